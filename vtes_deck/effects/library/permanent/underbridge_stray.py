"""Underbridge Stray: an animal that gives presses and wakes a minion."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    EffectContext,
    Wording,
)
from vtes_deck.effects.vocab import (
    ANY_TIME,
    PRESS,
    AMinion,
    AtSuperior,
    Aura,
    Blood,
    Bonus,
    BurnCard,
    Combatant,
    DirectedAtMe,
    EntersWith,
    Gain,
    GivePress,
    If,
    MinionFilter,
    Power,
    Same,
    Unlock,
    card,
)


class BurnUnlessBlocking(BurnCard, frozen=True):
    """Burns the card unless it attempts to block or has blocked the current action."""

    @override
    def possible(self, context: EffectContext) -> bool:
        blocks = any(Same("this", one).holds(context) for one in ("blocking", "blocker"))
        return not blocks and super().possible(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"{super().say(wording)} if it is not blocking"


CARDS = (
    card(
        102065,
        "Underbridge Stray",
        Power(
            sentence="{card} burns 1 life: {target} gets 1 press.",
            at=PRESS,
            target=Combatant(),
            blood=1,
            effects=(GivePress(who="target"),),
        ),
        Power(
            sentence="Burn {card}: unlock {target}.",
            at=ANY_TIME,
            conditions=(DirectedAtMe(),),
            target=AMinion(MinionFilter(ready=True, locked=True)),
            effects=(BurnUnlessBlocking("this"), Unlock("target")),
        ),
        EntersWith((If((AtSuperior(),), (Gain(1, Blood("this")),)),)),
        Aura(bonus=Bonus.STRENGTH, n=1, host=True, conditions=(AtSuperior(),)),
    ),
)
