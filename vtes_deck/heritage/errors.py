"""The base class of the errors of this package."""

from __future__ import annotations

from cardbase.errors import MessageError


class HeritageGameError(MessageError):
    """The base class of errors of Heritage."""
