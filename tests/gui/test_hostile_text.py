"""Foreign names, comments and texts in every panel and dialog: never markup."""

import re
from pathlib import Path

import msgspec
import pytest
from markup import (
    HOSTILE,
    document_of,
    escaped_twice,
    fired,
    fires,
    open_menus,
    shown_texts_with,
)
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtGui import Qt as Guess
from PySide6.QtWidgets import QMessageBox, QTextBrowser
from whole_window import DIALOGS

from vtes_deck.app.allowed_cards import Bar
from vtes_deck.app.changes import What
from vtes_deck.app.collection import CollectionBook, Read, State
from vtes_deck.app.collection_edits import CollectionWork
from vtes_deck.app.settings import SavedPool
from vtes_deck.collection.model import Collection, Lot, Owned, ShelvedDeck, SmartTag, Unread
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui import desktop_services
from vtes_deck.gui.collection_store import CollectionStore
from vtes_deck.gui.dialogs.card_pools import PoolsDialog
from vtes_deck.gui.dialogs.comparison import CompareDialog
from vtes_deck.gui.dialogs.deck_export import ExportDialog
from vtes_deck.gui.dialogs.deck_import import ImportDialog
from vtes_deck.gui.dialogs.goldfish_game import GoldfishGameDialog
from vtes_deck.gui.dialogs.odds_builder import OddsBuilderDialog
from vtes_deck.gui.dialogs.palette import Command, PaletteDialog
from vtes_deck.gui.dialogs.priorities import PrioritiesDialog
from vtes_deck.gui.file_dialogs import SaveDialog
from vtes_deck.gui.message_bar import Message, Offer
from vtes_deck.gui.models.archive_table import ArchiveTable
from vtes_deck.gui.models.card_table import CardTable
from vtes_deck.gui.panels.collection.export_dialog import CollectionExport
from vtes_deck.gui.panels.collection.import_dialog import CollectionImport
from vtes_deck.gui.panels.collection.unread_lines import UnreadLines
from vtes_deck.gui.widgets.band_chart import BandChart
from vtes_deck.gui.widgets.card_row import CardRow
from vtes_deck.gui.widgets.deck_preview import DeckPreview
from vtes_deck.gui.widgets.face_cache import FaceCache
from vtes_deck.gui.widgets.finding import Finding
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.query_error_line import QueryErrorLine
from vtes_deck.sim.record import Setup

GUI = Path(desktop_services.__file__).parent
RICH_PAINTERS = re.compile(r"QStaticText|QTextDocument|setHtml|RichText")
FILES = ["<u>0<u>.txt", "<u>1<u>.txt", "<u>2<u>.txt"]


@pytest.fixture
def stranger(cb, govern):
    """A card with hostile markup in every text."""
    words = {
        name: HOSTILE
        for name in ("name", "unique_name", "full_name", "text")
        if name in govern.__struct_fields__
    }
    return msgspec.structs.replace(govern, **words)


@pytest.fixture
def deck(cb, govern, stranger):
    """A deck that a stranger could send."""
    return Deck(
        name=HOSTILE,
        author=HOSTILE,
        description=HOSTILE,
        crypt=(Slot(cb["Arika"], 12, HOSTILE),),
        library=(Slot(stranger, 4, HOSTILE), Slot(cb["Deflection"], 2, HOSTILE)),
        unknown=(UnknownLine(HOSTILE, 2, False, comment=HOSTILE),),
    )


@pytest.fixture
def window(look_everywhere, qtbot, deck, stranger, tmp_path):
    """A window with a stranger's deck, and with the stranger's files in every list."""
    made = look_everywhere()
    folder = tmp_path / "lists <u>x<u>"
    folder.mkdir()
    for number, name in enumerate(FILES, start=1):
        text = f"Deck Name: {HOSTILE}\nAuthor: {HOSTILE}\n\n12x Arika\n{number}x Deflection\n"
        (folder / name).write_text(f"{text}1x {HOSTILE}\n", "utf-8")
    made.session.apply(HOSTILE, lambda _deck: deck)
    made.session.apply(HOSTILE, lambda old: msgspec.structs.replace(old, name=f"{HOSTILE} 2"))
    made.undo()
    made.session.select(stranger)
    made.messages.post(Message(HOSTILE, offers=(Offer(HOSTILE, lambda: None),)))
    made.statusBar().showMessage(HOSTILE)
    made.documents.open_path(folder / FILES[0])
    panels = {host.spec.key: host.panel for host in made.columns.hosts}
    made.navigation.lists((folder,))
    made.go_to("shelf")
    shelf = panels["shelf"]
    shelf.ask_folder = lambda _parent, _folder: folder
    shelf.parts.choose.click()
    qtbot.waitUntil(lambda: shelf.model.rowCount() == len(FILES))
    qtbot.waitUntil(lambda: len(panels["judging"].model.rows) == len(FILES))
    panels["judging"].verdicts.table.selectRow(0)
    look_at_all(made, qtbot)
    return made


def test_no_text_in_a_window_is_rendered_as_markup(window, govern, tmp_path, qtbot):
    """One window for all cases: it takes seconds to fill every panel."""
    for place in reversed(range(len(window.session.open_decks))):
        window.session.switch(place)
        assert list(fired(window)) == []
    assert_plain(
        window,
        "DeckViewSwitcher/EditableDeckList",
        "DeckHead/QLineEdit",
        "ArchivePanel/FittedButton",
    )
    for error in (ValueError(HOSTILE), OSError(2, HOSTILE, HOSTILE), RuntimeError(f"a\n{HOSTILE}")):
        window.jobs.failed.emit(HOSTILE, error)
        assert list(fired(window.messages)) == []
    window.session.announce(What.SETTINGS)
    keep_hostile_words(window, govern, tmp_path)
    look_at_all(window, qtbot)
    assert_plain(window, "MessageBar/PlainLabel")
    picture = tmp_path / "x.png"
    window.messages.grab().save(str(picture))
    for browser in window.findChildren(QTextBrowser):
        assert browser.loadResource(2, QUrl.fromLocalFile(str(picture))) is None
        assert not browser.openExternalLinks()
        assert not browser.openLinks()
    window.session.apply("name", lambda old: msgspec.structs.replace(old, name="Tom & Jerry's <3"))
    assert list(escaped_twice(window)) == []


def assert_plain(root, *places):
    """No place shows markup, and the words are visible in these places."""
    open_menus(root)
    assert list(fired(root)) == []
    assert list(escaped_twice(root)) == []
    assert set(places) <= shown_texts_with(root, HOSTILE)


def look_at_all(window, qtbot):
    """Bring every panel to the front and wait for its work."""
    for host in window.columns.hosts:
        window.go_to(host.spec.key)
    qtbot.waitUntil(lambda: not window.jobs.running)


def keep_hostile_words(window, govern, tmp_path):
    """Put hostile words into all stored data."""
    book = CollectionStore.of(window.context).book
    path = str(tmp_path / "lists <u>x<u>" / FILES[0])
    lot = Lot(govern.id, 2, "", HOSTILE, HOSTILE, HOSTILE, HOSTILE)
    book.apply(HOSTILE, lambda old: msgspec.structs.replace(old, owned=Owned.of([lot])))
    work = CollectionWork(book)
    deck = ShelvedDeck(path=path, name=HOSTILE, tags=(HOSTILE,), note=HOSTILE, cards={govern.id: 3})
    assert work.describe_deck(deck, HOSTILE)
    assert work.keep_smart("", SmartTag(HOSTILE[:60], "govern"))
    assert work.add_folder(f"/nowhere/{HOSTILE}")
    window.settings.change(pools={HOSTILE: SavedPool("t:master")})
    window.session.select(govern)


@pytest.mark.parametrize("name", DIALOGS)
def test_no_dialog_by_name_renders_a_strangers_text_as_markup(open_dialog, session, deck, name):
    session.apply(HOSTILE, lambda _deck: deck)
    dialog = open_dialog(name)
    assert_plain(dialog)


@pytest.fixture
def book(govern, tmp_path):
    """A collection with hostile words in every field."""
    owned = Owned.of([Lot(govern.id, 2, "", HOSTILE, HOSTILE, HOSTILE, HOSTILE)])
    unread = (Unread(HOSTILE, 2, HOSTILE, 7),)
    made = CollectionBook(tmp_path / "collection.json")
    made.begin(Read(Collection(owned=owned, unread=unread), State.FOUND))
    return made


def test_no_dialog_renders_a_strangers_text_as_markup(qtbot, context, deck, book, jobs, tmp_path):
    context.session.apply("a stranger's", lambda _deck: deck)
    context.settings.change(
        pools={HOSTILE: SavedPool("t:master"), f"{HOSTILE} 2": SavedPool(HOSTILE)},
        priorities_draft=f"{HOSTILE}\nplay {HOSTILE}",
    )
    setup = Setup(crypt=(200076,) * 12, library=(100845,) * 60, turns=2)
    made = [
        PoolsDialog(context),
        PrioritiesDialog(context),
        GoldfishGameDialog(context, setup, 0),
        OddsBuilderDialog(deck),
        CollectionImport(context, book),
        CollectionExport(context, book.value),
        UnreadLines(context, book),
        ImportDialog(context, f"Deck Name: {HOSTILE}\n\n12x Arika\n2x {HOSTILE}\n2 Blood dol\n"),
        ExportDialog(context),
        CompareDialog(context),
        PaletteDialog((Command(HOSTILE, HOSTILE, lambda: None),), context),
        SaveDialog(None, "Save", tmp_path / "<u>x<u>.txt", "twd"),
    ]
    for dialog in made:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        dialog.show()
    qtbot.waitUntil(lambda: not jobs.running)
    for dialog in made:
        assert_plain(dialog)


def test_widgets_with_a_strangers_text_show_plain_text(qtbot, cb, stranger):
    archived = cb.archive["13568"]
    event = msgspec.structs.replace(archived.event, name=HOSTILE, place=HOSTILE)
    archived = msgspec.structs.replace(
        archived, event=event, name=HOSTILE, player=HOSTILE, comment=HOSTILE
    )
    preview = DeckPreview("Deck", lambda _card, _place: None)
    preview.show_deck(archived, from_archive(archived, cb.get))
    hand = CardRow("Hand", lambda _card: None, drawings=FaceCache(lambda _card: None))
    hand.show_cards([stranger])
    parts = [
        preview,
        Finding("danger", HOSTILE, cards=[stranger], below=HOSTILE, tip=HOSTILE, rule=HOSTILE),
        QueryErrorLine(),
        hand,
        PlainLabel(HOSTILE),
        BandChart("shares"),
    ]
    for part in parts:
        qtbot.addWidget(part)
        assert list(fired(part)) == [], part
    table = ArchiveTable()
    table.show_decks([archived])
    cards = CardTable(stranger.kind)
    cards.show([stranger])
    cards.set_barred({stranger.id: next(iter(Bar))})
    for model in (table, cards):
        for column in range(model.columnCount()):
            tip = model.index(0, column).data(Qt.ItemDataRole.ToolTipRole)
            assert not fires(tip or "")


def test_cells_are_painted_as_plain_text():
    """Qt paints cells as plain text; our own painters must not use rich text."""
    painters = [path for path in GUI.rglob("*.py") if "QStyledItemDelegate" in path.read_text()]
    assert len(painters) >= 4
    for path in painters:
        assert not RICH_PAINTERS.search(path.read_text()), path


@pytest.mark.parametrize("text", [HOSTILE, "&lt;b&gt;", "Tom & Jerry", "1 < 2", "a\nb <b>"])
def test_a_tooltip_shows_plain_text(text):
    tip = plain_tip(text)
    shown = document_of(tip).toPlainText() if Guess.mightBeRichText(tip) else tip
    assert shown == text


@pytest.mark.parametrize(
    ("address", "opened"),
    [
        ("https://www.vekn.net/", True),
        ("http://example.org/a?b", True),
        ("HTTPS://example.org", True),
        ("file:///etc/hosts", False),
        ("//server/share", False),
        ("smb://server/share", False),
        ("javascript:alert(1)", False),
        ("ms-settings:", False),
        ("https:", False),
        ("", False),
    ],
)
def test_only_web_pages_are_opened(monkeypatch, address, opened):
    seen = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: seen.append(url) or True)
    assert desktop_services.open_address(QUrl(address)) is opened
    assert bool(seen) is opened


def test_a_question_shows_a_name_as_plain_text(qtbot, monkeypatch):
    from vtes_deck.gui.dialogs.save_changes import ask_closing

    boxes = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: boxes.append(list(fired(box))) or 0)
    ask_closing(None, HOSTILE)
    assert boxes == [[]]
