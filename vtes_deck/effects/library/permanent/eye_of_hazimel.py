"""Eye of Hazimel: equipment that stays on a ready bearer and damages it when burned."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CarriedBy,
    Minion,
    NoPurpose,
    OwnStatic,
    SaidElsewhere,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import (
    BURNED,
    UNLOCK,
    VAMPIRE,
    AMinion,
    Bonus,
    BurnCard,
    CardAction,
    Discount,
    EnterCombat,
    HasDiscipline,
    InflictDamage,
    Is,
    MinionFilter,
    MyTurn,
    Power,
    StaticBonus,
    Trigger,
    Type,
    Until,
    card,
)


class Gives(SaidElsewhere, NoPurpose, HasDiscipline, frozen=True):
    """A superior Discipline; :class:`CheaperCombat` renders the sentence."""


class CheaperCombat(Discount, frozen=True, kw_only=True):
    """Combat cards cost a vampire less; an ally with the equipment is not a vampire."""

    @override
    def say(self, wording: Wording) -> str:
        if Is("host", VAMPIRE) not in self.conditions:
            return ""
        return (
            "this vampire gets superior Potence [POT] and superior Chimerstry [CHI], and combat "
            f"cards cost this vampire {self.blood} fewer blood"
        )


class StaysWithReady(NoPurpose, OwnStatic, CarriedBy, frozen=True):
    """No other minion can have the equipment while its bearer is ready."""

    @override
    def allows(self, table: Table, card: int, minion: Minion) -> bool:
        worn = table.in_play.get(card)
        bearer = None if worn is None else table.in_play.get(worn.host)
        return bearer is minion or not isinstance(bearer, Minion) or not bearer.ready

    @override
    def say(self, wording: Wording) -> str:
        return "while the bearer is ready, this equipment cannot be moved or stolen"


class HurtsAsBurned(Trigger, frozen=True, kw_only=True):
    """The bearer takes damage when the equipment is burned."""

    @override
    def say(self, wording: Wording) -> str:
        (harm,) = self.effects
        return f"if this equipment is burned, it {harm.say(wording)}"


class HurtsBearer(InflictDamage, frozen=True):
    """The damage to the bearer."""

    @override
    def say(self, wording: Wording) -> str:
        return f"inflicts {self.n} unpreventable environmental damage on the bearer"


class PaysOrBurns(Power, frozen=True, kw_only=True):
    """The upkeep, which is paid in one of two ways."""

    @override
    def say(self, wording: Wording) -> str:
        if not self.pool:
            return ""
        when = "".join("your unlock phase" for one in self.conditions if isinstance(one, MyTurn))
        return f"during {when}, burn {self.pool} pool or burn this equipment"


CARDS = (
    card(
        100678,
        "Eye of Hazimel",
        StaticBonus(Bonus.BLEED, 1),
        StaticBonus(Bonus.STRENGTH, 1),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
        Gives("POT"),
        Gives("CHI"),
        CheaperCombat(types=(Type.COMBAT,), blood=1, conditions=(Is("host", VAMPIRE),)),
        StaysWithReady(),
        HurtsAsBurned(on=BURNED, itself=True, effects=(HurtsBearer(5, "host"),)),
        PaysOrBurns(
            sentence="{card}: burn 1 pool.",
            at=UNLOCK,
            pool=1,
            conditions=(MyTurn(),),
            once=Until.TURN,
            key="pays",
            forced=True,
            effects=(),
        ),
        PaysOrBurns(
            sentence="Burn {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            key="pays",
            forced=True,
            effects=(BurnCard("this"),),
        ),
    ),
)
