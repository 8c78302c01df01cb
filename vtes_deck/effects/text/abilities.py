"""The abilities of cards in play as card text, except powers (see ``powers``)."""

from __future__ import annotations

from msgspec.structs import replace

from cardbase.disciplines import DISCIPLINES
from cardbase.terms import Bonus
from vtes_deck.effects.text.implied import implied
from vtes_deck.effects.text.modes import effect_phrases
from vtes_deck.effects.text.moves import move_text, only_to, strike_text
from vtes_deck.effects.text.powers import PERIODS, is_minion, power
from vtes_deck.effects.text.statics import NUMBERS, aura, discount, restriction, trigger
from vtes_deck.effects.vocab.action_conditions import (
    Not,
)
from vtes_deck.effects.vocab.action_effects import Unlock
from vtes_deck.effects.vocab.card_moves import MoveCards
from vtes_deck.effects.vocab.cards_in_play import BurnCard
from vtes_deck.effects.vocab.choices import (
    ForEach,
    If,
)
from vtes_deck.effects.vocab.combat_effects import InflictDamage
from vtes_deck.effects.vocab.combat_entry import EnterCombat
from vtes_deck.effects.vocab.combat_flow import InRound
from vtes_deck.effects.vocab.context import Condition, Effect, Node
from vtes_deck.effects.vocab.cost_changes import Discount
from vtes_deck.effects.vocab.counters import Blood, Gain
from vtes_deck.effects.vocab.definition import Part
from vtes_deck.effects.vocab.game_conditions import IS_MERGED
from vtes_deck.effects.vocab.grants import MissesUnlock
from vtes_deck.effects.vocab.hand_size import HandSize
from vtes_deck.effects.vocab.minion_filter import (
    ANYONE,
    MinionFilter,
    Whose,
    plural_of,
)
from vtes_deck.effects.vocab.modes import CardReferendum
from vtes_deck.effects.vocab.permissions import (
    HasAggravatedHands,
    StrikesFirst,
)
from vtes_deck.effects.vocab.powers import (
    Aura,
    BleedAction,
    CardAction,
    EntersWith,
    HuntAction,
    InCombat,
    PoliticalCardAction,
    Power,
    Restriction,
    StaticBonus,
    Trigger,
)
from vtes_deck.effects.vocab.references import Belongs, Is, The
from vtes_deck.effects.vocab.referendum_terms import ChooseCard
from vtes_deck.effects.vocab.static_effects import (
    BurnsWhenEmpty,
    CancelledByDiscard,
    CancelledByPool,
    CannotPlay,
    CannotUse,
    FollowsLeader,
    HasDiscipline,
    KeepsTitle,
    MastersCostMore,
    OnePerMinion,
    PassesFor,
    ReducesDamage,
    RescueCosts,
    SilencesRetainers,
    StealthInAction,
    Toll,
    VoteToll,
)
from vtes_deck.effects.vocab.targets import AnyX, Either
from vtes_deck.effects.vocab.wording import Wording, listed, missing_wording, signed, with_article
from vtes_deck.engine.state.moves import Move, Use
from vtes_deck.engine.state.table import Until


def said(part: Part, wording: Wording) -> str:
    """An ability as sentences, without the last full stop; empty if another part states it.

    A symbol before the ability means that it requires a merged vampire.
    """
    conditions = getattr(part, "conditions", ())
    if IS_MERGED in conditions:
        part = replace(part, conditions=tuple(one for one in conditions if one != IS_MERGED))
    if renders_itself(part):
        return part.say(wording)
    found = _of_kind(part, wording)
    return missing_wording(part) if found is None else found


def renders_itself(part: Node) -> bool:
    """Whether a part is a private word of a card that renders itself."""
    return type(part).say is not Node.say


def _of_kind(part: Node, wording: Wording) -> str | None:  # noqa: C901, PLR0911, PLR0912 - one case for each kind
    match part:
        case Power():
            return power(part, wording)
        case BleedAction() | CardAction():
            return card_action(part, wording)
        case InCombat():
            return in_combat(part, wording)
        case Aura():
            return aura(part, wording)
        case StaticBonus():
            noun = NUMBERS.get(part.bonus, part.bonus.value)
            plural = "s" * (part.bonus is Bonus.VOTES and abs(part.n) > 1)
            return f"{wording.user} gets {signed(part.n)} {noun}{plural}"
        case Trigger():
            return trigger(part, wording)
        case Restriction():
            return restriction(part, wording)
        case EntersWith():
            effects = " and ".join(effect_phrases(part.effects, wording))
            return f"as {wording.user} enters play, {effects}"
        case Discount():
            return discount(part, wording)
        case Toll():
            what = "blood" if part.who.vampire else "blood or life"
            played = wording.user.startswith("this") and not wording.stays
            blocked = "this action" if played else wording.user
            return f"{plural_of(part.who)} must burn {part.n} {what} to attempt to block {blocked}"
        case VoteToll():
            return (
                f"{plural_of(part.who)} must burn {part.n} blood to cast votes and ballots against "
                f"referendums called by {wording.user}"
            )
        case MastersCostMore():
            whose = " you" if part.mine else ""
            return f"master cards targeting {wording.user} cost{whose} {part.n} additional pool"
        case CannotUse():
            return f"{wording.user} cannot use cards requiring {DISCIPLINES[part.discipline].name}"
        case FollowsLeader():
            return f"{wording.user} cannot perform directed actions unless {part.name} is ready"
        case PassesFor():
            clan = with_article(part.clan)
            who = f"you and {wording.user}" if part.master else wording.user
            return f"{who} can play cards requiring {clan} as if {wording.user} were {clan}"
        case HasDiscipline():
            name = DISCIPLINES[part.level.lower()].name
            level = "superior" if part.level.isupper() else "+1 level of"
            return f"{wording.user} gets {level} {name}"
        case KeepsTitle():
            contesting = f"any vampire contesting {wording.user}'s title"
            return f"{contesting} must yield during their unlock phase"
        case SilencesRetainers():
            return (
                f"retainers employed by minions opposing {wording.user} in combat lose their "
                "abilities"
            )
        case StrikesFirst():
            against = f" in combat with {part.against.say(wording)}" * (part.against != ANYONE)
            return f"{wording.user} strikes with first strike{against}"
        case HasAggravatedHands():
            return f"damage from {wording.user}'s hand strikes is aggravated"
        case CannotPlay():
            kinds = listed([one.value.lower() for one in part.types], "or")
            return f"{wording.user} cannot play {kinds} cards"
        case StealthInAction():
            who = part.clan or plural_of(part.who)
            return f"{who} get {signed(part.n)} stealth during that action"
        case RescueCosts():
            whom = wording.user if part.itself else part.whom.say(wording)
            payer = "" if part.itself else f" {wording.user}"
            many = f"{part.n} additional" if part.n > 0 else f"{-part.n} fewer"
            return f"rescuing {whom} from torpor costs{payer} {many} blood"
        case ReducesDamage():
            return (
                "each strike or damaging effect made by the opposing minion against "
                f"{wording.user} in combat inflicts {part.n} less damage"
            )
        case OnePerMinion():
            what = wording.name if part.trait is None else part.trait.value
            return f"a minion can have only one {what}"
        case BurnsWhenEmpty():
            return f"burn {wording.this} if it has no {part.noun}"
        case CancelledByPool():
            return f"their controller can burn {part.pool} pool to cancel this card as it is played"
        case CancelledByDiscard():
            kind = part.type.value.lower()
            return f"they can discard two {kind} cards to cancel this card as it is played"
        case _:
            return None


def card_action(part: CardAction, wording: Wording) -> str:
    """An action that a card in play allows."""
    directed = DIRECTED_MARK if not isinstance(part, PoliticalCardAction) else ""
    stealth = f"{signed(part.stealth)} stealth " if part.stealth else ""
    cost = [f"{part.pool} pool"] if part.pool else []
    cost += [f"{part.blood} blood"] if part.blood else []
    costs = f" that costs {' and '.join(cost)}" if cost else ""
    if part.host:
        doer = wording.user
    else:
        doer = plural_of(part.who)
        doer = f"other {doer}" if part.others else doer
        named = doer.startswith("the ")
        doer += " you control" if part.whose == "mine" and not named else ""
    target = (
        wording.this if part.target is None else implied(part.target, part.effects).say(wording)
    )
    aimed = replace(wording, subject=doer, target=target)
    if isinstance(part.target, AnyX) and part.target.least == 1:
        aimed = replace(aimed, number=f"up to {part.target.most}")
    said = [one.say(wording) for one in part.conditions if not _is_fighter(one, part)]
    asked = "".join(f"{one}, " for one in said if one)
    doer = f"{asked}{doer}"
    if isinstance(part, BleedAction):
        plus = f" with {signed(part.plus)} bleed" if part.plus else ""
        return (
            f"{doer} can bleed{WHOM.get(part.whom, '')}{plus} as a {stealth}{directed}action{costs}"
        )
    if isinstance(part, PoliticalCardAction):
        burns = f"{doer} can call a referendum to burn {wording.this}"
        return f"{burns} as a {stealth}political action{costs}"
    harm = [one for one in part.effects if isinstance(one, InflictDamage) and one.which != "target"]
    costs += "".join(f" that {one.say(aimed)}" for one in harm)
    sequel = [one for one in part.effects if isinstance(one, If)]
    later = [one for one in part.effects if isinstance(one, MissesUnlock)]
    rest = [one for one in part.effects if one not in (*harm, *sequel, *later)]
    does = " to ".join(filter(None, (one.say(aimed) for one in rest)))
    if isinstance(part, HuntAction):
        return f"{doer} can {does} as a {stealth}hunt action{costs}"
    after = "".join(
        f". If successful, {one.say(replace(aimed, target='that vampire'))}" for one in later
    )
    if not _is_directed(part):
        directed = ""
    article = "a" if stealth or directed else "an"
    after += "".join(f". {one.say(aimed)}" for one in sequel)
    does = f"lock {wording.this} to attempt to {does}" if part.lock else does
    return f"{doer} can {does} as {article} {stealth}{directed}action{costs}{after}"


def is_spoken(part: CardReferendum) -> bool:
    """Whether the action that calls a referendum can state its effect in the same sentence."""
    return (
        not part.called
        and not part.conditions
        and len(part.terms) <= 1
        and all(isinstance(one, ChooseCard) for one in part.terms)
        and part.passed != (BurnCard("this"),)
    )


def call(part: PoliticalCardAction, called: CardReferendum, wording: Wording) -> str:
    """A political action whose referendum has effects other than burning the card."""
    doer = wording.user if part.host else plural_of(part.who)
    doer += " controlled by other Methuselahs" if part.whose == "others" else ""
    chosen = [one.target.say(wording) for one in called.terms if isinstance(one, ChooseCard)]
    aimed = replace(wording, subject=doer, target="".join(chosen))
    does = " and ".join(filter(None, (one.say(aimed) for one in called.passed)))
    asked = "".join(f"{one.say(wording)}, " for one in part.conditions)
    stealth = f"{signed(part.stealth)} stealth " if part.stealth else ""
    return f"{asked}{doer} can call a referendum to {does} as a {stealth}political action"


def _is_fighter(condition: Condition, part: CardAction) -> bool:
    """Whether the rules of combat imply the condition: a ready minion of another Methuselah."""
    ready_or_other = (Is("host", MinionFilter(ready=True)), Not(Belongs("host", "mine")))
    return condition in ready_or_other and any(isinstance(one, EnterCombat) for one in part.effects)


WHOM: dict[Whose, str] = {"others": " any Methuselah", "predator": " your predator"}
"""The targets of a bleed that is not limited to the prey."""
DIRECTED_MARK = "Ⓓ "


def _is_directed(part: CardAction) -> bool:
    """Whether the action can target another Methuselah or her cards (CRD-02)."""
    target = part.target.target if isinstance(part.target, AnyX) else part.target
    target = target.other if isinstance(target, Either) else target
    whose = getattr(target, "whose", None)
    if part.target is None:
        return not (part.host and part.whose == "mine") and not any(
            isinstance(one, (MoveCards, HandSize))
            or (isinstance(one, ForEach) and getattr(one.target, "whose", "") == "mine")
            or (isinstance(one, Gain) and one.what == Blood("this"))
            for one in part.effects
        )
    if whose == "any" and all(_helps(one) for one in part.effects):
        return False  # texts have the (D) only if the action is meant for other Methuselahs
    return whose in {"others", "any", "prey", "predator", "predator or prey"} or part.target == The(
        "host"
    )


def _helps(effect: Effect) -> bool:
    """Whether an effect benefits the target."""
    if isinstance(effect, Gain):
        return effect.what == Blood("target")
    return isinstance(effect, Unlock) and effect.who == "target"


def _optional(move: Move) -> str:
    """The part of a move that is for later use; empty if the move takes effect at once."""
    if move.strike is not None or move.prevent:
        return ""
    if move.maneuver is not Use.NONE:
        return "maneuver"
    if move.press is not Use.NONE:
        return "press"
    return "additional strike (limited)" if move.additional == 1 else ""


def in_combat(part: InCombat, wording: Wording) -> str:
    """A move that a card in play offers, perhaps only against some opposing minions."""
    against = [one for one in part.conditions if isinstance(one, Is) and one.which == "opposing"]
    bearer = [one for one in part.conditions if isinstance(one, Is) and one.which == "host"]
    if bearer and part.move.strike is not None:
        left = tuple(one for one in part.conditions if one not in bearer)
        return f"{bearer[0].who.say(wording)} can {_move(replace(part, conditions=left), wording)}"
    if not against:
        return _move(part, wording)
    rest = tuple(one for one in part.conditions if one not in against)
    gives = part.move.maneuver is not Use.NONE or part.move.press is not Use.NONE
    move = replace(part.move, once=None) if gives else part.move
    return f"{against[0].say(wording)}, {_move(replace(part, conditions=rest, move=move), wording)}"


def _move(part: InCombat, wording: Wording) -> str:
    """A move without the condition on the opposing minion."""
    move = part.move
    each = f" each {PERIODS[move.once]}" if move.once in PERIODS and move.once else ""
    if InRound(1) in part.conditions:
        each = " during the first round"
    if Not(InRound(1)) in part.conditions:
        each += " after the first"
    against = [one for one in part.conditions if isinstance(one, Is) and one.which == "opposing"]
    lead = "".join(f"{one.say(wording)}, " for one in against)
    if move.only_at is not None and is_minion(wording):
        lead = f"if the range is {move.only_at.name.lower()}, {lead}"
    cost = [f"burn {move.blood} blood"] if move.blood else []
    cost += [one.say(wording) for one in part.first]
    paid = f"{' and '.join(cost)} to " if cost else ""
    optional = _optional(move)
    only = f", only usable to {move.press_only} combat" if move.press_only else ""
    if optional:
        if paid:
            return f"once{each}, {lead}{wording.user} can {paid}get 1 {optional}{only}"
        period = "" if lead and move.once is Until.COMBAT else each
        return f"{lead}{wording.user} gets 1 optional {optional}{period}{only}"
    if move.strike is not None and move.maneuver is not Use.NONE:
        return f"{strike_text(move.strike)}, with 1 optional maneuver{each}{only_to(move)}"
    said_ = move_text(move, wording)
    special = move.strike is not None and move.strike.special and not move.strike.combat_ends
    if special:
        said_ = f"strike: {' and '.join(one.say(wording) for one in part.effects)}"
    if is_minion(wording) or (wording.user == "this minion" and (special or not move.strike)):
        once = f"once{each}, " if each else ""
        return f"{once}{lead}{wording.user} can {paid}{said_}".removesuffix(" to ")
    return said_ + _limit(part, each)


def _limit(part: InCombat, each: str) -> str:
    """The rounds and the range in which a move is usable."""
    move = part.move
    at = "" if move.only_at is None else f"only at {move.only_at.name.lower()} range"
    if at and move.once is None and move.strike is not None:
        later = " in later rounds" if Not(InRound(1)) in part.conditions else ""
        return f", {at.replace('only', 'only usable', 1)}{later}"
    if each:
        return f", only usable once{each}{' and ' * bool(at)}{at}"
    return ""
