"""The entries of a combo box, replaced at once, and its name for screen readers."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a combo box.

    Attributes:
        text: the text.
        value: the data of the entry.
        tip: the tooltip.
    """

    text: str
    value: str = ""
    tip: str = ""


SEPARATOR = Entry("")
"""A line between entries."""


def name_box(box: QComboBox, name: str, about: str = "") -> None:
    """Name a combo box for screen readers.

    Except on Windows, Qt reports the current entry as the name of a combo box. The description
    contains the name there, and replaces the tooltip.

    Args:
        box: the combo box.
        name: its purpose.
        about: an explanation, for instance the tooltip.
    """
    box.setAccessibleName(name)
    if sys.platform != "win32":
        box.setAccessibleDescription(f"{name}. {about}" if about else name)


def fill(box: QComboBox, entries: Sequence[Entry], value: str) -> None:
    """Offer entries, and choose the one with a value.

    Each change of the current entry is several events for a screen reader, and a form with many
    boxes would keep Orca busy for a minute. So the current entry changes at most once.
    """
    if entries != [_entry(box, place) for place in range(box.count())]:
        hint = box.placeholderText()
        box.setPlaceholderText(hint or " ")  # otherwise the first entry becomes the current one
        box.clear()
        for place, entry in enumerate(entries):
            if entry == SEPARATOR:
                box.insertSeparator(place)
                continue
            box.addItem(entry.text, entry.value)
            box.setItemData(place, entry.tip, Qt.ItemDataRole.ToolTipRole)
        box.setCurrentIndex(box.findData(value))
        box.setPlaceholderText(hint)
    else:
        box.setCurrentIndex(box.findData(value))


def _entry(box: QComboBox, place: int) -> Entry:
    tip = box.itemData(place, Qt.ItemDataRole.ToolTipRole)
    return Entry(box.itemText(place), box.itemData(place) or "", tip or "")
