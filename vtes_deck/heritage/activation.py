"""Activating vampires and triggering their abilities (chapter ACT)."""

from __future__ import annotations

from vtes_deck.heritage.dataset.model import Ability
from vtes_deck.heritage.decisions import DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.resolve import Resolve
from vtes_deck.heritage.table import Table, Vampire
from vtes_deck.kernel.procedure import Procedure

ACTIVATED = EventType("activated", "{target} is activated.")
TRIGGERED = EventType("triggered", "The abilities of {target} are triggered.")

FIRST = Verb("battleground", "Resolve the battleground {battleground} next.")


class Activate(Procedure):
    """H-ACT-01: a vampire modifies all three battlegrounds; none is skipped.

    H-ACT-02: each is completely resolved before the next, in the order class, temperament,
    geography. H-ACT-03: the activation is over before the next one begins.

    Attributes:
        vampire: the activated vampire.
        left: the letters of the remaining battlegrounds.
    """

    vampire: int
    left: tuple[str, ...] = ()

    def begin(self, table: Table) -> None:
        """Begin with the battlegrounds of the table."""
        self.left = tuple(field.letter for field in table.fields)
        vampire = table.vampires[self.vampire]
        table.emit(ACTIVATED, vampire.seat, target=self.vampire)

    def order(self, table: Table) -> None:
        """Ask for the next battleground."""
        if not self.left:
            self.finish()
        elif table.switches.free_order and len(self.left) > 1:
            seat = table.vampires[self.vampire].seat
            options = [Option(FIRST, target=self.vampire, word=letter) for letter in self.left]
            table.ask(seat, DecisionKind.BATTLEGROUND, options, self.vampire)
        else:
            table.answer = Option(FIRST, target=self.vampire, word=self.left[0])

    def modify(self, table: Table) -> None:
        """Resolve the battleground completely before the next one."""
        letter = table.answer.word
        self.left = tuple(one for one in self.left if one != letter)
        self.go_to(Activate.order)
        vampire = table.vampires.get(self.vampire)
        if vampire is not None:
            modify(table, vampire, letter)

    steps = (begin, order, modify)


def modify(table: Table, vampire: Vampire, letter: str) -> None:
    """A vampire modifies one battleground."""
    next(field for field in table.fields if field.letter == letter).activate(table, vampire)


def abilities(table: Table, vampire: Vampire) -> list[Ability]:
    """H-ACT-04, H-CLN-08: abilities from top to bottom, including those of a monstrosity."""
    found = list(table.figure(vampire.card).abilities)
    for card in vampire.under:
        found += table.figure(card).abilities
    return found


class Trigger(Procedure):
    """H-ACT-05: resolves the abilities of a vampire, from top to bottom, without skipping any.

    An ability that leads back to the same vampire does not trigger that vampire again.

    Attributes:
        vampire: the vampire with the abilities; ``number``: the index of the next ability.
    """

    vampire: int
    number: int = 0

    def begin(self, table: Table) -> None:
        """Start with the abilities; H-ACT-06: the vampire is not activated."""
        others = [one for one in table.stack if isinstance(one, Trigger) and one is not self]
        twice = any(one.vampire == self.vampire for one in others)
        vampire = table.vampires[self.vampire]
        if twice or not abilities(table, vampire):
            self.finish()
        else:
            table.emit(TRIGGERED, vampire.seat, target=self.vampire)

    def each(self, table: Table) -> None:
        """Trigger the next ability."""
        vampire = table.vampires.get(self.vampire)
        found = [] if vampire is None else abilities(table, vampire)
        if vampire is None or self.number >= len(found):
            self.finish()
            return
        ability = found[self.number]
        self.number += 1
        self.go_to(Trigger.each)
        table.push(
            Resolve(
                seat=vampire.seat,
                actor=self.vampire,
                effects=ability.effects,
                source=self.vampire,
            )
        )

    steps = (begin, each)
