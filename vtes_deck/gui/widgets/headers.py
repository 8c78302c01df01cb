"""Widths of columns that hold their titles in any language."""

from __future__ import annotations

from PySide6.QtWidgets import QHeaderView


def fit(header: QHeaderView, column: int, width: float = 0) -> None:
    """Give a column a width, or as much as its title needs, if that is more.

    Args:
        header: of the table.
        column: which one.
        width: in pixels, for what stands in the column.
    """
    arrow = header.isSortIndicatorShown()
    header.setSortIndicatorShown(False)  # only one column has it, and it would count in each
    needed = header.sectionSizeHint(column)
    header.setSortIndicatorShown(arrow)
    header.resizeSection(column, max(round(width), needed))
