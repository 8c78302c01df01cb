"""Childer that enter play with a Discipline master."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    PASS,
    PASSING,
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Option,
    PurposeKind,
    Table,
    Verb,
    Wording,
    can_learn,
    hand,
    shuffle_library,
    teach,
)
from vtes_deck.effects.vocab import (
    HUNTS,
    AnyX,
    BecomesVampire,
    Blood,
    Choose,
    HasHunted,
    MoveCounters,
    Sect,
    Trigger,
    X,
    Zone,
    action,
    card,
)

VERBS = {
    Zone.LIBRARY: Verb("teach from library", "Put {card} from your library on {target}."),
    Zone.HAND: Verb("teach from hand", "Put {card} from your hand on {target}."),
    Zone.ASH_HEAP: Verb("teach from heap", "Put {card} from your ash heap on {target}."),
}


class DisciplineChoice(CardQuestion):
    """A Methuselah chooses a Discipline master for a vampire, or none.

    Attributes:
        seat: the Methuselah.
        childe: the vampire.
        places: the zones of the search.
    """

    seat: int
    childe: int
    places: tuple[Zone, ...] = (Zone.LIBRARY, Zone.HAND, Zone.ASH_HEAP)

    def offer(self, table: Table) -> None:
        """Offer one copy of each suitable card in each zone."""
        seat, childe = table.seats[self.seat], table.minion(self.childe)
        zones = {Zone.LIBRARY: seat.library, Zone.HAND: seat.hand, Zone.ASH_HEAP: seat.ash_heap}
        options = [
            Option(VERBS[zone], one, target=self.childe)
            for zone, cards in zones.items()
            if zone in self.places
            for one in hand.one_of_each(table, sorted(cards))
            if can_learn(table, childe, table.cards[one])
        ]
        if options:
            table.ask(self.seat, DecisionKind.CHOICE, [*options, PASSING], self.childe)
        else:
            shuffle_library(table, self.seat)
            self.finish()

    def take(self, table: Table) -> None:
        """Put the card on the vampire. GEN-24: shuffle the library after the search."""
        answer = table.answer
        if answer.verb is not PASS:
            teach(table, answer.card, table.minion(self.childe))
            hand.adjust(table, self.seat)
        shuffle_library(table, self.seat)

    steps = (offer, take)


class SearchDiscipline(Effect, frozen=True):
    """The Methuselah may put a Discipline master on the vampire that the card has become.

    Attributes:
        zones: the zones of the search, in the words of the card.
        what: the card to search for, in the words of the card.
    """

    zones: str = "library, hand and/or ash heap"
    what: str = "Discipline master card"

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        if context.card in context.table.in_play:
            context.table.push(DisciplineChoice(seat=context.seat, childe=context.card))

    @override
    def say(self, wording: Wording) -> str:
        return f"you can search your {self.zones} for a {self.what} and put it on this new vampire"


class BecomesMinistry(BecomesVampire, frozen=True, kw_only=True):
    """The card becomes a Ministry of the acting vampire's sect, because no sect is printed."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"put {wording.this} in play. It becomes a {self.capacity}-capacity (non-unique) "
            "Ministry and must hunt this turn"
        )


class FeedChilde(Choose, frozen=True):
    """Blood of the acting vampire moves to the vampire that the card has become."""

    @override
    def say(self, wording: Wording) -> str:
        most = self.target.most if isinstance(self.target, AnyX) else 0
        return f"move up to {most} blood from the acting vampire to this new vampire"


def feeds(most: int) -> FeedChilde:
    """Up to this much blood moves."""
    return FeedChilde(
        AnyX(1, most), (MoveCounters(X, Blood("user"), Blood("this")),), optional=True
    )


CARDS = (
    card(
        102246,
        "Childe of the Revolution",
        action(
            "",
            BecomesVampire(capacity=1, sect=Sect.ANARCH, hunts=True),
            SearchDiscipline(),
            stealth=1,
        ),
        Trigger(on=HUNTS, host=True, effects=(HasHunted(),)),
    ),
    card(
        101973,
        "Third Tradition: Progeny",
        action(
            "",
            BecomesVampire(capacity=1, sect=Sect.CAMARILLA, rests=True),
            SearchDiscipline(),
            feeds(2),
            stealth=1,
        ),
    ),
    card(
        100441,
        "Creation Rites",
        action(
            "",
            BecomesVampire(capacity=1, sect=Sect.SABBAT, rests=True),
            SearchDiscipline(
                "library (shuffle afterward), hand, and/or ash heap", "master Discipline card"
            ),
            feeds(1),
            stealth=1,
        ),
    ),
    card(
        102159,
        "Waters of Duat",
        action(
            "",
            BecomesMinistry(capacity=1, hunts=True),
            SearchDiscipline("library (shuffle afterward), hand, and/or ash heap"),
            stealth=1,
        ),
        Trigger(on=HUNTS, host=True, effects=(HasHunted(),)),
    ),
)
