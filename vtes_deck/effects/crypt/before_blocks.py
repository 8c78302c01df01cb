"""Vampires that use the moment before a block resolves, strengthen wraiths or serve Gehenna."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ENTERS,
    NONE,
    Choice,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Target,
    Whose,
    Wording,
    minions_of,
)
from vtes_deck.effects.crypt.exchanges import OnTop
from vtes_deck.effects.crypt.hand_readers import LookAtActingHand, acting_seat
from vtes_deck.effects.vocab import (
    ALLY,
    BEFORE_COMBAT,
    BLOCKING,
    DISCARD_ENDS,
    ACard,
    AMinion,
    AvertCombat,
    BeforeBlock,
    Blood,
    Burn,
    CannotUse,
    Choose,
    Gain,
    InPhase,
    Is,
    MinionFilter,
    Not,
    Once,
    OneOf,
    Pay,
    Phase,
    PickFromHand,
    Pool,
    Power,
    Stealth,
    TargetHas,
    Trait,
    Trigger,
    Type,
    Until,
    WasDone,
    Zone,
    card,
)

PUT = "Gehenna card put in play"


class HostIsBlocked(SaidElsewhere, Condition, frozen=True):
    """The vampire was blocked, and the block has not resolved."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return BeforeBlock().holds(context.by(context.host))


class HostBlocks(SaidElsewhere, Condition, frozen=True):
    """The vampire has blocked an action, and the block has not resolved."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        if action is None or action.blocker != context.host:
            return False
        return BeforeBlock().holds(context.by(action.minion))


class UserIsPrey(SaidElsewhere, Condition, frozen=True):
    """The user is the prey of the Methuselah who controls the vampire."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        return table.prey(table.in_play[context.host].controller) == context.seat


class PreyProfits(Power, frozen=True, kw_only=True):
    """The price of a block, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.name} is blocked, your prey can move a library card from their ash heap "
            "to the top of their library before block resolution"
        )


class EndsOwnAction(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"once each turn, if {wording.name} is blocked, {wording.name} can unlock and end the "
            "action before block resolution"
        )


class HandWithAction(Target, frozen=True):
    """The acting Methuselah, if the vampire has blood and she has an action card."""

    of_seats = True
    whose: Whose = "others"

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, seat = context.table, acting_seat(context)
        if seat == NONE or not table.in_play[context.host].blood:
            return []
        held = table.seats[seat].hand
        return (
            [(NONE, seat, 0)] if any(Type.ACTION in table.cards[one].types for one in held) else []
        )

    @override
    def say(self, wording: Wording) -> str:
        return "the acting Methuselah"


class ReadsBlocked(Power, frozen=True, kw_only=True):
    """The look and the discard, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        return (
            f"if {name} blocks, you can look at the acting Methuselah's hand, and {name} can burn "
            "1 blood to discard 1 action card from it before block resolution"
        )


class StrengthensWraiths(Trigger, frozen=True, kw_only=True):
    """The additional life, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "wraiths come into play with 1 additional life"


class HeraldsGehenna(Trigger, frozen=True, kw_only=True):
    """The loss of the prey, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "when you put a Gehenna card in play, your prey burns 1 pool"


class NotesGehenna(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """Records that a Gehenna card was played; the sentence about the loss covers it."""


class VampireOrPool(SaidElsewhere, Effect, frozen=True):
    """Another ready vampire of the user burns blood, or she burns pool."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, whose="mine", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """A vampire without blood cannot burn any."""
        pays = (Burn(1, Pool()),)
        if minions_of(context, PAYERS, "mine"):
            ways = (
                ("A ready vampire burns 1 blood.", (Choose(AMinion(PAYERS), DRAINED),)),
                ("Burn 1 pool.", pays),
            )
            OneOf(ways).carry_out(context)
        else:
            pays[0].carry_out(context)


class MissesHerald(Trigger, frozen=True, kw_only=True):
    """The loss, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "if you do not put a Gehenna card in play during your discard phase, a ready vampire "
            f"you control other than {wording.name} burns 1 blood, or you burn 1 pool"
        )


PAYERS = MinionFilter(vampire=True, ready=True, another=True, blood=True)
DRAINED = (Burn(1, Blood("target")),)

CARDS = (
    card(
        200793,
        "Krassimir",
        EndsOwnAction(
            sentence="{card} unlocks and ends its action.",
            at=BEFORE_COMBAT,
            once=Until.TURN,
            conditions=(HostIsBlocked(),),
            effects=(AvertCombat(unlock=True),),
        ),
        CannotUse("cel"),
    ),
    card(
        201267,
        "Sergei Voshkov, The Eye",
        ReadsBlocked(
            sentence="Look at the hand of the acting Methuselah.",
            at=BEFORE_COMBAT,
            once=Until.ACTION,
            conditions=(HostBlocks(),),
            effects=(
                LookAtActingHand(),
                Choose(
                    HandWithAction(),
                    (
                        Pay(1, Blood("host")),
                        PickFromHand(ACard(Zone.HAND, (Type.ACTION,), whose="target")),
                    ),
                    optional=True,
                ),
            ),
        ),
    ),
    card(
        201252,
        "Schuyler",
        PreyProfits(
            sentence="Move {target} to the top of your library.",
            at=BEFORE_COMBAT,
            user="anybody",
            once=Until.ACTION,
            conditions=(HostIsBlocked(), UserIsPrey()),
            target=ACard(Zone.ASH_HEAP, crypt=False),
            effects=(OnTop(),),
        ),
    ),
    card(
        200247,
        "Carmine Giovanni",
        StrengthensWraiths(
            on=ENTERS, conditions=(TargetHas(Trait.WRAITH),), effects=(Gain(1, Blood("target")),)
        ),
        Power(
            sentence="{card}: lock and get +1 stealth.",
            at=BLOCKING,
            effects=(Stealth(1),),
            conditions=(Is("acting", ALLY),),
            lock=True,
        ),
    ),
    card(
        200018,
        "Afifa, The Herald",
        HeraldsGehenna(
            on=ENTERS,
            mine=True,
            conditions=(TargetHas(Trait.GEHENNA),),
            effects=(Burn(1, Pool("prey")),),
        ),
        NotesGehenna(
            on=ENTERS,
            mine=True,
            conditions=(TargetHas(Trait.GEHENNA), InPhase(Phase.DISCARD)),
            effects=(Once(PUT, Until.TURN, "host"),),
        ),
        MissesHerald(
            on=DISCARD_ENDS,
            mine=True,
            conditions=(Not(WasDone(PUT, Until.TURN, "host")),),
            effects=(VampireOrPool(),),
        ),
    ),
)
