"""The addresses of newer card data: every address of the card base in one place.

Each can be overridden by the environment variable of its name, and by arguments of
:func:`cardbase.updates.update`.
"""

from __future__ import annotations

import os
from enum import StrEnum

import msgspec

from cardbase.sources.problems import Subject


class Origin(StrEnum):
    """A provider of card data."""

    VEKN = "vekn"
    KRCG = "krcg"

    @property
    def label(self) -> str:
        """The name of the source, for players."""
        return {Origin.VEKN: "VEKN card lists", Origin.KRCG: "KRCG data"}[self]


class Address(msgspec.Struct, frozen=True):
    """An address from which data are fetched.

    Attributes:
        what: its content, a :class:`Subject` or the name of a file.
        variable: the environment variable that overrides it.
        url: the address.
        needed: whether an update fails without it.
    """

    what: str
    variable: str
    url: str
    needed: bool = True


_DOWNLOADS = "https://www.vekn.net/images/stories/downloads"
_KRCG = "https://static.krcg.org/data/v5"

#: The official archive, and separate archives of translations. Source: the addresses linked from
#: https://www.vekn.net/card-lists.
_VEKN_ADDRESSES = (
    Address(Subject.CARD_LISTS, "VTES_DECK_VEKN_URL", f"{_DOWNLOADS}/vtescsv_utf8.zip"),
    Address(
        Subject.FRENCH,
        "VTES_DECK_VEKN_FR_URL",
        f"{_DOWNLOADS}/french/vtescsv_utf8.fr-FR.zip",
        needed=False,
    ),
    Address(
        Subject.SPANISH,
        "VTES_DECK_VEKN_ES_URL",
        f"{_DOWNLOADS}/spanish/vtescsv_utf8.es-ES.zip",
        needed=False,
    ),
)
#: Source: the loaders of the package krcg, which read the same files.
_KRCG_ADDRESSES = (
    Address(Subject.CARD_FILE, "VTES_DECK_KRCG_CARDS_URL", f"{_KRCG}/vtes.json"),
    Address(Subject.SET_FILE, "VTES_DECK_KRCG_SETS_URL", f"{_KRCG}/expansions.json"),
    Address(Subject.ARCHIVE, "VTES_DECK_KRCG_DECKS_URL", f"{_KRCG}/twda.json"),
)


def addresses(origin: Origin, urls: tuple[str, ...] = ()) -> tuple[Address, ...]:
    """The addresses to fetch.

    Args:
        origin: the provider.
        urls: fetch exactly these instead. An empty environment variable disables its address.
    """
    if urls:
        return tuple(Address(url.rpartition("/")[2] or url, "", url) for url in urls)
    known = _VEKN_ADDRESSES if origin is Origin.VEKN else _KRCG_ADDRESSES
    found = (
        msgspec.structs.replace(a, url=os.environ.get(a.variable, a.url).strip()) for a in known
    )
    return tuple(a for a in found if a.url)
