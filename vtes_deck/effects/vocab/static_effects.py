"""Static abilities: costs, tolls on blockers, requirements, titles."""

from __future__ import annotations

from cardbase.model import Trait, Type
from vtes_deck.effects.vocab.context import Node
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter


class Discount(Node, frozen=True, kw_only=True):
    """Reduces the cost of cards for the minion that is or carries the card.

    Attributes:
        everybody: for all minions of its controller instead.
        acting: only for cards played by actions.
        but: excludes cards with one of these traits.
        pool, blood: the reduction.
        types: for these types, as played.
        trait: for cards with this trait.
        clan: for cards that require this clan.
        discipline: for cards that require this Discipline, as played.
    """

    pool: int = 0
    blood: int = 0
    types: tuple[Type, ...] = ()
    trait: Trait | None = None
    discipline: str = ""
    clan: str = ""
    everybody: bool = False
    acting: bool = False
    but: tuple[Trait, ...] = ()


class MastersCostMore(Node, frozen=True):
    """Master cards that target the minion with this card cost more pool."""

    n: int


class Toll(Node, frozen=True, kw_only=True):
    """Minions burn blood or life to attempt to block the minion that is or carries the card.

    Attributes:
        n: the amount.
        who: filter for the blocking minions.
    """

    n: int
    who: MinionFilter = ANYONE


class PassesFor(Node, frozen=True):
    """The minion can play cards that require a clan as if it belonged to the clan."""

    clan: str


class FollowsLeader(Node, frozen=True):
    """The minion performs directed actions only while a vampire of this name is ready."""

    name: str


class CannotUse(Node, frozen=True):
    """The minion cannot use cards that require this Discipline alone."""

    discipline: str


class SilencesRetainers(Node, frozen=True):
    """Retainers of minions in combat with this one lose their abilities."""


class KeepsTitle(Node, frozen=True):
    """Vampires that contest the title of this vampire must yield it."""


class ActsAtOnce(Node, frozen=True):
    """The ally can act in the turn in which it is recruited."""


class CancelledByDiscard(Node, frozen=True, kw_only=True):
    """The opposing minion can discard two cards of a type to cancel the card as it is played."""

    type: Type


class CancelledByPool(Node, frozen=True):
    """The controller of the target minion can burn pool to cancel the card as it is played."""

    pool: int


class Guards(Node, frozen=True, kw_only=True):
    """The card can block actions directed at its controller, as an infernal vampire.

    A successful block causes no combat: the acting minion takes aggravated damage that cannot be
    prevented, and the card is burned.

    Attributes:
        capacity: the capacity of the vampire.
        damage: the damage.
    """

    capacity: int
    damage: int


class ReducesDamage(Node, frozen=True, kw_only=True):
    """Reduces damage by the opposing minion to the minion that is or carries the card.

    Attributes:
        n: the reduction per strike or effect.
    """

    n: int


class OnePerMinion(Node, frozen=True):
    """A minion can have only one copy of the card."""
