"""Vampires that are forced to vote, or force others: Mustafa, Ellison Humboldt."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    NONE,
    Cast,
    Choice,
    Does,
    Effect,
    EffectContext,
    EventType,
    Minion,
    PurposeKind,
    Referendum,
    Table,
    Target,
    VoteOrigin,
    VoteSide,
    Which,
    Wording,
    minion_of,
    release,
    votes,
)
from vtes_deck.effects.vocab import (
    POLLING,
    Activity,
    AMinion,
    Blood,
    MinionFilter,
    MoveCounters,
    Once,
    PoliticalReferendum,
    Power,
    Restriction,
    Same,
    Title,
    Until,
    card,
)

FORCED = EventType("forced to vote", "{minion} has to vote {word} the referendum.")
ALLOWED = {VoteSide.FOR: Activity.VOTE_FOR, VoteSide.AGAINST: Activity.VOTE_AGAINST}


def has_cast(referendum: Referendum, minion: Minion) -> list[Cast]:
    """The votes and ballots that a minion has cast in a referendum."""
    casts = referendum.poll.casts
    return [one for one in casts if one.kind is VoteOrigin.MINION and one.card == minion.card]


def can_vote(table: Table, minion: Minion, side: VoteSide) -> bool:
    """Whether a minion has votes or ballots, cast or not, and may cast them on a side."""
    referendum = table.current(Referendum)
    if referendum is None or table.is_restricted(ALLOWED[side], minion.card):
        return False
    if has_cast(referendum, minion):
        return True
    price = votes.price_of(table, referendum.poll, minion) if side is VoteSide.AGAINST else 0
    used = table.used
    release(table, minion.card)
    can_cast = votes.votes_of(table, minion) or votes.ballots_of(table, minion)
    table.used = used
    return bool(can_cast) and price <= minion.blood


class ForceVotes(Effect, frozen=True):
    """A vampire casts its votes and ballots on one side; those that it has cast change sides.

    Abstaining is not casting votes, so it cannot be forced to abstain. By a ruling, the last effect
    decides: it votes even if an earlier effect has made it abstain.

    Attributes:
        side: the side.
        which: the vampire.
    """

    side: VoteSide
    which: Which

    @override
    def possible(self, context: EffectContext) -> bool:
        minion = minion_of(context, self.which)
        return minion is not None and can_vote(context.table, minion, self.side)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, which=self.which),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Its controller can no longer vote otherwise, because cast votes are final (REF-04)."""
        table, minion = context.table, minion_of(context, self.which)
        referendum = table.current(Referendum)
        if referendum is None or minion is None:
            return
        table.emit(FORCED, minion.controller, minion=minion.card, word=self.side.value)
        release(table, minion.card)
        mine = has_cast(referendum, minion)
        casts = tuple(
            replace(one, side=self.side) if one in mine else one for one in referendum.poll.casts
        )
        referendum.poll = replace(referendum.poll, casts=casts)
        for source in votes.open_sources(table, referendum.poll, minion.controller):
            if source.kind is VoteOrigin.MINION and source.card == minion.card:
                for option in votes.options_of(source):
                    if votes.SIDES[option.verb] is self.side:
                        referendum.cast(table, minion.controller, option, self.side)


class OlderToreador(Target, frozen=True):
    """An older Toreador of the user, who does not control the vampire with the text."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, heir = context.table, context.user_minion
        if context.seat == heir.controller:
            return []
        return [
            (one.card, NONE, 0)
            for one in table.minions(context.seat)
            if one.vampire and one.clan == "Toreador" and one.capacity > heir.capacity and one.blood
        ]


class IsForced(Power, frozen=True, kw_only=True):
    """Older Toreador make the vampire vote for, or against."""

    @override
    def say(self, wording: Wording) -> str:
        against = any(
            isinstance(one, ForceVotes) and one.side is VoteSide.AGAINST for one in self.effects
        )
        if against or PoliticalReferendum() not in self.conditions:
            return ""
        return (
            "during the polling step of a political action, each older Toreador controlled by "
            f"another Methuselah can move 1 blood from themselves to {wording.name} to force him "
            "to cast his votes and ballots as that Toreador's controller chooses"
        )


def forced(side: VoteSide) -> Power:
    """The ability of an older Toreador, for one side."""
    return IsForced(
        sentence=f"Move 1 blood from {{target}} to {{card}}: it votes {side.value} the referendum.",
        at=POLLING,
        user="target",
        target=OlderToreador(),
        conditions=(PoliticalReferendum(),),
        effects=(
            Once("force the heir to vote", Until.REFERENDUM, "target"),
            MoveCounters(1, Blood("target"), Blood("host")),
            ForceVotes(side, "host"),
        ),
    )


class EscapesPrinces(Restriction, frozen=True, kw_only=True):
    """Princes do not block the actions of the vampire."""

    @override
    def say(self, wording: Wording) -> str:
        acting = Same("host", "acting") in self.conditions
        return f"{self.who.noun()}s cannot block {wording.name}" if acting else ""


READY_PRINCE = MinionFilter(titles=(Title.PRINCE,), ready=True)


class ForcesPrince(Power, frozen=True, kw_only=True):
    """The vampire makes a prince vote for, or against."""

    @override
    def say(self, wording: Wording) -> str:
        if any(
            isinstance(one, ForceVotes) and one.side is VoteSide.AGAINST for one in self.effects
        ):
            return ""
        return (
            f"during a referendum, {wording.name} can burn a blood to force "
            f"{self.target.say(wording)} to cast votes and ballots as {wording.name}'s controller "
            "wishes. This can change the prince's votes and ballots"
        )


def forces(side: VoteSide) -> Power:
    """The ability to force a prince, for one side."""
    return ForcesPrince(
        sentence=f"Burn 1 blood of {{card}}: {{target}} votes {side.value} the referendum.",
        at=POLLING,
        blood=1,
        target=AMinion(READY_PRINCE, "any"),
        effects=(
            Once("force a prince to vote", Until.REFERENDUM, "host"),
            ForceVotes(side, "target"),
        ),
    )


CARDS = (
    card(201026, "Mustafa, The Heir", forced(VoteSide.FOR), forced(VoteSide.AGAINST)),
    card(
        200417,
        "Ellison Humboldt",
        EscapesPrinces(
            activity=Activity.BLOCK,
            host=False,
            who=MinionFilter(titles=(Title.PRINCE,)),
            conditions=(Same("host", "acting"),),
        ),
        forces(VoteSide.FOR),
        forces(VoteSide.AGAINST),
    ),
)
