"""Carver's Meat Packing and Storage: it keeps weak vampires in torpor."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    CardInPlay,
    Choice,
    Does,
    Effect,
    EffectContext,
    EventType,
    Forbids,
    Key,
    Minion,
    NoPurpose,
    OwnStatic,
    PurposeKind,
    Table,
    Target,
    Wording,
    ledger,
    mark,
)
from vtes_deck.effects.vocab import (
    GOES_TO_TORPOR,
    MASTER,
    READY_VAMPIRE,
    UNLOCK,
    Activity,
    AMinion,
    Blood,
    Choose,
    Count,
    Gain,
    Is,
    MinionFilter,
    Power,
    PutInPlay,
    Trigger,
    Until,
    card,
    master,
)

HOSTAGE = "hostage"
"""The mark that counts the hostage counters on a vampire."""
OF = "hostage of"
"""The mark with the ``entry`` of the location that put the counters there."""
TAKEN = EventType("hostage", mark("{minion} has {n:hostage counter}."))
FREED = EventType("hostage freed", "{minion} is no longer a hostage.")
SMALL = MinionFilter(vampire=True, most=3)
PAYER = MinionFilter(vampire=True, ready=True)


def counters(place: CardInPlay, vampire: Minion) -> int:
    """The hostage counters on a vampire; they are burned when the location leaves play."""
    return vampire.mark(HOSTAGE) if vampire.mark(OF) == place.entry else 0


class Hostages(Target, frozen=True):
    """The vampires with hostage counters."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, place = context.table, context.card_in_play
        return [
            (one.card, -1, 0)
            for seat in table.clockwise(table.active)
            for one in table.minions(seat)
            if counters(place, one)
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "vampires with any hostage counters"


class TakesHostage(Effect, frozen=True):
    """Puts a hostage counter on the target."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        place, vampire = context.card_in_play, context.target_minion
        n = counters(place, vampire) + 1
        vampire.set_mark(HOSTAGE, n)
        vampire.set_mark(OF, place.entry)
        context.table.emit(TAKEN, vampire.controller, n=n, minion=vampire.card)

    @override
    def say(self, wording: Wording) -> str:
        return "put 1 hostage counter on them"


class SmallSleeper(Trigger, frozen=True, kw_only=True):
    """A small vampire that goes to torpor becomes a hostage."""

    @override
    def say(self, wording: Wording) -> str:
        does = " and ".join(one.say(wording) for one in self.effects)
        who = " ".join(one.who.say(wording) for one in self.conditions if isinstance(one, Is))
        return f"after {who} goes to torpor, {does}"


class Keeps(NoPurpose, OwnStatic, Forbids, frozen=True):
    """Hostages are neither moved to the ready region nor diablerised."""

    activity: Activity

    @property
    @override
    def key(self) -> Key:
        return self.activity

    wide: ClassVar[bool] = True

    @override
    def forbids(self, table: Table, source: int, on: int) -> bool:
        found = table.in_play.get(on)
        return isinstance(found, Minion) and counters(table.in_play[source], found) > 0

    @override
    def say(self, wording: Wording) -> str:
        if self.activity is Activity.BE_DIABLERISED:
            return ""
        return (
            "vampires with any hostage counters cannot be moved to the ready region or be "
            "diablerized"
        )


class Pays(AMinion, frozen=True):
    """A ready vampire with enough blood, while there is a hostage."""

    n: int = 2

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        if not Hostages().choices(context):
            return []
        found = super().choices(context)
        return [one for one in found if context.table.minion(one[0]).blood >= self.n]


class Ransoms(Effect, frozen=True):
    """The target burns blood, and its controller frees a hostage."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, self.n, which="target", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        payer = context.target_minion
        ledger.burn_blood(context.table, payer, self.n)
        asks = EffectContext(context.table, payer.controller, context.card)
        Choose(Hostages(), (Frees(),)).carry_out(asks)

    @override
    def say(self, wording: Wording) -> str:
        return f"burn {self.n} blood to burn any vampire's hostage counters"


class Frees(Effect, frozen=True):
    """Burns the hostage counters on the target."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.RESCUE, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        vampire = context.target_minion
        vampire.set_mark(HOSTAGE, 0)
        context.table.emit(FREED, vampire.controller, minion=vampire.card)


class Ransom(Power, frozen=True, kw_only=True):
    """The ransom, which any ready vampire can pay."""

    @override
    def say(self, wording: Wording) -> str:
        does = " and ".join(one.say(wording) for one in self.effects)
        return (
            f"during any unlock phase, any ready vampire can {does}. After {wording.this} leaves "
            "play, burn all the hostage counters"
        )


class FeedsOnHostages(Gain, frozen=True):
    """Blood for each hostage."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"add X blood to {wording.target}, where X is the number of {Hostages().say(wording)}"
        )


CARDS = (
    card(
        100303,
        "Carver's Meat Packing and Storage",
        master(PutInPlay()),
        SmallSleeper(
            on=GOES_TO_TORPOR, conditions=(Is("target", SMALL),), effects=(TakesHostage(),)
        ),
        Keeps(Activity.BECOME_READY),
        Keeps(Activity.BE_DIABLERISED),
        Power(
            sentence="Lock {card}: {target} gains blood for each hostage.",
            at=MASTER,
            lock=True,
            target=AMinion(READY_VAMPIRE),
            effects=(FeedsOnHostages(Count(Hostages()), Blood("target")),),
        ),
        Ransom(
            sentence="{target} burns 2 blood to free a hostage of {card}.",
            at=UNLOCK,
            user="anybody",
            target=Pays(PAYER),
            once=Until.TURN,
            effects=(Ransoms(2),),
        ),
    ),
)
