"""The case for a format: a deck on a day, with the numbers that the checks need."""

from __future__ import annotations

import datetime

import msgspec

from cardbase.model import CryptCard
from vtes_deck.deck.model import Deck
from vtes_deck.legality.card_pool import CardPool
from vtes_deck.legality.violations import Copies

MAX_PLAYERS = 20
MAX_BOOSTERS = 100


class Options(msgspec.Struct, frozen=True):
    """Settings of a format apart from the date; each uses the ones it names.

    Attributes:
        players: the players at the table; in old editions, the size of the library may depend on
            them.
        boosters: boosters of eleven cards per player in a limited tournament
            (:func:`vtes_deck.legality.formats.limited.effective_boosters` converts other sizes);
            ``None`` if not known.
        starters: whether starters are used in a limited tournament.
        pool: the card pool that the organiser has set; every format applies it.

    Raises:
        ValueError: a number is out of bounds.
    """

    players: int = 5
    boosters: int | None = None
    starters: bool = False
    pool: CardPool | None = None

    def __post_init__(self) -> None:
        """Reject numbers that no table and no tournament has."""
        if not 2 <= self.players <= MAX_PLAYERS:
            raise ValueError(f"from 2 to {MAX_PLAYERS} players, not {self.players}")
        if self.boosters is not None and not 1 <= self.boosters <= MAX_BOOSTERS:
            raise ValueError(f"from 1 to {MAX_BOOSTERS} boosters, not {self.boosters}")


DEFAULT = Options()


class Limits(msgspec.Struct, frozen=True):
    """The number of cards that a format requires.

    Attributes:
        crypt: the minimum of crypt cards; no format has a maximum.
        library: the minimum of library cards.
        library_most: the maximum of library cards.
        recursions: the number of times that a player may shuffle the ash heap back (limited only).
    """

    crypt: int
    library: int
    library_most: int
    recursions: int = 0


class Case(msgspec.Struct, frozen=True):
    """A deck to be judged.

    Attributes:
        deck: the deck.
        on: the day.
        options: the settings of the format.
        copies: every card of the deck with its copies.
        crypt, library: the numbers of cards, by their types; including unidentified lines that
            belong there.
        unplaced: cards on unidentified lines that could belong to crypt or library.
        groups: numeric groups in the crypt, ascending.
    """

    deck: Deck
    on: datetime.date
    options: Options
    copies: tuple[Copies, ...]
    crypt: int
    library: int
    unplaced: int
    groups: tuple[int, ...]


def open_case(deck: Deck, on: datetime.date, options: Options) -> Case:
    """Count the numbers that the checks need."""
    crypt = library = unplaced = 0
    groups = set()
    copies = []
    for slot in deck.slots:
        card = slot.card
        copies.append(Copies(card, slot.count))
        if isinstance(card, CryptCard):
            crypt += slot.count
            if card.group is not None:
                groups.add(card.group)
        else:
            library += slot.count
    for line in deck.unknown:
        if line.crypt is None:
            unplaced += line.count
        elif line.crypt:
            crypt += line.count
        else:
            library += line.count
    return Case(deck, on, options, tuple(copies), crypt, library, unplaced, tuple(sorted(groups)))
