"""Goals: the vampires that a player wants to be ready by a turn."""

from __future__ import annotations

import msgspec

from cardbase.message import Message
from vtes_deck.stats.errors import Quantity, QuestionError, QuestionProblem
from vtes_deck.stats.influence.crypt import CryptCopies
from vtes_deck.stats.influence.curve import CurveTurn
from vtes_deck.stats.probability import Probability
from vtes_deck.stats.scanner import MAX_NUMBER, Names, Scanner


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """The vampires that must be ready together at the end of an influence phase.

    Attributes:
        vampires: the minimum number of vampires.
        capacity: the minimum total capacity.
        chosen: ids of certain vampires; copies and versions have their own ids.
        number: the minimum number of ``chosen``.
    """

    vampires: int = 0
    capacity: int = 0
    chosen: tuple[int, ...] = ()
    number: int = 0

    def reached(self, ready: tuple[CryptCopies, ...]) -> bool:
        """Whether these ready vampires fulfil the goal."""
        return (
            len(ready) >= self.vampires
            and sum(kind.capacity for kind in ready) >= self.capacity
            and sum(kind.card.id in self.chosen for kind in ready) >= self.number
        )

    def chance(self, kinds: tuple[CryptCopies, ...], turn: CurveTurn) -> Probability:
        """The chance of the goal on a turn of an influence curve of this crypt."""
        by_id = {kind.card.id: kind for kind in kinds}
        hits = sum(
            weight
            for ids, weight in turn.sets.items()
            if self.reached(tuple(by_id[card_id] for card_id in ids))
        )
        return Probability(hits, turn.of, turn.sampled)


TWO_VAMPIRES = Goal(vampires=2)
"""The most common goal."""


def parse_goal(text: str, names: Names) -> Goal:
    """Read a goal: ``2 vampires``, ``capacity 12``, ``(Arika|Nakova)``, joined by ``and``.

    ``(Arika|Nakova)`` requires all named vampires, ``1 of (Arika|Nakova)`` at least one of them.

    Raises:
        QuestionError: it is not valid; the error contains the position.
    """
    scanner = Scanner(text, names)
    found: dict[str, Goal] = {}
    while True:
        scanner.skip()
        start = scanner.at
        part, goal = _part(scanner)
        if part in found:
            raise scanner.wrong(QuestionProblem.TWICE, start)
        found[part] = goal
        if not scanner.take_word("and"):
            break
    if not scanner.ended():
        what = Message(QuestionProblem.EXPECTED_OR_END, words="and")
        raise QuestionError(what, scanner.at, scanner.at + 1)
    empty = Goal()
    chosen = found.get("chosen", empty)
    return Goal(
        vampires=found.get("vampires", empty).vampires,
        capacity=found.get("capacity", empty).capacity,
        chosen=chosen.chosen,
        number=chosen.number,
    )


def _part(scanner: Scanner) -> tuple[str, Goal]:
    if scanner.take_word("capacity"):
        return "capacity", Goal(capacity=scanner.number(Quantity.CAPACITY, 1, MAX_NUMBER))
    if not scanner.peek_number():
        chosen = _chosen(scanner)
        return "chosen", Goal(chosen=chosen, number=len(chosen))
    start = scanner.at
    number = scanner.number(Quantity.HOW_MANY, 1, MAX_NUMBER)
    if scanner.expect("of", "vampire", "vampires") != "of":
        return "vampires", Goal(vampires=number)
    chosen = _chosen(scanner)
    if number > len(chosen):
        raise scanner.wrong(Message(QuestionProblem.FEW_VAMPIRES, number=number), start)
    return "chosen", Goal(chosen=chosen, number=number)


def _chosen(scanner: Scanner) -> tuple[int, ...]:
    scanner.open()
    ids = []
    while True:
        scanner.skip()
        ids.append(scanner.card(crypt=True).id)
        if not scanner.more():
            return tuple(dict.fromkeys(ids))


def write_goal(goal: Goal, kinds: tuple[CryptCopies, ...]) -> str:
    """Write a goal in words: ``2 vampires and capacity 12``."""
    parts = []
    if goal.vampires:
        parts.append(f"{goal.vampires} vampire{'s' * (goal.vampires > 1)}")
    if goal.capacity:
        parts.append(f"capacity {goal.capacity}")
    if goal.number:
        named = {kind.card.id: str(kind.card) for kind in kinds}
        cards = "|".join(named.get(card_id, f"card {card_id}") for card_id in goal.chosen)
        of = f"{goal.number} of " if goal.number < len(goal.chosen) else ""
        parts.append(f"{of}({cards})")
    return " and ".join(parts) or "nothing"
