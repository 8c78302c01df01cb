"""A game in a file that the player chooses: saved at the table, opened here or on another machine.

A game from decks is a saved game of the engine (:mod:`vtes_deck.engine.record`), and ``table`` next
to its values names the players. Files of ``vtes-deck play`` and of older versions have no
``table``. A game from a position, or of one deck alone, has ``table`` only.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from cardbase import datafile
from cardbase.database import CardBase
from cardbase.datafile import DamagedError
from vtes_deck.app import games
from vtes_deck.app.game_table.game_file import (
    FromDecks,
    SavedSession,
    decode,
    from_saved,
    saved_of,
)
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.output_files import write_output
from vtes_deck.engine import Game
from vtes_deck.engine.record import RecordProblem, SavedGameError

type SourcesOf = Callable[[str], tuple[str, ...]]
"""Finds the sources of the decks of a kept game by its key; empty if it is not on this machine."""


_ABSENT = msgspec.Raw()


class _File(msgspec.Struct):
    """The part of a file that names the players."""

    table: msgspec.Raw = _ABSENT


def no_sources(_key: str) -> tuple[str, ...]:
    """No sources, because no saved game is open."""
    return ()


def to_file(session: GameSession, kept: str = "") -> bytes:
    """A game as the content of a file.

    Names of the player's own files are left out: the file may be shared.

    Args:
        session: the game.
        kept: its key in the user's data, by which the same machine finds its decks again.

    Raises:
        TableError: it cannot be played again from a text.
    """
    saved = msgspec.structs.replace(saved_of(session), sources=(), kept=kept)
    values: dict[str, object] = {}
    if isinstance(saved.start, FromDecks):
        values = msgspec.json.decode(saved.start.game)
        saved = msgspec.structs.replace(saved, start=FromDecks())
    values["table"] = saved
    return msgspec.json.format(msgspec.json.encode(values), indent=1) + b"\n"


def save(session: GameSession, path: Path, kept: str = "") -> None:
    """Save a game to a file; the old file stays until the new one is complete.

    Args:
        session: the game.
        path: the file.
        kept: see :func:`to_file`.

    Raises:
        TableError: the game cannot be played again from a text.
        OSError: the file cannot be written.
    """
    write_output(path, to_file(session, kept))


def opened(data: bytes, cards: CardBase, sources_of: SourcesOf = no_sources) -> GameSession | Game:
    """The game of a file: with its players, or without them if the file does not name them.

    Args:
        data: the content of the file.
        cards: the card base.
        sources_of: finds the decks of a game that was saved on this machine.

    Raises:
        SavedGameError: it is not a game, or a game without players that cannot be played again.
        TableError: a later version has written it, or it cannot be played on with these cards and
            rules.
    """
    saved = _table_of(data)
    if saved is None:
        return games.read(data, cards.get)
    if isinstance(saved.start, FromDecks):
        saved = msgspec.structs.replace(saved, start=FromDecks(data.decode()))
    sources = sources_of(saved.kept) if saved.kept else ()
    if len(sources) not in {0, len(saved.sitters)}:
        sources = ()
    return from_saved(msgspec.structs.replace(saved, sources=sources), cards)


def game_of(data: bytes, cards: CardBase) -> Game:
    """The game of a file without its players; raises as :func:`opened`."""
    found = opened(data, cards)
    return found.game if isinstance(found, GameSession) else found


def _table_of(data: bytes) -> SavedSession | None:
    """The part with the players; ``None`` if it is missing or the text is not a game.

    Raises:
        SavedGameError: that part is damaged.
        TableError: a later version of the program has written it.
    """
    if len(data) > games.MAX_BYTES:
        return None
    try:
        table = datafile.decode(data, _File).table
    except DamagedError:
        return None
    if table == _ABSENT:
        return None
    try:
        return decode(bytes(table))
    except DamagedError:
        raise SavedGameError(RecordProblem.DAMAGED) from None
