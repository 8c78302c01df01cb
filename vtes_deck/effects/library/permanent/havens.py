"""Havens, and other equipment that helps in the actions of its bearer or against others."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    EQUIPPED,
    NO_DISCIPLINES,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    BLOCKING,
    DECLINED,
    UNBLOCKED,
    VAMPIRE,
    ActionFails,
    ActionWas,
    Aura,
    Bearer,
    Bonus,
    BurnCard,
    CannotBlock,
    CardAction,
    Directed,
    MinionFilter,
    MovesTo,
    Once,
    OnePerMinion,
    PlayLimit,
    Power,
    RescueCosts,
    Same,
    Sect,
    StaticBonus,
    Stealth,
    Trait,
    Trigger,
    Until,
    card,
)

ONE_HAVEN = OnePerMinion(trait=Trait.HAVEN)
FREE_OF_VAMPIRES = CannotBlock(VAMPIRE)


LASOMBRA = Bearer(MinionFilter(clans=("Lasombra",)))
READY_ANARCH_BEARER = Bearer(MinionFilter(vampire=True, ready=True, sects=(Sect.ANARCH,)))
BEARER_ANNOUNCES = (Same("host", "acting"), Bearer(VAMPIRE))


class AimsAtBearer(SaidElsewhere, Condition, frozen=True):
    """A directed action has the minion with the card as its target."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return (
            action is not None
            and not action.failed
            and action.target == context.host
            and Directed().holds(context)
        )


class NoDisciplines(Effect, frozen=True):
    """The bearer cannot play cards that require Disciplines in this action."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.use_once(NO_DISCIPLINES, context.host, Until.ACTION)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} cannot play cards requiring Disciplines until the action is over"


class Hides(Power, frozen=True, kw_only=True):
    """An ability of a haven or other equipment, in the words of its text."""

    clause: str

    @override
    def say(self, wording: Wording) -> str:
        return self.clause.format(wording.user)


class LargerHand(StaticBonus, frozen=True):
    """A larger hand for the controller of the bearer."""

    @override
    def say(self, wording: Wording) -> str:
        return f"+{self.n} hand size"


class StolenByAnyone(CardAction, frozen=True, kw_only=True):
    """Vampires can take the equipment."""

    @override
    def say(self, wording: Wording) -> str:
        return "any vampire can steal this equipment as a Ⓓ action"


CARDS = (
    card(
        102203,
        "Zaire River Ferry",
        Hides(
            sentence="Lock {card}: the action fails.",
            clause="lock as an action directed at {0} is announced to have that action fail",
            at=AS_ANNOUNCED,
            user="host",
            lock=True,
            conditions=(AimsAtBearer(), LASOMBRA),
            effects=(ActionFails(),),
        ),
        Hides(
            sentence="Lock {card}: +1 stealth.",
            clause="lock to give {0} +1 stealth",
            at=BLOCKING,
            user="host",
            lock=True,
            conditions=(Same("host", "acting"), LASOMBRA),
            effects=(Stealth(1),),
        ),
        ONE_HAVEN,
    ),
    card(
        100229,
        "Body Bag",
        Hides(
            sentence="Burn 2 blood with {card}: the action fails.",
            clause="only usable by an Anarch. If the Anarch with this card is ready, {0} can "
            "burn 2 blood to cause an action directed at him or her to fail",
            at=UNBLOCKED | DECLINED,
            user="host",
            blood=2,
            conditions=(AimsAtBearer(), READY_ANARCH_BEARER),
            effects=(ActionFails(),),
        ),
        ONE_HAVEN,
    ),
    card(
        100306,
        "Catacombs",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("rescue")),
        ),
        RescueCosts(n=-1, whom=VAMPIRE),
    ),
    card(
        101732,
        "Shaal Fragment",
        LargerHand(Bonus.HAND_SIZE, 2),
        StolenByAnyone(
            sentence="{minion} acts to steal {card}.",
            who=VAMPIRE,
            others=True,
            effects=(MovesTo("user"),),
        ),
    ),
    card(
        100743,
        "Flaming Candle",
        PlayLimit(per="game", by="everybody"),
        Trigger(on=EQUIPPED, itself=True, effects=(Once("played 100743", Until.SOURCE),)),
        Hides(
            sentence="Burn 1 blood and {card}: vampires cannot block this action.",
            clause="{0} can burn 1 blood and the Flaming Candle as they announce an action to make "
            "that action unblockable by vampires",
            at=AS_ANNOUNCED,
            user="host",
            blood=1,
            conditions=BEARER_ANNOUNCES,
            effects=(BurnCard("this"), FREE_OF_VAMPIRES),
        ),
    ),
    card(
        100394,
        "Concoction of Vitality",
        Hides(
            sentence="Burn {card}: vampires cannot block this action.",
            clause="when {0} announces an action, {0} can burn this card to prevent vampires from "
            "blocking that action. If he or she does so, {0} cannot play cards requiring "
            "Disciplines until the action is complete",
            at=AS_ANNOUNCED,
            user="host",
            conditions=BEARER_ANNOUNCES,
            effects=(NoDisciplines(), BurnCard("this"), FREE_OF_VAMPIRES),
        ),
    ),
)
