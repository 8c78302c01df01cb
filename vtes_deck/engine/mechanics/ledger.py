"""Changes of counters with a log entry: amount and cause.

:mod:`.bank` moves counters silently. Its callers log the change in their own words or use this
module. The pool of every Methuselah and the blood or life of every minion can be reconstructed from
the log.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardbase.terms import Bonus
from vtes_deck.engine.mechanics import bank, stats
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import Event, EventType
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.table import Table
from vtes_deck.language import mark

GAIN_BARRED = EventType("gain barred", "{seat} does not gain {n} pool.")
NO_POOL_KEPT = EventType("no pool kept", "{seat} burns {n} pool that would be gained.")
"""Counters logged as moved to a pool go to the bank, because a text forbids the gain."""
GAINS_POOL = EventType("gains pool", "{seat} gains {n} pool.")
BURNS_POOL = EventType("burns pool", "{seat} burns {n} pool.")
PAYS_POOL = EventType("pays pool", "{seat} burns {n} pool for {card}.")
GAINS_BLOOD = EventType("gains blood", "{minion} gains {n} blood.")
BURNS_BLOOD = EventType("burns blood", "{minion} burns {n} blood.")
PAYS_BLOOD = EventType("pays blood", "{minion} burns {n} blood for {card}.")
PAYS_FOR_ACTION = EventType("pays for action", "{minion} burns {n} blood for its action.")
GAINS_LIFE = EventType("gains life", "{minion} gains {n} life.")
BURNS_LIFE = EventType("burns life", "{minion} burns {n} life.")
PAYS_LIFE = EventType("pays life", "{minion} burns {n} life for {card}.")
DRAINS = EventType("drains", "{minion} burns {n} blood above its capacity.")
REFUSES = EventType("refuses life", "{minion} burns {n} life that it cannot gain.")
COMES_WITH = EventType("comes with", "{minion} comes with {n} life.")
COMES_WITH_BLOOD = EventType("comes with blood", "{minion} comes with {n} blood.")
HAS_POOL = EventType(
    "has pool",
    mark("{seat} has {n} pool."),
    many=mark("Pool: {cards}."),
    each=mark("{seat} {n}"),
)
GETS = EventType("gets bonus", "{minion} gets +{n} {word}.")
GETS_LESS = EventType("gets penalty", "{minion} gets -{n} {word}.")
HAS_OWN = EventType("own number", "{minion} has {n} {word} without other cards.")
HAS_FROM = EventType("number from", "{minion} has {n} {word} from {card}.")


def log_pools(table: Table) -> None:
    """Log the pool of every Methuselah in the game, clockwise from the active one."""
    if table.is_observed(HAS_POOL):
        order, seats = table.clockwise(table.active), table.seats
        table.emit_all([Event(HAS_POOL, seat, n=seats[seat].pool) for seat in order])


def gain_pool(table: Table, seat: int, n: int) -> None:
    """Give pool from the bank."""
    if n and not table.seats[seat].ousted:
        kept = bank.gain_pool(table, seat, n)
        table.emit(GAINS_POOL if kept else GAIN_BARRED, seat, n=n)


def log_barred(table: Table, seat: int, n: int) -> None:
    """Log that counters moved to a pool went to the bank, if a text forbids the gain."""
    if n and bank.is_gain_barred(table, seat):
        table.emit(NO_POOL_KEPT, seat, n=n)


def burn_pool(table: Table, seat: int, n: int, card: int = NONE) -> int:
    """Burn pool, as the cost of ``card`` if given; return the amount burned."""
    burned = bank.burn_pool(table, seat, n)
    if burned:
        table.emit(BURNS_POOL if card == NONE else PAYS_POOL, seat, card, burned)
    return burned


def gain_blood(table: Table, minion: Minion, n: int) -> int:
    """Give blood or life from the bank; return the amount kept (GEN-18)."""
    gained = bank.gain_blood(table, minion, n)
    if gained:
        what = GAINS_BLOOD if minion.vampire else GAINS_LIFE
        table.emit(what, minion.controller, n=gained, minion=minion.card)
    return gained


def come_with(table: Table, card_in_play: CardInPlay, life: int) -> None:
    """Give a card its starting blood or life; the log states the total of a minion."""
    bank.gain_blood(table, card_in_play, life, first=True)
    if isinstance(card_in_play, Minion):
        n, seat = card_in_play.blood, card_in_play.controller
        what = COMES_WITH_BLOOD if card_in_play.vampire else COMES_WITH
        table.emit(what, seat, n=n, minion=card_in_play.card)


def burn_blood(table: Table, card_in_play: CardInPlay, n: int, card: int = NONE) -> int:
    """Burn blood, life or counters, as the cost of ``card`` if given.

    Returns:
        The amount burned.
    """
    burned = bank.burn_blood(table, card_in_play, n)
    if burned and isinstance(card_in_play, Minion):
        if card == NONE:
            what = BURNS_BLOOD if card_in_play.vampire else BURNS_LIFE
        else:
            what = PAYS_BLOOD if card_in_play.vampire else PAYS_LIFE
        table.emit(what, card_in_play.controller, card, burned, minion=card_in_play.card)
    return burned


def pay_for_action(table: Table, vampire: Minion, n: int) -> int:
    """Burn blood as the cost of an action without a card; return the amount burned."""
    burned = bank.burn_blood(table, vampire, n)
    if burned:
        table.emit(PAYS_FOR_ACTION, vampire.controller, n=burned, minion=vampire.card)
    return burned


def drain(table: Table, minion: CardInPlay) -> None:
    """GEN-18: return excess blood of a vampire to the bank."""
    excess = bank.drain(table, minion)
    if excess:
        table.emit(DRAINS, minion.controller, n=excess, minion=minion.card)


def move_together(
    table: Table, moves: Sequence[tuple[CardInPlay, CardInPlay, int]], what: EventType
) -> list[int]:
    """Move counters between minions at the same time, with a line for each move.

    Vampires keep blood above their capacity for now; allies that cannot gain life lose it at once
    (ALY-05).

    Args:
        table: the table.
        moves: giver, taker and maximum; each giver appears once.
        what: the event of a move; a move of no counters has no event.

    Returns:
        The amount moved by each move.
    """
    refused = [bank.is_spent(table, taker) for _, taker, _ in moves]
    moved = bank.move_together(table, moves, keep=True)
    for (giver, taker, _), n, lost in zip(moves, moved, refused, strict=True):
        if not n:
            continue
        word = "blood" if isinstance(giver, Minion) and giver.vampire else "life"
        table.emit(what, taker.controller, minion=taker.card, target=giver.card, n=n, word=word)
        if lost:
            table.emit(REFUSES, taker.controller, minion=taker.card, n=n)
    return moved


def log_number(table: Table, minion: Minion, bonus: Bonus, base: int = 0) -> None:
    """Log the sources of a number of a minion if it differs from the base.

    Args:
        table: the table.
        minion: the minion.
        bonus: the number.
        base: its printed base, which every minion has.
    """
    if table.logged is not None and HAS_FROM.name not in table.logged:
        return
    shares = stats.shares(table, bonus, minion)
    given = [(source, n) for source, n in shares if source not in {minion.card, NONE}]
    own = base + sum(n for _, n in shares) - sum(n for _, n in given)
    usual = 1 if base else 0
    if own != usual or given:
        if own:
            table.emit(HAS_OWN, minion.controller, n=own, minion=minion.card, word=bonus.value)
        for source, n in given:
            table.emit(HAS_FROM, minion.controller, source, n, minion=minion.card, word=bonus.value)


def log_change(table: Table, minion: Minion, bonus: Bonus, n: int, source: int = NONE) -> None:
    """Log a temporary change of a number of a minion."""
    table.emit(
        GETS if n > 0 else GETS_LESS,
        minion.controller,
        n=abs(n),
        minion=minion.card,
        word=bonus.value,
        source=source,
    )
