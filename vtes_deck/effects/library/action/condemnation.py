"""Condemnations: cards on a minion that has at most one of them."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Referendum,
    Wording,
    zones,
)
from vtes_deck.effects.vocab import ACTION_BLOCKED as BLOCKED
from vtes_deck.effects.vocab import (
    REFERENDUM_RESOLVED,
    Activity,
    AMinion,
    AtSuperior,
    Aura,
    Blood,
    Bonus,
    Burn,
    Definition,
    Lock,
    MinionFilter,
    Pool,
    PutOn,
    Restriction,
    Trait,
    Trigger,
    action,
    card,
)


class BurnsOthers(Effect, frozen=True):
    """Burns the other condemnations on the target minion."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BURN, whose="any"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, host = context.table, context.table.in_play.get(context.target)
        for other in () if host is None else host.attached:
            if other != context.card and Trait.CONDEMNATION in table.cards[other].traits:
                zones.burn(table, other)

    @override
    def say(self, wording: Wording) -> str:
        return f"burn all other condemnation cards on {wording.user}"


class Passes(Condition, frozen=True):
    """A referendum has passed and has just resolved."""

    @override
    def holds(self, context: EffectContext) -> bool:
        referendum = context.table.current(Referendum)
        return referendum is not None and bool(referendum.passed)

    @override
    def say(self, wording: Wording) -> str:
        return "after a referendum passes"


def condemnation(
    number: int, name: str, discipline: str, on: MinionFilter, *parts: Aura | Trigger | Restriction
) -> Definition:
    """A condemnation that locks with one Discipline and stays on a minion with Daimoinon."""
    younger = AMinion(MinionFilter(vampire=True, younger=True), "any")
    infernal = MinionFilter(vampire=True, trait=Trait.INFERNAL)
    target = AMinion(on, "any")
    return card(
        number,
        f"Condemnation: {name}",
        action(discipline, Lock("target"), stealth=1, target=younger, directed=True),
        action(
            "dai",
            PutOn(),
            BurnsOthers(),
            stealth=1,
            target=target,
            directed=True,
            who=infernal,
        ),
        action(
            "DAI",
            PutOn(superior=True),
            BurnsOthers(),
            stealth=1,
            target=target,
            directed=True,
            who=infernal,
        ),
        *parts,
    )


READY_MINION = MinionFilter(ready=True)

CARDS = (
    condemnation(
        100398,
        "Doomed",
        "obf",
        READY_MINION,
        Aura(bonus=Bonus.STEALTH, n=-1, host=True),
        Trigger(
            on=BLOCKED, host=True, conditions=(AtSuperior(),), effects=(Burn(1, Pool("host")),)
        ),
    ),
    condemnation(
        100399,
        "Languid",
        "pre",
        READY_MINION,
        Aura(bonus=Bonus.STRENGTH, n=-1, host=True),
        Restriction(activity=Activity.PRESS, conditions=(AtSuperior(),)),
    ),
    condemnation(
        100400,
        "Mute",
        "chi",
        MinionFilter(vampire=True, ready=True),
        Aura(bonus=Bonus.VOTES, n=-3, host=True),
        Trigger(
            on=REFERENDUM_RESOLVED,
            conditions=(AtSuperior(), Passes()),
            effects=(Burn(1, Blood("host")),),
        ),
    ),
)
