"""Two decks side by side in the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtPrintSupport import QPrintPreviewDialog

from vtes_deck.app.deck_comparison import MINUS
from vtes_deck.deck import edits
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.graphics import theme
from vtes_deck.gui.dialogs.archive_choice import ArchiveChoice
from vtes_deck.gui.dialogs.comparison import CompareDialog
from vtes_deck.gui.dialogs.comparison_sides import winner_side
from vtes_deck.gui.models import comparison_tree


@pytest.fixture
def winner(cb):
    return next(deck for deck in cb.archive if deck.name == "Weenie ANI")


@pytest.fixture
def dialog(qtbot, context, session, cb, winner, jobs):
    session.open_archive(winner, cb)
    session.add(cb["Ashur Tablets"], 3)
    session.add(cb["Villein"], -1)
    made = CompareDialog(context, before=winner_side(winner, context))
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: not jobs.running)
    return made


def sections(dialog):
    tree = dialog.tree
    return {
        tree.topLevelItem(n).text(0): tree.topLevelItem(n) for n in range(tree.topLevelItemCount())
    }


def rows(dialog, title):
    top = sections(dialog)[title]
    return {
        top.child(n).text(0): [top.child(n).text(c) for c in range(1, 5)]
        for n in range(top.childCount())
    }


def item(dialog, title, name):
    top = sections(dialog)[title]
    return next(top.child(n) for n in range(top.childCount()) if top.child(n).text(0) == name)


def test_cards_and_figures_are_shown_with_before_and_after(dialog, winner):
    assert rows(dialog, "In different numbers (1)") == {"Villein": ["3", "2", f"{MINUS}1", ""]}
    (only,) = (title for title in sections(dialog) if title.startswith("Only in"))
    assert rows(dialog, only)["Ashur Tablets"] == ["\N{EN DASH}", "3", "+3", ""]
    assert rows(dialog, "Card types")["Master"][2] == "+2"
    assert rows(dialog, "Opening hand")["Ashur Tablets"][3] == "exact"
    assert dialog.summary.result.text().startswith("3 cards in, 1 out.")


def test_cards_have_tiles_and_changes_the_colour_of_their_direction(dialog):
    (only,) = (title for title in sections(dialog) if title.startswith("Only in"))
    more, fewer = (
        item(dialog, only, "Ashur Tablets"),
        item(dialog, "In different numbers (1)", "Villein"),
    )
    assert not more.icon(comparison_tree.WHAT).isNull()
    colors = [one.foreground(comparison_tree.CHANGE).color() for one in (more, fewer)]
    assert colors == [theme.tokens().color(name) for name in ("success", "danger")]


def test_different_comments_are_shown(context, session, cb, winner, qtbot, jobs):
    session.open_archive(winner, cb)
    card = session.deck.library[0].card
    session.apply("comment", lambda deck: edits.set_comment(deck, card, "#early"))
    made = CompareDialog(context, before=winner_side(winner, context))
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    qtbot.waitUntil(lambda: not jobs.running)
    assert made.summary.result.text().startswith(
        "The cards are the same; comments on cards differ."
    )
    assert not any(title.startswith("Only in") for title in sections(made))


def test_equal_rows_and_the_influence_are_shown_on_demand(dialog, qtbot):
    with qtbot.waitSignal(dialog.compared):
        dialog.seat.setCurrentIndex(0)
        dialog.seat.activated.emit(0)
    assert "become ready at the same speed" in dialog.summary.result.text()
    dialog.every.click()
    title = next(title for title in sections(dialog) if title.startswith("Influence"))
    assert "seat 1 of 5" in title
    before, after, change, how = rows(dialog, title)["One vampire ready by turn 2"]
    assert before == after
    assert (change, how) == ("same", "exact")


def test_the_comparison_follows_the_open_deck(dialog, session, cb):
    session.add(cb["Villein"], 1)
    assert "In different numbers (1)" not in sections(dialog)


def test_enter_applies_a_card_and_undo_takes_it_back(dialog, session, cb, qtbot):
    dialog.tree.setCurrentItem(item(dialog, "In different numbers (1)", "Villein"))
    assert session.selected == cb["Villein"]
    assert dialog.take.isEnabled()
    qtbot.keyClick(dialog.tree, Qt.Key.Key_Return)
    assert session.deck.count(cb["Villein"]) == 3
    session.undo()
    assert session.deck.count(cb["Villein"]) == 2


def test_the_sides_can_be_swapped(dialog):
    dialog.swap.click()
    assert rows(dialog, "In different numbers (1)") == {"Villein": ["2", "3", "+1", ""]}


def test_a_file_can_be_compared(dialog, tmp_path, qtbot, jobs, cb):
    from vtes_deck import deckio

    path = tmp_path / "other.txt"
    winner = next(deck for deck in cb.archive if deck.name == "Weenie ANI")
    path.write_text(deckio.write(from_archive(winner, cb.get), "text"))
    dialog.choose_open = lambda *_: path
    dialog.after.setCurrentIndex(dialog.after.count() - 1)
    dialog.after.activated.emit(dialog.after.count() - 1)
    qtbot.waitUntil(lambda: not jobs.running)
    assert dialog.after.currentText() == "File: other.txt"
    assert "The cards are the same" in dialog.summary.result.text()


def test_a_deck_of_the_archive_can_be_searched_and_compared(dialog, qtbot, jobs, cb):
    at = dialog.after.findText("A winning deck …")
    kept = dialog.after.currentText()
    dialog.after.setCurrentIndex(at)
    dialog.after.activated.emit(at)
    assert dialog.after.currentText() == kept
    (choice,) = dialog.findChildren(ArchiveChoice)
    assert choice.take.text() == "Compare this deck"
    choice.query.setText("13568")
    qtbot.waitUntil(lambda: [deck.id for deck in choice.decks] == ["13568"])
    choice.query.setText("no such deck")
    qtbot.waitUntil(lambda: choice.decks == ())
    assert "the number of a deck" in choice.message.text()
    other = next(deck for deck in cb.archive if deck.name and deck.event.players > 100)
    choice.query.setText(f'"{other.name}"')
    qtbot.waitUntil(lambda: {deck.name for deck in choice.decks} == {other.name})
    row = [choice.table.model().index(0, column).data() for column in range(4)]
    assert row[:2] == [choice.decks[0].event.date.isoformat(), other.name]
    assert row[3] == choice.decks[0].player
    choice.take.click()
    qtbot.waitUntil(lambda: not jobs.running)
    assert dialog.after.currentText().startswith(f"Winning deck: {other.name}")
    assert dialog.before.findText(dialog.after.currentText()) >= 0
    assert "cards in" in dialog.summary.result.text()


def test_titles_of_columns_are_aligned_with_their_values(dialog):
    head = dialog.tree.headerItem()
    row = item(dialog, "Opening hand", "Ashur Tablets")
    for column in (comparison_tree.BEFORE, comparison_tree.AFTER, comparison_tree.CHANGE):
        assert row.textAlignment(column) & Qt.AlignmentFlag.AlignRight
    assert not row.textAlignment(comparison_tree.HOW) & Qt.AlignmentFlag.AlignRight
    assert head.textAlignment(comparison_tree.HOW) & Qt.AlignmentFlag.AlignLeft


def test_the_report_on_an_unreadable_file_stays_beside_the_result(
    dialog, tmp_path, qtbot, jobs, session, cb
):
    dialog.choose_open = lambda *_: tmp_path / "nowhere.txt"
    dialog.after.activated.emit(dialog.after.count() - 1)
    qtbot.waitUntil(lambda: not jobs.running)
    with qtbot.waitSignal(dialog.compared):
        session.add(cb["Villein"], -1)
    assert dialog.summary.result.text().startswith("3 cards in, 2 out.")
    assert "nowhere.txt" in dialog.summary.notice.text()
    assert dialog.summary.notice.isVisible()
    assert dialog.after.currentText().startswith("Open:")
    dialog.before.activated.emit(dialog.before.currentIndex())
    assert not dialog.summary.notice.isVisible()


def test_the_first_of_several_decks_in_a_file_is_named(dialog, tmp_path, qtbot, jobs, cb):
    from vtes_deck import deckio

    path = tmp_path / "several.txt"
    decks = [from_archive(deck, cb.get) for deck in cb.archive.decks[:2]]
    path.write_text("\n\n".join(deckio.write(deck, "twd", cb) for deck in decks))
    dialog.choose_open = lambda *_: path
    with qtbot.waitSignal(dialog.compared):
        dialog.after.activated.emit(dialog.after.count() - 1)
    assert "contains several decks" in dialog.summary.notice.text()


def test_the_copied_text_equals_the_shown_rows(dialog):
    dialog.copy_button.click()
    text = QGuiApplication.clipboard().text()
    assert f"{MINUS}1 Villein (3 → 2)" in text
    assert "Opening hand" in text


def test_a_closed_section_stays_closed(dialog, session, cb):
    sections(dialog)["Card types"].setExpanded(False)
    session.add(cb["Villein"], -1)
    assert not sections(dialog)["Card types"].isExpanded()
    assert sections(dialog)["Size"].isExpanded()


def test_each_row_is_a_sentence_for_a_screen_reader(dialog):
    row = item(dialog, "In different numbers (1)", "Villein")
    assert row.data(0, comparison_tree.SPOKEN) == f"{MINUS}1 Villein (3 → 2)"


def test_compared_decks_are_offered_again(dialog, qtbot, context, cb, jobs):
    other = CompareDialog(context, before=winner_side(cb.archive.decks[3], context))
    other.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(other)
    qtbot.waitUntil(lambda: not jobs.running)
    title = dialog.before.currentText()
    other.after.setCurrentIndex(other.after.findText(title))
    other.after.activated.emit(other.after.currentIndex())
    assert other.after.currentText() == title
    assert other.before.currentText().startswith("Winning deck: ")
    assert other.before.currentText() != title
    assert not other.take.isEnabled()


def test_the_pages_are_previewed_before_printing(dialog, qtbot):
    dialog.print_button.click()
    (preview,) = dialog.findChildren(QPrintPreviewDialog)
    qtbot.waitUntil(preview.isVisible)
    assert "Villein" in preview.findChild(QTextDocument).toPlainText()
    preview.close()


def test_open_decks_with_one_name_are_distinguished(dialog, session, cb, winner):
    session.open_archive(winner, cb)
    offered = [dialog.after.itemText(n) for n in range(dialog.after.count())]
    assert {"Open: Weenie ANI", "Open: Weenie ANI (2)"} <= set(offered)


def test_the_keys_of_the_window_compare_with_the_last_version(open_window, quiet, qtbot, cb):
    window = open_window()
    quiet(window)
    window.session.open_archive(next(d for d in cb.archive if d.name == "Weenie ANI"), cb)
    window.session.add(cb["Villein"], 1)
    quiet(window)
    qtbot.keyClick(window, Qt.Key.Key_F7)
    (made,) = window.findChildren(CompareDialog)
    quiet(window)
    assert made.before.currentText().endswith("as it was opened")
    assert made.after.currentText() == "Open: Weenie ANI"
    assert made.summary.result.text().startswith("1 card in, 0 out.")
    made.close()


def test_several_cards_are_applied_in_a_row(dialog, session, cb, qtbot):
    for name in ("Fame", "Deep Song"):
        session.set_count(cb[name], session.deck.count(cb[name]) + 1)
    dialog.tree.setCurrentItem(sections(dialog)["In different numbers (3)"].child(0))
    for left in (2, 1):
        qtbot.keyClick(dialog.tree, Qt.Key.Key_Return)
        assert f"In different numbers ({left})" in sections(dialog)
        assert comparison_tree.card_row(dialog.tree.currentItem()) is not None
    qtbot.keyClick(dialog.tree, Qt.Key.Key_Return)
    assert not any(title.startswith("In different numbers") for title in sections(dialog))


def test_the_same_deck_on_both_sides_is_explained(context, session, cb, winner, qtbot, jobs):
    session.open_archive(winner, cb)
    made = CompareDialog(context)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    qtbot.waitUntil(lambda: not jobs.running)
    assert made.before.currentText() == made.after.currentText()
    assert made.summary.result.text() == "Both sides are the same deck. Choose another deck above."
