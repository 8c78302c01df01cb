"""Deck construction (chapter DCK), according to the edition of the game.

Tournament legality is separate (:mod:`vtes_deck.legality`).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cardbase.model import CryptCard, LibraryCard
from vtes_deck.engine.state.ruleset import Ruleset


class ConstructionProblem(msgspec.Struct, frozen=True):
    """A violation of the deck construction rules.

    Attributes:
        rule: the id of the rule.
        found: the number found.
        wanted: the required minimum or maximum.
    """

    rule: str
    found: int
    wanted: int


def library_limits(rules: Ruleset, players: int) -> tuple[int, int]:
    """DCK-03, DCK-04: minimum and maximum library size; the maximum may depend on players."""
    return rules.library_min, rules.library_max + rules.library_max_per_player * players


def problems(
    rules: Ruleset,
    crypt: Sequence[CryptCard],
    library: Sequence[LibraryCard],
    players: int,
) -> list[ConstructionProblem]:
    """The reasons why a deck cannot be played at this table.

    DCK-01, DCK-02: a crypt has at least 12 cards and no limit; advanced vampires count like others
    (DCK-11). DCK-05: any number of copies of a card. DCK-10: vampires and imbued are crypt cards,
    all other cards are library cards.

    Args:
        rules: the edition.
        crypt: one entry for each copy.
        library: one entry for each copy.
        players: the number of players at the table.
    """
    found = []
    if len(crypt) < rules.crypt_min:
        found.append(ConstructionProblem("DCK-01", len(crypt), rules.crypt_min))
    least, most = library_limits(rules, players)
    if len(library) < least:
        found.append(ConstructionProblem("DCK-03", len(library), least))
    if len(library) > most:
        found.append(ConstructionProblem("DCK-04", len(library), most))
    span = group_span(crypt)
    if rules.grouping and span > 1:
        found.append(ConstructionProblem("DCK-06", span, 1))
    return found


def group_span(crypt: Sequence[CryptCard]) -> int:
    """DCK-06, DCK-08: the span of the groups of a crypt; DCK-07: ANY fits every group."""
    groups = [card.group for card in crypt if card.group is not None]
    return max(groups) - min(groups) if groups else 0
