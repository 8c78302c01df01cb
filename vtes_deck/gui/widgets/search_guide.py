"""The guides to searching in the language of the interface, sentence by sentence.

They come from :mod:`cardbase`, in light Markdown; see :mod:`vtes_deck.gui.widgets.search_words`.
"""

from __future__ import annotations

import re

from vtes_deck.gui.widgets.search_words import words_of
from vtes_deck.language import mark, tr

SENTENCES = (
    mark(
        "Conditions are written one after another, and all must hold: A word or a "
        '"quoted phrase" on its own is looked for in names and card text.'
    ),
    mark("A keyword, a colon and a value ask one filter: clan:ventrue."),
    mark(
        "Small and capital letters are the same, and so are letters with and without accents, "
        "except that dis:DOM asks for the superior level."
    ),
    mark(
        "Values joined by a comma or a bar mean one of them: clan:ventrue,tremere or dis:DOM|AUS."
    ),
    mark("Values joined by & mean all of them: dis:DOM&pre is dis:DOM dis:pre."),
    mark(
        "Put - or NOT before what must not hold, OR between alternatives, parentheses around what "
        "belongs together: -is:banned (type:master OR cost:0)."
    ),
    mark(
        "Written in capitals, AND, OR and NOT are always understood so; in small letters only "
        "next to a filter."
    ),
    mark("Numbers are compared or given as ranges: cap>=7, cap:5..8, cap:..3, blood:0."),
    mark(
        "Dates are a year, a month, a day, today, or a set: legal<=2020-01, printed:2010..2013, "
        "latest<KoT."
    ),
    mark('Values with blanks need quotation marks: title:"inner circle".'),
    mark(
        "Cards are sorted by sort:cap, from the largest by sort:-cap, by clan first by "
        "sort:clan,-cap."
    ),
    mark("Regular expressions stand between slashes: text:/\\+\\d bleed/."),
    mark("Conditions are written one after another, and all must hold:"),
    mark(
        "A word on its own is looked for in the deck's name, player, event and place, and in the "
        "names of its cards."
    ),
    mark(
        "A number of copies in front of words makes them a card: 2+ Arika, 1..3 Villein, "
        "0 Deflection."
    ),
    mark("Values joined by a comma mean one of them, by & all of them."),
    mark(
        "Put - in front of what must not hold, OR between alternatives, parentheses around what "
        "belongs together."
    ),
    mark("Numbers are compared or given as ranges: avg<=4.5, players:12..20."),
    mark("Dates are a year, a month, a day."),
)
"""The sentences above the filters."""

HEADINGS = (mark("Words"), mark("Cards"), mark("Figures"), mark("Tournament"), mark("Order"))
"""Over the filters of the archive."""

_OWN = frozenset({*SENTENCES, *HEADINGS})
_END = re.compile(r"(?<=\.)\s+(?=[A-Z])")
_LABEL = re.compile(r"\*\*([^*]{1,200})\*\*")
_HELP = ":   "
_TITLE = "## "
_EXAMPLES = "    "


def sentences_of(text: str) -> list[str]:
    """A paragraph, sentence by sentence."""
    return [tr(each) if each in _OWN else each for each in _END.split(" ".join(text.split()))]


def told(text: str) -> str:
    """A guide with its sentences, headings, labels and helps."""
    return "\n\n".join(map(_block, text.split("\n\n")))


def _block(block: str) -> str:
    if block.startswith(_EXAMPLES):
        return block
    if block.startswith(_TITLE):
        return _TITLE + " ".join(sentences_of(block.removeprefix(_TITLE)))
    if f"\n{_HELP}" in block:
        return "\n".join(map(_line, block.split("\n")))
    return " ".join(sentences_of(block))


def _line(line: str) -> str:
    if line.startswith(_HELP):
        return _HELP + words_of(line.removeprefix(_HELP))
    if line.startswith(_EXAMPLES):
        return line
    line = line.replace("words alone", tr("words alone"))
    return _LABEL.sub(_labelled, line)


def _labelled(found: re.Match[str]) -> str:
    return f"**{words_of(found[1])}**"
