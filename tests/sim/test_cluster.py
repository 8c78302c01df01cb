"""Cluster work with a substitute; ``tests/soak/cluster.py`` kills a worker of a real cluster."""

import sys

import pytest

from vtes_deck.app.arena import panel
from vtes_deck.sim.arena import cluster
from vtes_deck.sim.errors import ClusterError
from vtes_deck.sim.gauntlet.plan import GauntletPlan
from vtes_deck.sim.gauntlet.run import run


@pytest.fixture(scope="module")
def plan(cb):
    first, *field = panel(cb)
    return GauntletPlan((first,), tuple(field), "random", "vekn", 3, rounds=3, seed=8)


def test_without_the_extra_the_error_says_what_to_install(plan, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError, match=r"vtes-deck\[cluster\]"):
        next(run(plan, 1, cluster="tcp://127.0.0.1:1"))


def test_a_worker_of_another_version_is_refused(monkeypatch):
    monkeypatch.setattr(cluster, "_identity", lambda: "1.0 with other cards")
    with pytest.raises(ClusterError, match=r"version 1\.0 with other cards, and this machine 2\.0"):
        cluster.piece(bytes, b"plan", bytes, 3, "2.0")


def test_a_process_is_prepared_once_for_each_plan(monkeypatch):
    monkeypatch.setattr(cluster, "_identity", lambda: "1.0")
    monkeypatch.setattr(cluster, "_ready", "")
    begun = []
    for plan, number in ((b"a", 1), (b"a", 2), (b"b", 3)):
        assert cluster.piece(begun.append, plan, str, number, "1.0") == str(number)
    assert begun == [b"a", b"b"]
