"""Titles, powerbases and referendums of the Anarchs."""

import pytest
from card_play import CardPlay
from referendums import calls, poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.library.political.revolutionary_council import CHOOSE_ANARCH
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.effects.vocab.referendum_terms import (
    ALLOCATE,
    CHOOSE_METHUSELAH,
    CHOOSE_MINION,
    NO_MORE,
)
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.politics.votes import ballots_of, votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.turn.discard import DISCARD_ACTION

ANARCH = {"sect": Sect.ANARCH}
BARON = {"sect": Sect.ANARCH, "title": Title.BARON, "city": "Chicago"}
COUNCIL = "Revolutionary Council"
LA = "Powerbase: Los Angeles"
PRINCE = {"title": Title.PRINCE, "city": "Chicago"}
PRISCUS = {"sect": Sect.SABBAT, "title": Title.PRISCUS}
CITIES = ("Boston", "Corte", "Los Angeles", "New York", "Perth", "Seattle")
STAKES = [f"Fee Stake: {city}" for city in CITIES]
SEATTLE = "Fee Stake: Seattle"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def staked(play, name=SEATTLE, **facts):
    """Ada's Anarch performs the action with a fee stake."""
    ada = play.vampire("Ada", **{**ANARCH, **facts})
    play.vampire("Ben")
    play.vampire("Ada")
    play.hand("Ada", name)
    play.acts("Ada").plays(name, minion=ada)
    assert play.stealth == 1
    play.finish()
    return ada


@pytest.mark.parametrize("city", ["Boston", "Corte", "Los Angeles", "New York", "Perth", "Seattle"])
def test_fee_stake__gives_the_title_of_baron(play, city):
    ada = staked(play, f"Fee Stake: {city}")
    assert (play[ada].title, play[ada].city) == (Title.BARON, city)
    assert votes_of(play.table, play[ada]) == 2


def test_fee_stake_seattle__the_title_is_lost_with_the_card(play):
    ada = staked(play)
    zones.burn(play.table, play[ada].attached[0])
    assert play[ada].title is None


def test_fee_stake_seattle__not_for_a_small_anarch_or_another_sect(play):
    small, other = play.vampire("Ada", capacity=4, **ANARCH), play.vampire("Ada")
    play.hand("Ada", SEATTLE)
    play.acts("Ada")
    assert not play.can(SEATTLE, minion=small)
    assert not play.can(SEATTLE, minion=other)


def votes_as_caller(play, name, clan):
    """The votes of a baron of a clan in a referendum that it calls."""
    ada = staked(play, name, clan=clan)
    assert votes_of(play.table, play[ada]) == 2
    play[ada].locked = False
    play.hand("Ada", "Autarkis Persecution")
    play.again()
    play.choose(POLITICAL, "Autarkis Persecution", minion=ada)
    for _ in range(20):
        if play.decision.kind == "vote":
            break
        play.choose(PASS)
    return votes_of(play.table, play[ada])


@pytest.mark.parametrize("clan", ["Gangrel", "Gangrel antitribu"])
def test_fee_stake_seattle__one_more_vote_for_a_gangrel_caller(play, clan):
    assert votes_as_caller(play, SEATTLE, clan) == 3


def test_fee_stake_seattle__no_more_votes_for_another_clan(play):
    assert votes_as_caller(play, SEATTLE, "Brujah") == 2


def test_fee_stake_boston__one_more_vote_for_a_toreador_caller(play):
    assert votes_as_caller(play, "Fee Stake: Boston", "Toreador antitribu") == 3


def test_fee_stake_boston__no_more_votes_for_another_clan(play):
    assert votes_as_caller(play, "Fee Stake: Boston", "Gangrel") == 2


def test_fee_stake_new_york__one_more_vote_for_a_brujah_caller(play):
    assert votes_as_caller(play, "Fee Stake: New York", "Brujah") == 3


def test_fee_stake_new_york__no_more_votes_for_another_clan(play):
    assert votes_as_caller(play, "Fee Stake: New York", "Toreador") == 2


@pytest.mark.parametrize("name", STAKES)
def test_fee_stake_perth__a_referendum_burns_it_and_reduces_the_votes_of_other_titles(play, name):
    ada = staked(play, name)
    card = play[ada].attached[0]
    prince = play.vampire("Ben", **PRINCE)
    priscus = play.vampire("Cleo", sect=Sect.SABBAT, title=Title.PRISCUS)
    plain = play.vampire("Ben")
    assert votes_of(play.table, play[prince]) == 2
    play.turn("Ben", Phase.MINION).uses(name, minion=plain)
    assert play.stealth == 1
    play.until("Ben")
    while play.decision.kind != "vote":
        play.choose(PASS)
    found = [votes_of(play.table, play[one]) for one in (ada, prince, priscus)]
    assert found == [2, 1, 0]
    poll(play)
    play.finish() if play.action else None
    assert card not in play.table.in_play
    assert play[ada].title is None


@pytest.mark.parametrize("name", STAKES)
def test_fee_stake_perth__no_referendum_while_the_title_is_contested(play, name):
    ada = staked(play, name)
    play[ada].title_contested = play.table.contests = True
    play.vampire("Ben")
    play.turn("Ben", Phase.MINION)
    assert not play.can(name)


def discards(play, *cards):
    """Ada is in her discard phase with the powerbase; an Anarch of hers is locked."""
    place = play.in_play("Ada", LA)
    anarch, other = play.vampire("Ada", **ANARCH), play.vampire("Ada")
    play[anarch].locked = play[other].locked = True
    play.hand("Ada", *cards)
    play.acts("Ada", Phase.DISCARD)
    return place, anarch, other


def test_powerbase_los_angeles__a_discarded_card_for_anarchs_unlocks_one(play):
    place, anarch, other = discards(play, "Blur", "Open War", "Fame")
    theirs = play.vampire("Ben", **ANARCH)
    play[theirs].locked = True
    play.uses(LA)
    assert play[place].locked
    play.choose(DISCARD_ACTION, "Blur").choose(DISCARD_ACTION, "Open War")
    assert not play.offered(CHOOSE_CARD, target=other)
    assert play.offered(CHOOSE_CARD, target=theirs)
    play.choose(CHOOSE_CARD, target=anarch)
    assert not play[anarch].locked


def test_powerbase_los_angeles__a_card_that_makes_an_anarch_counts_and_only_one_discard(play):
    _, anarch, _ = discards(play, "Twilight Camp", "Open War")
    play.uses(LA).choose(DISCARD_ACTION, "Twilight Camp").choose(PASS)
    assert play[anarch].locked
    play.choose(DISCARD_ACTION, "Open War")
    assert not play.offered(CHOOSE_CARD, target=anarch)


def test_powerbase_los_angeles__not_for_other_cards_or_a_discard_before_it_locks(play):
    _, anarch, _ = discards(play, "Blur", "Open War")
    play.choose(DISCARD_ACTION, "Open War")
    assert not play.offered(CHOOSE_CARD, target=anarch)
    play.uses(LA).choose(DISCARD_ACTION, "Blur")
    assert not play.offered(CHOOSE_CARD, target=anarch)


def test_powerbase_los_angeles__is_stolen_by_an_anarch_only(play):
    card = play.in_play("Ben", LA)
    ada, other = play.vampire("Ada", **ANARCH), play.vampire("Ada")
    play.acts("Ada")
    assert not play.can(LA, minion=other)
    play.uses(LA, minion=ada).finish()
    assert play[card].controller == 0


def convened(play, anarchs=2):
    """Ada's baron calls the council; she has this many unlocked Anarchs."""
    found = [play.vampire("Ada", **ANARCH) for _ in range(anarchs)]
    play.vampire("Ada")
    calls(play, COUNCIL, **BARON)
    while play.decision.kind != "terms":
        play.choose(PASS)
    return found


def test_revolutionary_council__two_points_for_each_anarch(play):
    place = play.in_play("Ben", "Elder Library")
    blade = play.on(play.vampire("Cleo"), "Bastard Sword")
    one, two = convened(play)
    assert not play.offered(NO_MORE)
    play.choose(CHOOSE_ANARCH, target=one)
    assert play.offered(NO_MORE)
    play.choose(CHOOSE_ANARCH, target=two)
    play.choose(CHOOSE_MINION, target=place).choose(CHOOSE_MINION, target=blade)
    play.choose(ALLOCATE, seat="Ada", n=0).choose(ALLOCATE, seat="Ben", n=2)
    poll(play)
    assert play[one].locked
    assert play[two].locked
    assert play.pool_of("Ben") == 28
    assert not {place, blade} & set(play.table.in_play)


def test_revolutionary_council__all_points_are_used_and_only_chosen_anarchs_lock(play):
    place = play.in_play("Ben", "Elder Library")
    one, two = convened(play)
    play.choose(CHOOSE_ANARCH, target=one).choose(NO_MORE)
    for name in ("Ada", "Ben", "Cleo"):
        play.choose(ALLOCATE, seat=name, n=0)
    play.choose(ALLOCATE, seat="Dora", n=2)
    poll(play)
    assert play.pool_of("Dora") == 28
    assert place in play.table.in_play
    assert (play[one].locked, play[two].locked) == (True, False)


def test_revolutionary_council__not_without_an_unlocked_anarch(play):
    ada = play.vampire("Ada", **BARON)
    anarch = play.vampire("Ada", **ANARCH)
    play[anarch].locked = True
    play.hand("Ada", COUNCIL)
    play.acts("Ada").choose(POLITICAL, COUNCIL, minion=ada)
    play.finish()
    assert [play.pool_of(name) for name in play.names] == [30, 30, 30, 30]


def test_revolutionary_council__only_a_baron_calls_it(play):
    ada = play.vampire("Ada", **ANARCH)
    play.hand("Ada", COUNCIL)
    play.acts("Ada")
    assert not play.offered(POLITICAL, COUNCIL, minion=ada)
    assert play.zone(COUNCIL) is Zone.HAND


def eat_the_rich(play, *names):
    """Ada's Anarch calls it for these Methuselahs; the caller is asked for votes."""
    ada = calls(play, "Eat the Rich", **ANARCH)
    while play.decision.kind == "block":
        play.passes(play.asked)
    for name in names:
        play.choose(CHOOSE_METHUSELAH, seat=name)
    if play.offered(NO_MORE):
        play.choose(NO_MORE)
    return ada


def edge_votes(play):
    """The votes that burning the Edge is worth in the decision."""
    return {one.n for one in play.decision.options if one.verb.name.startswith("edge ")}


def test_eat_the_rich__titled_vampires_cost_pool(play):
    play.vampire("Ben", **PRINCE)
    play.vampire("Cleo")
    eat_the_rich(play, "Ben", "Cleo")
    poll(play)
    assert [play.pool_of(name) for name in ("Ada", "Ben", "Cleo")] == [30, 26, 29]


def test_eat_the_rich__titles_are_worth_less_only_in_this_referendum(play):
    prince, priscus = play.vampire("Ben", **PRINCE), play.vampire("Ben", **PRISCUS)
    plain = play.vampire("Ben")
    play.edge("Ada")
    eat_the_rich(play, "Ben")
    assert edge_votes(play) == {2}
    assert [votes_of(play.table, play[one]) for one in (prince, priscus, plain)] == [1, 0, 0]
    assert ballots_of(play.table, play[priscus]) == 0
    poll(play)
    assert votes_of(play.table, play[prince]) == 2
    assert ballots_of(play.table, play[priscus]) == 1


def test_gratiano__one_ballot_without_the_title_unlike_other_prisci(play):
    """By a ruling he has his additional ballot even if he loses his title."""
    gratiano, other = play.ready("Ada", "Gratiano"), play.vampire("Ben", **PRISCUS)
    play.in_play("Ben", "Fall of the Sabbat")
    assert ballots_of(play.table, play[gratiano]) == 1
    assert ballots_of(play.table, play[other]) == 0


def test_gratiano__two_ballots_in_the_block_of_the_prisci(play):
    gratiano, other = play.ready("Ada", "Gratiano"), play.vampire("Ben", **PRISCUS)
    assert ballots_of(play.table, play[gratiano]) == 2
    assert ballots_of(play.table, play[other]) == 1
