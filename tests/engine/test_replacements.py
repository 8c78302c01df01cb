"""Replacements: each kind of event and its replacement, with cards defined by the test."""

import pytest
from card_texts import text_of
from msgspec.structs import replace
from table_play import Play, counters_add_up, misplaced

from vtes_deck.engine.actions.bleed import BLEED, WouldBleed
from vtes_deck.engine.combat.damage import DamageResolution, WouldSuffer
from vtes_deck.engine.mechanics import bank, hand, zones
from vtes_deck.engine.mechanics.replacements import INSTEAD
from vtes_deck.engine.state.damage_types import Damage
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.statics import Replaces
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import torpor
from vtes_deck.engine.turn.main_loop import run, settle

CHARM, PLACE = "Blood Doll", "The Barrens"
"""A card on a vampire, and a location."""


class Text(Replaces):
    """Replaces one kind of event. The test sets the replacement and its condition."""

    def __init__(self, kind, instead, *, may=False, wide=False, when=None):
        self.kind, self.does, self.may, self.reach, self.when = kind, instead, may, wide, when

    key = property(lambda self: self.kind)
    optional = property(lambda self: self.may)
    wide = property(lambda self: self.reach)

    def applies(self, table, source, would):
        return self.when is None or self.when(table, source, would)

    def instead(self, table, source, would):
        self.does(table, source, would)


def burn_charm(table, source, would):
    del would
    zones.burn(table, source)


@pytest.fixture
def play(cb):
    return Play(cb, "Ada", "Ben")


def charmed(play, kind, instead=burn_charm, **more):
    """Return the numbers of a vampire of Ada's and of the card on it."""
    vampire = play.ready("Ada", "Anson", 4)
    charm = play.on(vampire, CHARM)
    play.script(charm, text_of(Text(kind, instead, **more)))
    return vampire, charm


def sound(play):
    return counters_add_up(play.table) and not misplaced(play.table)


# Burning


@pytest.mark.rule("GEN-07")
def test_a_card_is_burned_instead_of_the_vampire(play):
    vampire, charm = charmed(play, zones.WouldBurn)
    zones.burn(play.table, vampire)
    assert (play.zone(vampire), play.zone(charm)) == (Zone.IN_PLAY, Zone.ASH_HEAP)
    assert "Anson is burned." not in play.log_sentences()
    zones.burn(play.table, vampire)
    assert play.zone(vampire) is Zone.ASH_HEAP, "once"
    assert sound(play)


@pytest.mark.rule("GEN-10", "PLY-33")
def test_cards_on_a_card_that_leaves_play_are_not_saved(play):
    vampire, charm = charmed(
        play, zones.WouldBurn, when=lambda _t, source, would: would.on == source
    )
    zones.burn(play.table, vampire)
    assert play.zone(charm) is Zone.ASH_HEAP
    assert sound(play)


@pytest.mark.rule("COM-42")
@pytest.mark.parametrize("saved", [True, False])
def test_aggravated_damage_does_not_burn_a_saved_vampire(play, saved):
    vampire = play.ready("Ada", "Anson", 4)
    charm = play.on(vampire, CHARM)
    if saved:
        play.script(charm, text_of(Text(zones.WouldBurn, burn_charm)))
    play.table.push(DamageResolution((Damage(target=vampire, n=9, aggravated=True),)))
    run(play.table)
    assert (vampire in play.table.in_play) is saved
    if saved:
        assert (play[vampire].blood, play[vampire].in_torpor) == (0, True)
    assert play.zone(charm) is Zone.ASH_HEAP
    assert sound(play)


@pytest.mark.rule("PLY-34", "ALY-02")
@pytest.mark.parametrize("saved", [True, False])
def test_an_ally_without_life_is_saved(play, saved):
    ally = play.ready("Ada", "Underbridge Stray", 1)
    place = play.in_play("Ada", PLACE)

    def heals(table, source, would):
        zones.burn(table, source)
        bank.gain_blood(table, table.in_play[would.on], 1)

    if saved:
        play.script(place, text_of(Text(zones.WouldBurn, heals, wide=True, when=an_ally)))
    bank.burn_blood(play.table, play[ally], 1)
    settle(play.table)
    assert (ally in play.table.in_play) is saved
    assert sound(play)


def an_ally(table, _source, would):
    return table.cards[would.on].ally


# Torpor


@pytest.mark.rule("TOR-01", "GEN-30")
def test_a_card_can_save_a_vampire_from_torpor(play):
    vampire, charm = charmed(play, torpor.WouldGoToTorpor)
    torpor.send(play.table, play[vampire])
    assert (play[vampire].region, play[vampire].wounded) == (Region.READY, False)
    assert play.zone(charm) is Zone.ASH_HEAP
    torpor.send(play.table, play[vampire])
    assert play[vampire].in_torpor


@pytest.mark.rule("TOR-01")
@pytest.mark.parametrize("saved", [True, False])
def test_the_controller_can_save_a_vampire_from_torpor(play, saved):
    vampire, charm = charmed(play, torpor.WouldGoToTorpor, may=True)
    torpor.send(play.table, play[vampire])
    run(play.table)
    assert play.offered(INSTEAD, charm)
    assert not play[vampire].in_torpor
    play.choose(INSTEAD, charm) if saved else play.choose(PASS)
    assert play[vampire].in_torpor is not saved
    assert (play.zone(charm) is Zone.ASH_HEAP) is saved


@pytest.mark.rule("GEN-11")
def test_every_controller_is_asked_in_turn(play):
    vampire, charm = charmed(play, torpor.WouldGoToTorpor, may=True)
    theirs = play.in_play("Ben", PLACE)
    play.script(theirs, text_of(Text(torpor.WouldGoToTorpor, burn_charm, may=True, wide=True)))
    torpor.send(play.table, play[vampire])
    run(play.table)
    assert (play.asked, play.offered(INSTEAD, theirs)) == ("Ada", False)
    play.choose(PASS)
    assert (play.asked, play.offered(INSTEAD, charm)) == ("Ben", False)
    play.choose(INSTEAD, theirs)
    assert play[vampire].ready


# Damage


@pytest.mark.rule("COM-36")
@pytest.mark.parametrize("taken", [True, False])
def test_another_minion_can_suffer_the_damage(play, taken):
    other = play.ready("Ben", "Rake", 2)

    def moves(table, source, would):
        del source
        taken_over = tuple(replace(one, target=other) for one in would.damage)
        table.push(DamageResolution(taken_over))

    vampire, charm = charmed(play, WouldSuffer, moves, may=True)
    play.table.push(DamageResolution((Damage(target=vampire, n=2),)))
    run(play.table)
    assert (play[vampire].blood, play[other].blood) == (4, 2)
    play.choose(INSTEAD, charm) if taken else play.choose(PASS)
    assert (play[vampire].blood, play[other].blood) == ((4, 0) if taken else (2, 2))
    assert sound(play)


# Bleeding


@pytest.mark.rule("BLD-07", "BLD-09")
@pytest.mark.parametrize("answer", ["automatic", "yes", "no"])
def test_a_bleed_is_replaced(play, answer):
    def drains(table, source, would):
        del source
        bank.gain_blood(table, table.in_play[would.on], 1)

    vampire, charm = charmed(play, WouldBleed, drains, may=answer != "automatic")
    pool, blood = play.pool_of("Ben"), play[vampire].blood
    play.turn("Ada", Phase.MINION).choose(BLEED, minion=vampire)
    while play.table.stack and play.decision and not play.offered(INSTEAD) and play.action:
        play.choose(PASS)
    if answer != "automatic":
        play.choose(*((INSTEAD, charm) if answer == "yes" else (PASS,)))
    while play.action:
        play.choose(PASS)
    replaced = answer != "no"
    assert (play.pool_of("Ben") == pool) is replaced
    assert play[vampire].blood == blood + replaced
    assert (play.table.edge == 0) is not replaced


# Discarding, drawing, moving


@pytest.mark.rule("GEN-08")
@pytest.mark.parametrize("answer", ["automatic", "yes", "no"])
def test_a_discarded_card_returns_to_the_library(play, answer):
    def under(table, source, would):
        del source
        zones.move(table, would.card, Zone.LIBRARY)

    place = play.in_play("Ada", PLACE)
    text = Text(zones.WouldDiscard, under, may=answer != "automatic", wide=True)
    play.script(place, text_of(text))
    [card] = play.hand("Ada", "Vessel")
    zones.discard(play.table, card)
    if answer != "automatic":
        run(play.table)
        assert play.zone(card) is Zone.HAND
        play.choose(*((INSTEAD, place) if answer == "yes" else (PASS,)))
    assert play.zone(card) is (Zone.ASH_HEAP if answer == "no" else Zone.LIBRARY)
    assert sound(play)


@pytest.mark.rule("DRW-05", "DRW-06")
@pytest.mark.parametrize("answer", ["automatic", "yes", "no"])
def test_a_card_comes_from_the_ash_heap_instead_of_a_draw(play, answer):
    def from_ash_heap(table, source, would):
        del source
        zones.move(table, table.seats[would.seat].ash_heap[-1], Zone.HAND)

    place = play.in_play("Ada", PLACE)
    old = play.card("Ada", "Vessel", Zone.ASH_HEAP)
    library = play.library("Ada", CHARM, CHARM, CHARM, CHARM, CHARM, CHARM, CHARM)
    del library
    text = Text(
        zones.WouldDraw,
        from_ash_heap,
        may=answer != "automatic",
        wide=True,
        when=lambda table, _source, would: bool(table.seats[would.seat].ash_heap),
    )
    play.script(place, text_of(text))
    hand.adjust(play.table, 0)
    if answer != "automatic":
        for _ in range(2):
            hand.adjust(play.table, 0)  # a draw that waits for an answer does not happen twice
        run(play.table)
        while play.offered(INSTEAD, place):
            play.choose(*((INSTEAD, place) if answer == "yes" else (PASS,)))
    assert len(play.seat("Ada").hand) == 7
    assert (old in play.seat("Ada").hand) is (answer != "no")
    assert sound(play)


@pytest.mark.rule("GEN-09")
def test_cards_bound_for_the_ash_heap_are_removed_from_the_game(play):
    def removed(table, source, would):
        del source
        zones.move(table, would.on, Zone.REMOVED)

    def to_ash_heap(table, source, would):
        del table, source
        return would.zone is Zone.ASH_HEAP

    place = play.in_play("Ben", PLACE)
    play.script(place, text_of(Text(zones.WouldMove, removed, wide=True, when=to_ash_heap)))
    vampire, [card] = play.ready("Ada", "Anson", 4), play.hand("Ada", "Vessel")
    doll = play.on(vampire, CHARM)
    zones.discard(play.table, card)
    zones.burn(play.table, vampire)
    assert [play.zone(one) for one in (card, vampire, doll)] == [Zone.REMOVED] * 3
    assert sound(play)


@pytest.mark.rule("GEN-10")
def test_a_replacement_ends_with_its_card(play):
    place = play.in_play("Ben", PLACE)
    play.script(place, text_of(Text(zones.WouldBurn, lambda *_: None, wide=True)))
    vampire = play.ready("Ada", "Anson", 4)
    zones.burn(play.table, vampire)
    assert play.zone(vampire) is Zone.IN_PLAY
    zones.move(play.table, place, Zone.ASH_HEAP)
    zones.burn(play.table, vampire)
    assert play.zone(vampire) is Zone.ASH_HEAP
