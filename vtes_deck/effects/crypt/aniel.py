"""Aniel: cleanses minions of corruption and of cards."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Target,
    Wording,
    corruption,
    minions_of,
    zones,
)
from vtes_deck.effects.vocab import CardAction, MinionFilter, card

OTHERS = MinionFilter(ready=True, another=True)
CLEANSES = EventType("cleanses", "{seat} burns a corruption counter of {other_seat} from {minion}.")


class Affliction(Target, frozen=True):
    """Corruption counters of a Methuselah on another minion, or a card of a Discipline on it.

    A minion is chosen together with the Methuselah whose counter is burned.
    """

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        found: list[Choice] = []
        for minion in minions_of(context, OTHERS, "any"):
            found += [
                (minion.card, NONE, seat.number + 1)
                for seat in table.seats
                if minion.mark(corruption(seat.number))
            ]
            found += [
                (one, NONE, 0)
                for one in minion.attached
                if table.cards[one].requirement.disciplines
            ]
        return found

    @override
    def say(self, wording: Wording) -> str:
        return "1 corruption counter or a card requiring a Discipline from another ready minion"


class Cleanse(Effect, frozen=True):
    """The counter, or the card, is burned."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CORRUPTION, 1, which="target", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, owner = context.table, context.n - 1
        if context.target not in table.in_play:
            return
        if owner < 0:
            zones.burn(table, context.target)
            return
        minion = table.minion(context.target)
        left = minion.mark(corruption(owner))
        if left:
            minion.set_mark(corruption(owner), left - 1)
            table.emit(CLEANSES, context.seat, minion=minion.card, other_seat=owner)

    @override
    def say(self, wording: Wording) -> str:
        return f"burn {wording.target}"


class Cleanses(CardAction, frozen=True, kw_only=True):
    """The action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} can burn {Affliction().say(wording)} as a +{self.stealth} stealth Ⓓ "
            f"action that costs {self.blood} blood"
        )


CARDS = (
    card(
        201666,
        "Aniel",
        Cleanses(
            sentence="{minion} acts to cleanse {target}.",
            host=True,
            stealth=1,
            blood=1,
            target=Affliction(),
            effects=(Cleanse(),),
        ),
    ),
)
