"""The later rules of the quick player for delayed harm and harm to its own side."""

import pytest
from card_fights import drained, fight, to_kind, to_strikes
from card_play import CardPlay

from cardbase.terms import Bonus
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.actions.torpor_actions import LEAVE
from vtes_deck.engine.agents import Sight
from vtes_deck.engine.state.decisions import NONE, PASS, DecisionKind
from vtes_deck.engine.state.purposes import PurposeKind as K
from vtes_deck.engine.state.table import Modifier, Phase, Until
from vtes_deck.engine.status import torpor
from vtes_deck.players.position_worth import value
from vtes_deck.players.quick import QuickPlayer
from vtes_deck.players.seen_position import SeenPosition
from vtes_deck.players.style import STYLES

SHARP, USUAL = STYLES["sharp"], STYLES[""]

pytestmark = pytest.mark.parametrize("style", [SHARP, USUAL], ids=["sharp", "usual"])


def choice(play, style):
    """The option that a quick player in the asked seat chooses."""
    return QuickPlayer(1, style).choose(play.decision, Sight(play.game, play.decision.seat))


def counters(play, card, n):
    """Put counters from the bank on a card in play."""
    play[card].blood += n
    play.table.bank -= n


@pytest.mark.parametrize(("pool", "n", "burned"), [(6, 3, True), (8, 5, True), (25, 1, False)])
def test_a_card_that_would_oust_is_burned(cb, style, pool, n, burned):
    """Smiling Jack takes a pool for each counter in every unlock phase, and gets more counters."""
    play = CardPlay(cb)
    play.ready("Ada", "Anson")
    play.vampire("Dora")
    jack = play.in_play("Cleo", "Smiling Jack, The Anarch")
    counters(play, jack, n)
    play.pool("Ada", pool)
    play.turn("Ada", Phase.MINION)
    assert (choice(play, style).card == jack) is (burned and style is SHARP)


def test_the_purposes_of_a_card_in_play_have_its_present_amounts(cb, style):
    del style
    play = CardPlay(cb)
    play.ready("Ada", "Anson")
    jack = play.in_play("Cleo", "Smiling Jack, The Anarch")
    counters(play, jack, 4)
    play.turn("Ada", Phase.MINION)
    taken = [
        (one.seat, one.n) for one in play.game.observation(0).each_turn(jack) if one.kind is K.POOL
    ]
    assert sorted(taken) == [(0, -4), (1, -4), (2, -1), (3, -4)]


@pytest.mark.parametrize("blood", [1, 6])
def test_a_strike_that_wounds_its_user_is_a_loss(cb, style, blood):
    """At close range, Breath of the Dragon does its aggravated damage to both."""
    play = CardPlay(cb)
    fight(play, "vic", "Breath of the Dragon", theirs="FOR", blood=blood)
    to_strikes(play)
    assert (choice(play, style).card != NONE) is (style is USUAL)


@pytest.mark.parametrize("hunters", [0, 2])
def test_no_vampire_is_sacrificed_for_a_diablerie(cb, style, hunters):
    """Each hunter has a vote; Ben's vampire is as large as the victim."""
    play = CardPlay(cb)
    blocker = play.vampire("Ben")
    victim = play.vampire("Ada", blood=3)
    torpor.send(play.table, play[victim])
    for name in ("Anson", "Rake")[:hunters]:
        play.ready("Cleo", name)
    play.table.modify(Modifier(Bonus.INTERCEPT, 1, blocker, Until.TURN))
    play.turn("Ada", Phase.MINION).choose(LEAVE).choose(BLOCK, minion=blocker)
    assert play.decision.options[0].verb is DIABLERISE
    spared = choice(play, style).verb is PASS
    assert spared is (hunters > 0 and style is SHARP)


@pytest.mark.parametrize(
    ("active", "turn", "needed"),
    [("Ben", 1, True), ("Dora", 0, True), ("Dora", 1, False), ("Ada", 1, False)],
)
def test_an_unlocked_minion_is_worth_more_until_the_predator_has_acted(
    cb, style, active, turn, needed
):
    """The turn of Dora, the predator, is imagined to its end, or has only begun then."""
    values = []
    for locked in (False, True):
        play = CardPlay(cb)
        play.vampire("Ada", locked=locked)
        play.turn(active, Phase.MINION)
        began = play.table.turn if turn else NONE
        position = SeenPosition(Sight(play.game, 0), play.decision, style)
        values.append(value(position, turn=began))
    assert (values[0] > values[1]) is needed


def test_a_minion_is_woken_for_its_own_reactions(cb, style):
    """Shadow Sentinel wakes a zombie, which cannot play the Deflection of the vampire."""
    play = CardPlay(cb)
    acting = play.vampire("Ada", "DOM", capacity=9)
    play.vampire("Ben", "OBL DOM", locked=True)
    zombie = play.ready("Ben", "Freakish Conglomeration", locked=True)
    play.hand("Ben", "Shadow Sentinel", "Deflection")
    play.table.modify(Modifier(Bonus.BLEED, 3, acting, Until.TURN))
    play.table.modify(Modifier(Bonus.STEALTH, 2, acting, Until.TURN))
    play.bleeds(acting).until("Ben", "Shadow Sentinel")
    weighed = QuickPlayer(1, style).weigh(play.decision, Sight(play.game, 1))
    worths = [one.worth for one in weighed if one.option.target == zombie]
    assert worths
    assert (max(worths) > 0) is (style is USUAL)


@pytest.mark.parametrize(
    ("cards", "stays"),
    [((), False), (("Deflection",), True), (("Deflection", "On the Qui Vive"), False)],
)
def test_the_only_minion_that_can_bounce_stays_unlocked(cb, style, cards, stays):
    """Dora's vampire can bleed next turn; a wake card would let a locked minion bounce, too."""
    play = CardPlay(cb)
    play.vampire("Ada", "DOM")
    play.vampire("Dora")
    play.hand("Ada", *cards)
    play.turn("Ada", Phase.MINION)
    assert (choice(play, style).verb is PASS) is (stays and style is SHARP)


def test_a_minion_that_blocked_and_unlocked_can_block_again(cb, style):
    """A second bleed without stealth is worth less than it was before the block."""
    play = CardPlay(cb)
    first, second, blocker = play.vampire("Ada"), play.vampire("Ada"), play.vampire("Ben")
    player = QuickPlayer(1, style)

    def worth():
        found = player.weigh(play.decision, Sight(play.game, 0))
        return next(one.worth for one in found if one.option.minion == second)

    play.turn("Ada", Phase.MINION)
    before = worth()
    play.bleeds(first).blocks(blocker)
    to_strikes(play)
    player.choose(play.decision, Sight(play.game, 0))
    to_kind(play, DecisionKind.ACTION)
    play[blocker].locked = False
    assert (worth() < before - 0.2) is (style is SHARP)


@pytest.mark.parametrize("blood", [1, 8])
def test_a_minion_presses_only_when_another_round_helps(cb, style, blood):
    """A vampire with many combat cards and 1 blood is stronger, but would fall first."""
    play = CardPlay(cb)
    ada, _ = fight(play, "CEL POT THA", "Psyche!", "Blur", "Sideslip", capacity=8)
    drained(play, ada, blood)
    to_kind(play, DecisionKind.PRESS, "Ada")
    assert (choice(play, style).verb is PASS) is (blood == 1 and style is SHARP)
