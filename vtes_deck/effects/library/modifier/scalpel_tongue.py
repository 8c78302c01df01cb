"""Scalpel Tongue: cast votes are withdrawn."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    EffectContext,
    Referendum,
    Target,
    VoteOrigin,
    Wording,
    lock,
)
from vtes_deck.effects.vocab import (
    POLLING,
    Abstain,
    Blood,
    Burn,
    PoliticalReferendum,
    card,
    modifier,
    reaction,
)


class Voter(Target, frozen=True):
    """A vampire that has cast votes or ballots in the current referendum."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        referendum = context.table.current(Referendum)
        casts = () if referendum is None else referendum.poll.casts
        voters = (one.card for one in casts if one.kind is VoteOrigin.MINION)
        return [(one, NONE, 0) for one in dict.fromkeys(voters) if one in context.table.in_play]

    @override
    def say(self, wording: Wording) -> str:
        return "a vampire who has cast votes or ballots in this referendum"


class Silences(Abstain, frozen=True):
    """The target vampire locks and abstains."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        lock(context.table, context.target)
        Abstain.carry_out(self, context)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.target} is locked and abstains"


class Bleeds(Burn, frozen=True):
    """The chosen vampire burns blood."""

    @override
    def say(self, wording: Wording) -> str:
        return f"the chosen vampire burns {self.n} blood"


POLITICAL = (PoliticalReferendum(),)
MORE = (Silences(), Bleeds(1, Blood("target")))

CARDS = (
    card(
        101686,
        "Scalpel Tongue",
        modifier("cel+pre", Silences(), at=POLLING, conditions=POLITICAL, target=Voter()),
        reaction("cel+pre", Silences(), at=POLLING, conditions=POLITICAL, target=Voter()),
        modifier("CEL+PRE", *MORE, at=POLLING, conditions=POLITICAL, target=Voter()),
        reaction("CEL+PRE", *MORE, at=POLLING, conditions=POLITICAL, target=Voter()),
    ),
)
