"""The player: gives every option of a decision its priority by the table, and takes the highest."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from vtes_deck.engine.action import Action
from vtes_deck.engine.block import BLOCK
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.decisions import NONE, PASS, Decision, Kind, Option
from vtes_deck.engine.discard import DISCARD_ACTION
from vtes_deck.engine.hand import DISCARD
from vtes_deck.engine.printed import Printed
from vtes_deck.engine.referendum import Referendum
from vtes_deck.engine.table import Table
from vtes_deck.resources import resource
from vtes_deck.sim.policy.facts import FACTS
from vtes_deck.sim.policy.rules import PASSING, UNSPOKEN, Comparison, Moment, Rule, Subject, What
from vtes_deck.sim.policy.text import read
from vtes_deck.sim.policy.view import View, subject

BUILT_IN_TABLE: Final = "goldfish/priorities.txt"

MOST_IN_A_TURN: Final = 400
"""Choices in a turn after which nothing more is begun: some effects can be used without end."""

_SIGNS: Final[dict[str, Callable[[int, int], bool]]] = {
    "<": operator.lt,
    "<=": operator.le,
    "=": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    ">": operator.gt,
}

_MOMENTS: Final = {
    Kind.UNLOCK: Moment.UNLOCK,
    Kind.CONTEST: Moment.UNLOCK,
    Kind.MASTER: Moment.MASTER,
    Kind.ACTION: Moment.ACTION,
    Kind.TERMS: Moment.TERMS,
    Kind.VOTE: Moment.VOTE,
    Kind.RANGE: Moment.COMBAT,
    Kind.STRIKE: Moment.COMBAT,
    Kind.DAMAGE: Moment.COMBAT,
    Kind.PRESS: Moment.COMBAT,
    Kind.INFLUENCE: Moment.INFLUENCE,
    Kind.DISCARD_PHASE: Moment.DISCARD,
    Kind.DISCARD: Moment.DISCARD,
    Kind.TARGET: Moment.CHOICE,
    Kind.CARD: Moment.CHOICE,
    Kind.NUMBER: Moment.CHOICE,
    Kind.PAYMENT: Moment.CHOICE,
    Kind.CHOICE: Moment.CHOICE,
    Kind.CANCEL: Moment.OTHER,
}

_IN_HAND: Final = frozenset({DISCARD_ACTION, DISCARD})
"""Verbs of which the table speaks by the card alone, as discarding is all that is asked."""


@cache
def built_in_text() -> str:
    """The built-in table as it is written."""
    return resource(BUILT_IN_TABLE).read_text(encoding="utf-8")


@cache
def built_in() -> tuple[Rule, ...]:
    """The rules of the built-in table."""
    return read(built_in_text())


def moment_of(table: Table, decision: Decision) -> Moment:
    """When a decision is asked, in the words of the table of priorities."""
    moment = _MOMENTS.get(decision.kind)
    if moment is not None:
        return moment
    action = table.under_way(Action)
    if action is None:
        return Moment.COMBAT if table.under_way(Combat) else Moment.OTHER
    if decision.kind is Kind.BLOCK and action.acting_seat(table) != decision.seat:
        return Moment.BLOCK
    if table.under_way(Combat):
        return Moment.COMBAT
    if table.under_way(Referendum):
        return Moment.VOTE
    mine = action.acting_seat(table) == decision.seat
    return Moment.MODIFIER if mine else Moment.REACTION


class Player:
    """Plays a deck by a table of priorities.

    Args:
        rules: the table, from the top.
        worth: of the vampires of the deck, see the fact of this name.
    """

    def __init__(self, rules: Sequence[Rule], worth: Mapping[int, int]) -> None:
        self._worth = worth
        self._by_moment: dict[Moment, list[Rule]] = {moment: [] for moment in Moment}
        for rule in rules:
            self._by_moment[rule.moment].append(rule)
        self._found: dict[tuple[Moment, str, int, int], tuple[Rule, ...]] = {}

    def choose(self, table: Table, decision: Decision, made: int = 0) -> Option:
        """One of the options of a decision.

        Args:
            table: the table, of which only what the seat sees is looked at.
            decision: what is asked.
            made: how many choices have been made in this turn.
        """
        options = decision.options
        if len(options) == 1:
            return options[0]
        passing = options[-1] if options[-1].verb is PASS else None
        if passing is not None and made > MOST_IN_A_TURN:
            return passing
        moment = moment_of(table, decision)
        view = View(table, decision.seat, self._worth)
        best = passing
        best_key: tuple[int, ...] = (PASSING,)
        for option in options:
            if option is passing:
                continue
            rule = self.rule_for(view, moment, option)
            priority = UNSPOKEN if rule is None else rule.priority
            if best is not None and priority < best_key[0]:
                continue
            if passing is not None and priority <= PASSING:
                continue
            key = (priority, *wishes(view, rule, option))
            if best is None or key > best_key:
                best, best_key = option, key
        if best is None:
            raise ValueError("a decision has options")
        return best

    def reason(self, table: Table, decision: Decision, option: Option) -> Rule | None:
        """The line of the table that gives an option its priority; none for passing."""
        if option.verb is PASS:
            return None
        view = View(table, decision.seat, self._worth)
        return self.rule_for(view, moment_of(table, decision), option)

    def rule_for(self, view: View, moment: Moment, option: Option) -> Rule | None:
        """The first line of the table that speaks of an option and holds."""
        cards = view.table.cards
        card, asker = subject(option), option.card
        key = (
            moment,
            option.verb.name,
            NONE if card == NONE else cards[card].id,
            NONE if asker == NONE else cards[asker].id,
        )
        rules = self._found.get(key)
        if rules is None:
            faces = [cards[one] for one in dict.fromkeys((card, asker)) if one != NONE]
            rules = self._found[key] = tuple(
                rule for rule in self._by_moment[moment] if speaks_of(rule.subject, option, faces)
            )
        for rule in rules:
            if all(holds(view, test, option) for test in rule.tests):
                return rule
        return None


def speaks_of(subject: Subject, option: Option, cards: Sequence[Printed]) -> bool:
    """Whether a rule is about an option.

    Args:
        subject: of the rule.
        option: the option.
        cards: what it is about; and then the card that asks, if that is another one, which can be
            called by its name only.
    """
    what = subject.what
    if what is What.ANY:
        return True
    if what is What.DEED:
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


def holds(view: View, test: Comparison, option: Option) -> bool:
    """Whether a comparison holds for an option."""
    there = FACTS[test.fact](view, option)
    other = test.number
    if test.other:
        other += FACTS[test.other](view, option)
    return _SIGNS[test.sign](there, other)


def wishes(view: View, rule: Rule | None, option: Option) -> tuple[int, ...]:
    """How far an option is what its rule wishes; the greater the better."""
    if rule is None:
        return ()
    return tuple(FACTS[wish.fact](view, option) * (1 if wish.most else -1) for wish in rule.wishes)
