"""Versions, credits and licence."""

from vtes_deck import DARK_PACK_NOTICE, __version__
from vtes_deck.app import about


def test_versions_name_program_and_data(cb):
    found = dict(about.versions(cb))
    assert found["VTES Deck"] == __version__
    assert cb.version.fingerprint in found["Card data"]
    assert "VTES Deck" in dict(about.versions(None))


def test_the_licence_is_complete():
    text = about.licence()
    assert "MIT License" in text
    assert "WITHOUT WARRANTY OF ANY KIND" in text


def test_the_notice_has_the_agreed_text():
    assert about.notice() == DARK_PACK_NOTICE
