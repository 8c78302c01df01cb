"""Card pools in the window: edited, saved by name, chosen next to the format."""

import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from vtes_deck.app.changes import EVERYTHING, Changes, What
from vtes_deck.app.session import DeckSession
from vtes_deck.app.settings import SavedPool, SettingsStore
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.dialogs.card_pools import PoolsDialog
from vtes_deck.gui.jobs import Jobs
from vtes_deck.gui.panels import Context
from vtes_deck.gui.panels.judging.question import QuestionForm
from vtes_deck.gui.panels.legality import LegalityPanel
from vtes_deck.gui.widgets.finding import Finding
from vtes_deck.legality.violations import OutsidePool, SeveralClans

JUST_WAKES = SavedPool("kind:crypt or is:wake")


@pytest.fixture
def place(cb, qtbot, tmp_path):
    """A context with a legal deck and saved pools."""
    jobs = Jobs()
    deck = from_archive(next(d for d in cb.archive if d.event.players > 40), cb.get)
    settings = SettingsStore(tmp_path / "settings.json")
    settings.change(pools={"Wakes": JUST_WAKES, "<b>x</b>": SavedPool("cap<=4 or kind:library")})
    session = DeckSession(deck)
    session.judge("standard", datetime.date(2026, 11, 20))
    yield Context(session, jobs, settings, cb)
    jobs.close()


@pytest.fixture
def panel(place, qtbot):
    made = LegalityPanel(place)
    qtbot.addWidget(made)
    made.resize(420, 700)
    made.show()
    place.session.subscribe(made.changed)
    made.changed(Changes(EVERYTHING, place.session.deck, place.session.deck))
    return made


@pytest.fixture
def dialog(place, qtbot):
    made = PoolsDialog(place)
    qtbot.addWidget(made)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    made.show()
    return made


def choose(field, name):
    field.names.setCurrentIndex(field.names.findData(name))
    field.names.activated.emit(field.names.currentIndex())


def said(panel):
    places = (panel.findings.itemAt(number) for number in range(panel.findings.count()))
    return [place.widget().text for place in places if isinstance(place.widget(), Finding)]


def test_a_chosen_pool_is_judged_and_explained(panel, place):
    assert said(panel)[0].startswith("Legal for")
    choose(panel.pool, "Wakes")
    assert said(panel)[0].startswith("Not legal for Standard, pool Wakes on")
    assert any("“Wakes” (kind:crypt OR func:wake is not met)" in each for each in said(panel))
    (found,) = place.session.verdict.errors
    assert isinstance(found, OutsidePool)
    choose(panel.pool, "")
    assert said(panel)[0].startswith("Legal for")


def test_a_pool_that_is_overwritten_is_judged_again(panel, place):
    choose(panel.pool, "Wakes")
    place.settings.change(pools={"Wakes": SavedPool("", one_clan=True)})
    panel.changed(Changes(What.SETTINGS, place.session.deck, place.session.deck))
    assert all(isinstance(one, SeveralClans) for one in place.session.verdict.errors)
    assert panel.pool.name == "Wakes"
    place.settings.change(pools={})
    panel.changed(Changes(What.SETTINGS, place.session.deck, place.session.deck))
    assert place.session.options.pool is None
    assert panel.pool.name == ""


def test_a_saved_pool_that_cannot_be_used_is_reported(panel, place):
    place.settings.change(pools={"Bad": SavedPool("clan:xyzzy")})
    panel.changed(Changes(What.SETTINGS, place.session.deck, place.session.deck))
    choose(panel.pool, "Bad")
    assert place.session.options.pool is None
    assert panel.pool.message.isVisible()
    assert "xyzzy" in panel.pool.message.text()
    assert panel.pool.name == "Bad"


def test_lists_are_checked_against_a_pool(place, qtbot):
    form = QuestionForm(place)
    qtbot.addWidget(form)
    with qtbot.waitSignal(form.asked):
        choose(form.pool, "Wakes")
    assert form.question.options.pool.name == "Wakes"
    assert "pool Wakes" in form.title


def test_a_pool_is_created_saved_and_deleted(dialog, place):
    dialog.begin()
    QTest.keyClicks(dialog.name, "  Sabbat   only ")
    assert not dialog.save.isEnabled()
    dialog.box.setText("kind:library or sect:sabbat")
    assert "In the pool:" in dialog.count.text()
    dialog.save_entry()
    assert place.settings.value.pools["Sabbat only"].query == "kind:library or sect:sabbat"
    assert dialog.saved_name == "Sabbat only"
    assert SettingsStore(place.settings.path).value.pools == place.settings.value.pools
    dialog.one_clan.setChecked(True)
    dialog.name.setText("Sabbat clans")
    dialog.save_entry()
    assert set(place.settings.value.pools) == {"Wakes", "<b>x</b>", "Sabbat clans"}
    dialog.delete.click()
    assert set(place.settings.value.pools) == {"Wakes", "<b>x</b>"}
    assert dialog.saved_name == ""


@pytest.mark.parametrize("query", ["", "cap>11", "(set:KoT", "deck>0", "text:/(a+)+/", "sort:cap"])
def test_an_invalid_pool_is_not_saved(dialog, place, query):
    dialog.begin()
    dialog.name.setText("Nothing")
    dialog.box.setText(query)
    assert not dialog.save.isEnabled()
    dialog.save_entry()
    assert "Nothing" not in place.settings.value.pools


def test_a_pool_for_the_crypt_alone_is_pointed_out(dialog):
    dialog.box.setText("clan:ventrue")
    assert "kind:library or" in dialog.count.text()


def test_names_are_shown_as_they_are_written(dialog, panel):
    rows = [dialog.entries.item(row).text() for row in range(dialog.entries.count())]
    assert rows == ["<b>x</b>", "Wakes"]
    choose(panel.pool, "<b>x</b>")
    assert panel.pool.names.toolTip().startswith("<qt>cap&lt;=4")


def test_the_button_opens_the_dialog_and_takes_the_saved_pool(panel, qtbot, place):
    panel.pool.edit.click()
    dialog = panel.window().findChild(PoolsDialog)
    assert isinstance(dialog, QDialog)
    dialog.begin()
    dialog.name.setText("One clan")
    dialog.one_clan.setChecked(True)
    dialog.save_entry()
    dialog.reject()
    assert panel.pool.name == "One clan"
    assert place.session.options.pool.one_clan
