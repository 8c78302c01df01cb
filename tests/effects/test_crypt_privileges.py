"""Vampires with advantages in actions, from equipment or the Edge, and against other cards."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import hands_until, passing

from cardbase.terms import Bonus, Sect
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.actions.permanents import EMPLOY, EQUIP, RECRUIT
from vtes_deck.engine.combat.resolution import can_miss
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.moves import Strike
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone
from vtes_deck.engine.turn.discard import PLAY_EVENT

MAGNUM = ".44 Magnum"
EVENT = "Anthelios, The Red Star"
JOE = 'Joe "Boot" Hill'
FINDER = "Evil Jensen"
JOLAN = "Szechenyi Jolán, Mother of Horrors"
YUSUF = "Yusuf, Scribe of Alamut"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_joe_boot_hill__only_werewolves(play):
    play.ready("Ada", JOE, 5)
    other = play.vampire("Ben")
    play.acts("Ada")
    assert not play.can(JOE, target=other)


def test_joe_boot_hill__not_his_controllers_werewolf(play):
    play.ready("Ada", JOE, 5)
    mine = play.ready("Ada", "Black Spiral Buddy")
    theirs = play.ready("Ben", "Black Spiral Buddy")
    play.acts("Ada")
    assert not play.can(JOE, target=mine)
    play.plays(JOE, target=theirs)
    assert play.stealth == 1
    assert passing(play, lambda: play.table.current(Combat) is not None, most=12)
    assert hands_until(
        play,
        lambda: play.asked == "Ada" and play.decision.kind == "range" and len(play.options) > 1,
    )


@pytest.mark.parametrize(("name", "stealth"), [("Adhiambo", 2), ("Antonio Veradas", 2)])
def test_equippers__stealth_only_for_weapons(play, name, stealth):
    vampire = play.ready("Ada", name, 5)
    play.vampire("Ben")
    play.hand("Ada", MAGNUM)
    play.acts("Ada").choose(EQUIP, MAGNUM, minion=vampire)
    assert play.stealth == stealth


@pytest.mark.parametrize("name", ["Adhiambo", "Antonio Veradas", "Lithrac"])
def test_equippers__not_for_other_actions(play, name):
    vampire = play.ready("Ada", name, 5)
    play.vampire("Ben")
    play.bleeds(vampire)
    assert play.stealth == 0


@pytest.mark.parametrize(
    ("name", "more"), [("Adhiambo", 1), ("Lithrac", 1), ("Antonio Veradas", 0)]
)
def test_attackers__stealth_to_enter_combat(play, name, more):
    vampire, other, ben = play.ready("Ada", name, 5), play.vampire("Ada"), play.vampire("Ben")
    play.hand("Ada", "Bum's Rush", "Bum's Rush")
    play.acts("Ada").plays("Bum's Rush", minion=other, target=ben)
    usual = play.stealth
    play.finish()
    play.acts("Ada").plays("Bum's Rush", minion=vampire, target=ben)
    assert play.stealth == usual + more


def test_antonio_veradas__unlocks_once_in_the_discard_phase(play):
    antonio = play.ready("Ada", "Antonio Veradas", 5, locked=True)
    play.turn("Ada", Phase.DISCARD)
    play[antonio].locked = True
    play.uses("Antonio Veradas")
    assert (play[antonio].locked, play[antonio].blood) == (False, 4)
    assert not play.can("Antonio Veradas")


def test_lithrac__two_votes_in_his_own_blood_hunt_only(play):
    lithrac = play.ready("Ada", "Lithrac", 5)
    victim = play.torpor("Ben", "Anson")
    play.acts("Ada").choose(DIABLERISE, minion=lithrac, target=victim)
    for _ in range(30):
        found = [one for one in play.options if "against" in option_sentence(play.table, one)]
        if found and play.asked == "Ada":
            assert any("2 votes" in option_sentence(play.table, one) for one in found)
            return
        play.choose(PASS)
    raise AssertionError("she is never asked")


def test_evil_jensen__a_vampire_of_the_crypt_for_two_pool(play):
    jensen = play.ready("Ada", FINDER, 5)
    found, _ = play.crypt("Ada", "Anson", "Antonino")
    play.acts("Ada").plays(FINDER, minion=jensen)
    assert passing(play, lambda: play.decision.kind == "card", most=12)
    play.game.apply(next(one for one in play.options if one.target == found))
    assert play.zone(found) is Zone.UNCONTROLLED
    assert play.pool_of("Ada") == 28


def test_evil_jensen__not_without_pool_and_blood_to_block_an_older_vampire(play):
    play.ready("Ada", FINDER, 0)
    play.pool("Ada", 1)
    assert not play.acts("Ada").can(FINDER)


def test_nefertiti__only_a_vampire_of_that_name(play):
    nefertiti = play.ready("Ada", "Nefertiti (ADV)", 5)
    other, named = play.crypt("Ada", "Anson", "Aabbt Kindred")
    play.acts("Ada").plays("Nefertiti (ADV)", minion=nefertiti)
    assert play.stealth == 1
    assert passing(play, lambda: play.decision.kind == "card", most=12)
    assert not any(one.target == other for one in play.options)
    play.game.apply(next(one for one in play.options if one.target == named))
    assert play.zone(named) is Zone.UNCONTROLLED


def test_nefertiti__does_not_unlock_unless_she_is_merged(play):
    nefertiti = play.ready("Ada", "Nefertiti (ADV)", 5)
    play.acts("Ada")
    play[nefertiti].locked = True
    assert not play.can("Nefertiti (ADV)", words="unlock")


def enters(play, name, *, counters=11):
    """Move a vampire to the ready region in the influence phase."""
    number = play.uncontrolled("Ada", name, counters)
    play.turn("Ada", Phase.INFLUENCE)
    moves = [one for one in play.options if "ready region" in option_sentence(play.table, one)]
    play.game.apply(moves[0])
    return number


def test_verbruch__a_tremere_as_he_enters_play(play):
    other, tremere = play.crypt("Ada", "Anson", "Ardan Lane")
    enters(play, "Verbruch")
    assert passing(play, lambda: play.decision.kind == "card", most=4)
    assert not any(one.target == other for one in play.options)
    play.game.apply(next(one for one in play.options if one.target == tremere))
    assert play.zone(tremere) is Zone.UNCONTROLLED


def test_verbruch__no_card_if_the_player_declines(play):
    (tremere,) = play.crypt("Ada", "Ardan Lane")
    enters(play, "Verbruch")
    assert passing(play, lambda: play.decision.kind == "card", most=4)
    play.choose(PASS)
    assert play.zone(tremere) is Zone.CRYPT


def test_porphyrion__the_treaty_as_he_enters_play(play):
    other, treaty = play.library("Ada", "Blood Doll", "Treaty of Laibach")
    enters(play, "Porphyrion")
    assert passing(play, lambda: play.decision.kind == "card", most=4)
    assert not any(one.target == other for one in play.options)
    play.game.apply(next(one for one in play.options if one.target == treaty))
    assert play.zone(treaty) is Zone.HAND


def test_porphyrion__only_the_treaty(play):
    play.library("Ada", "Blood Doll")
    enters(play, "Porphyrion")
    assert not any(one.target >= 0 for one in play.options if play.decision.kind == "card")


REACTIONS = [
    ("Mithras (G3)", 9, True),
    ("Mithras (G3)", 10, False),
    ("Lucita (ADV)", 5, True),
    ("Lucita (ADV)", 6, False),
]


@pytest.mark.parametrize(("name", "capacity", "can"), REACTIONS)
def test_reaction_cancellers__only_reactions_of_some_vampires(play, name, capacity, can):
    vampire, ben = play.ready("Ada", name, 5), play.vampire("Ben", "AUS", capacity=capacity)
    play[vampire].capacity = 10
    play.table.modify(Modifier(Bonus.STEALTH, 1, vampire, Until.ACTION, vampire))
    play.hand("Ben", "Enhanced Senses")
    play.bleeds(vampire).blocks(ben).until("Ben", "Enhanced Senses")
    play.plays("Enhanced Senses", "aus")
    assert play.can(name) is can
    if can:
        play.uses(name)
        assert play[vampire].blood == 3
        assert play.intercept(ben) == 0


@pytest.mark.parametrize("name", ["Mithras (G3)", "Lucita (ADV)"])
def test_reaction_cancellers__not_in_the_action_of_another(play, name):
    play.ready("Ada", name, 5)
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "AUS", capacity=3)
    play.table.modify(Modifier(Bonus.STEALTH, 1, ada, Until.ACTION, ada))
    play.hand("Ben", "Enhanced Senses")
    play.bleeds(ada).blocks(ben).until("Ben", "Enhanced Senses")
    play.plays("Enhanced Senses", "aus")
    assert not play.can(name)


def test_jan_pieterzoon__cancels_a_gehenna_event(play):
    jan = play.ready("Ada", "Jan Pieterzoon (ADV)", 5)
    (event,) = play.hand("Ben", EVENT)
    play.turn("Ben", Phase.DISCARD).choose(PLAY_EVENT, EVENT)
    assert play.can("Jan Pieterzoon (ADV)")
    play.uses("Jan Pieterzoon (ADV)")
    assert play[jan].blood == 2
    passing(play, lambda: play.table.active != 1, most=12)
    assert play.zone(event) is Zone.ASH_HEAP


def test_jan_pieterzoon__no_votes_unless_he_is_merged(play):
    jan = play.ready("Ada", "Jan Pieterzoon (ADV)", 5)
    play.in_play("Cleo", EVENT)
    assert stats.bonus_of(play.table, Bonus.VOTES, play[jan]) == 0


@pytest.mark.parametrize(
    ("name", "gear", "unlocks"),
    [("Synner-G", "IR Goggles", True), ("Synner-G", "Leather Jacket", False)],
)
def test_synner_g__unlocks_only_for_electronic_equipment(play, name, gear, unlocks):
    vampire = play.ready("Ada", name, 5)
    play.hand("Ada", gear)
    play.acts("Ada").choose(EQUIP, gear, minion=vampire)
    assert passing(play, lambda: play.decision.kind == "target" or not play.action, most=20)
    assert (play.decision.kind == "target") is unlocks
    if unlocks:
        play.game.apply(next(one for one in play.options if one.verb is not PASS))
        assert not play[vampire].locked


@pytest.mark.parametrize(
    ("sect", "gear", "unlocks"),
    [
        (Sect.ANARCH, "Hawg", True),
        (Sect.CAMARILLA, "Hawg", False),
        (Sect.ANARCH, "Leather Jacket", False),
    ],
)
def test_vulture__only_anarchs_with_vehicles_unlock(play, sect, gear, unlocks):
    play.ready("Ada", "Vulture", 5)
    vampire = play.vampire("Ada", sect=sect, blood=5, capacity=5)
    play.hand("Ada", gear)
    play.acts("Ada").choose(EQUIP, gear, minion=vampire)
    assert passing(play, lambda: play.decision.kind == "target" or not play.action, most=20)
    assert (play.decision.kind == "target") is unlocks


def test_vulture__only_once_each_turn(play):
    play.ready("Ada", "Vulture", 5)
    first, second = (play.vampire("Ada", sect=Sect.ANARCH, blood=5) for _ in range(2))
    play.hand("Ada", "Hawg", "Hawg")
    play.acts("Ada")
    play.game.apply(play.matching(EQUIP, minion=first)[0])
    assert passing(play, lambda: play.decision.kind == "target", most=20)
    play.game.apply(next(one for one in play.options if one.verb is not PASS))
    assert not play[first].locked
    play.game.apply(play.matching(EQUIP, minion=second)[0])
    passing(play, lambda: play.decision.kind == "target" or not play.action, most=20)
    assert play.decision.kind != "target"


@pytest.mark.parametrize("name", [JOLAN, YUSUF])
def test_later_unlocks__not_after_a_hunt(play, name):
    vampire = play.ready("Ada", name, 2)
    play.hunts(vampire)
    passing(play, lambda: play.table.phase is Phase.DISCARD or play.table.active != 0, most=30)
    assert not play.can(name)


@pytest.mark.parametrize(
    ("name", "verb", "card", "can"),
    [
        (JOLAN, RECRUIT, PLAIN_ALLY, True),
        (JOLAN, EMPLOY, "J. S. Simmons, Esq.", True),
        (JOLAN, EQUIP, MAGNUM, False),
        (YUSUF, EQUIP, "Kali's Fang", True),
        (YUSUF, EQUIP, MAGNUM, False),
    ],
)
def test_later_unlocks__only_after_some_actions(play, name, verb, card, can):
    vampire = play.ready("Ada", name, 9)
    if verb is not EQUIP:
        play[vampire].clan = "Brujah"
    play.hand("Ada", card)
    play.acts("Ada").choose(verb, card, minion=vampire)
    passing(play, lambda: play.table.phase is Phase.DISCARD or play.table.active != 0, most=30)
    assert play.can(name) is can
    if can:
        play.uses(name)
        assert not play[vampire].locked


def test_sargon__the_edge_after_a_successful_action_only(play):
    sargon = play.ready("Ada", "Sargon", 2)
    play.hunts(sargon)
    assert passing(play, lambda: not play.action, most=20)
    assert play.table.edge == 0


def test_sargon__not_after_a_block(play):
    sargon, ben = play.ready("Ada", "Sargon", 9), play.vampire("Ben", capacity=9, blood=9)
    play.bleeds(sargon).blocks(ben)
    hands_until(play, lambda: False)
    assert play.table.edge == -1


def test_tereza_rostas__steals_the_edge_of_another_only(play):
    tereza = play.ready("Ada", "Tereza Rostas", 5)
    play.acts("Ada")
    assert not play.can("Tereza Rostas")
    play.edge("Cleo")
    play.vampire("Cleo")
    play.acts("Ada").plays("Tereza Rostas")
    assert play.action.seats == (2,)
    play.finish()
    assert (play.table.edge, play[tereza].blood) == (0, 3)


def test_tereza_rostas__not_her_controllers_edge(play):
    play.ready("Ada", "Tereza Rostas", 5)
    play.edge("Ada")
    assert not play.acts("Ada").can("Tereza Rostas")


@pytest.mark.parametrize(("holder", "more"), [("Ben", 1), ("Cleo", 0)])
def test_amenophobis__more_bleed_only_against_the_holder_of_the_edge(play, holder, more):
    vampire = play.ready("Ada", "Amenophobis", 5)
    base = stats.bleed(play.table, play[vampire])
    play.edge(holder)
    play.vampire("Ben")
    play.bleeds(vampire)
    assert play.bleed == base + more


@pytest.mark.parametrize("owner", ["Ada", "Ben"])
def test_amenophobis__draws_after_actions_with_serpentis_of_anyone(play, owner):
    play.ready("Ada", "Amenophobis", 5)
    acting = play.vampire(owner)
    play[acting].disciplines = {"ser": 2}
    play.library("Ada", *["Blood Doll"] * 20)
    play.hand("Ada", *["Blood Doll"] * 7)
    play.hand(owner, "Enticement")
    play.edge(owner)
    play.acts(owner).plays("Enticement", "ser", minion=acting)
    assert passing(play, lambda: play.can("Amenophobis"), most=20)
    before = len(play.seat("Ada").library)
    play.uses("Amenophobis")
    assert len(play.seat("Ada").library) == before - 1


def test_amenophobis__not_after_another_action(play):
    vampire = play.ready("Ada", "Amenophobis", 5)
    play.bleeds(vampire)
    assert not passing(play, lambda: play.can("Amenophobis"), most=6)


def test_intisar__pool_for_the_lock_of_a_minion(play):
    play.ready("Ada", "Intisar", 5)
    cleo, mine = play.vampire("Cleo"), play.vampire("Ada")
    play.edge("Ada")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can("Intisar", target=mine)
    play.uses("Intisar", target=cleo)
    assert (play[cleo].locked, play.pool_of("Cleo"), play.can("Intisar")) == (True, 31, False)
    assert play.pool_of("Ada") in {29, 30}


@pytest.mark.parametrize("state", ["torpor", "no edge"])
def test_intisar__not_in_torpor_or_without_the_edge(play, state):
    play.torpor("Ada", "Intisar") if state == "torpor" else play.ready("Ada", "Intisar")
    play.vampire("Cleo")
    play.edge("Ada" if state == "torpor" else "Ben")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can("Intisar")


@pytest.mark.parametrize("melee", [True, False])
def test_elihu__only_melee_weapons_cannot_be_dodged(play, melee):
    elihu, ben = play.ready("Ada", "Elihu", 5), play.vampire("Ben", capacity=9, blood=9)
    play.bleeds(elihu).blocks(ben)
    assert hands_until(play, lambda: play.offered(HANDS))
    combat = play.table.current(Combat)
    index, strike = combat.index(elihu), Strike(damage=1, melee=melee)
    combat.change(index, chosen=strike)
    assert can_miss(play.table, combat.sides[index], strike) is not melee


def test_elihu__no_more_damage_with_a_gun(play):
    elihu, ben = play.ready("Ada", "Elihu", 5), play.vampire("Ben", capacity=9, blood=9)
    play.bleeds(elihu).blocks(ben)
    assert hands_until(play, lambda: play.offered(HANDS))
    more = [
        static.damage(play.table, elihu, Strike(damage=2, ranged=True))
        for static in play.table.cards[elihu].script.statics
        if hasattr(static, "damage")
    ]
    assert sum(more) == 0


@pytest.mark.parametrize(("clan", "wounded"), [("Baali", True), ("Brujah", False)])
def test_etienne_fauberge__aggravated_hands_only_against_two_clans(play, clan, wounded):
    etienne = play.ready("Ada", "Étienne Fauberge", 5)
    ben = play.vampire("Ben", clan=clan, capacity=9, blood=9)
    play.bleeds(etienne).blocks(ben)
    assert hands_until(play, lambda: play.offered(HANDS))
    hands_until(play, lambda: play[ben].blood < 9 or not play[ben].ready, most=8)
    assert (play[ben].wounded or not play[ben].ready) is wounded


@pytest.mark.parametrize(("name", "blood"), [("Étienne Fauberge", 2), ("Anson", 3)])
def test_etienne_fauberge__only_actions_at_him_cost_blood(play, name, blood):
    target, ada = play.ready("Ben", name, 5), play.vampire("Ada", blood=3)
    play.hand("Ada", "Bum's Rush")
    play.acts("Ada").plays("Bum's Rush", minion=ada, target=target)
    assert passing(play, lambda: play.table.current(Combat) is not None, most=12)
    assert play[ada].blood == blood
