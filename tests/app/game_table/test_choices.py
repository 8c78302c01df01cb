"""The clicks of a person lead to exactly the options that the engine offers."""

import pytest
from table_sessions import COMPUTER, PERSON, Clicker, sit

from cardbase.terms import Sect, Title
from vtes_deck.app.game_table.choices import Dialog, PartialChoice, Stage
from vtes_deck.app.game_table.view_builder import look
from vtes_deck.app.game_table.wording import question
from vtes_deck.app.scenario import scenario
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS, DecisionKind
from vtes_deck.engine.state.table import Phase, Zone


def reached(table, step):
    """All answers that clicks reach, and the number of steps of the longest sequence."""
    found, longest = [], 1
    offered = [*step.choices, *([step.passing] if step.passing else [])]
    for choice in offered:
        after = step.pick(table, choice)
        if isinstance(after, PartialChoice):
            more, steps = reached(table, after)
            found += more
            longest = max(longest, steps + 1)
        else:
            found.append(after)
    return found, longest


@pytest.mark.parametrize("seed", [1, 2])
def test_distinct_labels_lead_to_every_option_once_in_few_steps(cb, seed):
    session, clicker = sit(cb, PERSON, PERSON, COMPUTER, seed=seed), Clicker(seed)
    for _ in range(60):
        if session.over:
            break
        if not session.waits:
            session.step()
            continue
        step = session.partial_choice()
        found, longest = reached(session.game.table, step)
        assert sorted(one.key() for one in found) == sorted(
            one.key() for one in session.decision.options
        )
        assert longest <= 5
        labels = [choice.label for choice in step.choices]
        assert len(set(labels)) == len(labels)
        assert all(label and not label.endswith(".") for label in labels)
        session.answer(clicker.option(session))


@pytest.fixture
def table(cb):
    table = scenario("Ada", "Ben", "Cleo", cards=cb)
    table.ready("Ada", "Anson")
    table.ready("Ben", "Angel")
    return table


def test_a_bleed_names_its_target_and_amount(table):
    table.turn("Ada", Phase.MINION)
    step = PartialChoice.of(table.table, table.decision)
    anson = table.number("Anson")
    assert step.live_cards == {anson}
    after = step.pick_card(table.table, anson)
    labels = (
        {choice.label for choice in after.choices} if isinstance(after, PartialChoice) else set()
    )
    assert "Bleed Ben for 1" in labels
    assert step.passing.label == "End the minion phase"
    assert after.back() == step


def test_a_button_names_its_minion_once(cb):
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Anson")
    table.ready("Ben", "Alexa Draper")
    table.ready("Ben", "Ingrid Russo")
    table.bleeds("Anson", "Ben")
    labels = [choice.label for choice in PartialChoice.of(table.table, table.decision).choices]
    assert labels == ["Block with Alexa Draper", "Block with Ingrid Russo"]


def test_any_copy_in_hand_can_be_clicked(cb):
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Anson", 0)
    copies = table.hand("Ada", "Blood Doll", "Blood Doll")
    table.turn("Ada", Phase.MASTER)
    step = PartialChoice.of(table.table, table.decision)
    assert step.live_cards >= set(copies)
    answers = {step.pick_card(table.table, copy) for copy in copies}
    assert len(answers) == 1


def test_any_copy_in_hand_can_be_exchanged_but_not_the_card_that_asks(cb):
    """The card exchanges a card in the hand for one in the library."""
    table = scenario("Ada", "Ben", cards=cb)
    vampire = table.ready("Ada", "Anson", 6)
    heart = table.on(vampire, "Heart of Nizchetus")
    copies = table.hand("Ada", "Blood Doll", "Blood Doll", "Villein")
    table.library("Ada", *["Zoo Hunting Ground"] * 5)
    table.acts("Ada", Phase.UNLOCK)
    used = PartialChoice.of(table.table, table.decision)
    while isinstance(used, PartialChoice):
        used = used.pick_card(table.table, heart) or used.choices[0].option
    table.game.apply(used)
    step = PartialChoice.of(table.table, table.decision)
    assert step.stage is Stage.TARGET
    assert step.live_cards >= set(copies)
    assert step.back() is step


def test_a_button_with_a_further_question_says_so(cb):
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Anson", 6)
    table.hand("Ada", "Villein", "Dreams of the Sphinx")
    table.turn("Ada", Phase.MASTER)
    step = PartialChoice.of(table.table, table.decision)
    said = {choice.label: len(choice.options) for choice in step.choices}
    assert said["Play Villein …"] > 1
    assert said["Play Dreams of the Sphinx (1 pool)"] == 1


def test_a_card_in_hand_is_distinguished_from_its_copy_in_play_by_its_use(cb):
    table = scenario("Ada", "Ben", cards=cb)
    anson = table.ready("Ada", "Anson", 6)
    table.on(anson, "Blood Doll")
    table.hand("Ada", "Blood Doll")
    table.turn("Ada", Phase.MASTER)
    step = PartialChoice.of(table.table, table.decision)
    said = [choice.label for choice in step.choices]
    assert "Play Blood Doll on Anson" in said
    assert "Use Blood Doll …" in said
    assert not any("copy" in label or "0 blood" in label for label in said)


def test_the_terms_of_a_referendum_describe_the_choice(cb):
    table = scenario("Ada", "Ben", cards=cb)
    priscus = table.ready("Ada", "Anson", 6)
    table.table.in_play[priscus].title, table.table.in_play[priscus].sect = (
        Title.PRISCUS,
        Sect.SABBAT,
    )
    table.in_play("Ben", "Elder Library")
    table.in_play("Ben", "The Barrens")
    table.hand("Ada", "Cold War")
    table.turn("Ada", Phase.MINION)
    while table.decision.kind is not DecisionKind.TERMS:
        options = table.decision.options
        called = [one for one in options if one.verb.name == "political action"]
        table.game.apply(called[0] if called else options[-1])
    step = PartialChoice.of(table.table, table.decision)
    assert [one.label for one in step.choices] == ["Choose a Methuselah …", "Choose a card …"]
    inner = step.pick(table.table, step.choices[1])
    assert [one.label for one in inner.choices] == ["Choose Elder Library", "Choose The Barrens"]


def test_actions_of_a_single_minion_without_a_card_are_offered_directly(cb):
    table = scenario("Ada", "Ben", cards=cb)
    anson = table.ready("Ada", "Anson", 6)
    table.turn("Ada", Phase.MINION)
    step = PartialChoice.of(table.table, table.decision)
    assert [one.label for one in step.choices][:2] == ["Bleed Ben for 1", "Hunt"]
    clicked = step.pick_card(table.table, anson)
    assert {one.label for one in clicked.choices} >= {"Bleed Ben for 1", "Hunt"}


def test_a_step_shows_the_choices_so_far(cb):
    table = scenario("Ada", "Ben", "Cleo", cards=cb)
    table.ready("Ada", "Anson", 6)
    table.ready("Ben", "Angel", 2)
    table.ready("Cleo", "Alexa Draper", 2)
    table.hand("Ada", "Bum's Rush")
    table.turn("Ada", Phase.MINION)
    step = PartialChoice.of(table.table, table.decision)
    aimed = step.pick_card(table.table, table.number("Bum's Rush"))
    assert aimed.prompt == "Anson acts with Bum's Rush on …"


def test_a_step_does_not_repeat_the_words_above_it(cb):
    table = scenario("Ada", "Ben", "Cleo", cards=cb)
    table.ready("Ada", "Anson", 6)
    table.ready("Ben", "Angel", 2)
    table.ready("Cleo", "Alexa Draper", 2)
    table.hand("Ada", "Bum's Rush")
    table.turn("Ada", Phase.MINION)
    step = PartialChoice.of(table.table, table.decision)
    aimed = step.pick_card(table.table, table.number("Bum's Rush"))
    assert [one.label for one in aimed.choices] == ["Angel", "Alexa Draper"]
    assert aimed.choices[0].sentence == "Anson acts with Bum's Rush on Angel."


def test_each_level_of_a_card_describes_its_effect(cb):
    """The text is that of the card base, without the sign of its Discipline."""
    table = scenario("Ada", "Ben", "Cleo", cards=cb)
    table.ready("Ada", "Anson", 6)  # superior Presence
    table.uncontrolled("Ada", "Aaron Bathurst")
    table.hand("Ada", "Enchant Kindred")
    table.turn("Ada", Phase.MINION)
    step = PartialChoice.of(table.table, table.decision)
    levels = step.pick_card(table.table, table.number("Enchant Kindred"))
    assert levels.stage is Stage.WAY
    (card,) = (one for one in cb.library if one.name == "Enchant Kindred")
    lines = card.text.replace("Ⓓ", "(D)").splitlines()
    below, above = (line[6:].strip(" .") for line in lines)
    assert {one.label for one in levels.choices} == {
        f"[pre] on Ben: {below}",
        f"[PRE] on Aaron Bathurst: {above}",
    }


@pytest.fixture
def influence(cb):
    """Ada has four transfers, and two copies of a vampire, one with 3 blood."""
    table = scenario("Ada", "Ben", cards=cb)
    table.uncontrolled("Ada", "Anson", 3)
    table.uncontrolled("Ada", "Anson")
    table.turn("Ada", Phase.INFLUENCE)
    return table


def test_two_copies_are_distinguished_even_if_only_one_can_act(influence):
    """Blood can return from the first copy only."""
    step = PartialChoice.of(influence.table, influence.decision)
    assert [choice.label for choice in step.choices][:3] == [
        "Move 1 pool to Anson (3 blood)",
        "Move 1 pool to Anson (0 blood)",
        "Move 1 blood from Anson to your pool (3 blood)",
    ]


def test_a_click_on_a_vampire_moves_pool_until_no_transfer_remains(influence):
    second = influence.table.seats[0].uncontrolled
    for blood in (4, 5, 6, 7):
        step = PartialChoice.of(influence.table, influence.decision)
        influence.game.apply(step.pick_card(influence.table, next(iter(second))))
        assert [*second.values()] == [blood, 0]


def test_the_question_shows_the_remaining_transfers(influence):
    """INF-01: 4 transfers; each use for a vampire takes one."""
    assert question(influence.game) == "What do you use your 4 transfers for?"
    for left in ("3 transfers", "2 transfers", "1 transfer"):
        step = PartialChoice.of(influence.table, influence.decision)
        influence.game.apply(step.choices[0].option)
        assert question(influence.game) == f"What do you use your {left} for?"


def test_a_vampire_that_can_become_ready_is_offered_first(cb):
    table = scenario("Ada", "Ben", cards=cb)
    table.uncontrolled("Ada", "Aaron Bathurst")
    table.uncontrolled("Ada", "Anson", 8)  # as much as its capacity
    table.card("Ada", "Angel", Zone.CRYPT)
    table.turn("Ada", Phase.INFLUENCE)
    labels = [one.label for one in PartialChoice.of(table.table, table.decision).choices]
    assert labels[0] == "Bring Anson to the ready region"
    assert "Use 4 transfers and burn 1 pool: take a new crypt card" in labels


def test_the_master_card_is_asked_for_only_if_one_can_be_played(cb):
    table = scenario("Ada", "Ben", cards=cb)
    table.in_play("Ada", "Dreams of the Sphinx")
    table.uncontrolled("Ada", "Anson")
    table.turn("Ada", Phase.MASTER)
    assert question(table.game) == "Do you play a card or use an effect?"
    table.hand("Ada", "Blood Doll")
    table.ready("Ada", "Angel")
    table.turn("Ada", Phase.MASTER)
    assert question(table.game) == "Which master card do you play?"


def test_an_unusable_card_does_nothing(table):
    table.turn("Ada", Phase.MINION)
    step = PartialChoice.of(table.table, table.decision)
    assert step.pick_card(table.table, table.number("Angel")) is None
    assert step.pick_seat(table.table, 2) is None


def test_an_amount_has_a_separate_dialog(cb):
    table = scenario("Ada", "Ben", cards=cb)
    anson = table.ready("Ada", "Anson", 6)
    villein = table.hand("Ada", "Villein")[0]
    table.turn("Ada", Phase.MASTER)
    step = PartialChoice.of(table.table, table.decision).pick_card(table.table, villein)
    assert isinstance(step, PartialChoice)
    assert step.dialog is Dialog.AMOUNT
    amounts = [choice.amount for choice in step.choices]
    assert amounts == sorted(amounts)
    assert max(amounts) <= 6
    assert {choice.option.target for choice in step.choices} == {anson}


@pytest.mark.parametrize(("locked", "asked"), [(False, "Which action"), (True, "use an effect")])
def test_the_acting_minion_is_asked_for_only_if_a_minion_can_act(table, locked, asked):
    """A location moves blood between vampires. This is not an action, so locks do not matter."""
    other = table.ready("Ada", "Alexa Draper")
    for vampire in (other, table.number("Anson")):
        table.blood(vampire, 1)
        table[vampire].locked = locked
    table.in_play("Ada", "Heidelberg Castle, Germany")
    table.turn("Ada", Phase.MINION)
    assert table.asked == "Ada"
    assert asked in question(table.game)


def test_a_question_about_a_card_that_is_played_names_the_card(cb):
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Anson", 6)
    table.hand("Ada", "Computer Hacking")
    table.hand("Ben", "Direct Intervention")
    table.acts("Ada").plays("Computer Hacking")
    assert table.asked == "Ben"
    assert question(table.game).startswith("Anson plays Computer Hacking")


def test_a_button_describes_the_use_of_a_weapon(cb):
    table = scenario("Ada", "Ben", cards=cb)
    anson = table.ready("Ada", "Anson", 6)
    table.on(anson, ".44 Magnum")
    table.ready("Ben", "Alexa Draper", 6)
    table.bleeds("Anson", "Ben").blocks("Alexa Draper")
    said = {}
    while table.decision and table.action:
        step = PartialChoice.of(table.table, table.decision)
        if table.asked == "Ada" and step.choices:
            said[table.decision.kind] = [choice.label for choice in step.choices]
        table.game.apply(table.decision.options[-1])
    assert said[DecisionKind.RANGE] == ["Maneuver with .44 Magnum"]
    assert "Strike with .44 Magnum" in said[DecisionKind.STRIKE]


def test_a_card_for_a_chosen_strike_is_not_offered_as_a_strike(cb):
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Anson", 6)
    table.ready("Ben", "Alexa Draper", 6)
    table.hand("Ada", "Target Vitals")
    table.bleeds("Anson", "Ben").blocks("Alexa Draper").choose(HANDS)
    step = PartialChoice.of(table.table, table.decision)
    assert question(table.game) == "Anson: What do you add to the strike?"
    assert step.passing.label == "Add nothing to the strike"


def test_a_question_within_a_combat_names_the_combatants(cb):
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Anson", 6)
    table.ready("Ben", "Alexa Draper", 6)
    table.hand("Ada", "Trap")
    table.bleeds("Anson", "Ben").blocks("Alexa Draper")
    assert table.asked == "Ada"
    assert question(table.game).startswith("Anson fights Alexa Draper")


@pytest.mark.rule("COM-18")
def test_a_combatant_that_declines_does_not_strike_in_this_pair(cb):
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Alexa Draper", 6)
    table.ready("Ben", "Anson", 6)
    table.hand("Ben", "Target Vitals")
    table.bleeds("Alexa Draper", "Ben").blocks("Anson")

    def strikes():
        combat = look(table.game, 0).combat
        return combat.acting.strike, combat.opposing.strike

    assert strikes() == ("", "")
    table.choose(PASS)
    assert strikes() == ("does not strike", "")
    table.choose(HANDS)
    assert strikes() == ("does not strike", "hand strike, 1 damage")


def test_one_minion_calls_a_referendum_without_her_name(cb):
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Gratiano", 6)
    table.hand("Ada", "Kine Resources Contested")
    table.turn("Ada", Phase.MINION)
    said = [choice.label for choice in PartialChoice.of(table.table, table.decision).choices]
    assert "Call Kine Resources Contested" in said
    table.ready("Ada", "Anson", 6)
    table.turn("Ada", Phase.MINION)
    said = [choice.label for choice in PartialChoice.of(table.table, table.decision).choices]
    assert not any(label.startswith("Call") for label in said)


def test_a_button_for_several_rescues_has_only_the_verb(cb):
    """The targets differ, and so do the shares of the cost."""
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Gratiano", 6)
    table.blood(table.torpor("Ada", "Anson"), 1)
    table.torpor("Ada", "Alexa Draper")
    table.turn("Ada", Phase.MINION)
    said = [choice.label for choice in PartialChoice.of(table.table, table.decision).choices]
    assert "Gratiano rescues …" in said


def test_minions_come_before_cards_with_their_cost(cb):
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Anson", 6)
    table.hand("Ada", "Govern the Unaligned", "Leather Jacket", ".44 Magnum")
    table.ready("Ada", "Alexa Draper", 3)
    table.ready("Ada", "Gilbert Duane (G1)", 7)
    table.turn("Ada", Phase.MINION)
    labels = [one.label for one in PartialChoice.of(table.table, table.decision).choices]
    assert labels == [
        "Anson …",
        "Alexa Draper …",
        "Gilbert Duane (G1) …",
        "Play Govern the Unaligned (1 blood) …",
        "Play Leather Jacket …",
        "Play .44 Magnum (2 pool) …",
    ]


def test_actions_of_a_minion_are_imperatives_without_its_name(cb):
    """TOR-06: a rescue costs 2 blood, from either vampire; a vampire in torpor may leave."""
    table = scenario("Ada", "Ben", cards=cb)
    anson = table.ready("Ada", "Anson", 6)
    table.torpor("Ben", "Alexa Draper", 3)
    table.turn("Ada", Phase.MINION)
    first = PartialChoice.of(table.table, table.decision)
    labels = [one.label for one in first.choices]
    assert {"Hunt", "Diablerise Alexa Draper"} <= set(labels)
    assert "Rescue Alexa Draper …" in labels
    assert not any("Anson" in label for label in labels)
    rescue = next(one for one in first.choices if one.label.startswith("Rescue"))
    amounts = first.pick(table.table, rescue)
    assert {one.amount for one in amounts.choices} == {0, 1, 2}
    assert anson in table.table.in_play
