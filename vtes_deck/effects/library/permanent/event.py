"""Events."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ALLY,
    DISCARD_EFFECTS,
    DISCARD_ENDS,
    VAMPIRE,
    AMinion,
    Aura,
    Bonus,
    BurnCard,
    DelayedReplacement,
    Is,
    MinionFilter,
    MyTurn,
    Power,
    TakeControl,
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
            effects=(BurnCard("target"), TakeControl("this", by="predator")),
        ),
        Trigger(on=DISCARD_ENDS, mine=True, effects=(TakeControl("this", by="predator"),)),
        exception="The change of control is one effect of the ability and one of the end "
        "of the phase.",
    ),
    card(
        102079,
        "The Unmasking",
        DelayedReplacement(Until.DISCARD),
        Aura(bonus=Bonus.INTERCEPT, n=1, to=ALLY, whose="any", conditions=(Is("acting", VAMPIRE),)),
    ),
)
