"""Read cards for which the rules or a ruling decide a question that the text leaves open."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize(("name", "seats"), [("Ben", ()), ("Cleo", (1,))])
def test_the_haunting__directed_without_a_mark_only_if_another_controls_it(play, name, seats):
    """By a ruling on Lunatic Eruption; the mark is a reminder (CRD-02)."""
    play.vampire("Ben"), play.vampire("Cleo")
    haunting = play.in_play("Ben", "The Haunting")
    play.acts(name).plays(haunting)
    assert play.action.seats == seats


@pytest.mark.parametrize(("name", "seats"), [("Ben", ()), ("Cleo", (1,))])
def test_madmans_quill__directed_without_a_mark_only_if_another_controls_it(play, name, seats):
    ben, _ = play.vampire("Ben"), play.vampire("Cleo")
    quill = play.on(ben, "Madman's Quill")
    play.acts(name).plays(quill)
    assert play.action.seats == seats


@pytest.mark.parametrize("card", ["War Party", "Warrant"])
def test_an_attack_on_the_bearer_is_not_an_attack_on_your_own_side(play, card):
    """COM-01: minions of one Methuselah cannot fight each other."""
    target = play.vampire("Ben")
    mate, other = play.vampire("Ben"), play.vampire("Cleo")
    hunted = play.on(target, card, "Ada")
    assert not play.acts("Ben").can(hunted, minion=mate)
    assert play.acts("Cleo").can(hunted, minion=other)


@pytest.mark.parametrize(("sect", "can"), [(Sect.SABBAT, True), (Sect.CAMARILLA, False)])
def test_powerbase_mexico_city__a_sabbat_vampire_of_another_takes_all_its_blood(play, sect, can):
    base = play.in_play("Ada", "Powerbase: Mexico City")
    play[base].blood = 5
    own, ben = play.vampire("Ada", sect=Sect.SABBAT), play.vampire("Ben", sect=sect)
    assert not play.acts("Ada").can(base, minion=own)
    assert play.acts("Ben").can(base, minion=ben) is can
    if can:
        pool = play.pool_of("Ben")
        play.plays(base).finish()
        assert play.pool_of("Ben") == pool + 5
        assert base not in play.table.in_play


@pytest.mark.parametrize(("superior", "left"), [(True, 2), (False, 3)])
def test_phantasmagoria__the_bearer_pays_for_a_block_only_at_superior(play, superior, left):
    level = "PRE" if superior else "pre"
    play.vampire("Ada", level, clan="Ravnos")
    ben = play.vampire("Ben", blood=3)
    play.hand("Ada", "Phantasmagoria")
    play.acts("Ada").plays("Phantasmagoria", level, target=ben).finish()
    cleo = play.vampire("Cleo")
    play.acts("Ben").bleeds(ben)
    assert play.stealth == -1
    play.blocks(cleo).choose(PASS)
    assert play[ben].blood == left


def test_entrenching__not_by_an_ally(play):
    play.hand("Ada", "Entrenching")
    full, ally = play.vampire("Ada", capacity=9, blood=4), play.ready("Ada", PLAIN_ALLY, 4)
    assert {one.minion for one in play.acts("Ada").ways("Entrenching")} == {full}
    play.plays("Entrenching").finish()
    assert (play[full].blood, play[ally].blood) == (8, 4)


def test_entrenching__nothing_with_three_blood(play):
    play.hand("Ada", "Entrenching")
    poor = play.vampire("Ada", capacity=9, blood=3)
    play.acts("Ada").plays("Entrenching").finish()
    assert play[poor].blood == 3


def test_lost_in_translation__not_by_an_ally(play):
    play.hand("Ben", "Lost in Translation")
    young, ally = play.vampire("Ada", capacity=2), play.ready("Ben", PLAIN_ALLY)
    ben = play.vampire("Ben", capacity=9)
    play.bleeds(young, "Ben").until("Ben", "Lost in Translation")
    assert {one.minion for one in play.ways("Lost in Translation")} == {ben} != {ally}


@pytest.mark.parametrize("locked", [False, True])
def test_irregular_protocol__only_an_unlocked_vampire_can_lock_for_it(play, locked):
    """GEN-23: this applies even while it is awake."""
    play.vampire("Ada", title=Title.PRINCE)
    ben = play.vampire("Ben")
    play.hand("Ada", "Kine Resources Contested")
    play.hand("Ben", "Irregular Protocol", "Delaying Tactics")
    play.acts("Ada").choose(POLITICAL, "Kine Resources Contested")
    for _ in range(30):
        if play.can("Delaying Tactics"):
            break
        play.game.apply(next((one for one in play.options if one.verb is PASS), play.options[0]))
    play[ben].locked = play[ben].awake = locked
    play.again()
    assert play.can("Delaying Tactics")
    assert play.can("Irregular Protocol") is not locked


@pytest.mark.parametrize(("blood", "can"), [(1, True), (0, False)])
def test_rayzeels_song__not_without_the_blood_that_its_text_burns(play, blood, can):
    play.hand("Ada", "Rayzeel's Song")
    ada = play.vampire("Ada", "ani", blood=blood)
    ally = play.ready("Ada", PLAIN_ALLY)
    play[ally].locked = True
    assert play.acts("Ada").can("Rayzeel's Song", "ani", target=ally) is can
    if can:
        play.plays("Rayzeel's Song", "ani", target=ally).finish()
        assert (play[ada].blood, play[ally].locked) == (0, False)


GRACETIUS = "Gracetius"


@pytest.mark.rule("GEN-27")
def test_gracetius__wakes_as_a_card_is_played_only_during_an_action(play):
    """By a ruling, neither without an action nor in combat."""
    gracetius = play.ready("Ben", GRACETIUS, locked=True)
    play.edge("Ben")
    ada, ben = play.vampire("Ada", "POT"), play.vampire("Ben")
    play.hand("Ada", "Information Highway", "Torn Signpost")
    play.turn("Ada", Phase.MASTER).plays("Information Highway")
    assert not play[gracetius].awake
    assert not play.can(gracetius)
    play.acts("Ada").bleeds(ada)
    assert play.until("Ben").can(gracetius)
    play.blocks(ben)
    play.until("Ada", "Torn Signpost").plays("Torn Signpost", "pot")
    while play.combats() and play.action is not None and play.decision.kind != "effect":
        assert not play.can(gracetius)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert "The combat is over." in play.log_sentences()


@pytest.mark.rule("GEN-27")
def test_gracetius__cannot_wake_for_an_action_of_her_own_side(play):
    gracetius = play.ready("Ada", GRACETIUS, locked=True)
    play.edge("Ada")
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.bleeds(ada)
    while play.action is not None:
        assert not play.can(gracetius)
        play.choose(PASS)
