"""Gaining and casting votes (chapter REF): sources of votes, and the tally.

A Methuselah has no votes by default (REF-07). Votes come from sources: titled vampires, the Edge,
political action cards, effects. :func:`open_sources` returns what she can still cast, :func:`tally`
counts cast votes. The :class:`Poll` records cast votes and only grows, so they are final (REF-04).
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from cardbase.terms import Bonus, Title, Type
from vtes_deck.engine.mechanics import hand, stats
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import VoteRules
from vtes_deck.engine.state.table import Activity, Table, Zone
from vtes_deck.engine.status import titles

EDGE_VOTES = 1
"""Votes of the Edge (REF-12)."""
CARD_VOTES = 1
"""REF-09, REF-10: votes of a political action card."""
BALLOTS = 1
"""REF-26: the ballot of a priscus."""


class VoteSide(StrEnum):
    """REF-06: a vote is cast for the referendum or against it."""

    FOR = "for"
    AGAINST = "against"


class VoteOrigin(StrEnum):
    """The kinds of sources of votes."""

    MINION = "minion"
    EDGE = "edge"
    HAND = "hand"
    CALLING_CARD = "calling card"
    EFFECT = "effect"


BOTH_SIDES = (VoteSide.FOR, VoteSide.AGAINST)


class VoteSource(msgspec.Struct, frozen=True, gc=False):
    """A source of votes or ballots that have not been cast.

    Attributes:
        kind: the kind of source.
        card: the minion or the card; ``NONE`` for the Edge.
        votes: the votes left.
        ballots: the ballots left in the prisci's sub-referendum (REF-26).
        sides: the allowed sides; only one if the source has cast others (REF-08).
    """

    kind: VoteOrigin
    card: int
    votes: int
    ballots: int = 0
    sides: tuple[VoteSide, ...] = BOTH_SIDES


class Cast(msgspec.Struct, frozen=True, gc=False):
    """Votes and ballots that have been cast.

    Attributes:
        seat: the Methuselah who cast them.
        kind, card: their source.
        side: REF-06.
        votes, ballots: the numbers of votes and ballots.
    """

    seat: int
    kind: VoteOrigin
    card: int
    side: VoteSide
    votes: int
    ballots: int = 0


class Given(msgspec.Struct, frozen=True, gc=False):
    """Votes that an effect gives to a Methuselah rather than a minion.

    Attributes:
        seat: the Methuselah.
        card: the card that gives them.
        votes: the number of votes.
    """

    seat: int
    card: int
    votes: int


class Poll(msgspec.Struct, frozen=True, gc=False):
    """The votes of one referendum.

    Attributes:
        caller: the Methuselah who called it.
        calling_card: the political action card that called it, or ``NONE`` (REF-10).
        casts: the votes cast, in order.
        given: the votes given by effects.
        edge_votes: the votes for burning the Edge (REF-12).
    """

    caller: int
    calling_card: int = NONE
    casts: tuple[Cast, ...] = ()
    given: tuple[Given, ...] = ()
    edge_votes: int = EDGE_VOTES


_WORDS = {
    "votes": "Cast {{n:vote}} of {{minion}} {side} the referendum.",
    "ballot": "Cast the ballot of {{minion}} {side} the referendum.",
    "ballots": "Cast the ballots of {{minion}} {side} the referendum.",
    "votes and ballot": "Cast {{n:vote}} and the ballot of {{minion}} {side} the referendum.",
    "votes and ballots": "Cast {{n:vote}} and the ballots of {{minion}} {side} the referendum.",
    "edge": "Burn the Edge for {{n:vote}} {side} the referendum.",
    "hand": "Burn {{card}} for {{n:vote}} {side} the referendum.",
    "calling card": "Cast the vote of {{card}} {side} the referendum.",
    "effect": "Cast {{n:vote}} from {{card}} {side} the referendum.",
}

VERBS = {
    (word, side): Verb(f"{word} {side}", sentence.format(side=side))
    for word, sentence in _WORDS.items()
    for side in BOTH_SIDES
}
"""The verbs of casting votes, by source and side."""

SIDES = {verb: side for (_, side), verb in VERBS.items()}
"""The side of each verb."""


def title_votes(table: Table, minion: Minion) -> int:
    """REF-13 to REF-19, REF-22: the votes of the title from which a minion benefits."""
    title = titles.current_title(table, minion)
    return 0 if title is None else table.rules.title_votes.get(title, 0)


def votes_of(table: Table, minion: Minion) -> int:
    """The votes of a minion: by its title, and additional ones (REF-23).

    REF-21: only a ready minion votes, locked or not; TOR-05: a vampire in torpor does not vote.
    """
    if not minion.ready or table.is_restricted(Activity.VOTE, minion.card):
        return 0
    return max(0, title_votes(table, minion) + stats.bonus_of(table, Bonus.VOTES, minion))


def ballots_of(table: Table, minion: Minion) -> int:
    """REF-26: each ready priscus has one ballot; effects add ballots, even without the title."""
    if not table.rules.prisci_votes or not minion.ready:
        return 0
    more = stats.bonus_of(table, Bonus.BALLOTS, minion)
    own = BALLOTS if titles.current_title(table, minion) is Title.PRISCUS else 0
    if not (own or more) or table.is_restricted(Activity.VOTE, minion.card):
        return 0
    return max(0, own + more)


def card_votes_left(table: Table, poll: Poll, seat: int) -> int | None:
    """The number of political action cards ``seat`` may burn for votes; ``None`` is unlimited.

    REF-09: a Methuselah has at most one vote from them. REF-10: the card that called the referendum
    counts. In 1994 only Methuselahs other than the caller may burn more, without limit.
    """
    called = seat == poll.caller and poll.calling_card != NONE
    cap = table.rules.political_card_votes_cap
    if cap is None:
        return 0 if called else None
    used = sum(cast.kind is VoteOrigin.HAND and cast.seat == seat for cast in poll.casts)
    return max(0, cap - called - used)


def open_sources(table: Table, poll: Poll, seat: int) -> list[VoteSource]:
    """Everything that a Methuselah can still cast, her minions first (REF-07)."""
    sources = [
        source
        for minion in table.ready_minions(seat)
        if (source := _of_minion(table, poll, minion)) is not None
    ]
    if seat == poll.caller and poll.calling_card != NONE:
        card = poll.calling_card
        if not any(cast.kind is VoteOrigin.CALLING_CARD for cast in poll.casts):
            sources.append(VoteSource(VoteOrigin.CALLING_CARD, card, CARD_VOTES))
    sources += _of_effects(poll, seat)
    if table.edge == seat:
        sources.append(VoteSource(VoteOrigin.EDGE, NONE, poll.edge_votes))
    if card_votes_left(table, poll, seat) != 0:
        sources += [
            VoteSource(VoteOrigin.HAND, card, CARD_VOTES)
            for card in hand.one_of_each(table, table.seats[seat].hand)
            if Type.POLITICAL_ACTION in table.cards[card].types
        ]
    return sources


def _of_minion(table: Table, poll: Poll, minion: Minion) -> VoteSource | None:
    """The remaining votes and ballots of a minion; REF-08, REF-28: all go to the same side."""
    votes, ballots = votes_of(table, minion), ballots_of(table, minion)
    if not votes and not ballots:
        return None
    sides: tuple[VoteSide, ...] = BOTH_SIDES
    if table.is_restricted(Activity.VOTE_AGAINST, minion.card) or (
        price_of(table, poll, minion) > minion.blood
    ):
        sides = (VoteSide.FOR,)
    if table.is_restricted(Activity.VOTE_FOR, minion.card):
        sides = tuple(side for side in sides if side is VoteSide.AGAINST)
    for cast in poll.casts:
        if cast.kind is VoteOrigin.MINION and cast.card == minion.card:
            votes -= cast.votes
            ballots -= cast.ballots
            sides = (cast.side,)
    votes, ballots = max(0, votes), max(0, ballots)
    return (
        VoteSource(VoteOrigin.MINION, minion.card, votes, ballots, sides)
        if votes or ballots
        else None
    )


def price_of(table: Table, poll: Poll, minion: Minion) -> int:
    """The blood that a minion must burn to cast its votes and ballots against (GEN-02).

    A minion pays once in each referendum.
    """
    if VoteRules not in table.statics or any(cast.card == minion.card for cast in poll.casts):
        return 0
    prices = statics_on(table, VoteRules, minion.card)
    return sum(static.price(table, source, minion) for source, static in prices)


def _of_effects(poll: Poll, seat: int) -> list[VoteSource]:
    """The remaining votes that effects have given to a Methuselah."""
    sources: dict[int, int] = {}
    for given in poll.given:
        if given.seat == seat:
            sources[given.card] = sources.get(given.card, 0) + given.votes
    found = []
    for card, votes in sources.items():
        done = [cast for cast in poll.casts if cast.kind is VoteOrigin.EFFECT and cast.card == card]
        left = votes - sum(cast.votes for cast in done)
        if left > 0:
            sides = (done[0].side,) if done else BOTH_SIDES
            found.append(VoteSource(VoteOrigin.EFFECT, card, left, sides=sides))
    return found


def options_of(source: VoteSource) -> list[Option]:
    """REF-08: all votes and ballots of a source together, on one side or the other."""
    if source.kind is not VoteOrigin.MINION:
        word = source.kind.value
        return [Option(VERBS[word, side], source.card, n=source.votes) for side in source.sides]
    ballots = "ballot" if source.ballots == 1 else "ballots"
    words = [*(["votes"] if source.votes else []), *([ballots] if source.ballots else [])]
    word = " and ".join(words)
    return [Option(VERBS[word, side], minion=source.card, n=source.votes) for side in source.sides]


def why_not(table: Table, poll: Poll, seat: int, option: Option) -> str | None:
    """The rule by which ``seat`` cannot cast the votes of an option, or ``None`` if unknown."""
    if option.minion != NONE:
        return _why_not_minion(table, poll, option.minion)
    if option.card == NONE:
        return "REF-12"
    if any(cast.card == option.card for cast in poll.casts):
        return "REF-04"
    if table.owner[option.card] != seat or table.where[option.card] is not Zone.HAND:
        return "REF-07"
    called = seat == poll.caller and poll.calling_card != NONE
    return "REF-10" if called else "REF-09"


def _why_not_minion(table: Table, poll: Poll, card: int) -> str:
    """The rule by which a minion cannot cast votes."""
    if any(cast.card == card for cast in poll.casts):
        return "REF-04"
    if card not in table.in_play or not table.minion(card).ready:
        return "REF-21"
    minion = table.minion(card)
    if votes_of(table, minion) or ballots_of(table, minion):
        return "PLY-10" if price_of(table, poll, minion) > minion.blood else "GEN-02"
    if minion.title is None:
        return "REF-07"
    return "CON-11" if minion.title_contested else "TIT-03"


def tally(table: Table, poll: Poll) -> tuple[int, int]:
    """REF-06: the current votes for and against, with those of the prisci block."""
    cast = [
        sum(cast.votes * factor_of(table, cast) for cast in poll.casts if cast.side is side)
        for side in BOTH_SIDES
    ]
    prisci = prisci_block_side(poll)
    if prisci is not None:
        cast[BOTH_SIDES.index(prisci)] += table.rules.prisci_votes
    return cast[0], cast[1]


def factor_of(table: Table, cast: Cast) -> int:
    """The factor of votes as they are counted; only one text multiplies them (GEN-02)."""
    if cast.kind is not VoteOrigin.MINION or VoteRules not in table.statics:
        return 1
    found = statics_on(table, VoteRules, cast.card)
    return max(
        (one.factor(table, source, cast.seat, cast.card) for source, one in found), default=1
    )


def prisci_block_side(poll: Poll) -> VoteSide | None:
    """REF-25, REF-27: the side of the prisci block now.

    AMB-32: the side may change while ballots are cast; with a tie or without ballots, the block
    abstains.
    """
    ballots = [sum(cast.ballots for cast in poll.casts if cast.side is side) for side in BOTH_SIDES]
    if ballots[0] == ballots[1]:
        return None
    return VoteSide.FOR if ballots[0] > ballots[1] else VoteSide.AGAINST
