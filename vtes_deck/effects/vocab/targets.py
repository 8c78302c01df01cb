"""Targets of cards and effects."""

from __future__ import annotations

from typing import Literal, override

from msgspec.structs import replace

from vtes_deck.effects.vocab.amounts import Amount
from vtes_deck.effects.vocab.card_query import ACard
from vtes_deck.effects.vocab.context import NOTHING, Choice, Condition, EffectContext, Target
from vtes_deck.effects.vocab.minion_filter import (
    ANYONE,
    MinionFilter,
    Whose,
    minions_of,
    plural_of,
    seats_of,
)
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.state.decisions import NONE


class AMinion(Target, frozen=True):
    """A minion in play (GEN-19: not in the uncontrolled region)."""

    who: MinionFilter = ANYONE
    whose: Whose = "mine"

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [(minion.card, NONE, 0) for minion in minions_of(context, self.who, self.whose)]

    @override
    def is_missing(self, context: EffectContext) -> bool:
        """Whether these Methuselahs control no minion."""
        if self.whose not in {"others", "prey", "predator"}:
            return False
        seats = context.table.seats
        return not any(seats[seat].minions for seat in seats_of(context, self.whose))

    @override
    def say(self, wording: Wording) -> str:
        owner = {
            "mine": " you control",
            "prey": " your prey controls",
            "bled": " controlled by the target Methuselah",
            "active": " that Methuselah controls",
            "predator or prey": " controlled by your predator or prey",
        }
        if self.whose == "target":
            kind, link, rest = self.who.say(wording).partition(" with ")
            clan = "chosen" if wording.chosen_clan else "same"
            return f"{kind.replace('the same clan', f'the {clan} clan')} they control{link}{rest}"
        return f"{self.who.say(wording)}{owner.get(self.whose, '')}"


class AMethuselah(Target, frozen=True):
    """A Methuselah.

    Attributes:
        whose: the possible Methuselahs.
        having: a card that must exist if she is the target: "controlling an Anarch".
        lacking: a minion that must not exist if she is the target.
    """

    whose: Whose = "others"
    having: Target | None = None
    lacking: AMinion | None = None

    of_seats = True

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [
            (NONE, seat, 0)
            for seat in seats_of(context, self.whose)
            if (self.having is None or self.having.choices(context.at(other=seat)))
            and (self.lacking is None or not self.lacking.choices(context.at(other=seat)))
        ]

    @override
    def say(self, wording: Wording) -> str:
        if isinstance(self.having, AMinion):
            return f"a Methuselah controlling {self.having.who.say(wording)}"
        if self.lacking is not None:
            return f"a Methuselah who controls no {plural_of(self.lacking.who)}"
        return {"others": "another Methuselah", "prey": "your prey"}.get(self.whose, "a Methuselah")


class NewTarget(Target, frozen=True):
    """A new target of a bleed: not the current one, nor the acting minion's controller (BLD-03).

    Attributes:
        to: any other Methuselah, or the predator's predator.
    """

    to: Literal["another", "predator's predator"] = "another"

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, action = context.table, context.action
        if action is None:
            return []
        acting = action.acting_seat(table)
        if self.to == "predator's predator":
            seat = table.predator(table.predator(context.seat))
            return [] if seat in {context.seat, acting} else [(NONE, seat, 0)]
        return [
            (NONE, seat, 0)
            for seat in table.clockwise(table.active)
            if seat not in action.seats and seat not in {acting, context.seat}
        ]

    @override
    def say(self, wording: Wording) -> str:
        if self.to == "predator's predator":
            return "your predator's predator"
        return "another Methuselah other than the acting minion's controller"


class AnyX(Target, frozen=True):
    """X: a number that the player chooses, and the target of the number.

    Attributes:
        least, most: the limits; ``most`` may be ``None`` if ``of`` limits the number.
        target: the target.
        of: the amount that limits the number; a target that has less loses everything (GEN-20).
    """

    least: int
    most: int | None = None
    target: Target = NOTHING
    of: Amount | None = None

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        found: list[Choice] = []
        for card, seat, _ in self.target.choices(context):
            most = self.most or 0
            if self.of is not None:
                there = self.of.count(context.at(target=card, other=seat))
                most = there if self.most is None else min(most, max(there, self.least))
            found += [(card, seat, n) for n in range(self.least, most + 1)]
        return found

    @override
    def say(self, wording: Wording) -> str:
        return "" if self.target == NOTHING else self.target.say(wording)


class Either(Target, frozen=True):
    """A target of either of two kinds."""

    one: Target
    other: Target

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return list(dict.fromkeys((*self.one.choices(context), *self.other.choices(context))))

    @override
    def say(self, wording: Wording) -> str:
        one, other = self.one.say(wording), self.other.say(wording)
        for shared in (" you control", " on a minion controlled by your predator or prey"):
            if other.endswith(shared):
                one = one.removesuffix(shared)
        return f"{one} or {other}"


class Both(Target, frozen=True):
    """A card from one target and a Methuselah from another."""

    card: Target
    seat: Target

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        seats = [seat for _, seat, _ in self.seat.choices(context)]
        return [(card, seat, 0) for card, _, _ in self.card.choices(context) for seat in seats]

    @override
    def say(self, wording: Wording) -> str:
        return self.card.say(wording)


class AimedWithout(Condition, frozen=True):
    """The action is directed at a Methuselah who controls no such minion."""

    who: MinionFilter

    @override
    def holds(self, context: EffectContext) -> bool:
        """Whether one of the targets controls no such minion."""
        action = context.action
        return action is not None and any(
            not any(self.who.fits(context, one) for one in context.table.minions(seat))
            for seat in action.seats
        )

    @override
    def say(self, wording: Wording) -> str:
        none = self.who.noun(plural=True)
        return f"during actions directed at a Methuselah who controls no {none}"


class Control(Condition, frozen=True):
    """A card or minion exists that is a legal target: "if you control a baron"."""

    what: Target

    @override
    def holds(self, context: EffectContext) -> bool:
        return bool(self.what.choices(context))

    @override
    def say(self, wording: Wording) -> str:
        noun = self._noun(wording)
        if isinstance(self.what, AMinion):
            if self.what.who.name:
                return _named(self.what.who, self.what.whose)
            if self.what.whose == "target":
                return f"if they control {self.what.who.say(wording)}"
            return _controlled(self.what.whose, "a Methuselah who controls", noun)
        if isinstance(self.what, ACard) and self.what.whose == "bled":
            return _controlled(self.what.whose, "a Methuselah who controls", noun)
        if isinstance(self.what, ACard) and self.what.whose == "any":
            return f"if there are any {noun.partition(' ')[2]}s in play"
        return f"while you control 1 or more {noun.partition(' ')[2]}s"

    @override
    def denied(self, wording: Wording) -> str:
        noun = self._noun(wording)
        if isinstance(self.what, AMinion) and self.what.whose == "bled":
            if len(self.what.who.clans) < 2:
                none = f"no {self.what.who.noun(plural=True)}"
                return _controlled(self.what.whose, "a Methuselah who controls", none)
            clans = " nor ".join(
                replace(self.what.who, clans=(one,)).say(wording) for one in self.what.who.clans
            )
            return f"against a Methuselah who controls neither {clans}"
        if isinstance(self.what, AMinion) and self.what.whose == "prey":
            return f"if your prey controls no {self.what.who.noun(plural=True)}"
        if isinstance(self.what, AMinion):
            return f"if you do not control {noun}"
        return f"while you control no {noun.partition(' ')[2]}s"

    def _noun(self, wording: Wording) -> str:
        if isinstance(self.what, AMinion):
            return self.what.who.say(wording)
        return self.what.say(wording).removesuffix(" you control")


def _named(who: MinionFilter, whose: Whose) -> str:
    """The clause that a minion with a certain name is in play, or ready."""
    if whose != "mine":
        return f"while {who.name} is ready"
    if who.ready:
        return f"while {who.name} is in your ready region"
    return f"if you control {who.name}"


def _controlled(whose: Whose, bled: str, noun: str) -> str:
    """The condition that a Methuselah controls something."""
    if whose == "any":
        return f"if there is {noun}"
    if whose == "bled":
        return f"against {bled} {noun}"
    if whose == "aimed":
        return f"during actions directed at {bled} {noun}"
    return f"if {'your prey controls' if whose == 'prey' else 'you control'} {noun}"
