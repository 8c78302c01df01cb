"""Pander of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ALLY,
    BURNED,
    FELL_IN_COMBAT,
    IS_READY,
    Activity,
    AtBleed,
    Aura,
    Bonus,
    Burn,
    CardAction,
    CardReferendum,
    Discount,
    EnterCombat,
    Is,
    MinionFilter,
    PoliticalCardAction,
    Pool,
    RescueCosts,
    Restriction,
    Same,
    Sect,
    TakeControl,
    Trait,
    Trigger,
    Type,
    card,
)

CARDS = (
    card(
        200051,
        "Alfred Benezri",
        Aura(bonus=Bonus.STRENGTH, n=-1, host=True, conditions=(Is("opposing", ALLY),)),
    ),
    card(
        200090,
        "Angela Decker",
        Trigger(on=BURNED, effects=(Burn(2, Pool()),), itself=True, conditions=(FELL_IN_COMBAT,)),
    ),
    card(
        200173,
        "Basil",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            to=MinionFilter(vampire=True, older=True),
            whose="any",
            conditions=(Same("opposing", "host"),),
        ),
    ),
    card(
        200250,
        "Caroline Bishops",
        Restriction(
            activity=Activity.BLOCK,
            conditions=(
                Is(
                    "acting",
                    MinionFilter(
                        vampire=True,
                        sects=(Sect.SABBAT, Sect.INDEPENDENT, Sect.ANARCH, Sect.LAIBON),
                    ),
                ),
            ),
        ),
    ),
    card(
        200273,
        "Christine Boscacci",
        Aura(bonus=Bonus.INTERCEPT, n=-1, host=True, conditions=(AtBleed(),)),
    ),
    card(200519, "Gillian Krader", Restriction(activity=Activity.CALL)),
    card(
        200609,
        "Huang, Blood Cultist",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            who=MinionFilter(clans=("Gangrel antitribu",)),
            whose="others",
            conditions=(Is("host", MinionFilter(ready=True)),),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        200918,
        "Margarite",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            who=MinionFilter(clans=("Tzimisce",)),
            whose="others",
            conditions=(IS_READY,),
        ),
    ),
    card(200830, "Lena Rowe", Restriction(activity=Activity.RECEIVE_TITLE)),
    card(201000, "Mitchell, The Headhunter", RescueCosts(n=1, itself=True)),
    card(
        201075,
        "Olga Triminov",
        CardAction(
            sentence="{minion} acts to steal {card}.",
            who=MinionFilter(vampire=True, trait=Trait.BLACK_HAND),
            whose="others",
            pool=1,
            effects=(TakeControl("this"),),
        ),
    ),
    card(201184, "Rex, The Necronomist", Discount(blood=-1, types=(Type.COMBAT,))),
    card(
        201208,
        "Royce",
        Aura(bonus=Bonus.STEALTH, n=-1, host=True, conditions=(Same("host", "acting"), AtBleed())),
    ),
    card(
        200743,
        "Kai Simmons",
        PoliticalCardAction(
            sentence="{minion} calls a referendum to steal {card}.",
            effects=(),
            who=MinionFilter(vampire=True, sects=(Sect.SABBAT,), titled=True),
            whose="others",
            stealth=1,
        ),
        CardReferendum(passed=(TakeControl("this"),)),
    ),
)
