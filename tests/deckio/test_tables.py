"""Tables of web pages are read cell by cell, with any indentation and from any program."""

import itertools
import textwrap

import pytest

from vtes_deck import deckio

CRYPT = (
    ("2x", "Alexandra", "", "11", "ANI AUS CEL PRE dom", "Inner Circle", "Toreador (group 2)"),
    ("1x", "Alan Sovereign", "(Advanced)", "6", "AUS DOM for pre", "", "Ventrue (group 3)"),
    ("3x", "Abebe", "", "4", "nec obf thn", "", "Samedi (group 4)"),
)
LIBRARY = {
    "Combat": (("4x", "Immortal Grapple"), ("2x", "Walk of Flame")),
    "Equipment": (("4x", ".44 Magnum"), ("2x", "AK-47")),
    "Master": (("8x", "Blood Doll"), ("3x", "The Rack")),
}
SAID_CRYPT = {"Alexandra (G2)": 2, "Alan Sovereign (G3 ADV)": 1, "Abebe (G4)": 3}
SAID_LIBRARY = {
    "Immortal Grapple": 4, "Walk of Flame": 2, ".44 Magnum": 4, "AK-47": 2, "Blood Doll": 8,
    "The Rack": 3,
}  # fmt: skip


def sutekh_cell(text, kind="crypt"):
    if not text:
        return "<td />"
    if text[:1].isdigit() or kind == "plain":
        return f'<td>\n  <span class="tablevalue">{text}</span>\n</td>'
    link = f"http://example.org/?{kind}={text.replace(' ', '+')}"
    return f'<td>\n  <span class="tablevalue">\n    <a href="{link}">{text}</a>\n  </span>\n</td>'


def sutekh_table(rows):
    body = "".join(f"<tr>\n{''.join(map(sutekh_cell, row))}\n</tr>" for row in rows)
    return f'<table summary="Card table">\n<tbody>\n{body}\n</tbody>\n</table>'


def sutekh_page(*, texts=False):
    """A page in the format of Sutekh's HTML export."""
    library = "".join(
        f'<h4 class="librarytype">\n  <span>{kind}</span>\n  <span class="stats">'
        f"[{sum(int(n[:-1]) for n, _ in rows)}]</span>\n</h4>{sutekh_table(rows)}"
        for kind, rows in LIBRARY.items()
    )
    reported = """<div id="cardtext">
      <h3 class="cardtext">
        <span>Card Texts</span>
      </h3><h4 class="librarytype">Crypt</h4>
      <h5>Alexandra</h5>
      <ul>
        <li>
          <span class="label">Capacity:</span>
          <span class="capacity">11</span>
        </li><li>
          <span class="label">Group:</span>
          <span class="group">2</span>
        </li>
      </ul><div class="text"><p>A text with 2 blood in it.</p></div>
      <h4 class="libraryttype">Combat</h4>
      <h5 class="cardname">Immortal Grapple</h5>
      <div class="text"><p>Another text.</p></div>
    </div>"""
    return f"""<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN"
 "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
  <head>
    <style type="text/css">body {{ margin: 0 }}</style>
    <title>VTES deck : Sample by Ann Bee</title>
  </head><body>
    <div id="info">
      <h1 id="nametitle">
        <span>Deck Name :</span>
        <span class="value" id="namevalue">Sample</span>
      </h1><h2 id="authortitle">
        <span>Author : </span>
        <span class="value">Ann Bee</span>
      </h2><h2 id="description">
        <span>Description : </span>
      </h2><p>
        <span class="value">Nothing much</span>
      </p>
    </div><div id="crypt">
      <h3 id="crypttitle">
        <span>Crypt</span>
        <span>[6 vampires] Capacity min : 4 max : 11 average : 6.67</span>
      </h3><div id="crypttable">
        {sutekh_table(CRYPT)}
      </div>
    </div><div id="library">
      <h3 id="librarytitle">
        <span>Library</span>
        <span class="stats" id="librarystats">[23 cards]</span>
      </h3><div class="librarytable">{library}</div>
    </div>{reported if texts else ""}<div>
      <span class="generator">Crafted with : Sutekh [ 1.0 ]. [ 2015-01-01 ]</span>
    </div>
  </body>
</html>"""


@pytest.mark.parametrize("indent", ["", "  ", "\t", " " * 20])
def test_the_html_page_of_sutekh(read, indent):
    found = read(textwrap.indent(sutekh_page(), indent))
    assert found.crypt == SAID_CRYPT
    assert found.library == SAID_LIBRARY
    assert (found.deck.name, found.deck.author) == ("Sample", "Ann Bee")
    assert found.problems == []


def test_the_card_texts_on_the_page_of_sutekh_are_not_cards(read):
    found = read(sutekh_page(texts=True))
    assert (found.crypt, found.library) == (SAID_CRYPT, SAID_LIBRARY)


def page(*rows, head=(), cell="td"):
    lines = ["<h2>Crypt (3)</h2>", "<table>"]
    if head:
        lines.append(f"<tr>{''.join(f'<th>{text}</th>' for text in head)}</tr>")
    lines += [f"<tr>{''.join(f'<{cell}>{text}</{cell}>' for text in row)}</tr>" for row in rows]
    return "\n".join([*lines, "</table>", "<h2>Library (4)</h2>", "<p>4x Villein</p>"])


FIGURES = {"Cap": "11", "Qty": "2", "Name": "Alexandra", "Group": "2", "Clan": "Toreador"}
OTHERS = {"Cap": "4", "Qty": "1", "Name": "Abebe", "Group": "4", "Clan": "Samedi"}


def test_named_columns_can_have_any_order(read):
    for head in itertools.permutations(FIGURES):
        found = read(page([FIGURES[h] for h in head], [OTHERS[h] for h in head], head=head))
        assert found.crypt == {"Alexandra (G2)": 2, "Abebe (G4)": 1}, head
        assert found.library == {"Villein": 4}, head
        assert found.problems == [], head


@pytest.mark.parametrize(
    ("cells", "card"),
    [
        (("2x", "<b>Alex<i>andra</i></b>"), "Alexandra (G2)"),
        (("<p>2x</p>", "<div><span>\n Alexandra\n</span></div>"), "Alexandra (G2)"),
        (("2", "&Eacute;tienne Fauberge"), "\u00c9tienne Fauberge (G3)"),
        (("2", "Lodin&nbsp;(Olaf&#32;Holte)"), "Lodin (Olaf Holte) (G5)"),
        (("2 ", "Alan\n   Sovereign", "<small>(ADV)</small>"), "Alan Sovereign (G3 ADV)"),
        (("2x", "Theo Bell<br>Brujah (group 6)"), "Theo Bell (G6)"),
        (('2</td><td colspan="3">Alexandra', "11"), "Alexandra (G2)"),
    ],
)
@pytest.mark.parametrize("cell", ["td", "th", "TD"])
def test_the_content_of_a_cell_does_not_matter(read, cells, card, cell):
    found = read(page(cells, ("1", "Abebe"), cell=cell))
    assert found.crypt == {card: 2, "Abebe (G4)": 1}
    assert found.library == {"Villein": 4}


def test_cells_need_no_end_tag(read):
    found = read("<table><tr><td>2x<td>Alexandra<td>11<tr><td>1x<td>Abebe<td>4</table>")
    assert found.crypt == {"Alexandra (G2)": 2, "Abebe (G4)": 1}


def test_a_cell_across_columns_keeps_the_columns_aligned(read):
    head = ("Part", "Name", "Qty")
    found = read(page(('<td rowspan="2">Crypt', "Alexandra", "2"), ("Abebe", "1"), head=head)
                 .replace("<td><td", "<td"))  # fmt: skip
    assert found.crypt == {"Alexandra (G2)": 2, "Abebe (G4)": 1}


def test_a_layout_table_contains_lists(read):
    text = """<table><tr>
      <td>Crypt (3)<br>2x Alexandra<br>1x Abebe</td>
      <td>Library (7)<br>4x Villein<br>3x Deflection<br></td>
    </tr></table>"""
    found = read(text)
    assert found.crypt == {"Alexandra (G2)": 2, "Abebe (G4)": 1}
    assert found.library == {"Villein": 4, "Deflection": 3}
    assert found.problems == []


def test_nested_tables(read):
    inner = "<table><tr><td>2x</td><td>Alexandra</td></tr><tr><td>1x<td>Abebe</table>"
    outer = f"<td>Crypt (3){inner}</td><td>Library (1)<p>1x Villein</td>"
    found = read(f"<table><tr>{outer}</tr></table>")
    assert found.crypt == {"Alexandra (G2)": 2, "Abebe (G4)": 1}
    assert found.library == {"Villein": 1}


def test_numbers_and_names_in_two_cells(read):
    found = read("<table><tr><td>4<br>3</td><td>Villein<br>Deflection</td></tr></table>")
    assert found.library == {"Villein": 4, "Deflection": 3}


def test_the_line_of_a_problem_is_the_line_of_its_row(read):
    found = read("<html><body><table>\n<tr>\n<td>\n4x\n</td><td>\nVillein\n</td></tr>\n"
                 "<tr>\n<td>\n2x\n</td>\n<td>\nQqqxyz Zzw\n</td>\n</tr></table>")  # fmt: skip
    assert found.unknown == [(2, "Qqqxyz Zzw", 10)]
    assert found.problem("unknown card").line == 10


def test_our_own_page_is_read_back(read, cb):
    deck = read(sutekh_page()).deck
    again = read(deckio.write(deck, "html", cb)).deck
    assert set(again.crypt) == set(deck.crypt)
    assert set(again.library) == set(deck.library)


@pytest.mark.parametrize("name", ["Crypt", "Vampires", "Cripta"])
def test_the_name_of_the_part_is_the_heading_of_the_column_of_its_cards(read, name):
    rows = "".join(
        f"<tr><td>\n{card}\n</td><td>\n{cap}\n</td><td>\n{count}\n</td></tr>"
        for card, cap, count in (("Anson", 8, 2), ("Alexandra", 11, 10))
    )
    found = read(
        f"<table><tr><th>{name}</th><th>Capacity</th><th>Qty</th></tr>{rows}</table>"
        "<table><tr><th>Library</th><th>Cost</th><th>Qty</th></tr>"
        "<tr><td>Wash</td><td>1</td><td>3</td></tr></table>"
    )
    assert found.crypt == {"Anson (G1)": 2, "Alexandra (G2)": 10}
    assert found.library == {"Wash": 3}
    assert found.problems == []


def test_column_names_are_not_a_second_heading(read):
    crypt = "| # | Vampire | Cap |\n|--|--|--|\n| 2 | Anson | 8 |\n| 10 | Alexandra | 11 |\n"
    found = read(f"## Crypt (12)\n\n{crypt}\n## Library\n\n| # | Card |\n|--|--|\n| 3 | Wash |\n")
    assert sum(found.crypt.values()) == 12
    assert found.problems == []
