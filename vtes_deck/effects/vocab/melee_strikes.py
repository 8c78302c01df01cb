"""Strikes with hands or with a melee weapon, with additional damage."""

from __future__ import annotations

from typing import cast, override

from msgspec.structs import replace

from vtes_deck.effects.vocab.choices import apply_effects
from vtes_deck.effects.vocab.context import Choice, Effect, EffectContext, Target
from vtes_deck.effects.vocab.powers import InCombat
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording, signed
from vtes_deck.engine.combat import cards as combat_cards
from vtes_deck.engine.combat.fight import fight
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.moves import HANDS_ONLY, Move
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Until
from vtes_deck.engine.state.windows import STRIKE


def melee_strikes(context: EffectContext, weapon: int) -> list[InCombat]:
    """The melee strikes that the minion can make with a card on it, at close range."""
    table, minion = context.table, context.user_minion
    fights = cast("tuple[InCombat, ...]", getattr(table.cards[weapon].script, "fights", ()))
    base = EffectContext(table, context.seat, weapon, minion.card)
    return [
        part
        for part in fights
        if part.move.strike is not None
        and part.move.strike.melee
        and combat_cards.illegal(table, minion, weapon, _reaching(part.move), STRIKE) is None
        and all(condition.holds(base) for condition in part.conditions)
        and all(effect.possible(base) for effect in part.first)
    ]


def _reaching(move: Move) -> Move:
    """The move at any range: in the range step, a maneuver to close range may still follow."""
    strike = move.strike
    return move if strike is None else replace(move, strike=replace(strike, ranged=True))


class HandOrMelee(Target, frozen=True):
    """The choice between hands (no card) and the melee weapons of the minion.

    Attributes:
        hands: hands are one of the choices.
    """

    hands: bool = True

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        found: list[Choice] = [(NONE, NONE, 0)] if self.hands else []
        if not table.has_used(HANDS_ONLY, NONE, Until.ROUND):
            weapons = (card for card in context.user_minion.attached)
            found += [(card, NONE, 0) for card in weapons if melee_strikes(context, card)]
        return found

    @override
    def say(self, wording: Wording) -> str:
        return f"{'hand strike or ' if self.hands else ''}use a melee weapon strike"


class MeleeStrike(Effect, frozen=True):
    """Makes the strike a hand strike or one with the chosen melee weapon, with additional damage.

    The move of the card is the hand strike, with the same damage.

    Attributes:
        plus: the additional damage of the weapon.
        hands: the additional damage of a hand strike if the text states it separately.
        alone: only a weapon can be used.
        undodgeable: the strike cannot be dodged.
    """

    plus: int
    hands: int | None = None
    alone: bool = False
    undodgeable: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRIKE, self.plus, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Change the strike; by rulings, the additional damage is of the same kind."""
        table, weapon = context.table, context.target
        if weapon == NONE or weapon not in table.in_play:
            return
        found = melee_strikes(context, weapon)
        part = next((one for one in found if one.move.strike is not None), None)
        plain = None if part is None else part.move.strike
        if part is None or plain is None:
            return
        combat = fight(table)
        index = combat.index(context.minion)
        if part.move.once is not None:
            table.use_once(combat_cards.limit_of(part.move), weapon, part.move.once)
        strike = replace(plain, source=weapon, plus=self.plus)
        if self.undodgeable:
            strike = replace(strike, undodgeable=True)
        if combat.sides[index].chosen is None:
            combat.change(index, committed=strike)
        else:
            combat.change(index, chosen=strike)
        apply_effects(EffectContext(table, context.seat, weapon, context.minion), part.first)

    @override
    def say(self, wording: Wording) -> str:
        closing = ". This strike cannot be dodged" if self.undodgeable else ""
        weapon = "use a melee weapon strike"
        if self.alone:
            return f"strike: {weapon} at {signed(self.plus)} damage{closing}"
        if self.hands is not None:
            hands = f"hand strike at {signed(self.hands)} damage"
            return f"strike: {hands} or {weapon} at {signed(self.plus)} damage{closing}"
        return (
            f"strike: hand strike or {weapon}. This strike is at {signed(self.plus)} damage"
            f"{closing}"
        )
