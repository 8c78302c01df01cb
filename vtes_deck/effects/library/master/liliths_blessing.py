"""Lilith's Blessing: a Discipline master and blood for a vampire without blood."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    EventType,
    Minion,
    NoPurpose,
    PurposeKind,
    Wording,
    mark,
)
from vtes_deck.effects.library.action.childer import DisciplineChoice
from vtes_deck.effects.vocab import (
    MASTER,
    AMinion,
    Blood,
    Gain,
    MasterActions,
    MinionFilter,
    Pay,
    Power,
    PutInPlay,
    Zone,
    card,
    master,
)

BAHARI = "Bahari"
"""The mark of a vampire that has become Bahari."""
BECOMES_BAHARI = EventType("becomes Bahari", mark("{minion} becomes Bahari."))


class NonBahari(MinionFilter, frozen=True, kw_only=True):
    """A ready vampire without blood that is not Bahari."""

    @override
    def fits(self, context: EffectContext, minion: Minion) -> bool:
        return not minion.mark(BAHARI) and super().fits(context, minion)

    @override
    def noun(self, *, plural: bool = False) -> str:
        return "ready non-Bahari vampire"


class FindsDiscipline(Effect, frozen=True):
    """The player may put a Discipline master from the library on the target."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="mine"), Does(PurposeKind.PERMANENT, which="target"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(
            DisciplineChoice(seat=context.seat, childe=context.target, places=(Zone.LIBRARY,))
        )


class TurnsBahari(NoPurpose, Effect, frozen=True):
    """The target becomes Bahari."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.target_minion.set_mark(BAHARI, 1)
        context.table.emit(BECOMES_BAHARI, context.seat, minion=context.target)


class Blesses(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"as a master phase action, you can lock {wording.this} to search your library for a "
            f"master: Discipline card and choose {self.target.say(wording)} who has no blood. That "
            "vampire gains the Discipline card (if any) and 3 blood and becomes Bahari"
        )


CARDS = (
    card(
        101108,
        "Lilith's Blessing",
        master(PutInPlay()),
        Blesses(
            sentence="Use a master phase action: {target} gains a Discipline and 3 blood.",
            at=MASTER,
            lock=True,
            target=AMinion(NonBahari(vampire=True, ready=True, blood=False)),
            effects=(
                Pay(1, MasterActions()),
                FindsDiscipline(),
                Gain(3, Blood("target")),
                TurnsBahari(),
            ),
        ),
    ),
)
