"""The panel of filters."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from cardbase.search import filters, parse
from vtes_deck.gui.widgets.filter_panel import FilterPanel

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


# -------------------------------------------------------------------------------------------- panel


@pytest.fixture
def panel(cb, qtbot):
    made = FilterPanel(cb)
    qtbot.addWidget(made)
    made.resize(420, 700)
    made.show()
    qtbot.waitUntil(lambda: sum(each.unfolded for each in made.sections) == 3)
    return made


def section(panel, key):
    return next(each for each in panel.sections if key in each.keys)


def test_every_filter_has_its_place_in_the_panel(panel):
    shown = {key for each in panel.sections for key in each.keys}
    assert shown == {each.key for each in filters()}


def test_sections_with_conditions_unfold(cb, panel):
    printed = section(panel, "set")
    assert not printed.unfolded
    panel.show_query(parse("set:KoT artist:tucker", cb))
    assert printed.head.accessibleName() == "Sets and printings: collapsed, 1 in use"

    QTest.mouseClick(printed.head, LEFT)

    assert printed.unfolded
    sets = next(each for each in printed.fields if each.keys == ("set",))
    assert sets.line.full_text == "Keepers of Tradition"


def test_rarely_used_filters_appear_if_the_query_uses_them(cb, panel):
    panel.show_query(parse("publisher:paradox", cb))
    printed = section(panel, "publisher")
    printed.unfold(True)
    assert any(each.keys == ("publisher",) for each in printed.fields)


def test_rarely_used_filters_are_behind_more(panel):
    printed = section(panel, "publisher")
    printed.unfold(True)
    assert not any(each.keys == ("publisher",) for each in printed.fields)
    (more,) = [one for one in printed.findChildren(QToolButton) if one.text() == "More …"]

    more.click()

    assert any(each.keys == ("publisher",) for each in printed.fields)


def test_a_condition_without_a_field_is_reported_and_kept(cb, panel):
    panel.show_query(parse("cap>=5 (clan:tremere OR votes>=2) dis:none", cb))
    assert panel.notice.isVisible()
    assert "(clan:Tremere OR votes>=2)" in panel.notice.text()
    assert "dis:none" in panel.notice.text()
    assert "cap>=5" not in panel.notice.text()

    panel.show_query(parse("cap>=5", cb))
    assert not panel.notice.isVisible()


def test_a_section_can_be_cleared(cb, panel, qtbot):
    vampires = section(panel, "clan")
    assert not vampires.clear.isVisible()
    panel.show_query(parse("clan:tremere cap>5", cb))
    with qtbot.waitSignal(panel.cleared) as cleared:
        QTest.mouseClick(vampires.clear, LEFT)
    assert {"clan", "cap"} <= set(cleared.args[0])


def test_folding_is_saved(panel):
    titles = [each.family.title for each in panel.sections]
    panel.fold(titles[:2])
    assert panel.folded() == titles[:2]


def test_keys_reach_every_visible_field(panel, qtbot):
    """Tab goes through all headers and fields, and returns to the first."""
    panel.sections[0].head.setFocus()
    reached = []
    widget = panel.sections[0].head
    for _ in range(200):
        reached.append(widget)
        widget = widget.nextInFocusChain()
        while widget.focusPolicy() == Qt.FocusPolicy.NoFocus or not widget.isVisible():
            widget = widget.nextInFocusChain()
        if widget is panel.sections[0].head:
            break
    for each in panel.sections:
        assert each.head in reached
        for made in each.fields:
            assert any(made is widget or made.isAncestorOf(widget) for widget in reached), made.keys
