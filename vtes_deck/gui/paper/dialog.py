"""A window with a preview, from which pages are printed or saved as PDF."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app import deck_files
from vtes_deck.app.output_files import write_output
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.panels import Context
from vtes_deck.gui.paper.preview import Preview
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.owned_actions import owned_button
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import plural, tr
from vtes_deck.paper.output import Gradual, paint_document, paint_pdf
from vtes_deck.paper.pages import SIZES, Document, PaperSize, usual_size

type ChoosePdf = Callable[[QWidget, Path], Path | None]
type AskPrinter = Callable[[QWidget, QPrinter], bool]


class PaperDialog(QDialog):
    """A preview of a document, with buttons to print or save it.

    Subclasses make the document in :meth:`make` and can put options next to the preview.

    Attributes:
        preview: the pages.
        note: a message below.
        choose_pdf, ask_printer: ask the player; tests put their own answer here.
    """

    def __init__(self, context: Context, title: str, folder: Path, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.context = context
        self.folder = folder
        self.choose_pdf: ChoosePdf = choose_pdf
        self.ask_printer: AskPrinter = ask_printer
        self.document: Document | None = None
        self._work: Gradual | None = None
        self.preview = Preview(self)
        self._make_parts()
        self._lay_out()
        self.preview.zoomed.connect(self._show_zoom)
        self.size_box.activated.connect(self._on_size)
        self.finished.connect(self._on_finished)
        self._show_work()

    # ------------------------------------------------------------------------------------ building

    def _make_parts(self) -> None:
        self.size_box = QComboBox(self)
        self.size_box.setAccessibleName(tr("Size of the paper"))
        for size in SIZES.values():
            self.size_box.addItem(tr(size.title), size.key)
        kept = self.context.settings.value.paper
        self.size_box.setCurrentIndex(
            self.size_box.findData(kept if kept in SIZES else usual_size())
        )
        self.larger = self._tool("ui/zoom-in", tr("Larger"), 1)
        self.smaller = self._tool("ui/zoom-out", tr("Smaller"), -1)
        self.count = PlainLabel(self)
        self.count.setProperty("look", "muted")
        self.note = PlainLabel(self)
        self.note.setWordWrap(True)
        self.note.setProperty("look", "muted")
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Pages"))
        self.stop_button = QPushButton(tr("Stop"), self)
        self.stop_button.setAutoDefault(False)
        self.stop_button.clicked.connect(self.stop)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.print_button = owned_button(self.buttons, tr("&Print …"), role)
        self.print_button.setIcon(icons.icon("ui/print"))
        self.save_button = owned_button(self.buttons, tr("&Save as PDF …"), role)
        self.save_button.setIcon(icons.icon("ui/save", "text-on-accent"))
        set_look(self.save_button, "primary")
        self.save_button.setDefault(True)
        self.print_button.clicked.connect(self.print)
        self.save_button.clicked.connect(self.ask_save)
        self.buttons.rejected.connect(self.reject)

    def _tool(self, icon: str, name: str, step: int) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icons.icon(icon))
        button.setAccessibleName(name)
        keys = QKeySequence("Ctrl++" if step > 0 else "Ctrl+-")
        native = keys.toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(plain_tip(tr("{what} ({keys})", what=name, keys=native)))
        button.setAutoRaise(True)
        button.clicked.connect(lambda: self.preview.zoom(step))
        return button

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        top = QHBoxLayout()
        top.setSpacing(metrics.pad)
        label = PlainLabel(tr("Paper si&ze"), self)
        label.setBuddy(self.size_box)
        for widget in (label, self.size_box, self.count):
            top.addWidget(widget)
        top.addStretch(1)
        top.addWidget(self.smaller)
        top.addWidget(self.larger)
        right = QVBoxLayout()
        right.setSpacing(metrics.pad)
        right.addLayout(top)
        right.addWidget(self.preview, 1)
        self.halves = QHBoxLayout()
        self.halves.setSpacing(metrics.big)
        self.halves.addLayout(right, 3)
        work = QHBoxLayout()
        work.setSpacing(metrics.pad)
        work.addWidget(self.note, 2)
        work.addWidget(self.bar, 1)
        work.addWidget(self.stop_button)
        layout = QVBoxLayout(self)
        layout.setSpacing(metrics.pad)
        layout.addLayout(self.halves, 1)
        layout.addLayout(work)
        layout.addWidget(self.buttons)
        room = self.screen().availableSize()
        self.resize(
            min(metrics.line * 58, round(room.width() * 0.9)),
            min(metrics.line * 46, round(room.height() * 0.88)),
        )

    # ------------------------------------------------------------------------------------ document

    def make(self, size: PaperSize) -> Document | None:
        """The document for a size of paper; ``None`` if there is nothing to show yet."""
        raise NotImplementedError

    @property
    def file_name(self) -> str:
        """The proposed name of the PDF, without suffix."""
        raise NotImplementedError

    @property
    def paper(self) -> PaperSize:
        """The size of paper that was chosen."""
        return SIZES[self.size_box.currentData()]

    def show_document(self) -> None:
        """Create the document again and show it."""
        self.document = self.make(self.paper)
        self.preview.show_document(self.document)
        pages = len(self.document.pages) if self.document else 0
        self.count.setText(plural("{n} pages", "{n} page", pages) if pages else "")
        self._show_work()

    def _on_size(self) -> None:
        self.context.settings.change(paper=self.paper.key)
        self.show_document()

    def _show_zoom(self) -> None:
        larger, smaller = self.preview.can_zoom
        self.larger.setEnabled(larger)
        self.smaller.setEnabled(smaller)

    def _show_work(self) -> None:
        running = self._work is not None
        self.bar.setVisible(running)
        self.stop_button.setVisible(running)
        for button in (self.print_button, self.save_button):
            button.setEnabled(self.document is not None and not running)

    # ------------------------------------------------------------------------------- print and save

    def print(self) -> None:
        """Ask for a printer and print."""
        document = self.document
        if document is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(document.size.layout)
        printer.setFullPage(True)
        printer.setDocName(document.title)
        if not self.ask_printer(self, printer):
            return
        chosen = printer.pageLayout().pageSize().id()
        size = next((one for one in SIZES.values() if one.qt == chosen), document.size)
        if size is not document.size:  # the player chose another paper size in the printer's dialog
            document = self.make(size) or document
        printer.setFullPage(True)
        numbers = _numbers(printer, len(document.pages))
        self._run(
            Gradual(paint_document(document, printer, numbers), self),
            len(numbers),
            tr("Printing …"),
            lambda: self.note.setText(tr("Sent to the printer.")),
        )

    def ask_save(self) -> None:
        """Ask for a file and save a PDF."""
        if self.document is None:
            return
        chosen = self.choose_pdf(self, self.folder / f"{self.file_name}.pdf")
        if chosen is not None:
            self.save_to(chosen)

    def save_to(self, path: Path) -> None:
        """Save as PDF; an existing file is kept until the new one is complete."""
        document = self.document
        if document is None:
            return
        found: list[bytes] = []

        def painted() -> None:
            self.context.jobs.run(
                tr("Writing {file}", file=path.name),
                lambda _task: write_output(path, found[0]),
                done=lambda _nothing: self.note.setText(tr("Written to {file}.", file=path)),
                failed=failed,
                owner=self,
                finish=True,
            )

        def failed(error: Exception) -> None:
            self.note.setText(
                tr(
                    "{file} could not be written: {why}",
                    file=path.name,
                    why=deck_files.reason(error),
                )
            )

        self._run(
            Gradual(paint_pdf(document, found), self),
            len(document.pages),
            tr("Writing {file} …", file=path.name),
            painted,
        )

    def _run(self, work: Gradual, pages: int, words: str, done: Callable[[], None]) -> None:
        self._work = work
        self.note.setText(words)
        self.bar.setRange(0, pages)
        self.bar.setValue(0)
        work.stepped.connect(self.bar.setValue)
        work.done.connect(lambda: self._end(work, done))
        work.failed.connect(
            lambda error: self._end(
                work,
                lambda: self.note.setText(
                    tr("Printing failed: {why}", why=deck_files.reason(error))
                ),
            )
        )
        self._show_work()

    def _end(self, work: Gradual, then: Callable[[], None]) -> None:
        if work is self._work:
            self._work = None
            work.deleteLater()
            self._show_work()
            then()

    def stop(self) -> None:
        """Cancel printing or saving."""
        work, self._work = self._work, None
        if work is not None:
            work.stop()
            work.deleteLater()
            self.note.setText(tr("Stopped; nothing was written."))
            self._show_work()

    def _on_finished(self) -> None:
        self.stop()
        self.preview.stop()


def _numbers(printer: QPrinter, pages: int) -> range:
    """The requested pages, from 0."""
    first, last = printer.fromPage(), printer.toPage()
    return range(max(first, 1) - 1, min(last or pages, pages))


def choose_pdf(parent: QWidget, proposal: Path) -> Path | None:
    """A file for a PDF, or ``None``."""
    chosen, _ = QFileDialog.getSaveFileName(
        parent, tr("Save as PDF"), str(proposal), tr("PDF (*.pdf)")
    )
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix.casefold() == ".pdf" else path.with_name(f"{path.name}.pdf")


def ask_printer(parent: QWidget, printer: QPrinter) -> bool:
    """Open the system's print dialog. Return whether to print."""
    dialog = QPrintDialog(printer, parent)
    try:
        return dialog.exec() == QDialog.DialogCode.Accepted
    finally:
        dialog.deleteLater()
