"""Brujah antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    REFERENDUM_RESOLVED,
    ROUND,
    ActionWas,
    AMinion,
    AtLeast,
    Aura,
    Bonus,
    CardAction,
    Edge,
    EnterCombat,
    Gain,
    GivePress,
    HostFights,
    InRound,
    Is,
    MinionFilter,
    Pool,
    ReferendumPassed,
    Same,
    Trigger,
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
        201417,
        "Urraca",
        Aura(bonus=Bonus.BLEED, n=1, host=True, conditions=(AtLeast(Edge(), 1),)),
    ),
)
