"""The judge's correction of a game: what an edited position changes, in words."""

from __future__ import annotations

from collections.abc import Iterator

from vtes_deck.app.game_table.position import Position, PositionCard
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.language import plural, tr


def changes(position: Position) -> Iterator[str]:
    """The differences between a position and the game that it corrects, as sentences."""
    if position.before is None:
        return
    old = position.before.position
    if len(old.seats) == len(position.seats):
        for was, now in zip(old.seats, position.seats, strict=True):
            if was.pool != now.pool:
                yield tr("Correction: {name} has {n} pool.", name=now.name, n=now.pool)
    if old.edge != position.edge:
        yield _edge(position)
    before = {one.key: one for one in old.cards}
    after = {one.key: one for one in position.cards}
    for key, gone in before.items():
        if key not in after:
            yield tr("Correction: {card} is taken away.", card=gone.name)
    for key, card in after.items():
        yield from _of_card(before.get(key), card)


def _edge(position: Position) -> str:
    if position.edge == NONE:
        return tr("Correction: no one has the Edge.")
    return tr("Correction: {name} has the Edge.", name=position.seats[position.edge].name)


def _of_card(was: PositionCard | None, card: PositionCard) -> Iterator[str]:
    """The differences of one card."""
    if was is None or was.card != card.card:
        yield tr("Correction: {card} is added.", card=card.name)
        return
    if (was.seat, was.spot, was.host) != (card.seat, card.spot, card.host):
        yield tr("Correction: {card} is moved.", card=card.name)
    if was.counters != card.counters and card.counters is not None:
        yield plural(
            "Correction: {card} has {n} counters.",
            "Correction: {card} has {n} counter.",
            card.counters,
            card=card.name,
        )
    if was.locked != card.locked:
        text = tr("Correction: {card} is locked.", card=card.name)
        yield text if card.locked else tr("Correction: {card} is unlocked.", card=card.name)
