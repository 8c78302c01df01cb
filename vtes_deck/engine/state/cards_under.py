"""Statics about the cards that are face down under a card in play (``CardInPlay.under``)."""

from __future__ import annotations

from typing import override

from vtes_deck.engine.state.statics import Static


class HidesUnder(Static):
    """Only the controller of the card has seen the cards under it."""

    __slots__ = ()


class PlaysUnder(Static):
    """The controller of the card can play the cards under it as if from her hand."""

    __slots__ = ()

    @property
    @override
    def wide(self) -> bool:
        return True
