"""The modes of a card that is played, from the clauses of each level."""

from __future__ import annotations

from msgspec.structs import replace

from cardbase.model import LibraryCard
from cardbase.terms import Type
from vtes_deck.effects.reader.instructions import Instruction, by_action
from vtes_deck.effects.reader.lines import Statement
from vtes_deck.effects.text.modes import implied
from vtes_deck.effects.text.rendering import wording_of
from vtes_deck.effects.vocab import (
    NOTHING,
    VAMPIRE,
    Choose,
    EnterCombat,
    PlayLimit,
    action,
    at,
    bleed,
    combat,
    master,
    modifier,
    reaction,
)
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
    kinds = [one for one in card.types if line.kind in {None, one}]
    if len(kinds) != 1:
        return None
    (kind,) = kinds
    found: list[Mode] | None = None
    if kind is Type.COMBAT:
        found = _combat_modes(level, line)
    elif line.move is None and line.other is None and line.only_at is None:
        if kind is Type.ACTION:
            found = _actions(level, line, card)
        elif kind is Type.MASTER:
            found = _masters(line, card)
        elif kind in ROLES:
            found = _played(kind, level, line, card)
    if not found:
        return None
    return (*found, *(at_level(one, level) for one in line.parts))


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
    who = ANYONE if card.requirement and line.who == VAMPIRE else line.who
    made = ROLES[kind](
        level,
        *line.instruction.effects,
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
    return [bleed(level, *effects, plus=plus, stealth=stealth, whom=line.whom)]


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
    ):
        return None
    return [
        replace(master(*one.effects, target=one.target), words=words)
        for one, words in _alternatives(line, card)
    ]


def _combat_modes(level: str, line: Statement) -> list[Mode] | None:
    """The modes of a combat card: a move, or effects in a window."""
    if _has_action(line) or line.role or line.occasion is not None or line.who != ANYONE:
        return None
    if line.instruction.target != NOTHING or line.instruction.pool or line.instruction.lock:
        return None
    moves = [one for one in (line.move, line.other) if one is not None]
    if not moves:
        if not line.instruction.effects or not line.at:
            return None
        moves = [at(line.at)]
    elif line.at and any(one.when != line.at for one in moves):
        return None
    return [
        combat(
            level,
            changed,
            *line.instruction.effects,
            conditions=line.conditions,
            blood=line.instruction.blood,
        )
        for one in moves
        if (changed := _changed_move(one, line)) is not None
    ]


def _changed_move(move: Move, line: Statement) -> Move | None:
    """The move, changed as other clauses require."""
    strike = move.strike
    if strike is None:
        changes = line.special or line.undodgeable or line.withstands
        return None if changes else replace(move, only_at=line.only_at)
    if line.special:
        strike = replace(strike, special=True)
    if line.withstands:
        strike = replace(strike, withstands=line.withstands)
    if line.undodgeable:
        strike = replace(strike, undodgeable=True)
    return replace(move, strike=strike, only_at=line.only_at)
