"""Card texts: the markup of the data, any content, and no foreign markup."""

import itertools
from html.parser import HTMLParser

import pytest
import shiboken6
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QFont, QPalette, QTextDocument

from cardbase.model import Reference, Ruling
from vtes_deck.graphics import card_text, icons, theme
from vtes_deck.graphics.card_text import (
    Break,
    CardName,
    RulingSource,
    Symbol,
    Words,
    parse,
    to_html,
)
from vtes_deck.graphics.colors import load_tokens
from vtes_deck.gui.widgets.card_text_browser import CardTextBrowser

MAY_STAND = {
    "p": {"style"},
    "img": {"src", "width", "height", "alt", "title", "style"},
    "a": {"href"},
    "i": set(),
}


class Reader(HTMLParser):
    """Parses our rich text; rejects anything that is not ours."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.text = []
        self.open = []
        self.links = []

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        assert set(attrs) <= MAY_STAND[tag]
        if tag == "img":
            scheme, _, code = attrs["src"].partition(":")
            assert scheme == "symbol"
            assert code in icons.icon_names() or icons.has_discipline(code)
            self.text.append(attrs["alt"])
            return
        if tag == "a":
            self.links.append(attrs["href"])
            assert attrs["href"].startswith(("card:", "http://", "https://"))
        self.open.append(tag)

    def handle_endtag(self, tag):
        if tag == "img":
            return
        assert self.open.pop() == tag
        if tag == "p":
            self.text.append("\n")

    def handle_data(self, data):
        self.text.append(data)

    def handle_comment(self, data):
        pytest.fail(f"a comment: {data}")

    handle_decl = handle_pi = unknown_decl = handle_comment


def read(rich):
    """The plain text and the links of rich text."""
    reader = Reader()
    reader.feed(rich)
    reader.close()
    assert reader.open == []
    return "".join(reader.text).removesuffix("\n"), reader.links


def shown(pieces):
    """The plain text of rich text of these pieces, with the number before its symbol."""
    counts = [f"{p.count}\N{NO-BREAK SPACE}" if getattr(p, "count", "") else "" for p in pieces]
    return "".join(
        count + card_text.to_plain([piece]) for count, piece in zip(counts, pieces, strict=True)
    )


@pytest.fixture
def font(qapp):
    return QFont(qapp.font())


def test_disciplines_are_symbols_by_level():
    assert parse("[dom] Bleed. [DOM] More.") == (
        Symbol("dom", "[dom]", "inferior Dominate"),
        Words(" Bleed. "),
        Symbol("DOM", "[DOM]", "superior Dominate"),
        Words(" More."),
    )
    assert parse("[viz]") == (Symbol("viz", "[viz]", "Vision"),)


@pytest.mark.parametrize(
    ("written", "code", "count"),
    [
        ("[1 CONVICTION]", "type/conviction", "1"),
        ("[X CONVICTION]", "type/conviction", "X"),
        ("[CONVICTION]", "type/conviction", ""),
        ("[2 BLOOD]", "mark/blood", "2"),
        ("[MERGED]", "mark/merged", ""),
        ("[FLIGHT]", "discipline/fli", ""),
        ("[REFLEX]", "type/reflex", ""),
        ("[ACTION MODIFIER]", "type/action-modifier", ""),
        ("[POLITICAL ACTION]", "type/political-action", ""),
        ("\N{CIRCLED LATIN CAPITAL LETTER D}", "mark/directed", ""),
    ],
)
def test_other_marks_are_symbols(written, code, count):
    (symbol,) = parse(written)
    assert (symbol.code, symbol.written, symbol.count) == (code, written, count)


@pytest.mark.parametrize(
    "text",
    ["[Dom]", "[xyz]", "[]", "[[dom", "[123 CONVICTION]", "[LSJ 20010101]", "<>", "{1|}", "{|x}"],
)
def test_unknown_marks_stay(text):
    assert card_text.to_plain(parse(text)) == text
    assert not any(isinstance(piece, (Symbol, CardName, RulingSource)) for piece in parse(text))


def test_other_cards_are_found(cb):
    names = card_text.names_of(cb)
    assert parse("<Blood Doll>", names) == (CardName("Blood Doll", 100199),)
    assert parse("{100199|Blood Doll}") == (CardName("Blood Doll", 100199),)
    assert parse("<Nobody At All>", names) == (CardName("Nobody At All", None),)
    bare = parse("<Mithras>", names)[0].card_id
    assert cb[bare].name == "Mithras"


def test_a_ruling_links_to_its_source(font):
    ruling = Ruling("Yes. [LSJ 1]", (Reference("LSJ 1", "https://example.org/?a=1&copy=2"),))
    pieces = card_text.parse_ruling(ruling)
    assert pieces[-1] == RulingSource("LSJ 1", "https://example.org/?a=1&copy=2")
    assert read(card_text.to_html(pieces, font)) == (
        "Yes. [LSJ 1]",
        ["https://example.org/?a=1&copy=2"],
    )


@pytest.mark.parametrize("url", ["javascript:alert(1)", "file:///etc/passwd", "data:x", "", "//x"])
def test_only_web_addresses_become_links(font, url):
    pieces = parse("[LSJ 1]", sources={"LSJ 1": url})
    assert read(card_text.to_html(pieces, font)) == ("[LSJ 1]", [])


def test_lines_are_paragraphs(font):
    pieces = parse("one\ntwo\r\nthree")
    assert pieces == (Words("one"), Break(), Words("two"), Break(), Words("three"))
    assert card_text.to_html(pieces, font).count("<p ") == 3


def test_spoken_text_has_words_for_symbols(cb):
    pieces = parse("[dom] Hit <Blood Doll>.\n[1 CONVICTION] [DOM][pot] Run. {1|x} [REFLEX] y")
    assert card_text.to_speech(pieces) == (
        "inferior Dominate: Hit Blood Doll.\n"
        "1 conviction: superior Dominate: inferior Potence: Run. x reflex: y"
    )


def test_an_extremely_long_text_is_truncated():
    assert len(card_text.to_plain(parse("a" * 1_000_000))) == card_text.MAX_TEXT


def test_every_text_of_the_data_is_understood(cb, font):
    """No markup is left in a card text, and no link is dead."""
    names = card_text.names_of(cb)
    for card in cb:
        texts = [card.text, *(each.text for each in card.translations.values())]
        for text in texts:
            for piece in parse(text, names):
                if isinstance(piece, Words):
                    assert not set("[]<>{}") & set(piece.text), f"{card}: {piece.text}"
                if isinstance(piece, CardName):
                    assert piece.card_id in cb, f"{card}: {piece.name}"


def test_every_ruling_of_the_data_is_understood(cb, font):
    for card in cb:
        for ruling in card.rulings:
            pieces = card_text.parse_ruling(ruling)
            sources = [piece for piece in pieces if isinstance(piece, RulingSource)]
            assert len(sources) >= len({each.label for each in ruling.references})
            plain, links = read(card_text.to_html(pieces, font))
            assert plain == shown(pieces)
            assert len(links) >= len(sources)


HOSTILE = st.lists(
    st.sampled_from(
        [
            *"<>&\"'[]{}|:;=/\\!-%#\n\r\t \0",
            *("<b>", "</p>", "<script>", "<img src=x>", "<a href='file:///'>", "<!--", "-->", "<?"),
            *("&amp;", "&lt;", "&#60;", "&#x3c;", "[dom]", "[DOM]", "[1 CONVICTION]", "[MERGED]"),
            *(
                "{1|",
                "{100199|",
                "}",
                "<Blood Doll>",
                "javascript:",
                "\N{NO-BREAK SPACE}",
                "\ufffc",
            ),
            *(
                "[" * 50,
                "<" * 50,
                "\N{CIRCLED LATIN CAPITAL LETTER D}",
                "\u202e",
                "\ud7ff",
                "(ADV)",
            ),
        ]
    )
    | st.text(max_size=8),
    max_size=30,
).map("".join)


def known(name):
    return 7 if len(name) % 2 else None


@given(HOSTILE, st.booleans())
@example('<img src="x" onerror="y">', True)
@example("{1|<script>alert(1)</script>}", False)
@example("<&lt;b&gt;>", False)
@example("[dom]\"'<>&", True)
def test_only_our_tags_are_produced(qapp, text, resolve):
    """For any text, the tags are ours and closed, and their content is the text."""
    sources = {text[:10]: text, "LSJ": "https://example.org/" + text}
    pieces = parse(text, known if resolve else None, sources)
    rich = card_text.to_html(pieces, qapp.font())
    plain, links = read(rich)
    assert "".join(plain.split()) == "".join(shown(pieces).split())
    named = [p for p in pieces if isinstance(p, CardName) and p.card_id is not None]
    assert len(links) >= len(named)


@given(HOSTILE)
def test_plain_text_removes_brackets_of_names(text):
    pieces = parse(text)
    written = "".join(
        (
            piece.name
            if isinstance(piece, CardName)
            else "\n"
            if isinstance(piece, Break)
            else piece.text
            if isinstance(piece, Words)
            else piece.written
        )
        for piece in pieces
    )
    assert card_text.to_plain(pieces) == written
    kept = [piece.text for piece in pieces if isinstance(piece, Words)]
    position = 0
    for words in kept:
        position = text.index(words, position) + len(words)
    assert all(not {"\n", "\r"} & set(words) for words in kept)


@given(HOSTILE)
def test_no_two_text_pieces_follow_each_other(text):
    for one, two in itertools.pairwise(parse(text)):
        assert not (isinstance(one, Words) and isinstance(two, Words))


# ----------------------------------------------------------------------------------------- browser


@pytest.fixture
def browser(qtbot):
    made = CardTextBrowser()
    qtbot.addWidget(made)
    made.resize(300, 200)
    made.show()
    return made


def test_the_browser_serves_only_symbols(browser):
    image = QTextDocument.ResourceType.ImageResource
    for address in ("symbol:dom", "symbol:DOM", "symbol:type/combat", "symbol:mark/merged"):
        assert not browser.loadResource(image, QUrl(address)).isNull()
    refused = (
        "symbol:../../x",
        "symbol:",
        "symbol:xyz",
        "file:///etc/passwd",
        "/etc/passwd",
        "http://example.org/x.png",
        "qrc:/x",
        "data:image/png;base64,AAAA",
    )
    for address in refused:
        assert browser.loadResource(image, QUrl(address)) is None


def show(browser, text, **parts):
    browser.setHtml(to_html(parse(text, **parts), browser.font()))


def test_a_symbol_is_as_high_as_the_text(browser):
    show(browser, "text [DOM] text")
    with_sign = browser.document().size().height()
    show(browser, "text and text")
    assert with_sign <= browser.document().size().height() * 1.25


def test_symbols_and_links_have_the_colours_of_the_look(qapp, browser):
    show(browser, "[POT] {1|Somebody}")
    image = QTextDocument.ResourceType.ImageResource

    def colors():
        browser.grab()
        sign = browser.document().resource(image, QUrl("symbol:POT")).toImage()
        link = browser.document().begin().begin()
        while not link.fragment().charFormat().isAnchor():
            link += 1
        return (
            sign.pixelColor(sign.width() // 2, 1).name(),
            link.fragment().charFormat().foreground().color().name(),
        )

    def expected(scheme):
        return (look := load_tokens(scheme).colors)["text"], look["link"]

    controller = theme.ThemeController(qapp, "light")
    show(browser, "[POT] {1|Somebody}")
    assert colors() == expected("light")
    for scheme in ("dark", "light", "dark"):
        controller.set_choice(scheme)
        assert colors() == expected(scheme)
    shiboken6.delete(controller)
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())
    qapp.styleHints().setColorScheme(Qt.ColorScheme.Unknown)


def test_a_card_name_can_be_entered_by_keyboard(qtbot, browser):
    show(browser, "see {100199|Blood Doll} now")
    browser.setFocus()
    qtbot.keyClick(browser, Qt.Key.Key_Tab)
    with qtbot.waitSignal(browser.cardActivated) as reported:
        qtbot.keyClick(browser, Qt.Key.Key_Return)
    assert reported.args == [100199]


def test_a_web_address_is_emitted_and_not_opened(qtbot, browser):
    show(browser, "[LSJ 1]", sources={"LSJ 1": "https://example.org/"})
    with qtbot.waitSignal(browser.addressActivated) as reported:
        browser.anchorClicked.emit(QUrl("https://example.org/"))
    assert reported.args == [QUrl("https://example.org/")]
    assert browser.toPlainText() == "[LSJ 1]"


@pytest.mark.parametrize("address", ["file:///etc/passwd", "card:x", "card:", "javascript:1"])
def test_other_addresses_are_ignored(qtbot, browser, address):
    with (
        qtbot.assertNotEmitted(browser.cardActivated),
        qtbot.assertNotEmitted(browser.addressActivated),
    ):
        browser.anchorClicked.emit(QUrl(address))


def test_copied_text_has_names_instead_of_symbols(browser):
    text = "[dom] Bleed & <hunt>.\n[1 CONVICTION] [MERGED] [ACTION MODIFIER] \u24b9 go {1|Dom}"
    show(browser, text)
    browser.selectAll()
    copied = browser.createMimeDataFromSelection().text()
    expected = "[dom] Bleed & hunt. 1 [CONVICTION] [MERGED] [ACTION MODIFIER] \u24b9 go Dom"
    assert " ".join(copied.split()) == expected
