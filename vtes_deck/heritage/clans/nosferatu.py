"""Nosferatu: the black market."""

from __future__ import annotations

import msgspec

from vtes_deck.heritage import tokens
from vtes_deck.heritage.dataset.effects import BlackMarket
from vtes_deck.heritage.decisions import NONE, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.hands import take_from_discard
from vtes_deck.heritage.resolve import Resolve, act
from vtes_deck.heritage.table import Market, Table

TRADE = Verb("trade", "{target} puts a boon of {seat} on {card}.")

OPENED = EventType("market", "{card} is now a black market.")
TRADED = EventType("traded", "{seat} triggers {card} with a boon.")


@act(BlackMarket)
def opens(table: Table, under: Resolve, effect: BlackMarket) -> None:
    """H-CLN-05: the scheme stays face up and is not triggered; any number may be in play."""
    if take_from_discard(table, under.seat, under.source):
        table.markets = (*table.markets, Market(under.source, under.seat, effect.effects))
        table.emit(OPENED, under.seat, card=under.source)


def options(table: Table, seat: int) -> list[Option]:
    """H-CLN-05: in their own turn, players can trigger each market that has no boon yet.

    The Nosferatu player must also pay.
    """
    free = [market.card for market in table.markets if market.boon == NONE]
    if not free:
        return []
    holders = tokens.boon_holders(table, seat)
    return [
        Option(TRADE, card, target=one.card, seat=clan) for card in free for one, clan in holders
    ]


def trade(table: Table, seat: int, answer: Option) -> None:
    """H-CLN-05: a boon on the market triggers it; the vampire that gave it acts."""
    tokens.take_boon(table.vampires[answer.target], answer.seat)
    table.markets = tuple(
        msgspec.structs.replace(one, boon=answer.seat) if one.card == answer.card else one
        for one in table.markets
    )
    table.emit(TRADED, seat, card=answer.card)
    market = next(one for one in table.markets if one.card == answer.card)
    table.push(Resolve(seat=seat, actor=answer.target, effects=market.effects, source=answer.card))


def collect(table: Table) -> None:
    """H-CLN-05: at the end of a round the boons go to the leader of the Nosferatu."""
    for market in table.markets:
        if market.boon == NONE:
            continue
        leader = table.vampires[table.seats[market.seat].top]
        if not leader.torpor:
            tokens.add_boon(table, leader, market.boon)
    table.markets = tuple(msgspec.structs.replace(one, boon=NONE) for one in table.markets)
