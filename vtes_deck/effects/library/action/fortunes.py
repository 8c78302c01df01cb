"""Actions that give allies, a clan, a sect or a reward for combat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    PUT_ON,
    Combat,
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    Option,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    ledger,
    sects,
    zones,
)
from vtes_deck.effects.crypt.second_choices import NameSecond, second
from vtes_deck.effects.vocab import (
    ALLY,
    COMBAT,
    COMBAT_OVER,
    CRYPT_CARD,
    READY_VAMPIRE,
    UNLOCK,
    ACard,
    ActionMode,
    Activity,
    AddDelayedTrigger,
    AMinion,
    Aura,
    Blood,
    Bonus,
    CardAction,
    Choose,
    EnterCombat,
    Gain,
    GiveManeuver,
    If,
    Is,
    MinionFilter,
    MyTurn,
    Not,
    Power,
    PutOn,
    Restriction,
    Role,
    Sect,
    TakeControl,
    Unlock,
    Zone,
    action,
    card,
)

LAIBON = MinionFilter(vampire=True, sects=(Sect.LAIBON,))
LAIBON_OR_UNTITLED = MinionFilter(vampire=True, untitled=True, either=LAIBON)
WELCOME = MinionFilter(
    clans=(
        "Akunanse",
        "Guruhi",
        "Ishtarri",
        "Osebo",
        "Banu Haqim",
        "Ministry",
        "Ravnos",
        "Lasombra",
        "Tzimisce",
        "Harbinger of Skulls",
        "Salubri antitribu",
    )
)
GANGREL = MinionFilter(clans=("Gangrel",))
UNTITLED = MinionFilter(untitled=True)
UNTITLED_GANGREL = MinionFilter(clans=("Gangrel",), untitled=True)
SALUBRI = ACard(Zone.UNCONTROLLED, vampire=True, clans=("Salubri",))


class JoinsLaibon(Effect, frozen=True):
    """The vampire becomes Laibon."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TITLE, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        sects.change_sect(context.table, context.user_minion, Sect.LAIBON)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} becomes Laibon"


class CanDraw(Condition, frozen=True):
    """By a ruling, a Laibon needs a crypt card to draw."""

    @override
    def holds(self, context: EffectContext) -> bool:
        crypt = context.table.seats[context.seat].crypt
        return bool(crypt) or not LAIBON.fits(context, context.user_minion)

    @override
    def say(self, wording: Wording) -> str:
        return "if your crypt is not empty"


class OneIsReady(Condition, frozen=True):
    """One combatant is ready after the combat, and the other is not.

    Attributes:
        user: whether the ready combatant must be the acting vampire.
    """

    user: bool = False

    @override
    def holds(self, context: EffectContext) -> bool:
        table, combat = context.table, context.table.current(Combat)
        if combat is None:
            return False
        found = (table.in_play.get(one.minion) for one in combat.sides)
        ready = [one.card for one in found if isinstance(one, Minion) and one.ready]
        return len(ready) == 1 and (not self.user or ready == [context.minion])

    @override
    def say(self, wording: Wording) -> str:
        if self.user:
            return f"if {wording.user} is ready and the opposing vampire is not"
        return "if only one combatant is ready"


class OpponentBurnsPool(Effect, frozen=True):
    """The controller of the opposing minion burns pool.

    Attributes:
        n: the pool.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, self.n, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The opposing minion may have left play."""
        combat = context.table.current(Combat)
        for side in () if combat is None else combat.sides:
            if side.minion != context.minion:
                ledger.burn_pool(context.table, side.seat, self.n)

    @override
    def say(self, wording: Wording) -> str:
        return f"the controller of the opposing minion burns {self.n} pool"


class AfterCombat(AddDelayedTrigger, frozen=True, kw_only=True):
    """The effects of the result of the combat."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return f"at the end of that combat, {asked}{self.effects[0].say(wording)}"


class OlderThanBearer(Condition, frozen=True):
    """The acting vampire is older than the vampire with the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        return context.user_minion.capacity > table.minion(context.host).capacity

    @override
    def say(self, wording: Wording) -> str:
        return f"if they are older than {wording.user}"


class ChangesBearer(Effect, frozen=True):
    """The acting vampire takes the card from the vampire that has it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.LOSE, which="this"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        if context.card in table.in_play and context.minion in table.in_play:
            zones.attach(table, context.card, context.minion)
            table.emit(PUT_ON, context.seat, context.card, target=context.minion)

    @override
    def say(self, wording: Wording) -> str:
        return f"steal {wording.this}"


READY_VAMPIRE_OF_PREY = AMinion(READY_VAMPIRE, "prey")


class EnoughOthers(SaidElsewhere, Condition, frozen=True):
    """The predator and the prey are two Methuselahs, and the prey has a ready vampire."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return len(context.table.playing) > 2 and bool(READY_VAMPIRE_OF_PREY.choices(context))


class ChoosesPreys(SaidElsewhere, Choose, frozen=True):
    """A vampire of the prey is also chosen as the action is announced."""


class Brawl(Effect, frozen=True):
    """The vampires of the prey and the predator enter combat; the prey's is first."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COMBAT, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        preys = [one for one, _, _ in READY_VAMPIRE_OF_PREY.choices(context)]
        if second(context) in preys:
            context.table.push(Combat(second(context), context.target))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "choose a ready vampire controlled by your predator and another controlled by your "
            "prey (not usable when only one other Methuselah is in the game). The chosen vampires "
            "enter combat"
        )


class BrawlMode(ActionMode, frozen=True, kw_only=True):
    """The action targets a vampire of the predator and a vampire of the prey."""

    @override
    def aimed(self, table: Table, option: Option) -> tuple[int, ...]:
        prey = table.prey(table.minion(option.minion).controller)
        return (*super().aimed(table, option), prey)


class ReadyOneFeeds(Effect, frozen=True):
    """The vampire that is ready gains blood.

    Attributes:
        n: the blood.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, self.n, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, combat = context.table, context.table.current(Combat)
        for side in () if combat is None else combat.sides:
            one = table.in_play.get(side.minion)
            if isinstance(one, Minion) and one.ready:
                ledger.gain_blood(table, one, self.n)

    @override
    def say(self, wording: Wording) -> str:
        return f"he or she gains {self.n} blood"


class AfterBrawl(AfterCombat, frozen=True, kw_only=True):
    """The reward of the only ready vampire."""

    @override
    def say(self, wording: Wording) -> str:
        fed = "".join(one.say(wording) for one in self.effects)
        asked = "".join("if only one is ready at the end of that combat, " for _ in self.conditions)
        return f"{asked}{fed}"


class Taunts(EnterCombat, frozen=True, kw_only=True):
    """The acting vampire enters combat, with the maneuver that another effect gives."""

    @override
    def say(self, wording: Wording) -> str:
        return "enter combat with any vampire, with an optional maneuver in that combat"


class Maneuvers(SaidElsewhere, AddDelayedTrigger, frozen=True, kw_only=True):
    """The maneuver in the combat; the combat effect renders the sentence."""


MANEUVERS = Maneuvers(on=COMBAT, effects=(GiveManeuver(),))
ONE_READY_FEEDS = AfterBrawl(
    on=COMBAT_OVER, conditions=(OneIsReady(),), effects=(ReadyOneFeeds(4),)
)

CARDS = (
    card(
        101947,
        "Taunt the Caged Beast",
        action(
            "ani",
            MANEUVERS,
            Taunts(),
            target=AMinion(READY_VAMPIRE, "others"),
            directed=True,
        ),
        BrawlMode(
            role=Role.ACTOR,
            level="ANI",
            effects=(ONE_READY_FEEDS, Brawl()),
            target=AMinion(READY_VAMPIRE, "predator"),
            conditions=(EnoughOthers(),),
            announced=(ChoosesPreys(READY_VAMPIRE_OF_PREY, (NameSecond(),)),),
        ),
    ),
    card(
        101789,
        "Skaald",
        action("", PutOn("user"), Unlock(), stealth=1),
        Aura(
            bonus=Bonus.VOTES,
            n=2,
            host=True,
            conditions=(Is("host", UNTITLED), Is("caller", GANGREL)),
        ),
        CardAction(
            sentence="{minion} acts to steal {card}.",
            who=UNTITLED_GANGREL,
            stealth=1,
            conditions=(OlderThanBearer(),),
            effects=(ChangesBearer(),),
        ),
        exception="The votes have two conditions, on the vampire and on the caller.",
    ),
    card(
        101615,
        "Restructure",
        action("dem", PutOn(), target=AMinion(ALLY, "any"), directed=True),
        action("DEM", TakeControl("target"), target=AMinion(ALLY, "others"), directed=True),
        Restriction(activity=Activity.UNLOCK_NORMALLY),
        Power(
            sentence="Burn 1 pool to unlock the ally with {card}.",
            at=UNLOCK,
            user="host",
            pool=1,
            conditions=(MyTurn(),),
            effects=(Unlock("host"),),
        ),
        exception="The controller of the ally is the user of an ability of the card.",
    ),
    card(
        101248,
        "Mozambique Allure",
        action(
            "",
            If((Is("user", LAIBON),), (CRYPT_CARD,)),
            If(
                (Not(Is("user", LAIBON)),),
                (JoinsLaibon(), If((Is("user", WELCOME),), (Unlock(),))),
            ),
            stealth=1,
            who=LAIBON_OR_UNTITLED,
            conditions=(CanDraw(),),
        ),
        exception="The two cases are conditions of the definition.",
    ),
    card(
        102356,
        "Hunting the Beast",
        action(
            "aus",
            EnterCombat(),
            stealth=1,
            target=AMinion(MinionFilter(vampire=True, ready=True), "others"),
            directed=True,
        ),
        action(
            "AUS",
            AfterCombat(
                on=COMBAT_OVER,
                conditions=(OneIsReady(user=True),),
                effects=(Choose(SALUBRI, (Gain(2, Blood("target")),)),),
            ),
            EnterCombat(),
            stealth=1,
            target=AMinion(MinionFilter(vampire=True, ready=True), "others"),
            directed=True,
        ),
    ),
    card(
        102309,
        "Abuse of Power",
        action(
            "",
            AfterCombat(
                on=COMBAT_OVER, conditions=(OneIsReady(),), effects=(OpponentBurnsPool(1),)
            ),
            EnterCombat(),
            stealth=1,
            target=AMinion(MinionFilter(ready=True), "others"),
            directed=True,
        ),
    ),
)
