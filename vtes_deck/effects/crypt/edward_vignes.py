"""Edward Vignes: actions directed at him fail."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    EffectContext,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.vocab import (
    DECLINED,
    DISCARD_TARGET,
    UNBLOCKED,
    ACard,
    ActionFails,
    Power,
    Zone,
    card,
)


class AimedAtHim(SaidElsewhere, Condition, frozen=True):
    """A minion of another Methuselah aims its action at the vampire, and it is not blocked."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return (
            action is not None
            and not action.failed
            and action.target == context.host
            and action.acting_seat(context.table) != context.seat
        )


class BurnsDominate(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "you can burn a card that requires Dominate from your hand to cause an action directed "
            f"at {wording.name} to fail"
        )


CARDS = (
    card(
        200403,
        "Edward Vignes",
        BurnsDominate(
            sentence="Burn {target}: the action fails.",
            at=UNBLOCKED | DECLINED,
            conditions=(AimedAtHim(),),
            target=ACard(Zone.HAND, discipline="dom"),
            effects=(DISCARD_TARGET, ActionFails()),
        ),
    ),
)
