"""Read actions and political actions: chosen Methuselahs, contracts, clans of users."""

import pytest
from card_fights import to_strikes
from card_play import PLAIN_ALLY, CardPlay
from referendums import calls, poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_MINION
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status import torpor


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def strikes(play):
    """Strike with hands, and pass for everyone."""
    to_strikes(play).choose(HANDS).finish()


def blocked_by_none(play):
    """Let no one block the political action."""
    while play.decision.kind == "block":
        play.choose(PASS)


def test_border_skirmish__only_other_methuselahs_discard(play):
    play.vampire("Ada", sect=Sect.ANARCH)
    play.hand("Ada", "Border Skirmish", "Lost in Crowds")
    play.hand("Ben", "Lost in Crowds", "Boxed In")
    play.acts("Ada").plays("Border Skirmish").finish()
    seats = play.table.seats
    assert len(seats[0].ash_heap) == 1
    assert len(seats[1].ash_heap) == 1


def test_edged_illusion__hurts_each_ready_minion_of_one_methuselah_only(play):
    play.vampire("Ada", "CHI", capacity=8)
    play.hand("Ada", "Edged Illusion")
    ben, ally = play.vampire("Ben", blood=3), play.ready("Ben", PLAIN_ALLY)
    cleo = play.vampire("Cleo", blood=3)
    before = play[ally].blood
    play.acts("Ada").plays("Edged Illusion", "CHI", seat="Ben").finish()
    assert (play[ben].blood, play[ally].blood, play[cleo].blood) == (2, before - 1, 3)


def test_edged_illusion__can_choose_your_own_minions(play):
    ada, ben = play.vampire("Ada", "CHI", capacity=8, blood=4), play.vampire("Ben", blood=3)
    play.hand("Ada", "Edged Illusion")
    play.acts("Ada").plays("Edged Illusion", "CHI", seat="Ada").finish()
    assert (play[ada].blood, play[ben].blood) == (1, 3), "a cost of 2, and 1 damage"


def test_reformation__steals_a_hunting_ground_only_of_another(play):
    ada = play.vampire("Ada", "dom", sect=Sect.ANARCH, blood=2)
    play.hand("Ada", "Reformation")
    own = play.in_play("Ada", "Academic Hunting Ground")
    other = play.in_play("Ben", "Asylum Hunting Ground")
    barrens = play.in_play("Ben", "The Barrens")
    play.acts("Ada")
    assert not play.can("Reformation", "dom", target=own)
    assert not play.can("Reformation", "dom", target=barrens)
    play.plays("Reformation", "dom", target=other).finish()
    assert play[other].controller == 0
    assert play[ada].blood == 1


def test_violation_of_trust__only_a_contract_on_your_minion(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.hand("Ada", "Violation of Trust")
    mine, gun = play.on(ada, "Contract", "Ben"), play.on(ada, ".44 Magnum")
    theirs = play.on(ben, "Contract", "Ada")
    play.acts("Ada")
    assert not play.can("Violation of Trust", target=theirs)
    assert not play.can("Violation of Trust", target=gun)
    play.plays("Violation of Trust", target=mine).finish()
    assert play.table.where[mine] is Zone.ASH_HEAP


@pytest.mark.parametrize(
    ("clan", "capacity", "can"),
    [
        ("Lasombra", 6, True),
        ("Lasombra", 7, False),
        ("Tzimisce", 6, False),
    ],
)
def test_sacrifice__only_a_small_vampire_of_the_clan_of_the_actor(play, clan, capacity, can):
    other = play.vampire("Ada", clan="Lasombra", capacity=3)
    ben = play.vampire("Ben", clan=clan, capacity=capacity)
    calls(play, "Sacrifice", sect=Sect.SABBAT, clan="Lasombra", capacity=9)
    blocked_by_none(play)
    assert play.offered(CHOOSE_MINION, target=ben) is can
    poll(play.choose(CHOOSE_MINION, target=ben if can else other))
    assert ([one for one in (other, ben) if one not in play.table.in_play]) == [
        ben if can else other
    ]


@pytest.mark.parametrize(
    ("level", "capacity", "blood", "can"),
    [
        ("dem", 4, 1, True),
        ("dem", 4, 2, False),
        ("dem", 9, 1, False),
        ("DEM", 9, 0, True),
        ("DEM", 9, 2, False),
    ],
)
def test_sleep_of_reason__only_with_little_blood(play, level, capacity, blood, can):
    play.vampire("Ada", level, capacity=8)
    play.hand("Ada", "Sleep of Reason")
    ben = play.vampire("Ben", capacity=capacity, blood=blood)
    assert play.acts("Ada").can("Sleep of Reason", level, target=ben) is can
    if can:
        play.plays("Sleep of Reason", level, target=ben).finish()
        assert play[ben].in_torpor


def test_scourge__only_a_vampire_of_the_sect_of_the_actor(play):
    fits, other = play.vampire("Ben", sect=Sect.CAMARILLA), play.vampire("Ben", sect=Sect.SABBAT)
    ada = calls(play, "Scourge", sect=Sect.CAMARILLA, title=Title.PRINCE, city="Chicago")
    blocked_by_none(play)
    assert not play.offered(CHOOSE_MINION, target=other)
    poll(play.choose(CHOOSE_MINION, target=fits))
    assert [one.host for one in play.table.in_play.values() if one.host == fits]
    assert not play[ada].locked


def test_corruptions_purge__only_empty_vampires_of_the_clan_fall(play):
    calls(play, "Corruption's Purge", sect=Sect.CAMARILLA, title=Title.PRINCE, city="Chicago")
    poor = play.vampire("Ben", clan="Ministry", blood=2)
    rich = play.vampire("Ben", clan="Ministry", blood=3)
    other = play.vampire("Cleo", clan="Ventrue", blood=0)
    blocked_by_none(play)
    poll(play)
    assert play[poor].in_torpor
    assert (play[rich].blood, play[rich].in_torpor) == (1, False)
    assert not play[other].in_torpor


def test_tithings__only_from_methuselahs_without_an_old_vampire(play):
    play.vampire("Ben", capacity=7)
    play.vampire("Cleo", capacity=6)
    pools = [seat.pool for seat in play.table.seats]
    calls(play, "Tithings", sect=Sect.SABBAT, capacity=8)
    blocked_by_none(play)
    poll(play)
    gained = [seat.pool - pool for seat, pool in zip(play.table.seats, pools, strict=True)]
    assert gained == [2, 0, -1, -1]


@pytest.mark.parametrize("used", [False, True])
def test_chill_of_oblivion__only_after_its_use_claws_do_not_send_to_torpor(play, used):
    ada, ben = play.vampire("Ada", "pro", blood=5), play.vampire("Ben", blood=5)
    chill = play.on(ben, "Chill of Oblivion", "Ben")
    play.hand("Ada", "Wolf Claws")
    play.bleeds(ada)
    assert not play.can(chill)
    play.blocks(ben).until("Ada", "Wolf Claws").plays("Wolf Claws", "pro")
    if used:
        play.until("Ben", chill).uses(chill)
        assert chill not in play.table.in_play
    strikes(play)
    assert play[ben].in_torpor is not used


def test_elemental_stoicism__normal_damage_only_in_combat_and_until_torpor(play):
    ada, ben = play.vampire("Ada", "pro", blood=5), play.vampire("Ben", blood=5)
    stoic = play.on(ben, "Elemental Stoicism", "Ben")
    play.hand("Ada", "Wolf Claws")
    play.bleeds(ada).blocks(ben).until("Ada", "Wolf Claws").plays("Wolf Claws", "pro")
    strikes(play)
    assert play[ben].blood == 4
    assert not play[ben].in_torpor
    torpor.send(play.table, play[ben])
    assert stoic not in play.table.in_play
