"""The base class of the errors of this package."""

from __future__ import annotations


class HeritageGameError(Exception):
    """Something that the rules or the data of Heritage do not allow."""
