"""The arena: deals, time, points, paired differences, blunders."""

import math
from collections import Counter

import msgspec
import pytest
from card_play import CardPlay
from table_play import Play
from table_politics import Council

from cardbase.terms import Sect
from vtes_deck.app.arena import controls, panel, random_decks
from vtes_deck.effects.coverage import CoverageLevel
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.state.decisions import PASS, PASSING, Decision, DecisionKind, Option
from vtes_deck.engine.state.table import Phase
from vtes_deck.players.passive import PassivePlayer
from vtes_deck.sim.arena.blunders import Blunder, Critic
from vtes_deck.sim.arena.crossings import Crossings
from vtes_deck.sim.arena.match import GameReport, Hall, SeatReport
from vtes_deck.sim.arena.plan import ArenaPlan, deal_of, line_up
from vtes_deck.sim.arena.run import play_deal, run
from vtes_deck.sim.arena.score import Score
from vtes_deck.sim.game import GameSource, start
from vtes_deck.sim.record import Opponents, Setup


@pytest.fixture(scope="module")
def plan(cb):
    return ArenaPlan("random", "random", ("random",), tuple(panel(cb)), "vekn", rounds=4, seed=3)


def test_the_panel_has_eight_decks_or_more(cb):
    decks = panel(cb)
    assert len(decks) >= 8
    assert all(len(deck.crypt) >= 12 and 60 <= len(deck.library) <= 90 for deck in decks)


def test_whole_decks_have_only_cards_played_in_full(cb, monkeypatch):
    """One card of the second deck is not played in full, so the third takes its place."""
    first, second, third = random_decks(cb, 3, 20261124)
    card = next(iter(set(second.library) - {*first.library, *third.library}))
    monkeypatch.setattr(
        "vtes_deck.app.arena.level_of",
        lambda one: CoverageLevel.PARTIAL if one.id == card else CoverageLevel.FULL,
    )
    assert random_decks(cb, 2, 20261124, whole=True) == [first, third]
    assert random_decks(cb, 2, 20261124) == [first, second]


def test_each_number_has_one_repeatable_deal(plan):
    assert deal_of(plan, 4) == deal_of(plan, 4)
    deals = [deal_of(plan, number) for number in range(20)]
    assert len({deal.seed for deal in deals}) == 20
    assert all(len(set(deal.decks)) == plan.seats for deal in deals)
    assert set().union(*(deal.decks for deal in deals)) == set(range(len(plan.decks)))


def test_the_player_takes_its_seat_and_the_others_follow_clockwise(plan):
    plan = msgspec.structs.replace(plan, field=("a", "b"))
    assert line_up(plan, "me", 0) == ("me", "a", "b", "a", "b")
    assert line_up(plan, "me", 3) == ("b", "a", "b", "me", "a")


def test_each_remaining_player_has_half_a_point_when_time_is_up(plan, cb):
    report = Hall(plan, cb).play(deal_of(plan, 0), "random", 0)
    assert not report.over
    assert report.rounds == plan.rounds
    oustings = sum(seat.ousted for seat in report.seats)
    left = plan.seats - oustings
    assert sum(seat.points for seat in report.seats) == oustings + left / 2


def test_a_player_against_itself_makes_no_difference(plan, cb):
    report = play_deal(Hall(plan, cb), 1)
    score = Score()
    score.add(report.candidate, report.reference)
    assert score.difference.value == 0
    assert score.games == 6, "five games of the candidate, and one of the reference for all seats"


def test_other_seeds_give_other_games(plan, cb):
    other = controls(plan)["negative"]
    reports = [play_deal(Hall(one, cb), 1) for one in (plan, other)]
    before, after = ([game.decisions for game in one.candidate] for one in reports)
    assert before != after
    assert reports[0].reference[0].decisions == reports[1].reference[0].decisions


def test_processes_do_not_change_the_numbers(plan):
    """A cancelled run ends early."""
    here, apart = [*run(plan, 3)][-1], [*run(plan, 3, processes=2)][-1]
    assert here.differences == apart.differences
    assert here.candidate.halves == apart.candidate.halves
    assert here.rounds == apart.rounds
    assert [*run(plan, 3, cancelled=lambda: True)] == []


def seat_of(points, player="p"):
    return SeatReport(player, 0, points, False, False, 0, 0, 2, (10, 30), {"rule": 1})


def games(points, deal=0):
    """A deal of two seats with the points of a player in each of them."""
    return [
        GameReport(deal, True, 9, 99, tuple(seat_of(p if at == seat else 0) for at in range(2)))
        for seat, p in enumerate(points)
    ]


def test_paired_differences_have_the_interval_of_student_t():
    """Four deals; in seat-games the differences are 1 and 0, 2 and 1, 0 and 0, 1 and 1."""
    score = Score()
    for mine, theirs in (((1, 0), (0, 0)), ((2, 1), (0, 0)), ((0, 2), (0, 2)), ((1, 1), (0, 0))):
        score.add(games(mine), games(theirs))
    found = score.difference
    means = [0.5, 1.5, 0.0, 1.0]
    deviation = math.sqrt(sum((m - 0.75) ** 2 for m in means) / 3)
    half = 3.182 * deviation / 2  # the quantile of Student's distribution with 3 degrees
    assert found.value == 0.75
    assert found.high - found.value == pytest.approx(half, rel=2e-3)
    assert score.of_seat(0).value == 1.0
    assert score.candidate.points.value == 1.0
    assert score.candidate.blunders == Counter({"rule": 8})
    assert score.candidate.mean_time == 20
    assert 30 <= score.candidate.time_of(0.95) <= 30 * 1.05


# ------------------------------------------------------------------------------ across the table


def test_only_attacks_across_the_table_are_counted(cb):
    """Of five seats, 0 sits between 1 and 4; a card counts for its controller."""
    setup = Setup(crypt=(cb["Anson"].id,) * 12, library=(), opponents=Opponents(blockers=1))
    game = start(setup, 0, GameSource(cb))
    table = game.table
    minion = {seat: table.minions(seat)[0].card for seat in (1, 4)}
    crossings = Crossings(game)
    mine, far = (Decision(seat, DecisionKind.ACTION, ()) for seat in (0, 2))
    for seat in range(5):
        crossings.note(mine, Option(BLEED, seat=seat))
        crossings.note(mine, Option(PASS, seat=seat))
    assert crossings.at == [0, 0, 1, 1, 0]
    for decision in (mine, far):
        for card in minion.values():
            crossings.note(decision, Option(BLEED, target=card))
    assert crossings.at == [0, 0, 1, 1, 1]


def test_a_passive_player_passes_whenever_possible():
    options = (Option(BLEED), PASSING)
    player = PassivePlayer(1)
    assert player.choose(Decision(0, DecisionKind.ACTION, options), None) is PASSING
    assert player.choose(Decision(0, DecisionKind.TARGET, options[:1]), None) is options[0]


# --------------------------------------------------------------------------------------- blunders


class Watched:
    """A scenario in which a critic watches each choice."""

    def __init__(self, play):
        self.play = play
        self.critic = Critic(play.game)

    def apply(self, option):
        seat = self.play.decision.seat
        self.critic.before(self.play.decision, option)
        self.play.game.apply(option)
        self.critic.after(seat)

    def choose(self, verb, **fields):
        (option,) = self.play.matching(verb, **fields)
        self.apply(option)

    @property
    def found(self):
        return [dict(one) for one in self.critic.found]


def test_votes_against_the_players_own_referendum(cb):
    play = Council(cb)
    play.ready("Ada", "Anson")
    play.ready("Ben", "Cardano")
    play.call("Ada")
    watched = Watched(play)
    watched.apply(play.cast("against", "Anson"))
    play.until("Ben")
    watched.apply(play.cast("against", "Cardano"))
    assert watched.found[0] == {Blunder.OWN_REFERENDUM: 1}
    assert watched.found[1] == {}


def test_a_repeated_hopeless_block(cb):
    play = Play(cb, "Ada", "Ben")
    hunter = play.ready("Ada", "Anson", 3)
    blocker = play.ready("Ben", "Rake")
    play.turn("Ada", Phase.MINION)
    play.hunts(hunter)
    watched = Watched(play)
    watched.choose(BLOCK, minion=blocker)
    assert watched.found[1] == {}, "the first attempt can be hopeless"
    watched.choose(BLOCK, minion=blocker)
    assert watched.found[1] == {Blunder.SAME_BLOCK: 1}


@pytest.mark.parametrize(
    ("pool", "locked", "blunders"), [(1, True, 1), (2, True, 0), (1, False, 0)]
)
def test_a_missed_lethal_bleed(cb, pool, locked, blunders):
    play = Play(cb, "Ada", "Ben", "Cleo")
    play.ready("Ada", "Anson")
    play.ready("Ben", "Rake", locked=locked)
    play.pool("Ben", pool)
    play.turn("Ada", Phase.MINION)
    assert play.offered(BLEED)
    watched = Watched(play)
    watched.apply(PASSING)
    assert watched.found[0].get(Blunder.LETHAL_BLEED, 0) == blunders


@pytest.mark.parametrize(("owner", "blunders"), [("Ben", 1), ("Ada", 0)])
def test_a_rescue_of_a_rival(cb, owner, blunders):
    play = Play(cb, "Ada", "Ben", "Cleo")
    play.ready("Ada", "Anson", 5)
    play.torpor(owner, "Rake", 3)
    play.turn("Ada", Phase.MINION)
    watched = Watched(play)
    watched.apply(play.matching(RESCUE)[0])
    assert watched.found[0].get(Blunder.RIVAL_RESCUED, 0) == blunders
    assert PASS is PASSING.verb


@pytest.mark.parametrize(
    ("card", "owner", "blunder"),
    [
        ("Giant's Blood", "Ben", Blunder.GIFT),
        ("Giant's Blood", "Ada", None),
        ("Pentex™ Subversion", "Ada", Blunder.OWN_HARM),
        ("Pentex™ Subversion", "Ben", None),
    ],
)
def test_a_card_used_on_the_wrong_side(cb, card, owner, blunder):
    """Giant's Blood fills a vampire with blood; Pentex Subversion keeps a minion from acting."""
    play = CardPlay(cb)
    targets = {name: play.vampire(name, blood=2) for name in ("Ada", "Ben")}
    (held,) = play.hand("Ada", card)
    play.turn("Ada", Phase.MASTER)
    watched = Watched(play)
    options = [o for o in play.decision.options if (o.card, o.target) == (held, targets[owner])]
    watched.apply(options[0])
    assert watched.found[0] == ({} if blunder is None else {blunder: 1})


def test_preventing_blocks_of_rivals_is_not_harm(cb):
    """Concoction of Vitality does this, and its bearer loses its Disciplines in return."""
    play = CardPlay(cb)
    ada = play.vampire("Ada")
    concoction = play.on(ada, "Concoction of Vitality")
    play.vampire("Ben")
    play.bleeds(ada)
    (option,) = [one for one in play.decision.options if one.card == concoction]
    watched = Watched(play)
    watched.apply(option)
    assert watched.found[0] == {}


@pytest.mark.parametrize(("owner", "blunder"), [("Ben", None), ("Ada", Blunder.OWN_HARM)])
def test_a_minion_sacrificed_to_burn_a_card_of_a_rival(cb, owner, blunder):
    """Judgment takes a pool in each turn, until someone burns a minion for it."""
    play = CardPlay(cb)
    vampire = play.vampire("Ada", sect=Sect.SABBAT)
    play.in_play(owner, "Judgment: Camarilla Segregation")
    play.turn("Ada", Phase.MASTER)
    watched = Watched(play)
    watched.apply(next(one for one in play.decision.options if one.target == vampire))
    assert watched.found[0] == ({} if blunder is None else {blunder: 1})


def test_a_mandatory_use_is_not_a_blunder(cb):
    """Ada must carry out Baltimore Purge, which sends her own vampire to torpor."""
    play = CardPlay(cb)
    purge = play.on(play.vampire("Ada", capacity=5), "Baltimore Purge")
    play.in_play("Ben", "Anarch Revolt")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.offered(PASS)
    watched = Watched(play)
    watched.apply(next(one for one in play.decision.options if one.card == purge))
    assert watched.found[0] == {}


@pytest.mark.parametrize("answered", [False, True])
def test_an_unused_wake(cb, answered):
    """Ben wakes a vampire and does not block; Daring the Dawn makes the action unblockable."""
    play = CardPlay(cb)
    acting = play.vampire("Ada", "FOR", capacity=6)
    play.vampire("Ben", capacity=6, locked=True)
    play.hand("Ada", *["Daring the Dawn"] * answered)
    play.hand("Ben", "On the Qui Vive")
    play.turn("Ada", Phase.MINION)
    play.bleeds(acting).until("Ben", "On the Qui Vive")
    watched = Watched(play)
    watched.apply(play.decision.options[0])
    while play.decision is not None and watched.critic.found[1] == {} and play.action is not None:
        playing = answered and play.asked == "Ada" and play.can("Daring the Dawn")
        watched.apply(play.decision.options[0] if playing else PASSING)
    assert watched.found[1].get(Blunder.IDLE_WAKE, 0) == (not answered)
