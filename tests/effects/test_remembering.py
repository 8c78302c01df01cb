"""Cards that stay in play and record a choice, look at ash heaps, or search the library."""

import pytest
from card_fights import LONG
from card_play import CardPlay

from cardbase.terms import Bonus, Sect
from vtes_deck.engine.mechanics.hand import DISCARD
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone

ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def heap(play, name, *cards):
    return [play.card(name, card, Zone.ASH_HEAP) for card in cards]


def bled(play, level, *cards, pool=30):
    """Ada's vampire bleeds Ben, who has this much pool."""
    ada = play.vampire("Ada", level)
    play.vampire("Ben")
    play.pool("Ben", pool)
    play.hand("Ada", *cards)
    play.bleeds(ada)
    return ada


def test_foreshadowing_destruction__one_more_at_basic(play):
    bled(play, "dom", "Foreshadowing Destruction")
    play.plays("Foreshadowing Destruction", "dom")
    assert play.bleed == 2


def test_foreshadowing_destruction__three_more_as_long_as_the_target_is_poor(play):
    bled(play, "DOM", "Foreshadowing Destruction", pool=9)
    play.plays("Foreshadowing Destruction", "DOM")
    assert play.bleed == 4
    play.pool("Ben", 10)
    assert play.bleed == 1


def test_foreshadowing_destruction__counts_for_a_new_target(play):
    bled(play, "DOM", "Foreshadowing Destruction", "Bonding")
    play.plays("Foreshadowing Destruction", "DOM")
    assert play.bleed == 1
    assert play.can("Bonding", "dom"), "it does not count against the limit yet"
    play.action.seats = (2,)
    play.pool("Cleo", 5)
    assert play.bleed == 4


def test_foreshadowing_destruction__not_with_another_limited_bleed(play):
    bled(play, "DOM", "Foreshadowing Destruction", "Bonding", pool=9)
    play.plays("Foreshadowing Destruction", "DOM")
    assert not play.can("Bonding")


def test_spying_mission__stealth(play):
    ada = play.vampire("Ada", "obf")
    ben = play.vampire("Ben")
    play.hand("Ada", "Spying Mission")
    play.bleeds(ada).blocks(ben).plays("Spying Mission", "obf")
    assert play.stealth == 1


def spied(play):
    ada = bled(play, "OBF", "Spying Mission")
    play.until("Ada", "Spying Mission").plays("Spying Mission", "OBF")
    return ada


def test_spying_mission__instead_of_the_bleed(play):
    ada = spied(play)
    play.finish() if play.action else None
    assert play.pool_of("Ben") == 30
    assert play.table.edge == -1
    assert play[play.number("Spying Mission")].host == ada


def test_spying_mission__two_more_the_next_time(play):
    ada = spied(play)
    play[ada].locked, play[ada].done = False, frozenset()
    play.turn("Ada", Phase.MINION).bleeds(ada).finish()
    assert play.pool_of("Ben") == 27
    assert play.zone("Spying Mission") is Zone.ASH_HEAP


def test_spying_mission__not_two_more_against_another_methuselah(play):
    ada = spied(play)
    play[ada].locked, play[ada].done = False, frozenset()
    play.hand("Ben", "Deflection")
    play.vampire("Ben", "DOM")
    play.turn("Ada", Phase.MINION).bleeds(ada)
    play.until("Ben", "Deflection").plays("Deflection", "DOM", seat="Cleo").finish()
    assert play.pool_of("Cleo") == 29
    assert play.number("Spying Mission") in play.table.in_play


def test_spying_mission__superior_not_for_a_bleed_that_is_blocked_or_of_nothing(play):
    ada = play.vampire("Ada", "OBF")
    ben = play.vampire("Ben")
    play.hand("Ada", "Spying Mission")
    play.bleeds(ada)
    assert not play.can("Spying Mission", "OBF")
    play.blocks(ben)
    while play.action:
        assert not play.can("Spying Mission", "OBF")
        play.choose(PASS)


def test_shadow_cast__stealth(play):
    ada, ben = play.vampire("Ada", "obl"), play.vampire("Ben")
    play.hand("Ada", "Shadow Cast")
    play.bleeds(ada).blocks(ben).plays("Shadow Cast", "obl")
    assert play.stealth == 1


def cast(play):
    ada = play.vampire("Ada", "OBL")
    play.hand("Ada", "Shadow Cast")
    play.bleeds(ada).until("Ada", "Shadow Cast").plays("Shadow Cast", "OBL")
    play[ada].locked, play[ada].done = False, frozenset()
    return ada


def test_shadow_cast__burned_for_stealth_against_the_same_methuselah(play):
    ben = play.vampire("Ben")
    play[ben].locked = True
    ada = cast(play)
    play[ben].locked = False
    play.turn("Ada", Phase.MINION).bleeds(ada).blocks(ben).uses("Shadow Cast")
    assert play.zone("Shadow Cast") is Zone.ASH_HEAP
    assert any("gets +1 stealth" in line for line in play.log_sentences())


def test_shadow_cast__not_against_another_methuselah_and_not_undirected(play):
    ada = cast(play)
    dora = play.vampire("Dora")
    play.on(dora, "Raven Spy")
    play.turn("Ada", Phase.MINION).hunts(ada).blocks(dora)
    assert not play.can("Shadow Cast")


def test_shadow_cast__superior_not_after_an_undirected_action(play):
    ada = play.vampire("Ada", "OBL")
    play.hand("Ada", "Shadow Cast")
    play.hunts(ada)
    assert not play.can("Shadow Cast")


def test_shroud_of_decay__a_bleed_and_two_discards(play):
    ada = play.vampire("Ada", "obl")
    play.hand("Ada", "Shroud of Decay")
    play.hand("Ben", "Blur", "Majesty", "Pursuit", *["Immortal Grapple"] * 4)
    play.library("Ben", "Torn Signpost", "Torn Signpost")
    play.acts("Ada").plays("Shroud of Decay", "obl")
    assert play.bleed == 2
    play.choose(DISCARD, "Blur").choose(DISCARD, "Majesty")
    assert len(play.seat("Ben").hand) == 7
    assert play.pool_of("Ben") == 28
    assert len(play.seat("Ben").ash_heap) == 2
    assert play[ada].locked


def test_shroud_of_decay__seven_cards_of_her_ash_heap_for_three_pool(play):
    play.vampire("Ada", "OBL")
    play.hand("Ada", "Shroud of Decay")
    heap(play, "Ben", *["Blur"] * 7, "Majesty")
    play.acts("Ada").plays("Shroud of Decay", "OBL")
    for _ in range(7):
        play.game.apply(play.decision.options[-1])
    assert play.pool_of("Ben") == 27
    assert len(play.seat("Ben").ash_heap) == 1


def test_shroud_of_decay__superior_not_with_six_cards_there(play):
    play.vampire("Ada", "OBL")
    play.hand("Ada", "Shroud of Decay")
    heap(play, "Ben", *["Blur"] * 6)
    play.acts("Ada")
    assert play.can("Shroud of Decay", "obl")
    assert not play.can("Shroud of Decay", "OBL")


def smith(play, level="tha", **facts):
    ada = play.vampire("Ada", level, **facts)
    play.hand("Ada", "Magic of the Smith", *["Roundhouse"] * 6)
    play.library("Ada", "Blur", ".44 Magnum", "Ivory Bow", "Majesty")
    return ada


def test_magic_of_the_smith__equips_out_of_the_library_and_pays_for_it(play):
    ada = smith(play)
    gun = play.number(".44 Magnum")
    play.acts("Ada").plays("Magic of the Smith", "tha")
    assert play.decision.kind == "target"
    assert {option.target for option in play.decision.options} >= {gun, play.number("Ivory Bow")}
    play.game.apply(next(one for one in play.decision.options if one.target == gun))
    assert play[gun].host == ada
    assert (play[ada].blood, play.pool_of("Ada")) == (4, 28)


def test_magic_of_the_smith__three_stealth_at_superior(play):
    smith(play, "THA")
    play.vampire("Ben")
    play.acts("Ada").plays("Magic of the Smith", "THA")
    assert play.stealth == 3


def test_magic_of_the_smith__only_affordable_equipment(play):
    smith(play)
    play.pool("Ada", 1)
    play.acts("Ada").plays("Magic of the Smith", "tha")
    assert play.decision.kind == "target"
    bow = play.number("Ivory Bow")
    assert {option.target for option in play.decision.options} - {-1} == {bow}


def test_the_coven__two_blood_at_any_time(play):
    ada = play.vampire("Ada", blood=1)
    play.in_play("Ada", "The Coven")
    play.acts("Ada", Phase.UNLOCK).uses("The Coven", target=ada)
    assert play[ada].blood == 3
    assert not play.can("The Coven")


def test_the_coven__goes_to_the_predator(play):
    coven = play.in_play("Ada", "The Coven")
    play.vampire("Dora")
    play.turn("Ada", Phase.DISCARD)
    for _ in range(5):
        if play.decision and play.table.active == 0:
            play.choose(PASS)
    assert play[coven].controller == 3


def test_the_coven__not_for_a_vampire_of_another(play):
    play.vampire("Ada")
    ben = play.vampire("Ben", blood=1)
    play.in_play("Ada", "The Coven")
    play.acts("Ada", Phase.UNLOCK)
    assert not play.can("The Coven", target=ben)


def test_garibaldi_meucci_museum__exchanges_a_card_for_one_that_requires_an_anarch(play):
    play.in_play("Ada", "Garibaldi-Meucci Museum")
    play.hand("Ada", "Majesty")
    heap(play, "Ada", "Diversion", "Blur")
    diversion = play.number("Diversion")
    play.acts("Ada", Phase.UNLOCK).uses("Garibaldi-Meucci Museum", target=diversion)
    if play.decision.kind == "target":
        play.game.apply(play.decision.options[0])
    assert play.zone("Diversion") is Zone.HAND
    assert play.zone("Majesty") is Zone.ASH_HEAP
    assert play.pool_of("Ada") == 29


def test_garibaldi_meucci_museum__not_for_a_card_that_requires_no_anarch(play):
    play.in_play("Ada", "Garibaldi-Meucci Museum")
    play.hand("Ada", "Majesty")
    heap(play, "Ada", "Blur")
    play.acts("Ada", Phase.UNLOCK)
    assert not play.can("Garibaldi-Meucci Museum")


def test_garibaldi_meucci_museum__ends_a_combat_between_anarchs(play):
    play.in_play("Ada", "Garibaldi-Meucci Museum")
    ada, ben = play.vampire("Ada", **ANARCH), play.vampire("Ben", **ANARCH)
    play.bleeds(ada).blocks(ben).uses("Garibaldi-Meucci Museum")
    play.finish() if play.action else None
    assert not any("strikes" in line for line in play.log_sentences())
    assert LONG not in play.log_sentences()


def test_garibaldi_meucci_museum__not_a_combat_with_someone_else(play):
    play.in_play("Ada", "Garibaldi-Meucci Museum")
    ada, ben = play.vampire("Ada", **ANARCH), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    assert not play.can("Garibaldi-Meucci Museum")


def test_spying_mission__superior_not_for_a_bleed_that_fails(play):
    bled(play, "OBF", "Spying Mission", "Conditioning")
    play.hand("Ben", "Deflection")
    play.vampire("Ben", "DOM", capacity=9)
    play.again()
    play.action.failed = True
    while play.action:
        assert not play.can("Spying Mission")
        play.choose(PASS)
    assert play.zone("Spying Mission") is Zone.HAND


def test_spying_mission__superior_not_for_a_bleed_of_nothing(play):
    ada = bled(play, "OBF", "Spying Mission")
    play.table.modify(Modifier(Bonus.BLEED, -1, ada, Until.ACTION))
    play.again()
    while play.action:
        assert not play.can("Spying Mission", "OBF")
        play.choose(PASS)


def test_spying_mission__the_action_is_not_successful(play):
    bled(play, "OBF for", "Spying Mission", "Freak Drive")
    play.until("Ada", "Spying Mission").plays("Spying Mission", "OBF")
    while play.action:
        assert not play.can("Freak Drive")
        play.choose(PASS)


def test_spying_mission__not_burned_by_a_bleed_that_is_blocked(play):
    ada = spied(play)
    play[ada].locked, play[ada].done = False, frozenset()
    ben = play.vampire("Ben")
    play.turn("Ada", Phase.MINION).bleeds(ada).blocks(ben).finish()
    assert play.number("Spying Mission") in play.table.in_play
