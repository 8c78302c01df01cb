"""Notes in Markdown, parsed for pages of HTML and for paper; ``[[name]]`` is a link to a card.

Decks from other people have notes too, so HTML in notes is ignored, a picture becomes a link, and
links lead only to cards or to the web.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

type Address = Callable[[str], str | None]
"""The address for a card name; ``None`` if no card has the name."""

MAX_LENGTH = 20_000
"""The maximum number of characters of a text that are parsed."""

_MAX_DEPTH = 12
_TOP_HEADING = 3
"""Level of the largest heading of notes: the page has its own above them."""

_LINK = re.compile(r"\[\[([^\[\]]{1,120})\]\]")
_WEB = re.compile(r"https?://", re.IGNORECASE)


def html_of(text: str, address: Address) -> str:
    """The notes as HTML. Text beyond :data:`MAX_LENGTH` is cut off.

    A name without an address stays as written, with its brackets.
    """
    parser = _parser()
    tokens = _parsed(parser, text, address)
    for token in tokens:
        if token.type in {"heading_open", "heading_close"}:
            token.tag = f"h{min(6, int(token.tag[1:]) + _TOP_HEADING - 1)}"
    return str(parser.renderer.render(tokens, parser.options, {}))


def tokens_of(text: str) -> list[Token]:
    """The notes as a flat list of tokens; every ``[[name]]`` is a link without an address."""
    return _parsed(_parser(), text, lambda _name: "")


def _parser() -> MarkdownIt:
    """Markdown without HTML and pictures, whose links lead to the web."""
    from markdown_it import MarkdownIt

    options = {"html": False, "breaks": True, "maxNesting": _MAX_DEPTH}
    parser = MarkdownIt("commonmark", options)
    parser.enable(["table", "strikethrough"]).disable("image")
    parser.validateLink = lambda url: _WEB.match(url) is not None  # type: ignore[method-assign] # its documented use
    return parser


def _parsed(parser: MarkdownIt, text: str, address: Address) -> list[Token]:
    tokens = parser.parse(text[:MAX_LENGTH])
    for token in tokens:
        if token.children:
            token.children = list(_linked(token.children, address))
    return tokens


def _linked(children: list[Token], address: Address) -> Iterator[Token]:
    """The tokens of a line with links for names of cards that are not yet within a link."""
    inside = 0
    for token in children:
        inside += token.nesting if token.type in {"link_open", "link_close"} else 0
        if token.type == "text" and not inside:
            yield from _split(token, address)
        else:
            yield token


def _split(token: Token, address: Address) -> Iterator[Token]:
    done = 0
    for found in _LINK.finditer(token.content):
        name = found[1].strip()
        target = address(name)
        if target is None:
            continue
        yield token.copy(content=token.content[done : found.start()])
        yield token.copy(type="link_open", tag="a", nesting=1, content="", attrs={"href": target})
        yield token.copy(content=name)
        yield token.copy(type="link_close", tag="a", nesting=-1, content="")
        done = found.end()
    yield token.copy(content=token.content[done:])
