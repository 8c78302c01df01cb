"""Own cards in files and in the user's folder."""

import msgspec
import pytest

import cardbase
from cardbase.own_cards.model import OwnCard, tidied
from cardbase.own_cards.store import FILE
from cardbase.pictures import NoPictureError, PictureStore
from vtes_deck.app import own_cards
from vtes_deck.app.own_card_text import Extent, understanding
from vtes_deck.app.own_cards import OwnCardError
from vtes_deck.app.own_cards_file import MAX_PICTURE_BYTES, ReadFile, Written, read_text, text_of
from vtes_deck.app.pictures import cached_picture, fetch_picture, own_picture
from vtes_deck.app.session import DeckSession
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deckio import read as read_deck
from vtes_deck.deckio import write
from vtes_deck.effects.coverage import CoverageLevel, level_of

PNG = b"\x89PNG\r\n\x1a\n and more"
RAID = OwnCard(name="Zorbanite Raid", type="Action", text='Say "this \\ that".\n"""', blood="X")
VERA = OwnCard(
    name="Qyxzywj Vvok",
    type="Vampire",
    clan="Vvoks of Qyx",
    group="any",
    capacity=3,
    former=("Qyxzywi Vvok",),
)


def read(text, neighbour=lambda _name: None):
    return read_text(text if isinstance(text, bytes) else text.encode(), neighbour)


def picture(own):
    return own_picture(own_cards.card_of(own, cardbase.load()))


def problems(text):
    return [(problem.line, problem.field) for problem in read(text).problems]


def test_a_file_keeps_every_field_and_the_picture():
    cards = (Written(RAID, PNG), Written(VERA))
    assert read(text_of(cards)) == msgspec.structs.replace(read(""), cards=cards, problems=())


def test_one_card_needs_no_heading():
    found = read('name = "Zorbanite Raid"\ntype = ["Action", "Combat"]\nblood = "x"\n')
    assert found.problems == ()
    assert found.cards[0].card == OwnCard(name="Zorbanite Raid", type="Action/Combat", blood="X")


def test_every_error_has_its_line_number():
    text = (
        '[[card]]\nname = "A"\ntype = "Akshun"\n\n[[card]]\nname = 3\ntype = "Action"\n'
        'text = """\nmany\nlines"""\nblood = -1\nbloood = 1\n\n[[card]]\nname = "C"\ntype = "Event"'
    )
    assert problems(text) == [(3, "type"), (6, "name"), (11, "blood"), (12, "bloood")]
    assert [one.card.name for one in read(text).cards] == ["C"]
    assert problems('[[card]]\nname = "A"\n') == [(1, "type")]
    assert problems('type = "Event"\n') == [(1, "name")]
    assert problems('[[card]]\nname = "A"\ntype = "Event"\n[other]\nx = 1') == [(4, "other")]
    assert problems("card = 3") == [(1, "")]
    same = '[[card]]\nname = "A"\ntype = "Event"\n'
    assert problems(same + same.replace("A", "a")) == [(5, "name")]


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b'name = "A"\ntype = \xff\n', 2),
        (b'name = "A"\ntype = \n', 2),
        (b"name = " + b"[" * 100_000, 0),
        (b"\n\n" + b"a." * 200 + b"a = 1", 3),
        (b"a = " + b"9" * 10_000, 0),
        (b"\x89PNG\r\n\x1a\n", 1),
    ],
)
def test_any_bytes_give_a_problem(data, line):
    found = read(data)
    assert found.cards == ()
    assert [problem.line for problem in found.problems] == [line]


def test_a_file_without_cards_has_no_error():
    assert read("") == read("# nothing yet\n") == ReadFile((), ())


@pytest.mark.parametrize("kind", ["", "Akshun", "Vampire/Action", "Action/Action", "/"])
def test_a_card_with_errors_can_be_drawn(cb, kind):
    values = {"clan": "?", "pool": 500, "capacity": 0, "discipline": "xyz", "text": "\x1b"}
    own = tidied(OwnCard(name="", type=kind, **values))
    drawn = own_cards.card_of(own_cards.drawable(own), cb)
    assert drawn.name == "…"
    assert drawn.text == "\\x1b"


def test_the_number_of_problems_is_limited():
    assert len(read('[[card]]\nname = "A"\n' * 900).problems) == 50
    assert problems('[[card]]\nname = "A"\n' * 1_001)[0][1] == ""


def test_a_picture_comes_from_an_adjacent_file_or_from_the_text():
    card = '[[card]]\nname = "A"\ntype = "Event"\npicture = "{}"\n'
    files = {"a.png": PNG, "page.html": b"<html>", "huge.png": PNG + bytes(MAX_PICTURE_BYTES)}
    assert read(card.format("a.png"), files.get).cards[0].picture == PNG
    for name in ("b.png", "page.html", "huge.png", "data:image/png;base64,%"):
        found = read(card.format(name), files.get)
        assert found.cards == ()
        assert [(one.line, one.field) for one in found.problems] == [(4, "picture")]


def test_a_picture_outside_of_the_folder_is_not_read(own_home, tmp_path):
    (tmp_path / "secret.png").write_bytes(PNG)
    folder = tmp_path / "cards"
    folder.mkdir()
    file = folder / "a.toml"
    file.write_text('name = "A"\ntype = "Event"\npicture = "../secret.png"\n')
    assert own_cards.read_file(file).cards == ()
    (folder / "secret.png").write_bytes(PNG)
    file.write_text('name = "A"\ntype = "Event"\npicture = "secret.png"\n')
    assert own_cards.read_file(file).cards[0].picture == PNG


def test_an_added_card_is_loaded_and_can_be_removed_and_restored(own_home, cb):
    own_cards.add(cb, [Written(RAID, PNG), Written(VERA)])
    base = cardbase.load()
    assert base["Zorbanite Raid"].blood_cost == "X"
    assert base["Qyxzywi Vvok"].id == VERA.id
    assert picture(RAID) == PNG
    change = own_cards.remove([RAID])
    assert "Zorbanite Raid" not in {card.name for card in cardbase.load()}
    assert picture(RAID) is None
    own_cards.undo(change)
    assert picture(RAID) == PNG
    assert [card.name for card in own_cards.own_cards()] == [VERA.name, RAID.name]


def test_another_card_of_the_same_name_replaces_it(own_home, cb):
    own_cards.add(cb, [Written(RAID, PNG)])
    change = own_cards.add(cb, [Written(OwnCard(name="Zorbanite raid", type="Master"))])
    assert [card.type for card in own_cards.own_cards()] == ["Master"]
    assert picture(RAID) is None
    own_cards.undo(change)
    assert [card.type for card in own_cards.own_cards()] == ["Action"]
    assert picture(RAID) == PNG


def test_a_card_under_a_new_name_is_found_by_its_former_name(own_home, cb):
    own_cards.add(cb, [Written(RAID, PNG)])
    new = msgspec.structs.replace(RAID, name="Yorbanite Raid")
    change = own_cards.add(cb, [Written(new, PNG)], instead=RAID)
    base = cardbase.load()
    assert base["Zorbanite Raid"].name == "Yorbanite Raid"
    assert picture(RAID) is None
    assert picture(new) == PNG
    own_cards.undo(change)
    assert [card.name for card in own_cards.own_cards()] == [RAID.name]
    assert (picture(RAID), picture(new)) == (PNG, None)


@pytest.mark.parametrize("name", ["Govern the Unaligned", "Theo Bell"])
def test_an_official_name_is_refused(own_home, cb, name):
    with pytest.raises(OwnCardError, match=name):
        own_cards.add(cb, [Written(RAID), Written(OwnCard(name=name, type="Action"))])
    assert own_cards.own_cards() == ()


def test_a_card_with_an_unknown_field_of_a_later_version_is_kept(own_home, cb):
    own_cards.add(cb, [Written(RAID)])
    path = own_home / "data" / "own-cards" / FILE
    path.write_text(path.read_text().replace('"Action"', '"Legend"'))
    own_cards.add(cb, [Written(VERA)])
    assert "Legend" in path.read_text()


@pytest.mark.parametrize("name", ["json", "text", "lackey", "csv", "twd", "eld", "ardb-xml"])
def test_a_deck_keeps_its_own_cards(own_home, cb, name):
    own_cards.add(cb, [Written(RAID), Written(VERA)])
    base = cardbase.load()
    crypt = (Slot(base["Anson"], 1), Slot(base[VERA.id], 11))
    deck = Deck(crypt=crypt, library=(Slot(base["Blood Doll"], 1), Slot(base[RAID.id], 3)))

    def counts(slots):
        return {slot.card.name: slot.count for slot in slots}

    text = write(deck, name, base)
    again = read_deck(text, base, format_name=name).deck
    assert (counts(again.crypt), counts(again.library)) == (counts(crypt), counts(deck.library))
    assert [slot.comment for slot in again.slots] == [""] * 4
    # Without the own cards the lines stay, and come back with the cards.
    lost = read_deck(text, cb, format_name=name).deck
    assert {line.name: line.count for line in lost.unknown} == {VERA.name: 11, RAID.name: 3}
    back = read_deck(write(lost, name, cb), base, format_name=name).deck
    assert (counts(back.crypt), counts(back.library)) == (counts(crypt), counts(deck.library))


def test_a_link_keeps_own_cards(own_home, cb):
    own_cards.add(cb, [Written(RAID), Written(VERA)])
    base = cardbase.load()
    deck = Deck(crypt=(Slot(base[VERA.id], 12),), library=(Slot(base[RAID.id], 3),))
    assert read_deck(write(deck, "vdb", base), base).deck == deck
    lost = read_deck(write(deck, "vdb", base), cb).deck
    assert [line.count for line in lost.unknown] == [12, 3]


@pytest.mark.parametrize(
    ("text", "extent", "phrase"),
    [
        ("", Extent.NO_TEXT, ""),
        ("Unlock this vampire.\nFlying cats.", Extent.NOT_READ, "flying cats"),
        ("Only usable during a bleed action.\n[dom] +1 bleed (limited).", Extent.READ, ""),
    ],
)
def test_the_engine_shows_what_it_understands(cb, text, extent, phrase):
    own = OwnCard(name="Zorbanite Raid", type="Action Modifier", discipline="dom", text=text)
    found = understanding(own_cards.card_of(own, cb))
    assert found.extent is extent
    assert phrase in found.phrase.lower()


@pytest.mark.parametrize(
    ("clan", "extent", "level"),
    [
        ("Vvok of Qyx", Extent.READ, CoverageLevel.READ),
        ("Ravnos", Extent.NOT_READ, CoverageLevel.NONE),
    ],
)
def test_a_card_that_requires_an_invented_clan_acts(cb, clan, extent, level):
    text = (
        "Unique.\nPut this card on a Vvok of Qyx you control. This Vvok of Qyx gets +1 intercept."
    )
    own = OwnCard(name="Zorbanite Sight", type="Master", clan=clan, text=text)
    card = own_cards.card_of(own, cb)
    assert (understanding(card).extent, level_of(card)) == (extent, level)


def test_the_shown_text_for_a_clan_of_other_own_cards_is_the_text_that_acts(own_home, cb):
    own_cards.add(cb, [Written(VERA)])
    text = f"Put this card on a {VERA.clan}. This vampire gets +1 strength."
    card = own_cards.card_of(OwnCard(name="Zorb", type="Master", text=text), cardbase.load())
    assert (understanding(card).extent, level_of(card)) == (Extent.NOT_READ, CoverageLevel.NONE)


def test_the_engine_follows_every_change_of_a_card(cb):
    text = "Only usable during a bleed action.\n[dom] +1 bleed (limited)."
    own = OwnCard(name="Night Raid", type="Action Modifier", discipline="dom", text=text)
    changed = (
        own,
        *(msgspec.structs.replace(own, type=one) for one in ("Reaction", "Master")),
        own,
    )
    levels = [level_of(own_cards.card_of(one, cb)) for one in changed]
    assert levels == [
        CoverageLevel.READ,
        CoverageLevel.NONE,
        CoverageLevel.NONE,
        CoverageLevel.READ,
    ]


def test_the_shown_end_of_reading_has_only_common_characters(cb):
    """The sign of directed actions is a box in most fonts; the window shows the phrase as text."""
    text = "[dom] Bleed with +1 bleed. [DOM] +2 bleed and +1 stealth (D)"
    own = tidied(OwnCard(name="Zorbanite Raid", type="Action", discipline="dom", text=text))
    found = understanding(own_cards.card_of(own, cb))
    assert found.extent is Extent.NOT_READ
    assert "(D)" in found.words
    assert "\N{CIRCLED LATIN SMALL LETTER D}" not in found.words


def test_a_vampire_of_facts_needs_no_reading(cb):
    found = understanding(own_cards.card_of(VERA, cb))
    assert found.extent is Extent.PLAIN


def test_no_picture_of_an_own_card_is_requested(own_home, cb, tmp_path):
    own_cards.add(cb, [Written(RAID, PNG), Written(VERA)])
    base = cardbase.load()
    raid, vera = base[RAID.id], base[VERA.id]
    store = PictureStore(tmp_path, server="http://127.0.0.1:9/")
    assert (
        cached_picture(store, raid, "en") == fetch_picture(store, raid, "fr", lambda: False) == PNG
    )
    assert cached_picture(store, vera, "en") is None
    with pytest.raises(NoPictureError):
        fetch_picture(store, vera, "en", lambda: False, again=True)
    assert list(tmp_path.iterdir()) == []


def test_an_open_deck_contains_the_card_again_when_it_is_added(own_home, cb):
    lines = (
        UnknownLine(RAID.name, 3, comment="fast", crypt=False),
        UnknownLine("Zorbanite Rain", 2),
        UnknownLine(VERA.name, 4, crypt=False),
        UnknownLine("Gilbert Duane", 1, crypt=True),
    )
    session = DeckSession(Deck(unknown=lines, library=(Slot(cb["Blood Doll"], 1),)))
    session.add(cb["Villein"])
    own_cards.add(cb, [Written(RAID), Written(VERA)])
    session.adopt(cardbase.load())
    slots = {slot.card.name: (slot.count, slot.comment) for slot in session.deck.library}
    assert slots == {"Blood Doll": (1, ""), "Villein": (1, ""), RAID.name: (3, "fast")}
    # Names of other cards, of a card of the other part, and of several vampires stay unknown.
    assert session.deck.unknown == lines[1:]
    session.undo()
    assert {slot.card.name for slot in session.deck.library} == {"Blood Doll", RAID.name}
