"""The kinds of advice, as values. None of them makes a deck illegal.

This module contains no text; :mod:`vtes_deck.legality.advice.words` describes the kinds in English.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from cardbase.model import AnyCard
from cardbase.playability import MissingRequirement
from vtes_deck.legality.violations import Copies


class Weight(StrEnum):
    """The importance of a piece of advice."""

    LOOK = "look"
    """Rare among winning decks: most likely an oversight."""
    NOTE = "note"
    """Often intended; worth knowing."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """A remark on a deck that does not concern its legality.

    Attributes:
        weight: its importance.
        cards: the cards concerned.
    """

    weight: Weight = Weight.LOOK
    cards: tuple[Copies, ...] = ()


class CannotPlay(Advice, frozen=True, kw_only=True, tag=True):
    """Library cards that no minion of this deck can ever play.

    Attributes:
        missing: the requirements that the nearest minion does not meet.
    """

    missing: tuple[MissingRequirement, ...]


class OnlyVotes(Advice, frozen=True, kw_only=True, tag=True):
    """Political action cards that no vampire can call; each can be burned for a vote (AMB-31).

    Attributes:
        missing: the requirements that the nearest vampire does not meet.
    """

    weight: Weight = Weight.NOTE
    missing: tuple[MissingRequirement, ...]


class OnlyAfter(Advice, frozen=True, kw_only=True, tag=True):
    """Library cards that no minion can play as printed, but only after another card or an action.

    Attributes:
        missing: the requirements that the nearest minion does not meet.
        helpers: cards of the deck that may give it; empty if a plain action does.
    """

    weight: Weight = Weight.NOTE
    missing: tuple[MissingRequirement, ...]
    helpers: tuple[AnyCard, ...] = ()


class FewCanPlay(Advice, frozen=True, kw_only=True, tag=True):
    """Many library cards require a Discipline that few copies in the crypt have.

    Attributes:
        discipline: its code.
        vampires: copies in the crypt that have it at any level.
        crypt: copies in the crypt.
    """

    discipline: str
    vampires: int
    crypt: int


class UniqueCopies(Advice, frozen=True, kw_only=True, tag=True):
    """Several copies of unique library cards: one can be in play, the others are in reserve."""

    weight: Weight = Weight.NOTE


class Measure(StrEnum):
    """A figure of a deck that is compared with the decks that won tournaments."""

    MASTERS = "masters"
    """The share of master cards in the library, without trifles."""
    ACTIONS = "actions"
    """The share of cards that minions use as actions, including allies and equipment."""
    MODIFIERS = "modifiers"
    """The share of action modifiers in the library."""
    REACTIONS = "reactions"
    """The share of reaction cards in the library."""
    COMBAT = "combat"
    """The share of combat cards in the library."""
    CAPACITY = "capacity"
    """Mean capacity of the crypt."""
    BLOOD = "blood"
    """The mean blood cost of a library card; a cost of X counts 1."""
    POOL = "pool"
    """The mean pool cost of a library card; a cost of X counts 1."""


class Unusual(Advice, frozen=True, kw_only=True, tag=True):
    """A figure outside the range of nearly all winning decks.

    Attributes:
        measure: the measure.
        value: the figure of the deck.
        low, high: the range.
        share: the share of winning decks in the range, 0 to 1.
        decks: the number of counted winning decks.
    """

    measure: Measure
    value: float
    low: float
    high: float
    share: float
    decks: int


class NoPressure(Advice, frozen=True, kw_only=True, tag=True):
    """No library card increases a bleed, calls a referendum or starts a combat."""


type AnyAdvice = (
    CannotPlay | OnlyVotes | OnlyAfter | FewCanPlay | UniqueCopies | Unusual | NoPressure
)
