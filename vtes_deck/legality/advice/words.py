"""Advice in words, like :mod:`vtes_deck.legality.words`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import assert_never

from cardbase.disciplines import DISCIPLINES
from cardbase.playability import MissingRequirement, Need
from vtes_deck.language import mark, number, percent, tr
from vtes_deck.legality.advice.kinds import (
    AnyAdvice,
    CannotPlay,
    FewCanPlay,
    Measure,
    NoPressure,
    OnlyAfter,
    OnlyVotes,
    UniqueCopies,
    Unusual,
)
from vtes_deck.legality.words import card_list, card_name, some_names

# The maximum number of helpers that a sentence names.
MAX_HELPERS = 4


def describe(advice: AnyAdvice) -> str:  # noqa: PLR0911  (one case for each kind)
    """The advice in a sentence or two, with names and numbers."""
    cards = card_list(advice.cards)
    match advice:
        case CannotPlay(missing=missing):
            return tr(
                "No minion of this deck can play {cards}. Missing: {needs}.",
                cards=cards,
                needs=describe_needs(missing),
            )
        case OnlyVotes(missing=missing):
            return tr(
                "Can only be burned for a vote, because no vampire in the crypt can call them: "
                "{cards}. Missing: {needs}.",
                cards=cards,
                needs=describe_needs(missing),
            )
        case OnlyAfter():
            return _only_after(advice)
        case FewCanPlay(discipline=code, vampires=able, crypt=crypt):
            return tr(
                "Only {able} of {crypt} crypt cards have {discipline}, which {cards} require.",
                able=able,
                crypt=crypt,
                discipline=_discipline(code),
                cards=cards,
            )
        case UniqueCopies():
            return tr(
                "Unique, so only one copy at a time can be in play; further copies "
                "replace a lost one or make it appear sooner: {cards}.",
                cards=cards,
            )
        case Unusual():
            return _unusual(advice)
        case NoPressure():
            return tr(
                "Nothing here makes a bleed larger, calls a referendum, burns pool or enters "
                "combat: how does the prey lose its pool?"
            )
        case _:
            assert_never(advice)


def _only_after(advice: OnlyAfter) -> str:
    cards = card_list(advice.cards)
    if not advice.helpers:
        return tr("Only after a vampire has become Anarch by an action: {cards}.", cards=cards)
    needs = describe_needs(advice.missing)
    helpers = some_names([card_name(card) for card in advice.helpers], MAX_HELPERS)
    return tr(
        "No minion can play {cards} as printed. Missing: {needs}, which {helpers} may give.",
        cards=cards,
        needs=needs,
        helpers=helpers,
    )


def describe_needs(missing: tuple[MissingRequirement, ...]) -> str:
    """The missing things, as a list of nouns: ``Dominate or Presence; a prince``."""
    return "; ".join(_need(one) for one in missing)


def _need(missing: MissingRequirement) -> str:
    names = [_value(missing.need, value) for value in missing.values]
    if missing.together:
        return tr(" and ").join(names)
    return tr(" or ").join(names)


def _value(need: Need, value: str) -> str:
    if need is Need.DISCIPLINE:
        return _discipline(value)
    if need is Need.PATH:
        return tr("the Path of {name}", name=value)
    if need is Need.CAPACITY:
        if value.endswith("+"):
            return tr("a capacity of {n} or more", n=value[:-1])
        return tr("a capacity of {n} or less", n=value[:-1])
    if need is Need.TITLE and value == "titled":
        return tr("a title")
    return value


def _discipline(code: str) -> str:
    known = DISCIPLINES.get(code)
    return known.name if known is not None else code


def _unusual(advice: Unusual) -> str:
    what, form = _MEASURES[advice.measure]
    return tr(
        "{what}: {value}. At least {share} of {decks} winning decks lie between {low} and {high}.",
        what=tr(what),
        value=form(advice.value),
        low=form(advice.low),
        high=form(advice.high),
        share=percent(advice.share),
        decks=advice.decks,
    )


def _mean(value: float) -> str:
    return number(value, 2)


_MEASURES: Mapping[Measure, tuple[str, Callable[[float], str]]] = {
    Measure.MASTERS: (mark("Master cards in the library, without trifles"), percent),
    Measure.ACTIONS: (mark("Action, ally, retainer and equipment cards in the library"), percent),
    Measure.MODIFIERS: (mark("Action modifiers in the library"), percent),
    Measure.REACTIONS: (mark("Reaction cards in the library"), percent),
    Measure.COMBAT: (mark("Combat cards in the library"), percent),
    Measure.CAPACITY: (mark("Mean capacity of the crypt"), _mean),
    Measure.BLOOD: (mark("Mean blood cost of a library card"), _mean),
    Measure.POOL: (mark("Mean pool cost of a library card"), _mean),
}
