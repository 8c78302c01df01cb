"""The folders of card data: the packaged data, installed versions and snapshots."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

from cardbase.sources.installed import Package, Versions
from cardbase.sources.package import KrcgPackage


class Place:
    """The folders and the package of a card base.

    Attributes:
        package: the data packaged with the program.
        data: the folder of the installed versions.
        cache: the folder of the snapshots; ``None`` for the user's cache folder.
        own: the folder of own cards; ``None`` if there are none.
    """

    def __init__(
        self, package: Package, data: Path, cache: Path | None = None, own: Path | None = None
    ) -> None:
        self.package = package
        self.data = data
        self.cache = cache
        self.own = own

    def versions(self) -> Versions:
        """The installed versions."""
        return Versions(self.package, self.data)


def default_place(cache: Path | None = None) -> Place:
    """The place of the user's own card base."""
    return Place(KrcgPackage(), data_folder(), cache, own_folder())


def data_folder() -> Path:
    """The folder of installed card data.

    It is not a cache, because a file downloaded once may no longer be available.
    """
    return _user_data() / "cards"


def own_folder() -> Path:
    """The folder of the user's own cards."""
    return _user_data() / "own-cards"


def _user_data() -> Path:
    """The user's data folder; inside ``VTES_DECK_HOME`` if that is set."""
    home = os.environ.get("VTES_DECK_HOME")
    if home:
        return Path(home) / "data"
    return user_data_path("vtes-deck", appauthor=False)
