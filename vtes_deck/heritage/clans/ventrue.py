"""Ventrue: the edict. Its trigger is in the module of the recruit (H-REC-08)."""

from __future__ import annotations

from vtes_deck.heritage.clans.malkavian import attributes
from vtes_deck.heritage.dataset import effects as words
from vtes_deck.heritage.decisions import DecisionKind
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.hands import take_from_discard
from vtes_deck.heritage.resolve import Resolve, act
from vtes_deck.heritage.table import StandingEdict, Table
from vtes_deck.kernel.procedure import Procedure

ISSUED = EventType("edict", "{seat} issues the edict {card} on {word}.")
REPEALED = EventType("repealed", "The edict {card} is discarded.")


class Issue(Procedure):
    """H-CLN-09: the scheme stays face up with an attribute that is never changed.

    The token that shows it has no value; here, the attribute is data. A new edict replaces the old
    one.

    Attributes:
        among: the kinds of attributes to choose from; effects: its effects when triggered.
    """

    among: tuple[str, ...]
    effects: tuple[words.Effect, ...]

    def ask(self, table: Table) -> None:
        """Ask for an attribute."""
        under = table.stack[-2]
        assert isinstance(under, Resolve)
        table.ask(under.seat, DecisionKind.ATTRIBUTE, attributes(self.among), under.source)

    def go(self, table: Table) -> None:
        """Put the scheme into play."""
        under = table.stack[-2]
        assert isinstance(under, Resolve)
        if not take_from_discard(table, under.seat, under.source):
            return
        if table.edict is not None:
            table.seats[table.edict.seat].discard.append(table.edict.card)
            table.emit(REPEALED, table.edict.seat, card=table.edict.card)
        word = table.answer.word
        table.edict = StandingEdict(under.source, under.seat, word, under.actor, self.effects)
        table.emit(ISSUED, under.seat, card=under.source, word=word)

    steps = (ask, go)


@act(words.Edict)
def edict(table: Table, under: Resolve, effect: words.Edict) -> None:
    """H-CLN-09."""
    del under
    table.push(Issue(among=effect.among, effects=effect.effects))
