"""Alastor: equipment, and attacks on other vampires."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    PASS,
    PASSING,
    SEARCHES,
    Choice,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Option,
    Printed,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    allows,
    by_name,
    contests,
    control,
    ledger,
    shuffle_library,
)
from vtes_deck.effects.library.action.summon_history import SUMMON, SUMMONS, SearchForPlay
from vtes_deck.effects.vocab import (
    Activity,
    AMinion,
    CardAction,
    CardReferendum,
    ChooseCard,
    EnterCombat,
    MinionFilter,
    OnePerMinion,
    PutOn,
    Restriction,
    Sect,
    card,
)

CAMARILLA = MinionFilter(vampire=True, ready=True, sects=(Sect.CAMARILLA,))
READY_VAMPIRE = MinionFilter(vampire=True, ready=True)


def half_price(printed: Printed) -> tuple[int, int]:
    """Half the pool and half the blood that a card costs; by a ruling, a cost of X is 0."""
    return printed.pool_cost // 2, printed.blood_cost // 2


class EquipmentSearch(SearchForPlay):
    """A search for equipment for a vampire."""

    def fits(self, table: Table, number: int) -> bool:
        """Whether the vampire can have a card and half its price can be paid. CON-10."""
        printed, vampire = table.cards[number], table.minion(self.minion)
        pool, blood = half_price(printed)
        return (
            printed.equipment
            and allows(table, number, vampire)
            and not contests.against_herself(table, vampire.controller, printed)
            and pool <= table.seats[self.seat].pool
            and blood <= vampire.blood
        )

    def offer(self, table: Table) -> None:
        """Offer the sorted names. The player may decline, because the library cannot be checked."""
        library = table.seats[self.seat].library
        found = by_name(table, [one for one in library if self.fits(table, one)])
        options = [Option(SUMMON, self.card, target=one) for one in found]
        table.ask(self.seat, DecisionKind.CARD, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """By rulings, the vampire pays the blood, and the basic version enters play."""
        answer = table.answer
        if answer.verb is not PASS:
            vampire = table.minion(self.minion)
            pool, blood = half_price(table.cards[answer.target])
            ledger.burn_pool(table, self.seat, pool, self.card)
            ledger.burn_blood(table, vampire, blood, self.card)
            table.emit(SUMMONS, self.seat, answer.target)
            control.arrive(table, answer.target, vampire.controller, self.minion)
        shuffle_library(table, self.seat)

    steps = (offer, take)


class FindsEquipment(Effect, frozen=True):
    """The caller looks for equipment for the chosen vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Do not search if the vampire has left play."""
        table = context.table
        if context.target in table.in_play:
            table.emit(SEARCHES, context.seat)
            table.push(EquipmentSearch(seat=context.seat, card=context.card, minion=context.target))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "you search your library for an equipment card and put this card and the equipment on "
            "the chosen vampire (ignore requirements; shuffle afterward); pay half the cost "
            "rounded down of the equipment"
        )


class PutOnSilently(SaidElsewhere, PutOn, frozen=True):
    """Puts the card on the chosen vampire; the search renders the sentence."""


class NotAlastorYet(AMinion, frozen=True):
    """A ready Camarilla vampire without a copy of the card."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        """Compare ids, because the terms do not have the card before it is played."""
        cards, in_play = context.table.cards, context.table.in_play
        return [
            one
            for one in AMinion.choices(self, context)
            if all(cards[other].id != ALASTOR for other in in_play[one[0]].attached)
        ]


ALASTOR = 100038

CARDS = (
    card(
        ALASTOR,
        "Alastor",
        CardReferendum(
            terms=(ChooseCard(NotAlastorYet(CAMARILLA, "any")),),
            passed=(PutOnSilently("target"), FindsEquipment()),
        ),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            stealth=1,
            target=AMinion(READY_VAMPIRE, "others"),
            effects=(EnterCombat(),),
        ),
        Restriction(activity=Activity.DIABLERIE),
        OnePerMinion(),
    ),
)
