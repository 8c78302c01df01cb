"""Vampires that make opponents in referendums pay for their votes."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Condition,
    Effect,
    EffectContext,
    Referendum,
    Target,
    VoteOrigin,
    VoteSide,
    Wording,
)
from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    REFERENDUM_TALLIED,
    ActionWas,
    Aura,
    Blood,
    Bonus,
    Burn,
    Edge,
    ForEach,
    Gain,
    Pay,
    Pool,
    Power,
    Same,
    Trigger,
    card,
)


class VotersAgainst(Target, frozen=True):
    """The vampires that have cast votes or ballots against the referendum."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, referendum = context.table, context.table.current(Referendum)
        casts = () if referendum is None else referendum.poll.casts
        voters = [
            one.card
            for one in casts
            if one.kind is VoteOrigin.MINION and one.side is VoteSide.AGAINST
        ]
        return [(one, NONE, 0) for one in dict.fromkeys(voters) if one in table.in_play]


class OpposingMethuselahs(Target, frozen=True):
    """The Methuselahs who have cast votes or ballots against the referendum."""

    of_seats = True

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        referendum = context.table.current(Referendum)
        casts = () if referendum is None else referendum.poll.casts
        seats = [one.seat for one in casts if one.side is VoteSide.AGAINST]
        return [(NONE, seat, 0) for seat in dict.fromkeys(seats)]


CALLED_BY_HOST: tuple[Condition, ...] = (Same("host", "caller"),)


class PunishVoters(Trigger, frozen=True, kw_only=True):
    """Each vampire that votes against a referendum of this vampire burns 1 blood."""

    effects: tuple[Effect, ...] = (ForEach(VotersAgainst(), (Burn(1, Blood("target")),)),)
    conditions: tuple[Condition, ...] = CALLED_BY_HOST

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"any vampire casting votes or ballots against a referendum called by {wording.name} "
            "burns 1 blood once results are tallied"
        )


class PunishMethuselahs(Trigger, frozen=True, kw_only=True):
    """Each Methuselah who votes against a referendum of this vampire burns 1 pool."""

    effects: tuple[Effect, ...] = (ForEach(OpposingMethuselahs(), (Burn(1, Pool("target")),)),)
    conditions: tuple[Condition, ...] = CALLED_BY_HOST

    @override
    def say(self, wording: Wording) -> str:
        return (
            "Methuselahs casting (including controlling a minion casting) votes or ballots against "
            f"a referendum called by {wording.name} burn 1 pool once results are tallied"
        )


CARDS = (
    card(
        200575,
        "Hartmut Stover",
        PunishVoters(on=REFERENDUM_TALLIED),
        Power(
            sentence="Burn the Edge: gain 1 pool.",
            at=DISCARD_EFFECTS,
            effects=(Pay(1, Edge()), Gain(1, Pool())),
        ),
    ),
    card(
        200130,
        "Aren, Priest of Eshu",
        Aura(bonus=Bonus.STEALTH, n=1, host=True, conditions=(ActionWas("political action"),)),
        PunishVoters(on=REFERENDUM_TALLIED),
    ),
    card(201702, "Marcos Belegrad", PunishMethuselahs(on=REFERENDUM_TALLIED)),
)
