"""The words that several sentences have in common, as the label of one button for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

GAP = "…"
"""The sign for the words that differ."""
_LOOSE = ",:;"
"""Signs at the end of a word that do not make it another word."""


def common_words(sentences: Sequence[str]) -> str:
    """The first words that all sentences share, and the last ones, with an ellipsis between.

    The last ones are left out if there is more than a name between them. Empty if the
    sentences begin differently and do not end alike.

    >>> common_words(["Ada acts with Rush on Ben.", "Ada acts with Rush on Cleo."])
    'Ada acts with Rush on …'
    >>> common_words(["Discard Rush for the Path.", "Discard Bribes for the Path."])
    'Discard … for the Path'
    """
    rows = [one.removesuffix(".").split() for one in sentences]
    ends = [row[::-1] for row in rows]
    before = _closed(_shared(rows))
    shortest = min(len(row) for row in rows)
    after = _shared(ends)[: shortest - len(before)][::-1]
    after = _opened(after)
    if any(len(row) - len(before) - len(after) > _MAX_NAME_LENGTH for row in rows):
        after = []
    if not before and len(after) < _MIN_END:
        return ""
    return " ".join([" ".join(before).rstrip(","), GAP, *after]).strip()


def without_common(common: str, labels: Sequence[str]) -> list[str]:
    """Labels without the first words, which are shown above them; unchanged if one would be empty.

    Args:
        common: the words above them: the first words of each, and an ellipsis.
        labels: the labels.

    >>> without_common("Ada: add 1 blood to …", ["Ada: add 1 blood to Ben"])
    ['Ben']
    >>> without_common("Ben …", ["Ada: add 1 blood to Ben"])
    ['Ada: add 1 blood to Ben']
    """
    before = common.removesuffix(GAP)
    if before == common or not before.strip():
        return [*labels]
    rest = [one.removeprefix(before).strip() for one in labels]
    if any(not one or one == label for one, label in zip(rest, labels, strict=True)):
        return [*labels]
    return [one[0].upper() + one[1:] for one in rest]


_MAX_NAME_LENGTH = 6
"""The maximum number of words of a name, with the words that distinguish it from equal names."""

_MIN_END = 2


def _shared(rows: Sequence[Sequence[str]]) -> list[str]:
    """The first words that all rows share, with the signs of the first row."""
    columns = takewhile(
        lambda words: len({word.rstrip(_LOOSE) for word in words}) == 1, zip(*rows, strict=False)
    )
    return [words[0] if len(set(words)) == 1 else words[0].rstrip(_LOOSE) for words in columns]


def _closed(words: list[str]) -> list[str]:
    """Words up to a bracket that is not closed."""
    depth, end = 0, len(words)
    for place, word in enumerate(words):
        if not depth:
            end = place
        depth += word.count("(") - word.count(")")
    return words[:end] if depth else words


def _opened(words: list[str]) -> list[str]:
    """Words after a bracket that was not opened."""
    depth = start = 0
    for place, word in enumerate(words):
        depth += word.count("(") - word.count(")")
        if depth < 0:
            depth, start = 0, place + 1
    return words[start:]
