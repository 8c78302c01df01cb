"""Advice on a deck, separate from legality: points to check before it is played."""

from __future__ import annotations

from vtes_deck.deck.model import Deck
from vtes_deck.legality.advice.balance import few_can_play, no_pressure, unusual
from vtes_deck.legality.advice.kinds import AnyAdvice
from vtes_deck.legality.advice.playability import cannot_play
from vtes_deck.legality.advice.uniques import unique_copies

__all__ = ["advise"]

CHECKS = (cannot_play, few_can_play, no_pressure, unusual, unique_copies)


def advise(deck: Deck) -> tuple[AnyAdvice, ...]:
    """All advice on the deck, with the most likely oversights first."""
    return tuple(advice for check in CHECKS for advice in check(deck))
