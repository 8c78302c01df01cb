"""Elysium: The Arboretum: vampires of the Camarilla do not fight each other there."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Combat, Condition, EffectContext, Wording
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    BurnCard,
    CardReferendum,
    EndCombat,
    MinionFilter,
    PoliticalCardAction,
    Power,
    PutInPlay,
    Sect,
    card,
    master,
)

CAMARILLA = MinionFilter(vampire=True, sects=(Sect.CAMARILLA,))


class WithinCamarilla(Condition, frozen=True):
    """A Camarilla vampire of the user is in combat with a Camarilla vampire of any controller."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        combat = table.current(Combat)
        if combat is None:
            return False
        pair = [table.minion(one.minion) for one in combat.sides]
        mine = any(one.controller == context.seat for one in pair)
        return mine and all(CAMARILLA.fits(context, one) for one in pair)


class EndsCombat(Power, frozen=True, kw_only=True):
    """The ability of the card, with a separate sentence for its occasion."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "only usable when a Camarilla vampire you control is in combat with another Camarilla "
            f"vampire. You can lock {wording.this} before range is determined to end combat"
        )


CARDS = (
    card(
        100631,
        "Elysium: The Arboretum",
        master(PutInPlay()),
        EndsCombat(
            sentence="Lock {card}: combat ends.",
            at=BEFORE_RANGE,
            lock=True,
            conditions=(WithinCamarilla(),),
            effects=(EndCombat(),),
        ),
        PoliticalCardAction(
            sentence="{minion} acts to call a referendum to burn {card}.",
            who=CAMARILLA,
            stealth=1,
            effects=(),
        ),
        CardReferendum(passed=(BurnCard("this"),)),
    ),
)
