"""Rise of the Fallen: burned corruption counters cost the prey pool."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ACTION_OVER,
    CLEANSED,
    Condition,
    Effect,
    EffectContext,
    Minion,
    NoPurpose,
    SaidElsewhere,
    Wording,
    corruption,
)
from vtes_deck.effects.crypt.aniel import CLEANSES
from vtes_deck.effects.vocab import (
    UNLOCK,
    AMinion,
    Burn,
    BurnCard,
    MinionFilter,
    MyTurn,
    Pool,
    Power,
    PutInPlay,
    Trigger,
    action,
    card,
)

HAS_BURNED = "corruption burned in this action"
"""The mark of the card during an action in which its controller has burned counters."""


class DuringAction(SaidElsewhere, Condition, frozen=True):
    """There is a current action."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.action is not None


class NotesBurned(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """Records that corruption counters have been burned."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.card_in_play.set_mark(HAS_BURNED, 1)


class Notes(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """Corruption counters are burned."""


class WasBurned(Condition, frozen=True):
    """The controller of the card has burned corruption counters during the action."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return bool(context.card_in_play.mark(HAS_BURNED))

    @override
    def say(self, wording: Wording) -> str:
        return "during which you have burned corruption counters"


class EndsRecord(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """The mark is removed before the next action."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.card_in_play.set_mark(HAS_BURNED, 0)


class PreyPays(Trigger, frozen=True, kw_only=True):
    """The prey burns pool after an action."""

    @override
    def say(self, wording: Wording) -> str:
        when = " ".join(one.say(wording) for one in self.conditions)
        paid = "".join(one.say(wording) for one in self.effects)
        return f"{paid} after resolution of each action {when}".strip()


class Corrupted(MinionFilter, frozen=True, kw_only=True):
    """A vampire with corruption counters of any Methuselah."""

    @override
    def fits(self, context: EffectContext, minion: Minion) -> bool:
        seats = context.table.seats
        return minion.vampire and any(minion.mark(corruption(one.number)) for one in seats)

    @override
    def noun(self, *, plural: bool = False) -> str:
        return "vampire they control with any corruption counters"


class Sacrifice(Power, frozen=True, kw_only=True):
    """A Methuselah burns a corrupted vampire of her own to burn the card."""

    @override
    def say(self, wording: Wording) -> str:
        own = "".join("their" for one in self.conditions if isinstance(one, MyTurn))
        victim = Corrupted().noun()
        return f"Methuselahs can burn a {victim} during {own} unlock phase to burn this card"


CARDS = (
    card(
        101638,
        "Rise of the Fallen",
        action("", PutInPlay(), stealth=1),
        Notes(on=CLEANSED, mine=True, conditions=(DuringAction(),), effects=(NotesBurned(),)),
        Notes(on=CLEANSES, mine=True, conditions=(DuringAction(),), effects=(NotesBurned(),)),
        PreyPays(
            on=ACTION_OVER,
            conditions=(WasBurned(),),
            effects=(EndsRecord(), Burn(1, Pool("prey"))),
        ),
        Sacrifice(
            sentence="Burn {target} to burn {card}.",
            at=UNLOCK,
            user="target",
            conditions=(MyTurn(),),
            target=AMinion(Corrupted(), "mine"),
            effects=(BurnCard("target"), BurnCard("this")),
        ),
    ),
)
