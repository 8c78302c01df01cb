"""Camera Phone: a bleed that other equipment does not increase."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    NONE,
    Action,
    CardInPlay,
    Does,
    Key,
    Number,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
    statics_on,
)
from vtes_deck.effects.vocab import BleedAction, Bonus, Type, card


class OtherEquipment(OwnStatic, Number, frozen=True):
    """Subtracts the bonus of other equipment from a bleed with this card."""

    key: ClassVar[Key] = Bonus.BLEED

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLEED, 1, which="host", less=True),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        action = table.current(Action)
        if isinstance(on, int) or action is None or action.card != source:
            return 0
        added = [
            static.number(table, one, on)
            for one, static in statics_on(table, Bonus.BLEED, on.card)
            if one != source and self.is_equipment(table, one)
        ]
        added += [
            one.n
            for one in table.modifiers
            if (one.on, one.bonus) == (on.card, Bonus.BLEED)
            and one.source != source
            and self.is_equipment(table, one.source)
        ]
        return -sum(n for n in added if n > 0)

    @staticmethod
    def is_equipment(table: Table, card: int) -> bool:
        """Whether a card is equipment."""
        return card != NONE and Type.EQUIPMENT in table.cards[card].types

    @override
    def say(self, wording: Wording) -> str:
        return "no other equipment can increase the bleed amount of this action"


CARDS = (
    card(
        100287,
        "Camera Phone",
        BleedAction(sentence="{minion} acts to bleed with {card}.", host=True, plus=1),
        OtherEquipment(),
    ),
)
