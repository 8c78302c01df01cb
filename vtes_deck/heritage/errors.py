"""The base class of the errors of this package."""

from __future__ import annotations

from cardbase.errors import MessageError


class HeritageGameError(MessageError):
    """Something that the rules or the data of Heritage do not allow."""
