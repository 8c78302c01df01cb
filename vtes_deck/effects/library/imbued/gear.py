"""Equipment of the imbued and of other allies."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Condition,
    CurrentAction,
    Does,
    EffectContext,
    Minion,
    OwnStatic,
    Price,
    Printed,
    PurposeKind,
    Table,
    Wording,
    fight,
    is_reaction,
    minion_of,
)
from vtes_deck.effects.library.imbued.words import Imbued
from vtes_deck.effects.library.permanent.zombies import UntouchedByMinds
from vtes_deck.effects.vocab import (
    COMBAT_OVER,
    STRIKE_RESOLVED,
    VAMPIRE,
    Activity,
    AddDelayedTrigger,
    BurnCard,
    CombatQueued,
    If,
    InCombat,
    Is,
    Lock,
    MissesUnlock,
    Not,
    Range,
    Restriction,
    Strike,
    Trigger,
    Until,
    card,
    strikes,
)

FAITH = "True Faith"
MINDS = ("aus", "chi", "dom", "pre", "ser")


class Believes(Condition, frozen=True):
    """The bearer has the card named ``FAITH``, or is an imbued."""

    @override
    def holds(self, context: EffectContext) -> bool:
        bearer, cards = minion_of(context, "host"), context.table.cards
        if bearer is None:
            return False
        faith = any(cards[one].name == FAITH for one in bearer.attached)
        return faith or Imbued().fits(context, bearer)

    @override
    def say(self, wording: Wording) -> str:
        return f"only usable by a minion with {FAITH} or an imbued"


class Crusades(InCombat, frozen=True):
    """The strike with the sword."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f". {one.say(wording)}" for one in self.conditions)
        return f"Strength+1 aggravated damage each strike{asked}"


class Opposed(Condition, frozen=True):
    """The minion is in combat with a bearer who believes."""

    @override
    def holds(self, context: EffectContext) -> bool:
        opposing = minion_of(context, "opposing")
        return opposing is not None and opposing.card == context.host and BELIEVES.holds(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"opposing this minion with {FAITH} or this imbued"


class KeepsAway(Restriction, frozen=True, kw_only=True):
    """Vampires cannot maneuver to close range against the bearer."""

    @override
    def say(self, wording: Wording) -> str:
        opposed = "".join(f" {one.say(wording)}" for one in self.conditions)
        return f"vampires{opposed} cannot use maneuvers to go to close range"


BELIEVES = Believes()


class OpponentIsVampire(Condition, frozen=True):
    """The minion that is struck is a vampire."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return Is("target", VAMPIRE).holds(context)

    @override
    def say(self, wording: Wording) -> str:
        return "if the opposing minion is a vampire"


class ThrownByVampire(Condition, frozen=True):
    """A vampire strikes at close range."""

    @override
    def holds(self, context: EffectContext) -> bool:
        close = fight(context.table).range is Range.CLOSE
        return close and Is("user", VAMPIRE).holds(context)

    @override
    def say(self, wording: Wording) -> str:
        return "if the bearer is a vampire and the grenade is used at close range"


class Blinds(InCombat, frozen=True):
    """The strike that ends the combat and locks vampires."""

    @override
    def say(self, wording: Wording) -> str:
        stays = "locked and does not unlock as normal on his or her next unlock phase"
        found = [one.conditions for one in self.effects if isinstance(one, If)]
        seen, thrown = ("".join(f"{one.say(wording)}, " for one in asked) for asked in found)
        return (
            f"strike: combat ends. Ranged: {seen}he or she is {stays}. {thrown.capitalize()}the "
            f"bearer is also {stays}"
        )


LOCKED_LATER = AddDelayedTrigger(
    on=COMBAT_OVER,
    conditions=(Not(CombatQueued()),),
    effects=(Lock("target"), MissesUnlock("target")),
    until=Until.COMBAT,
)
"""By a ruling, it locks a vampire that has unlocked before the combat ends."""
BEARER_LOCKED_LATER = AddDelayedTrigger(
    on=COMBAT_OVER,
    conditions=(Not(CombatQueued()),),
    effects=(Lock("user"), MissesUnlock("user")),
    until=Until.COMBAT,
)


class ClosedMind(UntouchedByMinds, frozen=True):
    """Actions with certain Disciplines cannot be directed at an ally with the card."""

    codes: tuple[str, ...] = MINDS

    @override
    def shelters(self, table: Table, source: int, acting: Minion, level: str) -> bool:
        bearer = table.in_play.get(table.in_play[source].host)
        ally = isinstance(bearer, Minion) and not bearer.vampire
        return ally and super().shelters(table, source, acting, level)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "this ally cannot be the target of directed actions requiring Auspex, Chimerstry, "
            "Dominate, Presence or Serpentis"
        )


class DearerReactions(OwnStatic, Price, frozen=True):
    """Reactions with certain Disciplines cost more while an ally with the card acts.

    Attributes:
        codes: the Disciplines.
        blood: the additional cost.
    """

    codes: tuple[str, ...] = MINDS
    blood: int = 1

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, self.blood, whose="others"),)

    @override
    def less(
        self, table: Table, source: int, minion: Minion, paid: Printed, level: str
    ) -> tuple[int, int]:
        action, host = table.current(CurrentAction), table.in_play[source].host
        bearer = table.in_play.get(host)
        if action is None or action.minion != host or not isinstance(bearer, Minion):
            return 0, 0
        if bearer.vampire or not is_reaction(table, minion, paid):
            return 0, 0
        spared = set(self.codes).isdisjoint(paid.required_at(level))
        return (0, 0) if spared else (0, -self.blood)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "reaction cards requiring any of those Disciplines cost 1 additional blood while this "
            "ally is acting"
        )


CARDS = (
    card(
        100474,
        "The Crusader Sword",
        Crusades(
            strikes(Strike(damage=1, strength=True, melee=True, aggravated=True)),
            conditions=(BELIEVES,),
        ),
        KeepsAway(activity=Activity.GET_CLOSE, host=False, who=VAMPIRE, conditions=(Opposed(),)),
    ),
    card(
        100745,
        "Flash Grenade",
        Blinds(
            strikes(Strike(combat_ends=True, ranged=True, special=True)),
            (
                If((OpponentIsVampire(),), (LOCKED_LATER,)),
                If((ThrownByVampire(),), (BEARER_LOCKED_LATER,)),
            ),
        ),
        Trigger(on=STRIKE_RESOLVED, itself=True, effects=(BurnCard("this"),)),
    ),
    card(101328, "Orb of Ulain", ClosedMind(), DearerReactions()),
)
