"""The narrator: options and events in good plain words, with the names of cards and people.

Sentences stand in English beside the rules, with the verb or happening that they are for; here they
are said in the language in use, with names and numbers filled in. What a seat may not see it is not
told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from vtes_deck.engine.decisions import NONE, Option
from vtes_deck.engine.events import Event
from vtes_deck.engine.table import Table
from vtes_deck.kernel.words import Count, listed
from vtes_deck.language import mark, tr

WORDS = (
    *(mark("unlock phase"), mark("master phase"), mark("minion phase")),
    *(mark("influence phase"), mark("discard phase")),
    *(mark("close"), mark("long"), mark("continue"), mark("end")),
    *(mark("for"), mark("against")),
    *(mark("blood"), mark("life")),
)
"""What the chapters put in the place of a word; names of sects, titles and clans are the same."""


def card_name(table: Table, card: int) -> str:
    """The name of a card, or "a card" where it is not to be seen."""
    return tr("a card") if card == NONE else table.cards[card].name


def seat_name(table: Table, seat: int) -> str:
    """The name of a Methuselah."""
    return tr("nobody") if seat == NONE else tr(table.seats[seat].name)


def option_sentence(table: Table, option: Option) -> str:
    """An option in plain words."""
    return tr(
        option.verb.sentence,
        card=card_name(table, option.card),
        minion=card_name(table, option.minion),
        target=card_name(table, option.target),
        other=card_name(table, option.n - 1) if "{other}" in option.verb.sentence else "",
        seat=seat_name(table, option.seat),
        n=Count(option.n),
        mode=option.mode,
        level=option.verb.level,
    )


def event_sentence(table: Table, event: Event, seat: int | None = None) -> str:
    """An event in plain words as ``seat`` sees it; empty if it is not told.

    ``None`` as the seat is a spectator, who sees what everybody sees.
    """
    seen = event.seen_by(seat)
    hidden = seen.card == NONE and event.card != NONE
    template = event.what.hidden if hidden and event.what.hidden else event.what.sentence
    other_seat = seat_name(table, seen.other_seat)
    facts = {
        "card": card_name(table, seen.card),
        "minion": card_name(table, seen.minion),
        "target": card_name(table, seen.target),
        "n": Count(seen.n),
    }
    # The word may be what an option says: the terms that were chosen.
    word = tr(seen.word, **facts, seat=other_seat)
    return tr(template, **facts, seat=seat_name(table, seen.seat), other_seat=other_seat, word=word)


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
    return tr(
        template,
        seat=seat_name(table, first.seat),
        cards=listed([card_name(table, event.card) for event in seen]),
        n=Count(len(events)),
    )


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
