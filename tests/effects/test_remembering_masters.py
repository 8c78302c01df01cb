"""Masters that choose a vampire, watch what minions do, protect them or call a referendum."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.engine.actions.permanents import EMPLOY, EQUIP
from vtes_deck.engine.actions.political import ONCE
from vtes_deck.engine.cards.play import USES_DISCIPLINE
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Until, Zone
from vtes_deck.engine.status import control, torpor
from vtes_deck.engine.status.banishment import banish

ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def rack(play):
    """Ada has chosen the first of her two vampires."""
    chosen, other = play.vampire("Ada", blood=1), play.vampire("Ada", blood=1)
    play.hand("Ada", "The Rack")
    play.acts("Ada", Phase.MASTER).plays("The Rack", target=chosen)
    return chosen, other


def test_the_rack__two_blood_for_the_chosen_vampire(play):
    chosen, other = rack(play)
    play.turn("Ada")
    assert not play.can("The Rack", target=other)
    play.uses("The Rack", target=chosen)
    assert play[chosen].blood == 3
    assert not play.can("The Rack"), "once"


def alone(play):
    """Ada has chosen her only vampire, which contests nothing when it returns."""
    chosen = play.vampire("Ada", blood=1)
    play.hand("Ada", "The Rack")
    play.acts("Ada", Phase.MASTER).plays("The Rack", target=chosen)
    return chosen


def test_the_rack__a_chosen_vampire_that_was_burned_and_returns_is_another(play):
    chosen = alone(play)
    zones.burn(play.table, chosen)
    control.arrive(play.table, chosen, 0)
    assert chosen in play.table.in_play
    play.turn("Ada")
    assert not play.can("The Rack")


def test_the_rack__a_chosen_vampire_that_was_banished_is_the_same(play):
    chosen = alone(play)
    banish(play.table, chosen)
    play.turn("Ada")
    assert not play.can("The Rack"), "it is not controlled"
    control.arrive(play.table, chosen, 0)
    play.turn("Ada").uses("The Rack", target=chosen)
    assert play[chosen].blood == 3


def test_the_rack__a_chosen_vampire_that_was_contested_is_the_same(play):
    chosen, _ = rack(play)
    play[chosen].contested = play.table.contests = True
    play.turn("Ada")
    assert not play.can("The Rack")
    play[chosen].contested = False
    play.turn("Ada")
    assert play.can("The Rack", target=chosen)


def test_the_rack__stolen_with_another_choice(play):
    rack(play)
    ben, thief = play.vampire("Ben", blood=2), play.vampire("Ben", "", blood=3)
    play.acts("Ben").uses("The Rack", minion=thief)
    while play.decision.kind != "target":
        play.choose(PASS)
    play.game.apply(next(one for one in play.decision.options if one.target == ben))
    assert play[play.number("The Rack")].controller == 1
    play.turn("Ben").uses("The Rack", target=ben)
    assert play[ben].blood == 4


def test_the_rack__not_stolen_by_its_controller_or_used_in_another_turn(play):
    rack(play)
    play.in_play("Ada", "Dreams of the Sphinx")
    play.turn("Ben").until("Ada", "Dreams of the Sphinx")
    assert not play.can("The Rack")
    play.acts("Ada")
    assert not play.can("The Rack")


def test_anarch_revolt__a_referendum_burns_it(play):
    play.in_play("Dora", "Anarch Revolt")
    ada = play.vampire("Ada", title=Title.PRINCE)
    play[ada].city = "London"
    play.acts("Ada").uses("Anarch Revolt", minion=ada)
    for _ in range(20):
        if play.zone("Anarch Revolt") is Zone.ASH_HEAP:
            break
        cast = next((one for one in play.decision.options if "for" in one.verb.name), None)
        if cast is None or play.asked != "Ada":
            play.choose(PASS)
        else:
            play.game.apply(cast)
    assert play.zone("Anarch Revolt") is Zone.ASH_HEAP
    assert any("referendum passes" in line for line in play.log_sentences())


def test_anarch_revolt__no_second_political_action_and_not_by_an_ally(play):
    play.in_play("Dora", "Anarch Revolt")
    ada = play.vampire("Ada")
    play[ada].done = frozenset({ONCE})
    play.ready("Ada", "Nephandus")
    play.acts("Ada")
    assert not play.can("Anarch Revolt")


def dabbling(play, *cards, disciplines="dom pre obf"):
    ada = play.vampire("Ada", disciplines, blood=3)
    play.on(ada, "Dabbler")
    ben = play.vampire("Ben")
    play.on(ben, "Raven Spy")
    play.hand("Ada", *cards)
    play.bleeds(ada)
    return ada, ben


def test_dabbler__the_discipline_of_a_retainer_counts_too(play):
    ada = play.vampire("Ada", "ani")
    spy = play.hand("Ada", "Raven Spy")[0]
    play.vampire("Ben")
    play.acts("Ada").choose(EMPLOY, spy, minion=ada)
    assert play.table.has_used(USES_DISCIPLINE + "ani", ada, Until.ACTION)


def test_dabbler__a_blood_after_three_disciplines(play):
    ada, ben = dabbling(
        play, "Bonding", "Lost in Crowds", "Enchanting Gaze", disciplines="dom obf pre pro"
    )
    play.blocks(ben).plays("Lost in Crowds", "obf")
    play.on(ben, "Raven Spy")
    play.on(ben, "Raven Spy")
    assert not any(play.ways("Dabbler"))
    play.until("Ada", "Bonding", "Enchanting Gaze")
    for card in ("Enchanting Gaze", "Bonding"):
        for _ in range(6):
            if play.can(card):
                play.game.apply(play.ways(card)[0])
                break
            play.choose(PASS)
    play.until("Ada", "Dabbler").uses("Dabbler", words="gains")
    assert play[ada].blood == 4
    assert not play.can("Dabbler"), "once"


def test_dabbler__unlocks_for_1_blood(play):
    ada = play.vampire("Ada", blood=3)
    play.on(ada, "Dabbler")
    for code in ("dom", "pre", "obf"):
        play.table.use_once(f"uses {code}", ada, Until.ACTION)
    play.bleeds(ada).until("Ada", "Dabbler").uses("Dabbler", words="unlock")
    assert (play[ada].blood, play[ada].locked) == (2, False)


def test_dabbler__not_after_two_disciplines(play):
    ada, ben = dabbling(play, "Lost in Crowds", "Bonding")
    play.blocks(ben).plays("Lost in Crowds", "obf")
    play.until("Ada", "Bonding").plays("Bonding", "dom")
    for _ in range(6):
        assert not play.can("Dabbler")
        if not play.action:
            break
        play.choose(PASS)
    assert play[ada].blood == 3


def test_dabbler__not_on_a_vampire_with_another_archetype(play):
    ada = play.vampire("Ada")
    play.on(ada, "Perfectionist")
    play.hand("Ada", "Dabbler")
    play.acts("Ada", Phase.MASTER)
    assert not play.can("Dabbler")


def test_secure_haven__no_target_of_actions_of_others(play):
    ben, other = play.vampire("Ben"), play.vampire("Ben")
    play.on(ben, "Secure Haven")
    play.vampire("Ada")
    play.hand("Ada", "Bum's Rush")
    play.acts("Ada")
    assert play.can("Bum's Rush", target=other)
    assert not play.can("Bum's Rush", target=ben)


def test_secure_haven__a_minion_chosen_by_an_action_is_a_target_too(play):
    ben = play.vampire("Ben")
    play.on(ben, "Secure Haven")
    ada = play.vampire("Ada", "ani obf pre", sect=Sect.ANARCH)
    play.hand("Ada", "Break the Bonds")
    play.acts("Ada").plays("Break the Bonds", "obf", minion=ada)
    play.finish() if play.action else None
    assert not play[ben].locked


def test_secure_haven__its_controller_can_target_it(play):
    play.ready("Ada", "Abdelsobek")
    mine = play.vampire("Ada", locked=True)
    play.on(mine, "Secure Haven")
    play.acts("Ada")
    assert play.can("Abdelsobek", target=mine)


def test_secure_haven__other_effects_can_target_it(play):
    play.ready("Ada", "Lord Tremere")
    ben = play.vampire("Ben", clan="Tremere")
    play.on(ben, "Secure Haven")
    play.acts("Ada")
    assert play.can("Lord Tremere", target=ben)


def test_secure_haven__masters_cost_1_pool_more(play):
    ada = play.vampire("Ada")
    play.on(ada, "Secure Haven")
    play.hand("Ada", "Perfectionist")
    play.acts("Ada", Phase.MASTER).plays("Perfectionist", target=ada)
    assert play.pool_of("Ada") == 29


def test_secure_haven__is_burned_in_torpor_and_cannot_be_on_a_vampire_twice(play):
    ada = play.vampire("Ada")
    haven = play.on(ada, "Secure Haven")
    play.hand("Ada", "Secure Haven")
    play.acts("Ada", Phase.MASTER)
    assert not play.can("Secure Haven", target=ada)
    torpor.send(play.table, play[ada])
    assert play.zone(haven) is Zone.ASH_HEAP


def museum(play, *cards):
    play.in_play("Ada", "The British Museum, London")
    ada = play.vampire("Ada")
    play.hand("Ada", *cards)
    play.vampire("Ada")
    play.acts("Ada")
    return ada


def test_the_british_museum_london__cheaper_and_unlocks(play):
    ada = museum(play, "Bowl of Convergence")
    play.choose(EQUIP, "Bowl of Convergence", minion=ada)
    play.until("Ada", "The British Museum, London").uses("The British Museum, London")
    assert not play[ada].locked
    cost = play.cards["Bowl of Convergence"].pool_cost
    assert play.pool_of("Ada") == 30 - max(0, cost - 1)


def test_the_british_museum_london__not_for_weapons(play):
    ada = museum(play, ".44 Magnum")
    play.choose(EQUIP, ".44 Magnum", minion=ada)
    while play.action:
        assert not play.can("The British Museum, London")
        play.choose(PASS)
    assert (play.pool_of("Ada"), play[ada].locked) == (28, True)


def test_the_british_museum_london__not_twice_by_one_minion_in_a_turn(play):
    ada = museum(play, "Bowl of Convergence", "Heart of Nizchetus")
    play.choose(EQUIP, "Bowl of Convergence", minion=ada)
    play.until("Ada", "The British Museum, London").uses("The British Museum, London")
    play.choose(EQUIP, "Heart of Nizchetus", minion=ada)
    assert not play.can("The British Museum, London")
    assert play[ada].locked


def test_the_british_museum_london__one_card_more_in_hand(play):
    play.in_play("Ada", "The British Museum, London")
    assert stats.hand_size(play.table, 0) == 8
