"""Static abilities that permit a minion more than the rules permit."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.context import EffectContext, Node
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Is
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.statics import Permits
from vtes_deck.engine.state.table import Activity, Table


class ActsAtOnce(Node, Permits, frozen=True):
    """The ally can act in the turn in which it is recruited."""

    @override
    def permits(self, table: Table, source: int, activity: Activity) -> bool:
        return activity is Activity.ACT_WHEN_RECRUITED

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} can perform actions the turn it is recruited"


class StrikesFirst(Node, Permits, frozen=True):
    """The strikes of the minion have first strike (STR-04).

    Attributes:
        against: filter for the opposing minion.
    """

    against: MinionFilter = ANYONE

    @override
    def permits(self, table: Table, source: int, activity: Activity) -> bool:
        if activity is not Activity.STRIKE_FIRST:
            return False
        context = EffectContext(table, table.in_play[source].controller, source)
        return self.against == ANYONE or Is("opposing", self.against).holds(context)


class HasAggravatedHands(Node, Permits, frozen=True):
    """The damage of the minion's hand strikes is aggravated."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.AGGRAVATED, which="host"),)

    @override
    def permits(self, table: Table, source: int, activity: Activity) -> bool:
        return activity is Activity.AGGRAVATE_HANDS
