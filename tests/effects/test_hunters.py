"""Determine, and the equipment and allies of the imbued."""

import pytest
from card_fights import LONG
from card_play import PLAIN_ALLY, CardPlay
from card_steps import options_of, passes

from cardbase.terms import Sect
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.permanents import RECRUIT
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

JACK, MARION, PAUL = (
    'Jack "Hannibal137" Harmon',
    'Marion "Teacher193" Perks',
    'Paul "Sixofswords29" Moreton',
)
SWORD, GRENADE, ORB = "The Crusader Sword", "Flash Grenade", "Orb of Ulain"
WENDELL, MOISE = "Wendell Delburton", "Moise Kasavubu"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def strikes(play, weapon):
    """The bearer strikes with a weapon as soon as it can; the others strike with hands."""
    while play.action is not None:
        if play.offered(USE, weapon):
            play.choose(USE, weapon)
        else:
            play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)


# --------------------------------------------------------------------------------------- Determine


def test_determine__sends_a_bleed_of_the_predator_to_her_predator(play):
    paul = play.ready("Ben", PAUL)
    (card,) = play.hand("Ben", "Determine")
    play.vampire("Ada")
    play.bleeds(play.vampire("Ada"))
    assert passes(play, card)
    (only,) = options_of(play, card)
    assert play.names[only.seat] == "Dora"
    play.game.apply(only)
    while play.action is not None:
        play.choose(PASS)
    assert play[paul].locked
    assert (play.pool_of("Ben"), play.pool_of("Dora")) == (30, 29)


@pytest.mark.parametrize("why", ["mortal", "locked", "no virtue", "not the predator"])
def test_determine__not_against_other_bleeds(play, why):
    owner = "Cleo" if why == "not the predator" else "Ben"
    play.ready(owner, JACK if why == "no virtue" else PAUL, locked=why == "locked")
    (card,) = play.hand(owner, "Determine")
    play.bleeds(play.ready("Ada", PLAIN_ALLY) if why == "mortal" else play.vampire("Ada"))
    assert not passes(play, card)


@pytest.mark.parametrize("acting", ["Ada", "Cleo"])
def test_determine__cancels_an_action_card_that_this_minion_cannot_play_again(play, acting):
    paul = play.ready("Ben", PAUL)
    (card,) = play.hand("Ben", "Determine")
    vampire, other = play.vampire(acting, "dom"), play.vampire(acting, "dom")
    first, _ = play.hand(acting, "Govern the Unaligned", "Govern the Unaligned")
    play.acts(acting)
    play.plays("Govern the Unaligned", "dom", minion=vampire)
    assert passes(play, card)
    play.game.apply(options_of(play, card)[0])
    while play.action is not None:
        play.choose(PASS)
    assert play.zone(first) is Zone.ASH_HEAP
    assert play[paul].locked
    assert not play[vampire].locked
    assert not play.can("Govern the Unaligned", minion=vampire)
    assert play.can("Govern the Unaligned", minion=other)
    assert play.offered(BLEED, minion=vampire)


def test_determine__cancels_a_political_action_without_its_cost(play):
    play.ready("Ben", PAUL)
    (card,) = play.hand("Ben", "Determine")
    vampire = play.vampire("Ada")
    play.hand("Ada", "Kine Resources Contested")
    play.acts("Ada")
    play.choose(POLITICAL, "Kine Resources Contested", minion=vampire)
    assert passes(play, card)
    play.game.apply(options_of(play, card)[0])
    while play.action is not None:
        play.choose(PASS)
    assert not play[vampire].locked


def test_determine__not_an_action_of_a_methuselah_across_the_table(play):
    play.ready("Ben", PAUL)
    (card,) = play.hand("Ben", "Determine")
    vampire = play.vampire("Dora", "dom")
    play.hand("Dora", "Govern the Unaligned")
    play.acts("Dora")
    play.plays("Govern the Unaligned", "dom", minion=vampire)
    assert not passes(play, card)


# ------------------------------------------------------------------------------------------- Sword


def test_the_crusader_sword__aggravated_damage_of_an_imbued(play):
    hero, ada = play.ready("Ben", JACK), play.vampire("Ada")
    sword = play.on(hero, SWORD)
    play.bleeds(ada).blocks(hero)
    strikes(play, sword)
    assert play[ada].in_torpor


@pytest.mark.parametrize("faith", [True, False])
def test_the_crusader_sword__a_vampire_uses_it_only_with_faith(play, faith):
    ben, ada = play.vampire("Ben"), play.vampire("Ada", "cel")
    sword = play.on(ben, SWORD)
    if faith:
        play.on(ben, "True Faith")
    play.hand("Ada", "Quickness")
    play.bleeds(ada).blocks(ben)
    found = False
    while play.action is not None and not found:
        found = play.offered(USE, sword)
        if not found:
            play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert found is faith


@pytest.mark.parametrize("who", ["vampire", "mortal", "imbued without it"])
def test_the_crusader_sword__only_vampires_are_kept_at_long_range(play, who):
    hero = play.ready("Ben", JACK)
    if who != "imbued without it":
        play.on(hero, SWORD)
    foe = play.ready("Ada", PLAIN_ALLY) if who == "mortal" else play.vampire("Ada")
    play.on(hero, ".44 Magnum")
    play.on(foe, ".44 Magnum")
    play.bleeds(foe).blocks(hero)
    far = near = False
    while play.action is not None:
        moves = [one for one in play.options if one.verb is USE]
        if play.decision.kind == "range" and moves and play.asked == "Ben" and not far:
            far = True
            play.game.apply(moves[0])
        else:
            near = near or (far and play.decision.kind == "range" and bool(moves))
            play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert far
    assert near is (who != "vampire")


# ----------------------------------------------------------------------------------------- Grenade


@pytest.mark.parametrize(
    ("by", "whom"), [("imbued", "Ada"), ("imbued", "Ben"), ("vampire", "Ada"), ("vampire", "Ben")]
)
def test_flash_grenade__locks_the_vampire_and_a_user_at_close_range(play, by, whom):
    bearer = play.ready("Ben", JACK) if by == "imbued" else play.vampire("Ben")
    ada = play.vampire("Ada")
    grenade = play.on(bearer, GRENADE)
    play.uncontrolled("Ada", "Anson", 1)
    play.bleeds(ada).blocks(bearer)
    strikes(play, grenade)
    assert play.zone(grenade) is Zone.ASH_HEAP
    assert play[bearer].life == play[bearer].capacity, "the combat ended first"
    minion = ada if whom == "Ada" else bearer
    play.turn(whom)
    assert play[minion].locked is ((by, whom) != ("imbued", "Ben"))
    play.turn(whom)
    assert not play[minion].locked, "only once"


@pytest.mark.parametrize("foe", ["mortal", "dodge"])
def test_flash_grenade__does_not_lock_mortals_or_dodging_minions(play, foe):
    hero = play.ready("Ben", JACK)
    acting = play.ready("Ada", PLAIN_ALLY) if foe == "mortal" else play.vampire("Ada")
    grenade = play.on(hero, GRENADE)
    play.hand("Ada", "Dodge")
    play.bleeds(acting).blocks(hero)
    while play.action is not None:
        if play.offered(USE, grenade):
            play.choose(USE, grenade)
        elif foe == "dodge" and play.can("Dodge"):
            play.plays("Dodge")
        else:
            play.choose(PASS)
    assert play.zone(grenade) is Zone.ASH_HEAP
    play.turn("Ada")
    assert not play[acting].locked


# --------------------------------------------------------------------------------------------- Orb


@pytest.mark.parametrize("bearer", ["ally", "vampire"])
def test_orb_of_ulain__shelters_only_an_ally(play, bearer):
    gang = play.ready("Ben", PLAIN_ALLY)
    play.on(gang if bearer == "ally" else play.vampire("Ben"), ORB)
    ada = play.vampire("Ada", "PRE")
    play.hand("Ada", "Entrancement", "Bum's Rush")
    play.acts("Ada")
    assert play.can("Entrancement", "PRE", minion=ada, target=gang) is (bearer != "ally")
    assert play.can("Bum's Rush", minion=ada, target=gang)


@pytest.mark.parametrize(("bearer", "more"), [("ally", 1), ("vampire", 0)])
def test_orb_of_ulain__reactions_cost_1_more_only_while_the_ally_acts(play, bearer, more):
    acting = play.ready("Ada", JACK) if bearer == "ally" else play.vampire("Ada")
    play.on(acting, ORB)
    ben = play.vampire("Ben", "aus", blood=3)
    play.hand("Ben", "Telepathic Counter")
    play.acts("Ada").choose(BLEED, minion=acting)
    play.until("Ben", "Telepathic Counter")
    play.plays("Telepathic Counter", "aus")
    assert play[ben].blood == 3 - more


def test_orb_of_ulain__not_for_another_discipline(play):
    """The card can be played with Presence too."""
    hero = play.ready("Ada", JACK)
    play.on(hero, ORB)
    ben = play.vampire("Ben", "obf", blood=3)
    play[ben].sect = Sect.ANARCH
    play.hand("Ben", "Party Out Of Bounds")
    play.acts("Ada").choose(BLEED, minion=hero)
    play.until("Ben", "Party Out Of Bounds")
    play.plays("Party Out Of Bounds", "obf")
    assert play[ben].blood == 3


# ----------------------------------------------------------------------------------------- Wendell


def test_wendell_delburton__shoots_for_2_and_maneuvers_only_once(play):
    wendell, ben = play.ready("Ada", WENDELL), play.vampire("Ben")
    play.hand("Ada", "Bum's Rush")
    play.acts("Ada")
    play.game.apply(next(one for one in options_of(play, wendell) if one.target == ben))
    assert play.action.seats == (1,)
    used = 0
    while play.action is not None:
        moves = [one for one in options_of(play, wendell) if one.verb is USE]
        if moves:
            used += play.decision.kind == "range"
            play.game.apply(moves[0])
        else:
            play.choose(PASS)
    assert used == 1
    assert LONG in play.log_sentences()
    assert play[ben].blood == play[ben].capacity - 2


def test_wendell_delburton__more_damage_with_melee_weapons_but_not_with_guns(play):
    for weapon, damage in (("Bastard Sword", 3), (".44 Magnum", 2)):
        table = CardPlay(play.cards)
        wendell, ben = table.ready("Ada", WENDELL), table.vampire("Ben")
        piece = table.on(wendell, weapon)
        table.acts("Ada")
        table.game.apply(next(one for one in options_of(table, wendell) if one.target == ben))
        while table.action is not None:
            if table.decision.kind == "strike" and table.offered(USE, piece):
                table.choose(USE, piece)
            else:
                table.choose(PASS)
        assert table[ben].blood == table[ben].capacity - damage


@pytest.mark.parametrize("life", [1, 2, 3])
def test_wendell_delburton__recovers_only_with_2_life_or_less_and_hurts_a_vampire(play, life):
    wendell, ada = play.ready("Ada", WENDELL, life), play.vampire("Ada")
    play.vampire("Ben")
    play.turn("Ada")
    assert not play.offered(PASS)
    for _ in range(2 if life < 3 else 1):
        play.game.apply(options_of(play, wendell)[0])
    assert play[wendell].life == min(3, life + 1)
    assert play[ada].blood == play[ada].capacity - 2
    assert not options_of(play, wendell)


def test_wendell_delburton__no_damage_without_a_ready_vampire(play):
    wendell = play.ready("Ada", WENDELL)
    play.vampire("Ben")
    play.turn("Ada")
    assert not options_of(play, wendell)


# ------------------------------------------------------------------------------------------- Moise


def supplied(play, zone, name=".44 Magnum"):
    """Moise acts to equip an imbued; everyone passes."""
    moise, hero = play.ready("Ada", MOISE), play.ready("Ada", JACK, locked=True)
    play.ready("Ada", PLAIN_ALLY)
    piece = play.card("Ada", name, zone)
    play.vampire("Ben")
    play.acts("Ada")
    (only,) = options_of(play, moise)
    assert only.target == hero, "no other minion"
    play.game.apply(only)
    assert play.stealth == 1
    while play.action is not None and not any(one.target == piece for one in play.options):
        play.choose(PASS)
    return hero, piece


@pytest.mark.parametrize("zone", [Zone.HAND, Zone.LIBRARY])
def test_moise_kasavubu__equips_an_imbued_at_the_normal_price(play, zone):
    pool = play.pool_of("Ada")
    hero, piece = supplied(play, zone)
    play.game.apply(next(one for one in play.options if one.target == piece))
    assert play[piece].host == hero
    assert play.pool_of("Ada") == pool - 2


def test_moise_kasavubu__not_with_equipment_that_cannot_be_paid(play):
    play.pool("Ada", 1)
    supplied(play, Zone.HAND)
    assert play.action is None


def test_moise_kasavubu__recruited_only_by_an_imbued(play):
    play.hand("Ada", MOISE)
    hero, vampire = play.ready("Ada", JACK), play.vampire("Ada")
    play.acts("Ada")
    assert play.offered(RECRUIT, MOISE, minion=hero)
    assert not play.offered(RECRUIT, MOISE, minion=vampire)
