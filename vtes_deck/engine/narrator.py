"""The narrator: options and events as good plain English, with the names of cards and people.

Sentences stand beside the rules, with the verb or happening that they are for; only names and
numbers are filled in here. What a seat may not see it is not told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import override

import msgspec

from vtes_deck.engine.decisions import NONE, Option
from vtes_deck.engine.events import Event
from vtes_deck.engine.table import Table


class Count(int):
    """A number that can count things: ``{n:card}`` is "1 card" or "2 cards"."""

    @override
    def __format__(self, thing: str) -> str:
        if not thing:
            return str(int(self))
        return f"{int(self)} {thing}" if self == 1 else f"{int(self)} {thing}s"


def card_name(table: Table, card: int) -> str:
    """The name of a card, or "a card" where it is not to be seen."""
    return "a card" if card == NONE else table.cards[card].name


def seat_name(table: Table, seat: int) -> str:
    """The name of a Methuselah."""
    return "nobody" if seat == NONE else table.seats[seat].name


def option_sentence(table: Table, option: Option) -> str:
    """An option in plain words."""
    return option.verb.sentence.format(
        card=card_name(table, option.card),
        minion=card_name(table, option.minion),
        target=card_name(table, option.target),
        seat=seat_name(table, option.seat),
        n=Count(option.n),
        mode=option.mode,
    )


def event_sentence(table: Table, event: Event, seat: int | None = None) -> str:
    """An event in plain words as ``seat`` sees it; empty if it is not told.

    ``None`` as the seat is a spectator, who sees what everybody sees.
    """
    seen = event.seen_by(seat)
    hidden = seen.card == NONE and event.card != NONE
    template = event.what.hidden if hidden and event.what.hidden else event.what.sentence
    return template.format(
        seat=seat_name(table, seen.seat),
        other_seat=seat_name(table, seen.other_seat),
        card=card_name(table, seen.card),
        minion=card_name(table, seen.minion),
        target=card_name(table, seen.target),
        n=Count(seen.n),
        word=seen.word,
    )


def run_sentence(table: Table, events: Sequence[Event], seat: int | None = None) -> str:
    """Several events of one kind in a row as one sentence: "Ada draws 7 cards"."""
    first = events[0]
    if first.what.adds:
        total = sum(event.n for event in events)
        return event_sentence(table, msgspec.structs.replace(first, n=total), seat)
    if len(events) == 1:
        return event_sentence(table, first, seat)
    seen = [event.seen_by(seat) for event in events]
    hidden = any(event.card == NONE for event in seen)
    template = first.what.many_hidden if hidden else first.what.many
    return template.format(
        seat=seat_name(table, first.seat),
        cards=listed([card_name(table, event.card) for event in seen]),
        n=Count(len(events)),
    )


def listed(names: Sequence[str]) -> str:
    """Names as people list them: "Anson, Rake and Blood Doll"."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def runs(log: Sequence[Event]) -> Iterator[list[Event]]:
    """The log in pieces: events that are told together, the others alone; no empty headings."""
    piece: list[Event] = []
    for event in log:
        if piece and told_together(piece[0], event):
            piece.append(event)
            continue
        if piece and not (piece[0].what.heading and event.what.heading):
            yield piece
        piece = [event]
    if piece and not piece[0].what.heading:
        yield piece


def told_together(first: Event, event: Event) -> bool:
    """Whether one sentence tells both."""
    if first.what is not event.what or first.seat != event.seat:
        return False
    return bool(first.what.many) or (first.what.adds and first.card == event.card)


def story(
    table: Table,
    seat: int | None = None,
    *,
    whole: bool = False,
    log: Sequence[Event] | None = None,
) -> list[str]:
    """The log as sentences, as ``seat`` sees it.

    Args:
        table: the table.
        seat: who looks; ``None`` is a spectator.
        whole: hides nothing (after the game).
        log: a part of the log; all of it otherwise.
    """
    told = [event for event in (table.log if log is None else log) if event.what.sentence]
    lines = []
    for events in runs(told):
        viewer = events[0].only if whole and events[0].only != NONE else seat
        lines.append(run_sentence(table, events, viewer))
    return lines
