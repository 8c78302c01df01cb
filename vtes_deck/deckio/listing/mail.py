"""Saved mails with deck lists. The mail library is imported late, because few files are mails."""

from __future__ import annotations

import email
import email.policy

MAX_HEADER_LENGTH = 1_000
"""The maximum length of a header line; the mail library is slow on longer lines."""


def body_of(text: str) -> tuple[str, int]:
    """The body of a MIME message and the number of lines before it; the text if it has none."""
    head, blank, rest = text.partition("\n\n")
    short = "\n".join(line[:MAX_HEADER_LENGTH] for line in head.split("\n"))
    try:
        message = email.message_from_string(f"{short}{blank}{rest}", policy=email.policy.default)
        part = message.get_body(preferencelist=("plain", "html"))
        content = part.get_content() if part is not None else None
    except (LookupError, ValueError, TypeError, AttributeError, RecursionError):
        return text, 0  # a broken part or character set, or endlessly nested parts
    if not isinstance(content, str) or not content.strip():
        return text, 0
    content = content.replace("\r\n", "\n").replace("\r", "\n")
    first = next(line for line in content.split("\n") if line.strip())
    position = text.find(first)
    skipped = text.count("\n", 0, position) if position >= 0 else 0
    lead = content.split("\n").index(first)
    subject = str(message.get("subject", "")).replace("\n", " ").strip()
    if subject and skipped - lead >= 1:
        # The subject often names the deck: it becomes a separate line before the body.
        return f"Subject: {subject}\n{content}", skipped - lead - 1
    return content, max(skipped - lead, 0)
