"""Traits of minions that have special rules (chapter TRT, and GEN-17, GEN-32)."""

from __future__ import annotations

from cardbase.model import CryptCard
from cardbase.terms import Trait
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.table import Table, Zone

CIRCLE_OF = "circle of"
"""The mark of a vampire that has joined a circle: the number of a card of the circle plus 1."""


def is_older(one: Minion, other: Minion) -> bool:
    """GEN-17: whether one vampire is older: by capacity, or starting life for imbued (IMB-15)."""
    return one.capacity > other.capacity


MORE_LIFE = "more starting life"
"""The mark of a retainer that came with more life than its card prints: the difference."""


def starting_life(table: Table, companion: CardInPlay) -> int:
    """PLY-34: the life with which an ally or retainer entered play."""
    if isinstance(companion, Minion):
        return companion.capacity
    return table.cards[companion.card].capacity + companion.mark(MORE_LIFE)


def is_monster(table: Table, card_in_play: CardInPlay) -> bool:
    """GEN-32: whether a card is a monster: a vampire, or neither mortal nor animal."""
    printed = table.cards[card_in_play.card]
    if isinstance(card_in_play, Minion) and card_in_play.vampire:
        return True
    if not (isinstance(card_in_play, Minion) or printed.retainer) or printed.imbued:
        return False
    return not printed.traits & {Trait.MORTAL, Trait.ANIMAL}


def circle_of(table: Table, vampire: Minion) -> str:
    """TRT-03: the circle that a vampire has joined, its printed circle, or a circle of one."""
    joined = vampire.mark(CIRCLE_OF)
    if joined:
        return printed_circle(table, joined - 1)
    return printed_circle(table, vampire.card)


def printed_circle(table: Table, card: int) -> str:
    """The circle that is printed on a card, or a circle of one."""
    definition = table.cards[card].definition
    printed = definition.circle if isinstance(definition, CryptCard) else ""
    return printed or f"card {card}"


def has_ready_master(table: Table, slave: Minion) -> bool:
    """TRT-08: whether the controller has a ready member of the clan that it serves."""
    clan = table.cards[slave.card].slave_to
    return any(
        other.vampire and other.clan == clan for other in table.ready_minions(slave.controller)
    )


def put_in_research_area(table: Table, card: int) -> bool:
    """TRT-06: put a card face down in the research area of its owner, if the edition has one."""
    if not table.rules.research_area:
        return False
    zones.move(table, card, Zone.ASIDE)
    table.seats[table.owner[card]].research += (card,)
    return True


def take_from_research_area(table: Table, card: int, zone: Zone) -> None:
    """TRT-06: take a card from the research area; only explicit effects do this."""
    seat = table.seats[table.owner[card]]
    seat.research = tuple(other for other in seat.research if other != card)
    zones.move(table, card, zone)
