"""Iliana: a vampire on whom no one has a contract."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import BarsGear, Does, OwnStatic, PurposeKind, Table, Wording
from vtes_deck.effects.vocab import Trait, card


class NoContracts(OwnStatic, BarsGear, frozen=True):
    """Contracts cannot be placed on the vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="others"),)

    @override
    def bars(self, table: Table, source: int, card: int) -> bool:
        return Trait.CONTRACT in table.cards[card].traits

    @override
    def say(self, wording: Wording) -> str:
        return f"contracts cannot be placed on {wording.this}"


CARDS = (card(200626, "Iliana", NoContracts()),)
