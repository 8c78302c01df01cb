"""No two options of a decision have the same sentence."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.registry import script_of
from vtes_deck.effects.vocab import Role
from vtes_deck.engine.option_wording import option_sentences
from vtes_deck.engine.state.decisions import PASS, Option, Verb
from vtes_deck.engine.state.table import Phase

ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def reported(play):
    return option_sentences(play.table, play.decision.options)


@pytest.mark.parametrize(
    ("card", "disciplines"),
    [("Power of One", "pre"), ("Revelation of the Serpent", "PRE PRO")],
)
def test_modes_of_one_level_name_their_effects(play, card, disciplines):
    ada, ben = play.vampire("Ada", disciplines, **ANARCH), play.vampire("Ben")
    play.hand("Ada", card)
    play.bleeds(ada).blocks(ben)
    sentences = [one for one in reported(play) if card in one]
    assert len(sentences) == len(set(sentences)) >= 2
    assert any(one.endswith("(+1 bleed).") for one in sentences)
    assert any(one.endswith("(+1 stealth and +1 bleed).") for one in sentences)


def test_copies_are_distinguished_by_their_differences(play):
    play.ready("Ada", PLAIN_ALLY, 2)
    play.ready("Ada", PLAIN_ALLY, 1)
    play.vampire("Ben")
    play.acts("Ada")
    sentences = [one for one in reported(play) if "bleeds" in one]
    assert sentences == ["Loyal Street Gang #1 bleeds Ben.", "Loyal Street Gang #2 bleeds Ben."]


def test_copies_of_two_methuselahs_are_distinguished_by_their_controllers(play):
    one, other = play.vampire("Ben"), play.vampire("Cleo")
    play.hand("Ada", "Haven Uncovered")
    play.acts("Ada", Phase.MASTER)
    sentences = [text for text in reported(play) if "Haven Uncovered" in text]
    targets = [text.partition(" on ")[2] for text in sentences]
    assert [target.partition("'s ")[0] for target in targets] == ["Ben", "Cleo"]
    assert one != other


def test_equal_copies_are_numbered(play):
    play.uncontrolled("Ada", "Anson", 1)
    play.uncontrolled("Ada", "Anson", 1)
    play.turn("Ada", Phase.INFLUENCE)
    sentences = reported(play)
    assert len(sentences) == len(set(sentences))
    assert any(one.endswith("(copy 2).") for one in sentences)


def test_a_unique_sentence_has_no_addition(play):
    play.uncontrolled("Ada", "Anson", 1)
    play.turn("Ada", Phase.INFLUENCE)
    assert not any("(" in one for one in reported(play))


ANYBODY = {Role.REACTING, Role.LOCKED, Role.EITHER}


def test_reactions_at_one_level_have_distinct_sentences(cb):
    several = 0
    for number in definitions():
        modes = script_of(cb.get(number)).modes
        said = [(mode.level, mode.words) for mode in modes if mode.role in ANYBODY]
        several += len(said) > 1
        assert len(said) == len(set(said)), cb.get(number).name
    assert several > 10


def test_a_combat_card_names_its_target(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.hand("Ada", "Concealed Weapon", ".44 Magnum", "Sawed-Off Shotgun")
    play.bleeds(ada).blocks(ben)
    while not play.can("Concealed Weapon"):
        play.choose(PASS)
    sentences = [one for one in reported(play) if "Concealed Weapon" in one]
    weapons = [one.partition(" on ")[2] for one in sentences]
    assert weapons == [".44 Magnum.", "Sawed-Off Shotgun."]


def test_cards_that_a_sentence_does_not_name_are_distinguished_by_name(play):
    cards = play.hand("Ada", "Blur", "Majesty")
    one = Verb("take one", "Take a card.")
    found = option_sentences(play.table, tuple(Option(one, target=card) for card in cards))
    assert ["Blur" in found[0], "Majesty" in found[1]] == [True, True]
