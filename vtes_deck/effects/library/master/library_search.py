"""Locations that search the library for cards of a kind."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    ACT,
    ANY_TIME,
    ACard,
    AMinion,
    Blood,
    MinionFilter,
    MoveCards,
    MyTurn,
    Pay,
    Power,
    PutInPlay,
    Trait,
    Zone,
    card,
    master,
)

WEAPON = ACard(Zone.LIBRARY, trait=Trait.WEAPON)
SORCERY = ACard(Zone.LIBRARY, minion_card=True, discipline="tha")
READY_TREMERE = AMinion(MinionFilter(ready=True, clans=("Tremere antitribu",)))


class FindsWeapon(Power, frozen=True, kw_only=True):
    """The search for a weapon."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during your minion phase, you can lock this card to search your library for a weapon "
            "and move it to your hand (shuffle and discard afterward)"
        )


class FindsSorcery(Power, frozen=True, kw_only=True):
    """The search for a card of Blood Sorcery."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "lock this card and burn 1 blood from a ready Tremere antitribu you control to search "
            "your library for a minion card that requires Blood Sorcery [tha]. Show that card to "
            "all players and put it in your hand. Discard down and shuffle afterward"
        )


CARDS = (
    card(
        100035,
        "Al's Army Apparatus",
        master(PutInPlay()),
        FindsWeapon(
            sentence="Lock {card}: search your library for a weapon.",
            at=ACT,
            lock=True,
            conditions=(MyTurn(),),
            effects=(MoveCards(WEAPON, Zone.HAND, how="chosen"),),
        ),
    ),
    card(
        101849,
        "Spirit Summoning Chamber",
        master(PutInPlay()),
        FindsSorcery(
            sentence="Lock {card}, {target} burns 1 blood: search your library.",
            at=ANY_TIME,
            lock=True,
            target=READY_TREMERE,
            effects=(Pay(1, Blood("target")), MoveCards(SORCERY, Zone.HAND, how="chosen")),
        ),
    ),
)
