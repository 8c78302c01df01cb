"""The exact output of each format; no text of a deck breaks its file."""

import csv
import html.parser
import io
import json
import xml.etree.ElementTree as ET

import msgspec
import pytest

from vtes_deck import deckio
from vtes_deck.deck.model import Deck, Slot, UnknownLine


@pytest.fixture
def deck(cb):
    crypt = [
        ("Alan Sovereign (ADV)", 2, ""),
        ("Alexandra", 4, "the star"),
        ("Theo Bell (G2)", 1, ""),
    ]
    library = [("The Rack", 1, ""), ("Wash", 2, "never enough"), ("Form of the Bat", 3, "")]
    return Deck(
        name="Test",
        author="Ann Bee",
        description="One.\nTwo.",
        crypt=tuple(Slot(cb[n], c, comment) for n, c, comment in crypt),
        library=tuple(Slot(cb[n], c, comment) for n, c, comment in library),
    )


TWD = """Deck Name: Test
Created by: Ann Bee
Description: One.
Two.

Crypt (7 cards, min=30, max=44, avg=9)
--------------------------------------
4x Alexandra             11  ANI AUS CEL PRE dom  inner circle  Toreador:2  -- the star
2x Alan Sovereign (ADV)   6  AUS DOM for pre                    Ventrue:3
1x Theo Bell              7  POT cel dom pre                    Brujah:2

Library (6 cards)
Master (3; 2 trifle)
1x Rack, The
2x Wash -- never enough

Action Modifier/Reaction (3)
3x Form of the Bat
"""

TEXT = """Deck Name: Test
Author: Ann Bee
Description: One.
Two.

Crypt (7 cards, min=30, max=44, avg=9)
======================================
4x Alexandra             11  ANI AUS CEL PRE dom  inner circle  Toreador:2  -- the star
2x Alan Sovereign (ADV)   6  AUS DOM for pre                    Ventrue:3
1x Theo Bell              7  POT cel dom pre                    Brujah:2

Library (6 cards)
=================
Master (3; 2 trifle)
--------------------
1x The Rack
2x Wash -- never enough

Action Modifier/Reaction (3)
----------------------------
3x Form of the Bat
"""

JOL = """4x Alexandra
2x Alan Sovereign (ADV)
1x Theo Bell

1x The Rack
2x Wash
3x Form of the Bat
"""

LACKEY = """1\tThe Rack
2\tWash
3\tForm of the Bat
Crypt:
4\tAlexandra
2\tAlan Sovereign (ADV)
1\tTheo Bell
"""

ELD = """"Test"
"Ann Bee"
"One.
Two."
7
"Alexandra"
"Alexandra"
"Alexandra"
"Alexandra"
"Alan Sovereign (ADV)"
"Alan Sovereign (ADV)"
"Theo Bell"
6
"Rack, The"
"Wash"
"Wash"
"Form of the Bat"
"Form of the Bat"
"Form of the Bat"
"""

URL = (
    "https://vdb.im/decks/deck?name=Test&author=Ann%20Bee&description=One.%0ATwo."
    "#200041=2;200049=4;201362=1;101536=1;102151=2;102223=3\n"
)

CSV = """count,card,part,type,id,comment
4,Alexandra,crypt,Vampire,200049,the star
2,Alan Sovereign (ADV),crypt,Vampire,200041,
1,Theo Bell (G2),crypt,Vampire,201362,
1,The Rack,library,Master,101536,
2,Wash,library,Master,102151,never enough
3,Form of the Bat,library,Action Modifier/Reaction,102223,
"""


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("twd", TWD),
        ("text", TEXT),
        ("jol", JOL),
        ("lackey", LACKEY),
        ("eld", ELD),
        ("vdb", URL),
        ("csv", CSV),
    ],
)
def test_exact_output(cb, deck, name, written):
    assert deckio.write(deck, name, cb) == written


def test_json_has_the_shape_of_krcg(cb, deck):
    found = json.loads(deckio.write(deck, "json", cb))
    assert found["crypt"] == {
        "count": 7,
        "cards": [
            {"id": 200049, "count": 4, "name": "Alexandra", "comments": "the star"},
            {"id": 200041, "count": 2, "name": "Alan Sovereign (ADV)"},
            {"id": 201362, "count": 1, "name": "Theo Bell (G2)"},
        ],
    }
    assert [(s["type"], s["count"]) for s in found["library"]["cards"]] == [
        ("Master", 3),
        ("Action Modifier/Reaction", 3),
    ]
    assert (found["name"], found["author"], found["comments"]) == ("Test", "Ann Bee", "One.\nTwo.")


def test_ardb_xml(cb, deck):
    root = ET.fromstring(deckio.write(deck, "ardb-xml", cb))  # noqa: S314 - our own text
    assert [
        (v.get("count"), v.findtext("name"), v.findtext("adv")) for v in root.iter("vampire")
    ] == [
        ("4", "Alexandra", ""),
        ("2", "Alan Sovereign", "Advanced"),
        ("1", "Theo Bell", ""),
    ]
    assert [c.findtext("name") for c in root.iter("card")] == [
        "Rack, The",
        "Wash",
        "Form of the Bat",
    ]


def test_lackey_dek_has_one_element_for_each_copy(cb, deck):
    root = ET.fromstring(deckio.write(deck, "lackey-dek", cb))  # noqa: S314 - our own text
    zones = {
        zone.get("name"): [n.text for n in zone.iter("name")] for zone in root.iter("superzone")
    }
    assert zones["Crypt"] == ["Alexandra"] * 4 + ["Alan Sovereign (ADV)"] * 2 + ["Theo Bell"]
    assert zones["Deck"] == ["The Rack"] + ["Wash"] * 2 + ["Form of the Bat"] * 3


def test_without_a_card_base_a_shared_name_has_its_group(deck):
    assert "1x Theo Bell (G2)" in deckio.write(deck, "jol")
    assert "1\tTheo Bell (G2)" in deckio.write(deck, "lackey")


def test_a_shared_name_has_its_group_if_other_vampires_would_mislead(cb):
    new = Deck(crypt=(Slot(cb["Theo Bell (G2)"], 1), Slot(cb["Indira"], 11)))
    assert deckio.write(new, "jol", cb) == "11x Indira\n1x Theo Bell (G2)\n\n"
    later = Deck(crypt=(Slot(cb["Theo Bell (G6)"], 1), Slot(cb["Indira"], 11)))
    assert deckio.write(later, "jol", cb) == "11x Indira\n1x Theo Bell (G6)\n\n"


HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "[url=javascript:alert(1)]x[/url]",
    "[/b][img]http://example.org/x.png[/img]",
    "=HYPERLINK(1)",
    "+1+1",
    "-1",
    "@SUM(A1)",
    "]]>",
    "&lt;b&gt; &amp; &#39;",
    'a "quoted" name, with; marks\tand\nlines',
    "'=1",
    "\x00\x0b\x1f",
)


@pytest.fixture(params=HOSTILE)
def hostile(cb, request):
    text = request.param
    return Deck(
        name=text,
        author=text,
        description=text,
        crypt=(Slot(cb["Anson"], 12, text),),
        library=(Slot(cb["Wash"], 4, text),),
        unknown=(UnknownLine(f"Zz {text}", 2, False, 0, text),),
    )


def test_html_contains_only_our_tags(cb, hostile):
    seen = set()

    class Tags(html.parser.HTMLParser):
        def handle_starttag(self, tag, attrs):
            seen.add(tag)
            assert {name for name, _ in attrs} <= {"lang", "charset", "data-markdown"}

    Tags().feed(deckio.write(hostile, "html", cb))
    assert not seen & {"script", "img", "a", "b", "iframe", "link"}


def test_bbcode_contains_only_our_tags(cb, hostile):
    text = deckio.write(hostile, "bbcode", cb)
    for tag in ("[url", "[img", "[/img"):
        assert tag not in text.lower()


def test_no_cell_is_a_formula(cb, hostile):
    for row in csv.reader(io.StringIO(deckio.write(hostile, "csv", cb))):
        assert len(row) == 6
        for cell in row:
            assert not cell.startswith(("=", "+", "-", "@", "\t", "\r"))


def test_xml_and_json_stay_valid(cb, hostile):
    for name in ("ardb-xml", "lackey-dek"):
        ET.fromstring(deckio.write(hostile, name, cb))  # noqa: S314 - our own text
    assert json.loads(deckio.write(hostile, "json", cb))["name"] == hostile.name


@pytest.mark.parametrize("name", [f.name for f in deckio.writable() if f.can_read])
def test_hostile_texts_lose_no_card(cb, hostile, name):
    found = deckio.read(deckio.write(hostile, name, cb), cb, format_name=name)
    assert [(s.card.name, s.count) for s in found.deck.slots] == [("Anson", 12), ("Wash", 4)]


def test_formats_are_found_by_scanning():
    names = set(deckio.formats())
    assert {
        "twd", "text", "jol", "lackey", "lackey-dek", "ardb-xml", "eld", "vdb", "json", "html",
        "bbcode", "csv",
    } <= names  # fmt: skip
    assert {f.name for f in deckio.writable()} >= names - {"sutekh-xml"}
    assert {f.name for f in deckio.readable()} == names
    for name, found in deckio.formats().items():
        assert found.name == name == name.lower()
        assert found.title
        assert all(suffix.startswith(".") for suffix in found.suffixes)


@pytest.mark.parametrize(
    ("filename", "name"),
    [
        ("a.txt", "text"),
        ("A.TXT", "text"),
        ("a.json", "json"),
        ("a.xml", "ardb-xml"),
        ("a.dek", "lackey-dek"),
        ("a.eld", "eld"),
        ("a.html", "html"),
        ("a.csv", "csv"),
        ("a.jol", "jol"),
        ("a.twd", "twd"),
    ],
)
def test_the_extension_chooses_the_format(filename, name):
    assert deckio.for_writing(filename).name == name


def test_no_extension_means_no_format():
    assert deckio.for_writing("a.pdf") is None


def test_an_unknown_format(cb, deck):
    with pytest.raises(deckio.UnreadableError):
        deckio.write(deck, "nonsense", cb)
    with pytest.raises(deckio.UnreadableError):
        deckio.write(deck, "sutekh-xml", cb)
    with pytest.raises(deckio.UnreadableError):
        deckio.read("12 Indira", cb, format_name="nonsense")


@pytest.mark.parametrize("name", [f.name for f in deckio.writable()])
def test_an_empty_deck_can_be_written(cb, name):
    assert deckio.write(Deck(), name, cb)


@pytest.mark.parametrize(
    "name", ["twd", "text", "html", "bbcode", "json", "ardb-xml", "eld", "lackey-dek"]
)
def test_an_empty_deck_with_a_name_is_read_again(cb, name):
    found = deckio.read(deckio.write(Deck(name="New"), name, cb), cb).deck
    assert (found.name, found.slots, found.unknown) == ("New", (), ())


@pytest.mark.parametrize(
    "text",
    [
        "https://vdb.im/decks/deck?name=A%20B&author=C&description=D#200107=12;102151=4",
        "https://vdb.smeea.casa/decks/deck?name=A+B&author=C&description=D#200107=12;102151=4;",
        "  <https://vdb.im/decks/deck?name=A%20B&author=C&description=D#200107%3D12%3B102151%3D4>",
        "see https://vdb.im/decks/deck?name=A+B&author=C&description=D#200107=12;102151=4 there",
    ],
)
def test_vdb_links(read, text):
    found = read(text)
    assert found.format == "vdb"
    assert (found.crypt, found.library) == ({"Anson (G1)": 12}, {"Wash": 4})
    assert (found.deck.name, found.deck.author, found.deck.description) == ("A B", "C", "D")


@pytest.mark.parametrize(
    "text", ["200107=12;102151=4", "#200107=12;102151=4;", "200107=12 ; 102151=4"]
)
def test_a_vdb_link_without_its_host(read, text):
    found = read(text)
    assert (found.crypt, found.library) == ({"Anson (G1)": 12}, {"Wash": 4})


def test_an_id_that_no_card_has(read):
    found = read("https://vdb.im/decks/deck#200107=12;199999=4;100000=0")
    assert found.crypt == {"Anson (G1)": 12}
    assert found.unknown == [(4, "#199999", 1)]
    assert found.problem("unknown id").said == 199999


KRCG = """
{"crypt": {"cards": [{"id": 200107, "count": 12}]},
 "library": {"cards": [{"type": "Master", "cards": [{"id": 102151, "count": 4}]}]}}
"""


@pytest.mark.parametrize(
    "text",
    [
        KRCG,
        '{"cards": {"200107": 12, "102151": 4}}',
        '{"200107": 12, "102151": "4"}',
        '{"crypt": {"200107": {"q": 12}}, "library": {"102151": {"q": 4, "c": {"id": 102151}}}}',
        '{"crypt": [{"id": 200107, "number": 12}], "library": [{"id": "102151", "number": "4"}]}',
        '{"result": {"title": "x", "cards": {"200107": 12, "102151": 4}}}',
        '[{"cards": [{"id": 200107, "count": 12}, {"name": "Wash", "count": 4}]}]',
        '{"cards": {"Anson": 12, "Wash": 4}}',
        '{"crypt": ["Anson", "Anson"], "library": [], "cards": {"Anson": 10, "Wash": 4.0}}',
    ],
)
def test_json_in_many_shapes(read, text):
    found = read(text)
    assert (found.crypt, found.library) == ({"Anson (G1)": 12}, {"Wash": 4})
    assert found.unknown == []


@pytest.mark.parametrize("text", ["[]", "{}", '{"cards": 5}', "[[[[]]]]", '["a"]', '{"deck": {}}'])
def test_json_without_cards(read, text):
    with pytest.raises(deckio.UnreadableError) as caught:
        read(text)
    assert caught.value.reason is deckio.Reason.NO_CARDS


def test_several_decks_in_json(read):
    found = read('[{"name": "A", "cards": {"200107": 12}}, {"name": "B", "cards": {"102151": 4}}]')
    assert found.deck.name == "A"
    assert found.problem("second deck").text == "B"


@pytest.mark.parametrize(
    "text",
    [
        '<!DOCTYPE deck [<!ENTITY x "y">]><deck><crypt/><name>&x;</name></deck>',
        '<!DOCTYPE deck [<!ENTITY x SYSTEM "file:///etc/passwd">]><deck><crypt/>&x;</deck>',
        "<deck><crypt>" + "<vampire>" * 500 + "</vampire>" * 500 + "</crypt></deck>",
        "<deck><crypt></library></deck>",
    ],
)
def test_xml_with_entities_or_without_a_deck(read, text):
    with pytest.raises(deckio.UnreadableError) as caught:
        read(text)
    assert caught.value.reason is deckio.Reason.MALFORMED


def test_the_dtd_of_ardb_is_named_but_not_fetched(read):
    found = read(
        '<?xml version="1.0" encoding="ISO-8859-1"?>\n'
        '<!DOCTYPE deck SYSTEM "AnarchRevoltDeck.dtd">\n'
        '<deck><name>X</name><crypt><vampire databaseID="1" count="12"><name>Anson</name>'
        '</vampire></crypt><library><card databaseID="2" count="4"><name>Wash</name></card>'
        "</library></deck>"
    )
    assert (found.crypt, found.library) == ({"Anson (G1)": 12}, {"Wash": 4})


def test_an_unknown_card_in_xml_has_its_line_number(read):
    card = '<card count="2">\n<name>Fancy New</name></card>'
    found = read(f"<deck>\n<crypt/>\n<library>\n{card}</library></deck>")
    assert found.unknown == [(2, "Fancy New", 5)]


def test_eld_totals_are_checked(read):
    found = read('"A"\n"B"\n"C"\n2\n"Anson"\n1\n"Wash"\n"Scapelli, The Family `Mechanic`"\n')
    assert found.library == {"Wash": 1, 'Scapelli, The Family "Mechanic"': 1}
    assert found.problems == [(4, "total differs"), (6, "total differs")]


def test_csv_with_named_columns(read):
    found = read("Card;Set;Quantity;Group\nTheo Bell;x;2;6\nIndira;x;10;6\nWash;y;4;\n")
    assert found.crypt == {"Theo Bell (G6)": 2, "Indira (G6)": 10}
    assert found.library == {"Wash": 4}


def test_a_link_keeps_a_description_of_many_lines(cb, deck):
    reported = msgspec.structs.replace(deck, description="one & two\n50%\nthree\n#200001=2 four")
    found = deckio.read(deckio.write(reported, "vdb", cb), cb)
    assert found.deck.description == reported.description
