"""Texts made of sentences of declared cards, with other numbers, minions and Disciplines."""

import random
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace
from reader_meaning import same

from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.plain_cards import is_plain
from vtes_deck.effects.reader.analogy import AnalogicReader
from vtes_deck.effects.reader.cards import Reader
from vtes_deck.effects.reader.precedents import Precedents
from vtes_deck.effects.vocab import Discount, MinionFilter, Power, Same, card

DIFFERENCES = Path(__file__).parent / "analogy_differences.txt"

THINNED = [5, pytest.param(1, marks=pytest.mark.soak)]
"""Every fifth card; all of them in ``make soak``."""
READ, EQUAL = 0.85, 0.80
"""The minimum shares of the declared cards that are read, and that are read into equal trees."""

AT_RANGE = "Xantha inflicts +{} damage with ranged strikes (even at close range)."
NOLUTHANDO = 201785


@pytest.fixture(scope="module")
def reader(cb):
    rules = Reader(cb.clans, dict.fromkeys(one.name for one in cb.crypt))
    precedents = cache(lambda: Precedents.of(definitions().values(), cb))
    return AnalogicReader(rules, precedents)


def vampire(cb, text):
    likeness = cb["Theo Bell (G2)"]
    return replace(likeness, name="Xantha", text=f"{likeness.sect.value}: {text}", id=1)


def path(cb, text):
    return replace(cb["The Path of Paradox"], name="Xantha", text=text, id=1)


def test_a_sentence_of_a_declared_card_is_read_with_another_number(cb, reader):
    (more,) = definitions()[NOLUTHANDO].parts
    found = reader.read(vampire(cb, AT_RANGE.format(2))).definition
    assert same(found, card(1, "Xantha", replace(more, n=2)))


def test_sentences_of_several_cards_and_of_the_rules_are_read_together(cb, reader):
    text = f"{AT_RANGE.format(1)} Frenzy cards cannot be played on Xantha. Xantha cannot block."
    found = reader.read(vampire(cb, text)).definition
    kinds = Counter(type(one).__name__ for one in found.parts)
    assert kinds == {"MoreDamageAtRange": 1, "Restriction": 2}


def test_a_sentence_is_read_for_another_clan_and_discipline(cb, reader):
    burned = (
        "Any minion can burn this card as a Ⓓ action that inflicts 1 unpreventable environmental "
        "damage on acting vampires."
    )
    cheap = "Put this card in play. Cards requiring Auspex [aus] cost Toreador 2 fewer blood."
    text = f"Unique.\n{cheap} {burned}"
    _, discount, _ = reader.read(path(cb, text)).definition.parts
    whom = MinionFilter(clans=("Toreador",))
    assert discount == Discount(blood=2, discipline="aus", whose="any", to=whom)


@pytest.mark.parametrize("n", [2, 3])
def test_ranged_damage_is_read_as_printed(cb, reader, n):
    text = f"Once each round of combat after the first, Xantha can strike: {n}R damage."
    (strikes,) = reader.read(vampire(cb, text)).definition.parts
    assert (strikes.move.strike.damage, strikes.move.strike.ranged) == (n, True)


@pytest.mark.parametrize("name", ["Cavalier", "Perfectionist"])
def test_an_archetype_answers_actions_of_its_bearer_only(cb, reader, name):
    (power,) = (one for one in reader.read(cb[name]).definition.parts if isinstance(one, Power))
    assert Same("host", "acting") in power.conditions


def test_a_text_without_a_declared_card_is_not_read(cb, reader):
    for text in (
        "Xantha inflicts +1 damage with ranged strikes (even at long range).",
        "Frenzy cards cannot be replaced on Xantha.",
        f"{AT_RANGE.format(1)} Xantha sings.",
    ):
        assert reader.read(vampire(cb, text)).definition is None


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Blooding by the Code", "the rules raise the capacity, and no sentence does"),
        ("Kaymakli Fragment", "the action is one of the Sabbat, and the equipment can move"),
    ],
)
def test_missing_conditions_are_not_guessed(cb, reader, name, why):
    assert reader.read(cb[name]).definition is None, why


def test_a_declared_card_is_read_even_without_its_own_sentences(cb, reader):
    noluthando = cb.get(NOLUTHANDO)
    assert reader.read(noluthando).definition is not None
    assert reader.read(noluthando, own=False).definition is None


def test_merged_vampires_and_shared_limits_are_not_read_from_sentences(cb, reader):
    either = f"{AT_RANGE.format(1)} During your turn, Xantha can lock or unlock a ready Gangrel."
    assert reader.read(vampire(cb, either)).definition is None
    alan = cb["Alan Sovereign (ADV)"]
    assert reader.read(alan).definition is None


def test_two_lines_with_one_symbol_are_separate_modes(cb, reader):
    likeness = cb["Covincraft"]
    text = (
        "[REACTION] Reduce a bleed against you by 1.\n[REACTION] Only usable during a referendum. "
    )
    both = replace(likeness, name="Xantha", text=f"{text}This vampire gains 4 votes.", id=1)
    for reads in (reader, reader.reader):
        for line in both.text.splitlines():
            assert reads.read(replace(both, text=line)).definition is not None
        assert reads.read(both).definition is None


@pytest.mark.parametrize("step", THINNED)
def test_declared_cards_are_read_into_their_trees(cb, reader, step):
    known = {
        int(line.split(maxsplit=1)[0])
        for line in DIFFERENCES.read_text("utf-8").splitlines()
        if not line.startswith("#")
    }
    declared = [one for one in definitions().values() if one.id % step == 0]
    read, equal, other = 0, 0, {}
    for one in declared:
        found = reader.read(cb.get(one.id)).definition
        read += found is not None
        if found is not None and same(found, one):
            equal += 1
        elif found is not None and reader.reader.read(cb.get(one.id)).definition is None:
            other[one.id] = one.name
    wrong = [name for number, name in other.items() if number not in known]
    assert not wrong, f"compare text and tree of {wrong}, correct or explain them"
    assert {one for one in known if one % step == 0} <= other.keys(), "remove these from the list"
    assert read >= READ * len(declared)
    assert equal >= EQUAL * len(declared)


@pytest.mark.parametrize("step", [7, pytest.param(2, marks=pytest.mark.soak)])
def test_swapped_words_are_not_read(cb, reader, step):
    """Readable texts with two neighbouring words exchanged; almost none is readable."""
    tried, read = 0, []
    for one in definitions().values():
        official = cb.get(one.id)
        if one.id % step or reader.read(official).definition is None:
            continue
        chance = random.Random(one.id)
        words = official.text.split()
        at = chance.randrange(len(words) - 1)
        if words[at] == words[at + 1] or set(":[") & set(words[at] + words[at + 1]):
            continue
        tried += 1
        swapped = " ".join([*words[:at], words[at + 1], words[at], *words[at + 2 :]])
        changed = replace(official, text=swapped)
        if not is_plain(changed) and reader.read(changed).definition is not None:
            read.append(swapped)
    assert tried > 700 / step
    assert len(read) <= tried / 100, read
