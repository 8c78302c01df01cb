"""An Anarch Manifesto: stealth for the actions of anarchs, and strength for titled opponents."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Action,
    CardInPlay,
    Combat,
    Does,
    EffectContext,
    Key,
    Minion,
    Number,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
    needs_anarch,
)
from vtes_deck.effects.vocab import ANARCH, Bonus, MinionFilter, OnePerMinion, card

TITLED_OUTSIDERS = MinionFilter(vampire=True, titled=True, but=ANARCH)


class StealthForAnarchs(OwnStatic, Number, frozen=True):
    """The anarch with the card has stealth while its action requires an anarch."""

    n: int

    key: ClassVar[Key] = Bonus.STEALTH

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STEALTH, self.n, which="host"),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        action = table.current(Action)
        if action is None or not isinstance(on, Minion):
            return 0
        context = EffectContext(table, on.controller, source)
        acts = action.minion == on.card and needs_anarch(table, action)
        return self.n if acts and ANARCH.fits(context, on) else 0

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"the anarch with this equipment gets +{self.n} stealth on actions that require an "
            "anarch"
        )


class AngersTitled(OwnStatic, Number, frozen=True):
    """Titled vampires that are not anarchs are stronger in combat with the minion."""

    n: int

    key: ClassVar[Key] = Bonus.STRENGTH
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRENGTH, self.n, whose="others"),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        combat = table.current(Combat)
        if combat is None or not isinstance(on, Minion) or not combat.holds(on.card):
            return 0
        context = EffectContext(table, on.controller, source)
        fights = combat.other(on.card) == context.host
        return self.n if fights and TITLED_OUTSIDERS.fits(context, on) else 0

    @override
    def say(self, wording: Wording) -> str:
        return f"titled non-Anarch vampires get +{self.n} strength in combat with {wording.user}"


CARDS = (
    card(
        100053,
        "An Anarch Manifesto",
        StealthForAnarchs(1),
        AngersTitled(1),
        OnePerMinion(),
    ),
)
