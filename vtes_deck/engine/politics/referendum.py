"""Referendums (chapter REF): choose the terms, poll, resolve."""

from __future__ import annotations

from typing import ClassVar, override

from msgspec.structs import replace

from cardbase.terms import Type
from vtes_deck.engine.mechanics import hand, ledger, zones
from vtes_deck.engine.mechanics.edge import move_edge
from vtes_deck.engine.mechanics.impulse import Impulse, carry_out, offers
from vtes_deck.engine.politics import votes
from vtes_deck.engine.politics.votes import Cast, Given, Poll, VoteOrigin, VoteSide, VoteSource
from vtes_deck.engine.state.current import CurrentAction, CurrentReferendum
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.script import Occasion
from vtes_deck.engine.state.table import Table, Until, Zone
from vtes_deck.engine.state.windows import (
    AFTER_REFERENDUM,
    BEFORE_REFERENDUM,
    BEFORE_VOTES,
    POLLING,
    REFERENDUM_CALLED,
)
from vtes_deck.kernel.procedure import Step
from vtes_deck.language import mark

CALLS = EventType("referendum called", "{seat} calls the referendum of {card}.")
TERMS = EventType(
    "terms",
    mark("{seat} sets the terms: {word}"),
    many=mark("{seat} sets the terms: {cards}."),
    each=mark("{word}"),
)
VOTES = EventType("votes", "{seat} casts {n:vote} of {minion} {word}.")
BALLOT = EventType("ballot", "{seat} casts {n:ballot} of {minion} {word}.")
EDGE_BURNED = EventType("edge burned", "{seat} burns the Edge for {n:vote} {word}.")
CARD_BURNED = EventType("burned for vote", "{seat} burns {card} for {n:vote} {word}.")
CARD_VOTE = EventType("card vote", "{seat} casts {n:vote} from {card} {word}.")
PRISCI = EventType("prisci", "The prisci cast {n:vote} {word}.")
TALLIED = EventType("referendum tallied", "")
"""The votes are counted; the result has no effect yet."""
PASSES = EventType("referendum passes", "The referendum passes, {word}.")
FAILS = EventType("referendum fails", "The referendum fails, {word}.")
RESOLVED = EventType("referendum resolved", "")
"""A referendum has resolved; effects that follow it apply now."""
CALLED_OFF = EventType("referendum called off", "The referendum does not take place.")

_EVENTS = {
    VoteOrigin.MINION: VOTES,
    VoteOrigin.EDGE: EDGE_BURNED,
    VoteOrigin.HAND: CARD_BURNED,
    VoteOrigin.CALLING_CARD: CARD_VOTE,
    VoteOrigin.EFFECT: CARD_VOTE,
}


def sets_something(term: Option) -> bool:
    """Whether a term names a card or a Methuselah, with an amount if one is needed.

    Other terms only end the choice or give nothing.
    """
    named = any(one != NONE for one in (term.minion, term.target, term.seat))
    return named and (term.n > 0 or "{n" not in term.verb.sentence)


class Referendum(CurrentReferendum):
    """A referendum.

    The script of the card that called it defines its terms and its effects.

    Attributes:
        caller: the Methuselah who calls it.
        card: the card that called it, or ``NONE``.
        minion: the acting minion of the political action, or ``NONE``.
        poll: the votes.
        terms: the terms chosen by the caller, in order.
        at: the index of the Methuselah who may cast next.
        silent: the number of consecutive passes.
        called_off: an effect has cancelled it; it neither passes nor fails.
        canceller: the Methuselah whose effect has cancelled it, or ``NONE``.
        lost: an effect has made it fail, regardless of the votes.
        certain: it passes automatically, without a polling step.
        passed: whether it has passed; ``None`` before it resolves.
        votes_for, votes_against: the result.
    """

    caller: int
    card: int = NONE
    minion: int = NONE
    poll: Poll = Poll(NONE)
    terms: tuple[Option, ...] = ()
    at: int = 0
    silent: int = 0
    called_off: bool = False
    canceller: int = NONE
    lost: bool = False
    certain: bool = False
    passed: bool | None = None
    votes_for: int = 0
    votes_against: int = 0

    # Defined by each referendum

    def choices_of_terms(self, table: Table) -> list[Option]:
        """The options for the next term; empty if all are chosen."""
        if self.card == NONE:
            return []
        return table.cards[self.card].script.terms(table, NextTerm(self))

    def effect(self, table: Table) -> None:
        """The effect if it passes."""
        if self.card != NONE:
            table.cards[self.card].script.resolve(table, Passed(self))

    def no_effect(self, table: Table) -> None:
        """The effect if it fails; by the rules there is none (REF-06)."""
        if self.card != NONE:
            table.cards[self.card].script.resolve(table, Failed(self))

    def usable(self, table: Table, option: Option) -> bool:
        """Whether an effect of this window may be used in this referendum."""
        del table, option
        return True

    def announce(self, table: Table) -> None:
        """Log the call."""
        table.emit(CALLS, self.caller, self.card)

    @property
    def polling(self) -> bool:
        """REF-02: whether all terms are set."""
        return self.is_past(Referendum.take_terms)

    # Called by effects

    def give(self, seat: int, card: int, n: int) -> None:
        """Give votes to a Methuselah because of ``card``; votes of minions are modifiers."""
        self.poll = replace(self.poll, given=(*self.poll.given, Given(seat, card, n)))

    def result_now(self, table: Table) -> tuple[int, int]:
        """The current votes for and against."""
        return votes.tally(table, self.poll)

    # The sequence

    def before(self, table: Table) -> None:
        """Open the window before the referendum of a political action.

        An effect may prevent the referendum.
        """
        if self.minion != NONE:
            Impulse.open(table, BEFORE_REFERENDUM)

    def call(self, table: Table) -> None:
        """REF-10: the political action card that called it gives its player a vote."""
        if self.called_off:
            self.go_to(Referendum.close)
            return
        gives_vote = (
            self.card != NONE
            and table.where[self.card] is Zone.BEING_PLAYED
            and Type.POLITICAL_ACTION in table.cards[self.card].types
        )
        self.poll = Poll(self.caller, self.card if gives_vote else NONE)
        self.announce(table)
        if self.card != NONE:
            table.cards[self.card].script.resolve(table, Called(self))
        if not self.certain:
            ReferendumWindow.open(table, REFERENDUM_CALLED)

    def offer_terms(self, table: Table) -> None:
        """REF-01, POL-04, ACT-02: the terms are chosen now, not when the action was announced."""
        if self.called_off or table.seats[self.caller].ousted:
            self.called_off = True
            self.go_to(Referendum.close)
            return
        options = self.choices_of_terms(table)
        if options:
            table.ask(self.caller, DecisionKind.TERMS, options, self.card)
        else:
            self.go_to(Referendum.before_votes)

    def take_terms(self, table: Table) -> None:
        """Record the chosen term and ask for the next one."""
        answer = table.answer
        self.terms += (answer,)
        if sets_something(answer):
            table.emit(
                TERMS,
                self.caller,
                answer.card,
                minion=answer.minion,
                target=answer.target,
                other_seat=answer.seat,
                n=answer.n,
                word=answer.verb.chosen or answer.verb.sentence,
            )
        self.go_to(Referendum.offer_terms)

    def before_votes(self, table: Table) -> None:
        """REF-02, REF-24: effects before votes and ballots are cast.

        A referendum that passes automatically does not open the window.
        """
        if self.certain:
            self.go_to(Referendum.resolve)
        else:
            ReferendumWindow.open(table, BEFORE_VOTES)

    def offer(self, table: Table) -> None:
        """REF-03: votes are cast in any order, and voting is optional.

        Every Methuselah with votes or effects is asked in turn, the caller first, and again after
        casting. REF-05: polling ends when all have passed in succession.
        """
        order = table.clockwise(self.caller)
        while self.silent < len(order) and not (self.called_off or self.lost):
            seat = order[self.at % len(order)]
            options = self.choices(table, seat)
            if options:
                table.ask(seat, DecisionKind.VOTE, [*options, PASSING], self.card)
                return
            self.at += 1
            self.silent += 1
        self.go_to(Referendum.resolve)

    def choices(self, table: Table, seat: int) -> list[Option]:
        """The remaining sources of votes, for and against, and the effects of the polling step."""
        found = [
            option
            for source in votes.open_sources(table, self.poll, seat)
            for option in votes.options_of(source)
        ]
        return found + [
            option for option in offers(table, seat, POLLING) if self.usable(table, option)
        ]

    def take(self, table: Table) -> None:
        """REF-04: cast votes are final. SEQ-05: after an effect the caller has the impulse."""
        answer = table.answer
        self.go_to(Referendum.offer)
        if answer.verb is PASS:
            self.at += 1
            self.silent += 1
            return
        self.silent = 0
        side = votes.SIDES.get(answer.verb)
        if side is None:
            self.at = 0
            carry_out(table, answer)
        else:
            order = table.clockwise(self.caller)
            self.cast(table, order[self.at % len(order)], answer, side)

    def cast(self, table: Table, seat: int, option: Option, side: VoteSide) -> None:
        """Cast the votes of one source and pay their cost."""
        source = self.source_of(table, seat, option)
        if source.kind is VoteOrigin.MINION and side is VoteSide.AGAINST:
            minion = table.minion(source.card)
            ledger.burn_blood(table, minion, votes.price_of(table, self.poll, minion))
        votes_cast = Cast(seat, source.kind, source.card, side, source.votes, source.ballots)
        before = votes.prisci_block_side(self.poll)
        self.poll = replace(self.poll, casts=(*self.poll.casts, votes_cast))
        if source.votes:
            what, n = _EVENTS[source.kind], source.votes
            table.emit(what, seat, option.card, n, minion=option.minion, word=side.value)
        if source.ballots:
            table.emit(BALLOT, seat, n=source.ballots, minion=option.minion, word=side.value)
        after = votes.prisci_block_side(self.poll)
        if after is not None and after is not before:
            table.emit(PRISCI, n=table.rules.prisci_votes, word=after.value)
        if source.kind is VoteOrigin.EDGE:
            move_edge(table)  # REF-12: back to the centre
        elif source.kind is VoteOrigin.HAND:
            burn_for_vote(table, seat, source.card)

    def source_of(self, table: Table, seat: int, option: Option) -> VoteSource:
        """The source that an option casts."""
        for source in votes.open_sources(table, self.poll, seat):
            if option in votes.options_of(source):
                return source
        raise LookupError(f"{option.key()} casts nothing")

    def resolve(self, table: Table) -> None:
        """REF-06: it passes with more votes for than against; ties fail."""
        if self.called_off:
            self.go_to(Referendum.close)
            return
        self.votes_for, self.votes_against = self.result_now(table)
        self.passed = self.certain or (self.votes_for > self.votes_against and not self.lost)
        table.emit(TALLIED, self.caller, self.card, minion=self.minion)
        word = f"{self.votes_for}:{self.votes_against}"
        table.emit(PASSES if self.passed else FAILS, self.caller, self.card, word=word)
        if self.passed:
            self.note_margin(table)
            self.effect(table)
        else:
            self.no_effect(table)

    def note_margin(self, table: Table) -> None:
        """Record the margin for effects that follow the action that called it."""
        action = table.current(CurrentAction)
        if action is not None and action.minion == self.minion:
            action.margin = self.votes_for - self.votes_against

    @override
    def broken_off(self, table: Table) -> None:
        """The result is announced even if it has ousted the Methuselah whose turn it was."""
        if self.passed is not None and not self.is_past(Referendum.after):
            table.emit(RESOLVED, self.caller, self.card, minion=self.minion)

    def after(self, table: Table) -> None:
        """Open the window after a referendum."""
        table.emit(RESOLVED, self.caller, self.card, minion=self.minion)
        ReferendumWindow.open(table, AFTER_REFERENDUM)

    def close(self, table: Table) -> None:
        """End the effects with this duration. REF-20: in 1994 cards are replaced only now."""
        self.over = True
        if self.called_off:
            table.emit(CALLED_OFF, self.caller, self.card)
        table.end_effects(Until.REFERENDUM)
        if not table.rules.replace_in_referendum:
            for seat in table.clockwise(self.caller):
                hand.adjust(table, seat)

    @override
    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule of this chapter that forbids casting, or using an effect."""
        if table.decision is None or option.verb not in votes.SIDES:
            return None
        return votes.why_not(table, self.poll, table.decision.seat, option)

    steps: ClassVar[tuple[Step, ...]] = (
        before,
        call,
        offer_terms,
        take_terms,
        before_votes,
        offer,
        take,
        resolve,
        after,
        close,
    )


class NextTerm(Occasion, frozen=True, gc=False):
    """The next term of the referendum of the card is to be chosen.

    Attributes:
        referendum: the referendum; its ``terms`` are those chosen so far.
    """

    referendum: Referendum


class Called(Occasion, frozen=True, gc=False):
    """The referendum of the card is called; its terms are not chosen yet."""

    referendum: Referendum


class Passed(Occasion, frozen=True, gc=False):
    """The referendum that the card called has passed."""

    referendum: Referendum


class Failed(Occasion, frozen=True, gc=False):
    """The referendum that the card called has failed."""

    referendum: Referendum


class ReferendumWindow(Impulse):
    """A window of the current referendum."""

    @override
    def choices(self, table: Table, seat: int) -> list[Option]:
        """The votes and cards that may be used in this referendum."""
        found = super().choices(table, seat)
        referendum = table.current(Referendum)
        if referendum is None or not found:
            return found
        if referendum.passed is None and (referendum.lost or referendum.called_off):
            return []
        return [option for option in found if referendum.usable(table, option)]


def burn_for_vote(table: Table, seat: int, card: int) -> None:
    """REF-11, AMB-31, AMB-52: a card burned for a vote is neither played nor discarded.

    Its text, requirements and cost are ignored; it is replaced as usual.
    """
    zones.move(table, card, Zone.ASH_HEAP)
    hand.adjust(table, seat)
