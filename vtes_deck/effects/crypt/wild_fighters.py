"""Vampires that keep opponents away, or strike allies harder."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Fight,
    Minion,
    OwnStatic,
    PurposeKind,
    StrikeBonus,
    Table,
    Wording,
    has_trait,
)
from vtes_deck.effects.vocab import (
    Activity,
    MinionFilter,
    Restriction,
    Same,
    Strike,
    Trait,
    card,
)


class KeepsAway(Restriction, frozen=True, kw_only=True):
    """The ban, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"non-infernal, non-demon minions opposing {wording.name} in combat cannot use "
            "maneuvers to maneuver to close range"
        )


class HitsAlliesHarder(OwnStatic, StrikeBonus, frozen=True):
    """Strikes that inflict damage on a non-mortal ally inflict more.

    Attributes:
        n: the additional damage.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRENGTH, self.n, which="host"),)

    @override
    def damage(self, table: Table, source: int, strike: Strike) -> int:
        """A strike that targets a retainer is not made against an ally."""
        fight = table.current(Fight)
        if fight is None or not fight.holds(source) or strike.target != -1:
            return 0
        other = table.in_play.get(fight.other(source))
        if not isinstance(other, Minion) or other.vampire or has_trait(table, other, Trait.MORTAL):
            return 0
        return self.n

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"damage-dealing strikes {wording.name} makes against non-mortal allies are at "
            f"+{self.n} damage"
        )


CARDS = (
    card(
        201491,
        "Ysador the Foul",
        KeepsAway(
            activity=Activity.GET_CLOSE,
            host=False,
            who=MinionFilter(no_trait=Trait.INFERNAL, but=MinionFilter(trait=Trait.DEMON)),
            conditions=(Same("opposing", "host"),),
        ),
    ),
    card(200574, "Harry Reese", HitsAlliesHarder(1)),
)
