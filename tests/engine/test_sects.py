"""Sects and clans, and becoming anarch."""

import pytest
from published import PUBLISHED
from table_play import Play

from cardbase.terms import Bonus, Sect, Title
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.anarch import BECOME_ANARCH
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import Option
from vtes_deck.engine.state.table import Modifier, Phase, Until
from vtes_deck.engine.status import sects, titles
from vtes_deck.kernel.verdict import Forbidden
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

PLAIN, ANARCH, PRINCE = "Allison Maller", "Ariane", "Anson"


def changed(cb, name, *, sect=None, clan=None, rules=VEKN):
    play = Play(cb, rules=rules)
    play.ready("Ada", name)
    if sect is not None:
        sects.change_sect(play.table, play[name], sect)
    if clan is not None:
        sects.change_clan(play.table, play[name], clan)
    return play[name]


def one_of(cb, clan, sect):
    return next(c.unique_name for c in cb.crypt if c.clan == clan and c.sect is sect)


@pytest.mark.rule("SEC-01", "SEC-03", "SEC-09")
def test_EX_V5_16_a_malkavian_of_the_sabbat(cb):
    vampire = changed(cb, "Aleph", sect=Sect.SABBAT)
    assert (vampire.clan, vampire.sect) == ("Malkavian", Sect.SABBAT)


@pytest.mark.rule("SEC-01", "SEC-03")
def test_EX_V5_17_a_lasombra_of_the_camarilla(cb):
    vampire = changed(cb, one_of(cb, "Lasombra", Sect.SABBAT), sect=Sect.CAMARILLA)
    assert (vampire.clan, vampire.sect) == ("Lasombra", Sect.CAMARILLA)


@pytest.mark.rule("SEC-03", "SEC-09")
def test_EX_WW_17_a_brujah_antitribu_of_the_camarilla(cb):
    name = one_of(cb, "Brujah antitribu", Sect.SABBAT)
    vampire = changed(cb, name, sect=Sect.CAMARILLA, rules=WHITE_WOLF)
    assert (vampire.clan, vampire.sect) == ("Brujah antitribu", Sect.CAMARILLA)


@pytest.mark.rule("SEC-02")
@pytest.mark.parametrize(
    ("rules", "sect"),
    [
        pytest.param(WHITE_WOLF, Sect.SABBAT, id="white-wolf"),
        pytest.param(VEKN, Sect.CAMARILLA, id="vekn"),
    ],
)
def test_EX_WW_18_DX_16_a_new_clan(cb, rules, sect):
    vampire = changed(cb, "Aleph", clan="Tzimisce", rules=rules)
    assert (vampire.clan, vampire.sect) == ("Tzimisce", sect)


@pytest.mark.rule("SEC-02", "TIT-03")
@pytest.mark.parametrize(("rules", "rests"), [(WHITE_WOLF, True), (VEKN, False)])
def test_a_prince_of_another_clan(cb, rules, rests):
    play = Play(cb, rules=rules)
    play.ready("Ada", PRINCE)
    sects.change_clan(play.table, play[PRINCE], "Lasombra")
    assert (titles.current_title(play.table, play[PRINCE]) is None) == rests


@pytest.mark.rule("SEC-02", "SEC-04", "SEC-05", "SEC-06", "SEC-07")
@pytest.mark.parametrize(
    ("clan", "sect"),
    [
        ("Brujah", Sect.CAMARILLA),
        ("Caitiff", Sect.CAMARILLA),
        ("Gangrel", Sect.INDEPENDENT),
        ("Gangrel antitribu", Sect.SABBAT),
        ("Pander", Sect.SABBAT),
        ("Kiasyd", Sect.SABBAT),
        ("Osebo", Sect.LAIBON),
        ("Giovanni", Sect.INDEPENDENT),
    ],
)
def test_sects_of_clans_in_older_rules(cb, clan, sect):
    assert sects.sect_of_clan(clan) is sect
    assert changed(cb, "Aleph", clan=clan, rules=WHITE_WOLF).sect is sect


@pytest.mark.rule("SEC-04", "SEC-05", "SEC-06")
def test_the_clans_equal_the_clans_of_the_card_base(cb):
    known = {card.clan for card in cb.crypt}
    listed = [clan for clans in sects.SECTS_OF_CLANS.values() for clan in clans]
    assert set(listed) <= known
    assert {sect: len(clans) for sect, clans in sects.SECTS_OF_CLANS.items()} == {
        Sect.CAMARILLA: 7,
        Sect.SABBAT: 15,
        Sect.LAIBON: 4,
    }
    assert len(listed) == len(set(listed))


@pytest.mark.rule("SEC-07", "SEC-08")
@pytest.mark.parametrize(("rules", "independent"), [(WHITE_WOLF, True), (VEKN, False)])
def test_an_anarch_is_independent_if_anarch_is_an_attribute(cb, rules, independent):
    play = Play(cb, rules=rules)
    play.ready("Ada", ANARCH)
    vampire = play[ANARCH]
    assert sects.is_anarch(vampire)
    assert sects.belongs(play.table, vampire, Sect.INDEPENDENT) == independent
    assert not sects.belongs_to_any(play.table, vampire, (Sect.CAMARILLA, Sect.SABBAT))
    sects.change_clan(play.table, vampire, "Giovanni")
    assert sects.is_anarch(vampire)
    sects.change_sect(play.table, vampire, Sect.SABBAT)
    assert not sects.is_anarch(vampire)
    assert not sects.belongs(play.table, vampire, Sect.INDEPENDENT)


@pytest.mark.rule("GEN-33")
@pytest.mark.parametrize("creator", [ANARCH, PRINCE, "Aeron", "Amisa"])
def test_a_new_vampire_has_the_sect_of_its_sire(cb, creator):
    play = Play(cb)
    play.ready("Ada", creator)
    play.ready("Ada", PLAIN)
    sects.sire(play.table, play[PLAIN], play[creator])
    assert play[PLAIN].sect is play[creator].sect
    assert play[PLAIN].clan == "Brujah"


def minion_phase(cb, *names, rules=VEKN):
    play = Play(cb, rules=rules)
    for name in names:
        play.ready("Ada", name)
    return play


@pytest.mark.rule("ANR-01", "ANR-02", "ANR-03", "ANR-04", "SEC-08")
@pytest.mark.parametrize("edition", ["vekn", "white-wolf", "playmat"])
@pytest.mark.parametrize(("others", "price"), [([], 2), ([ANARCH], 1), ([PRINCE], 2)])
def test_becoming_anarch(cb, edition, others, price):
    play = minion_phase(cb, PLAIN, *others, rules=PUBLISHED[edition])
    before = play[PLAIN].blood
    play.turn("Ada", Phase.MINION).choose(BECOME_ANARCH, minion=PLAIN, n=price)
    assert play[PLAIN].locked
    assert play[PLAIN].blood == before - price
    assert sects.is_anarch(play[PLAIN])
    assert sects.belongs(play.table, play[PLAIN], Sect.INDEPENDENT) == (edition != "vekn")
    assert not sects.belongs(play.table, play[PLAIN], Sect.CAMARILLA)


@pytest.mark.rule("ANR-02")
def test_becoming_anarch_is_undirected_with_one_stealth(cb):
    play = minion_phase(cb, PLAIN)
    play.ready("Ben", "Angel")
    play.ready("Cleo", "Black Cat")
    play.turn("Ada", Phase.MINION).choose(BECOME_ANARCH)
    assert play.asked == "Ben"
    play.choose(BLOCK).passes("Ben")
    assert sects.is_anarch(play[PLAIN])


@pytest.mark.rule("ANR-01")
@pytest.mark.parametrize("name", [PRINCE, ANARCH, "Amisa", "Carlton Van Wyk"])
def test_titled_vampires_anarchs_and_allies_do_not_become_anarch(cb, name):
    play = minion_phase(cb, name)
    play.turn("Ada", Phase.MINION)
    assert not play.offered(BECOME_ANARCH)
    option = Option(BECOME_ANARCH, minion=play.number(name), n=2)
    assert play.game.why_not(option) == Forbidden("ANR-01")


@pytest.mark.rule("ANR-01")
def test_no_anarchs_in_1994(cb):
    play = minion_phase(cb, PLAIN, rules=JYHAD_1994)
    play.turn("Ada", Phase.MINION)
    assert not play.offered(BECOME_ANARCH)
    assert play.game.why_not(Option(BECOME_ANARCH, minion=play.number(PLAIN), n=2)) == Forbidden(
        "ANR-01"
    )


@pytest.mark.rule("ANR-03", "ACT-04")
def test_becoming_anarch_requires_enough_blood(cb):
    play = Play(cb)
    play.ready("Ada", PLAIN, 1)
    play.turn("Ada", Phase.MINION)
    assert not play.offered(BECOME_ANARCH)
    assert play.game.why_not(Option(BECOME_ANARCH, minion=play.number(PLAIN), n=2)) == Forbidden(
        "ACT-04"
    )


@pytest.mark.rule("ANR-03")
def test_an_anarch_in_torpor_does_not_lower_the_price(cb):
    play = minion_phase(cb, PLAIN)
    play.torpor("Ada", ANARCH)
    play.turn("Ada", Phase.MINION)
    assert play.offered(BECOME_ANARCH, n=2)


@pytest.mark.rule("ANR-03", "RES-02")
def test_a_blocked_attempt_costs_nothing(cb):
    play = minion_phase(cb, PLAIN)
    before = play[PLAIN].blood
    play.ready("Ben", "Elimelech the Twice-Damned")
    blocker = play.number("Elimelech the Twice-Damned")
    play.turn("Ada", Phase.MINION).choose(BECOME_ANARCH)
    play.table.modify(Modifier(Bonus.INTERCEPT, 3, blocker, Until.ACTION))
    play.choose(BLOCK)
    assert not sects.is_anarch(play[PLAIN])
    assert play[PLAIN].blood == before


@pytest.mark.rule("ANR-03")
def test_AMB_42_the_price_is_that_of_the_announcement(cb):
    play = minion_phase(cb, PLAIN, ANARCH)
    play.ready("Ben", "Angel")
    before = play[PLAIN].blood
    play.turn("Ada", Phase.MINION).choose(BECOME_ANARCH, minion=PLAIN)
    zones.burn(play.table, play.number(ANARCH))
    play.passes("Ben")
    assert sects.is_anarch(play[PLAIN])
    assert play[PLAIN].blood == before - 1


@pytest.mark.rule("ANR-01", "RES-05")
def test_a_vampire_that_gains_a_title_does_not_become_anarch(cb):
    play = minion_phase(cb, PLAIN)
    play.ready("Ben", "Angel")
    play.turn("Ada", Phase.MINION).choose(BECOME_ANARCH, minion=PLAIN)
    titles.gain(play.table, play[PLAIN], Title.PRIMOGEN)
    play.passes("Ben")
    assert play[PLAIN].sect is Sect.CAMARILLA


@pytest.mark.rule("SEC-01", "SEC-07", "SEC-08")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_a_vampire_has_exactly_one_sect(cb, edition):
    play = Play(cb, rules=PUBLISHED[edition])
    play.ready("Ada", PLAIN)
    for held in Sect:
        play[PLAIN].sect = held
        found = {sect for sect in Sect if sects.belongs(play.table, play[PLAIN], sect)}
        also = {Sect.INDEPENDENT} if held is Sect.ANARCH else set()
        assert found == {held} | (also if PUBLISHED[edition].anarch == "attribute" else set())


@pytest.mark.rule("GEN-33")
def test_an_ally_has_no_childer(cb):
    play = Play(cb)
    play.ready("Ada", PLAIN)
    before = play[PLAIN].sect
    ally = play.ready("Ada", "Loyal Street Gang")
    play[ally].sect = Sect.SABBAT
    sects.sire(play.table, play[PLAIN], play[ally])
    assert play[PLAIN].sect is before


@pytest.mark.rule("ANR-02")
def test_becoming_anarch_has_one_stealth(cb):
    play = Play(cb)
    play.ready("Ada", PLAIN)
    play.ready("Ben", "Rake")
    play.turn("Ada", Phase.MINION).choose(BECOME_ANARCH, minion=PLAIN)
    action = play.table.current(Action)
    assert action.stealth(play.table) == 1
    assert action.seats == ()


@pytest.mark.rule("ANR-03", "ACT-04")
@pytest.mark.parametrize(("blood", "legal"), [(1, False), (2, True), (3, True)])
def test_a_vampire_without_the_blood_cannot_become_anarch(cb, blood, legal):
    play = minion_phase(cb, PLAIN)
    play.table.bank += play[PLAIN].blood - blood
    play[PLAIN].blood = blood
    play.turn("Ada", Phase.MINION)
    assert play.offered(BECOME_ANARCH) is legal
