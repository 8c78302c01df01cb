"""Vampires whose controllers replace cards late or draw more, and weak or strong neighbours."""

import pytest
from card_play import CardPlay

from cardbase.terms import Bonus, Sect
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.permanents import EMPLOY
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

MAUREEN = "Maureen, Dark Priestess"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def hand_of(play, name):
    return len(play.seat(name).hand)


def full_hand(play, *names):
    """A full hand with these cards, and more cards to draw."""
    play.library("Ada", *["Blood Doll"] * 20)
    play.hand("Ada", *names, *["Blood Doll"] * (7 - len(names)))


def test_nedal_the_careless__a_combat_card_is_not_replaced_until_the_unlock_phase(play):
    nedal, ben = (
        play.ready("Ada", "Nedal, The Careless", 5),
        play.vampire("Ben", capacity=9, blood=9),
    )
    full_hand(play, "Dodge")
    play.bleeds(nedal).blocks(ben).until("Ada", "Dodge").plays("Dodge")
    assert hand_of(play, "Ada") == 6
    play.turn("Ben")
    assert hand_of(play, "Ada") == 6
    play.turn("Ada", Phase.UNLOCK, 13)
    play.all_pass(lambda: hand_of(play, "Ada") == 7)
    assert hand_of(play, "Ada") == 7


def test_nedal_the_careless__not_for_cards_of_another_minion(play):
    play.ready("Ada", "Nedal, The Careless", 5)
    ada, ben = play.vampire("Ada", capacity=9, blood=9), play.vampire("Ben", capacity=9, blood=9)
    full_hand(play, "Dodge")
    play.bleeds(ada).blocks(ben).until("Ada", "Dodge").plays("Dodge")
    for _ in range(20):
        if hand_of(play, "Ada") == 7:
            break
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play.table.active == 0, "Dodge itself is replaced after combat"
    assert hand_of(play, "Ada") == 7


def modifies(play, name):
    """The vampire bleeds and plays a card of two types as an action modifier, for stealth."""
    vampire, ben = play.ready("Ada", name, 5), play.vampire("Ben")
    play[vampire].disciplines = {"obf": 1}
    full_hand(play, "Swallowed by the Night")
    play.bleeds(vampire).blocks(ben).until("Ada", "Swallowed by the Night")
    play.plays("Swallowed by the Night", "obf")
    assert play.stealth == 1
    return play


def test_nedal_the_careless__not_for_an_action_modifier_that_could_be_a_combat_card(play):
    assert hand_of(modifies(play, "Nedal, The Careless"), "Ada") == 7


def test_count_vladimir_rustovitch__not_for_an_action_modifier_of_two_types(play):
    modifies(play, "Count Vladimir Rustovitch")
    assert play.decision.kind != "target"
    assert hand_of(play, "Ada") == 7


def draws(play, name, level, card, number):
    """The vampire plays a card in combat. Return the number of cards in hand afterwards."""
    vampire, ben = play.ready("Ada", name, 5), play.vampire("Ben", capacity=9, blood=9)
    play[vampire].disciplines = {level: 2}
    full_hand(play, card)
    play.bleeds(vampire).blocks(ben).until("Ada", card)
    found = play.ways(card)
    play.game.apply(found[0])
    for _ in range(10):
        if play.decision.kind == "target" and play.asked == "Ada":
            play.game.apply(play.options[number])
            return hand_of(play, "Ada"), play.decision.kind
        if not play.action:
            break
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    return hand_of(play, "Ada"), ""


@pytest.mark.parametrize(
    ("name", "level", "card"),
    [
        ("Duality", "vic", "Chiropteran Marauder"),
        ("Count Vladimir Rustovitch", "vic", "Dodge"),
    ],
)
def test_drawers__one_card_more_and_one_to_discard(play, name, level, card):
    assert draws(play, name, level, card, 0) == (8, "discard")


@pytest.mark.parametrize(("name", "card"), [("Duality", "Dodge"), ("Yseult", "Dodge")])
def test_drawers__not_for_another_card(play, name, card):
    assert draws(play, name, "vic", card, 0) == (7, "")


@pytest.mark.parametrize(("level", "n"), [("for", 7), ("vic", 8)])
def test_duality__not_for_a_card_played_with_another_discipline(play, level, n):
    duality, ben = play.ready("Ada", "Duality", 5), play.vampire("Ben", capacity=9)
    play[duality].disciplines = {"for": 1, "vic": 1}
    play[duality].sect = Sect.ANARCH
    full_hand(play, "Lam Into")
    play.bleeds(duality).blocks(ben)
    while not play.can("Lam Into", level):
        play.choose(PASS)
    play.plays("Lam Into", level)
    for _ in range(20):
        if play.decision.kind == "target" or not play.action:
            break
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    if play.decision.kind == "target":
        play.game.apply(play.options[0])
    assert hand_of(play, "Ada") == n


def test_count_vladimir_rustovitch__no_card_if_he_does_not_want_it(play):
    assert draws(play, "Count Vladimir Rustovitch", "vic", "Dodge", -1)[0] == 7


def test_yseult__cannot_block_old_vampires(play):
    yseult = play.ready("Ben", "Yseult")
    old, young = play.vampire("Ada", capacity=5), play.vampire("Ada", capacity=4)
    play.bleeds(old)
    assert not play.matching(BLOCK, minion=yseult)
    play.finish()
    play.acts("Ada").bleeds(young)
    assert play.matching(BLOCK, minion=yseult)


@pytest.mark.parametrize(
    ("capacity", "owner", "n"), [(3, "Ben", -1), (3, "Dora", -1), (4, "Ben", 0), (3, "Cleo", 0)]
)
def test_barth__less_stealth_only_for_young_neighbours(play, capacity, owner, n):
    play.ready("Ada", "Barth")
    other = play.vampire(owner, capacity=capacity)
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[other]) == n


@pytest.mark.parametrize("locked", [True, False])
def test_barth__not_while_locked_or_in_torpor(play, locked):
    play.ready("Ada", "Barth", locked=True) if locked else play.torpor("Ada", "Barth")
    other = play.vampire("Ben", capacity=2)
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[other]) == 0


@pytest.mark.parametrize(("owner", "level", "n"), [("Dora", 1, 1), ("Ben", 1, 0), ("Dora", 0, 0)])
def test_lin_jun__more_bleed_only_for_blood_sorcerers_of_the_predator(play, owner, level, n):
    play.torpor("Ada", "Lin Jun")
    other = play.vampire(owner)
    play[other].disciplines = {"tha": level} if level else {}
    assert stats.bonus_of(play.table, Bonus.BLEED, play[other]) == n


def test_lin_jun__not_while_ready(play):
    play.ready("Ada", "Lin Jun")
    other = play.vampire("Dora")
    play[other].disciplines = {"tha": 2}
    assert stats.bonus_of(play.table, Bonus.BLEED, play[other]) == 0


def test_uchenna__discards_and_draws_once_each_turn(play):
    uchenna = play.ready("Ada", "Uchenna", 3)
    full_hand(play)
    (one, *_) = play.seat("Ada").hand
    play.turn("Ada", Phase.MASTER)
    play.uses("Uchenna", target=one)
    assert (play[uchenna].blood, hand_of(play, "Ada"), play.zone(one)) == (2, 7, Zone.ASH_HEAP)
    assert not play.can("Uchenna")


def test_uchenna__not_without_blood(play):
    play.ready("Ada", "Uchenna", 0)
    full_hand(play)
    assert not play.turn("Ada", Phase.MASTER).can("Uchenna")


def resolved(play, owner, *, most=20):
    """Pass until a power of the card is offered or the action ends.

    Return whether it is offered.
    """
    for _ in range(most):
        if not play.action or play.can(owner):
            return bool(play.action)
        play.choose(PASS)
    return False


def test_maureen_dark_priestess__pool_once_each_turn_for_daimoinon(play):
    maureen = play.ready("Ada", MAUREEN, 5)
    play[maureen].disciplines = {"dai": 2, "obf": 2}
    ben = play.vampire("Ben", capacity=2)
    play.hand("Ada", "Condemnation: Doomed")
    play.acts("Ada").plays("Condemnation: Doomed", "DAI", target=ben)
    pool = play.pool_of("Ada")
    assert resolved(play, MAUREEN)
    play.uses(MAUREEN)
    assert play.pool_of("Ada") == pool + 1
    assert not play.can(MAUREEN)


def test_maureen_dark_priestess__pool_for_a_baali_without_the_discipline(play):
    maureen = play.ready("Ada", MAUREEN, 5)
    play.vampire("Ben")
    (revenant,) = play.hand("Ada", "D'habi Revenant")
    play.acts("Ada").choose(EMPLOY, revenant, minion=maureen)
    pool = play.pool_of("Ada")
    assert resolved(play, MAUREEN)
    play.uses(MAUREEN)
    assert play.pool_of("Ada") == pool + 1


def test_maureen_dark_priestess__not_for_another_action(play):
    maureen = play.ready("Ada", MAUREEN, 5)
    play.vampire("Ben")
    play.bleeds(maureen)
    assert not resolved(play, MAUREEN)
