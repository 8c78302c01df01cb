"""Masters of the imbued: locations, hunter lists, and help out of turn."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    CREEDS,
    DISCIPLINES,
    NONE,
    Choice,
    Combat,
    Condition,
    Does,
    Effect,
    EffectContext,
    EventType,
    NoPurpose,
    Printed,
    PurposeKind,
    Role,
    SaidElsewhere,
    Table,
    Target,
    Wording,
    bring,
    can_equip,
    hand,
    imbued,
    mark,
    minion_of,
    zones,
)
from vtes_deck.effects.library.imbued.words import (
    NEW_IMBUED,
    Imbued,
    Monster,
    SpendConviction,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    ANY_TIME,
    BEFORE_COMBAT,
    BEFORE_VOTES,
    BLOCKING,
    DISCARD_OF_ANOTHER,
    DURING_ACTION,
    MASTER_OF_ANOTHER,
    OTHERS_MINIONS,
    POLLING,
    UNLOCK,
    ACard,
    AMinion,
    Blood,
    Choose,
    Gain,
    Intercept,
    Is,
    LessBleed,
    MinionFilter,
    Mode,
    MoveCards,
    Power,
    PutInPlay,
    SeatVotes,
    Successful,
    Type,
    Unlock,
    Zone,
    card,
    master,
)

OUT_OF_TURN = (
    (UNLOCK | DURING_ACTION | AFTER_ACTION | BEFORE_VOTES | POLLING)
    | (BEFORE_COMBAT | OTHERS_MINIONS)
    | (MASTER_OF_ANOTHER | DISCARD_OF_ANOTHER)
)
"""Windows in the turn of another Methuselah, outside combat."""
CUTS = EventType("cuts library", mark("{seat} cuts the library."))
ON_TOP = EventType("on top of library", mark("{seat} moves {card} to the top of the library."))


class ImbuedActed(Condition, frozen=True):
    """An imbued has acted; it may have left play."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return action is not None and context.table.cards[action.minion].imbued

    @override
    def say(self, wording: Wording) -> str:
        return "when an imbued performs an action"


class PreachesTo(Power, frozen=True, kw_only=True):
    """A counter for a waiting imbued."""

    @override
    def say(self, wording: Wording) -> str:
        how = "successfully " if Successful() in self.conditions else ""
        return (
            f"when an imbued {how}performs an action, lock this card to move 1 blood from the "
            f"blood bank to {NEW_IMBUED.say(wording)}"
        )


class OfHunters(ACard, frozen=True):
    """A card that requires an imbued, a creed or a virtue."""

    @override
    def fits(self, context: EffectContext, table: Table, card: int) -> bool:
        return super().fits(context, table, card) and is_for_hunters(table.cards[card])

    @override
    def noun(self) -> str:
        return "card that requires an imbued (or a creed or a virtue)"


def is_for_hunters(printed: Printed) -> bool:
    """Whether a card requires an imbued, a creed or a virtue."""
    need = printed.requirement
    virtues = any(DISCIPLINES[one].virtue for one in need.disciplines if one in DISCIPLINES)
    return Type.IMBUED in need.types or virtues or not set(CREEDS).isdisjoint(need.clans)


class ToTop(MoveCards, frozen=True):
    """The target moves from the ash heap to the top of the library, which is not shuffled."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        zones.move(context.table, context.target, Zone.LIBRARY)
        context.table.emit(ON_TOP, context.seat, context.target)


class FillHand(NoPurpose, Effect, frozen=True):
    """A hand that was short because the library was empty is filled (DRW-05)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        hand.adjust(context.table, context.seat)


class HasHunters(SaidElsewhere, Condition, frozen=True):
    """The ash heap of the user has a card for hunters."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return bool(RETURNED.choices(context))


class CutPoint(Target, frozen=True):
    """The number of cards that a cut moves from the top of the library to its bottom."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        cards = len(context.table.seats[context.seat].library)
        return [(NONE, NONE, n) for n in range(1, cards)]


class Cut(NoPurpose, Effect, frozen=True):
    """The user cuts the library."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        library = context.table.seats[context.seat].library
        library[:] = [*library[-context.n :], *library[: -context.n]]
        context.table.emit(CUTS, context.seat)


class Unites(Power, frozen=True, kw_only=True):
    """Cards return to the library."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"lock this card and burn {self.pool} pool to move two cards that require an imbued "
            "(or a creed or a virtue) from your ash heap to the top of your library. You may then "
            "cut your library once"
        )


class HelpsDefender(Power, frozen=True, kw_only=True):
    """Intercept against a monster."""

    @override
    def say(self, wording: Wording) -> str:
        when = " when a monster is acting" if Is("acting", Monster()) in self.conditions else ""
        asked = [one for one in self.conditions if isinstance(one, Is) and one.which == "blocking"]
        whom = "".join(one.who.say(wording) for one in asked)
        return f"lock this card to give {whom} +1 intercept{when}"


class Convinced(Target, frozen=True):
    """A ready imbued of the user that can pay conviction."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [
            choice
            for choice in AMinion(Imbued(ready=True)).choices(context)
            if imbued.convictions(context.table, context.table.minion(choice[0]))
        ]


class Spends(Power, frozen=True, kw_only=True):
    """Conviction is spent for the Methuselah; the last of the two renders the sentence.

    Attributes:
        last: the sentence names both uses and ends with this one.
    """

    last: bool = False

    @override
    def say(self, wording: Wording) -> str:
        if not self.last:
            return ""
        return (
            "lock this location and burn a conviction [1 CONVICTION] from a ready imbued you "
            "control to reduce a bleed against you by one or to gain two votes in a referendum"
        )


class OutsideCombat(SaidElsewhere, Condition, frozen=True):
    """No combat has begun."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        return combat is None or not combat.begun


class InHand(ACard, frozen=True):
    """Equipment in the hand that the target can have and pay for."""

    @override
    def fits(self, context: EffectContext, table: Table, card: int) -> bool:
        able = minion_of(context, "user")
        source = table.cards[context.card]
        return able is not None and can_equip(table, card, able, source)


GEAR = InHand(Zone.HAND)


class Equippable(Target, frozen=True):
    """A ready imbued of the user that can have some equipment in the hand."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [
            choice
            for choice in AMinion(Imbued(ready=True)).choices(context)
            if GEAR.choices(context.by(choice[0]))
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "a ready imbued you control"


class UnlockImbued(Unlock, frozen=True):
    """The target unlocks."""

    @override
    def say(self, wording: Wording) -> str:
        return "unlock an imbued"


class EquipFromHand(Effect, frozen=True):
    """The target gets equipment from the hand of the user, who chooses it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        able = context.by(context.target)
        Choose(GEAR, (Gets(),)).carry_out(able)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"equip {wording.target} with an equipment from your hand (requirements must be met; "
            "pay cost as normal)"
        )


class Gets(Effect, frozen=True):
    """The minion gets the target and pays for it; by rulings, this is not an action."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        if GEAR.fits(context, context.table, context.target):
            bring(context, context.user_minion.card)


class PutInPlayUnsaid(SaidElsewhere, PutInPlay, frozen=True):
    """The card is put in play; its text does not say so."""


class OutOfTurn(Mode, frozen=True, kw_only=True):
    """A way of playing a card in the turn of another Methuselah.

    Attributes:
        last: the sentence about the moments follows.
    """

    last: bool = False

    @override
    def say(self, wording: Wording) -> str:
        aimed = replace(wording, target=self.target.say(wording))
        said = [", ".join(one.say(aimed) for one in self.effects)]
        said += ["not usable during combat"] if self.last and self.conditions else []
        return ". ".join(said)


RETURNED = OfHunters(Zone.ASH_HEAP, crypt=False)
TO_TOP = ToTop(RETURNED, Zone.LIBRARY, how="target")

CARDS = (
    card(
        100348,
        "The Church of Vindicated Faith",
        master(PutInPlay()),
        PreachesTo(
            sentence="Lock {card} to add 1 counter to {target}.",
            at=AFTER_ACTION,
            lock=True,
            conditions=(Successful(), ImbuedActed()),
            target=NEW_IMBUED,
            effects=(Gain(1, Blood("target")),),
        ),
    ),
    card(
        102074,
        "Unity",
        master(PutInPlayUnsaid()),
        Unites(
            sentence="Lock {card} and burn 1 pool to move two cards to your library.",
            at=ANY_TIME,
            lock=True,
            pool=1,
            conditions=(HasHunters(),),
            effects=(
                Choose(RETURNED, (TO_TOP,)),
                Choose(RETURNED, (TO_TOP,)),
                Choose(CutPoint(), (Cut(),), optional=True),
                FillHand(),
            ),
        ),
    ),
    card(
        102119,
        "Vigil: The Thin Line",
        master(PutInPlay()),
        HelpsDefender(
            sentence="Lock {card}: the blocking Defender gets +1 intercept.",
            at=BLOCKING,
            lock=True,
            conditions=(
                Is("blocking", MinionFilter(clans=("Defender",))),
                Is("acting", Monster()),
            ),
            effects=(Intercept(1, "blocking"),),
        ),
    ),
    card(
        101653,
        "The Rose Foundation",
        master(PutInPlay()),
        Spends(
            sentence="Lock {card}: {target} burns conviction to reduce the bleed by 1.",
            at=DURING_ACTION,
            lock=True,
            target=Convinced(),
            effects=(SpendConviction(1, "target"), LessBleed(1)),
        ),
        Spends(
            sentence="Lock {card}: {target} burns conviction, and you get 2 votes.",
            at=POLLING,
            lock=True,
            last=True,
            target=Convinced(),
            effects=(SpendConviction(1, "target"), SeatVotes(2)),
        ),
    ),
    card(
        100067,
        "Angel of Berlin",
        OutOfTurn(
            role=Role.METHUSELAH,
            words="unlock",
            at=OUT_OF_TURN,
            conditions=(OutsideCombat(),),
            target=AMinion(Imbued(locked=True), "any"),
            effects=(UnlockImbued("target"),),
        ),
        OutOfTurn(
            role=Role.METHUSELAH,
            words="equip",
            at=OUT_OF_TURN,
            conditions=(OutsideCombat(),),
            target=Equippable(),
            effects=(EquipFromHand(),),
            last=True,
        ),
    ),
)
