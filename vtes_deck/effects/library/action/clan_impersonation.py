"""Clan Impersonation: a vampire counts as a member of another clan."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CLANS,
    CREEDS,
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Option,
    Purpose,
    PurposeKind,
    Table,
    Verb,
    Wording,
    sects,
)
from vtes_deck.effects.vocab import BY_VAMPIRE, BurnCard, CardAction, PutOn, action, card

CHOOSE_CLAN = {
    clan: Verb(f"choose clan {clan}", f"Choose {clan}.") for clan in CLANS if clan not in CREEDS
}
"""The verbs for the choice of a clan, by the name of the clan."""


class ClanChoice(CardQuestion):
    """The Methuselah chooses the clan of the acting vampire.

    Attributes:
        seat: the Methuselah.
        card: the card.
        minion: the vampire.
    """

    seat: int
    card: int
    minion: int

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        return (Purpose(PurposeKind.PERMANENT, 1, self.seat, self.minion),)

    def offer(self, table: Table) -> None:
        """Offer every clan."""
        options = [Option(verb, self.card, self.minion) for verb in CHOOSE_CLAN.values()]
        table.ask(self.seat, DecisionKind.CHOICE, options, self.card)

    def take(self, table: Table) -> None:
        """Put the card on the vampire, which changes its clan."""
        answer = table.answer
        clan = next(clan for clan, verb in CHOOSE_CLAN.items() if verb is answer.verb)
        PutOn("user").carry_out(EffectContext(table, self.seat, self.card, self.minion))
        if self.card in table.in_play:
            sects.impersonate(table, self.card, table.minion(self.minion), clan)

    steps = (offer, take)


class Impersonates(Effect, frozen=True):
    """The card is put on the acting vampire, which then belongs to the chosen clan."""

    @override
    def does(self) -> tuple[Does, ...]:
        return PutOn("user").does()

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(ClanChoice(seat=context.seat, card=context.card, minion=context.minion))

    @override
    def say(self, wording: Wording) -> str:
        puts = PutOn("user").say(wording)
        return (
            f"choose a clan and {puts}. {wording.user} is considered to be of the chosen clan "
            "instead of their original clan (if any)"
        )


CARDS = (
    card(
        100353,
        "Clan Impersonation",
        action("", Impersonates(), stealth=1, conditions=(BY_VAMPIRE,)),
        CardAction(
            sentence="{minion} acts to burn {card}.",
            host=True,
            effects=(BurnCard("this"),),
        ),
    ),
)
