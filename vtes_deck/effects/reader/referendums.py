"""The clauses of political action cards: terms, effects and limits of a referendum."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from cardbase.terms import Bonus, Sect, Title
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.vocab import (
    Allocate,
    Allocated,
    AMethuselah,
    AMinion,
    Blood,
    Burn,
    BurnCard,
    CannotVote,
    CardReferendum,
    ChooseCard,
    ChooseClan,
    ChooseMethuselah,
    ChooseMethuselahs,
    ChosenMethuselahs,
    Control,
    Count,
    Edge,
    ForEach,
    Gain,
    Gets,
    If,
    Is,
    LosesTitle,
    MayBecomeCamarilla,
    MinionFilter,
    MoveCounters,
    PlayLimit,
    Plus,
    Points,
    Pool,
    PutInPlay,
    PutOn,
    RemoveCard,
    RepresentsTitle,
    Times,
    ToTorpor,
    Unlock,
    UnlocksLater,
    Until,
    When,
)
from vtes_deck.effects.vocab.context import Effect
from vtes_deck.effects.vocab.definition import Part
from vtes_deck.effects.vocab.references import Which
from vtes_deck.effects.vocab.referendum_terms import Terms
from vtes_deck.engine.status.titles import SECT_OF

type Chosen = Literal["", "card", "clan", "methuselah", "methuselahs", "points"]
"""The object of the terms, or of an effect."""


class VoteClause(msgspec.Struct, frozen=True, kw_only=True):
    """The meaning of a clause of a political action card.

    Attributes:
        terms: the choices of the caller.
        passed: the effects if the referendum passes.
        called: the effects when it is called.
        limit: the limits on playing the card.
        chosen: the object of the terms, or of the effects.
    """

    terms: tuple[Terms, ...] = ()
    passed: tuple[Effect, ...] = ()
    called: tuple[Effect, ...] = ()
    limit: tuple[PlayLimit, ...] = ()
    chosen: Chosen = ""


def add_referendums(grammar: Grammar) -> None:
    """Add the clauses, each with the name ``vote clause``."""
    _add_terms(grammar)
    _add_outcomes(grammar)
    _add_titles(grammar)
    grammar.add("vote clause", "<terms>", lambda one: one)
    grammar.add(
        "outcome",
        "the chosen methuselah gets the edge",
        lambda: VoteClause(passed=(Gain(1, Edge("target")),), chosen="methuselah"),
    )
    grammar.add("vote clause", "each <described> with no blood goes to torpor", _empty_fall)
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


CITY = "§"
"""The symbol in clauses for the city of the title that a card represents."""


def _add_titles(grammar: Grammar) -> None:
    """Add the titles that a card represents, of the city of the card or of a clan."""
    grammar.add("holder", "this minion", lambda: ("user", ""))
    grammar.add("holder", "the acting minion", lambda: ("user", ""))
    grammar.add("holder", "the chosen (vampire | <clan>)", lambda _: ("target", "card"))
    put = "(put this card | this card is put) on <holder> to represent the unique <sect> title of"
    grammar.add(
        "outcome", f"{put} <title> of {CITY}", lambda who, _, title: _titled(who, title, CITY)
    )
    grammar.add("outcome", f"{put} <clan> justicar", _justicar)
    grammar.add(
        "outcome",
        f"{put.replace('unique ', '')} <title>",
        lambda who, _, title: _titled(who, title, ""),
    )
    grammar.add(
        "vote clause",
        "during your next discard phase , if this minion is <clan> , they unlock",
        lambda clan: VoteClause(passed=(_unlocking(clan),)),
    )
    grammar.add(
        "vote clause",
        "in this referendum , <who plural> cannot cast votes or ballots",
        lambda who: VoteClause(called=(CannotVote(who),)),
    )
    grammar.add(
        "vote clause",
        "in this referendum , each <described> gets <more> (vote | votes)",
        lambda who, n: VoteClause(called=(_voters(who, n),)),
    )


def _voters(who: MinionFilter, n: int) -> Effect:
    gets = Gets(Bonus.VOTES, n, Until.REFERENDUM, "target")
    return ForEach(AMinion(who, "any"), (gets,))


def _unlocking(clan: str) -> Effect:
    return If((Is("user", MinionFilter(clans=(clan,))),), (UnlocksLater(),))


def _titled(holder: tuple[Which, Chosen], title: Title, of: str) -> VoteClause:
    which, chosen = holder
    return VoteClause(passed=(RepresentsTitle(title, of, which),), chosen=chosen)


def _justicar(holder: tuple[Which, Chosen], sect: Sect, clan: str) -> VoteClause | None:
    if sect is not Sect.CAMARILLA:
        return None
    return _titled(holder, Title.JUSTICAR, clan)


def _add_outcomes(grammar: Grammar) -> None:
    """Add the effects on all Methuselahs, or on the object of the terms."""
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
    grammar.add(
        "outcome",
        "each methuselah burns <n> pool and the chosen methuselah burns <n> pool",
        _all_and_one,
    )
    grammar.add(
        "outcome",
        "each methuselah burns x <more> pool , where x is the number of <who plural> they control",
        _counted_more,
    )
    grammar.add(
        "outcome",
        "steal <n> pool from each methuselah who controls no <who plural>",
        _stolen_pool,
    )
    grammar.add("outcome", "this card is put on the chosen <kind>", _put_on)
    grammar.add(
        "outcome",
        "this card is put on the chosen <kind> and unlock this minion",
        lambda _: VoteClause(passed=(PutOn("target"), Unlock()), chosen="card"),
    )
    grammar.add(
        "outcome",
        "the chosen vampire loses their title",
        lambda: VoteClause(passed=(LosesTitle(),), chosen="card"),
    )
    grammar.add(
        "outcome",
        "put this card on this minion",
        lambda: VoteClause(passed=(PutOn("user"),)),
    )
    grammar.add(
        "outcome", "this card is put on this minion", lambda: VoteClause(passed=(PutOn("user"),))
    )
    grammar.add("outcome", "put this card in play", lambda: VoteClause(passed=(PutInPlay(),)))
    grammar.add(
        "outcome",
        "put this card in play and each <described> can choose to become camarilla",
        lambda who: VoteClause(passed=(PutInPlay(), MayBecomeCamarilla(who))),
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


def _put_on(*_: object) -> VoteClause:
    """The card stays on the chosen minion."""
    return VoteClause(passed=(PutOn("target"),), chosen="card")


def _all_and_one(n: int, more: int) -> VoteClause:
    effects = (ForEach(ALL, (Burn(n, THEIRS),)), Burn(more, THEIRS))
    return VoteClause(passed=effects, chosen="methuselah")


def _counted_more(more: int, who: MinionFilter) -> VoteClause:
    amount = Plus(Count(AMinion(who, "target")), more)
    return _for_each(ALL, Burn(amount, THEIRS))


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
    """A change of the blood of each minion; ``None`` unless they are vampires."""
    if not (who.vampire or who.clans):
        return None
    return _for_each(AMinion(who, "any"), change(n, Blood("target")))


def _stolen_pool(n: int, who: MinionFilter) -> VoteClause:
    """The pool that the caller steals from the Methuselahs without such a minion."""
    steal = MoveCounters(n, THEIRS, Pool())
    return _for_each(AMethuselah("others", lacking=AMinion(who, "target")), steal)


def _empty_fall(who: MinionFilter) -> VoteClause | None:
    """The vampires that have no blood go to torpor."""
    if not (who.vampire or who.clans):
        return None
    empty = msgspec.structs.replace(who, blood=False)
    return _for_each(AMinion(empty, "any"), ToTorpor())


def _if_they_control(n: int, more: int, who: MinionFilter) -> VoteClause:
    amount = Plus(n, When(Control(AMinion(who, "target")), more))
    effects = (Burn(amount, THEIRS),)
    return VoteClause(passed=(ForEach(ChosenMethuselahs(), effects),), chosen="methuselahs")


def referendum_of(clauses: Sequence[VoteClause], city: str = "") -> tuple[Part, ...] | None:
    """The parts of a political action card; ``None`` if its clauses cannot be combined.

    Args:
        clauses: the clauses.
        city: the city of the title that the card represents.
    """
    given = _chosen(one for one in clauses if one.terms)
    wanted = _chosen(one for one in clauses if one.passed)
    terms = tuple(each for one in clauses for each in one.terms)
    passed = tuple(_of_city(each, city) for one in clauses for each in one.passed)
    called = tuple(each for one in clauses for each in one.called)
    terms = tuple(_able(one, passed) for one in terms)
    if not passed or len(terms) > 1 or given != wanted:
        return None
    return (
        CardReferendum(terms=terms, passed=passed, called=called),
        *(each for one in clauses for each in one.limit),
    )


def _able(terms: Terms, passed: Sequence[Effect]) -> Terms:
    """TIT-03: limit the choice of a vampire for a title to the sect of the title."""
    for one in passed:
        match terms, one:
            case ChooseCard(target=AMinion(who=who, whose=whose)), RepresentsTitle(who="target"):
                of_sect = msgspec.structs.replace(who, sects=(SECT_OF[one.title],))
                return ChooseCard(AMinion(of_sect, whose))
    return terms


def _of_city(effect: Effect, city: str) -> Effect:
    if isinstance(effect, RepresentsTitle) and effect.of == CITY:
        return msgspec.structs.replace(effect, of=city)
    return effect


def _chosen(clauses: Iterable[VoteClause]) -> set[str]:
    return {one.chosen for one in clauses if one.chosen}
