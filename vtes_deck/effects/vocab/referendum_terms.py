"""Terms of referendums, and references to them: chosen Methuselahs, points and others."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.amounts import Amount
from vtes_deck.effects.vocab.context import Choice, EffectContext, Node, Target
from vtes_deck.effects.vocab.minion_filter import MinionFilter, Whose, minions_of, seats_of
from vtes_deck.effects.vocab.wording import NUMBERS, Wording
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.language import mark

ALLOCATE = Verb(
    "allocate", mark("Allocate {n:point} to {seat}."), chosen=mark("{n:point} to {seat}.")
)
CHOOSE_MINION = Verb("choose minion", mark("Choose {target}."), chosen="{target}.")
CHOOSE_METHUSELAH = Verb("name Methuselah", mark("Choose {seat}."), chosen="{seat}.")
CHOOSE_CLAN = Verb(
    "choose clan", mark("Choose the clan of {target}."), chosen=mark("the clan of {target}.")
)
NO_MORE = Verb("no more", "Choose no more.")


class Terms(Node, frozen=True):
    """A choice that the caller of a referendum makes."""

    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        """The options of the next choice; empty if it is complete or impossible."""
        raise NotImplementedError

    def possible(self, context: EffectContext) -> bool:
        """Whether a choice exists."""
        return bool(self.options(context, ()))


class Allocate(Terms, frozen=True, kw_only=True):
    """Allocates points among Methuselahs, seat by seat in clockwise order.

    Attributes:
        points: the number of points, all of which must be allocated; 0: one for each Methuselah in
            the game.
        among: the Methuselahs.
        least: the minimum number of Methuselahs that receive points.
        not_chosen: excludes the Methuselah that an earlier term has chosen.
    """

    points: int
    among: Whose = "any"
    least: int = 1
    not_chosen: bool = False

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        """The amounts for the next Methuselah that leave a legal allocation."""
        seats = seats_of(context, self.among)
        if self.not_chosen:
            named = [one.seat for one in chosen if one.verb is CHOOSE_METHUSELAH]
            seats = [seat for seat in seats if seat not in named]
        mine = [one for one in chosen if one.verb is ALLOCATE]
        points = self.points or len(context.table.playing)
        left = points - sum(one.n for one in mine)
        if len(mine) == len(seats) or left == 0:
            return []
        given = sum(1 for one in mine if one.n)
        rest = len(seats) - len(mine) - 1
        found = []
        for n in range(left, -1, -1):
            after = given + (n > 0)
            missing = max(0, self.least - after)
            fits = left - n == 0 if not rest else missing <= min(rest, left - n)
            if fits and (n < left or missing == 0):
                found.append(Option(ALLOCATE, context.card, seat=seats[len(mine)], n=n))
        return found

    @override
    def possible(self, context: EffectContext) -> bool:
        return len(seats_of(context, self.among)) - self.not_chosen >= self.least

    @override
    def say(self, wording: Wording) -> str:
        least = f"{NUMBERS[self.least]} or more" if self.least > 1 else "1 or more"
        other = "" if self.among == "any" and not self.not_chosen else "other "
        points = str(self.points) if self.points else "X"
        said = f"allocate {points} points among {least} {other}Methuselahs"
        return said if self.points else f"{said}, where X is the number of Methuselahs in the game"


class ChooseCard(Terms, frozen=True):
    """Chooses a card, such as a minion or a location."""

    target: Target

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        if any(one.verb is CHOOSE_MINION for one in chosen):
            return []
        return [
            Option(CHOOSE_MINION, context.card, target=card)
            for card, _, _ in self.target.choices(context)
        ]

    @override
    def say(self, wording: Wording) -> str:
        return f"choose {self.target.say(wording)}"


class ChooseMethuselah(Terms, frozen=True):
    """Chooses a Methuselah; ``richer``: one with more pool than the caller."""

    whose: Whose = "others"
    richer: bool = False

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        if any(one.verb is CHOOSE_METHUSELAH for one in chosen):
            return []
        seats = context.table.seats
        return [
            Option(CHOOSE_METHUSELAH, context.card, seat=seat)
            for seat in seats_of(context, self.whose)
            if not self.richer or seats[seat].pool > seats[context.seat].pool
        ]

    @override
    def say(self, wording: Wording) -> str:
        return f"choose a Methuselah{' who has more pool than you do' if self.richer else ''}"


class ChooseMethuselahs(Terms, frozen=True):
    """Chooses one or more Methuselahs, clockwise from the caller."""

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        if any(one.verb is NO_MORE for one in chosen):
            return []
        mine = [one.seat for one in chosen if one.verb is CHOOSE_METHUSELAH]
        clockwise = context.table.clockwise(context.seat)
        left = clockwise[clockwise.index(mine[-1]) + 1 :] if mine else clockwise
        found = [Option(CHOOSE_METHUSELAH, context.card, seat=seat) for seat in left]
        return [*found, Option(NO_MORE, context.card)] if found and mine else found

    @override
    def say(self, wording: Wording) -> str:
        return "choose one or more Methuselahs"


class ChooseClan(Terms, frozen=True):
    """Chooses a clan of a vampire in play; any other clan would have no effect."""

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        if any(one.verb is CHOOSE_CLAN for one in chosen):
            return []
        clans: dict[str, int] = {}
        for minion in minions_of(context, MinionFilter(vampire=True), "any"):
            clans.setdefault(minion.clan, minion.card)
        return [Option(CHOOSE_CLAN, context.card, target=card) for card in clans.values()]

    @override
    def say(self, wording: Wording) -> str:
        return "choose a clan"


def chosen_seat(referendum: Referendum) -> int:
    """The Methuselah chosen in the terms, or ``NONE``."""
    return next((one.seat for one in referendum.terms if one.verb is CHOOSE_METHUSELAH), NONE)


def chosen_card(referendum: Referendum) -> int:
    """The card chosen in the terms, or a vampire of the chosen clan, or ``NONE``."""
    verbs = {CHOOSE_MINION, CHOOSE_CLAN}
    return next((one.target for one in referendum.terms if one.verb in verbs), NONE)


class ChosenMethuselahs(Target, frozen=True):
    """The Methuselahs chosen in the terms of the current referendum."""

    of_seats = True

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [(NONE, one.seat, 0) for one in _terms(context) if one.verb is CHOOSE_METHUSELAH]

    @override
    def say(self, wording: Wording) -> str:
        return "chosen Methuselah"


class Allocated(Target, frozen=True):
    """The Methuselahs to whom the terms of the current referendum allocate points."""

    of_seats = True

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [
            (NONE, one.seat, one.n) for one in _terms(context) if one.verb is ALLOCATE and one.n
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "Methuselah"


class Points(Amount, frozen=True):
    """The points allocated to a Methuselah, inside a ``ForEach`` over ``Allocated``."""

    @override
    def count(self, context: EffectContext) -> int:
        return context.n

    @override
    def say(self, wording: Wording) -> str:
        return "point allocated"


def _terms(context: EffectContext) -> tuple[Option, ...]:
    referendum = context.table.current(Referendum)
    return () if referendum is None else referendum.terms
