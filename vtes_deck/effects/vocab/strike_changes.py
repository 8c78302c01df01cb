"""Changes to the strikes of a minion: first strike, strikes that hit, and their damage."""

from __future__ import annotations

from typing import Literal, override

import msgspec
from msgspec.structs import replace

from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.delayed_triggers import hold
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import card_of
from vtes_deck.effects.vocab.wording import Wording, gets, signed
from vtes_deck.engine.combat.fight import fight
from vtes_deck.engine.state.damage_statics import StrikeBonus
from vtes_deck.engine.state.moves import Strike
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.statics import Permits
from vtes_deck.engine.state.table import Activity, Table, Until

type Kind = Literal["any", "hand or melee", "initial"]

_ACTIVITIES: dict[Kind, Activity] = {
    "any": Activity.STRIKE_FIRST,
    "hand or melee": Activity.STRIKE_FIRST_UP_CLOSE,
    "initial": Activity.STRIKE_FIRST_AT_FIRST,
}
_SAID: dict[Kind, str] = {
    "any": "",
    "hand or melee": " with hand and melee weapon strikes",
    "initial": " on their initial strike",
}


class Allows(msgspec.Struct, Permits, frozen=True):
    """A minion may do something, for a time.

    Attributes:
        activity: what it may do.
    """

    activity: Activity

    @override
    def permits(self, table: Table, source: int, activity: Activity) -> bool:
        return activity is self.activity


class StrikeFirst(Effect, frozen=True):
    """Strikes of the minion have first strike this round (STR-04).

    Attributes:
        kind: the strikes.
    """

    kind: Kind = "any"

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRIKE, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        hold(context, Allows(_ACTIVITIES[self.kind]), card_of(context, "user"), Until.ROUND)

    @override
    def say(self, wording: Wording) -> str:
        return gets(wording, wording.user, f"first strike{_SAID[self.kind]} this round")


class StrikeSurely(Effect, frozen=True):
    """The strikes of the minion cannot be dodged this round."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRIKE, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        hold(context, Allows(Activity.STRIKE_SURELY), card_of(context, "user"), Until.ROUND)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user}'s strikes cannot be dodged this round"


class StrongerHands(msgspec.Struct, StrikeBonus, frozen=True):
    """Additional damage of the hand strikes of a minion.

    Attributes:
        n: the additional damage.
    """

    n: int

    @override
    def damage(self, table: Table, source: int, strike: Strike) -> int:
        return self.n if strike.hand else 0


class HandDamage(Effect, frozen=True):
    """The hand strikes of the minion inflict more damage in this combat.

    Attributes:
        n: the additional damage.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRIKE, self.n, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        hold(context, StrongerHands(self.n), context.minion, Until.COMBAT)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user}'s hand strikes inflict {signed(self.n)} damage this combat"


class StrikeDamage(Effect, frozen=True):
    """The strike with the card inflicts more damage of the same kind.

    Attributes:
        n: the additional damage.
        unpreventable: it cannot be prevented, like the damage of the strike.
    """

    n: int
    unpreventable: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRIKE, self.n, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Change the strike, which is chosen or committed to a maneuver."""
        combat = fight(context.table)
        index = combat.index(context.minion)
        side = combat.sides[index]
        for name in ("chosen", "committed"):
            strike = getattr(side, name)
            if strike is not None and strike.source == context.card:
                combat.change(index, **{name: replace(strike, damage=strike.damage + self.n)})

    @override
    def say(self, wording: Wording) -> str:
        kind = "unpreventable " if self.unpreventable else ""
        return f"this strike inflicts {signed(self.n)} {kind}damage"
