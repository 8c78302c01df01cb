"""Powers against the action of a monster: the action fails."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Condition,
    Does,
    EffectContext,
    PurposeKind,
    Wording,
    minion_of,
)
from vtes_deck.effects.library.imbued.costly_actions import price
from vtes_deck.effects.library.imbued.words import (
    HasRole,
    Imbued,
    Monster,
    SpendConviction,
)
from vtes_deck.effects.library.master.secret_passage import Fails
from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    DECLINED,
    UNBLOCKED,
    Is,
    LessIntercept,
    Power,
    Same,
    card,
)


class AimsAtImbued(Condition, frozen=True):
    """The action of another Methuselah is directed at the user or at an imbued."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action, table = context.action, context.table
        if action is None or action.failed or action.acting_seat(table) == context.seat:
            return False
        aimed = minion_of(context, "aimed")
        at_imbued = aimed is not None and Imbued().fits(context, aimed)
        return context.seat in action.seats or at_imbued

    @override
    def say(self, wording: Wording) -> str:
        return "directed at you or an imbued controlled by any player"


class AimsAtHost(Condition, frozen=True):
    """The action of another Methuselah is directed at the imbued with the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return (
            action is not None
            and not action.failed
            and bool(action.seats)
            and action.target == context.host
        )

    @override
    def say(self, wording: Wording) -> str:
        return "directed at this imbued"


class FightsInstead(Fails, frozen=True):
    """The action fails, and the acting minion enters combat with the imbued."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (*super().does(), Does(PurposeKind.COMBAT, which="acting"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By rulings, the combat is part of the action, which was not blocked."""
        super().carry_out(context)
        if context.action is not None:
            context.table.push(Combat(context.action.minion, context.host))


class Challenges(Power, frozen=True, kw_only=True):
    """The imbued fights a monster that acts."""

    @override
    def say(self, wording: Wording) -> str:
        aims = "".join(one.say(wording) for one in self.conditions if isinstance(one, AimsAtImbued))
        return (
            f"{price(self)}only usable when a monster controlled by another Methuselah "
            f"is taking an action {aims}. The action fails and the acting monster enters combat "
            "with this imbued instead"
        )


class Unseen(Condition, frozen=True):
    """The imbued does not have the power of light."""

    @override
    def holds(self, context: EffectContext) -> bool:
        able = minion_of(context, "host")
        cards = context.table.cards
        return able is not None and all(cards[one].name != ILLUMINATE for one in able.attached)

    @override
    def say(self, wording: Wording) -> str:
        return f"not usable by an imbued with {ILLUMINATE}"


ILLUMINATE = "Illuminate"


class HidesToAct(Power, frozen=True, kw_only=True):
    """Monsters have less intercept against the action."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"{one.say(wording)}. " for one in self.conditions if one == Unseen())
        return (
            f"{asked}{price(self)}only usable as the action is announced. "
            "Monsters get -1 intercept against this action"
        )


class HidesFromAction(Power, frozen=True, kw_only=True):
    """The action of a monster at the imbued fails."""

    @override
    def say(self, wording: Wording) -> str:
        aims = "".join(one.say(wording) for one in self.conditions if isinstance(one, AimsAtHost))
        return f"{price(self)}only usable during a monster's action {aims}. The action fails"


UNSEEN = Unseen()
BEFORE_BLOCKS = UNBLOCKED | DECLINED
"""By rulings, an action does not fail while a block is attempted or after it."""

CARDS = (
    card(
        100322,
        "Champion",
        Challenges(
            sentence="Lock {card} and burn 2 conviction: the action fails, and a combat begins.",
            at=BEFORE_BLOCKS,
            lock=True,
            conditions=(HasRole(), AimsAtImbued(), Is("acting", Monster())),
            effects=(SpendConviction(2), FightsInstead()),
        ),
    ),
    card(
        100919,
        "Hide",
        HidesToAct(
            sentence="Lock {card} and burn conviction: monsters get -1 intercept.",
            at=AS_ANNOUNCED,
            lock=True,
            conditions=(Same("host", "acting"), UNSEEN),
            effects=(SpendConviction(1), LessIntercept(1, all_of=(Monster(),))),
        ),
        HidesFromAction(
            sentence="Lock {card} and burn conviction: the action fails.",
            at=BEFORE_BLOCKS,
            lock=True,
            conditions=(HasRole(), AimsAtHost(), Is("acting", Monster()), UNSEEN),
            effects=(SpendConviction(1), Fails()),
        ),
    ),
)
