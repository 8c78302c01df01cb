"""Vampires that share a sentence: abilities with a cost, votes, phases."""

import pytest
from card_play import PLAIN, PLAIN_ALLY, CardPlay
from card_steps import bonus
from vampire_texts import polling

from cardbase.terms import Bonus, Sect, Title
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.torpor import send

KRC = "Kine Resources Contested"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Blood for stealth and intercept


@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("Veejay Vinod", 2),
        ("William Biltmore", 1),
        ("Morrow the Sage", 2),
        ("Chavi Oraczko", 1),
        ("Lydia, Grand Praetor", 1),
        ("Raful al-Zarqa", 1),
    ],
)
def test_blood_for_stealth_once_in_an_action(play, name, cost):
    card, ben = play.ready("Ada", name), play.vampire("Ben")
    before = play[card].blood
    play.bleeds(card).blocks(ben)
    play.until("Ada", name).plays(name)
    assert (play.stealth, play[card].blood) == (
        1 + play.action.stealth(play.table) - 1,
        before - cost,
    )
    assert not play.can(name)


@pytest.mark.parametrize(
    "name",
    ["Veejay Vinod", "William Biltmore", "Chavi Oraczko", "Lydia, Grand Praetor", "Raful al-Zarqa"],
)
def test_no_blood_for_the_stealth_of_others(play, name):
    play.ready("Ada", name)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    while play.action and not play.table.current(Combat):
        assert not play.can(name)
        play.choose(PASS)


@pytest.mark.parametrize(
    "name", ["Aisha", "Alex Camille", "Andreas, The Bard of Crete", "Cesewayo", "Larry"]
)
def test_blood_for_intercept_once_in_an_action(play, name):
    card = play.ready("Ben", name)
    frau = play.ready("Ada", "Verrix, Naughty Boy")
    before = play[card].blood
    play.bleeds(frau).blocks(card)
    play.until("Ben", name).plays(name)
    assert (play.intercept(card), play[card].blood) == (1, before - 1)
    assert not play.can(name)


@pytest.mark.parametrize("name", ["Aisha", "Alex Camille", "Cesewayo", "Larry"])
def test_no_blood_for_intercept_that_is_not_needed(play, name):
    card, ada = play.ready("Ben", name), play.vampire("Ada")
    play.bleeds(ada).blocks(card)
    while play.action and not play.table.current(Combat):
        assert not play.can(name)
        play.choose(PASS)


@pytest.mark.parametrize("name", ["Aisha", "Alex Camille", "Larry"])
def test_no_blood_for_the_intercept_of_others(play, name):
    play.ready("Ben", name)
    ben = play.vampire("Ben")
    play.bleeds(play.ready("Ada", "Verrix, Naughty Boy")).blocks(ben)
    while play.action and not play.table.current(Combat):
        assert not play.can(name)
        play.choose(PASS)


def test_oskar_anasov__intercept_for_another_vampire_even_from_torpor(play):
    oskar, ben = play.ready("Ben", "Oskar Anasov"), play.vampire("Ben")
    play[oskar].region = Region.TORPOR
    play.bleeds(play.ready("Ada", "Verrix, Naughty Boy")).blocks(ben)
    play.until("Ben", "Oskar Anasov").plays("Oskar Anasov")
    assert (play.intercept(ben), play[oskar].blood) == (1, 7)


def test_oskar_anasov__not_for_allies_or_vampires_of_others(play):
    play.ready("Cleo", "Oskar Anasov")
    ally = play.ready("Cleo", PLAIN_ALLY)
    ben = play.vampire("Ben")
    verrix = play.ready("Ada", "Verrix, Naughty Boy")
    play.bleeds(verrix).blocks(ben)
    while play.action:
        assert not play.can("Oskar Anasov")
        play.choose(PASS)
    assert play[ally].blood


@pytest.mark.parametrize(("facts", "can"), [({"capacity": 8}, True), ({"capacity": 9}, False)])
def test_abderrahim_deaths_hand__stealth_for_younger_vampires_only(play, facts, can):
    card = play.ready("Ada", "Abderrahim, Death's Hand")
    ada, ben = play.vampire("Ada", **facts), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    while play.asked != "Ada":
        play.choose(PASS)
    assert play.can("Abderrahim, Death's Hand") is can
    if can:
        play.plays("Abderrahim, Death's Hand")
        assert (play.stealth, play[card].blood) == (1, 8)


def test_abderrahim_deaths_hand__stealth_for_an_ally_not_for_himself(play):
    card = play.ready("Ada", "Abderrahim, Death's Hand")
    ally, ben = play.ready("Ada", "Young Bloods"), play.vampire("Ben")
    play.bleeds(ally).blocks(ben)
    play.until("Ada", card).plays(card)
    assert play.stealth == 1


# Bleeds of others


def test_victoria_ash__a_card_for_the_bleed_of_a_banu_haqim(play):
    play.ready("Ada", "Victoria Ash (G7)")
    play.hand("Ada", "Vessel", "Villein")
    play.vampire("Ben")
    play.bleeds(play.vampire("Ada", clan="Banu Haqim"))
    play.until("Ada", "Victoria Ash (G7)").plays("Victoria Ash (G7)", target="Vessel")
    assert play.bleed == 2
    assert play.zone("Vessel") is Zone.ASH_HEAP
    assert not play.can("Victoria Ash (G7)"), "once in an action"


@pytest.mark.parametrize(("clan", "torpor"), [("Toreador", False), ("Banu Haqim", True)])
def test_victoria_ash__not_for_other_clans_or_in_torpor(play, clan, torpor):
    card = play.ready("Ada", "Victoria Ash (G7)")
    if torpor:
        send(play.table, play[card])
    play.hand("Ada", "Vessel")
    play.vampire("Ben")
    play.bleeds(play.vampire("Ada", clan=clan))
    while play.action:
        assert not play.can("Victoria Ash (G7)")
        play.choose(PASS)


def test_sheela_na_gig__locks_for_a_tremere_antitribu(play):
    card = play.ready("Ada", "Sheela Na Gig")
    play.vampire("Ben")
    play.bleeds(play.vampire("Ada", clan="Tremere antitribu"))
    play.until("Ada", card).plays(card)
    assert play.bleed == 2
    assert play[card].locked


def test_sheela_na_gig__not_for_those_of_others(play):
    card = play.ready("Cleo", "Sheela Na Gig")
    play.vampire("Ben")
    play.bleeds(play.vampire("Ada", clan="Tremere antitribu"))
    while play.action:
        assert not play.can(card)
        play.choose(PASS)


# Votes


@pytest.mark.parametrize(
    "name", ["Joseph O'Grady", "Stefano Giovanni", "Danielle Diron (ADV)", "Sundown"]
)
def test_blood_for_a_vote_once_in_a_referendum(play, name):
    card = play.ready("Ada", name)
    before = play[card].blood
    polling(play, play.vampire("Ada"))
    play.until("Ada", card).plays(card)
    assert (bonus(play, Bonus.VOTES, card), play[card].blood) == (1, before - 1)
    assert not play.can(card)


def test_aisha_az_zahra__a_vote_for_each_ready_anarch(play):
    card = play.ready("Ada", "Aisha az-Zahra")
    play.vampire("Ada", sect=Sect.ANARCH)
    send(play.table, play[play.vampire("Ada", sect=Sect.ANARCH)])
    play.vampire("Ben", sect=Sect.ANARCH)
    polling(play, play.vampire("Ada"))
    play.until("Ada", card).plays(card)
    assert bonus(play, Bonus.VOTES, card) == 2, "she is one of them"


@pytest.mark.parametrize(
    ("name", "paid", "other"),
    [
        ("Rebekah", "Telepathic Misdirection", "Govern the Unaligned"),
        ("Dr. John Dee", "Theft of Vitae", "Govern the Unaligned"),
    ],
)
def test_only_a_card_of_the_discipline_gives_two_votes(play, name, paid, other):
    card = play.ready("Ada", name)
    play.hand("Ada", paid, other)
    polling(play, play.vampire("Ada"))
    play.until("Ada", card)
    assert not play.can(card, target=other)
    play.plays(card, target=paid)
    assert bonus(play, Bonus.VOTES, card) == 2
    assert not play.can(card), "once in a referendum"


def test_aisha_az_zahra__no_votes_without_blood(play):
    card = play.ready("Ada", "Aisha az-Zahra")
    polling(play, play.vampire("Ada"))
    play.until("Ada", card)
    play.blood(card, 0)
    play.again()
    assert not play.can(card)


def test_maldavis__votes_for_primogen_in_her_referendums_only(play):
    card = play.ready("Ada", "Maldavis (ADV)")
    mine, other = (
        play.vampire("Ada", title=Title.PRIMOGEN),
        play.vampire("Ben", title=Title.PRIMOGEN),
    )
    assert bonus(play, Bonus.VOTES, other) == 0
    polling(play, card)
    assert (bonus(play, Bonus.VOTES, mine), bonus(play, Bonus.VOTES, other)) == (1, 1)


def test_maldavis__no_votes_in_other_referendums_or_for_others(play):
    play.ready("Ada", "Maldavis (ADV)")
    mine, plain = play.vampire("Ada", title=Title.PRIMOGEN), play.vampire("Ada")
    polling(play, mine)
    assert (bonus(play, Bonus.VOTES, mine), bonus(play, Bonus.VOTES, plain)) == (0, 0)


def test_xeper_sultan_of_lepers__a_vote_for_each_unique_infernal_vampire(play):
    card = play.ready("Ada", "Xeper, Sultan of Lepers")
    assert bonus(play, Bonus.VOTES, card) == 1, "he is one of them"
    cybele = play.ready("Ada", "Cybele")
    play.ready("Ben", "Annazir")
    play.vampire("Ada")
    assert bonus(play, Bonus.VOTES, card) == 2
    send(play.table, play[cybele])
    assert bonus(play, Bonus.VOTES, card) == 1


def test_ayo_igoli__a_vote_for_each_titled_vampire_not_of_others(play):
    card = play.ready("Ada", "Ayo Igoli")
    before = bonus(play, Bonus.VOTES, card)
    play.vampire("Ada", title=Title.PRIMOGEN)
    play.vampire("Ada")
    play.vampire("Ben", title=Title.PRIMOGEN)
    assert bonus(play, Bonus.VOTES, card) == before + 1


# Phases


@pytest.mark.parametrize("name", ["Ayse Dhanial", "Ayo Igoli"])
def test_a_discard_phase_action_is_used_up(play, name):
    card = play.ready("Ada", name, 3)
    laibon = play.uncontrolled("Ada", "Undele")
    play.hand("Ada", "Vessel")
    play.turn("Ada", Phase.DISCARD).plays(card)
    assert (play[card].blood, play.counters(laibon)) == ((4, 0) if name[2] == "s" else (1, 2))
    assert not play.can(card)
    assert play.seat("Ada").discard_actions == 0


def test_ayse_dhanial__not_in_torpor(play):
    card = play.ready("Ada", "Ayse Dhanial", 2)
    send(play.table, play[card])
    play.hand("Ada", "Vessel")
    play.turn("Ada", Phase.DISCARD)
    assert not play.can(card)


def test_roy__must_lock_in_the_discard_phase(play):
    card = play.ready("Ada", "Roy")
    play.hand("Ada", "Vessel")
    play.turn("Ada", Phase.DISCARD)
    assert not play.offered(PASS), "the phase does not end before the lock"
    play.plays(card)
    assert play[card].locked
    assert play.offered(PASS)


@pytest.mark.parametrize("facts", [{"title": Title.PRIMOGEN}, {}])
def test_roy__stronger_with_titled_vampires_only(play, facts):
    card, ben = play.ready("Ada", "Roy"), play.vampire("Ben", **facts)
    play.bleeds(card).blocks(ben)
    while not play.table.current(Combat) or play.decision.kind != "strike":
        play.choose(PASS)
    assert bonus(play, Bonus.STRENGTH, card) == len(facts)


@pytest.mark.parametrize(
    ("name", "facts", "other"),
    [
        ("Silvian Popescu", {"title": Title.PRINCE, "city": "Lima"}, {"title": Title.PRIMOGEN}),
        ("Thomasso Ghiberti", {"sect": Sect.LAIBON}, {}),
    ],
)
def test_blood_only_from_such_a_vampire(play, name, facts, other):
    card, one = play.ready("Ada", name, 1), play.vampire("Ada", **facts)
    wrong, far = play.vampire("Ada", **other), play.vampire("Ben", **facts)
    play.turn("Ada")
    assert not play.can(card, target=wrong)
    assert not play.can(card, target=far)
    play.plays(card, target=one)
    assert (play[card].blood, play[one].blood) == (2, 4)
    assert not play.can(card), "once in a turn"


@pytest.mark.parametrize(
    ("name", "facts", "other"),
    [
        ("Sabine Lafitte", {"clan": "Tremere"}, {"clan": "Brujah"}),
        ("Kyle Strathcona, Cardinal of Canada", {"sect": Sect.SABBAT}, {}),
    ],
)
def test_blood_only_to_such_a_vampire_of_any_methuselah(play, name, facts, other):
    card, one = play.ready("Ada", name, 4), play.vampire("Ben", blood=1, **facts)
    wrong = play.vampire("Ada", blood=1, **other)
    play.turn("Ada")
    assert not play.can(card, target=wrong)
    play.plays(card, target=one)
    assert (play[card].blood, play[one].blood) == (3, 2)


def test_nikolaus_vermeulen__blood_only_to_an_uncontrolled_nosferatu(play):
    card = play.ready("Ada", "Nikolaus Vermeulen (G2)", 4)
    one, other = play.uncontrolled("Ada", "Zelios", 1), play.uncontrolled("Ada", PLAIN, 1)
    play.turn("Ada")
    assert not play.can(card, target=other)
    play.plays(card, target=one)
    assert (play[card].blood, play.counters(one)) == (3, 2)


def test_isanwayen__locks_for_a_master_phase_action(play):
    card = play.ready("Ada", "Isanwayen")
    play.hand("Ada", "Vessel", "Vessel")
    play.vampire("Ada")
    play.turn("Ada", Phase.MASTER).plays(card)
    assert play.seat("Ada").master_actions == 2
    assert play[card].locked
    assert not play.can(card)


@pytest.mark.parametrize("name", ["Alexandra", "Karif al Numair"])
def test_locks_or_unlocks_once_in_a_turn(play, name):
    card = play.ready("Ada", name)
    facts = {"clan": "Toreador"} if name == "Alexandra" else {}
    if facts:
        locked, unlocked = play.vampire("Ada", locked=True, **facts), play.vampire("Ben", **facts)
        wrong = play.vampire("Ben", clan="Brujah")
    else:
        locked, unlocked = play.ready("Ada", "Selena", locked=True), play.ready("Ben", "Soldat")
        wrong = play.vampire("Ben")
    play.acts("Ada")
    assert play.can(card, target=locked, words="unlocks")
    assert play.can(card, target=unlocked, words=" locks")
    assert not play.can(card, target=wrong)
    play.plays(card, target=unlocked)
    assert play[unlocked].locked
    assert not play.can(card), "one of the two uses in a turn"
