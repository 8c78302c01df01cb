"""The table: the complete state of a game, public and hidden.

A table is plain data. Seats are numbered clockwise from 0, cards from 0 in the order of the decks.
``table.cards[card]`` holds the printed facts of a card, ``table.owner[card]`` its owner. Only cards
in play are objects; everywhere else a card is its number in a list.

Only ``mechanics.zones`` moves cards, and only ``mechanics.bank`` moves counters.
"""

from __future__ import annotations

import copy

import msgspec
from msgspec.structs import replace

from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, Decision, DecisionKind, Option
from vtes_deck.engine.state.events import Event, EventType
from vtes_deck.engine.state.in_play import Banished, CardInPlay, Minion, Region, are_ready
from vtes_deck.engine.state.modifiers import (
    Activity,
    DelayedTrigger,
    Modifier,
    OpenHand,
    TimedRestriction,
    TimedStatic,
    Until,
)
from vtes_deck.engine.state.places import Phase, Zone
from vtes_deck.engine.state.potential import Potential
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.ruleset import Ruleset
from vtes_deck.engine.state.seat import Seat, neighbours, rounds
from vtes_deck.engine.state.statics import Index, TextLoss, sources
from vtes_deck.engine.state.windows import User
from vtes_deck.kernel.assignment import assigned_directly
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.kernel.random_streams import RandomStreams

__all__ = [
    "Activity",
    "DelayedTrigger",
    "Lent",
    "Modifier",
    "OpenHand",
    "Phase",
    "Seat",
    "Table",
    "TimedRestriction",
    "TimedStatic",
    "Until",
    "Zone",
]


class Lent(msgspec.Struct, frozen=True, gc=False):
    """A card that a Methuselah other than its owner uses as her own.

    Attributes:
        card: the card.
        owner: its owner.
        for_good: it is removed from the game when it would be burned.
    """

    card: int
    owner: int
    for_good: bool


@assigned_directly
class Table(msgspec.Struct, gc=False):
    """The complete state of a game.

    Attributes:
        rules: the edition played.
        cards: the printed facts of each card; never changed.
        potential: the possible effects of these cards.
        owner: the owner of each card; of a lent card, the Methuselah who uses it.
        lent: the lent cards.
        seats: the seats in clockwise order.
        in_play: the cards in play by number.
        where: the zone of each card.
        being_played: cards that have left the hand and are not resolved (PLY-01), oldest first.
        random: the random streams.
        edge: the controller of the Edge, or ``NONE``.
        bank: the counters in the blood bank, relative to the start of the game.
        turn: the number of the turn, from 1.
        active: the active Methuselah.
        phase: the part of the turn.
        stack: the procedures in progress, innermost last.
        returned: the procedure that finished last.
        decision: the current decision, or ``None``.
        answer: the answer to the last decision; a pass before the first.
        log: the events so far.
        logged: the names of the event types in the log, or ``None`` for all; no rule reads the log.
        cause: the card whose text is being carried out, or ``NONE``.
        modifiers: temporary changes of numbers.
        timed_restrictions: temporary restrictions of cards in play.
        timed_statics: statics that hold for a time.
        open_hands: hands that are open for a time.
        used: recorded uses for "once per" limits, cleared with their :class:`Until`.
        delayed_triggers: later effects of cards that are not in play.
        durations: all current durations, and possibly some that have ended.
        events_played: ids of the events that have been played (PLY-27).
        yielded: titles that vampires have yielded permanently, as pairs of card and title (CON-15).
        aside: cards set aside, such as antes and research areas, with their places in ``where``.
        unsettled: the last step may have immediate consequences, such as the next three attributes.
        pools_to_check: a pool has run out.
        spent: cards in play that have lost their last counter (ALY-02).
        hands: the cards in play that change hand sizes, with their controllers.
        hands_to_check: ``hands`` or its effects may have changed (DRW-05).
        users: per seat, the cards in play that it could use.
        users_in: per seat, a cache of ``users`` by window, shifted in the turns of others. Copies
            of the table share it; it is replaced when ``users`` changes.
        powers_of_all: the union of ``powers``.
        powers: per seat, the windows in which a card in play could be used; -1 if unknown.
        listeners: the cards in play that respond to an event type, by its name.
        statics: the statics of the cards in play (:mod:`statics`).
        banished: vampires in uncontrolled regions that have been in play before.
        merged: pairs of advanced and base card that are merged but not in play (INF-16); the base
            card is set aside.
        contests: a card or a title has been contested in this game (CON-02, CON-11).
        entries: the number of entries into play so far.
        asked_in: the turn of the last decision.
        turn_limit: turns of each Methuselah after which time is up (END-16); 0 without a limit.
        time_up: the game has ended at the time limit.
        out_of_turn: a minion of a Methuselah other than the active one has acted this turn.
        seating: all seats, clockwise; at first in the order of their numbers.
        rounds: for each seat, the Methuselahs still in the game, clockwise from that seat.
        neighbours: for each seat, her prey and her predator.
        over: the game has ended.
    """

    rules: Ruleset
    cards: tuple[Printed, ...]
    owner: tuple[int, ...]
    seats: list[Seat]
    where: list[Zone]
    random: RandomStreams
    potential: Potential = Potential()
    in_play: dict[int, CardInPlay] = {}
    being_played: list[int] = []
    edge: int = NONE
    bank: int = 0
    turn: int = 0
    active: int = 0
    phase: Phase = Phase.SETUP
    stack: list[Procedure] = []
    returned: Procedure | None = None
    decision: Decision | None = None
    answer: Option = PASSING
    log: list[Event] = []
    logged: frozenset[str] | None = None
    cause: int = NONE
    modifiers: tuple[Modifier, ...] = ()
    timed_restrictions: tuple[TimedRestriction, ...] = ()
    timed_statics: tuple[TimedStatic, ...] = ()
    open_hands: tuple[OpenHand, ...] = ()
    used: frozenset[tuple[str, int, Until]] = frozenset()
    delayed_triggers: tuple[DelayedTrigger, ...] = ()
    durations: frozenset[Until] = frozenset()
    events_played: frozenset[int] = frozenset()
    yielded: frozenset[tuple[int, str]] = frozenset()
    aside: list[int] = []
    unsettled: bool = False
    pools_to_check: bool = False
    spent: tuple[int, ...] = ()
    hands: tuple[tuple[int, int], ...] = ()
    hands_to_check: bool = False
    users: tuple[tuple[User, ...], ...] = ()
    users_in: tuple[dict[int, tuple[tuple[int, bool], ...]], ...] = ()
    powers: tuple[int, ...] = ()
    powers_of_all: int = 0
    listeners: dict[str, tuple[int, ...]] = {}
    statics: Index = {}
    merged: tuple[tuple[int, int], ...] = ()
    banished: tuple[Banished, ...] = ()
    lent: tuple[Lent, ...] = ()
    contests: bool = False
    entries: int = 0
    asked_in: int = 0
    turn_limit: int = 0
    time_up: bool = False
    over: bool = False
    out_of_turn: bool = False
    seating: tuple[int, ...] = ()
    rounds: tuple[tuple[int, ...], ...] = ()
    neighbours: tuple[tuple[int, int], ...] = ()

    def __post_init__(self) -> None:
        """Compute the seating and the empty index."""
        self.sit(tuple(range(len(self.seats))))
        self.powers = (0,) * len(self.seats)
        self.users = ((),) * len(self.seats)
        self.users_in = tuple({} for _ in self.seats)

    def copy(self, *, log: bool = True) -> Table:
        """An independent copy; ``log=False`` starts a new log."""
        table = copy.copy(self)
        table.seats = [seat.copy() for seat in self.seats]
        table.where = self.where.copy()
        table.random = self.random.copy()
        table.in_play = {number: replace(card) for number, card in self.in_play.items()}
        table.being_played = self.being_played.copy()
        table.stack = [replace(procedure) for procedure in self.stack]
        table.log = self.log.copy() if log else []
        table.aside = self.aside.copy()
        return table

    def ask(self, seat: int, kind: DecisionKind, options: list[Option], about: int = NONE) -> None:
        """Ask ``seat`` for a decision. If passing is the only option, it is chosen at once."""
        if len(options) == 1 and options[0].verb is PASS:
            self.answer = options[0]
        else:
            self.decision = Decision(seat, kind, tuple(options), about)
            self.asked_in = self.turn

    def push(self, procedure: Procedure) -> None:
        """Start a procedure; the current one continues when it is finished."""
        self.stack.append(procedure)

    def emit(  # noqa: PLR0913 - the facts of an event
        self,
        what: EventType,
        seat: int = NONE,
        card: int = NONE,
        n: int = 0,
        *,
        minion: int = NONE,
        target: int = NONE,
        other_seat: int = NONE,
        only: int = NONE,
        word: str = "",
        source: int = NONE,
    ) -> None:
        """Log an event, to which the cards in play that listen to it respond.

        The source is the card whose text is being carried out, unless the caller gives another.
        """
        name, logged = what.name, self.logged
        if (
            logged is not None
            and name not in logged
            and name not in self.listeners
            and not self.delayed_triggers
        ):
            return
        if source == NONE:
            source = self.cause
        event = Event(what, seat, card, minion, target, other_seat, n, only, word, source)
        if logged is None or name in logged:
            self.log.append(event)
        if name in self.listeners or self.delayed_triggers:
            self._notify(event)

    def emit_all(self, events: list[Event]) -> None:
        """Log events of one type with their sources, and let cards in play respond to each."""
        name = events[0].what.name
        if self.logged is None or name in self.logged:
            self.log += events
        if name in self.listeners or self.delayed_triggers:
            for event in events:
                self._notify(event)

    def signal(self, what: EventType, seat: int) -> None:
        """Notify listeners of an event that is not logged."""
        if what.name in self.listeners or self.delayed_triggers:
            self._notify(Event(what, seat, source=self.cause))

    def is_observed(self, what: EventType) -> bool:
        """Whether the log keeps events of a type, or a card in play listens to them."""
        name, logged = what.name, self.logged
        kept = logged is None or name in logged
        return kept or name in self.listeners or bool(self.delayed_triggers)

    def _notify(self, event: Event) -> None:
        """Let the cards in play and the delayed triggers that listen to an event respond."""
        for listener in self.listeners.get(event.what.name, ()):
            # an earlier listener may have burned this card
            if listener in self.in_play and not self.is_silent(listener):
                self.cards[listener].script.on_event(self, listener, event)
        for trigger in self.delayed_triggers:
            if not trigger.window:
                trigger.effect.on_event(self, trigger, event)

    @property
    def playing(self) -> list[Seat]:
        """The Methuselahs still in the game, clockwise from seat 0."""
        return [seat for seat in self.seats if not seat.ousted]

    def prey(self, seat: int) -> int:
        """SET-05, SET-07, SET-12, END-06: the next Methuselah on the left."""
        return self.neighbours[seat][0]

    def predator(self, seat: int) -> int:
        """SET-05: the next Methuselah on the right; with two players, also the prey (SET-06)."""
        return self.neighbours[seat][1]

    def dealt_to(self, card: int) -> int:
        """The Methuselah whose deck contains a card, even while the card is lent."""
        lent = self.lent_as(card)
        return self.owner[card] if lent is None else lent.owner

    def lent_as(self, card: int) -> Lent | None:
        """The record of a lent card, or ``None``."""
        return next((one for one in self.lent if one.card == card), None)

    def banished_as(self, card: int) -> Banished | None:
        """The former state in play of a banished vampire, or ``None``."""
        return next((one for one in self.banished if one.vampire.card == card), None)

    def waits_with(self, card: int) -> Seat:
        """The Methuselah in whose uncontrolled region a card is.

        This is its owner or, for a banished vampire, its last permanent controller.
        """
        kept = self.banished_as(card) if self.banished else None
        return self.seats[self.owner[card] if kept is None else kept.vampire.controller]

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """The Methuselahs in the game, clockwise, starting with ``seat``."""
        return self.rounds[seat]

    def leaves(self, seat: Seat) -> None:
        """Mark a Methuselah as out of the game."""
        seat.ousted = True
        seat.ousted_in = self.turn
        self.sit(self.seating)

    def sit(self, seating: tuple[int, ...]) -> None:
        """Seat the Methuselahs clockwise in this order."""
        self.seating = seating
        self.rounds = rounds(self.seats, seating)
        self.neighbours = neighbours(self.rounds)
        self.hand_sizes_may_change()

    def hand_sizes_may_change(self) -> None:
        """DRW-05: check the hands after this step if a card in play changes their sizes."""
        if self.hands:
            self.hands_to_check = self.unsettled = True

    def minion(self, card: int) -> Minion:
        """The minion in play with this number."""
        found = self.in_play[card]
        if not isinstance(found, Minion):
            raise TypeError(f"{self.cards[card].name} is not a minion")
        return found

    def minions(self, seat: int) -> list[Minion]:
        """The minions of a Methuselah in any region, except contested ones (CON-09, GEN-19).

        INF-16: a base card under its advanced version is not a separate minion.
        """
        minions = self.seats[seat].minions
        if not minions:
            return []
        in_play = self.in_play
        return [in_play[card] for card in minions]  # type: ignore[misc] # faster than a check

    def ready_minions(self, seat: int) -> list[Minion]:
        """The ready minions of a Methuselah (GEN-29)."""
        minions = self.seats[seat].minions
        if not minions:
            return []
        in_play = self.in_play
        return are_ready([in_play[card] for card in minions])

    def in_torpor(self) -> list[Minion]:
        """Every vampire in torpor, clockwise from the active Methuselah."""
        return [
            minion
            for seat in self.clockwise(self.active)
            for minion in self.minions(seat)
            if minion.region is Region.TORPOR
        ]

    def current[P: Procedure](self, kind: type[P]) -> P | None:
        """The innermost procedure of this type in progress, or ``None``."""
        for procedure in reversed(self.stack):
            if kind in procedure.kinds:
                return procedure  # type: ignore[return-value] # as its kinds say
        return None

    def modify(self, modifier: Modifier) -> None:
        """Add a temporary change of a number."""
        self.modifiers += (modifier,)
        self.durations |= {modifier.until}

    def end_effects(self, until: Until, seat: int = NONE) -> None:
        """End everything with this duration (GEN-25)."""
        if until not in self.durations:
            return
        if seat == NONE:
            self.durations -= {until}
        if self.modifiers:
            self.modifiers = tuple(
                modifier
                for modifier in self.modifiers
                if modifier.until is not until or self._outlives(seat, modifier)
            )
        if self.timed_restrictions:
            self.timed_restrictions = tuple(
                one
                for one in self.timed_restrictions
                if one.until is not until or self._outlives(seat, one)
            )
        if self.timed_statics:
            self.timed_statics = tuple(
                one
                for one in self.timed_statics
                if one.until is not until or seat not in {NONE, one.seat}
            )
        if self.open_hands:
            self.open_hands = tuple(
                one
                for one in self.open_hands
                if one.until is not until or seat not in {NONE, one.seat}
            )
        if self.delayed_triggers:
            self.delayed_triggers = tuple(
                one
                for one in self.delayed_triggers
                if one.until is not until or seat not in {NONE, one.seat}
            )
        if self.used:
            self.used = frozenset(
                use
                for use in self.used
                if use[2] is not until or seat not in {NONE, self._whose(use[1], seat)}
            )

    def _outlives(self, seat: int, change: Modifier | TimedRestriction) -> bool:
        """Whether a change outlives a phase of this Methuselah.

        A change that does not name a Methuselah ends with the phase of its card's controller.
        """
        whose = self._whose(change.on, seat) if change.seat == NONE else change.seat
        return seat not in {NONE, whose}

    def _whose(self, card: int, seat: int) -> int:
        """The seat whose phase ends a recorded use: the card's controller, or ``seat``."""
        if card == NONE:
            return seat
        card_in_play = self.in_play.get(card)
        return self.owner[card] if card_in_play is None else card_in_play.controller

    def restrict(self, one: TimedRestriction) -> None:
        """Add a temporary restriction."""
        self.timed_restrictions += (one,)
        self.durations |= {one.until}

    def hold_for_now(self, one: TimedStatic) -> None:
        """Add a static that holds for a time."""
        self.timed_statics += (one,)
        self.durations |= {one.until}

    def open_for_now(self, one: OpenHand) -> None:
        """Open a hand for a time."""
        self.open_hands += (one,)
        self.durations |= {one.until}

    def delay(self, trigger: DelayedTrigger) -> None:
        """Add a delayed trigger: a later effect of a card that is not in play."""
        self.delayed_triggers += (trigger,)
        self.durations |= {trigger.until}

    def is_restricted(self, activity: Activity, card: int) -> bool:
        """Whether an effect prevents an activity of a card in play."""
        for one in self.timed_restrictions:
            if one.on == card and one.activity is activity:
                circumstance = one.only_if
                if circumstance is None or circumstance.holds(self):
                    return True
        for source, static in sources(self.statics, activity, card):
            if static.forbids(self, source, card) and not self.is_silent(source):
                return True
        return False

    def is_silent(self, card: int) -> bool:
        """GEN-02: whether a card in play has currently lost its abilities."""
        return TextLoss in self.statics and any(
            static.silences(self, source, card)
            for source, static in sources(self.statics, TextLoss, card)
        )

    def use_once(self, what: str, card: int, until: Until) -> None:
        """Record a use of ``card``, allowed once per ``until`` (GEN-22).

        Args:
            what: the use.
            card: the number of a card in this game, or ``NONE`` for a use without a card.
            until: the period.
        """
        self.used |= {(what, card, until)}
        self.durations |= {until}

    def has_used(self, what: str, card: int, until: Until) -> bool:
        """Whether this use of ``card`` has been recorded."""
        return (what, card, until) in self.used
