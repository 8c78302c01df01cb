"""Cards and archive from the files of krcg's package.

Only the construction of a snapshot imports this module, because it loads readers of tables, YAML
and archives.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardbase.archive import ArchiveDeck
from cardbase.sources.card_tables import read_cards
from cardbase.sources.decompression import unxz
from cardbase.sources.rulings import read_rulings
from cardbase.sources.source import CardData
from cardbase.sources.twda import read_archive


def cards_of(
    tables: Mapping[str, bytes],
    nicknames: Mapping[int, Sequence[str]],
    rulings: dict[str, bytes],
) -> CardData:
    """The card database.

    Args:
        tables: the official tables, by file name.
        nicknames: short names of players, by card id.
        rulings: the files of rulings, by name.
    """
    return read_cards(tables, aliases=nicknames, rulings=read_rulings(rulings))


def archive_of(packed: bytes, name: str) -> tuple[ArchiveDeck, ...]:
    """The tournament archive in a compressed file with this name."""
    return read_archive(unxz(packed, name))
