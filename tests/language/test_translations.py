"""The finished translations: the same placeholders and the same marks as the source.

A text without a translation is shown in English and fails no test. The tests marked ``release``
require that everything is translated (``make release-check``).
"""

import re
import string
from collections import Counter
from itertools import product

import pytest
from languages import CODES, PARTS, collect, entries, file_of, written

from vtes_deck import language
from vtes_deck.app.heritage import rules as heritage_rules
from vtes_deck.app.reference import NUMBER
from vtes_deck.heritage.catalogue import read_rules
from vtes_deck.resources import resource

TAG = re.compile(r"</?[a-z][^>]*>")
FILES = tuple(product(PARTS, CODES))
RULES = resource("heritage/rules/rules.toml").read_text("utf-8")


def finished(ts):
    """Text, comment and forms of every finished message."""
    return [message[:3] for message in entries(ts) if message[3]]


def places(text):
    return {name for _text, name, _spec, _conversion in string.Formatter().parse(text) if name}


def test_placeholders_are_plain_names(source_texts):
    """Only the engine's sentences have counted nouns: ``{n:crypt card}``."""
    assert len(source_texts) > 1000
    for text in source_texts:
        for _literal, name, spec, conversion in string.Formatter().parse(text):
            if name is not None:
                assert name.isidentifier(), text
                assert not spec or (name == "n" and spec.replace(" ", "").isalpha()), text
                assert conversion in {None, "r"}, text  # {name!r}: in quotation marks


@pytest.mark.parametrize(("part", "code"), FILES)
def test_a_translation_has_the_placeholders_of_its_text(part, code):
    for text, comment, forms in finished(file_of(code, part)):
        wanted = places(text)
        assert not any("." in name for name in wanted), text  # the text of an f-string
        assert places(forms[-1]) == wanted, (text, forms)
        for form in forms[:-1]:
            # The singular may leave out the number, as the English one may.
            assert places(form) in (wanted, wanted - {"n"}, places(comment)), (text, forms)


@pytest.mark.parametrize(("part", "code"), FILES)
def test_a_translation_has_the_markup_of_its_text(part, code):
    """Tags, keys of menus, the spaces around, dots and colons at the end."""
    for text, _comment, forms in finished(file_of(code, part)):
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
    for part, number in (("rules", NUMBER), ("heritage", re.compile(r"H-[A-Z]{3}-\d\d"))):
        for text, _comment, (form,) in finished(file_of(code, part)):
            assert sorted(number.findall(form)) == sorted(number.findall(text)), (text, form)


@pytest.mark.parametrize("code", CODES)
def test_the_rules_of_the_second_game_are_read_in_each_language(code):
    language.use(code)
    try:
        rules = [rule for _, rule in heritage_rules.rules()]
        english = {rule.id: rule.statement for ch in read_rules(RULES) for rule in ch.rule}
        same = [rule.id for rule in rules if rule.statement == english[rule.id]]
        assert len(rules) == len(english) == 168
        assert same == []
        word = {"fr": "primogène", "es": "primogénito"}[code]
        assert "H-END-07" in {rule.id for rule in heritage_rules.search([word])}
    finally:
        language.use("en")


def test_an_unfinished_translation_is_shown_in_english(tmp_path, monkeypatch):
    ts = tmp_path / "languages" / "vtes_deck_fr.ts"
    ts.parent.mkdir()
    ts.write_text(
        '<TS version="2.1" language="fr"><context><name></name>'
        "<message><source>Open</source><translation>Ouvrir</translation></message>"
        '<message><source>New sentence</source><translation type="unfinished"></translation>'
        "</message></context></TS>",
        "utf-8",
    )
    monkeypatch.setattr(language, "resource", tmp_path.joinpath)
    language.use("fr")
    try:
        assert [language.tr("Open"), language.tr("New sentence")] == ["Ouvrir", "New sentence"]
    finally:
        language.use("en")


# --------------------------------------------------------------------------------- for a release


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    """The texts that lupdate finds in each part of the program."""
    folder = tmp_path_factory.mktemp("languages")
    for part in PARTS:
        collect(folder / f"{part}.ts", "fr", part)
    return {part: folder / f"{part}.ts" for part in PARTS}


@pytest.mark.release
def test_lupdate_sees_every_text(source):
    seen = {(text, comment) for text, comment, *_rest in entries(source["vtes_deck"])}
    assert [place for text, comment, place in written() if (text, comment) not in seen] == []


@pytest.mark.release
@pytest.mark.parametrize(("part", "code"), FILES)
def test_the_files_contain_the_texts_of_the_source(part, code, source):
    """If this fails: run ``make languages``, then translate the new texts."""
    wanted = {(text, comment) for text, comment, *_rest in entries(source[part])}
    held = {(text, comment) for text, comment, *_rest in entries(file_of(code, part))}
    assert held == wanted


@pytest.mark.release
@pytest.mark.parametrize(("part", "code"), FILES)
def test_everything_is_translated(part, code):
    assert [text for text, *_rest, done in entries(file_of(code, part)) if not done] == []
