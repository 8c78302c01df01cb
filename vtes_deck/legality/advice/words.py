"""Advice in words, translatable like :mod:`vtes_deck.legality.words`."""

from __future__ import annotations

from gettext import gettext
from typing import assert_never

from cardbase.disciplines import DISCIPLINES
from cardbase.playing import Missing, Need
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

#: How many helpers a sentence names.
MOST_HELPERS = 4


def describe(advice: AnyAdvice) -> str:  # noqa: PLR0911  (one case for each kind)
    """The advice in a sentence or two, with names and numbers."""
    cards = card_list(advice.cards)
    match advice:
        case CannotPlay(missing=missing):
            return gettext("No minion of this deck can play {cards}. Missing: {needs}.").format(
                cards=cards, needs=describe_needs(missing)
            )
        case OnlyVotes(missing=missing):
            return gettext(
                "Only to be burned for a vote, as nobody can call them: {cards}. Missing: {needs}."
            ).format(cards=cards, needs=describe_needs(missing))
        case OnlyAfter():
            return _only_after(advice)
        case FewCanPlay(discipline=code, vampires=able, crypt=crypt):
            return gettext(
                "Only {able} of {crypt} crypt cards have {discipline}, which {cards} require."
            ).format(able=able, crypt=crypt, discipline=_discipline(code), cards=cards)
        case UniqueCopies():
            return gettext(
                "Unique, so only one copy at a time can be in play; the others replace one that "
                "was lost, or bring it sooner: {cards}."
            ).format(cards=cards)
        case Unusual():
            return _unusual(advice)
        case NoPressure():
            return gettext(
                "Nothing here makes a bleed larger, calls a referendum, burns pool or enters "
                "combat: how does the prey lose its pool?"
            )
        case _:
            assert_never(advice)


def _only_after(advice: OnlyAfter) -> str:
    cards = card_list(advice.cards)
    if not advice.helpers:
        return gettext("Only after a vampire has become Anarch by an action: {cards}.").format(
            cards=cards
        )
    needs = describe_needs(advice.missing)
    helpers = some_names([card_name(card) for card in advice.helpers], MOST_HELPERS)
    return gettext(
        "No minion can play {cards} as printed. Missing: {needs}, which {helpers} may give."
    ).format(cards=cards, needs=needs, helpers=helpers)


def describe_needs(missing: tuple[Missing, ...]) -> str:
    """What is missing, as a list of nouns: ``Dominate or Presence; a prince``."""
    return "; ".join(_need(one) for one in missing)


def _need(missing: Missing) -> str:
    names = [_value(missing.need, value) for value in missing.values]
    if missing.together:
        return gettext(" and ").join(names)
    return gettext(" or ").join(names)


def _value(need: Need, value: str) -> str:
    if need is Need.DISCIPLINE:
        return _discipline(value)
    if need is Need.PATH:
        return gettext("the Path of {name}").format(name=value)
    if need is Need.CAPACITY:
        least = value.endswith("+")
        text = (
            gettext("a capacity of {n} or more") if least else gettext("a capacity of {n} or less")
        )
        return text.format(n=value[:-1])
    if need is Need.TITLE and value == "titled":
        return gettext("a title")
    return value


def _discipline(code: str) -> str:
    known = DISCIPLINES.get(code)
    return known.name if known is not None else code


def _unusual(advice: Unusual) -> str:
    what, form = _MEASURES[advice.measure]
    return gettext(
        "{what}: {value}. At least {share} of {decks} winning decks lie between {low} and {high}."
    ).format(
        what=gettext(what),
        value=form.format(advice.value),
        low=form.format(advice.low),
        high=form.format(advice.high),
        share=f"{advice.share:.0%}",
        decks=advice.decks,
    )


_PART = "{:.0%}"
_MEAN = "{:.2f}"
_MEASURES = {
    Measure.MASTERS: ("Master cards in the library, without trifles", _PART),
    Measure.ACTIONS: ("Action, ally, retainer and equipment cards in the library", _PART),
    Measure.MODIFIERS: ("Action modifiers in the library", _PART),
    Measure.REACTIONS: ("Reaction cards in the library", _PART),
    Measure.COMBAT: ("Combat cards in the library", _PART),
    Measure.CAPACITY: ("Mean capacity of the crypt", _MEAN),
    Measure.BLOOD: ("Mean blood cost of a library card", _MEAN),
    Measure.POOL: ("Mean pool cost of a library card", _MEAN),
}
