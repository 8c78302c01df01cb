"""The kinds of advice, as values. None of them makes a deck illegal.

No text is made here; :mod:`vtes_deck.legality.advice.words` says these things in English.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from cardbase.model import AnyCard
from cardbase.playability import Missing
from vtes_deck.legality.violations import Copies


class Weight(StrEnum):
    """The importance of an advice."""

    LOOK = "look"
    """Rare among winning decks: most likely something was overlooked."""
    NOTE = "note"
    """Often meant to be so; it does no harm to know it."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """A remark on a deck that does not concern its legality.

    Attributes:
        weight: how much attention it deserves.
        cards: the cards concerned.
    """

    weight: Weight = Weight.LOOK
    cards: tuple[Copies, ...] = ()


class CannotPlay(Advice, frozen=True, kw_only=True, tag=True):
    """Library cards that no minion of this deck can ever play.

    Attributes:
        missing: what the nearest minion lacks.
    """

    missing: tuple[Missing, ...]


class OnlyVotes(Advice, frozen=True, kw_only=True, tag=True):
    """Political action cards that no vampire can call; each can be burned for a vote (AMB-31).

    Attributes:
        missing: what the nearest vampire lacks.
    """

    weight: Weight = Weight.NOTE
    missing: tuple[Missing, ...]


class OnlyAfter(Advice, frozen=True, kw_only=True, tag=True):
    """Library cards that no minion can play as printed, but that something makes playable.

    Attributes:
        missing: what the nearest minion lacks.
        helpers: cards of the deck that may give it; empty if a plain action does.
    """

    weight: Weight = Weight.NOTE
    missing: tuple[Missing, ...]
    helpers: tuple[AnyCard, ...] = ()


class FewCanPlay(Advice, frozen=True, kw_only=True, tag=True):
    """Many library cards ask for a Discipline that few copies in the crypt have.

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
    """Part of the library that is master cards, trifles not counted."""
    ACTIONS = "actions"
    """Part of the library that minions use as actions, allies and equipment among them."""
    MODIFIERS = "modifiers"
    """Part of the library that is action modifiers."""
    REACTIONS = "reactions"
    """Part of the library that is reaction cards."""
    COMBAT = "combat"
    """Part of the library that is combat cards."""
    CAPACITY = "capacity"
    """Mean capacity of the crypt."""
    BLOOD = "blood"
    """Blood that a library card costs on average; a cost of X counts 1."""
    POOL = "pool"
    """Pool that a library card costs on average; a cost of X counts 1."""


class Unusual(Advice, frozen=True, kw_only=True, tag=True):
    """A figure outside the range in which nearly all winning decks lie.

    Attributes:
        measure: which figure.
        value: the deck's.
        low, high: the range.
        share: part of the winning decks that lie in it, 0 to 1.
        decks: winning decks that were counted.
    """

    measure: Measure
    value: float
    low: float
    high: float
    share: float
    decks: int


class NoPressure(Advice, frozen=True, kw_only=True, tag=True):
    """Nothing in the library makes a bleed larger, calls a referendum or starts a combat."""


type AnyAdvice = (
    CannotPlay | OnlyVotes | OnlyAfter | FewCanPlay | UniqueCopies | Unusual | NoPressure
)
