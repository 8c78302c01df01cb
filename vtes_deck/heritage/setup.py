"""Setting up a game (chapter SET)."""

from __future__ import annotations

from vtes_deck.heritage import hands, queue
from vtes_deck.heritage.attributes import CLANS
from vtes_deck.heritage.battlegrounds.registry import BATTLEGROUNDS
from vtes_deck.heritage.cards import Card, Change, Figure, SchemeCard, figure, scheme_card
from vtes_deck.heritage.dataset.gaps import missing_fields, ready_clans, scheme_gap
from vtes_deck.heritage.dataset.model import DataSet, Mission
from vtes_deck.heritage.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.game_end import GameEnd
from vtes_deck.heritage.resolve import Resolve
from vtes_deck.heritage.setting import Setting, SettingError, deck_ids, problems
from vtes_deck.heritage.table import Seat, Table, Vampire
from vtes_deck.heritage.turn import ROUNDS, Rounds
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.kernel.random_streams import RandomStreams

START_POWER = START_BOONS = 3
"""H-SET-10."""

CHOOSE_CLAN = Verb("clan", "Play the clan {word}.")
CHOOSE_LEADER = Verb("leader", "Play {card} as clan leader.")

FIRST = EventType("first", "{seat} is the first player.")
CLAN = EventType("clan", "{seat} plays the clan {word}.")
LEADER = EventType("leader", "{card} is the clan leader of {seat}.")
OBLIGED = EventType("obligation", "{seat} carries out an obligation: {word}.")


def lay_out(data: DataSet, setting: Setting, seed: int) -> Table:
    """Put all cards on the table, before anything is shuffled.

    Raises:
        SettingError: the game cannot be set up.
    """
    wrong = list(problems(data, setting))
    if wrong:
        raise SettingError("{problems}", problems=tuple(wrong))
    cards: list[Card] = []
    number: dict[str, int] = {}
    held = {player.retained for player in setting.players}
    deck = deck_ids(data, setting)
    for character in data.characters:
        if character.id in held or character.id in deck:
            number[character.id] = len(cards)
            change = setting.changes.get(character.id, Change())
            cards.append(figure(character, change))
    characters = [number[one] for one in deck]
    cards += [figure(one) for one in data.leaders if not missing_fields(one)]
    playable = [one for one in data.schemes if scheme_gap(one) is None]
    fields = tuple(BATTLEGROUNDS[letter] for letter in setting.battlegrounds)
    own = [one for one in playable if one.clan or one.battleground in setting.battlegrounds]
    ground = [len(cards) + n for n, one in enumerate(own) if one.battleground]
    cards += [scheme_card(one) for one in own]
    seats = [
        Seat(
            place,
            player.name,
            retained=number.get(player.retained, NONE),
            assets=player.assets,
            obligations=player.obligations,
            own_leaders=player.own_leaders,
        )
        for place, player in enumerate(setting.players)
    ]
    return Table(
        data=data,
        switches=setting.switches,
        cards=tuple(cards),
        owner=(NONE,) * len(cards),
        seats=seats,
        random=RandomStreams(seed),
        deck=characters,
        fields=fields,
        schemes=tuple(ground),
        chronicle=setting.chronicle,
        rounds=ROUNDS[len(seats)],
    )


class SetUp(Procedure):
    """H-SET-02 to H-SET-13, then the rounds and the end of the game.

    H-SET-05: the round marker is on space 1.

    Attributes:
        setting: the setting of the game.
        order: the seats that still choose a clan.
        turn: the seat that carries out obligations next.
    """

    setting: Setting
    order: tuple[int, ...] = ()
    turn: int = 0

    def shuffle(self, table: Table) -> None:
        """H-SET-04: 5 characters in the queue. H-SET-02, H-SET-03: the missions."""
        table.random.shuffle(queue.DECK, table.deck)
        queue.refresh(table)
        table.missions = self.missions(table)
        if self.setting.first == NONE:
            table.first = table.random.below("first player", len(table.seats))
        else:
            table.first = self.setting.first
        table.emit(FIRST, table.first)
        self.order = self.setting.choosing or table.clockwise(table.first)

    def missions(self, table: Table) -> tuple[Mission, ...]:
        """Basic missions at random, or the named ones."""
        data = table.data
        if self.setting.missions:
            known: dict[str, Mission] = {
                one.id: Mission(one.id, one.name, one.attribute) for one in data.chronicle_missions
            }
            known.update((one.id, one) for one in data.missions)
            return tuple(known[one] for one in self.setting.missions)
        ready = [one for one in data.missions if one.attribute and one.reward is not None]
        table.random.shuffle("missions", ready)
        return tuple(ready[: self.setting.basic_missions])

    def clan(self, table: Table) -> None:
        """H-SET-08, H-SET-09: the next player chooses a clan."""
        if not self.order:
            self.go_to(SetUp.boards)
            return
        seat = self.order[0]
        named = self.setting.players[seat].clan
        taken = {one.clan for one in table.seats}
        taken |= {one.clan for one in self.setting.players if one.clan and one.clan != named}
        ready = ready_clans(table.data, table.seats[seat].own_leaders)
        free = [clan for clan in CLANS if clan in ready and clan not in taken]
        free = [clan for clan in free if self.leaders(table, seat, clan)]
        found = [Option(CHOOSE_CLAN, word=clan) for clan in ([named] if named else free)]
        table.only_or_ask(seat, DecisionKind.CLAN, found)

    def leaders(self, table: Table, seat: int, clan: str) -> list[int]:
        """H-SET-08, H-AFT-08: the leaders of a clan that a player can use."""
        own = table.seats[seat].own_leaders
        locked = {one.id for one in table.data.leaders if one.chronicle and one.id not in own}
        return [
            number
            for number, card in enumerate(table.cards)
            if isinstance(card, Figure)
            and card.leader
            and card.clan == clan
            and card.id not in locked
        ]

    def leader(self, table: Table) -> None:
        """H-SET-08: the player chooses a clan leader."""
        seat = self.order[0]
        clan = table.seats[seat].clan = table.answer.word
        table.emit(CLAN, seat, word=clan)
        named = self.setting.players[seat].leader
        found = [
            Option(CHOOSE_LEADER, card)
            for card in self.leaders(table, seat, clan)
            if not named or table.figure(card).id == named
        ]
        table.only_or_ask(seat, DecisionKind.LEADER, found)

    def place(self, table: Table) -> None:
        """H-SET-10: the leader gets 3 power and 3 clan boons. H-SET-12: deals the clan schemes."""
        seat, *rest = self.order
        self.order = tuple(rest)
        card = table.answer.card
        boons = tuple(START_BOONS * (one.number == seat) for one in table.seats)
        table.vampires[card] = Vampire(card, seat, power=START_POWER, boons=boons)
        table.seats[seat].top = card
        table.emit(LEADER, seat, card=card)
        deal_schemes(table, seat, self.setting.unlocked)
        self.go_to(SetUp.clan)

    def boards(self, table: Table) -> None:
        """H-SET-06, H-SET-11: set up the battlegrounds and the morality tokens of the players."""
        for field in table.fields:
            field.setup(table)

    def obligations(self, table: Table) -> None:
        """H-SET-13: each player carries out their obligations."""
        if self.turn >= len(table.seats):
            return
        player = table.seats[self.turn]
        known = {one.id: one for one in table.data.obligations}
        effects = tuple(effect for one in player.obligations for effect in known[one].effects)
        for one in player.obligations:
            table.emit(OBLIGED, player.number, word=known[one].name)
        self.turn += 1
        self.go_to(SetUp.obligations)
        table.push(Resolve(seat=player.number, actor=player.top, effects=effects))

    def play(self, table: Table) -> None:
        """H-TRN-02."""
        table.push(Rounds())

    def end(self, table: Table) -> None:
        """H-TRN-01: the game ends right after the final round."""
        table.push(GameEnd())

    steps = (shuffle, clan, leader, place, boards, obligations, play, end)


def deal_schemes(table: Table, seat: int, unlocked: tuple[str, ...]) -> None:
    """H-SET-12: the schemes of the leader go to the hand; the others are shuffled into a deck.

    Locked research schemes are not used.
    """
    player = table.seats[seat]
    closed = {one.id for one in table.data.schemes if one.research and one.id not in unlocked}
    clans = {one.id: one.clan for one in table.data.schemes}
    wanted = table.figure(player.top).schemes
    owner = list(table.owner)
    for number, card in enumerate(table.cards):
        if not isinstance(card, SchemeCard) or clans[card.id] != player.clan:
            continue
        if card.id in wanted:
            player.hand.append(number)
        elif card.id not in closed:
            player.deck.append(number)
        owner[number] = seat
    table.owner = tuple(owner)
    table.random.shuffle(f"schemes of seat {seat}", player.deck)
    for card_number in player.hand:
        table.emit(hands.DRAWN, seat, card=card_number, only=seat)
