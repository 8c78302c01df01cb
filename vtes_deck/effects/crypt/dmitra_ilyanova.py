"""Dmitra Ilyanova: a referendum that gives blood."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    Option,
    PurposeKind,
    Referendum,
    Terms,
    Verb,
    Wording,
    ledger,
    minions_of,
)
from vtes_deck.effects.vocab import READY_VAMPIRE, CardReferendum, PoliticalCardAction, card

GIVE = Verb("distribute blood", "Give 1 blood to {target}.")


class Distribute(Terms, frozen=True):
    """Blood for ready vampires, one counter at a time, in the order of the vampires."""

    n: int

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        if len(chosen) == self.n:
            return []
        there = [one.card for one in minions_of(context, READY_VAMPIRE, "any")]
        first = there.index(chosen[-1].target) if chosen and chosen[-1].target in there else 0
        return [Option(GIVE, context.card, target=one) for one in there[first:]]


class GiveBlood(Effect, frozen=True):
    """The vampires gain the blood that the terms give them."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, referendum = context.table, context.table.current(Referendum)
        if referendum is None:
            return
        given = [one.target for one in referendum.terms if one.verb is GIVE]
        for vampire in dict.fromkeys(given):
            if vampire in table.in_play and table.minion(vampire).ready:
                ledger.gain_blood(table, table.minion(vampire), given.count(vampire))


class CallsForBlood(PoliticalCardAction, frozen=True, kw_only=True):
    """The political action, with the terms and the effect of its referendum."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} can call a referendum to distribute 4 blood from the blood bank among "
            "one or more ready vampires as a +1 stealth political action"
        )


CARDS = (
    card(
        200349,
        "Dmitra Ilyanova",
        CallsForBlood(
            sentence="{minion} acts to call a referendum that distributes 4 blood.",
            host=True,
            stealth=1,
            effects=(),
        ),
        CardReferendum(terms=(Distribute(4),), passed=(GiveBlood(),)),
    ),
)
