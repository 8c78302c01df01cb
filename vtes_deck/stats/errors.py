"""Errors of questions, goals and numbers as values."""

from __future__ import annotations

from cardbase.errors import MessageError
from cardbase.message import Sentence
from cardbase.search.errors import QueryError
from vtes_deck.language import mark


class StatsError(Exception):
    """A requested number that cannot be computed."""


class QuestionProblem(Sentence):
    """An error in a written question or goal."""

    # Words and signs.
    TOO_LONG = mark("The question is too long.")
    EXPECTED = mark("Expected: {words}.")
    EXPECTED_OR_END = mark("Expected: {words}, or the end.")
    EXPECTED_COUNT = mark("Expected “crypt”, “hand”, “playable”, “not” or a parenthesis.")
    EXPECTED_CARDS = mark("Expected cards in parentheses.")
    EXPECTED_NEXT_CARD = mark("Expected “|” and another card, or “)”.")
    EXPECTED_NAME = mark("Expected the name of a card.")
    QUOTE_OPEN = mark("This quotation mark is never closed.")
    PARENTHESIS_OPEN = mark("This parenthesis is never closed.")
    BRACKET_OPEN = mark("This bracket is never closed.")
    EMPTY_BRACKETS = mark("Write a search between the brackets.")
    TOO_DEEP = mark("The parentheses are nested too deeply.")
    TOO_MANY_COUNTS = mark("A question may have {most} counts.")
    TWICE = mark("This is written twice.")
    CONDITION_LATE = mark(
        "All conditions come before “by”, “seat”, “with” and “given”; a single count has its own "
        "moment as in hand@t2."
    )

    # Numbers.
    EXPECTED_NUMBER = mark("Expected a number: {what}.")
    NUMBER_RANGE = mark("The number ({what}) is {least} to {most}.")
    COPIES = mark("Copies are 1 to {most}.")
    NO_SEAT = mark("There is no seat {seat} at a table of {players}.")
    DECRYPTS = mark("Four transfers draw one crypt card in a turn, no more.")
    NEGATIVE = mark("There are never fewer than 0.")
    RANGE = mark("A range goes from the smaller number to the larger one, such as 2..4.")
    FEW_VAMPIRES = mark("There are not {number} different vampires here.")


class AnswerProblem(Sentence):
    """The reason why a question without an error has no answer."""

    MORE_KNOWN = mark("More copies of {card} are known than the deck contains.")
    CRYPT_NOT_SEEN = mark(
        "Crypt cards named as seen: {named}. Seen at the moment of the question: {drawn}."
    )
    LIBRARY_NOT_SEEN = mark(
        "Library cards named as seen: {named}. Seen at the moment of the question: {drawn}."
    )
    TOO_MANY_DRAWS = mark("Too many cards are drawn at too many moments.")
    TOO_MANY_GROUPS = mark("The question has too many groups to count every way.")
    TOO_MANY_MOMENTS = mark(
        "The question has too many groups at too many moments to count every way."
    )


class Quantity(Sentence):
    """The meaning of a number in a question or a goal."""

    TURN = mark("the turn")
    LIBRARY_CARDS = mark("how many cards of the library")
    CARDS_SEEN = mark("the cards seen, or t and a turn")
    SEAT = mark("the seat")
    PLAYERS = mark("the players")
    IN_EACH_TURN = mark("how many in each turn")
    HOW_MANY = mark("how many")
    CAPACITY = mark("the capacity")


class QuestionError(StatsError, QueryError):
    """An error in a written question, at the exact place of the error."""


class ImpossibleError(MessageError, StatsError, ValueError):
    """The known facts are impossible, or impossible at the moment of the question."""


class TooManyWaysError(MessageError, StatsError, ValueError):
    """The question has too many groups or numbers to be counted in reasonable time."""
