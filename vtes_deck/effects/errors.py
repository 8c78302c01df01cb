"""The errors of this package."""

from __future__ import annotations

from typing import override


class EffectsError(Exception):
    """An error in the definitions of cards."""


class DuplicateCardError(EffectsError, ValueError):
    """Two definitions are for the same card.

    Attributes:
        card: its id.
        name: its name in the second definition.
    """

    def __init__(self, card: int, name: str) -> None:
        super().__init__(card, name)
        self.card = card
        self.name = name

    @override
    def __str__(self) -> str:
        return f"{self.name} ({self.card}) is defined twice"
