"""What one Methuselah sees: an observation, and nothing else, is what players and agents get.

GEN-15: your own hand and uncontrolled region are yours to look at and hidden from others; libraries
and crypts are hidden from all. GEN-07: every ash heap is open.
"""

from __future__ import annotations

import copy

import msgspec

from vtes_deck.engine.decisions import Decision
from vtes_deck.engine.events import Event
from vtes_deck.engine.inplay import InPlay
from vtes_deck.engine.table import Phase, Seat, Table


class SeenSeat(msgspec.Struct, frozen=True):
    """A Methuselah as another one, or herself, sees her.

    Attributes:
        number, name, pool, victory_points, ousted: as on the table.
        hand: the cards of one's own hand; ``None`` for another's.
        hand_count, library_count, crypt_count: how many cards there are.
        ash_heap: open to everybody.
        uncontrolled: pairs of card and counters; the cards of another are ``NONE`` in it.
        in_play: the cards that she controls, without state of their own to change.
        transfers, master_actions, discard_actions: left in her phase.
    """

    number: int
    name: str
    pool: int
    victory_points: float
    ousted: bool
    hand: tuple[int, ...] | None
    hand_count: int
    library_count: int
    crypt_count: int
    ash_heap: tuple[int, ...]
    uncontrolled: tuple[tuple[int, int], ...]
    in_play: tuple[InPlay, ...]
    transfers: int
    master_actions: int
    discard_actions: int


class Observation(msgspec.Struct, frozen=True):
    """The table as one seat sees it.

    Attributes:
        seat: who looks.
        seats: everybody, clockwise from seat 0.
        edge: who has the Edge, or ``NONE``.
        turn, active, phase: when it is.
        names: ids in the card base of the cards that this seat can see, by their numbers.
        decision: what is asked of this seat now; ``None`` if another is asked or nobody.
        log: what happened, as far as this seat could see it.
    """

    seat: int
    seats: tuple[SeenSeat, ...]
    edge: int
    turn: int
    active: int
    phase: Phase
    names: dict[int, int]
    decision: Decision | None
    log: tuple[Event, ...]


def observe(table: Table, seat: int) -> Observation:
    """What ``seat`` sees now."""
    seats = tuple(_seen(table, other, own=other.number == seat) for other in table.seats)
    visible: set[int] = set(table.being_played)
    for seen in seats:
        visible.update(seen.hand or ())
        visible.update(seen.ash_heap)
        visible.update(card for card, _ in seen.uncontrolled if card >= 0)
        visible.update(card.card for card in seen.in_play)
    decision = table.decision
    return Observation(
        seat=seat,
        seats=seats,
        edge=table.edge,
        turn=table.turn,
        active=table.active,
        phase=table.phase,
        names={card: table.cards[card].id for card in sorted(visible)},
        decision=decision if decision is not None and decision.seat == seat else None,
        log=tuple(event.seen_by(seat) for event in table.log),
    )


def _seen(table: Table, seat: Seat, *, own: bool) -> SeenSeat:
    """A seat as its owner or another sees it."""
    uncontrolled = tuple(
        (card if own else -1, counters) for card, counters in seat.uncontrolled.items()
    )
    return SeenSeat(
        number=seat.number,
        name=seat.name,
        pool=seat.pool,
        victory_points=seat.victory_points,
        ousted=seat.ousted,
        hand=tuple(seat.hand) if own else None,
        hand_count=len(seat.hand),
        library_count=len(seat.library),
        crypt_count=len(seat.crypt),
        ash_heap=tuple(seat.ash_heap),
        uncontrolled=uncontrolled,
        in_play=tuple(copy.copy(table.in_play[card]) for card in seat.in_play),
        transfers=seat.transfers,
        master_actions=seat.master_actions,
        discard_actions=seat.discard_actions,
    )
