"""Caitiff of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    Activity,
    AtBleed,
    Aura,
    Bonus,
    InRound,
    Is,
    MinionFilter,
    Restriction,
    Same,
    card,
)

CARDS = (
    card(
        200482,
        "Freddy Gage",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            to=MinionFilter(titled=True),
            whose="any",
            conditions=(AtBleed("me"),),
        ),
    ),
    card(
        200839, "Lisa Noble", Aura(bonus=Bonus.STRENGTH, n=-1, host=True, conditions=(InRound(1),))
    ),
    card(
        201039,
        "Navar McClaren",
        Restriction(
            activity=Activity.BLOCK,
            conditions=(Is("acting", MinionFilter(vampire=True, older=True)),),
        ),
    ),
    card(
        201059,
        "Nik",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            to=MinionFilter(clans=("Brujah",)),
            whose="any",
            conditions=(Same("host", "acting"),),
        ),
    ),
)
