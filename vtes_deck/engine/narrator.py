"""The narrator: options and events as sentences.

The sentences are declared in English next to the rules, in verbs and event types. The narrator
translates them and inserts names and numbers. Hidden information is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

import msgspec

from vtes_deck.engine.state.decisions import NONE, Option
from vtes_deck.engine.state.events import Event
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.table import Table
from vtes_deck.kernel.words import Count, listed
from vtes_deck.language import mark, tr

WORDS = (
    *(mark("unlock phase"), mark("master phase"), mark("minion phase")),
    *(mark("influence phase"), mark("discard phase")),
    *(mark("close"), mark("long"), mark("continue"), mark("end")),
    *(mark("for"), mark("against")),
    *(mark("blood"), mark("life")),
)
"""Words that chapters insert in sentences; names of sects, titles and clans are unchanged."""


def card_name(
    table: Table, card: int, owner: int = NONE, *, counted: bool = True, alone: bool = False
) -> str:
    """The name of a card, or "a card" if it is hidden.

    A minion that shares its name with others is shown with its owner's name, unless the sentence
    names the owner, and numbered if several copies can be in play. The same applies to any card
    that is the only one in its sentence.

    Args:
        table: the table.
        card: its number.
        owner: the Methuselah named in the sentence.
        counted: number the copies.
        alone: the sentence names no other player.
    """
    if card == NONE:
        return tr("a card")
    name = table.cards[card].name
    shared = namesakes(table)
    if card not in shared:
        return name
    printed, (several, copy) = table.cards[card], shared[card]
    if copy and counted:
        name = tr("{card} #{n}", card=name, n=copy)
    minion = printed.crypt or printed.ally
    dealt_to = table.dealt_to(card)
    if several and (dealt_to != owner if minion else alone):
        name = tr("{seat}'s {card}", seat=seat_name(table, dealt_to), card=name)
    return name


class _Known:
    """A cache of names: all sentences of a game need the same names.

    Threads may narrate different games, so cards and names are replaced together.
    """

    last: ClassVar[tuple[tuple[Printed, ...], dict[int, tuple[bool, int]]]] = ((), {})


def namesakes(table: Table) -> dict[int, tuple[bool, int]]:
    """Cards that share their name: whether another deck has it, and each copy's number, from 1.

    The number is 0 for cards that are not minions, and if only one can be in play.
    """
    cards, shared = _Known.last
    if table.cards is not cards:
        shared = _namesakes(table)
        _Known.last = table.cards, shared
    return shared


def _namesakes(table: Table) -> dict[int, tuple[bool, int]]:
    copies: dict[str, dict[int, list[int]]] = {}
    for card, printed in enumerate(table.cards):
        copies.setdefault(printed.name, {}).setdefault(table.dealt_to(card), []).append(card)
    shared = {}
    for owners in copies.values():
        for cards in owners.values():
            printed = table.cards[cards[0]]
            minion = printed.crypt or printed.ally
            counted = minion and len(cards) > 1 and not printed.unique
            if len(owners) > 1 or counted:
                for number, card in enumerate(cards, start=1):
                    shared[card] = len(owners) > 1, number * counted
    return shared


def seat_name(table: Table, seat: int) -> str:
    """The name of a Methuselah."""
    return tr("no one") if seat == NONE else tr(table.seats[seat].name)


def option_sentence(table: Table, option: Option, template: str = "") -> str:
    """An option as a sentence.

    The minion of an ability without another one is the minion that carries the card.

    Args:
        table: the table.
        option: the option.
        template: another sentence with the placeholders of that of its verb.
    """
    minion, used = option.minion, table.in_play.get(option.card)
    if minion == NONE and used is not None:
        minion = used.host
    sentence = template or option.verb.sentence
    own = option.card == minion != NONE and _names_both(sentence)
    return tr(
        sentence,
        card=tr("its ability") if own else card_name(table, option.card),
        minion=card_name(table, minion),
        target=card_name(table, option.target),
        other=card_name(table, option.n - 1) if "{other}" in sentence else "",
        seat=seat_name(table, option.seat),
        n=Count(option.n),
        mode=option.mode,
        level=option.verb.level,
    )


def _names_both(sentence: str) -> bool:
    """Whether a sentence names a minion, and then a card."""
    return -1 < sentence.find("{minion}") < sentence.find("{card}")


def event_sentence(table: Table, event: Event, seat: int | None = None) -> str:
    """An event as a sentence for ``seat``; empty if it is not shown.

    ``None`` as the seat is a spectator, who sees public information only.
    """
    seen = event.seen_by(seat)
    hidden = seen.card == NONE and event.card != NONE
    worded = seen.what.worded and bool(seen.word)
    template = seen.word if worded else _template(seen, hidden=hidden)
    other_seat = seat_name(table, seen.other_seat)
    next_to = (seen.other_seat if worded else seen.seat) if "{seat}" in template else NONE
    facts = {
        "card": card_name(
            table,
            seen.card,
            next_to,
            counted=not seen.what.many_hidden,
            alone="{seat}" not in template and "{minion}" not in template,
        ),
        "minion": card_name(table, seen.minion, next_to),
        "target": card_name(table, seen.target, next_to),
        "n": Count(seen.n),
        "other": card_name(table, seen.n - 1) if "{other}" in template else "",
    }
    if seen.card == seen.minion != NONE and _names_both(template):
        facts["card"] = tr("its ability")  # not "Arika burns 1 blood for Arika"
    if seen.what.level and seen.word and not hidden:
        facts["card"] = f"{facts['card']} [{seen.word}]"
    # The word may be the sentence of an option: the chosen terms, or the action.
    word = text = tr(seen.word, **facts, seat=other_seat)
    if not worded:
        seat_said = seat_name(table, seen.seat)
        text = tr(template, **facts, seat=seat_said, other_seat=other_seat, word=word)
    return _with_source(table, seen, _one_stop(text))


def _chosen(table: Table, event: Event) -> str:
    """The sentence of the option that an event with several parts is about."""
    return tr(
        event.word,
        card=card_name(table, event.card),
        minion=card_name(table, event.minion),
        target=card_name(table, event.target),
        seat=seat_name(table, event.other_seat),
        n=Count(event.n),
    )


def _one_stop(text: str) -> str:
    """A sentence with one full stop, even after a name that ends with one or is shortened."""
    return text[:-1] if text.endswith(("..", "….")) else text


def _template(seen: Event, *, hidden: bool) -> str:
    what = seen.what
    if hidden and what.hidden:
        return what.hidden
    if what.at_card and seen.target not in {NONE, seen.card, seen.minion}:
        return what.at_card
    if what.at_seat and seen.other_seat != NONE:
        return what.at_seat
    return what.sentence


def _with_source(table: Table, seen: Event, text: str) -> str:
    """A sentence with the card that caused the event, unless it already names the card."""
    source = seen.source
    if source in {NONE, seen.card, seen.minion, seen.target} or not text.endswith("."):
        return text
    return tr("{sentence} ({card}).", sentence=text[:-1], card=card_name(table, source))


def run_sentence(table: Table, events: Sequence[Event], seat: int | None = None) -> str:
    """Several successive events of one type as one sentence: "Ada draws 7 cards"."""
    first = events[0]
    if first.what.adds:
        total = sum(event.n for event in events)
        return event_sentence(table, msgspec.structs.replace(first, n=total), seat)
    if len(events) == 1:
        return event_sentence(table, first, seat)
    if first.what.each:
        names = [
            tr(
                first.what.each,
                seat=seat_name(table, event.seat),
                n=Count(event.n),
                word=_chosen(table, event).removesuffix("."),
            )
            for event in events
        ]
        seat_said = seat_name(table, first.seat)
        return _one_stop(tr(first.what.many, seat=seat_said, cards=", ".join(names)))
    seen = [event.seen_by(seat) for event in events]
    hidden = any(event.card == NONE for event in seen)
    template = first.what.many_hidden if hidden else first.what.many
    text = tr(
        template,
        seat=seat_name(table, first.seat),
        cards=listed(
            [
                card_name(table, event.card, first.seat, counted=not first.what.many_hidden)
                for event in seen
            ]
        ),
        n=Count(len(events)),
    )
    return _with_source(table, msgspec.structs.replace(first, card=NONE), _one_stop(text))


def runs(log: Sequence[Event]) -> Iterator[list[Event]]:
    """The log in groups: events that share a sentence are grouped; empty headings are removed."""
    piece: list[Event] = []
    for event in log:
        if piece and belong_together(piece[0], event):
            piece.append(event)
            continue
        if piece and not (piece[0].what.heading and event.what.heading):
            yield piece
        piece = [event]
    if piece and not piece[0].what.heading:
        yield piece


def belong_together(first: Event, event: Event) -> bool:
    """Whether one sentence describes both events."""
    if first.what is not event.what or first.source != event.source:
        return False
    if first.what.each or first.seat != event.seat:
        return bool(first.what.each)
    if first.what.many:
        return first.target == NONE == event.target  # the card that they are on is stated for each
    return first.what.adds and first.card == event.card


def log_sentences(
    table: Table,
    seat: int | None = None,
    *,
    whole: bool = False,
    log: Sequence[Event] | None = None,
) -> list[str]:
    """The log as sentences for ``seat``.

    Args:
        table: the table.
        seat: the viewer; ``None`` is a spectator.
        whole: hide nothing (after the game).
        log: a part of the log; by default all of it.
    """
    shown = [event for event in (table.log if log is None else log) if event.what.sentence]
    lines = []
    for events in runs(shown):
        viewer = events[0].only if whole and events[0].only != NONE else seat
        lines.append(run_sentence(table, events, viewer))
    return lines
