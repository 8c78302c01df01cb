"""Contests of titles."""

import pytest
from published import PUBLISHED
from table_politics import Struggle

from cardbase.terms import Sect, Title
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import contests, control, sects, titles
from vtes_deck.engine.status.contests import PAY_TITLE, TO_TORPOR, VERBS, YIELD_TITLE
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

PRINCE, RIVAL, BARON = "Graham Gottesman", "Fleurdumal", "Gilbert Duane (G6)"


def claims(cb, *pairs, rules=VEKN):
    """Vampires that claim the same title, by owner and name."""
    play = Struggle(cb, rules=rules)
    for owner, name in pairs:
        play.comes(owner, name)
        play.table.bank -= play[name].capacity
        play[name].blood = play[name].capacity
    return play


@pytest.mark.rule("CON-11", "TIT-05")
def test_contested_titles_have_no_effect_but_the_vampires_stay(cb):
    play = claims(cb, ("Ada", PRINCE), ("Ben", RIVAL))
    assert play[PRINCE].ready
    assert play[PRINCE].title_contested
    play.call("Cleo")
    assert play.asked == "Cleo"
    play.close()
    assert play.result == (0, 0, False)


@pytest.mark.rule("CON-11")
def test_a_third_claimant_joins(cb):
    play = claims(cb, ("Ada", PRINCE), ("Ben", RIVAL), ("Cleo", BARON))
    assert all(play[name].title_contested for name in (PRINCE, RIVAL, BARON))


@pytest.mark.rule("CON-12", "UNL-04")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_a_title_contest_costs_blood_of_the_vampire(cb, edition):
    play = claims(cb, ("Ada", PRINCE), ("Ben", RIVAL), rules=PUBLISHED[edition])
    before = play[PRINCE].blood
    play.settled("Ada", PAY_TITLE, minion=PRINCE)
    assert play[PRINCE].blood == before - 1
    assert play.pool_of("Ada") == 30
    assert play[PRINCE].title_contested


@pytest.mark.rule("CON-12")
def test_the_last_blood_can_pay(cb):
    play = claims(cb, ("Ada", PRINCE), ("Ben", RIVAL))
    play.table.bank += play[PRINCE].blood - 1
    play[PRINCE].blood = 1
    play.turn("Ada", Phase.UNLOCK)
    assert not play.offered(PASS)
    play.choose(PAY_TITLE, minion=PRINCE)
    assert play[PRINCE].blood == 0
    assert f"{PRINCE} burns 1 blood to contest its title." in play.log_sentences()


@pytest.mark.rule("CON-13", "CON-15")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_DX_11_no_blood_for_a_title(cb, edition):
    play = claims(cb, ("Ada", PRINCE), ("Ben", RIVAL), rules=PUBLISHED[edition])
    play.table.bank += play[PRINCE].blood
    play[PRINCE].blood = 0
    play.turn("Ada", Phase.UNLOCK)
    assert not play.offered(PAY_TITLE)
    assert play.offered(TO_TORPOR) == (edition == "jyhad-1994")
    if edition == "jyhad-1994":
        play.choose(TO_TORPOR, minion=PRINCE)
        assert play[PRINCE].region is Region.TORPOR
        assert play[PRINCE].title is Title.PRINCE
        return
    play.choose(YIELD_TITLE, minion=PRINCE)
    assert play[PRINCE].ready
    assert play[PRINCE].title is None
    rule = titles.cannot_receive(play.table, play[PRINCE], Title.PRINCE, "Miami")
    assert rule == ("CON-15" if edition == "vekn" else None)


@pytest.mark.rule("CON-14")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_a_vampire_in_torpor_must_yield(cb, edition):
    play = claims(cb, ("Ada", PRINCE), ("Ben", RIVAL), rules=PUBLISHED[edition])
    play[PRINCE].region, play[PRINCE].wounded = Region.TORPOR, True
    play.turn("Ada", Phase.UNLOCK)
    assert {option.verb for option in play.decision.options} & set(VERBS) == {YIELD_TITLE}
    assert not play.offered(PASS)


@pytest.mark.rule("CON-15")
@pytest.mark.parametrize(("rules", "back"), [(VEKN, False), (WHITE_WOLF, True), (JYHAD_1994, True)])
def test_a_yielded_title_can_be_lost_for_the_game(cb, rules, back):
    play = claims(cb, ("Ada", PRINCE), ("Ben", RIVAL), rules=rules)
    play.settled("Ada", YIELD_TITLE, minion=PRINCE)
    assert play[PRINCE].title is None
    zones.burn(play.table, play.number(RIVAL))
    zones.move(play.table, play.number(PRINCE), Zone.UNCONTROLLED)
    control.arrive(play.table, play.number(PRINCE), 0)
    assert (play[PRINCE].title is Title.PRINCE) == back


@pytest.mark.rule("CON-16")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_the_last_claimant_has_the_title_in_its_next_unlock_phase(cb, edition):
    play = claims(cb, ("Ada", PRINCE), ("Ben", RIVAL), rules=PUBLISHED[edition])
    before = play[RIVAL].blood
    play.settled("Ada", YIELD_TITLE, minion=PRINCE)
    assert play[RIVAL].title_contested
    play.turn("Ben", Phase.START)
    assert not play[RIVAL].title_contested
    assert play[RIVAL].blood == before
    assert titles.current_title(play.table, play[RIVAL]) is Title.PRINCE


@pytest.mark.rule("CON-16")
def test_the_last_claimant_pays_until_the_contest_ends(cb):
    play = claims(cb, ("Ada", PRINCE), ("Ada", RIVAL))
    play.turn("Ada", Phase.UNLOCK).choose(YIELD_TITLE, minion=PRINCE)
    assert play.offered(PAY_TITLE, minion=RIVAL)


@pytest.mark.rule("CON-17")
@pytest.mark.parametrize(
    ("rules", "other", "blood"),
    [
        pytest.param(WHITE_WOLF, RIVAL, 3, id="white-wolf"),
        pytest.param(VEKN, RIVAL, 4, id="vekn"),
        pytest.param(WHITE_WOLF, "Imogen", 3, id="white-wolf-archbishop"),
    ],
)
def test_DX_17_a_baron_against_a_prince(cb, rules, other, blood):
    play = claims(cb, ("Ada", BARON), ("Ben", other), rules=rules)
    play.table.bank += play[BARON].blood - 5
    play[BARON].blood = 5
    play.settled("Ada", PAY_TITLE, minion=BARON)
    assert play[BARON].blood == blood


@pytest.mark.rule("CON-17")
def test_a_prince_or_baron_pays_one_against_equals(cb):
    play = claims(cb, ("Ada", BARON), ("Ben", RIVAL), rules=WHITE_WOLF)
    assert contests.title_cost(play.table, play[RIVAL]) == 1
    play = claims(cb, ("Ada", BARON), rules=WHITE_WOLF)
    other = play.ready("Ben", "Ariane")
    titles.gain(play.table, play[other], Title.BARON, "Miami")
    assert play[BARON].title_contested
    assert contests.title_cost(play.table, play[BARON]) == 1


@pytest.mark.rule("CON-17")
def test_a_baron_against_a_prince_and_another_baron_pays_more(cb):
    play = claims(cb, ("Ada", BARON), ("Ben", RIVAL), rules=WHITE_WOLF)
    other = play.ready("Cleo", "Ariane")
    titles.gain(play.table, play[other], Title.BARON, "Miami")
    assert contests.title_cost(play.table, play[BARON]) == 2
    assert contests.title_cost(play.table, play[other]) == 2


@pytest.mark.rule("CON-17", "CON-13")
def test_a_baron_with_one_blood_cannot_pay_two(cb):
    play = claims(cb, ("Ada", BARON), ("Ben", RIVAL), rules=WHITE_WOLF)
    play.table.bank += play[BARON].blood - 1
    play[BARON].blood = 1
    play.turn("Ada", Phase.UNLOCK)
    assert not play.offered(PAY_TITLE)
    assert play.offered(YIELD_TITLE)


@pytest.mark.rule("CON-18", "TIT-01")
def test_a_new_title_yields_the_contested_one(cb):
    play = claims(cb, ("Ada", PRINCE), ("Ben", RIVAL))
    titles.gain(play.table, play[PRINCE], Title.PRIMOGEN)
    assert titles.current_title(play.table, play[PRINCE]) is Title.PRIMOGEN
    assert titles.cannot_receive(play.table, play[PRINCE], Title.PRINCE, "Miami") == "CON-15"
    play.turn("Ben", Phase.UNLOCK)
    assert titles.current_title(play.table, play[RIVAL]) is Title.PRINCE


@pytest.mark.rule("CON-19", "TIT-03")
def test_a_title_without_effect_that_is_claimed_is_yielded(cb):
    play = claims(cb, ("Ada", PRINCE))
    sects.change_sect(play.table, play[PRINCE], Sect.INDEPENDENT)
    play.comes("Ben", RIVAL)
    assert play[PRINCE].title is None
    assert titles.current_title(play.table, play[RIVAL]) is Title.PRINCE


@pytest.mark.rule("CON-19", "TIT-03")
def test_a_contested_title_is_yielded_when_the_sect_changes(cb):
    play = claims(cb, ("Ada", PRINCE), ("Ben", RIVAL))
    sects.change_sect(play.table, play[PRINCE], Sect.ANARCH)
    assert play[PRINCE].title is None


@pytest.mark.rule("CON-19", "SEC-02")
def test_a_contested_title_that_still_fits_is_not_yielded(cb):
    play = claims(cb, ("Ada", PRINCE), ("Ben", RIVAL))
    sects.change_clan(play.table, play[PRINCE], "Caitiff")
    assert play[PRINCE].title is Title.PRINCE
    assert play[PRINCE].title_contested


@pytest.mark.rule("CON-02", "CON-11")
def test_a_contested_vampire_cannot_claim_a_title(cb):
    play = claims(cb, ("Ada", PRINCE), ("Ben", RIVAL))
    copy = play.comes("Cleo", RIVAL)
    play.turn("Ada", Phase.UNLOCK)
    assert titles.current_title(play.table, play[PRINCE]) is Title.PRINCE
    contests.yield_card(play.table, copy)
    theirs = next(c for c in play.table.in_play.values() if c.controller == 1)
    play.turn("Ben", Phase.UNLOCK)
    assert not theirs.contested
    assert theirs.title_contested
    assert play[PRINCE].title_contested
