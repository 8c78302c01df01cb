"""Rulings on the texts of vampires."""

import pytest
from card_play import CardPlay
from card_steps import logged

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.effects.vocab.referendum_terms import ALLOCATE
from vtes_deck.engine.actions.anarch import BECOME_ANARCH
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status.torpor import send
from vtes_deck.engine.turn.influence import CONTROL

KRC = "Kine Resources Contested"
PRINCE = {"title": Title.PRINCE, "city": "Chicago"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def passes(play, minion, **points):
    """The vampire calls the referendum of Kine Resources Contested, and it passes."""
    owner = play.names[play[minion].controller]
    play.hand(owner, KRC)
    play.acts(owner).choose(POLITICAL, KRC, minion=minion)
    while not play.offered(ALLOCATE):
        play.choose(PASS)
    while play.decision and play.offered(ALLOCATE):
        name = play.names[play.decision.options[0].seat]
        play.choose(ALLOCATE, seat=name, n=points.get(name, 0))
    while play.decision and play.decision.kind in {"vote", "effect"}:
        words = "for the referendum"
        found = [one for one in play.decision.options if words in option_sentence(play.table, one)]
        play.game.apply(found[0]) if found else play.choose(PASS)
    assert logged(play, "The referendum passes")


def test_lutz_von_hohenzollern__after_the_effects_and_their_consequences(play):
    play.ready("Ada", "Lutz von Hohenzollern")
    play.pool("Ben", 2)
    passes(play, play.vampire("Ada", **PRINCE), Ben=3, Cleo=1)
    assert [play.pool_of(name) for name in play.names] == [36, 0, 28, 30], "Cleo is the prey now"


def test_lutz_von_hohenzollern__not_when_he_has_left_with_his_controller(play):
    play.ready("Ada", "Lutz von Hohenzollern")
    play.pool("Ada", 2)
    passes(play, play.vampire("Cleo", **PRINCE), Ada=3, Dora=1)
    assert play.seat("Ada").ousted
    assert play.pool_of("Ben") == 30


def test_aline_gadeke__after_a_vampire_has_become_an_anarch(play):
    aline = play.ready("Ada", "Aline Gädeke", 3, locked=True)
    other = play.vampire("Ada")
    play.acts("Ada").choose(BECOME_ANARCH, minion=other)
    play.until("Ada", "Aline Gädeke").plays("Aline Gädeke")
    assert (play[aline].locked, play[aline].blood) == (False, 2)


def test_aline_gadeke__in_torpor_too_but_not_without_blood(play):
    aline = play.ready("Ada", "Aline Gädeke", 1, locked=True)
    send(play.table, play[aline])
    other = play.vampire("Ada", sect=Sect.ANARCH)
    play.bleeds(other)
    play.until("Ada", "Aline Gädeke")
    play[aline].blood = 0
    play.again()
    assert not play.can("Aline Gädeke")


def test_anarch_convert__an_anarch_that_is_not_titled_too(play):
    anarch = play.vampire("Ada", sect=Sect.ANARCH)
    convert = play.uncontrolled("Ada", "Anarch Convert", 1)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, convert)
    assert play.offered(CHOOSE_CARD, target=anarch)


def test_marialena__with_her_last_blood_before_the_combat(play):
    marialena, ben = play.ready("Ada", "Marialena", 1), play.vampire("Ben")
    play.bleeds(marialena).blocks(ben)
    while play.table.current(Combat) is None:
        play.choose(PASS)
    assert play[marialena].blood == 0


def test_gathii__shows_the_card_even_if_no_stealth_is_needed(play):
    gathii = play.ready("Ada", "Gathii", 3)
    play.library("Ada", "Vessel")
    play.bleeds(gathii).plays("Gathii")
    assert logged(play, "reveals Vessel")
    assert play[gathii].blood == 2


def test_anu_diptinatpa__for_the_bleed_of_another_methuselah_too(play):
    anu = play.ready("Ada", "Anu Diptinatpa", 3)
    ben = play.vampire("Ben")
    play.vampire("Cleo")
    play.bleeds(ben).until("Ada", "Anu Diptinatpa").plays("Anu Diptinatpa")
    assert play.pool_of("Cleo") == 28
    assert play[anu].blood == 2, "once in an action"
