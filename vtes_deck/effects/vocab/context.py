"""What every word of the vocabulary is: a frozen node, and the scene in which it is spoken."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, override

import msgspec

from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.bleed import Bleed
from vtes_deck.engine.state.decisions import NONE

if TYPE_CHECKING:
    from vtes_deck.engine.state.in_play import CardInPlay, Minion
    from vtes_deck.engine.state.table import Table


class EffectContext(msgspec.Struct, frozen=True, gc=False):
    """Who uses which card, and what it is aimed at.

    Attributes:
        table: where it happens.
        seat: the Methuselah who uses the card.
        card: the card.
        minion: the minion that plays it, or ``NONE``.
        target: the card that it is aimed at, or ``NONE``.
        other: the Methuselah at whom it is aimed, or ``NONE``.
        n: the number chosen with it.
        window: the moment, as a bit of the engine's windows; 0 when it is carried out.
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
        """The action under way."""
        return self.table.current(Action)

    @property
    def bleed(self) -> Bleed | None:
        """The action under way, if it is a bleed, and whoever bleeds is still there."""
        action = self.action
        if not isinstance(action, Bleed) or action.minion not in self.table.in_play:
            return None
        return action

    @property
    def user_minion(self) -> Minion:
        """The minion that uses the card: who plays it, or who it is or is on."""
        if self.minion != NONE:
            return self.table.minion(self.minion)
        return self.table.minion(self.host)

    @property
    def host(self) -> int:
        """The card that this card is on, or itself."""
        card_in_play = self.table.in_play.get(self.card)
        return self.card if card_in_play is None or card_in_play.host == NONE else card_in_play.host

    @property
    def target_minion(self) -> Minion:
        """The minion that it is aimed at."""
        return self.table.minion(self.target)

    @property
    def target_seat(self) -> int:
        """The Methuselah that it is aimed at, or who controls the card that it is aimed at."""
        return self.table.in_play[self.target].controller if self.other == NONE else self.other

    @property
    def card_in_play(self) -> CardInPlay:
        """The card itself, in play."""
        return self.table.in_play[self.card]

    def at(self, *, target: int = NONE, other: int = NONE, n: int = 0) -> EffectContext:
        """The same scene, aimed elsewhere."""
        return msgspec.structs.replace(self, target=target, other=other, n=n)

    def by(self, minion: int) -> EffectContext:
        """The same scene with another minion as its user."""
        return msgspec.structs.replace(self, minion=minion)


class Node(msgspec.Struct, frozen=True, cache_hash=True):
    """A word with what belongs to it; trees of them can be compared, counted and printed."""


def contains(node: object, word: type[Node]) -> bool:
    """Whether a word stands anywhere in a tree of words."""
    if isinstance(node, tuple):
        return any(contains(one, word) for one in node)
    if not isinstance(node, Node):
        return False
    return isinstance(node, word) or any(
        contains(getattr(node, field), word) for field in node.__struct_fields__
    )


class Condition(Node, frozen=True):
    """Something that must be so."""

    def holds(self, context: EffectContext) -> bool:
        """Whether it is so."""
        raise NotImplementedError


class Effect(Node, frozen=True):
    """Something that a card does."""

    def windows(self) -> int:
        """The moments in which alone it makes sense; 0 if it has none of its own."""
        return 0

    def timely(self, context: EffectContext) -> bool:
        """Whether this is the moment for it, whoever uses it and whatever it is aimed at.

        It is asked first, and once for all of them, so ``context`` names neither minion nor aim.
        """
        del context
        return True

    def possible(self, context: EffectContext) -> bool:
        """Whether it may be used now; what is not needed or has no object may not.

        What is not timely is never possible.
        """
        return self.timely(context)

    def carry_out(self, context: EffectContext) -> None:
        """Does it; may push one procedure."""
        raise NotImplementedError


@cache
def timed(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Those that have their moment; the others are always timely."""
    return tuple(one for one in effects if type(one).timely is not Effect.timely)


def is_timely(effects: tuple[Effect, ...], context: EffectContext) -> bool:
    """Whether this is the moment for all of these."""
    return not effects or all(effect.timely(context) for effect in effects)


type Choice = tuple[int, int, int]
"""What a card can be aimed at: a card, a Methuselah, a number; ``NONE`` and 0 for nothing."""


class Target(Node, frozen=True):
    """What a card can be aimed at."""

    def choices(self, context: EffectContext) -> list[Choice]:
        """Everything that it can be aimed at now."""
        raise NotImplementedError


class Nothing(Target, frozen=True):
    """It is aimed at nothing."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        del context
        return [(NONE, NONE, 0)]


NOTHING = Nothing()
