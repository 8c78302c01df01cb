"""Gangrel of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ALLY,
    ANARCH,
    ANY_TIME,
    DAMAGE,
    DISCARD_EFFECTS,
    IS_READY,
    NOTHING,
    READY_VAMPIRE,
    REFERENDUM_RESOLVED,
    STRIKE,
    TRANSFERS,
    Activity,
    AMinion,
    Aura,
    Blood,
    Bonus,
    CardAction,
    Choose,
    Control,
    DamageFilter,
    Discount,
    EnterCombat,
    Gain,
    Gets,
    HasAggravatedHands,
    HostFights,
    InCombat,
    InPhase,
    Is,
    MinionFilter,
    Move,
    MyTurn,
    Not,
    Once,
    Phase,
    Power,
    ReferendumPassed,
    Restriction,
    Same,
    Sect,
    SilencesRetainers,
    Strike,
    The,
    Trait,
    Transfers,
    Trigger,
    Type,
    Unlock,
    Until,
    WasDone,
    card,
)

CARDS = (
    card(
        200081,
        "André the Manipulator",
        Aura(bonus=Bonus.HAND_SIZE, n=2, conditions=(IS_READY,)),
    ),
    card(200131, "Ariadne", Restriction(activity=Activity.BE_HUNTED)),
    card(
        200142,
        "Art Morgan",
        Power(
            sentence="{card}: unlock {target}.",
            at=ANY_TIME,
            effects=(Unlock("target"),),
            conditions=(MyTurn(), InPhase(Phase.MINION), IS_READY),
            target=AMinion(MinionFilter(locked=True, trait=Trait.WEREWOLF)),
            once=Until.TURN,
        ),
    ),
    card(
        200265,
        "Chandler Hungerford",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(Is("acting", MinionFilter(clans=("Gangrel",))),),
        ),
    ),
    card(
        200463,
        "Fergus Alexander",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(
                MinionFilter(vampire=True, ready=True, locked=True, sects=(Sect.SABBAT,)), "others"
            ),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        200548,
        "Gunther, Beast Lord",
        Power(
            sentence="{card}: burn 1 blood and unlock.",
            at=DISCARD_EFFECTS,
            effects=(Unlock(),),
            blood=1,
            once=Until.TURN,
        ),
    ),
    card(
        200634,
        "Ingrid Rossler",
        Trigger(on=TRANSFERS, mine=True, conditions=(IS_READY,), effects=(Gain(2, Transfers()),)),
    ),
    card(
        200638,
        "Inyanga",
        Discount(pool=1, blood=1, types=(Type.ALLY,), clan="Gangrel"),
    ),
    card(
        200761,
        "Katarina",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Ravnos",)), "bled")),),
        ),
    ),
    card(
        200937,
        "Mark Decker",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(trait=Trait.WEREWOLF)),),
        ),
    ),
    card(
        201312,
        "Stanislava",
        SilencesRetainers(),
        Restriction(
            activity=Activity.BLOCK, host=False, who=ALLY, conditions=(Same("host", "acting"),)
        ),
    ),
    card(
        201476,
        "Wynn",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            host=True,
            stealth=1,
            target=AMinion(READY_VAMPIRE, "predator or prey"),
        ),
    ),
    card(
        201478,
        "Xaviar",
        Trigger(
            on=REFERENDUM_RESOLVED,
            conditions=(Same("host", "caller"), ReferendumPassed()),
            effects=(Choose(NOTHING, (Unlock(),), optional=True),),
        ),
    ),
    card(
        201651,
        "Rowena",
        InCombat(
            Move(
                when=DAMAGE,
                prevent=1,
                prevents=DamageFilter.ORDINARY,
                once=Until.ROUND,
            ),
            conditions=(HostFights(),),
        ),
        InCombat(
            Move(when=STRIKE, strike=Strike(combat_ends=True)),
            conditions=(Is("opposing", MinionFilter(trait=Trait.WEREWOLF)),),
        ),
    ),
    card(
        200457,
        "Faruq",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True, clans=("Banu Haqim",)), "others"),
            effects=(Gets(Bonus.STRENGTH, 1, Until.COMBAT), EnterCombat()),
        ),
    ),
    card(
        200174,
        "Basilia",
        HasAggravatedHands(),
    ),
    card(
        200238,
        "Calvin Cleaver",
        CardAction(
            sentence="{minion} acts to add 1 blood to {target}.",
            host=True,
            stealth=1,
            target=AMinion(ANARCH, "any"),
            effects=(Gain(1, Blood("target")),),
        ),
        CardAction(
            sentence="{minion} acts to add 1 blood to {card}.",
            who=ANARCH,
            stealth=1,
            target=The("host"),
            conditions=(Not(WasDone("Calvin Cleaver", Until.TURN)),),
            effects=(Once("Calvin Cleaver", Until.TURN), Gain(1, Blood("target"))),
        ),
        exception="An action against an Anarch of another Methuselah is directed even "
        "without the symbol.",
    ),
)
