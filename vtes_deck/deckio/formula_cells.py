"""Cells of tables that a spreadsheet would run as formulas; an apostrophe prevents that."""

from __future__ import annotations

import re

_FORMULA = re.compile(r"'*[=+\-@\t\r]")
"""The beginning of a formula; after apostrophes, too, so that every text can be read back."""


def guarded(cell: str) -> str:
    """A cell that a spreadsheet does not run as a formula."""
    return f"'{cell}" if _FORMULA.match(cell) else cell


def unguarded(cell: str) -> str:
    """The text of a cell, without the apostrophe that :func:`guarded` adds."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell
