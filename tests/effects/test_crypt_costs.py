"""Vampires for whom cards cost less, including Tupdog."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.permanents import EMPLOY, EQUIP
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.status.torpor import send


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def to_torpor(play, card):
    """Send a vampire to torpor by an effect."""
    send(play.table, play[card])


def logged(play, words):
    """Whether a public log line has these words."""
    return any(words in line for line in play.log_sentences("Dora"))


# Kuyén, Adana de Sforza, Lord Tremere, Tupdog: cards that cost less


def employs(play, minion, card):
    """The minion employs a retainer. Return the remaining pool and blood."""
    play.hand("Ada", card)
    play.acts("Ada").choose(EMPLOY, card, minion=minion)
    assert play[card].host == minion
    return play.pool_of("Ada"), play[minion].blood


def test_kuyen__animals_cost_less(play):
    assert employs(play, play.ready("Ada", "Kuyén"), "Dog Pack") == (29, 6), (
        "the printed cost is 2 pool"
    )


def test_kuyen__blood_too(play):
    assert play.cards["Raven Spy"].blood_cost == 1
    kuyen = play.ready("Ada", "Kuyén")
    play[kuyen].disciplines = {"ani": 2}
    assert employs(play, kuyen, "Raven Spy") == (30, 6)


def test_kuyen__not_for_others(play):
    play.ready("Ada", "Kuyén")
    assert employs(play, play.vampire("Ada", clan="Gangrel"), "Dog Pack")[0] == 28


def test_kuyen__only_animals(play):
    kuyen = play.ready("Ada", "Kuyén")
    play.hand("Ada", ".44 Magnum")
    play.acts("Ada").choose(EQUIP, ".44 Magnum", minion=kuyen)
    assert play.pool_of("Ada") == 28


def costs(play, card, **facts):
    """The cost for Adana of a card that costs 1 blood, in combat or in an action of hers."""
    adana, ben = play.ready("Ada", "Adana de Sforza"), play.vampire("Ben")
    number = play.hand("Ada", card)[0]
    printed = play.table.cards[number]
    play.bleeds(adana)
    if facts.get("fighting"):
        play.blocks(ben)
        while play.table.current(Combat) is None:
            play.choose(PASS)
    return price(play.table, play[adana], printed, "", 0, 1)[1]


def test_adana_de_sforza__combat_cards_cost_less(play):
    adana, ben = play.ready("Ada", "Adana de Sforza", 5), play.vampire("Ben")
    play[adana].disciplines = {"cel": 2}
    play.hand("Ada", "Blur")
    play.bleeds(adana).blocks(ben)
    play.choose(HANDS, minion=adana).choose(HANDS, minion=ben)
    play.plays("Blur", "CEL")
    assert play[adana].blood == 4, "1 for the hands of the opponent; Blur costs 1"
    assert play.cards["Blur"].blood_cost == 1


def test_adana_de_sforza__not_action_modifiers(play):
    adana, ben = play.ready("Ada", "Adana de Sforza", 5), play.vampire("Ben")
    play[adana].disciplines = {"dom": 2}
    play.hand("Ada", "Conditioning")
    play.bleeds(adana)
    assert ben
    play.plays("Conditioning", "DOM")
    assert play[adana].blood == 4


def test_adana_de_sforza__a_card_of_two_types_as_it_is_played(play):
    assert costs(play, "Resist Earth's Grasp") == 1


def test_adana_de_sforza__in_combat_it_is_a_combat_card(play):
    assert costs(play, "Resist Earth's Grasp", fighting=True) == 0


def test_lord_tremere__blood_sorcery_costs_less(play):
    assert employs(play, play.ready("Ada", "Lord Tremere", 5), "Infernal Familiar") == (30, 4)


def test_lord_tremere__not_for_others(play):
    play.ready("Ada", "Lord Tremere", 5)
    other = play.vampire("Ada", "THA")
    assert employs(play, other, "Infernal Familiar") == (30, 3)


def test_tupdog__visceratika_costs_less_as_it_is_played(play):
    dog, number = play.ready("Ada", "Tupdog"), play.hand("Ada", "Skin of the Chameleon")[0]
    printed = play.table.cards[number]
    assert price(play.table, play[dog], printed, "VIS", 0, 1) == (0, 0)
    assert price(play.table, play[dog], printed, "tha", 0, 1) == (0, 1)


def test_tupdog__enters_combat_with_any_minion_of_others(play):
    dog = play.ready("Ada", "Tupdog")
    master = play.vampire("Ada", clan="Tremere antitribu")
    cleo = play.vampire("Cleo")
    play.acts("Ada")
    assert not play.can("Tupdog", target=master)
    play.plays("Tupdog", target=cleo)
    assert play.action.seats == (2,), "the action is directed"
    play.blocks(cleo).finish()
    assert logged(play, "Tupdog and Cleo's Aaron Bathurst enter combat")
    assert dog != cleo


def test_tupdog__not_without_its_master(play):
    play.ready("Ada", "Tupdog")
    cleo = play.vampire("Cleo")
    play.acts("Ada")
    assert not play.can("Tupdog", target=cleo)


def test_tupdog__not_one_in_torpor(play):
    play.ready("Ada", "Tupdog")
    play.vampire("Ada", clan="Tremere antitribu")
    cleo = play.vampire("Cleo")
    to_torpor(play, cleo)
    play.acts("Ada")
    assert not play.can("Tupdog", target=cleo)
