"""Players read no card name, id, script or table: only observations and purposes."""

import ast
from pathlib import Path

import pytest

import vtes_deck.players

FILES = sorted(Path(vtes_deck.players.__file__).parent.glob("*.py"))
HIDDEN = {"script", "table", "id", "log", "library", "crypt", "name", "unique_name"}
"""Attributes of cards, games and seats that no player reads."""

ALLOWED = {("roster.py", "name"), ("errors.py", "name"), ("own_player.py", "name")}
"""The names of players are not names of cards."""


def test_the_package_contains_players():
    assert {"quick.py", "roster.py", "actions.py"} <= {path.name for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_players_read_nothing_hidden(path):
    tree = ast.parse(path.read_text("utf-8"))
    read = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Store)
    }
    assert {word for word in read & HIDDEN if (path.name, word) not in ALLOWED} == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_players_import_nothing_hidden(path):
    tree = ast.parse(path.read_text("utf-8"))
    modules = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not {m for m in modules if m and m.startswith("vtes_deck.effects")}
    assert "vtes_deck.engine.state.table" not in modules
