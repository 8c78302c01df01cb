"""The base class of the errors of this package."""

from __future__ import annotations


class AppError(Exception):
    """Something that the program cannot do."""
