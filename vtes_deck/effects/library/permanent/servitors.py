"""Allies that act immediately, play cards as vampires and stay only for a limited time."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    HAS_RECRUITED,
    Does,
    Effect,
    EffectContext,
    Minion,
    OwnPrice,
    OwnStatic,
    PurposeKind,
    Recruit,
    SaidElsewhere,
    StaysWhile,
    Table,
    Wording,
    minions_of,
    unlock,
    zones,
)
from vtes_deck.effects.vocab import (
    PLAYED_TO_ACT,
    RESOLVED,
    UNLOCK,
    ActsAtOnce,
    AtSuperior,
    BurnCard,
    CardsAsVampire,
    EntersWith,
    If,
    MinionFilter,
    MyTurn,
    Power,
    RemoveCard,
    Successful,
    Trait,
    Trigger,
    Type,
    Until,
    card,
)

INFERNAL_VAMPIRE = MinionFilter(vampire=True, trait=Trait.INFERNAL)
AGAIN = "recruits again at a higher cost: card {}"
"""The record of a minion that may recruit again, with the number of the ally."""


class UnlockRecruiter(Effect, frozen=True):
    """Unlocks the recruiting minion, if this is its first recruit this turn."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.UNLOCK, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        action = context.action
        if not isinstance(action, Recruit) or action.card != context.card:
            return
        if HAS_RECRUITED not in context.table.minion(action.minion).done:
            unlock(context.table, action.minion)


class ReadiesRecruiter(EntersWith, frozen=True):
    """The recruiting minion unlocks, if this is its first recruit this turn."""

    effects: tuple[Effect, ...] = (UnlockRecruiter(),)

    @override
    def say(self, wording: Wording) -> str:
        return "unlock this vampire if this is their first successful recruit ally action this turn"


class LetRecruitAgain(Effect, frozen=True):
    """The recruiting minion may recruit the ally again this turn at a higher cost."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        action, table = context.action, context.table
        if not isinstance(action, Recruit) or action.card != context.card:
            return
        recruiter = table.minion(action.minion)
        recruiter.done -= {f"card {table.cards[context.card].id}"}
        recruiter.done |= {AGAIN.format(context.card)}


class LetsRecruitAgain(EntersWith, frozen=True):
    """The superior level: a second recruit by the same minion this turn at a higher cost."""

    effects: tuple[Effect, ...] = (If((AtSuperior(),), (LetRecruitAgain(),)),)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "this vampire can perform this action again this turn, with the cost increased by 1 "
            "blood (cumulative)"
        )


class KeptForPool(Power, frozen=True, kw_only=True):
    """The superior level: the controller may burn 1 pool in the unlock phase to keep the ally."""

    @override
    def say(self, wording: Wording) -> str:
        return f"during your unlock phase, you can burn 1 pool instead of burning {wording.user}"


class DearerEachTime(SaidElsewhere, OwnStatic, OwnPrice, frozen=True):
    """The card costs a minion more blood for each time that it may recruit it again this turn."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, whose="mine"),)

    @override
    def less_for(self, minion: Minion) -> int:
        return -sum(one.startswith(AGAIN.format("")) for one in minion.done)


class NeedsInfernalVampire(OwnStatic, StaysWhile, frozen=True):
    """The ally is removed from the game when its controller has no infernal vampire."""

    @override
    def stays(self, table: Table, source: int) -> bool:
        context = EffectContext(table, table.in_play[source].controller, source)
        return bool(minions_of(context, INFERNAL_VAMPIRE, "mine"))

    @override
    def leave(self, table: Table, source: int) -> None:
        zones.remove(table, source)

    @override
    def say(self, wording: Wording) -> str:
        return f"remove {wording.user} from the game if you control no infernal vampires"


BURNED_IN_UNLOCK = Power(
    sentence="Burn {card}.",
    at=UNLOCK,
    conditions=(MyTurn(),),
    once=Until.TURN,
    key="upkeep",
    forced=True,
    effects=(BurnCard("this"),),
)

CARDS = (
    card(
        100981,
        "Infernal Servitor",
        ActsAtOnce(),
        NeedsInfernalVampire(),
        Trigger(
            on=RESOLVED,
            host=True,
            conditions=(Successful(),),
            effects=(RemoveCard("this"),),
        ),
        CardsAsVampire(codes=("dai", "obf"), conditions=(AtSuperior(),)),
    ),
    card(
        101293,
        "Nocturn",
        ActsAtOnce(),
        ReadiesRecruiter(),
        LetsRecruitAgain(),
        DearerEachTime(),
        CardsAsVampire(codes=("obt",), but=frozenset({Type.ALLY})),
        BURNED_IN_UNLOCK,
    ),
    card(
        102296,
        "Spectral Servitor",
        ActsAtOnce(),
        ReadiesRecruiter(),
        CardsAsVampire(codes=("obl",), but=PLAYED_TO_ACT),
        BURNED_IN_UNLOCK,
        KeptForPool(
            sentence="Burn 1 pool to keep {card}.",
            at=UNLOCK,
            conditions=(MyTurn(), AtSuperior()),
            pool=1,
            once=Until.TURN,
            key="upkeep",
            forced=True,
            effects=(),
        ),
    ),
)
