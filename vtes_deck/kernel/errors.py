"""The base class of the errors of this package."""

from __future__ import annotations


class KernelError(Exception):
    """The protocol of decisions and answers was not followed."""
