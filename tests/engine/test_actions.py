"""Actions: announcing, blocking, resolving; bleed and hunt."""

import pytest
from published import PUBLISHED
from table_play import Play, events_of

from cardbase.terms import Bonus
from vtes_deck.engine.actions import block
from vtes_deck.engine.actions.action import ACTION_CARD, FAILED, Action, direction
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.combat import COMBAT
from vtes_deck.engine.mechanics import impulse, zones
from vtes_deck.engine.state.current import has_played
from vtes_deck.engine.state.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.script import NO_SCRIPT, CardScript
from vtes_deck.engine.state.table import Activity, Modifier, Phase, TimedRestriction, Until
from vtes_deck.engine.state.windows import (
    ACT,
    AFTER_ACTION,
    AS_ANNOUNCED,
    BLOCKING,
    DECLINED,
    UNBLOCKED,
    Windows,
)
from vtes_deck.kernel.verdict import Forbidden
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

BELINDE, DOWAGER = "Belinde", "Dowager, The"
ADD = Verb("add", "Add {n} to stealth or intercept with {card}.")
AIM = Verb("aim", "Bleed {seat} instead.")


class Gadget(CardScript):
    """A card in play that adds stealth or intercept when needed, any number of times."""

    windows = Windows(controller=BLOCKING)

    def options(self, table, seat, card, window):
        del window
        attempt = table.current(block.BlockAttempt)
        acting = table.current(Action).minion
        if seat == table.active and block.stealth_is_needed(table):
            return [Option(ADD, card, acting, n=1)]
        if block.intercept_is_needed(table, attempt.minion) and seat != table.active:
            return [Option(ADD, card, attempt.minion, n=1)]
        return []

    def resolve(self, table, occasion):
        option = occasion.option
        bonus = (
            Bonus.STEALTH
            if table.minion(option.minion).controller == table.active
            else Bonus.INTERCEPT
        )
        table.modify(Modifier(bonus, option.n, option.minion, Until.ACTION, option.card))


class Mirror(CardScript):
    """A card in play that aims a bleed at another Methuselah once per action."""

    windows = Windows(controller=UNBLOCKED | DECLINED)

    def options(self, table, seat, card, window):
        del window
        action = table.current(Action)
        if seat not in action.seats or table.has_used("aim", card, Until.ACTION):
            return []
        return [Option(AIM, card, seat=table.prey(seat))]

    def resolve(self, table, occasion):
        option = occasion.option
        table.use_once("aim", option.card, Until.ACTION)
        block.redirect(table, option.seat)


def scripted(**scripts):
    by_name = {name.replace("_", " "): script for name, script in scripts.items()}
    return lambda card: by_name.get(card.name, NO_SCRIPT)


GADGETS = scripted(Blood_Doll=Gadget(), Vessel=Mirror())


@pytest.fixture
def table(cb):
    """Sarah acts; Alexis is her prey and Krid her predator."""
    play = Play(cb, "Sarah", "Alexis", "Bruno", "Krid", scripts=GADGETS)
    play.ready("Sarah", BELINDE, 3)
    return play


@pytest.mark.rule("BLD-01", "BLD-02", "BLD-04", "BLD-05", "BLD-06", "MIN-01", "ACT-01", "STL-01")
@pytest.mark.parametrize(
    "rules", [pytest.param(VEKN, id="EX-V5-01"), pytest.param(WHITE_WOLF, id="EX-WW-02")]
)
def test_a_bleed_is_announced(cb, rules):
    play = Play(cb, "Sarah", "Alexis", "Bruno", "Krid", rules=rules)
    play.ready("Sarah", BELINDE, 3)
    play.ready("Alexis", DOWAGER)
    play.turn("Sarah", Phase.MINION).choose(BLEED, minion=BELINDE)
    action = play.table.current(Action)
    assert play[BELINDE].locked
    assert action.seats == (1,)
    assert action.amount(play.table) == 1
    assert action.stealth(play.table) == 0
    assert play.pool_of("Alexis") == 30


@pytest.mark.rule("BLK-01", "BLK-03", "BLK-04", "BLK-10")
@pytest.mark.parametrize(
    "rules", [pytest.param(VEKN, id="EX-V5-03"), pytest.param(WHITE_WOLF, id="EX-WW-04")]
)
def test_only_the_target_can_block_a_bleed(cb, rules):
    play = Play(cb, "Sarah", "Alexis", "Bruno", "Krid", rules=rules)
    play.ready("Sarah", BELINDE, 3)
    blocker = play.ready("Alexis", DOWAGER)
    locked = play.ready("Alexis", "Anson", locked=True)
    torpor = play.torpor("Alexis", "Rake")
    play.ready("Krid", "Bear Paw")
    play.turn("Sarah", Phase.MINION).choose(BLEED, minion=BELINDE)
    assert (play.asked, play.decision.kind) == ("Alexis", DecisionKind.BLOCK)
    assert play.offered(BLOCK, minion=blocker)
    assert not play.offered(BLOCK, minion=locked)
    assert not play.offered(BLOCK, minion=torpor)
    assert play.game.why_not(Option(BLOCK, minion=locked)) == Forbidden("BLK-03")
    assert play.game.why_not(Option(BLOCK, minion=play.number("Bear Paw"))) == Forbidden("BLK-01")
    play.passes("Alexis")
    assert play.pool_of("Alexis") == 29


@pytest.mark.rule("BLD-07", "BLD-09", "RES-01", "RES-10")
def test_an_unblocked_bleed_burns_pool_and_takes_the_edge(table):
    table.edge("Bruno")
    table.turn("Sarah", Phase.MINION).choose(BLEED, minion=BELINDE)
    assert table.pool_of("Alexis") == 29
    assert table.table.edge == 0
    assert table[BELINDE].locked


@pytest.mark.rule("BLD-06")
def test_EX_J94_01_bleed_with_two_more(cb):
    play = Play(cb, "Sarah", "Alexis", "Bruno", rules=JYHAD_1994)
    play.ready("Sarah", BELINDE)
    play.table.modify(Modifier(Bonus.BLEED, 2, play.number(BELINDE), Until.TURN))
    play.turn("Sarah", Phase.MINION).choose(BLEED)
    assert play.pool_of("Alexis") == 27


@pytest.mark.rule("BLD-10", "RES-06")
def test_EX_V5_22_bleed_of_nothing(table):
    table.edge("Bruno")
    table.table.modify(Modifier(Bonus.BLEED, -3, table.number(BELINDE), Until.TURN))
    table.turn("Sarah", Phase.MINION).choose(BLEED)
    assert table.pool_of("Alexis") == 30
    assert table.table.edge == 2
    assert table.table.current(Action) is None


@pytest.mark.rule("BLD-03", "BLD-02")
def test_a_minion_bleeds_neither_its_controller_nor_across_the_table(table):
    table.turn("Sarah", Phase.MINION)
    minion = table.number(BELINDE)
    assert table.game.why_not(Option(BLEED, minion=minion, seat=0)) == Forbidden("BLD-03")
    assert table.game.why_not(Option(BLEED, minion=minion, seat=2)) == Forbidden("BLD-02")


@pytest.mark.rule("NRP-01", "MIN-02")
@pytest.mark.parametrize("edition", ["jyhad-1994", "white-wolf", "vekn"])
def test_DX_06_a_second_bleed(cb, edition):
    play = Play(cb, "Sarah", "Alexis", "Bruno", rules=PUBLISHED[edition])
    minion = play.ready("Sarah", BELINDE)
    play.ready("Sarah", DOWAGER)
    play.turn("Sarah", Phase.MINION).choose(BLEED, minion=minion)
    play[minion].locked = False
    play.again()
    assert play.offered(BLEED, minion=minion) == (edition == "jyhad-1994")
    assert play.offered(HUNT, minion=minion)


@pytest.mark.rule("MIN-08", "MIN-04", "MIN-05", "MIN-06", "TRN-04")
def test_EX_V5_18_a_minion_without_blood_hunts_first(table):
    hungry = table.ready("Sarah", DOWAGER, 0)
    also = table.ready("Sarah", "Rake", 0)
    table.turn("Sarah", Phase.MINION)
    assert {(o.verb, o.minion) for o in table.decision.options} == {(HUNT, hungry), (HUNT, also)}
    assert table.game.why_not(Option(BLEED, minion=table.number(BELINDE), seat=1)) == Forbidden(
        "MIN-04"
    )
    table.choose(HUNT, minion=also)
    assert not table.offered(BLEED)
    table.choose(HUNT, minion=hungry)
    assert table.offered(BLEED, minion=BELINDE)


@pytest.mark.rule("MIN-08")
@pytest.mark.parametrize("edition", ["jyhad-1994", "white-wolf", "vekn"])
def test_DX_21_loses_its_blood_during_the_phase(cb, edition):
    play = Play(cb, "Sarah", "Alexis", "Bruno", rules=PUBLISHED[edition])
    play.ready("Sarah", BELINDE, 1)
    play.turn("Sarah", Phase.MINION)
    play[BELINDE].blood = 0
    play.table.bank += 1
    play.again()
    assert play.offered(BLEED, minion=BELINDE) == (edition == "jyhad-1994")


@pytest.mark.rule("HUN-01", "HUN-02", "HUN-03", "HUN-04")
def test_a_hunt_gives_one_blood_up_to_the_capacity(table):
    full = table.ready("Sarah", DOWAGER)
    ally = table.ready("Sarah", "Underbridge Stray")
    table.turn("Sarah", Phase.MINION)
    assert not table.offered(HUNT, minion=ally)
    assert table.game.why_not(Option(HUNT, minion=ally)) == Forbidden("HUN-01")
    table.choose(HUNT, minion=BELINDE).choose(HUNT, minion=full)
    assert table[BELINDE].blood == 4
    assert table[full].blood == table[full].capacity


@pytest.mark.rule("BLK-02", "BLK-05", "BLK-06", "BLK-07", "STL-02")
@pytest.mark.parametrize("example", ["EX-V5-04", "EX-V5-26", "EX-WW-05"])
def test_prey_then_predator_can_block_an_undirected_action(cb, example):
    rules = WHITE_WOLF if "WW" in example else VEKN
    play = Play(cb, "Sarah", "Alexis", "Bruno", "Krid", rules=rules)
    play.ready("Sarah", BELINDE, 3)
    prey, predator = play.ready("Alexis", DOWAGER), play.ready("Krid", "Bear Paw")
    play.ready("Bruno", "Anson")
    play.turn("Sarah", Phase.MINION).choose(HUNT)
    for _ in range(3):
        assert play.asked == "Alexis"
        assert not play.offered(BLOCK, minion=predator)
        play.choose(BLOCK, minion=prey)
    assert not play[prey].locked
    play.passes("Alexis")
    assert play.asked == "Krid"
    play.choose(BLOCK, minion=predator)
    assert play.asked == "Krid"
    play.passes("Krid")
    assert play[BELINDE].blood == 4


@pytest.mark.rule("STL-03", "STL-04", "STL-06", "BLK-08", "BLK-09", "RES-02", "SEQ-05")
@pytest.mark.parametrize("example", ["EX-WW-06", "EX-J94-04"])
def test_a_hunt_blocked_with_intercept(cb, example):
    rules = WHITE_WOLF if "WW" in example else JYHAD_1994
    play = Play(cb, "Sarah", "Alexis", "Bruno", "Krid", rules=rules, scripts=GADGETS)
    play.ready("Sarah", BELINDE, 3)
    play.ready("Alexis", DOWAGER)
    blocker = play.ready("Krid", "Bear Paw")
    play.in_play("Krid", "Blood Doll")
    play.turn("Sarah", Phase.MINION).choose(HUNT).passes("Alexis")
    play.choose(BLOCK, minion=blocker).choose(ADD).all_pass(DecisionKind.STRIKE)
    assert play[BELINDE].blood == 3
    assert play[blocker].locked
    assert events_of(play, COMBAT)
    assert not play.table.modifiers


@pytest.mark.rule("STL-03", "STL-02", "BLK-07")
def test_EX_J94_05_stealth_against_intercept(cb):
    play = Play(cb, "Sarah", "Alexis", "Bruno", rules=JYHAD_1994, scripts=GADGETS)
    acting = play.ready("Sarah", BELINDE, 3)
    blocker = play.ready("Alexis", DOWAGER)
    play.in_play("Sarah", "Blood Doll")
    play.in_play("Alexis", "Blood Doll")
    play.table.modify(Modifier(Bonus.STEALTH, 1, acting, Until.ACTION))
    play.turn("Sarah", Phase.MINION).choose(BLEED)
    play.choose(BLOCK, minion=blocker)
    assert play.asked == "Alexis", "no stealth before it is needed"
    play.choose(ADD)
    assert play.asked == "Sarah"
    play.choose(ADD)
    assert play.asked == "Alexis"
    play.passes().passes()
    assert not play[blocker].locked
    assert play.pool_of("Alexis") == 29


@pytest.mark.rule("BLK-06", "BLK-11", "BLK-16", "SEQ-06")
def test_EX_V5_23_a_new_target_reopens_blocking(cb):
    play = Play(cb, "Sarah", "Alexis", "Bruno", scripts=GADGETS)
    play.ready("Sarah", BELINDE)
    first, second = play.ready("Alexis", DOWAGER), play.ready("Bruno", "Bear Paw")
    play.in_play("Alexis", "Vessel")
    play.turn("Sarah", Phase.MINION).choose(BLEED)
    play.passes("Alexis")
    assert play.decision.kind is DecisionKind.EFFECT
    assert not play.offered(BLOCK, minion=first)
    play.choose(AIM)
    assert play.asked == "Bruno"
    assert play.offered(BLOCK, minion=second)
    play.passes("Bruno")
    assert (play.pool_of("Alexis"), play.pool_of("Bruno")) == (30, 29)


@pytest.mark.rule("BLK-03", "GEN-27")
def test_a_woken_locked_vampire_can_block(table):
    blocker = table.ready("Alexis", DOWAGER, locked=True)
    table[blocker].awake = True
    table.turn("Sarah", Phase.MINION).choose(BLEED)
    table.choose(BLOCK, minion=blocker).all_pass(DecisionKind.STRIKE)
    assert events_of(table, COMBAT)
    assert not table[blocker].awake


@pytest.mark.rule("GEN-02")
def test_a_card_can_prevent_a_minion_from_acting_or_blocking(table):
    blocker = table.ready("Alexis", DOWAGER)
    table.table.restrict(TimedRestriction(Activity.BLOCK, blocker, Until.TURN))
    table.turn("Sarah", Phase.MINION).choose(BLEED)
    assert table.pool_of("Alexis") == 29
    table.table.restrict(TimedRestriction(Activity.ACT, blocker, Until.TURN))
    table.turn("Alexis", Phase.MINION)
    assert not table.offered(BLEED, minion=blocker)


@pytest.mark.rule("MIN-01", "TOR-06")
def test_locked_or_not_ready_minions_do_not_act(table):
    locked = table.ready("Sarah", DOWAGER, locked=True)
    torpid = table.torpor("Sarah", "Rake", 1)
    table.turn("Sarah", Phase.MINION)
    for minion in (locked, torpid):
        assert not table.offered(BLEED, minion=minion)
        assert not table.offered(HUNT, minion=minion)
        assert table.game.why_not(Option(HUNT, minion=minion)) == Forbidden("MIN-01")


@pytest.mark.rule("CRD-02", "CRD-04", "AMB-35")
@pytest.mark.parametrize("edition", ["vekn", "white-wolf", "jyhad-1994"])
def test_the_target_of_a_directed_card(cb, edition):
    play = Play(cb, "Sarah", "Alexis", "Bruno", rules=PUBLISHED[edition])
    plain, printed = play.hand("Sarah", "Blood Doll", "Bum's Rush")
    table = play.table
    old = edition == "jyhad-1994"
    assert direction(table, 0, printed, [2, 1]) == (1, 2)
    assert direction(table, 0, plain, [1]) == (() if old else (1,))
    assert direction(table, 0, NONE, [1]) == (1,)
    play.hand("Sarah", "Blood Doll")
    assert direction(table, 0, NONE, [1]) == (1,), "whichever card was placed last"
    assert direction(table, 0, printed, [0]) == ()
    assert direction(table, 0, printed, []) == ()


@pytest.mark.rule("CRD-01", "CRD-03", "ACT-03", "RES-07")
@pytest.mark.parametrize("printed", [None, 2])
def test_an_action_card_has_its_printed_stealth(cb, printed):
    class Activity(Action):
        verb = Verb("plain action", "{minion} does it.")
        announced = EventType("plain action", "{minion} does it.")

    class Card(CardScript):
        windows = Windows(hand=ACT)

        def options(self, table, seat, card, window):
            del seat, window
            minion = table.ready_minions(0)[0].card
            return [] if table.in_play[minion].locked else [Option(ACTION_CARD, card, minion)]

        def action(self, table, option):
            del table
            return Activity(option.minion, option.card, inherent=printed)

    seen = []

    class Watch(CardScript):
        windows = Windows(controller=AS_ANNOUNCED | AFTER_ACTION | UNBLOCKED)

        def options(self, table, seat, card, window):
            del card
            seen.append((window, seat, table.current(Action).stealth(table)))
            return []

    scripts = scripted(Blood_Doll=Card(), Vessel=Watch())
    play = Play(cb, "Sarah", "Alexis", "Bruno", scripts=scripts)
    acting = play.ready("Sarah", BELINDE)
    play.ready("Sarah", "Rake")
    play.in_play("Alexis", "Vessel")
    card = play.hand("Sarah", "Blood Doll")[0]
    play.turn("Sarah", Phase.MINION).choose(ACTION_CARD, card)
    stealth = printed or 0
    assert [window for window, _, _ in seen] == [AS_ANNOUNCED, UNBLOCKED, AFTER_ACTION]
    assert {amount for _, _, amount in seen} == {stealth}
    assert play[acting].locked
    assert play.zone(card).name == "ASH_HEAP"


@pytest.mark.rule("SEQ-02", "SEQ-03", "SEQ-04")
@pytest.mark.parametrize(
    ("edition", "undirected"),
    [("vekn", (1, 2, 0, 3, 4)), ("jyhad-1994", (1, 2, 0, 3, 4)), ("white-wolf", (1, 2, 3, 4, 0))],
)
def test_order_of_the_impulse(cb, edition, undirected):
    table = Play(cb, rules=PUBLISHED[edition]).table
    table.active = 1
    assert impulse.undirected_order(table) == undirected
    assert impulse.directed_order(table, (3,)) == (1, 3, 2, 4, 0)
    assert impulse.directed_order(table, (0, 3)) == (1, 3, 0, 2, 4)
    assert NONE not in undirected


@pytest.mark.rule("RES-01", "RES-02")
def test_the_action_of_a_minion_that_left_play_fails(table):
    table.ready("Alexis", DOWAGER)
    table.turn("Sarah", Phase.MINION).choose(BLEED, minion=BELINDE)
    acting = table.number(BELINDE)
    zones.burn(table.table, acting)
    action = table.table.current(Action)
    action.conclude(table.table)
    assert (action.failed, action.successful) == (True, False)
    assert events_of(table, FAILED)


@pytest.mark.rule("PLY-19", "PLY-22")
@pytest.mark.parametrize(
    ("rules", "same", "other"),
    [pytest.param(VEKN, False, False, id="vekn"), pytest.param(JYHAD_1994, True, False, id="1994")],
)
def test_cards_played_by_a_minion_that_left_play(cb, rules, same, other):
    play = Play(cb, "Sarah", "Alexis", rules=rules)
    gone, here = play.ready("Sarah", BELINDE, 3), play.ready("Sarah", DOWAGER, 3)
    card, second, theirs = (play.card(name, "Bonding") for name in ("Sarah", "Sarah", "Alexis"))
    number = play.table.cards[card].id
    action = Action(here, played=frozenset({(here, number)}))
    assert has_played(play.table, action, here, second)
    assert has_played(play.table, action, gone, second) == same
    assert has_played(play.table, action, play.ready("Alexis", "Rake"), theirs) == other
    zones.burn(play.table, gone)
    action = Action(here, played=frozenset({(gone, number)}))
    assert not has_played(play.table, action, here, second)
