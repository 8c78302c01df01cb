"""Vampires whose actions name a second card as they are announced."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Choice,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Wording,
    bank,
    hand,
    zones,
)
from vtes_deck.effects.vocab import (
    ACard,
    AMethuselah,
    Both,
    CardAction,
    Choose,
    Definition,
    Zone,
    card,
)

OFFERS = EventType("offers for exchange", "{seat} names {card} to exchange it.")
EXCHANGES = EventType("exchanges cards", "{seat} exchanges {card} for {target}.")
MOVES_WAITING = EventType(
    "moves waiting blood",
    "{seat} moves {n} blood from an uncontrolled vampire of {other_seat} to another.",
)


def second(context: EffectContext) -> int:
    """The second card of the action."""
    return context.n - 1


class NameSecond(Effect, frozen=True):
    """The target becomes the second card of the action.

    Attributes:
        open: everyone learns which card it is.
    """

    open: bool = False

    @override
    def carry_out(self, context: EffectContext) -> None:
        if context.action is not None:
            context.action.n = context.target + 1
        if self.open:
            context.table.emit(OFFERS, context.seat, context.target)


class Names(Choose, frozen=True):
    """The player names a second card, which must exist."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(self.target.choices(context))


class ExchangeWithHeap(Effect, frozen=True):
    """The second card (in the hand) and the target (in the ash heap) change places."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """RES-05: both must still be there. The exchange is neither a discard nor a draw."""
        table, given = context.table, second(context)
        if table.where[given] is not Zone.HAND or table.where[context.target] is not Zone.ASH_HEAP:
            return
        zones.move(table, given, Zone.ASH_HEAP)
        zones.move(table, context.target, Zone.HAND)
        table.emit(EXCHANGES, context.seat, given, target=context.target)
        hand.adjust(table, context.seat)


class WithBlood(ACard, frozen=True):
    """A card in an uncontrolled region that has blood."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        waiting = {
            number: n for seat in context.table.seats for number, n in seat.uncontrolled.items()
        }
        return [one for one in super().choices(context) if waiting.get(one[0])]


class MoveWaitingBlood(Effect, frozen=True):
    """1 blood moves from the target to the second card, both in uncontrolled regions."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.INFLUENCE, 1, whose="mine"),
            Does(PurposeKind.INFLUENCE, 1, whose="prey", less=True),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        """RES-05: both must still be there."""
        table, taker = context.table, second(context)
        if any(table.where[one] is not Zone.UNCONTROLLED for one in (taker, context.target)):
            return
        n = bank.burn_from_uncontrolled(table, context.target, 1)
        bank.add_to_uncontrolled(table, taker, n)
        giver = table.waits_with(context.target).number
        table.emit(MOVES_WAITING, context.seat, n=n, other_seat=giver)


class Exchanges(CardAction, frozen=True, kw_only=True):
    """The action, in the words of the card.

    Attributes:
        one: the article of the cards in the text.
    """

    one: str = "a"

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} can exchange {self.one} card from your hand for {self.one} library "
            f"card in your ash heap as a +{self.stealth} stealth action that costs {self.blood} "
            "blood"
        )


def exchanger(number: int, name: str, one: str = "a") -> Definition:
    """A vampire that exchanges a card in the hand for one in the ash heap."""
    return card(
        number,
        name,
        Exchanges(
            sentence="{minion} acts to exchange a card of the hand for {target}.",
            host=True,
            stealth=1,
            blood=1,
            target=ACard(Zone.ASH_HEAP, crypt=False),
            announced=(Names(ACard(Zone.HAND), (NameSecond(open=True),)),),
            effects=(ExchangeWithHeap(),),
            one=one,
        ),
    )


class TakesWaitingBlood(CardAction, frozen=True, kw_only=True):
    """The action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} can move 1 blood from a crypt card in your prey's uncontrolled region "
            "to a vampire in your uncontrolled region as a Ⓓ action"
        )


CARDS = (
    exchanger(200245, "Carlotta Giovanni", "one"),
    exchanger(201721, "Lenelle, Mambo of Birmingham"),
    card(
        200819,
        "Lázár Dobrescu",
        TakesWaitingBlood(
            sentence="{minion} acts to take 1 blood of {target}.",
            host=True,
            target=Both(
                WithBlood(Zone.UNCONTROLLED, whose="prey", crypt=True), AMethuselah("prey")
            ),
            announced=(Names(ACard(Zone.UNCONTROLLED, vampire=True), (NameSecond(),)),),
            effects=(MoveWaitingBlood(),),
        ),
    ),
)
