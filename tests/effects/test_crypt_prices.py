"""Vampires whose text changes what cards cost."""

import pytest
from card_play import PLAIN, CardPlay

from cardbase.terms import Sect, Title
from tests.helpers.requirements import requiring
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def cost(play, minion, card):
    """The pool and blood that the minion pays for a card that costs 1 pool and 1 blood."""
    number = play.hand("Ada", card)[0]
    return price(play.table, play[minion], play.table.cards[number], "", 1, 1)


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("Badr, Shadow of Granada", "obt"),
        ("Montano", "obt"),
        ("Meshenka", "vic"),
        ("Ludmijla Rakoczy", "ani"),
        ("Ági", "san"),
        ("Horrock", "pro"),
        ("Jann Berger", "pot"),
        ("Marconius", "myt"),
        ("Miller Delmardigan, Teacher of Bahari", "cel"),
        ("Mitru the Hunter", "cel"),
        ("Omme Enberbenight", "myt"),
        ("Sajid al Misbah", "qui"),
    ],
)
def test_cards_of_a_discipline_cost_less(play, name, level):
    card = play.ready("Ada", name)
    assert cost(play, card, requiring(play.cards, level=level)) == (1, 0)
    assert cost(play, card, requiring(play.cards, level="for")) == (1, 1)
    other = play.vampire("Ada")
    assert cost(play, other, requiring(play.cards, level=level)) == (1, 1)


def test_una__combat_cards_of_fortitude_cost_less(play):
    card = play.ready("Ada", "Una")
    assert cost(play, card, requiring(play.cards, level="for", kind="Combat")) == (1, 0)


def test_una__only_combat_cards_of_fortitude(play):
    card = play.ready("Ada", "Una")
    assert cost(play, card, requiring(play.cards, level="for", kind="Action")) == (1, 1)
    assert cost(play, card, requiring(play.cards, level="pot", kind="Combat")) == (1, 1)


def test_regina_giovanni_the_right_hand_of_augustus__allies_and_retainers_cost_less(play):
    card = play.ready("Ada", "Regina Giovanni, The Right Hand of Augustus")
    assert cost(play, card, "Young Bloods") == (0, 0)
    assert cost(play, card, "J. S. Simmons, Esq.") == (0, 0)


def test_regina_giovanni_the_right_hand_of_augustus__only_allies_and_retainers(play):
    card = play.ready("Ada", "Regina Giovanni, The Right Hand of Augustus")
    assert cost(play, card, ".44 Magnum") == (1, 1)


@pytest.mark.parametrize(
    ("name", "pool", "blood"),
    [
        ("Anne-Marie Bourgeois, Inconnu Recruiter", 0, 1),
        ("Black Cat", 0, 1),
        ("Martino della Passaglia", 0, 0),
    ],
)
def test_only_equipment_costs_less(play, name, pool, blood):
    card = play.ready("Ada", name)
    assert cost(play, card, ".44 Magnum") == (pool, blood)
    assert cost(play, card, "Young Bloods") == (1, 1)


def test_darlene_killian__allies_and_retainers_cost_more_not_equipment(play):
    card = play.ready("Ada", "Darlene Killian")
    assert cost(play, card, "Young Bloods") == (1, 2)
    assert cost(play, card, "J. S. Simmons, Esq.") == (1, 2)
    assert cost(play, card, ".44 Magnum") == (1, 1)


@pytest.mark.parametrize("blood", [1, 0])
def test_scout_youngwood__a_free_reaction_costs_1_blood_and_none_is_played_without_it(play, blood):
    card = play.ready("Ben", "Scout Youngwood", blood, locked=True)
    play.hand("Ben", "Wake with Evening's Freshness")
    play.bleeds(play.vampire("Ada"))
    while play.action and not play.can("Wake with Evening's Freshness"):
        play.choose(PASS)
    assert bool(play.action) is bool(blood)
    if blood:
        play.plays("Wake with Evening's Freshness")
        assert play[card].blood == 0


def test_scout_youngwood__not_other_cards_or_other_minions(play):
    card, other = play.ready("Ada", "Scout Youngwood"), play.vampire("Ada")
    assert cost(play, card, requiring(play.cards, level="dom", kind="Action")) == (1, 1)
    assert cost(play, other, "Wake with Evening's Freshness") == (1, 1)


@pytest.mark.parametrize(("owner", "paid"), [("Ada", 1), ("Cleo", 0)])
def test_walker_grimes__only_masters_on_him_cost_his_controller_more(play, owner, paid):
    card = play.ready("Ada", "Walker Grimes")
    other = play.vampire("Ada")
    play.hand(owner, "Fame", "Fame")
    play.turn(owner, Phase.MASTER)
    play.plays("Fame", target=card)
    assert play.pool_of(owner) == 30 - paid
    assert other


def test_walker_grimes__no_more_for_masters_on_others(play):
    play.ready("Ada", "Walker Grimes")
    other = play.vampire("Ada")
    play.hand("Ada", "Fame")
    play.turn("Ada", Phase.MASTER).plays("Fame", target=other)
    assert play.pool_of("Ada") == 30


def test_chalcedony__cards_of_gargoyles_cost_less_not_others(play):
    card = play.ready("Ada", "Chalcedony")
    assert cost(play, card, requiring(play.cards, clan="Gargoyle")) == (0, 0)
    assert cost(play, card, requiring(play.cards, clan="Gangrel")) == (1, 1)


def test_badr_shadow_of_granada__obtenebration_costs_less(play):
    card = play.ready("Ada", "Badr, Shadow of Granada")
    assert cost(play, card, requiring(play.cards, level="obt")) == (1, 0)


def test_badr_shadow_of_granada__not_other_cards(play):
    card = play.ready("Ada", "Badr, Shadow of Granada")
    assert cost(play, card, requiring(play.cards, level="dom")) == (1, 1)


def test_meshenka__vicissitude_costs_less(play):
    card = play.ready("Ada", "Meshenka")
    assert cost(play, card, requiring(play.cards, level="vic")) == (1, 0)


def test_meshenka__not_other_cards(play):
    card = play.ready("Ada", "Meshenka")
    assert cost(play, card, requiring(play.cards, level="dom")) == (1, 1)


def test_ludmijla_rakoczy__animalism_costs_less(play):
    card = play.ready("Ada", "Ludmijla Rakoczy")
    assert cost(play, card, requiring(play.cards, level="ani")) == (1, 0)


def test_ludmijla_rakoczy__not_other_cards(play):
    card = play.ready("Ada", "Ludmijla Rakoczy")
    assert cost(play, card, requiring(play.cards, level="dom")) == (1, 1)


def test_maddji_mistress_of_szlachtas__allies_of_her_clan_cost_less(play):
    card = play.ready("Ada", "Máddji, Mistress of Szlachtas")
    assert cost(play, card, requiring(play.cards, clan="Tzimisce", kind="Ally")) == (0, 0)
    assert cost(play, card, requiring(play.cards, clan="Tzimisce", kind="Retainer")) == (0, 0)


def test_maddji_mistress_of_szlachtas__not_those_of_other_clans_or_other_cards(play):
    card = play.ready("Ada", "Máddji, Mistress of Szlachtas")
    assert cost(play, card, requiring(play.cards, clan="Gangrel", kind="Ally")) == (1, 1)
    assert cost(play, card, requiring(play.cards, level="vic")) == (1, 1)


def test_inyanga__allies_of_the_gangrel_cost_less(play):
    card = play.ready("Ada", "Inyanga")
    assert cost(play, card, requiring(play.cards, clan="Gangrel", kind="Ally")) == (0, 0)


def test_inyanga__not_their_retainers(play):
    card = play.ready("Ada", "Inyanga")
    assert cost(play, card, requiring(play.cards, clan="Gangrel", kind="Retainer")) == (1, 1)


def test_a_plain_vampire_pays_in_full(play):
    card = play.ready("Ada", PLAIN)
    play[card].sect, play[card].title = Sect.SABBAT, Title.BISHOP
    assert cost(play, card, "Vessel") == (1, 1)
