"""Banu Haqim of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    ActionWas,
    AMinion,
    Aura,
    Bonus,
    Directed,
    Lock,
    MinionFilter,
    MyTurn,
    Power,
    Same,
    StrikesCost,
    Trait,
    Unlock,
    Until,
    card,
)

CARDS = (
    card(
        201759,
        "Kalyani, Agent of Doom",
        Aura(
            bonus=Bonus.STEALTH,
            n=-1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("hunt")),
        ),
    ),
    card(
        200754,
        "Karif al Numair",
        Power(
            sentence="{card} locks {target}.",
            at=ANY_TIME,
            effects=(Lock("target"),),
            conditions=(MyTurn(),),
            target=AMinion(
                MinionFilter(
                    vampire=True,
                    ready=True,
                    locked=False,
                    another=True,
                    trait=Trait.BLACK_HAND,
                ),
                "any",
            ),
            once=Until.TURN,
            key="black hand",
        ),
        Power(
            sentence="{card} unlocks {target}.",
            at=ANY_TIME,
            effects=(Unlock("target"),),
            conditions=(MyTurn(),),
            target=AMinion(
                MinionFilter(
                    vampire=True,
                    ready=True,
                    locked=True,
                    another=True,
                    trait=Trait.BLACK_HAND,
                ),
                "any",
            ),
            once=Until.TURN,
            key="black hand",
        ),
    ),
    card(
        201486,
        "Yazid Tamari",
        Aura(bonus=Bonus.STEALTH, n=1, host=True, conditions=(Same("host", "acting"), Directed())),
    ),
    card(
        201738,
        "Algirdas, The Solar Prophet",
        StrikesCost(n=1, opposing=MinionFilter(vampire=True, younger=True)),
    ),
)
