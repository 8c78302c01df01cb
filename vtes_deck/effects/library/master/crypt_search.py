"""Masters that look for vampires in the crypt."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ADDED,
    NONE,
    PASS,
    PASSING,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    Option,
    Procedure,
    PurposeKind,
    Table,
    Verb,
    Wording,
    bank,
    by_name,
    with_article,
    zones,
)
from vtes_deck.effects.vocab import (
    ACard,
    Blood,
    Choose,
    Gain,
    PlayLimit,
    Zone,
    card,
    master,
)

FIND = Verb("take from crypt", "Take {target} from your crypt.")
SEARCHES = EventType("searches crypt", "{seat} searches the crypt.")
FOUND = EventType("found in crypt", "{seat} reveals {card} and puts it in the uncontrolled region.")
SHUFFLES = EventType("shuffles crypt", "{seat} shuffles the crypt.")
REVEALS = EventType("reveals crypt", "{seat} reveals {card}, the top card of the crypt.")
BURIES = EventType("buries", "{seat} moves {card} to the bottom of the crypt.")
KIASYD = ACard(Zone.UNCONTROLLED, vampire=True, clans=("Kiasyd",))
ONE_BLOOD = Choose(KIASYD, (Gain(1, Blood("target")),))


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
        """Offer one of each name; the search may fail, as the crypt is hidden from the others."""
        found = self.what.found(EffectContext(table, self.seat, self.card))
        options = [Option(FIND, self.card, target=one) for one in by_name(table, found)]
        table.ask(self.seat, DecisionKind.CARD, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Move the vampire; the crypt is shuffled (GEN-24)."""
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


class Gather(Effect, frozen=True):
    """The top crypt card is drawn with blood if it is of the clan; if not, it goes to the bottom.

    Attributes:
        clan: the clan.
    """

    clan: str

    @override
    def possible(self, context: EffectContext) -> bool:
        """By a ruling the crypt must have a card."""
        return bool(context.table.seats[context.seat].crypt)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CRYPT, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, seat = context.table, context.seat
        crypt = table.seats[seat].crypt
        if not crypt:
            return
        table.emit(REVEALS, seat, crypt[-1])
        if table.cards[crypt[-1]].clan == self.clan:
            drawn = zones.draw_crypt(table, seat)
            if drawn != NONE:
                bank.add_to_uncontrolled(table, drawn, 1)
                table.emit(ADDED, seat, drawn, n=1, only=seat)
        else:
            crypt.insert(0, crypt.pop())
            table.emit(BURIES, seat, crypt[0])

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"reveal the top card of your crypt. If it is a {self.clan}, draw it and add 1 blood "
            "to it; otherwise, move it to the bottom of your crypt"
        )


CARDS = (
    card(102289, "Family Gathering", master(Gather("Hecata"))),
    card(
        100424,
        "Coroner's Contact",
        master(SearchCrypt(what=ACard(Zone.CRYPT, vampire=True, clans=("Samedi",)), blood=1)),
    ),
    card(
        100853,
        "Great Symposium",
        master(
            SearchCrypt(what=ACard(Zone.CRYPT, vampire=True, clans=("Kiasyd",))),
            ONE_BLOOD,
            ONE_BLOOD,
            ONE_BLOOD,
        ),
        PlayLimit(per="game", by="everybody"),
        exception="The blood is distributed one at a time.",
    ),
)
