"""The sect of a crypt card: the first word of its text (SEC-01)."""

from __future__ import annotations

import re

from cardbase.terms import Sect

_SECT = re.compile(rf"({'|'.join(Sect)})\b")


def sect_of(text: str) -> Sect | None:
    """The sect that ``text`` (see :func:`cardbase.facts.statements.parts`) begins with, if any."""
    found = _SECT.match(text)
    return Sect(found[1]) if found else None
