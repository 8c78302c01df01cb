"""The base class of the errors of this package."""

from __future__ import annotations


class KernelError(Exception):
    """A rule of asking and answering that was not followed."""
