"""Police Department: a press to end combat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Combat, Condition, EffectContext, SaidElsewhere, Wording
from vtes_deck.effects.vocab import PRESS, Combatant, GivePress, Power, PutInPlay, card, master


class PressedOn(SaidElsewhere, Condition, frozen=True):
    """A press to continue the combat is not cancelled yet."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        return combat is not None and combat.again


class Arrests(Power, frozen=True, kw_only=True):
    """The lock for a press."""

    @override
    def say(self, wording: Wording) -> str:
        only = [f"only usable to {one.only} combat" for one in self.effects if one == TO_END]
        return f"lock to give a press, {', '.join(only)}, to a minion you control"


TO_END = GivePress("end", who="target", whole=False)

CARDS = (
    card(
        101410,
        "Police Department",
        master(PutInPlay()),
        Arrests(
            sentence="Lock {card}: {target} gets 1 press to end combat.",
            at=PRESS,
            lock=True,
            conditions=(PressedOn(),),
            target=Combatant(),
            effects=(TO_END,),
        ),
    ),
)
