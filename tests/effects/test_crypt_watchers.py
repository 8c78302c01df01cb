"""Vampires that watch masters, events, blocks, hands and the first moments of a turn."""

import pytest
from card_play import CardPlay
from card_steps import passing, poll

from cardbase.terms import Sect, Title
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.turn.discard import PLAY_EVENT
from vtes_deck.engine.turn.game_end import oust

EVENT = "Anthelios, The Red Star"
PRINCE = {"title": Title.PRINCE, "city": "Paris"}
RIGBY = "Rigby, Crusade Vanguard"
BISHOP = {"title": Title.BISHOP, "sect": Sect.SABBAT}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def options_with(play, *words):
    """Choose the only option whose sentence contains these words."""
    (found,) = [
        one
        for one in play.options
        if all(word in option_sentence(play.table, one) for word in words)
    ]
    play.game.apply(found)


# Stealth and intercept


@pytest.mark.parametrize(
    ("name", "card", "stealth"),
    [
        ("Kalila", "The Rack", 1),
        ("Kalila", ".44 Magnum", 0),
        ("Bulscu (ADV)", "The Rack", 1),
        ("Bulscu (ADV)", ".44 Magnum", 1),
    ],
)
def test_aimed_cards__stealth_only_at_cards_of_a_kind(play, name, card, stealth):
    vampire, ben = play.ready("Ada", name), play.vampire("Ben")
    target = play.on(ben, card) if "Magnum" in card else play.in_play("Ben", card)
    play.bleeds(vampire)
    assert play.stealth == 0
    play.action.target = target
    assert play.stealth == stealth


def test_kalila__not_at_a_minion(play):
    vampire, ben = play.ready("Ada", "Kalila"), play.vampire("Ben")
    play.bleeds(vampire)
    play.action.target = ben
    assert play.stealth == 0


def test_bulscu__not_at_a_minion(play):
    vampire, ben = play.ready("Ada", "Bulscu (ADV)"), play.vampire("Ben")
    play.bleeds(vampire)
    play.action.target = ben
    assert play.stealth == 0


def test_ryder__looks_at_the_hand_once_and_not_in_the_second_round(play):
    ryder, ben = play.ready("Ada", "Ryder", 5), play.vampire("Ben", capacity=9, blood=9)
    play.hand("Ben", "Blood Doll")
    play.bleeds(ryder).blocks(ben).until("Ada", "Ryder").uses("Ryder")
    assert any("Ben has Blood Doll" in line for line in play.log_sentences("Ada"))
    assert not any("Ben has Blood Doll" in line for line in play.log_sentences("Cleo"))
    assert not play.can("Ryder")


def test_ryder__intercept_but_not_against_undirected_actions(play):
    ryder, ada = play.ready("Ben", "Ryder"), play.vampire("Ada", blood=1)
    play.bleeds(ada)
    assert play.intercept(ryder) == 1
    play.finish()
    play.again()
    play[ada].locked = False
    play.acts("Ada").hunts(ada)
    assert play.intercept(ryder) == 0


# Damage to minions that act against the controller


def test_shemti__minions_are_hurt_after_acting_against_her_controller(play):
    play.ready("Ada", "Shemti")
    dora = play.vampire("Dora", blood=3, capacity=5)
    play.bleeds(dora).finish()
    assert play[dora].blood == 2


@pytest.mark.parametrize("state", ["locked", "torpor", "blocked", "another"])
def test_shemti__not_locked_or_in_torpor_or_for_other_actions(play, state):
    shemti = play.torpor("Ada", "Shemti") if state == "torpor" else play.ready("Ada", "Shemti")
    play[shemti].locked = state == "locked"
    acting = play.vampire("Cleo" if state == "another" else "Dora", blood=3, capacity=5)
    play.bleeds(acting)
    if state == "blocked":
        play.action.failed = True
    play.finish()
    assert play[acting].blood == 3


# Masters and events


def test_basir__blood_for_a_discipline_that_is_put_on_him(play):
    basir = play.ready("Ada", "Basir", 1)
    play.hand("Ada", "Celerity")
    play.turn("Ada", Phase.MASTER)
    options_with(play, "Celerity", "Basir")
    passing(play, lambda: play[basir].blood != 1, most=4)
    assert play[basir].blood == 2


def test_basir__not_for_the_discipline_of_another(play):
    basir, other = play.ready("Ada", "Basir", 2), play.vampire("Ada", blood=1, capacity=4)
    play.hand("Ada", "Celerity")
    play.turn("Ada", Phase.MASTER)
    options_with(play, "Celerity", "Bathurst")
    passing(play, lambda: play.table.phase is not Phase.MASTER, most=10)
    assert (play[basir].blood, play[other].blood) == (2, 1)


def test_basir__cannot_block_or_react(play):
    basir, ada = play.ready("Ben", "Basir"), play.vampire("Ada")
    play[basir].disciplines = {"dom": 2}
    play.hand("Ben", "Deflection")
    play.vampire("Cleo")
    play.bleeds(ada)
    assert not play.offered(BLOCK, minion=basir)
    assert not passing(play, lambda: play.asked == "Ben" and play.can("Deflection"), most=12)


@pytest.mark.parametrize("owner", ["Ada", "Cleo"])
def test_joseph_digiaccomo__unlocks_for_a_location_of_anyone(play, owner):
    joseph = play.ready(owner, "Joseph DiGiaccomo", locked=True)
    play.vampire("Ada")
    play.hand("Ada", "The Rack")
    play.turn("Ada", Phase.MASTER)
    play[joseph].locked = True
    options_with(play, "The Rack", "Joseph" if owner == "Ada" else "Bathurst")
    assert passing(play, lambda: not play[joseph].locked, most=8)


def test_joseph_digiaccomo__not_for_another_master(play):
    joseph = play.ready("Cleo", "Joseph DiGiaccomo", locked=True)
    play.hand("Ada", "Blood Doll")
    play.vampire("Ada")
    play.turn("Ada", Phase.MASTER)
    play.game.apply(play.ways("Blood Doll")[0])
    passing(play, lambda: play.table.phase is not Phase.MASTER, most=8)
    assert play[joseph].locked


def event(play, owner):
    """Let a Methuselah play a Gehenna event."""
    play.hand(owner, EVENT)
    play.turn(owner, Phase.DISCARD).choose(PLAY_EVENT, EVENT)
    passing(play, lambda: any(play.table.cards[one].event for one in play.table.in_play), most=6)


@pytest.mark.parametrize("holder", ["Ada", "Ben"])
def test_marcel_de_breau__pool_only_with_the_edge(play, holder):
    play.torpor("Ada", "Marcel de Breau")
    play.edge(holder)
    event(play, "Cleo")
    assert play.pool_of("Ada") == 30 + (holder == "Ada")


def test_marcel_de_breau__not_for_a_card_of_another_kind(play):
    play.ready("Ada", "Marcel de Breau")
    play.edge("Ada")
    play.in_play("Cleo", "The Rack")
    assert play.pool_of("Ada") == 30


def test_cyscek__the_edge_and_pool_of_the_player(play):
    play.ready("Ada", "Cyscek")
    event(play, "Cleo")
    assert (play.table.edge, play.pool_of("Cleo")) == (0, 29)


def test_cyscek__not_in_torpor(play):
    play.torpor("Ada", "Cyscek")
    event(play, "Cleo")
    assert (play.table.edge, play.pool_of("Cleo")) == (-1, 30)


# Blocks


def test_lucas_halton__burns_blood_instead_of_locking_once_each_turn(play):
    lucas, ada = play.ready("Ben", "Lucas Halton", 5), play.vampire("Ada", blood=1)
    other = play.vampire("Ada", blood=9, capacity=9)
    play.bleeds(ada).blocks(lucas).until("Ben", "Lucas Halton").uses("Lucas Halton")
    assert (play[lucas].locked, play[lucas].blood) == (False, 4)
    passing(play, lambda: not play.action, most=20)
    play.bleeds(other).blocks(lucas)
    passing(play, lambda: play.offered(HANDS) or play.can("Lucas Halton"), most=9)
    assert not play.can("Lucas Halton")
    assert play[lucas].locked


def test_lucas_halton__locks_if_he_does_not_pay(play):
    lucas, ada = play.ready("Ben", "Lucas Halton", 5), play.vampire("Ada", blood=9, capacity=9)
    play.bleeds(ada).blocks(lucas).until("Ben", "Lucas Halton")
    passing(play, lambda: play.offered(HANDS), most=6)
    assert (play[lucas].locked, play[lucas].blood) == (True, 5)


def test_lucas_halton__not_without_blood(play):
    lucas, ada = play.ready("Ben", "Lucas Halton", 0), play.vampire("Ada")
    play.bleeds(ada).blocks(lucas)
    passing(play, lambda: play.offered(HANDS) or play.can("Lucas Halton"), most=9)
    assert not play.can("Lucas Halton")
    assert play[lucas].locked


def failed_block(play, **facts):
    """Let Rigby's block of a vampire fail."""
    rigby, ada = play.ready("Ben", RIGBY, 3), play.vampire("Ada", **facts)
    bishop = play.vampire("Ada", blood=1, capacity=4, **BISHOP)
    full = play.vampire("Ada", blood=4, capacity=4, **BISHOP)
    play[ada].blood = 1
    play.hunts(ada).blocks(rigby)
    passing(play, lambda: play.action is None or play[bishop].blood != 1, most=10)
    return play[rigby].blood, play[bishop].blood, play[full].blood


def test_rigby_crusade_vanguard__feeds_a_bishop_of_the_predator(play):
    assert failed_block(play, sect=Sect.SABBAT) == (2, 2, 4)


def test_rigby_crusade_vanguard__not_after_an_action_of_another_sect(play):
    assert failed_block(play, sect=Sect.CAMARILLA) == (3, 1, 4)


def test_fleurdumal__the_hand_is_open_only_during_the_combat(play):
    fleurdumal, ben = play.ready("Ada", "Fleurdumal", 5), play.vampire("Ben", capacity=9, blood=9)
    play.bleeds(fleurdumal).blocks(ben).until("Ada", "Fleurdumal").uses("Fleurdumal")
    assert [one.hand for one in play.table.open_hands] == [1]
    assert play[fleurdumal].blood == 4
    for _ in range(40):
        if not play.action:
            break
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play.table.open_hands == ()


def test_fleurdumal__not_as_the_blocking_minion(play):
    fleurdumal, ada = play.ready("Ben", "Fleurdumal", 5), play.vampire("Ada", blood=9, capacity=9)
    play.bleeds(ada).blocks(fleurdumal)
    assert not passing(play, lambda: play.can("Fleurdumal") or play.offered(HANDS), most=10) or (
        not play.can("Fleurdumal")
    )


# Cards that return, vampires that return


def test_epikasta_rigatos__her_action_card_returns_to_the_library(play):
    epikasta = play.ready("Ada", "Epikasta Rigatos", 5)
    play[epikasta].disciplines = {"dom": 2}
    (govern,) = play.hand("Ada", "Govern the Unaligned")
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=epikasta)
    assert passing(play, lambda: play.can("Epikasta Rigatos"), most=20)
    play.uses("Epikasta Rigatos")
    assert play.zone(govern) in {Zone.LIBRARY, Zone.HAND}
    assert not play.can("Epikasta Rigatos")


def test_epikasta_rigatos__not_after_a_blocked_action_or_a_card_of_another(play):
    epikasta, other = play.ready("Ada", "Epikasta Rigatos", 5), play.vampire("Ada", "DOM")
    play[epikasta].disciplines = {"dom": 2}
    play.hand("Ada", "Govern the Unaligned")
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=other)
    assert not passing(play, lambda: not play.action or play.can("Epikasta Rigatos"), most=20) or (
        not play.action
    )


def test_parmenides__with_the_predator_until_the_next_unlock_phase(play):
    parmenides = play.uncontrolled("Ada", "Parmenides", 11)
    play.turn("Ada", Phase.INFLUENCE)
    options_with(play, "Move Parmenides to the ready region")
    assert passing(play, lambda: parmenides in play.table.in_play, most=10)
    assert play[parmenides].controller == 3
    play[parmenides].locked = True
    assert passing(play, lambda: play.table.active == 0 and play.table.turn > 9, most=80)
    assert play[parmenides].controller == 0
    assert passing(play, lambda: not play[parmenides].locked, most=6)


def test_parmenides__does_not_return_to_an_ousted_owner(play):
    parmenides = play.uncontrolled("Ada", "Parmenides", 11)
    play.turn("Ada", Phase.INFLUENCE)
    options_with(play, "Move Parmenides to the ready region")
    assert passing(play, lambda: parmenides in play.table.in_play, most=10)
    oust(play.table, [play.seat("Ada")])
    assert passing(play, lambda: play.table.active == 1 and play.table.turn > 11, most=120)
    assert play[parmenides].controller == 3


# Referendums and hands


def test_kahina_the_sorceress__damage_only_to_the_corrupted(play):
    play.ready("Ada", "Kahina the Sorceress")
    corrupted, other = play.vampire("Ben", blood=3), play.vampire("Ben", blood=3)
    play[corrupted].set_mark("corruption 0", 2)
    play.acts("Ada").plays("Kahina the Sorceress")
    poll(play, Ada="for")
    assert play[other].blood == 3


def test_kahina_the_sorceress__nothing_if_it_fails(play):
    play.ready("Ada", "Kahina the Sorceress")
    ben = play.vampire("Ben", blood=3, **PRINCE)
    play.acts("Ada").plays("Kahina the Sorceress")
    assert play.stealth == 1
    poll(play, Ben="against")
    assert play[ben].blood == 3


def test_kendrick__a_political_action_card_is_discarded_once_each_turn(play):
    play.ready("Ada", "Kendrick")
    (card,) = play.hand("Ben", "Ancilla Empowerment")
    play.turn("Ada", Phase.MASTER).uses("Kendrick")
    assert play.zone(card) is Zone.ASH_HEAP
    assert not play.can("Kendrick")


def test_kendrick__only_a_political_action_card_and_not_in_torpor(play):
    play.ready("Ada", "Kendrick")
    (card,) = play.hand("Ben", "Blood Doll")
    play.turn("Ada", Phase.MASTER).uses("Kendrick")
    assert play.zone(card) is Zone.HAND


def test_kendrick__not_in_torpor(play):
    play.torpor("Ada", "Kendrick")
    play.hand("Ben", "Blood Doll")
    assert not play.turn("Ada", Phase.MASTER).can("Kendrick")


@pytest.mark.parametrize("locked", [True, False])
def test_bartholomew__pool_only_if_he_was_not_locked(play, locked):
    vampire = play.ready("Ada", "Bartholomew", locked=locked)
    play.turn("Dora", Phase.DISCARD)
    play[vampire].locked = locked
    assert passing(play, lambda: play.table.active == 0, most=20)
    assert play.pool_of("Ada") == 30 + (not locked)


def test_bartholomew__not_in_the_turn_of_another(play):
    play.ready("Ada", "Bartholomew")
    play.turn("Ada", Phase.DISCARD)
    assert passing(play, lambda: play.table.active == 1, most=20)
    assert play.pool_of("Ada") == 30


@pytest.mark.parametrize("locked", [True, False])
def test_dr_jest__the_prey_discards_only_if_he_was_not_locked(play, locked):
    vampire = play.ready("Ada", "Dr. Jest", locked=locked)
    (card,) = play.hand("Ben", "Blood Doll")
    play.turn("Dora", Phase.DISCARD)
    play[vampire].locked = locked
    assert passing(play, lambda: play.table.active == 0, most=20)
    offered = passing(play, lambda: play.can("Dr. Jest"), most=4)
    assert offered is not locked
    if offered:
        play.uses("Dr. Jest")
        assert play.zone(card) is Zone.ASH_HEAP
        assert not play.can("Dr. Jest")


def test_dr_jest__not_in_the_unlock_phase_of_another(play):
    play.ready("Ben", "Dr. Jest")
    play.hand("Cleo", "Blood Doll")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can("Dr. Jest")
