"""Vampires that are moved to the uncontrolled region, with the cards and counters on them."""

import pytest
from card_play import CardPlay
from table_play import counters_add_up, misplaced

from cardbase.terms import Bonus, Title
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.determinization import redeal
from vtes_deck.engine.game import Game
from vtes_deck.engine.mechanics import bank, stats, zones
from vtes_deck.engine.state.decisions import NONE, PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import control
from vtes_deck.engine.status.banishment import banish
from vtes_deck.engine.turn.influence import CONTROL, TRANSFER
from vtes_deck.engine.turn.main_loop import settle

PRINCE = {"title": Title.PRINCE, "city": "Chicago"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def banished(play, *others, **facts):
    """A vampire of Ben's has been banished by an older one of Ada's. Return its number."""
    ada = play.vampire("Ada", capacity=9, **PRINCE)
    ben = play.vampire("Ben", "DOM", **facts)
    for card, owner in others:
        play.on(ben, card, owner)
    play.hand("Ada", "Banishment")
    play.acts("Ada").choose(POLITICAL, minion=ada)
    for _ in range(30):
        if ben not in play.table.in_play:
            return ben
        options = play.decision.options
        if play.decision.kind == "terms":
            play.game.apply(next(one for one in options if one.target == ben))
        elif play.asked == "Ada" and any("for" in one.verb.name for one in options):
            play.game.apply(next(one for one in options if "for" in one.verb.name))
        else:
            play.choose(PASS)
    raise AssertionError("nobody is banished")


def test_banishment__with_blood_and_cards_to_the_uncontrolled_region(play):
    ben = banished(play, ("Raven Spy", "Ben"), blood=3)
    spy = play.number("Raven Spy")
    assert play.counters(ben) == 3
    assert (play.zone(ben), play.zone(spy)) == (Zone.UNCONTROLLED, Zone.ASIDE)
    assert counters_add_up(play.table)
    assert not misplaced(play.table)


def test_banishment__blood_and_cards_return_with_it(play):
    ben = banished(play, ("Raven Spy", "Ben"), ("Fame", "Dora"), title=Title.PRIMOGEN)
    spy, fame = play.number("Raven Spy"), play.number("Fame")
    zones.burn(play.table, play.table.minions(0)[0].card)  # the same card would be contested
    control.arrive(play.table, ben, 1)
    vampire = play[ben]
    assert (vampire.title, vampire.disciplines, vampire.locked) == (
        Title.PRIMOGEN,
        {"dom": 2},
        False,
    )
    assert set(vampire.attached) == {spy, fame}
    assert (play[spy].controller, play[fame].controller) == (1, 3)
    assert stats.bonus_of(play.table, Bonus.INTERCEPT, vampire) == 1
    assert counters_add_up(play.table)
    assert not misplaced(play.table)


def test_banishment__a_fork_does_not_share_the_returned_cards(play):
    ben = banished(play, ("Raven Spy", "Ben"))
    twin = play.game.fork()
    control.arrive(play.table, ben, 1)
    play[ben].title = Title.JUSTICAR
    control.arrive(twin.table, ben, 1)
    assert twin.table.minion(ben).title is None


def test_banishment__its_cards_are_burned_if_it_goes_elsewhere(play):
    ben = banished(play, ("Raven Spy", "Ben"))
    zones.remove(play.table, ben)
    assert play.zone("Raven Spy") is Zone.ASH_HEAP
    assert not misplaced(play.table)


def test_banishment__an_embraced_vampire_can_be_influenced_again(play):
    play.vampire("Ada", clan="Ventrue")
    play.hand("Ada", "The Embrace")
    play.acts("Ada").plays("The Embrace").finish()
    childe = play.number("The Embrace")
    banish(play.table, childe)
    play.turn("Ada", Phase.INFLUENCE)
    assert play.decision.kind == "influence"
    control.arrive(play.table, childe, 0)
    assert (play[childe].vampire, play[childe].clan, play[childe].capacity) == (True, "Ventrue", 1)


def test_banishment__not_an_older_vampire_an_ally_or_one_in_torpor(play):
    ada = play.vampire("Ada", capacity=5, **PRINCE)
    play.vampire("Ben", capacity=5)
    play.ready("Ben", "Nephandus")
    play.torpor("Ben", "Aaron Bathurst")
    play.hand("Ada", "Banishment")
    play.acts("Ada")
    assert not play.offered(POLITICAL, minion=ada)


def test_banishment__no_effect_if_it_fails(play):
    ada = play.vampire("Ada", capacity=9)
    ben = play.vampire("Ben")
    play.hand("Ada", "Banishment")
    play.acts("Ada").choose(POLITICAL, minion=ada)
    for _ in range(30):
        if play.action is None:
            break
        if play.decision.kind == "terms":
            play.game.apply(play.decision.options[0])
        elif play.offered(PASS):
            play.choose(PASS)
        else:
            against = [one for one in play.decision.options if "against" in one.verb.name]
            play.game.apply(against[0])
    assert ben in play.table.in_play
    assert play.table.banished == ()
    assert NONE not in play.seat("Ben").uncontrolled


def test_banishment__it_keeps_its_place_in_imagined_games(play):
    play.uncontrolled("Ben", "Anson", 2)
    banished(play, blood=3)
    play.uncontrolled("Ben", "Rake", 1)
    imagined = play.table.copy()
    redeal(imagined, 0, seed=5)
    assert not misplaced(imagined)
    assert Game(imagined, 0).observation(0) == Game(play.table, 0).observation(0)


def of_another(play, **facts):
    """A vampire of Dora's that Ben controls has been banished. Return its number."""
    dora = play.vampire("Dora", "DOM", **facts)
    play.on(dora, "Raven Spy", "Dora")
    zones.give(play.table, dora, play.names.index("Ben"))
    banish(play.table, dora)
    return dora


def test_banishment__to_the_region_of_its_last_controller_who_is_not_its_owner(play):
    dora = of_another(play, blood=3)
    assert play.seat("Ben").uncontrolled[dora] == 3
    assert dora not in play.seat("Dora").uncontrolled
    assert counters_add_up(play.table)
    assert not misplaced(play.table)
    play.turn("Dora", Phase.INFLUENCE)
    assert not play.offered(TRANSFER, dora)


def test_banishment__its_last_controller_can_influence_it_again(play):
    dora = of_another(play, blood=3)
    play.turn("Ben", Phase.INFLUENCE)
    play.choose(TRANSFER, dora).choose(TRANSFER, dora)
    play.choose(CONTROL, dora)
    assert (play[dora].controller, play[dora].blood) == (1, 5)
    assert play["Raven Spy"].controller == 1
    assert play[dora].attached == (play.number("Raven Spy"),)
    assert counters_add_up(play.table)
    assert not misplaced(play.table)


def test_banishment__it_leaves_the_game_with_its_last_controller(play):
    dora = of_another(play)
    bank.burn_pool(play.table, 1, 30)
    settle(play.table)
    assert play.seat("Ben").ousted
    assert play.zone(dora) is Zone.REMOVED
    assert not misplaced(play.table)
    assert counters_add_up(play.table)


def test_banishment__it_is_in_the_same_region_in_imagined_games(play):
    dora = of_another(play, blood=3)
    imagined = play.table.copy()
    redeal(imagined, 0, seed=5)
    assert imagined.seats[1].uncontrolled[dora] == 3
    assert not misplaced(imagined)
