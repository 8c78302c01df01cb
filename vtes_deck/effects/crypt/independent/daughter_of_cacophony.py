"""Independent Daughter of Cacophony."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DISCARD_TARGET,
    DURING_ACTION,
    UNLOCK,
    ACard,
    Activity,
    AMinion,
    AtBleed,
    Aura,
    Bonus,
    Discount,
    Is,
    Lock,
    MinionFilter,
    MoreBleed,
    MyTurn,
    Power,
    Restriction,
    Same,
    Sect,
    Type,
    Until,
    Zone,
    card,
)

CARDS = (
    card(
        200111,
        "Antoinette Dubois",
        Restriction(
            activity=Activity.BLOCK,
            host=False,
            who=MinionFilter(clans=("Toreador",)),
            conditions=(Same("host", "acting"),),
        ),
        Restriction(
            activity=Activity.BLOCK,
            host=False,
            who=MinionFilter(clans=("Toreador antitribu",)),
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(
        200331,
        "Delilah Monroe",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            host=True,
            conditions=(Is("acting", MinionFilter(older=True)),),
        ),
    ),
    card(
        200598,
        "Hillanvale",
        Power(
            sentence="{card} burns 1 blood, discard {target}: +1 bleed.",
            at=DURING_ACTION,
            blood=1,
            once=Until.ACTION,
            conditions=(AtBleed(), Same("host", "acting")),
            target=ACard(Zone.HAND, discipline="mel"),
            effects=(DISCARD_TARGET, MoreBleed(1, limited=False)),
        ),
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            host=True,
            conditions=(
                Is(
                    "acting",
                    MinionFilter(vampire=True, sects=(Sect.CAMARILLA, Sect.SABBAT, Sect.LAIBON)),
                ),
            ),
        ),
    ),
    card(
        201253,
        "Scout Youngwood",
        Power(
            sentence="{card}: burn 2 blood and lock {target}.",
            at=UNLOCK,
            effects=(Lock("target"),),
            conditions=(MyTurn(),),
            target=AMinion(
                MinionFilter(
                    vampire=False,
                    locked=False,
                    either=MinionFilter(vampire=True, locked=False, younger=True),
                ),
                "prey",
            ),
            blood=2,
            once=Until.TURN,
        ),
        Discount(blood=-1, types=(Type.REACTION,)),
    ),
)
