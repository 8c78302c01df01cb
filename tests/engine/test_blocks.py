"""The states of blocking, actions that fail or end, and repeated cards."""

import pytest
from published import PUBLISHED
from table_play import Play, events_of

from cardbase.terms import Bonus
from vtes_deck.engine.actions import block
from vtes_deck.engine.actions.action import ACTION_CARD, Action, card_key, repeats
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK, BlockAttempt
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.combat import COMBAT
from vtes_deck.engine.state.decisions import PASS, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.script import NO_SCRIPT, CardScript
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone
from vtes_deck.engine.state.windows import ACT, AFTER_ACTION, BLOCKING, DECLINED, UNBLOCKED, Windows

USE = Verb("use", "Use {card}.")
DID = EventType("did", "{minion} did it.")


class Fail(CardScript):
    """A card in play that makes any action fail, in any state."""

    windows = Windows(controller=UNBLOCKED | BLOCKING | DECLINED)

    def options(self, table, seat, card, window):
        del seat, window
        return [] if table.has_used("fail", card, Until.ACTION) else [Option(USE, card)]

    def resolve(self, table, occasion):
        option = occasion.option
        table.use_once("fail", option.card, Until.ACTION)
        table.current(Action).failed = True


class Listen(CardScript):
    """A card in play usable at any time of an action; records when its controller was asked."""

    windows = Windows(controller=UNBLOCKED | BLOCKING | DECLINED | AFTER_ACTION)

    def __init__(self):
        self.asked = []

    def options(self, table, seat, card, window):
        del table, seat
        self.asked.append(window)
        return [Option(USE, card)]


class PlainAction(Action):
    verb = Verb("plain action", "{minion} does it.")
    announced = EventType("plain action", "{minion} does it.")

    def resolve(self, table):
        table.emit(DID, minion=self.minion)


class Location(CardScript):
    """A card in play with which a minion can act."""

    windows = Windows(controller=ACT)

    def options(self, table, seat, card, window):
        del window
        return [
            Option(ACTION_CARD, card, minion.card)
            for minion in table.ready_minions(seat)
            if minion.unlocked and not repeats(table, minion, card_key(table, card))
        ]

    def action(self, table, option):
        del table
        return PlainAction(option.minion, option.card)


def laid(cb, *, rules=PUBLISHED["vekn"], **by_name):
    scripts = {name.replace("_", " "): script for name, script in by_name.items()}
    play = Play(
        cb,
        "Ada",
        "Ben",
        "Cleo",
        rules=rules,
        scripts=lambda card: scripts.get(card.name, NO_SCRIPT),
    )
    play.ready("Ada", "Anson", 3)
    play.ready("Ada", "Belinde", 3)
    play.ready("Ben", "Rake", 3)
    play.ready("Ben", "Bear Paw", 3)
    return play


@pytest.mark.rule("BLK-14", "BLK-05", "BLK-15", "BLK-12", "STL-03")
def test_attempts_follow_one_after_another(cb):
    gadget = Listen()
    play = laid(cb, Vessel=gadget)
    play.in_play("Ben", "Vessel")
    play.table.modify(Modifier(Bonus.STEALTH, 1, play.number("Anson"), Until.ACTION))
    play.turn("Ada", Phase.MINION).choose(BLEED, minion="Anson")
    assert play.decision.kind is DecisionKind.BLOCK
    assert not block.stealth_is_needed(play.table), "nothing is needed without an attempt"
    assert not block.intercept_is_needed(play.table, play.number("Rake"))
    play.choose(BLOCK, minion="Rake")
    assert play.table.current(BlockAttempt).minion == play.number("Rake")
    assert gadget.asked[-1] == BLOCKING
    assert not play.offered(BLOCK)
    assert block.intercept_is_needed(play.table, play.number("Rake"))
    assert not block.intercept_is_needed(play.table, play.number("Bear Paw"))
    play.passes("Ben")
    assert gadget.asked[-1] == UNBLOCKED
    assert play.offered(BLOCK, minion="Bear Paw")
    assert play.offered(BLOCK, minion="Rake")


@pytest.mark.rule("BLK-13")
def test_the_target_cannot_change_during_an_attempt(cb):
    play = laid(cb, Vessel=Listen())
    play.in_play("Ben", "Vessel")
    play.turn("Ada", Phase.MINION).choose(BLEED, minion="Anson").choose(BLOCK, minion="Rake")
    block.redirect(play.table, 2)
    assert play.table.current(Action).seats == (1,)
    play.passes("Ben")
    assert events_of(play, COMBAT)


@pytest.mark.rule("BLK-17", "RES-02", "RES-08", "RES-07")
@pytest.mark.parametrize("state", ["before", "during", "after"])
def test_a_failed_action_has_no_effect(cb, state):
    watch = Listen()
    play = laid(cb, Vessel=Fail(), Blood_Doll=watch)
    play.in_play("Ben", "Vessel")
    play.in_play("Cleo", "Blood Doll")
    play.turn("Ada", Phase.MINION).choose(BLEED, minion="Anson")
    if state == "during":
        play.table.modify(Modifier(Bonus.STEALTH, 3, play.number("Anson"), Until.ACTION))
        play.choose(BLOCK, minion="Rake")
    if state == "after":
        play.passes("Ben")
        play.passes("Ben").passes("Cleo")
    while not play.offered(USE, "Vessel"):
        play.passes()
    watch.asked.clear()
    play.choose(USE, "Vessel")
    assert set(watch.asked) <= {AFTER_ACTION}
    assert not events_of(play, COMBAT)
    assert play.pool_of("Ben") == 30
    assert play["Anson"].locked
    assert not play["Rake"].locked
    assert play.table.edge == -1


@pytest.mark.rule("NRP-04", "AMB-09")
@pytest.mark.parametrize("edition", ["vekn", "white-wolf", "jyhad-1994"])
def test_each_copy_in_play_once_per_turn(cb, edition):
    play = laid(cb, rules=PUBLISHED[edition], Vessel=Location())
    first, second = play.in_play("Ada", "Vessel"), play.in_play("Ada", "Vessel")
    play.turn("Ada", Phase.MINION).choose(ACTION_CARD, first, minion="Anson")
    while play.decision.kind is not DecisionKind.ACTION:
        play.passes()
    assert events_of(play, DID)
    play["Anson"].locked = False
    play.again()
    assert play.offered(ACTION_CARD, second, minion="Anson")
    assert play.offered(ACTION_CARD, first, minion="Belinde")
    assert play.offered(ACTION_CARD, first, minion="Anson") == (edition == "jyhad-1994")
    assert play.zone(first) is Zone.IN_PLAY


@pytest.mark.rule("BLK-16", "RES-06")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_last_effects_come_after_all_have_declined(cb, edition):
    watch = Listen()
    play = laid(cb, rules=PUBLISHED[edition], Vessel=watch)
    play.in_play("Cleo", "Vessel")
    play.turn("Ada", Phase.MINION).choose(HUNT, minion="Anson")
    while play.table.current(Action):
        play.choose(PASS)
    assert DECLINED in watch.asked
    assert play["Anson"].blood == 4


@pytest.mark.rule("RES-05", "RES-06")
def test_an_action_without_its_target_fizzles(cb):
    play = laid(cb, Vessel=Location())
    location = play.in_play("Ada", "Vessel")
    play.turn("Ada", Phase.MINION).choose(ACTION_CARD, location, minion="Anson")
    action = play.table.current(Action)
    action.target = 9999
    while play.table.current(Action):
        play.choose(PASS)
    assert not events_of(play, DID)


@pytest.mark.rule("RES-04", "RES-01")
@pytest.mark.parametrize("has", [0, 1, 2, 5])
def test_a_cost_is_paid_to_the_extent_possible(cb, has):
    play = laid(cb, Vessel=Location())
    location = play.in_play("Ada", "Vessel")
    play.turn("Ada", Phase.MINION).choose(ACTION_CARD, location, minion="Anson")
    action = play.table.current(Action)
    action.blood_cost = 2
    play.table.bank += play["Anson"].blood - has
    play["Anson"].blood = has
    while play.table.current(Action):
        play.choose(PASS)
    assert play["Anson"].blood == max(0, has - 2)
    assert bool(events_of(play, DID)) == (has >= 2)


class Noted(CardScript):
    """A card in play that can be used at any time of an action, and does nothing."""

    windows = Windows(controller=UNBLOCKED | BLOCKING | DECLINED)

    def options(self, table, seat, card, window):
        del table, seat, window
        return [Option(USE, card)]

    def resolve(self, table, occasion):
        option = occasion.option
        del table, option


def noted(cb):
    play = laid(cb, Vessel=Noted())
    for name in play.names:
        play.in_play(name, "Vessel")
    return play.turn("Ada", Phase.MINION)


@pytest.mark.rule("SEQ-01", "SEQ-02", "SEQ-05", "BLK-09", "BLK-15", "SEQ-06")
def test_the_impulse_goes_around_the_table_and_returns(cb):
    play = noted(cb).choose(BLEED, minion="Anson")
    play.passes("Ada")
    assert (play.asked, play.decision.kind) == ("Ben", DecisionKind.BLOCK)
    play.choose(USE)
    play.passes("Ada")
    play.table.modify(Modifier(Bonus.STEALTH, 1, play.number("Anson"), Until.ACTION))
    play.choose(BLOCK, minion="Rake")
    play.passes("Ada", "Ben").choose(USE)
    play.passes("Ada", "Ben", "Cleo")
    play.passes("Ada")
    assert (play.asked, play.decision.kind) == ("Ben", DecisionKind.BLOCK)
    play.passes("Ben")
    assert (play.asked, play.decision.kind) == ("Ada", DecisionKind.EFFECT)
    play.passes("Ada")
    assert (play.asked, play.decision.kind) == ("Ben", DecisionKind.EFFECT)
    play.passes("Ben", "Cleo")
    play.passes("Ada", "Ben").choose(USE).passes("Ada", "Ben", "Cleo")
    assert play.pool_of("Ben") == 29


@pytest.mark.rule("SEQ-04", "SEQ-05")
def test_the_order_of_the_impulse_in_an_undirected_action(cb):
    play = noted(cb).choose(HUNT, minion="Anson")
    play.passes("Ada", "Ben", "Ada", "Ben", "Cleo", "Ada", "Ben", "Cleo")
    play.passes("Ada", "Ben", "Cleo")
    assert play["Anson"].blood == 4


class Unlocks(CardScript):
    """A card in play that unlocks the minion noted on it, once in an action."""

    windows = Windows(controller=UNBLOCKED)

    def options(self, table, seat, card, window):
        del seat, window
        return [] if table.has_used("unlocks", card, Until.ACTION) else [Option(USE, card)]

    def resolve(self, table, occasion):
        option = occasion.option
        table.use_once("unlocks", option.card, Until.ACTION)
        table.minion(table.in_play[option.card].mark("whom")).locked = False


@pytest.mark.rule("BLK-11", "BLK-06", "AMB-05")
@pytest.mark.parametrize("edition", PUBLISHED)
@pytest.mark.parametrize("whose", ["Ada", "Cleo"])
def test_a_methuselah_without_options_passes_and_declines(cb, edition, whose):
    play = laid(cb, rules=PUBLISHED[edition], Vessel=Unlocks())
    play["Rake"].locked = play["Bear Paw"].locked = True
    gadget = play.in_play(whose, "Vessel")
    play[gadget].set_mark("whom", play.number("Rake"))
    play.turn("Ada", Phase.MINION).choose(HUNT, minion="Anson")
    assert play.asked == whose
    play.choose(USE)
    # Ada uses it before Ben can decide, Cleo after Ben, who has no option.
    assert play.offered(BLOCK, minion="Rake") == (whose == "Ada")


@pytest.mark.rule("BLK-06", "AMB-07")
def test_a_new_target_lets_methuselahs_without_an_option_block(cb):
    play = laid(cb, Vessel=Unlocks())
    play["Rake"].locked = play["Bear Paw"].locked = True
    gadget = play.in_play("Cleo", "Vessel")
    play[gadget].set_mark("whom", play.number("Rake"))
    play.turn("Ada", Phase.MINION).choose(BLEED, minion="Anson", seat="Ben")
    assert play.asked == "Cleo"
    block.redirect(play.table, 1)
    play.choose(USE)
    assert play.offered(BLOCK, minion="Rake")
