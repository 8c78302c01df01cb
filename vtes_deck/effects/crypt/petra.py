"""Petra: a danger to Baali and to opponents who press to continue."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    PRESSES,
    Condition,
    Damage,
    DamageTaken,
    Does,
    EffectContext,
    Fight,
    Minion,
    OwnStatic,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import Blood, Burn, Trigger, card


class AggravatedAgainst(OwnStatic, DamageTaken, frozen=True):
    """Damage that the vampire inflicts on minions of a clan is aggravated."""

    clan: str

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.AGGRAVATED, which="host"),)

    @override
    def worsens(self, table: Table, source: int, damage: Damage) -> bool:
        hurt = table.in_play.get(damage.target)
        return damage.minion == source and isinstance(hurt, Minion) and hurt.clan == self.clan

    @override
    def say(self, wording: Wording) -> str:
        return f"damage {wording.name} inflicts on {self.clan} is aggravated"


class OpposingVampireGoesOn(SaidElsewhere, Condition, frozen=True):
    """The vampire that has just pressed opposes this one and has pressed to continue."""

    @override
    def holds(self, context: EffectContext) -> bool:
        fight = context.table.current(Fight)
        if fight is None or not fight.again or not fight.holds(context.host):
            return False
        other = fight.other(context.host)
        return other == context.target and context.table.minion(other).vampire


class PaysToGoOn(Trigger, frozen=True, kw_only=True):
    """The price of a press, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "a vampire burns 1 blood after using a press to continue combat with her"


CARDS = (
    card(
        201116,
        "Petra",
        AggravatedAgainst("Baali"),
        PaysToGoOn(
            on=PRESSES,
            conditions=(OpposingVampireGoesOn(),),
            effects=(Burn(1, Blood("target")),),
        ),
    ),
)
