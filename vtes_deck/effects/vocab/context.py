"""Base classes of the vocabulary, and the context in which effects are evaluated."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, override

import msgspec

from vtes_deck.effects.vocab.wording import Wording, missing_wording
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.bleed import Bleed
from vtes_deck.engine.cards.requirements import capacity_as_played
from vtes_deck.engine.state.ability_statics import PlaysAsVampire
from vtes_deck.engine.state.decisions import NONE

if TYPE_CHECKING:
    from vtes_deck.effects.vocab.purposes import Does
    from vtes_deck.engine.state.in_play import CardInPlay, Minion
    from vtes_deck.engine.state.table import Table


class EffectContext(msgspec.Struct, frozen=True, gc=False):
    """The user, the card and the chosen target of an effect.

    Attributes:
        table: the table.
        seat: the Methuselah who uses the card.
        card: the number of the card.
        minion: the minion that plays it, or ``NONE``.
        target: the target card, or ``NONE``.
        other: the target Methuselah, or ``NONE``.
        n: the chosen number.
        window: the window as a bit; 0 while effects are carried out.
    """

    table: Table
    seat: int
    card: int
    minion: int = NONE
    target: int = NONE
    other: int = NONE
    n: int = 0
    window: int = 0

    @property
    def action(self) -> Action | None:
        """The current action, or ``None``."""
        return self.table.current(Action)

    @property
    def bleed(self) -> Bleed | None:
        """The current action if it is a bleed whose acting minion is still in play."""
        action = self.action
        if not isinstance(action, Bleed) or action.minion not in self.table.in_play:
            return None
        return action

    @property
    def user_minion(self) -> Minion:
        """The minion that plays the card, is the card, or carries the card."""
        if self.minion != NONE:
            return self.table.minion(self.minion)
        return self.table.minion(self.host)

    @property
    def user_capacity(self) -> int:
        """The capacity of the user; an ally may play the card as a vampire (PLY-35)."""
        minion = self.user_minion
        if minion.vampire or PlaysAsVampire not in self.table.statics:
            return minion.capacity
        return capacity_as_played(self.table, self.table.cards[self.card], minion)

    @property
    def host(self) -> int:
        """The number of the card that this card is on, or its own number."""
        card_in_play = self.table.in_play.get(self.card)
        return self.card if card_in_play is None or card_in_play.host == NONE else card_in_play.host

    @property
    def target_minion(self) -> Minion:
        """The target minion."""
        return self.table.minion(self.target)

    @property
    def target_seat(self) -> int:
        """The target Methuselah, or the controller of the target card."""
        return self.table.in_play[self.target].controller if self.other == NONE else self.other

    @property
    def card_in_play(self) -> CardInPlay:
        """The state of the card, which must be in play."""
        return self.table.in_play[self.card]

    def at(self, *, target: int = NONE, other: int = NONE, n: int = 0) -> EffectContext:
        """A copy with another target."""
        return msgspec.structs.replace(self, target=target, other=other, n=n)

    def by(self, minion: int) -> EffectContext:
        """A copy with another minion as user."""
        return msgspec.structs.replace(self, minion=minion)


class Node(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """An expression of the vocabulary. Trees of nodes can be compared, counted and printed."""

    def say(self, wording: Wording) -> str:
        """The node in the wording of card texts; ``vocab.wording`` lists the forms.

        Without an override, the result is a marked gap, which differs from every official text.
        """
        del wording
        return missing_wording(self)

    def does(self) -> tuple[Does, ...]:
        """The effects of the node, as far as they matter to a player's choice."""
        return ()


class SaidElsewhere:
    """A mixin for a node whose words another node of the card renders."""

    __slots__ = ()

    def say(self, wording: Wording) -> str:
        """No text."""
        del wording
        return ""


class NoPurpose:
    """A mixin for an effect or a static that no player weighs."""

    __slots__ = ()

    def does(self) -> tuple[Does, ...]:
        """No purposes."""
        return ()


def contains(node: object, word: type[Node]) -> bool:
    """Whether a tree contains a node of this type."""
    if isinstance(node, tuple):
        return any(contains(one, word) for one in node)
    if not isinstance(node, Node):
        return False
    return isinstance(node, word) or any(
        contains(getattr(node, field), word) for field in node.__struct_fields__
    )


class Condition(Node, frozen=True):
    """A condition on the state of the game."""

    def holds(self, context: EffectContext) -> bool:
        """Whether the condition holds now."""
        raise NotImplementedError

    def denied(self, wording: Wording) -> str:
        """The negated condition as a phrase; a marked gap without an override."""
        del wording
        return missing_wording(self)


class Effect(Node, frozen=True):
    """An effect of a card.

    Attributes:
        hits_acting: for a reaction, it affects only the acting minion and its action.
    """

    hits_acting: ClassVar[bool] = False

    def windows(self) -> int:
        """The windows in which the effect is useful, as bits; 0 for any window."""
        return 0

    def timely(self, context: EffectContext) -> bool:
        """Whether this is the right moment, for any user and any target.

        It is evaluated first, once for all users and targets: ``context`` has neither minion nor
        target.
        """
        del context
        return True

    def possible(self, context: EffectContext) -> bool:
        """Whether the effect may be used now; false if it is not needed or would do nothing.

        An effect that is not timely is never possible.
        """
        return self.timely(context)

    def occasion(self, wording: Wording) -> str:
        """The moment for a card with the effect, as a phrase; empty if any moment is possible."""
        del wording
        return ""

    def carry_out(self, context: EffectContext) -> None:
        """Carry out the effect; may push one procedure."""
        raise NotImplementedError


@cache
def timed(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects that override :meth:`Effect.timely`."""
    return tuple(one for one in effects if type(one).timely is not Effect.timely)


def is_timely(effects: tuple[Effect, ...], context: EffectContext) -> bool:
    """Whether all effects are timely."""
    for effect in effects:  # noqa: SIM110 - a loop costs half as much as a generator
        if not effect.timely(context):
            return False
    return True


def are_possible(effects: tuple[Effect, ...], context: EffectContext) -> bool:
    """Whether all effects are possible now."""
    for effect in effects:  # noqa: SIM110 - a loop costs half as much as a generator
        if not effect.possible(context):
            return False
    return True


def all_hold(conditions: tuple[Condition, ...], context: EffectContext) -> bool:
    """Whether all conditions hold now."""
    for condition in conditions:  # noqa: SIM110 - see above
        if not condition.holds(context):
            return False
    return True


type Choice = tuple[int, int, int]
"""A target: card, seat and number; ``NONE`` and 0 where unused."""


class Target(Node, frozen=True):
    """The possible targets of a card or effect.

    Attributes:
        of_seats: they are Methuselahs, not cards.
    """

    of_seats: ClassVar[bool] = False

    def choices(self, context: EffectContext) -> list[Choice]:
        """Every legal target at this moment."""
        raise NotImplementedError

    def is_missing(self, context: EffectContext) -> bool:
        """A fast check of whether no minion that could use the card has a target."""
        del context
        return False


class Nothing(Target, frozen=True):
    """No target."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        del context
        return [(NONE, NONE, 0)]

    @override
    def say(self, wording: Wording) -> str:
        return ""


NOTHING = Nothing()
