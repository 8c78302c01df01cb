"""Vampires that profit from actions and votes of others, or whose blockers pay for it later."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    ENTERS,
    NONE,
    Cast,
    Choice,
    Condition,
    CurrentAction,
    Does,
    Effect,
    EffectContext,
    Minion,
    OwnStatic,
    Permits,
    PurposeKind,
    Referendum,
    SaidElsewhere,
    Table,
    VoteOrigin,
    VoteSide,
    Wording,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    BLOCK_FAILS,
    DISCARD_TARGET,
    IS_MERGED,
    NOTHING,
    POLLING,
    REFERENDUM_RESOLVED,
    RESOLVED,
    ROUND,
    UNLOCK,
    ACard,
    ActionWas,
    Activity,
    AMinion,
    Aura,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    Choose,
    Directed,
    ForEach,
    Gain,
    HostFights,
    InRound,
    Is,
    Lock,
    MinionFilter,
    MoveCounters,
    MyTurn,
    Not,
    Once,
    Pool,
    Power,
    Same,
    Successful,
    TargetHas,
    Title,
    Toll,
    Trait,
    Trigger,
    Type,
    Until,
    WasDone,
    Zone,
    card,
)

FOUGHT = "fought a blocking ally"
MISSED = "failed to block her"


class BlockedByAlly(SaidElsewhere, Condition, frozen=True):
    """An ally has blocked the action of the vampire."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        if action is None or action.minion != context.host:
            return False
        blocker = context.table.in_play.get(action.blocker)
        return isinstance(blocker, Minion) and not blocker.vampire


class NotesFight(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """The record of the combat, which the text states with its consequence."""


class BurnsBlockingAlly(Trigger, frozen=True, kw_only=True):
    """The end of the ally, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if an ally blocks {wording.name} and combat occurs, burn the ally at the end of the "
            "action"
        )


class FailedBlockers(AMinion, frozen=True):
    """The minions whose attempts to block the current action have failed."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        return [
            one for one in super().choices(context) if table.has_used(MISSED, one[0], Until.ACTION)
        ]


class NotesFailure(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """The record of a failed block, which the text states with its consequence."""


class LocksFailedBlockers(Trigger, frozen=True, kw_only=True):
    """The consequence of a failed block, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "lock any younger vampire who attempted and failed to block an undirected action "
            f"(successful or not) {wording.name} performed, after resolution"
        )


class YoungerOfTargets(AMinion, frozen=True):
    """A younger vampire of a Methuselah who is a target of the action."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, action = context.table, context.action
        seats = () if action is None else action.seats
        return [
            one for one in super().choices(context) if table.in_play[one[0]].controller in seats
        ]


class LocksForPolitics(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        success = "successful " if Successful() in self.conditions else ""
        return (
            f"after {wording.name} performs a {success}directed action, you can discard a "
            "political action card [POLITICAL ACTION] to lock a younger vampire controlled by "
            "(one of) the target Methuselah(s)"
        )


class BlocksPolitics(OwnStatic, Permits, frozen=True):
    """The vampire can block political actions of any vampire of another Methuselah."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOCK, which="this"),)

    @override
    def permits(self, table: Table, source: int, activity: Activity) -> bool:
        action = table.current(CurrentAction)
        if activity is not Activity.BLOCK_FOR_ANYONE or action is None:
            return False
        acting = table.in_play.get(action.minion)
        return (
            isinstance(acting, Minion)
            and acting.vampire
            and acting.controller != table.in_play[source].controller
            and action.verb.name == "political action"
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} ignores the normal prey or predator restrictions for blocking actions "
            "while a vampire controlled by another Methuselah is performing a political action"
        )


class WatchesPolitics(Aura, frozen=True, kw_only=True):
    """The intercept, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} gets +{self.n} intercept during political actions not performed by a "
            "prince, justicar, or Inner Circle member"
        )


class VotesAgainst(SaidElsewhere, Effect, frozen=True):
    """Adds votes of the vampire against the referendum.

    Attributes:
        n: the votes.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, self.n),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        referendum = context.table.current(Referendum)
        if referendum is not None:
            more = Cast(context.seat, VoteOrigin.EFFECT, context.host, VoteSide.AGAINST, self.n)
            referendum.poll = replace(referendum.poll, casts=(*referendum.poll.casts, more))


class Opposes(Power, frozen=True, kw_only=True):
    """The votes against, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"during the polling step of any political action, {wording.name} can burn "
            f"{self.blood} blood to get +4 votes against the referendum"
        )


class ReferendumFailed(SaidElsewhere, Condition, frozen=True):
    """The current referendum has failed, whether or not an action called it."""

    @override
    def holds(self, context: EffectContext) -> bool:
        referendum = context.table.current(Referendum)
        return referendum is not None and referendum.passed is False


class PreyPaysForFailure(Trigger, frozen=True, kw_only=True):
    """The price of a failed referendum, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "if a referendum fails, your prey burns 1 pool"


class FedByWraiths(Trigger, frozen=True, kw_only=True):
    """The blood, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"as a wraith enters play, {wording.name} can gain 1 blood"


class RecruitsMummy(SaidElsewhere, Condition, frozen=True):
    """The action was a successful one to recruit a mummy."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return (
            action is not None
            and action.successful
            and action.card != NONE
            and action.verb.name.startswith("recruit")
            and Trait.MUMMY in context.table.cards[action.card].traits
        )


class GainsForMummies(Trigger, frozen=True, kw_only=True):
    """The pool, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "you can gain 1 pool after resolution of any successful action to recruit a mummy ally"
        )


class SharesBlood(Power, frozen=True, kw_only=True):
    """The move of blood in both directions, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        (moves,) = self.effects
        if moves == FROM_OTHER:
            return ""
        return (
            f"during your unlock phase, you can move 1 blood between {wording.name} and another "
            "Ministry you control"
        )


TO_OTHER = MoveCounters(1, Blood("host"), Blood("target"))
FROM_OTHER = MoveCounters(1, Blood("target"), Blood("host"))
ANOTHER = AMinion(MinionFilter(vampire=True, another=True, clans=("Ministry",)))
RULERS = MinionFilter(titles=(Title.PRINCE, Title.JUSTICAR, Title.INNER_CIRCLE))

CARDS = (
    card(
        200749,
        "Kamiri wa Itherero",
        Toll(n=1, who=MinionFilter(vampire=True, younger=True)),
        NotesFight(
            on=ROUND,
            conditions=(HostFights(), InRound(1), BlockedByAlly()),
            effects=(Once(FOUGHT, Until.ACTION, "host"),),
        ),
        BurnsBlockingAlly(
            on=RESOLVED,
            conditions=(BlockedByAlly(), WasDone(FOUGHT, Until.ACTION, "host")),
            effects=(BurnCard("blocker"),),
        ),
    ),
    card(
        200556,
        "Gwyedd",
        NotesFailure(
            on=BLOCK_FAILS,
            conditions=(Same("host", "acting"), Not(Directed())),
            effects=(Once(MISSED, Until.ACTION, "target"),),
        ),
        LocksFailedBlockers(
            on=RESOLVED,
            conditions=(Same("host", "acting"), Not(Directed())),
            effects=(
                ForEach(
                    FailedBlockers(MinionFilter(vampire=True, younger=True), "any"),
                    (Lock("target"),),
                ),
            ),
        ),
    ),
    card(
        201575,
        "Alicia Cortez",
        LocksForPolitics(
            sentence="Discard {target} to lock a younger vampire.",
            at=AFTER_ACTION,
            once=Until.ACTION,
            conditions=(Same("host", "acting"), Successful(), Directed()),
            target=ACard(Zone.HAND, (Type.POLITICAL_ACTION,)),
            effects=(
                DISCARD_TARGET,
                Choose(
                    YoungerOfTargets(MinionFilter(vampire=True, younger=True), "others"),
                    (Lock("target"),),
                ),
            ),
        ),
    ),
    card(
        200425,
        "Enzo Giovanni, Pentex Board of Directors",
        BlocksPolitics(),
        WatchesPolitics(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(ActionWas("political action"), Not(Is("acting", RULERS))),
        ),
    ),
    card(
        200426,
        "Enzo Giovanni, Pentex Board of Directors",
        Opposes(
            sentence="{card} burns 1 blood: 4 votes against the referendum.",
            at=POLLING,
            blood=1,
            once=Until.REFERENDUM,
            conditions=(ActionWas("political action"),),
            effects=(VotesAgainst(4),),
        ),
        PreyPaysForFailure(
            on=REFERENDUM_RESOLVED,
            conditions=(ReferendumFailed(), IS_MERGED),
            effects=(Burn(1, Pool("prey")),),
        ),
    ),
    card(
        201092,
        "Paolo Sardenzo",
        FedByWraiths(
            on=ENTERS,
            conditions=(TargetHas(Trait.WRAITH),),
            effects=(Choose(NOTHING, (Gain(1, Blood("host")),), optional=True),),
        ),
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            to=MinionFilter(clans=("Giovanni",)),
            whose="any",
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(
        201327,
        "Sutekh, The Dark God",
        GainsForMummies(
            on=RESOLVED,
            conditions=(RecruitsMummy(),),
            effects=(Choose(NOTHING, (Gain(1, Pool()),), optional=True),),
        ),
        SharesBlood(
            sentence="Move 1 blood from {card} to {target}.",
            at=UNLOCK,
            once=Until.TURN,
            key="shares blood",
            conditions=(MyTurn(),),
            target=ANOTHER,
            effects=(TO_OTHER,),
        ),
        SharesBlood(
            sentence="Move 1 blood from {target} to {card}.",
            at=UNLOCK,
            once=Until.TURN,
            key="shares blood",
            conditions=(MyTurn(),),
            target=ANOTHER,
            effects=(FROM_OTHER,),
        ),
    ),
)
