"""Wraiths."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Cause,
    Choice,
    Combat,
    Condition,
    Damage,
    Does,
    Effect,
    EffectContext,
    Fight,
    PurposeKind,
    SaidElsewhere,
    Target,
    Wording,
    inflict,
    is_gear,
)
from vtes_deck.effects.library.permanent.zombies import Aids
from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    COMBAT,
    END_OF_ROUND,
    STRIKES_CHOSEN,
    ACard,
    AddDelayedTrigger,
    AMinion,
    AtBleed,
    Belongs,
    Blocked,
    Blood,
    Burn,
    BurnCard,
    CardAction,
    Choose,
    Either,
    MinionFilter,
    MoreBleed,
    MoveCards,
    OnlyAggravated,
    RemoveCard,
    Trait,
    Type,
    Zone,
    card,
)

IN_COMBAT = BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN | END_OF_ROUND
DEAD = frozenset({Trait.WRAITH, Trait.ZOMBIE})
LIVING_ALLY = MinionFilter(
    vampire=False, no_trait=Trait.WRAITH, but=MinionFilter(trait=Trait.ZOMBIE)
)


class OfTheLiving(Target, frozen=True):
    """A retainer that is neither a wraith nor a zombie."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        found = ACard(Zone.IN_PLAY, (Type.RETAINER,), "any", on="minion").choices(context)
        cards = context.table.cards
        return [one for one in found if not DEAD.intersection(cards[one[0]].traits)]


class RendsHeart(CardAction, frozen=True, kw_only=True):
    """The action in which the ally removes itself to burn a living retainer."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} can remove itself from the game to burn a non-wraith non-zombie ally "
            f"or retainer as a +{self.stealth} stealth Ⓓ action"
        )


class RobsGrave(CardAction, frozen=True, kw_only=True):
    """The action in which the ally burns a minion that is not ready and finds a card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} can burn a non-ready minion as a Ⓓ action. If that action is "
            "successful, you can move a library card from your ash heap to your hand (discard "
            "down afterward)"
        )


class FightFollows(SaidElsewhere, Condition, frozen=True):
    """The action was blocked, and the combat that begins results from it."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        return combat is not None and not combat.follows and Blocked().holds(context)


class Fought(Condition, frozen=True):
    """Another minion of the same controller is in a combat that has not ended."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return foe_of_ours(context) != NONE

    @override
    def say(self, wording: Wording) -> str:
        return "if another minion you control is in combat"


class NobodyEnds(SaidElsewhere, Condition, frozen=True):
    """No strike that ends the combat has been chosen."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Fight)
        return combat is not None and not any(
            side.chosen is not None and side.chosen.combat_ends for side in combat.sides
        )


def foe_of_ours(context: EffectContext) -> int:
    """The minion in combat with another minion of the user, or ``NONE``."""
    combat = context.table.current(Combat)
    if combat is None or combat.holds(context.card):
        return NONE
    for minion in context.table.minions(context.seat):
        if combat.holds(minion.card):
            return combat.other(minion.card)
    return NONE


class ItsEquipment(Target, frozen=True):
    """Equipment on the minion in combat with another minion of the user."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, foe = context.table, foe_of_ours(context)
        if foe == NONE:
            return []
        return [(one, NONE, 0) for one in table.in_play[foe].attached if is_gear(table, one)]

    @override
    def say(self, wording: Wording) -> str:
        return "an equipment on the opposing minion"


class Haunts(Effect, frozen=True):
    """The ally inflicts damage on the opponent of another minion of its controller."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Inflict it with the normal strikes, but not if the combat ends before them."""
        inflict(
            context.table,
            Damage(
                target=foe_of_ours(context),
                n=self.n,
                cause=Cause.MINION,
                minion=context.card,
                source=context.card,
                unpreventable=True,
            ),
        )

    @override
    def say(self, wording: Wording) -> str:
        return f"inflict {self.n} unpreventable damage on the opposing minion"


class AidsInCombat(Aids, frozen=True, kw_only=True):
    """An ability for another minion in combat, in the words of the text."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(
            f"{one.say(wording)}, " for one in self.conditions if isinstance(one, Fought)
        )
        return f"{asked}{super().say(wording)}"


CARDS = (
    card(
        102327,
        "Heartrender",
        RendsHeart(
            sentence="{minion} acts to remove itself from the game and burn {target}.",
            host=True,
            stealth=1,
            target=Either(AMinion(LIVING_ALLY, "any"), OfTheLiving()),
            effects=(RemoveCard("this"), BurnCard("target")),
        ),
    ),
    card(
        102053,
        "Tye Cooper",
        RobsGrave(
            sentence="{minion} acts to burn {target}.",
            host=True,
            target=AMinion(MinionFilter(but=MinionFilter(ready=True)), "any"),
            effects=(
                BurnCard("target"),
                Choose(
                    ACard(Zone.ASH_HEAP, crypt=False),
                    (MoveCards(ACard(Zone.ASH_HEAP, crypt=False), Zone.HAND, how="target"),),
                    optional=True,
                ),
            ),
        ),
        OnlyAggravated(),
    ),
    card(
        100254,
        "Brigitte Gebauer",
        Aids(
            sentence="Lock {card}: +1 bleed.",
            clause="lock {0} as a minion you control announces a bleed action to give them +1 "
            "bleed for that action. If that action is blocked and combat occurs, {0} burns 1 life",
            at=AS_ANNOUNCED,
            lock=True,
            conditions=(AtBleed(), Belongs("acting", "mine")),
            effects=(
                MoreBleed(1, limited=False),
                AddDelayedTrigger(
                    on=COMBAT,
                    by="this",
                    conditions=(FightFollows(),),
                    effects=(Burn(1, Blood("this")),),
                ),
            ),
        ),
    ),
    card(
        100823,
        "Gianna di Canneto",
        AidsInCombat(
            sentence="Lock and burn {card}: burn {target}.",
            clause="{0} can lock and burn herself to burn an equipment on the opposing minion",
            at=IN_COMBAT,
            lock=True,
            conditions=(Fought(),),
            target=ItsEquipment(),
            effects=(BurnCard("this"), BurnCard("target")),
        ),
        AidsInCombat(
            sentence="Lock {card}: 1 unpreventable damage to the opposing minion.",
            clause="{0} can lock during normal strike resolution to inflict 1 unpreventable "
            "damage on the opposing minion",
            at=STRIKES_CHOSEN,
            lock=True,
            conditions=(Fought(), NobodyEnds()),
            effects=(Haunts(1),),
        ),
    ),
)
