"""The later rules of the quick player: the effect of each rule in a position that needs it.

The usual style is a reference and must not change.
"""

import pytest
from card_play import CardPlay

from cardbase.terms import Bonus
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.permanents import RECRUIT
from vtes_deck.engine.agents import Sight
from vtes_deck.engine.state.decisions import NONE, PASS, DecisionKind
from vtes_deck.engine.state.purposes import OptionPurposes
from vtes_deck.engine.state.purposes import PurposeKind as K
from vtes_deck.engine.state.table import Activity, Modifier, Phase, TimedRestriction, Until
from vtes_deck.engine.turn.influence import TRANSFER
from vtes_deck.engine.turn.unlock import UNLOCK_INFERNAL
from vtes_deck.players.advice import AdviceReason
from vtes_deck.players.effect_worth import price
from vtes_deck.players.quick import QuickPlayer
from vtes_deck.players.seen_position import SeenPosition
from vtes_deck.players.style import STYLES, Refinement

SHARP, USUAL = STYLES["sharp"], STYLES[""]

pytestmark = pytest.mark.parametrize("style", [SHARP, USUAL], ids=["sharp", "usual"])


def choice(play, style):
    """The choice of a quick player in the asked seat, and its reason."""
    player = QuickPlayer(1, style)
    option = player.choose(play.decision, Sight(play.game, play.decision.seat))
    return option, player.explained.best.why


def test_the_usual_style_follows_no_later_rule(style):
    assert style.refinements == (frozenset(Refinement) if style is SHARP else frozenset())


def test_a_vampire_is_finished_if_it_reduces_a_threat(cb, style):
    """Three minions of the predator bleed for 3 or a little more; 5 of 7 pool would be left."""
    play = CardPlay(cb)
    near = play.uncontrolled("Ada", "Anson", 6)
    play.ready("Ada", "Rake")
    play.ready("Ada", "Cardano")
    for _ in range(3):
        play.vampire("Dora", "dom")
    play.pool("Ada", 7)
    play.turn("Ada", Phase.INFLUENCE)
    option, _ = choice(play, style)
    assert ((option.verb, option.card) == (TRANSFER, near)) is (style is SHARP)


@pytest.mark.parametrize("others", [0, 2])
def test_the_only_minion_is_not_exchanged_for_pool(cb, style, others):
    """Golconda: Inner Peace removes a vampire and gives its capacity in pool."""
    play = CardPlay(cb)
    vampire = play.ready("Ada", "Montano")
    for _ in range(others):
        play.vampire("Ada", "dom")
    play.hand("Ada", "Golconda: Inner Peace")
    play.pool("Ada", 14)
    play.turn("Ada", Phase.MASTER)
    option, _ = choice(play, style)
    sold = option.verb is not PASS and option.target == vampire
    assert sold is (style is USUAL or others > 0)


def test_a_vampire_keeps_blood_for_actions_when_giving_pool(cb, style):
    """Villein moves up to 5 blood to the pool."""
    play = CardPlay(cb)
    play.vampire("Ada", "dom", capacity=5, blood=5)
    play.hand("Ada", "Villein")
    play.pool("Ada", 12)
    play.turn("Ada", Phase.MASTER)
    option, _ = choice(play, style)
    assert option.n == (4 if style is SHARP else 5)


@pytest.mark.parametrize("pool", [4, 15])
def test_a_low_pool_is_not_spent_to_unlock_a_minion(cb, style, pool):
    """UNL-08; while 6 pool or less are left, one pool counts twice."""
    play = CardPlay(cb)
    play.ready("Ada", "The Horde", locked=True)
    play.pool("Ada", pool)
    play.turn("Ada")
    option, _ = choice(play, style)
    assert (option.verb is UNLOCK_INFERNAL) is (style is USUAL or pool == 15)


def test_a_card_that_stays_in_hand_is_finally_discarded(cb, style):
    """The player sees the same hand in turn after turn."""
    play = CardPlay(cb)
    play.vampire("Ada", "dom", locked=True)
    play.hand("Ada", "Threats")
    discards = discarded(play, style)
    assert discards[0] is False
    assert discards[-1] is (style is SHARP)


def test_a_reaction_that_a_minion_can_play_is_not_discarded_for_its_age(cb, style):
    """The other card was drawn with it."""
    play = CardPlay(cb)
    play.vampire("Ada", "dom", locked=True)
    bounce, action = play.hand("Ada", "Deflection", "Threats")
    chosen = {option.card for option in asked_to_discard(play, style)} - {NONE}
    assert chosen == ({action} if style is SHARP else set())
    assert bounce not in chosen


def discarded(play, style):
    """Whether the player discards in eight turns of the same hand."""
    return [option.verb is not PASS for option in asked_to_discard(play, style)]


def asked_to_discard(play, style):
    """The choices of a player in eight discard phases with the same hand."""
    player = QuickPlayer(1, style)
    for number in range(9, 9 + 8 * 4, 4):
        play.turn("Ada", Phase.DISCARD, number)
        yield player.choose(play.decision, Sight(play.game, play.decision.seat))


def test_bleeds_that_can_oust_the_prey_together_are_worth_more(cb, style):
    """Four minions bleed for 1 each, and the prey cannot block."""
    play = CardPlay(cb)
    for _ in range(4):
        play.vampire("Ada")
    worth = {}
    for pool in (4, 12):
        play.pool("Ben", pool)
        play.turn("Ada", Phase.MINION)
        player = QuickPlayer(1, style)
        best = player.weigh(play.decision, Sight(play.game, 0))[0]
        assert best.option.verb is BLEED
        worth[pool] = best.worth
    assert (worth[4] > worth[12] + 1) is (style is SHARP)


def test_a_card_that_harms_its_host_goes_on_a_rivals_minion(cb, style):
    """Pentex Subversion keeps a minion from acting; Ada has only a small one."""
    play = CardPlay(cb)
    play.vampire("Ada", capacity=1)
    victim = play.vampire("Ben", capacity=8)
    play.hand("Ada", "Pentex™ Subversion")
    play.turn("Ada", Phase.MASTER)
    option, _ = choice(play, style)
    assert (option.target == victim) is (style is SHARP)


def test_a_card_that_helps_only_a_rival_is_kept(cb, style):
    """Giant's Blood fills a vampire with blood; this one is full."""
    play = CardPlay(cb)
    play.vampire("Ben")
    play.hand("Ada", "Giant's Blood")
    play.turn("Ada", Phase.MASTER)
    option, _ = choice(play, style)
    assert (option.verb is PASS) is (style is SHARP)


@pytest.mark.parametrize("names", [("Ada", "Ben"), ("Ada", "Ben", "Cleo")], ids=["two", "three"])
def test_no_minion_wakes_to_bounce_a_bleed_without_a_target_left(cb, style, names):
    play = CardPlay(cb, *names)
    acting = play.vampire("Ada", "dom")
    play.vampire("Ben", "dom", locked=True)
    play.hand("Ben", "On the Qui Vive", "Deflection")
    bleeds(play, acting, 3).until("Ben", "On the Qui Vive")
    _, why = choice(play, style)
    assert (why is AdviceReason.WAKE) is (len(names) == 3 or style is USUAL)


def test_no_minion_wakes_while_another_bounce_of_the_player_is_being_played(cb, style):
    """The other vampire could redirect the bleed too, but the Deflection takes effect first."""
    play = CardPlay(cb)
    acting = play.vampire("Ada", capacity=9)
    play.vampire("Ben", "DOM")
    play.vampire("Ben", "AUS", locked=True)
    bounce, *_ = play.hand("Ben", "Deflection", "Telepathic Misdirection", "On the Qui Vive")
    play.table.modify(Modifier(Bonus.BLEED, 3, acting, Until.TURN))
    play.table.modify(Modifier(Bonus.STEALTH, 3, acting, Until.TURN))
    play.bleeds(acting).until("Ben", "Deflection")
    play.game.apply(next(one for one in play.decision.options if one.card == bounce))
    play.until("Ben", "On the Qui Vive")
    assert play.game.observation(1).being_played == (bounce,)
    assert (choice(play, style)[0].verb is PASS) is (style is SHARP)


def test_no_minion_wakes_before_a_block_is_possible(cb, style):
    """An ally is being recruited: the card is shown before any block."""
    play = CardPlay(cb)
    play.vampire("Ada", "dom", capacity=3)
    (ally,) = play.hand("Ada", "Gregory Winter")
    blocker = play.vampire("Ben", "AUS", capacity=9, locked=True)
    play.hand("Ben", "On the Qui Vive")
    play.acts("Ada").table.modify(Modifier(Bonus.INTERCEPT, 2, blocker, Until.TURN))
    play.choose(RECRUIT, ally)
    play.until("Ben", "On the Qui Vive")
    assert play.decision.kind is DecisionKind.EFFECT
    _, why = choice(play, style)
    assert (why is AdviceReason.WAKE) is (style is USUAL)


def test_a_minion_wakes_for_a_block_if_none_is_awake(cb, style):
    """Ben is asked with his card only, as no minion of his can block yet."""
    play = CardPlay(cb)
    acting = play.vampire("Ada", capacity=3)
    play.vampire("Ben", capacity=8, locked=True)
    play.hand("Ben", "On the Qui Vive")
    play.pool("Ben", 12)
    play.turn("Ada", Phase.MINION)
    play.bleeds(acting).until("Ben", "On the Qui Vive")
    reasons = []
    while play.decision.kind is not DecisionKind.BLOCK and play.action is not None:
        option, why = choice(play, style)
        reasons.append(why)
        play.game.apply(option)
    assert AdviceReason.WAKE in reasons
    assert choice(play, style)[1] is AdviceReason.BLOCK


def test_no_minion_wakes_for_a_block_forbidden_by_a_text(cb, style):
    play = CardPlay(cb)
    acting = play.vampire("Ada", capacity=3)
    sleeper = play.vampire("Ben", capacity=8, locked=True)
    play.table.restrict(TimedRestriction(Activity.BLOCK, sleeper, Until.TURN))
    play.hand("Ben", "On the Qui Vive")
    play.pool("Ben", 12)
    play.turn("Ada", Phase.MINION)
    play.bleeds(acting).until("Ben", "On the Qui Vive")
    reasons = set()
    while play.action is not None:
        reasons.add(choice(play, style)[1])
        play.choose(PASS)
    assert (AdviceReason.WAKE in reasons) is (style is USUAL)


@pytest.mark.parametrize("owner", ["Ben", "Cleo"])
def test_only_a_minion_that_could_block_is_prevented_from_blocking(cb, style, owner):
    """Ben is bled: only his minions can block."""
    play = CardPlay(cb)
    acting = play.vampire("Ada", "dom", capacity=8)
    play.vampire("Ben", capacity=9)
    play.vampire(owner, capacity=3)
    play.hand("Ada", "Seduction")
    bleeds(play, acting, 3).until("Ada", "Seduction")
    option, _ = choice(play, style)
    assert (option.verb is not PASS) is (owner == "Ben" or style is USUAL)


@pytest.mark.parametrize("blood", [1, 2])
def test_a_vampire_keeps_the_blood_that_its_action_costs(cb, style, blood):
    """Govern the Unaligned costs 1 blood when it succeeds, Conditioning 1 when it is played."""
    play = CardPlay(cb, "Ada", "Ben", "Cleo")
    acting = play.vampire("Ada", "DOM", capacity=8, blood=blood)
    play.hand("Ada", "Govern the Unaligned", "Conditioning")
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=acting)
    play.until("Ada", "Conditioning")
    if style is SHARP:
        play.choose(PASS).until("Ada", "Conditioning")
    option, _ = choice(play, style)
    assert (option.verb is not PASS) is (blood == 2 or style is USUAL)


@pytest.mark.parametrize("declined", [False, True])
def test_a_bleed_is_increased_after_all_blocks_are_declined(cb, style, declined):
    """Ben's locked vampire can wake until he has declined to block."""
    play = CardPlay(cb, "Ada", "Ben", "Cleo")
    acting = play.vampire("Ada", "DOM", capacity=8)
    play.vampire("Ben", locked=True)
    play.hand("Ada", "Conditioning")
    bleeds(play, acting, 1).until("Ada", "Conditioning")
    if declined:
        play.choose(PASS).until("Ada", "Conditioning")
    option, _ = choice(play, style)
    assert (option.verb is not PASS) is (declined or style is USUAL)


def bleeds(play, minion, n):
    """A bleed for ``n`` with 1 stealth."""
    play.turn(play.names[play[minion].controller], Phase.MINION)
    play.table.modify(Modifier(Bonus.BLEED, n - 1, minion, Until.TURN))
    play.table.modify(Modifier(Bonus.STEALTH, 1, minion, Until.TURN))
    return play.bleeds(minion)


def test_a_minion_that_cannot_block_is_not_counted_as_a_blocker(cb, style):
    """A certain ousting by a bleed is worth more than all other options."""
    play = CardPlay(cb)
    play.vampire("Ada")
    blocker = play.vampire("Ben")
    play.pool("Ben", 1)
    play.table.restrict(TimedRestriction(Activity.BLOCK, blocker, Until.TURN))
    play.turn("Ada", Phase.MINION)
    weighed = QuickPlayer(1, style).weigh(play.decision, Sight(play.game, 0))
    worth = next(one.worth for one in weighed if one.option.verb is BLEED)
    assert (worth > 3 * style.oust) is (style is SHARP)


def test_a_use_that_gains_little_is_not_repeated_endlessly(cb, style):
    """Storage Annex exchanges a card in the hand for the one on it, any number of times."""
    play = CardPlay(cb)
    play.vampire("Ada", locked=True)
    play.hand("Ada", "Storage Annex", "Threats", "Deflection")
    play.turn("Ada", Phase.MASTER)
    player = QuickPlayer(1, style)
    uses = 0
    for _ in range(20):
        option = player.choose(play.decision, Sight(play.game, 0))
        uses += option.verb.name == "use 1"
        if play.table.phase is not Phase.MASTER or option.verb is PASS:
            break
        play.game.apply(option)
    assert (uses <= 2) is (style is SHARP)


def test_a_larger_hand_for_a_turn_is_worth_less_than_a_larger_hand(cb, style):
    """Dreams of the Sphinx: +2 this turn. Elder Library: +1 from now on."""
    play = CardPlay(cb)
    play.in_play("Ada", "Dreams of the Sphinx")
    library, *_ = play.hand("Ada", "Elder Library")
    play.turn("Ada", Phase.MASTER)
    seen = SeenPosition(Sight(play.game, 0), play.decision, style)
    worth = {
        option.card == library: price(seen, OptionPurposes(tuple(hands)))
        for option in play.decision.options
        if (hands := [one for one in seen.does(option).does if one.kind is K.HAND_SIZE])
    }
    assert (worth[False] < worth[True]) is (style is SHARP)
