"""The language of the window: its choice, Qt's own texts, and the restart after a change.

Widgets take their texts when they are created, so another language needs a restart, which restores
the open decks.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QLibraryInfo, QLocale, QProcess, QTranslator
from PySide6.QtWidgets import QApplication

from vtes_deck import language


def speak(app: QApplication, wished: str) -> None:
    """Set the language.

    Args:
        app: gets the translations of Qt's own words (Cancel, Copy, names of keys).
        wished: a code of :data:`vtes_deck.language.NAMES`; otherwise the system's preference.
    """
    code = wanted(wished)
    language.use(code)
    QLocale.setDefault(customs(code, QLocale.system()))
    if code == "en":
        return
    translator = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{code}", folder):
        app.installTranslator(translator)


def customs(code: str, system: QLocale) -> QLocale:
    """The locale for dates and numbers: the system's, if it has this language.

    The dates of another language, or of a system without one (``C``), do not fit the text around
    them.
    """
    if system.language() is not QLocale.Language.C and system.name().split("_")[0] == code:
        return system
    return (
        QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
        if code == "en"
        else QLocale(code)
    )


def wanted(wished: str) -> str:
    """The language of a setting: a code of :data:`vtes_deck.language.NAMES`."""
    return wished if wished in language.NAMES else preferred(QLocale.system().uiLanguages())


def preferred(tags: list[str]) -> str:
    """The first of these (``fr-CA``, ``en-US``) that we have a language for; else English."""
    for tag in tags:
        code = tag.replace("_", "-").split("-")[0].lower()
        if code in language.NAMES:
            return code
    return "en"


def start_again() -> bool:
    """Start a second instance with the same arguments; the caller quits this one.

    Returns:
        Whether it was started.
    """
    started, _process = QProcess.startDetached(sys.executable, sys.orig_argv[1:])
    return bool(started)
