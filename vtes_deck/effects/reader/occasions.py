"""The clauses about when a card can be played, and by whom."""

from __future__ import annotations

from cardbase.terms import Type
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    AS_ANNOUNCED,
    BEFORE_COMBAT,
    BEFORE_RANGE,
    POLLING,
    VAMPIRE,
    ActionWas,
    AtBleed,
    BeforeBlock,
    Belongs,
    BlockAttempted,
    Blocked,
    Directed,
    DirectedAtMe,
    InRound,
    Is,
    MinionFilter,
    Not,
    PoliticalReferendum,
    ReferendumPassed,
    Role,
    Same,
    Successful,
)
from vtes_deck.effects.vocab.context import Condition
from vtes_deck.effects.vocab.minion_filter import ANYONE
from vtes_deck.engine.state.moves import Range

BLEEDING = ("if a minion is bleeding you, after blocks are declined", None)
ATTEMPTED = ("if a minion attempts to block", BlockAttempted())
AT_BLEED = ("during a bleed action", AtBleed())


def add_occasions(grammar: Grammar) -> None:
    """Add the clauses, each with the name ``line``."""
    modifier_ = Type.ACTION_MODIFIER
    successful: tuple[Condition, ...] = (Successful(),)
    resolved = "after resolution of a successful"
    occasions: dict[str, Statement] = {
        "during a bleed action": Statement(occasion=AT_BLEED),
        "if a minion is bleeding you, after blocks are declined": Statement(
            kind=Type.REACTION, occasion=BLEEDING
        ),
        "if a minion attempts to block": Statement(kind=modifier_, occasion=ATTEMPTED),
        "as the action is announced": Statement(at=AS_ANNOUNCED),
        "during the polling step of a political action": Statement(
            at=POLLING, conditions=(PoliticalReferendum(),)
        ),
        "during the polling step of any referendum": Statement(at=POLLING),
        "by a ready vampire other than the acting minion": Statement(
            kind=modifier_, role=Role.OTHER
        ),
        "by a locked vampire": Statement(kind=Type.REACTION, role=Role.LOCKED, who=VAMPIRE),
        "by a locked minion": Statement(kind=Type.REACTION, role=Role.LOCKED),
        f"{resolved} action": Statement(at=AFTER_ACTION, conditions=successful),
        f"{resolved} directed action": Statement(
            at=AFTER_ACTION, conditions=(*successful, Directed())
        ),
        "after action resolution": Statement(at=AFTER_ACTION),
        "if the action was successful": Statement(conditions=successful),
        "if this action is blocked": Statement(conditions=(Blocked(),)),
        "after resolution of a political action whose referendum passed": Statement(
            at=AFTER_ACTION, conditions=(ReferendumPassed(),)
        ),
        "by a locked vampire who has blocked, after block resolution": Statement(
            kind=Type.REACTION,
            role=Role.LOCKED,
            at=AFTER_ACTION,
            conditions=(Same("user", "blocker"),),
        ),
        "if this minion is blocked, before block resolution": Statement(
            kind=modifier_, at=BEFORE_COMBAT, conditions=(BeforeBlock(),)
        ),
        "if your predator controls the acting minion": Statement(
            kind=Type.REACTION, conditions=(Belongs("acting", "predator"),)
        ),
        "during an action directed at you": Statement(
            kind=Type.REACTION, conditions=(DirectedAtMe(),)
        ),
        "(on | during) an undirected action": Statement(conditions=(Not(Directed()),)),
        "during a directed action": Statement(kind=Type.REACTION, conditions=(Directed(),)),
        "during a bleed action directed at you": Statement(
            kind=Type.REACTION, conditions=(AtBleed("me"),)
        ),
        "before range is determined": Statement(kind=Type.COMBAT, at=BEFORE_RANGE),
        "during the first round": Statement(kind=Type.COMBAT, conditions=(InRound(1),)),
        "before range is determined during the first round": Statement(
            kind=Type.COMBAT, at=BEFORE_RANGE, conditions=(InRound(1),)
        ),
        "at long range": Statement(kind=Type.COMBAT, only_at=Range.LONG),
        "at close range": Statement(kind=Type.COMBAT, only_at=Range.CLOSE),
    }
    for who, kind in (("vampire", VAMPIRE), ("minion", ANYONE)):
        grammar.add(
            "line",
            f"usable by a locked {who}",
            lambda kind=kind: Statement(kind=Type.REACTION, role=Role.EITHER, who=kind),
        )
    for pattern, line in occasions.items():
        grammar.add("line", f"only usable {pattern}", lambda line=line: line)
    grammar.add(
        "line",
        "only usable against <who plural>",
        lambda who: Statement(kind=Type.REACTION, conditions=(Is("acting", who),)),
    )
    grammar.add(
        "line", "only usable if <who> is bleeding you , after blocks are declined", _bled_by
    )
    grammar.add(
        "line",
        "not usable during a bleed action",
        lambda: Statement(conditions=(ActionWas("bleed", but=True),)),
    )
    grammar.add(
        "line",
        "not usable (during | on) the first round [of combat]",
        lambda: Statement(kind=Type.COMBAT, conditions=(Not(InRound(1)),)),
    )


def _bled_by(who: MinionFilter) -> Statement | None:
    if who == ANYONE:
        return None
    return Statement(kind=Type.REACTION, conditions=(Is("acting", who),), occasion=BLEEDING)
