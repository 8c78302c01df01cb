"""Malkavian: embrace the chaos."""

from __future__ import annotations

from vtes_deck.heritage import queue
from vtes_deck.heritage.attributes import VALUES
from vtes_deck.heritage.dataset.effects import Embrace
from vtes_deck.heritage.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.recruit import Recruit, bound_elsewhere, has_attribute, sires
from vtes_deck.heritage.resolve import Resolve, act
from vtes_deck.heritage.table import Table
from vtes_deck.kernel.procedure import Procedure

DECLARE = Verb("declare", "Declare {word}.")

DECLARED = EventType("declared", "{seat} declares {word}.")
REVEALED = EventType("revealed", "{card} is revealed and discarded.")
FOUND = EventType("found", "{card} is revealed.")
NOT_FOUND = EventType("not found", "No character with {word} is left.")


def attributes(kinds: tuple[str, ...]) -> list[Option]:
    """The attributes of some kinds."""
    return [Option(DECLARE, word=value) for kind in kinds for value in VALUES[kind]]


class EmbraceTheChaos(Procedure):
    """H-CLN-04: declare an attribute and reveal characters until one has it.

    It is recruited, with activation and abilities, before the rest of the scheme; the others are
    discarded. Bonded characters of other clans are also discarded (H-REC-12).

    Attributes:
        seat: the recruiting player; ``among``: the kinds of attributes that can be declared.
    """

    seat: int
    among: tuple[str, ...]

    def ask(self, table: Table) -> None:
        """Ask for an attribute, unless the recruit of this turn is done (H-TRN-04)."""
        if table.recruited or self.seat != table.active or not sires(table, self.seat):
            self.finish()
            return
        table.ask(self.seat, DecisionKind.ATTRIBUTE, attributes(self.among))

    def reveal(self, table: Table) -> None:
        """H-REC-07: the search continues in a new deck if the old one is used up."""
        word = table.answer.word
        table.emit(DECLARED, self.seat, word=word)
        if not any(self.fits(table, card, word) for card in (*table.deck, *table.discard)):
            table.emit(NOT_FOUND, self.seat, word=word)
            return
        while (card := queue.draw(table)) != NONE:
            if self.fits(table, card, word):
                table.emit(FOUND, self.seat, card=card)
                table.push(Recruit(seat=self.seat, card=card))
                return
            table.discard.append(card)
            table.emit(REVEALED, self.seat, card=card)

    def fits(self, table: Table, card: int, word: str) -> bool:
        """Whether the search ends with this character."""
        return has_attribute(table, card, word) and not bound_elsewhere(table, self.seat, card)

    steps = (ask, reveal)


@act(Embrace)
def embrace(table: Table, under: Resolve, effect: Embrace) -> None:
    """H-CLN-04: start a recruit in place of the normal one."""
    table.push(EmbraceTheChaos(seat=under.seat, among=effect.among))
