"""The modes of a card that is played, from the clauses of each level."""

from __future__ import annotations

import re

from msgspec.structs import replace

from cardbase.model import LibraryCard
from cardbase.terms import Type
from vtes_deck.effects.reader.instructions import Instruction, by_action
from vtes_deck.effects.reader.moves import extended, with_extras
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.text.implied import implied
from vtes_deck.effects.text.rendering import wording_of
from vtes_deck.effects.vocab import (
    BEFORE_RESOLUTION,
    NOTHING,
    POLLING,
    VAMPIRE,
    AddDelayedTrigger,
    AvertCombat,
    CannotBlock,
    Choose,
    EnterCombat,
    If,
    Lock,
    MeleeStrike,
    PlayLimit,
    PutOn,
    Role,
    StrikeDamage,
    StrikeFirst,
    StrikeSurely,
    action,
    at,
    bleed,
    combat,
    master,
    modifier,
    reaction,
)
from vtes_deck.effects.vocab.context import Effect
from vtes_deck.effects.vocab.definition import Part
from vtes_deck.effects.vocab.minion_filter import ANYONE
from vtes_deck.effects.vocab.modes import Mode
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.state.moves import Move

ROLES = {
    Type.ACTION_MODIFIER: modifier,
    Type.REACTION: reaction,
}


def modes_of(level: str, line: Statement, card: LibraryCard) -> tuple[Part, ...] | None:
    """The modes of a level; ``None`` if its clauses contradict each other or allow two types."""
    signs = _signs(level, card)
    kinds = [one for one in card.types if line.kind in {None, one} and one in (signs or {one})]
    both = kinds == list(BY_BOTH_SIDES) and line.at == POLLING and not line.again
    if line.kind is None and both:
        found = [one for each in kinds for one in _played(each, level, line, card) or ()]
        return (*found, *line.parts) if len(found) == 2 and not line.role else None
    fitting = {one: clause for one in kinds if (clause := _fitting(one, line)) is not None}
    if len(fitting) != 1:
        return None
    ((kind, clause),) = fitting.items()
    return _modes_of(kind, level, clause, card)


def _fitting(kind: Type, line: Statement) -> Statement | None:
    """The clause as read on a card of this type; ``None`` if such a card cannot have it."""
    if line.again and NOTHING in {line.instruction.target, *(one.target for one in line.others)}:
        return None
    if not any(isinstance(one, CannotBlock) for one in line.instruction.effects):
        return line
    if kind is Type.ACTION:
        return _announcing(line)
    return line if kind is Type.ACTION_MODIFIER else None


def _signs(level: str, card: LibraryCard) -> frozenset[Type]:
    """The types that the text names for a level; empty if it names none."""
    symbols = "".join(f"[{one}]" for one in level.split("+")) if level else ""
    lines = [one.replace(" ", "") for one in card.text.splitlines()]
    said = [one.removeprefix(symbols) for one in lines if one.startswith(f"{symbols}[")]
    found = [one for each in said for one in _SIGN.findall(_SIGNS.sub(r"\1", each))]
    return frozenset(BY_SIGN[one] for one in found)


_NAMES = "|".join(one.value.upper().replace(" ", "") for one in Type)
_SIGN = re.compile(rf"\[({_NAMES})\]")
_SIGNS = re.compile(rf"^((?:\[(?:{_NAMES})\])*).*")
BY_SIGN = {one.value.upper().replace(" ", ""): one for one in Type}
"""The types of cards by the symbol in a text, without spaces."""
BY_BOTH_SIDES = (Type.ACTION_MODIFIER, Type.REACTION)
"""The types of cards that can be played in referendums."""


def _modes_of(
    kind: Type, level: str, line: Statement, card: LibraryCard
) -> tuple[Part, ...] | None:
    """The modes of a level, as a card of one type."""
    found: list[Mode] | None = None
    if kind is Type.COMBAT:
        found = _combat_modes(level, line)
    elif line.move is None and line.other is None and line.only_at is None and line.plus is None:
        if kind is Type.ACTION:
            found = _actions(level, line, card)
        elif kind is Type.MASTER:
            found = _masters(line, card)
        elif kind in ROLES:
            found = _played(kind, level, line, card)
    if line.kept and found:
        found = [_keeping(one) for one in found]
    if not found or (line.kept and not any(_stays(one) for one in found)):
        return None
    return (*found, *(at_level(one, level) for one in line.parts))


def within(move: Move) -> str:
    """The part of combat in which the effects of a card with this move happen."""
    return "strike" if move.strike is not None else str(move.when)


def _announcing(line: Statement) -> Statement:
    """The clause, changed so that its limits on blocks apply from the announcement on."""
    effects = line.instruction.effects
    bans = tuple(one for one in effects if isinstance(one, CannotBlock) and one.who is not None)
    rest = tuple(one for one in effects if one not in bans)
    instruction = replace(line.instruction, effects=rest)
    return replace(line, instruction=instruction, announced=(*bans, *line.announced))


def _keeping(mode: Mode) -> Mode:
    """The mode, changed so that its player keeps control of the card."""
    effects = (replace(one, kept=True) if isinstance(one, PutOn) else one for one in mode.effects)
    return replace(mode, effects=tuple(effects))


def _stays(mode: Mode) -> bool:
    return any(isinstance(one, PutOn) for one in mode.effects)


def at_level(part: Part, level: str) -> Part:
    """The part; a limit of the level at which it is printed gets the code of that level."""
    if isinstance(part, PlayLimit) and part.levels:
        return replace(part, levels=(level,))
    return part


def _alternatives(line: Statement, card: LibraryCard) -> list[tuple[Instruction, str]]:
    """The alternatives of a level, each with the words by which players distinguish it."""
    if not line.others:
        return [(line.instruction, "")]
    found = []
    for one in (line.instruction, *line.others):
        wording = replace(
            wording_of(card), target=implied(one.target, one.effects).say(Wording(name=""))
        )
        found.append((one, " and ".join(each.say(wording) for each in one.effects)))
    return found


def _has_action(line: Statement) -> bool:
    return bool(
        line.directed
        or line.bleed is not None
        or line.stealth
        or line.first
        or line.then != Instruction()
        or line.others
        or line.announced
        or line.at_others
    )


def _played(kind: Type, level: str, line: Statement, card: LibraryCard) -> list[Mode] | None:
    """The modes of an action modifier or reaction."""
    if (
        _has_action(line)
        or not line.instruction.effects
        or line.instruction.pool
        or line.instruction.lock
    ):
        return None
    conditions = list(line.conditions)
    if line.occasion is not None:
        phrase, condition = line.occasion
        wording = wording_of(card)
        implied = {one.occasion(wording) for one in line.instruction.effects}
        if phrase not in implied:
            if condition is None:
                return None
            conditions.append(condition)
    printed = card.requirement and line.role is Role.LOCKED
    who = ANYONE if printed and line.who == VAMPIRE else line.who
    # RES-08: the end of the action unlocks its blocker, which another effect may lock.
    effects = sorted(line.instruction.effects, key=lambda one: not isinstance(one, AvertCombat))
    made = ROLES[kind](
        level,
        *effects,
        at=line.at,
        conditions=tuple(conditions),
        target=line.instruction.target,
        who=who,
        blood=line.instruction.blood,
    )
    return [made if line.role is None else replace(made, role=line.role)]


def _has_price(instruction: Instruction) -> bool:
    return bool(instruction.pool or instruction.blood or instruction.lock)


def _actions(level: str, line: Statement, card: LibraryCard) -> list[Mode] | None:
    usable = line.at or line.role or line.conditions or line.occasion
    if usable or _has_price(line.instruction) or _has_price(line.then):
        return None
    if line.bleed is not None:
        return _bleeds(level, line, line.bleed)
    fights = any(isinstance(one, EnterCombat) for one in line.instruction.effects)
    if not line.instruction.effects or line.then != Instruction() or (line.first and not fights):
        return None
    found: list[Mode] = []
    for one, words in _alternatives(line, card):
        instruction = by_action(one)
        mode = action(
            level,
            *line.first,
            *instruction.effects,
            stealth=line.stealth or 0,
            target=instruction.target,
            directed=line.directed,
            who=line.who,
            announced=line.announced,
            at_others=line.at_others,
        )
        found.append(replace(mode, words=words))
    return found


def _bleeds(level: str, line: Statement, plus: int) -> list[Mode] | None:
    if line.others or not line.directed or line.instruction != Instruction() or line.first:
        return None
    effects = line.then.effects
    if line.then.target != NOTHING:
        effects = (Choose(line.then.target, effects),)
    stealth = line.stealth or 0
    if line.who != ANYONE:
        return None
    return [
        bleed(
            level,
            *effects,
            plus=plus,
            stealth=stealth,
            whom=line.whom,
            announced=line.announced,
        )
    ]


def _masters(line: Statement, card: LibraryCard) -> list[Mode] | None:
    if (
        _has_action(replace(line, others=()))
        or line.at
        or line.role
        or line.who != ANYONE
        or line.conditions
    ):
        return None
    if (
        line.occasion is not None
        or line.instruction.blood
        or line.instruction.pool
        or not line.instruction.effects
        or Lock() in line.instruction.effects  # no minion plays a master card
    ):
        return None
    return [
        replace(master(*one.effects, target=one.target), words=words)
        for one, words in _alternatives(line, card)
    ]


def _combat_modes(level: str, line: Statement) -> list[Mode] | None:
    """The modes of a combat card: a move, or effects in a window."""
    line = _with_weapon(line)
    if _is_no_fight(line):
        return None
    target = line.instruction.target
    if target == NOTHING if _is_melee(line) else target != NOTHING:
        return None
    moves = [one for one in (line.move, line.other) if one is not None]
    if not moves and line.instruction.effects and line.at:
        moves = [at(line.at)]
    elif not moves and line.instruction.effects and _is_of_strikes(line):
        moves = [at(BEFORE_RESOLUTION)]
    elif line.at and any(one.when != line.at for one in moves):
        return None
    if not moves or (line.within and any(within(one) != line.within for one in moves)):
        return None
    changed = [found for found in (_changed_move(one, line) for one in moves) if found is not None]
    if len(changed) < len(moves):
        return None
    return [
        combat(
            level,
            one,
            *line.instruction.effects,
            conditions=line.conditions,
            target=target,
            who=line.who,
            blood=line.instruction.blood,
        )
        for one in changed
    ]


def _is_no_fight(line: Statement) -> bool:
    """Whether a clause cannot be on a combat card."""
    acts = _has_action(line) or line.role or line.occasion is not None
    return bool(acts or line.plus is not None or line.instruction.pool or line.instruction.lock)


def _is_timely(effect: Effect) -> bool:
    """Whether an effect of a strike card happens as the strike is chosen."""
    later = isinstance(effect, AddDelayedTrigger) and effect.move is not None
    if isinstance(effect, If):
        return all(map(_is_timely, effect.effects))
    return later or isinstance(effect, MeleeStrike | StrikeDamage)


def _is_of_strikes(line: Statement) -> bool:
    """COM-05: whether the effects change strikes of this round at a time that no clause names."""
    return all(isinstance(one, StrikeFirst | StrikeSurely) for one in line.instruction.effects)


def _is_melee(line: Statement) -> bool:
    return any(isinstance(one, MeleeStrike) for one in line.instruction.effects)


def _with_weapon(line: Statement) -> Statement:
    """A strike with hands or a melee weapon, with its additional damage; unchanged otherwise."""
    if not _is_melee(line) or line.move is None or line.move.strike is None:
        return line
    strike, effects = line.move.strike, line.instruction.effects
    if line.plus is not None:
        if effects != (MeleeStrike(0),):
            return line
        strike, effects = replace(strike, damage=line.plus), (MeleeStrike(line.plus),)
    if line.undodgeable:
        effects = tuple(
            replace(one, undodgeable=True) if isinstance(one, MeleeStrike) else one
            for one in effects
        )
    instruction = replace(line.instruction, effects=effects)
    return replace(line, move=replace(line.move, strike=strike), instruction=instruction, plus=None)


def _changed_move(move: Move, line: Statement) -> Move | None:
    """The move, changed as other clauses require."""
    strike = move.strike
    if strike is None:
        if line.special or line.undodgeable or line.withstands or line.unpreventable:
            return None
        return with_extras(replace(move, only_at=line.only_at), line.extras)
    if not (line.special or all(map(_is_timely, line.instruction.effects))):
        return None  # such effects happen as the strike resolves
    if _is_melee(line) and (line.unpreventable or line.withstands):
        return None  # the weapon makes a separate strike
    if line.special:
        strike = replace(strike, special=True)
    if line.withstands:
        strike = replace(strike, withstands=line.withstands)
    if line.unpreventable:
        strike = replace(strike, unpreventable=True)
    if line.undodgeable:
        strike = replace(strike, undodgeable=True)
    changed: Move | None = replace(move, strike=strike, only_at=line.only_at)
    for one in line.extras:
        changed = None if changed is None else extended(changed, one)
    return changed
