"""Malkavian antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    NOTHING,
    ACard,
    ActionWas,
    AMinion,
    AtBleed,
    Aura,
    Bonus,
    CardAction,
    Control,
    HandSize,
    MinionFilter,
    MoveCards,
    Not,
    Same,
    Sect,
    Type,
    Until,
    Zone,
    card,
)

CARDS = (
    card(
        200389,
        "Drozodny",
        CardAction(
            sentence="{minion} acts to move {target} to your hand.",
            effects=(
                MoveCards(ACard(Zone.ASH_HEAP, (Type.POLITICAL_ACTION,)), Zone.HAND, how="target"),
            ),
            host=True,
            stealth=1,
            target=ACard(Zone.ASH_HEAP, (Type.POLITICAL_ACTION,)),
        ),
    ),
    card(
        200452,
        "Fabrizia Contreraz",
        Aura(
            bonus=Bonus.VOTES,
            n=-2,
            host=True,
            conditions=(
                Not(
                    Control(
                        AMinion(
                            MinionFilter(vampire=True, ready=True, sects=(Sect.CAMARILLA,)), "prey"
                        )
                    )
                ),
            ),
        ),
    ),
    card(
        200572,
        "Harold Zettler, Pentex Director",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            to=MinionFilter(clans=("Giovanni",)),
            whose="any",
            conditions=(AtBleed("me"),),
        ),
    ),
    card(
        200866,
        "Luc",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("diablerise")),
        ),
        CardAction(
            sentence="{minion} acts to give you +3 hand size until your next unlock phase.",
            effects=(HandSize(3, Until.UNLOCK),),
            host=True,
            stealth=1,
            target=NOTHING,
        ),
    ),
)
