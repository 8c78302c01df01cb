"""The possible decks of the seats of a new game, and how they are found."""

from __future__ import annotations

from collections.abc import Sequence

from cardbase.database import CardBase
from vtes_deck.app.game_table.players import Sitter
from vtes_deck.app.game_table.table_setup import SeatPlan, precon_deck, random_decks
from vtes_deck.app.games import TableError
from vtes_deck.collection.precons import precons
from vtes_deck.language import tr

OPEN, RANDOM, PRECON = "open:", "random", "random precon"
ARCHIVE, FILE = "archive", "file"
"""The keys of decks in the box of a seat; any other is the key of a preconstructed deck."""

type WantedSeat = tuple[str, Sitter, str, SeatPlan | None]
"""Name, player, one of the keys above, and the deck if it is already known."""


def plans(
    cards: CardBase, rows: Sequence[WantedSeat], query: str, seed: int
) -> tuple[SeatPlan, ...]:
    """The seats of a form with their decks.

    Args:
        cards: the card base.
        rows: the seats, clockwise.
        query: the decks of the archive from which random ones are drawn.
        seed: the seed; the same seed draws the same decks.

    Raises:
        TableError: a deck is missing, or too few are found.
    """
    count = sum(deck == RANDOM for _, _, deck, _ in rows)
    drawn = list(random_decks(cards, query, count, seed)) if count else []
    known = [one for one in precons(cards, cards.sets) if one.is_deck]
    found = []
    for number, (name, sitter, deck, own) in enumerate(rows):
        if own is not None:
            plan = own
        elif deck == RANDOM:
            plan = drawn.pop()
        elif deck in {ARCHIVE, FILE} or deck.startswith(OPEN):
            raise TableError(tr("Choose the deck at seat {n}.", n=number + 1))
        else:
            key = known[(seed + number * 7) % len(known)].key if deck == PRECON else deck
            plan = precon_deck(cards, key)
        found.append(SeatPlan(plan.deck, sitter, name.strip(), plan.source))
    return tuple(found)
