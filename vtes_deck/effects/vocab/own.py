"""What the text of a minion changes about the rules for it: costs, blocks against it, its title."""

from __future__ import annotations

from cardbase.model import Trait, Type
from vtes_deck.effects.vocab.scene import Node
from vtes_deck.effects.vocab.who import ANYONE, Who


class Discount(Node, frozen=True, kw_only=True):
    """Some cards cost the minion that the card is, or is on, less.

    Attributes:
        everybody: all minions of its controller instead.
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
    who: Who = ANYONE


class CannotUse(Node, frozen=True):
    """The minion cannot use cards that require a Discipline, or only together with others."""

    discipline: str


class SilencesRetainers(Node, frozen=True):
    """Retainers of minions in combat with this one lose their abilities."""


class KeepsTitle(Node, frozen=True):
    """Vampires that contest the title of this one must yield it."""
