"""Effects on ash heaps: removing, exchanging and recovering cards."""

from __future__ import annotations

import re
from typing import override

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.context import Condition, EffectContext
from vtes_deck.effects.vocab.minion_filter import Whose, seats_of
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.state.decisions import NONE, Verb
from vtes_deck.engine.state.printed import Printed

MAKES_ANARCH = re.compile(
    r"\b(?:th(?:is|at) vampire becomes|they become) anarch\b|\bmake\b[^.]{0,80} anarch\b",
    re.IGNORECASE,
)
REMOVE = Verb("remove from heap", "Remove {target} from the game.")


class HeapHas(Condition, frozen=True, kw_only=True):
    """An ash heap holds enough cards.

    Attributes:
        least: the minimum.
        whose: the owner of the ash heap.
        copy: another card in the ash heap must be a copy of the card itself.
    """

    least: int
    whose: Whose = "mine"
    copy: bool = False

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        heap = table.seats[seats_of(context, self.whose)[0]].ash_heap
        number = table.cards[context.card].id
        if self.copy and not any(table.cards[card].id == number for card in heap):
            return False
        return len(heap) >= self.least + self.copy

    @override
    def say(self, wording: Wording) -> str:
        whose = "your prey's" if self.whose == "prey" else "your"
        return f"if {whose} ash heap holds {self.least} cards"


def own_copy(context: EffectContext) -> int:
    """The number of a copy of the card in its user's ash heap, or ``NONE``."""
    table = context.table
    number = table.cards[context.card].id
    heap = table.seats[context.seat].ash_heap
    return next((card for card in heap if table.cards[card].id == number), NONE)


def requires_anarch(printed: Printed) -> bool:
    """Whether a card requires an Anarch: as a sect, or by the title of baron (TIT-03)."""
    requirement = printed.requirement
    return Sect.ANARCH in requirement.sects or Title.BARON in requirement.titles


def makes_anarch(printed: Printed) -> bool:
    """Whether a card makes a vampire Anarch."""
    return bool(MAKES_ANARCH.search(printed.definition.text))
