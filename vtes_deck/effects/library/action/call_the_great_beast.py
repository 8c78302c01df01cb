"""Call the Great Beast: rituals on a Baali, after which the card becomes a vampire."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CHOOSE_DISCIPLINE,
    DISCIPLINES,
    PUT_ON,
    SUPERIOR,
    CardQuestion,
    Condition,
    DecisionKind,
    EffectContext,
    EventType,
    Minion,
    Option,
    Purpose,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    bank,
    burn,
    control,
    has_trait,
    ledger,
    mark,
)
from vtes_deck.effects.vocab import (
    DAMAGE,
    AMinion,
    Aura,
    BecomesVampire,
    Bonus,
    CardAction,
    EnterCombat,
    InCombat,
    MinionFilter,
    Move,
    Not,
    Sect,
    Trait,
    Until,
    action,
    card,
)

NEEDED = 11
"""The number of counters with which the vampire enters play."""
CAPACITY, CHOICES = 9, 3
RITUALS = EventType("rituals", mark("{card} has {n:ritual counter}."))
BEAST = EventType("great beast", mark("{card} is now a vampire."))


class IsBeast(SaidElsewhere, Condition, frozen=True):
    """The card has become a vampire."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return isinstance(context.table.in_play.get(context.card), Minion)

    @override
    def denied(self, wording: Wording) -> str:
        return ""


def has_beast(table: Table, seat: int, id_: int) -> bool:
    """Whether a Methuselah controls a vampire that a copy of the card has become."""
    return any(table.cards[one.card].id == id_ for one in table.minions(seat))


class MayBringBeast(SaidElsewhere, Condition, frozen=True):
    """The vampire may perform the action, even if the action brings the Great Beast.

    By rulings, a sterile vampire cannot bring it, and a controller cannot contest it with herself.
    """

    @override
    def holds(self, context: EffectContext) -> bool:
        table, minion = context.table, context.user_minion
        held = table.in_play.get(context.card)
        counters = minion.capacity if held is None else held.blood + 1
        if counters < NEEDED:
            return True
        number = table.cards[context.card].id
        return not has_trait(table, minion, Trait.STERILE) and not has_beast(
            table, context.seat, number
        )


class BeastChoice(CardQuestion):
    """The Methuselah chooses the Disciplines of the Great Beast, which then enters play.

    Attributes:
        seat: the Methuselah.
        card: the card.
        baali: the vampire with the card.
        chosen: the codes of the Disciplines that she has chosen.
    """

    seat: int
    card: int
    baali: int
    chosen: tuple[str, ...] = ()

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        return (Purpose(PurposeKind.MINION, 1, self.seat),)

    def offer(self, table: Table) -> None:
        """Offer every remaining Discipline."""
        left = [code for code in DISCIPLINES if code not in self.chosen]
        options = [Option(CHOOSE_DISCIPLINE[code], self.card) for code in left]
        table.ask(self.seat, DecisionKind.CHOICE, options, self.card)

    def take(self, table: Table) -> None:
        """After the last choice, the Baali is burned."""
        answer = table.answer
        found = (code for code, verb in CHOOSE_DISCIPLINE.items() if verb is answer.verb)
        self.chosen += (next(found),)
        if len(self.chosen) < CHOICES:
            self.go_to(BeastChoice.offer)
        elif self.card in table.in_play:
            self.come(table)

    def come(self, table: Table) -> None:
        """The card becomes a vampire. It is contested if another Methuselah has a Great Beast."""
        beast = Minion(
            self.card,
            self.seat,
            vampire=True,
            capacity=CAPACITY,
            sect=Sect.INDEPENDENT,
            disciplines=dict.fromkeys(self.chosen, SUPERIOR),
        )
        for trait in (Trait.UNIQUE, Trait.INFERNAL):
            beast.set_mark(trait.value, 1)
        table.emit(BEAST, self.seat, self.card)
        control.arrive(table, self.card, self.seat, becomes=beast)
        if self.card in table.in_play:
            ledger.come_with(table, beast, CAPACITY)
        burn(table, self.baali)

    steps = (offer, take)


class AddRitual(BecomesVampire, frozen=True, kw_only=True):
    """A ritual counter is put on the card; the last counter brings the Great Beast."""

    capacity: int = CAPACITY

    @override
    def is_due(self, table: Table, card: int, minion: int) -> bool:
        return self.after(table, card, minion) >= NEEDED

    def after(self, table: Table, card: int, minion: int) -> int:
        """The number of counters on the card after the effect."""
        del minion
        return table.in_play[card].blood + 1 if card in table.in_play else 0

    @override
    def carry_out(self, context: EffectContext) -> None:
        self.add(context, 1)

    def add(self, context: EffectContext, n: int) -> None:
        """Put counters on the card in play."""
        table, held = context.table, context.table.in_play.get(context.card)
        if held is None:
            return
        bank.gain_blood(table, held, n)
        table.emit(RITUALS, context.seat, context.card, held.blood)
        if held.blood >= NEEDED:
            table.push(BeastChoice(seat=context.seat, card=context.card, baali=context.minion))

    @override
    def say(self, wording: Wording) -> str:
        return f"put 1 ritual counter on {wording.this}"


class PutWithRituals(AddRitual, frozen=True, kw_only=True):
    """The card is put on the vampire, with a ritual counter for each point of its capacity."""

    @override
    def after(self, table: Table, card: int, minion: int) -> int:
        return table.minion(minion).capacity

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, baali = context.table, context.user_minion
        table.emit(PUT_ON, context.seat, context.card, target=baali.card)
        control.arrive(table, context.card, baali.controller, baali.card)
        self.add(context, baali.capacity)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"put {wording.this} with X ritual counters on {wording.user}, where X is "
            f"{wording.user}'s capacity"
        )


class BeastlyNumber(SaidElsewhere, Aura, frozen=True, kw_only=True):
    """A value of the Great Beast that is higher than that of most vampires."""


class BeastPrevents(SaidElsewhere, InCombat, frozen=True):
    """The Great Beast can prevent damage."""


class BeastAttacks(CardAction, frozen=True, kw_only=True):
    """The Great Beast can enter combat; the sentence includes its entry and its values."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.this} has {NEEDED} or more ritual counters, move {wording.this} to your "
            f"ready region, burn {wording.user} and choose three Disciplines; {wording.this} "
            f"becomes a {CAPACITY}-capacity unique clanless Independent infernal vampire with 4 "
            f"strength, 3 bleed, the chosen three Disciplines at the superior level and {CAPACITY} "
            "blood who can enter combat with a minion as a Ⓓ action and can prevent 1 damage each "
            "combat"
        )


AS_BEAST = (IsBeast(),)

CARDS = (
    card(
        100280,
        "Call the Great Beast",
        action("", PutWithRituals(), stealth=1, conditions=(MayBringBeast(),)),
        CardAction(
            sentence="{minion} acts to put a ritual counter on {card}.",
            host=True,
            whose="mine",
            who=MinionFilter(clans=("Baali",)),
            stealth=1,
            conditions=(Not(IsBeast()), MayBringBeast()),
            effects=(AddRitual(),),
        ),
        BeastlyNumber(bonus=Bonus.STRENGTH, n=3, host=True, conditions=AS_BEAST),
        BeastlyNumber(bonus=Bonus.BLEED, n=2, host=True, conditions=AS_BEAST),
        BeastAttacks(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
            conditions=AS_BEAST,
            effects=(EnterCombat(),),
        ),
        BeastPrevents(Move(when=DAMAGE, prevent=1, once=Until.COMBAT), conditions=AS_BEAST),
    ),
)
