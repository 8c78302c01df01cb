"""Events."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ALLY,
    DISCARD_EFFECTS,
    DISCARD_ENDS,
    VAMPIRE,
    ActingIs,
    AMinion,
    Aura,
    Bonus,
    BurnTarget,
    DelayedReplacement,
    GiveThis,
    MinionFilter,
    MyTurn,
    Power,
    Trigger,
    Until,
    card,
)

CARDS = (
    card(
        101697,
        "Scourge of the Enochians",
        Power(
            sentence="Burn {target} with {card}.",
            at=DISCARD_EFFECTS,
            conditions=(MyTurn(),),
            target=AMinion(MinionFilter(vampire=True, most=2), "any"),
            effects=(BurnTarget(), GiveThis("predator")),
        ),
        Trigger(on=DISCARD_ENDS, mine=True, effects=(GiveThis("predator"),)),
    ),
    card(
        102079,
        "The Unmasking",
        DelayedReplacement(Until.DISCARD),
        Aura(bonus=Bonus.INTERCEPT, n=1, to=ALLY, whose="any", conditions=(ActingIs(VAMPIRE),)),
    ),
)
