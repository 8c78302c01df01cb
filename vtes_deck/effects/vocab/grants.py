"""What the texts of vampires give: actions of a phase, numbers for a time, presses, choices."""

from __future__ import annotations

from typing import override

from cardbase.model import Bonus, Sect
from vtes_deck.effects.vocab.choices import apply_effects
from vtes_deck.effects.vocab.context import Choice, Condition, Effect, EffectContext, Target
from vtes_deck.effects.vocab.counters import ADDED, GAINS_MASTER_ACTIONS
from vtes_deck.effects.vocab.search import shuffle_library
from vtes_deck.engine.actions import block
from vtes_deck.engine.combat import presses
from vtes_deck.engine.combat.moves import Granted
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.mechanics import bank, hand, zones
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Modifier, Phase, Table, Until, Zone
from vtes_deck.engine.state.windows import BLOCKING
from vtes_deck.engine.status import sects
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.language import mark

GETS = EventType("gets bonus", "{minion} gets +{n} {word}.")
GIVES_BLOOD = EventType(
    "gives blood",
    mark("{minion} gives 1 blood to {card}."),
    mark("{minion} gives 1 blood to an uncontrolled vampire."),
    adds=True,
)
GAINS_DISCARDS = EventType("gains discards", "{seat} gets {n:discard phase action}.")
EDGE_BURNED = EventType("burns the Edge", "{seat} burns the Edge.")
GIVE = Verb("give blood", "Move 1 blood to {target}.")

SECOND_MASTER_ACTION = "second master phase action"
"""Noted of a turn in which a Methuselah has two master phase actions instead of one."""


class SecondMasterAction(Effect, frozen=True):
    """Two master phase actions instead of one: however many cards say so, it is two."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """In one's own master phase; MAS-06: what out-of-turn masters have used is taken off."""
        table = context.table
        if table.active != context.seat or table.phase is not Phase.MASTER:
            return
        if not table.has_used(SECOND_MASTER_ACTION, NONE, Until.TURN):
            table.use_once(SECOND_MASTER_ACTION, NONE, Until.TURN)
            table.seats[context.seat].master_actions += 1
            table.emit(GAINS_MASTER_ACTIONS, context.seat, n=1)


class GainDiscardActions(Effect, frozen=True):
    """Discard phase actions for this discard phase."""

    n: int = 1

    @override
    def carry_out(self, context: EffectContext) -> None:
        """DSC-01."""
        context.table.seats[context.seat].discard_actions += self.n
        context.table.emit(GAINS_DISCARDS, context.seat, n=self.n)


class HostGets(Effect, frozen=True):
    """A number of the minion that the card is, or is on, changes until something ends."""

    bonus: Bonus
    n: int
    until: Until

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.modify(Modifier(self.bonus, self.n, context.host, self.until, context.card))
        seat = table.in_play[context.host].controller
        table.emit(GETS, seat, minion=context.host, n=self.n, word=self.bonus.value)


class GivePress(Effect, frozen=True, kw_only=True):
    """The minion that the card is, or is on, has a press for this combat (COM-27, COM-29).

    Attributes:
        only: it can only ``continue`` or only ``end`` the combat; empty if both.
        must: it must be used as soon as it can be.
    """

    only: str = ""
    must: bool = False

    @override
    def carry_out(self, context: EffectContext) -> None:
        press = Granted(context.card, must=self.must, only=self.only, whole=True)
        presses.grant(context.table, context.host, press)


class RoundIs(Condition, frozen=True):
    """It is this round of the combat under way."""

    number: int

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        return combat is not None and combat.number == self.number


class DiscardAtRandom(Effect, frozen=True):
    """A card of the hand is discarded at random, and replaced."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.table.seats[context.seat].hand)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-08, DRW-05."""
        table = context.table
        cards = table.seats[context.seat].hand
        if cards:
            chosen = table.random.below(f"hand of seat {context.seat}", len(cards))
            zones.discard(table, cards[chosen])
            hand.adjust(table, context.seat)


class TurnAnarch(Effect, frozen=True):
    """The vampire aimed at becomes Anarch (SEC-01)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        sects.change_sect(context.table, context.target_minion, Sect.ANARCH)


class BurnEdge(Effect, frozen=True):
    """The Methuselah burns the Edge: nobody controls it any more."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return context.table.edge == context.seat

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.emit(EDGE_BURNED, table.edge)
        table.edge = NONE


class HandIntoLibrary(Effect, frozen=True):
    """The whole hand is shuffled into the library, and a new one is drawn."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.table.seats[context.seat].hand)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """DRW-05."""
        table, player = context.table, context.table.seats[context.seat]
        for card in player.hand.copy():
            zones.move(table, card, Zone.LIBRARY)
        shuffle_library(table, context.seat)
        hand.adjust(table, context.seat)


class HostIntercept(Effect, frozen=True):
    """The minion that the card is, or is on, gets intercept."""

    n: int

    @override
    def windows(self) -> int:
        return BLOCKING

    @override
    def timely(self, context: EffectContext) -> bool:
        """STL-03: it attempts to block, and more intercept is needed."""
        return block.intercept_is_needed(context.table, context.host)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Until the end of the action (STL-04)."""
        HostGets(Bonus.INTERCEPT, self.n, Until.ACTION).carry_out(context)


class BurnTheirTop(Effect, frozen=True):
    """Cards from the top of the library of the Methuselah who was bled are burned."""

    n: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        """As many as there are; they go to her ash heap, face up."""
        table, action = context.table, context.action
        if action is None or not action.seats:
            return
        for _ in range(self.n):
            library = table.seats[action.seats[0]].library
            if library:
                card = library[-1]
                zones.move(table, card, Zone.ASH_HEAP)
                table.emit(zones.BURNED, action.seats[0], card)


class RemoveThis(Effect, frozen=True):
    """The card itself is removed from the game (GEN-09)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """With what is on it burned (GEN-10)."""
        if context.card in context.table.in_play:
            zones.remove(context.table, context.card)


class OneOf(Effect, frozen=True):
    """One of several things is done, as the Methuselah chooses.

    Attributes:
        modes: a sentence that says it to people, and the effects.
    """

    modes: tuple[tuple[str, tuple[Effect, ...]], ...]

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(
            OptionChoice(
                seat=context.seat,
                card=context.card,
                minion=context.minion,
                target=context.target,
                other=context.other,
                n=context.n,
                modes=self.modes,
            )
        )


class OptionChoice(Procedure):
    """Somebody chooses one of several things.

    Attributes:
        seat, card, minion, target, other, n: as in :class:`EffectContext`.
        modes: what there is.
    """

    seat: int
    card: int
    minion: int
    target: int
    other: int
    n: int
    modes: tuple[tuple[str, tuple[Effect, ...]], ...]

    def offer(self, table: Table) -> None:
        """Each of them."""
        options = [
            Option(Verb(f"pick {number}", sentence), self.card, target=self.target, mode=number)
            for number, (sentence, _) in enumerate(self.modes)
        ]
        table.ask(self.seat, DecisionKind.CHOICE, options, self.card)

    def take(self, table: Table) -> None:
        """Does it."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        context = EffectContext(
            table, self.seat, self.card, self.minion, self.target, self.other, self.n
        )
        apply_effects(context, self.modes[answer.mode][1])

    steps = (offer, take)


class GiveBlood(Effect, frozen=True, kw_only=True):
    """Blood of the vampire is distributed among uncontrolled vampires of a clan.

    Attributes:
        most: how much at most.
        clan: of which clan they must be.
    """

    most: int
    clan: str

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(
            BloodDistribution(seat=context.seat, card=context.card, left=self.most, clan=self.clan),
        )


class BloodDistribution(Procedure):
    """Blood of a vampire moves to the uncontrolled region, one by one.

    Attributes:
        seat: whose vampires.
        card: the vampire that gives.
        left: how much it may still give.
        clan: the clan of those that get it.
    """

    seat: int
    card: int
    left: int
    clan: str

    def offer(self, table: Table) -> None:
        """Everyone who can get it, as long as there is any."""
        giver = table.in_play.get(self.card)
        if not self.left or giver is None or not giver.blood:
            self.finish()
            return
        options = [
            Option(GIVE, self.card, target=other)
            for other in table.seats[self.seat].uncontrolled
            if table.cards[other].clan == self.clan
        ]
        table.ask(self.seat, DecisionKind.TARGET, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Gives it, and asks again."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        if answer.verb is PASS:
            return
        bank.burn_blood(table, table.in_play[self.card], 1)
        bank.add_to_uncontrolled(table, answer.target, 1)
        table.emit(GIVES_BLOOD, self.seat, answer.target, minion=self.card, n=1, only=self.seat)
        self.left -= 1
        self.go_to(BloodDistribution.offer)

    steps = (offer, take)


class TwoUncontrolled(Target, frozen=True):
    """Two vampires of one's own uncontrolled region: one as the target, the other by its number."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        cards = [
            card for card in table.seats[context.seat].uncontrolled if table.cards[card].vampire
        ]
        return [(one, NONE, other + 1) for one in cards for other in cards if one != other]


class AddBloodToOther(Effect, frozen=True):
    """Blood from the bank to the other one of :class:`TwoUncontrolled`."""

    n: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        """INF-10: what is too much drains as it comes into play."""
        table, other = context.table, context.n - 1
        if other in table.seats[context.seat].uncontrolled:
            bank.add_to_uncontrolled(table, other, self.n)
            table.emit(ADDED, context.seat, other, n=self.n, only=context.seat)
