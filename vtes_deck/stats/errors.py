"""The base class of the errors of this package."""

from __future__ import annotations


class StatsError(Exception):
    """A requested number that cannot be computed."""
