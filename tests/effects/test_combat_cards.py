"""Combat cards: strikes, maneuvers, additional strikes, prevention."""

import pytest
from card_fights import LONG, fight, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect
from vtes_deck.effects.card_play import modes_of
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.vocab.modes import CombatMode
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.purposes import purposes
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.moves import Range
from vtes_deck.engine.state.purposes import PurposeKind


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def ends(play, card, level):
    ada, ben = fight(play, level, card)
    to_strikes(play).plays(card, level)
    play.finish()
    return ada, ben


def test_earth_meld__ends_the_combat(play):
    ada, ben = ends(play, "Earth Meld", "pro")
    assert play[ada].blood == play[ben].blood == 5
    assert play[ada].locked


def test_earth_meld__unlocks_at_superior(play):
    play.vampire("Ada")
    ada, _ = ends(play, "Earth Meld", "PRO")
    assert not play[ada].locked


def test_earth_meld__not_before_strikes_and_no_unlock_at_basic(play):
    ada = play.vampire("Ada", "pro")
    ben = play.vampire("Ben")
    play.hand("Ada", "Earth Meld")
    play.bleeds(ada)
    assert play.asked == "Ben", "whether he blocks, while Ada has no option"
    to_strikes(play.blocks(ben))
    assert play.can("Earth Meld", "pro")
    assert not play.can("Earth Meld", "PRO")


def test_majesty__unlocks_and_ends_the_combat_for_1_blood(play):
    play.vampire("Ada")
    ada, ben = ends(play, "Majesty", "PRE")
    assert (play[ada].locked, play[ada].blood, play[ben].blood) == (False, 4, 5)


def test_majesty__not_without_blood(play):
    ada = play.vampire("Ada", "PRE", blood=1)
    ben = play.vampire("Ben")
    play.hand("Ada", "Majesty")
    play.bleeds(ada)
    play.table.bank += 1
    play[ada].blood = 0
    to_strikes(play.blocks(ben))
    assert not play.can("Majesty")


def test_pursuit__maneuvers(play):
    fight(play, "cel", "Pursuit")
    play.plays("Pursuit", "cel")
    assert LONG in play.log_sentences()


def test_pursuit__an_additional_strike_and_no_second_source(play):
    ada, ben = fight(play, "CEL", "Pursuit", "Blur")
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.plays("Pursuit", "CEL")
    assert not play.can("Blur")
    play.choose(HANDS, minion=ada)
    play.finish()
    assert play[ben].blood == 3


def test_blur__two_additional_strikes(play):
    ada, ben = fight(play, "CEL", "Blur")
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.plays("Blur", "CEL").choose(HANDS, minion=ada).choose(HANDS, minion=ada)
    play.finish()
    assert play[ben].blood == 2


def test_blur__not_two_at_basic(play):
    fight(play, "cel", "Blur")
    to_strikes(play).choose(HANDS).choose(HANDS)
    assert not play.can("Blur", "CEL")


def test_theft_of_vitae__steals_two(play):
    ada, ben = fight(play, "THA", "Theft of Vitae", blood=2)
    to_strikes(play).plays("Theft of Vitae", "THA").choose(PASS)
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (4, 3)


def test_theft_of_vitae__only_one_at_basic(play):
    ada, ben = fight(play, "tha", "Theft of Vitae", blood=2)
    to_strikes(play)
    assert not play.can("Theft of Vitae", "THA")
    play.plays("Theft of Vitae", "tha").choose(PASS)
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (3, 4)


def test_hunger_of_marduk__a_strike_that_steals_this_round(play):
    ada, ben = fight(play, "THA", "Hunger of Marduk", blood=2, clan="Banu Haqim")
    play.plays("Hunger of Marduk", "THA")
    to_strikes(play).plays("Hunger of Marduk", words="steal 2").choose(PASS)
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (4, 3)


def test_hunger_of_marduk__not_by_another_clan(play):
    fight(play, "THA", "Hunger of Marduk", clan="Tremere")
    assert not play.can("Hunger of Marduk")


def test_roundhouse__three_more_at_superior(play):
    _, ben = fight(play, "POT", "Roundhouse")
    to_strikes(play).plays("Roundhouse", "POT").choose(PASS)
    play.finish()
    assert play[ben].blood == 1


def test_roundhouse__not_at_long_range(play):
    fight(play, "POT cel ani", "Roundhouse", "Pursuit", "Theft of Vitae")
    play.plays("Pursuit", "cel")
    assert LONG in play.log_sentences()
    assert not play.can("Roundhouse")


def test_aid_from_bats__strikes_at_long_range(play):
    _, ben = fight(play, "ani", "Aid from Bats")
    play.plays("Aid from Bats", "ani")
    assert LONG in play.log_sentences()
    assert play[ben].blood == 4


def test_aid_from_bats__no_press_at_basic(play):
    fight(play, "ani", "Aid from Bats")
    play.plays("Aid from Bats", "ani").finish()
    assert not any("Round 2" in line for line in play.log_sentences())


def test_diversion__prevents_two(play):
    ada, _ = fight(play, "for", "Diversion", sect=Sect.ANARCH)
    to_strikes(play).choose(PASS).choose(HANDS)
    play.plays("Diversion", "for").finish()
    assert play[ada].blood == 5


def test_diversion__not_by_another_sect(play):
    fight(play, "for cel tha", "Diversion")
    to_strikes(play)
    assert not play.can("Diversion")


def test_torn_signpost__strength_of_three(play):
    _, ben = fight(play, "POT", "Torn Signpost", "Torn Signpost")
    play.plays("Torn Signpost", "POT")
    to_strikes(play).choose(HANDS).choose(PASS)
    play.finish()
    assert play[ben].blood == 2


def strength_of(play):
    """The strength that players expect of the Torn Signpost in hand."""
    (option,) = play.ways("Torn Signpost")
    return purposes(play.table, play.decision.seat, option).of(PurposeKind.STRENGTH)


def test_torn_signpost__two_do_not_add_up(play):
    _, ben = fight(play, "pot", "Torn Signpost", "Torn Signpost")
    assert strength_of(play) == 1
    play.plays("Torn Signpost", "pot")
    assert strength_of(play) == 0
    play.plays("Torn Signpost", "pot")
    to_strikes(play).choose(HANDS).choose(PASS)
    play.finish()
    assert play[ben].blood == 3


def test_no_trace__ends_the_combat_at_superior(play):
    ada, _ = fight(play, "OBF", "No Trace")
    to_strikes(play).plays("No Trace", "OBF").finish()
    assert play[ada].blood == 4


def test_no_trace__basic_at_long_range_only(play):
    fight(play, "obf cel", "No Trace", "Pursuit")
    to_strikes(play)
    assert not play.can("No Trace")


def test_carrion_crows__environmental_damage_once_a_combat(play):
    _, ben = fight(play, "ANI", "Carrion Crows", "Carrion Crows")
    play.plays("Carrion Crows", "ANI")
    assert not play.can("Carrion Crows")
    play.finish()
    assert play[ben].blood == 3


def test_carrion_crows__only_one_at_basic(play):
    _, ben = fight(play, "ani", "Carrion Crows")
    assert not play.can("Carrion Crows", "ANI")
    play.plays("Carrion Crows", "ani").finish()
    assert play[ben].blood == 4


def test_taste_of_vitae__the_blood_that_was_lost(play):
    ada, ben = fight(play, "POT", "Roundhouse", "Taste of Vitae", blood=1)
    to_strikes(play).plays("Roundhouse", "POT").choose(PASS)
    play.until("Ada", "Taste of Vitae").plays("Taste of Vitae")
    assert (play[ada].blood, play[ben].blood) == (5, 1)


def test_taste_of_vitae__not_against_an_ally(play):
    fight(play, "POT", "Taste of Vitae", against=PLAIN_ALLY)
    to_strikes(play).choose(HANDS).choose(PASS)
    play.finish()
    assert "Taste of Vitae" not in "".join(play.log_sentences())


def test_quickness__superior_is_added_to_a_limited_one(play):
    ada, ben = fight(play, "CEL", "Quickness", "Pursuit")
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.plays("Pursuit", "CEL").plays("Quickness", "CEL")
    play.choose(HANDS, minion=ada).choose(HANDS, minion=ada)
    play.finish()
    assert play[ben].blood == 2


def test_quickness__once_a_round_and_basic_is_limited(play):
    fight(play, "CEL", "Quickness", "Quickness", "Pursuit")
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.plays("Quickness", "cel")
    assert not play.can("Quickness")
    assert not play.can("Pursuit")


def test_hidden_strength__prevents_one_more_than_it_costs(play):
    ada = play.vampire("Ada", "for")
    ben = play.vampire("Ben", "POT")
    play.hand("Ada", "Hidden Strength")
    play.hand("Ben", "Roundhouse")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(PASS).plays("Roundhouse", "POT")
    play.plays("Hidden Strength", "for", n=2).finish()
    assert play[ada].blood == 2, "2 for the card and 1 damage of 4"


def test_hidden_strength__not_more_than_the_blood_and_not_without_damage(play):
    ada, _ = fight(play, "for", "Hidden Strength", blood=1)
    to_strikes(play)
    assert not play.can("Hidden Strength")
    play.choose(PASS).choose(HANDS)
    assert {mode.n for mode in play.ways("Hidden Strength")} == {0, 1}
    assert play[ada].blood == 1


def test_immortal_grapple__hand_strikes_only(play):
    fight(play, "pot", "Immortal Grapple", "Theft of Vitae")
    ben = play.table.seats[1].in_play[0]
    play[ben].disciplines = {"tha": 2}
    play.hand("Ben", "Theft of Vitae")
    play.plays("Immortal Grapple", "pot")
    to_strikes(play).choose(HANDS)
    assert play.asked == "Ben"
    assert play.offered(HANDS)
    assert not play.can("Theft of Vitae")


def test_immortal_grapple__not_at_long_range_or_twice(play):
    fight(play, "pot cel", "Immortal Grapple", "Immortal Grapple", "Pursuit")
    assert not play.can("Immortal Grapple"), "before range"
    play.choose(PASS)
    play.plays("Immortal Grapple", "pot")
    assert not play.can("Immortal Grapple")


def test_immortal_grapple__a_press_and_another_round_at_close_range(play):
    fight(play, "POT cel", "Immortal Grapple", "Pursuit")
    play.choose(PASS)
    play.plays("Immortal Grapple", "POT")
    to_strikes(play).choose(HANDS).choose(HANDS)
    assert play.decision.kind == "press"
    press = next(o for o in play.decision.options if o.verb is not PASS)
    play.game.apply(press)
    assert "Round 2 of combat." in play.log_sentences()
    assert play.decision.kind == "strike", "no maneuver could be played"


@pytest.mark.rule("COM-05")
@pytest.mark.parametrize(
    ("card", "level"),
    [("Wolf Claws", "pro"), ("Claws of the Dead", "pro"), ("Chiropteran Marauder", "VIC")],
)
def test_aggravated_hands__after_range_unless_the_text_says_before(play, card, level):
    fight(play, level, card)
    play.until("Ada", card)
    if play.decision.kind == "range":
        assert not play.can(card, level)
        play.choose(PASS)
    assert play.until("Ada", card).can(card, level)
    assert to_strikes(play).decision.kind == "strike"


def test_claws_of_the_dead__aggravated_hands(play):
    _, ben = fight(play, "pro", "Claws of the Dead")
    play.until("Ada", "Claws of the Dead").plays("Claws of the Dead", "pro")
    to_strikes(play).choose(HANDS).choose(PASS)
    play.finish()
    assert play[ben].in_torpor


def test_claws_of_the_dead__a_maneuver_at_superior_and_no_claws(play):
    _, ben = fight(play, "PRO", "Claws of the Dead")
    play.until("Ada", "Claws of the Dead")
    assert play.can("Claws of the Dead", "PRO")
    assert not play.can("Claws of the Dead", "pro")
    play.plays("Claws of the Dead", "PRO").finish()
    assert LONG in play.log_sentences()
    assert not play[ben].in_torpor


def test_raking_talons__aggravated_hands_of_a_gargoyle(play):
    _, ben = fight(play, "", "Raking Talons", clan="Gargoyle")
    play.plays("Raking Talons")
    to_strikes(play).choose(HANDS).choose(PASS)
    play.finish()
    assert play[ben].in_torpor


def test_raking_talons__not_of_another_clan(play):
    _, ben = fight(play, "", "Raking Talons", clan="Brujah")
    to_strikes(play).choose(HANDS).choose(PASS)
    play.finish()
    assert not play[ben].in_torpor


def test_chiropteran_marauder__aggravated_hands_for_1_blood(play):
    ada, ben = fight(play, "VIC", "Chiropteran Marauder")
    play.until("Ada", "Chiropteran Marauder").choose(PASS)
    play.until("Ada", "Chiropteran Marauder")
    play.plays("Chiropteran Marauder", "VIC")
    to_strikes(play).choose(HANDS).choose(PASS)
    play.finish()
    assert play[ben].in_torpor
    assert play[ada].blood == 4


def test_chiropteran_marauder__superior_not_at_basic(play):
    fight(play, "vic", "Chiropteran Marauder")
    assert not play.can("Chiropteran Marauder", "VIC")
    play.plays("Chiropteran Marauder", "vic")
    assert LONG in play.log_sentences()


def test_dust_up__cannot_be_dodged(play):
    ada = play.vampire("Ada", "ani", sect=Sect.ANARCH)
    ben = play.vampire("Ben", "cel", sect=Sect.ANARCH)
    play.hand("Ada", "Dust Up")
    play.hand("Ben", "Dust Up")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays("Dust Up", "ani").plays("Dust Up", "cel").finish()
    assert play[ben].blood == 3


def test_dust_up__an_ordinary_strike_is_dodged(play):
    ada = play.vampire("Ada", "pot", sect=Sect.ANARCH)
    ben = play.vampire("Ben", "cel", sect=Sect.ANARCH)
    play.hand("Ada", "Dust Up")
    play.hand("Ben", "Dust Up")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays("Dust Up", "pot").plays("Dust Up", "cel").finish()
    assert play[ben].blood == 5


def test_a_strike_at_close_range_only_is_not_a_ranged_strike():
    """E.g. Donnybrook: a ranged strike could be aimed at a retainer (COM-44)."""
    for definition in definitions().values():
        for mode in modes_of(definition):
            move = mode.move if isinstance(mode, CombatMode) else None
            if move is not None and move.strike is not None and move.only_at is Range.CLOSE:
                assert not move.strike.ranged, definition.name
