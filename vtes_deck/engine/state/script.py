"""Card scripts: the interface between the engine and card texts.

The engine knows the *printed* facts of a card (:mod:`vtes_deck.engine.state.printed`): cost,
requirement, capacity, Disciplines, title... The *text* is implemented by a script outside the
engine. A card without one has the script :class:`PrintedOnly`.

A script has no state. Its data is on the table: counters and ``marks`` of the card in play,
modifiers, recorded uses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from vtes_deck.engine.state.events import Event, EventType

if TYPE_CHECKING:
    from cardbase.model import Bonus, Trait
    from vtes_deck.engine.actions.action import Action
    from vtes_deck.engine.cards.play import PlayCard, ShowCard
    from vtes_deck.engine.combat.damage_types import Damage
    from vtes_deck.engine.combat.moves import Strike
    from vtes_deck.engine.politics.referendum import Referendum
    from vtes_deck.engine.state.decisions import Option
    from vtes_deck.engine.state.in_play import CardInPlay, Minion
    from vtes_deck.engine.state.printed import Printed
    from vtes_deck.engine.state.table import Activity, DelayedTrigger, Table, Until


class CardScript:
    """The text of a card. The defaults are those of a card without text.

    Attributes:
        windows: the windows in which the card could be played from the hand.
        powers: the windows in which it could be used while in play.
        event_types: the event types that it responds to while in play.
        bonuses: bonuses for the minion that is or carries the card.
        auras: the bonuses that it may change on other cards or Methuselahs.
        restrictions: the activities that it may prevent while in play.
        replaced: when the card is replaced in the hand, if not at once (GEN-26).
        users: who can use it in play: its controller, the controller of the card it is on, or
            anyone.
        calls: it calls a referendum with the terms and effects defined here (POL).
        vulnerabilities: the kinds of weapons whose damage is aggravated for this minion (TRT-14).
        bystanders: minions outside the combat can play or use it (PLY-24).
        discounts: it may reduce costs for the minion that is or carries it.
        tolls: it may charge minions that attempt to block the minion that is or carries it.
        passes_for: clans whose cards this minion can play as if it belonged to them.
        follows: the name of the vampire that must be ready for this one to perform directed
            actions; empty if there is none.
        shuns: the codes of Disciplines whose cards this minion cannot use.
        silences: retainers of minions in combat with this one lose their abilities.
        keeps_title: other claimants of this vampire's title must yield it (CON-12).
        discounts_all: it may reduce costs for all minions of its controller.
        guardian: it can block like a vampire of this capacity; 0 if it cannot.
        acts_at_once: this ally can act in the turn in which it is recruited (MIN-11).
        surcharge: additional pool cost of master cards that target the minion carrying it.
        two_levels: a permanent with additional text at the superior level (PLY-07).
        compels: it may cause mandatory actions; see :meth:`duty`.
        gives_pool: a master card that gives its player pool as it resolves.
    """

    windows: int = 0
    powers: int = 0
    event_types: tuple[EventType, ...] = ()
    bonuses: dict[Bonus, int] = {}  # noqa: RUF012 - never changed, as nothing of a script is
    auras: tuple[Bonus, ...] = ()
    restrictions: tuple[Activity, ...] = ()
    replaced: Until | None = None
    users: Literal["controller", "host", "anybody"] = "controller"
    calls: bool = False
    vulnerabilities: frozenset[Trait] = frozenset()
    bystanders: bool = False
    discounts: bool = False
    tolls: bool = False
    passes_for: frozenset[str] = frozenset()
    follows: str = ""
    shuns: frozenset[str] = frozenset()
    silences: bool = False
    keeps_title: bool = False
    discounts_all: bool = False
    surcharge: int = 0
    acts_at_once: bool = False
    guardian: int = 0
    two_levels: bool = False
    compels: bool = False
    gives_pool: bool = False

    def plays(self, table: Table, seat: int, card: int, window: int) -> list[Option]:
        """The options of ``seat`` for playing ``card`` from the hand in this window.

        :mod:`requirements` and :mod:`vtes_deck.engine.cards.master_cards` check the general rules
        (requirements, costs, repeats).
        """
        del table, seat, card, window
        return []

    def uses(self, table: Table, seat: int, card: int, window: int) -> list[Option]:
        """The options of ``seat`` for using ``card``, in play, in this window."""
        del table, seat, card, window
        return []

    def resolve(self, table: Table, play: PlayCard) -> None:
        """Carries out a card as played; may push procedures."""

    def allows(self, table: Table, card: int, minion: Minion) -> bool:
        """Whether the text of ``card`` allows this minion to bring it into play or have it."""
        del table, card, minion
        return True

    def has_target(self, table: Table, seat: int, card: int) -> bool:
        """Whether ``card``, in the hand, has a legal target now, or needs none (PLY-28)."""
        del table, seat, card
        return True

    def discount(self, table: Table, card: int, paid: Printed, level: str) -> tuple[int, int]:
        """The reduction of pool and blood cost for a card played with Disciplines of ``level``.

        ``card`` is in play: the minion that plays the other card, or a card on it.
        """
        del table, card, paid, level
        return 0, 0

    def escapes_contest(self, table: Table, seat: int) -> bool:
        """Whether the card can leave play as it enters play, before a contest."""
        del table, seat
        return False

    def toll(self, table: Table, card: int, blocker: Minion) -> int:
        """The blood or life that ``blocker`` must burn to attempt to block.

        ``card`` is in play: the acting minion, or a card on it.
        """
        del table, card, blocker
        return 0

    def played_as(self, option: Option) -> str:
        """The Disciplines with which an option of :meth:`plays` plays the card: ``"cel+for"``."""
        del option
        return ""

    def words(self, option: Option) -> str:
        """Distinguishes an option from others of the card with the same sentence."""
        del option
        return ""

    def action(self, table: Table, option: Option) -> Action:
        """The action that an ``ACTION_CARD`` option of :meth:`plays` or :meth:`uses` announces."""
        del table
        raise NotImplementedError(f"{option.key()} announces no action")

    def is_directed(self, table: Table, option: Option) -> bool:
        """Whether an option announces a directed action."""
        del table, option
        return False

    def use(self, table: Table, option: Option) -> None:
        """Carries out an option of :meth:`uses`; may push procedures."""

    def on_event(self, table: Table, card: int, event: Event) -> None:
        """Responds to an event while ``card`` is in play; may push procedures."""

    def aura(self, table: Table, card: int, bonus: Bonus, on: CardInPlay | int) -> int:
        """The bonus that ``card``, in play, gives to a card in play or a Methuselah."""
        del table, card, bonus, on
        return 0

    def restricts(self, table: Table, card: int, activity: Activity, on: int) -> bool:
        """Whether ``card``, in play, prevents an activity of the card ``on``."""
        del table, card, activity, on
        return False

    def struck(self, table: Table, striker: int, target: int, strike: Strike) -> None:
        """Further effects of a ``special`` strike; may push procedures."""

    def shown(self, table: Table, show: ShowCard) -> None:
        """Called when the card is shown; may push ways of cancelling it."""

    def guarded(self, table: Table, card: int, acting: int) -> None:
        """``card`` has blocked ``acting`` like a minion and is burned; may push procedures."""

    def lessens(self, table: Table, card: int, damage: Damage) -> int:
        """The reduction of damage to the minion that is or carries ``card``."""
        del table, card, damage
        return 0

    def immune(self, table: Table, card: int, damage: Damage) -> bool:
        """Whether ``card`` makes the minion that is or carries it immune (GEN-36)."""
        del table, card, damage
        return False

    def terms(self, table: Table, referendum: Referendum) -> list[Option]:
        """The options for the next term of its referendum; empty if all are chosen.

        ``referendum.terms`` holds the terms chosen so far.
        """
        del table, referendum
        return []

    def can_call(self, table: Table, seat: int, minion: int) -> bool:
        """Whether its referendum, called by ``minion``, has possible terms (POL-04)."""
        del table, seat, minion
        return True

    def passed(self, table: Table, referendum: Referendum) -> None:
        """Called when its referendum has passed; may push procedures."""

    def failed(self, table: Table, referendum: Referendum) -> None:
        """Called when its referendum has failed; may push procedures."""

    def duty(self, table: Table, card: int, minion: Minion) -> list[Option] | None:
        """MIN-04: the options for an action that ``card``, in play, makes mandatory for a minion.

        ``None``: it makes no action mandatory. An empty list: the action is mandatory but
        impossible (MIN-07).
        """
        del table, card, minion
        return None

    def reduces(self, table: Table, card: int, paid: Printed) -> tuple[int, int]:
        """PLY-12: the possible reduction of pool and blood cost by ``card``, in play.

        Its ``powers`` include the window ``PAYING``; :meth:`use` carries out the use.
        """
        del table, card, paid
        return 0, 0

    def delayed_options(self, table: Table, trigger: DelayedTrigger) -> list[Option]:
        """The options of a delayed trigger."""
        del table, trigger
        return []

    def on_delayed_trigger(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Responds to an event through a delayed trigger."""

    def entered(self, table: Table, card: int) -> None:
        """Called when ``card`` has entered play."""

    def left(self, table: Table, card: int) -> None:
        """Called when ``card`` is about to leave play."""


class PrintedOnly(CardScript):
    """The script of a card whose text is not in the engine: only printed facts apply."""


NO_SCRIPT = PrintedOnly()
