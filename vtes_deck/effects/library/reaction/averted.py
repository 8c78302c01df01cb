"""Reactions that reduce a bleed, cancel a combat or decide a referendum."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Combat,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Referendum,
    TimedRestriction,
    VoteOrigin,
    VoteSide,
    Wording,
    gets,
    votes,
)
from vtes_deck.effects.library.reaction.obedience import AboutToFight
from vtes_deck.effects.vocab import (
    BEFORE_COMBAT,
    BEFORE_VOTES,
    POLLING,
    VAMPIRE,
    Abstain,
    Activity,
    AddDelayedTrigger,
    AMinion,
    AvertCombat,
    CheaperFor,
    Choose,
    CombatFromBlock,
    FailReferendum,
    InRound,
    Is,
    LessBleed,
    LessStealth,
    Lock,
    MinionFilter,
    PoliticalReferendum,
    Role,
    Strike,
    The,
    Trait,
    Unlock,
    Until,
    Votes,
    card,
    named,
    reaction,
    strikes,
)


class VotesAgainst(Effect, frozen=True):
    """Gives the minion that plays the card votes, and makes it vote against the referendum."""

    n: int

    @override
    def windows(self) -> int:
        """The polling step (REF-03)."""
        return POLLING

    @override
    def possible(self, context: EffectContext) -> bool:
        """By a ruling, false if the minion has voted for the referendum."""
        table, minion = context.table, context.user_minion
        referendum = table.current(Referendum)
        if referendum is None or votes.price_of(table, referendum.poll, minion) > minion.blood:
            return False
        if table.is_restricted(Activity.VOTE_AGAINST, minion.card):
            return False
        return not any(
            cast.kind is VoteOrigin.MINION and cast.card == minion.card
            for cast in referendum.poll.casts
            if cast.side is VoteSide.FOR
        )

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, self.n, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, all votes and ballots of the minion are immediately cast against it."""
        table, minion = context.table, context.minion
        referendum = table.current(Referendum)
        Votes(self.n).carry_out(context)
        against = TimedRestriction(Activity.VOTE_FOR, minion, Until.REFERENDUM, context.card)
        table.restrict(against)
        if referendum is None:
            return
        for source in votes.open_sources(table, referendum.poll, context.seat):
            if source.kind is VoteOrigin.MINION and source.card == minion:
                for option in votes.options_of(source):
                    referendum.cast(table, context.seat, option, VoteSide.AGAINST)

    @override
    def say(self, wording: Wording) -> str:
        return gets(wording, wording.user, f"+{self.n} votes against the referendum")

    @override
    def occasion(self, wording: Wording) -> str:
        return "during the polling step of any referendum"


class HasJustBlocked(AboutToFight, frozen=True):
    """The minion has blocked a matching minion, and the block is not resolved.

    By a ruling, a slave may have taken the place of the acting vampire.
    """

    @override
    def holds(self, context: EffectContext) -> bool:
        table, action = context.table, context.action
        combat = table.current(Combat)
        if combat is None or combat.sides or combat.follows or action is None:
            return False
        if action.blocker != context.minion or combat.opposing != context.minion:
            return False
        return self.acting.fits(context, table.minion(action.minion))

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.user} blocks {self.acting.say(wording)}, before block resolution"


class ActingAbstains(Abstain, frozen=True):
    """The acting vampire cannot vote in the referendum, regardless of later effects."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        super().carry_out(context)
        context.table.restrict(
            TimedRestriction(Activity.VOTE, context.target, Until.REFERENDUM, context.card)
        )

    @override
    def say(self, wording: Wording) -> str:
        return "the acting vampire cannot cast any votes or ballots in this referendum"


class FailsForTitled(FailReferendum, frozen=True):
    """The referendum fails if its card requires a titled vampire."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        referendum = context.table.current(Referendum)
        if referendum is None or referendum.card == NONE:
            return
        need = context.table.cards[referendum.card].requirement
        if need.titled or need.titles:
            super().carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"if the referendum requires a titled vampire, {super().say(wording)}"


ALLY_OR_YOUNGER = MinionFilter(vampire=False, either=MinionFilter(younger=True))
JUST_BLOCKED = (HasJustBlocked(ALLY_OR_YOUNGER),)
MAY_END_COMBAT = AddDelayedTrigger(
    sentence="{minion} strikes: combat ends.",
    move=strikes(Strike(combat_ends=True)),
    conditions=(InRound(1), CombatFromBlock()),
    once=False,
)
RESTLESS = MinionFilter(
    vampire=False,
    trait=Trait.MUMMY,
    either=MinionFilter(
        vampire=False,
        trait=Trait.WRAITH,
        either=MinionFilter(vampire=False, trait=Trait.ZOMBIE),
    ),
)
MINE = AMinion(RESTLESS)

CARDS = (
    card(
        102214,
        "Protected District",
        named("reduce the bleed", reaction("", LessBleed(3))),
        named(
            "+3 votes",
            reaction("", VotesAgainst(3), at=POLLING, conditions=(PoliticalReferendum(),)),
        ),
        exception="The two ways of playing the card are one sentence in the text.",
    ),
    card(
        102197,
        "Wrong and Crosswise",
        reaction("dem", LessBleed(2)),
        reaction("DEM", VotesAgainst(4), at=POLLING, conditions=(PoliticalReferendum(),)),
    ),
    card(
        101201,
        "Mental Maze",
        reaction(
            "obf",
            AvertCombat(repeatable=True),
            Lock(),
            at=BEFORE_COMBAT,
            conditions=JUST_BLOCKED,
            role=Role.EITHER,
        ),
        reaction(
            "OBF",
            AvertCombat(repeatable=True),
            at=BEFORE_COMBAT,
            conditions=JUST_BLOCKED,
            role=Role.EITHER,
        ),
        CheaperFor("Ministry", 1),
    ),
    card(
        100406,
        "Confusion of the Eye",
        reaction("obf", LessBleed(1), conditions=(Is("acting", ALLY_OR_YOUNGER),)),
        reaction(
            "OBF",
            ActingAbstains(),
            FailsForTitled(),
            at=BEFORE_VOTES,
            target=The("acting", VAMPIRE),
        ),
        exception="The superior level needs no word for referendums that pass without a poll.",
    ),
    card(
        102254,
        "Night Terrors",
        reaction("obf+pre", LessStealth(None)),
        reaction("OBF+PRE", LessStealth(None), MAY_END_COMBAT),
    ),
    card(
        100797,
        "Funeral Wake",
        reaction("nec", Unlock("target"), target=MINE, role=Role.EITHER),
        reaction(
            "NEC",
            Unlock("target"),
            Choose(MINE, (Unlock("target"),), optional=True),
            target=MINE,
            role=Role.EITHER,
        ),
        exception="The second ally is a choice that follows the first one.",
    ),
)
