"""The files for contributors: the workflow and the forms match the schemas of their services."""

import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent.parent
GITHUB = ROOT / ".github"
FORMS = sorted(
    path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml"
)


def check(schema, *files):
    """The errors of the schema checker, which includes the schemas."""
    child = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, files)],
        capture_output=True,
        text=True,
        check=False,
    )
    return child.stdout + child.stderr if child.returncode else ""


def test_workflows_match_their_schema():
    assert check("vendor.github-workflows", *sorted((GITHUB / "workflows").glob("*.yml"))) == ""


def test_a_wrong_workflow_is_noticed(tmp_path):
    wrong = tmp_path / "wrong.yml"
    wrong.write_text(
        "on: push\njobs:\n  check:\n    runs-on: ubuntu-latest\n    stepz: []\n", "utf-8"
    )
    assert "stepz" in check("vendor.github-workflows", wrong)


def test_the_workflow_calls_the_same_check_everywhere():
    jobs = yaml.safe_load((GITHUB / "workflows" / "check.yml").read_text("utf-8"))["jobs"]
    assert jobs["check"]["steps"][-1]["run"] == "bash .ci/run"
    systems = {name.split("-")[0] for name in jobs["check"]["strategy"]["matrix"]["os"]}
    assert systems == {"ubuntu", "windows", "macos"}


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_issue_forms_have_the_required_fields(path):
    form = yaml.safe_load(path.read_text("utf-8"))
    assert form["name"]
    assert form["description"]
    fields = [part for part in form["body"] if part["type"] != "markdown"]
    assert fields
    assert len({part["id"] for part in fields}) == len(fields)
    assert all(part["type"] in {"input", "textarea", "dropdown"} for part in fields)
    assert all(part["attributes"]["label"] for part in fields)
