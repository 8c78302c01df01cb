"""Equipment and retainers that minions steal from other minions by an action."""

from __future__ import annotations

from typing import override

from cardbase.terms import Trait
from vtes_deck.effects.vocab.context import Choice, Effect, EffectContext, Target
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter, Whose, seats_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.combat.resolution import STEALS_GEAR
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.mechanics.gear import allows, is_gear
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.purposes import PurposeKind


class Carried(Target, frozen=True):
    """Equipment, or a retainer, on a minion; the user must be allowed to have it.

    Attributes:
        but: excludes equipment with one of these traits.
        whose: the controller of the minions.
        retainer: the target is a retainer instead of equipment.
        bearer: filter for the minions.
    """

    but: tuple[Trait, ...] = ()
    whose: Whose = "others"
    retainer: bool = False
    bearer: MinionFilter = ANYONE

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, seats = context.table, seats_of(context, self.whose)
        return [
            (number, NONE, 0)
            for number, card_in_play in table.in_play.items()
            if card_in_play.host != NONE
            and card_in_play.controller in seats
            and (table.cards[number].retainer if self.retainer else is_gear(table, number))
            and not set(self.but) & set(table.cards[number].traits)
            and self._is_borne(context, card_in_play.host)
            and allows(table, number, context.user_minion)
        ]

    def _is_borne(self, context: EffectContext, host: int) -> bool:
        """Whether the minion with the card matches the filter."""
        bearer = context.table.in_play.get(host)
        return isinstance(bearer, Minion) and self.bearer.fits(context, bearer)

    @override
    def say(self, wording: Wording) -> str:
        kinds = ", ".join(f"non-{one.value}" for one in self.but)
        what = f"a {kinds} equipment" if kinds else "an equipment"
        if self.retainer:
            what = "a retainer"
        if self.bearer != ANYONE:
            return f"{what} from {self.bearer.say(wording)}"
        if self.whose != "others" and not self.retainer:
            return f"equipment from a minion controlled by your {self.whose}"
        return what


class StealCarried(Effect, frozen=True):
    """The acting minion takes the chosen equipment or retainer."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.GEAR, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        if context.target in table.in_play:
            zones.attach(table, context.target, context.minion)
            table.emit(STEALS_GEAR, minion=context.minion, card=context.target)

    @override
    def say(self, wording: Wording) -> str:
        return f"steal {wording.target}"
