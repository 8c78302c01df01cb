"""Field Training: an Anarch teaches a Discipline and the sect."""

import pytest
from card_play import CardPlay

from cardbase.model import Sect
from vtes_deck.effects.vocab.choices import CHOOSE_DISCIPLINE
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.status import sects
from vtes_deck.engine.status.disciplines import levels

TRAINING = "Field Training"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def trains(play, disciplines="CEL pot", pupil="", code="cel", event="", **facts):
    """Ada's Anarch teaches another vampire of hers. Return the teacher and the pupil."""
    teacher = play.vampire("Ada", disciplines, sect=Sect.ANARCH)
    learner = play.vampire("Ada", pupil, **facts)
    if event:
        play.in_play("Dora", event)
    play.hand("Ada", TRAINING)
    play.acts("Ada").plays(TRAINING, minion=teacher, target=learner)
    assert play.stealth == 1
    while play.decision.kind != "choice":
        play.passes(play.asked)
    offered = {one.verb for one in play.decision.options}
    play.choose(CHOOSE_DISCIPLINE[code])
    play.finish() if play.action is not None else None
    return teacher, learner, offered


@pytest.mark.parametrize(("pupil", "level"), [("", 1), ("cel", 2), ("CEL", 2)])
def test_field_training__the_pupil_gets_one_more_level_and_becomes_anarch(play, pupil, level):
    teacher, learner, offered = trains(play, pupil=pupil)
    assert offered == {CHOOSE_DISCIPLINE["cel"]}, "Potence is not superior"
    assert levels(play.table, play[learner])["cel"] == level
    assert play[learner].sect is Sect.ANARCH
    assert not play[teacher].locked


def test_field_training__not_without_a_superior_discipline(play):
    play.vampire("Ada", "cel pot", sect=Sect.ANARCH)
    play.vampire("Ada")
    play.hand("Ada", TRAINING)
    play.acts("Ada")
    assert not play.can(TRAINING)


def test_field_training__only_another_untitled_vampire_of_mine_without_one(play):
    teacher = play.vampire("Ada", "CEL", sect=Sect.ANARCH)
    baron = play.ready("Ada", "Anson")
    trained, free, ben = play.vampire("Ada"), play.vampire("Ada"), play.vampire("Ben")
    play.on(trained, TRAINING)
    play.hand("Ada", TRAINING)
    play.acts("Ada")
    targets = [teacher, trained, free, ben, baron]
    found = [play.can(TRAINING, minion=teacher, target=one) for one in targets]
    assert found[:4] == [False, False, True, False]
    assert found[4] is (play[baron].title is None)


def test_field_training__the_former_sect_returns_with_the_burned_card(play):
    _, learner, _ = trains(play, sect=Sect.CAMARILLA)
    zones.burn(play.table, play[learner].attached[0])
    assert play[learner].sect is Sect.CAMARILLA
    assert "cel" not in levels(play.table, play[learner])


def test_field_training__is_burned_as_the_vampire_changes_sect_and_gives_none_back(play):
    _, learner, _ = trains(play, sect=Sect.CAMARILLA)
    sects.change_sect(play.table, play[learner], Sect.SABBAT)
    play.again()
    assert not play[learner].attached
    assert play[learner].sect is Sect.SABBAT


def test_field_training__an_anarch_stays_anarch(play):
    _, learner, _ = trains(play, sect=Sect.ANARCH)
    zones.burn(play.table, play[learner].attached[0])
    assert play[learner].sect is Sect.ANARCH


def falls(play):
    """The Camarilla falls, and one of its vampires is trained as an Anarch."""
    event = "Fall of the Camarilla"
    _, learner, _ = trains(play, event=event, sect=Sect.CAMARILLA)
    assert play[learner].sect is Sect.ANARCH
    return play.number(event), learner


def test_field_training__an_effect_that_overrides_the_sect_is_not_the_sect_before(play):
    event, learner = falls(play)
    zones.burn(play.table, play[learner].attached[0])
    assert play[learner].sect is Sect.INDEPENDENT
    zones.burn(play.table, event)
    assert play[learner].sect is Sect.CAMARILLA


def test_field_training__the_former_sect_returns_after_the_fall_is_over(play):
    event, learner = falls(play)
    zones.burn(play.table, event)
    assert play[learner].sect is Sect.ANARCH
    zones.burn(play.table, play[learner].attached[0])
    assert play[learner].sect is Sect.CAMARILLA
