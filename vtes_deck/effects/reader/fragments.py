"""Fragments: the effects and occasions of declared modes one by one, each with its clauses.

A mode is divided only if each of its fields is stated by clauses that state nothing else. A
fragment is a mode with the stated fields alone; :func:`statement_of` turns it into a statement,
which can be joined with the other clauses of another card.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from cardbase.model import AnyCard, CryptCard
from cardbase.terms import Type
from vtes_deck.effects.reader.instructions import does
from vtes_deck.effects.reader.modes import within
from vtes_deck.effects.reader.slots import Form, Say, clause_words, opened
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.vocab.combat_moves import at
from vtes_deck.effects.vocab.context import NOTHING, Condition
from vtes_deck.effects.vocab.minion_filter import ANYONE
from vtes_deck.effects.vocab.modes import (
    ActionMode,
    BleedMode,
    CombatMode,
    HuntMode,
    Mode,
    OwnActionMode,
)
from vtes_deck.engine.actions.roles import Role

KINDS = (Type.ACTION, Type.ACTION_MODIFIER, Type.REACTION, Type.COMBAT, Type.MASTER)
"""The types of cards whose modes are divided."""
USUAL = {Type.ACTION_MODIFIER: Role.ACTING, Type.REACTION: Role.REACTING}
"""The role of the player of a type; a statement names another role only."""
OF_OCCASION = ("at", "conditions", "role", "who")
"""The fields of a mode that state when and by whom it is usable."""


_OF_ACTION = re.compile(r"ⓓ|[+]\d stealth action")
"""Clauses that the rules read, and that a mode without effects does not have."""


class Fragment(msgspec.Struct, frozen=True):
    """Some fields of a declared mode with the clauses that state them.

    Attributes:
        mode: a mode with these fields only.
        forms: the clauses.
        needs: the words of the clauses outside their slots.
        kind: the type of the card.
    """

    mode: Mode
    forms: tuple[Form, ...]
    needs: frozenset[str]
    kind: Type


def statement_of(fragment: Fragment, mode: Mode) -> Statement:
    """The statement of a fragment whose slots are filled."""
    effects = does(*mode.effects, target=mode.target)
    announced = mode.announced if isinstance(mode, ActionMode | BleedMode) else ()
    if announced:
        return Statement(kind=fragment.kind, announced=announced)
    if isinstance(mode, BleedMode):
        return Statement(kind=fragment.kind, then=effects)
    place, special = "", False
    if isinstance(mode, CombatMode):
        place = within(mode.move)
        special = mode.move.strike is not None and mode.move.strike.special
        if mode == _bare(mode):
            alone = mode.move == at(mode.move.when)
            move = None if alone else mode.move
            return Statement(kind=fragment.kind, at=mode.move.when if alone else 0, move=move)
    role = None if mode.role is USUAL.get(fragment.kind, mode.role) else mode.role
    return Statement(
        kind=fragment.kind,
        role=role,
        at=mode.at,
        conditions=mode.conditions,
        who=mode.who,
        instruction=replace(effects, blood=mode.blood),
        special=special,
        within=place,
    )


def fragments_of(mode: Mode, card: AnyCard, say: Say) -> Iterator[Fragment]:
    """The fragments of a mode; none if one of its fields has no clauses that state only it."""
    kinds = () if isinstance(card, CryptCard) else card.types
    divided = len(kinds) == 1 and kinds[0] in KINDS
    if not divided or isinstance(mode, OwnActionMode | HuntMode) or mode.words:
        return
    if not _is_stated(mode, say):
        return
    pieces = list(_pieces(mode, say))
    said = [say((one,)) for one in pieces]
    base = say((_bare(mode),))
    said = [[clause for clause in one if clause not in base] for one in said]
    all_clauses = [clause for one in said for clause in one]
    if not all(said) or len(set(all_clauses)) < len(all_clauses):
        return
    if not _covers({*all_clauses, *base}, set(say((mode,)))):
        return
    if base and (isinstance(mode, CombatMode) or mode.role is Role.OTHER):
        yield from _fragments(_bare(mode), base, [], kinds[0], say)
    for piece, clauses in zip(pieces, said, strict=True):
        yield from _fragments(piece, clauses, base, kinds[0], say)


def _covers(clauses: set[str], whole: set[str]) -> bool:
    """Whether the clauses are all those of the mode, except for the mark and its stealth."""
    return all(map(_OF_ACTION.fullmatch, clauses ^ whole))


def _fragments(
    piece: Mode, clauses: list[str], base: list[str], kind: Type, say: Say
) -> Iterator[Fragment]:
    """A piece as a fragment, without slots and with slots."""

    def without_base(parts: tuple[object, ...]) -> list[str]:
        return [one for one in say(parts) if one not in base]  # type: ignore[arg-type]

    yield _fragment(piece, tuple(Form(clause_words(one)) for one in clauses), kind)
    forms = opened((piece,), clauses, without_base)
    if forms is not None:
        yield _fragment(piece, forms, kind)


def _fragment(mode: Mode, forms: tuple[Form, ...], kind: Type) -> Fragment:
    needs = (word for form in forms for word in form.words if not word.startswith("<"))
    return Fragment(mode, forms, frozenset(needs), kind)


def _bare(mode: Mode) -> Mode:
    """The mode without the fields that its fragments state."""
    role = Role.REACTING if mode.role in {Role.LOCKED, Role.EITHER} else mode.role
    who = mode.who if mode.role is Role.OTHER else ANYONE
    bare = replace(
        mode, role=role, at=0, conditions=(), who=who, blood=0, effects=(), target=NOTHING
    )
    if isinstance(bare, ActionMode):
        return replace(bare, stealth=0, directed=False, announced=())
    if isinstance(bare, BleedMode):
        return replace(bare, announced=())
    return bare


def _pieces(mode: Mode, say: Say) -> Iterator[Mode]:
    """The parts of a mode: its occasion, and each of its effects."""
    bare = _bare(mode)
    bare = replace(bare, **_silent(mode, say))
    occasion = {name: getattr(mode, name) for name in OF_OCCASION}
    alone = replace(bare, **occasion)
    if alone != bare:
        yield from _occasions(mode, bare)
    for number, one in enumerate(mode.effects):
        plain = replace(bare, effects=(one,), blood=0 if number else mode.blood)
        aimed = replace(plain, target=mode.target)
        yield plain if say((plain,)) == say((aimed,)) else aimed
    if isinstance(mode, ActionMode | BleedMode):
        for one in mode.announced:
            yield replace(bare, announced=(one,))


def _occasions(mode: Mode, bare: Mode) -> Iterator[Mode]:
    """The occasion; without a window or a role, each condition is a separate piece."""
    if mode.who != bare.who and mode.role is bare.role:
        yield replace(bare, who=mode.who)
        mode = replace(mode, who=bare.who)
    if mode.role is bare.role and mode.at == bare.at:
        for one in mode.conditions:
            yield replace(bare, conditions=(one,))
        return
    yield replace(bare, **{name: getattr(mode, name) for name in OF_OCCASION})


def _is_stated(mode: Mode, say: Say) -> bool:
    """Whether a clause states each field with an unusual value."""
    whole = say((mode,))
    changes: list[dict[str, object]] = []
    if isinstance(mode, ActionMode | BleedMode) and mode.announced:
        changes.append({"announced": ()})
    if isinstance(mode, ActionMode) and mode.at_others:
        return False
    for name in OF_OCCASION:
        usual = getattr(_bare(mode), name)
        if name not in {"at", "conditions", "role"} and getattr(mode, name) != usual:
            changes.append({name: usual})
    changes += [{"conditions": _without(mode.conditions, one)} for one in mode.conditions]
    if mode.target != NOTHING:
        changes.append({"target": NOTHING})
    if mode.blood:
        changes.append({"blood": 0})
    bare = _bare(mode)
    for one in mode.effects:
        clauses = say((replace(bare, effects=(one,)),))
        aimed = say((replace(bare, effects=(one,), target=mode.target),))
        if clauses == aimed and "'target'" in repr(one):
            return False
    return all(say((replace(mode, **one),)) != whole for one in changes)


def _silent(mode: Mode, say: Say) -> dict[str, object]:
    """The window and role if no clause states them; then they belong to each fragment."""
    usual, whole = _bare(mode), say((mode,))
    changes = {name: getattr(usual, name) for name in ("at", "role")}
    if mode.role is Role.EITHER:
        changes["role"] = USUAL[Type.REACTION]
    if say((replace(mode, **changes),)) == whole:
        return {name: getattr(mode, name) for name in changes}
    return {
        name: getattr(mode, name)
        for name, value in changes.items()
        if getattr(mode, name) != value and say((replace(mode, **{name: value}),)) == whole
    }


def _without(conditions: tuple[Condition, ...], one: Condition) -> tuple[Condition, ...]:
    return tuple(other for other in conditions if other is not one)
