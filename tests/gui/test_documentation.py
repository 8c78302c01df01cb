"""Help ▸ Documentation: the built pages, or a message without them."""

import pytest

from vtes_deck.app import documentation
from vtes_deck.gui import navigation


@pytest.fixture
def opened(monkeypatch):
    paths = []
    monkeypatch.setattr(navigation, "open_path", paths.append)
    return paths


def test_help_opens_the_built_documentation(open_window, opened, monkeypatch, tmp_path):
    """One window for all cases: built pages, only the source, neither."""
    window = open_window()
    built_pages_are_opened(window, opened, monkeypatch, tmp_path)
    opened.clear()
    nothing_is_offered_without_source(window, opened, monkeypatch)
    window.messages.dismiss()
    the_source_says_how_to_build_them(window, opened, monkeypatch, tmp_path)


def built_pages_are_opened(window, opened, monkeypatch, tmp_path):
    monkeypatch.setattr(documentation, "built", lambda: tmp_path / "index.html")

    window.actions_by_key["documentation"].trigger()

    assert opened == [tmp_path / "index.html"]
    assert getattr(window.messages.current, "key", "") != "documentation"


def the_source_says_how_to_build_them(window, opened, monkeypatch, tmp_path):
    monkeypatch.setattr(documentation, "built", lambda: None)
    monkeypatch.setattr(documentation, "source", lambda: tmp_path)

    window.actions_by_key["documentation"].trigger()
    message = window.messages.current

    assert opened == []
    assert "make docs" in message.text
    message.offers[0].act()
    assert opened == [tmp_path]


def nothing_is_offered_without_source(window, opened, monkeypatch):
    monkeypatch.setattr(documentation, "built", lambda: None)
    monkeypatch.setattr(documentation, "source", lambda: None)

    window.actions_by_key["documentation"].trigger()

    assert window.messages.current.offers == ()
    assert opened == []
