"""Writing a file that the player has asked for, in the background, and reporting the result."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from vtes_deck.app import deck_files
from vtes_deck.app.output_files import write_output
from vtes_deck.gui.jobs import Jobs
from vtes_deck.language import tr


def write_file(
    jobs: Jobs, path: Path, data: bytes, say: Callable[[str], object], owner: QObject
) -> None:
    """Write a file; an existing file stays until the new one is complete.

    The work is finished even if the program ends meanwhile.

    Args:
        jobs: the window's background work.
        path: the file.
        data: the content of the file.
        say: called with the result as a sentence.
        owner: if it is gone by then, the result is dropped.
    """

    def done(_nothing: None) -> None:
        say(tr("Written to {path}.", path=path))

    def failed(error: Exception) -> None:
        say(tr("{file} could not be written: {why}", file=path.name, why=deck_files.reason(error)))

    jobs.run(
        tr("Writing {file}", file=path.name),
        lambda _task: write_output(path, data),
        done=done,
        failed=failed,
        owner=owner,
        finish=True,
    )
