"""Waiting Game: anarchs and allies pay for every unlock phase."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ANNOUNCED,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Option,
    Procedure,
    PurposeKind,
    Table,
    Verb,
    Wording,
    ledger,
    minions_of,
    sects,
)
from vtes_deck.effects.vocab import (
    ALLY,
    ANARCH,
    UNLOCK,
    Blood,
    Burn,
    BurnsWhenEmpty,
    EntersWith,
    Gain,
    Is,
    MinionFilter,
    MyTurn,
    Power,
    Sect,
    Trigger,
    Until,
    card,
)

PAY = Verb("pay to stay anarch", "{minion} burns 1 blood.")
JOIN = Verb("become Camarilla", "{minion} becomes Camarilla.")


class AnarchsPay(Procedure):
    """The controllers of the anarchs choose for each of them.

    Attributes:
        card: the card with the effect.
        left: the anarchs without a decision.
    """

    card: int
    left: tuple[int, ...]

    def offer(self, table: Table) -> None:
        """Ask for the next anarch."""
        while self.left and self.left[0] not in table.in_play:
            self.left = self.left[1:]
        if not self.left:
            self.finish()
            return
        minion = table.minion(self.left[0])
        verbs = (PAY, JOIN) if minion.blood else (JOIN,)
        options = [Option(verb, self.card, minion.card) for verb in verbs]
        table.ask(minion.controller, DecisionKind.CHOICE, options, self.card)

    def take(self, table: Table) -> None:
        """Carry out the choice."""
        answer = table.answer
        self.left = self.left[1:]
        minion = table.minion(answer.minion)
        if answer.verb is PAY:
            ledger.burn_blood(table, minion, 1)
        else:
            sects.change_sect(table, minion, Sect.CAMARILLA)
        self.go_to(AnarchsPay.offer)

    steps = (offer, take)


class Outwaits(Effect, frozen=True):
    """The controller decides for each anarch, and each ally burns 1 life."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, whose="any", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        anarchs = tuple(one.card for one in minions_of(context, ANARCH, "any") if one.vampire)
        for ally in minions_of(context, ALLY, "any"):
            ledger.burn_blood(table, ally, 1)
        table.push(AnarchsPay(card=context.card, left=anarchs))

    @override
    def say(self, wording: Wording) -> str:
        return "each anarch burns 1 blood or becomes Camarilla, and each ally burns 1 life"


class InUnlockPhase(Power, frozen=True, kw_only=True):
    """The effects in the unlock phase of the controller."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during your unlock phase, each anarch burns 1 blood or becomes Camarilla, and each "
            "ally burns 1 life"
        )


class WithCounters(EntersWith, frozen=True):
    """The counters that the card enters play with."""

    @override
    def say(self, wording: Wording) -> str:
        return "put this card in play with 10 counters"


class BurnsCounter(Trigger, frozen=True):
    """A counter is burned for an action."""

    @override
    def say(self, wording: Wording) -> str:
        return "whenever a non-Anarch vampire takes an action, burn a counter from this card"


CARDS = (
    card(
        102136,
        "Waiting Game",
        WithCounters((Gain(10, Blood("this")),)),
        BurnsCounter(
            on=ANNOUNCED,
            conditions=(
                Is("acting", MinionFilter(vampire=True, but=MinionFilter(sects=(Sect.ANARCH,)))),
            ),
            effects=(Burn(1, Blood("this")),),
        ),
        BurnsWhenEmpty(),
        InUnlockPhase(
            sentence="Anarchs burn 1 blood or become Camarilla, allies burn 1 life.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(Outwaits(),),
        ),
    ),
)
