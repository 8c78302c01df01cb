"""Decisions: who is asked, about what, and every legal answer.

The kinds of decision are a closed set. What can be answered is open: every chapter of the rules
declares its :class:`Verb` values beside the code that carries them out, each with the sentence that
says it to people.
"""

from __future__ import annotations

from enum import StrEnum, auto

import msgspec

from vtes_deck.kernel.decisions import NO, NONE, PASS, YES, Answer, Verb

__all__ = [
    "NO",
    "NONE",
    "PASS",
    "PASSING",
    "YES",
    "Decision",
    "DecisionKind",
    "Option",
    "Verb",
]


class DecisionKind(StrEnum):
    """What a decision is about."""

    UNLOCK = auto()
    """Effects of the unlock phase, in the order that their player likes."""
    CONTEST = auto()
    """Pay for a contested card or title, or yield it."""
    MASTER = auto()
    """Use a master phase action."""
    ACTION = auto()
    """Announce an action with a minion, or end the minion phase."""
    BLOCK = auto()
    """Attempt to block, or decline."""
    EFFECT = auto()
    """Play a card or use an effect, or pass the impulse."""
    CANCEL = auto()
    """Cancel a card as it is played, or let it be."""
    TERMS = auto()
    """Set the terms of a referendum."""
    VOTE = auto()
    """Cast votes or a ballot, or abstain."""
    RANGE = auto()
    """Maneuver, or accept the range."""
    STRIKE = auto()
    """Choose a strike."""
    DAMAGE = auto()
    """Prevent damage, or take it."""
    PRESS = auto()
    """Press, or let the combat end."""
    INFLUENCE = auto()
    """Use transfers."""
    DISCARD_PHASE = auto()
    """Use a discard phase action."""
    DISCARD = auto()
    """Choose cards to discard."""
    TARGET = auto()
    """Choose a target: a card or a Methuselah."""
    CARD = auto()
    """Choose a card: the one sought, the equipment taken."""
    NUMBER = auto()
    """Choose a number."""
    PAYMENT = auto()
    """Choose who or what pays."""
    CHOICE = auto()
    """Do it or not; one or the other."""


class Option(Answer, frozen=True, gc=False):
    """One legal answer. Cards and minions are numbers of cards, as on the table.

    Attributes:
        card: the card played or used.
        minion: the minion that plays it or acts.
        target: the card aimed at.
        seat: the Methuselah aimed at.
        n: a number; what it counts is the verb's matter.
        mode: which of the effects of the card, as its script numbers them.
    """

    card: int = NONE
    minion: int = NONE
    target: int = NONE
    seat: int = NONE
    n: int = 0
    mode: int = 0


PASSING = Option(PASS)
"""The option to pass."""


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question to one Methuselah.

    Attributes:
        seat: who is asked.
        kind: what it is about.
        options: every legal answer, never empty.
        about: the card in question, or ``NONE``.
    """

    seat: int
    kind: DecisionKind
    options: tuple[Option, ...]
    about: int = NONE
