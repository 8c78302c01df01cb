"""Actions that bring equipment, retainers and allies into play."""

import pytest
from published import PUBLISHED
from table_play import Play, counters_add_up, misplaced

from cardbase.model import Requirement
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.permanents import (
    EMPLOY,
    EQUIP,
    RECRUIT,
    TAKE_EQUIPMENT,
    TAKE_PIECE,
    at_superior,
    equipment_on,
)
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.mechanics import bank, zones
from vtes_deck.engine.state.decisions import PASS, DecisionKind, Option
from vtes_deck.engine.state.table import Activity, Phase, TimedRestriction, Until, Zone
from vtes_deck.engine.status import control
from vtes_deck.kernel.verdict import Forbidden
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

GUN, JACKET = ".44 Magnum", "Leather Jacket"
STRAY, SPY = "Underbridge Stray", "Raven Spy"


@pytest.fixture
def play(cb):
    play = Play(cb, "Sarah", "Alexis", "Bruno", "Krid")
    play.ready("Sarah", "Dowager, The", 4)
    return play


@pytest.mark.rule("ALY-01", "RES-01", "ACT-01", "PLY-01", "GEN-34")
@pytest.mark.parametrize("example", ["EX-V5-02", "EX-WW-03"])
def test_recruiting_is_announced(cb, example):
    play = Play(cb, "Sarah", "Alexis", "Bruno", rules=VEKN if "V5" in example else WHITE_WOLF)
    minion = play.ready("Sarah", "Dowager, The", 4)
    play.ready("Alexis", "Anson")
    card = play.hand("Sarah", STRAY)[0]
    play.turn("Sarah", Phase.MINION).choose(RECRUIT, card)
    action = play.table.current(Action)
    assert play[minion].locked
    assert action.stealth(play.table) == 1
    assert (play[minion].blood, play.pool_of("Sarah")) == (4, 30)
    assert play.zone(card) is Zone.BEING_PLAYED
    play.all_pass()
    cost = cb[STRAY]
    assert play[minion].blood == 4 - cost.blood_cost
    assert play.pool_of("Sarah") == 30 - cost.pool_cost
    assert play[card].life == cost.life


@pytest.mark.rule("MIN-11", "ALY-03", "TRN-03")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_DX_15_a_recruited_ally_does_not_act_this_turn(cb, edition):
    play = Play(cb, "Sarah", "Alexis", "Bruno", rules=PUBLISHED[edition])
    play.ready("Sarah", "Dowager, The", 4)
    play.ready("Sarah", "Rake")
    card = play.hand("Sarah", STRAY)[0]
    play.turn("Sarah", Phase.MINION).choose(RECRUIT, card)
    ready = [minion.card for minion in play.table.ready_minions(0)]
    assert (card in ready) == (edition == "vekn")
    assert not play.offered(BLEED, minion=card)
    if edition == "vekn":
        assert play.game.why_not(Option(BLEED, minion=card, seat=1)) == Forbidden("MIN-11")
    while play.table.active == 0:
        play.passes()
    assert play[card].ready
    play.turn("Sarah", Phase.MINION)
    assert play.offered(BLEED, minion=card)


@pytest.mark.rule("MIN-12")
def test_an_ally_that_enters_play_otherwise_can_act(play):
    card = play.hand("Sarah", STRAY)[0]
    control.arrive(play.table, card, 0)
    play.turn("Sarah", Phase.MINION)
    assert play.offered(BLEED, minion=card)


@pytest.mark.rule("ALY-02", "ALY-04")
def test_restrictions_of_allies(play):
    ally = play.ready("Sarah", STRAY)
    play.torpor("Sarah", "Rake", 3)
    play.hand("Sarah", "Kine Resources Contested")
    play.turn("Sarah", Phase.MINION)
    assert not play.offered(HUNT, minion=ally)
    assert not play.offered(RESCUE, minion=ally)
    verbs = {option.verb.name for option in play.decision.options if option.minion == ally}
    assert verbs == {"bleed"}


@pytest.mark.rule("ALY-05", "GEN-04")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_an_ally_can_regain_life(cb, edition):
    play = Play(cb, "Sarah", "Alexis", rules=PUBLISHED[edition])
    ally, victim = play.ready("Sarah", STRAY, 1), play.ready("Alexis", "Anson", 3)
    old = edition == "jyhad-1994"
    assert bank.gain_blood(play.table, play[ally], 1) == (0 if old else 1)
    bank.move_blood(play.table, play[victim], play[ally], 1)
    assert play[ally].life == (1 if old else 3)
    assert counters_add_up(play.table)


@pytest.mark.rule("EQP-01", "EQP-02", "EQP-03", "RES-01")
def test_equipping_with_a_card_from_the_hand(play):
    first, second = play.hand("Sarah", GUN, JACKET)
    other = play.ready("Sarah", "Anson", 4)
    play.turn("Sarah", Phase.MINION).choose(EQUIP, first, minion=other)
    assert play[other].attached == (first,)
    play[other].locked = False
    play.again()
    play.choose(EQUIP, second, minion=other)
    assert play[other].attached == (first, second)
    cost = sum(play.cards[name].pool_cost for name in (GUN, JACKET))
    assert play.pool_of("Sarah") == 30 - cost


@pytest.mark.rule("EQP-02")
def test_EX_WW_19_one_piece_of_equipment_in_an_action(cb):
    play = Play(cb, "Sarah", "Alexis", "Bruno", rules=WHITE_WOLF)
    play.ready("Sarah", "Anson", 4)
    first, second = play.hand("Sarah", GUN, JACKET)
    play.turn("Sarah", Phase.MINION).choose(EQUIP, first)
    assert play.zone(second) is Zone.HAND
    assert not play.offered(EQUIP)


@pytest.mark.rule("EQP-06", "RES-02", "CRD-03")
def test_blocked_equipment_is_burned_and_not_paid(play):
    card = play.hand("Sarah", GUN)[0]
    blocker = play.ready("Alexis", "Anson")
    play.game.table.in_play[blocker].disciplines = {}
    play.turn("Sarah", Phase.MINION).choose(EQUIP, card)
    play.table.current(Action).inherent = 0
    play.choose(BLOCK, minion=blocker)
    while (
        play.decision and play.decision.kind is not DecisionKind.ACTION and play.table.active == 0
    ):
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.decision.options[0])
    assert play.zone(card) is Zone.ASH_HEAP
    assert play.pool_of("Sarah") == 30


@pytest.mark.rule("EQP-04", "EQP-05")
def test_moving_equipment_from_another_minion(play):
    owner = play.ready("Sarah", "Anson", 4)
    pieces = [play.on(owner, name) for name in (GUN, JACKET, "IR Goggles")]
    taker = play.number("Dowager, The")
    play.turn("Sarah", Phase.MINION).choose(TAKE_EQUIPMENT, minion=taker, target=owner)
    play.choose(TAKE_PIECE, pieces[2]).choose(TAKE_PIECE, pieces[0]).choose(PASS)
    assert play[taker].attached == (pieces[2], pieces[0])
    assert play[owner].attached == (pieces[1],)
    assert play.pool_of("Sarah") == 30
    assert play[taker].locked
    assert not play[owner].locked
    assert not misplaced(play.table)


@pytest.mark.rule("EQP-04", "EQP-06")
def test_equipment_stays_if_the_action_fails_or_is_of_another_minion(play):
    owner = play.ready("Sarah", "Anson", 4)
    gun = play.on(owner, GUN)
    theirs = play.ready("Alexis", "Rake", 4)
    play.on(theirs, JACKET)
    taker = play.number("Dowager, The")
    play.turn("Sarah", Phase.MINION)
    assert not play.offered(TAKE_EQUIPMENT, target=theirs)
    assert play.game.why_not(Option(TAKE_EQUIPMENT, minion=taker, target=theirs)) == Forbidden(
        "EQP-04"
    )
    play.choose(TAKE_EQUIPMENT, minion=taker)
    play.table.current(Action).failed = True
    play.all_pass(DecisionKind.BLOCK)
    assert play[gun].host == owner


@pytest.mark.rule("EQP-04", "EQP-06")
def test_equipment_stays_if_the_minion_can_no_longer_have_it(play):
    owner = play.ready("Sarah", "Anson", 4)
    gun = play.on(owner, GUN)
    taker, blocker = play.number("Dowager, The"), play.ready("Alexis", "Rake", 4)
    play.turn("Sarah", Phase.MINION).choose(TAKE_EQUIPMENT, minion=taker)
    assert play.offered(BLOCK, minion=blocker)
    play.table.restrict(TimedRestriction(Activity.BEAR, taker, Until.TURN))
    play.all_pass(DecisionKind.BLOCK)
    assert play[gun].host == owner


@pytest.mark.rule("RET-01", "RET-02", "PLY-34")
def test_employing_retainers(play):
    vampire = play.ready("Sarah", "Bear Paw", 5)
    first, second = play.hand("Sarah", SPY, SPY)
    play.turn("Sarah", Phase.MINION).choose(EMPLOY, minion=vampire)
    retainer = play[vampire].attached[0]
    assert play[retainer].blood == play.cards[SPY].life
    play[vampire].locked = False
    play[vampire].done = frozenset()
    play.again()
    play.choose(EMPLOY, minion=vampire)
    assert set(play[vampire].attached) == {first, second}


@pytest.mark.rule("RET-03", "RET-04")
def test_retainers_do_not_move_and_are_not_minions(play):
    owner = play.ready("Sarah", "Bear Paw", 5)
    retainer = play.on(owner, SPY)
    play.turn("Sarah", Phase.MINION)
    assert not play.offered(TAKE_EQUIPMENT)
    assert all(option.minion != retainer for option in play.decision.options)
    with pytest.raises(TypeError):
        play.table.minion(retainer)


@pytest.mark.rule("NRP-03", "AMB-09")
@pytest.mark.parametrize("edition", ["vekn", "white-wolf", "jyhad-1994"])
def test_no_second_card_with_a_name_in_a_turn(cb, edition):
    play = Play(cb, "Sarah", "Alexis", "Bruno", rules=PUBLISHED[edition])
    vampire = play.ready("Sarah", "Anson", 5)
    play.ready("Sarah", "Rake")
    other = play.hand("Sarah", GUN, GUN, JACKET)[2]
    play.turn("Sarah", Phase.MINION)
    play.choose(EQUIP, play.matching(EQUIP, minion=vampire)[0].card, minion=vampire)
    play[vampire].locked = False
    play.again()
    held = [card for card in play.seat("Sarah").hand if play.table.cards[card].name == GUN]
    again = edition == "jyhad-1994"
    assert any(play.offered(EQUIP, card, minion=vampire) for card in held) == again
    assert play.offered(EQUIP, other)
    if not again:
        assert play.game.why_not(Option(EQUIP, held[0], vampire)) == Forbidden("NRP-03")


@pytest.mark.rule("ACT-04", "PLY-10", "PLY-09", "PLY-05")
def test_requirements_and_costs_of_permanents(cb):
    play = Play(cb, "Sarah", "Alexis", "Bruno")
    vampire, ally = play.ready("Sarah", "Anson", 5), play.ready("Sarah", STRAY)
    gun, spy, procurer = play.hand("Sarah", GUN, SPY, "Procurer")
    play.pool("Sarah", 1)
    play.turn("Sarah", Phase.MINION)
    assert cb[GUN].pool_cost > 1
    assert play.game.why_not(Option(EQUIP, gun, vampire)) == Forbidden("ACT-04")
    assert play.game.why_not(Option(EMPLOY, spy, vampire)) == Forbidden("PLY-05")
    assert play.game.why_not(Option(EQUIP, spy, vampire)) == Forbidden("EQP-02")
    assert play.game.why_not(Option(RECRUIT, procurer, ally)).rule in {"PLY-05", "PLY-09"}


@pytest.mark.rule("MIN-01", "CON-10", "PLY-05")
def test_the_reason_against_equipping(cb):
    play = Play(cb, "Sarah", "Alexis", "Bruno")
    ready, locked = play.ready("Sarah", "Anson", 5), play.ready("Sarah", "Rake", locked=True)
    unique = next(
        card.unique_name
        for card in cb.library
        if "Equipment" in card.types
        and "unique" in card.traits
        and not card.requirement.clans
        and card.pool_cost < 9
        and not card.requirement.disciplines
    )
    play.on(ready, unique)
    play.turn("Sarah", Phase.MINION)
    second = play.hand("Sarah", unique)[0]
    assert play.game.why_not(Option(EQUIP, second, locked)) == Forbidden("MIN-01")
    assert play.game.why_not(Option(EQUIP, second, ready)) == Forbidden("CON-10")


@pytest.mark.rule("PLY-07", "PLY-36")
@pytest.mark.parametrize(
    ("levels", "choice", "both"),
    [((2, 2), True, True), ((2, 1), True, False), ((1, 1), False, False)],
)
def test_superior_effects_with_two_disciplines(play, levels, choice, both):
    vampire = play["Dowager, The"]
    vampire.disciplines = dict(zip(("ani", "obf"), levels, strict=True))
    spy = play.hand("Sarah", SPY)[0]
    face = play.table.cards[spy]
    for combo, superior in ((False, choice), (True, both)):
        requirement = Requirement(disciplines=("ani", "obf"), combo=combo)
        assert (
            at_superior(play.table, face.__replace__(requirement=requirement), vampire) is superior
        )
    assert not at_superior(play.table, face.__replace__(requirement=Requirement()), vampire)


@pytest.mark.rule("PLY-37")
def test_equipment_that_is_a_location_in_play(play):
    vampire = play.ready("Sarah", "Anson", 5)
    haven = play.on(vampire, "Living Manse")
    gun = play.on(vampire, GUN)
    assert equipment_on(play.table, vampire) == [gun]
    play.turn("Sarah", Phase.MINION)
    play.choose(TAKE_EQUIPMENT, minion="Dowager, The")
    assert play[haven].host == vampire
    assert play[gun].host == play.number("Dowager, The")


@pytest.mark.rule("CON-02", "PLY-33")
def test_a_second_unique_piece_is_contested(cb):
    play = Play(cb, "Sarah", "Alexis", "Bruno")
    unique = next(
        c.unique_name
        for c in cb.library
        if "Equipment" in c.types and c.unique and not c.requirement and c.pool_cost in {0, 1}
    )
    mine = play.ready("Sarah", "Anson", 5)
    theirs = play.on(play.ready("Alexis", "Rake"), unique)
    card = play.hand("Sarah", unique)[0]
    play.turn("Sarah", Phase.MINION).choose(EQUIP, card, minion=mine)
    if play.decision.kind is DecisionKind.BLOCK:
        play.passes()
    assert play[card].contested
    assert play[theirs].contested
    zones.burn(play.table, mine)
    assert play.zone(card) is Zone.ASH_HEAP


@pytest.mark.rule("ALY-01")
def test_allies_of_1994_have_their_printed_cost(cb):
    play = Play(cb, "Sarah", "Alexis", "Bruno", rules=JYHAD_1994)
    play.ready("Sarah", "Rake", 4)
    card = play.hand("Sarah", "Loyal Street Gang")[0]
    play.turn("Sarah", Phase.MINION).choose(RECRUIT, card)
    assert play.zone(card) is Zone.IN_PLAY
    assert play.pool_of("Sarah") == 30 - cb["Loyal Street Gang"].pool_cost


@pytest.mark.rule("EQP-04")
def test_a_minion_does_not_take_equipment_from_itself(cb):
    play = Play(cb, "Sarah", "Alexis", "Bruno")
    owner, other = play.ready("Sarah", "Anson", 5), play.ready("Sarah", "Rake", 2)
    play.on(owner, GUN)
    play.turn("Sarah", Phase.MINION)
    assert [option.minion for option in play.matching(TAKE_EQUIPMENT)] == [other]
    assert play.game.why_not(Option(TAKE_EQUIPMENT, minion=owner, target=owner)) == Forbidden(
        "EQP-04"
    )
