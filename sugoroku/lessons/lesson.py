"""Hold lessons: a few sentences, and tasks to be solved on the board or by choosing."""

from dataclasses import dataclass

from sugoroku.game.dice import Throw
from sugoroku.game.position import Position
from sugoroku.game.presets import parse_rules
from sugoroku.game.rules import Rules
from sugoroku.lessons.goal import Goal


@dataclass(frozen=True, slots=True)
class Remark:
    """Say something to a legal play that meets these goals but not the task."""

    goals: tuple[Goal, ...]
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """Ask for a play: the position and throw, what is asked, and what is said to each kind of answer.

    `right` is said to a play that meets all `goals`, `other` to any other legal play unless a remark fits first.
    """

    rules: str
    board: str
    throw: str
    ask: str
    goals: tuple[Goal, ...]
    right: str
    other: str
    hints: tuple[str, ...]
    remarks: tuple[Remark, ...] = ()

    @property
    def position(self) -> Position:
        """Return the stones as they stand."""
        return Position.from_xgid(self.board)

    @property
    def dice(self) -> Throw:
        """Return the throw to play."""
        return Throw.from_text(self.throw)

    @property
    def law(self) -> Rules:
        """Return the rules in force."""
        return parse_rules(self.rules).rules


@dataclass(frozen=True, slots=True)
class Option:
    """Hold one choice and what is said to the reader who takes it."""

    key: str
    text: str
    said: str
    right: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """Ask a question with options, one of them right; `board` and `throw` are shown beside it where given."""

    rules: str
    ask: str
    options: tuple[Option, ...]
    hints: tuple[str, ...]
    board: str | None = None
    throw: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """Hold one lesson; `terms` are keys of the glossary that first appear here.

    `play` is a rule-set text: after the last task the reader is invited to a game by these rules, against the
    gentlest computer and with the coach at hand where the game is `helped`.
    """

    key: str
    title: str
    paragraphs: tuple[str, ...]
    tasks: tuple[Task | Choice, ...]
    terms: tuple[str, ...] = ()
    play: str | None = None
    helped: bool = False


@dataclass(frozen=True, slots=True)
class Course:
    """Hold a course of lessons."""

    key: str
    title: str
    line: str
    lessons: tuple[Lesson, ...]

    def lesson(self, key: str) -> Lesson | None:
        """Return the lesson of this key, or nothing."""
        return next((lesson for lesson in self.lessons if lesson.key == key), None)

    def after(self, key: str) -> Lesson | None:
        """Return the lesson that follows, or nothing after the last."""
        keys = [lesson.key for lesson in self.lessons]
        place = keys.index(key) + 1
        return self.lessons[place] if place < len(keys) else None
