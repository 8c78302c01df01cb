"""The purposes of options, for players: expectations from the card texts and the rulebook."""

from __future__ import annotations

import pytest
from card_play import CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.library.master.smiling_jack import (
    PAY_BLOOD,
    PAY_POOL,
    CounterPayment,
)
from vtes_deck.effects.vocab.context import Effect, Node
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.permanents import EQUIP
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.purposes import outcome, purposes
from vtes_deck.engine.state.decisions import NONE, PASS, Option
from vtes_deck.engine.state.purposes import Purpose, PurposeKind
from vtes_deck.engine.state.statics import Static
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status.contests import PAY, YIELD

ADA, BEN, CLEO, DORA = range(4)

WITHOUT_PURPOSE = {
    "ActsAtOnce": "what the ally is",
    "AvoidsCrowds": "an upkeep",
    "BurnsBoons": "its effects say it",
    "CannotUse": "a handicap that the cards of the hand show",
    "CardsAsVampire": "the cards that it can play say it",
    "ChoosesElder": "a requirement",
    "DelayedReplacement": "when a card is replaced",
    "Disarms": "the ban says it",
    "EmptyHandsFill": "when a card is replaced",
    "EndAction": "the action is over anyway",
    "EndsCycle": "its effects say it",
    "EntersHungry": "its effects say it",
    "EntersWith": "its effects say it",
    "Excuses": "a record",
    "ExcusesEnd": "a record",
    "FindsOnEntry": "its effects say it",
    "FollowsLeader": "a handicap",
    "HandsFollow": "the hand size itself says it",
    "HasDiscipline": "what can be played",
    "HasHunted": "a record",
    "JoinCircle": "a circle alone is worth nothing",
    "LetRecruitAgain": "actions",
    "LetsRecruitAgain": "its effects say it",
    "NeedsBody": "its effects say it",
    "NeedsGehenna": "a requirement",
    "NeedsInfernalVampire": "an upkeep",
    "NoEquipment": "a price of other effects",
    "NameSecond": "a record",
    "NoteFailedBlock": "a record",
    "NotReplacedNow": "when a card is replaced",
    "NoteTargets": "a record",
    "NotesHunt": "a record",
    "NotesOusted": "a record",
    "NotesPayment": "a record",
    "Once": "a record",
    "OnePerMinion": "a limit",
    "PassesFor": "what can be played",
    "PassesForTitle": "what can be played",
    "ReadiesRecruiter": "its effects say it",
    "TeachesByCounters": "what can be played",
    "ShuffledIfBurned": "it comes back later",
    "RewardsAtOnce": "its effects say it",
    "RewardsLater": "its effects say it",
    "Records": "its effects say it",
    "RememberTarget": "a record",
    "ReplacesAfterAction": "when cards are replaced",
    "ShuffleLibrary": "no one gains",
    "StrikesFirst": "what the minion is",
    "WearOut": "the price of the weapon",
    "WithCounters": "its effects say it",
}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def reported(play, options, seat=ADA):
    """The purposes of the only option, without the cards concerned."""
    (option,) = options
    found = purposes(play.table, seat, option)
    return [(one.kind.value, one.n, one.seat) for one in found.does]


def nodes(part):
    """A part of a definition and all nodes in it."""
    if isinstance(part, tuple):
        for one in part:
            yield from nodes(one)
    elif isinstance(part, Node):
        yield part
        for field in part.__struct_fields__:
            yield from nodes(getattr(part, field))


def test_every_declared_effect_and_static_ability_has_purposes():
    silent = {
        type(node).__name__
        for definition in definitions().values()
        for node in nodes(definition.parts)
        if isinstance(node, (Effect, Static)) and type(node).does is Node.does
    }
    assert silent == set(WITHOUT_PURPOSE)


def test_a_bleed_takes_pool_of_the_prey_and_the_edge(play):
    ada = play.vampire("Ada", "DOM")
    play.acts("Ada")
    assert reported(play, play.matching(BLEED, minion=ada)) == [("bleed", 1, BEN), ("edge", 1, ADA)]


def test_a_hunt_gains_at_most_the_missing_blood(play):
    ada = play.vampire("Ada", capacity=4, blood=4)
    play.acts("Ada")
    assert reported(play, play.matching(HUNT, minion=ada)) == [("blood", 0, ADA)]


def test_a_bleed_with_a_card_adds_to_the_vampire_and_costs_blood(play):
    play.vampire("Ada", "dom")
    play.hand("Ada", "Govern the Unaligned")
    play.acts("Ada")
    options = play.ways("Govern the Unaligned", "dom")
    assert reported(play, options) == [("bleed", 3, BEN), ("edge", 1, ADA)]
    assert purposes(play.table, ADA, options[0]).blood == 1


def test_a_bounce_saves_her_and_harms_the_new_target(play):
    ada = play.vampire("Ada")
    play.vampire("Ben", "DOM")
    play.hand("Ben", "Deflection")
    play.bleeds(ada).until("Ben", "Deflection")
    for option in play.ways("Deflection", "DOM"):
        found = purposes(play.table, BEN, option)
        assert [(one.kind.value, one.seat, one.helps) for one in found.does] == [
            ("bounce", BEN, True),
            ("bleed", option.seat, False),
        ]


def test_a_wake_and_an_intercept_help_the_minion(play):
    ada = play.vampire("Ada")
    ben = play.vampire("Ben", "aus", locked=True)
    play.hand("Ben", "On the Qui Vive")
    play.bleeds(ada).until("Ben", "On the Qui Vive")
    found = purposes(play.table, BEN, play.ways("On the Qui Vive")[0])
    assert Purpose(PurposeKind.WAKE, 1, BEN, ben) in found.does


def test_a_master_gives_pool_and_costs_it(play):
    play.vampire("Ada", blood=3)
    play.hand("Ada", "Villein")
    play.acts("Ada", Phase.MASTER)
    options = [one for one in play.ways("Villein") if one.n == 3]
    assert ("pool", 3, ADA) in reported(play, options)
    assert ("blood", -3, ADA) in reported(play, options)


def test_the_cost_of_a_master_includes_the_surcharge_of_its_target(play):
    usual, dear = play.vampire("Ada", blood=3), play.ready("Ada", "Walker Grimes", 3)
    play.hand("Ada", "Villein")
    play.acts("Ada", Phase.MASTER)
    costs = {one.target: purposes(play.table, ADA, one).pool for one in play.ways("Villein")}
    assert costs == {usual: 0, dear: 1}


def test_the_cost_of_a_second_villein_is_a_purpose(play):
    ada = play.vampire("Ada", blood=6)
    play.hand("Ada", "Villein", "Villein")
    play.acts("Ada", Phase.MASTER)
    first = next(one for one in play.ways("Villein") if one.n == 2)
    assert purposes(play.table, ADA, first).of(PurposeKind.POOL) == 2
    play.game.apply(first)
    play.until("Ada", "Villein")
    again = next(one for one in play.ways("Villein") if one.n == 2 and one.target == ada)
    assert purposes(play.table, ADA, again).of(PurposeKind.POOL) == 2 - 1


def test_the_cost_of_an_action_includes_the_surcharge_of_the_minion(play):
    daria = play.ready("Ada", "Daria", 3)
    play.acts("Ada")
    costs = {
        one.verb: purposes(play.table, ADA, one).blood
        for one in play.game.decision.options
        if one.minion == daria
    }
    assert costs[BLEED] == 1, "it is directed"
    assert costs[HUNT] == 0


def test_a_larger_hand_for_a_turn_differs_from_a_permanent_one(play):
    play.hand("Ada", "Elder Library")
    dreams = play.in_play("Ada", "Dreams of the Sphinx")
    play.acts("Ada", Phase.MASTER)
    hands = {
        option.card: one.lasting
        for option in play.game.decision.options
        for one in purposes(play.table, ADA, option).does
        if one.kind is PurposeKind.HAND_SIZE
    }
    assert hands.pop(dreams) is False
    assert [*hands.values()] == [True]


def test_a_referendum_lists_the_losses(play):
    play.vampire("Ada", title=Title.PRINCE, city="Paris")
    play.hand("Ada", "Kine Resources Contested")
    play.acts("Ada").choose(POLITICAL)
    shares = {}
    while not any(one.verb.name == "votes for" for one in play.game.decision.options):
        option = play.game.decision.options[0]
        if option.verb.name == "allocate":
            shares[option.seat] = option.n
            told_now = {one.seat: one.n for one in purposes(play.table, ADA, option).does}
            assert told_now == {seat: -n for seat, n in shares.items() if n}
        if option.verb.name == "allocate" or play.asked != "Ada":
            play.game.apply(option)
        elif any(one.verb is PASS for one in play.game.decision.options):
            play.passes("Ada")
    referendum = play.table.current(Referendum)
    losses = {one.seat: one.n for one in outcome(play.table, referendum)}
    assert losses == {seat: -n for seat, n in shares.items() if n}
    assert sum(shares.values()) == 4


def test_hidden_cards_do_not_matter(play):
    """The purposes of a player's options are the same when all hidden cards are dealt again."""
    ada = play.vampire("Ada", "DOM")
    play.hand("Ada", "Govern the Unaligned", "Conditioning")
    play.bleeds(ada)
    before = [purposes(play.table, ADA, one) for one in play.game.decision.options]
    play.hand("Ben", "Deflection", "On the Qui Vive")
    assert before == [purposes(play.table, ADA, one) for one in play.game.decision.options]


def test_a_contest_costs_pool_or_the_card(play):
    ada = play.vampire("Ada")
    kinds = {
        verb: [(one.kind.value, one.n) for one in purposes(play.table, ADA, Option(verb, ada)).does]
        for verb in (PAY, YIELD)
    }
    assert kinds == {PAY: [("pool", -1)], YIELD: [("burn", 1)]}


def test_each_payment_for_smiling_jack_names_its_cost(play):
    ben = play.vampire("Ben", blood=3)
    option = Option(PAY_BLOOD, target=ben)
    asked = CounterPayment(seat=BEN, card=0, left=1)
    assert asked.purposes(option) == (Purpose(PurposeKind.BLOOD, -1, BEN, ben),)
    assert asked.purposes(Option(PAY_POOL)) == (Purpose(PurposeKind.POOL, -1, BEN),)


def test_a_further_choice_concerns_the_chosen_card(play):
    """Vessel can burn a Blood Doll, but never the vampire that carries it."""
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.hand("Ada", "Vessel")
    play.acts("Ada", Phase.MASTER)

    def on(vampire):
        (option,) = [one for one in play.ways("Vessel") if one.target == vampire]
        return [(one.kind.value, one.card) for one in purposes(play.table, ADA, option).does]

    assert on(ada) == [("permanent", ada)]
    assert on(ben) == [("permanent", ben)]
    play.on(ben, "Blood Doll")
    assert on(ada) == [("permanent", ada), ("burn", NONE)]


@pytest.mark.parametrize(
    ("card", "discipline", "each"),
    [
        ("Army of Rats", "ani", [("pool", -1, BEN)]),
        ("Robert Carter", "ani", [("blood", -1, ADA)]),
        ("Eye of Hazimel", "ani", [("pool", -1, ADA)]),
        ("Spectral Servitor", "obl", [("pool", -1, ADA)]),
        ("Govern the Unaligned", "dom", []),
    ],
)
def test_a_card_has_effects_and_costs_in_each_turn(play, card, discipline, each):
    """An optional upkeep counts as paid; Army of Rats takes a pool from the prey."""
    play.vampire("Ada", discipline, capacity=9)
    play.hand("Ada", card)
    play.acts("Ada")
    option = next(
        one
        for one in play.game.decision.options
        if one.card != NONE and play.table.cards[one.card].name == card
    )
    found = purposes(play.table, ADA, option)
    assert [(one.kind.value, one.n, one.seat) for one in found.each_turn] == each


@pytest.mark.parametrize(
    ("card", "anarch", "burning"),
    [
        ("Anarch Revolt", None, {ADA, BEN, CLEO, DORA}),
        ("Anarch Revolt", "Ada", {BEN, CLEO, DORA}),
        ("Antediluvian Awakening", None, {ADA, BEN, CLEO, DORA}),
    ],
)
def test_a_card_has_costs_for_everyone_in_each_turn(play, card, anarch, burning):
    """Anarch Revolt does not affect a Methuselah with a ready anarch."""
    if anarch is not None:
        play.vampire(anarch, sect=Sect.ANARCH)
    play.hand("Ada", card)
    play.acts("Ada", Phase.MASTER)
    (option,) = play.ways(card)
    found = purposes(play.table, ADA, option).each_turn
    assert {one.seat for one in found if one.kind is PurposeKind.POOL and one.n < 0} == burning


def test_smiling_jack_costs_the_others_more_than_its_player(play):
    play.hand("Ada", "Smiling Jack, The Anarch")
    play.acts("Ada", Phase.MASTER)
    (option,) = play.ways("Smiling Jack, The Anarch")
    found = purposes(play.table, ADA, option).each_turn
    assert [one.seat for one in found if one.kind is PurposeKind.POOL] == [ADA, BEN, CLEO, DORA]


def test_a_card_in_play_or_one_that_is_discarded_has_no_purposes_in_later_turns(play):
    rats = play.in_play("Ada", "Army of Rats")
    (other,) = play.hand("Ada", "Army of Rats")
    play.vampire("Ada", "ani")
    play.turn("Ada", Phase.DISCARD)
    for option in play.game.decision.options:
        if option.card in {rats, other}:
            assert purposes(play.table, ADA, option).each_turn == ()


def test_benefits_for_the_bearer_are_a_purpose_of_playing_a_card(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    play.hand("Ada", "Path of the Void")
    play.acts("Ada", Phase.MASTER)
    for target in (ada, other):
        [option] = play.ways("Path of the Void", target=target)
        found = purposes(play.table, ADA, option).does
        assert Purpose(PurposeKind.STEALTH, 1, ADA, target) in found
        assert Purpose(PurposeKind.POWER, -1, ADA, target) in found


def test_the_user_of_a_card_in_play_is_the_methuselah_who_can_use_it(play):
    """Ben uses his location in the turn of Ada."""
    play.in_play("Ben", "Anarch Revolt")
    play.in_play("Ben", "Power Structure")
    play.vampire("Ben", clan="Lasombra", title=Title.PRIMOGEN)
    ada = play.vampire("Ada", title=Title.PRINCE, city="Paris")
    play.hand("Ada", "Kine Resources Contested")
    play.acts("Ada").choose(POLITICAL, minion=ada)
    while not play.can("Power Structure"):
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])
    [option] = play.ways("Power Structure")
    assert {one.seat for one in purposes(play.table, BEN, option).does} == {BEN}


def test_the_blood_of_an_ability_is_a_purpose_of_using_it(play):
    nu = play.ready("Ada", "Nu, The Pillar", locked=True)
    play.vampire("Ada")
    play.acts("Ada")
    [option] = play.ways(nu)
    found = purposes(play.table, ADA, option).does
    assert Purpose(PurposeKind.BLOOD, -1, ADA, nu) in found
    assert Purpose(PurposeKind.UNLOCK, 1, ADA, nu) in found


def test_a_card_that_an_action_puts_on_a_minion_concerns_that_minion(play):
    ada, ben = play.vampire("Ada", "dai"), play.vampire("Ben")
    play[ada].set_mark("infernal", 1)
    play.hand("Ada", "Condemnation: Doomed")
    play.acts("Ada")
    [option] = play.ways("Condemnation: Doomed", "dai", target=ben)
    found = purposes(play.table, ADA, option).does
    assert Purpose(PurposeKind.STEALTH, -1, BEN, ben) in found


def test_benefits_of_equipment_are_a_purpose_of_the_action(play):
    ada = play.vampire("Ada")
    (bike,) = play.hand("Ada", "Sport Bike")
    play.acts("Ada")
    [option] = play.matching(EQUIP, "Sport Bike", minion=ada)
    found = purposes(play.table, ADA, option).does
    assert Purpose(PurposeKind.PERMANENT, 1, ADA, bike) in found
    assert Purpose(PurposeKind.INTERCEPT, 1, ADA, ada) in found
