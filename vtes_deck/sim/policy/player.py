"""The player: gives every option of a decision its priority by the table and takes the highest."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import NONE, PASS, Decision, DecisionKind, Option
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.table import Table
from vtes_deck.resources import resource
from vtes_deck.sim.policy.facts import FACTS, SHARED
from vtes_deck.sim.policy.rules import PASSING, UNSPOKEN, Moment, PriorityRule, Subject, What
from vtes_deck.sim.policy.text import read
from vtes_deck.sim.policy.view import Fact, PlayerView, subject

BUILT_IN_TABLE: Final = "goldfish/priorities.txt"

MAX_CHOICES_IN_TURN: Final = 400
"""The maximum number of choices in a turn before no new action or card is started."""

_SIGNS: Final[dict[str, Callable[[int, int], bool]]] = {
    "<": operator.lt,
    "<=": operator.le,
    "=": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    ">": operator.gt,
}

_MOMENTS: Final = {
    DecisionKind.UNLOCK: Moment.UNLOCK,
    DecisionKind.CONTEST: Moment.UNLOCK,
    DecisionKind.MASTER: Moment.MASTER,
    DecisionKind.ACTION: Moment.ACTION,
    DecisionKind.TERMS: Moment.TERMS,
    DecisionKind.VOTE: Moment.VOTE,
    DecisionKind.RANGE: Moment.COMBAT,
    DecisionKind.STRIKE: Moment.COMBAT,
    DecisionKind.DAMAGE: Moment.COMBAT,
    DecisionKind.PRESS: Moment.COMBAT,
    DecisionKind.INFLUENCE: Moment.INFLUENCE,
    DecisionKind.DISCARD_PHASE: Moment.DISCARD,
    DecisionKind.DISCARD: Moment.DISCARD,
    DecisionKind.TARGET: Moment.CHOICE,
    DecisionKind.CARD: Moment.CHOICE,
    DecisionKind.NUMBER: Moment.CHOICE,
    DecisionKind.PAYMENT: Moment.CHOICE,
    DecisionKind.CHOICE: Moment.CHOICE,
    DecisionKind.CANCEL: Moment.OTHER,
}


@cache
def built_in_text() -> str:
    """The built-in table in its written form."""
    return resource(BUILT_IN_TABLE).read_text(encoding="utf-8")


@cache
def built_in() -> tuple[PriorityRule, ...]:
    """The rules of the built-in table."""
    return read(built_in_text())


def moment_of(table: Table, decision: Decision) -> Moment:
    """The moment of a decision, in the words of the table of priorities."""
    moment = _MOMENTS.get(decision.kind)
    if moment is not None:
        return moment
    action = table.current(Action)
    if action is None:
        return Moment.COMBAT if table.current(Combat) else Moment.OTHER
    if decision.kind is DecisionKind.BLOCK and action.acting_seat(table) != decision.seat:
        return Moment.BLOCK
    if table.current(Combat):
        return Moment.COMBAT
    if table.current(Referendum):
        return Moment.VOTE
    mine = action.acting_seat(table) == decision.seat
    return Moment.MODIFIER if mine else Moment.REACTION


class PolicyPlayer:
    """Plays a deck by a table of priorities.

    Args:
        rules: the table, from the top.
        worth: the worth of the vampires of the deck; see the fact ``worth``.
    """

    def __init__(self, rules: Sequence[PriorityRule], worth: Mapping[int, int]) -> None:
        self._worth = worth
        self._by_moment: dict[Moment, list[CompiledRule]] = {moment: [] for moment in Moment}
        for rule in rules:
            self._by_moment[rule.moment].append(CompiledRule(rule))
        self._found: dict[tuple[Moment, str, int, int], Lines] = {}

    def choose(self, table: Table, decision: Decision, made: int = 0) -> Option:
        """One of the options of a decision.

        Args:
            table: the table; only what the seat can see is used.
            decision: the decision.
            made: the number of choices already made in this turn.
        """
        options = decision.options
        if len(options) == 1:
            return options[0]
        passing = options[-1] if options[-1].verb is PASS else None
        if passing is not None and made > MAX_CHOICES_IN_TURN:
            return passing
        moment = moment_of(table, decision)
        view = PlayerView(table, decision.seat, self._worth)
        best = passing
        best_key: tuple[int, ...] = (PASSING,)
        for option in options:
            if option is passing:
                continue
            lines = self.lines_about(view, moment, option)
            if best is not None and lines.most < best_key[0]:
                continue
            view.local.clear()
            line = lines.first(view, option)
            priority = UNSPOKEN if line is None else line.rule.priority
            if best is not None and priority < best_key[0]:
                continue
            if passing is not None and priority <= PASSING:
                continue
            key = (priority,) if line is None else (priority, *line.rank(view, option))
            if best is None or key > best_key:
                best, best_key = option, key
        if best is None:
            raise ValueError("a decision must have options")
        return best

    def left_open(self, table: Table, decision: Decision) -> tuple[Option, ...]:
        """The options that the table leaves to another player; a single one if the table decides.

        The best option with more than 0 is taken. Options with 0 or less are rejected; if no other
        option exists, the highest of them is taken.
        """
        moment = moment_of(table, decision)
        view = PlayerView(table, decision.seat, self._worth)
        ranked: list[tuple[tuple[int, ...], Option]] = []
        free: list[Option] = []
        for option in decision.options:
            view.local.clear()
            line = None
            if option.verb is not PASS:
                line = self.lines_about(view, moment, option).first(view, option)
            if line is None:
                free.append(option)
            else:
                ranked.append(((line.rule.priority, *line.rank(view, option)), option))
        if not ranked:
            return decision.options
        key, best = max(ranked, key=operator.itemgetter(0))
        return (best,) if key[0] > PASSING or not free else tuple(free)

    def reason(self, table: Table, decision: Decision, option: Option) -> PriorityRule | None:
        """The line of the table that gives an option its priority; none for passing."""
        if option.verb is PASS:
            return None
        view = PlayerView(table, decision.seat, self._worth)
        line = self.lines_about(view, moment_of(table, decision), option).first(view, option)
        return None if line is None else line.rule

    def lines_about(self, view: PlayerView, moment: Moment, option: Option) -> Lines:
        """The lines of the table that match an option, from the top."""
        cards = view.table.cards
        card, asker = subject(option), option.card
        key = (
            moment,
            option.verb.name,
            NONE if card == NONE else cards[card].id,
            NONE if asker == NONE else cards[asker].id,
        )
        found = self._found.get(key)
        if found is None:
            faces = [cards[one] for one in dict.fromkeys((card, asker)) if one != NONE]
            found = self._found[key] = Lines(
                line
                for line in self._by_moment[moment]
                if concerns(line.rule.subject, option, faces)
            )
        return found


class CompiledRule:
    """A rule that is prepared for many evaluations.

    Attributes:
        rule: the rule.
    """

    __slots__ = ("_preferences", "_tests", "rule")

    def __init__(self, rule: PriorityRule) -> None:
        self.rule = rule
        self._tests = [
            (
                _finder(test.fact),
                _SIGNS[test.sign],
                _finder(test.other) if test.other else None,
                test.number,
            )
            for test in rule.tests
        ]
        self._preferences = [
            (_finder(preference.fact), 1 if preference.most else -1)
            for preference in rule.preferences
        ]

    def holds(self, view: PlayerView, option: Option) -> bool:
        """Whether all comparisons of the rule hold for an option."""
        for fact, compare, other, number in self._tests:
            there = number if other is None else number + other(view, option)
            if not compare(fact(view, option), there):
                return False
        return True

    def rank(self, view: PlayerView, option: Option) -> list[int]:
        """The rank of an option according to the rule; higher is better."""
        return [fact(view, option) * sign for fact, sign in self._preferences]


@cache
def _finder(word: str) -> Fact:
    """A fact that is computed once for each decision or, if options differ, for each option."""
    fact = FACTS[word]
    shared = word in SHARED

    def once(view: PlayerView, option: Option) -> int:
        known = view.known if shared else view.local
        found = known.get(word)
        if found is None:
            found = known[word] = fact(view, option)
        return found

    return once


class Lines:
    """The lines that match an option, from the top, down to the last one that can apply.

    Attributes:
        most: the highest priority that they give.
    """

    __slots__ = ("_lines", "most")

    def __init__(self, lines: Iterable[CompiledRule]) -> None:
        self._lines: list[CompiledRule] = []
        for line in lines:
            self._lines.append(line)
            if not line.rule.tests:
                break
        self.most = max((line.rule.priority for line in self._lines), default=UNSPOKEN)
        self.most = max(self.most, UNSPOKEN)

    def first(self, view: PlayerView, option: Option) -> CompiledRule | None:
        """The first line that holds for an option."""
        for line in self._lines:
            if line.holds(view, option):
                return line
        return None


def concerns(subject: Subject, option: Option, cards: Sequence[Printed]) -> bool:
    """Whether a rule is about an option.

    Args:
        subject: the subject of the rule.
        option: the option.
        cards: the card that it concerns, then the card that offers it if that is another card. A
            rule can refer to the second card only by its name.
    """
    what = subject.what
    if what is What.ANY:
        return True
    if what is What.VERB:
        return option.verb.name.lower() == subject.name
    if not cards or option.verb is BLOCK:
        return False
    if what is What.CARD:
        return _is_called(subject, option, cards)
    definition = cards[0].definition
    words = {
        What.TYPE: definition.types,
        What.FUNCTION: definition.functions,
        What.TRAIT: definition.traits,
    }
    return subject.name in words[what]


def _is_called(subject: Subject, option: Option, cards: Sequence[Printed]) -> bool:
    """Whether a card is played or used as a rule says."""
    if all(subject.name.casefold() != card.name.casefold() for card in cards):
        return False
    if subject.level and option.verb.name.rpartition(" ")[2] != subject.level:
        return False
    return subject.words in option.verb.sentence.lower()
