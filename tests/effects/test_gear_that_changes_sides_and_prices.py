"""Learjet, The Ankara Citadel, The Book of Going Forth by Night."""

import pytest
from card_fights import to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.effects.vocab.attachments import SEATS
from vtes_deck.engine.actions.permanents import EQUIP
from vtes_deck.engine.cards.cost_changes import CARD_COSTS_MORE, COMBAT_COSTS_MORE, price
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Phase, Until, Zone
from vtes_deck.engine.status import torpor
from vtes_deck.engine.status.disciplines import levels

JET, CITADEL = "Learjet", "The Ankara Citadel, Turkey"
BOOK = "The Book of Going Forth by Night"
DO_IT = "do it"
IMBUED = 'John "Cop90" O\'Malley'


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Learjet


def flies(play, *cards, disciplines="DOM"):
    """Ada's vampire has the vehicle; her hand has seven cards, including the given ones."""
    ada = play.vampire("Ada", disciplines)
    play.on(ada, JET)
    play.hand("Ada", *cards, *["Vessel"] * (7 - len(cards)))
    play.library("Ada", *["Blood Doll"] * 9)
    return ada


def held(play):
    return len(play.seat("Ada").hand)


def asks_for_more(play):
    return [one for one in play.options if one.verb.name == DO_IT]


def test_learjet__one_more_card_is_drawn_and_one_discarded(play):
    ada = flies(play, "Conditioning")
    play.bleeds(ada).until("Ada", "Conditioning").plays("Conditioning", "DOM")
    (more,) = asks_for_more(play)
    assert held(play) == 7, "by a ruling the replacement is drawn first"
    play.game.apply(more)
    assert held(play) == 8
    assert play.decision.kind == "discard"
    play.game.apply(play.options[0])
    assert held(play) == 7
    assert len(play.seat("Ada").library) == 7


def test_learjet__no_card_if_the_player_declines(play):
    ada = flies(play, "Conditioning")
    play.bleeds(ada).until("Ada", "Conditioning").plays("Conditioning", "DOM").choose(PASS)
    assert len(play.seat("Ada").library) == 8


def test_learjet__no_card_before_the_replacement_that_a_text_delays(play):
    """By a ruling it is drawn with the replacement."""
    play.in_play("Cleo", "Blood Weakens")
    ada = flies(play, "Conditioning", "Bonding")
    play.vampire("Ben")
    play.bleeds(ada).until("Ada", "Conditioning").plays("Conditioning", "DOM")
    assert play.action
    assert not asks_for_more(play)
    assert held(play) == 6
    while not asks_for_more(play):
        play.choose(PASS)
    assert held(play) == 7


def test_learjet__no_card_before_the_phase_after_which_all_cards_are_replaced(play):
    semsith = play.in_play("Cleo", "The Meddling of Semsith")
    play[semsith].set_mark(SEATS, 1)
    ada = flies(play, "Conditioning")
    play.bleeds(ada).until("Ada", "Conditioning").plays("Conditioning", "DOM")
    while play.table.phase is Phase.MINION:
        assert not asks_for_more(play)
        play.choose(PASS)
    assert asks_for_more(play)
    assert held(play) == 7


def test_learjet__no_card_for_one_that_is_played_as_if_from_the_hand(play):
    fragments = play.in_play("Ada", "The Erciyes Fragments")
    card = play.card("Ben", "Conditioning", Zone.ASH_HEAP)
    ada = flies(play)
    play.acts("Ada").plays(fragments, target=card)
    play.bleeds(ada).until("Ada", card).plays(card, "DOM")
    assert not asks_for_more(play)
    assert held(play) == 7


def test_learjet__also_for_the_card_of_the_action(play):
    flies(play, "Govern the Unaligned")
    play.acts("Ada").plays("Govern the Unaligned", "dom", seat="Ben")
    assert asks_for_more(play)


def test_learjet__not_for_another_minion_or_for_a_reaction(play):
    ada = flies(play, "Conditioning", "Deflection")
    other = play.vampire("Ada", "DOM")
    play.bleeds(other).until("Ada", "Conditioning").plays("Conditioning", "DOM")
    assert not asks_for_more(play)
    play.finish()
    dora = play.vampire("Dora")
    play[ada].locked = False
    play.acts("Dora").bleeds(dora, "Ada")
    play.until("Ada", "Deflection")
    play.game.apply(play.ways("Deflection", "dom", minion=ada)[0])
    assert not asks_for_more(play)


def test_learjet__only_when_a_card_is_replaced_later(play):
    """By a ruling."""
    flies(play, "Bum's Rush")
    ben = play.vampire("Ben")
    play.acts("Ada").plays("Bum's Rush", target=ben)
    assert not asks_for_more(play)
    for _ in range(60):
        if asks_for_more(play):
            break
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert held(play) == 7
    play.game.apply(asks_for_more(play)[0])
    assert held(play) == 8


def test_learjet__only_one_vehicle(play):
    ada = flies(play)
    (hawg,) = play.hand("Ada", "Hawg")
    play.acts("Ada")
    assert not play.offered(EQUIP, hawg, minion=ada)


# The Ankara Citadel


def citadel(play, disciplines, card, **facts):
    """Ada's vampire with the citadel is blocked in combat and about to strike."""
    ada, ben = play.vampire("Ada", disciplines, clan="Tremere", **facts), play.vampire("Ben")
    play.on(ada, CITADEL)
    play.hand("Ada", card)
    play.bleeds(ada).blocks(ben)
    return ada, ben


@pytest.mark.parametrize(
    ("card", "level", "paid"), [("Slam", "pot", 0), ("Decapitate", "pot", 1), ("Coma", "dem", 1)]
)
def test_the_ankara_citadel_turkey__half_the_blood_rounded_down(play, card, level, paid):
    ada, _ = citadel(play, level, card, blood=4)
    to_strikes(play).plays(card, level)
    assert play[ada].blood == 4 - paid


def test_the_ankara_citadel_turkey__a_card_that_costs_more_than_the_blood(play):
    """PLY-10: half of it can be paid."""
    ada, _ = citadel(play, "dem", "Coma", blood=1)
    to_strikes(play).plays("Coma", "dem")
    assert play[ada].blood == 0


@pytest.mark.parametrize(("blood", "most"), [(1, 3), (2, 5)])
def test_the_ankara_citadel_turkey__x_is_limited_by_half_the_cost_only(play, blood, most):
    ada, _ = citadel(play, "for", "Hidden Strength", blood=6)
    to_strikes(play)
    play.blood(ada, blood)
    play.strikes_with_hands()
    assert max(one.n for one in play.ways("Hidden Strength", "for")) == most


def test_the_ankara_citadel_turkey__not_for_action_modifiers(play):
    ada = play.vampire("Ada", "DOM", clan="Tremere", blood=3)
    play.on(ada, CITADEL)
    play.hand("Ada", "Conditioning")
    play.bleeds(ada).until("Ada", "Conditioning").plays("Conditioning", "DOM")
    assert play[ada].blood == 2


def test_the_ankara_citadel_turkey__not_for_other_minions(play):
    ada, other = play.vampire("Ada", "pot"), play.vampire("Ada", clan="Tremere")
    ben = play.vampire("Ben")
    play.on(other, CITADEL)
    play.hand("Ada", "Slam")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays("Slam", "pot")
    assert play[ada].blood == 4


def test_the_ankara_citadel_turkey__halved_before_it_is_raised_not_after(play):
    """By a ruling, it is halved first: 3 blood become 1, plus 1 makes 2."""
    ada = play.vampire("Ada", "dem", clan="Tremere")
    play.on(ada, CITADEL)
    coma = play.card("Ada", "Coma")
    printed = play.table.cards[coma]
    assert [price(play.table, play[ada], printed, "dem", 0, n) for n in (0, 1, 2, 3, 4)] == [
        (0, n) for n in (0, 0, 1, 1, 2)
    ]
    play.table.use_once(COMBAT_COSTS_MORE, ada, Until.COMBAT)
    assert price(play.table, play[ada], printed, "dem", 0, 3) == (0, 2)


def test_the_ankara_citadel_turkey__halved_before_the_surcharge_of_one_card_not_after(play):
    """By a ruling, it is halved first: 2 blood become 1, plus 1 makes 2."""
    ben = play.vampire("Ben", "DOM", clan="Tremere")
    play.on(ben, CITADEL)
    ada = play.vampire("Ada", capacity=4)
    (card,) = play.hand("Ben", "Lost in Translation")
    play.bleeds(ada)
    play.table.use_once(CARD_COSTS_MORE, card, Until.ACTION)
    play.until("Ben", card).plays(card, seat="Cleo")
    assert play[ben].blood == 3


# The Book of Going Forth by Night


def opposed(play, ally=PLAIN_ALLY, life=1, **facts):
    """Ada's vampire with the book is blocked by an ally of Ben's."""
    ada = play.vampire("Ada", **facts)
    play.on(ada, BOOK)
    foe = play.ready("Ben", ally)
    play.blood(foe, life)
    play.bleeds(ada).blocks(foe)
    return ada, foe


def test_the_book_of_going_forth_by_night__superior_serpentis(play):
    ada = play.vampire("Ada")
    play.on(ada, BOOK)
    assert levels(play.table, play[ada]) == {"ser": 2}


def test_the_book_of_going_forth_by_night__steals_a_dying_ally(play):
    ada, foe = opposed(play)
    to_strikes(play).strikes_with_hands()
    assert (play[foe].controller, play[foe].locked, play[foe].blood) == (0, True, 1)
    play.finish()
    assert play.zone(foe) is Zone.IN_PLAY
    assert play[foe].ready
    assert play[ada].ready


def test_the_book_of_going_forth_by_night__a_burned_ally_keeps_its_life(play):
    """An effect burns it while it has life."""
    play.hand("Ada", "Entombment")
    _, foe = opposed(play, life=2, disciplines="obt")
    to_strikes(play).plays("Entombment", "obt").finish()
    assert (play[foe].controller, play[foe].locked, play[foe].blood) == (0, True, 2)


def test_the_book_of_going_forth_by_night__not_an_ally_that_cannot_gain_life(play):
    _, foe = opposed(play, "Aggressive Corpse")
    to_strikes(play).strikes_with_hands().finish()
    assert play.zone(foe) is Zone.ASH_HEAP


def test_the_book_of_going_forth_by_night__not_outside_combat(play):
    ada = play.vampire("Ada")
    play.on(ada, BOOK)
    foe = play.ready("Ben", PLAIN_ALLY)
    zones.burn(play.table, foe)
    assert play.zone(foe) is Zone.ASH_HEAP


def test_the_book_of_going_forth_by_night__no_vampire_is_stolen(play):
    ada = play.vampire("Ada")
    play.on(ada, BOOK)
    ben = play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    to_strikes(play)
    torpor.destroy(play.table, play[ben])
    play.strikes_with_hands().finish()
    assert play.zone(ben) is Zone.ASH_HEAP


def test_the_book_of_going_forth_by_night__not_an_ally_of_another_combat(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    play.on(other, BOOK)
    foe = play.ready("Ben", PLAIN_ALLY)
    play.blood(foe, 1)
    play.bleeds(ada).blocks(foe)
    to_strikes(play).strikes_with_hands().finish()
    assert play.zone(foe) is Zone.ASH_HEAP


def test_the_book_of_going_forth_by_night__not_an_imbued_without_life(play):
    """By a ruling, it is incapacitated."""
    _, foe = opposed(play, IMBUED)
    to_strikes(play).strikes_with_hands().finish()
    assert (play[foe].controller, play[foe].region) == (1, Region.INCAPACITATED)
