"""A language in brackets, which reveals texts that were not translated."""

from __future__ import annotations

import json
import os
import re

import pytest

from cardbase.atomic_files import write_atomic
from vtes_deck import language

WORD = re.compile(r"[^\W\d_]{3,}")
MARKED = re.compile(r"⟦[^⟦⟧]*⟧")


class Marked:
    """A language that returns each text in brackets.

    Attributes:
        asked: the requested texts.
    """

    code = "en"

    def __init__(self):
        self.asked = set()

    @staticmethod
    def form(n):
        """As in English."""
        return int(n != 1)

    def find(self, text, comment, n):
        """Return the text itself, in the right one of two forms."""
        self.asked.add(text)
        return f"⟦{comment if n == 1 else text}⟧"


def unmarked(text):
    """The parts of a text outside brackets."""
    while MARKED.search(text):
        text = MARKED.sub(" ", text)
    return text


def unmarked_words(text):
    """The words of a text that were not requested."""
    return WORD.findall(unmarked(text))


@pytest.fixture(scope="session")
def source_texts(tmp_path_factory):
    """The texts of the source and of the declared cards, collected once for all processes."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent  # the folder shared by all processes
    kept = folder / "source-texts.json"
    if not kept.exists():
        from languages import declared, written

        texts = {text for text, _comment, _place in written()} | set(declared())
        write_atomic(kept, json.dumps(sorted(texts)).encode())
    return frozenset(json.loads(kept.read_bytes()))


@pytest.fixture
def speak():
    """Choose a language; English is restored at the end."""
    yield language.use
    language.use("en")
