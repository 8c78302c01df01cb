"""The print dialog as a player uses it: preview, choose, print, save."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter

from cardbase.pictures import OfflineError
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.paper import pictures as fetching
from vtes_deck.gui.paper.deck_dialog import LIST, PROXIES, SHEET, STATISTICS, DeckPaperDialog
from vtes_deck.gui.paper.options import PICTURES
from vtes_deck.paper.pages import A4, LETTER, Card


@pytest.fixture
def dialog(qtbot, context, cb, tmp_path):
    deck = from_archive(cb.archive["13568"], cb.get)
    context.session.apply("begin", lambda _deck: deck)
    made = DeckPaperDialog(context, tmp_path)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.reject()


def choose(combo, value):
    combo.setCurrentIndex(combo.findData(value))
    combo.activated.emit(combo.currentIndex())


def words(dialog):
    return " ".join(page.words for page in dialog.document.pages)


def settled(qtbot, dialog):
    qtbot.waitUntil(lambda: not dialog.context.jobs.running and not dialog.preview.busy)


def test_the_dialog_begins_with_the_registration_sheet(dialog, qtbot):
    assert dialog.kinds.currentRow() == SHEET
    assert dialog.count.text() == "1 page"
    assert "Deck registration" in words(dialog)
    assert "Noé Grigera Fernández" in words(dialog)
    qtbot.waitUntil(lambda: dialog.preview.widget().painted)
    image = dialog.preview.grab().toImage()
    pixels = [
        image.pixelColor(x, y).lightness()
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    ]
    assert pixels.count(255) > len(pixels) / 2
    assert any(pixel < 140 for pixel in pixels)


def test_typed_fields_are_on_the_sheet(dialog, qtbot, settings):
    dialog.sheet.vekn.setText("3120012")
    dialog.sheet.vekn.editingFinished.emit()
    dialog.sheet.player.setText("Anna")
    dialog.sheet.tournament.setText("Some Open")
    qtbot.waitUntil(lambda: "Some Open" in words(dialog))
    assert "3120012" in words(dialog)
    assert "Anna" in words(dialog)
    assert settings.value.vekn == "3120012"


def test_every_kind_has_a_preview(dialog, qtbot):
    dialog.kinds.setCurrentRow(LIST)
    assert "by Noé Grigera Fernández" in words(dialog)
    dialog.kinds.setCurrentRow(PROXIES)
    assert dialog.count.text() == "10 pages"
    dialog.kinds.setCurrentRow(STATISTICS)
    qtbot.waitUntil(lambda: dialog.document is not None)
    assert "Crypt by capacity" in words(dialog)
    assert "Exact" in words(dialog)


def test_statistics_are_counted_in_the_background(dialog, qtbot):
    dialog.kinds.setCurrentRow(STATISTICS)
    assert dialog.document is None
    assert dialog.note.text() == "Counting …"
    assert not dialog.save_button.isEnabled()
    qtbot.waitUntil(dialog.save_button.isEnabled)
    assert dialog.note.text() == ""


def test_comments_and_description_can_be_omitted(dialog, context, qtbot, tmp_path, cb):
    from vtes_deck.deck import edits

    deck = edits.describe(context.session.deck, description="Played slowly.")
    deck = edits.set_comment(deck, deck.library[0].card, "never enough")
    context.session.apply("say", lambda _deck: deck)
    other = DeckPaperDialog(context, tmp_path)
    other.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(other)
    other.kinds.setCurrentRow(LIST)
    assert "never enough" in words(other)
    assert "Played slowly" in words(other)
    other.list.comments.click()
    other.list.description.click()
    assert "never enough" not in words(other)
    assert "Played slowly" not in words(other)
    other.reject()


def test_the_size_of_the_paper_is_saved(dialog, settings):
    choose(dialog.size_box, "letter")
    assert dialog.document.size is LETTER
    assert settings.value.paper == "letter"
    choose(dialog.size_box, "a4")
    assert dialog.document.size is A4


def test_proxies_of_a_part(dialog):
    dialog.kinds.setCurrentRow(PROXIES)
    choose(dialog.proxies.which, "crypt")
    assert dialog.count.text() == "2 pages"
    dialog.proxies.each_once.click()
    assert dialog.count.text() == "1 page"
    assert not dialog.proxies.fetch.isVisible()


def pictured(dialog):
    return [
        mark.card
        for page in dialog.document.pages
        for mark in page.marks
        if isinstance(mark, Card) and mark.picture is not None
    ]


def test_proxies_from_pictures(dialog, qtbot, monkeypatch, cb):
    cybele = next(slot.card for slot in dialog.context.session.deck.crypt)
    monkeypatch.setattr(
        fetching, "cached_picture", lambda _store, card, *_: b"x" if card == cybele else None
    )
    dialog.kinds.setCurrentRow(PROXIES)
    choose(dialog.proxies.which, "crypt")
    choose(dialog.proxies.look, PICTURES)
    qtbot.waitUntil(lambda: pictured(dialog) != [])
    assert set(pictured(dialog)) == {cybele}
    assert "5 of 6 pictures are not on this computer" in dialog.proxies.missing.text()

    def fetch(_store, card, _language, _cancelled, **_more):
        if card.name.startswith("Adana"):
            raise fetching.PictureError("The server has none.")
        return b"y"

    monkeypatch.setattr(fetching, "fetch_picture", fetch)
    qtbot.mouseClick(dialog.proxies.fetch, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(set(pictured(dialog))) == 5)
    assert "1 picture is not available." in dialog.proxies.missing.text()
    assert "1 of 6 pictures" in dialog.proxies.missing.text()


def test_offline_is_reported_and_faces_are_drawn(dialog, qtbot, monkeypatch):
    def offline(*_args, **_more):
        raise OfflineError("The server cannot be reached.")

    monkeypatch.setattr(fetching, "cached_picture", lambda *_args: None)
    monkeypatch.setattr(fetching, "fetch_picture", offline)
    dialog.kinds.setCurrentRow(PROXIES)
    choose(dialog.proxies.look, PICTURES)
    qtbot.waitUntil(dialog.proxies.fetch.isVisible)
    qtbot.mouseClick(dialog.proxies.fetch, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "cannot be reached" in dialog.proxies.missing.text())
    assert pictured(dialog) == []
    assert len(dialog.document.pages) == 10


def test_a_pdf_is_saved_completely_or_not_at_all(dialog, qtbot, tmp_path):
    path = tmp_path / "sheet.pdf"
    path.write_bytes(b"old")
    dialog.choose_pdf = lambda _parent, proposal: path if proposal.suffix == ".pdf" else None
    qtbot.mouseClick(dialog.save_button, Qt.MouseButton.LeftButton)
    assert path.read_bytes() == b"old"
    qtbot.waitUntil(lambda: dialog.note.text() == f"Written to {path}.")
    assert path.read_bytes().startswith(b"%PDF-")
    dialog.save_to(tmp_path)
    qtbot.waitUntil(lambda: "could not be written" in dialog.note.text())


def test_a_save_can_be_stopped(dialog, qtbot, tmp_path):
    dialog.kinds.setCurrentRow(PROXIES)
    dialog.save_to(tmp_path / "proxies.pdf")
    assert dialog.stop_button.isVisible()
    assert not dialog.save_button.isEnabled()
    qtbot.wait(50)
    qtbot.mouseClick(dialog.stop_button, Qt.MouseButton.LeftButton)
    assert "nothing was written" in dialog.note.text()
    assert not (tmp_path / "proxies.pdf").exists()
    assert dialog.save_button.isEnabled()


def test_closing_during_a_preview_stops_the_work(dialog, qtbot, tmp_path):
    dialog.kinds.setCurrentRow(PROXIES)
    dialog.save_to(tmp_path / "proxies.pdf")
    dialog.reject()
    assert not dialog.preview.busy
    assert not (tmp_path / "proxies.pdf").exists()


def to_file(path, size=None, pages=None):
    def ask(_parent, printer):
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        if size is not None:
            printer.setPageLayout(QPageLayout(size.layout))
        if pages is not None:
            printer.setFromTo(*pages)
        return True

    return ask


def test_pages_are_printed(dialog, qtbot, tmp_path):
    dialog.ask_printer = to_file(tmp_path / "printed.pdf")
    qtbot.mouseClick(dialog.print_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Sent to the printer" in dialog.note.text())
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF-")


def test_paper_and_pages_of_the_printer_dialog_are_used(dialog, qtbot, tmp_path):
    dialog.kinds.setCurrentRow(LIST)
    dialog.kinds.setCurrentRow(PROXIES)
    choose(dialog.proxies.which, "crypt")
    asked = []
    dialog.ask_printer = to_file(tmp_path / "printed.pdf", LETTER, (2, 2))
    make = dialog.make
    dialog.make = lambda size: asked.append(size) or make(size)
    dialog.print()
    qtbot.waitUntil(lambda: "Sent to the printer" in dialog.note.text())
    pdf = (tmp_path / "printed.pdf").read_bytes()
    assert asked == [LETTER]
    assert LETTER.qt == QPageSize.PageSizeId.Letter
    assert pdf.count(b"/Type /Page\n") == 1
    assert b"/MediaBox [0 0 612 792]" in pdf or b"/MediaBox [0 0 612.000000 792.000000]" in pdf


def test_printing_can_be_cancelled(dialog):
    dialog.ask_printer = lambda _parent, _printer: False
    dialog.print()
    assert dialog.note.text() == ""


def test_the_preview_can_be_zoomed_by_keyboard(dialog, qtbot):
    before = dialog.preview.widget().width()
    qtbot.keyClick(dialog, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert dialog.preview.widget().width() > before
    for _ in range(9):
        dialog.smaller.click()
    assert not dialog.smaller.isEnabled()
    assert dialog.larger.isEnabled()


def test_a_screen_reader_reads_the_page(dialog):
    assert "Deck registration" in dialog.preview.accessibleDescription()


def test_pages_are_made_in_slices_so_that_the_window_responds(dialog, qtbot, tmp_path, qapp):
    dialog.kinds.setCurrentRow(PROXIES)
    choose(dialog.proxies.which, "crypt")
    settled(qtbot, dialog)
    pages = int(dialog.count.text().split()[0])
    dialog.save_to(tmp_path / "proxies.pdf")
    slices = 0
    while dialog.stop_button.isVisible() and slices < 5000:
        qapp.processEvents()
        slices += 1
    assert slices > pages
    qtbot.waitUntil(lambda: "Written" in dialog.note.text())


def test_ctrl_p_opens_the_dialog(open_window, quiet, qtbot):
    window = open_window()
    quiet(window)
    window.actions_by_key["paper"].trigger()
    dialog = window.findChild(DeckPaperDialog)
    assert dialog.isVisible()
    assert "Ctrl+P" in [keys.toString() for keys in window.actions_by_key["paper"].shortcuts()]
    dialog.reject()
