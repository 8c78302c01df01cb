"""The end of a combat, and its log."""

import pytest
from table_combat import (
    ENDS,
    FLAVIO,
    MANEUVERS,
    PRESSES,
    WAUNEKA,
    Duel,
    duel_of,
    every_edition,
    strike,
)

from cardbase.terms import Bonus
from vtes_deck.engine.combat.fight import end
from vtes_deck.engine.combat.sequence import inflict
from vtes_deck.engine.mechanics import bank, zones
from vtes_deck.engine.state.damage_types import Cause, Damage
from vtes_deck.engine.state.decisions import Option, Verb
from vtes_deck.engine.state.moves import Move, Use
from vtes_deck.engine.state.script import CardScript
from vtes_deck.engine.state.table import Modifier, Until, Zone
from vtes_deck.engine.state.windows import (
    BEFORE_STRIKES,
    DAMAGE,
    END_OF_ROUND,
    Windows,
)
from vtes_deck.engine.status import torpor

DO = Verb("do", "Use {card}.")


@pytest.fixture
def duel(cb):
    return duel_of(cb)


# The end


@pytest.mark.rule("COM-22", "COM-30", "COM-03")
@every_edition
def test_the_end_of_round_step_happens_even_if_the_combat_has_ended(cb, rules):
    duel = duel_of(cb, rules)
    duel.holds("Ada", "Trap", ENDS)
    card = duel.holds(
        "Ben", "Fake Out", Move(when=END_OF_ROUND, changes=((Bonus.BLEED, 1, Until.TURN),))
    )
    duel.fight().plays("Trap").nothing().plays(card)
    assert duel.table.modifiers
    assert duel.over


@pytest.mark.rule("COM-30", "GEN-02")
@every_edition
def test_cards_for_the_end_of_a_round_can_be_used_in_every_edition(cb, rules):
    duel = duel_of(cb, rules)
    card = duel.holds(
        "Ben", "Fake Out", Move(when=END_OF_ROUND, changes=((Bonus.BLEED, 1, Until.TURN),))
    )
    duel.fight().hands().hands().plays(card)
    assert duel.table.modifiers


@pytest.mark.rule("COM-22", "GEN-29", "COM-21")
def test_only_ready_minions_act_at_the_end_of_the_round(cb):
    duel = duel_of(cb, blood=0)
    move = Move(when=END_OF_ROUND, press=Use.MAY)
    duel.holds("Ada", "Trap", move)
    duel.holds("Ben", "Fake Out", move)
    duel.fight().hands().nothing()
    assert duel.asked == "Ada"
    duel.nothing()
    assert duel.over


@pytest.mark.rule("COM-01", "TOR-12")
def test_only_ready_minions_of_two_methuselahs_fight(cb):
    duel = duel_of(cb)
    sleeper = duel.torpor("Ben", "Anson", 2)
    friend = duel.acting("Rake")
    me = duel.number(WAUNEKA)
    for one, two in ((me, sleeper), (sleeper, me), (me, friend)):
        duel.fight(one, two)
        assert duel.over
        duel.decision and duel.game.apply(duel.decision.options[0])


@pytest.mark.rule("END-13")
def test_no_one_withdraws_after_a_fight(duel):
    duel.seat("Ben").withdrawing = 3
    duel.fight()
    assert duel.seat("Ben").withdrawing == -1


@pytest.mark.rule("GEN-25")
def test_effects_for_the_combat_or_round_end_with_it(duel):
    for until in (Until.ROUND, Until.COMBAT):
        duel.table.modify(Modifier(Bonus.STRENGTH, 1, duel.number(WAUNEKA), until))
    duel.holds("Ada", "Trap", PRESSES)
    duel.fight().hands().nothing()
    assert duel.blood(FLAVIO) == 2
    duel.plays("Trap")
    assert [modifier.until for modifier in duel.table.modifiers] == [Until.COMBAT]
    duel.finish()
    assert not duel.table.modifiers


@pytest.mark.rule("COM-21", "END-01")
def test_a_methuselah_can_be_ousted_during_a_combat(duel):
    duel.fight()
    bank.burn_pool(duel.table, 1, 100)
    duel.game.apply(duel.decision.options[0])
    assert duel.over
    assert duel.seat("Ben").ousted


def test_the_log_of_a_combat(cb):
    duel = Duel(cb)
    duel.acting(WAUNEKA, 5)
    duel.opposing(FLAVIO, 2)
    duel.bears(WAUNEKA, "Flamethrower", strike(damage=2, aggravated=True, ranged=True))
    duel.bears(FLAVIO, "Raven Spy")
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.holds("Ada", "Fake Out", PRESSES)
    duel.holds("Ben", "Dodge", strike(steal_blood=1, damage=1, ranged=True))
    duel.holds("Ben", "Boxed In", Move(when=DAMAGE, prevent=1))
    duel.fight().nothing().uses("Flamethrower").plays("Dodge").plays("Boxed In")
    assert duel.over
    assert duel.log_sentences()[1:] == [
        "Wauneka and Flávio Gonçalves enter combat.",
        "Round 1 of combat.",
        "Wauneka strikes with Flamethrower.",
        "Flávio Gonçalves plays Dodge.",
        "Flávio Gonçalves strikes with Dodge.",
        "Flávio Gonçalves steals 1 blood from Wauneka.",
        "Flávio Gonçalves plays Boxed In.",
        "Flávio Gonçalves prevents 1 damage (Boxed In).",
        "Flávio Gonçalves suffers 1 aggravated damage (Flamethrower).",
        "Flávio Gonçalves is wounded (Flamethrower).",
        "Wauneka suffers 1 damage (Dodge).",
        "Wauneka burns 1 blood (Dodge).",
        "The combat is over.",
        "Flávio Gonçalves goes to torpor.",
    ]


@pytest.mark.rule("COM-21", "COM-27")
def test_no_new_round_if_a_minion_is_wounded_at_the_end_of_this_one(duel):
    duel.holds("Ada", "Trap", PRESSES)
    duel.holds("Ben", "Fake Out", Move(when=END_OF_ROUND, changes=((Bonus.BLEED, 1, Until.TURN),)))
    duel.fight().hands().hands().plays("Trap")
    torpor.send(duel.table, duel[WAUNEKA])
    duel.nothing()
    assert duel.over
    assert not any("Round 2" in line for line in duel.log_sentences())
    assert duel[WAUNEKA].in_torpor


class Does(CardScript):
    """A card in play that does something before strikes are chosen, once in a round."""

    windows = Windows(controller=BEFORE_STRIKES)

    def __init__(self, activity):
        self.activity = activity

    def options(self, table, seat, card, window):
        del seat, window
        return [] if table.has_used("does", card, Until.ROUND) else [Option(DO, card)]

    def resolve(self, table, occasion):
        option = occasion.option
        table.use_once("does", option.card, Until.ROUND)
        self.activity(table)


@pytest.mark.rule("COM-21", "COM-23")
@pytest.mark.parametrize("gone", [WAUNEKA, FLAVIO])
def test_combat_ends_if_a_minion_leaves_play(duel, gone):
    gadget = duel.in_play("Ben", "Vessel")
    duel.script(gadget, Does(lambda table: zones.burn(table, duel.number(gone))))
    duel.fight().choose(DO)
    assert duel.over
    assert not any("strikes" in line for line in duel.log_sentences())
    assert duel.zone(gone) is Zone.ASH_HEAP


@pytest.mark.rule("COM-46", "COM-21")
def test_environmental_damage_happens_without_strikes(duel):
    def activity(table):
        end(table)
        inflict(table, Damage(target=duel.number(FLAVIO), n=1, cause=Cause.NOTHING))

    duel.script(duel.in_play("Ben", "Vessel"), Does(activity))
    duel.fight().choose(DO)
    assert duel.over
    assert duel.blood(FLAVIO) == 4
