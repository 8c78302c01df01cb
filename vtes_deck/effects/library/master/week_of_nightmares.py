"""Week of Nightmares: strong Ravnos feed on each other and pay for their nightmares."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Wording,
    bank,
    burn,
    ledger,
    mark,
    minions_of,
)
from vtes_deck.effects.vocab import (
    UNLOCK,
    Activity,
    AMinion,
    Aura,
    Blood,
    Bonus,
    HuntAction,
    MinionFilter,
    MoveCounters,
    MyTurn,
    PlayLimit,
    Power,
    PutInPlay,
    Restriction,
    Until,
    card,
    master,
)

RAVNOS = MinionFilter(clans=("Ravnos",))
NIGHTMARES = "nightmare"
"""The mark that counts the nightmare counters on a vampire."""
DREAMS = EventType("nightmare", mark("{minion} has {n:nightmare counter}."))


class WithNightmares(PutInPlay, frozen=True):
    """The counters of the card are nightmares."""

    @override
    def say(self, wording: Wording) -> str:
        return f"put {wording.this} in play with {self.counters} nightmare counters"


class HuntsOddly(Restriction, frozen=True, kw_only=True):
    """No Ravnos can use the normal hunt."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{self.who.noun(plural=True)} do not hunt as normal"


class Feeds(MoveCounters, frozen=True):
    """The blood of a hunt comes from another Ravnos."""

    @override
    def say(self, wording: Wording) -> str:
        return f"steal {self.n} blood from {wording.target}"


class MovesNightmare(Effect, frozen=True):
    """A counter of the card becomes a nightmare of the target; the last one ends the week."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return context.card_in_play.blood > 0

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, which="target", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        week, vampire = context.card_in_play, context.target_minion
        bank.burn_blood(context.table, week, 1)
        vampire.set_mark(NIGHTMARES, vampire.mark(NIGHTMARES) + 1)
        n = vampire.mark(NIGHTMARES)
        context.table.emit(DREAMS, vampire.controller, n=n, minion=vampire.card)
        if not week.blood:
            wake(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"move 1 nightmare counter from {wording.this} to {wording.target}. If {wording.this} "
            "has no counters, each Ravnos burns 1 blood for each nightmare counter on them or is "
            f"burned, then burn {wording.this} and the nightmare counters"
        )


def wake(context: EffectContext) -> None:
    """Every Ravnos pays for its nightmares; a Ravnos that cannot pay is burned."""
    table = context.table
    for vampire in minions_of(context, RAVNOS, "any"):
        due = vampire.mark(NIGHTMARES)
        vampire.set_mark(NIGHTMARES, 0)
        if vampire.blood < due:
            burn(table, vampire.card)
        else:
            ledger.burn_blood(table, vampire, due)
    burn(table, context.card)


CARDS = (
    card(
        102166,
        "Week of Nightmares",
        master(WithNightmares(counters=10)),
        PlayLimit(per="game", by="everybody"),
        Aura(bonus=Bonus.BLEED, n=1, to=RAVNOS, whose="any"),
        Aura(bonus=Bonus.STRENGTH, n=1, to=RAVNOS, whose="any"),
        HuntsOddly(activity=Activity.HUNT_NORMALLY, host=False, who=RAVNOS),
        HuntAction(
            sentence="{minion} hunts: it steals blood from {target}.",
            who=RAVNOS,
            stealth=1,
            target=AMinion(MinionFilter(another=True, clans=("Ravnos",)), "any"),
            effects=(Feeds(1, Blood("target"), Blood("user")),),
        ),
        Power(
            sentence="Move a nightmare from {card} to {target}.",
            at=UNLOCK,
            user="anybody",
            conditions=(MyTurn(),),
            target=AMinion(RAVNOS, "any"),
            once=Until.TURN,
            effects=(MovesNightmare(),),
        ),
    ),
)
