"""The card view: the facts of a card, the links, and the history."""

import datetime
import random
import re

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QFont,
    QHelpEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QToolTip

from cardbase.archive import Play
from vtes_deck.app.allowed_cards import Bar
from vtes_deck.app.playability import what_plays, who_plays
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.graphics import theme
from vtes_deck.gui.panels.card.chart import YearChart
from vtes_deck.gui.panels.card.document import CardDocument, Shown
from vtes_deck.gui.panels.card.figures import Figures, figures_of
from vtes_deck.gui.panels.card.panel import CardPanel
from vtes_deck.gui.widgets.browsers import Browser
from vtes_deck.gui.widgets.chart import Chart


@pytest.fixture
def panel(qtbot, context, show_panel):
    """The view, shown and active, once the archive is counted."""
    made = show_panel(CardPanel, context)
    made.resize(380, 420)
    with qtbot.waitActive(made):
        made.activateWindow()
    qtbot.waitUntil(lambda: not context.jobs.running)
    return made


@pytest.fixture
def look(panel, session, context, qtbot):
    """Show a card and wait for its figures."""

    def at(card):
        session.select(card)
        qtbot.waitUntil(lambda: not context.jobs.running)
        return panel.view.toPlainText()

    return at


def links(view):
    found = []
    cursor = QTextCursor(view.document())
    while cursor.movePosition(QTextCursor.MoveOperation.NextCharacter):
        href = cursor.charFormat().anchorHref()
        if href and (not found or found[-1] != href):
            found.append(href)
    return found


# ---------------------------------------------------------------------------------------- the text


def test_a_vampire(look, cb):
    text = look(cb["Arika"])
    for word in ("Arika", "(G2)", "Ventrue", "capacity 11", "group 2", "Camarilla", "Inner Circle"):
        assert word in text
    assert f"Number {cb['Arika'].id}" in text
    assert cb["Arika"].artists[0] in text


def test_a_library_card(look, cb):
    text = look(cb["Govern the Unaligned"])
    for word in ("Govern the Unaligned", "Action", "costs 1 blood", "Rulings (", "Printings ("):
        assert word in text


def test_sections_begin_below_the_face(qapp, cb):
    """The text of the card is next to the face; sections with headings are below."""
    figures = Figures(Play(0, 0), {}, 1994, 2026, (), 4000)
    width, face = 360, (148, 207)
    sections = ("In the rules engine", "In winning decks")
    for card in random.Random(14).sample(list(cb), 80):
        shown = Shown(card, cb, figures=figures, face=face, inside=width)
        document = QTextDocument()
        document.setDefaultFont(QFont())
        document.setTextWidth(width)
        document.setHtml(CardDocument(shown, QFont()).html())
        places, block = {}, document.begin()
        while block.isValid():
            rect = document.documentLayout().blockBoundingRect(block)
            places.setdefault(block.text(), rect)
            block = block.next()
        name = next(rect for text, rect in places.items() if text.startswith(card.name))
        assert name.left() >= face[0]
        assert name.top() < face[1] / 2
        for title in sections:
            assert places[title].left() < 10
            assert places[title].top() >= face[1]


def test_a_small_share_of_the_decks_is_not_rounded_to_nothing(qapp, cb):
    for decks, said in ((2, "&lt; 0.1 %"), (4, "0.1 %"), (400, "10.0 %")):
        figures = Figures(Play(decks, decks), {}, 1994, 2026, (), 4000)
        html = CardDocument(Shown(cb["Arika"], cb, figures=figures), QFont()).html()
        assert f"({said})" in html


def test_every_kind_of_card_can_be_shown(qapp, cb):
    """All text that needs no window: every ninth card, in every language."""
    figures = Figures(Play(0, 0), {}, 1994, 2026, (), 4000)
    for card in list(cb)[::9]:
        for language in ("en", "fr"):
            html = CardDocument(Shown(card, cb, language, figures=figures), QFont()).html()
            assert html.count("<table") == html.count("</table")
            assert html.count("<p") >= 4


def test_text_of_the_data_is_shown_as_plain_text(qapp, cb):
    import msgspec

    evil = "<script>alert(1)</script><img src='file:///etc/passwd'>"
    card = msgspec.structs.replace(
        cb["Arika"], name=evil, text=evil, clan=evil, city=evil, artists=(evil,), aliases=(evil,)
    )
    html = CardDocument(Shown(card, cb), QFont()).html()
    assert "<script" not in html
    assert "src='file" not in html
    assert html.count("&lt;script&gt;") >= 5


def test_discipline_symbols_are_in_the_text(panel, look, cb):
    look(cb["Govern the Unaligned"])
    html = panel.view.toHtml()
    assert 'src="symbol:dom"' in html
    assert 'src="symbol:DOM"' in html


def test_without_a_card_a_message_is_shown(panel):
    assert "Select a card" in panel.view.toPlainText()
    assert not panel.act_zoom.isEnabled()
    panel.zoom()
    panel.copy_text()


def test_without_a_selection_the_first_card_of_the_deck_is_shown(panel, session, cb):
    session.add(cb["Arika"])
    assert panel.card == cb["Arika"]


# ------------------------------------------------------------------------------------ playability


def test_players_of_a_card_are_shown(look, panel, session, cb):
    session.add(cb["Arika"], 3)
    session.add(cb["Beckett"], 2)
    text = look(cb["Govern the Unaligned"])
    line = next(line for line in text.splitlines() if "Arika" in line)
    assert line.startswith("3 Arika")
    assert "Not 2 Beckett" in text
    number = who_plays(cb["Govern the Unaligned"], Deck(), cb.crypt).everywhere
    assert f"{number:,} of {len(cb.crypt):,} crypt cards can." in text


def test_a_card_without_requirements(look, cb):
    assert "Any minion: it has no requirements." in look(cb["Computer Hacking"])


@pytest.mark.parametrize("name", ["Blood Doll", "Narrow Minds"])
def test_no_minion_plays_a_master_card_or_an_event(look, cb, name):
    text = look(cb[name])
    assert "You, with any minions: it has no requirements." in text
    assert "Any minion" not in text


def test_cards_that_a_vampire_can_play_are_shown(look, session, cb):
    session.add(cb["Govern the Unaligned"], 6)
    session.add(cb["Earth Meld"], 2)
    text = look(cb["Arika"])
    assert "6 of the 8 cards with requirements" in text
    assert "Not 2 Earth Meld" in text


def test_playability_follows_the_deck(look, panel, session, cb):
    look(cb["Govern the Unaligned"])
    assert "in the deck" not in panel.view.toPlainText()
    session.add(cb["Govern the Unaligned"], 4)
    assert "4 in the deck" in panel.view.toPlainText()
    session.undo()
    assert "in the deck" not in panel.view.toPlainText()


def test_a_change_of_the_deck_keeps_the_reading_position(look, panel, session, cb):
    look(cb["Govern the Unaligned"])
    bar = panel.view.verticalScrollBar()
    assert bar.maximum() > 100
    bar.setValue(90)
    session.add(cb["Arika"])
    assert bar.value() == 90
    look(cb["Deflection"])
    assert bar.value() == 0


# --------------------------------------------------------------------------------------- legality


def test_legality_is_for_the_format_and_the_day(look, panel, session, cb):
    govern = cb["Govern the Unaligned"]
    text = look(govern)
    assert "Legal in Standard, today" in text
    assert f"legal from {govern.legal_from.isoformat()}" in text

    session.judge("standard", datetime.date(1994, 1, 1))
    assert "Not yet legal: Standard, 1994-01-01" in panel.view.toPlainText()


def test_a_banned_card_is_marked(look, cb):
    card = next(card for card in cb.library if card.banned_from is not None)
    text = look(card)
    assert "Banned: Standard, today" in text
    assert f"banned from {card.banned_from.isoformat()}" in text


@pytest.mark.parametrize("bar", list(Bar))
def test_every_reason_is_shown(qapp, cb, bar):
    html = CardDocument(Shown(cb["Arika"], cb, bar=bar, format_title="V5"), QFont()).html()
    assert str(bar).capitalize() in html


# --------------------------------------------------------------------------------------- archive


def test_statistics_of_the_archive_are_shown(look, cb):
    govern = cb["Govern the Unaligned"]
    text = look(govern)
    play = cb.archive.play(govern.id)
    assert f"In {play.decks:,} of {len(cb.archive):,} (" in text
    best = cb.archive.played_with(govern.id, limit=1)[0]
    assert f"{cb.get(best.id).unique_name} {100 * best.share:.0f} %" in text


def test_a_share_and_its_sign_stay_in_one_line(qtbot, cb):
    figures = Figures(Play(1000, 2.0), {}, 1994, 2026, (), 4000)
    browser = Browser()
    qtbot.addWidget(browser)
    browser.setHtml(CardDocument(Shown(cb["Arika"], cb, figures=figures), QFont()).html())
    blocks = []
    block = browser.document().begin()
    while block.isValid():
        blocks.append(block.text())
        block = block.next()
    assert "(25.0\N{NO-BREAK SPACE}%)" in " ".join(blocks)


def test_a_card_that_never_won(look, cb):
    card = next(card for card in cb.library if not cb.archive.play(card.id).decks)
    assert "In none of the" in look(card)


def test_statistics_are_consistent(cb):
    govern = cb["Govern the Unaligned"]
    figures = figures_of(cb, govern.id)
    assert 1994 <= figures.first < figures.last
    dated = sum(play.decks for play in figures.by_year.values())
    assert dated <= figures.play.decks
    assert figures.decks == len(cb.archive)


@pytest.fixture
def draw(qtbot):
    """Draw the chart of figures in a width, with a device pixel ratio."""

    def drawn(figures, width, dpr=1.0):
        chart = YearChart()
        qtbot.addWidget(chart)
        chart.show_figures(figures, width)
        return chart.picture(dpr)

    return drawn


def test_the_chart_is_as_high_as_its_shares(draw):
    figures = Figures(Play(30, 60), {2000: Play(10, 20), 2002: Play(20, 40)}, 2000, 2002, (), 100)
    picture = draw(figures, 120).toImage()
    data = QColor(theme.tokens().series[0])

    def height(year):
        x = round((year - 2000 + 0.3) * 40)
        return sum(picture.pixelColor(x, y) == data for y in range(picture.height()))

    assert picture.pixelColor(60, picture.height() // 2).alpha() == 0
    assert height(2002) > 1.7 * height(2000) > 0


def test_a_chart_is_drawn_in_every_pixel_of_the_screen(draw):
    figures = Figures(Play(1, 1), {2000: Play(1, 1)}, 2000, 2000, (), 1)
    picture = draw(figures, 200, 2.0)
    assert picture.width() == 400
    assert picture.devicePixelRatio() == 2.0


def test_a_wide_chart_is_large_and_one_key_shows_its_table(look, panel, cb, qtbot):
    card = cb["Govern the Unaligned"]
    panel.resize(900, 700)
    look(card)
    chart, figures = panel.view.chart, figures_of(cb, card.id)
    assert chart.height() >= 300
    assert panel.findChildren(Chart) == [chart]  # F4 reaches the chart
    before = chart.picture(1.0).toImage()
    chart.show_table(shown=True)
    rows = chart.written_rows()
    assert rows[0] == ("Year", "Winning decks")
    assert {int(year): int(decks) for year, decks in rows[1:]} == {
        year: figures.by_year[year].decks if year in figures.by_year else 0
        for year in range(figures.first, figures.last + 1)
    }
    assert chart.picture(1.0).toImage() != before
    assert f'height="{chart.table.wanted_height()}"' in panel.view.toHtml()


def test_the_chart_shows_its_numbers_at_the_mouse(look, panel, cb, qtbot):
    card = cb["Govern the Unaligned"]
    look(card)
    view, figures = panel.view, figures_of(cb, card.id)
    view.verticalScrollBar().setValue(200)
    middle = view.viewport().width() // 2
    rows = [y for y in range(view.viewport().height()) if view.hint_at(QPoint(middle, y))]
    assert rows
    said = [view.hint_at(QPoint(x, rows[len(rows) // 2])) for x in range(view.viewport().width())]
    for year in range(figures.first, figures.last + 1):
        (hint,) = {one for one in said if one.startswith(f"{year}: ")}
        play = figures.by_year.get(year)
        assert (f"in {play.decks} winning deck" if play else "in no winning deck") in hint
    place = QPoint(middle, rows[0])
    help_wanted = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), help_wanted)
    assert QToolTip.text() == view.hint_at(place)
    QToolTip.hideText()
    assert not view.hint_at(QPoint(middle, rows[0] - 1))


def test_a_screen_reader_gets_the_chart(look, panel, cb):
    card = cb["Govern the Unaligned"]
    look(card)
    (year, play), *_ = figures_of(cb, card.id).by_year.items()
    assert f"by year: {year}: {play.decks}; " in panel.view.accessibleDescription()


def test_an_empty_chart(draw):
    assert draw(Figures(Play(0, 0), {}, 0, 0, (), 0), 100) is None


# ----------------------------------------------------------------------------------------- links


def test_links_lead_only_to_cards_addresses_and_the_view(look, panel, cb):
    for card in list(cb)[5::211]:
        look(card)
        for href in links(panel.view):
            assert re.match(r"(card:\d+|act:\w+(/[\w%.~-]+)?|https?://\S+)\Z", href), href


def test_a_link_to_a_card_chooses_it(look, panel, session, cb):
    session.add(cb["Arika"], 3)
    look(cb["Govern the Unaligned"])
    assert f"card:{cb['Arika'].id}" in links(panel.view)

    panel.view.anchorClicked.emit(QUrl(f"card:{cb['Arika'].id}"))

    assert session.selected == cb["Arika"]
    assert panel.card == cb["Arika"]


def test_an_address_is_opened_in_the_browser_but_no_other_link(panel, look, cb, monkeypatch):
    opened = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: opened.append(url.toString()) or True
    )
    look(cb["Govern the Unaligned"])
    web = next(href for href in links(panel.view) if href.startswith("http"))
    for address in (web, "file:///etc/passwd", "javascript:alert(1)", "ftp://x/y", "card:99999999"):
        panel.view.anchorClicked.emit(QUrl(address))
    assert opened == [web]


def test_links_can_be_reached_and_followed_by_keys(look, panel, session, cb):
    session.add(cb["Arika"], 3)
    look(cb["Govern the Unaligned"])
    panel.take_focus()
    for _ in range(12):
        QTest.keyClick(panel.view, Qt.Key.Key_Tab)
        cursor = panel.view.textCursor()
        if cursor.selectedText() == "Arika":
            break
    QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert session.selected == cb["Arika"]


# ----------------------------------------------------------------------------------- accessibility


def test_widgets_have_names_for_a_screen_reader(look, panel, cb):
    look(cb["Arika"])
    assert panel.view.accessibleName() == "Arika (G2)"
    assert "superior Dominate" in panel.view.accessibleDescription()
    for button in panel.findChildren(QToolButton):
        assert button.accessibleName() or button.text(), button


def test_shortcuts_are_not_used_twice(panel):
    keys = [a.shortcut().toString() for a in panel.panel_actions() if a.shortcut().toString()]
    assert len(keys) == len(set(keys))


def test_an_empty_library_gives_only_a_hint(look, panel, cb):
    text = look(cb["Arika"])
    assert "of this deck" not in text
    assert "Cards that it can play\nAll library cards that it can play" in text
    assert what_plays(cb["Arika"], Deck(library=(Slot(cb["Blood Doll"], 2),))).free == 2


def test_the_text_is_next_to_the_text_of_the_engine(look, panel, cb):
    said = look(cb["Govern the Unaligned"])
    assert "As the engine understands it" not in said
    assert "act:engine" in links(panel.view)
    panel.view.anchorClicked.emit(QUrl("act:engine"))
    said = panel.view.toPlainText()
    assert "The engine plays the whole text." in said
    assert said.count("Bleed with +2 bleed") == 3  # the text, and both sides of the comparison
    assert "\N{NOT EQUAL TO}" not in said
    assert "The engine does not play this text." in look(cb["Sonja Blue"])
    assert "\N{NOT EQUAL TO}" in look(cb["Weighted Walking Stick"])
    panel.view.anchorClicked.emit(QUrl("act:engine"))
    assert "As the engine understands it" not in panel.view.toPlainText()


def test_each_fact_is_shown_once_on_the_face_or_next_to_it(panel, look, cb, monkeypatch):
    from vtes_deck.gui.panels.card import view

    drawn = []
    paint = view.paint_card
    monkeypatch.setattr(
        view, "paint_card", lambda *args, text: drawn.append(text) or paint(*args, text=text)
    )
    panel.resize(420, 700)
    look(cb["Beckett"])
    words = cb["Beckett"].text.split(":")[0].split("\n")[0]
    assert drawn
    assert not any(drawn), "the text is next to the face"
    assert words in panel.view.toPlainText()
    drawn.clear()
    for _ in range(4):
        panel.act_larger.trigger()
    assert drawn[-1], "the face is as wide as the panel"
    assert words not in panel.view.toPlainText()
    assert "Legal in" in panel.view.toPlainText()


def test_without_a_card_there_is_no_scroll_bar(panel, look, cb):
    assert not panel.view.verticalScrollBar().isVisible()
    look(cb["Arika"])
    assert panel.view.verticalScrollBar().isVisible()
