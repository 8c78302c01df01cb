"""Vampires whose new titles cost others blood."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import GAINS_TITLE, Condition, EffectContext, Wording
from vtes_deck.effects.vocab import (
    AMinion,
    Blood,
    Burn,
    ForEach,
    Is,
    MinionFilter,
    Title,
    Trigger,
    card,
)

READY_BISHOPS = AMinion(MinionFilter(ready=True, titles=(Title.BISHOP,)), "prey")
READY_MINISTRY = AMinion(MinionFilter(ready=True, clans=("Ministry",)), "any")


class RulesCairo(Condition, frozen=True):
    """The vampire is Prince of Cairo."""

    @override
    def holds(self, context: EffectContext) -> bool:
        vampire = context.table.minion(context.host)
        return vampire.title is Title.PRINCE and vampire.city == "Cairo"

    @override
    def say(self, wording: Wording) -> str:
        return "the Prince of Cairo"


class IsJusticar(Is, frozen=True):
    """The vampire is the justicar of its clan."""

    @override
    def say(self, wording: Wording) -> str:
        return "the Malkavian Justicar"


class IsArchbishop(Is, frozen=True):
    """The vampire is an archbishop."""

    @override
    def say(self, wording: Wording) -> str:
        return "an archbishop"


class AsItBecomes(Trigger, frozen=True, kw_only=True):
    """The effect when the vampire receives a title, in the words of the card."""

    victims: str
    n: int = 1

    @override
    def say(self, wording: Wording) -> str:
        (asked,) = self.conditions
        burns = f"each ready {self.victims} burns {self.n} blood"
        return f"if {wording.name} becomes {asked.say(wording)}, {burns}"


CARDS = (
    card(
        201259,
        "Sela",
        AsItBecomes(
            on=GAINS_TITLE,
            host=True,
            conditions=(IsArchbishop("host", MinionFilter(titles=(Title.ARCHBISHOP,))),),
            effects=(ForEach(READY_BISHOPS, (Burn(1, Blood("target")),)),),
            victims="bishop controlled by your prey",
        ),
    ),
    card(
        200310,
        "Damaskenos, Herald of Leandro",
        AsItBecomes(
            on=GAINS_TITLE,
            host=True,
            conditions=(RulesCairo(),),
            effects=(ForEach(READY_MINISTRY, (Burn(1, Blood("target")),)),),
            victims="Ministry",
        ),
        AsItBecomes(
            on=GAINS_TITLE,
            host=True,
            conditions=(IsJusticar("host", MinionFilter(titles=(Title.JUSTICAR,))),),
            effects=(ForEach(READY_MINISTRY, (Burn(2, Blood("target")),)),),
            victims="Ministry",
            n=2,
        ),
    ),
)
