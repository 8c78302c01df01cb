"""Referendums that affect certain vampires, or pool by the cards that Methuselahs control."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CHOOSE_MINION,
    NO_MORE,
    TERM_CHOSEN,
    AutomaticEffect,
    Bleed,
    Choice,
    Condition,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    Minion,
    NoPurpose,
    Option,
    PurposeKind,
    Referendum,
    SaidElsewhere,
    Table,
    Target,
    Terms,
    TimedRestriction,
    Wording,
    await_events,
    minions_of,
    pay,
    price,
    unlock,
)
from vtes_deck.effects.vocab import (
    ANARCH,
    ANYONE,
    VAMPIRE,
    Activity,
    AMethuselah,
    AMinion,
    AtLeast,
    Burn,
    BurnCard,
    CannotVote,
    CardReferendum,
    ChooseCard,
    Edge,
    ForEach,
    If,
    LosesTitle,
    MinionFilter,
    MoveCounters,
    Not,
    Once,
    Pool,
    RepresentsTitle,
    Sect,
    Title,
    Until,
    WasDone,
    card,
)


class BleedsFor(Target, frozen=True):
    """Vampires that would bleed their prey for at least this amount.

    Attributes:
        least: the bleed.
    """

    least: int

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        found = minions_of(context, VAMPIRE, "any")
        return [(one.card, -1, 0) for one in found if bleed_of(table, one) >= self.least]

    @override
    def say(self, wording: Wording) -> str:
        return f"a vampire with a current bleed of {self.least} or more"


def bleed_of(table: Table, minion: Minion) -> int:
    """The bleed amount of a vampire, by a ruling as in a bleed against its prey."""
    bleed = Bleed(minion.card, seats=(table.prey(minion.controller),))
    table.stack.append(bleed)
    try:
        return bleed.amount(table)
    finally:
        table.stack.pop()


class UpToTwo(Terms, frozen=True):
    """Up to two minions; the caller may stop after one, or choose none."""

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        if len(chosen) == 2 or any(one.verb is NO_MORE for one in chosen):
            return []
        taken = {one.target for one in chosen}
        minions = minions_of(context, ANYONE, "any")
        found = [
            Option(CHOOSE_MINION, context.card, target=one.card)
            for one in minions
            if one.card not in taken
        ]
        return [*found, Option(NO_MORE, context.card)]

    @override
    def say(self, wording: Wording) -> str:
        return "choose up to two minions"


class ChosenMinions(Target, frozen=True):
    """The minions chosen in the terms that are still in play."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        referendum = context.table.current(Referendum)
        terms = () if referendum is None else referendum.terms
        chosen = (one.target for one in terms if one.verb is CHOOSE_MINION)
        return [(one, -1, 0) for one in chosen if one in context.table.in_play]

    @override
    def say(self, wording: Wording) -> str:
        return "chosen minion"


class Expels(Effect, frozen=True):
    """The minion cannot block, react or vote this turn."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.BLOCK, which="target", whose="others", less=True),
            Does(PurposeKind.FREEZE, which="target"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        for activity in (Activity.BLOCK, Activity.REACT, Activity.VOTE):
            context.table.restrict(
                TimedRestriction(activity, context.target, Until.TURN, context.card)
            )

    @override
    def say(self, wording: Wording) -> str:
        return (
            "the chosen minions cannot play reaction cards, block or cast votes or ballots this "
            "turn"
        )


class TakesTitle(LosesTitle, frozen=True):
    """The chosen vampire loses its title."""

    @override
    def say(self, wording: Wording) -> str:
        return "remove that vampire's title"


class ForEdge(If, frozen=True):
    """The effects apply if the Edge can still be burned for them."""

    @override
    def say(self, wording: Wording) -> str:
        first, *rest = (one.say(wording) for one in self.effects)
        cost = "".join(f"you {first} to " for _ in self.conditions)
        return f"{cost}{rest[0]} and burn 2 pool from their controller"


class HasMore(Condition, frozen=True):
    """The Methuselah has more pool than the user."""

    @override
    def holds(self, context: EffectContext) -> bool:
        seats = context.table.seats
        return seats[context.other].pool > seats[context.seat].pool

    @override
    def say(self, wording: Wording) -> str:
        return "who has more pool than you do"


class StealsFromRicher(ForEach, frozen=True):
    """Each Methuselah with more pool, at the time of the result, gives 1 pool to the caller."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Find the Methuselahs with more pool before any pool moves."""
        richer = [
            one for one in self.target.choices(context) if HasMore().holds(context.at(other=one[1]))
        ]
        for _, seat, _ in richer:
            self.effects[0].carry_out(context.at(other=seat))

    @override
    def say(self, wording: Wording) -> str:
        return "you steal 1 pool from each Methuselah who has more pool than you do"


NON_SABBAT = MinionFilter(vampire=True, sects=tuple(one for one in Sect if one is not Sect.SABBAT))
LAIBON = MinionFilter(vampire=True, sects=(Sect.LAIBON,))
YOUNGER = MinionFilter(younger=True)
SABBAT_ELDER = MinionFilter(vampire=True, sects=(Sect.SABBAT,), least=7)


CALLED = "called my kin"


def next_blood(table: Table, vampire: Minion, card: int, chosen: int) -> int:
    """PLY-09: the additional blood for one more chosen vampire, with changes of the cost of X."""
    printed = table.cards[card]
    costs = [price(table, vampire, printed, "", 0, n)[1] for n in (chosen, chosen + 1)]
    return costs[1] - costs[0]


class PaysForKin(AutomaticEffect, frozen=True):
    """The caller pays for each vampire that is chosen, whatever the result of the referendum."""

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Pay as a vampire is chosen."""
        referendum, vampire = table.current(Referendum), table.in_play.get(trigger.minion)
        chosen = event.what is TERM_CHOSEN and event.target in table.in_play
        if not chosen or referendum is None or not isinstance(vampire, Minion):
            return
        before = sum(one.verb is CHOOSE_MINION for one in referendum.terms) - 1
        blood = next_blood(table, vampire, trigger.card, before)
        pay(table, vampire.controller, vampire, pool=0, blood=blood, card=trigger.card)


class ChargesForKin(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """The cost of X blood, where X is chosen with the terms."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        await_events(context, PaysForKin(), Until.REFERENDUM, minion=context.minion)


class Kin(Terms, frozen=True):
    """Any number of younger vampires of the clan; a Laibon may choose any younger Laibon."""

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        if any(one.verb is NO_MORE for one in chosen):
            return []
        vampire, taken = context.user_minion, {one.target for one in chosen}
        laibon = LAIBON.fits(context, vampire)
        found = [
            Option(CHOOSE_MINION, context.card, target=one.card)
            for one in minions_of(context, YOUNGER, "any")
            if one.clan == vampire.clan or (laibon and LAIBON.fits(context, one))
        ]
        left = [one for one in found if one.target not in taken]
        if vampire.blood < next_blood(context.table, vampire, context.card, len(taken)):
            left = []
        return [*left, Option(NO_MORE, context.card)] if left or not chosen else []

    @override
    def say(self, wording: Wording) -> str:
        return (
            "choose X younger vampires of the same clan as this acting vampire. If this vampire is "
            "Laibon, you may choose younger Laibon regardless of clan"
        )


class UnlocksKin(Effect, frozen=True):
    """The acting vampire and the chosen vampires unlock."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.UNLOCK, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        chosen = [one for one, _, _ in ChosenMinions().choices(context)]
        for one in (context.minion, *chosen):
            unlock(context.table, one)

    @override
    def say(self, wording: Wording) -> str:
        return "unlock this acting vampire and the chosen vampires"


class NotCalled(Not, frozen=True):
    """No copy of the card has been called this turn."""

    @override
    def say(self, wording: Wording) -> str:
        return f"only one {wording.name} can be called each turn"


CARDS = (
    card(
        101031,
        "Justicar Retribution",
        CardReferendum(passed=(ForEach(BleedsFor(3), (BurnCard("target"),)),)),
    ),
    card(
        102276,
        "Expulsion",
        CardReferendum(terms=(UpToTwo(),), passed=(ForEach(ChosenMinions(), (Expels(),)),)),
    ),
    card(
        101377,
        "Patsy",
        CardReferendum(
            conditions=(AtLeast(Edge(), 1),),
            terms=(
                ChooseCard(AMinion(MinionFilter(vampire=True, titled=True, but=ANARCH), "any")),
            ),
            passed=(
                ForEdge(
                    (AtLeast(Edge(), 1),),
                    (Burn(1, Edge()), TakesTitle(), Burn(2, Pool("target"))),
                ),
            ),
        ),
    ),
    card(
        102010,
        "Transfer of Power",
        CardReferendum(
            passed=(
                StealsFromRicher(AMethuselah("others"), (MoveCounters(1, Pool("target"), Pool()),)),
            )
        ),
    ),
    card(
        100294,
        "Cardinal Benediction",
        CardReferendum(
            terms=(ChooseCard(AMinion(SABBAT_ELDER, "any")),),
            called=(CannotVote(NON_SABBAT),),
            passed=(RepresentsTitle(Title.CARDINAL, who="target"),),
        ),
    ),
    card(
        101260,
        "My Kin Against the World",
        CardReferendum(
            conditions=(NotCalled(WasDone(CALLED)),),
            terms=(Kin(),),
            called=(Once(CALLED), ChargesForKin()),
            passed=(UnlocksKin(),),
        ),
    ),
)
