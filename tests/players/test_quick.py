"""The quick player: its choices in plain situations, and its view of only its own seat."""

import random

import msgspec
import pytest
from card_play import CardPlay
from table_decks import archive_decks
from table_play import Play
from table_politics import Council

from cardbase.terms import Sect
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.agents import Sight, play
from vtes_deck.engine.determinization import redeal
from vtes_deck.engine.game import Game
from vtes_deck.engine.politics.votes import SIDES, VoteSide
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.turn.influence import TRANSFER
from vtes_deck.engine.turn.unlock import UNLOCK_INFERNAL
from vtes_deck.players.advice import AdviceReason
from vtes_deck.players.quick import QuickPlayer, in_style
from vtes_deck.players.style import STYLES
from vtes_deck.rulesets import EDITIONS
from vtes_deck.rulesets.vekn import VEKN


@pytest.fixture
def table(cb):
    return Play(cb, "Ada", "Ben", "Cleo", scripts=script_of)


def choice(play, style=""):
    """The choice of a quick player in the asked seat, and its reason."""
    player = in_style(style)(1)
    seat = play.decision.seat
    return player.choose(play.decision, Sight(play.game, seat)), player.explained


def test_quick_ousts_a_prey_that_cannot_block(table):
    table.ready("Ada", "Anson", 1)
    table.pool("Ben", 1)
    table.turn("Ada", Phase.MINION)
    option, explained = choice(table)
    assert option.verb is BLEED
    assert explained.best.why is AdviceReason.OUST


def test_a_hungry_vampire_hunts(table):
    table.ready("Ada", "Anson", 1)
    table.ready("Ben", "Rake", 6)
    table.turn("Ada", Phase.MINION)
    assert choice(table)[0].verb is HUNT


def test_quick_leaves_the_vampires_of_rivals_in_torpor(table):
    table.ready("Ada", "Anson", 5)
    table.torpor("Cleo", "Rake", 3)
    table.turn("Ada", Phase.MINION)
    player = QuickPlayer(1)
    weighed = player.weigh(table.decision, Sight(table.game, 0))
    worth = {one.option.verb: one.worth for one in weighed}
    assert worth[RESCUE] < 0 < worth[BLEED]


def test_quick_attempts_no_hopeless_block(table):
    hunter = table.ready("Ada", "Anson", 3)
    table.ready("Ben", "Rake")
    table.turn("Ada", Phase.MINION)
    table.hunts(hunter)
    assert table.offered(BLOCK)
    assert choice(table)[0].verb is PASS, "1 stealth against no intercept"


def test_quick_finishes_the_vampire_that_is_nearly_ready(table):
    near = table.uncontrolled("Ada", "Anson", 7)
    table.uncontrolled("Ada", "Rake", 0)
    table.turn("Ada", Phase.INFLUENCE)
    option, explained = choice(table)
    assert (option.verb, option.card) == (TRANSFER, near)
    assert explained.best.why is AdviceReason.FINISH


def test_quick_keeps_its_last_pool(table):
    table.uncontrolled("Ada", "Anson", 4)
    table.ready("Ada", "Rake")
    table.ready("Cleo", "Cardano", 5)
    table.pool("Ada", 2)
    table.turn("Ada", Phase.INFLUENCE)
    assert choice(table)[0].verb is not TRANSFER


@pytest.mark.parametrize(("pool", "unlocks"), [(1, False), (2, True), (20, True)])
def test_quick_never_pays_its_last_pool_to_unlock(table, cb, pool, unlocks):
    """UNL-08: unlocking an infernal minion costs a pool, and paying the last pool is an ousting."""
    infernal = next(card for card in cb.crypt if "infernal" in card.traits).unique_name
    table.ready("Ada", infernal, locked=True)
    table.pool("Ada", pool)
    table.turn("Ada")
    assert table.offered(UNLOCK_INFERNAL)
    assert (choice(table)[0].verb is UNLOCK_INFERNAL) is unlocks


@pytest.mark.parametrize(
    ("seat", "side"), [("Ada", VoteSide.FOR), ("Cleo", VoteSide.AGAINST)], ids=["caller", "victim"]
)
def test_votes_follow_the_effect_of_the_referendum(cb, seat, side):
    """Kine Resources Contested takes 2 pool each from Ben and Cleo."""
    play = Council(cb, "Ada", "Ben", "Cleo", scripts=script_of)
    play.ready("Ada", "Anson")
    play.ready("Cleo", "Cardano")
    play.call("Ada")
    while play.decision.kind.value == "terms":
        option = max(play.decision.options, key=lambda one: -abs(one.n - 2 * (one.seat > 0)))
        play.game.apply(option)
    play.until(seat)
    assert SIDES[choice(play)[0].verb] is side


def test_terms_harm_rivals_instead_of_the_caller(cb):
    play = Council(cb, "Ada", "Ben", "Cleo", "Dora", scripts=script_of)
    play.ready("Ada", "Anson")
    play.call("Ada")
    player = QuickPlayer(1)
    while play.decision.kind.value == "terms":
        play.game.apply(player.choose(play.decision, Sight(play.game, 0)))
    burned = {one.seat: one.n for one in play.referendum.terms}
    assert burned.get(0, 0) == 0
    assert burned[1] >= 1


def test_a_choice_is_explained_with_the_second_best_option(table):
    table.ready("Ada", "Anson", 1)
    table.turn("Ada", Phase.MINION)
    option, explained = choice(table)
    assert explained.best.option == option
    assert explained.second.option != option
    assert explained.best.worth >= explained.second.worth
    said = explained.sentence("Anson hunts.", "Anson bleeds Ben.")
    assert said.startswith(f"Anson hunts. {explained.best.why} (+")
    assert said.endswith(": Anson bleeds Ben.")


def test_a_forced_choice_has_no_second_option(table):
    table.ready("Ada", "Anson")
    decision = table.turn("Ada", Phase.MINION).decision
    forced = msgspec.structs.replace(decision, options=decision.options[:1])
    player = QuickPlayer(1)
    assert player.choose(forced, None) == decision.options[0]
    assert player.explained.second is None
    assert player.explained.sentence("Pass.") == "Pass. There is no other choice."


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("style", STYLES)
def test_quick_plays_every_edition_in_every_style(cb, edition, style):
    """An illegal option would raise an error."""
    decks = archive_decks(cb, 12)
    game = Game.start(EDITIONS[edition], decks[:3], 6, scripts=script_of, undoable=False)
    made = play(game, [in_style(style)(seat) for seat in range(3)], most=150)
    assert made == 150 or game.decision is None


@pytest.mark.parametrize("style", ["", "sharp"])
def test_hidden_cards_never_change_its_choice(cb, style):
    """At every tenth decision the hidden cards are dealt again, and the choice stays the same."""
    game = Game.start(VEKN, archive_decks(cb, 12)[:5], 8, scripts=script_of)
    chance = random.Random(4)
    players = [in_style(style)(seat) for seat in range(5)]
    compared = 0
    for number in range(400):
        if (decision := game.decision) is None:
            break
        seat = decision.seat
        if number % 10 == 0 and len(decision.options) > 1:
            other = game.fork()
            redeal(other.table, seat, chance.randrange(1 << 30))
            weighed = [
                in_style(style)(3).weigh(decision, Sight(one, seat)) for one in (game, other)
            ]
            assert weighed[0] == weighed[1]
            compared += 1
        game.apply(players[seat].choose(decision, Sight(game, seat)))
    assert compared >= 20


@pytest.mark.parametrize(("copies", "wakes"), [(1, False), (2, True)])
def test_a_wake_card_is_used(cb, copies, wakes):
    """One copy wakes or gives intercept. Without a second copy, 1 stealth is too much."""
    play = CardPlay(cb)
    play.vampire("Ada", "obf", sect=Sect.ANARCH)
    play.hand("Ada", "The Platinum Protocol")
    play.vampire("Ben", "AUS", locked=True)
    play.hand("Ben", *["Eyes of Argus"] * copies)
    play.pool("Ben", 1)
    play.acts("Ada").plays("The Platinum Protocol", "obf", seat="Ben")
    assert play.asked == "Ben"
    assert (choice(play)[1].best.why is AdviceReason.WAKE) is wakes
