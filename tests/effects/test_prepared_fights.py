"""Cards that are played before range is determined, or that continue a combat."""

import pytest
from card_fights import LONG, SECOND_ROUND, fight, to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.cards.cost_reductions import REDUCE
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics.hand import DISCARD
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

BANU = {"clan": "Banu Haqim"}
PURSUIT, TRAP, BEAST = "Infernal Pursuit", "Trap", "Conquer the Beast"
GUN = ".44 Magnum"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def discards(play, n):
    for _ in range(n):
        assert play.decision.kind == "discard"
        useless = (one for one in play.options if play.table.cards[one.card].name == "Blood Doll")
        play.game.apply(next(useless))


def pursues(play, *more):
    play.library("Ada", *["Blood Doll"] * 12)
    pair = fight(play, "CEL", PURSUIT, *more, *["Majesty"] * (6 - len(more)))
    play.until("Ada", PURSUIT).plays(PURSUIT, "CEL")
    return pair


def test_infernal_pursuit__one_more_card_for_its_own_replacement(play):
    pursues(play)
    discards(play, 1)
    assert len(play.seat("Ada").hand) == 7
    assert len(play.seat("Ada").library) == 10


def test_infernal_pursuit__one_more_for_each_card_replaced_in_the_combat(play):
    pursues(play, "Sideslip")
    discards(play, 1)
    to_strikes(play).plays("Sideslip", "cel")
    discards(play, 1)
    assert len(play.seat("Ada").library) == 8


def test_infernal_pursuit__two_of_them_bring_two_more(play):
    pursues(play, PURSUIT, "Sideslip")
    discards(play, 1)
    play.plays(PURSUIT, "CEL")
    discards(play, 2)
    assert len(play.seat("Ada").library) == 7
    to_strikes(play).plays("Sideslip", "cel")
    discards(play, 2)
    assert len(play.seat("Ada").library) == 4


def test_infernal_pursuit__not_after_the_combat_or_from_an_empty_library(play):
    fight(play, "CEL", PURSUIT, *["Majesty"] * 6)
    play.until("Ada", PURSUIT).plays(PURSUIT, "CEL")
    assert not play.offered(DISCARD)


def test_inner_essence__pays_one_less_once_in_the_combat_only(play):
    ada, _ = fight(play, "VIC cel", "Inner Essence", "Blur", "Breath of the Dragon", blood=3)
    play.until("Ada", "Inner Essence").plays("Inner Essence", "VIC")
    assert play[ada].blood == 4
    to_strikes(play).plays("Breath of the Dragon", "vic")
    play.plays("Inner Essence")
    assert play[ada].blood == 4
    play.choose(PASS)
    if play.can("Blur"):
        play.plays("Blur", "cel")
        assert play[ada].blood <= 3


def test_inner_essence__affords_a_card_without_blood(play):
    ada, _ = fight(play, "vic", "Inner Essence", "Breath of the Dragon")
    play.until("Ada", "Inner Essence")
    play.blood(ada, 0)
    play.plays("Inner Essence", "vic")
    to_strikes(play).plays("Breath of the Dragon", "vic").plays("Inner Essence")
    assert play[ada].blood == 0


def test_inner_essence__not_twice_or_blood_at_basic(play):
    ada, _ = fight(play, "vic", "Inner Essence", "Inner Essence", blood=3)
    play.until("Ada", "Inner Essence").plays("Inner Essence", "vic")
    assert play[ada].blood == 3
    assert not play.can("Inner Essence")


def test_focus_the_blood__burned_to_pay_one_less(play):
    ada, _ = fight(play, "vic", "Focus the Blood", "Breath of the Dragon", blood=3, **BANU)
    play.until("Ada", "Focus the Blood").plays("Focus the Blood")
    assert play[ada].blood == 4
    to_strikes(play).plays("Breath of the Dragon", "vic")
    play.choose(REDUCE, "Focus the Blood")
    assert play[ada].blood == 4
    assert play.zone("Focus the Blood") is Zone.ASH_HEAP


def test_focus_the_blood__not_twice_in_a_combat_or_by_others(play):
    fight(play, "pot", "Focus the Blood", "Focus the Blood", "Torn Signpost", **BANU)
    play.until("Ada", "Focus the Blood").plays("Focus the Blood")
    assert not play.can("Focus the Blood")


def test_disguised_weapon__equips_and_pays(play):
    ada, _ = fight(play, "obf", "Disguised Weapon", GUN)
    play.until("Ada", "Disguised Weapon").plays("Disguised Weapon", "obf")
    assert play[play.number(GUN)].host == ada
    assert play.pool_of("Ada") == 28
    to_strikes(play).uses(GUN)


def test_disguised_weapon__as_a_strike_is_chosen_at_superior(play):
    _, ben = fight(play, "OBF", "Disguised Weapon", GUN)
    to_strikes(play).plays("Disguised Weapon", "OBF")
    play.uses(GUN).choose(PASS).finish()
    assert play[ben].blood == 3


def test_disguised_weapon__not_without_a_weapon(play):
    fight(play, "obf pot", "Disguised Weapon", "Torn Signpost", "Leather Jacket")
    play.until("Ada", "Torn Signpost")
    assert not play.can("Disguised Weapon")


def test_angels_gift__a_melee_weapon_from_the_hand(play):
    ada, _ = fight(play, "", "Angel's Gift", "Bastard Sword", GUN, clan="Salubri")
    play.until("Ada", "Angel's Gift")
    assert not play.can("Angel's Gift", target=play.number(GUN))
    play.plays("Angel's Gift", target=play.number("Bastard Sword"))
    assert play[play.number("Bastard Sword")].host == ada


def test_angels_gift__a_maneuver_to_close_range_only(play):
    ada, _ = fight(play, "", "Angel's Gift", theirs="cel", held=["Pursuit"], clan="Salubri")
    play.until("Ada", "Angel's Gift").plays("Angel's Gift")
    assert not play.offered(MANEUVER, minion=ada)
    to_kind(play, "range", "Ben").plays("Pursuit", "cel")
    play.choose(MANEUVER, minion=ada)
    assert LONG not in play.log_sentences()


def test_alpha_glint__ends_combat_before_range_is_determined(play):
    ada, ben = fight(play, "ANI FOR", "Alpha Glint")
    play.until("Ada", "Alpha Glint").plays("Alpha Glint", "ANI+FOR")
    play.finish() if play.action else None
    assert (play[ada].blood, play[ben].blood) == (4, 5)


def test_alpha_glint__not_against_an_ally_or_an_older_vampire(play):
    fight(play, "ANI FOR pot", "Alpha Glint", "Torn Signpost", against=PLAIN_ALLY)
    play.until("Ada", "Torn Signpost")
    assert not play.can("Alpha Glint")


def test_telepathic_tracking__presses_with_a_maneuver_in_the_next_round(play):
    ada, _ = fight(play, "aus", "Telepathic Tracking")
    to_kind(play, "press", "Ada").plays("Telepathic Tracking", "aus")
    to_kind(play, "range", "Ada").choose(MANEUVER, minion=ada)
    assert SECOND_ROUND in play.log_sentences()
    assert LONG in play.log_sentences()


@pytest.mark.parametrize(
    ("card", "level", "cost"), [("Telepathic Tracking", "AUS", 1), ("Relentless Reaper", "THN", 1)]
)
def test_tracking__a_new_round_although_a_strike_has_ended_the_combat(play, card, level, cost):
    ada, _ = fight(play, level, card, theirs="PRE", held=["Majesty"])
    to_strikes(play).choose(PASS).plays("Majesty", "pre")
    play.until("Ada", card).plays(card, level)
    to_strikes(play)
    assert SECOND_ROUND in play.log_sentences()
    assert play[ada].blood == 5 - cost


def test_telepathic_tracking__effects_after_the_end_are_lost(play):
    ada, _ = fight(play, "AUS", "Telepathic Tracking", theirs="OBT", held=["Oubliette"])
    to_strikes(play).choose(PASS).plays("Oubliette", "OBT")
    play.until("Ada", "Telepathic Tracking").plays("Telepathic Tracking", "AUS")
    play.finish()
    assert play[ada].blood == 4, "1 for the card"


def test_telepathic_tracking__not_if_the_combat_continues_anyway_or_a_vampire_is_wounded(play):
    fight(play, "AUS CEL", "Telepathic Tracking", "Psyche!")
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    to_strikes(play)
    assert play.zone("Telepathic Tracking") is Zone.HAND
    assert SECOND_ROUND in play.log_sentences()


def test_relentless_reaper__not_without_blood(play):
    ada, _ = fight(play, "THN cel", "Relentless Reaper", "Sideslip", blood=1)
    to_strikes(play)
    play.blood(ada, 0)
    play.choose(HANDS).choose(PASS)
    while play.action:
        assert not play.can("Relentless Reaper", "THN")
        play.choose(PASS)


def test_oubliette__burns_1_blood_after_the_combat(play):
    _, ben = fight(play, "OBT", "Oubliette")
    to_strikes(play).plays("Oubliette", "OBT").choose(PASS)
    assert play[ben].blood == 4


def test_oubliette__no_blood_burned_if_dodged_or_at_basic(play):
    _, ben = fight(play, "OBT", "Oubliette", theirs="cel", held=["Sideslip"])
    to_strikes(play).plays("Oubliette", "OBT").plays("Sideslip", "cel")
    assert play[ben].blood == 5


def test_catatonic_fear__hurts_at_close_range(play):
    _, ben = fight(play, "PRE", "Catatonic Fear", theirs="for", held=["Skin of Rock"])
    to_strikes(play).plays("Catatonic Fear", "PRE").choose(PASS)
    assert not play.can("Skin of Rock")
    assert play[ben].blood == 4


def test_catatonic_fear__not_at_long_range(play):
    _, ben = fight(play, "PRE cel", "Catatonic Fear", "Pursuit")
    play.plays("Pursuit", "cel")
    to_strikes(play).plays("Catatonic Fear", "PRE").choose(PASS)
    assert play[ben].blood == 5


def test_catatonic_fear__no_damage_if_dodged_although_the_combat_ends(play):
    """By a ruling the strike cannot be dodged, but its later effects can."""
    _, ben = fight(play, "PRE", "Catatonic Fear", theirs="cel", held=["Preternatural Evasion"])
    to_strikes(play).plays("Catatonic Fear", "PRE")
    play.until("Ben", "Preternatural Evasion").plays("Preternatural Evasion", "cel").finish()
    assert play[ben].blood == 5
    assert SECOND_ROUND not in play.log_sentences()


def test_alpha_glint__cards_of_the_end_of_the_combat_follow(play):
    fight(play, "ANI FOR", "Alpha Glint", theirs="CEL", held=["Psyche!"], capacity=6)
    play.until("Ada", "Alpha Glint").plays("Alpha Glint", "ANI+FOR")
    assert play.until("Ben", "Psyche!").can("Psyche!", "CEL")


def test_unholy_penance__more_bleed_against_that_controller_only(play):
    ada, ben = fight(play, "PRE", "Unholy Penance")
    to_strikes(play).plays("Unholy Penance", "PRE").choose(PASS)
    assert play[play.number("Unholy Penance")].host == ben
    play[ada].locked, play[ada].done = False, frozenset()
    play.turn("Ada", Phase.MINION).choose(BLEED, minion=ada, seat="Ben")
    assert play.bleed == 2


def test_unholy_penance__no_card_on_the_minion_at_basic_or_bleed_by_others(play):
    ada, ben = fight(play, "pre", "Unholy Penance")
    other = play.vampire("Ada")
    to_strikes(play).plays("Unholy Penance", "pre").choose(PASS)
    assert play.zone("Unholy Penance") is Zone.ASH_HEAP
    del ada, ben, other


def test_unholy_penance__only_one_on_a_minion(play):
    _, ben = fight(play, "PRE", "Unholy Penance")
    first = play.on(ben, "Unholy Penance")
    to_strikes(play).plays("Unholy Penance", "PRE").choose(PASS)
    assert [one for one in play[ben].attached if one != first] == []


def trapped(play, card, level, **more):
    pair = fight(play, f"{level} cel".strip(), card, **more)
    play.until("Ada", card).plays(card, level) if level else play.until("Ada", card).plays(card)
    return pair


def test_trap__presses_each_round_until_its_counters_are_gone(play):
    trapped(play, TRAP, "")
    while play.action:
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert "Round 4 of combat." in play.log_sentences()
    assert "Round 5 of combat." not in play.log_sentences()
    assert play.zone(TRAP) is Zone.ASH_HEAP


def test_trap__a_card_played_resets_the_counters(play):
    trapped(play, TRAP, "", theirs="cel", held=["Sideslip"])
    to_kind(play, "strike").choose(PASS).choose(PASS)
    to_kind(play, "strike", "Ben").plays("Sideslip", "cel")
    assert play[play.number(TRAP)].blood == 2, "3 again, minus a press since then"


def test_trap__either_minion_can_press_only_to_end_combat(play):
    trapped(play, TRAP, "", held=["Boxed In"])
    to_kind(play, "press", "Ben").plays("Boxed In")
    play.finish() if play.action else None
    assert SECOND_ROUND not in play.log_sentences()


def test_trap__not_in_a_later_round(play):
    fight(play, "cel", TRAP, "Psyche!")
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    to_strikes(play)
    assert play.zone(TRAP) is Zone.HAND


def test_conquer_the_beast__a_mandatory_press_and_no_equipment(play):
    ada = play.vampire("Ada", "ani")
    gun = play.on(ada, GUN)
    ben = play.vampire("Ben")
    play.hand("Ada", BEAST)
    play.bleeds(ada).blocks(ben).until("Ada", BEAST).plays(BEAST, "ani")
    to_strikes(play)
    assert not play.can(gun)
    to_kind(play, "press", "Ada")
    assert not play.offered(PASS)
    play.choose(PRESS_ON, minion=ada)
    to_strikes(play)
    assert SECOND_ROUND in play.log_sentences()


def test_conquer_the_beast__an_optional_press_at_superior(play):
    trapped(play, BEAST, "ANI")
    to_kind(play, "press", "Ada")
    assert play.offered(PASS)
    play.choose(PASS)
    play.finish() if play.action else None
    assert SECOND_ROUND not in play.log_sentences()
    assert play.zone(BEAST) is Zone.ASH_HEAP


def test_relentless_reaper__prevents_one_with_fortitude(play):
    ada, _ = fight(play, "for", "Relentless Reaper")
    to_strikes(play).choose(PASS).choose(HANDS)
    play.plays("Relentless Reaper", "for").finish()
    assert play[ada].blood == 5


@pytest.mark.parametrize("own", [True, False])
def test_focus_the_blood__not_for_a_card_of_a_minion_that_watches_the_combat(play, own):
    """The vampire with the card, or another one, plays a card that costs 1 blood."""
    fighting, _ = fight(play, "FOR", "Touch of Valeren", clan="Salubri")
    play.on(fighting, "Focus the Blood")
    helper = play.vampire("Ada", "FOR", clan="Salubri")
    to_strikes(play).choose(PASS)
    play.strikes_with_hands()
    player = fighting if own else helper
    play.plays("Touch of Valeren", "for" if own else "FOR", minion=player)
    assert play.offered(REDUCE, "Focus the Blood") is own
