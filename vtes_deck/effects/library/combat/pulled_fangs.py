"""Pulled Fangs: a vampire that cannot hunt."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Cause,
    Condition,
    Damage,
    Does,
    Effect,
    EffectContext,
    EventType,
    Key,
    OwnStatic,
    PurposeKind,
    Replaces,
    Table,
    Wording,
    Would,
    WouldHaveToHunt,
    burn,
    inflict,
    torpor,
)
from vtes_deck.effects.library.combat.disarm import DISARMED, DealtMore
from vtes_deck.effects.vocab import (
    END_OF_ROUND,
    VAMPIRE,
    Activity,
    CardAction,
    Move,
    OnePerMinion,
    PutOn,
    Range,
    Restriction,
    card,
    combat,
)

LOOSENED = "loosened"
"""The mark of a card that counts the actions to burn it."""
LOOSENS = EventType("loosens", "{minion} loosens {card}.")
ACTIONS = 2


class StillFights(Condition, frozen=True):
    """The minion that uses the card is neither being burned nor going to torpor."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.user_minion.ready

    @override
    def say(self, wording: Wording) -> str:
        return "not by a minion being burned or going to torpor"


class BitesBack(Effect, frozen=True):
    """The minion inflicts damage on the opposing minion, but not by a strike."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        inflict(
            context.table,
            Damage(
                target=context.target,
                n=self.n,
                cause=Cause.MINION,
                minion=context.minion,
                source=context.card,
            ),
        )

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} inflicts {self.n} damage on them"


class StarvesInstead(OwnStatic, Replaces, frozen=True):
    """The vampire with the card goes to torpor when it would have to hunt."""

    key: ClassVar[Key] = WouldHaveToHunt

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TORPOR, which="host"),)

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        torpor.send(table, table.minion(would.on))

    @override
    def say(self, wording: Wording) -> str:
        return "if they must hunt, they go to torpor instead"


class PullsOut(Effect, frozen=True):
    """The card is burned once this many actions have been performed."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BURN, which="this"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, two vampires may perform one action each."""
        card_in_play = context.card_in_play
        done = card_in_play.mark(LOOSENED) + 1
        card_in_play.set_mark(LOOSENED, done)
        context.table.emit(LOOSENS, context.seat, context.card, minion=context.minion)
        if done >= ACTIONS:
            burn(context.table, context.card)


class TwoActions(CardAction, frozen=True, kw_only=True):
    """Two actions burn the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "any vampire(s) can burn this card with two +1 stealth actions"


CARDS = (
    card(
        101515,
        "Pulled Fangs",
        combat(
            "",
            Move(when=END_OF_ROUND, only_at=Range.CLOSE),
            PutOn(),
            BitesBack(1),
            conditions=(DealtMore(), StillFights()),
            target=DISARMED,
        ),
        Restriction(activity=Activity.HUNT),
        StarvesInstead(),
        TwoActions(
            sentence="{minion} acts to burn {card}.",
            who=VAMPIRE,
            stealth=1,
            effects=(PullsOut(),),
        ),
        OnePerMinion(),
    ),
)
