"""Read cards that steal, lock as a cost, help blockers, follow actions or shield from strikes."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.minion_filter import corruption
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status.torpor import send


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize(("level", "capacity", "can"), [("DOM", 3, True), ("DOM", 9, False)])
def test_mesmerize__no_equipment_of_an_older_vampire(play, level, capacity, can):
    play.hand("Ada", "Mesmerize")
    ada, ben = play.vampire("Ada", level), play.vampire("Ben", capacity=capacity)
    gun = play.on(ben, ".44 Magnum")
    assert play.acts("Ada").can("Mesmerize", level, target=gun) is can
    assert not play.can("Mesmerize", "dom", target=gun), "only allies"
    if can:
        play.plays("Mesmerize", level, target=gun).finish()
        assert play[gun].host == ada


def test_tutu__only_from_a_vampire_in_torpor(play):
    tutu = play.ready("Ada", "Tutu the Doubly Evil One")
    ready, fallen = play.vampire("Ben"), play.vampire("Ben")
    kept, lost = play.on(ready, ".44 Magnum"), play.on(fallen, ".44 Magnum")
    send(play.table, play[fallen])
    play.acts("Ada")
    assert not play.can(tutu, target=kept)
    play.plays(tutu, target=lost).finish()
    assert play[lost].host == tutu


def test_succubus__steals_from_any_minion_but_not_from_herself(play):
    succubus, ben = play.ready("Ada", "Succubus"), play.vampire("Ben", blood=2)
    play.acts("Ada")
    assert not play.can(succubus, target=succubus)
    before = play[succubus].blood
    play.plays(succubus, target=ben).finish()
    assert (play[ben].blood, play[succubus].blood) == (1, before + 1)


@pytest.mark.parametrize(("counters", "asked"), [(2, True), (1, False)])
def test_revelation_of_ecstasy__steals_only_for_enough_counters(play, counters, asked):
    play.vampire("Ada", "SER")
    play.hand("Ada", "Revelation of Ecstasy")
    ben = play.vampire("Ben", capacity=3, locked=True)
    play[ben].set_mark(corruption(0), counters)
    play.acts("Ada").plays("Revelation of Ecstasy", "SER", target=ben)
    while play.action is not None and play.decision.kind != "target":
        play.passes(play.asked)
    assert (play.action is not None) is asked
    if asked:
        play.choose(play.decision.options[0].verb)
        assert play[ben].controller == 0


@pytest.mark.parametrize("locked", [False, True])
def test_principia_discordia__locks_only_an_unlocked_vampire(play, locked):
    play.vampire("Ada", "qui", sect=Sect.ANARCH)
    play.vampire("Ada")  # the turn continues
    play.hand("Ada", "Principia Discordia")
    ben = play.vampire("Ben", blood=2, locked=locked)
    assert play.acts("Ada").can("Principia Discordia", "qui", target=ben) is not locked
    if not locked:
        play.plays("Principia Discordia", "qui", target=ben).finish()
        assert (play[ben].blood, play[ben].locked) == (1, True)


@pytest.mark.parametrize(("of", "basic"), [("Ben", True), ("Dora", False)])
def test_tourettes_voice__basic_only_for_a_minion_one_controls(play, of, basic):
    play.hand("Ben", "Tourette's Voice")
    ada, helper = play.vampire("Ada", blood=1), play.vampire("Ben", "MEL")
    blocker = play.vampire(of)
    play.acts("Ada").hunts(ada).blocks(blocker).until("Ben", "Tourette's Voice")
    assert play.can("Tourette's Voice", "MEL", minion=helper)
    assert play.can("Tourette's Voice", "mel", minion=helper) is basic


def test_trophy_domain__unlocks_and_blocks_once_each_action(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", blood=3, locked=True)
    domain = play.on(ben, "Trophy: Domain")
    play.bleeds(ada).until("Ben", domain).plays(domain)
    assert play[ben].blood == 2
    assert play.table.current(Combat)
    assert not play.can(domain)


def test_trophy_domain__not_in_your_own_action(play):
    ada = play.vampire("Ada", blood=3)
    domain = play.on(ada, "Trophy: Domain")
    play.vampire("Ben")
    play.bleeds(ada)
    assert not play.can(domain)


@pytest.mark.parametrize(("by_ally", "can"), [(True, False), (False, True)])
def test_predators_communion__not_against_an_ally(play, by_ally, can):
    play.hand("Ben", "Predator's Communion")
    acting = play.ready("Ada", PLAIN_ALLY) if by_ally else play.vampire("Ada")
    play.vampire("Ben", "ABO", locked=True)
    play.bleeds(acting)
    for _ in range(3):
        if play.asked == "Ben":
            break
        play.choose(PASS)
    assert play.can("Predator's Communion", "ABO") is can


@pytest.mark.parametrize(("target", "blood"), [("Ben", 2), ("", 1)])
def test_blood_of_the_sabbat__only_after_directed_actions(play, target, blood):
    ada, _ = play.vampire("Ada", capacity=9, blood=1), play.vampire("Dora")
    play.on(ada, "Blood of the Sabbat")
    if target:
        play.bleeds(ada, target).finish()
        assert play[ada].blood == blood
    else:
        play.acts("Ada").hunts(ada).finish()
        assert play[ada].blood == blood + 1, "only the blood of the hunt"


@pytest.mark.parametrize(("bleeds", "blood"), [(True, 1), (False, 3)])
def test_the_damned__a_blood_only_for_bleed_actions(play, bleeds, blood):
    ada = play.vampire("Ada", capacity=4, blood=2)
    play.on(ada, "The Damned")
    if bleeds:
        play.bleeds(ada, "Ben").finish()
    else:
        play.acts("Ada").hunts(ada).finish()
    assert play[ada].blood == blood


def test_the_damned__not_on_a_large_vampire(play):
    small, large = play.vampire("Ben", capacity=4), play.vampire("Ben", capacity=5)
    play.hand("Ada", "The Damned")
    play.acts("Ada", Phase.MASTER)
    assert play.can("The Damned", target=small)
    assert not play.can("The Damned", target=large)


def test_little_mountain_cemetery__only_younger_samedi_gain(play):
    ada = play.vampire("Ada", clan="Samedi", capacity=5, blood=2)
    names = {one.capacity: one.unique_name for one in play.cards.crypt if one.clan == "Samedi"}
    young, old = (play.uncontrolled("Ada", names[one], 1) for one in (min(names), max(names)))
    play.hand("Ada", "Little Mountain Cemetery")
    play.acts("Ada").plays("Little Mountain Cemetery", minion=ada).finish()
    assert play[ada].blood == 3
    assert [play.counters(one) for one in (young, old)] == [2, 1]


@pytest.mark.parametrize(("bleed", "more"), [(True, 2), (False, 0)])
def test_defender_of_the_haven__more_intercept_only_against_directed_actions(play, bleed, more):
    guard = play.vampire("Ben", clan="Gargoyle", capacity=6)
    play.on(guard, "Defender of the Haven")
    ada = play.vampire("Ada")
    (play.bleeds if bleed else play.hunts)(ada)
    assert play.intercept(guard) == more


@pytest.mark.parametrize(("title", "votes"), [(None, 1), (Title.BISHOP, 1)])
def test_bloodbath__no_additional_vote_for_a_titled_vampire(play, title, votes):
    ada = play.vampire("Ada", sect=Sect.SABBAT, title=title)
    play.on(ada, "Bloodbath")
    assert votes_of(play.table, play[ada]) == votes


def test_sensory_overload__no_action_and_no_block_by_its_bearer(play):
    ben, ada = play.vampire("Ben"), play.vampire("Ada")
    play.on(ben, "Sensory Overload", "Ada")
    play.bleeds(ada, "Ben")
    assert not play.offered(BLOCK, minion=ben)
    play.finish()
    assert not play.acts("Ben").matching("bleed", minion=ben)


def test_patronage__once_a_turn_and_only_a_locked_younger_toreador(play):
    play.hand("Ada", "Patronage", "Patronage")
    ada = play.vampire("Ada", clan="Toreador antitribu", capacity=9)
    mate = play.vampire("Ada", clan="Toreador antitribu", capacity=3, locked=True)
    play.acts("Ada").plays("Patronage", minion=ada, target=mate).finish()
    assert not play[ada].locked
    assert not play[mate].locked
    play[mate].locked = True
    assert not play.can("Patronage", target=mate)


@pytest.mark.parametrize(("at_minion", "can"), [(True, True), (False, False)])
def test_purification__only_an_action_against_a_minion(play, at_minion, can):
    play.hand("Ada", "Phantasmagoria", "Govern the Unaligned")
    play.hand("Ben", "Purification")
    play.vampire("Ada", "pre dom", clan="Ravnos")
    ben = play.vampire("Ben", "QUI")
    play.acts("Ada")
    if at_minion:
        play.plays("Phantasmagoria", "pre", target=ben)
    else:
        play.plays("Govern the Unaligned", "dom", seat="Ben")
    offered = False
    while play.action is not None and not offered:
        offered = play.can("Purification", "QUI")
        play.passes(play.asked)
    assert offered is can
