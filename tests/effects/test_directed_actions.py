"""CRD-02: an action that targets another Methuselah or her cards is directed, marked or not."""

import pytest
from card_play import CardPlay

from cardbase.terms import Title
from vtes_deck.effects.card_play import announce
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.vocab import ActionMode, AMinion
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.effects.vocab.modes import OwnActionMode
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.state.decisions import Option
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994

HOSPITALITY = "Fifth Tradition: Hospitality"
OTHERS = {"any", "others", "prey", "predator", "predator or prey"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def at_minions():
    """The modes of actions that can target a minion of another Methuselah."""
    for definition in definitions().values():
        for mode in definition.parts:
            target = getattr(mode, "target", None)
            own = not isinstance(mode, ActionMode) or isinstance(mode, OwnActionMode)
            if not own and isinstance(target, AMinion) and target.whose in OTHERS:
                yield definition, mode


def test_an_action_at_a_minion_of_another_is_directed(play, cb):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    wrong = []
    for definition, mode in at_minions():
        number = play.card("Ada", cb.get(definition.id).unique_name)
        action = announce(mode, play.table, Option(BLOCK, number, ada, ben))
        if 1 not in action.seats:
            wrong.append(definition.name)
    assert not wrong


def test_fifth_tradition_hospitality__only_the_controller_of_the_other_vampire_blocks(play):
    play.vampire("Ada", title=Title.PRINCE)
    prey, cleo = play.vampire("Ben"), play.vampire("Cleo", blood=1)
    play.hand("Ada", HOSPITALITY)
    play.acts("Ada").plays(HOSPITALITY, target=cleo)
    assert play.action.seats == (2,)
    assert not play.offered(BLOCK, minion=prey)
    play.blocks(cleo)


def test_fifth_tradition_hospitality__not_directed_at_an_own_vampire(play):
    play.vampire("Ada", title=Title.PRINCE)
    other = play.vampire("Ada", blood=1)
    prey = play.vampire("Ben")
    play.hand("Ada", HOSPITALITY)
    play.acts("Ada").plays(HOSPITALITY, target=other)
    assert play.action.seats == ()
    play.blocks(prey)


def test_fifth_tradition_hospitality__not_directed_without_a_symbol_in_1994(cb):
    play = CardPlay(cb, rules=JYHAD_1994)
    play.vampire("Ada", title=Title.PRINCE)
    prey, cleo = play.vampire("Ben"), play.vampire("Cleo", blood=1)
    play.hand("Ada", HOSPITALITY)
    play.acts("Ada").plays(HOSPITALITY, target=cleo)
    assert play.action.seats == ()
    play.blocks(prey)


def test_touch_of_valeren__directed_only_if_another_controls_the_minion(play):
    play.vampire("Ada", "for", clan="Salubri")
    own, ben = play.vampire("Ada", blood=1), play.vampire("Ben", blood=1)
    play.hand("Ada", "Touch of Valeren")
    play.acts("Ada")
    script = play.table.cards[play.number("Touch of Valeren")].script
    found = play.ways("Touch of Valeren", "for")
    aimed = {one.target: script.action(play.table, one).seats for one in found}
    assert (aimed[own], aimed[ben]) == ((), (1,))


def test_taunt_the_caged_beast__directed_only_at_predator_and_prey(cb):
    play = CardPlay(cb, "Ada", "Ben", "Cleo", "Dora")
    dora, ben, cleo = (play.vampire(name) for name in ("Dora", "Ben", "Cleo"))
    play.vampire("Ada", "ANI")
    play.hand("Ada", "Taunt the Caged Beast")
    play.acts("Ada").plays("Taunt the Caged Beast", "ANI", target=dora)
    play.choose(CHOOSE_CARD, target=ben)
    assert play.action.seats == (1, 3)
    assert not play.offered(BLOCK, minion=cleo)
    play.blocks(dora)
