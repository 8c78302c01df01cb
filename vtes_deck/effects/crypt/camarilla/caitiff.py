"""Caitiff of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    GOES_TO_TORPOR,
    RESOLVED,
    Activity,
    AMinion,
    AtBleed,
    Aura,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    CardAction,
    Control,
    EntersWith,
    HasFed,
    InRound,
    Is,
    MastersCostMore,
    MinionFilter,
    MissesUnlock,
    Pool,
    Restriction,
    Same,
    StrikesCost,
    Title,
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
    card(200577, "Hasina Kesi", Trigger(on=GOES_TO_TORPOR, effects=(Burn(1, Pool()),), host=True)),
    card(200737, "Julius", Trigger(on=GOES_TO_TORPOR, host=True, effects=(BurnCard("this"),))),
    card(
        200839, "Lisa Noble", Aura(bonus=Bonus.STRENGTH, n=-1, host=True, conditions=(InRound(1),))
    ),
    card(
        200903,
        "Maldavis",
        CardAction(
            sentence="{minion} acts to burn 1 blood from {card}.",
            effects=(Burn(1, Blood("this")),),
            who=MinionFilter(ready=True, titles=(Title.PRIMOGEN,)),
            stealth=1,
        ),
        Aura(
            bonus=Bonus.BLEED,
            n=-1,
            host=True,
            conditions=(
                Control(AMinion(MinionFilter(ready=True, titles=(Title.PRIMOGEN,)), "bled")),
            ),
        ),
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
    card(201462, "Walker Grimes", MastersCostMore(1, mine=True)),
    card(
        200898,
        "Magdelena Schaefer",
        StrikesCost(n=1, discipline="tha"),
        exception="The text spells her name differently.",
    ),
)
