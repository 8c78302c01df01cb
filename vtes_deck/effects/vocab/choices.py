"""Effects that ask a player when they are carried out, and their procedures."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from cardbase.disciplines import DISCIPLINES
from vtes_deck.effects.vocab.action_conditions import MyTurn
from vtes_deck.effects.vocab.context import Condition, Effect, EffectContext, Target
from vtes_deck.effects.vocab.game_conditions import InPhase
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.purposes import Purpose
from vtes_deck.engine.state.static_index import is_protected_from
from vtes_deck.engine.state.statics import Shelters
from vtes_deck.engine.state.table import Activity, Table
from vtes_deck.kernel.procedure import Procedure

CHOOSE_CARD = Verb("choose card", "Choose {target}.")
CHOOSE_SEAT = Verb("choose Methuselah", "Choose {seat}.")
CHOOSE_NUMBER = Verb("choose number", "Choose {n}.")
DO_IT = Verb("do it", "Use {card}.")
_DISCIPLINE = "Choose {discipline}."
CHOOSE_DISCIPLINE = {
    code: Verb(f"choose {one.name}", _DISCIPLINE.format(discipline=one.name))
    for code, one in DISCIPLINES.items()
}
"""The choice of a Discipline; the option contains its code."""


class RemainingEffects(Procedure):
    """The remaining effects of a card, after one that required a decision.

    Attributes:
        seat, card, minion, target, other, n: the same as in :class:`EffectContext`.
        effects: the remaining effects, in order.
    """

    seat: int
    card: int
    minion: int
    target: int
    other: int
    n: int
    effects: tuple[Effect, ...]

    def carry_out(self, table: Table) -> None:
        """Continue with the remaining effects."""
        context = EffectContext(
            table, self.seat, self.card, self.minion, self.target, self.other, self.n
        )
        apply_effects(context, self.effects)

    steps = (carry_out,)


def apply_effects(context: EffectContext, effects: tuple[Effect, ...]) -> None:
    """Carry out effects in order, in one step (GEN-21), until one requires a decision.

    END-01: does nothing for a Methuselah who has been ousted in the meantime.
    """
    table = context.table
    if table.seats[context.seat].ousted:
        return
    stack, cause = table.stack, table.cause
    table.cause = context.card
    for number, effect in enumerate(effects, start=1):
        before = len(stack)
        effect.carry_out(context)
        rest = effects[number:]
        if rest and len(stack) > before:
            stack.insert(
                before,
                RemainingEffects(
                    seat=context.seat,
                    card=context.card,
                    minion=context.minion,
                    target=context.target,
                    other=context.other,
                    n=context.n,
                    effects=rest,
                ),
            )
            break
    table.cause = cause


class CardQuestion(Procedure):
    """A decision that only one card requires."""

    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        """The purposes of an answer, for players."""
        del option
        return ()


class TargetChoice(Procedure):
    """A player chooses a target while an effect is carried out.

    Attributes:
        seat, card, minion, target, other, n: the same as in :class:`EffectContext`.
        offered: the possible targets.
        effects: applied to the chosen target.
        optional: the player may decline.
        asked: the player who chooses, if it is not ``seat``.
    """

    seat: int
    card: int
    minion: int
    target: int
    other: int
    n: int
    offered: Target
    effects: tuple[Effect, ...]
    optional: bool = False
    asked: int = NONE

    def context(self, table: Table) -> EffectContext:
        """The context without the chosen target."""
        return EffectContext(
            table, self.seat, self.card, self.minion, self.target, self.other, self.n
        )

    def offer(self, table: Table) -> None:
        """Offer every possible target; end if there is none."""
        context = self.context(table)
        options: list[Option] = []
        for target, seat, n in self.offered.choices(context):
            if is_sheltered(context, target):
                continue
            if not all(
                e.possible(context.at(target=target, other=seat, n=n)) for e in self.effects
            ):
                continue
            if target != NONE:
                verb = CHOOSE_CARD
            elif seat != NONE:
                verb = CHOOSE_SEAT
            else:
                verb = CHOOSE_NUMBER if n else DO_IT
            options.append(Option(verb, self.card, target=target, seat=seat, n=n))
        if not options:
            self.finish()
        elif self.optional:
            table.ask(self.who, DecisionKind.TARGET, [*options, PASSING], self.card)
        else:
            table.ask(self.who, DecisionKind.TARGET, options, self.card)

    @property
    def who(self) -> int:
        """The seat of the player who chooses."""
        return self.seat if self.asked == NONE else self.asked

    def take(self, table: Table) -> None:
        """Apply the effects to the chosen target."""
        answer = table.answer
        if answer.verb is not PASS:
            context = self.context(table).at(target=answer.target, other=answer.seat, n=answer.n)
            apply_effects(context, self.effects)

    steps = (offer, take)


def is_sheltered(context: EffectContext, target: int) -> bool:
    """Whether a restriction protects a card from being targeted by another player's action."""
    table, action = context.table, context.action
    card_in_play = table.in_play.get(target)
    if card_in_play is None or action is None or action.minion not in table.in_play:
        return False
    if Activity.BE_AIMED_AT not in table.statics and Shelters not in table.statics:
        return False
    if card_in_play.controller == action.acting_seat(table) or action.card != context.card:
        return False
    return is_protected_from(table, target, table.minion(action.minion), action.played_as())


class Choose(Effect, frozen=True):
    """The player chooses a target when the effect is carried out.

    Attributes:
        target: the possible targets.
        effects: applied to the chosen target.
        optional: the player may decline.
    """

    target: Target
    effects: tuple[Effect, ...]
    optional: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return tuple(does for one in self.effects for does in one.does())

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(
            TargetChoice(
                seat=context.seat,
                card=context.card,
                minion=context.minion,
                target=context.target,
                other=context.other,
                n=context.n,
                offered=self.target,
                effects=self.effects,
                optional=self.optional,
            )
        )

    @override
    def say(self, wording: Wording) -> str:
        aimed = replace(wording, target=self.target.say(wording))
        said = " and ".join(filter(None, (one.say(aimed) for one in self.effects)))
        return f"you can {said}" if self.optional else said


class ForEach(Effect, frozen=True):
    """Carries out the effects for each matching card or Methuselah, which becomes the target.

    For a card, the Methuselah chosen before remains, and vice versa.
    """

    target: Target
    effects: tuple[Effect, ...]

    @override
    def does(self) -> tuple[Does, ...]:
        return tuple(does for one in self.effects for does in one.does())

    @override
    def carry_out(self, context: EffectContext) -> None:
        for target, other, n in self.target.choices(context):
            each = context.at(
                target=context.target if target == NONE else target,
                other=context.other if other == NONE and target == NONE else other,
                n=n or context.n,
            )
            apply_effects(each, self.effects)

    @override
    def say(self, wording: Wording) -> str:
        who = self.target.say(wording).removeprefix("an ").removeprefix("a ")
        who = f"other {who.removeprefix('another ')}" if who.startswith("another ") else who
        each = replace(wording, target=f"each {who}")
        if self.target.of_seats:
            each = replace(wording, everyone=f"each {who}")
        return " and ".join(one.say(each) for one in self.effects)


class If(Effect, frozen=True):
    """Carries out the effects if the conditions hold at that moment."""

    conditions: tuple[Condition, ...]
    effects: tuple[Effect, ...]

    @override
    def does(self) -> tuple[Does, ...]:
        return tuple(does for one in self.effects for does in one.does())

    @override
    def carry_out(self, context: EffectContext) -> None:
        if all(condition.holds(context) for condition in self.conditions):
            apply_effects(context, self.effects)

    @override
    def say(self, wording: Wording) -> str:
        asked = [one.say(wording) for one in self.conditions if not self._is_implied(one)]
        said = [one.say(wording) for one in self.effects]
        return f"{', '.join(asked)}, {' and '.join(filter(None, said))}"

    def _is_implied(self, condition: Condition) -> bool:
        """Whether another condition names a phase, which implies that it is the user's turn."""
        return isinstance(condition, MyTurn) and any(
            isinstance(one, InPhase) for one in self.conditions
        )
