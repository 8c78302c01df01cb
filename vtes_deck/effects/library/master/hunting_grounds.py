"""Hunting grounds: a vampire gains blood from one of them in a turn."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    Wording,
    cancel_shown,
    reflex,
    shown,
)
from vtes_deck.effects.vocab import (
    AS_PLAYED,
    READY_ANARCH,
    UNLOCK,
    AMinion,
    Blood,
    Control,
    Definition,
    Gain,
    MinionFilter,
    MyTurn,
    Once,
    Power,
    PutInPlay,
    Title,
    Trait,
    Until,
    card,
    master,
)

HUNTING_GROUND = "hunting ground"
"""The mark on a vampire that has gained blood from a hunting ground this turn."""
READY_BARON = MinionFilter(titles=(Title.BARON,), ready=True)

READY_ON_PATH = MinionFilter(vampire=True, ready=True, path="Death and the Soul")
DEAD_ALLY = MinionFilter(
    vampire=False,
    trait=Trait.WRAITH,
    either=MinionFilter(vampire=False, trait=Trait.ZOMBIE),
)

ONE_BLOOD = Power(
    sentence="{target} gains 1 blood from {card}.",
    at=UNLOCK,
    conditions=(MyTurn(),),
    target=AMinion(MinionFilter(vampire=True, ready=True)),
    once=Until.TURN,
    effects=(Once(HUNTING_GROUND, by="target"), Gain(1, Blood("target"))),
)


def ground(number: int, name: str) -> Definition:
    """A hunting ground that gives 1 blood to a ready vampire."""
    return card(number, name, master(PutInPlay()), ONE_BLOOD)


class OnPath(Power, frozen=True, kw_only=True):
    """The gain of a vampire on a path or of an ally of a kind."""

    @override
    def say(self, wording: Wording) -> str:
        if self.target == AMinion(READY_ON_PATH):
            return (
                "during your unlock phase, a ready vampire you control who follows the Path of "
                "Death and the Soul can gain 1 blood, or a wraith or zombie ally you control can "
                "gain 1 life, not to exceed its starting life. A vampire can gain blood from only "
                "one hunting ground each turn"
            )
        return ""


class Heals(Gain, frozen=True):
    """An ally gains a life up to its starting life."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        ally = context.target_minion
        if ally.blood < ally.capacity:
            super().carry_out(context)


class CancelsFrenzy(Effect, frozen=True):
    """Cancels a frenzy card that is played on a Salubri; its cost is paid (PLY-14)."""

    @override
    def timely(self, context: EffectContext) -> bool:
        table, show = context.table, shown(context.table)
        if show is None or show.cancelled or Trait.FRENZY not in table.cards[show.card].traits:
            return False
        victim = table.in_play.get(reflex.victim(table, table.stack[table.stack.index(show) - 1]))
        if not isinstance(victim, Minion):
            return False
        return victim.controller == context.seat and victim.clan == "Salubri"

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CANCEL, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Cancel the card that is shown (PLY-13)."""
        cancel_shown(context.table, context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return "cancel a frenzy card as it is played on a Salubri you control (cost is still paid)"


CARDS = (
    ground(102212, "Zoo Hunting Ground"),
    ground(100015, "Academic Hunting Ground"),
    ground(100049, "Amusement Park Hunting Ground"),
    ground(100108, "Asylum Hunting Ground"),
    ground(100136, "Base Hunting Ground"),
    ground(100288, "Campground Hunting Ground"),
    ground(100426, "Corporate Hunting Ground"),
    ground(100724, "Fetish Club Hunting Ground"),
    ground(100996, "Institution Hunting Ground"),
    ground(101102, "Library Hunting Ground"),
    ground(101243, "Morgue Hunting Ground"),
    ground(101354, "Park Hunting Ground"),
    ground(101415, "Political Hunting Ground"),
    ground(101421, "Port Hunting Ground"),
    ground(101753, "Shanty Town Hunting Ground"),
    ground(101808, "Slum Hunting Ground"),
    ground(101821, "Society Hunting Ground"),
    ground(101953, "Temple Hunting Ground"),
    ground(102066, "Underworld Hunting Ground"),
    ground(102075, "University Hunting Ground"),
    ground(102084, "Uptown Hunting Ground"),
    ground(102150, "Warzone Hunting Ground"),
    ground(102287, "Biotech Company Hunting Ground"),
    card(
        100297,
        "Carfax Abbey",
        master(PutInPlay()),
        Power(
            sentence="{target} gains 1 blood from {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            target=AMinion(READY_ANARCH),
            once=Until.TURN,
            effects=(Once(HUNTING_GROUND, by="target"), Gain(1, Blood("target"))),
        ),
        Power(
            sentence="{target} gains 1 blood from {card}, as you control a baron.",
            at=UNLOCK,
            conditions=(MyTurn(), Control(AMinion(READY_BARON))),
            target=AMinion(READY_ANARCH),
            once=Until.TURN,
            effects=(Once(HUNTING_GROUND, by="target"), Gain(1, Blood("target"))),
        ),
        exception="The second vampire is another ability of the location, under the same "
        "limit for a vampire.",
    ),
    card(
        102252,
        "Meditative Grove",
        master(PutInPlay()),
        Power(
            sentence="{target} gains 1 blood from {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            target=AMinion(MinionFilter(ready=True, clans=("Salubri",))),
            once=Until.TURN,
            effects=(Once(HUNTING_GROUND, by="target"), Gain(1, Blood("target"))),
        ),
        Power(
            sentence="Lock {card}: cancel the frenzy card.",
            at=AS_PLAYED,
            lock=True,
            effects=(CancelsFrenzy(),),
        ),
    ),
    card(
        102311,
        "Burial Site Hunting Ground",
        master(PutInPlay()),
        OnPath(
            sentence="{target} gains 1 blood from {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            target=AMinion(READY_ON_PATH),
            once=Until.TURN,
            key="feeds",
            effects=(Once(HUNTING_GROUND, by="target"), Gain(1, Blood("target"))),
        ),
        OnPath(
            sentence="{target} gains 1 life from {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            target=AMinion(DEAD_ALLY),
            once=Until.TURN,
            key="feeds",
            effects=(Heals(1, Blood("target")),),
        ),
    ),
    card(
        101350,
        "Papillon",
        master(PutInPlay(), conditions=(Control(AMinion(MinionFilter(ready=True, city=True))),)),
        Power(
            sentence="{target} gains 2 blood from {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            target=AMinion(MinionFilter(ready=True, titled=True, vampire=True)),
            once=Until.TURN,
            effects=(Once(HUNTING_GROUND, by="target"), Gain(2, Blood("target"))),
        ),
        exception="The requirement of the card is also a condition of the definition.",
    ),
)
