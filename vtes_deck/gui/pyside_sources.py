"""Keeps PySide from reading the source of every module that is imported after it.

PySide looks for its own name there, to decide whether a module may use its optional names of
methods, such as ``set_text``. VTES Deck does not use them. Reading takes a third of the time of the
imports, and the sources stay in memory (18 MB).
"""

from __future__ import annotations

import importlib
import logging
import sys

_MODULE, _FUNCTION = "shibokensupport.feature", "_mod_uses_pyside"

log = logging.getLogger(__name__)


def keep_sources_closed() -> None:
    """Answer PySide's request for source code without reading files.

    Another version of PySide may not ask it.
    """
    importlib.import_module("PySide6.QtCore")
    asking = sys.modules.get(_MODULE)
    if hasattr(asking, _FUNCTION):
        setattr(asking, _FUNCTION, _uses_pyside)
    else:
        log.debug("this version of PySide does not search the sources")


def _uses_pyside(_module: object) -> bool:
    """Whether a module may use the optional names; no module does."""
    return True
