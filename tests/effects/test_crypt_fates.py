"""Mukhtar Bey, Angela Decker, Iliana, Lena Rowe and Gustav Mallenhous."""

import pytest
from card_fights import SECOND_ROUND, drained, fight, to_kind
from card_play import CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_MINION
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import titles, torpor

SABBAT = {"sect": Sect.SABBAT}
GEHENNA = ("Thirst", "Break the Code", "The Slow Withering", "Nightmares upon Nightmares")
FIFTH = "Anthelios, The Red Star"
MUKHTAR, ANGELA, ILIANA = "Mukhtar Bey", "Angela Decker", "Iliana"
LENA, GUSTAV = "Lena Rowe", "Gustav Mallenhous"
BANU_HAQIM = {"clan": "Banu Haqim", "sect": Sect.INDEPENDENT, "capacity": 6}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Mukhtar Bey


def test_mukhtar_bey__cannot_press_to_continue(play):
    fight(play, "", against=MUKHTAR, held=["Boxed In"])
    while play.action:
        assert not (play.decision.kind == "press" and play.asked == "Ben")
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert SECOND_ROUND not in play.log_sentences()


def test_mukhtar_bey__can_press_to_end(play):
    adrino, mukhtar = play.ready("Ada", "Adrino Manauara"), play.ready("Ben", MUKHTAR)
    play.hand("Ben", "Boxed In")
    play.bleeds(adrino).blocks(mukhtar)
    to_kind(play, "press", "Ada").choose(PRESS_ON, adrino)
    assert play.asked == "Ben"
    assert play.can("Boxed In")


def test_mukhtar_bey__a_trap_provides_presses(play):
    """By a ruling."""
    _, mukhtar = fight(play, "", against=MUKHTAR, held=["Trap"])
    play.until("Ben", "Trap").plays("Trap", minion=mukhtar).finish()
    assert SECOND_ROUND in play.log_sentences()


def test_mukhtar_bey__burns_with_five_gehenna_cards_in_his_unlock_phase(play):
    mukhtar = play.ready("Ada", MUKHTAR)
    for number, name in enumerate((*GEHENNA, FIFTH)):
        play.in_play(("Ada", "Ben")[number % 2], name)
    play.turn("Ada", Phase.UNLOCK)
    while play.table.phase is Phase.UNLOCK and mukhtar in play.table.in_play:
        options = [one for one in play.options if one.card == mukhtar] or play.options
        play.game.apply(options[0])
    assert play.zone(mukhtar) is Zone.ASH_HEAP


def test_mukhtar_bey__not_with_four_or_in_the_phase_of_another(play):
    mukhtar = play.ready("Ada", MUKHTAR)
    for name in GEHENNA:
        play.in_play("Ben", name)
    play.turn("Ada", Phase.UNLOCK)
    assert not any(one.card == mukhtar for one in play.options)
    play.in_play("Ben", FIFTH)
    play.turn("Ben", Phase.UNLOCK)
    assert not any(one.card == mukhtar for one in play.options)


# Angela Decker


def test_angela_decker__two_pool_if_she_is_burned_in_combat(play):
    ada, angela = fight(play, "pot", "Trap", against=ANGELA)
    drained(play, angela)
    play[angela].wounded = True
    torpor.destroy(play.table, play[angela])
    play.finish()
    assert play.zone(angela) is Zone.ASH_HEAP
    assert play.pool_of("Ben") == 28
    assert ada in play.table.in_play


def test_angela_decker__not_if_she_is_burned_outside_combat(play):
    angela = play.ready("Ben", ANGELA)
    play.vampire("Ada")
    play.acts("Ada")
    zones.burn(play.table, angela)
    assert play.pool_of("Ben") == 30


# Iliana


def test_iliana__no_contract_is_put_on_her(play):
    play.vampire("Ada", **BANU_HAQIM)
    iliana, other = play.ready("Ben", ILIANA), play.vampire("Ben")
    play.hand("Ada", "Priority Contract")
    play.acts("Ada", Phase.MASTER)
    assert {one.target for one in play.ways("Priority Contract")} == {other}
    play.hand("Ada", "Clandestine Contract")
    play.acts("Ada")
    assert play.can("Clandestine Contract", target=other)
    assert not play.can("Clandestine Contract", target=iliana)


def test_iliana__other_cards_can_be_put_on_her(play):
    iliana = play.ready("Ada", ILIANA)
    play.hand("Ada", "Blood Doll")
    assert play.acts("Ada", Phase.MASTER).can("Blood Doll", target=iliana)


# Lena Rowe


def test_lena_rowe__cannot_receive_a_title(play):
    lena = play.ready("Ada", LENA)
    assert not titles.gain(play.table, play[lena], Title.BISHOP)
    assert play[lena].title is None


def test_lena_rowe__cannot_call_a_crusade(play):
    lena, other = play.ready("Ada", LENA), play.vampire("Ada", **SABBAT)
    play.hand("Ada", "Crusade: Berlin")
    play.acts("Ada")
    assert play.offered(POLITICAL, "Crusade: Berlin", minion=other)
    assert not play.offered(POLITICAL, "Crusade: Berlin", minion=lena)


def test_lena_rowe__is_not_a_candidate(play):
    play.vampire("Ada", title=Title.PRISCUS, capacity=9, **SABBAT)
    lena = play.ready("Ben", LENA)
    play[lena].capacity = 9
    play.hand("Ada", "Cardinal Benediction")
    play.acts("Ada").choose(POLITICAL, "Cardinal Benediction")
    while play.decision.kind == "block":
        play.choose(PASS)
    assert play.offered(CHOOSE_MINION)
    assert not play.offered(CHOOSE_MINION, target=lena)


def test_lena_rowe__no_referendum_with_her_as_the_only_candidate(play):
    caller = play.vampire("Ada", title=Title.PRISCUS, capacity=5, **SABBAT)
    lena = play.ready("Ben", LENA)
    play[lena].capacity = 9
    play.hand("Ada", "Cardinal Benediction")
    play.acts("Ada")
    assert not play.offered(POLITICAL, "Cardinal Benediction", minion=caller)


def test_lena_rowe__only_while_her_text_counts(play):
    """Her sect is no obstacle: another Sabbat vampire receives the title."""
    other = play.vampire("Ada", **SABBAT)
    assert titles.gain(play.table, play[other], Title.BISHOP)


# Gustav Mallenhous


@pytest.mark.parametrize(
    ("title", "city"), [(Title.BISHOP, ""), (Title.ARCHBISHOP, "Berlin")], ids=["bishop", "arch"]
)
def test_gustav_mallenhous__removes_the_title_of_a_bishop(play, title, city):
    gustav = play.ready("Ada", GUSTAV)
    bishop = play.vampire("Cleo", title=title, city=city, **SABBAT)
    play.acts("Ada").plays(gustav, target=bishop)
    assert play.action.seats == (2,), "it is directed"
    assert play.stealth == 0
    play.finish()
    assert play[bishop].title is None
    assert any("loses the title" in line for line in play.log_sentences())


def test_gustav_mallenhous__no_other_title(play):
    gustav = play.ready("Ada", GUSTAV)
    play.vampire("Ben", title=Title.PRISCUS, **SABBAT)
    play.vampire("Ben", title=Title.PRINCE, city="Berlin")
    assert not play.acts("Ada").can(gustav)


def test_gustav_mallenhous__the_card_of_the_title_is_burned(play):
    """PLY-39."""
    gustav = play.ready("Ada", GUSTAV)
    bishop = play.vampire("Ben", **SABBAT)
    crusade = play.on(bishop, "Crusade: Berlin")
    titles.gain(play.table, play[bishop], Title.ARCHBISHOP, "Berlin", crusade)
    play.acts("Ada").plays(gustav, target=bishop).finish()
    assert play.zone(crusade) is Zone.ASH_HEAP


def test_gustav_mallenhous__nothing_if_the_title_is_gone(play):
    """RES-05."""
    gustav = play.ready("Ada", GUSTAV)
    bishop = play.vampire("Ben", title=Title.BISHOP, **SABBAT)
    play.acts("Ada").plays(gustav, target=bishop)
    play[bishop].title = Title.PRISCUS
    play.finish()
    assert play[bishop].title is Title.PRISCUS
