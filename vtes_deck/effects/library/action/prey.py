"""Actions against the prey, and actions with effects that depend on the prey."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    FREE_ACTION,
    NONE,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    TimedRestriction,
    Wording,
    minions_of,
)
from vtes_deck.effects.vocab import (
    ANY_TIME,
    ANYONE,
    COMBAT,
    RESOLVED,
    SPOILS,
    UNLOCK,
    VAMPIRE,
    Activity,
    AddDelayedTrigger,
    AMethuselah,
    AMinion,
    AtLeast,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    DelayedReplacement,
    Edge,
    EnterCombat,
    Gain,
    GiveManeuver,
    If,
    Is,
    MinionFilter,
    MyTurn,
    OnePerMinion,
    Pool,
    Power,
    PutOn,
    Sect,
    StaticBonus,
    Trait,
    Trigger,
    Unlock,
    Until,
    action,
    card,
    named,
)

SABBAT = MinionFilter(vampire=True, sects=(Sect.SABBAT,))
RED_LIST = MinionFilter(trait=Trait.RED_LIST)
READY = MinionFilter(ready=True)
HAS_EDGE = AtLeast(Edge(), 1)


class NothingVoluntary(Condition, frozen=True):
    """Only mandatory actions have been performed this turn."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return not context.table.has_used(FREE_ACTION, NONE, Until.TURN)

    @override
    def say(self, wording: Wording) -> str:
        return "not if any non-mandatory actions have been performed this turn"


class GloryOfOusting(Trigger, frozen=True, kw_only=True):
    """Additional pool if the prey is ousted."""

    @override
    def say(self, wording: Wording) -> str:
        return "if your prey is ousted, you gain 4 additional pool"


class ForEdge(If, frozen=True):
    """The effects apply if the Edge can be burned for them."""

    @override
    def say(self, wording: Wording) -> str:
        said = [one.say(wording) for one in self.effects]
        return " to ".join(said) if self.conditions else said[1]


class NoMoreBleeds(Effect, frozen=True):
    """The minions of the Methuselah cannot bleed for the rest of the turn."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        for one in minions_of(context, ANYONE, "mine"):
            context.table.restrict(
                TimedRestriction(Activity.BLEED, one.card, Until.TURN, context.card)
            )

    @override
    def say(self, wording: Wording) -> str:
        return "minions you control cannot bleed until the end of the turn"


class NotesTurn(SaidElsewhere, Effect, frozen=True):
    """Records the turn in which the card has entered play."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.UNLOCK, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        card_in_play = context.table.in_play.get(context.card)
        if card_in_play is not None:
            card_in_play.set_mark(PLAYED_IN, context.table.turn)


class LaterTurn(Condition, frozen=True):
    """The turn in which the card entered play is over."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.card_in_play.mark(PLAYED_IN) != context.table.turn

    @override
    def say(self, wording: Wording) -> str:
        return "any time after this turn ends"


class AgainstRedList(If, frozen=True):
    """The bonus of the acting minion against a Red List minion."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join("if that minion is a Red List minion, " for _ in self.conditions)
        later = [one for one in self.effects if isinstance(one, AddDelayedTrigger)]
        ready = "".join(" if they are still ready" for one in later for _ in one.conditions)
        return (
            f"{asked}{wording.user} gets 1 optional maneuver or press in that combat and unlocks "
            f"at the end of the action{ready}"
        )


PLAYED_IN = "turn of entry"


CARDS = (
    card(
        101043,
        "Khabar: Glory",
        action(
            "",
            PutOn("user"),
            Unlock(),
            stealth=1,
            conditions=(NothingVoluntary(),),
        ),
        StaticBonus(Bonus.BLEED, 1),
        GloryOfOusting(on=SPOILS, mine=True, effects=(Gain(4, Pool()),)),
        Power(
            sentence="Burn {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            forced=True,
            effects=(BurnCard("this"),),
        ),
    ),
    card(
        100159,
        "Big Game",
        action(
            "",
            AgainstRedList(
                (Is("target", RED_LIST),),
                (
                    AddDelayedTrigger(on=COMBAT, effects=(GiveManeuver(or_press=True),)),
                    AddDelayedTrigger(
                        on=RESOLVED, conditions=(Is("user", READY),), effects=(Unlock(),)
                    ),
                ),
            ),
            EnterCombat(),
            target=AMinion(READY, "others"),
            directed=True,
        ),
        DelayedReplacement(Until.ACTION),
    ),
    card(
        100990,
        "Inside Dirt",
        named(
            "3 blood",
            action(
                "",
                ForEdge((HAS_EDGE,), (Burn(1, Edge()), Burn(3, Blood("target")))),
                target=AMinion(VAMPIRE, "others"),
                directed=True,
                conditions=(HAS_EDGE,),
            ),
        ),
        named(
            "3 pool",
            action(
                "",
                ForEdge((HAS_EDGE,), (Burn(1, Edge()), Burn(3, Pool("target")))),
                target=AMethuselah("prey"),
                directed=True,
                conditions=(HAS_EDGE,),
            ),
        ),
        exception="The two uses of the burned Edge are two modes.",
    ),
    card(
        100650,
        "Enticement",
        action(
            "ser",
            ForEdge((HAS_EDGE,), (Burn(1, Edge()), Burn(2, Pool("target")))),
            NoMoreBleeds(),
            target=AMethuselah("prey"),
            directed=True,
            conditions=(HAS_EDGE,),
        ),
        action(
            "SER",
            ForEdge((HAS_EDGE,), (Burn(1, Edge()), Burn(3, Pool("target")))),
            NoMoreBleeds(),
            target=AMethuselah("prey"),
            directed=True,
            conditions=(HAS_EDGE,),
        ),
        exception="The need for the Edge is a condition of the definition.",
    ),
    card(
        102206,
        "Zillah's Tears",
        action("", PutOn("user"), Gain(1, Blood()), NotesTurn(), stealth=1),
        Power(
            sentence="Burn {card} to unlock {minion}.",
            at=ANY_TIME,
            conditions=(LaterTurn(), Is("host", SABBAT)),
            effects=(Unlock(), BurnCard("this")),
        ),
        OnePerMinion(),
        exception="The Sabbat vampire is a condition of the definition.",
    ),
)
