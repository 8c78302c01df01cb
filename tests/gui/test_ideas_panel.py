"""Similar winning decks, and ideas that are applied with one key."""

import time

import pytest
from PySide6.QtCore import Qt

import cardbase
from cardbase import archive_affinity
from cardbase.archive_similarity import Similarity
from cardbase.model import CryptCard
from cardbase.terms import CardKind
from vtes_deck.app.changes import What
from vtes_deck.app.similar_decks import IdeaKind
from vtes_deck.gui.dialogs.comparison import CompareDialog
from vtes_deck.gui.models.rows import CLAN
from vtes_deck.gui.panels.archive.ideas import IdeasPanel

APART = 1


def show(panel, kind):
    panel.kind.buttons[kind].click()


@pytest.fixture
def settled(qtbot, jobs):
    def wait(panel):
        qtbot.waitUntil(lambda: not panel.pause.isActive() and not jobs.running)

    return wait


@pytest.fixture
def panel(show_panel, context, session, cb, settled):
    session.open_archive(next(deck for deck in cb.archive if deck.name == "Weenie ANI"), cb)
    session.set_count(cb["Aid from Bats"], 0)
    made = show_panel(IdeasPanel, context)
    settled(made)
    return made


def ideas(panel):
    return [row.stands_for for row in panel.ideas.rows.rows]


def test_decks_like_this_one_are_sorted_by_similarity(panel):
    likes = [row.stands_for.value for row in panel.alike.rows.rows]
    assert likes == sorted(likes, reverse=True)
    players = {row.stands_for.deck.player for row in panel.alike.rows.rows}
    assert panel.state.text() == f"{len(likes)} similar winning decks"
    counted = panel.state.toolTip().partition("For ideas they count as ")[2]
    number, _, why = counted.partition(": ")
    assert len(players) <= int(number) < len(likes)
    assert why.startswith("nearly identical decks by one player count once.")
    assert "Weenie ANI" not in {row.cells[1] for row in panel.alike.rows.rows[:1]}


def test_another_card_base_is_compared_again(panel, session, settled, qtbot, monkeypatch):
    made = []

    def making(cards):
        made.append(cards)
        return Similarity(cards)

    monkeypatch.setattr("cardbase.archive_similarity.Similarity", making)
    panel.context.cards = cardbase.load()
    session.announce(What.CARDBASE)
    qtbot.waitUntil(lambda: bool(made))
    panel.context.cards = cardbase.load()
    session.announce(What.CARDBASE)  # the first answer has not arrived
    settled(panel)
    assert len(made) == 2


def test_the_order_of_the_ideas_is_visible(panel):
    """Cards that no similar deck plays can fit, because other cards suggest them."""
    for kind in range(len(panel.kind.buttons)):
        panel.kind.buttons[kind].click()
        rows = panel.ideas.rows.rows
        fits = [row.keys[2] for row in rows]
        assert fits == sorted(fits, reverse=True)
        assert not rows or fits[0] == 1.0
        assert all(0 <= fit <= 1 for fit in fits)


def test_an_idea_has_a_reason_and_enter_applies_it(panel, session, cb, qtbot, settled):
    card = cb["Aid from Bats"]
    show(panel, APART)
    panel.ideas.go_to_first()
    first = ideas(panel)[0]
    assert (first.card, first.kind) == (card, IdeaKind.APART)
    assert f"in {first.decks} of {first.of} decks like this one" in panel.reason.text()
    assert session.selected == card
    qtbot.keyClick(panel.ideas, Qt.Key.Key_Return)
    assert session.deck.count(card) == first.copies
    settled(panel)
    assert card not in {idea.card for idea in ideas(panel) if idea.kind is IdeaKind.APART}
    session.undo()
    settled(panel)
    assert card in {idea.card for idea in ideas(panel)}
    panel.ideas.clearFocus()
    qtbot.waitUntil(lambda: ideas(panel)[0].card == card)


def test_a_usual_card_replaces_another_in_one_step(panel, session, qtbot):
    assert {idea.kind for idea in ideas(panel)} == {IdeaKind.USUAL}
    rows = panel.ideas.rows.rows
    row = next(n for n, row in enumerate(rows) if row.stands_for.replaces is not None)
    idea = rows[row].stands_for
    panel.ideas.setCurrentIndex(panel.ideas.rows.index(row, 0))
    assert str(idea.replaces) in panel.reason.text()
    before = session.deck
    panel.ideas.setFocus()
    qtbot.keyClick(panel.ideas, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert session.deck.count(idea.card) == idea.copies
    assert session.deck.count(idea.replaces) == max(0, idea.spare - idea.copies)
    session.undo()
    assert session.deck == before


def test_learning_can_be_cancelled_and_restarted(
    show_panel, context, cb, settled, monkeypatch, qtbot
):
    session, jobs = context.session, context.jobs
    learn, asked = archive_affinity.learn, []

    def stored(kind, mark, folder, shape, build):
        asked.append(mark)
        return build()

    def endless(archive, get, mark, progress):
        while len(asked) == 1:
            progress(0.5)
            time.sleep(0.01)
        return learn(archive, get, mark, progress)

    monkeypatch.setattr(archive_affinity, "stored", stored)
    monkeypatch.setattr(archive_affinity, "learn", endless)
    session.add(cb["Arika"], 4)
    panel = show_panel(IdeasPanel, context)
    qtbot.waitUntil(lambda: bool(asked))
    assert panel.nothing.text().startswith("Learning from the archive")
    jobs.cancel("ideas model")
    settled(panel)
    assert panel.nothing.text().startswith("The archive has not been analysed")
    session.add(cb["Villein"], 4)
    settled(panel)
    assert len(asked) == 1
    show(panel, 0)
    settled(panel)
    assert len(asked) == 2
    assert ideas(panel)


def test_plus_and_minus_change_one_copy(panel, session, qtbot):
    panel.ideas.go_to_first()
    card = ideas(panel)[0].card
    qtbot.keyClick(panel.ideas, Qt.Key.Key_Plus)
    assert session.deck.count(card) == 1
    qtbot.keyClick(panel.ideas, Qt.Key.Key_Minus)
    assert session.deck.count(card) == 0


def test_an_unusual_card_is_suggested_for_removal(panel, session, cb, settled):
    stranger = cb["Theft of Vitae"]
    session.add(stranger, 3)
    settled(panel)
    show(panel, 3)
    rows = {row.stands_for.card: row for row in panel.ideas.rows.rows}
    assert rows[stranger].cells[0].endswith("3")
    panel.ideas.setCurrentIndex(panel.ideas.rows.index(list(rows).index(stranger), 0))
    panel.take.click()
    assert session.deck.count(stranger) == 0


def test_ideas_to_cut_select_the_first_idea_as_soon_as_it_exists(
    show_panel, context, session, cb, settled, qtbot
):
    session.open_archive(next(deck for deck in cb.archive if deck.name == "Weenie ANI"), cb)
    stranger = cb["Theft of Vitae"]
    session.add(stranger, 3)
    session.set_count(cb["Aid from Bats"], 40)
    panel = show_panel(IdeasPanel, context)
    strange = cb["Theo Bell (G2)"]
    session.add(strange)
    panel.show_wanted(CardKind.LIBRARY, cut=True)
    assert panel.ideas.current is None
    settled(panel)
    assert {idea.kind for idea in ideas(panel)} == {IdeaKind.CUT, IdeaKind.FEWER}
    assert panel.ideas.current is not None
    before = session.deck.library_count
    qtbot.keyClick(panel.ideas, Qt.Key.Key_Return)
    assert session.deck.library_count < before
    assert {idea.card.kind for idea in ideas(panel)} == {CardKind.LIBRARY}
    panel.show_wanted(CardKind.CRYPT, cut=True)
    assert panel.ideas.current.stands_for.card == strange
    panel.show_wanted(CardKind.LIBRARY, cut=False)
    assert {idea.kind for idea in ideas(panel)} == {IdeaKind.USUAL}


def test_a_similar_deck_has_the_tile_of_its_clan(panel, cb):
    rows = panel.alike.rows
    shown = [rows.index(place, 1).data(CLAN) for place in range(rows.rowCount())]
    for row, clan in zip(rows.rows, shown, strict=True):
        crypt = [
            (card.clan, entry.count)
            for entry in row.stands_for.deck.cards
            if isinstance(card := cb.get(entry.id), CryptCard)
        ]
        copies = sum(count for name, count in crypt if name == clan)
        assert not clan or 2 * copies >= sum(count for _, count in crypt)
    assert any(shown)
    assert not rows.index(0, 2).data(CLAN)


def test_ideas_are_shown_for_one_part_of_the_deck(panel):
    everything = ideas(panel)
    assert {idea.card.kind for idea in everything} == set(CardKind)
    for place, kind in ((1, CardKind.CRYPT), (2, CardKind.LIBRARY)):
        panel.part.buttons[place].click()
        assert ideas(panel) == [idea for idea in everything if idea.card.kind is kind]
    panel.part.buttons[0].click()
    assert ideas(panel) == everything


def test_the_card_of_the_next_idea_is_shown_after_a_click_on_add(panel, session, settled, qtbot):
    panel.ideas.go_to_first()
    panel.take.setFocus()
    first = panel.ideas.current.stands_for
    had = session.deck.count(first.card)
    qtbot.mouseClick(panel.take, Qt.MouseButton.LeftButton)
    assert session.undo_label == f"Add {first.wanted - had} {first.card}"
    settled(panel)
    following = panel.ideas.current.stands_for.card
    assert following != first.card
    assert session.selected == following


def test_a_similar_deck_is_compared_and_opened(panel, session, qtbot, settled):
    panel.alike.go_to_first()
    wanted = panel.alike.current.stands_for.deck
    panel.compare.click()
    (dialog,) = panel.window().findChildren(CompareDialog)
    settled(panel)
    dialog.close()
    qtbot.keyClick(panel.alike, Qt.Key.Key_Return)
    assert session.document.archive_id == wanted.id


def test_an_empty_deck_has_a_hint_about_the_panel(show_panel, context, settled):
    panel = show_panel(IdeasPanel, context)
    settled(panel)
    assert panel.state.text().startswith("Nothing to compare yet")
    assert not panel.take.isEnabled()
    assert not panel.open_copy.isEnabled()


def test_an_archive_that_cannot_be_read_is_reported(show_panel, context, settled, monkeypatch):
    def fail(_cards):
        raise OSError("the disk is gone")

    monkeypatch.setattr("cardbase.archive_similarity.Similarity", fail)
    context.cards = cardbase.load()
    panel = show_panel(IdeasPanel, context)
    settled(panel)
    assert "the disk is gone" in panel.state.text()


# ------------------------------------------------------------------------------------- whole window


def test_an_idea_is_applied_in_the_real_window(open_window, quiet, qtbot, cb):
    """Find a deck in the archive, open it, cut a card, apply the idea for it, and undo."""
    window = open_window()
    quiet(window)
    window.go_to("archive")
    quiet(window)
    archive = next(h.panel for h in window.columns.hosts if h.spec.key == "archive")
    qtbot.keyClicks(archive.box, "4 anarch convert and 10+ aid from bats clan:caitiff")
    archive.box.close_popup()
    qtbot.keyClick(archive.box, Qt.Key.Key_Return)
    wanted = archive.chosen
    qtbot.keyClick(archive.table, Qt.Key.Key_Return)
    quiet(window)
    session, bats = window.session, cb["Aid from Bats"]
    assert session.document.archive_id == wanted.id
    before = session.deck
    session.set_count(bats, 0)
    window.go_to("ideas")
    ideas_panel = next(h.panel for h in window.columns.hosts if h.spec.key == "ideas")
    qtbot.waitUntil(lambda: not ideas_panel.pause.isActive())
    quiet(window)
    show(ideas_panel, APART)
    ideas_panel.ideas.go_to_first()
    assert ideas(ideas_panel)[0].card == bats
    qtbot.keyClick(ideas_panel.ideas, Qt.Key.Key_Return)
    assert session.deck.count(bats) >= 10
    window.go_to("history")
    quiet(window)
    versions = next(h.panel for h in window.columns.hosts if h.spec.key == "history").versions
    assert [v.data(Qt.ItemDataRole.UserRole).why.value for v in _items(versions)] == ["opened"]
    versions.list.setCurrentRow(0)
    qtbot.keyClick(versions.list, Qt.Key.Key_Return)
    assert session.deck == before
    quiet(window)
    qtbot.waitUntil(lambda: versions.list.count() == 2)


def _items(versions):
    return [versions.list.item(row) for row in range(versions.list.count())]
