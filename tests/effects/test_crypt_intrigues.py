"""Vampires that borrow minions, flip coins, ban Disciplines or change sect."""

import pytest
from card_play import CardPlay
from card_steps import hands_until, poll

from cardbase.terms import Sect, Title
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import titles

PRINCE = {"title": Title.PRINCE, "city": "Paris"}
DAMASKENOS, ARNULF = "Damaskenos, Herald of Leandro", "Arnulf Jormungandrsson"
THEO, FEROX = "Theo Bell (G2 ADV)", "Ferox, The Rock Lord (ADV)"
MUNTATHIR = "Al-Muntathir, God's Witness"
EVENT = "Anthelios, The Red Star"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def until_turn_of(play, seat, *, most=60):
    """Pass until it is the turn of a Methuselah."""
    for _ in range(most):
        if play.table.active == seat:
            return
        play.choose(PASS)


# Control for a turn


def test_drusilla_euphemia__a_ventrue_until_the_end_of_the_turn(play):
    drusilla, ventrue = (
        play.ready("Ada", "Drusilla Euphemia", 4),
        play.vampire("Cleo", clan="Ventrue"),
    )
    play.acts("Ada").plays("Drusilla Euphemia", target=ventrue).finish()
    assert (play[ventrue].controller, play[drusilla].blood) == (0, 2)
    until_turn_of(play, 1)
    assert play[ventrue].controller == 2


def test_drusilla_euphemia__not_her_controllers_ventrue_or_another_clan(play):
    play.ready("Ada", "Drusilla Euphemia", 4)
    mine, other = play.vampire("Ada", clan="Ventrue"), play.vampire("Cleo", clan="Brujah")
    asleep = play.torpor("Cleo", "Lucinde, Alastor (G3)")
    play.acts("Ada")
    assert not any(play.can("Drusilla Euphemia", target=one) for one in (mine, other, asleep))


def test_gengis__unlocks_for_a_brujah_of_another_and_returns(play):
    gengis = play.ready("Ada", "Gengis", locked=True)
    brujah = play.vampire("Dora", clan="Brujah")
    play.acts("Dora").plays("Gengis", minion=brujah).finish()
    assert (play[gengis].controller, play[gengis].locked) == (3, False)
    until_turn_of(play, 0)
    assert play[gengis].controller == 0


def test_gengis__does_not_block_that_action(play):
    gengis = play.ready("Ada", "Gengis")
    brujah = play.vampire("Dora", clan="Brujah")
    play.acts("Dora").plays("Gengis", minion=brujah)
    assert not play.offered(BLOCK, minion=gengis)


def test_gengis__blocks_other_actions(play):
    gengis, dora = play.ready("Ada", "Gengis"), play.vampire("Dora", clan="Brujah")
    play.bleeds(dora)
    assert play.offered(BLOCK, minion=gengis)


def test_gengis__no_action_for_other_clans_or_his_own_controller(play):
    play.ready("Ada", "Gengis")
    mine, other = play.vampire("Ada", clan="Brujah"), play.vampire("Dora", clan="Ventrue")
    assert not play.acts("Ada").can("Gengis", minion=mine)
    assert not play.acts("Dora").can("Gengis", minion=other)


# Esau


@pytest.mark.parametrize("seed", range(6))
def test_esau__a_coin_decides_on_one_more_bleed(cb, seed):
    play = CardPlay(cb, seed=seed)
    esau = play.ready("Ada", "Esau", 4)
    play.vampire("Ben")
    base = stats.bleed(play.table, play[esau])
    play.bleeds(esau)
    assert play.can("Esau")
    play.uses("Esau")
    heads = any("shows heads" in line for line in play.log_sentences())
    assert (play.bleed, play[esau].blood) == (base + heads, 3)
    assert not play.can("Esau")


def test_esau__not_for_a_hunt(play):
    play.ready("Ada", "Esau", 1)
    play.hunts("Esau")
    assert not play.can("Esau")


# Bans of Disciplines


def test_arnulf_jormungandrsson__no_modifiers_of_the_mind_after_his_attempt(play):
    ada, arnulf = play.vampire("Ada", "DOM"), play.ready("Ben", ARNULF)
    play.hand("Ada", "Conditioning")
    play.bleeds(ada).blocks(arnulf)
    assert not hands_until(play, lambda: play.asked == "Ada" and play.can("Conditioning"))


def test_arnulf_jormungandrsson__not_before_he_attempts_to_block(play):
    ada = play.vampire("Ada", "DOM")
    play.ready("Ben", ARNULF)
    play.hand("Ada", "Conditioning")
    play.bleeds(ada).until("Ada", "Conditioning")
    assert play.can("Conditioning")


def in_combat(play, opponent, code, card):
    """Whether a vampire can play a combat card against the opponent at any time."""
    ada, other = play.vampire("Ada", blood=9, capacity=9), play.ready("Ben", opponent, 4)
    play[ada].disciplines = {code: 2}
    play.hand("Ada", card)
    play.bleeds(ada).blocks(other)
    return hands_until(play, lambda: play.asked == "Ada" and play.can(card))


@pytest.mark.parametrize(
    ("code", "card", "can"), [("tha", "Theft of Vitae", False), ("pot", "Immortal Grapple", True)]
)
def test_ferox_the_rock_lord__no_cards_of_two_disciplines_against_him(play, code, card, can):
    assert in_combat(play, FEROX, code, card) is can


def test_ferox_the_rock_lord__cannot_commit_diablerie(play):
    ferox, victim = play.ready("Ada", FEROX, 4), play.torpor("Ben", "Anson")
    play.acts("Ada")
    assert not any(one.verb.name == "diablerise" and one.minion == ferox for one in play.options)
    assert victim in play.table.in_play


# Titles


def test_sela__bishops_of_the_prey_burn_blood_as_she_becomes_archbishop(play):
    sela = play.ready("Ada", "Sela", 4)
    bishop, other = (
        play.vampire("Ben", title=title, sect=Sect.SABBAT, blood=3)
        for title in (Title.BISHOP, None)
    )
    far = play.vampire("Cleo", title=Title.BISHOP, sect=Sect.SABBAT, blood=3)
    titles.gain(play.table, play[sela], Title.ARCHBISHOP, "Rome")
    assert [play[one].blood for one in (bishop, other, far)] == [2, 3, 3]


def test_sela__not_for_another_title(play):
    sela = play.ready("Ada", "Sela", 4)
    bishop = play.vampire("Ben", title=Title.BISHOP, sect=Sect.SABBAT, blood=3)
    titles.gain(play.table, play[sela], Title.PRISCUS)
    assert play[bishop].blood == 3


@pytest.mark.parametrize(
    ("title", "city", "left"),
    [(Title.PRINCE, "Cairo", 2), (Title.JUSTICAR, "", 1), (Title.PRINCE, "Paris", 3)],
)
def test_damaskenos_herald_of_leandro__only_for_his_two_titles(play, title, city, left):
    damaskenos = play.ready("Ada", DAMASKENOS, 4)
    ministry = play.vampire("Ada", clan="Ministry", blood=3)
    asleep = play.torpor("Ben", "Nefertiti", 2)
    titles.gain(play.table, play[damaskenos], title, city)
    assert (play[ministry].blood, play[asleep].blood) == (left, 2)


def test_damaskenos_herald_of_leandro__not_for_the_title_of_another(play):
    play.ready("Ada", DAMASKENOS, 4)
    ministry, other = play.vampire("Ada", clan="Ministry", blood=3), play.vampire("Ada")
    titles.gain(play.table, play[other], Title.PRINCE, "Cairo")
    assert play[ministry].blood == 3


# Crowds


@pytest.mark.parametrize(("name", "clan"), [(MUNTATHIR, "True Brujah"), ("Obaluaye", "Salubri")])
def test_crowds__are_burned_with_a_fourth_copy_and_not_with_a_third(play, name, clan):
    vampire = play.ready("Ada", name)
    for _ in range(2):
        play.vampire("Ada", clan=clan)
    play.vampire("Ben", clan=clan)
    play.turn("Ada", Phase.MASTER)
    assert play.zone(vampire) is Zone.IN_PLAY
    play.vampire("Ada", clan=clan)
    play.turn("Ada", Phase.MASTER, 13)
    assert play.zone(vampire) is Zone.ASH_HEAP


def test_al_muntathir_gods_witness__no_cards_that_require_celerity(play):
    vampire, ben = play.ready("Ada", MUNTATHIR, 4), play.vampire("Ben", capacity=9, blood=9)
    play[vampire].disciplines = {"cel": 2}
    play.hand("Ada", "Blur")
    play.bleeds(vampire).blocks(ben)
    assert not hands_until(play, lambda: play.asked == "Ada" and play.can("Blur"))


def test_obaluaye__stealth_to_hunt_and_not_to_bleed(play):
    vampire = play.ready("Ada", "Obaluaye", 1)
    play.vampire("Ben")
    play.hunts(vampire)
    assert play.stealth == 2
    play.finish()
    play.again()
    play[vampire].locked = False
    play.acts("Ada").bleeds(vampire)
    assert play.stealth == 0


# Theo Bell


def test_theo_bell__burned_by_a_justicar_once_gehenna_has_come(play):
    theo, justicar = play.ready("Ada", THEO), play.ready("Cleo", "Cock Robin", 5)
    play.in_play("Cleo", EVENT)
    play.acts("Cleo").plays(THEO, minion=justicar)
    assert play.stealth == 1
    poll(play, Cleo="for")
    assert play.zone(theo) is Zone.ASH_HEAP
    assert play[justicar].ready


def test_theo_bell__the_caller_goes_to_torpor_if_it_fails(play):
    theo, justicar = play.ready("Ada", THEO), play.ready("Cleo", "Cock Robin", 5)
    play.in_play("Cleo", EVENT)
    for _ in range(2):
        play.vampire("Ada", **PRINCE)
    play.acts("Cleo").plays(THEO, minion=justicar)
    poll(play, Ada="against", Cleo="for")
    assert play.zone(theo) is Zone.IN_PLAY
    assert not play[justicar].ready


def test_theo_bell__not_without_gehenna_or_the_title(play):
    play.ready("Ada", THEO)
    justicar, prince = play.ready("Cleo", "Cock Robin", 5), play.vampire("Cleo", **PRINCE)
    assert not play.acts("Cleo").can(THEO, minion=justicar)
    play.in_play("Cleo", EVENT)
    play.acts("Cleo")
    assert play.can(THEO, minion=justicar)
    assert not play.can(THEO, minion=prince)


def test_theo_bell__no_harm_in_other_referendums(play):
    play.ready("Ada", THEO)
    caller = play.ready("Cleo", "Cock Robin", 5)
    play.in_play("Cleo", EVENT)
    for _ in range(2):
        play.vampire("Ada", **PRINCE)
    play.hand("Cleo", "Ancilla Empowerment")
    play.acts("Cleo").choose(POLITICAL, "Ancilla Empowerment", minion=caller)
    poll(play, Ada="against")
    assert play[caller].ready
