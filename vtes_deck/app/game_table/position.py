"""A position laid out by hand: cards, counters, pool, the Edge, acting Methuselah and phase.

A position is a value. It is laid out by steps on a :class:`~vtes_deck.engine.scenario.scenario.
Scenario`; the same steps, printed, are the Python code for a test.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from keyword import iskeyword
from typing import Annotated

import msgspec

from cardbase.database import CardBase
from cardbase.datafile import Int64
from cardbase.terms import Sect, Title
from vtes_deck.app.game_table.players import Sitter
from vtes_deck.app.scenario import scenario
from vtes_deck.engine.game import MAX_SEATS
from vtes_deck.engine.record import MAX_INPUTS
from vtes_deck.engine.scenario.scenario import Scenario
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.rulesets import CURRENT

MAX_CARDS = 1_000
MAX_COUNTERS = 99
MAX_NAME_LENGTH = 40

PHASES = (Phase.UNLOCK, Phase.MASTER, Phase.MINION, Phase.INFLUENCE, Phase.DISCARD)
"""The parts of a turn in which a position can start."""

type _Count = Annotated[int, msgspec.Meta(ge=0, le=MAX_COUNTERS)]
type _Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME_LENGTH)]
type _Word = Annotated[str, msgspec.Meta(max_length=200)]
type _Seat = Annotated[int, msgspec.Meta(ge=-1, le=5)]


class Spot(StrEnum):
    """The zone of a card in a position."""

    HAND = "hand"
    LIBRARY = "library"
    CRYPT = "crypt"
    ASH_HEAP = "ash heap"
    UNCONTROLLED = "uncontrolled"
    READY = "ready"
    TORPOR = "torpor"
    IN_PLAY = "in play"
    ON = "on another card"


class BecameMinion(msgspec.Struct, frozen=True, omit_defaults=True):
    """The properties in play of a library card that has become a minion, such as a childe.

    Attributes:
        vampire: whether it is a vampire.
        capacity: the capacity of a vampire, the starting life of an ally.
        clan, sect, title, city: its values in play; empty if it has none.
        disciplines: codes, superior ones in capitals: ``"DOM pro"``.
        marks: what card texts have recorded on it.
    """

    vampire: bool = True
    capacity: _Count = 0
    clan: _Word = ""
    sect: Sect | None = None
    title: Title | None = None
    city: _Word = ""
    disciplines: _Word = ""
    marks: Annotated[dict[_Word, Int64], msgspec.Meta(max_length=40)] = {}


class PositionCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of a position.

    Attributes:
        key: a number that distinguishes it from the other cards of the position.
        card: its id in the card base; ``name`` is its name there.
        seat: its owner.
        spot: its zone.
        host: the key of the card that it is on, or ``NONE``.
        counters: the counters on it; ``None`` for the number with which it starts.
        locked: whether it is locked, in play.
        contested: whether it is contested and face down.
        became: the minion that it has become; ``None`` for other cards.
    """

    key: Int64
    card: Int64
    name: Annotated[str, msgspec.Meta(max_length=200)]
    seat: _Seat
    spot: Spot
    host: Int64 = NONE
    counters: _Count | None = None
    locked: bool = False
    contested: bool = False
    became: BecameMinion | None = None


class PositionSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Methuselah of a position.

    Attributes:
        name, pool: her name and pool.
        points: the victory points that she has gained.
        turns: the turns that she has begun in a game that is corrected; 0 if it is not known.
    """

    name: _Name
    pool: _Count = 30
    points: Annotated[float, msgspec.Meta(ge=0, le=6)] = 0.0
    turns: Annotated[int, msgspec.Meta(ge=0, le=MAX_INPUTS)] = 0


MAX_LINES = 20_000
"""Maximum lines of the log before a correction."""

MAX_LINE_LENGTH = 2_000
"""Maximum characters of a line."""

type _Seconds = Annotated[float, msgspec.Meta(ge=0, le=1e9)]
type _Line = Annotated[str, msgspec.Meta(max_length=MAX_LINE_LENGTH)]


class Before(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game that a judge corrects.

    Attributes:
        log: its log in words, with all hidden cards.
        position: its position before the correction.
        turns: the numbers of the lines with which a turn starts.
        seconds, limit: the time that was spent on it, and its time limit.
        turn_limit: turns of each Methuselah after which time is up; 0 for no limit.
        sitters: the players of its seats, without those of ousted Methuselahs; empty if unknown.
    """

    log: Annotated[tuple[_Line, ...], msgspec.Meta(max_length=MAX_LINES)]
    position: Position
    turns: Annotated[tuple[Int64, ...], msgspec.Meta(max_length=MAX_LINES)] = ()
    seconds: _Seconds = 0.0
    limit: _Seconds | None = None
    turn_limit: Annotated[int, msgspec.Meta(ge=0, le=MAX_INPUTS)] = 0
    sitters: Annotated[tuple[Sitter, ...], msgspec.Meta(max_length=MAX_SEATS)] = ()


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position.

    Attributes:
        before: the game that this position corrects, if it was made from a game.
        seats: the seats, clockwise.
        cards: the cards, those of a pile from the bottom to the top.
        edition: a name of ``vtes_deck.rulesets.EDITIONS``.
        edge: the seat that has the Edge, or ``NONE``.
        active: the acting Methuselah.
        phase: the part of the turn; one of :data:`PHASES`.
        turn: the turn of the game.
        seed: the seed of the random numbers.
        shape: number of this layout.
    """

    seats: Annotated[tuple[PositionSeat, ...], msgspec.Meta(min_length=2, max_length=6)]
    cards: Annotated[tuple[PositionCard, ...], msgspec.Meta(max_length=MAX_CARDS)] = ()
    edition: _Name = CURRENT
    edge: _Seat = NONE
    active: _Seat = 0
    phase: Phase = Phase.MINION
    turn: Annotated[int, msgspec.Meta(ge=1, le=9_999)] = 9
    seed: Int64 = 1
    shape: Int64 = 1
    before: Before | None = None

    def find(self, key: int) -> PositionCard:
        """The card with a key.

        Raises:
            LookupError: there is none.
        """
        for one in self.cards:
            if one.key == key:
                return one
        raise LookupError(key)

    def on(self, key: int) -> tuple[PositionCard, ...]:
        """The cards on a card, oldest first."""
        return tuple(one for one in self.cards if one.host == key)


class ScenarioCall(msgspec.Struct, frozen=True):
    """A call of a method of a scenario.

    Attributes:
        method: its name.
        args, named: its arguments; a :class:`CardReference` is the result of an earlier call.
        key: the key of the card that it lays out, or ``NONE``.
    """

    method: str
    args: tuple[object, ...]
    named: tuple[tuple[str, object], ...] = ()
    key: int = NONE


class CardReference(msgspec.Struct, frozen=True):
    """The number of the card with this key."""

    key: int


def steps(position: Position) -> list[ScenarioCall]:
    """The calls that lay out a position, without the start of the turn."""
    found = [
        ScenarioCall("pool", (seat.name, seat.pool))
        for seat in position.seats
        if seat.pool != _FULL_POOL
    ]
    for card in position.cards:
        if card.spot is not Spot.ON:
            found += _steps_of(position, card)
    found += [
        ScenarioCall("contest", (CardReference(card.key),))
        for card in position.cards
        if card.contested
    ]
    if position.edge != NONE:
        found.append(ScenarioCall("edge", (position.seats[position.edge].name,)))
    return found


_FULL_POOL = 30
"""The pool that :func:`~vtes_deck.app.scenario.scenario` gives everyone (SET-01)."""

_PILES = {
    Spot.HAND: Zone.HAND,
    Spot.LIBRARY: Zone.LIBRARY,
    Spot.CRYPT: Zone.CRYPT,
    Spot.ASH_HEAP: Zone.ASH_HEAP,
}


def _steps_of(position: Position, card: PositionCard) -> list[ScenarioCall]:
    """The calls that lay out a card, with those on it."""
    owner = position.seats[card.seat].name
    first = (owner, card.name)
    lock = (("locked", True),) if card.locked else ()
    counters = () if card.counters is None else (card.counters,)
    if card.spot in _PILES:
        return [ScenarioCall("card", (*first, _PILES[card.spot]), key=card.key)]
    if card.spot is Spot.UNCONTROLLED:
        return [ScenarioCall("uncontrolled", (*first, *counters), key=card.key)]
    if card.became is not None:
        facts = (*lock, *_facts(card.became), *((("torpor", True),) * (card.spot is Spot.TORPOR)))
        found = [ScenarioCall("became", (*first, *counters), facts, card.key)]
    elif card.spot in {Spot.READY, Spot.TORPOR}:
        method = "ready" if card.spot is Spot.READY else "torpor"
        found = [ScenarioCall(method, (*first, *counters), lock, card.key)]
    else:
        if card.spot is Spot.ON:
            found = [ScenarioCall("on", (CardReference(card.host), card.name, owner), key=card.key)]
        else:
            found = [ScenarioCall("in_play", first, key=card.key)]
        if counters:
            found.append(ScenarioCall("blood", (CardReference(card.key), *counters)))
        if lock:
            found.append(ScenarioCall("lock", (CardReference(card.key),)))
    for other in position.on(card.key):
        found += _steps_of(position, other)
    return found


def _facts(became: BecameMinion) -> Iterator[tuple[str, object]]:
    """The arguments that describe a minion, without the usual ones."""
    for name, value in msgspec.structs.asdict(became).items():
        if value and value is not True:
            yield name, str(value) if isinstance(value, StrEnum) else value
    if not became.vampire:
        yield "vampire", False


class LaidOut(msgspec.Struct, frozen=True):
    """A position on a table.

    Attributes:
        scenario: the table; its turn has not begun.
        numbers: the numbers of the cards at the table, by key.
    """

    scenario: Scenario
    numbers: dict[int, int]


def lay_out(position: Position, cards: CardBase) -> LaidOut:
    """Put the cards of a position on a table.

    Raises:
        LookupError: the card base has no such card, or a card is on a card outside the position.
        TypeError: a card that is not a minion is in the ready region or in torpor.
    """
    names = [seat.name for seat in position.seats]
    table = scenario(*names, edition=position.edition, cards=cards, seed=position.seed)
    numbers: dict[int, int] = {}
    for step in steps(position):
        args = [numbers[one.key] if isinstance(one, CardReference) else one for one in step.args]
        made = getattr(table, step.method)(*args, **dict(step.named))
        if step.key != NONE:
            numbers[step.key] = made
    return LaidOut(table, numbers)


def begin_turn(position: Position, laid: LaidOut) -> Scenario:
    """Start the turn of the position, up to its first decision."""
    name = position.seats[position.active].name
    return laid.scenario.turn(name, position.phase, position.turn)


# ------------------------------------------------------------------------------------------ code


def snippet(position: Position) -> str:
    """The position as Python code for a test: ``table`` is a scenario at the first decision."""
    names = [repr(seat.name) for seat in position.seats]
    if position.edition != CURRENT:
        names.append(f"edition={position.edition!r}")
    if position.seed != 1:
        names.append(f"seed={position.seed}")
    laid = steps(position)
    variables = _variables(position, laid)
    zones = any(isinstance(one, Zone) for step in laid for one in step.args)
    lines = [
        "from vtes_deck.app.scenario import scenario",
        f"from vtes_deck.engine.state.table import Phase{', Zone' if zones else ''}",
        "",
        f"table = scenario({', '.join(names)})",
    ]
    for step in laid:
        args = [_written(one, variables) for one in step.args]
        args += [f"{name}={value!r}" for name, value in step.named]
        call = f"table.{step.method}({', '.join(args)})"
        lines.append(f"{variables[step.key]} = {call}" if step.key in variables else call)
    name = position.seats[position.active].name
    lines.append(f"table.turn({name!r}, Phase.{position.phase.name}, {position.turn})")
    return "\n".join(lines) + "\n"


def _written(value: object, variables: dict[int, str]) -> str:
    if isinstance(value, CardReference):
        return variables[value.key]
    return f"Zone.{value.name}" if isinstance(value, Zone) else repr(value)


def _variables(position: Position, laid: list[ScenarioCall]) -> dict[int, str]:
    """Names for the cards that later steps refer to."""
    used = {one.key for step in laid for one in step.args if isinstance(one, CardReference)}
    taken = {"scenario", "table", "Phase", "Zone"}
    variables: dict[int, str] = {}
    for card in position.cards:
        if card.key in used:
            plain = re.sub(r"\W+", "_", card.name.casefold(), flags=re.ASCII).strip("_")
            fine = plain.isidentifier() and not iskeyword(plain) and plain not in taken
            name = plain if fine else "card"
            number = len(variables) + 1
            variables[card.key] = f"{name}_{number}" if name in variables.values() else name
    return variables
