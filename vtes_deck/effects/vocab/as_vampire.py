"""Allies that play cards as vampires (PLY-35)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from cardbase.disciplines import DISCIPLINES
from cardbase.terms import Sect, Type
from vtes_deck.effects.vocab.context import Condition, EffectContext, Node
from vtes_deck.effects.vocab.wording import Wording, with_article
from vtes_deck.engine.cards.requirements import PLAYED_TO_ACT
from vtes_deck.engine.state.ability_statics import PlaysAsVampire
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.table import Table

BASIC = 1
"""The basic level of a Discipline."""


class CardsAsVampire(Node, PlaysAsVampire, frozen=True, kw_only=True):
    """The ally can play cards that require Disciplines, at the basic level, as a vampire.

    The ally does not have the Disciplines (GEN-02). Two of these texts are not cumulative.

    Attributes:
        codes: the Disciplines.
        alternative: excludes cards that require several of the Disciplines together.
        capacity, sect: the capacity and sect of the vampire.
        only: allows only cards of these types; all types if empty.
        but: excludes cards of these types.
        conditions: the conditions.
    """

    codes: tuple[str, ...]
    alternative: bool = False
    capacity: int = 1
    sect: Sect = Sect.INDEPENDENT
    only: tuple[Type, ...] = ()
    but: frozenset[Type] = frozenset()
    conditions: tuple[Condition, ...] = ()

    @override
    def known(self, table: Table, source: int, card: Printed) -> Sequence[dict[str, int]]:
        if card.types.intersection(self.but) or (
            self.only and not card.types.intersection(self.only)
        ):
            return ()
        if self.conditions:
            context = EffectContext(table, table.in_play[source].controller, source)
            if not all(condition.holds(context) for condition in self.conditions):
                return ()
        if self.alternative:
            return [{code: BASIC} for code in self.codes]
        return (dict.fromkeys(self.codes, BASIC),)

    @override
    def say(self, wording: Wording) -> str:
        names = [f"basic {DISCIPLINES[code].name}" for code in self.codes]
        required = (" or " if self.alternative else " and/or ").join(names[-2:])
        required = ", ".join((*names[:-2], required))
        kind = "" if self.sect is Sect.INDEPENDENT else f"{self.sect.value} "
        capacity = f" with capacity {self.capacity}" if self.capacity > 1 else ""
        vampire = with_article(f"{kind}vampire{capacity}")
        return f"{wording.user} can play {self._kinds()}cards requiring {required} as {vampire}"

    def _kinds(self) -> str:
        """The types of the cards, before the noun."""
        if self.only:
            return "".join(f"{one.value.lower()} " for one in self.only)
        if self.but == PLAYED_TO_ACT:
            return "non-action "
        return "".join(f"non-{one.value.lower()} " for one in self.but)
