"""Vampires with conditional bonuses, hand sizes and presses."""

import pytest
from card_play import PLAIN, CardPlay
from card_steps import bonus

from cardbase.terms import Bonus, Sect, Title
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.mechanics.hand import DISCARD
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status.torpor import send
from vtes_deck.engine.turn.influence import CONTROL

BLEEDS = "Emerald Legionnaire"
KRC = "Kine Resources Contested"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Numbers


@pytest.mark.parametrize(("title", "n"), [(Title.BISHOP, -1), (Title.ARCHBISHOP, -1), (None, 0)])
def test_sarah_brando__less_stealth_if_the_target_controls_a_bishop(play, title, n):
    sarah = play.ready("Ada", "Sarah Brando")
    play.vampire("Ben")
    if title is not None:
        play.vampire("Ben", title=title, city="Lyon", sect=Sect.SABBAT)
    play.bleeds(sarah)
    assert play.stealth == n


def test_sarah_brando__not_in_undirected_actions(play):
    sarah = play.ready("Ada", "Sarah Brando", 1)
    play.vampire("Ben", title=Title.BISHOP, sect=Sect.SABBAT)
    play.hunts(sarah)
    assert play.stealth == 1


def test_rurik_rakoczy__more_bleed_with_ludmijla(play):
    rurik, ludmijla = play.ready("Ada", "Rurik Rakoczy"), play.ready("Ben", "Ludmijla Rakoczy")
    assert bonus(play, Bonus.BLEED, rurik) == 1
    send(play.table, play[ludmijla])
    assert bonus(play, Bonus.BLEED, rurik) == 0


def test_onaedo__stealth_in_a_diablerie_only_with_otieno(play):
    onaedo, otieno = play.ready("Ada", "Onaedo"), play.ready("Ada", "Otieno")
    sleeper, _ = play.vampire("Ben"), play.vampire("Ben")
    send(play.table, play[sleeper])
    play.acts("Ada").choose(DIABLERISE, minion=onaedo, target=sleeper)
    assert play.stealth == 1
    send(play.table, play[otieno])
    assert play.stealth == 0


def test_guillaume_giovanni__a_card_for_each_location_only_while_ready(play):
    card = play.ready("Ada", "Guillaume Giovanni")
    play.in_play("Ada", "Uptown Hunting Ground")
    play.in_play("Ada", "The Rack")
    play.in_play("Ben", "Elysium: The Arboretum")
    assert [stats.hand_size(play.table, seat) for seat in range(2)] == [9, 7]
    send(play.table, play[card])
    assert stats.hand_size(play.table, 0) == 7


def test_henri_lavenant__a_larger_hand_only_in_combat(play):
    henri, ben = play.ready("Ada", "Henri Lavenant"), play.vampire("Ben")
    play.hand("Ada", *["Fame"] * 7)
    play.library("Ada", "Dodge")
    assert stats.hand_size(play.table, 0) == 7
    play.bleeds(henri).blocks(ben)
    assert stats.hand_size(play.table, 0) == 8
    assert len(play.seat("Ada").hand) == 8, "DRW-05: she draws as the combat begins"
    while not play.offered(DISCARD):
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    play.choose(DISCARD, "Dodge")
    assert stats.hand_size(play.table, 0) == len(play.seat("Ada").hand) == 7


def test_paulo_de_castille__gives_1_blood_to_a_lasombra(play):
    paulo = play.uncontrolled("Ada", "Paulo de Castille", 4)
    other = play.uncontrolled("Ada", "Conrad Adoula")
    play.uncontrolled("Ada", PLAIN)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, paulo)
    assert {o.target for o in play.options} >= {other}
    play.choose(CHOOSE_CARD, target=other)
    assert (play[paulo].blood, play.seat("Ada").uncontrolled[other]) == (3, 1)


def test_paulo_de_castille__not_to_another_clan(play):
    paulo = play.uncontrolled("Ada", "Paulo de Castille", 4)
    play.uncontrolled("Ada", PLAIN)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, paulo)
    assert not play.offered(CHOOSE_CARD)
    assert play[paulo].blood == 4


# Combat


def test_kazimir_savostin__a_press_if_he_blocks(play):
    kazimir, ada = play.ready("Ben", "Kazimir Savostin"), play.vampire("Ada")
    play.bleeds(ada).blocks(kazimir)
    while not play.offered(PRESS_ON):
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play.asked == "Ben"


def test_kazimir_savostin__not_if_he_is_blocked(play):
    kazimir, ben = play.ready("Ada", "Kazimir Savostin"), play.vampire("Ben")
    play.bleeds(kazimir).blocks(ben)
    while play.action:
        assert not play.offered(PRESS_ON)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
