"""Mind Numb: a vampire is stunned."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, PurposeKind, Wording, lock
from vtes_deck.effects.vocab import AMinion, MinionFilter, MissesUnlock, action, card


class Stun(Effect, frozen=True):
    """The target vampire locks and does not unlock as normal in its next unlock phase."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.LOCK, which="target"),
            Does(PurposeKind.FREEZE, which="target"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        lock(context.table, context.target)
        MissesUnlock("target").carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"stun {wording.target}"


UNLOCKED = AMinion(MinionFilter(vampire=True, locked=False), "any")

CARDS = (
    card(
        101211,
        "Mind Numb",
        action("pre", Stun(), target=UNLOCKED, directed=True),
        action("PRE", Stun(), target=UNLOCKED, directed=True, stealth=1),
    ),
)
