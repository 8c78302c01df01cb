"""Vampires with effects in a phase, at a cost or as an unusual action."""

import pytest
from card_play import PLAIN, PLAIN_ALLY, CardPlay
from requirements import requiring
from vampire_texts import distributes

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.choices import CHOOSE_CARD, DO_IT
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.permanents import EQUIP, RECRUIT
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.cards.cost_reductions import REDUCE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics.gear import allows
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.torpor import send

RADIO = "KRCG News Radio"
KRC = "Kine Resources Contested"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# The unlock phase


def test_gnaeus_aemilius_augustinus__the_prey_chooses_the_damaged_minion(play):
    play.ready("Ada", "Gnaeus Aemilius Augustinus")
    one, two = play.vampire("Ben"), play.vampire("Ben")
    play.turn("Ada").plays("Gnaeus Aemilius Augustinus")
    assert play.asked == "Ben"
    play.choose(CHOOSE_CARD, target=two)
    assert (play[one].blood, play[two].blood) == (5, 4)


def test_gnaeus_aemilius_augustinus__not_in_torpor_or_without_a_minion(play):
    card = play.ready("Ada", "Gnaeus Aemilius Augustinus")
    play.turn("Ada")
    assert not play.can("Gnaeus Aemilius Augustinus")
    play.vampire("Ben")
    send(play.table, play[card])
    play.turn("Ada")
    assert not play.can("Gnaeus Aemilius Augustinus")


def test_beatrice_oracle171_tremblay__another_imbued_takes_damage(play):
    play.ready("Ada", 'Béatrice "Oracle171" Tremblay')
    other = play.ready("Ada", 'Jennie "Cassie247" Orne')
    before = play[other].blood
    play.turn("Ada").plays('Béatrice "Oracle171" Tremblay', target=other)
    assert play[other].blood == before - 1


def test_beatrice_oracle171_tremblay__no_vampire_or_herself(play):
    play.ready("Ada", 'Béatrice "Oracle171" Tremblay')
    play.vampire("Ada")
    play.turn("Ada")
    assert not play.can('Béatrice "Oracle171" Tremblay')


@pytest.mark.parametrize(("top", "blood"), [("Blood Doll", 4), ("Blur", 3)])
def test_egothha__a_master_of_the_prey_feeds_him(play, top, blood):
    card = play.ready("Ada", "Egothha", 3)
    play.library("Ben", "Blur", top)
    burned = play.seat("Ben").library[-1]
    play.turn("Ada").plays("Egothha")
    assert (play[card].blood, play.zone(burned)) == (blood, Zone.ASH_HEAP)


def test_egothha__not_in_torpor(play):
    card = play.ready("Ada", "Egothha", 3)
    play.library("Ben", "Blur")
    send(play.table, play[card])
    play.turn("Ada")
    assert not play.can("Egothha")


def test_feo_ramos__older_sabbat_vampires_lock_him(play):
    feo, ben = play.ready("Ada", "Feo Ramos"), play.vampire("Ben", sect=Sect.SABBAT)
    play.turn("Ada")
    play.until("Ben", "Feo Ramos").plays("Feo Ramos", target=ben)
    assert (play[feo].locked, play[ben].blood) == (True, 4)
    assert any(line.startswith("Ben uses Feo Ramos") for line in play.log_sentences())


@pytest.mark.parametrize("facts", [{"sect": Sect.CAMARILLA}, {"sect": Sect.SABBAT, "capacity": 1}])
def test_feo_ramos__not_by_others(play, facts):
    play.ready("Ada", "Feo Ramos")
    play.vampire("Ben", **facts)
    play.vampire("Ada", sect=Sect.SABBAT)
    play.turn("Ada")
    for _ in range(4):
        assert not play.can("Feo Ramos")
        if not play.decision or play.table.phase is not Phase.UNLOCK:
            break
        play.choose(PASS)


def test_benedict_giovanni_agent__is_stolen_by_an_older_giovanni(play):
    benedict = play.ready("Ada", "Benedict Giovanni, Agent")
    cleo = play.vampire("Cleo", clan="Giovanni", capacity=7, blood=5)
    play.turn("Ada")
    play.until("Cleo", "Benedict Giovanni, Agent")
    play.plays("Benedict Giovanni, Agent", target=cleo)
    assert (play[benedict].controller, play[cleo].blood) == (2, 4)


@pytest.mark.parametrize("capacity", [6, 7])
def test_benedict_giovanni_agent__not_by_one_no_older_than_the_oldest(play, capacity):
    play.ready("Ada", "Benedict Giovanni, Agent")
    if capacity == 7:
        play.vampire("Ada", clan="Giovanni", capacity=7)
    play.vampire("Cleo", clan="Giovanni", capacity=capacity)
    play.turn("Ada")
    for _ in range(4):
        assert not play.can("Benedict Giovanni, Agent")
        if not play.decision or play.table.phase is not Phase.UNLOCK:
            break
        play.choose(PASS)


@pytest.mark.parametrize("directed", [True, False])
def test_benedict_giovanni_agent__does_not_block_undirected_actions(play, directed):
    benedict, ada = play.ready("Ben", "Benedict Giovanni, Agent"), play.vampire("Ada", blood=1)
    play.bleeds(ada) if directed else play.hunts(ada)
    assert bool(play.action and play.offered(BLOCK, minion=benedict)) is directed


# Other phases


def test_doyle_fincher__blood_for_the_prey_and_for_himself(play):
    doyle, ben = play.ready("Ada", "Doyle Fincher", 3), play.vampire("Ben", blood=2)
    full = play.vampire("Ben", capacity=5, blood=5)
    play.turn("Ada", Phase.DISCARD)
    assert not play.ways("Doyle Fincher", target=full)
    play.plays("Doyle Fincher", target=ben)
    assert (play[doyle].blood, play[ben].blood) == (4, 3)


def test_doyle_fincher__not_while_all_are_full(play):
    play.ready("Ada", "Doyle Fincher", 3)
    play.vampire("Ben", capacity=5, blood=5)
    play.turn("Ada", Phase.DISCARD)
    assert not play.can("Doyle Fincher")


def test_solomon_batanea__blood_goes_back_to_the_pool(play):
    play.ready("Ada", "Solomon Batanea")
    waiting = play.uncontrolled("Ben", PLAIN, 3)
    play.uncontrolled("Ada", PLAIN)
    play.turn("Ada", Phase.INFLUENCE).plays("Solomon Batanea", target=waiting)
    assert (play.seat("Ben").uncontrolled[waiting], play.pool_of("Ben")) == (2, 31)
    play.plays("Solomon Batanea", target=waiting)
    assert not play.can("Solomon Batanea"), "4 transfers are used"


def test_solomon_batanea__not_without_blood_or_of_others_or_in_torpor(play):
    card = play.ready("Ada", "Solomon Batanea")
    play.uncontrolled("Ada", PLAIN)
    play.uncontrolled("Ben", PLAIN)
    play.uncontrolled("Cleo", PLAIN, 3)
    play.turn("Ada", Phase.INFLUENCE)
    assert not play.can("Solomon Batanea")
    play.uncontrolled("Ben", PLAIN, 3)
    send(play.table, play[card])
    play.turn("Ada", Phase.INFLUENCE)
    assert not play.can("Solomon Batanea")


# Referendums


@pytest.mark.parametrize("asleep", [True, False])
def test_alvaro_the_scion_of_angelica__blood_for_an_abstention(play, asleep):
    alvaro = play.ready("Dora", "Alvaro, The Scion of Angelica", 4)
    if asleep:
        send(play.table, play[alvaro])
    distributes(play, play.vampire("Ada"))
    while not play.offered(DO_IT):
        play.choose(PASS)
    play.choose(DO_IT)
    assert play[alvaro].blood == 6


def test_alvaro_the_scion_of_angelica__not_if_he_votes(play):
    alvaro = play.ready("Dora", "Alvaro, The Scion of Angelica", 4)
    distributes(play, play.vampire("Ada"))
    while play.asked != "Dora":
        play.choose(PASS)
    play.game.apply(next(o for o in play.options if o.minion == alvaro))
    while play.action:
        assert not play.offered(DO_IT)
        play.choose(PASS)


def test_antonio_delgado__unlocks_after_a_referendum_that_passes(play):
    antonio = play.ready("Ada", "Antonio Delgado")
    play.vampire("Ada")
    distributes(play, antonio)
    while play.action:
        own = [o for o in play.options if "for the" in option_sentence(play.table, o)]
        play.game.apply(own[0]) if own and play.asked == "Ada" else play.choose(PASS)
    play.choose(PASS)
    play.until("Ada", "Antonio Delgado").plays("Antonio Delgado")
    assert not play[antonio].locked


def test_antonio_delgado__not_if_it_fails(play):
    antonio = play.ready("Ada", "Antonio Delgado")
    play.vampire("Ada")
    distributes(play, antonio)
    while play.action:
        play.choose(PASS)
    for _ in range(12):
        assert not play.can("Antonio Delgado")
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.decision.options[-1])


# Actions


def test_tobias_smith__makes_a_bishop(play):
    play.ready("Ada", "Tobias Smith")
    other = play.vampire("Ada", sect=Sect.SABBAT, capacity=6)
    play.acts("Ada").plays("Tobias Smith", target=other).finish()
    assert play[other].title is Title.BISHOP


@pytest.mark.parametrize(
    "facts",
    [
        {"sect": Sect.SABBAT, "capacity": 5},
        {"sect": Sect.CAMARILLA, "capacity": 6},
        {"sect": Sect.SABBAT, "capacity": 6, "title": Title.PRISCUS},
    ],
)
def test_tobias_smith__not_for_others(play, facts):
    play.ready("Ada", "Tobias Smith")
    play.vampire("Ada", **facts)
    play.acts("Ada")
    assert not play.can("Tobias Smith")


def test_beast_the_leatherface_of_detroit__enters_combat(play):
    play.ready("Ada", "Beast, The Leatherface of Detroit")
    ben = play.vampire("Ben", blood=5)
    play.acts("Ada").plays("Beast, The Leatherface of Detroit", target=ben)
    while play.action:
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play[ben].blood == 3


def test_beast_the_leatherface_of_detroit__no_action_cards(play):
    beast = play.ready("Ada", "Beast, The Leatherface of Detroit")
    play.hand("Ada", "Leather Jacket", "Raven Spy", "Palatial Estate", PLAIN_ALLY, KRC)
    play.acts("Ada")
    assert not [o for o in play.options if o.minion == beast and o.card in play.seat("Ada").hand]


def test_beast_the_leatherface_of_detroit__no_possessions_but_locations(play):
    """By a ruling he can have a location that he does not play as an action card."""
    beast = play.ready("Ada", "Beast, The Leatherface of Detroit")
    jacket, raven, estate = play.hand("Ada", "Leather Jacket", "Raven Spy", "Palatial Estate")
    found = [allows(play.table, one, play[beast]) for one in (jacket, raven, estate)]
    assert found == [False, False, True]


def test_beast_the_leatherface_of_detroit__has_a_location_that_he_does_not_play(play):
    """By a ruling Vast Wealth can equip him with equipment that is a location in play."""
    beast = play.ready("Ada", "Beast, The Leatherface of Detroit")
    play.vampire("Ben")
    place, _ = play.library("Ada", "Palatial Estate", "Blood Doll")
    wealth = play.on(beast, "Vast Wealth")
    play.hand("Ada", "Palatial Estate")
    play.acts("Ada")
    assert not play.offered(EQUIP, "Palatial Estate")
    play.uses(wealth).finish()
    assert play[place].host == beast


# Prices


def paid(play, minion, card, level=""):
    number = play.hand("Ada", card)[0]
    return price(play.table, play[minion], play.table.cards[number], level, 1, 2)


def test_dragos__combat_cards_cost_no_blood(play):
    dragos = play.ready("Ada", "Dragos")
    assert paid(play, dragos, "Immortal Grapple") == (1, 0)


def test_dragos__not_other_cards_or_for_others(play):
    dragos = play.ready("Ada", "Dragos")
    assert paid(play, dragos, "Govern the Unaligned") == (1, 2)
    assert paid(play, play.vampire("Ada"), "Immortal Grapple") == (1, 2)


def test_rosemarie__combat_cards_cost_more(play):
    assert paid(play, play.ready("Ada", "Rosemarie"), "Immortal Grapple") == (1, 3)


def test_rosemarie__not_those_of_fortitude_or_others(play):
    rosemarie = play.ready("Ada", "Rosemarie")
    card = requiring(play.cards, level="for", kind="Combat")
    assert paid(play, rosemarie, card) == (1, 2)
    assert paid(play, rosemarie, "Govern the Unaligned") == (1, 2)


def test_baldesar_rossellini__equipment_costs_less(play):
    card = play.ready("Ada", "Baldesar Rossellini", 5)
    play.vampire("Ada")
    play.hand("Ada", ".44 Magnum")
    play.acts("Ada").choose(EQUIP, ".44 Magnum", minion=card)
    play.until("Ada").choose(REDUCE, "Baldesar Rossellini")
    play.finish()
    assert play.pool_of("Ada") == 29
    assert not play.table.cards[card].script.costs(play.table, card, play.table.cards[card])[0]


@pytest.mark.parametrize("how", ["ally", "torpor"])
def test_baldesar_rossellini__no_allies_or_in_torpor(play, how):
    card, other = play.ready("Ada", "Baldesar Rossellini", 5), play.vampire("Ada", clan="Brujah")
    name = PLAIN_ALLY if how == "ally" else ".44 Magnum"
    if how == "torpor":
        send(play.table, play[card])
    play.hand("Ada", name)
    play.acts("Ada").choose(RECRUIT if how == "ally" else EQUIP, name, minion=other)
    while play.action:
        assert not play.offered(REDUCE)
        play.choose(PASS)


def test_jack__locks_for_a_cheaper_location(play):
    jack = play.ready("Ada", "Jack")
    play.hand("Ada", RADIO)
    play.turn("Ada", Phase.MASTER).plays(RADIO).choose(REDUCE, "Jack")
    assert (play[jack].locked, play.pool_of("Ada")) == (True, 29), "it costs 2 pool"


def test_jack__not_left_out_if_the_pool_is_too_low_without_him(play):
    play.ready("Ada", "Jack")
    play.hand("Ada", RADIO)
    play.pool("Ada", 1)
    play.turn("Ada", Phase.MASTER).plays(RADIO)
    assert not play.offered(PASS), "the card could not be played otherwise"


def test_jack__not_for_another_master(play):
    play.ready("Ada", "Jack")
    play.hand("Ada", "Blood Doll")
    play.turn("Ada", Phase.MASTER).plays("Blood Doll", target="Jack")
    assert not play.offered(REDUCE)
