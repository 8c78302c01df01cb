"""What the text of a minion changes about the rules for it: costs, blocks against it, its title."""

from __future__ import annotations

from cardbase.model import Trait, Type
from vtes_deck.effects.vocab.context import Node
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter


class Discount(Node, frozen=True, kw_only=True):
    """Some cards cost the minion that the card is, or is on, less.

    Attributes:
        everybody: all minions of its controller instead.
        acting: only as they are played by actions.
        but: not cards with one of these traits.
        pool, blood: how much less.
        types: which cards: one of these types, as they are played.
        trait: with this trait.
        clan: that require this clan.
        discipline: that require this Discipline, as they are played.
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
    """Master cards aimed at the minion that the card is on cost more pool."""

    n: int


class Toll(Node, frozen=True, kw_only=True):
    """Whoever attempts to block the minion that the card is, or is on, burns blood or life for it.

    Attributes:
        n: how much.
        who: which minions have to.
    """

    n: int
    who: MinionFilter = ANYONE


class PassesFor(Node, frozen=True):
    """The minion can play cards that require a clan as though it were of it."""

    clan: str


class FollowsLeader(Node, frozen=True):
    """The minion performs directed actions only while a vampire of this name is ready."""

    name: str


class CannotUse(Node, frozen=True):
    """The minion cannot use cards that require a Discipline, or only together with others."""

    discipline: str


class SilencesRetainers(Node, frozen=True):
    """Retainers of minions in combat with this one lose their abilities."""


class KeepsTitle(Node, frozen=True):
    """Vampires that contest the title of this one must yield it."""


class ActsAtOnce(Node, frozen=True):
    """The ally can act in the turn in which it is recruited."""


class CancelledByDiscard(Node, frozen=True, kw_only=True):
    """The opposing minion can discard two cards of a type to cancel the card as it is played."""

    type: Type


class CancelledByPool(Node, frozen=True):
    """The controller of the minion aimed at can burn pool to cancel the card as it is played."""

    pool: int


class Guards(Node, frozen=True, kw_only=True):
    """The card can attempt to block actions directed at its controller, as an infernal vampire.

    A successful block is no combat: the acting minion takes aggravated damage that cannot be
    prevented, and the card is burned.

    Attributes:
        capacity: of the vampire.
        damage: how much.
    """

    capacity: int
    damage: int


class ReducesDamage(Node, frozen=True, kw_only=True):
    """Damage that the opposing minion makes is less for the minion that the card is or is on.

    Attributes:
        n: by how much each strike or effect of it is less.
    """

    n: int


class OnePerMinion(Node, frozen=True):
    """A minion can have only one copy of the card."""
