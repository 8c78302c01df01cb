"""The format of the log."""

from __future__ import annotations

import logging
from typing import override

from cardbase.control_characters import visible


class VisibleFormatter(logging.Formatter):
    """Escapes control characters and keeps each message on one line.

    Messages quote files and servers, and these quotes must not look like other messages.
    """

    @override
    def formatMessage(self, record: logging.LogRecord) -> str:
        return visible(super().formatMessage(record)).replace("\n", "\\n")

    @override
    def formatException(self, ei: object) -> str:
        return visible(super().formatException(ei))  # type: ignore[arg-type]
