"""The kernel: procedures, random numbers, decisions, events."""

import msgspec
import pytest
from table_play import Play

from cardbase.terms import Bonus
from vtes_deck.engine.narrator import event_sentence
from vtes_deck.engine.state.decisions import NO, PASSING, YES, DecisionKind, Option
from vtes_deck.engine.state.events import Event, EventType
from vtes_deck.engine.state.in_play import CardInPlay
from vtes_deck.engine.state.script import CardScript
from vtes_deck.engine.state.statics import ListensTo
from vtes_deck.engine.state.table import (
    Activity,
    DelayedTrigger,
    Modifier,
    Phase,
    Seat,
    TimedRestriction,
    Until,
)
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.kernel.random_streams import RandomStreams

SAYS = EventType("says", "{seat}: {word} ({n:vote}).")
HIDES = EventType("hides", "{seat} hides {card}.", "{seat} hides something.")


PART = EventType("part", "Part.", heading=True)
GIVES = EventType("gives", "{seat} gives {card} {n}.", adds=True)


class Outer(Procedure):
    """A procedure that asks twice, with another procedure in between."""

    def ask(self, table):
        table.ask(0, DecisionKind.CHOICE, [Option(YES), Option(NO)])

    def call(self, table):
        table.emit(SAYS, 0, word=table.answer.verb.name, n=1)
        table.push(Inner(4))

    def look(self, table):
        table.emit(SAYS, 0, word="back", n=table.returned.n)
        if table.returned.n < 6:
            self.go_to(Outer.ask)

    steps = (ask, call, look)


class Inner(Procedure):
    """A procedure that counts."""

    n: int

    def count(self, table):
        del table
        self.n += 1

    steps = (count, count)


class Loud(Inner):
    """A procedure that counts twice as fast."""

    def count(self, table):
        del table
        self.n += 2


class Brief(Inner):
    """A procedure that ends after its first count, in one of two ways."""

    at_once: bool

    def count(self, table):
        self.n += 1
        if self.at_once:
            self.end_now(table)
        else:
            self.finish()


def words(play):
    return [(event.word, event.n) for event in play.game.log]


def test_steps_run_in_order_and_see_answers_and_results(cb):
    play = Play(cb, "Ada", "Ben")
    play.table.push(Outer())
    play.run()
    play.choose(YES)
    assert words(play) == [("yes", 1), ("back", 6)]
    assert not play.table.stack


def test_a_subclass_can_override_a_step(cb):
    play = Play(cb, "Ada", "Ben")
    play.table.push(Loud(1))
    play.run()
    assert play.table.returned.n == 5


@pytest.mark.parametrize("at_once", [False, True])
def test_a_procedure_can_end_before_its_last_step(cb, at_once):
    play = Play(cb, "Ada", "Ben")
    play.table.push(Outer(step=2))
    play.table.push(Brief(5, at_once=at_once))
    play.run()
    assert words(play) == [("back", 6)]
    assert not play.table.stack


def test_a_decision_with_only_a_pass_is_skipped(cb):
    play = Play(cb, "Ada", "Ben")
    play.table.ask(0, DecisionKind.EFFECT, [PASSING])
    assert play.decision is None
    assert play.table.answer is PASSING


def test_decision_kinds_are_a_small_closed_set():
    assert len(DecisionKind) <= 22


@pytest.mark.parametrize(("n", "said"), [(1, "Ada: aye (1 vote)."), (3, "Ada: aye (3 votes).")])
def test_the_narrator_counts(cb, n, said):
    play = Play(cb, "Ada", "Ben")
    assert event_sentence(play.table, Event(SAYS, 0, word="aye", n=n)) == said


def test_the_narrator_hides_secrets(cb):
    play = Play(cb, "Ada", "Ben")
    card = play.hand("Ada", "Blood Doll")[0]
    event = Event(HIDES, 0, card, only=0)
    assert event_sentence(play.table, event, 0) == "Ada hides Blood Doll."
    assert event_sentence(play.table, event, 1) == "Ada hides something."
    assert event_sentence(play.table, event) == "Ada hides something."
    assert event.seen_by(1).card == -1


def test_the_narrator_joins_lines_that_belong_together(cb):
    play = Play(cb, "Ada", "Ben")
    first, second = play.hand("Ada", "Blood Doll", "Vessel")
    emit = play.table.emit
    emit(PART, 0)
    emit(PART, 0)
    for card in (first, first, second):
        emit(GIVES, 0, card, n=2, only=0)
    emit(PART, 0)
    assert play.log_sentences("Ada") == ["Part.", "Ada gives Blood Doll 4.", "Ada gives Vessel 2."]
    assert play.log_sentences("Ben") == ["Part.", "Ada gives a card 4.", "Ada gives a card 2."]


def test_cards_in_play_receive_events(cb):
    on_event = []

    class Ears(CardScript):
        statics = (ListensTo(SAYS),)

        def on_event(self, table, card, event):
            del table
            on_event.append((card, event.word))

    play = Play(cb, "Ada", "Ben", scripts=lambda card: Ears())
    card = play.in_play("Ada", "Blood Doll")
    play.table.emit(SAYS, 0, word="hello")
    play.table.emit(HIDES, 0)
    assert on_event == [(card, "hello")]


def test_random_numbers_are_the_same_everywhere():
    chance = RandomStreams(7)
    assert [chance.below("library of seat 0", 1000) for _ in range(5)] == GOLDEN
    cards = list(range(10))
    RandomStreams(7).shuffle("crypt", cards)
    assert sorted(cards) == list(range(10))


GOLDEN = [981, 748, 888, 522, 831]


def test_random_numbers_have_a_stream_for_each_purpose():
    one, two = RandomStreams(7), RandomStreams(7)
    two.below("other", 10)
    assert one.below("a", 10**9) == two.below("a", 10**9)
    assert RandomStreams(8).below("a", 10**9) != RandomStreams(7).below("a", 10**9)


def test_random_numbers_are_uniform():
    chance, counts = RandomStreams(1), [0] * 6
    for _ in range(6000):
        counts[chance.below("die", 6)] += 1
    assert max(counts) - min(counts) < 200


def test_lots_are_numbers_below_the_highest_bound():
    one, other = RandomStreams(7), RandomStreams(7)
    assert one.draw("lots", 5) == [other.below("lots", 1 << 64) for _ in range(5)]
    assert one == other


def test_directly_assigned_fields_are_the_fields_of_the_struct():
    card = CardInPlay(1, 0)
    twin = msgspec.structs.replace(card)
    card.locked = True
    assert (card.locked, twin.locked) == (True, False)
    with pytest.raises(AttributeError):
        card.lockd = True


def test_copied_random_numbers_keep_their_position():
    chance = RandomStreams(7)
    chance.below("a", 10)
    twin = chance.copy()
    assert chance == twin
    assert chance.below("a", 10**9) == twin.below("a", 10**9)


def all_procedures(kind=Procedure):
    for one in kind.__subclasses__():
        yield one
        yield from all_procedures(one)


def test_procedures_contain_only_values_for_a_shallow_copy():
    """A list or dict in a procedure would be shared between a game and its fork."""
    for kind in all_procedures():
        for field in msgspec.structs.fields(kind):
            shared = str(field.type).startswith(("list", "dict", "set"))
            assert not shared, (kind, field.name)
            if isinstance(field.type, type):
                assert not issubclass(field.type, (Procedure, CardInPlay, Seat)), (kind, field.name)


def test_phases_equal_the_phases_of_a_turn():
    assert [phase.value for phase in Phase][2:7] == [
        "unlock phase",
        "master phase",
        "minion phase",
        "influence phase",
        "discard phase",
    ]


@pytest.mark.rule("GEN-25", "GEN-22")
def test_an_effect_until_your_phase_lasts_through_the_phases_of_others(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    mine, other = play.ready("Ada", "Anson"), play.ready("Ben", "Rake")
    table = play.table
    for seat, minion in ((0, mine), (1, other)):
        table.modify(Modifier(Bonus.BLEED, 1, minion, Until.UNLOCK, seat=seat))
        table.restrict(TimedRestriction(Activity.BLOCK, minion, Until.UNLOCK, seat=seat))
        table.delay(DelayedTrigger(minion, 0, seat, minion, -1, 1, Until.UNLOCK))
        table.use_once("thing", minion, Until.UNLOCK)
    table.end_effects(Until.UNLOCK, 1)
    assert [one.on for one in table.modifiers] == [mine]
    assert [one.on for one in table.timed_restrictions] == [mine]
    assert [one.card for one in table.delayed_triggers] == [mine]
    assert table.has_used("thing", mine, Until.UNLOCK)
    assert not table.has_used("thing", other, Until.UNLOCK)
