"""The titles of games, which distinguish a copy from its original."""

from __future__ import annotations

from vtes_deck.app.game_table.deck_games import document_of
from vtes_deck.app.game_table.game_file import SavedSession
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.origin import FromGoldfish, FromPosition
from vtes_deck.gui.table.game_result import points_words
from vtes_deck.language import tr


def window_title(session: GameSession, head: str) -> str:
    """The title for the window of a game; ``head`` is its turn and phase."""
    head = head.removesuffix(".")
    if session.played_on:
        return tr("Played on: {head}", head=head)
    if session.aside:
        return tr("What if: {head}", head=head)
    return tr("{head}: game table", head=head)


def players(saved: SavedSession) -> str:
    """The Methuselahs of a kept game."""
    alone = isinstance(saved.start, FromGoldfish)
    who = tr("A deck alone") if alone else ", ".join(saved.names)
    if isinstance(saved.start, FromPosition):
        corrects = saved.start.position.before is not None
        return tr("Corrected: {who}", who=who) if corrects else tr("Position: {who}", who=who)
    if saved.played_on:
        return tr("Played on: {who}", who=who)
    return tr("What if: {who}", who=who) if saved.aside else who


def own_side(saved: SavedSession) -> str:
    """The file of the deck of the first person, with her result or pool; empty if not known."""
    seat = next((place for place, one in enumerate(saved.sitters) if one.human), None)
    if seat is None:
        return ""
    document = document_of(saved.sources[seat]) if seat < len(saved.sources) else None
    deck = document.path.stem if document is not None and document.path is not None else ""
    if saved.points >= 0:
        win = tr("game win") if saved.game_win else ""
        return ", ".join(filter(None, (deck, points_words(saved.points), win)))
    pool = tr("{n} pool", n=saved.pool) if saved.pool >= 0 and not saved.over else ""
    return ", ".join(filter(None, (deck, pool)))
