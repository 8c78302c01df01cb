"""Another language: messages to players change, files do not."""

import datetime
import re

import msgspec
import pytest
from marked_language import Marked, unmarked_words

from cardbase.archive_similarity import similarity_of
from vtes_deck import deckio, language
from vtes_deck.app import deck_files
from vtes_deck.app.check_report import CheckTerms, check_data
from vtes_deck.app.collection_import import preview, read
from vtes_deck.app.deck_comparison import as_text, compare
from vtes_deck.app.decklist import lay_out
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.list_verdicts import CheckedList, to_csv
from vtes_deck.app.paper_report import report_of
from vtes_deck.app.peer_comparison import compare_with_peers
from vtes_deck.app.recovery import to_saved
from vtes_deck.app.shelf_tags import smart_tags
from vtes_deck.collection.edits import Mode
from vtes_deck.collection.json_file import encode
from vtes_deck.collection.model import Collection
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck, UnknownLine
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.deckio.registry import writable

DAY = datetime.date(2026, 11, 20)
NOON = datetime.datetime(2026, 11, 20, 12, tzinfo=datetime.UTC)
LIST = """Nothing of this is a deck
Crypt
3 Nosuch Vampire
2 Gilbert Duane
Library (20 cards)
17 Govern the Unaligned
x Deflection
0 Villein
"""


@pytest.fixture
def marked():
    """Use a language in brackets; restore English at the end."""
    language.use(Marked())
    yield
    language.use("en")


@pytest.fixture
def in_both():
    """The result of a function in English and in brackets."""

    def both(made):
        english = made()
        language.use(Marked())
        return english, made()

    yield both
    language.use("en")


@pytest.fixture
def deck(cb):
    """A winning deck with an extra card, an unknown card, and a comment."""
    found = from_archive(cb.archive.decks[3], cb.get)
    found = edits.set_comment(found, found.library[0].card, "twice")
    return edits.add_unknown(found, UnknownLine("Nosuch", 2, line=7))


# ------------------------------------------------------------------------------------ files


@pytest.mark.parametrize("name", [one.name for one in writable()])
def test_decks_are_written_the_same_in_every_language(deck, cb, in_both, name):
    english, other = in_both(lambda: deckio.write(deck, name, cb))
    assert other == english


@pytest.mark.parametrize("name", [one.name for one in deckio.formats().values() if one.can_read])
def test_decks_are_read_the_same_in_every_language(deck, cb, in_both, name):
    text = deckio.write(deck, name if name in map(_name, writable()) else "twd", cb)
    english, other = in_both(lambda: deckio.read(text, cb).deck)
    assert other == english


def _name(one):
    return one.name


def test_a_collection_is_saved_the_same_in_every_language(cb, in_both):
    table = "Count,Card,Set,Condition\n2,Villein,Nosuch set,mint\n1,No such card,,\n"

    def kept():
        after = preview(read(table, cb, "a.csv"), Mode.ADD, Collection(), cb).after
        return encode(after, lambda card: cb[card].unique_name)

    english, other = in_both(kept)
    assert b"Nosuch set" in english
    assert other == english


def test_an_open_deck_is_saved_the_same_in_every_language(deck, in_both):
    def kept():
        document = Document(Origin.IMPORT, saved=Deck(), source="the pasted text", key="k")
        found = to_saved(deck, document, closed=False)
        return msgspec.json.encode(msgspec.structs.replace(found, when=NOON))

    english, other = in_both(kept)
    assert other == english


def test_tags_and_keys_of_blocks_are_the_same_in_every_language(deck, in_both):
    english, other = in_both(
        lambda: (smart_tags(deck, DAY), tuple(block.key for block in lay_out(deck)))
    )
    assert other == english


def test_spreadsheets_of_judges_have_the_same_columns_in_every_language(cb, in_both):
    def lines():
        report = check_data(LIST.encode(), "a.txt", cb, CheckTerms("standard", DAY))
        table = to_csv([CheckedList(None, "a.txt", report)]).splitlines()
        return table[0], table[1].split(",")[0]

    english, other = in_both(lines)
    assert english[1] == "not legal"
    assert other == english


# ------------------------------------------------------------------------------------ the messages


@pytest.mark.usefixtures("marked")
def test_problems_of_a_list_are_translated(cb):
    report = check_data(LIST.encode(), "a.txt", cb, CheckTerms("standard", DAY))
    assert len(report.violations) > 2
    assert len(report.unread) > 2
    reported = [one.message for one in (*report.violations, *report.unread)]
    reported += [one.fix for one in report.violations if one.fix]
    reported += report.advice
    assert all(text.startswith("⟦") for text in reported)
    assert [unmarked_words(text) for text in reported if unmarked_words(text)] == []


@pytest.mark.usefixtures("marked")
def test_reading_errors_are_translated(cb):
    for data in (b"", b"%PDF-1.7", b"<deck><crypt", b"Dear all\n\nhow are you?\n"):
        report = check_data(data, "a.txt", cb, CheckTerms("standard", DAY))
        assert report.error is not None
        assert report.error.startswith("⟦")


@pytest.mark.usefixtures("marked")
def test_remarks_of_an_import_are_translated(cb):
    taken = read("Count,Card,Set\nmany,Villein,Nosuch\n1,Vilein,\n-2,Deflection,\n1,,\n", cb)
    assert len(taken.remarks) > 3
    assert all(remark.words.startswith("⟦") for remark in taken.remarks)
    assert unmarked_words(taken.title) == []


@pytest.mark.usefixtures("marked")
def test_statistics_are_translated(deck, cb):
    other = edits.set_count(deck, deck.library[0].card, 9)
    found = compare(deck, other, ("A", "B"))
    titles = [section.title for section in found.sections]
    changed = [figure.change for section in found.sections for figure in section.changed]
    assert [text for text in (*titles, *changed) if unmarked_words(text)] == []
    assert as_text(found).count("⟦") > 5
    rows = compare_with_peers(from_archive(cb.archive.decks[0], cb.get), cb, similarity_of(cb)).rows
    assert len(rows) > 8
    assert [row.name for row in rows if unmarked_words(row.name)] == []


@pytest.mark.usefixtures("marked")
def test_reports_on_paper_are_translated(deck, cb):
    report = report_of(deck, cb)
    texts = [report.size]
    for section in report.sections:
        texts += [section.title, section.note, *getattr(section, "heads", ())]
    assert [text for text in texts if unmarked_words(text)] == []


@pytest.mark.usefixtures("marked")
def test_small_texts_are_translated(deck):
    reported = [deck_files.joined(("1", "2", "3")), *deck_files.open_filters()]
    reported += deck_files.losses(deck, next(one for one in writable() if one.name == "lackey"))
    reported += [block.detail for block in lay_out(deck)]
    assert [text for text in reported if unmarked_words(re.sub(r"\*\.\w+", "", text))] == []
