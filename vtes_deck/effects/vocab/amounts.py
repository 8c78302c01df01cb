"""Amounts: numbers that are computed when a text is carried out."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.vocab.context import Condition, EffectContext, Node, Target
from vtes_deck.effects.vocab.references import Which, card_of, minion_of
from vtes_deck.effects.vocab.wording import NUMBERS, Wording


class Amount(Node, frozen=True):
    """A number that depends on the state of the game."""

    where: ClassVar[str] = ""
    """The meaning of X, if a text calls the number X."""

    def count(self, context: EffectContext) -> int:
        """The current number."""
        raise NotImplementedError

    def at_least(self, least: Number, wording: Wording) -> str:
        """The condition that the number is not smaller: "if the bleed amount is 4 or more"."""
        return f"if {self.say(wording)} is {spoken(least, wording)} or more"

    def at_most(self, most: Number, wording: Wording) -> str:
        """The condition that the number is not larger."""
        return f"if {self.say(wording)} is {spoken(most, wording)} or fewer"


type Number = int | Amount
"""A number in a declaration: fixed or computed."""


def number(context: EffectContext, n: Number) -> int:
    """The current number."""
    return n.count(context) if isinstance(n, Amount) else n


def spoken(n: Number, wording: Wording) -> str:
    """A number in a text."""
    return str(n) if isinstance(n, int) else n.say(wording)


def with_sign(n: Number, what: str, wording: Wording, *, plural: str = "") -> str:
    """A change of a number: "+1 bleed", "+X+1 votes", "+1 bleed, with an additional +1 bleed"."""
    if isinstance(n, Plus) and isinstance(n.other, When):
        first = with_sign(n.one, what, wording, plural=plural)
        more = with_sign(n.other.n, what, wording, plural=plural)
        return f"{first}, with an additional {more} {n.other.condition.say(wording)}"
    if isinstance(n, int):
        return f"{n:+d} {what if n == 1 else plural or what}"
    if isinstance(n, Count):
        return f"+1 {what} for each {n.say(wording)}"
    return f"+{n.say(wording)} {plural or what}"


class Chosen(Amount, frozen=True):
    """X: the number that was chosen with the target."""

    @override
    def count(self, context: EffectContext) -> int:
        return context.n

    @override
    def say(self, wording: Wording) -> str:
        return "X"


X = Chosen()
"""The number that was chosen as the card was played."""


class Plus(Amount, frozen=True):
    """The sum of two numbers."""

    one: Number
    other: Number

    @override
    def count(self, context: EffectContext) -> int:
        return number(context, self.one) + number(context, self.other)

    @override
    def say(self, wording: Wording) -> str:
        return f"{spoken(self.one, wording)}+{spoken(self.other, wording)}"


class Minus(Amount, frozen=True):
    """The difference of two numbers, at least 0."""

    one: Number
    other: Number

    @override
    def count(self, context: EffectContext) -> int:
        return max(0, number(context, self.one) - number(context, self.other))


class Times(Amount, frozen=True):
    """A number multiplied by a count."""

    n: int
    each: Amount

    @override
    def count(self, context: EffectContext) -> int:
        return self.n * self.each.count(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"{self.n}{self.each.say(wording)}"


class Half(Amount, frozen=True):
    """Half of a number, rounded down unless ``up``."""

    of: Amount
    up: bool = False

    @override
    def count(self, context: EffectContext) -> int:
        return (self.of.count(context) + self.up) // 2


class UpTo(Amount, frozen=True):
    """A number limited by another."""

    n: Number
    most: Number

    @override
    def count(self, context: EffectContext) -> int:
        return min(number(context, self.n), number(context, self.most))


class When(Amount, frozen=True):
    """A number that counts only if a condition holds; otherwise 0."""

    condition: Condition
    n: Number

    @override
    def count(self, context: EffectContext) -> int:
        return number(context, self.n) if self.condition.holds(context) else 0


class Count(Amount, frozen=True):
    """The number of different cards or Methuselahs that match."""

    of: Target

    @override
    def count(self, context: EffectContext) -> int:
        return len(self.of.choices(context))

    @override
    def say(self, wording: Wording) -> str:
        said = self.of.say(wording).removeprefix("an ").removeprefix("a ")
        others = getattr(self.of, "whose", "") == "others"
        return f"{said} controlled by other Methuselahs" if others else said


class Capacity(Amount, frozen=True):
    """The capacity of a vampire; the printed capacity if it is not in play.

    Attributes:
        room: only the difference between its capacity and its blood.
    """

    which: Which
    room: bool = False

    @override
    def count(self, context: EffectContext) -> int:
        minion = minion_of(context, self.which)
        if minion is None:
            card = card_of(context, self.which)
            return 0 if card < 0 else context.table.cards[card].capacity
        if self.room:
            return max(0, minion.capacity - minion.blood)
        return context.user_capacity if self.which == "user" else minion.capacity


class BleedAmount(Amount, frozen=True):
    """The amount of the current bleed."""

    @override
    def count(self, context: EffectContext) -> int:
        bleed = context.bleed
        return 0 if bleed is None else bleed.amount(context.table)

    @override
    def say(self, wording: Wording) -> str:
        return "the bleed amount"


class Methuselahs(Amount, frozen=True):
    """The number of Methuselahs in the game."""

    @override
    def count(self, context: EffectContext) -> int:
        return len(context.table.playing)


class AtLeast(Condition, frozen=True):
    """A number is at least another."""

    n: Amount
    least: Number

    @override
    def holds(self, context: EffectContext) -> bool:
        return self.n.count(context) >= number(context, self.least)

    @override
    def say(self, wording: Wording) -> str:
        if isinstance(self.n, Methuselahs) and isinstance(self.least, int):
            return f"not if there are only {NUMBERS[self.least - 1]} Methuselahs left"
        return self.n.at_least(self.least, wording)


class AtMost(Condition, frozen=True):
    """A number is at most another."""

    n: Amount
    most: Number

    @override
    def holds(self, context: EffectContext) -> bool:
        return self.n.count(context) <= number(context, self.most)

    @override
    def say(self, wording: Wording) -> str:
        return self.n.at_most(self.most, wording)
