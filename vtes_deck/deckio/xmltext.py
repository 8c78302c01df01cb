"""XML that may come from anybody: parsed without entities, written with everything escaped."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from vtes_deck.deckio.base import Reason, UnreadableError
from vtes_deck.language import mark

if TYPE_CHECKING:  # parsing XML takes a while to import, and few decks are XML
    from xml.etree.ElementTree import Element

_DEEPEST = 40
_DECLARATION = re.compile(r"^\s*<\?xml[^>]{0,200}\?>")
_ALLOWED = re.compile(r"[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def parse_xml(text: str) -> Element:
    """The root element.

    Raises:
        UnreadableError: it is no XML, is nested too deep, or has entities of its own.
    """
    from xml.etree.ElementTree import ParseError

    import defusedxml.ElementTree
    from defusedxml.common import DefusedXmlException

    depth = most = 0
    for match in re.finditer(r"<(/?)[A-Za-z][^<>]*?(/?)>", text):
        depth += -1 if match[1] else 0 if match[2] else 1
        most = max(most, depth)
    if most > _DEEPEST:
        raise UnreadableError(Reason.MALFORMED, mark("nested too deep"))
    try:
        # The text is decoded already; what the declaration says of its encoding no longer holds.
        root = defusedxml.ElementTree.fromstring(_DECLARATION.sub("", text).strip())
    except ParseError as error:
        detail = str(error).partition(":")[0]
        raise UnreadableError(Reason.MALFORMED, detail, error.position[0]) from None
    except DefusedXmlException:
        raise UnreadableError(Reason.MALFORMED, mark("it defines entities")) from None
    except (ValueError, LookupError, UnicodeError) as error:
        raise UnreadableError(Reason.MALFORMED, str(error)) from None
    return root


def child_text(parent: Element, *names: str) -> str:
    """The text of the first child of one of these names, or nothing."""
    for name in names:
        child = parent.find(name)
        if child is not None and child.text and child.text.strip():
            return child.text.strip()
    return ""


def count_of(text: str | None) -> int | None:
    """A count as an attribute gives it; ``None`` if it is none."""
    text = (text or "").strip()
    return int(text) if text.isdecimal() and len(text) < 10 else None


class Lines:
    """Finds the line of each name, as long as names are asked for in the order of the file."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._position = 0
        self._line = 1

    def of(self, name: str) -> int:
        """The line in which ``name`` stands next, 0 if it is not found as it is."""
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
    """Text that XML allows, with its own marks escaped."""
    return escape(_ALLOWED.sub("", text), quote=quote)
