"""Phase actions, temporary bonuses, presses and choices that texts of vampires give."""

from __future__ import annotations

from typing import override

from cardbase.model import Bonus, Sect
from vtes_deck.effects.vocab.choices import apply_effects
from vtes_deck.effects.vocab.context import Choice, Effect, EffectContext, Target
from vtes_deck.effects.vocab.counters import ADDED, GAINS_MASTER_ACTIONS
from vtes_deck.effects.vocab.references import Which, minion_of, said
from vtes_deck.effects.vocab.search import shuffle_library
from vtes_deck.effects.vocab.wording import NUMBERS, Wording, gets, signed
from vtes_deck.engine.mechanics import bank, hand, ledger, zones
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Modifier, Phase, Table, Until, Zone
from vtes_deck.engine.status import sects
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.language import mark

GIVES_BLOOD = EventType(
    "gives blood",
    mark("{minion} gives 1 blood to {card}."),
    mark("{minion} gives 1 blood to an uncontrolled vampire."),
    adds=True,
)
GIVE = Verb("give blood", "Move 1 blood to {target}.")

SECOND_MASTER_ACTION = "second master phase action"
"""Recorded for a turn with two master phase actions instead of one."""


class SecondMasterAction(Effect, frozen=True):
    """Gives two master phase actions instead of one; not cumulative."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Own master phase only. MAS-06: out-of-turn masters already used count against it."""
        table = context.table
        if table.active != context.seat or table.phase is not Phase.MASTER:
            return
        if not table.has_used(SECOND_MASTER_ACTION, NONE, Until.TURN):
            table.use_once(SECOND_MASTER_ACTION, NONE, Until.TURN)
            table.seats[context.seat].master_actions += 1
            table.emit(GAINS_MASTER_ACTIONS, context.seat, n=1)

    @override
    def say(self, wording: Wording) -> str:
        return gets(wording, "you", "two master phase actions (instead of one)")


class Gets(Effect, frozen=True):
    """Changes a number of a minion for a period."""

    bonus: Bonus
    n: int
    until: Until
    who: Which = "user"

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, minion = context.table, minion_of(context, self.who)
        if minion is not None:
            table.modify(Modifier(self.bonus, self.n, minion.card, self.until, context.card))
            ledger.tell_change(table, minion, self.bonus, self.n)

    @override
    def say(self, wording: Wording) -> str:
        period = " that combat" if self.until is Until.COMBAT else ""
        number = f"{signed(self.n)} {self.bonus.value.rstrip('s')}"
        return gets(wording, said(self.who, wording), f"{number}{period}")


class DiscardAtRandom(Effect, frozen=True):
    """Discards a random card of the hand and replaces it."""

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

    @override
    def say(self, wording: Wording) -> str:
        return "discard a card at random"


class TurnAnarch(Effect, frozen=True):
    """The target vampire becomes Anarch (SEC-01)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        sects.change_sect(context.table, context.target_minion, Sect.ANARCH)


class HandIntoLibrary(Effect, frozen=True):
    """Shuffles the hand into the library and draws a new hand."""

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

    @override
    def say(self, wording: Wording) -> str:
        return "shuffle your hand into your library (draw up afterward)"


class BurnTheirTop(Effect, frozen=True):
    """Burns cards from the top of the library of the Methuselah who was bled."""

    n: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Limited by the cards left; they go face up to her ash heap."""
        table, action = context.table, context.action
        if action is None or not action.seats:
            return
        for _ in range(self.n):
            library = table.seats[action.seats[0]].library
            if library:
                card = library[-1]
                zones.move(table, card, Zone.ASH_HEAP)
                table.emit(zones.BURNED, action.seats[0], card)

    @override
    def say(self, wording: Wording) -> str:
        cards = "card" if self.n == 1 else f"{NUMBERS[self.n]} cards"
        return f"burn the top {cards} of the target Methuselah's library"


class OneOf(Effect, frozen=True):
    """The Methuselah chooses one of several alternatives.

    Attributes:
        modes: pairs of a sentence and its effects.
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
    """A player chooses one of several alternatives.

    Attributes:
        seat, card, minion, target, other, n: as in :class:`EffectContext`.
        modes: the alternatives.
    """

    seat: int
    card: int
    minion: int
    target: int
    other: int
    n: int
    modes: tuple[tuple[str, tuple[Effect, ...]], ...]

    def offer(self, table: Table) -> None:
        """Offers every alternative."""
        options = [
            Option(Verb(f"pick {number}", sentence), self.card, target=self.target, mode=number)
            for number, (sentence, _) in enumerate(self.modes)
        ]
        table.ask(self.seat, DecisionKind.CHOICE, options, self.card)

    def take(self, table: Table) -> None:
        """Applies the chosen alternative."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        context = EffectContext(
            table, self.seat, self.card, self.minion, self.target, self.other, self.n
        )
        apply_effects(context, self.modes[answer.mode][1])

    steps = (offer, take)


class GiveBlood(Effect, frozen=True, kw_only=True):
    """Distributes blood of the vampire among uncontrolled vampires of a clan.

    Attributes:
        most: the maximum.
        clan: the clan of the recipients.
    """

    most: int
    clan: str

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(
            BloodDistribution(seat=context.seat, card=context.card, left=self.most, clan=self.clan),
        )


class BloodDistribution(Procedure):
    """The player moves blood of a vampire to the uncontrolled region, one point at a time.

    Attributes:
        seat: the player.
        card: the vampire that gives blood.
        left: the blood that it may still give.
        clan: the clan of the recipients.
    """

    seat: int
    card: int
    left: int
    clan: str

    def offer(self, table: Table) -> None:
        """Offers every recipient while blood is left."""
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
        """Moves the blood and asks again."""
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
    """Two vampires of the user's uncontrolled region: one as target, one as number."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        cards = [
            card for card in table.seats[context.seat].uncontrolled if table.cards[card].vampire
        ]
        return [(one, NONE, other + 1) for one in cards for other in cards if one != other]


class AddBloodToOther(Effect, frozen=True):
    """Adds blood from the bank to the second vampire of :class:`TwoUncontrolled`."""

    n: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        """INF-10: the excess drains when the vampire enters play."""
        table, other = context.table, context.n - 1
        if other in table.seats[context.seat].uncontrolled:
            bank.add_to_uncontrolled(table, other, self.n)
            table.emit(ADDED, context.seat, other, n=self.n, only=context.seat)
