"""The clauses of a card that is played: when it is usable, and what it does."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from cardbase.terms import Type
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does, locked, together, unlocked
from vtes_deck.effects.reader.nouns import Minions, in_state
from vtes_deck.effects.vocab import (
    ALLY,
    COMBAT,
    CRYPT_CARD,
    POLLING,
    Abstain,
    ACard,
    AddDelayedTrigger,
    AMethuselah,
    AMinion,
    AtLeast,
    AttemptsToBlock,
    BlockersPay,
    BlockFails,
    Blood,
    Bounce,
    Burn,
    BurnCard,
    CannotBlock,
    CombatFromBlock,
    Either,
    EndCombat,
    EnterCombat,
    ForEach,
    Gain,
    GiveManeuver,
    GivePress,
    If,
    Intercept,
    LessBleed,
    LessIntercept,
    Lock,
    MinionFilter,
    MoreBleed,
    MoveCards,
    MoveCounters,
    Pool,
    PutInPlay,
    PutOn,
    Role,
    SearchCrypt,
    Stealth,
    TakeControl,
    Toll,
    Unlock,
    Votes,
    Wakes,
    Zone,
)
from vtes_deck.effects.vocab.context import Condition, Effect
from vtes_deck.effects.vocab.definition import Part
from vtes_deck.effects.vocab.minion_filter import ANYONE, Whose
from vtes_deck.engine.state.moves import Move, Range

HERE = "here"
"""``PlayLimit.levels`` of a limit for the level at which it is printed."""


class Statement(msgspec.Struct, frozen=True, kw_only=True):
    """The combined meaning of one or more clauses of a level.

    Attributes:
        kind: the type of card with such clauses; ``None`` if several types have them.
        role: the role of its player, if it is not the usual role of the type.
        at: the windows that do not follow from the effects.
        conditions: the conditions.
        occasion: a moment that the effects may imply, with the condition for effects that do not;
            without a condition, the effects must imply it.
        who: the filter for the minion.
        instruction: the effects, with their target and cost.
        first: effects that the definition lists before the others.
        others: alternatives to the effects, one of which the player chooses.
        then: effects of a successful bleed.
        move: a move in combat.
        other: another move of the same level: "maneuver or press".
        special: the strike ends the combat after its effects.
        undodgeable: the strike cannot be dodged.
        unpreventable: the damage of the strike cannot be prevented.
        plus: the additional damage of a strike with hands or a melee weapon.
        withstands: Disciplines of the cards that cannot prevent the damage of the strike.
        only_at: the range at which it is usable.
        stealth: the stealth of the action.
        directed: the action is directed.
        bleed: the action is a bleed.
        whom: the Methuselahs who can be bled.
        extras: a maneuver or a press that the strike gives in addition.
        again: its effects are on the target of another clause.
        at_others: the action is directed at every other Methuselah.
        found_with: the blood of the vampire that another clause finds.
        kept: the player of the card still controls it in play.
        within: the part of combat in which the effects happen; empty for any part.
        announced: effects as the action is announced.
        parts: parts of the definition other than the modes; ``HERE`` means the level of the clause.
    """

    kind: Type | None = None
    role: Role | None = None
    at: int = 0
    conditions: tuple[Condition, ...] = ()
    occasion: tuple[str, Condition | None] | None = None
    who: MinionFilter = ANYONE
    instruction: Instruction = Instruction()
    first: tuple[Effect, ...] = ()
    others: tuple[Instruction, ...] = ()
    then: Instruction = Instruction()
    move: Move | None = None
    other: Move | None = None
    special: bool = False
    undodgeable: bool = False
    unpreventable: bool = False
    plus: int | None = None
    withstands: tuple[str, ...] = ()
    only_at: Range | None = None
    stealth: int | None = None
    directed: bool = False
    bleed: int | None = None
    whom: Literal["prey", "others"] = "prey"
    extras: tuple[str, ...] = ()
    again: bool = False
    at_others: bool = False
    found_with: int = 0
    kept: bool = False
    within: str = ""
    announced: tuple[Effect, ...] = ()
    parts: tuple[Part, ...] = ()


EMPTY = Statement()
_LISTS = frozenset({"announced", "conditions", "extras", "first", "parts", "withstands"})
_ALIKE = frozenset({"kind", "again", "role", "at", "special", "within"})
"""Fields for which several clauses may state the same value."""
_INSTRUCTIONS = frozenset({"instruction", "then"})


def joined_statements(lines: tuple[Statement, ...]) -> Statement | None:
    """Several clauses as one; ``None`` if two of them contradict each other."""
    found = EMPTY
    for one in lines:
        changes: dict[str, object] = {}
        for name in Statement.__struct_fields__:
            old, new = getattr(found, name), getattr(one, name)
            if new == getattr(EMPTY, name) or (name in _ALIKE and new == old):
                continue
            if name in _LISTS:
                changes[name] = (*old, *new)
            elif name in _INSTRUCTIONS:
                both = together(old, new)
                if both is None:
                    return None
                changes[name] = both
            elif old != getattr(EMPTY, name):
                return None
            else:
                changes[name] = new
        found = replace(found, **changes)
    return _with_blood(_with_shared(found, lines))


def _with_blood(whole: Statement) -> Statement | None:
    """The whole, with the blood of the vampire that it finds; ``None`` if it finds none."""
    if not whole.found_with:
        return whole
    effects = tuple(
        replace(one, blood=whole.found_with) if isinstance(one, SearchCrypt) else one
        for one in whole.instruction.effects
    )
    if effects == whole.instruction.effects:
        return None
    return replace(whole, found_with=0, instruction=replace(whole.instruction, effects=effects))


def _with_shared(whole: Statement, lines: tuple[Statement, ...]) -> Statement:
    """The whole, in which effects of other clauses follow each of the alternatives of a clause."""
    own = next((one.instruction.effects for one in lines if one.others), ())
    effects = whole.instruction.effects
    if not own or own == effects:
        return whole
    at = next(n for n in range(len(effects)) if effects[n : n + len(own)] == own)
    before, after = effects[:at], effects[at + len(own) :]
    others = (replace(one, effects=(*before, *one.effects, *after)) for one in whole.others)
    return replace(whole, others=tuple(others))


def add_statements(grammar: Grammar) -> None:
    """Add the clauses of cards that are played, each with the name ``line``."""
    _add_effects(grammar)
    _add_blocks(grammar)
    _add_actions(grammar)


def _line(*effects: Effect, kind: Type | None = None) -> Statement:
    return Statement(kind=kind, instruction=does(*effects))


def _add_effects(grammar: Grammar) -> None:
    """Add the effects of modifiers and reactions."""
    changes = Type.ACTION_MODIFIER
    reacts = Type.REACTION
    grammar.add("line", "<more> stealth", lambda n: _line(Stealth(n), kind=changes))
    ahead = "even if stealth is not yet needed"
    grammar.add(
        "line", f"<more> stealth, {ahead}", lambda n: _line(Stealth(n, ahead=True), kind=changes)
    )
    grammar.add(
        "line", "the acting minion gets <more> stealth", lambda n: _line(Stealth(n), kind=changes)
    )
    grammar.add("line", "<more> bleed {limited}", lambda n: _line(MoreBleed(n), kind=changes))
    grammar.add(
        "line",
        "<more> stealth and <more> bleed {limited}",
        lambda n, m: _line(Stealth(n), MoreBleed(m), kind=changes),
    )
    grammar.add(
        "line",
        "<more> bleed that does not count against the limit",
        lambda n: _line(MoreBleed(n, limited=False), kind=changes),
    )
    grammar.add("line", "<more> intercept", lambda n: _line(Intercept(n), kind=reacts))
    grammar.add(
        "line",
        "<more> intercept, even if intercept is not yet needed",
        lambda n: _line(Intercept(n, ahead=True), kind=reacts),
    )
    grammar.add("line", "this minion gets <more> (vote | votes)", lambda n: _line(Votes(n)))
    grammar.add("line", "put this card in play", lambda: _line(PutInPlay()))
    grammar.add(
        "line", "put this card in play with <n> (counter | counters)", lambda n: _line(PutInPlay(n))
    )
    grammar.add("line", "<neutral>", lambda instruction: Statement(instruction=instruction))
    grammar.add(
        "line",
        "force <target> to abstain",
        lambda one: Statement(at=POLLING, instruction=does(Abstain(), target=one)),
    )
    for verb, change in (("gains", Gain), ("burns", Burn)):
        grammar.add(
            "line",
            f"each <described> [<owner>] {verb} <n> blood",
            lambda who, whose, n, change=change: _each(who, whose, change(n, Blood("target"))),
        )
    for whose in WHOSE:
        grammar.add(
            "line", f"your {whose} burns <n> pool", lambda n, one=whose: _line(Burn(n, Pool(one)))
        )
    grammar.add(
        "line", "each other methuselah burns <n> pool", lambda n: _line(Burn(n, Pool("others")))
    )
    grammar.add(
        "line",
        "<each uncontrolled> gains <n> blood",
        lambda each, n: _line(ForEach(each, (Gain(n, Blood("target")),))),
    )
    grammar.add("line", "end combat", lambda: _line(EndCombat(), kind=Type.COMBAT))
    grammar.add("line", "put this card on this minion", lambda: _line(PutOn("user")))
    grammar.add("line", "put this card on the acting minion", lambda: _line(PutOn("acting")))
    grammar.add(
        "line",
        "put this card on <target>",
        lambda one: Statement(instruction=does(PutOn(), target=one)),
    )
    grammar.add(
        "line",
        "move the top card from your crypt to your uncontrolled region",
        lambda: _line(CRYPT_CARD),
    )
    grammar.add("line", "unlock this minion", lambda: _line(Unlock()))
    grammar.add("line", "lock this minion", lambda: _line(Lock()))
    grammar.add(
        "line",
        "lock each <described>",
        lambda who: _line(ForEach(AMinion(who, "any"), (Lock("target"),))),
    )
    grammar.add(
        "line",
        "if this minion has <n> or more blood , <instruction>",
        _if_full,
    )
    grammar.add("line", "this minion wakes", lambda: _line(Wakes(), kind=reacts))
    grammar.add(
        "line",
        "change the target of the bleed to <new target>",
        lambda one: Statement(kind=reacts, instruction=does(Bounce(), target=one)),
    )
    grammar.add(
        "line", "reduce a bleed against you by <n>", lambda n: _line(LessBleed(n), kind=reacts)
    )
    grammar.add(
        "line", "reduce a bleed against you to 0", lambda: _line(LessBleed(None), kind=reacts)
    )
    grammar.add("line", "this minion gains <n> blood", lambda n: _line(Gain(n, Blood())))
    grammar.add("line", "gain <n> pool", lambda n: _line(Gain(n, Pool())))
    grammar.add(
        "line",
        "this minion burns <n> blood to unlock",
        lambda n: Statement(instruction=Instruction(effects=(Unlock(),), blood=n)),
    )


def _if_full(n: int, instruction: Instruction) -> Statement | None:
    """An effect for a vampire with enough blood."""
    if instruction != does(*instruction.effects):
        return None
    return _line(If((AtLeast(Blood(), n),), instruction.effects))


WHOSE: tuple[Literal["prey", "predator"], ...] = ("prey", "predator")


def _each(who: MinionFilter, whose: Whose | None, effect: Effect) -> Statement | None:
    """The effect for each vampire that a phrase describes; only vampires have blood."""
    if who.vampire is False or not (who.vampire or who.clans):
        return None
    return _line(ForEach(AMinion(who, whose or "any"), (effect,)))


def _add_blocks(grammar: Grammar) -> None:
    changes = Type.ACTION_MODIFIER
    grammar.add(
        "line",
        "the blocking minion gets <more> intercept",
        lambda n: _line(LessIntercept(-n), kind=changes) if n < 0 else None,
    )
    grammar.add(
        "line",
        "that attempt fails and the blocking minion cannot [attempt to] block this action again",
        lambda: _line(BlockFails(), kind=changes),
    )
    grammar.add("line", "<minions> must burn <n> <life> to attempt to block this action", _tolled)
    grammar.add("line", "<who> cannot block this action", _stopped)
    grammar.add("line", "<who plural> cannot block this action", _all_stopped)
    grammar.add(
        "line",
        "this minion attempts to block",
        lambda: _line(AttemptsToBlock(), kind=Type.REACTION),
    )
    for gives, or_press in (("maneuver", False), ("maneuver or press", True)):
        later = AddDelayedTrigger(
            on=COMBAT,
            conditions=(CombatFromBlock(),),
            effects=(GiveManeuver(or_press=or_press),),
            once=False,
        )
        grammar.add(
            "line",
            f"if this minion blocks, <more> intercept with 1 optional {gives} "
            "during the resulting combat",
            lambda n, later=later: _line(Intercept(n), later, kind=Type.REACTION),
        )
        grammar.add(
            "line",
            f"if this action is blocked, this minion gets 1 optional {gives} "
            "during the resulting combat",
            lambda later=later: _line(later, kind=changes),
        )


def _tolled(minions: Minions, n: int, what: str) -> Statement | None:
    if minions.whose is not None or (what == "blood") is not bool(minions.who.vampire):
        return None
    return Statement(
        kind=Type.ACTION_MODIFIER,
        instruction=does(BlockersPay()),
        parts=(Toll(n=n, who=minions.who),),
    )


def _stopped(who: MinionFilter) -> Statement:
    """A chosen minion of another Methuselah cannot block."""
    return Statement(
        kind=Type.ACTION_MODIFIER, instruction=does(CannotBlock(), target=AMinion(who, "others"))
    )


def _all_stopped(who: MinionFilter) -> Statement:
    return _line(CannotBlock(who))


def _add_actions(grammar: Grammar) -> None:
    acts = Type.ACTION
    grammar.add("line", "<more> stealth action", lambda n: Statement(kind=acts, stealth=n))
    grammar.add("line", "ⓓ", lambda: Statement(kind=acts, directed=True))
    grammar.add("line", "bleed", lambda: Statement(kind=acts, bleed=0))
    grammar.add("line", "bleed with <more> bleed", lambda n: Statement(kind=acts, bleed=n))
    grammar.add(
        "line",
        "bleed any methuselah [with <more> bleed]",
        lambda n: Statement(kind=acts, bleed=n or 0, whom="others"),
    )
    grammar.add(
        "line",
        "if the bleed is successful , <instruction>",
        lambda instruction: Statement(kind=acts, then=instruction),
    )
    grammar.add("enters", "enter combat with <minion>", _fight)
    grammar.add("line", "<enters>", lambda line: line)
    gives: dict[str, Effect] = {"maneuver": GiveManeuver(), "press": GivePress()}
    for name, effect in gives.items():
        later = AddDelayedTrigger(on=COMBAT, effects=(effect,))
        grammar.add(
            "line",
            f"this minion gets 1 optional {name} during that combat",
            lambda later=later: Statement(kind=acts, first=(later,)),
        )
    grammar.add(
        "line",
        "add <n> blood to <target>",
        lambda n, one: Statement(instruction=does(Gain(n, Blood("target")), target=one)),
    )
    grammar.add("line", "burn <minion>", _burned)
    grammar.add("line", "burn an ally or retainer [<owner>]", _ally_or_retainer)
    grammar.add(
        "line",
        "steal <location>",
        lambda one: Statement(
            kind=acts, instruction=does(TakeControl("target"), target=replace(one, whose="others"))
        ),
    )
    grammar.add(
        "line",
        "steal <n> pool from another methuselah",
        lambda n: Statement(
            kind=acts,
            instruction=does(MoveCounters(n, Pool("target"), Pool()), target=AMethuselah()),
        ),
    )
    grammar.add(
        "line",
        "burn <n> cards from the top of your library to gain <n> pool",
        lambda n, pool: _line(
            MoveCards(ACard(Zone.LIBRARY), Zone.ASH_HEAP, n, due=True), Gain(pool, Pool())
        ),
    )
    grammar.add(
        "line",
        "burn <thing>",
        lambda one: Statement(instruction=does(BurnCard("target"), target=one)),
    )
    grammar.add("line", "unlock <minion>", lambda one: _changed(unlocked(one)))
    grammar.add("line", "lock <minion>", lambda one: _changed(locked(one)))


def _burned(minions: Minions) -> Statement | None:
    """Burn an ally, a vampire in torpor or a diablerist; texts and rulings limit other targets."""
    who = minions.who
    if not (who.torpor or who.diablerist or who.vampire is False):
        return None
    target = AMinion(minions.who, minions.whose or "any")
    return Statement(instruction=does(BurnCard("target"), target=target))


def _ally_or_retainer(whose: Whose | None) -> Statement:
    retainer = ACard(Zone.IN_PLAY, (Type.RETAINER,), whose or "any", on="minion")
    target = Either(AMinion(ALLY, whose or "any"), retainer)
    return Statement(instruction=does(BurnCard("target"), target=target))


def _fight(minions: Minions) -> Statement:
    who = in_state(minions.who, ready=True)
    target = AMinion(who, minions.whose or "others")
    return Statement(kind=Type.ACTION, instruction=does(EnterCombat(), target=target))


def _changed(instruction: Instruction | None) -> Statement | None:
    return None if instruction is None else Statement(instruction=instruction)
