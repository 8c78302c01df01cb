"""Events."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ALLY,
    VAMPIRE,
    ActingIs,
    Aura,
    Bonus,
    EntersWith,
    NotReplaced,
    Until,
    card,
)

CARDS = (
    card(
        102079,
        "The Unmasking",
        EntersWith((NotReplaced(Until.DISCARD),)),
        Aura(bonus=Bonus.INTERCEPT, n=1, to=ALLY, whose="any", needs=(ActingIs(VAMPIRE),)),
    ),
)
