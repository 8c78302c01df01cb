"""Referendums: sources of votes, polling, results, in every edition that has them."""

import pytest
from published import PUBLISHED
from table_play import Play
from table_politics import CARD, CHOOSES, OTHER_CARD, Council, with_motions

from cardbase.terms import Bonus, Title
from vtes_deck.engine.game import IllegalOptionError
from vtes_deck.engine.mechanics.stats import bonus_of
from vtes_deck.engine.politics.votes import VERBS, VoteSide, ballots_of
from vtes_deck.engine.state.decisions import NONE, DecisionKind, Option
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Activity, Modifier, TimedRestriction, Until, Zone
from vtes_deck.kernel.verdict import Forbidden
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

PRINCE, OTHER_PRINCE, JUSTICAR = "Anson", "Cardano", "Anneke"
PRIMOGEN, INNER_CIRCLE, BARON = "Akram", "Arika", "Casey Snyder"
PRISCI = ["Bronwen", "Kij Dansky", "Greensleeves"]
MODERN = [pytest.param(VEKN, id="vekn"), pytest.param(WHITE_WOLF, id="white-wolf")]


@pytest.mark.rule("REF-01", "REF-06", "REF-10", "REF-14", "POL-04")
def test_a_referendum_passes_and_takes_effect(cb):
    play = Council(cb, scripts=with_motions)
    play.ready("Ada", PRINCE)
    play.call("Ada")
    assert play.decision.kind is DecisionKind.TERMS
    assert play.asked == "Ada"
    play.choose(CHOOSES, seat="Ben").choose(CHOOSES, seat="Dora")
    play.votes("Ada", "for", PRINCE, "the calling card").close()
    assert play.result == (3, 0, True)
    assert [play.pool_of(name) for name in play.names] == [30, 29, 30, 29, 30]


@pytest.mark.rule("REF-06")
def test_a_tie_fails(cb):
    play = Council(cb, scripts=with_motions)
    play.ready("Ada", PRINCE)
    play.ready("Cleo", OTHER_PRINCE)
    play.call("Ada").choose(CHOOSES, seat="Ben").choose(CHOOSES, seat="Cleo")
    play.votes("Ada", "for", PRINCE).votes("Cleo", "against", OTHER_PRINCE).close()
    assert play.result == (2, 2, False)
    assert play.pool_of("Ben") == 30


@pytest.mark.rule("REF-06", "REF-03")
def test_without_votes_it_fails(cb):
    play = Council(cb)
    play.call("Ada").close()
    assert play.result == (0, 0, False)


@pytest.mark.rule("REF-09", "REF-10")
@pytest.mark.parametrize(
    ("edition", "against"), [("vekn", 4), ("white-wolf", 4), ("jyhad-1994", 5)]
)
def test_DX_08_political_cards_for_votes(cb, edition, against):
    play = Council(cb, rules=PUBLISHED[edition])
    play.ready("Ada", PRINCE)
    play.ready("Cleo", JUSTICAR)
    cards = play.hand("Cleo", OTHER_CARD, "Reckless Agitation")
    play.call("Ada").votes("Ada", "for", PRINCE, "the calling card")
    play.votes("Cleo", "against", JUSTICAR, cards[0])
    if play.decision.kind is DecisionKind.VOTE:
        play.votes("Cleo", "against", cards[1])
    assert play.close().result == (3, against, False)


@pytest.mark.rule("REF-10")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_the_caller_burns_no_second_card(cb, edition):
    play = Council(cb, rules=PUBLISHED[edition])
    card = play.card("Ada", OTHER_CARD)
    play.call("Ada")
    assert play.can_cast("the calling card")
    assert not play.can_cast(card)
    option = Option(VERBS["hand", VoteSide.FOR], card, n=1)
    assert play.game.why_not(option) == Forbidden("REF-10")


@pytest.mark.rule("REF-09")
def test_only_one_card_even_if_another_is_drawn(cb):
    play = Council(cb)
    play.library("Ben", *["Reckless Agitation"] * 8)
    cards = play.hand("Ben", OTHER_CARD, CARD)
    play.call("Ada", "Consanguineous Boon").votes("Ben", "for", cards[0])
    assert play.zone(cards[0]) is Zone.ASH_HEAP
    assert play.asked == "Ada"  # Ben has no more votes to cast
    with pytest.raises(IllegalOptionError):
        play.game.apply(Option(VERBS["hand", VoteSide.FOR], cards[1], n=1))


@pytest.mark.rule("REF-09", "REF-11", "REF-20")
def test_a_card_burned_for_a_vote_is_replaced_and_has_no_effect(cb):
    play = Council(cb, scripts=with_motions)
    drawn = play.library("Ben", "Computer Hacking")[0]
    card = play.card("Ben", OTHER_CARD)
    play.call("Ada").choose(CHOOSES, seat="Cleo").choose(CHOOSES, seat="Eve")
    play.votes("Ben", "for", card)
    assert play.zone(drawn) is Zone.HAND
    assert play.close().result == (1, 0, True)
    assert play.pool_of("Ada") == 30
    assert not any("plays" in line or "discards" in line for line in play.log_sentences())


@pytest.mark.rule("REF-20")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_DX_20_replacing_during_a_referendum(cb, edition):
    play = Council(cb, rules=PUBLISHED[edition])
    play.library("Ben", *["Computer Hacking"] * 9)
    play.ready("Cleo", PRINCE)
    card = play.hand("Ben", *["Deflection"] * 6, OTHER_CARD)[-1]
    play.call("Ada").votes("Ben", "for", card)
    later = edition == "jyhad-1994"
    assert len(play.seat("Ben").hand) == (6 if later else 7)
    play.close()
    assert len(play.seat("Ben").hand) == 7


@pytest.mark.rule("REF-12")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_the_edge_is_burned_for_a_vote(cb, edition):
    play = Council(cb, rules=PUBLISHED[edition])
    play.edge("Dora")
    play.call("Ada").votes("Dora", "against", "the Edge")
    assert play.table.edge == NONE
    assert play.close().result == (0, 1, False)


@pytest.mark.rule("REF-12")
def test_only_the_holder_of_the_edge_burns_it(cb):
    play = Council(cb)
    play.ready("Ada", PRINCE)
    play.edge("Dora")
    play.call("Ada")
    assert not play.can_cast("the Edge")
    assert play.game.why_not(Option(VERBS["edge", VoteSide.FOR], n=1)) == Forbidden("REF-12")


@pytest.mark.rule("REF-13", "REF-14", "REF-15", "REF-16", "REF-17", "REF-18", "REF-19", "REF-22")
@pytest.mark.parametrize(
    ("name", "now", "in_1994"),
    [
        (PRIMOGEN, 1, 1),
        (PRINCE, 2, 2),
        (JUSTICAR, 3, 3),
        (INNER_CIRCLE, 4, 0),
        (BARON, 2, 0),
        ("Amelia", 1, 0),
        ("Aeron", 2, 0),
        ("Donatien", 3, 0),
        ("Sha-Ennu", 4, 0),
        ("Cesewayo", 2, 0),
        ("Arishat", 1, 0),
        ("Amisa", 2, 0),
        ("Allison Maller", 0, 0),
    ],
)
def test_printed_titles_have_votes(cb, name, now, in_1994):
    for edition, rules in PUBLISHED.items():
        play = Council(cb, rules=rules)
        play.ready("Ada", name)
        play.call("Ada")
        expected = in_1994 if edition == "jyhad-1994" else now
        assert play.can_cast(name) == bool(expected), edition
        if expected:
            play.votes("Ada", "for", name).close()
            assert play.result == (expected, 0, True)


@pytest.mark.rule("REF-19", "TIT-08")
def test_a_kholo_has_two_votes(cb):
    assert VEKN.title_votes[Title.KHOLO] == WHITE_WOLF.title_votes[Title.KHOLO] == 2
    assert Title.KHOLO not in JYHAD_1994.title_votes


@pytest.mark.rule("REF-21")
def test_locked_minions_vote_and_minions_in_torpor_do_not(cb):
    play = Council(cb)
    play.ready("Ada", PRINCE, locked=True)
    play.torpor("Ada", OTHER_PRINCE)
    play.call("Ada")
    assert play.can_cast(PRINCE)
    assert not play.can_cast(OTHER_PRINCE)
    option = Option(VERBS["votes", VoteSide.FOR], minion=play.number(OTHER_PRINCE), n=2)
    assert play.game.why_not(option) == Forbidden("REF-21")


@pytest.mark.rule("REF-21")
def test_a_minion_that_must_not_vote_cannot_vote(cb):
    play = Council(cb)
    number = play.ready("Ada", PRINCE)
    play.table.restrict(TimedRestriction(Activity.VOTE, number, Until.REFERENDUM))
    play.call("Ada")
    assert not play.can_cast(PRINCE)
    play.close()
    assert not play.table.timed_restrictions


@pytest.mark.rule("REF-23")
def test_additional_votes_need_no_title(cb):
    play = Council(cb)
    play.ready("Ben", "Allison Maller")
    play.ready("Ben", "Mithras (G3)")
    titled = play["Mithras (G3)"]
    assert bonus_of(play.table, Bonus.VOTES, titled) == 2
    play.call("Ada")
    play.until("Ben")
    assert not play.can_cast("Allison Maller")
    by_title = VEKN.title_votes.get(titled.title, 0)
    play.votes("Ben", "for", "Mithras (G3)").close()
    assert play.result == (by_title + 2, 0, True)


@pytest.mark.rule("REF-08")
def test_votes_gained_later_are_cast_the_same_way(cb):
    play = Council(cb)
    number = play.ready("Ada", PRINCE)
    play.ready("Ben", OTHER_PRINCE)
    play.call("Ada").votes("Ada", "against", PRINCE)
    play.table.modify(Modifier(Bonus.VOTES, 3, number, Until.REFERENDUM))
    play.passes("Ada").votes("Ben", "for", OTHER_PRINCE).until("Ada")
    assert not play.can_cast(PRINCE, "for")
    play.votes("Ada", "against", PRINCE).close()
    assert play.result == (2, 5, False)
    assert not play.table.modifiers


@pytest.mark.rule("REF-08")
def test_sources_of_one_methuselah_can_vote_differently(cb):
    play = Council(cb)
    play.ready("Ada", PRINCE)
    play.ready("Ada", OTHER_PRINCE)
    play.edge("Ada")
    play.call("Ada").votes("Ada", "for", PRINCE, "the Edge").votes("Ada", "against", OTHER_PRINCE)
    assert play.close().result == (3, 2, True)


@pytest.mark.rule("REF-08", "REF-23")
def test_votes_can_be_given_to_a_methuselah(cb):
    play = Council(cb)
    place = play.in_play("Ben", "Academic Hunting Ground")
    play.call("Ada")
    play.referendum.give(1, place, 2)
    play.passes("Ada").votes("Ben", "for", place).close()
    assert play.result == (2, 0, True)


@pytest.mark.rule("REF-04")
def test_a_cast_vote_cannot_be_cast_again(cb):
    play = Council(cb)
    number = play.ready("Ada", PRINCE)
    play.call("Ada").votes("Ada", "for", PRINCE)
    option = Option(VERBS["votes", VoteSide.AGAINST], minion=number, n=2)
    assert play.game.why_not(option) == Forbidden("REF-04")
    with pytest.raises(IllegalOptionError):
        play.game.apply(option)


@pytest.mark.rule("REF-03", "REF-05")
def test_everyone_can_answer_until_all_have_passed(cb):
    play = Council(cb)
    for name, vampire in (("Ada", PRINCE), ("Ben", OTHER_PRINCE), ("Cleo", JUSTICAR)):
        play.ready(name, vampire)
    play.call("Ada").passes("Ada", "Ben")
    play.votes("Cleo", "against", JUSTICAR)
    play.votes("Ada", "for", PRINCE).votes("Ben", "for", OTHER_PRINCE)
    assert play.close().result == (4, 3, True)


@pytest.mark.rule("REF-05")
def test_a_methuselah_without_votes_is_not_asked(cb):
    play = Council(cb)
    play.ready("Dora", PRINCE)
    play.call("Ada").passes("Ada")
    assert play.asked == "Dora"
    play.passes("Dora")
    assert play.decision.kind is DecisionKind.CHOICE


@pytest.mark.rule("REF-25", "REF-26", "REF-27")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(
    ("sides", "expected"),
    [
        (["for"], (3, 0, True)),
        (["for", "for", "against"], (3, 0, True)),
        (["for", "against", "against"], (0, 3, False)),
        (["for", "against"], (0, 0, False)),
        ([], (0, 0, False)),
    ],
)
def test_the_prisci_have_three_votes_together(cb, rules, sides, expected):
    play = Council(cb, rules=rules)
    for name, vampire in zip(("Ada", "Ben", "Cleo"), PRISCI, strict=True):
        play.ready(name, vampire)
    play.call("Dora")
    for name, vampire, side in zip(("Ada", "Ben", "Cleo"), PRISCI, sides, strict=False):
        play.votes(name, side, vampire)
    assert play.close().result == expected


@pytest.mark.rule("REF-26", "REF-27")
def test_only_ballots_of_prisci_move_the_block(cb):
    play = Council(cb)
    play.ready("Ada", PRISCI[0])
    play.ready("Ben", PRISCI[1])
    play.ready("Cleo", PRISCI[2])
    play.ready("Dora", JUSTICAR)
    play.call("Ada").votes("Ada", "for", PRISCI[0])
    assert play.referendum.result_now(play.table) == (3, 0)
    play.votes("Ben", "against", PRISCI[1])
    assert play.referendum.result_now(play.table) == (0, 0)
    play.votes("Dora", "for", JUSTICAR)
    assert play.referendum.result_now(play.table) == (3, 0)
    play.votes("Cleo", "against", PRISCI[2])
    assert play.close().result == (3, 3, False)


@pytest.mark.rule("REF-28", "REF-08")
@pytest.mark.parametrize("rules", MODERN)
def test_a_priscus_casts_votes_and_ballot_the_same_way(cb, rules):
    play = Council(cb, rules=rules)
    number = play.ready("Ada", PRISCI[0])
    play.table.modify(Modifier(Bonus.VOTES, 2, number, Until.REFERENDUM))
    play.call("Ada")
    verbs = {option.verb.name for option in play.decision.options if option.minion == number}
    assert verbs == {"votes and ballot for", "votes and ballot against"}
    play.votes("Ada", "against", PRISCI[0]).close()
    assert play.result == (0, 5, False)


@pytest.mark.rule("REF-26")
def test_no_prisci_in_1994(cb):
    play = Council(cb, rules=JYHAD_1994)
    play.ready("Ada", PRISCI[0])
    play.call("Ada")
    assert not play.can_cast(PRISCI[0])


def test_the_tally_is_public(cb):
    play = Council(cb, scripts=with_motions)
    play.ready("Ada", PRINCE)
    play.ready("Ben", PRISCI[0])
    play.call("Ada").choose(CHOOSES, seat="Ben").choose(CHOOSES, seat="Dora")
    play.votes("Ada", "for", PRINCE).passes("Ada").votes("Ben", "against", PRISCI[0])
    for seat in range(5):
        seen = play.game.observation(seat).referendum
        assert (seen.caller, seen.votes_for, seen.votes_against) == (0, 2, 3)
        assert [option.seat for option in seen.terms] == [1, 3]
        assert [cast.seat for cast in seen.casts] == [0, 1]
    play.close()
    assert play.game.observation(0).referendum is None


@pytest.mark.rule("REF-26", "REF-21", "TOR-05")
def test_only_ready_prisci_have_a_ballot_and_each_has_one(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    priscus = next(
        card.unique_name for card in cb.crypt if card.title is Title.PRISCUS and not card.advanced
    )
    play.ready("Ada", priscus)
    assert ballots_of(play.table, play[priscus]) == 1
    play[priscus].region = Region.TORPOR
    assert ballots_of(play.table, play[priscus]) == 0
    play[priscus].region = Region.READY
    play.table.restrict(TimedRestriction(Activity.VOTE, play.number(priscus), Until.TURN))
    assert ballots_of(play.table, play[priscus]) == 0
