"""Malkavian Rider Clause and Detect Authority: reactions that depend on the acting Methuselah."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    PASS,
    PASSING,
    CardQuestion,
    Condition,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Minion,
    Option,
    PurposeKind,
    Table,
    Verb,
    Wording,
    ledger,
)
from vtes_deck.effects.library.master.dia_de_los_muertos import PassesFirst
from vtes_deck.effects.library.master.secret_passage import Fails
from vtes_deck.effects.vocab import (
    BEFORE_VOTES,
    DECLINED,
    REFERENDUM_PASSES,
    UNBLOCKED,
    VAMPIRE,
    AddDelayedTrigger,
    Directed,
    Intercept,
    LessBleed,
    PoliticalReferendum,
    Trait,
    Until,
    card,
    reaction,
)

BURN_TO_GO_ON = Verb("burn to go on", "{minion} burns {n} blood so that the action does not fail.")


class EarnsReferendum(Effect, frozen=True):
    """If the referendum passes, the next referendum of a vampire of the user also passes."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.REFERENDUM, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        AddDelayedTrigger(
            on=REFERENDUM_PASSES,
            effects=(PassesFirst(who=VAMPIRE, until=Until.GAME),),
            until=Until.REFERENDUM,
        ).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "if the referendum passes, the next referendum a vampire you control calls passes "
            "automatically (skip the polling step)"
        )


class AimsAtMine(Condition, frozen=True):
    """A directed action has a minion or location of the user as its target."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """By a ruling equipment and retainers are not minions."""
        table, action = context.table, context.action
        if action is None or action.failed or not Directed().holds(context):
            return False
        target = table.in_play.get(action.target)
        if target is None or target.controller != context.seat:
            return False
        return isinstance(target, Minion) or Trait.LOCATION in table.cards[target.card].traits

    @override
    def say(self, wording: Wording) -> str:
        return "during an action directed at a minion or location you control"


class FailsUnlessPaid(Fails, frozen=True):
    """The action fails unless the acting vampire burns blood.

    Attributes:
        blood: the amount.
    """

    blood: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        action = context.action
        if action is None:
            return
        acting = context.table.minion(action.minion)
        if acting.vampire and acting.blood >= self.blood:
            context.table.push(PayToGoOn(card=context.card, minion=acting.card, blood=self.blood))
        else:
            action.failed = True

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"the action fails unless the acting minion burns {self.blood} blood (allies cannot "
            "burn blood)"
        )


class PayToGoOn(CardQuestion):
    """The controller of the acting vampire burns blood, or the action fails.

    Attributes:
        card: the card that requires the payment.
        minion: the acting vampire.
        blood: the amount.
    """

    card: int
    minion: int
    blood: int

    def offer(self, table: Table) -> None:
        """Offer both choices; the vampire has enough blood."""
        seat = table.minion(self.minion).controller
        option = Option(BURN_TO_GO_ON, self.card, self.minion, n=self.blood)
        table.ask(seat, DecisionKind.EFFECT, [option, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Carry out the choice."""
        answer = table.answer
        if answer.verb is PASS:
            context = EffectContext(table, table.owner[self.card], self.card)
            Fails().carry_out(context)
        else:
            ledger.burn_blood(table, table.minion(self.minion), self.blood, self.card)

    steps = (offer, take)


CARDS = (
    card(
        101156,
        "Malkavian Rider Clause",
        reaction("", EarnsReferendum(), at=BEFORE_VOTES, conditions=(PoliticalReferendum(),)),
    ),
    card(
        100532,
        "Detect Authority",
        reaction("ani", FailsUnlessPaid(2), at=UNBLOCKED | DECLINED, conditions=(AimsAtMine(),)),
        reaction("ser", Intercept(1)),
        reaction("tha", LessBleed(2)),
    ),
)
