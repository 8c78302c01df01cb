"""The political action: acting minions, requirements, and the referendum that follows."""

import pytest
from published import PUBLISHED
from table_politics import CARD, CHOOSES, Council, with_motions

from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.politics.votes import VERBS, VoteSide
from vtes_deck.engine.state.decisions import DecisionKind, Option
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.kernel.verdict import Forbidden

PRINCE, OTHER_PRINCE, PLAIN = "Anson", "Cardano", "Allison Maller"
OF_PRINCES = "Parity Shift"
OF_CAMARILLA = "Praxis Seizure: Chicago"


def table_with(cb, *, edition="vekn", card=CARD, vampire=PRINCE, scripts=None):
    more = {} if scripts is None else {"scripts": scripts}
    play = Council(cb, rules=PUBLISHED[edition], **more)
    play.ready("Ada", vampire)
    play.hand("Ada", card)
    return play


@pytest.mark.rule("POL-01", "POL-03", "POL-04", "ACT-02")
def test_a_political_action_calls_a_referendum(cb):
    play = table_with(cb, scripts=with_motions)
    play.turn("Ada", Phase.MINION).choose(POLITICAL, CARD, minion=PRINCE)
    assert play.decision.kind is DecisionKind.TERMS
    assert play[PRINCE].locked
    play.choose(CHOOSES, seat="Ben").choose(CHOOSES, seat="Eve")
    play.votes("Ada", "for", PRINCE, "the calling card").close()
    assert play.pool_of("Ben") == play.pool_of("Eve") == 29
    assert play.zone(CARD) is Zone.ASH_HEAP


@pytest.mark.rule("POL-03", "BLK-02")
def test_prey_and_predator_can_block_a_political_action(cb):
    play = table_with(cb)
    for name, vampire in (("Ben", "Angel"), ("Cleo", "Ariane"), ("Eve", "Black Cat")):
        play.ready(name, vampire)
    play.turn("Ada", Phase.MINION).choose(POLITICAL, CARD)
    assert play.asked == "Ben"
    play.passes("Ben")
    assert play.asked == "Eve"
    assert play.offered(BLOCK, minion="Black Cat")


@pytest.mark.rule("POL-02")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_DX_09_an_unmodified_political_action(cb, edition):
    play = table_with(cb, edition=edition)
    play.ready("Ben", "Angel")
    play.turn("Ada", Phase.MINION).choose(POLITICAL, CARD)
    stealth = play.table.current(Action).stealth(play.table)
    assert stealth == (0 if edition == "jyhad-1994" else 1)
    play.choose(BLOCK, minion="Angel")
    assert play["Angel"].locked == (edition == "jyhad-1994")


@pytest.mark.rule("POL-04", "RES-02")
def test_a_blocked_political_action_has_no_terms_and_no_votes(cb):
    play = table_with(cb, edition="jyhad-1994", scripts=with_motions)
    play.ready("Ben", "Angel")
    play.turn("Ada", Phase.MINION).choose(POLITICAL, CARD).choose(BLOCK, minion="Angel")
    assert not any("referendum" in line for line in play.log_sentences())


@pytest.mark.rule("POL-01", "PLY-38")
def test_only_ready_vampires_take_political_actions(cb):
    play = table_with(cb, vampire=PLAIN)
    play.ready("Ada", "Carlton Van Wyk")
    play.torpor("Ada", OTHER_PRINCE)
    play.turn("Ada", Phase.MINION)
    assert play.offered(POLITICAL, CARD, minion=PLAIN)
    assert not play.offered(POLITICAL, CARD, minion="Carlton Van Wyk")
    assert not play.offered(POLITICAL, CARD, minion=OTHER_PRINCE)
    ally = Option(POLITICAL, play.number(CARD), play.number("Carlton Van Wyk"))
    assert play.game.why_not(ally) in {Forbidden("POL-01"), Forbidden("PLY-38")}


@pytest.mark.rule("POL-01", "PLY-05")
@pytest.mark.parametrize(
    ("card", "vampire", "allowed"),
    [
        (OF_PRINCES, PRINCE, True),
        (OF_PRINCES, "Anneke", True),
        (OF_PRINCES, "Akram", False),
        (OF_CAMARILLA, PRINCE, True),
        (OF_CAMARILLA, "Aeron", False),
    ],
)
def test_the_acting_minion_meets_the_requirements_of_the_card(cb, card, vampire, allowed):
    play = table_with(cb, card=card, vampire=vampire)
    play.turn("Ada", Phase.MINION)
    assert play.offered(POLITICAL, card) == allowed
    if not allowed:
        option = Option(POLITICAL, play.number(card), play.number(vampire))
        assert play.game.why_not(option) == Forbidden("PLY-05")


@pytest.mark.rule("POL-05")
def test_the_cost_is_paid_only_on_success(cb):
    card, baron = "Reckless Agitation", "Casey Snyder"
    play = table_with(cb, card=card, vampire=baron)
    before = play[baron].blood
    play.turn("Ada", Phase.MINION).choose(POLITICAL, card)
    assert play[baron].blood == before - 2
    blocked = table_with(cb, edition="jyhad-1994", card=card, vampire=baron)
    blocked.ready("Ben", "Angel")
    blocked.turn("Ada", Phase.MINION).choose(POLITICAL, card).choose(BLOCK, minion="Angel")
    assert "calls the referendum" not in "".join(blocked.log_sentences())
    assert blocked[baron].blood == before


@pytest.mark.rule("POL-05", "PLY-10")
def test_a_minion_that_cannot_pay_cannot_call_a_referendum(cb):
    play = table_with(cb, card="Reckless Agitation", vampire="Casey Snyder")
    play["Casey Snyder"].blood = 1
    play.turn("Ada", Phase.MINION)
    option = Option(POLITICAL, play.number("Reckless Agitation"), play.number("Casey Snyder"))
    assert play.game.why_not(option) == Forbidden("PLY-10")


@pytest.mark.rule("NRP-02")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_one_political_action_per_vampire_and_turn(cb, edition):
    play = table_with(cb, edition=edition)
    play.hand("Ada", "Consanguineous Boon")
    play.ready("Ada", OTHER_PRINCE)
    play.turn("Ada", Phase.MINION).choose(POLITICAL, CARD, minion=PRINCE)
    play[PRINCE].locked = False
    play.close()
    again = play.offered(POLITICAL, "Consanguineous Boon", minion=PRINCE)
    assert again == (edition == "jyhad-1994")
    assert play.offered(POLITICAL, "Consanguineous Boon", minion=OTHER_PRINCE)


@pytest.mark.rule("REF-10")
def test_the_card_in_the_ash_heap_is_not_burned_for_another_vote(cb):
    play = table_with(cb)
    play.turn("Ada", Phase.MINION).choose(POLITICAL, CARD)
    option = Option(VERBS["hand", VoteSide.FOR], play.number(CARD), n=1)
    assert option not in play.decision.options
    assert play.can_cast("the calling card", "against")


def test_a_card_without_a_definition_calls_nothing(cb):
    from vtes_deck.engine.game import without_scripts

    play = table_with(cb, scripts=without_scripts)
    play.turn("Ada", Phase.MINION)
    assert not play.offered(POLITICAL)


@pytest.mark.rule("PLY-01", "POL-01")
@pytest.mark.parametrize(("name", "zone"), [(CARD, Zone.ASH_HEAP), ("Blood Doll", Zone.HAND)])
def test_only_a_political_action_card_of_the_hand_can_be_used(cb, name, zone):
    play = table_with(cb)
    held = play.number(CARD)
    other = play.card("Ada", name, zone)
    play.turn("Ada", Phase.MINION)
    assert [option.card for option in play.matching(POLITICAL)] == [held]
    assert play.game.why_not(Option(POLITICAL, other, play.number(PRINCE))) == Forbidden("PLY-01")
