"""Mistakes in a search, in the language of the interface.

:mod:`cardbase` tells them in English and knows nothing of languages. Its sentences are a
closed set: they are written here once more with places, so that translators find them and the
window finds the values of the fields. A sentence that is not here is shown as it comes.
"""

from __future__ import annotations

import re
from functools import cache

from cardbase.search import QueryError
from vtes_deck.gui.widgets import archive_words
from vtes_deck.gui.widgets.search_words import LABELS
from vtes_deck.language import mark, tr

SENTENCES = (
    mark("“{filter}” needs one group or two, such as 4 or 4-5."),
    mark("The groups of one crypt are at most two, one after another."),
    mark("“{text}” is no Discipline."),
    mark("“{text}” could be {choices}."),
    mark("A card is never “{text}”."),
    mark("Cards cannot be sorted by “{text}”."),
    mark("Decks cannot be sorted by “{text}”."),
    mark("“{filter}” needs a name to look for."),
    mark("A regular expression is never near: write name:/.../."),
    mark("There is nothing to look for between the quotes."),
    mark("There is no card “{name}” here."),
    mark("No card is called “{name}”."),
    mark("“{filter}” needs the name of a card."),
    mark("No crypt to play cards: playable:crypt needs a deck with vampires."),
    mark("No deck is open here."),
    mark("The card pool of {format} is not known here."),
    mark("A regular expression cannot be used for “{label}”."),
    mark("“{text}” is not known as {label}."),
    mark("The quotation mark is not closed."),
    mark("The regular expression is not closed with /."),
    mark("Use either & or commas between values, or write the filter twice."),
    mark("“{filter}” needs a value."),
    mark("There is no filter “{word}”. For the words themselves, write quotation marks."),
    mark("“{filter}” takes {signs} and not {sign}."),
    mark("The name of a filter is missing before “{sign}”."),
    mark("Something is missing after “{text}”."),
    mark("Something is missing before “{text}”."),
    mark("There is nothing to exclude after “{text}”."),
    mark("Too many parentheses inside one another."),
    mark("There is nothing in these parentheses."),
    mark("This parenthesis is not closed."),
    mark("This parenthesis was never opened."),
    mark("A query may have {most} characters, not {length}."),
    mark("A query may have {most} regular expressions or near names."),
    mark("A pattern may have {most} characters, not {length}."),
    mark("This pattern leaves too much open (.* and the like) and could take very long."),
    mark("This pattern takes too long; make it more definite."),
    mark("This is no regular expression: {fault}."),
    mark("There is nothing to repeat."),
    mark("Two repeats one after another."),
    mark("A count goes up to {most}, the lower one first."),
    mark("A repeat of what itself repeats could take for ever."),
    mark("A repeat of something so open could take for ever."),
    mark("This kind of group is not known here."),
    mark("A backslash at the end stands for nothing."),
    mark("“{text}” is not known here."),
    mark("This bracket is not closed."),
    mark("This range runs backwards."),
    mark("“{text}” is no date. Write 2016, 2016-05, 2016-05-17, today or a set."),
    mark("“{text}” has no date of release."),
    mark("There is no date “{text}”."),
    mark("Only one number can stand after “{filter}”."),
    mark("Only one date can stand after “{filter}”."),
    mark("“{filter}” needs one number, not a range."),
    mark("“{filter}” needs one date, not a range."),
    mark("“{filter}” needs a date, such as 2016 or 2016-05-17."),
    mark("“{filter}” needs a number."),
    mark("“{filter}” needs a number or a range, such as 3, 5..8."),
    mark("“{filter}” needs a number or a range, such as 3, 5..8 or {special}."),
    mark("“{filter}” needs something to look for."),
)
"""Every sentence with which :mod:`cardbase.search` and :mod:`cardbase.archive_search` refuse a
query."""

_PLACE = re.compile(r"\\{(\w+)\\}")


def message_of(mistake: QueryError) -> str:
    """What is wrong, a sentence for the player."""
    for sentence, pattern in _patterns():
        found = pattern.fullmatch(mistake.message)
        if found is not None:
            return tr(
                sentence, **{name: _in(name, text) for name, text in found.groupdict().items()}
            )
    return mistake.message


def _in(place: str, text: str) -> str:
    """What is in a place: a label is one of ours, in small letters or as it is."""
    if place != "label":
        return text
    labels = _labels()
    if text in labels.values():
        return tr(text)
    return tr(labels[text]).lower() if text in labels else text


@cache
def _labels() -> dict[str, str]:
    return {label.lower(): label for label in (*LABELS, *archive_words.LABELS)}


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((sentence, _pattern(sentence)) for sentence in SENTENCES)


def _pattern(sentence: str) -> re.Pattern[str]:
    return re.compile(_PLACE.sub(r"(?P<\1>.*)", re.escape(sentence)), re.DOTALL)
