"""Uses of a position: save it in a file, play from it, create it from a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import msgspec

from cardbase import datafile
from cardbase.database import CardBase
from cardbase.datafile import DamagedError, Int64
from vtes_deck.app.game_table.correction import changes
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.origin import FromPosition, answer
from vtes_deck.app.game_table.passes import MATTERING, AskSetting
from vtes_deck.app.game_table.players import Sitter, check_sitters
from vtes_deck.app.game_table.position import (
    MAX_COUNTERS,
    MAX_LINE_LENGTH,
    MAX_LINES,
    MAX_NAME_LENGTH,
    PHASES,
    BecameMinion,
    Before,
    Position,
    PositionCard,
    PositionSeat,
    Spot,
    begin_turn,
    lay_out,
)
from vtes_deck.app.game_table.position_problems import breaches
from vtes_deck.app.games import EARLIER_TURN, TableError, narrate
from vtes_deck.app.input_files import read_source
from vtes_deck.app.output_files import write_output
from vtes_deck.engine import Game
from vtes_deck.engine.game import MIN_SEATS
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import CardInPlay, Minion, Region
from vtes_deck.engine.state.seat import Seat
from vtes_deck.engine.state.table import Phase, Table
from vtes_deck.engine.status.contests import OUT_WITH_HOST
from vtes_deck.language import tr

STARTS_HERE = EventType("position", "The game starts from a position: turn {n}, {seat}: {word}.")

_PAST_LINE = EventType("told", "{word}", worded=True)
"""A line of the log of the game before a correction, or a correction."""

CORRECTED = EventType(
    "correction", "A judge corrects the game, which continues in turn {n}, {seat}: {word}."
)

MAX_FILE_BYTES = 2_000_000
"""Maximum bytes of a file with a position."""


class _Shape(msgspec.Struct, frozen=True):
    newest: ClassVar[int] = 1
    shape: Int64 = 1


# ---------------------------------------------------------------------------------------- playing


def play_position(
    origin: FromPosition,
    cards: CardBase,
    sitters: Sequence[Sitter] = (),
    asking: AskSetting = MATTERING,
) -> GameSession:
    """A game from a position, after the answers that were kept.

    Args:
        origin: the position.
        cards: the card base.
        sitters: the player of each seat; people by default.
        asking: the setting for when people are asked.

    Raises:
        TableError: the position is illegal, with the rule; or a player is unknown.
        SavedGameError: an answer is not legal.
    """
    position = origin.position
    found = breaches(position, cards)
    if found:
        rule = f" ({found[0].rule})" if found[0].rule else ""
        raise TableError(f"{found[0].text.removesuffix('.')}{rule}.")
    seats = len(position.seats)
    chosen = check_sitters(sitters or [Sitter()] * seats, seats)
    laid = lay_out(position, cards)
    table = laid.scenario.table
    for seat, one in zip(table.seats, position.seats, strict=True):
        seat.victory_points = one.points
    _log_start(position, table)
    started = begin_turn(position, laid)
    _resume_rounds(position, table)
    game = started.game
    answer(game, origin.inputs)
    session = GameSession(game, chosen, asking)
    session.origin = origin
    if position.before is not None:
        session.seconds, session.limit = position.before.seconds, position.before.limit
    return session


def _resume_rounds(position: Position, table: Table) -> None:
    """Count on to the turn limit of the game that is corrected (END-16)."""
    if position.before is not None:
        table.turn_limit = position.before.turn_limit
    for seat, one in zip(table.seats, position.seats, strict=True):
        if one.turns:
            seat.turns = one.turns


def _log_start(position: Position, table: Table) -> None:
    """Log where the game starts: anywhere, or after the log of the game that a judge corrects."""
    start = STARTS_HERE
    if position.before is not None:
        start = CORRECTED
        table.log.clear()  # the cards were laid out, which is not part of the game
        turns = frozenset(position.before.turns)
        for number, line in enumerate(position.before.log):
            _log(table, line, EARLIER_TURN if number in turns else _PAST_LINE)
    table.emit(start, position.active, n=position.turn, word=str(position.phase))
    for line in changes(position):
        _log(table, line)


def _log(table: Table, line: str, what: EventType = _PAST_LINE) -> None:
    table.emit(what, word=line.replace("{", "{{").replace("}", "}}"))


# ------------------------------------------------------------------------------------------ files


def save_position(position: Position, path: Path) -> None:
    """Write a position to a file; the old one stays until the new one is complete.

    Raises:
        TableError: it cannot be written; the old file is untouched.
    """
    text = msgspec.json.format(msgspec.json.encode(position), indent=1) + b"\n"
    try:
        write_output(path, text)
    except OSError as error:
        raise TableError(
            tr(
                "{file} cannot be written: {reason}.",
                file=path.name,
                reason=error.strerror or error,
            )
        ) from None


def open_position(path: Path) -> Position:
    """The position of a file.

    Raises:
        TableError: it cannot be read, holds no position, or is one of a later version.
    """
    try:
        return read_position(read_source(path))
    except OSError as error:
        raise TableError(
            tr("{file} cannot be read: {reason}.", file=path.name, reason=error.strerror or error)
        ) from None


def read_position(data: bytes) -> Position:
    """The position of a text.

    Raises:
        TableError: it holds none, or is one of a later version.
    """
    if len(data) > MAX_FILE_BYTES:
        raise TableError(tr("It is too large for a position."))
    try:
        if datafile.decode(data, _Shape).shape > _Shape.newest:
            raise TableError(tr("A later version of the program has written this position."))
        return datafile.decode(data, Position)
    except DamagedError:
        raise TableError(tr("It contains no position.")) from None


# ------------------------------------------------------------------------------------- from a game


def position_of(game: Game) -> Position:
    """The current cards, counters and pool of a game, with its log.

    A current action, combat or referendum is not part of a position; nor are temporary effects.
    Cards set aside are left out, and so are ousted Methuselahs.
    """
    table = game.table
    seats = _playing(table)
    number = {seat.number: place for place, seat in enumerate(seats)}
    plain = Position(
        seats=tuple(
            PositionSeat(
                seat.name[:MAX_NAME_LENGTH],
                min(seat.pool, MAX_COUNTERS),
                seat.victory_points,
                seat.turns,
            )
            for seat in seats
        ),
        cards=tuple(
            msgspec.structs.replace(one, seat=number[one.seat])
            for one in _cards_of(table)
            if one.seat in number
        ),
        edition=table.rules.name,
        edge=number.get(table.edge, NONE),
        active=number.get(table.active, 0),
        phase=table.phase if table.phase in PHASES else Phase.MINION,
        turn=max(1, table.turn),
    )
    lines = narrate(game)[-MAX_LINES:]
    log = tuple(line.text[:MAX_LINE_LENGTH] for line in lines)
    turns = tuple(number for number, line in enumerate(lines) if line.turn)
    return msgspec.structs.replace(
        plain, before=Before(log, plain, turns, turn_limit=table.turn_limit)
    )


def position_of_session(session: GameSession) -> Position:
    """The position of a game that is played, as :func:`position_of`, with its players and time."""
    position = position_of(session.game)
    if position.before is None:
        return position
    before = msgspec.structs.replace(
        position.before,
        seconds=session.seconds,
        limit=session.limit,
        sitters=tuple(session.sitters[seat.number] for seat in _playing(session.game.table)),
    )
    return msgspec.structs.replace(position, before=before)


def _playing(table: Table) -> list[Seat]:
    """The Methuselahs of a position: those who are not ousted, if there are enough of them."""
    playing = [seat for seat in table.seats if not seat.ousted]
    return playing if len(playing) >= MIN_SEATS else table.seats


def _cards_of(table: Table) -> list[PositionCard]:
    found: list[PositionCard] = []
    for seat in table.seats:
        piles = (
            (Spot.CRYPT, seat.crypt),
            (Spot.LIBRARY, seat.library),
            (Spot.HAND, seat.hand),
            (Spot.ASH_HEAP, seat.ash_heap),
        )
        found += [
            _card(table, card, table.owner[card], spot) for spot, pile in piles for card in pile
        ]
        found += [
            _card(table, card, seat.number, Spot.UNCONTROLLED, counters)
            for card, counters in seat.uncontrolled.items()
        ]
        found += [_standing(table, table.in_play[card]) for card in seat.in_play]
    keys = {one.key for one in found}
    return [one for one in found if one.host == NONE or one.host in keys]


def _standing(table: Table, one: CardInPlay) -> PositionCard:
    if one.host != NONE:
        spot = Spot.ON
    elif isinstance(one, Minion):
        spot = Spot.TORPOR if one.region is Region.TORPOR else Spot.READY
    else:
        spot = Spot.IN_PLAY
    plain = _card(table, one.card, one.controller, spot, one.blood)
    return msgspec.structs.replace(
        plain,
        host=one.host,
        locked=one.locked,
        contested=one.contested and not one.mark(OUT_WITH_HOST),
        became=_became(table, one),
    )


def _became(table: Table, one: CardInPlay) -> BecameMinion | None:
    """The minion that a library card other than an ally has become."""
    printed = table.cards[one.card]
    if not isinstance(one, Minion) or printed.crypt or printed.ally:
        return None
    return BecameMinion(
        vampire=one.vampire,
        capacity=min(one.capacity, MAX_COUNTERS),
        clan=one.clan,
        sect=one.sect,
        title=one.title,
        city=one.city,
        disciplines=" ".join(
            code.upper() if level > 1 else code for code, level in one.disciplines.items()
        ),
        marks=dict(one.marks),
    )


def _card(
    table: Table, card: int, seat: int, spot: Spot, counters: int | None = None
) -> PositionCard:
    face = table.cards[card].definition
    most = None if counters is None else min(counters, MAX_COUNTERS)
    return PositionCard(card, face.id, face.unique_name, seat, spot, counters=most)
