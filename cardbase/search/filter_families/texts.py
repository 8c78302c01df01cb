"""Filters on the texts about a card."""

from __future__ import annotations

from typing import override

from cardbase.model import AnyCard
from cardbase.search.filter import Filter, PanelPlace
from cardbase.search.filter_families.names import CardText
from cardbase.search.text import TextFilter


class Flavor(TextFilter):
    """The flavour text."""

    key = "flavor"
    aliases = ("flavour", "ft")
    label = "Flavour text"
    help = "Words of the flavour text."
    examples = ("flavor:london",)

    @override
    def of(self, card: AnyCard) -> str:
        return card.flavor


class Rulings(TextFilter):
    """The rulings."""

    key = "ruling"
    aliases = ("rulings",)
    label = "Rulings"
    help = "Words of the rulings on the card, or of their references."
    examples = ("ruling:impulse", 'ruling:"LSJ 2008"', "ruling:/./")

    def of(self, card: AnyCard) -> str:
        """All rulings, one on each line."""
        return "\n".join(ruling.text for ruling in card.rulings)


class TextInFrench(TextFilter):
    """The French text."""

    key = "text@fr"
    label = "French text"
    place = PanelPlace.MORE
    help = "Words of the French card text, where there is one."
    examples = ("text@fr:discrétion",)
    language = "fr"

    def of(self, card: AnyCard) -> str:
        """The translated text, or nothing."""
        translation = card.translations.get(self.language)
        return translation.text if translation is not None else ""


class TextInSpanish(TextInFrench):
    """The Spanish text."""

    key = "text@es"
    label = "Spanish text"
    place = PanelPlace.MORE
    help = "Words of the Spanish card text, where there is one."
    examples = ("text@es:sigilo",)
    language = "es"


TITLE = "Texts"
ORDER = 20
FILTERS: tuple[Filter, ...] = (CardText(), Flavor(), Rulings(), TextInFrench(), TextInSpanish())
