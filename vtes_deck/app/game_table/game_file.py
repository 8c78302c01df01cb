"""A game at the table as text: its start, its answers, and its players.

A game from decks holds a saved game of the engine (:mod:`vtes_deck.engine.record`), with the
fingerprints of its cards. Other games hold their starting point and the keys of their answers.
"""

from __future__ import annotations

import datetime
from typing import Annotated, ClassVar

import msgspec

from cardbase import datafile
from cardbase.database import CardBase
from cardbase.datafile import DamagedError, Int64
from vtes_deck.app import games
from vtes_deck.app.game_table.end_reasons import Ended
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.goldfish_game import play_alone
from vtes_deck.app.game_table.origin import FromPosition, Origin
from vtes_deck.app.game_table.outcome import outcome
from vtes_deck.app.game_table.passes import AskSetting
from vtes_deck.app.game_table.players import Sitter
from vtes_deck.app.game_table.position_use import play_position
from vtes_deck.app.games import TableError
from vtes_deck.app.goldfish_errors import explained
from vtes_deck.app.recovery import zoned
from vtes_deck.engine import record
from vtes_deck.engine.game import MAX_SEATS
from vtes_deck.engine.record import SavedGameError
from vtes_deck.language import tr
from vtes_deck.sim.errors import GoldfishError
from vtes_deck.sim.game import GameSource

MAX_FILE_BYTES = 2 * record.MAX_BYTES
"""Maximum bytes of a text."""

MAX_REASONS = 2_000
"""Maximum reasons that are kept; the newest stay."""

MAX_REASON_LENGTH = 400

_MAX_KEY_LENGTH = 40

type _Seconds = Annotated[float, msgspec.Meta(ge=0, le=1e9)]


class UnplayableGameError(TableError):
    """A saved game that cannot be replayed with these cards and rules."""


class FromDecks(msgspec.Struct, frozen=True, tag="decks"):
    """A game from decks; ``game`` is the text of the saved game, with its answers.

    It is empty in a file that the player chose, which has the values of the saved game itself.
    """

    game: str = ""


type Start = FromDecks | Origin


class _Shape(msgspec.Struct, frozen=True):
    newest: ClassVar[int] = 1
    shape: Int64 = 1


class SavedSession(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The content of a saved game.

    Attributes:
        when: the time at which it was written, in UTC.
        start: the starting point of the game, and its answers.
        sitters: the player of each seat.
        names: the names of the Methuselahs. A list of games shows these, ``turn`` and ``over``.
        turn: the turn of the game.
        pool: the pool of the first person; -1 if it is not known or no person plays.
        over: the game has ended.
        points: the victory points of the first person in a game that is over; -1 if not known.
        game_win: whether she has the game win.
        sources: the origins of the decks, by seat; see ``SeatPlan.source``.
        kept: the key of the game in the user's data, in a file that the player chose.
        aside, played_on, root, asking, ended, conceded, seconds, limit, reasons: see
            :class:`~vtes_deck.app.game_table.game_session.GameSession`.
        shape: number of this layout.
    """

    when: datetime.datetime
    start: Start
    sitters: Annotated[tuple[Sitter, ...], msgspec.Meta(max_length=MAX_SEATS)]
    names: Annotated[tuple[str, ...], msgspec.Meta(max_length=MAX_SEATS)]
    turn: Int64
    pool: Int64 = -1
    over: bool = False
    points: float = -1.0
    game_win: bool = False
    sources: Annotated[tuple[str, ...], msgspec.Meta(max_length=MAX_SEATS)] = ()
    kept: Annotated[str, msgspec.Meta(max_length=_MAX_KEY_LENGTH)] = ""
    root: Annotated[str, msgspec.Meta(max_length=_MAX_KEY_LENGTH)] = ""
    aside: bool = False
    played_on: bool = False
    asking: AskSetting = AskSetting()
    ended: Ended = Ended.NOT_YET
    conceded: Int64 = -1
    seconds: _Seconds = 0.0
    limit: _Seconds | None = None
    reasons: Annotated[dict[Int64, str], msgspec.Meta(max_length=MAX_REASONS)] = {}
    shape: Int64 = 1

    def __post_init__(self) -> None:
        """Add a time zone: times without one cannot be compared with others."""
        msgspec.structs.force_setattr(self, "when", zoned(self.when))


def to_text(session: GameSession) -> bytes:
    """A game as text; raises as :func:`saved_of`."""
    return msgspec.json.encode(saved_of(session))


def saved_of(session: GameSession) -> SavedSession:
    """The values of a game.

    Raises:
        TableError: it cannot be played again from a text.
    """
    game = session.game
    newest = sorted(session.reasons)[-MAX_REASONS:]
    known = session.over and session.people
    own = outcome(session).seats[session.people[0]] if known else None
    return SavedSession(
        when=datetime.datetime.now(datetime.UTC),
        start=_start_of(session),
        sitters=session.sitters,
        names=tuple(seat.name for seat in game.table.seats),
        turn=game.table.turn,
        pool=game.table.seats[session.people[0]].pool if session.people else -1,
        over=session.over,
        points=-1.0 if own is None else own.victory_points,
        game_win=own is not None and own.game_win,
        sources=session.sources,
        root=session.root,
        aside=session.aside,
        played_on=session.played_on,
        asking=session.asking,
        ended=session.ended,
        conceded=session.conceded,
        seconds=session.seconds,
        limit=session.limit,
        reasons={number: session.reasons[number][:MAX_REASON_LENGTH] for number in newest},
    )


def _start_of(session: GameSession) -> Start:
    """The start of the game, with its answers so far."""
    if session.origin is not None:
        keys = tuple(option.key() for option in session.game.inputs)
        return msgspec.structs.replace(session.origin, inputs=keys)
    try:
        return FromDecks(record.save(session.game))
    except SavedGameError as error:
        why = error.what.render(tr)
        raise TableError(tr("The game cannot be saved: {reason}.", reason=why)) from None


def decode(data: bytes) -> SavedSession:
    """The values of a text.

    Raises:
        DamagedError: it is not a game at the table.
        TableError: a later version of the program has written it.
    """
    if len(data) > MAX_FILE_BYTES:
        raise DamagedError(datafile.Damage.TOO_LARGE, most=MAX_FILE_BYTES)
    if datafile.decode(data, _Shape).shape > _Shape.newest:
        raise TableError(tr("A later version of the program has written this game."))
    saved = datafile.decode(data, SavedSession)
    if len(saved.names) != len(saved.sitters) or not all(map(str.isprintable, saved.names)):
        raise DamagedError("the names do not fit the seats")
    return saved


def from_saved(saved: SavedSession, cards: CardBase) -> GameSession:
    """The game at the same decision, with the same players.

    Raises:
        UnplayableGameError: it cannot be played on with these cards and rules.
    """
    try:
        session = _begun(saved, cards)
    except (SavedGameError, GoldfishError) as error:
        why = explained(error) if isinstance(error, GoldfishError) else error.what.render(tr)
        text = tr("The game cannot be continued: {reason}.", reason=why)
        raise UnplayableGameError(text) from None
    session.sources = saved.sources
    session.aside, session.played_on = saved.aside, saved.played_on
    session.root = saved.root or saved.kept
    session.seconds, session.limit = saved.seconds, saved.limit
    session.reasons = dict(saved.reasons)
    if saved.ended in {Ended.CONCEDED, Ended.TIME} and not session.over:
        session.ended, session.conceded = saved.ended, saved.conceded
    return session


def _begun(saved: SavedSession, cards: CardBase) -> GameSession:
    """The game, replayed to the point where it was saved."""
    start = saved.start
    if isinstance(start, FromDecks):
        game = games.read(start.game.encode(), cards.get)
        return GameSession(game, saved.sitters, saved.asking)
    if isinstance(start, FromPosition):
        return play_position(start, cards, saved.sitters, saved.asking)
    return play_alone(start, GameSource(cards), saved.asking)
