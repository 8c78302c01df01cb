"""A gauntlet on a real cluster of this machine: ``python tests/soak/cluster.py [tables]``.

Two workers, one of which is killed after some tables. The numbers must be those of this process,
and a cancelled run must keep the played tables. This needs the extra ``vtes-deck[cluster]``.
"""

import itertools
import os
import signal
import sys

import cardbase
from vtes_deck.app.arena import panel
from vtes_deck.sim.gauntlet.plan import GauntletPlan
from vtes_deck.sim.gauntlet.run import run

TABLES = 60
KILLED_AFTER = 5
"""Tables before a worker is killed, and before a run is cancelled."""


def main(tables=TABLES):
    try:
        import distributed
    except ImportError:
        print("skipped: it needs the extra vtes-deck[cluster]")
        return
    first, *field = panel(cardbase.load())
    plan = GauntletPlan((first,), tuple(field), "random", "vekn", 3, rounds=3, seed=8)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as local:
        address = local.scheduler_address
        with distributed.Client(local) as client:
            pids = client.run(os.getpid)
        for score in run(plan, tables, cluster=address):
            if score.tables == KILLED_AFTER:
                os.kill(next(iter(pids.values())), signal.SIGKILL)
        *_, here = run(plan, tables)
        assert score.versions == here.versions
        print(f"{tables} tables, a worker killed after {KILLED_AFTER}: the same numbers")
        looks = itertools.count()
        scores = run(plan, tables, cluster=address, cancelled=lambda: next(looks) >= KILLED_AFTER)
        kept = [score.tables for score in scores]
        assert kept == list(range(1, len(kept) + 1))
        assert len(kept) <= KILLED_AFTER
        print(f"cancelled: {len(kept)} tables kept")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
