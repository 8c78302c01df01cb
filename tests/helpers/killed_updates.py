"""Updates that are killed at every access to the disk; run as a program.

    python killed_updates.py PLACE ARCHIVE install|rollback|torn|write|crowd STEP

PLACE has the files of a small package in ``package``. A child runs the update, counts its disk
accesses, and kills itself at the first one, the next child STEP accesses later, and so on until one
finishes. After each the parent checks the state that the next start of the program would see, and
finishes the work. The states are printed as JSON.
"""

import io
import json
import logging
import os
import shutil
import signal
import sys
import time
from pathlib import Path
from types import ModuleType

from small_cards import SmallPackage, rows

from cardbase import updates
from cardbase.active_data import open_active

NEW_CARD = 299999
_TOUCHES = {
    "os.rename",
    "os.remove",
    "os.mkdir",
    "os.rmdir",
    "os.truncate",
    "os.chmod",
    "os.link",
    "shutil.rmtree",
    "tempfile.mkdtemp",
    "tempfile.mkstemp",
}


class Listener(logging.Handler):
    def __init__(self):
        super().__init__(logging.WARNING)
        self.said = []

    def emit(self, record):
        self.said.append(record.getMessage())


def killer(folder, point):
    """An audit hook that kills this process at the given touch of the folder."""
    left = point

    def hook(event, arguments):
        nonlocal left
        if event == "open":
            path, _, flags = arguments
            touches = isinstance(flags, int) and flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
        else:
            path, touches = (arguments or ("",))[0], event in _TOUCHES
        if touches and str(path).startswith(folder):
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            left -= 1

    return hook


def tear(point):
    """Kill this process at the given fsync, when only half of the file is on the disk."""
    left = point
    sync = os.fsync

    def fsync(handle):
        nonlocal left
        if left == 0:
            size = os.fstat(handle).st_size
            os.ftruncate(handle, size // 2) if size and _is_file(handle) else None
            os.kill(os.getpid(), signal.SIGKILL)
        left -= 1
        sync(handle)

    os.fsync = fsync


def writer(point):
    """Kill this process before it writes to a file that it has already opened."""
    left = point

    def profile(frame, event, function):
        nonlocal left
        if event != "c_call" or getattr(function, "__name__", "") not in {"write", "fsync"}:
            return
        if isinstance(getattr(function, "__self__", os), io.BufferedWriter | ModuleType):
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            left -= 1

    sys.setprofile(profile)


def _is_file(handle):
    return os.fstat(handle).st_mode & 0o170000 == 0o100000


def child(work, prepare):
    """Run the work in a child; return whether it finished."""
    number = os.fork()
    if number == 0:
        try:
            prepare()
            work()
        except BaseException as error:  # noqa: BLE001 - told to the parent as a status
            sys.stderr.write(f"{error!r}\n")
            os._exit(1)
        os._exit(0)
    status = os.waitpid(number, 0)[1]
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
        return False
    if os.waitstatus_to_exitcode(status) != 0:
        raise RuntimeError("the update failed by itself")
    return True


def main():
    folder, archive, mode = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
    package = SmallPackage(
        {path.name: path.read_bytes() for path in (folder / "package").iterdir()}
    )
    listener = Listener()
    logging.getLogger("cardbase").addHandler(listener)
    logging.getLogger("cardbase").propagate = False
    seen = []
    for point in range(0, 10_000, int(sys.argv[4])):
        home = folder / f"home {point}"
        place = package.place(home)
        open_active(place)
        if mode == "rollback":
            updates.install_files(archive, place=place)
            before = True
        else:
            before = False

        def work(place=place):
            if mode == "rollback":
                updates.rollback(place=place)
            else:
                updates.install_files(archive, place=place)

        def prepare(home=home, point=point):
            if mode == "torn":
                tear(point)
            elif mode == "write":
                writer(point)
            else:
                sys.addaudithook(killer(str(home), point))

        finished = child(work, prepare)
        base = open_active(place)
        has = NEW_CARD in base
        decks = len(base.archive)
        said = list(listener.said)
        status = updates.status(place=place).active
        if has == before:
            work()
        leftovers = [p.name for p in place.data.rglob(".*")]
        seen.append(
            {
                "finished": finished,
                "new": has,
                "cards": len(base),
                "decks": decks,
                "said": said,
                "problem": str(status.problem or ""),
                "after": NEW_CARD in open_active(place),
                "leftovers": leftovers if mode != "rollback" else [],
            }
        )
        listener.said.clear()
        shutil.rmtree(home)
        if finished:
            break
    sys.stdout.write(json.dumps(seen))


def crowd():
    """Several processes update at the same time with different data; those of the last one stay."""
    folder, archives = Path(sys.argv[1]), sorted(Path(sys.argv[2]).iterdir())
    package = SmallPackage(
        {path.name: path.read_bytes() for path in (folder / "package").iterdir()}
    )
    place = package.place(folder / "home")
    open_active(place)
    start = time.monotonic() + 0.1
    children = []
    for archive in archives:
        number = os.fork()
        if number == 0:
            time.sleep(max(0, start - time.monotonic()))
            status = 1
            for _ in range(1000):
                try:
                    updates.install_files(archive, place=place, force=True)
                except updates.BusyError:
                    open_active(place)
                    time.sleep(0.005)
                else:
                    status = 0
                    break
            os._exit(status)
        children.append(number)
    failed = [n for n in children if os.waitstatus_to_exitcode(os.waitpid(n, 0)[1])]
    base = open_active(place)
    second = int(rows(package.files()["vtescrypt.csv"])[1]["Id"])
    status = updates.status(place=place)
    sys.stdout.write(
        json.dumps(
            {
                "failed": len(failed),
                "capacity": base[second].capacity,
                "problems": [str(v.problem) for v in status.versions if v.problem],
                "versions": len(status.versions),
            }
        )
    )


if __name__ == "__main__":
    if sys.argv[3] not in {"torn", "write"}:
        os.fsync = lambda _handle: None  # written data survive a killed process
    crowd() if sys.argv[3] == "crowd" else main()
