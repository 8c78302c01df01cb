"""Completions while a query is typed."""

import pytest

from cardbase.search import complete, filters, parse, read


def offered(cb, text, cursor=None):
    return [c.insert for c in complete(text, len(text) if cursor is None else cursor, cb)]


def applied(cb, text, cursor=None):
    return [c.applied(text) for c in complete(text, len(text) if cursor is None else cursor, cb)]


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("cla", "clan:"),
        ("CLA", "clan:"),
        ("cap>=7 ti", "cap>=7 title:"),
        ("-cla", "-clan:"),
        ("(cla", "(clan:"),
        ("clan:ven", "clan:Ventrue"),
        ("clan:antit", "clan:antitribu"),
        ("clan:brujah,ven", "clan:brujah,Ventrue"),
        ("clan:brujah,", "clan:brujah,Abomination"),
        ("clan: ven", "clan: Ventrue"),
        ('clan:"banu', 'clan:"Banu Haqim"'),
        ("title:inn", 'title:"Inner Circle"'),
        ("dis:do", "dis:dom"),
        ("dis:DO", "dis:DOM"),
        ("dis:domin", "dis:dom"),
        ("dis:pre&do", "dis:pre&dom"),
        ("is:unl", "is:unlock"),
        ("func:bou", "func:bounce"),
        ("set:keep", "set:KoT"),
        ("set:ko", "set:KoT"),
        ("precon:tremere", 'precon:"CE:PTr"'),
        ("cap:", "cap:1"),
        ("cap:1", "cap:1"),
        ("group:an", "group:any"),
        ("banned:tod", "banned:today"),
        ("legal<ko", "legal<KoT"),
        ("name:gov", 'name:"Govern the Unaligned"'),
        ('playable:"theo', 'playable:"Theo Bell (G2)"'),
        ("canplay:gov", 'canplay:"Govern the Unaligned"'),
        ("artist:drew", 'artist:"Drew Tucker"'),
        ("ventr", "clan:Ventrue"),
        ("princ", "title:Prince"),
        ('"gov', '"Govern the Unaligned"'),
    ],
)
def test_offers_first(cb, text, first):
    assert applied(cb, text)[0] == first


def test_offers_every_filter_before_typing(cb):
    wanted = {f"{f.key}{f.ops[0]}" for f in filters() if f.key != "any"}
    for text in ("", "cap:4 ", "(", "-", "cap:4 OR "):
        assert {c.insert for c in complete(text, len(text), cb, limit=999)} == wanted


def test_offers_comparisons_for_numbers(cb):
    assert offered(cb, "cap")[:3] == ["cap:", "cap>=", "cap<="]


def test_replaces_only_the_word_under_the_cursor(cb):
    text = "cap>=7 clan:ve dis:DOM"
    assert applied(cb, text, 14)[0] == "cap>=7 clan:Ventrue dis:DOM"
    assert applied(cb, text, 13)[0] == "cap>=7 clan:Ventrue dis:DOM"
    assert applied(cb, "cla cap:4", 3)[0] == "clan: cap:4"


def test_card_names_are_offered_for_words(cb):
    assert '"Govern the Unaligned"' in offered(cb, "unal")
    assert '"Govern the Unaligned"' in offered(cb, "gov")


def test_nothing_is_offered_inside_a_regular_expression(cb):
    assert offered(cb, "text:/bur") == []
    assert offered(cb, "/bur") == []


def test_nothing_is_offered_for_free_text(cb):
    assert offered(cb, "text:bur") == []


def test_every_choice_offered_is_understood(cb):
    for filter_ in filters():
        text = f"{filter_.key}:"
        for completion in complete(text, len(text), cb, limit=10_000):
            assert parse(completion.applied(text), cb), completion


def test_completions_have_a_description(cb):
    (completion,) = [c for c in complete("clan", 4, cb) if c.insert == "clan:"]
    assert completion.label == "Clan"
    assert "clan" in completion.help
    assert (completion.start, completion.end) == (0, 4)


def test_cursor_outside_the_text_is_moved_into_it(cb):
    assert complete("cla", 99, cb) == complete("cla", 3, cb)
    assert complete("cla", -5, cb) == complete("cla", 0, cb)


def test_accepting_completions_one_after_another_builds_a_query(cb):
    text = ""
    for typed in ("cla", "ven", " tit", "prin"):
        text += typed
        text = applied(cb, text)[0]
    assert text == "clan:Ventrue title:Prince"
    assert read(text, cb).errors == ()
