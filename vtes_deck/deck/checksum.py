"""A checksum of a deck list: the same list always has the same checksum, in any file.

It is printed on a registration sheet, so that a judge who has the list as a file can tell whether
it is the list on the paper. Anyone can recompute it:

1. Write a line ``<copies> <id>`` for each card, with the number of the card in the official card
  lists; ascending by that number.
2. Below them, write a line ``<copies> ?<name>`` for each name that could not be identified, in
  small letters without accents and signs; ascending by name.
3. End every line with one line feed. The checksum is the first twenty hexadecimal digits of the
  SHA-256 of that text in UTF-8.

The order of the cards, the name of the deck, its author and comments do not count. Twenty digits
are 80 bits, so finding two decks with the same checksum takes about 2 ** 40 attempts.
"""

from __future__ import annotations

import hashlib
from collections import Counter

from cardbase.names import normalize
from vtes_deck.deck.model import Deck

DIGITS = 20
_GROUP = 4


def checksum(deck: Deck) -> str:
    """The checksum of a deck in groups of four: ``"3f9a-02bc-77d1-e0f4-a9b3"``."""
    digits = hashlib.sha256(summed_text(deck).encode("utf-8")).hexdigest()[:DIGITS]
    return "-".join(digits[at : at + _GROUP] for at in range(0, DIGITS, _GROUP))


def summed_text(deck: Deck) -> str:
    """The text from which the checksum is computed; see the module."""
    cards: Counter[int] = Counter()
    for slot in deck.slots:
        cards[slot.card.id] += slot.count
    unknown: Counter[str] = Counter()
    for line in deck.unknown:
        unknown[normalize(line.name)] += line.count
    lines = [f"{cards[number]} {number}" for number in sorted(cards)]
    lines += [f"{unknown[name]} ?{name}" for name in sorted(unknown)]
    return "".join(f"{line}\n" for line in lines)


def same_checksum(first: str, second: str) -> bool:
    """Whether two checksums are the same, in any spelling."""
    return bool(_plain(first)) and _plain(first) == _plain(second)


def _plain(written: str) -> str:
    return "".join(sign for sign in written.casefold() if sign.isalnum())
