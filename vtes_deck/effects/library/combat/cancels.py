"""Combat cards that cancel a card of the opposing minion as it is played."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    DefinitionScript,
    Does,
    Effect,
    EffectContext,
    PlayCard,
    PurposeKind,
    Wording,
    contains,
    shown,
)
from vtes_deck.effects.library.combat.immortal_grapple import HandsOnly
from vtes_deck.effects.vocab import (
    AS_PLAYED,
    MANEUVER,
    PRESSES,
    CombatMode,
    DelayedReplacement,
    Mode,
    PlayLimit,
    Role,
    Strike,
    Trait,
    Until,
    card,
    combat,
    strikes,
)


class CancelsOpposing(Effect, frozen=True):
    """Cancels a combat card that the opposing minion plays."""

    def fits(self, context: EffectContext, number: int, mode: Mode | None) -> bool:
        """Whether it cancels this card, played in this mode."""
        raise NotImplementedError

    @override
    def possible(self, context: EffectContext) -> bool:
        table = context.table
        show, play, combat_now = shown(table), table.current(PlayCard), table.current(Combat)
        if show is None or show.cancelled or play is None or combat_now is None:
            return False
        if not combat_now.holds(context.minion) or show.minion != combat_now.other(context.minion):
            return False
        script = table.cards[show.card].script
        modes = script.modes if isinstance(script, DefinitionScript) else ()
        mode = modes[play.option.mode] if play.option.mode < len(modes) else None
        return self.fits(context, show.card, mode)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CANCEL, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """PLY-13."""
        show = shown(context.table)
        if show is not None:
            show.cancelled = True


class CancelsStrikeOrGrapple(CancelsOpposing, frozen=True):
    """Cancels a strike card or a grapple card, whose cost is not paid."""

    @override
    def fits(self, context: EffectContext, number: int, mode: Mode | None) -> bool:
        strike = isinstance(mode, CombatMode) and mode.move.strike is not None
        return strike or Trait.GRAPPLE in context.table.cards[number].traits

    @override
    def carry_out(self, context: EffectContext) -> None:
        """PLY-15: the minion chooses a strike again."""
        super().carry_out(context)
        show = shown(context.table)
        if show is not None:
            show.free = True

    @override
    def say(self, wording: Wording) -> str:
        return (
            "cancel a strike card (the minion chooses a strike again) or a grapple card as it is "
            "played by the opposing minion, and its cost is not paid"
        )


class CancelsLimitOfStrikes(CancelsOpposing, frozen=True):
    """Cancels a card that would restrict the choice of strikes of the minion.

    By rulings not one that sets the range, takes strikes or equipment away altogether, or forbids
    Disciplines.
    """

    @override
    def fits(self, context: EffectContext, number: int, mode: Mode | None) -> bool:
        return mode is not None and contains(mode.effects, HandsOnly)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "cancel a combat card played by the opposing minion that would restrict "
            f"{wording.user}'s choice of strikes this round as it is played"
        )


def cancels(level: str, effect: CancelsOpposing) -> Mode:
    """Cancels a card for 1 blood."""
    return Mode(role=Role.COMBATANT, level=level, at=AS_PLAYED, effects=(effect,), blood=1)


CARDS = (
    card(
        100333,
        "Charismatic Aura",
        cancels("aus+pre", CancelsStrikeOrGrapple()),
        combat("AUS+PRE", strikes(Strike(combat_ends=True))),
        PlayLimit(per="round", levels=("aus+pre",)),
    ),
    card(
        100861,
        "Groundfighting",
        combat("", MANEUVER),
        combat("", PRESSES),
        cancels("", CancelsLimitOfStrikes()),
        DelayedReplacement(Until.COMBAT),
    ),
)
