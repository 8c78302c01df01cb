"""Contests of unique cards."""

import pytest
from published import PUBLISHED
from table_politics import Struggle

from cardbase.terms import Bonus
from vtes_deck.engine.cards.master_cards import cannot_play
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.state.decisions import PASS, DecisionKind, Option, Verb
from vtes_deck.engine.state.script import NO_SCRIPT, CardScript
from vtes_deck.engine.state.statics import Number
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.state.windows import UNLOCK, Windows
from vtes_deck.engine.status import contests, control
from vtes_deck.engine.status.contests import PAY, YIELD
from vtes_deck.engine.turn.influence import CONTROL
from vtes_deck.engine.turn.turn import Turn, game_end
from vtes_deck.engine.turn.unlock import EDGE_POOL
from vtes_deck.kernel.verdict import Forbidden
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

NAME, PLACE, GUN = "Allison Maller", "Academic Hunting Ground", "Aaron's Feeding Razor"


def copies(cb, name, *owners, rules=VEKN):
    """A table with copies of a card, each under another Methuselah."""
    play = Struggle(cb, rules=rules)
    return play, [play.comes(owner, name) for owner in owners]


def down(play, *cards):
    return [play[card].contested for card in cards]


@pytest.mark.rule("CON-01", "CON-02", "CON-03", "TRT-15")
@pytest.mark.parametrize("edition", PUBLISHED)
@pytest.mark.parametrize("name", [NAME, PLACE, "Carlton Van Wyk"])
def test_copies_of_a_unique_card_turn_face_down(cb, edition, name):
    play, (first,) = copies(cb, name, "Ada", rules=PUBLISHED[edition])
    assert not play[first].contested
    second = play.comes("Ben", name)
    assert down(play, first, second) == [True, True]
    third = play.comes("Cleo", name)
    assert down(play, first, second, third) == [True, True, True]


@pytest.mark.rule("CON-01")
def test_library_cards_without_the_keyword_are_not_unique(cb):
    name = next(c.unique_name for c in cb.library if "Equipment" in c.types and not c.unique)
    play = Struggle(cb)
    for owner, vampire in (("Ada", NAME), ("Ben", "Angel")):
        play.ready(owner, vampire)
        assert not play[play.comes(owner, name, vampire)].contested


@pytest.mark.rule("CON-20")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Alan Sovereign", "Alan Sovereign (ADV)"),
        ("Alan Sovereign (ADV)", "Alan Sovereign"),
        ("Gilbert Duane (G1)", "Gilbert Duane (G6)"),
    ],
)
def test_versions_of_a_vampire_contest_each_other(cb, first, second):
    play = Struggle(cb)
    cards = play.comes("Ada", first), play.comes("Ben", second)
    assert down(play, *cards) == [True, True]


@pytest.mark.rule("CON-20", "INF-16")
def test_a_merged_vampire_does_not_contest_itself(cb):
    play = Struggle(cb)
    base = play.comes("Ada", "Alan Sovereign")
    advanced = play.uncontrolled("Ada", "Alan Sovereign (ADV)")
    control.merge(play.table, 0, advanced, base)
    assert down(play, advanced, base) == [False, False]
    assert [minion.card for minion in play.table.minions(0)] == [advanced]
    other = play.comes("Ben", "Alan Sovereign")
    assert down(play, advanced, other) == [True, True]


@pytest.mark.rule("CON-02", "CON-09", "GEN-19")
def test_contested_cards_are_out_of_play(cb):
    play, (mine, _) = copies(cb, NAME, "Ada", "Ben")
    assert play.table.minions(0) == []
    assert not play[mine].ready
    play.turn("Ada", Phase.MINION)
    assert play.decision is None or all(o.minion != mine for o in play.decision.options)


@pytest.mark.rule("CON-02", "CON-06")
def test_cards_on_a_contested_card_leave_play_with_it(cb):
    play, (mine,) = copies(cb, NAME, "Ada")
    gun = play.on(mine, ".44 Magnum")
    play[mine].locked = True
    theirs = play.comes("Ben", NAME)
    assert play[gun].contested
    play.settled("Ben", YIELD, theirs)
    assert play.zone(theirs) is Zone.ASH_HEAP
    play.turn("Ada", Phase.UNLOCK)
    assert down(play, mine, gun) == [False, False]
    assert play[mine].attached == (gun,)
    third = play.comes("Cleo", NAME)
    play.settled("Ada", YIELD, mine)
    assert play.zone(mine) is play.zone(gun) is Zone.ASH_HEAP
    assert play[third].contested


@pytest.mark.rule("CON-04", "UNL-04")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_contesting_costs_1_pool_for_each_card(cb, edition):
    play = Struggle(cb, rules=PUBLISHED[edition])
    cards = [(play.comes("Ada", name), play.comes("Ben", name)) for name in (NAME, PLACE)]
    play.turn("Ada", Phase.UNLOCK)
    assert play.decision.kind is DecisionKind.CONTEST
    play.choose(PAY, cards[0][0])
    assert play.pool_of("Ada") == 29
    play.choose(PAY, cards[1][0])
    assert play.pool_of("Ada") == 28
    assert not play.offered(PAY)
    assert down(play, *cards[0], *cards[1]) == [True] * 4


@pytest.mark.rule("UNL-04", "UNL-02", "UNL-03")
def test_contests_must_be_resolved_in_any_order(cb):
    play, (mine, _) = copies(cb, NAME, "Ada", "Ben")
    play.pool("Ada", 1)
    play.edge("Ada")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.offered(PASS)
    play.choose(EDGE_POOL).choose(PAY, mine)
    assert play.pool_of("Ada") == 1
    assert not play.seat("Ada").ousted


@pytest.mark.rule("CON-04", "END-01")
def test_the_last_pool_for_a_contest_ousts(cb):
    play, (mine, _) = copies(cb, NAME, "Ada", "Ben")
    play.pool("Ada", 1)
    play.settled("Ada", PAY, mine)
    assert play.seat("Ada").ousted


@pytest.mark.rule("CON-05", "CON-06", "CON-07", "CON-08")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_the_last_contestant_regains_the_card_in_the_next_unlock_phase(cb, edition):
    play, (mine, theirs) = copies(cb, NAME, "Ada", "Ben", rules=PUBLISHED[edition])
    play.settled("Ben", YIELD, theirs)
    assert play.zone(theirs) is Zone.ASH_HEAP
    assert play[mine].contested
    play[mine].locked = True
    play.turn("Ada", Phase.START)
    assert not play[mine].contested
    assert not play[mine].locked
    assert play.pool_of("Ada") == 30


@pytest.mark.rule("CON-07")
@pytest.mark.parametrize(("rules", "at_start"), [(JYHAD_1994, True), (WHITE_WOLF, False)])
def test_in_1994_the_card_returns_at_the_start_of_the_turn(cb, rules, at_start):
    play, (mine, theirs) = copies(cb, NAME, "Ada", "Ben", rules=rules)
    contests.yield_card(play.table, theirs)
    Turn(0).start_of_turn(play.table)
    assert play[mine].contested != at_start


@pytest.mark.rule("CON-03", "CON-07")
def test_the_card_returns_only_after_all_others_have_yielded(cb):
    play, (mine, second, _) = copies(cb, PLACE, "Ada", "Ben", "Cleo")
    play.settled("Ben", YIELD, second)
    play.turn("Ada", Phase.UNLOCK)
    assert play[mine].contested
    assert play.offered(PAY, mine)


@pytest.mark.rule("CON-07")
def test_AMB_49_a_rival_who_is_ousted_no_longer_contests(cb):
    play, (mine, theirs) = copies(cb, NAME, "Ada", "Ben")
    play.table.active = 3
    game_end.oust(play.table, [play.seat("Ben")])
    assert play.zone(theirs) is Zone.REMOVED
    play.turn("Ada", Phase.UNLOCK)
    assert not play[mine].contested


@pytest.mark.rule("CON-10")
@pytest.mark.parametrize("edition", PUBLISHED)
@pytest.mark.parametrize("name", [NAME, PLACE])
def test_a_second_copy_of_the_same_controller_is_burned(cb, edition, name):
    play, (first, second) = copies(cb, name, "Ada", "Ada", rules=PUBLISHED[edition])
    if edition == "jyhad-1994":
        assert down(play, first, second) == [True, True]
    else:
        assert not play[first].contested
        assert play.zone(second) is Zone.ASH_HEAP


@pytest.mark.rule("CON-10")
def test_a_methuselah_cannot_choose_to_contest_her_own_card(cb):
    play = Struggle(cb)
    play.comes("Ada", NAME)
    second = play.uncontrolled("Ada", NAME, 9)
    play.turn("Ada", Phase.INFLUENCE)
    assert not play.offered(CONTROL, second)
    assert play.game.why_not(Option(CONTROL, second)) == Forbidden("CON-10")


@pytest.mark.rule("CON-10")
@pytest.mark.parametrize(("rules", "rule"), [(VEKN, "CON-10"), (JYHAD_1994, None)])
def test_a_unique_master_is_not_played_twice(cb, rules, rule):
    play = Struggle(cb, rules=rules)
    play.comes("Ada", "The Barrens")
    play.table.phase, play.seat("Ada").master_actions = Phase.MASTER, 1
    number = play.card("Ada", "The Barrens")
    card = play.table.cards[number]
    assert cannot_play(play.table, 0, card) == rule


@pytest.mark.rule("CON-10")
def test_in_older_rules_the_second_vampire_enters_play_and_is_burned(cb):
    play = Struggle(cb, rules=WHITE_WOLF)
    first = play.comes("Ada", NAME)
    second = play.uncontrolled("Ada", NAME, 9)
    play.turn("Ada", Phase.INFLUENCE).passes()
    assert play.zone(second) is Zone.ASH_HEAP
    assert not play[first].contested


@pytest.mark.rule("CON-02", "INF-10")
def test_a_newly_controlled_vampire_is_contested(cb):
    play = Struggle(cb)
    theirs = play.comes("Ben", NAME)
    mine = play.uncontrolled("Ada", NAME, 4)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, mine)
    assert down(play, mine, theirs) == [True, True]
    assert play[mine].blood == 4


@pytest.mark.rule("CON-02", "GEN-31")
def test_unique_equipment_returns_to_its_bearer(cb):
    play = Struggle(cb)
    play.ready("Ada", NAME)
    play.ready("Ben", "Angel")
    mine, theirs = play.comes("Ada", GUN, NAME), play.comes("Ben", GUN, "Angel")
    assert down(play, mine, theirs) == [True, True]
    assert play[NAME].attached == play["Angel"].attached == ()
    play.settled("Ben", YIELD, theirs)
    play.turn("Ada", Phase.UNLOCK)
    assert play[NAME].attached == (mine,)


@pytest.mark.rule("GEN-10")
def test_unique_equipment_is_burned_if_its_bearer_left_play(cb):
    play = Struggle(cb)
    bearer = play.ready("Ada", NAME)
    play.ready("Ben", "Angel")
    mine, theirs = play.comes("Ada", GUN, NAME), play.comes("Ben", GUN, "Angel")
    zones.burn(play.table, bearer)
    assert play.zone(mine) is Zone.ASH_HEAP
    play.turn("Ben", Phase.UNLOCK)
    assert play["Angel"].attached == (theirs,)


@pytest.mark.rule("INF-17", "CON-07")
def test_contested_equipment_returns_to_the_merged_bearer(cb):
    play = Struggle(cb)
    base = play.comes("Ada", "Alan Sovereign")
    play.ready("Ben", "Angel")
    mine, theirs = play.comes("Ada", GUN, base), play.comes("Ben", GUN, "Angel")
    advanced = play.uncontrolled("Ada", "Alan Sovereign (ADV)")
    control.merge(play.table, 0, advanced, base)
    play.settled("Ben", YIELD, theirs)
    play.turn("Ada", Phase.UNLOCK)
    assert play[mine].host == advanced
    assert set(play[advanced].attached) == {base, mine}


@pytest.mark.rule("CON-02", "CON-07")
def test_equipment_that_returns_with_its_bearer_is_contested(cb):
    play = Struggle(cb)
    bearer = play.comes("Ada", NAME)
    mine = play.comes("Ada", GUN, bearer)
    rival = play.comes("Ben", NAME)
    play.ready("Cleo", "Angel")
    theirs = play.comes("Cleo", GUN, "Angel")
    assert down(play, mine, theirs) == [True, False]
    play.turn("Ada", Phase.UNLOCK)
    assert play.offered(PAY, bearer)
    assert not play.offered(PAY, mine)
    play.settled("Ben", YIELD, rival)
    play.turn("Ada", Phase.UNLOCK)
    assert down(play, bearer, mine, theirs) == [False, True, True]
    assert play.offered(PAY, mine)


class TwoMore(Number):
    """The hand size of its controller is 2 larger."""

    key = Bonus.HAND_SIZE
    wide = True

    def number(self, table, source, on):
        return 2 if table.in_play[source].controller == on else 0


class Ground(CardScript):
    """A location usable in the unlock phase that adds to a hand and responds to unlocking."""

    windows = Windows(controller=UNLOCK)
    statics = (TwoMore(),)

    def options(self, table, seat, card, window):
        del table, seat, window
        return [Option(USES, card)]

    def resolve(self, table, occasion):
        option = occasion.option
        table.in_play[option.card].locked = True


USES = Verb("use the ground", "Use {card}.")
GROUND = Ground()


def grounds(card):
    return GROUND if card.name == PLACE else NO_SCRIPT


@pytest.mark.rule("CON-02", "CON-07", "CON-09")
def test_contested_cards_have_no_effect_until_they_return(cb):
    play = Struggle(cb, scripts=grounds)
    mine = play.comes("Ada", PLACE)
    assert stats.hand_size(play.table, 0) == 9
    theirs = play.comes("Ben", PLACE)
    assert stats.hand_size(play.table, 0) == stats.hand_size(play.table, 1) == 7
    play.turn("Ada", Phase.UNLOCK)
    assert not play.offered(USES)
    assert play.table.powers[0] == 0
    play.settled("Ben", YIELD, theirs)
    play.turn("Ada", Phase.UNLOCK)
    assert play.offered(USES, mine)
    assert stats.hand_size(play.table, 0) == 9


@pytest.mark.rule("CON-02")
def test_a_contest_is_logged_in_plain_words(cb):
    play, (mine, theirs) = copies(cb, NAME, "Ada", "Ben")
    assert play.log_sentences() == [f"Ada contests {NAME}.", f"Ben contests {NAME}."]
    play.settled("Ada", PAY, mine)
    assert f"Ada burns 1 pool to contest {NAME}." in play.log_sentences()
    play.settled("Ben", YIELD, theirs)
    reported = play.log_sentences()
    assert reported.index(f"Ben yields {NAME}.") + 1 == reported.index(f"Ben's {NAME} is burned.")
    play.turn("Ada", Phase.UNLOCK)
    assert f"Ada has won {NAME}." in play.log_sentences()
    play.comes("Ada", NAME)
    assert f"Ada already has {NAME}: this one is burned." in play.log_sentences()
