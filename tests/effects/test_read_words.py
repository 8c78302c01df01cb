"""Nodes used only by cards that are read and not declared."""

import pytest
from card_play import CardPlay

from vtes_deck.effects.vocab import (
    CannotPlay,
    Carried,
    LessBleed,
    LessBleedOfAnyone,
    LookAt,
    MinionFilter,
    PutOn,
    Rescues,
    StealCarried,
    Type,
)
from vtes_deck.effects.vocab.context import EffectContext
from vtes_deck.engine.actions.permanents import EQUIP
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def seen(play, look):
    """The events when Ada looks at cards."""
    table = play.game.table
    begin = len(table.log)
    look.carry_out(EffectContext(table, 0, NONE))
    return table.log[begin:]


def test_a_look_is_logged_only_for_the_viewer(play):
    play.hand("Ben", "Conditioning", "Bonding")
    table = play.game.table
    first, *cards = seen(play, LookAt(Zone.HAND, "prey"))
    assert (first.only, first.card) == (NONE, NONE)
    assert {one.card for one in cards} == set(table.seats[1].hand)
    assert {one.only for one in cards} == {0}


def test_one_card_of_a_hand_is_seen_at_random(play):
    play.hand("Ben", "Conditioning", "Bonding")
    _, card = seen(play, LookAt(Zone.HAND, "prey", how="random"))
    assert card.card in play.game.table.seats[1].hand


def test_the_top_of_a_library_is_seen_and_not_moved(play):
    library = play.game.table.seats[1].library
    before = list(library)
    _, *cards = seen(play, LookAt(Zone.LIBRARY, "prey", 3))
    assert [one.card for one in cards] == before[::-1][:3]
    assert library == before


@pytest.mark.parametrize(("name", "sent"), [("Basilia", True), ("Aaron Bathurst", False)])
def test_basilia__only_aggravated_hands_send_to_torpor(play, name, sent):
    ada, ben = play.ready("Ada", name), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    for _ in range(20):
        if play.offered(HANDS):
            break
        play.passes()
    play.choose(HANDS).choose(HANDS, minion=ben)
    play.finish()
    assert play[ben].in_torpor is sent


def test_a_minion_cannot_play_a_type_but_cards_that_are_also_of_another(play):
    table = play.game.table
    ban = CannotPlay((Type.REACTION,))
    cards = play.hand("Ada", "Wake with Evening's Freshness", "Conditioning") and [
        table.cards[one] for one in table.seats[0].hand
    ]
    banned = {one.definition.name: ban.bans(table, one) for one in cards}
    assert banned["Wake with Evening's Freshness"]
    assert not banned["Conditioning"]


def test_a_stolen_retainer_or_equipment_serves_the_thief_and_own_ones_are_not_loot(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    gun = play.on(ben, ".44 Magnum")
    own = play.on(ada, ".44 Magnum")
    context = EffectContext(play.game.table, 0, NONE, ada)
    loot = [card for card, _, _ in Carried().choices(context)]
    assert loot == [gun]
    assert own not in loot
    StealCarried().carry_out(context.at(target=gun))
    assert play[gun].host == ada


@pytest.mark.parametrize(("owner", "bleed"), [("Ben", 3), ("Cleo", 1), (None, 1)])
def test_porphyry__more_bleed_against_a_methuselah_with_a_location(play, owner, bleed):
    if owner:
        play.in_play(owner, "The Barrens")
    play.vampire("Ben")
    play.vampire("Ada", clan="Tremere")  # whose slave she is
    play.bleeds(play.ready("Ada", "Porphyry"))
    assert play.bleed == bleed


@pytest.mark.parametrize(("capacity", "bleed"), [(6, 2), (7, 1)])
def test_zubeida__more_bleed_against_a_methuselah_without_a_large_vampire(play, capacity, bleed):
    play.vampire("Ben", capacity=capacity)
    play.bleeds(play.ready("Ada", "Zubeida"))
    assert play.bleed == bleed


def test_herbert_westin__draws_after_he_equips(play):
    herbert, _ = play.ready("Ada", "Herbert Westin"), play.vampire("Ben")
    play.library("Ada", "Conditioning", "Bonding")
    play.hand("Ada", "Leather Jacket")
    play.acts("Ada").choose(EQUIP, "Leather Jacket", minion=herbert)
    play.passes().uses("Herbert Westin")
    assert len(play.game.table.seats[0].hand) == 2


def test_a_card_that_stays_with_its_player_does_not_follow_the_bearer(play):
    """GEN-12: the Methuselah who plays the card controls it, even if the bearer is stolen."""
    ben = play.vampire("Ben")
    table = play.game.table
    kept, given = (play.card("Ada", "Conditioning", Zone.ASH_HEAP) for _ in range(2))
    for card, effect in ((kept, PutOn(kept=True)), (given, PutOn())):
        effect.carry_out(EffectContext(table, 0, card, NONE, ben))
    zones.give(table, ben, 2)
    assert [table.in_play[one].controller for one in (kept, given)] == [0, 2]


def test_a_rescue_by_a_card_is_free_and_only_from_torpor(play):
    fallen, well = play.vampire("Ada"), play.vampire("Ada")
    play[fallen].region = Region.TORPOR
    before = play[fallen].blood
    for one in (fallen, well):
        Rescues().carry_out(EffectContext(play.game.table, 0, NONE, NONE, one))
    assert play[fallen].ready
    assert play[well].ready
    assert play[fallen].blood == before


def test_an_injured_ally_has_fewer_life_than_it_starts_with(play):
    ally = play.ready("Ada", "Carlton Van Wyk")
    who = MinionFilter(vampire=False, injured=True)
    context = EffectContext(play.game.table, 0, NONE)
    assert not who.fits(context, play[ally])
    play[ally].blood -= 1
    assert who.fits(context, play[ally])


@pytest.mark.parametrize(("effect", "can"), [(LessBleedOfAnyone(1), True), (LessBleed(1), False)])
def test_a_bleed_against_another_is_reduced_by_some_cards_only(play, effect, can):
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.bleeds(ada)
    cleo = EffectContext(play.game.table, 2, NONE)
    assert effect.timely(cleo) is can
    if can:
        before = play.bleed
        effect.carry_out(cleo)
        assert play.bleed == before - 1
