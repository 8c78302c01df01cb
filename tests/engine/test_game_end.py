"""Ousting, victory points, withdrawal."""

import msgspec
import pytest
from published import PUBLISHED
from table_decks import archive_decks
from table_play import Play, counters_add_up, misplaced

from cardbase.terms import Bonus
from vtes_deck.engine import record
from vtes_deck.engine.agents import RandomAgent, play
from vtes_deck.engine.game import Game
from vtes_deck.engine.mechanics import bank, zones
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone
from vtes_deck.engine.turn import ante, game_end, last_chance
from vtes_deck.engine.turn.game_end import NO_WINNER, TIE, TIME, WINS
from vtes_deck.engine.turn.unlock import WITHDRAW
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF


def oust(play, *names, turns=1):
    """Oust Methuselahs some turns apart; those of a tuple leave at the same time."""
    for name in names:
        play.table.turn += turns
        for each in name if isinstance(name, tuple) else (name,):
            bank.burn_pool(play.table, play.names.index(each), 100)
        last_chance.check_pools(play.table)
        assert counters_add_up(play.table)
        assert not misplaced(play.table)


def points(play):
    return {seat.name: seat.victory_points for seat in play.table.seats}


@pytest.mark.rule("END-01", "END-02", "END-03", "END-04", "END-06", "END-09", "END-10", "SET-07")
def test_EX_V5_12_victory_points(cb):
    play = Play(cb, "Justine", "Lisa", "Richard", "Scott", "Steve")
    oust(play, "Steve")
    assert play.pool_of("Scott") == 36
    oust(play, "Scott")
    assert play.pool_of("Richard") == 36
    oust(play, "Lisa")
    assert play.pool_of("Justine") == 36
    oust(play, "Richard")
    assert points(play) == {"Justine": 3, "Richard": 1, "Scott": 1, "Lisa": 0, "Steve": 0}
    assert play.game.over
    assert play.game.winner == 0
    assert play.log_sentences()[-1] == "Justine wins the game."
    assert play.pool_of("Justine") == 42


@pytest.mark.rule("END-10", "END-11")
@pytest.mark.parametrize(
    ("edition", "ending"),
    [
        pytest.param("white-wolf", TIE, id="EX-WW-15"),
        pytest.param("jyhad-1994", TIE, id="DX-13-J94"),
        pytest.param("vekn", NO_WINNER, id="DX-13-V5"),
    ],
)
def test_two_leaders(cb, edition, ending):
    play = Play(cb, "Richard", "Steve", "Justin", "Lisa", rules=PUBLISHED[edition])
    oust(play, "Steve", "Justin")
    assert play.pool_of("Richard") == 42
    oust(play, "Richard")
    assert points(play) == {"Richard": 2, "Steve": 0, "Justin": 0, "Lisa": 2}
    assert play.pool_of("Lisa") == 36
    assert play.game.winner == NONE
    last = {event.what for event in play.game.log}
    assert ending in last
    assert WINS not in last


@pytest.mark.rule("END-05")
def test_ousted_together_with_the_prey(cb):
    play = Play(cb, "Ada", "Ben", "Cleo", "Dora")
    oust(play, ("Ada", "Ben"))
    assert points(play) == {"Ada": 1, "Ben": 0, "Cleo": 0, "Dora": 1}
    assert play.pool_of("Ada") == 0
    assert play.pool_of("Dora") == 36


@pytest.mark.rule("END-05")
@pytest.mark.parametrize(("edition", "ada", "dora"), [("jyhad-1994", 1, 1), ("vekn", 0, 2)])
def test_prey_is_ousted_later_in_the_same_turn(cb, edition, ada, dora):
    play = Play(cb, "Ada", "Ben", "Cleo", "Dora", rules=PUBLISHED[edition])
    play.table.active = 2
    oust(play, "Ada", "Ben", turns=0)
    assert points(play)["Ada"] == ada
    assert points(play)["Dora"] == dora


@pytest.mark.rule("ANT-01", "ANT-02", "ANT-03", "ANT-04", "ANT-05", "ANT-06", "SET-11")
def test_EX_J94_17_antes(cb):
    rules = msgspec.structs.replace(JYHAD_1994, ante=True)
    play = Play(cb, "Nora", "Eddie", "Suki", "Winnie", rules=rules)
    own = {name: play.library(name, "Blood Doll", "Vessel")[1] for name in play.names}
    ante.set_aside(play.table)
    assert all(play.zone(card) is Zone.ASIDE for card in own.values())
    oust(play, "Eddie", "Suki", "Nora")
    assert points(play) == {"Nora": 2, "Eddie": 0, "Suki": 0, "Winnie": 2}
    assert play.seat("Nora").antes_won == (own["Eddie"], own["Suki"])
    assert play.seat("Winnie").antes_won == (own["Nora"],)
    assert play.seat("Winnie").ante == own["Winnie"]
    assert play.pool_of("Winnie") == 36
    seen = play.game.observation(3).cards
    assert all(own[name] in seen for name in ("Eddie", "Suki", "Nora", "Winnie")), "antes are open"


@pytest.mark.rule("ANT-05", "END-05")
@pytest.mark.parametrize("turns", [0, 1])
def test_a_predator_ousted_in_the_same_turn_wins_the_ante(cb, turns):
    rules = msgspec.structs.replace(JYHAD_1994, ante=True)
    play = Play(cb, "Nora", "Eddie", "Suki", "Winnie", rules=rules)
    card = play.library("Eddie", "Blood Doll")[0]
    ante.set_aside(play.table)
    play.table.active = 2
    oust(play, "Nora")
    oust(play, "Eddie", turns=turns)
    assert play.seat("Nora").antes_won == ((card,) if turns == 0 else ())
    assert play.seat("Winnie").antes_won == (() if turns == 0 else (card,))


@pytest.mark.rule("END-07", "GEN-10")
def test_cards_of_an_ousted_methuselah_leave_together(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    stolen = play.ready("Ben", "Anson")
    gun = play.on(stolen, ".44 Magnum", "Cleo")
    for card in (stolen, gun):
        zones.give(play.table, card, 0)
    oust(play, "Ada")
    assert play.zone(stolen) is Zone.REMOVED
    assert play.zone(gun) is Zone.REMOVED, "not burned with the vampire"


@pytest.mark.rule("END-07", "END-08", "END-17", "GEN-03")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_DX_22_cards_of_the_ousted(cb, edition):
    play = Play(cb, "Ada", "Ben", "Cleo", rules=PUBLISHED[edition])
    hers = play.ready("Ada", "Anson")
    gone = play.on(hers, ".44 Magnum", "Ben")
    stays = play.ready("Cleo", "Rake")
    lent = play.on(stays, "Leather Jacket", "Ada")
    play.table.in_play[lent].controller = 2
    play.table.seats[0].in_play.remove(lent)
    play.table.seats[2].in_play.append(lent)
    play.edge("Ada")
    play.table.active = 1
    oust(play, "Ada")
    assert play.zone(hers) is Zone.REMOVED
    assert play.zone(gone) is Zone.ASH_HEAP
    old = edition == "jyhad-1994"
    assert play.zone(lent) is (Zone.REMOVED if old else Zone.IN_PLAY)
    assert play.zone(stays) is Zone.IN_PLAY, "cards of other controllers stay"
    assert play.table.edge == NONE


@pytest.mark.rule("END-08")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.LIBRARY, Zone.CRYPT, Zone.UNCONTROLLED])
def test_a_card_that_would_return_to_an_ousted_owner_leaves_the_game(cb, zone):
    play = Play(cb, "Ada", "Ben", "Cleo")
    hers = play.ready("Ada", "Anson")
    zones.give(play.table, hers, 2)
    play.table.active = 1
    oust(play, "Ada")
    assert play.zone(hers) is Zone.IN_PLAY
    zones.move(play.table, hers, zone)
    assert play.zone(hers) is Zone.REMOVED
    assert not any((play.seat("Ada").hand, play.seat("Ada").library, play.seat("Ada").crypt))


@pytest.mark.rule("END-01", "TRN-01")
def test_the_turn_of_an_ousted_methuselah_ends(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    play.uncontrolled("Ada", "Anson")
    play.turn("Ada", Phase.INFLUENCE)
    bank.burn_pool(play.table, 0, 100)
    play.again()
    assert play.table.active == 1
    assert play.table.turn == 10


@pytest.mark.rule("GEN-29", "GEN-30", "END-01")
def test_the_current_action_ends(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    card = play.hand("Ben", "Deflection")[0]
    awake, wounded, burning = (play.ready("Ben", name) for name in ("Anson", "Rake", "Belinde"))
    play.uncontrolled("Ada", "Bear Paw")
    play.turn("Ada", Phase.INFLUENCE)
    zones.move(play.table, card, Zone.BEING_PLAYED)
    play[awake].awake = True
    play[wounded].wounded = True
    play[burning].leaving = True
    play.table.modify(Modifier(Bonus.STEALTH, 1, awake, Until.ACTION))
    bank.burn_pool(play.table, 0, 100)
    play.again()
    assert play.zone(card) is Zone.ASH_HEAP
    assert play.zone(burning) is Zone.ASH_HEAP
    assert play[wounded].in_torpor
    assert not play[awake].awake
    assert not play.table.modifiers
    assert not misplaced(play.table)


@pytest.mark.rule("END-12", "END-13", "END-14", "END-15", "END-17", "UNL-06")
@pytest.mark.parametrize(("edition", "vp"), [("vekn", 0.5), ("white-wolf", 1), ("jyhad-1994", 1)])
def test_DX_14_withdrawing(cb, edition, vp):
    play = Play(cb, "Ada", "Ben", "Cleo", rules=PUBLISHED[edition])
    doll = play.in_play("Ada", "Blood Doll")
    play.edge("Ada")
    play.turn("Ada").choose(WITHDRAW)
    assert not play.seat("Ada").ousted
    for _ in range(9):
        if not play.seat("Ada").ousted:
            play.passes()
    assert play.seat("Ada").ousted
    assert points(play) == {"Ada": vp, "Ben": 0, "Cleo": 0}
    assert play.pool_of("Cleo") == 30
    assert doll not in play.table.in_play
    assert play.table.edge == NONE
    half = "Ada gains half a victory point." in play.log_sentences()
    assert half == (vp == 0.5)
    assert ("Ada gains 1 victory point." in play.log_sentences()) != half


@pytest.mark.rule("END-13")
@pytest.mark.parametrize("rules", [VEKN, WHITE_WOLF, JYHAD_1994])
def test_no_withdrawal_after_a_loss(cb, rules):
    play = Play(cb, "Ada", "Ben", "Cleo", rules=rules)
    play.turn("Ada").choose(WITHDRAW)
    assert play.asked == "Ben"
    bank.burn_pool(play.table, 0, 1)
    bank.gain_pool(play.table, 0, 5)
    play.again()
    play.passes("Ben").passes("Cleo")
    assert not play.seat("Ada").ousted
    assert play.offered(WITHDRAW)


@pytest.mark.rule("END-13")
@pytest.mark.parametrize(
    ("card", "blood", "lost", "goes_on"),
    [("Anson", 3, 1, False), ("Anson", 0, 1, True), ("Blood Doll", 2, 1, True)],
)
def test_which_losses_end_a_withdrawal(cb, card, blood, lost, goes_on):
    play = Play(cb, "Ada", "Ben", "Cleo")
    if card == "Anson":
        card_in_play = play[play.ready("Ada", card, blood)]
    else:
        card_in_play = play[play.in_play("Ada", card)]
        bank.gain_blood(play.table, card_in_play, blood)
    other = play[play.ready("Ben", "Rake", 0)]
    for move in (bank.burn_blood, lambda table, one, n: bank.move_blood(table, one, other, n)):
        play.seat("Ada").withdrawing = 5
        move(play.table, card_in_play, lost)
        assert (play.seat("Ada").withdrawing == 5) == goes_on


@pytest.mark.rule("END-12")
@pytest.mark.parametrize(("held", "can"), [(7, False), (6, True)])
def test_no_withdrawal_with_a_full_hand(cb, held, can):
    play = Play(cb)
    play.hand("Ada", *["Blood Doll"] * held)
    play.edge("Ada")
    play.turn("Ada")
    assert play.offered(WITHDRAW) == can


@pytest.mark.rule("END-12")
def test_no_withdrawal_with_a_library(cb):
    play = Play(cb)
    play.library("Ada", "Blood Doll")
    play.edge("Ada")
    play.turn("Ada")
    assert not play.offered(WITHDRAW)


@pytest.mark.rule("END-15", "END-05")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_a_withdrawn_methuselah_gets_nothing_for_a_prey_ousted_in_the_same_turn(cb, edition):
    play = Play(cb, "Ada", "Ben", "Cleo", "Dora", rules=PUBLISHED[edition])
    play.table.active = 2
    play.seat("Ada").withdrawing = 3
    game_end.withdraw(play.table, play.seat("Ada"))
    before = points(play)["Ada"]
    oust(play, "Ben", turns=0)
    assert points(play)["Ada"] == before
    assert points(play)["Dora"] == 1


@pytest.mark.rule("END-16")
def test_at_the_time_limit_each_remaining_methuselah_gains_half_a_point(cb):
    game = Game.start(VEKN, archive_decks(cb, 3), 5, turn_limit=2)
    play(game, [RandomAgent(seat) for seat in range(3)])
    table = game.table
    assert game.over
    assert table.time_up
    assert [seat.turns for seat in table.seats] == [2, 2, 2]
    assert [seat.victory_points for seat in table.seats] == [0.5, 0.5, 0.5]
    assert game.winner == NONE
    assert sum(event.what is TIME for event in game.log) == 1
    again = record.load(record.save(game), cb.get, PUBLISHED)
    assert again.table.time_up
    again.undo()
    assert not again.over
    assert [seat.victory_points for seat in again.table.seats] == [0, 0, 0]


@pytest.mark.rule("END-16")
def test_an_ousted_methuselah_gains_nothing_at_the_time_limit(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    oust(play, "Ben")
    game_end.call_time(play.table)
    assert points(play) == {"Ada": 1.5, "Ben": 0, "Cleo": 0.5}
    assert play.game.winner == 0
