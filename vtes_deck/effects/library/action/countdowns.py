"""Cards in play whose counters are burned until they become a minion or bring one back."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    NoPurpose,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    control,
    sentence,
    zones,
)
from vtes_deck.effects.vocab import (
    UNLOCK,
    ACard,
    AtMost,
    Blood,
    Burn,
    BurnCard,
    Choose,
    Gain,
    If,
    MyTurn,
    Power,
    PutInPlay,
    Sect,
    Trait,
    Type,
    Until,
    Zone,
    action,
    card,
)

EMPTY = AtMost(Blood("this"), 0)
ONE_COUNTER = Burn(1, Blood("this"))


class BurnsCounter(Power, frozen=True, kw_only=True):
    """A counter that can be burned in the unlock phase, from at most two copies.

    Attributes:
        noun: the name of the counters in the text.
    """

    noun: str = ""

    @override
    def say(self, wording: Wording) -> str:
        kind = f"{self.noun} " if self.noun else ""
        may = "" if self.forced else "you can "
        return (
            f"during your unlock phase, {may}burn 1 {kind}counter from {wording.this}. You can "
            f"burn {kind}counters from no more than two {wording.name} cards each unlock phase. "
            f"{sentence(self.effects[-1].say(wording))}"
        )


class OneOfTwo(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """A limit of two cards with this name for a Methuselah in an unlock phase."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return not all(self._used(context, n) for n in (1, 2))

    @override
    def carry_out(self, context: EffectContext) -> None:
        n = 2 if self._used(context, 1) else 1
        context.table.use_once(self._word(context, n), NONE, Until.TURN)

    def _used(self, context: EffectContext, n: int) -> bool:
        return context.table.has_used(self._word(context, n), NONE, Until.TURN)

    def _word(self, context: EffectContext, n: int) -> str:
        """The key of a use. It lasts for a turn, which has only one unlock phase."""
        return f"counter {n} of {context.table.cards[context.card].id}"


class Undead(ACard, frozen=True):
    """A wraith or zombie ally in the ash heap."""

    @override
    def fits(self, context: EffectContext, table: Table, card: int) -> bool:
        undead = {Trait.WRAITH, Trait.ZOMBIE}.intersection(table.cards[card].traits)
        return bool(undead) and ACard.fits(self, context, table, card)


class Rises(SaidElsewhere, Effect, frozen=True):
    """The target ally moves from the ash heap to the ready region."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MINION, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, its requirements do not apply, and it enters play as the basic version."""
        if context.table.where[context.target] is Zone.ASH_HEAP:
            control.arrive(context.table, context.target, context.seat)


class InUncontrolledRegion(PutInPlay, frozen=True):
    """The card stays uncontrolled with training counters until it becomes a vampire."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"put {wording.this} in play in your uncontrolled region with {self.counters} training "
            "counters"
        )


class BecomesRecruit(Effect, frozen=True):
    """Without counters the card becomes a vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MINION, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        if context.card_in_play.blood:
            return
        zones.move(table, context.card, Zone.ASIDE)
        recruit = Minion(
            context.card,
            context.seat,
            capacity=3,
            clan="Banu Haqim",
            sect=Sect.INDEPENDENT,
            disciplines=dict.fromkeys(("cel", "obf", "pot", "qui"), 1),
        )
        recruit.set_mark(Trait.BLOOD_CURSED.value, 1)
        control.arrive(table, context.card, context.seat, becomes=recruit)
        if context.card in table.in_play:
            Gain(3, Blood("this")).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "after the last training counter is burned, move this card to your ready region; it "
            "becomes a 3-capacity (non-unique) Independent Banu Haqim with Celerity [cel], "
            "Obfuscate [obf], Potence [pot], Quietus [qui] and 3 blood who is Blood cursed"
        )


class NotYetMinion(SaidElsewhere, Condition, frozen=True):
    """The card has not become a minion yet."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return not isinstance(context.card_in_play, Minion)


class RisesWhenEmpty(If, frozen=True):
    """Without counters the card is burned and an undead ally returns."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"if {wording.this} has no counters, " for _ in self.conditions)
        return (
            f"{asked}burn it and move a wraith or zombie ally from your ash heap to your ready "
            "region with life equal to its starting life"
        )


RISES = RisesWhenEmpty(
    (EMPTY,), (BurnCard("this"), Choose(Undead(Zone.ASH_HEAP, (Type.ALLY,)), (Rises(),)))
)

CARDS = (
    card(
        102297,
        "Split the Veil",
        action("", PutInPlay(counters=2), stealth=1),
        BurnsCounter(
            sentence="Burn 1 counter of {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            effects=(OneOfTwo(), ONE_COUNTER, RISES),
        ),
    ),
    card(
        102165,
        "Web of Knives Recruit",
        action("", InUncontrolledRegion(counters=3), stealth=1),
        BurnsCounter(
            sentence="Burn 1 training counter of {card}.",
            at=UNLOCK,
            conditions=(MyTurn(), NotYetMinion()),
            once=Until.TURN,
            forced=True,
            noun="training",
            effects=(OneOfTwo(), ONE_COUNTER, BecomesRecruit()),
        ),
    ),
)
