"""Names of one card in English and of another card in the language of the list.

A list is in another language if more of its names are written in that language than in English. In
French lists, "Distraction" means Misdirection, but it is also the English name of a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from weakref import WeakKeyDictionary

from cardbase import CardBase
from cardbase.model import AnyCard
from cardbase.names import How, Match, normalize
from vtes_deck.deckio.listing.assembly import ListEntry

_ENGLISH = "en"

type _Names = dict[str, dict[str, AnyCard]]

_TRANSLATED: WeakKeyDictionary[CardBase, _Names] = WeakKeyDictionary()


def read_in_own_language(entries: Iterable[ListEntry], cards: CardBase) -> None:
    """Interpret names that mean two cards in the language of the list."""
    listed = list(entries)
    language = _language(listed)
    if language == _ENGLISH:
        return
    names = _translated(cards)[language]
    for entry in listed:
        card = names.get(normalize(entry.name))
        if card is not None and entry.match is not None and entry.match.how is How.EXACT:
            entry.match = Match(entry.name, How.TRANSLATION, card, (card,))


def _language(entries: Iterable[ListEntry]) -> str:
    """The language in which most names are written; English if it is not clear."""
    votes: Counter[str] = Counter()
    for entry in entries:
        card = entry.match.card if entry.match is not None else None
        if card is None or entry.match is None:
            continue
        name = normalize(entry.name)
        languages = {code for code, one in card.translations.items() if normalize(one.name) == name}
        if entry.match.how is How.TRANSLATION:
            votes.update(languages)
        elif entry.match.how is not How.NEAR and card.translations and not languages:
            votes[_ENGLISH] += 1
    language, most = max(votes.items(), key=lambda vote: vote[1], default=(_ENGLISH, 0))
    return language if most > votes[_ENGLISH] else _ENGLISH


def _translated(cards: CardBase) -> dict[str, dict[str, AnyCard]]:
    found = _TRANSLATED.get(cards)
    if found is None:
        found = {}
        for card in cards:
            for code, translation in card.translations.items():
                found.setdefault(code, {})[normalize(translation.name)] = card
        _TRANSLATED[cards] = found
    return found
