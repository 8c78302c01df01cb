"""The chronicle: a campaign as a list of entries, from which its state follows.

::

    chronicle = Chronicle(data)
    chronicle.apply(Begin(players=("Ada", "Ben"), youngest_first=(1, 0)))
    chronicle.apply(Prologue(player=0, ...))       # one for each player
    setting = chapter_setting(chronicle.state, data)         # Game.start(data, setting, seed)
    chronicle.apply(result_of(chronicle.state, game))        # or Chapter(...) from a paper table
    chronicle.state.todo[0]                        # the next steps, by player: aftermath in order
    chronicle.apply(Title(...)); chronicle.undo(); text = chronicle.text(); Chronicle.of(text, data)

* :mod:`state`: :class:`State`, players, marks on characters, tasks.
* :mod:`entries`: the possible entries, a closed set; each has a name in the saved text.
* :mod:`allowed_choices`: the possible choices: stickers, retainers, schemes to unlock.
* :mod:`prologue`, :mod:`aftermath`, :mod:`era`: the transitions, ``advance(state, entry, data)``.
* :mod:`history`: :class:`Chronicle`, with undo, history and text.
* :mod:`chapter_game`: from a chronicle to the game of its next chapter, and back.

The functions are pure; an entry that is not allowed raises :class:`ChronicleError` with its rule.
"""

from __future__ import annotations

from vtes_deck.heritage.chronicle.chapter_game import chapter_setting, result_of
from vtes_deck.heritage.chronicle.entries import (
    Adopt,
    Begin,
    Chapter,
    Entry,
    EraOutcome,
    Final,
    Join,
    Note,
    Obligations,
    Plot,
    Prologue,
    Respond,
    Retain,
    StickerEntry,
    Title,
)
from vtes_deck.heritage.chronicle.era import final_scores, standings, winners
from vtes_deck.heritage.chronicle.history import Chronicle
from vtes_deck.heritage.chronicle.state import ChronicleError, ChronicleStep, State, Task

__all__ = [
    "Adopt",
    "Begin",
    "Chapter",
    "Chronicle",
    "ChronicleError",
    "ChronicleStep",
    "Entry",
    "EraOutcome",
    "Final",
    "Join",
    "Note",
    "Obligations",
    "Plot",
    "Prologue",
    "Respond",
    "Retain",
    "State",
    "StickerEntry",
    "Task",
    "Title",
    "chapter_setting",
    "final_scores",
    "result_of",
    "standings",
    "winners",
]
