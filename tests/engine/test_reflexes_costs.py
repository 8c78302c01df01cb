"""Reflex cards (PLY-25), and reduced costs of cards (PLY-12)."""

import pytest
from card_play import CardPlay
from card_texts import text_of
from table_play import Play

from cardbase.terms import Bonus
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.hunt import Hunt
from vtes_deck.engine.actions.permanents import EQUIP
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.cards.cost_reductions import REDUCE
from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.cards.reflex import REFLEX
from vtes_deck.engine.mechanics import play_index
from vtes_deck.engine.state.cost_statics import Price
from vtes_deck.engine.state.decisions import NONE, PASS, Option, Verb
from vtes_deck.engine.state.occasions import Played
from vtes_deck.engine.state.printed import reflex_of
from vtes_deck.engine.state.script import NO_SCRIPT, CardScript
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone
from vtes_deck.engine.state.windows import AS_PLAYED, PAYING, UNBLOCKED, Windows
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN

WATCH = Verb("watch", "Watch what is played.")

# Reflexes


class Frenzies(CardScript):
    """A card that is played on a minion during an action."""

    windows = Windows(hand=UNBLOCKED)

    def options(self, table, seat, card, window):
        del window
        if seat != table.active:
            return []
        acting = table.current(Hunt).minion
        targets = table.minions(table.prey(seat))
        return [Option(PLAY, card, acting, one.card) for one in targets]

    def resolve(self, table, play):
        if not isinstance(play, Played):
            return
        table.minion(play.option.target).set_mark("mad", 1)


class Watches(CardScript):
    """A card in play that can be used whenever a card is played, any number of times."""

    windows = Windows(controller=AS_PLAYED)

    def options(self, table, seat, card, window):
        del table, seat, window
        return [Option(WATCH, card)]


def frenzy_table(cb, discipline="abo", held="Invoke Poison Glands", rules=VEKN):
    """Ada hunts and can play a frenzy on one of the two vampires of Ben, who holds a reflex."""
    invented = {"Terror Frenzy": Frenzies(), "The Barrens": Watches()}

    def scripts(card):
        return invented.get(card.name) or script_of(card)

    play = CardPlay(cb, rules=rules)
    play.scripts = scripts
    ada = play.vampire("Ada")
    ben, other = play.vampire("Ben", discipline), play.vampire("Ben")
    play.hand("Ada", "Terror Frenzy")
    play.hand("Ben", held)
    play.hunts(ada)
    return play, ben, other


@pytest.mark.rule("PLY-25")
def test_a_reflex_cancels_a_card_played_against_the_minion(cb):
    play, ben, _ = frenzy_table(cb)
    play.choose(PLAY, "Terror Frenzy", target=ben)
    assert play.asked == "Ben"
    play.choose(REFLEX, "Invoke Poison Glands")
    assert not play[ben].mark("mad")
    assert play.zone("Terror Frenzy") is Zone.ASH_HEAP
    assert play.zone("Invoke Poison Glands") is Zone.ASH_HEAP


@pytest.mark.rule("PLY-25", "SEQ-05")
def test_after_a_reflex_the_acting_methuselah_has_the_impulse_again(cb):
    play, ben, _ = frenzy_table(cb)
    play.in_play("Ada", "The Barrens")
    play.choose(PLAY, "Terror Frenzy", target=ben).passes("Ada")
    play.choose(REFLEX, "Invoke Poison Glands")
    played = play.number("Invoke Poison Glands")
    assert (play.asked, play.table.stack[-1].shown) == ("Ada", played)
    play.passes("Ada")
    assert (play.asked, play.table.stack[-1].shown) == ("Ada", play.number("Terror Frenzy"))


@pytest.mark.rule("PLY-25")
def test_a_reflex_is_not_for_a_card_played_against_another(cb):
    play, ben, other = frenzy_table(cb)
    play.choose(PLAY, "Terror Frenzy", target=other)
    assert not play.offered(REFLEX)
    assert play[other].mark("mad")
    assert not play[ben].mark("mad")


@pytest.mark.rule("PLY-25", "PLY-05")
def test_a_reflex_needs_its_discipline_and_the_kind_that_it_names(cb):
    play, ben, _ = frenzy_table(cb, "pro")
    play.choose(PLAY, "Terror Frenzy", target=ben)
    assert play[ben].mark("mad")
    play, ben, _ = frenzy_table(cb, "val", "Blessed Blade")
    play.choose(PLAY, "Terror Frenzy", target=ben)
    assert play[ben].mark("mad"), "it is for grapples"


@pytest.mark.rule("PLY-25", "PLY-02")
def test_a_reflex_is_unknown_in_1994(cb):
    play, ben, _ = frenzy_table(cb, rules=JYHAD_1994)
    play.choose(PLAY, "Terror Frenzy", target=ben)
    assert play[ben].mark("mad")


def test_every_reflex_card_is_read(cb):
    cards = [card for card in cb if "[REFLEX]" in card.text]
    assert len(cards) >= 16
    assert [card.name for card in cards if reflex_of(card) is None] == []


# Reduced costs


class Cheaper(CardScript):
    """Its controller may lock it to pay 2 pool or blood less."""

    windows = Windows(controller=PAYING)

    def costs(self, table, card, paid, payer=NONE, *, most=False):
        del paid, payer, most
        return (0, 0) if table.in_play[card].locked else (2, 2)

    def resolve(self, table, occasion):
        option = occasion.option
        table.in_play[option.card].locked = True


RIFLE, BARRENS = "Assault Rifle", "The Barrens"


def with_reducer(cb, pool=30):
    """Ada can equip with a card that costs 5 pool, and pay 2 less."""

    def scripts(card):
        return Cheaper() if card.name == BARRENS else NO_SCRIPT

    play = Play(cb, "Ada", "Ben", "Cleo", scripts=scripts)
    play.uncontrolled("Cleo", "Anson")
    play.ready("Ada", "Gideon Fontaine")
    play.in_play("Ada", BARRENS)
    play.hand("Ada", RIFLE)
    play.pool("Ada", pool)
    return play.turn("Ada", Phase.MINION)


@pytest.mark.rule("PLY-12")
def test_a_cost_can_be_reduced_as_the_card_is_played(cb):
    play = with_reducer(cb)
    play.choose(EQUIP, RIFLE).choose(REDUCE, BARRENS)
    assert play[BARRENS].locked
    assert play[RIFLE].host == play.number("Gideon Fontaine")
    assert play.pool_of("Ada") == 27


@pytest.mark.rule("PLY-12")
def test_a_cost_can_be_reduced_after_the_action_has_succeeded(cb):
    play = with_reducer(cb)
    play.choose(EQUIP, RIFLE).passes("Ada")
    assert play.asked == "Ada"
    assert not play[BARRENS].locked
    play.choose(REDUCE, BARRENS)
    assert play.pool_of("Ada") == 27


@pytest.mark.rule("PLY-12")
def test_a_cost_reduction_is_optional(cb):
    play = with_reducer(cb)
    play.choose(EQUIP, RIFLE).passes("Ada").passes("Ada")
    assert play.pool_of("Ada") == 25
    assert not play[BARRENS].locked


@pytest.mark.rule("PLY-12")
def test_a_blocked_action_does_not_use_a_postponed_reduction(cb):
    play = with_reducer(cb)
    ben = play.ready("Ben", "Rake")
    play.table.modify(Modifier(Bonus.INTERCEPT, 1, ben, Until.ACTION))
    play.choose(EQUIP, RIFLE).passes("Ada").choose(BLOCK, minion=ben)
    while play.table.phase is Phase.MINION:
        assert not play.offered(REDUCE)
        play.game.apply(play.decision.options[-1])
    assert not play[BARRENS].locked
    assert play.pool_of("Ada") == 30


@pytest.mark.rule("PLY-12", "PLY-10")
@pytest.mark.parametrize(("pool", "legal"), [(3, True), (2, False)])
def test_a_card_that_a_reduction_makes_affordable_can_be_played(cb, pool, legal):
    assert with_reducer(cb, pool).offered(EQUIP, RIFLE) is legal


class Thrifty(Cheaper):
    """The same for blood only."""

    def costs(self, table, card, paid, payer=NONE, *, most=False):
        pool, blood = super().costs(table, card, paid, payer, most=most)
        del pool
        return 0, blood


def with_blood_reducer(cb, blood, pool=0):
    """Ada's vampire can equip with a card of this cost, and pay 2 blood less."""
    scripts = {BARRENS: Thrifty()}
    play = Play(cb, "Ada", "Ben", "Cleo", scripts=lambda card: scripts.get(card.name, NO_SCRIPT))
    play.uncontrolled("Cleo", "Anson")
    play.ready("Ada", "Gideon Fontaine", 3)
    play.in_play("Ada", BARRENS)
    play.ready("Ben", "Rake")
    rifle = play.hand("Ada", RIFLE)[0]
    play.table.cards = tuple(
        one if number != rifle else one.__replace__(blood_cost=blood, pool_cost=pool)
        for number, one in enumerate(play.table.cards)
    )
    return play.turn("Ada", Phase.MINION)


@pytest.mark.rule("PLY-12")
@pytest.mark.parametrize(("blood", "left"), [(1, 3), (3, 2)])
def test_blood_costs_can_be_reduced_but_not_below_zero(cb, blood, left):
    play = with_blood_reducer(cb, blood)
    play.choose(EQUIP, RIFLE).choose(REDUCE, BARRENS)
    while play.table.phase is Phase.MINION and play.offered(PASS):
        play.choose(PASS)
    assert play["Gideon Fontaine"].blood == left


@pytest.mark.rule("PLY-12")
def test_1_blood_reduction_does_not_reduce_pool_costs(cb):
    play = with_blood_reducer(cb, 0, pool=2)
    play.choose(EQUIP, RIFLE)
    assert not play.offered(REDUCE)


@pytest.mark.rule("PLY-12", "PLY-10")
@pytest.mark.parametrize(("blood", "legal"), [(5, True), (6, False)])
def test_possible_blood_reductions_count_as_available(cb, blood, legal):
    assert with_blood_reducer(cb, blood).offered(EQUIP, RIFLE) is legal


class ForAll(Price):
    """A card in play with which the cards of all its controller's minions cost 1 less."""

    wide = True

    def less(self, table, source, minion, paid, level):
        del paid, level
        mine = table.in_play[source].controller == minion.controller
        return (1, 1) if mine else (0, 0)


@pytest.mark.rule("PLY-09", "CON-02")
@pytest.mark.parametrize(("contested", "cost"), [(False, (1, 0)), (True, (2, 1))])
def test_a_contested_card_reduces_no_cost(cb, contested, cost):
    scripts = {BARRENS: text_of(ForAll())}
    play = Play(cb, "Ada", "Ben", scripts=lambda card: scripts.get(card.name, NO_SCRIPT))
    minion = play[play.ready("Ada", "Gideon Fontaine")]
    play[play.in_play("Ada", BARRENS)].contested = contested
    play_index.rebuild(play.table)
    other, number = play[play.ready("Ben", "Rake")], play.hand("Ada", RIFLE)[0]
    rifle = play.table.cards[number]
    assert price(play.table, minion, rifle, "", 2, 1) == cost
    assert price(play.table, other, rifle, "", 2, 1) == (2, 1)


# Effects delayed until after the action in 1994


def old_table(cb):
    """A table of 1994, where everything costs 1 blood."""
    play = CardPlay(cb, rules=JYHAD_1994)
    ada, ben = play.vampire("Ada", "for dom"), play.vampire("Ben", "aus")
    play.hand("Ada", "Freak Drive")
    play.hand("Ben", "Enhanced Senses")
    play.table.cards = tuple(
        one.__replace__(blood_cost=1) if one.definition.name == "Enhanced Senses" else one
        for one in play.table.cards
    )
    return play, ada, ben


@pytest.mark.rule("RES-03", "PLY-09")
def test_reactions_do_not_wait_for_the_action(cb):
    play, ada, ben = old_table(cb)
    play.table.modify(Modifier(Bonus.STEALTH, 2, ada, Until.TURN))
    play.bleeds(ada).blocks(ben).plays("Enhanced Senses", "aus")
    assert play[ben].blood == 4


@pytest.mark.rule("RES-03", "PLY-09")
def test_modifiers_after_the_action_do_not_wait(cb):
    play, ada, _ = old_table(cb)
    play.bleeds(ada).until("Ada", "Freak Drive").plays("Freak Drive", "for")
    assert (play[ada].blood, play[ada].locked) == (4, False)
