"""Alia, Chair of Hades, Powerbase: Rome, Malajit, Diversity, and three combat cards."""

import pytest
from card_fights import fight, to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay
from card_steps import options_of, passes
from referendums import PRINCE, calls, poll

from vtes_deck.engine.actions.permanents import RECRUIT
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Phase, Zone

ALIA, CHAIR, ROME = "Alia, God's Messenger", "Chair of Hades", "Powerbase: Rome"
MALAJIT, SONG, CHAMBER = "Malajit Chandramouli", "Song of Serenity", "Crawling Chamber"
GEHENNA = ("Torpid Blood", "Thirst")


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# -------------------------------------------------------------------------------------------- Alia


@pytest.mark.parametrize("events", [1, 2])
def test_alia_gods_messenger__recruited_only_with_two_gehenna_events(play, events):
    play.hand("Ada", ALIA)
    vampire = play.vampire("Ada")
    for name in GEHENNA[:events]:
        play.in_play("Ben", name)
    play.acts("Ada")
    assert play.offered(RECRUIT, ALIA, minion=vampire) is (events == 2)


def test_alia_gods_messenger__leads_only_vampires_of_her_controller_out_of_torpor(play):
    alia = play.ready("Ada", ALIA)
    mine, other, ready = play.vampire("Ada"), play.vampire("Ben"), play.vampire("Ada")
    for one in (mine, other):
        play[one].region, play[one].wounded = Region.TORPOR, True
    play.vampire("Ben")
    play.acts("Ada")
    assert {one.target for one in options_of(play, alia) if one.verb.name.startswith("deed")} == {
        mine
    }
    play.game.apply(next(one for one in options_of(play, alia) if one.target == mine))
    assert play.stealth == 1
    play.finish()
    assert play[mine].ready
    assert play[ready].ready


@pytest.mark.parametrize("aim", ["Alia", "another"])
def test_alia_gods_messenger__actions_cost_1_pool_only_at_her(play, aim):
    alia, other = play.ready("Ben", ALIA), play.ready("Ben", PLAIN_ALLY)
    ada = play.vampire("Ada")
    play.hand("Ada", "Bum's Rush")
    pool = play.pool_of("Ada")
    play.acts("Ada")
    play.plays("Bum's Rush", minion=ada, target=alia if aim == "Alia" else other)
    play.finish()
    assert play.pool_of("Ada") == pool - (aim == "Alia")


def test_alia_gods_messenger__plays_auspex_but_not_at_superior(play):
    alia = play.ready("Ben", ALIA)
    play.hand("Ben", "Telepathic Counter")
    play.bleeds(play.vampire("Ada"))
    play.until("Ben", "Telepathic Counter")
    assert play.can("Telepathic Counter", "aus", minion=alia)
    assert not play.can("Telepathic Counter", "AUS", minion=alia)


# ------------------------------------------------------------------------------------------- Chair


def chaired(play, level):
    """The targets of the card, with one of each kind in play."""
    vampire = play.vampire("Ada", "NEC")
    found = {
        "mortal": play.ready("Ben", PLAIN_ALLY),
        "ghoul": play.ready("Ben", "Gregory Winter"),
        "wraith": play.ready("Ben", "Ossian"),
        "small": play.vampire("Ben", capacity=2),
        "large": play.vampire("Ben", capacity=3),
        "imbued": play.ready("Ben", 'Jack "Hannibal137" Harmon'),
    }
    found["retainer"] = play.on(found["large"], "J. S. Simmons, Esq.")
    found["animal"] = play.on(found["large"], "Raven Spy")
    play.hand("Ada", CHAIR)
    play.acts("Ada")
    aims = {one.target for one in play.ways(CHAIR, level, minion=vampire)}
    return found, {name for name, card in found.items() if card in aims}


def test_chair_of_hades__removes_only_mortals_and_ghouls(play):
    found, aims = chaired(play, "nec")
    assert aims == {"mortal", "ghoul", "imbued", "retainer"}
    play.plays(CHAIR, "nec", target=found["ghoul"])
    assert (play.action.seats, play.stealth) == ((1,), 1)
    play.finish()
    assert play.zone(found["ghoul"]) is Zone.REMOVED


def test_chair_of_hades__at_superior_no_wraith_and_no_large_vampire(play):
    found, aims = chaired(play, "NEC")
    assert not aims & {"large"}
    assert {"mortal", "ghoul", "small", "imbued", "retainer", "animal"} <= aims
    play.plays(CHAIR, "NEC", target=found["animal"]).finish()
    assert play.zone(found["animal"]) is Zone.REMOVED


# -------------------------------------------------------------------------------------------- Rome


def test_powerbase_rome__a_counter_only_for_a_master_phase_action(play):
    rome = play.in_play("Ada", ROME)
    play.turn("Ada", Phase.MASTER)
    play.game.apply(options_of(play, rome)[0])
    assert play[rome].blood == 1
    assert not options_of(play, rome)


def test_powerbase_rome__only_a_giovanni_moves_up_to_2_blood(play):
    rome = play.in_play("Ada", ROME)
    giovanni, other = play.vampire("Ada", clan="Giovanni"), play.vampire("Ada")
    play.vampire("Ben")
    play.acts("Ada")
    mine = [one for one in options_of(play, rome) if one.n]
    assert {(one.minion, one.n) for one in mine} == {(giovanni, 1), (giovanni, 2)}
    assert other != giovanni
    blood = play[giovanni].blood
    play.game.apply(next(one for one in mine if one.n == 2))
    assert play.stealth == 1
    play.finish()
    assert (play[rome].blood, play[giovanni].blood) == (2, blood - 2)


def test_powerbase_rome__another_minion_burns_all_counters(play):
    rome = play.in_play("Ben", ROME)
    play[rome].blood, play.table.bank = 3, play.table.bank - 3
    gang = play.ready("Ada", PLAIN_ALLY)
    play.vampire("Ben")
    play.acts("Ada")
    (only,) = options_of(play, rome)
    assert only.minion == gang
    play.game.apply(only)
    assert play.action.seats == (1,)
    play.finish()
    assert play[rome].blood == 0


def test_powerbase_rome__votes_for_counters_only_once(play):
    rome = play.in_play("Ben", ROME)
    play[rome].blood, play.table.bank = 3, play.table.bank - 3
    vampire = play.vampire("Ada")
    play.hand("Ada", "Kine Resources Contested")
    play.acts("Ada")
    play.choose(POLITICAL, "Kine Resources Contested", minion=vampire)
    for _ in range(30):
        if options_of(play, rome):
            break
        options = [one for one in play.options if one.verb is not PASS]
        play.choose(PASS) if play.offered(PASS) else play.game.apply(options[0])
    assert sorted(one.n for one in options_of(play, rome)) == [1, 2, 3]
    play.game.apply(next(one for one in options_of(play, rome) if one.n == 2))
    assert play[rome].blood == 1
    assert play[rome].locked


# ----------------------------------------------------------------------------------------- Malajit


@pytest.mark.parametrize("blocked", [True, False])
def test_malajit_chandramouli__stealth_and_burned_only_if_the_action_is_blocked(play, blocked):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    malajit = play.on(ada, MALAJIT)
    if blocked:
        play.on(ben, "Raven Spy")
    play.bleeds(ada).blocks(ben)
    assert passes(play, malajit)
    play.game.apply(options_of(play, malajit)[0])
    if not blocked:
        assert play.stealth == 1
        assert play[malajit].locked
    play.finish() if play.action else None
    assert (malajit in play.table.in_play) is not blocked


def test_malajit_chandramouli__not_for_another_minion(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    malajit, ben = play.on(ada, MALAJIT), play.vampire("Ben")
    play.bleeds(other).blocks(ben)
    assert not passes(play, malajit)


# --------------------------------------------------------------------------------------- Diversity


def test_diversity__pool_for_the_clans_of_ready_vampires_only(play):
    calls(play, "Diversity", clan="Brujah")
    play.vampire("Ada", clan="Brujah")
    play.vampire("Ben", clan="Gangrel")
    play.vampire("Ben", clan="Toreador")
    sleeper = play.vampire("Ben", clan="Ventrue")
    play[sleeper].region, play[sleeper].wounded = Region.TORPOR, True
    play.ready("Cleo", PLAIN_ALLY)
    for _ in range(20):
        if play.decision.kind == "vote":
            break
        play.choose(PASS)
    poll(play)
    assert [play.pool_of(name) for name in ("Ada", "Ben", "Cleo")] == [31, 32, 30]


def test_diversity__not_if_it_fails(play):
    play.vampire("Ben", clan="Gangrel", **PRINCE)
    calls(play, "Diversity", clan="Brujah")
    while play.action is not None:
        votes = [one for one in play.options if "against" in one.verb.name]
        play.game.apply(votes[0]) if votes else play.choose(PASS)
    assert (play.pool_of("Ada"), play.pool_of("Ben")) == (30, 30)


# ------------------------------------------------------------------------------------------ combat


@pytest.mark.parametrize(("level", "later"), [("ani", 1), ("ANI", 0)])
def test_song_of_serenity__less_strength_in_this_round_or_the_combat_but_only_once(
    play, level, later
):
    _, ben = fight(play, "ANI", SONG, SONG, against='Marion "Teacher193" Perks')
    play.plays(SONG, level)
    assert stats.strength(play.table, play[ben]) == 0
    assert not play.can(SONG)
    to_strikes(play)
    while "Round 2 of combat." not in play.log_sentences():
        press = [one for one in play.options if one.verb.name == "press"]
        play.game.apply(press[0]) if press else play.choose(PASS)
    assert stats.strength(play.table, play[ben]) == later


def test_song_of_serenity__not_after_the_range_is_chosen(play):
    fight(play, "ANI", SONG)
    to_strikes(play)
    assert not play.can(SONG)


@pytest.mark.parametrize(("level", "strength"), [("pot", 2), ("POT", 3)])
def test_fists_of_death__strength_for_the_combat_but_not_longer(play, level, strength):
    ada, _ = fight(play, "POT", "Fists of Death")
    play.plays("Fists of Death", level)
    assert stats.strength(play.table, play[ada]) == strength
    to_strikes(play)
    play.finish()
    assert stats.strength(play.table, play[ada]) == 1


def test_fists_of_death__not_after_the_range_is_chosen(play):
    fight(play, "POT", "Fists of Death")
    to_strikes(play)
    assert not play.can("Fists of Death")


def test_crawling_chamber__damage_in_the_press_step_only_once_each_round(play):
    _, ben = fight(play, "VIS", CHAMBER, CHAMBER)
    blood = play[ben].blood
    play.plays(CHAMBER, "VIS")
    assert not play.can(CHAMBER, "VIS"), "only one in a combat"
    to_strikes(play)
    assert play[ben].blood == blood
    play.finish()
    assert play[ben].blood == blood - 1


def test_crawling_chamber__no_damage_if_the_combat_ends_early(play):
    _, ben = fight(play, "VIS", CHAMBER, theirs="pre", held=("Majesty",))
    blood = play[ben].blood
    play.plays(CHAMBER, "VIS")
    to_kind(play, "strike", "Ben")
    play.plays("Majesty", "pre").finish()
    assert play[ben].blood >= blood - 1
    assert play[ben].ready
