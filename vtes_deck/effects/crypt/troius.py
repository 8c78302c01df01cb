"""Troius: no votes against blood hunts."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    BloodHunt,
    Does,
    Forbids,
    Key,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import Activity, card


class FollowsBloodHunts(OwnStatic, Forbids, frozen=True):
    """The vampire cannot cast votes or ballots against the referendum of a blood hunt."""

    key: ClassVar[Key] = Activity.VOTE_AGAINST

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="host"),)

    @override
    def forbids(self, table: Table, source: int, on: int) -> bool:
        return table.current(BloodHunt) is not None

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.name} cannot cast votes or ballots against blood hunt referendums"


CARDS = (card(201388, "Troius", FollowsBloodHunts()),)
