"""Sessions that are closed to vampires of other sects."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    TimedRestriction,
    Wording,
    minions_of,
)
from vtes_deck.effects.vocab import (
    BEFORE_VOTES,
    Activity,
    Definition,
    MinionFilter,
    PoliticalReferendum,
    Sect,
    Until,
    card,
    modifier,
)


class ExcludesOthers(Effect, frozen=True):
    """Vampires of other sects cast no votes or ballots in the referendum."""

    sect: Sect

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="any"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        others = MinionFilter(vampire=True, but=MinionFilter(sects=(self.sect,)))
        for vampire in minions_of(context, others, "any"):
            table.restrict(
                TimedRestriction(Activity.VOTE, vampire.card, Until.REFERENDUM, context.card)
            )

    @override
    def say(self, wording: Wording) -> str:
        return f"non-{self.sect.value} vampires cannot cast votes or ballots during this referendum"


def session(number: int, name: str, sect: Sect) -> Definition:
    """A session for vampires of one sect."""
    return card(
        number,
        name,
        modifier("", ExcludesOthers(sect), at=BEFORE_VOTES, conditions=(PoliticalReferendum(),)),
    )


CARDS = (
    session(100364, "Closed Session", Sect.CAMARILLA),
    session(101490, "Private Audience", Sect.SABBAT),
)
