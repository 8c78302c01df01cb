"""What players pay: for contests, for scarce vampires, for a merger, and never the last pool."""

import pytest
from card_play import CardPlay
from table_politics import Struggle

from vtes_deck.engine.agents import Sight
from vtes_deck.engine.present_numbers import StaleObservationError
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status.contests import PAY, PAY_TITLE
from vtes_deck.engine.turn.influence import CONTROL, MERGE, TRANSFER
from vtes_deck.players.quick import QuickPlayer
from vtes_deck.players.style import STYLES

STYLE_NAMES = ("", "sharp")

PRINCE, RIVAL = "Graham Gottesman", "Fleurdumal"
"""Two princes of the same city."""


def choice(play, style="sharp"):
    """The option that a quick player in the asked seat chooses."""
    player = QuickPlayer(1, STYLES[style])
    return player.choose(play.decision, Sight(play.game, play.decision.seat))


@pytest.mark.parametrize("style", STYLE_NAMES)
@pytest.mark.parametrize(("pool", "merges"), [(1, False), (20, True)])
def test_a_merger_does_not_cost_the_last_pool(cb, style, pool, merges):
    """INF-13, END-01: a merger burns 1 pool."""
    play = CardPlay(cb)
    play.ready("Ada", "Alan Sovereign")
    play.uncontrolled("Ada", cb["Alan Sovereign (ADV)"].unique_name)
    play.pool("Ada", pool)
    play.turn("Ada", Phase.INFLUENCE)
    assert play.offered(MERGE)
    assert (choice(play, style).verb is MERGE) is merges


@pytest.fixture
def nagaraja(cb):
    """Two scarce vampires of a clan."""
    first, second, *_ = [c for c in cb.crypt if "scarce" in c.traits and c.clan == "Nagaraja"]
    return first, second


@pytest.mark.parametrize("style", STYLE_NAMES)
@pytest.mark.parametrize(("pool", "comes"), [(3, False), (4, True)])
def test_a_scarce_vampire_does_not_cost_the_last_pool(cb, nagaraja, style, pool, comes):
    """TRT-07: 3 pool for the other vampire of its clan."""
    first, second = nagaraja
    play = CardPlay(cb)
    play.ready("Ada", first.unique_name)
    play.uncontrolled("Ada", second.unique_name, second.capacity)
    play.pool("Ada", pool)
    play.turn("Ada", Phase.INFLUENCE)
    assert (choice(play, style).verb is CONTROL) is comes


@pytest.mark.parametrize(("pool", "begun"), [(7, True), (6, False)])
def test_transfers_to_a_scarce_vampire_leave_the_pool_that_it_costs(cb, nagaraja, pool, begun):
    """It lacks 1 counter and costs 3 pool; 3 pool are kept for a predator without minions."""
    first, second = nagaraja
    play = CardPlay(cb)
    play.ready("Ada", first.unique_name)
    play.vampire("Ada")
    near = play.uncontrolled("Ada", second.unique_name, second.capacity - 1)
    play.pool("Ada", pool)
    play.turn("Ada", Phase.INFLUENCE)
    found = choice(play, "")
    assert ((found.verb, found.card) == (TRANSFER, near)) is begun


def test_the_observation_has_the_cost_of_scarce_vampires(cb, nagaraja):
    first, second = nagaraja
    play = CardPlay(cb)
    play.ready("Ada", first.unique_name)
    scarce, other = (play.uncontrolled("Ada", one) for one in (second.unique_name, "Anson"))
    play.turn("Ada", Phase.INFLUENCE)
    seen = play.game.observation(0)
    assert (seen.arrival_cost(scarce), seen.arrival_cost(other)) == (3, 0)
    play.passes()
    with pytest.raises(StaleObservationError):
        seen.arrival_cost(scarce)


@pytest.mark.parametrize(
    ("name", "pool", "pays"),
    [
        ("Academic Hunting Ground", 15, False),
        ("Angel", 15, False),
        ("Queen Anne (G2)", 15, True),
        ("Queen Anne (G2)", 5, False),
    ],
)
def test_a_contest_is_paid_only_for_a_card_that_is_worth_it(cb, name, pool, pays):
    """CON-04: 1 pool in each turn. Queen Anne has capacity 10, Angel 2."""
    play = Struggle(cb)
    play.comes("Ada", name)
    play.comes("Ben", name)
    play.pool("Ada", pool)
    play.turn("Ada")
    assert play.offered(PAY)
    assert (choice(play).verb is PAY) is pays


@pytest.mark.parametrize(("blood", "pays"), [(1, False), (7, True)])
def test_the_last_blood_is_not_paid_for_a_title(cb, blood, pays):
    """CON-12: 1 blood in each turn; a vampire without blood must hunt."""
    play = Struggle(cb)
    for owner, name in (("Ada", PRINCE), ("Ben", RIVAL)):
        play.comes(owner, name)
    play[PRINCE].blood = blood
    play.turn("Ada")
    assert play.offered(PAY_TITLE)
    assert (choice(play).verb is PAY_TITLE) is pays
