"""Independent Ravnos."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    BLOCKING,
    DAMAGE,
    DURING_ACTION,
    IS_READY,
    STRIKE,
    ActionWas,
    AMinion,
    AtBleed,
    Aura,
    Blood,
    Bonus,
    Burn,
    CardAction,
    Control,
    Discount,
    HostFights,
    InCombat,
    Is,
    Lock,
    MinionFilter,
    MoreBleed,
    Move,
    Power,
    Same,
    Stealth,
    Strike,
    Trigger,
    Until,
    card,
)

CARDS = (
    card(
        200015,
        "Adri, The Seeker",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(Is("acting", MinionFilter(clans=("Ministry",))),),
        ),
    ),
    card(
        200270,
        "Chavi Oraczko",
        Power(
            sentence="{card} burns 1 blood: +1 stealth.",
            at=BLOCKING,
            effects=(Stealth(1),),
            conditions=(Same("host", "acting"),),
            blood=1,
            once=Until.ACTION,
        ),
        Aura(bonus=Bonus.HAND_SIZE, n=1, conditions=(IS_READY,)),
    ),
    card(
        200490,
        "Gabrin",
        Discount(blood=1, discipline="chi"),
        CardAction(
            sentence="{minion} acts to lock {target}.",
            effects=(Lock("target"),),
            host=True,
            stealth=1,
            target=AMinion(
                MinionFilter(
                    vampire=False,
                    locked=False,
                    either=MinionFilter(vampire=True, locked=False, younger=True),
                ),
                "any",
            ),
        ),
    ),
    card(
        200492,
        "Ganesh",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Giovanni",)), "bled")),),
        ),
    ),
    card(
        200709,
        "Joaquina Amaya",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("equip")),
        ),
    ),
    card(
        200847,
        "Lizette",
        InCombat(Move(when=DAMAGE, prevent=1, once=Until.COMBAT), conditions=(HostFights(),)),
        Power(
            sentence="{card}: burn 1 blood and get +1 bleed.",
            at=DURING_ACTION,
            effects=(MoreBleed(1, limited=False),),
            conditions=(AtBleed(), Same("host", "acting")),
            blood=1,
            once=Until.ACTION,
        ),
    ),
    card(
        200912,
        "Marcia Felicia Licinia",
        InCombat(Move(when=STRIKE, strike=Strike(dodge=True), once=Until.COMBAT, blood=1)),
    ),
    card(
        201093,
        "Papa Legba",
        Power(
            sentence="{card}: burn 1 blood and get +1 bleed.",
            at=DURING_ACTION,
            effects=(MoreBleed(1, limited=False),),
            conditions=(AtBleed(), Same("host", "acting")),
            blood=1,
            once=Until.ACTION,
        ),
    ),
    card(
        201311,
        "Spleen, Georgio Gutterpunk",
        Trigger(
            on=ACTION_BLOCKED,
            effects=(Burn(1, Blood("host")),),
            host=True,
            conditions=(Is("blocker", MinionFilter(vampire=True, older=True)),),
        ),
    ),
    card(
        201420,
        "Vaclav Petalengro",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(Is("acting", MinionFilter(clans=("Gangrel",))),),
        ),
    ),
)
