"""JSON written by krcg gives the same cards as its tables."""

import json

import msgspec
import pytest
from small_cards import as_json, small_package

from cardbase.sources import krcg_json
from cardbase.sources import package as packaged
from cardbase.sources.card_tables import build_cards, read_tables
from cardbase.sources.krcg_json import Content, content_of, read_json, read_sets
from cardbase.sources.package import KrcgPackage, nicknames, tables
from cardbase.sources.source import SourceError
from cardbase.sources.twda import read_archive


def plain(cards):
    return {
        card.id: {field: getattr(card, field) for field in card.__struct_fields__} for card in cards
    }


@pytest.fixture(scope="module")
def published(krcg_cards):
    """The output of krcg's code in the format of its static site."""
    from krcg import twda

    sets = {id(s): s for s in krcg_cards.sets.values()}
    return {
        Content.CARDS: msgspec.json.encode(list(krcg_cards.cards())),
        Content.SETS: msgspec.json.encode(list(sets.values())),
        Content.DECKS: msgspec.json.encode(twda.load_local()),
    }


def test_files_are_distinguished_by_their_content(published):
    for content, data in published.items():
        assert content_of(data) is content


def test_all_cards_equal_the_cards_of_the_tables(cb, published):
    kept = read_tables(tables())
    sets = read_sets(published[Content.SETS])
    rows, rulings = read_json(published[Content.CARDS], sets, kept)
    made = build_cards(rows, aliases=nicknames(), rulings=rulings)
    assert made.sets == tuple(cb.sets.values())
    assert plain(made.cards) == plain(cb)


def test_all_decks_equal_the_decks_of_the_package(published):
    made = read_archive(published[Content.DECKS])
    assert [msgspec.structs.asdict(deck) for deck in made] == [
        msgspec.structs.asdict(deck) for deck in KrcgPackage().archive()
    ]


# ------------------------------------------------------------------------------------ single facts


@pytest.fixture(scope="module")
def package():
    return small_package()


@pytest.fixture
def cards(package):
    return json.loads(as_json(package)["vtes.json"])


def read(package, cards):
    kept = read_tables(package.files())
    rows, rulings = read_json(json.dumps(cards).encode(), kept.sets, kept)
    return {card.id: card for card in build_cards(rows, rulings=rulings).cards}


def test_a_new_vampire_has_all_its_fields(package, cards):
    vampire = next(c for c in cards if c["kind"] == "Crypt")
    new = vampire | {
        "id": 299999,
        "printed_name": "Somebody New",
        "unicity_suffix": "ADV",
        "suffix": "G7 ADV",
        "advanced": True,
        "group": "G7",
        "capacity": 11,
        "disciplines": ["dom", "PRE"],
        "title": "Inner Circle",
        "clan": "Ventrue",
        "path": "Power and the Inner Voice",
        "name_variants": [
            {"type": "Historical", "name": "Somebody Old"},
            {"type": "Historical", "name": "Somebody Old (ADV)"},
            {"type": "Historical", "name": "Somebody Old (G7 ADV)"},
            {"type": "Lexicographical", "name": "New, Somebody"},
        ],
        "formats": ["V5"],
        "banned": "2026-02-03",
        "prints": [
            {"set": {"code": "Promo"}, "occurrences": [{"type": "Single", "date": "2026-01-02"}]}
        ],
    }
    card = read(package, [*cards, new])[299999]
    assert (card.name, card.aliases) == ("Somebody New", ("Somebody Old",))
    assert (card.group, card.advanced, card.capacity) == (7, True, 11)
    assert (card.disciplines, card.title, card.votes) == (("dom", "PRE"), "Inner Circle", 4)
    assert (card.clan, card.path) == ("Ventrue", "Power and the Inner Voice")
    assert (card.formats, card.banned_from.isoformat()) == (("V5",), "2026-02-03")
    assert card.legal_from.isoformat() == "2026-01-02"


@pytest.mark.parametrize(
    ("change", "field", "value"),
    [
        ({"cost": {"type": "Blood", "value": "X"}}, "blood_cost", "X"),
        ({"cost": {"type": "Pool", "value": 3}}, "pool_cost", 3),
        ({"cost": {"type": "Conviction", "value": 1}}, "conviction_cost", 1),
        ({"cost": None}, "pool_cost", 0),
        ({"burn_option": True}, "burn_option", True),
        ({"clan_requirement": ["Brujah", "Ventrue"]}, "requirement.clans", ("Brujah", "Ventrue")),
        (
            {"discipline_requirement": {"type": "Combo", "disciplines": ["pot", "pre"]}},
            "requirement.combo",
            True,
        ),
        (
            {"discipline_requirement": {"type": "Choice", "disciplines": ["pot", "pre"]}},
            "requirement.disciplines",
            ("pot", "pre"),
        ),
    ],
)
def test_a_fact_of_a_library_card(package, cards, change, field, value):
    card = next(c for c in cards if c["kind"] == "Library")
    card |= change
    found = read(package, cards)[card["id"]]
    for name in field.split("."):
        found = getattr(found, name)
    assert found == value


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "neither cards nor decks"),
        (b"[]", "empty"),
        (b"{}", "empty"),
        (b"[1, 2]", "neither cards nor decks"),
        (b'{"a": 1}', "neither cards nor decks"),
        (b'[{"a": 1}]', "neither cards nor decks"),
        (b'[{"_name": "x", "card_text": "y"}]', "older layout"),
        (b'[{"id": "x", "cards": []}]', "older layout"),
        (b"\xff\xfe[", "neither cards nor decks"),
        (b"[" * 100_000, "neither cards nor decks"),
    ],
)
def test_other_json_is_reported(data, message):
    with pytest.raises(SourceError, match=message):
        content_of(data)


@pytest.mark.parametrize(
    "change",
    [
        {"id": "x"},
        {"id": -1},
        {"kind": "Vampire"},
        {"types": ["Nonsense"]},
        {"capacity": "ten"},
        {"group": "G12345678901"},
        {"prints": [{"set": {"code": "Unheard"}}]},
        {"text": "x" * 20_001},
        {"banned": "yesterday"},
    ],
)
def test_an_impossible_card_is_reported(package, cards, change):
    card = next(c for c in cards if c["kind"] == "Crypt")
    card |= change
    with pytest.raises(SourceError):
        read(package, cards)


def test_two_cards_with_one_id_are_reported(package, cards):
    with pytest.raises(SourceError, match="two cards have the id"):
        read(package, [*cards, cards[0]])


def test_json_of_the_tests_has_the_shape_of_krcg(published):
    """The small data of other tests have the format of KRCG: all their keys exist there."""
    real = {key for card in json.loads(published[Content.CARDS]) for key in card}
    ours = json.loads(as_json(small_package())["vtes.json"])
    assert {key for card in ours for key in card} <= real
    assert krcg_json.CARDS == "vtes.json"


def test_nicknames_are_read_as_krcg_has_them():
    from krcg.vekn_csv import ALIASES

    assert nicknames() == ALIASES


@pytest.mark.parametrize("source", ["", "ALIASES = make()", "ALIASES = {1: 2}", "ALIASES ="])
def test_moved_nicknames_are_ignored(monkeypatch, tmp_path, source):
    (tmp_path / "vekn_csv.py").write_text(source)
    monkeypatch.setattr(packaged, "folder", lambda: tmp_path / "cards")

    assert nicknames() == {}
