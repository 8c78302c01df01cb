"""The base class of the errors of this package."""

from __future__ import annotations


class StatsError(Exception):
    """A number that was asked for and cannot be computed."""
