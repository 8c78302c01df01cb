"""Finds rules that contain any words of a question, the best match first.

Texts are ranked as by Okapi BM25 (Robertson and Zaragoza 2009): a rare word counts more than a
common one, and each repetition in a text counts less. Players' synonyms for words of the rules are
in ``resources/rules/synonyms.toml``.
"""

from __future__ import annotations

import math
import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

import msgspec

from vtes_deck.resources import resource

_K1, _B = 1.2, 0.75
_SYNONYM = 0.4
"""The weight of a synonym of a word of the question, or of a word that begins like its last one."""

_MIN_SCORE = 0.3
"""Texts with less than this share of the best score are left out."""

_MAX_WORDS = 30
_WORD = re.compile(r"\w+")


class Passage(msgspec.Struct, frozen=True):
    """A text to be found.

    Attributes:
        number: the number of the rule; a question with a digit that is a part of the number finds
            only this rule.
        statement: its statement; these words count most.
        more: its other texts.
    """

    number: str
    statement: str
    more: str = ""


class Index:
    """The words of passages.

    Args of the constructor:
        passages: the passages, in the order that decides ties.
    """

    def __init__(self, passages: Iterable[Passage]) -> None:
        self._numbers: list[str] = []
        self._counts: list[Counter[str]] = []
        for one in passages:
            counts = Counter(stems(one.more))
            for word in stems(one.statement):
                counts[word] += 3
            self._numbers.append(one.number.casefold())
            self._counts.append(counts)
        self._places: dict[str, list[int]] = {}
        for place, counts in enumerate(self._counts):
            for word in counts:
                self._places.setdefault(word, []).append(place)
        self._lengths = [sum(counts.values()) for counts in self._counts]
        self._usual = sum(self._lengths) / max(1, len(self._lengths))

    def search(self, question: str) -> list[int]:
        """The indices of the passages that match, best first; ties in the order of the passages."""
        start = question.strip().casefold()
        if not start:
            return []
        if any(sign.isdigit() for sign in start):
            numbered = [place for place, one in enumerate(self._numbers) if start in one]
            if numbered:
                return numbered
        scores: defaultdict[int, float] = defaultdict(float)
        for word, others in self._wanted(question):
            direct = self._values([word], 1.0)
            instead = self._values(others, _SYNONYM)
            for place in direct.keys() | instead.keys():
                scores[place] += max(direct[place], instead[place])
        if not scores:
            return []
        least = max(scores.values()) * _MIN_SCORE
        ranked = sorted(scores.items(), key=lambda found: (-found[1], found[0]))
        return [place for place, score in ranked if score >= least]

    def _values(self, words: Iterable[str], weight: float) -> defaultdict[int, float]:
        """The total weight of some words in each passage that contains one of them."""
        values: defaultdict[int, float] = defaultdict(float)
        for word in words:
            places = self._places.get(word, ())
            rarity = weight * math.log(1 + len(self._counts) / max(1, len(places)))
            for place in places:
                often = self._counts[place][word]
                length = 1 - _B + _B * self._lengths[place] / self._usual
                values[place] += rarity * often * (_K1 + 1) / (often + _K1 * length)
        return values

    def _wanted(self, question: str) -> Iterator[tuple[str, set[str]]]:
        """The significant words of a question, each with its synonyms."""
        words = stems(question)[:_MAX_WORDS]
        telling = [word for word in words if word not in _vocabulary().fillers] or words
        for number, word in enumerate(telling):
            others = set(_vocabulary().synonyms.get(word, ()))
            if number == len(telling) - 1 and len(word) > 1:  # it may be incomplete
                others.update(one for one in self._places if one.startswith(word))
            yield word, others - {word}


def stems(text: str) -> list[str]:
    """The words of a text without the most common English endings.

    >>> stems("Locked minions, votes and bleeding")
    ['lock', 'minion', 'vote', 'and', 'bleed']
    """
    return [_stem(word) for word in _WORD.findall(text.casefold())]


def _stem(word: str) -> str:
    for ending, by in (("ies", "y"), ("ing", ""), ("ed", ""), ("s", "")):
        if word.endswith(ending) and len(word) - len(ending) > 2 and not word.endswith("ss"):
            return word.removesuffix(ending) + by
    return word


class _Vocabulary(msgspec.Struct, frozen=True):
    """The words that players use in questions.

    Attributes:
        fillers: words of a question that carry no meaning.
        synonyms: the words of the rules for a word of players.
    """

    fillers: frozenset[str]
    synonyms: Mapping[str, Sequence[str]]


@cache
def _vocabulary() -> _Vocabulary:
    table = tomllib.loads(resource("rules/synonyms.toml").read_text("utf-8"))
    synonyms: dict[str, list[str]] = {}
    for one in table["synonym"]:
        for text in one["said"]:
            synonyms.setdefault(_stem(text), []).extend(map(_stem, one["rules"]))
    return _Vocabulary(frozenset(stems(table["fillers"])), synonyms)
