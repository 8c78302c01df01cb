"""Vampires that share a sentence: rescues, combat, theft, and actions."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import bonus

from cardbase.terms import Bonus, Sect, Title
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.torpor import send
from vtes_deck.engine.turn.influence import CONTROL

KRC = "Kine Resources Contested"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Rescues


@pytest.mark.parametrize(
    ("name", "capacity", "paid"),
    [
        ("Doc Martina", 9, 1),
        ("Frondator", 3, 1),
        ("Adelino Da Silva", 9, 0),
        ("Adelino Da Silva", 3, 2),
    ],
)
def test_a_cheaper_rescue_no_matter_who_pays(play, name, capacity, paid):
    card, one = play.ready("Ada", name, 3), play.vampire("Ada", capacity=capacity, blood=0)
    send(play.table, play[one])
    play.vampire("Ada")
    play.acts("Ada")
    assert {way.n for way in play.matching(RESCUE, minion=card)} == {paid}, (
        "the other vampire has no blood"
    )
    play.blood(one, 2)
    play.again()
    assert {way.n for way in play.matching(RESCUE, minion=card)} == set(range(paid + 1))
    play.choose(RESCUE, minion=card, n=0)
    play.finish()
    assert play[one].ready
    assert (play[card].blood, play[one].blood) == (3, 2 - paid)


@pytest.mark.parametrize("name", ["Doc Martina", "Frondator", "Adelino Da Silva"])
def test_no_cheaper_rescue_by_others_or_of_itself(play, name):
    card, ada = play.ready("Ada", name, 0), play.vampire("Ada", capacity=9)
    send(play.table, play[card])
    play.acts("Ada")
    assert {way.n for way in play.matching(RESCUE, minion=ada)} == {2}


@pytest.mark.parametrize("name", ["Isanwayen", "Mitchell, The Headhunter"])
def test_its_own_rescue_costs_more(play, name):
    card, ada = play.ready("Ada", name, 0), play.vampire("Ada")
    send(play.table, play[card])
    play.acts("Ada")
    assert {way.n for way in play.matching(RESCUE, minion=ada)} == {3}


@pytest.mark.parametrize("name", ["Isanwayen", "Mitchell, The Headhunter"])
def test_no_additional_cost_for_a_rescue_of_others(play, name):
    card, ada = play.ready("Ada", name), play.vampire("Ada", blood=0)
    send(play.table, play[ada])
    play.acts("Ada")
    assert {way.n for way in play.matching(RESCUE, minion=card)} == {2}


# Combat


@pytest.mark.parametrize(
    ("name", "facts", "can"),
    [
        ("Dr. John Dee", {"clan": "Ventrue"}, False),
        ("Dr. John Dee", {"clan": "Brujah"}, True),
        ("Oliver Thrace", {}, False),
        ("Faruq Abd al-Qadir", {}, True),
        ("Faruq Abd al-Qadir", {"corrupted": True}, False),
    ],
)
def test_such_minions_cannot_strike_to_end_combat(play, name, facts, can):
    card = play.ready("Ada", name)
    corrupted = facts.get("corrupted", False)
    ben = play.ready("Ben", "Agnieszka, Tempter of Legions")
    play[ben].clan = facts.get("clan", "Ministry")
    if corrupted:
        play[ben].set_mark("corruption 0", 1)
    play.bleeds(card).blocks(ben)
    for _ in range(20):
        if play.table.current(Combat) and play.decision.kind == "strike" and play.asked == "Ben":
            break
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play.offered(USE, ben) is can


def test_oliver_thrace__others_can_end_their_combats(play):
    play.ready("Ada", "Oliver Thrace")
    ada, ben = play.vampire("Ada"), play.ready("Ben", "Agnieszka, Tempter of Legions")
    play.bleeds(ada).blocks(ben)
    while not play.table.current(Combat) or play.decision.kind != "strike" or play.asked != "Ben":
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play.offered(USE, ben)


# Actions


def test_hesha_ruhadze__bleeds_by_unique_equipment_only(play):
    card = play.ready("Ada", "Hesha Ruhadze (G6)")
    play.on(card, ".44 Magnum")
    assert bonus(play, Bonus.BLEED, card) == 0
    play.on(card, "Ivory Bow")
    play.on(play.vampire("Ada"), "Heart of Nizchetus")
    assert bonus(play, Bonus.BLEED, card) == 1


@pytest.mark.parametrize(
    ("name", "owner"), [("Xeper, Sultan of Lepers", "Cleo"), ("Juniper", "Dora")]
)
def test_steals_allies_only(play, name, owner):
    card, ally = play.ready("Ada", name), play.ready(owner, PLAIN_ALLY)
    vampire = play.vampire(owner)
    play.acts("Ada")
    assert not play.can(card, target=vampire)
    play.plays(card, target=ally).finish()
    assert play.names[play[ally].controller] == "Ada"


def test_juniper__only_from_predator_and_prey(play):
    card, ally = play.ready("Ada", "Juniper"), play.ready("Cleo", PLAIN_ALLY)
    play.acts("Ada")
    assert not play.can(card, target=ally)


def test_dominica__takes_only_an_archetype(play):
    card = play.ready("Ada", "Dominica")
    play.library("Ada", "Vessel", "Perfectionist", "Govern the Unaligned")
    play.acts("Ada").plays(card)
    while play.action and play.decision.kind != "card":
        play.choose(PASS)
    found = [play.table.cards[one.target].name for one in play.decision.options if one.target >= 0]
    assert found == ["Perfectionist"]
    play.game.apply(play.decision.options[0])
    play.finish() if play.action else None
    assert play.zone("Perfectionist") is Zone.HAND


def test_dominica__can_find_nothing(play):
    card = play.ready("Ada", "Dominica")
    play.library("Ada", "Vessel", "Govern the Unaligned")
    play.acts("Ada").plays(card).finish()
    assert [play.table.cards[one].name for one in play.seat("Ada").hand] != ["Perfectionist"]


@pytest.mark.parametrize("name", ["Adisa", "Eddie Gaines"])
def test_after_a_hunt_it_stays_locked_once(play, name):
    card = play.ready("Ada", name, 0)
    play.vampire("Ada")
    play.hunts(card).finish()
    assert play[card].blood == 1
    play.turn("Ada", Phase.UNLOCK, number=13)
    assert play[card].locked
    play.turn("Ada", Phase.UNLOCK, number=17)
    assert not play[card].locked


@pytest.mark.parametrize("name", ["Adisa", "Eddie Gaines"])
def test_without_a_hunt_it_does_not_stay_locked(play, name):
    card = play.ready("Ada", name)
    play.vampire("Ada")
    play.bleeds(card).finish()
    play.turn("Ada", Phase.UNLOCK, number=13)
    assert not play[card].locked


@pytest.mark.parametrize(("facts", "can"), [({"capacity": 2}, True), ({"capacity": 3}, False)])
def test_adisa__attacks_younger_vampires_and_allies_no_older(play, facts, can):
    card = play.ready("Ada", "Adisa")
    one, ally = play.vampire("Ben", **facts), play.ready("Cleo", PLAIN_ALLY)
    play.acts("Ada")
    assert play.can(card, target=one) is can
    assert play.can(card, target=ally)


def test_olga_triminov__black_hand_vampires_steal_her_for_1_pool(play):
    olga, selena = play.ready("Ben", "Olga Triminov"), play.ready("Ada", "Selena")
    other = play.vampire("Ada")
    play.acts("Ada")
    assert not play.can(olga, minion=other)
    play.plays(olga, minion=selena).finish()
    assert play.names[play[olga].controller] == "Ada"
    assert play.pool_of("Ada") == 29


def test_olga_triminov__not_by_her_own_controller(play):
    olga, selena = play.ready("Ada", "Olga Triminov"), play.ready("Ada", "Selena")
    play.acts("Ada")
    assert not play.can(olga, minion=selena)


def test_marcus_vitel__burns_a_retainer_not_equipment(play):
    card, ben = play.ready("Ada", "Marcus Vitel (G3)"), play.vampire("Ben")
    retainer, bow = play.on(ben, "J. S. Simmons, Esq."), play.on(ben, "Ivory Bow")
    play.acts("Ada")
    assert not play.can(card, target=bow)
    play.plays(card, target=retainer).finish()
    assert play.zone(retainer) is Zone.ASH_HEAP


@pytest.mark.parametrize(
    ("prince", "sect", "n"),
    [(True, Sect.CAMARILLA, 2), (False, Sect.CAMARILLA, 1), (True, Sect.ANARCH, 1)],
)
def test_marcus_vitel__bleed_for_sabbat_vampires_only_as_a_prince(play, prince, sect, n):
    card = play.ready("Ada", "Marcus Vitel (G3)")
    if not prince:
        play[card].title = None
    play.vampire("Ben", sect=sect)
    play.bleeds(play.vampire("Ada", sect=Sect.SABBAT))
    assert play.bleed == n


@pytest.mark.parametrize("victim", ["Ada", "Ben"])
@pytest.mark.parametrize(
    ("name", "n"),
    [("Apolonia Czarnecki", 1), ("Gabrielle di Righetti", 2), ("Terrell Harding", 1)],
)
def test_steals_blood_of_any_minion_not_its_own(play, name, n, victim):
    """CRD-02: the action is directed only at another Methuselah; rulings on these symbols agree."""
    card, other = play.ready("Ada", name, 2), play.vampire(victim, capacity=4, blood=4)
    play.acts("Ada")
    assert not play.can(card, target=card)
    play.plays(card, target=other)
    if play.action is not None:
        assert play.action.seats == (() if victim == "Ada" else (1,))
        play.finish()
    assert (play[card].blood, play[other].blood) == (2 + n, 4 - n)


@pytest.mark.parametrize("victim", ["Ada", "Ben"])
def test_petru_sipos__steals_from_any_vampire_in_torpor_only(play, victim):
    petru, other = play.ready("Ada", "Petru Sipos", 2), play.torpor(victim, "Anson", 3)
    awake = play.vampire("Ben")
    play.acts("Ada")
    assert not play.can(petru, target=awake)
    play.plays(petru, target=other).finish()
    assert (play[petru].blood, play[other].blood) == (3, 2)


def test_gabrielle_di_righetti__steals_life_that_becomes_blood(play):
    card, ally = play.ready("Ada", "Gabrielle di Righetti", 2), play.ready("Ben", PLAIN_ALLY)
    life = play[ally].blood
    play.acts("Ada").plays(card, target=ally).finish()
    assert play[card].blood == 2 + min(2, life)


def test_suhailah__stealth_only_with_a_prince_of_her_prey(play):
    card = play.ready("Ada", "Suhailah")
    ben = play.vampire("Ben", title=Title.PRINCE, city="Lima")
    play.bleeds(card)
    assert play.stealth == 1
    send(play.table, play[ben])
    assert play.stealth == 0


def test_okulos__draws_for_1_blood_once_in_a_turn(play):
    card = play.ready("Ada", "Okulos", 3)
    play.hand("Ada", *["Vessel"] * 7)
    [drawn] = play.library("Ada", "Villein")
    play.acts("Ada").plays(card)
    assert play[card].blood == 2
    assert play.zone(drawn) is Zone.HAND
    assert play.decision.kind == "discard", "then she discards"
    play.game.apply(play.decision.options[0])
    assert len(play.seat("Ada").hand) == 7
    assert not play.can(card)


# Events


def test_dr_solomon_grey__gains_pool_once_as_he_enters_play(play):
    card = play.uncontrolled("Ada", "Dr. Solomon Grey", 2)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, card)
    assert play.pool_of("Ada") == 29


@pytest.mark.parametrize("name", ["Thomas De Lutrius", "Julius"])
def test_effects_of_going_to_torpor(play, name):
    card, other = play.ready("Ada", name), play.vampire("Ada")
    send(play.table, play[other])
    assert play.pool_of("Ada") == 30
    send(play.table, play[card])
    play.acts("Ben")
    if name == "Julius":
        assert play.zone(card) is Zone.ASH_HEAP
    else:
        assert play[card].in_torpor
        assert play.pool_of("Ada") == 29


@pytest.mark.parametrize(("facts", "can"), [({"capacity": 4}, True), ({"capacity": 11}, False)])
@pytest.mark.parametrize("name", ["Jacques Molay", "Gabrin"])
def test_only_younger_vampires_and_allies(play, name, facts, can):
    card = play.ready("Ada", name)
    one, ally = play.vampire("Ben", **facts), play.ready("Cleo", PLAIN_ALLY)
    play.acts("Ada")
    assert play.can(card, target=one) is can
    assert play.can(card, target=ally)


@pytest.mark.parametrize("name", ["Amisa", "Gabrin", "Victoria Ash (G2)"])
def test_an_own_minion_is_locked_by_an_undirected_action(play, name):
    """A target of the acting Methuselah makes the action undirected, regardless of its sign."""
    card = play.ready("Ada", name)
    own = play.vampire("Ada", capacity=9 if name == "Amisa" else 3)
    play.vampire("Ben")
    play.acts("Ada").plays(card, target=own)
    assert play.action.seats == ()
    play.finish()
    assert play[own].locked


def test_nahum_enosh__1_blood_only_for_another_ready_vampire_of_his_controller(play):
    card, ada = play.ready("Ada", "Nahum Enosh", 2), play.vampire("Ada", blood=1)
    ben, sleeper = play.vampire("Ben", blood=1), play.vampire("Ada", blood=1)
    send(play.table, play[sleeper])
    play.turn("Ada")
    for wrong in (card, ben, sleeper):
        assert not play.can(card, target=wrong)
    play.plays(card, target=ada)
    assert play[ada].blood == 2
    assert not play.can(card), "once in a turn"


@pytest.mark.parametrize(("ally", "n"), [(True, 2), (False, 1)])
def test_preston_varrick__bleed_against_allies_only(play, ally, n):
    card = play.ready("Ada", "Preston Varrick")
    play.ready("Ben", PLAIN_ALLY) if ally else play.vampire("Ben")
    play.bleeds(card)
    assert play.bleed == n


@pytest.mark.rule("RES-05")
@pytest.mark.parametrize("gone", ["burned", "rescued"])
def test_petru_sipos__takes_no_blood_from_a_vampire_that_left_torpor(play, gone):
    petru, other = play.ready("Ada", "Petru Sipos", 2), play.torpor("Ben", "Anson", 3)
    play.vampire("Ben")
    play.acts("Ada").plays(petru, target=other)
    if gone == "burned":
        zones.burn(play.table, other)
    else:
        play[other].region, play[other].wounded = Region.READY, False
    play.finish()
    assert play[petru].blood == 2
    assert "The action of Petru Sipos succeeds without effect." in play.log_sentences()
    assert gone == "burned" or play[other].blood == 3
