"""Heritage beyond play: the referee and the data sets."""

import pytest
from markup import HOSTILE, fired
from PySide6.QtCore import Qt

from vtes_deck.app.heritage_files import SETS
from vtes_deck.gui.heritage.window import HeritageWindow


@pytest.fixture
def heritage(qtbot, own_home):
    window = HeritageWindow()
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    return window


def rows(tree):
    tops = [tree.topLevelItem(place) for place in range(tree.topLevelItemCount())]
    return {top.text(0): [top.child(row) for row in range(top.childCount())] for top in tops}


def test_a_rule_is_found_by_number_and_by_words(heritage):
    page = heritage.referee
    page.words.setText("rec-05")
    assert page.rule.toPlainText().startswith("H-REC-05")
    page.words.setText("boon opponent")
    assert page.found.count() > 1
    page.words.setText("qwertyuiop")
    assert page.found.count() == 0
    assert "No rule" in page.rule.toPlainText()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("era", [1, 3, 6])
def test_a_new_table_can_be_scored_as_it_is(heritage, players, era):
    page = heritage.referee
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


def test_a_wrong_table_says_what_is_wrong(heritage):
    page = heritage.referee
    page.text.setPlainText("[setting\n")
    page.score.click()
    assert "line 1" in page.verdict.text()
    page.fill.click()
    page.text.setPlainText(page.text.toPlainText().replace("sire = ", 'sire = "x", #'))
    page.score.click()
    assert page.points.topLevelItemCount() == 0
    assert page.verdict.text()


def test_a_position_is_played_on(heritage):
    heritage.referee.go.click()
    view = heritage.play.sitting
    assert heritage.tabs.currentWidget() is heritage.play
    assert view.play.waits
    before = len(view.play.game.inputs)
    view.uncover()
    view.choose(view.play.decision.options[0])
    assert len(view.play.game.inputs) == before + 1


def test_problems_of_a_data_set_name_their_lines(heritage):
    SETS.place.mkdir(parents=True, exist_ok=True)
    text = f'[set]\nid = "mine"\nname = "{HOSTILE}"\n\n[[characters]]\nid = "x"\nclass = "Z"\n'
    (SETS.place / "mine.toml").write_text(text, "utf-8")
    page = heritage.data
    page.again.click()
    page.sets.setCurrentRow(1)
    problems = next(found for title, found in rows(page.findings).items() if "Problems" in title)
    assert any("mine.toml" in one.text(0) and "line" in one.text(0) for one in problems)
    assert list(fired(heritage)) == []


def test_a_new_data_set_says_what_cannot_be_played_yet(heritage):
    page = heritage.data
    page.create("My box")
    assert page.sets.currentItem().text() == "My box"
    assert SETS.path("My box").exists()
    blocking = next(found for title, found in rows(page.findings).items() if "Needed" in title)
    assert any("H-DAT-01" in one.text(0) for one in blocking)
    assert heritage.play.begin.sets.count() == 1, "it cannot be played yet"
    page.create("My box")
    assert "taken" in heritage.statusBar().currentMessage()
