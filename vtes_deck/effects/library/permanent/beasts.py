"""Allies that attack: ghouls, zombies, mummies and werewolves."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ALLY,
    ANY_TIME,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    DAMAGE,
    DISCARD_TARGET,
    END_OF_ROUND,
    READY_VAMPIRE,
    UNLOCK,
    ACard,
    AMinion,
    AtSuperior,
    Blood,
    Burn,
    BurnCard,
    CardAction,
    Choose,
    Either,
    EnterCombat,
    EntersWith,
    Gain,
    HostFights,
    If,
    InCombat,
    MinionFilter,
    Move,
    MyTurn,
    Power,
    Strike,
    Trait,
    Type,
    Until,
    Zone,
    card,
    strikes,
)

ENTERS_COMBAT = CardAction(
    sentence="{minion} acts to enter combat with {target}.",
    host=True,
    target=AMinion(MinionFilter(ready=True), "others"),
    effects=(EnterCombat(),),
)
ENTERS_COMBAT_WITH_VAMPIRE = CardAction(
    sentence="{minion} acts to enter combat with {target}.",
    host=True,
    target=AMinion(READY_VAMPIRE, "others"),
    effects=(EnterCombat(),),
)
A_COMPANION = Either(AMinion(ALLY), ACard(Zone.IN_PLAY, types=(Type.RETAINER,), on="minion"))
DEVOURS = EntersWith((Choose(A_COMPANION, (BurnCard("target"),)),))
OUTSIDE_COMBAT = ANY_TIME & ~(BEFORE_RANGE | BEFORE_STRIKES | DAMAGE | END_OF_ROUND)

CARDS = (
    card(
        102144,
        "War Ghoul",
        DEVOURS,
        InCombat(Move(when=DAMAGE, prevent=1, once=Until.ROUND), conditions=(HostFights(),)),
        ENTERS_COMBAT_WITH_VAMPIRE,
        Power(
            sentence="Lock and burn {card}: burn {target}.",
            at=OUTSIDE_COMBAT,
            lock=True,
            target=ACard(Zone.IN_PLAY, trait=Trait.LOCATION, whose="any"),
            effects=(BurnCard("this"), BurnCard("target")),
        ),
        exception="The windows of the last ability exclude combat.",
    ),
    card(
        102267,
        "The Vozhd of Sofia",
        DEVOURS,
        InCombat(strikes(Strike(damage=3, ranged=True))),
        ENTERS_COMBAT,
        Power(
            sentence="Discard {target}: add 2 life to {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            target=ACard(Zone.HAND, types=(Type.ALLY, Type.RETAINER)),
            effects=(DISCARD_TARGET, Gain(2, Blood())),
        ),
    ),
    card(
        102324,
        "Freakish Conglomeration",
        Power(
            sentence="{card} burns 1 life.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(Burn(1, Blood()),),
        ),
        ENTERS_COMBAT,
        EntersWith((If((AtSuperior(),), (Gain(1, Blood("this")),)),)),
        exception="The text names two Disciplines for each of its levels.",
    ),
)
