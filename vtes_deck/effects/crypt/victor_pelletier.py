"""Victor Pelletier: a title for pool as he enters play."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    PASS,
    PASSING,
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    NoPurpose,
    Option,
    Purpose,
    PurposeKind,
    Table,
    Verb,
    Wording,
    ledger,
    mark,
    titles,
)
from vtes_deck.effects.vocab import (
    Activity,
    EntersWith,
    Restriction,
    Title,
    card,
)

TITLES = ((1, Title.PRIMOGEN, ""), (2, Title.PRINCE, "Paris"), (3, Title.JUSTICAR, "Ventrue"))
"""The price in pool, the title, and its city or clan."""
BUY = (
    Verb("buy primogen", mark("Burn 1 pool: {card} becomes a primogen.")),
    Verb("buy prince", mark("Burn 2 pool: {card} becomes Prince of Paris.")),
    Verb("buy justicar", mark("Burn 3 pool: {card} becomes Ventrue Justicar.")),
)
"""The verbs in the order of the titles."""


class TitleOffer(CardQuestion):
    """The controller of the vampire may pay for a title.

    Attributes:
        seat: the controller.
        card: the vampire.
    """

    seat: int
    card: int

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        if option.verb is PASS:
            return ()
        price = TITLES[BUY.index(option.verb)][0]
        return (
            Purpose(PurposeKind.TITLE, 1, self.seat, self.card),
            Purpose(PurposeKind.POOL, -price, self.seat),
        )

    def offer(self, table: Table) -> None:
        """Offer the titles that she can pay for and that the vampire can receive."""
        pool, vampire = table.seats[self.seat].pool, table.minion(self.card)
        options = [
            Option(verb, self.card)
            for verb, (price, title, of) in zip(BUY, TITLES, strict=True)
            if pool >= price and titles.cannot_receive(table, vampire, title, of) is None
        ]
        if options:
            table.ask(self.seat, DecisionKind.CHOICE, [*options, PASSING], self.card)
        else:
            self.finish()

    def take(self, table: Table) -> None:
        """Pay, and give the title. The vampire is checked for a contest afterwards."""
        answer = table.answer
        if answer.verb is not PASS:
            price, title, of = TITLES[BUY.index(answer.verb)]
            ledger.burn_pool(table, self.seat, price, self.card)
            titles.gain(table, table.minion(self.card), title, of)

    steps = (offer, take)


class OffersTitle(Effect, frozen=True):
    """The controller may pay for a title."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TITLE, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(TitleOffer(seat=context.seat, card=context.card))


class BuysTitle(NoPurpose, EntersWith, frozen=True):
    """The offer, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"when {wording.name} enters play, you can pay 1 pool to make him a primogen, 2 pool "
            "to make him Prince of Paris, or 3 pool to make him Ventrue Justicar"
        )


class YieldsAtOnce(Restriction, frozen=True, kw_only=True):
    """The vampire yields any title instead of contesting it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TITLE, which="host", less=True),)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.name}'s title would be contested, he immediately yields instead of "
            "contesting"
        )


CARDS = (
    card(
        201440,
        "Victor Pelletier",
        BuysTitle((OffersTitle(),)),
        YieldsAtOnce(activity=Activity.START_TITLE_CONTEST),
    ),
)
