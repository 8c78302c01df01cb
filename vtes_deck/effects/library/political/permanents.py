"""Political actions whose card stays in play."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    SEATS,
    CardInPlay,
    Condition,
    DelaysReplacement,
    Does,
    Effect,
    EffectContext,
    Key,
    Number,
    Option,
    OwnStatic,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import (
    ACT,
    ATTEMPTS,
    GOES_TO_TORPOR,
    SPOILS,
    UNLOCK,
    VAMPIRE,
    ACard,
    Activity,
    AMinion,
    Aura,
    Belongs,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    CardAction,
    CardReferendum,
    ChooseCard,
    ChooseMethuselah,
    ChooseMethuselahs,
    ChosenMethuselahs,
    Control,
    EnterCombat,
    Gain,
    Is,
    MinionFilter,
    MyTurn,
    Not,
    OnePerMinion,
    Phase,
    PoliticalCardAction,
    PoliticalReferendum,
    Pool,
    Power,
    PutInPlay,
    PutOn,
    Restriction,
    Same,
    Sect,
    Trigger,
    Unlock,
    Until,
    Zone,
    card,
)

CAMARILLA = MinionFilter(vampire=True, sects=(Sect.CAMARILLA,))
READY_VAMPIRES = AMinion(MinionFilter(vampire=True, ready=True), "others")
IN_TORPOR = MinionFilter(vampire=True, torpor=True)
YOUNGER_ANARCH = MinionFilter(sects=(Sect.ANARCH,), ready=True, younger=True, locked=True)
CALLS_TO_BURN = "{minion} acts to call a referendum to burn {card}."
TO_BURN = CardReferendum(passed=(BurnCard("this"),))
VAMPIRES_BURN = PoliticalCardAction(sentence=CALLS_TO_BURN, who=VAMPIRE, stealth=1, effects=())


class BlockersBleed(Trigger, frozen=True, kw_only=True):
    """Vampires that attempt to block the vampire burn blood, at most the blood that they have."""

    @override
    def say(self, wording: Wording) -> str:
        blockers = [one.who.noun(plural=True) for one in self.conditions if isinstance(one, Is)]
        acting = [
            f"attempting to block {wording.user}"
            for one in self.conditions
            if isinstance(one, Same)
        ]
        return " ".join([*blockers, *acting, "burn 1 blood"])


class NotChosenYet(ChooseMethuselahs, frozen=True):
    """Methuselahs who are not chosen by another copy of the card in play."""

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        table = context.table
        copies = ACard(Zone.IN_PLAY, whose="any", number=YEAR_OF_FORTUNE).found(context)
        named = 0
        for copy in copies:
            named |= table.in_play[copy].mark(SEATS)
        found = super().options(context, chosen)
        free = [one for one in found if one.seat < 0 or not named & 1 << one.seat]
        return free if any(one.seat >= 0 for one in free) else []

    @override
    def say(self, wording: Wording) -> str:
        return (
            "choose one or more Methuselahs who are not chosen for any other Year of Fortune in "
            "play"
        )


class NotesChosen(SaidElsewhere, Effect, frozen=True):
    """Records the chosen Methuselahs on the card."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.HAND_SIZE, 1, whose="any"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        card_in_play = context.table.in_play.get(context.card)
        if card_in_play is not None:
            seats = (seat for _, seat, _ in ChosenMethuselahs().choices(context))
            card_in_play.set_mark(SEATS, sum(1 << seat for seat in seats))


class ChosenHandSize(OwnStatic, Number, frozen=True):
    """A larger hand size for the chosen Methuselahs."""

    n: int

    key: ClassVar[Key] = Bonus.HAND_SIZE
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.HAND_SIZE, self.n, whose="any"),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        named = isinstance(on, int) and table.in_play[source].mark(SEATS) & 1 << on
        return self.n if named else 0

    @override
    def say(self, wording: Wording) -> str:
        return f"each chosen Methuselah gets +{self.n} hand size"


class HasNoFirebrand(SaidElsewhere, Condition, frozen=True):
    """The vampire has no copy of the card yet."""

    @override
    def holds(self, context: EffectContext) -> bool:
        cards = context.table.cards
        return all(cards[one].id != FIREBRAND for one in context.user_minion.attached)


class HasNoPortcullis(Not, frozen=True):
    """The Methuselah has no copy of the card in play."""

    @override
    def say(self, wording: Wording) -> str:
        return f"a Methuselah can have only one {wording.name}"


class SpoilsOfWar(Trigger, frozen=True, kw_only=True):
    """The card is burned for pool after the prey was ousted."""

    @override
    def say(self, wording: Wording) -> str:
        return "after your prey is ousted, burn this card and gain 3 additional pool"


class NotesSilenced(NotesChosen, frozen=True):
    """Records the chosen Methuselah on the card."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.HAND_SIZE, 1, whose="others", less=True),)


class ReplacesAfterMinionPhase(OwnStatic, DelaysReplacement, frozen=True):
    """The chosen Methuselah replaces no card before a minion phase ends."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.HAND_SIZE, 1, whose="others", less=True),)

    @override
    def until(self, table: Table, source: int, seat: int) -> Until | None:
        named = table.in_play[source].mark(SEATS) & 1 << seat
        return Until.MINION if named and table.phase is Phase.MINION else None

    @override
    def say(self, wording: Wording) -> str:
        return "the chosen Methuselah does not replace cards during any Methuselah's minion phase"


class SmallerHand(Aura, frozen=True, kw_only=True):
    """A smaller hand size for the controller."""

    @override
    def say(self, wording: Wording) -> str:
        return f"you get {self.n} hand size"


class ChooseAnother(ChooseMethuselah, frozen=True):
    """Chooses another Methuselah."""

    @override
    def say(self, wording: Wording) -> str:
        return "choose another Methuselah"


YEAR_OF_FORTUNE = 102200
FIREBRAND = 100736

CARDS = (
    card(
        100084,
        "Archon",
        CardReferendum(terms=(ChooseCard(AMinion(CAMARILLA, "any")),), passed=(PutOn("target"),)),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            stealth=1,
            target=READY_VAMPIRES,
            effects=(EnterCombat(),),
        ),
        BlockersBleed(
            on=ATTEMPTS,
            conditions=(Same("host", "acting"), Is("target", VAMPIRE)),
            effects=(Burn(1, Blood("target")),),
        ),
        Restriction(activity=Activity.BE_HUNTED),
        PoliticalCardAction(sentence=CALLS_TO_BURN, who=CAMARILLA, stealth=1, effects=()),
        TO_BURN,
    ),
    card(
        YEAR_OF_FORTUNE,
        "Year of Fortune",
        CardReferendum(terms=(NotChosenYet(),), passed=(PutInPlay(), NotesChosen())),
        ChosenHandSize(1),
        VAMPIRES_BURN,
        TO_BURN,
    ),
    card(
        101192,
        "The Meddling of Semsith",
        CardReferendum(terms=(ChooseAnother(),), passed=(PutInPlay(), NotesSilenced())),
        SmallerHand(bonus=Bonus.HAND_SIZE, n=-1),
        ReplacesAfterMinionPhase(),
        VAMPIRES_BURN,
        TO_BURN,
    ),
    card(
        102303,
        "Raising the Portcullis",
        CardReferendum(
            passed=(PutInPlay(),),
            conditions=(HasNoPortcullis(Control(ACard(Zone.IN_PLAY, number=102303))),),
        ),
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            to=VAMPIRE,
            conditions=(Control(AMinion(IN_TORPOR, "prey")),),
        ),
        VAMPIRES_BURN,
        TO_BURN,
    ),
    card(
        102348,
        "War of Ages",
        CardReferendum(passed=(PutInPlay(),)),
        Power(
            sentence="Burn 1 pool for {card}.",
            at=UNLOCK,
            user="anybody",
            conditions=(MyTurn(), Belongs("this", "predator")),
            once=Until.TURN,
            forced=True,
            effects=(Burn(1, Pool()),),
        ),
        SpoilsOfWar(on=SPOILS, mine=True, effects=(Gain(3, Pool()), BurnCard("this"))),
        PoliticalCardAction(sentence=CALLS_TO_BURN, who=VAMPIRE, stealth=1, pool=1, effects=()),
        TO_BURN,
    ),
    card(
        FIREBRAND,
        "Firebrand",
        CardReferendum(passed=(PutOn("user"),), conditions=(HasNoFirebrand(),)),
        Aura(bonus=Bonus.VOTES, n=1, host=True, conditions=(PoliticalReferendum(),)),
        Power(
            sentence="{minion} burns 1 blood to unlock {target}.",
            at=ACT,
            conditions=(MyTurn(),),
            target=AMinion(YOUNGER_ANARCH, "any"),
            once=Until.TURN,
            blood=1,
            effects=(Unlock("target"),),
        ),
        Trigger(on=GOES_TO_TORPOR, host=True, effects=(BurnCard("this"),)),
        OnePerMinion(),
        exception="The vampire pays with its blood, and its controller uses the card.",
    ),
)
