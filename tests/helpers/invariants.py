"""The invariants between any two steps of a game."""

from __future__ import annotations

from collections import Counter

from table_play import counters_add_up, misplaced, overfull

from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion, Region
from vtes_deck.engine.state.statics import LeavesAtOnce
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status.torpor import has_paid


def violations(table):
    """Sentences about violated invariants at a decision; empty if there are none."""
    wrong = [f"misplaced: {one}" for one in misplaced(table)]
    if not counters_add_up(table):
        wrong.append("counters were made or lost")
    wrong += [f"{name} has no life" for name in ghosts(table)]
    wrong += _states(table)
    wrong += _negative(table)
    wrong += _copies(table)
    wrong += _seats(table)
    wrong += _attached(table)
    wrong += _lasting(table)
    wrong += _windows(table)
    wrong += _repeated(table)
    # In 1994, stolen blood above the capacity stays until the end of the turn (DX-04).
    if table.rules.stolen_blood_excess == "at once" or table.phase is Phase.UNLOCK:
        wrong += [f"{_name(table, one.card)} is overfull" for one in overfull(table)]
    return wrong


def ghosts(table):
    """Allies and retainers without life, except minions that fight or pay for something with it."""
    return [
        _name(table, card)
        for card, card_in_play in table.in_play.items()
        if card_in_play.blood == 0
        and table.cards[card].capacity
        and (table.cards[card].ally or table.cards[card].retainer)
        and not (
            isinstance(card_in_play, Minion) and (card_in_play.leaving or card_in_play.vampire)
        )
        and not (table.cards[card].imbued or has_paid(table, card))
    ]


def _name(table, card):
    return table.cards[card].name


def _states(table):
    """GEN-29, GEN-30: states that cannot last, except in a combat."""
    fight = table.current(Combat)
    fighting = {fight.acting, fight.opposing} if fight is not None and fight.sides else set()
    if table.current(DamageResolution) is not None:
        return
    for card, card_in_play in table.in_play.items():
        if not isinstance(card_in_play, Minion) or card in fighting:
            continue
        if card_in_play.leaving:
            yield f"{_name(table, card)} should have left play"
        if card_in_play.wounded and card_in_play.region is Region.READY:
            yield f"{_name(table, card)} is wounded in the ready region"


def _negative(table):
    """GEN-20: no card has a negative number of counters."""
    for card, card_in_play in table.in_play.items():
        if card_in_play.blood < 0:
            yield f"{_name(table, card)} has {card_in_play.blood} counters"
        for word, amount in card_in_play.marks:
            if amount < 0:
                yield f"{_name(table, card)} has the mark {word!r} {amount} times"
    for seat in table.seats:
        if seat.pool < 0:
            yield f"{seat.name} has {seat.pool} pool"
        if any(blood < 0 for blood in seat.uncontrolled.values()):
            yield f"{seat.name} has an uncontrolled vampire with fewer counters than none"


def _copies(table):
    """CON-01: a unique card with two copies in play is contested after it has entered play."""
    unique = Counter(
        table.cards[card].definition.name
        for card, card_in_play in table.in_play.items()
        if table.cards[card].unique
        and not card_in_play.contested
        and not (
            table.cards[card].crypt and card_in_play.host != NONE
        )  # INF-16: under its advanced card
        and not _may_leave(table, card)
    )
    yield from (f"{name} is in play {n} times" for name, n in unique.items() if n > 1)


def _may_leave(table, card):
    """Whether a card that has just entered play can still leave it before a contest."""
    leaves = any(True for _ in table.cards[card].of(LeavesAtOnce))
    return leaves and any(getattr(one, "card", NONE) == card for one in table.stack)


def _seats(table):
    """END-01: an ousted Methuselah has nothing, not even the Edge, and is not asked."""
    if table.edge != NONE and table.seats[table.edge].ousted:
        yield "an ousted Methuselah has the Edge"
    if table.decision is not None and table.seats[table.decision.seat].ousted:
        yield "someone who is out is asked"
    for seat in table.seats:
        left = (seat.pool, seat.hand, seat.library, seat.crypt, seat.uncontrolled, seat.in_play)
        if seat.ousted and any(left):
            yield f"{seat.name} is out and has {left}"


def _attached(table):
    """GEN-10, GEN-11: hosts, attached cards and controllers of cards agree."""
    for seat in table.seats:
        for card in seat.in_play:
            if table.in_play[card].controller != seat.number:
                yield f"{_name(table, card)} is with {seat.name}, who does not control it"
    for card, card_in_play in table.in_play.items():
        for other in card_in_play.attached:
            if table.in_play[other].host != card:
                yield f"{_name(table, other)} is not on {_name(table, card)}"
        if (
            card_in_play.contested or card_in_play.host == NONE
        ):  # CON-02: face down, it is not on a card
            continue
        if card not in table.in_play[card_in_play.host].attached:
            yield f"{_name(table, card)} is on {_name(table, card_in_play.host)}, which lacks it"


def _lasting(table):
    """Every effect with a duration ends with it (GEN-25), so the table still has this duration."""
    found = [one.until for one in table.modifiers]
    found += [one.until for one in table.timed_restrictions]
    found += [one.until for one in table.timed_statics]
    found += [one.until for one in table.open_hands]
    found += [one.until for one in table.delayed_triggers]
    found += [until for _, _, until in table.used]
    for until in {*found} - table.durations:
        yield f"what lasts until {until} would not end"


def _repeated(table):
    """Options that are offered twice."""
    options = table.decision.options if table.decision is not None else ()
    times = Counter(options)
    return [f"{one.key()} is offered {n} times" for one, n in times.items() if n > 1]


def _windows(table):
    """The windows in which a hand matters are those of the cards in the game."""
    for seat in table.seats:
        if seat.reach > 0 and seat.reach & ~table.potential.hands:
            yield f"{seat.name} holds a card with a window that no card of the game has"
