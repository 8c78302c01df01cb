"""Vampires whose opponents cannot play cards that require some Disciplines."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    DISCIPLINES,
    NONE,
    BarsDisciplines,
    Combat,
    Does,
    EffectContext,
    Minion,
    OwnStatic,
    Printed,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    listed,
)
from vtes_deck.effects.vocab import (
    ATTEMPTS,
    IS_MERGED,
    Activity,
    Aura,
    Bonus,
    Directed,
    Once,
    Restriction,
    Trigger,
    Type,
    Until,
    card,
)

BARRED = "faces a block by the bearer of a ban"
"""The record of an acting minion that the vampire has attempted to block."""


def names(codes: tuple[str, ...]) -> str:
    """The Disciplines in words."""
    return listed([DISCIPLINES[one].name for one in codes], "or")


class Bars(OwnStatic, BarsDisciplines, frozen=True):
    """A ban of Disciplines.

    Attributes:
        codes: the Disciplines.
    """

    codes: tuple[str, ...]

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="others"),)


class BarsInCombat(Bars, frozen=True):
    """The opponents of the vampire in combat."""

    @override
    def bars(self, table: Table, source: int, minion: Minion, card: Printed, code: str) -> bool:
        combat = table.current(Combat)
        if code not in self.codes or combat is None or not combat.begun or combat.acting == NONE:
            return False  # it has not begun, or it is over
        host = EffectContext(table, minion.controller, source).host
        return combat.holds(host) and minion.card == combat.other(host)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"minions opposing {wording.name} in combat cannot play cards that require "
            f"{names(self.codes)}"
        )


class BarsModifiers(Bars, frozen=True):
    """The acting minion once the vampire has attempted to block it, until the action ends."""

    @override
    def bars(self, table: Table, source: int, minion: Minion, card: Printed, code: str) -> bool:
        return (
            code in self.codes
            and Type.ACTION_MODIFIER in card.types
            and table.has_used(BARRED, minion.card, Until.ACTION)
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.name} attempts to block, the acting minion cannot play action modifier "
            f"cards requiring {names(self.codes)} until the end of the action"
        )


class NotesAttempt(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """The record, which the text does not mention."""


CARDS = (
    card(
        200465,
        "Ferox, The Rock Lord",
        BarsInCombat(("nec", "tha")),
        Restriction(activity=Activity.DIABLERIE),
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(IS_MERGED, Directed())),
    ),
    card(
        200140,
        "Arnulf Jormungandrsson",
        NotesAttempt(
            on=ATTEMPTS, host=True, effects=(Once(BARRED, until=Until.ACTION, by="acting"),)
        ),
        BarsModifiers(("dem", "dom", "nec", "pre")),
    ),
)
