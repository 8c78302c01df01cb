"""Opens web pages, files and folders in other programs."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from vtes_deck.graphics.card_text import WEB

log = logging.getLogger(__name__)


def open_address(url: QUrl) -> bool:
    """Open a web page in the browser; any other address is ignored."""
    if url.scheme().casefold() not in WEB or not url.host():
        log.info("%s is no address of the web and was not opened", url.toString()[:200])
        return False
    return QDesktopServices.openUrl(url)


def open_path(path: str | Path) -> None:
    """Open a file or folder of our own in the system's program for it."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
