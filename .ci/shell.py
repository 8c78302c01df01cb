"""The system functions of all tasks: print, start programs, read and write small files.

Any Python since 2.7 can read this file.
"""

from __future__ import print_function

import io
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WINDOWS = os.name == "nt"


class Stop(Exception):
    """The task cannot continue; the message says why."""


def say(text):
    """Print a line immediately, before the output of any child process."""
    print(text)
    sys.stdout.flush()


def call(command, **more):
    """Run a program in the project's folder and return its exit code."""
    return subprocess.call(command, cwd=ROOT, env=environment(), **more)


class Background:
    """A program that runs while others do; its output waits in a pipe until it is shown.

    A program that prints more than the pipe holds (64 KB on Linux) waits too.
    """

    def __init__(self, command):
        self.child = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def show(self):
        """Print its output as it comes, to the end, and return its exit code."""
        out = getattr(sys.stdout, "buffer", sys.stdout)
        pipe = self.child.stdout.fileno()
        for chunk in iter(lambda: os.read(pipe, 1 << 16), b""):
            out.write(chunk)
            out.flush()
        self.child.stdout.close()
        return self.child.wait()


def ask(command):
    """The output of a program, empty if it fails or is missing."""
    try:
        child = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        answer = child.communicate()[0].decode("utf-8", "replace").strip()
    except (OSError, ValueError):
        return ""
    return answer if child.returncode == 0 else ""


def environment():
    """Environment variables for child processes, without settings of another Python."""
    env = dict(os.environ)
    for name in ("PYTHONHOME", "PYTHONPATH", "PYTHONSTARTUP", "__PYVENV_LAUNCHER__"):
        env.pop(name, None)
    # Tests start the program often; without stored bytecode each start would compile it.
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    env["PYTHONNOUSERSITE"] = "1"
    env["PIP_USER"] = "0"
    return env


def which(name):
    """The path of a program, or an empty string (Python 2.7 has no shutil.which)."""
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        path = os.path.join(folder, name)
        if folder and os.path.isfile(path) and os.access(path, os.X_OK):
            return path
    return ""


def read(path):
    """The text of a file, empty if it is missing."""
    try:
        with io.open(path, encoding="utf-8", errors="replace") as file:
            return file.read()
    except (IOError, OSError):
        return ""


def write(path, text):
    """Write a small file."""
    with io.open(path, "w", encoding="utf-8") as file:
        file.write(text)
