"""The choices of a goldfish player with a table of priorities."""

import itertools
import random
import re

import pytest
from goldfish_decks import archive_setups
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cardbase.model import CryptCard, LibraryCard
from vtes_deck.engine.actions.action import FIZZLES
from vtes_deck.engine.agents import Sight
from vtes_deck.engine.determinization import redeal
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import DecisionKind
from vtes_deck.sim.game import GameSource, Goldfish, play
from vtes_deck.sim.policy.errors import PolicyError
from vtes_deck.sim.policy.player import MAX_CHOICES_IN_TURN, PolicyPlayer, built_in, built_in_text
from vtes_deck.sim.policy.text import read, write
from vtes_deck.sim.record import Opponents, Setup


@pytest.fixture(scope="module")
def source(cb):
    return GameSource(cb)


@pytest.fixture(scope="module")
def setups(cb):
    return archive_setups(cb, 4, policy="built-in")


def deck(cb, crypt, *library, policy="built-in", **more):
    """Twelve copies of a vampire, and library cards in the given copies."""
    ids = [cb[name].id for name, count in library for _ in range(count)]
    return Setup(crypt=(cb[crypt].id,) * 12, library=tuple(ids), policy=policy, **more)


def played(record, cb, name):
    return sum(turn.played.count(cb[name].id) for turn in record.turns)


def decisions(setup, number, source):
    """The decisions of a game with the chosen options."""
    goldfish = Goldfish(setup, number, source)
    while (decision := goldfish.decision) is not None:
        option = goldfish.choice()
        yield goldfish, decision, option
        goldfish.apply(option)


# Custom tables


def test_a_line_above_the_built_in_table_changes_the_play(setups, source):
    setup = setups[1]
    tame = Setup(crypt=setup.crypt, library=setup.library, policy="")
    assert any(turn.ready for turn in play(tame, 0, source).turns)
    idle = Setup(
        crypt=setup.crypt,
        library=setup.library,
        policy="influence | verb:transfer | | | 0\nbuilt-in\n",
    )
    assert not any(turn.ready for turn in play(idle, 0, source).turns)


def test_a_star_is_influenced_first_if_the_table_says_so(cb, source):
    """The example in the comment at the top of the built-in table."""
    example = re.search('example, "(.*?)" above', built_in_text().replace("\n# ", " "))[1]
    crypt = (cb["Anson"].id,) * 2 + (cb["Gideon Fontaine"].id,) * 10
    setups = [
        Setup(crypt=crypt, library=(cb["Villein"].id,) * 40, turns=4, policy=policy)
        for policy in ("built-in", f"{example}\nbuilt-in")
    ]
    number = next(n for n in range(50) if cb["Anson"].id in play(setups[0], n, source).opening)
    plain, starred = (play(setup, number, source) for setup in setups)
    first = [next(turn.ready for turn in one.turns if turn.ready)[0] for one in (plain, starred)]
    assert first == [cb["Gideon Fontaine"].id, cb["Anson"].id]


def test_a_line_overrules_the_player_and_leaves_the_other_choices(setups, source):
    """A line forbids influence; masters and discards are the player's choice."""
    setup = setups[1]
    free, tame = (
        Setup(crypt=setup.crypt, library=setup.library, policy=policy)
        for policy in ("", "influence | any | | | 0")
    )
    assert any(turn.ready for turn in play(free, 0, source).turns)
    record = play(tame, 0, source)
    assert not any(turn.ready for turn in record.turns)
    assert any(turn.played or turn.discarded for turn in record.turns)


def test_a_line_is_followed_against_the_choice_of_the_player(cb, source):
    """A discard in every turn, or in none."""
    always, never = (
        play(deck(cb, "Anson", ("Villein", 60), policy=policy, turns=4), 0, source)
        for policy in ("discard | any | | | 1", "discard | any | | | 0")
    )
    assert all(turn.discarded for turn in always.turns)
    assert not any(turn.discarded for turn in never.turns)


def test_choices_without_a_line(setups, source):
    """All options without a line; passing if everything else is forbidden; or the least bad one."""
    player = PolicyPlayer(read("action | any | | | 0\ndiscard | any | | most copies | -5"), {})
    sizes = set()
    for goldfish, decision, _ in decisions(setups[1], 0, source):
        table, options = goldfish.game.table, decision.options
        left = player.left_open(table, decision)
        if decision.kind not in {DecisionKind.ACTION, DecisionKind.DISCARD_PHASE}:
            assert left == options or decision.kind is DecisionKind.DISCARD
        elif options[-1].verb.name == "pass":
            assert left == options[-1:]
        else:
            assert len(left) == 1
        sizes.add((decision.kind, len(left) == len(options)))
    assert (DecisionKind.ACTION, False) in sizes


def test_a_table_that_cannot_be_read_is_refused_with_its_lines(setups, source):
    setup = Setup(crypt=setups[0].crypt, library=(), policy="master | Nonsense of Oz | | | 1")
    with pytest.raises(PolicyError, match="Line 1"):
        play(setup, 0, source)


# The search for an option


def first_choice(cb, source, text, library=(("Blood Doll", 30), ("Vessel", 30))):
    """The text of the choice in the first decision of the first turn."""
    setup = deck(cb, "Anson", *library, policy=text, turns=1)
    goldfish = Goldfish(setup, 0, source)
    return option_sentence(goldfish.game.table, goldfish.choice())


def test_the_highest_priority_wins(cb, source):
    both = (("Dreams of the Sphinx", 30), ("Information Highway", 30))
    one = "master | Dreams of the Sphinx | | | 5\nmaster | Information Highway | | | 6"
    other = "master | Dreams of the Sphinx | | | 7\nmaster | Information Highway | | | 6"
    assert first_choice(cb, source, one, both) == "Play Information Highway."
    assert first_choice(cb, source, other, both) == "Play Dreams of the Sphinx."


def test_the_first_line_that_applies_gives_the_priority(cb, source):
    both = (("Dreams of the Sphinx", 30), ("Information Highway", 30))
    text = (
        "master | Information Highway | pool < 10 | | 900\n"
        "master | Information Highway | | | 1\n"
        "master | Information Highway | | | 800\n"
        "master | any | | | 2\n"
    )
    assert first_choice(cb, source, text, both) == "Play Dreams of the Sphinx."


def test_a_wish_decides_among_the_options_of_a_line(cb, source):
    crypt = [cb[name].id for name in ("Anson", "Gideon Fontaine", "Rake", "Victoria Ash (G2)")]

    def first_transfer(preference):
        text = f"influence | verb:transfer | | {preference} | 1"
        library = (cb["Villein"].id,) * 40
        setup = Setup(crypt=tuple(crypt), library=library, policy=text, turns=1)
        goldfish = Goldfish(setup, 0, source)
        return option_sentence(goldfish.game.table, goldfish.choice())

    assert "Gideon Fontaine" in first_transfer("least target capacity")
    assert "Anson" in first_transfer("most target capacity")


def test_mandatory_choices_are_made_although_the_table_forbids_them(cb, source):
    """A vampire without blood must hunt and cannot pass."""
    text = "action | any | | | 0\nbuilt-in\n"
    text = f"master | Minion Tap | n = 3 | | 900\n{text}"
    setup = deck(cb, "Gideon Fontaine", ("Minion Tap", 60), policy=text, turns=6)
    record = play(setup, 0, source)
    assert played(record, cb, "Minion Tap") >= 1
    assert sum(turn.actions for turn in record.turns) >= 1
    assert not any(turn.offered for turn in record.turns)


def test_endless_use_is_limited(setups, source):
    goldfish = Goldfish(setups[0], 0, source)
    player = PolicyPlayer(read("discard | any | | | 1\nmaster | any | | | 1"), {})
    while (decision := goldfish.decision) is not None:
        option = player.choose(goldfish.game.table, decision, made=MAX_CHOICES_IN_TURN + 1)
        last = decision.options[-1]
        assert option is last or last.verb.name != "pass"
        goldfish.apply(option)


# The visible facts


def test_hidden_cards_change_no_choice(setups, source):
    """With the library, the crypt and the cards of others dealt again, the answer is the same."""
    for setup in setups[:3]:
        for goldfish, decision, option in itertools.islice(decisions(setup, 0, source), 0, 90, 3):
            table = goldfish.game.table.copy()
            redeal(table, decision.seat, seed=99)
            game = goldfish.game
            look = Sight(game, decision.seat)
            assert goldfish.laid.player.choose(table, look, decision, 0) == option


# The choices of the built-in table


def test_stealth_is_played_only_as_far_as_needed(cb, source):
    library = (("Lost in Crowds", 30), ("Swallowed by the Night", 30))
    free = play(deck(cb, "Gilbert Duane (G1)", *library), 0, source)
    assert sum(turn.actions for turn in free.turns) >= 5
    assert played(free, cb, "Lost in Crowds") == 0
    watched = Opponents(blockers=1, intercept=1)
    seen = play(deck(cb, "Gilbert Duane (G1)", *library, opponents=watched), 0, source)
    assert played(seen, cb, "Lost in Crowds") >= 3
    assert sum(turn.blocked for turn in seen.turns) == 0
    assert sum(turn.bleed for turn in seen.turns) >= 5


def test_no_one_bleeds_against_blockers_without_stealth(cb, source):
    setup = deck(cb, "Anson", ("Villein", 40), opponents=Opponents(blockers=2, intercept=1))
    record = play(setup, 0, source)
    assert sum(turn.offered for turn in record.turns) == 0


def test_bleeds_are_increased_only_up_to_the_pool_of_the_prey(cb, source):
    library = (("Conditioning", 60),)
    rich = play(deck(cb, "Gilbert Duane (G1)", *library), 0, source)
    assert played(rich, cb, "Conditioning") >= 4
    poor = play(deck(cb, "Gilbert Duane (G1)", *library, opponents=Opponents(pool=1)), 0, source)
    assert poor.prey_fell
    assert played(poor, cb, "Conditioning") == 0


def test_an_accelerator_influences_a_younger_vampire(cb, source):
    dominate = cb["Gilbert Duane (G1)"]
    assert "DOM" in dominate.disciplines
    younger = cb["Gideon Fontaine"]
    setup = Setup(
        crypt=(dominate.id,) * 6 + (younger.id,) * 6,
        library=(cb["Govern the Unaligned"].id,) * 60,
        policy="influence | verb:transfer | capacity = 99 | | 1\n"
        "influence | verb:transfer | target capacity <= 3 | | 0\nbuilt-in\n",
    )
    record = play(setup, 1, source)
    assert dominate.id in record.turns[-1].ready
    assert younger.id in record.turns[-1].ready


def test_a_political_action_harms_the_prey_most(cb, source):
    setup = deck(cb, "Gilbert Duane (G1)", ("Kine Resources Contested", 60))
    record = play(setup, 0, source)
    lost = [before.prey - after.prey for before, after in itertools.pairwise(record.turns)]
    assert max(lost) >= 3
    assert record.turns[-1].pool >= 10


def test_cards_that_no_one_can_play_are_discarded_first(cb, source):
    setup = deck(cb, "Anson", ("Earth Control", 20), ("Villein", 40), turns=1)
    useless = cb["Earth Control"].id
    records = [play(setup, number, source) for number in range(5)]
    stuck = [record.turns[0] for record in records if useless in record.hand]
    assert stuck
    assert all(turn.discarded == (useless,) for turn in stuck)


def test_a_modifier_does_not_use_up_the_cost_of_the_action(cb, source):
    """RES-01: the cost of the action is paid last, so the blood for it is not spent before."""
    action, modifier = cb["Govern the Unaligned"], cb["Conditioning"]
    assert action.blood_cost == modifier.blood_cost == 1
    setup = deck(
        cb,
        "Gilbert Duane (G1)",
        ("Govern the Unaligned", 30),
        ("Conditioning", 30),
        policy="action | verb:hunt | blood > 0 | | 0\nbuilt-in",
    )
    for number in range(4):
        goldfish = Goldfish(setup, number, source)
        while not goldfish.over:
            goldfish.apply(goldfish.choice())
        assert played(goldfish.record(), cb, "Conditioning") >= 2
        assert not [event for event in goldfish.game.log if event.what is FIZZLES]


def test_archive_decks_influence_vampires_and_hurt_their_prey(cb, source):
    """This tests the whole table: no tournament winning deck only waits."""
    for setup in archive_setups(cb, 12, seat=3):
        record = play(setup, 1, source)
        assert record.turns[min(4, len(record.turns) - 1)].ready
        assert record.turns[-1].prey <= 24
        assert min(turn.pool for turn in record.turns) >= 3


def test_a_second_copy_of_a_unique_card_is_not_played_into_a_contest(cb, source):
    """Anarch Troublemaker moves around the table: while it is in play, no other copy is played."""
    assert cb["Anarch Troublemaker"].unique
    setup = deck(cb, "Anson", ("Anarch Troublemaker", 60))
    for number in range(3):
        goldfish = Goldfish(setup, number, source)
        while not goldfish.over:
            goldfish.apply(goldfish.choice())
            assert not any(card.contested for card in goldfish.game.table.in_play.values())
        assert played(goldfish.record(), cb, "Anarch Troublemaker") >= 1


# Any table


@settings(max_examples=12)
@given(seed=st.integers(0, 2**32 - 1))
def test_any_table_plays_a_legal_game_to_its_end(cb, seed):
    """Random priorities for the lines of the built-in table, in any order."""
    luck = random.Random(seed)
    rules = list(built_in())
    luck.shuffle(rules)
    text = write(replace(rule, priority=luck.randint(-200, 900)) for rule in rules)
    library = [card for card in cb if isinstance(card, LibraryCard)]
    crypt = [card for card in cb if isinstance(card, CryptCard)]
    setup = Setup(
        crypt=tuple(card.id for card in luck.sample(crypt, 12)),
        library=tuple(card.id for card in luck.sample(library, 70)),
        seat=luck.randint(1, 5),
        turns=6,
        policy=text,
        opponents=Opponents(blockers=luck.randint(0, 2), intercept=1, bleed=luck.randint(0, 3)),
    )
    record = play(setup, 0, GameSource(cb))
    assert record.fell or record.prey_fell or len(record.turns) == 6
    for turn in record.turns:
        assert turn.pool > 0
        assert turn.bleed <= turn.offered
        assert turn.blocked <= turn.actions
