"""The theme: readable, complete, distinguishable without colour vision, switched live."""

import itertools
import re
from typing import override

import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QTableWidget,
    QWidget,
)

from vtes_deck.graphics import theme
from vtes_deck.graphics.colors import MARK_PAIRS, TEXT_PAIRS, contrast, load_tokens
from vtes_deck.gui.models.card_columns import CRYPT_COLUMNS
from vtes_deck.gui.widgets.column_widths import fit
from vtes_deck.gui.widgets.number_box import DecimalBox, NumberBox, SpinBox
from vtes_deck.resources import resource

SCHEMES = ("light", "dark")


@pytest.fixture
def controller(qapp):
    made = theme.ThemeController(qapp, "light")
    font = qapp.font()
    yield made
    shiboken6.delete(made)
    qapp.setFont(font)
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())
    qapp.styleHints().setColorScheme(Qt.ColorScheme.Unknown)


def test_contrast_follows_the_standard():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#ffffff", "#777777") == contrast("#777777", "#ffffff")


def test_both_looks_have_the_same_colours():
    light, dark = (load_tokens(scheme) for scheme in SCHEMES)
    assert list(light.colors) == list(dark.colors)
    assert len(light.series) == len(dark.series) >= 8
    for value in (*light.colors.values(), *dark.colors.values(), *light.series, *dark.series):
        assert re.fullmatch(r"#[0-9a-f]{6}", value)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_text_is_readable(scheme):
    colors = load_tokens(scheme).colors
    for text, ground in TEXT_PAIRS:
        assert contrast(colors[text], colors[ground]) >= 4.5, f"{text} on {ground}"


@pytest.mark.parametrize("scheme", SCHEMES)
def test_marks_are_visible(scheme):
    colors = load_tokens(scheme).colors
    for mark, ground in MARK_PAIRS:
        assert contrast(colors[mark], colors[ground]) >= 3, f"{mark} on {ground}"


def test_font_sizes_follow_one_scale(qapp):
    font = qapp.font()
    font.setPointSizeF(10)
    metrics = theme.Metrics.of(font)
    assert (metrics.title_pt, metrics.name_pt, metrics.headline_pt) == (12, 16, 24)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_high_contrast_meets_the_standard(scheme):
    """WCAG 2.2, 1.4.6: text 7:1; marks reach the usual minimum for text."""
    usual, colors = load_tokens(scheme).colors, load_tokens(scheme, strong=True).colors
    assert set(colors) == set(usual)
    for text, ground in TEXT_PAIRS:
        assert contrast(colors[text], colors[ground]) >= 7, f"{text} on {ground}"
    for mark, ground in MARK_PAIRS:
        assert contrast(colors[mark], colors[ground]) >= 4.5, f"{mark} on {ground}"


def test_the_look_follows_the_contrast_of_the_system(controller, qapp, monkeypatch):
    monkeypatch.setattr(theme, "wants_contrast", lambda: True)
    hints = qapp.styleHints()
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert controller.tokens.strong
    assert qapp.palette().windowText().color().name() == "#000000"
    controller.set_choice("dark")
    assert qapp.palette().windowText().color().name() == "#ffffff"
    monkeypatch.undo()
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.NoPreference)
    assert not controller.tokens.strong


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_colour_for_text_is_in_the_tested_pairs(scheme):
    """Every new colour for text is in the list that is checked."""
    paired = {text for text, _ in TEXT_PAIRS} | {mark for mark, _ in MARK_PAIRS}
    grounds = {ground for _, ground in TEXT_PAIRS}
    # WCAG has no requirement for disabled controls or decorative lines.
    free = {"text-disabled", "border", "felt-line", "chart-grid", "chart-axis"}
    assert set(load_tokens(scheme).colors) == paired | grounds | free


# The vision of people without one kind of cone, as matrices on linear light
# (Machado, Oliveira and Fernandes 2009, severity 1.0).
CONES = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def lab(color, matrix):
    """The colour in CIE Lab for one kind of vision in CONES."""
    seen = QColor(color)
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (seen.redF(), seen.greenF(), seen.blueF())
    ]
    r, g, b = (
        min(1, max(0, sum(k * v for k, v in zip(row, linear, strict=True)))) for row in matrix
    )
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("cones", CONES)
def test_the_colours_of_a_chart_are_distinguishable(scheme, cones):
    series = load_tokens(scheme).series
    for first, second in itertools.combinations(series, 2):
        one, two = lab(first, CONES[cones]), lab(second, CONES[cones])
        distance = sum((a - b) ** 2 for a, b in zip(one, two, strict=True)) ** 0.5
        assert distance >= 18, f"{first} and {second}"


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_colours_of_a_chart_contrast_with_the_background(scheme):
    look = load_tokens(scheme)
    for color, ground in itertools.product(look.series, ("panel", "field")):
        assert contrast(color, look.colors[ground]) >= 3


def test_no_size_of_text_is_fixed():
    sheet = resource("themes/style.qss").read_text("utf-8")
    assert not re.search(r"font(-size)?\s*:[^;]*px", sheet)
    assert re.findall(r"font-size\s*:\s*([^;]*);", sheet) == [
        "${title-pt}pt",
        "${headline-pt}pt",
    ]


def test_every_picture_of_the_style_sheet_exists(qapp):
    for scheme in SCHEMES:
        sheet = theme.style_sheet(load_tokens(scheme), qapp.font())
        named = re.findall(r'url\("([^"]+)"\)', sheet)
        assert named
        for path in named:
            assert resource(f"themes/images/{path.rsplit('/', 1)[1]}").as_posix() == path


def test_lengths_grow_with_the_font(qapp):
    small, large = QFont(qapp.font()), QFont(qapp.font())
    small.setPointSizeF(10)
    large.setPointSizeF(20)
    one, two = theme.Metrics.of(small), theme.Metrics.of(large)
    for name in ("line", "wide", "icon", "title_pt"):
        assert getattr(two, name) == pytest.approx(2 * getattr(one, name), rel=0.1)


def test_an_unknown_colour_is_named_in_the_error():
    with pytest.raises(KeyError, match="no colour 'lilac'; there are window"):
        load_tokens("light").color("lilac")


def test_the_look_changes_immediately(qapp, qtbot, controller):
    field = QLineEdit()
    qtbot.addWidget(field)
    field.show()
    assert qapp.palette().window().color().name() == load_tokens("light").colors["window"]
    with qtbot.waitSignal(controller.changed):
        controller.set_choice("dark")
    dark = load_tokens("dark")
    assert theme.tokens() is dark
    assert controller.scheme == "dark"
    assert qapp.palette().window().color().name() == dark.colors["window"]
    assert field.grab().toImage().pixelColor(field.rect().center()).lightness() < 60


class Counting(QWidget):
    """A widget that counts how often it was polished again."""

    polished = 0

    @override
    def changeEvent(self, event):
        super().changeEvent(event)
        self.polished += event.type() == QEvent.Type.StyleChange


def test_a_widget_deep_inside_others_is_polished_only_as_often_as_a_window(qtbot, controller):
    window = inner = Counting()
    qtbot.addWidget(window)
    for _ in range(20):
        inner = Counting(inner)
    window.show()
    inner.polished = window.polished = 0
    controller.set_choice("dark")
    assert 1 <= inner.polished == window.polished


def test_choosing_the_same_look_again_emits_nothing(qtbot, controller):
    with qtbot.assertNotEmitted(controller.changed):
        controller.set_choice("light")


def test_the_look_follows_the_system_unless_the_player_chose(qapp, controller, monkeypatch):
    system = Qt.ColorScheme.Dark
    hints = qapp.styleHints()
    monkeypatch.setattr(type(hints), "colorScheme", lambda _: system)
    controller.set_choice("system")
    assert controller.scheme == "dark"
    system = Qt.ColorScheme.Light
    hints.colorSchemeChanged.emit(system)
    assert controller.scheme == "light"
    controller.set_choice("dark")
    hints.colorSchemeChanged.emit(system)
    assert controller.scheme == "dark"


def test_the_default_look_is_light(qapp, controller, monkeypatch):
    hints = qapp.styleHints()
    monkeypatch.setattr(type(hints), "colorScheme", lambda _: Qt.ColorScheme.Unknown)
    controller.set_choice("dark")
    controller.set_choice("system")
    assert controller.scheme == "light"


def test_unknown_looks_are_refused(controller):
    with pytest.raises(ValueError, match="no look 'sepia'"):
        controller.set_choice("sepia")
    assert controller.choice == "light"


def test_the_style_sheet_follows_the_font(qapp, controller):
    before = qapp.styleSheet()
    larger = QFont(qapp.font())
    larger.setPointSizeF(larger.pointSizeF() * 2)
    qapp.setFont(larger)
    qapp.processEvents()
    assert qapp.styleSheet() != before


def test_a_title_is_larger_than_text(qtbot, controller):
    title, text = QLabel("Crypt"), QLabel("Crypt")
    title.setProperty("look", "title")
    for label in (title, text):
        qtbot.addWidget(label)
        label.show()
    assert title.sizeHint().height() > text.sizeHint().height()


def test_without_a_controller_the_palette_determines_the_look(qapp):
    assert theme.tokens().scheme in SCHEMES
    qapp.setPalette(theme.palette(load_tokens("dark")))
    assert theme.tokens().scheme == "dark"
    qapp.setPalette(QPalette())


@pytest.mark.parametrize("kind", [SpinBox, DecimalBox, NumberBox])
def test_the_text_of_all_fields_is_aligned(qtbot, controller, kind):
    def begin(field):
        qtbot.addWidget(field)
        field.resize(120, field.sizeHint().height())
        image = field.grab().toImage()
        y = image.height() // 2
        ground = image.pixelColor(80, y)
        return next(x for x in range(3, 80) if image.pixelColor(x, y) != ground)

    box = kind()
    box.setRange(0, 99)
    box.setValue(11)
    assert abs(begin(box) - begin(QLineEdit(box.text()))) <= 1


@pytest.mark.parametrize(
    ("kind", "look", "element"),
    [
        *((QPushButton, look, "PushButton") for look in ("", "primary", "stop")),
        (QCheckBox, "", "CheckBox"),
        (QRadioButton, "", "RadioButton"),
    ],
)
def test_the_text_of_a_button_does_not_move_when_it_gets_the_focus(
    qtbot, controller, kind, look, element
):
    button = kind("Bleed Ben for 3")
    qtbot.addWidget(button)
    button.setProperty("look", look)
    button.resize(button.sizeHint())
    option = QStyleOptionButton()
    button.initStyleOption(option)
    places, pictures = [], []
    for state in (QStyle.StateFlag.State_None, QStyle.StateFlag.State_HasFocus):
        option.state = QStyle.StateFlag.State_Enabled | state
        part = getattr(QStyle.SubElement, f"SE_{element}Contents")
        places.append(button.style().subElementRect(part, option, button))
        picture = QPixmap(button.size())
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            whole = getattr(QStyle.ControlElement, f"CE_{element}")
            button.style().drawControl(whole, option, painter, button)
        pictures.append(picture.toImage())
    assert places[0] == places[1]
    assert pictures[0] != pictures[1], "the focus is invisible"


@pytest.mark.parametrize("order", list(Qt.SortOrder))
def test_the_arrow_of_a_sorted_column_leaves_its_title_readable(qtbot, controller, order):
    table = QTableWidget(1, 1)
    qtbot.addWidget(table)
    table.setHorizontalHeaderLabels(["Won"])
    header = table.horizontalHeader()
    fit(header, 0)
    table.show()

    def title():
        """The letters, without the edge above them."""
        whole = header.viewport().grab().toImage()
        above = (whole.height() - header.fontMetrics().height()) // 2 + 2
        return whole.copy(0, above, header.sectionSize(0), whole.height() - above)

    plain = title()
    header.setSortIndicator(0, order)
    header.setSortIndicatorShown(True)
    assert title() == plain


def test_the_group_of_a_vampire_of_any_group_has_room(qapp):
    (column,) = [each for each in CRYPT_COLUMNS if each.key == "group"]
    letters = QFontMetrics(qapp.font())
    assert column.width * letters.horizontalAdvance("m") > letters.horizontalAdvance("ANY") + 4
