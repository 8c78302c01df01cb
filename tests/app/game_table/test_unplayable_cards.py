"""The reason why a card in hand cannot be played, from a rulebook."""

import pytest
from table_sessions import PERSON, Clicker, sit

from vtes_deck.app import rulebook
from vtes_deck.app.game_table.choices import hand_copies
from vtes_deck.app.game_table.unplayable_cards import requirement_words, why_not
from vtes_deck.app.scenario import scenario
from vtes_deck.effects.obstacles import ObstacleKind, obstacle
from vtes_deck.engine.actions.bleed import note_raised
from vtes_deck.engine.state.decisions import DecisionKind
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.state.windows import UNBLOCKED


@pytest.fixture
def table(cb):
    table = scenario("Ada", "Ben", "Cleo", cards=cb)
    for name in table.names:
        table.library(name, *["Blood Doll"] * 5)
    return table


def rule(table, card):
    found = why_not(table.table, table.decision, table.number(card))
    return None if found is None else found.rule


def test_a_card_that_can_be_played_has_no_reason(table):
    vampire = table.vampire("Ada", "DOM")
    table.hand("Ada", "Govern the Unaligned", "Govern the Unaligned")
    table.turn("Ada", Phase.MINION)
    assert table[vampire].unlocked
    for card in table.seat("Ada").hand:
        assert why_not(table.table, table.decision, card) is None


@pytest.mark.rule("PLY-05")
def test_a_missing_discipline_is_named(table):
    table.vampire("Ada", "pro")
    table.hand("Ada", "Govern the Unaligned")
    table.turn("Ada", Phase.MINION)
    why = why_not(table.table, table.decision, table.number("Govern the Unaligned"))
    assert why.rule == "PLY-05"
    assert "Dominate" in why.text


@pytest.mark.rule("PLY-10")
def test_missing_pool_is_named(table):
    table.vampire("Ada")
    table.hand("Ada", "Assault Rifle")
    table.pool("Ada", 4)
    table.turn("Ada", Phase.MINION)
    why = why_not(table.table, table.decision, table.number("Assault Rifle"))
    assert (why.rule, "pool" in why.text) == ("PLY-10", True)


@pytest.mark.rule("MAS-01")
def test_a_master_waits_for_the_master_phase(table):
    table.vampire("Ada")
    table.hand("Ada", "Blood Doll")
    table.turn("Ada", Phase.MINION)
    assert rule(table, "Blood Doll") == "MAS-01"


@pytest.mark.rule("ACT-01")
def test_an_action_card_waits_for_the_minion_phase(table):
    table.vampire("Ada", "DOM")
    table.hand("Ada", "Govern the Unaligned", "Blood Doll")
    table.turn("Ada", Phase.MASTER)
    assert rule(table, "Govern the Unaligned") == "ACT-01"
    assert rule(table, "Blood Doll") is None


@pytest.mark.rule("PLY-20")
def test_a_reaction_is_not_played_in_your_own_action(table):
    vampire = table.vampire("Ada", "DOM")
    table.hand("Ada", "Deflection", "Conditioning")
    table.bleeds(vampire)
    assert table.asked == "Ada"
    assert rule(table, "Deflection") == "PLY-20"
    assert rule(table, "Conditioning") is None


@pytest.mark.rule("PLY-23")
def test_a_combat_card_waits_for_combat(table):
    table.vampire("Ada", "pot")
    table.hand("Ada", "Immortal Grapple")
    table.turn("Ada", Phase.MINION)
    assert rule(table, "Immortal Grapple") == "PLY-23"


@pytest.mark.rule("BLK-12")
def test_stealth_waits_for_an_attempt_to_block(table):
    vampire = table.vampire("Ada", "obf DOM")
    table.vampire("Ben")
    table.hand("Ada", "Lost in Crowds", "Conditioning")
    table.bleeds(vampire)
    assert table.asked == "Ada"
    assert rule(table, "Lost in Crowds") == "BLK-12"


@pytest.mark.rule("PLY-20")
def test_a_locked_minion_does_not_react(table):
    vampire, locked = table.vampire("Ada"), table.vampire("Ben", "DOM")
    table[locked].locked = True
    table.vampire("Ben")
    table.hand("Ben", "Deflection")
    table.bleeds(vampire)
    assert table.asked == "Ben"
    assert rule(table, "Deflection") == "PLY-05"  # the unlocked one has no Dominate


@pytest.mark.parametrize("seed", range(4))
def test_every_reason_names_a_rule_of_the_catalogue(cb, seed):
    """In a random game every card in the hand is either usable or has a reason with its rule."""
    known = {rule.id for _, rule in rulebook.rules()}
    session, clicker, seen = sit(cb, PERSON, PERSON, seed=seed), Clicker(seed), set()
    for _ in range(160):
        decision = session.decision
        if decision is None:
            break
        live = session.partial_choice().live_cards
        for card in session.game.table.seats[decision.seat].hand:
            why = session.why_not(card)
            assert (
                why is not None
                or card in live
                or any(
                    card in hand_copies(session.game.table, decision.seat, option.target)
                    for option in decision.options
                )
            )
            if why is not None:
                seen.add(why.rule)
                assert why.text.endswith(".")
                assert "{" not in why.text
                assert why.rule in known or "program" in why.text
        session.answer(clicker.option(session))
    assert {"MAS-01", "ACT-01"} <= seen


@pytest.mark.rule("GEN-19")
def test_a_missing_target_of_a_master_is_named(table):
    table.hand("Ada", "Villein", "Dreams of the Sphinx")
    table.turn("Ada", Phase.MASTER)
    why = why_not(table.table, table.decision, table.number("Villein"))
    assert (why.rule, "target" in why.text) == ("GEN-19", True)


@pytest.mark.rule("PLY-06")
def test_a_master_names_the_kind_of_minion_that_it_requires(table):
    table.vampire("Ada", clan="Ventrue")
    table.hand("Ada", "Elysian Fields", "Blood Doll")
    table.turn("Ada", Phase.MASTER)
    why = why_not(table.table, table.decision, table.number("Elysian Fields"))
    assert why.rule == "PLY-06"
    assert why.text == "It requires a ready Lasombra; you control none."


@pytest.mark.rule("COM-15")
def test_a_strike_waits_for_the_choice_of_strikes(table):
    acting, opposing = table.vampire("Ada", "PRE"), table.vampire("Ben")
    table.hand("Ada", "Majesty")
    table.on(acting, "Assault Rifle")
    table.bleeds(acting)
    table.blocks(opposing)
    assert table.decision.kind is DecisionKind.RANGE
    assert rule(table, "Majesty") == "COM-15"


@pytest.mark.rule("BLD-08")
def test_a_second_increase_of_a_bleed_is_not_allowed(table):
    vampire = table.vampire("Ada", "DOM")
    table.hand("Ada", "Conditioning")
    table.bleeds(vampire)
    note_raised(table.table, table.action)
    found = obstacle(table.table, 0, table.number("Conditioning"), UNBLOCKED)
    assert (found.kind, found.rule) == (ObstacleKind.BLEED_RAISED, "BLD-08")


@pytest.mark.rule("NRP-01")
def test_a_vampire_bleeds_once_in_a_turn(table):
    vampire = table.vampire("Ada", "dom")
    table.hand("Ada", "Govern the Unaligned")
    table.turn("Ada", Phase.MINION)
    table.table.minion(vampire).done = frozenset({"bleed"})
    table.again()
    assert rule(table, "Govern the Unaligned") == "NRP-01"


@pytest.mark.rule("NRP-02")
def test_a_vampire_takes_one_political_action_in_a_turn(table):
    vampire = table.vampire("Ada")
    table.hand("Ada", "Kine Resources Contested", "Conservative Agitation")
    table.turn("Ada", Phase.MINION)
    table.table.minion(vampire).done = frozenset({"political action"})
    table.again()
    assert rule(table, "Kine Resources Contested") == "NRP-02"


@pytest.mark.parametrize(
    ("name", "words"),
    [("Govern the Unaligned", "Dominate"), ("Parity Shift", "Prince or Justicar")],
)
def test_requirements_have_texts(cb, name, words):
    assert requirement_words(cb[name].requirement) == words
