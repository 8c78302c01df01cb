"""Actions that fail before they resolve."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.choices import CardQuestion
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.state.decisions import PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.state.windows import DECLINED, UNBLOCKED

BURN_TO_GO_ON = Verb("burn to go on", "{minion} burns {n} blood so that the action does not fail.")


class ActionFails(Effect, frozen=True):
    """The action fails, or it fails unless the acting minion burns blood; it was not blocked.

    By a ruling, this is not possible during a block attempt or after a block.

    Attributes:
        unless: the amount of blood that prevents the failure; 0: nothing prevents it.
        life: an ally can burn life instead; otherwise it cannot pay.
    """

    unless: int = 0
    life: bool = False

    hits_acting = True

    @override
    def windows(self) -> int:
        return UNBLOCKED | DECLINED

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="acting"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Make the action fail (RES-08), or ask for the payment."""
        action = context.action
        if action is None:
            return
        acting = context.table.minion(action.minion)
        if self.unless and (acting.vampire or self.life) and acting.blood >= self.unless:
            asked = PayToGoOn(card=context.card, minion=acting.card, blood=self.unless)
            context.table.push(asked)
        else:
            action.failed = True

    @override
    def say(self, wording: Wording) -> str:
        if not self.unless:
            return "the action fails"
        price = f"{self.unless} blood{' or life' if self.life else ''}"
        closing = "" if self.life else " (allies cannot burn blood)"
        return f"the action fails unless the acting minion burns {price}{closing}"


class PayToGoOn(CardQuestion):
    """The controller of the acting minion burns blood, or the action fails.

    Attributes:
        card: the card that asks.
        minion: the acting minion.
        blood: the amount.
    """

    card: int
    minion: int
    blood: int

    def offer(self, table: Table) -> None:
        """Offer both choices; the minion has enough blood."""
        seat = table.minion(self.minion).controller
        option = Option(BURN_TO_GO_ON, self.card, self.minion, n=self.blood)
        table.ask(seat, DecisionKind.EFFECT, [option, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Carry out the choice."""
        answer = table.answer
        if answer.verb is PASS:
            context = EffectContext(table, table.owner[self.card], self.card)
            ActionFails().carry_out(context)
        else:
            ledger.burn_blood(table, table.minion(self.minion), self.blood, self.card)

    steps = (offer, take)
