"""Card names and searches in the context of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cardbase import CardBase
from cardbase.errors import Unknown, UnknownCardError
from cardbase.model import AnyCard, CryptCard
from cardbase.names import How, Match
from cardbase.search import Context, search
from vtes_deck.app.card_functions import card_functions
from vtes_deck.deck.model import Deck


class DeckNames:
    """Finds cards by name, those of a deck before all others.

    ``Gilbert Duane`` is the one in the deck, of any group; a part of a vampire's name is enough if
    only one card of the deck has it.

    Args:
        cards: the card base.
        deck: the deck that the text is about.
    """

    def __init__(self, cards: CardBase, deck: Deck) -> None:
        self._cards = cards
        self._deck = tuple(dict.fromkeys(slot.card for slot in deck.slots))
        self._context = Context(
            crypt=tuple(dict.fromkeys(card for card, _ in deck.vampires)),
            deck=_copies(deck),
            functions=lambda: card_functions(cards),
        )

    def card(self, name: str, *, crypt: bool | None) -> AnyCard:
        """The card of this name.

        Raises:
            UnknownCardError: there is none, or more than one may be meant.
        """
        found = self._cards.find(name, crypt=crypt)
        if found.card is not None and found.how is not How.NEAR:
            own = [card for card in found.candidates or (found.card,) if card in self._deck]
            return own[0] if len(own) == 1 else found.card
        part = [card for card in self._of(crypt=crypt) if name.casefold() in str(card).casefold()]
        if len(part) == 1:
            return part[0]
        raise _unknown(name, part, found)

    def query(self, text: str, *, crypt: bool) -> Iterable[AnyCard]:
        """The cards of the deck that a search finds.

        Raises:
            QueryError: the search is not valid.
        """
        found = set(search(self._cards, text, self._context))
        return [card for card in self._of(crypt=crypt) if card in found]

    def _of(self, *, crypt: bool | None) -> list[AnyCard]:
        return [
            card for card in self._deck if crypt is None or isinstance(card, CryptCard) is crypt
        ]


def _copies(deck: Deck) -> dict[int, int]:
    copies: Counter[int] = Counter()
    for slot in deck.slots:
        copies[slot.card.id] += slot.count
    return copies


def _unknown(name: str, part: list[AnyCard], found: Match) -> UnknownCardError:
    near = [str(card) for card in part or (found.card, *found.suggestions) if card is not None]
    names = "; ".join(dict.fromkeys(near[:4]))
    if part:
        return UnknownCardError(Unknown.SEVERAL, name=name, names=names)
    if near:
        return UnknownCardError(Unknown.CARD_PERHAPS, name=name, names=names)
    return UnknownCardError(Unknown.CARD, name=name)
