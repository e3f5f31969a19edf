"""List the courses."""

from sugoroku.lessons.first_steps import FIRST_STEPS
from sugoroku.lessons.for_players import FOR_PLAYERS
from sugoroku.lessons.lesson import Course, Lesson
from sugoroku.lessons.to_modern import TO_MODERN

COURSES = (FIRST_STEPS, FOR_PLAYERS, TO_MODERN)


def course(key: str) -> Course | None:
    """Return the course of this key, or nothing."""
    return next((known for known in COURSES if known.key == key), None)


def lesson(course_key: str, key: str) -> Lesson | None:
    """Return a lesson of a course, or nothing."""
    known = course(course_key)
    return known.lesson(key) if known else None
