"""Kaymakli Nightmares: everyone exchanges uncontrolled vampires."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Table,
    Wording,
    Zone,
    bank,
    ledger,
    mark,
    zones,
)
from vtes_deck.effects.vocab import PlayLimit, card, master

SHUFFLES = EventType(
    "shuffles crypt", mark("{seat} shuffles {n:crypt card} into the crypt and deals as many.")
)


def dream(table: Table, seat: int) -> None:
    """A Methuselah exchanges the crypt cards in her uncontrolled region; blood becomes pool."""
    player = table.seats[seat]
    waiting = [one for one in player.uncontrolled if table.cards[one].crypt]
    back = 0
    for one in waiting:
        blood = bank.burn_from_uncontrolled(table, one, player.uncontrolled[one])
        ledger.gain_pool(table, seat, blood)
        before = len(player.crypt)
        zones.move(table, one, Zone.CRYPT)
        back += len(player.crypt) - before
    table.random.shuffle(f"crypt of seat {seat}", player.crypt)
    table.emit(SHUFFLES, seat, n=back)
    for _ in range(back):
        zones.draw_crypt(table, seat)


class Dreams(Effect, frozen=True):
    """All Methuselahs exchange the crypt cards in their uncontrolled regions."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CRYPT, 1, whose="any"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        for seat in context.table.clockwise(context.table.active):
            dream(context.table, seat)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "all Methuselahs move any crypt cards in their uncontrolled regions to their crypts. "
            "Any blood counters on them are moved to the Methuselah's pool, and any cards on them "
            "are burned. Each Methuselah shuffles his or her crypt and then moves as many cards "
            "from his or her crypt to his or her uncontrolled region as he or she shuffled in"
        )


CARDS = (
    card(
        101036,
        "Kaymakli Nightmares",
        master(Dreams()),
        PlayLimit(per="game", by="everybody"),
    ),
)
