"""Searching the archive of winning decks, in the language in which cards are searched.

>>> import cardbase
>>> from cardbase.archive_search import index_of_archive, search_decks
>>> index = index_of_archive(cardbase.load())
>>> found = search_decks("2+ Arika and Govern  players>=30", index)
>>> arika = {card.id for card in index.cards.crypt if card.name == "Arika"}
>>> bool(found) and all(any(e.id in arika and e.count >= 2 for e in d.cards) for d in found)
True

:mod:`~cardbase.archive_search.language` reads, answers and completes; the conditions are in
:mod:`~cardbase.archive_search.deck_conditions` (the deck's texts, event and figures) and
:mod:`~cardbase.archive_search.card_conditions`, and are listed in
:mod:`~cardbase.archive_search.vocabulary`. Conditions on the cards of a deck are read by the
filters on cards in :mod:`cardbase.search`.
"""

from __future__ import annotations

from cardbase.archive_search.index import ArchiveIndex
from cardbase.archive_search.language import (
    FoundDecks,
    complete_decks,
    fitting,
    from_words,
    guide_decks,
    index_of_archive,
    parse_decks,
    read_decks,
    search_decks,
    search_typed_decks,
    warm,
)
from cardbase.archive_search.vocabulary import CONDITIONS, keywords

__all__ = [
    "CONDITIONS",
    "ArchiveIndex",
    "FoundDecks",
    "complete_decks",
    "fitting",
    "from_words",
    "guide_decks",
    "index_of_archive",
    "keywords",
    "parse_decks",
    "read_decks",
    "search_decks",
    "search_typed_decks",
    "warm",
]
