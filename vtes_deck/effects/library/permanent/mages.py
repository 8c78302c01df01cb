"""Allies that use ranged strikes, steal, or act on vampires."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BLOCKING,
    DURING_ACTION,
    RANGE,
    READY_VAMPIRE,
    UNLOCK,
    VAMPIRE,
    ACard,
    AMinion,
    Belongs,
    Blood,
    Burn,
    BurnCard,
    CardAction,
    EnterCombat,
    Gain,
    InCombat,
    Intercept,
    Is,
    LessBleed,
    MinionFilter,
    Move,
    MoveCards,
    MoveCounters,
    MyTurn,
    Power,
    Stealth,
    Strike,
    Trait,
    Until,
    Use,
    Zone,
    card,
    strikes,
)

SHOOTS_ONE = InCombat(strikes(Strike(damage=1, ranged=True)))
SHOOTS_TWO = InCombat(strikes(Strike(damage=2, ranged=True)))
IN_TORPOR = MinionFilter(vampire=True, torpor=True)
ANOTHER_ZOMBIE = MinionFilter(vampire=False, trait=Trait.ZOMBIE, another=True)
UNDEAD_ALLY = MinionFilter(vampire=False, trait=Trait.WRAITH, another=True, either=ANOTHER_ZOMBIE)
ONE_MANEUVER = InCombat(Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT))

CARDS = (
    card(
        102234,
        "City Star Taxi",
        SHOOTS_ONE,
        ONE_MANEUVER,
        Power(
            sentence="Lock {card}: the acting minion gets +1 stealth.",
            at=BLOCKING,
            lock=True,
            conditions=(Is("acting", MinionFilter(clans=("Ravnos",))), Belongs("acting", "mine")),
            effects=(Stealth(1),),
        ),
    ),
    card(
        101963,
        "Thadius Zho",
        SHOOTS_TWO,
        ONE_MANEUVER,
        CardAction(
            sentence="{minion} acts to burn 1 blood from {target}.",
            host=True,
            stealth=1,
            target=AMinion(VAMPIRE, "any"),
            effects=(Burn(1, Blood("target")),),
        ),
    ),
    card(101337, "Outcast Mage", SHOOTS_TWO, ONE_MANEUVER),
    card(101799, "The Slashers", SHOOTS_ONE),
    card(
        101329,
        "Order of Hermes Cabal",
        InCombat(strikes(Strike(damage=1, ranged=True, aggravated=True))),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True, clans=("Tremere",)), "others"),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        101491,
        "Procurer",
        CardAction(
            sentence="{minion} acts to add 1 blood to {target}.",
            host=True,
            stealth=2,
            target=AMinion(READY_VAMPIRE),
            effects=(Gain(1, Blood("target")),),
        ),
    ),
    card(
        101094,
        "Leonardo, Mortician",
        CardAction(
            sentence="{minion} acts to add 1 blood to {target}.",
            host=True,
            stealth=1,
            target=AMinion(READY_VAMPIRE, "any"),
            effects=(Gain(1, Blood("target")),),
        ),
    ),
    card(
        100719,
        'Felix "Fix" Hessian',
        CardAction(
            sentence="{minion} acts to burn {target}.",
            host=True,
            stealth=1,
            pool=1,
            target=ACard(Zone.IN_PLAY, trait=Trait.LOCATION, whose="any"),
            effects=(BurnCard("target"),),
        ),
    ),
    card(
        100855,
        "Gregory Winter",
        CardAction(
            sentence="{minion} acts to steal 1 blood from {target}.",
            host=True,
            stealth=1,
            target=AMinion(VAMPIRE, "others"),
            effects=(MoveCounters(1, Blood("target"), Blood()),),
        ),
        CardAction(
            sentence="{minion} acts to burn {target} and gain 2 life.",
            host=True,
            target=AMinion(IN_TORPOR, "any"),
            effects=(BurnCard("target"), Gain(2, Blood())),
        ),
        Power(
            sentence="{card} burns 1 life.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(Burn(1, Blood()),),
        ),
    ),
    card(
        100966,
        "Impundulu",
        SHOOTS_ONE,
        ONE_MANEUVER,
        CardAction(
            sentence="{minion} acts to steal 1 blood or life from {target}.",
            host=True,
            stealth=1,
            target=AMinion(MinionFilter(another=True), "any"),
            effects=(MoveCounters(1, Blood("target"), Blood()),),
        ),
        exception="The printed flight shares a sentence with two abilities.",
    ),
    card(
        100090,
        "Arms Dealer",
        CardAction(
            sentence="{minion} acts to search the library for a weapon.",
            host=True,
            stealth=1,
            effects=(MoveCards(ACard(Zone.LIBRARY, trait=Trait.WEAPON), Zone.HAND, how="chosen"),),
        ),
    ),
    card(
        102322,
        "Fiorella, Empty One",
        Power(
            sentence="Lock {card}: the acting ally gets +1 stealth.",
            at=BLOCKING,
            lock=True,
            conditions=(Is("acting", UNDEAD_ALLY, "mine"),),
            effects=(Stealth(1),),
        ),
        Power(
            sentence="Lock {card}: the blocking ally gets +1 intercept.",
            at=BLOCKING,
            lock=True,
            conditions=(Is("blocking", UNDEAD_ALLY, "mine"),),
            effects=(Intercept(1, "blocking"),),
        ),
        exception="One cost for two alternatives is two abilities.",
    ),
    card(
        102217,
        "47th Street Royals",
        Power(
            sentence="Burn {card} to reduce the bleed by 3.",
            at=DURING_ACTION,
            effects=(BurnCard("this"), LessBleed(3)),
        ),
    ),
)
