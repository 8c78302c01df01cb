"""Effects during the polling step of a referendum and after its result."""

from __future__ import annotations

from typing import override

from cardbase.terms import Bonus
from vtes_deck.effects.vocab.amounts import Amount, Number, number, with_sign
from vtes_deck.effects.vocab.context import Condition, Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording, gets
from vtes_deck.engine.mechanics import hand, zones
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.current import CurrentAction
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Modifier, Table, Until, Zone
from vtes_deck.engine.state.windows import POLLING

ANY_POLLING = "during the polling step of any referendum"
"""The moment of a vote effect that is not limited to political actions."""

GETS_VOTES = EventType("gets votes", "{minion} gets {n:vote}.")


class Votes(Effect, frozen=True):
    """Gives the minion that plays the card votes in the current referendum."""

    n: Number

    @override
    def windows(self) -> int:
        """The polling step (REF-03)."""
        return POLLING

    @override
    def possible(self, context: EffectContext) -> bool:
        return context.table.current(Referendum) is not None

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, self.n, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        n = number(context, self.n)
        context.table.modify(
            Modifier(Bonus.VOTES, n, context.minion, Until.REFERENDUM, context.card)
        )
        context.table.emit(GETS_VOTES, context.seat, n=n, minion=context.minion)

    @override
    def say(self, wording: Wording) -> str:
        return gets(wording, wording.user, with_sign(self.n, "vote", wording, plural="votes"))

    @override
    def occasion(self, wording: Wording) -> str:
        return ANY_POLLING


class SeatVotes(Effect, frozen=True):
    """Gives the Methuselah who uses the card votes in the current referendum."""

    n: Number

    @override
    def possible(self, context: EffectContext) -> bool:
        return context.table.current(Referendum) is not None

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, self.n, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        referendum = context.table.current(Referendum)
        if referendum is not None:
            referendum.give(context.seat, context.card, number(context, self.n))

    @override
    def say(self, wording: Wording) -> str:
        return gets(wording, "you", with_sign(self.n, "vote", wording, plural="votes"))


def margin(table: Table) -> int | None:
    """The margin of votes by which the action's referendum passed, or ``None``."""
    action = table.current(CurrentAction)
    return None if action is None else action.margin


class Margin(Amount, frozen=True):
    """The votes by which the referendum of the action has passed."""

    @override
    def count(self, context: EffectContext) -> int:
        return margin(context.table) or 0

    @override
    def say(self, wording: Wording) -> str:
        return "vote by which the referendum passed"


class ReferendumPassed(Condition, frozen=True):
    """The referendum of the action has passed."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return margin(context.table) is not None

    @override
    def say(self, wording: Wording) -> str:
        return "if the referendum passed"


CALLED_OFF = "called off"
"""Recorded for a political action that cannot be repeated this turn, with the id of its card."""


class PoliticalReferendum(Condition, frozen=True):
    """The current referendum belongs to a political action."""

    @override
    def holds(self, context: EffectContext) -> bool:
        referendum = context.table.current(Referendum)
        return referendum is not None and referendum.minion != NONE and not referendum.called_off

    @override
    def say(self, wording: Wording) -> str:
        return "during the polling step of a political action"


def cancel_referendum(table: Table, seat: int, *, returns: bool = False) -> Referendum | None:
    """Cancel and return the current referendum, which neither passes nor fails.

    Args:
        table: the table.
        seat: the Methuselah who cancels it.
        returns: the political action card that called it returns to its owner's hand, which is
            adjusted afterwards (DRW-05).
    """
    referendum = table.current(Referendum)
    if referendum is None:
        return None
    referendum.called_off = True
    referendum.canceller = seat
    card = referendum.card
    if returns and card != NONE and table.where[card] is Zone.BEING_PLAYED:
        zones.move(table, card, Zone.HAND)
        hand.adjust(table, table.owner[card])
    return referendum


class FailReferendum(Effect, frozen=True):
    """The referendum fails without further votes."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.REFERENDUM, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        referendum = context.table.current(Referendum)
        if referendum is not None:
            referendum.lost = True

    @override
    def say(self, wording: Wording) -> str:
        return "the referendum fails"
