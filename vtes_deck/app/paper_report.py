"""The statistics of a deck as a report for paper: what it is made of and how it comes out.

The numbers are those of the panels Composition and Odds; each says how it was found.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from cardbase import CardBase
from vtes_deck.app.compare import told_chance, told_mean
from vtes_deck.deck.model import Deck
from vtes_deck.stats.composition import Composition, composition
from vtes_deck.stats.crypt_odds import CryptOdds, crypt_odds
from vtes_deck.stats.hand_odds import hand_odds
from vtes_deck.stats.influence.crypt import kinds
from vtes_deck.stats.influence.curve import Conditions, Curve, curve
from vtes_deck.stats.influence.policy import HABITS, habits
from vtes_deck.stats.turns import library_seen

SEAT = 3
"""The seat that the influence is told for: the middle one of five."""

HABIT = "balanced"
_TURNS = (1, 2, 3, 5)
"""Turns by which library cards are told to be seen."""


class Bar(msgspec.Struct, frozen=True):
    """A number beside its share.

    Attributes:
        label: what is counted.
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
        title: above it.
        heads: of its columns.
        rows: a text for each column; numbers, but for one column.
        names: the column that holds names instead of numbers; -1: none does.
        note: a sentence below.
    """

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    names: int = -1
    note: str = ""


type Section = Bars | Grid


class DeckReport(msgspec.Struct, frozen=True):
    """A report: the deck's name and author, a few words on its size, and the sections."""

    name: str
    author: str
    size: str
    sections: tuple[Section, ...]


def report_of(deck: Deck, cards: CardBase) -> DeckReport:
    """Everything there is to say. May take a second for a crypt of many different vampires."""
    made_of = composition(deck)
    odds = crypt_odds(deck)
    return DeckReport(
        deck.name,
        deck.author,
        f"Crypt {deck.crypt_count} cards, library {deck.library_count} cards",
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
    groups = ", ".join("ANY" if group is None else str(group) for group in crypt.groups)
    word = "group" if len(crypt.groups) == 1 else "groups"
    yield _bars(
        "Crypt by capacity",
        {f"capacity {capacity}": copies for capacity, copies in crypt.capacities.items()},
        f"{crypt.different} different cards; {word} {groups}. Mean capacity {crypt.mean:.2f}; an "
        f"opening of four has {crypt.lowest} to {crypt.highest} together, "
        f"{crypt.opening:.1f} on average."
        + (f" {crypt.votes} votes by title." * (crypt.votes > 0)),
    )
    yield _bars("Crypt by clan", crypt.clans)


def _influence(deck: Deck) -> Iterator[Section]:
    crypt = kinds(deck)
    if crypt:
        conditions = Conditions(policy=habits(crypt)[HABIT], seat=SEAT)
        yield influence_grid(curve(crypt, conditions))


def influence_grid(found: Curve) -> Grid:
    """The influence curve, turn by turn."""
    source = (
        "Exact: every opening was followed."
        if found.exact
        else f"Simulated: {found.games:,} games, seed {found.seed}; 95 % intervals in parentheses."
    )
    return Grid(
        "Vampires ready, turn by turn",
        ("Turn", "Transfers", "1 or more", "2 or more", "3 or more", "Capacity", "Pool"),
        tuple(
            (
                str(turn.turn),
                str(turn.transfers),
                *(told_chance(turn.at_least(number)) for number in (1, 2, 3)),
                told_mean(turn.capacity, sampled=turn.sampled, digits=1),
                told_mean(turn.pool, sampled=turn.sampled, digits=1),
            )
            for turn in found.turns
        ),
        note=f"Seat {found.conditions.seat} of {found.conditions.players}; transfers go to "
        f"{HABITS[HABIT]}. Transfers only: no library card, no text of a vampire. {source}",
    )


def _opening(odds: CryptOdds) -> Iterator[Section]:
    if odds.best is None or odds.worst is None:
        return
    different = ", ".join(f"{number}: {chance}" for number, chance in odds.different.items())
    yield Bars(
        "In the opening four",
        tuple(
            Bar(f"{row.copies} {row.card}", float(row.chance), str(row.chance))
            for row in odds.vampires
        ),
        f"At least one copy. Different vampires among them: {different}. Capacity together "
        f"{float(odds.capacity):.1f} on average, {odds.best.capacity} to {odds.worst.capacity}. "
        "Exact.",
    )


def _library(made_of: Composition, cards: CardBase) -> Iterator[Section]:
    library = made_of.library
    if not library.count:
        return
    trifles = f" {library.trifles} trifles." if library.trifles else ""
    variable = f"; {library.variable} cost X" if library.variable else ""
    yield _bars(
        "Library by type",
        library.types,
        f"{library.different} different cards. All together cost {library.blood} blood and "
        f"{library.pool} pool{variable}.{trifles}",
    )
    asked = [row for row in made_of.disciplines if row.needed]
    if asked:
        yield Grid(
            "Disciplines",
            (
                "Discipline",
                "Library cards that need it",
                "Vampires, superior",
                "Vampires, inferior",
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
            "What the library cards do",
            {name.capitalize(): number for name, number in library.functions.items()},
            "A card may count for several.",
        )


def _hand(deck: Deck) -> Iterator[Section]:
    seen = [library_seen(turn) for turn in _TURNS]
    rows = sorted(hand_odds(deck, seen), key=lambda row: (-row.copies, row.card.name))
    if rows:
        yield Grid(
            "Library cards seen by the beginning of a turn",
            ("Copies", "Card", *(f"Turn {turn}" for turn in _TURNS)),
            tuple(
                (str(row.copies), row.card.name, *(str(chance) for chance in row.chances))
                for row in rows
            ),
            names=1,
            note=f"At least one copy among {', '.join(map(str, seen))} cards: the opening seven, "
            "and one more for the discard of each turn; cards that are played bring more. Exact.",
        )


def _bars(title: str, counts: Mapping[str, int], note: str = "") -> Bars:
    most = max(counts.values(), default=1)
    return Bars(
        title,
        tuple(Bar(label, count / most, str(count)) for label, count in counts.items()),
        note,
    )
