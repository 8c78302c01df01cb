"""Filters on what a card can do, as far as its text says so in the usual words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import ClassVar

from cardbase.model import AnyCard, Bonus, CryptCard, Function, Trait
from cardbase.search.filter import EnumFilter, Filter
from cardbase.search.ranges import NumberFilter


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
        """What players write for a card that is played out of turn."""
        return {"oot": Trait.OUT_OF_TURN.value, "out of turn": Trait.OUT_OF_TURN.value}

    def of(self, card: AnyCard) -> Iterable[str]:
        """The traits."""
        return [trait.value for trait in card.traits]


class BonusFilter(EnumFilter):
    """Bonuses."""

    key = "bonus"
    label = "Bonus"
    help = "Something that the card raises by a number, for anybody and under any condition."
    examples = ("bonus:bleed", "kind:crypt bonus:intercept,stealth")
    values = tuple(Bonus)

    def of(self, card: AnyCard) -> Iterable[str]:
        """The bonuses."""
        return [bonus.value for bonus in card.bonuses]


class FunctionFilter(EnumFilter):
    """Functions."""

    key = "func"
    aliases = ("function", "f")
    label = "Function"
    help = "What players use the card for, read from its text."
    examples = ("func:bounce", "func:wake,unlock", 'func:"combat ends"')
    values = tuple(Function)

    def of(self, card: AnyCard) -> Iterable[str]:
        """The functions."""
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
        """What a vampire always has; the largest that a library card's text speaks of."""
        if isinstance(card, CryptCard):
            amount = card.permanent.get(self.bonus, 0)
            return (amount,) if amount > 0 else ()
        amounts = [int(amount) for amount in self._form.findall(card.text)]
        return (max(amounts),) if amounts else ()


class Bleed(AmountFilter):
    """Size of a bleed bonus."""

    key = "bleed"
    label = "Bleed bonus"
    help = "The bleed bonus that a vampire always has, or the largest on a library card."
    examples = ("kind:crypt bleed>=2", "type:action bleed>=2")
    bonus = Bonus.BLEED


class Stealth(AmountFilter):
    """Size of a stealth bonus."""

    key = "stealth"
    label = "Stealth bonus"
    help = "The stealth bonus that a vampire always has, or the largest on a library card."
    examples = ("kind:crypt stealth>=1",)
    bonus = Bonus.STEALTH


class Intercept(AmountFilter):
    """Size of an intercept bonus."""

    key = "intercept"
    label = "Intercept bonus"
    help = "The intercept bonus that a vampire always has, or the largest on a library card."
    examples = ("kind:crypt intercept>=1", "type:reaction intercept>=2")
    bonus = Bonus.INTERCEPT


class Strength(AmountFilter):
    """Size of a strength bonus."""

    key = "strength"
    label = "Strength bonus"
    help = "The strength bonus that a vampire always has, or the largest on a library card."
    examples = ("kind:crypt strength>=2",)
    bonus = Bonus.STRENGTH


TITLE = "What it does"
ORDER = 60
FILTERS: tuple[Filter, ...] = (
    TraitFilter(),
    FunctionFilter(),
    BonusFilter(),
    Bleed(),
    Stealth(),
    Intercept(),
    Strength(),
)
