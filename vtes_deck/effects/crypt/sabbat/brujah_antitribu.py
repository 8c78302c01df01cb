"""Brujah antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DURING_ACTION,
    REFERENDUM_RESOLVED,
    ROUND,
    ActionWas,
    AMinion,
    AtBleed,
    AtLeast,
    Aura,
    Blood,
    Bonus,
    Burn,
    CardAction,
    Control,
    Edge,
    EnterCombat,
    Gain,
    GivePress,
    HasAggravatedHands,
    HostFights,
    InRound,
    Is,
    MinionFilter,
    MoreBleed,
    Pool,
    Power,
    ReferendumPassed,
    Same,
    Sect,
    Title,
    Trigger,
    Until,
    card,
)

CARDS = (
    card(
        200046,
        "Alessandro Garcia",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(clans=("Lasombra",))),),
        ),
    ),
    card(
        200138,
        "Armin Brenner",
        Trigger(
            on=REFERENDUM_RESOLVED,
            conditions=(Same("host", "caller"), ReferendumPassed()),
            effects=(Gain(1, Pool()),),
        ),
    ),
    card(
        200321,
        "Dark Selina",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("political action")),
        ),
    ),
    card(
        200454,
        "Fairuza",
        Aura(
            bonus=Bonus.BLEED,
            n=-1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True), "bled")),),
        ),
        CardAction(
            sentence="{minion} acts to burn 1 blood or life from {target}.",
            host=True,
            target=AMinion(whose="prey"),
            effects=(Burn(1, Blood("target")),),
        ),
    ),
    card(
        200584,
        "Hektor",
        HasAggravatedHands(),
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            to=MinionFilter(clans=("Baali",)),
            whose="any",
            conditions=(AtBleed("me"),),
        ),
    ),
    card(
        200610,
        "Hugo",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            host=True,
            conditions=(Is("acting", MinionFilter(clans=("Lasombra", "Tzimisce"))),),
        ),
    ),
    card(
        200664,
        "Jacques Molay",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            host=True,
            target=AMinion(
                MinionFilter(
                    vampire=False,
                    ready=True,
                    either=MinionFilter(vampire=True, ready=True, younger=True),
                ),
                "others",
            ),
        ),
    ),
    card(
        200735,
        "Julian Sanders",
        Trigger(on=ROUND, effects=(GivePress(who="host"),), conditions=(HostFights(), InRound(1))),
    ),
    card(
        200987,
        "Miguel Santo Domingo",
        Power(
            sentence="{card} burns 1 blood: +1 bleed.",
            at=DURING_ACTION,
            blood=1,
            once=Until.ACTION,
            conditions=(
                AtBleed(),
                Is(
                    "acting", MinionFilter(vampire=True, sects=(Sect.SABBAT,), another=True), "mine"
                ),
            ),
            effects=(MoreBleed(1, limited=False),),
        ),
    ),
    card(
        201237,
        "Sarah Brando",
        Aura(
            bonus=Bonus.STEALTH,
            n=-1,
            host=True,
            conditions=(
                Same("host", "acting"),
                Control(
                    AMinion(
                        MinionFilter(ready=True, titles=(Title.BISHOP, Title.ARCHBISHOP)), "aimed"
                    )
                ),
            ),
        ),
    ),
    card(
        201417,
        "Urraca",
        Aura(bonus=Bonus.BLEED, n=1, host=True, conditions=(AtLeast(Edge(), 1),)),
    ),
)
