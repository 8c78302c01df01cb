"""Messages as values: the id of a sentence and the values of its placeholders.

``cardbase`` does not translate. Everything that it reports is a :class:`Message`. ``str`` renders
it in English; an application passes its own function to :meth:`Message.render`.

>>> class Problem(Sentence):
...     EMPTY = "{file} is empty"
>>> message = Message(Problem.EMPTY, file="vtes.zip")
>>> message.sentence is Problem.EMPTY, message.fields["file"], str(message)
(True, 'vtes.zip', 'vtes.zip is empty')
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Protocol, override


class Sentence(StrEnum):
    """Base class of the enumerations of sentences.

    A member's name is the id. Its value is the English text with placeholders in braces, which is
    also the key of the translations.
    """


MAX_TEXT_LENGTH = 1000
"""The maximum length of a text quoted in a message, because a foreign file may contain anything."""

type Field = str | int | Message | tuple[Message, ...]
"""The value of a placeholder. A :class:`Sentence` is translated. An ``int`` is a count; ids, years
and status codes are ``str``."""


class Translate(Protocol):
    """Turns an English sentence into one of another language and fills its placeholders."""

    def __call__(self, text: str, /, **values: object) -> str:
        """The sentence with ``values``; an ``int`` is a count."""


def english(text: str, /, **values: object) -> str:
    """The English sentence itself; see :class:`Translate`."""
    if not values:
        return text
    return text.format_map(
        {name: f"{value:,}" if type(value) is int else value for name, value in values.items()}
    )


class Message:
    """A sentence and the values of its placeholders.

    Attributes:
        sentence: a member of a :class:`Sentence`, or any English text that the application can
            translate.
        fields: the values by the name of the placeholder.
    """

    __slots__ = ("fields", "sentence")

    def __init__(self, sentence: str, /, **fields: Field) -> None:
        self.sentence = sentence
        self.fields: Mapping[str, Field] = MappingProxyType(fields)

    def render(self, translate: Translate = english) -> str:
        """The message as text."""
        values = {name: _rendered(value, translate) for name, value in self.fields.items()}
        return translate(str(self.sentence), **values)

    def replaced(self, **fields: Field) -> Message:
        """The same sentence with other values for some placeholders."""
        return type(self)(self.sentence, **{**self.fields, **fields})

    @override
    def __str__(self) -> str:
        return self.render()

    @override
    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.fields.items())
        name = self.sentence.name if isinstance(self.sentence, Sentence) else repr(self.sentence)
        return f"{type(self).__name__}({name}{values})"

    @override
    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        mine, others = (self.sentence, self.fields), (other.sentence, other.fields)
        return type(self) is type(other) and mine == others

    @override
    def __hash__(self) -> int:
        return hash((self.sentence, *sorted(self.fields)))

    @override
    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), self.sentence, dict(self.fields))


class LowerCase(Message):
    """A label inside a sentence, in lower case in every language."""

    @override
    def render(self, translate: Translate = english) -> str:
        return super().render(translate).lower()


def bounded(text: str) -> str:
    """``text`` as quoted in a message: truncated after :data:`MAX_TEXT_LENGTH` characters."""
    return text if len(text) <= MAX_TEXT_LENGTH else f"{text[: MAX_TEXT_LENGTH - 1]}\u2026"


def _rendered(value: Field, translate: Translate) -> str | int:
    if isinstance(value, Message):
        return value.render(translate)
    if isinstance(value, Sentence):
        return translate(str(value))
    if isinstance(value, tuple):
        return "; ".join(each.render(translate) for each in value)
    return bounded(value) if isinstance(value, str) else value


def _restored(kind: type[Message], sentence: str, fields: dict[str, Field]) -> Message:
    return kind(sentence, **fields)
