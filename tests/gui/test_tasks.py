"""The tasks of players, done in the real window with real keys and clicks, which are counted.

``tests/helpers/player.py`` defines the count, ``tests/helpers/elsewhere.py`` has the counts of VDB
and Sutekh; ``make bench ARGS=tasks`` runs these tests and prints both.
"""

import pytest
from elsewhere import IDEA, IDEA_CARDS, LISTS, reach, tasks
from player import Player
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from vtes_deck import deckio
from vtes_deck.deck import edits
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.dialogs.comparison import CompareDialog
from vtes_deck.gui.paper.deck_dialog import DeckPaperDialog
from vtes_deck.gui.widgets.finding import Finding

FIND = Qt.MatchFlag.MatchRecursive | Qt.MatchFlag.MatchContains
SIZE = (1280, 800)
"""A small laptop's screen."""

WINNER = "12224"


@pytest.fixture
def start(open_window, quiet):
    """Open the window for a simulated player."""

    def make(path=None):
        window = open_window(start=path)
        window.resize(*SIZE)
        quiet(window)
        return window, Player(window)

    return make


@pytest.fixture
def counted(request, cb):
    """Record the presses of a task; they must not exceed those of the other programs."""

    def note(task, player):
        pairs = (("task", task), ("keys", player.keys), ("clicks", player.clicks))
        request.node.user_properties.extend(pairs)  # into the report for the table
        others = tasks(cb)[task]
        for way in (others.vdb, others.sutekh):
            assert way.lacks or player.presses < way.presses

    return note


@pytest.fixture
def winner(cb):
    """A deck of 90 cards that won a tournament."""
    return from_archive(cb.archive[WINNER], cb.get)


def panel(window, key):
    return next(host.panel for host in window.columns.hosts if host.spec.key == key)


def said(window):
    """The text at the top of the verdict."""
    first = panel(window, "legality").findings.itemAt(0).widget()
    assert isinstance(first, Finding)
    assert first.isVisible()
    return first.text


def button(window, words):
    """The first button of the verdict whose text begins with these words."""
    findings = panel(window, "legality").findings
    shown = (findings.itemAt(row).widget() for row in range(findings.count()))
    return next(
        found
        for finding in shown
        if finding is not None
        for found in finding.findChildren(QPushButton)
        if found.text().startswith(words)
    )


def written(window):
    """The note of the print dialog."""
    return window.findChild(DeckPaperDialog).note.text().startswith("Written")


def test_build_a_legal_deck_card_by_card(start, counted, cb):
    window, player = start()
    played = {card.id: cb.archive.play(card.id).decks for card in cb}

    def find(text):
        return cb.complete(text, limit=12, played=played)

    player.press("Ctrl+N")
    for name, copies in IDEA.items():
        letters, downs = reach(name, find, cb[name])
        player.type(f"{copies}{name[:letters].lower()}")
        player.press("Down", downs)
        player.press("Return")
    deck = window.session.deck
    assert {str(slot.card.name): slot.count for slot in deck.slots} == dict(IDEA)
    assert said(window).startswith("Legal for Standard")
    counted("list", player)


def test_build_a_legal_deck_from_one_that_won(start, counted, qtbot, cb):
    window, player = start()
    player.press("Alt+2")
    qtbot.waitUntil(lambda: not window.jobs.running)
    player.type("silvers lost")
    player.press("Ctrl+Return")
    assert window.session.document.archive_id
    assert all(window.session.deck.count(cb[name]) for name in IDEA_CARDS)
    assert said(window).startswith("Legal for Standard")
    counted("winner", player)


@pytest.fixture
def too_big(winner):
    """The winning deck with three more copies of a card."""
    return edits.add(winner, winner.library[0].card, 3)


@pytest.fixture
def give(quiet):
    """Open a deck in the window."""

    def have(window, deck):
        window.session.apply("Have it", lambda _: deck)
        quiet(window)

    return have


def test_fix_an_illegal_deck(start, give, counted, winner, too_big, cb):
    window, player = start()
    stranger = next(c for c in cb.search("type:vampire group:1") if 1 not in winner.groups)
    deck = edits.add(too_big, cb["Anthelios, The Red Star"])
    give(window, edits.add(deck, stranger))
    assert said(window).startswith("Not legal")
    player.click(button(window, "Remove"))
    player.click(button(window, "Remove"))
    view = panel(window, "deck").view
    card = winner.library[0].card
    player.click_row(view, view.model().find(card.id))
    player.type(str(winner.count(card)))
    assert window.session.deck == winner
    assert said(window).startswith("Legal for Standard")
    counted("fix", player)


def test_find_cards_to_cut(start, give, counted, winner, too_big, qtbot):
    window, player = start()
    give(window, too_big)
    player.click(button(window, "What to cut …"))
    ideas = panel(window, "ideas")
    qtbot.waitUntil(lambda: ideas.ideas.current is not None)
    assert "decks like this one" in ideas.reason.text()
    player.press("-", 3)
    assert window.session.deck.library_count == winner.library_count
    assert said(window).startswith("Legal for Standard")
    counted("cut", player)


def test_compare_two_versions(start, counted, winner, qtbot, tmp_path, cb):
    path = tmp_path / "mine.txt"
    path.write_text(deckio.write(winner, "twd", cb), "utf-8")
    window, player = start(path)
    before = Player(window)  # the change is not part of the task
    before.press("Ctrl+K")
    before.type("2govern the")
    before.press("Return")
    qtbot.waitUntil(lambda: not window.jobs.running)
    player.press("F7")
    dialog = window.findChild(CompareDialog)
    qtbot.waitUntil(lambda: "vampires become ready" in dialog.summary.result.text())
    assert dialog.isVisible()
    shown = dialog.tree.findItems("Govern the Unaligned", FIND)
    count, odds = (item.text(3) for item in shown)
    assert count == "+2"
    assert odds.endswith("points")
    counted("compare", player)


def test_prepare_for_a_tournament(start, counted, winner, qtbot, tmp_path, cb):
    path = tmp_path / "mine.txt"
    path.write_text(deckio.write(winner, "twd", cb), "utf-8")
    window, player = start(path)
    player.click(panel(window, "legality").today)
    player.type("20270313")
    assert said(window) == "Legal for Standard on 2027-03-13"
    player.press("Ctrl+P")
    dialog = window.findChild(DeckPaperDialog)
    dialog.choose_pdf = player.answer()
    player.press("Return")
    qtbot.waitUntil(lambda: written(window))
    assert "2027-03-13" in dialog.document.pages[0].words
    player.press("Down")
    player.press("Return")
    qtbot.waitUntil(lambda: written(window))
    papers = sorted(tmp_path.glob("*.pdf"))
    assert [paper.stem.rsplit(" ", 1)[1] for paper in papers] == ["decklist", "registration"]
    assert all(paper.read_bytes().startswith(b"%PDF-") for paper in papers)
    counted("prepare", player)


@pytest.fixture
def forty(tmp_path, cb):
    """A folder of forty lists, and the names of those that are not legal."""
    folder = tmp_path / "lists"
    folder.mkdir()
    recent = [d for d in cb.archive if d.event.players > 40 and d.name][:LISTS]
    banned, bad = cb["Anthelios, The Red Star"], {"07.txt", "19.txt", "33.txt"}
    for number, archived in enumerate(recent):
        deck, name = from_archive(archived, cb.get), f"{number:02}.txt"
        if name in bad:
            deck = edits.add(deck, banned)
        (folder / name).write_text(deckio.write(deck, "twd", cb), "utf-8")
    return folder, bad


def test_check_forty_lists(start, counted, forty, qtbot, monkeypatch):
    folder, bad = forty
    window, player = start()
    monkeypatch.setattr("vtes_deck.gui.panels.judging.panel.choose_folder", player.answer(folder))
    player.press("Ctrl+J")
    lists = panel(window, "judging")
    qtbot.waitUntil(lists.again.isEnabled)
    rows = lists.model.shown
    assert len(rows) == LISTS
    assert {row.path.name for row in rows if not row.report.legal} == bad
    assert lists.count.text().startswith(f"40 decks: 37 legal, {len(bad)} not legal")
    counted("forty", player)
