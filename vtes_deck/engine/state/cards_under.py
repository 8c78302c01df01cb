"""Statics about the cards that are out of play under a card in play (``CardInPlay.under``)."""

from __future__ import annotations

from typing import ClassVar

from vtes_deck.engine.state.statics import Static


class HidesUnder(Static):
    """Hides the cards under the card from everyone but its controller."""

    __slots__ = ()


class PlaysUnder(Static):
    """Lets the controller of the card play the cards under it as if from her hand."""

    __slots__ = ()

    wide: ClassVar[bool] = True


class KnowsUnder(Static):
    """Lets the bearer play copies of the cards under the card as though it had the Discipline.

    For a copy, it counts as having one of the required Disciplines at superior. The cards under the
    card are face up.
    """

    __slots__ = ()
