"""What the About box and ``--version`` say: versions, credits, licence."""

from __future__ import annotations

import importlib.metadata
import platform
from pathlib import Path

import vtes_deck
from cardbase import CardBase
from vtes_deck import DARK_PACK_NOTICE, __version__

_DISTRIBUTION = "vtes-deck"

CREDITS: tuple[tuple[str, str], ...] = (
    ("Vampire: The Eternal Struggle", "designed by Richard Garfield, published by Black Chantry"),
    ("Card lists, rulings, banned list", "VEKN, the V:EKN network of players"),
    ("Card data, rulings and names", "krcg by Lionel Panhaleux, MIT License"),
    ("Tournament winning decks", "the TWD archive and everybody who reported a deck"),
    ("Window", "Qt and PySide6, LGPL"),
)
"""Whose work this stands on: what, and whose."""


def versions(cards: CardBase | None) -> tuple[tuple[str, str], ...]:
    """Name and version of everything that matters for a report."""
    found = [("VTES Deck", __version__)]
    if cards is not None:
        found.append(("Card data", f"{cards.version.label} ({cards.version.fingerprint})"))
        found.append(("Cards", f"{len(cards.crypt):,} crypt, {len(cards.library):,} library"))
    found.append(("Python", platform.python_version()))
    found.append(("System", platform.platform(terse=True)))
    return tuple(found)


def notice() -> str:
    """The notice that the Dark Pack agreement asks for."""
    return DARK_PACK_NOTICE


def licence() -> str:
    """The text of the licence: of the installed package, or of the checkout."""
    try:
        files = importlib.metadata.files(_DISTRIBUTION) or ()
    except importlib.metadata.PackageNotFoundError:
        files = ()
    for file in files:
        if file.name == "LICENSE":
            path = Path(str(file.locate()))
            if path.is_file():
                return path.read_text("utf-8")
    beside = Path(vtes_deck.__file__).resolve().parent.parent / "LICENSE"
    if beside.is_file():
        return beside.read_text("utf-8")
    return "MIT License"
