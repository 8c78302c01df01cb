"""Actions that steal or give blood, and cards that stay on a minion."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.cancellation import PAY_TO_CANCEL
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.permanents import EQUIP
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Phase, Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_heart_of_the_city__two_bleed_at_superior_and_only_one(play):
    ada, ben = play.vampire("Ada", "PRE"), play.vampire("Ada", "pre")
    play.hand("Ada", *["Heart of the City"] * 3)
    play.acts("Ada").plays("Heart of the City", "PRE", minion=ada).finish()
    play.plays("Heart of the City", "pre", minion=ben).finish()
    for minion, pool in ((ada, 27), (ben, 25)):
        play[minion].locked, play[minion].done = False, frozenset()
        play.turn("Ada", Phase.MINION)
        assert not play.can("Heart of the City", minion=minion)
        play.bleeds(minion)
        assert play.pool_of("Ben") == pool


def test_sport_bike__not_with_another_vehicle(play):
    ada = play.vampire("Ada")
    play.on(ada, "Learjet")
    play.hand("Ada", "Sport Bike")
    play.acts("Ada")
    assert not play.offered(EQUIP, "Sport Bike")


def test_dominate_kine__steals_a_location_of_another_not_an_own_one(play):
    ada = play.vampire("Ada", "DOM")
    own, other = play.in_play("Ada", "Elder Library"), play.in_play("Ben", "The Barrens")
    play.hand("Ada", "Dominate Kine")
    play.acts("Ada")
    assert not play.can("Dominate Kine", "DOM", target=own)
    play.plays("Dominate Kine", "DOM", target=other, minion=ada).finish()
    assert play[other].controller == 0


def test_conceal__burns_equipment_and_locations_but_not_a_card_twice(play):
    ada, ben = play.vampire("Ada", "OBF"), play.vampire("Ben")
    gun, place = play.on(ben, ".44 Magnum"), play.in_play("Ben", "The Barrens")
    play.hand("Ada", "Conceal", "Conceal")
    play.acts("Ada")
    assert not play.can("Conceal", "obf", target=place)
    play.plays("Conceal", "obf", target=gun).finish()
    assert play.zone(gun) is Zone.ASH_HEAP
    play[ada].locked, play[ada].done = False, frozenset()
    play.turn("Ada", Phase.MINION).plays("Conceal", "OBF", target=place).finish()
    assert play.zone(place) is Zone.ASH_HEAP


def test_fifth_tradition__another_vampire_of_anyone_but_not_the_acting_one(play):
    ada = play.vampire("Ada", title=Title.PRINCE)
    ben = play.vampire("Ben", blood=1)
    play.hand("Ada", "Fifth Tradition: Hospitality")
    play.acts("Ada")
    assert not play.can("Fifth Tradition: Hospitality", target=ada)
    play.plays("Fifth Tradition: Hospitality", target=ben).finish()
    assert play[ben].blood == 5


def test_daring_the_dawn__burns_after_a_block_by_an_ally_and_no_vampire_blocks(play):
    ada, ben = play.vampire("Ada", "FOR"), play.vampire("Ben")
    gang = play.ready("Ben", "Loyal Street Gang")
    play.hand("Ada", "Daring the Dawn")
    play.bleeds(ada).until("Ada", "Daring the Dawn").plays("Daring the Dawn", "FOR")
    assert not play.can("Daring the Dawn", minion=ben)
    play.blocks(gang)
    assert play[ada].blood == 5
    play.finish()
    assert play[ada].region is Region.TORPOR


def test_daring_the_dawn__two_at_basic_destroy_nothing_that_has_blood(play):
    ada = play.vampire("Ada", "for")
    play.hand("Ada", "Daring the Dawn")
    play.bleeds(ada).until("Ada", "Daring the Dawn").plays("Daring the Dawn", "for").finish()
    assert play.pool_of("Ben") == 29
    # The first point sends it to torpor, the second burns 1 blood to keep it from being burned.
    assert play[ada].region is Region.TORPOR
    assert play[ada].blood == 4


def test_abbot__not_for_actions_at_others_and_only_one(play):
    ada = play.vampire("Ada", sect=Sect.SABBAT)
    play.hand("Ada", "Abbot", "Abbot")
    play.acts("Ada").plays("Abbot").finish()
    assert not play[ada].locked
    assert not play.can("Abbot")
    ben = play.vampire("Dora")
    play.turn("Dora", Phase.MINION).bleeds(ben)
    assert play.intercept(ada) == 1
    play.choose(PASS)


def test_true_loves_face__the_blocker_can_pay_at_superior_only(play):
    ada, ben = play.vampire("Ada", "OBF PRE"), play.vampire("Ben")
    play.hand("Ada", "True Love's Face", "True Love's Face")
    play.bleeds(ada).blocks(ben).until("Ada", "True Love's Face")
    play.plays("True Love's Face", "OBF+PRE")
    assert play.asked == "Ben"
    assert play.decision.options[0].n == 1
    play.game.apply(play.decision.options[0])
    assert play.pool_of("Ben") == 29
    assert play.action.blocker != ben or play[ben].ready


def test_true_loves_face__not_paid_for_at_basic(play):
    ada = play.vampire("Ada", "OBF PRE")
    play.vampire("Ben")
    play.hand("Ada", "True Love's Face")
    play.bleeds(ada).plays("True Love's Face", "obf+pre")
    assert play.bleed == 2
    assert not any(one.verb is PAY_TO_CANCEL for one in play.decision.options)


def test_treasured_samadji__dodges_only_once_each_combat(play):
    ada, ben = play.vampire("Ada", clan="Ravnos"), play.vampire("Ben")
    play.on(ada, "Treasured Samadji")
    play.bleeds(ada).blocks(ben)
    while not play.can("Treasured Samadji") and play.decision.kind != "strike":
        play.choose(PASS)
    used = [one for one in play.decision.options if one.card == play.number("Treasured Samadji")]
    assert used
    play.game.apply(used[0])
    play.finish()
    assert play[ada].blood == 5


def test_graverobbing__steals_from_torpor_and_revives_for_two_blood(play):
    ada = play.vampire("Ada", "DOM")
    down = play.torpor("Ben", "Anson")
    play.hand("Ada", "Graverobbing")
    play.acts("Ada").plays("Graverobbing", "DOM", target=down)
    while play.decision.kind != "target":
        play.choose(PASS)
    assert play[down].controller == 0
    play.game.apply(play.decision.options[0])
    assert play[down].region is Region.READY
    assert not play[down].wounded
    assert play[ada].blood == 3


def test_graverobbing__not_revived_by_a_vampire_without_two_blood(play):
    play.vampire("Ada", "DOM", blood=1)
    down = play.torpor("Ben", "Anson")
    play.hand("Ada", "Graverobbing")
    play.acts("Ada").plays("Graverobbing", "DOM", target=down).finish()
    assert play[down].controller == 0
    assert play[down].region is Region.TORPOR


def test_graverobbing__no_ready_vampire_and_none_of_her_own(play):
    play.vampire("Ada", "dom")
    own, ready = play.torpor("Ada", "Anson"), play.vampire("Ben")
    play.hand("Ada", "Graverobbing")
    play.acts("Ada")
    assert not play.can("Graverobbing", target=own)
    assert not play.can("Graverobbing", target=ready)


def test_the_signet_of_king_saul__not_blocked_by_old_vampires(play):
    ada = play.vampire("Ada")
    old, young = play.vampire("Ben", capacity=8), play.vampire("Ben", capacity=7)
    play.on(ada, "The Signet of King Saul")
    play.bleeds(ada)
    assert not play.offered(BLOCK, minion=old)
    assert play.offered(BLOCK, minion=young)


def test_fleetness__not_at_an_unlocked_minion(play):
    play.vampire("Ada", "CEL")
    locked, other = play.vampire("Ben", locked=True), play.vampire("Ben")
    play.hand("Ada", "Fleetness")
    play.acts("Ada")
    assert play.can("Fleetness", "CEL", target=locked)
    assert not play.can("Fleetness", "CEL", target=other)
    assert play.can("Fleetness", "cel")


def test_ominous_chorus__three_votes_for_the_acting_side_and_for_others(play):
    ada = play.vampire("Ada", clan="Lasombra")
    ben = play.vampire("Ben", clan="Lasombra")
    play.hand("Ada", "Ominous Chorus", "Autarkis Persecution")
    play.hand("Ben", "Ominous Chorus")
    play.acts("Ada").choose(POLITICAL, minion=ada)
    while not play.can("Ominous Chorus"):
        play.game.apply(play.decision.options[-1])
    play.plays("Ominous Chorus", minion=ada)
    while play.asked != "Ben":
        play.choose(PASS)
    assert play.can("Ominous Chorus", minion=ben)


def test_stiff_contempt__only_vampires_pay_to_block(play):
    ada, ben = play.vampire("Ada", clan="Samedi"), play.vampire("Ben")
    gang = play.ready("Ben", "Loyal Street Gang")
    play.hand("Ada", "Stiff Contempt")
    play.bleeds(ada).plays("Stiff Contempt")
    assert play.offered(BLOCK, minion=gang)
    play.choose(BLOCK, minion=ben)
    assert play[ben].blood == 4
    assert play[gang].blood == play.table.cards[gang].capacity


def test_stiff_contempt__not_after_the_announcement(play):
    ada = play.vampire("Ada", clan="Samedi")
    play.vampire("Ben")
    play.hand("Ada", "Stiff Contempt")
    play.bleeds(ada).choose(PASS)
    assert not play.can("Stiff Contempt")


def test_true_loves_face__the_attempt_fails_unless_it_is_paid_for(play):
    ada, ben = play.vampire("Ada", "OBF PRE"), play.vampire("Ben")
    play.hand("Ada", "True Love's Face")
    play.bleeds(ada).blocks(ben).until("Ada", "True Love's Face")
    play.plays("True Love's Face", "OBF+PRE").choose(PASS)
    assert not play.offered(BLOCK, minion=ben)
    play.finish()
    assert play.pool_of("Ben") == 29


def test_sport_bike__intercept(play):
    ben = play.vampire("Ben")
    play.on(ben, "Sport Bike")
    play.bleeds(play.vampire("Ada"))
    assert play.intercept(ben) == 1


def test_dhabi_revenant__bleeds_for_one_more(play):
    ada = play.vampire("Ada", clan="Baali")
    play.on(ada, "D'habi Revenant")
    play.bleeds(ada)
    assert play.pool_of("Ben") == 28


def test_ectu_operative__burns_a_vampire_in_torpor_but_no_ready_one(play):
    ectu, down = play.ready("Ada", "ECTU Operative"), play.torpor("Ben", "Anson")
    ready = play.vampire("Ben", locked=True)
    play.acts("Ada")
    assert not play.can(ectu, target=ready)
    play.plays(ectu, target=down).finish()
    assert play.zone(down) is Zone.ASH_HEAP


def test_umbrous_clutch__enters_combat_at_basic(play):
    ada, ben = play.vampire("Ada", "obl"), play.vampire("Ben", locked=True)
    play.hand("Ada", "Umbrous Clutch")
    play.acts("Ada").plays("Umbrous Clutch", "obl", target=ben)
    combat = play.table.current(Combat)
    assert combat is not None
    assert combat.holds(ada)
    assert combat.holds(ben)
