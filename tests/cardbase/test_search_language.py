"""The query language: queries are read, written and rejected."""

import pytest

from cardbase.search import (
    And,
    Not,
    Op,
    Or,
    Query,
    QueryError,
    Term,
    Value,
    any_of,
    from_arguments,
    parse,
    read,
    search,
    search_typed,
)


def term(key, *values, op=Op.HAS):
    return Term(key, op, tuple(map(Value, values)))


WORD = "any"


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("", None),
        ("  \n ", None),
        ("govern", term(WORD, "govern")),
        ("govern unaligned", And((term(WORD, "govern"), term(WORD, "unaligned")))),
        ('"govern the"', term(WORD, "govern the")),
        ("“govern the”", term(WORD, "govern the")),
        ("„govern the“", term(WORD, "govern the")),
        ("«govern the»", term(WORD, "govern the")),
        ("a, b", And((term(WORD, "a"), term(WORD, "b")))),
        ("Al-Muntathir", term(WORD, "Al-Muntathir")),
        ("cap>=7", term("cap", "7", op=Op.AT_LEAST)),
        ("cap >= 7", term("cap", "7", op=Op.AT_LEAST)),
        ("cap≥7", term("cap", "7", op=Op.AT_LEAST)),
        ("CAPACITY=7", term("cap", "7")),
        ("cap:  7", term("cap", "7")),
        ("cap:05", term("cap", "5")),
        ("cap:8+", term("cap", "8..")),
        ("cap:5-8", term("cap", "5..8")),
        ("cap:5..5", term("cap", "5")),
        ("cap:5,5,6", term("cap", "5", "6")),
        ("blood:X", term("blood", "x")),
        ("-cap:4", Not(term("cap", "4"))),
        ("\N{MINUS SIGN}cap:4", Not(term("cap", "4"))),
        ("NOT cap:4", Not(term("cap", "4"))),
        ("not cap:4", Not(term("cap", "4"))),
        ("cap!=4", Not(term("cap", "4"))),
        ("-cap!=4", term("cap", "4")),
        ("--cap:4", term("cap", "4")),
        ("cap:4 cap:5", And((term("cap", "4"), term("cap", "5")))),
        ("cap:4 AND cap:5", And((term("cap", "4"), term("cap", "5")))),
        ("cap:4 & cap:5", And((term("cap", "4"), term("cap", "5")))),
        ("cap:4&cap:5", And((term("cap", "4"), term("cap", "5")))),
        ("cap:4 OR cap:5", Or((term("cap", "4"), term("cap", "5")))),
        ("cap:4 or cap:5", Or((term("cap", "4"), term("cap", "5")))),
        ("cap:4 | cap:5", Or((term("cap", "4"), term("cap", "5")))),
        ("cap:4|cap:5", Or((term("cap", "4"), term("cap", "5")))),
        ("cap:4 || cap:5", Or((term("cap", "4"), term("cap", "5")))),
        ("cap:4|5", term("cap", "4", "5")),
        ("cap:4,5", term("cap", "4", "5")),
        ("cap:4, 5", term("cap", "4", "5")),
        ("cap:4, votes:1", And((term("cap", "4"), term("votes", "1")))),
        ("cap:4,votes:1", And((term("cap", "4"), term("votes", "1")))),
        ("dis:DOM&pre", And((term("dis", "DOM"), term("dis", "pre")))),
        ("(cap:4)", term("cap", "4")),
        ("((cap:4 votes:1))", And((term("cap", "4"), term("votes", "1")))),
        (
            "cap:4 votes:1 OR cap:5",
            Or((And((term("cap", "4"), term("votes", "1"))), term("cap", "5"))),
        ),
        (
            "cap:4 (votes:1 OR cap:5)",
            And((term("cap", "4"), Or((term("votes", "1"), term("cap", "5"))))),
        ),
        (
            "-(cap:4 votes:1)",
            Not(And((term("cap", "4"), term("votes", "1")))),
        ),
        # Between plain words, these are ordinary words, because card names contain them.
        ("life or death", And((term(WORD, "life"), term(WORD, "or"), term(WORD, "death")))),
        ("not here", And((term(WORD, "not"), term(WORD, "here")))),
        ("life OR death", Or((term(WORD, "life"), term(WORD, "death")))),
        ("NOT here", Not(term(WORD, "here"))),
        ("cap:4 and votes:1", And((term("cap", "4"), term("votes", "1")))),
        ('"OR"', term(WORD, "OR")),
        ("type:reaction", term("type", "Reaction")),
        ("is:wake", term("func", "wake")),
        (
            "is:wake,unique",
            Or((term("func", "wake"), term("trait", "unique"))),
        ),
        ("dis:Dominate", term("dis", "dom")),
        ("dis:DOMINATE,none", term("dis", "DOM", "none")),
        ("groups:4,5", term("groups", "4-5")),
        ("is:oot", term("trait", "out-of-turn")),
        ("sup:dom", term("dis", "DOM")),
        ("superior:Dominate,aus", term("dis", "DOM", "AUS")),
        ("bleed:+1", term("bleed", "1")),
        ("banned:2016-5..", term("banned", "2016-05..")),
        ('name="theo bell"', term("name", "theo bell", op=Op.IS)),
        ('text:"say \\"no\\" \\\\"', term("text", 'say "no" \\')),
        (r"text:/a\/b \d/", Term("text", Op.HAS, (Value(r"a/b \d", regex=True),))),
        ("/a b/", Term(WORD, Op.HAS, (Value("a b", regex=True),))),
        ("any:govern", term(WORD, "govern")),
    ],
)
def test_reads(text, node):
    assert parse(text) == Query(node)
    assert parse(str(Query(node))) == Query(node)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (
            'clan:ventrue cap>=7 dis:DOM title:prince -text:"burn 1 pool"',
            'clan:Ventrue cap>=7 dis:DOM title:Prince -text:"burn 1 pool"',
        ),
        ("clan:ASSAMITE,harb", 'clan:"Banu Haqim","Harbinger of Skulls"'),
        ("c:setite", "clan:Ministry"),
        ('set:"twilight rebellion",kot', "set:TR,KoT"),
        ("precon:v5:ptr", 'precon:"V5:PTr"'),
        ("precon:tremere", "precon:tremere"),
        ("newer:kot", "latest>=KoT"),
        ('legal<"keepers of tradition"', "legal<KoT"),
        ('title:"INNER CIRCLE"|prince', 'title:"Inner Circle",Prince'),
        ("playable:200001", 'playable:"Aabbt Kindred (G2)"'),
        ("(a OR b) c", "(a OR b) c"),
        ("a b OR c", "(a b) OR c"),
    ],
)
def test_writes_canonical_text(cb, text, canonical):
    query = parse(text, cb)
    assert str(query) == canonical
    assert parse(canonical, cb) == query


@pytest.mark.parametrize(
    ("text", "place", "message", "fix"),
    [
        ("foo:bar", "foo", "There is no filter “foo”", None),
        ("cap>=7 clam:ventrue", "clam", "There is no filter “clam”", "clan"),
        (":ventrue", ":", "name of a filter is missing", None),
        (">=7", ">=", "name of a filter is missing", None),
        ("cap:many", "many", "needs a number", None),
        ("cap>=5..8", "5..8", "needs one number, not a range", None),
        ("cap:8..5", "8..5", "runs backwards", "5..8"),
        ("cap>=7,8", "8", "takes only one number", None),
        ("blood:z", "z", "a number or a range, such as 3, 5..8 or x", None),
        ("clan~ventrue", "~", "takes : =", ":"),
        ("text>3", ">", "takes : =", ":"),
        ("cap:4 clan:", "clan:", "needs a value", None),
        ("cap:4 clan: OR cap:5", "clan:", "needs a value", None),
        ("cap:4 clan:sa", "sa", "could be Salubri, Samedi", "Salubri"),
        ("cap:4 clan:vetrue", "vetrue", "is not known as clan", "Ventrue"),
        ("clan:brujah,xyzzy", "xyzzy", "is not known as clan", None),
        ('title:"inner cirle"', '"inner cirle"', "is not known as title", '"Inner Circle"'),
        ("dis:domm", "domm", "is not a Discipline", "dom"),
        ("dis:DOMM", "DOMM", "is not a Discipline", "DOM"),
        ("is:bannned", "bannned", "A card is never", "banned"),
        ("groups:2,5", "5", "at most two", None),
        ("groups:2-5", "2-5", "at most two", None),
        ("set:xyzzy", "xyzzy", "is not known as set", None),
        ("banned:2016-13", "2016-13", "There is no date", None),
        ("banned:soon", "soon", "is not a date", None),
        ("legal<=0000", "0000", "There is no date", None),
        ('name:"', '"', "quotation mark is not closed", None),
        ('text:"burn 1', '"burn 1', "quotation mark is not closed", None),
        ('text:""', '""', "needs something to look for", None),
        ("name:!!!", "!!!", "needs a name", None),
        ("text:/burn", "/burn", "not closed with /", None),
        ("text:/(burn/", "(", "not closed", None),
        ("text:/a)b/", ")", "never opened", None),
        (r"text:/x\/y(a+)+$/", "(a+)+", "repeat inside a repeat", None),
        ("clan:/vent/", "/vent/", "regular expression cannot be used", None),
        ("cap:/7/", "/7/", "regular expression cannot be used", None),
        ("name~/x/", "/x/", "cannot be approximate", None),
        ("(cap:4", "(", "not closed", None),
        ("cap:4)", ")", "never opened", None),
        ("cap:4 ()", "(", "nothing in these parentheses", None),
        ("cap:4 OR", "OR", "missing after", None),
        ("OR cap:4", "OR", "missing before", None),
        ("cap:4 OR OR cap:5", "OR", "missing after", None),
        ("(cap:4 |) cap:5", "|", "missing after", None),
        ("cap:4 AND", "AND", "missing after", None),
        ("AND cap:4", "AND", "missing before", None),
        ("cap:4 -", "-", "nothing to exclude", None),
        ("NOT", "NOT", "nothing to exclude", None),
        ("dis:dom&obf,pre", "dom&obf,pre", "either & or commas", None),
        ("(" * 40 + "a" + ")" * 40, "(", "nested too deeply", None),
        ("twd:lots", "lots", "needs a number", None),
    ],
)
def test_reports_an_error_at_its_position(cb, text, place, message, fix):
    with pytest.raises(QueryError) as caught:
        parse(text, cb)
    error = caught.value
    assert text[error.start : error.end] == place
    assert message in error.message
    if fix is not None:
        assert fix in error.suggestions
        fixed = f"{text[: error.start]}{fix}{text[error.end :]}"
        assert parse(fixed, cb)


def test_too_long_a_query_is_refused_and_read_as_far_as_allowed():
    text = "cap:4 " * 1000
    with pytest.raises(QueryError, match="characters"):
        parse(text)
    assert str(read(text).query).startswith("cap:4 cap:4")


def test_number_of_costly_conditions_is_limited():
    assert parse("/a/ " * 8)
    with pytest.raises(QueryError, match="8 regular expressions") as caught:
        parse("/a/ " * 7 + "name~b text:/c/ name:d")
    assert (caught.value.start, caught.value.end) == (35, 43)


def test_message_points_to_the_error():
    error = QueryError("Bad.", 4, 7)
    assert error.pointed("cap:bad") == "cap:bad\n    ^^^\nBad."


@pytest.mark.parametrize(
    ("text", "understood", "errors"),
    [
        ("clan:", "", 1),
        ("clan: cap>=8", "cap>=8", 1),
        ("cap>=8 clan:", "cap>=8", 1),
        ("clan:tre", 'clan:Tremere,"Tremere antitribu"', 0),
        ("cap:4 clan:brujah,tre", 'cap:4 clan:Brujah,Tremere,"Tremere antitribu"', 0),
        ("clan:sa cap:4", "cap:4", 1),
        ("clan:zzz", "", 1),
        ("clan:brujah,zzz cap:4", "clan:Brujah cap:4", 1),
        ("dis:d", "dis:dai,dem,dom,def", 0),
        ("dis:D", "dis:DAI,DEM,DOM,def", 0),
        ("is:ba", None, 0),
        ("cap>=", "", 1),
        ("cap:5..", "cap:5..", 0),
        ('-text:"burn', "-text:burn", 1),
        ("text:/burn", "text:/burn/", 1),
        ("text:/(burn", "", 2),
        ("cap:4 (clan:brujah OR", "cap:4 clan:Brujah", 2),
        ("cap:4 OR", "cap:4", 1),
        ("cap:4 -", "cap:4", 1),
        ("cap:4 -clan:", "cap:4", 1),
        ("foo:bar cap:4", "cap:4", 1),
        ("cap:4) clan:brujah", "cap:4 clan:Brujah", 1),
        ("cap:4 )) OR )", "cap:4", 5),
    ],
)
def test_unfinished_query_uses_its_complete_parts(cb, text, understood, errors):
    reading = read(text, cb)
    if understood is not None:
        assert str(reading.query) == understood
    assert len(reading.errors) == errors
    assert search(cb, reading.query)


LEAD = 'clan:ventrue cap>=7 dis:DOM title:prince -text:"burn 1 pool"'


def test_typing_a_query_letter_by_letter_never_empties_the_result(cb):
    counts = [len(search_typed(cb, LEAD[:n]).cards) for n in range(len(LEAD) + 1)]
    assert min(counts) > 0
    assert counts[-1] == len(search(cb, LEAD))


def test_letter_by_letter_typing_ends_with_the_finished_query(cb):
    found = search_typed(cb, LEAD)
    assert found.query == parse(LEAD, cb)
    assert found.cards == search(cb, LEAD)
    assert found.errors == ()


def test_a_word_without_results_is_dropped_only_while_it_can_become_a_filter(cb):
    ventrue = search(cb, "clan:ventrue title:prince cap:9")
    assert search_typed(cb, "clan:ventrue title:prince cap:9 disc").cards == ventrue
    assert search_typed(cb, "clan:ventrue title:prince cap:9 disc ").cards == []
    assert search_typed(cb, "clan:ventrue title:prince cap:9 xyzzy").cards == []


def test_a_typed_query_that_cannot_be_answered_says_why(cb):
    found = search_typed(cb, "deck:1 cap:4")
    assert found.cards == []
    assert [error.message for error in found.errors] == ["No deck is open here."]


# ------------------------------------------------------------------------- the filter panel


def test_panel_reads_and_replaces_conditions(cb):
    query = parse('govern clan:ventrue -clan:brujah (cap:4 OR cap:5) text:"x y"', cb)
    assert [str(c) for c in query.of("clan")] == ["clan:Ventrue", "-clan:Brujah"]
    changed = query.replace("clan", term("clan", "Tremere"))
    assert str(changed) == 'govern clan:Tremere (cap:4 OR cap:5) text:"x y"'
    assert str(changed.replace("clan")) == 'govern (cap:4 OR cap:5) text:"x y"'
    assert str(changed.replace("cap", term("cap", "7", op=Op.AT_LEAST))).endswith(" cap>=7")
    assert query.replace("clan", *query.of("clan")) == query


def test_panel_starts_from_an_empty_query():
    query = Query().replace("title", term("title", "Inner Circle", "Prince"))
    assert str(query) == 'title:"Inner Circle",Prince'
    assert not query.replace("title")
    assert query.replace("title") == Query()


def test_panel_keeps_an_alternative_together():
    query = Query().replace("cap", any_of([term("cap", "4"), term("votes", "1")]))
    assert str(query) == "cap:4 OR votes:1"
    assert str(query.replace("clan", term("clan", "Brujah"))) == "(cap:4 OR votes:1) clan:Brujah"


def test_built_queries_are_checked_like_written_ones(cb):
    assert search(cb, Query(term("clan", "ventrue"))) == search(cb, "clan:ventrue")
    with pytest.raises(QueryError, match="not known as clan"):
        search(cb, Query(term("clan", "xyzzy")))
    with pytest.raises(QueryError, match="no filter"):
        search(cb, Query(term("xyzzy", "1")))
    with pytest.raises(QueryError, match="takes"):
        search(cb, Query(term("clan", "ventrue", op=Op.MORE)))


# ----------------------------------------------------------------------------------------- a shell


@pytest.mark.parametrize(
    ("arguments", "query"),
    [
        (["cap>=7", "clan:ventrue"], "cap>=7 clan:ventrue"),
        (["-text:burn 1 pool"], '-text:"burn 1 pool"'),
        (["title:inner circle", "cap:9"], 'title:"inner circle" cap:9'),
        (["title:prince baron"], "title:prince baron"),
        (["clan:banu haqim"], 'clan:"banu haqim"'),
        (['clan:"banu haqim" cap:3'], 'clan:"banu haqim" cap:3'),
        (["clan:ventrue cap>=7"], "clan:ventrue cap>=7"),
        ([r"text:/burn \d pool/"], r"text:/burn \d pool/"),
        (["govern the"], "govern the"),
        ([], ""),
    ],
)
def test_arguments_get_their_quotes_back(arguments, query):
    assert from_arguments(arguments) == query


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("grp:5-6", "group"),
        ("dis:AUS+DOM", "AUS&DOM"),
        ("dis:aus/dom", "aus|dom"),
        ("tpye:master", "type"),
        ("is:ootrn", "out-of-turn"),
    ],
)
def test_other_spellings_of_players_are_understood(text, offered):
    with pytest.raises(QueryError) as caught:
        parse(text)
    assert offered in caught.value.suggestions
    assert not {"g", "p", "r"}.intersection(caught.value.suggestions)
