"""The vampires that an effect concerns: the words of :class:`Who`, evaluated on the table."""

from __future__ import annotations

from vtes_deck.heritage.attributes import KINDS
from vtes_deck.heritage.dataset.effects import Who
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.table import Table, Vampire


def coterie(table: Table, leader: int) -> list[Vampire]:
    """H-SCH-02: the coterie leader and its direct childer, at most four; none in torpor."""
    vampire = table.vampires.get(leader)
    if vampire is None or vampire.torpor:
        return []
    return [vampire, *childer(table, vampire)]


def pack(table: Table, seat: int, leader: int) -> list[Vampire]:
    """H-CLN-02: the pack of a Gangrel: her bloodline with the geography of the coterie leader.

    Outsiders are a separate pack.
    """
    geography = table.figure(leader).geography
    return [one for one in table.bloodline(seat) if table.figure(one.card).geography == geography]


def childer(table: Table, vampire: Vampire) -> list[Vampire]:
    """The childer that are not in torpor."""
    found = [table.vampires[childe] for childe in vampire.childer]
    return [one for one in found if not one.torpor]


def is_ancilla(table: Table, vampire: Vampire) -> bool:
    """H-ACT-04, H-CLN-08: whether it has a special ability, its own or of an ancilla under it."""
    return bool(table.figure(vampire.card).abilities or vampire.under)


def is_fledgling(vampire: Vampire) -> bool:
    """H-TOK-09: whether it has no childer; childer in torpor count."""
    return not vampire.childer


def is_enemy(table: Table, vampire: Vampire, seat: int) -> bool:
    """H-CLN-01: whether a scheme of ``seat`` is on it."""
    return any(table.owner[card] == seat for card in vampire.enemies)


def selected(  # noqa: PLR0913 - the actor, and the earlier choices
    table: Table,
    who: Who,
    seat: int,
    actor: int,
    *,
    victim: int = NONE,
    target: int = NONE,
    torpor: bool = False,
) -> list[Vampire]:
    """The matching vampires, in a fixed order.

    H-TOK-02: vampires in torpor are not targets; ``torpor`` is for effects that can name them
    (H-TOK-03, H-CLN-07).
    """
    found = _group(table, who, seat, actor, victim, target, torpor=torpor)
    return [one for one in found if _fits(table, who, seat, actor, one)]


def _group(  # noqa: PLR0911, PLR0913 - one line for each word of the vocabulary
    table: Table, who: Who, seat: int, actor: int, victim: int, target: int, *, torpor: bool
) -> list[Vampire]:
    of = who.of
    acting = table.vampires.get(actor)
    if of in {"self", "target"}:
        one = acting if of == "self" else table.vampires.get(target)
        return [one] if one is not None and (torpor or not one.torpor) else []
    if of == "you":
        return _of(table, (seat,), torpor=torpor)
    if of == "opponents":
        return _of(table, table.opponents(seat), torpor=torpor)
    if of == "victim":
        return [] if victim == NONE else _of(table, (victim,), torpor=torpor)
    if of == "everyone":
        return _of(table, table.clockwise(seat), torpor=torpor)
    if acting is None:
        return []
    if of == "pack":
        return pack(table, seat, actor)
    if of == "coterie":
        return coterie(table, actor)
    if of == "sire":
        sire = table.vampires.get(acting.sire)
        return [sire] if sire is not None and (torpor or not sire.torpor) else []
    return [table.vampires[one] for one in acting.childer] if torpor else childer(table, acting)


def _of(table: Table, seats: tuple[int, ...], *, torpor: bool) -> list[Vampire]:
    if torpor:
        return [one for seat in seats for one in table.tree(seat)]
    return [one for seat in seats for one in table.bloodline(seat)]


def _fits(table: Table, who: Who, seat: int, actor: int, one: Vampire) -> bool:
    if one.infamy < who.infamy or one.power < who.power or sum(one.boons) < who.boons:
        return False
    figure = table.figure(one.card)
    if who.attributes and not set(who.attributes).intersection(figure.attributes):
        return False
    if who.same is not None:
        place = KINDS.index(who.same)
        if table.figure(actor).attributes[place] != figure.attributes[place]:
            return False
    if who.clans and figure.clan not in who.clans:
        return False
    return all(_is(table, kind, seat, actor, one) for kind in who.kinds)


def _is(table: Table, kind: str, seat: int, actor: int, one: Vampire) -> bool:  # noqa: PLR0911
    if kind == "fledgling":
        return is_fledgling(one)
    if kind == "sire":
        return bool(one.childer)
    if kind == "ancilla":
        return is_ancilla(table, one)
    if kind == "basic":
        return not is_ancilla(table, one) and not table.figure(one.card).leader
    if kind == "exhausted":
        return one.exhausted
    if kind == "leader":
        return table.figure(one.card).leader
    if kind == "childe":
        return not table.figure(one.card).leader
    if kind == "enemy":
        return is_enemy(table, one, seat)
    return one.card != actor
