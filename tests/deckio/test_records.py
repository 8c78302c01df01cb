"""Cards written as data: records of programs, rows of SQL, JSON of programmers, LaTeX, wikis."""

import pytest

CARDS = {"Wash": 4, "Villein": 3}

RECORDS = {
    "attributes": '<card count="{n}" name="{card}"/>',
    "attributes the other way round": "<card name='{card}' qty='{n}' />",
    "a pair": '("{card}", {n}),',
    "a pair, the count first": "[{n}, '{card}'],",
    "a bare pair": "- [{n}, {card}]",
    "an object": '{{"count": {n}, "name": "{card}"}},',
    "an object of JavaScript": "{{ name: '{card}', qty: {n} }},",
    "YAML in one line": "  - {{name: {card}, count: {n}}}",
    "a hash of Ruby": "{{ :name => '{card}', :count => {n} }}",
    "fields": "name={card} count={n}",
    "a call": 'deck.add("{card}", {n});',
    "SQL": "INSERT INTO cards (deck, count, name) VALUES (7, {n}, '{card}');",
    "LaTeX": "\\item {n} {card}",
    "a command of LaTeX": "\\item \\card{{{n}}}{{{card}}}",
    "a row of LaTeX": "{n} & {card} \\\\ \\hline",
    "a row of Jira": "|{n}|{card}|",
    "a row of MediaWiki": "| {n} || [[{card}]]",
    "a link": "* {n}x [[Cards/{card}|{card}]]",
    "a drawn table": "\u2551 {n} \u2502 {card} \u2551",
    "elements": "<div><span>{n}</span><span>{card}</span></div>",
}


@pytest.mark.parametrize("shape", RECORDS)
def test_a_list_of_records(read, shape):
    cards = {"Indira": 12, **CARDS}
    found = read("\n".join(RECORDS[shape].format(n=n, card=card) for card, n in cards.items()))
    assert found.crypt == {"Indira (G6)": 12}
    assert found.library == CARDS
    assert found.problems == []


@pytest.mark.parametrize("shape", RECORDS)
def test_a_record_without_a_card_is_reported(read, shape):
    cards = {"Indira": 12, "Villein": 3, "Qwertz Yxcvb": 2, "Wash": 4, "Fame": 1}
    lines = [RECORDS[shape].format(n=n, card=card) for card, n in cards.items()]
    found = read("\n".join(lines))
    assert found.library == {"Villein": 3, "Wash": 4, "Fame": 1}
    assert 3 in [line for line, _ in found.problems]


@pytest.mark.parametrize(
    "line",
    [
        "[(3,'Villein'),(4,'Wash')]",
        "[('Villein', 3), ('Wash', 4)]",
        '{"name": "Villein", "n": 3}, {"name": "Wash", "n": 4}',
        "<card name='Villein' n='3'/><card name='Wash' n='4'/>",
        "VALUES (3, 'Villein'), (4, 'Wash');",
    ],
)
@pytest.mark.parametrize("place", ["12 Indira\n{}\n2 Fame\n", "12 Indira\n2 Fame\n{}\n"])
def test_several_records_in_one_line_of_a_list(read, line, place):
    found = read(place.format(line))
    assert found.library == CARDS | {"Fame": 2}
    assert found.problems == []


@pytest.mark.parametrize(
    "line", ["('Villein', 3) Fame", "(3, Villein) 2 Fame", "('Villein', 3), Fame", "Fame (3, Wash)"]
)
def test_text_between_records_is_read_or_reported(read, line):
    found = read(f"12 Indira\n4 Deflection\n{line}\n2 Majesty\n")
    assert "Fame" in found.library or 3 in [number for number, _ in found.problems]


def test_a_record_has_a_comment_and_a_group(read):
    found = read(
        "12 Indira\n{name: Villein, count: 3, comment: never enough}\n"
        '<card name="Gilbert Duane" group="6" count="2"/>\n4 Wash\n'
    )
    assert found.crypt == {"Indira (G6)": 12, "Gilbert Duane (G6)": 2}
    assert found.comments == {"Villein": "never enough"}


JSON = {
    "lines of cards": '{"count":12,"name":"Indira"}\n{"count":4,"name":"Wash"}\n'
    '{"count":3,"name":"Villein"}\n',
    "lines of pairs": '["Indira", 12]\n["Wash", 4]\n["Villein", 3]\n',
    "comments": '{\n// mine\n"crypt": [{"count": 12, "name": "Indira"}], /* and */\n'
    '"library": [{"count": 4, "name": "Wash"}, # more\n{"count": 3, "name": "Villein"},],\n}',
    "JSON5": "{\n  crypt: {\n    Indira: 12,\n  },\n  library: {Wash: +4, 'Villein': 3},\n}\n",
    "JavaScript": "// deck\nexport default {\n  crypt: [\n    { name: 'Indira', qty: 12 },\n  ],\n"
    "  library: [\n    { name: 'Wash', qty: 4 },\n    { name: `Villein`, qty: 3 },\n  ],\n};\n",
    "Python": "{'crypt': {'Indira': 12}, 'library': {'Wash': 4, \"Villein\": 3}, 'author': None}",
    "sections": '{"deck": {"sections": [{"name": "Crypt", "cards": [{"count": 12, "name": "Indira"}'
    ']}, {"name": "Master", "cards": ["4x Wash", "3x Villein"]}]}}',
    "sections by name": '{"sections": {"crypt": {"Indira": 12}, "library": {"Wash": 4, "Villein": 3'
    "}}}",
    "a library by type": '{"crypt": {"Indira": 12}, "library": {"Master": {"Wash": 4}, '
    '"Other": ["3x Villein"]}}',
    "a part for each type": '{"vampires": {"Indira": 6, "Indira (G6)": 6}, "masters": '
    '[{"name": "Wash", "count": 4}, {"name": "Villein", "count": 3}]}',
}


@pytest.mark.parametrize("shape", JSON)
def test_json_of_other_programs(read, shape):
    found = read(JSON[shape])
    assert found.crypt == {"Indira (G6)": 12}
    assert found.library == CARDS
    assert found.problems == []
    assert found.format == "json"
    assert found.result.others == ()


def test_a_line_of_json_for_each_deck(read):
    found = read(
        '{"name":"A","crypt":{"Indira":12},"library":{"Wash":4}}\n'
        '{"name":"B","crypt":{"Anson":12},"library":{"Fame":4}}\n'
    )
    assert [result.deck.name for result in found.result.decks] == ["A", "B"]


def test_cards_in_json_outside_the_deck_are_reported(read):
    found = read(
        '{"crypt":{"Indira":12},\n"library":{"Wash":4},"sideboard":["2x Fame","1x Dodge"]}'
    )
    assert found.library == {"Wash": 4}
    assert [kind for _, kind in found.problems] == ["aside"]


def test_the_name_of_an_enclosing_object_is_the_name_of_its_deck(read):
    assert read('{"name": "X", "main": [{"name": "Indira", "count": 12}]}').deck.name == "X"


def test_a_latex_document(read):
    found = read(
        "\\documentclass{article}\n\\title{The deck}\n\\author{Ann}\n\\begin{document}\n"
        "\\section*{Crypt (12)}\n\\begin{itemize}\n\\item 11 Indira\n\\item 1 Kuy\\'en\n"
        "\\end{itemize}\n\\subsection{Library (7)}\n\\begin{tabular}{rl}\n"
        "4 & Wash \\\\\n3$\\times$ & \\textbf{Villein} \\\\ \\hline\n\\end{tabular}\n"
        "\\end{document}\n"
    )
    assert (found.deck.name, found.deck.author) == ("The deck", "Ann")
    assert found.crypt == {"Indira (G6)": 11, "Kuyén (G6)": 1}
    assert found.library == CARDS
    assert (found.problems, found.deck.description) == ([], "")


def test_a_mediawiki_page(read):
    found = read(
        '== Crypt (12) ==\n{| class="wikitable"\n! Count !! Card\n|-\n| 12 || Indira\n|}\n'
        "== Library (7) ==\n{|\n|-\n| 4\n| [[Wash]]\n|-\n| 3\n| [[VTES:Villein|that card]]\n|}\n"
    )
    assert found.crypt == {"Indira (G6)": 12}
    assert found.library == CARDS
    assert (found.problems, found.deck.description) == ([], "")


def test_jira_headings(read):
    found = read(
        "h2. Crypt (12)\n* 12 Indira\nh2. Library (7)\nh3. Master (7)\n* 4 Wash\n* 3 Villein"
    )
    assert found.library == CARDS
    assert (found.unknown, found.problems) == ([], [])


@pytest.mark.parametrize(
    "line",
    ["Villein (IV)", "IV Villein", "IVx Villein", "Villein x IV", "Villein [IV]"],
)
@pytest.mark.parametrize(
    "place", ["12 Indira\n2 Wash\n{}\n", "Indira\nAnson\n{}\nWash\nFame\nDeflection\n"]
)
def test_roman_numerals_are_doubtful_counts(read, line, place):
    found = read(place.format(line))
    assert found.library["Villein"] == 4
    assert found.problems == [(3, "unclear count")]


@pytest.mark.parametrize(
    "text",
    [
        "I would play 4 Villein here\n12 Indira\n4 Wash\n",
        "I would play 4 Villein here\n\n12 Indira\n4 Wash\n",
        "12 Indira\n4 Wash\n\nThe next one will surely have 4 Villein and little else.\n",
        "12 Indira\n4 Wash\n\n2 Wash blah 4x Villein\n",
        "12 Indira\n4 Wash\n1st 419 Operation\n",
        "12 Indira\n4 Wash\n4000000 Villein\n",
    ],
)
def test_a_card_with_its_count_in_a_sentence_is_reported(read, text):
    found = read(text)
    assert found.library == {"Wash": 4}
    assert len(found.problems) == 1
