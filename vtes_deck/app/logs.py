"""The format of the log."""

from __future__ import annotations

import logging
from types import TracebackType
from typing import override

from cardbase.control_characters import visible

type ExceptionInfo = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)


class VisibleFormatter(logging.Formatter):
    """Escapes control characters and keeps each message on one line.

    Messages quote files and servers, and these quotes must not look like other messages.
    """

    @override
    def formatMessage(self, record: logging.LogRecord) -> str:
        return visible(super().formatMessage(record)).replace("\n", "\\n")

    @override
    def formatException(self, ei: ExceptionInfo) -> str:
        return visible(super().formatException(ei))
