"""All damage prevented, makeshift weapons, set ranges, and additional effects of strikes."""

import pytest
from card_fights import LONG, SECOND_ROUND, fight, to_kind, to_strikes
from card_play import CardPlay

from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

STEEL, METTLE = "Skin of Steel", "Superior Mettle"
ZIP, COCKTAIL = "Zip Gun", "Molotov Cocktail"
CATHARI = "Cathari"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def struck(play, card, level, *own, theirs="pot cel", held=("Roundhouse",)):
    """Ben strikes for much damage, and Ada has the card."""
    ada, ben = fight(play, level, card, *own, theirs=theirs, held=held)
    to_strikes(play).choose(PASS).plays("Roundhouse", "pot")
    return ada, ben


@pytest.mark.parametrize(("card", "level"), [(STEEL, "for"), (METTLE, "for"), (METTLE, "FOR")])
def test_prevent_all__of_one_strike(play, card, level):
    ada, _ = struck(play, card, level)
    play.plays(card, level).finish()
    assert play[ada].blood == 4


def test_skin_of_steel__the_later_strikes_of_the_round_too(play):
    ada, _ = struck(play, STEEL, "FOR", held=("Roundhouse", "Blur"))
    play.plays(STEEL, "FOR")
    play.until("Ben", "Blur").plays("Blur", "cel").choose(HANDS)
    play.finish() if play.action else None
    assert play[ada].blood == 4


def test_skin_of_steel__not_the_later_strikes_at_basic(play):
    ada, _ = struck(play, STEEL, "for", held=("Roundhouse", "Blur"))
    play.plays(STEEL, "for")
    play.until("Ben", "Blur").plays("Blur", "cel").choose(HANDS)
    play.finish() if play.action else None
    assert play[ada].blood == 3


def test_skin_of_steel__not_without_damage(play):
    fight(play, "for", STEEL)
    to_strikes(play).choose(PASS).choose(PASS)
    assert not play.can(STEEL)


def test_superior_mettle__the_initial_strike_of_each_round_for_1_blood(play):
    ada, _ = struck(play, METTLE, "FOR cel", "Psyche!", theirs="pot cel", held=("Roundhouse",) * 2)
    play.plays(METTLE, "FOR")
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    to_strikes(play).choose(PASS).plays("Roundhouse", "pot").plays(METTLE).finish()
    assert play[ada].blood == 3
    assert SECOND_ROUND in play.log_sentences()


def test_superior_mettle__not_the_damage_that_withstands_fortitude(play):
    _, ben = fight(play, "THA", "Soul Burn", theirs="FOR", held=["Superior Mettle"])
    to_strikes(play).plays("Soul Burn", "THA").choose(PASS)
    assert not play.can("Superior Mettle")
    assert play[ben].blood == 3


def test_superior_mettle__not_an_additional_strike_or_twice_in_a_round(play):
    ada, _ = struck(play, METTLE, "FOR", held=("Roundhouse", "Blur"))
    play.plays(METTLE, "FOR")
    play.until("Ben", "Blur").plays("Blur", "cel").choose(HANDS)
    assert not play.can(METTLE)
    play.finish() if play.action else None
    assert play[ada].blood == 3


def test_zip_gun__shoots_and_hurts_its_bearer_once_in_the_combat_only(play):
    ada, ben = fight(play, "cel", ZIP, "Psyche!")
    play.until("Ada", ZIP).plays(ZIP)
    to_strikes(play).uses(ZIP).choose(PASS)
    assert (play[ada].blood, play[ben].blood) == (4, 4)
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    to_strikes(play).uses(ZIP).choose(PASS).finish()
    assert (play[ada].blood, play[ben].blood) == (4, 3)
    assert play[play.number(ZIP)].host == ada


def test_zip_gun__no_strike_if_it_is_destroyed_with_first_strike(play):
    ada, ben = fight(play, "", ZIP, theirs="ANI", held=["Canine Horde"])
    play.until("Ada", ZIP).plays(ZIP)
    to_strikes(play).uses(ZIP).plays("Canine Horde", "ANI").finish()
    assert (play[ada].blood, play[ben].blood) == (5, 5)
    assert play.zone(ZIP) is Zone.ASH_HEAP


def test_zip_gun__one_maneuver_in_a_combat_only(play):
    fight(play, "", ZIP)
    play.until("Ada", ZIP).plays(ZIP)
    to_kind(play, "range", "Ada").uses(ZIP)
    assert LONG in play.log_sentences()
    assert play.decision.kind != "range"


def test_molotov_cocktail__thrown_in_the_next_round_and_burned(play):
    ada, ben = fight(play, "cel", COCKTAIL, "Psyche!")
    to_strikes(play).plays(COCKTAIL).choose(PASS)
    assert play[play.number(COCKTAIL)].host == ada
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    to_strikes(play).uses(COCKTAIL).choose(PASS)
    play.finish() if play.action else None
    assert play[ben].in_torpor
    assert play[ben].blood == 4
    assert play.zone(COCKTAIL) is Zone.ASH_HEAP


def test_molotov_cocktail__not_in_the_round_in_which_it_is_put_in_play(play):
    fight(play, "cel", COCKTAIL, "Blur")
    to_strikes(play).plays(COCKTAIL).choose(PASS)
    play.until("Ada", "Blur").plays("Blur", "cel")
    assert not play.can(COCKTAIL)


def test_molotov_cocktail__put_in_play_although_the_opponent_dodges(play):
    ada, _ = fight(play, "cel", COCKTAIL, "Psyche!", theirs="cel", held=["Sideslip"])
    to_strikes(play).plays(COCKTAIL).plays("Sideslip", "cel")
    assert play[play.number(COCKTAIL)].host == ada


def test_molotov_cocktail__burned_after_the_combat_and_not_put_in_play_if_it_ends(play):
    fight(play, "", COCKTAIL, theirs="pre", held=["Majesty"])
    to_strikes(play).plays(COCKTAIL).plays("Majesty", "pre")
    assert play.zone(COCKTAIL) is Zone.ASH_HEAP


def test_drain_essence__steals_blood_at_long_range_but_not_in_the_first_round(play):
    ada, ben = fight(play, "THA cel", "Drain Essence", "Psyche!", blood=3)
    to_strikes(play)
    assert not play.can("Drain Essence")
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    to_strikes(play).plays("Drain Essence", "THA").choose(PASS).finish()
    assert play[ben].blood == 1
    assert play[ada].blood == 5, "no more than its capacity"


def test_drain_essence__two_at_basic(play):
    _, ben = fight(play, "tha cel", "Drain Essence", "Psyche!", blood=3)
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    to_strikes(play).plays("Drain Essence", "tha").choose(PASS).finish()
    assert play[ben].blood == 3


def test_body_arsenal__aggravated_and_stronger_hands(play):
    _, ben = fight(play, "VIC", "Body Arsenal")
    play.until("Ada", "Body Arsenal").plays("Body Arsenal", "VIC")
    to_strikes(play).choose(HANDS).choose(PASS).finish()
    assert play[ben].in_torpor
    assert play[ben].blood == 4


def test_body_arsenal__not_stronger_at_basic(play):
    _, ben = fight(play, "vic", "Body Arsenal")
    play.until("Ada", "Body Arsenal").plays("Body Arsenal", "vic")
    to_strikes(play).choose(HANDS).choose(PASS).finish()
    assert play[ben].blood == 5


def test_cold_aura__long_range_and_no_maneuvers(play):
    fight(play, "nec", "Cold Aura", theirs="cel", held=["Pursuit", "Psyche!"])
    play.until("Ada", "Cold Aura").plays("Cold Aura", "nec")
    assert "The range is long." in play.log_sentences()
    assert not play.can("Pursuit")


def test_cold_aura__a_press_to_end_combat_only_at_superior(play):
    ada, _ = fight(play, "NEC", "Cold Aura", theirs="cel", held=["Psyche!"])
    play.until("Ada", "Cold Aura").plays("Cold Aura", "NEC")
    to_kind(play, "press")
    assert play.asked == "Ben"
    play.plays("Psyche!", "cel").choose(PRESS_ON, minion=ada)
    play.finish() if play.action else None
    assert SECOND_ROUND not in play.log_sentences()


@pytest.mark.parametrize(
    ("card", "level", "cost"), [("Shadow Step", "OBT", 2), ("Selective Silence", "QUI", 1)]
)
def test_setting_the_range__costs_blood(play, card, level, cost):
    ada, _ = fight(play, level, card)
    play.until("Ada", card).plays(card, level)
    play.game.apply(play.options[1])
    assert LONG in play.log_sentences()
    assert play[ada].blood == 5 - cost


def test_shadow_step__maneuvers_at_basic(play):
    fight(play, "obt", "Shadow Step")
    play.plays("Shadow Step", "obt")
    assert LONG in play.log_sentences()


def test_shadow_step__not_if_the_range_is_set_already(play):
    fight(play, "OBT", "Shadow Step", "Shadow Step")
    play.until("Ada", "Shadow Step").plays("Shadow Step", "OBT")
    play.game.apply(play.options[1])
    assert not play.can("Shadow Step", "OBT")


def test_selective_silence__only_in_the_first_round(play):
    fight(play, "QUI cel", "Selective Silence", "Psyche!")
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    while play.decision.kind != "strike":
        assert not play.can("Selective Silence")
        play.choose(PASS)
    assert SECOND_ROUND in play.log_sentences()


def test_selective_silence__maneuvers_at_basic(play):
    fight(play, "qui", "Selective Silence")
    play.plays("Selective Silence", "qui")
    assert LONG in play.log_sentences()


def credited(play, level):
    ada, ben = play.vampire("Ada", level, capacity=9), play.vampire("Ben")
    young = play.uncontrolled("Ada", "Anson")
    play.hand("Ada", "Street Cred", "Street Cred")
    play.bleeds(ada).blocks(ben)
    return ada, young


def test_street_cred__blood_for_a_younger_vampire_once_a_turn_only(play):
    _, young = credited(play, "POT")
    to_strikes(play).choose(HANDS).choose(PASS)
    play.until("Ada", "Street Cred").plays("Street Cred", "POT", target=young)
    assert play.counters(young) == 2
    assert not play.can("Street Cred")


def test_street_cred__not_with_no_more_damage_than_the_opponent(play):
    credited(play, "pot")
    to_strikes(play).choose(HANDS).choose(HANDS)
    while play.action:
        assert not play.can("Street Cred")
        play.choose(PASS)


def test_quick_meld__another_maneuver_for_1_blood(play):
    ada, _ = fight(play, "PRO", "Quick Meld", theirs="cel", held=["Pursuit"])
    play.plays("Quick Meld", "PRO").plays("Pursuit", "cel").uses("Quick Meld")
    assert play[ada].blood == 4
    assert LONG in play.log_sentences()


def test_quick_meld__only_one_maneuver_at_basic(play):
    fight(play, "pro", "Quick Meld", theirs="cel", held=["Pursuit"])
    play.plays("Quick Meld", "pro").plays("Pursuit", "cel")
    assert not play.can("Quick Meld")


def on_path(play, cb, level):
    name = next(one.name for one in cb.crypt if getattr(one, "path", "") == CATHARI)
    ada = play.ready("Ada", name)
    play[ada].disciplines = {level.lower(): 2 if level.isupper() else 1}
    return ada


def test_swift_cover__dodges_on_the_path(play, cb):
    ada, ben = on_path(play, cb, "cel"), play.vampire("Ben")
    before = play[ada].blood
    play.hand("Ada", "Swift Cover")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays("Swift Cover", "cel").choose(HANDS).finish()
    assert play[ada].blood == before


def test_swift_cover__no_stealth_at_basic_or_off_the_path(play):
    fight(play, "CEL", "Swift Cover")
    to_strikes(play)
    assert not play.can("Swift Cover")
