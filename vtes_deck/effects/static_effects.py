"""Static abilities of cards in play for their minion: costs, tolls, title."""

from __future__ import annotations

from typing import override

from cardbase.model import Type
from vtes_deck.effects.vocab.context import EffectContext
from vtes_deck.effects.vocab.definition import Definition
from vtes_deck.effects.vocab.powers import EntersWith
from vtes_deck.effects.vocab.static_effects import (
    CannotUse,
    Discount,
    FollowsLeader,
    KeepsTitle,
    MastersCostMore,
    PassesFor,
    SilencesRetainers,
    Toll,
)
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.script import CardScript
from vtes_deck.engine.state.table import Phase, Table


class StaticEffectsScript(CardScript):
    """The part of a script that applies without being used."""

    def __init__(self, definition: Definition) -> None:
        parts = definition.parts
        self.cheaper = tuple(part for part in parts if isinstance(part, Discount))
        self.charged = tuple(part for part in parts if isinstance(part, Toll))
        self.slips = tuple(
            part.leaving
            for part in parts
            if isinstance(part, EntersWith) and part.leaving is not None
        )
        self.discounts = any(not part.everybody for part in self.cheaper)
        self.discounts_all = any(part.everybody for part in self.cheaper)
        self.surcharge = sum(part.n for part in parts if isinstance(part, MastersCostMore))
        self.tolls = bool(self.charged)
        self.shuns = frozenset(part.discipline for part in parts if isinstance(part, CannotUse))
        self.passes_for = frozenset(part.clan for part in parts if isinstance(part, PassesFor))
        self.follows = next((part.name for part in parts if isinstance(part, FollowsLeader)), "")
        self.silences = any(isinstance(part, SilencesRetainers) for part in parts)
        self.keeps_title = any(isinstance(part, KeepsTitle) for part in parts)

    @override
    def discount(self, table: Table, card: int, paid: Printed, level: str) -> tuple[int, int]:
        pool = blood = 0
        for part in self.cheaper:
            if (
                (not part.types or _plays_as(table, paid, part.types))
                and (not part.acting or _by_action(table))
                and (part.trait is None or part.trait in paid.traits)
                and (not part.clan or part.clan in paid.requirement.clans)
                and not paid.traits.intersection(part.but)
                and (not part.discipline or _requires(paid, part.discipline, level))
            ):
                pool, blood = pool + part.pool, blood + part.blood
        return pool, blood

    @override
    def toll(self, table: Table, card: int, blocker: Minion) -> int:
        card_in_play = table.in_play.get(card)
        seat = table.owner[card] if card_in_play is None else card_in_play.controller
        context = EffectContext(table, seat, card)
        return sum(part.n for part in self.charged if part.who.fits(context, blocker))

    @override
    def escapes_contest(self, table: Table, seat: int) -> bool:
        context = EffectContext(table, seat, NONE)
        return any(target.choices(context) for target in self.slips)


def _plays_as(table: Table, paid: Printed, types: tuple[Type, ...]) -> bool:
    """Whether a card has one of these types as it is being played.

    A card of several types has one at a time: it is a combat card in combat, or when damage is
    prevented outside combat (COM-47), and nowhere else.
    """
    if len(paid.types) == 1 or Type.COMBAT not in paid.types:
        return bool(paid.types.intersection(types))
    combat_cards = table.current(Combat) is not None or table.current(DamageResolution) is not None
    return combat_cards is (Type.COMBAT in types)


def _by_action(table: Table) -> bool:
    """Whether the card is being played by an action, not put in play by an effect."""
    return table.phase is Phase.MINION and table.current(Combat) is None


def _requires(paid: Printed, code: str, level: str) -> bool:
    """Whether a card requires a Discipline, as it is being played."""
    if level:
        return code in level.lower().split("+")
    return code in paid.requirement.disciplines
