"""Facts about the cards of a game: text, piles, and the reason why one cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect

from cardbase.model import AnyCard
from vtes_deck.app.game_table.unplayable_cards import PlayRefusal
from vtes_deck.app.game_table.view import NONE, CardPlace, CardView
from vtes_deck.gui.table.piles import PilesDialog

if TYPE_CHECKING:
    from vtes_deck.gui.table.game_view import GameView


class CardFacts(QObject):
    """Shows facts about the cards that the player points at or clicks.

    Args of the constructor:
        game: the view of the game.
    """

    def __init__(self, game: GameView) -> None:
        super().__init__(game)
        self._game = game
        self._pointed: tuple[int, QRect] = (NONE, QRect())

    def show_piles(self, seat: int) -> None:
        """Open the ash heap of a Methuselah, and her other visible piles."""
        view = self._game.board.view
        if view is not None:
            PilesDialog(view.seats[seat], self._look_at, self._game.faces, self._game).open()

    def _why(self, view: CardView | None) -> PlayRefusal | None:
        """The reason why a card in the hand cannot be played now."""
        play = self._game.play
        if view is None or view.place is not CardPlace.HAND or view.hidden:
            return None
        decision = None if play is None else play.session.decision
        if (
            play is None
            or play.partial_choice is None
            or decision is None
            or view.seat != decision.seat
        ):
            return None
        return play.session.why_not(view.number)

    def point(self, view: CardView | None, rect: QRect) -> None:
        """Show the card under the mouse or the focus in full, and why it cannot be played."""
        why = self._why(view)
        self._pointed = (NONE if view is None else view.number), rect
        self._game.preview.point(view, rect, why.text if why is not None else "")

    def point_again(self) -> None:
        """Update the preview after the table has changed under the mouse."""
        card, rect = self._pointed
        if card != NONE and self._game.preview.wanted:
            item = self._game.board.item_of(card)
            self.point(None if item is None else item.view, rect)

    def show_facts(self, view: CardView) -> None:
        """Show why a clicked card cannot be chosen, and show the card in the Card panel."""
        if view.card is not None:
            self._look_at(view.card)
        why = self._why(view)
        if why is not None:
            self._game.side.show_note(why.text, rule=why.rule)

    def _look_at(self, card: AnyCard) -> None:
        self._game.context.session.select(card)

    def point_at(self, card: int, rect: QRect) -> None:
        """Show in full the card whose name is under the mouse."""
        self._pointed = NONE, rect
        found = self._printed(card)
        if found is None:
            self._game.preview.hide()
        else:
            self._game.preview.point_card(found, rect)

    def select(self, card: int) -> None:
        """Show a card in the Card panel of the main window."""
        found = self._printed(card)
        if found is not None:
            self._game.context.session.select(found)

    def _printed(self, card: int) -> AnyCard | None:
        game = self._game.shown
        return None if card == NONE or game is None else game.table.cards[card].definition
