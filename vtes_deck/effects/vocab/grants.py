"""Phase actions, temporary bonuses and choices that texts of vampires give."""

from __future__ import annotations

from typing import override

from cardbase.terms import Bonus, Sect
from vtes_deck.effects.vocab.amounts import (
    Chosen,
    Number,
    number,
)
from vtes_deck.effects.vocab.choices import apply_effects
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.counters import GAINS_MASTER_ACTIONS
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, minion_of, said
from vtes_deck.effects.vocab.wording import Wording, gets, signed
from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.state.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.engine.state.purposes import BONUSES, PurposeKind
from vtes_deck.engine.state.table import Modifier, Phase, Table, Until
from vtes_deck.engine.status import sects
from vtes_deck.engine.turn.unlock import MISSES_UNLOCK
from vtes_deck.kernel.procedure import Procedure

SECOND_MASTER_ACTION = "second master phase action"
"""Recorded for a turn with two master phase actions instead of one."""


class SecondMasterAction(Effect, frozen=True):
    """Gives two master phase actions instead of one; not cumulative."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PHASE_ACTIONS, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Give the action, less those used by earlier out-of-turn masters (MAS-06)."""
        table = context.table
        if table.active != context.seat or table.phase is not Phase.MASTER:
            return
        if not table.has_used(SECOND_MASTER_ACTION, NONE, Until.TURN):
            table.use_once(SECOND_MASTER_ACTION, NONE, Until.TURN)
            table.seats[context.seat].master_actions += 1
            table.emit(GAINS_MASTER_ACTIONS, context.seat, n=1)

    @override
    def say(self, wording: Wording) -> str:
        return gets(wording, "you", "two master phase actions (instead of one)")


class Gets(Effect, frozen=True):
    """Changes a number of a minion for a period."""

    bonus: Bonus
    n: Number
    until: Until
    who: Which = "user"

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(BONUSES[self.bonus], self.n, which=self.who),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, minion = context.table, minion_of(context, self.who)
        if minion is not None:
            n = number(context, self.n)
            table.modify(Modifier(self.bonus, n, minion.card, self.until, context.card))
            ledger.log_change(table, minion, self.bonus, n)

    @override
    def say(self, wording: Wording) -> str:
        periods = {Until.COMBAT: " that combat", Until.UNLOCK: " until their next unlock phase"}
        period = periods.get(self.until, "")
        if self.who == "opposing":
            period = f" this {self.until.value}"
        elif self.who == "acting" and self.until is Until.TURN:
            period = " this turn"
        noun = self.bonus.value.rstrip("s")
        if isinstance(self.n, int):
            many = self.bonus in {Bonus.VOTES, Bonus.BALLOTS} and abs(self.n) > 1
            more = f"{signed(self.n)} {noun}{'s' if many else ''}"
        elif isinstance(self.n, Chosen):
            more = f"+{self.n.say(wording)} {noun}{'s' if self.bonus is Bonus.VOTES else ''}"
        else:
            more = f"+1 {noun} for each {self.n.say(wording)}"
        return gets(wording, said(self.who, wording), f"{more}{period}")


class MissesUnlock(Effect, frozen=True):
    """A minion does not unlock as normal during its next unlock phase."""

    which: Which = "user"

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which=self.which),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        minion = minion_of(context, self.which)
        if minion is not None:
            minion.set_mark(MISSES_UNLOCK, 1)

    @override
    def say(self, wording: Wording) -> str:
        who = said(self.which, wording)
        return f"{who} does not unlock as normal during their next unlock phase"


class TurnAnarch(Effect, frozen=True):
    """The target vampire becomes Anarch (SEC-01)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.ANARCH, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        sects.change_sect(context.table, context.target_minion, Sect.ANARCH)

    @override
    def say(self, wording: Wording) -> str:
        return f"make {wording.target} Anarch"


class ChangeSect(Effect, frozen=True):
    """The target vampire changes its sect (SEC-01); it keeps its clan."""

    sect: Sect

    @override
    def carry_out(self, context: EffectContext) -> None:
        sects.change_sect(context.table, context.target_minion, self.sect)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.target} becomes {self.sect.value}"


class OneOf(Effect, frozen=True):
    """The Methuselah chooses one of several alternatives.

    Attributes:
        modes: pairs of a sentence and its effects.
    """

    modes: tuple[tuple[str, tuple[Effect, ...]], ...]

    @override
    def does(self) -> tuple[Does, ...]:
        return tuple(does for _, effects in self.modes for one in effects for does in one.does())

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(
            OptionChoice(
                seat=context.seat,
                card=context.card,
                minion=context.minion,
                target=context.target,
                other=context.other,
                n=context.n,
                modes=self.modes,
            )
        )


class OptionChoice(Procedure):
    """A player chooses one of several alternatives.

    Attributes:
        seat, card, minion, target, other, n: the same as in :class:`EffectContext`.
        modes: the alternatives.
    """

    seat: int
    card: int
    minion: int
    target: int
    other: int
    n: int
    modes: tuple[tuple[str, tuple[Effect, ...]], ...]

    def offer(self, table: Table) -> None:
        """Offer every alternative."""
        options = [
            Option(Verb(f"pick {number}", sentence), self.card, target=self.target, mode=number)
            for number, (sentence, _) in enumerate(self.modes)
        ]
        table.ask(self.seat, DecisionKind.CHOICE, options, self.card)

    def take(self, table: Table) -> None:
        """Apply the chosen alternative."""
        answer = table.answer
        context = EffectContext(
            table, self.seat, self.card, self.minion, self.target, self.other, self.n
        )
        apply_effects(context, self.modes[answer.mode][1])

    steps = (offer, take)
