"""The effects of strikes on minions, equipment and retainers."""

import pytest
from card_texts import text_of
from published import PUBLISHED
from table_combat import (
    DODGE,
    FLAVIO,
    MANEUVERS,
    PRESSES,
    WAUNEKA,
    Duel,
    additional,
    duel_of,
    every_edition,
    strike,
)

from cardbase.terms import Bonus
from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.resolution import BREAK, TAKE
from vtes_deck.engine.combat.strikes import AIM
from vtes_deck.engine.state.damage_types import Damage
from vtes_deck.engine.state.decisions import DecisionKind, Option, Verb
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.moves import Gear, Move, Strike, Use
from vtes_deck.engine.state.script import CardScript
from vtes_deck.engine.state.table import Activity, Modifier, Phase, TimedRestriction, Until, Zone
from vtes_deck.engine.state.windows import (
    DAMAGE,
    END_OF_ROUND,
    RANGE,
    STRIKE,
    Windows,
)
from vtes_deck.kernel.verdict import Forbidden
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN

AGAIN = Verb("again", "Use {card}.")

ROSE = "Chrysanthemum"


@pytest.fixture
def duel(cb):
    return duel_of(cb)


# What strikes do


def fights_an_ally(cb, rules, blood, life, steal, hurts):
    duel = Duel(cb, rules)
    duel.acting(ROSE, blood)
    duel.opposing("Young Bloods", life)
    duel.holds("Ada", "Trap", strike(steal_blood=steal))
    duel.script("Young Bloods", duel.table.cards[duel.number("Young Bloods")].script)
    duel.holds("Ben", "Fake Out", strike(damage=hurts, ranged=True))
    return duel.fight().plays("Trap").plays("Fake Out")


@pytest.mark.rule("STR-05", "STR-06", "STR-09", "GEN-18", "GEN-04", "PLY-34")
@every_edition
def test_EX_V5_07_stolen_life_heals(cb, rules):
    duel = fights_an_ally(cb, rules, blood=4, life=2, steal=2, hurts=1)
    kept = rules.stolen_blood_excess == "end of turn"
    assert duel.blood(ROSE) == (5 if kept else 4)
    assert duel.zone("Young Bloods") is Zone.ASH_HEAP


@pytest.mark.rule("STR-05", "STR-06", "STR-09")
@pytest.mark.parametrize("edition", ["white-wolf", "playmat", "vekn", "jyhad-1994"])
def test_EX_WW_10_DX_04_the_mage(cb, edition):
    duel = fights_an_ally(cb, PUBLISHED[edition], blood=4, life=2, steal=3, hurts=2)
    assert duel.blood(ROSE) == (4 if edition == "jyhad-1994" else 3)
    assert duel.zone("Young Bloods") is Zone.ASH_HEAP


@pytest.mark.rule("STR-05", "TRN-03")
def test_stolen_excess_drains_at_the_end_of_the_turn_in_1994(cb):
    duel = duel_of(cb, JYHAD_1994)
    duel.holds("Ada", "Trap", strike(steal_blood=3))
    duel.fight().plays("Trap").nothing()
    assert duel.blood(WAUNEKA) == 8
    before = duel.table.bank
    duel.turn("Ada", Phase.END)
    assert duel.blood(WAUNEKA) == duel[WAUNEKA].capacity
    assert duel.table.bank - before >= 3


@pytest.mark.rule("STR-05", "STR-09", "GEN-20")
@every_edition
def test_EX_J94_14_stealing_the_last_life(cb, rules):
    duel = fights_an_ally(cb, rules, blood=2, life=1, steal=2, hurts=0)
    assert duel.zone("Young Bloods") is Zone.ASH_HEAP
    assert duel.blood(ROSE) == 3


@pytest.mark.rule("STR-09", "STR-05", "COM-37")
@every_edition
def test_EX_J94_15_EX_V5_15_stealing_the_last_blood_of_a_vampire(cb, rules):
    duel = duel_of(cb, rules, blood=1)
    duel.holds("Ada", "Trap", strike(steal_blood=2))
    duel.fight().plays("Trap").nothing()
    assert (duel.blood(WAUNEKA), duel.blood(FLAVIO)) == (2, 0)
    assert duel[FLAVIO].ready


@pytest.mark.rule("STR-06")
@pytest.mark.parametrize(
    ("rules", "first", "healed"),
    [
        pytest.param(JYHAD_1994, False, True, id="EX-J94-16"),
        pytest.param(JYHAD_1994, True, False, id="EX-J94-16 first strike"),
        pytest.param(VEKN, True, True, id="vekn"),
    ],
)
def test_EX_J94_16_stolen_blood_heals_damage_of_the_same_strike(cb, rules, first, healed):
    duel = Duel(cb, rules)
    duel.acting(WAUNEKA, 0)
    duel.opposing(FLAVIO, 5)
    duel.holds("Ada", "Trap", strike(steal_blood=2, first=first))
    duel.holds("Ben", "Fake Out", strike(damage=1, first=first))
    duel.fight().plays("Trap").plays("Fake Out")
    assert duel[WAUNEKA].ready == healed
    assert duel.blood(WAUNEKA) == (1 if healed else 2)


@pytest.mark.rule("STR-05")
def test_stealing_blood_cannot_be_prevented(duel):
    duel.holds("Ada", "Trap", strike(steal_blood=2))
    duel.holds("Ben", "Fake Out", Move(when=DAMAGE, prevent=5))
    duel.fight().plays("Trap").nothing()
    assert duel.over
    assert duel.blood(FLAVIO) == 3


@pytest.mark.rule("STR-07", "GEN-12")
@every_edition
def test_stolen_equipment_cannot_be_used_in_this_round(cb, rules):
    duel = duel_of(cb, rules)
    duel.bears(FLAVIO, ".44 Magnum", strike(damage=2, ranged=True))
    duel.holds("Ada", "Trap", strike(steal=Gear.EQUIPMENT))
    duel.holds("Ada", "Fake Out", additional(1))
    duel.holds("Ada", "Boxed In", PRESSES)
    duel.fight().plays("Trap").hands().plays("Fake Out")
    weapon = duel.number(".44 Magnum")
    assert duel[weapon].host == duel.number(WAUNEKA)
    assert duel[weapon].controller == 0
    assert duel.kind is DecisionKind.STRIKE
    assert all(option.card != weapon for option in duel.decision.options)
    duel.nothing().plays("Boxed In")
    assert any(option.card == weapon for option in duel.decision.options), "the next round"
    duel.finish()
    assert duel[weapon].host == duel.number(WAUNEKA)


@pytest.mark.rule("STR-07", "STR-08")
@pytest.mark.parametrize(("verb", "effect"), [(TAKE, "steal"), (BREAK, "destroy")])
@pytest.mark.parametrize("gear", [Gear.EQUIPMENT, Gear.WEAPON])
def test_the_striking_minion_chooses_the_equipment(duel, verb, effect, gear):
    gun, bike, goggles = (
        duel.bears(FLAVIO, name) for name in (".44 Magnum", "Sport Bike", "IR Goggles")
    )
    sword = duel.bears(FLAVIO, "Ivory Bow")
    duel.holds("Ada", "Trap", strike(**{effect: gear}))
    duel.fight().plays("Trap").hands()
    assert (duel.asked, duel.kind) == ("Ada", DecisionKind.TARGET)
    offered = {option.target for option in duel.decision.options}
    weapons = {gun, sword}
    assert offered == (weapons if gear is Gear.WEAPON else weapons | {bike, goggles})
    duel.choose(verb, target=gun)
    if verb is TAKE:
        assert duel[gun].host == duel.number(WAUNEKA)
    else:
        assert duel.zone(gun) is Zone.ASH_HEAP


@pytest.mark.rule("COM-32", "STR-12")
@pytest.mark.parametrize(
    ("facts", "harm"),
    [
        ({"strength": True, "hand": True}, 3),
        ({"strength": True, "damage": 1, "melee": True}, 4),
        ({"damage": 2, "ranged": True}, 2),
        ({"damage": 3}, 3),
    ],
    ids=["hand", "melee", "gun", "other"],
)
def test_hand_damage_counts_for_hands_and_melee_weapons_only(duel, facts, harm):
    duel.bears(WAUNEKA, ".44 Magnum", strike(**facts))
    duel.table.modify(Modifier(Bonus.DAMAGE, 2, duel.number(WAUNEKA), Until.COMBAT))
    duel.fight().uses(".44 Magnum").nothing()
    assert duel.blood(FLAVIO) == 5 - harm


@pytest.mark.rule("STR-11", "UNL-01")
@every_edition
def test_paralysis(cb, rules):
    duel = duel_of(cb, rules)
    duel.holds("Ada", "Trap", strike(paralyze=True))
    duel.fight()
    assert duel.offered(PLAY, "Trap") == rules.paralyze
    if not rules.paralyze:
        return
    duel.plays("Trap").nothing()
    assert duel[FLAVIO].region is Region.TORPOR
    assert duel.blood(FLAVIO) == 5
    duel.turn("Ben", Phase.UNLOCK)
    assert duel[FLAVIO].locked


@pytest.mark.rule("STR-11")
def test_an_ally_cannot_be_paralysed(cb):
    duel = Duel(cb, JYHAD_1994)
    duel.acting(WAUNEKA, 5)
    duel.opposing("Young Bloods", 2)
    duel.holds("Ada", "Trap", strike(paralyze=True))
    duel.fight().plays("Trap").nothing()
    assert duel["Young Bloods"].ready
    assert duel["Young Bloods"].unlocked


@pytest.mark.rule("GEN-02")
def test_a_minion_that_cannot_strike(duel):
    duel.table.restrict(TimedRestriction(Activity.STRIKE, duel.number(FLAVIO), Until.COMBAT))
    duel.holds("Ben", "Trap", DODGE)
    gun = Move(when=RANGE | STRIKE, strike=Strike(damage=1, ranged=True), maneuver=Use.MAY)
    duel.bears(FLAVIO, ".44 Magnum", gun)
    duel.fight()
    assert duel.kind is DecisionKind.STRIKE, "no maneuver that would commit it to a strike either"
    duel.hands()
    assert duel.over
    assert duel.blood(WAUNEKA) == 5


@pytest.mark.rule("TRT-14")
@every_edition
@pytest.mark.parametrize("weapon", [".44 Magnum", "Ivory Bow"])
def test_vulnerability_to_a_kind_of_weapon(cb, rules, weapon):
    from cardbase.terms import Trait
    from vtes_deck.engine.state.damage_statics import DamageTaken

    class FearsGuns(DamageTaken):
        def aggravates(self, weapon):
            return Trait.GUN in weapon

    duel = duel_of(cb, rules)
    duel.script(FLAVIO, text_of(FearsGuns()))
    duel.bears(WAUNEKA, weapon, strike(damage=1))
    duel.fight().uses(weapon).nothing()
    assert duel[FLAVIO].in_torpor == (rules.vulnerability and weapon == ".44 Magnum")


# Retainers


@pytest.mark.rule("COM-44")
@every_edition
@pytest.mark.parametrize("far", [False, True], ids=["close", "long"])
def test_DX_18_a_ranged_strike_hits_a_retainer(cb, rules, far):
    duel = duel_of(cb, rules)
    spy = duel.bears(FLAVIO, "Raven Spy")
    duel.bears(WAUNEKA, ".44 Magnum", strike(damage=1, ranged=True))
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.fight()
    (duel.plays("Trap") if far else duel.nothing())
    duel.uses(".44 Magnum")
    legal = far or rules.retainer_target == "any"
    assert duel.offered(AIM, target=spy) == legal
    if legal:
        assert duel.kind is DecisionKind.TARGET
        duel.choose(AIM, target=spy).finish()
        assert duel.zone(spy) is Zone.ASH_HEAP
        assert duel.blood(FLAVIO) == 5
    else:
        duel.finish()
        assert duel.blood(FLAVIO) == 4


@pytest.mark.rule("COM-44")
def test_hand_strikes_never_target_a_retainer(cb):
    duel = duel_of(cb, JYHAD_1994)
    duel.bears(FLAVIO, "Raven Spy")
    duel.fight().hands()
    assert duel.kind is DecisionKind.STRIKE


@pytest.mark.rule("COM-44")
def test_steal_strikes_never_target_a_retainer(cb):
    duel = duel_of(cb, JYHAD_1994)
    duel.bears(FLAVIO, "Raven Spy")
    duel.bears(FLAVIO, ".44 Magnum")
    duel.holds("Ada", "Trap", strike(steal=Gear.EQUIPMENT, ranged=True))
    duel.fight().plays("Trap")
    assert not duel.offered(AIM)
    assert duel.kind is DecisionKind.STRIKE


class AtTheEnd(CardScript):
    """A card in play that can be used at the end of a round."""

    windows = Windows(controller=END_OF_ROUND)

    def options(self, table, seat, card, window):
        del window
        host = table.in_play[card].host
        mine = host in table.in_play and table.in_play[host].controller == seat
        return [Option(AGAIN, card)] if mine else []


@pytest.mark.rule("STR-07")
@pytest.mark.parametrize("stolen", [True, False])
def test_equipment_stolen_in_this_round_cannot_be_used_at_its_end(cb, stolen):
    duel = duel_of(cb)
    bike = duel.on(FLAVIO if stolen else WAUNEKA, "Sport Bike")
    duel.script(bike, AtTheEnd())
    duel.holds("Ada", "Trap", strike(steal=Gear.EQUIPMENT) if stolen else DODGE)
    duel.holds("Ben", "Fake Out", Move(when=END_OF_ROUND, changes=((Bonus.BLEED, 1, Until.TURN),)))
    duel.fight().plays("Trap").hands()
    assert duel[bike].host == duel.number(WAUNEKA)
    assert duel.offered(AGAIN, bike) is not stolen
    if stolen:
        assert duel.game.why_not(Option(AGAIN, bike)) == Forbidden("STR-07")


@pytest.mark.rule("STR-02", "COM-45")
@every_edition
def test_a_dodge_does_not_protect_a_retainer(cb, rules):
    duel = duel_of(cb, rules)
    spy = duel.bears(FLAVIO, "Raven Spy")
    duel.bears(WAUNEKA, ".44 Magnum", strike(damage=1, ranged=True))
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.holds("Ben", "Dodge", DODGE)
    duel.fight().plays("Trap").uses(".44 Magnum").choose(AIM, target=spy).plays("Dodge")
    assert duel.zone(spy) is Zone.ASH_HEAP


@pytest.mark.rule("COM-45")
@every_edition
def test_DX_19_a_surviving_retainer_keeps_its_damage(cb, rules):
    duel = duel_of(cb, rules)
    ghoul = duel.bears(FLAVIO, "Jackie Therman")
    duel[ghoul].blood, duel.table.bank = 2, duel.table.bank + duel[ghoul].blood - 2
    duel.bears(WAUNEKA, ".44 Magnum", strike(damage=1, ranged=True))
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.fight().plays("Trap").uses(".44 Magnum").choose(AIM, target=ghoul)
    duel.finish()
    assert duel[ghoul].blood == (2 if rules.retainer_heals else 1)


@pytest.mark.rule("COM-45", "COM-36")
@every_edition
def test_a_surviving_ally_does_not_regain_its_life(cb, rules):
    duel = Duel(cb, rules)
    duel.acting(WAUNEKA, 5)
    gang = duel.opposing("Loyal Street Gang")
    life = duel[gang].life
    assert life > 1
    duel.fight().hands().finish()
    assert duel[gang].life == life - 1


@pytest.mark.rule("COM-45", "COM-47")
@every_edition
def test_a_retainer_that_is_hurt_outside_of_combat_keeps_its_damage(cb, rules):
    duel = duel_of(cb, rules)
    ghoul = duel.bears(FLAVIO, "Jackie Therman")
    duel[ghoul].blood, duel.table.bank = 2, duel.table.bank + duel[ghoul].blood - 2
    duel.begins(DamageResolution((Damage(target=ghoul, n=1),), ()))
    assert duel[ghoul].blood == 1


@pytest.mark.rule("PLY-33", "COM-45")
def test_retainers_and_equipment_burn_with_their_minion(cb):
    duel = Duel(cb)
    duel.acting(WAUNEKA, 5)
    duel.opposing("Young Bloods", 1)
    things = [duel.bears("Young Bloods", name) for name in ("Raven Spy", ".44 Magnum")]
    duel.fight().hands().nothing()
    assert [duel.zone(card) for card in things] == [Zone.ASH_HEAP] * 2


@pytest.mark.rule("PLY-37", "STR-07", "STR-08")
@pytest.mark.parametrize("effect", ["steal", "destroy"])
def test_equipment_that_is_a_location_in_play_is_neither_stolen_nor_destroyed(duel, effect):
    haven = duel.on(FLAVIO, "Living Manse")
    duel.holds("Ada", "Trap", strike(damage=1, **{effect: Gear.EQUIPMENT}))
    duel.fight().plays("Trap").hands().finish()
    assert duel[haven].host == duel.number(FLAVIO)
    assert duel.blood(FLAVIO) == 4
