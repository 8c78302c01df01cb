"""Decisions: who is asked, about what, and every legal answer.

The kinds of decision are a closed set. What can be answered is open: every chapter of the rules
declares its :class:`Verb` values beside the code that carries them out, each with the sentence that
says it to people.
"""

from __future__ import annotations

from enum import StrEnum, auto
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from vtes_deck.engine.table import Table

NONE = -1
"""No card, no minion, no seat."""


class Kind(StrEnum):
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


class Verb(msgspec.Struct, frozen=True, gc=False):
    """What an option does.

    Attributes:
        name: short and unique; it stands in saved games.
        sentence: what it says to people. ``{card}``, ``{minion}`` and ``{target}`` become names of
            cards, ``{seat}`` a Methuselah, ``{n}`` the number and ``{n:vote}`` "1 vote", "2 votes".
        forced: it must be done before its phase is over: there is no passing while it is offered.
        level: of a Discipline, in the place of ``{level}``.
    """

    name: str
    sentence: str
    forced: bool = False
    level: str = ""


class Option(msgspec.Struct, frozen=True, gc=False):
    """One legal answer. Cards and minions are numbers of cards, as on the table.

    Attributes:
        verb: what it does.
        card: the card played or used.
        minion: the minion that plays it or acts.
        target: the card aimed at.
        seat: the Methuselah aimed at.
        n: a number; what it counts is the verb's matter.
        mode: which of the effects of the card, as its script numbers them.
    """

    verb: Verb
    card: int = NONE
    minion: int = NONE
    target: int = NONE
    seat: int = NONE
    n: int = 0
    mode: int = 0

    def sentence(self, table: Table) -> str:
        """The option in plain words."""
        from vtes_deck.engine.narrator import option_sentence

        return option_sentence(table, self)

    def key(self) -> str:
        """The option as it stands in a saved game: ``transfer card=12 n=1``."""
        facts = [
            f"{name}={value}"
            for name, value, nothing in (
                ("card", self.card, NONE),
                ("minion", self.minion, NONE),
                ("target", self.target, NONE),
                ("seat", self.seat, NONE),
                ("n", self.n, 0),
                ("mode", self.mode, 0),
            )
            if value != nothing
        ]
        return " ".join([self.verb.name, *facts])


PASS = Verb("pass", "Do nothing more.")
"""Going on without doing anything; a decision whose only option it is, is not asked."""

PASSING = Option(PASS)
"""The option to pass."""

YES = Verb("yes", "Yes.")
NO = Verb("no", "No.")


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question to one Methuselah.

    Attributes:
        seat: who is asked.
        kind: what it is about.
        options: every legal answer, never empty.
        about: the card in question, or ``NONE``.
    """

    seat: int
    kind: Kind
    options: tuple[Option, ...]
    about: int = NONE
