"""Read actions and referendums: what they give, steal and bring back, and cards that stay."""

import pytest
from card_fights import drained
from card_play import PLAIN_ALLY, CardPlay
from referendums import calls, poll

from cardbase.terms import Bonus, Sect, Title, Trait
from vtes_deck.effects.vocab.crypt_search import FIND
from vtes_deck.effects.vocab.minion_filter import has_level
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_METHUSELAH, CHOOSE_MINION
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.cards.requirements import has_trait
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Activity, Modifier, Phase, Until, Zone
from vtes_deck.engine.status import sects
from vtes_deck.engine.turn.unlock import MISSES_UNLOCK


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def unblocked(play):
    """Let no one block the political action."""
    while play.decision.kind == "block":
        play.choose(PASS)
    return play


def test_regaining_the_upper_hand__moves_the_edge(play):
    play.edge("Cleo")
    calls(play, "Regaining the Upper Hand")
    poll(unblocked(play).choose(CHOOSE_METHUSELAH, seat="Ben"))
    assert play.table.edge == 1


@pytest.mark.parametrize(("asked", "left"), [(1, 2), (2, 3)])
def test_healing_touch__not_beyond_the_starting_life(play, asked, left):
    play.vampire("Ada", "obe", capacity=8)
    play.hand("Ada", "Healing Touch")
    ally = play.ready("Ben", PLAIN_ALLY)
    full = play[ally].capacity
    drained(play, ally, 1)
    play.acts("Ada").plays("Healing Touch", "obe", target=ally, n=asked).finish()
    assert play[ally].blood == min(left, full)


def test_possession__a_vampire_comes_back_with_one_blood(play):
    play.vampire("Ada", "NEC", capacity=8)
    play.hand("Ada", "Possession")
    dead = play.card("Ada", "Dimple", Zone.ASH_HEAP)
    ally = play.card("Ada", PLAIN_ALLY, Zone.ASH_HEAP)
    play.acts("Ada")
    assert not play.can("Possession", "NEC", target=ally)
    play.plays("Possession", "NEC", target=dead).finish()
    assert (play[dead].ready, play[dead].blood) == (True, 1)


def test_possession__a_vampire_waits_again(play):
    play.vampire("Ada", "nec")
    play.hand("Ada", "Possession")
    dead = play.card("Ada", "Dimple", Zone.ASH_HEAP)
    play.acts("Ada").plays("Possession", "nec", target=dead).finish()
    assert dead in play.seat("Ada").uncontrolled


@pytest.mark.parametrize("level", ["tha", "THA"])
@pytest.mark.parametrize("on", ["vampire", "ally", "retainer"])
def test_cryptic_mission__burns_blood_or_hurts(play, level, on):
    ada = play.vampire("Ada", level, capacity=8, blood=4)
    play.hand("Ada", "Cryptic Mission")
    target = play.vampire("Ben", blood=3) if on == "vampire" else play.ready("Ben", PLAIN_ALLY)
    if on == "retainer":
        target = play.on(target, "Raven Spy")
    before = play[target].blood
    play.acts("Ada").plays("Cryptic Mission", level, target=target).finish()
    left = play[target].blood if target in play.table.in_play else 0
    assert left == before - 1
    assert play[ada].blood == (5 if level == "THA" else 4)


@pytest.mark.parametrize("on_retainer", [True, False])
def test_shadow_twin__stays_on_a_minion_but_not_on_a_retainer(play, on_retainer):
    play.vampire("Ada", "OBT", capacity=8)
    play.hand("Ada", "Shadow Twin")
    ben = play.vampire("Ben", blood=3)
    spy = play.on(ben, "Raven Spy")
    play[spy].blood = 2
    target = spy if on_retainer else ben
    before = play[target].blood
    play.acts("Ada").plays("Shadow Twin", "OBT", target=target).finish()
    assert play[target].blood == before - 1
    assert len(play[spy].attached) == 0
    assert len(play[ben].attached) == 1 + (not on_retainer)
    assert all(play[one].controller == 0 for one in play[ben].attached if one != spy)


@pytest.mark.parametrize("what", ["retainer", "equipment", "blood"])
def test_fleecing_the_gaje__takes_one_of_three(play, what):
    ada = play.vampire("Ada", clan="Ravnos", capacity=8, blood=3)
    play.hand("Ada", "Fleecing the Gaje")
    ben, elder = play.vampire("Ben", capacity=5, blood=2), play.vampire("Ben", capacity=9)
    spy, gun = play.on(ben, "Raven Spy"), play.on(ben, ".44 Magnum")
    target = {"retainer": spy, "equipment": gun, "blood": ben}[what]
    play.acts("Ada")
    assert not play.can("Fleecing the Gaje", target=elder)
    play.plays("Fleecing the Gaje", target=target).finish()
    if what == "blood":
        assert (play[ada].blood, play[ben].blood) == (4, 1)
    else:
        assert play[ada].attached == (target,)


def test_summon_the_serpent__finds_only_the_discipline(play):
    play.vampire("Ada", clan="Ministry", capacity=8)
    play.hand("Ada", "Summon the Serpent")
    snake, other = play.crypt("Ada", "Nakhthorheb", "Dimple")
    play.acts("Ada").plays("Summon the Serpent")
    while play.decision.kind != "card":
        play.choose(PASS)
    assert not play.offered(FIND, target=other)
    play.choose(FIND, target=snake)
    assert play.seat("Ada").uncontrolled[snake] == 1


def test_the_ailing_spirit__blinds_three_kinds_of_minions(play):
    ada = play.vampire("Ada", "obe", capacity=8)
    play.hand("Ada", "The Ailing Spirit")
    mad, sane = play.vampire("Ben", "dem"), play.vampire("Ben")
    mortal = play.ready("Ben", PLAIN_ALLY)
    play.acts("Ada").plays("The Ailing Spirit", "obe", minion=ada)
    assert [stats.intercept(play.table, play[one]) for one in (mad, sane, mortal)] == [-1, 0, -1]


@pytest.mark.parametrize(
    ("clan", "can"), [("Malkavian", True), ("Malkavian antitribu", True), ("Ventrue", False)]
)
def test_the_ailing_spirit__takes_one_of_four_kinds(play, clan, can):
    play.vampire("Ada", "OBE", capacity=8)
    play.hand("Ada", "The Ailing Spirit")
    ben, mortal = play.vampire("Ben", clan=clan), play.ready("Ben", PLAIN_ALLY)
    play.acts("Ada")
    assert play.can("The Ailing Spirit", "OBE", target=ben) is can
    play.plays("The Ailing Spirit", "OBE", target=ben if can else mortal).finish()
    assert play[ben if can else mortal].controller == 0


@pytest.mark.parametrize("blocked", [True, False])
def test_visionquest__a_block_costs_the_next_unlock(play, blocked):
    ada, ben = play.vampire("Ada", clan="Ahrimane", capacity=4), play.vampire("Ben")
    play.hand("Ada", "Visionquest")
    play.acts("Ada").plays("Visionquest", minion=ada)
    if blocked:
        table_gives_intercept(play, ben)
        play.blocks(ben)
    play.finish()
    assert bool(play[ada].mark(MISSES_UNLOCK)) is blocked
    assert has_level(play.table, play[ada], "spi") is not blocked


def table_gives_intercept(play, minion):
    """Give a minion enough intercept for any block."""
    play.table.modify(Modifier(Bonus.INTERCEPT, 5, minion, Until.ACTION, minion))


@pytest.mark.parametrize(("sect", "has"), [(Sect.SABBAT, True), (Sect.CAMARILLA, False)])
def test_blooding__the_black_hand_are_sabbat(play, sect, has):
    ada = play.vampire("Ada", sect=Sect.SABBAT, blood=2)
    play.hand("Ada", "Blooding")
    play.acts("Ada").plays("Blooding").finish()
    sects.change_sect(play.table, play[ada], sect)
    assert has_trait(play.table, play[ada], Trait.BLACK_HAND) is has
    (blooding,) = play[ada].attached
    zones.burn(play.table, blooding)
    assert not has_trait(play.table, play[ada], Trait.BLACK_HAND)


@pytest.mark.parametrize(("sect", "strength"), [(Sect.SABBAT, 2), (Sect.CAMARILLA, 1)])
def test_martial_ritus__serves_only_a_sabbat_vampire(play, sect, strength):
    ada = play.vampire("Ada", sect=Sect.SABBAT, capacity=8)
    other = play.vampire("Ada", sect=Sect.SABBAT, capacity=3)
    play.hand("Ada", "Martial Ritus")
    play.acts("Ada").plays("Martial Ritus", minion=ada, target=other).finish()
    sects.change_sect(play.table, play[other], sect)
    assert stats.strength(play.table, play[other]) == strength
    assert not play[ada].locked


@pytest.mark.parametrize("name", ["Ada", "Ben"])
def test_carrion_coffin__unlocks_as_any_turn_ends(play, name):
    ada = play.vampire("Ada", blood=2)
    play.on(ada, "Carrion Coffin")
    play.vampire("Ben")
    play.turn(name, Phase.DISCARD)
    play.lock(ada)
    play.run()
    for _ in range(10):
        if play.can("Carrion Coffin", words="to unlock"):
            break
        play.choose(PASS)
    play.plays("Carrion Coffin", words="to unlock")
    assert (play[ada].locked, play[ada].blood) == (False, 1)


def test_beyond_reproach__primogen_neither_call_nor_vote_in_full(play):
    play.in_play("Ada", "Beyond Reproach")
    primogen = play.vampire("Ben", title=Title.PRIMOGEN)
    prince = play.vampire("Ben", title=Title.PRINCE, city="Chicago")
    play.hand("Ben", "Regaining the Upper Hand")
    play.acts("Ben")
    assert not play.offered(POLITICAL, minion=primogen)
    assert votes_of(play.table, play[primogen]) == 1
    play.choose(POLITICAL, "Regaining the Upper Hand", minion=prince)
    assert votes_of(play.table, play[primogen]) == 0
    assert votes_of(play.table, play[prince]) == 2


def test_investiture__camarilla_vampires_cannot_vote(play):
    vampires = {
        sect: play.vampire("Ben", sect=sect, title=title, city="Chicago" * (title is Title.PRINCE))
        for sect, title in ((Sect.CAMARILLA, Title.PRIMOGEN), (Sect.SABBAT, Title.BISHOP))
    }
    calls(play, "Investiture", sect=Sect.SABBAT, title=Title.REGENT)
    unblocked(play).choose(CHOOSE_MINION, target=vampires[Sect.SABBAT])
    restricted = {
        sect for sect, one in vampires.items() if play.table.is_restricted(Activity.VOTE, one)
    }
    assert restricted == {Sect.CAMARILLA}
    poll(play)
    assert play[vampires[Sect.SABBAT]].title is Title.PRISCUS


@pytest.mark.parametrize("name", ["Ada", "Ben"])
def test_death_to_the_brujah__any_methuselah_pays_with_her_own(play, name):
    judgment = play.in_play("Cleo", "Judgment: Death to the Brujah!")
    own = play.vampire(name, clan="Brujah")
    other = play.vampire("Dora", clan="Brujah")
    play.vampire(name)
    play.acts(name)
    assert not play.can(judgment, words="Burn", target=other)
    play.plays(judgment, words="Burn", target=own)
    assert not {own, judgment} & play.table.in_play.keys()


def test_death_to_the_brujah__fights_only_brujah_of_another(play):
    play.in_play("Cleo", "Judgment: Death to the Brujah!")
    ada, ally = play.vampire("Ada"), play.ready("Ada", PLAIN_ALLY)
    own, theirs = play.vampire("Ada", clan="Brujah"), play.vampire("Ben", clan="Brujah")
    play.acts("Ada")
    name = "Judgment: Death to the Brujah!"
    assert play.can(name, minion=ada, target=theirs)
    assert not play.can(name, minion=ada, target=own)
    assert not play.can(name, minion=ally)


def test_greatest_fall__feeds_in_both_regions_outside_combat(play):
    fall = play.in_play("Ada", "Watchtower: Greatest Fall")
    ready = play.vampire("Ada", sect=Sect.SABBAT, blood=1)
    waiting = play.uncontrolled("Ada", "Sascha Vykos, The Angel of Caine", 1)
    other = play.vampire("Ben", sect=Sect.SABBAT, blood=1)
    play.acts("Ada")
    assert play.can(fall, target=ready)
    assert not play.can(fall, target=other)
    play.plays(fall, target=waiting)
    assert play.seat("Ada").uncontrolled[waiting] == 2
    play[fall].locked = False
    play.bleeds(ready).blocks(other)
    assert play.decision.kind
    while play.table.current(Combat) is not None:
        assert not play.can(fall)
        play.choose(HANDS if play.offered(HANDS) else PASS)
