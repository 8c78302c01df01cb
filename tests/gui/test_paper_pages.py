"""Pages: each part of a deck is on them once, without cut text, in every size."""

import datetime
import random
from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from vtes_deck.app.check_report import Report, ReportedLine, ReportedViolation
from vtes_deck.app.list_verdicts import CheckedList
from vtes_deck.app.paper import Entrant, sheet_of
from vtes_deck.app.paper import proxies as cards_of
from vtes_deck.app.paper_report import report_of
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.paper import output, typography
from vtes_deck.paper.decklist import decklist
from vtes_deck.paper.pages import A4, LETTER, SIZES, Block, Card, Text, columns, fill
from vtes_deck.paper.proxies import HEIGHT, WIDTH, proxies
from vtes_deck.paper.registration import registration
from vtes_deck.paper.report import report
from vtes_deck.paper.summary import summary
from vtes_deck.paper.typography import Style

pytestmark = pytest.mark.usefixtures("qapp")

EDGE = 60.0
"""The margin of printers."""

LONG = "Everything that anybody ever wanted to play at once, and then some more " * 4


@pytest.fixture(params=[A4, LETTER], ids=lambda size: size.key)
def size(request):
    return request.param


@pytest.fixture(scope="session")
def usual(cb):
    return from_archive(cb.archive["13568"], cb.get)


@pytest.fixture(scope="session")
def huge(cb):
    """400 different cards, long names, unknown lines."""
    chance = random.Random(7)
    return Deck(
        name=LONG,
        author=LONG,
        description=f"{LONG}\n\n{LONG * 20}",
        crypt=tuple(Slot(card, 1, LONG) for card in chance.sample(list(cb.crypt), 60)),
        library=tuple(Slot(card, 2) for card in chance.sample(list(cb.library), 340)),
        unknown=(UnknownLine(LONG, 2), UnknownLine("W" * 250, 1), UnknownLine("<b>x</b>", 9)),
    )


DECKS = ("empty", "usual", "huge")


@pytest.fixture(params=DECKS)
def deck(request):
    return Deck() if request.param == "empty" else request.getfixturevalue(request.param)


def texts(document):
    return [text for page in document.pages for text in page.texts]


def assert_nothing_is_cut_off(document):
    wide, high = document.size.width - EDGE, document.size.height - EDGE
    for text in texts(document):
        assert text.x >= EDGE
        assert text.x + text.width <= wide + 1, text
        assert text.y - text.size * 0.7 >= EDGE
        assert text.y + text.size * 0.3 <= high, text


def assert_nothing_overlaps(document):
    for page in document.pages:
        boxes = [(t.x, t.x + t.width, t.y - 0.55 * t.size, t.y, t.text) for t in page.texts]
        boxes.sort(key=lambda box: box[2])
        for number, one in enumerate(boxes):
            for other in boxes[number + 1 :]:
                if other[2] >= one[3]:
                    break
                assert other[0] >= one[1] - 1 or other[1] <= one[0] + 1, (one, other)


def lines_of(document):
    """The words of the pages in the order of their marks, so that wrapped names are whole."""
    found = []
    for page in document.pages:
        found += [mark.text for mark in page.marks if isinstance(mark, Text)]
    return " ".join(found)


def entrant(deck):
    return Entrant(
        player=deck.author, vekn="3120012", event=deck.name, date="2026-11-20", deck=deck.name
    )


def test_a_registration_sheet_lists_every_card_once(deck, size):
    document = registration(sheet_of(deck), entrant(deck), size)
    assert_nothing_is_cut_off(document)
    assert_nothing_overlaps(document)
    found = Counter(text.text for text in texts(document))
    for slot in deck.library:
        assert found[slot.card.unique_name] >= 1
    words = lines_of(document)
    for slot in deck.crypt:
        assert slot.card.name in words
    if deck.unknown:
        assert "WWWWWWWWWW" in words
        assert "<b>x</b>" in found
    assert words.count("For the judge") == 1
    assert words.count("Signature of the player") == 1
    assert f"Library: {deck.library_count} cards" in words
    assert sheet_of(deck).checksum in words


def test_a_usual_deck_fits_on_one_sheet(usual, size):
    document = registration(sheet_of(usual), entrant(usual), size)
    assert len(document.pages) == 1
    assert "3120012" in document.pages[0].words


def test_missing_fields_have_a_line_to_write_on(usual):
    document = registration(sheet_of(usual), Entrant(), A4)
    words = [text.text for text in texts(document)]
    for name in ("Player", "V:EKN number", "Tournament", "Date", "Deck", "Format"):
        assert words.count(name) == 1


def test_a_continued_type_is_marked_and_no_heading_is_alone(huge, size):
    document = registration(sheet_of(huge), Entrant(), size)
    assert len(document.pages) > 2
    assert "Master, continued" in {text.text for text in texts(document)}
    headings = {f"{part.title} ({part.count})" for part in sheet_of(huge).library}
    for page in document.pages:
        by_column = {}
        for text in page.texts:
            by_column.setdefault(text.x > document.size.width / 2, []).append(text)
        for column in by_column.values():
            last = [text for text in column if text.y < document.size.height - 500]
            assert not last or last[-1].text not in headings
    assert all(page.words.count("Page ") == 1 for page in document.pages)


def test_a_decklist_has_the_comments_of_the_author(huge, usual, size):
    for deck in (huge, usual):
        document = decklist(
            sheet_of(deck), size, name=deck.name, author=deck.author, description=deck.description
        )
        assert_nothing_is_cut_off(document)
        assert_nothing_overlaps(document)
        words = lines_of(document)
        for slot in deck.slots:
            assert slot.card.name in words
    assert "Deck without a name" in lines_of(decklist(sheet_of(Deck()), size, name=""))


NOTES = """# Plan

Bleed with [[Govern the Unaligned]] **often**, *late*
or `never`.

1. first
   - inner
2. second

> said <b>so</b>

| prey | odds |
|---|---|
| wall | low |

```
  kept   as it is
```

[site](https://example.org/a) [bad](javascript:x) ![seen](https://example.org/p.png)
"""


def test_a_description_in_markdown_is_formatted(size):
    document = decklist(sheet_of(Deck()), size, name="x", description=NOTES)
    assert_nothing_is_cut_off(document)
    assert_nothing_overlaps(document)
    style = {mark.text.strip(" "): mark.style for mark in texts(document)}
    assert style["Plan"] is Style.BOLD
    assert style["often"] is Style.BOLD
    assert style["late"] is Style.ITALIC
    assert style["never"] is Style.MONO
    assert style["said <b>so</b>"] is Style.ITALIC
    assert style["  kept   as it is".replace(" ", "\N{NO-BREAK SPACE}")] is Style.MONO
    words = " ".join(" ".join(page.words for page in document.pages).split())
    assert "Bleed with Govern the Unaligned often , late or never ." in words
    assert "1. first • inner 2. second" in words
    place = {mark.text: mark for mark in texts(document)}
    assert style["prey"] is style["odds"] is Style.BOLD
    assert place["prey"].x == place["wall"].x < place["odds"].x == place["low"].x
    assert place["wall"].y == place["low"].y > place["odds"].y
    assert place["1."].x + place["1."].width < place["first"].x
    assert "site (https://example.org/a) [bad](javascript:x)" in words


@pytest.mark.parametrize(
    ("cells", "wide"),
    [
        (["short", "a sentence that needs far more than the width of the page " * 4], 1),
        (["W" * 300, "Q"], 0),
        (["many"] * 200, None),
    ],
)
def test_a_wide_table_is_wrapped_in_its_columns(size, cells, wide):
    row = "|" + "|".join(cells) + "|\n"
    notes = row + "|---" * len(cells) + "|\n" + row * 60
    document = decklist(sheet_of(Deck()), size, name="x", description=notes)
    assert_nothing_is_cut_off(document)
    if wide is not None:
        assert_nothing_overlaps(document)
    letters = "".join("".join(page.words.split()) for page in document.pages)
    if wide is not None:
        assert letters.count(cells[1 - wide]) == 61


@pytest.mark.parametrize("text", ["> " * 5000, "- " * 5000, "[" * 9000, "W" * 5000, "**a " * 5000])
def test_a_hostile_description_stays_within_the_page(text):
    document = decklist(sheet_of(Deck()), A4, name="x", description=text)
    assert_nothing_is_cut_off(document)


def test_proxies_have_the_size_of_cards_and_lines_to_cut_along(usual, size):
    for gap in (False, True):
        wanted = cards_of(usual)
        document = proxies(wanted, size, title="x", gap=gap)
        cards = [m for page in document.pages for m in page.marks if isinstance(m, Card)]
        assert [mark.card for mark in cards] == wanted
        assert len(document.pages) == -(-len(wanted) // 9)
        assert {(mark.width, mark.height) for mark in cards} == {(WIDTH, HEIGHT)}
        assert (WIDTH, HEIGHT) == (630, 880)
        for page in document.pages:
            placed = [mark for mark in page.marks if isinstance(mark, Card)]
            for number, one in enumerate(placed):
                assert one.x > 30
                assert one.x + one.width < size.width - 30
                assert one.y > 30
                assert one.y + one.height < size.height - 30
                for other in placed[number + 1 :]:
                    assert abs(one.x - other.x) >= WIDTH or abs(one.y - other.y) >= HEIGHT
            edges = {mark.x for mark in page.marks if not isinstance(mark, Card) and mark.dx == 0}
            assert {mark.x for mark in placed} <= edges
    assert "No cards" in proxies([], size, title="x").pages[0].words


def test_proxies_take_pictures_and_texts_if_available(usual, cb):
    cards = cards_of(usual, each_once=True)
    document = proxies(
        cards,
        A4,
        title="x",
        picture=lambda card: b"picture" if card is cards[0] else None,
        translation=lambda card: card.translations.get("fr"),
    )
    marks = [mark for mark in document.pages[0].marks if isinstance(mark, Card)]
    assert [mark.picture for mark in marks[:2]] == [b"picture", None]
    assert marks[0].translation == cards[0].translations.get("fr")


def test_any_deck_has_a_report(cb, deck, size):
    few = Deck(
        name=deck.name, author=deck.author, crypt=deck.crypt[:12], library=deck.library[:150]
    )
    document = report(report_of(few, cb), size)
    assert_nothing_is_cut_off(document)
    assert_nothing_overlaps(document)


def row(number, **fields):
    report_ = Report(file="x", format="standard", date=datetime.date(2026, 11, 20))
    return CheckedList(None, f"list {number}.txt", msgspec.structs.replace(report_, **fields))


def test_many_lists_have_a_summary(size):
    violation = ReportedViolation("VEKN-TR-6.2", "error", LONG, (), "Add cards.", "source")
    line = ReportedLine(3, "x", (), LONG, "error")
    rows = [
        *(row(number, legal=True, player="Anna", crypt=12, library=90) for number in range(60)),
        row(60, violations=(violation,) * 9, unread=(line,) * 30, player=LONG),
        row(61, error=LONG),
        row(62, legal=True, unread=(line,)),
        row(63, legal=True, checksum="3f9a"),
        row(64, legal=True, checksum="3f9a"),
    ]
    document = summary(rows, size, question="Standard on 2026-11-20")
    assert_nothing_is_cut_off(document)
    assert_nothing_overlaps(document)
    words = lines_of(document)
    assert (
        "64 decks: 63 legal, 1 not legal. 2 decks have doubtful lines. 1 unreadable file." in words
    )
    assert all(f"list {number}.txt" in words for number in range(63))
    assert words.count("Verdict") == len([p for p in document.pages if "Verdict" in p.words])
    assert words.count("Verdict") >= 2
    assert "10 more doubtful lines" in words
    assert "[VEKN-TR-6.2]" in words
    assert "list 63.txt, list 64.txt" in words


# ------------------------------------------------------------------------------------------- layout


@given(
    heights=st.lists(st.floats(1, 200), max_size=40),
    number=st.integers(1, 4),
    room=st.floats(10, 400),
)
def test_columns_lose_no_item_and_keep_the_order(heights, number, room):
    blocks = [Block(height) for height in heights]
    found = columns(blocks, number, room)
    placed = [block for column in found for block in column]
    assert len(found) == number
    assert placed == blocks[: len(placed)]
    assert all(sum(block.height for block in column) <= room + 0.1 for column in found)
    if len(placed) < len(blocks):
        greedy = sum(1 for _ in placed)
        rest = blocks
        for _ in range(number):
            rest = rest[fill(rest, room) :]
        assert greedy == len(blocks) - len(rest)


def test_a_heading_stays_with_the_next_item():
    blocks = [Block(10), Block(10, keep=True), Block(10)]
    assert fill(blocks, 25) == 1
    assert fill(blocks, 30) == 3


@given(text=st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=80))
def test_lines_fit_and_lose_no_letter(text):
    lines = typography.wrapped(text, Style.PLAIN, 30, 200)
    assert "".join(lines).replace(" ", "") == "".join(text.split())
    for line in lines:
        assert len(line) <= 1 or typography.width(line, Style.PLAIN, 30) <= 200


def test_a_text_shrinks_before_it_is_shortened():
    assert typography.fitted("short", Style.PLAIN, 30, 500) == ("short", 30)
    text, size = typography.fitted("just a little too long", Style.PLAIN, 30, 250, 10)
    assert (text, size < 30) == ("just a little too long", True)
    shortened, size = typography.fitted("x" * 500, Style.PLAIN, 30, 250, 20)
    assert shortened.endswith("…")
    assert typography.width(shortened, Style.PLAIN, size) <= 250


# ------------------------------------------------------------------------------------------- output


def painted(document, number=0, width=500):
    found = []
    for _ in output.paint_image(document.pages[number], document, width, found):
        pass
    return found[0]


def test_paper_is_white_in_every_look(usual, qapp):
    document = registration(sheet_of(usual), Entrant(), A4)
    image = painted(document)
    assert image.pixelColor(2, 2) == QColor("#ffffff")
    assert (image.width(), image.height()) == (500, round(500 * 2970 / 2100))
    dark = sum(
        image.pixelColor(x, y).lightness() < 100 for x in range(0, 500, 2) for y in range(0, 700, 2)
    )
    assert 200 < dark < 30_000


def test_a_pdf_has_its_pages_in_the_size_of_the_paper(usual):
    for size in SIZES.values():
        found = []
        document = registration(sheet_of(usual), Entrant(player="Ärger"), size)
        for _ in output.paint_pdf(document, found):
            pass
        pdf = found[0]
        assert pdf.startswith(b"%PDF-")
        assert pdf.rstrip().endswith(b"%%EOF")
        box = pdf.split(b"/MediaBox [")[1].split(b"]")[0].split()
        assert abs(float(box[2]) - size.width / 254 * 72) < 1
        assert abs(float(box[3]) - size.height / 254 * 72) < 1
        assert len(pdf) < 300_000


def test_every_card_is_in_a_pdf_and_its_copies_only_once(cb):
    def images(cards):
        found = []
        for _ in output.paint_pdf(proxies(cards, A4, title="x"), found):
            pass
        return found[0].count(b"/Subtype /Image")

    wash, doll = cb["Wash"], cb["Blood Doll"]
    assert images([wash] * 9) == 1
    assert images([wash, wash, doll]) == 2


def test_a_face_is_drawn_in_bands_without_seams(cb):
    mark = Card(0, 0, WIDTH, HEIGHT, cb["Wash"])
    cards = output.Cards()
    for _ in cards.make(mark):
        pass
    sharp = cards.get(mark)
    whole = QImage(sharp.size(), sharp.format())
    whole.fill(QColor("#ffffff"))
    painter = QPainter(whole)
    output.paint_card(painter, QRectF(whole.rect()), cb["Wash"])
    painter.end()
    differing = sum(
        abs(sharp.pixelColor(x, y).lightness() - whole.pixelColor(x, y).lightness()) > 8
        for x in range(0, sharp.width(), 3)
        for y in range(0, sharp.height(), 3)
    )
    assert differing < 40


def test_an_invalid_picture_is_replaced_by_the_face(cb):
    face = painted(proxies([cb["Wash"]], A4, title="x"), width=300)
    broken = painted(proxies([cb["Wash"]], A4, title="x", picture=lambda _card: b"no"), width=300)
    assert broken == face


def test_gradual_work_runs_between_events_and_can_be_stopped(qtbot):
    def steps():
        yield from range(3)

    done = []
    work = output.Gradual(steps())
    work.stepped.connect(done.append)
    with qtbot.waitSignal(work.done):
        pass
    assert not work.running

    closed = []

    def endless():
        try:
            while True:
                yield 1
        finally:
            closed.append(True)

    work = output.Gradual(endless())
    qtbot.wait(60)
    work.stop()
    assert closed == [True]


def test_gradual_work_reports_its_error(qtbot):
    def steps():
        yield 0
        raise OSError(0, "no paper")

    work = output.Gradual(steps())
    with qtbot.waitSignal(work.failed) as reported:
        pass
    assert isinstance(reported.args[0], OSError)
