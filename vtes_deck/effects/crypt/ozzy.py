"""J. Oswald "Ozzy" Hyde-White: a roll of a die changes him every turn."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, EventType, Modifier, Wording
from vtes_deck.effects.vocab import UNLOCK, Bonus, MyTurn, Power, Until, card

ROLLS = EventType("rolls", "{minion} rolls a {n}.")
SIDES, LOW, HIGH = 6, 2, 5


class RollsForMood(Effect, frozen=True):
    """A roll of a die changes numbers until the next unlock phase of the controller."""

    @override
    def does(self) -> tuple[Does, ...]:
        """The roll is good or bad by chance."""
        return ()

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, host = context.table, context.host
        roll = table.random.below("die", SIDES) + 1
        table.emit(ROLLS, context.seat, minion=host, n=roll)
        changes: tuple[tuple[Bonus, int], ...] = ()
        if roll <= LOW:
            changes = ((Bonus.STEALTH, 1),)
        elif roll >= HIGH:
            changes = ((Bonus.BLEED, -1), (Bonus.STRENGTH, 1))
        for bonus, n in changes:
            table.modify(Modifier(bonus, n, host, Until.UNLOCK, context.card, context.seat))


class RollsEachTurn(Power, frozen=True, kw_only=True):
    """The roll, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"during your unlock phase, roll a 6-sided die. On a 1 or 2, {wording.name} gets +1 "
            f"stealth, on a 5 or 6, {wording.name} gets -1 bleed and +1 strength. This effect "
            "lasts until your next unlock phase"
        )


CARDS = (
    card(
        200651,
        'J. Oswald "Ozzy" Hyde-White',
        RollsEachTurn(
            sentence="Roll a die for {card}.",
            at=UNLOCK,
            once=Until.TURN,
            forced=True,
            conditions=(MyTurn(),),
            effects=(RollsForMood(),),
        ),
    ),
)
