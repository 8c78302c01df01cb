"""Menus with lists, refilled whenever they open."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtWidgets import QMenu


@dataclass(frozen=True)
class ListMenuItem:
    """An entry of a menu with a list.

    Attributes:
        text: its text, with ``&`` before the mnemonic letter; see :func:`escaped`.
        act: called when it is chosen.
        tip: shown in the status bar.
        rule: whether a separator precedes it.
    """

    text: str
    act: Callable[[], object]
    tip: str = ""
    rule: bool = False


def fill_menu(menu: QMenu, entries: Iterable[ListMenuItem], empty: str) -> None:
    """Fill the menu with these entries, or with the text ``empty`` if there are none."""
    menu.clear()
    for entry in entries:
        if entry.rule:
            menu.addSeparator()
        action = menu.addAction(entry.text)
        action.setStatusTip(entry.tip)
        action.triggered.connect(lambda _checked=False, act=entry.act: act())
    if menu.isEmpty():
        menu.addAction(empty).setEnabled(False)


def escaped(text: str) -> str:
    """The text with ``&`` doubled, so that a menu shows it."""
    return text.replace("&", "&&")


def joined_text(*words: str) -> str:
    """Several texts as one, without the empty ones."""
    return " \N{EN DASH} ".join(escaped(word) for word in words if word)
