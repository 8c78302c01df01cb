"""Random damage to deck files, repeatable by seed."""

import random

TOKENS = (
    b"\x00",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"\xc3",
    b"\n",
    b"\r\n",
    b"\t",
    b'"',
    b"'",
    b"<",
    b">",
    b"&amp;",
    b"&x;",
    b"&#0;",
    b"&#99999999;",
    b"<!DOCTYPE a [<!ENTITY b 'c'>]>",
    b"<!--",
    b"]]>",
    b"[b]",
    b"[/b]",
    b"[url=",
    b"=\n",
    b"=C3=A9",
    b"99999999999999999999",
    b"-1",
    b"0x",
    b"1e999",
    b"NaN",
    b"null",
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b";",
    b":",
    b"#",
    b"--",
    b"Crypt (12 cards, min=1, max=2, avg=3)\n",
    b"Library (90 cards)\n",
    b"Crypt:\n",
    b"Deck Name: ",
    b"2x ",
    b"x2",
    b"(ADV)",
    b"(G",
    "\u202e".encode(),
    "\u00a0".encode(),
    "\ud7ff".encode(),
    "\U0001f9db".encode(),
    "\u2028".encode(),
    " " * 500,
    "(" * 200,
    "a" * 3000,
)


def mutated(data: bytes, other: bytes, rng: random.Random) -> bytes:
    """``data``, damaged in one to eight ways, perhaps with a piece of ``other`` in it."""
    for _ in range(rng.randint(1, 8)):
        data = rng.choice(_WAYS)(data, other, rng)
        data = data[:200_000]
    return data


def _place(data: bytes, rng: random.Random) -> int:
    return rng.randint(0, len(data))


def _flip(data: bytes, _: bytes, rng: random.Random) -> bytes:
    if not data:
        return data
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << rng.randrange(8))]) + data[at + 1 :]


def _noise(data: bytes, _: bytes, rng: random.Random) -> bytes:
    at = _place(data, rng)
    return data[:at] + rng.randbytes(rng.randint(1, 12)) + data[at:]


def _delete(data: bytes, _: bytes, rng: random.Random) -> bytes:
    at = _place(data, rng)
    return data[:at] + data[at + rng.randint(1, 200) :]


def _truncate(data: bytes, _: bytes, rng: random.Random) -> bytes:
    return data[: _place(data, rng)]


def _repeat(data: bytes, _: bytes, rng: random.Random) -> bytes:
    at = _place(data, rng)
    piece = data[at : at + rng.randint(1, 400)]
    return data[:at] + piece * rng.randint(2, 6) + data[at:]


def _insert(data: bytes, _: bytes, rng: random.Random) -> bytes:
    token = rng.choice(TOKENS)
    at = _place(data, rng)
    return data[:at] + (token.encode() if isinstance(token, str) else token) + data[at:]


def _shuffle(data: bytes, _: bytes, rng: random.Random) -> bytes:
    lines = data.split(b"\n")
    rng.shuffle(lines)
    return b"\n".join(lines)


def _splice(data: bytes, other: bytes, rng: random.Random) -> bytes:
    return data[: _place(data, rng)] + other[_place(other, rng) :]


def _join(data: bytes, _: bytes, rng: random.Random) -> bytes:
    return data.replace(b"\n", rng.choice((b" ", b"", b"\r", b"; ", b"\n\n")))


def _case(data: bytes, _: bytes, rng: random.Random) -> bytes:
    return data.upper() if rng.random() < 0.5 else data.lower()


def _encode(data: bytes, _: bytes, rng: random.Random) -> bytes:
    text = data.decode("utf-8", "replace")
    return text.encode(rng.choice(("utf-16", "utf-16-le", "latin-1", "cp1252")), "replace")


_WAYS = (
    _flip,
    _noise,
    _delete,
    _truncate,
    _repeat,
    _insert,
    _insert,
    _insert,
    _shuffle,
    _splice,
    _join,
    _case,
    _encode,
)
