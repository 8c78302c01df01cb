"""Vampires that move or burn blood in a phase of a Methuselah."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    EffectContext,
    Target,
    Wording,
    minions_of,
)
from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    UNLOCK,
    Activity,
    AMinion,
    Belongs,
    Blood,
    Directed,
    Gain,
    Lock,
    MinionFilter,
    Not,
    Pay,
    Power,
    Restriction,
    Sect,
    TakeControl,
    Until,
    card,
)


class NotFull(Target, frozen=True):
    """A ready vampire of the prey that is not at full capacity."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        ready = minions_of(context, MinionFilter(vampire=True, ready=True), "prey")
        return [(one.card, NONE, 0) for one in ready if one.blood < one.capacity]

    @override
    def say(self, wording: Wording) -> str:
        return "one of your prey's ready vampires not at full capacity"


class OlderGiovanni(Target, frozen=True):
    """A Giovanni of the user, older than any ready one of the controller of the card."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        giovanni = MinionFilter(clans=("Giovanni",))
        ready = minions_of(context, MinionFilter(ready=True, clans=("Giovanni",)), "controller")
        oldest = max((one.capacity for one in ready), default=0)
        own = minions_of(context, giovanni, "mine")
        return [(one.card, NONE, 0) for one in own if one.capacity > oldest]

    @override
    def say(self, wording: Wording) -> str:
        return "any Giovanni older than the oldest ready Giovanni you control"


class OthersVampirePays(Power, frozen=True, kw_only=True):
    """A vampire of another Methuselah burns blood in the unlock phase of the controller."""

    @override
    def say(self, wording: Wording) -> str:
        who = self.target.say(wording)
        if isinstance(self.target, AMinion):
            who = f"{self.target.who.noun(plural=True)} controlled by other Methuselahs"
        does = "lock" if any(isinstance(one, Lock) for one in self.effects) else "steal"
        return f"during your unlock phase, {who} can burn 1 blood to {does} {wording.name}"


class FeedsBoth(Power, frozen=True, kw_only=True):
    """A vampire of the prey and this one gain blood."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during your discard phase, if any of your prey's ready vampires are not at full "
            "capacity, add 1 blood to one of those vampires and 1 blood to " + wording.name
        )


OTHERS_IN_MY_UNLOCK = (Belongs("this", "active"), Not(Belongs("this", "mine")))

CARDS = (
    card(
        200372,
        "Doyle Fincher",
        FeedsBoth(
            sentence="Add 1 blood to {target} and to {card}.",
            at=DISCARD_EFFECTS,
            once=Until.TURN,
            forced=True,
            target=NotFull(),
            effects=(Gain(1, Blood("target")), Gain(1, Blood("host"))),
        ),
    ),
    card(
        200462,
        "Feo Ramos",
        OthersVampirePays(
            sentence="{target} burns 1 blood: {card} locks.",
            at=UNLOCK,
            user="anybody",
            once=Until.TURN,
            conditions=OTHERS_IN_MY_UNLOCK,
            target=AMinion(MinionFilter(vampire=True, older=True, sects=(Sect.SABBAT,))),
            effects=(Pay(1, Blood("target")), Lock("host")),
        ),
    ),
    card(
        200189,
        "Benedict Giovanni, Agent",
        OthersVampirePays(
            sentence="{target} burns 1 blood: you steal {card}.",
            at=UNLOCK,
            user="anybody",
            once=Until.TURN,
            conditions=OTHERS_IN_MY_UNLOCK,
            target=OlderGiovanni(),
            effects=(Pay(1, Blood("target")), TakeControl("this", by="target")),
        ),
        Restriction(activity=Activity.BLOCK, conditions=(Not(Directed()),)),
    ),
)
