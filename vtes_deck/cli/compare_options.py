"""The arguments of ``compare``: swaps, sweeps, a goal, and cards by name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click
import msgspec

from cardbase.errors import UnknownCardError
from cardbase.model import LibraryCard
from vtes_deck.app.deck_names import DeckNames
from vtes_deck.app.goldfish_errors import explained
from vtes_deck.deck import edits
from vtes_deck.sim.errors import UnknownMeasureError
from vtes_deck.sim.measure import Rows
from vtes_deck.sim.measures import measure_named, prey_sum, wait_for
from vtes_deck.sim.swaps import Goal
from vtes_deck.sim.sweep import copies, sizes
from vtes_deck.stats.turns import OPENING_CRYPT, OPENING_HAND

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardbase import CardBase
    from cardbase.model import AnyCard
    from vtes_deck.deck.model import Deck
    from vtes_deck.sim.measure import Measure
    from vtes_deck.sim.named_tables import TableName
    from vtes_deck.sim.record import Setup
    from vtes_deck.sim.sweep import SweepStep

MAX_STEPS = 40
"""The maximum number of steps of a sweep."""

_SIZES = range(20, 201)
_COPIES = range(61)
_RANGE = re.compile(r"(\d{1,3})(?:\.\.(\d{1,3})(?:/(\d{1,2}))?)?")


class CompareOptions(msgspec.Struct, frozen=True, kw_only=True):
    """A deck and the options of its comparison.

    Attributes:
        cards: the card base.
        deck: the unchanged deck.
        setup: its setup.
        games: the number of games of each version.
        processes: apart from this one.
        limit: lines that are shown.
        as_json: whether to print JSON, for programs.
        others: tables at which a clear difference must hold too; none if the user named a table.
    """

    cards: CardBase
    deck: Deck
    setup: Setup
    games: int
    processes: int
    limit: int
    as_json: bool
    others: tuple[TableName, ...] = ()


def titled(measure: Measure, row: int) -> str:
    """A measure with its turn, in words."""
    return f"{measure.title}, turn {row}" if row else measure.title


def goal_in_words(goal: Goal) -> str:
    """The measure of swaps and sweeps, as part of a sentence."""
    title = titled(measure_named(goal.name), goal.row)
    return title[:1].lower() + title[1:]


def interval(low: float, high: float) -> tuple[float, float] | None:
    """An interval in JSON, which has no infinity: nothing is known after a single game."""
    return None if high == float("inf") else (low, high)


def card_called(name: str, deck: Deck, cards: CardBase, *, crypt: bool | None = None) -> AnyCard:
    """The card with a name; cards of the deck take precedence.

    Raises:
        click.UsageError: there is none.
    """
    try:
        return DeckNames(cards, deck).card(name.strip(), crypt=crypt)
    except UnknownCardError as error:
        raise click.UsageError(str(error)) from None


def with_swaps(deck: Deck, swaps: Sequence[str], cards: CardBase) -> Deck:
    """The deck with cards exchanged, each as ``OUT=IN``, ``-OUT`` or ``+IN``, with a number.

    Raises:
        click.UsageError: a swap cannot be read, or the deck has no such card.
    """
    for text in swaps:
        if "=" in text:
            out, into = text.split("=", 1)
            deck = _changed(deck, out, cards, -1, text)
            deck = _changed(deck, into, cards, 1, text, like=out)
        elif text[:1] in {"-", "+"}:
            deck = _changed(deck, text[1:], cards, -1 if text[0] == "-" else 1, text)
        else:
            raise click.UsageError(f"A swap is OUT=IN, -OUT or +IN, not {text!r}.")
    return deck


def _changed(deck: Deck, text: str, cards: CardBase, sign: int, whole: str, like: str = "") -> Deck:
    count, name = _counted(text)
    if like and not text.strip()[:1].isdigit():
        count, _ = _counted(like)  # as many are added as removed
    card = card_called(name, deck, cards)
    copies = deck.count(card) + sign * count
    if not 0 <= copies <= edits.MAX_COUNT:
        raise click.UsageError(f"{whole!r}: the deck has {deck.count(card)} {card}.")
    return edits.add(deck, card, count) if sign > 0 else edits.remove(deck, card, count)


def _counted(text: str) -> tuple[int, str]:
    found = re.fullmatch(r"\s{0,9}(?:(\d{1,2})\s{0,9}x?\s{1,9})?(.+?)\s{0,9}", text)
    if found is None:
        raise click.UsageError("A swap needs a card name.")
    return int(found[1] or 1), found[2]


def early_called(text: str, deck: Deck, cards: CardBase) -> tuple[AnyCard, int]:
    """The card and the number of first cards that ``--early`` means, as ``CARD`` or ``CARD@N``.

    Raises:
        click.UsageError: there is no such card, or N is not a number from 1 to 99.
    """
    name, at, number = text.rpartition("@")
    card = card_called(name if at else text, deck, cards)
    if not at:
        return card, OPENING_HAND if isinstance(card, LibraryCard) else OPENING_CRYPT
    if re.fullmatch(r"[1-9][0-9]?", number) is None:
        raise click.UsageError(f"--early needs a number from 1 to 99 after @, not {number!r}.")
    return card, int(number)


def goal_called(text: str | None, turns: int) -> Goal:
    """The number by which versions are judged, as ``name`` or ``name@turn``.

    Raises:
        click.UsageError: there is no such number.
    """
    name, _, turn = (text or prey_sum.MEASURE.name).partition("@")
    try:
        measure = measure_named(name)
    except UnknownMeasureError as error:
        raise click.UsageError(explained(error)) from None
    wait = wait_for(measure)
    if wait is not None and measure.rows is Rows.GAME:
        raise click.UsageError(
            f"{name} has no mean, because it does not happen in every game; {wait.name} counts the "
            "turns until it."
        )
    if measure.rows is Rows.GAME and not turn:
        return Goal(name)
    if measure.rows is not Rows.TURN:
        raise click.UsageError(
            f"{name} is counted by {measure.rows}; a goal must be counted by turn."
        )
    row = turns if not turn else int(turn) if turn.isdigit() else 0
    if not 1 <= row <= turns:
        raise click.UsageError(f"{text}: the turn must be from 1 to {turns}.")
    return Goal(name, row)


def steps_called(
    text: str, other: str | None, deck: Deck, setup: Setup, cards: CardBase
) -> tuple[str, tuple[SweepStep, ...]]:
    """The steps of a sweep: ``size=60..90/10`` or ``CARD=2..5``.

    Returns:
        What is varied, and the steps, beginning with the unchanged deck.

    Raises:
        click.UsageError: it cannot be read.
    """
    what, equals, values = text.rpartition("=")
    if not equals:
        raise click.UsageError("A sweep is size=60..90/10 or CARD=2..5.")
    if what.strip().casefold() == "size":
        if other is not None:
            raise click.UsageError("Use --for only with copies of a card.")
        return "Library cards", sizes(setup, _values(values, _SIZES, text))
    card = card_called(what, deck, cards)
    giver = None if other is None else card_called(other, deck, cards)
    if not isinstance(card, LibraryCard) or (giver is None) is not (other is None):
        raise click.UsageError("Only copies of library cards can be varied.")
    try:
        steps = copies(
            setup, card.id, _values(values, _COPIES, text), None if giver is None else giver.id
        )
    except ValueError as error:
        raise click.UsageError(f"{giver}: {error}.") from None
    return f"Copies of {card}", steps


def _values(text: str, allowed: range, whole: str) -> list[int]:
    values: set[int] = set()
    for part in text.split(","):
        found = _RANGE.fullmatch(part.strip())
        if found is None:
            raise click.UsageError(f"{whole!r}: a range is 2..5, 60..90/10, or 2,3,5.")
        first, last, step = int(found[1]), int(found[2] or found[1]), int(found[3] or 1)
        values.update(range(first, last + 1, max(step, 1)))
    if not values or min(values) not in allowed or max(values) not in allowed:
        raise click.UsageError(
            f"{whole!r}: the numbers must be from {allowed[0]} to {allowed[-1]}."
        )
    if len(values) > MAX_STEPS:
        raise click.UsageError(f"{whole!r}: a sweep has at most {MAX_STEPS} steps.")
    return sorted(values)
