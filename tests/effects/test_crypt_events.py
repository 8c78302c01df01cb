"""Vampires whose text applies when they are blocked, hurt or hunted, or to actions of one kind."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import asked, logged

from cardbase.terms import Bonus, Sect, Title, Type
from vtes_deck.engine.actions.diablerie import DIABLERISE, Diablerie
from vtes_deck.engine.actions.permanents import EQUIP, RECRUIT
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.politics.blood_hunt import HUNT_CALLED
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.torpor import send

KRC = "Kine Resources Contested"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def opened(play):
    """Let someone be able to block, so that an action does not end immediately."""
    return play.vampire("Ben", capacity=2)


def blocked(play, card, by):
    """Block the action of a vampire, and end the combat before strikes."""
    play.bleeds(card).blocks(by)
    while play.action and play.table.current(Combat) is None:
        play.choose(PASS)
    assert play.table.current(Combat)


# Blocked


@pytest.mark.parametrize(("capacity", "n"), [(11, 1), (2, 0)])
def test_spleen_georgio_gutterpunk__burns_blood_only_if_an_older_vampire_blocks(play, capacity, n):
    card, ben = (
        play.ready("Ada", "Spleen, Georgio Gutterpunk"),
        play.vampire("Ben", capacity=capacity),
    )
    before = play[card].blood
    blocked(play, card, ben)
    assert play[card].blood == before - n


def test_donal_oconnor__the_blocking_vampire_burns_1_blood_before_combat(play):
    card, ben = play.ready("Ada", "Dónal O'Connor (G2)"), opened(play)
    blocked(play, card, ben)
    assert play[ben].blood == 1


def test_donal_oconnor__an_empty_vampire_can_block_but_burns_nothing(play):
    card, ben = play.ready("Ada", "Dónal O'Connor (G2)"), play.vampire("Ben", blood=0)
    blocked(play, card, ben)
    assert play[ben].blood == 0


def test_donal_oconnor__not_an_ally_or_a_blocker_of_another_minion(play):
    card, ally = play.ready("Ada", "Dónal O'Connor (G2)"), play.ready("Ben", PLAIN_ALLY)
    life = play[ally].blood
    blocked(play, card, ally)
    assert play[ally].blood == life


def test_donal_oconnor__not_after_a_failed_block_or_a_block_of_another_minion(play):
    play.ready("Ada", "Dónal O'Connor (G2)")
    ben = opened(play)
    blocked(play, play.vampire("Ada"), ben)
    assert play[ben].blood == 2


# Torpor, diablerie


def test_hasina_kesi__a_pool_as_he_goes_to_torpor(play):
    send(play.table, play[play.ready("Ada", "Hasina Kesi")])
    assert play.pool_of("Ada") == 29


def test_hasina_kesi__not_as_another_goes(play):
    play.ready("Ada", "Hasina Kesi")
    send(play.table, play[play.vampire("Ada")])
    assert play.pool_of("Ada") == 30


def hunted(play, diablerist):
    """Whether a blood hunt is called after this vampire has committed diablerie."""
    victim = play.vampire("Ben", blood=0)
    send(play.table, play[victim])
    play.acts("Ada").choose(DIABLERISE, minion=diablerist, target=victim)
    for _ in range(40):
        if not play.table.current(Diablerie) and not play.action:
            break
        if any(event.what is HUNT_CALLED for event in play.game.log):
            return True
        play.choose(PASS)
    return any(event.what is HUNT_CALLED for event in play.game.log)


@pytest.mark.parametrize(
    "facts",
    [{"title": Title.PRINCE, "city": "Chicago"}, {"title": Title.JUSTICAR, "city": "Caitiff"}],
)
def test_theo_bell__no_blood_hunt_with_a_ready_prince_or_justicar(play, facts):
    theo = play.ready("Ada", "Theo Bell (G2)", 3)
    play.vampire("Ada", **facts)
    assert not hunted(play, theo)


def test_theo_bell__a_blood_hunt_without_them_not_of_others_or_in_torpor(play):
    theo = play.ready("Ada", "Theo Bell (G2)", 3)
    play.vampire("Cleo", title=Title.PRINCE, city="Chicago")
    send(play.table, play[play.vampire("Ada", title=Title.PRINCE, city="Lima")])
    play.vampire("Ada", title=Title.PRIMOGEN)
    assert hunted(play, theo)


@pytest.mark.parametrize(
    ("name", "owner", "bonus"),
    [("Luc", "Ada", Bonus.STEALTH), ("Lisette Vizquel", "Ben", Bonus.INTERCEPT)],
)
def test_a_bonus_in_diablerie_not_in_other_actions(play, name, owner, bonus):
    card = play.ready(owner, name)
    victim = play.vampire("Cleo", blood=0)
    send(play.table, play[victim])
    opened(play)
    actor = card if owner == "Ada" else play.vampire("Ada")
    play.vampire("Cleo")
    play.acts("Ada").choose(DIABLERISE, minion=actor, target=victim)
    assert stats.bonus_of(play.table, bonus, play[card]) == 1
    play.finish()


@pytest.mark.parametrize(
    ("name", "owner", "bonus"),
    [("Luc", "Ada", Bonus.STEALTH), ("Lisette Vizquel", "Ben", Bonus.INTERCEPT)],
)
def test_no_bonus_of_diablerie_in_a_bleed(play, name, owner, bonus):
    card = play.ready(owner, name)
    opened(play)
    play.bleeds(card if owner == "Ada" else play.vampire("Ada"))
    assert stats.bonus_of(play.table, bonus, play[card]) == 0


def test_luc__no_stealth_for_the_diablerie_of_another(play):
    card, ada, victim = play.ready("Ada", "Luc"), play.vampire("Ada"), play.vampire("Cleo", blood=0)
    send(play.table, play[victim])
    play.vampire("Cleo")
    play.acts("Ada").choose(DIABLERISE, minion=ada, target=victim)
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[card]) == 0


def test_luc__three_cards_more_until_the_next_unlock_phase_not_longer(play):
    card = play.ready("Ada", "Luc")
    play.library("Ada", *["Vessel"] * 20)
    opened(play)
    play.vampire("Ada")
    play.acts("Ada").plays(card)
    assert play.stealth == 1
    play.finish()
    assert stats.hand_size(play.table, 0) == 10
    play.turn("Ada", Phase.UNLOCK, number=13)
    assert stats.hand_size(play.table, 0) == 7


# Actions of a kind


@pytest.mark.parametrize("name", ["Gillian Krader", "Bela"])
def test_no_political_actions(play, name):
    card, other = play.ready("Ada", name), play.vampire("Ada")
    play.hand("Ada", KRC)
    play.acts("Ada")
    assert not play.offered(POLITICAL, KRC, minion=card)
    assert play.offered(POLITICAL, KRC, minion=other)


@pytest.mark.parametrize("name", ["Gillian Krader", "Bela"])
def test_not_even_a_political_action_of_a_card_in_play(play, name):
    card, other = play.ready("Ada", name), play.vampire("Ada")
    play.in_play("Ben", "Anarch Revolt")
    play.acts("Ada")
    assert not play.can("Anarch Revolt", minion=card)
    assert play.can("Anarch Revolt", minion=other)


def test_roderick_phillips_march__stealth_to_equip_while_ready(play):
    roderick, ada = play.ready("Ada", "Roderick Phillips March"), play.vampire("Ada")
    opened(play)
    play.hand("Ada", ".44 Magnum")
    play.acts("Ada").choose(EQUIP, ".44 Magnum", minion=ada)
    assert play.stealth == 2
    send(play.table, play[roderick])
    assert play.stealth == 1


def test_roderick_phillips_march__not_in_bleeds_or_for_others(play):
    play.ready("Ben", "Roderick Phillips March")
    ada = play.vampire("Ada")
    play.hand("Ada", ".44 Magnum")
    play.acts("Ada").choose(EQUIP, ".44 Magnum", minion=ada)
    assert play.stealth == 1
    play.finish()
    ben = opened(play)
    play.vampire("Cleo")
    play.acts("Ben").bleeds(ben)
    assert play.stealth == 0


@pytest.mark.parametrize(("sect", "n"), [(Sect.SABBAT, 2), (Sect.LAIBON, 2), (Sect.CAMARILLA, 1)])
def test_carmen__stealth_to_equip_for_vampires_that_are_not_of_the_camarilla(play, sect, n):
    play.ready("Ada", "Carmen")
    ada = play.vampire("Ada", sect=sect)
    opened(play)
    play.hand("Ada", ".44 Magnum")
    play.acts("Ada").choose(EQUIP, ".44 Magnum", minion=ada)
    assert play.stealth == n


def test_carmen__not_in_bleeds(play):
    card = play.ready("Ada", "Carmen")
    opened(play)
    play.bleeds(card)
    assert play.stealth == 0


@pytest.mark.parametrize(("clan", "n"), [("Baali", 0), ("Ministry", 0), ("Brujah", 1)])
def test_matthias__only_baali_and_ministries_bleed_his_controller_for_less(play, clan, n):
    matthias, ada = play.ready("Ben", "Matthias"), play.vampire("Ada", clan=clan)
    play.bleeds(ada)
    assert play.bleed == n
    send(play.table, play[matthias])
    assert play.bleed == 1


def test_matthias__not_less_against_others(play):
    play.ready("Cleo", "Matthias")
    opened(play)
    play.bleeds(play.vampire("Ada", clan="Baali"))
    assert play.bleed == 1


@pytest.mark.parametrize(("clan", "n"), [("Ministry", -1), ("Brujah", 0)])
def test_vardar_vardarian__only_ministries_are_weaker(play, clan, n):
    vardar, ben = play.ready("Ada", "Vardar Vardarian"), play.vampire("Ben", clan=clan)
    assert stats.bonus_of(play.table, Bonus.STRENGTH, play[ben]) == 0
    blocked(play, vardar, ben)
    assert stats.bonus_of(play.table, Bonus.STRENGTH, play[ben]) == n


@pytest.mark.parametrize(("discipline", "n"), [("nec", 1), ("vic", 0)])
def test_andrea_giovanni__stealth_in_actions_of_necromancy_only(play, cb, discipline, n):
    """This also applies to recruiting an ally that requires it."""
    andrea = play.ready("Ada", "Andrea Giovanni", 8)
    play[andrea].disciplines, play[andrea].capacity = {discipline: 2}, 9
    ally = next(
        one.unique_name
        for one in cb.library
        if Type.ALLY in one.types and one.requirement.disciplines == (discipline,)
    )
    opened(play)
    play.hand("Ada", ally)
    play.acts("Ada")
    play.game.apply(play.matching(RECRUIT, ally, minion=andrea)[0])
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[andrea]) == n


def test_andrea_giovanni__not_in_the_actions_of_others_or_without_a_card(play):
    andrea = play.ready("Ada", "Andrea Giovanni")
    opened(play)
    play.bleeds(andrea)
    assert play.stealth == 0
    play.finish()
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[andrea]) == 0


@pytest.mark.parametrize(("facts", "n"), [({"clan": "Brujah"}, 2), ({"clan": "Ventrue"}, 1)])
def test_vasilis_the_traitor_of_don_cruez__giovanni_bleed_for_more_only_against_brujah(
    play, facts, n
):
    vasilis, ada = (
        play.ready("Cleo", "Vasilis, The Traitor of Don Cruez"),
        play.vampire("Ada", clan="Giovanni"),
    )
    play.vampire("Ben", **facts)
    play.bleeds(ada)
    assert play.bleed == n
    send(play.table, play[vasilis])
    assert play.bleed == 1


def test_vasilis_the_traitor_of_don_cruez__no_other_clan(play):
    play.ready("Ada", "Vasilis, The Traitor of Don Cruez")
    play.vampire("Ben", clan="Brujah")
    play.bleeds(play.vampire("Ada", clan="Tremere"))
    assert play.bleed == 1


# Actions that a text gives


@pytest.mark.parametrize(("facts", "can"), [({"title": Title.PRIMOGEN}, True), ({}, False)])
def test_maldavis__only_a_primogen_burns_1_of_her_blood(play, facts, can):
    card, cleo = play.ready("Ada", "Maldavis", 3), play.vampire("Cleo", **facts)
    opened(play)
    play.acts("Cleo")
    assert play.can(card, minion=cleo) is can
    if can:
        play.plays(card, minion=cleo)
        assert (play.stealth, play.action.seats) == (1, (0,))
        play.finish()
        assert play[card].blood == 2


def test_pieter_van_dorn__burns_1_blood_from_a_ready_tremere_only(play):
    card, one = play.ready("Ada", "Pieter van Dorn"), play.vampire("Cleo", clan="Tremere")
    other, down = play.vampire("Cleo", clan="Brujah"), play.vampire("Cleo", clan="Tremere")
    send(play.table, play[down])
    play.acts("Ada")
    assert not play.can(card, target=other)
    assert not play.can(card, target=down)
    play.plays(card, target=one)
    assert play.action.seats == (2,)
    play.finish()
    assert play[one].blood == play[one].capacity - 1


def test_nefertiti__a_corruption_counter_on_a_minion_of_her_prey_only(play):
    card, one, far = play.ready("Ada", "Nefertiti (G2)", 3), opened(play), play.vampire("Cleo")
    play.acts("Ada")
    assert not play.can(card, target=far)
    play.plays(card, target=one)
    assert (play.stealth, play.action.seats) == (1, (1,))
    play.finish()
    assert logged(play, "corruption counter")
    assert play[card].blood == 2


@pytest.mark.parametrize("free", [True, False])
def test_drozodny__only_a_political_action_returns(play, free):
    card = play.ready("Ada", "Drozodny")
    for name in (KRC, "Govern the Unaligned"):
        play.card("Ada", name, Zone.ASH_HEAP)
    opened(play)
    play.acts("Ada")
    assert not play.can(card, target="Govern the Unaligned")
    play.plays(card, target=KRC)
    assert play.stealth == 1
    if free:
        play.finish()
        assert play.zone(KRC) is Zone.HAND


def test_mora_the_death_seer__a_library_card_to_the_bottom_once_no_crypt_card(play):
    card = play.ready("Ada", "Mora, the Death Seer")
    play.card("Ada", KRC, Zone.ASH_HEAP)
    vampire = play.card("Ada", "Selena", Zone.ASH_HEAP)
    play.card("Ada", "Vessel", Zone.ASH_HEAP)
    play.library("Ada", *["Fame"] * 3)
    play.hand("Ada", *["Fame"] * 7)
    play.turn("Ada", Phase.DISCARD)
    assert not play.can(card, target=vampire)
    play.plays(card, target=KRC)
    library = play.seat("Ada").library
    assert play.number(KRC) in {library[0], library[-1]}
    assert not play.can(card)


def test_mora_the_death_seer__not_in_torpor(play):
    card = play.ready("Ada", "Mora, the Death Seer")
    play.card("Ada", KRC, Zone.ASH_HEAP)
    play.hand("Ada", "Fame")
    send(play.table, play[card])
    play.turn("Ada", Phase.DISCARD)
    assert not play.can(card)


def test_katherine_stoddard__a_card_of_auspex_for_another_once(play):
    card = play.ready("Ada", "Katherine Stoddard")
    play.vampire("Ada")
    play.library("Ada", *["Vessel"] * 9)
    play.hand("Ada", "Telepathic Misdirection", "Govern the Unaligned", *["Vessel"] * 5)
    play.acts("Ada")
    assert not play.can(card, target="Govern the Unaligned")
    play.plays(card, target="Telepathic Misdirection")
    assert play.zone("Telepathic Misdirection") is Zone.ASH_HEAP
    assert len(play.seat("Ada").hand) == 7
    play.hand("Ada", "Telepathic Misdirection")
    play.again()
    assert not play.can(card)


def test_katherine_stoddard__not_in_torpor_or_in_the_turns_of_others(play):
    card = play.ready("Ada", "Katherine Stoddard")
    play.hand("Ada", "Telepathic Misdirection")
    opened(play)
    play.bleeds(play.vampire("Dora"))
    while play.action:
        assert not play.can(card)
        play.choose(PASS)
    send(play.table, play[card])
    play.vampire("Ada")
    play.turn("Ada", Phase.MINION)
    assert not play.can(card)


@pytest.mark.parametrize(
    ("facts", "can"), [(None, True), ({"capacity": 3}, True), ({"capacity": 11}, False)]
)
def test_scout_youngwood__locks_an_ally_or_younger_vampire_of_her_prey_only(play, facts, can):
    card = play.ready("Ada", "Scout Youngwood", 5)
    one = play.ready("Ben", PLAIN_ALLY) if facts is None else play.vampire("Ben", **facts)
    far = play.vampire("Cleo", capacity=3)
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can(card, target=far)
    assert play.can(card, target=one) is can
    if can:
        play.plays(card, target=one)
        assert (play[one].locked, play[card].blood) == (True, 3)


# Combat


def test_don_cruez_the_idealist__a_blood_for_a_maneuver_once_in_a_combat(play):
    card, ben = play.ready("Ada", "Don Cruez, The Idealist", 4), opened(play)
    play.bleeds(card).blocks(ben)
    assert asked(play, "range")
    play.choose(USE, card)
    assert play[card].blood == 3
    assert not asked(play, "range")
    assert logged(play, "long range")


@pytest.mark.parametrize("name", ["Lambach", "Janey Pickman"])
def test_1_blood_for_aggravated_hands_once_in_a_round(play, name):
    card, ben = play.ready("Ada", name, 5), play.vampire("Ben", capacity=9)
    play.bleeds(card).blocks(ben)
    while play.action and not play.can(card):
        play.choose(PASS)
    play.plays(card)
    assert play[card].blood == 4
    assert not play.can(card)
    while play.action:
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert logged(play, "aggravated damage")


@pytest.mark.parametrize("name", ["Lambach", "Janey Pickman"])
def test_no_aggravated_hands_in_the_combats_of_others(play, name):
    card, ada = play.ready("Ada", name, 5), play.vampire("Ada")
    ben = opened(play)
    play.bleeds(ada).blocks(ben)
    while play.action:
        assert not play.can(card)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
