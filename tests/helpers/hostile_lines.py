"""Lines and files of any length that make a reader process the same text again and again."""

_SIGNS = (
    *(" ", " .", ",", "&", ";", "|", "/", "-", "=", ":", "(", ")", "[", "]", "<", ">", '"', "'"),
    *("*", "#", "_", "~", "\t", "\u00a0", ".", "x", "1", "1 ", "a", "a ", "g ", "and ", "2x "),
    *("( ", "[b]", "<b>", "</td>", "<td>", "&amp;", "1 Villein ", "1 Villein, ", "Villein "),
    *("`\\", "/* ", "{", '{"', '\\"', "http://", "#200001=", "crypt: ", "Total ", "- ", " - "),
    "(1) ",
)  # fmt: skip
_FRAMES = (
    *("{}", "1 Villein{}zz 1 Fame", "Crypt{}", "{}zz", '"{}', "1x {}", "{} (12"),
    '{{"cards":[{}',
)


def hostile_lines(length):
    """Each kind of hostile line, of about this many characters, by a name."""
    for sign in _SIGNS:
        for frame in _FRAMES:
            yield f"{frame!r} {sign!r}", frame.format(sign * (length // len(sign)))


_PIECES = (
    *("(", "[", "<", "<b>", "<!--", "<script>", "[b]", "&", "&amp;", "=\n", "> ", "|", ",", "2 "),
    *("x ", "2 Wash, ", "2x ", "Crypt: ", "Crypt (12)\n", "Dominate (7)\n", "Wash\n", "2 zz\n\n"),
    *("- ", "-- ", "adv ", "dom ", "1 ", "(a)", '"', '{"a":', "[{", "9", "\t", "The ", "(G3 ADV) "),
    *("'s ", ". ", "https://vdb.im/decks/deck?", "100001=2;", "<a ", "</", "\u00e9", "\u0301"),
)
_FILES = ("{}", "12 Indira\n2x Wash {}\n3x Deflection", "Deck Name: {}\n12 Indira\n4 Wash")
_NOISE = (
    *("1," * 26, "1 x ", "1 x " * 12, "2\tzz\t" * 6, "2 Wash, 3 zz,", "a, 2 b c"),
    *("{name: zz, count: 3}", "I think 4 Villein is too many, and 2 Wash.", "<td>1<td>Wash"),
    *("/* 2 Wash", "Wash, zz, Fame,", "Crypt:", "Dominate (7)", "12 Indira", "=2 Deflection ="),
)


def hostile_files(length):
    """Each kind of hostile file, of about this many characters, by a name."""
    for piece in _PIECES:
        for frame in _FILES:
            yield f"{frame!r} {piece!r}", frame.replace("{}", piece * (length // len(piece)))
    for line in _NOISE:
        yield f"lines of {line!r}", f"{line}\n" * (length // (len(line) + 1))
