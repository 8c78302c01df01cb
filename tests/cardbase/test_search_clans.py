"""Clans as players write them."""

import pytest

from cardbase.search import QueryError, complete, parse, search
from cardbase.search.clans import NICKNAMES

#: From deck lists, the abbreviations of other tools, and the rulebooks of earlier editions.
WRITTEN = {
    "Banu Haqim": "assamite; Assamites; assa; banu; haqim; bh",
    "Ministry": "fos; FoS; setite; Setites; Followers of Set; follower of set; set; fose; min",
    "Daughter of Cacophony": "doc; DoC; daughters of cacophony; daughter; cacophony; doca",
    "Harbinger of Skulls": "hos; harbinger; skulls; Harbingers of Skulls; hosk",
    "Blood Brother": "bb; blood brothers; brothers; bros; bbro",
    "True Brujah": "trujah; Trujah; TBruj; tb; true; trub",
    "Ahrimane": "ahri; ahrimanes; Ahri",
    "Ventrue": "ven; ventrues; vent",
    "Malkavian": "malk; malks; Malkavians",
    "Nosferatu": "nos; nosfe; nossie; nossies",
    "Toreador": "tor; torrie; torries; tore",
    "Salubri": "salu; salubri",
    "Gargoyle": "garg; gargoyles",
    "Nagaraja": "naga",
    "Abomination": "abom",
    "Lasombra": "lasom",
    "Tzimisce": "tz; tzi",
    "Akunanse": "aku",
    "Ishtarri": "ish",
    "Pander": "pan; panders",
    "Giovanni": "giov; gio",
    "Visionary": "visionaries; vis",
    "Ventrue antitribu": "!ventrue; !ven; !Ventrues; ventrue anti; anti-ventrue; ventrue!; "
    "ventrue antitribu; Ventrue a.; antitribu ventrue",
    "Malkavian antitribu": "!malk; !malks; malk anti; !Malkavian",
    "Nosferatu antitribu": "!nos; !nosfe; nosfe anti",
    "Toreador antitribu": "!tor; !torrie",
    "Salubri antitribu": "!salu; !sal; salubri anti",
    "Brujah antitribu": "!brujah; !bru; brujah anti",
    "Gangrel antitribu": "!gangrel; anti gangrel",
    "Tremere antitribu": "!tremere; !trem; tremere anti",
}


@pytest.mark.parametrize(
    ("clan", "written"),
    [(clan, one.strip()) for clan, every in WRITTEN.items() for one in every.split(";")],
)
def test_recognises_the_nicknames_of_players(cb, clan, written):
    (term,) = parse(f'clan:"{written}"', cb).terms()
    assert [value.text for value in term.values] == [clan]


def test_every_nickname_means_exactly_one_clan(cb):
    assert set(NICKNAMES) <= set(cb.clans)
    every = [name for names in NICKNAMES.values() for name in names.split(", ")]
    assert len(every) == len(set(every))
    assert not {clan.lower() for clan in cb.clans}.intersection(every)


@pytest.mark.parametrize("written", ["antitribu", "!", "anti", '"any antitribu"'])
def test_antitribu_means_all_antitribu_clans(cb, written):
    clans = {card.clan for card in search(cb, f"kind:crypt clan:{written}")}
    assert clans == {clan for clan in cb.clans if clan.endswith("antitribu")}
    assert len(clans) == 8


@pytest.mark.parametrize("written", ["!giovanni", "!xyz", '"fos anti"', "sa", "!t"])
def test_refuses_unknown_and_ambiguous_clans(cb, written):
    with pytest.raises(QueryError):
        parse(f"clan:{written}", cb)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("clan:fos", "Ministry"),
        ("clan:!ven", '"Ventrue antitribu"'),
        ("!ven", 'clan:"Ventrue antitribu"'),
        ("type:loc", "location"),
        ("disciplin", "disciplines:"),
        ("sup", "superior:"),
        ("sort:", "name"),
        ("sort:-ca", "-cap"),
    ],
)
def test_completion_offers_the_nicknames(cb, typed, offered):
    assert offered in [each.insert for each in complete(typed, len(typed), cb)]
