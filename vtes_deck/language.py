"""The language of the interface: English in the source, other languages from Qt's ``.ts`` files.

A sentence is written in English where it is used, complete and with named placeholders::

    tr("Undo {what}", what=name)
    plural("{n} cards of {clan}", "{n} card of {clan}", n, clan=clan)
    TITLES = (mark("Name"), mark("Clan"))     # where it is written before a language is chosen
    tr(title)                                 # ... and where it is shown

``pyside6-lupdate`` collects them (``make languages``), Qt Linguist edits
``resources/languages/*_fr.ts``, and :func:`use` and :func:`also` read these files directly. So
nothing has to be compiled, and layers and threads without Qt can translate too. Qt's own texts
(Cancel, Copy) are translated by Qt's own files, see :mod:`vtes_deck.gui.locale`.

Texts that programs read stay English (deck formats, logs, ``--json``), and so does the command
line. Translated names and texts of cards are part of the card data.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import cache
from typing import ClassVar, Protocol

from babel.core import Locale
from defusedxml import ElementTree

from vtes_deck.resources import resource

log = logging.getLogger(__name__)

NAMES: Mapping[str, str] = {"en": "English", "fr": "Français", "es": "Español"}
"""The languages of the interface by code, each under its native name."""

FOLDER = "languages"

type Key = tuple[str, str]
"""An English text, and the comment that distinguishes it from an identical text."""

_MARKS: Mapping[str, tuple[str, str]] = {
    "en": (",", "."),
    "fr": ("\N{NARROW NO-BREAK SPACE}", ","),
    "es": ("\N{NARROW NO-BREAK SPACE}", ","),
}
"""The separators of thousands and of decimals."""


_CLDR_ORDER = ("zero", "one", "two", "few", "many", "other")
"""CLDR's plural categories in the order of Qt Linguist's forms."""


def plural_forms(code: str) -> Callable[[int], int]:
    """The function from a number to the plural form of a language.

    Args:
        code: the code of any language in CLDR, not only of those in :data:`NAMES`.

    Returns:
        A function from a number to the index of the form, in Qt Linguist's order. Polish has three
            forms: the index is 0 for 1, 1 for 2 to 4, and 2 for 5 and more.
    """
    if code == "en":
        return lambda n: int(n != 1)  # Babel takes 12 ms to read its data
    category = Locale.parse(code).plural_form
    met = {category(n) for n in range(200)}
    order = [name for name in _CLDR_ORDER if name in met]
    # Categories for millions and fractions (French "many") have no form of their own in Qt.
    return lambda n: order.index(found) if (found := category(n)) in met else len(order) - 1


class Lookup(Protocol):
    """A source of translations."""

    code: str
    """The code of the language, a key of :data:`NAMES`; it determines how numbers are written."""

    form: Callable[[int], int]
    """The index of the plural form that a number takes, see :func:`plural_forms`."""

    def find(self, text: str, comment: str, n: int | None) -> str | None:
        """The translation of ``text`` for the number ``n``, or ``None`` if there is none."""


class Catalogue:
    """The messages of one ``.ts`` file."""

    def __init__(self, code: str, messages: Mapping[Key, tuple[str, ...]]) -> None:
        """Store ``messages``: one form each, or one for each plural form of the language."""
        self.code = code
        self._messages = messages
        self.form = plural_forms(code)

    def add(self, messages: Mapping[Key, tuple[str, ...]]) -> None:
        """Add messages; existing ones are kept."""
        self._messages = {**messages, **self._messages}

    def find(self, text: str, comment: str, n: int | None) -> str | None:
        """The translation, or ``None`` if there is none."""
        forms = self._messages.get((text, comment))
        if forms is None:
            return None
        return forms[0] if n is None else forms[min(self.form(n), len(forms) - 1)]


class _Chosen:
    """The language in use, for the whole program."""

    lookup: Lookup = Catalogue("en", {})
    forget: ClassVar[list[Callable[[], None]]] = []
    """Functions that clear the caches of texts in the previous language."""


def use(lookup: Lookup | str) -> None:
    """Use a language from now on.

    Existing texts do not change, except those that :func:`in_language` caches.

    Args:
        lookup: a code of :data:`NAMES`, or a source of translations. A code without a readable file
            means English, and the log gives the reason.
    """
    _Chosen.lookup = _read(lookup) if isinstance(lookup, str) else lookup
    for forget in _Chosen.forget:
        forget()


def in_language[T](make: Callable[[], T]) -> Callable[[], T]:
    """Cache the result of a function until another language is chosen.

    Args:
        make: a slow function whose result contains texts of :func:`tr`.
    """
    kept = cache(make)
    _Chosen.forget.append(kept.cache_clear)
    return kept


def lookup() -> Lookup:
    """The current source of translations, to return to with :func:`use`."""
    return _Chosen.lookup


def also(part: str) -> None:
    """Also read the translations of a part of the program that is large and rarely needed.

    Args:
        part: ``rules`` or ``heritage``, for ``resources/languages/rules_*.ts``. Without a file, the
            part stays English.
    """
    lookup = _Chosen.lookup
    if isinstance(lookup, Catalogue) and lookup.code != "en":
        lookup.add(_messages_of(f"{part}_{lookup.code}"))


def code() -> str:
    """The code of the language in use."""
    return _Chosen.lookup.code


def plural_form(n: int) -> int:
    """The index of the plural form that ``n`` takes in the language in use."""
    return _Chosen.lookup.form(n)


def mark(text: str) -> str:
    """Return ``text`` itself, marked for translation; :func:`tr` translates it when it is shown."""
    return text


def tr(text: str, comment: str = "", /, **values: object) -> str:
    """``text`` in the language in use.

    Args:
        text: the English sentence, a literal in the call of :func:`tr` or :func:`mark`, with named
            placeholders for ``values`` as in ``str.format``. Without values, braces are ordinary
            characters.
        comment: a comment for the translator, if an English word has two meanings.
        values: the values of the placeholders. The thousands of an ``int`` are separated; a year,
            an id or a seed is not a count and is passed as ``str``.
    """
    found = _Chosen.lookup.find(text, comment, None) or text
    return _filled(found, text, values) if values else found


def plural(many: str, one: str, n: int, /, **values: object) -> str:
    """The words for ``n`` things in the current language.

    Args:
        many: the English sentence for 0, 2, 3 ..., a literal, with ``{n}`` for the number.
        one: the same for 1.
        n: the number; in the text its thousands are separated.
        values: the values of the other placeholders, as for :func:`tr`.
    """
    english = one if n == 1 else many
    found = _Chosen.lookup.find(many, one, n) or english
    return _filled(found, english, {"n": n, **values})


def number(value: float, digits: int = 0) -> str:
    """``value`` in the notation of the language: ``4,612`` or ``0.25`` in English.

    Args:
        value: the number.
        digits: decimals.
    """
    written = f"{value:,.{digits}f}"
    thousands, point = _MARKS.get(_Chosen.lookup.code, _MARKS["en"])
    return written.translate({ord(","): thousands, ord("."): point})


def plain_number(value: float) -> str:
    """``value`` with the decimals that it has, in the notation of the language: ``3`` or ``0.5``.

    Args:
        value: a number with few decimals, such as victory points.
    """
    return number(value, len(f"{value:g}".partition(".")[2]))


def percent(share: float, digits: int = 0) -> str:
    """``share``, 0 to 1, as a percentage in the notation of the language: ``25 %`` in English.

    Args:
        share: 0 to 1.
        digits: decimals.
    """
    return tr("{number} %", number=number(100 * share, digits))


def _filled(text: str, english: str, values: Mapping[str, object]) -> str:
    values = {
        name: number(value) if type(value) is int else value for name, value in values.items()
    }
    try:
        return text.format_map(values)
    except (KeyError, IndexError, ValueError, AttributeError):
        if text is english:
            raise
        log.warning("translation with places that do not fit: %r", text)
        return english.format_map(values)


def _read(code: str) -> Lookup:
    found = _messages_of(f"vtes_deck_{code}") if code in NAMES and code != "en" else {}
    if not found and code != "en":
        log.warning("no language %r", code)
        return Catalogue("en", {})
    return Catalogue(code, found)


def _messages_of(name: str) -> dict[Key, tuple[str, ...]]:
    """The messages of a file of translations; none if it cannot be read."""
    try:
        return messages(resource(f"{FOLDER}/{name}.ts").read_bytes())
    except (OSError, SyntaxError, ValueError) as error:
        log.warning("no translations %r: %s", name, error)
        return {}


def messages(ts: bytes) -> dict[Key, tuple[str, ...]]:
    """The finished messages of a ``.ts`` file.

    Args:
        ts: the file of Qt Linguist, format 2.1; messages without context.

    Returns:
        Forms by text and comment. Unfinished, vanished and empty messages are left out.

    Raises:
        SyntaxError: the file is not XML (``ElementTree.ParseError``).
        ValueError: the XML has entities.
    """
    found: dict[Key, tuple[str, ...]] = {}
    for message in ElementTree.fromstring(ts).iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type"):
            continue
        forms = tuple(form.text or "" for form in translation.findall("numerusform"))
        forms = forms or (translation.text or "",)
        if all(forms):
            found[message.findtext("source") or "", message.findtext("comment") or ""] = forms
    return found
