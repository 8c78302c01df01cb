"""Lines that make a reader look at the same text again and again, of any length."""

_SIGNS = (
    *(" ", " .", ",", "&", ";", "|", "/", "-", "=", ":", "(", ")", "[", "]", "<", ">", '"', "'"),
    *("*", "#", "_", "~", "\t", "\u00a0", ".", "x", "1", "1 ", "a", "a ", "g ", "and ", "2x "),
    *("( ", "[b]", "<b>", "</td>", "<td>", "&amp;", "1 Villein ", "1 Villein, ", "Villein "),
    *("{", '{"', '\\"', "http://", "#200001=", "crypt: ", "Total ", "- ", " - ", "(1) "),
)  # fmt: skip
_FRAMES = ("{}", "1 Villein{}zz 1 Fame", "Crypt{}", "{}zz", '"{}', "1x {}", "{} (12")


def hostile_lines(length):
    """Each kind of hostile line, of about this many characters, by a name."""
    for sign in _SIGNS:
        for frame in _FRAMES:
            yield f"{frame!r} {sign!r}", frame.format(sign * (length // len(sign)))
