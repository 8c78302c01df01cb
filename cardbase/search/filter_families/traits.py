"""Filters on the effects of a card, recognized by the usual words of its text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import ClassVar, override

from cardbase.card_functions import CARD_FUNCTIONS, CardFunction, EngineFunction, FunctionAmounts
from cardbase.model import AnyCard, CryptCard
from cardbase.search.filter import ChoiceFilter, EnumFilter, Filter, PanelPlace, Scope
from cardbase.search.index import Index
from cardbase.search.query import Op, Term, Value
from cardbase.search.ranges import NumberFilter, bounds_of
from cardbase.terms import Bonus, Function, Trait


class TraitFilter(EnumFilter):
    """Traits, keywords and kinds of creature."""

    key = "trait"
    aliases = ("keyword", "creature")
    label = "Trait"
    help = (
        "A trait of a vampire (scarce, Black Hand, Red List ...), a keyword of a library card "
        "(location, gun, frenzy ...) or the kind of creature that an ally or retainer is."
    )
    examples = ('trait:"black hand"', "trait:location -trait:unique", "trait:ghoul,mortal")
    values = tuple(Trait)

    def spellings(self) -> Mapping[str, str]:
        """Players' words for a card that is played out of turn."""
        return {"oot": Trait.OUT_OF_TURN.value, "out of turn": Trait.OUT_OF_TURN.value}

    @override
    def of(self, card: AnyCard) -> Iterable[str]:
        return [trait.value for trait in card.traits]


class BonusFilter(EnumFilter):
    """Bonuses."""

    key = "bonus"
    label = "Bonus"
    help = "What the card increases by a number, for any minion and under any condition."
    examples = ("bonus:bleed", "kind:crypt bonus:intercept,stealth")
    values = tuple(Bonus)

    @override
    def of(self, card: AnyCard) -> Iterable[str]:
        return [bonus.value for bonus in card.bonuses]


class FunctionFilter(EnumFilter):
    """Functions."""

    key = "func"
    aliases = ("function", "f")
    label = "Function"
    help = "What players use the card for, read from its text."
    examples = ("func:bounce", "func:wake,unlock", 'func:"combat ends"')
    values = tuple(Function)

    @override
    def of(self, card: AnyCard) -> Iterable[str]:
        return [function.value for function in card.functions]

    def spellings(self) -> Mapping[str, str]:
        """Other words that players use."""
        return {
            "deflect": Function.BOUNCE,
            "redirect": Function.BOUNCE,
            "reduce": Function.BLEED_REDUCTION,
            "enter combat": Function.RUSH,
            "vote": Function.VOTES,
            "ousting": Function.POOL_LOSS,
            "bloat": Function.POOL_GAIN,
            "untap": Function.UNLOCK,
            "s:ce": Function.COMBAT_ENDS,
            "sce": Function.COMBAT_ENDS,
            "agg": Function.AGGRAVATED,
            "put blood": Function.ACCELERATION,
            "create vampire": Function.EMBRACE,
        }


class AmountFilter(NumberFilter):
    """The common part of the filters on the size of a bonus."""

    bonus: ClassVar[Bonus]

    @cached_property
    def _form(self) -> re.Pattern[str]:
        return re.compile(rf"\+(\d) {re.escape(self.bonus)}(?! (?:Ⓓ|action|political|hunt|equip))")

    def of(self, card: AnyCard) -> Iterable[int]:
        """The permanent bonus of a vampire; the largest one in the text of a library card."""
        if isinstance(card, CryptCard):
            amount = card.permanent.get(self.bonus, 0)
            return (amount,) if amount > 0 else ()
        amounts = [int(amount) for amount in self._form.findall(card.text)]
        return (max(amounts),) if amounts else ()


class Bleed(AmountFilter):
    """Size of a bleed bonus."""

    key = "bleed"
    label = "Bleed bonus"
    place = PanelPlace.MORE
    help = "The bleed bonus that a vampire always has, or the largest on a library card."
    examples = ("kind:crypt bleed>=2", "type:action bleed>=2")
    bonus = Bonus.BLEED


class Stealth(AmountFilter):
    """Size of a stealth bonus."""

    key = "stealth"
    label = "Stealth bonus"
    place = PanelPlace.MORE
    help = "The stealth bonus that a vampire always has, or the largest on a library card."
    examples = ("kind:crypt stealth>=1",)
    bonus = Bonus.STEALTH


class Intercept(AmountFilter):
    """Size of an intercept bonus."""

    key = "intercept"
    label = "Intercept bonus"
    place = PanelPlace.MORE
    help = "The intercept bonus that a vampire always has, or the largest on a library card."
    examples = ("kind:crypt intercept>=1", "type:reaction intercept>=2")
    bonus = Bonus.INTERCEPT


class Strength(AmountFilter):
    """Size of a strength bonus."""

    key = "strength"
    label = "Strength bonus"
    place = PanelPlace.MORE
    help = "The strength bonus that a vampire always has, or the largest on a library card."
    examples = ("kind:crypt strength>=2",)
    bonus = Bonus.STRENGTH


_AMOUNTS: Mapping[CardFunction, AmountFilter] = {
    Function.BLEED: Bleed(),
    Function.STEALTH: Stealth(),
    Function.INTERCEPT: Intercept(),
    EngineFunction.STRENGTH: Strength(),
}
_FORMS: Mapping[Function, re.Pattern[str]] = {
    Function.POOL_GAIN: re.compile(r"\b[Gg]ains? (\d{1,2}) (?:additional )?pool"),
    Function.VOTES: re.compile(r"\+(\d) votes?\b"),
    Function.PREVENT: re.compile(r"\b[Pp]revents? (\d{1,2}) (?:non-aggravated )?damage"),
}
"""Further amounts, recognized by the usual words of a text."""

_COMPARED = re.compile(
    r"(?P<word>[^<>=≥≤:]{1,40}?)\s{0,3}(?P<op><=|>=|[<>=≥≤:])\s{0,3}\+?(?P<number>[0-9]{1,3})"
)


class DoesFilter(ChoiceFilter):
    """An effect of a card, with its amount."""

    key = "does"
    label = "Effect"
    place = PanelPlace.MORE
    help = (
        "What the card does for its player or to others, also compared with a number. The rules "
        "engine says it of the cards that it plays; their text says it of the others. An amount of "
        "X fits every number."
    )
    examples = ("does:bounce", "does:pool>=2", 'does:"combat ends",dodge')
    expense: ClassVar[int] = 1

    def of(self, card: AnyCard) -> Iterable[str]:
        """The effects according to the text; see :meth:`mask`."""
        return [function.value for function in by_text(card)]

    @override
    def labels(self, index: Index | None) -> Mapping[str, str]:
        del index
        return {function.value: function.value for function in CARD_FUNCTIONS}

    def spellings(self) -> Mapping[str, str]:
        """Other words that players use."""
        return {
            **FunctionFilter().spellings(),
            "pool": Function.POOL_GAIN,
            "blood": Function.BLOOD_GAIN,
            "rushes": Function.RUSH,
        }

    def understand(self, value: Value, known: Mapping[str, str], *, typing: bool) -> list[str]:
        """Resolve a word, possibly with a comparison after it."""
        found = _COMPARED.fullmatch(value.text.strip())
        if found is None:
            return super().understand(value, known, typing=typing)
        op = {"≥": Op.AT_LEAST, "≤": Op.AT_MOST, ":": Op.IS}.get(found["op"], found["op"])
        words = super().understand(replace(value, text=found["word"]), known, typing=False)
        return [f"{word}{op}{int(found['number'])}" for word in words]

    def mask(self, term: Term, scope: Scope) -> int:
        """The cards with the effect, according to the engine or otherwise to their text."""
        index, known = scope.index, scope.context.functions()
        wanted = [_COMPARED.fullmatch(value.text) or value.text for value in term.values]
        return index.mask(
            position
            for position in index.positions(scope.within)
            if _does(known.get(index.cards[position].id) or by_text(index.cards[position]), wanted)
        )


def by_text(card: AnyCard) -> FunctionAmounts:
    """The effects of a card, according to the usual words of its text."""
    found: dict[CardFunction, int | None] = dict.fromkeys(card.functions, 1)
    for function, amount in _AMOUNTS.items():
        if function in found or function is EngineFunction.STRENGTH:
            found.update((function, n) for n in amount.of(card))
    for function, form in _FORMS.items():
        if function in found and (amounts := form.findall(card.text)):
            found[function] = max(map(int, amounts))
    return found


def _does(functions: FunctionAmounts, wanted: Iterable[re.Match[str] | str]) -> bool:
    """Whether one of the canonical conditions holds."""
    names: Mapping[str, int | None] = {function.value: n for function, n in functions.items()}
    for one in wanted:
        if isinstance(one, str):
            if one in names:
                return True
        elif one["word"] in names:
            n = names[one["word"]]
            low, high = bounds_of(Op(one["op"]), one["number"])
            if n is None or ((low is None or n >= low) and (high is None or n <= high)):
                return True
    return False


TITLE = "What it does"
ORDER = 60
FILTERS: tuple[Filter, ...] = (
    TraitFilter(),
    FunctionFilter(),
    DoesFilter(),
    BonusFilter(),
    Bleed(),
    Stealth(),
    Intercept(),
    Strength(),
)
