"""HTML pages show the description of a deck, and it is read back."""

import msgspec
import pytest

from vtes_deck import deckio
from vtes_deck.deck.model import Deck, Slot


@pytest.fixture
def deck(cb):
    return Deck(
        name="Test",
        author="Ann Bee",
        description="One.\nTwo.",
        crypt=(Slot(cb["Alexandra"], 4, "the star"), Slot(cb["Theo Bell (G2)"], 1)),
        library=(Slot(cb["The Rack"], 1), Slot(cb["Wash"], 2, "never enough")),
    )


def test_the_description_is_rendered(cb, deck):
    reported = msgspec.structs.replace(
        deck,
        description="# Plan\n\n[[deflection]] and [[No such card]]: **wait**\n\n- `[[Wash]]`\n"
        "- [web](https://example.org) [[a](https://example.org)] [x](javascript:alert)\n"
        "- ![seen](https://example.org/p.png) <i>raw</i>",
    )
    page = deckio.write(reported, "html", cb)
    assert "<h3>Plan</h3>" in page
    number = cb["Deflection"].id
    assert f'<a href="https://vdb.im/cards/{number}">deflection</a> and [[No such card]]' in page
    assert "<strong>wait</strong>" in page
    assert "<code>[[Wash]]</code>" in page
    assert '<a href="https://example.org">web</a>' in page
    assert "<img" not in page
    assert "&lt;i&gt;raw&lt;/i&gt;" in page
    assert 'href="javascript' not in page
    assert (
        deckio.read(page, cb).deck.slots
        == deckio.read(deckio.write(deck, "html", cb), cb).deck.slots
    )


def test_a_text_that_is_too_long_stays_markdown(cb, deck):
    long = msgspec.structs.replace(deck, description="word " * 5000 + "*the end* & <more>")
    assert "*the end* &amp; &lt;more&gt;</p>" in deckio.write(long, "html", cb)


@pytest.mark.parametrize(
    "description",
    [
        '# Plan\n\n[[deflection]] and [[No such card]]: **wait**\n\n- one\n- two\n\n> "said"',
        "4x Deflection\n3 Wash\n\nCrypt (12 cards)\n2 Anson",
        '</section><h1>Deck Name: Other</h1>" onload="x',
        "&quot;&#10;&lt;b&gt; a\tb",
        "| a | b |\n|---|---|\n| 1 | ~~2~~ |",
        "[x](javascript:alert) <script>1</script> ]] [[",
        "word " * 5000 + "*the end*",
        "Created by: Ann\nDeck Name: Not this",
        "***",
    ],
)
def test_the_page_keeps_the_markdown_of_the_description(cb, deck, description):
    reported = msgspec.structs.replace(deck, description=description)
    page = deckio.write(reported, "html", cb)
    for text in (page, page.replace("\n", "\r\n"), page.replace("&#10;", "\n")):
        found = deckio.read(text, cb).deck
        assert found.description == description.strip()
        assert (found.name, found.author) == (deck.name, deck.author)
        assert {s.card: s.count for s in found.slots} == {s.card: s.count for s in deck.slots}


def test_an_edited_description_of_a_page_is_read(cb, deck):
    reported = msgspec.structs.replace(deck, description="It **bleeds**.")
    page = deckio.write(reported, "html", cb)
    changed = page.replace("<strong>bleeds</strong>", "votes")
    assert changed != page
    found = deckio.read(changed, cb).deck
    assert "votes" in found.description
    assert "bleeds" not in found.description


@pytest.mark.parametrize("attribute", ["", "x" * 500_000, "no end"])
def test_an_invalid_attribute_is_ignored(cb, deck, attribute):
    reported = msgspec.structs.replace(deck, description="It bleeds.")
    page = deckio.write(reported, "html", cb)
    closing = "" if attribute == "no end" else '"'
    odd = page.replace('data-markdown="It bleeds."', f'data-markdown="{attribute}{closing}')
    assert odd != page
    found = deckio.read(odd, cb).deck
    assert {s.card: s.count for s in found.slots} == {s.card: s.count for s in deck.slots}


def test_a_long_edited_description_is_read_once(cb, deck):
    reported = msgspec.structs.replace(deck, description="A plan. " * 400)
    page = deckio.write(reported, "html", cb).replace("<p>A plan.", "<p>Another.", 1)
    found = deckio.read(page, cb).deck
    assert "data-markdown" not in found.description
    assert found.description.count("A plan.") < 400
    assert found.slots == deckio.read(deckio.write(deck, "html", cb), cb).deck.slots
