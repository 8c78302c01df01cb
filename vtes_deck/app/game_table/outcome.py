"""The result of a game at the table: victory points, half points at the time limit, game win."""

from __future__ import annotations

import datetime
from collections import Counter

import msgspec

from vtes_deck.app.deck_results import MAX_NAME_LENGTH, PlayedGame
from vtes_deck.app.game_table.end_reasons import Ended
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.games import result
from vtes_deck.effects.coverage import CoverageLevel, level_of
from vtes_deck.engine.tournament_points import has_game_win
from vtes_deck.engine.turn.game_end import HALF


class SeatOutcome(msgspec.Struct, frozen=True):
    """The result of a seat.

    Attributes:
        name: the name of the Methuselah.
        player: its player, in words; empty for a person.
        victory_points: the victory points, with the half point of the time limit.
        pool: the remaining pool.
        left_in: the turn in which she left the game; ``None`` if she did not.
        ousted: she was ousted; if she left otherwise, she withdrew (END-13).
        conceded: she conceded.
        game_win: see :func:`~vtes_deck.engine.tournament_points.has_game_win`.
    """

    name: str
    player: str
    victory_points: float
    pool: int
    left_in: int | None
    ousted: bool
    conceded: bool
    game_win: bool


class GameOutcome(msgspec.Struct, frozen=True):
    """The result of a game.

    Attributes:
        ended: the reason why play has ended.
        edition, seed: the edition and seed of the game.
        seats: the seats, clockwise.
        turns, decisions: their numbers.
        minutes: the time that people spent on it.
    """

    ended: Ended
    edition: str
    seed: int
    seats: tuple[SeatOutcome, ...]
    turns: int
    decisions: int
    minutes: int


def outcome(session: GameSession) -> GameOutcome:
    """The result of a game, or its current standing."""
    stands = result(session.game)
    clock = session.ended is Ended.TIME and not session.game.over
    half = HALF if clock else 0.0
    points = [
        seat.victory_points + (half if seat.left_in is None else 0.0) for seat in stands.seats
    ]
    return GameOutcome(
        ended=session.ended,
        edition=stands.ruleset,
        seed=stands.seed,
        seats=tuple(
            SeatOutcome(
                name=seat.name,
                player=player,
                victory_points=own,
                pool=seat.pool,
                left_in=seat.left_in,
                ousted=seat.ousted,
                conceded=session.conceded == seat.seat - 1,
                game_win=session.over and has_game_win(points, seat.seat - 1),
            )
            for seat, player, own in zip(stands.seats, session.player_names, points, strict=True)
        ),
        turns=stands.turns,
        decisions=stands.decisions,
        minutes=round(session.seconds / 60),
    )


def cards_by_level(session: GameSession) -> Counter[CoverageLevel]:
    """The cards of all decks by how much of their texts the engine plays."""
    return Counter(level_of(card.definition) for card in session.game.table.cards)


def played_game(session: GameSession, seat: int, key: str = "") -> PlayedGame:
    """The record of a finished game for the results of a seat's deck.

    Args:
        session: the game.
        seat: the seat of the deck.
        key: the key of the game in the user's data.
    """
    end = outcome(session)
    return PlayedGame(
        when=datetime.datetime.now(datetime.UTC),
        edition=end.edition,
        seat=seat + 1,
        names=tuple(one.name for one in end.seats),
        points=tuple(one.victory_points for one in end.seats),
        players=tuple(one.player[:MAX_NAME_LENGTH] for one in end.seats),
        ended=end.ended.value,
        game_win=end.seats[seat].game_win,
        turns=end.turns,
        minutes=end.minutes,
        table=key,
        root=session.root,
    )
