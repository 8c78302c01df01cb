"""First Tradition: The Masquerade: Methuselahs pay pool for their turns or skip them."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    SKIPS,
    Does,
    Effect,
    EffectContext,
    NoPurpose,
    OwnStatic,
    PurposeKind,
    SaidElsewhere,
    SkipsTurns,
    Wording,
    ledger,
    zones,
)
from vtes_deck.effects.vocab import (
    UNLOCK,
    CardReferendum,
    MyTurn,
    Power,
    PutInPlay,
    Trigger,
    Until,
    card,
)

SKIPPED, BURNED = "turns skipped, seat", "pool burned, seat"
"""Starts of marks; with a seat number, a mark counts the acts of that Methuselah for the card."""
SKIPS_NEEDED, POOL_NEEDED = 3, 6


def note(context: EffectContext, what: str, n: int, enough: int) -> None:
    """Count an act of a Methuselah; a sufficient count of the controller burns the card."""
    card_in_play = context.table.in_play.get(context.card)
    if card_in_play is None:
        return
    mark = f"{what} {context.table.active}"
    card_in_play.set_mark(mark, card_in_play.mark(mark) + n)
    if card_in_play.controller == context.table.active and card_in_play.mark(mark) >= enough:
        zones.burn(context.table, context.card)


class PayForTurn(Effect, frozen=True):
    """The active Methuselah burns pool, which is counted.

    Attributes:
        n: the pool.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, self.n, whose="active", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        burned = ledger.burn_pool(context.table, context.table.active, self.n)
        note(context, BURNED, burned, POOL_NEEDED)

    @override
    def say(self, wording: Wording) -> str:
        return f"burn {self.n} pool"


class NoteSkip(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """The skipped turn is counted."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        note(context, SKIPPED, 1, SKIPS_NEEDED)


class TurnsCost(Power, frozen=True, kw_only=True):
    """The pool that each Methuselah must burn in her unlock phase."""

    @override
    def say(self, wording: Wording) -> str:
        own = "".join("his or her" for one in self.conditions if isinstance(one, MyTurn))
        paid = " and ".join(one.say(wording) for one in self.effects)
        return f"each Methuselah must {paid} during {own} unlock phase"


class MaySkip(NoPurpose, OwnStatic, SkipsTurns, frozen=True):
    """Each Methuselah may skip her turns."""

    @override
    def say(self, wording: Wording) -> str:
        return "a Methuselah can choose to skip his or her entire turn"


class Ends(Trigger, frozen=True, kw_only=True):
    """Skipped turns are counted, and the card is burned at the required count."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"burn {wording.this} when the controller has either skipped {SKIPS_NEEDED} turns or "
            f"burned a total of {POOL_NEEDED} pool by this effect"
        )


CARDS = (
    card(
        100737,
        "First Tradition: The Masquerade",
        CardReferendum(passed=(PutInPlay(),)),
        TurnsCost(
            sentence="Burn 2 pool for {card}.",
            at=UNLOCK,
            user="anybody",
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(PayForTurn(2),),
        ),
        MaySkip(),
        Ends(on=SKIPS, effects=(NoteSkip(),)),
    ),
)
