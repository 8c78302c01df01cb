"""Heritage without games: the referee and the data sets."""

import pytest
from markup import HOSTILE, fired
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from vtes_deck.app.heritage.data_sets import demonstration
from vtes_deck.app.heritage.folders import SETS
from vtes_deck.app.heritage.games import begin
from vtes_deck.app.heritage.referee import boards_of
from vtes_deck.gui.heritage.data_page import DataPage
from vtes_deck.gui.heritage.entry_form import EntryDialog
from vtes_deck.gui.heritage.referee import RefereePage
from vtes_deck.gui.heritage.window import HeritageWindow
from vtes_deck.heritage import Player, Setting


@pytest.fixture
def heritage(qtbot, own_home):
    window = HeritageWindow()
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def page(qtbot, own_home):
    """The page of the referee, without the window around it."""
    made = RefereePage()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def data(qtbot, own_home):
    """The page of the data sets, without the window around it."""
    made = DataPage()
    qtbot.addWidget(made)
    made.show()
    return made


def rows(tree):
    tops = [tree.topLevelItem(place) for place in range(tree.topLevelItemCount())]
    return {top.text(0): [top.child(row) for row in range(top.childCount())] for top in tops}


def test_a_rule_is_found_by_number_and_by_words(page):
    page.words.setText("rec-05")
    assert page.rule.toPlainText().startswith("H-REC-05")
    page.words.setText("boon opponent")
    assert page.found.count() > 1
    page.words.setText("H-EX-04")
    assert page.rule.toPlainText().startswith("H-EX-04")
    page.words.setText("amb-03")
    assert page.rule.toPlainText().startswith("H-AMB-03")
    page.words.setText("qwertyuiop")
    assert page.found.count() == 0
    assert "No rule" in page.rule.toPlainText()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("era", [1, 3, 6])
def test_a_new_table_can_be_scored_unchanged(page, players, era):
    page.players.setValue(players)
    page.era.setCurrentIndex(era - 1)
    page.fill.click()
    page.score.click()
    found = rows(page.points)
    assert len([name for name in found if name.startswith("Player")]) == players
    # H-END-04: each leader has 3 power and its 3 boons of the start; each childe 1 power.
    for name, points in found.items():
        if name.startswith("Player"):
            power = [int(one.text(1)) for one in points if one.text(0).startswith("Power")]
            assert sorted(power) == [1, 3]
            assert all(one.text(2).startswith("H-") for one in points)


def test_reasons_use_the_available_width(page):
    """At 1920 pixels the reasons of a new table take one line each and fit."""
    page.resize(1920, 900)
    QApplication.processEvents()
    page.fill.click()
    page.score.click()
    QApplication.processEvents()
    reasons = [row.text(0) for points in rows(page.points).values() for row in points]
    player = [text for text in reasons if "morality token" in text]
    assert player
    assert all("\n" not in text for text in player)
    room = page.points.columnWidth(0) - 2 * page.points.indentation()
    measure = page.points.fontMetrics().horizontalAdvance
    assert max(measure(line) for text in reasons for line in text.split("\n")) <= room


def test_the_sabbat_wars_of_three_players_have_an_anarch(page):
    """H-BGI-02: Camarilla, Sabbat and Anarch; each allegiance that is offered is accepted."""
    page.players.setValue(3)
    page.era.setCurrentIndex(6)
    page.fill.click()
    for row, form in enumerate(page.form.sides, start=1):
        form.allegiance.setCurrentIndex(row)
    page.score.click()
    assert len(rows(page.points)) >= 3, page.verdict.text()
    offered = page.form.sides[0].allegiance
    assert [offered.itemText(row) for row in (1, 2, 3)] == ["Camarilla", "Sabbat", "Anarchs"]


def test_fields_that_every_table_needs_are_shown_first(page):
    page.fill.click()
    tree = page.form.sides[0].tree
    header = tree.header()
    shown = [tree.headerItem().text(header.logicalIndex(place)) for place in range(5)]
    assert shown == ["Vampire", "Power", "Infamy", "Exhausted", "Torpor"]
    leaders = {one.id for one in page.data.leaders if not one.chronicle}
    top = tree.topLevelItem(0)
    assert top.data(0, Qt.ItemDataRole.UserRole) in leaders, "no one has unlocked the others"


def test_a_wrong_table_reports_its_errors(page):
    page.as_text.click()
    page.text.setPlainText("[setting\n")
    page.score.click()
    assert "line 1" in page.verdict.text()
    page.as_text.click()
    assert page.stack.currentWidget() is page.text, "unreadable input stays"
    page.fill.click()
    page.as_text.click()
    page.text.setPlainText(page.text.toPlainText().replace("sire = ", 'sire = "x", #'))
    page.score.click()
    assert page.points.topLevelItemCount() == 0
    assert page.verdict.text()


def test_a_position_can_be_played(heritage):
    heritage.referee.go.click()
    view = heritage.play.session
    assert heritage.tabs.currentWidget() is heritage.play
    assert view.play.waits
    before = len(view.play.game.inputs)
    view.uncover()
    view.choose(view.play.decision.options[0])
    assert len(view.play.game.inputs) == before + 1


def test_problems_of_a_data_set_name_their_lines(data):
    SETS.place.mkdir(parents=True, exist_ok=True)
    text = f'[set]\nid = "mine"\nname = "{HOSTILE}"\n\n[[characters]]\nid = "x"\nclass = "Z"\n'
    (SETS.place / "mine.toml").write_text(text, "utf-8")
    data.again.click()
    data.sets.setCurrentRow(1)
    problems = next(found for title, found in rows(data.findings).items() if "Problems" in title)
    assert any("mine.toml" in one.text(0) and "line" in one.text(0) for one in problems)
    assert list(fired(data)) == []


def test_a_new_data_set_lists_what_cannot_be_played_yet(heritage):
    page = heritage.data
    page.create("My box")
    assert page.sets.currentItem().text() == "My box"
    assert SETS.path("My box").exists()
    blocking = next(found for title, found in rows(page.findings).items() if "Needed" in title)
    assert any("H-DAT-01" in one.text(0) for one in blocking)
    assert heritage.play.begin.sets.count() == 1, "it cannot be played yet"
    page.create("My box")
    assert "taken" in heritage.statusBar().currentMessage()


def side(page, number):
    return page.form.sides[number]


def points_of(page, name):
    return {one.text(0): (int(one.text(1)), one.text(2)) for one in rows(page.points)[name]}


@pytest.mark.rule("H-END-04", "H-END-05")
def test_a_final_table_is_entered_and_every_point_explained(page):
    form = side(page, 0)
    form.name.setText("Ada")
    childe = form.tree.topLevelItem(0).child(0)
    childe.setText(1, "5")
    childe.setText(2, "2")
    childe.setText(3, "gangrel = 1")
    form.tree.setCurrentItem(childe)
    form.line.setText("No such name")
    form.add.click()
    assert "No such name" in form.wrong.text()
    other = next(one for one in demonstration().characters[3:] if not one.chronicle)
    form.line.setText(other.name)
    form.add.click()
    grandchilde = childe.child(0)
    grandchilde.setText(1, "9")
    grandchilde.setCheckState(8, Qt.CheckState.Checked)
    page.score.click()
    words = " ".join(f"{text} {n} {rule}" for text, (n, rule) in points_of(page, "Ada").items())
    assert "H-END-04" in words, page.verdict.text()
    found = [(one.text(0), int(one.text(1))) for one in rows(page.points)["Ada"]]
    power = sorted(n for text, n in found if text.startswith("Power"))
    assert power == [3, 5], "no points for the vampire in torpor"
    assert [n for text, n in found if text.startswith("Infamy")] == [-2]
    page.as_text.click()
    assert "gangrel = 1" in page.text.toPlainText()
    page.text.setPlainText(page.text.toPlainText().replace("power = 5", "power = 6"))
    page.as_text.click()
    assert side(page, 0).tree.topLevelItem(0).child(0).text(1) == "6"


@pytest.mark.parametrize(
    ("column", "text", "says"),
    [(1, "many", "power"), (1, "-3", "H-TOK-01"), (3, "nobody = 1", "clan"), (4, "Z", "ankh")],
)
def test_invalid_input_in_the_table_is_reported_and_kept(page, column, text, says):
    childe = side(page, 0).tree.topLevelItem(0).child(0)
    childe.setText(column, text)
    page.score.click()
    assert says in page.verdict.text()
    assert childe.text(column) == text


@pytest.mark.parametrize("era", range(1, 8))
def test_boards_of_every_era_are_lines_of_a_form(page, era):
    """A form initially shows the start of a game: the same position is returned."""
    page.era.setCurrentIndex(era - 1)
    page.fill.click()
    values = page.form.values()
    assert boards_of(page.data, values) == boards_of(page.data, {"setting": values["setting"]})
    page.score.click()
    assert page.points.topLevelItemCount() >= 2, page.verdict.text()


def test_the_table_of_a_saved_game_can_be_used(heritage):
    play = begin(
        demonstration(),
        Setting((Player("Ada"), Player("Ben"), Player("Eve")), ("G", "H", "I"), basic_missions=3),
        ("greedy", "greedy", "random"),
        seed=4,
    )
    play.advance()
    play.keep("Over")
    page = heritage.referee
    page.games.aboutToShow.emit()
    page.games.actions()[0].trigger()
    page.score.click()
    table, result = play.game.table, play.game.result
    for number, seat in enumerate(table.seats):
        own = [one for one in result.points if one.seat == number]
        shown = [(int(one.text(1)), one.text(2)) for one in rows(page.points)[seat.name]]
        mine = [one for one in own if one.rule != "H-END-03"]
        assert sorted((one.points, one.rule) for one in mine) == sorted(
            one for one in shown if one[1] != "H-END-03"
        )


@pytest.mark.rule("H-BGI-05")
def test_tokens_of_the_sabbat_wars_are_entered_in_a_form(page):
    """Three regions with one Camarilla token each: the Camarilla controls them."""
    page.era.setCurrentIndex(6)
    page.fill.click()
    regions = [one.id for one in page.data.boards.regions]
    editors = page.form.boards["I"].form.editors
    for number, region in enumerate(regions):
        editor = editors[f"regions.{region}"]
        while editor.value():
            editor.remove.click()
        if number < 3:
            editor.add.click()
            dialog = editor.findChildren(EntryDialog)[-1]
            dialog.form.editors["side"].line.setText("Camarilla")
            dialog.form.editors["value"].line.setText(str(3 + number))
            dialog.accept()
    for number, allegiance in enumerate(("sabbat", "camarilla")):
        box = side(page, number).allegiance
        box.setCurrentIndex(box.findData(allegiance))
    page.score.click()
    found = {name: rows(page.points)[name] for name in ("Player 1", "Player 2")}
    nine = [
        name for name, points in found.items() if any("BGI-06" in one.text(2) for one in points)
    ]
    assert nine == ["Player 2"], page.verdict.text()
