"""The view of one Methuselah. Players and agents receive an observation and nothing else.

GEN-15: a player sees only her own hand and uncontrolled region, and the hands that a text opens to
her; libraries and crypts are hidden from all players. GEN-07: every ash heap is public.
"""

from __future__ import annotations

from typing import override

import msgspec
from msgspec.structs import replace

from vtes_deck.engine.mechanics.hand import OpensHands, is_open
from vtes_deck.engine.present_numbers import MinionNumbers, PresentNumbers
from vtes_deck.engine.referendum_outcome import SeatChange
from vtes_deck.engine.seen_procedures import (
    SeenAction,
    SeenCombat,
    SeenReferendum,
    seen_action,
    seen_combat,
    seen_referendum,
)
from vtes_deck.engine.state.cards_under import KnowsUnder
from vtes_deck.engine.state.current import CurrentAction, CurrentCombat, CurrentReferendum
from vtes_deck.engine.state.decisions import NONE, Decision, Option
from vtes_deck.engine.state.events import Event
from vtes_deck.engine.state.in_play import CardInPlay
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.purposes import Purpose
from vtes_deck.engine.state.table import Phase, Seat, Table


class SeenSeat(msgspec.Struct, frozen=True, gc=False):
    """A Methuselah as a player sees her.

    Attributes:
        number, name, pool, victory_points, ousted: the same as on the table.
        hand: the cards of the viewer's own hand or of an open hand; ``None`` for other hands.
        hand_count, library_count, crypt_count: the numbers of cards.
        ash_heap: the cards; public.
        uncontrolled: pairs of card and counters; cards of other players are ``NONE``.
        in_play: copies of the cards that she controls.
        research: the cards of the viewer's own research area; ``None`` for other areas.
        ante: her card at stake, or ``NONE``; antes_won: the antes that she has won.
        transfers, master_actions, discard_actions: the numbers left in her phase.
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


class PastEvents:
    """The events up to the moment of an observation.

    A log only grows, so its length is kept instead of a copy. Equal objects contain the same
    events.

    Args:
        log: the log of the game.
        seat: the seat that has seen them.
    """

    __slots__ = ("_log", "_seat", "_until")

    def __init__(self, log: list[Event], seat: int) -> None:
        self._log = log
        self._seat = seat
        self._until = len(log)

    def events(self) -> tuple[Event, ...]:
        """The events as the seat has seen them."""
        return tuple([one.seen_by(self._seat) for one in self._log[: self._until]])

    @override
    def __eq__(self, other: object) -> bool:
        return isinstance(other, PastEvents) and self.events() == other.events()

    @override
    def __hash__(self) -> int:
        return hash(self._until)

    @override
    def __repr__(self) -> str:
        return f"PastEvents({self.events()!r})"


class Observation(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it.

    Attributes:
        seat: the viewer.
        seats: all seats, clockwise from seat 0.
        in_play: the cards in play of all seats, by number.
        prey, predator: the viewer's present neighbours; the viewer if no other player is left.
        edge: the controller of the Edge, or ``NONE``.
        turn, active, phase: the current turn and phase.
        cards: the printed facts of the visible cards, by number.
        being_played: the cards that are being played and have not resolved, oldest first.
        played_by: the owners of these cards, who play them.
        action: the current action, or ``None``.
        combat: the current combat, or ``None``.
        referendum: the current referendum, or ``None``.
        decision: the decision of this seat; ``None`` if it has none.
        past: the events so far, for :attr:`log`.
        present: the present numbers of minions, which :meth:`numbers`, :meth:`disciplines` and
            :meth:`may_block` return.
    """

    seat: int
    seats: tuple[SeenSeat, ...]
    in_play: dict[int, CardInPlay]
    prey: int
    predator: int
    edge: int
    turn: int
    active: int
    phase: Phase
    cards: dict[int, Printed]
    being_played: tuple[int, ...]
    played_by: tuple[int, ...]
    action: SeenAction | None
    combat: SeenCombat | None
    referendum: SeenReferendum | None
    decision: Decision | None
    past: PastEvents
    present: PresentNumbers

    @property
    def log(self) -> tuple[Event, ...]:
        """The events as this seat has seen them, up to this moment."""
        return self.past.events()

    def numbers(self, minion: int) -> MinionNumbers:
        """Bleed, strength, stealth, intercept and votes of a minion in play.

        They are computed on request, so an observation can answer only until the game continues.

        Raises:
            StaleObservationError: the game has continued.
            LookupError: the card is not a minion in play.
        """
        return self.present.of(minion)

    def hunt(self, minion: int) -> int:
        """The blood that a minion in play gains by hunting, one of its :meth:`numbers`.

        Raises:
            StaleObservationError: the game has continued.
            LookupError: the card is not a minion in play.
        """
        return self.present.hunt(minion)

    def disciplines(self, minion: int) -> dict[str, int]:
        """The Disciplines of a minion in play, including those that cards in play give it.

        Raises:
            StaleObservationError: the game has continued.
            LookupError: the card is not a minion in play.
        """
        return self.present.disciplines(minion)

    def may_block(self, minion: int, *, woken: bool = False) -> bool:
        """Whether a minion could attempt to block the current action, or any action without one.

        The answer concerns the minion, not whether its Methuselah may block the action.

        Args:
            minion: the minion.
            woken: as if it were awake; then only texts can prevent a ready minion.

        Raises:
            StaleObservationError: the game has continued.
            LookupError: the card is not a minion in play.
        """
        return self.present.may_block(minion, woken=woken)

    def each_turn(self, card: int) -> tuple[Purpose, ...]:
        """The purposes of a card in play in each unlock phase of the players it affects.

        Raises:
            StaleObservationError: the game has continued.
        """
        return self.present.each_turn(card)

    def arrival_cost(self, card: int) -> int:
        """The pool that the viewer burns as an uncontrolled vampire becomes ready.

        It is 0 unless the vampire is scarce.

        Raises:
            StaleObservationError: the game has continued.
        """
        return self.present.arrival_cost(self.seat, card)

    def outcome(self) -> tuple[SeatChange, ...]:
        """The changes to each seat if the current referendum passed now.

        Raises:
            StaleObservationError: the game has continued.
        """
        return self.present.outcome()

    def outcome_with(self, option: Option) -> tuple[SeatChange, ...]:
        """The changes to each seat if the referendum to which an option leads passed.

        A term is added to the terms chosen so far; for each missing term, the first one offered is
        used. The result is empty for a political action whose referendum has terms, because they
        are chosen later.

        Raises:
            StaleObservationError: the game has continued.
        """
        return self.present.outcome_with(option)


class _Seen(msgspec.Struct, gc=False):
    """Another Methuselah as the viewer last saw her.

    Attributes:
        seat: a copy of her.
        open: her hand was seen.
        seen: the visible data.
        visible: the numbers of her cards that were seen, and ``NONE`` for
            each hidden one.
    """

    seat: Seat
    open: bool
    seen: SeenSeat
    visible: list[int]


class _Others(msgspec.Struct, gc=False):
    """All other Methuselahs as the viewer last saw them.

    Attributes:
        seats: copies of them.
        numbers: their cards in play.
        in_play: copies of these cards.
        before, after: what is seen of those with a smaller and with a larger number.
        visible: the numbers of their cards that were seen, and ``NONE`` for each hidden one.
    """

    seats: list[Seat]
    numbers: list[int]
    in_play: tuple[CardInPlay, ...]
    before: tuple[SeenSeat, ...]
    after: tuple[SeenSeat, ...]
    visible: list[int]


class Observer:
    """A cache of observations that rebuilds only what has changed.

    It belongs to one game and is discarded on undo. It compares its data with the table, which is
    much faster than copying.

    Attributes:
        in_play: copies of the cards in play, by number.
    """

    __slots__ = ("_cards", "_others", "_seats", "_visible", "in_play")

    def __init__(self) -> None:
        self.in_play: dict[int, CardInPlay] = {}
        self._seats: dict[int, dict[int, _Seen]] = {}
        self._others: dict[int, _Others] = {}
        self._visible: dict[int, list[int]] = {}
        self._cards: dict[int, dict[int, Printed]] = {}

    def look(self, table: Table) -> None:
        """Copy the cards in play that have changed."""
        known, there = self.in_play, table.in_play
        if known != there:
            self.in_play = {
                number: known[number] if known.get(number) == card else replace(card)
                for number, card in there.items()
            }

    def seats(self, table: Table, viewer: int) -> tuple[tuple[SeenSeat, ...], list[int]]:
        """The Methuselahs as ``viewer`` sees them, and their visible cards.

        The viewer herself has nearly always changed, so only the others are compared. A spectator
        is ``NONE``: all Methuselahs are others.
        """
        everyone, copy_of = table.seats, self.in_play.__getitem__
        seats = everyone if viewer == NONE else everyone[:viewer] + everyone[viewer + 1 :]
        others = self._others.get(viewer)
        if (
            others is None
            or others.seats != seats
            or others.in_play != tuple(map(copy_of, others.numbers))
            or table.open_hands
            or OpensHands in table.statics
        ):
            others = self._others[viewer] = self.others(table, viewer, seats)
        if viewer == NONE:
            return others.after, others.visible.copy()
        me = everyone[viewer]
        seen = _seen(me, tuple(map(copy_of, me.in_play)), own=True, shows_hand=True)
        visible = others.visible + _visible(table, me, seen, own=True)
        return (*others.before, seen, *others.after), visible

    def others(self, table: Table, viewer: int, seats: list[Seat]) -> _Others:
        """The other Methuselahs as ``viewer`` sees them: those as before that have not changed."""
        known = self._seats.setdefault(viewer, {})
        for seat in seats:
            known[seat.number] = self.seat(table, seat, viewer, known.get(seat.number))
        found = [known[seat.number] for seat in seats]
        seen = tuple([one.seen for one in found])
        place = max(viewer, 0)
        return _Others(
            [one.seat for one in found],
            [card for seat in seats for card in seat.in_play],
            tuple([card for one in seen for card in one.in_play]),
            seen[:place],
            seen[place:],
            [card for one in found for card in one.visible],
        )

    def seat(self, table: Table, seat: Seat, viewer: int, last: _Seen | None) -> _Seen:
        """Another Methuselah as ``viewer`` sees her: the last view if nothing has changed."""
        in_play = tuple(map(self.in_play.__getitem__, seat.in_play))
        shows_hand = is_open(table, seat.number, viewer)
        if (
            last is not None
            and last.seen.in_play == in_play
            and last.open is shows_hand
            and last.seat == seat
        ):
            return last
        now = _seen(seat, in_play, own=False, shows_hand=shows_hand)
        return _Seen(seat.copy(), shows_hand, now, _visible(table, seat, now, own=False))

    def cards(self, table: Table, seat: int, visible: list[int]) -> dict[int, Printed]:
        """The printed facts of the cards that ``seat`` can see, by number."""
        if self._visible.get(seat) != visible:
            self._visible[seat] = visible
            numbers = sorted({*visible} - {NONE})
            self._cards[seat] = {number: table.cards[number] for number in numbers}
        return self._cards[seat]


def observe(table: Table, seat: int, looks: Observer | None = None) -> Observation:
    """The current view of ``seat``.

    Args:
        table: the table.
        seat: the viewer; ``NONE`` for a spectator.
        looks: the cache of the game; it is updated.
    """
    looks = Observer() if looks is None else looks
    looks.look(table)
    seats, visible = looks.seats(table, seat)
    visible += table.being_played
    going_on = frozenset().union(*[procedure.kinds for procedure in table.stack])
    decision = table.decision
    prey, predator = table.neighbours[seat]
    # Python makes a dictionary of more than about 14 arguments with names, which is slow.
    return Observation(
        seat,
        seats,
        looks.in_play,
        prey,
        predator,
        table.edge,
        table.turn,
        active=table.active,
        phase=table.phase,
        cards=looks.cards(table, seat, visible),
        being_played=tuple(table.being_played),
        played_by=tuple([table.owner[card] for card in table.being_played]),
        action=seen_action(table) if CurrentAction in going_on else None,
        combat=seen_combat(table) if CurrentCombat in going_on else None,
        referendum=seen_referendum(table, seat) if CurrentReferendum in going_on else None,
        decision=decision if decision is not None and decision.seat == seat else None,
        past=PastEvents(table.log, seat),
        present=PresentNumbers(table),
    )


def _visible(table: Table, seat: Seat, seen: SeenSeat, *, own: bool) -> list[int]:
    """The cards of a Methuselah that a player sees, and ``NONE`` for each hidden one."""
    visible = [*seat.in_play, *seat.ash_heap, *seat.antes_won, seat.ante]
    visible += seat.uncontrolled if own else [NONE] * len(seat.uncontrolled)
    visible += seen.hand or ()
    visible += seen.research or ()
    for holder in seen.in_play:
        if holder.under and (own or any(table.cards[holder.card].of(KnowsUnder))):
            visible += holder.under
    return visible


def _seen(seat: Seat, in_play: tuple[CardInPlay, ...], *, own: bool, shows_hand: bool) -> SeenSeat:
    """A seat as its owner or another player sees it."""
    waiting = seat.uncontrolled
    uncontrolled = waiting.items() if own else [(NONE, counters) for counters in waiting.values()]
    return SeenSeat(
        seat.number,
        seat.name,
        seat.pool,
        seat.victory_points,
        seat.ousted,
        tuple(seat.hand) if shows_hand else None,
        hand_count=len(seat.hand),
        library_count=len(seat.library),
        crypt_count=len(seat.crypt),
        ash_heap=tuple(seat.ash_heap),
        uncontrolled=tuple(uncontrolled),
        in_play=in_play,
        research=seat.research if own else None,
        ante=seat.ante,
        antes_won=seat.antes_won,
        transfers=seat.transfers,
        master_actions=seat.master_actions,
        discard_actions=seat.discard_actions,
    )
