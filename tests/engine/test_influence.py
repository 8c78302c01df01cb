"""The influence phase: examples of the rulebooks, and illegal uses."""

import pytest
from published import PUBLISHED
from table_play import Play

from vtes_deck.engine.game import Game, IllegalOptionError
from vtes_deck.engine.state.decisions import Option
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.turn.influence import (
    CONTROL,
    MERGE,
    NEW_CRYPT_CARD,
    TAKE_BACK,
    TRANSFER,
    opening_transfers,
    scarce_cost,
)
from vtes_deck.kernel.verdict import LEGAL, Forbidden
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

EIGHT, SEVEN = "Alexa Draper", "Sybren van Oosten"
OTHER, TEN = "Anson", "Queen Anne (G2)"


@pytest.mark.rule("INF-04", "INF-05", "INF-07", "INF-10", "INF-03")
def test_EX_V5_11_moving_blood_back_and_to_another(cb):
    play = Play(cb, "Nora", "Eddie", "Suki")
    play.pool("Nora", 2)
    play.uncontrolled("Nora", EIGHT, 6)
    play.uncontrolled("Nora", SEVEN, 2)
    play.turn("Nora", Phase.INFLUENCE)
    play.choose(TAKE_BACK, SEVEN)
    assert play.pool_of("Nora") == 3
    play.choose(TRANSFER, EIGHT).choose(TRANSFER, EIGHT)
    assert play.pool_of("Nora") == 1
    play.choose(CONTROL, EIGHT)
    assert play.counters(SEVEN) == 1
    assert (play[EIGHT].blood, play[EIGHT].locked, play[EIGHT].ready) == (8, False, True)
    assert play.seat("Nora").transfers == 0


@pytest.mark.rule("INF-07", "INF-08", "INF-09")
@pytest.mark.parametrize(
    "rules",
    [
        pytest.param(WHITE_WOLF, id="EX-WW-14"),
        pytest.param(JYHAD_1994, id="EX-J94-03"),
    ],
)
def test_control_at_the_end_of_the_phase(cb, rules):
    play = Play(cb, "Nora", "Eddie", "Suki", rules=rules)
    play.pool("Nora", 2)
    play.uncontrolled("Nora", TEN, 8)
    play.uncontrolled("Nora", SEVEN, 2)
    play.turn("Nora", Phase.INFLUENCE)
    play.choose(TAKE_BACK, SEVEN).choose(TRANSFER, TEN).choose(TRANSFER, TEN)
    assert play.pool_of("Nora") == 1
    assert play.counters(SEVEN) == 1
    assert play.zone(TEN) is Zone.IN_PLAY
    assert play[TEN].blood == 10


@pytest.mark.rule("INF-02")
def test_EX_J94_02_first_transfers(cb):
    play = Play(cb, "Nora", "Eddie", "Suki", rules=JYHAD_1994)
    first = play.uncontrolled("Nora", "Bear Paw")
    second = play.uncontrolled("Nora", OTHER)
    play.turn("Nora", Phase.INFLUENCE, number=1)
    play.choose(TRANSFER, first)
    assert play.pool_of("Nora") == 29
    play.turn("Nora", Phase.INFLUENCE, number=4)
    play.choose(TAKE_BACK, first)
    assert play.pool_of("Nora") == 30
    play.choose(TRANSFER, second).choose(TRANSFER, second)
    assert play.pool_of("Nora") == 28
    assert (play.counters(first), play.counters(second)) == (0, 2)
    assert play.seat("Nora").transfers == 0


@pytest.mark.rule("INF-01", "INF-02")
@pytest.mark.parametrize(
    ("rules", "seats", "expected"),
    [
        pytest.param(JYHAD_1994, 3, [1, 2, 3, 4, 4], id="EX-J94-20"),
        (JYHAD_1994, 2, [4, 4, 4, 4, 4]),
        (VEKN, 2, [1, 2, 3, 4, 4]),
        (VEKN, 5, [1, 2, 3, 4, 4]),
        (WHITE_WOLF, 5, [1, 2, 3, 4, 4]),
    ],
)
def test_transfers_of_the_first_turns(cb, rules, seats, expected):
    play = Play(cb, *"ABCDE"[:seats], rules=rules)
    found = []
    for turn in range(1, 6):
        play.table.turn = turn
        found.append(opening_transfers(play.table))
    assert found == expected


@pytest.mark.rule("INF-07")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_DX_10_last_counter_with_transfers_left(cb, edition):
    play = Play(cb, rules=PUBLISHED[edition])
    play.uncontrolled("Ada", "Gideon Fontaine", play.cards["Gideon Fontaine"].capacity - 1)
    play.turn("Ada", Phase.INFLUENCE)
    play.choose(TRANSFER, "Gideon Fontaine")
    assert play.offered(CONTROL, "Gideon Fontaine") == (edition == "vekn")
    assert play.zone("Gideon Fontaine") is Zone.UNCONTROLLED


@pytest.mark.rule("INF-09")
def test_control_is_optional_now(cb):
    play = Play(cb)
    play.uncontrolled("Ada", OTHER, 8)
    play.turn("Ada", Phase.INFLUENCE).passes()
    assert play.zone(OTHER) is Zone.UNCONTROLLED


@pytest.mark.rule("INF-10", "GEN-18")
def test_excess_drains_on_arrival(cb):
    play = Play(cb)
    capacity = cb[OTHER].capacity
    play.uncontrolled("Ada", OTHER, capacity + 2)
    before = play.table.bank
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, OTHER)
    assert play[OTHER].blood == capacity
    assert play.table.bank == before + 2


@pytest.mark.rule("INF-06")
def test_new_crypt_card_needs_four_transfers_and_one_pool(cb):
    play = Play(cb)
    fresh = play.crypt("Ada", OTHER)[0]
    play.uncontrolled("Ada", SEVEN)
    play.turn("Ada", Phase.INFLUENCE)
    play.choose(NEW_CRYPT_CARD)
    assert play.zone(fresh) is Zone.UNCONTROLLED
    assert play.pool_of("Ada") == 29
    assert play.decision.kind != "influence"


@pytest.mark.rule("INF-06")
def test_no_new_crypt_card_after_a_transfer(cb):
    play = Play(cb)
    play.crypt("Ada", OTHER)
    play.uncontrolled("Ada", SEVEN)
    play.turn("Ada", Phase.INFLUENCE).choose(TRANSFER, SEVEN)
    assert not play.offered(NEW_CRYPT_CARD)
    with pytest.raises(IllegalOptionError, match="INF-06"):
        play.game.apply(Option(NEW_CRYPT_CARD))


@pytest.mark.rule("INF-08")
def test_no_control_with_one_counter_too_few(cb):
    play = Play(cb)
    card = play.uncontrolled("Ada", OTHER, cb[OTHER].capacity - 1)
    play.turn("Ada", Phase.INFLUENCE)
    assert not play.offered(CONTROL)
    assert play.game.why_not(Option(CONTROL, card)) == Forbidden("INF-08")


@pytest.mark.rule("INF-19", "END-01")
def test_the_last_pool_ousts(cb):
    play = Play(cb, "Nora", "Eddie", "Suki")
    play.pool("Nora", 1)
    play.uncontrolled("Nora", SEVEN)
    play.turn("Nora", Phase.INFLUENCE).choose(TRANSFER, SEVEN)
    assert play.seat("Nora").ousted
    assert play.pool_of("Suki") == 36
    assert play.table.active == 1


@pytest.mark.rule("INF-12", "TRT-07")
@pytest.mark.parametrize(("edition", "price"), [("vekn", 3), ("jyhad-1994", 0)])
def test_scarce_vampires_cost_pool_for_their_kin(cb, edition, price):
    play = Play(cb, rules=PUBLISHED[edition])
    scarce = [c for c in cb.crypt if "scarce" in c.traits and c.clan == "Nagaraja"]
    play.ready("Ada", scarce[0].unique_name)
    play.uncontrolled("Ada", scarce[1].unique_name, scarce[1].capacity)
    play.turn("Ada", Phase.INFLUENCE)
    if play.offered(CONTROL):
        play.choose(CONTROL)
    else:
        play.passes()
    assert play.pool_of("Ada") == 30 - price


@pytest.mark.rule("INF-13", "INF-14", "INF-15", "INF-16")
def test_the_advanced_card_is_on_top_after_merging(cb):
    play = Play(cb)
    base, advanced = cb["Alan Sovereign"], cb["Alan Sovereign (ADV)"]
    play.ready("Ada", base.unique_name, 2, locked=True)
    play.uncontrolled("Ada", advanced.unique_name, 3)
    bank = play.table.bank
    play.turn("Ada", Phase.INFLUENCE).choose(MERGE, advanced.unique_name)
    merged = play[advanced.unique_name]
    assert (merged.blood, merged.locked) == (2, True)
    assert merged.attached == (play.number(base.unique_name),)
    assert play.pool_of("Ada") == 29
    assert play.table.bank == bank + 3 + 1


@pytest.mark.rule("GEN-15", "INF-04")
def test_transfers_do_not_show_their_target_to_others(cb):
    play = Play(cb)
    play.uncontrolled("Ada", SEVEN)
    play.turn("Ada", Phase.INFLUENCE).choose(TRANSFER, SEVEN)
    assert any(SEVEN in line for line in play.log_sentences("Ada"))
    assert not any(SEVEN in line for line in play.log_sentences("Ben"))


@pytest.mark.rule("INF-12", "TRT-07")
@pytest.mark.parametrize(
    ("edition", "price"), [("vekn", 3), ("white-wolf", 6), ("playmat", 6), ("jyhad-1994", 0)]
)
def test_the_vampires_for_which_a_scarce_vampire_costs_pool(cb, edition, price):
    play = Play(cb, rules=PUBLISHED[edition])
    play.ready("Ada", "Anu Diptinatpa")
    play.ready("Ada", "Anson")
    play.ready("Ben", "Kanimana Belghazi")
    play.ready("Ben", "Rake")
    play.ready("Ben", "Loyal Street Gang")
    jozz = play.uncontrolled("Ada", "Jozz", cb["Jozz"].capacity)
    assert scarce_cost(play.table, 0, jozz) == price


@pytest.mark.rule("INF-05", "INF-06")
@pytest.mark.parametrize(("transfers", "back"), [(1, False), (2, True)])
def test_two_transfers_are_enough_to_take_one_back(cb, transfers, back):
    play = Play(cb)
    play.uncontrolled("Ada", SEVEN, 1)
    play.turn("Ada", Phase.INFLUENCE)
    play.seat("Ada").transfers = transfers
    play.again()
    assert play.offered(TAKE_BACK, SEVEN) is back


@pytest.mark.rule("INF-06", "INF-19")
def test_the_last_pool_can_buy_a_crypt_card(cb):
    play = Play(cb)
    play.pool("Ada", 1)
    play.uncontrolled("Ada", SEVEN)
    play.crypt("Ada", OTHER)
    play.turn("Ada", Phase.INFLUENCE)
    assert play.offered(NEW_CRYPT_CARD)


@pytest.mark.rule("INF-13")
def test_the_reason_against_merging_two_vampires(cb):
    play = Play(cb)
    base = play.ready("Ada", "Alan Sovereign")
    other = play.ready("Ada", "Anson")
    advanced = play.uncontrolled("Ada", cb["Alan Sovereign (ADV)"].unique_name)
    play.turn("Ada", Phase.INFLUENCE)
    assert play.game.why_not(Option(MERGE, advanced, target=base)) == LEGAL
    assert play.game.why_not(Option(MERGE, advanced, target=other)) == Forbidden("INF-13")
    play.seat("Ada").transfers = 3
    play.again()
    assert play.game.why_not(Option(MERGE, advanced, target=base)) == Forbidden("INF-13")


@pytest.mark.rule("INF-07", "INF-08")
@pytest.mark.parametrize(("counters", "why"), [(8, "INF-07"), (7, "INF-08")])
def test_the_reason_against_control_in_the_middle_of_the_phase(cb, counters, why):
    play = Play(cb, rules=WHITE_WOLF)
    play.uncontrolled("Ada", EIGHT, counters)
    play.turn("Ada", Phase.INFLUENCE)
    assert play.game.why_not(Option(CONTROL, play.number(EIGHT))) == Forbidden(why)


@pytest.mark.rule("INF-03", "MAS-03")
def test_a_methuselah_without_cards_loses_her_actions_and_transfers(cb):
    crypt = [cb[SEVEN]] * 12
    game = Game.start(VEKN, [(crypt, []), ([], []), (crypt, [])], seed=1, first=0)
    while game.turn < 3:
        game.apply(game.decision.options[-1])
    idle = game.table.seats[1]
    assert (idle.turns, idle.master_unused, idle.transfers_unused) == (1, 1, 2)
    assert (idle.master_actions, idle.transfers) == (0, 0)
