"""Strength: the share of a player's choices that are random; the others do not change."""

import pytest

from vtes_deck.app.game_table.players import PLAYERS, Sitter, check_sitters
from vtes_deck.engine.state.decisions import PASSING, Decision, DecisionKind, Option
from vtes_deck.engine.turn.influence import TRANSFER
from vtes_deck.players import roster
from vtes_deck.players.advice import Advice, AdviceReason, Explanation
from vtes_deck.players.carelessness import STRENGTHS, CarelessPlayer, of_strength
from vtes_deck.players.quick import QuickPlayer

DECISION = Decision(
    0, DecisionKind.INFLUENCE, (PASSING, *(Option(TRANSFER, card=n) for n in range(9)))
)


class Stubborn:
    """A player that always takes the last option."""

    explained = None

    def choose(self, decision, _look):
        self.explained = Explanation(Advice(decision.options[-1], 3.0, AdviceReason.FORCED))
        return decision.options[-1]


def own_choices(share, seed=1, times=4000):
    """The share of choices that are the other player's, by their reasons."""
    player = CarelessPlayer(Stubborn(), seed, share)
    own = 0
    for _ in range(times):
        option = player.choose(DECISION, None)
        careless = player.explained.best.why is AdviceReason.CARELESS
        assert careless or option is DECISION.options[-1]
        own += not careless
    return own / times


@pytest.mark.parametrize("share", sorted(STRENGTHS.values())[1:])
def test_a_share_of_the_choices_is_random(share):
    # Of 4,000 choices the share has a standard deviation of at most 0.8 %.
    assert own_choices(share) == pytest.approx(1 - share, abs=0.032)


def test_a_random_choice_can_be_any_option():
    player = CarelessPlayer(Stubborn(), 1, 1.0)
    assert {player.choose(DECISION, None) for _ in range(400)} == set(DECISION.options)


def test_the_same_seed_makes_the_same_choices():
    first, second, other = (CarelessPlayer(Stubborn(), seed, 0.5) for seed in (7, 7, 8))
    chosen = [[one.choose(DECISION, None) for _ in range(50)] for one in (first, second, other)]
    assert chosen[0] == chosen[1] != chosen[2]


def test_full_strength_is_the_player_itself_and_others_are_gradually_weaker():
    player = QuickPlayer(1)
    first, *others = STRENGTHS
    assert of_strength(player, 1, first) is player
    assert list(STRENGTHS.values()) == sorted(STRENGTHS.values())
    assert {f"quick-{one}" for one in others} <= set(roster.PLAYERS)
    assert {f"thoughtful-{one}" for one in others} <= set(roster.PLAYERS)


@pytest.mark.parametrize("kind", ["quick", "quick-sharp", "thoughtful"])
def test_every_strength_and_style_of_the_window_gives_a_player(kind):
    offered = PLAYERS[kind]
    assert offered.strengths == tuple(STRENGTHS)
    for strength in ("", *offered.strengths):
        for style in ("", *offered.styles, *offered.former):
            sitter = Sitter(kind, strength, style)
            assert check_sitters([sitter], 1) == (sitter,)
            made = offered.make(1, strength, style)
            weak = STRENGTHS.get(strength) or style in offered.former
            assert isinstance(made, CarelessPlayer) == bool(weak)


def test_the_sharp_player_of_the_window_comes_from_the_roster():
    offered, known = PLAYERS["quick-sharp"].make(3, "", ""), roster.PLAYERS["quick-sharp"](3)
    assert isinstance(offered, QuickPlayer)
    assert vars(offered) == vars(known)
