"""Seal of Veddartha: counters that teach Disciplines."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    MOVES,
    SUPERIOR,
    OwnStatic,
    Table,
    Teaches,
    Wording,
)
from vtes_deck.effects.vocab import (
    UNLOCK,
    AtMost,
    BleedAction,
    Blood,
    Burn,
    Gain,
    MinionFilter,
    MyTurn,
    Power,
    Trigger,
    Until,
    card,
)

OLD = MinionFilter(vampire=True, least=6)
FIRST = 2
"""The counters that teach the first Discipline; the others teach the second."""


class OldBleeds(BleedAction, frozen=True, kw_only=True):
    """More bleed for an old vampire."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "only usable by a vampire with capacity above 5. This vampire can bleed at "
            f"+{self.plus} bleed as a Ⓓ action"
        )


class Fills(Power, frozen=True, kw_only=True):
    """The card gets a counter in the unlock phase of its controller."""

    @override
    def say(self, wording: Wording) -> str:
        few = "".join(one.say(wording) for one in self.conditions if isinstance(one, AtMost))
        return f"during each of your unlock phases, put a counter on this card {few}".rstrip()


class Empties(Trigger, frozen=True, kw_only=True):
    """The card loses its counters when it moves to another minion."""

    @override
    def say(self, wording: Wording) -> str:
        return "remove all counters from this card if another minion gains control of it"


class TeachesByCounters(OwnStatic, Teaches, frozen=True):
    """Each counter is a level of Dominate, and then of Fortitude."""

    @override
    def taught(self, table: Table, source: int, levels: dict[str, int]) -> dict[str, int]:
        counters = table.in_play[source].blood
        found = dict(levels)
        for code, more in (("dom", min(counters, FIRST)), ("for", counters - FIRST)):
            if more > 0:
                found[code] = min(found.get(code, 0) + more, SUPERIOR)
        return found

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"the first {FIRST} counters each grant this vampire one level of Dominate [dom]. The "
            "next 2 each grant this vampire one level of Fortitude [for]"
        )


CARDS = (
    card(
        101703,
        "Seal of Veddartha",
        OldBleeds(sentence="{minion} bleeds with {card}.", host=True, who=OLD, plus=1, effects=()),
        Fills(
            sentence="Put a counter on {card}.",
            at=UNLOCK,
            user="host",
            conditions=(MyTurn(), AtMost(Blood("this"), 3)),
            once=Until.TURN,
            forced=True,
            effects=(Gain(1, Blood("this")),),
        ),
        TeachesByCounters(),
        Empties(on=MOVES, itself=True, effects=(Burn(Blood("this"), Blood("this")),)),
    ),
)
