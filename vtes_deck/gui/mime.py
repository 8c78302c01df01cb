"""Cards in a drag, or on the clipboard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData

from cardbase.model import AnyCard

if TYPE_CHECKING:
    from cardbase.database import CardBase

CARDS = "application/x-vtes-deck-cards"
"""Our own type: one line ``id copies`` per card, ASCII. Plain text is always included."""

FROM_DECK = "application/x-vtes-deck-from"
"""Present in drags that begin in the deck: dropping them outside removes the copies."""

_MAX_LINES = 1000
_MAX_COPIES = 999


def cards_to_mime(cards: Iterable[tuple[AnyCard, int]]) -> QMimeData:
    """Cards with copies as something to drag or copy."""
    pairs = list(cards)
    mime = QMimeData()
    lines = "".join(f"{card.id} {copies}\n" for card, copies in pairs)
    mime.setData(CARDS, lines.encode("ascii"))
    mime.setText("".join(f"{copies}x {card.unique_name}\n" for card, copies in pairs))
    return mime


def has_cards(mime: QMimeData) -> bool:
    """Whether our own type is in it."""
    return mime.hasFormat(CARDS)


def cards_from_mime(mime: QMimeData, cards: CardBase) -> list[tuple[AnyCard, int]]:
    """The cards in a drop. It may come from anywhere: anything but cards and numbers is ignored."""
    found: list[tuple[AnyCard, int]] = []
    data = bytes(mime.data(CARDS).data())
    for line in data.decode("ascii", "replace").splitlines()[:_MAX_LINES]:
        number, _, copies = line.partition(" ")
        if not (number.isdecimal() and copies.isdecimal() and len(number) < 10 > len(copies)):
            continue
        card = cards.get(int(number))
        if card is not None and 0 < int(copies) <= _MAX_COPIES:
            found.append((card, int(copies)))
    return found
