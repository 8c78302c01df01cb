"""Vampires that can choose to become Camarilla."""

from __future__ import annotations

from typing import override

from cardbase.terms import Sect
from vtes_deck.effects.vocab.context import Effect, EffectContext, NoPurpose
from vtes_deck.effects.vocab.minion_filter import MinionFilter, minions_of
from vtes_deck.effects.vocab.powers import Trigger
from vtes_deck.effects.vocab.references import Is
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.mechanics.zone_events import ENTERS
from vtes_deck.engine.state.decisions import PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.status import sects
from vtes_deck.kernel.procedure import Procedure

JOIN = Verb("become Camarilla", "{minion} becomes Camarilla.")


class CamarillaChoices(Procedure):
    """The controllers of vampires choose for each of them.

    Attributes:
        card: the card with the effect.
        left: the vampires without a decision.
    """

    card: int
    left: tuple[int, ...]

    def offer(self, table: Table) -> None:
        """Ask for the next vampire that is not Camarilla."""
        while self.left and not self._can_join(table, self.left[0]):
            self.left = self.left[1:]
        if not self.left:
            self.finish()
            return
        minion = table.minion(self.left[0])
        options = [Option(JOIN, self.card, minion.card), PASSING]
        table.ask(minion.controller, DecisionKind.CHOICE, options, self.card)

    def _can_join(self, table: Table, card: int) -> bool:
        if card not in table.in_play:
            return False
        return not sects.belongs(table, table.minion(card), Sect.CAMARILLA)

    def take(self, table: Table) -> None:
        """Carry out the choice."""
        card, *left = self.left
        self.left = tuple(left)
        if table.answer.verb is not PASS:
            sects.change_sect(table, table.minion(card), Sect.CAMARILLA)
        self.go_to(CamarillaChoices.offer)

    steps = (offer, take)


class MayBecomeCamarilla(NoPurpose, Effect, frozen=True):
    """Each matching vampire, or only the target, can choose to become Camarilla.

    Attributes:
        who: filter for the vampires.
        target: only the target can choose.
    """

    who: MinionFilter
    target: bool = False

    @override
    def carry_out(self, context: EffectContext) -> None:
        """SEC-01: ask the controller of each vampire."""
        found = [one.card for one in minions_of(context, self.who, "any")]
        left = tuple(one for one in found if not self.target or one == context.target)
        context.table.push(CamarillaChoices(card=context.card, left=left))

    @override
    def say(self, wording: Wording) -> str:
        if self.target:
            return "they can choose to become Camarilla"
        return f"each {self.who.noun()} can choose to become Camarilla"


class MayEnterCamarilla(Trigger, frozen=True, kw_only=True):
    """A matching vampire can choose to become Camarilla as it enters play."""

    @override
    def say(self, wording: Wording) -> str:
        who = " ".join(one.who.noun() for one in self.conditions if isinstance(one, Is))
        return f"as any {who} enters play, {' '.join(one.say(wording) for one in self.effects)}"


def entering_camarilla(who: MinionFilter) -> MayEnterCamarilla:
    """The choice of matching vampires that enter play under any controller."""
    effects = (MayBecomeCamarilla(who, target=True),)
    return MayEnterCamarilla(on=ENTERS, effects=effects, conditions=(Is("target", who),))
