"""The content of a registration sheet, and the cards of proxies."""

import pytest

from vtes_deck.app import paper
from vtes_deck.app.paper import Which, plain, proxies, sheet_of
from vtes_deck.app.paper_report import Bars, Grid, report_of
from vtes_deck.deck.checksum import checksum
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deck.winning_decks import from_archive


@pytest.fixture
def deck(cb):
    return Deck(
        name="A",
        crypt=(Slot(cb["Arika"], 2), Slot(cb["Anarch Convert"], 5)),
        library=(Slot(cb["Wash"], 2, "said\nof it"), Slot(cb["Deflection"], 4)),
        unknown=(UnknownLine("Gaven\tthe \x07Xyzzy", 3),),
    )


def test_the_list_is_grouped_and_counted(deck):
    sheet = sheet_of(deck)
    assert [(line.count, line.name, line.group) for line in sheet.crypt] == [
        (5, "Anarch Convert", "ANY"),
        (2, "Arika", "2"),
    ]
    assert (sheet.crypt_count, sheet.groups) == (7, (2,))
    assert [(part.title, part.count) for part in sheet.library] == [("Master", 2), ("Reaction", 4)]
    assert sheet.library[0].lines[0].comment == "said of it"
    assert (sheet.unknown_count, sheet.unknown[0].name) == (3, "Gaven the Xyzzy")
    assert sheet.checksum == checksum(deck)


def test_an_advanced_vampire_is_distinguished_from_the_base_vampire(cb):
    advanced = next(card for card in cb.crypt if card.advanced)
    line = sheet_of(Deck(crypt=(Slot(advanced, 1),))).crypt[0]
    assert line.name == f"{advanced.name} (ADV)"


@pytest.mark.parametrize(
    ("text", "expected"),
    [("a\n b\x00c", "a b c"), ("", ""), ("x" * 400, "x" * 299 + "…")],
    ids=["signs", "nothing", "long"],
)
def test_a_multi_line_text_is_put_on_one_line(text, expected):
    assert plain(text) == expected


def test_proxies_of_a_part_and_one_of_each(deck, cb, monkeypatch):
    assert len(proxies(deck)) == 13
    assert proxies(deck)[0] == cb["Anarch Convert"]
    assert len(proxies(deck, Which.CRYPT)) == 7
    assert proxies(deck, Which.LIBRARY, each_once=True) == [cb["Wash"], cb["Deflection"]]
    monkeypatch.setattr(paper, "MAX_PROXIES", 4)
    assert len(proxies(deck)) == 4


def test_the_report_agrees_with_the_panels(cb):
    deck = from_archive(cb.archive["13568"], cb.get)
    report = report_of(deck, cb)
    titles = {section.title: section for section in report.sections}
    capacities = titles["Crypt by capacity"]
    assert isinstance(capacities, Bars)
    assert sum(int(bar.text) for bar in capacities.bars) == deck.crypt_count
    assert max(bar.share for bar in capacities.bars) == 1
    curve = titles["Vampires ready, turn by turn"]
    assert isinstance(curve, Grid)
    assert "Exact" in curve.note
    seen = titles["Library cards seen by the beginning of a turn"]
    assert len(seen.rows) == len(deck.library)
    assert all(len(row) == len(seen.heads) for row in seen.rows)


def test_an_empty_deck_has_an_empty_report(cb):
    report = report_of(Deck(), cb)
    assert report.sections == ()
    assert sheet_of(Deck()).crypt == ()
