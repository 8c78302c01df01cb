"""The index of cards in play: minions, and cards by window, event type and static."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_

from cardbase.terms import Bonus
from vtes_deck.engine.state import static_index
from vtes_deck.engine.state.cards_under import PlaysUnder
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.statics import EVERYWHERE, Index, StaysWhile
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.state.windows import NEVER, OTHERS, User, Windows


def rebuild(table: Table) -> None:
    """Rebuild the index of cards in play: minions, and by window, event type and static."""
    powers = [0] * len(table.seats)
    users: list[list[User]] = [[] for _ in table.seats]
    listeners: dict[str, tuple[int, ...]] = {}
    found: Index = {}
    cards, in_play = table.cards, table.in_play
    for card, card_in_play in in_play.items():
        if card_in_play.contested:
            continue
        printed = cards[card]
        windows = printed.script.windows
        if windows is not NEVER:
            for seat, usable in _usable(table, card_in_play, windows):
                powers[seat] |= usable
                users[seat].append((card, usable, windows))
        if printed.listens_to:
            _note(listeners, printed.listens_to, card)
        if printed.statics:
            bearer = card if card_in_play.host == NONE else card_in_play.host
            static_index.note(found, card, bearer, printed.statics)
    for player in table.seats:
        player.minions = tuple([card for card in player.in_play if _is_minion(in_play[card])])
    _set_users(table, powers, tuple(map(tuple, users)))
    table.listeners = listeners
    _set_statics(table, found)
    hands = tuple(
        (card, table.in_play[card].controller)
        for card, _ in found.get(Bonus.HAND_SIZE, {}).get(EVERYWHERE, ())
    )
    if table.hands != hands:
        table.hands = hands
        table.hands_to_check = table.unsettled = True
    table.hand_sizes_may_change()


def add(table: Table, card: int) -> None:
    """Add a card that has entered play to the index; the result is that of :func:`rebuild`."""
    card_in_play, printed = table.in_play[card], table.cards[card]
    if printed.statics or card_in_play.contested:
        rebuild(table)
        return
    if StaysWhile in table.statics:
        table.unsettled = True
    table.hand_sizes_may_change()
    if _is_minion(card_in_play):
        table.seats[card_in_play.controller].minions += (card,)
    if printed.listens_to:
        table.listeners = table.listeners.copy()
        _note(table.listeners, printed.listens_to, card)
    windows = printed.script.windows
    if windows is not NEVER:
        powers, users = list(table.powers), list(table.users)
        for seat, usable in _usable(table, card_in_play, windows):
            powers[seat] |= usable
            users[seat] += ((card, usable, windows),)
        _set_users(table, powers, tuple(users))


def remove(table: Table, card_in_play: CardInPlay) -> None:
    """Remove a card that has left play from the index; the result is that of :func:`rebuild`."""
    card = card_in_play.card
    printed = table.cards[card]
    if printed.statics or card_in_play.contested:
        rebuild(table)
        return
    if StaysWhile in table.statics:
        table.unsettled = True
    table.hand_sizes_may_change()
    player = table.seats[card_in_play.controller]
    if card in player.minions:
        player.minions = _without(player.minions, card)
    if printed.listens_to:
        others = {what: _without(table.listeners[what], card) for what in printed.listens_to}
        table.listeners = {what: left for what, left in (table.listeners | others).items() if left}
    if printed.script.windows is not NEVER:
        users = tuple([tuple([one for one in each if one[0] != card]) for each in table.users])
        powers = [reduce(or_, [usable for _, usable, _ in each], 0) for each in users]
        _set_users(table, powers, users)


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple([one for one in cards if one != card])


def _set_users(table: Table, powers: list[int], users: tuple[tuple[User, ...], ...]) -> None:
    """Set the users of cards in play, with the windows of each Methuselah."""
    table.powers = tuple(powers)
    table.powers_of_all = reduce(or_, powers)
    known = zip(users, table.users, table.users_in, strict=True)
    table.users_in = tuple([found if now == before else {} for now, before, found in known])
    table.users = users


def users_in(table: Table, seat: int, window: int) -> tuple[tuple[int, bool], ...]:
    """The cards in play that a seat could use now in a window, cached.

    Returns:
        Each card, and whether it could be used there even if it is locked.
    """
    mine = seat == table.active
    key = window if mine else window << OTHERS
    found = table.users_in[seat].get(key)
    if found is None:
        found = table.users_in[seat][key] = tuple(
            [
                (card, bool(windows.locked & window))
                for card, usable, windows in table.users[seat]
                if usable & window and (mine or not windows.own_turn & window)
            ]
        )
    return found


def _is_minion(card: CardInPlay) -> bool:
    """Whether a card in play is a minion, not contested and not a base card."""
    return type(card) is Minion and not card.contested and card.host == NONE


def _set_statics(table: Table, found: Index) -> None:
    """Set the index and update the cards that players can play as if from their hands."""
    if PlaysUnder in found or PlaysUnder in table.statics:
        for player in table.seats:
            player.hand_changes()
    table.statics = found
    if StaysWhile in found:
        table.unsettled = True


def _note[K](found: dict[K, tuple[int, ...]], keys: Iterable[K], card: int) -> None:
    """Add a card to the index under several keys."""
    for key in keys:
        found[key] = (*found.get(key, ()), card)


def _usable(table: Table, card_in_play: CardInPlay, windows: Windows) -> Sequence[tuple[int, int]]:
    """The Methuselahs who could use a card in play, with the windows."""
    mine, hers, rivals = windows.controller, windows.host, windows.rivals
    if card_in_play.host == NONE and not rivals:
        return ((card_in_play.controller, mine | hers),) if mine or hers else ()
    host = table.in_play.get(card_in_play.host, card_in_play).controller
    if host == card_in_play.controller:
        mine, hers = mine | hers, 0
    if not hers and not rivals:
        return ((card_in_play.controller, mine),) if mine else ()
    found = [rivals] * len(table.seats)
    found[card_in_play.controller] = mine
    found[host] |= hers
    return [(seat, usable) for seat, usable in enumerate(found) if usable]
