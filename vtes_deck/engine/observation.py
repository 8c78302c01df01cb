"""What one Methuselah sees. Players and agents receive an observation and nothing else.

GEN-15: a player sees only her own hand and uncontrolled region; libraries and crypts are hidden
from all. GEN-07: every ash heap is public.
"""

from __future__ import annotations

import copy

import msgspec

from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.block import BlockAttempt
from vtes_deck.engine.politics.blood_hunt import BloodHunt
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import Cast
from vtes_deck.engine.state.decisions import NONE, Decision, Option, Verb
from vtes_deck.engine.state.events import Event
from vtes_deck.engine.state.in_play import CardInPlay
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.table import Phase, Seat, Table, Zone


class SeenSeat(msgspec.Struct, frozen=True, gc=False):
    """A Methuselah as a player sees her.

    Attributes:
        number, name, pool, victory_points, ousted: as on the table.
        hand: the cards of one's own hand; ``None`` for another's.
        hand_count, library_count, crypt_count: the numbers of cards.
        ash_heap: public.
        uncontrolled: pairs of card and counters; cards of other players are ``NONE``.
        in_play: copies of the cards that she controls.
        research: the cards of one's own research area; ``None`` for another's.
        ante: her card at stake, or ``NONE``; antes_won: those that she has won.
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
    in_play: tuple[CardInPlay, ...]
    research: tuple[int, ...] | None
    ante: int
    antes_won: tuple[int, ...]
    transfers: int
    master_actions: int
    discard_actions: int


class SeenAction(msgspec.Struct, frozen=True, gc=False):
    """The current action, which is public.

    Attributes:
        verb: the kind of action.
        minion: the acting minion.
        card: the card played for it or providing it, or ``NONE``.
        target: the target card, or ``NONE``.
        seats: the target Methuselahs.
        stealth: the current stealth.
        blocker: the minion that attempts to block or has blocked, or ``NONE``.
    """

    verb: Verb
    minion: int
    card: int
    target: int
    seats: tuple[int, ...]
    stealth: int
    blocker: int


class SeenReferendum(msgspec.Struct, frozen=True, gc=False):
    """The current referendum, which is public.

    Attributes:
        caller: the Methuselah who has called it.
        card: the card that called it, or ``NONE``.
        target: the diablerist of a blood hunt, or ``NONE``.
        terms: the terms chosen so far.
        casts: the votes and ballots cast so far.
        votes_for, votes_against: the current tally, including the prisci.
    """

    caller: int
    card: int
    target: int
    terms: tuple[Option, ...]
    casts: tuple[Cast, ...]
    votes_for: int
    votes_against: int


class Observation(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it.

    Attributes:
        seat: the viewer.
        seats: all seats, clockwise from seat 0.
        edge: the controller of the Edge, or ``NONE``.
        turn, active, phase: the current turn and phase.
        cards: the printed facts of the visible cards, by number.
        action: the current action, or ``None``.
        referendum: the current referendum, or ``None``.
        decision: the decision of this seat; ``None`` if it has none.
        log: the events as this seat has seen them.
    """

    seat: int
    seats: tuple[SeenSeat, ...]
    edge: int
    turn: int
    active: int
    phase: Phase
    cards: dict[int, Printed]
    action: SeenAction | None
    referendum: SeenReferendum | None
    decision: Decision | None
    log: tuple[Event, ...]


class Observer:
    """A cache of observations that rebuilds only what has changed.

    It belongs to one game and is discarded on undo. It compares its data with the table, which is
    much faster than copying.
    """

    __slots__ = ("_cards", "_in_play", "_told", "_visible")

    def __init__(self) -> None:
        self._told: dict[int, list[Event]] = {}
        self._in_play: dict[int, tuple[CardInPlay, ...]] = {}
        self._visible: dict[int, list[int]] = {}
        self._cards: dict[int, dict[int, Printed]] = {}

    def told(self, table: Table, seat: int) -> tuple[Event, ...]:
        """The log as ``seat`` has seen it; past entries never change."""
        told = self._told.setdefault(seat, [])
        told += [
            event if event.only == NONE else event.seen_by(seat) for event in table.log[len(told) :]
        ]
        return tuple(told)

    def in_play(self, table: Table, seat: Seat) -> tuple[CardInPlay, ...]:
        """Copies of the cards that a Methuselah controls."""
        there = tuple([table.in_play[card] for card in seat.in_play])
        seen = self._in_play.get(seat.number)
        if seen != there:
            seen = self._in_play[seat.number] = tuple([copy.copy(card) for card in there])
        return seen

    def cards(self, table: Table, seat: int, visible: list[int]) -> dict[int, Printed]:
        """The printed facts of the cards that ``seat`` can see, by number."""
        if self._visible.get(seat) != visible:
            self._visible[seat] = visible
            numbers = sorted({card for card in visible if card != NONE})
            self._cards[seat] = {card: table.cards[card] for card in numbers}
        return self._cards[seat]


def observe(table: Table, seat: int, looks: Observer | None = None) -> Observation:
    """The current view of ``seat``.

    Args:
        table: the table.
        seat: the viewer.
        looks: the cache of the game; it is updated.
    """
    looks = Observer() if looks is None else looks
    seats = tuple([_seen(table, other, looks, own=other.number == seat) for other in table.seats])
    visible = table.being_played.copy()
    for seen, other in zip(seats, table.seats, strict=True):
        visible += other.in_play
        visible += seen.ash_heap
        visible += seen.antes_won
        visible.append(seen.ante)
        visible += [card for card, _ in seen.uncontrolled]
        visible += seen.hand or ()
        visible += seen.research or ()
    decision = table.decision
    return Observation(
        seat=seat,
        seats=seats,
        edge=table.edge,
        turn=table.turn,
        active=table.active,
        phase=table.phase,
        cards=looks.cards(table, seat, visible),
        action=_seen_action(table),
        referendum=_seen_referendum(table),
        decision=decision if decision is not None and decision.seat == seat else None,
        log=looks.told(table, seat),
    )


def _seen_referendum(table: Table) -> SeenReferendum | None:
    """The innermost current referendum."""
    referendum = table.current(Referendum)
    if referendum is None:
        return None
    votes_for, votes_against = referendum.result_now(table)
    return SeenReferendum(
        caller=referendum.caller,
        card=referendum.card,
        target=referendum.diablerist if isinstance(referendum, BloodHunt) else NONE,
        terms=referendum.terms,
        casts=referendum.poll.casts,
        votes_for=votes_for,
        votes_against=votes_against,
    )


def _seen_action(table: Table) -> SeenAction | None:
    """The action under way."""
    action = table.current(Action)
    if action is None:
        return None
    attempt = table.current(BlockAttempt)
    return SeenAction(
        verb=action.verb,
        minion=action.minion,
        card=action.card if table.where[action.card] is not Zone.HAND else NONE,
        target=action.target,
        seats=action.seats,
        stealth=action.stealth(table) if action.minion in table.in_play else 0,
        blocker=action.blocker if attempt is None else attempt.minion,
    )


def _seen(table: Table, seat: Seat, looks: Observer, *, own: bool) -> SeenSeat:
    """A seat as its owner or another player sees it."""
    uncontrolled = tuple(
        [(card if own else NONE, counters) for card, counters in seat.uncontrolled.items()]
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
        in_play=looks.in_play(table, seat),
        research=seat.research if own else None,
        ante=seat.ante,
        antes_won=seat.antes_won,
        transfers=seat.transfers,
        master_actions=seat.master_actions,
        discard_actions=seat.discard_actions,
    )
