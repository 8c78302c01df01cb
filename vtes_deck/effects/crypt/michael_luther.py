"""Michael Luther: votes that change sides, and a card in each combat."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    Choice,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Referendum,
    VoteOrigin,
    VoteSide,
    Wording,
    mark,
)
from vtes_deck.effects.vocab import (
    COMBAT,
    NOTHING,
    POLLING,
    ACard,
    AMinion,
    Choose,
    HostFights,
    MinionFilter,
    MoveCards,
    Power,
    Sect,
    Trigger,
    Until,
    Zone,
    card,
)

CHANGES_VOTES = EventType(
    "changes votes", mark("{seat} changes the votes and ballots of {minion}: {word}.")
)
CAMARILLA = MinionFilter(vampire=True, sects=(Sect.CAMARILLA,))


class HasVoted(AMinion, frozen=True):
    """A vampire that has cast votes or ballots in the current referendum."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        referendum = context.table.current(Referendum)
        if referendum is None:
            return []
        voters = {one.card for one in referendum.poll.casts if one.kind is VoteOrigin.MINION}
        return [choice for choice in super().choices(context) if choice[0] in voters]


class ChangesVotes(Effect, frozen=True):
    """The votes and ballots of the target count for the other side, including later ones."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """REF-08: all votes of a vampire are on one side."""
        table, referendum = context.table, context.table.current(Referendum)
        if referendum is None:
            return
        casts, side = [], VoteSide.FOR
        for one in referendum.poll.casts:
            changed = one
            if one.kind is VoteOrigin.MINION and one.card == context.target:
                side = VoteSide.AGAINST if one.side is VoteSide.FOR else VoteSide.FOR
                changed = replace(one, side=side)
            casts.append(changed)
        referendum.poll = replace(referendum.poll, casts=tuple(casts))
        table.emit(CHANGES_VOTES, context.seat, minion=context.target, word=side.value)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "change the votes and ballots of a Camarilla vampire to votes and ballots of your "
            "choice"
        )


class LocksToChange(Power, frozen=True, kw_only=True):
    """The lock and its effect, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        does = self.effects[0].say(wording)
        return f"you may lock {wording.this} during a referendum to {does}"


class DrawsInCombat(Trigger, frozen=True, kw_only=True):
    """The card that is drawn in each combat; the rules discard an excess card (DRW-05)."""

    @override
    def say(self, wording: Wording) -> str:
        return f"when {wording.this} enters combat, you may draw 1 card"


CARDS = (
    card(
        200982,
        "Michael Luther",
        LocksToChange(
            sentence="Lock {card}: the votes and ballots of {target} change sides.",
            at=POLLING,
            lock=True,
            once=Until.REFERENDUM,
            target=HasVoted(CAMARILLA, "any"),
            effects=(ChangesVotes(),),
        ),
        DrawsInCombat(
            on=COMBAT,
            conditions=(HostFights(),),
            effects=(
                Choose(
                    NOTHING, (MoveCards(ACard(Zone.LIBRARY), Zone.HAND, due=True),), optional=True
                ),
            ),
        ),
    ),
)
