"""Vampires with a bonus in some situations and against some minions."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Bonus, Sect, Title
from vtes_deck.engine.actions.permanents import EMPLOY, EQUIP, RECRUIT
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.status.control import merge
from vtes_deck.engine.status.torpor import send

KRC = "Kine Resources Contested"
WEREWOLF = "Renegade Garou"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def clan(name):
    return {"clan": name}


def sect(name):
    return {"sect": name}


def opened(play):
    """Let someone be able to block, so that an action does not end immediately."""
    play.vampire("Ben", clan="Caitiff", sect=Sect.LAIBON)


# Bleeds against a Methuselah who controls a given kind of vampire

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
    ("Elisabetta Romano", clan("Ministry"), 1),
    ("Gentha Shale", clan("Ministry"), 1),
    ("Jorge De La Muerte, The Agent", sect(Sect.SABBAT), 1),
    ("Katarina", clan("Ravnos"), 1),
    ("Luther", clan("Pander"), 1),
    ("Peter Blaine", clan("Ventrue"), 1),
    ("Sigrid Bekker", clan("Nosferatu"), 1),
    ("Maldavis", {"title": Title.PRIMOGEN}, -1),
]


def printed_bleed(cb, name):
    return 1 + cb[name].permanent.get(Bonus.BLEED, 0)


@pytest.mark.parametrize(("name", "facts", "more"), BLEED_AGAINST)
def test_more_bleed_against_the_controller_of_such_a_vampire(play, cb, name, facts, more):
    play.vampire("Ben", **{"sect": Sect.CAMARILLA, **facts})
    play.bleeds(play.ready("Ada", name))
    assert play.bleed == printed_bleed(cb, name) + more


@pytest.mark.parametrize(("name", "facts", "more"), BLEED_AGAINST)
def test_not_more_bleed_for_another_kind_or_in_torpor_or_of_others(play, cb, name, facts, more):
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
    ("Harold Zettler, Pentex Director", clan("Giovanni")),
]


@pytest.mark.parametrize(("name", "facts"), BLED_BY)
def test_more_bleed_by_such_vampires(play, name, facts):
    play.ready("Ben", name)
    play.bleeds(play.vampire("Ada", **facts))
    assert play.bleed == 2


@pytest.mark.parametrize(("name", "facts"), BLED_BY)
def test_no_more_bleed_by_others_or_against_others(play, name, facts):
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
    ("Alessandro Garcia", clan("Lasombra"), 1),
    ("Barry", {"capacity": 4}, 1),
    ("Batsheva", clan("Tzimisce"), 1),
    ("Batsheva (ADV)", clan("Malkavian"), 1),
    ("Cynthia Ingold", sect(Sect.CAMARILLA), 1),
    ("Danny Larkshill", {"capacity": 6}, 1),
    ("Dedefra", sect(Sect.CAMARILLA), 1),
    ("Erinyi", clan("Gangrel antitribu"), -1),
    ("Francis Milliner", clan("Toreador"), 1),
    ("Francis Milliner", clan("Toreador antitribu"), 1),
    ("Jamal", sect(Sect.CAMARILLA), 1),
    ("Marguerite Foccart (ADV)", {"title": Title.PRIMOGEN}, 1),
    ("Ransam, The Old Man", clan("Tremere"), 1),
    ("Rathmere", sect(Sect.SABBAT), 1),
    ("Sheva Carr", clan("Lasombra"), 1),
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
def test_no_more_strength_with_others_or_outside(play, cb, name, facts, more):
    card = play.ready("Ada", name)
    opposing(play, facts)
    assert more_strength(play, card) == printed_strength(cb, name)
    fight(play, card, play.vampire("Ben", clan="Samedi", sect=Sect.LAIBON, capacity=11))
    assert more_strength(play, card) == printed_strength(cb, name)


@pytest.mark.parametrize(
    ("name", "n"), [("Ragnar Nordstrom", 1), ("Alfred Benezri", -1), ("Barry", 1), ("Jamal", 1)]
)
def test_strength_in_combat_with_an_ally(play, name, n):
    card, ally = play.ready("Ada", name), play.ready("Ben", PLAIN_ALLY)
    fight(play, card, ally)
    assert more_strength(play, card) == n


def test_alfred_benezri__not_weaker_against_a_vampire(play):
    card = play.ready("Ada", "Alfred Benezri")
    fight(play, card, play.vampire("Ben"))
    assert more_strength(play, card) == 0


@pytest.mark.parametrize(("foe", "n"), [("Malkavian", 2), ("Tzimisce", 2), ("Samedi", 1)])
def test_batsheva__merged_she_has_both_texts_and_more_strength(play, foe, n):
    base, card = play.ready("Ada", "Batsheva"), play.uncontrolled("Ada", "Batsheva (ADV)")
    merge(play.table, 0, card, base)
    fight(play, card, play.vampire("Ben", clan=foe, capacity=11))
    assert more_strength(play, card) == n


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
def test_basil__only_older_vampires_are_stronger(play, capacity, n):
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


def test_anxo_vilela__strength_only_with_the_edge(play):
    card = play.ready("Ada", "Anxo Vilela")
    assert more_strength(play, card) == 0
    play.edge("Ada")
    assert more_strength(play, card) == 1
    play.edge("Ben")
    assert more_strength(play, card) == 0


# Stealth


def acts(play, card, kind):
    opened(play)
    if kind == "bleed":
        play.bleeds(card)
    elif kind == "hunt":
        play.blood(card, 1)
        play.hunts(card)
    elif kind == "political":
        play.hand("Ada", KRC)
        play.acts("Ada").choose(POLITICAL, KRC, minion=card)
    elif kind == "equip":
        play.hand("Ada", ".44 Magnum")
        play.acts("Ada").choose(EQUIP, ".44 Magnum", minion=card)
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
        ("Joaquina Amaya", "equip", 2),
        ("Antonino", "hunt", 2),
        ("Antonino", "bleed", 0),
        ("Dovey Ebfwe", "J. S. Simmons, Esq.", 2),
        ("Dovey Ebfwe", "Young Bloods", 1),
        ("Dylan (ADV)", "bleed", 1),
        ("Dylan (ADV)", "hunt", 1),
        ("Hesha Ruhadze (G2)", "hunt", 2),
        ("Hesha Ruhadze (G2)", "bleed", 0),
        ("Jessica (ADV)", "political", 2),
        ("Jessica (ADV)", "bleed", 0),
        ("Joseph Cambridge", "political", 2),
        ("Joseph Cambridge", "bleed", 0),
        ("Kalyani, Agent of Doom", "hunt", 0),
        ("Kalyani, Agent of Doom", "bleed", 0),
        ("Natasha Volfchek", "political", 2),
        ("Natasha Volfchek", "bleed", 0),
        ("Yazid Tamari (ADV)", "bleed", 1),
        ("Yazid Tamari (ADV)", "hunt", 1),
    ],
)
def test_stealth_only_in_such_actions(play, name, kind, n):
    assert acts(play, play.ready("Ada", name), kind) == n


@pytest.mark.parametrize("kind", ["bleed", "hunt"])
def test_ondine_boudicca_sinclair__stealth_with_the_edge_only_in_bleeds(play, kind):
    play.edge("Ada")
    card = play.ready("Ada", 'Ondine "Boudicca" Sinclair')
    assert acts(play, card, kind) == 1


@pytest.mark.parametrize(
    "name",
    [
        "Antonino",
        "Dovey Ebfwe",
        "Dylan (ADV)",
        "Fidus, The Shrunken Beast",
        "Hesha Ruhadze (G2)",
        "Jessica (ADV)",
        "Joaquina Amaya",
        "Joseph Cambridge",
        "Natasha Volfchek",
        "Suhailah",
        "Yazid Tamari (ADV)",
    ],
)
def test_no_stealth_for_others_or_outside_of_actions(play, name):
    card = play.ready("Ada", name)
    opened(play)
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[card]) == 0
    play.bleeds(play.vampire("Ada"))
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[card]) == 0
    assert play.stealth == 0


@pytest.mark.parametrize(("pool", "n"), [(5, 1), (6, 0)])
def test_devorah__stealth_with_little_pool_only(play, pool, n):
    play.pool("Ada", pool)
    assert acts(play, play.ready("Ada", "Devorah"), "bleed") == n


def test_devorah__in_torpor_too_but_not_with_more_pool(play):
    play.pool("Ada", 5)
    card = play.ready("Ada", "Devorah")
    send(play.table, play[card])
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[card]) == 1
    play.pool("Ada", 6)
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[card]) == 0


@pytest.mark.parametrize(
    ("owner", "facts", "n"),
    [("Ada", {"title": Title.PRIMOGEN}, 1), ("Ada", {}, 0), ("Cleo", {"title": Title.PRIMOGEN}, 0)],
)
def test_weirich_waldburg__stealth_for_his_primogen_only(play, owner, facts, n):
    weirich, one = play.ready("Ada", "Weirich Waldburg"), play.vampire(owner, **facts)
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[one]) == n
    send(play.table, play[weirich])
    assert stats.bonus_of(play.table, Bonus.STEALTH, play[one]) == 0


def test_urraca__bleeds_for_more_only_with_the_edge(play):
    card = play.ready("Ada", "Urraca")
    assert stats.bleed(play.table, play[card]) == 1
    play.edge("Ada")
    assert stats.bleed(play.table, play[card]) == 2
    play.edge("Ben")
    assert stats.bleed(play.table, play[card]) == 1


@pytest.mark.parametrize(("kind", "n"), [("political", 1), ("bleed", 0)])
def test_kabede_maru__intercept_only_in_political_actions(play, kind, n):
    card = play.ready("Ben", "Kabede Maru")
    acts(play, play.vampire("Ada"), kind)
    assert play.intercept(card) == n
