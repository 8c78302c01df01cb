"""The presses for the tasks of ``tests/gui/test_tasks.py`` in VDB and in Sutekh.

Neither program can run here: VDB is a site with accounts on its server, Sutekh a program for GTK.
Their presses are counted from their source code (VDB's front end as published until 2025, Sutekh's
repository as of 2026-02-16), and ours by driving the real window.

The same things are counted in all three, see :mod:`player`. These assumptions make the comparison
fair:

* the shortest known way is counted, for an expert in the program;
* the player is signed in to VDB, its page of decks is in front, Sutekh's panes are arranged, its
  archive of winning decks is downloaded, and new panes of it list all cards (its own default is
  only those of the set; so the cards can be typed there);
* scrolling, moving the pointer and waiting are free;
* a card is reached with the fewest letters of its name and presses of Down, but three letters at
  least: fewer are a guess, and VDB begins to search with the third.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from player import CHOOSING

from cardbase import CardBase
from cardbase.model import AnyCard, CryptCard

MIN_LETTERS = 3
LISTS = 40

IDEA: Mapping[str, int] = {
    "Alexander Silverson": 3,
    "Abraham Mellon": 3,
    "Colette": 2,
    "Andi Liu": 2,
    'Jason "Son" Newberry': 2,
    "Govern the Unaligned": 8,
    "Conditioning": 5,
    "Deflection": 6,
    "On the Qui Vive": 4,
    "Lost in Crowds": 6,
    "Cloak the Gathering": 6,
    "Faceless Night": 6,
    "Villein": 5,
    "Elder Impersonation": 4,
    "Dreams of the Sphinx": 2,
    "Telepathic Misdirection": 3,
    "Bonding": 5,
}
"""Malkavians who bleed with stealth: 12 crypt cards and 60 for the library, legal in Standard."""

IDEA_CARDS = ("Alexander Silverson", "Lost in Crowds")
"""The cards that identify the idea in a search for winning decks."""


@dataclass(frozen=True)
class Step:
    """A number of presses and their purpose."""

    presses: int
    why: str


@dataclass(frozen=True)
class Way:
    """The way of a program to do a task.

    Attributes:
        steps: in order; empty if it cannot do the task.
        lacks: the part of the task that it cannot do, in a few words; empty if it does everything.
    """

    steps: tuple[Step, ...] = ()
    lacks: str = ""

    @property
    def presses(self) -> int:
        """All presses."""
        return sum(step.presses for step in self.steps)


@dataclass(frozen=True)
class Task:
    """A task, and its steps in the other programs."""

    title: str
    vdb: Way
    sutekh: Way


# ------------------------------------------------------------------------------------------ letters


def reach(name: str, find: Callable[[str], Sequence[AnyCard]], card: AnyCard) -> tuple[int, int]:
    """The fewest presses that reach a card: letters of its name, and the number of presses of Down.

    Args:
        name: what is typed.
        find: the cards that are listed for a beginning, in order.
        card: the card.

    Raises:
        LookupError: it is never listed.
    """
    ways = []
    for count in range(MIN_LETTERS, len(name) + 1):
        found = find(name[:count])
        if card in found:
            ways.append((count, found.index(card)))
    if not ways:
        raise LookupError(name)
    return min(ways, key=sum)


def _winners(cards: CardBase, card: AnyCard) -> int:
    return cards.archive.play(card.id).decks


def _vdb(cards: CardBase, name: str) -> tuple[int, str]:
    """Presses with their purpose; VDB lists matching names, the most played by winners first.

    It has one field for crypt cards and one for the library.
    """
    card = cards[name]
    part = _beginning(cards.crypt if isinstance(card, CryptCard) else cards.library, name)

    def find(text: str) -> Sequence[AnyCard]:
        found = [each for each in part if _begins(each.unique_name, text)]
        return sorted(found, key=lambda each: -_winners(cards, each))

    return _told(*reach(name, find, card))


def _sutekh(cards: CardBase, name: str) -> tuple[int, str]:
    """Presses with their purpose; Sutekh goes to the first matching name, Down to the next.

    Types are sorted by name, and so are the cards in each.
    """

    def place(card: AnyCard) -> tuple[str, str]:
        return ("Vampire" if isinstance(card, CryptCard) else str(card.types[0]), card.unique_name)

    ordered = sorted(_beginning(cards, name), key=place)

    def find(text: str) -> Sequence[AnyCard]:
        return [each for each in ordered if _begins(each.unique_name, text)]

    return _told(*reach(name, find, cards[name]))


def _told(letters: int, downs: int) -> tuple[int, str]:
    return letters + downs, f"{letters} letters" + ", Down" * downs


def _beginning(cards: Iterable[AnyCard], name: str) -> list[AnyCard]:
    """Minimum letters: with fewer, there is no search."""
    return [each for each in cards if _begins(each.unique_name, name[:MIN_LETTERS])]


def _begins(name: str, text: str) -> bool:
    return name.casefold().startswith(text.casefold())


# --------------------------------------------------------------------------------- the list by hand


def _list_in_vdb(cards: CardBase) -> Iterable[Step]:
    yield Step(2, "“New / Import”, “Create New Deck”")
    for name, copies in IDEA.items():
        presses, reported = _vdb(cards, name)
        yield Step(1 + presses + 1, f"{name}: “+” above the list, {reported}, Enter: one copy")
        more = min(copies - 1, 3)
        if more == 3:
            yield Step(3, f"{copies} copies: a click on the number, Delete, a digit; leaving saves")
        elif more:
            yield Step(more, f"{copies} copies: clicks on the “+” of its row")


def _list_in_sutekh(cards: CardBase) -> Iterable[Step]:
    yield Step(2, "the list of card sets: “Actions”, “Create New Card Set”")
    yield Step(2, "a name of one letter, which it must have, and a click on OK")
    yield Step(1, "a click into the new pane")
    for name, copies in IDEA.items():
        presses, reported = _sutekh(cards, name)
        yield Step(presses + 2, f"{name}: {reported}, Escape out of the search, {copies}")
    yield Step(3, "“Analyze”, “Analyze Deck”, “Analyze”: sizes, groups and cards not allowed")


def _winner_in_vdb(cards: CardBase) -> Iterable[Step]:
    yield Step(1, "the page of winning decks")
    for name in IDEA_CARDS:
        presses, reported = _vdb(cards, name)
        yield Step(1 + presses + 1, f"{name}: a click into its field, {reported}, Enter")
    yield Step(2, "“Open” on the first deck, “Clone”: now it can be changed")


def _winner_in_sutekh(cards: CardBase) -> Iterable[Step]:
    presses, reported = _sutekh(cards, IDEA_CARDS[0])
    yield Step(presses + 1, f"the full card list: {reported} for the vampire, Escape")
    yield Step(1, "a Ctrl+click on the other card")
    yield Step(3, "“Analyze”, “Find TWDA decks containing”, “ALL selected cards”")
    yield Step(2, "the tab of a year, “Open cardset”")
    yield Step(3, "a copy of it: “Actions”, “Take a snapshot of this card set”, OK")
    yield Step(3, "a double click on the copy in the list of sets, Ctrl+E to change it")
    yield Step(3, "“Analyze”, “Analyze Deck”, “Analyze”: whether it is legal")


# -------------------------------------------------------------------------------------------- all


@cache
def tasks(cards: CardBase) -> dict[str, Task]:
    """All tasks by key, in the order of the table."""
    return {
        "list": Task(
            "build a legal deck from an idea, card by card (17 names, 72 cards)",
            Way(tuple(_list_in_vdb(cards))),
            Way(tuple(_list_in_sutekh(cards))),
        ),
        "winner": Task(
            "build a legal deck from an idea that has won before",
            Way(tuple(_winner_in_vdb(cards))),
            Way(tuple(_winner_in_sutekh(cards))),
        ),
        "fix": Task(
            "fix an illegal one: a banned card, a wrong group, three cards too many",
            Way(
                (
                    Step(1, "“-” on the row of the banned card, which is marked"),
                    Step(1, "“-” on the row of the vampire"),
                    Step(3, "“-” three times on the row of a card"),
                ),
            ),
            Way(
                (
                    Step(3, "“Analyze”, “Analyze Deck”, “Analyze”: what is wrong with it"),
                    Step(2, "“Close” of either dialog"),
                    Step(1, "Ctrl+E: the set may be changed"),
                    Step(2, "a click on the banned card, Delete"),
                    Step(2, "a click on the vampire, Delete"),
                    Step(2, "a click on a card, the new number"),
                    Step(3, "“Analyze”, “Analyze Deck”, “Analyze”: whether it is legal now"),
                ),
            ),
        ),
        "cut": Task(
            "find what to cut, with a reason, and cut three cards",
            # Its “Card Ideas” leave out the cards of the deck.
            Way(lacks="ideas are only of cards that the deck does not have"),
            # It finds decks with a similar crypt and clusters of cards, and has no facts about a
            # card.
            Way(lacks="nothing says of a card that others do without"),
        ),
        "compare": Task(
            "compare a deck with how it was before the last changes",
            Way(
                (
                    Step(1, "“New Revision” before the change: only what was asked for is kept"),
                    Step(1, "“Compare”"),
                    Step(2, "the list of revisions, the one before"),
                ),
                lacks="cards, blood and pool; no odds, no influence",
            ),
            Way(
                (
                    Step(3, "before the change: “Actions”, “Take a snapshot …”, OK"),
                    Step(2, "“Analyze”, “Compare with another Card Set”"),
                    Step(2, "a click on the snapshot in the list, OK"),
                    Step(2, "the tabs “Cards only in …” of the one and of the other"),
                ),
                lacks="cards only; no odds, no influence",
            ),
        ),
        "prepare": Task(
            "prepare for a tournament: legal on its day, registration sheet and list as PDF",
            Way(
                (Step(2, "“Export”, “Save as File - TWD”"),),
                lacks="a text file; no verdict for a day, no sheet, no list on paper",
            ),
            Way(
                (
                    Step(3, "“Analyze”, “Analyze Deck”, “Analyze”: legal today or not"),
                    Step(2, "“Close” of either dialog"),
                    Step(2, "“Actions”, “Print Card Set”"),
                    Step(2, "“Print to File”, “Print” in the dialog of the system"),
                ),
                lacks="the list; no verdict for a day, no sheet",
            ),
        ),
        "forty": Task(
            f"check {LISTS} lists in a folder",
            Way(
                (
                    Step(
                        LISTS * (2 + CHOOSING),
                        "for each “New / Import”, “Import from File”, the file",
                    ),
                ),
                lacks="not at once: one by one, and no table",
            ),
            Way(
                (
                    Step(3, "“File”, “Import Card Set”, “Import Card Set in other formats”"),
                    Step(3, "a click into the folder, Ctrl+A, OK: many files are taken at once"),
                    Step(
                        LISTS * 5,
                        "in the pane of each “Analyze”, “Analyze Deck”, “Analyze”, “Close” twice",
                    ),
                ),
                lacks="not at once: one by one, and no table",
            ),
        ),
    }
