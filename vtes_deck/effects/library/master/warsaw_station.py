"""Warsaw Station: Nosferatu unlock after an action, and leave torpor."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, PurposeKind, Wording, torpor
from vtes_deck.effects.vocab import (
    ANY_TIME,
    AS_ANNOUNCED,
    RESOLVED,
    AddDelayedTrigger,
    AMinion,
    BurnCard,
    Directed,
    Is,
    MinionFilter,
    Not,
    Power,
    PutInPlay,
    Successful,
    Unlock,
    card,
    master,
)

NOSFERATU = MinionFilter(clans=("Nosferatu",))
AFTERWARDS = AddDelayedTrigger(
    on=RESOLVED,
    conditions=(Successful(), Is("user", NOSFERATU)),
    effects=(Unlock("user"),),
)


class UnlocksAfterwards(Effect, frozen=True):
    """The acting minion unlocks after a successful action, even if the card has left play."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.UNLOCK, which="acting"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        if context.action is not None:
            AFTERWARDS.carry_out(context.by(context.action.minion))


class AsAnnounced(Power, frozen=True, kw_only=True):
    """The ability for an action that is announced."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"you can lock {wording.this} as a Nosferatu announces an undirected action; after "
            "action resolution, if that action was successful, unlock the acting Nosferatu"
        )


class MovesToReady(Effect, frozen=True):
    """The target leaves torpor."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.RESCUE, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        torpor.leave(context.table, context.target_minion)

    @override
    def say(self, wording: Wording) -> str:
        return f"move {wording.target} to the ready region"


CARDS = (
    card(
        102149,
        "Warsaw Station",
        master(PutInPlay()),
        AsAnnounced(
            sentence="Lock {card}: the acting Nosferatu unlocks after the action.",
            at=AS_ANNOUNCED,
            lock=True,
            conditions=(Is("acting", NOSFERATU), Not(Directed())),
            effects=(UnlocksAfterwards(),),
        ),
        Power(
            sentence="Burn {card}: {target} leaves torpor.",
            at=ANY_TIME,
            target=AMinion(MinionFilter(clans=("Nosferatu",), torpor=True), "any"),
            effects=(BurnCard("this"), MovesToReady()),
        ),
    ),
)
