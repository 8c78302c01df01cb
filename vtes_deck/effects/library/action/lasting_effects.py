"""Actions whose card stays in play, with counters or on the acting minion."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    HAS_BLED,
    PREVENTED,
    Choice,
    Condition,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
    apply_effects,
)
from vtes_deck.effects.vocab import (
    DAMAGE,
    DISCARD_EFFECTS,
    PRESS,
    RANGE,
    REFERENDUM_PASSES,
    UNLOCK,
    VAMPIRE,
    ACard,
    AMethuselah,
    AMinion,
    Aura,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    BurnsWhenEmpty,
    CardAction,
    Choose,
    Combatant,
    DamageFilter,
    ForEach,
    Gain,
    GiveManeuver,
    GivePress,
    If,
    InflictDamage,
    Is,
    Lock,
    LookAt,
    MinionFilter,
    MoveCards,
    MyTurn,
    OneOf,
    OnePerMinion,
    Pool,
    Power,
    PutInPlay,
    PutOn,
    Trait,
    Trigger,
    Unlock,
    Until,
    Zone,
    action,
    card,
)

UNDEAD = MinionFilter(
    vampire=False, trait=Trait.WRAITH, either=MinionFilter(vampire=False, trait=Trait.ZOMBIE)
)
FEY = MinionFilter(clans=("Kiasyd",), either=MinionFilter(vampire=False, trait=Trait.CHANGELING))


class UndeadHelp(Power, frozen=True, kw_only=True):
    """A counter for a maneuver or a press; one of two powers renders the sentence."""

    @override
    def say(self, wording: Wording) -> str:
        if self.at != RANGE:
            return ""
        return (
            f"once each combat, you can burn 1 counter from {wording.this} to give a wraith or "
            "zombie ally you control 1 maneuver or press"
        )


class UnlocksAndStays(PutInPlay, frozen=True):
    """The acting minion unlocks, and the card is put in play."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (*Unlock().does(), *PutInPlay.does(self))

    @override
    def carry_out(self, context: EffectContext) -> None:
        Unlock().carry_out(context)
        PutInPlay.carry_out(self, context)

    @override
    def say(self, wording: Wording) -> str:
        return f"{Unlock().say(wording)} and {PutInPlay.say(self, wording)}"


class UnlocksIfOld(If, frozen=True):
    """The acting vampire unlocks if its capacity is large enough."""

    @override
    def say(self, wording: Wording) -> str:
        least = [one.who.least for one in self.conditions if isinstance(one, Is)]
        asked = "".join(f"if their capacity is {n} or more, " for n in least)
        return f"{asked}they unlock"


def unlocks_from(capacity: int) -> UnlocksIfOld:
    """Unlock a vampire of this capacity or more."""
    return UnlocksIfOld((Is("user", MinionFilter(least=capacity)),), (Unlock(),))


class StrikeHurts(SaidElsewhere, Condition, frozen=True):
    """Ordinary damage by a strike to the minion with the card can be prevented."""

    @override
    def holds(self, context: EffectContext) -> bool:
        handling = context.table.current(DamageResolution)
        return handling is not None and (
            handling.preventable(context.host, DamageFilter.ORDINARY, strikes=True) > 0
        )


class PreventsOfStrike(Effect, frozen=True):
    """Prevents ordinary damage by a strike to the minion with the card."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, self.n, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        handling = context.table.current(DamageResolution)
        if handling is not None:
            context.table.emit(PREVENTED, minion=context.host, n=self.n)
            handling.reduce(context.host, self.n, aggravated=False, strikes=True)

    @override
    def say(self, wording: Wording) -> str:
        return f"prevent {self.n} non-aggravated damage from the opponent's strike"


class Wards(Power, frozen=True, kw_only=True):
    """The minion prevents damage with the card on it."""

    @override
    def say(self, wording: Wording) -> str:
        [effect] = self.effects
        return f"once each combat, {wording.user} can {effect.say(wording)}"


class DidNotBleed(AMinion, frozen=True):
    """A minion that has not bled successfully this turn."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [
            one
            for one in AMinion.choices(self, context)
            if not context.table.has_used(HAS_BLED, one[0], Until.TURN)
        ]


class Fades(Power, frozen=True, kw_only=True):
    """The song is burned."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"during your discard phase, burn {wording.this} and inflict 1 unpreventable damage on "
            "each Kiasyd or changeling ally you control who did not successfully bleed this turn"
        )


class Listens(Trigger, frozen=True, kw_only=True):
    """A passed referendum lets the controller look at a hand."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"whenever a referendum succeeds, you can lock {wording.this} to look at any "
            "Methuselah's hand"
        )


class UnlockedCard(SaidElsewhere, Condition, frozen=True):
    """The card itself is not locked."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return not context.card_in_play.locked


class TurnOfPrey(Condition, frozen=True):
    """The active Methuselah is the prey of the controller of the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        return table.active == table.prey(context.card_in_play.controller)

    @override
    def say(self, wording: Wording) -> str:
        return "during your prey's unlock phase"


LIBRARY_CARD = ACard(Zone.ASH_HEAP, crypt=False)


class PaysForEach(Effect, frozen=True):
    """For each counter 1 pool is burned, or a library card in the ash heap is removed."""

    burn: Effect = Burn(1, Pool())
    remove: Effect = MoveCards(LIBRARY_CARD, Zone.REMOVED, how="random")

    @override
    def does(self) -> tuple[Does, ...]:
        return self.burn.does()

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-20: without such a card only pool can be burned."""
        choice = PayOrRemove(self.burn, self.remove)
        apply_effects(context, (choice,) * context.card_in_play.blood)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"for each counter on {wording.this}, they burn 1 pool or remove a library card at "
            "random in their ash heap from the game"
        )


class PayOrRemove(Effect, frozen=True):
    """The payment of one of two losses."""

    burn: Effect
    remove: Effect

    @override
    def does(self) -> tuple[Does, ...]:
        return self.burn.does()

    @override
    def carry_out(self, context: EffectContext) -> None:
        if not LIBRARY_CARD.found(context):
            self.burn.carry_out(context)
            return
        pays = ("Burn 1 pool.", (self.burn,))
        OneOf((pays, ("Remove a library card of your ash heap.", (self.remove,)))).carry_out(
            context
        )


class Drains(Power, frozen=True, kw_only=True):
    """The loss of the prey in the unlock phase."""

    @override
    def say(self, wording: Wording) -> str:
        [effect] = self.effects
        return f"during your prey's unlock phase, {effect.say(wording)}"


ONE_COUNTER = Burn(1, Blood("this"))

CARDS = (
    card(
        102314,
        "Dance of the Dead",
        action("", PutInPlay(counters=4), stealth=1),
        UndeadHelp(
            sentence="Burn 1 counter of {card}: {target} gets a maneuver.",
            at=RANGE,
            target=Combatant(UNDEAD),
            once=Until.COMBAT,
            key="helps",
            effects=(ONE_COUNTER, GiveManeuver(who="target")),
        ),
        UndeadHelp(
            sentence="Burn 1 counter of {card}: {target} gets a press.",
            at=PRESS,
            target=Combatant(UNDEAD),
            once=Until.COMBAT,
            key="helps",
            effects=(ONE_COUNTER, GivePress(who="target")),
        ),
        BurnsWhenEmpty(),
    ),
    card(
        101826,
        "Song of Pan",
        action("", UnlocksAndStays(), stealth=1),
        Aura(bonus=Bonus.BLEED, n=1, to=FEY, whose="any"),
        Fades(
            sentence="Burn {card}.",
            at=DISCARD_EFFECTS,
            conditions=(MyTurn(),),
            forced=True,
            effects=(BurnCard("this"), ForEach(DidNotBleed(FEY), (InflictDamage(1, "target"),))),
        ),
    ),
    card(
        101690,
        "SchreckNET",
        action("", unlocks_from(6), PutInPlay(), stealth=1),
        Listens(
            on=REFERENDUM_PASSES,
            conditions=(UnlockedCard(),),
            effects=(
                Choose(AMethuselah("others"), (Lock("this"), LookAt(Zone.HAND)), optional=True),
            ),
        ),
    ),
    card(
        102290,
        "The Gate of Acheron",
        action("", PutInPlay(counters=1), stealth=1),
        Power(
            sentence="Add 1 counter to {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(Gain(1, Blood("this")),),
        ),
        Drains(
            sentence="Pay for the counters on {card}.",
            at=UNLOCK,
            user="anybody",
            conditions=(TurnOfPrey(),),
            once=Until.TURN,
            forced=True,
            effects=(PaysForEach(),),
        ),
        CardAction(
            sentence="{minion} acts to add 1 counter to {card}.",
            who=MinionFilter(clans=("Hecata",), least=4),
            whose="mine",
            stealth=1,
            effects=(Gain(1, Blood("this")),),
        ),
        CardAction(
            sentence="{minion} acts to burn {card}.", who=VAMPIRE, effects=(BurnCard("this"),)
        ),
    ),
    card(
        102172,
        "Well-Marked",
        action("", PutOn("user"), unlocks_from(5), stealth=1),
        Wards(
            sentence="{minion} prevents 1 damage with {card}.",
            at=DAMAGE,
            conditions=(StrikeHurts(),),
            once=Until.COMBAT,
            effects=(PreventsOfStrike(1),),
        ),
        OnePerMinion(),
    ),
)
