"""Lessons and puzzles as values, judged by the engine."""
