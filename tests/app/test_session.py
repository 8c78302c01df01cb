"""The deck session: one entry point, one announcement for each change, undo for everything."""

import datetime
import math

import msgspec
import pytest

from vtes_deck.app.changes import NOTHING, Changes, What
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.open_deck import UNTITLED
from vtes_deck.app.session import MAX_CLOSED, DeckSession
from vtes_deck.deck import edits
from vtes_deck.deck.edits import MAX_COUNT
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.legality.case import Options
from vtes_deck.legality.format import UnknownFormatError


@pytest.fixture
def govern(cb):
    return cb["Govern the Unaligned"]


@pytest.fixture
def arika(cb):
    return cb["Arika"]


@pytest.fixture
def session():
    return DeckSession(clock=lambda: 0.0)


@pytest.fixture
def heard(session):
    announced = []
    session.subscribe(announced.append)
    return announced


# ------------------------------------------------------------------------------------ announcing


def test_adding_a_card_is_announced_once_with_its_label(session, heard, govern):
    session.add(govern, 2, origin="cards")
    (changes,) = heard
    assert changes.label == "Add 2 Govern the Unaligned"
    assert changes.touches(What.DECK)
    assert changes.touches(What.HISTORY)
    assert not changes.touches(What.METADATA)
    assert changes.origin == "cards"
    assert changes.before == Deck()
    assert changes.after is session.deck


def test_an_edit_without_effect_is_not_announced(session, heard, govern):
    assert session.add(govern, -1).what == NOTHING
    assert session.apply("nothing", lambda deck: deck).what == NOTHING
    session.undo()
    assert heard == []
    assert len(session.steps) == 1


def test_a_comment_and_a_name_are_metadata(session, heard, govern):
    session.add(govern)
    session.apply("comment", lambda deck: edits.set_comment(deck, govern, "bleed"))
    session.apply("name", lambda deck: edits.describe(deck, name="Mine"))
    assert [bool(c.what & What.DECK) for c in heard] == [True, False, False]
    assert [bool(c.what & What.METADATA) for c in heard] == [False, True, True]


def test_an_edit_that_raises_changes_nothing(session, heard, govern):
    def broken(deck):
        edits.add(deck, govern)
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        session.apply("broken", broken)
    assert session.deck == Deck()
    assert heard == []


def test_an_unsubscribed_listener_receives_nothing(session, govern):
    heard = []
    stop = session.subscribe(heard.append)
    stop()
    stop()
    session.add(govern)
    assert heard == []


def test_a_listener_that_changes_something_is_announced_to_all_in_the_same_order(
    session, govern, arika
):
    first, second = [], []

    def answer(changes):
        first.append(changes.label)
        if session.deck.count(arika) == 0:
            session.add(arika)

    session.subscribe(answer)
    session.subscribe(lambda changes: second.append(changes.label))
    session.add(govern)
    assert first == second == ["Add 1 Govern the Unaligned", "Add 1 Arika"]


def test_a_listener_that_fails_does_not_stop_the_others(session, govern):
    heard = []

    def fail(changes):
        raise RuntimeError("panel")

    session.subscribe(fail)
    session.subscribe(heard.append)
    with pytest.raises(RuntimeError, match="panel"):
        session.add(govern)
    assert len(heard) == 1
    assert session.deck.count(govern) == 1
    with pytest.raises(RuntimeError, match="panel"):
        session.add(govern)
    assert len(heard) == 2


def test_missed_changes_are_merged(govern):
    one = Deck(name="one")
    first = Changes(What.DECK, Deck(), one, "first", "a")
    second = Changes(What.SELECTION, one, one, "", "b")
    both = first.then(second)
    assert both.what == What.DECK | What.SELECTION
    assert (both.before, both.after, both.label, both.origin) == (Deck(), one, "first", "")


# -------------------------------------------------------------------------------------- history


def test_presses_of_plus_become_one_step_with_their_sum(session, govern):
    for _ in range(4):
        session.add(govern)
    assert session.undo_label == "Add 4 Govern the Unaligned"
    session.undo()
    assert session.deck == Deck()
    session.redo()
    assert session.deck.count(govern) == 4


def test_labels_name_removed_cards(session, govern):
    session.add(govern, 6)
    session.apply("seal", lambda deck: edits.describe(deck, name="x"))
    session.add(govern, -2)
    assert session.undo_label == "Remove 2 Govern the Unaligned"
    session.set_count(govern, 0)
    assert session.undo_label == "Remove Govern the Unaligned"


def test_copies_stay_within_limits(session, govern):
    session.set_count(govern, 1000)
    assert session.deck.count(govern) == MAX_COUNT
    session.add(govern, -1000)
    assert session.deck.library == ()


def test_typing_a_text_is_one_step(govern):
    now = [0.0]
    session = DeckSession(clock=lambda: now[0])
    for text in ("S", "St", "Ste", "Stealth"):
        session.apply(
            "Rename the deck",
            lambda deck, text=text: edits.describe(deck, name=text),
            merge="name 1",
            within=math.inf,
        )
        now[0] += 60
    assert [step.label for step in session.steps] == ["New deck", "Rename the deck"]


def test_any_step_can_be_chosen(session, govern, arika):
    session.add(govern, 3)
    session.add(arika, 2)
    session.go_to(0)
    assert session.deck == Deck()
    session.go_to(2)
    assert (session.deck.count(govern), session.deck.count(arika)) == (3, 2)


def test_the_announcement_of_undo_names_the_undone_step(session, heard, govern):
    session.add(govern)
    session.undo()
    session.redo()
    assert [c.label for c in heard[1:]] == [
        "Undo Add 1 Govern the Unaligned",
        "Redo Add 1 Govern the Unaligned",
    ]


# ------------------------------------------------------------------------------ opening and saving


def test_a_deck_is_modified_until_it_is_saved_or_undone(session, govern, tmp_path):
    assert not session.modified
    session.add(govern)
    assert session.modified
    session.undo()
    assert not session.modified
    session.redo()
    session.saved(tmp_path / "a.txt", "twd", session.deck)
    assert not session.modified
    session.undo()
    assert session.modified


def test_a_change_made_while_saving_stays_unsaved(session, govern, tmp_path):
    session.add(govern)
    written = session.deck
    session.add(govern)
    session.saved(tmp_path / "a.txt", "twd", written)
    assert session.modified


def test_a_save_that_ends_after_another_deck_was_opened_is_of_the_first(session, govern, tmp_path):
    session.add(govern)
    deck, document = session.deck, session.document
    session.new()
    session.saved(tmp_path / "a.txt", "twd", deck, document)
    assert session.path is None
    session.switch(0)
    assert session.path == tmp_path / "a.txt"
    assert not session.modified


# ------------------------------------------------------------------------------ several open decks


def named(name, origin=Origin.FILE):
    """Arguments of ``open``: an unchanged deck."""
    deck = Deck(name=name)
    return deck, Document(origin, deck)


def titles(session):
    return [open_deck.title for open_deck in session.open_decks]


@pytest.fixture
def three(session):
    """Decks A, B and C are open, C is current."""
    for name in "ABC":
        session.open(*named(name))
    assert titles(session) == ["A", "B", "C"]
    return session


def test_another_deck_opens_next_to_the_open_one(session, heard, govern):
    session.add(govern)
    session.open(*named("Other"))
    assert session.title == "Other"
    assert heard[-1].touches(What.FILE)
    assert heard[-1].touches(What.OPEN_DECKS)
    session.switch(0)
    assert session.deck.count(govern) == 1
    assert heard[-1].before.name == "Other"


def test_each_deck_has_its_own_history(three, govern):
    three.add(govern, 2)
    three.switch(0)
    assert three.undo_label is None
    three.add(govern, 3)
    three.switch(2)
    three.undo()
    assert three.deck.count(govern) == 0
    three.switch(0)
    assert three.deck.count(govern) == 3


def test_an_empty_deck_is_replaced_but_not_one_with_a_name(session):
    session.open(*named("A"))
    assert titles(session) == ["A"]
    session.new()
    session.apply("Name", lambda deck: msgspec.structs.replace(deck, name="Mine"))
    session.open(*named("B"))
    assert titles(session) == ["A", "Mine", "B"]


def test_an_example_is_replaced_until_it_is_changed(session, govern):
    session.begin(*named("Example", Origin.EXAMPLE), "Open")
    session.add(govern)
    session.open(*named("A"))
    assert titles(session) == ["Example", "A"]
    session.switch(0)
    session.close(1)
    session.begin(*named("Example", Origin.EXAMPLE), "Open")
    session.open(*named("A"))
    assert titles(session) == ["A"]


def test_a_deck_opened_in_the_background_is_not_selected(three):
    three.open(*named("D"), behind=True)
    assert three.title == "C"
    assert titles(three)[-1] == "D"


def test_a_closed_deck_returns_to_its_place_with_its_history(three, govern):
    three.switch(1)
    three.add(govern, 4)
    three.close(1)
    assert titles(three) == ["A", "C"]
    assert three.title == "C"
    three.reopen()
    assert titles(three) == ["A", "B", "C"]
    assert three.deck.count(govern) == 4
    three.undo()
    assert three.deck.count(govern) == 0
    three.reopen()
    assert titles(three) == ["A", "B", "C"]


def test_closing_another_deck_leaves_the_current_one(three, heard):
    three.close(0)
    assert three.title == "C"
    assert heard[-1].what == What.OPEN_DECKS


def test_after_the_last_deck_an_empty_one_is_open(session):
    session.open(*named("A"))
    session.close(0)
    assert titles(session) == [UNTITLED]
    session.close(0)
    session.reopen()
    assert titles(session) == ["A"]


def test_the_number_of_kept_closed_decks_is_limited(session):
    for number in range(MAX_CLOSED + 5):
        session.open(*named(str(number)))
        session.close(session.place)
    assert len(session.closed) == MAX_CLOSED
    assert session.closed[-1].title == str(MAX_CLOSED + 4)


def test_closed_decks_with_changes_are_all_kept(session, govern):
    for number in range(MAX_CLOSED + 5):
        session.open(*named(f"changed {number}"))
        session.add(govern, 1)
        session.close(session.place)
        session.open(*named(f"saved {number}"))
        session.close(session.place)
    held = [open_deck.title for open_deck in session.closed]
    assert [title for title in held if "changed" in title] == [
        f"changed {number}" for number in range(MAX_CLOSED + 5)
    ]
    assert len(held) == 2 * MAX_CLOSED + 5
    session.reopen(session.closed[0])
    assert session.title == "changed 0"


def test_decks_can_be_reordered(three):
    three.move(2, 0)
    assert titles(three) == ["C", "A", "B"]
    assert three.title == "C"
    assert three.place == 0


@pytest.mark.parametrize("place", [-1, 3, 99])
def test_other_positions_have_no_deck(three, heard, place):
    three.switch(place)
    three.close(place)
    three.move(0, place)
    assert titles(three) == ["A", "B", "C"]
    assert three.title == "C"
    assert not heard


def test_reloading_a_file_can_be_undone(session, govern):
    session.add(govern)
    document = session.document
    session.turn_to(*named("Anew"), "Reload the file")
    assert session.title == "Anew"
    session.undo()
    assert session.document is document
    assert session.deck.count(govern) == 1


def test_a_title_is_never_empty(session, tmp_path):
    assert session.title == UNTITLED
    session.saved(tmp_path / "Weenie.txt", "twd", session.deck)
    assert session.title == "Weenie"


def test_an_archive_deck_has_its_event_and_no_file(session, cb):
    archived = next(d for d in cb.archive if d.event.date is not None)
    session.open_archive(archived, cb)
    assert session.document.origin is Origin.ARCHIVE
    assert session.document.archive_id == archived.id
    assert session.document.event_date == archived.event.date
    assert session.path is None
    assert not session.modified
    total = sum(entry.count for entry in archived.cards)
    assert session.deck.crypt_count + session.deck.library_count == total


# --------------------------------------------------------------------------- selection and verdicts


def test_selecting_a_card_is_announced_once(session, heard, govern):
    session.select(govern, origin="cards")
    session.select(govern)
    (changes,) = heard
    assert changes.what == What.SELECTION
    assert session.selected == govern


def test_the_verdict_follows_deck_format_and_date(session, heard, cb):
    archived = cb.archive["13568"]
    session.open_archive(archived, cb)
    assert session.verdict.legal
    assert session.verdict is session.verdict
    session.judge("standard", datetime.date(1999, 1, 1))
    assert heard[-1].what == What.LEGALITY
    assert not session.verdict.legal
    session.judge("standard", None)
    assert session.judged_on == datetime.date.today()
    session.set_count(session.deck.crypt[0].card, 0)
    assert not session.verdict.legal


def test_formats_are_found_by_any_name_and_others_refused(session):
    session.judge("limited", None, Options(boosters=6))
    assert session.options.boosters == 6
    with pytest.raises(UnknownFormatError):
        session.judge("chess", None)
    assert session.tournament_format == "limited"


# ------------------------------------------------------------------------------- another card base


class OtherCards:
    """A card base with only one card, which has another text."""

    def __init__(self, card):
        self._card = card

    def get(self, card_id):
        return self._card if card_id == self._card.id else None


def test_another_card_base_is_looked_up_through_the_whole_history(session, heard, govern, arika):
    session.add(govern, 2)
    session.add(arika)
    session.select(govern)
    reworded = msgspec.structs.replace(govern, text="otherwise")
    session.adopt(OtherCards(reworded))
    assert heard[-1].touches(What.CARDBASE)
    assert session.deck.library == (Slot(govern, 2),)
    assert session.deck.library[0].card.text == "otherwise"
    assert session.deck.crypt[0].card.text == arika.text
    assert session.selected.text == "otherwise"
    session.undo()
    assert session.deck.library[0].card.text == "otherwise"


def test_unknown_lines_are_part_of_the_deck(session, heard):
    session.apply("x", lambda deck: edits.add_unknown(deck, UnknownLine("Gover", 2)))
    assert heard[-1].touches(What.DECK)
    assert session.modified
