"""The texts of the Collection panel."""

from __future__ import annotations

from collections.abc import Sequence

from vtes_deck.app.collection_rows import CollectionRow, CollectionView
from vtes_deck.collection.model import Collection, Use
from vtes_deck.collection.usage import Shared
from vtes_deck.gui.shortcut_tips import native
from vtes_deck.language import mark, number, plural, tr

_MAX_SHARING = 3

MINUS = "\N{MINUS SIGN}"
"""The minus sign as typed on the keyboard."""

TITLES = {
    CollectionView.DECK: mark("For this deck"),
    CollectionView.OWNED: mark("Owned cards"),
    CollectionView.SHORT: mark("Missing: decks need more"),
    CollectionView.SURPLUS: mark("Spare: in no deck"),
    CollectionView.WISHES: mark("Wish list"),
    CollectionView.TRADES: mark("Trade list"),
    CollectionView.ALL: mark("All cards"),
}

PRINTED = frozenset(
    {CollectionView.DECK, CollectionView.SHORT, CollectionView.WISHES, CollectionView.TRADES}
)
"""Views that are lists; the others are whole collections."""

USE_HINTS = {
    Use.IDEA: mark("It uses none of your cards."),
    Use.FLEXIBLE: mark("It is built only when you play it: flexible decks share cards."),
    Use.FIXED: mark("Its cards stay in it and are not available to other decks."),
}

NO_FILE = mark("Save the deck first to record whether it uses your cards.")

FIRST = mark(
    "Nothing is recorded yet.\n\nType “4 govern” above and press Enter, or import a list "
    "from VDB, vtesdecks, FELDB, ARDB, Lackey or any text. Precons gives you whole decks "
    "at once."
)

_EMPTY = {
    CollectionView.DECK: mark("The open deck has no cards yet."),
    CollectionView.OWNED: mark("Your collection is empty."),
    CollectionView.SHORT: mark("No built deck is missing cards."),
    CollectionView.SURPLUS: mark("Every card that you own is needed in a deck."),
    CollectionView.WISHES: mark(
        "Your wish list is empty. Press W on a card, or add the cards a deck is missing."
    ),
    CollectionView.TRADES: mark("Your trade list is empty. Press T on a card to add it."),
    CollectionView.ALL: mark("There are no cards."),
}


def empty(view: CollectionView, query: str) -> str:
    """The reason why the list is empty."""
    if query:
        return tr("No cards match “{query}”.", query=query)
    return tr(_EMPTY[view])


def summary(view: CollectionView, rows: Sequence[CollectionRow], collection: Collection) -> str:
    """A summary of the list, in a line."""
    if view is CollectionView.DECK:
        missing = sum(row.missing for row in rows)
        need = sum(row.need for row in rows)
        if not need:
            return ""
        if not missing:
            return plural("You have all {n} cards.", "You have all {n} card.", need)
        return plural(
            "{missing} of {n} cards missing",
            "{missing} of {n} card missing",
            need,
            missing=number(missing),
        )
    total = sum(number_of(view, row) for row in rows)
    text = cards_of(total, len(rows)) if rows else ""
    if collection.unread:
        lines = plural(
            "{n} lines not recognised", "{n} line not recognised", len(collection.unread)
        )
        text = f"{text}; {lines}" if text else lines
    return text


def sharing(shared: Sequence[Shared]) -> str:
    """The decks that share cards with the open one, those with most shared cards first."""
    if not shared:
        return ""
    parts = []
    for one in shared[:_MAX_SHARING]:
        deck, short = one.deck.name or one.deck.path, sum(one.short.values())
        copies = number(one.copies)
        parts.append(
            tr(
                "{deck} ({copies}, {short} short for both)",
                deck=deck,
                copies=copies,
                short=number(short),
            )
            if short
            else f"{deck} ({copies})"
        )
    decks, rest = "; ".join(parts), len(shared) - _MAX_SHARING
    if rest <= 0:
        return tr("Shares cards with {decks}.", decks=decks)
    return plural(
        "Shares cards with {decks} and {n} more decks.",
        "Shares cards with {decks} and {n} more deck.",
        rest,
        decks=decks,
    )


def cards_of(copies: int, different: int) -> str:
    """The number of cards in a list."""
    return plural(
        "{n} cards, {different} different",
        "{n} card, {different} different",
        copies,
        different=number(different),
    )


def keyed(text: str, keys: str) -> str:
    """An entry of a menu with keys that the panel itself handles."""
    return f"{text}\t{native(keys)}"


def number_of(view: CollectionView, row: CollectionRow) -> int:
    """The number that a view shows for a row."""
    match view:
        case CollectionView.DECK:
            found = row.missing
        case CollectionView.SHORT:
            found = -row.surplus
        case CollectionView.SURPLUS:
            found = row.surplus
        case CollectionView.WISHES:
            found = row.wish
        case CollectionView.TRADES:
            found = row.trade
        case _:
            found = row.have
    return found
