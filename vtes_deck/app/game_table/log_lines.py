"""The log of a game as lines that name cards.

A line consists of parts; a part that is the name of a card contains its number, so that the card
can be shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec

from vtes_deck.app.game_table.line_weights import Weight, weight_of
from vtes_deck.app.game_table.view import EVERYTHING, SPECTATOR
from vtes_deck.app.games import TURNS
from vtes_deck.engine import Game
from vtes_deck.engine.mechanics.ledger import HAS_POOL
from vtes_deck.engine.narrator import run_sentence, runs
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import Event
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.turn.influence import TRANSFERS
from vtes_deck.engine.turn.turn import PHASE, TURN


class LinePart(msgspec.Struct, frozen=True, gc=False):
    """A piece of a line.

    Attributes:
        text: the text of the piece.
        card: the number of the card that it names, or ``NONE``.
    """

    text: str
    card: int = NONE


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """A sentence of the log.

    Attributes:
        event: the number of its first event in the log of the game.
        turn: the turn in which it happened; 0 before the first.
        seats: the Methuselahs whom it concerns; empty if it concerns all.
        parts: the text, in parts.
        heading: a turn or a phase begins with it.
        new_turn: a turn begins with it.
        figures: it states what a Methuselah has, not an event.
        weight: how much it matters.
    """

    event: int
    turn: int
    seats: tuple[int, ...]
    parts: tuple[LinePart, ...]
    heading: bool
    new_turn: bool
    figures: bool = False
    weight: Weight = Weight.USUAL

    @property
    def text(self) -> str:
        """The whole line."""
        return "".join(part.text for part in self.parts)


def log_lines(game: Game, eyes: int, *, since: int = 0) -> list[LogLine]:
    """The log as a player sees it. Phases in which nothing happened are left out.

    Args:
        game: the game.
        eyes: a seat, ``SPECTATOR`` or ``EVERYTHING``.
        since: the number of the first event; the ``event`` of a line, so that lines are replaced
            from there.
    """
    table = game.table
    result: list[LogLine] = []
    turn = _turn_before(table.log, since)
    for events, start in _numbered_runs(table.log, since):
        first = events[0]
        if first.what is TURN:
            turn = first.n
        text = run_sentence(table, events, _viewer(first, eyes))
        if not text:
            continue
        line = LogLine(
            event=start,
            turn=turn,
            seats=_seats_of(table, events),
            parts=_parts(table, text, _cards_of(events, eyes)),
            heading=first.what.heading or first.what in {PHASE, TURN},
            new_turn=first.what in TURNS,
            figures=first.what in {HAS_POOL, TRANSFERS},
            weight=weight_of(table, events),
        )
        if result and result[-1].heading and line.heading and not result[-1].new_turn:
            result.pop()
        result.append(line)
    return result


def of_seat(lines: Iterable[LogLine], seat: int) -> list[LogLine]:
    """The lines that concern a Methuselah, with the headings of their turns.

    A line that concerns all, such as the start of a round of combat, belongs to the line before.
    """
    kept: list[LogLine] = []
    concerned = True
    for line in lines:
        if line.new_turn and kept and kept[-1].new_turn:
            kept.pop()
        if line.new_turn or line.seats:
            concerned = line.new_turn or seat in line.seats
        if concerned:
            kept.append(line)
    return kept


def as_text(lines: Iterable[LogLine]) -> str:
    """Lines to copy; a blank line before each turn."""
    result: list[str] = []
    for line in lines:
        if line.new_turn and result:
            result.append("")
        result.append(line.text)
    return "\n".join(result) + "\n" if result else ""


def _turn_before(log: Sequence[Event], number: int) -> int:
    for event in reversed(log[:number]):
        if event.what is TURN:
            return event.n
    return 0


def _numbered_runs(log: Sequence[Event], since: int) -> Iterable[tuple[list[Event], int]]:
    """The groups of :func:`~vtes_deck.engine.narrator.runs` and where each begins."""
    place = {id(event): number for number, event in reversed(list(enumerate(log[since:], since)))}
    for events in runs([event for event in log[since:] if event.what.sentence]):
        yield events, place[id(events[0])]


def _viewer(event: Event, eyes: int) -> int | None:
    if eyes == EVERYTHING:
        return event.only if event.only != NONE else None
    return None if eyes == SPECTATOR else eyes


def _seats_of(table: Table, events: Sequence[Event]) -> tuple[int, ...]:
    """The Methuselahs who act, are targets, or whose cards are named."""
    found: dict[int, None] = {}
    for event in events:
        for seat in (event.seat, event.other_seat):
            if seat != NONE:
                found[seat] = None
        for card in (event.minion, event.target):
            if card != NONE:
                found[_holder(table, card)] = None
    return tuple(sorted(found))


def _holder(table: Table, card: int) -> int:
    there = table.in_play.get(card)
    return table.owner[card] if there is None else there.controller


def _cards_of(events: Sequence[Event], eyes: int) -> list[int]:
    found: dict[int, None] = {}
    for event in events:
        seen = event if eyes == EVERYTHING else event.seen_by(None if eyes == SPECTATOR else eyes)
        for card in (seen.minion, seen.target, seen.card, seen.source):
            if card != NONE:
                found[card] = None
    return list(found)


def _parts(table: Table, text: str, cards: Sequence[int]) -> tuple[LinePart, ...]:
    """A sentence split at the names of its cards."""
    by_name: dict[str, int] = {}
    for card in cards:
        by_name.setdefault(table.cards[card].name, card)
    if not by_name:
        return (LinePart(text),)
    longest_first = sorted(by_name, key=len, reverse=True)
    pieces = re.split("(" + "|".join(map(re.escape, longest_first)) + ")", text)
    return tuple(LinePart(piece, by_name.get(piece, NONE)) for piece in pieces if piece)
