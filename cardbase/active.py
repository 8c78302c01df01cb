"""Which card data are in force: those that the user installed, or those the program came with.

This runs at every start, so what is only needed beside installed data is imported beside them.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

from cardbase.database import CardBase
from cardbase.sources.data import SourceError
from cardbase.store import open_base

if TYPE_CHECKING:
    from cardbase.sources.installed import Installed, Package, Pointer, Versions

_log = logging.getLogger(__name__)

#: The file that tells which installed version is in force.
POINTER = "active.json"


class Place:
    """Where a card base lives.

    Attributes:
        package: the data that the program came with.
        data: where newer data are installed.
        cache: where snapshots are kept; ``None`` stands for the user's cache folder.
    """

    def __init__(self, package: Package, data: Path, cache: Path | None = None) -> None:
        self.package = package
        self.data = data
        self.cache = cache

    def versions(self) -> Versions:
        """The installed versions."""
        from cardbase.sources.installed import Versions

        return Versions(self.package, self.data)


def default_place(cache: Path | None = None) -> Place:
    """The place of the user's own card base."""
    from cardbase.sources.package import KrcgPackage

    return Place(KrcgPackage(), data_folder(), cache)


def data_folder() -> Path:
    """Where installed card data are; ``VTES_DECK_HOME`` puts them under one folder with the rest.

    They are no cache: what was fetched once may be the last copy within reach.
    """
    home = os.environ.get("VTES_DECK_HOME")
    if home:
        return Path(home) / "data" / "cards"
    from platformdirs import user_data_path

    return user_data_path("vtes-deck", appauthor=False) / "cards"


def open_active(place: Place) -> CardBase:
    """The card base in force.

    Installed data that cannot be used are passed over, with a warning in the log: the ones before
    them are used, in the end the packaged ones.

    Raises:
        SourceError: even the packaged data cannot be used.
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
    from cardbase.sources.installed import PACKAGED

    versions = place.versions()
    try:
        pointer = versions.pointer()
    except SourceError as error:
        # It is replaced as a whole, so no program of ours did this: take the newest there is.
        _log.warning("%s", error)
        return versions.installed()
    if pointer.current != PACKAGED and pointer.package != versions.beside():
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
    """Decide anew, because the program has come with other data since the last decision."""
    from cardbase.updates.judge import judge

    try:
        return judge(place, versions, pointer)
    except SourceError as error:
        _log.info("the packaged data cannot be compared with the installed ones: %s", error)
        return pointer
