"""XML from untrusted sources: parsed without entities, and written with everything escaped."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, Protocol
from xml.etree.ElementTree import ParseError, TreeBuilder

import defusedxml.ElementTree
from defusedxml.common import DefusedXmlException

from vtes_deck.deckio.base import Reason, UnreadableError
from vtes_deck.language import mark

if TYPE_CHECKING:  # the XML library is slow to import, and few decks are XML
    from xml.etree.ElementTree import Element

MAX_ELEMENTS = 300_000
"""The maximum number of elements of a document in memory; each takes some hundred bytes.

The largest inventory, which lists every printing of every card, has a third of it.
"""

_MAX_DEPTH = 40
_DECLARATION = re.compile(r"^\s*<\?xml[^>]{0,200}\?>")
_ALLOWED = re.compile(r"[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Target(Protocol):
    """The callbacks for elements while a document is read, as in :mod:`xml.etree`."""

    def start(self, tag: str, attributes: dict[str, str], /) -> object:
        """Begin an element."""

    def end(self, tag: str, /) -> object:
        """End an element."""

    def data(self, text: str, /) -> object:
        """Add a piece of text."""

    def close(self) -> object:
        """Finish the document."""


class _Bounded:
    """Forwards its events, up to the size that a file of cards can have."""

    def __init__(self, target: Target, most: int) -> None:
        self._target = target
        self._left = most
        self._depth = 0
        self.data = target.data
        self.close = target.close

    def start(self, tag: str, attributes: dict[str, str], /) -> object:
        self._left -= 1
        self._depth += 1
        if self._left < 0:
            raise UnreadableError(
                Reason.MALFORMED, mark("it has more parts than a list of cards can have")
            )
        if self._depth > _MAX_DEPTH:
            raise UnreadableError(Reason.MALFORMED, mark("nested too deep"))
        return self._target.start(tag, attributes)

    def end(self, tag: str, /) -> object:
        self._depth -= 1
        return self._target.end(tag)


def read_xml(source: str | bytes, target: Target, most: int, *, plain: bool = False) -> None:
    """Send the events of a document to ``target``.

    Args:
        source: the document.
        target: receives the events.
        most: the maximum number of elements.
        plain: it must not have a document type.

    Raises:
        UnreadableError: it is not XML, has too many elements, is nested too deeply, or defines
            entities.
    """
    parser = defusedxml.ElementTree.DefusedXMLParser(
        target=_Bounded(target, most), forbid_dtd=plain
    )
    try:
        parser.feed(source)
        parser.close()
    except ParseError as error:
        detail = str(error).partition(":")[0]
        raise UnreadableError(Reason.MALFORMED, detail, error.position[0]) from None
    except DefusedXmlException:
        raise UnreadableError(Reason.MALFORMED, mark("it defines entities")) from None
    except (ValueError, LookupError, UnicodeError) as error:
        raise UnreadableError(Reason.MALFORMED, str(error)) from None


def parse_xml(text: str) -> Element:
    """The root element.

    Raises:
        UnreadableError: it is not XML, has more than :data:`MAX_ELEMENTS`, is nested too deeply,
            or defines entities.
    """
    tree = TreeBuilder()
    # The text is already decoded, so the declared encoding no longer applies.
    read_xml(_DECLARATION.sub("", text).strip(), tree, MAX_ELEMENTS)
    return tree.close()


def child_text(parent: Element, *names: str) -> str:
    """The text of the first child with one of these names; empty if there is none."""
    for name in names:
        child = parent.find(name)
        if child is not None and child.text and child.text.strip():
            return child.text.strip()
    return ""


def count_of(text: str | None) -> int | None:
    """The count in an attribute; ``None`` if it is not a count."""
    text = (text or "").strip()
    return int(text) if text.isdecimal() and len(text) < 10 else None


class Lines:
    """Finds the line of each name, if names are requested in the order of the file."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._position = 0
        self._line = 1

    def of(self, name: str) -> int:
        """The next line with ``name``; 0 if it is not found literally."""
        found = self._text.find(escape(name, quote=False), self._position)
        if found < 0:
            return 0
        self._line += self._text.count("\n", self._position, found)
        self._position = found
        return self._line


def element(tag: str, text: str = "", /, **attributes: str | int) -> str:
    """An element with text, everything escaped."""
    return f"<{tag}{_attributes(attributes)}>{_escaped(text, quote=False)}</{tag}>"


def opening(tag: str, /, **attributes: str | int) -> str:
    """The opening tag of an element."""
    return f"<{tag}{_attributes(attributes)}>"


def _attributes(attributes: dict[str, str | int]) -> str:
    return "".join(
        f' {key}="{_escaped(str(value), quote=True)}"' for key, value in attributes.items()
    )


def _escaped(text: str, *, quote: bool) -> str:
    """Text that XML allows, with special characters escaped."""
    return escape(_ALLOWED.sub("", text), quote=quote)
