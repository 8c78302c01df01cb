"""João Bilé: no blocks of titled vampires, but stealth for new vampires."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    ActionWithCard,
    CardInPlay,
    CurrentAction,
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
from vtes_deck.effects.library.action.summon_history import PutHistoryInPlay
from vtes_deck.effects.library.action.undue_influence import IfFull
from vtes_deck.effects.vocab import (
    Activity,
    BecomesVampire,
    Bonus,
    Is,
    MinionFilter,
    Restriction,
    card,
)


class YieldsToRank(Restriction, frozen=True, kw_only=True):
    """The restriction on blocks, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        said = [one.say(wording) for one in self.conditions]
        return f"{', '.join(said[:-1])}, he cannot block {said[-1].removeprefix('against ')}"


class StealthyEmbraces(OwnStatic, Number, frozen=True):
    """Stealth in actions that put vampires in play."""

    n: int

    key: ClassVar[Key] = Bonus.STEALTH

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
    """Whether a vampire enters play if the action succeeds."""
    if not isinstance(action, ActionWithCard | InPlayAction):
        return False
    return any(_brings_vampire(table, action, one) for one in action.mode.effects)


def _brings_vampire(table: Table, action: ActionWithCard | InPlayAction, effect: Effect) -> bool:
    """Whether an effect of the action would put a vampire in play now."""
    if isinstance(effect, BecomesVampire):
        return effect.is_due(table, action.card, action.minion)
    if isinstance(effect, PutHistoryInPlay):
        return effect.vampires
    if isinstance(effect, IfFull):
        waiting = table.seats[action.acting_seat(table)].uncontrolled
        capacity = table.cards[action.hidden_target].capacity
        return waiting.get(action.hidden_target, 0) + 1 >= capacity
    return contains(effect, BecomesVampire)


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
