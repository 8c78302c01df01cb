"""Eat the Rich: titles have fewer votes, and the Edge has more."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import Does, Effect, EffectContext, PurposeKind, Referendum, Wording
from vtes_deck.effects.vocab import (
    AMinion,
    Bonus,
    Burn,
    CardReferendum,
    ChooseMethuselahs,
    ChosenMethuselahs,
    Control,
    ForEach,
    Gets,
    MinionFilter,
    Plus,
    Pool,
    Title,
    Until,
    When,
    card,
)

PRISCUS = MinionFilter(titles=(Title.PRISCUS,))
OTHER_TITLED = MinionFilter(titled=True, but=PRISCUS)
READY_TITLED = MinionFilter(ready=True, titled=True)


class MoreForEdge(Effect, frozen=True):
    """Burning the Edge is worth one additional vote."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, 1, whose="any"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        referendum = context.table.current(Referendum)
        if referendum is not None:
            poll = referendum.poll
            referendum.poll = replace(poll, edge_votes=poll.edge_votes + 1)

    @override
    def say(self, wording: Wording) -> str:
        return "burning the Edge is worth 1 additional vote"


CARDS = (
    card(
        100605,
        "Eat the Rich",
        CardReferendum(
            terms=(ChooseMethuselahs(),),
            called=(
                ForEach(
                    AMinion(PRISCUS, "any"), (Gets(Bonus.BALLOTS, -1, Until.REFERENDUM, "target"),)
                ),
                ForEach(
                    AMinion(OTHER_TITLED, "any"),
                    (Gets(Bonus.VOTES, -1, Until.REFERENDUM, "target"),),
                ),
                MoreForEdge(),
            ),
            passed=(
                ForEach(
                    ChosenMethuselahs(),
                    (
                        Burn(
                            Plus(1, When(Control(AMinion(READY_TITLED, "target")), 3)),
                            Pool("target"),
                        ),
                    ),
                ),
            ),
        ),
    ),
)
