"""The later rules of the quick player for slaves, infernal minions, curses and rewards."""

import pytest
from card_fights import fight, to_kind, to_strikes
from card_play import CardPlay

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.agents import Sight
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.state.decisions import NONE, DecisionKind
from vtes_deck.engine.state.moves import Range
from vtes_deck.engine.state.purposes import PurposeKind as K
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status import torpor
from vtes_deck.players.quick import QuickPlayer
from vtes_deck.players.seen_position import SeenPosition
from vtes_deck.players.style import STYLES

SHARP, USUAL = STYLES["sharp"], STYLES[""]

pytestmark = pytest.mark.parametrize("style", [SHARP, USUAL], ids=["sharp", "usual"])


def weighed(play, style):
    """The options of Ada with their values, the best first."""
    return QuickPlayer(1, style).weigh(play.decision, Sight(play.game, 0))


def worths(play, style, key, verb=None):
    """The greatest value of an option by one of its attributes."""
    found = {}
    for one in weighed(play, style):
        if verb in {None, one.option.verb}:
            found.setdefault(getattr(one.option, key), one.worth)
    return found


@pytest.mark.parametrize("curse", ["Fame", "Haven Uncovered"])
def test_a_card_that_exposes_a_minion_goes_on_a_rivals_minion(cb, style, curse):
    """Fame costs pool as the vampire falls; Haven Uncovered lets others attack it."""
    play = CardPlay(cb)
    mine, theirs = play.vampire("Ada"), play.vampire("Ben")
    play.hand("Ada", curse)
    play.turn("Ada", Phase.MASTER)
    worth = worths(play, style, "target")
    assert (worth[mine] < 0) is (style is SHARP)
    assert (worth[theirs] > 0 > worth[mine]) is (style is SHARP)


def test_a_card_that_a_rival_would_use_is_not_put_on_its_vampire(cb, style):
    """Vessel moves blood of a vampire to the pool of its controller."""
    play = CardPlay(cb)
    mine, theirs = play.vampire("Ada"), play.vampire("Ben")
    play.hand("Ada", "Vessel")
    play.turn("Ada", Phase.MASTER)
    worth = worths(play, style, "target")
    assert (worth[theirs] < -2) is (style is SHARP)
    assert worth[mine] > 0


@pytest.mark.parametrize("served", [True, False])
def test_a_slave_is_worth_less_without_its_master(cb, style, served):
    """TRT-08: without a ready Tremere antitribu, a Tupdog can take no directed action."""
    play = CardPlay(cb)
    if served:
        play.ready("Ada", "Antonio d'Erlette")
    slave = play.uncontrolled("Ada", "Tupdog")
    other = play.uncontrolled("Ada", "Anarch Convert")
    play.turn("Ada", Phase.INFLUENCE)
    worth = worths(play, style, "card")
    assert (worth[slave] < worth[other] / 2) is (style is SHARP and not served)


def test_one_slave_without_its_master_is_enough(cb, style):
    """The first one came out in the same phase."""
    play = CardPlay(cb)
    slave = play.uncontrolled("Ada", "Tupdog")
    play.turn("Ada", Phase.INFLUENCE)
    play.ready("Ada", "Tupdog")
    assert (worths(play, style, "card")[slave] < 0) is (style is SHARP)


def test_a_minion_that_is_burned_after_its_turn_is_not_a_guard(cb, style):
    """Dora's vampires can bleed next turn, but then the Tupdog is gone."""
    play = CardPlay(cb)
    slave, other = play.ready("Ada", "Tupdog"), play.ready("Ada", "Antonio d'Erlette")
    for _ in range(4):
        play.vampire("Dora")
    play.turn("Ada", Phase.MINION)
    worth = worths(play, style, "minion", BLEED)
    assert (worth[slave] > worth[other] + 0.1) is (style is SHARP)


def test_rewards_for_a_bleed_count(cb, style):
    """The unnamed can gain 2 pool after each successful bleed."""
    play = CardPlay(cb)
    rewarded, other = play.ready("Ada", "The unnamed"), play.vampire("Ada")
    play.turn("Ada", Phase.MINION)
    seen = SeenPosition(Sight(play.game, 0), play.decision, style)
    bleeds = [one for one in play.decision.options if one.verb is BLEED]
    rewards = {one.minion: seen.does(one).rewards for one in bleeds}
    assert [(one.kind, one.n, one.seat) for one in rewards[rewarded]] == [(K.POOL, 2, 0)]
    assert rewards[other] == ()
    worth = worths(play, style, "minion", BLEED)
    assert (worth[rewarded] > worth[other]) is (style is SHARP)


def test_an_infernal_minion_stays_unlocked_for_a_small_bleed(cb, style):
    """UNL-08: The Horde would unlock for 1 pool only; Ben can block."""
    play = CardPlay(cb)
    infernal, other = play.ready("Ada", "The Horde"), play.vampire("Ada", capacity=3)
    play.vampire("Ben")
    play.turn("Ada", Phase.MINION)
    worth = worths(play, style, "minion", BLEED)
    assert (worth[infernal] < worth[other] - 0.5) is (style is SHARP)
    assert worth[other] > 0


def test_the_rescue_of_a_small_vampire_is_not_worth_its_blood(cb, style):
    """TOR-07: a rescue costs 2 blood, and here the action of a vampire that can bleed."""
    play = CardPlay(cb)
    play.vampire("Ada", blood=3)
    small, large = play.ready("Ada", "Anarch Convert"), play.ready("Ada", "Stanislava")
    for one in (small, large):
        torpor.send(play.table, play[one])
    play.turn("Ada", Phase.MINION)
    rescues = worths(play, style, "target", RESCUE)
    bleed = max(worths(play, style, "minion", BLEED).values())
    assert (rescues[small] < bleed) is (style is SHARP)
    assert rescues[large] > bleed


@pytest.mark.parametrize("owner", ["Ben", "Cleo"])
def test_a_card_that_is_good_for_its_owner_is_not_used_on_another_methuselah(cb, style, owner):
    """Golconda: Inner Peace removes a large vampire, and its controller gains its capacity."""
    play = CardPlay(cb)
    theirs = play.ready(owner, "Stanislava")
    play.hand("Ada", "Golconda: Inner Peace")
    play.turn("Ada", Phase.MASTER)
    assert (worths(play, style, "target")[theirs] < 0) is (owner == "Ben" or style is SHARP)


@pytest.mark.parametrize("blocker", [False, True])
def test_an_action_that_unlocks_its_minion_is_worth_more(cb, style, blocker):
    """Flurry of Action bleeds for as much as an action without a card."""
    play = CardPlay(cb)
    vampire = play.vampire("Ada", "CEL", capacity=8)
    play.hand("Ada", "Flurry of Action")
    if blocker:
        play.vampire("Ben")
    play.turn("Ada", Phase.MINION)
    found = [one for one in weighed(play, style) if one.option.minion == vampire]
    plain = next(one.worth for one in found if one.option.verb is BLEED)
    flurry = next(one.worth for one in found if one.option.verb.name == "act CEL")
    assert (flurry > plain + 0.3) is (style is SHARP)


@pytest.mark.parametrize(
    ("card", "code"), [("Claws of the Dead", "pro"), ("Song of Serenity", "ani")]
)
def test_claws_and_a_weaker_opponent_count_in_combat(cb, style, card, code):
    """Neither card costs anything; hands do 1 damage."""
    play = CardPlay(cb)
    fight(play, code, card)
    to_kind(play, DecisionKind.EFFECT, "Ada")
    weighing = QuickPlayer(1, style).weigh(play.decision, Sight(play.game, 0))
    played = max(one.worth for one in weighing if one.option.card != NONE)
    assert (played > 0) is (style is SHARP)


@pytest.mark.parametrize("far", [False, True])
def test_claws_are_played_once_and_at_close_range(cb, style, far):
    """Hands do not reach to long range, and they are not more aggravated by a second copy."""
    play = CardPlay(cb)
    fight(play, "pro", "Claws of the Dead", "Claws of the Dead")
    to_kind(play, DecisionKind.EFFECT, "Ada")
    player = QuickPlayer(1, style)

    def chosen():
        return player.choose(play.decision, Sight(play.game, 0))

    if far:
        play.table.current(Combat).range = Range.LONG
    first = chosen()
    assert (first.card != NONE) is (style is SHARP and not far)
    if first.card != NONE:
        play.game.apply(first)
        to_kind(play, DecisionKind.EFFECT, "Ada")
        assert chosen().card == NONE


def test_a_strike_that_unlocks_its_user_is_worth_more(cb, style):
    """Majesty ends combat at both levels, and unlocks the vampire at the superior one."""
    play = CardPlay(cb)
    fight(play, "PRE", "Majesty")
    to_strikes(play)
    weighing = QuickPlayer(1, style).weigh(play.decision, Sight(play.game, play.decision.seat))
    worth = {one.option.verb.name: one.worth for one in weighing if one.option.card != NONE}
    assert (worth["play PRE"] > worth["play pre"]) is (style is SHARP)


def test_less_stealth_helps_a_block_like_intercept(cb, style):
    """Night Terrors reduces the stealth of the acting minion to 0."""
    play = CardPlay(cb)
    acting, blocker = (
        play.vampire("Ada", "OBF", capacity=6),
        play.vampire("Ben", "OBF PRE", clan="Ravnos"),
    )
    play.hand("Ada", "Lost in Crowds")
    play.hand("Ben", "Night Terrors")
    play.bleeds(acting).blocks(blocker).plays("Lost in Crowds", "obf")
    play.until("Ben", "Night Terrors")
    weighing = QuickPlayer(1, style).weigh(play.decision, Sight(play.game, 1))
    played = max(one.worth for one in weighing if one.option.card != NONE)
    assert (played > 0) is (style is SHARP)
