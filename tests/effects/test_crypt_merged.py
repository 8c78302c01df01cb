"""Advanced vampires, with text that requires the merged vampire."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from vampire_texts import calls, votes

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab import ActionRequires
from vtes_deck.effects.vocab.choices import DO_IT
from vtes_deck.effects.vocab.context import EffectContext
from vtes_deck.effects.vocab.minion_filter import corruption
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.mechanics.hand import DISCARD
from vtes_deck.engine.politics.blood_hunt import BloodHunt
from vtes_deck.engine.politics.votes import SIDES, VoteSide
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.control import merge
from vtes_deck.engine.status.sects import change_sect

ENZO = "Enzo Giovanni, Pentex Board of Directors"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def merged(play, name):
    """Ada's merged vampire with this name."""
    base = play.ready("Ada", name)
    advanced = play.uncontrolled("Ada", f"{name} (ADV)")
    return merge(play.table, 0, advanced, base).card


# Dancin' Dana


def test_dancin_dana__a_larger_hand_only_in_combat_and_merged(play):
    dana, ben = merged(play, "Dancin' Dana"), play.vampire("Ben")
    assert play[dana].sect is Sect.ANARCH
    play.library("Ada", *["Dodge"] * 9)
    play.bleeds(dana)
    before = len(play.seat("Ada").hand)
    play.blocks(ben)
    assert stats.hand_size(play.table, 0) == 8
    assert len(play.seat("Ada").hand) == before + 1 == 8


def test_dancin_dana__not_before_she_merges(play):
    dana, ben = play.ready("Ada", "Dancin' Dana (ADV)"), play.vampire("Ben")
    play.bleeds(dana).blocks(ben)
    assert stats.hand_size(play.table, 0) == 7


# Sarrasine


def test_sarrasine__corrupts_a_minion_of_the_prey(play):
    merged(play, "Sarrasine")
    ben, ally, cleo = play.vampire("Ben"), play.ready("Ben", PLAIN_ALLY), play.vampire("Cleo")
    play.turn("Ada", Phase.UNLOCK)
    play.until("Ada", "Sarrasine (ADV)")
    assert {one.target for one in play.ways("Sarrasine (ADV)")} == {ben, ally}
    play.uses("Sarrasine (ADV)", target=ben)
    assert play[ben].mark(corruption(0)) == 1
    assert play[ben].controller == 1, "by a ruling, it is not stolen"
    assert not play.can("Sarrasine (ADV)"), "once"
    assert not play[cleo].mark(corruption(0))


def test_sarrasine__not_before_they_merge(play):
    play.ready("Ada", "Sarrasine (ADV)")
    play.vampire("Ben")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can("Sarrasine (ADV)")


# Claudio Severino


def test_claudio_severino__a_discarded_card_of_blood_sorcery_is_worth_1_pool(play):
    play.ready("Ada", "Claudio Severino (ADV)")
    play.hand("Ada", "Theft of Vitae", "Dodge")
    play.pool("Ada", 10)
    play.turn("Ada", Phase.DISCARD)
    assert [play.table.cards[one.target].name for one in play.ways("Claudio Severino (ADV)")] == [
        "Theft of Vitae"
    ]
    play.uses("Claudio Severino (ADV)")
    assert play.seat("Ada").pool == 11
    assert play.zone("Theft of Vitae") is Zone.ASH_HEAP
    assert not play.can("Claudio Severino (ADV)"), "the only discard phase action is used"


def test_claudio_severino__stealth_once_each_action(play):
    vampire, ben = merged(play, "Claudio Severino"), play.vampire("Ben")
    play.bleeds(vampire).blocks(ben)
    before = play[vampire].blood
    play.uses("Claudio Severino (ADV)")
    assert play.stealth == 1
    assert play[vampire].blood == before - 1
    assert not play.can("Claudio Severino (ADV)")


def test_claudio_severino__no_stealth_before_he_merges(play):
    vampire, ben = play.ready("Ada", "Claudio Severino (ADV)"), play.vampire("Ben")
    play.bleeds(vampire).blocks(ben)
    assert not play.can("Claudio Severino (ADV)")


# Marcus Vitel


def test_marcus_vitel__any_brujah_can_enter_combat_with_him(play):
    marcus = play.ready("Ada", "Marcus Vitel (ADV)")
    brujah, other = play.vampire("Cleo", clan="Brujah"), play.vampire("Cleo")
    play.acts("Cleo")
    assert play.can("Marcus Vitel (ADV)", minion=brujah)
    assert not play.can("Marcus Vitel (ADV)", minion=other)
    play.uses("Marcus Vitel (ADV)", minion=brujah)
    assert play.action.seats == (0,)
    context = EffectContext(play.table, 2, marcus)
    assert ActionRequires("Brujah").holds(context), "a ruling allows this"
    assert not ActionRequires("Toreador").holds(context)


def test_marcus_vitel__leads_no_one_before_he_merges(play):
    sabbat, ben = play.vampire("Ada", sect=Sect.SABBAT), play.vampire("Ben")
    play.ready("Ada", "Marcus Vitel (ADV)")
    play.bleeds(sabbat)
    assert play[ben].sect is Sect.CAMARILLA
    assert play.bleed == 1


def test_marcus_vitel__leads_only_against_a_methuselah_with_a_ready_camarilla_vampire(play):
    marcus, sabbat = merged(play, "Marcus Vitel"), play.vampire("Ada", sect=Sect.SABBAT)
    anarch = play.vampire("Ada", sect=Sect.ANARCH)
    ben = play.vampire("Ben", sect=Sect.CAMARILLA)
    assert play[marcus].sect is Sect.SABBAT, "a ruling forbids this"
    play.bleeds(sabbat)
    assert play.bleed == 2
    change_sect(play.table, play[ben], Sect.ANARCH)
    assert play.bleed == 1
    change_sect(play.table, play[ben], Sect.CAMARILLA)
    change_sect(play.table, play[marcus], Sect.ANARCH)
    assert play.bleed == 1
    change_sect(play.table, play[marcus], Sect.SABBAT)
    play.finish()
    play.bleeds(anarch)
    assert play.bleed == 1


# Sascha Vykos

SASCHA = "Sascha Vykos, The Angel of Caine (ADV)"


def masters(play, player, target):
    """Play a master card of this player, up to the decision after it."""
    play.hand(player, "Blood Doll")
    play.turn(player, Phase.MASTER).plays("Blood Doll", target=target)
    while play.zone("Blood Doll") is not Zone.IN_PLAY:
        assert not play.offered(DO_IT), "only after it has resolved"
        play.choose(PASS)


def test_sascha_vykos_the_angel_of_caine__a_card_after_the_master_of_another(play):
    """Ruling: the discard follows the draw."""
    play.ready("Ada", SASCHA)
    dodge = play.hand("Ada", *["Dodge"] * 7)[0]
    play.library("Ada", "Fame", "Sudden Reversal")
    masters(play, "Ben", play.vampire("Ben"))
    assert play.decision.seat == 0
    play.choose(DO_IT)
    assert play.zone("Sudden Reversal") is Zone.HAND
    play.choose(DISCARD, dodge)
    assert len(play.seat("Ada").hand) == 7


def test_sascha_vykos_the_angel_of_caine__not_after_her_own(play):
    play.library("Ada", "Fame")
    masters(play, "Ada", play.ready("Ada", SASCHA))
    assert not play.offered(DO_IT)


def test_sascha_vykos_the_angel_of_caine__not_in_torpor(play):
    play.torpor("Ada", SASCHA)
    play.library("Ada", "Fame")
    masters(play, "Ben", play.vampire("Ben"))
    assert not play.offered(DO_IT)


# Enzo Giovanni


@pytest.mark.parametrize(("passes", "pool"), [(True, 30), (False, 29)])
def test_enzo_giovanni__prey_pays_for_a_failed_blood_hunt_only(play, passes, pool):
    merged(play, ENZO)
    victim = play.vampire("Dora")
    for name in ("Cleo", "Dora"):
        play.vampire(name, title=Title.PRINCE, city=name)
    play.table.stack[:] = [BloodHunt(caller=0, diablerist=victim)]
    play.run()
    side = VoteSide.FOR if passes else VoteSide.AGAINST
    while play.table.current(BloodHunt):
        cast = [one for one in play.options if SIDES.get(one.verb) is side]
        play.game.apply(cast[0]) if cast else play.choose(PASS)
    assert play.pool_of("Ben") == pool


def test_enzo_giovanni__prey_pays_for_a_referendum_that_a_card_fails(play):
    merged(play, ENZO)
    play.hand("Cleo", "Vox Domini")
    calls(play, play.vampire("Ben"))
    play.until("Cleo", "Vox Domini").plays("Vox Domini")
    votes(play, Ben="for")
    assert play.pool_of("Ben") == 29


def test_enzo_giovanni__not_for_a_referendum_that_is_cancelled(play):
    merged(play, ENZO)
    play.ready("Cleo", "T.J.", 3)
    calls(play, play.vampire("Ben", title=Title.PRINCE, city="Paris", sect=Sect.CAMARILLA))
    play.until("Cleo", "T.J.").plays("T.J.")
    votes(play)
    assert play.pool_of("Ben") == 30
