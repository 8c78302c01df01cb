"""The middle of the table: the current action can be read."""

from msgspec.structs import replace
from PySide6.QtGui import QFont
from table_sittings import PERSON, sit

from vtes_deck.app.game_table.view import ReferendumView
from vtes_deck.gui.table.card_painter import CardPainter
from vtes_deck.gui.table.centre import Centre
from vtes_deck.gui.table.recent import first_that_fits
from vtes_deck.gui.widgets.face_cache import FaceCache


def test_the_newest_sentences_are_shown_if_not_all_fit():
    assert first_that_fits([20, 40, 20], 80) == 0
    assert first_that_fits([20, 40, 20], 79) == 1
    assert first_that_fits([20, 40, 20], 59) == 2
    assert first_that_fits([20, 40, 20], 10) == 3
    assert first_that_fits([], 10) == 0


def test_terms_of_a_referendum_are_shown_to_the_last(qtbot, cb):
    """The differing end of a long line is painted."""
    faces = FaceCache(lambda _card: None)
    centre = Centre(CardPainter(faces, QFont()), None)
    qtbot.addWidget(centre)
    centre.resize(180, 260)
    view = sit(cb, PERSON, PERSON).view()

    def painted(terms):
        poll = ReferendumView(
            title="Referendum of Kine Resources Contested",
            caller=0,
            card=-1,
            terms=terms,
            casts=(),
            votes_for=0,
            votes_against=0,
            open_votes=(),
            polling=True,
        )
        centre.show_view(replace(view, referendum=poll))
        return centre.grab().toImage()

    points = "Points: Dora 1, Eve 1, Finn 1, Ada "
    assert painted((points + "1",)) != painted((points + "8",))
    faces.clear()
