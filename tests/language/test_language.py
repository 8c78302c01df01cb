"""Texts in the language in use: placeholders, two forms, numbers, damaged files."""

import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_deck import language
from vtes_deck.language import Catalogue, mark, messages, number, plural, tr

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en"><context><name></name>{}</context></TS>
"""


@pytest.fixture(autouse=True)
def english():
    """Restore English after each test."""
    language.use("en")
    yield
    language.use("en")


def french(**texts):
    return Catalogue("fr", {(text, ""): (said,) for text, said in texts.items()})


def test_a_text_without_a_translation_is_english():
    assert tr("Undo") == "Undo"
    assert tr("Undo {what}", what="a change") == "Undo a change"


def test_a_translation_has_its_placeholders_filled():
    language.use(Catalogue("fr", {("Undo {what}", ""): ("Annuler {what}",)}))
    assert tr("Undo {what}", what="x") == "Annuler x"
    assert tr("Redo") == "Redo"


def test_a_comment_distinguishes_equal_english_texts():
    language.use(Catalogue("fr", {("Open", "verb"): ("Ouvrir",), ("Open", "state"): ("Ouvert",)}))
    assert (tr("Open", "verb"), tr("Open", "state"), tr("Open")) == ("Ouvrir", "Ouvert", "Open")


def test_without_values_braces_are_literal():
    assert tr("{not a place}") == "{not a place}"


def test_a_value_with_braces_is_not_formatted_again():
    assert tr("{a}", a="{b}") == "{b}"


@pytest.mark.parametrize("bad", ["{", "{other}", "{what.x}", "{0}", "{what!z}"])
def test_a_translation_with_wrong_placeholders_falls_back_to_english(bad, caplog):
    language.use(Catalogue("fr", {("Undo {what}", ""): (bad,)}))
    assert tr("Undo {what}", what="x") == "Undo x"
    assert "places" in caplog.text
    caplog.clear()


def test_a_missing_value_in_an_english_text_raises_an_error():
    with pytest.raises(KeyError):
        tr("Undo {what}", other="x")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", ["0 cards", "1 card", "2 cards", "1,000 cards"]),
        ("fr", ["0 carte", "1 carte", "2 cartes", "1\u202f000 cartes"]),
        ("es", ["0 cartas", "1 carta", "2 cartas", "1\u202f000 cartas"]),
    ],
)
def test_each_language_has_its_own_singular(code, said):
    texts = {
        "en": {},
        "fr": {("{n} cards", "{n} card"): ("{n} carte", "{n} cartes")},
        "es": {("{n} cards", "{n} card"): ("{n} carta", "{n} cartas")},
    }
    language.use(Catalogue(code, texts[code]))
    assert [plural("{n} cards", "{n} card", n) for n in (0, 1, 2, 1000)] == said


@pytest.mark.parametrize(
    ("n", "said"),
    [
        *((0, "0 kart"), (1, "1 karta"), (2, "2 karty"), (4, "4 karty"), (5, "5 kart")),
        *((12, "12 kart"), (14, "14 kart"), (21, "21 kart"), (22, "22 karty"), (112, "112 kart")),
    ],
)
def test_a_language_with_three_plural_forms_uses_each(n, said):
    """Polish: 1; numbers that end in 2 to 4 but not in 12 to 14; all others."""
    forms = ("{n} karta", "{n} karty", "{n} kart")
    language.use(Catalogue("pl", {("{n} cards", "{n} card"): forms}))
    assert plural("{n} cards", "{n} card", n) == said


def test_a_large_number_takes_the_last_form_of_a_language_with_two():
    """CLDR has a separate French form for whole millions; Qt Linguist does not."""
    language.use(Catalogue("fr", {("{n} cards", "{n} card"): ("{n} carte", "{n} cartes")}))
    assert plural("{n} cards", "{n} card", 1_000_000).endswith("cartes")


def test_a_translation_with_too_few_forms_uses_its_last():
    language.use(Catalogue("pl", {("{n} cards", "{n} card"): ("{n} karta", "{n} kart")}))
    assert plural("{n} cards", "{n} card", 5) == "5 kart"


def test_a_plural_has_other_placeholders():
    said = plural("{n} cards of {clan}", "{n} card of {clan}", 1, clan="Brujah")
    assert said == "1 card of Brujah"


@pytest.mark.parametrize(
    ("code", "said"), [("en", "-1,234.50"), ("fr", "-1\u202f234,50"), ("es", "-1\u202f234,50")]
)
def test_numbers_follow_the_language(code, said):
    language.use(Catalogue(code, {}))
    assert number(-1234.5, 2) == said


def test_a_marked_text_stays_english_until_it_is_shown():
    titles = (mark("Name"), mark("Clan"))
    language.use(french(Name="Nom"))
    assert [tr(title) for title in titles] == ["Nom", "Clan"]


def test_threads_use_the_language_of_the_program():
    language.use(french(Name="Nom"))
    said = []
    thread = threading.Thread(target=lambda: said.append(tr("Name")))
    thread.start()
    thread.join()
    assert said == ["Nom"]


# --------------------------------------------------------------------------------------- .ts files


def test_only_finished_messages_are_read():
    found = messages(
        TS.format(
            "<message><source>A</source><translation>a</translation></message>"
            "<message><source>B</source><translation type='unfinished'>b</translation></message>"
            "<message><source>C</source><translation type='vanished'>c</translation></message>"
            "<message><source>D</source><translation></translation></message>"
            "<message><source>E</source></message>"
            "<message numerus='yes'><source>{n} Fs</source><comment>{n} F</comment>"
            "<translation><numerusform>{n} f</numerusform><numerusform>{n} fs</numerusform>"
            "</translation></message>"
        ).encode()
    )
    assert found == {("A", ""): ("a",), ("{n} Fs", "{n} F"): ("{n} f", "{n} fs")}


def test_a_part_of_the_program_adds_its_translations(monkeypatch, tmp_path):
    path = tmp_path / "rules_fr.ts"
    path.write_text(
        TS.format(
            "<message><source>Name</source><translation>other</translation></message>"
            "<message><source>A rule.</source><translation>Une règle.</translation></message>"
        ),
        "utf-8",
    )
    monkeypatch.setattr(language, "resource", {"languages/rules_fr.ts": path}.__getitem__)
    language.use(french(Name="Nom"))
    assert tr("A rule.") == "A rule."
    language.also("rules")
    assert (tr("A rule."), tr("Name")) == ("Une règle.", "Nom")


def test_english_needs_no_translations_of_a_part(caplog):
    language.also("nothing")
    assert not caplog.text


@pytest.mark.parametrize("wished", ["de", "../../x", ""])
def test_an_unknown_language_falls_back_to_english(wished, caplog):
    language.use(wished)
    assert language.code() == "en"
    assert "no language" in caplog.text
    caplog.clear()


@pytest.mark.parametrize(
    "content", [b"", b"<TS>", b"\xff\xfe\x00", b'<!DOCTYPE x [<!ENTITY a "b">]><TS>&a;</TS>']
)
def test_a_damaged_file_falls_back_to_english(content, monkeypatch, tmp_path, caplog):
    path = tmp_path / "vtes_deck_fr.ts"
    path.write_bytes(content)
    monkeypatch.setattr(language, "resource", lambda _name: path)
    language.use("fr")
    assert language.code() == "en"
    assert "no language" in caplog.text
    caplog.clear()


@given(text=st.text(), comment=st.text())
def test_a_text_without_values_is_not_formatted(text, comment):
    assert tr(text, comment) == text


def test_cached_values_are_rebuilt_in_another_language(speak):
    made = []

    @language.in_language
    def title():
        made.append(language.code())
        return tr("Rules")

    assert [title(), title()] == ["Rules", "Rules"]
    speak("fr")
    assert [title(), title()] == ["Règles", "Règles"]
    assert made == ["en", "fr"]


@pytest.mark.parametrize(
    ("value", "english", "french"), [(3.0, "3", "3"), (0.5, "0.5", "0,5"), (1.25, "1.25", "1,25")]
)
def test_a_plain_number_has_only_the_decimals_that_it_needs(value, english, french):
    language.use(Catalogue("en", {}))
    assert language.plain_number(value) == english
    language.use(Catalogue("fr", {}))
    assert language.plain_number(value) == french
