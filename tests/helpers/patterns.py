"""Finds the regular expressions of the tree, and those that may take quadratic time on one line.

The check uses the parsed expression, so it depends on structure and not on time. An expression
is suspected if one text can be divided between two unbounded repeats in many ways, or if it is
searched for and a failed attempt at one position has read text that the next attempts read again.
"""

import ast
import importlib
import pkgutil
import re
from functools import cache
from pathlib import Path
from re import _constants as sre  # the names of the parser's own operations
from re import _parser as parser

import msgspec

_ALPHABET = [chr(i) for i in range(256)] + list("\u2013\u2014\u2019\u2022\u3000\u0416\u65e5\ufffd")
_UNBOUNDED = 2_100  # a repeat with a smaller limit costs at most this much at each character
_SEARCHES = frozenset({"search", "sub", "subn", "split", "findall", "finditer", "scanner"})
_WHOLE = frozenset(_ALPHABET)
_CALLED = re.compile(r"\bre\.")


class Found(msgspec.Struct, frozen=True):
    """An expression with its place, its pattern, and whether code searches for it within a text."""

    module: str
    name: str
    pattern: re.Pattern
    searched: bool


def expressions(*packages):
    """The compiled expressions that modules of these packages define, and those in their calls."""
    for package in packages:
        for module in modules(package):
            held = {name: found for name, found in _held(module) if found}
            text = Path(module.__file__).read_text(encoding="utf-8")
            if not held and not _CALLED.search(text):
                continue  # parsing is slow
            nodes = list(ast.walk(ast.parse(text)))
            uses = _uses(nodes)
            for name, patterns in held.items():
                for i, pattern in enumerate(patterns):
                    where = name if i == 0 else f"{name}[{i}]"
                    group = i or _is_group(vars(module)[name])
                    known = uses.get(name, {"search"} if group else set())
                    yield Found(module.__name__, where, pattern, bool(known & _SEARCHES))
            yield from _calls(module.__name__, nodes)


def _held(module):
    """Each name of a module, with its expressions."""
    return [(name, list(_patterns(value))) for name, value in vars(module).items()]


@cache
def modules(package):
    """A package and all its modules."""
    root = importlib.import_module(package)
    names = [m.name for m in pkgutil.walk_packages(root.__path__, f"{package}.")]
    return [root, *(importlib.import_module(n) for n in names if not n.endswith("__main__"))]


def _is_group(value):
    return not isinstance(value, re.Pattern)


def _patterns(value):
    if isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, (tuple, list, frozenset)):
        for part in value:
            yield from _patterns(part)
    elif isinstance(value, dict):
        for part in value.values():
            yield from _patterns(part)


def _uses(nodes):
    """The methods called on each name of a module: ``{"_TAG": {"finditer", "sub"}}``."""
    uses = {}
    for node in nodes:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            uses.setdefault(node.value.id, set()).add(node.attr)
    return uses


def _calls(module, nodes):
    """Expressions that are written in their calls: ``re.sub(r"...", ...)``."""
    for node in nodes:
        called = node.func if isinstance(node, ast.Call) else None
        if (
            isinstance(called, ast.Attribute)
            and isinstance(called.value, ast.Name)
            and called.value.id == "re"
            and called.attr not in {"compile", "escape"}
            and node.args
            and isinstance(node.args[0], ast.Constant)
            and isinstance(node.args[0].value, str)
        ):
            flags = re.IGNORECASE if "IGNORECASE" in ast.unparse(node) else 0
            pattern = re.compile(node.args[0].value, flags)
            yield Found(module, f"line {node.lineno}", pattern, called.attr in _SEARCHES)


class Item(msgspec.Struct):
    """A simplified step of an expression.

    Attributes:
        first: characters that it may begin with.
        every: characters that it may have anywhere.
        empty: it may match nothing.
        endless: it repeats without a bound.
        fails: it may fail.
        wall: it asserts something about the preceding text, so that most starts fail immediately.
    """

    first: frozenset
    every: frozenset
    empty: bool = False
    endless: bool = False
    fails: bool = True
    wall: bool = False


def suspicions(found):
    """The reasons why an expression may take quadratic time, as sentences; empty without any."""
    if isinstance(found.pattern.pattern, bytes):
        text = found.pattern.pattern.decode("latin-1")
        flags = found.pattern.flags & ~re.ASCII
    else:
        text, flags = found.pattern.pattern, found.pattern.flags
    tree = parser.parse(text, flags & ~re.DEBUG)
    reasons = []
    for branch in _branches(list(tree), flags):
        reasons += _adjacent(branch)
        if found.searched and not _anchored(branch):
            reasons += _searched(branch)
    reasons += _nested(list(tree), flags)
    return sorted(set(reasons))


def _anchored(items):
    return bool(items) and items[0].wall and items[0].first == frozenset("^")


def _adjacent(items):
    """Two unbounded repeats that may divide the same text, with nothing required between."""
    for i, one in enumerate(items):
        if not one.endless:
            continue
        for j in range(i + 1, len(items)):
            other = items[j]
            if other.endless and one.every & other.every and _may_fail(items[j + 1 :]):
                yield f"repeats {i} and {j} share {_some(one.every & other.every)}"
            if not other.empty and not (other.endless and other.every <= one.every):
                if not other.first & one.every:
                    break
                if not other.endless:
                    continue


def _searched(items):
    """An unbounded repeat that every start in a run of its characters repeats."""
    for i, item in enumerate(items):
        before = items[:i]
        if any(b.wall for b in before):
            return
        if item.endless and _may_fail(items[i + 1 :]):
            steps = [b for b in before if not b.empty]
            if all(b.first & item.every for b in steps):
                yield f"every start in {_some(item.every)} runs through repeat {i}"


def _may_fail(rest):
    return any(item.fails and not item.empty for item in rest)


def _some(characters):
    return repr("".join(sorted(characters))[:12])


def _nested(nodes, flags):
    """A repeat of a repeat, where the inner one can continue in the next round of the outer."""
    for op, argument in nodes:
        for inner in _inside(op, argument):
            yield from _nested(inner, flags)
        if op in {sre.MAX_REPEAT, sre.MIN_REPEAT} and argument[1] > _UNBOUNDED:
            for branch in _branches(list(argument[2]), flags):
                for i, item in enumerate(branch):
                    rest = branch[i + 1 :]
                    certain = [r for r in rest if not r.empty]
                    following = certain[0].first if certain else branch[0].first
                    for r in rest:
                        if r.empty:
                            following |= r.first
                    if item.endless and item.every & following:
                        yield f"a repeat within a repeat shares {_some(item.every & following)}"


def _inside(op, argument):
    if op in {sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT}:
        yield list(argument[2])
    elif op is sre.SUBPATTERN:
        yield list(argument[3])
    elif op is sre.BRANCH:
        yield from (list(part) for part in argument[1])
    elif op is sre.ATOMIC_GROUP:
        yield list(argument)


_MAX_BRANCHES = 300


def _branches(nodes, flags):
    """Every way through a sequence, as lists of items; groups are opened, choices are taken."""
    ways = [[]]
    for op, argument in nodes:
        steps = _steps(op, argument, flags)
        ways = [[*way, *step] for way in ways for step in steps][:_MAX_BRANCHES]
    return ways


def _steps(op, argument, flags):  # noqa: PLR0911 - one for each operation
    if op is sre.SUBPATTERN:
        return _branches(list(argument[3]), flags | argument[1])
    if op is sre.BRANCH:
        return [way for part in argument[1] for way in _branches(list(part), flags)]
    if op in {sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT}:
        least, most, body = argument
        if most == 1:
            ways = _branches(list(body), flags)
            if least:
                return ways
            return [[], *([msgspec.structs.replace(i, fails=False) for i in w] for w in ways)]
        return [[_repeat(least, most, list(body), flags, op)]]
    if op in {sre.ASSERT, sre.ASSERT_NOT}:
        direction = argument[0]
        return [[Item(frozenset(), frozenset(), empty=True, wall=direction < 0)]]
    if op is sre.AT:
        if argument in {sre.AT_BEGINNING, sre.AT_BEGINNING_STRING}:
            multiline = argument is sre.AT_BEGINNING and flags & re.MULTILINE
            marks = frozenset() if multiline else frozenset("^")
            return [[Item(marks, frozenset(), empty=True, wall=True)]]
        ends = argument in {sre.AT_END, sre.AT_END_STRING}
        return [[Item(frozenset(), frozenset(), empty=not ends)]]
    if op is sre.ATOMIC_GROUP:
        return _branches(list(argument), flags)
    characters = _characters(op, argument, flags)
    return [[Item(characters, characters)]]


def _repeat(least, most, body, flags, op):
    first, every, certain = set(), set(), True
    for way in _branches(body, flags):
        for item in way:
            every |= item.every
        for item in way:
            first |= item.first
            if not item.empty:
                break
        certain = certain and any(not item.empty for item in way)
    endless = most > _UNBOUNDED
    return Item(
        frozenset(first), frozenset(every), empty=least == 0 or not certain, endless=endless
    )


def _characters(op, argument, flags):
    if op is sre.LITERAL:
        return _cased(frozenset(c for c in _ALPHABET if ord(c) == argument), flags)
    if op is sre.NOT_LITERAL:
        return frozenset(c for c in _ALPHABET if ord(c) != argument)
    if op is sre.ANY:
        return _WHOLE if flags & re.DOTALL else _WHOLE - {"\n"}
    if op is sre.IN:
        return _cased(_class(argument), flags)
    return _WHOLE  # back references and similar items


def _class(parts):
    found, negated = set(), False
    for op, argument in parts:
        if op is sre.NEGATE:
            negated = True
        elif op is sre.LITERAL:
            found |= {c for c in _ALPHABET if ord(c) == argument}
        elif op is sre.RANGE:
            found |= {c for c in _ALPHABET if argument[0] <= ord(c) <= argument[1]}
        elif op is sre.CATEGORY:
            found |= _category(argument)
    return frozenset(_WHOLE - found if negated else found)


@cache
def _category(name):
    code = {"DIGIT": r"\d", "SPACE": r"\s", "WORD": r"\w"}[str(name).rpartition("_")[2]]
    matching = {c for c in _ALPHABET if re.match(code, c)}
    return frozenset(_WHOLE - matching if "NOT_" in str(name) else matching)


def _cased(characters, flags):
    if not flags & re.IGNORECASE:
        return characters
    both = {c.lower() for c in characters} | {c.upper() for c in characters}
    return frozenset(characters | (both & _WHOLE))
