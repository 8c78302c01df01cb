"""Parijat: blocks of wraiths and zombies cost library cards."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    BlockPrice,
    Condition,
    CurrentAction,
    Does,
    EffectContext,
    Minion,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import IS_READY, MinionFilter, Trait, card

DEAD = MinionFilter(
    vampire=False, trait=Trait.WRAITH, either=MinionFilter(vampire=False, trait=Trait.ZOMBIE)
)


class MillToBlock(OwnStatic, BlockPrice, frozen=True, kw_only=True):
    """Minions burn cards of their controller's library to attempt to block certain allies."""

    who: MinionFilter
    conditions: tuple[Condition, ...] = ()

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOCK, whose="others", less=True),)

    @override
    def cards(self, table: Table, source: int, blocker: Minion) -> int:
        action = table.current(CurrentAction)
        acting = None if action is None else table.in_play.get(action.minion)
        context = EffectContext(table, table.in_play[source].controller, source)
        fits = isinstance(acting, Minion) and self.who.fits(context, acting)
        return int(fits and all(one.holds(context) for one in self.conditions))

    @override
    def say(self, wording: Wording) -> str:
        lead = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return (
            f"{lead}minions must burn the top card of their library to attempt to block wraith or "
            "zombie allies"
        )


CARDS = (
    card(
        201726,
        "Parijat, the Dark Oracle",
        MillToBlock(who=DEAD, conditions=(IS_READY,)),
    ),
)
