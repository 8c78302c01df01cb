"""A judge sets up a position in three lines."""

import pytest

from vtes_deck.app.scenario import scenario
from vtes_deck.engine.actions.bleed import BLEED, Bleed
from vtes_deck.engine.errors import EngineError
from vtes_deck.engine.scenario.scenario import NoActionError, ScenarioError, ScenarioStep
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.kernel.verdict import LEGAL, Forbidden


@pytest.mark.rule("BLD-06")
def test_three_lines_are_a_position(cb):
    table = scenario("Ada", "Ben", "Cleo", cards=cb)
    vampire, card = table.vampire("Ada", "DOM"), table.hand("Ada", "Conditioning")[0]
    table.bleeds(vampire).plays(card, "DOM").finish()
    assert table.pool_of("Ben") == 30 - 1 - 3
    assert table.zone(card) is Zone.ASH_HEAP


@pytest.mark.rule("MIN-01")
def test_a_question_about_legality_is_answered(cb):
    table = scenario("Ada", "Ben", cards=cb)
    ready, locked = table.vampire("Ada"), table.ready("Ada", "Anson", locked=True)
    table.turn("Ada", Phase.MINION)
    assert table.why_not(BLEED, minion=ready) == LEGAL
    assert table.why_not(BLEED, minion=locked, seat="Ben") == Forbidden("MIN-01")


def test_copies_of_a_card_are_the_same_card(cb):
    table = scenario("Ada", "Ben", cards=cb)
    first, second, other = table.hand("Ada", "Blur", "Blur", "Majesty")
    assert first == 0, "cards are numbered from 0"
    assert table.same(first, second)
    assert table.same(second, first)
    assert not table.same(first, other)
    assert not table.same(NONE, other), "no card is a copy of another"


def test_only_minions_are_in_the_ready_region(cb):
    table = scenario("Ada", "Ben", cards=cb)
    with pytest.raises(TypeError, match="Blood Doll is not a minion"):
        table.ready("Ada", "Blood Doll")


def test_another_edition_is_chosen_by_name(cb):
    assert scenario("Ada", "Ben", edition="jyhad-1994", cards=cb).table.rules.name == "jyhad-1994"
    with pytest.raises(KeyError):
        scenario("Ada", "Ben", edition="nothing", cards=cb)


def test_an_impossible_step_lists_the_offered_options(cb):
    table = scenario("Ada", "Ben", cards=cb)
    vampire = table.vampire("Ada")
    table.turn("Ada", Phase.MINION)
    with pytest.raises(ScenarioError) as caught:
        table.choose(BLEED, minion=vampire, n=5)
    error = caught.value
    assert isinstance(error, EngineError)
    assert (error.step, error.fitting, error.asked) == (ScenarioStep("bleed"), 0, "Ada")
    assert BLEED in {option.verb for option in error.offered}
    assert "bleeds Ben" in str(error)
    with pytest.raises(ScenarioError) as caught:
        table.passes("Ben")
    assert (caught.value.step, caught.value.asked) == (ScenarioStep("pass", name="Ben"), "Ada")
    with pytest.raises(NoActionError) as missing:
        _ = table.bleed
    assert missing.value.kind is Bleed


def test_finish_stops_at_a_choice_without_a_pass(cb):
    table = scenario("Ada", "Ben", cards=cb)
    table.vampire("Ada", "cel")
    table.hand("Ada", "Flurry of Action", *["Blood Doll"] * 6)
    table.library("Ada", "Vessel", "Vessel", "Vessel")
    with pytest.raises(ScenarioError) as caught:
        table.acts("Ada").plays("Flurry of Action", "cel").finish()
    assert (caught.value.step, caught.value.asked) == (ScenarioStep("pass"), "Ada")
    assert table.decision.kind == "discard"
