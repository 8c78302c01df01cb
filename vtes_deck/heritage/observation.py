"""The view of one player, without the hands of other players, decks and hidden tokens."""

from __future__ import annotations

import copy

import msgspec

from vtes_deck.heritage.cards import Card
from vtes_deck.heritage.dataset.model import Mission
from vtes_deck.heritage.decisions import NONE, Decision
from vtes_deck.heritage.events import Event
from vtes_deck.heritage.table import Market, Result, StandingEdict, Table, Vampire


class SeenSeat(msgspec.Struct, frozen=True, gc=False):
    """A player as another player sees it.

    Attributes:
        hand: the viewer's clan schemes; ``None`` for another player.
        vampires: copies of the bloodline, including vampires in torpor, sires first.
    """

    number: int
    name: str
    clan: str
    top: int
    hand: tuple[int, ...] | None
    hand_count: int
    deck_count: int
    discard: tuple[int, ...]
    reserved: int
    retained: int
    assets: tuple[str, ...]
    allegiance: str
    recruits: int
    vampires: tuple[Vampire, ...]


class Observation(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it; ``cards`` has the visible cards, by number."""

    seat: int
    seats: tuple[SeenSeat, ...]
    round: int
    rounds: int
    first: int
    active: int
    recruited: bool
    schemes_left: int
    queue: tuple[int, ...]
    deck_count: int
    discard: tuple[int, ...]
    battlegrounds: dict[str, dict[str, object]]
    schemes: tuple[int, ...]
    missions: tuple[Mission, ...]
    markets: tuple[Market, ...]
    edict: StandingEdict | None
    cards: dict[int, Card]
    decision: Decision | None
    result: Result | None
    log: tuple[Event, ...]


def observe(table: Table, seat: int) -> Observation:
    """The view of ``seat`` now."""
    seats = tuple(_seen(table, number, own=number == seat) for number in range(len(table.seats)))
    seen = {*table.queue, *table.discard, *table.schemes, *table.vampires}
    seen.update(card for one in table.vampires.values() for card in (*one.under, *one.enemies))
    seen.update(one.card for one in table.markets)
    for one in seats:
        seen.update(one.hand or (), one.discard, (one.retained,))
    if table.edict is not None:
        seen.add(table.edict.card)
    decision = table.decision if table.decision and table.decision.seat == seat else None
    if decision is not None:
        seen.update(option.card for option in decision.options)
    seen.discard(NONE)
    return Observation(
        seat=seat,
        seats=seats,
        round=table.round,
        rounds=table.rounds,
        first=table.first,
        active=table.active,
        recruited=table.recruited,
        schemes_left=table.schemes_left,
        queue=tuple(table.queue),
        deck_count=len(table.deck),
        discard=tuple(table.discard),
        battlegrounds={
            field.letter: field.shown(table)
            for field in table.fields
            if field.letter in table.boards
        },
        schemes=table.schemes,
        missions=table.missions,
        markets=table.markets,
        edict=table.edict,
        cards={card: table.cards[card] for card in sorted(seen)},
        decision=decision,
        result=table.result,
        log=tuple(event.seen_by(seat) for event in table.log),
    )


def _seen(table: Table, number: int, *, own: bool) -> SeenSeat:
    seat = table.seats[number]
    return SeenSeat(
        number=number,
        name=seat.name,
        clan=seat.clan,
        top=seat.top,
        hand=tuple(seat.hand) if own else None,
        hand_count=len(seat.hand),
        deck_count=len(seat.deck),
        discard=tuple(seat.discard),
        reserved=seat.reserved,
        retained=seat.retained,
        assets=seat.assets,
        allegiance=seat.allegiance,
        recruits=seat.recruits,
        vampires=tuple(copy.copy(one) for one in table.tree(number)),
    )
