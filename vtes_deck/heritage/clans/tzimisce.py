"""Tzimisce: craft monstrosity."""

from __future__ import annotations

from vtes_deck.heritage import queue
from vtes_deck.heritage.dataset.effects import Craft
from vtes_deck.heritage.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.resolve import Resolve, act
from vtes_deck.heritage.table import Table
from vtes_deck.kernel.procedure import Procedure

TAKE = Verb("craft", "Take {card} for a monstrosity.")
UNDER = Verb("under", "Put it under {target}.")

CRAFTED = EventType("crafted", "{card} is now a part of {target}.")


class CraftSteps(Procedure):
    """H-CLN-08: an ancilla of the queue is placed under a vampire, which then has its abilities.

    There is no limit. It is not a recruit: no power is paid, nothing is activated or triggered.

    Attributes:
        seat: the crafting player; ``card``: the ancilla.
    """

    seat: int
    card: int = NONE

    def ask(self, table: Table) -> None:
        """Ask for an ancilla; all its abilities are kept."""
        found = [
            Option(TAKE, card) for card in queue.in_queue(table) if table.figure(card).abilities
        ]
        if not found or not table.bloodline(self.seat):
            self.finish()
            return
        table.only_or_ask(self.seat, DecisionKind.CHARACTER, found)

    def choose(self, table: Table) -> None:
        """Ask for the vampire."""
        self.card = table.answer.card
        found = [Option(UNDER, target=one.card) for one in table.bloodline(self.seat)]
        table.only_or_ask(self.seat, DecisionKind.TARGET, found, self.card)

    def go(self, table: Table) -> None:
        """Put the ancilla under the vampire, below the other cards."""
        vampire = table.vampires[table.answer.target]
        queue.leaves(table, self.card)
        vampire.under = (*vampire.under, self.card)
        table.emit(CRAFTED, self.seat, card=self.card, target=vampire.card)
        queue.refresh(table)

    steps = (ask, choose, go)


@act(Craft)
def craft(table: Table, under: Resolve, effect: Craft) -> None:
    """H-CLN-08."""
    del effect
    table.push(CraftSteps(seat=under.seat))
