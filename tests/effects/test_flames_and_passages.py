"""Adhocracy, Flames of Insurrection, Secret Passage, Torrent, Mesu Bedshet, The Kiss of Ra."""

import pytest
from card_fights import to_strikes
from card_play import PLAIN_ALLY, CardPlay
from referendums import PRINCE, calls

from cardbase.terms import Sect
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.mechanics.gear import allows
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import torpor

ANARCH = {"sect": Sect.ANARCH}
FLAMES, PASSAGE, KISS = "Flames of Insurrection", "Secret Passage", "The Kiss of Ra"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_adhocracy__a_limited_bleed(play):
    ada = play.vampire("Ada", "ani", **ANARCH)
    play.vampire("Ben")
    play.hand("Ada", "Adhocracy", "Conditioning")
    play[ada].disciplines = {"ani": 1, "dom": 1}
    play.bleeds(ada).plays("Adhocracy", "ani")
    assert play.bleed == 2
    assert not play.can("Conditioning")


def test_adhocracy__votes_in_a_political_action(play):
    play.hand("Ada", "Adhocracy")
    ada = calls(play, "Anarchist Uprising", disciplines="chi", **ANARCH)
    while not play.can("Adhocracy", "chi"):
        play.passes(play.asked)
    play.plays("Adhocracy", "chi")
    assert votes_of(play.table, play[ada]) == 3


def test_adhocracy__no_votes_in_a_blood_hunt(play):
    ada = play.vampire("Ada", "chi", **ANARCH)
    play.vampire("Ben", **PRINCE)
    victim = play.torpor("Cleo", "Anson", blood=1)
    play.hand("Ada", "Adhocracy")
    play.acts("Ada").choose(DIABLERISE, minion=ada, target=victim)
    asked = set()
    while play.decision and play.table.turn == 9:
        asked.add(play.decision.kind.value)
        assert not play.can("Adhocracy")
        play.passes(play.asked)
    assert "vote" in asked


def test_adhocracy__strength_in_the_combat_that_results_only(play):
    ada, ben = play.vampire("Ada", "pot", **ANARCH), play.vampire("Ben")
    play.vampire("Ada")
    play.hand("Ada", "Adhocracy")
    play.bleeds(ada).plays("Adhocracy", "pot")
    assert stats.strength(play.table, play[ada]) == 1
    play.blocks(ben)
    to_strikes(play)
    assert stats.strength(play.table, play[ada]) == 2
    play.finish()
    assert stats.strength(play.table, play[ada]) == 1


def test_adhocracy__no_strength_in_a_combat_without_a_block(play):
    ada, ben = play.vampire("Ada", "pot", **ANARCH), play.vampire("Ben")
    play.hand("Ada", "Bum's Rush", "Adhocracy")
    play.acts("Ada").plays("Bum's Rush", target=ben).plays("Adhocracy", "pot")
    to_strikes(play)
    assert stats.strength(play.table, play[ada]) == 1


def test_adhocracy__not_by_another_vampire(play):
    ada, _ = play.vampire("Ada", "ani pot"), play.vampire("Ben")
    play.hand("Ada", "Adhocracy")
    play.bleeds(ada)
    assert not play.can("Adhocracy")


def insurrection(play, opposing, **facts):
    """A blocker loses to an anarch of Ada's; she has a vampire in the uncontrolled region."""
    play.in_play("Cleo", FLAMES)
    ada = play.vampire("Ada", **facts or ANARCH)
    play.vampire("Ada")
    waiting = play.uncontrolled("Ada", "Colette")
    play.bleeds(ada).blocks(opposing)
    to_strikes(play).choose(HANDS).choose(PASS)
    return ada, waiting


@pytest.mark.parametrize("ally", [True, False])
def test_flames_of_insurrection__a_counter_for_the_controller_of_the_anarch(play, ally):
    ben = play.ready("Ben", PLAIN_ALLY, 1) if ally else play.vampire("Ben", blood=0)
    _, waiting = insurrection(play, ben)
    while not play.offered(CHOOSE_CARD, target=waiting):
        play.choose(PASS)
    assert play.asked == "Ada"
    play.choose(CHOOSE_CARD, target=waiting)
    assert play.counters(waiting) == 1


def test_flames_of_insurrection__no_counter_if_the_player_declines(play):
    _, waiting = insurrection(play, play.vampire("Ben", blood=0))
    while not play.offered(CHOOSE_CARD, target=waiting):
        play.choose(PASS)
    play.choose(PASS)
    assert play.counters(waiting) == 0


@pytest.mark.parametrize(("sect", "blood"), [(Sect.CAMARILLA, 0), (Sect.ANARCH, 5)])
def test_flames_of_insurrection__not_for_others_or_if_the_opponent_stays_ready(play, sect, blood):
    _, waiting = insurrection(play, play.vampire("Ben", blood=blood), sect=sect)
    while play.decision and play.table.turn == 9:
        assert not play.offered(CHOOSE_CARD, target=waiting)
        play.passes(play.asked)


def test_flames_of_insurrection__not_outside_combat_or_from_torpor(play):
    play.in_play("Cleo", FLAMES)
    play.vampire("Ada", **ANARCH)
    waiting = play.uncontrolled("Ada", "Colette")
    play.acts("Ada")
    torpor.send(play.table, play[play.vampire("Ben")])
    zones.burn(play.table, play.torpor("Ben", "Anson"))
    play.again()
    assert not play.offered(CHOOSE_CARD, target=waiting)


def test_flames_of_insurrection__both_controllers_if_both_anarchs_go_to_torpor(play):
    ben = play.vampire("Ben", blood=0, **ANARCH)
    theirs = play.uncontrolled("Ben", "Anson")
    play.in_play("Cleo", FLAMES)
    ada = play.vampire("Ada", blood=0, **ANARCH)
    play.vampire("Ada")
    mine = play.uncontrolled("Ada", "Colette")
    play.acts("Ada")
    play[ada].blood = 0
    found = play.matching(BLEED, minion=ada)
    if not found:  # without blood it must hunt
        play[ada].blood = 1
        play.table.bank -= 1
        play.again()
    play.bleeds(ada).blocks(ben)
    to_strikes(play)
    play.table.bank += play[ada].blood
    play[ada].blood = 0
    play.choose(HANDS).choose(HANDS)
    gained = set()
    while play.decision and play.table.turn == 9:
        for one in (mine, theirs):
            if play.offered(CHOOSE_CARD, target=one):
                gained.add(one)
        play.passes(play.asked)
    assert gained == {mine, theirs}


def test_flames_of_insurrection__a_referendum_burns_it_and_only_an_anarch_allows_it(play):
    play.vampire("Ada")
    play.hand("Ada", FLAMES)
    play.acts("Ada", Phase.MASTER)
    assert not play.can(FLAMES)
    play.vampire("Ada", **ANARCH)
    play.acts("Ada", Phase.MASTER).plays(FLAMES)
    flames = play.number(FLAMES)
    ben = play.vampire("Ben", **PRINCE)
    play.acts("Ben").uses(FLAMES, minion=ben)
    for _ in range(20):
        if play.zone(flames) is not Zone.IN_PLAY:
            break
        mine = [
            one
            for one in play.decision.options
            if one.minion == ben and one.verb.name == "votes for"
        ]
        play.game.apply(mine[0]) if mine else play.passes(play.asked)
    assert play.zone(flames) is Zone.ASH_HEAP


def rushed(play, **facts):
    """Ada's vampire acts against one of Ben's that has the card. Return both minions."""
    ada, ben = play.vampire("Ada"), play.vampire("Ben", **facts)
    play.vampire("Ada")
    play.on(ben, PASSAGE)
    play.hand("Ada", "Bum's Rush")
    play.acts("Ada").plays("Bum's Rush", target=ben, minion=ada)
    return ada, ben


def test_secret_passage__the_action_fails(play):
    ada, ben = rushed(play)
    play.until("Ben", PASSAGE).uses(PASSAGE)
    play.finish() if play.action else play
    assert play.zone(PASSAGE) is Zone.ASH_HEAP
    assert not play.combats()
    assert play[ada].locked
    assert not play[ben].locked


def test_secret_passage__not_while_a_block_is_attempted_or_for_another_target(play):
    _, ben = rushed(play)
    play.blocks(ben)
    while play.decision and play.table.turn == 9:
        assert not play.can(PASSAGE)
        play.passes(play.asked)


def test_secret_passage__not_for_another_target_or_an_undirected_action(play):
    ada, ben, other = play.vampire("Ada"), play.vampire("Ben"), play.vampire("Ben")
    hunter = play.vampire("Ada")
    play.on(ben, PASSAGE)
    play.hand("Ada", "Bum's Rush")
    play.acts("Ada").plays("Bum's Rush", target=other, minion=ada)
    while play.decision.kind != "action":
        assert not play.can(PASSAGE)
        play.passes(play.asked)
    play.hunts(hunter)
    while play.decision and play.table.turn == 9:
        assert not play.can(PASSAGE)
        play.passes(play.asked)


def test_secret_passage__not_for_a_vampire_in_torpor(play):
    ada, sleeper = play.vampire("Ada"), play.torpor("Ben", "Anson", blood=1)
    play.vampire("Ben")
    play.on(sleeper, PASSAGE)
    play.acts("Ada").choose(DIABLERISE, minion=ada, target=sleeper)
    assert not play.can(PASSAGE)
    while play.decision and play.table.turn == 9:
        assert not play.can(PASSAGE)
        play.passes(play.asked)


def test_secret_passage__only_one_on_a_ready_minion_of_the_player(play):
    one, two = play.vampire("Ada"), play.vampire("Ada")
    play.vampire("Ben")
    play.torpor("Ada", "Anson")
    play.on(one, PASSAGE)
    play.hand("Ada", PASSAGE)
    hand = play.seat("Ada").hand[0]
    play.acts("Ada", Phase.MASTER)
    assert {way.target for way in play.decision.options if way.card == hand} == {two}
    assert not allows(play.table, hand, play[one])
    assert allows(play.table, hand, play[two])
    play.plays(hand, target=two)
    assert play[hand].host == two


def test_torrent__an_additional_strike(play):
    ada, ben = play.vampire("Ada", "cel"), play.vampire("Ben")
    play.hand("Ada", "Torrent")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.until("Ada", "Torrent").plays("Torrent", "cel").choose(HANDS)
    play.finish()
    assert play[ben].blood == 3


def test_torrent__ends_the_combat_and_the_action_continues(play):
    ada, ben = play.vampire("Ada", "CEL"), play.vampire("Ben")
    play.vampire("Ada")
    play.hand("Ada", "Torrent")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays("Torrent", "CEL")
    play.finish()
    assert play[ada].blood == 3, "only the cost"
    assert play.pool_of("Ben") == 29


def test_torrent__not_after_a_combat_that_is_not_a_block(play):
    ada, ben = play.vampire("Ada", "CEL"), play.vampire("Ben")
    play.vampire("Ada")
    play.hand("Ada", "Bum's Rush", "Torrent")
    play.acts("Ada").plays("Bum's Rush", target=ben, minion=ada)
    to_strikes(play).plays("Torrent", "CEL")
    play.finish()
    assert play.combats() == 1


def test_mesu_bedshet__draws_a_younger_ministry_with_blood(cb, play):
    small = next(one for one in cb.crypt if one.clan == "Ministry" and one.capacity <= 4)
    ada, _ = play.vampire("Ada", clan="Ministry"), play.vampire("Ada")
    play.crypt("Ada", "Anson", small.unique_name)
    drawn = play.seat("Ada").crypt[-1]
    play.hand("Ada", "Mesu Bedshet")
    play.acts("Ada").plays("Mesu Bedshet", minion=ada)
    assert play.zone(drawn) is Zone.UNCONTROLLED
    assert play.counters(drawn) == 2


def test_mesu_bedshet__no_blood_for_an_older_one(cb, play):
    small = next(one for one in cb.crypt if one.clan == "Ministry" and one.capacity <= 4)
    ada, _ = play.vampire("Ada", clan="Ministry", capacity=2), play.vampire("Ada")
    play.crypt("Ada", small.unique_name)
    drawn = play.seat("Ada").crypt[-1]
    play.hand("Ada", "Mesu Bedshet")
    play.acts("Ada").plays("Mesu Bedshet", minion=ada)
    assert play.counters(drawn) == 0


def test_mesu_bedshet__not_another_clan_or_with_an_empty_crypt(play):
    ada, _ = play.vampire("Ada", clan="Ministry"), play.vampire("Ada")
    play.hand("Ada", "Mesu Bedshet")
    play.acts("Ada")
    assert not play.can("Mesu Bedshet")
    play.crypt("Ada", "Anson", "Colette")
    play.acts("Ada").plays("Mesu Bedshet", minion=ada)
    assert len(play.seat("Ada").crypt) == 2
    assert any("reveals Colette" in line for line in play.log_sentences("Ben"))


@pytest.mark.parametrize("level", ["for", "FOR"])
def test_the_kiss_of_ra__ends_the_action_and_burns_the_blocker(play, level):
    ada, ben = play.vampire("Ada", level), play.vampire("Ben")
    play.vampire("Ada")
    play.hand("Ada", KISS)
    play.bleeds(ada).blocks(ben).plays(KISS, level)
    play.finish() if play.action else play
    assert play[ben].blood == 3
    assert play[ben].in_torpor is (level == "FOR")
    assert play.pool_of("Ben") == 30
    assert not play.combats()
    play[ada].locked = False
    play.again()
    assert play.offered(BLEED, minion=ada), "it was not resolved"


@pytest.mark.parametrize("level", ["for", "FOR"])
def test_the_kiss_of_ra__not_against_fortitude_or_an_ally_or_before_a_block(play, level):
    ada = play.vampire("Ada", level)
    for blocker in (play.vampire("Ben", "for"), play.ready("Ben", PLAIN_ALLY)):
        play[ada].locked, play[ada].done = False, frozenset()
        play.table.stack.clear()
        play.hand("Ada", KISS)
        play.acts("Ada")
        play.bleeds(ada)
        assert not play.can(KISS)
        play.blocks(blocker)
        assert not play.can(KISS)


def test_the_kiss_of_ra__not_repeated_after_a_block(play):
    """By a ruling an action that has continued after a block has been resolved."""
    ada, first, second = play.vampire("Ada", "for PRO"), play.vampire("Ben"), play.vampire("Ben")
    play.hand("Ada", KISS, "Form of Mist")
    play.vampire("Ada")
    play.bleeds(ada).blocks(first)
    to_strikes(play).plays("Form of Mist", "PRO").choose(HANDS)
    play.until("Ada", "Form of Mist").plays("Form of Mist", words="continue")
    play.blocks(second).plays(KISS, "for")
    assert play.decision.kind == "action"
    play[ada].locked = False
    play.again()
    assert not play.offered(BLEED, minion=ada)


def test_the_kiss_of_ra__no_damage_that_follows_the_resolution(play):
    """By a ruling on Daring the Dawn its damage requires an action that resolves."""
    ada, ben = play.vampire("Ada", "FOR"), play.vampire("Ben")
    play.hand("Ada", KISS, "Daring the Dawn")
    play.vampire("Ada")
    play.bleeds(ada).blocks(ben).plays("Daring the Dawn", "FOR").plays(KISS, "for")
    assert play.decision.kind == "action"
    assert play[ada].ready
    assert (play[ben].blood, play[ben].locked) == (3, False)
