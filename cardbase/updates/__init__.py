"""Newer card data: fetch them, bring them on a stick, look at them, go back.

>>> from cardbase import updates
>>> updates.status().active.label.startswith(("krcg", "VEKN", "KRCG"))
True

:func:`update` asks the VEKN or KRCG (:mod:`~cardbase.updates.addresses`), :func:`install_files`
takes what lies on disk, :func:`rollback` goes back to what was before, :func:`status` tells what
there is. All errors are :class:`~cardbase.sources.source.SourceError`; after every one of them the
data that were in force still are.
"""

from __future__ import annotations

from cardbase.sources.connection import CancelledError, DownloadError, UpdateError
from cardbase.updates.addresses import Origin
from cardbase.updates.comparison import Difference, Named
from cardbase.updates.installation import RefusedError, install_files, rollback, update
from cardbase.updates.lock import BusyError
from cardbase.updates.report import (
    Progress,
    Status,
    UpdateOutcome,
    UpdateStep,
    VersionInfo,
    in_force,
    status,
)

__all__ = [
    "BusyError",
    "CancelledError",
    "Difference",
    "DownloadError",
    "Named",
    "Origin",
    "Progress",
    "RefusedError",
    "Status",
    "UpdateError",
    "UpdateOutcome",
    "UpdateStep",
    "VersionInfo",
    "in_force",
    "install_files",
    "rollback",
    "status",
    "update",
]
