"""Vampires that cancel referendums or make them fail."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    cancel_referendum,
)
from vtes_deck.effects.vocab import (
    BEFORE_VOTES,
    COMBAT,
    POLLING,
    FailReferendum,
    GivePress,
    HostFights,
    Is,
    MinionFilter,
    PoliticalReferendum,
    Power,
    Sect,
    Trigger,
    Until,
    card,
)


class CancelsReferendum(Effect, frozen=True):
    """The referendum is canceled: it neither passes nor fails."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.REFERENDUM, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        cancel_referendum(context.table, context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return "cancel a referendum"


class CancelsOfCamarilla(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        called = " called by a titled Camarilla vampire" if len(self.conditions) > 1 else ""
        does = self.effects[0].say(wording)
        return f"{wording.name} can lock and burn 2 blood to {does}{called}"


class FailsBeforeVotes(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} can burn 3 blood during the polling step of a political action before "
            "votes and ballots are cast to have the referendum fail"
        )


CARDS = (
    card(
        201334,
        "T.J.",
        CancelsOfCamarilla(
            sentence="{card} locks and burns 2 blood to cancel the referendum.",
            at=BEFORE_VOTES | POLLING,
            lock=True,
            blood=2,
            conditions=(
                PoliticalReferendum(),
                Is("caller", MinionFilter(vampire=True, titled=True, sects=(Sect.CAMARILLA,))),
            ),
            effects=(CancelsReferendum(),),
        ),
    ),
    card(
        200455,
        "Fakir al Sidi",
        FailsBeforeVotes(
            sentence="{card} burns 3 blood: the referendum fails.",
            at=BEFORE_VOTES,
            blood=3,
            once=Until.REFERENDUM,
            conditions=(PoliticalReferendum(),),
            effects=(FailReferendum(),),
        ),
        Trigger(on=COMBAT, effects=(GivePress(who="host"),), conditions=(HostFights(),)),
    ),
)
