"""Vampires that cancel reaction cards or Gehenna events as they are played."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    EffectContext,
    Minion,
    SaidElsewhere,
    Wording,
    gehenna_events,
    shown,
)
from vtes_deck.effects.vocab import (
    AS_PLAYED,
    IS_MERGED,
    Aura,
    Bonus,
    Cancel,
    CancelReaction,
    Is,
    MinionFilter,
    Power,
    Same,
    Sect,
    Trait,
    Until,
    card,
)


class PlayedBy(Condition, frozen=True):
    """The card that is played is a reaction of a vampire that a filter matches."""

    who: MinionFilter

    @override
    def holds(self, context: EffectContext) -> bool:
        show = shown(context.table)
        reacting = None if show is None else context.table.in_play.get(show.minion)
        return (
            isinstance(reacting, Minion)
            and CancelReaction().timely(context)
            and self.who.fits(context.by(context.host), reacting)
        )

    @override
    def say(self, wording: Wording) -> str:
        return f"by {self.who.say(wording)}"


class CancelsReaction(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    opening: str
    at: int = AS_PLAYED

    @override
    def say(self, wording: Wording) -> str:
        by = "".join(f" {one.say(wording)}" for one in self.conditions if isinstance(one, PlayedBy))
        return (
            f"{self.opening}, {wording.name} can burn {self.blood} blood to cancel a reaction card "
            f"as it is played{by}, and its cost is not paid"
        )


class PlaysGehenna(SaidElsewhere, Condition, frozen=True):
    """The card that is played is a Gehenna event."""

    @override
    def holds(self, context: EffectContext) -> bool:
        show = shown(context.table)
        return show is not None and Trait.GEHENNA in context.table.cards[show.card].traits


class CancelsGehenna(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    at: int = AS_PLAYED

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} can burn {self.blood} blood to cancel a Gehenna card as it is played"
        )


class GehennaReigns(Condition, frozen=True):
    """There are Gehenna cards in play."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return gehenna_events(context.table) > 0

    @override
    def say(self, wording: Wording) -> str:
        return "and there are any Gehenna cards in play"


class VotesInGehenna(Aura, frozen=True, kw_only=True):
    """The votes, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        free = any(isinstance(one, Is) for one in self.conditions)
        state = f"while {wording.name} is Independent or Anarch " if free else ""
        signs = "".join(
            one.say(wording) for one in self.conditions if isinstance(one, GehennaReigns)
        )
        return f"{state}{signs}, he gets +{self.n} votes"


CARDS = (
    card(
        201001,
        "Mithras",
        CancelsReaction(
            sentence="{card} burns 2 blood: cancel the reaction card.",
            opening="once each action he performs",
            blood=2,
            once=Until.ACTION,
            conditions=(
                Same("host", "acting"),
                PlayedBy(MinionFilter(vampire=True, younger=True)),
            ),
            effects=(Cancel("minion"),),
        ),
    ),
    card(
        200875,
        "Lucita",
        CancelsReaction(
            sentence="{card} burns 2 blood: cancel the reaction card.",
            opening="during an action Lucita performs",
            blood=2,
            once=Until.ACTION,
            conditions=(Same("host", "acting"), PlayedBy(MinionFilter(vampire=True, most=5))),
            effects=(Cancel("minion"),),
        ),
    ),
    card(
        200670,
        "Jan Pieterzoon",
        CancelsGehenna(
            sentence="{card} burns 3 blood: cancel the Gehenna card.",
            blood=3,
            conditions=(PlaysGehenna(),),
            effects=(Cancel("event"),),
        ),
        VotesInGehenna(
            bonus=Bonus.VOTES,
            n=3,
            host=True,
            conditions=(
                IS_MERGED,
                Is("host", MinionFilter(sects=(Sect.INDEPENDENT, Sect.ANARCH))),
                GehennaReigns(),
            ),
        ),
    ),
)
