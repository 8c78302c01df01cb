"""Occasions that belong to no chapter, or to several."""

from __future__ import annotations

from vtes_deck.engine.state.decisions import Option
from vtes_deck.engine.state.moves import Strike
from vtes_deck.engine.state.script import Occasion


class Played(Occasion, frozen=True, gc=False):
    """The card, played from the hand, resolves."""

    option: Option


class Used(Occasion, frozen=True, gc=False):
    """A player has chosen an option of the card that no rule of the engine carries out."""

    option: Option


class Struck(Occasion, frozen=True, gc=False):
    """A ``special`` strike of the card resolves.

    Attributes:
        striker: the striking minion.
        target: the card that it hits.
        strike: the strike.
    """

    striker: int
    target: int
    strike: Strike


class Blocked(Occasion, frozen=True, gc=False):
    """The card, not a minion, has blocked an action and is burned.

    Attributes:
        card: the card.
        acting: the acting minion.
    """

    card: int
    acting: int


class Stays(Occasion, frozen=True, gc=False):
    """The card would enter play by an option; asks for its purposes in each later turn."""

    option: Option


class Offers(Occasion, frozen=True, gc=False):
    """The card would enter play by an option; players ask what it could be used for after that."""

    option: Option


class Remains(Occasion, frozen=True, gc=False):
    """The card is in play; asks for its purposes in each later turn."""

    card: int


class Rewards(Occasion, frozen=True, gc=False):
    """The minion would bleed by an option; asks what its text gives for a successful bleed."""

    option: Option
