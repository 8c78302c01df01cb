from typing import Final

from vtes_deck.app import (
    goldfish,
    own_card_text,
    reference,
    shelf,
)
from vtes_deck.app.game_table import saved_games
from vtes_deck.gui import (
    unfinished_games,
)
from vtes_deck.gui.dialogs import (
    about,
    card_pools,
    comparison,
    deck_import,
    goldfish_game,
    priorities,
)
from vtes_deck.gui.heritage import window as heritage_window
from vtes_deck.gui.own_cards import dialog as own_cards_dialog
from vtes_deck.gui.panels.card import engine_text
from vtes_deck.gui.panels.collection import (
    export_dialog,
    import_dialog,
    print_dialog,
)
from vtes_deck.gui.panels.judging import summary_dialog
from vtes_deck.gui.panels.reference import reader
from vtes_deck.gui.paper import (
    deck_dialog,
    picture_dialog,
)
from vtes_deck.gui.table import game_table, goldfish_table
from vtes_deck.gui.widgets import filter_panel

__all__ = [
    "MODULES",
    "about",
    "card_pools",
    "comparison",
    "deck_dialog",
    "deck_import",
    "engine_text",
    "export_dialog",
    "filter_panel",
    "game_table",
    "goldfish",
    "goldfish_game",
    "goldfish_table",
    "heritage_window",
    "import_dialog",
    "own_card_text",
    "own_cards_dialog",
    "picture_dialog",
    "print_dialog",
    "priorities",
    "reader",
    "reference",
    "saved_games",
    "shelf",
    "summary_dialog",
    "unfinished_games",
]

MODULES: Final[dict[str, str]]
