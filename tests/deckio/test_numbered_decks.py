"""Cards given by number: an unknown number is an unknown card, even with a similar name."""

import json
import re

import pytest

from cardbase import names
from vtes_deck import deckio
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deckio.listing import items, near_names
from vtes_deck.deckio.words import describe

NEW = "Forceful Personality"  # a playtest card; "Force of Personality" is another card
KNOWN = {"id": 100199, "count": 2, "name": "Blood Doll"}
OTHER = {"id": 101896, "count": 3, "name": "Sudden Reversal"}


def cards(**changed):
    return [KNOWN, {"id": 102999, "count": 4, "name": NEW} | changed]


SHAPES = {
    "krcg": lambda card: {"library": {"count": 6, "cards": [{"type": "Master", "cards": card}]}},
    "plain": lambda card: {"name": "x", "cards": card},
    "jol": lambda card: {"deck": {"crypt": {"cards": []}, "library": {"cards": card}}},
    "inner": lambda card: {"library": [{"q": c["count"], "c": {k: c[k] for k in c if k != "count"}}
                                       for c in card]},
    "decks": lambda card: {"decks": [{"library": card}]},
    "by id": lambda card: {"a1b2": {"library": card}},
    "csv": lambda card: "\n".join(["count,card,id", *(f"{c['count']},{c['name']},{c.get('id', '')}"
                                                      for c in card)]),
}  # fmt: skip


@pytest.mark.parametrize("number", [102999, "102999", "PT-017", 7, 0, None], ids=str)
@pytest.mark.parametrize("shape", SHAPES)
def test_an_unknown_number_never_becomes_another_card(read, cb, shape, number):
    assert cb.find(NEW).card is not None  # this name is similar to a known card
    made = SHAPES[shape](
        cards(id=number) if number is not None else [KNOWN, {"count": 4, "name": NEW}]
    )
    found = read(made if isinstance(made, str) else json.dumps(made))
    assert found.library == {"Blood Doll": 2}
    assert [(line.count, line.name) for line in found.deck.unknown] == [(4, NEW)]
    (problem,) = [p for p in found.result.problems if NEW in p.text]
    assert problem.severity is deckio.Severity.ERROR
    assert "Force of Personality" in problem.suggestions


def test_an_exact_name_with_an_unknown_number_is_doubtful(read):
    found = read(json.dumps({"cards": [KNOWN, OTHER | {"id": 102999}]}))
    assert found.library["Sudden Reversal"] == 3
    assert [kind for _, kind in found.problems] == ["near name"]


def test_a_vampire_of_a_new_group_is_not_a_vampire_of_an_old_group(read):
    found = read(json.dumps({"cards": [KNOWN, {"id": 209999, "count": 2, "name": "Theo Bell"}]}))
    assert found.crypt == {}
    assert [line.name for line in found.deck.unknown] == ["Theo Bell"]


def test_a_number_with_the_name_of_another_card_is_reported(read, cb):
    found = read(json.dumps({"cards": [KNOWN | {"name": "Sudden Reversal"}]}))
    assert found.library == {"Blood Doll": 2}
    assert [kind for _, kind in found.problems] == ["near name"]


@pytest.mark.parametrize("name", ["json", "csv", "ardb-xml"])
@pytest.mark.parametrize("crypt", [True, False])
def test_an_unknown_card_that_is_written_is_read_back_as_unknown(read, cb, name, crypt):
    line = UnknownLine(NEW, 4, crypt, 0, "")
    deck = Deck(library=(Slot(cb["Blood Doll"], 2, ""),), unknown=(line,))
    found = read(deckio.write(deck, name, cb))
    assert found.library == {"Blood Doll": 2}
    assert [(u.count, u.name, u.crypt) for u in found.deck.unknown] == [(4, NEW, crypt)]


MAX_COMPARED, MANY = 60, 1000


@pytest.fixture
def compared(monkeypatch):
    """Return the names that are compared with all card names; the limit is lowered."""
    done = []
    original = names.NameIndex._near  # noqa: SLF001 - the work that is counted

    def counted(self, query, **options):
        done.append(query)
        return original(self, query, **options)

    monkeypatch.setattr(names.NameIndex, "_near", counted)
    monkeypatch.setattr(near_names, "MAX_COMPARED", MAX_COMPARED)
    monkeypatch.setattr(items, "MAX_COMPARED", MAX_COMPARED)
    return done


def many(shape):
    rows = [f"Qqq{i}xw Zz{i}k" for i in range(MANY)]
    if shape == "json":
        return json.dumps({"cards": [{"count": 1, "name": name} for name in rows]})
    if shape == "csv":
        return "\n".join(["count,card", *(f"1,{name}" for name in rows)])
    if shape == "ardb":
        inner = "".join(f'<card count="1"><name>{name}</name></card>' for name in rows)
        return f"<deck><library>{inner}</library></deck>"
    if shape == "eld":
        return "\n".join(['"A"\n"B"\n"C"\n0', str(MANY), *(f'"{name}"' for name in rows)])
    return "Library\n" + "\n".join(f"1x {name}" for name in rows)


@pytest.mark.parametrize("shape", ["json", "csv", "ardb", "eld", "text"])
def test_the_number_of_compared_unknown_names_is_limited(read, compared, shape):
    found = read(many(shape))
    assert len(found.deck.unknown) == MANY
    assert 0 < len(compared) <= 4 * MAX_COMPARED
    said = [p for p in found.result.problems if p.kind is deckio.ProblemKind.NOT_COMPARED]
    assert [(p.found, p.said) for p in said] == [(MAX_COMPARED, MANY)]
    assert str(MANY) in re.sub(r"\D", "", describe(said[0]))


def several(shape):
    parts = [[f"Qqq{i}xw Zz{i}k" for i in range(k, MANY, 40)] for k in range(40)]
    if shape == "json":
        return json.dumps({"decks": [{"cards": [f"1x {name}" for name in p]} for p in parts]})
    head = "Crypt (12)\n12x Alexandra\nLibrary (160)\n30x Blood Doll\n30x Villein\n"
    return "\n\n".join(head + "\n".join(f"1x {name}" for name in part) for part in parts)


@pytest.mark.parametrize("shape", ["json", "text"])
def test_the_decks_of_one_file_share_the_limit(read, compared, shape):
    found = read(several(shape))
    assert len(found.result.decks) == 40
    assert 0 < len(compared) <= 4 * MAX_COMPARED


@pytest.mark.parametrize("number", [800_000_000, 999_999_999])
def test_an_own_card_of_another_person_is_named(read, number):
    found = read(json.dumps({"cards": [KNOWN, {"id": number, "count": 2, "name": "Qyxzywj Vvok"}]}))
    assert [(line.count, line.name) for line in found.deck.unknown] == [(2, "Qyxzywj Vvok")]
    (problem,) = [p for p in found.result.problems if p.said]
    assert "Qyxzywj Vvok" in describe(problem)
    assert "own card" in describe(problem)
