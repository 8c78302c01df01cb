"""The offer to continue a game at the table, when the program starts.

It is imported when there is such a game, because it loads the rules engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from vtes_deck.app.game_table.saved_games import SavedTable
from vtes_deck.gui.message_bar import Message, MessageLevel, Offer
from vtes_deck.gui.table.saved_game_store import TableStore
from vtes_deck.gui.table.titles import players
from vtes_deck.gui.window_parts import WindowParts
from vtes_deck.language import plural, tr

_KEY = "game table"


def offer(window: WindowParts, game: SavedTable) -> None:
    """Offer to continue a game, until one is opened or begun on a table."""
    store = TableStore.of(window.context) if window.context is not None else None
    if store is not None and store.used:
        return  # the search for games took longer than opening one
    text = tr(
        "A game at turn {turn} is not finished: {names}.",
        names=players(game.saved),
        turn=game.saved.turn,
    )
    go_on = Offer(tr("Continue the game"), lambda: _continue(window, game.key))
    window.messages.post(Message(text, offers=(go_on,), key=_KEY))
    if store is not None:
        _withdraw_in_time(window, store)


def report_damaged(window: WindowParts, files: Sequence[Path]) -> None:
    """List the games that cannot be read, by the names under which their files are kept."""
    text = plural(
        "{n} games at the table are damaged. Their files are kept as {places}.",
        "A game at the table is damaged. Its file is kept as {places}.",
        len(files),
        places=", ".join(str(file) for file in files),
    )
    window.messages.post(Message(text, MessageLevel.ERROR, key="damaged games"))


def _withdraw_in_time(window: WindowParts, store: TableStore) -> None:
    """Withdraw the offer during another game, because the bar would take space from the table."""

    def withdraw() -> None:
        window.messages.withdraw(_KEY)

    store.taken.connect(withdraw)
    store.begun.connect(withdraw)


def _continue(window: WindowParts, key: str) -> None:
    table = window.tables.free_table()
    if table is not None:
        table.open_saved(key, replay=False)
