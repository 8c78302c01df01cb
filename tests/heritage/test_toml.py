"""Limits for TOML from others."""

import os

import pytest

from vtes_deck.app.heritage.data_sets import examine
from vtes_deck.heritage.dataset.reader import parse
from vtes_deck.kernel import toml


@pytest.mark.parametrize(
    "text",
    [
        "a" + ".a" * 5_000 + " = 1",
        "[" + ".".join("a" * 5_000) + "]",
        "b = {a" + ' . "a"' * 500 + "=1}",
    ],
)
def test_a_key_with_many_parts_is_refused_with_its_line(text):
    with pytest.raises(ValueError, match=r"dots in one line \(at line 2, column 1\)"):
        toml.loads("\n" + text)
    _data, (problem, *_) = parse({"box.toml": "\n" + text})
    assert (problem.file, problem.line) == ("box.toml", 2)


def test_ordinary_keys_and_texts_are_read():
    assert toml.loads("a.b.c = 1\nd = 'One. Two. Three ...'\n") == {
        "a": {"b": {"c": 1}},
        "d": "One. Two. Three ...",
    }


@pytest.mark.skipif(os.name != "posix", reason="Windows has no named pipes")
def test_a_pipe_in_a_data_set_does_not_block(tmp_path):
    os.mkfifo(tmp_path / "box.toml")
    (problem,) = examine(tmp_path).problems
    assert problem.file == "box.toml"
