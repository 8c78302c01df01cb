"""Touch of Oblivion: a minion stays locked for a while, goes to torpor or is burned."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    Key,
    OwnStatic,
    PurposeKind,
    Replaces,
    Table,
    Wording,
    Would,
    WouldUnlock,
    torpor,
)
from vtes_deck.effects.library.combat.torpor_strikes import EFFECTS_ONLY
from vtes_deck.effects.vocab import (
    Blood,
    Burn,
    BurnsWhenEmpty,
    PutOn,
    card,
    combat,
)


class PutOnStruck(PutOn, frozen=True):
    """Puts the card with counters on the minion that is hit."""

    @override
    def say(self, wording: Wording) -> str:
        return f"put this card on the opposing minion with {self.counters} counters"


class Overwhelms(Effect, frozen=True):
    """The opposing vampire goes to torpor; an opposing ally is burned (PLY-35)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.TORPOR, which="opposing"),
            Does(PurposeKind.BURN, which="opposing"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Apply the effect after the combat (COM-23)."""
        torpor.send(context.table, context.target_minion)

    @override
    def say(self, wording: Wording) -> str:
        return "send the opposing vampire to torpor or burn the opposing ally"


class BurnsCounterInstead(OwnStatic, Replaces, frozen=True):
    """The minion with the card burns a counter instead of unlocking as normal."""

    key: ClassVar[Key] = WouldUnlock

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="host"),)

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        seat = table.in_play[source].controller
        Burn(1, Blood("this")).carry_out(EffectContext(table, seat, source))

    @override
    def say(self, wording: Wording) -> str:
        return "the attached minion burns 1 counter from this card instead of unlocking as normal"


CARDS = (
    card(
        102283,
        "Touch of Oblivion",
        combat("obl", EFFECTS_ONLY, PutOnStruck(counters=2)),
        combat("OBL", EFFECTS_ONLY, Overwhelms()),
        BurnsCounterInstead(),
        BurnsWhenEmpty(),
    ),
)
