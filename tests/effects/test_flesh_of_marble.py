"""Flesh of Marble: one point of damage in each round."""

import pytest
from card_fights import fight, to_strikes
from card_play import CardPlay

from vtes_deck.effects.library.combat.flesh_of_marble import SUFFER
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.damage_types import Cause, Damage

MARBLE = "Flesh of Marble"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def hardened(play, level, **facts):
    """Ada's vampire has played the card before range. Return both minions."""
    ada, ben = fight(play, level, MARBLE, **facts)
    play.plays(MARBLE, level)
    return ada, ben


def hit(play, minion, *amounts):
    """Inflict simultaneous damage: ordinary if positive, aggravated if negative."""
    damage = tuple(
        Damage(target=minion, n=abs(n), aggravated=n < 0, cause=Cause.STRIKE) for n in amounts
    )
    return inflict(play, *damage)


def inflict(play, *damage):
    """Inflict simultaneous damage, and ask the current question again afterwards."""
    play.table.stack[-1].step -= 1
    play.table.decision = None
    play.table.stack.append(DamageResolution(damage))
    play.game.play_on()
    return play


def test_flesh_of_marble__one_damage_in_a_round_only(play):
    ada, _ = hardened(play, "pro", theirs="POT", held=["Roundhouse"])
    to_strikes(play).choose(HANDS).plays("Roundhouse", "POT").finish()
    assert play[ada].blood == 4


def test_flesh_of_marble__nothing_more_later_in_the_round(play):
    ada, _ = hardened(play, "pro")
    hit(play, ada, 2)
    assert play[ada].blood == 4
    hit(play, ada, 3)
    assert play[ada].blood == 4


def test_flesh_of_marble__not_against_aggravated_damage_at_basic(play):
    ada, _ = hardened(play, "pro")
    hit(play, ada, 2, -2)
    assert play[ada].wounded
    assert play[ada].blood == 4, "the second aggravated point; the ordinary damage is prevented"


def test_flesh_of_marble__aggravated_damage_too_at_superior(play):
    ada, _ = hardened(play, "PRO")
    hit(play, ada, -3)
    assert play[ada].wounded
    assert play[ada].blood == 5, "the first point costs nothing"


@pytest.mark.parametrize("aggravated", [False, True])
def test_flesh_of_marble__the_player_chooses_the_kind_at_superior(play, aggravated):
    ada, _ = hardened(play, "PRO")
    hit(play, ada, 2, -2)
    assert play.asked == "Ada"
    play.choose(SUFFER[aggravated])
    assert (play[ada].wounded, play[ada].blood) == ((True, 5) if aggravated else (False, 4))


def test_flesh_of_marble__unpreventable_damage_is_suffered_and_counts(play):
    ada, _ = hardened(play, "PRO")
    whole = Damage(target=ada, n=2, cause=Cause.STRIKE, unpreventable=True)
    inflict(play, whole, Damage(target=ada, n=2, cause=Cause.STRIKE))
    assert play[ada].blood == 3
