"""Normalisations of card texts: a search is skipped only if it would find nothing."""

import pytest

from vtes_deck.effects.text.normalisation import normalisation


@pytest.mark.parametrize(
    ("pattern", "first"),
    [
        (r"\bgive an acting\b", "give an acting"),
        (r"\bretainers? on a minion", "retainer"),
        (r"\bwhile (?=you control|you have)", "while "),
        ("burn[s]? it", "burn"),
        # Words that a text may lack or replace have no meaning.
        (r"\ban? optional\b", ""),
        ("burn it|lose it", ""),
        (r"burn \(or lose\)|lose it", ""),
        ("burn it[)]|lose it", ""),
        ("(burn|lose) it", ""),
        ("^burn it", ""),
        ("burx{0}", "bur"),
    ],
)
def test_a_text_without_the_first_letters_is_not_searched(pattern, first):
    assert normalisation("", pattern, "").first == first


def test_a_text_with_the_first_letters_is_changed_where_the_whole_pattern_fits():
    one = normalisation("", r"\bgives? (\d) blood\b", r"moves \1 blood")
    assert one.apply("this gives 2 blood, but no given blood") == (
        "this moves 2 blood, but no given blood"
    )
