"""Many random games of Heritage: ``python tests/soak/heritage.py [games] [chronicles]``.

Every step of every game keeps the invariants; all combinations of battlegrounds and 2 to 4 players
occur. Then whole chronicles are played from the first chapter to the last.
"""

import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "helpers"))

from heritage_chronicle import chronicle_violations, entry_for
from heritage_play import demonstration, violations

from vtes_deck.heritage.battlegrounds.registry import of_era
from vtes_deck.heritage.chronicle import Begin, Chronicle
from vtes_deck.heritage.game import Game
from vtes_deck.heritage.setting import Player, Setting


def play(seed):
    """Play a game to its end and return the number of decisions."""
    count, era = 2 + seed % 3, 1 + seed // 3 % 7
    players = tuple(Player(f"Player {n}") for n in range(count))
    setting = Setting(players, of_era(era), basic_missions=seed % 6)
    game = Game.start(demonstration(), setting, seed, undoable=False)
    chance = random.Random(seed)
    while game.decision:
        game.apply(chance.choice(game.decision.options))
        wrong = violations(game.table)
        if wrong:
            raise SystemExit(f"seed {seed}, input {len(game.inputs)}: {wrong}")
    if [seat.recruits for seat in game.table.seats] != [game.table.rounds] * count:
        raise SystemExit(f"seed {seed}: recruits")
    return len(game.inputs)


def chronicle(seed):
    """Play a chronicle to its end."""
    chance = random.Random(seed)
    names = ("Ada", "Ben", "Cleo", "Dan")[: 2 + seed % 3]
    kept = Chronicle(demonstration())
    kept.apply(Begin(players=names, youngest_first=tuple(range(len(names)))))
    while not kept.state.over:
        kept.apply(entry_for(kept.state, seed * 1000 + len(kept.entries), chance))
        wrong = chronicle_violations(kept.state)
        if wrong:
            raise SystemExit(f"chronicle {seed}, entry {len(kept.entries)}: {wrong}")
    if Chronicle.of(kept.text(), demonstration()).state != kept.state:
        raise SystemExit(f"chronicle {seed}: its text gives another state")


def main(games, chronicles):
    begun = time.monotonic()
    decisions = sum(play(seed) for seed in range(games))
    print(f"{games} games, {decisions} decisions, 0 failures, {time.monotonic() - begun:.0f} s")
    for seed in range(chronicles):
        chronicle(seed)
    print(f"{chronicles} chronicles, 0 failures, {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    numbers = [int(one) for one in sys.argv[1:]]
    main(*(numbers + [2000, 20][len(numbers) :]))
