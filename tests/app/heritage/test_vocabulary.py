"""The words of data sets have labels in forms; labels and words mean the same when typed."""

import pytest
from marked_language import Marked, unmarked_words
from msgspec import inspect

from vtes_deck.app.heritage.data_sets import demonstration
from vtes_deck.app.heritage.entry_writer import KINDS
from vtes_deck.app.heritage.forms import Field, Shape, labelled, shown, summary, typed, variants_of
from vtes_deck.app.heritage.paper_chronicle import Paper
from vtes_deck.app.heritage.vocabulary import word_label
from vtes_deck.heritage.attributes import CLANS, LETTERS
from vtes_deck.heritage.battlegrounds.sabbat_wars import WarToken

OWN_NAMES = {*CLANS, *LETTERS}
"""Proper names, which are the same in every language; letters before a translated title."""


def fields_with_words():
    kinds = [one for name, one in KINDS.items() if name != "names"]
    found, met = {}, set()
    waiting = [inspect.type_info(kind) for kind in (*kinds, Paper, WarToken)]
    while waiting:
        kind = waiting.pop()
        variants = variants_of(kind)
        key = (type(kind), getattr(kind, "cls", None), tuple(variants))
        if key in met and set(variants) != {""}:
            continue
        met.add(key)
        for verb, fields in variants.items():
            found.setdefault("do", set()).update({verb} - {""})
            for one in fields:
                found.setdefault(one.name, set()).update((*one.words, *one.values))
        below = [one.kind for fields in variants.values() for one in fields if one.kind is not None]
        waiting += [
            one for one in below if getattr(one, "cls", None) not in {key[1] for key in met}
        ]
    return sorted((name, word) for name, words in found.items() for word in words)


def test_every_word_of_the_forms_is_translated(speak):
    words = fields_with_words()
    assert ("do", "craft-monstrosity") in words
    assert ("of", "victim") in words
    speak(Marked())
    raw = {(n, w) for n, w in words if unmarked_words(word_label(n, w))}
    assert {word for _, word in raw} <= OWN_NAMES


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (Field("class", Shape.WORD, ("A", "C")), "A"),
        (Field("temperament", Shape.WORD, ("b", "d")), "d"),
        (Field("battleground", Shape.WORD, tuple(LETTERS)), "C"),
        (Field("requires", Shape.WORDS, ("warlike", "wealthy")), ["wealthy", "warlike"]),
        (Field("schemes", Shape.WORDS, refers="schemes"), ["brujah-errand", "gangrel-errand"]),
        (Field("dots", Shape.PAIRS, ("mercy", "camarilla"), numbers=True), {"camarilla": 2}),
        (Field("inquisition", Shape.PAIRS, ("warlike",), values=("A", "C")), {"warlike": "C"}),
        (Field("titles", Shape.WORDS, refers="titles"), ["harpy", "prince"]),
    ],
)
def test_labels_and_words_can_be_typed(field, value):
    made = labelled(field, demonstration())
    text = shown(made, value)
    assert text != shown(field, value)
    assert typed(made, text) == value
    assert typed(made, text.upper()) == value
    assert typed(made, shown(field, value)) == value


def test_unknown_input_stays_unchanged():
    made = labelled(Field("class", Shape.WORD, ("A", "C")), demonstration())
    assert typed(made, "Quatsch") == "Quatsch"
    assert shown(made, "Quatsch") == "Quatsch"


def test_an_effect_is_summed_up_in_labels():
    effect = {"do": "torpor", "who": {"kinds": ["sire"]}, "sacrifice": False}
    assert summary(effect, demonstration()) == (
        "Place vampires into torpor: Who (Which are Sire); A childe can go instead no"
    )
