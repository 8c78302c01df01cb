"""Combat cards that cancel a card of the opposing minion as it is played."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    Combat,
    Condition,
    DefinitionScript,
    Does,
    Effect,
    EffectContext,
    PlayCard,
    PurposeKind,
    Wording,
    cancel_shown,
    contains,
    is_weapon,
    listed,
    shown,
    with_article,
)
from vtes_deck.effects.library.combat.early_damage import ForbidsStrike
from vtes_deck.effects.library.combat.immortal_grapple import HandsOnly
from vtes_deck.effects.vocab import (
    AS_PLAYED,
    MANEUVER,
    PRESS,
    PRESSES,
    STRIKE,
    Activity,
    BluntWeapons,
    CombatMode,
    DelayedReplacement,
    Is,
    MinionFilter,
    Mode,
    Move,
    OpponentCannot,
    PlayLimit,
    Role,
    Strike,
    Trait,
    Type,
    Until,
    Use,
    card,
    combat,
    hand_strike,
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
        """Cancel the card that is shown (PLY-13)."""
        cancel_shown(context.table, context.seat)


class CancelsStrikeOrGrapple(CancelsOpposing, frozen=True):
    """Cancels a strike card or a grapple card; its cost is not paid."""

    @override
    def fits(self, context: EffectContext, number: int, mode: Mode | None) -> bool:
        strike = isinstance(mode, CombatMode) and mode.move.strike is not None
        return strike or Trait.GRAPPLE in context.table.cards[number].traits

    @override
    def carry_out(self, context: EffectContext) -> None:
        """PLY-15: the minion chooses a strike again."""
        cancel_shown(context.table, context.seat, free=True)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "cancel a strike card (the minion chooses a strike again) or a grapple card as it is "
            "played by the opposing minion, and its cost is not paid"
        )


class CancelsFreely(CancelsOpposing, frozen=True):
    """Cancels a card; its cost is not paid."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Cancel the card; its cost is not paid, an exception to PLY-14."""
        cancel_shown(context.table, context.seat, free=True)


class CancelsStrike(CancelsFreely, frozen=True):
    """Cancels a strike card; the opposing minion chooses a strike again (PLY-15)."""

    @override
    def fits(self, context: EffectContext, number: int, mode: Mode | None) -> bool:
        return isinstance(mode, CombatMode) and mode.move.strike is not None

    @override
    def say(self, wording: Wording) -> str:
        return "cancel the opposing minion's strike card as it is played, and its cost is not paid"


class CancelsAny(CancelsFreely, frozen=True):
    """Cancels any combat card, including a strike card (PLY-15)."""

    @override
    def fits(self, context: EffectContext, number: int, mode: Mode | None) -> bool:
        return Type.COMBAT in context.table.cards[number].types

    @override
    def say(self, wording: Wording) -> str:
        return (
            "cancel a combat card played by the opposing minion as it is played, and its cost is "
            "not paid"
        )


class CancelsKinds(CancelsFreely, frozen=True):
    """Cancels a card with one of these traits.

    Attributes:
        traits: the traits.
    """

    traits: tuple[Trait, ...]

    @override
    def fits(self, context: EffectContext, number: int, mode: Mode | None) -> bool:
        return not context.table.cards[number].traits.isdisjoint(self.traits)

    @override
    def say(self, wording: Wording) -> str:
        kinds = with_article(listed([one.value for one in self.traits], "or"))
        return (
            f"cancel {kinds} card as it is played by the opposing minion, and its cost is not paid"
        )


class CancelsLimitOfStrikes(CancelsOpposing, frozen=True):
    """Cancels a card that would restrict the choice of strikes of the minion.

    By rulings, this includes a ban on equipment if the minion has a weapon, and excludes a card
    that sets the range, removes all strikes or additional ones, destroys equipment, or forbids
    Disciplines.
    """

    @override
    def fits(self, context: EffectContext, number: int, mode: Mode | None) -> bool:
        if mode is None:
            return False
        if contains(mode.effects, HandsOnly) or contains(mode.effects, ForbidsStrike):
            return True
        denied = {
            activity
            for effect in mode.effects
            if isinstance(effect, OpponentCannot)
            for activity in effect.activities
        }
        held = context.table.in_play[context.minion].attached
        armed = any(is_weapon(context.table, card) for card in held)
        return Activity.PLAY_STRIKES in denied or (armed and Activity.USE_EQUIPMENT in denied)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "cancel a combat card played by the opposing minion that would restrict "
            f"{wording.user}'s choice of strikes this round as it is played"
        )


def cancels(
    level: str,
    effect: CancelsOpposing,
    *,
    blood: int = 1,
    conditions: tuple[Condition, ...] = (),
) -> Mode:
    """Cancel a card, usually for 1 blood."""
    return Mode(
        role=Role.COMBATANT,
        level=level,
        at=AS_PLAYED,
        effects=(effect,),
        conditions=conditions,
        blood=blood,
    )


PRESS_TO_END = Move(when=PRESS, press=Use.MUST, press_only="end")
DODGES = Move(when=STRIKE, strike=Strike(dodge=True), press=Use.MAY, press_only="end")
ALLY_OR_YOUNGER = MinionFilter(vampire=False, either=MinionFilter(younger=True))
LESSER = (Is("opposing", ALLY_OR_YOUNGER),)
SEARING = replace(hand_strike(1), withstands=("for",), special=True)


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
    card(
        100232,
        "Bollix",
        combat("cel", MANEUVER),
        combat("cel", PRESSES),
        cancels("pre", CancelsKinds((Trait.AIM, Trait.FRENZY, Trait.GRAPPLE)), blood=0),
        combat("tha", strikes(SEARING), BluntWeapons()),
    ),
    card(
        101023,
        "The Jones",
        combat("ser", DODGES, conditions=LESSER),
        cancels("SER", CancelsStrike(), blood=0, conditions=LESSER),
        PlayLimit(per="round", levels=("SER",)),
    ),
    card(
        100554,
        "Disengage",
        combat("", PRESS_TO_END),
        cancels("", CancelsKinds((Trait.GRAPPLE,))),
        DelayedReplacement(Until.COMBAT),
    ),
    card(
        100510,
        "Death Seeker",
        cancels("", CancelsAny(), blood=0),
        PlayLimit(per="round"),
    ),
)
