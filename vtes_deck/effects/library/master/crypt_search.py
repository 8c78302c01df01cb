"""Masters that look for vampires in the crypt."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ADDED,
    NONE,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Wording,
    bank,
    zones,
)
from vtes_deck.effects.vocab import (
    ACard,
    Blood,
    Choose,
    Gain,
    PlayLimit,
    SearchCrypt,
    Zone,
    card,
    master,
)

REVEALS = EventType("reveals crypt", "{seat} reveals {card}, the top card of the crypt.")
BURIES = EventType("buries", "{seat} moves {card} to the bottom of the crypt.")
KIASYD = ACard(Zone.UNCONTROLLED, vampire=True, clans=("Kiasyd",))
ONE_BLOOD = Choose(KIASYD, (Gain(1, Blood("target")),))


class Gather(Effect, frozen=True):
    """The top crypt card is drawn with blood if it is of the clan; if not, it goes to the bottom.

    Attributes:
        clan: the clan.
    """

    clan: str

    @override
    def possible(self, context: EffectContext) -> bool:
        """By a ruling, the crypt must have a card."""
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
