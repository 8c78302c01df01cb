"""Bruce de Guy: a referendum without the Camarilla."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    TimedRestriction,
    Wording,
)
from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    ActionWas,
    Activity,
    AMinion,
    ForEach,
    MinionFilter,
    Power,
    Same,
    Sect,
    Until,
    card,
)

CAMARILLA = AMinion(MinionFilter(vampire=True, sects=(Sect.CAMARILLA,)), "any")


class CannotVote(Effect, frozen=True):
    """The target vampire casts neither votes nor ballots during this action."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, which="target", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        restriction = TimedRestriction(Activity.VOTE, context.target, Until.ACTION, context.card)
        context.table.restrict(restriction)


class SilencesCamarilla(Power, frozen=True, kw_only=True):
    """The price is paid as the political action is announced."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} can burn {self.blood} blood when {wording.user} announces a political "
            "action to prevent Camarilla vampires from casting votes or ballots in the resulting "
            "referendum"
        )


CARDS = (
    card(
        200222,
        "Bruce de Guy",
        SilencesCamarilla(
            sentence="{card} burns 1 blood: no Camarilla vampire votes.",
            at=AS_ANNOUNCED,
            blood=1,
            once=Until.ACTION,
            conditions=(Same("host", "acting"), ActionWas("political action")),
            effects=(ForEach(CAMARILLA, (CannotVote(),)),),
        ),
    ),
)
