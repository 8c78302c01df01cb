"""Sentences for problems and for files without a deck; the only texts of this package."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardbase.card_numbers import is_own
from vtes_deck.deckio.base import (
    MAX_BYTES,
    MAX_LINES,
    ProblemKind,
    ReadProblem,
    Reason,
    UnreadableError,
)
from vtes_deck.language import number, tr


def describe(problem: ReadProblem) -> str:
    """The problem of a line, as one sentence without a full stop."""
    return _WORDS[problem.kind](problem)


def explain(error: UnreadableError) -> str:
    """The reason why a file contains no deck, as one sentence without a full stop."""
    return _REASONS[error.reason](error)


def _quoted(problem: ReadProblem | str) -> str:
    text = " ".join((problem if isinstance(problem, str) else problem.text).split())
    return tr("“{name}”", name=text if len(text) <= 70 else text[:69] + "…")


def _or(names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return tr("{most} or {last}", most=", ".join(names[:-1]), last=names[-1])


def _nearest(problem: ReadProblem) -> str:
    return _or(problem.suggestions[:3])


def _unknown_card(problem: ReadProblem) -> str:
    if not problem.suggestions:
        return tr("{line}: no such card", line=_quoted(problem))
    return tr(
        "{line}: no such card; perhaps {names}", line=_quoted(problem), names=_nearest(problem)
    )


def _unknown_id(problem: ReadProblem) -> str:
    if not problem.said:
        return _unknown_card(problem)
    if is_own(problem.said):
        return tr(
            "{line}: an own card that you do not have; add its file to your own cards",
            line=_quoted(problem),
        )
    return tr("no card has the number {number}", number=problem.said)


def _second_deck(problem: ReadProblem) -> str:
    return tr("{line}: another deck begins here; it was not read", line=_quoted(problem))


def _near_name(problem: ReadProblem) -> str:
    return tr("{line} was read as {card}", line=_quoted(problem), card=problem.card)


def _several_cards(problem: ReadProblem) -> str:
    others = [name for name in problem.suggestions if name != problem.card]
    return tr(
        "{line} may be {cards}; {card} was assumed",
        line=_quoted(problem),
        cards=_or([problem.card, *others]),
        card=problem.card,
    )


def _contradiction(problem: ReadProblem) -> str:
    return tr(
        "{line}: the group is not that of {card}, which was used",
        line=_quoted(problem),
        card=problem.card,
    )


def _unexplained(problem: ReadProblem) -> str:
    return tr("{line} was read as {card} with a comment", line=_quoted(problem), card=problem.card)


def _unread(problem: ReadProblem) -> str:
    if not problem.suggestions:
        return tr("{line} was not understood and is kept as text", line=_quoted(problem))
    return tr(
        "{line} was not understood and is kept as text; perhaps {names}",
        line=_quoted(problem),
        names=_nearest(problem),
    )


def _no_count(problem: ReadProblem) -> str:
    return tr("{line} has no number; one copy was assumed", line=_quoted(problem))


def _unclear_count(problem: ReadProblem) -> str:
    return tr(
        "{line}: the number is not clear; {found} was assumed",
        line=_quoted(problem),
        found=problem.found,
    )


def _zero_count(problem: ReadProblem) -> str:
    return tr("{line}: 0 copies; left out", line=_quoted(problem))


def _bounded_count(problem: ReadProblem) -> str:
    return tr(
        "{line}: {said} copies are too many; {found} were read",
        line=_quoted(problem),
        said=problem.said,
        found=problem.found,
    )


def _total_differs(problem: ReadProblem) -> str:
    return tr(
        "{line} says {said} cards, but {found} were read",
        line=_quoted(problem),
        said=problem.said,
        found=problem.found,
    )


def _aside(problem: ReadProblem) -> str:
    return tr("{line} is not part of the deck and was not counted", line=_quoted(problem))


def _encoding(_: ReadProblem) -> str:
    return tr("some characters could not be read; names with accents may be wrong")


def _card_in_prose(problem: ReadProblem) -> str:
    if not problem.card:
        return tr(
            "{line} is in the description and was not counted as a card", line=_quoted(problem)
        )
    return tr(
        "{line} is in the description and was not counted as {card}",
        line=_quoted(problem),
        card=problem.card,
    )


def _read_as_heading(problem: ReadProblem) -> str:
    return tr("{line} was read as a heading", line=_quoted(problem))


def _kept_text(problem: ReadProblem) -> str:
    return tr("the text from {line} on was kept in the description", line=_quoted(problem))


def _not_compared(problem: ReadProblem) -> str:
    return tr(
        "{said} names are unknown; only the first {found} were compared with similar names",
        said=number(problem.said or 0),
        found=number(problem.found or 0),
    )


def _kept_heading(problem: ReadProblem) -> str:
    return tr("{line} looks like the heading of a list that was not read", line=_quoted(problem))


def _ignored_link(problem: ReadProblem) -> str:
    return tr(
        "{line} leads to a deck on the web, which was not read; the list was", line=_quoted(problem)
    )


_WORDS: dict[ProblemKind, Callable[[ReadProblem], str]] = {
    ProblemKind.UNKNOWN_CARD: _unknown_card,
    ProblemKind.UNKNOWN_ID: _unknown_id,
    ProblemKind.SECOND_DECK: _second_deck,
    ProblemKind.NEAR_NAME: _near_name,
    ProblemKind.SEVERAL_CARDS: _several_cards,
    ProblemKind.CONTRADICTION: _contradiction,
    ProblemKind.UNEXPLAINED: _unexplained,
    ProblemKind.UNREAD: _unread,
    ProblemKind.NO_COUNT: _no_count,
    ProblemKind.UNCLEAR_COUNT: _unclear_count,
    ProblemKind.ZERO_COUNT: _zero_count,
    ProblemKind.BOUNDED_COUNT: _bounded_count,
    ProblemKind.TOTAL_DIFFERS: _total_differs,
    ProblemKind.ASIDE: _aside,
    ProblemKind.ENCODING: _encoding,
    ProblemKind.CARD_IN_PROSE: _card_in_prose,
    ProblemKind.READ_AS_HEADING: _read_as_heading,
    ProblemKind.KEPT_TEXT: _kept_text,
    ProblemKind.NOT_COMPARED: _not_compared,
    ProblemKind.KEPT_HEADING: _kept_heading,
    ProblemKind.IGNORED_LINK: _ignored_link,
}


def _empty(_: UnreadableError) -> str:
    return tr("it is empty")


def _too_large(_: UnreadableError) -> str:
    return tr(
        "it is too large for a deck (more than {size} MB, or {lines} lines)",
        size=MAX_BYTES // (1024 * 1024),
        lines=number(MAX_LINES),
    )


def _not_text(error: UnreadableError) -> str:
    if not error.detail:
        return tr("it is not text")
    return tr(
        "it is {kind}, not text; copy the list out of it, or save it as plain text",
        kind=tr(error.detail),
    )


def _malformed(error: UnreadableError) -> str:
    if not error.detail:
        return tr("it is damaged")
    problem = tr(error.detail)
    if not error.line:
        return tr("it is damaged: {fault}", fault=problem)
    return tr("it is damaged (line {line}): {fault}", line=error.line, fault=problem)


def _no_cards(error: UnreadableError) -> str:
    if not error.detail:
        return tr("it contains no cards")
    return tr(
        "no line could be read as a card; line {line} may be one: {text}",
        line=error.line,
        text=_quoted(error.detail),
    )


def _online(error: UnreadableError) -> str:
    if not error.detail:
        return tr("the link leads to a deck on the web; export the deck there and paste the text")
    return tr(
        "the link leads to a deck on the web ({address}); export the deck there and paste the text",
        address=error.detail,
    )


def _several_decks(error: UnreadableError) -> str:
    return tr("it contains several decks; they begin on lines {lines}", lines=error.detail)


def _no_such_deck(error: UnreadableError) -> str:
    if "," not in error.detail:
        return tr("it contains only one deck")
    return tr("it contains fewer decks; they begin on lines {lines}", lines=error.detail)


def _unknown_format(error: UnreadableError) -> str:
    return tr("there is no format called “{name}” for that", name=error.detail)


_REASONS: dict[Reason, Callable[[UnreadableError], str]] = {
    Reason.EMPTY: _empty,
    Reason.TOO_LARGE: _too_large,
    Reason.NOT_TEXT: _not_text,
    Reason.MALFORMED: _malformed,
    Reason.NO_CARDS: _no_cards,
    Reason.ONLINE: _online,
    Reason.SEVERAL_DECKS: _several_decks,
    Reason.NO_SUCH_DECK: _no_such_deck,
    Reason.UNKNOWN_FORMAT: _unknown_format,
}
