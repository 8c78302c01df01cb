"""Cards in play that give their bearer a Discipline."""

import pytest
from card_play import PLAIN, PLAIN_ALLY, CardPlay

from vtes_deck.effects.vocab.static_effects import HasDiscipline
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.disciplines import TEACH, levels


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def level(play, minion, code):
    return levels(play.table, play[minion]).get(code, 0)


@pytest.mark.parametrize(
    ("word", "before", "after"),
    [("CEL", 0, 2), ("CEL", 1, 2), ("CEL", 2, 2), ("cel", 0, 1), ("cel", 1, 2), ("cel", 2, 2)],
)
def test_a_level_more_or_the_superior_one(word, before, after):
    other = {"aus": 1}
    found = HasDiscipline(word).taught(None, 0, {**other, "cel": before})
    assert found == {"aus": 1, "cel": after}


def test_drum_of_xipe_totec__celerity_at_superior(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.hand("Ada", "Blur")
    play.on(ada, "Drum of Xipe Totec")
    play.bleeds(ada).blocks(ben).until("Ada", "Blur")
    assert play.can("Blur", "CEL")
    assert play.game.observation(0).disciplines(ada) == {"cel": 2}


def test_drum_of_xipe_totec__not_for_an_ally(play):
    ally = play.ready("Ada", PLAIN_ALLY)
    play.on(ally, "Drum of Xipe Totec")
    ben = play.vampire("Ben")
    play.bleeds(ally).blocks(ben)
    assert level(play, ally, "cel") == 0
    assert play.decision is None or play.decision.kind != "range"


def test_drum_of_xipe_totec__only_one_maneuver_in_a_combat(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    drum = play.on(ada, "Drum of Xipe Totec")
    play.bleeds(ada).blocks(ben)
    assert play.decision.kind == "range"
    play.game.apply(next(one for one in play.decision.options if one.card == drum))
    assert "The range is long." in play.log_sentences()
    assert not any(one.card == drum for one in play.decision.options)


def test_hand_of_conrad__not_while_its_bearer_cannot_use_equipment(play):
    ada, ben = play.vampire("Ada", "obf"), play.vampire("Ben", "PRO")
    play.on(ben, "Hand of Conrad")
    play.hand("Ada", "Lost in Crowds")
    play.hand("Ben", "Form of the Bat")
    play.bleeds(ada).blocks(ben).plays("Lost in Crowds", "obf")
    assert level(play, ben, "pot") == 2
    play.until("Ben", "Form of the Bat").plays("Form of the Bat", "PRO")
    assert level(play, ben, "pot") == 0
    play.finish()
    assert level(play, ben, "pot") == 2


def test_changeling_skin_mask__burned_for_intercept(play):
    ada, ben = play.vampire("Ada", "OBF"), play.vampire("Ben")
    play.on(ben, "Changeling Skin Mask")
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(ada).blocks(ben).plays("Lost in Crowds", "OBF").plays("Changeling Skin Mask")
    assert play.intercept(ben) == 2
    assert play.zone("Changeling Skin Mask") is Zone.ASH_HEAP
    assert level(play, ben, "obf") == 0


def test_changeling_skin_mask__not_for_an_ally(play):
    ada, ally = play.vampire("Ada", "OBF"), play.ready("Ben", PLAIN_ALLY)
    play.on(ally, "Changeling Skin Mask")
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(ada).blocks(ally).plays("Lost in Crowds", "OBF")
    assert not play.can("Changeling Skin Mask")


def test_changeling_skin_mask__stealth_cards_of_its_bearer(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.hand("Ada", "Lost in Crowds")
    play.on(ada, "Changeling Skin Mask")
    play.bleeds(ada).blocks(ben)
    assert play.can("Lost in Crowds", "OBF")


def test_hand_of_conrad__a_vampire_back_to_the_uncontrolled_region(play):
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.on(ada, "Hand of Conrad")
    gone = play.card("Ada", PLAIN, Zone.ASH_HEAP)
    play.card("Ada", "Villein", Zone.ASH_HEAP)
    play.acts("Ada")
    assert {one.target for one in play.ways("Hand of Conrad")} == {gone}
    play.plays("Hand of Conrad").finish()
    assert play.zone(gone) is Zone.UNCONTROLLED
    assert play.counters(gone) == 0


def test_hand_of_conrad__not_for_a_vampire_of_another_methuselah(play):
    ada = play.vampire("Ada")
    play.on(ada, "Hand of Conrad")
    play.card("Ben", PLAIN, Zone.ASH_HEAP)
    assert not play.acts("Ada").can("Hand of Conrad")


def test_hand_of_conrad__its_action_without_effect_if_it_is_elsewhere(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    play.vampire("Ben")
    hand = play.on(ada, "Hand of Conrad")
    gone = play.card("Ada", PLAIN, Zone.ASH_HEAP)
    play.acts("Ada").plays("Hand of Conrad")
    zones.attach(play.table, hand, other)
    play.finish()
    assert play.zone(gone) is Zone.ASH_HEAP
    assert (level(play, ada, "pot"), level(play, other, "pot")) == (0, 2)


def test_hand_of_conrad__no_potence_to_be_learned_as_long_as_it_is_superior(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    play.on(ada, "Hand of Conrad")
    play.hand("Ada", "Potence")
    play.acts("Ada", Phase.MASTER)
    assert play.offered(TEACH, "Potence", target=other)
    assert not play.offered(TEACH, "Potence", target=ada)


def test_the_sargon_fragment__a_library_card_to_the_hand_for_1_blood(play):
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.on(ada, "The Sargon Fragment")
    blood = play[ada].blood
    play.hand("Ada", *["Villein"] * 6)
    wanted = play.card("Ada", "Blur", Zone.ASH_HEAP)
    play.card("Ada", PLAIN, Zone.ASH_HEAP)
    play.acts("Ada")
    assert {one.target for one in play.ways("The Sargon Fragment")} == {wanted}
    play.plays("The Sargon Fragment").finish()
    assert play.zone(wanted) is Zone.HAND
    assert play[ada].blood == blood - 1
    assert level(play, ada, "nec") == 2


def test_the_sargon_fragment__any_copy_of_the_named_card(play):
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.on(ada, "The Sargon Fragment")
    first = play.card("Ada", "Blur", Zone.ASH_HEAP)
    play.acts("Ada").plays("The Sargon Fragment")
    later = play.card("Ada", "Blur", Zone.ASH_HEAP)
    play.finish()
    assert {play.zone(first), play.zone(later)} == {Zone.HAND, Zone.ASH_HEAP}


def test_the_sargon_fragment__not_without_blood(play):
    ada = play.vampire("Ada")
    play.on(ada, "The Sargon Fragment")
    play.card("Ada", "Blur", Zone.ASH_HEAP)
    play.blood(ada, 0)
    assert not play.acts("Ada").can("The Sargon Fragment")
