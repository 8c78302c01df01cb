"""Vampires with effects when a minion leaves the ready region."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    Amount,
    Condition,
    Effect,
    EffectContext,
    EventType,
    Wording,
    minion_of,
)
from vtes_deck.effects.vocab import (
    GOES_TO_TORPOR,
    INCAPACITATED,
    IS_READY,
    LEAVES,
    NOTHING,
    ACard,
    Aura,
    Bonus,
    Burn,
    Choose,
    HandSize,
    MoveCards,
    Once,
    Pool,
    Same,
    Trait,
    Trigger,
    Until,
    Zone,
    card,
)

FOUGHT: tuple[Condition, ...] = (Same("fought", "target"),)


class NotFromTorpor(Condition, frozen=True):
    """The minion that leaves play is not in torpor."""

    @override
    def holds(self, context: EffectContext) -> bool:
        minion = minion_of(context, "target")
        return minion is not None and not minion.in_torpor

    @override
    def say(self, wording: Wording) -> str:
        """The text of the event states it."""
        return ""


class FoeLeaves(Trigger, frozen=True, kw_only=True):
    """A minion in combat with the vampire leaves the ready region in one of three ways.

    The first of the three triggers renders the sentence for all of them.
    """

    @override
    def say(self, wording: Wording) -> str:
        if self.on is not GOES_TO_TORPOR:
            return ""
        theirs = replace(wording, everyone="their controller")
        effects = " and ".join(one.say(theirs) for one in self.effects)
        return f"after a minion in combat with {wording.name} leaves the ready region, {effects}"


def when_a_foe_leaves(*effects: Effect) -> tuple[FoeLeaves, ...]:
    """The triggers for each way in which an opposing minion leaves the ready region."""
    ways: tuple[tuple[EventType, tuple[Condition, ...]], ...] = (
        (GOES_TO_TORPOR, FOUGHT),
        (INCAPACITATED, FOUGHT),
        (LEAVES, (*FOUGHT, NotFromTorpor())),
    )
    return tuple(FoeLeaves(on=on, conditions=asked, effects=effects) for on, asked in ways)


class ItselfLeaves(Trigger, frozen=True, kw_only=True):
    """The vampire itself leaves the ready region in one of two ways."""

    @override
    def say(self, wording: Wording) -> str:
        if self.on is not GOES_TO_TORPOR:
            return ""
        effects = " and ".join(one.say(wording) for one in self.effects)
        return f"after {wording.name} leaves the ready region, {effects}"


class FoeToTorpor(Trigger, frozen=True, kw_only=True):
    """A vampire in combat with this one goes to torpor."""

    @override
    def say(self, wording: Wording) -> str:
        chosen = self.effects[0]
        effects = chosen.effects if isinstance(chosen, Choose) else ()
        gets = " and ".join(filter(None, (one.say(wording) for one in effects)))
        return (
            f"once each turn, after a vampire in combat with {wording.name} goes to torpor, you "
            f"can {gets.removeprefix('you ')}"
        )


class GehennaCards(Amount, frozen=True):
    """The Gehenna cards in play."""

    @override
    def count(self, context: EffectContext) -> int:
        table = context.table
        return sum(Trait.GEHENNA in table.cards[one].traits for one in table.in_play)

    @override
    def say(self, wording: Wording) -> str:
        return "Gehenna card in play"


class HandOfGehenna(Aura, frozen=True, kw_only=True):
    """A larger hand for Gehenna cards, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        lead = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return f"{lead}you have +X hand size, where X is the number of Gehenna cards in play"


class LosesHand(ItselfLeaves, frozen=True, kw_only=True):
    """The loss of its controller as the vampire leaves the ready region."""

    @override
    def say(self, wording: Wording) -> str:
        if self.on is not GOES_TO_TORPOR:
            return ""
        return f"if {wording.name} leaves the ready region, discard your hand"


WHOLE_HAND = (MoveCards(ACard(Zone.HAND), Zone.ASH_HEAP, how="every"),)
TWO_AT_RANDOM = (MoveCards(ACard(Zone.HAND), Zone.ASH_HEAP, n=2, how="random"),)
LARGER_HAND = (Once("larger hand", by="host"), HandSize(2, Until.TURN))

CARDS = (
    card(
        200195,
        "Bez Dunsirn",
        ItselfLeaves(on=GOES_TO_TORPOR, host=True, effects=TWO_AT_RANDOM),
        ItselfLeaves(on=LEAVES, itself=True, conditions=(NotFromTorpor(),), effects=TWO_AT_RANDOM),
    ),
    card(
        200184,
        "Beckett",
        HandOfGehenna(bonus=Bonus.HAND_SIZE, n=GehennaCards(), conditions=(IS_READY,)),
        LosesHand(on=GOES_TO_TORPOR, host=True, effects=WHOLE_HAND),
        LosesHand(on=LEAVES, itself=True, conditions=(NotFromTorpor(),), effects=WHOLE_HAND),
    ),
    card(201730, "Egidia Arrú", *when_a_foe_leaves(Burn(1, Pool("target")))),
    card(200897, "Madeleine Giovanni", *when_a_foe_leaves(Burn(1, Pool("target")))),
    card(
        201244,
        "Sascha Vykos, The Angel of Caine",
        FoeToTorpor(
            on=GOES_TO_TORPOR,
            conditions=FOUGHT,
            effects=(Choose(NOTHING, LARGER_HAND, optional=True),),
        ),
    ),
)
