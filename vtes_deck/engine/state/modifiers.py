"""What lasts for a time: numbers that are changed, deeds that are barred, promises of cards."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

import msgspec

from cardbase.model import Bonus
from vtes_deck.engine.state.decisions import NONE

if TYPE_CHECKING:
    from vtes_deck.engine.state.table import Table


class Until(StrEnum):
    """How long something lasts; it ends the moment that this begins or is over (GEN-25)."""

    ACTION = "action"
    COMBAT = "combat"
    ROUND = "round"
    REFERENDUM = "referendum"
    TURN = "turn"
    UNLOCK = "your next unlock phase"
    DISCARD = "your next discard phase"
    SOURCE = "its source leaves play"


class Activity(StrEnum):
    """What a minion can be barred from."""

    ACT = "act"
    BLOCK = "block"
    REACT = "react"
    BLEED = "bleed"
    HUNT = "hunt"
    VOTE = "vote"
    STRIKE = "strike"
    MANEUVER = "maneuver"
    PRESS = "press"
    UNLOCK = "unlock"
    BE_AIMED_AT = "be the target of actions of others"


class TimedRestriction(msgspec.Struct, frozen=True, gc=False):
    """Something that a card in play cannot do for a time.

    Attributes:
        activity: what it cannot do.
        on: the card.
        until: when it ends.
        source: the card that it comes from.
        seat: whose unlock phase ends it.
    """

    activity: Activity
    on: int
    until: Until
    source: int = NONE
    seat: int = NONE


class Circumstance(Protocol):
    """Something that is so or not at each moment."""

    def holds(self, table: Table) -> bool:
        """Whether it is so now."""


class Modifier(msgspec.Struct, frozen=True, gc=False):
    """A number changed for a time.

    Attributes:
        bonus: which number.
        n: by how much.
        on: the card that has it, or ``NONE`` if a Methuselah has it.
        until: when it ends.
        source: the card that it comes from.
        seat: the Methuselah who has it, or whose unlock phase ends it.
        only_if: it is lost while this is not so, and regained when it is.
    """

    bonus: Bonus
    n: int
    on: int
    until: Until
    source: int = NONE
    seat: int = NONE
    only_if: Circumstance | None = None


class DelayedTrigger(msgspec.Struct, frozen=True, gc=False):
    """What a card that is not in play does later: may do in a window, or does by itself.

    Attributes:
        card: the card; its script knows what it does.
        part: which of the things that it does later.
        seat, minion: who played it.
        target: what it was aimed at, or ``NONE``.
        window: the windows in which it may be used; 0 if it acts by itself.
        until: when it is forgotten.
    """

    card: int
    part: int
    seat: int
    minion: int
    target: int
    window: int
    until: Until
