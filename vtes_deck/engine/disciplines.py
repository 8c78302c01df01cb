"""Discipline masters (PLY-30, PLY-31): a vampire learns a Discipline, or more of it."""

from __future__ import annotations

from cardbase.disciplines import DISCIPLINES
from cardbase.model import LibraryCard, Trait
from vtes_deck.engine import zones
from vtes_deck.engine.events import Happening
from vtes_deck.engine.inplay import Minion
from vtes_deck.engine.printed import Printed
from vtes_deck.engine.table import Table

LEARNS = Happening("learns", "{minion} has {word} now.")

SUPERIOR = 2
_CODES = {one.name: code for code, one in DISCIPLINES.items()} | {"Thaumaturgy": "tha"}
"""Discipline masters are called like their Discipline; one has kept an older name of it."""


def taught(card: Printed) -> str:
    """The Discipline that a card gives, by its code; empty if it is no Discipline master."""
    return _CODES.get(card.name, "") if Trait.DISCIPLINE in card.traits else ""


def can_learn(vampire: Minion, card: Printed) -> bool:
    """PLY-30: a Discipline that it does not have, or has at the basic level."""
    code = taught(card)
    return bool(code) and vampire.vampire and vampire.disciplines.get(code, 0) < SUPERIOR


def put_on(table: Table, card: int, vampire: Minion) -> None:
    """PLY-30: the card comes into play on a vampire, which gains the Discipline or more of it.

    PLY-31: it raises the capacity by what is printed, in older editions by 1 always; it gives no
    blood (DIA-07).
    """
    printed = table.cards[card]
    code = taught(printed)
    zones.enter_play(table, card, table.owner[card], vampire.card)
    level = vampire.disciplines.get(code, 0) + 1
    vampire.disciplines = {**vampire.disciplines, code: min(level, SUPERIOR)}
    vampire.capacity += raises(table, printed)
    table.tell(LEARNS, vampire.controller, card, minion=vampire.card, word=DISCIPLINES[code].name)


def raises(table: Table, card: Printed) -> int:
    """AMB-47: how much a Discipline master adds to the capacity."""
    if table.rules.discipline_raises_capacity:
        return 1
    definition = card.definition
    return definition.capacity_change if isinstance(definition, LibraryCard) else 0
