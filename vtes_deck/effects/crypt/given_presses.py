"""Vampires that give others a press, or hurt or separate combatants."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Cause,
    Combat,
    Condition,
    Damage,
    DamageResolution,
    EffectContext,
    Fight,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.crypt.after_combat import HurtAll, OthersFight
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    IS_MERGED,
    IS_READY,
    POLLING,
    PRESS,
    Bonus,
    Combatant,
    EndCombat,
    Gets,
    GivePress,
    MinionFilter,
    Power,
    Sect,
    Until,
    card,
)


class GivesPress(Power, frozen=True, kw_only=True):
    """The press, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        if self.once is Until.COMBAT:
            return (
                "once each combat involving another vampire you control, "
                f"{name} can burn 1 blood to give that vampire 1 press"
            )
        return f"{name} can burn one blood to give {self.target.say(wording)} a press"


class HurtsCombatants(Power, frozen=True, kw_only=True):
    """Damage to both combatants, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        ready = f"if {wording.name} is ready, " if IS_READY in self.conditions else ""
        return (
            f"{ready}he can lock before range is determined in any combat that does not involve "
            "him to inflict 1 unpreventable damage on each combatant"
        )


class TwoOfSabbat(SaidElsewhere, Condition, frozen=True):
    """Two Sabbat vampires fight, neither of whom is the vampire with the text."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, fight = context.table, context.table.current(Fight)
        fighters = () if fight is None else (side.minion for side in fight.sides)
        return OthersFight().holds(context) and all(
            SABBAT.fits(context, table.minion(one)) for one in fighters
        )


class PartsSabbat(Power, frozen=True, kw_only=True):
    """The end of a combat, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        ready = f"if {wording.name} is ready, " if IS_READY in self.conditions else ""
        return (
            f"{ready}he can lock before range is determined to end combat involving two other "
            "Sabbat vampires"
        )


class HurtBoth(HurtAll, frozen=True):
    """Both combatants take damage that cannot be prevented, but not their retainers."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, combat = context.table, context.table.current(Combat)
        fighters = () if combat is None else (combat.acting, combat.opposing)
        hits = tuple(
            Damage(
                target=one,
                n=self.n,
                cause=Cause.MINION,
                minion=context.card,
                source=context.card,
                unpreventable=True,
            )
            for one in fighters
            if one in table.in_play
        )
        if hits:
            table.push(DamageResolution(hits))


SABBAT = MinionFilter(vampire=True, sects=(Sect.SABBAT,))

CARDS = (
    card(
        200360,
        "Don Caravelli",
        GivesPress(
            sentence="{card} burns 1 blood: {target} gets a press.",
            at=PRESS,
            blood=1,
            once=Until.COMBAT,
            target=Combatant(MinionFilter(vampire=True, another=True)),
            effects=(GivePress(who="target"),),
        ),
    ),
    card(
        201136,
        "Pugfar",
        GivesPress(
            sentence="{card} burns 1 blood: {target} gets a press.",
            at=PRESS,
            blood=1,
            target=Combatant(MinionFilter(clans=("Tremere antitribu",))),
            effects=(GivePress(who="target"),),
        ),
    ),
    card(
        200044,
        "Alejandro Aguirre",
        HurtsCombatants(
            sentence="Lock {card}: both combatants are hurt.",
            at=BEFORE_RANGE,
            lock=True,
            conditions=(IS_READY, OthersFight()),
            effects=(HurtBoth(1),),
        ),
    ),
    card(
        200052,
        "Alfred Benezri",
        PartsSabbat(
            sentence="Lock {card}: the combat ends.",
            at=BEFORE_RANGE,
            lock=True,
            conditions=(IS_READY, TwoOfSabbat()),
            effects=(EndCombat(),),
        ),
        Power(
            sentence="{card} burns 1 blood: +1 vote.",
            at=POLLING,
            blood=1,
            once=Until.REFERENDUM,
            conditions=(IS_MERGED,),
            effects=(Gets(Bonus.VOTES, 1, Until.REFERENDUM),),
        ),
    ),
)
