"""Actions whose card stays in play and gives vampires powers."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Choice,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Target,
    Wording,
    minions_of,
    starting_life,
    torpor,
)
from vtes_deck.effects.vocab import (
    ACT,
    ALLY,
    ANY_TIME,
    ANYONE,
    COMBAT,
    CRYPT_CARD,
    UNLOCK,
    ACard,
    AMinion,
    AtBleed,
    AtLeast,
    AtSuperior,
    Aura,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    Capacity,
    CardAction,
    Either,
    ForEach,
    Gain,
    HostFights,
    Is,
    MinionFilter,
    MoveCounters,
    MyTurn,
    Not,
    OneOf,
    OnePerMinion,
    Pool,
    Power,
    PutOn,
    StaticBonus,
    Trait,
    Trigger,
    Type,
    Unlock,
    Zone,
    action,
    card,
)

BANU_HAQIM = MinionFilter(clans=("Banu Haqim",), ready=True)
IN_TORPOR = MinionFilter(vampire=True, torpor=True)
READY_SERAPH = MinionFilter(vampire=True, ready=True, trait=Trait.SERAPH)
SLEEPING_BLACK_HAND = MinionFilter(vampire=True, trait=Trait.BLACK_HAND, another=True, locked=True)
OF_PREY = AMinion(ANYONE, "prey")


ALLIES_AND_RETAINERS = Either(
    AMinion(ALLY, "any"), ACard(Zone.IN_PLAY, (Type.RETAINER,), "any", on="minion")
)


class RulesOldest(Target, frozen=True):
    """The Methuselahs who control one of the oldest ready vampires of a clan.

    Attributes:
        who: filter for the vampires.
    """

    who: MinionFilter

    of_seats = True

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        found = minions_of(context, self.who, "any")
        age = max((one.capacity for one in found), default=0)
        seats = dict.fromkeys(one.controller for one in found if one.capacity == age)
        return [(-1, seat, 0) for seat in seats]

    @override
    def say(self, wording: Wording) -> str:
        return f"Methuselah who controls any of the oldest {self.who.noun(plural=True)}"


class StealsLife(MoveCounters, frozen=True):
    """Blood or life of the target moves to the acting vampire."""

    @override
    def say(self, wording: Wording) -> str:
        return f"steal {self.n} blood or life from {wording.target}"


class AgainstPrey(Aura, frozen=True, kw_only=True):
    """More bleed against the prey."""

    @override
    def say(self, wording: Wording) -> str:
        against = "".join(" against your prey" for _ in self.conditions)
        return f"{wording.user} gets +{self.n} bleed{against}"


class LeavesTorpor(Effect, frozen=True):
    """A vampire moves from torpor to the ready region of its controller.

    Attributes:
        itself: whether the vampire with the card moves; otherwise the target moves.
    """

    itself: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.RESCUE, which="host" if self.itself else "target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Move the vampire from torpor to the ready region (TOR-11)."""
        vampire = context.table.minion(context.host if self.itself else context.target)
        if vampire.in_torpor:
            torpor.leave(context.table, vampire)

    @override
    def say(self, wording: Wording) -> str:
        if self.itself:
            return "move from torpor to the ready region"
        return f"move {wording.target} from torpor to their controller's ready region"


class StartingLife(Effect, frozen=True):
    """An ally or retainer returns to its starting life."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        companion = table.in_play[context.target]
        missing = starting_life(table, companion) - companion.blood
        if missing > 0:
            Gain(missing, Blood("target")).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"add enough life to {wording.target} to reach their starting life"


class EntersCombat(Trigger, frozen=True, kw_only=True):
    """The card is burned when the vampire enters combat; at superior, it may burn blood instead."""

    @override
    def say(self, wording: Wording) -> str:
        if len(self.conditions) < 2:
            return ""
        if AtSuperior() in self.conditions:
            return (
                f"{wording.user} can burn 1 blood when they enter combat instead of burning "
                f"{wording.this}"
            )
        return f"burn {wording.this} if {wording.user} enters combat"


CARDS = (
    card(
        101984,
        "Tier of Souls",
        action("ani", StealsLife(1, Blood("target"), Blood()), target=OF_PREY, directed=True),
        action(
            "ANI",
            StealsLife(1, Blood("target"), Blood()),
            PutOn("user"),
            target=OF_PREY,
            directed=True,
        ),
        AgainstPrey(bonus=Bonus.BLEED, n=1, host=True, conditions=(AtBleed(prey=True),)),
        CardAction(sentence="{minion} acts to burn {card}.", effects=(BurnCard("this"),)),
        OnePerMinion(),
    ),
    card(
        100885,
        "Haqim's Law: Leadership",
        action("", ForEach(RulesOldest(BANU_HAQIM), (Gain(2, Pool("target")),)), stealth=1),
    ),
    card(
        100191,
        "Blithe Acceptance",
        action("obf", PutOn("user")),
        action("OBF", PutOn("user", superior=True)),
        StaticBonus(Bonus.STEALTH, 1),
        EntersCombat(
            on=COMBAT, conditions=(Not(AtSuperior()), HostFights()), effects=(BurnCard("this"),)
        ),
        EntersCombat(
            on=COMBAT,
            conditions=(AtSuperior(), HostFights(), AtLeast(Blood("host"), 1)),
            effects=(
                OneOf(
                    (
                        ("Burn 1 blood for {card}.", (Burn(1, Blood("host")),)),
                        ("Burn {card}.", (BurnCard("this"),)),
                    )
                ),
            ),
        ),
        EntersCombat(
            on=COMBAT,
            conditions=(AtSuperior(), HostFights(), Not(AtLeast(Blood("host"), 1))),
            effects=(BurnCard("this"),),
        ),
        OnePerMinion(),
        exception="The choice at superior is offered only if the vampire has blood.",
    ),
    card(
        100365,
        "Clotho's Gift",
        action("obf", CRYPT_CARD, stealth=1),
        action(
            "tem",
            Gain(2, Blood("target")),
            stealth=1,
            target=ACard(Zone.UNCONTROLLED, vampire=True, younger=True),
        ),
        action("TEM", PutOn("user", locked=True), stealth=1),
        Power(
            sentence="Lock {card}: {minion} burns 1 blood to unlock.",
            at=ACT,
            conditions=(MyTurn(),),
            lock=True,
            blood=1,
            effects=(Unlock(),),
        ),
        exception="The vampire pays with its blood, and its controller uses the card.",
    ),
    card(
        101603,
        "Renewed Vigor",
        action("for", PutOn("user"), stealth=1),
        action("obe", LeavesTorpor(), stealth=1, target=AMinion(IN_TORPOR, "any"), directed=True),
        action(
            "obe",
            StartingLife(),
            stealth=1,
            target=ALLIES_AND_RETAINERS,
            directed=True,
        ),
        action(
            "OBE",
            Gain(Capacity("target", room=True), Blood("target")),
            stealth=1,
            target=AMinion(MinionFilter(vampire=True, another=True), "any"),
            directed=True,
        ),
        Power(
            sentence="Burn {card}: {minion} leaves torpor.",
            at=UNLOCK,
            conditions=(MyTurn(), Is("host", IN_TORPOR)),
            effects=(LeavesTorpor(itself=True), BurnCard("this")),
        ),
        OnePerMinion(),
        exception="Whether the actions are directed depends on who controls the target.",
    ),
    card(
        101946,
        "Tattoo Signal",
        action("", PutOn("user"), stealth=1),
        Power(
            sentence="Lock {card} to unlock {target}.",
            at=ANY_TIME,
            conditions=(Is("host", READY_SERAPH),),
            lock=True,
            target=AMinion(SLEEPING_BLACK_HAND, "any"),
            effects=(Unlock("target"),),
        ),
        OnePerMinion(),
        exception="The ready Seraph is a condition of the definition.",
    ),
)
