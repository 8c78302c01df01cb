"""Cards that add blood, pool, transfers or stealth, and their limits."""

import pytest
from card_fights import to_kind, to_strikes
from card_play import PLAIN, CardPlay

from cardbase.terms import Sect, Title, Trait
from vtes_deck.engine.actions.permanents import EQUIP, RECRUIT
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.mechanics.stats import intercept
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import torpor
from vtes_deck.engine.turn.discard import PLAY_EVENT

PRINCE = {"title": Title.PRINCE, "city": "Chicago"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def passes(play, card, **facts):
    """Ada calls the referendum of this card, and it passes."""
    ada = play.vampire("Ada", **PRINCE, **facts)
    play.hand("Ada", card)
    play.acts("Ada").choose(POLITICAL, card, minion=ada)
    for _ in range(20):
        if any("referendum passes" in line for line in play.log_sentences()):
            return ada
        votes = [
            one for one in play.decision.options if "for the" in option_sentence(play.table, one)
        ]
        if votes and play.asked == "Ada":
            play.game.apply(votes[0])
        else:
            play.choose(PASS)
    raise AssertionError("it does not pass")


def test_political_stranglehold__three_pool_for_each_old_vampire(play):
    play.vampire("Ben", capacity=8)
    play.vampire("Ben", capacity=7)
    passes(play, "Political Stranglehold", capacity=9)
    assert (play.pool_of("Ada"), play.pool_of("Ben")) == (33, 33)


def test_political_stranglehold__only_once_in_a_game(play):
    passes(play, "Political Stranglehold", capacity=9)
    play.vampire("Ben")
    play.hand("Ben", "Political Stranglehold")
    play.acts("Ben")
    assert not play.offered(POLITICAL)


def test_autarkis_persecution__a_pool_for_each_minion(play):
    play.ready("Ben", "Nephandus")
    passes(play, "Autarkis Persecution")
    assert (play.pool_of("Ada"), play.pool_of("Ben"), play.pool_of("Cleo")) == (31, 31, 30)


def test_autarkis_persecution__not_by_an_ally(play):
    play.ready("Ada", "Nephandus")
    play.hand("Ada", "Autarkis Persecution")
    play.acts("Ada")
    assert not play.offered(POLITICAL)


def test_public_trust__a_blood_for_an_uncontrolled_vampire(play):
    play.vampire("Ada", "PRE")
    waiting = play.uncontrolled("Ada", PLAIN)
    play.hand("Ada", "Public Trust")
    play.acts("Ada").plays("Public Trust", "PRE")
    play.game.apply(play.decision.options[0]) if play.decision.kind == "target" else None
    assert play.pool_of("Ben") == 27
    assert play.counters(waiting) == 1


def test_public_trust__no_blood_at_basic(play):
    play.vampire("Ada", "pre")
    waiting = play.uncontrolled("Ada", PLAIN)
    play.hand("Ada", "Public Trust")
    play.acts("Ada").plays("Public Trust", "pre")
    assert play.decision.kind != "target"
    assert (play.pool_of("Ben"), play.counters(waiting)) == (27, 0)


def test_legal_manipulations__an_additional_pool(play):
    play.vampire("Ada", "PRE")
    play.hand("Ada", "Legal Manipulations")
    play.acts("Ada").plays("Legal Manipulations", "PRE")
    assert (play.pool_of("Ada"), play.pool_of("Ben")) == (31, 27)


def test_legal_manipulations__no_pool_if_blocked(play):
    play.vampire("Ada", "PRE")
    ben = play.vampire("Ben")
    play.hand("Ada", "Legal Manipulations")
    play.acts("Ada").plays("Legal Manipulations", "PRE").blocks(ben).finish()
    assert (play.pool_of("Ada"), play.pool_of("Ben")) == (30, 30)


def test_ambush__a_maneuver(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play[ben].locked = True
    play.hand("Ada", "Ambush")
    play.acts("Ada").plays("Ambush", target=ben)
    to_kind(play, "range", "Ada").choose(MANEUVER, minion=ada)
    assert "The range is long." in play.log_sentences()


def test_ambush__not_an_unlocked_minion(play):
    play.vampire("Ada")
    play.vampire("Ben")
    play.hand("Ada", "Ambush")
    play.acts("Ada")
    assert not play.can("Ambush")


def test_reunion_kamut__two_blood_for_the_black_hand(play, cb):
    ada = play.vampire("Ada", sect=Sect.SABBAT)
    play[ada].set_mark(Trait.BLACK_HAND.value, 1)
    hand = next(c for c in cb if c.kind == "crypt" and Trait.BLACK_HAND in c.traits)
    waiting = play.uncontrolled("Ada", hand.unique_name)
    play.hand("Ada", "Reunion Kamut")
    play.acts("Ada").plays("Reunion Kamut", target=waiting, minion=ada)
    play.finish() if play.action else None
    assert play.counters(waiting) == 2


def test_reunion_kamut__not_for_other_vampires(play):
    ada = play.vampire("Ada")
    play[ada].set_mark(Trait.BLACK_HAND.value, 1)
    play.uncontrolled("Ada", PLAIN)
    play.hand("Ada", "Reunion Kamut")
    play.acts("Ada")
    assert not play.can("Reunion Kamut")


def test_army_of_rats__the_prey_burns_1_pool(play):
    play.in_play("Ada", "Army of Rats")
    play.turn("Ada")
    assert not play.offered(PASS)
    play.uses("Army of Rats")
    assert play.pool_of("Ben") == 29


def test_army_of_rats__only_one_pool_with_several(play):
    first, second = play.in_play("Ada", "Army of Rats"), play.in_play("Ada", "Army of Rats")
    play.turn("Ada")
    play.game.apply(next(one for one in play.decision.options if one.card in {first, second}))
    assert not play.can("Army of Rats")
    assert play.pool_of("Ben") == 29


def test_army_of_rats__burned_by_a_minion_of_another(play):
    rats = play.in_play("Ada", "Army of Rats")
    ben = play.vampire("Ben")
    play.acts("Ben").uses("Army of Rats", minion=ben)
    play.finish() if play.action else None
    assert play.zone(rats) is Zone.ASH_HEAP


def test_tribute_to_the_master__a_blood_of_each_vampire(play):
    one, two = play.vampire("Ada"), play.vampire("Ada", blood=1)
    play.hand("Ada", "Tribute to the Master")
    play.acts("Ada", Phase.MASTER).plays("Tribute to the Master")
    assert (play[one].blood, play[two].blood, play.pool_of("Ada")) == (4, 0, 32)


def test_tribute_to_the_master__not_of_vampires_of_others(play):
    ben = play.vampire("Ben")
    play.vampire("Ada")
    play.hand("Ada", "Tribute to the Master")
    play.acts("Ada", Phase.MASTER).plays("Tribute to the Master")
    assert play[ben].blood == 5


def test_unholy_sacrament__three_blood_for_a_titled_sabbat_vampire(play, cb):
    bishop = next(
        c for c in cb if c.kind == "crypt" and c.sect is Sect.SABBAT and c.title is not None
    )
    waiting = play.uncontrolled("Ada", bishop.unique_name)
    play.hand("Ada", "Unholy Sacrament")
    play.acts("Ada", Phase.MASTER).plays("Unholy Sacrament", target=waiting)
    assert (play.counters(waiting), play.pool_of("Ada")) == (3, 27)


def test_unholy_sacrament__not_for_another_vampire(play):
    play.uncontrolled("Ada", PLAIN)
    play.hand("Ada", "Unholy Sacrament")
    play.acts("Ada", Phase.MASTER)
    assert not play.can("Unholy Sacrament")


def test_golconda_inner_peace__removes_a_vampire_for_pool(play):
    ben = play.vampire("Ben", capacity=9)
    play.pool("Ben", 1)
    play.hand("Ada", "Golconda: Inner Peace")
    play.acts("Ada", Phase.MASTER).plays("Golconda: Inner Peace", target=ben)
    assert play.zone(ben) is Zone.REMOVED
    assert play.pool_of("Ben") == 10


def test_golconda_inner_peace__cancelled_for_two_pool(play):
    ben = play.vampire("Ben", capacity=9)
    play.hand("Ada", "Golconda: Inner Peace")
    play.acts("Ada", Phase.MASTER).plays("Golconda: Inner Peace", target=ben)
    assert play.asked == "Ben"
    play.game.apply(play.decision.options[0])
    assert ben in play.table.in_play
    assert play.pool_of("Ben") == 28


def test_golconda_inner_peace__not_a_younger_vampire(play):
    play.vampire("Ben", capacity=7)
    play.hand("Ada", "Golconda: Inner Peace")
    play.acts("Ada", Phase.MASTER)
    assert not play.can("Golconda: Inner Peace")


def test_misdirection__locks_a_minion(play):
    ben = play.vampire("Ben")
    play.hand("Ada", "Misdirection")
    play.vampire("Ada")
    play.acts("Ada", Phase.MASTER).plays("Misdirection", target=ben)
    assert play[ben].locked


def test_misdirection__not_a_locked_minion(play):
    ben = play.vampire("Ben")
    play[ben].locked = True
    play.hand("Ada", "Misdirection")
    play.acts("Ada", Phase.MASTER)
    assert not play.can("Misdirection")


def test_creepshow_casino__stealth_as_an_undirected_action_is_announced(play):
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.in_play("Ada", "Creepshow Casino")
    play.hunts(ada).uses("Creepshow Casino")
    assert play.stealth == 2


def test_creepshow_casino__not_for_a_bleed(play):
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.in_play("Ada", "Creepshow Casino")
    play.bleeds(ada)
    assert not play.can("Creepshow Casino")


def test_opium_den__stealth_for_a_ministry(play):
    ada, ben = play.vampire("Ada", clan="Ministry"), play.vampire("Ben")
    play.in_play("Ada", "Opium Den")
    play.bleeds(ada).blocks(ben).uses("Opium Den")
    assert any("gets +1 stealth" in line for line in play.log_sentences())


def test_opium_den__not_for_another_clan(play):
    ada, ben = play.vampire("Ada", clan="Ravnos"), play.vampire("Ben")
    play.in_play("Ada", "Opium Den")
    play.bleeds(ada).blocks(ben)
    assert not play.can("Opium Den")


def test_ennoias_theater__a_transfer_or_a_card(play):
    play.in_play("Ada", "Ennoia's Theater")
    play.uncontrolled("Ada", PLAIN)
    play.acts("Ada", Phase.INFLUENCE).uses("Ennoia's Theater", words="transfer")
    assert play.seat("Ada").transfers == 5
    assert not play.can("Ennoia's Theater")


def test_ennoias_theater__no_transfer_in_another_phase(play):
    play.in_play("Ada", "Ennoia's Theater")
    play.hand("Ada", "Blur")
    play.acts("Ada", Phase.MASTER)
    assert not play.can("Ennoia's Theater", words="transfer")


def test_new_carthage__titled_brujah_bleed_for_more(play):
    ada = play.vampire("Ada", clan="Brujah", **PRINCE)
    ben = play.vampire("Ben", clan="Brujah", **{**PRINCE, "city": "Berlin"})
    play.in_play("Cleo", "New Carthage")
    assert [stats.bleed(play.table, play[one]) for one in (ada, ben)] == [2, 2]


def test_new_carthage__not_those_without_a_title(play):
    ada = play.vampire("Ada", clan="Brujah")
    play.in_play("Ada", "New Carthage")
    assert stats.bleed(play.table, play[ada]) == 1


def test_guardian_angel__intercept_against_bleeds_and_a_damage(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    angel = play.on(ben, "Guardian Angel")
    play.bleeds(ada)
    assert intercept(play.table, play[ben]) == 1
    play.blocks(ben)
    to_strikes(play).choose(HANDS).choose(PASS)
    play.choose(USE, angel).finish()
    assert play[ben].blood == 5


def test_guardian_angel__no_intercept_against_other_actions(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.on(ben, "Guardian Angel")
    play.hunts(ada)
    assert intercept(play.table, play[ben]) == 0


def test_charisma__allies_cost_less(play):
    ada = play.vampire("Ada", clan="Tremere antitribu")
    play.on(ada, "Charisma")
    play.hand("Ada", "Nephandus")
    play.acts("Ada").choose(RECRUIT, minion=ada)
    play.finish() if play.action else None
    assert play.pool_of("Ada") == 29


def test_charisma__other_cards_do_not_cost_less(play):
    ada = play.vampire("Ada")
    play.on(ada, "Charisma")
    play.hand("Ada", ".44 Magnum")
    play.acts("Ada").choose(EQUIP, minion=ada)
    play.finish() if play.action else None
    assert play.pool_of("Ada") == 28


def test_scourge_of_the_enochians__burns_a_weak_vampire_and_goes_to_the_predator(play):
    weak = play.vampire("Ben", capacity=2)
    scourge = play.hand("Ada", "Scourge of the Enochians")[0]
    play.acts("Ada", Phase.DISCARD).choose(PLAY_EVENT, scourge)
    play.uses("Scourge of the Enochians", target=weak)
    assert weak not in play.table.in_play
    assert play[scourge].controller == 3


def test_scourge_of_the_enochians__not_a_stronger_vampire(play):
    play.vampire("Ben", capacity=3)
    scourge = play.hand("Ada", "Scourge of the Enochians")[0]
    play.acts("Ada", Phase.DISCARD).choose(PLAY_EVENT, scourge)
    assert not play.can("Scourge of the Enochians")
    assert play[scourge].controller == 3


def test_guardian_angel__burned_in_torpor(play):
    ben = play.vampire("Ben")
    angel = play.on(ben, "Guardian Angel")
    torpor.send(play.table, play[ben])
    assert play.zone(angel) is Zone.ASH_HEAP
