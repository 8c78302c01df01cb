"""Messages as values: what they contain, and how they become text."""

import copy

import msgspec
import pytest

from cardbase.errors import reason_of
from cardbase.message import LowerCase, Message
from cardbase.search import QueryError
from cardbase.search.errors import QueryProblem
from cardbase.sources.installed import Pointer, Reason
from cardbase.sources.problems import Note, SourceProblem, Subject
from cardbase.sources.source import DownloadError, SourceError


def bracketed(text, /, **values):
    """A language that writes every sentence in brackets."""
    return f"[{text.format_map(values)}]" if values else f"[{text}]"


def test_a_message_inside_a_message_is_translated_too():
    why = Message(SourceProblem.NO_ANSWER, host="a.org")
    message = Message(Note.NOT_FETCHED, subject=Subject.CARD_FILE, why=why)
    assert str(message) == "the cards could not be fetched: a.org does not answer"
    assert (
        message.render(bracketed) == "[[the cards] could not be fetched: [a.org does not answer]]"
    )
    doubts = (Message(Note.RENAMED, number=1234), Message(Note.OLD, day="a", released="b"))
    error = SourceError(SourceProblem.DOUBTFUL, reasons=doubts)
    assert str(error) == (
        "the new data look wrong: 1,234 cards have other names under the same numbers; "
        "they are of a; the current data have cards released on b"
    )


def test_values_are_neither_translated_nor_formatted():
    message = Message(SourceProblem.EMPTY, file="{file} the cards")
    assert message.render(bracketed) == "[{file} the cards is empty]"
    assert Message("{x} is empty").render(bracketed) == "[{x} is empty]"


def test_a_label_continues_a_sentence_in_lower_case():
    message = Message(QueryProblem.UNKNOWN_VALUE, text="X", label=LowerCase("Card Type"))
    assert str(message) == "“X” is not known as card type."
    assert message.render(bracketed) == "[“X” is not known as [card type].]"


@pytest.mark.parametrize(
    "error",
    [
        QueryError(QueryProblem.UNKNOWN_VALUE, text="x", label=LowerCase("Sect")),
        DownloadError(
            SourceProblem.UNREACHABLE, host="h", why=Message(SourceProblem.NO_ANSWER, host="i")
        ),
    ],
)
def test_an_error_can_be_copied(error):
    again = copy.deepcopy(error)
    assert (type(again), again.what, str(again)) == (type(error), error.what, str(error))


def test_an_error_of_the_system_has_no_number():
    assert reason_of(PermissionError(13, "Permission denied", "/x")) == "Permission denied: /x"
    assert reason_of(SourceError(SourceProblem.EMPTY, file="x")) == Message(
        SourceProblem.EMPTY, file="x"
    )
    assert reason_of(ValueError("odd")) == "odd"


@pytest.mark.parametrize(
    ("stored", "shown"),
    [
        (Reason.of(Message(Note.INSTALLED, day="2026-01-02")), "installed on 2026-01-02"),
        ("installed by hand", "installed by hand"),  # a file of an older version of the program
        (Reason("NEWER_THAN_WE_KNOW", {"day": "x"}), "NEWER_THAN_WE_KNOW"),
    ],
)
def test_a_reason_is_saved_by_its_id(stored, shown):
    written = msgspec.json.encode(Pointer(history=("a",), reason=stored))
    assert str(msgspec.json.decode(written, type=Pointer).why) == shown
    assert b"{day}" not in written


def test_a_message_repeats_only_the_beginning_of_a_long_text():
    message = Message("{name} and {inner}", name="a" * 9000, inner=Message("{x}", x="b" * 9000))
    assert str(message) == f"{'a' * 999}\u2026 and {'b' * 999}\u2026"
    assert str(Message("{name}", name="a" * 1000)) == "a" * 1000
