"""Counters: pool, blood, transfers and others, and the effects that add and burn them."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.vocab.amounts import (
    Amount,
    Capacity,
    Chosen,
    Number,
    Plus,
    Times,
    UpTo,
    When,
    number,
    spoken,
)
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.minion_filter import Whose, corruption, seats_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, card_of, said
from vtes_deck.effects.vocab.wording import CLOSE, OPEN, Wording, counted, gets
from vtes_deck.engine.actions.bleed import take_edge
from vtes_deck.engine.mechanics import bank, ledger
from vtes_deck.engine.mechanics.edge import move_edge
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Zone
from vtes_deck.language import mark

ADDED = EventType(
    "blood added",
    mark("{seat} adds {n} blood to {card}."),
    mark("{seat} adds {n} blood to an uncontrolled vampire."),
)
COUNTERS = EventType("counters", "{card} has {n:counter}.")
GAINS_TRANSFERS = EventType("gains transfers", "{seat} gains {n:transfer}.")
USES_TRANSFERS = EventType("uses transfers", "{seat} uses {n:transfer}.")
GAINS_MASTER_ACTIONS = EventType(
    "gains master phase actions", "{seat} gets {n:master phase action}."
)
USES_MASTER_ACTIONS = EventType("uses master phase actions", "{seat} uses {n:master phase action}.")
GAINS_DISCARDS = EventType("gains discards", "{seat} gets {n:discard phase action}.")
LOSES_DISCARDS = EventType("loses discards", "{seat} gets {n:discard phase action} fewer.")
CLEANSED = EventType("cleansed", "{seat} burns {n:corruption counter} from {minion}.")
CORRUPTED = EventType("corrupted", "{seat} puts a corruption counter on {minion}.")
EDGE_BURNED = EventType("burns the Edge", "{seat} burns the Edge.")


class Counters(Amount, frozen=True):
    """Counters of one kind in one place. As an amount, it is their number."""

    def gain(self, context: EffectContext, n: int) -> None:
        """Add counters from the bank."""
        raise NotImplementedError

    def burn(self, context: EffectContext, n: int) -> None:
        """Move up to ``n`` counters to the bank (GEN-20)."""
        raise NotImplementedError

    def gained(self, n: Number, wording: Wording) -> str:
        """The clause for gaining a number of counters."""
        return gets(wording, "you", f"+{amount(n, self.noun, wording)}")

    def burned(self, n: Number, wording: Wording) -> str:
        """The clause for burning a number of counters."""
        return f"burn {amount(n, self.noun, wording)}"

    def changed(self, n: Number, *, less: bool = False) -> tuple[Does, ...]:
        """The effects of a change by this many counters."""
        del n, less
        return ()

    noun: ClassVar[str] = "counter"
    """The name of one counter."""


class Pool(Counters, frozen=True):
    """The pool of Methuselahs. As an amount, it is the pool of the first of them."""

    whose: Whose = "mine"

    @override
    def changed(self, n: Number, *, less: bool = False) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, n, whose=self.whose, less=less),)

    @override
    def count(self, context: EffectContext) -> int:
        seats = seats_of(context, self.whose)
        return context.table.seats[seats[0]].pool if seats else 0

    @override
    def gain(self, context: EffectContext, n: int) -> None:
        for seat in seats_of(context, self.whose):
            ledger.gain_pool(context.table, seat, n)

    @override
    def burn(self, context: EffectContext, n: int) -> None:
        for seat in seats_of(context, self.whose):
            ledger.burn_pool(context.table, seat, n)

    @override
    def gained(self, n: Number, wording: Wording) -> str:
        if self.whose == "target" and wording.everyone:
            return f"{wording.everyone} gains {so_much(n, 'pool', wording)}"
        if isinstance(n, Capacity):
            return _by_seats(self.whose, "gain", "pool equal to the vampire's capacity")
        return _by_seats(self.whose, "gain", so_much(n, "pool", wording))

    @override
    def burned(self, n: Number, wording: Wording) -> str:
        if self.whose == "target" and wording.everyone:
            return f"{wording.everyone} burns {so_much(n, 'pool', wording)}"
        if self.whose == "prey" and wording.subject == wording.user:
            return f"burn {spoken(n, wording)} pool from your prey"
        if self.whose == "target":
            owner = "their" if wording.seat else "its controller's"
            return f"burn {spoken(n, wording)} of {wording.seat or owner} pool"
        return _by_seats(self.whose, "burn", so_much(n, "pool", wording))

    @override
    def at_least(self, least: Number, wording: Wording) -> str:
        if self.whose == "prey" and least == Plus(Pool(), 1):
            return "if your prey has more pool than you"
        return super().at_least(least, wording)

    @override
    def at_most(self, most: Number, wording: Wording) -> str:
        who = "your prey has" if self.whose == "prey" else "you have"
        return f"while {who} {spoken(most, wording)} or fewer pool"


class Blood(Counters, frozen=True):
    """The blood of a vampire, the life of an ally, or the counters on another card.

    A target in the uncontrolled region stays hidden. It may get more blood than its capacity; the
    excess drains when it enters play (INF-10).
    """

    which: Which = "user"

    @override
    def changed(self, n: Number, *, less: bool = False) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, n, which=self.which, less=less),)

    @override
    def count(self, context: EffectContext) -> int:
        table, card = context.table, card_of(context, self.which)
        found = table.in_play.get(card)
        if found is not None:
            return found.blood
        if card == NONE or table.where[card] is not Zone.UNCONTROLLED:
            return 0
        return table.waits_with(card).uncontrolled[card]

    @override
    def gain(self, context: EffectContext, n: int) -> None:
        table, card = context.table, card_of(context, self.which)
        found = table.in_play.get(card)
        if isinstance(found, Minion):
            ledger.gain_blood(table, found, n)
        elif found is not None:
            bank.gain_blood(table, found, n)
            table.emit(COUNTERS, found.controller, card, n=found.blood)
        elif table.where[card] is Zone.UNCONTROLLED:
            seat = table.waits_with(card).number
            bank.add_to_uncontrolled(table, card, n)
            table.emit(ADDED, seat, card, n=n, only=seat)

    @override
    def burn(self, context: EffectContext, n: int) -> None:
        table = context.table
        found = table.in_play.get(card_of(context, self.which))
        if found is not None:
            ledger.burn_blood(table, found, n)
            if not isinstance(found, Minion):
                table.emit(COUNTERS, found.controller, found.card, n=found.blood)

    @override
    def gained(self, n: Number, wording: Wording) -> str:
        if self.which == "this":
            chosen = f"{wording.number or 'X'} counters"
            many = chosen if isinstance(n, Chosen) else amount(n, self.noun, wording)
            return f"add {many} to {wording.this}"
        who = said(self.which, wording)
        if isinstance(n, Capacity):
            return f"{who} gains enough blood to reach full capacity"
        if isinstance(n, Chosen) or (isinstance(n, UpTo) and isinstance(n.n, Chosen)):
            limit = ", not to exceed their starting life" * isinstance(n, UpTo)
            return f"add up to {wording.most} {'life' if limit else 'blood'} to {who}{limit}"
        to_vampire = self.which == "target" and "vampire" in wording.target
        to_ally = self.which == "target" and wording.target.startswith(("an ally", "another ally"))
        blood = "life" if to_ally or (wording.ally and not to_vampire) else "blood"
        number = f"{n} {blood}" if isinstance(n, int) else f"1 {blood} for each {n.say(wording)}"
        if who == wording.subject:
            return f"gain {number}"
        if not wording.subject and self.which != "target":
            return f"{who} gains {number}"
        return f"add {number} to {who}"

    @override
    def say(self, wording: Wording) -> str:
        return f"counter on {said(self.which, wording)}"

    @override
    def burned(self, n: Number, wording: Wording) -> str:
        who = said(self.which, wording)
        if n == self:
            return f"burn all the counters from {who}"
        if self.which == "this" and who == "this card":
            return f"burn {amount(n, self.noun, wording)} from {who}"
        if self.which in {"blocker", "opposing"}:
            return f"{who} burns {spoken(n, wording)} blood or life"
        if who == wording.subject:
            return f"burn {spoken(n, wording)} blood"
        if wording.subject:
            return f"burn {spoken(n, wording)} blood from {who}"
        return f"{who} burns {spoken(n, wording)} blood"

    @override
    def at_least(self, least: Number, wording: Wording) -> str:
        if self.which == "user":
            noun = "life" if wording.ally else "blood"
            return f"if {said(self.which, wording)} has {spoken(least, wording)} or more {noun}"
        return f"if it has {amount(least, self.noun, wording)}"

    @override
    def at_most(self, most: Number, wording: Wording) -> str:
        noun = "life" if wording.ally else f"{self.noun}s"
        return f"if {said(self.which, wording)} has {spoken(most, wording)} or fewer {noun}"


class Corruption(Counters, frozen=True):
    """The corruption counters of the user on the target minion.

    They are stored as a mark: they are not blood and cannot be moved.
    """

    @override
    def changed(self, n: Number, *, less: bool = False) -> tuple[Does, ...]:
        return (Does(PurposeKind.CORRUPTION, n, which="target", less=less),)

    @override
    def count(self, context: EffectContext) -> int:
        found = context.table.in_play.get(context.target)
        return found.mark(corruption(context.seat)) if isinstance(found, Minion) else 0

    @override
    def gain(self, context: EffectContext, n: int) -> None:
        minion = context.target_minion
        minion.set_mark(corruption(context.seat), self.count(context) + n)
        context.table.emit(CORRUPTED, context.seat, minion=minion.card)

    @override
    def burn(self, context: EffectContext, n: int) -> None:
        minion = context.target_minion
        minion.set_mark(corruption(context.seat), self.count(context) - n)
        context.table.emit(CLEANSED, context.seat, n=n, minion=minion.card)

    @override
    def gained(self, n: Number, wording: Wording) -> str:
        return f"put {amount(n, self.noun, wording)} on {wording.target}"

    @override
    def burned(self, n: Number, wording: Wording) -> str:
        return f"burn {spoken(n, wording)} of your corruption counters from {wording.target}"

    noun = "corruption counter"


class Transfers(Counters, frozen=True):
    """The transfers of this influence phase."""

    @override
    def changed(self, n: Number, *, less: bool = False) -> tuple[Does, ...]:
        return (Does(PurposeKind.INFLUENCE, n, whose="mine", less=less),)

    @override
    def count(self, context: EffectContext) -> int:
        return context.table.seats[context.seat].transfers

    @override
    def gain(self, context: EffectContext, n: int) -> None:
        context.table.seats[context.seat].transfers += n
        context.table.emit(GAINS_TRANSFERS, context.seat, n=n)

    @override
    def burn(self, context: EffectContext, n: int) -> None:
        context.table.seats[context.seat].transfers -= n
        context.table.emit(USES_TRANSFERS, context.seat, n=n)

    @override
    def burned(self, n: Number, wording: Wording) -> str:
        return f"use {amount(n, self.noun, wording)}"

    noun = "transfer"


class MasterActions(Counters, frozen=True):
    """The master phase actions of this master phase (MAS-01)."""

    @override
    def changed(self, n: Number, *, less: bool = False) -> tuple[Does, ...]:
        return (Does(PurposeKind.PHASE_ACTIONS, n, whose="mine", less=less),)

    @override
    def count(self, context: EffectContext) -> int:
        return context.table.seats[context.seat].master_actions

    @override
    def gain(self, context: EffectContext, n: int) -> None:
        context.table.seats[context.seat].master_actions += n
        context.table.emit(GAINS_MASTER_ACTIONS, context.seat, n=n)

    @override
    def burn(self, context: EffectContext, n: int) -> None:
        context.table.seats[context.seat].master_actions -= n
        context.table.emit(USES_MASTER_ACTIONS, context.seat, n=n)

    @override
    def burned(self, n: Number, wording: Wording) -> str:
        return f"use {amount(n, self.noun, wording)}"

    noun = "master phase action"


class DiscardActions(Counters, frozen=True):
    """The discard phase actions of this discard phase (DSC-01)."""

    @override
    def changed(self, n: Number, *, less: bool = False) -> tuple[Does, ...]:
        return (Does(PurposeKind.PHASE_ACTIONS, n, whose="mine", less=less),)

    @override
    def count(self, context: EffectContext) -> int:
        return context.table.seats[context.seat].discard_actions

    @override
    def gain(self, context: EffectContext, n: int) -> None:
        context.table.seats[context.seat].discard_actions += n
        context.table.emit(GAINS_DISCARDS, context.seat, n=n)

    @override
    def burn(self, context: EffectContext, n: int) -> None:
        seat = context.table.seats[context.seat]
        lost = min(n, seat.discard_actions)
        seat.discard_actions -= lost
        context.table.emit(LOSES_DISCARDS, context.seat, n=lost)

    @override
    def burned(self, n: Number, wording: Wording) -> str:
        return f"you get {spoken(n, wording)} fewer {self.noun}"

    noun = "discard phase action"


class Edge(Counters, frozen=True):
    """The Edge: 1 if the user controls it. It is uncontrolled after it has been burned.

    Attributes:
        whose: the Methuselah who gets it.
    """

    whose: Whose = "mine"

    @override
    def changed(self, n: Number, *, less: bool = False) -> tuple[Does, ...]:
        return (Does(PurposeKind.EDGE, n, whose=self.whose, less=less),)

    @override
    def count(self, context: EffectContext) -> int:
        return int(context.table.edge == context.seat)

    @override
    def gain(self, context: EffectContext, n: int) -> None:
        take_edge(context.table, seats_of(context, self.whose)[0])

    @override
    def gained(self, n: Number, wording: Wording) -> str:
        return f"{'you get' if self.whose == 'mine' else 'the chosen Methuselah gets'} the Edge"

    @override
    def burn(self, context: EffectContext, n: int) -> None:
        table = context.table
        table.emit(EDGE_BURNED, table.edge)
        move_edge(table)

    @override
    def burned(self, n: Number, wording: Wording) -> str:
        return "burn the Edge"

    @override
    def at_least(self, least: Number, wording: Wording) -> str:
        return "if you have the Edge"


class Gain(Effect, frozen=True):
    """Adds counters from the bank (GEN-06)."""

    n: Number
    what: Counters

    @override
    def does(self) -> tuple[Does, ...]:
        return self.what.changed(self.n)

    @override
    def carry_out(self, context: EffectContext) -> None:
        self.what.gain(context, number(context, self.n))

    @override
    def say(self, wording: Wording) -> str:
        return self.what.gained(self.n, wording)


class Burn(Effect, frozen=True):
    """Returns counters to the bank, at most as many as are available (GEN-06, GEN-20)."""

    n: Number
    what: Counters

    @override
    def does(self) -> tuple[Does, ...]:
        return self.what.changed(self.n, less=True)

    @override
    def carry_out(self, context: EffectContext) -> None:
        self.what.burn(context, number(context, self.n))

    @override
    def say(self, wording: Wording) -> str:
        return self.what.burned(self.n, wording)


class Pay(Burn, frozen=True):
    """Burns counters as a cost. The counters must be available (PLY-10)."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return self.what.count(context) >= number(context, self.n)


def so_much(n: Number, noun: str, wording: Wording) -> str:
    """An amount of something: "3 pool", "1 pool for each minion they control"."""
    if isinstance(n, Plus) and isinstance(n.other, When):
        more = f"{spoken(n.other.n, wording)} additional {noun}"
        return f"{so_much(n.one, noun, wording)}, plus {more} {n.other.condition.say(wording)}"
    if isinstance(n, Amount) and n.where:
        return f"X {noun}, where X is {n.where}"
    if isinstance(n, Times):
        return f"{n.n} {noun} for each {n.each.say(wording)}"
    return f"{spoken(n, wording)} {noun}"


def amount(n: Number, noun: str, wording: Wording) -> str:
    """A number of things: "2 transfers"."""
    return counted(n, noun) if isinstance(n, int) else f"{n.say(wording)} {noun}s"


def _by_seats(whose: Whose, verb: str, what: str) -> str:
    """A gain or loss of Methuselahs as a clause: "gain 1 pool", "your prey burns 1 pool"."""
    if whose == "mine":
        return f"{verb} {what}"
    who = {
        "prey": "your prey",
        "predator": "your predator",
        "host": "their controller",
        "target": "their controller",
        "blocker": "the blocking minion's controller",
        "active": "the active Methuselah",
        "any": "each Methuselah",
        "others": "each other Methuselah",
    }.get(whose)
    return f"{OPEN}{whose}{CLOSE}" if who is None else f"{who} {verb}s {what}"
