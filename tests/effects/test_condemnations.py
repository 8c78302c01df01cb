import pytest
from card_fights import to_kind, to_strikes
from card_play import CardPlay
from referendums import PRINCE, calls, poll

from cardbase.terms import Sect, Title, Trait
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.politics.votes import ballots_of, votes_of
from vtes_deck.engine.state.table import Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def infernal(play, disciplines="DAI"):
    """An infernal vampire of Ada's; another vampire keeps her turn open."""
    play.vampire("Ada")
    ada = play.vampire("Ada", disciplines)
    play[ada].set_mark(Trait.INFERNAL.value, 1)
    return ada


def condemned(play, name, level="DAI", target=None):
    """A vampire of Ben's, or another minion, with a condemnation; Ada's turn continues."""
    ada = infernal(play)
    target = play.vampire("Ben") if target is None else target
    play.hand("Ada", name)
    play.acts("Ada").plays(name, level, target=target, minion=ada)
    play.finish()
    assert play[name].host == target
    return target


@pytest.mark.parametrize(
    ("name", "discipline"), [("Mute", "chi"), ("Doomed", "obf"), ("Languid", "pre")]
)
def test_condemnation__locks_a_younger_vampire_only(play, name, discipline):
    ada, _ = play.vampire("Ada", discipline), play.vampire("Ada")
    young, peer = play.vampire("Ben", capacity=4), play.vampire("Ben", capacity=5)
    play.hand("Ada", f"Condemnation: {name}")
    play.acts("Ada")
    assert not play.can(f"Condemnation: {name}", target=peer)
    play.plays(f"Condemnation: {name}", discipline, target=young, minion=ada)
    assert play.stealth == 1
    assert play.action.seats == (1,), "it is directed"
    play.finish()
    assert play[young].locked
    assert play.zone(f"Condemnation: {name}") is Zone.ASH_HEAP


@pytest.mark.parametrize("level", ["dai", "DAI"])
@pytest.mark.parametrize("name", ["Mute", "Doomed", "Languid"])
def test_condemnation__not_by_a_vampire_that_is_not_infernal(play, name, level):
    ada = play.vampire("Ada", level)
    play.vampire("Ben")
    play.hand("Ada", f"Condemnation: {name}")
    play.acts("Ada")
    assert not play.can(f"Condemnation: {name}")
    play[ada].set_mark(Trait.INFERNAL.value, 1)
    play.again()
    assert play.can(f"Condemnation: {name}", level)


@pytest.mark.parametrize("name", ["Mute", "Doomed", "Languid"])
def test_condemnation__not_on_a_minion_in_torpor(play, name):
    infernal(play)
    asleep = play.torpor("Ben", "Anson")
    play.hand("Ada", f"Condemnation: {name}")
    play.acts("Ada")
    assert not play.can(f"Condemnation: {name}", "DAI", target=asleep)


def test_condemnation__burns_the_others_on_the_minion_but_not_its_other_cards(play):
    ben = play.vampire("Ben")
    old = play.on(ben, "Condemnation: Doomed")
    gun = play.on(ben, ".44 Magnum")
    elsewhere = play.on(play.vampire("Ben"), "Condemnation: Languid")
    condemned(play, "Condemnation: Mute", target=ben)
    assert play.zone(old) is Zone.ASH_HEAP
    assert play.zone(gun) is Zone.IN_PLAY
    assert play.zone(elsewhere) is Zone.IN_PLAY


def test_condemnation_mute__three_votes_less_but_no_ballot(play):
    inner = play.vampire("Ben", title=Title.INNER_CIRCLE, clan="Nosferatu antitribu")
    priscus = play.vampire("Ben", title=Title.PRISCUS, sect=Sect.SABBAT)
    prince = play.vampire("Ben", **PRINCE)
    for one in (inner, priscus, prince):
        play.on(one, "Condemnation: Mute")
    assert [votes_of(play.table, play[one]) for one in (inner, priscus, prince)] == [1, 0, 0]
    assert ballots_of(play.table, play[priscus]) == 1


def test_condemnation_mute__not_on_an_ally(play):
    infernal(play)
    ally = play.ready("Ben", "Nephandus")
    play.hand("Ada", "Condemnation: Mute")
    play.acts("Ada")
    assert not play.can("Condemnation: Mute", "DAI", target=ally)


@pytest.mark.parametrize(("level", "left"), [("dai", 5), ("DAI", 4)])
def test_condemnation_mute__burns_blood_after_a_referendum_passes_at_superior(play, level, left):
    ben = condemned(play, "Condemnation: Mute", level)
    calls(play, "Anarchist Uprising", **PRINCE)
    while play.decision.kind == "block":
        play.passes(play.asked)
    poll(play)
    assert play[ben].blood == left


def test_condemnation_mute__no_blood_is_burned_after_a_referendum_that_fails(play):
    ben = condemned(play, "Condemnation: Mute")
    calls(play, "Anarchist Uprising")
    play.vampire("Cleo", **PRINCE)
    while play.decision.kind == "block":
        play.passes(play.asked)
    while play.decision.kind == "vote":
        against = [one for one in play.decision.options if one.verb.name == "votes against"]
        play.game.apply(against[0]) if against else play.passes()
    assert "The referendum fails, 0:2." in play.log_sentences()
    assert play[ben].blood == 5


@pytest.mark.parametrize(("level", "left"), [("dai", 30), ("DAI", 29)])
def test_condemnation_doomed__less_stealth_and_a_block_costs_pool_at_superior(play, level, left):
    ben = condemned(play, "Condemnation: Doomed", level)
    cleo = play.vampire("Cleo")
    play.acts("Ben")
    play.bleeds(ben, "Cleo")
    assert play.stealth == -1
    play.blocks(cleo).finish()
    assert play.pool_of("Ben") == left


def test_condemnation_doomed__no_pool_is_burned_if_another_minion_is_blocked(play):
    condemned(play, "Condemnation: Doomed")
    other, cleo = play.vampire("Ben"), play.vampire("Cleo")
    play.acts("Ben")
    play.bleeds(other, "Cleo").blocks(cleo).finish()
    assert play.pool_of("Ben") == 30


def test_condemnation_languid__less_strength(play):
    ben = condemned(play, "Condemnation: Languid", "dai")
    cleo = play.vampire("Cleo")
    play.acts("Ben")
    play.bleeds(ben, "Cleo").blocks(cleo)
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert play[cleo].blood == 5
    assert play[ben].blood == 4


@pytest.mark.parametrize(("level", "presses"), [("dai", True), ("DAI", False)])
def test_condemnation_languid__no_press_at_superior(play, level, presses):
    ben = play.vampire("Ben", "pot")
    condemned(play, "Condemnation: Languid", level, target=ben)
    cleo = play.vampire("Cleo")
    play.hand("Ben", "Psyche!")
    play[ben].disciplines = {"cel": 1}
    play.acts("Ben")
    play.bleeds(ben, "Cleo").blocks(cleo)
    if presses:
        to_kind(play, "press", "Ben")
        assert play.can("Psyche!")
    else:
        play.finish()
        assert "Round 2 of combat." not in play.log_sentences()
        assert not any("presses" in line for line in play.log_sentences())
