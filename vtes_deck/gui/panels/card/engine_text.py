"""How much of a card's text the engine plays, and the text that its definition renders."""

from __future__ import annotations

from dataclasses import dataclass

from cardbase.model import AnyCard
from vtes_deck.app.card_functions import in_words
from vtes_deck.effects.card_functions import functions_of
from vtes_deck.effects.coverage import CoverageLevel, level_of, why_of
from vtes_deck.effects.registry import definition_of
from vtes_deck.effects.text.comparison import SentencePair, compare
from vtes_deck.language import mark, tr

_LEVELS = {
    CoverageLevel.FULL: mark("The engine plays the whole text."),
    CoverageLevel.READ: mark(
        "The engine plays the text by the program's own reading. No person has checked it."
    ),
    CoverageLevel.PARTIAL: mark("The engine plays a part of the text."),
    CoverageLevel.NONE: mark("The engine does not play this text."),
}


@dataclass(frozen=True)
class EngineText:
    """The engine's reading of a card's text.

    Attributes:
        level: a sentence: how much of the text it plays.
        notes: what the card does in players' words, what the engine does not play, and why its
            text differs.
        rows: the official and the rendered sentences; empty without a definition.
    """

    level: str
    notes: tuple[str, ...]
    rows: tuple[SentencePair, ...]


def engine_text_of(card: AnyCard) -> EngineText:
    """The engine's text of a card."""
    definition = definition_of(card)
    level = tr(_LEVELS[level_of(card)])
    if definition is None:
        return EngineText(level, (), ())
    words = in_words(functions_of(card))
    does = tr("Does: {words}.", words=words) if words else ""
    notes = tuple(filter(None, (does, why_of(card), definition.exception)))
    return EngineText(level, notes, compare(definition, card).rows)
