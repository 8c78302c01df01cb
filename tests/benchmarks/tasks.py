"""The tasks of players in key presses and clicks, compared with VDB and Sutekh.

    make bench ARGS=tasks
    python tests/benchmarks/tasks.py steps      with each step of the others

Our counts come from ``tests/gui/test_tasks.py``, which drives the real window, and are valid only
if the task was done. Theirs come from reading their source; see ``tests/helpers/elsewhere.py``.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from defusedxml import ElementTree

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent / "helpers"))


def drive() -> dict[str, tuple[int, int]]:
    """Do all tasks in the real window; return the key presses and clicks by task.

    Raises:
        SystemExit: a task could not be done.
    """
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "tasks.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        command += [f"--junit-xml={report}", "tests/gui/test_tasks.py"]
        done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"a task could not be done:\n{done.stdout[-3000:]}")
        root = ElementTree.parse(report).getroot()
    counted = {}
    for case in root.iter("testcase"):
        noted = {one.get("name"): one.get("value") for one in case.iter("property")}
        if "task" in noted:
            counted[noted["task"]] = int(noted["keys"]), int(noted["clicks"])
    return counted


def main(*, steps: bool = False) -> None:
    """Print the table."""
    import elsewhere

    import cardbase

    ours = drive()
    print("Tasks in presses: keys and clicks, one each; a file in the system's dialog is")
    print("two. Ours were counted by driving the real window. Those of VDB and Sutekh, which")
    print("cannot be run here, were counted by reading their source.")
    print(f"\n{'':<78}{'keys':>6}{'clicks':>8}{'ours':>6}{'VDB':>8}{'Sutekh':>8}")
    print("-" * 114)
    lacking = []
    for key, task in elsewhere.tasks(cardbase.load()).items():
        keys, clicks = ours[key]
        cells = []
        for name, way in (("VDB", task.vdb), ("Sutekh", task.sutekh)):
            mark = ""
            if way.lacks:
                lacking.append(f"{name}: {way.lacks}")
                mark = f" [{len(lacking)}]"
            cells.append(f"{way.presses if way.steps else '-'}{mark}")
        print(f"{task.title:<78}{keys:>6}{clicks:>8}{keys + clicks:>6}", end="")
        print("".join(f"{cell:>8}" for cell in cells))
        if steps:
            for name, way in (("VDB", task.vdb), ("Sutekh", task.sutekh)):
                for step in way.steps:
                    print(f"      {name:<8}{step.presses:>4}  {step.why}")
    print("\n-  not offered; in brackets: not the whole task")
    for number, words in enumerate(lacking, 1):
        print(f"[{number}] {words}")
    count_passes()


def count_passes() -> None:
    """Print how often a person presses "pass" in a turn of a five-seat game."""
    import human_turns

    import cardbase

    cards = cardbase.load()
    for words, yields in (("and never yields", False), ("and yields where she may", True)):
        counted = human_turns.presses(cards, "quick", yields=yields)
        print(
            f"\nPresses of “pass” in {len(counted)} turns of five-seat games where all choose like "
            f"quick, {words}: median {median(counted):g}, most {max(counted)} "
            f"(at most 8 are wanted)."
        )


if __name__ == "__main__":
    main(steps="steps" in sys.argv[1:])
