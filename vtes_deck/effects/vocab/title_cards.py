"""Titles that cards on vampires represent."""

from __future__ import annotations

from typing import override

from cardbase.terms import Title
from vtes_deck.effects.vocab.cards_in_play import PutOn
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, card_of, minion_of, said
from vtes_deck.effects.vocab.referendum_terms import Terms
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion
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
    def possible(self, context: EffectContext) -> bool:
        """TIT-02, CON-15, GEN-02: whether the vampire can receive the title."""
        vampire = minion_of(context, self.who)
        if vampire is None:
            return True
        return titles.cannot_receive(context.table, vampire, self.title, self.of) is None

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


def can_receive_title(passed: tuple[Effect, ...], context: EffectContext) -> bool:
    """Whether the target, or the caller, can receive the title that a referendum gives, if any."""
    return all(one.possible(context) for one in passed if isinstance(one, RepresentsTitle))


def has_candidate_for_title(
    terms: tuple[Terms, ...], passed: tuple[Effect, ...], context: EffectContext
) -> bool:
    """Whether the terms of a referendum allow a vampire that can receive its title, if any."""
    if not any(isinstance(one, RepresentsTitle) for one in passed):
        return True
    chosen = [option.target for one in terms for option in one.options(context, ())]
    return any(can_receive_title(passed, context.at(target=card)) for card in chosen or [NONE])


class LosesTitle(Effect, frozen=True):
    """The target vampire loses its title."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TITLE, which="target", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        vampire = context.table.in_play.get(context.target)
        if isinstance(vampire, Minion):
            titles.lose(context.table, vampire)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.target or 'the chosen vampire'} loses their title"
