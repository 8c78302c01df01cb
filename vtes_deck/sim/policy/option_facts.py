"""Facts of an option: its minion, its target, its card."""

from __future__ import annotations

from vtes_deck.engine.actions.bleed import Bleed
from vtes_deck.engine.cards.requirements import lacks
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import NONE, Option
from vtes_deck.engine.state.statics import Calls
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.state.windows import DISCARDABLE, POLLING, Windows
from vtes_deck.sim.policy.view import (
    PlayerView,
    card_of,
    hand_of,
    is_duplicate,
    minion_at,
    minion_of,
    owed_by,
    starts,
    subject,
    target_of,
    uncontrolled_of,
)

PASSIVE = Windows(POLLING | DISCARDABLE).from_hand
"""The windows of cards that can be burned for a vote but not played."""


def blood(view: PlayerView, option: Option) -> int:
    """Blood or life of the minion."""
    minion = minion_of(view, option)
    return 0 if minion is None else minion.blood


def purse(view: PlayerView, option: Option) -> int:
    """Blood of the minion that it does not need for the cost of the current action."""
    minion = minion_of(view, option)
    return 0 if minion is None else max(0, minion.blood - owed_by(view, minion))


def capacity(view: PlayerView, option: Option) -> int:
    """Capacity of the minion."""
    minion = minion_of(view, option)
    return 0 if minion is None else minion.capacity


def thirst(view: PlayerView, option: Option) -> int:
    """The blood that the minion needs to reach its capacity."""
    minion = minion_of(view, option)
    return 0 if minion is None else max(0, minion.capacity - minion.blood)


def bleed(view: PlayerView, option: Option) -> int:
    """The bleed of the minion; during a bleed, its current amount."""
    action = view.table.current(Bleed)
    if action is not None and action.minion in view.table.in_play:
        return action.amount(view.table)
    minion = minion_of(view, option)
    return 0 if minion is None else stats.bleed(view.table, minion)


def votes(view: PlayerView, option: Option) -> int:
    """Votes of the minion."""
    minion = minion_of(view, option)
    return 0 if minion is None else votes_of(view.table, minion)


def target_blood(view: PlayerView, option: Option) -> int:
    """Blood or life of the target."""
    target = minion_at(view, option)
    if target is not None:
        return target.blood
    card = uncontrolled_of(view, option)
    return view.table.seats[view.seat].uncontrolled.get(card, 0)


def target_capacity(view: PlayerView, option: Option) -> int:
    """Capacity of the target, in play or uncontrolled."""
    target = minion_at(view, option)
    if target is not None:
        return target.capacity
    card = target_of(option)
    if card == NONE or view.table.where[card] in {Zone.LIBRARY, Zone.CRYPT}:
        return 0
    return view.table.cards[card].capacity


def left(view: PlayerView, option: Option) -> int:
    """Blood that would remain on the target if the number were taken from it."""
    return target_blood(view, option) - option.n


def missing(view: PlayerView, option: Option) -> int:
    """Blood that the target needs: in play to reach its capacity, uncontrolled to enter play."""
    card = target_of(option)
    counters = view.table.seats[view.seat].uncontrolled.get(card)
    if counters is not None:
        return max(0, view.table.cards[card].capacity - counters)
    return max(0, target_capacity(view, option) - target_blood(view, option))


def mine(view: PlayerView, option: Option) -> int:
    """Whether the target is yours, or the named Methuselah is you."""
    if option.seat != NONE:
        return int(option.seat == view.seat)
    card_in_play = view.table.in_play.get(target_of(option))
    if card_in_play is not None:
        return int(card_in_play.controller == view.seat)
    card = target_of(option)
    return int(card != NONE and view.table.owner[card] == view.seat)


def prey(view: PlayerView, option: Option) -> int:
    """Whether the target belongs to your prey, or the Methuselah named is your prey."""
    number = view.table.prey(view.seat)
    if option.seat != NONE:
        return int(option.seat == number)
    card_in_play = view.table.in_play.get(target_of(option))
    return int(card_in_play is not None and card_in_play.controller == number)


def n(view: PlayerView, option: Option) -> int:
    """The chosen number, e.g. of blood or points."""
    del view
    return option.n


def worth(view: PlayerView, option: Option) -> int:
    """The share of the library that a crypt card could play, 0 to 100."""
    card = target_of(option)
    return 0 if card == NONE else view.worth.get(view.table.cards[card].id, 0)


def duplicate(view: PlayerView, option: Option) -> int:
    """Whether the target is an uncontrolled vampire of which you have a copy in play."""
    card = uncontrolled_of(view, option)
    return int(card != NONE and is_duplicate(view, card))


# The card


def copies(view: PlayerView, option: Option) -> int:
    """Copies of the card in your hand."""
    card = card_of(view, option)
    if card is None:
        return 0
    cards = view.table.cards
    return [cards[one].id for one in hand_of(view)].count(card.id)


def in_play(view: PlayerView, option: Option) -> int:
    """Copies of the card that you control."""
    card = card_of(view, option)
    if card is None:
        return 0
    table = view.table
    return sum(table.cards[one].id == card.id for one in table.seats[view.seat].in_play)


def spare(view: PlayerView, option: Option) -> int:
    """Whether the card is unique, and a copy of it is in play: it would be contested or burned."""
    card = card_of(view, option)
    table = view.table
    if card is None or not card.unique or table.where[subject(option)] is Zone.IN_PLAY:
        return 0
    return int(any(table.cards[one].id == card.id for one in table.in_play))


def on_target(view: PlayerView, option: Option) -> int:
    """Copies of the card on the target."""
    card = card_of(view, option)
    target = view.table.in_play.get(option.target)
    if card is None or target is None:
        return 0
    return sum(view.table.cards[one].id == card.id for one in target.attached)


def on_minion(view: PlayerView, option: Option) -> int:
    """Cards of the types of the card, e.g. equipment, on the minion."""
    card, minion = card_of(view, option), minion_of(view, option)
    if card is None or minion is None:
        return 0
    return sum(not card.types.isdisjoint(view.table.cards[one].types) for one in minion.attached)


def pool_cost(view: PlayerView, option: Option) -> int:
    """Pool that the card costs."""
    card = card_of(view, option)
    return 0 if card is None else card.pool_cost


def blood_cost(view: PlayerView, option: Option) -> int:
    """Blood that the card costs."""
    card = card_of(view, option)
    return 0 if card is None else card.blood_cost


def stuck(view: PlayerView, option: Option) -> int:
    """Whether none of your vampires, ready or uncontrolled, could play the card."""
    printed = card_of(view, option)
    if printed is None:
        return 0
    if printed.master or printed.event:
        return 0
    table = view.table
    if any(lacks(table, printed, minion) is None for minion in table.minions(view.seat)):
        return 0
    wanted = printed.requirement.disciplines
    waiting = table.seats[view.seat].uncontrolled
    return int(
        not any(
            not wanted or not table.cards[one].disciplines.keys().isdisjoint(wanted)
            for one in waiting
        )
    )


def blank(view: PlayerView, option: Option) -> int:
    """Whether the engine has no way to play the card."""
    card = card_of(view, option)
    if card is None or card.event or card.crypt:
        return 0
    return int(not card.windows & ~PASSIVE and not any(card.of(Calls)))


def active(view: PlayerView, option: Option) -> int:
    """Whether the card can start something in your own turn: a master, an action, an event."""
    card = card_of(view, option)
    return int(card is not None and starts(card))
