"""Masters that represent a title: Regent, Saulot's Guiding Wisdom."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Condition,
    Diablerie,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    SaidElsewhere,
    Wording,
    burn,
    minion_of,
    sects,
    titles,
    zones,
)
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    DIABLERIE,
    POLLING,
    VAMPIRE,
    Abstain,
    AMinion,
    Belongs,
    CardAction,
    EndCombat,
    EnterCombat,
    MinionFilter,
    Not,
    Power,
    RepresentsTitle,
    Sect,
    The,
    Title,
    Trait,
    Trigger,
    Until,
    card,
    master,
)

SABBAT = MinionFilter(vampire=True, sects=(Sect.SABBAT,))
OLD_SABBAT = MinionFilter(vampire=True, sects=(Sect.SABBAT,), least=8)
SALUBRI = MinionFilter(clans=("Salubri",), sects=(Sect.INDEPENDENT,), without=Trait.ARCHETYPE)


class Uncontested(SaidElsewhere, Condition, frozen=True):
    """The title is not contested; a contested card would be out of play."""

    @override
    def holds(self, context: EffectContext) -> bool:
        vampire = context.table.in_play.get(context.host)
        return isinstance(vampire, Minion) and not vampire.title_contested


class VictimOfSabbat(Condition, frozen=True):
    """A Sabbat vampire diablerises the vampire with the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        diablerie = context.table.current(Diablerie)
        diablerist = minion_of(context, "target")
        if diablerie is None or diablerist is None or diablerie.victim != context.host:
            return False
        return sects.belongs_to_any(context.table, diablerist, (Sect.SABBAT,))

    @override
    def say(self, wording: Wording) -> str:
        return f"if a Sabbat vampire diablerizes {wording.user}"


class TakesTitle(Effect, frozen=True):
    """The card and its title move to the target, before the victim is burned."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TITLE, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, vampire = context.table, context.target_minion
        context.card_in_play.set_mark(zones.TITLE_CARD, 0)
        titles.lose(table, table.minion(context.host))
        zones.attach(table, context.card, vampire.card)
        if not titles.gain(table, vampire, Title.REGENT, card=context.card):
            burn(table, context.card)

    @override
    def say(self, wording: Wording) -> str:
        return f"move {wording.this} to the diablerist (before the blood hunt is called)"


class RepresentsTwoVotes(RepresentsTitle, frozen=True):
    """The title is unique because the card is unique."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"put {wording.this} on an Independent Salubri you control to represent a unique "
            "Independent title worth 2 votes"
        )


class AnotherFights(SaidElsewhere, Condition, frozen=True):
    """Another minion of the user is in combat, and the vampire with the card is not."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        return (
            combat is not None
            and not combat.holds(context.host)
            and any(one.seat == context.seat for one in combat.sides)
        )


class LocksFor(Power, frozen=True, kw_only=True):
    """The vampire with the card locks for an effect.

    Attributes:
        moment: the moment in words.
        effect: the effect in words.
    """

    moment: str
    effect: str

    @override
    def say(self, wording: Wording) -> str:
        once = "" if self.once is None else "once each turn, "
        return f"{once}this Salubri can lock {self.moment} to {self.effect}"


CARDS = (
    card(
        101587,
        "Regent",
        master(RepresentsTitle(Title.REGENT, who="target"), target=AMinion(OLD_SABBAT)),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            who=SABBAT,
            target=The("host", MinionFilter(ready=True)),
            conditions=(Uncontested(), Not(Belongs("host", "mine"))),
            effects=(EnterCombat(),),
        ),
        Trigger(
            on=DIABLERIE,
            conditions=(VictimOfSabbat(), Uncontested()),
            effects=(TakesTitle(),),
        ),
    ),
    card(
        102258,
        "Saulot's Guiding Wisdom",
        master(RepresentsTwoVotes(Title.VOTES_2, who="target"), target=AMinion(SALUBRI)),
        LocksFor(
            sentence="{card} locks for {target} to abstain.",
            moment="during any referendum",
            effect="force a vampire to abstain",
            at=POLLING,
            user="host",
            lock_host=True,
            target=AMinion(VAMPIRE, "any"),
            effects=(Abstain(),),
        ),
        LocksFor(
            sentence="{card}: lock to end the combat.",
            moment="before range is determined",
            effect="end a combat involving another minion you control",
            at=BEFORE_RANGE,
            user="host",
            lock_host=True,
            once=Until.TURN,
            conditions=(AnotherFights(),),
            effects=(EndCombat(),),
        ),
    ),
)
