"""Observations: the current action, present numbers, and what stays hidden."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from table_combat import duel_of
from table_play import Play
from table_politics import CHOOSES, OTHER_CARD, Council, with_motions

from cardbase.terms import Bonus, Type
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.politics.votes import VoteSide
from vtes_deck.engine.present_numbers import StaleObservationError
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind
from vtes_deck.engine.state.moves import HAND_STRIKE, Range
from vtes_deck.engine.state.script import NO_SCRIPT
from vtes_deck.engine.state.table import Modifier, Phase, Until


def test_neighbours_change_if_a_methuselah_leaves(cb):
    play = Play(cb)
    seen = play.game.observation(1)
    assert (seen.prey, seen.predator) == (2, 0)
    play.table.leaves(play.table.seats[2])
    assert play.game.observation(1).prey == 3
    assert play.game.observation(3).predator == 1


@pytest.mark.rule("BLD-06", "STL-01")
def test_numbers_include_temporary_bonuses(cb):
    play = Play(cb, "Ada", "Ben")
    minion = play.ready("Ada", "Anson")
    play.turn("Ada", Phase.MINION)
    for bonus, n in ((Bonus.BLEED, 2), (Bonus.STEALTH, 1), (Bonus.INTERCEPT, 3)):
        play.table.modify(Modifier(bonus, n, minion, Until.TURN))
    numbers = play.game.observation(1).numbers(minion)
    assert (numbers.bleed, numbers.stealth, numbers.intercept) == (3, 1, 3)
    assert (numbers.strength, numbers.hunt) == (1, 1)
    assert numbers.votes == 2, "Anson is a prince (REF-14)"


def test_numbers_exist_only_for_minions_in_play(cb):
    play = Play(cb, "Ada", "Ben")
    held, _ = play.hand("Ben", "Anarch Troublemaker", "Deflection")
    play.turn("Ada")
    for viewer in (0, 1):
        with pytest.raises(LookupError, match="not a minion"):
            play.game.observation(viewer).numbers(held)


def test_an_old_observation_gives_no_new_numbers(cb):
    play = Play(cb, "Ada", "Ben")
    minion = play.ready("Ada", "Anson")
    play.turn("Ada", Phase.MINION)
    seen = play.game.observation(0)
    assert seen.numbers(minion).bleed == 1
    play.choose(BLEED)
    with pytest.raises(StaleObservationError, match="has continued"):
        seen.numbers(minion)


@pytest.mark.rule("BLK-03", "GEN-02")
def test_an_observation_lists_the_minions_that_can_block(cb):
    """Mylan Horseed cannot block vampires; a locked minion blocks no one."""
    play = CardPlay(cb)
    vampire, ally = play.vampire("Ada"), play.ready("Ada", PLAIN_ALLY)
    picky = play.ready("Ben", "Mylan Horseed")
    others = [play.vampire("Ben"), play.vampire("Ben")]
    play.lock(others[1])
    asked = (picky, *others)
    for acting, able in ((vampire, [False, True, False]), (ally, [True, True, False])):
        play.turn("Ada", Phase.MINION)
        play.bleeds(acting)
        seen = play.game.observation(0)
        assert [seen.may_block(one) for one in asked] == able
        assert [seen.may_block(one, woken=True) for one in asked] == [able[0], True, True]


def test_a_bleed_and_its_blocks_are_visible(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    minion, blocker = play.ready("Ada", "Anson"), play.ready("Ben", "Rake")
    play.turn("Ada", Phase.MINION)
    play.table.modify(Modifier(Bonus.BLEED, 2, minion, Until.TURN))
    play.table.modify(Modifier(Bonus.STEALTH, 1, minion, Until.TURN))
    play.choose(BLEED)
    action = play.game.observation(2).action
    assert (action.seat, action.bleed, action.stealth) == (0, 3, 1)
    assert (action.attempted, action.declined, action.failed) == (NONE, frozenset(), frozenset())
    play.blocks(blocker)
    action = play.game.observation(1).action
    assert action.failed == {blocker}, "it had no intercept against 1 stealth"
    assert play.asked == "Ben", "the same minion may try again (BLK-04)"


def test_an_action_is_marked_as_resolved_while_its_last_effects_are_played(cb):
    """RES-09: Freak Drive is played after the action; the bleed burns no more pool."""
    play = CardPlay(cb)
    minion = play.vampire("Ada", "for")
    play.vampire("Ben")
    play.hand("Ada", "Freak Drive")
    play.bleeds(minion)
    assert play.offered(BLOCK)
    assert not play.game.observation(1).action.resolved
    pool = play.pool_of("Ben")
    play.until("Ada", "Freak Drive")
    assert play.pool_of("Ben") == pool - 1
    assert play.game.observation(1).action.resolved


def test_strikes_are_visible_when_they_are_announced(cb):
    duel = duel_of(cb)
    assert duel.game.observation(0).combat is None
    duel.fight()
    combat = duel.game.observation(1).combat
    mine, theirs = (side.minion for side in combat.sides)
    assert (combat.number, combat.range, combat.struck) == (1, Range.CLOSE, False)
    assert [side.strike for side in combat.sides] == [None, None]
    assert combat.opposing(mine).minion == theirs
    assert combat.opposing(NONE) is None
    duel.choose(HANDS)
    combat = duel.game.observation(1).combat
    assert combat.opposing(theirs).strike == HAND_STRIKE
    assert combat.opposing(mine).strike is None


def test_a_referendum_shows_tally_terms_and_open_votes(cb):
    play = Council(cb, scripts=with_motions)
    play.ready("Ada", "Anson")
    play.ready("Cleo", "Cardano")
    play.hand("Ada", OTHER_CARD)
    play.hand("Ben", OTHER_CARD)
    play.edge("Dora")
    play.call("Ada")
    seen = play.game.observation(1).referendum
    assert not seen.polling
    play.choose(CHOOSES, seat="Ben").choose(CHOOSES, seat="Dora")
    seen = play.game.observation(1).referendum
    assert seen.polling
    assert [one.seat for one in seen.terms] == [1, 3]
    # Ada: a prince and the card that called it, which takes the place of another card (REF-10);
    # Ben: the card in his own hand; Cleo: a prince; Dora: the Edge.
    assert seen.open_votes == (3, 1, 2, 1, 0)
    assert play.game.observation(2).referendum.open_votes == (3, 0, 2, 1, 0), "a hand is hidden"
    play.votes("Ada", "for", "Anson")
    seen = play.game.observation(1).referendum
    assert (seen.votes_for, seen.votes_against) == (2, 0)
    assert seen.open_votes == (1, 1, 2, 1, 0)
    assert [cast.side for cast in seen.casts] == [VoteSide.FOR]
    assert play.decision.options[-1].verb is PASS


def test_the_outcome_of_a_referendum_equals_the_result_of_its_effect(cb):
    play = Council(cb, scripts=with_motions)
    play.call("Ada")
    play.choose(CHOOSES, seat="Ben").choose(CHOOSES, seat="Dora")
    before = play.table.copy()
    seen = play.game.observation(2)
    assert [change.pool for change in seen.outcome()] == [0, -1, 0, -1, 0]
    assert play.table == before, "it is tried on a copy"


def test_cards_being_played_are_public(cb):
    play = Council(cb, scripts=with_motions)
    play.call("Ada")
    (card,) = play.game.observation(3).being_played
    assert play.game.observation(3).cards[card].name == "Kine Resources Contested"


def test_the_players_of_the_cards_are_public(cb):
    play = Council(cb, scripts=with_motions)
    play.call("Cleo")
    assert play.game.observation(0).played_by == (2,)


def test_a_term_shows_its_effect(cb):
    """The pool of Parity Shift moves in a step after the effect."""
    play = CardPlay(cb)
    play.ready("Ada", "Anson")
    play.hand("Ada", "Parity Shift")
    for name, pool in (("Ada", 5), ("Ben", 20), ("Cleo", 4), ("Dora", 9)):
        play.pool(name, pool)
    play.acts("Ada").choose(POLITICAL, "Parity Shift")
    play.all_pass(until=DecisionKind.TERMS)
    seen = play.game.observation(0)
    named = {one.seat: seen.outcome_with(one)[one.seat].pool for one in play.decision.options}
    assert named == {1: -3, 3: -3}, "the points that follow are allocated as first offered"
    play.choose(play.decision.options[0].verb, seat="Ben")
    before = play.table.copy()
    seen = play.game.observation(0)
    changes = {
        (one.seat, one.n): [change.pool for change in seen.outcome_with(one)]
        for one in play.decision.options
    }
    assert play.table == before, "it is tried on a copy"
    assert changes[0, 3] == [3, -3, 0, 0]


def test_a_political_action_shows_the_effect_of_its_referendum(cb):
    """Anarchist Uprising has no terms: each burns 1 pool for each minion."""
    play = CardPlay(cb)
    play.ready("Ada", "Anson")
    for name in ("Ben", "Ben", "Dora"):
        play.vampire(name)
    for card, change in (("Anarchist Uprising", [-1, -2, 0, -1]), ("Banishment", None)):
        (held,) = play.hand("Ada", card)
        play.turn("Ada", Phase.MINION)
        seen = play.game.observation(0)
        option = next(one for one in play.decision.options if one.card == held)
        found = seen.outcome_with(option)
        assert [one.pool for one in found] == (change or []), card


def test_the_outcome_is_available_at_every_term_of_every_political_card(cb):
    """An effect may need all terms; those that are missing are filled in."""
    asked = 0
    for card in cb.library:
        if Type.POLITICAL_ACTION not in card.types or script_of(card) is NO_SCRIPT:
            continue
        play = Council(cb, scripts=script_of)
        for name, vampire in (("Ada", "Anson"), ("Ben", "Rake"), ("Cleo", "Cardano")):
            play.ready(name, vampire)
        play.call("Ada", card.unique_name, minion=play.number("Anson"))
        for _ in range(12):
            decision = play.decision
            if decision.kind is not DecisionKind.TERMS:
                break
            seen = play.game.observation(0)
            assert len(seen.outcome()) == len(play.names), card.unique_name
            for option in (*decision.options, PASSING):
                assert len(seen.outcome_with(option)) == len(play.names), card.unique_name
                asked += 1
            play.game.apply(decision.options[0])
    assert asked > 100
