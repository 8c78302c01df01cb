"""Searching the crypt for a vampire."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.card_query import ACard, by_name
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.counters import ADDED
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording, with_article
from vtes_deck.engine.mechanics import bank, zones
from vtes_deck.engine.state.decisions import PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Table, Zone
from vtes_deck.kernel.procedure import Procedure

FIND = Verb("take from crypt", "Take {target} from your crypt.")
SEARCHES = EventType("searches crypt", "{seat} searches the crypt.")
FOUND = EventType("found in crypt", "{seat} reveals {card} and puts it in the uncontrolled region.")
SHUFFLES = EventType("shuffles crypt", "{seat} shuffles the crypt.")


class SearchCrypt(Effect, frozen=True, kw_only=True):
    """The user searches her crypt for a vampire and moves it to her uncontrolled region.

    Attributes:
        what: filter for the vampires of the crypt.
        blood: the blood that is added to it.
    """

    what: ACard
    blood: int = 0

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CRYPT, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.emit(SEARCHES, context.seat)
        context.table.push(
            CryptSearch(seat=context.seat, card=context.card, what=self.what, blood=self.blood)
        )

    @override
    def say(self, wording: Wording) -> str:
        found = with_article(self.what.noun())
        blood = f" with {self.blood} blood" if self.blood else ""
        return (
            f"search your crypt for {found}, reveal them, and move them to your uncontrolled "
            f"region{blood}"
        )


class CryptSearch(Procedure):
    """The player takes one of the vampires that she finds, or none.

    Attributes:
        seat, card: as in :class:`EffectContext`.
        what, blood: as in :class:`SearchCrypt`.
    """

    seat: int
    card: int
    what: ACard
    blood: int

    def offer(self, table: Table) -> None:
        """Offer one of each name; the search may fail, because others cannot check it."""
        found = self.what.found(EffectContext(table, self.seat, self.card))
        options = [Option(FIND, self.card, target=one) for one in by_name(table, found)]
        table.ask(self.seat, DecisionKind.CARD, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Move the vampire and shuffle the crypt (GEN-24)."""
        answer = table.answer
        if answer.verb is not PASS:
            table.emit(FOUND, self.seat, answer.target)
            zones.move(table, answer.target, Zone.UNCONTROLLED)
            if self.blood:
                bank.add_to_uncontrolled(table, answer.target, self.blood)
                table.emit(ADDED, self.seat, answer.target, n=self.blood, only=self.seat)
        table.random.shuffle(f"crypt of seat {self.seat}", table.seats[self.seat].crypt)
        table.emit(SHUFFLES, self.seat)

    steps = (offer, take)
