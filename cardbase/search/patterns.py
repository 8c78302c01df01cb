r"""Makes regular expressions typed by players safe to run.

``re`` has no time limit, and a pattern such as ``(a+)+$`` can keep it busy for years. For this
reason, a pattern is not passed to ``re`` unchanged. It is parsed here, and only these parts of the
language are supported: characters, ``.``, ``[...]``, ``\d \w \s \b`` and their opposites, ``^ $``,
groups, ``|``, look-ahead and look-behind, and ``? * + {m,n}``. Back-references, named groups and
flags are not supported. The parser counts the ways in which the pattern can match at one position,
as a product over all choices. That number times the starting positions bounds the work on one text,
and a pattern over the bound is rejected before it runs. Card texts are known and short (no run of
digits over 2, no word over 15 letters, no text over 600), so ``\d+`` counts as a small choice and
``.*`` as a large one. In ``a.*b.*c`` the first ``b`` is sufficient, because everything that can
follow a later ``b`` can also follow the first. Therefore ``.*b`` becomes an atomic group, which
leaves no choice (:func:`_settle_gaps`). A time budget over all cards is the second limit: it is
checked between texts, so only one text can exceed it.

The parse also makes typical patterns fast: texts that lack a word which every match must contain
are skipped (:attr:`Pattern.words`), and letters are folded like the texts,
so that case and accents do not matter without the flag of ``re``.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from cardbase.search.errors import QueryError, QueryProblem
from cardbase.search.fold import fold

MAX_LENGTH = 200
MAX_DEPTH = 20
MAX_COUNT = 100
#: The maximum steps on one text; they take a tenth of a second at worst.
MAX_WORK = 10_000_000
#: Seconds of work for one pattern over the whole card base.
PATIENCE = 0.5

_TEXT = 300  # the length of a long text: the reach of ".*" and the number of starting positions
_STARTS = 12  # the number of starting positions when the first character is given
_WORD = 16  # reach of \w*
_DIGITS = 3  # reach of \d*
_CLASSES = {"d": _DIGITS, "w": _WORD, "s": 2, "D": _TEXT, "W": 4, "S": _WORD}
_EDGES = "bBAZ"
_CONTROLS = {"n": "\n", "t": "\t"}


@dataclass(frozen=True, slots=True)
class Pattern:
    """A regular expression that is safe to run on folded texts.

    Attributes:
        source: the pattern as the player wrote it.
        compiled: the pattern that runs.
        words: folded substrings that every match contains.
    """

    source: str
    compiled: re.Pattern[str]
    words: tuple[str, ...]

    def positions(self, texts: Sequence[str], among: Iterable[int]) -> Iterator[int]:
        """The positions of the given texts that match the pattern.

        Raises:
            QueryError: it took too long.
        """
        search = self.compiled.search
        words = self.words
        # Processor time, so that a busy machine does not change the answer.
        end = time.thread_time() + PATIENCE
        for position in among:
            text = texts[position]
            if all(word in text for word in words):
                if search(text) is not None:
                    yield position
                if time.thread_time() > end:
                    raise QueryError(QueryProblem.PATTERN_TOO_SLOW)


def compile_pattern(source: str) -> Pattern:
    r"""Read a pattern.

    Raises:
        QueryError: it is not a pattern, or not safe to run; the position is relative to the
            pattern.

    >>> compile_pattern(r"Burn \d pool").words
    ('burn ', ' pool')
    >>> compile_pattern(r"(a+)+$")
    Traceback (most recent call last):
    cardbase.search.errors.QueryError: A repeat inside a repeat could run forever.
    """
    if len(source) > MAX_LENGTH:
        length = len(source)
        problem = QueryProblem.PATTERN_TOO_LONG
        raise QueryError(problem, MAX_LENGTH, length, most=MAX_LENGTH, length=length)
    reader = _Reader(source)
    part = reader.alternatives(depth=0)
    if reader.at < len(source):
        raise QueryError(QueryProblem.GROUP_NOT_OPENED, reader.at, reader.at + 1)
    starts = _STARTS if part.head else _TEXT
    if starts * part.work > MAX_WORK:
        raise QueryError(QueryProblem.PATTERN_TOO_OPEN, 0, len(source))
    try:
        compiled = re.compile(part.pattern)
    except (re.error, OverflowError, RecursionError) as error:
        raise QueryError(QueryProblem.NOT_A_PATTERN, 0, len(source), fault=str(error)) from None
    words = sorted((w for w in dict.fromkeys(part.words) if len(w) > 1), key=len, reverse=True)
    return Pattern(source, compiled, tuple(words[:3]))


@dataclass(slots=True)
class _Part:
    r"""A parsed part of a pattern.

    Attributes:
        pattern: the source for ``re``.
        ways: upper bound on the ways it can match at one position.
        work: upper bound on the steps to try all of them.
        least: the minimum number of characters that it matches.
        words: texts that it must contain.
        head: the characters with which it must begin, as far as they are known.
        reach: for a single character, how many of its kind can follow each other in a text;
            otherwise 0.
        literal: the character that it matches, or empty.
        repeats: whether there is a repeat in it.
        edge: whether it matches only a position between characters, such as ``\b``.
        gap: whether it is ``.*`` or ``.+``.
        fixed: whether it always matches the same number of characters.
    """

    pattern: str
    ways: int = 1
    work: int = 1
    least: int = 0
    words: tuple[str, ...] = ()
    head: str = ""
    reach: int = 0
    literal: str = ""
    repeats: bool = False
    edge: bool = False
    gap: bool = False
    fixed: bool = False


class _Reader:
    """Recursive descent over one pattern."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0

    def _peek(self) -> str:
        return self.source[self.at : self.at + 1]

    def alternatives(self, depth: int) -> _Part:
        """``one|other|...`` up to a closing parenthesis or the end."""
        if depth > MAX_DEPTH:
            raise QueryError(QueryProblem.TOO_DEEP, self.at, self.at + 1)
        parts = [self._sequence(depth)]
        while self._peek() == "|":
            self.at += 1
            parts.append(self._sequence(depth))
        if len(parts) == 1:
            return parts[0]
        heads = [p.head[:1] for p in parts]
        apart = all(heads) and len(set(heads)) == len(heads)
        return _Part(
            "|".join(p.pattern for p in parts),
            ways=max(p.ways for p in parts) if apart else sum(p.ways for p in parts),
            work=sum(p.work for p in parts),
            least=min(p.least for p in parts),
            repeats=any(p.repeats for p in parts),
            fixed=all(p.fixed for p in parts) and len({p.least for p in parts}) == 1,
        )

    def _sequence(self, depth: int) -> _Part:
        """A sequence of parts. Adjacent characters are collected and folded together."""
        parts: list[_Part] = []
        run = ""
        while self._peek() not in {"", "|", ")"}:
            part = self._quantified(depth)
            if part.literal:
                run += part.literal
                continue
            parts += (*_text(run), part)
            run = ""
        parts += _text(run)
        whole = _Part("", edge=True, fixed=True)
        for part in _settle_gaps(parts):
            _append(whole, part)
        return whole

    def _quantified(self, depth: int) -> _Part:
        start = self.at
        part = self._atom(depth)
        limits = self._quantifier()
        if limits is None:
            return part
        written, low, high = limits
        if part.edge:
            raise QueryError(QueryProblem.NOTHING_TO_REPEAT, start, self.at)
        if part.literal:
            part.pattern = re.escape(fold(part.literal)) or "(?:)"
            if len(fold(part.literal)) != 1:
                part.pattern = f"(?:{part.pattern})"
            part.reach = part.reach or 2
        if self._quantifier() is not None:
            raise QueryError(QueryProblem.TWO_REPEATS, start, self.at)
        return _repeated(part, written, low, high, (start, self.at))

    def _quantifier(self) -> tuple[str, int, int | None] | None:
        """The repeat at this position: as written, minimum, maximum."""
        found = _QUANTIFIER.match(self.source, self.at)
        if found is None:
            return None
        self.at = found.end()
        if found["sign"]:
            low, high = {"?": (0, 1), "*": (0, None), "+": (1, None)}[found["sign"]]
        else:
            low = int(found["low"] or 0)
            high = low if not found["comma"] else int(found["high"]) if found["high"] else None
            if max(low, high or 0) > MAX_COUNT or (high is not None and high < low):
                raise QueryError(QueryProblem.REPEAT_COUNT, *found.span(), most=MAX_COUNT)
        return found[0], low, high

    def _atom(self, depth: int) -> _Part:
        start, char = self.at, self._peek()
        self.at += 1
        if char == "(":
            return self._group(depth, start)
        if char == "[":
            return self._set(start)
        if char == "\\":
            return self._escape(start)
        if char in "^$":
            return _Part(r"(?m:^)" if char == "^" else r"(?m:$)", edge=True, fixed=True)
        if char == ".":
            return _Part(".", least=1, reach=_TEXT, fixed=True)
        if char in "*+?" or _QUANTIFIER.match(self.source, start):
            raise QueryError(QueryProblem.NOTHING_TO_REPEAT, start, self.at)
        return _Part("", least=1, literal=char, head=fold(char))

    def _group(self, depth: int, start: int) -> _Part:
        opening = _OPENING.match(self.source, self.at)
        if opening is None:
            raise QueryError(QueryProblem.UNKNOWN_GROUP, start, self.at + 1)
        self.at = opening.end()
        inner = self.alternatives(depth + 1)
        if self._peek() != ")":
            raise QueryError(QueryProblem.GROUP_OPEN, start, start + 1)
        self.at += 1
        look = opening[0].startswith(("?=", "?!", "?<"))
        mark = opening[0] if look else "?:"
        pattern = f"({mark}{inner.pattern})"
        if look:
            # Once a look-around has succeeded, no other way is tried.
            return _Part(pattern, work=inner.work, repeats=inner.repeats, fixed=True)
        return replace(inner, pattern=pattern, reach=0, literal="", edge=False, gap=False)

    def _escape(self, start: int) -> _Part:
        char = self._peek()
        self.at += 1
        if char in _CLASSES:
            return _Part(f"\\{char}", least=1, reach=_CLASSES[char], fixed=True)
        if char in _EDGES and char:
            return _Part(f"\\{char}", edge=True, fixed=True)
        if char in _CONTROLS:
            return _Part("", least=1, literal=_CONTROLS[char], head=_CONTROLS[char])
        if not char:
            raise QueryError(QueryProblem.BACKSLASH_AT_END, start, start + 1)
        if char.isalnum():
            raise QueryError(QueryProblem.UNKNOWN_ESCAPE, start, self.at, text=f"\\{char}")
        return _Part("", least=1, literal=char, head=fold(char))

    def _set(self, start: int) -> _Part:
        """``[...]``, escaped so that every character is literal."""
        negated = self._peek() == "^"
        self.at += negated
        members: list[str] = []
        reach = 0
        first = True
        while first or self._peek() != "]":
            if not self._peek():
                raise QueryError(QueryProblem.BRACKET_OPEN, start, start + 1)
            first = False
            member, wide = self._member()
            members.append(member)
            reach = max(reach, wide)
        self.at += 1
        if negated:
            reach = _TEXT
        pattern = f"[{'^' * negated}{''.join(members)}]"
        return _Part(pattern, least=1, reach=reach, fixed=True)

    def _member(self) -> tuple[str, int]:
        low = self._set_char()
        if len(low) == 2 and low[0] == "\\" and low[1] in _CLASSES:
            return low, _CLASSES[low[1]]
        ahead = self.source[self.at : self.at + 2]
        if len(ahead) < 2 or ahead[0] != "-" or ahead[1] == "]":
            folded = fold(low)
            return "".join(map(_in_set, dict.fromkeys(folded))), _TEXT if low == " " else _WORD
        start = self.at
        self.at += 1
        high = self._set_char()
        if len(low) != 1 or len(high) != 1 or low > high:
            raise QueryError(QueryProblem.BACKWARDS, start - 1, self.at)
        written = f"{_in_set(low)}-{_in_set(high)}"
        if low.isupper() and high.isupper():
            written += f"{_in_set(low.lower())}-{_in_set(high.lower())}"
        return written, _WORD if low.isalnum() and high.isalnum() else _TEXT

    def _set_char(self) -> str:
        start, char = self.at, self._peek()
        self.at += 1
        if char != "\\":
            return char
        char = self._peek()
        self.at += 1
        if char in _CLASSES:
            return f"\\{char}"
        if char in _CONTROLS:
            return _CONTROLS[char]
        if not char:
            raise QueryError(QueryProblem.BACKSLASH_AT_END, start, start + 1)
        if char.isalnum():
            raise QueryError(QueryProblem.UNKNOWN_ESCAPE, start, self.at, text=f"\\{char}")
        return char


_QUANTIFIER = re.compile(
    r"(?:(?P<sign>[?*+])|\{(?=[0-9,]*[0-9])(?P<low>[0-9]{0,4})(?P<comma>,)?(?P<high>[0-9]{0,4})\})\??"
)
_OPENING = re.compile(r"\?(?::|=|!|<=|<!)|(?!\?)")


def _in_set(char: str) -> str:
    return char if char.isalnum() or char == " " else f"\\{char}" if char.isprintable() else char


def _text(run: str) -> list[_Part]:
    """Adjacent characters as one part, if there are any."""
    folded = fold(run)
    if not folded:
        return []
    pattern = re.escape(folded)
    return [_Part(pattern, least=len(folded), words=(folded,), head=folded, fixed=True)]


def _settle_gaps(parts: list[_Part]) -> list[_Part]:
    """Make ``.*x`` atomic if another gap follows and ``x`` has one way and one length."""
    settled: list[_Part] = []
    gaps = [number for number, part in enumerate(parts) if part.gap]
    done = 0
    for gap, following in pairwise(gaps):
        between = parts[gap + 1 : following]
        if not all(part.fixed and part.ways == 1 for part in between):
            continue
        settled += parts[done:gap]
        body = "".join(part.pattern for part in between)
        lazy = parts[gap].pattern.rstrip("?") + "?"
        settled.append(
            _Part(
                f"(?>{lazy}{body})",
                work=_TEXT * max(1, sum(part.work for part in between)),
                least=parts[gap].least + sum(part.least for part in between),
                words=tuple(word for part in between for word in part.words),
                repeats=True,
            )
        )
        done = following
    return settled + parts[done:]


def _append(whole: _Part, part: _Part) -> None:
    if whole.edge:
        whole.head = part.head
    whole.edge &= part.edge
    whole.fixed &= part.fixed
    whole.pattern += part.pattern
    whole.work += whole.ways * part.work
    whole.ways *= part.ways
    whole.least += part.least
    whole.words += part.words
    whole.repeats |= part.repeats


def _repeated(
    part: _Part, written: str, low: int, high: int | None, span: tuple[int, int]
) -> _Part:
    """A part with its repeat. An optional part requires no words."""
    if part.repeats and (high is None or high > 1):
        raise QueryError(QueryProblem.NESTED_REPEAT, *span)
    many = (high if high is not None else _TEXT) - low
    if part.reach:
        ways = work = min(many, part.reach) + 1
    elif high is None:
        if part.ways > 1 or not part.least:
            raise QueryError(QueryProblem.OPEN_REPEAT, *span)
        ways = _TEXT // part.least + 1
        work = ways * part.work
    else:
        ways = min((many + 1) * part.ways ** min(high, 64), MAX_WORK + 1)
        work = ways * part.work * max(1, high)
    body = part.pattern if part.reach or part.pattern.startswith("(") else f"(?:{part.pattern})"
    return _Part(
        body + written,
        ways=max(ways, 1),
        work=max(work, 1),
        least=part.least * low,
        words=part.words if low else (),
        head=part.head if low else "",
        repeats=high is None or many > 1,
        gap=part.pattern == "." and high is None and low <= 1,
        fixed=part.fixed and low == high,
    )
