"""Messages about a file or text that was opened: doubtful lines, other decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from vtes_deck.app.deck_files import Opened
from vtes_deck.deckio.registry import by_name
from vtes_deck.gui.message_bar import Message, MessageBar, MessageLevel, Offer
from vtes_deck.language import plural, tr


def offer_others(
    messages: MessageBar, opened: Opened, show_all: Callable[[Sequence[Opened]], None]
) -> None:
    """Offer to open the other decks of the same file or text."""
    others = opened.others
    if not others:
        messages.withdraw("several")
        return
    source = tr(opened.document.source)
    messages.post(
        Message(
            tr(
                "There are {n} decks in {name}; the first is open.",
                n=len(others) + 1,
                name=source,
            ),
            MessageLevel.WARNING,
            (Offer(tr("Open the &others"), partial(show_all, others)),),
            key="several",
            of_deck=True,
        )
    )


def report_doubtful(messages: MessageBar, opened: Opened, show: Callable[[str], None]) -> None:
    """Report how many lines need checking, and offer to show them in their text.

    Only the message about a file names its format: the dialog for pasted text has already done so.
    """
    doubtful = opened.doubtful
    if not doubtful:
        messages.withdraw("doubtful")
        return
    count, source = len(doubtful), tr(opened.document.source)
    if opened.document.path is not None:
        text = plural(
            "{n} lines in {name} need checking. It was read as {format}.",
            "One line in {name} needs checking. It was read as {format}.",
            count,
            name=source,
            format=tr(by_name(opened.format).title),
        )
    elif source:
        text = plural(
            "{n} lines in {name} need checking.",
            "One line in {name} needs checking.",
            count,
            name=source,
        )
    else:
        text = plural(
            "{n} lines in the text need checking.",
            "One line in the text needs checking.",
            count,
        )
    messages.post(
        Message(
            text,
            MessageLevel.WARNING,
            (Offer(plural("Show them", "Show it", count), partial(show, opened.text)),),
            key="doubtful",
            of_deck=True,
        )
    )
