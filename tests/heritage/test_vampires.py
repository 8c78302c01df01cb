"""Activation, schemes, tokens and torpor (chapters ACT, SCH, TOK)."""

import pytest
from heritage_play import Scene

from vtes_deck.heritage import hands, recruit, schemes, tokens
from vtes_deck.heritage.activation import Activate
from vtes_deck.heritage.dataset import effects as words
from vtes_deck.heritage.dataset.effects import Assign, Draw, Gain, Steal, Torpor, Who
from vtes_deck.heritage.decisions import NONE, Option
from vtes_deck.heritage.resolve import TARGET
from vtes_deck.heritage.selection import coterie, is_ancilla, is_fledgling, selected
from vtes_deck.heritage.verb_effects import OPPONENT, WAY
from vtes_deck.kernel.verdict import Forbidden

ADA, BEN, CLEO = range(3)


def targets(scene):
    return {option.target for option in scene.decision.options}


# ------------------------------------------------------------------------------------ activation


@pytest.mark.rule("H-ACT-01", "H-ACT-02")
def test_activation_modifies_all_three_in_order():
    scene = Scene(grounds=("A", "B", "E"))
    vampire = scene.vampire(class_="C", temperament="d", geography="h")
    scene.table.boards["B"].sides = ("b", "b")
    scene.push(Activate(vampire=vampire.card))
    assert scene.table.boards["A"].position == 1
    assert scene.table.boards["B"].sides[ADA] == "d"
    assert [one.word for one in scene.decision.options] == ["h", "h"]


@pytest.mark.rule("H-ACT-03", "H-BGA-03")
def test_h_ex_08_a_decisive_victory_is_over_before_the_second_activation():
    scene = Scene(grounds=("A", "B", "F"))
    one = scene.vampire(class_="C")
    two = scene.vampire(class_="C")
    last = len(scene.table.data.boards.clans_high_and_low)
    scene.table.boards["A"].position = last
    scene.do(words.Activate(who=Who(which="each", of="you", kinds=("childe",))))
    names = [event.what.name for event in scene.table.log]
    victory = names.index("decisive victory")
    assert names.index("activated", names.index("activated") + 1) > victory
    assert scene.table.boards["A"].position == 1
    assert (one.power, two.power) == (1, 1)


@pytest.mark.rule("H-ACT-04", "H-ACT-05")
def test_abilities_are_triggered_from_top_to_bottom_and_none_is_skipped():
    scene = Scene()
    one = scene.vampire(
        abilities=[(Gain(n=2),), (words.Remove(Who(of="self"), "power", 1), Gain(token="infamy"))]
    )
    scene.do(words.Trigger(who=Who(of="childer")))
    assert (one.power, one.infamy) == (1, 1)
    events_of = [
        event.what.name for event in scene.table.log if event.what.name in {"gains", "loses"}
    ]
    assert events_of == ["gains", "loses", "gains"]
    assert is_ancilla(scene.table, one)


@pytest.mark.rule("H-ACT-06")
def test_h_ex_07_activation_and_abilities_do_not_trigger_each_other():
    scene = Scene(grounds=("A", "B", "F"))
    one = scene.vampire(class_="C", abilities=[(Gain(),)])
    scene.do(words.Activate(who=Who(of="childer")))
    assert (one.power, scene.table.boards["A"].position) == (0, 1)
    scene.do(words.Trigger(who=Who(of="childer")))
    assert (one.power, scene.table.boards["A"].position) == (1, 1)


@pytest.mark.rule("H-ACT-07")
def test_h_ex_09_any_means_one_and_each_means_all():
    def three():
        scene = Scene()
        return scene, [scene.vampire(BEN) for _ in range(3)]

    scene, fledglings = three()
    scene.do(Torpor(who=Who(of="opponents", kinds=("fledgling",))))
    assert targets(scene) == {one.card for one in fledglings}
    scene.choose(TARGET, target=fledglings[1].card)
    assert [one.torpor for one in fledglings] == [False, True, False]
    assert scene.decision is None
    scene, fledglings = three()
    scene.do(Torpor(who=Who(which="each", of="opponents", kinds=("fledgling",))))
    assert all(one.torpor for one in fledglings)


@pytest.mark.rule("H-ACT-07")
def test_any_opponent_is_chosen_by_the_acting_player():
    scene = Scene("brujah", "gangrel", "tremere")
    victims = [scene.vampire(BEN), scene.vampire(CLEO)]
    scene.do(words.ChooseOpponent(), Assign(Who(which="each", of="victim", kinds=("childe",))))
    assert scene.decision.seat == ADA
    scene.choose(OPPONENT, seat=CLEO)
    assert [one.power for one in victims] == [0, 1]


def test_alternatives_and_conditions():
    scene = Scene()
    scene.do(words.Either(ways=((Gain(n=3),), (Gain(token="power", n=1),))))
    scene.choose(WAY, n=2)
    assert scene.top().power == 1
    scene.do(words.When(who=Who(of="you", kinds=("childe",)), effects=(Gain(n=5),)))
    assert scene.top().power == 1
    scene.vampire()
    scene.do(words.When(who=Who(of="you", kinds=("childe",)), effects=(Gain(n=5),)))
    assert scene.top().power == 6


def test_an_ability_that_triggers_itself_ends():
    scene = Scene()
    one = scene.vampire(abilities=[(Gain(), words.Trigger(who=Who(of="self")))])
    scene.do(words.Trigger(who=Who(of="childer")))
    assert one.power == 1


# --------------------------------------------------------------------------------------- schemes


@pytest.mark.rule("H-SCH-01", "H-SCH-07", "H-SCH-08")
def test_the_leader_is_exhausted_and_the_scheme_discarded():
    scene = Scene()
    tired = scene.vampire(exhausted=True)
    asleep = scene.vampire(torpor=True)
    card = scene.scheme(ADA, Gain(n=2), Gain(token="power"))
    scene.turn()
    assert {one.target for one in scene.offered(schemes.PLAY)} == {scene.top().card}
    assert scene.game.why_not(Option(schemes.PLAY, card, tired.card)) == Forbidden("H-SCH-01")
    assert scene.game.why_not(Option(schemes.PLAY, card, asleep.card)) == Forbidden("H-TOK-02")
    scene.choose(schemes.PLAY, card=card)
    assert scene.top().exhausted
    assert scene.top().power == 3
    assert scene.table.seats[ADA].discard == [card]


@pytest.mark.rule("H-SCH-08")
def test_schemes_of_battlegrounds_remain():
    scene = Scene()
    card = scene.scheme(ADA, Gain())
    scene.table.seats[ADA].hand.clear()
    scene.table.schemes = (card,)
    scene.turn().choose(schemes.PLAY, card=card)
    assert scene.table.schemes == (card,)
    assert scene.table.seats[ADA].discard == []


@pytest.mark.rule("H-SCH-02", "H-TOK-01")
def test_h_ex_11_an_exhausted_childe_joins_and_one_in_torpor_does_not():
    scene = Scene()
    tired = scene.vampire(archetype="wealthy", exhausted=True)
    asleep = scene.vampire(archetype="scholarly", torpor=True)
    deep = scene.vampire(sire=tired, archetype="clandestine")
    assert coterie(scene.table, scene.top().card) == [scene.top(), tired]
    wealthy = scene.scheme(ADA, Gain(), needs=(0, 0, 0, 1))
    scholarly = scene.scheme(ADA, Gain(), needs=(0, 1, 0, 0))
    scene.turn()
    offered = {(one.card, one.target) for one in scene.offered(schemes.PLAY)}
    assert (wealthy, scene.top().card) in offered
    assert (wealthy, tired.card) not in offered
    leader_is_scholarly = scene.table.figure(scene.top().card).archetype == "scholarly"
    assert ((scholarly, scene.top().card) in offered) == leader_is_scholarly
    assert deep.card not in {one.card for one in coterie(scene.table, scene.top().card)}
    assert asleep.torpor
    scene.table.round += 1
    assert tired.exhausted


def lending():
    """Ada's leader with one wealthy childe; Ben's with one scholarly childe, one in torpor."""
    scene = Scene()
    leader = scene.vampire(archetype="wealthy")
    lender = scene.vampire(BEN, archetype="scholarly", exhausted=True)
    asleep = scene.vampire(BEN, archetype="clandestine", torpor=True)
    scene.boons(scene.top(), 1, 0)
    return scene, leader, lender, asleep


@pytest.mark.rule("H-SCH-03", "H-SCH-04", "H-SCH-05", "H-SCH-06", "H-SCH-11")
def test_a_boon_adds_the_archetype_of_a_vampire_of_an_opponent():
    scene, leader, lender, _ = lending()
    scene.boons(leader, 0, 1)
    card = scene.scheme(ADA, Assign(Who(which="each", of="coterie")), needs=(0, 1, 0, 1))
    scene.turn().choose(schemes.PLAY, card=card, target=leader.card)
    assert {(one.target, one.seat) for one in scene.offered(schemes.SPEND)} == {
        (scene.top().card, ADA),
        (leader.card, BEN),
    }
    scene.choose(schemes.SPEND, seat=BEN)
    if scene.decision and scene.offered(schemes.LEND):
        scene.choose(schemes.LEND, target=lender.card)
    lent = scene.events_of(schemes.LENT)[0].target
    assert scene.table.figure(lent).archetype == "scholarly"
    assert scene.table.vampires[lent].boons == (0, 1)
    assert leader.boons == (0, 0)
    assert lender.power == 0
    assert leader.power == 1


@pytest.mark.rule("H-SCH-04", "H-SCH-11")
def test_each_lack_takes_a_boon_and_a_vampire_that_is_not_in_torpor():
    scene, leader, _, _ = lending()
    archetypes = [scene.table.figure(scene.top(seat).card).archetype for seat in (ADA, BEN)]
    two = scene.scheme(ADA, Gain(), needs=(0, 2, 0, 1))
    asleep = scene.scheme(ADA, Gain(), needs=(0, 0, 1, 0))
    scene.turn()
    offered = {one.card for one in scene.offered(schemes.PLAY) if one.target == leader.card}
    assert two not in offered
    assert (asleep in offered) == ("clandestine" in archetypes[1:])
    assert scene.game.why_not(Option(schemes.PLAY, two, leader.card)) == Forbidden("H-SCH-03")


@pytest.mark.rule("H-SCH-05")
def test_h_ex_10_no_boon_moves_where_none_is_needed():
    scene, leader, _, _ = lending()
    card = scene.scheme(ADA, Gain(), needs=(0, 0, 0, 1))
    spend = Option(schemes.SPEND, target=scene.top().card, seat=ADA)
    scene.turn()
    assert scene.game.why_not(spend) == Forbidden("H-SCH-05")
    scene.choose(schemes.PLAY, card=card, target=leader.card)
    assert scene.top().boons == (1, 0)
    assert not scene.events_of(schemes.LENT)


@pytest.mark.rule("H-SCH-09")
def test_h_ex_32_an_empty_deck_gives_no_scheme():
    scene = Scene()
    scene.table.seats[ADA].deck = []
    scene.do(Draw(n=2))
    assert scene.table.seats[ADA].hand == []
    assert scene.events_of(hands.NOTHING_LEFT)


@pytest.mark.rule("H-SCH-09")
def test_schemes_are_drawn_from_the_players_deck():
    scene = Scene()
    deck = scene.table.seats[ADA].deck[:]
    scene.do(Draw(n=2))
    assert scene.table.seats[ADA].hand == [deck[-1], deck[-2]]


@pytest.mark.rule("H-SCH-10")
def test_gain_assign_and_steal():
    scene = Scene()
    actor, rich = scene.vampire(), scene.vampire(BEN, power=3)
    scene.boons(rich, 1, 1)
    scene.do(Gain(n=2), Assign(Who(of="opponents", power=3)), actor=actor)
    assert (actor.power, rich.power) == (2, 4)
    scene.do(Steal(Who(of="opponents", power=3), "power", 9), actor=actor)
    assert (actor.power, rich.power) == (6, 0)
    scene.do(Steal(Who(of="opponents", boons=1), "boon", 1), actor=actor)
    assert (actor.boons, rich.boons) == ((1, 0), (0, 1))


def test_tokens_move_to_another_vampire_or_remain():
    scene = Scene()
    one = scene.vampire(infamy=2)
    effect = words.Move(
        Who(of="you", infamy=1), Who(of="opponents", kinds=("childe",)), "infamy", 1
    )
    scene.do(effect)
    assert one.infamy == 2
    other = scene.vampire(BEN)
    scene.do(effect)
    assert (one.infamy, other.infamy) == (1, 1)


# ---------------------------------------------------------------------------- tokens and torpor


@pytest.mark.rule("H-TOK-02")
def test_a_vampire_in_torpor_receives_nothing_and_does_not_count():
    scene = Scene()
    one = scene.vampire(torpor=True, power=2, infamy=1)
    scene.boons(one, 1, 0)
    scene.do(
        *(Assign(Who(which="each", of="everyone"), token) for token in ("power", "infamy")),
        actor=one,
    )
    scene.do(Gain(), actor=one)
    assert (one.power, one.infamy) == (2, 1)
    assert one not in selected(scene.table, Who(), ADA, one.card)
    assert (one, 0) not in tokens.boon_holders(scene.table, ADA)
    assert one not in recruit.sires(scene.table, ADA)
    assert recruit.purse(scene.table, ADA) == 1


@pytest.mark.rule("H-TOK-03")
def test_rejuvenation_can_target_torpor():
    scene = Scene()
    one = scene.vampire(torpor=True, exhausted=True)
    scene.do(words.Rejuvenate(who=Who(of="childer")))
    assert (one.torpor, one.exhausted) == (False, False)


@pytest.mark.rule("H-TOK-04", "H-TOK-05")
def test_h_ex_04_a_childe_can_be_sacrificed_but_not_a_grandchild():
    scene = Scene()
    x = scene.vampire()
    y = scene.vampire(sire=x)
    z = scene.vampire(sire=y)
    scene.push(tokens.Fall(vampire=x.card))
    assert targets(scene) == {x.card, y.card}
    assert scene.game.why_not(Option(tokens.SACRIFICE, target=z.card)) == Forbidden("H-TOK-05")
    scene.choose(tokens.SACRIFICE, target=y.card)
    assert (x.torpor, y.torpor, z.torpor) == (False, True, False)
    assert scene.decision is None


@pytest.mark.rule("H-TOK-04")
def test_a_childe_in_torpor_cannot_be_sacrificed():
    scene = Scene()
    x = scene.vampire()
    scene.vampire(sire=x, torpor=True)
    scene.push(tokens.Fall(vampire=x.card))
    assert x.torpor


@pytest.mark.rule("H-TOK-06", "H-TOK-07")
def test_h_ex_05_a_leader_without_childer_receives_nothing():
    scene = Scene()
    scene.vampire(torpor=True)
    scene.do(Gain(token="infamy", n=2), Torpor(who=Who(of="self")))
    assert (scene.top().infamy, scene.top().torpor) == (0, False)
    assert len(scene.events_of(tokens.NO_CHILDE)) == 2


@pytest.mark.rule("H-TOK-06", "H-TOK-07")
def test_infamy_and_torpor_of_a_leader_go_to_a_childe():
    scene = Scene()
    one, two = scene.vampire(), scene.vampire()
    scene.vampire(torpor=True)
    scene.do(Gain(token="infamy", n=2))
    assert targets(scene) == {one.card, two.card}
    scene.choose(tokens.BLAME, target=two.card)
    assert (one.infamy, two.infamy, scene.top().infamy) == (0, 2, 0)
    scene.do(Torpor(who=Who(of="self")))
    assert targets(scene) == {one.card, two.card}
    scene.choose(tokens.SACRIFICE, target=one.card)
    assert (one.torpor, scene.top().torpor) == (True, False)


@pytest.mark.rule("H-TOK-08")
def test_torpor_without_sacrifice_stays_on_the_vampire_and_not_on_leaders():
    scene = Scene()
    x = scene.vampire()
    y = scene.vampire(sire=x)
    effect = Torpor(who=Who(of="you"), sacrifice=False)
    scene.do(effect)
    assert targets(scene) == {x.card, y.card}
    scene.choose(TARGET, target=x.card)
    assert (x.torpor, y.torpor) == (True, False)


@pytest.mark.rule("H-TOK-09")
def test_a_fledgling_has_no_childer_and_can_be_an_ancilla():
    scene = Scene()
    sire = scene.vampire()
    childe = scene.vampire(sire=sire, abilities=[(Gain(),)])
    assert [is_fledgling(one) for one in (scene.top(), sire, childe)] == [False, False, True]
    assert is_ancilla(scene.table, childe)
    found = selected(scene.table, Who(kinds=("sire", "childe")), ADA, NONE)
    assert found == [sire]


@pytest.mark.rule("H-TOK-10")
def test_effects_can_be_limited_to_vampires_with_infamy():
    scene = Scene()
    clean, known = scene.vampire(BEN), scene.vampire(BEN, infamy=1)
    scene.do(Torpor(who=Who(of="opponents", infamy=1)))
    assert (clean.torpor, known.torpor) == (False, True)


@pytest.mark.rule("H-SCH-04")
def test_two_lacks_of_one_archetype_take_two_vampires():
    scene = Scene()
    for _ in range(2):
        scene.vampire(BEN, archetype="clandestine")
    leader = scene.vampire(archetype="wealthy")
    scene.boons(leader, 2, 0)
    card = scene.scheme(ADA, Gain(), needs=(0, 0, 2, 1))
    scene.turn().choose(schemes.PLAY, card=card, target=leader.card)
    first = scene.offered(schemes.LEND)[0]
    scene.game.apply(first)
    while scene.offered(schemes.LEND):
        assert first.target not in {one.target for one in scene.offered(schemes.LEND)}
        scene.game.apply(scene.offered(schemes.LEND)[0])
    lenders = [event.target for event in scene.events_of(schemes.LENT)]
    assert len(set(lenders)) == len(lenders) == 2


@pytest.mark.rule("H-TOK-06", "H-SCH-10")
@pytest.mark.parametrize("childe", [False, True])
@pytest.mark.parametrize(
    "effect",
    [
        words.Steal(Who(of="opponents", infamy=1), token="infamy", n=2),
        words.Move(Who(of="opponents", infamy=1), Who(of="self"), n=2),
    ],
)
def test_infamy_that_a_clan_leader_cannot_pass_on_stays(effect, childe):
    scene = Scene()
    source = scene.vampire(BEN, infamy=2)
    heir = scene.vampire(ADA) if childe else None
    scene.do(effect)
    assert source.infamy == (0 if childe else 2)
    if heir is not None:
        assert heir.infamy == 2
