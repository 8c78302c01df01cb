"""Block attempts during which a minion leaves, the action fails, or the block becomes illegal."""

import pytest
from card_play import CardPlay
from published import PUBLISHED
from table_play import Play, events_of

from cardbase.terms import Bonus
from vtes_deck.effects.vocab.minion_filter import corruption
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.combat import COMBAT
from vtes_deck.engine.mechanics import bank, zones
from vtes_deck.engine.state.decisions import PASS, Option, Verb
from vtes_deck.engine.state.script import NO_SCRIPT, CardScript
from vtes_deck.engine.state.table import Modifier, Phase, Until
from vtes_deck.engine.state.windows import BLOCKING, UNBLOCKED, Windows
from vtes_deck.kernel.verdict import UNKNOWN, Forbidden

USE = Verb("use", "Use {card}.")
GADGET = "Vessel"


class Once(CardScript):
    """A card in play that does something once in an action, when a test allows it."""

    def __init__(self, window, effect):
        self.windows = Windows(controller=window)
        self.effect = effect

    def options(self, table, seat, card, window):
        del seat, window
        return [] if table.has_used("once", card, Until.ACTION) else [Option(USE, card)]

    def resolve(self, table, occasion):
        option = occasion.option
        table.use_once("once", option.card, Until.ACTION)
        self.effect(table)


def laid(cb, owner, window, effect):
    """Ada has Anson, Ben has Rake and Bear Paw, Cleo has Dimple; owner has the gadget."""
    script = Once(window, effect)
    play = Play(
        cb,
        "Ada",
        "Ben",
        "Cleo",
        scripts=lambda card: script if card.name == GADGET else NO_SCRIPT,
    )
    play.ready("Ada", "Anson", 3)
    play.ready("Ben", "Rake", 3)
    play.ready("Ben", "Bear Paw", 3)
    play.in_play(owner, GADGET)
    return play


def use_it(play):
    while not play.offered(USE):
        play.passes()
    return play.choose(USE)


@pytest.mark.rule("BLK-17", "RES-08")
@pytest.mark.parametrize("window", [UNBLOCKED, BLOCKING])
def test_a_minion_that_left_play_is_not_blocked(cb, window):
    play = laid(cb, "Ben", window, lambda table: zones.burn(table, play.number("Anson")))
    play.turn("Ada", Phase.MINION).choose(BLEED, minion="Anson")
    if window == BLOCKING:
        play.choose(BLOCK, minion="Rake")
    use_it(play)
    assert play.table.current(Action) is None
    assert not events_of(play, COMBAT)
    assert play["Rake"].unlocked
    assert play.pool_of("Ben") == 30


@pytest.mark.rule("STL-03")
@pytest.mark.parametrize("gone", ["ada", "ben"])
@pytest.mark.parametrize(("stealth", "card"), [(0, "Lost in Crowds"), (1, "Enhanced Senses")])
def test_neither_stealth_nor_intercept_is_needed_if_one_of_them_left_play(cb, gone, stealth, card):
    play = CardPlay(cb)
    ada, ben = play.vampire("Ada", "obf"), play.vampire("Ben", "aus")
    play.hand("Ada" if stealth == 0 else "Ben", card)
    play.table.modify(Modifier(Bonus.STEALTH, stealth, ada, Until.TURN))
    play.bleeds(ada).blocks(ben)
    assert play.can(card)
    zones.burn(play.table, {"ada": ada, "ben": ben}[gone])
    play.again()
    while play.action:
        assert not play.can(card)
        play.choose(PASS)
    assert play.pool_of("Ben") == (30 if gone == "ada" else 29)


@pytest.mark.rule("BLK-15", "BLK-05")
def test_if_a_blocker_leaves_play_another_minion_can_attempt_to_block(cb):
    play = laid(cb, "Cleo", BLOCKING, lambda table: zones.burn(table, play.number("Rake")))
    play.turn("Ada", Phase.MINION).choose(BLEED, minion="Anson").choose(BLOCK, minion="Rake")
    use_it(play)
    assert [option.minion for option in play.matching(BLOCK)] == [play.number("Bear Paw")]
    play.choose(BLOCK)
    use_it(play) if play.offered(USE) else None
    assert events_of(play, COMBAT)


def fail(table):
    table.current(Action).failed = True


@pytest.mark.rule("BLK-17", "BLK-08")
def test_an_action_that_fails_during_an_attempt_is_not_blocked(cb):
    play = laid(cb, "Ben", BLOCKING, fail)
    play.turn("Ada", Phase.MINION).choose(BLEED, minion="Anson").choose(BLOCK, minion="Rake")
    use_it(play)
    assert play.table.current(Action) is None
    assert play["Rake"].unlocked
    assert not events_of(play, COMBAT)


@pytest.mark.rule("BLK-02", "BLK-10")
def test_the_next_prey_can_block_if_the_prey_is_ousted(cb):
    play = laid(cb, "Ada", UNBLOCKED, lambda table: bank.burn_pool(table, 1, 30))
    play.ready("Cleo", "Aleph", 3)
    play.turn("Ada", Phase.MINION).choose(HUNT, minion="Anson")
    play.choose(USE)
    assert play.seat("Ben").ousted
    assert play.asked == "Cleo"
    assert play.offered(BLOCK, minion="Aleph")


@pytest.mark.rule("SEQ-01", "SEQ-05", "BLK-16")
def test_a_new_target_puts_effects_before_attempts_again(cb):
    play = CardPlay(cb)
    ada = play.vampire("Ada", "DOM")
    play.vampire("Ben", "DOM", capacity=9)
    play.vampire("Cleo")
    play.hand("Ada", "Conditioning")
    play.hand("Ben", "Deflection")
    play.bleeds(ada).passes("Ada", "Ben").until("Ben", "Deflection")
    play.plays("Deflection", "DOM", seat="Cleo")
    play.passes("Ada")
    assert play.asked == "Ada", "all have passed, so blocking starts again"
    play.passes("Ada")
    assert play.offered(BLOCK)


# Reasons against a block


def why(play, minion):
    return play.game.why_not(Option(BLOCK, minion=minion))


@pytest.mark.rule("BLK-03", "BLK-04")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_why_a_minion_that_has_failed_or_is_locked_cannot_block(cb, edition):
    play = CardPlay(cb, rules=PUBLISHED[edition])
    ada = play.vampire("Ada")
    ben, idle = play.vampire("Ben"), play.vampire("Ben", locked=True)
    play.vampire("Ben")
    play.hunts(ada).blocks(ben)
    assert why(play, idle) == Forbidden("BLK-03")
    play[ben].locked = True
    play.again()
    assert why(play, ben) == Forbidden("BLK-03" if play.table.rules.blocker_retries else "BLK-04")


@pytest.mark.rule("GEN-02")
def test_why_a_minion_that_cannot_pay_for_it_cannot_block(cb):
    play = CardPlay(cb)
    sergio = play.ready("Ada", "Sergio Bueno")
    ben, friend = play.vampire("Ben", blood=0), play.vampire("Ben")
    play[ben].set_mark(corruption(0), 1)
    play.bleeds(sergio)
    assert play.offered(BLOCK, minion=friend)
    assert why(play, ben) == Forbidden("GEN-02")


@pytest.mark.rule("BLK-01", "BLK-17")
def test_there_is_no_block_reason_without_a_block_decision(cb):
    play = CardPlay(cb)
    ada, ben = play.vampire("Ada"), play.vampire("Ben", locked=True)
    play.vampire("Ben")
    play.bleeds(ada)
    assert play.game.why_not(Option(HUNT, minion=ben)) != Forbidden("BLK-03")
    gone = play.vampire("Ben")
    zones.burn(play.table, gone)
    assert why(play, gone) == UNKNOWN
    play.action.failed = True
    assert why(play, ben) == Forbidden("BLK-17")
