"""The Rising: only the Edge or a victory point allows pool in one's own turn."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    BarsGains,
    Bleed,
    Does,
    Effect,
    EffectContext,
    NoPurpose,
    OwnStatic,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import (
    ABOUT_TO_BLEED,
    DelayedReplacement,
    NeedsGehenna,
    Trigger,
    Until,
    card,
)

HAD_EDGE = "had the Edge"
"""The mark with the seat, from 1, that had the Edge before the latest bleed; 0 for no seat."""


class NotesEdge(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """Records who has the Edge before a bleed resolves."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.card_in_play.set_mark(HAD_EDGE, context.table.edge + 1)


class BeforeBleeds(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """By a ruling, the Edge from a bleed does not count for the pool from that bleed action."""


class NoPoolInOwnTurn(OwnStatic, BarsGains, frozen=True):
    """A Methuselah without the Edge and without a victory point gains no pool in her turn.

    By a ruling, a predator chooses the order of the victory point and the pool for an ousted prey.
    She is not asked: the point always comes first (END-02, END-03), because the other order could
    only cost her the pool.
    """

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, whose="any", less=True),)

    @override
    def bars_gain(self, table: Table, source: int, seat: int) -> bool:
        if table.active != seat or table.seats[seat].victory_points >= 1:
            return False
        bleed = table.current(Bleed)
        of_bleed = bleed is not None and bleed.bled and NONE != bleed.card == table.cause
        edge = table.in_play[source].mark(HAD_EDGE) - 1 if of_bleed else table.edge
        return edge != seat

    @override
    def say(self, wording: Wording) -> str:
        return (
            "a Methuselah cannot gain pool during their own turn unless they have the Edge or at "
            "least 1 victory point (instead, any pool they would gain goes to the blood bank)"
        )


CARDS = (
    card(
        101640,
        "The Rising",
        NeedsGehenna(n=2),
        DelayedReplacement(Until.PREY),
        NoPoolInOwnTurn(),
        BeforeBleeds(on=ABOUT_TO_BLEED, effects=(NotesEdge(),)),
    ),
)
