"""The context menu of charts: copy or save the picture and the numbers."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from vtes_deck.app.output_files import write_output
from vtes_deck.gui.file_dialogs import ChooseFile, choose_file
from vtes_deck.gui.jobs import Jobs
from vtes_deck.gui.list_menus import ListMenuItem, fill_menu
from vtes_deck.gui.widgets.chart import Chart
from vtes_deck.gui.widgets.chart_export import picture_of, png_of
from vtes_deck.language import tr

type _Made = Callable[[Chart], bytes]


class ChartMenu(QObject):
    """The menu of one chart.

    Attributes:
        choose_file: asks the player for a file; tests put their own answer here.
    """

    def __init__(self, chart: Chart, jobs: Jobs) -> None:
        super().__init__(chart)
        self._chart, self._jobs = chart, jobs
        self.choose_file: ChooseFile = choose_file
        chart.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        chart.customContextMenuRequested.connect(self._open)

    def fill(self, menu: QMenu) -> None:
        """Put the entries into a menu."""
        fill_menu(
            menu,
            [
                ListMenuItem(tr("Copy picture"), self.copy_picture),
                ListMenuItem(tr("Save picture …"), self.save_picture),
                ListMenuItem(
                    tr("Show the numbers as a table")
                    if self._chart.table is None
                    else tr("Show the chart"),
                    self.switch_table,
                    rule=True,
                ),
                ListMenuItem(tr("Copy numbers"), self.copy_numbers),
                ListMenuItem(tr("Save numbers …"), self.save_numbers),
            ],
            "",
        )

    def switch_table(self) -> None:
        """Show the chart as a table, or the table as a chart."""
        self._chart.show_table(shown=self._chart.table is None)

    def copy_picture(self) -> None:
        """Put the chart on the clipboard as a picture."""
        QGuiApplication.clipboard().setImage(picture_of(self._chart))

    def copy_numbers(self) -> None:
        """Put the numbers on the clipboard, in the format of spreadsheets."""
        lines = ("\t".join(row) for row in rows_of(self._chart))
        QGuiApplication.clipboard().setText("\n".join(lines))

    def save_picture(self) -> None:
        """Ask for a file and write the picture to it."""
        self._save("png", tr("Pictures (*.png)"), png_of)

    def save_numbers(self) -> None:
        """Ask for a file and write the numbers to it."""
        self._save("csv", tr("Tables (*.csv)"), _csv_of)

    def _save(self, ending: str, kind: str, made: _Made) -> None:
        name = self._chart.accessibleName().lower().replace(" ", "-")
        path = self.choose_file(self._chart, Path.home() / f"{name}.{ending}", kind)
        if path is None:
            return
        data = made(self._chart)
        self._jobs.run(
            tr("Writing {file}", file=path.name),
            lambda _task: write_output(path, data),
            finish=True,
        )

    def _open(self, point: QPoint) -> None:
        menu = QMenu(self._chart)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fill(menu)
        menu.popup(self._chart.mapToGlobal(point))


def offer_saving(charts: Iterable[Chart], jobs: Jobs) -> None:
    """Add the menus to charts."""
    for chart in charts:
        ChartMenu(chart, jobs)


def rows_of(chart: Chart) -> Sequence[tuple[str, ...]]:
    """The numbers of a chart as rows of text for a file, the header first."""
    return [
        tuple(cell if isinstance(cell, str) else f"{cell:.6g}" for cell in row)
        for row in chart.rows()
    ]


def _csv_of(chart: Chart) -> bytes:
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerows(tuple(safe_cell(cell) for cell in row) for row in rows_of(chart))
    # The mark at the beginning tells spreadsheets that the text is UTF-8.
    return out.getvalue().encode("utf-8-sig")


def safe_cell(text: str) -> str:
    """A name that a spreadsheet does not interpret as a formula."""
    return f"'{text}" if text[:1] in {"=", "+", "-", "@", "\t", "\r"} else text
