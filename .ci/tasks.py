#!/usr/bin/env python3
r"""The project's tasks: run, test, check, fix, bench, lock and the others below.

    python3 .ci/tasks.py run [arguments of the program]
    python3 .ci/tasks.py test [arguments of pytest]     install what is needed, then check
    python3 .ci/tasks.py check [arguments of pytest]    format, lint, types, import contract, tests
    python3 .ci/tasks.py fix                            format, and fix what ruff can fix
    python3 .ci/tasks.py bench [arguments]              measurements, side by side with krcg
    python3 .ci/tasks.py soak                           tests that take too long for every run
    python3 .ci/tasks.py docs                           build the documentation
    python3 .ci/tasks.py screenshots                    take the pictures in README and docs
    python3 .ci/tasks.py picture                        draw the picture in ARCHITECTURE.md
    python3 .ci/tasks.py languages                      update the translation files from the source
    python3 .ci/tasks.py release-check                  is everything translated?
    python3 .ci/tasks.py bare [arguments of pytest]     run and test on a minimal Debian system
    python3 .ci/tasks.py dist [--into FOLDER]           build packages: wheel, tar.xz, deb
    python3 .ci/tasks.py dist-check                     build twice, compare, install, try
    python3 .ci/tasks.py lock [--upgrade]               write versions and hashes of dependencies
    python3 .ci/tasks.py install [run|dev|docs|dist]    only make .venv ready
    python3 .ci/tasks.py clean                          remove what the tasks have made

On Windows: py .ci\tasks.py run

The tasks need only the standard library. Any Python since 2.7 can read these files, so an old one
reports what is missing instead of a syntax error, and the first suitable interpreter does the work.
"""

from __future__ import print_function

import os
import shutil
import subprocess
import sys
import time

import environment
import interpreter
import shell
import system_packages

CACHES = (".mypy_cache", ".pytest_cache", ".ruff_cache", ".import_linter_cache", ".hypothesis")
LINT_IMPORTS = "import sys; from importlinter.cli import lint_imports_command as main; main()"


def run(arguments):
    """Start the program."""
    environment.ensure("run")
    # -P: a file in the current folder must not replace one of our modules.
    command = [environment.python(), "-P", "-m", "vtes_deck"] + arguments
    if shell.WINDOWS:
        return subprocess.call(command, env=shell.environment())
    return os.execve(command[0], command, shell.environment())


def test(arguments):
    """Install what the checks need, then check."""
    environment.ensure("dev")
    environment.require_libraries("offscreen")
    return check(arguments)


def workers():
    """The number of processes for pytest: one more than the processors, at most eight.

    Some tests wait for another process or for a timer, and leave a processor to the additional one.
    """
    return str(min(8, (os.cpu_count() or 1) + 1))


def check(arguments):
    """Run format, lint, types, import contract and tests, even if an earlier one fails.

    The tests start together with the type check: the test processes do not keep all cores busy
    until the end, so one core checks the types.
    """
    environment.ensure("dev")
    module = [environment.python(), "-m"]
    tests = module + ["pytest", "-q", "-n", workers(), "--dist", "worksteal"]
    if sys.stdout.isatty() and not shell.WINDOWS:
        tests.append("--color=yes")  # its output goes through a pipe
    steps = (
        ("format", module + ["ruff", "format", "--check", "."]),
        ("lint", module + ["ruff", "check", "--quiet", "."]),
        ("types", module + ["mypy"]),
        ("imports", [environment.python(), "-c", LINT_IMPORTS, "--no-logo"]),
    )
    failed = []
    running = None
    for name, command in steps:
        shell.say("-- " + name)
        if name == "types":
            running = shell.Background(tests + arguments)
        start = time.time()
        code = shell.call(command)
        shell.say("   %s: %s, %.1f s" % (name, "FAILED" if code else "ok", time.time() - start))
        if code:
            failed.append(name)
    shell.say("-- tests")
    code = running.show()
    # The last line of pytest states the result and the time, and remains the last line.
    if code:
        failed.append("tests")
        shell.say("no tests were found, which is a failure" if code == 5 else "   tests: FAILED")
    if failed:
        shell.say("check failed: " + ", ".join(failed))
    return 1 if failed else 0


def fix(arguments):
    """Format, and fix what ruff can fix."""
    environment.ensure("dev")
    ruff = [environment.python(), "-m", "ruff"]
    code = shell.call(ruff + ["check", "--fix", "."] + arguments)
    return shell.call(ruff + ["format", "."]) or code


def bench(arguments):
    """Print measurements next to those of krcg."""
    environment.ensure("dev")
    return shell.call(
        [environment.python(), os.path.join("tests", "benchmarks", "run.py")] + arguments
    )


def docs(arguments):
    """Build the documentation into build/docs; a dead link is an error."""
    environment.ensure("docs")
    environment.require_libraries("offscreen")
    # Material for MkDocs advertises its successor at every build.
    env = dict(shell.environment(), QT_QPA_PLATFORM="offscreen", NO_MKDOCS_2_WARNING="1")
    command = [environment.python(), "-m", "mkdocs", "build", "--quiet"] + arguments
    return subprocess.call(command, cwd=shell.ROOT, env=env)


def picture(_arguments):
    """Draw the picture in ARCHITECTURE.md."""
    environment.ensure("dev")
    return shell.call([environment.python(), os.path.join(".ci", "picture.py")])


def soak(arguments):
    """Run the long tests: whole series, new random examples, many games."""
    environment.ensure("dev")
    environment.require_libraries("offscreen")
    tests = [environment.python(), "-m", "pytest", "-q", "-n", workers(), "--dist", "worksteal"]
    code = shell.call(tests + ["-m", "soak"] + arguments)
    code = shell.call(tests + ["-m", "hypothesis", "--hypothesis-profile", "explore"]) or code
    folder = os.path.join("tests", "soak")
    for name in sorted(os.listdir(os.path.join(shell.ROOT, folder))):
        if name.endswith(".py"):
            code = shell.call([environment.python(), os.path.join(folder, name)]) or code
    return 1 if code else 0


def screenshots(arguments):
    """Take the pictures in README and in the documentation."""
    environment.ensure("dev")
    return shell.call([environment.python(), os.path.join("tests", "screenshots.py")] + arguments)


def languages(arguments):
    """Bring the files of translations up to date with the source."""
    environment.ensure("dev")
    environment.require_libraries("lupdate")
    return shell.call(
        [environment.python(), os.path.join("tests", "helpers", "languages.py")] + arguments
    )


def release_check(arguments):
    """Run the checks that only a release must pass."""
    environment.ensure("dev")
    environment.require_libraries("offscreen")
    environment.require_libraries("lupdate")
    code = docs([])
    tests = [environment.python(), "-m", "pytest", "-q", "-m", "release"] + arguments
    return shell.call(tests) or code


def bare(arguments):
    """Run README's two commands on a minimal system, see .ci/bare."""
    return shell.call(["bash", os.path.join(".ci", "bare")] + arguments)


def dist(arguments):
    """Build the packages, see .ci/dist.py."""
    environment.ensure("dist")
    if sys.platform.startswith("linux"):
        environment.require_libraries("offscreen")
        if not (shell.which("objcopy") and shell.which("strip")):
            system_packages.install(["binutils"], "PyInstaller needs objcopy and strip.")
    return shell.call([environment.python(), os.path.join(".ci", "dist.py")] + arguments)


def dist_check(arguments):
    """Build twice, compare, install into an empty system and try, see .ci/dist-check."""
    environment.ensure("dist")
    return shell.call(["bash", os.path.join(".ci", "dist-check")] + arguments)


def lock(arguments):
    """Write the exact versions and hashes of all dependencies, for every platform.

    Versions do not change if pyproject.toml allows them; ``--upgrade`` takes the newest.
    """
    environment.ensure("dev")
    extras = {"run": [], "dev": ["dev"], "docs": ["dev", "docs"], "dist": ["dev", "docs", "dist"]}
    extras["cluster"] = ["cluster"]
    locked = dict(environment.LOCKED, cluster=environment.CLUSTER)
    for level in ("dev", "run", "docs", "dist", "cluster"):  # dev first: all have the same versions
        command = [environment.python(), "-m", "uv", "pip", "compile", "pyproject.toml", "--quiet"]
        command += [
            "--universal",
            "--python-version",
            "%d.%d" % interpreter.OLDEST,
            "--generate-hashes",
        ]
        command += ["--no-annotate", "--custom-compile-command", "make lock"]
        command += ["--output-file", locked[level]]
        for extra in ["editable"] + extras[level]:
            command += ["--extra", extra]
        if level != "dev":
            command += ["--constraints", environment.LOCKED["dev"]]
        code = shell.call(command + arguments)
        if code:
            return code
    return 0


def prepare(arguments):
    """Only prepare .venv."""
    level = (arguments or ["dev"])[0]
    if level not in environment.LEVELS:
        raise shell.Stop(
            "install what? run (to play), dev (to check), docs or dist (to build packages)"
        )
    environment.ensure(level)
    return 0


def clean(_arguments):
    """Remove .venv, caches and builds, but no file of the user."""
    for name in (".venv", "build", "dist") + CACHES:
        shutil.rmtree(os.path.join(shell.ROOT, name), ignore_errors=True)
    for folder, below, _files in os.walk(shell.ROOT):
        if "__pycache__" in below:
            shutil.rmtree(os.path.join(folder, "__pycache__"), ignore_errors=True)
        below[:] = [name for name in below if not name.startswith((".git", "__pycache__"))]
    return 0


TASKS = {
    "run": run,
    "test": test,
    "check": check,
    "fix": fix,
    "bench": bench,
    "docs": docs,
    "picture": picture,
    "screenshots": screenshots,
    "languages": languages,
    "release-check": release_check,
    "soak": soak,
    "bare": bare,
    "dist": dist,
    "dist-check": dist_check,
    "lock": lock,
    "install": prepare,
    "clean": clean,
}


def main(arguments):
    """Do one task and return its exit code."""
    if not arguments or arguments[0] not in TASKS:
        shell.say(__doc__.strip())
        return 0 if arguments[:1] in (["-h"], ["--help"], ["help"]) else 2
    try:
        if sys.version_info[:2] < interpreter.OLDEST:
            return subprocess.call(
                [interpreter.find_interpreter(), os.path.abspath(__file__)] + arguments
            )
        return TASKS[arguments[0]](arguments[1:])
    except shell.Stop as reason:
        shell.say(str(reason))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
