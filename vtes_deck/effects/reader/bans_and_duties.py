"""Sentences about a card in play that no other module reads: bans, duties and responses."""

from __future__ import annotations

from cardbase.terms import Bonus, Type
from vtes_deck.effects.reader.actions import can_be_stolen
from vtes_deck.effects.reader.adverbials import HOST_ACTS, HOST_CALLS
from vtes_deck.effects.reader.cores import Always, Bonuses
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction
from vtes_deck.effects.reader.nouns import Minions
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    NOTHING,
    RESOLVED,
    ROUND,
    ActionWas,
    Activity,
    AMinion,
    Aura,
    Blood,
    Burn,
    CannotPlay,
    CardAction,
    ChosenMinion,
    Control,
    EntersWith,
    GivePress,
    HasAggravatedHands,
    HasDiscipline,
    HasFed,
    HostFights,
    InRound,
    Is,
    KeepsTitle,
    MastersCostMore,
    MissesUnlock,
    Pool,
    RescueCosts,
    Restriction,
    Same,
    SilencesRetainers,
    StrikesFirst,
    Trigger,
    VoteToll,
    entering_camarilla,
)
from vtes_deck.effects.vocab.definition import Part

CASTS = "must burn <n> blood to cast votes and ballots against referendums called by <self>"
OPPOSED = Same("opposing", "host")
FACTS: dict[str, Part] = {
    "<self> strikes with first strike": StrikesFirst(),
    "damage from <self> 's hand strikes is aggravated": HasAggravatedHands(),
    "<self> cannot perform political actions": Restriction(activity=Activity.CALL),
    "<self> cannot press in combat": Restriction(activity=Activity.PRESS),
    "<self> cannot act": Restriction(activity=Activity.ACT),
    "<self> does not unlock as normal": Restriction(activity=Activity.UNLOCK_NORMALLY),
    "<self> cannot have or use equipment": Restriction(activity=Activity.BEAR),
    "during their unlock phase , any vampire contesting <self> 's title must yield": KeepsTitle(),
    "retainers employed by minions opposing <self> in combat lose their abilities": (
        SilencesRetainers()
    ),
    "during a hunt action , <self> does not get the usual +1 stealth": Aura(
        bonus=Bonus.STEALTH, n=-1, host=True, conditions=(HOST_ACTS, ActionWas("hunt"))
    ),
    "after a successful hunt , during their next unlock phase , "
    "<self> does not unlock as normal": Trigger(
        on=RESOLVED, effects=(MissesUnlock(),), host=True, conditions=(HasFed(),)
    ),
    "once each combat , <self> gets 1 press {mandatory} , only usable to continue combat": Trigger(
        on=ROUND,
        effects=(GivePress("continue", must=True, who="host"),),
        conditions=(HostFights(), InRound(1)),
    ),
}
"""Sentences without a variable part."""


def add_sentences(grammar: Grammar) -> None:
    """Add the sentences to ``core``."""
    for pattern, part in FACTS.items():
        grammar.add("core", pattern, lambda part=part: Always(part))
    grammar.add("core", f"<minions> {CASTS}", _vote_toll)
    grammar.add("core", "<self> cannot play <type> cards", _cannot_play)
    grammar.add(
        "core",
        "<self> cannot play cards requiring (<type>)",
        lambda one: Always(CannotPlay((one,))),
    )
    grammar.add(
        "core",
        "<self> cannot play <type> or <type> cards",
        lambda one, other: Always(CannotPlay((one, other))),
    )
    grammar.add(
        "core",
        "<self> gets superior <discipline>",
        lambda code: Always(HasDiscipline(code.upper())),
    )
    grammar.add(
        "core",
        "<self> gets <more> level of <discipline>",
        lambda n, code: Always(HasDiscipline(code)) if n == 1 else None,
    )
    grammar.add("mine", "you", lambda: True)
    grammar.add(
        "core",
        "master cards targeting <self> cost [<mine>] <n> additional pool",
        lambda mine, n: Always(MastersCostMore(n, bool(mine))),
    )
    for word, sign in (("additional", 1), ("fewer", -1)):
        grammar.add(
            "core",
            f"rescuing <self> from torpor costs <n> {word} blood",
            lambda n, sign=sign: Always(RescueCosts(n=sign * n, itself=True)),
        )
    grammar.add("core", "as <self> enters play , <instructions>", _entering)
    grammar.add("core", "during a referendum <self> calls , <minions> get <more> <bonus>", _called)
    grammar.add("core", "during a referendum <self> calls , <self> gets <more> <bonus>", _calling)
    grammar.add(
        "core", "in combat with <self> cannot strike : combat ends , <minions>", _no_end_of_combat
    )
    grammar.add(
        "core",
        "<minions> get <more> bleed against a methuselah who controls <who>",
        lambda to, n, who: Bonuses(n, Bonus.BLEED, None, to, (Control(AMinion(who, "bled")),)),
    )
    grammar.add(
        "core",
        "<self> cannot block the chosen minion",
        lambda: Always(
            Restriction(activity=Activity.BLOCK, conditions=(Is("acting", ChosenMinion()),))
        ),
    )
    grammar.add(
        "core",
        "as any <described> enters play , they can choose to become camarilla",
        lambda who: Always(entering_camarilla(who)),
    )
    _add_actions_of_others(grammar)
    _add_blocked(grammar)


def _cannot_play(kind: Type) -> Always | None:
    """A ban on a type. "Action cards" is refused: a ruling extends it to all cards that act."""
    return None if kind is Type.ACTION else Always(CannotPlay((kind,)))


def _vote_toll(minions: Minions, n: int) -> Always | None:
    return Always(VoteToll(n=n, who=minions.who)) if minions.whose is None else None


def _entering(instruction: Instruction) -> Always | None:
    if (
        instruction.target != NOTHING
        or instruction.at
        or instruction.pool
        or instruction.blood
        or instruction.lock
    ):
        return None
    return Always(EntersWith(instruction.effects))


def _called(minions: Minions, n: int, bonus: Bonus) -> Bonuses | None:
    if bonus not in {Bonus.VOTES, Bonus.BALLOTS}:
        return None
    return Bonuses(n, bonus, None, minions, (HOST_CALLS,))


def _calling(n: int, bonus: Bonus) -> Bonuses | None:
    return Bonuses(n, bonus, None, None, (HOST_CALLS,)) if bonus is Bonus.VOTES else None


def _no_end_of_combat(minions: Minions) -> Always | None:
    if minions.whose is not None:
        return None
    return Always(
        Restriction(
            activity=Activity.END_COMBAT, host=False, who=minions.who, conditions=(OPPOSED,)
        )
    )


def _add_actions_of_others(grammar: Grammar) -> None:
    tail = "as (a | an) <mark> action <price>"
    grammar.add("core", f"<minions> can steal <self> {tail}", _vampire_can_be_stolen)
    grammar.add("core", f"<minions> can burn <n> blood from <self> {tail}", _bled_dry)


def _vampire_can_be_stolen(
    minions: Minions, mark: tuple[int, bool], price: tuple[int, int]
) -> Always | None:
    return can_be_stolen(minions, mark, price, "this")


def _bled_dry(
    minions: Minions, n: int, mark: tuple[int, bool], price: tuple[int, int]
) -> Always | None:
    if minions.whose is not None or minions.who.another or not mark[1]:
        return None
    return Always(
        CardAction(
            sentence=f"{{minion}} acts to burn {n} blood from {{card}}.",
            effects=(Burn(n, Blood("this")),),
            who=minions.who,
            stealth=mark[0],
            pool=price[0],
            blood=price[1],
        )
    )


def _add_blocked(grammar: Grammar) -> None:
    """Add effects that happen when the minion with the text is blocked."""
    end = "burns <n> blood before block resolution"
    grammar.add(
        "core",
        f"if <self> is blocked by <minion> , (<self>) {end}",
        lambda by, n: _as_blocked(by, n, Blood()),
    )
    grammar.add(
        "core",
        f"if <self> is blocked by <minion> , the blocking minion {end}",
        lambda by, n: _as_blocked(by, n, Blood("blocker")) if by.who.vampire else None,
    )
    grammar.add(
        "core",
        "if <self> is blocked , the blocking minion's controller burns <n> pool before block "
        "resolution",
        lambda n: Always(
            Trigger(on=ACTION_BLOCKED, effects=(Burn(n, Pool("blocker")),), host=True)
        ),
    )
    grammar.add(
        "core",
        f"if <self> is blocked , <self> {end}",
        lambda n: Always(Trigger(on=ACTION_BLOCKED, effects=(Burn(n, Blood()),), host=True)),
    )


def _as_blocked(by: Minions, n: int, what: Blood) -> Always | None:
    if by.whose is not None:
        return None
    conditions = (Is("blocker", by.who),)
    return Always(
        Trigger(on=ACTION_BLOCKED, effects=(Burn(n, what),), host=True, conditions=conditions)
    )
