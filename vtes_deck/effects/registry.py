"""The definitions and scripts that the engine executes, declared or read."""

from __future__ import annotations

from functools import cache, lru_cache

from cardbase.model import AnyCard
from vtes_deck.effects import undeclared
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.read_definitions import MAX_KEPT, definition_read, print_of
from vtes_deck.effects.script import DefinitionScript
from vtes_deck.effects.vocab.definition import Definition
from vtes_deck.engine.state.script import NO_SCRIPT, CardScript


def definition_of(card: AnyCard, *, read: bool | None = None) -> Definition | None:
    """The definition that the engine executes: the declared definition, or else the read one.

    Args:
        card: the card.
        read: whether to use the definition that the reader makes; by default, the switch in
            :mod:`vtes_deck.effects.undeclared` decides.
    """
    declared = definitions().get(card.id)
    if declared is not None:
        return declared
    return definition_read(card) if (undeclared.act() if read is None else read) else None


def script_of(card: AnyCard, *, read: bool | None = None) -> CardScript:
    """The script of a card; ``NO_SCRIPT`` without a definition. See :func:`definition_of`."""
    if card.id in definitions():
        return _script(card.id)
    return (
        NO_SCRIPT if definition_of(card, read=read) is None else _script_read(card, print_of(card))
    )


@cache
def _script(number: int) -> CardScript:
    return DefinitionScript(definitions()[number])


@lru_cache(maxsize=MAX_KEPT)
def _script_read(card: AnyCard, _print: str | bytes) -> CardScript:
    """The script that the reader makes, cached by the print: cards with one id are equal."""
    definition = definition_read(card)
    return NO_SCRIPT if definition is None else DefinitionScript(definition)
