"""The statistics of a deck as a printed report: its composition and its speed.

The numbers are those of the panels Composition and Odds, each with the method.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from cardbase import CardBase
from vtes_deck.app.deck_comparison import mean_text
from vtes_deck.deck.model import Deck
from vtes_deck.deck.order import type_words
from vtes_deck.language import number, plural, tr
from vtes_deck.stats.composition import (
    Composition,
    CryptComposition,
    LibraryComposition,
    composition,
)
from vtes_deck.stats.crypt_odds import CryptOdds, crypt_odds
from vtes_deck.stats.hand_odds import hand_odds
from vtes_deck.stats.influence.crypt import kinds
from vtes_deck.stats.influence.curve import Conditions, Curve, curve
from vtes_deck.stats.influence.policy import HABITS, habits
from vtes_deck.stats.turns import library_seen

SEAT = 3
"""The seat whose influence is reported: the middle one of five."""

HABIT = "balanced"
_TURNS = (1, 2, 3, 5)
"""The turns for which the report gives the library cards seen."""


class Bar(msgspec.Struct, frozen=True):
    """A number with its share.

    Attributes:
        label: the name of the number.
        share: length of the bar, 0 to 1.
        text: the number.
    """

    label: str
    share: float
    text: str


class Bars(msgspec.Struct, frozen=True):
    """Bars under a title, with a sentence below."""

    title: str
    bars: tuple[Bar, ...]
    note: str = ""


class Grid(msgspec.Struct, frozen=True):
    """A table.

    Attributes:
        title: the title above it.
        heads: the headings of its columns.
        rows: a text for each column; all columns but one hold numbers.
        names: the column that holds names instead of numbers; -1 if none does.
        note: a sentence below it.
    """

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    names: int = -1
    note: str = ""


type Section = Bars | Grid


class DeckReport(msgspec.Struct, frozen=True):
    """A report: the name and author of the deck, its size in words, and the sections."""

    name: str
    author: str
    size: str
    sections: tuple[Section, ...]


def report_of(deck: Deck, cards: CardBase) -> DeckReport:
    """The whole report. May take a second for a crypt of many different vampires."""
    made_of = composition(deck)
    odds = crypt_odds(deck)
    return DeckReport(
        deck.name,
        deck.author,
        ", ".join(
            (
                plural("Crypt {n} cards", "Crypt {n} card", deck.crypt_count),
                plural("library {n} cards", "library {n} card", deck.library_count),
            )
        ),
        (
            *_crypt(made_of),
            *_influence(deck),
            *_opening(odds),
            *_library(made_of, cards),
            *_hand(deck),
        ),
    )


def _crypt(made_of: Composition) -> Iterator[Section]:
    crypt = made_of.crypt
    if not crypt.count:
        return
    yield _bars(
        tr("Crypt by capacity"),
        {
            tr("capacity {capacity}", capacity=capacity): copies
            for capacity, copies in crypt.capacities.items()
        },
        _of_crypt(crypt),
    )
    yield _bars(tr("Crypt by clan"), crypt.clans)


def _of_crypt(crypt: CryptComposition) -> str:
    groups = ", ".join("ANY" if group is None else str(group) for group in crypt.groups)
    if len(crypt.groups) == 1:
        text = tr("{cards} different cards; group {group}.", cards=crypt.different, group=groups)
    else:
        text = tr("{cards} different cards; groups {groups}.", cards=crypt.different, groups=groups)
    means = tr(
        "Mean capacity {mean}; total capacity of an opening of four: {low} to {high}, "
        "{opening} on average.",
        mean=number(crypt.mean, 2),
        low=crypt.lowest,
        high=crypt.highest,
        opening=number(crypt.opening, 1),
    )
    votes = ""
    if crypt.votes > 0:
        votes = plural("{n} votes by title.", "{n} vote by title.", crypt.votes)
    return " ".join(filter(None, (text, means, votes)))


def _influence(deck: Deck) -> Iterator[Section]:
    crypt = kinds(deck)
    if crypt:
        conditions = Conditions(policy=habits(crypt)[HABIT], seat=SEAT)
        yield influence_grid(curve(crypt, conditions))


def influence_grid(found: Curve) -> Grid:
    """The influence curve, turn by turn."""
    source = (
        tr("Exact: every opening was counted.")
        if found.exact
        else tr(
            "Simulated: {games} games, seed {seed}; 95 % intervals in parentheses.",
            games=number(found.games),
            seed=str(found.seed),
        )
    )
    return Grid(
        tr("Vampires ready, turn by turn"),
        (
            tr("Turn"),
            tr("Transfers"),
            tr("1 or more"),
            tr("2 or more"),
            tr("3 or more"),
            tr("Capacity"),
            tr("Pool"),
        ),
        tuple(
            (
                str(turn.turn),
                str(turn.transfers),
                *(turn.at_least(ready).with_interval() for ready in (1, 2, 3)),
                mean_text(turn.capacity, sampled=turn.sampled, digits=1),
                mean_text(turn.pool, sampled=turn.sampled, digits=1),
            )
            for turn in found.turns
        ),
        note=tr(
            "Seat {seat} of {players}; transfers go to {habit}. Transfers only: no library card, "
            "no text of a vampire. {source}",
            seat=found.conditions.seat,
            players=found.conditions.players,
            habit=tr(HABITS[HABIT]),
            source=source,
        ),
    )


def _opening(odds: CryptOdds) -> Iterator[Section]:
    if odds.best is None or odds.worst is None:
        return
    different = ", ".join(f"{each}: {chance}" for each, chance in odds.different.items())
    yield Bars(
        tr("In the opening four"),
        tuple(
            Bar(f"{row.copies} {row.card}", float(row.chance), str(row.chance))
            for row in odds.vampires
        ),
        tr(
            "At least one copy. Different vampires among them: {different}. Total "
            "capacity: {mean} on average, {low} to {high}. Exact.",
            different=different,
            mean=number(float(odds.capacity), 1),
            low=odds.best.capacity,
            high=odds.worst.capacity,
        ),
    )


def _library(made_of: Composition, cards: CardBase) -> Iterator[Section]:
    library = made_of.library
    if not library.count:
        return
    yield _bars(
        tr("Library by type"),
        {type_words(name): copies for name, copies in library.types.items()},
        _of_library(library),
    )
    asked = [row for row in made_of.disciplines if row.needed]
    if asked:
        yield Grid(
            tr("Disciplines"),
            (
                tr("Discipline"),
                tr("Library cards that need it"),
                tr("Vampires, superior"),
                tr("Vampires, inferior"),
            ),
            tuple(
                (
                    cards.disciplines[row.code].name,
                    str(row.needed),
                    str(row.superior),
                    str(row.inferior),
                )
                for row in asked
            ),
            names=0,
        )
    if library.functions:
        yield _bars(
            tr("What the library cards do"),
            {tr(name).capitalize(): cards for name, cards in library.functions.items()},
            tr("A card can count in several rows."),
        )


def _of_library(library: LibraryComposition) -> str:
    different = tr("{cards} different cards.", cards=library.different)
    if library.variable:
        cost = tr(
            "Total cost {blood} blood and {pool} pool; {cards} cost X.",
            blood=library.blood,
            pool=library.pool,
            cards=library.variable,
        )
    else:
        cost = tr(
            "Total cost {blood} blood and {pool} pool.",
            blood=library.blood,
            pool=library.pool,
        )
    trifles = ""
    if library.trifles:
        trifles = plural("{n} trifles.", "{n} trifle.", library.trifles)
    return " ".join(filter(None, (different, cost, trifles)))


def _hand(deck: Deck) -> Iterator[Section]:
    seen = [library_seen(turn) for turn in _TURNS]
    rows = sorted(hand_odds(deck, seen), key=lambda row: (-row.copies, row.card.name))
    if rows:
        yield Grid(
            tr("Library cards seen by the beginning of a turn"),
            (tr("Copies"), tr("Card"), *(tr("Turn {turn}", turn=turn) for turn in _TURNS)),
            tuple(
                (str(row.copies), row.card.name, *(str(chance) for chance in row.chances))
                for row in rows
            ),
            names=1,
            note=tr(
                "At least one copy among {numbers} cards: the opening seven, and one more for the "
                "discard of each turn; cards that are played bring more. Exact.",
                numbers=", ".join(map(str, seen)),
            ),
        )


def _bars(title: str, counts: Mapping[str, int], note: str = "") -> Bars:
    most = max(counts.values(), default=1)
    return Bars(
        title,
        tuple(Bar(label, count / most, str(count)) for label, count in counts.items()),
        note,
    )
