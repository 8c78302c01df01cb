"""Imbued of the creed of Martyrs."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Condition,
    EffectContext,
    Wording,
)
from vtes_deck.effects.library.imbued.words import (
    SpendConviction,
    was_monster,
)
from vtes_deck.effects.library.reaction.averted import VotesAgainst
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    POLLING,
    UNLOCK,
    VAMPIRE,
    AMinion,
    Blood,
    CardAction,
    EndCombat,
    Gain,
    LookAt,
    MyTurn,
    Power,
    Until,
    Zone,
    card,
)

VOTES = 3


class CastsAgainst(VotesAgainst, frozen=True):
    """Votes of the imbued, cast against the referendum at once."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        super().carry_out(context.by(context.host))


class BuysVotes(Power, frozen=True, kw_only=True):
    """Votes against a referendum, for conviction."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"during a referendum, {wording.user} may burn a conviction [1 CONVICTION] to get "
            f"{VOTES} votes against the referendum"
        )


class MonstersFight(Condition, frozen=True):
    """Both combatants are monsters."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        return combat is not None and all(
            was_monster(context, one) for one in (combat.acting, combat.opposing)
        )

    @override
    def say(self, wording: Wording) -> str:
        return "in a combat between two monsters"


class PartsMonsters(Power, frozen=True, kw_only=True):
    """A combat between monsters ends."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"you may lock {wording.user} before range is determined in a combat between two "
            "monsters to end that combat"
        )


CARDS = (
    card(
        200102,
        'Anna "Dictatrix11" Suljic',
        CardAction(
            sentence="{minion} acts to add 2 blood to {target}.",
            effects=(Gain(2, Blood("target")),),
            host=True,
            stealth=1,
            target=AMinion(VAMPIRE, "any"),
        ),
        Power(
            sentence="{card}: look at the top 3 cards of your library.",
            at=UNLOCK,
            effects=(LookAt(Zone.LIBRARY, "mine", 3),),
            conditions=(MyTurn(),),
            once=Until.TURN,
        ),
    ),
    card(
        200907,
        "Maman Boumba",
        BuysVotes(
            sentence="{card} burns conviction to get 3 votes against the referendum.",
            at=POLLING,
            effects=(SpendConviction(1), CastsAgainst(VOTES)),
        ),
        PartsMonsters(
            sentence="Lock {card} to end the combat.",
            at=BEFORE_RANGE,
            lock=True,
            conditions=(MonstersFight(),),
            effects=(EndCombat(),),
        ),
    ),
)
