"""The keys of the game table, for the list of keyboard shortcuts."""

from __future__ import annotations

from vtes_deck.language import mark

KEYS = (
    ("1 … 9", mark("Press a button of the question")),
    ("0", mark("Pass, or end the phase")),
    (mark("arrow keys"), mark("Go from card to card")),
    ("Enter", mark("Choose the card or the button with the focus")),
    ("F6", mark("Go to the next part: table, question, log")),
    ("H", mark("Hint")),
    ("E", mark("Pass until this action ends")),
    ("A", mark("Pass until another player acts against me")),
    ("T", mark("Pass until my turn")),
    ("Esc", mark("Stop passing, or go back one step")),
    ("Ctrl+Z", mark("Undo")),
    ("Ctrl+Y  Ctrl+Shift+Z", mark("Redo")),
    ("Ctrl+Return", mark("Choose for me once")),
    ("Ctrl+Shift+Return", mark("Choose for me until my next turn")),
    ("W", mark("What if: try something in a copy of the game")),
    ("F10", mark("Menu")),
    ("B  N", mark("In a replay: go back or on by one choice")),
    ("Ctrl+Left  Ctrl+Right", mark("In a replay: go back or on by one turn")),
    ("P", mark("In a replay: run or stop")),
    ("O", mark("In a replay or a watched game: play on from here")),
)
"""Keys and their actions, which are translated where they are shown."""
