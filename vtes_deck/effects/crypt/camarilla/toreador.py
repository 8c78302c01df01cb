"""Toreador of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AS_PLAYED,
    BLOCKING,
    DISCARD_EFFECTS,
    DISCARD_OF_ANOTHER,
    DISCARD_TARGET,
    IS_READY,
    LEAVES_TORPOR,
    MASTER_BEGINS,
    POLLING,
    STRIKE,
    ACard,
    Acting,
    AtBleed,
    Aura,
    Bonus,
    CancelReaction,
    Gets,
    InCombat,
    Is,
    KeepsTitle,
    MinionFilter,
    Move,
    MyTurn,
    Power,
    Same,
    SecondMasterAction,
    Stealth,
    Strike,
    Trigger,
    Type,
    Unlock,
    Until,
    Zone,
    card,
)

CARDS = (
    card(
        201693,
        "Annabelle Triabell",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            to=MinionFilter(clans=("Toreador",)),
            others=True,
            conditions=(Is("host", MinionFilter(locked=True)),),
        ),
    ),
    card(
        200107,
        "Anson",
        Trigger(
            on=MASTER_BEGINS, mine=True, conditions=(IS_READY,), effects=(SecondMasterAction(),)
        ),
        Trigger(on=LEAVES_TORPOR, host=True, effects=(SecondMasterAction(),)),
    ),
    card(
        200194,
        "Bethany Ray",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            to=MinionFilter(clans=("Toreador", "Toreador antitribu")),
            whose="any",
            conditions=(AtBleed("me"),),
        ),
    ),
    card(
        201538,
        "Bret Stryker",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            host=True,
            conditions=(Is("acting", MinionFilter(titled=True)),),
        ),
    ),
    card(201625, "Carmelita Neillson", Aura(bonus=Bonus.HAND_SIZE, n=1, conditions=(IS_READY,))),
    card(
        201694,
        "Diana Iadanza",
        Power(
            sentence="{card} burns 1 blood to cancel the reaction.",
            at=AS_PLAYED,
            blood=1,
            once=Until.REFERENDUM,
            conditions=(Same("host", "caller"),),
            effects=(CancelReaction(),),
        ),
    ),
    card(
        201547,
        "Flávio Gonçalves",
        InCombat(Move(when=STRIKE, strike=Strike(dodge=True), once=Until.COMBAT)),
    ),
    card(
        201633,
        "Maila",
        Power(
            sentence="Discard {target}: the acting minion gets +1 stealth.",
            at=BLOCKING,
            once=Until.TURN,
            conditions=(MyTurn(), Acting(), IS_READY),
            target=ACard(Zone.HAND, (Type.POLITICAL_ACTION,)),
            effects=(DISCARD_TARGET, Stealth(1)),
        ),
    ),
    card(
        200950,
        "Masika",
        Power(
            sentence="Unlock {card}.",
            at=DISCARD_EFFECTS | DISCARD_OF_ANOTHER,
            once=Until.TURN,
            effects=(Unlock(),),
        ),
    ),
    card(
        201703,
        "Modius",
        Power(
            sentence="Discard {target}: {card} gets +1 vote.",
            at=POLLING,
            once=Until.REFERENDUM,
            target=ACard(Zone.HAND, (Type.MASTER,)),
            effects=(DISCARD_TARGET, Gets(Bonus.VOTES, 1, Until.REFERENDUM)),
        ),
    ),
    card(201151, "Rafael de Corazon", KeepsTitle()),
)
