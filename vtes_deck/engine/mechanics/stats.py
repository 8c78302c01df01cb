"""The present numbers of minions and hands: bleed, hunt, strength, intercept, hand size."""

from __future__ import annotations

from cardbase.terms import Bonus
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.modifiers import Modifier
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import EVERYWHERE
from vtes_deck.engine.state.table import Table


def bonus_of(table: Table, bonus: Bonus, card: CardInPlay) -> int:
    """The sum of all bonuses of a card in play.

    It includes printed bonuses, bonuses from texts of cards in play, and temporary modifiers.
    """
    total = 0
    if bonus in table.statics:
        for source, static in statics_on(table, bonus, card.card):
            total += static.number(table, source, card)
    for modifier in table.modifiers:
        if modifier.on == card.card and modifier.bonus is bonus and applies(table, modifier):
            total += modifier.n
    return total


def applies(table: Table, modifier: Modifier) -> bool:
    """Whether the condition of a modifier holds now."""
    return modifier.only_if is None or modifier.only_if.holds(table)


def shares(table: Table, bonus: Bonus, card: CardInPlay) -> list[tuple[int, int]]:
    """The cards that contribute to :func:`bonus_of`, each with its contribution."""
    found = [
        (source, static.number(table, source, card))
        for source, static in statics_on(table, bonus, card.card)
    ]
    found += [
        (modifier.source, modifier.n)
        for modifier in table.modifiers
        if modifier.on == card.card and modifier.bonus is bonus and applies(table, modifier)
    ]
    return [share for share in found if share[1]]


def intercept(table: Table, minion: Minion) -> int:
    """STL-01, STL-05: the intercept is 0 plus modifiers; it may be negative."""
    return bonus_of(table, Bonus.INTERCEPT, minion)


def bleed(table: Table, minion: Minion, more: int = 0) -> int:
    """BLD-06, AMB-10: the bleed is 1 by default; allies have a printed value.

    ``more`` is the change by the action.
    """
    return max(0, table.cards[minion.card].bleed + more + bonus_of(table, Bonus.BLEED, minion))


def hunt(table: Table, minion: Minion, more: int = 0) -> int:
    """HUN-02: a hunt gives 1 blood by default. ``more`` is the change by the action."""
    return max(0, 1 + more + bonus_of(table, Bonus.HUNT, minion))


def strength(table: Table, minion: Minion) -> int:
    """COM-16: the strength is 1 by default; allies have a printed value."""
    return max(0, table.cards[minion.card].strength + bonus_of(table, Bonus.STRENGTH, minion))


def hand_size(table: Table, seat: int) -> int:
    """DRW-03: the hand size with all modifiers.

    Cards that are replaced later count as held (GEN-26). Printed bonuses of a vampire apply in
    torpor too (GEN-14), but not while it is contested.
    """
    player = table.seats[seat]
    total = table.rules.hand_size - player.unreplaced
    for modifier in table.modifiers:
        if modifier.bonus is Bonus.HAND_SIZE and modifier.seat == seat and applies(table, modifier):
            total += modifier.n
    if Bonus.HAND_SIZE in table.statics:
        for source, static in statics_on(table, Bonus.HAND_SIZE, EVERYWHERE):
            total += static.number(table, source, seat)
    return max(0, total)
