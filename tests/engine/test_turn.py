"""Setup, turn sequence, unlock, master and discard phases, hands."""

import msgspec
import pytest
from card_texts import text_of
from published import PUBLISHED
from table_decks import archive_decks
from table_play import Play

from vtes_deck.engine.cards.play import ShowCard
from vtes_deck.engine.game import Game
from vtes_deck.engine.mechanics import hand, stats
from vtes_deck.engine.mechanics.hand import DISCARD
from vtes_deck.engine.setup import FIRST
from vtes_deck.engine.state.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.engine.state.script import NO_SCRIPT, CardScript
from vtes_deck.engine.state.statics import NeedsTarget
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone
from vtes_deck.engine.state.windows import AS_PLAYED, Windows
from vtes_deck.engine.status.torpor import STAYS_LOCKED
from vtes_deck.engine.turn.discard import DISCARD_ACTION, PLAY_EVENT
from vtes_deck.engine.turn.turn import PHASE
from vtes_deck.engine.turn.unlock import BURN_OPTION, EDGE_POOL, UNLOCK_INFERNAL
from vtes_deck.kernel.verdict import Forbidden
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN

from cardbase.terms import Bonus  # isort: skip


@pytest.mark.rule("SET-01", "SET-02", "SET-05", "SET-08", "SET-09", "SET-10", "DRW-03", "DRW-06")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_setup(cb, edition):
    decks = archive_decks(cb, 12)[:4]
    game = Game.start(PUBLISHED[edition], decks, 3)
    table = game.table
    assert table.edge == -1
    for seat, (crypt, library) in zip(table.seats, decks, strict=True):
        assert seat.pool == 30
        assert len(seat.hand) == 7
        assert len(seat.uncontrolled) == 4
        assert len(seat.crypt) == len(crypt) - 4
        assert len(seat.library) == len(library) - 7
    assert [table.prey(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [table.predator(seat) for seat in range(4)] == [3, 0, 1, 2]


@pytest.mark.rule("SET-06")
def test_each_of_two_methuselahs_is_prey_and_predator_of_the_other(cb):
    table = Play(cb, "Ada", "Ben").table
    assert [table.prey(0), table.predator(0), table.prey(1)] == [1, 1, 0]


@pytest.mark.rule("SET-04", "SET-03")
def test_the_first_player_is_drawn_by_lot_or_agreed(cb):
    decks = archive_decks(cb, 12)[:5]

    def first(seed, **more):
        game = Game.start(VEKN, decks, seed, **more)
        return next(event.seat for event in game.log if event.what is FIRST)

    assert len({first(seed) for seed in range(30)}) == 5
    assert first(1, first=3) == 3


@pytest.mark.rule("SET-12", "TRN-01")
def test_phases_and_turns_in_order(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    for name in play.names:
        play.uncontrolled(name, "Anson", 1)
    play.turn("Ben", Phase.UNLOCK)
    for _ in range(4):
        assert play.decision.kind in {DecisionKind.INFLUENCE, DecisionKind.UNLOCK}
        play.passes()
    phases = [(event.seat, event.word) for event in play.game.log if event.what is PHASE]
    assert [word for seat, word in phases if seat == 1] == [
        "unlock phase",
        "master phase",
        "minion phase",
        "influence phase",
        "discard phase",
    ]
    assert list(dict.fromkeys(seat for seat, _ in phases))[:3] == [1, 2, 0]


@pytest.mark.rule("UNL-01", "TOR-03", "TRT-05", "UNL-08", "GEN-13")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_everything_unlocks_but_infernal_minions(cb, edition):
    play = Play(cb, rules=PUBLISHED[edition])
    infernal = next(c for c in cb.crypt if "infernal" in c.traits).unique_name
    cards = [play.ready("Ada", "Anson", locked=True), play.torpor("Ada", "Rake", locked=True)]
    stays = play.ready("Ada", infernal, locked=True)
    other = play.ready("Ben", "Bear Paw", locked=True)
    play.uncontrolled("Ada", "Anson")
    kept = play.ready("Ada", "Aleph", locked=True)
    play[kept].set_mark(STAYS_LOCKED, 1)
    play.turn("Ada")
    assert not any(play[card].locked for card in cards)
    assert play[other].locked
    if edition != "jyhad-1994":
        assert [option.minion for option in play.matching(UNLOCK_INFERNAL)] == [stays]
        why = play.game.why_not(Option(UNLOCK_INFERNAL, minion=kept))
        assert why == Forbidden("UNL-08"), "only infernal ones"
    assert play[stays].locked == (edition != "jyhad-1994")
    if edition == "jyhad-1994":
        assert not play.offered(UNLOCK_INFERNAL)
        return
    play.choose(UNLOCK_INFERNAL)
    assert not play[stays].locked
    assert play.pool_of("Ada") == 29


@pytest.mark.rule("UNL-03", "UNL-02")
def test_one_pool_for_the_edge(cb):
    play = Play(cb)
    play.library("Ada", "Blood Doll")
    play.edge("Ada")
    play.turn("Ada").choose(EDGE_POOL)
    assert play.pool_of("Ada") == 31
    assert not play.offered(EDGE_POOL)


@pytest.mark.rule("UNL-03")
def test_no_pool_for_the_edge_of_another(cb):
    play = Play(cb)
    play.edge("Ben")
    play.turn("Ada")
    assert not play.offered(EDGE_POOL)
    assert play.game.why_not(Option(EDGE_POOL)) == Forbidden("UNL-03")


@pytest.mark.rule("UNL-05", "PLY-28")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_burn_option(cb, edition):
    card = next(c for c in cb.library if c.burn_option and c.requirement.clans == ("Samedi",))
    play = Play(cb, rules=PUBLISHED[edition])
    play.hand("Ben", card.unique_name)
    play.hand("Cleo", card.unique_name)
    kin = next(c for c in cb.crypt if c.clan == "Samedi")
    play.ready("Cleo", kin.unique_name)
    drawn = play.library("Ben", "Blood Doll")[0]
    play.library("Ada", "Blood Doll")
    play.turn("Ada")
    allowed = edition != "jyhad-1994"
    assert (play.asked == "Ben" and play.offered(BURN_OPTION)) == allowed
    if allowed:
        other = play.hand("Ben", "Vessel")[0]
        assert play.game.why_not(Option(BURN_OPTION, other)) == Forbidden("PLY-28")
    if allowed:
        play.choose(BURN_OPTION)
        assert play.zone(drawn) is Zone.HAND
        assert not play.offered(BURN_OPTION)


class Aimless(NeedsTarget):
    """The text of a card that has a legal target only while a second Samedi is in play."""

    def exists(self, table, seat, card):
        del seat, card
        return (
            sum(
                getattr(card_in_play, "clan", "") == "Samedi"
                for card_in_play in table.in_play.values()
            )
            > 1
        )


@pytest.mark.rule("PLY-28")
@pytest.mark.parametrize("edition", PUBLISHED)
@pytest.mark.parametrize("aimless", [True, False])
def test_burn_option_of_a_card_without_a_legal_target(cb, edition, aimless):
    card = next(c for c in cb.library if c.burn_option and c.requirement.clans == ("Samedi",))
    play = Play(cb, rules=PUBLISHED[edition], scripts=lambda _: text_of(Aimless()))
    kin = [c.unique_name for c in cb.crypt if c.clan == "Samedi" and not c.advanced][:2]
    play.ready("Ada", kin[0])
    if not aimless:
        play.ready("Ben", kin[1])
    play.hand("Ada", card.unique_name)
    play.library("Ada", "Blood Doll")
    play.turn("Ada")
    assert play.offered(BURN_OPTION) == (aimless and edition == "vekn")


@pytest.mark.rule("DSC-01", "DSC-02", "DSC-04", "DRW-04")
def test_one_discard_and_a_new_card(cb):
    play = Play(cb)
    first, second = play.hand("Ada", "Blood Doll", "Vessel")
    play.turn("Ada", Phase.DISCARD).choose(DISCARD_ACTION, first)
    assert play.zone(first) is Zone.ASH_HEAP
    assert play.zone(second) is Zone.HAND
    assert play.table.active == 1
    assert play.seat("Ada").discard_actions == 0


@pytest.mark.rule("DSC-04", "INF-03", "MAS-03")
def test_unused_actions_are_lost(cb):
    play = Play(cb)
    play.hand("Ada", "Blood Doll")
    play.uncontrolled("Ada", "Anson")
    play.turn("Ada", Phase.INFLUENCE).passes("Ada").passes("Ada")
    ada = play.seat("Ada")
    assert (ada.transfers, ada.discard_actions, ada.master_actions) == (0, 0, 0)


CANCEL = Verb("cancel", "{card} cancels it.")


class Cancels(CardScript):
    """A card in play with which any card can be cancelled as it is played."""

    windows = Windows(controller=AS_PLAYED)

    def options(self, table, seat, card, window):
        del seat, window
        shown = table.current(ShowCard)
        return [] if shown.cancelled else [Option(CANCEL, card)]

    def resolve(self, table, occasion):
        option = occasion.option
        del option
        table.current(ShowCard).cancelled = True


@pytest.mark.rule("PLY-02", "PLY-13", "PLY-26", "PLY-27", "DRW-01")
@pytest.mark.parametrize("cancelled", [True, False])
def test_an_event_can_be_cancelled_as_it_is_played(cb, cancelled):
    event, other = [c.unique_name for c in cb.library if "Event" in c.types and not c.requirement][
        :2
    ]
    scripts = {cb["Vessel"].id: Cancels()}
    play = Play(cb, scripts=lambda card: scripts.get(card.id, NO_SCRIPT))
    play.in_play("Ben", "Vessel")
    mine, _ = play.hand("Ada", event, other)
    his = play.hand("Ben", event)[0]
    play.library("Ada", *["Blood Doll"] * 9)
    play.turn("Ada", Phase.DISCARD)
    play.seat("Ada").discard_actions = 2
    play.choose(PLAY_EVENT, mine)
    assert play.asked == "Ben"
    assert play.zone(mine) is Zone.BEING_PLAYED
    play.choose(CANCEL) if cancelled else play.passes("Ben")
    assert play.zone(mine) is (Zone.ASH_HEAP if cancelled else Zone.IN_PLAY)
    assert not play.offered(PLAY_EVENT)
    play.turn("Ben", Phase.DISCARD)
    assert play.game.why_not(Option(PLAY_EVENT, his)) == Forbidden("PLY-27")


@pytest.mark.rule("PLY-06")
def test_an_event_that_requires_a_minion_is_not_played_without_one(cb):
    play = Play(cb)
    event = play.hand("Ada", "Blood Cult Awareness Network")[0]
    play.turn("Ada", Phase.DISCARD)
    assert not play.offered(PLAY_EVENT)
    assert play.game.why_not(Option(PLAY_EVENT, event)) == Forbidden("PLY-06")
    play.ready("Ada", next(c.unique_name for c in cb.crypt if "Imbued" in c.types))
    play.turn("Ada", Phase.DISCARD)
    assert play.offered(PLAY_EVENT, event)


@pytest.mark.rule("DSC-03", "PLY-26", "PLY-27")
def test_an_event_once_per_game_by_anyone(cb):
    play = Play(cb)
    event = next(c for c in cb.library if "Event" in c.types).unique_name
    mine = play.hand("Ada", event)[0]
    his = play.hand("Ben", event)[0]
    play.turn("Ada", Phase.DISCARD).choose(PLAY_EVENT, mine)
    assert play.zone(mine) is Zone.IN_PLAY
    assert play[mine].controller == 0
    play.turn("Ben", Phase.DISCARD)
    assert not play.offered(PLAY_EVENT)
    assert play.game.why_not(Option(PLAY_EVENT, his)) == Forbidden("PLY-27")


@pytest.mark.rule("DSC-03", "PLY-26")
def test_no_events_in_1994(cb):
    play = Play(cb, rules=JYHAD_1994)
    event = next(c for c in cb.library if "Event" in c.types).unique_name
    play.hand("Ada", event)
    play.turn("Ada", Phase.DISCARD)
    assert not play.offered(PLAY_EVENT)


@pytest.mark.rule("DRW-05", "GEN-26")
def test_the_hand_follows_its_size(cb):
    play = Play(cb)
    play.hand("Ada", *["Blood Doll"] * 4, *["Vessel"] * 3)
    play.library("Ada", *["Anarch Convert"] * 0, *["Vessel"] * 3)
    play.turn("Ada", Phase.DISCARD)
    play.table.modify(Modifier(Bonus.HAND_SIZE, 2, -1, Until.TURN, seat=0))
    hand.adjust(play.table, 0)
    assert len(play.seat("Ada").hand) == 9
    play.table.modifiers = (Modifier(Bonus.HAND_SIZE, -1, -1, Until.UNLOCK, seat=0),)
    play.table.decision = None
    hand.adjust(play.table, 0)
    play.run()
    assert play.decision.kind is DecisionKind.DISCARD
    for _ in range(3):
        play.choose(DISCARD, play.decision.options[0].card)
    assert len(play.seat("Ada").hand) == 6


@pytest.mark.rule("DRW-05")
def test_EX_V5_13_replacement_follows_after_all_cards_have_left_the_hand(cb):
    play = Play(cb)
    play.hand("Ada", "Blood Doll", "Vessel", "Anarch Revolt")
    play.library("Ada", "Vessel", "Vessel")
    play.turn("Ada", Phase.DISCARD)
    play.table.decision = None
    play.table.push(hand.HandReduction(0, 2))
    play.run()
    play.choose(DISCARD, play.decision.options[0].card)
    assert len(play.seat("Ada").hand) == 2
    assert len(play.seat("Ada").library) == 2
    play.choose(DISCARD, play.decision.options[0].card)
    assert len(play.seat("Ada").hand) == 3
    assert not play.seat("Ada").library


@pytest.mark.rule("DRW-05")
@pytest.mark.parametrize("held", [5, 6, 7])
def test_a_hand_is_filled_to_its_hand_size(cb, held):
    play = Play(cb)
    play.hand("Ada", *["Blood Doll"] * held)
    play.library("Ada", *["Vessel"] * 9)
    hand.adjust(play.table, 0)
    assert len(play.seat("Ada").hand) == 7
    assert not play.table.stack


@pytest.mark.rule("DRW-04")
def test_an_empty_library_does_not_end_the_game(cb):
    play = Play(cb)
    play.hand("Ada", "Blood Doll")
    hand.adjust(play.table, 0)
    assert len(play.seat("Ada").hand) == 1
    assert not play.game.over


@pytest.mark.rule("TRN-02", "TRN-03", "GEN-25")
def test_effects_until_the_end_of_the_turn_end(cb):
    play = Play(cb)
    vampire = play.ready("Ada", "Anson")
    play.table.modify(Modifier(Bonus.BLEED, 1, vampire, Until.TURN))
    play.turn("Ada", Phase.END)
    assert not play.table.modifiers


def test_the_narrator_hides_drawn_cards(cb):
    game = Game.start(VEKN, archive_decks(cb, 12)[:3], 3, names=("Ada", "Ben", "Cleo"))
    play = Play(cb, "Ada", "Ben", "Cleo")
    play.game = game
    assert "Ben draws 7 cards." in play.log_sentences("Ada")
    assert "Ben draws 7 cards." not in play.log_sentences("Ben")
    line = next(line for line in play.log_sentences("Ben") if line.startswith("Ben draws"))
    hand = play.seat("Ben").hand
    assert all(game.table.cards[card].name in line for card in hand)


def test_a_game_without_possible_actions_ends(cb):
    play = Play(cb, "Ada", "Ben", "Cleo")
    play.seat("Ben").victory_points = 1
    for name in play.names:
        play.pool(name, 3)
    play.table.rules = msgspec.structs.replace(play.table.rules, hand_size=0)
    play.turn("Ada", Phase.MINION)
    assert play.decision is None
    assert play.game.over
    assert play.game.winner == 1
    assert not any(seat.ousted for seat in play.table.seats)
    assert play.table.turn < 150


@pytest.mark.rule("DRW-03", "DRW-05")
def test_a_larger_hand_size_affects_one_methuselah(cb):
    play = Play(cb, "Ada", "Ben")
    anson = play.ready("Ben", "Anson")
    before = stats.hand_size(play.table, 1)
    play.table.modify(Modifier(Bonus.HAND_SIZE, 2, NONE, Until.TURN, anson, 0))
    play.table.modify(Modifier(Bonus.BLEED, 3, anson, Until.TURN, anson, 1))
    assert stats.hand_size(play.table, 0) == before + 2
    assert stats.hand_size(play.table, 1) == before
