"""The language of play for politics: call a referendum, vote, check the result.

>>> play = Council(cb, "Ada", "Ben", "Cleo")
>>> play.ready("Ada", "Anson")
>>> play.call("Ada", "Kine Resources Contested")
>>> play.votes("Ada", "for", "Anson").close()
>>> play.result
(2, 0, True)
"""

from __future__ import annotations

from table_play import Play

from cardbase.model import LibraryCard
from cardbase.terms import Type
from vtes_deck.engine.mechanics import bank, zones
from vtes_deck.engine.politics.blood_hunt import after_diablerie
from vtes_deck.engine.politics.referendum import Passed, Referendum
from vtes_deck.engine.politics.votes import VERBS, VoteSide
from vtes_deck.engine.state.decisions import NONE, PASS, DecisionKind, Option, Verb
from vtes_deck.engine.state.script import NO_SCRIPT, CardScript
from vtes_deck.engine.state.statics import Calls
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import control
from vtes_deck.engine.turn.main_loop import run
from vtes_deck.kernel.procedure import Procedure

CHOOSES = Verb("choose prey of the motion", "{seat} would burn {n} pool.")
CARD = "Kine Resources Contested"
OTHER_CARD = "Parity Shift"


class Motion(CardScript):
    """A referendum in which the caller chooses two others; each burns 1 pool when it passes."""

    statics = (Calls(),)

    def terms(self, table, occasion):
        referendum = occasion.referendum
        if len(referendum.terms) == 2:
            return []
        taken = {option.seat for option in referendum.terms} | {referendum.caller}
        return [
            Option(CHOOSES, seat=seat, n=1)
            for seat in table.clockwise(referendum.caller)
            if seat not in taken
        ]

    def resolve(self, table, occasion):
        if not isinstance(occasion, Passed):
            return
        referendum = occasion.referendum
        for option in referendum.terms:
            bank.burn_pool(table, option.seat, option.n)


MOTION = Motion()


class PlainMotion(CardScript):
    """A referendum without terms and without effect."""

    statics = (Calls(),)


PLAIN_MOTION = PlainMotion()


def with_motions(card):
    """Every political action card calls a referendum with terms."""
    political = isinstance(card, LibraryCard) and Type.POLITICAL_ACTION in card.types
    return MOTION if political else NO_SCRIPT


def with_plain_motions(card):
    """Every political action card calls a referendum without terms."""
    political = isinstance(card, LibraryCard) and Type.POLITICAL_ACTION in card.types
    return PLAIN_MOTION if political else NO_SCRIPT


class Keep(Procedure):
    """Stores the last referendum, so that its result can be checked."""

    seen: object = None

    def look(self, table):
        self.seen = table.returned

    def wait(self, table):
        table.ask(0, DecisionKind.CHOICE, [Option(OVER)])

    steps = (look, wait)


OVER = Verb("over", "It is over.")


class Council(Play):
    """A table with referendums."""

    def __init__(self, cb, *names, **more):
        more.setdefault("scripts", with_plain_motions)
        super().__init__(cb, *(names or ("Ada", "Ben", "Cleo", "Dora", "Eve")), **more)

    def call(self, caller, card=CARD, *, minion=NONE):
        """Call a referendum with a card from the hand, as if its action had succeeded."""
        number = self.card(caller, card)
        zones.move(self.table, number, Zone.BEING_PLAYED)
        seat = self.names.index(caller)
        return self.begin(caller, Referendum(seat, number, minion))

    def begin(self, caller, procedure):
        """Begin a referendum in the turn of ``caller``."""
        table = self.table
        table.active, table.turn = self.names.index(caller), 9
        table.stack[:] = [Keep(), procedure]
        table.decision = None
        run(table)
        return self

    def hunt(self, active, diablerist):
        """Commit diablerie in the turn of ``active``."""
        table = self.table
        table.active, table.turn = self.names.index(active), 9
        table.stack[:] = [Keep()]
        after_diablerie(table, self.number(diablerist))
        table.decision = None
        run(table)
        return self

    @property
    def referendum(self):
        """The current referendum, or the last one."""
        return self.table.current(Referendum) or self.table.stack[0].seen

    @property
    def result(self):
        """Votes for and against, and whether it has passed."""
        found = self.referendum
        return found.votes_for, found.votes_against, found.passed

    def until(self, name):
        """Pass for the others until this Methuselah is asked."""
        for _ in self.names:
            if self.asked == name:
                break
            self.passes()
        assert self.asked == name, f"{name} is not asked"
        return self

    def votes(self, name, side, *sources):
        """Cast the votes of these sources: minions, cards in hand, or "the Edge"."""
        for source in sources:
            self.until(name)
            self.game.apply(self.cast(side, source))
        return self

    def cast(self, side, source):
        """The option by which a source is cast; the calling card is "the calling card"."""
        (found,) = self.casts(side, source)
        return found

    def casts(self, side, source):
        """All options by which a source could be cast on a side now."""
        verbs = {word: VERBS[word, one] for word, one in VERBS if one is VoteSide(side)}
        if source == "the Edge":
            return self.matching(verbs["edge"])
        if source == "the calling card":
            return self.matching(verbs["calling card"])
        options = [
            *self.matching(verbs["votes"], minion=source),
            *self.matching(verbs["ballot"], minion=source),
            *self.matching(verbs["ballots"], minion=source),
            *self.matching(verbs["votes and ballot"], minion=source),
            *self.matching(verbs["votes and ballots"], minion=source),
        ]
        for word in ("hand", "effect"):
            options += self.matching(verbs[word], source)
        return options

    def can_cast(self, source, side="for"):
        """Whether the deciding Methuselah could cast a source now."""
        return bool(self.decision) and bool(self.casts(side, source))

    def close(self):
        """End the polling without further votes."""
        while self.decision.kind is DecisionKind.VOTE:
            self.choose(PASS)
        return self


class Struggle(Council):
    """A table on which cards enter play by the rules."""

    def comes(self, owner, name, host=None):
        """Put a card into play, where it can be contested; return its number."""
        zone = Zone.CRYPT if self.cards[name].kind == "crypt" else Zone.HAND
        number = self.card(owner, name, zone)
        seat = self.names.index(owner)
        if host is None:
            control.arrive(self.table, number, seat)
        else:
            control.arrive(self.table, number, seat, self.number(host))
        return number

    def settled(self, name, choose, card=None, *, minion=None):
        """Play the unlock phase of a Methuselah with one contest settled."""
        self.turn(name, Phase.UNLOCK)
        return self.choose(choose, card, minion=minion)
