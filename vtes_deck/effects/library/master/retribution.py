"""Retribution: damage for a minion that has bled its user."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import BLED_FOR_MORE, EffectContext, Minion, Wording, last_turn
from vtes_deck.effects.vocab import AMinion, InflictDamage, MinionFilter, PlayLimit, card, master


class BledMe(MinionFilter, frozen=True, kw_only=True):
    """A minion that has bled the user for more than 1 pool since her last turn."""

    @override
    def fits(self, context: EffectContext, minion: Minion) -> bool:
        bled = f"{BLED_FOR_MORE} {context.seat}"
        return minion.mark(bled) > last_turn(context)

    @override
    def noun(self, *, plural: bool = False) -> str:
        return "minion who successfully bled you for more than 1 pool since your last turn"


class PunishesChosen(InflictDamage, frozen=True):
    """The damage to the chosen minion."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.target} takes {self.n} unpreventable damage"


CARDS = (
    card(
        101619,
        "Retribution",
        master(PunishesChosen(3, "target"), target=AMinion(BledMe(), "any")),
        PlayLimit(per="game", by="methuselah"),
    ),
)
