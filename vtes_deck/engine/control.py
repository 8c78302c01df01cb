"""Coming under control: vampires that arrive, and the two versions of a vampire that merge."""

from __future__ import annotations

from cardbase.model import CryptCard
from vtes_deck.engine import bank, contests, sects, titles, zones
from vtes_deck.engine.decisions import NONE
from vtes_deck.engine.inplay import InPlay
from vtes_deck.engine.printed import Printed
from vtes_deck.engine.table import Modifier, Table, Until


def arrive(
    table: Table, card: int, seat: int, host: int = NONE, *, superior: bool = False
) -> InPlay:
    """A card comes into play, controlled by ``seat``.

    CON-02, CON-10, CON-11: here it is seen whether it, or its title, is contested; it may be face
    down or burned when this returns.
    """
    thing = zones.enter_play(table, card, seat, host, superior=superior)
    contests.arrived(table, thing)
    return thing


def two_versions(one: Printed, other: Printed) -> bool:
    """INF-13: whether one card is the advanced version of the other."""
    first, second = one.definition, other.definition
    return (
        isinstance(first, CryptCard)
        and isinstance(second, CryptCard)
        and first.advanced != second.advanced
        and second.id in first.variants
    )


def merge(table: Table, seat: int, incoming: int, controlled: int) -> None:
    """INF-13 to INF-17: the advanced card lies on top, the base card under it.

    INF-14: counters and cards on the one in play remain. INF-15: those on the incoming card are
    burned (older rules do not say; they are kept, as far as the capacity goes). INF-16: the base
    card is attached, so that its text goes on and it is burned together with the other.
    """
    if table.rules.merge_burns_incoming:
        blood = table.seats[table.owner[incoming]].uncontrolled[incoming]
        bank.burn_from_uncontrolled(table, incoming, blood)
    definition = table.cards[incoming].definition
    incoming_is_advanced = isinstance(definition, CryptCard) and definition.advanced
    if not incoming_is_advanced:
        zones.enter_play(table, incoming, seat)
        zones.attach(table, incoming, controlled)
        _merged(table, controlled)
        return
    zones.enter_play(table, incoming, seat)
    old, new = table.minion(controlled), table.minion(incoming)
    new.locked, new.region, new.wounded = old.locked, old.region, old.wounded
    new.done, new.resting, new.marks = old.done, old.resting, old.marks
    bank.move_blood(table, old, new, old.blood)
    for attached in old.attached:
        zones.attach(table, attached, incoming)
    table.modifiers = tuple(
        Modifier(m.bonus, m.n, incoming, m.until, m.source, m.seat) if m.on == controlled else m
        for m in table.modifiers
    )
    zones.attach(table, controlled, incoming)
    titles.arrived(table, new)
    _merged(table, incoming)


def _merged(table: Table, card: int) -> None:
    """INF-16: what the advanced card says for "merged" holds now."""
    definition = table.cards[card].definition
    if not isinstance(definition, CryptCard) or definition.merged is None:
        return
    vampire, merged = table.minion(card), definition.merged
    if merged.sect is not None:
        sects.change_sect(table, vampire, merged.sect)
    if merged.title is not None:
        titles.gain(table, vampire, merged.title, merged.city)
    for bonus, amount in merged.permanent.items():
        table.modify(Modifier(bonus, amount, card, Until.SOURCE, card))
