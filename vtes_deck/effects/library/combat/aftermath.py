"""Strikes that end the combat and have an effect after it."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Bleed,
    CardInPlay,
    Cause,
    Condition,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    Key,
    Minion,
    Number,
    OwnStatic,
    PurposeKind,
    Table,
    Which,
    Wording,
    card_of,
    fight,
    lock,
)
from vtes_deck.effects.vocab import (
    COMBAT_OVER,
    NOTHING,
    AddDelayedTrigger,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    CardAction,
    CombatQueued,
    MissesUnlock,
    Not,
    OnePerMinion,
    PutOn,
    Range,
    Strike,
    Until,
    card,
    combat,
    strikes,
)

STRIKER = "the vampire that put it"
"""The mark of a card that holds the number of the vampire that played it plus 1."""
STRIKER_ENTRY = "entry of the vampire that put it"
"""The mark that holds the ``entry`` of that vampire."""


def afterwards(*effects: Effect, conditions: tuple[Condition, ...] = ()) -> AddDelayedTrigger:
    """Effects after the combat; by rulings, they do not apply if another combat follows."""
    return AddDelayedTrigger(
        on=COMBAT_OVER,
        conditions=(Not(CombatQueued()), *conditions),
        effects=effects,
        until=Until.COMBAT,
    )


class WasClose(Condition, frozen=True):
    """The range of the last round is close."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return fight(context.table).range is Range.CLOSE

    @override
    def say(self, wording: Wording) -> str:
        return "if the range is close"


class Frighten(Effect, frozen=True):
    """The minion inflicts unpreventable damage on the opposing minion, not by a strike."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        hit = Damage(
            target=card_of(context, "opposing"),
            n=self.n,
            cause=Cause.MINION,
            minion=context.minion,
            source=context.card,
            unpreventable=True,
        )
        context.table.push(DamageResolution((hit,)))

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} inflicts {self.n} unpreventable damage on the opposing minion"


class PutOnOpponent(PutOn, frozen=True):
    """Puts the card on the opposing minion; the card records the vampire that put it there."""

    who: Which = "opposing"

    @override
    def carry_out(self, context: EffectContext) -> None:
        super().carry_out(context)
        table = context.table
        card_in_play = table.in_play.get(context.card)
        if card_in_play is not None:
            card_in_play.set_mark(STRIKER, context.minion + 1)
            card_in_play.set_mark(STRIKER_ENTRY, table.in_play[context.minion].entry)


class BleedsController(OwnStatic, Number, frozen=True):
    """The vampire that put the card bleeds the controller of the minion with it for 1 more."""

    key: ClassVar[Key] = Bonus.BLEED
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POWER, 1, whose="others"),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        """Do not count a vampire that has left play and returned (GEN-10)."""
        card_in_play, bleed = table.in_play[source], table.current(Bleed)
        if not isinstance(on, Minion) or bleed is None or bleed.minion != on.card:
            return 0
        mine = card_in_play.mark(STRIKER) == on.card + 1
        if not mine or card_in_play.mark(STRIKER_ENTRY) != on.entry:
            return 0
        host = table.in_play.get(card_in_play.host)
        return 1 if host is not None and host.controller in bleed.seats[:1] else 0

    @override
    def say(self, wording: Wording) -> str:
        return "the striking vampire gets +1 bleed against this minion's controller"


class StunOpponent(Effect, frozen=True):
    """The opposing minion locks and does not unlock as normal in its next unlock phase."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        lock(context.table, card_of(context, "opposing"))
        MissesUnlock("opposing").carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return "stun the opposing minion"


ENDS = strikes(Strike(combat_ends=True))
ENDS_WITH_MORE = strikes(Strike(combat_ends=True, special=True))

STUNS = afterwards(StunOpponent(), conditions=(WasClose(),))

CARDS = (
    card(
        102330,
        "Kiss of Cathari",
        combat("obf", ENDS),
        combat("OBF", ENDS_WITH_MORE, STUNS),
        combat("pre", ENDS),
        combat("PRE", ENDS_WITH_MORE, STUNS),
    ),
    card(
        101334,
        "Oubliette",
        combat("obt", ENDS),
        combat("OBT", ENDS_WITH_MORE, afterwards(Burn(1, Blood("opposing")))),
    ),
    card(
        100307,
        "Catatonic Fear",
        combat("pre", ENDS),
        combat("PRE", ENDS_WITH_MORE, afterwards(Frighten(1), conditions=(WasClose(),))),
    ),
    card(
        102072,
        "Unholy Penance",
        combat("pre", ENDS),
        combat("PRE", ENDS_WITH_MORE, afterwards(PutOnOpponent())),
        BleedsController(),
        CardAction(
            sentence="{minion} acts to burn {card}.",
            host=True,
            stealth=1,
            target=NOTHING,
            effects=(BurnCard("this"),),
        ),
        OnePerMinion(),
        exception="By a ruling, the card is put on the minion after the combat.",
    ),
)
