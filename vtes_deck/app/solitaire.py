"""A goldfish game that a player goes through step by step, by hand or by the policy, with undo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from cardbase import CardBase
from cardbase.model import AnyCard
from vtes_deck.app.goldfish import busy_turns
from vtes_deck.engine.narrator import run_sentence, runs
from vtes_deck.engine.option_wording import option_sentences
from vtes_deck.engine.state.decisions import NONE, Decision, Option
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.table import Seat
from vtes_deck.language import mark, plural, tr
from vtes_deck.sim.game import Goldfish, Shelf
from vtes_deck.sim.record import Setup

PHASES = (
    mark("setup"),
    mark("start of turn"),
    mark("unlock phase"),
    mark("master phase"),
    mark("minion phase"),
    mark("influence phase"),
    mark("discard phase"),
    mark("end of turn"),
)
"""The parts of a turn, as the engine names them."""

ASKED = (
    mark("unlock"),
    mark("contest"),
    mark("master"),
    mark("action"),
    mark("block"),
    mark("effect"),
    mark("cancel"),
    mark("terms"),
    mark("vote"),
    mark("range"),
    mark("strike"),
    mark("damage"),
    mark("press"),
    mark("influence"),
    mark("discard phase"),
    mark("discard"),
    mark("target"),
    mark("card"),
    mark("number"),
)
"""What the engine asks."""


class CardView(msgspec.Struct, frozen=True):
    """A card on the table in words.

    Attributes:
        card: what it is; ``None`` for one that the card base does not know.
        text: the card with its state: ``"Arika, 9 of 11 blood, locked"``.
    """

    card: AnyCard | None
    text: str


class View(msgspec.Struct, frozen=True):
    """The table as the deck sees it.

    Attributes:
        head: whose turn it is, and the part of it.
        numbers: pool, prey, what is left in the phase, in a sentence.
        hand: the cards in hand.
        ready, torpor, waiting: minions by region, those in the uncontrolled region with counters.
        others: everything else that the deck has in play.
        asked: what is asked, in a word; empty when the game is over.
        options: every legal answer in plain words.
        hint: place of what the policy would answer; -1 when the game is over.
        reason: the line of the table of priorities that speaks for it.
        log: what has happened, one sentence each.
        over: nothing more is played.
    """

    head: str
    numbers: str
    hand: tuple[AnyCard, ...]
    ready: tuple[CardView, ...]
    torpor: tuple[CardView, ...]
    waiting: tuple[CardView, ...]
    others: tuple[CardView, ...]
    asked: str
    options: tuple[str, ...]
    hint: int
    reason: str
    log: tuple[str, ...]
    over: bool


class Solitaire:
    """A game under the player's hands.

    Args:
        setup: what is played.
        number: which of its games.
        cards: the card base.

    Raises:
        GoldfishError: the setup cannot be played.
        PolicyError: its table of priorities cannot be read.
    """

    def __init__(self, setup: Setup, number: int, cards: CardBase) -> None:
        self.setup, self.number = setup, number
        self._cards = cards
        self._shelf = Shelf(cards)
        self._goldfish = Goldfish(setup, number, self._shelf)
        self._answers: list[Option] = []
        self._undone: list[Option] = []

    @property
    def over(self) -> bool:
        """Whether nothing more is played."""
        return self._goldfish.decision is None

    @property
    def can_undo(self) -> bool:
        """Whether an answer can be taken back."""
        return bool(self._answers)

    @property
    def can_redo(self) -> bool:
        """Whether an answer that was taken back can be given again."""
        return bool(self._undone)

    def answer(self, place: int) -> None:
        """Give the answer at ``place`` of the options.

        Raises:
            IndexError: there is no such option.
        """
        option = self._asked().options[place]
        self._apply(option)
        self._undone.clear()

    def step(self) -> None:
        """Answer as the policy would."""
        self._apply(self._goldfish.choice())
        self._undone.clear()

    def finish_turn(self) -> None:
        """Answer as the policy would until the deck's next turn begins."""
        before = self._turn
        while not self.over and self._turn == before:
            self.step()

    def undo(self) -> None:
        """Take the last answer back. The game is played again up to there."""
        if self._answers:
            answers = self._answers
            self._undone.append(answers.pop())
            self._goldfish = Goldfish(self.setup, self.number, self._shelf)
            for option in answers:
                self._goldfish.apply(option)

    def redo(self) -> None:
        """Give the answer again that was taken back."""
        if self._undone:
            self._apply(self._undone.pop())

    def _apply(self, option: Option) -> None:
        self._goldfish.apply(option)
        self._answers.append(option)

    def _asked(self) -> Decision:
        decision = self._goldfish.decision
        if decision is None:
            raise IndexError("the game is over")
        return decision

    @property
    def _turn(self) -> int:
        goldfish = self._goldfish
        return goldfish.game.table.seats[goldfish.laid.seat].turns

    # ------------------------------------------------------------------------------------- looking

    def view(self) -> View:
        """The table as it is now."""
        goldfish = self._goldfish
        table, me = goldfish.game.table, goldfish.laid.seat
        seat = table.seats[me]
        decision = goldfish.decision
        options: tuple[str, ...] = ()
        hint, reason = -1, ""
        if decision is not None:
            options = tuple(option_sentences(table, decision.options))
            chosen, reason = goldfish.explained()
            hint = decision.options.index(chosen)
        minions = [one for one in map(table.in_play.get, seat.in_play) if isinstance(one, Minion)]
        others = [
            one
            for one in map(table.in_play.get, seat.in_play)
            if one is not None and not isinstance(one, Minion) and one.host == NONE
        ]
        prey = table.seats[goldfish.laid.passive.prey]
        mine = table.active == me
        phase = tr(table.phase.value)
        if mine:
            head = tr("Turn {turn}, your {phase}", turn=seat.turns, phase=phase)
        else:
            head = tr("Turn {turn}, an opponent's {phase}", turn=seat.turns, phase=phase)
        return View(
            head=head if decision is not None else tr("The game is over."),
            numbers=_numbers(seat, prey.pool, edge=table.edge == me),
            hand=self._known(seat.hand),
            ready=tuple(self._standing(one) for one in minions if one.ready),
            torpor=tuple(self._standing(one) for one in minions if one.in_torpor),
            waiting=tuple(
                self._waiting(card, counters) for card, counters in seat.uncontrolled.items()
            ),
            others=tuple(self._standing(one) for one in others),
            asked=tr(decision.kind.value.replace("_", " ")) if decision is not None else "",
            options=options,
            hint=hint,
            reason=reason,
            log=tuple(self._log()),
            over=decision is None,
        )

    def _known(self, numbers: Iterable[int]) -> tuple[AnyCard, ...]:
        found = (self._card(number) for number in numbers)
        return tuple(card for card in found if card is not None)

    def _card(self, number: int) -> AnyCard | None:
        return self._cards.get(self._goldfish.game.table.cards[number].id)

    def _name(self, number: int) -> str:
        return self._goldfish.game.table.cards[number].name

    def _standing(self, one: CardInPlay) -> CardView:
        words = [self._name(one.card)]
        if isinstance(one, Minion):
            if one.vampire:
                words.append(
                    tr("{blood} of {capacity} blood", blood=one.blood, capacity=one.capacity)
                )
            else:
                words.append(tr("{life} of {most} life", life=one.blood, most=one.capacity))
        elif one.blood:
            words.append(plural("{n} counters", "{n} counter", one.blood))
        if one.locked:
            words.append(tr("locked"))
        if one.contested:
            words.append(tr("contested"))
        on_it = Counter(self._name(card) for card in one.attached)
        if on_it:
            names = (f"{n}x {name}" if n > 1 else name for name, n in on_it.items())
            words.append(tr("with {cards}", cards=", ".join(names)))
        return CardView(self._card(one.card), ", ".join(words))

    def _waiting(self, card: int, counters: int) -> CardView:
        known = self._card(card)
        capacity = getattr(known, "capacity", None)
        name = self._name(card)
        if not capacity:
            return CardView(known, f"{name}, {counters}")
        words = tr(
            "{card}, {counters} of {capacity}", card=name, counters=counters, capacity=capacity
        )
        return CardView(known, words)

    def _log(self) -> list[str]:
        table, me = self._goldfish.game.table, self._goldfish.laid.seat
        lines = []
        for events in busy_turns(self._goldfish.game.log, me):
            for piece in runs([event.seen_by(me) for event in events]):
                text = run_sentence(table, piece, me)
                if text:
                    lines.append(text)
        return lines


def _numbers(seat: Seat, prey: int, *, edge: bool) -> str:
    if edge:
        pool = tr(
            "You have {pool} pool and the Edge; your prey has {prey}.", pool=seat.pool, prey=prey
        )
    else:
        pool = tr("You have {pool} pool; your prey has {prey}.", pool=seat.pool, prey=prey)
    cards = tr(
        "Library {library}, crypt {crypt}, ash heap {ash_heap}.",
        library=len(seat.library),
        crypt=len(seat.crypt),
        ash_heap=len(seat.ash_heap),
    )
    return " ".join(filter(None, (pool, cards, _left(seat.master_actions, seat.transfers))))


def _left(masters: int, transfers: int) -> str:
    left = []
    if masters:
        left.append(plural("{n} master phase actions", "{n} master phase action", masters))
    if transfers:
        left.append(plural("{n} transfers", "{n} transfer", transfers))
    return tr("Left: {what}.", what=tr(" and ").join(left)) if left else ""
