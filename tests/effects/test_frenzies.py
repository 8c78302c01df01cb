"""Frenzy cards, and their restrictions on the opposing minion."""

import pytest
from card_fights import LONG, SECOND_ROUND, fight, to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def provoked(play, card, level, **more):
    pair = fight(play, f"{level} cel", card, *more.pop("own", ()), **more)
    play.until("Ada", card).plays(card, level)
    return pair


def test_terror_frenzy__no_maneuver_to_close_range(play):
    provoked(play, "Terror Frenzy", "ani", own=["Pursuit"], theirs="cel", held=["Flash"])
    to_kind(play, "range", "Ada").plays("Pursuit", "cel")
    while play.action and play.decision.kind == "range":
        assert not play.can("Flash")
        play.choose(PASS)
    assert LONG in play.log_sentences()


def test_terror_frenzy__can_maneuver_to_long_range(play):
    provoked(play, "Terror Frenzy", "ani", theirs="cel", held=["Flash"])
    to_kind(play, "range", "Ben").ways("Flash", "cel")
    assert play.can("Flash", "cel")


def test_terror_frenzy__no_press_to_continue_and_no_equipment(play):
    _, ben = fight(play, "ani", "Terror Frenzy", theirs="cel", held=["Boxed In"])
    play.on(ben, ".44 Magnum")
    play.until("Ada", "Terror Frenzy").plays("Terror Frenzy", "ani")
    while play.action:
        assert not play.can(".44 Magnum")
        assert not play.can("Boxed In")
        play.choose(PASS)
    assert SECOND_ROUND not in play.log_sentences()


def test_terror_frenzy__only_in_the_first_round_at_basic(play):
    fight(play, "ANI cel", "Terror Frenzy", "Psyche!")
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    play.until("Ada", "Terror Frenzy")
    assert not play.can("Terror Frenzy", "ani")
    assert play.can("Terror Frenzy", "ANI")


def test_terror_frenzy__combat_cards_cost_one_more(play):
    _, ben = provoked(play, "Terror Frenzy", "ANI", theirs="cel", held=["Sideslip"])
    to_strikes(play).choose(HANDS).plays("Sideslip", "cel")
    assert play[ben].blood == 4


def test_terror_frenzy__not_without_blood_for_a_combat_card_or_twice(play):
    _, ben = fight(play, "ANI", "Terror Frenzy", "Terror Frenzy", theirs="cel", held=["Sideslip"])
    play.blood(ben, 0)
    play.until("Ada", "Terror Frenzy").plays("Terror Frenzy", "ANI")
    assert not play.can("Terror Frenzy", "ANI")
    to_strikes(play).choose(HANDS)
    assert not play.can("Sideslip")


def test_terror_frenzy__not_at_superior_against_an_ally(play):
    fight(play, "ANI", "Terror Frenzy", against=PLAIN_ALLY)
    play.until("Ada", "Terror Frenzy")
    assert not play.can("Terror Frenzy", "ANI")
    assert play.can("Terror Frenzy", "ani")


def test_drawing_out_the_beast__stronger_and_cannot_end_combat(play):
    ada, _ = provoked(
        play, "Drawing Out the Beast", "ani", own=["Psyche!"], theirs="cel", held=["Flash"] * 2
    )
    while play.decision.kind == "range":
        assert not play.can("Flash")
        play.choose(PASS)
    to_strikes(play).choose(PASS).choose(HANDS)
    assert play[ada].blood == 3
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    assert not play.can("Flash", "cel")
    assert SECOND_ROUND in play.log_sentences()


def test_drawing_out_the_beast__damage_in_the_press_step_at_superior(play):
    _, ben = provoked(
        play, "Drawing Out the Beast", "ANI", theirs="for", held=["Skin of Rock"], own=["Psyche!"]
    )
    to_strikes(play).choose(PASS).choose(PASS)
    to_kind(play, "press", "Ada")
    assert play[ben].blood == 4, "it cannot be prevented"
    play.plays("Psyche!", "cel")
    to_strikes(play).choose(PASS).choose(PASS)
    play.finish() if play.action else None
    assert play[ben].blood == 3


def test_drawing_out_the_beast__no_damage_if_the_combat_ends_early(play):
    _, ben = provoked(play, "Drawing Out the Beast", "ANI", theirs="pre", held=["Majesty"])
    to_strikes(play).choose(PASS).plays("Majesty", "pre")
    play.finish() if play.action else None
    assert play[ben].blood == 4, "1 for the card"


def test_drawing_out_the_beast__not_against_an_ally(play):
    fight(play, "ANI pot", "Drawing Out the Beast", "Torn Signpost", against=PLAIN_ALLY)
    play.until("Ada", "Torn Signpost")
    assert not play.can("Drawing Out the Beast")


def test_thoughts_betrayed__damage_in_the_first_round_even_if_dodged(play):
    _, ben = provoked(play, "Thoughts Betrayed", "dom", theirs="cel", held=["Sideslip"])
    to_strikes(play).choose(HANDS).plays("Sideslip", "cel").finish()
    assert play[ben].blood == 4


def test_thoughts_betrayed__no_strike_cards_at_superior(play):
    _, ben = fight(
        play, "DOM", "Thoughts Betrayed", theirs="cel tha", held=["Sideslip", "Apportation"]
    )
    play.hand("Ben", "Thrown Gate")
    play[ben].disciplines = {"cel": 1, "tha": 2, "pot": 1}
    gun = play.on(ben, ".44 Magnum")
    play.until("Ada", "Thoughts Betrayed").plays("Thoughts Betrayed", "DOM")
    to_kind(play, "range", "Ben")
    assert not play.can("Thrown Gate")
    to_strikes(play).choose(HANDS)
    assert not play.can("Sideslip")
    assert play.can(gun)


def test_slam__maneuvers_only_to_close_range(play):
    _, ben = fight(play, "POT cel", "Slam", theirs="cel", held=["Pursuit"])
    assert not play.can("Slam")
    play.until("Ben", "Pursuit").plays("Pursuit", "cel")
    play.plays("Slam", "POT")
    to_strikes(play) if play.decision.kind != "strike" else None
    play.finish()
    assert LONG not in play.log_sentences()
    assert play[ben].blood == 2


def test_slam__no_maneuver_at_basic(play):
    fight(play, "pot", "Slam", theirs="cel", held=["Pursuit"])
    play.until("Ben", "Pursuit").plays("Pursuit", "cel")
    assert not play.can("Slam")


def test_backstep__the_opponent_can_press_after_inflicting_damage(play):
    _, ben = fight(play, "", "Backstep", theirs="tha", held=["Theft of Vitae", "Aid from Bats"])
    play[ben].disciplines = {"ani": 1}
    play.plays("Backstep")
    to_strikes(play).plays("Aid from Bats", "ani")
    to_kind(play, "press", "Ben").choose(PRESS_ON, minion=ben).finish()
    assert SECOND_ROUND in play.log_sentences()


def test_backstep__no_press_without_damage_or_to_close_range(play):
    fight(play, "", "Backstep", theirs="cel", held=["Pursuit"])
    play.until("Ben", "Pursuit")
    play.plays("Pursuit", "cel")
    assert not play.can("Backstep")
    while play.action:
        assert play.decision.kind != "press"
        play.choose(PASS)


def boxes(play, level, *, wounds):
    """Ada's bleed is blocked; the blocker goes to torpor if ``wounds``."""
    ada, ben = play.vampire("Ada", level), play.vampire("Ben", blood=0 if wounds else 5)
    play.hand("Ada", "Shadow Boxing")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS).choose(PASS)
    return ada


def test_shadow_boxing__continues_if_the_blocker_is_not_ready(play):
    ada = boxes(play, "OBF POT", wounds=True)
    play.until("Ada", "Shadow Boxing").plays("Shadow Boxing", "OBF+POT")
    play.finish()
    assert play.seat("Ben").pool == 29
    assert play[ada].blood == 4


def test_shadow_boxing__not_while_the_blocker_is_ready(play):
    boxes(play, "OBF POT", wounds=False)
    while play.action:
        assert not play.can("Shadow Boxing", "OBF+POT")
        play.choose(PASS)
    assert play.seat("Ben").pool == 30


def test_shadow_boxing__maneuvers_only_to_close_range_or_presses(play):
    fight(play, "obf pot", "Shadow Boxing", theirs="cel", held=["Pursuit"])
    assert not play.can("Shadow Boxing")
    play.until("Ben", "Pursuit").plays("Pursuit", "cel")
    play.plays("Shadow Boxing", "obf+pot")
    assert LONG not in play.log_sentences()


def test_terror_frenzy__costs_more_as_a_combat_card_but_not_after_the_combat(play):
    """A card of two types is an action modifier in the window after the combat."""
    _, ben = fight(play, "ANI PRO", "Terror Frenzy", "Form of Mist", held=["Rapid Change"])
    printed = play.table.cards[play.number("Rapid Change")]
    play.until("Ada", "Terror Frenzy").plays("Terror Frenzy", "ANI")
    assert price(play.table, play[ben], printed, "pro", 0, 1) == (0, 2)
    to_strikes(play).plays("Form of Mist", "PRO").choose(PASS)
    play.until("Ada", "Form of Mist")
    assert price(play.table, play[ben], printed, "pro", 0, 1) == (0, 1)
