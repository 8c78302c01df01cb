"""Vampires that give a maneuver in the first round of combat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    Granted,
    PurposeKind,
    Which,
    Wording,
    card_of,
    maneuvers,
)
from vtes_deck.effects.vocab import (
    ROUND,
    AddDelayedTrigger,
    AMinion,
    CardAction,
    EnterCombat,
    HostFights,
    InRound,
    Is,
    MinionFilter,
    Trigger,
    card,
)


class FirstRoundManeuver(Effect, frozen=True):
    """Gives an optional maneuver for this round."""

    who: Which

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MANEUVER, which=self.who),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Grant an optional maneuver (COM-09)."""
        maneuvers.grant(context.table, card_of(context, self.who), Granted(context.card))

    @override
    def say(self, wording: Wording) -> str:
        return "1 optional maneuver during the first round"


class OpponentManeuvers(Trigger, frozen=True, kw_only=True):
    """The opposing minion gets the maneuver."""

    @override
    def say(self, wording: Wording) -> str:
        return f"an older vampire opposing {wording.user} gets {self.effects[0].say(wording)}"


class GetsIn(CardAction, frozen=True, kw_only=True):
    """An action to enter combat, with a maneuver."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} can enter combat with a vampire as a Ⓓ action. If that action is "
            f"successful, {wording.user} gets 1 optional maneuver during the first round of the "
            "resulting combat"
        )


CARDS = (
    card(
        200831,
        "Leo Washington",
        OpponentManeuvers(
            on=ROUND,
            conditions=(
                HostFights(),
                InRound(1),
                Is("opposing", MinionFilter(vampire=True, older=True)),
            ),
            effects=(FirstRoundManeuver("opposing"),),
        ),
    ),
    card(
        200954,
        "Massassi",
        GetsIn(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(vampire=True, ready=True), "others"),
            effects=(
                AddDelayedTrigger(on=ROUND, effects=(FirstRoundManeuver("user"),)),
                EnterCombat(),
            ),
        ),
    ),
)
