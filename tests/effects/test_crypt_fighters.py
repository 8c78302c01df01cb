"""Vampires whose strikes, range or cards in combat differ from those of others."""

import pytest
from card_play import CardPlay
from card_steps import hands_until

from cardbase.terms import Sect
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.moves import Range
from vtes_deck.engine.state.table import Activity


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def fight(play, name, *, capacity=9, **facts):
    """Ada's vampire of this name bleeds, and one of Ben's blocks. Return both minions."""
    ada, ben = play.ready("Ada", name), play.vampire("Ben", capacity=capacity, **facts)
    play.bleeds(ada)
    return ada, ben


# Chun Hei


def test_chun_hei__an_additional_strike_once_each_combat(play):
    card, ben = fight(play, "Chun Hei")
    play.blocks(ben)
    before = play[card].blood
    assert hands_until(play, lambda: play.offered(USE, "Chun Hei"))
    play.choose(USE, "Chun Hei")
    assert play[card].blood == before - 1 - 1, "the strike of the opponent, and the cost"
    assert not play.offered(USE, "Chun Hei")
    hands_until(play, bool)
    assert play[ben].blood == 9 - 2 - 2


def test_chun_hei__does_not_count_against_the_limit(play):
    _, ben = fight(play, "Chun Hei")
    play.hand("Ada", "Blur")
    play.blocks(ben)
    assert hands_until(play, lambda: play.offered(USE, "Chun Hei"))
    play.choose(USE, "Chun Hei")
    assert hands_until(play, lambda: play.can("Blur")), "COM-26"


# Joaquin Murietta


def test_joaquin_murietta__an_additional_strike_only_in_the_first_round(play):
    card, ben = fight(play, "Joaquin Murietta")
    play.blocks(ben)
    assert hands_until(play, lambda: play.offered(USE, "Joaquin Murietta"))
    play.choose(USE, "Joaquin Murietta")
    fighting = play.table.current(Combat)
    assert fighting.sides[fighting.index(card)].extended, "limited"
    fighting.again = True
    assert not hands_until(
        play, lambda: fighting.number == 2 and play.offered(USE, "Joaquin Murietta")
    )


@pytest.mark.parametrize(("distance", "more"), [(Range.LONG, 1), (Range.CLOSE, 0)])
@pytest.mark.parametrize("weapon", [".44 Magnum", "Sengir Dagger"])
def test_joaquin_murietta__only_guns_at_long_range_do_more(play, distance, more, weapon):
    card, ben = fight(play, "Joaquin Murietta")
    gun = play.on(card, weapon)
    play.blocks(ben)
    fighting = play.table.current(Combat)
    fighting.range = distance
    strike = next(part.move.strike for part in play.table.cards[gun].script.fights)
    found = [
        static.damage(play.table, card, _of(strike, gun))
        for static in play.table.cards[card].script.statics
        if hasattr(static, "damage")
    ]
    assert sum(found) == (more if weapon == ".44 Magnum" else 0)


def _of(strike, source):
    return type(strike)(source=source, damage=strike.damage, ranged=strike.ranged)


# Ruth McGinley


def test_ruth_mcginley__only_a_gun_strikes_first(play):
    for weapon, first in ((".44 Magnum", True), ("Sengir Dagger", False)):
        table = CardPlay(play.cards)
        card, ben = fight(table, "Ruth McGinley", capacity=2, blood=0)
        gun = table.on(card, weapon)
        table.blocks(ben)
        while not table.offered(USE, gun):
            table.choose(PASS)
        table.choose(USE, gun)
        while table[card].blood == 6 and not table[ben].wounded:
            table.choose(HANDS) if table.offered(HANDS) else table.choose(PASS)
        assert (table[card].blood == 6) is first, weapon


def test_ruth_mcginley__not_with_hands(play):
    card, ben = fight(play, "Ruth McGinley", capacity=2, blood=0)
    play.blocks(ben)
    hands_until(play, bool)
    assert play[card].blood == 6 - 1


# Jaroslav Pascek


def test_jaroslav_pascek__hurts_only_the_sabbat_vampires_of_the_prey(play):
    play.ready("Ada", "Jaroslav Pascek")
    sabbat = [play.vampire("Ben", sect=Sect.SABBAT) for _ in range(2)]
    other, cleo = play.vampire("Ben"), play.vampire("Cleo", sect=Sect.SABBAT)
    play.acts("Ada").uses("Jaroslav Pascek")
    assert play.action.seats == (1,), "it is directed"
    play.finish()
    assert [play[one].blood for one in (*sabbat, other, cleo)] == [4, 4, 5, 5]


def test_jaroslav_pascek__more_with_melee_weapons_but_not_with_hands(play):
    card, ben = fight(play, "Jaroslav Pascek")
    sword = play.on(card, "Sengir Dagger")
    play.blocks(ben)
    statics = [one for one in play.table.cards[card].script.statics if hasattr(one, "damage")]
    strike = next(part.move.strike for part in play.table.cards[sword].script.fights)
    assert [one.damage(play.table, card, strike) for one in statics] == [2]
    hands_until(play, bool)
    assert play[ben].blood == 9 - 1


# Cailean


@pytest.mark.parametrize("distance", Range)
def test_cailean__sets_the_range_once_each_round(play, distance):
    _, ben = fight(play, "Cailean")
    play.on(ben, ".44 Magnum")
    play.blocks(ben)
    play.until("Ada", "Cailean").uses("Cailean")
    choice = [one for one in play.options if f"to {distance.name.lower()}" in str(one.verb)]
    play.choose(choice[0].verb, n=choice[0].n)
    fighting = play.table.current(Combat)
    assert (fighting.range, fighting.range_set) == (distance, True)
    assert not play.can("Cailean")
    play.choose(PASS)
    assert play.decision.kind != "range", "no maneuvers"


def test_cailean__not_in_the_combat_of_another(play):
    play.ready("Ada", "Cailean")
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    assert not hands_until(play, lambda: play.can("Cailean"))


# Don Michael Antonio Giovanni


def test_don_michael_antonio_giovanni__stronger_after_the_first_round(play):
    card, ben = fight(play, "Don Michael Antonio Giovanni")
    assert stats.strength(play.table, play[card]) == 1, "only in combat"
    play.blocks(ben)
    assert stats.strength(play.table, play[card]) == 1
    play.table.current(Combat).number = 2
    assert stats.strength(play.table, play[card]) == 2


def test_don_michael_antonio_giovanni__cannot_end_combat(play):
    card, ben = fight(play, "Don Michael Antonio Giovanni")
    play[card].disciplines = {"obf": 2, "pre": 2}
    play.hand("Ada", "Majesty", "Quick Exit")
    play.blocks(ben)
    assert not hands_until(play, lambda: play.can("Majesty") or play.can("Quick Exit", "obf"))
    assert play.table.is_restricted(Activity.PRESS_TO_END, card)


# Murat


@pytest.mark.parametrize(("clan", "more"), [("Ministry", 1), ("Caitiff", 0)])
def test_murat__only_combat_cards_of_serpentis_cost_a_ministry_more(play, clan, more):
    _, ben = fight(play, "Murat", clan=clan)
    serpentis, other = play.hand("Ben", "Form of the Cobra", "Majesty")
    cards, minion = play.table.cards, play[ben]
    assert price(play.table, minion, cards[serpentis], "ser", 0, 1) == (0, 1), "not before combat"
    play.blocks(ben)
    assert price(play.table, minion, cards[serpentis], "ser", 0, 1) == (0, 1 + more)
    assert price(play.table, minion, cards[other], "pre", 0, 1) == (0, 1)


def test_murat__not_in_combat_with_another(play):
    play.ready("Ada", "Murat")
    ada, ben = play.vampire("Ada"), play.vampire("Ben", clan="Ministry")
    [serpentis] = play.hand("Ben", "Form of the Cobra")
    play.bleeds(ada).blocks(ben)
    assert price(play.table, play[ben], play.table.cards[serpentis], "ser", 0, 1) == (0, 1)


# MacAlister Marshall


def test_macalister_marshall__other_tremere_defend_only_him(play):
    marshall, acting = play.ready("Ada", "MacAlister Marshall"), play.vampire("Dora")
    tremere, other = play.vampire("Ada", clan="Tremere"), play.vampire("Ada")
    assert play.intercept(tremere) == 0
    play.bleeds(acting, "Ada")
    assert play.intercept(tremere) == 0, "a bleed is directed at the Methuselah"
    play.action.target = marshall
    assert [play.intercept(one) for one in (tremere, other, marshall)] == [1, 0, 0]


def test_macalister_marshall__not_for_actions_of_his_own_side(play):
    marshall = play.ready("Ada", "MacAlister Marshall")
    tremere, _ = play.vampire("Ada", clan="Tremere"), play.vampire("Ben")
    play.hunts(play.vampire("Ada", blood=1))
    play.action.target = marshall
    assert play.intercept(tremere) == 0
