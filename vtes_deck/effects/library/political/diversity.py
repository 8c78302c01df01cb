"""Diversity: pool for clans."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Amount, Does, Effect, EffectContext, PurposeKind, Wording
from vtes_deck.effects.vocab import AMethuselah, CardReferendum, ForEach, Gain, Pool, card


class Clans(Amount, frozen=True):
    """The clans to which the ready vampires of the target Methuselah belong."""

    @override
    def count(self, context: EffectContext) -> int:
        ready = context.table.ready_minions(context.other)
        return len({one.clan for one in ready if one.vampire and one.clan})

    @override
    def say(self, wording: Wording) -> str:
        return "clan"


class GainForClans(Effect, frozen=True):
    """Each Methuselah gains pool."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, 1, whose="any"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        ForEach(AMethuselah("any"), (Gain(Clans(), Pool("target")),)).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "each Methuselah gains X pool, where X is the number of clans to which his or her "
            "ready vampires belong"
        )


CARDS = (card(100564, "Diversity", CardReferendum(passed=(GainForClans(),))),)
