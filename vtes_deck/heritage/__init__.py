"""Vampire: The Masquerade - Heritage, the second game: its rules, its data and its chronicle.

A game asks for decisions and takes answers; nothing else changes it::

    data = read(resource("heritage/demonstration"))        # or a data set of the owner of a box
    setting = Setting(players=(Player("Ada"), Player("Ben")), battlegrounds=of_era(1))
    game = Game.start(data, setting, seed=7)
    while game.decision:                       # who is asked, about what, every legal option
        game.apply(game.decision.options[0])   # in words: option_sentence(game.table, option)
    game.undo(); game.fork(); game.observation(seat); game.why_not(option)
    save(game); load(text, data)
    game.result                                # points with their rules, ranking, claimed missions

A module contains a chapter of the rules. The docstring of the code that enforces a rule names the
rule (``H-REC-03``, see ``resources/heritage/rules``).

* Data: :mod:`dataset` (model, vocabulary of effects, reader, gaps, JSON schema), :mod:`cards`.
* Before and after: :mod:`setting` (:class:`Setting`, :class:`Player`), :mod:`setup`,
  :mod:`game_end` and :mod:`primogen`.
* The turn: :mod:`turn`, :mod:`recruit`, :mod:`queue`, :mod:`schemes`, :mod:`hands`, :mod:`assets`.
* Vampires: :mod:`activation`, :mod:`resolve` and :mod:`verb_effects`, :mod:`selection`,
  :mod:`tokens`.
* :mod:`battlegrounds` and :mod:`clans`: one file each.
* Around the rules: :mod:`game`, :mod:`observation`, :mod:`determinization` (a game in which a
  computer player thinks ahead), :mod:`narrator` (sentences), :mod:`record` (saved games),
  :mod:`pinned_data` (the entries that they need), :mod:`position` (a position set up by hand, for
  the referee), :mod:`switches` (readings of open points), :mod:`catalogue` (the rules and where
  they are enforced).
* :mod:`chronicle`: the campaign as a list of entries; its state follows from them.

Nothing here uses files: :mod:`vtes_deck.app.heritage` reads and stores texts.

**To add an effect**: a class in :mod:`dataset.effects`, and a function with
``@vampire_effect`` or ``@act``.
**To add a switch**: a field of :class:`Switches`; rules read ``table.switches.<name>``.
"""

from __future__ import annotations

from vtes_deck.heritage.battlegrounds.registry import BATTLEGROUNDS, of_era
from vtes_deck.heritage.dataset.gaps import Gap, gaps
from vtes_deck.heritage.dataset.model import DataSet
from vtes_deck.heritage.dataset.reader import DatasetProblem, parse
from vtes_deck.heritage.decisions import Decision, DecisionKind, Option, Verb
from vtes_deck.heritage.game import Game, IllegalOptionError
from vtes_deck.heritage.narrator import option_sentence
from vtes_deck.heritage.position import Position, PositionError, table_of
from vtes_deck.heritage.record import SavedGameError, load, save
from vtes_deck.heritage.setting import Player, Setting, SettingError
from vtes_deck.heritage.switches import Switches

__all__ = [
    "BATTLEGROUNDS",
    "DataSet",
    "DatasetProblem",
    "Decision",
    "DecisionKind",
    "Game",
    "Gap",
    "IllegalOptionError",
    "Option",
    "Player",
    "Position",
    "PositionError",
    "SavedGameError",
    "Setting",
    "SettingError",
    "Switches",
    "Verb",
    "gaps",
    "load",
    "of_era",
    "option_sentence",
    "parse",
    "save",
    "table_of",
]
