"""Draw docs/architecture.svg: the layers of pyproject.toml and the real imports.

An arrow leads from a part to one that it imports; an arrow implied by a longer path is omitted.
``<desc>`` lists all imports. ``make picture`` writes the file, and a test compares the two.
"""

import sys
import tomllib
from pathlib import Path
from xml.sax.saxutils import escape

import grimp

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "architecture.svg"
FRONT = "game"
"""The box for the modules of the engine that may import each other."""

BOX, GAP, STEP, HIGH, MARGIN = 104, 14, 74, 32, 24


SVG = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"
 width="{width}" height="{height}" font-family="sans-serif" font-size="14">
<title>Packages and their imports</title>
<desc>
{listed}
</desc>
<style>
rect {{ fill: #f4ecec; stroke: #8b1a1a }}
text {{ text-anchor: middle; fill: #222 }}
.title {{ font-weight: bold }}
line {{ stroke: #8b1a1a; stroke-opacity: .45; marker-end: url(#a) }}
</style>
<rect width="{width}" height="{height}" style="fill:#fff;stroke:none"/>
<defs>
<marker id="a" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
<path d="M0 0 8 4 0 8z" fill="#8b1a1a"/>
</marker>
</defs>
{body}
</svg>
"""


def layers(container):
    """The layers of a container in pyproject.toml, the top one first."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (contract,) = (
        one
        for one in settings["tool"]["importlinter"]["contracts"]
        if one.get("containers") == [container]
    )
    return [
        [FRONT] if ":" in line else line.replace(" ", "").split("|") for line in contract["layers"]
    ]


def application():
    """Layers of the whole program, and its imports."""
    rows = [*layers("vtes_deck"), ["cardbase", "", "", ""]]  # at the side
    return rows, imports(lambda parts: parts[0] if parts[0] == "cardbase" else parts[1], rows)


def engine():
    """Layers of the engine, and its imports."""
    rows = layers("vtes_deck.engine")
    known = {name for row in rows for name in row}

    def box(parts):
        if parts[:2] != ["vtes_deck", "engine"] or len(parts) == 2:
            return ""
        return parts[2] if parts[2] in known else FRONT

    return rows, imports(box, rows)


def imports(box, rows):
    """Pairs of boxes; the first imports the second."""
    known = {name for row in rows for name in row if name}
    graph = grimp.build_graph(
        "cardbase", "vtes_deck", exclude_type_checking_imports=True, cache_dir=None
    )
    found = set()
    for module in graph.modules:
        for other in graph.find_modules_directly_imported_by(module):
            pair = tuple(
                box(parts) if len(parts) > 1 or parts == ["cardbase"] else ""
                for parts in (module.split("."), other.split("."))
            )
            if pair[0] != pair[1] and known.issuperset(pair):
                found.add(pair)
    return sorted(found)


def reduced(pairs):
    """The pairs that are not implied by a longer path."""
    next_to = {}
    for one, other in pairs:
        next_to.setdefault(one, set()).add(other)

    def reach(start):
        seen, waiting = set(), [start]
        while waiting:
            for other in next_to.get(waiting.pop(), ()):
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)
        return seen

    return [
        (one, other)
        for one, other in pairs
        if not any(other in reach(middle) for middle in next_to[one] - {one, other})
    ]


def drawn(rows, pairs, left, width):
    """A group of boxes with its arrows as SVG, the places in pixels."""
    place = {}
    for number, row in enumerate(rows):
        begin = left + (width - len(row) * (BOX + GAP) + GAP) / 2
        for column, name in enumerate(row):
            if name:
                place[name] = (begin + column * (BOX + GAP), 60 + number * STEP)
    for one, other in reduced(pairs):
        (x, y), (to_x, to_y) = place[one], place[other]
        yield (
            f'<line x1="{x + BOX / 2:g}" y1="{y + HIGH:g}" x2="{to_x + BOX / 2:g}"'
            f' y2="{to_y - 3:g}"/>'
        )
    for name, (x, y) in place.items():
        yield f'<rect x="{x:g}" y="{y:g}" width="{BOX}" height="{HIGH}" rx="6"/>'
        yield f'<text x="{x + BOX / 2:g}" y="{y + 21:g}">{escape(name)}</text>'


def listed(rows_and_pairs, name):
    """The imports as text, one line for each."""
    return [f"{name}: {one} imports {other}" for one, other in rows_and_pairs[1]]


def described():
    """All imports that the picture must show."""
    return listed(application(), "vtes_deck") + listed(engine(), "engine")


def svg():
    """The picture."""
    groups = [("vtes_deck and cardbase", application()), ("vtes_deck.engine", engine())]
    left, parts, bottom = MARGIN, [], 0
    for title, (rows, pairs) in groups:
        width = max(len(row) for row in rows) * (BOX + GAP) - GAP
        width = max(width, 2 * BOX)  # the title needs it
        parts.append(f'<text class="title" x="{left + width / 2:g}" y="34">{title}</text>')
        parts += drawn(rows, pairs, left, width)
        bottom = max(bottom, 60 + (len(rows) - 1) * STEP + HIGH + MARGIN)
        left += width + 3 * MARGIN
    right = left - 2 * MARGIN
    return SVG.format(
        width=f"{right:g}",
        height=f"{bottom:g}",
        listed="\n".join(described()),
        body="\n".join(parts),
    )


def main():
    """Write the picture."""
    TARGET.write_text(svg(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
