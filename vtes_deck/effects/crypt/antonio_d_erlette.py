"""Antonio d'Erlette: an ally from the library or the hand."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    PASS,
    PASSING,
    PAYING,
    SEARCHES,
    CostReductionChoice,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    Option,
    Procedure,
    PurposeKind,
    Table,
    Verb,
    Wording,
    allows,
    by_name,
    contests,
    control,
    cost_reductions,
    hand,
    price,
    requirements,
    shuffle_library,
)
from vtes_deck.effects.vocab import (
    INFLUENCE,
    IS_READY,
    Pay,
    Power,
    Trait,
    Transfers,
    card,
)

FETCH = Verb("fetch", "Put {target} in play.")
FETCHES = EventType("fetches", "{seat} puts {card} in play.")


class FetchAlly(Effect, frozen=True):
    """Searches the library and the hand for an ally that the vampire could play.

    Attributes:
        trait: a trait of the ally.
    """

    trait: Trait

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MINION, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(
            AllySearch(seat=context.seat, card=context.card, minion=context.host, trait=self.trait)
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"search your library (shuffle afterward) and/or hand for a {self.trait.value} ally "
            f"{wording.name} could play. Put that ally in play with life equal to its starting "
            "life and pay its cost as normal"
        )


class AllySearch(Procedure):
    """The player takes an ally, pays for it, and puts it in play.

    Attributes:
        seat: the player.
        card: the card with the effect.
        minion: the minion that must be able to play the ally and pays for it.
        trait: a trait of the ally.
        found: the ally, or ``NONE``.
        pool, blood: the cost.
    """

    seat: int
    card: int
    minion: int
    trait: Trait
    found: int = -1
    pool: int = 0
    blood: int = 0

    def fits(self, table: Table, card: int) -> bool:
        """PLY-05, PLY-10, CON-10: whether the minion could play it now."""
        printed, minion = table.cards[card], table.minion(self.minion)
        return (
            printed.ally
            and self.trait in printed.traits
            and not printed.cost_x
            and requirements.lacks(table, printed, minion) is None
            and requirements.cannot_afford(table, printed, self.seat, minion) is None
            and not contests.against_herself(table, self.seat, printed)
            and allows(table, card, minion)
        )

    def offer(self, table: Table) -> None:
        """Offer the allies in the library and the hand; the player may decline."""
        table.emit(SEARCHES, self.seat)
        player = table.seats[self.seat]
        found = [card for card in (*player.hand, *player.library) if self.fits(table, card)]
        options = [Option(FETCH, self.card, target=card) for card in by_name(table, found)]
        table.ask(self.seat, DecisionKind.CARD, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Shuffle the library. PLY-12: optional cost reductions may be used."""
        answer = table.answer
        if answer.verb is PASS:
            shuffle_library(table, self.seat)
            self.finish()
            return
        self.found = answer.target
        printed, minion = table.cards[self.found], table.minion(self.minion)
        self.pool, self.blood = price(
            table, minion, printed, "", printed.pool_cost, printed.blood_cost
        )
        if cost_reductions.can_reduce(table, self.seat, self.found) and (self.pool or self.blood):
            payer = cost_reductions.payers(table, self.seat)
            table.push(
                CostReductionChoice(
                    PAYING,
                    payer,
                    paid=self.found,
                    pool=self.pool,
                    blood=self.blood,
                    minion=self.minion,
                    must=True,
                )
            )

    def arrive(self, table: Table) -> None:
        """PLY-34: it has its starting life. MIN-12: it was not recruited, so it may act."""
        paying = table.returned
        if isinstance(paying, CostReductionChoice) and paying.paid == self.found:
            self.pool, self.blood = paying.pool, paying.blood
        minion = table.minion(self.minion)
        requirements.pay(table, self.seat, minion, pool=self.pool, blood=self.blood, card=self.card)
        table.emit(FETCHES, self.seat, self.found)
        control.arrive(table, self.found, self.seat)
        shuffle_library(table, self.seat)

    def refill(self, table: Table) -> None:
        """DRW-05: replace an ally from the hand."""
        hand.adjust(table, self.seat)

    steps = (offer, take, arrive, refill)


CARDS = (
    card(
        200116,
        "Antonio d'Erlette",
        Power(
            sentence="Use 4 transfers: look for a mage that {card} could recruit.",
            at=INFLUENCE,
            conditions=(IS_READY,),
            effects=(Pay(4, Transfers()), FetchAlly(Trait.MAGE)),
        ),
    ),
)
