"""Archives with random damage give a clear message or a valid card base.

``VTES_DECK_MUTATIONS=10000`` tries this many, beginning at ``VTES_DECK_SEED``.
"""

import gzip
import json
import lzma
import os
import random
import re

import pytest
from series import thinned
from small_cards import LISTS, as_json, packed, small_package

from cardbase import updates
from cardbase.active_data import open_active
from cardbase.sources.source import SourceError

TRIES = int(os.environ.get("VTES_DECK_MUTATIONS", "60"))
SEED = int(os.environ.get("VTES_DECK_SEED", "1"))

SNIPPETS = [
    *("", '"', '""', ",", "\n", "\r", "\r\n", "\x00", "\ufeff", "\u2028", "\u017f", "\u212a"),
    *("²", "٣", "½", "🦇" * 50, "<", ">", "<>", "</x/>", "/", "//", "/a/", "[", "]", "[dom]"),
    *("{", "}", "(", ")", ":", "::", ";", "|", "&", "-none-", "X", "x", "0", "1", "-1", "9" * 30),
    *("1e999", "NaN", "null", "true", "ANY", "any", "G7", "Id", "Name", "Promo-", "Promo:"),
    *("POD:DTC", "KoT:½", "KoT:C/", "A" * 30_000, "20211345", "00010101", "99991231", "2020"),
    *("2O20", " " * 3000, "prince", "ADV", "Advanced", ", The", "\\ud800", "\ud800", "../"),
    *("=cmd()", "<script>", "a.b.c" * 800, "(" * 2000, "Camarilla ju\u017fticar:", "2 vote\u017f"),
]
VALUES = [
    *(None, True, False, 0, -1, 1, 10**9, 2**63, 2**64, 10**40, 0.5, -0.0, 1e308),
    *("", "x", "\ud800", "1", "2020-02-30", "2020-01-01", "9999-12-31", "A" * 30_000),
    *([], {}, [[]], [None], {"": None}),
]


def scratch(rng, data):
    """Change, remove, double or insert bytes, or cut off the end."""
    data = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 5, 20))):
        at = rng.randrange(len(data) + 1)
        size = rng.choice((1, 1, 2, 4, 8, 64, 1000))
        match rng.randrange(6):
            case 0:
                data[at : at + 1] = bytes([rng.randrange(256)])
            case 1:
                del data[at : at + size]
            case 2:
                data[at:at] = data[at : at + size]
            case 3:
                data[at:at] = rng.randbytes(size)
            case 4:
                data[at : at + 4] = rng.choice((b"\xff\xff\xff\xff", b"\0\0\0\0", b"\0\0\0\x80"))
            case 5 if rng.random() < 0.3:
                del data[at:]
    return bytes(data)


def edit(rng, data):
    """Change cells, rows or columns of a table."""
    text = data.decode()
    for _ in range(rng.choice((1, 1, 1, 3, 10))):
        cells = [match.span(1) for match in re.finditer(r'"((?:[^"]|"")*)"', text)]
        start, end = rng.choice(cells) if cells else (0, 0)
        other = rng.choice(cells) if cells else (0, 0)
        snippet = rng.choice(SNIPPETS)
        match rng.randrange(6):
            case 0:
                text = text[:start] + snippet + text[end:]
            case 1:
                text = text[:start] + text[other[0] : other[1]] + text[end:]
            case 2:
                at = rng.randint(start, end)
                text = text[:at] + snippet + text[at:]
            case 3:
                lines = text.split("\n")
                lines.insert(rng.randrange(len(lines)), rng.choice(lines))
                text = "\n".join(lines)
            case 4:
                lines = text.split("\n")
                del lines[rng.randrange(len(lines))]
                text = "\n".join(lines)
            case 5:
                at = rng.randrange(len(text) + 1)
                text = text[:at] + snippet + text[at + rng.randrange(3) :]
    return text.encode("utf-8", "surrogatepass")


def twist(rng, data):
    """Replace values of a JSON text by others of any type, and remove or rename keys."""
    value = json.loads(data)
    for _ in range(rng.choice((1, 1, 1, 3, 10))):
        node, steps = value, rng.randint(1, 7)
        while steps and isinstance(node, dict | list) and node:
            key = rng.choice(list(node)) if isinstance(node, dict) else rng.randrange(len(node))
            inner = node[key]
            steps -= 1
            if not steps or not isinstance(inner, dict | list) or not inner:
                match rng.randrange(4):
                    case 0:
                        del node[key]
                    case 1 if isinstance(node, dict):
                        node[rng.choice(("", "id", "kind", "cards", "x"))] = node.pop(key)
                    case 2 if isinstance(inner, str):
                        node[key] = inner + rng.choice(SNIPPETS)
                    case _:
                        node[key] = rng.choice(VALUES)
                break
            node = inner
    return json.dumps(value, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")


def mutant(rng, lists, published, translations):
    """A damaged archive with its name."""
    kind = rng.randrange(6)
    if kind == 0:
        return "lists.zip", scratch(rng, packed(lists))
    if kind in {1, 2}:
        files = lists | (translations if rng.random() < 0.3 else {})
        name = rng.choice(list(files))
        change = edit if rng.random() < 0.85 else scratch
        return "lists.zip", packed(files | {name: change(rng, files[name])})
    name = rng.choice(list(published))
    if kind == 3:
        pack = rng.choice((gzip.compress, lzma.compress, bytes))
        return "some.json", scratch(rng, pack(published[name]))
    return "json.zip", packed(published | {name: twist(rng, published[name])})


@pytest.fixture(scope="module")
def package():
    return small_package()


@pytest.mark.parametrize("first", thinned(range(SEED, SEED + 20 * TRIES, TRIES), 20))
def test_every_mutant_gives_a_message_or_a_card_base(package, tmp_path, first):
    place = package.place(tmp_path)
    lists, published = package.lists(), as_json(package)
    translations = {n: d for n, d in package.files().items() if "-" in n}
    before = list(open_active(place))
    taken = refused = 0
    for seed in range(first, first + TRIES):
        rng = random.Random(seed)
        name, data = mutant(rng, lists, published, translations)
        path = tmp_path / name
        path.write_bytes(data)
        try:
            outcome = updates.install_files(path, place=place, force=True)
        except SourceError as error:
            refused += 1
            message = str(error)
            assert message, seed
            assert "Traceback" not in message, seed
            assert len(message) < 400, seed
            assert message.isprintable(), seed
            assert list(open_active(place)) == before, seed
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error!r}") from error
        else:
            taken += 1
            base = open_active(place)
            assert len(base) == len(base.crypt) + len(base.library), seed
            assert all(deck.cards is not None for deck in base.archive), seed
            if outcome.changed:
                updates.rollback(place=place)
            assert list(open_active(place)) == before, seed
    # Both must happen; otherwise the test shows nothing.
    assert taken > TRIES / 20
    assert refused > TRIES / 5


def test_the_mutators_start_from_valid_archives(package, tmp_path):
    place = package.place(tmp_path)
    for name, files in (("lists.zip", package.lists()), ("json.zip", as_json(package))):
        (tmp_path / name).write_bytes(packed(files))
        assert not updates.install_files(tmp_path / name, place=place).changed
    assert set(LISTS) == set(package.lists())
