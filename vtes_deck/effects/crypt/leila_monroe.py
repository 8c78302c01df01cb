"""Leila Monroe: a starving Anarch joins the Sabbat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, Wording, sects
from vtes_deck.effects.vocab import AMinion, CardAction, MinionFilter, Sect, card


class JoinsSabbat(Effect, frozen=True):
    """The target changes its sect to Sabbat."""

    @override
    def does(self) -> tuple[Does, ...]:
        """The sect alone is neither good nor bad for any player."""
        return ()

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Change the sect of the target (SEC-01)."""
        sects.change_sect(context.table, context.target_minion, Sect.SABBAT)

    @override
    def say(self, wording: Wording) -> str:
        return f"change the sect of {wording.target} to Sabbat"


CARDS = (
    card(
        200829,
        "Leila Monroe",
        CardAction(
            sentence="{minion} acts to make {target} Sabbat.",
            host=True,
            stealth=1,
            target=AMinion(MinionFilter(sects=(Sect.ANARCH,), blood=False), "any"),
            effects=(JoinsSabbat(),),
        ),
    ),
)
