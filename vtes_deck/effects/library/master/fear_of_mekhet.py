"""Fear of Mekhet: a burden that passes from one justicar to the next."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    burn,
    ledger,
)
from vtes_deck.effects.vocab import (
    UNLOCK,
    AMinion,
    Choose,
    Lock,
    MinionFilter,
    MovesTo,
    MyTurn,
    Power,
    PutOn,
    Title,
    Until,
    card,
    master,
)

LEADERS = (Title.JUSTICAR, Title.INNER_CIRCLE)
READY_LEADER = MinionFilter(vampire=True, ready=True, titles=LEADERS)
OTHER_LEADER = AMinion(MinionFilter(vampire=True, titles=LEADERS, another=True), "any")


class BurnsOrDies(Effect, frozen=True):
    """The vampire burns blood and the card moves on, or the vampire is burned.

    Attributes:
        n: the blood.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, self.n, which="host", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, the next vampire may be in torpor."""
        table, vampire = context.table, context.table.minion(context.host)
        if vampire.blood < self.n:
            burn(table, vampire.card)
            return
        ledger.burn_blood(table, vampire, self.n)
        if OTHER_LEADER.choices(context):
            Choose(OTHER_LEADER, (MovesTo(),)).carry_out(context)
        else:
            burn(table, context.card)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"burn {self.n} blood. If they cannot burn the blood, they are burned; otherwise, "
            "their controller moves this card to another justicar or Inner Circle member, or burns "
            "this card if there are no others"
        )


CARDS = (
    card(
        100710,
        "Fear of Mekhet",
        master(PutOn(), Lock("target"), target=AMinion(READY_LEADER, "any")),
        Power(
            sentence="Burn 5 blood for {card}.",
            at=UNLOCK,
            user="host",
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(BurnsOrDies(5),),
        ),
    ),
)
