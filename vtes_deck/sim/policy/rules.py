"""The table of priorities as values."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec


class Moment(StrEnum):
    """The moment of a decision, in the order of a turn."""

    UNLOCK = "unlock"
    """Effects of the unlock phase, contests."""
    MASTER = "master"
    """The master phase."""
    ACTION = "action"
    """The actions of minions."""
    MODIFIER = "modifier"
    """While a minion of the player acts."""
    BLOCK = "block"
    """Whether to block the action of another Methuselah."""
    REACTION = "reaction"
    """While a minion of another Methuselah acts."""
    COMBAT = "combat"
    """Strikes, maneuvers, presses, prevention, and everything else in combat."""
    TERMS = "terms"
    """The terms of a referendum."""
    VOTE = "vote"
    """Votes, and effects of a referendum."""
    INFLUENCE = "influence"
    """Transfers, and gaining control of vampires."""
    DISCARD = "discard"
    """The discard phase, and cards that must be discarded."""
    CHOICE = "choice"
    """The decisions of a card as it is carried out: a target, a number, the payer."""
    OTHER = "other"
    """At any other time, e.g. in the turn of another Methuselah."""


class What(StrEnum):
    """The kinds of names that a rule can use."""

    ANY = "any"
    """All options except passing."""
    CARD = "card"
    """A card by its name."""
    TYPE = "type"
    """Cards of a type, e.g. ``type:equipment``."""
    FUNCTION = "function"
    """Cards with a function, e.g. ``function:stealth``."""
    TRAIT = "trait"
    """Cards with a trait, e.g. ``trait:location``."""
    VERB = "verb"
    """An option without a card in hand, by the name of its verb: ``verb:bleed``."""


class Subject(msgspec.Struct, frozen=True):
    """The subject of a rule.

    Attributes:
        what: the kind of name.
        name: the name of the card, or the word after the colon; empty for ``any``.
        level: the Disciplines with which a card is played, such as ``"DOM"``; any if empty.
        words: a part of the sentence of the option, in lower case; any if empty.
    """

    what: What
    name: str = ""
    level: str = ""
    words: str = ""


class RuleComparison(msgspec.Struct, frozen=True):
    """A comparison that must hold.

    Attributes:
        fact: the word on the left.
        sign: ``<``, ``<=``, ``=``, ``!=``, ``>=`` or ``>``.
        other: the word on the right; empty for a number alone.
        number: the number on the right, or the number added to ``other``.
    """

    fact: str
    sign: str
    other: str = ""
    number: int = 0


class Preference(msgspec.Struct, frozen=True):
    """A preference among the options of one rule: the highest, or the lowest, value of a fact."""

    most: bool
    fact: str


class PriorityRule(msgspec.Struct, frozen=True):
    """A line of the table.

    Attributes:
        moment: the moment at which it applies.
        subject: the subject of the line.
        priority: the highest is chosen first; passing has :data:`PASSING`.
        tests: the comparisons that must all hold.
        preferences: the preferred options, the strongest preference first.
        line: the line of the text from which it was read; 0 if it was not read.
    """

    moment: Moment
    subject: Subject
    priority: int
    tests: tuple[RuleComparison, ...] = ()
    preferences: tuple[Preference, ...] = ()
    line: int = 0


PASSING: Final = 0
"""The priority of passing. An option with a lower priority is taken only if it is mandatory."""

UNSPOKEN: Final = -500
"""The priority of an option that matches no rule."""

MAX_PRIORITY: Final = 1000
"""The maximum priority; the minimum is the negative of it."""
