"""Masters, events and weapons that many winning decks play."""

import pytest
from card_fights import LONG, SECOND_ROUND, drained, fight, to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect
from vtes_deck.app.games import let_play
from vtes_deck.engine.agents import SteadyAgent
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS, DecisionKind
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status import torpor

ANARCH = {"sect": Sect.ANARCH}
ASSAULT, VINE = "Frontal Assault", "Bleeding the Vine"
HELL, RIFLE = "Hell-for-Leather", "Sniper Rifle"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def bounces(play, card, level, **facts):
    """Ben's vampire can react to a bleed with this card under Narrow Minds."""
    play.in_play("Dora", "Narrow Minds")
    ben = play.vampire("Ben", "DOM aus", **facts)
    play.vampire("Cleo")
    play.hand("Ben", card)
    play.bleeds(play.vampire("Ada")).passes("Ben")
    return ben


def test_narrow_minds__a_new_target_costs_one_more(play):
    ben = bounces(play, "Deflection", "DOM")
    play.plays("Deflection", "DOM", seat="Cleo")
    assert play[ben].blood == 3


def test_narrow_minds__not_with_too_little_blood(play):
    bounces(play, "Deflection", "DOM", blood=1)
    assert not play.can("Deflection")


def test_narrow_minds__no_more_for_another_reaction(play):
    play.in_play("Dora", "Narrow Minds")
    ben = play.vampire("Ben", "aus")
    ada = play.vampire("Ada", "obf")
    play.hand("Ada", "Lost in Crowds")
    play.hand("Ben", "Precognition")
    play.bleeds(ada).blocks(ben).plays("Lost in Crowds", "obf")
    play.until("Ben", "Precognition").plays("Precognition", "aus")
    assert play[ben].blood == 5


EVENTS = ("The Unmasking", "Dragonbound", "Narrow Minds")


def uncoiling(play, *events):
    """Ada has The Uncoiling in play, Ben has these events."""
    card = play.in_play("Ada", "The Uncoiling")
    return card, [play.in_play("Ben", name) for name in events]


def test_the_uncoiling__burns_one_of_the_other_events(play):
    card, others = uncoiling(play, *EVENTS)
    play.acts("Ada", Phase.DISCARD).uses("The Uncoiling")
    left = [one for one in others if one in play.table.in_play]
    assert len(left) == 2
    assert card in play.table.in_play
    assert not play.can("The Uncoiling")


def test_the_uncoiling__nothing_alone_or_in_the_turn_of_another(play):
    uncoiling(play)
    play.acts("Ada", Phase.DISCARD)
    assert not play.can("The Uncoiling")
    play.in_play("Ben", "The Unmasking")
    play.acts("Ben", Phase.DISCARD)
    assert not play.can("The Uncoiling", words="at random")


def test_the_uncoiling__others_burn_it_for_1_pool_for_each_other_event(play):
    card, _ = uncoiling(play, *EVENTS[:2])
    play.hand("Ben", "Blur")
    play.acts("Ben", Phase.DISCARD).uses("The Uncoiling")
    assert play.pool_of("Ben") == 28
    assert card not in play.table.in_play
    assert play.seat("Ben").discard_actions == 0


def test_the_uncoiling__not_by_its_controller_or_without_the_pool(play):
    uncoiling(play, *EVENTS[:2])
    play.acts("Ada", Phase.DISCARD)
    assert not play.can("The Uncoiling", words="Use a discard")
    play.pool("Ben", 1)
    play.acts("Ben", Phase.DISCARD)
    assert not play.can("The Uncoiling")


def second_action(play, first):
    """If ``first``, Ada has acted once.

    Another of her vampires is then blocked with too little blood.
    """
    play.in_play("Ben", "Channel 10")
    one, two = play.vampire("Ada", "OBF"), play.vampire("Ada", "obf")
    ben = play.vampire("Ben")
    play.hand("Ada", "Lost in Crowds")
    play.acts("Ada")
    if first:
        play.bleeds(one).finish()
    play.bleeds(two).blocks(ben).plays("Lost in Crowds", "obf")
    return ben


def test_channel_10__two_intercept_in_the_second_action(play):
    ben = second_action(play, first=True)
    play.until("Ben", "Channel 10").uses("Channel 10", target=ben)
    assert play.action.blocker == ben


def test_channel_10__not_in_the_first_action_of_a_turn(play):
    second_action(play, first=False)
    assert not play.can("Channel 10")
    play.finish()
    assert not play["Channel 10"].locked


def test_dog_pack__no_strike_ends_the_combat(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "PRO pre")
    play.blood(play.on(ada, "Dog Pack"), 1)
    play.hand("Ben", "Majesty")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS)
    assert not play.can("Majesty")


def test_dog_pack__not_the_strikes_of_its_employer(play):
    ada, ben = play.vampire("Ada", "pre"), play.vampire("Ben")
    play.blood(play.on(ada, "Dog Pack"), 1)
    play.hand("Ada", "Majesty")
    play.bleeds(ada).blocks(ben)
    assert to_strikes(play).can("Majesty")


@pytest.mark.parametrize(("words", "pool"), [("Lock", 30), ("Burn 1 pool", 29)])
def test_bleeding_the_vine__an_upkeep_in_each_own_unlock_phase(play, words, pool):
    card = play.in_play("Ada", VINE)
    play.turn("Ben", Phase.UNLOCK)
    assert not play.can(VINE)
    play.turn("Ada", Phase.UNLOCK)
    assert not play.offered(PASS)
    play.uses(VINE, words=words)
    assert play.pool_of("Ada") == pool
    assert play[card].locked is (pool == 30)
    assert not play.can(VINE)


def test_bleeding_the_vine__cancels_a_master_whose_player_plays_another(play):
    card = play.in_play("Ada", VINE)
    play.hand("Ben", "Ascendance", "Fame")
    play.vampire("Ben")
    play.acts("Ben", Phase.MASTER).plays("Ascendance")
    play.until("Ada", VINE).uses(VINE)
    assert play[card].locked
    assert play.pool_of("Ben") == 30
    assert play.seat("Ben").master_actions == 1
    play.until("Ben", "Fame").plays("Fame")
    assert play.asked != "Ada"


def test_bleeding_the_vine__not_an_out_of_turn_master(play):
    play.in_play("Ada", VINE)
    play.hand("Ben", "Sudden Reversal")
    play.hand("Ada", "Ascendance")
    play.acts("Ada", Phase.MASTER).plays("Ascendance")
    play.until("Ben", "Sudden Reversal").plays("Sudden Reversal")
    assert not play.can(VINE)


def test_frontal_assault__ready_minions_fight_those_of_the_prey(play):
    play.in_play("Ada", ASSAULT)
    ada, ally = play.vampire("Ada"), play.ready("Ada", PLAIN_ALLY)
    ben, cleo = play.vampire("Ben"), play.vampire("Cleo")
    play.acts("Ada")
    assert play.can(ASSAULT, minion=ally, target=ben)
    assert not play.can(ASSAULT, minion=ada, target=cleo)
    play.uses(ASSAULT, minion=ada, target=ben)
    assert play.action.seats == (1,)
    play.finish()
    assert play.combats()


def test_frontal_assault__a_pool_for_each_fallen_minion_of_the_prey_only(play):
    play.in_play("Ada", ASSAULT)
    torpor.send(play.table, play[play.vampire("Ben")])
    assert play.pool_of("Ada") == 31
    zones.burn(play.table, play.ready("Ben", "Nephandus"))
    assert play.pool_of("Ada") == 32
    zones.burn(play.table, play.torpor("Ben", "Aaron Bathurst"))
    zones.burn(play.table, play.vampire("Cleo"))
    torpor.send(play.table, play[play.vampire("Ada")])
    assert play.pool_of("Ada") == 32


def test_frontal_assault__a_pool_for_each_remaining_minion(play):
    card = play.in_play("Ada", ASSAULT)
    play.vampire("Ben")
    play.ready("Ben", PLAIN_ALLY)
    play.torpor("Ben", "Aaron Bathurst")
    play.vampire("Cleo")
    play.uncontrolled("Ada", "Aaron Bathurst")
    play.acts("Ada", Phase.INFLUENCE)
    assert not play.offered(PASS)
    play.uses(ASSAULT)
    assert play.pool_of("Ada") == 28
    assert card not in play.table.in_play


def test_frontal_assault__a_steady_player_burns_it_when_transfers_are_useless(play):
    play.in_play("Ada", ASSAULT)
    play.vampire("Ben")
    play.uncontrolled("Ada", "Aaron Bathurst")  # transfers are possible, but cost too much
    play.pool("Ada", 5)
    play.acts("Ada", Phase.INFLUENCE)
    agents = [SteadyAgent(seat) for seat in range(3)]
    while play.game.decision.kind is DecisionKind.INFLUENCE and play.asked == "Ada":
        let_play(play.game, agents, 1)
    assert ASSAULT in {play.table.cards[one].name for one in play.seat("Ada").ash_heap}


def rifleman(play, *cards):
    """Ben's vampire with the rifle blocks. Return both minions."""
    ada, ben = play.vampire("Ada", "cel"), play.vampire("Ben")
    play.on(ben, RIFLE)
    play.hand("Ada", *cards)
    play.bleeds(ada).blocks(ben)
    return ada, ben


def test_sniper_rifle__sets_the_range_and_shoots_first(play):
    ada, ben = rifleman(play, "Flash")
    play.until("Ben", RIFLE).uses(RIFLE, words="Set the range")
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (3, 5)
    assert not any("maneuvers" in line for line in play.log_sentences())


def test_sniper_rifle__not_in_the_second_round_and_no_strike_at_close_range(play):
    _, ben = rifleman(play, "Psyche!")
    to_strikes(play).choose(HANDS)
    assert not play.offered(USE, minion=ben)
    play.choose(HANDS)
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    for _ in range(10):
        assert not play.can(RIFLE, words="Set the range")
        if play.decision.kind == "strike":
            break
        play.choose(PASS)
    assert SECOND_ROUND in play.log_sentences()


def test_sniper_rifle__not_if_its_bearer_was_blocked(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.on(ada, RIFLE)
    play.bleeds(ada).blocks(ben)
    to_strikes(play)
    assert LONG not in play.log_sentences()
    assert not play.offered(USE, minion=ada)


def test_sniper_rifle__only_if_it_was_there_as_its_bearer_blocked(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.on(ben, "Bastard Sword")
    play.hand("Ben", "Concealed Weapon", RIFLE)
    play.bleeds(ada).blocks(ben)
    for _ in range(10):
        if play.can("Concealed Weapon"):
            play.plays("Concealed Weapon")
            break
        play.choose(PASS)
    assert play.table.owner[play[ben].attached[-1]] == 1
    assert not play.can(RIFLE, words="Set the range")


def test_hell_for_leather__a_dodge_with_a_further_strike(play):
    ada, ben = fight(play, "ani", HELL, **ANARCH)
    to_strikes(play).plays(HELL, "ani").choose(HANDS)
    to_strikes(play).choose(HANDS)
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (5, 4)


def test_hell_for_leather__a_strike_next_to_a_limited_one_but_once_for_a_discipline(play):
    _, ben = fight(play, "cel", HELL, HELL, "Blur", **ANARCH)
    to_strikes(play).choose(HANDS).choose(PASS)
    play.until("Ada", HELL).plays(HELL, "cel")
    assert not play.can(HELL, "cel")
    play.plays("Blur", "cel")
    for _ in range(2):
        to_strikes(play).choose(HANDS)
    play.finish()
    assert play[ben].blood == 2


def test_hell_for_leather__another_discipline_in_the_same_combat(play):
    fight(play, "ani cel", HELL, HELL, **ANARCH)
    to_strikes(play).plays(HELL, "ani").choose(PASS)
    assert play.until("Ada", HELL).can(HELL, "cel")


def test_hell_for_leather__pool_for_an_opponent_who_is_not_ready(play):
    _, ben = fight(play, "obt", HELL, **ANARCH)
    drained(play, ben)
    to_strikes(play).choose(HANDS).choose(PASS)
    play.until("Ada", HELL).plays(HELL, "obt")
    assert play.pool_of("Ben") == 28


def test_hell_for_leather__pool_for_a_burned_ally_but_not_for_a_ready_minion(play):
    fight(play, "obt", HELL, against=PLAIN_ALLY, **ANARCH)
    play.blood(PLAIN_ALLY, 1)
    to_strikes(play).choose(HANDS).choose(PASS)
    play.until("Ada", HELL).plays(HELL, "obt")
    assert play.pool_of("Ben") == 28


def test_hell_for_leather__not_while_both_are_ready(play):
    fight(play, "obt", HELL, **ANARCH)
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert play.pool_of("Ben") == 30
