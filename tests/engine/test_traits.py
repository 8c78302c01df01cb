"""Traits with special rules: slaves, Red List, circles, monsters, research areas."""

import pytest
from published import PUBLISHED
from table_play import Play

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK, STEP_IN
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.red_list import ATTACK_MARKED, MARK, PUT_TROPHY, master_options
from vtes_deck.engine.cards.play import ShowCard
from vtes_deck.engine.combat import COMBAT
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS, Option, Verb
from vtes_deck.engine.state.script import NO_SCRIPT, CardScript
from vtes_deck.engine.state.table import Activity, Phase, TimedRestriction, Until, Zone
from vtes_deck.engine.state.windows import AS_PLAYED, Windows
from vtes_deck.engine.status import traits
from vtes_deck.engine.status.trophies import FETCH_TROPHY
from vtes_deck.kernel.verdict import Forbidden
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

SLAVE, MASTER = "Rusticus", "Anastasia Grey"
PRIZE = "Alexis Sorokin"


CANCEL = Verb("cancel", "Cancel the card with {card}.")


class Stop(CardScript):
    """A card in play that cancels what another plays."""

    windows = Windows(controller=AS_PLAYED)

    def options(self, table, seat, card, window):
        del window
        shown = table.current(ShowCard)
        return [] if seat == table.active or shown.cancelled else [Option(CANCEL, card)]

    def resolve(self, table, occasion):
        option = occasion.option
        del option
        table.current(ShowCard).cancelled = True


STOP = Stop()


def fights(play):
    return [(e.minion, e.target) for e in play.game.log if e.what is COMBAT]


@pytest.fixture
def tremere(cb):
    return next(c.unique_name for c in cb.crypt if c.clan == "Tremere" and c.capacity > 4)


@pytest.mark.rule("TRT-08")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_a_slave_takes_no_directed_action_without_its_master(cb, tremere, edition):
    play = Play(cb, "Ada", "Ben", "Cleo", rules=PUBLISHED[edition])
    slave = play.ready("Ada", SLAVE)
    play.turn("Ada", Phase.MINION)
    assert play.offered(BLEED, minion=slave) == (edition == "jyhad-1994")
    assert play.offered(HUNT, minion=slave)
    master = play.ready("Ada", tremere, locked=True)
    play.again()
    assert play.offered(BLEED, minion=slave)
    play[master].wounded = True
    play.again()
    assert play.offered(BLEED, minion=slave) == (edition == "jyhad-1994")


@pytest.mark.rule("TRT-09", "BLK-08")
def test_a_slave_takes_the_place_of_its_blocked_master(cb, tremere):
    play = Play(cb, "Ada", "Ben", "Cleo")
    slave, master = play.ready("Ada", SLAVE), play.ready("Ada", tremere)
    blocker = play.ready("Ben", "Anson")
    play.turn("Ada", Phase.MINION).choose(BLEED, minion=master)
    play.choose(BLOCK, minion=blocker)
    play.choose(STEP_IN, minion=slave)
    assert fights(play) == [(slave, blocker)]
    assert play[slave].locked
    assert not play[master].locked


@pytest.mark.rule("TRT-09")
@pytest.mark.parametrize("why_not", ["locked", "declined", "not its master", "1994"])
def test_a_slave_stays_out_of_the_combat(cb, tremere, why_not):
    rules = JYHAD_1994 if why_not == "1994" else WHITE_WOLF
    play = Play(cb, "Ada", "Ben", "Cleo", rules=rules)
    slave = play.ready("Ada", SLAVE, locked=why_not == "locked")
    acting = play.ready("Ada", "Rake" if why_not == "not its master" else tremere)
    blocker = play.ready("Ben", "Anson")
    play.turn("Ada", Phase.MINION).choose(BLEED, minion=acting)
    play.choose(BLOCK, minion=blocker)
    if why_not == "declined":
        play.choose(PASS)
    assert not play.offered(STEP_IN)
    assert fights(play) == [(acting, blocker)]
    assert play[slave].locked == (why_not == "locked")


@pytest.mark.rule("MAS-12", "TRT-11", "MAS-02")
def test_a_marked_minion_can_be_attacked_once_by_each_vampire(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    prize = play.ready("Cleo", PRIZE)
    first, second = play.ready("Ada", "Anson", 3), play.ready("Ada", "Rake", 1)
    play.turn("Ada", Phase.MASTER)
    play.choose(MARK, target=prize)
    assert play.seat("Ada").master_actions == 0
    assert play.offered(ATTACK_MARKED, minion=first, target=prize)
    play.choose(ATTACK_MARKED, minion=first)
    assert play.asked == "Cleo", "the action is directed"
    play.passes("Cleo")
    assert fights(play) == [(first, prize)]
    assert play[first].blood == 2
    while not play.offered(BLEED):
        play.passes()
    play[first].locked = False
    play[prize].locked = False
    play.again()
    assert play.offered(ATTACK_MARKED, minion=second)
    assert not play.offered(ATTACK_MARKED, minion=first)
    assert play.game.why_not(Option(ATTACK_MARKED, minion=first, target=prize)) == Forbidden(
        "TRT-11"
    )
    play.table.end_effects(Until.TURN)
    play.again()
    assert not play.offered(ATTACK_MARKED)


@pytest.mark.rule("MAS-12", "TRT-11")
def test_only_marked_minions_can_be_attacked(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    prize = play.ready("Cleo", PRIZE)
    vampire = play.ready("Ada", "Anson", 3)
    play.turn("Ada", Phase.MASTER).choose(PASS)
    assert not play.offered(ATTACK_MARKED)
    assert play.game.why_not(Option(ATTACK_MARKED, minion=vampire, target=prize)) == Forbidden(
        "TRT-11"
    )


@pytest.mark.rule("MAS-12", "TRT-11")
def test_only_red_list_minions_are_marked_and_each_once_in_a_turn(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    prize, _ = play.ready("Cleo", PRIZE), play.ready("Cleo", "Anson")
    play.turn("Ada", Phase.MASTER)
    play.seat("Ada").master_actions = 2
    play.again()
    assert [option.target for option in play.matching(MARK)] == [prize]
    play.choose(MARK, target=prize)
    assert play.seat("Ada").master_unused == 1, "there was nothing else to do with it"


@pytest.mark.rule("TRT-11", "MIN-01")
def test_the_reason_against_an_attack_on_a_marked_minion(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    prize = play.ready("Cleo", PRIZE)
    locked = play.ready("Ada", "Rake", 2, locked=True)
    theirs = play.ready("Ben", "Bear Paw", 2)
    play.ready("Ada", "Aleph", 2)
    play.turn("Ada", Phase.MASTER).choose(MARK, target=prize)

    def why(minion):
        return play.game.why_not(Option(ATTACK_MARKED, minion=minion, target=prize))

    assert why(theirs) == Forbidden("MIN-01")
    assert why(locked) == Forbidden("MIN-01")


@pytest.mark.rule("MAS-11", "MAS-02")
def test_no_trophy_without_a_master_phase_action(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    trophy = next(c.unique_name for c in cb.library if "trophy" in c.traits)
    play.hand("Ada", trophy)
    play.ready("Cleo", PRIZE)
    play.turn("Ada", Phase.MASTER)
    assert play.offered(PUT_TROPHY)
    play.seat("Ada").master_actions = 0
    assert master_options(play.table, 0) == []


@pytest.mark.rule("MAS-12")
def test_no_red_list_in_1994(cb):
    play = Play(cb, "Ada", "Ben", "Cleo", rules=JYHAD_1994)
    play.ready("Cleo", PRIZE)
    play.turn("Ada", Phase.MASTER)
    assert not play.offered(MARK)


@pytest.mark.rule("MAS-11", "TRT-10")
def test_a_trophy_is_put_in_play_with_a_master_phase_action(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    trophy = next(c.unique_name for c in cb.library if "trophy" in c.traits)
    card = play.hand("Ada", trophy)[0]
    play.turn("Ada", Phase.MASTER).choose(PUT_TROPHY, card)
    assert play.zone(card) is Zone.IN_PLAY
    assert play[card].host == -1
    assert f"Ada puts {trophy} in play." in play.log_sentences()


@pytest.mark.rule("TRT-10")
def test_no_trophy_for_an_action_without_a_target_whatever_card_was_played_last(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    ada, _ = play.ready("Ada", "Anson"), play.ready("Ada", "Rake")
    play.library("Ada", next(c.unique_name for c in cb.library if "trophy" in c.traits))
    last = play.card("Cleo", PRIZE, Zone.ASH_HEAP)
    assert last == len(play.table.cards) - 1
    play.bleeds(ada)
    assert not play.offered(FETCH_TROPHY)
    assert (play.action, play.pool_of("Ben")) == (None, 29), "no one is asked"


@pytest.mark.rule("MAS-11", "PLY-13")
def test_a_cancelled_trophy_is_burned(cb):
    play = Play(cb, "Ada", "Ben", scripts=lambda card: STOP if card.name == "Vessel" else NO_SCRIPT)
    trophy = next(c.unique_name for c in cb.library if "trophy" in c.traits)
    card = play.hand("Ada", trophy)[0]
    play.in_play("Ben", "Vessel")
    play.turn("Ada", Phase.MASTER).choose(PUT_TROPHY, card).choose(CANCEL)
    assert play.zone(card) is Zone.ASH_HEAP
    assert play.seat("Ada").master_actions == 0


@pytest.mark.rule("MIN-05", "MIN-07", "MIN-08", "GEN-02")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_a_hungry_vampire_that_cannot_hunt_takes_no_other_action(cb, edition):
    play = Play(cb, "Ada", "Ben", "Cleo", rules=PUBLISHED[edition])
    hungry, other = play.ready("Ada", "Anson", 0), play.ready("Ada", "Rake")
    play.table.restrict(TimedRestriction(Activity.HUNT, hungry, Until.TURN))
    play.turn("Ada", Phase.MINION)
    assert not play.offered(BLEED, minion=hungry)
    assert play.offered(BLEED, minion=other)


@pytest.mark.rule("GEN-32")
@pytest.mark.parametrize(
    ("name", "monster"),
    [("Anson", True), ("Raven Spy", False), ("Underbridge Stray", False), ("Young Bloods", False)],
)
def test_monsters(cb, name, monster):
    play = Play(cb, "Ada", "Ben")
    kind = cb[name]
    if "Retainer" in kind.types:
        card = play.on(play.ready("Ada", "Rake"), name)
    else:
        card = play.ready("Ada", name)
    expected = monster or not set(kind.traits) & {"mortal", "animal"}
    assert traits.is_monster(play.table, play[card]) == expected
    hero = play.ready("Ada", 'Béatrice "Oracle171" Tremblay')
    assert not traits.is_monster(play.table, play[hero])


@pytest.mark.rule("TRT-03")
def test_circles(cb):
    play = Play(cb, "Ada", "Ben")
    first, second = play.ready("Ada", "Ági"), play.ready("Ada", "Dorka")
    alone, other = play.ready("Ada", "Anson"), play.ready("Ada", "Rake")
    table = play.table
    assert traits.circle_of(table, play[first]) == traits.circle_of(table, play[second])
    assert traits.circle_of(table, play[alone]) != traits.circle_of(table, play[other])


@pytest.mark.rule("GEN-17", "IMB-15")
def test_the_larger_capacity_is_the_older(cb):
    play = Play(cb, "Ada", "Ben")
    old, young = play.ready("Ada", "Anson"), play.ready("Ada", "Rake")
    hero = play.ready("Ada", 'Béatrice "Oracle171" Tremblay')
    assert traits.is_older(play[old], play[young])
    assert not traits.is_older(play[young], play[old])
    assert traits.is_older(play[young], play[hero])
    printed = play.table.cards[hero]
    assert (printed.capacity, printed.vampire) == (3, False)


@pytest.mark.rule("TRT-06")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_the_research_area(cb, edition):
    play = Play(cb, "Ada", "Ben", rules=PUBLISHED[edition])
    card = play.hand("Ada", "Vessel")[0]
    there = edition in {"white-wolf", "playmat"}
    assert traits.put_in_research_area(play.table, card) == there
    assert (play.zone(card) is Zone.ASIDE) == there
    if there:
        assert card not in play.game.observation(1).cards
        assert card in play.game.observation(0).cards
        traits.take_from_research_area(play.table, card, Zone.HAND)
        assert play.zone(card) is Zone.HAND
        assert not play.seat("Ada").research


@pytest.mark.rule("GEN-16", "GEN-14")
def test_minions_have_regions(cb):
    play = Play(cb, "Ada", "Ben")
    ready, torpid = play.ready("Ada", "Anson"), play.torpor("Ada", "Rake")
    ally = play.ready("Ada", "Underbridge Stray")
    waiting = play.uncontrolled("Ada", "Bear Paw")
    card_in_play = play.in_play("Ada", "Blood Doll")
    assert [m.card for m in play.table.minions(0)] == [ready, torpid, ally]
    assert [m.card for m in play.table.ready_minions(0)] == [ready, ally]
    assert waiting not in play.table.in_play
    with pytest.raises(TypeError, match="not a minion"):
        play.table.minion(card_in_play)
    zones.burn(play.table, ally)
    assert [m.card for m in play.table.ready_minions(0)] == [ready]
