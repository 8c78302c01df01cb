"""Vampires that share an ability: in combat, locking and unlocking, in a phase of a turn."""

import pytest
from card_play import PLAIN, CardPlay
from card_steps import asked
from vampire_texts import polling

from cardbase.terms import Bonus, Sect, Title
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.damage_types import Damage
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status.torpor import send

KRC = "Kine Resources Contested"
WEREWOLF = "Renegade Garou"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def never(play, card):
    """Check that no one can use this card until the end of the action."""
    while play.action:
        assert not play.can(card)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    return True


# Combat

PRESSES = [
    "Appolonius",
    "Julian Sanders",
    'Marion "Teacher193" Perks',
    "Matata",
    "Serhat Gunde, Combat Junkie",
    "Silvia Giovanni",
]


@pytest.mark.parametrize("name", PRESSES)
def test_a_press_once_in_a_combat(play, name):
    card, ben = play.ready("Ada", name, 4), play.vampire("Ben", capacity=9)
    play.bleeds(card).blocks(ben)
    assert asked(play, "press")
    play.choose(PRESS_ON, card)
    assert play.table.current(Combat).number == 2
    assert not asked(play, "press")


@pytest.mark.parametrize("name", PRESSES)
def test_no_press_in_the_combats_of_others(play, name):
    play.ready("Ada", name, 4)
    ada, ben = play.vampire("Ada"), play.vampire("Ben", capacity=9)
    play.bleeds(ada).blocks(ben)
    assert not asked(play, "press")


@pytest.mark.parametrize("name", ['Jack "Hannibal137" Harmon', "Tammy Walenski"])
def test_a_maneuver_once_in_a_combat(play, name):
    card, ben = play.ready("Ada", name, 4), play.vampire("Ben", capacity=9)
    play.bleeds(card).blocks(ben)
    assert asked(play, "range")
    play.choose(USE, card)
    assert not asked(play, "range")
    assert any("long range" in line for line in play.log_sentences())


@pytest.mark.parametrize(
    ("name", "later"), [('Jack "Hannibal137" Harmon', False), ("Tammy Walenski", True)]
)
def test_a_maneuver_in_the_first_round_only_or_in_any(play, name, later):
    card, ben = play.ready("Ada", name, 4), play.vampire("Ben", capacity=9)
    play.bleeds(card).blocks(ben)
    assert asked(play, "range")
    play.table.current(Combat).number = 2
    play.again()
    assert play.offered(USE, card) is later


@pytest.mark.parametrize(("name", "cost"), [("Marcia Felicia Licinia", 1), ("Melek", 0)])
def test_a_dodge_once_in_a_combat(play, name, cost):
    """The opponent presses, so that there is a second round."""
    card, other = play.ready("Ada", name, 5), play.ready("Ben", "Silvia Giovanni", 5)
    play.bleeds(card).blocks(other)
    assert asked(play, "strike")
    play.choose(USE, card)
    assert play[card].blood == 5 - cost
    while play.table.current(Combat).number == 1:
        play.choose(PRESS_ON) if play.offered(PRESS_ON) else play.choose(
            HANDS if play.offered(HANDS) else PASS
        )
    assert play[card].blood == 5 - cost, "it was not hit"
    assert asked(play, "strike")
    assert not play.offered(USE, card)


def test_marcia_felicia_licinia__no_dodge_without_blood(play):
    card = play.ready("Ben", "Marcia Felicia Licinia", 0)
    play.bleeds(play.vampire("Ada")).blocks(card)
    assert asked(play, "strike")
    assert not play.offered(USE, card)


def test_aurora_van_brande_paladin__strikes_at_long_range(play):
    card, ben = (
        play.ready("Ada", "Aurora Van Brande, Paladin", 5),
        play.ready("Ben", "Tammy Walenski"),
    )
    before = play[ben].blood
    play.bleeds(card).blocks(ben)
    assert asked(play, "range")
    play.choose(USE, ben)
    assert asked(play, "strike")
    assert not play.offered(HANDS, minion=card), "the range is long"
    play.choose(USE, card)
    play.finish()
    assert (play[card].blood, play[ben].blood) == (5, before - 1)


def test_lizette__prevents_a_damage_once_in_a_combat(play):
    card, ben = play.ready("Ada", "Lizette", 5), play.vampire("Ben", capacity=9)
    play.bleeds(card).blocks(ben)
    assert asked(play, "damage")
    play.choose(USE, card)
    play.finish()
    assert play[card].blood == 5


@pytest.mark.parametrize("name", ["Aabbt Kindred", "Lizette", "Omaya"])
def test_no_damage_is_prevented_outside_of_combat(play, name):
    card = play.ready("Ada", name, 3)
    play.table.push(DamageResolution((Damage(target=card, n=1),)))
    play.run()
    assert play[card].blood == 2


def test_lizette__not_in_the_combats_of_others(play):
    card, ada, ben = play.ready("Ada", "Lizette", 5), play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    for _ in range(40):
        if not play.action:
            break
        assert not play.offered(USE, card)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)


# Locking and unlocking in the own turn


@pytest.mark.parametrize(("name", "cost"), [("Dónal O'Connor (G6)", 1), ("Qawiyya el-Ghaduba", 2)])
def test_unlocks_for_blood_in_its_minion_phase_once(play, name, cost):
    card = play.ready("Ada", name, 4, locked=True)
    play.vampire("Ada")
    play.acts("Ada").plays(name)
    assert (play[card].locked, play[card].blood) == (False, 4 - cost)
    play[card].locked = True
    play.again()
    assert not play.can(name)


def test_donal_oconnor__in_torpor_too(play):
    card = play.ready("Ada", "Dónal O'Connor (G6)", 4, locked=True)
    send(play.table, play[card])
    play[card].locked = True
    play.vampire("Ada")
    play.acts("Ada").plays(card)
    assert not play[card].locked


@pytest.mark.parametrize("name", ["Dónal O'Connor (G6)", "Qawiyya el-Ghaduba"])
def test_does_not_unlock_in_other_phases_or_turns(play, name):
    card = play.ready("Ada", name, 4, locked=True)
    play.hand("Ada", "Vessel")
    play.turn("Ada", Phase.MASTER)
    assert not play.can(card)
    play.table.stack.clear()
    play.table.decision = None
    play.bleeds(play.vampire("Ben"), "Cleo")
    assert never(play, card)


@pytest.mark.parametrize(
    ("facts", "can"),
    [
        ({"capacity": 5, "sect": Sect.ANARCH}, True),
        ({"capacity": 5, "sect": Sect.CAMARILLA}, False),
        ({"capacity": 9, "sect": Sect.ANARCH}, False),
    ],
)
def test_javier_montoya__unlocks_younger_anarchs_only(play, facts, can):
    card, one = (
        play.ready("Ada", "Javier Montoya (ADV)", 4),
        play.vampire("Ben", locked=True, **facts),
    )
    send(play.table, play[play.vampire("Ben", locked=True, **facts)])
    play.acts("Ada")
    assert play.can(card) is can
    if can:
        play.plays(card, target=one)
        assert (play[one].locked, play[card].blood) == (False, 3)
        play[one].locked = True
        play.again()
        assert not play.can(card), "once in a turn"


def test_javier_montoya__not_in_the_turns_of_others(play):
    play.ready("Ada", "Javier Montoya (ADV)", 4)
    play.vampire("Ada", locked=True, sect=Sect.ANARCH)
    play.bleeds(play.vampire("Ben"), "Cleo")
    assert never(play, "Javier Montoya (ADV)")


def test_art_morgan__unlocks_a_werewolf_once(play):
    play.ready("Ada", "Art Morgan")
    one, two = (play.ready("Ada", WEREWOLF, locked=True) for _ in range(2))
    other, far = play.vampire("Ada", locked=True), play.ready("Ben", WEREWOLF, locked=True)
    play.acts("Ada")
    assert not play.can("Art Morgan", target=other)
    assert not play.can("Art Morgan", target=far)
    play.plays("Art Morgan", target=one)
    assert [play[card].locked for card in (one, two)] == [False, True]
    assert not play.can("Art Morgan")


def test_art_morgan__not_in_torpor(play):
    card = play.ready("Ada", "Art Morgan")
    play.ready("Ada", WEREWOLF, locked=True)
    play.vampire("Ada")
    send(play.table, play[card])
    play.acts("Ada")
    assert not play.can("Art Morgan")


def test_fustuk__locks_to_unlock_a_tremere_antitribu_even_in_the_turn_of_another(play):
    card, one = (
        play.ready("Ada", "Fustuk"),
        play.vampire("Dora", clan="Tremere antitribu", locked=True),
    )
    play.bleeds(play.vampire("Ben"), "Cleo")
    play.until("Ada", card).plays(card, target=one)
    assert (play[card].locked, play[one].locked) == (True, False)
    assert not play.can(card)


def test_fustuk__only_that_clan_and_even_from_torpor(play):
    card = play.ready("Ada", "Fustuk")
    send(play.table, play[card])
    play[card].locked = False
    play.vampire("Ada", locked=True, clan="Tremere")
    play.vampire("Ada")
    play.acts("Ada")
    assert not play.can(card)
    play.vampire("Ada", locked=True, clan="Tremere antitribu")
    play.again()
    assert play.can(card)


@pytest.mark.parametrize(("capacity", "can"), [(8, True), (7, False)])
def test_amisa__acts_to_lock_big_vampires_only(play, capacity, can):
    card, one = play.ready("Ada", "Amisa"), play.vampire("Cleo", capacity=capacity)
    play.acts("Ada")
    assert play.can(card, target=one) is can
    if can:
        play.plays(card, target=one)
        assert play.action.seats == (2,)
        play.finish()
        assert play[one].locked


@pytest.mark.parametrize(
    ("facts", "can"),
    [
        ({"capacity": 6, "sect": Sect.SABBAT}, True),
        ({"capacity": 7, "sect": Sect.SABBAT}, False),
        ({"capacity": 6, "sect": Sect.CAMARILLA}, False),
    ],
)
def test_melinda_galbraith__locks_small_vampires_of_the_sabbat_only(play, facts, can):
    card, one = play.ready("Ada", "Melinda Galbraith (ADV)"), play.vampire("Cleo", **facts)
    play.turn("Ada", Phase.UNLOCK)
    assert play.can(card, target=one) is can
    if can:
        play.plays(card, target=one)
        assert play[one].locked
        play[one].locked = False
        play.again()
        assert not play.can(card), "once in a turn"


def test_melinda_galbraith__from_torpor_but_not_in_the_unlock_phase_of_another(play):
    card = play.ready("Ada", "Melinda Galbraith (ADV)")
    play.vampire("Cleo", sect=Sect.SABBAT)
    send(play.table, play[card])
    play.turn("Ada", Phase.UNLOCK)
    assert play.can(card)
    play.turn("Ben", Phase.UNLOCK)
    assert not play.can(card)


@pytest.mark.parametrize(("clan", "can"), [("Tzimisce", True), ("Lasombra", False)])
def test_margarite__only_tzimisce_attack_her(play, clan, can):
    margarite, cleo = play.ready("Ada", "Margarite"), play.vampire("Cleo", clan=clan)
    play.acts("Cleo")
    assert play.can("Margarite", minion=cleo) is can
    if can:
        play.plays("Margarite", minion=cleo)
        assert play.action.seats == (0,)
        while play.action and not play.table.current(Combat):
            play.choose(PASS)
        assert play.table.current(Combat).holds(margarite)


def test_margarite__not_by_a_tzimisce_of_her_own_controller(play):
    """COM-01."""
    play.ready("Ada", "Margarite")
    dora = play.vampire("Ada", clan="Tzimisce")
    play.acts("Ada")
    assert not play.can("Margarite", minion=dora)


def test_margarite__not_in_torpor(play):
    play.vampire("Cleo", clan="Tzimisce")
    send(play.table, play[play.ready("Ada", "Margarite")])
    play.acts("Cleo")
    assert not play.can("Margarite")


# Discard and influence phase


@pytest.mark.parametrize(
    ("name", "cost"), [("Gunther, Beast Lord", 1), ("Ibn Khaldun, Scholar", 1)]
)
def test_unlocks_for_blood_in_its_discard_phase_once(play, name, cost):
    card = play.ready("Ada", name, 4, locked=True)
    play.hand("Ada", "Vessel")
    play.turn("Ada", Phase.DISCARD).plays(card)
    assert (play[card].locked, play[card].blood) == (False, 4 - cost)
    play[card].locked = True
    play.again()
    assert not play.can(card)


def test_isouda_de_blaise__the_edge_unlocks_her(play):
    card = play.ready("Ada", "Isouda de Blaise", locked=True)
    play.hand("Ada", "Vessel")
    play.edge("Ada")
    play.turn("Ada", Phase.DISCARD).plays(card)
    assert not play[card].locked
    assert play.table.edge is None or play.table.edge < 0


def test_isouda_de_blaise__not_without_the_edge(play):
    card = play.ready("Ada", "Isouda de Blaise", locked=True)
    play.hand("Ada", "Vessel")
    play.turn("Ada", Phase.DISCARD)
    assert not play.can(card)


def test_william_thorbecke__two_blood_unlock_a_minion_of_his_controller_only(play):
    card, one = play.ready("Ada", "William Thorbecke", 5), play.vampire("Ada", locked=True)
    far, unlocked = play.vampire("Ben", locked=True), play.vampire("Ada")
    play.hand("Ada", "Vessel")
    play.turn("Ada", Phase.DISCARD)
    assert not play.can(card, target=far)
    assert not play.can(card, target=unlocked)
    play.plays(card, target=one)
    assert (play[one].locked, play[card].blood) == (False, 3)
    play[one].locked = True
    play.again()
    assert not play.can(card)


def test_nitidas__locks_for_a_card_more_only_until_the_end_of_the_turn(play):
    card = play.ready("Ada", "Nitidas")
    play.library("Ada", *["Vessel"] * 10)
    play.hand("Ada", *["Vessel"] * 7)
    play.bleeds(play.vampire("Ben"), "Cleo")
    play.until("Ada", card).plays(card)
    assert play[card].locked
    assert any("Ada draws" in line for line in play.log_sentences())
    assert (len(play.seat("Ada").hand), play.asked, play.decision.kind) == (8, "Ada", "discard")
    assert stats.hand_size(play.table, 0) == 7


def test_nitidas__not_while_locked(play):
    card = play.ready("Ada", "Nitidas", locked=True)
    play.bleeds(play.vampire("Ben"), "Cleo")
    assert never(play, card)


@pytest.mark.parametrize("name", ["Len Konopka", "Tarbaby Jack"])
@pytest.mark.parametrize(("torpor", "n"), [(False, 5), (True, 4)])
def test_a_transfer_more_while_ready_not_in_torpor(play, name, torpor, n):
    card = play.ready("Ada", name)
    if torpor:
        send(play.table, play[card])
    play.uncontrolled("Ada", PLAIN)
    play.turn("Ada", Phase.INFLUENCE)
    assert play.seat("Ada").transfers == n


READY_PHASES = [
    ("François Villon (G6)", Phase.UNLOCK, {"capacity": 2}),
    ("Isanwayen", Phase.MASTER, {}),
    ("Lupo Giovanni", Phase.UNLOCK, {"clan": "Giovanni"}),
    ("Nahum Enosh", Phase.UNLOCK, {}),
    ("Sarrasine", Phase.MASTER, {}),
]


@pytest.mark.parametrize(("name", "phase", "facts"), READY_PHASES)
@pytest.mark.parametrize("torpor", [False, True])
def test_in_a_phase_while_ready_not_in_torpor(play, name, phase, facts, torpor):
    card = play.ready("Ada", name, 5)
    play.vampire("Ada", blood=1, **facts)
    play.edge("Ada")
    play.hand("Ada", "Vessel")
    if torpor:
        send(play.table, play[card])
        play[card].locked = False
    play.turn("Ada", phase)
    assert play.can(card) is not torpor


# Votes


def test_gustav_breidenstein__five_votes_more(play):
    card = play.ready("Ada", "Gustav Breidenstein")
    before = stats.bonus_of(play.table, Bonus.VOTES, play[card])
    polling(play, play.vampire("Ada", title=Title.PRIMOGEN))
    play.until("Ada", card).plays(card)
    assert play[card].locked
    assert stats.bonus_of(play.table, Bonus.VOTES, play[card]) == before + 5
    assert not play.can(card)


def test_gustav_breidenstein__not_outside_of_referendums(play):
    play.ready("Ada", "Gustav Breidenstein")
    play.bleeds(play.vampire("Ada"))
    assert never(play, "Gustav Breidenstein")


def test_sabine_lafitte__gives_no_blood_to_herself(play):
    play.ready("Ada", "Sabine Lafitte", 3)
    tremere = play.ready("Ada", "Blythe Candeleria", 1)
    play.acts("Ada", Phase.UNLOCK)
    targets = {o.target for o in play.decision.options if o.target >= 0}
    assert targets == {tremere}
