"""Decisions: the player, the kind of question, and every legal option.

The kinds of decision are a closed set. The verbs are open: each chapter of the rules declares its
:class:`Verb` values, with their sentences, next to the code that executes them.
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
    "passing",
]


class DecisionKind(StrEnum):
    """The kind of a decision."""

    UNLOCK = auto()
    """Effects of the unlock phase, in the order the player chooses."""
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
    """Cancel a card as it is played, or decline."""
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
    """Choose a card: the result of a search, the equipment taken."""
    NUMBER = auto()
    """Choose a number."""
    PAYMENT = auto()
    """Choose the source of a payment."""
    CHOICE = auto()
    """Choose between alternatives."""


class Option(Answer, frozen=True, gc=False):
    """A legal option. Cards and minions are card numbers.

    Attributes:
        card: the card played or used.
        minion: the minion that plays it or acts.
        target: the target card.
        seat: the target Methuselah.
        n: a number whose meaning depends on the verb.
        mode: the number of the mode or ability of the card.
    """

    card: int = NONE
    minion: int = NONE
    target: int = NONE
    seat: int = NONE
    n: int = 0
    mode: int = 0


PASSING = Option(PASS)
"""The option to pass."""


def passing(options: list[Option]) -> list[Option]:
    """The option to pass, unless one of the options is mandatory."""
    for option in options:
        if option.verb.forced:
            return []
    return [PASSING]


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A choice that one Methuselah must make.

    Attributes:
        seat: the player.
        kind: the kind of decision.
        options: every legal option; never empty.
        about: the card in question, or ``NONE``.
    """

    seat: int
    kind: DecisionKind
    options: tuple[Option, ...]
    about: int = NONE
