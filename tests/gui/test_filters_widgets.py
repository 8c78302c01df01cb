"""The fields of the filter panel, each through keys and mouse."""

import pytest
from pressed_keys import key
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest

from cardbase.search import Query, all_of, filters, keywords, parse
from vtes_deck import language
from vtes_deck.graphics.colors import contrast
from vtes_deck.gui.widgets.filter_factory import make_field
from vtes_deck.gui.widgets.filter_range import NumberStrip
from vtes_deck.gui.widgets.filter_toggle import REFUSED, WANTED, Toggle, ToggleGroup

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def field(cb, qtbot):
    """A visible field for a filter by its key, whose last conditions are recorded."""

    def make(key, query=""):
        made = make_field(keywords()[key], cb)
        qtbot.addWidget(made)
        made.resize(300, made.sizeHint().height())
        with qtbot.waitActive(made):
            made.show()
            made.activateWindow()
        made.asked = None
        made.edited.connect(lambda conditions: note(made, conditions))
        made.whole = made.show_query(parse(query, cb))
        return made

    def note(made, conditions):
        nodes = [node for each in conditions.values() for node in each]
        made.asked = str(Query(all_of(nodes)))
        made.show_query(Query(all_of(nodes)))

    return make


# ---------------------------------------------------------------------------------------------- all


@pytest.mark.parametrize("each", filters(), ids=lambda each: each.key)
def test_every_filter_has_a_field_that_shows_its_conditions(cb, field, each):
    """The filter's own examples, then the conditions of the field for them."""
    made = field(each.key)
    assert made.focusProxy() is not None
    for example in each.examples:
        query = parse(example, cb)
        if made.show_query(query):
            nodes = [node for each in made.conditions().values() for node in each]
            assert made.show_query(Query(all_of(nodes)))
            assert [node for each in made.conditions().values() for node in each] == nodes


def test_an_unrelated_query_leaves_a_field_empty(cb, field):
    for each in filters():
        made = field(each.key)
        other = "clan:tremere" if each.key != "clan" else "cap:5"
        made.show_query(parse(each.examples[0], cb))
        assert made.show_query(parse(other, cb)) or each.key in other
        assert not any(made.conditions().values()) or each.key in other


# ------------------------------------------------------------------------------------------ toggles


def test_a_toggle_cycles_through_its_states(qtbot):
    toggle = Toggle("Camarilla", text="Camarilla")
    qtbot.addWidget(toggle)
    toggle.show()
    seen = []
    toggle.moved.connect(lambda: seen.append(toggle.state))

    for _ in range(3):
        QTest.mouseClick(toggle, LEFT)
    QTest.mouseClick(toggle, RIGHT)

    assert seen == [WANTED, REFUSED, "", REFUSED]
    assert toggle.accessibleName() == "Camarilla: excluded"


def test_keys_change_a_toggle(qtbot):
    toggle = Toggle("Camarilla", text="Camarilla")
    qtbot.addWidget(toggle)
    toggle.show()

    key(toggle, Qt.Key.Key_Space)
    assert toggle.state == WANTED
    key(toggle, Qt.Key.Key_Return)
    assert toggle.state == REFUSED
    key(toggle, Qt.Key.Key_Delete)
    assert toggle.state == ""
    key(toggle, Qt.Key.Key_Minus)
    assert toggle.state == REFUSED


def test_an_excluded_value_is_struck_out_and_not_only_red(qtbot):
    toggle = Toggle("Action", icon="type/action")
    qtbot.addWidget(toggle)
    toggle.resize(toggle.sizeHint())
    corners = []
    for state in (WANTED, REFUSED):
        toggle.set_state(state)
        picture = toggle.grab().toImage()
        ground = picture.pixelColor(picture.width() // 2, 3)
        corners.append(contrast(picture.pixelColor(5, picture.height() - 6), ground))
    assert corners[0] < 1.5
    assert corners[1] > 3


def test_tab_reaches_a_group_once_and_arrows_move_within(qtbot):
    group = ToggleGroup([Toggle(str(n), text=f"Number {n}") for n in range(9)])
    qtbot.addWidget(group)
    group.resize(260, group.heightForWidth(260))
    with qtbot.waitActive(group):
        group.show()
        group.activateWindow()
    group.toggles[0].setFocus()

    key(group.toggles[0], Qt.Key.Key_Right)
    assert group.toggles[1].hasFocus()
    key(group.toggles[1], Qt.Key.Key_Down)
    below = next(toggle for toggle in group.toggles if toggle.hasFocus())
    assert below.y() > group.toggles[1].y()
    key(below, Qt.Key.Key_Up)
    assert group.toggles[1].hasFocus()
    stops = [t for t in group.toggles if t.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [group.toggles[1]]


def test_a_group_takes_as_many_lines_as_it_needs(qtbot):
    group = ToggleGroup([Toggle(str(n), text=f"Number {n}") for n in range(9)])
    qtbot.addWidget(group)

    assert group.heightForWidth(2000) < group.heightForWidth(300) < group.heightForWidth(120)


def test_sects_are_toggles(field):
    made = field("sect")
    QTest.mouseClick(made.toggles["Camarilla"], LEFT)
    QTest.mouseClick(made.toggles["Sabbat"], LEFT)
    assert made.asked == "sect:Camarilla,Sabbat"
    QTest.mouseClick(made.toggles["Sabbat"], LEFT)
    assert made.asked == "sect:Camarilla -sect:Sabbat"


def test_types_are_symbols_with_names_for_a_screen_reader(field):
    made = field("type")
    assert made.toggles["Reaction"].accessibleName() == "Reaction: off"
    QTest.mouseClick(made.toggles["Action Modifier"], LEFT)
    assert made.asked == 'type:"Action Modifier"'


def test_groups_are_toggles(field):
    made = field("group", "group:2..3")
    assert made.whole
    assert [text for text, toggle in made.toggles.items() if toggle.state] == ["2", "3"]
    QTest.mouseClick(made.toggles["any"], LEFT)
    assert made.asked == "group:2,3,any"


def test_flags_without_another_field_are_listed(cb, field):
    made = field("is")
    assert {"banned", "advanced", "trifle"} <= set(made.toggles)
    assert "wake" not in made.toggles
    QTest.mouseClick(made.toggles["banned"], RIGHT)
    assert made.asked == "-is:banned"


# -------------------------------------------------------------------------------------- Disciplines


def test_a_discipline_cycles_through_its_levels(field):
    made = field("dis")
    dominate = made.toggles["dom"]
    asked = []
    for _ in range(4):
        QTest.mouseClick(dominate, LEFT)
        asked.append(made.asked)
    assert asked == ["dis:dom", "dis:DOM", "-dis:dom", ""]


def test_a_virtue_has_no_superior_level(field):
    made = field("dis")
    asked = []
    for _ in range(3):
        QTest.mouseClick(made.toggles["viz"], LEFT)
        asked.append(made.asked)
    assert asked == ["dis:viz", "-dis:viz", ""]


def test_the_mode_is_all_any_or_only(field):
    made = field("dis", "dis:DOM dis:obf")
    assert made.mode == "all"
    QTest.mouseClick(made.modes["any"], LEFT, pos=QPoint(6, made.modes["any"].height() // 2))
    assert made.asked == "dis:DOM,obf"
    QTest.mouseClick(made.modes["only"], LEFT, pos=QPoint(6, made.modes["only"].height() // 2))
    assert made.asked == "disonly:DOM,obf"
    QTest.mouseClick(made.modes["all"], LEFT, pos=QPoint(6, made.modes["all"].height() // 2))
    assert made.asked == "dis:DOM dis:obf"


def test_a_mode_can_be_chosen_before_disciplines(cb, field):
    made = field("dis")
    QTest.mouseClick(made.modes["any"], LEFT, pos=QPoint(6, made.modes["any"].height() // 2))
    assert made.asked is None
    QTest.mouseClick(made.toggles["dom"], LEFT)
    QTest.mouseClick(made.toggles["obf"], LEFT)
    assert made.asked == "dis:dom,obf"


def test_the_chosen_mode_returns_after_a_query_with_another_mode(cb, field):
    made = field("dis")
    made.show_query(parse("dis:dom,obf", cb))
    assert made.mode == "any"
    made.show_query(parse("", cb))
    assert made.mode == "all"


# ------------------------------------------------------------------------------------------- ranges


@pytest.fixture
def strip(qtbot):
    made = NumberStrip("Capacity", 1, 11)
    qtbot.addWidget(made)
    made.resize(260, made.sizeHint().height())
    made.show()
    qtbot.waitExposed(made)
    return made


def at(strip, number):
    return strip._cell(number).center()  # noqa: SLF001 - where the number is painted


def span(strip):
    return strip.span.low, strip.span.high


def test_dragging_chooses_a_range(strip):
    QTest.mousePress(strip, LEFT, pos=at(strip, 4))
    QTest.mouseMove(strip, at(strip, 8))
    QTest.mouseRelease(strip, LEFT, pos=at(strip, 8))
    assert span(strip) == (4, 8)
    assert strip.accessibleName() == "Capacity: 4 to 8"


def test_an_end_can_be_dragged(strip):
    test_dragging_chooses_a_range(strip)
    QTest.mousePress(strip, LEFT, pos=at(strip, 8))
    QTest.mouseMove(strip, at(strip, 6))
    QTest.mouseRelease(strip, LEFT, pos=at(strip, 6))
    assert span(strip) == (4, 6)


def test_a_click_chooses_one_number_and_another_clears(strip):
    QTest.mouseClick(strip, LEFT, pos=at(strip, 5))
    assert span(strip) == (5, 5)
    QTest.mouseClick(strip, LEFT, pos=at(strip, 5))
    assert span(strip) == (None, None)


def test_the_ends_of_the_strip_are_open(strip):
    QTest.mousePress(strip, LEFT, pos=at(strip, 7))
    QTest.mouseMove(strip, at(strip, 11))
    QTest.mouseRelease(strip, LEFT, pos=at(strip, 11))
    assert span(strip) == (7, None)
    assert strip.accessibleName() == "Capacity: from 7"
    QTest.mouseClick(strip, RIGHT, pos=at(strip, 3))
    assert span(strip) == (None, None)


def test_a_single_number_at_an_end_stays_that_number(strip):
    QTest.mouseClick(strip, LEFT, pos=at(strip, 11))
    assert span(strip) == (11, 11)


def test_keys_choose_a_range(strip):
    strip.setFocus()
    key(strip, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert span(strip) == (3, 3)
    key(strip, Qt.Key.Key_Right, Qt.Key.Key_Right, held=SHIFT)
    assert span(strip) == (3, 5)
    key(strip, Qt.Key.Key_Left, held=SHIFT)
    assert span(strip) == (3, 4)
    key(strip, Qt.Key.Key_End, held=SHIFT)
    assert span(strip) == (3, None)
    key(strip, Qt.Key.Key_Delete)
    assert span(strip) == (None, None)


def test_the_field_for_capacity(field):
    made = field("cap", "cap:5..8")
    assert made.whole
    assert span(made.strip) == (5, 8)
    made.strip.setFocus()
    key(made.strip, Qt.Key.Key_Home, Qt.Key.Key_Space)
    assert made.asked == "cap:1"


def test_many_numbers_are_typed(field):
    made = field("twd")
    QTest.keyClicks(made.low, "10")
    assert made.asked == "twd>=10"
    QTest.keyClicks(made.high, "50")
    assert made.asked == "twd:10..50"


def test_typed_numbers_have_no_thousands_separators(field):
    usual = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    try:
        made = field("twd")
    finally:
        QLocale.setDefault(usual)
    QTest.keyClicks(made.low, "1,000")
    assert made.asked == "twd>=1000"


# --------------------------------------------------------------------------------------- long lists


def test_a_long_list_works_with_keys(field, qtbot):
    made = field("clan")
    made.line.setFocus()
    key(made.line, Qt.Key.Key_Return)
    assert made.popup.isVisible()
    QTest.keyClicks(made.popup.line, "vent")
    assert [choice.value for choice in made.popup.model.shown] == ["Ventrue", "Ventrue antitribu"]

    key(made.popup.line, Qt.Key.Key_Return)
    assert made.asked == "clan:Ventrue"
    key(made.popup.line, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert made.asked == 'clan:Ventrue -clan:"Ventrue antitribu"'
    assert made.line.accessibleName() == "Clan: Ventrue \N{MIDDLE DOT} not Ventrue antitribu"
    key(made.popup, Qt.Key.Key_Escape)
    assert not made.popup.isVisible()


def test_a_long_list_works_with_the_mouse(field):
    made = field("func")
    QTest.mouseClick(made.line, LEFT)
    view = made.popup.view
    row = next(n for n, c in enumerate(made.popup.model.shown) if c.value == "wake")
    view.scrollTo(made.popup.model.index(row))
    QTest.mouseClick(
        view.viewport(), LEFT, pos=view.visualRect(made.popup.model.index(row)).center()
    )
    assert made.asked == "func:wake"
    made.popup.close()


def test_several_values_can_be_combined(field):
    made = field("func", "func:wake,bounce")
    made.open()
    assert made.popup.one.isChecked()
    made.popup.all.click()
    assert made.asked == "func:wake func:bounce"
    made.popup.close()


def test_a_list_without_a_match_does_nothing(field):
    made = field("clan")
    made.open()
    QTest.keyClicks(made.popup.line, "xyz")
    key(made.popup.line, Qt.Key.Key_Return, Qt.Key.Key_Down)
    assert made.asked is None
    made.popup.close()


# ------------------------------------------------------------------------------------------ written


def test_a_text_gives_a_condition(field):
    made = field("text")
    QTest.keyClicks(made.line, "burn 1 pool")
    assert made.asked == 'text:"burn 1 pool"'
    assert made.line.text() == "burn 1 pool"


def test_dates_have_the_syntax_of_the_box(field):
    made = field("earliest")
    QTest.keyClicks(made.line, ">=2020")
    assert made.asked == "earliest>=2020"
    made.line.clear()
    QTest.keyClicks(made.line, "1994..1996")
    assert made.asked == "earliest:1994..1996"


def test_an_invalid_date_is_marked_and_gives_no_condition(field):
    made = field("earliest")
    QTest.keyClicks(made.line, "soon")
    assert made.asked is None
    assert made.line.property("state") == "danger"
    assert "not a date" in made.line.accessibleDescription()
    made.line.clear()
    QTest.keyClicks(made.line, "KoT")
    assert made.asked == "earliest:KoT"
    assert made.line.property("state") == ""


def test_an_error_in_a_date_is_translated(field):
    reported = {
        "“{text}” is not a date. Write 2016, 2016-05, 2016-05-17, today or a set.": "Pas une date."
    }
    reported[keywords()["earliest"].help] = "Le jour de la première édition."
    language.use(language.Catalogue("fr", {(text, ""): (said,) for text, said in reported.items()}))
    try:
        made = field("earliest")
        QTest.keyClicks(made.line, "soon")
        assert made.line.toolTip() == "Pas une date."
        assert made.line.accessibleDescription() == "Pas une date."
        made.line.clear()
        QTest.keyClicks(made.line, "KoT")
        assert made.line.toolTip() == "Le jour de la première édition."
    finally:
        language.use("en")


def test_a_card_is_chosen_by_name(field):
    made = field("canplay")
    QTest.keyClicks(made.line, "govern the unaligned")
    assert made.asked == 'canplay:"Govern the Unaligned"'
