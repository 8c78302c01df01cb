"""Modified numbers: bleed, strength, stealth, intercept, hand size, votes."""

from __future__ import annotations

from cardbase.model import Bonus
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.modifiers import Modifier
from vtes_deck.engine.state.table import Table


def bonus_of(table: Table, bonus: Bonus, card: CardInPlay) -> int:
    """The sum of all bonuses of a card in play.

    It includes printed bonuses, cards on it, temporary modifiers and auras.
    """
    cards = table.cards
    total = cards[card.card].bonuses.get(bonus, 0)
    for attached in card.attached:
        if not table.silencers or not table.silent(attached):
            total += cards[attached].bonuses.get(bonus, 0)
    for modifier in table.modifiers:
        if modifier.on == card.card and modifier.bonus is bonus and is_so(table, modifier):
            total += modifier.n
    if table.auras:
        for source in table.auras.get(bonus, ()):
            if table.silencers and table.silent(source):
                continue
            total += cards[source].script.aura(table, source, bonus, card)
    return total


def is_so(table: Table, modifier: Modifier) -> bool:
    """Whether the condition of a modifier holds now."""
    return modifier.only_if is None or modifier.only_if.holds(table)


def shares(table: Table, bonus: Bonus, card: CardInPlay) -> list[tuple[int, int]]:
    """The cards that contribute to :func:`bonus_of`, each with its number."""
    cards = table.cards
    found = [(card.card, cards[card.card].bonuses.get(bonus, 0))]
    found += [
        (attached, cards[attached].bonuses.get(bonus, 0))
        for attached in card.attached
        if not table.silent(attached)
    ]
    found += [
        (modifier.source, modifier.n)
        for modifier in table.modifiers
        if modifier.on == card.card and modifier.bonus is bonus and is_so(table, modifier)
    ]
    found += [
        (source, cards[source].script.aura(table, source, bonus, card))
        for source in table.auras.get(bonus, ())
        if not table.silent(source)
    ]
    return [share for share in found if share[1]]


def bleed(table: Table, minion: Minion) -> int:
    """BLD-06, AMB-10: 1 by default; allies have a printed value."""
    return max(0, table.cards[minion.card].bleed + bonus_of(table, Bonus.BLEED, minion))


def hunt(table: Table, minion: Minion) -> int:
    """HUN-02: 1 by default."""
    return max(0, 1 + bonus_of(table, Bonus.HUNT, minion))


def strength(table: Table, minion: Minion) -> int:
    """COM-16: 1 by default; allies have a printed value."""
    return max(0, table.cards[minion.card].strength + bonus_of(table, Bonus.STRENGTH, minion))


def hand_size(table: Table, seat: int) -> int:
    """DRW-03 with all modifiers. Cards that are replaced later count as held (GEN-26).

    Printed bonuses of a vampire apply in torpor too (GEN-14), but not while it is contested.
    """
    player = table.seats[seat]
    total = table.rules.hand_size - player.unreplaced
    for card in player.in_play:
        total += table.cards[card].bonuses.get(Bonus.HAND_SIZE, 0) * (
            not table.in_play[card].contested
        )
    for modifier in table.modifiers:
        if modifier.bonus is Bonus.HAND_SIZE and modifier.seat == seat:
            total += modifier.n
    for card in table.auras.get(Bonus.HAND_SIZE, ()):
        total += table.cards[card].script.aura(table, card, Bonus.HAND_SIZE, seat)
    return max(0, total)
