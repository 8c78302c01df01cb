"""Malkavian antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    NOTHING,
    STRIKE,
    ACard,
    ActionWas,
    AMinion,
    AtBleed,
    Aura,
    Bonus,
    CardAction,
    Control,
    Discount,
    EquipTarget,
    HandSize,
    HostFights,
    InCombat,
    MinionFilter,
    Move,
    MoveCards,
    Not,
    Power,
    Same,
    Sect,
    Strike,
    Trait,
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
            sentence="{minion} acts to move {target} to the hand.",
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
            sentence="{minion} acts for +3 hand size until the next unlock phase.",
            effects=(HandSize(3, Until.UNLOCK),),
            host=True,
            stealth=1,
            target=NOTHING,
        ),
    ),
    card(
        200927,
        "Marie Faucigny",
        InCombat(Move(when=STRIKE, strike=Strike(dodge=True), blood=1, once=Until.COMBAT)),
        Discount(pool=1, blood=1, types=(Type.EQUIPMENT,), but=(Trait.WEAPON,)),
    ),
    card(
        201467,
        "White Lily",
        Power(
            sentence="{card}: equip {card} with {target}.",
            at=BEFORE_RANGE,
            effects=(EquipTarget(),),
            conditions=(HostFights(),),
            target=ACard(Zone.HAND, (Type.EQUIPMENT,), trait=Trait.WEAPON),
            once=Until.COMBAT,
        ),
    ),
)
