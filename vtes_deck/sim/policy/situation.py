"""Facts of the table: pools, minions, votes, hand, turn."""

from __future__ import annotations

from cardbase.terms import Type
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import Option
from vtes_deck.sim.policy.view import (
    PlayerView,
    hand_of,
    held_of,
    is_duplicate,
    starts,
)

# The table


def turn(view: PlayerView, option: Option) -> int:
    """The number of your turn."""
    del option
    return view.table.seats[view.seat].turns


def pool(view: PlayerView, option: Option) -> int:
    """Your pool."""
    del option
    return view.table.seats[view.seat].pool


def prey_pool(view: PlayerView, option: Option) -> int:
    """The pool of your prey."""
    del option
    table = view.table
    return table.seats[table.prey(view.seat)].pool


def hand(view: PlayerView, option: Option) -> int:
    """Cards in your hand."""
    del option
    return len(view.table.seats[view.seat].hand)


def library(view: PlayerView, option: Option) -> int:
    """The cards in your library."""
    del option
    return len(view.table.seats[view.seat].library)


def ready(view: PlayerView, option: Option) -> int:
    """Your ready minions that are crypt cards."""
    del option
    table = view.table
    return sum(table.cards[minion.card].crypt for minion in table.ready_minions(view.seat))


def minions(view: PlayerView, option: Option) -> int:
    """Your minions in play, including those in torpor."""
    del option
    return len(view.table.minions(view.seat))


def prey_minions(view: PlayerView, option: Option) -> int:
    """The minions of your prey in play, including those in torpor."""
    del option
    return len(view.table.minions(view.table.prey(view.seat)))


def unlocked(view: PlayerView, option: Option) -> int:
    """Your ready minions that are not locked."""
    del option
    return sum(not minion.locked for minion in view.table.ready_minions(view.seat))


def waiting(view: PlayerView, option: Option) -> int:
    """The vampires in your uncontrolled region that you could use."""
    del option
    table = view.table
    return sum(not is_duplicate(view, card) for card in table.seats[view.seat].uncontrolled)


def begun(view: PlayerView, option: Option) -> int:
    """The vampires in your uncontrolled region with counters on them."""
    del option
    return sum(n > 0 for n in view.table.seats[view.seat].uncontrolled.values())


def transfers(view: PlayerView, option: Option) -> int:
    """Your remaining transfers."""
    del option
    return view.table.seats[view.seat].transfers


def edge(view: PlayerView, option: Option) -> int:
    """Whether you have the Edge."""
    del option
    return int(view.table.edge == view.seat)


def my_turn(view: PlayerView, option: Option) -> int:
    """Whether it is your turn."""
    del option
    return int(view.table.active == view.seat)


def ahead(view: PlayerView, option: Option) -> int:
    """Votes by which the current referendum would pass now; negative if it would fail."""
    del option
    referendum = view.table.current(Referendum)
    if referendum is None:
        return 0
    votes_for, votes_against = referendum.result_now(view.table)
    return votes_for - votes_against


def passive(view: PlayerView, option: Option) -> int:
    """Cards in your hand that need another event: modifiers, reactions, combat cards."""
    del option
    cards = view.table.cards
    return sum(not starts(cards[card]) for card in hand_of(view))


def masters(view: PlayerView, option: Option) -> int:
    """Master cards in your hand."""
    del option
    return held_of(view, Type.MASTER)


def all_votes(view: PlayerView, option: Option) -> int:
    """Votes of all your ready minions."""
    del option
    table = view.table
    return sum(votes_of(table, minion) for minion in table.ready_minions(view.seat))
