"""Actions that reveal hands or discard cards in another hand."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    OpenHand,
    OpensHands,
    Option,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
    minion_of,
)
from vtes_deck.effects.vocab import (
    ANYONE,
    ACard,
    ActionMode,
    AMethuselah,
    AMinion,
    AtSuperior,
    Aura,
    Bonus,
    BurnCard,
    CardAction,
    ChosenMinion,
    CombatFromBlock,
    InflictDamage,
    Is,
    MinionFilter,
    OnePerMinion,
    PickFromHand,
    PlaysOpen,
    PutInPlay,
    PutOn,
    RememberTarget,
    Role,
    Same,
    StaticBonus,
    Type,
    Unlock,
    Until,
    Zone,
    action,
    card,
)

CHOSEN = ChosenMinion()
BY_BLOCK = (CombatFromBlock(), Same("user", "blocker"))
"""The combat results from a block by the minion with the card."""
THEIRS = PickFromHand(ACard(Zone.HAND, whose="target"))
PREYS = PickFromHand(ACard(Zone.HAND, whose="prey"))


class SeesHands(Effect, frozen=True):
    """The user sees the hands of all others for the rest of the turn."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        for one in table.playing:
            if one.number != context.seat:
                table.open_for_now(OpenHand(one.number, Until.TURN, viewer=context.seat))

    @override
    def say(self, wording: Wording) -> str:
        return "for the remainder of this turn, you can look at all Methuselahs' hands"


class Marks(PutOn, frozen=True):
    """The card is put on the acting minion against a chosen minion; the acting minion unlocks."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (*PutOn.does(self), *Unlock().does())

    @override
    def carry_out(self, context: EffectContext) -> None:
        PutOn.carry_out(self, context)
        RememberTarget().carry_out(context)
        Unlock().carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        unlocks = Unlock().say(wording)
        return f"choose any minion, {PutOn.say(self, wording)}, and {unlocks}"


class OpensIfBlocked(OwnStatic, OpensHands, frozen=True):
    """A block of the chosen minion opens the hand of its controller during the combat."""

    conditions: tuple[Condition, ...]

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, which="opposing"),)

    @override
    def opens(self, table: Table, source: int, seat: int, viewer: int) -> bool:
        context = EffectContext(table, table.in_play[source].controller, source)
        opposing = minion_of(context, "opposing")
        return (
            opposing is not None
            and opposing.controller == seat
            and CHOSEN.fits(context, opposing)
            and all(one.holds(context) for one in (*self.conditions, *BY_BLOCK))
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.user} blocks the chosen minion, their controller plays with an open hand "
            "during the resulting combat"
        )


class AimsAtNobody(ActionMode, frozen=True, kw_only=True):
    """The action is undirected, regardless of the controller of the target."""

    @override
    def aimed(self, table: Table, option: Option) -> tuple[int, ...]:
        return ()


class BurnEvent(BurnCard, frozen=True):
    """An event is burned by an undirected action."""

    @override
    def say(self, wording: Wording) -> str:
        undirected = "This action is undirected, no matter who controls the event"
        return f"{BurnCard.say(self, wording)}. {undirected}"


CARDS = (
    card(
        101627,
        "Revelations",
        action("aus", PREYS, stealth=1, target=AMethuselah("prey"), directed=True),
        action("AUS", PutInPlay(), stealth=1),
        PlaysOpen("prey"),
        CardAction(sentence="{minion} acts to burn {card}.", effects=(BurnCard("this"),)),
    ),
    card(
        101759,
        "Shattering",
        action("chi", THEIRS, stealth=1, target=AMethuselah(), directed=True),
        AimsAtNobody(
            role=Role.ACTOR,
            level="dem",
            effects=(BurnEvent("target"),),
            stealth=2,
            target=ACard(Zone.IN_PLAY, (Type.EVENT,), "any"),
        ),
        action(
            "pro",
            InflictDamage(2, "target"),
            target=AMinion(MinionFilter(ready=True), "any"),
            directed=True,
        ),
    ),
    card(
        101517,
        "Pulse of the Canaille",
        action("aus", SeesHands(), stealth=1),
        action("AUS", PutOn("user"), stealth=1),
        StaticBonus(Bonus.BLEED, 2),
        OnePerMinion(),
    ),
    card(
        100566,
        "Divine Sign",
        action(
            "nec",
            Marks("user"),
            stealth=1,
            target=AMinion(ANYONE, "any"),
            directed=True,
        ),
        action(
            "NEC",
            Marks("user", superior=True),
            stealth=1,
            target=AMinion(ANYONE, "any"),
            directed=True,
        ),
        Aura(bonus=Bonus.INTERCEPT, n=2, host=True, conditions=(Is("acting", CHOSEN),)),
        OpensIfBlocked((AtSuperior(),)),
        CardAction(
            sentence="{minion} acts to burn {card}.", who=CHOSEN, effects=(BurnCard("this"),)
        ),
        OnePerMinion(),
    ),
)
