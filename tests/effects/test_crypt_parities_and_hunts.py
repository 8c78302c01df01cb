"""Vampires whose text counts pool, votes on blood hunts, titles, hands or research."""

import pytest
from card_play import CardPlay

from cardbase.terms import Bonus, Sect, Title
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.politics.blood_hunt import BloodHunt, after_diablerie
from vtes_deck.engine.politics.votes import VoteSide, tally
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone
from vtes_deck.engine.status import contests, titles, torpor
from vtes_deck.engine.turn import main_loop


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Vasily and Wilhelm Waldburg


def rival(play, name):
    """Let a vampire of Ben's contest the title of Ada's. Return both minions."""
    prince = play.ready("Ada", name)
    other = play.vampire("Ben")
    titles.gain(play.table, play[other], Title.PRINCE, play[prince].city)
    assert play[prince].title_contested
    assert play[other].title_contested
    return prince, other


@pytest.mark.parametrize(("name", "own", "others"), [("Vasily", 2, 1), ("Wilhelm Waldburg", 1, 2)])
def test_the_contest_of_a_title_costs_more(play, name, own, others):
    prince, other = rival(play, name)
    costs = [contests.title_cost(play.table, play[one]) for one in (prince, other)]
    assert costs == [own, others]


def test_vasily__no_more_with_the_edge(play):
    prince, _ = rival(play, "Vasily")
    play.edge("Ada")
    assert contests.title_cost(play.table, play[prince]) == 1
    play.edge("Ben")
    assert contests.title_cost(play.table, play[prince]) == 2


def test_wilhelm_waldburg__not_for_the_claimants_of_another_title(play):
    play.ready("Ada", "Wilhelm Waldburg")
    _, other = rival(play, "Marcellus")
    assert contests.title_cost(play.table, play[other]) == 1


# Tomaine


def test_tomaine__a_larger_hand_for_a_prey_with_a_ready_sabbat_vampire(play):
    play.ready("Ada", "Tomaine")
    sabbat = play.vampire("Ben", sect=Sect.SABBAT)
    play.vampire("Cleo", sect=Sect.SABBAT)
    assert [stats.hand_size(play.table, seat) for seat in range(4)] == [7, 8, 7, 7]
    torpor.send(play.table, play[sabbat])
    assert stats.hand_size(play.table, 1) == 7


def test_tomaine__not_while_he_is_in_torpor(play):
    play.torpor("Ada", "Tomaine")
    play.vampire("Ben", sect=Sect.SABBAT)
    assert stats.hand_size(play.table, 1) == 7


# Beckett


def test_beckett__a_card_for_each_gehenna_card_only_while_ready(play):
    card = play.ready("Ada", "Beckett (ADV)")
    assert stats.hand_size(play.table, 0) == 7
    (
        play.in_play("Ben", "Wormwood"),
        play.in_play("Ada", "Blood Weakens"),
        play.in_play("Ada", "Fame"),
    )
    assert stats.hand_size(play.table, 0) == 9
    play.hand("Ada", "Dodge", "Blur")
    torpor.send(play.table, play[card])
    main_loop.run(play.table)
    assert stats.hand_size(play.table, 0) == 7
    assert {play.zone(one) for one in ("Dodge", "Blur")} == {Zone.ASH_HEAP}


def test_beckett__the_hand_is_not_lost_again_as_he_is_burned_in_torpor(play):
    card = play.torpor("Ada", "Beckett (ADV)")
    play.hand("Ada", "Dodge")
    zones.burn(play.table, card)
    assert play.zone("Dodge") is Zone.HAND


# Jeremy Talbot


@pytest.mark.parametrize(("pool", "blood"), [(10, 3), (9, 1)])
def test_jeremy_talbot__blood_by_the_parity_of_the_pool_once(play, pool, blood):
    card = play.ready("Ada", "Jeremy Talbot", 2)
    play.pool("Ada", pool)
    play.turn("Ada", Phase.UNLOCK)
    play.uses("Jeremy Talbot")
    assert play[card].blood == blood
    assert not play.can("Jeremy Talbot")


def test_jeremy_talbot__not_in_the_turn_of_another(play):
    play.ready("Ada", "Jeremy Talbot", 2)
    play.turn("Ben", Phase.UNLOCK)
    assert not play.can("Jeremy Talbot")


# Ilyana Ravidovich and Styles Margs


def hunted(play, vampire):
    """Call a blood hunt on a vampire of Ada's."""
    play.edge("Ada")
    play.acts("Ben")
    play.table.stack[-1].step -= 1
    play.table.decision = None
    after_diablerie(play.table, vampire)
    play.game.play_on()
    return play.table.current(BloodHunt)


def test_ilyana_ravidovich__two_votes_in_a_blood_hunt_on_her(play):
    card = play.ready("Ada", "Ilyana Ravidovich")
    poll = hunted(play, card).poll
    assert [(one.seat, one.votes) for one in poll.given] == [(0, 2)]


def test_ilyana_ravidovich__not_in_a_blood_hunt_on_another(play):
    play.ready("Ada", "Ilyana Ravidovich")
    assert not hunted(play, play.vampire("Ada")).poll.given


def test_ilyana_ravidovich__intercept_once_each_action(play):
    card, dora = play.ready("Ada", "Ilyana Ravidovich", 3), play.vampire("Dora", "dom")
    play.hand("Dora", "Seduction")
    play.hunts(dora)
    play.blocks(card)
    play.until("Ada", "Ilyana Ravidovich").uses("Ilyana Ravidovich")
    assert (play.intercept(card), play[card].blood) == (1, 2)
    assert not play.can("Ilyana Ravidovich")


def test_styles_margs__votes_in_favor_of_a_blood_hunt_on_him(play):
    hunt = hunted(play, play.ready("Ada", "Styles Margs"))
    assert tally(play.table, hunt.poll) == (2, 0)
    assert [one.side for one in hunt.poll.casts] == [VoteSide.FOR]


def test_styles_margs__not_on_another(play):
    play.ready("Ada", "Styles Margs")
    assert tally(play.table, hunted(play, play.vampire("Ada")).poll) == (0, 0)


# César Holfield


@pytest.mark.parametrize(("event", "hunts", "burned"), [(1, 0, 1), (0, 0, 0), (1, 1, 0)])
def test_cesar_holfield__burns_1_blood_only_if_he_has_not_hunted(play, event, hunts, burned):
    card = play.ready("Ada", "César Holfield", 1)
    play[card].capacity = 5
    for _ in range(event):
        play.in_play("Cleo", "Wormwood")
    play.uncontrolled("Ada", "Anson")
    play.acts("Ada")
    if hunts:
        play.hunts(card).finish()
    while play.table.phase is Phase.MINION:
        play.choose(PASS)
    assert play[card].blood == 1 + hunts - burned


def test_cesar_holfield__not_in_the_turn_of_another(play):
    card = play.ready("Ada", "César Holfield", 1)
    play.in_play("Cleo", "Wormwood")
    play.vampire("Ben"), play.uncontrolled("Ben", "Anson")
    play.acts("Ben")
    while play.table.phase is Phase.MINION:
        play.choose(PASS)
    assert play[card].blood == 1


# Henry Taylor


def test_henry_taylor__returns_his_combat_card_once(play):
    card, ben = play.ready("Ada", "Henry Taylor"), play.vampire("Ben", "cel", capacity=9)
    play.hand("Ada", *["Fame"] * 6, "Fake Out"), play.hand("Ben", "Flash")
    play.library("Ada", "Blur")
    play[card].disciplines = {"cel": 1}
    play.bleeds(card).blocks(ben)
    play.until("Ada", "Fake Out").plays("Fake Out")
    for _ in range(40):
        if play.can("Henry Taylor"):
            break
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert [play.table.cards[one.target].name for one in play.ways("Henry Taylor")] == ["Fake Out"]
    play.uses("Henry Taylor")
    assert play.seat("Ada").library[-1] == play.number("Fake Out")
    assert not any("bottom of the library" in line for line in play.log_sentences())
    assert not play.can("Henry Taylor")


def test_henry_taylor__no_card_of_another(play):
    ada, ben = play.vampire("Ada", capacity=9), play.vampire("Ben")
    play.ready("Ada", "Henry Taylor")
    play.hand("Ada", "Fake Out")
    play.bleeds(ada).blocks(ben)
    play.until("Ada", "Fake Out").plays("Fake Out")
    for _ in range(60):
        assert not play.can("Henry Taylor")
        if not play.action:
            break
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)


# General Perfidio Díos


def test_general_perfidio_dios__guards_a_location_any_number_of_times(play):
    """Ruling: more than once in an action."""
    card, dora = play.ready("Ada", "General Perfidio Díos", 4), play.vampire("Dora")
    place = play.in_play("Ada", "The Rack")
    play.lock(card)
    play.hand("Dora", "Arson")
    play.acts("Dora").plays("Arson", minion=dora, target=place)
    play.table.modify(Modifier(Bonus.STEALTH, 1, dora, Until.ACTION))
    play.until("Ada", "General Perfidio Díos").uses("General Perfidio Díos")
    assert play[card].blood == 3
    assert any("attempts to block" in line for line in play.log_sentences())
    play.lock(card)
    play.again()
    assert play.until("Ada", "General Perfidio Díos").can("General Perfidio Díos")


def test_general_perfidio_dios__not_for_other_actions(play):
    card, dora = play.ready("Ada", "General Perfidio Díos", 4), play.vampire("Dora")
    play.lock(card)
    play.bleeds(dora, "Ada")
    for _ in range(20):
        assert not play.can("General Perfidio Díos")
        if not play.action:
            break
        play.choose(PASS)


# Kanimana Belghazi and Nahir


def test_kanimana_belghazi__a_larger_hand_for_research_only_while_ready(play):
    card, _ = play.ready("Ada", "Kanimana Belghazi", 3), play.vampire("Ben")
    play.acts("Ada").uses("Kanimana Belghazi")
    assert play.stealth == 1
    play.finish()
    assert play[card].blood == 2
    assert stats.hand_size(play.table, 0) == 8
    torpor.send(play.table, play[card])
    assert stats.hand_size(play.table, 0) == 7


def test_kanimana_belghazi__not_without_the_blood(play):
    play.ready("Ada", "Kanimana Belghazi", 1)
    play["Kanimana Belghazi"].blood = 0
    play.acts("Ada")
    assert not play.can("Kanimana Belghazi")


def test_nahir__research_in_the_master_phase(play):
    card = play.ready("Ada", "Nahir")
    play.pool("Ada", 10)
    play.turn("Ada", Phase.MASTER).uses("Nahir")
    assert play.pool_of("Ada") == 9
    assert stats.hand_size(play.table, 0) == 8
    assert not play.can("Nahir"), "the master phase action is used"
    torpor.send(play.table, play[card])
    assert stats.hand_size(play.table, 0) == 8, "also in torpor"


def test_nahir__not_in_torpor(play):
    play.torpor("Ada", "Nahir")
    play.turn("Ada", Phase.MASTER)
    assert not play.can("Nahir")
