"""Cards face down under a card in play: The Erciyes Fragments, Storage Annex."""

import pytest
from card_play import CardPlay
from invariants import violations

from vtes_deck.engine.actions.permanents import Equip
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.determinization import determinize
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.mechanics.hand import DISCARD
from vtes_deck.engine.observation import observe
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.turn.discard import DISCARD_ACTION, PLAY_EVENT

FRAGMENTS, ANNEX = "The Erciyes Fragments", "Storage Annex"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def stored(play, name):
    """The number of a card of Ben's on Ada's Fragments."""
    play.in_play("Ada", FRAGMENTS)
    heap = play.card("Ben", name, Zone.ASH_HEAP)
    play.library("Ada", *["Vessel"] * 4)
    play.hand("Ada", *["Villein"] * 7)
    play.acts("Ada", Phase.MASTER).uses(FRAGMENTS, target=heap)
    return heap


def test_the_erciyes_fragments__a_bleed_modifier_of_the_prey_is_played_and_leaves_the_game(play):
    card = stored(play, "Conditioning")
    assert play[FRAGMENTS].locked
    ada = play.vampire("Ada", "DOM")
    play.acts("Ada").bleeds(ada).plays(card, "DOM")
    assert play.pool_of("Ben") == 26
    assert play.zone(card) is Zone.REMOVED
    assert len(play.seat("Ada").hand) == 7  # nothing is replaced
    assert not violations(play.table)


def test_the_erciyes_fragments__a_saved_game_has_the_card_in_the_deck_of_its_owner(play):
    card = stored(play, "Conditioning")
    assert play.table.owner[card] == 0
    assert play.table.dealt_to(card) == 1


def test_the_erciyes_fragments__not_from_another_heap_or_a_crypt_card_or_a_second_one(play):
    card = play.card("Cleo", "Conditioning", Zone.ASH_HEAP)
    vampire = play.card("Ben", "Anson", Zone.ASH_HEAP)
    stored(play, "Bonding")
    play[FRAGMENTS].locked = False
    play.card("Ben", "Govern the Unaligned", Zone.ASH_HEAP)
    play.acts("Ada", Phase.MASTER)
    assert not play.can(FRAGMENTS)
    play.in_play("Cleo", FRAGMENTS)
    assert card in play.seat("Cleo").ash_heap
    assert vampire in play.seat("Ben").ash_heap


def test_the_erciyes_fragments__requirements_and_costs_apply_as_normal(play):
    card = stored(play, "Govern the Unaligned")
    able, unable = play.vampire("Ada", "DOM"), play.vampire("Ada", "aus")
    play.acts("Ada")
    assert play.can(card, minion=able)
    assert not play.can(card, minion=unable)
    play.plays(card, "dom", minion=able).finish()
    assert play[able].blood == 4  # it costs 1
    assert play.zone(card) is Zone.REMOVED


def test_the_erciyes_fragments__equipment_leaves_the_game_when_it_is_burned(play):
    card = stored(play, ".44 Magnum")
    ada = play.vampire("Ada")
    play.acts("Ada").choose(Equip.verb, card, minion=ada).finish()
    assert play[card].controller == 0
    zones.burn(play.table, card)
    assert play.zone(card) is Zone.REMOVED
    assert play.table.owner[card] == 1


def test_the_erciyes_fragments__a_master_uses_a_master_phase_action_of_its_player(play):
    card = stored(play, "Blood Doll")
    ada = play.vampire("Ada")
    play.acts("Ada", Phase.MASTER).plays(card, target=ada)
    assert play[card].host == ada
    assert play[card].controller == 0
    assert not play.can("Villein")


def test_the_erciyes_fragments__an_event_is_played_once_in_a_game(play):
    card = stored(play, "Thirst")
    play.acts("Ada", Phase.DISCARD)
    assert not play.offered(DISCARD_ACTION, card)  # it is in no hand
    play.choose(PLAY_EVENT, card)
    assert play[card].controller == 0


def test_the_erciyes_fragments__a_political_action_returns_to_the_hand_of_its_owner(play):
    card = stored(play, "Kine Resources Contested")
    ada = play.vampire("Ada")
    play.vampire("Ben", "")
    play.hand("Ben", "Delaying Tactics")
    play.acts("Ada").choose(POLITICAL, card, minion=ada)
    while not play.can("Delaying Tactics"):
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.decision.options[0])
    play.game.apply(play.ways("Delaying Tactics")[0])
    assert card in play.seat("Ben").hand
    assert play.table.owner[card] == 1
    zones.discard(play.table, card)
    assert play.zone(card) is Zone.ASH_HEAP, "it is an ordinary card again"


def test_the_erciyes_fragments__not_a_card_of_the_hand_for_votes_or_discards(play):
    card = stored(play, "Kine Resources Contested")
    assert card not in play.seat("Ada").hand
    play.vampire("Ada", title=None)
    play.acts("Ada", Phase.DISCARD)
    assert not play.offered(DISCARD, card)


def test_the_erciyes_fragments__the_card_on_them_leaves_play_with_them(play):
    card = stored(play, "Conditioning")
    play.vampire("Cleo", capacity=5)
    play.vampire("Cleo", capacity=4)
    old = play.vampire("Ben", "DOM", capacity=5)
    play.acts("Cleo")
    assert len(play.ways(FRAGMENTS)) == 1
    play.acts("Ben").plays(FRAGMENTS, minion=old).finish()
    assert play[FRAGMENTS].controller == 1
    other = play.vampire("Ben", "DOM")
    play.acts("Ben").bleeds(other, "Cleo").plays(card, "DOM").finish()
    assert play.pool_of("Cleo") == 26


def test_the_erciyes_fragments__the_card_on_them_leaves_the_game_with_them(play):
    card = stored(play, "Conditioning")
    zones.burn(play.table, play.number(FRAGMENTS))
    assert play.zone(card) is Zone.REMOVED
    assert not violations(play.table)


def test_the_erciyes_fragments__not_as_another_card_is_played(play):
    play.in_play("Ada", FRAGMENTS)
    play.card("Ben", "Sudden Reversal", Zone.ASH_HEAP)
    play.hand("Ada", "Sudden Reversal")
    play.hand("Dora", "Vessel")
    dora = play.vampire("Dora")
    play.acts("Dora", Phase.MASTER).plays("Vessel", target=dora)
    assert play.asked == "Ada"
    assert play.can("Sudden Reversal")
    assert not play.can(FRAGMENTS)


def test_the_erciyes_fragments__a_card_is_not_replaced_later(play):
    card = stored(play, "Tension in the Ranks")
    play.acts("Ada", Phase.MASTER)
    before = len(play.seat("Ada").hand)
    play.plays(card) if play.can(card) else play.choose(PASS)
    assert len(play.seat("Ada").hand) == before


def annexed(play, *names):
    """Ada plays Storage Annex with other cards in her hand, and puts the first one on it."""
    cards = play.hand("Ada", *names)
    play.hand("Ada", ANNEX)
    play.library("Ada", *["Vessel"] * 9)
    play.acts("Ada", Phase.MASTER).plays(ANNEX)
    play.game.apply(next(one for one in play.options if one.target == cards[0]))
    return cards[0]


def test_storage_annex__a_card_of_the_hand_waits_and_is_replaced(play):
    card = annexed(play, "Conditioning", "Bonding")
    assert play.zone(card) is Zone.ASIDE
    assert play[ANNEX].under == (card,)
    assert len(play.seat("Ada").hand) == 7


def test_storage_annex__not_as_the_only_card_of_the_hand(play):
    play.hand("Ada", ANNEX)
    assert not play.acts("Ada", Phase.MASTER).can(ANNEX)
    play.hand("Ada", "Conditioning")
    assert play.acts("Ada", Phase.MASTER).can(ANNEX)


def test_storage_annex__the_cards_are_exchanged_in_her_own_master_phase_only(play):
    card = annexed(play, "Conditioning", "Bonding")
    bonding = play.number("Bonding")
    play.uses(ANNEX, target=bonding)
    assert play[ANNEX].under == (bonding,)
    assert card in play.seat("Ada").hand
    assert not play.acts("Ben", Phase.MASTER).can(ANNEX)
    assert not violations(play.table)


def test_storage_annex__a_new_controller_takes_the_card_and_its_owner_gets_it_back(play):
    card = annexed(play, "Conditioning", "Bonding")
    zones.give(play.table, play.number(ANNEX), 2)
    held = play.hand("Cleo", "Blur")[0]
    play.acts("Cleo", Phase.MASTER).uses(ANNEX, target=held)
    assert card in play.seat("Cleo").hand
    ada = play.vampire("Cleo", "DOM")
    play.acts("Cleo").bleeds(ada, "Dora").plays(card, "DOM")
    assert card in play.seat("Ada").ash_heap
    assert not violations(play.table)


def test_storage_annex__the_card_on_it_is_burned_with_it(play):
    card = annexed(play, "Conditioning", "Bonding")
    zones.burn(play.table, play.number(ANNEX))
    assert card in play.seat("Ada").ash_heap


def test_storage_annex__only_its_controller_knows_the_card(play):
    card = annexed(play, "Conditioning", "Bonding")
    assert card in observe(play.table, 0).cards
    assert card not in observe(play.table, 1).cards
    play.vampire("Ben")
    play.acts("Ben")
    games = [determinize(play.game, 1, seed) for seed in range(40)]
    assert len({one.table.in_play[play.number(ANNEX)].under for one in games}) > 1
    assert not violations(determinize(play.game, 1, 7).table)
