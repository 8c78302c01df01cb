"""Clauses of actions that no other module reads: their targets, and what happens to them."""

from __future__ import annotations

from msgspec.structs import replace

from cardbase.terms import Type
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.nouns import Minions
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    ALLY,
    ANYONE,
    ACard,
    AddDelayedTrigger,
    AMinion,
    AnyX,
    Blood,
    Burn,
    Capacity,
    Carried,
    ComesIntoPlay,
    Either,
    Gain,
    InflictDamage,
    LessIntercept,
    MinionFilter,
    MissesUnlock,
    MoveCards,
    MoveCounters,
    StealCarried,
    UpTo,
    X,
    Zone,
)
from vtes_deck.effects.vocab.context import Effect, Target

ACTS = Type.ACTION
RETAINER = ACard(Zone.IN_PLAY, (Type.RETAINER,), "any", on="minion")
HURT: dict[str, Target] = {
    "a retainer": RETAINER,
    "a minion or retainer": Either(AMinion(ANYONE, "any"), RETAINER),
    "an ally or retainer": Either(AMinion(ALLY, "any"), RETAINER),
}
"""The targets of damage by an action that may also be retainers."""


def add_action_clauses(grammar: Grammar) -> None:
    """Add the clauses, each with the name ``line``."""
    _add_damage(grammar)
    _add_returns(grammar)
    _add_thefts(grammar)
    missed = AddDelayedTrigger(on=ACTION_BLOCKED, effects=(MissesUnlock(),))
    grammar.add(
        "line",
        "during their next unlock phase , if this action is blocked , this minion does not unlock "
        "as normal",
        lambda: Statement(kind=ACTS, announced=(missed,)),
    )
    grammar.add(
        "line",
        "<many> , <many> and <many> get <more> intercept",
        lambda one, two, three, n: _blinded((one, two, three), n),
    )


def _acts(*effects: Effect, target: Target) -> Statement:
    return Statement(kind=ACTS, instruction=does(*effects, target=target))


def _add_damage(grammar: Grammar) -> None:
    """Add damage to allies and retainers, and life that they get back."""
    for words, target in HURT.items():
        grammar.add(
            "line",
            f"inflict <n> unpreventable damage on {words}",
            lambda n, target=target: _acts(InflictDamage(n, "target"), target=target),
        )
    grammar.add(
        "line",
        "a vampire burns <n> blood or inflict <n> unpreventable damage on an ally or retainer",
        _burned_or_hurt,
    )
    missing = Capacity("target", room=True)
    grammar.add(
        "line",
        "add up to <n> life to an ally , not to exceed their starting life",
        lambda n: _acts(
            Gain(UpTo(X, missing), Blood("target")), target=AnyX(1, n, AMinion(ALLY, "any"))
        ),
    )


def _burned_or_hurt(n: int, m: int) -> Statement:
    burned = does(Burn(n, Blood("target")), target=AMinion(MinionFilter(vampire=True), "any"))
    hurt = does(InflictDamage(m, "target"), target=HURT["an ally or retainer"])
    return Statement(kind=ACTS, instruction=burned, others=(hurt,))


def _blinded(kinds: tuple[MinionFilter, ...], n: int) -> Statement | None:
    """Less intercept for minions of three kinds during the action."""
    if n >= 0:
        return None
    return Statement(kind=ACTS, announced=(LessIntercept(-n, all_of=kinds),))


def _add_returns(grammar: Grammar) -> None:
    """Add vampires that come back from the ash heap, or are found in the crypt."""
    heap = ACard(Zone.ASH_HEAP, vampire=True)
    back = MoveCards(heap, Zone.UNCONTROLLED, how="target")
    grammar.add(
        "line",
        "move a vampire from your ash heap to your uncontrolled region",
        lambda: _acts(back, target=heap),
    )
    grammar.add(
        "line",
        "move a vampire from your ash heap to your ready region with <n> blood",
        lambda n: _acts(ComesIntoPlay(n), target=heap),
    )
    grammar.add(
        "crypt card",
        "a vampire with <discipline>",
        lambda code: ACard(Zone.CRYPT, vampire=True, has=code),
    )
    grammar.add(
        "line",
        "move them to your uncontrolled region with <n> blood",
        lambda n: Statement(found_with=n),
    )


def _add_thefts(grammar: Grammar) -> None:
    grammar.add(
        "line",
        "steal a retainer from <minion> or steal an equipment from <minion> or move <n> blood from "
        "<minion> to this minion",
        _robbed,
    )
    for kinds in (3, 4):
        one = "<described>"
        grammar.add(
            "who",
            f"(a | an) {' , '.join([one] * (kinds - 1))} or {one}",
            _any_of,
        )


def _robbed(minions: Minions, second: Minions, n: int, third: Minions) -> Statement | None:
    """A retainer, an equipment or blood of a vampire of another Methuselah."""
    if minions.whose is not None or not minions == second == third:
        return None
    if not (minions.who.vampire or minions.who.clans):
        return None
    first, *others = (
        does(StealCarried(), target=Carried(retainer=True, bearer=minions.who)),
        does(StealCarried(), target=Carried(bearer=minions.who)),
        does(MoveCounters(n, Blood("target"), Blood()), target=AMinion(minions.who, "others")),
    )
    return Statement(kind=ACTS, instruction=first, others=tuple[Instruction, ...](others))


def _any_of(*kinds: MinionFilter) -> MinionFilter | None:
    """A filter for minions of one of several kinds, which differ only in their kind."""
    plain = all(one in _kinds(one) and one.either is None for one in kinds)
    if not plain or all(one.clans for one in kinds):
        return None
    found = kinds[-1]
    for one in reversed(kinds[:-1]):
        found = replace(one, either=found)
    return found


def _kinds(who: MinionFilter) -> tuple[MinionFilter, ...]:
    """The filters that name only the clan or the trait of a minion."""
    return MinionFilter(clans=who.clans), MinionFilter(trait=who.trait)
