"""A turn that ends when its Methuselah is ousted, and effects after combats and actions."""

import pytest
from card_play import CardPlay
from card_steps import logged

from vtes_deck.engine.combat.sequence import COMBAT_OVER
from vtes_deck.engine.scenario.duel import STOPPED
from vtes_deck.engine.state.decisions import NONE, DecisionKind, Option
from vtes_deck.engine.state.modifiers import DelayedTrigger, Until
from vtes_deck.engine.state.table import Zone
from vtes_deck.kernel.procedure import Procedure


class Question(Procedure):
    """A question to one Methuselah."""

    seat: int

    def offer(self, table):
        """Ask it."""
        table.ask(self.seat, DecisionKind.CHOICE, [Option(STOPPED)])

    steps = (offer,)


class AsksAfterCombat:
    """The later effect of a card: a question when the combat is over."""

    def on_event(self, table, trigger, event):
        if event.what is COMBAT_OVER:
            table.push(Question(seat=trigger.seat))


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def ousts_herself_in_combat(play, ada, ben):
    """Ada pays for a weapon with her last pool, before range is determined."""
    play.hand("Ada", "Concealed Weapon", ".44 Magnum")
    play.pool("Ada", 2)
    if play.action is None:
        play.bleeds(ada).blocks(ben)
    play.until("Ben", "Trap").plays("Trap")
    play.until("Ada", "Concealed Weapon").plays("Concealed Weapon")
    while not play.seat("Ada").ousted:
        play.game.apply(play.options[0])


@pytest.mark.rule("END-01", "COM-23")
def test_a_card_of_the_combat_is_burned_as_the_combat_ends_with_the_turn(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.hand("Ben", "Trap")
    ousts_herself_in_combat(play, ada, ben)
    assert play.zone("Trap") is Zone.ASH_HEAP
    assert logged(play, "The combat is over.")
    assert play.asked != "Ada"


@pytest.mark.rule("END-01", "GEN-26")
def test_a_card_is_replaced_after_the_action_that_ends_with_the_turn(play):
    ada, ben = play.vampire("Ada", "OBF"), play.vampire("Ben")
    play.hand("Ben", "Trap", "Elder Intervention", *["Govern the Unaligned"] * 5)
    play.library("Ben", *["Conditioning"] * 3)
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(ada).blocks(ben).plays("Lost in Crowds", "obf")
    play.until("Ben", "Elder Intervention").plays("Elder Intervention")
    assert len(play.seat("Ben").hand) == 6
    ousts_herself_in_combat(play, ada, ben)
    assert len(play.seat("Ben").hand) == 7


@pytest.mark.rule("END-01")
def test_only_who_is_in_the_game_is_asked_after_the_combat_that_ends_with_the_turn(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    (card,) = play.hand("Ben", "Trap")
    for seat in (1, 0):
        effect = AsksAfterCombat()
        play.table.delay(DelayedTrigger(card, effect, seat, NONE, NONE, 0, Until.TURN))
    ousts_herself_in_combat(play, ada, ben)
    assert play.asked == "Ben"
    play.choose(STOPPED)
    assert not play.offered(STOPPED)
