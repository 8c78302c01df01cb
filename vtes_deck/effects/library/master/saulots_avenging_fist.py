"""Saulot's Avenging Fist: a Salubri enters combat, with stealth against Tremere."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Action,
    CardInPlay,
    Key,
    Minion,
    NoPurpose,
    Number,
    OwnStatic,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import (
    AMinion,
    Bonus,
    CardAction,
    EnterCombat,
    MinionFilter,
    PutOn,
    StaticBonus,
    Trait,
    card,
    master,
)

SALUBRI = MinionFilter(clans=("Salubri",))


class StealthAgainstTremere(NoPurpose, OwnStatic, Number, frozen=True):
    """The action of the card has stealth if its target is Tremere."""

    n: int

    key: ClassVar[Key] = Bonus.STEALTH

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        action = table.current(Action)
        if action is None or action.card != source or not isinstance(on, Minion):
            return 0
        target = table.in_play.get(action.target)
        tremere = isinstance(target, Minion) and target.clan == "Tremere"
        return self.n if tremere and action.minion == on.card else 0

    @override
    def say(self, wording: Wording) -> str:
        return f"if that vampire is Tremere, this is a +{self.n} stealth action"


CARDS = (
    card(
        102257,
        "Saulot's Avenging Fist",
        master(
            PutOn(),
            target=AMinion(MinionFilter(clans=("Salubri",), without=Trait.ARCHETYPE)),
        ),
        StaticBonus(Bonus.STRENGTH, 1),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(vampire=True, ready=True, but=SALUBRI), "others"),
            effects=(EnterCombat(),),
        ),
        StealthAgainstTremere(1),
    ),
)
