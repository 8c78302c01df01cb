"""Zones: the only module that moves cards. Every card is in exactly one zone.

Outside play a card is in a zone of its owner; only in play can another player control it (GEN-03).
The exception is a banished vampire: it stays with its last permanent controller.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Final, override

import msgspec

from cardbase.terms import Bonus, Trait
from vtes_deck.engine.mechanics import bank, cards_aside, ledger, lent_cards, play_index
from vtes_deck.engine.mechanics.replacements import is_replaced, may_be_replaced
from vtes_deck.engine.mechanics.zone_events import (
    BURNED,
    DEALT,
    DISCARDED,
    DRAWS,
    ENTERS,
    LEAVES,
    MOVES,
    REMOVED,
)
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import Event
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.modifiers import Modifier, TimedRestriction, TimedStatic
from vtes_deck.engine.state.places import PLACE_IN_TURN
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.statics import EVERYWHERE, Would
from vtes_deck.engine.state.table import Phase, Seat, Table, Until, Zone

TITLE_CARD = "title card"
"""The mark of a card that represents a title of the vampire that it is on (PLY-39)."""
KEPT = "kept"
"""The mark of a card that its controller keeps, even if another player controls its host."""
SUPERIOR_VERSION = "superior version"
"""The mark of a permanent with its superior text (PLY-36)."""
ENTERED = "entered play"
"""The mark of a vampire that holds the :func:`moment` at which it entered play."""

LEAVING: list[Callable[[Table, int], None]] = []
"""Rules of other chapters that run when a card is about to leave play."""


def on_leaving(rule: Callable[[Table, int], None]) -> Callable[[Table, int], None]:
    """Register a rule that runs when a card is about to leave play."""
    LEAVING.append(rule)
    return rule


class WouldBurn(Would, frozen=True):
    """A card in play would be burned."""

    @override
    def happen(self, table: Table) -> None:
        burn_for_good(table, self.on)


class WouldMove(Would, frozen=True):
    """A card would move to a zone outside play, for any reason. Players make no decision.

    Attributes:
        zone: the zone.
    """

    zone: Zone


class WouldDiscard(Would, frozen=True, kw_only=True):
    """A card would be discarded from the hand of its owner.

    Attributes:
        card: the card.
    """

    on: int = EVERYWHERE
    card: int

    @override
    def stands(self, table: Table) -> bool:
        return table.where[self.card] is Zone.HAND

    @override
    def happen(self, table: Table) -> None:
        discard_for_good(table, self.card)


class WouldDraw(Would, frozen=True, kw_only=True):
    """A Methuselah would draw a card from her library.

    A replacement usually puts a card into the hand. Otherwise the hand stays too small, and she
    would draw again as soon as hands are adjusted.

    Attributes:
        seat: the Methuselah.
    """

    on: int = EVERYWHERE
    seat: int

    @override
    def stands(self, table: Table) -> bool:
        return not table.seats[self.seat].ousted

    @override
    def happen(self, table: Table) -> None:
        draw_for_good(table, self.seat, 1)


class WouldReplace(Would, frozen=True, kw_only=True):
    """A Methuselah would replace a card in her hand (DRW-01). Players make no decision.

    Attributes:
        seat: the Methuselah.
    """

    on: int = EVERYWHERE
    seat: int


_OF_PLAYERS: Final = {Zone.HAND, Zone.LIBRARY, Zone.CRYPT, Zone.UNCONTROLLED}
_PILES: Final[dict[Zone, Callable[[Seat], list[int]]]] = {
    zone: attrgetter(zone.name.lower())
    for zone in (Zone.LIBRARY, Zone.CRYPT, Zone.HAND, Zone.ASH_HEAP)
}
"""The lists of a Methuselah by zone."""


def _list_of(table: Table, seat: Seat, zone: Zone) -> list[int] | None:
    """The list that represents a zone of a Methuselah, or ``None``."""
    pile = _PILES.get(zone)
    if pile is not None:
        return pile(seat)
    if zone is Zone.BEING_PLAYED:
        return table.being_played
    return table.aside if zone is Zone.ASIDE else None


def _let_go(table: Table, card: int) -> None:
    """Burn the cards of a banished vampire that leaves the uncontrolled region (GEN-10)."""
    kept = table.banished_as(card)
    if kept is None:
        return
    table.banished = tuple(one for one in table.banished if one is not kept)
    for card_in_play in kept.attached:
        if table.where[card_in_play.card] is Zone.ASIDE:
            burn(table, card_in_play.card)


def _take(table: Table, card: int) -> Seat:
    """Remove a card from its zone and return its owner."""
    seat = table.seats[table.owner[card]]
    zone = table.where[card]
    if zone is Zone.IN_PLAY:
        _leave_play(table, card)
    elif zone is Zone.UNCONTROLLED:
        table.bank += table.waits_with(card).uncontrolled.pop(card)
        if table.banished:
            _let_go(table, card)
    else:
        pile = _list_of(table, seat, zone)
        if zone is Zone.ASIDE:
            cards_aside.release(table, card)
        if pile is None:
            raise ValueError(f"{table.cards[card].name} is out of the game (GEN-09)")
        if pile[-1] == card:
            pile.pop()
        else:
            pile.remove(card)
        if zone is Zone.HAND:
            seat.hand_changes()
    return seat


def move(table: Table, card: int, zone: Zone) -> None:
    """Move a card to the top of a zone outside play.

    A library card that has become a vampire is burned if it would go to the crypt. A card that
    would return to an ousted owner leaves the game (END-08).

    Cards and counters on a card that leaves play are burned (GEN-10). INF-16: the base card of a
    merged vampire moves with it; in the uncontrolled region they remain one card.
    """
    if zone is Zone.CRYPT and not table.cards[card].crypt:
        table.emit(BURNED, table.owner[card], card)
        zone = Zone.ASH_HEAP
    if WouldMove in table.statics and is_replaced(table, WouldMove(card, zone), ask=False):
        return
    base = _parted(table, card) if table.cards[card].crypt else NONE
    _take(table, card)
    seat, zone = _destination(table, card, zone)
    if zone is Zone.HAND:
        seat.hand_changes()
    if zone is Zone.UNCONTROLLED:
        seat.uncontrolled[card] = 0
    elif (pile := _list_of(table, seat, zone)) is not None:
        pile.append(card)
    elif zone is not Zone.REMOVED:
        raise ValueError("cards enter play by enter_play")
    table.where[card] = zone
    if base != NONE and zone is Zone.UNCONTROLLED:
        move(table, base, Zone.ASIDE)
        table.merged += ((card, base),)
    elif base != NONE:
        move(table, base, zone)


def _destination(table: Table, card: int, zone: Zone) -> tuple[Seat, Zone]:
    """The owner and the new zone of a card; a lent card is given back first."""
    lent = table.lent_as(card) if table.lent and zone in lent_cards.HOMES else None
    if lent is not None:
        lent_cards.give_back(table, lent)
    seat = table.seats[table.owner[card]]
    gone = lent is not None and lent.for_good and zone is Zone.ASH_HEAP
    if gone or (seat.ousted and zone in _OF_PLAYERS):
        table.emit(REMOVED, seat.number, card)
        zone = Zone.REMOVED
    return seat, zone


def to_hand_of(table: Table, card: int, seat: int) -> None:
    """Move a card to the hand of a Methuselah, even if it is not hers."""
    move(table, card, Zone.HAND)
    owner = table.seats[table.owner[card]]
    if owner.number != seat and table.where[card] is Zone.HAND:
        owner.hand.remove(card)
        owner.hand_changes()
        lent_cards.lend(table, card, seat)
        table.seats[seat].hand.append(card)
        table.seats[seat].hand_changes()


def put_under(table: Table, card: int, host: int) -> None:
    """Put a card face down under a card in play. It is out of play and leaves with that card."""
    move(table, card, Zone.ASIDE)
    table.in_play[host].under += (card,)
    play_index.rebuild(table)


def base_of(table: Table, card: int) -> int:
    """INF-16: the base card under a merged advanced card, or ``NONE``."""
    card_in_play = table.in_play.get(card)
    under = () if card_in_play is None else card_in_play.attached
    found = [base for base in under if table.cards[base].crypt]
    found += [base for advanced, base in table.merged if advanced == card]
    return found[0] if found else NONE


def _parted(table: Table, card: int) -> int:
    """Remove the base card under an advanced card that is about to move; ``NONE`` without one."""
    base = base_of(table, card)
    if base != NONE and base in table.in_play:
        attach(table, base, NONE)
    elif base != NONE:
        table.merged = tuple(pair for pair in table.merged if pair[0] != card)
    return base


def draw(table: Table, seat: int, n: int = 1) -> int:
    """DRW-06, DRW-04: draw up to ``n`` library cards; return the number drawn."""
    if not may_be_replaced(table, WouldDraw):
        return draw_for_good(table, seat, n)
    drawn = 0
    for _ in range(min(n, len(table.seats[seat].library))):
        if not is_replaced(table, WouldDraw(seat=seat)):
            drawn += draw_for_good(table, seat, 1)
    return drawn


def draw_for_good(table: Table, seat: int, n: int) -> int:
    """Draw cards; no replacement applies."""
    player = table.seats[seat]
    drawn = min(n, len(player.library))
    for _ in range(drawn):
        card = player.library.pop()
        player.hand.append(card)
        table.where[card] = Zone.HAND
        table.emit(DRAWS, seat, card, only=seat)
    if drawn:
        player.hand_changes()
    return drawn


def draw_crypt(table: Table, seat: int) -> int:
    """DRW-06: move the top crypt card to the uncontrolled region; return it, or ``NONE``."""
    player = table.seats[seat]
    if not player.crypt:
        return NONE
    card = player.crypt.pop()
    player.uncontrolled[card] = 0
    table.where[card] = Zone.UNCONTROLLED
    table.emit(DEALT, seat, card, only=seat)
    return card


def discard(table: Table, card: int) -> None:
    """GEN-08: discard a card from the hand to the ash heap."""
    if not may_be_replaced(table, WouldDiscard) or not is_replaced(table, WouldDiscard(card=card)):
        discard_for_good(table, card)


def discard_for_good(table: Table, card: int) -> None:
    """Discard a card; no replacement applies."""
    seat = table.owner[card]
    move(table, card, Zone.ASH_HEAP)
    table.emit(DISCARDED, seat, card)


def burn(table: Table, card: int) -> None:
    """GEN-07: move a card face up to its owner's ash heap."""
    if card not in table.in_play or not is_replaced(table, WouldBurn(card)):
        burn_for_good(table, card)


def burn_for_good(table: Table, card: int) -> None:
    """Burn a card; no replacement applies."""
    card_in_play = table.in_play.get(card)
    host = NONE if card_in_play is None else card_in_play.host
    table.emit(BURNED, table.owner[card], card, target=host)
    move(table, card, Zone.ASH_HEAP)


def remove(table: Table, card: int) -> None:
    """GEN-09: remove a card from the game."""
    table.emit(REMOVED, table.owner[card], card)
    move(table, card, Zone.REMOVED)


def remove_all(table: Table, seat: Seat, zone: Zone) -> None:
    """GEN-09: remove a whole pile or hand of a Methuselah from the game, without an event."""
    pile = _PILES[zone](seat)
    if WouldMove in table.statics or table.lent:
        for card in tuple(pile):
            move(table, card, Zone.REMOVED)
        return
    for card in pile:
        table.where[card] = Zone.REMOVED
    pile.clear()
    if zone is Zone.HAND:
        seat.hand_changes()


def enter_play(  # noqa: PLR0913 - a card, its place, and its state there
    table: Table,
    card: int,
    controller: int,
    host: int = NONE,
    *,
    superior: bool = False,
    becomes: Minion | None = None,
    announcement: Event | None = None,
) -> CardInPlay:
    """Put a card into play, unlocked, alone or on another card, with its starting life (PLY-34).

    PLY-29: it stays in play and can be used immediately.

    Counters from the uncontrolled region stay on the card; counters over its capacity drain
    (INF-10).

    PLY-36: a permanent that requires a Discipline has its basic version, unless ``superior``.

    A card of another type may be a minion in play (``becomes``).

    ``announcement`` names the arrival in the log; effects of the arrival follow it.
    """
    counters = 0
    waited = table.where[card] is Zone.UNCONTROLLED
    if waited:
        counters = table.waits_with(card).uncontrolled.pop(card)
    else:
        _take(table, card)
    printed = table.cards[card]
    card_in_play = becomes or _as_printed(printed, card, controller, host)
    if not isinstance(card_in_play, Minion) and host != NONE:
        table.in_play[host].attached += (card,)
    if superior:
        card_in_play.set_mark(SUPERIOR_VERSION, 1)
    if not card_in_play.entry:
        table.entries += 1
        card_in_play.entry = table.entries
    if isinstance(card_in_play, Minion) and card_in_play.vampire:
        card_in_play.set_mark(ENTERED, moment(table.turn, table.phase))
    table.in_play[card] = card_in_play
    table.where[card] = Zone.IN_PLAY
    table.seats[controller].in_play.append(card)
    card_in_play.blood = counters
    if printed.ally or printed.retainer:
        ledger.come_with(table, card_in_play, printed.capacity)
    ledger.drain(table, card_in_play)
    play_index.add(table, card)
    if announcement is not None:
        table.emit_all([msgspec.structs.replace(announcement, source=table.cause)])
    table.emit(ENTERS, controller, card, n=int(waited))
    return card_in_play


def _as_printed(printed: Printed, card: int, controller: int, host: int) -> CardInPlay:
    if not printed.crypt and not printed.ally:
        return CardInPlay(card, controller, host)
    return Minion(
        card,
        controller,
        vampire=printed.vampire,
        capacity=printed.capacity,
        disciplines=printed.disciplines,
        clan=printed.clan,
        sect=printed.sect,
        title=printed.title,
        city=printed.city,
    )


def moment(turn: int, phase: Phase) -> int:
    """The serial number of a phase of a turn; a later phase has a greater one."""
    return turn * len(PLACE_IN_TURN) + PLACE_IN_TURN[phase]


def _leave_play(table: Table, card: int) -> None:
    """GEN-10, PLY-33: burn the cards on a card that leaves play."""
    card_in_play = table.in_play[card]
    for rule in LEAVING:
        rule(table, card)
    table.emit(LEAVES, card_in_play.controller, card)
    for one in card_in_play.under:
        burn_for_good(table, one)
    for attached in card_in_play.attached:
        if table.in_play[attached].marks:
            table.in_play[attached].set_mark(TITLE_CARD, 0)  # its title leaves with the vampire
        burn_for_good(table, attached)
    for other in [other for other in table.in_play.values() if other.host == card]:
        burn_for_good(table, other.card)  # contested, so it is face down next to it (CON-06)
    if card_in_play.blood and isinstance(card_in_play, Minion):
        bank.note_loss(table, card_in_play.controller)  # END-13: it is lost with the minion
    table.bank += card_in_play.blood
    card_in_play.blood = 0
    if card_in_play.host in table.in_play:
        host = table.in_play[card_in_play.host]
        host.attached = tuple(other for other in host.attached if other != card)
    table.seats[card_in_play.controller].in_play.remove(card)
    del table.in_play[card]
    lasting = tuple(one for one in table.modifiers if _lasts(one, card))
    if any(one.bonus is Bonus.HAND_SIZE for one in table.modifiers if one not in lasting):
        table.hands_to_check = table.unsettled = True
    table.modifiers = lasting
    table.timed_restrictions = tuple(one for one in table.timed_restrictions if _lasts(one, card))
    table.timed_statics = tuple(one for one in table.timed_statics if _lasts(one, card))
    play_index.remove(table, card_in_play)


def _lasts(change: Modifier | TimedRestriction | TimedStatic, card: int) -> bool:
    """Whether a modifier survives a card that leaves play."""
    return change.on != card and (change.source != card or change.until is not Until.SOURCE)


def attach(table: Table, card: int, host: int) -> None:
    """Put a card in play on another card, or on none (``NONE``)."""
    card_in_play = table.in_play[card]
    if card_in_play.host in table.in_play:
        old = table.in_play[card_in_play.host]
        old.attached = tuple(other for other in old.attached if other != card)
    card_in_play.host = host
    if host != NONE:
        new = table.in_play[host]
        new.attached += (card,)
        if not table.cards[card].master and new.controller != card_in_play.controller:
            give(table, card, new.controller)
    play_index.rebuild(table)
    if MOVES.name in table.listeners:
        table.emit(MOVES, card_in_play.controller, card, target=host)


def give(table: Table, card: int, seat: int) -> None:
    """GEN-11, GEN-12: change control of a card and of the minion cards on it.

    TRT-10: a trophy belongs to the controller of the vampire that carries it.
    """
    _hand_over(table, card, seat)
    play_index.rebuild(table)


def _hand_over(table: Table, card: int, seat: int) -> None:
    """Change the controller of a card and of the cards that follow it, without the index."""
    card_in_play = table.in_play[card]
    if card_in_play.controller != seat:
        table.seats[card_in_play.controller].in_play.remove(card)
        table.seats[seat].in_play.append(card)
        card_in_play.controller = seat
        if card_in_play.under and table.lent:
            lent_cards.pass_on(table, card_in_play)
    for attached in card_in_play.attached:
        printed = table.cards[attached]
        if table.in_play[attached].mark(KEPT):
            continue
        if not printed.master or Trait.TROPHY in printed.traits:
            _hand_over(table, attached, seat)
