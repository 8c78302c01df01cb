"""Island of Yiaros: votes become strength."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Does,
    Effect,
    EffectContext,
    Fight,
    Minion,
    PurposeKind,
    SaidElsewhere,
    Target,
    Wording,
    fight,
    votes,
)
from vtes_deck.effects.vocab import STRIKES_CHOSEN, Power, PutInPlay, card, master


class StrikesWithStrength(Target, frozen=True):
    """A vampire of the user with votes that has chosen a strike based on strength."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, combat = context.table, context.table.current(Fight)
        found: list[Choice] = []
        for side in () if combat is None else combat.sides:
            vampire, strike = table.in_play.get(side.minion), side.chosen
            if not isinstance(vampire, Minion) or not vampire.vampire or strike is None:
                continue
            if side.seat == context.seat and strike.strength and votes.votes_of(table, vampire):
                found.append((side.minion, NONE, 0))
        return found

    @override
    def say(self, wording: Wording) -> str:
        return "a striking vampire you control"


class StrengthFromVotes(SaidElsewhere, Effect, frozen=True):
    """The chosen strike of the target gets 1 strength for each vote of the vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRIKE, 1, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, ballots of a priscus do not count."""
        table = context.table
        combat = fight(table)
        index = combat.index(context.target)
        chosen = combat.sides[index].chosen
        if chosen is not None:
            n = votes.votes_of(table, context.target_minion)
            combat.change(index, chosen=replace(chosen, damage=chosen.damage + n))


class LendsStrength(Power, frozen=True, kw_only=True):
    """The ability of the location."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "lock to give a striking vampire you control +X strength for that strike (usable after "
            "both combatants have chosen their strike), where X is the number of votes the vampire "
            "has (e.g., a prince gets +2 strength)"
        )


CARDS = (
    card(
        101013,
        "Island of Yiaros",
        master(PutInPlay()),
        LendsStrength(
            sentence="Lock {card}: {target} strikes with strength from votes.",
            at=STRIKES_CHOSEN,
            lock=True,
            target=StrikesWithStrength(),
            effects=(StrengthFromVotes(),),
        ),
    ),
)
