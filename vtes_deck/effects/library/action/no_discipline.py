"""Actions without a Discipline."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANARCH,
    COMBAT,
    HUNTS,
    MASTER,
    UNLOCK,
    ACard,
    AddDelayedTrigger,
    AMinion,
    AtLeast,
    BecomesVampire,
    Blood,
    Burn,
    BurnCard,
    CardAction,
    Control,
    DelayedReplacement,
    Either,
    EnterCombat,
    Gain,
    GiveManeuver,
    GivePress,
    HasHunted,
    If,
    MasterActions,
    MinionFilter,
    MoveCounters,
    MyTurn,
    Pay,
    PlayLimit,
    Pool,
    Power,
    PutInPlay,
    Sect,
    Trait,
    Trigger,
    Until,
    Zone,
    action,
    bleed,
    card,
)

NOT_CAMARILLA = MinionFilter(
    vampire=True, sects=tuple(sect for sect in Sect if sect is not Sect.CAMARILLA)
)

CARDS = (
    card(
        100046,
        "Ambush",
        action(
            "",
            AddDelayedTrigger(on=COMBAT, effects=(GiveManeuver(),)),
            EnterCombat(),
            target=AMinion(MinionFilter(locked=True, ready=True), "others"),
            directed=True,
        ),
    ),
    card(
        101621,
        "Reunion Kamut",
        action(
            "",
            Gain(2, Blood("target")),
            stealth=1,
            target=ACard(Zone.UNCONTROLLED, vampire=True, trait=Trait.BLACK_HAND),
        ),
    ),
    card(
        101632,
        "Rewilding",
        action(
            "",
            Burn(2, Pool("target")),
            BurnCard("target"),
            target=ACard(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION),
            directed=True,
        ),
    ),
    card(
        100886,
        "Harass",
        action(
            "",
            AddDelayedTrigger(on=COMBAT, effects=(GivePress("continue"),)),
            EnterCombat(),
            target=Either(
                AMinion(MinionFilter(vampire=True, ready=True, most_blood=3), "others"),
                AMinion(MinionFilter(locked=True, ready=True), "others"),
            ),
            directed=True,
        ),
    ),
    card(
        100266,
        "Bum's Rush",
        action(
            "",
            AddDelayedTrigger(on=COMBAT, effects=(GiveManeuver(),)),
            EnterCombat(),
            target=AMinion(MinionFilter(ready=True), "others"),
            directed=True,
        ),
        DelayedReplacement(Until.ACTION),
    ),
    card(
        100633,
        "The Embrace",
        action("", BecomesVampire(capacity=1, hunts=True), stealth=1),
        Trigger(on=HUNTS, host=True, effects=(HasHunted(),)),
    ),
    card(100390, "Computer Hacking", bleed("", plus=1)),
    card(
        101972,
        "Thing",
        action(
            "",
            Gain(2, Blood("target")),
            stealth=1,
            target=ACard(Zone.UNCONTROLLED, vampire=True, clans=("Gangrel",)),
        ),
    ),
    card(
        101324,
        "Open War",
        action("", PutInPlay(), stealth=1),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            who=ANARCH,
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
        CardAction(
            sentence="{minion} acts to burn {target}.",
            who=ANARCH,
            pool=2,
            target=ACard(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION),
            effects=(BurnCard("target"),),
        ),
        Power(
            sentence="Use a master phase action and move 1 pool to {card}.",
            at=MASTER,
            user="anybody",
            effects=(
                Pay(1, MasterActions()),
                MoveCounters(1, Pool(), Blood("this")),
                If(
                    (AtLeast(Blood("this"), 4),),
                    (Gain(4, Pool("controller")), BurnCard("this")),
                ),
            ),
        ),
        PlayLimit(per="game", by="everybody"),
        exception="The pool is gained before the card is burned, in the same step.",
    ),
    card(
        101028,
        "Judgment: Camarilla Segregation",
        action("", PutInPlay(), stealth=1),
        Power(
            sentence="Burn 1 pool for {card}.",
            at=UNLOCK,
            user="anybody",
            conditions=(MyTurn(), Control(AMinion(NOT_CAMARILLA))),
            once=Until.TURN,
            forced=True,
            effects=(Burn(1, Pool()),),
        ),
        Power(
            sentence="Burn {target} to burn {card}.",
            at=MASTER,
            user="anybody",
            target=AMinion(NOT_CAMARILLA),
            effects=(BurnCard("target"), BurnCard("this")),
        ),
        exception="The upkeep names the Methuselah by what she controls; the definition asks "
        "each Methuselah in turn.",
    ),
)
