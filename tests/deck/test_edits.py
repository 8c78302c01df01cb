import pytest

from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck, Slot, UnknownLine


@pytest.fixture
def govern(cb):
    return cb["Govern the Unaligned"]


@pytest.fixture
def deflection(cb):
    return cb["Deflection"]


@pytest.fixture
def anson(cb):
    return cb["Anson"]


@pytest.fixture
def deck(govern, deflection, anson):
    return Deck(
        name="Weenie",
        crypt=(Slot(anson, 12),),
        library=(Slot(govern, 10, "the engine"), Slot(deflection, 6)),
    )


def test_add_appends_a_new_card_and_increases_a_known_one(deck, cb, govern):
    wash = cb["Wash"]
    assert edits.add(deck, wash, 2).library[-1] == Slot(wash, 2)
    assert edits.add(deck, govern, 3).library[0] == Slot(govern, 13, "the engine")


def test_add_stays_below_the_most_copies(deck, govern):
    assert edits.add(deck, govern, 500).count(govern) == edits.MAX_COUNT


@pytest.mark.parametrize("count", [0, -1])
def test_add_and_remove_refuse_fewer_than_one_copy(deck, govern, count):
    with pytest.raises(ValueError, match="cannot"):
        edits.add(deck, govern, count)
    with pytest.raises(ValueError, match="cannot"):
        edits.remove(deck, govern, count)


def test_remove_deletes_the_slot_with_the_last_copy(deck, govern, deflection):
    assert edits.remove(deck, govern, 4).count(govern) == 6
    assert [s.card for s in edits.remove(deck, govern, 50).library] == [deflection]


def test_remove_of_a_missing_card(deck, cb):
    with pytest.raises(edits.NotInDeckError):
        edits.remove(deck, cb["Wash"])


def test_set_count(deck, govern, anson, cb):
    assert edits.set_count(deck, govern, 3).library[0] == Slot(govern, 3, "the engine")
    assert edits.set_count(deck, anson, 0).crypt == ()
    assert edits.set_count(deck, cb["Wash"], 0) == deck
    assert edits.set_count(deck, cb["Wash"], 2).count(cb["Wash"]) == 2
    for count in (-1, edits.MAX_COUNT + 1):
        with pytest.raises(ValueError, match="not between"):
            edits.set_count(deck, govern, count)


def test_set_comment(deck, deflection, cb):
    assert edits.set_comment(deck, deflection, "enough").library[1].comment == "enough"
    with pytest.raises(edits.NotInDeckError):
        edits.set_comment(deck, cb["Wash"], "?")


def test_replace_keeps_place_copies_and_comment(deck, govern, deflection, cb):
    wash = cb["Wash"]
    assert edits.replace(deck, govern, wash).library[0] == Slot(wash, 10, "the engine")
    merged = edits.replace(deck, deflection, govern)
    assert merged.library == (Slot(govern, 16, "the engine"),)
    assert edits.replace(deck, govern, govern) == deck


def test_replace_of_a_vampire_by_a_library_card(deck, anson, cb):
    wash = cb["Wash"]
    changed = edits.replace(deck, anson, wash)
    assert changed.crypt == ()
    assert changed.library[-1] == Slot(wash, 12)


@pytest.mark.parametrize(("position", "at"), [(0, 0), (1, 1), (99, 1), (-5, 0)])
def test_move(deck, deflection, position, at):
    assert edits.move(deck, deflection, position).library[at].card == deflection


def test_edits_have_descriptions(deck):
    changed = edits.describe(deck, name="New", author="Me", description="Why")
    assert (changed.name, changed.author, changed.description) == ("New", "Me", "Why")
    assert changed.crypt == deck.crypt


def test_resolve_unknown_makes_a_card_of_a_line(deck, govern):
    line = UnknownLine("Govern the Unalined", 3, False, 7, "typo")
    known = edits.resolve_unknown(edits.add_unknown(deck, line), line, govern)
    assert known.unknown == ()
    assert known.count(govern) == 13
    with pytest.raises(edits.NotInDeckError):
        edits.resolve_unknown(known, line, govern)


def test_drop_unknown_drops_one_of_two_equal_lines(deck):
    line = UnknownLine("What")
    doubled = edits.add_unknown(edits.add_unknown(deck, line), line)
    assert edits.drop_unknown(doubled, line).unknown == (line,)


def test_sort_is_the_players_order(cb):
    names = ["Deflection", "Wash", "The Rack", "Govern the Unaligned", "Blood Doll"]
    deck = Deck(library=tuple(Slot(cb[name], 1) for name in names))
    ordered = [slot.card.name for slot in edits.sort(deck).library]
    assert ordered == ["Blood Doll", "The Rack", "Wash", "Govern the Unaligned", "Deflection"]


def test_merge_adds_copies_and_joins_comments(cb):
    wash = cb["Wash"]
    slots = [Slot(wash, 1, "a"), Slot(wash, 2, "b"), Slot(wash, 3, "b")]
    assert edits.merge(slots) == (Slot(wash, 6, "a; b"),)
    assert edits.merge([Slot(wash, 60), Slot(wash, 60)]) == (Slot(wash, edits.MAX_COUNT),)
    assert edits.merge([Slot(wash, 1, "a"), Slot(wash, 1, "a")]) == (Slot(wash, 2, "a"),)


def test_edits_do_not_change_the_old_deck(deck, govern):
    before = repr(deck)
    edits.remove(edits.add(deck, govern), govern, 5)
    assert repr(deck) == before
