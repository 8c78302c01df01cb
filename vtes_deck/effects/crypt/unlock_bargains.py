"""Vampires whose controllers search, burn, pay or gain during the unlock phase."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.vocab import (
    EVENT_PLAYED,
    IS_READY,
    NOTHING,
    UNLOCK,
    ACard,
    AMinion,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    CannotUse,
    Choose,
    Control,
    Discount,
    Gain,
    Gets,
    MinionFilter,
    MoveCards,
    MyTurn,
    Not,
    Pool,
    Power,
    Trait,
    Trigger,
    Type,
    Unlock,
    Until,
    Zone,
    card,
)


class NonLocationEquipment(ACard, frozen=True):
    """An equipment card that is not a location in play."""

    @override
    def found(self, context: EffectContext) -> list[int]:
        cards = context.table.cards
        return [one for one in super().found(context) if Trait.LOCATION not in cards[one].traits]

    @override
    def say(self, wording: Wording) -> str:
        return "a non-location equipment card"


class FindsEquipment(Power, frozen=True, kw_only=True):
    """The search, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        (moves,) = self.effects
        assert isinstance(moves, MoveCards)
        ready = f"if {wording.name} is ready " if IS_READY in self.conditions else ""
        return (
            f"{ready}during your unlock phase, you can search your library for "
            f"{moves.what.say(wording)}, reveal it and move it to your hand"
        )


class GainCost(SaidElsewhere, Effect, frozen=True):
    """The user gains pool for the cost of the target card."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Count the printed cost, in pool or blood; a card that has left play still has it."""
        printed = context.table.cards[context.target]
        n = (printed.pool_cost or 0) + (printed.blood_cost or 0)
        Gain(n, Pool()).carry_out(context)


class SellsLocation(Power, frozen=True, kw_only=True):
    """The bargain, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during your unlock phase, you can burn a location you control to gain X pool, where X "
            "is the cost of that location"
        )


class BurnsCaitiff(Power, frozen=True, kw_only=True):
    """The bargain, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"during your unlock phase, you can burn {self.target.say(wording)} to give "
            f"{wording.name} +1 bleed until the end of the game"
        )


class ForgetsHeap(Power, frozen=True, kw_only=True):
    """The bargain, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        moves, gains = self.effects
        assert isinstance(moves, MoveCards)
        assert isinstance(gains, Gain)
        return (
            f"during your unlock phase, {wording.name} can remove {moves.n} cards in your ash heap "
            f"from the game to gain {gains.n} blood"
        )


class PlayedGehenna(SaidElsewhere, Condition, frozen=True):
    """The event card is a Gehenna card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return Trait.GEHENNA in context.table.cards[context.target].traits


class UnlocksForGehenna(Trigger, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"after a Gehenna event is played, {wording.name} can unlock"


class CombatTax(Discount, frozen=True, kw_only=True):
    """The price, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "combat cards cost an opposing vampire an additional blood"


NO_GEHENNA = Not(Control(ACard(Zone.IN_PLAY, trait=Trait.GEHENNA, whose="any")))


class MissesGehenna(Power, frozen=True, kw_only=True):
    """The loss, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        missing = " if there are no Gehenna cards in play" if NO_GEHENNA in self.conditions else ""
        return f"during your unlock phase, burn 1 pool{missing}"


CARDS = (
    card(
        200648,
        "Ivan Krenyenko",
        FindsEquipment(
            sentence="Search your library for a non-location equipment card.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(), IS_READY),
            effects=(
                MoveCards(
                    NonLocationEquipment(Zone.LIBRARY, (Type.EQUIPMENT,)), Zone.HAND, how="chosen"
                ),
            ),
        ),
    ),
    card(
        200358,
        "Dominique",
        SellsLocation(
            sentence="Burn {target} to gain pool equal to its cost.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(),),
            target=ACard(Zone.IN_PLAY, trait=Trait.LOCATION),
            effects=(BurnCard("target"), GainCost()),
        ),
    ),
    card(
        200069,
        "Ambrogino Giovanni",
        ForgetsHeap(
            sentence="Remove 7 cards in your ash heap from the game: {card} gains 2 blood.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(),),
            effects=(
                MoveCards(ACard(Zone.ASH_HEAP), Zone.REMOVED, 7, "chosen", due=True),
                Gain(2, Blood("host")),
            ),
        ),
    ),
    card(
        200037,
        "Al-Muntaquim, The Avenger",
        BurnsCaitiff(
            sentence="Burn {target}: {card} gets +1 bleed until the end of the game.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(),),
            target=AMinion(MinionFilter(clans=("Caitiff",))),
            effects=(BurnCard("target"), Gets(Bonus.BLEED, 1, Until.GAME, "host")),
        ),
        UnlocksForGehenna(
            on=EVENT_PLAYED,
            conditions=(PlayedGehenna(),),
            effects=(Choose(NOTHING, (Unlock("host"),), optional=True),),
        ),
        CannotUse("cel"),
    ),
    card(
        200278,
        "Claudio Severino",
        CombatTax(blood=-1, types=(Type.COMBAT,), whose="opposing", to=MinionFilter(vampire=True)),
        MissesGehenna(
            sentence="{card}: burn 1 pool.",
            at=UNLOCK,
            once=Until.TURN,
            forced=True,
            conditions=(MyTurn(), NO_GEHENNA),
            effects=(Burn(1, Pool()),),
        ),
    ),
)
