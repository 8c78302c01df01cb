"""Jeremy Talbot: blood depending on whether the pool is odd or even."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Amount, EffectContext, Wording
from vtes_deck.effects.vocab import UNLOCK, Blood, Burn, Gain, MyTurn, Power, Until, card


class OneIf(Amount, frozen=True):
    """1 while the pool of the controller is odd, or even; otherwise 0.

    Attributes:
        odd: the pool must be odd; otherwise it must be even.
    """

    odd: bool

    @override
    def count(self, context: EffectContext) -> int:
        return int(bool(context.table.seats[context.seat].pool % 2) is self.odd)


class ChecksPool(Power, frozen=True, kw_only=True):
    """The check of each unlock phase, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"during your unlock phase, check your pool total. {wording.name} gains 1 blood if "
            "your pool total is even and burns 1 blood if your pool total is odd"
        )


CARDS = (
    card(
        200695,
        "Jeremy Talbot",
        ChecksPool(
            sentence="Check your pool total for {card}.",
            at=UNLOCK,
            once=Until.TURN,
            forced=True,
            conditions=(MyTurn(),),
            effects=(
                Gain(OneIf(odd=False), Blood("host")),
                Burn(OneIf(odd=True), Blood("host")),
            ),
        ),
    ),
)
