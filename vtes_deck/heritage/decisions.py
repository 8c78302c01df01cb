"""The decisions of this game: the player, the subject, and every legal answer."""

from __future__ import annotations

from enum import StrEnum, auto

import msgspec

from vtes_deck.kernel.decisions import NO, NONE, PASS, YES, Answer, Verb

__all__ = [
    "ARROW",
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


ARROW = " > "
"""Separates the parts of a word that names several things: ``north > crown``."""


class DecisionKind(StrEnum):
    """The subject of a decision; a closed set."""

    CLAN = auto()
    """Choose a clan."""
    LEADER = auto()
    """Choose a clan leader."""
    TURN = auto()
    """Choose an action in the player's own turn."""
    SCHEME = auto()
    """Play an additional scheme, or not."""
    SIRE = auto()
    """Choose the sire of a recruit."""
    PAYMENT = auto()
    """Choose the payer, or a boon."""
    BORROW = auto()
    """Choose the vampire that receives a boon."""
    BATTLEGROUND = auto()
    """Choose what an activation does, or which battleground comes first."""
    TARGET = auto()
    """Choose a vampire."""
    SACRIFICE = auto()
    """Choose who goes to torpor, or who receives infamy for a clan leader."""
    CHARACTER = auto()
    """Choose a character of the queue or deck."""
    OPPONENT = auto()
    """Choose an opponent."""
    CARD = auto()
    """Choose a clan scheme."""
    ATTRIBUTE = auto()
    """Declare an attribute."""
    CHOICE = auto()
    """Choose yes or no, or one of two."""
    WAY = auto()
    """Choose one of several ways."""
    AGREEMENT = auto()
    """Enter the agreement of the players if the rules give no answer."""


class Option(Answer, frozen=True, gc=False):
    """One legal answer. Cards and vampires are numbers of cards, as on the table.

    Attributes:
        card: the character or scheme.
        target: the vampire.
        seat: the player.
        n: a number; its meaning depends on the verb.
        word: an attribute, a clan, a space or a part of a battleground; several with
            :data:`ARROW` between them.
    """

    card: int = NONE
    target: int = NONE
    seat: int = NONE
    n: int = 0
    word: str = ""


PASSING = Option(PASS)
"""The option to pass."""


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A decision of one player.

    Attributes:
        seat: the deciding player.
        kind: the subject.
        options: every legal answer, never empty.
        about: the card in question, or ``NONE``.
    """

    seat: int
    kind: DecisionKind
    options: tuple[Option, ...]
    about: int = NONE
