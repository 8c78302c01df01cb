"""The master phase, and how any card is played."""

import pytest
from published import PUBLISHED
from table_play import Play

from vtes_deck.engine.cards import master_cards
from vtes_deck.engine.cards.play import PLAY, ShowCard
from vtes_deck.engine.mechanics import bank
from vtes_deck.engine.state.decisions import Option, Verb
from vtes_deck.engine.state.occasions import Played
from vtes_deck.engine.state.script import NO_SCRIPT, CardScript
from vtes_deck.engine.state.table import Phase, Until, Zone
from vtes_deck.engine.state.windows import AS_PLAYED, MASTER, START_OF_TURN, Windows

CANCEL = Verb("cancel", "Cancel the card with {card}.")


class Gain(CardScript):
    """A master card: gain 2 pool."""

    windows = Windows(hand=MASTER | START_OF_TURN)

    def options(self, table, seat, card, window):
        del window
        forbidden = master_cards.cannot_play(table, seat, table.cards[card])
        return [] if forbidden else [Option(PLAY, card)]

    def resolve(self, table, play):
        if not isinstance(play, Played):
            return
        bank.gain_pool(table, table.owner[play.option.card], 2)


class Stop(CardScript):
    """A card in play that cancels a card as it is played, once per turn."""

    windows = Windows(controller=AS_PLAYED)

    def options(self, table, seat, card, window):
        del window
        if seat == table.active or table.has_used("stop", card, Until.TURN):
            return []
        return [Option(CANCEL, card)]

    def resolve(self, table, occasion):
        option = occasion.option
        table.use_once("stop", option.card, Until.TURN)
        table.current(ShowCard).cancelled = True


def scripts(card):
    return Stop() if card.name == "Archon" else Gain() if "Master" in card.types else NO_SCRIPT


@pytest.mark.rule("PLY-01", "PLY-02", "PLY-32", "PLY-40", "DRW-01", "DRW-02", "SEQ-01", "PLY-13")
def test_a_played_card_is_shown_can_be_cancelled_and_is_replaced(cb):
    play = Play(cb, "Ada", "Ben", scripts=scripts)
    card = play.hand("Ada", "Blood Doll")[0]
    fresh = play.library("Ada", "Anarch Revolt")[0]
    play.in_play("Ben", "Archon")
    play.turn("Ada", Phase.MASTER).choose(PLAY, card)
    assert play.asked == "Ben"
    assert play.zone(card) is Zone.BEING_PLAYED
    assert play.zone(fresh) is Zone.LIBRARY
    play.choose(CANCEL)
    assert play.zone(card) is Zone.ASH_HEAP
    assert play.zone(fresh) is Zone.HAND
    assert play.pool_of("Ada") == 30


@pytest.mark.rule("MAS-01", "MAS-02", "MAS-03", "PLY-32")
def test_one_master_card_per_phase(cb):
    play = Play(cb, "Ada", "Ben", scripts=scripts)
    first, second = play.hand("Ada", "Blood Doll", "Minion Tap")
    play.turn("Ada", Phase.MASTER).choose(PLAY, first)
    assert play.pool_of("Ada") == 32
    assert not play.offered(PLAY, second)
    assert play.seat("Ada").master_actions == 0
    assert play.table.phase is not Phase.MASTER


@pytest.mark.rule("MAS-08", "MAS-09")
@pytest.mark.parametrize(("edition", "gains"), [("vekn", 3), ("white-wolf", 3), ("jyhad-1994", 1)])
def test_one_action_from_trifles(cb, edition, gains):
    play = Play(cb, "Ada", "Ben", rules=PUBLISHED[edition], scripts=scripts)
    trifles = [c.name for c in cb.library if c.trifle and not c.requirement and not c.pool_cost]
    play.hand("Ada", *trifles[:3])
    play.turn("Ada", Phase.MASTER)
    for name in trifles[:3]:
        if play.offered(PLAY, name):
            play.choose(PLAY, name)
    assert play.pool_of("Ada") == 30 + 2 * min(gains, 2)


@pytest.mark.rule("MAS-08", "PLY-13")
def test_no_action_from_a_cancelled_trifle(cb):
    play = Play(cb, "Ada", "Ben", scripts=scripts)
    trifles = [c.name for c in cb.library if c.trifle and not c.requirement and not c.pool_cost]
    play.hand("Ada", *trifles[:2])
    play.in_play("Ben", "Archon")
    play.turn("Ada", Phase.MASTER).choose(PLAY, trifles[0]).choose(CANCEL)
    assert not play.offered(PLAY)
    assert play.table.phase is not Phase.MASTER


@pytest.mark.rule("MAS-05", "MAS-06", "MAS-07")
@pytest.mark.parametrize("edition", ["jyhad-1994", "white-wolf", "vekn"])
def test_DX_12_an_out_of_turn_master_costs_the_next_action(cb, edition):
    play = Play(cb, "Ada", "Ben", "Cleo", rules=PUBLISHED[edition], scripts=scripts)
    out = [
        c.name
        for c in cb.library
        if "out-of-turn" in c.traits and not c.trifle and not c.requirement and not c.pool_cost
    ]
    first, second, _ = play.hand("Ada", *out[:2], "Blood Doll")
    play.turn("Ben", Phase.START).choose(PLAY, first)
    assert not play.offered(PLAY, second)
    printed = play.table.cards[second]
    assert master_cards.cannot_play(play.table, 0, printed) == "MAS-07"
    play.turn("Ada", Phase.MASTER)
    assert not play.offered(PLAY)
    assert play.seat("Ada").master_actions == 0
    assert master_cards.cannot_play(play.table, 0, printed) == "MAS-05"
    play.turn("Cleo", Phase.START)
    assert play.offered(PLAY, second)
    play.turn("Ada", Phase.MASTER)
    assert play.offered(PLAY, "Blood Doll"), "the price is paid once"


@pytest.mark.rule("MAS-10")
def test_an_out_of_turn_trifle_gives_its_action_later(cb):
    play = Play(cb, "Ada", "Ben", scripts=scripts)
    card = next(c for c in cb.library if c.trifle and "out-of-turn" in c.traits)
    play.hand("Ada", card.unique_name, "Blood Doll")
    if card.requirement:
        return
    play.turn("Ben", Phase.START).choose(PLAY, card.unique_name)
    play.turn("Ada", Phase.MASTER)
    assert play.offered(PLAY, "Blood Doll")
    assert play.seat("Ada").trifle_gained


@pytest.mark.rule("PLY-06", "PLY-10")
def test_masters_need_a_ready_minion_that_fits_and_pool(cb):
    play = Play(cb, "Ada", "Ben", scripts=scripts)
    needs = next(
        c for c in cb.library if "Master" in c.types and c.requirement.clans == ("Toreador",)
    )
    play.hand("Ada", needs.unique_name)
    torpid = play.torpor("Ada", "Anson")
    play.edge("Ada")
    play.turn("Ada", Phase.UNLOCK)
    play.table.phase = Phase.MASTER
    play.seat("Ada").master_actions = 1
    printed = play.table.cards[play.number(needs.unique_name)]
    assert master_cards.cannot_play(play.table, 0, printed) == "PLY-06"
    play.ready("Ada", "Anneke")
    assert master_cards.cannot_play(play.table, 0, printed) is None
    play.pool("Ada", 0)
    if needs.pool_cost:
        assert master_cards.cannot_play(play.table, 0, printed) == "PLY-10"
    assert play[torpid].in_torpor
