"""The nodes of declared cards that no test executes: ``python tests/soak/nodes.py [--write]``.

Runs the tests of the effects, records every node of every card, and compares the unreached ones
with ``tests/effects/unreached_nodes.txt``, which may only shrink. ``--write`` writes that list.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "helpers"))

from node_record import expected, read

from vtes_deck.effects.declarations import definitions

TESTS = Path(__file__).resolve().parent.parent
KNOWN = TESTS / "effects" / "unreached_nodes.txt"
HEAD = "# Nodes of declared cards that no test carries out. This list may only shrink.\n"


def unreached():
    """Return the nodes that the tests do not reach, one per line."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", "node_record"]
        done = subprocess.run(
            [*command, "-p", "no:cacheprovider", str(TESTS / "effects")],
            env=dict(os.environ, NODES_REACHED=folder),
            cwd=TESTS.parent,
            check=False,
        )
        if done.returncode:
            raise SystemExit("the tests fail")
        missing = expected() - read(Path(folder))
    names = {number: one.name for number, one in definitions().items()}
    return {f"{number} {names[number]}: {path} {what}".strip() for number, path, what in missing}


def main(write):
    """Compare the unreached nodes with the list, or write the list."""
    found = unreached()
    if write:
        KNOWN.write_text(HEAD + "".join(f"{line}\n" for line in sorted(found)), "utf-8")
        return
    known = {line for line in KNOWN.read_text("utf-8").splitlines() if line[:1] not in {"", "#"}}
    for line in sorted(found - known):
        print(f"not carried out: {line}")
    for line in sorted(known - found):
        print(f"carried out now, take it from the list: {line}")
    print(f"{len(expected())} nodes and refusals, {len(found)} not reached")
    if found != known:
        raise SystemExit(1)


if __name__ == "__main__":
    main("--write" in sys.argv[1:])
