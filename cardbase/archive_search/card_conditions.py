"""Conditions on the cards of a winning deck, and on everything at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, override

from cardbase.archive import ArchiveDeck
from cardbase.archive_search.condition import (
    CardsCondition,
    Condition,
    TextCondition,
    at_least,
    count_bounds,
    text_positions,
    third_of_crypt,
)
from cardbase.archive_search.index import ArchiveIndex
from cardbase.names import normalize
from cardbase.search.errors import QueryError, QueryProblem
from cardbase.search.filter import no_pattern, query_error, suggestions
from cardbase.search.keyword import ValueKind
from cardbase.search.parser import parse
from cardbase.search.query import ANYWHERE, Node, Op, Term, Value
from cardbase.terms import CardKind

_MAX_NAMES = 2000

MIN_LIBRARY = 4
"""The number of library cards that must require a Discipline for a deck to play it."""


def everywhere(deck: ArchiveDeck) -> str:
    """The texts that are searched for a bare word."""
    event = deck.event
    return (
        f"{deck.name} {deck.player} {deck.author} {event.name} {event.place} {event.country} "
        f"{event.date or ''}"
    )


class Card(Condition):
    """The deck plays a given number of copies of a card."""

    key = "card"
    aliases = ("plays", "with")
    label = "Plays"
    help = (
        "Plays a card: its name, the beginning of it or a word of it. A number in front asks for "
        "copies: 2+ is two or more, 1..3 one to three, 4 exactly four, 0 none at all."
    )
    examples = (
        "card:arika",
        'card:"2+ Arika"',
        'card:"6+ Govern the Unaligned"',
        'card:"0 Villein"',
    )
    kind: ClassVar[ValueKind] = ValueKind.CHOICE

    @override
    def resolve(self, term: Term, index: ArchiveIndex | None, *, unfinished: bool = False) -> Node:
        del unfinished
        values: list[Value] = []
        for value in term.values:
            no_pattern(value, self.label)
            count, name = split_count(value.text)
            if not normalize(name):
                raise query_error(value, QueryProblem.NEEDS_CARD, filter=f"{self.key}:")
            if index is not None:
                name = _known(name, value, index)
            values.append(replace(value, text=f"{count} {name}".strip()))
        return replace(term, op=Op.HAS, values=tuple(dict.fromkeys(values)))

    @override
    def warm(self, index: ArchiveIndex) -> None:
        index.playing(1)
        _ = index.crypt_sizes
        named("any", index)

    @override
    def mask(self, term: Term, index: ArchiveIndex) -> int:
        found = 0
        for value in term.values:
            count, name = split_count(value.text)
            cards = named(name, index)
            low, high = count_bounds(count) or (1, None)
            if (low, high) == (1, None):
                found |= index.playing(cards)
                continue
            counts = index.copies(cards)
            most = float("inf") if high is None else high
            found |= index.mask(p for p, n in enumerate(counts) if low <= n <= most)
        return found


def split_count(text: str) -> tuple[str, str]:
    """The requested copies, and the name.

    >>> split_count("2+ Arika"), split_count("Arika"), split_count("44 Magnum")
    (('2+', 'Arika'), ('', 'Arika'), ('44', 'Magnum'))
    """
    first, _, rest = text.strip().partition(" ")
    if rest.strip() and count_bounds(first) is not None:
        return first, rest.strip()
    return "", text.strip()


def named(name: str, index: ArchiveIndex) -> int:
    """The cards that a name means, as a set of the card index; 0 for none.

    A match of the whole name wins (every version of a vampire), then whole words of it, then
    beginnings of words.
    """
    wanted = normalize(name)
    if not wanted:
        return 0
    if wanted not in index.named:
        if len(index.named) >= _MAX_NAMES:
            index.named.clear()
        index.named[wanted] = _named(wanted, index)
    return index.named[wanted]


def _named(wanted: str, index: ArchiveIndex) -> int:
    cards = index.card_index
    for form in (f"\n{wanted}\n", f"\n{wanted} ", f" {wanted} ", f"\n{wanted}", f" {wanted}"):
        ends = (form, f"{form[:-1]}\n") if form.endswith(" ") else (form,)
        found = [p for p, names in enumerate(cards.joined_names) if any(e in names for e in ends)]
        if found:
            return cards.mask(found)
    return 0


def _known(name: str, value: Value, index: ArchiveIndex) -> str:
    """The full name if it means one card.

    Raises:
        QueryError: there is no card of this name.
    """
    cards = index.card_index
    found = named(name, index)
    if not found:
        names = {card.name for card in cards.cards}
        raise query_error(value, QueryProblem.NO_SUCH_CARD, suggestions(name, names), name=name)
    if found.bit_count() == 1:
        return cards.cards[found.bit_length() - 1].full_name
    return name


class Anything(Condition):
    """A bare word: in the texts of the deck, or in the name of a card that it plays."""

    key = ANYWHERE
    label = "Anywhere"
    help = (
        "In the deck's name, player, event, place or date, or in the name of a card that it plays; "
        "or the deck's number in the archive. With a number in front it is a card: 2+ Arika."
    )
    examples = ("arika govern", "2+ Arika and Govern", "madrid 2019")
    kind: ClassVar[ValueKind] = ValueKind.TEXT

    @override
    def resolve(self, term: Term, index: ArchiveIndex | None, *, unfinished: bool = False) -> Node:
        value = term.values[0]
        if not value.regex and split_count(value.text)[0]:
            return CARD.resolve(replace(term, key=CARD.key), index, unfinished=unfinished)
        return WORDS.resolve(term, index, unfinished=unfinished)

    @override
    def warm(self, index: ArchiveIndex) -> None:
        index.texts(self.key, everywhere)

    @override
    def mask(self, term: Term, index: ArchiveIndex) -> int:
        texts = index.texts(self.key, everywhere)
        found = 0
        for value in term.values:
            found |= index.mask(text_positions(value, term.op, texts))
            if not value.regex:
                found |= index.playing(_worded(value.text, index))
                found |= index.mask(_numbered(value.text, index))
        return found


def _numbered(text: str, index: ArchiveIndex) -> Iterator[int]:
    """The position of the deck that has this id in the archive, such as ``13568``."""
    wanted = text.casefold()
    return (place for place, deck in enumerate(index.archive.decks) if deck.id.casefold() == wanted)


def _worded(text: str, index: ArchiveIndex) -> int:
    """The cards with a word in their names that begins with this text."""
    wanted, cards = normalize(text), index.card_index
    starts = (f"\n{wanted}", f" {wanted}")
    return cards.mask(
        p for p, names in enumerate(cards.joined_names) if any(s in names for s in starts)
    )


class Words(TextCondition):
    """The text part of a bare word."""

    key = ANYWHERE
    label = "Anywhere"
    help = ""
    examples = ()

    @override
    def of(self, deck: ArchiveDeck) -> str:
        return everywhere(deck)


class OfCrypt(CardsCondition):
    """A condition that a third of the crypt meets."""

    @override
    def decks(self, card_mask: int, index: ArchiveIndex) -> int:
        crypt = card_mask & index.card_index.of_kinds({CardKind.CRYPT})
        return third_of_crypt(index.copies(crypt), index)


class Clan(OfCrypt):
    """A clan of the crypt."""

    key = "clan"
    aliases = ("c",)
    label = "Clan"
    help = "A clan of which at least a third of the crypt is."
    examples = ("clan:ventrue", "clan:tremere,malkavian")
    card_key: ClassVar[str] = "clan"


class Sect(OfCrypt):
    """A sect of the crypt."""

    key = "sect"
    label = "Sect"
    help = "A sect of which at least a third of the crypt is."
    examples = ("sect:sabbat",)
    card_key: ClassVar[str] = "sect"


class Discipline(CardsCondition):
    """A Discipline that it plays."""

    key = "dis"
    aliases = ("d", "discipline")
    label = "Discipline"
    help = (
        "A Discipline that it plays: a third of the crypt has it (in capitals: at superior), and "
        f"at least {MIN_LIBRARY} library cards require it."
    )
    examples = ("dis:dom", "dis:DOM dis:obf", "dis:ani|pro")
    card_key: ClassVar[str] = "dis"

    @override
    def decks(self, card_mask: int, index: ArchiveIndex) -> int:
        crypt = card_mask & index.card_index.of_kinds({CardKind.CRYPT})
        return third_of_crypt(index.copies(crypt), index)

    @override
    def mask(self, term: Term, index: ArchiveIndex) -> int:
        found = 0
        for value in term.values:
            alone = replace(term, values=(value,))
            library = index.cards_matching(
                Term(self.card_key, Op.HAS, (Value(value.text.lower()),))
            ) & index.card_index.of_kinds({CardKind.LIBRARY})
            required = at_least(index.copies(library), MIN_LIBRARY, index)
            found |= super().mask(alone, index) & required
        return found


class Title(CardsCondition):
    """A vampire with a title."""

    key = "title"
    aliases = ("t",)
    label = "Title"
    help = "Has a vampire with the title in its crypt."
    examples = ("title:prince", "title:justicar,inner")
    card_key: ClassVar[str] = "title"

    @override
    def decks(self, card_mask: int, index: ArchiveIndex) -> int:
        return index.playing(card_mask & index.card_index.of_kinds({CardKind.CRYPT}))


class Has(Condition):
    """A number of cards that match a query on cards."""

    key = "has"
    aliases = ("cards",)
    label = "Has cards"
    help = (
        "Copies of cards that a search for cards finds, in quotation marks, with the number of "
        "copies in front: one or more, if none is given."
    )
    examples = (
        'has:"type:event"',
        'has:"4+ is:bounce"',
        'has:"10..15 type:master"',
        'has:"0 is:wake"',
    )
    kind: ClassVar[ValueKind] = ValueKind.TEXT

    @override
    def resolve(self, term: Term, index: ArchiveIndex | None, *, unfinished: bool = False) -> Node:
        del unfinished
        for value in term.values:
            no_pattern(value, self.label)
            if index is not None:
                _found_by(value, index)
        return replace(term, op=Op.HAS)

    @override
    def mask(self, term: Term, index: ArchiveIndex) -> int:
        found = 0
        for value in term.values:
            count, _ = split_count(value.text)
            cards = _found_by(value, index)
            low, high = count_bounds(count) or (1, None)
            most = float("inf") if high is None else high
            found |= index.mask(p for p, n in enumerate(index.copies(cards)) if low <= n <= most)
        return found


def _found_by(value: Value, index: ArchiveIndex) -> int:
    """The cards found by the query in a value.

    Raises:
        QueryError: the query has an error; the error has its position in the whole text.
    """
    _, text = split_count(value.text)
    try:
        return index.cards_matching(parse(text, index.cards).node)
    except QueryError as error:
        quote = 1 if value.end - value.start > len(value.text) else 0
        start = value.start + quote + len(value.text) - len(text)
        raise error.moved(start + error.start, min(start + error.end, value.end)) from None


class CardType(CardsCondition):
    """A card of a type."""

    key = "type"
    label = "Card type"
    help = 'Has a library card of the type; for numbers write has:"10+ type:master".'
    examples = ("type:event", "-type:combat")
    card_key: ClassVar[str] = "type"

    @override
    def decks(self, card_mask: int, index: ArchiveIndex) -> int:
        return index.playing(card_mask)


CARD, WORDS = Card(), Words()
