"""Vampires that act after combats, diableries and votes, and on replaced cards."""

import pytest
from card_play import CardPlay
from card_steps import hands_until
from vampire_texts import calls

from cardbase.terms import Bonus, Title
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.mechanics.replacements import INSTEAD
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Modifier, Until, Zone

PRINCE = {"title": Title.PRINCE, "city": "Paris"}
EMPOWERMENT = "Ancilla Empowerment"
JASON, AMELIA = "Jason, The World's Voice", "Amelia, The Blood Red Tears"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def voting(play, words, *, asked=None, most=60):
    """The options with these words, for the given Methuselah or the first with any."""
    for _ in range(most):
        found = [one for one in play.options if words in option_sentence(play.table, one)]
        found = found if asked in {None, play.asked} else []
        if found or not play.action:
            return found
        play.choose(PASS)
    return []


def test_jason_the_worlds_voice__the_blocking_vampire_burns_blood_after_combat(play):
    jason, ben = play.ready("Ada", JASON, 6), play.vampire("Ben", capacity=9, blood=9)
    play.bleeds(jason).blocks(ben)
    hands_until(play, lambda: False)
    assert play[ben].blood == 9 - 1 - 1


def test_jason_the_worlds_voice__not_a_blocking_ally(play):
    jason, ally = play.ready("Ada", JASON, 6), play.ready("Ben", "Emerald Legionnaire")
    play[ally].blood = 5
    play.bleeds(jason).blocks(ally)
    hands_until(play, lambda: False)
    assert play[ally].blood == 5 - 1


def test_jason_the_worlds_voice__more_bleed_only_once_each_action(play):
    jason = play.ready("Ada", JASON, 6)
    play.vampire("Ben")
    play.bleeds(jason).until("Ada", JASON).plays(JASON)
    assert play.bleed == 2
    assert not play.can(JASON)


@pytest.mark.parametrize("acts", [True, False])
def test_amelia_the_blood_red_tears__the_opponent_burns_blood_no_matter_who_acts(play, acts):
    amelia = play.ready("Ada", AMELIA, 6)
    other = play.vampire("Ben" if acts else "Dora", capacity=9, blood=9)
    play.bleeds(amelia if acts else other).blocks(other if acts else amelia)
    hands_until(play, lambda: False)
    assert play[other].blood == 9 - 1 - 1


def test_amelia_the_blood_red_tears__not_after_a_combat_of_others(play):
    play.ready("Ada", AMELIA, 6)
    dora, ada = play.vampire("Dora", capacity=9, blood=9), play.vampire("Ada", capacity=9, blood=9)
    play.bleeds(dora).blocks(ada)
    hands_until(play, lambda: False)
    assert (play[dora].blood, play[ada].blood) == (8, 8)


def test_gold_pan_dan__unlocks_if_the_opponent_is_not_ready(play):
    dan, ben = play.ready("Ada", "Gold Pan Dan", 4), play.vampire("Ben", blood=0)
    play.bleeds(dan).blocks(ben)
    assert hands_until(play, lambda: not play[ben].ready and play.decision.kind == "target")
    before = play[dan].blood
    (use, *_) = [one for one in play.options if one.verb is not PASS]
    play.game.apply(use)
    assert (play[dan].locked, play[dan].blood) == (False, before - 1)


def test_gold_pan_dan__not_if_the_opponent_is_ready(play):
    dan, ben = play.ready("Ada", "Gold Pan Dan", 4), play.vampire("Ben", capacity=9, blood=9)
    play.bleeds(dan).blocks(ben)
    assert not hands_until(play, lambda: play.decision.kind == "target")
    assert play[dan].locked


def eats(play, name, victim):
    """The vampire diablerises a vampire in torpor. Return both minions."""
    eater = play.ready("Ada", name, 2)
    play.acts("Ada").choose(DIABLERISE, minion=eater, target=victim)
    for _ in range(60):
        if not play.action:
            break
        play.choose(PASS)
    return eater


@pytest.mark.parametrize(("capacity", "pool"), [(11, 29), (1, 30)])
def test_sandra_white__only_an_older_victim_costs_pool(play, capacity, pool):
    victim = play.torpor("Ben", "Igo the Hungry", 0)
    play[victim].capacity = capacity
    play.vampire("Ada", **PRINCE)
    eats(play, "Sandra White", victim)
    assert play.zone(victim) is Zone.ASH_HEAP
    assert play.pool_of("Ben") == pool


def test_sandra_white__not_for_a_diablerie_of_another(play):
    play.ready("Ada", "Sandra White", 2)
    play.vampire("Ada", **PRINCE)
    other, victim = play.vampire("Ada", capacity=2), play.torpor("Ben", "Anson", 0)
    play.acts("Ada").choose(DIABLERISE, minion=other, target=victim).finish()
    assert play.pool_of("Ben") == 30


def test_mugur_sabau__more_bleed_each_time(play):
    mugur = play.ready("Ada", "Mugur Sabau", 2)
    base = stats.bleed(play.table, play[mugur])
    victims = [play.torpor("Ben", "Igo the Hungry"), play.torpor("Ben", "Antonino")]
    for n, victim in enumerate(victims, 1):
        play.acts("Ada").choose(DIABLERISE, minion=mugur, target=victim)
        for _ in range(60):
            if not play.action:
                break
            play.choose(PASS)
        if mugur not in play.table.in_play:
            break
        assert stats.bleed(play.table, play[mugur]) == base + n
        play[mugur].locked, play[mugur].done = False, frozenset()


def test_mugur_sabau__not_for_a_diablerie_of_another(play):
    mugur = play.ready("Ada", "Mugur Sabau", 2)
    other, victim = play.vampire("Ada"), play.torpor("Ben", "Igo the Hungry")
    base = stats.bleed(play.table, play[mugur])
    play.acts("Ada").choose(DIABLERISE, minion=other, target=victim).finish()
    assert stats.bleed(play.table, play[mugur]) == base


def test_harlan_graves__no_blood_hunt_for_his_diablerist(play):
    harlan = play.torpor("Ben", "Harlan Graves")
    ada = play.vampire("Ada")
    play.acts("Ada").choose(DIABLERISE, minion=ada, target=harlan).finish()
    assert play.zone(harlan) is Zone.ASH_HEAP
    assert ada in play.table.in_play


def test_harlan_graves__less_intercept_but_not_against_a_bleed(play):
    harlan, ada = play.ready("Ben", "Harlan Graves"), play.vampire("Ada", blood=1)
    play.bleeds(ada)
    assert play.intercept(harlan) == 0
    play.finish()
    play.again()
    play[ada].locked = False
    play.acts("Ada").hunts(ada)
    assert play.intercept(harlan) == -1


def test_melissa_barton__blood_as_anyone_burns_the_edge_also_in_torpor(play):
    melissa = play.torpor("Ada", "Melissa Barton", 0)
    play.edge("Cleo")
    calls(play, play.vampire("Dora"))
    (use, *_) = voting(play, "Edge")
    play.game.apply(use)
    assert play[melissa].blood == 1


def test_melissa_barton__not_for_another_vote(play):
    melissa = play.ready("Ada", "Melissa Barton", 0)
    play.vampire("Cleo", **PRINCE)
    calls(play, play.vampire("Dora"))
    (use, *_) = voting(play, "the referendum")
    play.game.apply(use)
    assert play[melissa].blood == 0


def votes_with_edge(play, owner):
    """The votes that a Methuselah has cast after burning the Edge, all of them against."""
    play.edge(owner)
    calls(play, play.vampire("Dora"))
    found = voting(play, "Edge")
    play.game.apply(next(one for one in found if "against" in option_sentence(play.table, one)))
    total = 1
    while True:
        more = [
            one
            for one in play.options
            if "against" in option_sentence(play.table, one) and play.asked == owner
        ]
        if not more:
            return total
        total += more[0].n
        play.game.apply(more[0])


@pytest.mark.parametrize(
    ("name", "votes"),
    [("Vincent Day, Paladin and Paragon", 2), ("Fiorenza Savona", 2), ("Nkule Galadima", 3)],
)
def test_edge_voters__more_votes_for_the_edge(play, name, votes):
    play.torpor("Ben", name) if votes == 2 else play.ready("Ben", name)
    if votes == 3:
        play.lock(name)
        play[play.number(name)].title = None
    assert votes_with_edge(play, "Ben") == votes


@pytest.mark.parametrize(
    "name", ["Vincent Day, Paladin and Paragon", "Fiorenza Savona", "Nkule Galadima"]
)
def test_edge_voters__not_for_the_edge_of_another(play, name):
    play.torpor("Ben", name)
    assert votes_with_edge(play, "Cleo") == 1


def test_nkule_galadima__not_in_torpor(play):
    play.torpor("Ben", "Nkule Galadima")
    assert votes_with_edge(play, "Ben") == 1


def test_fiorenza_savona__more_votes_for_a_political_action_card(play):
    play.torpor("Ben", "Fiorenza Savona")
    play.hand("Ben", EMPOWERMENT)
    calls(play, play.vampire("Dora"))
    found = voting(play, "Burn")
    play.game.apply(found[0])
    assert [one for one in play.options if "referendum" in option_sentence(play.table, one)]


@pytest.mark.parametrize(("name", "clan"), [("Nkule Galadima", "Lasombra"), ("Legba", "Ministry")])
def test_mute_voters__not_in_referendums_of_the_vampire(play, name, clan):
    caller = play.ready("Ada", name)
    voter = play.vampire("Ben", clan=clan, **PRINCE)
    calls(play, caller)
    found = voting(play, "against the referendum", asked="Ben")
    assert not any(voter in {one.minion, one.card} for one in found)


def test_legba__his_controllers_ministry_vote(play):
    caller = play.ready("Ada", "Legba")
    voter = play.vampire("Ada", clan="Ministry", **PRINCE)
    calls(play, caller)
    assert any(voter in {one.minion, one.card} for one in voting(play, "for the referendum"))


@pytest.mark.parametrize(("name", "clan"), [("Nkule Galadima", "Lasombra"), ("Legba", "Ministry")])
def test_mute_voters__not_mute_in_referendums_of_others(play, name, clan):
    play.torpor("Ada", name)
    voter = play.vampire("Ben", clan=clan, **PRINCE)
    calls(play, play.vampire("Ada"))
    found = voting(play, "against the referendum", asked="Ben")
    assert any(voter in {one.minion, one.card} for one in found)


def hurt(play, name, n):
    """A strike inflicts aggravated damage on the vampire, which may treat a point as normal."""
    card, hektor = play.ready("Ada", name, 5), play.ready("Ben", "Hektor", 9)
    play.bleeds(card).blocks(hektor)
    more = n - stats.strength(play.table, play[hektor])
    play.table.modify(Modifier(Bonus.STRENGTH, more, hektor, Until.COMBAT, hektor))
    assert hands_until(play, lambda: play.offered(INSTEAD, name))
    return card


@pytest.mark.parametrize("name", ["Merrill Molitor", "Konrad Fleischer"])
def test_soft_damage__one_point_is_normal(play, name):
    card = hurt(play, name, 1)
    play.choose(INSTEAD, name)
    assert play[card].ready
    assert not play[card].wounded
    assert play[card].blood == 4
    assert any("1 aggravated damage" in line for line in play.log_sentences())


@pytest.mark.parametrize("name", ["Merrill Molitor", "Konrad Fleischer"])
def test_soft_damage__only_one_point(play, name):
    card = hurt(play, name, 2)
    play.choose(INSTEAD, name)
    assert play[card].blood == 4
    assert not play[card].ready or play[card].wounded
    assert not play.offered(INSTEAD, name)


@pytest.mark.parametrize(
    ("name", "again"), [("Merrill Molitor", False), ("Konrad Fleischer", True)]
)
def test_soft_damage__once_each_combat_or_each_round(play, name, again):
    hurt(play, name, 1)
    combat = play.table.current(Combat)
    combat.again = True
    play.choose(INSTEAD, name)
    found = hands_until(play, lambda: combat.number == 2 and play.offered(INSTEAD, name))
    assert found is again


def test_konrad_fleischer__a_press_but_only_one(play):
    konrad, ben = play.ready("Ada", "Konrad Fleischer", 5), play.vampire("Ben", capacity=9, blood=9)
    play.bleeds(konrad).blocks(ben)
    assert hands_until(play, lambda: play.decision.kind == "press")
    play.game.apply(next(one for one in play.options if one.verb is not PASS))
    assert not hands_until(
        play,
        lambda: play.decision.kind == "press" and play.asked == "Ada" and len(play.options) > 1,
    )
