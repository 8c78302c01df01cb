"""Newer data that complement the packaged data: the contents of each file."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from collections.abc import Set as AbstractSet

import msgspec

from cardbase.archive import ArchiveDeck
from cardbase.datafile import UNREADABLE
from cardbase.errors import reason_of
from cardbase.sources import krcg_json, official_lists
from cardbase.sources.card_tables import build_cards, read_tables
from cardbase.sources.csv_tables import int_of
from cardbase.sources.decompression import unxz
from cardbase.sources.krcg_json import CARDS, DECKS, SETS
from cardbase.sources.package import ARCHIVE, NICKNAMES
from cardbase.sources.problems import SourceProblem
from cardbase.sources.rulings import read_rulings
from cardbase.sources.source import CardData, SourceError
from cardbase.sources.twda import read_archive

#: The prefix of the names of files from the packaged data.
KEPT = "kept-"

_LISTS = frozenset(official_lists.NEEDED)
_TRANSLATED = frozenset(official_lists.TRANSLATED)
_JSON = frozenset({CARDS, SETS})


def over(package: Mapping[str, bytes], newer: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files of a version: packaged files with prefixed names, and newer files."""
    return {f"{KEPT}{name}": data for name, data in package.items()} | dict(newer)


def carried(old: AbstractSet[str], new: AbstractSet[str]) -> set[str]:
    """The files of an older version that remain, because nothing replaces them.

    Args:
        old: the names of the older version's files.
        new: the names of the received files.
    """
    stay = {name for name in old - new if not name.startswith(KEPT)}
    if new & _LISTS:
        stay -= _JSON
    if CARDS in new:  # it contains translations
        stay -= _LISTS | _TRANSLATED
    return stay


def cards_of(files: Mapping[str, bytes]) -> CardData:
    """The cards of a version.

    Args:
        files: the files that :func:`over` returns.

    Raises:
        SourceError: a file is missing or cannot be used.
    """
    kept = {name.removeprefix(KEPT): data for name, data in files.items() if name.startswith(KEPT)}
    aliases = _nicknames(kept.get(NICKNAMES, b"{}"))
    if CARDS in files:
        have = read_tables(kept)
        sets = krcg_json.read_sets(files[SETS]) if SETS in files else have.sets
        tables, rulings = krcg_json.read_json(files[CARDS], sets, have)
        return build_cards(tables, aliases=aliases, rulings=rulings)
    if _LISTS & files.keys():
        tables = official_lists.read_official(files, kept)
    else:
        tables = read_tables(kept)
        names = {
            int_of(row["Id"], row["Name"]): row["Name"] for row in (*tables.crypt, *tables.library)
        }
        translations = official_lists.merged_translations(files, kept, names)
        tables = dataclasses.replace(tables, translations=translations)
    return build_cards(tables, aliases=aliases, rulings=read_rulings(kept))


def decks_of(files: Mapping[str, bytes]) -> tuple[ArchiveDeck, ...]:
    """The tournament archive of a version.

    Raises:
        SourceError: it is missing or cannot be used.
    """
    if DECKS in files:
        return read_archive(files[DECKS])
    packed = files.get(f"{KEPT}{ARCHIVE}")
    if packed is None:
        raise SourceError(SourceProblem.MISSING, file=ARCHIVE)
    return read_archive(unxz(packed, ARCHIVE))


def tells_decks(name: str) -> bool:
    """Whether a file of a version belongs to the tournament archive."""
    return name in {DECKS, f"{KEPT}{ARCHIVE}"}


def _nicknames(data: bytes) -> dict[int, list[str]]:
    try:
        return msgspec.json.decode(data, type=dict[int, list[str]])
    except UNREADABLE as error:
        raise SourceError(SourceProblem.UNREADABLE, file=NICKNAMES, why=reason_of(error)) from None
