"""Gehenna events about hunger, Disciplines and fear."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    DIABLERIE,
    PASS,
    BansCards,
    Condition,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Minion,
    Option,
    OwnStatic,
    OwnSurcharge,
    Price,
    Printed,
    Procedure,
    PurposeKind,
    SaidElsewhere,
    Static,
    Table,
    Verb,
    Wording,
    gehenna_events,
    hand,
    has_trait,
    ledger,
    lock,
    minion_of,
    one_of_each,
    statics_on,
    zones,
)
from vtes_deck.effects.vocab import (
    EVENT_PLAYED,
    HUNTS,
    MINION_ENDS,
    UNLOCK,
    ACard,
    AMinion,
    BurnCard,
    DelayedReplacement,
    EntersWith,
    ForEach,
    MinionFilter,
    MyTurn,
    NeedsGehenna,
    Power,
    ToTorpor,
    Trait,
    Trigger,
    Type,
    Until,
    Zone,
    card,
)

EXCUSED = "has committed diablerie since the last Gehenna event"
"""The mark of a vampire that ignores effects until the next Gehenna event is played."""
HUNTED = "hunted in turn"
"""The mark of a vampire that holds the last turn in which it has hunted."""
LOCK_IT = Verb("lock in fear", "Lock {minion}.")
DISCARD_FOR = Verb("discard in fear", "Discard {target} for {minion}.")


class IgnoresGehenna(Static):
    """Gehenna events do not affect the bearer, but they still affect others (GEN-02)."""

    __slots__ = ()

    def ignores(self, table: Table, source: int) -> bool:
        """Whether Gehenna events currently do not affect the bearer."""
        raise NotImplementedError


def ignores_gehenna(table: Table, minion: int) -> bool:
    """Whether Gehenna events do not affect a minion now. By rulings, it may be a target."""
    return any(
        one.ignores(table, source) for source, one in statics_on(table, IgnoresGehenna, minion)
    )


class UserIsAffected(SaidElsewhere, Condition, frozen=True):
    """The event affects the minion; otherwise its actions are not available to the minion."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return not ignores_gehenna(context.table, context.minion)


class GehennaPlayed(SaidElsewhere, Condition, frozen=True):
    """The event that was played is a Gehenna event."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return Trait.GEHENNA in context.table.cards[context.target].traits


class Excuses(SaidElsewhere, Effect, frozen=True):
    """The diablerist ignores effects from now on."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        minion = minion_of(context, "target")
        if minion is not None:
            minion.set_mark(EXCUSED, 1)


class ExcusesEnd(SaidElsewhere, Effect, frozen=True):
    """Vampires no longer ignore effects."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        for one in context.table.in_play.values():
            if isinstance(one, Minion):
                one.set_mark(EXCUSED, 0)


class DearerSuperior(OwnSurcharge, Price, frozen=True):
    """Cards that a minion plays at the superior level of a Discipline cost more blood."""

    @override
    def less(
        self, table: Table, source: int, minion: Minion, paid: Printed, level: str
    ) -> tuple[int, int]:
        superior = any(one.isupper() for one in level.split("+"))
        excused = minion.mark(EXCUSED) or ignores_gehenna(table, minion.card)
        return (0, -self.n) if superior and not excused else (0, 0)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"cards requiring 1 or more Disciplines at the superior level cost +{self.n} blood. "
            "Vampires who commit diablerie ignore this effect until a Gehenna event is played"
        )


class NotesHunt(SaidElsewhere, Effect, frozen=True):
    """Records that the vampire has hunted; by a ruling, the hunt need not have been successful."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        minion = minion_of(context, "target")
        if minion is not None:
            minion.set_mark(HUNTED, context.table.turn)


class Starves(Effect, frozen=True):
    """The ready vampires of the active Methuselah that are young and have not hunted burn blood.

    Attributes:
        n: the blood.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, self.n, whose="active", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        most = gehenna_events(table)
        for minion in table.ready_minions(table.active):
            hunted = minion.mark(HUNTED) == table.turn
            hungry = minion.vampire and minion.capacity < most and not hunted
            if hungry and not ignores_gehenna(table, minion.card):
                ledger.burn_blood(table, minion, self.n)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "each ready vampire controlled by that Methuselah with capacity less than the number "
            f"of Gehenna events in play who did not hunt during that minion phase burns {self.n} "
            "blood"
        )


class Fears(Procedure):
    """A Methuselah locks her minions, or discards a card for each of them.

    Attributes:
        seat: the Methuselah.
        card: the card with the effect.
        left: the minions without a decision.
    """

    seat: int
    card: int
    left: tuple[int, ...]

    def offer(self, table: Table) -> None:
        """Ask for the next minion."""
        while self.left and self.left[0] not in table.in_play:
            self.left = self.left[1:]
        if not self.left:
            self.finish()
            return
        held = one_of_each(table, table.seats[self.seat].hand)
        options = [Option(LOCK_IT, self.card, self.left[0])]
        options += [Option(DISCARD_FOR, self.card, self.left[0], one) for one in held]
        table.ask(self.seat, DecisionKind.CHOICE, options, self.card)

    def take(self, table: Table) -> None:
        """A card that is discarded is replaced later."""
        answer = table.answer
        self.left = self.left[1:]
        if answer.verb is LOCK_IT:
            if not ignores_gehenna(table, answer.minion):
                lock(table, answer.minion)
        elif answer.verb is not PASS:
            zones.discard(table, answer.target)
            hand.not_replaced(table, answer.target, Until.MASTER)
        self.go_to(Fears.offer)

    steps = (offer, take)


class Frightens(Effect, frozen=True):
    """Each minion of the user except mortals and old vampires locks, or she discards a card."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(self.frightened(context))

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="mine"),)

    def frightened(self, context: EffectContext) -> tuple[int, ...]:
        """The minions that are affected."""
        table = context.table
        most = gehenna_events(table)
        return tuple(
            minion.card
            for minion in table.minions(context.seat)
            if (minion.vampire and minion.capacity <= most)
            or not (minion.vampire or has_trait(table, minion, Trait.MORTAL))
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(
            Fears(seat=context.seat, card=context.card, left=self.frightened(context))
        )


class EachUnlockPhase(Power, frozen=True, kw_only=True):
    """The duty of each Methuselah in her unlock phase."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during each Methuselah's unlock phase, for each minion they control, they lock that "
            "minion unless they discard a card; cards discarded this way are not replaced until "
            "the master phase. Mortal allies and vampires with capacity greater than the number "
            "of Gehenna events in play ignore this effect"
        )


class EndsCycle(EntersWith, frozen=True):
    """Gehenna events and convictions are burned, and young vampires go to torpor."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "after this card enters play, burn all Gehenna events and conviction cards, then send "
            "all vampires with capacity 3 or less to torpor"
        )


class NoGehenna(OwnStatic, BansCards, frozen=True):
    """Gehenna events cannot be played."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="any"),)

    @override
    def bans(self, card: Printed) -> bool:
        return card.event and Trait.GEHENNA in card.traits

    @override
    def say(self, wording: Wording) -> str:
        return "Gehenna events cannot be played"


CARDS = (
    card(
        101807,
        "The Slow Withering",
        NeedsGehenna(n=1),
        DelayedReplacement(Until.DIABLERIE),
        DearerSuperior(1),
        Trigger(on=DIABLERIE, effects=(Excuses(),)),
        Trigger(on=EVENT_PLAYED, conditions=(GehennaPlayed(),), effects=(ExcusesEnd(),)),
    ),
    card(
        101974,
        "Thirst",
        Trigger(on=HUNTS, effects=(NotesHunt(),)),
        Trigger(on=MINION_ENDS, effects=(Starves(1),)),
    ),
    card(
        101285,
        "Nightmares upon Nightmares",
        DelayedReplacement(Until.DISCARD),
        EachUnlockPhase(
            sentence="Lock each of your minions, or discard cards.",
            at=UNLOCK,
            user="anybody",
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(Frightens(),),
        ),
    ),
    card(
        100781,
        "The Fourth Cycle",
        NeedsGehenna(n=2, other=False),
        EndsCycle(
            (
                ForEach(
                    ACard(Zone.IN_PLAY, (Type.EVENT,), "any", trait=Trait.GEHENNA),
                    (BurnCard("target"),),
                ),
                ForEach(ACard(Zone.IN_PLAY, (Type.CONVICTION,), "any"), (BurnCard("target"),)),
                ForEach(
                    AMinion(
                        MinionFilter(vampire=True, most=3, but=MinionFilter(torpor=True)), "any"
                    ),
                    (ToTorpor(),),
                ),
            )
        ),
        NoGehenna(),
    ),
)
