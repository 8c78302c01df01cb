"""Independent Daughter of Cacophony."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    UNLOCK,
    Activity,
    AMinion,
    Aura,
    Bonus,
    Discount,
    Is,
    Lock,
    MinionFilter,
    MyTurn,
    Power,
    Restriction,
    Same,
    Type,
    Until,
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
