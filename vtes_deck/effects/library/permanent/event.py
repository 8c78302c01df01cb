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
    GiveThis,
    MyTurn,
    Power,
    ReplacedLater,
    Trigger,
    Until,
    Who,
    card,
)

CARDS = (
    card(
        101697,
        "Scourge of the Enochians",
        Power(
            sentence="Burn {target} with {card}.",
            at=DISCARD_EFFECTS,
            needs=(MyTurn(),),
            aim=AMinion(Who(vampire=True, most=2), "any"),
            does=(BurnTarget(), GiveThis("predator")),
        ),
        Trigger(on=DISCARD_ENDS, mine=True, does=(GiveThis("predator"),)),
    ),
    card(
        102079,
        "The Unmasking",
        ReplacedLater(Until.DISCARD),
        Aura(bonus=Bonus.INTERCEPT, n=1, to=ALLY, whose="any", needs=(ActingIs(VAMPIRE),)),
    ),
)
