"""Absorb the Mind: a strike that steals blood and Discipline masters."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Does,
    Effect,
    EffectContext,
    EventType,
    Minion,
    PurposeKind,
    Target,
    Wording,
    can_learn,
    forget,
    learn,
    mark,
    zones,
)
from vtes_deck.effects.vocab import Choose, Strike, Trait, card, combat, strikes

STEALS_MASTER = EventType("steals master", mark("{minion} steals {card} from {target}."))


class OpponentsMaster(Target, frozen=True):
    """A Discipline master on the opposing vampire that the striking vampire could have."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        thief, victim = context.user_minion, table.in_play.get(context.target)
        if not isinstance(victim, Minion):
            return []
        return [
            (one, NONE, 0)
            for one in victim.attached
            if Trait.DISCIPLINE in table.cards[one].traits
            and can_learn(table, thief, table.cards[one])
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "1 master: Discipline card from the opposing vampire"


class TakesMaster(Effect, frozen=True):
    """GEN-12: the card moves to the striking vampire, and its victim loses its benefits."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CONTROL, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, thief, stolen = context.table, context.user_minion, context.target
        robbed = table.in_play[stolen].host
        forget(table, stolen)
        zones.give(table, stolen, thief.controller)
        zones.attach(table, stolen, thief.card)
        learn(table, stolen, thief)
        table.emit(STEALS_MASTER, context.seat, stolen, minion=thief.card, target=robbed)

    @override
    def say(self, wording: Wording) -> str:
        return f"steal {wording.target} (put it on this striking vampire)"


CARDS = (
    card(
        100013,
        "Absorb the Mind",
        combat("dom", strikes(Strike(dodge=True))),
        combat("myt", strikes(Strike(steal_blood=1, ranged=True))),
        combat(
            "MYT",
            strikes(Strike(steal_blood=1, ranged=True, special=True)),
            Choose(OpponentsMaster(), (TakesMaster(),)),
        ),
        exception="The text names the range of the strike in a separate sentence.",
    ),
)
