"""Conditions on the current action: its kind, target, result and the cards played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, override

from vtes_deck.effects.vocab.context import Condition, EffectContext
from vtes_deck.effects.vocab.wording import Wording, with_article
from vtes_deck.engine.actions.block import current_block_attempt
from vtes_deck.engine.actions.hunt import Hunt
from vtes_deck.engine.mechanics.seating import on_right
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.windows import (
    ACT,
    AFTER_ACTION,
    AFTER_COMBAT,
    AS_ANNOUNCED,
    AS_PLAYED,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    BEFORE_VOTES,
    BLOCKING,
    DAMAGE,
    DECLINED,
    DISCARD_EFFECTS,
    DURING_ACTION,
    END_OF_ROUND,
    END_OF_TURN,
    INFLUENCE,
    MASTER,
    POLLING,
    START_OF_TURN,
    UNBLOCKED,
    UNLOCK,
)

if TYPE_CHECKING:
    from vtes_deck.engine.actions.bleed import Bleed
    from vtes_deck.engine.state.table import Table

ANY_TIME = (
    UNLOCK
    | MASTER
    | ACT
    | DURING_ACTION
    | AFTER_ACTION
    | INFLUENCE
    | DISCARD_EFFECTS
    | START_OF_TURN
    | END_OF_TURN
    | POLLING
    | BEFORE_RANGE
    | BEFORE_STRIKES
    | DAMAGE
    | END_OF_ROUND
    | AFTER_COMBAT
)
"""Any window with the impulse or damage prevention, except between maneuvers and strikes.

ACT-03: the announcement of an action is excluded: it precedes the first impulse of the action.
"""

OUTSIDE_COMBAT = ANY_TIME & ~(BEFORE_RANGE | BEFORE_STRIKES | DAMAGE | END_OF_ROUND | AFTER_COMBAT)
"""Any such window except during a combat and just after it."""

WAKING = AS_PLAYED | DURING_ACTION | BEFORE_VOTES | POLLING | AFTER_ACTION
"""During another Methuselah's action, including the window in which a card is played (GEN-27).

ACT-03: the announcement of the action is excluded unless a card text names it.
"""

__all__ = [
    "ACT",
    "AFTER_ACTION",
    "ANY_TIME",
    "AS_ANNOUNCED",
    "AS_PLAYED",
    "BEFORE_VOTES",
    "BLOCKING",
    "DECLINED",
    "DURING_ACTION",
    "END_OF_TURN",
    "INFLUENCE",
    "MASTER",
    "POLLING",
    "START_OF_TURN",
    "UNBLOCKED",
    "UNLOCK",
    "WAKING",
]


class Not(Condition, frozen=True):
    """The condition does not hold."""

    what: Condition

    @override
    def holds(self, context: EffectContext) -> bool:
        return not self.what.holds(context)

    @override
    def say(self, wording: Wording) -> str:
        return self.what.denied(wording)


class MyTurn(Condition, frozen=True):
    """It is the turn of the Methuselah who uses the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.table.active == context.seat

    @override
    def say(self, wording: Wording) -> str:
        return "during your turn"


class AtBleed(Condition, frozen=True):
    """The current action is a bleed.

    Attributes:
        against: any Methuselah, or the Methuselah who uses the card.
        prey: the target is the prey of the acting Methuselah.
    """

    against: Literal["anyone", "me", "others"] = "anyone"
    prey: bool = False

    @override
    def holds(self, context: EffectContext) -> bool:
        bleed = context.bleed
        if bleed is None or bleed.failed:
            return False
        if self.prey and not _is_or_was_prey(context.table, bleed):
            return False
        if self.against == "others":
            return context.seat not in bleed.seats
        return self.against == "anyone" or context.seat in bleed.seats

    @override
    def say(self, wording: Wording) -> str:
        against = {"me": " directed at you", "others": " directed at another Methuselah"}
        prey = " against your prey" if self.prey else ""
        return f"during a bleed action{against.get(self.against, '')}{prey}"


def _is_or_was_prey(table: Table, bleed: Bleed) -> bool:
    """Whether a bleed targets the acting Methuselah's prey, even one that was just ousted."""
    acting, seat = bleed.acting_seat(table), on_right(table, bleed.seats[0])
    while seat != acting and table.seats[seat].ousted:
        seat = on_right(table, seat)
    return seat == acting


class DirectedAtMe(Condition, frozen=True):
    """The current action targets the Methuselah who uses the card, or one of her cards."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return action is not None and context.seat in action.seats

    @override
    def say(self, wording: Wording) -> str:
        return "during an action directed at you (or a card you control)"


class Directed(Condition, frozen=True):
    """The current action is directed."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return action is not None and bool(action.seats)

    @override
    def say(self, wording: Wording) -> str:
        return "during directed actions"

    @override
    def denied(self, wording: Wording) -> str:
        return "during undirected actions"


class Acting(Condition, frozen=True):
    """The acting Methuselah is the user of the card or, if ``mine`` is false, another."""

    mine: bool = True

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        if action is None:
            return False
        return (action.acting_seat(context.table) == context.seat) is self.mine

    @override
    def say(self, wording: Wording) -> str:
        return "during an action"


class Successful(Condition, frozen=True):
    """The action was successful (RES-06), after its resolution."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return action is not None and action.successful

    @override
    def say(self, wording: Wording) -> str:
        return "if the action was successful"


class Blocked(Condition, frozen=True):
    """The action was blocked. An action that ended or failed was not blocked (RES-08, BLK-17)."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return action is not None and action.blocker != NONE and not action.failed

    @override
    def say(self, wording: Wording) -> str:
        return "if the action was blocked"


class BlockAttempted(Condition, frozen=True):
    """A block attempt is in progress."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return current_block_attempt(context.table) is not None

    @override
    def say(self, wording: Wording) -> str:
        return "if a minion attempts to block"


class NotPlayed(Condition, frozen=True):
    """No Methuselah has played one of these cards during the current action."""

    ids: tuple[int, ...]

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return action is None or all(card not in self.ids for _, card in action.played)


class ActionWas(Condition, frozen=True):
    """The current action is of this kind or, if ``but`` is true, of another kind.

    Attributes:
        kind: name of the verb that announced it, such as ``"bleed"`` or ``"hunt"``.
        either: another kind that also matches, or empty.
    """

    kind: str
    but: bool = False
    either: str = ""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return action is not None and (
            (action.verb.name in {self.kind, self.either}) is not self.but
        )

    @override
    def say(self, wording: Wording) -> str:
        if self.but:
            return f"not during {with_article(self.kind.removesuffix(' action'))} action"
        kind = self.kind.removesuffix(" action").replace("diablerise", "diablerie")
        kind += f" and {self.either.removesuffix(' action')}" if self.either else ""
        return f"during {kind} actions"


class HasFed(Condition, frozen=True):
    """The action was a hunt in which the vampire gained blood."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """False if the vampire already had full blood: its hunt is successful only as an action."""
        action = context.action
        return isinstance(action, Hunt) and action.successful and action.fed > 0

    @override
    def say(self, wording: Wording) -> str:
        return "after a successful hunt"


class BlocksDeclined(Condition, frozen=True):
    """Every Methuselah who may block the action at its current target has declined."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """Whether all have declined; after a change of target they must decline again (BLK-16)."""
        action = context.action
        if action is None or action.failed:
            return False
        return not action.retargeted

    @override
    def say(self, wording: Wording) -> str:
        return "after blocks are declined"
