"""Temporary changes: modified numbers, restrictions, open hands, delayed triggers."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

import msgspec

from cardbase.terms import Bonus
from vtes_deck.engine.state.decisions import NONE

if TYPE_CHECKING:
    from vtes_deck.engine.state.decisions import Option
    from vtes_deck.engine.state.events import Event
    from vtes_deck.engine.state.statics import Static
    from vtes_deck.engine.state.table import Table


class Until(StrEnum):
    """A duration; it ends at the beginning or the end of this period (GEN-25)."""

    ACTION = "action"
    COMBAT = "combat"
    ROUND = "round"
    REFERENDUM = "referendum"
    MINION = "the end of the minion phase"
    TURN = "turn"
    UNLOCK = "your next unlock phase"
    MASTER = "your next master phase"
    INFLUENCE = "your next influence phase"
    DISCARD = "your next discard phase"
    HUNT = "a vampire successfully hunts"
    DIABLERIE = "a vampire commits diablerie"
    PREY = "your prey is ousted"
    RECOVERY = "a vampire moves from torpor to the ready region"
    FALL = "a titled vampire goes to torpor"
    SOURCE = "its source leaves play"
    GAME = "the end of the game"


class Activity(StrEnum):
    """An activity that a restriction can prevent.

    The values differ from those of ``Bonus``, because both are keys of one index.
    """

    ACT = "act"
    BLOCK = "block"
    BLOCK_FOR_ANYONE = "block actions that its controller could not block"
    REACT = "react"
    BLEED = "take bleed actions"
    HUNT = "take hunt actions"
    HUNT_NORMALLY = "hunt as normal"
    CALL = "take political actions"
    VOTE = "vote"
    VOTE_FOR = "vote for"
    VOTE_AGAINST = "vote against"
    STRIKE = "strike"
    STRIKE_FIRST = "strike with first strike"
    STRIKE_FIRST_UP_CLOSE = "strike with hands and melee weapons with first strike"
    STRIKE_FIRST_AT_FIRST = "make an initial strike with first strike"
    AGGRAVATE_HANDS = "make aggravated hand strikes"
    STRIKE_SURELY = "make strikes that cannot be dodged"
    GAIN_LIFE = "gain life"
    END_COMBAT = "strike to end combat"
    DODGE = "strike to dodge"
    PLAY_STRIKES = "play strike cards"
    PLAY_GRAPPLES = "play grapple cards"
    USE_ADDITIONAL_STRIKES = "use additional strikes"
    MANEUVER = "maneuver"
    GET_CLOSE = "maneuver to close range"
    GET_AWAY = "maneuver to long range"
    PRESS = "press"
    PRESS_TO_CONTINUE = "press to continue combat"
    PRESS_TO_END = "press to end combat"
    UNLOCK = "unlock"
    UNLOCK_NORMALLY = "unlock as normal"
    BE_AIMED_AT = "be the target of actions of others"
    ACT_DIRECTED = "take directed actions"
    ACT_WHEN_RECRUITED = "act in the turn of its recruitment"
    CONTEST_TITLE = "contest a title"
    RECEIVE_TITLE = "receive a title"
    START_TITLE_CONTEST = "start to contest a title"
    BE_HUNTED = "be the subject of a blood hunt"
    BEAR = "have equipment"
    RECRUIT = "recruit allies"
    EMPLOY = "employ retainers"
    HAVE_RETAINERS = "have retainers"
    DIABLERIE = "commit diablerie"
    RESCUE = "rescue vampires from torpor"
    USE_EQUIPMENT = "use equipment"
    USE_WEAPONS = "use weapons"
    BE_FRENZIED = "be the target of frenzy cards"
    BE_DIABLERISED = "be diablerised"
    BECOME_READY = "move to the ready region"


class Circumstance(Protocol):
    """A condition that is evaluated when needed."""

    def holds(self, table: Table) -> bool:
        """Whether the condition holds now."""


class TimedRestriction(msgspec.Struct, frozen=True, gc=False):
    """A temporary restriction of a card in play.

    Attributes:
        activity: the activity that it prevents.
        on: the card.
        until: the duration.
        source: the card that causes it.
        seat: the Methuselah whose unlock phase ends it.
        only_if: it applies only while this condition holds.
    """

    activity: Activity
    on: int
    until: Until
    source: int = NONE
    seat: int = NONE
    only_if: Circumstance | None = None


class Modifier(msgspec.Struct, frozen=True, gc=False):
    """A temporary change of a number.

    Attributes:
        bonus: the number.
        n: the change.
        on: the card, or ``NONE`` if it applies to a Methuselah.
        until: the duration.
        source: the card that causes it.
        seat: the Methuselah to whom it applies, or whose unlock phase ends it.
        only_if: the change applies only while this condition holds.
        late: it represents a card that is replaced when it ends (GEN-26).
    """

    bonus: Bonus
    n: int
    on: int
    until: Until
    source: int = NONE
    seat: int = NONE
    only_if: Circumstance | None = None
    late: bool = False


class TimedStatic(msgspec.Struct, frozen=True, gc=False):
    """A static that holds for a time, such as the replacement of an event.

    Attributes:
        static: the static.
        on: the card that it concerns.
        until: the duration.
        source: the card that causes it.
        seat: the Methuselah whose unlock phase ends it.
    """

    static: Static
    on: int
    until: Until
    source: int = NONE
    seat: int = NONE


class OpenHand(msgspec.Struct, frozen=True, gc=False):
    """A hand that is open for a time.

    Attributes:
        hand: the Methuselah whose hand it is.
        until: the duration.
        viewer: the Methuselah who sees it, or ``NONE`` for all.
        seat: the Methuselah whose unlock phase ends it.
    """

    hand: int
    until: Until
    viewer: int = NONE
    seat: int = NONE


class LaterEffect(Protocol):
    """The effect of a delayed trigger."""

    def options(self, table: Table, trigger: DelayedTrigger) -> list[Option]:
        """The options of its player in its windows."""

    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Respond to an event, if it has no windows; may push procedures."""


class DelayedTrigger(msgspec.Struct, frozen=True, gc=False):
    """A later effect of a card that is not in play: an option in a window, or an automatic effect.

    Attributes:
        card: the card.
        effect: its effect.
        seat, minion: the player and the minion that played it.
        target: its target, or ``NONE``.
        window: the windows in which it can be used; 0 for an automatic effect.
        until: the duration.
    """

    card: int
    effect: LaterEffect
    seat: int
    minion: int
    target: int
    window: int
    until: Until
