"""The Disciplines that a vampire gains or improves by a Discipline master (PLY-30, PLY-31)."""

from __future__ import annotations

from cardbase.disciplines import DISCIPLINES
from cardbase.model import AnyCard, LibraryCard
from cardbase.terms import Trait
from vtes_deck.engine.mechanics import ledger, zones
from vtes_deck.engine.mechanics.gear import is_gear
from vtes_deck.engine.state.ability_statics import PlaysAs, Teaches
from vtes_deck.engine.state.decisions import Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.table import Activity, Table

TEACH = Verb("teach", "Play {card} on {target}.")
LEARNS = EventType("learns", "{minion} now has {word}.")
IMPROVES = EventType("improves", "{minion} now has superior {word}.")
FORGETS = EventType("forgets", "{minion} now has less of {word}.")

SUPERIOR = 2
_CODES = {one.name: code for code, one in DISCIPLINES.items()} | {"Thaumaturgy": "tha"}
"""Discipline masters have the name of their Discipline; one card has an older name."""

_ANY_VAMPIRE = "Put this card on a vampire."
"""The beginning of texts that allow every vampire; the others need a script."""


def levels(table: Table, minion: Minion) -> dict[str, int]:
    """The Disciplines of a minion, including those that cards in play give it now.

    PLY-35: an ally is not a vampire for cards in play while it plays a card as one. The result is
    never changed in place.
    """
    found = minion.disciplines
    if Teaches not in table.statics or not minion.vampire:
        return found
    if table.in_play.get(minion.card) is not minion:
        return found
    for source, static in statics_on(table, Teaches, minion.card):
        barred = table.is_restricted(Activity.USE_EQUIPMENT, minion.card)
        if not (barred and is_gear(table, source)):
            found = static.taught(table, source, found)
    return found


def to_play(table: Table, minion: Minion) -> dict[str, int]:
    """The Disciplines with which a minion plays cards: those that it has or is treated as having.

    A minion that already plays a card as another minion gets no further Disciplines for it.
    """
    found = levels(table, minion)
    if PlaysAs not in table.statics or table.in_play.get(minion.card) is not minion:
        return found
    for source, static in statics_on(table, PlaysAs, minion.card):
        found = static.as_though(table, source, minion, found)
    return found


def taught(card: Printed) -> str:
    """The code of the Discipline that a card gives; empty for other cards."""
    return _CODES.get(card.name, "") if Trait.DISCIPLINE in card.traits else ""


def is_played_as_printed(card: AnyCard) -> bool:
    """Whether a card is a Discipline master without additional text."""
    return (
        isinstance(card, LibraryCard)
        and Trait.DISCIPLINE in card.traits
        and card.name in _CODES
        and _ANY_VAMPIRE in card.text
    )


def can_learn(table: Table, vampire: Minion, card: Printed) -> bool:
    """PLY-30: whether a vampire can gain or improve the Discipline, or the text allows any."""
    code = taught(card)
    if not code and Trait.DISCIPLINE in card.traits and any(card.of(Teaches)):
        return vampire.vampire
    return bool(code) and vampire.vampire and levels(table, vampire).get(code, 0) < SUPERIOR


def pupils(table: Table, seat: int, card: Printed) -> list[Option]:
    """PLY-30: the vampires on which a Methuselah could play a Discipline master.

    GEN-19: vampires of any Methuselah, including vampires in torpor; in 1994 only her own.
    """
    seats = [seat] if table.rules.disciplines_for_own else table.clockwise(seat)
    return [
        Option(TEACH, target=vampire.card)
        for number in seats
        for vampire in table.minions(number)
        if can_learn(table, vampire, card)
    ]


def put_on(table: Table, card: int, vampire: Minion) -> None:
    """PLY-30: put the card on a vampire, which gains or improves the Discipline.

    PLY-31: it raises the capacity by the printed number, in older editions always by 1. It gives no
    blood (DIA-07).
    """
    zones.enter_play(table, card, table.owner[card], vampire.card)
    learn(table, card, vampire)


def learn(table: Table, card: int, vampire: Minion) -> None:
    """Give a vampire the Discipline and the capacity of a card on it."""
    printed = table.cards[card]
    code = taught(printed)
    if not code:
        return
    level = vampire.disciplines.get(code, 0) + 1
    vampire.disciplines = {**vampire.disciplines, code: min(level, SUPERIOR)}
    vampire.capacity += raises(table, printed)
    what = IMPROVES if level >= SUPERIOR else LEARNS
    table.emit(what, vampire.controller, card, minion=vampire.card, word=DISCIPLINES[code].name)


@zones.on_leaving
def forget(table: Table, card: int) -> None:
    """Remove what a Discipline master gave to a vampire that it leaves.

    GEN-18: blood above the capacity drains.
    """
    printed, card_in_play = table.cards[card], table.in_play[card]
    if Trait.DISCIPLINE not in printed.traits:
        return
    vampire = table.in_play.get(card_in_play.host)
    code = taught(printed)
    if not code or not isinstance(vampire, Minion):
        return
    born = table.cards[vampire.card].disciplines.get(code, 0)
    masters = sum(taught(table.cards[one]) == code for one in vampire.attached)
    lost = min(SUPERIOR, born + masters) - min(SUPERIOR, born + masters - 1)
    left = vampire.disciplines.get(code, 0) - lost
    others = {other: level for other, level in vampire.disciplines.items() if other != code}
    vampire.disciplines = {**others, code: left} if left > 0 else others
    vampire.capacity -= raises(table, printed)
    ledger.drain(table, vampire)
    table.emit(FORGETS, vampire.controller, card, minion=vampire.card, word=DISCIPLINES[code].name)


def raises(table: Table, card: Printed) -> int:
    """AMB-47: the amount by which a Discipline master increases the capacity."""
    if table.rules.discipline_raises_capacity:
        return 1
    definition = card.definition
    return definition.capacity_change if isinstance(definition, LibraryCard) else 0
