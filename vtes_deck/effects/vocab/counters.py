"""What cards do with pool, blood and other counters."""

from __future__ import annotations

from collections.abc import Sequence

from vtes_deck.effects.vocab.scene import Effect, Scene
from vtes_deck.effects.vocab.who import Who, Whose, corruption, minions_of, seats_of
from vtes_deck.engine.mechanics import bank, ledger
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Until
from vtes_deck.language import mark

TO_POOL = EventType("blood to pool", "{seat} moves {n} blood from {minion} to her pool.")
FROM_POOL = EventType("pool to blood", "{seat} moves {n} pool to {minion}.")
ADDED = EventType(
    "blood added",
    mark("{seat} adds {n} blood to {card}."),
    mark("{seat} adds {n} blood to an uncontrolled vampire."),
)
COUNTERS = EventType("counters", "{card} has {n:counter}.")
STEALS_POOL = EventType("steals pool", "{seat} steals {n} pool from {other_seat}.")
POOL_TO_CARD = EventType("pool to card", "{seat} moves {n} pool to {card}.")
GAINS_TRANSFERS = EventType("gains transfers", "{seat} gains {n:transfer}.")
USES_TRANSFERS = EventType("uses transfers", "{seat} uses {n:transfer}.")
GAINS_MASTER_ACTIONS = EventType(
    "gains master phase actions", "{seat} gets {n:master phase action}."
)
CLEANSED = EventType("cleansed", "{seat} burns {n:corruption counter} from {minion}.")
CORRUPTED = EventType("corrupted", "{seat} puts a corruption counter on {minion}.")


class GainPool(Effect, frozen=True):
    """The Methuselah who uses the card gains pool."""

    n: int

    def carry_out(self, scene: Scene) -> None:
        """From the bank."""
        ledger.gain_pool(scene.table, scene.seat, self.n)


class BurnPool(Effect, frozen=True):
    """Methuselahs burn pool.

    Attributes:
        n: how much.
        whose: who burns it.
        active: whose turn it is does instead.
        aimed: the one aimed at does instead, or who controls the card aimed at.
    """

    n: int
    whose: Whose = "mine"
    active: bool = False
    aimed: bool = False

    def carry_out(self, scene: Scene) -> None:
        """To the bank."""
        losers: Sequence[int]
        if self.active:
            losers = [scene.table.active]
        elif self.aimed:
            losers = [scene.aimed_seat]
        else:
            losers = seats_of(scene, self.whose)
        for seat in losers:
            ledger.burn_pool(scene.table, seat, self.n)


class StealPool(Effect, frozen=True):
    """Pool of the Methuselah aimed at comes to the one who uses the card."""

    n: int

    def carry_out(self, scene: Scene) -> None:
        """As much as there is (GEN-20)."""
        moved = bank.move_pool(scene.table, scene.other, scene.seat, self.n)
        if moved:
            scene.table.tell(STEALS_POOL, scene.seat, other_seat=scene.other, n=moved)


class BloodToPool(Effect, frozen=True):
    """Blood of the minion aimed at becomes pool; 0: the number chosen."""

    n: int = 0

    def possible(self, scene: Scene) -> bool:
        """It has blood."""
        return scene.aimed.blood > 0

    def carry_out(self, scene: Scene) -> None:
        """As much as there is (GEN-20)."""
        moved = bank.blood_to_pool(scene.table, scene.aimed, scene.seat, self.n or scene.n)
        scene.table.tell(TO_POOL, scene.seat, minion=scene.target, n=moved)


class PoolToBlood(Effect, frozen=True):
    """Pool becomes blood of the minion aimed at."""

    n: int

    def possible(self, scene: Scene) -> bool:
        """There is pool."""
        return scene.table.seats[scene.seat].pool > 0

    def carry_out(self, scene: Scene) -> None:
        """What is above the capacity drains (GEN-18)."""
        moved = bank.pool_to_blood(scene.table, scene.seat, scene.aimed, self.n)
        scene.table.tell(FROM_POOL, scene.seat, minion=scene.target, n=moved)
        ledger.drain(scene.table, scene.aimed)


class GainBlood(Effect, frozen=True):
    """A vampire gains blood.

    Attributes:
        n: how much; ``None``: to full capacity.
        target: the one aimed at, and not the one that uses the card.
    """

    n: int | None
    target: bool = False

    def carry_out(self, scene: Scene) -> None:
        """From the bank."""
        minion = scene.aimed if self.target else scene.me
        n = max(0, minion.capacity - minion.blood) if self.n is None else self.n
        ledger.gain_blood(scene.table, minion, n)


class GainChosen(Effect, frozen=True):
    """The vampire aimed at gains as much blood as the number chosen."""

    def carry_out(self, scene: Scene) -> None:
        """From the bank."""
        ledger.gain_blood(scene.table, scene.aimed, scene.n)


class BurnBlood(Effect, frozen=True):
    """A minion burns blood or life.

    Attributes:
        n: how much; ``None``: the number chosen.
        target: the one aimed at, and not the one that uses the card.
    """

    n: int | None
    target: bool = False

    def possible(self, scene: Scene) -> bool:
        """What is burned to do something must be there (PLY-10)."""
        minion = scene.aimed if self.target else scene.me
        return minion.blood >= (scene.n if self.n is None else self.n)

    def carry_out(self, scene: Scene) -> None:
        """To the bank."""
        minion = scene.aimed if self.target else scene.me
        ledger.burn_blood(scene.table, minion, scene.n if self.n is None else self.n)


class AddBlood(Effect, frozen=True):
    """Blood from the bank to the uncontrolled vampire aimed at; nobody else sees which."""

    n: int

    def carry_out(self, scene: Scene) -> None:
        """It may be more than its capacity; what is too much drains as it comes (INF-10)."""
        table = scene.table
        if scene.target in table.seats[scene.seat].uncontrolled:
            bank.add_to_uncontrolled(table, scene.target, self.n)
            table.tell(ADDED, scene.seat, scene.target, n=self.n, only=scene.seat)


class AddCounters(Effect, frozen=True):
    """Counters from the bank to the card itself."""

    n: int = 1

    def carry_out(self, scene: Scene) -> None:
        """Says how many it has then."""
        thing = scene.thing
        bank.gain_blood(scene.table, thing, self.n)
        scene.table.tell(COUNTERS, thing.controller, scene.card, n=thing.blood)


class PoolToCard(Effect, frozen=True):
    """Pool of the controller becomes counters on the card itself."""

    n: int = 1

    def carry_out(self, scene: Scene) -> None:
        """As much as there is."""
        thing = scene.thing
        moved = bank.pool_to_blood(scene.table, thing.controller, thing, self.n)
        scene.table.tell(POOL_TO_CARD, thing.controller, scene.card, moved)
        scene.table.tell(COUNTERS, thing.controller, scene.card, n=thing.blood)


class GainTransfers(Effect, frozen=True):
    """Transfers for this influence phase."""

    n: int

    def carry_out(self, scene: Scene) -> None:
        """They are no counters."""
        scene.table.seats[scene.seat].transfers += self.n
        scene.table.tell(GAINS_TRANSFERS, scene.seat, n=self.n)


class UseTransfers(Effect, frozen=True):
    """Transfers are used for it."""

    n: int

    def possible(self, scene: Scene) -> bool:
        """So many are left."""
        return scene.table.seats[scene.seat].transfers >= self.n

    def carry_out(self, scene: Scene) -> None:
        """They are gone."""
        scene.table.seats[scene.seat].transfers -= self.n
        scene.table.tell(USES_TRANSFERS, scene.seat, n=self.n)


class GainMasterActions(Effect, frozen=True):
    """Master phase actions for this master phase."""

    n: int = 1

    def carry_out(self, scene: Scene) -> None:
        """MAS-01."""
        scene.table.seats[scene.seat].master_actions += self.n
        scene.table.tell(GAINS_MASTER_ACTIONS, scene.seat, n=self.n)


class Corrupt(Effect, frozen=True):
    """A corruption counter of the Methuselah who uses the card on the minion aimed at."""

    def carry_out(self, scene: Scene) -> None:
        """It is noted as a mark: it is no blood and never moves."""
        minion = scene.aimed
        word = corruption(scene.seat)
        minion.set_mark(word, minion.mark(word) + 1)
        scene.table.tell(CORRUPTED, scene.seat, minion=minion.card)


class Cleanse(Effect, frozen=True):
    """One's own corruption counters are burned from the minion aimed at."""

    n: int = 1

    def possible(self, scene: Scene) -> bool:
        """There are so many."""
        return scene.aimed.mark(corruption(scene.seat)) >= self.n

    def carry_out(self, scene: Scene) -> None:
        """As many as that."""
        minion = scene.aimed
        word = corruption(scene.seat)
        minion.set_mark(word, minion.mark(word) - self.n)
        scene.table.tell(CLEANSED, scene.seat, n=self.n, minion=minion.card)


class Uses(Effect, frozen=True):
    """Notes that the minion aimed at has used this: e.g. a hunting ground, once in a turn."""

    what: str
    until: Until = Until.TURN

    def possible(self, scene: Scene) -> bool:
        """It has not."""
        return scene.target == NONE or not scene.table.has_used(self.what, scene.target, self.until)

    def carry_out(self, scene: Scene) -> None:
        """Until it is over."""
        scene.table.use_once(self.what, scene.target, self.until)


class ForEach(Effect, frozen=True):
    """The Methuselah gains pool for each minion that fits."""

    n: int
    who: Who
    whose: Whose = "mine"

    def carry_out(self, scene: Scene) -> None:
        """Counts them and gains the pool."""
        number = len(minions_of(scene, self.who, self.whose))
        ledger.gain_pool(scene.table, scene.seat, self.n * number)
