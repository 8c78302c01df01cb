"""The ids of own cards.

An id is computed from the full name of a card. For this reason, it is the same on every machine and
in every deck, even if the file of own cards is lost. Official ids have six digits; these have nine,
the maximum of the deck formats.

>>> number_of("Night Raid"), number_of("Night  raid!") == number_of("Night Raid")
(859937697, True)
>>> is_own(number_of("Vera", crypt=True, group=7)), is_own(201_234)
(True, False)
"""

from __future__ import annotations

import hashlib

from cardbase.names import normalize

OWN_LIBRARY = range(800_000_000, 900_000_000)
OWN_CRYPT = range(900_000_000, 1_000_000_000)


def number_of(
    name: str, *, crypt: bool = False, group: int | None = None, advanced: bool = False
) -> int:
    """The id of an own card.

    Args:
        name: the name; case, accents and punctuation do not count.
        crypt: whether it is a crypt card. The other two arguments apply only to crypt cards.
        group: its group; ``None`` for ANY.
        advanced: whether it is an advanced vampire.
    """
    key = f"{normalize(name)}|{group}|{advanced}" if crypt else normalize(name)
    numbers = OWN_CRYPT if crypt else OWN_LIBRARY
    digest = hashlib.sha256(key.encode()).digest()
    return numbers[int.from_bytes(digest[:8]) % len(numbers)]


def is_own(number: int) -> bool:
    """Whether an id belongs to an own card."""
    return number in OWN_LIBRARY or number in OWN_CRYPT


def is_crypt(number: int) -> bool | None:
    """Whether a card with this id belongs to the crypt; ``None`` if no card can have it."""
    if is_own(number):
        return number in OWN_CRYPT
    return {1: False, 2: True}.get(number // 100_000)
