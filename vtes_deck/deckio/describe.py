"""Words for problems and for files that give no deck: the edge where text is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vtes_deck.deckio.base import MAX_BYTES, Problem, ProblemKind, Reason, UnreadableError


def describe(problem: Problem) -> str:
    """What is the matter with a line, as one sentence without full stop."""
    return _WORDS[problem.kind](problem)


def explain(error: UnreadableError) -> str:
    """Why a file gives no deck, as one sentence without full stop."""
    return _REASONS[error.reason](error)


def _quoted(problem: Problem) -> str:
    text = " ".join(problem.text.split())
    return f"“{text if len(text) <= 70 else text[:69] + '…'}”"


def _or(names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} or {names[-1]}"


def _perhaps(problem: Problem) -> str:
    return f"; perhaps {_or(problem.suggestions[:3])}" if problem.suggestions else ""


def _unknown_card(problem: Problem) -> str:
    return f"{_quoted(problem)}: no such card{_perhaps(problem)}"


def _unknown_id(problem: Problem) -> str:
    return f"no card has the number {problem.said}" if problem.said else _unknown_card(problem)


def _second_deck(problem: Problem) -> str:
    return f"{_quoted(problem)}: another deck begins here; it was not read"


def _near_name(problem: Problem) -> str:
    return f"{_quoted(problem)} was read as {problem.card}"


def _several_cards(problem: Problem) -> str:
    others = [name for name in problem.suggestions if name != problem.card]
    return f"{_quoted(problem)} may be {_or([problem.card, *others])}; {problem.card} was taken"


def _contradiction(problem: Problem) -> str:
    return f"{_quoted(problem)}: the group is not that of {problem.card}, which was taken"


def _unexplained(problem: Problem) -> str:
    return f"{_quoted(problem)} was read as {problem.card} with a comment"


def _unread(problem: Problem) -> str:
    return f"{_quoted(problem)} was not understood and is kept as text{_perhaps(problem)}"


def _no_count(problem: Problem) -> str:
    return f"{_quoted(problem)} has no number; one copy was taken"


def _unclear_count(problem: Problem) -> str:
    return f"{_quoted(problem)}: the number is not clear; {problem.found} was taken"


def _zero_count(problem: Problem) -> str:
    return f"{_quoted(problem)}: 0 copies; left out"


def _bounded_count(problem: Problem) -> str:
    return f"{_quoted(problem)}: {problem.said} copies are not believed; {problem.found} were taken"


def _total_differs(problem: Problem) -> str:
    return f"{_quoted(problem)} says {problem.said} cards, but {problem.found} were read"


def _aside(problem: Problem) -> str:
    return f"{_quoted(problem)} stands beside the deck and was not counted"


def _encoding(_: Problem) -> str:
    return "some characters could not be read; names with accents may be wrong"


def _card_in_prose(problem: Problem) -> str:
    what = problem.card or "a card"
    return f"{_quoted(problem)} stands in the description and was not counted as {what}"


def _read_as_heading(problem: Problem) -> str:
    return f"{_quoted(problem)} was read as a heading"


def _kept_text(problem: Problem) -> str:
    return f"the text from {_quoted(problem)} on was kept in the description"


_WORDS: dict[ProblemKind, Callable[[Problem], str]] = {
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
}


def _where(error: UnreadableError) -> str:
    return f" (line {error.line})" if error.line else ""


def _empty(_: UnreadableError) -> str:
    return "there is nothing in it"


def _too_large(_: UnreadableError) -> str:
    return (
        f"it is too large for a deck (more than {MAX_BYTES // (1024 * 1024)} MB, or 20,000 lines)"
    )


def _not_text(error: UnreadableError) -> str:
    if not error.detail:
        return "it is not text"
    return f"it is {error.detail}, not text; copy the list out of it, or save it as plain text"


def _malformed(error: UnreadableError) -> str:
    return f"it is damaged{_where(error)}: {error.detail}" if error.detail else "it is damaged"


def _no_cards(_: UnreadableError) -> str:
    return "there are no cards in it"


def _online(error: UnreadableError) -> str:
    where = f" ({error.detail})" if error.detail else ""
    return f"the link leads to a deck on the web{where}; export the deck there and paste the text"


def _unknown_format(error: UnreadableError) -> str:
    return f"there is no format called “{error.detail}” for that"


_REASONS: dict[Reason, Callable[[UnreadableError], str]] = {
    Reason.EMPTY: _empty,
    Reason.TOO_LARGE: _too_large,
    Reason.NOT_TEXT: _not_text,
    Reason.MALFORMED: _malformed,
    Reason.NO_CARDS: _no_cards,
    Reason.ONLINE: _online,
    Reason.UNKNOWN_FORMAT: _unknown_format,
}
