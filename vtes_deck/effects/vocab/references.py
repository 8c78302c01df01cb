"""The cards to which a text refers: this card, the acting minion, the chosen target."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, override

from msgspec.structs import replace

from vtes_deck.effects.vocab.context import (
    Choice,
    Condition,
    EffectContext,
    SaidElsewhere,
    Target,
)
from vtes_deck.effects.vocab.minion_filter import (
    ANYONE,
    VAMPIRE,
    MinionFilter,
    Whose,
    plural_of,
    seats_of,
)
from vtes_deck.effects.vocab.wording import Wording, missing_wording
from vtes_deck.engine.actions.block import current_block_attempt
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion

type Which = Literal[
    "this",
    "user",
    "host",
    "target",
    "acting",
    "blocking",
    "blocker",
    "opposing",
    "fought",
    "caller",
    "aimed",
]
"""A card to which a text refers.

* ``this``: the card itself;
* ``user``: the minion that plays, is or carries the card;
* ``host``: the card that it is on, or the card itself;
* ``target``: the chosen target, or the card of the event that triggered the effect;
* ``acting``, ``blocking``, ``blocker``: the minion that acts, attempts to block, or has blocked;
* ``opposing``, ``fought``: the minion in combat with the user; ``fought`` also just after the
  combat (COM-23);
* ``caller``: the minion that has called the current referendum;
* ``aimed``: the card at which the current action is directed.
"""


def _this(context: EffectContext) -> int:
    return context.card


def _user(context: EffectContext) -> int:
    return context.host if context.minion == NONE else context.minion


def _host(context: EffectContext) -> int:
    return context.host


def _target(context: EffectContext) -> int:
    return context.target


def _acting(context: EffectContext) -> int:
    action = context.action
    return NONE if action is None else action.minion


def _blocking(context: EffectContext) -> int:
    attempt = current_block_attempt(context.table)
    return NONE if attempt is None else attempt.minion


def _blocker(context: EffectContext) -> int:
    action = context.action
    return NONE if action is None else action.blocker


def _opposing(context: EffectContext) -> int:
    combat, user = context.table.current(Combat), _user(context)
    if combat is None or not combat.holds(user):
        return NONE
    return combat.other(user)


def _fought(context: EffectContext) -> int:
    combat = context.table.current(Combat)
    pair = () if combat is None else tuple(side.minion for side in combat.sides)
    if len(pair) < 2 or _user(context) not in pair:
        return NONE
    return pair[1] if pair[0] == _user(context) else pair[0]


def _caller(context: EffectContext) -> int:
    referendum = context.table.current(Referendum)
    return NONE if referendum is None else referendum.minion


def _aimed(context: EffectContext) -> int:
    action = context.action
    return NONE if action is None or not action.seats else action.target


REFERENCES: dict[Which, Callable[[EffectContext], int]] = {
    "this": _this,
    "user": _user,
    "host": _host,
    "target": _target,
    "acting": _acting,
    "blocking": _blocking,
    "blocker": _blocker,
    "opposing": _opposing,
    "fought": _fought,
    "caller": _caller,
    "aimed": _aimed,
}


def card_of(context: EffectContext, which: Which) -> int:
    """The number of the card to which a text refers, or ``NONE``."""
    return REFERENCES[which](context)


def minion_of(context: EffectContext, which: Which) -> Minion | None:
    """The minion to which a text refers, or ``None`` if it is not in play."""
    found = context.table.in_play.get(REFERENCES[which](context))
    return found if type(found) is Minion else None


def said(which: Which, wording: Wording) -> str:
    """The noun phrase for a card."""
    if which == "this":
        return wording.this
    if which == "target":
        return wording.target or "that minion"
    if which == "acting":
        return wording.acting
    if which == "opposing":
        return "the opposing minion"
    if which in {"blocking", "blocker"}:
        return wording.blocking
    return wording.user


class The(Target, frozen=True):
    """The card to which the text refers, if it is a matching minion.

    Attributes:
        which: the card.
        who: filter for the minion.
        whose: the required controller of the minion.
    """

    which: Which
    who: MinionFilter = ANYONE
    whose: Whose = "any"

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        minion = minion_of(context, self.which)
        if minion is None or minion.leaving or not self.who.fits(context, minion):
            return []
        if self.whose != "any" and minion.controller not in seats_of(context, self.whose):
            return []
        return [(minion.card, NONE, 0)]

    @override
    def say(self, wording: Wording) -> str:
        if self.who == ANYONE and self.whose == "any":
            return said(self.which, wording)
        if self.which == "acting":
            the = "the acting" if self.who == MinionFilter(vampire=True) else "that"
            return f"{the} {self.who.noun()}"
        if self.which == "opposing":
            return f"the opposing {self.who.noun()}"
        owner = {"mine": " you control", "others": " controlled by another Methuselah"}
        return f"{self.who.say(wording)}{owner.get(self.whose, '')}"


class Is(Condition, frozen=True):
    """A minion to which the text refers matches a filter and has one of these controllers."""

    which: Which
    who: MinionFilter = ANYONE
    whose: Whose = "any"

    @override
    def holds(self, context: EffectContext) -> bool:
        minion = minion_of(context, self.which)
        if minion is None or minion.contested:
            return False
        if self.whose != "any" and minion.controller not in seats_of(context, self.whose):
            return False
        return self.who.fits(context, minion)

    @override
    def say(self, wording: Wording) -> str:
        if self.which == "acting":
            if self.whose == "predator":
                return "if your predator controls the acting minion"
            return (
                f"against {plural_of(self.who)}" if self.whose == "any" else missing_wording(self)
            )
        if self.which == "opposing":
            return f"in combat with {self.who.say(wording)}"
        if self.which == "aimed":
            owner = {"any": "", "mine": " you control"}.get(self.whose, missing_wording(self))
            return f"during actions directed at {self.who.say(wording)}{owner}"
        state = self._state(wording) if self.which == "host" else ""
        if state:
            return f"while {wording.user} {state}"
        implied = self == BY_VAMPIRE  # by "this vampire"
        return "" if implied else f"if {said(self.which, wording)} is {self.who.say(wording)}"

    @override
    def denied(self, wording: Wording) -> str:
        if self.which == "opposing":
            return f"not in combat with {self.who.say(wording)}"
        if self.which == "acting" and self.whose == "any":
            return f"not against {plural_of(self.who)}"
        return super().denied(wording)

    def _state(self, wording: Wording) -> str:
        """A lasting state as a predicate: "is ready and a prince"; empty if more is required."""
        if self.who == MinionFilter(untitled=True):
            return "has no title"
        rank = MinionFilter(titles=self.who.titles)
        if self.who.titles and self.who == replace(rank, ready=True):
            return f"is ready and {rank.say(wording)}"
        state = self.who.state()
        return f"is {state}" if state else ""


BY_VAMPIRE = Is("user", VAMPIRE)
"""A vampire plays the card; its text implies this with "this vampire"."""


class Bearer(SaidElsewhere, Condition, frozen=True):
    """The minion with the card is of the kind that the text names: "this Ravnos" (GEN-31)."""

    who: MinionFilter

    @override
    def holds(self, context: EffectContext) -> bool:
        return Is("host", self.who).holds(context)


class Same(Condition, frozen=True):
    """Two references name the same card: "the vampire with this card is acting"."""

    one: Which
    other: Which

    @override
    def holds(self, context: EffectContext) -> bool:
        one = REFERENCES[self.one](context)
        return one != NONE and one == REFERENCES[self.other](context)

    @override
    def say(self, wording: Wording) -> str:
        said = {
            ("host", "acting"): "during an action {user} performs",
            ("user", "blocker"): "if {user} blocks",
            ("fought", "target"): "in combat with {user}",
            ("host", "caller"): "during a referendum {user} calls",
            ("opposing", "host"): "in combat with {user}",
            ("aimed", "host"): "during actions directed at {user}",
            ("aimed", "user"): "during an action directed at {user}",
            ("fought", "fought"): "in combat",
        }.get((self.one, self.other))
        return missing_wording(self) if said is None else said.format(user=wording.user)

    @override
    def denied(self, wording: Wording) -> str:
        if (self.one, self.other) == ("user", "blocker"):
            return "if they do not block this action"
        if (self.one, self.other) == ("user", "blocking"):
            return "not by a blocking minion"
        return super().denied(wording)


FELL_IN_COMBAT = Same("fought", "fought")
"""The minion is in combat, or leaves play at the end of a combat just fought (COM-23)."""


class Belongs(Condition, frozen=True):
    """One of these Methuselahs controls the card to which the text refers."""

    which: Which
    whose: Whose

    @override
    def holds(self, context: EffectContext) -> bool:
        found = context.table.in_play.get(REFERENCES[self.which](context))
        return found is not None and found.controller in seats_of(context, self.whose)

    @override
    def say(self, wording: Wording) -> str:
        if self.which == "this" and self.whose == "mine":
            return f"if you control {wording.this}"
        if self.which == "acting" and self.whose == "predator":
            return "if your predator controls the acting minion"
        return missing_wording(self)
