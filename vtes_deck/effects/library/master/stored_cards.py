"""Masters with cards face down under them: Maabara, The Erciyes Fragments, Storage Annex."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Condition,
    Does,
    Effect,
    EffectContext,
    EventType,
    HidesUnder,
    NoPurpose,
    OwnStatic,
    PlaysUnder,
    PurposeKind,
    SaidElsewhere,
    Target,
    Wording,
    hand,
    lent_cards,
    mark,
    zones,
)
from vtes_deck.effects.vocab import (
    ANY_TIME,
    MASTER,
    VAMPIRE,
    ACard,
    BurnCard,
    CardAction,
    Choose,
    MasterActions,
    MinionFilter,
    MyTurn,
    Pay,
    Power,
    PutInPlay,
    TakeControl,
    Zone,
    card,
    master,
)

CARD_IN_HAND = ACard(Zone.HAND)
STORES = EventType(
    "stores",
    mark("{seat} puts {card} on {target}, face down."),
    mark("{seat} puts a card on {target}, face down."),
)
PUT_BACK = EventType(
    "takes stored",
    mark("{seat} moves {card} to her hand."),
    mark("{seat} moves a card from {target} to her hand."),
)
TAKES_BACK = EventType(
    "takes from location",
    mark("{seat} moves {card} to the top of the library."),
    mark("{seat} moves a card to the top of the library."),
)


class Stored(Target, frozen=True):
    """A card under this card."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [(one, NONE, 0) for one in context.card_in_play.under]

    @override
    def say(self, wording: Wording) -> str:
        return f"a card from {wording.this}"


class PutUnder(Effect, frozen=True):
    """The target, a card in an ash heap that everyone sees, is put under this card.

    Attributes:
        prey: the card is from the ash heap of the prey, and the user plays it as her own.
    """

    prey: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.emit(STORES, context.seat, context.target, target=context.card)
        zones.put_under(table, context.target, context.card)
        if self.prey:
            lent_cards.lend(table, context.target, context.seat, for_good=True)

    @override
    def say(self, wording: Wording) -> str:
        whose = "your prey's" if self.prey else "your"
        return f"move a library card from {whose} ash heap to {wording.this}, face down"


class HideUnder(Effect, frozen=True):
    """The target, a card in the hand, is put under this card; no other player sees it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """DRW-05: the card is replaced."""
        table, seat = context.table, context.seat
        table.emit(STORES, seat, context.target, target=context.card, only=seat)
        zones.put_under(table, context.target, context.card)
        hand.adjust(table, seat)

    @override
    def say(self, wording: Wording) -> str:
        return f"put a card from your hand face down on {wording.this}"


class Exchange(Effect, frozen=True):
    """The target, a card in the hand, changes places with the card under this card."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.card_in_play.under)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The controller gets the card, even if another Methuselah put it there."""
        table, seat = context.table, context.seat
        (taken,) = context.card_in_play.under
        table.emit(STORES, seat, context.target, target=context.card, only=seat)
        zones.put_under(table, context.target, context.card)
        table.emit(PUT_BACK, seat, taken, target=context.card, only=seat)
        zones.to_hand_of(table, taken, seat)

    @override
    def say(self, wording: Wording) -> str:
        return f"exchange a card in your hand for the card on {wording.this}"


class IsEmpty(SaidElsewhere, Condition, frozen=True):
    """No card is under this card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return not context.card_in_play.under


class PlayedFromIt(NoPurpose, OwnStatic, PlaysUnder, frozen=True):
    """The stored card is played as if from the hand and is removed from the game when burned."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "you can look at that card at any time. You can play the card from the Fragments as if "
            "playing it from your hand (requirements and cost, if any, apply as normal). When that "
            "card is burned, remove it from the game instead. Only 1 card can be on "
            f"{wording.this} at a time"
        )


class HidesCard(Choose, frozen=True):
    """A card in the hand is put under this card as it enters play."""

    @override
    def possible(self, context: EffectContext) -> bool:
        """By a ruling, this is not possible if the hand has no other card."""
        return bool(self.target.choices(context))

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"put a card from your hand face down (out of play) on {wording.this} when you play it"
        )


class Seen(NoPurpose, OwnStatic, HidesUnder, frozen=True):
    """Only the controller sees the card under this card."""

    @override
    def say(self, wording: Wording) -> str:
        return "you can look at the card at any time"


class Steals(TakeControl, frozen=True):
    """The card is stolen together with the card under it."""

    @override
    def say(self, wording: Wording) -> str:
        return "steal the Fragments (and any card on it)"


class TakesBack(Effect, frozen=True):
    """The target moves to the top of the library."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.emit(TAKES_BACK, context.seat, context.target, only=context.seat)
        zones.move(table, context.target, Zone.LIBRARY)

    @override
    def say(self, wording: Wording) -> str:
        return f"move {wording.target} to the top of your library"


CARDS = (
    card(
        101136,
        "Maabara",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: put {target} on it, face down.",
            at=ANY_TIME,
            lock=True,
            target=ACard(Zone.ASH_HEAP, crypt=False),
            effects=(PutUnder(),),
        ),
        Power(
            sentence="Use a master phase action: move {target} to the top of your library.",
            at=MASTER,
            target=Stored(),
            effects=(Pay(1, MasterActions()), TakesBack()),
        ),
        CardAction(
            sentence="{minion} acts to burn {card}.", who=VAMPIRE, effects=(BurnCard("this"),)
        ),
    ),
    card(
        100656,
        "The Erciyes Fragments",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: put {target} on it, face down.",
            at=ANY_TIME,
            lock=True,
            conditions=(IsEmpty(),),
            target=ACard(Zone.ASH_HEAP, whose="prey", crypt=False),
            effects=(PutUnder(prey=True),),
        ),
        PlayedFromIt(),
        CardAction(
            sentence="{minion} acts to steal {card}.",
            who=MinionFilter(vampire=True, least=5),
            whose="others",
            effects=(Steals("target"),),
        ),
    ),
    card(
        101877,
        "Storage Annex",
        master(PutInPlay(), HidesCard(CARD_IN_HAND, (HideUnder(),))),
        Seen(),
        Power(
            sentence="Exchange {target} for the card on {card}.",
            at=MASTER,
            conditions=(MyTurn(),),
            target=CARD_IN_HAND,
            effects=(Exchange(),),
        ),
    ),
)
