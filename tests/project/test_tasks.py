"""The bootstrap script: readable by old interpreters, with clear messages."""

import ast
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import venv
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
CI = ROOT / ".ci"
MODULES = ("environment", "interpreter", "shell", "system_packages", "tasks")
SCRIPTS = [CI / f"{name}.py" for name in MODULES]

# Syntax that Python 2.7 or 3.6 cannot parse.
TOO_NEW = (
    ast.JoinedStr,
    ast.AnnAssign,
    ast.NamedExpr,
    ast.Nonlocal,
    ast.AsyncFunctionDef,
    ast.Starred,
    ast.Match,
    ast.YieldFrom,
)


@pytest.fixture
def tasks(monkeypatch, tmp_path):
    """The script as a module, with a separate project folder."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.syspath_prepend(CI)
    for name in MODULES:
        monkeypatch.delitem(sys.modules, name, raising=False)
    module = importlib.import_module("tasks")
    root = tmp_path / "a project"
    root.mkdir()
    for name in ("pyproject.toml", *module.environment.LOCKED.values()):
        shutil.copy(ROOT / name, root)
    module.shell.ROOT = str(root)
    module.environment.VENV = str(root / ".venv")
    module.environment.STAMP = str(root / ".venv" / ".installed")
    module.environment.MAKING = str(root / ".venv" / ".making")
    yield module
    for name in MODULES:
        sys.modules.pop(name, None)


@pytest.fixture
def user(tasks, monkeypatch):
    """An ordinary user on Debian, without a CI service."""
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(tasks.shell, "which", lambda name: "/usr/bin/" + name)
    return tasks


@pytest.fixture(scope="session")
def fresh_venv(tmp_path_factory):
    """A real environment to copy; its pip can be imported, as the script checks."""
    folder = tmp_path_factory.mktemp("template") / ".venv"
    venv.create(folder, symlinks=os.name != "nt")
    pip = next(folder.rglob("site-packages")) / "pip"
    pip.mkdir()
    (pip / "__init__.py").touch()
    return folder


@pytest.fixture
def fake_install(tasks, monkeypatch, fresh_venv):
    """A fake pip that records installations."""
    levels = []

    def copy(command):
        shutil.copytree(fresh_venv, command[-1], symlinks=True, dirs_exist_ok=True)
        return 0

    monkeypatch.setattr(tasks.environment, "install", levels.append)
    monkeypatch.setattr(tasks.shell, "call", copy)
    return levels


# ------------------------------------------------------------------------------------------ syntax


@pytest.mark.parametrize("script", SCRIPTS, ids=MODULES)
def test_script_can_be_parsed_by_old_interpreters(script):
    tree = ast.parse(script.read_text("utf-8"), feature_version=(3, 4))
    for node in ast.walk(tree):
        assert not isinstance(node, TOO_NEW), f"line {node.lineno}"
        if isinstance(node, ast.Raise):
            assert node.cause is None, f"line {node.lineno}"
        if isinstance(node, ast.FunctionDef):
            arguments = node.args
            assert not arguments.kwonlyargs + arguments.posonlyargs, f"line {node.lineno}"
            assert node.returns is None, f"line {node.lineno}"
            assert all(a.annotation is None for a in arguments.args), f"line {node.lineno}"


@pytest.mark.parametrize("script", SCRIPTS, ids=MODULES)
def test_script_needs_the_standard_library_only(script):
    tree = ast.parse(script.read_text("utf-8"))
    imported = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module.split(".")[0])

    assert imported <= sys.stdlib_module_names | {"__future__", *MODULES}


# ------------------------------------------------------------------------------------ interpreter


def test_a_suitable_interpreter_is_found(tasks):
    path = tasks.interpreter.find_interpreter()

    assert tuple(
        map(int, tasks.shell.ask([path, "-c", tasks.interpreter.PROBE]).split()[0].split("."))
    ) >= (3, 12)


def answers(table):
    """A fake of ask(): listed paths answer; all other programs give no output."""

    def ask(command):
        found = table.get(command[0], "")
        return found(command) if callable(found) else found

    return ask


def old(_command):
    return "3.11 /usr/bin/python3"


def young(command):
    return "3.13 /opt/young" if "print('%d" in command[-1] else "1"


def young_without_venv(command):
    return "3.13 /opt/bare" if "print('%d" in command[-1] else ""


@pytest.mark.parametrize(
    ("table", "found"),
    [
        ({"/a": old, "/b": young, "/opt/young": young}, "/opt/young"),
        ({"/a": young_without_venv, "/b": young, "/opt/young": young}, "/opt/young"),
        ({"/a": young_without_venv, "/b": old}, "/opt/bare"),
    ],
)
def test_the_first_suitable_interpreter_is_chosen(tasks, monkeypatch, table, found):
    monkeypatch.setattr(tasks.interpreter, "candidates", lambda: iter([["/a"], ["/b"]]))
    monkeypatch.setattr(tasks.shell, "ask", answers(table))

    assert tasks.interpreter.find_interpreter() == found


@pytest.mark.parametrize(
    ("policy", "system", "line"),
    [
        ("  Candidate: 3.13.5-2", "ID=debian", "sudo apt install python3.13 python3.13-venv"),
        ("", 'ID=debian\nVERSION_ID="13"', "apt update && sudo apt install python3 python3-venv"),
        (
            "",
            'ID=ubuntu\nVERSION_ID="24.04"',
            "apt update && sudo apt install python3 python3-venv",
        ),
        ("  Candidate: (none)", 'ID=ubuntu\nVERSION_ID="22.04"', "ppa:deadsnakes/ppa"),
        (
            "",
            'ID=debian\nVERSION_ID="12"',
            "sudo apt install pipx && pipx run uv python install 3.13",
        ),
    ],
)
def test_an_old_interpreter_gives_the_command(user, monkeypatch, policy, system, line):
    monkeypatch.setattr(user.interpreter, "candidates", lambda: iter([["/usr/bin/python3"]]))
    monkeypatch.setattr(user.shell, "ask", answers({"apt-cache": policy, "/usr/bin/python3": old}))
    monkeypatch.setattr(user.shell, "read", lambda _path: system)
    monkeypatch.setattr(sys, "platform", "linux")

    with pytest.raises(user.shell.Stop) as stop:
        user.interpreter.find_interpreter()

    assert "needs Python 3.12 or newer; this is Python" in str(stop.value)
    assert line in str(stop.value)


# -------------------------------------------------------------------------------- system packages


def test_an_ordinary_user_gets_the_command_for_missing_packages(user, monkeypatch):
    missing = "libEGL.so.1 libGL.so.1\nlibegl1 libgl1"
    monkeypatch.setattr(user.shell, "ask", lambda _command: missing)

    with pytest.raises(user.shell.Stop) as stop:
        user.environment.require_libraries("offscreen")

    assert "libEGL.so.1 libGL.so.1" in str(stop.value)
    assert str(stop.value).endswith("sudo apt install libegl1 libgl1")


def test_complete_packages_give_no_message(user, monkeypatch):
    monkeypatch.setattr(user.shell, "ask", lambda _command: "")

    user.environment.require_libraries("offscreen")


def test_a_missing_venv_module_gives_the_command_to_install_it(user, monkeypatch):
    monkeypatch.setattr(user.interpreter, "find_interpreter", lambda: "/usr/bin/python3.13")
    table = {"/usr/bin/python3.13": young_without_venv, "/usr/bin/python3": young}
    monkeypatch.setattr(user.shell, "ask", answers(table))

    with pytest.raises(user.shell.Stop, match=r"sudo apt install python3-venv$"):
        user.environment.make_venv()


def test_root_installs_what_is_missing(tasks, monkeypatch):
    ran = []
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(tasks.shell, "which", lambda name: "/usr/bin/" + name)
    monkeypatch.setattr(
        tasks.system_packages.subprocess, "call", lambda command, **_: ran.append(command) or 0
    )

    tasks.system_packages.install(
        ["libegl1"], "Qt needs system libraries that are missing: libEGL.so.1"
    )

    assert [command[4] for command in ran] == ["update", "install"]
    assert ran[1][-1] == "libegl1"


# ------------------------------------------------------------------------------------ environment


def test_a_new_environment_is_installed_once(tasks, fake_install):
    tasks.environment.ensure("run")
    tasks.environment.ensure("run")

    assert fake_install == ["run"]
    assert tasks.environment.venv_is_sound()
    assert not Path(tasks.environment.MAKING).exists()


def test_changed_pins_are_installed(tasks, fake_install):
    tasks.environment.ensure("run")
    with Path(tasks.shell.ROOT, "requirements.txt").open("a") as pins:
        pins.write("# changed\n")
    tasks.environment.ensure("run")
    tasks.environment.ensure("dev")
    tasks.environment.ensure("run")

    assert fake_install == ["run", "run", "dev"]


def test_tools_of_a_developer_stay_up_to_date(tasks, fake_install):
    tasks.environment.ensure("dev")
    Path(tasks.shell.ROOT, "requirements.txt").write_text("")
    tasks.environment.ensure("run")

    assert fake_install == ["dev", "dev"]


def test_tools_for_packages_are_enough_for_the_checks(tasks, fake_install):
    tasks.environment.ensure("dist")
    tasks.environment.ensure("dev")
    tasks.environment.ensure("run")
    Path(tasks.shell.ROOT, "requirements.txt").write_text("")
    tasks.environment.ensure("dev")

    assert fake_install == ["dist", "dist"]


def test_a_killed_installation_starts_again(tasks, fake_install):
    tasks.environment.ensure("run")
    Path(tasks.environment.MAKING).touch()
    left = Path(tasks.environment.VENV, "half-written")
    left.touch()

    tasks.environment.ensure("run")

    assert not left.exists()
    assert fake_install == ["run", "run"]


@pytest.mark.parametrize("harm", ["python", "pyvenv.cfg", "pip"])
def test_a_damaged_environment_is_made_again(tasks, fake_install, harm):
    tasks.environment.ensure("run")
    if harm == "python":  # the interpreter no longer exists
        Path(tasks.environment.python()).unlink()
        Path(tasks.environment.python()).symlink_to("/nowhere/python3")
    elif harm == "pip":
        shutil.rmtree(next(Path(tasks.environment.VENV).rglob("site-packages/pip")))
    else:
        Path(tasks.environment.VENV, harm).unlink()

    tasks.environment.ensure("run")

    assert fake_install == ["run", "run"]
    assert tasks.environment.venv_is_sound()


def test_an_installation_can_be_killed(tasks, fresh_venv):
    """A real kill: the next start sees that the installation was not finished."""
    code = (
        "import shutil, sys, time\n"
        f"sys.path.insert(0, {str(CI)!r})\n"
        "import environment as own, shell\n"
        f"shell.ROOT, own.VENV = {tasks.shell.ROOT!r}, {tasks.environment.VENV!r}\n"
        f"own.STAMP, own.MAKING = {tasks.environment.STAMP!r}, {tasks.environment.MAKING!r}\n"
        f"shell.call = lambda command: not shutil.copytree({str(fresh_venv)!r}, command[-1], "
        "symlinks=True, dirs_exist_ok=True)\n"
        "own.install = lambda level: (print('installing', flush=True), time.sleep(60))\n"
        "own.ensure('run')\n"
    )
    child = subprocess.Popen([sys.executable, "-B", "-c", code], stdout=subprocess.PIPE, text=True)
    with child:
        while child.stdout.readline() != "installing\n":
            assert child.poll() is None
        child.send_signal(signal.SIGKILL)

    assert not tasks.environment.venv_is_sound()


def test_a_failed_installation_keeps_the_working_environment(tasks, fake_install, monkeypatch):
    def fail(_level):
        raise tasks.shell.Stop("offline")

    tasks.environment.ensure("run")
    kept = Path(tasks.environment.VENV, "kept")
    kept.touch()
    Path(tasks.shell.ROOT, "requirements.txt").write_text("")
    with monkeypatch.context() as offline:
        offline.setattr(tasks.environment, "install", fail)
        with pytest.raises(tasks.shell.Stop):
            tasks.environment.ensure("run")
    assert not tasks.environment.is_ready("run")

    tasks.environment.ensure("run")

    assert kept.exists()
    assert fake_install == ["run", "run"]


@pytest.mark.parametrize(
    ("said", "reported"),
    [
        ("WARNING: Retrying: NewConnectionError: Temporary failure in name resolution", "offline?"),
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: Exception:\nTraceback (most recent call last):\n  ReadTimeoutError", "offline?"),
        ("ERROR: Resolution impossible: see topics/dependency-resolution", "impossible"),
        ("ERROR: No matching distribution found for krcg==9", "No matching distribution"),
    ],
)
def test_a_failure_of_pip_is_explained_without_a_traceback(tasks, said, reported):
    text = tasks.environment.pip_failed(said)

    assert reported in text
    assert "Traceback" not in text
    assert text.startswith("The dependencies could not be installed.")


def test_two_simultaneous_starts_install_once(tasks, monkeypatch):
    """The second start waits for the first and uses its result."""
    order = []
    with tasks.environment.Lock():
        code = (
            "import sys\n"
            f"sys.path.insert(0, {str(CI)!r})\n"
            "import environment\n"
            "print('waiting', flush=True)\n"
            "with environment.Lock(): print('in', flush=True)\n"
        )
        command = [sys.executable, "-B", "-c", code]
        child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert child.stdout.readline() == "waiting\n"
        time.sleep(0.2)
        order.append("first")
    with child:
        order.append(child.stdout.readline().strip())

    assert order == ["first", "in"]


# ------------------------------------------------------------------------------------------- check


@pytest.fixture
def steps(tasks, monkeypatch):
    """Run the check with given outcomes of the steps; return the names of the steps that ran."""
    ran = []

    def check(**codes):
        def call(command, **_more):
            name = next(n for n in ("format", "check", "mypy", "-c") if n in command)
            ran.append(name)
            return codes.get(name.replace("-c", "imports"), 0)

        class Tests:
            def __init__(self, command):
                ran.append(command[command.index("-m") + 1])

            def show(self):
                ran.append("shown")
                return codes.get("pytest", 0)

        monkeypatch.setattr(tasks.environment, "ensure", lambda _level: None)
        monkeypatch.setattr(tasks.shell, "call", call)
        monkeypatch.setattr(tasks.shell, "Background", Tests)
        return tasks.check([])

    return SimpleNamespace(check=check, ran=ran)


ALL = ["format", "check", "pytest", "mypy", "-c", "shown"]
"""The tests run in parallel with the two long steps after them."""


def test_check_runs_everything(steps, capsys):
    assert steps.check() == 0
    assert steps.ran == ALL
    printed = capsys.readouterr().out
    assert len(re.findall(r"ok, \d+\.\d s", printed)) == 4
    assert printed.endswith("-- tests\n")  # the last line of pytest stays last


@pytest.mark.parametrize(
    ("processors", "workers"), [(None, "2"), (1, "2"), (2, "3"), (7, "8"), (8, "8"), (64, "8")]
)
def test_one_more_worker_than_processors(tasks, monkeypatch, processors, workers):
    monkeypatch.setattr(os, "cpu_count", lambda: processors)
    assert tasks.workers() == workers


def test_check_continues_after_a_failure_and_names_all_failures(steps, capsys):
    assert steps.check(format=1, imports=1) == 1
    assert steps.ran == ALL
    assert capsys.readouterr().out.endswith("check failed: format, imports\n")


def test_no_tests_is_a_failure(steps, capsys):
    assert steps.check(pytest=5) == 1
    assert "no tests were found" in capsys.readouterr().out


def test_the_output_of_a_background_program_is_shown_completely(tasks, capfdbinary):
    said = "import sys; print('a' * 200_000, flush=True); print('b', file=sys.stderr); sys.exit(3)"
    program = tasks.shell.Background([sys.executable, "-c", said])
    tasks.shell.say("in between")
    assert program.show() == 3
    printed = capfdbinary.readouterr().out.split()
    assert printed == [b"in", b"between", b"a" * 200_000, b"b"]


def test_unknown_task_shows_the_help(tasks, capsys):
    assert tasks.main(["rnu"]) == 2
    assert "python3 .ci/tasks.py run" in capsys.readouterr().out


# -------------------------------------------------------------------------------------- make, CI


def test_make_only_calls_the_script():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    listed = re.search(r"^TASKS := (.*)$", makefile, re.MULTILINE)[1].split()

    script = (CI / "tasks.py").read_text("utf-8")
    known = re.search(r"^TASKS = \{(.*?)^\}", script, re.MULTILINE | re.DOTALL)[1]
    assert set(listed) == set(re.findall(r"\"([\w-]+)\":", known)) >= {"run", "test", "bench"}
    assert makefile.rstrip().endswith('@"$(PYTHON)" .ci/tasks.py $@ $(ARGS)')


def test_ci_calls_make_test():
    script = ROOT / ".ci" / "run"

    assert os.access(script, os.X_OK)
    assert script.read_text("utf-8").rstrip().endswith('exec make test ARGS="$*"')


@pytest.mark.skipif(os.name == "nt", reason="the script is for Debian")
def test_a_missing_minimal_system_is_not_a_success():
    script = "source .ci/empty_debian.sh; id() { echo 1000; }; bootstrap root tools; echo made"
    run = subprocess.run(
        ["bash", "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 77
    assert run.stderr.startswith("NOT TRIED: only root")
    assert run.stdout == ""
