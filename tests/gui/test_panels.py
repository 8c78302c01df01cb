"""The contract of panels, for every panel."""

import ast
from pathlib import Path

import pytest

import vtes_deck.gui.panels as package
from vtes_deck.app.changes import EVERYTHING, Changes, What
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.panels import Panel, find_panels

SPECS = find_panels()


@pytest.fixture(params=SPECS, ids=lambda spec: spec.key)
def spec(request):
    return request.param


def test_keys_are_unique_and_titles_are_texts():
    assert len({spec.key for spec in SPECS}) == len(SPECS)
    assert all(spec.title.strip() and spec.key.isidentifier() for spec in SPECS)


def test_a_panel_can_be_created_updated_and_saved(qtbot, spec, context, session, cb):
    deck = from_archive(cb.archive.decks[0], cb.get)
    panel = spec.factory(context)
    qtbot.addWidget(panel)
    assert isinstance(panel, Panel)
    panel.show()
    panel.changed(Changes(EVERYTHING, session.deck, session.deck))
    session.subscribe(panel.changed)
    session.apply("fill", lambda _deck: deck)
    session.select(deck.crypt[0].card)
    session.announce(What.SETTINGS)
    session.undo()
    panel.restore_state(panel.save_state())
    panel.restore_state("not what it wrote")
    panel.panel_actions()
    panel.panel_keys()
    panel.settle()
    panel.take_focus()
    qtbot.waitUntil(lambda: not context.jobs.running)


def modules():
    return sorted(Path(package.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.stem)
def test_no_panel_imports_another(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            inner = name.removeprefix("vtes_deck.gui.panels").strip(".").split(".")[0]
            if name.startswith("vtes_deck.gui.panels") and inner:
                assert inner in {path.stem, path.parent.name}, f"{path.name} imports {name}"


@pytest.fixture
def broken_module(tmp_path, monkeypatch):
    (tmp_path / "broken_panel.py").write_text("raise RuntimeError('half installed')")
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])


def test_a_panel_that_cannot_be_imported_is_reported_and_left_out(broken_module):
    failures = []
    found = find_panels(lambda name, error: failures.append((name, str(error))))
    assert failures == [("broken_panel", "half installed")]
    assert found == SPECS
    with pytest.raises(RuntimeError, match="half installed"):
        find_panels()


def test_the_window_opens_without_a_broken_panel(broken_module, open_window, caplog):
    window = open_window()
    texts = []
    while window.messages.current:
        texts.append(window.messages.current.text)
        window.messages.dismiss()
    assert any("broken_panel" in text for text in texts)
    assert "half installed" in caplog.text


NEW_PANEL = """
from PySide6.QtGui import QAction

from vtes_deck.gui.panels import Area, Panel, PanelSpec


class Tally(Panel):
    target = None

    def show_target(self, target):
        self.target = target

    def panel_actions(self):
        count = QAction("Count the sheep", self)
        count.setObjectName("count")
        return [count]


PANEL = PanelSpec("tally", "Tally", Area.RIGHT, 990, Tally, hint="Sheep")
"""


def test_a_new_panel_needs_one_new_file(tmp_path, monkeypatch, open_window):
    """The menu, a key, "go to", the command palette and targets reach it without further edits."""
    (tmp_path / "tally.py").write_text(NEW_PANEL)
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])
    window = open_window()

    window.navigation.show_in("tally", "seven")
    panel = next(host.panel for host in window.columns.hosts if host.spec.key == "tally")

    assert panel.isVisible()
    assert panel.target == "seven"
    panels = dict(window.menus.listed())["Panels"]
    assert "Tally" in [action.text() for action in panels]
    assert "go_tally" in window.menus.keys.names()
    commands = [each.text() for _, listed in window.menus.listed() for each in listed]
    assert {"Tally", "Count the sheep"} <= set(commands)
    window.go_to("cards")
    window.actions_by_key["go_tally"].trigger()
    assert window.columns.groups["right.main"].currentWidget().spec.key == "tally"
