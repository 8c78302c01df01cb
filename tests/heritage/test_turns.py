"""Setup, turns, recruits and the queue (chapters CMP, SET, TRN, REC)."""

import random

import pytest
from heritage_play import Scene, demonstration

from vtes_deck.heritage import assets, queue, recruit, schemes
from vtes_deck.heritage.dataset.effects import Assign, Clear, Gain, PlayScheme, Reserve, Who
from vtes_deck.heritage.decisions import NONE, DecisionKind, Option
from vtes_deck.heritage.game import Game
from vtes_deck.heritage.narrator import option_sentence
from vtes_deck.heritage.resolve import TARGET
from vtes_deck.heritage.setting import Player, Setting, SettingError
from vtes_deck.heritage.setup import CHOOSE_CLAN
from vtes_deck.heritage.switches import Switches
from vtes_deck.heritage.turn import END_TURN
from vtes_deck.kernel.verdict import Forbidden

ADA, BEN, CLEO = range(3)


def start(count=2, seed=1, **facts):
    players = facts.pop("players", tuple(Player(f"P{n}") for n in range(count)))
    return Game.start(demonstration(), Setting(players, **facts), seed)


def finish(game, seed=0):
    chance = random.Random(seed)
    while game.decision:
        game.apply(chance.choice(game.decision.options))
    return game


# ----------------------------------------------------------------------------------------- setup


@pytest.mark.rule("H-SET-01")
@pytest.mark.parametrize("count", [1, 5])
def test_two_to_four_can_play(count):
    with pytest.raises(SettingError, match="H-SET-01"):
        start(count)


@pytest.mark.rule("H-SET-02", "H-SET-04", "H-SET-05", "H-CMP-01")
@pytest.mark.parametrize("missions", [0, 3, 5])
def test_setup_of_missions_queue_and_round_marker(missions):
    table = start(basic_missions=missions).table
    assert len(table.missions) == missions
    assert len(table.queue) == 5
    assert NONE not in table.queue
    basic = [one for one in demonstration().characters if not one.chronicle]
    assert len(table.deck) == len(basic) - 5
    assert table.round == 1


@pytest.mark.rule("H-SET-03")
def test_named_chronicle_missions_are_on_the_board():
    table = start(missions=("affair-1", "affair-2"), chronicle=True).table
    assert [one.id for one in table.missions] == ["affair-1", "affair-2"]
    assert all(not one.reward for one in table.missions)


@pytest.mark.rule("H-SET-06", "H-CMP-06")
@pytest.mark.parametrize("wrong", [("B", "B", "C"), ("A", "C", "B"), ("A", "B", "X")])
def test_each_attribute_has_one_battleground(wrong):
    with pytest.raises(SettingError, match="H-SET-06"):
        start(battlegrounds=wrong)


@pytest.mark.rule("H-SET-06")
def test_the_schemes_of_the_battlegrounds_are_ready_and_no_others():
    table = start(battlegrounds=("D", "B", "E")).table
    assert {table.scheme(card).battleground for card in table.schemes} == {"D", "B", "E"}


@pytest.mark.rule("H-SET-07")
def test_the_first_player_is_drawn_by_lot_or_named():
    assert {start(4, seed).table.first for seed in range(20)} == {0, 1, 2, 3}
    assert start(4, first=2).table.first == 2


@pytest.mark.rule("H-SET-08", "H-SET-09", "H-CMP-04", "H-CMP-05")
def test_clans_are_chosen_in_order_and_each_once():
    game = start(3, choosing=(2, 0, 1), first=1)
    asked = []
    while game.decision and game.decision.kind in {DecisionKind.CLAN, DecisionKind.LEADER}:
        asked.append(game.decision.seat)
        taken = {seat.clan for seat in game.table.seats}
        offered = {one.word for one in game.decision.options if one.verb is CHOOSE_CLAN}
        assert not offered & taken
        game.apply(game.decision.options[0])
    assert asked == [2, 0, 1]
    assert len({seat.clan for seat in game.table.seats}) == 3


@pytest.mark.rule("H-SET-10", "H-SET-12", "H-CMP-07")
def test_a_clan_leader_begins_with_power_boons_and_schemes():
    players = (Player("A", "brujah", "aurel"), Player("B", "gangrel", "belisar"))
    table = start(players=players, first=0).table
    for seat in table.seats:
        top = table.vampires[seat.top]
        assert (top.power, top.infamy) == (3, 0)
        assert top.boons[seat.number] == sum(top.boons) == 3
        figure = table.figure(seat.top)
        assert sorted(table.scheme(card).id for card in seat.hand) == sorted(figure.schemes)
        clan = [one for one in demonstration().schemes if one.clan == seat.clan]
        open_ones = [one for one in clan if not one.research]
        assert len(seat.hand) + len(seat.deck) == len(open_ones)


@pytest.mark.rule("H-SET-12")
def test_unlocked_schemes_are_in_the_deck():
    players = (Player("A", "brujah", "aurel"), Player("B", "gangrel", "belisar"))
    table = start(players=players, unlocked=("brujah-grand-design",)).table
    seat = table.seats[0]
    assert "brujah-grand-design" in {table.scheme(card).id for card in seat.deck}
    assert "brujah-old-blood" not in {table.scheme(card).id for card in seat.deck}


@pytest.mark.rule("H-SET-11")
@pytest.mark.parametrize(("ground", "value"), [("B", -3), ("H", 8)])
def test_morality_tokens_begin_with_the_leaders_temperament(ground, value):
    scene = Scene(grounds=("G", ground, "F"))
    board = scene.table.boards[ground]
    values = scene.table.fields[1].values(scene.table)
    assert [values[space] for space in board.spaces] == [value, value]
    assert list(board.sides) == [scene.table.figure(scene.top(n).card).temperament for n in (0, 1)]


@pytest.mark.rule("H-SET-13")
def test_obligations_take_effect_after_the_setup():
    players = (
        Player("A", "brujah", "aurel", obligations=("debt", "fatigue")),
        Player("B", "gangrel", "belisar"),
    )
    table = start(players=players, first=0).table
    top = table.vampires[table.seats[0].top]
    assert (top.power, top.exhausted) == (2, True)
    assert table.vampires[table.seats[1].top].power == 3


# ------------------------------------------------------------------------------ rounds and turns


@pytest.mark.rule("H-TRN-01", "H-TRN-04", "H-CMP-02")
@pytest.mark.parametrize(("count", "rounds"), [(2, 10), (3, 9), (4, 8)])
def test_h_ex_01_recruits_follow_the_number_of_players(count, rounds):
    game = finish(start(count, 3))
    assert game.table.round == rounds
    assert [seat.recruits for seat in game.table.seats] == [rounds] * count


@pytest.mark.rule("H-TRN-02")
def test_turns_go_clockwise_from_the_first_player():
    game = finish(start(4, first=2))
    turns = [event.seat for event in game.log if event.what.name == "turn"]
    assert turns[:4] == [2, 3, 0, 1]
    assert all(sorted(turns[n : n + 4]) == [0, 1, 2, 3] for n in range(0, 32, 4))
    for n in range(0, 32, 4):
        assert turns[n : n + 4] == [(turns[n] + step) % 4 for step in range(4)]


@pytest.mark.rule("H-TRN-03", "H-TRN-05")
def test_recruit_and_scheme_have_any_order_and_the_recruit_is_mandatory():
    scene = Scene(grounds="ABF")
    one = scene.scheme(ADA, Gain())
    scene.scheme(ADA, Gain())
    scene.turn()
    assert not scene.offered(END_TURN)
    assert scene.game.why_not(Option(END_TURN)) == Forbidden("H-TRN-03")
    scene.choose(schemes.PLAY, card=one)
    assert not scene.offered(schemes.PLAY)
    other = Option(schemes.PLAY, scene.table.seats[ADA].hand[0], scene.top().card)
    assert scene.game.why_not(other) == Forbidden("H-TRN-05")
    scene.table.seats[ADA].assets = ("wealthy",)
    scene.choose(recruit.RECRUIT, card=scene.table.queue[4])
    assert scene.table.active == ADA
    assert scene.offered(END_TURN)
    assert not scene.offered(recruit.RECRUIT)
    again = Option(recruit.RECRUIT, scene.table.queue[4])
    assert scene.game.why_not(again) == Forbidden("H-TRN-04")


@pytest.mark.rule("H-TRN-05")
def test_an_additional_scheme_can_be_played():
    scene = Scene()
    scene.vampire()
    scene.scheme(ADA, PlayScheme())
    scene.scheme(ADA, Gain())
    scene.turn()
    scene.choose(schemes.PLAY, card=scene.table.seats[ADA].hand[0], target=scene.top().card)
    assert scene.offered(schemes.PLAY)


@pytest.mark.rule("H-TRN-06", "H-BGB-05", "H-BGH-04")
@pytest.mark.parametrize(
    ("ground", "spaces", "first"),
    [("B", (3, 5), 1), ("B", (4, 4), 0), ("H", (3, 5), 0), ("H", (6, 2), 1), ("H", (2, 2), 0)],
)
def test_h_ex_18_the_first_player_marker_moves_without_a_tie_only(ground, spaces, first):
    scene = Scene(grounds=("G", ground, "F"))
    scene.table.boards[ground].spaces = spaces
    scene.table.fields[1].end_of_round(scene.table)
    assert scene.table.first == first


def with_asset(word):
    scene = Scene()
    scene.table.seats[ADA].assets = (word, "wealthy")
    return scene


@pytest.mark.rule("H-TRN-07", "H-AST-01")
def test_a_scholarly_asset_recovers_a_scheme_and_one_asset_is_used_in_a_turn():
    scene = with_asset("scholarly")
    seat = scene.table.seats[ADA]
    scheme = scene.scheme(ADA, Gain())
    seat.hand, seat.discard = [], [scheme]
    scene.turn().choose(assets.DISCARD, word="scholarly")
    assert (seat.hand, seat.discard) == ([scheme], [])
    assert (seat.assets, seat.used_assets) == (("wealthy",), ("scholarly",))
    assert not scene.offered(assets.DISCARD)
    assert scene.game.why_not(Option(assets.DISCARD, word="wealthy")) == Forbidden("H-TRN-07")


@pytest.mark.rule("H-AST-02")
@pytest.mark.parametrize("n", [1, 3, 5])
def test_a_warlike_asset_removes_one_to_five(n):
    scene = with_asset("warlike")
    before = scene.table.queue[:]
    scene.turn().choose(assets.DISCARD, word="warlike")
    for count in range(n):
        assert bool(scene.offered(queue.ENOUGH)) == (count > 0)
        scene.choose(queue.REMOVE, card=before[count])
    if n < 5:
        scene.choose(queue.ENOUGH)
    assert scene.table.discard == before[:n]
    assert len(scene.offered(recruit.RECRUIT)) >= 3


@pytest.mark.rule("H-AST-03", "H-TOK-03")
def test_a_wealthy_asset_rejuvenates_any_vampire_of_anyone():
    scene = with_asset("wealthy")
    sleeper = scene.vampire(BEN, torpor=True, exhausted=True)
    scene.turn().choose(assets.DISCARD, word="wealthy").choose(TARGET, target=sleeper.card)
    assert not sleeper.torpor
    assert not sleeper.exhausted


@pytest.mark.rule("H-AST-04")
def test_a_clandestine_asset_triggers_a_vampire_of_its_bloodline():
    scene = with_asset("clandestine")
    one = scene.vampire(abilities=[(Gain(),)])
    other = scene.vampire(BEN, abilities=[(Gain(),)])
    scene.turn().choose(assets.DISCARD, word="clandestine")
    assert other.card not in {option.target for option in scene.decision.options}
    scene.choose(TARGET, target=one.card)
    assert one.power == 1


# --------------------------------------------------------------------------------------- recruit


@pytest.mark.rule("H-REC-01", "H-REC-02", "H-REC-04")
@pytest.mark.parametrize(("space", "price"), [(0, 3), (1, 1), (2, 0), (3, 0), (4, 0)])
def test_h_ex_02_the_left_spaces_cost_3_and_1(space, price):
    scene = Scene()
    scene.top().power = 4
    card = scene.table.queue[space]
    scene.turn().choose(recruit.RECRUIT, card=card, n=price)
    assert scene.top().power == 4 - price
    assert scene.table.vampires[card].sire == scene.top().card


@pytest.mark.rule("H-REC-03")
def test_h_ex_03_the_players_clan_is_free_and_a_thin_blood_pays():
    scene = Scene("brujah", "gangrel")
    own = scene.character(clan="brujah")
    thin = scene.character(clan="")
    scene.queue(own, thin, *scene.table.queue[2:])
    scene.turn()
    assert [one.n for one in scene.offered(recruit.RECRUIT) if one.card == own] == [0]
    assert not [one for one in scene.offered(recruit.RECRUIT) if one.card == thin]
    assert scene.game.why_not(Option(recruit.RECRUIT, thin, n=1)) == Forbidden("H-REC-02")


@pytest.mark.rule("H-REC-04", "H-TOK-02")
def test_power_of_vampires_in_torpor_is_not_spent_and_the_payer_is_chosen():
    scene = Scene()
    one, two = scene.vampire(power=1), scene.vampire(power=1)
    scene.vampire(power=5, torpor=True)
    first, second = scene.table.queue[:2]
    scene.turn()
    assert first not in [one.card for one in scene.offered(recruit.RECRUIT)]
    scene.choose(recruit.RECRUIT, card=second)
    assert {option.target for option in scene.decision.options} == {one.card, two.card}
    scene.choose(recruit.PAY, target=two.card)
    assert (one.power, two.power) == (1, 0)


@pytest.mark.rule("H-REC-05")
def test_a_sire_has_at_most_three_childer_and_is_not_in_torpor():
    scene = Scene()
    free, asleep, _ = scene.vampire(), scene.vampire(torpor=True), scene.vampire()
    scene.turn().choose(recruit.RECRUIT, card=scene.table.queue[4])
    offered = {option.target for option in scene.offered(recruit.PLACE)}
    assert free.card in offered
    assert scene.top().card not in offered
    assert asleep.card not in offered


@pytest.mark.rule("H-REC-06")
def test_the_queue_slides_right_and_is_filled_from_the_left():
    scene = Scene()
    before = scene.table.queue[:]
    coming = scene.table.deck[-1]
    scene.turn().choose(recruit.RECRUIT, card=before[2])
    assert scene.table.queue == [coming, before[0], before[1], before[3], before[4]]


@pytest.mark.rule("H-REC-06", "H-REC-10")
def test_h_ex_06_one_refresh_after_all_are_removed():
    scene = Scene()
    before, deck = scene.table.queue[:], scene.table.deck[:]
    scene.do(Clear(least=3, most=3))
    for card in (before[0], before[2], before[4]):
        assert scene.table.queue == before
        scene.choose(queue.REMOVE, card=card)
    assert scene.table.queue == [deck[-3], deck[-2], deck[-1], before[1], before[3]]
    assert scene.table.discard == [before[0], before[2], before[4]]


@pytest.mark.rule("H-REC-07")
def test_discarded_characters_replace_an_empty_deck_immediately():
    scene = Scene()
    last = scene.table.deck[-1]
    thrown = scene.table.deck[:4]
    scene.table.deck, scene.table.discard = [last], thrown[:]
    gone = scene.table.queue[4]
    scene.do(Clear())
    scene.choose(queue.REMOVE, card=gone)
    assert scene.table.queue[0] == last
    assert sorted(scene.table.deck) == sorted([*thrown, gone])
    assert scene.table.discard == []


@pytest.mark.rule("H-REC-07")
def test_a_space_stays_empty_without_characters():
    scene = Scene()
    scene.table.deck, scene.table.discard = [], []
    before = scene.table.queue[:]
    scene.turn().choose(recruit.RECRUIT, card=before[3])
    assert scene.table.queue == [NONE, before[0], before[1], before[2], before[4]]


@pytest.mark.rule("H-REC-08")
def test_a_recruit_is_activated_then_triggered_after_the_refresh():
    scene = Scene()
    card = scene.character(abilities=[(Gain(n=2),)])
    scene.queue(*scene.table.queue[:4], card)
    scene.turn().choose(recruit.RECRUIT, card=card)
    while scene.decision and scene.decision.kind is DecisionKind.BATTLEGROUND:
        scene.game.apply(scene.decision.options[0])
    names = [event.what.name for event in scene.table.log]
    order = [names.index(name) for name in ("recruited", "queue", "activated", "triggered")]
    assert order == sorted(order)
    assert scene.table.vampires[card].power == 2
    assert abs(scene.table.boards["A"].position) == 1


@pytest.mark.rule("H-REC-09")
def test_a_reserved_character_is_only_for_its_owner_until_the_next_turn():
    scene = Scene()
    card = scene.table.queue[4]
    scene.do(Reserve())
    scene.choose(queue.RESERVE, card=card)
    scene.turn(BEN)
    assert card not in [one.card for one in scene.offered(recruit.RECRUIT)]
    assert scene.game.why_not(Option(recruit.RECRUIT, card)) == Forbidden("H-REC-09")
    scene = Scene()
    scene.table.seats[ADA].reserved = scene.table.queue[4]
    scene.table.seats[BEN].reserved = scene.table.queue[3]
    scene.turn(ADA)
    assert scene.table.seats[ADA].reserved == NONE
    assert len(scene.offered(recruit.RECRUIT)) == 2
    scene.table.decision = None
    scene.table.stack.append(queue.Clear(seat=ADA, most=1))
    scene.table.run()
    scene.choose(queue.REMOVE, card=scene.table.queue[3])
    assert scene.table.seats[BEN].reserved == NONE


@pytest.mark.rule("H-REC-09")
def test_a_character_never_has_two_markers():
    scene = Scene()
    scene.table.seats[BEN].reserved = scene.table.queue[4]
    scene.do(Reserve())
    assert len(scene.offered(queue.RESERVE)) == 4


@pytest.mark.rule("H-REC-11")
def test_the_retained_character_is_recruited_once_instead_of_a_character_from_the_queue():
    scene = Scene()
    card = scene.character()
    scene.table.seats[ADA].retained = card
    scene.table.seats[ADA].assets = ("wealthy",)
    scene.turn().choose(recruit.RECRUIT_RETAINED)
    assert scene.table.seats[ADA].retained == NONE
    assert scene.table.vampires[card].seat == ADA
    assert scene.table.seats[ADA].recruits == 1
    assert not scene.offered(recruit.RECRUIT)


@pytest.mark.rule("H-REC-12")
def test_a_bonded_vampire_goes_to_its_own_clan_only():
    scene = Scene("brujah", "gangrel")
    own = scene.character(clan="brujah", bonded=True)
    other = scene.character(clan="gangrel", bonded=True)
    scene.queue(*scene.table.queue[:3], own, other)
    scene.turn()
    offered = {one.card for one in scene.offered(recruit.RECRUIT)}
    assert own in offered
    assert other not in offered
    assert scene.game.why_not(Option(recruit.RECRUIT, other)) == Forbidden("H-REC-12")


@pytest.mark.parametrize("agreed", [True, False])
def test_h_amb_13_the_players_decide_an_impossible_recruit(agreed):
    scene = Scene(switches=Switches(agreed_recruit=agreed))
    scene.queue(*scene.table.queue[:2], NONE, NONE, NONE)
    free, dear = scene.table.queue[1], scene.table.queue[0]
    scene.table.seats[BEN].reserved = dear
    scene.turn()
    if not agreed:
        assert scene.events_of(recruit.SKIPPED)
        return
    assert scene.decision.kind is DecisionKind.AGREEMENT
    scene.choose(recruit.AGREE_FREE, card=free)
    assert free in scene.table.vampires


@pytest.mark.rule("H-REC-04")
def test_every_option_has_a_sentence():
    scene = Scene()
    scene.do(Assign(who=Who(of="you")))
    scene.turn()
    said = [option_sentence(scene.table, option) for option in scene.decision.options]
    assert said[0].startswith("Recruit Queue ")
    assert len(set(said)) == len(said)
