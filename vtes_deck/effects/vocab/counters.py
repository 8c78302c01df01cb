"""Effects on pool, blood and other counters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.minion_filter import (
    MinionFilter,
    Whose,
    corruption,
    minions_of,
    seats_of,
)
from vtes_deck.effects.vocab.wording import Wording, counted, gets, unsaid
from vtes_deck.engine.mechanics import bank, ledger
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Until
from vtes_deck.language import mark

TO_POOL = EventType("blood to pool", "{seat} moves {n} blood from {minion} to her pool.")
FROM_POOL = EventType("pool to blood", "{seat} moves {n} pool to {minion}.")
ADDED = EventType(
    "blood added",
    mark("{seat} adds {n} blood to {card}."),
    mark("{seat} adds {n} blood to an uncontrolled vampire."),
)
COUNTERS = EventType("counters", "{card} has {n:counter}.")
STEALS_POOL = EventType("steals pool", "{seat} steals {n} pool from {other_seat}.")
POOL_TO_CARD = EventType("pool to card", "{seat} moves {n} pool to {card}.")
GAINS_TRANSFERS = EventType("gains transfers", "{seat} gains {n:transfer}.")
USES_TRANSFERS = EventType("uses transfers", "{seat} uses {n:transfer}.")
GAINS_MASTER_ACTIONS = EventType(
    "gains master phase actions", "{seat} gets {n:master phase action}."
)
CLEANSED = EventType("cleansed", "{seat} burns {n:corruption counter} from {minion}.")
CORRUPTED = EventType("corrupted", "{seat} puts a corruption counter on {minion}.")


class GainPool(Effect, frozen=True):
    """The Methuselah who uses the card gains pool."""

    n: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        ledger.gain_pool(context.table, context.seat, self.n)

    @override
    def say(self, wording: Wording) -> str:
        return f"gain {self.n} pool"


class BurnPool(Effect, frozen=True):
    """Methuselahs burn pool.

    Attributes:
        n: the amount.
        whose: who burns it.
        active: the active Methuselah burns it instead.
        aimed: the target Methuselah, or the controller of the target card, burns it instead.
    """

    n: int
    whose: Whose = "mine"
    active: bool = False
    aimed: bool = False

    @override
    def carry_out(self, context: EffectContext) -> None:
        losers: Sequence[int]
        if self.active:
            losers = [context.table.active]
        elif self.aimed:
            losers = [context.target_seat]
        else:
            losers = seats_of(context, self.whose)
        for seat in losers:
            ledger.burn_pool(context.table, seat, self.n)

    @override
    def say(self, wording: Wording) -> str:
        if self.aimed:
            owner = "their" if wording.seat else "its controller's"
            return f"burn {self.n} of {wording.seat or owner} pool"
        if self.active:
            return f"the active Methuselah burns {self.n} pool"
        if self.whose == "mine":
            return f"burn {self.n} pool"
        who = {
            "prey": "your prey",
            "predator": "your predator",
            "host": "their controller",
        }.get(self.whose)
        return unsaid(self) if who is None else f"{who} burns {self.n} pool"


class StealPool(Effect, frozen=True):
    """Moves pool from the target Methuselah to the user of the card."""

    n: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Limited by what she has (GEN-20)."""
        moved = bank.move_pool(context.table, context.other, context.seat, self.n)
        if moved:
            context.table.emit(STEALS_POOL, context.seat, other_seat=context.other, n=moved)

    @override
    def say(self, wording: Wording) -> str:
        return f"steal {self.n} pool from {wording.target}"


class BloodToPool(Effect, frozen=True):
    """Moves blood from the target minion to the pool; 0 means the chosen number."""

    n: int = 0

    @override
    def possible(self, context: EffectContext) -> bool:
        return context.target_minion.blood > 0

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Limited by what it has (GEN-20)."""
        moved = bank.blood_to_pool(
            context.table, context.target_minion, context.seat, self.n or context.n
        )
        context.table.emit(TO_POOL, context.seat, minion=context.target, n=moved)

    @override
    def say(self, wording: Wording) -> str:
        n = self.n or wording.number or "X"
        return f"move {n} blood from {wording.target} to {wording.own} pool"


class PoolToBlood(Effect, frozen=True):
    """Moves pool to the target minion as blood."""

    n: int

    @override
    def possible(self, context: EffectContext) -> bool:
        return context.table.seats[context.seat].pool > 0

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Blood above the capacity drains (GEN-18)."""
        moved = bank.pool_to_blood(context.table, context.seat, context.target_minion, self.n)
        context.table.emit(FROM_POOL, context.seat, minion=context.target, n=moved)
        ledger.drain(context.table, context.target_minion)

    @override
    def say(self, wording: Wording) -> str:
        return f"move {self.n} blood from {wording.own} pool to {wording.target}"


class GainBlood(Effect, frozen=True):
    """A vampire gains blood.

    Attributes:
        n: the amount, or ``None`` to fill it to its capacity.
        target: the target vampire instead of the one that uses the card.
    """

    n: int | None
    target: bool = False

    @override
    def carry_out(self, context: EffectContext) -> None:
        minion = context.target_minion if self.target else context.user_minion
        n = max(0, minion.capacity - minion.blood) if self.n is None else self.n
        ledger.gain_blood(context.table, minion, n)

    @override
    def say(self, wording: Wording) -> str:
        who = wording.target if self.target else wording.user
        if self.n is None:
            return f"{who} gains enough blood to reach full capacity"
        life = "life" if wording.ally else "blood"
        if who == wording.subject:
            return f"gain {self.n} {life}"
        if not wording.subject and not self.target:
            return f"{who} gains {self.n} {life}"
        return f"add {self.n} {life} to {who}"


class GainChosen(Effect, frozen=True):
    """The target vampire gains the chosen number of blood."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        ledger.gain_blood(context.table, context.target_minion, context.n)

    @override
    def say(self, wording: Wording) -> str:
        return f"add up to {wording.most} blood to {wording.target}"


class BurnBlood(Effect, frozen=True):
    """A minion burns blood or life.

    Attributes:
        n: the amount, or ``None`` for the chosen number.
        target: the target minion instead of the one that uses the card.
    """

    n: int | None
    target: bool = False

    @override
    def possible(self, context: EffectContext) -> bool:
        """Blood burned as a cost must be available (PLY-10)."""
        minion = context.target_minion if self.target else context.user_minion
        return minion.blood >= (context.n if self.n is None else self.n)

    @override
    def carry_out(self, context: EffectContext) -> None:
        minion = context.target_minion if self.target else context.user_minion
        ledger.burn_blood(context.table, minion, context.n if self.n is None else self.n)

    @override
    def say(self, wording: Wording) -> str:
        who = wording.target if self.target else wording.user
        n = "X" if self.n is None else str(self.n)
        if who == wording.subject:
            return f"burn {n} blood"
        return f"burn {n} blood from {who}" if wording.subject else f"{who} burns {n} blood"


class AddBlood(Effect, frozen=True):
    """Adds blood from the bank to the target uncontrolled vampire, which stays hidden."""

    n: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        """May exceed the capacity; the excess drains when the vampire enters play (INF-10)."""
        table = context.table
        if context.target in table.seats[context.seat].uncontrolled:
            bank.add_to_uncontrolled(table, context.target, self.n)
            table.emit(ADDED, context.seat, context.target, n=self.n, only=context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return f"add {self.n} blood to {wording.target}"


class AddCounters(Effect, frozen=True):
    """Adds counters from the bank to the card itself."""

    n: int = 1

    @override
    def carry_out(self, context: EffectContext) -> None:
        card_in_play = context.card_in_play
        bank.gain_blood(context.table, card_in_play, self.n)
        context.table.emit(COUNTERS, card_in_play.controller, context.card, n=card_in_play.blood)

    @override
    def say(self, wording: Wording) -> str:
        return f"add {counted(self.n, 'counter')} to {wording.this}"


class PoolToCard(Effect, frozen=True):
    """Moves pool of the controller to the card itself."""

    n: int = 1

    @override
    def carry_out(self, context: EffectContext) -> None:
        card_in_play = context.card_in_play
        moved = bank.pool_to_blood(context.table, card_in_play.controller, card_in_play, self.n)
        context.table.emit(POOL_TO_CARD, card_in_play.controller, context.card, moved)
        context.table.emit(COUNTERS, card_in_play.controller, context.card, n=card_in_play.blood)

    @override
    def say(self, wording: Wording) -> str:
        return f"move {counted(self.n, 'counter')} from your pool to {wording.this}"


class GainTransfers(Effect, frozen=True):
    """Gives transfers for this influence phase."""

    n: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.seats[context.seat].transfers += self.n
        context.table.emit(GAINS_TRANSFERS, context.seat, n=self.n)

    @override
    def say(self, wording: Wording) -> str:
        return gets(wording, "you", f"+{counted(self.n, 'transfer')}")


class UseTransfers(Effect, frozen=True):
    """Uses transfers as a cost."""

    n: int

    @override
    def possible(self, context: EffectContext) -> bool:
        return context.table.seats[context.seat].transfers >= self.n

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.seats[context.seat].transfers -= self.n
        context.table.emit(USES_TRANSFERS, context.seat, n=self.n)

    @override
    def say(self, wording: Wording) -> str:
        return f"use {counted(self.n, 'transfer')}"


class GainMasterActions(Effect, frozen=True):
    """Gives master phase actions for this master phase."""

    n: int = 1

    @override
    def carry_out(self, context: EffectContext) -> None:
        """MAS-01."""
        context.table.seats[context.seat].master_actions += self.n
        context.table.emit(GAINS_MASTER_ACTIONS, context.seat, n=self.n)

    @override
    def say(self, wording: Wording) -> str:
        return gets(wording, "you", f"+{counted(self.n, 'master phase action')}")


class Corrupt(Effect, frozen=True):
    """Puts a corruption counter of the user on the target minion."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Stored as a mark: it is not blood and cannot be moved."""
        minion = context.target_minion
        word = corruption(context.seat)
        minion.set_mark(word, minion.mark(word) + 1)
        context.table.emit(CORRUPTED, context.seat, minion=minion.card)

    @override
    def say(self, wording: Wording) -> str:
        return f"put 1 corruption counter on {wording.target}"


class Cleanse(Effect, frozen=True):
    """Burns the user's corruption counters on the target minion."""

    n: int = 1

    @override
    def possible(self, context: EffectContext) -> bool:
        return context.target_minion.mark(corruption(context.seat)) >= self.n

    @override
    def carry_out(self, context: EffectContext) -> None:
        minion = context.target_minion
        word = corruption(context.seat)
        minion.set_mark(word, minion.mark(word) - self.n)
        context.table.emit(CLEANSED, context.seat, n=self.n, minion=minion.card)

    @override
    def say(self, wording: Wording) -> str:
        return f"burn {self.n} of your corruption counters from {wording.target}"


class Uses(Effect, frozen=True):
    """Records a use by the target minion, for once-per-turn limits."""

    what: str
    until: Until = Until.TURN

    @override
    def possible(self, context: EffectContext) -> bool:
        return context.target == NONE or not context.table.has_used(
            self.what, context.target, self.until
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.use_once(self.what, context.target, self.until)

    @override
    def say(self, wording: Wording) -> str:
        return ""


class ForEach(Effect, frozen=True):
    """The Methuselah gains pool for each matching minion."""

    n: int
    who: MinionFilter
    whose: Whose = "mine"

    @override
    def carry_out(self, context: EffectContext) -> None:
        number = len(minions_of(context, self.who, self.whose))
        ledger.gain_pool(context.table, context.seat, self.n * number)
