"""Undeclared cards act as they are read and are counted separately; one switch turns this off."""

import msgspec
import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from cardbase.clans import CLANS
from vtes_deck.app import games
from vtes_deck.cli.main import program
from vtes_deck.cli.unenforced_cards import print_unenforced
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.effects import undeclared
from vtes_deck.effects.card_functions import functions_of
from vtes_deck.effects.coverage import CoverageLevel, UnenforcedCard, level_of, measure
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.registry import definition_of, script_of
from vtes_deck.engine.state.script import NO_SCRIPT
from vtes_deck.sim.arena import run as arena_run
from vtes_deck.sim.arena.plan import ArenaPlan
from vtes_deck.sim.worker_pool import Plan

NUMBER = 209_999
"""The id of an invented card, which no declaration has."""
READABLE = "Camarilla: Once each turn, Xantha can burn 2 blood to get +1 intercept."
OBSCURE = "Camarilla: Xantha sings to get +1 intercept."


@pytest.fixture
def off():
    undeclared.let_act(wanted=False)
    yield
    undeclared.let_act(wanted=True)


def invented(cb, text=READABLE):
    return replace(
        cb["Theo Bell (G2)"], name="Xantha", text=text, id=NUMBER, permanent={}, functions=()
    )


def test_all_clans_are_known(cb):
    assert set(cb.clans) <= set(CLANS)


def test_a_read_card_has_a_separate_level(cb):
    assert level_of(invented(cb)) is CoverageLevel.READ
    assert level_of(invented(cb, OBSCURE)) is CoverageLevel.NONE


def test_a_read_card_acts_as_a_declared_one(cb):
    """A declared vampire with another name and id has the same parts."""
    declared = next(
        card
        for card in cb.crypt
        if card.id in definitions()
        and level_of(replace(card, id=NUMBER)) is CoverageLevel.READ
        and script_of(card).uses_of
    )
    script = script_of(replace(declared, id=NUMBER))
    assert script is not NO_SCRIPT
    assert len(script.uses_of) == len(script_of(declared).uses_of)
    assert script.windows == script_of(declared).windows


def test_a_read_card_does_not_act_if_the_switch_is_off(cb, off):
    assert definition_of(invented(cb)) is None
    assert script_of(invented(cb)) is NO_SCRIPT
    assert level_of(invented(cb)) is CoverageLevel.NONE
    assert not functions_of(invented(cb))


def test_a_text_is_read_again_only_when_it_has_changed(cb):
    first = definition_of(invented(cb))
    assert definition_of(invented(cb)) is first
    assert definition_of(invented(cb, READABLE.replace("2", "1"))) != first


def test_read_cards_are_counted_separately(cb):
    read, plain = invented(cb), cb["Aaron Bathurst"]
    unread = replace(invented(cb, OBSCURE), id=NUMBER - 1)
    found = measure([{read: 3, plain: 9}, {plain: 12}, {invented(cb): 1, unread: 1}])
    assert (found.whole, found.whole_read) == (1, 1)
    assert (found.crypt, found.crypt_full, found.crypt_read) == (26, 21, 4)
    assert found.crypt_share == 21 / 26
    assert {one.id: one.level for one in found.missing}[read.id] is CoverageLevel.READ


def test_read_cards_are_listed_for_a_game(cb):
    assert games.scope_of(invented(cb))[0] is games.Scope.READ


@pytest.mark.parametrize("wanted", [True, False])
def test_processes_take_the_switch_from_the_plan(monkeypatch, off, wanted):
    undeclared.let_act(wanted=wanted)
    plan = ArenaPlan("quick", "quick", (), (), "vekn")
    assert Plan(()).read_cards is plan.read_cards is wanted
    undeclared.let_act(wanted=not wanted)
    monkeypatch.setattr(arena_run, "Hall", lambda plan, _cards: plan)
    monkeypatch.setattr("cardbase.load", lambda: None)
    arena_run._begin(msgspec.msgpack.encode(plan))  # noqa: SLF001
    assert undeclared.act() is wanted


def test_a_flag_of_the_command_line_turns_them_off(monkeypatch, cb, off):
    read = invented(cb)
    seen = []
    monkeypatch.setattr("cardbase.load", lambda: seen.append(level_of(read)) or cb)
    for flags in (["--without-read"], []):
        CliRunner().invoke(program, [*flags, "show", f"twd:{cb.archive.decks[0].id}"])
    assert seen == [CoverageLevel.NONE, CoverageLevel.READ]


@pytest.mark.parametrize("acts", [True, False])
def test_a_game_saved_with_the_other_choice_is_played_again(cb, off, tmp_path, acts):
    text = "Camarilla: At the start of your influence phase, gain 1 pool."
    giver = replace(invented(cb, text), capacity=1)
    library = tuple(Slot(cb[name], 10) for name in ("Blood Doll", "Govern the Unaligned"))
    decks = [Deck(crypt=(Slot(one, 12),), library=library) for one in (giver, cb["Aaron Bathurst"])]
    undeclared.let_act(wanted=acts)
    game = games.start(decks, ["Ada", "Ben"], "vekn", 3)
    games.let_play(game, games.seat_agents(["steady"], 2, 3), 60)
    gained = any("gains 1 pool" in line.text for line in games.narrate(game))
    games.save(game, tmp_path / "game.json")
    undeclared.let_act(wanted=not acts)
    again = games.read(
        (tmp_path / "game.json").read_bytes(), lambda one: giver if one == NUMBER else cb.get(one)
    )
    assert len(again.log) == len(game.log)
    assert gained is acts


def test_the_goldfish_lists_read_cards_separately(capsys):
    gaps = [
        UnenforcedCard(NUMBER, "Xantha", CoverageLevel.READ, "", 3),
        UnenforcedCard(1, "Verna", CoverageLevel.PARTIAL, "She cannot sing.", 2),
    ]
    print_unenforced(gaps)
    read, _, lacking = capsys.readouterr().out.partition("does not play completely")
    assert "3 Xantha" in read
    assert "Verna" in lacking
    assert "Xantha" not in lacking
    print_unenforced(gaps[:1])
    assert "every other card of the deck completely" in capsys.readouterr().out
