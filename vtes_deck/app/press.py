"""A deck or a chronicle on paper without a window: the PDF that the window would save.

The pages are made by :mod:`vtes_deck.gui.paper`, which needs Qt but no screen. As the window, it is
imported by name and only where it can work: nothing outside :mod:`vtes_deck.gui` may depend on Qt.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from enum import StrEnum
from typing import Any

import msgspec

from cardbase import CardBase
from vtes_deck.app.heritage_keeper import Keeper
from vtes_deck.app.paper import Entrant, Which
from vtes_deck.app.preflight import examine
from vtes_deck.app.start import why_not
from vtes_deck.deck.model import Deck

PRESS = "vtes_deck.gui.paper.press"
"""Module whose ``press(deck, cards, order)`` makes the PDF."""

_PLATFORM = "offscreen"
"""The platform of Qt that needs no screen. On Windows it finds no fonts; there Qt's own does."""


class CannotPrintError(Exception):
    """No paper can be made on this machine; the message says why, without a full stop or a name."""


class Kind(StrEnum):
    """The kinds of paper."""

    REGISTRATION = "registration"
    DECKLIST = "decklist"
    PROXIES = "proxies"
    REPORT = "report"


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be printed.

    Attributes:
        kind: of paper.
        size: of paper, ``"a4"`` or ``"letter"``; else what is usual in the country.
        language: of its words, and of the cards' texts on proxies.
        entrant: what a registration sheet says besides the list; the format by its title.
        comments: a decklist has the author's words beside the cards.
        description: it has the description of the deck.
        which: which cards proxies are made of.
        each_once: one proxy of each card instead of as many as the deck has.
        gap: room between proxies.
        pictures: proxies from the pictures on this machine; a card without one is drawn.
    """

    kind: Kind
    size: str = ""
    language: str = "en"
    entrant: Entrant = Entrant()
    comments: bool = True
    description: bool = True
    which: Which = Which.DECK
    each_once: bool = False
    gap: bool = False
    pictures: bool = False


class Printed(msgspec.Struct, frozen=True):
    """What came of it.

    Attributes:
        data: the PDF.
        pages: how many it has.
        drawn: cards that pictures were wanted of and that have none on this machine.
    """

    data: bytes
    pages: int
    drawn: int = 0


def _unheard(_done: int, _of: int) -> None:
    """Nobody wants to know how far it is."""


def print_pdf(
    deck: Deck,
    cards: CardBase,
    order: Order,
    advance: Callable[[int, int], None] = _unheard,
) -> Printed:
    """Make the PDF of a deck.

    Args:
        deck: the deck.
        cards: the card base.
        order: what is to be printed.
        advance: told now and then how many of how many pages are done; proxies take a while.

    Raises:
        CannotPrintError: Qt cannot start here.
    """
    made: Printed = _pressing().press(deck, cards, order, advance)
    return made


def print_chronicle(keeper: Keeper, size: str = "", language: str = "en") -> Printed:
    """Make the PDF of a chronicle of Heritage.

    Args:
        keeper: the chronicle.
        size: of paper, as in :class:`Order`.
        language: of its words.

    Raises:
        CannotPrintError: Qt cannot start here.
    """
    made: Printed = _pressing().press_chronicle(keeper, size, language)
    return made


def _pressing() -> Any:  # noqa: ANN401 - a module
    """The module that makes pages.

    Raises:
        CannotPrintError: Qt cannot start here.
    """
    readiness = examine({"QT_QPA_PLATFORM": _PLATFORM})
    if not readiness.ready:
        raise CannotPrintError(why_not(readiness))
    if sys.platform != "win32":
        # Whatever screen the player's environment names: nothing is to be seen on it.
        os.environ["QT_QPA_PLATFORM"] = _PLATFORM
    return importlib.import_module(PRESS)
