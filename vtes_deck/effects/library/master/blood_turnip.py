"""Blood Turnip: it moves from minion to minion, with blood."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Choice,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Target,
    Wording,
    fight,
    ledger,
    sects,
    zones,
)
from vtes_deck.effects.vocab import (
    ANYONE,
    COMBAT,
    AMinion,
    Choose,
    PutOn,
    Sect,
    Trigger,
    card,
    master,
)


class HostEntersCombat(SaidElsewhere, Condition, frozen=True):
    """The minion with the card enters combat."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return fight(context.table).holds(context.host)


class AnotherBearer(Target, frozen=True):
    """A minion without the card."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        found = AMinion(ANYONE, "any").choices(context)
        return [one for one in found if one[0] != context.host]

    @override
    def say(self, wording: Wording) -> str:
        return "any minion"


class MovesHere(SaidElsewhere, Effect, frozen=True):
    """The card moves to the target."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, which="target", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        zones.attach(context.table, context.card, context.target)


class GoesOn(SaidElsewhere, Effect, frozen=True):
    """1 blood or life moves to the opponent; the card follows, or an Anarch chooses its host."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, which="host", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, blood becomes life, or life becomes blood."""
        table, host = context.table, context.host
        opposing = table.minion(fight(table).other(host))
        if ledger.burn_blood(table, table.in_play[host], 1):
            ledger.gain_blood(table, opposing, 1)
        if sects.belongs_to_any(table, opposing, (Sect.ANARCH,)):
            mover = EffectContext(table, opposing.controller, context.card)
            Choose(AnotherBearer(), (MovesHere(),)).carry_out(mover)
        else:
            MovesHere().carry_out(context.at(target=opposing.card))


class MovesInCombat(Trigger, frozen=True, kw_only=True):
    """The trigger for a combat of the bearer."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "when this minion enters combat, he or she moves this card and 1 blood (or life) to "
            "the opposing minion. If the opposing minion is an anarch, that anarch can move this "
            "card onto any minion instead (but it must move)"
        )


CARDS = (
    card(
        100216,
        "Blood Turnip",
        master(PutOn(), target=AMinion(ANYONE, "any")),
        MovesInCombat(on=COMBAT, conditions=(HostEntersCombat(),), effects=(GoesOn(),)),
    ),
)
