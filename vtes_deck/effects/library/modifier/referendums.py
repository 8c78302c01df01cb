"""Action modifiers during and after a referendum."""

from __future__ import annotations

from typing import override

import msgspec

from vtes_deck.effects.api import (
    PASS,
    PASSING,
    CardQuestion,
    Cast,
    Condition,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Minion,
    Modifier,
    Option,
    Purpose,
    PurposeKind,
    Referendum,
    Table,
    Verb,
    VoteOrigin,
    VoteSide,
    Wording,
    is_unaffected,
    ledger,
    minions_of,
    plural_of,
    signed,
    votes,
)
from vtes_deck.effects.library.master.dia_de_los_muertos import PassesFirst
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    AFTER_REFERENDUM,
    POLLING,
    REFERENDUM_TALLIED,
    VAMPIRE,
    AddDelayedTrigger,
    Bonus,
    Margin,
    MinionFilter,
    PoliticalReferendum,
    ReferendumPassed,
    Sect,
    Until,
    Votes,
    card,
    modifier,
    reaction,
)

BURN_FOR_VOTES = Verb("burn pool for votes", "Burn 1 pool for {n:vote}.")
DECIDED = 1
"""The mode of an option to burn pool for votes that no longer change the result."""
FOR_POOL = 2
"""The votes for each pool burned."""
TO_POOL = Verb("blood to pool", "Gain 1 pool.")
TO_VAMPIRE = Verb("blood to vampire", "{target} gains 1 blood.")
LASOMBRA = MinionFilter(clans=("Lasombra",), ready=True)


class EachGetsVotes(Effect, frozen=True):
    """Every matching minion gets more or fewer votes in the current referendum.

    By a ruling, the number of votes can be negative, but then they do not count.
    """

    who: MinionFilter
    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, abs(self.n), whose="any", less=self.n < 0),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        for minion in minions_of(context, self.who, "any"):
            if is_spared_by(context, minion):
                continue
            table.modify(Modifier(Bonus.VOTES, self.n, minion.card, Until.REFERENDUM, context.card))
            if self.n < 0:
                take_back(table, minion.card, -self.n)

    @override
    def say(self, wording: Wording) -> str:
        so_many = f"{signed(self.n)} vote{'s' if abs(self.n) > 1 else ''}"
        if self.n < 0:
            return f"{plural_of(self.who)} get {so_many}"
        return f"each {self.who.noun()} gets {so_many}"


def is_spared_by(context: EffectContext, minion: Minion) -> bool:
    """Whether the card, played as a reaction, does not affect the acting minion."""
    action = context.action
    if (
        action is None
        or action.minion != minion.card
        or context.minion not in context.table.in_play
    ):
        return False
    needed = tuple(context.table.cards[context.card].requirement.disciplines)
    reacts = context.user_minion.controller != action.acting_seat(context.table)
    return reacts and is_unaffected(context.table, minion.card, needed)


def take_back(table: Table, minion: int, n: int) -> None:
    """Reduce the votes that a minion has already cast."""
    referendum = table.current(Referendum)
    if referendum is None:
        return
    left: list[Cast] = []
    for cast in referendum.poll.casts:
        less = 0
        if cast.kind is VoteOrigin.MINION and cast.card == minion:
            less = min(n, cast.votes)
        n -= less
        left.append(msgspec.structs.replace(cast, votes=cast.votes - less))
    referendum.poll = msgspec.structs.replace(referendum.poll, casts=tuple(left))


class SellsVotes(Effect, frozen=True):
    """Each Methuselah may burn pool for votes, 1 pool at a time.

    Attributes:
        mine: the votes of the player of the card for each pool.
    """

    mine: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, self.mine, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(VoteSale(seat=context.seat, card=context.card, mine=self.mine))

    @override
    def say(self, wording: Wording) -> str:
        said = (
            "Methuselahs can burn pool to get votes during the resolution of this card (resolve "
            f"this card before moving on). A Methuselah gets +{FOR_POOL} votes for each pool they "
            "burn"
        )
        if self.mine == FOR_POOL:
            return said
        return f"{said}. You get +{self.mine} votes for each pool you burn"


class VoteSale(CardQuestion):
    """The Methuselahs burn pool for votes in turn, until all of them have passed in succession.

    Attributes:
        seat: the player of the card, who is asked first.
        card: the card.
        mine: the votes of this player for each pool.
        at: the index of the Methuselah who is asked.
        silent: the number of consecutive passes.
    """

    seat: int
    card: int
    mine: int
    at: int = 0
    silent: int = 0

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        """Additional votes of a Methuselah with a majority no longer change the result."""
        cost = Purpose(PurposeKind.POOL, -1, option.seat)
        if option.mode == DECIDED:
            return (cost,)
        return (Purpose(PurposeKind.VOTES, option.n, option.seat), cost)

    def offer(self, table: Table) -> None:
        """Ask the next Methuselah with pool."""
        order = table.clockwise(self.seat)
        while self.silent < len(order):
            seat = order[self.at % len(order)]
            if table.seats[seat].pool and not table.seats[seat].ousted:
                n = self.mine if seat == self.seat else FOR_POOL
                mode = DECIDED if has_most(table, seat) else 0
                option = Option(BURN_FOR_VOTES, self.card, seat=seat, n=n, mode=mode)
                table.ask(seat, DecisionKind.CHOICE, [option, PASSING], self.card)
                return
            self.at += 1
            self.silent += 1
        self.finish()

    def take(self, table: Table) -> None:
        """The votes belong to the Methuselah, not to a minion."""
        answer, referendum = table.answer, table.current(Referendum)
        self.go_to(VoteSale.offer)
        self.at += 1
        if answer.verb is PASS or referendum is None:
            self.silent += 1
            return
        self.silent = 0
        ledger.burn_pool(table, answer.seat, 1, self.card)
        referendum.give(answer.seat, self.card, answer.n)

    steps = (offer, take)


def has_most(table: Table, seat: int) -> bool:
    """Whether a Methuselah has more votes than all others together, cast or not."""
    referendum = table.current(Referendum)
    if referendum is None:
        return False
    held = {one.number: 0 for one in table.playing}
    for other in held:
        held[other] = sum(
            source.votes for source in votes.open_sources(table, referendum.poll, other)
        )
    for cast in referendum.poll.casts:
        held[cast.seat] = held.get(cast.seat, 0) + cast.votes
    return held.get(seat, 0) * 2 > sum(held.values())


class OpponentsBurnPool(Effect, frozen=True):
    """Each Methuselah who cast votes or ballots against the referendum burns 1 pool."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Burn pool of Methuselahs and of the controllers of minions that cast votes."""
        table, referendum = context.table, context.table.current(Referendum)
        if referendum is None:
            return
        against = {
            seat
            for cast in referendum.poll.casts
            if cast.side is VoteSide.AGAINST
            for seat in (cast.seat, controller_of(table, cast))
        }
        for seat in table.clockwise(context.seat):
            if seat in against:
                ledger.burn_pool(table, seat, 1, context.card)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "Methuselahs casting (including controlling a minion casting) votes or ballots against "
            "the referendum burn 1 pool once results are tallied"
        )


def controller_of(table: Table, cast: Cast) -> int:
    """The controller of the minion that cast the votes, or the Methuselah who cast them."""
    minion = table.in_play.get(cast.card) if cast.kind is VoteOrigin.MINION else None
    return cast.seat if minion is None else minion.controller


class JustPassed(Condition, frozen=True):
    """The current referendum has passed and is resolved."""

    @override
    def holds(self, context: EffectContext) -> bool:
        referendum = context.table.current(Referendum)
        return referendum is not None and referendum.passed is True

    @override
    def say(self, wording: Wording) -> str:
        return "on a successful referendum"


class PassesNext(PassesFirst, frozen=True):
    """The next referendum that a vampire of the user calls this turn passes."""

    who: MinionFilter = VAMPIRE

    @override
    def say(self, wording: Wording) -> str:
        return "the next referendum a vampire you control calls this turn passes automatically"


class SharesMargin(Effect, frozen=True):
    """Distributes blood for the margin among the user's Lasombra and pool, at most 1 for each.

    The pool may get 2 if the acting Lasombra is titled.
    """

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, whose="mine"), Does(PurposeKind.BLOOD, which="user"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        pool = 2 if MinionFilter(titled=True).fits(context, context.user_minion) else 1
        context.table.push(
            Distribution(
                seat=context.seat, card=context.card, left=Margin().count(context), pool=pool
            )
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            "for each vote by which the referendum passed, distribute 1 blood from the blood bank "
            "among the ready Lasombra you control and your pool. A vampire cannot gain more than "
            "1 blood this way. You cannot gain more than 1 pool this way or more than 2 pool this "
            "way if this acting Lasombra is titled"
        )


class Distribution(CardQuestion):
    """A Methuselah distributes blood among her ready Lasombra and her pool.

    Attributes:
        seat: the Methuselah.
        card: the card.
        left: the blood left.
        pool: the pool that she may still gain.
        fed: the vampires that have gained blood.
    """

    seat: int
    card: int
    left: int
    pool: int
    fed: frozenset[int] = frozenset()

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        if option.verb is TO_POOL:
            return (Purpose(PurposeKind.POOL, 1, self.seat),)
        return (Purpose(PurposeKind.BLOOD, 1, self.seat, option.target),)

    def offer(self, table: Table) -> None:
        """Offer the cards that may still gain a counter."""
        context = EffectContext(table, self.seat, self.card)
        options = [
            Option(TO_VAMPIRE, self.card, target=minion.card)
            for minion in minions_of(context, LASOMBRA, "mine")
            if minion.card not in self.fed
        ]
        if self.pool:
            options.append(Option(TO_POOL, self.card, seat=self.seat))
        if self.left and options:
            table.ask(self.seat, DecisionKind.TARGET, options, self.card)
        else:
            self.finish()

    def take(self, table: Table) -> None:
        """Give one counter and ask again."""
        answer = table.answer
        self.go_to(Distribution.offer)
        self.left -= 1
        if answer.verb is TO_POOL:
            self.pool -= 1
            ledger.gain_pool(table, self.seat, 1)
        else:
            self.fed |= {answer.target}
            ledger.gain_blood(table, table.minion(answer.target), 1)

    steps = (offer, take)


FOLLOWS_NOT = MinionFilter(vampire=True, but=MinionFilter(path="Power and the Inner Voice"))
RAVNOS = MinionFilter(clans=("Ravnos",))
LAIBON_RAVNOS = MinionFilter(clans=("Ravnos",), sects=(Sect.LAIBON,))
POLITICAL = (PoliticalReferendum(),)

CARDS = (
    card(
        102308,
        "Absolute Tyranny",
        modifier("pot+pre", Votes(3), at=POLLING, conditions=POLITICAL),
        reaction("pot+pre", Votes(3), at=POLLING, conditions=POLITICAL),
        modifier("POT+PRE", EachGetsVotes(FOLLOWS_NOT, -1), at=POLLING, conditions=POLITICAL),
        reaction("POT+PRE", EachGetsVotes(FOLLOWS_NOT, -1), at=POLLING, conditions=POLITICAL),
    ),
    card(
        100622,
        "The Eldest Are Kholo",
        modifier("", EachGetsVotes(LAIBON_RAVNOS, 2), at=POLLING, conditions=POLITICAL),
        reaction("", EachGetsVotes(RAVNOS, 1), at=POLLING, conditions=POLITICAL),
    ),
    card(
        100274,
        "Business Pressure",
        modifier("pre", SellsVotes(2), at=POLLING, conditions=POLITICAL),
        modifier("PRE", SellsVotes(3), at=POLLING, conditions=POLITICAL),
    ),
    card(
        101692,
        "Scorn of Adonis",
        modifier(
            "",
            AddDelayedTrigger(
                on=REFERENDUM_TALLIED, effects=(OpponentsBurnPool(),), until=Until.REFERENDUM
            ),
            at=POLLING,
            conditions=POLITICAL,
        ),
    ),
    card(
        100478,
        "Cryptic Rider",
        modifier("", PassesNext(), at=AFTER_REFERENDUM, conditions=(JustPassed(),)),
    ),
    card(
        102274,
        "Amici Noctis",
        modifier("", SharesMargin(), at=AFTER_ACTION, conditions=(ReferendumPassed(),)),
    ),
)
