"""Terms and outcomes of referendums."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, override

from vtes_deck.effects.vocab.context import EffectContext, Node
from vtes_deck.effects.vocab.minion_filter import MinionFilter, Whose, minions_of, seats_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import NUMBERS, Wording
from vtes_deck.engine.mechanics import ledger, zones
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.purposes import Purpose, PurposeKind
from vtes_deck.engine.status.banished import banish

ALLOCATE = Verb("allocate", "Allocate {n:point} to {seat}.")
CHOOSE_MINION = Verb("choose minion", "Choose {target}.")
CHOOSE_METHUSELAH = Verb("name Methuselah", "Choose {seat}.")
CHOOSE_CLAN = Verb("choose clan", "Choose the clan of {target}.")
TERMS = frozenset({ALLOCATE, CHOOSE_MINION, CHOOSE_METHUSELAH, CHOOSE_CLAN})


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
        points: the number of points, all of which are allocated; 0: one per Methuselah in the game.
        among: the Methuselahs.
        least: the minimum number of Methuselahs that receive points.
        not_chosen: excludes the Methuselah chosen before.
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


class ChooseMinion(Terms, frozen=True):
    """Chooses a minion."""

    who: MinionFilter
    whose: Whose = "any"

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        if any(one.verb is CHOOSE_MINION for one in chosen):
            return []
        return [
            Option(CHOOSE_MINION, context.card, target=minion.card)
            for minion in minions_of(context, self.who, self.whose)
        ]

    @override
    def say(self, wording: Wording) -> str:
        return f"choose {self.who.say(wording)}"


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


class ChooseClan(Terms, frozen=True):
    """Chooses a clan of a vampire in play; other clans have no effect."""

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


class Outcome(Node, frozen=True):
    """An outcome of a referendum that passed."""

    def purposes(self, context: EffectContext, referendum: Referendum) -> Iterator[Purpose]:
        """What it would do to whom, with the terms chosen so far."""
        del context, referendum
        yield from ()

    def carry_out(self, context: EffectContext, referendum: Referendum) -> None:
        """Applies the outcome."""
        raise NotImplementedError


class AllocatedBurn(Outcome, frozen=True):
    """Each Methuselah burns 1 pool per point allocated to her."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, whose="any", less=True),)

    @override
    def purposes(self, context: EffectContext, referendum: Referendum) -> Iterator[Purpose]:
        for one in referendum.terms:
            if one.verb is ALLOCATE and one.n:
                yield Purpose(PurposeKind.POOL, -one.n, one.seat)

    @override
    def carry_out(self, context: EffectContext, referendum: Referendum) -> None:
        for one in referendum.terms:
            if one.verb is ALLOCATE:
                ledger.burn_pool(context.table, one.seat, one.n)

    @override
    def say(self, wording: Wording) -> str:
        return "each Methuselah burns 1 pool for each point allocated"


class ChosenGains(Outcome, frozen=True):
    """The chosen Methuselah gains pool."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, self.n, whose="target"),)

    @override
    def purposes(self, context: EffectContext, referendum: Referendum) -> Iterator[Purpose]:
        yield Purpose(PurposeKind.POOL, self.n, chosen_seat(referendum))

    @override
    def carry_out(self, context: EffectContext, referendum: Referendum) -> None:
        ledger.gain_pool(context.table, chosen_seat(referendum), self.n)

    @override
    def say(self, wording: Wording) -> str:
        return f"the chosen Methuselah gains {self.n} pool"


class EachFor(Outcome, frozen=True):
    """Each Methuselah gains or burns pool for each of her matching minions.

    Attributes:
        n: the amount per minion.
        what: gain or burn.
        who: filter for the minions; limited to the chosen clan, if any.
    """

    n: int
    what: Literal["gain", "burn"]
    who: MinionFilter

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, self.n, whose="any", less=self.what == "burn"),)

    @override
    def purposes(self, context: EffectContext, referendum: Referendum) -> Iterator[Purpose]:
        for seat, n in self.amounts(context, referendum).items():
            if n:
                yield Purpose(PurposeKind.POOL, n if self.what == "gain" else -n, seat)

    def amounts(self, context: EffectContext, referendum: Referendum) -> dict[int, int]:
        """The pool that each Methuselah in the game gains or burns."""
        table = context.table
        clan = chosen_clan(context, referendum)
        return {
            seat.number: self.n
            * sum(
                self.who.fits(context, minion) and (not clan or minion.clan == clan)
                for minion in table.minions(seat.number)
            )
            for seat in table.playing
        }

    @override
    def carry_out(self, context: EffectContext, referendum: Referendum) -> None:
        change = ledger.gain_pool if self.what == "gain" else ledger.burn_pool
        for seat, n in self.amounts(context, referendum).items():
            change(context.table, seat, n)

    @override
    def say(self, wording: Wording) -> str:
        kind, link, rest = self.who.noun().partition(" with ")
        clan = " of the chosen clan" if wording.chosen_clan else ""
        noun = f"{kind}{clan} they control{link}{rest}"
        return f"each Methuselah {self.what}s {self.n} pool for each {noun}"


def chosen_seat(referendum: Referendum) -> int:
    """The Methuselah chosen in the terms, or ``NONE``."""
    return next((one.seat for one in referendum.terms if one.verb is CHOOSE_METHUSELAH), NONE)


def chosen_clan(context: EffectContext, referendum: Referendum) -> str:
    """The clan chosen in the terms, or ``None``."""
    for one in referendum.terms:
        if one.verb is CHOOSE_CLAN and one.target in context.table.in_play:
            return context.table.minion(one.target).clan
    return ""


class ChosenBanished(Outcome, frozen=True):
    """The chosen vampire moves to its owner's uncontrolled region with the cards on it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BANISH, which="target"),)

    @override
    def purposes(self, context: EffectContext, referendum: Referendum) -> Iterator[Purpose]:
        for one in referendum.terms:
            minion = context.table.in_play.get(one.target)
            if one.verb is CHOOSE_MINION and minion is not None:
                yield Purpose(PurposeKind.BANISH, 1, minion.controller, one.target)

    @override
    def carry_out(self, context: EffectContext, referendum: Referendum) -> None:
        for one in referendum.terms:
            minion = context.table.in_play.get(one.target)
            if one.verb is CHOOSE_MINION and isinstance(minion, Minion) and minion.ready:
                banish(context.table, one.target)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "the chosen vampire is moved to the uncontrolled region; any cards and counters on "
            "the chosen vampire stay with them but are out of play as long as the chosen vampire "
            "remains uncontrolled"
        )


class CallingCardBurned(Outcome, frozen=True):
    """Burns the card in play that called the referendum."""

    @override
    def carry_out(self, context: EffectContext, referendum: Referendum) -> None:
        """GEN-07."""
        del referendum
        if context.card in context.table.in_play:
            zones.burn(context.table, context.card)

    @override
    def say(self, wording: Wording) -> str:
        return f"burn {wording.this}"
