"""What cards do in the polling step of a referendum, and with its result."""

from __future__ import annotations

from typing import override

from cardbase.model import Bonus
from vtes_deck.effects.vocab.action_effects import unlock
from vtes_deck.effects.vocab.context import Condition, Effect, EffectContext
from vtes_deck.engine.actions.action import RESOLVING
from vtes_deck.engine.mechanics import hand, ledger, zones
from vtes_deck.engine.politics.referendum import PASSES, Referendum
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Modifier, Table, Until, Zone
from vtes_deck.engine.state.windows import POLLING

GETS_VOTES = EventType("gets votes", "{minion} gets {n:vote}.")


class Votes(Effect, frozen=True):
    """The minion that plays the card gets votes in the referendum under way."""

    n: int

    @override
    def windows(self) -> int:
        """While votes are cast (REF-03)."""
        return POLLING

    @override
    def possible(self, context: EffectContext) -> bool:
        return context.table.current(Referendum) is not None

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.modify(
            Modifier(Bonus.VOTES, self.n, context.minion, Until.REFERENDUM, context.card)
        )
        context.table.emit(GETS_VOTES, context.seat, n=self.n, minion=context.minion)


class SeatVotes(Effect, frozen=True):
    """The Methuselah who uses the card gets votes in the referendum under way."""

    n: int

    @override
    def possible(self, context: EffectContext) -> bool:
        return context.table.current(Referendum) is not None

    @override
    def carry_out(self, context: EffectContext) -> None:
        referendum = context.table.current(Referendum)
        if referendum is not None:
            referendum.give(context.seat, context.card, self.n)


class VotesX(Effect, frozen=True):
    """The minion gets as many votes as the number chosen, times and plus something."""

    times: int
    plus: int

    @override
    def windows(self) -> int:
        """While votes are cast (REF-03)."""
        return POLLING

    @override
    def possible(self, context: EffectContext) -> bool:
        return context.table.current(Referendum) is not None

    @override
    def carry_out(self, context: EffectContext) -> None:
        Votes(self.times * context.n + self.plus).carry_out(context)


def margin(table: Table) -> int | None:
    """By how many votes the referendum of the action just resolved has passed, or ``None``."""
    for event in reversed(table.log):
        if event.what is RESOLVING:
            break
        if event.what is PASSES:
            votes_for, _, votes_against = event.word.partition(":")
            return int(votes_for) - int(votes_against)
    return None


class ReferendumPassed(Condition, frozen=True):
    """The referendum of the action just resolved has passed."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return margin(context.table) is not None


class GainMargin(Effect, frozen=True):
    """The minion gains a blood for each vote by which the referendum passed.

    Attributes:
        pool: up to so many of them become pool of its controller, as many as are chosen.
    """

    pool: bool = False

    @override
    def carry_out(self, context: EffectContext) -> None:
        """What is above the capacity drains (GEN-18)."""
        won = margin(context.table) or 0
        moved = min(context.n, won) if self.pool else 0
        ledger.gain_blood(context.table, context.user_minion, won - moved)
        ledger.gain_pool(context.table, context.seat, moved)


CALLED_OFF = "called off"
"""Noted of a political action that a Methuselah cannot take again in this turn: by the id of its
card, or of the card in play that provides it."""


class PoliticalReferendum(Condition, frozen=True):
    """The referendum under way is that of a political action."""

    @override
    def holds(self, context: EffectContext) -> bool:
        referendum = context.table.current(Referendum)
        return referendum is not None and referendum.minion != NONE and not referendum.called_off


class CallOff(Effect, frozen=True):
    """The referendum is cancelled, the acting vampire unlocks, the card goes back to the hand.

    The same political action cannot be taken again in this turn.
    """

    @override
    def windows(self) -> int:
        return POLLING

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The hand follows its size afterwards (DRW-05)."""
        table = context.table
        referendum = table.current(Referendum)
        if referendum is None:
            return
        referendum.called_off = True
        unlock(table, referendum.minion)
        card = referendum.card
        if card == NONE:
            return
        if card in table.in_play:  # another copy provides another action
            table.use_once(CALLED_OFF, card, Until.TURN)
            return
        table.use_once(f"{CALLED_OFF} {table.cards[card].id}", NONE, Until.TURN)
        if table.where[card] is Zone.BEING_PLAYED:
            zones.move(table, card, Zone.HAND)
            hand.adjust(table, table.owner[card])
