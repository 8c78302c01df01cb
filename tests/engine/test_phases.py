"""Effects of cards in the phases: order, once per phase, alternative uses of phase actions."""

import pytest
from published import PUBLISHED
from table_play import Play

from cardbase.terms import Bonus
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.bleed import BLEED, Bleed
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.permanents import EQUIP
from vtes_deck.engine.cards import master_cards
from vtes_deck.engine.cards.play import PLAY, ShowCard
from vtes_deck.engine.mechanics import bank, zones
from vtes_deck.engine.mechanics.stats import bonus_of
from vtes_deck.engine.mechanics.zone_events import BURNED, DISCARDED
from vtes_deck.engine.state.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.engine.state.occasions import Played
from vtes_deck.engine.state.script import NO_SCRIPT, CardScript
from vtes_deck.engine.state.statics import ListensTo
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone
from vtes_deck.engine.state.windows import (
    ACT,
    AS_PLAYED,
    DISCARD,
    INFLUENCE,
    MASTER,
    POLLING,
    UNBLOCKED,
    UNLOCK,
    Windows,
)
from vtes_deck.engine.turn.discard import DISCARD_ACTION
from vtes_deck.engine.turn.influence import CONTROL, MERGE, TRANSFER, TRANSFERS
from vtes_deck.engine.turn.minion import ACTIONS

USE = Verb("use", "Use {card}.")


class Vessel(CardScript):
    """During your unlock phase you may move 1 blood from this vampire to your pool."""

    windows = Windows(controller=UNLOCK)

    def options(self, table, seat, card, window):
        del window
        if seat != table.active or table.has_used("vessel", card, Until.TURN):
            return []
        return [Option(USE, card)]

    def resolve(self, table, occasion):
        option = occasion.option
        table.use_once("vessel", option.card, Until.TURN)
        host = table.in_play[table.in_play[option.card].host]
        bank.blood_to_pool(table, host, host.controller, 1)


class Office(CardScript):
    """A location: use a master or discard phase action to gain 1 pool."""

    windows = Windows(controller=MASTER | DISCARD)

    def options(self, table, seat, card, window):
        player = table.seats[seat]
        left = player.master_actions if window == MASTER else player.discard_actions
        return [Option(USE, card)] if left else []

    def resolve(self, table, occasion):
        option = occasion.option
        seat = table.in_play[option.card].controller
        if table.phase is Phase.MASTER:
            table.seats[seat].master_actions -= 1
        bank.gain_pool(table, seat, 1)


class Mentor(CardScript):
    """The controller gains one more transfer in each influence phase."""

    statics = (ListensTo(TRANSFERS),)
    windows = Windows(controller=INFLUENCE)

    def on_event(self, table, card, event):
        if event.seat == table.in_play[card].controller:
            table.seats[event.seat].transfers += 1


class Drain(CardScript):
    """A master card: burn 1 pool of another."""

    windows = Windows(hand=MASTER)

    def options(self, table, seat, card, window):
        del window
        if master_cards.cannot_play(table, seat, table.cards[card]):
            return []
        return [Option(PLAY, card, seat=table.prey(seat))]

    def resolve(self, table, play):
        if not isinstance(play, Played):
            return
        bank.burn_pool(table, play.option.seat, 1)


class Trick(CardScript):
    """An action modifier: the acting vampire pays and bleeds for one more."""

    windows = Windows(hand=UNBLOCKED)

    def options(self, table, seat, card, window):
        del window
        action = table.current(Bleed)
        if action is None or seat != table.active:
            return []
        return [Option(PLAY, card, action.minion)]

    def resolve(self, table, play):
        if not isinstance(play, Played):
            return
        table.modify(Modifier(Bonus.BLEED, 1, play.option.minion, Until.ACTION, play.option.card))


class Stop(CardScript):
    """A card in play that cancels any played card."""

    windows = Windows(controller=AS_PLAYED)

    def options(self, table, seat, card, window):
        del seat, window
        shown = table.current(ShowCard)
        return [] if shown.cancelled else [Option(USE, card)]

    def resolve(self, table, occasion):
        option = occasion.option
        del option
        table.current(ShowCard).cancelled = True


SCRIPTS = {
    "Vessel": Vessel(),
    "Arcane Library": Office(),
    "Gideon Fontaine": Mentor(),
    "Minion Tap": Drain(),
    "Bonding": Trick(),
    "Archon": Stop(),
}


def scripts(card):
    return SCRIPTS.get(card.name, NO_SCRIPT)


@pytest.fixture
def play(cb):
    return Play(cb, "Ada", "Ben", "Cleo", scripts=scripts)


@pytest.mark.rule("GEN-22", "UNL-02")
def test_EX_V5_21_once_per_unlock_phase_and_card(play):
    vampire = play.ready("Ada", "Anson", 5)
    first, second = play.on(vampire, "Vessel"), play.on(vampire, "Vessel")
    play.turn("Ada").choose(USE, first)
    assert not play.offered(USE, first)
    play.choose(USE, second)
    assert (play[vampire].blood, play.pool_of("Ada")) == (3, 32)
    play.turn("Ada")
    assert not play.offered(USE), "the same turn"
    play.table.end_effects(Until.TURN)
    play.turn("Ada")
    assert play.offered(USE, first)


@pytest.mark.rule("MAS-02", "MAS-03", "MAS-04")
def test_master_phase_actions_have_other_uses_in_any_order(play):
    office = play.in_play("Ada", "Arcane Library")
    card = play.hand("Ada", "Minion Tap")[0]
    play.turn("Ada", Phase.MASTER)
    assert play.offered(USE, office)
    assert play.offered(PLAY, card)
    play.choose(USE, office)
    assert play.pool_of("Ada") == 31
    assert play.table.phase is not Phase.MASTER
    assert play.zone(card) is Zone.HAND


@pytest.mark.rule("DSC-05", "DSC-01", "DSC-04")
def test_discard_phase_actions_have_other_uses(play):
    office = play.in_play("Ada", "Arcane Library")
    card = play.hand("Ada", "Minion Tap")[0]
    play.turn("Ada", Phase.DISCARD).choose(USE, office)
    assert play.pool_of("Ada") == 31
    assert not play.offered(DISCARD_ACTION)
    assert play.zone(card) is Zone.HAND


@pytest.mark.rule("INF-11", "INF-03")
def test_a_new_vampire_gives_transfers_from_the_next_turn_on(play):
    play.uncontrolled("Ada", "Gideon Fontaine", 3)
    play.uncontrolled("Ada", "Anson")
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, "Gideon Fontaine")
    for _ in range(4):
        play.choose(TRANSFER, "Anson")
    assert not play.offered(TRANSFER)
    play.turn("Ada", Phase.INFLUENCE)
    assert play.seat("Ada").transfers == 5


@pytest.mark.rule("INF-17")
def test_effects_on_the_base_version_remain_for_the_merged_vampire(play):
    base = play.ready("Ada", "Alan Sovereign")
    play.uncontrolled("Ada", "Alan Sovereign (ADV)")
    play.table.modify(Modifier(Bonus.BLEED, 2, base, Until.UNLOCK, seat=0))
    before = bonus_of(play.table, Bonus.BLEED, play[base])
    play.turn("Ada", Phase.INFLUENCE)
    play.choose(MERGE)
    merged = play["Alan Sovereign (ADV)"]
    assert bonus_of(play.table, Bonus.BLEED, merged) >= before
    assert bonus_of(play.table, Bonus.BLEED, merged) >= 2


@pytest.mark.rule("PLY-09", "PLY-14", "PLY-13", "RES-03")
@pytest.mark.parametrize("cancelled", [False, True])
def test_cards_are_paid_when_played_even_if_cancelled(play, cancelled):
    vampire = play.ready("Ada", "Alexa Draper", 4)
    card = play.hand("Ada", "Bonding")[0]
    play.table.cards = tuple(
        one if number != card else one.__replace__(blood_cost=1)
        for number, one in enumerate(play.table.cards)
    )
    if cancelled:
        play.in_play("Ben", "Archon")
    play.turn("Ada", Phase.MINION).choose(BLEED, minion=vampire).choose(PLAY, card)
    if cancelled:
        play.choose(USE)
    assert play[vampire].blood == 3
    assert play.zone(card) is Zone.ASH_HEAP
    assert play.pool_of("Ben") == (29 if cancelled else 28)


@pytest.mark.rule("RES-03", "RES-02")
@pytest.mark.parametrize("blocked", [False, True])
@pytest.mark.parametrize("edition", PUBLISHED)
def test_modifiers_of_a_blocked_action_are_paid_except_in_1994(cb, edition, blocked):
    play = Play(cb, "Ada", "Ben", "Cleo", rules=PUBLISHED[edition], scripts=scripts)
    vampire = play.ready("Ada", "Alexa Draper", 4)
    blocker = play.ready("Ben", "Anson")
    card = play.hand("Ada", "Bonding")[0]
    play.table.cards = tuple(
        one if number != card else one.__replace__(pool_cost=1)
        for number, one in enumerate(play.table.cards)
    )
    play.turn("Ada", Phase.MINION).choose(BLEED, minion=vampire).choose(PLAY, card)
    if blocked:
        play.choose(BLOCK, minion=blocker)
    else:
        play.passes("Ben")
    assert play.pool_of("Ada") == (30 if blocked and edition == "jyhad-1994" else 29)


@pytest.mark.rule("RES-03", "PLY-09")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_modifiers_of_a_successful_action_are_paid_by_the_playing_minion(cb, edition):
    play = Play(cb, "Ada", "Ben", "Cleo", rules=PUBLISHED[edition], scripts=scripts)
    vampire = play.ready("Ada", "Alexa Draper", 4)
    card = play.hand("Ada", "Bonding")[0]
    play.ready("Ben", "Anson")
    play.table.cards = tuple(
        one if number != card else one.__replace__(blood_cost=1)
        for number, one in enumerate(play.table.cards)
    )
    play.turn("Ada", Phase.MINION).choose(BLEED, minion=vampire).choose(PLAY, card)
    play.passes("Ben")
    assert play[vampire].blood == 3


@pytest.mark.rule("PLY-09", "MAS-02")
def test_masters_are_paid_with_pool(play, cb):
    card = play.hand("Ada", "Minion Tap")[0]
    cost = cb["Minion Tap"].pool_cost
    play.turn("Ada", Phase.MASTER).choose(PLAY, card)
    assert play.pool_of("Ada") == 30 - cost
    assert play.pool_of("Ben") == 29


@pytest.mark.rule("MIN-03", "MIN-02", "RES-10")
def test_actions_follow_one_after_another(play):
    first, second = play.ready("Ada", "Anson"), play.ready("Ada", "Rake")
    play.ready("Ben", "Bear Paw")
    play.turn("Ada", Phase.MINION).choose(BLEED, minion=first)
    assert play.decision.kind is DecisionKind.BLOCK
    assert not play.offered(BLEED)
    play.passes("Ben")
    assert play.offered(BLEED, minion=second)
    assert not play.offered(BLEED, minion=first)


@pytest.mark.rule("MIN-09", "MIN-10", "BLD-01", "HUN-01")
def test_actions_can_be_taken_without_a_card(play):
    vampire, ally = play.ready("Ada", "Anson"), play.ready("Ada", "Underbridge Stray")
    play.turn("Ada", Phase.MINION)
    of = {minion: set() for minion in (vampire, ally)}
    for option in play.decision.options:
        if option.minion != NONE:
            of[option.minion].add(option.verb)
    assert {BLEED, HUNT} <= of[vampire]
    assert of[ally] == {BLEED}
    assert all(action.verb.sentence for action in ACTIONS)


@pytest.mark.rule("GEN-08")
def test_burning_and_discarding_are_distinguished(play):
    vampire, card = play.ready("Ada", "Anson"), play.hand("Ada", "Minion Tap")[0]
    zones.burn(play.table, vampire)
    zones.discard(play.table, card)
    what = [event.what for event in play.game.log if event.what in {BURNED, DISCARDED}]
    assert what == [BURNED, DISCARDED]
    assert play.seat("Ada").ash_heap == [vampire, card]


@pytest.mark.rule("PLY-03", "PLY-04")
def test_types_decide_where_a_card_can_be_played(play, cb):
    names = ["Minion Tap", "Leather Jacket", "Raven Spy", "Underbridge Stray", "Anarch Revolt"]
    cards = play.hand("Ada", *names, "Kine Resources Contested")
    tap, jacket, spy, stray, revolt, kine = (play.table.cards[card] for card in cards)
    assert tap.master
    assert revolt.master
    assert [card.event for card in (tap, jacket)] == [False, False]
    assert [card.master for card in (jacket, kine)] == [False, False]
    assert (jacket.equipment, spy.retainer, stray.ally) == (True, True, True)
    assert jacket.windows & ACT
    assert kine.windows & POLLING
    double = next(c for c in cb.library if len(c.types) > 1)
    both = play.hand("Ada", double.unique_name)[0]
    assert len(play.table.cards[both].types) == 2


@pytest.mark.rule("PLY-16")
def test_no_second_action_card_in_an_action(play):
    vampire = play.ready("Ada", "Anson")
    play.ready("Ada", "Rake")
    play.ready("Ben", "Bear Paw")
    play.hand("Ada", "Leather Jacket", ".44 Magnum")
    play.turn("Ada", Phase.MINION)
    play.choose(EQUIP, "Leather Jacket", minion=vampire)
    while play.table.current(Action):
        assert not play.offered(EQUIP)
        play.passes()
    assert play.offered(EQUIP, ".44 Magnum")


@pytest.mark.rule("PLY-29")
def test_a_location_can_be_used_in_the_turn_in_which_it_enters_play(play):
    office = play.hand("Ada", "Arcane Library")[0]
    zones.enter_play(play.table, office, 0)
    play.turn("Ada", Phase.MASTER).choose(USE, office)
    assert play.zone(office) is Zone.IN_PLAY
    play.turn("Ada", Phase.MASTER).choose(USE, office)
    assert play.pool_of("Ada") == 32
