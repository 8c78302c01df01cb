"""The table as one seat sees it, in plain values for a widget.

A card is named by its number at the table, which stays the same for the whole game. A card whose
face the viewer cannot see has no number: ``NONE``.
"""

from __future__ import annotations

from enum import StrEnum, auto

import msgspec

from cardbase.model import AnyCard
from vtes_deck.engine.state.decisions import NONE, DecisionKind
from vtes_deck.engine.state.table import Phase

__all__ = [
    "EVERYTHING",
    "NONE",
    "SPECTATOR",
    "ActionView",
    "CardPlace",
    "CardView",
    "CastView",
    "CombatSide",
    "CombatView",
    "ReferendumView",
    "SeatView",
    "TableView",
]

SPECTATOR = NONE
"""The view of a person without a seat: public information only."""

EVERYTHING = -2
"""The view of all hands and uncontrolled regions, e.g. after the game."""


class CardPlace(StrEnum):
    """The region of a card on the table."""

    HAND = auto()
    UNCONTROLLED = auto()
    READY = auto()
    TORPOR = auto()
    OTHER = auto()
    """In play and no minion: locations, masters, events; or a card on another one."""
    ASH_HEAP = auto()
    RESEARCH = auto()
    PLAYED = auto()
    """Being played: it has left the hand and is not resolved yet."""


class CardView(msgspec.Struct, frozen=True, gc=False):
    """A card on the table.

    Attributes:
        number: the number of the card at this table; ``NONE`` if the viewer cannot see the card.
        card: its printed facts; ``None`` if the viewer cannot see the card.
        place: its region.
        seat: the Methuselah who controls it; in a hand or heap its owner.
        owner: the Methuselah from whose deck it is.
        locked, contested: GEN-13, CON-02.
        awake: a locked minion that can block and react as if unlocked (GEN-27).
        counters: blood of a vampire, life of an ally or retainer, counters of another card.
        capacity: the capacity of a vampire; the starting life of an ally; the capacity that a card
            in the uncontrolled region must reach; 0 for other cards.
        minion, vampire: whether it is one, in play.
        disciplines: code and level (1 or 2), of a minion in play.
        title: the title of a minion in play, translated; or empty.
        sect, clan: the sect and clan of a minion in play; or empty.
        attached: the cards on it, oldest first.
        bleed, strength, intercept, stealth, votes: current numbers of a minion in play.
        name: the name in sentences: copies of one minion are numbered.
        text: all of this as a sentence, for tooltips and screen readers.
    """

    number: int
    card: AnyCard | None
    place: CardPlace
    seat: int
    owner: int
    locked: bool = False
    awake: bool = False
    contested: bool = False
    counters: int = 0
    capacity: int = 0
    minion: bool = False
    vampire: bool = False
    disciplines: tuple[tuple[str, int], ...] = ()
    title: str = ""
    sect: str = ""
    clan: str = ""
    attached: tuple[CardView, ...] = ()
    bleed: int = 0
    strength: int = 0
    intercept: int = 0
    stealth: int = 0
    votes: int = 0
    name: str = ""
    text: str = ""

    @property
    def hidden(self) -> bool:
        """Whether only its back is visible."""
        return self.card is None


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """A Methuselah and her cards.

    Attributes:
        number, name: the number and name of the seat.
        player: its player, e.g. "Steady", or empty for a person.
        pool, victory_points, ousted: the values in the game.
        edge, active, asked: she has the Edge; it is her turn; she must choose now.
        prey, predator: her present neighbours; her own number when she is alone or ousted.
        hand: her cards; hidden ones as backs.
        uncontrolled, ready, torpor: her regions.
        others: her other cards in play that are not on a card.
        ash_heap: the cards, oldest first.
        research: her research area.
        library, crypt: numbers of cards left.
        transfers, master_actions, discard_actions: those that she still has in her phase.
        text: name, pool and other important facts, as a sentence for screen readers.
    """

    number: int
    name: str
    player: str
    pool: int
    victory_points: float
    ousted: bool
    edge: bool
    active: bool
    asked: bool
    prey: int
    predator: int
    hand: tuple[CardView, ...]
    uncontrolled: tuple[CardView, ...]
    ready: tuple[CardView, ...]
    torpor: tuple[CardView, ...]
    others: tuple[CardView, ...]
    ash_heap: tuple[CardView, ...]
    research: tuple[CardView, ...]
    library: int
    crypt: int
    transfers: int
    master_actions: int
    discard_actions: int
    text: str

    @property
    def bare(self) -> bool:
        """Whether she has only cards that have been used, like a passive opponent."""
        cards = (self.hand, self.uncontrolled, self.ready, self.torpor, self.others)
        return not (any(cards) or self.library or self.crypt)


class ActionView(msgspec.Struct, frozen=True, gc=False):
    """The current action.

    Attributes:
        title: a description, as a sentence: "Anson bleeds Ben for 3".
        verb: the name of its kind, e.g. ``"bleed"``.
        minion: the acting minion.
        card: the card played for it or providing it, or ``NONE``.
        target: the target card, or ``NONE``.
        seat: the acting Methuselah.
        seats: the target Methuselahs; empty for an undirected action.
        stealth: present stealth.
        blocker: the minion that attempts to block or has blocked, or ``NONE``.
        intercept: the intercept of that minion; ``None`` if there is none.
        blocked: the block has succeeded.
        bleed: pool that it would burn; ``None`` if it is not a bleed.
        declined: seats that have declined to block.
    """

    title: str
    verb: str
    minion: int
    card: int
    target: int
    seat: int
    seats: tuple[int, ...]
    stealth: int
    blocker: int
    intercept: int | None
    blocked: bool
    bleed: int | None
    declined: tuple[int, ...]


class CombatSide(msgspec.Struct, frozen=True, gc=False):
    """A combatant.

    Attributes:
        minion, seat: the minion and its controller.
        strike: its chosen strike, in words; empty before the choice.
        additional: additional strikes left.
    """

    minion: int
    seat: int
    strike: str
    additional: int


class CombatView(msgspec.Struct, frozen=True, gc=False):
    """The current combat.

    Attributes:
        title: "Anson fights Ayelech".
        acting, opposing: the two sides.
        round: the round, from 1.
        range: "close" or "long", translated.
        long: whether it is long.
        pressed: a press to continue has been used.
        over: only effects after the combat are left.
    """

    title: str
    acting: CombatSide
    opposing: CombatSide
    round: int
    range: str
    long: bool
    pressed: bool
    over: bool


class CastView(msgspec.Struct, frozen=True, gc=False):
    """Votes that have been cast.

    Attributes:
        seat: the Methuselah who cast them.
        card: the minion or card that they come from, or ``NONE``.
        votes, ballots: their numbers.
        favour: whether the votes are for the referendum.
    """

    seat: int
    card: int
    votes: int
    ballots: int
    favour: bool


class ReferendumView(msgspec.Struct, frozen=True, gc=False):
    """The current referendum.

    Attributes:
        title: "Referendum of Kine Resources Contested".
        caller: the Methuselah who called it.
        card: the card that called it, or ``NONE``.
        terms: those chosen so far, as sentences.
        casts: the votes cast so far.
        votes_for, votes_against: the tally.
        open_votes: the votes that each seat can still cast, as far as the viewer knows.
        polling: the terms are set and votes are cast.
    """

    title: str
    caller: int
    card: int
    terms: tuple[str, ...]
    casts: tuple[CastView, ...]
    votes_for: int
    votes_against: int
    open_votes: tuple[int, ...]
    polling: bool


class TableView(msgspec.Struct, frozen=True, gc=False):
    """The whole table.

    Attributes:
        eyes: the viewer: a seat, :data:`SPECTATOR` or :data:`EVERYTHING`.
        seats: the seats, by their numbers.
        order: the numbers clockwise, because texts can switch places.
        turn: the turn of the game, from 1.
        active: the Methuselah whose turn it is.
        phase: the part of the turn; its value, translated, is its name.
        head: turn and phase as a sentence.
        action, combat, referendum: the current ones.
        playing: cards being played, oldest first.
        asked: the seat that must choose; ``NONE`` when the game is over.
        kind: the kind of the choice; ``None`` when the game is over.
        question: the choice as a sentence: "Anson is bled for 3: block?".
        over: the game has ended.
        number: decisions made so far.
    """

    eyes: int
    seats: tuple[SeatView, ...]
    order: tuple[int, ...]
    turn: int
    active: int
    phase: Phase
    head: str
    action: ActionView | None
    combat: CombatView | None
    referendum: ReferendumView | None
    playing: tuple[CardView, ...]
    asked: int
    kind: DecisionKind | None
    question: str
    over: bool
    number: int

    def around(self, viewer: int) -> tuple[SeatView, ...]:
        """The seats clockwise, beginning with a viewer."""
        here = self.order.index(viewer)
        return tuple(self.seats[one] for one in (*self.order[here:], *self.order[:here]))

    def cards(self) -> dict[int, CardView]:
        """Every card whose face is visible, by number."""
        found: dict[int, CardView] = {}
        todo = list(self.playing)
        for seat in self.seats:
            for region in (
                *(seat.hand, seat.uncontrolled, seat.ready, seat.torpor),
                *(seat.others, seat.ash_heap, seat.research),
            ):
                todo.extend(region)
        while todo:
            one = todo.pop()
            if one.number != NONE:
                found[one.number] = one
            todo.extend(one.attached)
        return found
