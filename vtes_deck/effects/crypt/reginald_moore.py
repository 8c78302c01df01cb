"""Reginald Moore: strength against Tremere, but no blocks or attacks."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ATTACK_MARKED,
    NONE,
    Does,
    EffectContext,
    Minion,
    Option,
    OwnStatic,
    PurposeKind,
    Refuses,
    SaidElsewhere,
    Table,
    Wording,
    contains,
)
from vtes_deck.effects.vocab import (
    Activity,
    Aura,
    Bonus,
    EnterCombat,
    Is,
    MinionFilter,
    Restriction,
    card,
)

TREMERE = MinionFilter(clans=("Tremere", "Tremere antitribu"))


class LeavesInPeace(SaidElsewhere, OwnStatic, Refuses, frozen=True):
    """The minion cannot take actions to enter combat with some minions.

    Attributes:
        who: filter for those minions.
    """

    who: MinionFilter

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="host"),)

    @override
    def refuses(self, table: Table, source: int, option: Option) -> bool:
        target = table.in_play.get(option.target)
        if not isinstance(target, Minion):
            return False
        context = EffectContext(table, table.in_play[source].controller, source)
        if not self.who.fits(context, target):
            return False
        if option.card == NONE:
            return option.verb is ATTACK_MARKED
        action = table.cards[option.card].script.action(table, option)
        return contains(getattr(getattr(action, "mode", None), "effects", ()), EnterCombat)


class CannotFace(Restriction, frozen=True, kw_only=True):
    """Both restrictions, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "he cannot block vampires of those clans or take actions to enter combat with them"


CARDS = (
    card(
        201176,
        "Reginald Moore",
        Aura(bonus=Bonus.STRENGTH, n=1, host=True, conditions=(Is("opposing", TREMERE),)),
        CannotFace(activity=Activity.BLOCK, conditions=(Is("acting", TREMERE),)),
        LeavesInPeace(TREMERE),
    ),
)
