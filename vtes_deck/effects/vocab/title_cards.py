"""Titles that cards on vampires represent."""

from __future__ import annotations

from typing import override

from cardbase.terms import Title
from vtes_deck.effects.vocab.cards import PutOn
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, card_of, said
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.status import titles


class RepresentsTitle(Effect, frozen=True):
    """Puts the card on a vampire; it represents a title (PLY-39).

    Attributes:
        title: the title.
        of: its city or clan; empty for a title without one.
        who: the vampire.
    """

    title: Title
    of: str = ""
    who: Which = "user"

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TITLE, which=self.who),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        PutOn(self.who).carry_out(context)
        if context.card in table.in_play:
            vampire = table.minion(card_of(context, self.who))
            titles.gain(table, vampire, self.title, self.of, context.card)

    @override
    def say(self, wording: Wording) -> str:
        who = said(self.who, wording)
        put = f"put {wording.this} on {who}"
        if wording.everyone:
            put = f"{wording.this} is put on {who}"
        name = self.title.value
        if self.title in titles.OF_CLANS:
            name = f"{self.of} {name}"
        elif self.of:
            name = f"{name} of {self.of}"
        sect = titles.SECT_OF[self.title].value
        unique = "unique " if self.of or self.title in titles.OF_ONE else ""
        return f"{put} to represent the {unique}{sect} title of {name}"
