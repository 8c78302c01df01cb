"""The base class of the errors of this package."""

from __future__ import annotations


class CollectionError(Exception):
    """Something that cannot be done with a collection."""
