"""The window in other languages: no English text is left, and each mnemonic is unique."""

import re
from collections import defaultdict

import pytest
from heritage_play import demonstration
from languages import CODES, TOLD
from marked_language import WORD, Marked, unmarked
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget
from shown_texts import shown
from whole_window import DIALOGS

from vtes_deck import language
from vtes_deck.gui.dialogs.news import NewsDialog
from vtes_deck.gui.tour import STOPS, Tour
from vtes_deck.gui.widgets.empty_deck import two_lines

NOT_OURS = frozenset(
    {
        # Cards, sets, decks and their authors.
        "CardPanel/CardView cardView.accessibleDescription",
        "CardPanel/CardView cardView.accessibleName",
        "CardRow/CardButton .accessibleDescription",
        "CardRow/CardButton .accessibleName",
        "CardRow/CardButton .toolTip",
        "CollectionPanel/QComboBox  choice",
        "DeckHead/QLineEdit deckAuthor.text",
        "DeckHead/DeckEmblems deckEmblems.toolTip",
        "QWidget/ChartLegend clanLegend.text",
        "QWidget/DeckEmblems deckEmblems.toolTip",
        "QWidget/ShortenedLabel winnerTitle.text",
        "DeckHead/NameLine deckName.text",
        "DeckHead/NameLine deckName.toolTip",
        "Finding/PlainLabel .text",
        # Ids and names of a data set of Heritage.
        "SideForm/QComboBox  choice",
        "TextEditor/CompletingLineEdit .placeholderText",
        "TextEditor/CompletingLineEdit .text",
        "CentralWidget/DeckTabs deckTabs tab",
        "CentralWidget/DeckTabs deckTabs tab tip",
        "NoneType/MainWindow .windowTitle",
        "QWidget/Bars .accessibleDescription",
        # A notice with a fixed text, a folder, a checksum, an entered title.
        "AboutDialog/PlainLabel .text",
        "DeckPaperDialog/Preview .accessibleDescription",
        "GuideDialog/Browser .accessibleName",
        "NewGamePage/QComboBox  choice",
        "NoneType/GuideDialog .windowTitle",
        "QWidget/PlainLabel .text",
        "QWidget/QComboBox seatDeck choice",
        "SummaryDialog/Preview .accessibleDescription",
        # Words of cards.
        "OwnCardForm/QComboBox cardWords choice",
        "OwnCardForm/QLineEdit disciplineCodes.placeholderText",
        "OwnCardForm/QPlainTextEdit cardText.placeholderText",
        # Examples of input.
        "QWidget/QLineEdit gauntletField.text",
        "QuestionBox/QLineEdit .placeholderText",
        "QWidget/FittedButton oddsExample.toolTip",
    }
)
"""Places of texts that are the same in every language."""

NAMES = {"EC 2026 - Day 1", "Esc", "KRCG", "Python", "Tab", "VEKN", "VTES Deck"}
"""Names in the places of words: they are looked up like words, but have no translation."""

THE_SAME = frozenset(
    {
        *language.NAMES.values(),
        # Kinds of files, and the name of a data set.
        "Demonstration",
        "JSON",
        "JSON …",
        "PDF",
        "PDF …",
        *(court.name for court in demonstration().boards.courts),
        # Qt's texts, which its own files translate.
        "Apply",
        "Cancel",
        "Close",
        "Close Tab",
        "OK",
        "Press shortcut",
        "Restore Defaults",
        "Save",
        "Scroll Left",
        "Scroll Right",
    }
)
"""Texts that are the same in every language, or are not ours to translate."""


def unasked(root, names=frozenset()):
    """The words of a widget that were not looked up in the language, by place."""
    found = defaultdict(set)
    for where, said in shown(root):
        rest = re.sub(r"<[^>]*>|&\w+;", " ", said)
        # A text that was shortened has lost its closing bracket.
        rest = unmarked(rest + "⟧" * (rest.count("⟦") - rest.count("⟧"))).strip()
        if where not in NOT_OURS and rest not in THE_SAME | names and WORD.search(rest):
            found[where].add(rest)
    return dict(found)


def written_names(cb):
    """The names of clans, which stay; a tile has a long one in two lines."""
    clans = {card.clan for card in cb.crypt}
    return clans | {two_lines(clan) for clan in clans}


def test_nothing_in_the_window_is_left_in_english(look_everywhere, speak, cb):
    speak(Marked())
    assert unasked(look_everywhere(), names=written_names(cb)) == {}


def test_every_looked_up_text_is_marked_for_translation(
    look_everywhere, open_dialog, speak, source_texts, cb
):
    """A text that is looked up but not marked for translation always stays English."""
    speak(marked := Marked())
    window = look_everywhere()
    window.navigation.tour()
    tour = window.findChild(Tour)
    for at in range(len(STOPS)):
        tour.go(at)
    for name in DIALOGS:
        open_dialog(name)
    there = set(source_texts)
    for part in ("rules", "heritage"):
        there |= set(TOLD[part]())
    asked = {text for text in marked.asked if WORD.search(unmarked(text))}
    names = {text for text in asked if text.startswith(("Linux-", "krcg "))} | NAMES
    names |= {card.clan for card in cb.crypt}  # they keep their names, also in Heritage
    assert sorted(asked - there - names) == []


@pytest.mark.parametrize("name", DIALOGS)
def test_nothing_in_a_dialog_is_left_in_english(open_dialog, speak, name):
    speak(Marked())
    assert unasked(open_dialog(name)) == {}


def letters(entries):
    """Texts by their mnemonic."""
    found = defaultdict(list)
    for text in entries:
        if letter := QKeySequence.mnemonic(text).toString():
            found[letter].append(text)
    return {letter: texts for letter, texts in found.items() if len(texts) > 1}


@pytest.mark.release
@pytest.mark.parametrize("code", CODES)
def test_a_letter_has_one_effect(look_everywhere, speak, code):
    speak(code)
    window = look_everywhere()
    bar = [action.text() for action in window.menuBar().actions()]
    named = [
        widget.text()
        for widget in window.findChildren(QWidget)
        if (isinstance(widget, QAbstractButton) or getattr(widget, "buddy", bool)())
        and not widget.isHidden()
    ]
    assert letters(bar + named) == {}
    assert all(QKeySequence.mnemonic(text).toString() for text in bar)
    for menu in window.findChildren(QMenu):
        assert letters(action.text() for action in menu.actions() if action.isVisible()) == {}


@pytest.mark.release
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", DIALOGS)
def test_a_letter_has_one_effect_in_a_dialog(open_dialog, speak, code, name):
    speak(code)
    dialog = open_dialog(name)
    named = [
        widget.text()
        for widget in dialog.findChildren(QWidget)
        if (isinstance(widget, QAbstractButton) or getattr(widget, "buddy", bool)())
        and not widget.isHidden()
    ]
    assert letters(named) == {}


@pytest.mark.release
@pytest.mark.parametrize("code", CODES)
def test_the_news_are_translated(qtbot, speak, code):
    in_english = NewsDialog()
    qtbot.addWidget(in_english)
    speak(code)
    dialog = NewsDialog()
    qtbot.addWidget(dialog)
    reported, english = dialog.text.toMarkdown(), in_english.text.toMarkdown()
    assert reported != english
    for mark in ("## ", "- **"):
        assert reported.count(mark) == english.count(mark)
