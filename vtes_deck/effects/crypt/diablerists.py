"""Vampires with effects of a diablerie that they commit or suffer."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Condition,
    Damage,
    DamageTaken,
    Diablerie,
    Does,
    Effect,
    EffectContext,
    NoPurpose,
    OwnStatic,
    PurposeKind,
    SaidElsewhere,
    Table,
    TimedRestriction,
    Wording,
    is_weapon,
    ledger,
)
from vtes_deck.effects.vocab import (
    DIABLERIE,
    DURING_ACTION,
    POLLING,
    ActionWas,
    Activity,
    AMinion,
    AtBleed,
    Aura,
    Blood,
    Bonus,
    ForEach,
    Gain,
    Gets,
    MinionFilter,
    MoreBleed,
    Power,
    Same,
    Trigger,
    Unlock,
    Until,
    card,
)

EATEN = "older vampires diablerised"
"""The mark of a vampire that has diablerised an older one."""


class VictimIsOlder(SaidElsewhere, Condition, frozen=True):
    """The victim of the diablerie has the larger capacity."""

    @override
    def holds(self, context: EffectContext) -> bool:
        diablerie = context.table.current(Diablerie)
        return diablerie is not None and diablerie.older


class VictimIsHost(SaidElsewhere, Condition, frozen=True):
    """The vampire with the text is the victim of the diablerie."""

    @override
    def holds(self, context: EffectContext) -> bool:
        diablerie = context.table.current(Diablerie)
        return diablerie is not None and diablerie.victim == context.host


class NoteOlder(SaidElsewhere, Effect, frozen=True):
    """Records on the vampire that it has diablerised an older one."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRENGTH, 1, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.minion(context.host).set_mark(EATEN, 1)


class HasEatenOlder(Condition, frozen=True):
    """The vampire has diablerised an older one."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return bool(context.table.in_play[context.host].mark(EATEN))

    @override
    def say(self, wording: Wording) -> str:
        return f"after {wording.name} diablerizes an older vampire for the first time"


class NotesMeal(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """The record, which the text does not mention."""


class StrongerAfterMeal(Aura, frozen=True, kw_only=True):
    """The strength, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        (eaten,) = self.conditions
        return f"{eaten.say(wording)}, {wording.name} gets +1 strength"


class SpareDiablerist(NoPurpose, Effect, frozen=True):
    """No blood hunt can be called against the diablerist during this action."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.restrict(
            TimedRestriction(Activity.BE_HUNTED, context.target, Until.ACTION, context.card)
        )

    @override
    def say(self, wording: Wording) -> str:
        return "no blood hunt can be called"


class DiesUnavenged(Trigger, frozen=True, kw_only=True):
    """The text about the victim, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.name} is diablerized, {self.effects[0].say(wording)}"


class VictimsControllerPays(Effect, frozen=True):
    """The controller of the victim burns pool."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, self.n, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, diablerie = context.table, context.table.current(Diablerie)
        victim = None if diablerie is None else table.in_play.get(diablerie.victim)
        if victim is not None:
            ledger.burn_pool(table, victim.controller, self.n, context.card)

    @override
    def say(self, wording: Wording) -> str:
        return f"the controller of that vampire burns {self.n} pool"


class PunishesElder(Trigger, frozen=True, kw_only=True):
    """The loss of the victim's controller, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        (pays,) = self.effects
        return f"if {wording.name} diablerizes an older vampire, {pays.say(wording)}"


class BleedsMore(Trigger, frozen=True, kw_only=True):
    """The permanent bleed, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        return f"each time {name} commits diablerie, {name} gets an additional +1 bleed"


class Feasts(Trigger, frozen=True, kw_only=True):
    """The benefit of a diablerie, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        if any(isinstance(one, Unlock) for one in self.effects):
            return (
                f"when {name} diablerizes a vampire, {name} unlocks and gains a blood from the "
                "blood bank"
            )
        return (
            f"each of your other ready vampires gains 1 blood after {name} commits diablerie "
            "(before the blood hunt is called)"
        )


class BleedOrVote(Power, frozen=True, kw_only=True):
    """One of two uses of the same blood each turn, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        if self.at == POLLING:
            return ""
        return (
            f"once per turn, {wording.name} can burn a blood to get +1 bleed or an additional vote"
        )


class ImmuneToWeapons(OwnStatic, DamageTaken, frozen=True):
    """Damage from weapons has no effect on the vampire (GEN-36)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, 1, which="host"),)

    @override
    def immune(self, table: Table, source: int, damage: Damage) -> bool:
        """By a ruling, this includes damage that cannot be prevented."""
        return damage.source != NONE and is_weapon(table, damage.source)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} is immune to damage from weapons"


OTHERS_OF_MINE = AMinion(MinionFilter(vampire=True, ready=True, another=True), "mine")

CARDS = (
    card(
        201397,
        "Tyler",
        Feasts(on=DIABLERIE, host=True, effects=(Unlock("host"), Gain(1, Blood("host")))),
        BleedOrVote(
            sentence="{card} burns 1 blood: +1 bleed.",
            at=DURING_ACTION,
            blood=1,
            once=Until.TURN,
            key="bleed or vote",
            conditions=(AtBleed(), Same("host", "acting")),
            effects=(MoreBleed(1, limited=False),),
        ),
        BleedOrVote(
            sentence="{card} burns 1 blood: +1 vote.",
            at=POLLING,
            blood=1,
            once=Until.TURN,
            key="bleed or vote",
            effects=(Gets(Bonus.VOTES, 1, Until.REFERENDUM),),
        ),
    ),
    card(
        200984,
        "Mictlantecuhtli",
        ImmuneToWeapons(),
        Feasts(
            on=DIABLERIE,
            host=True,
            effects=(ForEach(OTHERS_OF_MINE, (Gain(1, Blood("target")),)),),
        ),
    ),
    card(
        200570,
        "Harlan Graves",
        DiesUnavenged(on=DIABLERIE, conditions=(VictimIsHost(),), effects=(SpareDiablerist(),)),
        Aura(bonus=Bonus.INTERCEPT, n=-1, host=True, conditions=(ActionWas("bleed", but=True),)),
    ),
    card(
        201232,
        "Sandra White",
        PunishesElder(
            on=DIABLERIE,
            host=True,
            conditions=(VictimIsOlder(),),
            effects=(VictimsControllerPays(1),),
        ),
    ),
    card(
        201018,
        "Mugur Sabau",
        BleedsMore(on=DIABLERIE, host=True, effects=(Gets(Bonus.BLEED, 1, Until.SOURCE, "host"),)),
    ),
    card(
        200911,
        "March Halcyon",
        DiesUnavenged(on=DIABLERIE, conditions=(VictimIsHost(),), effects=(SpareDiablerist(),)),
    ),
    card(
        201301,
        "Smudge the Ignored",
        NotesMeal(on=DIABLERIE, host=True, conditions=(VictimIsOlder(),), effects=(NoteOlder(),)),
        StrongerAfterMeal(bonus=Bonus.STRENGTH, n=1, host=True, conditions=(HasEatenOlder(),)),
    ),
)
