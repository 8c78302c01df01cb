"""Own cards added to the official ones."""

import msgspec
import pytest

from cardbase.card_numbers import is_crypt, is_own, number_of
from cardbase.own_cards import store
from cardbase.own_cards.model import OwnCard, flaws, tidied
from cardbase.own_cards.overlay import with_own
from cardbase.terms import Sect, Title, Trait, Type

RAID = OwnCard(
    name="Night Raid",
    type="Action Modifier/Combat",
    discipline="Dominate & Presence",
    blood="X",
    text="See <Govern the Unaligned> and <Day Raid>. (D) Ends.",
)
ANSON = OwnCard(
    name="Anson",
    type="Vampire",
    clan="Toreador",
    group=7,
    capacity=9,
    discipline="Auspex, CEL, pre",
    text="Camarilla Prince of Oslo: Anson has 1 additional stealth.",
)
VERA = OwnCard(name="Vera", type="Imbued", clan="Judge", group="any", capacity=4, discipline="jud")


@pytest.fixture(scope="module")
def own(cb):
    return with_own(cb, [tidied(card) for card in (RAID, ANSON, VERA)])


def wrong(**fields):
    values = {"name": "Night Raid", "type": "Action"} | fields
    return {field: str(message) for field, message in flaws(tidied(OwnCard(**values)))}


def test_the_facts_are_read_as_from_the_official_lists(own):
    raid, anson, vera = (own.get(card.id) for card in (RAID, ANSON, VERA))
    assert raid.types == (Type.ACTION_MODIFIER, Type.COMBAT)
    assert (raid.requirement.disciplines, raid.requirement.combo) == (("dom", "pre"), True)
    assert raid.blood_cost == "X"
    # Only the mark of an existing card is kept.
    assert raid.text == "See <Govern the Unaligned> and Day Raid. Ⓓ Ends."
    assert anson.disciplines == ("aus", "CEL", "pre")
    assert (anson.sect, anson.title, anson.city) == (Sect.CAMARILLA, Title.PRINCE, "Oslo")
    assert Trait.UNIQUE in anson.traits
    assert (vera.group, vera.capacity, vera.sect) == (None, 4, None)
    assert [card.legal_from for card in (raid, anson, vera)] == [None] * 3
    assert [card.picture for card in (raid, anson, vera)] == [""] * 3


def test_ids_are_stable_and_never_official(cb, own):
    # The ids are fixed, because decks on disk have them.
    assert number_of("Night Raid") == number_of("night  RAID!") == 859_937_697
    assert number_of("Anson", crypt=True, group=7) == 912_822_918
    assert number_of("Anson", crypt=True, group=7, advanced=True) != 912_822_918
    assert not [card for card in cb if is_own(card.id)]
    assert all(is_own(card.id) for card in own if card.id not in cb)
    assert {is_crypt(card.id) for card in own.crypt} == {True}
    assert {is_crypt(card.id) for card in own.library} == {False}


def test_names_find_own_cards_and_official_names_stay_unambiguous(cb, own):
    assert own["night raid"].id == RAID.id
    assert own["Vera"].id == VERA.id
    # The official vampire keeps the name; the new version is identified by its group.
    assert own.find("Anson").how == cb.find("Anson").how
    assert own["Anson"] == cb["Anson"]
    assert own["Anson (G7)"].id == own.find("anson [group 7]").card.id == ANSON.id
    assert own[ANSON.id].unique_name == "Anson (G7)"
    assert own["Anson"].variants == (ANSON.id,)
    assert own[ANSON.id].variants == (own["Anson"].id,)
    assert cb["Anson"].variants == ()


def test_official_names_keep_their_meaning(cb):
    names = {card.aliases[0]: card.id for card in cb.library if card.aliases}
    some = list(names)[:40]
    cards = [tidied(OwnCard(name=f"The {n}", type="Action", former=(n,))) for n in some]
    own = with_own(cb, [card for card in cards if next(flaws(card), None) is None])
    assert [own.find(name).candidates for name in some] == [cb.find(n).candidates for n in some]


def test_an_official_card_replaces_an_own_card(cb):
    govern = OwnCard(name="Govern the unaligned", type="Action")
    anson = msgspec.structs.replace(ANSON, group=1)
    own = with_own(cb, [govern, anson, RAID])
    assert len(own) == len(cb) + 1
    # Decks that name the own card's id now contain the official card.
    assert own[govern.id] == own.get(govern.id) == cb["Govern the Unaligned"]
    assert own[anson.id] == cb["Anson"]
    assert govern.id in own


def test_search_finds_unreleased_cards(own, cb):
    assert {card.id for card in own.search("is:own")} == {RAID.id, ANSON.id, VERA.id}
    assert own.search("is:unreleased type:imbued") == (own[VERA.id],)
    assert cb.search("is:unreleased") == ()
    assert own.search("is:playtest") == own.search("is:unreleased")


def test_changed_own_cards_change_the_version_of_the_card_base(cb, own):
    other = with_own(cb, [RAID, msgspec.structs.replace(ANSON, text="Camarilla."), VERA])
    assert len({base.version.fingerprint for base in (cb, own, other)}) == 3


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"name": ""}, "name"),
        ({"name": "!"}, "name"),
        ({"name": "Anson (G7)"}, "name"),
        ({"name": "n" * 81}, "name"),
        ({"name": "Night\u202eRaid"}, "name"),
        ({"type": "Akshun"}, "type"),
        ({"type": "Action/Action"}, "type"),
        ({"type": "Action/Vampire"}, "type"),
        ({"text": "x" * 3001}, "text"),
        ({"text": "a\x1b[2J"}, "text"),
        ({"discipline": "xyz"}, "discipline"),
        ({"discipline": "dom&pre/obf"}, "discipline"),
        ({"blood": 1, "pool": 1}, "blood"),
        ({"blood": 100}, "blood"),
        ({"capacity": 3}, "capacity"),
        ({"picture": "../x.png"}, "picture"),
        ({"former": ("x",) * 3 + ("y" * 121,)}, "former"),
        ({"type": "Vampire", "group": 2, "capacity": 3}, "clan"),
        ({"type": "Vampire", "clan": "Ravnos", "capacity": 3}, "group"),
        ({"type": "Vampire", "clan": "Ravnos", "group": 0, "capacity": 3}, "group"),
        ({"type": "Vampire", "clan": "Ravnos", "group": 1}, "capacity"),
        ({"type": "Vampire", "clan": "R", "group": 1, "capacity": 1, "blood": 1}, "blood"),
    ],
)
def test_an_error_names_its_field(fields, field):
    found = wrong(**fields)
    assert field in found
    assert found[field].endswith(".")


def test_a_correct_card_has_no_error():
    assert wrong() == {}
    assert wrong(type="Vampire", clan="Ravnos", group=1, capacity=1) == {}


def test_the_file_keeps_every_field(tmp_path):
    cards = (tidied(RAID), msgspec.structs.replace(ANSON, former=("Ansonn",)), VERA)
    store.write_own(tmp_path, cards)
    assert store.read_own(tmp_path) == cards


def test_a_card_with_an_error_is_left_out_but_stays_in_the_file(tmp_path, caplog):
    flawed = msgspec.structs.replace(RAID, type="Akshun")
    store.write_own(tmp_path, (flawed, VERA))
    assert store.available(tmp_path) == (VERA,)
    assert "Akshun" in caplog.text
    assert store.read_own(tmp_path) == (flawed, VERA)


def test_a_file_of_a_later_version_is_not_read(tmp_path, caplog):
    store.write_own(tmp_path, (VERA,))
    path = tmp_path / store.FILE
    path.write_text(path.read_text().replace('"layout": 1', '"layout": 2'))
    with pytest.raises(store.NewerError):
        store.read_own(tmp_path)
    assert store.available(tmp_path) == ()
    assert "later version" in caplog.text
