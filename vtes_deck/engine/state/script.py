"""Card scripts: the interface between the engine and card texts.

The engine implements the *printed* facts of a card (:mod:`vtes_deck.engine.state.printed`), such as
cost, requirement, capacity, Disciplines and title. A script outside the engine implements the
*text*. A card without one has the script :class:`PrintedOnly`.

A script has no state. Its data is on the table: counters and ``marks`` of the card in play,
modifiers, and recorded uses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import Event
from vtes_deck.engine.state.windows import NEVER, Windows

if TYPE_CHECKING:
    from vtes_deck.engine.state.decisions import Option
    from vtes_deck.engine.state.printed import Printed
    from vtes_deck.engine.state.purposes import Purpose
    from vtes_deck.engine.state.statics import Static
    from vtes_deck.engine.state.table import Table
    from vtes_deck.kernel.procedure import Procedure


class Occasion(msgspec.Struct, frozen=True, gc=False):
    """A reason to carry out the text of a card, or to ask about it.

    Each chapter derives its own kinds; those that belong to none are in
    :mod:`~vtes_deck.engine.state.occasions`.
    """


class CardScript:
    """The text of a card. The defaults are those of a card without text.

    Attributes:
        windows: the windows in which the card could be played or used.
        statics: the rules that apply while it is in play, and facts about how it is played.
    """

    windows: Windows = NEVER
    statics: tuple[Static, ...] = ()

    def options(self, table: Table, seat: int, card: int, window: int) -> list[Option]:
        """The options of ``seat`` for playing or using ``card`` in this window.

        The card is in the hand of ``seat`` or in play; ``windows`` determines when this method is
        called. :mod:`vtes_deck.engine.cards.requirements` and
        :mod:`vtes_deck.engine.cards.master_cards` check the general rules (requirements, costs,
        repeats).
        """
        del table, seat, card, window
        return []

    def resolve(self, table: Table, occasion: Occasion) -> None:
        """Carry out the text on an occasion; may push procedures."""

    def costs(
        self, table: Table, card: int, paid: Printed, payer: int = NONE, *, most: bool = False
    ) -> tuple[int, int]:
        """PLY-12: the possible reduction of pool and blood cost by using ``card``, in play.

        Its windows include ``PAYING``; :meth:`resolve` carries out the use.

        Args:
            table: the table.
            card: the card in play.
            paid: the card that is paid for.
            payer: the minion that would play it; the acting minion if ``NONE``.
            most: return the reduction by all its uses together, not by one of them.
        """
        del table, card, paid, payer, most
        return 0, 0

    def words(self, option: Option) -> str:
        """Words that distinguish options of the card that have the same sentence."""
        del option
        return ""

    def purposes(self, table: Table, occasion: Occasion) -> tuple[Purpose, ...]:
        """The purposes of :meth:`resolve` on an occasion, for players."""
        del table, occasion
        return ()

    def action(self, table: Table, option: Option) -> Procedure | None:
        """The procedure of the action that an option announces, or ``None``."""
        del table, option
        return None

    def on_event(self, table: Table, card: int, event: Event) -> None:
        """Respond to an event that ``card``, in play, ``ListensTo``; may push procedures."""

    def terms(self, table: Table, occasion: Occasion) -> list[Option]:
        """The options for the next term of its referendum; empty if all are chosen."""
        del table, occasion
        return []


class PrintedOnly(CardScript):
    """The script of a card whose text is not in the engine: only printed facts apply."""


NO_SCRIPT = PrintedOnly()
