import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_deck.deckio.formula_cells import guarded, unguarded

FORMULAS = ("=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1")


@pytest.mark.parametrize("cell", FORMULAS)
def test_no_formula_begins_a_cell(cell):
    assert guarded(cell) == f"'{cell}"


@pytest.mark.parametrize("cell", ["", "Anson", "'t Hooft", "4 Govern", "a=b", "''"])
def test_other_cells_are_unchanged(cell):
    assert guarded(cell) == unguarded(cell) == cell


@given(st.text(alphabet="'=+-@\t\ra 1", max_size=6))
def test_every_text_is_read_back(cell):
    assert unguarded(guarded(cell)) == cell
