"""The translations: every text, finished, with the same places and the same marks as the source."""

import ast
import re
import string
from collections import Counter
from itertools import product
from xml.etree import ElementTree  # our own files

import pytest
from languages import CODES, PARTS, ROOT, collect, file_of

from vtes_deck.app.reference import NUMBER

TAG = re.compile(r"</?[a-z][^>]*>")


FILES = tuple(product(PARTS, CODES))


def entries(ts):
    """Text, comment, forms and state of every message."""
    for message in ElementTree.parse(ts).iter("message"):  # noqa: S314
        if not message.findtext("source"):
            continue  # an event that is not told
        translation = message.find("translation")
        forms = [form.text or "" for form in translation.findall("numerusform")]
        yield (
            message.findtext("source") or "",
            message.findtext("comment") or "",
            forms or [translation.text or ""],
            translation.get("type"),
        )


def places(text):
    return {name for _text, name, _spec, _conversion in string.Formatter().parse(text) if name}


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    """What lupdate finds now in each part."""
    folder = tmp_path_factory.mktemp("languages")
    for part in PARTS:
        collect(folder / f"{part}.ts", "fr", part)
    return {part: folder / f"{part}.ts" for part in PARTS}


def written():
    """The texts as Python reads them, each with its comment and the place."""
    for path in (ROOT / "vtes_deck").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="tr" | "plural"),
                    args=[ast.Constant(value=str(text)), ast.Constant(value=str(comment)), *_],
                ):
                    yield (text, comment), f"{path.name}:{node.lineno}"
                case (
                    ast.Call(
                        func=ast.Name(id="tr" | "mark"), args=[ast.Constant(value=str(text)), *_]
                    )
                    | ast.Call(
                        func=ast.Name(id="Verb" | "Happening"),
                        args=[_, ast.Constant(value=str(text)), *_],
                    )
                ) if text:
                    yield (text, ""), f"{path.name}:{node.lineno}"


def test_lupdate_sees_every_text(source):
    """It does not look into f-strings."""
    seen = {(text, comment) for text, comment, *_rest in entries(source["vtes_deck"])}
    assert [where for text, where in written() if text not in seen] == []


def test_the_places_of_a_text_are_plain_names(source):
    """Only the engine's sentences let a number count something: ``{n:crypt card}``."""
    for text, *_rest in entries(source["vtes_deck"]):
        for _literal, name, spec, conversion in string.Formatter().parse(text):
            if name is not None:
                assert name.isidentifier(), text
                assert not spec or (name == "n" and spec.replace(" ", "").isalpha()), text
                assert conversion is None, text


@pytest.mark.parametrize(("part", "code"), FILES)
def test_the_file_holds_what_the_source_says(part, code, source):
    """If this fails: ``make languages``, then translate what is new."""
    wanted = {(text, comment) for text, comment, _forms, _state in entries(source[part])}
    held = {(text, comment) for text, comment, _forms, _state in entries(file_of(code, part))}
    assert held == wanted


@pytest.mark.parametrize(("part", "code"), FILES)
def test_everything_is_translated(part, code):
    left = [t for t, _, forms, state in entries(file_of(code, part)) if state or not all(forms)]
    assert not left


@pytest.mark.parametrize(("part", "code"), FILES)
def test_a_translation_has_the_places_of_its_text(part, code):
    for text, comment, forms, _state in entries(file_of(code, part)):
        wanted = places(text)
        assert places(forms[-1]) == wanted, (text, forms)
        for form in forms[:-1]:
            # The singular may leave out the number, as the English one may.
            assert places(form) in (wanted, wanted - {"n"}, places(comment)), (text, forms)


@pytest.mark.parametrize(("part", "code"), FILES)
def test_a_translation_has_the_marks_of_its_text(part, code):
    """Tags, keys of menus, the spaces around, dots and colons at the end."""
    for text, _comment, forms, _state in entries(file_of(code, part)):
        for form in forms:
            assert Counter(TAG.findall(form)) == Counter(TAG.findall(text)), (text, form)
            assert form.count("&") <= max(1, text.count("&")), (text, form)
            assert (form[:1].isspace(), form[-1:].isspace()) == (
                text[:1].isspace(),
                text[-1:].isspace(),
            ), (text, form)
            for end in ("…", "...", ":"):
                assert form.endswith(end) == text.endswith(end), (text, form)
            assert form.endswith(".") >= text.endswith("."), (text, form)  # or is abbreviated
            assert form.count("\n") == text.count("\n"), (text, form)


@pytest.mark.parametrize("code", CODES)
def test_a_rule_names_the_same_rules_in_each_language(code):
    for text, _comment, (form,), _state in entries(file_of(code, "rules")):
        assert sorted(NUMBER.findall(form)) == sorted(NUMBER.findall(text)), (text, form)
