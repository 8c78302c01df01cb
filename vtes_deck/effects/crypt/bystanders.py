"""Vampires that others can act against, or that unlock or fight after actions."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    BLOCKING,
    DURING_ACTION,
    Activity,
    AMinion,
    AtBleed,
    Blocked,
    Blood,
    CardAction,
    Control,
    Directed,
    HasBled,
    Intercept,
    Lock,
    MinionFilter,
    MissesUnlock,
    MoreBleed,
    Not,
    Once,
    Pay,
    Power,
    Restriction,
    Same,
    Sect,
    The,
    Unlock,
    Until,
    card,
)


class OlderVampirePays(Power, frozen=True, kw_only=True):
    """The ability of older vampires, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"while {wording.name} is bleeding, any older vampire can burn 1 blood to reduce the "
            "bleed amount by 1"
        )


class SabbatPays(Power, frozen=True, kw_only=True):
    """The ability of Sabbat vampires, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"when {wording.name} is acting, a Sabbat vampire can burn 1 blood to get +1 intercept "
            "once that action"
        )


class UnlocksAfterBlock(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        blocks = f"if {name} successfully blocks" if Blocked() in self.conditions else ""
        return (
            f"{blocks} a directed action, {name} can burn {self.blood} blood "
            "when the action ends (after combat, if any) to unlock"
        )


class TiresVampire(CardAction, frozen=True, kw_only=True):
    """The action of a Laibon, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"any Laibon can take a Ⓓ action that costs {self.blood} blood to lock {wording.name} "
            f"and cause {wording.name} not to unlock as normal on his next unlock phase"
        )


class Obeys(Restriction, frozen=True, kw_only=True):
    """The ban, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        leader = " unless you control a ready unique older Nosferatu" if self.conditions else ""
        return f"{wording.name} cannot perform directed actions{leader}"


class FightsBleeder(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        bleed = " after resolution of a successful bleed against you" * (
            HasBled() in self.conditions
        )
        return f"{wording.name} can lock{bleed} to enter combat with the acting minion"


class FightsActing(SaidElsewhere, Effect, frozen=True):
    """The vampire enters combat with the target, by a ruling the acting minion in the combat."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COMBAT, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(Combat(context.target, context.host))


LEADER = MinionFilter(ready=True, unique=True, older=True, clans=("Nosferatu",))

CARDS = (
    card(
        200711,
        "Johan Wrede",
        OlderVampirePays(
            sentence="{target} burns 1 blood: -1 bleed.",
            at=DURING_ACTION,
            user="target",
            conditions=(AtBleed(), Same("host", "acting")),
            target=AMinion(MinionFilter(vampire=True, ready=True, older=True, blood=True), "any"),
            effects=(
                Once("reduces the bleed", Until.ACTION, "target"),
                Pay(1, Blood("target")),
                MoreBleed(-1, limited=False),
            ),
        ),
    ),
    card(
        200337,
        "DeSalle",
        SabbatPays(
            sentence="{target} burns 1 blood: +1 intercept.",
            at=BLOCKING,
            user="target",
            conditions=(Same("host", "acting"),),
            target=The("blocking", MinionFilter(vampire=True, sects=(Sect.SABBAT,), blood=True)),
            effects=(
                Once("watches the actor", Until.ACTION, "target"),
                Pay(1, Blood("target")),
                Intercept(1, "target"),
            ),
        ),
    ),
    card(
        200257,
        "Cedric",
        UnlocksAfterBlock(
            sentence="{card} burns 1 blood to unlock.",
            at=AFTER_ACTION,
            blood=1,
            once=Until.ACTION,
            conditions=(Same("host", "blocker"), Directed(), Blocked()),
            effects=(Unlock(),),
        ),
    ),
    card(
        200456,
        "Falhu Shibaba",
        TiresVampire(
            sentence="{minion} acts to lock {card} and keep it locked.",
            who=MinionFilter(sects=(Sect.LAIBON,)),
            blood=1,
            effects=(Lock("host"), MissesUnlock("host")),
        ),
    ),
    card(
        201641,
        "The Guardian",
        Obeys(activity=Activity.ACT_DIRECTED, conditions=(Not(Control(AMinion(LEADER))),)),
        FightsBleeder(
            sentence="Lock {card}: it enters combat with {target}.",
            at=AFTER_ACTION,
            lock=True,
            conditions=(AtBleed("me"), HasBled()),
            target=The("acting"),
            effects=(FightsActing(),),
        ),
    ),
)
