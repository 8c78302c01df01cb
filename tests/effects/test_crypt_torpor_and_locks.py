"""Vampires that react when minions leave the ready region, unlock, are blocked or play cards."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.choices import DO_IT
from vtes_deck.engine.actions.permanents import EMPLOY, EQUIP
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.resolution import damage_of
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.mechanics.zones import burn
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.moves import Strike
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.torpor import send


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def fight_on(play):
    """Strike only with hands until the action is over."""
    while play.action:
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)


# Leaving the ready region


@pytest.mark.parametrize("name", ["Egidia Arrú", "Madeleine Giovanni"])
@pytest.mark.parametrize("ally", [True, False])
def test_1_pool_for_a_minion_that_leaves_the_ready_region(play, name, ally):
    card = play.ready("Ada", name)
    ben = play.ready("Ben", PLAIN_ALLY) if ally else play.vampire("Ben", blood=0)
    play[ben].blood = 1 if ally else 0
    play.bleeds(card).blocks(ben)
    fight_on(play)
    assert play.pool_of("Ben") == 29


@pytest.mark.parametrize("name", ["Egidia Arrú", "Madeleine Giovanni"])
def test_no_pool_for_another_or_outside_combat(play, name):
    play.ready("Ada", name)
    ada, ben = play.vampire("Ada"), play.vampire("Ben", blood=0)
    send(play.table, play[play.vampire("Ben")])
    play.bleeds(ada).blocks(ben)
    fight_on(play)
    assert play[ben].in_torpor
    assert play.pool_of("Ben") == 30


def test_bez_dunsirn__two_cards_at_random(play):
    bez = play.ready("Ada", "Bez Dunsirn")
    cards = play.hand("Ada", "Deflection", "Blur", "Freak Drive")
    send(play.table, play[bez])
    assert sum(play.zone(one) is Zone.ASH_HEAP for one in cards) == 2


def test_bez_dunsirn__not_again_from_torpor(play):
    bez = play.ready("Ada", "Bez Dunsirn")
    send(play.table, play[bez])
    cards = play.hand("Ada", "Deflection", "Blur", "Freak Drive")
    burn(play.table, bez)
    assert all(play.zone(one) is Zone.HAND for one in cards)


def test_bez_dunsirn__also_if_it_is_burned(play):
    bez = play.ready("Ada", "Bez Dunsirn")
    cards = play.hand("Ada", "Deflection", "Blur", "Freak Drive")
    burn(play.table, bez)
    assert sum(play.zone(one) is Zone.ASH_HEAP for one in cards) == 2


def test_sascha_vykos_the_angel_of_caine__a_larger_hand(play):
    card, ben = play.ready("Ada", "Sascha Vykos, The Angel of Caine"), play.vampire("Ben", blood=0)
    play.vampire("Ada")
    play.bleeds(card).blocks(ben)
    while not play.offered(DO_IT):
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    play.choose(DO_IT)
    assert stats.hand_size(play.table, 0) == 9


def test_sascha_vykos_the_angel_of_caine__not_for_allies(play):
    card, ben = play.ready("Ada", "Sascha Vykos, The Angel of Caine"), play.ready("Ben", PLAIN_ALLY)
    play[ben].blood = 1
    play.bleeds(card).blocks(ben)
    while play.action:
        assert not play.offered(DO_IT)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)


# Unlocking


def test_idalia_prophet_of_guadalajara__unlocks_after_equipping(play):
    card = play.ready("Ada", "Idalia, Prophet of Guadalajara")
    play.vampire("Ada")
    play.hand("Ada", "Leather Jacket")
    play.acts("Ada").choose(EQUIP, "Leather Jacket", minion=card)
    play.finish()
    assert play[card].locked
    assert not play.can("Idalia, Prophet of Guadalajara"), "not before the discard phase"
    play.choose(PASS)
    play.until("Ada", "Idalia, Prophet of Guadalajara").plays("Idalia, Prophet of Guadalajara")
    assert not play[card].locked


def test_idalia_prophet_of_guadalajara__not_after_another_action(play):
    card = play.ready("Ada", "Idalia, Prophet of Guadalajara")
    play.vampire("Ada")
    play.bleeds(card).finish()
    for _ in range(12):
        assert not play.can("Idalia, Prophet of Guadalajara")
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.decision.options[-1])


def test_luke_fellows__unlocks_after_a_successful_bleed(play):
    luke = play.ready("Ada", "Luke Fellows")
    play.vampire("Ada")
    play.bleeds(luke).finish()
    assert not play[luke].locked


def test_luke_fellows__not_if_blocked_or_after_another_action(play):
    luke, ben = play.ready("Ada", "Luke Fellows"), play.vampire("Ben")
    play.vampire("Ada")
    play.bleeds(luke).blocks(ben)
    fight_on(play)
    assert play[luke].locked
    play[luke].locked, play[luke].blood = False, 2
    play.again()
    play.hunts(luke).finish()
    assert play[luke].locked


@pytest.mark.parametrize(("title", "locked"), [(Title.PRIMOGEN, True), (None, False)])
def test_lubomira_hradok__stays_locked_only_after_bleeding_a_methuselah_with_a_titled_vampire(
    play, title, locked
):
    card = play.ready("Ada", "Lubomira Hradok")
    play.vampire("Ada")
    play.vampire("Ben", title=title) if title else play.vampire("Ben")
    play.bleeds(card).finish()
    assert play[card].locked
    play.turn("Ada")
    assert play[card].locked is locked


def test_lubomira_hradok__not_if_blocked(play):
    card, ben = play.ready("Ada", "Lubomira Hradok"), play.vampire("Ben", title=Title.PRIMOGEN)
    play.vampire("Ada")
    play.bleeds(card).blocks(ben)
    fight_on(play)
    play.turn("Ada")
    assert not play[card].locked


def test_enkidu_the_noah__unlocks_at_the_end_after_employing(play):
    card = play.ready("Ada", "Enkidu, The Noah")
    play.vampire("Ada")
    play.hand("Ada", "Raven Spy")
    play.acts("Ada").choose(EMPLOY, "Raven Spy", minion=card)
    play.finish()
    assert play[card].locked
    play.turn("Ada", Phase.DISCARD)
    while play.table.active == 0 and play.decision:
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.decision.options[-1])
    assert not play[card].locked


def test_enkidu_the_noah__no_equipment_but_locations(play):
    play.ready("Ada", "Enkidu, The Noah")
    play.hand("Ada", "Leather Jacket", "Palatial Estate")
    play.acts("Ada")
    assert not play.matching(EQUIP, "Leather Jacket")
    assert play.matching(EQUIP, "Palatial Estate")


# Cards of others


def test_asguresh__cancels_a_combat_card_of_the_opponent(play):
    asguresh, ben = play.ready("Ada", "Asguresh"), play.vampire("Ben", "POT")
    grapple, _ = play.hand("Ben", "Immortal Grapple", "Immortal Grapple")
    play.bleeds(asguresh).blocks(ben)
    play.until("Ben", grapple).plays(grapple, "POT")
    play.plays("Asguresh")
    assert len(play.seat("Ben").ash_heap) == 1
    while play.action:
        assert not play.can("Asguresh"), "once"
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)


def test_asguresh__no_card_in_another_combat(play):
    play.ready("Ada", "Asguresh")
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "POT")
    play.hand("Ben", "Immortal Grapple")
    play.bleeds(ada).blocks(ben)
    play.until("Ben", "Immortal Grapple").plays("Immortal Grapple", "POT")
    assert not play.can("Asguresh")


def test_louhi__cancels_an_action_card_of_the_predator(play):
    louhi, dora = play.ready("Ada", "Louhi", 5), play.vampire("Dora", "DOM")
    play.hand("Dora", "Govern the Unaligned")
    play.acts("Dora").plays("Govern the Unaligned", "dom", minion=dora)
    play.plays("Louhi")
    assert (play[louhi].blood, play[dora].locked) == (4, False)
    assert play.zone("Govern the Unaligned") is Zone.ASH_HEAP


@pytest.mark.parametrize("owner", ["Ben", "Cleo"])
def test_louhi__not_of_others(play, owner):
    play.ready("Ada", "Louhi", 5)
    minion = play.vampire(owner, "DOM")
    play.hand(owner, "Govern the Unaligned")
    play.acts(owner).plays("Govern the Unaligned", "dom", minion=minion)
    assert not play.can("Louhi")


def test_louhi__no_action_modifier(play):
    play.ready("Ada", "Louhi", 5)
    dora = play.vampire("Dora", "DOM")
    play.hand("Dora", "Conditioning")
    play.bleeds(dora).plays("Conditioning", "dom")
    assert not play.can("Louhi")


# Combat


def test_carolina_valez__no_damage_by_an_ally(play):
    card, ben = play.ready("Ada", "Carolina Vález", 9), play.ready("Ben", PLAIN_ALLY)
    play.bleeds(card).blocks(ben)
    fight_on(play)
    assert play[card].blood == 9


def test_carolina_valez__not_by_vampires(play):
    card, ben = play.ready("Ada", "Carolina Vález", 9), play.vampire("Ben")
    play.bleeds(card).blocks(ben)
    fight_on(play)
    assert play[card].blood == 8


@pytest.mark.parametrize(("capacity", "can"), [(3, True), (2, False)])
def test_leo_washington__not_all_but_only_an_older_opponent_maneuvers(play, capacity, can):
    leo, ben = play.ready("Ada", "Leo Washington"), play.vampire("Ben", capacity=capacity)
    play.bleeds(leo).blocks(ben)
    offered = False
    while play.action:
        offered = offered or play.offered(MANEUVER, minion=ben)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert offered is can


def test_massassi__a_maneuver_in_the_first_round_only(play):
    card, ben = play.ready("Ada", "Massassi"), play.vampire("Ben")
    play.acts("Ada").plays("Massassi", target=ben)
    rounds = []
    while play.action:
        combat = play.table.current(Combat)
        if combat and play.offered(MANEUVER, minion=card):
            rounds.append(combat.number)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert rounds == [1]


def test_massassi__not_if_blocked(play):
    play.ready("Ada", "Massassi")
    ben, other = play.vampire("Ben"), play.vampire("Ben")
    play.acts("Ada").plays("Massassi", target=ben).blocks(other)
    while play.action:
        assert not play.offered(MANEUVER)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)


def test_celeste_lamontagne__ends_combat_with_a_werewolf(play):
    card = play.ready("Ada", "Céleste Lamontagne")
    garou = play.ready("Ben", "Renegade Garou")
    play.bleeds(card).blocks(garou)
    while play.decision.kind != "strike":
        play.choose(PASS)
    play.plays("Céleste Lamontagne")
    fight_on(play)
    assert play[card].blood == 5


def test_celeste_lamontagne__not_with_others(play):
    card, ben = play.ready("Ada", "Céleste Lamontagne"), play.vampire("Ben")
    play.bleeds(card).blocks(ben)
    while play.action:
        assert not play.can("Céleste Lamontagne")
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)


@pytest.mark.parametrize(
    ("sect", "gehenna", "n"),
    [(Sect.CAMARILLA, True, 1), (Sect.CAMARILLA, False, 0), (Sect.SABBAT, True, 0)],
)
def test_celeste_lamontagne__intercept_against_camarilla_with_gehenna(play, sect, gehenna, n):
    card, acting = play.ready("Ben", "Céleste Lamontagne"), play.vampire("Ada", sect=sect)
    play.in_play("Ada" if gehenna else "Cleo", "Torpid Blood")
    play.bleeds(acting)
    assert play.intercept(card) == n


def test_celeste_lamontagne__not_against_others(play):
    card, acting = play.ready("Ben", "Céleste Lamontagne"), play.vampire("Ada")
    play.bleeds(acting)
    assert play.intercept(card) == 0


@pytest.mark.parametrize(
    ("name", "strike", "n"),
    [
        ("Nuriel", Strike(damage=1, melee=True, strength=True), 3),
        ("Nuriel", Strike(damage=2, ranged=True), 2),
        ("Nuriel", Strike(strength=True, hand=True), 1),
        ("The Dracon", Strike(damage=2, ranged=True), 3),
        ("The Dracon", Strike(strength=True, hand=True), 3),
        ("Reverend Blackwood", Strike(damage=2, ranged=True), 2),
    ],
)
def test_damage_of_a_strike(play, name, strike, n):
    card, ben = play.ready("Ada", name), play.vampire("Ben", blood=5)
    play.bleeds(card).blocks(ben)
    while not play.table.current(Combat) or play.decision.kind != "strike":
        play.choose(PASS)
    side = play.table.current(Combat).sides[0]
    inflicted = damage_of(play.table, side, strike, ben)
    assert inflicted.n == n


@pytest.mark.parametrize("name", ["Nuriel", "The Dracon", "Reverend Blackwood"])
def test_no_damage_for_a_strike_without(play, name):
    card, ben = play.ready("Ada", name), play.vampire("Ben", blood=5)
    play.bleeds(card).blocks(ben)
    while not play.table.current(Combat) or play.decision.kind != "strike":
        play.choose(PASS)
    side = play.table.current(Combat).sides[0]
    strike = Strike(dodge=True, ranged=True, melee=True)
    assert damage_of(play.table, side, strike, ben) is None


@pytest.mark.parametrize(("name", "n"), [("Theft of Vitae", 3), ("Thrown Gate", 2)])
def test_reverend_blackwood__more_damage_only_with_blood_sorcery(play, name, n):
    card, ben = play.ready("Ada", "Reverend Blackwood"), play.vampire("Ben", blood=5)
    source = play.hand("Ada", name)[0]
    play.bleeds(card).blocks(ben)
    while not play.table.current(Combat) or play.decision.kind != "strike":
        play.choose(PASS)
    side = play.table.current(Combat).sides[0]
    strike = Strike(damage=2, ranged=True, source=source)
    assert damage_of(play.table, side, strike, ben).n == n


def test_reverend_blackwood__not_with_another_discipline_of_the_card(play):
    """By a ruling, a card requires the Discipline with which it is played."""
    card, ben = play.ready("Ada", "Reverend Blackwood"), play.vampire("Ben", blood=5)
    play[card].disciplines = {"tha": 2, "vis": 1}
    play.hand("Ada", "Brick by Brick")
    play.bleeds(card).blocks(ben)
    while play.decision.kind != "strike":
        play.choose(PASS)
    play.plays("Brick by Brick", "vis").finish()
    assert play[ben].blood == 3


def test_reverend_blackwood__not_without_damage(play):
    card, ben = play.ready("Ada", "Reverend Blackwood"), play.vampire("Ben", blood=5)
    source = play.hand("Ada", "Theft of Vitae")[0]
    play.bleeds(card).blocks(ben)
    while not play.table.current(Combat) or play.decision.kind != "strike":
        play.choose(PASS)
    side = play.table.current(Combat).sides[0]
    strike = Strike(steal_blood=2, ranged=True, source=source)
    assert damage_of(play.table, side, strike, ben) is None


def test_the_dracon__steals_more(play):
    card, ben = play.ready("Ada", "The Dracon", 5), play.vampire("Ben", blood=5)
    play.hand("Ada", "Theft of Vitae")
    play.bleeds(card).blocks(ben)
    play.until("Ada", "Theft of Vitae").plays("Theft of Vitae", "tha")
    fight_on(play)
    assert play[ben].blood == 3


def test_the_dracon__no_more_at_close_range_with_hands(play):
    card, ben = play.ready("Ada", "The Dracon", 5), play.vampire("Ben", blood=5)
    play.bleeds(card).blocks(ben)
    fight_on(play)
    assert play[ben].blood == 2


def test_nuriel__an_additional_strike_only_once(play):
    card, ben = play.ready("Ada", "Nuriel"), play.vampire("Ben", capacity=9, blood=9)
    play.bleeds(card).blocks(ben)
    while not play.can("Nuriel"):
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    play.plays("Nuriel")
    fight_on(play)
    assert play[ben].blood == 7


def test_leo_washington__no_maneuver_for_himself(play):
    leo, ben = play.ready("Ada", "Leo Washington", 2), play.vampire("Ben", capacity=9, blood=9)
    play.bleeds(leo).blocks(ben)
    while play.action:
        assert not play.offered(MANEUVER, minion=leo)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
