"""Vampires whose actions have a price, a second effect or an unusual target."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ATTEMPTED,
    ENTERS,
    TURN,
    Choice,
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    SaidElsewhere,
    Wording,
    zones,
)
from vtes_deck.effects.vocab import (
    BLOCKING,
    IS_READY,
    TAKES_CONTROL,
    UNLOCK,
    ACard,
    Activity,
    AMinion,
    AtBleed,
    AtLeast,
    Blood,
    Burn,
    BurnCard,
    CardAction,
    CostReduction,
    Edge,
    EnterCombat,
    Gain,
    InflictDamage,
    InPhase,
    MinionFilter,
    MoreBleed,
    MyTurn,
    Phase,
    Power,
    Restriction,
    Same,
    Stealth,
    Trait,
    Trigger,
    Type,
    Until,
    Zone,
    card,
)


class BurnsEdgeToFight(CardAction, frozen=True, kw_only=True):
    """The action, in the words of the card; the Edge is burned only if it succeeds."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "if you control the Edge, " if AtLeast(Edge(), 1) in self.conditions else ""
        return (
            f"{asked}{wording.name} can burn it to enter combat with a ready minion controlled by "
            "another Methuselah as a Ⓓ action"
        )


class GroundOrDoll(ACard, frozen=True):
    """A hunting ground or a copy of the card that the text names."""

    @override
    def found(self, context: EffectContext) -> list[int]:
        table = context.table
        return [
            one
            for one in super().found(context)
            if Trait.HUNTING_GROUND in table.cards[one].traits
            or table.cards[one].name == "Blood Doll"
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "a hunting ground or a card named Blood Doll"


class OfClan(ACard, frozen=True):
    """A location that requires a clan."""

    @override
    def found(self, context: EffectContext) -> list[int]:
        cards = context.table.cards
        return [one for one in super().found(context) if cards[one].requirement.clans]

    @override
    def say(self, wording: Wording) -> str:
        return "a location requiring a clan"


class AllyOrNotTooOld(AMinion, frozen=True):
    """An ally, or a vampire with at most twice the capacity of the acting vampire."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        most = 2 * context.user_minion.capacity
        return [
            one
            for one in super().choices(context)
            if not table.minion(one[0]).vampire or table.minion(one[0]).capacity <= most
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "a vampire no more than twice his capacity or with an ally"


class AnyoneActed(Condition, frozen=True):
    """A minion has already performed an action this turn."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return any(
            isinstance(one, Minion) and ATTEMPTED in one.done
            for one in context.table.in_play.values()
        )

    @override
    def say(self, wording: Wording) -> str:
        return "if any minion has already performed an action (successful or not) this turn"


class ActsFirst(Restriction, frozen=True, kw_only=True):
    """The ban, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f" {one.say(wording)}" for one in self.conditions)
        return f"{wording.name} cannot perform an action{asked}"


class LessBleedMoreStealth(Power, frozen=True, kw_only=True):
    """The exchange, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        moment = "during a bleed action, " if AtBleed() in self.conditions else ""
        return f"{moment}{wording.name} can burn a blood to get -1 bleed and +1 stealth"


class PreyIsRicher(Condition, frozen=True):
    """The prey has more pool than the controller."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        seats, prey = table.seats, table.prey(context.seat)
        return prey != context.seat and seats[prey].pool > seats[context.seat].pool

    @override
    def say(self, wording: Wording) -> str:
        return "if your prey has more pool than you do"


class GoesToPrey(Effect, frozen=True):
    """The prey takes control of the vampire; by a ruling, also in torpor."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.LOSE, which="host"), Does(PurposeKind.CONTROL, whose="prey"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        prey = table.prey(context.seat)
        zones.give(table, context.host, prey)
        table.emit(TAKES_CONTROL, prey, context.host)

    @override
    def say(self, wording: Wording) -> str:
        return f"he or she takes control of {wording.name} during your unlock phase"


class Deserts(Trigger, frozen=True, kw_only=True):
    """The loss of the vampire, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"{one.say(wording)} " for one in self.conditions)
        (goes,) = self.effects
        return f"{asked}at the beginning of your unlock phase, {goes.say(wording)}"


class FeedsInvestment(Trigger, frozen=True, kw_only=True):
    """One more counter, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "when you play an investment card, add an additional counter to it from the blood bank"
        )


class IsInvestment(SaidElsewhere, Condition, frozen=True):
    """The card that enters play is an investment of the controller."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, entered = context.table, context.target
        return (
            Trait.INVESTMENT in table.cards[entered].traits
            and entered in table.in_play
            and table.in_play[entered].controller == context.seat
        )


class LowersMaster(CostReduction, frozen=True, kw_only=True):
    """The lower cost, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        ready = f"if {wording.name} is ready " if IS_READY in self.conditions else ""
        return (
            f"{ready}during your master phase, he can reduce the cost of a master card you play "
            f"by {self.less} pool"
        )


class HurtsOwn(Power, frozen=True, kw_only=True):
    """The damage to another vampire, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        ready = "if she is ready " if IS_READY in self.conditions else ""
        return (
            f"{ready}during your unlock phase, another ready vampire you control takes 1 "
            "unpreventable damage"
        )


CARDS = (
    card(
        200608,
        "Hrothulf",
        BurnsEdgeToFight(
            sentence="{minion} acts to burn the Edge and enter combat with {target}.",
            host=True,
            conditions=(AtLeast(Edge(), 1),),
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(Burn(1, Edge()), EnterCombat()),
        ),
    ),
    card(
        201431,
        "Vassily Taltos",
        CardAction(
            sentence="{minion} acts to burn {target}.",
            host=True,
            target=GroundOrDoll(Zone.IN_PLAY, whose="any"),
            effects=(BurnCard("target"),),
        ),
    ),
    card(
        200035,
        "Al-Ashrad, Amr of Alamut",
        CardAction(
            sentence="{minion} acts to burn {target}.",
            host=True,
            blood=2,
            target=OfClan(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION),
            effects=(BurnCard("target"),),
        ),
    ),
    card(
        200728,
        "Jozz",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AllyOrNotTooOld(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        200511,
        "Gharston Roland",
        ActsFirst(activity=Activity.ACT, conditions=(AnyoneActed(),)),
    ),
    card(
        200458,
        "Father Juan Carlos",
        LessBleedMoreStealth(
            sentence="{card} burns 1 blood: -1 bleed and +1 stealth.",
            at=BLOCKING,
            blood=1,
            once=Until.ACTION,
            conditions=(AtBleed(), Same("host", "acting")),
            effects=(MoreBleed(-1, limited=False), Stealth(1)),
        ),
    ),
    card(
        201415,
        "Uriah Winter",
        Deserts(on=TURN, mine=True, conditions=(PreyIsRicher(),), effects=(GoesToPrey(),)),
    ),
    card(
        200040,
        "Alan Sovereign",
        FeedsInvestment(
            on=ENTERS, conditions=(IsInvestment(),), effects=(Gain(1, Blood("target")),)
        ),
    ),
    card(
        200961,
        "Matthew",
        LowersMaster(
            sentence="Pay 1 pool less for the master card.",
            less=1,
            of_blood=False,
            types=(Type.MASTER,),
            once=Until.TURN,
            conditions=(MyTurn(), IS_READY, InPhase(Phase.MASTER)),
        ),
    ),
    card(
        201284,
        "Shiloh Marie, Vengeance",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(vampire=True, ready=True, younger=True), "others"),
            effects=(EnterCombat(),),
        ),
        HurtsOwn(
            sentence="{target} takes 1 damage.",
            at=UNLOCK,
            once=Until.TURN,
            forced=True,
            conditions=(MyTurn(), IS_READY),
            target=AMinion(MinionFilter(vampire=True, ready=True, another=True), "mine"),
            effects=(InflictDamage(1, "target"),),
        ),
    ),
)
