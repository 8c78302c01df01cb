"""The language of play for cards: vampires with just what a test needs, cards played by name.

>>> play = CardPlay(cb)
>>> ada = play.vampire("Ada", "DOM")
>>> play.hand("Ada", "Conditioning")
>>> play.bleeds(ada)
>>> play.plays("Conditioning", "DOM")

Ada sits first; her prey is Ben, her predator the last of those who are named.
"""

from table_play import Play

from cardbase.model import Sect
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK, intercept
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase

PLAIN = "Aaron Bathurst"
"""A vampire without any text, who is made into whatever a test needs."""
PLAIN_ALLY = "Loyal Street Gang"


class CardPlay(Play):
    """A table on which cards act."""

    def __init__(self, cb, *names, **more):
        super().__init__(cb, *(names or ("Ada", "Ben", "Cleo", "Dora")), scripts=script_of, **more)
        # Where nobody has anything to do, turns would go round for ever: the last one always has.
        self.uncontrolled(self.names[-1], PLAIN)

    # Laying the table

    def vampire(self, owner, disciplines="", **facts):
        """A ready vampire: ``"DOM pro"``; capacity 5 and full of blood unless said otherwise."""
        number = self.ready(owner, PLAIN)
        vampire = self[number]
        blood = facts.pop("blood", facts.get("capacity", 5))
        facts = {"capacity": 5, "clan": "Caitiff", "sect": Sect.CAMARILLA, "title": None} | facts
        for name, value in facts.items():
            setattr(vampire, name, value)
        vampire.disciplines = {
            code.lower(): 2 if code.isupper() else 1 for code in disciplines.split()
        }
        self.table.bank += vampire.blood - blood
        vampire.blood = blood
        return number

    # Acting

    def acts(self, name, phase=Phase.MINION):
        """Her minion phase begins."""
        return self.turn(name, phase)

    def bleeds(self, minion, seat=None):
        """The minion bleeds, in a turn of its controller that begins with it."""
        if self.decision is None:
            self.acts(self.names[self[minion].controller])
        return self.choose(BLEED, minion=minion, seat=seat)

    def hunts(self, minion):
        """The minion hunts."""
        if self.decision is None:
            self.acts(self.names[self[minion].controller])
        return self.choose(HUNT, minion=minion)

    def blocks(self, minion):
        """The minion attempts to block; whoever is asked before passes."""
        for _ in range(40):
            if self.offered(BLOCK, minion=minion):
                break
            self.choose(PASS)
        return self.choose(BLOCK, minion=minion)

    def until(self, name, *cards):
        """Everybody passes until ``name`` may play one of these cards (any, if none is given)."""
        for _ in range(40):
            if self.asked == name and (not cards or any(self.ways(card) for card in cards)):
                return self
            self.choose(PASS)
        raise AssertionError(f"{name} is never asked about {cards}")

    def strikes_with_hands(self):
        """Whoever is asked strikes with hands, as long as strikes are chosen."""
        while self.decision and self.offered(HANDS):
            self.choose(HANDS)
        return self

    @property
    def action(self):
        """The action under way, or ``None``."""
        return self.table.under_way(Action)

    @property
    def stealth(self):
        return self.action.stealth(self.table)

    @property
    def bleed(self):
        return self.action.amount(self.table)

    def intercept(self, minion):
        return intercept(self.table, self[minion])

    def finish(self):
        """Everybody passes until the action is over."""
        action = self.action
        while action in self.table.stack:
            self.choose(PASS) if self.offered(PASS) else self.strikes_with_hands()
        return self

    # Cards

    def ways(self, card, level=None, words="", **aimed):
        """The options that play or use this card now."""
        number = self.number(card)
        wanted = {
            "minion": None if aimed.get("minion") is None else self.number(aimed["minion"]),
            "target": None if aimed.get("target") is None else self.number(aimed["target"]),
            "seat": None if aimed.get("seat") is None else self.names.index(aimed["seat"]),
            "n": aimed.get("n"),
        }
        options = self.decision.options if self.decision else ()
        return [
            option
            for option in options
            if self.same(option.card, number)
            and option.verb.name.split(" ")[0] in {"play", "act", "use", "deed", "later"}
            and (
                level is None
                or option.verb.name in {f"act {level}".strip(), f"play {level}".strip()}
            )
            and words in option_sentence(self.table, option)
            and all(v is None or getattr(option, k) == v for k, v in wanted.items())
        ]

    def same(self, card, other):
        """Whether two cards are copies of one."""
        cards = self.table.cards
        return card == other or (card >= 0 and cards[card].id == cards[other].id)

    def can(self, card, level=None, words="", **aimed):
        """Whether this card can be played or used so now."""
        return bool(self.ways(card, level, words, **aimed))

    def plays(self, card, level=None, words="", **aimed):
        """Plays or uses a card; there must be exactly one way that fits."""
        found = self.ways(card, level, words, **aimed)
        options = self.decision.options if self.decision else ()
        have = [option_sentence(self.table, option) for option in options]
        assert len(found) == 1, f"{card}: {len(found)} ways fit; {self.asked} may: {have}"
        self.game.apply(found[0])
        return self

    uses = plays
