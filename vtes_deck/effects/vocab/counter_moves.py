"""Counters that move between pools and cards."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.amounts import (
    Chosen,
    Number,
    number,
    spoken,
)
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.counters import ADDED, COUNTERS, Blood, Gain, Pool, amount
from vtes_deck.effects.vocab.minion_filter import seats_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import card_of, said
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.mechanics import bank, ledger
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Table, Zone
from vtes_deck.language import mark

TO_POOL = EventType("blood to pool", "{seat} moves {n} blood from {minion} to her pool.")
FROM_POOL = EventType("pool to blood", "{seat} moves {n} pool to {minion}.")
MOVES_POOL = EventType("moves pool", "{seat} moves {n} pool to {other_seat}.")
STEALS_POOL = EventType("steals pool", "{seat} steals {n} pool from {other_seat}.")
TAKES_BLOOD = EventType("takes blood", "{minion} takes {n} {word} from {target}.")
FROM_WAITING = EventType(
    "takes waiting blood",
    mark("{minion} takes {n} blood from {card}."),
    mark("{minion} takes {n} blood from an uncontrolled vampire."),
)
POOL_TO_CARD = EventType(
    "pool to card",
    mark("{seat} moves {n} pool to {card}."),
    mark("{seat} moves {n} pool to an uncontrolled card."),
)


class MoveCounters(Effect, frozen=True):
    """Moves counters between pools and cards, at most as many as are available (GEN-20)."""

    n: Number
    source: Pool | Blood
    to: Pool | Blood

    @override
    def possible(self, context: EffectContext) -> bool:
        """Whether the move is possible; a card cannot move counters to itself."""
        source, to = self.source, self.to
        if isinstance(source, Blood) and isinstance(to, Blood):
            one = card_of(context, source.which)
            if one != NONE and one == card_of(context, to.which):
                return False
        return source.count(context) > 0

    @override
    def does(self) -> tuple[Does, ...]:
        return (*self.source.changed(self.n, less=True), *self.to.changed(self.n))

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Move the counters; blood above the capacity drains (GEN-18)."""
        n = number(context, self.n)
        if isinstance(self.source, Blood):
            _from_card(context, self.source, self.to, n)
        else:
            _from_pool(context, self.source, self.to, n)

    @override
    def say(self, wording: Wording) -> str:
        n = wording.number or "X" if isinstance(self.n, Chosen) else spoken(self.n, wording)
        n = "all the" if self.n == self.source else n
        own = f"{wording.own} pool"
        if isinstance(self.source, Blood) and isinstance(self.to, Blood):
            source, to = said(self.source.which, wording), said(self.to.which, wording)
            if to == wording.subject:
                return f"steal {n} blood from {source}"
            return f"move {n} blood from {source} to {to}"
        if isinstance(self.source, Blood):
            return f"move {n} blood from {said(self.source.which, wording)} to {own}"
        if isinstance(self.to, Pool):
            whom = wording.everyone or wording.target
            to_me = self.to.whose == "controller"
            return f"give you {n} pool" if to_me else f"steal {n} pool from {whom}"
        if self.to.which == "this":
            pool = f"{amount(self.n, 'counter', wording)} from your pool"
            return f"move {f'{n} pool' if isinstance(self.n, Chosen) else pool} to {wording.this}"
        return f"move {n} blood from {own} to {said(self.to.which, wording)}"


def _from_card(context: EffectContext, source: Blood, to: Pool | Blood, n: int) -> None:
    """Move counters from a card to a pool or to another card."""
    table = context.table
    card = card_of(context, source.which)
    giver = table.in_play.get(card)
    if giver is None:
        _from_waiting(context, card, to, n)
        return
    if isinstance(to, Pool):
        seat = seats_of(context, to.whose)[0]
        moved = bank.blood_to_pool(table, giver, seat, n)
        if moved:
            table.emit(TO_POOL, seat, minion=giver.card, n=moved)
            ledger.log_barred(table, seat, moved)
            if not isinstance(giver, Minion):
                table.emit(COUNTERS, giver.controller, giver.card, n=giver.blood)
        return
    receiver = card_of(context, to.which)
    taker = table.in_play.get(receiver)
    if isinstance(giver, Minion) and isinstance(taker, Minion):
        _between_minions(table, giver, taker, n)
    elif isinstance(taker, Minion):
        ledger.gain_blood(table, taker, bank.burn_blood(table, giver, n))
        table.emit(COUNTERS, giver.controller, giver.card, n=giver.blood)
    elif taker is not None:
        if isinstance(giver, Minion):
            bank.gain_blood(table, taker, ledger.burn_blood(table, giver, n))
        else:
            bank.move_blood(table, giver, taker, n)
        table.emit(COUNTERS, taker.controller, taker.card, n=taker.blood)
    elif receiver in table.seats[context.seat].uncontrolled:
        moved = ledger.burn_blood(table, giver, n)
        bank.add_to_uncontrolled(table, receiver, moved)
        table.emit(ADDED, context.seat, receiver, n=moved, only=context.seat)


def _from_waiting(context: EffectContext, card: int, to: Pool | Blood, n: int) -> None:
    """Move counters from a card in an uncontrolled region, which stays hidden, to a minion."""
    table = context.table
    taker = table.in_play.get(card_of(context, to.which)) if isinstance(to, Blood) else None
    if card == NONE or table.where[card] is not Zone.UNCONTROLLED or not isinstance(taker, Minion):
        return
    owner = table.waits_with(card).number
    moved = bank.burn_from_uncontrolled(table, card, n)
    if moved:
        table.emit(FROM_WAITING, owner, card, minion=taker.card, n=moved, only=owner)
        ledger.gain_blood(table, taker, moved)


def _between_minions(table: Table, giver: Minion, taker: Minion, n: int) -> None:
    """Move counters between minions; life becomes blood, and excess blood drains (GEN-18)."""
    ledger.move_together(table, ((giver, taker, n),), TAKES_BLOOD)
    ledger.drain(table, taker)


def _from_pool(context: EffectContext, source: Pool, to: Pool | Blood, n: int) -> None:
    """Move pool to another pool or to a card."""
    table, giver = context.table, seats_of(context, source.whose)[0]
    if isinstance(to, Pool):
        taker = seats_of(context, to.whose)[0]
        moved = bank.move_pool(table, giver, taker, n)
        if moved:
            table.emit(STEALS_POOL, taker, other_seat=giver, n=moved)
            ledger.log_barred(table, taker, moved)
        return
    receiver = card_of(context, to.which)
    if receiver in table.seats[giver].uncontrolled:
        moved = bank.burn_pool(table, giver, n)
        bank.add_to_uncontrolled(table, receiver, moved)
        table.emit(POOL_TO_CARD, giver, receiver, moved, only=giver)
        return
    card = table.in_play.get(receiver)
    if card is None:
        return
    moved = bank.pool_to_blood(table, giver, card, n)
    if isinstance(card, Minion):
        table.emit(FROM_POOL, giver, minion=card.card, n=moved)
        ledger.drain(table, card)
    else:
        table.emit(POOL_TO_CARD, giver, card.card, moved)
        table.emit(COUNTERS, giver, card.card, n=card.blood)


def gives_pool(effects: tuple[Effect, ...]) -> bool:
    """Whether effects give pool to the user or move blood to the user's pool."""
    return any(
        (isinstance(one, Gain) and one.what == Pool())
        or (isinstance(one, MoveCounters) and one.to == Pool())
        or any(
            gives_pool(getattr(one, field)) for field in one.__struct_fields__ if field == "effects"
        )
        for one in effects
    )
