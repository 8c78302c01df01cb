"""Phase actions, temporary bonuses, presses and choices that texts of vampires give."""

from __future__ import annotations

from typing import override

from cardbase.model import Bonus, Sect
from vtes_deck.effects.vocab.choices import apply_effects
from vtes_deck.effects.vocab.context import Choice, Condition, Effect, EffectContext, Target
from vtes_deck.effects.vocab.counters import ADDED, GAINS_MASTER_ACTIONS
from vtes_deck.effects.vocab.search import shuffle_library
from vtes_deck.effects.vocab.wording import NUMBERS, Wording, gets, signed
from vtes_deck.engine.actions import block
from vtes_deck.engine.combat import presses
from vtes_deck.engine.combat.moves import Granted
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.mechanics import bank, hand, ledger, zones
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Modifier, Phase, Table, Until, Zone
from vtes_deck.engine.state.windows import BLOCKING
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


class HostGets(Effect, frozen=True):
    """Changes a number of the minion that is or carries the card for a period."""

    bonus: Bonus
    n: int
    until: Until

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.modify(Modifier(self.bonus, self.n, context.host, self.until, context.card))
        ledger.tell_change(table, table.minion(context.host), self.bonus, self.n)

    @override
    def say(self, wording: Wording) -> str:
        period = " that combat" if self.until is Until.COMBAT else ""
        return gets(
            wording, wording.user, f"{signed(self.n)} {self.bonus.value.rstrip('s')}{period}"
        )


class GivePress(Effect, frozen=True, kw_only=True):
    """Gives the minion that is or carries the card a press for this combat (COM-27, COM-29).

    Attributes:
        only: ``"continue"`` or ``"end"`` if the press is limited to that; otherwise empty.
        must: it must be used at the first opportunity.
    """

    only: str = ""
    must: bool = False

    @override
    def carry_out(self, context: EffectContext) -> None:
        press = Granted(context.card, must=self.must, only=self.only, whole=True)
        presses.grant(context.table, context.host, press)

    @override
    def say(self, wording: Wording) -> str:
        kind = "1 press (mandatory)" if self.must else "1 optional press"
        only = f", only usable to {self.only} combat" if self.only else ""
        return f"{wording.user} gets {kind} each combat{only}"


class RoundIs(Condition, frozen=True):
    """The current combat is in this round."""

    number: int

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        return combat is not None and combat.number == self.number

    @override
    def say(self, wording: Wording) -> str:
        return "during the first round" if self.number == 1 else f"during round {self.number}"


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


class HostIntercept(Effect, frozen=True):
    """Gives the minion that is or carries the card intercept."""

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
        """The intercept lasts until the end of the action (STL-04)."""
        HostGets(Bonus.INTERCEPT, self.n, Until.ACTION).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return gets(wording, wording.user, f"{signed(self.n)} intercept")


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


class RemoveThis(Effect, frozen=True):
    """The card itself is removed from the game (GEN-09)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Cards on it are burned (GEN-10)."""
        if context.card in context.table.in_play:
            zones.remove(context.table, context.card)


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
