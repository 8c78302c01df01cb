"""Rötschreck: a vampire flees from aggravated damage into torpor."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Condition,
    Effect,
    EffectContext,
    Fight,
    Minion,
    Target,
    Wording,
    all_damage_of,
    is_lost,
)
from vtes_deck.effects.vocab import (
    STRIKES_CHOSEN,
    UNLOCK,
    Activity,
    BurnCard,
    CombatQueued,
    EndCombat,
    If,
    Lock,
    MyTurn,
    Not,
    Power,
    PutOn,
    Restriction,
    ToTorpor,
    card,
    master,
)


class ThreatenedVampire(Target, frozen=True):
    """A vampire in combat whose opponent has chosen a strike that inflicts aggravated damage.

    By rulings, the damage must be effective at the range; a dodge, an end of combat or a text that
    weakens the damage does not matter.
    """

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, combat = context.table, context.table.current(Fight)
        if combat is None:
            return []
        found: list[Choice] = []
        for side, opposing in (combat.sides, combat.sides[::-1]):
            strike, victim = side.chosen, table.in_play.get(opposing.minion)
            if strike is None or strike.target != NONE or is_lost(table, side, strike):
                continue
            damage = all_damage_of(table, side, strike, opposing.minion)
            if (
                any(one.aggravated for one in damage)
                and strike.works_at(combat.range)
                and isinstance(victim, Minion)
                and victim.vampire
            ):
                found.append((opposing.minion, NONE, 0))
        return found

    @override
    def say(self, wording: Wording) -> str:
        return (
            "a vampire when an opposing minion attempts to inflict aggravated damage on him or "
            "her, whether the damage would be successfully inflicted or not"
        )


class FleeToTorpor(If, frozen=True):
    """The vampire is locked and sent to torpor, by a ruling unless another combat follows."""

    conditions: tuple[Condition, ...] = (Not(CombatQueued()),)
    effects: tuple[Effect, ...] = (Lock("target"), ToTorpor())

    @override
    def say(self, wording: Wording) -> str:
        return "this vampire is locked and sent to torpor"


CARDS = (
    card(
        101654,
        "Rötschreck",
        master(
            PutOn(),
            EndCombat(),
            FleeToTorpor(),
            at=STRIKES_CHOSEN,
            target=ThreatenedVampire(),
        ),
        Restriction(activity=Activity.UNLOCK_NORMALLY),
        Power(
            sentence="Burn {card}.",
            at=UNLOCK,
            user="host",
            conditions=(MyTurn(),),
            forced=True,
            effects=(BurnCard("this"),),
        ),
    ),
)
