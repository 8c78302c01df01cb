"""Toreador: the invitation, and recruiting from the deck."""

from __future__ import annotations

from vtes_deck.heritage import queue, tokens
from vtes_deck.heritage.dataset.effects import Effect, Invitation, RecruitFromDeck
from vtes_deck.heritage.decisions import NO, YES, DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.recruit import RECRUIT, Recruit, bound_elsewhere, sires
from vtes_deck.heritage.resolve import TARGET, Resolve, act
from vtes_deck.heritage.table import Table
from vtes_deck.kernel.decisions import NONE
from vtes_deck.kernel.procedure import Procedure

INVITE_AFTER = Verb("invite after", "Invite {seat} to gain the effect after you.")
INVITE_BEFORE = Verb("invite before", "Invite {seat} to gain the effect before you.")
ALONE = Verb("invite no one", "Invite no one.")

ACCEPTED = EventType("accepted", "{other_seat} accepts the invitation of {seat}.")
DECLINED = EventType("declined", "{other_seat} declines the invitation of {seat}.")
SHUFFLED = EventType("shuffled", "The character deck is shuffled.")

REWARD = 2
"""H-CLN-06: power from the supply for an accepted invitation."""


class Invite(Procedure):
    """H-CLN-06: one opponent may also take the effect; the order is fixed before the answer.

    Attributes:
        effects: the effects for everyone who takes part.
        guest: the invited player; ``before``: whether the guest comes first.
        actor: the vampire that the guest chose for the effects.
    """

    effects: tuple[Effect, ...]
    guest: int = NONE
    before: bool = False
    actor: int = NONE

    def under(self, table: Table) -> Resolve:
        """The scheme that invites."""
        found = table.stack[-2]
        assert isinstance(found, Resolve)
        return found

    def ask(self, table: Table) -> None:
        """Ask for the opponent to invite, and for the order."""
        seat = self.under(table).seat
        found = [Option(ALONE)]
        for other in table.opponents(seat):
            found += [Option(INVITE_AFTER, seat=other), Option(INVITE_BEFORE, seat=other)]
        table.ask(seat, DecisionKind.OPPONENT, found)

    def offer(self, table: Table) -> None:
        """Ask the guest for the decision."""
        answer = table.answer
        if answer.verb is ALONE:
            self.go_to(Invite.first)
            return
        self.guest, self.before = answer.seat, answer.verb is INVITE_BEFORE
        table.ask(
            self.guest, DecisionKind.CHOICE, [Option(YES), Option(NO)], self.under(table).source
        )

    def accept(self, table: Table) -> None:
        """The coterie leader gains 2 power, and the guest names a vampire."""
        under = self.under(table)
        found = [Option(TARGET, target=one.card) for one in table.bloodline(self.guest)]
        if table.answer.verb is NO or not found:
            table.emit(DECLINED, under.seat, other_seat=self.guest)
            self.guest = NONE
            self.go_to(Invite.first)
            return
        table.emit(ACCEPTED, under.seat, other_seat=self.guest)
        leader = table.vampires.get(under.actor)
        if leader is not None:
            tokens.add_power(table, leader, REWARD)
        table.only_or_ask(self.guest, DecisionKind.TARGET, found)

    def named(self, table: Table) -> None:
        """The vampire of the guest."""
        self.actor = table.answer.target

    def first(self, table: Table) -> None:
        """Carry out the effects for the first player."""
        self.gains(table, guest=self.before)

    def second(self, table: Table) -> None:
        """Carry out the effects for the second player."""
        self.gains(table, guest=not self.before)

    def gains(self, table: Table, *, guest: bool) -> None:
        """Carry out the effects for one of the two players."""
        under = self.under(table)
        if not guest:
            table.push(under.sub(self.effects))
        elif self.guest != NONE:
            table.push(
                Resolve(
                    seat=self.guest, actor=self.actor, effects=self.effects, source=under.source
                )
            )

    steps = (ask, offer, accept, named, first, second)


class FromDeck(Procedure):
    """H-CLN-06: any character of the deck is recruited by the usual rules.

    Then the deck is shuffled. H-TRN-04: it is the recruit of this turn, so nothing happens if that
    is done. A guest, whose turn it is not, recruits no one.

    Attributes:
        seat: the recruiting player.
    """

    seat: int

    def ask(self, table: Table) -> None:
        """Ask for a character."""
        if table.recruited or self.seat != table.active or not sires(table, self.seat):
            self.finish()
            return
        found = [
            Option(RECRUIT, card)
            for card in sorted(table.deck)
            if not bound_elsewhere(table, self.seat, card)
        ]
        if not found:
            self.finish()
            return
        table.ask(self.seat, DecisionKind.CHARACTER, found)

    def take(self, table: Table) -> None:
        """Remove the character from the deck."""
        table.deck.remove(table.answer.card)
        queue.renew(table)
        table.push(Recruit(seat=self.seat, card=table.answer.card))

    def shuffle(self, table: Table) -> None:
        """H-CLN-06: the deck is shuffled at the end."""
        table.random.shuffle(queue.DECK, table.deck)
        table.emit(SHUFFLED, self.seat)

    steps = (ask, take, shuffle)


@act(Invitation)
def invitation(table: Table, under: Resolve, effect: Invitation) -> None:
    """H-CLN-06."""
    del under
    table.push(Invite(effects=effect.effects))


@act(RecruitFromDeck)
def recruit_from_deck(table: Table, under: Resolve, effect: RecruitFromDeck) -> None:
    """H-CLN-06."""
    del effect
    table.push(FromDeck(seat=under.seat))
