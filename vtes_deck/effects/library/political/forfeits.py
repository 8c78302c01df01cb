"""Referendums by which Methuselahs lose pool, locations, equipment or allies."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CHOOSE_MINION,
    NO_MORE,
    NONE,
    PUT_ON,
    CardQuestion,
    Choice,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Minion,
    Option,
    Purpose,
    PurposeKind,
    Referendum,
    Table,
    Target,
    Terms,
    Verb,
    Wording,
    allows,
    ledger,
    minions_of,
    titles,
    zones,
)
from vtes_deck.effects.vocab import (
    ALLY,
    VAMPIRE,
    ACard,
    Activity,
    AMethuselah,
    Burn,
    CardReferendum,
    ChooseCard,
    ChooseMethuselah,
    Count,
    ForEach,
    Pool,
    Title,
    Trait,
    Type,
    Zone,
    card,
)

LOCATION = ACard(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION)
KEEP = Verb("keep ally", "Keep {target} and burn {n} pool.")
GIVE_UP = Verb("give up ally", "Let {target} be burned.")


class MethuselahOrLocation(Terms, frozen=True):
    """A Methuselah or a location; a cardinal or regent may choose both."""

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        if len(chosen) == 2 or any(one.verb is NO_MORE for one in chosen):
            return []
        seats = ChooseMethuselah("any").options(context, chosen)
        places = ChooseCard(LOCATION).options(context, chosen)
        if not chosen:
            return [*seats, *places]
        caller = context.user_minion
        high = any(
            titles.counts_as(context.table, caller, one) for one in (Title.CARDINAL, Title.REGENT)
        )
        return [*seats, *places, Option(NO_MORE, context.card)] if high else []

    @override
    def say(self, wording: Wording) -> str:
        return (
            "choose a Methuselah or a location. If this acting vampire is a cardinal or regent, "
            "you can choose both instead"
        )


class StrikesChosen(Effect, frozen=True):
    """The chosen Methuselah burns pool, and the chosen location is burned.

    Attributes:
        n: the pool.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.POOL, self.n, whose="any", less=True),
            Does(PurposeKind.BURN, which="target"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        if context.other != NONE:
            ledger.burn_pool(table, context.other, self.n)
        if context.target in table.in_play:
            zones.burn(table, context.target)

    @override
    def say(self, wording: Wording) -> str:
        return f"the chosen Methuselah burns {self.n} pool and the chosen location is burned"


class ChooseBearer(Terms, frozen=True):
    """A vampire that can have the equipment that was chosen first."""

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        table = context.table
        if len(chosen) != 1:
            return []
        gear = chosen[0].target
        return [
            Option(CHOOSE_MINION, context.card, target=one.card)
            for one in minions_of(context, VAMPIRE, "any")
            if gear not in one.attached
            and allows(table, gear, one)
            and not table.is_restricted(Activity.BEAR, one.card)
        ]

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(minions_of(context, VAMPIRE, "any"))

    @override
    def say(self, wording: Wording) -> str:
        return "a vampire"


class ChangesHands(Effect, frozen=True):
    """The chosen vampire gets the chosen equipment."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.LOSE, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        referendum = table.current(Referendum)
        if referendum is None or len(referendum.terms) < 2:
            return
        gear, bearer = (one.target for one in referendum.terms)
        if gear in table.in_play and isinstance(table.in_play.get(bearer), Minion):
            zones.attach(table, gear, bearer)
            table.emit(PUT_ON, table.in_play[bearer].controller, gear, target=bearer)

    @override
    def say(self, wording: Wording) -> str:
        return "the chosen vampire takes control of the chosen equipment"


class DeadOfPrey(Target, frozen=True):
    """The vampires in the ash heap of the prey of the target Methuselah."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        heap = table.seats[table.prey(context.other)].ash_heap
        return [(one, NONE, 0) for one in heap if table.cards[one].vampire]

    @override
    def say(self, wording: Wording) -> str:
        return "a vampire in their prey's ash heap"


class BurnsForDead(ForEach, frozen=True):
    """Each Methuselah burns pool for the vampires in the ash heap of her prey."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "each Methuselah burns X pool, where X is the number of vampires in their prey's "
            "ash heap"
        )


class SegregatesAllies(Effect, frozen=True):
    """Each Methuselah pays pool to keep allies, and the other allies are burned."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BURN, whose="any"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        allies = tuple(one.card for one in minions_of(context, ALLY, "any"))
        if allies:
            context.table.push(AllyChoices(card=context.card, left=allies))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "all allies are burned. Any Methuselah can keep an ally or allies they control by "
            "repaying their pool cost to recruit"
        )


class AllyChoices(CardQuestion):
    """The Methuselahs decide, clockwise from the active one, which allies they keep.

    Attributes:
        card: the political action card.
        left: the allies that have not been decided on.
    """

    card: int
    left: tuple[int, ...]

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        if option.verb is KEEP:
            return (Purpose(PurposeKind.POOL, -option.n, option.seat),)
        return (Purpose(PurposeKind.BURN, 1, option.seat, option.target),)

    def offer(self, table: Table) -> None:
        """By rulings, only the pool cost is paid, and an ally without pool cost may be burned."""
        while self.left and self.left[0] not in table.in_play:
            self.left = self.left[1:]
        if not self.left:
            self.finish()
            return
        ally = self.left[0]
        seat, cost = table.in_play[ally].controller, table.cards[ally].pool_cost
        options = [Option(GIVE_UP, self.card, target=ally, seat=seat)]
        if table.seats[seat].pool >= cost:
            options.insert(0, Option(KEEP, self.card, target=ally, seat=seat, n=cost))
        table.ask(seat, DecisionKind.CHOICE, options, self.card)

    def take(self, table: Table) -> None:
        """Pay for the ally, or burn it."""
        answer = table.answer
        self.left = self.left[1:]
        if answer.verb is KEEP:
            ledger.burn_pool(table, answer.seat, answer.n, answer.target)
        else:
            zones.burn(table, answer.target)
        self.go_to(AllyChoices.offer)

    steps = (offer, take)


CARDS = (
    card(
        102312,
        "Cold War",
        CardReferendum(terms=(MethuselahOrLocation(),), passed=(StrikesChosen(3),)),
    ),
    card(
        102271,
        "Confiscation",
        CardReferendum(
            terms=(
                ChooseCard(ACard(Zone.IN_PLAY, (Type.EQUIPMENT,), "any")),
                ChooseBearer(),
            ),
            passed=(ChangesHands(),),
        ),
    ),
    card(
        101167,
        "Mark of the Damned",
        CardReferendum(
            passed=(BurnsForDead(AMethuselah("any"), (Burn(Count(DeadOfPrey()), Pool("target")),)),)
        ),
    ),
    card(101053, "Kindred Segregation", CardReferendum(passed=(SegregatesAllies(),))),
)
