"""Trophies for vampires that burn Red List minions (TRT-10, TRT-12)."""

from __future__ import annotations

from cardbase.terms import Trait
from vtes_deck.engine.mechanics import hand, zones
from vtes_deck.engine.state.decisions import PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Table, Until, Zone
from vtes_deck.kernel.procedure import Procedure

FETCH_TROPHY = Verb("fetch trophy", "Put {card} on {minion}.")
AWARD = Verb("award trophy", "Move {card} to {minion}.")

TROPHY = EventType("trophy", "{minion} receives {card}.")

WON = "trophies won"
"""Recorded for a burned Red List minion, so that it is rewarded only once."""

AWARDED = "awarded"
"""The mark of a trophy that has been given to a vampire; it cannot be given again."""


def is_on_red_list(table: Table, card: int) -> bool:
    """Whether a minion in play is on the Red List, in an edition that has it (TRT-10)."""
    known = table.rules.red_list and card in table.in_play
    return known and Trait.RED_LIST in table.cards[card].traits


def can_take(table: Table, card: int) -> bool:
    """TRT-10: whether a vampire is in play and can take a trophy."""
    card_in_play = table.in_play.get(card)
    return isinstance(card_in_play, Minion) and card_in_play.vampire


def win(table: Table, killer: int, victim: int) -> None:
    """TRT-10, TRT-12: a vampire that has burned a Red List minion may be given trophies, once.

    The minion was burned in combat, by diablerie, or by another directed action of the vampire.
    """
    burned = victim not in table.in_play and table.where[victim] is Zone.ASH_HEAP
    red = table.rules.red_list and Trait.RED_LIST in table.cards[victim].traits
    if burned and red and can_take(table, killer) and not table.has_used(WON, victim, Until.ACTION):
        table.use_once(WON, victim, Until.ACTION)
        table.push(TrophyAward(killer))


class TrophyAward(Procedure):
    """TRT-12: the choice of a trophy from library, ash heap or hand, then of trophies in play.

    Attributes:
        vampire: the vampire that has burned a Red List minion.
        seats: the Methuselahs who may still move a trophy to it.
    """

    vampire: int
    seats: tuple[int, ...] = ()

    def fetch(self, table: Table) -> None:
        """Offer the trophies that a search finds. GEN-24: the player may choose none."""
        if self.vampire not in table.in_play:
            self.finish()
            return
        seat = table.in_play[self.vampire].controller
        self.seats = tuple(table.clockwise(seat))
        options = [
            Option(FETCH_TROPHY, card, self.vampire) for card in found(table, seat, Trait.TROPHY)
        ]
        table.ask(seat, DecisionKind.CARD, [*options, PASSING], about=self.vampire)

    def fetched(self, table: Table) -> None:
        """Put the card on the vampire, shuffle the library and fill the hand."""
        answer = table.answer
        seat = table.in_play[self.vampire].controller
        if answer.verb is not PASS:
            zones.enter_play(table, answer.card, seat, self.vampire)
            self.give(table, answer.card)
        table.random.shuffle(f"library of seat {seat}", table.seats[seat].library)
        hand.adjust(table, seat)

    def offer(self, table: Table) -> None:
        """TRT-10: offer trophies in play that have not been given, if their controllers agree."""
        while self.seats and self.vampire in table.in_play:
            seat = self.seats[0]
            options = [
                Option(AWARD, card, self.vampire)
                for card in table.seats[seat].in_play
                if Trait.TROPHY in table.cards[card].traits
                and not table.in_play[card].mark(AWARDED)
            ]
            if options:
                table.ask(seat, DecisionKind.CARD, [*options, PASSING], about=self.vampire)
                return
            self.seats = self.seats[1:]
        self.finish()

    def award(self, table: Table) -> None:
        """Give the trophy to the vampire; the vampire's controller controls it from now on."""
        answer = table.answer
        self.go_to(TrophyAward.offer)
        if answer.verb is PASS:
            self.seats = self.seats[1:]
            return
        zones.attach(table, answer.card, self.vampire)
        zones.give(table, answer.card, table.in_play[self.vampire].controller)
        self.give(table, answer.card)

    def give(self, table: Table, card: int) -> None:
        """Mark the trophy as given."""
        table.in_play[card].set_mark(AWARDED, 1)
        table.emit(TROPHY, table.in_play[card].controller, card, minion=self.vampire)

    steps = (fetch, fetched, offer, award)


def found(table: Table, seat: int, trait: Trait) -> list[int]:
    """One card of each name with a trait, from library, ash heap and hand."""
    player = table.seats[seat]
    cards = [*player.library, *player.ash_heap, *player.hand]
    return hand.one_of_each(table, [card for card in cards if trait in table.cards[card].traits])
