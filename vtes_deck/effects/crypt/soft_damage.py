"""Vampires that treat a point of aggravated damage as normal damage."""

from __future__ import annotations

from typing import ClassVar, override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    Damage,
    Does,
    EventType,
    Fight,
    Key,
    OwnStatic,
    PurposeKind,
    Replaces,
    Table,
    Wording,
    Would,
    WouldSuffer,
)
from vtes_deck.effects.vocab import ROUND, GivePress, HostFights, InRound, Trigger, Until, card

SOFTENS = EventType("makes_normal damage", "{minion} treats 1 aggravated damage as normal damage.")
SOFTENED = "aggravated damage treated as normal"


class SoftensOnePoint(OwnStatic, Replaces, frozen=True):
    """The vampire may treat 1 aggravated damage as normal damage in combat.

    Attributes:
        each: once each round, or once each combat.
        long: the text says on whom the damage is inflicted.
    """

    each: Until
    long: bool = False

    key: ClassVar[Key] = WouldSuffer

    @property
    @override
    def optional(self) -> bool:
        return True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.AGGRAVATED, 1, which="host", less=True),)

    @override
    def applies(self, table: Table, source: int, would: Would) -> bool:
        fight = table.current(Fight)
        return (
            isinstance(would, WouldSuffer)
            and fight is not None
            and fight.holds(source)
            and any(one.aggravated for one in would.damage)
            and not table.has_used(SOFTENED, source, self.each)
        )

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        """By a ruling, the vampire suffers this point before the aggravated damage."""
        assert isinstance(would, WouldSuffer)
        table.use_once(SOFTENED, source, self.each)
        table.emit(SOFTENS, table.in_play[source].controller, minion=source)
        replace(would, damage=softened(would.damage)).happen(table)

    @override
    def say(self, wording: Wording) -> str:
        what = (
            f"1 aggravated damage inflicted on {wording.name}"
            if self.long
            else "1 aggravated damage"
        )
        normal = "normal damage" if self.long else "normal"
        return f"once each {self.each.value}, {wording.name} can treat {what} as {normal}"


def softened(damage: tuple[Damage, ...]) -> tuple[Damage, ...]:
    """The damage with one point of the first aggravated damage as normal damage."""
    first = next(one for one in damage if one.aggravated)
    rest = [one for one in damage if one is not first]
    rest += [replace(first, n=first.n - 1)] if first.n > 1 else []
    return (replace(first, n=1, aggravated=False), *rest)


CARDS = (
    card(200979, "Merrill Molitor", SoftensOnePoint(Until.COMBAT, long=True)),
    card(
        200790,
        "Konrad Fleischer",
        SoftensOnePoint(Until.ROUND),
        Trigger(on=ROUND, effects=(GivePress(who="host"),), conditions=(HostFights(), InRound(1))),
    ),
)
