"""Everything on the table, as plain data.

A card is a number; ``table.cards`` has its printed values. Only vampires have their own state,
which is in ``table.vampires`` by their number.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

import msgspec

from vtes_deck.heritage.cards import Card, Figure, SchemeCard
from vtes_deck.heritage.dataset.effects import Effect
from vtes_deck.heritage.dataset.model import DataSet, Mission
from vtes_deck.heritage.decisions import NONE, PASS, PASSING, Decision, DecisionKind, Option
from vtes_deck.heritage.events import Event, EventType
from vtes_deck.heritage.switches import Switches
from vtes_deck.kernel import procedure
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.kernel.random_streams import RandomStreams

if TYPE_CHECKING:
    from vtes_deck.heritage.battleground import Battleground, Board

QUEUE = 5
"""H-CMP-01: spaces of the queue, from the left."""

MAX_CHILDER = 3
"""H-REC-05."""


class Vampire(msgspec.Struct, gc=False):
    """A vampire of a bloodline, in torpor or not, with its tokens (H-CMP-07, H-TOK-01).

    Attributes:
        card, seat: its number, and the player in whose bloodline it is.
        sire: its number, or ``NONE`` at the top.
        childer: the childer, from left to right.
        power, infamy: the numbers of these tokens.
        boons: the number for the clan of each seat.
        exhausted, torpor: whether it has these tokens.
        ankhs: the geographies of its ankhs, in the order in which it received them.
        titles: court titles.
        enemies: the Brujah schemes on it (H-CLN-01).
        under: the ancillae of a monstrosity, from top to bottom (H-CLN-08).
    """

    card: int
    seat: int
    sire: int = NONE
    childer: tuple[int, ...] = ()
    power: int = 0
    infamy: int = 0
    boons: tuple[int, ...] = ()
    exhausted: bool = False
    torpor: bool = False
    ankhs: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    enemies: tuple[int, ...] = ()
    under: tuple[int, ...] = ()


class Seat(msgspec.Struct):
    """The possessions of a player other than the bloodline.

    Attributes:
        number, name: the number and the name of the player.
        clan: the clan of this chapter; empty before it is chosen.
        top: the vampire at the top of the bloodline.
        hand, deck, discard: clan schemes; the last of the deck is drawn next.
        reserved: the character of the queue under the clan marker, or ``NONE`` (H-REC-09).
        retained: the character in the haven, or ``NONE`` (H-REC-11).
        assets: archetypes, with repetition (H-TRN-07).
        used_assets: the assets discarded in this chapter.
        obligations: ids (H-SET-13).
        recruits: the number of recruited characters.
        own_leaders: ids of the leaders that only this player can use (H-AFT-08).
        allegiance: the allegiance in the Sabbat Wars.
    """

    number: int
    name: str
    clan: str = ""
    top: int = NONE
    hand: list[int] = []
    deck: list[int] = []
    discard: list[int] = []
    reserved: int = NONE
    retained: int = NONE
    assets: tuple[str, ...] = ()
    used_assets: tuple[str, ...] = ()
    obligations: tuple[str, ...] = ()
    recruits: int = 0
    own_leaders: tuple[str, ...] = ()
    allegiance: str = ""

    def copy(self) -> Seat:
        """A copy of the seat."""
        twin = copy.copy(self)
        twin.hand, twin.deck, twin.discard = self.hand[:], self.deck[:], self.discard[:]
        return twin


class Market(msgspec.Struct, frozen=True, gc=False):
    """H-CLN-05: a black market: the scheme, its owner, its effects, and the clan of its boon."""

    card: int
    seat: int
    effects: tuple[Effect, ...]
    boon: int = NONE


class StandingEdict(msgspec.Struct, frozen=True, gc=False):
    """H-CLN-09: the edict in play, its attribute, the vampire that issued it, and its effects."""

    card: int
    seat: int
    attribute: str
    actor: int
    effects: tuple[Effect, ...]


class Point(msgspec.Struct, frozen=True, gc=False):
    """Victory points with their reason.

    Attributes:
        seat: the player who scores them.
        rule: the rule.
        points: the number; negative for infamy.
        card: the vampire that scores, or ``NONE``.
        word: the battleground, attribute or title.
        reason: a key of :data:`vtes_deck.heritage.game_end.REASONS`.
    """

    seat: int
    rule: str
    points: int
    reason: str
    card: int = NONE
    word: str = ""


class Result(msgspec.Struct, frozen=True):
    """The result of a chapter.

    Attributes:
        points: every point, in order.
        totals: victory points by seat.
        ranking: the seats, first place first (H-END-06).
        claimed: the seat that claimed each mission, or ``NONE``.
    """

    points: tuple[Point, ...]
    totals: tuple[int, ...]
    ranking: tuple[int, ...]
    claimed: tuple[int, ...]


class Table(msgspec.Struct):
    """The table.

    Attributes:
        data, switches: the data set and the switches of the game.
        cards: the printed values, by number; owner: the seat of a clan scheme, or ``NONE``.
        seats: the players, clockwise.
        vampires: the vampires by number, including those in torpor.
        queue: five numbers from the left, ``NONE`` for an empty space.
        deck, discard: characters; the last one of the deck is drawn next.
        fields: the battlegrounds, by class, temperament and geography; boards: their states.
        schemes: the schemes of the battlegrounds that can be played.
        missions: the missions on the main board; chronicle: whether the game is a chapter of one
            (H-END-03).
        round, rounds: H-TRN-01; first: the seat with the first player marker (H-CMP-02); active:
            the acting player.
        recruited, schemes_left, asset_used: the facts of the current turn.
        markets, edict: clan schemes that stay on the table.
        result: the result, if the game is over.
    """

    data: DataSet
    switches: Switches
    cards: tuple[Card, ...]
    owner: tuple[int, ...]
    seats: list[Seat]
    random: RandomStreams
    vampires: dict[int, Vampire] = {}
    queue: list[int] = msgspec.field(default_factory=lambda: [NONE] * QUEUE)
    deck: list[int] = []
    discard: list[int] = []
    fields: tuple[Battleground, ...] = ()
    boards: dict[str, Board] = {}
    schemes: tuple[int, ...] = ()
    missions: tuple[Mission, ...] = ()
    chronicle: bool = False
    round: int = 1
    rounds: int = 0
    first: int = 0
    active: int = NONE
    recruited: bool = False
    schemes_left: int = 0
    asset_used: bool = False
    markets: tuple[Market, ...] = ()
    edict: StandingEdict | None = None
    stack: list[Procedure] = []
    unsettled: bool = False
    returned: Procedure | None = None
    decision: Decision | None = None
    answer: Option = PASSING
    log: list[Event] = []
    result: Result | None = None

    def copy(self, *, log: bool = True) -> Table:
        """A copy of the table in the same state, with an empty log if ``log`` is false."""
        table = copy.copy(self)
        table.seats = [seat.copy() for seat in self.seats]
        table.random = self.random.copy()
        table.vampires = {number: copy.copy(one) for number, one in self.vampires.items()}
        table.queue, table.deck, table.discard = self.queue[:], self.deck[:], self.discard[:]
        table.boards = {letter: copy.copy(board) for letter, board in self.boards.items()}
        table.stack = [copy.copy(one) for one in self.stack]
        table.log = self.log.copy() if log else []
        return table

    def run(self) -> None:
        """Play on until a decision is needed or the game is over."""
        procedure.run(self, _nothing)

    def ask(self, seat: int, kind: DecisionKind, options: list[Option], about: int = NONE) -> None:
        """Ask ``seat``; the next step has the answer.

        Does not ask if passing is the only option.
        """
        if len(options) == 1 and options[0].verb is PASS:
            self.answer = options[0]
        else:
            self.decision = Decision(seat, kind, tuple(options), about)

    def only_or_ask(
        self, seat: int, kind: DecisionKind, options: list[Option], about: int = NONE
    ) -> None:
        """Ask ``seat``, unless there is only one answer."""
        if len(options) == 1:
            self.answer = options[0]
        else:
            self.decision = Decision(seat, kind, tuple(options), about)

    def push(self, one: Procedure) -> None:
        """Start a procedure; this one continues when it is over."""
        self.stack.append(one)

    def emit(  # noqa: PLR0913 - the facts of an event
        self,
        what: EventType,
        seat: int = NONE,
        card: int = NONE,
        n: int = 0,
        *,
        target: int = NONE,
        other_seat: int = NONE,
        only: int = NONE,
        word: str = "",
    ) -> None:
        """Write an event to the log."""
        self.log.append(Event(what, seat, card, target, other_seat, n, only, word))

    def figure(self, card: int) -> Figure:
        """The printed values of a character or leader."""
        found = self.cards[card]
        assert isinstance(found, Figure)
        return found

    def scheme(self, card: int) -> SchemeCard:
        """The printed values of a scheme."""
        found = self.cards[card]
        assert isinstance(found, SchemeCard)
        return found

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats, clockwise from one (H-TRN-02)."""
        count = len(self.seats)
        return tuple((first + step) % count for step in range(count))

    def opponents(self, seat: int) -> tuple[int, ...]:
        """The other seats, clockwise."""
        return self.clockwise(seat)[1:]

    def tree(self, seat: int) -> list[Vampire]:
        """Every vampire below the top of a player, including those in torpor; sires come first."""
        found = []
        waiting = [self.seats[seat].top]
        while waiting:
            vampire = self.vampires.get(waiting.pop(0))
            if vampire is None:
                continue
            found.append(vampire)
            waiting += vampire.childer
        return found

    def bloodline(self, seat: int) -> list[Vampire]:
        """The vampires of a player that are not in torpor (H-TOK-02).

        H-AMB-12: a switch decides whether childer of a vampire in torpor are still in the
        bloodline.
        """
        if self.switches.childer_of_torpor_stay:
            return [one for one in self.vampires.values() if one.seat == seat and not one.torpor]
        found = []
        waiting = [self.seats[seat].top]
        while waiting:
            vampire = self.vampires.get(waiting.pop(0))
            if vampire is not None and not vampire.torpor:
                found.append(vampire)
                waiting += vampire.childer
        return found


def _nothing(table: Table) -> None:
    """Do nothing, because only steps change the table."""
