"""Conditions on a winning deck itself: its texts, its event, its figures."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from typing import override

from cardbase.archive import ArchiveDeck
from cardbase.archive_search.condition import (
    ChoiceCondition,
    DateCondition,
    NumberCondition,
    TextCondition,
)
from cardbase.archive_search.index import IndexedDeck

_STAR = 5
"""The number of copies that makes a vampire the star of a deck."""


class Name(TextCondition):
    """The name of the deck."""

    key = "name"
    aliases = ("deck", "called")
    label = "Deck name"
    help = "Words in the name of the deck."
    examples = ("name:turbo", 'name:"stealth bleed"')

    @override
    def of(self, deck: ArchiveDeck) -> str:
        return deck.name


class Player(TextCondition):
    """The winner, or the author of the deck."""

    key = "player"
    aliases = ("winner", "author", "by", "p")
    label = "Winner"
    help = "Who won with the deck, or built it."
    examples = ("player:ruben", 'winner:"orian"')

    @override
    def of(self, deck: ArchiveDeck) -> str:
        return f"{deck.player} {deck.author}"


class Event(TextCondition):
    """The tournament."""

    key = "event"
    aliases = ("tournament",)
    label = "Event"
    help = "Words in the name of the tournament."
    examples = ("event:championship", 'event:"grand prix"')

    @override
    def of(self, deck: ArchiveDeck) -> str:
        return deck.event.name


class Place(TextCondition):
    """The place of the tournament."""

    key = "place"
    aliases = ("city", "at")
    label = "Place"
    help = "Words in the place of the tournament: town, region or country."
    examples = ("place:stockholm", 'place:"sao paulo"')

    @override
    def of(self, deck: ArchiveDeck) -> str:
        return f"{deck.event.place} {deck.event.country}"


class Comment(TextCondition):
    """The comment of the player."""

    key = "text"
    aliases = ("comment", "description")
    label = "Description"
    help = "Words in what the player wrote about the deck or its cards."
    examples = ("text:finals", "text:/swap(ped)?/")

    def of(self, deck: ArchiveDeck) -> str:
        """The description and the comments on cards."""
        return " ".join((deck.comment, *(entry.comment for entry in deck.cards)))


class Country(ChoiceCondition):
    """The country."""

    key = "country"
    label = "Country"
    help = "The country of the tournament."
    examples = ("country:Spain", "country:France,Italy")

    def of(self, view: IndexedDeck) -> Iterable[str]:
        """The country, if it is known."""
        return (view.deck.event.country,) if view.deck.event.country else ()


class Date(DateCondition):
    """The day of the tournament."""

    key = "date"
    aliases = ("year", "on", "when")
    label = "Date"
    help = "The first day of the tournament: a year, a month, a day, a range, or a set's release."
    examples = ("date>=2020", "date:2015..2018", "year:2023", "date<2001-06")

    @override
    def of(self, deck: ArchiveDeck) -> datetime.date | None:
        return deck.event.date


class Players(NumberCondition):
    """The number of players."""

    key = "players"
    aliases = ("size",)
    label = "Players"
    help = "How many players took part."
    examples = ("players>=50", "players:12..20")

    def of(self, view: IndexedDeck) -> float | None:
        """The number, if it is known."""
        return view.deck.event.players or None


class Rounds(NumberCondition):
    """The number of rounds."""

    key = "rounds"
    label = "Rounds"
    help = "How many rounds were played before the final."
    examples = ("rounds>=3",)

    def of(self, view: IndexedDeck) -> float | None:
        """The number, if it is known."""
        return view.deck.event.rounds or None


class Points(NumberCondition):
    """The result."""

    key = "vp"
    label = "Victory points"
    help = "Victory points of the winner before the final, where they are known."
    examples = ("vp>=10",)

    def of(self, view: IndexedDeck) -> float | None:
        """The points, if they are known."""
        return view.deck.score.victory_points if view.deck.score is not None else None


class Average(NumberCondition):
    """The mean capacity of the vampires."""

    key = "avg"
    aliases = ("cap", "capacity", "average")
    label = "Average capacity"
    help = "Average capacity of the crypt, each copy counted."
    examples = ("avg<=4.5", "avg:5..6", "cap>8")

    @override
    def of(self, view: IndexedDeck) -> float | None:
        copies = sum(count for _, count in view.crypt)
        return sum(c.capacity * n for c, n in view.crypt) / copies if copies else None


class Largest(NumberCondition):
    """The largest vampire."""

    key = "maxcap"
    aliases = ("largest",)
    label = "Largest capacity"
    help = "Capacity of the largest vampire."
    examples = ("maxcap<=5",)

    @override
    def of(self, view: IndexedDeck) -> float | None:
        return max((card.capacity for card, _ in view.crypt), default=None)


class Smallest(NumberCondition):
    """The smallest vampire."""

    key = "mincap"
    aliases = ("smallest",)
    label = "Smallest capacity"
    help = "Capacity of the smallest vampire."
    examples = ("mincap>=7",)

    @override
    def of(self, view: IndexedDeck) -> float | None:
        return min((card.capacity for card, _ in view.crypt), default=None)


class CryptSize(NumberCondition):
    """Cards in the crypt."""

    key = "crypt"
    label = "Crypt cards"
    help = "How many cards the crypt has."
    examples = ("crypt>12",)

    @override
    def of(self, view: IndexedDeck) -> float | None:
        return sum(count for _, count in view.crypt)


class LibrarySize(NumberCondition):
    """Cards in the library."""

    key = "library"
    aliases = ("lib",)
    label = "Library cards"
    help = "How many cards the library has."
    examples = ("library:60", "library>=85")

    @override
    def of(self, view: IndexedDeck) -> float | None:
        return sum(count for _, count in view.library)


class Group(ChoiceCondition):
    """Groups of the crypt."""

    key = "group"
    aliases = ("g", "groups")
    label = "Group"
    help = "A group of which the crypt has vampires."
    examples = ("group:5", "group:2&3")

    @override
    def of(self, view: IndexedDeck) -> Iterable[str]:
        return {str(card.group) for card, _ in view.crypt if card.group is not None}


class Is(ChoiceCondition):
    """A property that a deck has or lacks."""

    key = "is"
    label = "Is"
    help = (
        "mono: one clan only; star: five or more copies of one vampire; onegroup: vampires of one "
        "group; online: won online; described: with a text by its player."
    )
    examples = ("is:mono", "-is:online")

    @override
    def of(self, view: IndexedDeck) -> Iterable[str]:
        deck = view.deck
        if view.crypt and len({card.clan for card, _ in view.crypt}) == 1:
            yield "mono"
        if any(count >= _STAR for _, count in view.crypt):
            yield "star"
        if deck.event.online:
            yield "online"
        if deck.comment:
            yield "described"
        if len({card.group for card, _ in view.crypt if card.group is not None}) == 1:
            yield "onegroup"
