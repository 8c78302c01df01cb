"""The printed chronicle has all entries."""

import itertools
import random

import pytest
from heritage_chronicle import entry_for

from vtes_deck.app.heritage.data_sets import demonstration
from vtes_deck.app.heritage.export import Branch
from vtes_deck.app.heritage.open_chronicle import OpenChronicle
from vtes_deck.heritage.chronicle import Begin, Note
from vtes_deck.paper.chronicle import MAX_ACROSS, chronicle, tree
from vtes_deck.paper.export import export_chronicle
from vtes_deck.paper.pages import A4, Box, StraightLine, Text


@pytest.fixture
def open_chronicle(own_home, qapp):
    entry = Begin(players=("Ada", "<b>Ben</b>"), youngest_first=(1, 0))
    kept = OpenChronicle.create("Months", demonstration(), entry)
    kept.enter(Note(text="We began on a Friday."))
    chance = random.Random(2)
    while kept.state.chapter < 4:
        kept.enter(entry_for(kept.state, 1, chance))
    return kept


def test_the_pages_have_all_entries(open_chronicle):
    document = chronicle(open_chronicle, A4)
    words = " ".join(page.words for page in document.pages)
    for sheet in open_chronicle.state.players:
        assert sheet.name in words
        assert sheet.character in words
    for text in ("Standings", "Chapter 3", "We began on a Friday.", "not those of the game"):
        assert text in words
    names = {one.id: one.name for one in demonstration().characters}
    state = open_chronicle.state
    for name in state.outcomes[0].places[0].bloodline:
        mark = state.marks.get(name)
        assert (mark.name if mark is not None and mark.name else names[name]) in words


def test_nothing_is_outside_the_page(open_chronicle):
    for page in chronicle(open_chronicle, A4).pages:
        for mark in page.marks:
            assert mark.x >= 0
            assert mark.y >= 0
            wide = mark.width if isinstance(mark, Text | Box) else mark.dx
            assert mark.x + wide <= A4.width
            assert mark.y <= A4.height


def test_a_chronicle_is_written_as_a_pdf(open_chronicle):
    printed = export_chronicle(open_chronicle, "letter")
    assert printed.data.startswith(b"%PDF")
    assert printed.pages >= 1


def grown(width, depth):
    return Branch(
        "x", "Vampire", tuple(grown(width, depth - 1) for _ in range(width)) if depth else ()
    )


def test_no_line_is_drawn_to_a_sire_that_is_unknown(qapp):
    loose = [Branch(f"l{n}", f"Loose {n}", loose=True) for n in range(5)]
    joined = Branch("j", "Joined", (Branch("c", "Childe"),))

    def stems(*childer):
        (block,) = tree(Branch("x", "Leader", childer), 1800)
        boxes = [mark for mark in block.marks if isinstance(mark, Box)]
        assert len(boxes) == 1 + len(childer) + sum(len(one.childer) for one in childer)
        lines = [mark for mark in block.marks if isinstance(mark, StraightLine) and mark.dy > 0]
        foot = [line.y + line.dy for line in lines]
        return {
            name.text
            for box in boxes
            for name in block.marks
            if isinstance(name, Text) and box.x <= name.x <= box.x + box.width
            if box.y <= name.y <= box.y + box.height
            if any(
                abs(end - box.y) < 1 and box.x <= line.x <= box.x + box.width
                for line, end in zip(lines, foot, strict=True)
            )
        }

    assert stems(*loose) == set()
    assert stems(*loose, joined) == {"Joined", "Childe"}


@pytest.mark.parametrize(("width", "depth"), [(1, 0), (1, 12), (3, 2), (3, 3), (2, 5)])
def test_every_vampire_has_a_box_and_a_line_to_its_sire(qapp, width, depth):
    blocks = tree(grown(width, depth), 1800)
    marks = [mark for block in blocks for mark in block.marks]
    count = sum(width**level for level in range(depth + 1))
    assert sum(isinstance(mark, Box) for mark in marks) == count
    assert sum(isinstance(mark, StraightLine) for mark in marks) >= count - 1
    assert (len(blocks) > 1) == (width**depth > MAX_ACROSS)
    if len(blocks) == 1:
        boxes = sorted((m for m in marks if isinstance(m, Box)), key=lambda m: (m.y, m.x))
        for one, other in itertools.pairwise(boxes):
            assert other.y > one.y or other.x >= one.x + one.width
