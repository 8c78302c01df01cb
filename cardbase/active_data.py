"""Opens the card data in use: the version the user installed, or the packaged data."""

from __future__ import annotations

import logging

from cardbase.data_comparison import judge
from cardbase.database import CardBase
from cardbase.paths import Place
from cardbase.snapshot import open_base
from cardbase.sources.installed import PACKAGED, POINTER, Installed, Pointer, Versions
from cardbase.sources.source import SourceError

_log = logging.getLogger(__name__)


def open_active(place: Place) -> CardBase:
    """Open the card base in use.

    An unusable installed version is logged, and the version before it or the packaged data are used
    instead.

    Raises:
        SourceError: the packaged data cannot be used either.
    """
    for version in candidates(place):
        try:
            return open_base(version, place.cache)
        except SourceError as error:
            _log.warning("%s; older card data are used", error)
    return open_base(place.package, place.cache)


def candidates(place: Place) -> tuple[Installed, ...]:
    """The installed versions to try, in this order, before the packaged data."""
    if not (place.data / POINTER).exists():
        return ()
    versions = place.versions()
    try:
        pointer = versions.pointer()
    except SourceError as error:
        # This file is replaced atomically, so another program damaged it. Use the newest version.
        _log.warning("%s", error)
        return versions.installed()
    if pointer.current != PACKAGED and pointer.package != versions.package_id():
        pointer = _judged(place, versions, pointer)
    found = []
    for version in reversed(pointer.history):
        if version == PACKAGED:
            break
        try:
            found.append(versions.find(version))
        except SourceError as error:
            _log.warning("%s", error)
    return tuple(found)


def _judged(place: Place, versions: Versions, pointer: Pointer) -> Pointer:
    """Choose again, because the packaged data have changed since the last choice."""
    try:
        return judge(place, versions, pointer)
    except SourceError as error:
        _log.info("the packaged data cannot be compared with the installed ones: %s", error)
        return pointer
