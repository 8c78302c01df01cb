"""Toreador Grand Ball: the host stays locked, the guest cannot be blocked."""

import pytest
from card_play import CardPlay

from vtes_deck.effects.library.master.toreador_grand_ball import INVITE
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.state.table import Phase, Zone

BALL = "Toreador Grand Ball"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def opened(play):
    """Ada has played the card. Return the host and the guest."""
    host, guest = (play.vampire("Ada", clan="Toreador") for _ in range(2))
    play.hand("Ada", BALL)
    play.acts("Ada", Phase.MASTER).plays(BALL, target=host)
    play.choose(INVITE, target=guest)
    return host, guest


def test_toreador_grand_ball__the_host_locks_and_stays_locked(play):
    host, guest = opened(play)
    play[guest].locked = True
    assert play[host].locked
    play.turn("Ada", number=13)
    assert (play[host].locked, play[guest].locked) == (True, False)


def test_toreador_grand_ball__no_one_can_block_the_guest(play):
    _, guest = opened(play)
    play.vampire("Ben")
    play.blood(guest, 3)
    play.acts("Ada").choose(HUNT, minion=guest)
    assert play.action is None
    assert play[guest].blood == 4


def test_toreador_grand_ball__the_host_can_be_blocked(play):
    host, _ = opened(play)
    play.vampire("Ben")
    play[host].locked = False
    play.acts("Ada").choose(HUNT, minion=host)
    assert play.decision.kind == "block"


def test_toreador_grand_ball__bleeds_of_the_guest_can_be_blocked(play):
    _, guest = opened(play)
    play.vampire("Ben")
    play.bleeds(guest)
    assert play.decision.kind == "block"


def test_toreador_grand_ball__not_with_one_toreador(play):
    play.vampire("Ada", clan="Toreador")
    play.vampire("Ada", clan="Brujah")
    play.hand("Ada", BALL)
    play.acts("Ada", Phase.MASTER)
    assert not play.can(BALL)


def test_toreador_grand_ball__minions_burn_it_nosferatu_with_less_stealth(play):
    opened(play)
    play.vampire("Ada")
    ben = play.vampire("Ben", clan="Nosferatu")
    play.acts("Ben").plays(BALL, minion=ben)
    assert play.stealth == -1
    play.finish()
    assert play.zone(BALL) is Zone.ASH_HEAP
