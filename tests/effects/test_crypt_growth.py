"""Vampires that share a sentence: abilities with a cost, and actions."""

import pytest
from card_play import PLAIN, PLAIN_ALLY, CardPlay

from cardbase.model import Bonus, Sect, Title
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.torpor import send
from vtes_deck.engine.turn.influence import CONTROL

KRC = "Kine Resources Contested"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def bonus(play, kind, card):
    return stats.bonus_of(play.table, kind, play[card])


# Blood for stealth and intercept


@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("Veejay Vinod", 2),
        ("William Biltmore", 1),
        ("Morrow the Sage", 2),
        ("Chavi Oraczko", 1),
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


@pytest.mark.parametrize("name", ["Veejay Vinod", "William Biltmore", "Chavi Oraczko"])
def test_no_blood_for_the_stealth_of_others(play, name):
    play.ready("Ada", name)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    while play.action and not play.table.current(Combat):
        assert not play.can(name)
        play.choose(PASS)


@pytest.mark.parametrize("name", ["Alex Camille", "Andreas, The Bard of Crete", "Cesewayo"])
def test_blood_for_intercept_once_in_an_action(play, name):
    card = play.ready("Ben", name)
    frau = play.ready("Ada", "Verrix, Naughty Boy")
    before = play[card].blood
    play.bleeds(frau).blocks(card)
    play.until("Ben", name).plays(name)
    assert (play.intercept(card), play[card].blood) == (1, before - 1)
    assert not play.can(name)


@pytest.mark.parametrize("name", ["Alex Camille", "Cesewayo"])
def test_no_blood_for_intercept_that_is_not_needed(play, name):
    card, ada = play.ready("Ben", name), play.vampire("Ada")
    play.bleeds(ada).blocks(card)
    while play.action and not play.table.current(Combat):
        assert not play.can(name)
        play.choose(PASS)


def test_oskar_anasov__intercept_for_another_vampire_even_from_torpor(play):
    oskar, ben = play.ready("Ben", "Oskar Anasov"), play.vampire("Ben")
    play[oskar].region = Region.TORPOR
    play.bleeds(play.ready("Ada", "Verrix, Naughty Boy")).blocks(ben)
    play.until("Ben", "Oskar Anasov").plays("Oskar Anasov")
    assert (play.intercept(ben), play[oskar].blood) == (1, 7)


def test_oskar_anasov__not_for_allies_nor_vampires_of_others(play):
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
def test_abderrahim_death_s_hand__stealth_for_younger_vampires_only(play, facts, can):
    card = play.ready("Ada", "Abderrahim, Death's Hand")
    ada, ben = play.vampire("Ada", **facts), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    while play.asked != "Ada":
        play.choose(PASS)
    assert play.can("Abderrahim, Death's Hand") is can
    if can:
        play.plays("Abderrahim, Death's Hand")
        assert (play.stealth, play[card].blood) == (1, 8)


def test_abderrahim_death_s_hand__stealth_for_an_ally_not_for_himself(play):
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
def test_victoria_ash__not_for_other_clans_nor_in_torpor(play, clan, torpor):
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


def polling(play, minion):
    """A referendum of this minion, while votes are cast."""
    play.hand("Ada", KRC)
    play.vampire("Ben")
    play.acts("Ada").choose(POLITICAL, KRC, minion=minion)
    while play.table.current(Referendum) is None or play.decision.kind != "vote":
        options = play.decision.options
        passing = [one for one in options if one.verb is PASS]
        play.game.apply(passing[0] if passing else options[-1])


@pytest.mark.parametrize("name", ["Joseph O'Grady", "Stefano Giovanni", "Danielle Diron (ADV)"])
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
def test_a_card_of_the_discipline_for_two_votes_no_other_card(play, name, paid, other):
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


def test_maldavis__no_votes_in_other_referendums_nor_for_others(play):
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
    assert not play.offered(PASS), "the phase does not end before"
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
def test_blood_from_such_a_vampire_not_from_others(play, name, facts, other):
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
def test_blood_to_such_a_vampire_of_anybody_not_to_others(play, name, facts, other):
    card, one = play.ready("Ada", name, 4), play.vampire("Ben", blood=1, **facts)
    wrong = play.vampire("Ada", blood=1, **other)
    play.turn("Ada")
    assert not play.can(card, target=wrong)
    play.plays(card, target=one)
    assert (play[card].blood, play[one].blood) == (3, 2)


def test_nikolaus_vermeulen__blood_to_an_uncontrolled_nosferatu_no_other(play):
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
    assert not play.can(card), "one of both in a turn"


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
    assert {way.n for way in play.matching(RESCUE, minion=card)} == {paid}, "the other has none"
    play.blood(one, 2)
    play.again()
    assert {way.n for way in play.matching(RESCUE, minion=card)} == set(range(paid + 1))
    play.choose(RESCUE, minion=card, n=0)
    play.finish()
    assert play[one].ready
    assert (play[card].blood, play[one].blood) == (3, 2 - paid)


@pytest.mark.parametrize("name", ["Doc Martina", "Frondator", "Adelino Da Silva"])
def test_no_cheaper_rescue_by_others_nor_of_itself(play, name):
    card, ada = play.ready("Ada", name, 0), play.vampire("Ada", capacity=9)
    send(play.table, play[card])
    play.acts("Ada")
    assert {way.n for way in play.matching(RESCUE, minion=ada)} == {2}


def test_isanwayen__his_own_rescue_costs_more(play):
    card, ada = play.ready("Ada", "Isanwayen", 0), play.vampire("Ada")
    send(play.table, play[card])
    play.acts("Ada")
    assert {way.n for way in play.matching(RESCUE, minion=ada)} == {3}


def test_isanwayen__no_more_for_a_rescue_of_others(play):
    card, ada = play.ready("Ada", "Isanwayen"), play.vampire("Ada", blood=0)
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


def test_juniper__not_from_others_than_predator_and_prey(play):
    card, ally = play.ready("Ada", "Juniper"), play.ready("Cleo", PLAIN_ALLY)
    play.acts("Ada")
    assert not play.can(card, target=ally)


def test_dominica__takes_an_archetype_no_other_master(play):
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


def test_dominica__may_find_nothing(play):
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


def test_olga_triminov__black_hand_vampires_steal_her_for_a_pool(play):
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


@pytest.mark.parametrize(
    ("name", "n", "target"),
    [("Apolonia Czarnecki", 1, None), ("Gabrielle di Righetti", 2, None)],
)
def test_steals_blood_of_a_minion_not_of_its_own(play, name, n, target):
    card, ben = play.ready("Ada", name, 2), play.vampire("Ben")
    own = play.vampire("Ada")
    play.acts("Ada")
    assert not play.can(card, target=own)
    play.plays(card, target=ben).finish()
    assert (play[card].blood, play[ben].blood) == (2 + n, 5 - n)


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


def test_okulos__draws_for_a_blood_once_in_a_turn(play):
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


def test_dr_solomon_grey__a_pool_as_he_enters_play_once(play):
    card = play.uncontrolled("Ada", "Dr. Solomon Grey", 2)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, card)
    assert play.pool_of("Ada") == 29


@pytest.mark.parametrize("name", ["Thomas De Lutrius", "Julius"])
def test_what_follows_going_to_torpor(play, name):
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
def test_younger_vampires_and_allies_no_older(play, name, facts, can):
    card = play.ready("Ada", name)
    one, ally = play.vampire("Ben", **facts), play.ready("Cleo", PLAIN_ALLY)
    play.acts("Ada")
    assert play.can(card, target=one) is can
    assert play.can(card, target=ally)


def test_nahum_enosh__a_blood_for_another_ready_vampire_of_his_own_only(play):
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
