"""Positions of a judge: several chapters of the rulebook together, with the expected result."""

import pytest
from heritage_play import Scene, activate, demonstration, scores, violations

from vtes_deck.heritage import (
    Game,
    Player,
    Setting,
    Switches,
    queue,
    recruit,
    schemes,
    tokens,
)
from vtes_deck.heritage.activation import Activate
from vtes_deck.heritage.attributes import VALUES
from vtes_deck.heritage.battlegrounds import anarch_revolt, sabbat_wars
from vtes_deck.heritage.battlegrounds.inquisition import Trial
from vtes_deck.heritage.battlegrounds.sabbat_wars import WarToken
from vtes_deck.heritage.clans import lasombra, nosferatu
from vtes_deck.heritage.dataset import effects as words
from vtes_deck.heritage.dataset.effects import Who
from vtes_deck.heritage.decisions import DecisionKind
from vtes_deck.heritage.game_end import points

ADA, BEN, CLEO = range(3)


def play_on(scene, *kinds):
    """Give the first answer to every question of these kinds."""
    while scene.decision is not None and scene.decision.kind in kinds:
        scene.game.apply(scene.decision.options[0])


@pytest.mark.rule("H-SET-10", "H-END-04")
def test_before_the_first_turn_each_player_has_six_points_without_the_battlegrounds():
    players = tuple(Player(name) for name in ("Ada", "Ben", "Cleo"))
    game = Game.start(demonstration(), Setting(players, ("A", "B", "C")), 4)
    while game.decision.kind in {DecisionKind.CLAN, DecisionKind.LEADER}:
        game.apply(game.decision.options[-1])
    found = [one for one in points(game.table) if one.rule == "H-END-04"]
    assert [sum(one.points for one in found if one.seat == seat) for seat in range(3)] == [6, 6, 6]


@pytest.mark.rule("H-REC-02", "H-REC-04", "H-TOK-02")
def test_the_price_is_shared_by_awake_vampires():
    scene = Scene()
    scene.top().power = 2
    childe = scene.vampire(power=1)
    scene.vampire(power=5, torpor=True)
    wanted = scene.table.queue[0]
    scene.turn().choose(recruit.RECRUIT, card=wanted, n=3)
    payers = set()
    while scene.offered(recruit.PAY):
        payers |= {one.target for one in scene.offered(recruit.PAY)}
        scene.game.apply(scene.offered(recruit.PAY)[0])
    assert payers <= {scene.top().card, childe.card}
    assert (scene.top().power, childe.power) == (0, 0)


@pytest.mark.rule("H-REC-05", "H-REC-06", "H-REC-08")
def test_the_queue_is_full_again_before_the_recruit_acts():
    """The ability of the recruit removes a character that replaced it."""
    scene = Scene()
    ancilla = scene.character("Sweeper", abilities=((words.Clear(),),))
    scene.queue(*scene.table.queue[:4], ancilla)
    left = scene.table.queue[0]
    scene.turn().choose(recruit.RECRUIT, card=ancilla)
    play_on(scene, DecisionKind.SIRE, DecisionKind.BATTLEGROUND)
    assert len(scene.offered(queue.REMOVE)) == 5
    fresh = scene.table.queue[0]
    assert fresh != left
    scene.choose(queue.REMOVE, card=fresh)
    assert fresh in scene.table.discard
    assert violations(scene.table) == []


@pytest.mark.rule("H-ACT-03", "H-BGA-03", "H-TOK-02")
def test_the_first_of_two_activations_is_a_decisive_victory():
    """The token is on the space before the last: the second activation begins at neutral."""
    scene = Scene()
    scene.table.boards["A"].position = len(demonstration().boards.clans_high_and_low)
    first, second = scene.vampire(class_="C"), scene.vampire(class_="C")
    sleeper, other = scene.vampire(BEN, class_="C", torpor=True), scene.vampire(BEN, class_="A")
    scene.table.stack.append(Activate(vampire=second.card))
    scene.push(Activate(vampire=first.card))
    play_on(scene, DecisionKind.BATTLEGROUND)
    assert scene.table.boards["A"].position == 1
    assert [one.power for one in (first, second, sleeper, other)] == [1, 1, 0, 0]


@pytest.mark.rule("H-BGB-03", "H-BGB-04", "H-AMB-03")
@pytest.mark.parametrize(("drawn", "side"), [(True, "d"), (False, "b")])
def test_the_lowest_morality_draws_or_does_nothing(drawn, side):
    scene = Scene(switches=Switches(b_end_draw=drawn))
    board = scene.table.boards["B"]
    board.spaces, board.sides = (0, 1), ("b", "b")
    seat = scene.table.seats[ADA]
    before = len(seat.deck)
    activate(scene, "B", temperament="d")
    assert board.spaces == (0, 1)
    assert board.sides[ADA] == side
    assert len(seat.hand) == before - len(seat.deck) == int(drawn)


@pytest.mark.rule("H-BGD-03", "H-BGD-04", "H-BGD-05", "H-BGD-06")
def test_a_trial_of_two_suspects_of_both_classes():
    """Three tokens show A. 3 infamy: suspicion 6 against A, 4 against C."""
    scene = Scene(grounds="DBE")
    board = scene.table.boards["D"]
    board.sides = {"warlike": "A", "scholarly": "A", "clandestine": "A", "wealthy": "C"}
    board.judices = ("scholarly", "clandestine", "wealthy")
    high, low = scene.vampire(ADA, infamy=3), scene.vampire(BEN, class_="C", infamy=3)
    scene.vampire(BEN, class_="A", infamy=9, torpor=True)
    activate(scene, "D", class_="A", archetype="warlike")
    assert high.torpor
    assert (low.torpor, low.infamy) == (False, 4)
    assert board.judices == ()
    assert scores(scene, "D") == [0, 1], "C has one token, A three"


@pytest.mark.rule("H-BGD-04", "H-TOK-04", "H-TOK-05")
def test_a_suspect_sacrifices_a_childe_and_keeps_its_infamy():
    scene = Scene(grounds="DBE")
    suspect = scene.vampire(infamy=5)
    childe = scene.vampire(sire=suspect, power=3)
    grandchilde = scene.vampire(sire=childe)
    scene.push(Trial())
    assert {one.target for one in scene.offered(tokens.SACRIFICE)} == {childe.card}
    scene.choose(tokens.SACRIFICE, target=childe.card)
    assert (suspect.torpor, suspect.infamy, childe.torpor) == (False, 5, True)
    assert grandchilde in scene.table.bloodline(ADA), "H-AMB-12"
    assert childe not in scene.table.bloodline(ADA)


@pytest.mark.rule("H-BGE-04", "H-BGE-05")
def test_a_respite_rewards_everyone_and_the_fire_keeps_its_ankh():
    scene = Scene(grounds="DBE")
    board = scene.table.boards["E"]
    board.standing, board.fire = {**board.standing, "G": 1}, {**board.fire, "G": 1}
    mine, theirs = scene.vampire(ankhs=("G", "e")), scene.vampire(BEN, ankhs=("G",))
    last = activate(scene, "E", geography="G")
    scene.choose(anarch_revolt.PROTECT, word="G")
    assert [one.power for one in (mine, theirs, last)] == [1, 1, 1]
    assert [one.ankhs for one in (mine, theirs, last)] == [("e",), (), ()]
    assert (board.standing["G"], board.fire["G"]) == (3, 1)


@pytest.mark.rule("H-BGE-03", "H-BGE-06", "H-BGE-07")
def test_an_upheaval_burns_the_city():
    """Two ankhs fall into a fire that has one: the third burns the last one with it."""
    scene = Scene(grounds="DBE")
    board = scene.table.boards["E"]
    board.standing, board.fire = {**board.standing, "G": 1}, {**board.fire, "G": 1}
    holder = scene.vampire(BEN, ankhs=("G", "G"))
    scene.vampire(ADA, geography="F")
    scene.vampire(ADA, geography="G")
    scene.push(tokens.Fall(vampire=holder.card))
    assert (board.standing["G"], board.fire["G"]) == (0, 4)
    assert scores(scene, "E") == [1, 0], "one city has burned; G itself scores nothing"


@pytest.mark.rule("H-BGF-05", "H-TOK-04", "H-SCH-10")
def test_a_sacrificed_childe_returns_its_ankh():
    scene = Scene(grounds="GBF")
    hunter = scene.vampire()
    victim = scene.vampire(BEN, infamy=1)
    childe = scene.vampire(BEN, sire=victim, ankhs=("G", "F"))
    board = scene.table.boards["F"]
    board.ankhs = {**board.ankhs, "G": 2, "F": 2}
    scene.do(words.Torpor(who=Who(of="opponents", infamy=1)), actor=hunter)
    scene.choose(tokens.SACRIFICE, target=childe.card)
    assert hunter.power == 2, "2 power for the vampire, however many ankhs"
    assert (board.ankhs["G"], board.ankhs["F"], childe.ankhs) == (3, 3, ())


@pytest.mark.rule("H-BGG-03", "H-BGG-05", "H-BGG-06", "H-BGG-07")
def test_the_prince_is_dethroned_by_the_other_class():
    scene = Scene(grounds="GHF")
    titles = demonstration().boards.titles
    board = scene.table.boards["G"]
    board.timer, board.inside = titles.index("prince"), ("C", "A", "C", "A")
    scene.vampire(ADA, class_="C", power=9, titles=(titles[0],))
    crowned = scene.vampire(BEN, class_="C", power=4)
    scene.vampire(ADA, class_="A", power=8)
    voter = scene.vampire(ADA, class_="C", power=3)
    activate(scene, "G", voter)
    assert crowned.titles == ("prince",)
    assert scores(scene, "G") == [2 + 2 + 2, 2 + 2], "two of C and a title; one of C and a title"
    thief = scene.vampire(ADA, class_="A")
    scene.do(words.Torpor(who=Who(of="opponents", power=4)), actor=thief)
    assert thief.titles == ("prince",)
    assert scores(scene, "G") == [2 + 2 + 2 + 2, 0], "two of A and two titles"


@pytest.mark.rule("H-BGH-04", "H-TRN-06")
@pytest.mark.parametrize(("spaces", "first"), [((4, 2, 3), BEN), ((2, 2, 3), ADA)])
def test_the_lowest_humanity_begins_the_next_round(spaces, first):
    scene = Scene("brujah", "gangrel", "lasombra", grounds="GHF")
    scene.table.boards["H"].spaces = spaces
    field = next(one for one in scene.table.fields if one.letter == "H")
    field.end_of_round(scene.table)
    assert scene.table.first == first


@pytest.mark.rule("H-BGI-02", "H-BGI-05", "H-BGI-06", "H-AMB-10")
@pytest.mark.parametrize(
    ("tokens_of", "scored"),
    [
        (("c", "c", "c", "s"), [9, 0, 0]),
        (("c", "c", "s", "s"), [0, 0, 9]),
        (("c", "c", "=", "="), [0, 0, 9]),
        (("s", "s", "s", "s"), [0, 9, 0]),
    ],
)
def test_the_wars_of_three_players(tokens_of, scored):
    scene = Scene("brujah", "gangrel", "lasombra", grounds="GHI")
    for seat, side in zip(scene.table.seats, ("camarilla", "sabbat", "anarchs"), strict=True):
        seat.allegiance = side
    board = scene.table.boards["I"]
    ours, theirs = WarToken("camarilla", 2), WarToken("sabbat", 2)
    held = {"c": (ours,), "s": (theirs, ours, theirs), "=": (ours, theirs)}
    board.regions = {name: held[one] for name, one in zip(board.regions, tokens_of, strict=True)}
    assert scores(scene, "I") == scored


@pytest.mark.rule("H-BGI-03", "H-BGI-04")
def test_a_scholar_moves_a_token_into_a_full_region_and_it_is_lost():
    scene = Scene(grounds="GHI")
    board = scene.table.boards["I"]
    regions = {one.geography: one for one in demonstration().boards.regions}
    start, full = regions["G"], regions["F"]
    token = WarToken("sabbat", 5)
    board.regions = dict.fromkeys(board.regions, ()) | {
        start.id: (token,),
        full.id: (WarToken("camarilla", 1),) * full.spaces,
    }
    activate(scene, "I", geography="G", archetype="scholarly")
    scene.choose(sabbat_wars.MOVE, n=1, word=f"{start.id} > {full.id}")
    assert board.regions[start.id] == ()
    assert token not in board.regions[full.id]
    assert len(board.regions[full.id]) == full.spaces


@pytest.mark.rule("H-CLN-03", "H-CLN-05", "H-SCH-11")
def test_a_boon_kisses_the_ring_and_another_one_buys_at_the_market():
    scene = Scene("lasombra", "nosferatu")
    giver = scene.vampire(BEN, exhausted=True)
    scene.boons(giver, 0, 2)
    sleeper = scene.vampire(BEN, torpor=True)
    scene.boons(sleeper, 0, 3)
    card = scene.scheme(ADA, words.KissTheRing(effects=(words.Draw(by="victim"),)))
    market = scene.scheme(BEN, words.BlackMarket(effects=(words.Gain(n=2),)))
    scene.turn().choose(schemes.PLAY, card=card, target=scene.top().card)
    assert {one.target for one in scene.offered(lasombra.KISS)} == {giver.card}
    scene.choose(lasombra.KISS, target=giver.card)
    assert scene.top().boons == (0, 1)
    scene.choose(recruit.RECRUIT, card=scene.table.queue[4])
    play_on(scene, DecisionKind.SIRE, DecisionKind.BATTLEGROUND)
    assert scene.decision.seat == BEN, "Ada has no action left"
    scene.choose(schemes.PLAY, card=market, target=scene.top(BEN).card)
    assert scene.top(BEN).power == 0, "a market is not triggered when it is played"
    scene.choose(nosferatu.TRADE, card=market, target=giver.card)
    assert (giver.power, giver.boons) == (2, (0, 0))
    assert scene.offered(nosferatu.TRADE) == [], "it has a boon of this round"


@pytest.mark.rule("H-SCH-04", "H-SCH-05", "H-TOK-02")
@pytest.mark.parametrize("awake", [True, False])
def test_a_scheme_needs_a_lender_who_is_awake(awake):
    scene = Scene()
    card = scene.scheme(ADA, words.Gain(), needs=(0, 2, 0, 0))
    leader = scene.vampire(archetype="scholarly")
    scene.boons(scene.top(), 3, 0)
    lender = scene.vampire(BEN, archetype="scholarly", torpor=not awake)
    for seat in (ADA, BEN):
        figure = scene.table.figure(scene.top(seat).card)
        assert figure.archetype != "scholarly"
    offered = [one.target for one in scene.turn().offered(schemes.PLAY) if one.card == card]
    assert (leader.card in offered) is awake
    if awake:
        scene.choose(schemes.PLAY, card=card, target=leader.card)
        assert lender.boons == (1, 0)
        assert (leader.exhausted, lender.exhausted) == (True, False)


@pytest.mark.rule("H-END-02", "H-END-05", "H-END-06")
def test_a_leader_breaks_the_tie_of_a_mission_and_the_mission_loses_the_tie_of_points():
    attributes = {one.attribute: one.id for one in demonstration().missions}
    scene = Scene()
    own, other = (scene.table.figure(scene.top(seat).card).attributes for seat in (ADA, BEN))
    attribute = next(one for one in own if one in attributes and one not in other)
    scene = Scene(missions=(attributes[attribute],), chronicle=True)
    kind = next(k for k in VALUES if attribute in VALUES[k])
    scene.vampire(BEN, **{{"class": "class_"}.get(kind, kind): attribute})
    scene.vampire(BEN, torpor=True, power=50, **{{"class": "class_"}.get(kind, kind): attribute})
    lead = {
        seat: sum(one.points for one in points(scene.table) if one.seat == seat) for seat in (0, 1)
    }
    scene.top(ADA).power = max(lead.values()) - lead[ADA]
    scene.top(BEN).power = max(lead.values()) - lead[BEN]
    result = Game.at(scene.table, until_end=True).result
    assert result.claimed == (ADA,), "one each; that of the clan leader counts twice"
    assert result.totals[ADA] == result.totals[BEN] < 50
    assert result.ranking == (BEN, ADA)


@pytest.mark.rule("H-AMB-08", "H-BGF-05")
def test_the_switch_for_the_cleanup():
    scene = Scene(grounds="GBF", switches=Switches(cleanup_gain=False))
    hunter, victim = scene.vampire(), scene.vampire(BEN, ankhs=("G",))
    board = scene.table.boards["F"]
    board.ankhs = {**board.ankhs, "G": 2}
    scene.push(tokens.Fall(vampire=victim.card, actor=hunter.card))
    assert (hunter.power, board.ankhs["G"], victim.ankhs) == (0, 3, ())


@pytest.mark.rule("H-AMB-10", "H-BGI-06")
@pytest.mark.parametrize(("shared", "scored"), [(False, [0, 0]), (True, [9, 9])])
def test_the_switch_for_a_victory_of_absent_anarchs(shared, scored):
    scene = Scene(grounds="GHI", switches=Switches(anarchs_score=shared))
    board = scene.table.boards["I"]
    board.regions = dict.fromkeys(board.regions, ())
    assert scores(scene, "I") == scored
