"""The text of the About box and of ``--version``: versions, credits, licence."""

from __future__ import annotations

import importlib.metadata
import platform
from pathlib import Path

import vtes_deck
from cardbase import CardBase
from vtes_deck import DARK_PACK_NOTICE, __version__
from vtes_deck.app.licences import DISTRIBUTION
from vtes_deck.language import mark, number, tr

CREDITS: tuple[tuple[str, str], ...] = (
    (
        mark("Vampire: The Eternal Struggle"),
        mark("designed by Richard Garfield, published by Black Chantry"),
    ),
    (mark("Card lists, rulings, banned list"), mark("V:EKN, the network of players")),
    (mark("Card data, rulings and names"), mark("krcg by Lionel Panhaleux, MIT License")),
    (mark("Tournament winning decks"), mark("the TWD archive and everyone who reported a deck")),
    (mark("Window"), mark("Qt and PySide6, LGPL")),
)
"""Credits: the work, and its author."""


def versions(cards: CardBase | None) -> tuple[tuple[str, str], ...]:
    """Name and version of everything that matters for a bug report."""
    found = [("VTES Deck", __version__)]
    if cards is not None:
        found.append((mark("Card data"), f"{cards.version.label} ({cards.version.fingerprint})"))
        found.append((mark("Cards"), _size(cards)))
    found.append(("Python", platform.python_version()))
    found.append((mark("System"), platform.platform(terse=True)))
    return tuple(found)


def _size(cards: CardBase) -> str:
    crypt, library = number(len(cards.crypt)), number(len(cards.library))
    return tr("{crypt} crypt, {library} library", crypt=crypt, library=library)


def notice() -> str:
    """The notice that the Dark Pack agreement requires."""
    return DARK_PACK_NOTICE


def licence() -> str:
    """The text of the program's own licence: of the installed package, or of the checkout."""
    try:
        text = importlib.metadata.distribution(DISTRIBUTION).read_text("licenses/LICENSE")
    except importlib.metadata.PackageNotFoundError:
        text = None
    if text:
        return text
    in_checkout = Path(vtes_deck.__file__).resolve().parent.parent / "LICENSE"
    if in_checkout.is_file():
        return in_checkout.read_text("utf-8")
    return "MIT License"
