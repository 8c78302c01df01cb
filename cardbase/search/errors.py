"""What is wrong with a query, and where."""

from __future__ import annotations

_MOST_SUGGESTIONS = 4


class QueryError(ValueError):
    """A mistake in a written query, at the exact place of the mistake.

    Attributes:
        message: what is wrong, a sentence for the player.
        start, end: the mistake is ``text[start:end]`` of the written query; both are 0 where the
            query was not written but put together from terms.
        suggestions: texts that would mend it in place of ``text[start:end]``, best first.
    """

    def __init__(
        self, message: str, start: int = 0, end: int = 0, suggestions: tuple[str, ...] = ()
    ) -> None:
        super().__init__(message)
        self.message = message
        self.start = start
        self.end = end
        self.suggestions = suggestions

    def __repr__(self) -> str:
        return f"QueryError({self.message!r}, {self.start}, {self.end}, {self.suggestions!r})"

    def pointed(self, text: str) -> str:
        """The message under the query, with the mistake marked, for a terminal.

        >>> print(QueryError("There is no filter “clam”.", 6, 10).pointed("cap>7 clam:ventrue"))
        cap>7 clam:ventrue
              ^^^^
        There is no filter “clam”.
        >>> print(QueryError("No.", 0, 1, ("clan", "cap")).pointed("x"))
        x
        ^
        No.
        Perhaps clan, cap?
        """
        line = " ".join(text.split("\n"))
        mark = " " * self.start + "^" * max(1, self.end - self.start)
        said = f"{line}\n{mark}\n{self.message}"
        if self.suggestions:
            said += f"\nPerhaps {', '.join(self.suggestions[:_MOST_SUGGESTIONS])}?"
        return said
