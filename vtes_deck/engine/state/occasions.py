"""Occasions: the reasons to carry out the text of a card (see ``CardScript.resolve``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from vtes_deck.engine.state.decisions import Option

if TYPE_CHECKING:
    from vtes_deck.engine.cards.play import ShowCard
    from vtes_deck.engine.politics.referendum import Referendum
    from vtes_deck.engine.state.moves import Strike


class Shown(msgspec.Struct, frozen=True, gc=False):
    """The card is shown as it is played; its text may offer ways to cancel it (PLY-02)."""

    show: ShowCard


class Played(msgspec.Struct, frozen=True, gc=False):
    """The card, played from the hand, resolves."""

    option: Option


class Used(msgspec.Struct, frozen=True, gc=False):
    """A player has chosen an option of the card that no rule of the engine carries out."""

    option: Option


class Struck(msgspec.Struct, frozen=True, gc=False):
    """A ``special`` strike of the card resolves.

    Attributes:
        striker: the striking minion.
        target: the card that it hits.
        strike: the strike.
    """

    striker: int
    target: int
    strike: Strike


class Blocked(msgspec.Struct, frozen=True, gc=False):
    """The card, not a minion, has blocked an action and is burned.

    Attributes:
        card: the card.
        acting: the acting minion.
    """

    card: int
    acting: int


class Called(msgspec.Struct, frozen=True, gc=False):
    """The referendum of the card is called; its terms are not chosen yet."""

    referendum: Referendum


class Passed(msgspec.Struct, frozen=True, gc=False):
    """The referendum that the card called has passed."""

    referendum: Referendum


class Failed(msgspec.Struct, frozen=True, gc=False):
    """The referendum that the card called has failed."""

    referendum: Referendum


class Stays(msgspec.Struct, frozen=True, gc=False):
    """The card would enter play by an option; asks for its purposes in each later turn."""

    option: Option


class Offers(msgspec.Struct, frozen=True, gc=False):
    """The card would enter play by an option; players ask what it could be used for after that."""

    option: Option


class Remains(msgspec.Struct, frozen=True, gc=False):
    """The card is in play; asks for its purposes in each later turn."""

    card: int


type Occasion = (
    Shown | Played | Used | Struck | Blocked | Called | Passed | Failed | Stays | Offers | Remains
)
