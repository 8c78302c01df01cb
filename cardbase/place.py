"""Where card data are kept: the packaged data, installed versions and snapshots."""

from __future__ import annotations

import os
from pathlib import Path

from cardbase.sources.installed import Package, Versions
from cardbase.sources.package import KrcgPackage


class Place:
    """The folders and the package of a card base.

    Attributes:
        package: the data packaged with the program.
        data: the folder of the installed versions.
        cache: the folder of the snapshots; ``None`` for the user's cache folder.
    """

    def __init__(self, package: Package, data: Path, cache: Path | None = None) -> None:
        self.package = package
        self.data = data
        self.cache = cache

    def versions(self) -> Versions:
        """The installed versions."""
        return Versions(self.package, self.data)


def default_place(cache: Path | None = None) -> Place:
    """The place of the user's own card base."""
    return Place(KrcgPackage(), data_folder(), cache)


def data_folder() -> Path:
    """The folder of installed card data, inside ``VTES_DECK_HOME`` if that is set.

    It is not a cache, because a file downloaded once may no longer be available.
    """
    home = os.environ.get("VTES_DECK_HOME")
    if home:
        return Path(home) / "data" / "cards"
    from platformdirs import user_data_path

    return user_data_path("vtes-deck", appauthor=False) / "cards"
