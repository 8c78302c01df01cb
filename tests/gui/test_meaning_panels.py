"""The panels that analyse the deck: legality, composition, hands."""

import datetime

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtWidgets import QLabel, QPushButton

import cardbase
from cardbase.archive_similarity import similarity_of
from cardbase.terms import CardKind
from vtes_deck.app.changes import EVERYTHING, Changes
from vtes_deck.app.game_table.view import CardPlace
from vtes_deck.app.hands import deal
from vtes_deck.app.peer_comparison import PeerComparison
from vtes_deck.app.session import DeckSession
from vtes_deck.app.settings import SettingsStore
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.jobs import Jobs
from vtes_deck.gui.panels import Context
from vtes_deck.gui.panels.composition.panel import CompositionPanel
from vtes_deck.gui.panels.hands import HandsPanel
from vtes_deck.gui.panels.legality import LegalityPanel
from vtes_deck.gui.table.goldfish_table import GoldfishTable
from vtes_deck.gui.widgets.finding import Finding

DAY = datetime.date(2026, 11, 20)


@pytest.fixture
def open_panel(cb, qtbot, tmp_path):
    """Open a panel on a deck; return the panel and its session."""
    jobs = Jobs()

    def make(kind, deck):
        session = DeckSession(deck)
        session.judge("standard", DAY)
        panel = kind(Context(session, jobs, SettingsStore(tmp_path / "settings.json"), cb))
        qtbot.addWidget(panel)
        panel.resize(420, 700)
        panel.show()
        session.subscribe(panel.changed)
        panel.changed(Changes(EVERYTHING, session.deck, session.deck))
        return panel, session

    yield make
    jobs.close()


@pytest.fixture
def winner(cb):
    """A deck that won a tournament and is legal."""
    return from_archive(next(d for d in cb.archive if d.event.players > 40), cb.get)


def texts(panel):
    """The texts of the findings, from the top."""
    places = (panel.findings.itemAt(index) for index in range(panel.findings.count()))
    return [place.widget().text for place in places if isinstance(place.widget(), Finding)]


def test_a_legal_deck_is_called_legal(open_panel, winner):
    panel, _ = open_panel(LegalityPanel, winner)
    assert texts(panel)[0] == "Legal for Standard on 2026-11-20"


def test_every_violation_is_shown_until_it_is_corrected(open_panel, winner):
    short = Deck(crypt=winner.crypt[:1], library=winner.library)
    panel, session = open_panel(LegalityPanel, short)
    shown = texts(panel)
    assert shown[0] == "Not legal yet for Standard: cards are missing"
    assert len([t for t in shown if "crypt" in t.lower()]) >= 1
    session.apply("Restore", lambda _deck: winner)
    assert texts(panel)[0].startswith("Legal")


def test_an_unidentified_line_makes_the_deck_doubtful(open_panel, winner):
    deck = Deck(
        crypt=winner.crypt,
        library=winner.library,
        unknown=(UnknownLine(name="Gaven the Unalinged", count=2, line=7),),
    )
    panel, _ = open_panel(LegalityPanel, deck)
    assert any("Gaven the Unalinged" in text for text in texts(panel))


def test_another_day_is_judged_immediately(open_panel, cb, winner):
    deck = Deck(crypt=winner.crypt, library=(*winner.library[1:], Slot(cb["Succubus Club"], 1)))
    panel, session = open_panel(LegalityPanel, deck)
    assert any("Banned" in text for text in texts(panel))
    session.judge("standard", datetime.date(2004, 12, 31))
    assert not any("Banned" in text for text in texts(panel))
    assert panel.day.date().toString("yyyy-MM-dd") == "2004-12-31"


def test_choosing_a_format_changes_the_session(open_panel, winner, qtbot):
    panel, session = open_panel(LegalityPanel, winner)
    panel.format.setFocus()
    index = panel.format.findData("limited")
    panel.format.setCurrentIndex(index)
    panel.format.activated.emit(index)
    assert session.tournament_format == "limited"
    assert panel.boosters.isVisible()
    assert not panel.players.isVisible()
    panel.boosters.setValue(6)
    assert session.options.boosters == 6


def test_today_follows_the_calendar(open_panel, winner, qtbot):
    panel, session = open_panel(LegalityPanel, winner)
    assert panel.day.isEnabled()
    panel.today.setFocus()
    qtbot.keyClick(panel.today, Qt.Key.Key_Space)
    assert session.on is None
    assert not panel.day.isEnabled()


def test_a_card_in_a_finding_can_be_selected(open_panel, cb, winner):
    card = cb["Succubus Club"]
    deck = Deck(crypt=winner.crypt, library=(Slot(card, 60),))
    panel, session = open_panel(LegalityPanel, deck)
    links = [label for label in panel.findChildren(QLabel) if f'href="{card.id}"' in label.text()]
    links[0].linkActivated.emit(str(card.id))
    assert session.selected == card


def buttons(panel):
    """The fixes of the findings, by the texts of the buttons."""
    places = (panel.findings.itemAt(index).widget() for index in range(panel.findings.count()))
    found = (button for place in places if place for button in place.findChildren(QPushButton))
    return {button.text(): button for button in found}


def test_a_button_removes_an_illegal_card(open_panel, cb, winner):
    banned = (Slot(cb["Succubus Club"], 2), Slot(cb["Anthelios, The Red Star"], 1))
    short = Deck(crypt=winner.crypt, library=winner.library[: len(winner.library) // 2])
    deck = Deck(crypt=short.crypt, library=(*short.library, *banned))
    panel, session = open_panel(LegalityPanel, deck)
    while any("Banned" in text for text in texts(panel)):
        found = buttons(panel)
        next(found[words] for words in found if words.startswith("Remove")).click()
    assert session.deck == short
    session.undo()
    assert any("Banned" in text for text in texts(panel))


def test_a_vampire_of_the_wrong_group_is_removed_by_a_button(open_panel, cb, winner):
    groups = set(winner.groups)
    stranger = next(
        card for card in cb.search("type:vampire") if abs((card.group or 0) - max(groups)) > 3
    )
    deck = Deck(crypt=(*winner.crypt, Slot(stranger, 1)), library=winner.library)
    panel, session = open_panel(LegalityPanel, deck)
    buttons(panel)[f"Remove {stranger.name}"].click()
    assert session.deck.crypt == winner.crypt


@pytest.mark.parametrize(
    ("copies", "words", "cut"), [(1, "What to add …", False), (95, "What to cut …", True)]
)
def test_a_library_of_the_wrong_size_leads_to_ideas(open_panel, winner, copies, words, cut):
    deck = Deck(crypt=winner.crypt, library=(Slot(winner.library[0].card, copies),))
    panel, _ = open_panel(LegalityPanel, deck)
    asked = []
    panel.context.show_ideas = lambda *wish: asked.append(wish)
    panel.changed(Changes(EVERYTHING, deck, deck))
    buttons(panel)[words].click()
    assert asked == [(cut, CardKind.LIBRARY)]


def test_the_day_can_be_typed_once_today_is_deselected(open_panel, winner, qtbot):
    panel, session = open_panel(LegalityPanel, winner)
    session.judge("standard", None)
    qtbot.mouseClick(panel.today, Qt.MouseButton.LeftButton)
    assert panel.window().focusWidget() is panel.day
    qtbot.keyClicks(panel.day, "20190412")
    assert session.on == datetime.date(2019, 4, 12)


def test_an_empty_deck_has_an_empty_state(open_panel):
    panel, _ = open_panel(LegalityPanel, Deck())
    assert texts(panel)[0] == "The deck is empty."
    panel, _ = open_panel(CompositionPanel, Deck())
    assert panel.empty.isVisible()
    assert not panel.types.isVisible()
    panel, _ = open_panel(HandsPanel, Deck())
    assert panel.hand_line.text() == "The library is empty."


def test_the_composition_follows_each_edit(open_panel, cb, winner):
    panel, session = open_panel(CompositionPanel, winner)
    before = {bar.label: bar.value for bar in panel.types.bars}
    session.add(cb["Villein"], 3)
    after = {bar.label: bar.value for bar in panel.types.bars}
    assert after["Master"] == before.get("Master", 0) + 3
    assert "Master" in panel.types.accessibleDescription()


def test_a_discipline_that_no_vampire_has_is_marked(open_panel, cb):
    deck = Deck(crypt=(Slot(cb["Anarch Convert"], 12),), library=(Slot(cb["Deflection"], 4),))
    panel, _ = open_panel(CompositionPanel, deck)
    (bar,) = [bar for bar in panel.disciplines.bars if bar.label == "Dominate"]
    assert bar.warn
    assert (bar.value, bar.text) == (4, "4 · 0")


def test_a_narrow_column_does_not_cut_buttons(open_panel, winner):
    panel, _ = open_panel(HandsPanel, winner)
    panel.resize(panel.fontMetrics().horizontalAdvance("m") * 19, 500)
    panel.layout().activate()
    for button in (panel.again, panel.keep, panel.draw, panel.draw_crypt):
        assert button.width() >= button.sizeHint().width()


def test_a_seed_deals_the_same_hand_again(open_panel, winner, qtbot):
    panel, _ = open_panel(HandsPanel, winner)
    panel.seed.clear()
    qtbot.keyClicks(panel.seed, "2026")
    qtbot.keyClick(panel.seed, Qt.Key.Key_Return)
    first = panel.hand.cards
    assert (len(panel.crypt.cards), len(first)) == (4, 7)
    qtbot.mouseClick(panel.again, Qt.MouseButton.LeftButton)
    assert panel.seed.text() != "2026"
    panel.seed.clear()
    qtbot.keyClicks(panel.seed, "2026")
    qtbot.keyClick(panel.seed, Qt.Key.Key_Return)
    assert panel.hand.cards == first


@pytest.mark.parametrize(("country", "seed"), [("en_US", "2,026"), ("fr_FR", "2 026")])
def test_a_seed_has_only_digits_in_any_country(open_panel, winner, qtbot, country, seed):
    usual = QLocale()
    QLocale.setDefault(QLocale(country))
    try:
        panel, _ = open_panel(HandsPanel, winner)
    finally:
        QLocale.setDefault(usual)
    panel.seed.clear()
    qtbot.keyClicks(panel.seed, seed)
    qtbot.keyClick(panel.seed, Qt.Key.Key_Return)
    assert panel.seed.text() == "2026"


def test_a_hand_shows_its_playable_cards(open_panel, cb):
    """Dominate for Arika, Potence for no one, and a master card without requirements."""
    cards = ("Govern the Unaligned", "Torn Signpost", "Villein")
    library = tuple(Slot(cb[name], n) for name, n in zip(cards, (3, 2, 2), strict=True))
    deck = Deck(crypt=(Slot(cb["Arika"], 12),), library=library)
    assert not cb["Arika"].level("pot")
    panel, _ = open_panel(HandsPanel, deck)
    assert panel.hand_line.text() == "Hand: 7 of 7; these vampires can play 5 of them"


def test_kept_openings_are_counted(open_panel, winner):
    panel, session = open_panel(HandsPanel, winner)
    seed = panel.seed.text()
    panel.keep.click()
    assert panel.seed.text() != seed
    panel.again.click()
    panel.keep.click()
    assert panel.tally.text() == "Kept 2 of 3."
    session.add(winner.library[0].card, 1)  # another deck, another tally
    assert panel.tally.text().startswith("Keep it or deal again")


@pytest.mark.parametrize("wide", [800, 1240])
def test_a_wide_panel_has_a_whole_hand_in_one_row(open_panel, winner, wide):
    panel, _ = open_panel(HandsPanel, winner)
    panel.resize(wide, 700)
    panel.layout().activate()
    faces = panel.hand.faces[:7]
    assert len({face.y() for face in faces}) == 1
    assert all(panel.hand.rect().contains(face.geometry()) for face in faces)
    taken = faces[-1].geometry().right() - faces[0].geometry().left()
    assert taken > panel.hand.width() * 0.97


def test_ten_openings_are_shown_and_one_of_them_is_large(open_panel, winner):
    panel, _ = open_panel(HandsPanel, winner)
    panel.resize(1100, 700)
    panel.several.click()
    rows = panel.openings.rows
    assert len(rows) == 10
    for row in rows:
        dealt = deal(winner, row.seed)
        assert row.crypt.cards == dealt.uncontrolled
        assert row.hand.cards == dealt.hand
        assert len({face.y() for face in row.hand.faces}) == 1
        assert row.crypt.isVisible()
    assert len({row.seed for row in rows}) == 10
    assert not panel.draw.isVisible()
    before = [row.seed for row in rows]
    panel.again.click()
    assert [row.seed for row in rows] != before
    rows[3].button.click()
    assert not panel.openings.isVisible()
    assert panel.draw.isVisible()
    assert panel.seed.text() == str(rows[3].seed)
    assert panel.hand.cards == rows[3].hand.cards
    assert panel.tally.text().startswith("Keep it")  # looking at an opening is no decision


def test_each_opening_shows_its_playable_cards(open_panel, cb):
    """Dominate for Arika, Potence for no one: 7 cards of which 5 can be played, in each deal."""
    cards = ("Govern the Unaligned", "Torn Signpost")
    library = tuple(Slot(cb[name], n) for name, n in zip(cards, (5, 2), strict=True))
    panel, _ = open_panel(HandsPanel, Deck(crypt=(Slot(cb["Arika"], 12),), library=library))
    panel.resize(330, 600)
    panel.several.click()
    assert {row.verdict.text() for row in panel.openings.rows} == {"5 of 7 playable, capacity 44"}
    assert panel.tally.text() == (
        "In ten openings, the vampires can play 5.0 of 7 cards on average, between 5 and 5."
    )
    assert not panel.openings.rows[0].crypt.isVisible()  # no space


def test_drawing_continues_to_the_last_card(open_panel, winner, qtbot):
    panel, _ = open_panel(HandsPanel, winner)
    opening = panel.hand.cards
    qtbot.mouseClick(panel.draw, Qt.MouseButton.LeftButton)
    assert panel.hand.cards[:7] == opening
    assert len(panel.hand.cards) == 8
    for _ in range(winner.crypt_count):
        panel.draw_crypt.click()
    assert len(panel.crypt.cards) == winner.crypt_count
    assert not panel.draw_crypt.isEnabled()


def test_a_dealt_card_can_be_selected_by_keyboard(open_panel, winner, qtbot):
    panel, session = open_panel(HandsPanel, winner)
    face = panel.hand.faces[2]
    qtbot.keyClick(face, Qt.Key.Key_Return)
    assert session.selected == panel.hand.cards[2]


def test_the_seed_is_saved_and_invalid_input_is_not(open_panel, winner):
    panel, _ = open_panel(HandsPanel, winner)
    panel.restore_state("77")
    assert panel.save_state() == "77"
    panel.restore_state("'; drop")
    assert panel.save_state() == "77"


def test_a_huge_deck_is_judged_immediately_and_analysed_later(open_panel, cb, qtbot):
    library = tuple(Slot(card, 1) for card in list(cb.library)[:200])
    many = Deck(crypt=(Slot(cb["Arika"], 12),), library=library)
    panel, session = open_panel(LegalityPanel, many)
    jobs = panel.context.jobs

    def advice():
        shown = panel.findings.parentWidget().findChildren(QLabel)
        return [one for one in shown if one.text().startswith("Other advice") and one.isVisible()]

    assert any("200" in text for text in texts(panel))
    assert not advice()
    qtbot.waitUntil(lambda: bool(advice()))
    session.add(many.slots[0].card, 2)
    session.apply("Cut it down", lambda _deck: Deck())
    assert not advice()
    qtbot.waitUntil(lambda: not jobs.running)
    assert not advice()


def test_functions_have_their_share_and_density(open_panel, cb):
    library = (Slot(cb["Deflection"], 3), Slot(cb["Conditioning"], 9), Slot(cb["Villein"], 4))
    panel, _ = open_panel(CompositionPanel, Deck(library=library))
    assert [(bar.label, bar.text) for bar in panel.functions.bars] == [
        ("Bleed", "9 (56 %)"),
        ("Pool gain", "4 (25 %)"),
        ("Bounce", "3 (19 %)"),
    ]
    assert "Bounce: 3 of 16 library cards, 19 %" in panel.functions.accessibleDescription()
    assert panel.functions_line.text() == (
        "More than 25 % of the library: bleed. 14 to 25 %: pool gain, bounce."
    )


def test_a_count_of_one_uses_the_singular(open_panel, cb):
    deck = Deck(crypt=(Slot(cb["Arika"], 1),), library=(Slot(cb["Villein"], 1),))
    panel, _ = open_panel(CompositionPanel, deck)
    assert panel.crypt_line.text().startswith("1 card, 1 different; group 2. Mean capacity 11.00;")
    assert "total capacity of an opening crypt: 11" in panel.crypt_line.text()
    assert panel.library_line.text().startswith("1 card, 1 different.")
    assert " 1 trifle. " in panel.library_line.text()


def test_an_eighth_card_stays_in_the_row_and_nothing_moves(open_panel, cb):
    deck = from_archive(cb.archive.decks[0], cb.get)
    panel, _ = open_panel(HandsPanel, deck)
    panel.resize(860, 700)
    panel.show()
    top = panel.crypt.mapTo(panel, QPoint(0, 0)).y()
    for cards in (8, 9):
        panel.draw.click()
        rows = {face.y() for face in panel.hand.faces[:cards]}
        assert len(rows) == 1
    panel.keep.click()
    assert panel.crypt.mapTo(panel, QPoint(0, 0)).y() == top
    for _ in range(10):  # seventeen cards do not fit
        panel.draw.click()
    assert len({face.y() for face in panel.hand.faces[:17]}) == 2


def test_a_deal_can_be_played(qtbot, open_panel, cb):
    deck = from_archive(cb.archive.decks[0], cb.get)
    panel, _ = open_panel(HandsPanel, deck)
    qtbot.mouseClick(panel.play_on, Qt.MouseButton.LeftButton)
    window = panel.window().findChild(GoldfishTable)
    qtbot.waitUntil(lambda: window.game.play is not None)
    views = [item.view for item in window.game.board.items()]
    hand = [view.card for view in views if view.place is CardPlace.HAND]
    assert sorted(card.id for card in hand) == sorted(card.id for card in panel.hand.cards)
    window.close()


def test_an_empty_deck_cannot_be_played(open_panel):
    panel, _ = open_panel(HandsPanel, Deck())
    assert not panel.play_on.isEnabled()


def test_a_deck_is_compared_with_the_decks_of_another_card_base(qtbot, open_panel, cb, monkeypatch):
    deck = from_archive(cb.archive.decks[0], cb.get)
    panel, session = open_panel(CompositionPanel, deck)
    qtbot.waitUntil(lambda: not panel.context.jobs.running)
    other = cardbase.load()
    asked = []

    def noting(_deck, cards, similarity, *, archive_id):
        asked.append((cards, similarity))
        return PeerComparison()

    monkeypatch.setattr("vtes_deck.gui.panels.composition.panel.compare_with_peers", noting)
    panel.context.cards = other
    panel.changed(Changes(EVERYTHING, session.deck, session.deck))
    qtbot.waitUntil(lambda: not panel.context.jobs.running)
    assert asked == [(other, similarity_of(other))]


def test_a_missing_comparison_has_no_heading(cb, qtbot, tmp_path):
    context = Context(DeckSession(), Jobs(), SettingsStore(tmp_path / "settings.json"), cb)
    panel = CompositionPanel(context)
    qtbot.addWidget(panel)
    panel.show()
    title = "Compared with similar winning decks"
    (heading,) = [label for label in panel.findChildren(QLabel) if label.text() == title]
    assert not heading.isVisible()
    context.jobs.close()
