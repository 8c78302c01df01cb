"""The table as one seat sees it, and the subject of an option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from cardbase.terms import Type
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.state.decisions import NONE, Option
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.table import Table


class PlayerView(msgspec.Struct, frozen=True):
    """The table as one seat sees it.

    Attributes:
        table: the table.
        seat: the viewer.
        worth: the worth of the vampires of the deck, by id; see the fact ``worth``.
        known: the facts already computed for this decision, by word.
        local: the facts already computed for the current option.
    """

    table: Table
    seat: int
    worth: Mapping[int, int]
    known: dict[str, int] = {}
    local: dict[str, int] = {}


type Fact = Callable[[PlayerView, Option], int]
"""Finds a number for one option of a decision."""


def minion_of(view: PlayerView, option: Option) -> Minion | None:
    """The minion that plays the card or has the card on it, or else the acting minion."""
    table = view.table
    card = option.minion
    if card == NONE:
        card_in_play = table.in_play.get(option.card)
        if card_in_play is not None and card_in_play.host != NONE:
            card = card_in_play.host
        else:
            action = table.current(Action)
            card = NONE if action is None else action.minion
    found = table.in_play.get(card)
    return found if isinstance(found, Minion) else None


def owed_by(view: PlayerView, minion: Minion) -> int:
    """The blood that a minion will pay for its current action if the action succeeds (RES-01)."""
    action = view.table.current(Action)
    if action is None or action.minion != minion.card or action.successful:
        return 0
    return action.blood_cost


def target_of(option: Option) -> int:
    """The card that an option targets or moves."""
    return option.card if option.target == NONE else option.target


def uncontrolled_of(view: PlayerView, option: Option) -> int:
    """The vampire in the seat's uncontrolled region that an option concerns, or ``NONE``."""
    card = target_of(option)
    return card if card in view.table.seats[view.seat].uncontrolled else NONE


def minion_at(view: PlayerView, option: Option) -> Minion | None:
    """The minion in play that an option targets."""
    found = view.table.in_play.get(option.target)
    return found if isinstance(found, Minion) else None


def is_duplicate(view: PlayerView, card: int) -> bool:
    """Whether a copy of a unique vampire is already in play."""
    table = view.table
    printed = table.cards[card]
    return printed.unique and any(
        table.cards[minion.card].name == printed.name for minion in table.minions(view.seat)
    )


_OF_THE_TARGET: Final = frozenset({"to hand", "to library", "choose card", "tuck"})
"""Verbs that concern their target, not the card that offers the option."""


def subject(option: Option) -> int:
    """The card that an option concerns, or ``NONE``."""
    if option.card == NONE or option.verb.name in _OF_THE_TARGET:
        return option.target
    return option.card


def card_of(view: PlayerView, option: Option) -> Printed | None:
    """The printed card that an option concerns."""
    card = subject(option)
    return None if card == NONE else view.table.cards[card]


def hand_of(view: PlayerView) -> list[int]:
    """The cards in hand."""
    return view.table.seats[view.seat].hand


def held_of(view: PlayerView, kind: Type) -> int:
    """The number of cards of a type in hand."""
    cards = view.table.cards
    return sum(kind in cards[card].types for card in hand_of(view))


def starts(card: Printed) -> bool:
    """Whether a card can start something in its owner's own turn."""
    return not card.out_of_turn and not card.types.isdisjoint(_ACTIVE)


_ACTIVE: Final = frozenset(Type) - {Type.ACTION_MODIFIER, Type.REACTION, Type.COMBAT}
