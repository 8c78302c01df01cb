"""The base class of the errors of this package."""

from __future__ import annotations


class CollectionError(Exception):
    """The base class of errors of collections."""
