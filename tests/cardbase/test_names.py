"""Names as people write them."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardbase.model import CryptCard
from cardbase.names import How, normalize, settle, split_suffix


@pytest.mark.parametrize(
    ("written", "meant", "how"),
    [
        ("Govern the Unaligned", "Govern the Unaligned", How.EXACT),
        ("govern THE unaligned ", "Govern the Unaligned", How.EXACT),
        ("Etienne Fauberge", "Étienne Fauberge", How.EXACT),
        ("Baron, The", "The Baron", How.ALIAS),
        ("the  baron", "The Baron", How.EXACT),
        ("Baron", "The Baron", How.ALIAS),
        ("Bang Nakh -- Tiger's Claws", "Bang Nakh — Tiger's Claws", How.EXACT),
        (
            "Bang Nakh — Tiger\N{RIGHT SINGLE QUOTATION MARK}s Claws",
            "Bang Nakh — Tiger's Claws",
            How.EXACT,
        ),
        ("mask of 1,000 faces", "Mask of a Thousand Faces", How.ALIAS),
        ("Mind Rape", "Puppet Master", How.ALIAS),
        ("Raven", "Camille Devereux, The Raven", How.ALIAS),
        ("Pentex(TM) Subversion", "Pentex™ Subversion", How.EXACT),
        ("Pentex Subversion", "Pentex™ Subversion", How.EXACT),
        ("PB: Montreal", "Powerbase: Montreal", How.ALIAS),
        ("Uptown HG", "Uptown Hunting Ground", How.ALIAS),
        ("Diriger les indécis", "Govern the Unaligned", How.TRANSLATION),
        ("regir a los no alineados", "Govern the Unaligned", How.TRANSLATION),
        ("Defelction", "Deflection", How.NEAR),
        ("Telepatic Misdirection", "Telepathic Misdirection", How.NEAR),
        ("44 Magnum", ".44 Magnum", How.EXACT),
    ],
)
def test_a_written_name_finds_its_card(cb, written, meant, how):
    match = cb.find(written)
    assert (match.card.name, match.how) == (meant, how)


@pytest.mark.parametrize(
    ("written", "full_name"),
    [
        ("Alan Sovereign", "Alan Sovereign (G3)"),  # never the advanced one
        ("Alan Sovereign (ADV)", "Alan Sovereign (G3 ADV)"),
        ("alan sovereign adv", "Alan Sovereign (G3 ADV)"),
        ("Alan Sovereign (Advanced)", "Alan Sovereign (G3 ADV)"),
        ("Alan Sovereign [G3 ADV]", "Alan Sovereign (G3 ADV)"),
        ("Gilbert Duane (G6)", "Gilbert Duane (G6)"),
        ("Gilbert Duane (group 6)", "Gilbert Duane (G6)"),
        ("Gilbert Duane G1", "Gilbert Duane (G1)"),
        ("Duane, Gilbert (G1)", None),
        ("Anarch Convert (Any)", "Anarch Convert"),
        ("Baron, The (G2)", "The Baron (G2)"),
    ],
)
def test_a_suffix_distinguishes_vampires(cb, written, full_name):
    card = cb.find(written).card
    assert (card.full_name if card else None) == full_name


def test_a_bare_name_of_several_vampires_names_them_all(cb):
    match = cb.find("Gilbert Duane")
    assert match.how is How.BARE
    assert [card.group for card in match.candidates] == [1, 6]
    assert match.card == match.candidates[0]


def test_a_group_that_does_not_exist_is_not_guessed(cb):
    match = cb.find("Gilbert Duane (G4)")
    assert match.card is None
    assert {card.name for card in match.suggestions} == {"Gilbert Duane"}


def test_an_unknown_name_is_left_alone(cb):
    match = cb.find("Xyzzy of the Nine Hells")
    assert (match.how, match.card) == (How.NONE, None)


def test_two_similar_names_are_suggested_and_not_chosen(cb):
    match = cb.find("Nosferatu Bestal")
    assert all(card is not None for card in match.suggestions)
    assert match.how in {How.NEAR, How.NONE}
    if match.how is How.NEAR:
        assert match.card == match.suggestions[0]


def test_a_name_can_be_resolved_within_one_deck(cb):
    assert cb.find("Ashur Tablets", crypt=True).card is None
    assert cb.find("Gilbert Duane", crypt=False).how is not How.BARE


def test_every_card_is_found_by_each_of_its_names(cb):
    for card in cb:
        assert cb.find(card.full_name).card == card
        assert cb.find(card.unique_name).card == card
        bare = cb.find(card.name)
        family = {bare.card, *bare.candidates}
        assert card in family or (isinstance(card, CryptCard) and card.advanced)


def test_every_old_or_translated_name_leads_back_or_to_a_card_printed_so(cb):
    for card in cb:
        others = (*card.aliases, *(t.name for t in card.translations.values()))
        for name in others:
            match = cb.find(name)
            assert match.card is not None, name
            found = {card.id, *getattr(card, "variants", ())}
            assert match.how is How.EXACT or found & {c.id for c in match.candidates}, name


def duane(cb, group):
    return next(c for c in cb.find("Gilbert Duane").candidates if c.group == group)


@pytest.mark.parametrize(
    ("groups", "settled"),
    [({1}, 1), ({1, 2}, 1), ({2}, 1), ({5}, 6), ({6, 7}, 6), ({3, 4}, None), (set(), None)],
)
def test_the_crypt_determines_the_group_if_possible(cb, groups, settled):
    found = settle(cb.find("Gilbert Duane").candidates, groups)
    assert found == (duane(cb, settled) if settled else None)


def test_a_group_in_the_deck_precedes_a_neighbouring_group(cb):
    candidates = [c for c in cb.crypt if c.name == "Theo Bell" and not c.advanced]
    assert settle(candidates, {2}).group == 2


def test_completion_puts_beginnings_before_middles(cb):
    names = [card.name for card in cb.complete("govern", limit=5)]
    assert names[0].startswith("Govern")
    assert any("govern" in name.lower() for name in names)
    assert cb.complete("") == ()


def test_completion_sorts_by_popularity_except_for_a_whole_name(cb):
    played = {card.id: cb.archive.play(card.id).decks for card in cb}
    assert cb.complete("def", limit=1, played=played) == (cb["Deflection"],)
    assert cb.complete("def", limit=99, played=played) != cb.complete("def", limit=99)
    assert set(cb.complete("def", limit=99, played=played)) == set(cb.complete("def", limit=99))
    whole, longer = next(
        (a, b) for a in cb.library for b in cb.library if b.name.startswith(f"{a.name} ")
    )
    found = cb.complete(whole.name, limit=2, played={longer.id: 99})
    assert found == (whole, longer)


@given(st.text(max_size=60))
def test_folding_is_idempotent(text):
    assert normalize(normalize(text)) == normalize(text)


@given(st.text(alphabet=string.printable + "éÉœ—™ßİ\u0301\u2019", max_size=300))
def test_any_text_can_be_searched_as_a_name(cb, text):
    match = cb.find(text)
    assert match.query == text[:200]
    assert (match.card is None) == (match.how is How.NONE)
    split_suffix(text)
