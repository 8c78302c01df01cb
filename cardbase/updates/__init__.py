"""Newer card data: download, installation from files, comparison, and rollback.

>>> from cardbase import updates
>>> updates.status().active.label.startswith(("krcg", "VEKN", "KRCG"))
True

:func:`update` downloads from the VEKN or KRCG (:mod:`~cardbase.updates.addresses`),
:func:`install_files` installs files from disk, :func:`rollback` returns to the previous version,
and :func:`status` lists the versions. All errors are :class:`~cardbase.sources.source.SourceError`;
after each of them the previous data are still in use.
"""

from __future__ import annotations

from cardbase.data_comparison import Difference, Named
from cardbase.data_lock import BusyError
from cardbase.sources.source import CancelledError, DownloadError, UpdateError
from cardbase.updates.addresses import Origin
from cardbase.updates.installation import RefusedError, install_files, rollback, update
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
