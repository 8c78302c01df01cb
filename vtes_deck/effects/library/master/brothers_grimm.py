"""Brothers Grimm: an investment that others can take."""

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
    Option,
    Purpose,
    PurposeKind,
    SaidElsewhere,
    Table,
    Verb,
    Wording,
    hand,
    one_of_each,
    zones,
)
from vtes_deck.effects.vocab import (
    DISCARD_TARGET,
    MASTER,
    UNLOCK,
    ACard,
    Blood,
    BurnCard,
    Gain,
    If,
    MasterActions,
    MyTurn,
    Pay,
    Pool,
    Power,
    PutInPlay,
    TakeControl,
    Type,
    Until,
    Zone,
    card,
    master,
)

KEEP = Verb("discard to keep", "Discard {target} to keep {card}.")
MASTER_IN_HAND = ACard(Zone.HAND, (Type.MASTER,))
FULL = 5


class AskToKeep(CardQuestion):
    """The controller of the card may discard a master card to keep it.

    Attributes:
        seat: the Methuselah who would take the card.
        card: the card.
    """

    seat: int
    card: int

    def offer(self, table: Table) -> None:
        """Offer the master cards in the hand."""
        if self.card not in table.in_play:
            self.finish()
            return
        owner = table.in_play[self.card].controller
        held = [one for one in table.seats[owner].hand if Type.MASTER in table.cards[one].types]
        options = [Option(KEEP, self.card, target=one) for one in one_of_each(table, held)]
        table.ask(owner, DecisionKind.DISCARD, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Discard the card, or change the control."""
        answer = table.answer
        if answer.verb is PASS:
            context = EffectContext(table, self.seat, self.card)
            TakeControl("this").carry_out(context)
            return
        owner = table.in_play[self.card].controller
        zones.discard(table, answer.target)
        hand.adjust(table, owner)

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        kept = option.verb is KEEP
        return (Purpose(PurposeKind.LOSE, 0 if kept else 1, self.seat, self.card),)

    steps = (offer, take)


class TakeUnlessKept(Effect, frozen=True):
    """The user takes control of the card unless its controller discards a master card."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CONTROL, whose="mine"), Does(PurposeKind.LOSE, which="this"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(AskToKeep(seat=context.seat, card=context.card))


class IsFull(Condition, frozen=True):
    """The card has all its counters."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.card_in_play.blood >= FULL

    @override
    def say(self, wording: Wording) -> str:
        return f"when this card has {FULL} counters on it"


class OfAnother(SaidElsewhere, Condition, frozen=True):
    """A Methuselah other than the active one controls the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.card_in_play.controller != context.table.active


class Grows(Power, frozen=True, kw_only=True):
    """Counters in each unlock phase, and pool at the end."""

    @override
    def say(self, wording: Wording) -> str:
        ends = [one.conditions for one in self.effects if isinstance(one, If)]
        full = "".join(f"{one.say(wording)}, " for asked in ends for one in asked)
        return (
            "during your unlock phase, put 1 counter on this card from the blood bank. "
            f"{full.capitalize()}it is burned and you gain {FULL} pool"
        )


class ChangesSides(Power, frozen=True, kw_only=True):
    """Anyone can take the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "any Methuselah can use a master phase action and discard a master card from his or "
            f"her hand to take control of the {wording.name}. You may cancel that (and keep the "
            f"{wording.name}) by discarding a master card from your hand"
        )


CARDS = (
    card(
        100258,
        "Brothers Grimm",
        master(PutInPlay()),
        Grows(
            sentence="Put 1 counter on {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(
                Gain(1, Blood("this")),
                If((IsFull(),), (BurnCard("this"), Gain(FULL, Pool()))),
            ),
        ),
        ChangesSides(
            sentence="Use a master phase action and discard {target} to take control of {card}.",
            at=MASTER,
            user="anybody",
            conditions=(MyTurn(), OfAnother()),
            target=MASTER_IN_HAND,
            effects=(Pay(1, MasterActions()), DISCARD_TARGET, TakeUnlessKept()),
        ),
    ),
)
