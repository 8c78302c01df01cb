"""Counters: the only module that changes pool, blood and life.

There is one kind of counter (GEN-04), and the bank never runs out (GEN-05). Burned counters go to
the bank and gained counters come from it (GEN-06), so the total never changes.
"""

from __future__ import annotations

from collections.abc import Sequence

from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.refusals import BarsGains
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import EVERYWHERE
from vtes_deck.engine.state.table import Activity, Table

BLOODLESS = EventType("bloodless", "")
"""A vampire has lost its last blood in the step that has just ended, and has none now."""


def gain_pool(table: Table, seat: int, n: int) -> int:
    """Give pool from the bank and return the amount (GEN-06): 0 if a text forbids the gain."""
    if is_gain_barred(table, seat):
        return 0
    table.seats[seat].pool += n
    table.bank -= n
    return n


def is_gain_barred(table: Table, seat: int) -> bool:
    """Whether a text prevents a Methuselah from gaining pool."""
    return BarsGains in table.statics and any(
        static.bars_gain(table, source, seat)
        for source, static in statics_on(table, BarsGains, EVERYWHERE)
    )


def burn_pool(table: Table, seat: int, n: int) -> int:
    """Burn up to ``n`` pool and return the amount burned (GEN-20).

    END-01: an empty pool is checked before the next step.
    """
    player = table.seats[seat]
    burned = min(n, player.pool)
    player.pool -= burned
    player.pool_lost += burned
    table.bank += burned
    if player.pool == 0:
        player.deficit += n - burned
        table.pools_to_check = table.unsettled = True
    if burned:
        note_loss(table, seat)
    return burned


def move_pool(table: Table, giver: int, taker: int, n: int) -> int:
    """Move up to ``n`` pool from one Methuselah to another (GEN-20).

    The caller logs the move, and then :func:`.ledger.log_barred` what the taker cannot keep.
    """
    moved = burn_pool(table, giver, min(n, table.seats[giver].pool))
    gain_pool(table, taker, moved)
    return moved


def gain_blood(table: Table, card: CardInPlay, n: int, *, first: bool = False) -> int:
    """Give blood or life from the bank and return the amount kept.

    Args:
        table: the table.
        card: the card.
        n: the amount.
        first: the card enters play with the counters, which is not a gain.
    """
    if not first and is_spent(table, card):
        return 0
    card.blood += n
    table.bank -= n
    return n - drain(table, card)


def burn_blood(table: Table, card: CardInPlay, n: int) -> int:
    """Burn up to ``n`` blood or life and return the amount burned (GEN-20)."""
    burned = min(n, card.blood)
    card.blood -= burned
    table.bank += burned
    if burned:
        _note_blood_loss(table, card)
    return burned


def move_blood(
    table: Table, giver: CardInPlay, taker: CardInPlay, n: int, *, keep: bool = False
) -> int:
    """Move up to ``n`` counters from one card to another (GEN-20, STR-09).

    Args:
        table: the table.
        giver: the card that loses them.
        taker: the card that receives them.
        n: the maximum.
        keep: the taker keeps the excess over its capacity for now (STR-05, 1994).
    """
    return move_together(table, ((giver, taker, n),), keep=keep)[0]


def move_together(
    table: Table, moves: Sequence[tuple[CardInPlay, CardInPlay, int]], *, keep: bool = False
) -> list[int]:
    """Move counters simultaneously: received counters cannot be passed on (COM-14).

    Args:
        table: the table.
        moves: giver, taker and maximum; each giver appears once.
        keep: see :func:`move_blood`.

    Returns:
        The amount moved by each move.
    """
    refused = [is_spent(table, taker) for _, taker, _ in moves]
    moved = [min(n, giver.blood) for giver, _, n in moves]
    for (giver, _, _), n in zip(moves, moved, strict=True):
        giver.blood -= n
        if n:
            _note_blood_loss(table, giver)
    for (_, taker, _), n, lost in zip(moves, moved, refused, strict=True):
        if lost:
            table.bank += n
        else:
            taker.blood += n
    for _, taker, _ in moves:
        if not keep:
            drain(table, taker)
    return moved


def is_spent(table: Table, card: CardInPlay) -> bool:
    """ALY-05: in 1994 an ally cannot gain life beyond its starting life."""
    if Activity.GAIN_LIFE in table.statics and table.is_restricted(Activity.GAIN_LIFE, card.card):
        return True
    ally = isinstance(card, Minion) and not card.vampire
    return ally and card.blood > 0 and not table.rules.allies_heal


def drain(table: Table, card: CardInPlay) -> int:
    """GEN-18: move the excess blood of a vampire to the bank; return the amount."""
    if not isinstance(card, Minion) or not card.vampire:
        return 0
    excess = max(0, card.blood - card.capacity)
    card.blood -= excess
    table.bank += excess
    return excess


def blood_to_pool(table: Table, card: CardInPlay, seat: int, n: int) -> int:
    """Move counters of a card to the pool (GEN-04); logged like :func:`move_pool`."""
    moved = burn_blood(table, card, n)
    gain_pool(table, seat, moved)
    return moved


def pool_to_blood(table: Table, seat: int, card: CardInPlay, n: int) -> int:
    """Move pool to a card as counters (GEN-04); the excess is not drained here."""
    moved = burn_pool(table, seat, n)
    if not is_spent(table, card):
        card.blood += moved
        table.bank -= moved
    return moved


def add_to_uncontrolled(table: Table, card: int, n: int) -> None:
    """Add counters from the bank to a card in an uncontrolled region."""
    table.waits_with(card).uncontrolled[card] += n
    table.bank -= n


def burn_from_uncontrolled(table: Table, card: int, n: int) -> int:
    """Burn counters of an uncontrolled card and return the amount burned."""
    region = table.waits_with(card).uncontrolled
    burned = min(n, region[card])
    region[card] -= burned
    table.bank += burned
    return burned


def _note_blood_loss(table: Table, card: CardInPlay) -> None:
    """END-13; ALY-02: a card without life is checked before the next step.

    A vampire without blood is checked then too: the step logs the loss first, and may give blood.
    """
    vampire = False
    if isinstance(card, Minion):
        note_loss(table, card.controller)
        vampire = card.vampire
    if card.blood:
        return
    if not vampire or table.is_observed(BLOODLESS):
        table.spent += (card.card,)
        table.unsettled = True


def note_loss(table: Table, seat: int) -> None:
    """END-13: a Methuselah who loses blood or pool cannot complete her withdrawal."""
    if not table.seats[seat].ousted:
        table.seats[seat].withdrawing = -1
