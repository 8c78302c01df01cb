"""Turns the flat options of a decision into steps for a person: click, click, done.

A :class:`PartialChoice` is a decision with the options that are left. Each step shows choices:
cards on the table that can be clicked, and the same as labelled buttons. A click or a press narrows
the options; the last one leaves a single option, the answer.

The steps follow the order card, minion, mode (the effect and its level), target, amount. A step
is skipped if all remaining options agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from enum import StrEnum, auto
from functools import cached_property
from typing import Self

import msgspec

from vtes_deck.app.game_table.common_words import GAP, common_words, without_common
from vtes_deck.app.game_table.level_texts import level_text
from vtes_deck.app.game_table.wording import (
    card_label,
    cost_words,
    group_label,
    label,
    pass_label,
    with_minion,
)
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.narrator import card_name, option_sentence
from vtes_deck.engine.option_wording import distinguishing_details, option_sentences
from vtes_deck.engine.politics.votes import SIDES
from vtes_deck.engine.purposes import cost
from vtes_deck.engine.state.decisions import NONE, PASS, Decision, DecisionKind, Option
from vtes_deck.engine.state.table import Table, Zone
from vtes_deck.engine.turn.influence import CONTROL, TAKE_BACK, TRANSFER
from vtes_deck.language import tr


class Dialog(StrEnum):
    """The kind of dialog for a step."""

    TABLE = auto()
    """Cards and Methuselahs on the table are clicked."""
    TERMS = auto()
    """The terms of a referendum."""
    VOTES = auto()
    """Votes for and against a referendum."""
    AMOUNT = auto()
    """A number: :attr:`Choice.amount` of each choice."""
    DAMAGE = auto()
    """The damage that is prevented, and the means of prevention."""
    PAYMENT = auto()
    """The means by which a cost is paid."""


class Stage(StrEnum):
    """The subject of a step."""

    CARD = auto()
    MINION = auto()
    WAY = auto()
    TARGET = auto()
    AMOUNT = auto()


class Choice(msgspec.Struct, frozen=True):
    """One choice in a step.

    Attributes:
        label: the text of a button: "Bleed Ben for 3".
        sentence: the same as a whole sentence; that of one option if several are left.
        text: the text of the card at the level with which it is played; empty if there is none.
        cards: the cards whose click chooses it.
        seats: the Methuselahs whose click chooses it.
        options: the options that are left after it.
        amount: the number, in a step about an amount; otherwise ``None``.
        passes: it does nothing.
    """

    label: str
    sentence: str
    cards: tuple[int, ...]
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    amount: int | None = None
    passes: bool = False
    text: str = ""

    @property
    def option(self) -> Option | None:
        """The answer, if this choice is the last one."""
        return self.options[0] if len(self.options) == 1 else None


class PartialChoice(msgspec.Struct, frozen=True):
    """A decision and the choices made in it so far.

    Attributes:
        decision: the decision.
        dialog: the kind of dialog for this step.
        stage: the subject of this step.
        prompt: the choices so far, in words; empty at the first step.
        choices: the possible choices, without passing; empty only if passing is the only option
            left.
        passing: the choice that passes, if that is allowed; offered at the first step only.
        picked: cards and minions chosen so far, to be marked on the table.
        before: the previous step, or ``None``.
    """

    decision: Decision
    dialog: Dialog
    stage: Stage
    prompt: str
    choices: tuple[Choice, ...]
    passing: Choice | None
    picked: tuple[int, ...]
    before: PartialChoice | None

    @classmethod
    def of(cls, table: Table, decision: Decision) -> Self:
        """The first step of a decision."""
        others = tuple(option for option in decision.options if option.verb is not PASS)
        passing = None
        if len(others) < len(decision.options):
            option = next(option for option in decision.options if option.verb is PASS)
            words = pass_label(table, decision)
            passing = Choice(words, words, (), (), (option,), passes=True)
        first = cls(decision, Dialog.TABLE, Stage.CARD, "", (), passing, picked=(), before=None)
        first = first.with_options(table, others)
        if passing is None and len(first.choices) == 1 and len(others) > 1:
            inner = first.pick(table, first.choices[0])
            if isinstance(inner, PartialChoice):  # the card that asks is not a choice
                return msgspec.structs.replace(inner, before=None)
        return first

    @property
    def live_cards(self) -> frozenset[int]:
        """The cards that can be clicked now."""
        return frozenset(card for choice in self.choices for card in choice.cards)

    @property
    def live_seats(self) -> frozenset[int]:
        """The Methuselahs that can be clicked now."""
        return frozenset(seat for choice in self.choices for seat in choice.seats)

    def pick_card(self, table: Table, card: int) -> Self | Option | None:
        """A card was clicked: the next step, the answer, or ``None`` if it cannot be clicked."""
        return self._pick(table, [one for one in self.choices if card in one.cards], card)

    def pick_seat(self, table: Table, seat: int) -> Self | Option | None:
        """A Methuselah was clicked; see :meth:`pick_card`."""
        return self._pick(table, [one for one in self.choices if seat in one.seats], NONE)

    def pick(self, table: Table, choice: Choice) -> Self | Option:
        """The next step after a button was pressed, or the answer."""
        return self._narrowed(table, choice.options, NONE)

    def back(self) -> PartialChoice:
        """The previous step; the first step stays."""
        return self if self.before is None else self.before

    def _pick(self, table: Table, found: list[Choice], card: int) -> Self | Option | None:
        options = tuple(dict.fromkeys(option for choice in found for option in choice.options))
        return self._narrowed(table, options, card) if options else None

    def _narrowed(self, table: Table, options: tuple[Option, ...], card: int) -> Self | Option:
        if len(options) == 1:
            return options[0]
        subjects = {_subject(option, self.picked) for option in options}
        # Of several copies in a hand the options name one; another may have been clicked.
        subject = subjects.pop() if len(subjects) == 1 else card
        picked = self.picked if subject in {NONE, *self.picked} else (*self.picked, subject)
        after = msgspec.structs.replace(self, passing=None, picked=picked, before=self)
        return after.with_options(table, options)

    def with_options(self, table: Table, options: tuple[Option, ...]) -> Self:
        """The next step with these options."""
        stage = _stage(options, self.picked)
        step = _Step(table, self.decision, options, stage, self.picked)
        return msgspec.structs.replace(
            self,
            dialog=_dialog(self.decision, stage),
            stage=stage,
            prompt=step.prompt(),
            choices=step.choices(),
        )


def hand_copies(table: Table, seat: int, card: int) -> tuple[int, ...]:
    """All copies in a hand of a card of that hand; the options name only one of them."""
    if card == NONE or table.where[card] is not Zone.HAND or table.owner[card] != seat:
        return (card,)
    number = table.cards[card].id
    return tuple(one for one in table.seats[seat].hand if table.cards[one].id == number)


def _subject(option: Option, picked: tuple[int, ...]) -> int:
    """The card of an option, otherwise its minion; after a pick, the one that is left."""
    left = [one for one in (option.card, option.minion) if one != NONE and one not in picked]
    return left[0] if left else NONE


_KEYS: dict[Stage, Callable[[Option], Hashable]] = {
    Stage.WAY: lambda option: (option.verb.name, option.mode),
    Stage.TARGET: lambda option: (option.target, option.seat),
    Stage.AMOUNT: lambda option: option.n,
}


def _stage(options: tuple[Option, ...], picked: tuple[int, ...]) -> Stage:
    """The field in which the options differ; at the first step the cards to click."""
    subjects = {_subject(option, picked) for option in options}
    if len(subjects) > 1 or (not picked and subjects != {NONE}):
        return Stage.MINION if picked else Stage.CARD
    for stage, key in _KEYS.items():
        if len({key(option) for option in options}) > 1:
            return stage
    return Stage.WAY


def _dialog(decision: Decision, stage: Stage) -> Dialog:
    if decision.kind is DecisionKind.TERMS:
        return Dialog.TERMS
    if stage is Stage.AMOUNT:
        return Dialog.AMOUNT
    if any(option.verb in SIDES for option in decision.options):
        return Dialog.VOTES
    if decision.kind is DecisionKind.DAMAGE:
        return Dialog.DAMAGE
    if decision.kind is DecisionKind.PAYMENT:
        return Dialog.PAYMENT
    return Dialog.TABLE


class _Step:
    """Builds the choices of one step; the arguments are those of :class:`PartialChoice`."""

    def __init__(
        self,
        table: Table,
        decision: Decision,
        options: tuple[Option, ...],
        stage: Stage,
        picked: tuple[int, ...],
    ) -> None:
        self.table, self.decision = table, decision
        self.options, self.stage, self.picked = options, stage, picked
        self.of_subject = stage in {Stage.CARD, Stage.MINION}
        self.sentences = dict(zip(options, option_sentences(table, options), strict=True))

    def prompt(self) -> str:
        """The choice so far: the words that all options share, or else the cards picked."""
        if not self.picked:
            return ""
        names = [card_name(self.table, card) for card in self.picked]
        text = common_words([*self.sentences.values()])
        return text if all(name in text for name in names) else ", ".join(names)

    def choices(self) -> tuple[Choice, ...]:
        """The options in groups, one for each button."""
        groups: dict[Hashable, list[Option]] = {}
        key = _KEYS.get(self.stage, self._group)
        for option in sorted(self.options, key=self._rank):
            groups.setdefault(key(option), []).append(option)
        subjects = dict.fromkeys(_subject(option, self.picked) for option in self.options)
        made = [self._choice(tuple(group), named=len(subjects) > 1) for group in groups.values()]
        if self.of_subject:
            made = self._named_apart(made, distinguishing_details(self.table, subjects))
        if not self.picked:
            made = [self._with_cost(one) for one in made]
        return self._shortened(self._distinct(made))

    def _rank(self, option: Option) -> tuple[int, int]:
        """The order of buttons: options that complete a vampire come first, rare ones last.

        In the minion phase, the minions come first, then the cards in the order of the hand.
        """
        place, hand = 0, self.table.seats[self.decision.seat].hand
        if self.decision.kind is DecisionKind.ACTION and option.card in hand:
            place = 1 + hand.index(option.card)
        return (-1 if option.verb is CONTROL else int(_is_rare(option)), place)

    def _with_cost(self, choice: Choice) -> Choice:
        """A choice that names the cost of its card, if that is the same for all options."""
        costs = {cost(self.table, self.decision.seat, one) for one in choice.options}
        words = cost_words(*costs.pop()) if len(costs) == 1 else ""
        if not words:
            return choice
        plain = choice.label.removesuffix(GAP)
        label = tr("{option} ({cost})", option=plain.rstrip(), cost=words)
        label += choice.label.removeprefix(plain.rstrip())
        return msgspec.structs.replace(choice, label=label)

    def _shortened(self, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """Choices without the words of the prompt above them; levels with the text of the card."""
        if self.picked and self.stage is not Stage.AMOUNT:
            labels = without_common(self.prompt(), [one.label for one in choices])
            choices = tuple(
                msgspec.structs.replace(one, label=text)
                for one, text in zip(choices, labels, strict=True)
            )
        if self.stage is not Stage.WAY:
            return choices
        return tuple(
            msgspec.structs.replace(
                one, label=tr("{option}: {text}", option=one.label, text=one.text)
            )
            if one.text
            else one
            for one in choices
        )

    def _named_apart(self, choices: list[Choice], details: Mapping[int, str]) -> list[Choice]:
        """Choices that name the copy of a card that they concern, also if they do not agree."""
        found = []
        for one in choices:
            detail = details.get(_subject(one.options[0], self.picked))
            words = f"{one.label} ({detail})" if detail else one.label
            found.append(msgspec.structs.replace(one, label=words))
        return found

    def _group(self, option: Option) -> Hashable:
        """The subject of the button that an option belongs to.

        An option without a further card has its own button: "Bleed Ben for 3", "Hunt". So does each
        use of a transfer, because one after the other is used, and so do the options of the only
        minion that can act.
        """
        subject = _subject(option, self.picked)
        apart = (
            subject == NONE
            or option.verb in {TRANSFER, TAKE_BACK}
            or (option.card == NONE and self._single_minion)
        )
        return (subject, option.verb.name if apart else "")

    @cached_property
    def _single_minion(self) -> bool:
        """Whether one minion only acts here without a card."""
        if self.decision.kind is not DecisionKind.ACTION or self.picked:
            return False
        return len({one.minion for one in self.options if one.card == NONE} - {NONE}) == 1

    def _choice(self, options: tuple[Option, ...], *, named: bool) -> Choice:
        """One group; ``named`` if its minion must be named."""
        first = options[0]
        cards, seats = self._clickable(options)
        return Choice(
            label=self._label(options, named=named),
            sentence=self.sentences[first],
            cards=cards,
            seats=seats,
            options=options,
            amount=first.n if self.stage is Stage.AMOUNT else None,
            text=self._text(options),
        )

    def _text(self, options: tuple[Option, ...]) -> str:
        """The text of the card at the level that these options share."""
        levels = {(one.card, one.verb.level) for one in options}
        card, level = next(iter(levels))
        if len(levels) > 1 or card == NONE or not level:
            return ""
        return level_text(self.table.cards[card].definition.text, level)

    def _clickable(self, options: tuple[Option, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The cards and Methuselahs whose click chooses a group; pool moves forward only."""
        if all(map(_is_rare, options)):
            return (), ()
        if self.of_subject:
            involved = dict.fromkeys(
                copy
                for option in options
                for card in (option.card, option.minion)
                if card != NONE and card not in self.picked
                for copy in hand_copies(self.table, self.decision.seat, card)
            )
            if involved:
                return tuple(involved), ()
        elif self.stage is not Stage.TARGET:
            return (), ()
        return self._aims(options)

    def _aims(self, options: tuple[Option, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The cards and Methuselahs that options target."""
        table, seat = self.table, self.decision.seat
        targets = {one.target for one in options} - {NONE}
        cards = tuple(copy for one in sorted(targets) for copy in hand_copies(table, seat, one))
        seats = tuple(dict.fromkeys(one.seat for one in options if one.seat != NONE))
        return cards, () if cards else seats

    def _label(self, options: tuple[Option, ...], *, named: bool) -> str:
        table, first = self.table, options[0]
        if len(options) == 1:
            words = label(table, self.decision, first)
            if first.verb is POLITICAL and len({one.minion for one in self.options} - {NONE}) == 1:
                words = tr("Call {card}", card=card_name(table, first.card))
            if self.stage is Stage.AMOUNT and str(first.n) not in words:
                words = tr("{option}: {n}", option=words, n=first.n)
            named = named and not self._single_minion
            if named and self.stage is Stage.CARD and first.card == NONE != first.minion:
                unnamed = card_name(table, first.minion) not in words
                return with_minion(table, first.minion, words) if unnamed else words
            return words
        text = group_label(table, options, [self.sentences[one] for one in options])
        subject = _subject(first, self.picked)
        alone = self._single_minion and first.card == NONE
        if not self.of_subject or subject == NONE or alone:
            return text
        plain = card_label(table, subject)
        longer = text.startswith(card_name(table, subject)) and len(text) > len(plain)
        return text if longer else plain

    def _distinct(self, choices: list[Choice]) -> tuple[Choice, ...]:
        """Choices with the same label get the detail in which their sentences differ."""
        count = Counter(one.label for one in choices)
        return tuple(
            one
            if count[one.label] == 1
            else msgspec.structs.replace(one, label=self._detailed(one))
            for one in choices
        )

    def _detailed(self, choice: Choice) -> str:
        plain = option_sentence(self.table, choice.options[0]).removesuffix(".")
        sentence = choice.sentence.removesuffix(".")
        detail = sentence.removeprefix(plain).strip()
        return f"{choice.label} {detail}" if detail else sentence


def _is_rare(option: Option) -> bool:
    """Whether an option is rarely wanted: its button comes last, and a click does not choose it."""
    return option.verb is TAKE_BACK
