"""Vampires that share a sentence: what each of them gets, and when it does not."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.model import Bonus, Sect, Title
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.permanents import EMPLOY, RECRUIT
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.status.torpor import send

WEREWOLF = "Renegade Garou"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def clan(name):
    return {"clan": name}


def sect(name):
    return {"sect": name}


def opened(play):
    """Somebody could block, so that an action is not over at once."""
    play.vampire("Ben", clan="Caitiff", sect=Sect.LAIBON)


# Bleeds against a Methuselah who controls such a vampire

BLEED_AGAINST = [
    ("Rebekka, Chantry Elder of Munich", clan("Malkavian"), 1),
    ("Queen Anne (G2)", clan("Tremere"), 1),
    ("Stephen Bateson", clan("Tremere"), 1),
    ("Ranjan Rishi, Camarilla Scholar", clan("Brujah"), 1),
    ("Cornelius Ottavio", sect(Sect.ANARCH), 1),
    ("Constanza Vinti", clan("Ventrue"), 2),
    ("Gillespi Giovanni", sect(Sect.CAMARILLA), 1),
    ("Otieno", clan("Guruhi"), 1),
    ("L'Épuisette", clan("Toreador"), 1),
    ("Stravinsky", {"clan": "Tzimisce", "capacity": 7}, 1),
    ("Brunhilde", clan("Ventrue"), 1),
    ("Ganesh", clan("Giovanni"), 1),
]


def printed_bleed(cb, name):
    return 1 + cb[name].permanent.get(Bonus.BLEED, 0)


@pytest.mark.parametrize(("name", "facts", "more"), BLEED_AGAINST)
def test_more_bleed_against_who_controls_such_a_vampire(play, cb, name, facts, more):
    play.vampire("Ben", **{"sect": Sect.CAMARILLA, **facts})
    play.bleeds(play.ready("Ada", name))
    assert play.bleed == printed_bleed(cb, name) + more


@pytest.mark.parametrize(("name", "facts", "more"), BLEED_AGAINST)
def test_not_more_bleed_for_another_kind_nor_in_torpor_nor_of_others(play, cb, name, facts, more):
    other = Sect.CAMARILLA if facts.get("sect") is not Sect.CAMARILLA else Sect.LAIBON
    play.vampire("Ben", clan="Caitiff", sect=other)
    send(play.table, play[play.vampire("Ben", **{"sect": other, **facts})])
    play.vampire("Cleo", **{"sect": other, **facts})
    play.bleeds(play.ready("Ada", name))
    assert play.bleed == printed_bleed(cb, name)


@pytest.mark.parametrize(
    ("clans", "n"),
    [(["Tremere"], 1), (["Tremere antitribu"], 1), (["Brujah"], 0), ([], 0)],
)
def test_martin_franckel__less_bleed_without_tremere(play, clans, n):
    opened(play)
    for name in clans:
        play.vampire("Ben", clan=name)
    play.bleeds(play.ready("Ada", "Martin Franckel"))
    assert play.bleed == n


def test_martin_franckel__not_less_outside_a_bleed(play):
    card = play.ready("Ada", "Martin Franckel")
    assert stats.bonus_of(play.table, Bonus.BLEED, play[card]) == 0


# Bleeds against the controller

BLED_BY = [
    ("Bethany Ray", clan("Toreador")),
    ("Bethany Ray", clan("Toreador antitribu")),
    ("Freddy Gage", {"title": Title.PRIMOGEN}),
    ("Hafsa, The Watcher", clan("Banu Haqim")),
]


@pytest.mark.parametrize(("name", "facts"), BLED_BY)
def test_more_bleed_by_such_vampires(play, name, facts):
    play.ready("Ben", name)
    play.bleeds(play.vampire("Ada", **facts))
    assert play.bleed == 2


@pytest.mark.parametrize(("name", "facts"), BLED_BY)
def test_no_more_bleed_by_others_nor_against_others(play, name, facts):
    play.ready("Ben", name)
    play.bleeds(play.vampire("Ada", clan="Lasombra"))
    assert play.bleed == 1
    play.finish()
    play.turn("Ben")
    cleo = play.vampire("Ben", **facts)
    play.vampire("Cleo")
    play.bleeds(cleo) if play.decision is None else play.acts("Ben").bleeds(cleo)
    assert play.bleed == 1


# Strength in combat

STRONG = [
    ("Mark Decker", None, 1),
    ("Ragnar Nordstrom", {"capacity": 3}, 1),
    ("Blythe Candeleria", clan("Malkavian"), -1),
    ("Kevin Jackson", clan("Brujah"), 1),
    ("Dominique Santo Paulo", clan("Nosferatu antitribu"), 1),
    ("Rake", clan("Ventrue"), 1),
    ("Adonai", clan("Tremere"), 1),
]


def opposing(play, facts):
    return play.ready("Ben", WEREWOLF) if facts is None else play.vampire("Ben", **facts)


def fight(play, mine, other):
    play.bleeds(mine).blocks(other)
    for _ in range(20):
        if play.table.current(Combat) and play.decision.kind == "strike":
            return
        play.choose(PASS)
    raise AssertionError("no strike")


def more_strength(play, card):
    return stats.bonus_of(play.table, Bonus.STRENGTH, play[card])


def printed_strength(cb, name):
    return cb[name].permanent.get(Bonus.STRENGTH, 0)


@pytest.mark.parametrize(("name", "facts", "more"), STRONG)
def test_more_strength_in_combat_with_such_a_minion(play, cb, name, facts, more):
    card = play.ready("Ada", name)
    fight(play, card, opposing(play, facts))
    assert more_strength(play, card) == printed_strength(cb, name) + more


@pytest.mark.parametrize(("name", "facts", "more"), STRONG)
def test_no_more_strength_with_others_nor_outside(play, cb, name, facts, more):
    card = play.ready("Ada", name)
    opposing(play, facts)
    assert more_strength(play, card) == printed_strength(cb, name)
    fight(play, card, play.vampire("Ben", clan="Samedi", capacity=11))
    assert more_strength(play, card) == printed_strength(cb, name)


def test_ragnar_nordstrom__stronger_than_an_ally_too(play, cb):
    card, ally = play.ready("Ada", "Ragnar Nordstrom"), play.ready("Ben", PLAIN_ALLY)
    fight(play, card, ally)
    assert more_strength(play, card) == 1


def test_kevin_jackson__brujah_are_stronger_too(play):
    card, brujah = play.ready("Ada", "Kevin Jackson"), play.vampire("Ben", clan="Brujah")
    fight(play, card, brujah)
    assert more_strength(play, brujah) == 1


def test_kevin_jackson__brujah_not_in_other_combats(play):
    play.ready("Ada", "Kevin Jackson")
    brujah = play.vampire("Ben", clan="Brujah")
    fight(play, play.vampire("Ada"), brujah)
    assert more_strength(play, brujah) == 0


@pytest.mark.parametrize(("capacity", "n"), [(4, 1), (1, 0)])
def test_basil__older_vampires_are_stronger_no_others(play, capacity, n):
    other = play.vampire("Ben", capacity=capacity)
    fight(play, play.ready("Ada", "Basil"), other)
    assert more_strength(play, other) == n


def test_righteous_endeavor__against_infernal_minions(play):
    card, cybele = play.ready("Ben", "Righteous Endeavor"), play.ready("Ada", "Cybele")
    play.bleeds(cybele)
    assert play.intercept(card) == 1
    play.blocks(card)
    while play.decision.kind != "strike":
        play.choose(PASS)
    assert more_strength(play, card) == 1


def test_righteous_endeavor__not_against_others(play):
    card, ada = play.ready("Ben", "Righteous Endeavor"), play.vampire("Ada")
    play.bleeds(ada)
    assert play.intercept(card) == 0
    assert more_strength(play, card) == 0


def test_lisa_noble__weaker_in_the_first_round_only(play):
    card, ben = play.ready("Ada", "Lisa Noble"), play.vampire("Ben", capacity=9)
    fight(play, card, ben)
    assert stats.strength(play.table, play[card]) == 0
    play.table.current(Combat).number = 2
    assert stats.strength(play.table, play[card]) == 1


def test_anxo_vilela__strength_with_the_edge_not_without(play):
    card = play.ready("Ada", "Anxo Vilela")
    assert more_strength(play, card) == 0
    play.edge("Ada")
    assert more_strength(play, card) == 1
    play.edge("Ben")
    assert more_strength(play, card) == 0


# Intercept and blocks

INTERCEPT = [
    ("Bret Stryker", {"title": Title.PRIMOGEN}, -1),
    ("Richard Tauber, Ayelea's Puppet", clan("Lasombra"), -1),
    ("Richard Tauber, Ayelea's Puppet", clan("Tzimisce"), -1),
    ("Tura Vaughn", clan("Brujah"), 1),
    ("Selma the Repugnant", clan("Nosferatu"), 1),
]


@pytest.mark.parametrize(("name", "facts", "n"), INTERCEPT)
def test_intercept_against_such_vampires(play, name, facts, n):
    card = play.ready("Ben", name)
    play.bleeds(play.vampire("Ada", **facts))
    assert play.intercept(card) == n


@pytest.mark.parametrize(("name", "facts", "n"), INTERCEPT)
def test_no_intercept_against_others(play, name, facts, n):
    card = play.ready("Ben", name)
    play.bleeds(play.vampire("Ada", clan="Samedi"))
    assert play.intercept(card) == 0


HARD_TO_BLOCK = [
    ("Rutor", clan("Tzimisce"), clan("Ravnos"), -1),
    ("Lucita", {"sect": Sect.SABBAT, "capacity": 7}, {"sect": Sect.SABBAT, "capacity": 8}, -1),
    ("Lucita", {"sect": Sect.SABBAT, "capacity": 7}, {"sect": Sect.ANARCH, "capacity": 7}, -1),
    ("Aimery Methuin", {"capacity": 6}, {"capacity": 7}, -1),
    ("Nik", clan("Brujah"), clan("Ravnos"), 1),
]


@pytest.mark.parametrize(("name", "these", "others", "n"), HARD_TO_BLOCK)
def test_intercept_of_such_vampires_not_of_others(play, name, these, others, n):
    one, other = play.vampire("Ben", **these), play.vampire("Ben", **others)
    play.bleeds(play.ready("Ada", name))
    assert (play.intercept(one), play.intercept(other)) == (n, 0)


@pytest.mark.parametrize(("name", "these", "others", "n"), HARD_TO_BLOCK)
def test_no_intercept_of_such_vampires_in_other_actions(play, name, these, others, n):
    one = play.vampire("Ben", **these)
    play.ready("Ada", name)
    play.bleeds(play.vampire("Ada"))
    assert play.intercept(one) == 0


@pytest.mark.parametrize(
    ("name", "these", "others"),
    [
        ("Aisling Sturbridge", {"clan": "Tremere", "capacity": 4}, {"clan": "Tremere"}),
        (
            "Aisling Sturbridge",
            {"clan": "Tremere", "capacity": 4},
            {"clan": "Brujah", "capacity": 4},
        ),
        ("Sha-Ennu", {"capacity": 3}, {"capacity": 4}),
        ("Lord Fianna", None, {"capacity": 3}),
    ],
)
def test_such_minions_cannot_block(play, name, these, others):
    one = play.ready("Ben", PLAIN_ALLY) if these is None else play.vampire("Ben", **these)
    other = play.vampire("Ben", **others)
    play.bleeds(play.ready("Ada", name))
    while not play.offered(BLOCK):
        play.choose(PASS)
    assert not play.offered(BLOCK, minion=one)
    assert play.offered(BLOCK, minion=other)


@pytest.mark.parametrize(("capacity", "can"), [(2, False), (1, True)])
def test_navar_mcclaren__cannot_block_older_vampires(play, capacity, can):
    card = play.ready("Ben", "Navar McClaren")
    play.vampire("Ben")
    play.bleeds(play.vampire("Ada", capacity=capacity))
    while not play.offered(BLOCK):
        play.choose(PASS)
    assert play.offered(BLOCK, minion=card) is can


TOLL = [
    ("Hafsa, The Watcher", {"sect": Sect.CAMARILLA}, {"sect": Sect.ANARCH}),
    ("Dr. Julius Sutphen", {"capacity": 4}, {"capacity": 5}),
]


@pytest.mark.parametrize(("name", "these", "others"), TOLL)
def test_such_vampires_burn_blood_to_block(play, name, these, others):
    one = play.vampire("Ben", **these)
    play.bleeds(play.ready("Ada", name)).blocks(one)
    assert play[one].blood == play[one].capacity - 1


@pytest.mark.parametrize(("name", "these", "others"), TOLL)
def test_others_burn_no_blood_and_none_can_block_without_it(play, name, these, others):
    empty, other = play.vampire("Ben", blood=0, **these), play.vampire("Ben", **others)
    play.bleeds(play.ready("Ada", name))
    while not play.offered(BLOCK):
        play.choose(PASS)
    assert not play.offered(BLOCK, minion=empty)
    play.blocks(other)
    assert play[other].blood == play[other].capacity


# Stealth


def acts(play, card, kind):
    opened(play)
    if kind == "bleed":
        play.bleeds(card)
    elif kind == "hunt":
        play.blood(card, 1)
        play.hunts(card)
    else:
        play.hand("Ada", kind)
        play.acts("Ada").choose(RECRUIT if kind == "Young Bloods" else EMPLOY, kind, minion=card)
    return play.stealth


@pytest.mark.parametrize(
    ("name", "kind", "n"),
    [
        ("Frau Schädel", "Young Bloods", 2),
        ("Frau Schädel", "J. S. Simmons, Esq.", 2),
        ("Frau Schädel", "bleed", 0),
        ("Rosa Hernández", "J. S. Simmons, Esq.", 2),
        ("Rosa Hernández", "Young Bloods", 1),
        ("Volo", "hunt", 0),
        ("Volo", "bleed", 0),
        ("Abiku", "hunt", 2),
        ("Abiku", "bleed", 0),
        ("Verrix, Naughty Boy", "bleed", 1),
        ("Verrix, Naughty Boy", "hunt", 1),
        ('Ondine "Boudicca" Sinclair', "bleed", 0),
        ("Fidus, The Shrunken Beast", "hunt", 2),
        ("Joaquina Amaya", "bleed", 0),
    ],
)
def test_stealth_in_such_actions_not_in_others(play, name, kind, n):
    assert acts(play, play.ready("Ada", name), kind) == n


@pytest.mark.parametrize("kind", ["bleed", "hunt"])
def test_ondine_boudicca_sinclair__stealth_with_the_edge_in_bleeds_only(play, kind):
    play.edge("Ada")
    card = play.ready("Ada", 'Ondine "Boudicca" Sinclair')
    assert acts(play, card, kind) == 1


# Votes, bleed and hand size by what is in play


def votes(play, card):
    return stats.bonus_of(play.table, Bonus.VOTES, play[card])


def bleed(play, card):
    return stats.bonus_of(play.table, Bonus.BLEED, play[card])


def test_gerald_windham__a_vote_for_each_titled_vampire_of_others(play):
    card = play.ready("Ada", "Gerald Windham")
    play.vampire("Ada", title=Title.PRIMOGEN)
    assert votes(play, card) == 0
    play.vampire("Ben", title=Title.PRIMOGEN)
    prince = play.vampire("Cleo", title=Title.PRIMOGEN)
    play.vampire("Cleo")
    assert votes(play, card) == 2
    send(play.table, play[prince])
    assert votes(play, card) == 1


def test_gerald_windham__not_with_a_title(play):
    card = play.ready("Ada", "Gerald Windham")
    play.vampire("Ben", title=Title.PRIMOGEN)
    play[card].title = Title.PRIMOGEN
    assert votes(play, card) == 0


@pytest.mark.parametrize(
    ("owner", "facts", "n"),
    [
        ("Ben", {"sect": Sect.SABBAT}, 1),
        ("Ben", {"sect": Sect.CAMARILLA}, 0),
        ("Cleo", {"sect": Sect.SABBAT}, 0),
    ],
)
def test_molly_macdonald__vote_and_bleed_by_her_prey_only(play, owner, facts, n):
    card = play.ready("Ada", "Molly MacDonald")
    play.vampire(owner, **facts)
    assert (votes(play, card), bleed(play, card)) == (n, n)


@pytest.mark.parametrize(
    ("owner", "title", "n"),
    [("Ada", Title.CARDINAL, 1), ("Ada", Title.PRISCUS, 0), ("Ben", Title.CARDINAL, 0)],
)
def test_damian__bleed_with_a_cardinal_of_his_own_only(play, owner, title, n):
    card = play.ready("Ada", "Damian")
    play.vampire(owner, title=title, sect=Sect.SABBAT)
    assert bleed(play, card) == n


@pytest.mark.parametrize(
    ("facts", "n"),
    [({"sect": Sect.CAMARILLA}, 0), ({"sect": Sect.SABBAT}, -2)],
)
def test_fabrizia_contreraz__fewer_votes_only_without_camarilla_of_her_prey(play, facts, n):
    card = play.ready("Ada", "Fabrizia Contreraz")
    play.vampire("Ben", **facts)
    play.vampire("Cleo")
    assert votes(play, card) == n


@pytest.mark.parametrize("name", ["Carmelita Neillson", "Nangila Were"])
def test_a_card_more_in_hand_while_ready_not_in_torpor(play, name):
    card = play.ready("Ada", name)
    assert stats.hand_size(play.table, 0) == 8
    assert stats.hand_size(play.table, 1) == 7
    play[card].region = Region.TORPOR
    assert stats.hand_size(play.table, 0) == 7


# Actions to enter combat

ATTACKS = [
    ("Nangila Were", {}, {"region": Region.TORPOR}, "Dora"),
    (
        "Fergus Alexander",
        {"sect": Sect.SABBAT, "locked": True},
        {"sect": Sect.SABBAT},
        "Cleo",
    ),
    ("Fergus Alexander", {"sect": Sect.SABBAT, "locked": True}, {"locked": True}, "Ben"),
    ("Glycon", {"locked": True}, {}, "Cleo"),
    ("Redbone McCray", {"capacity": 5}, {"capacity": 6}, "Ben"),
    ("Redbone McCray", {"capacity": 5}, {"capacity": 5, "sect": Sect.ANARCH}, "Ben"),
    ("Anka, Priestess of Thorns", clan("Lasombra"), clan("Ravnos"), "Ben"),
    ("Gustaphe Brunnelle", {}, {"region": Region.TORPOR}, "Dora"),
    ("Adonai", {}, {"sect": Sect.LAIBON}, "Cleo"),
]


@pytest.mark.parametrize(("name", "these", "others", "owner"), ATTACKS)
def test_attacks_such_minions_and_no_others(play, name, these, others, owner):
    card = play.ready("Ada", name)
    one, other, own = (
        play.vampire(owner, **these),
        play.vampire(owner, **others),
        play.vampire("Ada", **these),
    )
    play.acts("Ada")
    assert play.can(name, target=one)
    assert not play.can(name, target=other)
    assert not play.can(name, target=own)
    play.plays(name, target=one)
    assert play.action.seats == (play.names.index(owner),)
    while play.action and not play.table.current(Combat):
        play.choose(PASS)
    assert play.table.current(Combat).holds(card)


def test_gustaphe_brunnelle__not_against_others_than_predator_and_prey(play):
    play.ready("Ada", "Gustaphe Brunnelle")
    far = play.vampire("Cleo")
    play.acts("Ada")
    assert not play.can("Gustaphe Brunnelle", target=far)


def test_fergus_alexander__no_combat_if_the_target_unlocks(play):
    """The action is successful but has no effect."""
    card, one = (
        play.ready("Ada", "Fergus Alexander"),
        play.vampire("Ben", sect=Sect.SABBAT, locked=True),
    )
    opened(play)
    play.acts("Ada").plays("Fergus Alexander", target=one)
    play[one].locked = False
    action = play.action
    play.finish()
    assert play[card].blood == play[card].capacity
    assert not any("combat" in line for line in play.story())
    assert action.successful


@pytest.mark.parametrize(("name", "can"), [("Gangrel antitribu", True), ("Gangrel", False)])
def test_huang_blood_cultist__only_gangrel_antitribu_attack_him(play, name, can):
    huang, ada = play.ready("Ben", "Huang, Blood Cultist"), play.vampire("Ada", clan=name)
    play.acts("Ada")
    assert play.can("Huang, Blood Cultist", minion=ada) is can
    if can:
        play.plays("Huang, Blood Cultist", minion=ada)
        assert play.action.seats == (1,)
        while play.action and not play.table.current(Combat):
            play.choose(PASS)
        assert play.table.current(Combat).holds(huang)


# Maneuvers, presses, strikes


def asked(play, kind):
    for _ in range(40):
        if not play.decision or not play.action:
            return False
        if play.decision.kind == kind:
            return True
        play.choose(PASS) if not play.offered(HANDS) else play.choose(HANDS)
    return False


@pytest.mark.parametrize("name", ["Federico di Padua", "Antón de Concepción"])
def test_a_maneuver_in_the_first_round_only(play, name):
    card, ben = play.ready("Ada", name), play.vampire("Ben", capacity=9)
    play.bleeds(card).blocks(ben)
    assert asked(play, "range")
    assert play.offered(USE, card)
    play.table.current(Combat).number = 2
    play.again()
    assert not play.offered(USE, card)


def test_aidan_lyle__presses_once_in_a_combat(play):
    card, ben = play.ready("Ada", "Aidan Lyle"), play.vampire("Ben", capacity=9)
    play.bleeds(card).blocks(ben)
    assert asked(play, "press")
    play.choose(PRESS_ON, card)
    assert play.table.current(Combat).number == 2
    assert not asked(play, "press")


def test_lord_leopold_valdemar__steals_two_blood_from_afar(play):
    card, ben = play.ready("Ada", "Lord Leopold Valdemar", 3), play.vampire("Ben")
    play.bleeds(card).blocks(ben)
    assert asked(play, "strike")
    play.choose(USE, card).choose(HANDS, minion=ben)
    assert play[ben].blood == 3
