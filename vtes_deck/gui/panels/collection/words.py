"""What the Collection panel says."""

from __future__ import annotations

from collections.abc import Sequence

from vtes_deck.app.collection_rows import Row, View, counted
from vtes_deck.collection.model import Collection, Use
from vtes_deck.collection.usage import Shared

_MOST_SHARING = 3

TITLES = {
    View.DECK: "For this deck",
    View.OWNED: "What I own",
    View.SHORT: "Short: decks need more",
    View.SURPLUS: "Over: in no deck",
    View.WISHES: "Wish list",
    View.TRADES: "Trade list",
    View.ALL: "All cards",
}

PRINTED = frozenset({View.DECK, View.SHORT, View.WISHES, View.TRADES})
"""Views that are lists to take along; the others are whole collections."""

USE_HINTS = {
    Use.IDEA: "No cards are in it.",
    Use.FLEXIBLE: "It is built when it is played: such decks lend each other their cards.",
    Use.FIXED: "Its cards stay in it and are missing elsewhere.",
}

NO_FILE = "Save the deck to say whether your cards are in it."

FIRST = (
    "Nothing is written down yet.\n\n"
    "Type “4 govern” above and press Enter, or import a list from VDB, vtesdecks, FELDB, ARDB, "
    "Lackey or any text. Precons gives you whole decks at once."
)

_EMPTY = {
    View.DECK: "The open deck has no cards yet.",
    View.OWNED: "You own nothing that is written down.",
    View.SHORT: "No built deck is short of anything.",
    View.SURPLUS: "Every card that you own is needed in a deck.",
    View.WISHES: "You wish for nothing. Press W on a card, or wish for what a deck misses.",
    View.TRADES: "You offer nothing. Press T on a card to offer it.",
    View.ALL: "There are no cards.",
}


def empty(view: View, query: str) -> str:
    """Why nothing is listed."""
    if query:
        return f"No card here fits “{query}”."
    return _EMPTY[view]


def summary(view: View, rows: Sequence[Row], collection: Collection) -> str:
    """What is listed, in a line."""
    if view is View.DECK:
        missing = sum(row.missing for row in rows)
        need = sum(row.need for row in rows)
        if not need:
            return ""
        if not missing:
            return f"You have all {counted(need, 'card')}."
        return f"{missing:,} of {counted(need, 'card')} missing"
    total = sum(number_of(view, row) for row in rows)
    said = f"{counted(total, 'card')}, {len(rows):,} different" if rows else ""
    if collection.unread:
        lines = f"{counted(len(collection.unread), 'line')} not recognised"
        said = f"{said}; {lines}" if said else lines
    return said


def sharing(shared: Sequence[Shared]) -> str:
    """The decks that have cards in common with the open one, those with most first."""
    if not shared:
        return ""
    said = []
    for one in shared[:_MOST_SHARING]:
        short = sum(one.short.values())
        more = f", {short:,} short for both" if short else ""
        said.append(f"{one.deck.name or one.deck.path} ({one.copies:,}{more})")
    rest = len(shared) - _MOST_SHARING
    return f"Shares cards with {'; '.join(said)}{f' and {rest} more decks' if rest > 0 else ''}."


def number_of(view: View, row: Row) -> int:
    """The number of a row that its view is about."""
    match view:
        case View.DECK:
            number = row.missing
        case View.SHORT:
            number = -row.surplus
        case View.SURPLUS:
            number = row.surplus
        case View.WISHES:
            number = row.wish
        case View.TRADES:
            number = row.trade
        case _:
            number = row.have
    return number
