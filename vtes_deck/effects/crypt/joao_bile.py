"""João Bilé: no match for the titled, but a discreet sire."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CardInPlay,
    CurrentAction,
    DefinitionScript,
    Does,
    Effect,
    InPlayAction,
    Key,
    Number,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
    contains,
)
from vtes_deck.effects.vocab import (
    Activity,
    BecomesVampire,
    Bonus,
    Is,
    MinionFilter,
    Restriction,
    Type,
    card,
)


class YieldsToRank(Restriction, frozen=True, kw_only=True):
    """The restriction of blocks in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        said = [one.say(wording) for one in self.conditions]
        return f"{', '.join(said[:-1])}, he cannot block {said[-1].removeprefix('against ')}"


class StealthyEmbraces(OwnStatic, Number, frozen=True):
    """Stealth in actions that put vampires in play."""

    n: int

    @property
    @override
    def key(self) -> Key:
        return Bonus.STEALTH

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STEALTH, self.n, which="host"),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        action = table.current(CurrentAction)
        if action is None or action.minion != source:
            return 0
        return self.n if brings_vampire(table, action) else 0

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.name} gets +{self.n} stealth during actions to put vampires in play"


def brings_vampire(table: Table, action: CurrentAction) -> bool:
    """Whether a vampire comes into play if the action succeeds."""
    if isinstance(action, InPlayAction):
        return _is_due(table, action, action.mode.effects)
    printed = table.cards[action.card]
    if action.card < 0 or Type.ACTION not in printed.types:
        return False
    script = printed.script
    return isinstance(script, DefinitionScript) and any(
        _is_due(table, action, mode.effects) for mode in script.modes
    )


def _is_due(table: Table, action: CurrentAction, effects: tuple[Effect, ...]) -> bool:
    """Whether one of the effects brings a vampire, and does so now."""
    later = any(
        isinstance(one, BecomesVampire) and not one.is_due(table, action.card, action.minion)
        for one in effects
    )
    return contains(effects, BecomesVampire) and not later


CARDS = (
    card(
        200707,
        "João Bilé",
        YieldsToRank(
            activity=Activity.BLOCK,
            conditions=(
                Is("host", MinionFilter(untitled=True)),
                Is("acting", MinionFilter(vampire=True, titled=True)),
            ),
        ),
        StealthyEmbraces(1),
    ),
)
