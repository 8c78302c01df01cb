"""The log names causes and costs, targets, and the controllers of minions."""

import pytest
from card_play import PLAIN, PLAIN_ALLY, CardPlay
from msgspec.structs import replace

from cardbase.terms import Bonus, Sect, Trait
from vtes_deck.app.game_table.wording import action_title
from vtes_deck.effects.crypt.new_blood import JOIN
from vtes_deck.effects.vocab import (
    Blood,
    Burn,
    DiscardActions,
    Gain,
    MasterActions,
    MoveCounters,
    Pool,
    Transfers,
)
from vtes_deck.effects.vocab.context import EffectContext
from vtes_deck.engine.combat.strikes import HANDS, choose
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.mechanics.zones import burn
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.seen_procedures import seen_action
from vtes_deck.engine.state.decisions import PASSING
from vtes_deck.engine.state.moves import Strike
from vtes_deck.engine.state.table import Modifier, Phase, Until

ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def in_order(play, *lines):
    """Whether these lines occur in this order, possibly with others between them."""
    reported = iter(play.log_sentences())
    return all(line in reported for line in lines)


def test_the_use_of_a_card_in_play_is_logged_with_its_effect(play):
    play.in_play("Ada", "Garibaldi-Meucci Museum")
    ada, ben = play.vampire("Ada", **ANARCH), play.vampire("Ben", **ANARCH)
    play.bleeds(ada).blocks(ben).uses("Garibaldi-Meucci Museum")
    play.finish() if play.action else None
    assert in_order(
        play,
        "Ada uses Garibaldi-Meucci Museum: “Lock Garibaldi-Meucci Museum: the combat ends.”",
        "The combat is over.",
    )


def test_the_minion_that_uses_a_card_on_it_is_reported(play):
    ada = play.ready("Ada", "Alexa Draper", locked=True)
    play.on(ada, "Clotho's Gift")
    play.acts("Ada")
    [option] = play.ways("Clotho's Gift")
    use = "Lock Clotho's Gift: Alexa Draper burns 1 blood to unlock."
    assert option_sentence(play.table, option) == use
    play.game.apply(option)
    assert f"Ada uses Clotho's Gift: “{use}”" in play.log_sentences()


def test_a_minion_that_uses_its_text_in_combat_is_named_once(play):
    howler, ben = play.ready("Ada", "Howler"), play.vampire("Ben")
    play.bleeds(howler).blocks(ben)
    assert "Howler uses its ability." in [option_sentence(play.table, one) for one in play.options]


def test_a_cost_is_logged_before_its_effect(play):
    play.pool("Ada", 2)
    play.hand("Ada", "The Parthenon")
    play.turn("Ada", Phase.MASTER).plays("The Parthenon")
    while play.decision and "Ada is ousted." not in play.log_sentences():
        play.game.apply(play.decision.options[-1])
    assert in_order(
        play,
        "Ada plays The Parthenon.",
        "Ada burns 2 pool for The Parthenon.",
        "Ada is ousted.",
    )


@pytest.mark.parametrize(
    ("effect", "left", "reported"),
    [
        (Gain(2, Transfers()), 3, "Ada gains 2 transfers."),
        (Burn(1, Transfers()), 0, "Ada uses 1 transfer."),
        (Gain(2, MasterActions()), 3, "Ada gets 2 master phase actions."),
        (Burn(1, MasterActions()), 0, "Ada uses 1 master phase action."),
        (Gain(2, DiscardActions()), 3, "Ada gets 2 discard phase actions."),
        (Burn(2, DiscardActions()), 0, "Ada gets 1 discard phase action fewer."),
    ],
)
def test_changed_phase_actions_are_logged(play, effect, left, reported):
    ada = play.seat("Ada")
    ada.transfers = ada.master_actions = ada.discard_actions = 1
    context = EffectContext(play.table, 0, play.in_play("Ada", "Information Highway"))
    effect.carry_out(context)
    assert reported in play.log_sentences()
    assert effect.what.count(context) == left


def test_counters_of_a_card_are_logged_as_they_move_to_a_vampire(play):
    ada, assets = play.vampire("Ada", blood=2), play.in_play("Ada", "Acquired Ventrue Assets")
    play[assets].blood = 3
    context = EffectContext(play.table, 0, assets, target=ada)
    MoveCounters(1, Blood("this"), Blood("target")).carry_out(context)
    assert (play[assets].blood, play[ada].blood) == (2, 3)
    assert "Acquired Ventrue Assets has 2 counters." in play.log_sentences()


@pytest.mark.parametrize(("blood", "reported"), [(1, True), (0, False)])
def test_a_move_of_no_blood_is_not_logged(play, blood, reported):
    """GEN-20: no more blood moves than exists."""
    ada = play.vampire("Ada", blood=blood)
    MoveCounters(2, Blood("target"), Pool()).carry_out(
        EffectContext(play.table, 0, ada, target=ada)
    )
    assert play.pool_of("Ada") == 30 + blood
    assert any("to her pool" in line for line in play.log_sentences()) is reported


def test_an_effect_is_logged_with_its_card_and_its_target(play):
    ada = play.vampire("Ada", "DOM")
    play.hand("Ada", "Villein", "Conditioning")
    play.turn("Ada", Phase.MASTER).plays("Villein", target=ada, n=3)
    assert f"Ada plays Villein on {PLAIN}." in play.log_sentences()
    assert f"Ada moves 3 blood from {PLAIN} to her pool (Villein)." in play.log_sentences()


def test_stealth_and_intercept_are_logged_with_their_sources(play):
    ada = play.vampire("Ada", "OBF")
    ben = play.vampire("Ben", "AUS")
    crowds = play.hand("Ada", "Lost in Crowds") and play.number("Lost in Crowds")
    bike = play.hand("Ben", "Sport Bike") and play.number("Sport Bike")
    play.table.modify(Modifier(Bonus.STEALTH, 1, ada, Until.ACTION, crowds))
    play.table.modify(Modifier(Bonus.INTERCEPT, 1, ben, Until.ACTION, bike))
    play.hunts(ada).blocks(ben).finish()
    assert in_order(
        play,
        f"Ben's {PLAIN} attempts to block Ada's {PLAIN}.",
        f"The action of Ada's {PLAIN} has 1 stealth.",
        f"Ada's {PLAIN} has 1 stealth from Lost in Crowds.",
        f"Ben's {PLAIN} has 1 intercept from Sport Bike.",
        f"Ben's {PLAIN} has 1 intercept against 2 stealth.",
        f"The block by Ben's {PLAIN} fails.",
    )
    for minion, bonus in ((ada, Bonus.STEALTH), (ben, Bonus.INTERCEPT)):
        shares = stats.shares(play.table, bonus, play[minion])
        assert sum(n for _, n in shares) == stats.bonus_of(play.table, bonus, play[minion])


def test_a_name_of_one_deck_needs_no_owner(play):
    ada = play.ready("Ada", "Indira")
    play.bleeds(ada)
    assert "Indira bleeds Ben for 1." in play.log_sentences()


def test_copies_that_can_be_in_play_at_once_have_numbers(play):
    first, second = play.ready("Ada", PLAIN_ALLY), play.ready("Ada", PLAIN_ALLY)
    play.bleeds(first).finish()
    play.bleeds(second)
    reported = [line for line in play.log_sentences() if " bleeds Ben for " in line]
    assert [line.split(" bleeds")[0] for line in reported] == [
        f"{PLAIN_ALLY} #1",
        f"{PLAIN_ALLY} #2",
    ]


def test_the_pool_of_everyone_is_logged_at_the_start_of_a_turn(play):
    play.pool("Cleo", 7)
    play.pool("Dora", 12)
    play.turn("Ada", Phase.DISCARD)
    while play.decision and not any(line.startswith("Pool: ") for line in play.log_sentences()):
        play.game.apply(play.decision.options[-1])
    line = next(line for line in play.log_sentences() if line.startswith("Pool: "))
    assert line == "Pool: Ben 30, Cleo 7, Dora 12, Ada 30."


def test_a_circle_is_logged_with_one_of_its_vampires(play):
    circle = next(card for card in play.cards.crypt if Trait.CIRCLE in card.traits)
    brother = play.ready("Ben", circle.unique_name)
    blood = play.uncontrolled("Ada", "New Blood", 2)
    play.turn("Ada", Phase.INFLUENCE)
    while not play.offered(JOIN):
        play.game.apply(play.decision.options[0])
    play.choose(JOIN, target=brother)
    assert f"New Blood joins the circle of {circle.unique_name}." in play.log_sentences()
    assert blood in play.table.in_play


@pytest.mark.parametrize(
    ("strike", "said"),
    [
        (Strike(dodge=True), "dodge"),
        (Strike(combat_ends=True), "combat ends"),
        (Strike(ranged=True, steal_blood=2), "steal blood"),
        (Strike(damage=1, ranged=True), "ranged damage"),
        (Strike(damage=1, ranged=True, aggravated=True), "ranged aggravated damage"),
    ],
)
def test_a_strike_by_the_text_of_the_minion_names_its_effect(play, strike, said):
    phaibun, ben = play.ready("Ada", "Phaibun"), play.vampire("Ben")
    play.bleeds(phaibun).blocks(ben)
    choose(play.table, phaibun, replace(strike, source=phaibun))
    assert f"Phaibun strikes: {said}." in play.log_sentences()


def test_an_action_of_a_card_in_play_names_its_effect(play):
    play.ready("Ada", "Nephandus")
    play.vampire("Ben")
    phaibun = play.torpor("Ben", "Phaibun")
    play.acts("Ada").uses("Nephandus", target=phaibun)
    said = "Nephandus acts to burn Phaibun and gain 1 life."
    assert said in play.log_sentences()
    assert action_title(play.table, seen_action(play.table)) == said.removesuffix(".")


def test_an_action_of_a_card_in_play_is_logged_for_everyone(play):
    play.ready("Ada", "Danylo")
    play.acts("Ada").uses("Danylo")
    (said,) = (one for one in play.log_sentences() if "acts to" in one)
    assert said.startswith("Danylo acts to search the library for a location")
    assert "your" not in said


def test_cards_that_are_burned_together_are_logged_in_one_line(play):
    play.hand("Ada", "Liquidation")
    play.library("Ada", *["Villein", "Deflection"] * 5)
    play.turn("Ada", Phase.MASTER).plays("Liquidation")
    reported = [line for line in play.log_sentences() if "burned (Liquidation)" in line]
    assert len(reported) == 1
    assert reported[0].endswith(" of Ada are burned (Liquidation).")


def test_a_burned_minion_keeps_its_number(play):
    one, _ = play.ready("Ada", "Tupdog"), play.ready("Ada", "Tupdog")
    burn(play.table, one)
    assert "Tupdog #1 is burned." in play.log_sentences()


@pytest.mark.parametrize("level", ["dom", "DOM"])
def test_the_level_at_which_a_card_is_played_is_reported(play, level):
    play.vampire("Ada", "DOM")
    play.hand("Ada", "Govern the Unaligned")
    play.uncontrolled("Ada", "Gideon Fontaine", 2)
    play.turn("Ada", Phase.MINION)
    name = f"act {level}"
    play.game.apply(next(one for one in play.decision.options if one.verb.name == name))
    assert f"Ada's {PLAIN} plays Govern the Unaligned [{level}]." in play.log_sentences()


def test_damage_is_logged_with_its_strength(play):
    ada, ben = play.vampire("Ada", "POT"), play.vampire("Ben")
    tap = play.hand("Ada", "Torn Signpost") and play.number("Torn Signpost")
    play.bleeds(ada).blocks(ben)
    play.table.modify(Modifier(Bonus.STRENGTH, 2, ada, Until.COMBAT, tap))
    while not play.offered(HANDS):
        play.game.apply(PASSING)
    play.choose(HANDS)
    play.finish()
    assert in_order(
        play,
        f"Ada's {PLAIN} has 1 strength without other cards.",
        f"Ada's {PLAIN} has 2 strength from Torn Signpost.",
        f"Ben's {PLAIN} suffers 3 damage.",
    )


def test_a_bleed_is_logged_with_its_increases(play):
    ada = play.vampire("Ada", "DOM")
    play.hand("Ada", "Govern the Unaligned")
    play.turn("Ada", Phase.MINION)
    play.game.apply(next(one for one in play.decision.options if one.verb.name == "act dom"))
    assert in_order(
        play,
        f"Ada's {PLAIN} bleeds Ben for 3.",
        f"Ada's {PLAIN} has 1 bleed without other cards.",
        f"Ada's {PLAIN} has 2 bleed from Govern the Unaligned.",
    )
    assert play[ada].locked
