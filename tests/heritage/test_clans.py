"""The keywords of the nine clans (part C1)."""

import pytest
from heritage_play import Scene, violations

from vtes_deck.heritage import queue, recruit, schemes
from vtes_deck.heritage.clans import lasombra, malkavian, nosferatu, toreador, tremere, tzimisce
from vtes_deck.heritage.dataset import effects as words
from vtes_deck.heritage.dataset.effects import Assign, Gain, Who
from vtes_deck.heritage.decisions import NO, NONE, YES, Option
from vtes_deck.heritage.game_end import points
from vtes_deck.heritage.resolve import TARGET, Resolve
from vtes_deck.heritage.selection import is_ancilla, pack, selected
from vtes_deck.heritage.switches import Switches
from vtes_deck.heritage.turn import END_TURN
from vtes_deck.kernel.verdict import Forbidden

ADA, BEN, CLEO = range(3)


def played(scene, *effects, recruits=False, seat=ADA):
    """A turn in which the clan leader plays a scheme with these effects."""
    card = scene.scheme(seat, *effects, recruits=recruits)
    scene.turn(seat).choose(schemes.PLAY, card=card, target=scene.top(seat).card)
    return card


def until_turn(scene):
    """Answer the decisions of battlegrounds."""
    while scene.decision and scene.decision.kind.value in {"battleground", "sire"}:
        scene.game.apply(scene.decision.options[0])
    return scene


# ---------------------------------------------------------------------------------------- brujah


@pytest.mark.rule("H-CLN-01")
def test_a_declared_enemy_in_torpor_does_not_count():
    scene = Scene("brujah", "gangrel")
    victim = scene.vampire(BEN)
    scene.vampire(BEN)
    card = played(scene, words.DeclareEnemy())
    scene.choose(TARGET, target=victim.card)
    assert victim.enemies == (card,)
    assert scene.table.seats[ADA].discard == []
    who = Who(which="each", of="opponents", kinds=("enemy",))
    assert selected(scene.table, who, ADA, scene.top().card) == [victim]
    assert selected(scene.table, who, BEN, scene.top(BEN).card) == []
    victim.torpor = True
    assert selected(scene.table, who, ADA, scene.top().card) == []


@pytest.mark.rule("H-CLN-01", "H-CLN-07")
def test_h_ex_24_a_usurped_enemy_stays_an_enemy():
    scene = Scene("brujah", "tremere")
    victim = scene.vampire(BEN)
    enemy = scene.scheme(ADA, Gain())
    scene.table.seats[ADA].hand.remove(enemy)
    victim.enemies = (enemy,)
    new = scene.table.queue[4]
    scene.do(words.Usurp(), seat=BEN)
    scene.choose(TARGET, target=victim.card).choose(tremere.TAKE, card=new)
    assert scene.table.vampires[new].enemies == (enemy,)


# --------------------------------------------------------------------------------------- gangrel


@pytest.mark.rule("H-CLN-02")
def test_a_pack_shares_the_geography_and_outsiders_have_their_own_geography():
    scene = Scene()
    one = scene.vampire(geography="F")
    two = scene.vampire(sire=one, geography="F")
    scene.vampire(BEN, geography="F")
    scene.vampire(sire=two, geography="F", torpor=True)
    out = scene.vampire(sire=one, geography="outsider")
    assert set(map(id, pack(scene.table, ADA, one.card))) - {id(scene.top())} == {id(one), id(two)}
    assert [each.card for each in pack(scene.table, ADA, out.card)] == [out.card]


# -------------------------------------------------------------------------------------- lasombra


@pytest.mark.rule("H-CLN-03")
def test_h_amb_14_a_player_who_gives_no_boon_suffers_on_the_bloodline():
    scene = Scene("lasombra", "gangrel", "tremere")
    giver, sufferer = scene.vampire(BEN, power=2), scene.vampire(CLEO, power=2)
    scene.boons(giver, 0, 1, 0)
    scene.boons(sufferer, 0, 0, 1)
    punish = words.Remove(Who(which="each", of="victim"), "power", 1)
    scene.do(words.KissTheRing(effects=(punish,)))
    assert scene.decision.seat == BEN
    scene.choose(lasombra.KISS, target=giver.card)
    assert scene.decision.seat == CLEO
    scene.choose(lasombra.SUFFER)
    assert scene.top().boons == (0, 1, 0)
    assert (giver.power, sufferer.power) == (2, 1)


@pytest.mark.rule("H-CLN-03")
def test_a_player_without_a_boon_suffers_without_a_choice():
    scene = Scene("lasombra", "gangrel")
    victim = scene.vampire(BEN, power=2)
    scene.do(words.KissTheRing(effects=(words.Remove(Who(of="victim", power=1), "power"),)))
    assert victim.power == 1
    assert scene.decision is None


# ------------------------------------------------------------------------------------- malkavian


def chaos(*cards):
    """A Malkavian with a deck of these cards, the next first."""
    scene = Scene("malkavian", "gangrel", grounds="ABF")
    scene.table.deck = [scene.character(**facts) for facts in reversed(cards)]
    return scene, scene.table.deck[::-1]


@pytest.mark.rule("H-CLN-04")
def test_the_first_character_with_the_attribute_is_recruited_and_the_others_discarded():
    scene, cards = chaos({"class_": "A"}, {"class_": "A"}, {"class_": "C"}, {"class_": "C"})
    played(scene, words.Embrace(), recruits=True)
    scene.choose(malkavian.DECLARE, word="C")
    assert scene.table.discard == cards[:2]
    assert scene.table.vampires[cards[2]].seat == ADA
    assert scene.table.seats[ADA].recruits == 1


@pytest.mark.rule("H-CLN-04")
def test_h_ex_20_no_embrace_after_a_recruit_and_the_reverse():
    scene, _ = chaos(*[{}] * 8)
    card = scene.scheme(ADA, words.Embrace(), recruits=True)
    scene.scheme(ADA, Gain())
    scene.turn().choose(recruit.RECRUIT, card=scene.table.queue[4])
    option = Option(schemes.PLAY, card, scene.top().card)
    assert scene.decision.seat == ADA
    assert option not in scene.decision.options
    assert scene.game.why_not(option) == Forbidden("H-CLN-04")
    scene, _ = chaos(*[{}] * 8)
    scene.table.seats[ADA].assets = ("wealthy",)
    played(scene, words.Embrace(), recruits=True)
    scene.choose(malkavian.DECLARE, word="A")
    assert scene.decision.seat == ADA
    assert not scene.offered(recruit.RECRUIT)
    assert scene.game.why_not(Option(recruit.RECRUIT, scene.table.queue[4])) == Forbidden(
        "H-TRN-04"
    )


@pytest.mark.rule("H-CLN-04", "H-REC-12")
def test_h_ex_21_a_bonded_character_of_another_clan_is_skipped():
    scene, cards = chaos(
        {"class_": "C", "clan": "gangrel", "bonded": True}, {"class_": "A"}, {"class_": "C"}, {}
    )
    played(scene, words.Embrace(), recruits=True)
    scene.choose(malkavian.DECLARE, word="C")
    assert scene.table.discard == cards[:2]
    assert cards[2] in scene.table.vampires


@pytest.mark.rule("H-CLN-04")
def test_h_ex_22_the_recruit_is_complete_before_the_rest_of_the_scheme():
    scene, _ = chaos({"class_": "C", "abilities": [(Gain(n=1),)]}, {})
    played(scene, words.Embrace(), Gain(n=2), recruits=True)
    scene.choose(malkavian.DECLARE, word="C")
    names = [event.what.name for event in scene.table.log]
    assert names.index("activated") < names.index("triggered") < len(names) - 1
    gains = [event.n for event in scene.table.log if event.what.name == "gains"]
    assert gains[-2:] == [1, 2]


@pytest.mark.rule("H-CLN-04", "H-REC-07")
def test_h_ex_23_the_search_continues_in_the_new_deck():
    scene, _ = chaos({"class_": "A"})
    wanted = scene.character(class_="C")
    scene.table.discard = [wanted, *(scene.character() for _ in range(5))]
    played(scene, words.Embrace(), recruits=True)
    scene.choose(malkavian.DECLARE, word="C")
    assert wanted in scene.table.vampires
    assert violations(scene.table) == []


def test_an_attribute_that_no_one_has_ends_the_search():
    scene, cards = chaos({"class_": "A"})
    played(scene, words.Embrace(), recruits=True)
    scene.choose(malkavian.DECLARE, word="outsider")
    assert cards[0] not in scene.table.vampires
    assert scene.offered(recruit.RECRUIT)


# ------------------------------------------------------------------------------------- nosferatu


def market():
    scene = Scene("nosferatu", "gangrel")
    scene.boons(scene.top(), 2, 0)
    scene.boons(scene.top(BEN), 0, 2)
    card = played(scene, words.BlackMarket(effects=(Gain(n=3),)))
    return scene, card


@pytest.mark.rule("H-CLN-05")
def test_a_market_is_not_triggered_when_played_and_its_owner_pays():
    scene, card = market()
    assert scene.top().power == 0
    assert scene.table.seats[ADA].discard == []
    scene.choose(nosferatu.TRADE, card=card)
    assert (scene.top().power, scene.top().boons) == (3, (1, 0))


@pytest.mark.rule("H-CLN-05")
def test_h_ex_26_a_market_is_triggered_once_in_a_round_and_pays_its_owner():
    scene, card = market()
    scene.choose(nosferatu.TRADE, card=card)
    again = Option(nosferatu.TRADE, card, target=scene.top().card, seat=ADA)
    assert scene.game.why_not(again) == Forbidden("H-CLN-05")
    nosferatu.collect(scene.table)
    assert scene.top().boons == (2, 0)
    assert [one.boon for one in scene.table.markets] == [NONE]
    assert nosferatu.options(scene.table, BEN)


@pytest.mark.rule("H-CLN-05", "H-TRN-06")
def test_an_opponent_triggers_it_for_itself_and_the_boon_moves_at_the_end_of_the_round():
    scene, card = market()
    scene.choose(recruit.RECRUIT, card=scene.table.queue[4])
    until_turn(scene)
    if scene.decision.seat == ADA:
        scene.choose(END_TURN)
    scene.choose(nosferatu.TRADE, card=card, seat=BEN)
    assert scene.top(BEN).power == 3
    assert scene.top(BEN).boons == (0, 1)
    scene.choose(recruit.RECRUIT, card=scene.table.queue[4])
    until_turn(scene)
    if scene.offered(END_TURN) and scene.decision.seat == BEN:
        scene.choose(END_TURN)
    assert scene.table.round == 2
    assert scene.top().boons == (2, 1)


# -------------------------------------------------------------------------------------- toreador


@pytest.mark.rule("H-CLN-06")
@pytest.mark.parametrize("before", [True, False])
def test_an_invited_opponent_takes_part_in_the_fixed_order(before):
    scene = Scene("toreador", "gangrel")
    scene.do(words.Invitation(effects=(Gain(n=1),)))
    scene.choose(toreador.INVITE_BEFORE if before else toreador.INVITE_AFTER, seat=BEN)
    assert scene.decision.seat == BEN
    scene.choose(YES)
    assert (scene.top().power, scene.top(BEN).power) == (3, 1)
    order = [event.seat for event in scene.table.log if event.what.name == "gains"]
    assert order == [ADA, BEN, ADA] if before else [ADA, ADA, BEN]


@pytest.mark.rule("H-CLN-06")
@pytest.mark.parametrize("invite", [True, False])
def test_no_guest_means_no_reward(invite):
    scene = Scene("toreador", "gangrel")
    scene.do(words.Invitation(effects=(Gain(n=1),)))
    if invite:
        scene.choose(toreador.INVITE_AFTER).choose(NO)
    else:
        scene.choose(toreador.ALONE)
    assert (scene.top().power, scene.top(BEN).power) == (1, 0)


@pytest.mark.rule("H-CLN-06", "H-TRN-04")
def test_a_recruit_from_the_deck_counts_as_the_recruit_of_the_turn():
    scene = Scene("toreador", "gangrel", grounds="ABF")
    scene.table.seats[ADA].assets = ("wealthy",)
    wanted = sorted(scene.table.deck)[3]
    before = sorted(scene.table.deck)
    played(scene, words.RecruitFromDeck(), recruits=True)
    scene.choose(recruit.RECRUIT, card=wanted)
    assert scene.decision.seat == ADA
    assert wanted in scene.table.vampires
    assert sorted([*scene.table.deck, wanted]) == before
    assert scene.events_of(toreador.SHUFFLED)
    assert not scene.offered(recruit.RECRUIT)


# --------------------------------------------------------------------------------------- tremere


@pytest.mark.rule("H-CLN-07", "H-REC-09")
def test_h_ex_25_usurp_moves_all_tokens_except_torpor_without_cost():
    scene = Scene("tremere", "gangrel", grounds="DBE")
    old = scene.vampire(power=2, infamy=1, exhausted=True, torpor=True, ankhs=("G",), titles=())
    childe = scene.vampire(sire=old)
    scene.boons(old, 1, 2)
    new = scene.table.queue[0]
    scene.table.seats[BEN].reserved = new
    scene.do(words.Usurp())
    scene.choose(TARGET, target=old.card).choose(tremere.TAKE, card=new)
    vampire = scene.table.vampires[new]
    assert (vampire.power, vampire.infamy, vampire.boons) == (2, 1, (1, 2))
    assert (vampire.exhausted, vampire.torpor, vampire.ankhs) == (True, False, ("G",))
    assert (vampire.sire, vampire.childer) == (scene.top().card, (childe.card,))
    assert (childe.sire, scene.top().childer) == (new, (new,))
    assert old.card in scene.table.discard
    assert not scene.events_of(recruit.RECRUITED)
    assert [event.what.name for event in scene.table.log if event.what.name == "activated"] == []


@pytest.mark.parametrize("literal", [True, False])
def test_h_amb_15_the_clan_leader_can_be_usurped(literal):
    scene = Scene("tremere", "gangrel", switches=Switches(usurp_leader=literal))
    leader = scene.top()
    scene.vampire(power=1)
    new = scene.table.queue[4]
    scene.do(words.Usurp(), Gain(n=2))
    if not literal:
        assert {one.verb for one in scene.decision.options} == {tremere.TAKE}
        return
    scene.choose(TARGET, target=leader.card).choose(tremere.TAKE, card=new)
    assert scene.table.seats[ADA].top == new
    assert scene.top().power == 2
    assert leader.card not in scene.table.discard
    assert violations(scene.table) == []


# -------------------------------------------------------------------------------------- tzimisce


@pytest.mark.rule("H-CLN-08")
def test_h_ex_25_a_monstrosity_has_all_abilities_from_top_to_bottom():
    scene = Scene("tzimisce", "gangrel")
    one = scene.vampire()
    parts = [
        scene.character(abilities=[(Gain(n=1),), (Gain(n=2),)]),
        scene.character(abilities=[(Gain(n=4),)]),
    ]
    scene.queue(*parts, *scene.table.queue[2:])
    for card in parts:
        scene.do(words.Craft())
        if scene.offered(tzimisce.TAKE):
            scene.choose(tzimisce.TAKE, card=card)
        scene.choose(tzimisce.UNDER, target=one.card)
    assert one.under == tuple(parts)
    assert is_ancilla(scene.table, one)
    assert one.power == 0
    scene.do(words.Trigger(who=Who(of="childer")))
    gains = [event.n for event in scene.table.log if event.what.name == "gains"]
    assert gains == [1, 2, 4]
    assert NONE not in scene.table.queue


# --------------------------------------------------------------------------------------- ventrue


def edict(scene, word, *effects):
    card = scene.scheme(ADA, words.Edict(effects=effects))
    player = scene.table.seats[ADA]
    player.hand.remove(card)
    player.discard.append(card)
    top, effects_of = scene.top().card, scene.table.scheme(card).effects
    scene.push(Resolve(seat=ADA, actor=top, effects=effects_of, source=card))
    scene.choose(malkavian.DECLARE, word=word)
    return card


@pytest.mark.rule("H-CLN-09")
def test_an_edict_acts_for_the_ventrue_when_anyone_recruits_the_attribute():
    scene = Scene("ventrue", "gangrel", grounds="ABF")
    edict(scene, "scholarly", Gain(n=2))
    match = scene.character(archetype="scholarly")
    scene.queue(*scene.table.queue[:4], match)
    scene.turn(BEN).choose(recruit.RECRUIT, card=match)
    assert (scene.top().power, scene.top(BEN).power) == (2, 0)


@pytest.mark.rule("H-CLN-09")
def test_an_edict_does_not_act_for_other_attributes():
    scene = Scene("ventrue", "gangrel", grounds="ABF")
    edict(scene, "scholarly", Gain(n=2))
    scene.turn(ADA).choose(recruit.RECRUIT, card=scene.table.queue[4])
    assert scene.top().power == 0


@pytest.mark.rule("H-CLN-09")
def test_h_ex_27_a_second_edict_discards_the_first_and_scores_nothing():
    scene = Scene("ventrue", "gangrel")
    before = points(scene.table)
    first = edict(scene, "A", Gain())
    second = edict(scene, "b", Gain())
    assert scene.table.edict.card == second
    assert scene.table.seats[ADA].discard == [first]
    assert points(scene.table) == before


def test_the_issuer_of_an_edict_acts_while_the_edict_lasts():
    scene = Scene("ventrue", "gangrel", grounds="ABF")
    edict(scene, "warlike", Assign(Who(of="self")))
    match = scene.table.queue[4]
    scene.turn(BEN).choose(recruit.RECRUIT, card=match)
    assert scene.top().power == 1
    assert queue.in_queue(scene.table)


@pytest.mark.rule("H-CLN-05", "H-CLN-09", "H-SCH-07")
@pytest.mark.parametrize(
    "wrap", [lambda one: (Gain(n=1), one), lambda one: (under_condition(one),)]
)
def test_a_scheme_that_stays_on_the_table_can_have_more_effects_or_a_condition(wrap):
    scene = Scene("ventrue", "nosferatu", grounds="ABF")
    scene.boons(scene.top(BEN), 0, 1)
    edict_card = scene.scheme(ADA, *wrap(words.Edict(effects=(Gain(n=5),))))
    market_card = scene.scheme(BEN, *wrap(words.BlackMarket(effects=(Gain(n=7),))))
    for seat, card in ((ADA, edict_card), (BEN, market_card)):
        player = scene.table.seats[seat]
        player.hand.remove(card)
        player.discard.append(card)
        effects = scene.table.scheme(card).effects
        scene.push(Resolve(seat=seat, actor=scene.top(seat).card, effects=effects, source=card))
        if scene.decision:
            scene.choose(malkavian.DECLARE, word="warlike")
    before = scene.top().power, scene.top(BEN).power
    scene.turn(BEN).choose(nosferatu.TRADE, card=market_card)
    scene.choose(recruit.RECRUIT, card=scene.table.queue[4])
    assert scene.top().power == before[0] + 5
    assert scene.top(BEN).power == before[1] + 7


def under_condition(effect):
    return words.When(who=Who(of="you"), effects=(effect,))
