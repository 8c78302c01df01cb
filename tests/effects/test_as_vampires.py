"""Allies that play cards as vampires (PLY-35)."""

import pytest
from card_fights import to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Bonus, Sect, Trait
from vtes_deck.effects.vocab.context import EffectContext
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.permanents import RECRUIT, RECRUIT_BASIC
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.cards.requirements import as_vampires
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Phase, Zone

ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def ally(play, name, *hand, life=None):
    """Ada has this ally and these cards."""
    found = play.ready("Ada", name, life)
    play.hand("Ada", *hand)
    return found


def blocked(play, name, *hand, disciplines="", capacity=8, life=None):
    """Ada's ally bleeds with these cards in her hand; Ben's vampire blocks. Return both minions."""
    found = ally(play, name, *hand, life=life)
    ben = play.vampire("Ben", disciplines, capacity=capacity)
    play.bleeds(found).blocks(ben)
    return found, ben


def acting_in_combat(play, name, *hand, capacity=8, life=None):
    """Ada's ally attacks a vampire of Ben's. Return both minions."""
    found = ally(play, name, *hand, life=life)
    ben = play.vampire("Ben", capacity=capacity)
    play.acts("Ada").uses(name, minion=found, target=ben)
    return found, ben


# The rule


@pytest.mark.rule("PLY-35")
def test_herald_of_topheth__pays_life_for_a_strike(play):
    herald, _ = acting_in_combat(play, "Herald of Topheth", "Majesty")
    to_strikes(play).plays("Majesty", "pre")
    play.finish()
    assert play[herald].life == 4
    assert "herald" in str(play.log_sentences()).lower()


@pytest.mark.rule("PLY-35")
def test_an_ally__burned_after_it_has_paid_with_its_last_life(play):
    herald, ben = acting_in_combat(play, "Herald of Topheth", "Majesty", life=1)
    to_strikes(play).plays("Majesty", "pre")
    play.finish()
    assert play.zone(herald) is Zone.ASH_HEAP
    assert play[ben].blood == 8


@pytest.mark.rule("PLY-35")
def test_an_ally__not_at_superior_with_equipment_that_gives_vampires_a_discipline(play):
    cat, _ = acting_in_combat(play, "Rock Cat", "Thrown Gate")
    play.on(cat, "Hand of Conrad")
    to_strikes(play)
    assert play.can("Thrown Gate", "pot", minion=cat)
    assert not play.can("Thrown Gate", "POT", minion=cat)


@pytest.mark.rule("GEN-02")
def test_an_ally__does_not_have_the_disciplines_themselves(play):
    cat = ally(play, "Rock Cat")
    assert play[cat].disciplines == {}


# Rock Cat


def test_rock_cat__plays_only_potence_cards(play):
    cat, _ = acting_in_combat(play, "Rock Cat", "Thrown Gate", "Aid from Bats", "Majesty")
    to_strikes(play)
    assert play.can("Thrown Gate", "pot", minion=cat)
    assert not play.can("Aid from Bats")
    assert not play.can("Majesty")


def test_rock_cat__no_card_that_requires_a_vampire_without_potence(play):
    cat, ben = acting_in_combat(play, "Rock Cat", "Taste of Vitae")
    to_strikes(play).strikes_with_hands()
    assert not play.can("Taste of Vitae")
    assert play[ben].blood < 8
    assert play[cat].life < 4


def test_rock_cat__has_capacity_3_for_the_cards_that_it_plays(play):
    cat = ally(play, "Rock Cat", "Thrown Gate")
    gate = play.number("Thrown Gate")
    (vampire,) = as_vampires(play.table, play.table.cards[gate], play[cat])
    assert (vampire.capacity, vampire.sect) == (3, Sect.INDEPENDENT)
    assert EffectContext(play.table, 0, gate, cat).user_capacity == 3


def test_rock_cat__a_young_vampire_cannot_strike_in_the_first_round_only(play):
    cat, ben = acting_in_combat(play, "Rock Cat", capacity=3)
    play[ben].blood = 3
    to_strikes(play)
    assert play.asked == "Ada"
    play.choose(HANDS)
    play.choose(PASS) if play.offered(PASS) else None
    assert play[cat].life == 4, "no one has struck it"


def test_rock_cat__an_older_vampire_strikes(play):
    cat, _ = acting_in_combat(play, "Rock Cat", capacity=4)
    to_strikes(play).strikes_with_hands()
    play.finish()
    assert play[cat].life == 3


def test_rock_cat__a_young_vampire_strikes_in_the_second_round(play):
    cat, ben = acting_in_combat(play, "Rock Cat", capacity=3)
    to_strikes(play)
    play.choose(PASS)
    to_kind(play, "press", "Ada").choose(USE, "Rock Cat")
    to_strikes(play).choose(PASS)
    to_kind(play, "strike", "Ben").choose(HANDS)
    play.finish()
    assert play[cat].life == 3
    assert play[ben].blood == 3


def test_rock_cat__attacks_only_a_ready_minion(play):
    cat, ben = ally(play, "Rock Cat"), play.vampire("Ben")
    out = play.torpor("Ben", "Sonja Blue")
    play.acts("Ada")
    assert play.can("Rock Cat", minion=cat, target=ben)
    assert not play.can("Rock Cat", target=out)


# Infernal Servitor


def servitor(play, level="dai", **facts):
    """Ada's infernal vampire has recruited an Infernal Servitor. Return both minions."""
    ada = play.vampire("Ada", level, **facts)
    play[ada].set_mark(Trait.INFERNAL.value, 1)
    play.hand("Ada", "Infernal Servitor")
    play.numbers["Ben's"] = play.vampire("Ben")
    play.acts("Ada").choose(RECRUIT, "Infernal Servitor", minion=ada)
    play.finish() if play.action else None
    return ada, play.number("Infernal Servitor")


def test_infernal_servitor__acts_immediately_and_is_removed_after_a_success(play):
    _, found = servitor(play)
    play.bleeds(found)
    play.finish()
    assert play.zone(found) is Zone.REMOVED
    assert play.pool_of("Ben") == 27


def test_infernal_servitor__not_removed_after_a_blocked_action(play):
    _, found = servitor(play)
    play.bleeds(found).blocks("Ben's")
    play.finish()
    assert play[found].locked


def test_infernal_servitor__only_an_infernal_vampire_recruits_it(play):
    ada = play.vampire("Ada", "dai")
    play.hand("Ada", "Infernal Servitor")
    play.acts("Ada")
    assert not play.offered(RECRUIT, "Infernal Servitor", minion=ada)


@pytest.mark.parametrize("loss", ["burned", "control", "banished"])
def test_infernal_servitor__removed_when_the_last_infernal_vampire_is_lost(play, loss):
    ada, found = servitor(play)
    if loss == "burned":
        zones.burn(play.table, ada)
    elif loss == "control":
        zones.give(play.table, ada, 1)
    else:
        zones.move(play.table, ada, Zone.UNCONTROLLED)
    play.run()
    assert play.zone(found) is Zone.REMOVED


def test_infernal_servitor__not_removed_while_an_infernal_vampire_is_left_in_torpor(play):
    ada, found = servitor(play)
    other = play.vampire("Ada")
    play[other].set_mark(Trait.INFERNAL.value, 1)
    play[other].region, play[other].wounded = Region.TORPOR, True
    zones.burn(play.table, ada)
    play.run()
    assert found in play.table.in_play


def test_infernal_servitor__plays_obfuscate_at_superior_only(play):
    _, found = servitor(play, "DAI")
    play.hand("Ada", "Lost in Crowds", "Cloak the Gathering")
    play.bleeds(found).blocks("Ben's")
    assert play.can("Lost in Crowds", "obf", minion=found)
    assert not play.can("Lost in Crowds", "OBF")


def test_infernal_servitor__no_cards_of_disciplines_at_basic(play):
    _, found = servitor(play)
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(found).blocks("Ben's")
    assert not play.can("Lost in Crowds")


# Nocturn


def nocturn(play, level, **facts):
    """Ada's vampire has recruited one of two Nocturns. Return the vampire and the ally."""
    ada = play.vampire("Ada", level, **facts)
    play.hand("Ada", "Nocturn", "Nocturn")
    play.acts("Ada")
    return ada, recruit(play, ada)


def recruit(play, ada, verb=RECRUIT):
    """Ada's vampire recruits the only ally offered from her hand. Return its number."""
    (option,) = play.matching(verb, minion=ada)
    play.choose(verb, option.card, minion=ada)
    play.finish() if play.action else None
    return option.card


def test_nocturn__the_second_costs_one_more_and_unlocks_no_one(play):
    ada, _ = nocturn(play, "OBT", blood=5)
    assert (play[ada].blood, play[ada].locked) == (4, False)
    recruit(play, ada)
    assert (play[ada].blood, play[ada].locked) == (2, True)
    play.card("Ada", "Nocturn")
    play[ada].locked = False
    play.again()
    assert not play.offered(RECRUIT), "it costs 3"


def test_nocturn__not_twice_in_a_turn_at_basic(play):
    ada, first = nocturn(play, "obt")
    assert first in play.table.in_play
    assert not play.offered(RECRUIT, minion=ada)


def test_nocturn__not_again_if_it_was_recruited_at_basic_by_choice(play):
    ada = play.vampire("Ada", "OBT")
    play.hand("Ada", "Nocturn", "Nocturn")
    play.acts("Ada")
    recruit(play, ada, RECRUIT_BASIC)
    assert not play.offered(RECRUIT, minion=ada)


def test_nocturn__the_next_turn_has_the_printed_cost(play):
    ada, _ = nocturn(play, "OBT")
    while not play.can("Nocturn", words="Burn"):
        play.choose(PASS)
    play.uses("Nocturn", words="Burn")
    while not play.offered(RECRUIT):
        play.choose(PASS)
    recruit(play, ada)
    assert play[ada].blood == 3


def test_nocturn__plays_obtenebration_but_recruits_no_allies(play):
    _, first = nocturn(play, "obt")
    play.hand("Ada", "Shroud of Night", "Nocturn")
    play.again()
    assert not play.offered(RECRUIT, minion=first)
    assert play.offered(BLEED, minion=first)
    play[first].locked = False
    play.bleeds(first)
    assert not play.can("Shroud of Night")


def test_nocturn__burned_in_the_unlock_phase_of_its_controller_only(play):
    first = ally(play, "Nocturn")
    play.in_play("Ada", "Dreams of the Sphinx")
    play.turn("Ben").until("Ada", "Dreams of the Sphinx")
    assert not play.can("Nocturn")
    play.turn("Ada", Phase.UNLOCK).uses("Nocturn")
    assert play.zone(first) is Zone.ASH_HEAP


# Grey Thorne


def test_grey_thorne__plays_cards_of_either_discipline_as_an_anarch(play):
    grey, _ = blocked(play, "Grey Thorne", "Thrown Gate", "Quickness")
    to_strikes(play)
    assert play.can("Thrown Gate", "pot", minion=grey)
    card = play.table.cards[play.number("Thrown Gate")]
    found = as_vampires(play.table, card, play[grey])
    assert {one.sect for one in found} == {Sect.ANARCH}
    assert [sorted(one.disciplines) for one in found] == [["cel"], ["pot"]], (
        "the disciplines do not combine"
    )


def test_grey_thorne__is_not_an_anarch(play):
    assert play[ally(play, "Grey Thorne")].sect is not Sect.ANARCH


def test_grey_thorne__an_anarch_of_any_methuselah_can_give_it_1_life(play):
    grey = ally(play, "Grey Thorne", life=1)
    mine, hers = play.vampire("Ada", **ANARCH), play.vampire("Ben", **ANARCH)
    other = play.vampire("Ada")
    play.turn("Ada", Phase.UNLOCK)
    assert play.can("Grey Thorne", target=mine)
    assert not play.can("Grey Thorne", target=other)
    assert not play.can("Grey Thorne", target=hers), "her controller chooses"
    play.until("Ben", "Grey Thorne").uses("Grey Thorne", target=hers)
    assert (play[grey].life, play[hers].blood) == (2, 4)
    assert not play.can("Grey Thorne")


def test_grey_thorne__no_life_with_two_left_or_in_the_turn_of_another(play):
    grey = ally(play, "Grey Thorne")
    play.vampire("Ada", **ANARCH)
    play.in_play("Ada", "Dreams of the Sphinx")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can("Grey Thorne")
    play.blood(grey, 1)
    play.turn("Ben").until("Ada", "Dreams of the Sphinx")
    assert not play.can("Grey Thorne")


# Vivienne Géroux


def test_vivienne_geroux__vampires_have_less_stealth_in_political_actions_only(play):
    ally(play, "Vivienne Géroux")
    ada = play.vampire("Ada")
    play.hand("Ada", "Kine Resources Contested")
    play.acts("Ada")
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[ada]) == 0
    play.vampire("Ben")
    play.choose(POLITICAL, "Kine Resources Contested", minion=ada)
    assert play.stealth == 0


def test_vivienne_geroux__given_away_by_an_action(play):
    vivienne, ada = ally(play, "Vivienne Géroux"), play.vampire("Ada")
    play.vampire("Cleo")
    play.acts("Ada").uses("Vivienne Géroux", minion=ada, seat="Cleo")
    assert play.action.seats == (2,)
    play.finish()
    assert play[vivienne].controller == 2


def test_vivienne_geroux__stolen_by_a_vampire_but_not_by_an_ally(play):
    vivienne = ally(play, "Vivienne Géroux")
    ben, gang = play.vampire("Ben"), play.ready("Ben", PLAIN_ALLY)
    play.acts("Ben")
    assert not play.can("Vivienne Géroux", minion=gang)
    play.uses("Vivienne Géroux", minion=ben)
    play.finish()
    assert play[vivienne].controller == 1


def test_vivienne_geroux__plays_cards_of_both_disciplines_as_an_anarch(play):
    vivienne, _ = blocked(play, "Vivienne Géroux", "Quickness")
    card = play.table.cards[play.number("Quickness")]
    (vampire,) = as_vampires(play.table, card, play[vivienne])
    assert (vampire.sect, vampire.capacity) == (Sect.ANARCH, 1)
    assert sorted(vampire.disciplines) == ["cel", "for"]


# Herald of Topheth


def test_herald_of_topheth__gains_1_life_up_to_five_in_its_unlock_phase(play):
    herald = ally(play, "Herald of Topheth", life=4)
    play.turn("Ada", Phase.UNLOCK).uses("Herald of Topheth")
    assert play[herald].life == 5
    assert not play.can("Herald of Topheth")


def test_herald_of_topheth__attacks_and_plays_presence_at_capacity_5(play):
    herald, _ = acting_in_combat(play, "Herald of Topheth", "Majesty", "Thrown Gate")
    to_strikes(play)
    assert play.can("Majesty", "pre", minion=herald)
    assert not play.can("Majesty", "PRE")
    assert play.can("Thrown Gate", "pot", minion=herald)
    assert EffectContext(play.table, 0, play.number("Majesty"), herald).user_capacity == 5


# Talaq and the Rafastio Ghoul


@pytest.mark.parametrize("name", ["Talaq, The Immortal", "Rafastio Ghoul"])
def test_allies_with_blood_sorcery__equip_as_a_vampire_of_capacity_3(play, name):
    found = ally(play, name, "Theft of Vitae", "Majesty")
    play.bleeds(play.vampire("Dora", capacity=8)).blocks(found)
    to_strikes(play).choose(PASS)
    assert play.can("Theft of Vitae", "tha", minion=found)
    assert not play.can("Theft of Vitae", "THA")
    assert not play.can("Majesty")


def test_talaq__strikes_at_range_and_has_a_maneuver_once_each_combat(play):
    talaq = ally(play, "Talaq, The Immortal")
    dora = play.vampire("Dora", capacity=8)
    play.bleeds(dora).blocks(talaq)
    to_kind(play, "range", "Ada").choose(USE, talaq)
    assert not play.offered(USE, talaq, mode=1)
    to_kind(play, "strike", "Ada").choose(USE, talaq)
    play.finish()
    assert play[dora].blood == 7
