"""The Path of Lilith, House of Sorrow and Purchase Pact."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    MISSES_UNLOCK,
    Choice,
    Combat,
    Condition,
    Does,
    Effect,
    EffectContext,
    EventType,
    Minion,
    NoPurpose,
    PurposeKind,
    SaidElsewhere,
    Wording,
    ledger,
    mark,
    sects,
    unlock,
)
from vtes_deck.effects.vocab import (
    ANY_TIME,
    BEFORE_RANGE,
    GOES_TO_TORPOR,
    LEAVES,
    UNLOCK,
    ACard,
    BurnCard,
    CardAction,
    CardReferendum,
    Choose,
    EndCombat,
    Lock,
    MinionFilter,
    MyTurn,
    PoliticalCardAction,
    Power,
    PutInPlay,
    Sect,
    The,
    Trigger,
    Until,
    Zone,
    card,
    master,
)

TORTURE = "torture"
"""The mark that counts the torture counters on a vampire."""
TORTURED = EventType("tortured", mark("{minion} has {n:torture counter}."))
TITLED_SABBAT = MinionFilter(vampire=True, titled=True, sects=(Sect.SABBAT,))


class SentByOwn(Condition, frozen=True):
    """A non-Camarilla vampire of the user has sent the target to torpor in combat."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, combat = context.table, context.table.current(Combat)
        pair = () if combat is None else tuple(one.minion for one in combat.sides)
        if len(pair) < 2 or context.target not in pair or context.card_in_play.locked:
            return False
        victor = table.in_play.get(pair[1] if pair[0] == context.target else pair[0])
        return (
            isinstance(victor, Minion)
            and victor.vampire
            and victor.controller == context.seat
            and not sects.belongs_to_any(table, victor, (Sect.CAMARILLA,))
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            "when a non-Camarilla vampire you control sends an opposing vampire to torpor in combat"
        )


class Tortures(Effect, frozen=True):
    """The target gets a torture counter."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, 1, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        vampire = context.target_minion
        vampire.set_mark(TORTURE, vampire.mark(TORTURE) + 1)
        n = vampire.mark(TORTURE)
        context.table.emit(TORTURED, vampire.controller, n=n, minion=vampire.card)


class Sends(Trigger, frozen=True, kw_only=True):
    """The counter after a combat."""

    @override
    def say(self, wording: Wording) -> str:
        when = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return f"{when}you can lock this card to put a torture counter on the opposing vampire"


class BurnsForTorture(Effect, frozen=True):
    """Each Methuselah with a tortured vampire burns 1 pool."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(self.tormented(context))

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, 1, whose="others", less=True),)

    def tormented(self, context: EffectContext) -> list[int]:
        """The Methuselahs who control tortured vampires."""
        table = context.table
        return [
            seat
            for seat in table.clockwise(context.seat)
            if any(one.mark(TORTURE) for one in table.minions(seat))
        ]

    @override
    def carry_out(self, context: EffectContext) -> None:
        for seat in self.tormented(context):
            ledger.burn_pool(context.table, seat, 1)

    @override
    def say(self, wording: Wording) -> str:
        return "each Methuselah who controls any vampires with torture counters burns 1 pool"


class PoolForTorture(Power, frozen=True, kw_only=True):
    """The pool that tortured vampires cost."""

    @override
    def say(self, wording: Wording) -> str:
        return f"during your unlock phase, {self.effects[0].say(wording)}"


class TortureEnds(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """All torture counters are burned."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        for one in context.table.in_play.values():
            one.set_mark(TORTURE, 0)


class Leaves(Trigger, frozen=True, kw_only=True):
    """All torture counters are burned when the card leaves play."""

    @override
    def say(self, wording: Wording) -> str:
        return "burn all torture counters when this card leaves play"


class LockedCard(ACard, frozen=True):
    """A locked card of the user that is neither a minion nor the card with this text."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        in_play = context.table.in_play
        return [
            one
            for one in super().choices(context)
            if in_play[one[0]].locked
            and one[0] != context.card
            and not isinstance(in_play[one[0]], Minion)
        ]


class UnlocksForNext(Effect, frozen=True):
    """The target unlocks; neither card unlocks as normal the next time."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.UNLOCK, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        unlock(table, context.target)
        for number in (context.target, context.card):
            table.in_play[number].set_mark(MISSES_UNLOCK, 1)


class UnlocksCard(Power, frozen=True, kw_only=True):
    """The ability of the house."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "lock to unlock any card you control that is not a minion. If you do so, neither that "
            "card nor this location unlock as normal on your next unlock phase"
        )


class SabbatFightSabbat(SaidElsewhere, Condition, frozen=True):
    """A Sabbat vampire of the user is in combat with another Sabbat vampire."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, combat = context.table, context.table.current(Combat)
        if combat is None:
            return False
        fighters = [table.in_play.get(one.minion) for one in combat.sides]
        return all(
            isinstance(one, Minion)
            and one.vampire
            and sects.belongs_to_any(table, one, (Sect.SABBAT,))
            for one in fighters
        ) and any(one.seat == context.seat for one in combat.sides)


class PartsSabbat(Power, frozen=True, kw_only=True):
    """The end of a combat among the Sabbat."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "when a Sabbat vampire you control is in combat with another Sabbat vampire, you can "
            "lock this card before range is determined to end combat"
        )


CARDS = (
    card(
        101363,
        "The Path of Lilith",
        master(PutInPlay()),
        Sends(
            on=GOES_TO_TORPOR,
            conditions=(SentByOwn(),),
            effects=(Choose(The("target"), (Lock("this"), Tortures()), optional=True),),
        ),
        PoolForTorture(
            sentence="Burn 1 pool of each Methuselah with tortured vampires.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(BurnsForTorture(),),
        ),
        CardAction(sentence="{minion} acts to burn {card}.", effects=(BurnCard("this"),)),
        Leaves(on=LEAVES, itself=True, effects=(TortureEnds(),)),
    ),
    card(
        100942,
        "House of Sorrow",
        master(PutInPlay()),
        UnlocksCard(
            sentence="Lock {card}: unlock {target}.",
            at=ANY_TIME,
            lock=True,
            target=LockedCard(Zone.IN_PLAY),
            effects=(UnlocksForNext(),),
        ),
    ),
    card(
        101520,
        "Purchase Pact",
        master(PutInPlay()),
        PartsSabbat(
            sentence="Lock {card}: end the combat.",
            at=BEFORE_RANGE,
            lock=True,
            conditions=(SabbatFightSabbat(),),
            effects=(EndCombat(),),
        ),
        PoliticalCardAction(
            sentence="{minion} acts to call a referendum to burn {card}.",
            who=TITLED_SABBAT,
            stealth=1,
            effects=(),
        ),
        CardReferendum(passed=(BurnCard("this"),)),
    ),
)
