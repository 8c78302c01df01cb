"""The clauses of political action cards: terms, what a referendum does, how often it is called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.vocab import (
    Allocate,
    Allocated,
    AMethuselah,
    AMinion,
    Blood,
    Burn,
    BurnCard,
    CardReferendum,
    ChooseCard,
    ChooseClan,
    ChooseMethuselah,
    ChooseMethuselahs,
    ChosenMethuselahs,
    Control,
    Count,
    ForEach,
    Gain,
    MinionFilter,
    PlayLimit,
    Plus,
    Points,
    Pool,
    RemoveCard,
    Times,
    When,
)
from vtes_deck.effects.vocab.context import Effect
from vtes_deck.effects.vocab.definition import Part
from vtes_deck.effects.vocab.referendum_terms import Terms

type Chosen = Literal["", "card", "clan", "methuselah", "methuselahs", "points"]
"""What terms choose, and what an effect refers to."""


class VoteClause(msgspec.Struct, frozen=True, kw_only=True):
    """The meaning of a clause of a political action card.

    Attributes:
        terms: what the caller chooses.
        passed: what happens if the referendum passes.
        limit: how often the card can be played.
        chosen: what the terms choose, or what the effects refer to.
    """

    terms: tuple[Terms, ...] = ()
    passed: tuple[Effect, ...] = ()
    limit: tuple[PlayLimit, ...] = ()
    chosen: Chosen = ""


def add_referendums(grammar: Grammar) -> None:
    """Adds the clauses, each with the name ``vote clause``."""
    _add_terms(grammar)
    _add_outcomes(grammar)
    grammar.add("vote clause", "<terms>", lambda one: one)
    passes = "if (the | this) referendum (passes | is successful) , [that]"
    grammar.add("vote clause", f"{passes} <outcome>", lambda one: one)
    grammar.add(
        "vote clause",
        "only 1 @ can be played in a game",
        lambda: VoteClause(limit=(PlayLimit(per="game", by="everybody"),)),
    )


def _choice(terms: Terms, chosen: Chosen) -> VoteClause:
    return VoteClause(terms=(terms,), chosen=chosen)


def _add_terms(grammar: Grammar) -> None:
    grammar.add(
        "terms",
        "choose <minion>",
        lambda one: _choice(ChooseCard(AMinion(one.who, one.whose or "any")), "card"),
    )
    grammar.add("terms", "choose a clan", lambda: _choice(ChooseClan(), "clan"))
    grammar.add(
        "terms", "choose a methuselah", lambda: _choice(ChooseMethuselah("any"), "methuselah")
    )
    grammar.add(
        "terms",
        "choose (one | 1) or more methuselahs",
        lambda: _choice(ChooseMethuselahs(), "methuselahs"),
    )
    points = "allocate <n> points among <n> or more"
    grammar.add(
        "terms",
        f"{points} methuselahs",
        lambda n, least: _choice(Allocate(points=n, least=least), "points"),
    )
    grammar.add(
        "terms",
        f"{points} other methuselahs",
        lambda n, least: _choice(Allocate(points=n, least=least, among="others"), "points"),
    )
    grammar.add(
        "terms",
        "allocate x points among <n> or more methuselahs , where x is the number of methuselahs "
        "in the game",
        lambda least: _choice(Allocate(points=0, least=least), "points"),
    )


def _for_each(target: AMethuselah | AMinion, *effects: Effect) -> VoteClause:
    return VoteClause(passed=(ForEach(target, effects),))


ALL = AMethuselah("any")
THEIRS = Pool("target")
SAME_CLAN = MinionFilter(vampire=True, same="clan")


def _add_outcomes(grammar: Grammar) -> None:
    """Add the effects on all Methuselahs, or on what was chosen."""
    for verb, change in (("gains", Gain), ("burns", Burn)):
        counted = f"each methuselah {verb} <n> pool for each"
        grammar.add(
            "outcome",
            f"{counted} <described> they control",
            lambda n, who, change=change: _counted(change, n, who),
        )
        grammar.add(
            "outcome",
            f"{counted} <described> they control with capacity <n> or more",
            lambda n, who, least, change=change: _counted(change, n, who, least),
        )
        grammar.add(
            "outcome",
            f"{counted} vampire of the chosen clan they control",
            lambda n, change=change: _of_the_clan(change, n),
        )
        grammar.add(
            "outcome",
            f"each methuselah {verb} <n> pool",
            lambda n, change=change: _for_each(ALL, change(n, THEIRS)),
        )
        grammar.add(
            "outcome",
            f"each <described> {verb} <n> blood",
            lambda who, n, change=change: _blood(change, who, n),
        )
    grammar.add(
        "outcome",
        "each methuselah burns <n> pool for each point allocated",
        lambda n: VoteClause(
            passed=(ForEach(Allocated(), (Burn(Times(n, Points()), THEIRS),)),), chosen="points"
        ),
    )
    grammar.add(
        "outcome",
        "each chosen methuselah burns <n> pool , plus <n> additional pool if they control <who>",
        _if_they_control,
    )
    for pattern, effect in (
        ("is removed from the game", RemoveCard("target")),
        ("is burned", BurnCard("target")),
    ):
        grammar.add(
            "outcome",
            f"the chosen <kind> {pattern}",
            lambda _, effect=effect: VoteClause(passed=(effect,), chosen="card"),
        )


def _counted(
    change: type[Gain | Burn], n: int, who: MinionFilter, least: int | None = None
) -> VoteClause | None:
    if least is not None:
        if who.least or who.most:
            return None
        who = msgspec.structs.replace(who, least=least)
    return _for_each(ALL, change(Times(n, Count(AMinion(who, "target"))), THEIRS))


def _of_the_clan(change: type[Gain | Burn], n: int) -> VoteClause:
    each = Count(AMinion(SAME_CLAN, "target"))
    return VoteClause(passed=(ForEach(ALL, (change(Times(n, each), THEIRS),)),), chosen="clan")


def _blood(change: type[Gain | Burn], who: MinionFilter, n: int) -> VoteClause | None:
    """Only vampires have blood."""
    return _for_each(AMinion(who, "any"), change(n, Blood("target"))) if who.vampire else None


def _if_they_control(n: int, more: int, who: MinionFilter) -> VoteClause:
    amount = Plus(n, When(Control(AMinion(who, "target")), more))
    effects = (Burn(amount, THEIRS),)
    return VoteClause(passed=(ForEach(ChosenMethuselahs(), effects),), chosen="methuselahs")


def referendum_of(clauses: Sequence[VoteClause]) -> tuple[Part, ...] | None:
    """The parts of a political action card; ``None`` if its clauses do not fit together."""
    given = _chosen(one for one in clauses if one.terms)
    wanted = _chosen(one for one in clauses if one.passed)
    terms = tuple(each for one in clauses for each in one.terms)
    passed = tuple(each for one in clauses for each in one.passed)
    if not passed or len(terms) > 1 or given != wanted:
        return None
    return (
        CardReferendum(terms=terms, passed=passed),
        *(each for one in clauses for each in one.limit),
    )


def _chosen(clauses: Iterable[VoteClause]) -> set[str]:
    return {one.chosen for one in clauses if one.chosen}
