"""Sentences of cards that an action or referendum puts into play, which no other module reads."""

from __future__ import annotations

from cardbase.terms import Sect, Trait
from vtes_deck.effects.reader.cores import Always, Usable
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction
from vtes_deck.effects.reader.nouns import Minions, in_state
from vtes_deck.effects.reader.tokens import names
from vtes_deck.effects.vocab import (
    ANY_TIME,
    END_OF_TURN,
    OUTSIDE_COMBAT,
    Activity,
    AMinion,
    Blood,
    BurnCard,
    Either,
    Gain,
    HasTrait,
    InPhase,
    Is,
    MinionFilter,
    MyTurn,
    Phase,
    Power,
    Restriction,
    Unlock,
)
from vtes_deck.effects.vocab.context import Target

ROOTS: dict[Trait, MinionFilter] = {
    Trait.BLACK_HAND: MinionFilter(vampire=True, sects=(Sect.SABBAT,)),
    Trait.SERAPH: MinionFilter(vampire=True, trait=Trait.BLACK_HAND),
}
"""By a ruling, only these vampires can have the traits."""
GIVEN = (*ROOTS, Trait.INFERNAL, Trait.STERILE, Trait.RED_LIST)


def add_lasting_clauses(grammar: Grammar) -> None:
    """Add the sentences to ``core``."""
    _add_traits(grammar)
    _add_powers(grammar)
    grammar.add("core", "<minions> cannot perform political actions", _uncalled)


def _add_traits(grammar: Grammar) -> None:
    grammar.terminal("given trait", names({one.value: one for one in GIVEN}))
    grammar.add("core", "<self> is [a] <given trait>", _given)
    grammar.add("core", "<self> gets flight", lambda: Always(HasTrait(Trait.FLIGHT)))


def _given(trait: Trait) -> Always:
    root = ROOTS.get(trait)
    return Always(HasTrait(trait, () if root is None else (Is("host", root),)))


def _add_powers(grammar: Grammar) -> None:
    grammar.add(
        "core",
        "this minion can burn <n> blood to unlock at the end of any methuselah's turn",
        lambda n: Always(
            Power(
                sentence="{card}: {minion} burns blood to unlock.",
                at=END_OF_TURN,
                effects=(Unlock(),),
                user="host",
                blood=n,
            )
        ),
    )
    grammar.add(
        "core",
        "can lock this card to add <n> blood to <minion> or <waiting> {not usable during combat}",
        _fed,
    )
    grammar.add(
        "core",
        "during your minion phase , that methuselah can burn <minion> to burn this card",
        _ransomed,
    )


def _fed(n: int, minions: Minions, waiting: Target) -> Usable | None:
    """Blood for a vampire in the ready or uncontrolled region, but not during combat."""
    if minions.whose != "mine" or not minions.who.vampire:
        return None
    target = Either(AMinion(in_state(minions.who, ready=True), "mine"), waiting)
    return Usable(
        Instruction(
            effects=(Gain(n, Blood("target")),), target=target, at=OUTSIDE_COMBAT, lock=True
        )
    )


def _ransomed(minions: Minions) -> Always | None:
    """Any Methuselah can burn one of her minions to burn the card."""
    if minions.whose != "mine" or minions.who.another:
        return None
    return Always(
        Power(
            sentence="Burn {target} to burn {card}.",
            at=ANY_TIME,
            user="anybody",
            conditions=(MyTurn(), InPhase(Phase.MINION)),
            target=AMinion(minions.who, "mine"),
            effects=(BurnCard("target"), BurnCard("this")),
        )
    )


def _uncalled(minions: Minions) -> Always | None:
    if minions.whose is not None or minions.who.another:
        return None
    return Always(Restriction(activity=Activity.CALL, host=False, who=minions.who))
