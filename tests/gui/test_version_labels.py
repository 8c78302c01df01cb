"""The labels of versions."""

import datetime

import pytest

from vtes_deck.app.document import Document, Origin
from vtes_deck.app.recovery import to_saved
from vtes_deck.app.versions import Version, VersionOrigin
from vtes_deck.deck.diff import diff
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.gui.version_labels import changes_words, version_title, when_words, why_words

NOW = datetime.datetime(2026, 3, 10, 12, tzinfo=datetime.UTC)


def version(name="", why=VersionOrigin.SAVED, **ago):
    deck = to_saved(Deck(), Document(Origin.NEW, Deck()), closed=False).deck
    return Version("1", NOW - datetime.timedelta(**ago), why, deck, name)


def test_the_time_is_relative_to_the_players_day():
    assert when_words(NOW, NOW).startswith("today ")
    assert when_words(NOW - datetime.timedelta(days=1), NOW).startswith("yesterday ")
    assert ":" in when_words(NOW - datetime.timedelta(days=400), NOW)


@pytest.mark.parametrize("why", VersionOrigin)
def test_a_version_without_a_name_shows_its_origin(why):
    assert version_title(version(why=why), NOW).endswith(why_words(why))
    assert version_title(version("For Paris", why), NOW).startswith("For Paris, today")


def test_a_changed_comment_changes_no_copies(cb):
    before = Deck(library=(Slot(cb["Villein"], 3), Slot(cb["Deflection"], 2)))
    noted = Deck(library=(Slot(cb["Villein"], 3, "pool"), Slot(cb["Deflection"], 2)))
    assert changes_words(diff(before, noted)) == "comment on Villein"
    more = Deck(library=(Slot(cb["Villein"], 3, "pool"), Slot(cb["Deflection"], 4)))
    assert changes_words(diff(before, more)) == "+2 Deflection"
