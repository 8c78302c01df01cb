r"""Lines of plain text from LaTeX: ``\item 3$\times$ Villein``, ``3 & Villein \\``."""

from __future__ import annotations

import re
import unicodedata

_DOCUMENT = re.compile(r"\\(?:begin|end|item|(?:sub)*section|documentclass)\b")
_MIN_ROWS = 2
_COMMAND = (
    r"\\(?:begin|end|documentclass|usepackage|input|vspace|hspace|label|small|large|noindent)"
)
_SILENT = re.compile(
    rf"{_COMMAND}\*?(?:\s?\[[^\[\]]{{0,80}}\])?(?:\{{[^{{}}]{{0,80}}\}}){{0,3}}"
    r"|\\(?:hline|toprule|midrule|bottomrule|maketitle|centering|newpage|columnbreak|par|hfill|quad)\b"
)
_ITEM = re.compile(r"\\item\s?(?:\[([^\[\]]{0,40})\])?")
_ABOUT = re.compile(r"\\(title|author)\s?\{([^{}]{0,120})\}")
_ARGUMENT = re.compile(r"(?:\\[A-Za-z]{1,30}\*?\s?)?\{([^{}]{0,200})\}")
_TIMES = re.compile(r"\$?\\times\b\s?\$?")
_ACCENT = re.compile(r"\\([`'^\"~=.cvHu])\s?\{?([A-Za-z])\}?")
_ACCENTS = {
    "`": "\u0300",
    "'": "\u0301",
    "^": "\u0302",
    "~": "\u0303",
    "=": "\u0304",
    "u": "\u0306",
    ".": "\u0307",
    '"': "\u0308",
    "H": "\u030b",
    "v": "\u030c",
    "c": "\u0327",
}
_ESCAPED = re.compile(r"\\([&%$#_{}])")
_END_OF_ROW = re.compile(r"\\\\(?:\[[^\[\]]{0,12}\])?")
_MAX_DEPTH = 3


def is_latex(text: str) -> bool:
    """Whether a text is a LaTeX document, or a table or list from one."""
    if "\\" not in text:
        return False
    if _DOCUMENT.search(text) is not None:
        return True
    return sum(map(_is_row, text.splitlines())) >= _MIN_ROWS


def _is_row(line: str) -> bool:
    """Whether a line is a row of a table: cells, and the end of the row."""
    row = line.rstrip().removesuffix("\\hline").rstrip()
    return row.endswith("\\\\") and "&" in row.replace("\\&", "")


def plain_line(line: str) -> str:
    """A line of LaTeX as plain text; the cells of a table row are separated by tabs."""
    if "\\" not in line and "&" not in line and "~" not in line:
        return line
    text = _SILENT.sub("", _END_OF_ROW.sub("", _TIMES.sub("x ", line)))
    text = _ABOUT.sub(r"\1: \2", _ITEM.sub(r"\1 ", text))
    text = _ACCENT.sub(_accented, text).replace("~", " ")
    for _ in range(_MAX_DEPTH):
        text = _ARGUMENT.sub(r"\1 ", text)
    cells = re.split(r"(?<!\\)&", text)
    text = "\t".join(cell.strip() for cell in cells) if len(cells) > 1 else text
    return _ESCAPED.sub(r"\1", text).rstrip()


def _accented(match: re.Match[str]) -> str:
    if match[1].isalpha() and "{" not in match[0]:  # "\cite", "\vspace"
        return match[0]
    return unicodedata.normalize("NFC", match[2] + _ACCENTS[match[1]])
