"""The hunt action (chapter HUN).

The rule that an empty vampire must hunt (MIN-08) is in :mod:`vtes_deck.engine.turn.minion`.
"""

from __future__ import annotations

from typing import override

from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.mechanics import bank, hand, stats
from vtes_deck.engine.state.decisions import Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Activity, Table, Until

HUNT = Verb("hunt", "{minion} hunts.")

HUNTS = EventType("hunts", "{minion} hunts.")
FED = EventType("fed", "{minion} gains {n} blood.")
NOT_FED = EventType("not fed", "{minion} gains no blood.")


class Hunt(Action):
    """HUN-01: for ready vampires; HUN-03: +1 stealth, undirected, without cost.

    Attributes:
        fed: the blood gained. If it is 0, the hunt is not successful, although the action is.
    """

    verb = HUNT
    announced = HUNTS
    base_stealth = 1

    fed: int = 0

    @classmethod
    @override
    def options(cls, table: Table, minion: Minion) -> list[Option]:
        """HUN-04: even a vampire with full blood may hunt."""
        option = Option(HUNT, minion=minion.card)
        return [] if cls.barred(table, option) else [option]

    @classmethod
    @override
    def barred(cls, table: Table, option: Option) -> str | None:
        """The rule that forbids this hunt, if any (HUN-01, ALY-04, GEN-02)."""
        minion = table.minion(option.minion)
        if not minion.vampire:
            return "HUN-01"
        barred = table.is_restricted(Activity.HUNT, minion.card) or table.is_restricted(
            Activity.HUNT_NORMALLY, minion.card
        )
        return "GEN-02" if barred else None

    @override
    def resolve(self, table: Table) -> None:
        self.feed(table)

    def feed(self, table: Table, more: int = 0) -> None:
        """HUN-02: give blood from the bank; HUN-04: blood above the capacity drains."""
        minion = table.minion(self.minion)
        self.fed = bank.gain_blood(table, minion, stats.hunt(table, minion, more))
        event_type = FED if self.fed else NOT_FED
        table.emit(event_type, minion.controller, minion=self.minion, n=self.fed)

    @override
    def after(self, table: Table) -> None:
        """GEN-26: cards whose replacement waits for a successful hunt are replaced."""
        if self.fed:
            hand.end_effects(table, Until.HUNT)
        super().after(table)
