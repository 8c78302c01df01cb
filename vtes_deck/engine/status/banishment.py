"""Vampires that an effect moves from play to the uncontrolled region, with the cards on them.

Such a vampire is face down and can be influenced again. Changes made in play (titles, Disciplines,
marks) and the cards on it return with it. Until then these cards are set aside, and their counters
are in the bank. The vampire stays with its last permanent controller, who is not always its owner.
"""

from __future__ import annotations

import copy

from vtes_deck.engine.mechanics import play_index, zones
from vtes_deck.engine.mechanics.zone_events import LEAVES
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Banished, CardInPlay, Minion, Region
from vtes_deck.engine.state.table import Table, Zone
from vtes_deck.engine.status import contests, torpor

BANISHED = EventType("banished", "{minion} is moved to the uncontrolled region.")


def banish(table: Table, card: int) -> None:
    """Move a vampire and the cards on it out of play; it keeps its blood."""
    vampire = table.minion(card)
    on_it = [card_in_play for card_in_play in table.in_play.values() if card_in_play.host == card]
    table.emit(BANISHED, vampire.controller, minion=card)
    for card_in_play in (*on_it, vampire):
        table.emit(LEAVES, card_in_play.controller, card_in_play.card)
    kept = Banished(copy.copy(vampire), tuple(copy.copy(card_in_play) for card_in_play in on_it))
    for card_in_play in (*on_it, vampire):
        table.seats[card_in_play.controller].in_play.remove(card_in_play.card)
        del table.in_play[card_in_play.card]
    for card_in_play in on_it:
        table.bank += card_in_play.blood
        table.where[card_in_play.card] = Zone.ASIDE
        table.aside.append(card_in_play.card)
    table.banished += (kept,)
    table.waits_with(card).uncontrolled[card] = vampire.blood
    table.where[card] = Zone.UNCONTROLLED
    play_index.rebuild(table)


def returning(table: Table, card: int, seat: int) -> Minion | None:
    """The former state of a banished vampire that becomes controlled, or ``None``."""
    kept = table.banished_as(card)
    if kept is None:
        return None
    vampire = copy.copy(kept.vampire)
    vampire.controller = seat
    vampire.attached = ()
    vampire.locked = vampire.awake = vampire.resting = vampire.wounded = False
    vampire.set_mark(torpor.STAYS_LOCKED, 0)
    vampire.region, vampire.done = Region.READY, frozenset()
    return vampire


def take_along(table: Table, card: int, seat: int) -> None:
    """Return the cards that were on a banished vampire, unlocked.

    Masters keep their controllers; all other cards follow the vampire's controller (GEN-11).
    """
    kept = table.banished_as(card)
    if kept is None:
        return
    table.banished = tuple(one for one in table.banished if one is not kept)
    for old in kept.attached:
        kept_back = table.cards[old.card].master or old.mark(zones.KEPT)
        controller = old.controller if kept_back else seat
        if table.seats[controller].ousted:
            zones.move(table, old.card, Zone.ASH_HEAP)
            continue
        _put_back(table, copy.copy(old), controller, card)
    play_index.rebuild(table)
    for old in kept.attached:
        if old.card in table.in_play:
            contests.arrived(table, table.in_play[old.card])


def _put_back(table: Table, card_in_play: CardInPlay, controller: int, host: int) -> None:
    card_in_play.controller, card_in_play.locked = controller, False
    table.aside.remove(card_in_play.card)
    table.where[card_in_play.card] = Zone.IN_PLAY
    table.in_play[card_in_play.card] = card_in_play
    table.seats[controller].in_play.append(card_in_play.card)
    table.bank -= card_in_play.blood
    if not card_in_play.contested:
        table.in_play[host].attached += (card_in_play.card,)


def capacity(table: Table, card: int) -> int:
    """The capacity of an uncontrolled card, including changes made in play."""
    printed = table.cards[card]
    kept = None if printed.crypt else table.banished_as(card)
    return printed.capacity if kept is None else kept.vampire.capacity


def is_vampire(table: Table, card: int) -> bool:
    """Whether an uncontrolled card is a vampire, either printed or because of an effect."""
    return table.cards[card].vampire or (card != NONE and table.banished_as(card) is not None)
