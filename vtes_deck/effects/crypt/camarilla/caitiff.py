"""Caitiff of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    GOES_TO_TORPOR,
    RESOLVED,
    Activity,
    AtBleed,
    Aura,
    Bonus,
    Burn,
    BurnCard,
    EntersWith,
    HasFed,
    InRound,
    Is,
    MinionFilter,
    MissesUnlock,
    Pool,
    Restriction,
    Same,
    Trigger,
    card,
)

CARDS = (
    card(
        200347,
        "Dirk",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            to=MinionFilter(vampire=True, titled=True),
            whose="any",
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(200383, "Dr. Solomon Grey", EntersWith((Burn(1, Pool()),))),
    card(
        200400,
        "Eddie Gaines",
        Trigger(on=RESOLVED, host=True, conditions=(HasFed(),), effects=(MissesUnlock(),)),
    ),
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
    card(200737, "Julius", Trigger(on=GOES_TO_TORPOR, host=True, effects=(BurnCard("this"),))),
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
