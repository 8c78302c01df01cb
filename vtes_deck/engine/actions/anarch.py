"""Becoming anarch (chapter ANR)."""

from __future__ import annotations

from typing import override

from cardbase.terms import Sect
from vtes_deck.engine.actions.action import Action, surcharge
from vtes_deck.engine.state.cost_statics import ActionPrice, ConversionPrice
from vtes_deck.engine.state.decisions import Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.status import sects, titles

BECOME_ANARCH = Verb("become anarch", "{minion} burns {n} blood to become anarch.")

BECOMES = EventType("becomes anarch", "{minion} tries to become anarch.")

COST, COST_AMONG_ANARCHS = 2, 1
"""ANR-03: the cost in blood."""


class BecomeAnarch(Action):
    """ANR-01: the action of an untitled vampire that is not an anarch.

    ANR-02: +1 stealth, undirected.
    """

    verb = BECOME_ANARCH
    announced = BECOMES
    base_stealth = 1

    @classmethod
    @override
    def options(cls, table: Table, minion: Minion) -> list[Option]:
        """The action as an option that contains the cost."""
        if not (table.rules.anarch_action and may_become(minion)):
            return []
        n = whole_cost(table, minion)
        if cannot_pay(table, minion, n):
            return []
        return [Option(BECOME_ANARCH, minion=minion.card, n=n)]

    @classmethod
    @override
    def barred(cls, table: Table, option: Option) -> str | None:
        """ANR-01, and ACT-04: the blood must be available."""
        minion = table.minion(option.minion)
        if not table.rules.anarch_action or not may_become(minion):
            return "ANR-01"
        return "ACT-04" if cannot_pay(table, minion, whole_cost(table, minion)) else None

    @classmethod
    @override
    def begin(cls, table: Table, option: Option) -> BecomeAnarch:
        """AMB-42: the announcement fixes the cost."""
        return cls(option.minion, blood_cost=cost(table, table.minion(option.minion)))

    @override
    def still_possible(self, table: Table) -> bool:
        """RES-05: it must still be an untitled vampire that is not an anarch."""
        return may_become(table.minion(self.minion))

    @override
    def resolve(self, table: Table) -> None:
        """ANR-04: change the sect; if anarch is an attribute, the vampire becomes Independent."""
        sects.change_sect(table, table.minion(self.minion), Sect.ANARCH)


def may_become(minion: Minion) -> bool:
    """ANR-01: whether it is an untitled vampire that is not an anarch yet."""
    return minion.vampire and titles.untitled(minion) and not sects.is_anarch(minion)


def cost(table: Table, minion: Minion) -> int:
    """ANR-03: 2 blood, or 1 if its controller has another ready anarch.

    GEN-02: texts may set another cost.
    """
    if ConversionPrice in table.statics:
        for source, static in statics_on(table, ConversionPrice, minion.card):
            instead = static.instead(table, source, minion)
            if instead is not None:
                return instead
    for other in table.minions(minion.controller):
        ready = sects.is_anarch(other) and other.ready
        if ready and (other.card != minion.card or not table.rules.anarch_other):
            return COST_AMONG_ANARCHS
    return COST


def whole_cost(table: Table, minion: Minion) -> int:
    """The blood cost, including changes by card texts."""
    own = cost(table, minion)
    if ActionPrice not in table.statics:
        return own
    _, more = surcharge(table, BecomeAnarch(minion.card, blood_cost=own))
    return max(0, own + more)


def cannot_pay(table: Table, minion: Minion, n: int) -> bool:
    """ACT-04: whether the blood is required and not available."""
    return table.rules.afford_before and minion.blood < n
