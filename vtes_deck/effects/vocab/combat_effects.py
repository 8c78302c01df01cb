"""Combat effects other than moves."""

from __future__ import annotations

from typing import override

from cardbase.model import Bonus, Trait
from vtes_deck.effects.vocab.amounts import Number, number
from vtes_deck.effects.vocab.context import Condition, Effect, EffectContext
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.actions.permanents import Employ, Recruit
from vtes_deck.engine.combat import damage, sequence
from vtes_deck.engine.combat.damage_types import Cause, Damage
from vtes_deck.engine.combat.fight import fight
from vtes_deck.engine.combat.moves import AGGRAVATED_HANDS, HANDS_ONLY
from vtes_deck.engine.combat.strikes import add_strikes
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.table import Activity, Modifier, TimedRestriction, Until


class Environmental(Effect, frozen=True):
    """The opposing minion takes environmental damage with the first strikes (COM-46)."""

    n: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        opposing = fight(context.table).other(context.minion)
        sequence.inflict(
            context.table,
            Damage(target=opposing, n=self.n, cause=Cause.NOTHING, source=context.card),
        )

    @override
    def say(self, wording: Wording) -> str:
        return f"the opposing minion takes {self.n}R environmental damage"


class BaseStrength(Effect, frozen=True):
    """Sets the base strength of the minion for this combat; modifiers still apply."""

    n: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Replaces an earlier change of the base strength."""
        table = context.table
        base = table.cards[context.minion].strength
        table.modifiers = tuple(
            one
            for one in table.modifiers
            if not (one.on == context.minion and one.seat == BASE and one.bonus is Bonus.STRENGTH)
        )
        table.modify(
            Modifier(
                Bonus.STRENGTH, self.n - base, context.minion, Until.COMBAT, context.card, seat=BASE
            )
        )

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} gets a strength of {self.n} this combat"


BASE = -2
"""Seat value of a modifier that changes the base strength; a later one replaces it."""


class Prevent(Effect, frozen=True):
    """Prevents damage to the minion."""

    n: Number

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Excess prevention is lost (COM-34)."""
        damage.prevent(context.table, context.minion, number(context, self.n))

    @override
    def say(self, wording: Wording) -> str:
        return ""


class Brings(Condition, frozen=True):
    """The current action recruits an ally or employs a retainer with this trait."""

    trait: Trait

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        if not isinstance(action, (Recruit, Employ)):
            return False
        return self.trait in context.table.cards[action.card].traits

    @override
    def say(self, wording: Wording) -> str:
        return f"during an action to recruit or employ a {self.trait.value}"


class ExtraStrike(Effect, frozen=True):
    """Gives an additional strike that ignores the limit (COM-26)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        add_strikes(context.table, context.minion, 1, limited=False)

    @override
    def say(self, wording: Wording) -> str:
        return "additional strike that does not count against the limit"


class HandsOnly(Effect, frozen=True):
    """Neither combatant can use strikes other than hand strikes this round."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.use_once(HANDS_ONLY, NONE, Until.ROUND)

    @override
    def say(self, wording: Wording) -> str:
        return "strikes that are not hand strikes cannot be used this round (by either combatant)"


class AggravatedHands(Effect, frozen=True):
    """The minion's hand strikes deal aggravated damage for a period."""

    until: Until = Until.ROUND

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.use_once(AGGRAVATED_HANDS, context.minion, self.until)

    @override
    def say(self, wording: Wording) -> str:
        said = f"damage from {wording.user}'s hand strikes is aggravated"
        if self.until is Until.COMBAT:
            return f"for the remainder of combat, {said}"
        return f"{said} this round"


class NoManeuvers(Effect, frozen=True):
    """Neither combatant can maneuver this round; the range stays close."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        combat = fight(context.table)
        for minion in (combat.acting, combat.opposing):
            context.table.restrict(
                TimedRestriction(Activity.MANEUVER, minion, Until.ROUND, context.card)
            )

    @override
    def say(self, wording: Wording) -> str:
        return "that round is at close range"
