"""Paper and the texts of panels in another language: words change, names do not."""

import re
import time

import pytest
from marked_language import WORD, Marked, unmarked_words
from PySide6.QtCore import Qt

from vtes_deck.app.paper import Entrant, sheet_of
from vtes_deck.app.paper_report import report_of
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.panels.composition.panel import CompositionPanel
from vtes_deck.gui.panels.goldfish.panel import GoldfishPanel
from vtes_deck.gui.panels.judging.panel import ListCheckPanel
from vtes_deck.gui.panels.shelf.decks import ShelfPanel
from vtes_deck.gui.panels.shelf.precons import PreconsPanel
from vtes_deck.gui.paper import pictures as fetching
from vtes_deck.gui.paper.deck_dialog import PROXIES, DeckPaperDialog
from vtes_deck.gui.paper.options import PICTURES
from vtes_deck.language import plural_forms
from vtes_deck.paper.decklist import decklist
from vtes_deck.paper.pages import A4
from vtes_deck.paper.registration import registration
from vtes_deck.paper.report import report
from vtes_deck.paper.summary import summary
from vtes_deck.sim.measures import measure_named

# Paper needs fonts, and they need Qt.
pytestmark = pytest.mark.usefixtures("qapp", "speak")


class French:
    """A language with French numbers only."""

    code = "fr"
    form = staticmethod(plural_forms("fr"))

    def find(self, text, comment, n):
        del text, comment, n


@pytest.fixture
def deck(cb):
    return from_archive(cb.archive["13568"], cb.get)


def data_of(deck):
    """Every word of a deck's names, in any language."""
    cards = [slot.card for slot in deck.slots]
    names = [deck.name, deck.author, *(str(card) for card in cards)]
    names += [card.full_name for card in cards]
    for line in sheet_of(deck).crypt:
        names += [line.clan, line.title, line.disciplines]
    return {word for name in names for word in WORD.findall(name)}


def texts(document):
    return [text.text for page in document.pages for text in page.texts]


def papers(deck, cb):
    entrant = Entrant(player="", vekn="", event="", date="", deck="", format="")
    sheet = sheet_of(deck)
    return {
        "registration": registration(sheet, entrant, A4),
        "decklist": decklist(sheet, A4, name=deck.name, author=deck.author, description="x y"),
        "statistics": report(report_of(deck, cb), A4),
    }


@pytest.mark.parametrize("kind", ["registration", "decklist"])
def test_paper_is_printed_in_the_language_of_the_interface(kind, deck, cb, speak):
    speak(Marked())
    document = papers(deck, cb)[kind]
    data = {*data_of(deck), *WORD.findall(sheet_of(deck).checksum)}
    assert [text for text in texts(document) if not data.issuperset(unmarked_words(text))] == []
    assert any("⟦" in text for text in texts(document))


def test_the_checksum_and_the_cards_are_the_same_in_every_language(deck, cb, speak):
    english = papers(deck, cb)["registration"]
    speak(Marked())
    other = papers(deck, cb)["registration"]
    assert sheet_of(deck).checksum in " ".join(texts(other))
    named = {str(slot.card) for slot in deck.slots}
    assert named.intersection(texts(english)) == named.intersection(texts(other))


def test_longer_words_have_room_on_the_sheet(deck, cb, speak):
    class Longer(Marked):
        def find(self, text, comment, n):
            return f"{comment if n == 1 else text} und noch etwas"

    speak(Longer())
    made = papers(deck, cb)
    for document in (made["registration"], made["decklist"]):
        for page in document.pages:
            for text in page.texts:
                assert text.x >= 0
                assert text.x + text.width <= A4.width - 60, text.text


def test_a_judges_summary_is_translated(cb, tmp_path, speak, context, show_panel, qtbot):
    (tmp_path / "bad.txt").write_text("5x Arika\n1x Succubus Club\n2x Gaven the Xyzzy\n")
    speak(Marked())
    panel = show_panel(ListCheckPanel, context)
    panel.check([tmp_path / "bad.txt"])
    qtbot.waitUntil(panel.again.isEnabled)
    index = panel.model.index(0, 0)
    assert index.data() == "⟦not legal⟧"
    assert panel.model.headerData(0, Qt.Orientation.Horizontal) == "⟦Verdict⟧"
    panel.verdicts.table.selectRow(0)
    names = {"bad", "txt", "VEKN", "Succubus", "Club"}
    assert names.issuperset(unmarked_words(panel.verdicts.details.toPlainText()))
    document = summary(panel.model.rows, A4, question=panel.question.title)
    assert names.issuperset(unmarked_words(" ".join(texts(document))))


def test_fetching_pictures_can_be_stopped_in_any_language(
    qtbot, context, deck, tmp_path, monkeypatch, speak
):
    speak(Marked())
    context.session.apply("begin", lambda _deck: deck)
    dialog = DeckPaperDialog(context, tmp_path)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()

    def slow(_store, _card, _language, given_up, **_more):
        while not given_up():
            time.sleep(0.01)
        raise fetching.PictureError("Nobody wants it any more.")

    monkeypatch.setattr(fetching, "cached_picture", lambda *_args: None)
    monkeypatch.setattr(fetching, "fetch_picture", slow)
    dialog.kinds.setCurrentRow(PROXIES)
    look = dialog.proxies.look
    look.setCurrentIndex(look.findData(PICTURES))
    look.activated.emit(look.currentIndex())
    fetch = dialog.proxies.fetch
    qtbot.waitUntil(lambda: fetch.isVisible() and not dialog.pictures.busy)
    assert fetch.text() == "⟦&Fetch the missing pictures⟧"
    fetch.click()
    assert fetch.text() == "⟦&Stop downloading⟧"
    fetch.click()
    qtbot.waitUntil(lambda: not dialog.pictures.busy)
    qtbot.waitUntil(lambda: fetch.text() == "⟦&Fetch the missing pictures⟧")
    dialog.reject()


def test_the_numbers_of_a_deck_follow_the_language(show_panel, context, session, deck, speak):
    speak(French())
    session.apply("begin", lambda _deck: deck)
    panel = show_panel(CompositionPanel, context)
    assert re.search(r"Mean capacity 9,\d\d;|Mean capacity 10,\d\d;", panel.crypt_line.text())
    assert re.search(r"costs 0,\d\d blood", panel.library_line.text())


def test_games_are_narrated_in_the_language(show_panel, context, session, deck, speak, qtbot):
    speak(Marked())
    session.apply("begin", lambda _deck: deck)
    panel = show_panel(GoldfishPanel, context)
    panel.running.processes = 0
    panel.conditions.games.setValue(10)
    panel.conditions.turns.setValue(2)
    panel.play.click()
    qtbot.waitUntil(lambda: not panel.running.on)
    for widget in (panel.play, panel.headline, panel.how, panel.show_game, panel.save_numbers):
        assert unmarked_words(widget.text()) == []
    choices = [panel.measure.itemText(index) for index in range(panel.measure.count())]
    assert unmarked_words(" ".join(choices)) == []
    assert panel.chart.csv().startswith("deck,measure,row,value,low,high,game")
    assert f",{measure_named('vampires').title}," in panel.chart.csv()


def test_decks_of_the_shelf_are_found_by_their_translated_tags(
    show_panel, context, speak, qtbot, tmp_path, jobs
):
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "a.txt").write_text("Deck Name: Girls\n\n2x Arika\n20x Deflection\n")
    speak(Marked())
    panel = show_panel(ShelfPanel, context)
    qtbot.waitUntil(lambda: panel.collecting.ready and not jobs.running)
    assert unmarked_words(panel.parts.empty.text()) == []
    panel.ask_folder = lambda _parent, _folder: tmp_path / "decks"
    panel.parts.choose.click()
    qtbot.waitUntil(lambda: panel.model.rowCount() == 1)
    panel.parts.table.selectRow(0)
    assert unmarked_words(panel.parts.title.text()) == []
    panel.parts.by_tag.menu().aboutToShow.emit()
    (bounce,) = [each for each in panel.parts.by_tag.menu().actions() if "bounce" in each.text()]
    assert bounce.text() == "⟦bounce⟧ (1)"
    bounce.trigger()
    assert panel.parts.words.text() == "#⟦bounce⟧"
    assert panel.model.rowCount() == 1
    qtbot.waitUntil(lambda: not jobs.running)


def test_precons_are_translated(show_panel, context, speak, qtbot, jobs):
    speak(Marked())
    panel = show_panel(PreconsPanel, context)
    qtbot.waitUntil(lambda: panel.collecting.ready and not jobs.running)
    titles = [
        panel.model.headerData(column, Qt.Orientation.Horizontal)
        for column in range(panel.model.columnCount())
    ]
    assert unmarked_words(" ".join(titles)) == []
    panel.table.selectRow(0)
    assert unmarked_words(panel.count.text()) == []
    qtbot.waitUntil(lambda: not jobs.running)
