"""The base class of the errors of this package."""

from __future__ import annotations


class EngineError(Exception):
    """Something that the engine was asked to do and cannot do."""
