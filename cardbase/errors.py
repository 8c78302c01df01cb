"""The base classes of errors that carry a message as a value."""

from __future__ import annotations

from typing import override

from cardbase.message import Field, Message, Sentence


class MessageError(Exception):
    """An error whose reason is a :class:`~cardbase.message.Message`.

    Attributes:
        what: the reason, as a value. ``str(error)`` renders it in English.
    """

    def __init__(self, what: Message | str, /, **fields: Field) -> None:
        self.what = what if isinstance(what, Message) else Message(what, **fields)
        super().__init__(self.what)

    @override
    def __str__(self) -> str:
        return str(self.what)


class CardBaseError(MessageError):
    """The base class of errors of the card base."""


class Unknown(Sentence):
    """The reason why a name does not mean a single card."""

    CARD = "There is no card “{name}”."
    CARD_PERHAPS = "There is no card “{name}”. Perhaps: {names}."
    SEVERAL = "Several cards are called “{name}”. Perhaps: {names}."


class UnknownCardError(CardBaseError, KeyError):
    """A name that means no card, or more than one."""


def reason_of(error: Exception) -> Message | str:
    """The reason for a failure, as the value of a placeholder."""
    if isinstance(error, MessageError):
        return error.what
    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror}: {error.filename}" if error.filename else error.strerror
    return str(error)
