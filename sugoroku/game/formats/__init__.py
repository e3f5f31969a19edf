"""Texts that other programs, and people, keep games in: one format a file, all pure."""
