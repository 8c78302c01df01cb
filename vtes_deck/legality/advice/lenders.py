"""Cards of a deck that may give a minion a missing ability: a Discipline, a clan, a title.

They are found by their texts. In case of doubt, a card that mentions giving or lending the ability
counts as a helper. A helper only turns "unplayable" into "only after".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from cardbase.disciplines import DISCIPLINES
from cardbase.model import AnyCard, LibraryCard
from cardbase.playability import MissingRequirement, Need
from cardbase.terms import Sect, Trait, Type
from vtes_deck.deck.model import Deck

_SENTENCE = re.compile(r"[^.\n]+")
# Levels in front of an effect; they limit the users of the effect, not the effect.
_LEVELS = re.compile(r"^\W{0,20}(?:\[[^\]\[]{0,40}\]\W{0,9}(?:(?:or|and)\b\W{0,9})?)+")
# Sentences that state a requirement, remove, hinder or price cards instead of giving something.
_OTHERWISE = re.compile(
    r"^\W*Requires\b|\bsame clan\b"
    r"|\b(?:cannot|can neither|cancel|opposing|costs?|discard a card)\b"
)

# The wording of giving or lending, by kind of ability.
_GIVES = {
    Need.DISCIPLINE: re.compile(
        r"\b(?:levels? of|superior|basic|as if|as though|chosen|choose"
        r"|(?:can|may) (?:use and can )?play (?:[\w-]+ )*cards?|gains?|gets?|becomes?)\b",
        re.IGNORECASE,
    ),
    Need.TITLE: re.compile(
        r"\b(?:becomes?|become|represents?|gains?|gets?|receives?|as if|meet)\b", re.IGNORECASE
    ),
    Need.TRAIT: re.compile(r"\b(?:becomes?|become|is|gains?|gets?|meet)\b", re.IGNORECASE),
}
_MAKES = re.compile(
    r"\b(?:becomes?|become|is now|considered|as if|as though|changes? to|meet)\b", re.IGNORECASE
)
_CAPACITY = re.compile(
    r"[+-]\d+ capacity|capacity (?:is )?(?:increases|increased|decreases|decreased)"
    r"|(?:gains?|loses?) \d+ capacity|generations? (?:older|younger)"
)

# Ways to enter play other than the card's own action, which do not need the requirements.
_INTO_PLAY = re.compile(
    r"ignor\w{1,5} (?:all |its |their |the |any ){0,4}requirements?"
    r"|(?:not|n't) meet the requirements"
    r"|as if s?he met the requirements"
    r"|\b(?:put|move|bring)s? (?!this card).{0,300}\b(?:in play|into play|ready region)",
    re.IGNORECASE,
)
_BROUGHT = frozenset({Type.ALLY, Type.RETAINER, Type.EQUIPMENT, Type.POWER})

# Words that represent any ability of a kind.
_ANY = {
    Need.DISCIPLINE: r"\bDisciplines?\b",
    Need.CLAN: r"\bclans?\b",
    Need.PATH: r"\bpaths?\b",
    Need.SECT: r"\bsects?\b",
    Need.TITLE: r"\btitles?\b",
    Need.TRAIT: r"\btraits?\b",
}


class Helpers:
    """The abilities that the cards of a deck can give.

    Args:
        deck: the deck.
    """

    def __init__(self, deck: Deck) -> None:
        self._cards: tuple[AnyCard, ...] = tuple(slot.card for slot in deck.slots)
        self._untitled = any(vampire.title is None for vampire, _ in deck.vampires)
        self._known: dict[MissingRequirement, tuple[AnyCard, ...]] = {}

    def way(
        self, card: LibraryCard, missing: tuple[MissingRequirement, ...]
    ) -> tuple[AnyCard, ...] | None:
        """The cards that may make ``card`` playable for a minion that lacks ``missing``.

        The result is empty if a plain action is sufficient, and ``None`` if no card in the deck
        gives all missing abilities.
        """
        found: list[AnyCard] = []
        for one in missing:
            if self.by_action(one):
                continue
            given = [helper for helper in self._giving(one) if helper != card]
            if not given:
                return tuple(self._bringing(card)) or None
            found.extend(given)
        return tuple(dict.fromkeys(found))

    def by_action(self, missing: MissingRequirement) -> bool:
        """Any untitled vampire can become an Anarch by its own action (ANR)."""
        return missing.need is Need.SECT and Sect.ANARCH in missing.values and self._untitled

    def _giving(self, missing: MissingRequirement) -> tuple[AnyCard, ...]:
        if missing not in self._known:
            self._known[missing] = tuple(c for c in self._cards if gives(c, missing))
        return self._known[missing]

    def _bringing(self, card: LibraryCard) -> Iterator[AnyCard]:
        """Cards that bring a permanent of this type into play regardless of its requirements."""
        names = "|".join(kind for kind in card.types if kind in _BROUGHT)
        if not names:
            return
        named = re.compile(rf"\b(?:{names})\b", re.IGNORECASE)
        for other in self._cards:
            if other != card and any(
                _INTO_PLAY.search(sentence) and named.search(sentence)
                for sentence in _SENTENCE.findall(other.text)
            ):
                yield other


def gives(card: AnyCard, missing: MissingRequirement) -> bool:
    """Whether the card's text mentions giving or lending the missing ability."""
    if missing.need is Need.CAPACITY:
        return bool(_CAPACITY.search(card.text))
    if missing.need is Need.TITLE and isinstance(card, LibraryCard) and Trait.TITLE in card.traits:
        return True
    verbs, words = _GIVES.get(missing.need, _MAKES), _words(missing)
    return any(words.search(text) and verbs.search(text) for text in _offers(card.text))


def _offers(text: str) -> Iterator[str]:
    """The sentences that may give something, without the levels in front of them."""
    for sentence in _SENTENCE.findall(text):
        if not _OTHERWISE.search(sentence):
            yield _LEVELS.sub("", sentence)


@cache
def _words(missing: MissingRequirement) -> re.Pattern[str]:
    """The words in a text for the missing ability, or for any ability of its kind."""
    names = [rf"\b{re.escape(value)}\b" for value in missing.values]
    if missing.need is Need.DISCIPLINE:
        names = [rf"\[{code}\]" for code in missing.values]
        names += [rf"\b{DISCIPLINES[c].name}\b" for c in missing.values if c in DISCIPLINES]
    names.append(_ANY.get(missing.need, "(?!)"))
    return re.compile("|".join(names), re.IGNORECASE)
