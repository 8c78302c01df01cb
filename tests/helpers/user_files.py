"""The files that the program reads from the user's folders, and possible replacements.

:data:`READERS` lists the files that each module opens; a test compares it with the code, so that no
file is forgotten.
"""

import ast
import os
import re
from collections import Counter
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[2]

#: Possible replacements of a file; the last one is a folder.
DAMAGES = {
    "no UTF-8": b'{"author": "Ren\xe9", "columns": "Ren\xe9"}',
    "a byte": b"\xff",
    "nests": b'{"deck":' + b"[" * 200_000,
    "closed nests": b'{"future":' + b"[" * 200_000 + b"]" * 200_000 + b"}",
    "a huge number": b'{"picture_cache_mb": 1e999, "shape": ' + b"9" * 5_000 + b"}",
    "a large number": b'{"picture_cache_mb": 1000000000000000000000000000000000}',
    "empty": b"",
    "too large": b'{"author": "Anna"}',
    "a folder": None,
}

#: The files, by the pattern of their names below ``VTES_DECK_HOME``.
FILES = {
    "settings": "config/settings.json",
    "window": "config/window.json",
    "kept deck": "data/open/aaaaaaaaaaaa-*.deck",
    "versions": "data/versions/*.versions",
    "collection": "data/collection.json",
    "collection before": "data/collection.before.json",
    "shelf": "cache/shelf.json",
    "log": "data/log/vtes-deck.log",
    "lock of the versions": "data/versions/writing.lock",
    "heritage chronicle": "data/heritage/chronicles/Months.chronicle",
    "heritage chronicle before": "data/heritage/chronicles/Months.chronicle.before",
    "heritage chronicle's set": "data/heritage/chronicles/Months.chronicle.data",
    "heritage game": "data/heritage/games/*.game",
    "heritage set": "data/heritage/sets/*.toml",
    "game at the table": "data/tables/*.table",
    "own cards": "data/own-cards/cards.json",
    "own picture": "data/own-cards/pictures/*.png",
}

#: Files of the card data, below the folder of a place.
CARD_FILES = {
    "pointer": "data/active.json",
    "manifest": "data/versions/*/manifest.json",
    "cards": "data/versions/*/vtescrypt.csv.z",
    "decks": "data/versions/*/kept-twda.json.xz.z",
    "lock": "data/lock",
    "cards snapshot": "cache/cards-*.snapshot",
    "decks snapshot": "cache/decks-*.snapshot",
    "download": "data/downloads/part",
    "note of a download": "data/downloads/part.json",
    "picture": "pictures/*.picture",
}

_PROGRAM = "comes with the program"
_NAMED = "a file that the player names"

# : Modules that open files: which files, or why the files do not belong to the program.
READERS = {
    "cardbase/atomic_files.py": ["opened only to be written"] * 4,
    "cardbase/datafile.py": ["the door"],
    "cardbase/fingerprint.py": [_PROGRAM] * 2,
    "cardbase/pictures.py": ["picture"],
    "cardbase/own_cards/store.py": ["own cards"],
    "cardbase/sources/download.py": ["note of a download", "download", "download"],
    "cardbase/sources/installed.py": ["pointer", "manifest", "cards", "a new file of a version"],
    "cardbase/sources/package.py": [_PROGRAM] * 2,
    "cardbase/sources/decompression.py": [_NAMED] * 2,
    "cardbase/snapshot.py": ["cards snapshot"],
    "cardbase/data_lock.py": ["lock"],
    "vtes_deck/app/about.py": [_PROGRAM] * 2,
    "vtes_deck/graphics/symbols.py": ["picture"],
    "vtes_deck/app/collection.py": ["collection", "collection before", "collection", "collection"],
    "vtes_deck/app/archetypes.py": [_PROGRAM],
    "vtes_deck/app/game_table/saved_games.py": ["game at the table"] * 2,
    "vtes_deck/app/heritage/chronicle_file.py": [
        "heritage chronicle's set",
        "heritage chronicle",
        "heritage chronicle before",
    ],
    "vtes_deck/app/heritage/games.py": ["heritage game"] * 2,
    "vtes_deck/app/heritage/open_chronicle.py": ["heritage chronicle's set"],
    "vtes_deck/app/heritage/rules.py": [_PROGRAM],
    "vtes_deck/app/heritage/data_sets.py": ["heritage set"],
    "vtes_deck/app/licences.py": [_PROGRAM] * 2,
    "vtes_deck/app/locks.py": ["lock of the versions"],
    "vtes_deck/app/input_files.py": [_NAMED] * 2,
    "vtes_deck/app/recovery.py": ["kept deck"],
    "vtes_deck/app/rule_search.py": [_PROGRAM],
    "vtes_deck/app/rulebook.py": [_PROGRAM] * 2,
    "vtes_deck/app/settings.py": ["settings"],
    "vtes_deck/app/shelf.py": ["shelf"],
    "vtes_deck/app/versions.py": ["versions"],
    "vtes_deck/app/own_cards.py": ["own picture"],
    "vtes_deck/app/pictures.py": ["own picture"],
    "vtes_deck/app/output_files.py": ["opened only to be written"],
    "vtes_deck/gui/dialogs/news.py": [_PROGRAM],
    "vtes_deck/graphics/card_face_ornament.py": [_PROGRAM],
    "vtes_deck/graphics/icons.py": [_PROGRAM],
    "vtes_deck/gui/main.py": ["log"],
    "vtes_deck/graphics/colors.py": [_PROGRAM] * 2,
    "vtes_deck/graphics/theme.py": [_PROGRAM],
    "vtes_deck/gui/window_state.py": ["window"],
    "vtes_deck/language.py": [_PROGRAM],
    "vtes_deck/legality/data.py": [_PROGRAM],
    "vtes_deck/sim/ordinary_table.py": [_PROGRAM],
    "vtes_deck/sim/policy/player.py": [_PROGRAM],
}


def damage(path, what):
    """Replace a file."""
    if path.is_dir():
        return
    path.unlink(missing_ok=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    content = DAMAGES[what]
    if content is None:
        (path / "within").mkdir(parents=True)
    else:
        path.write_bytes(content)
        if what == "too large":
            os.truncate(path, 70_000_000)  # more than any file may have, without using disk space


_OPENING = re.compile(r"\b(?:open\(|read_bytes|read_text|datafile|atomic)")


def found_readers():
    """The number of places where each module opens files."""
    counts = Counter()
    for package in ("cardbase", "vtes_deck"):
        for path in (ROOT / package).rglob("*.py"):
            text = path.read_text("utf-8")
            if not _OPENING.search(text):
                continue  # parsing is slow
            tree = ast.parse(text)
            doors = _doors(tree)
            opened = sum(
                _opens(node, doors) for node in ast.walk(tree) if isinstance(node, ast.Call)
            )
            if opened:
                counts[path.relative_to(ROOT).as_posix()] = opened
    return counts


def _doors(tree):
    """Names of the functions with which a module opens files."""
    return {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        and node.module in {"cardbase.datafile", "cardbase.atomic_files"}
        for alias in node.names
        if alias.name in {"read", "read_bytes", "open_private"}
    }


def _opens(call, doors):
    match call.func:
        case ast.Name(id=name):
            return name == "open" or name in doors
        case ast.Attribute(value=ast.Name(id="datafile"), attr=name):
            return name in {"read", "read_bytes"}
        case ast.Attribute(value=ast.Name(id="os"), attr="open"):
            return True
        case ast.Attribute(attr="read_bytes" | "read_text"):
            return True
        case ast.Attribute(attr="open"):
            return any(
                isinstance(each, ast.Constant) and isinstance(each.value, str)
                for each in (*call.args[:1], *(k.value for k in call.keywords))
            ) or any(k.arg == "encoding" for k in call.keywords)
    return False


def unbounded(shape):  # noqa: C901 - one case for each kind of type
    """Numbers of a layout that a file could make too large to write back."""
    found = []
    seen = set()

    def look(kind, where):  # noqa: C901
        match kind:
            case msgspec.inspect.IntType():
                if kind.le is None and kind.lt is None:
                    found.append(where)
            case msgspec.inspect.StructType():
                if kind.cls not in seen:
                    seen.add(kind.cls)
                    for field in kind.fields:
                        look(field.type, f"{where}.{field.name}")
            case msgspec.inspect.UnionType():
                for each in kind.types:
                    look(each, where)
            case msgspec.inspect.TupleType():
                for each in kind.item_types:
                    look(each, where)
            case msgspec.inspect.DictType():
                look(kind.key_type, where)
                look(kind.value_type, where)
            case msgspec.inspect.CollectionType():
                look(kind.item_type, where)

    look(msgspec.inspect.type_info(shape), shape.__name__)
    return found


_HERITAGE: dict[str, bytes] = {}
"""The files of :func:`played_heritage`, by name: playing takes longer than the rest."""


def lived_in(home, cards, tmp_path):
    """The home of a user of the program: two decks were open when it was killed."""
    from vtes_deck.app import shelf
    from vtes_deck.app.collection import CollectionBook, read_collection
    from vtes_deck.app.document import Document, Origin
    from vtes_deck.app.recovery import Recovery
    from vtes_deck.app.settings import SettingsStore
    from vtes_deck.app.versions import VersionOrigin, Versions
    from vtes_deck.collection import edits
    from vtes_deck.collection.model import Lot
    from vtes_deck.deck.model import Deck, Slot

    deck = Deck(name="Intact", library=(Slot(cards["Govern the Unaligned"], 6),))
    path = tmp_path / "intact.txt"
    path.write_text("Deck Name: Intact\n\n6x Govern the Unaligned\n", "utf-8")
    SettingsStore().change(author="Anna", recent=(str(path),))
    for session, name in (("aaaaaaaaaaaa", "Damaged"), ("bbbbbbbbbbbb", "Intact")):
        killed = Recovery()
        killed.session = session
        killed.start()
        killed.prepare(msgspec.structs.replace(deck, name=name), Document(Origin.NEW, Deck()))()
        killed.close()
    document = Document(Origin.FILE, deck, path, "twd", "intact.txt")
    Versions().record(document, deck, VersionOrigin.SAVED)
    for copies in (1, 2):
        book = CollectionBook()
        book.begin(read_collection(book.path, cards))
        book.apply("Add", lambda c, n=copies: edits.receive(c, [Lot(100845, n)], edits.Mode.ADD))
        book.write(cards)
    import datetime

    shelf.find_shelf(book.value, [str(path)], cards, datetime.date(2026, 1, 15))
    heritage = home / "data" / "heritage"
    if _HERITAGE:
        for name, content in _HERITAGE.items():
            (heritage / name).parent.mkdir(parents=True, exist_ok=True)
            (heritage / name).write_bytes(content)
    else:
        played_heritage()
        files = (file for file in heritage.rglob("*") if file.is_file())
        _HERITAGE.update((str(file.relative_to(heritage)), file.read_bytes()) for file in files)
    keep_table(cards)
    keep_own_card(cards)
    (home / "config" / "window.json").write_bytes(b'{"columns": "{\\"tabs\\": {}}"}')
    (home / "data" / "log").mkdir()
    (home / "data" / "log" / "vtes-deck.log").write_bytes(b"")
    return path


def keep_table(cards):
    """A game at the table that was closed before it was over."""
    from vtes_deck.app.game_table.players import Sitter
    from vtes_deck.app.game_table.saved_games import SavedTables
    from vtes_deck.app.game_table.table_setup import SeatPlan, TableSetup, begin
    from vtes_deck.deck.model import Deck, Slot

    deck = Deck(crypt=(Slot(cards["Anson"], 12),), library=(Slot(cards["Blood Doll"], 60),))
    open_chronicle = SavedTables()
    key = open_chronicle.new()
    open_chronicle.keep(key, begin(TableSetup((SeatPlan(deck), SeatPlan(deck, Sitter("steady"))))))
    open_chronicle.close(key)


def keep_own_card(cards):
    """An own card of the player, with its picture."""
    from cardbase.own_cards.model import OwnCard
    from vtes_deck.app import own_cards
    from vtes_deck.app.own_cards_file import Written

    own_cards.add(cards, [Written(OwnCard(name="Night Raid", type="Action"), b"\x89PNG\r\n\x1a\n")])


def played_heritage():
    """A chronicle, a game and a data set of the user for Heritage."""
    from vtes_deck.app.heritage import data_sets, games
    from vtes_deck.app.heritage.open_chronicle import OpenChronicle
    from vtes_deck.heritage import Player, Setting
    from vtes_deck.heritage.chronicle import Begin, Note

    data = data_sets.demonstration()
    data_sets.create_set("Our box", "our-box")
    begin = Begin(players=("Ada", "Ben"), youngest_first=(1, 0))
    open_chronicle = OpenChronicle.create("Months", data, begin)
    open_chronicle.enter(Note(text="We began on a Friday."))
    setting = Setting((Player("Ada"), Player("Ben")))
    games.begin(data, setting, ("human", "greedy"), seed=3).keep("Evening")
