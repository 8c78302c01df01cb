"""The later rules of the quick player for referendums, cancels, combat and cards in play."""

import pytest
from card_fights import fight
from card_play import CardPlay

from cardbase.terms import Bonus, Sect, Trait
from vtes_deck.engine.actions.anarch import BECOME_ANARCH
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.permanents import TAKE_EQUIPMENT
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.agents import Sight
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import NONE, PASS, DecisionKind
from vtes_deck.engine.state.purposes import OptionPurposes, Purpose
from vtes_deck.engine.state.purposes import PurposeKind as K
from vtes_deck.engine.state.table import Modifier, Phase, Until
from vtes_deck.players.advice import AdviceReason
from vtes_deck.players.effect_worth import price, price_of
from vtes_deck.players.prospects import chances
from vtes_deck.players.quick import QuickPlayer
from vtes_deck.players.seen_position import SeenPosition
from vtes_deck.players.style import STYLES
from vtes_deck.players.thoughtful import Budget

SHARP, USUAL = STYLES["sharp"], STYLES[""]

pytestmark = pytest.mark.parametrize("style", [SHARP, USUAL], ids=["sharp", "usual"])


def choice(play, style):
    """The choice of a quick player in the asked seat, and its reason."""
    player = QuickPlayer(1, style)
    option = player.choose(play.decision, Sight(play.game, play.decision.seat))
    return option, player.explained.best.why


def test_a_referendum_is_called_for_its_effect(cb, style):
    """Ancilla Empowerment: each burns 1 pool for each minion; Ada has four, and 2 pool."""
    play = CardPlay(cb)
    for _ in range(3):
        play.vampire("Ada", locked=True)
    play.ready("Ada", "Anson")
    play.hand("Ada", "Ancilla Empowerment")
    play.pool("Ada", 2)
    play.turn("Ada", Phase.MINION)
    weighed = QuickPlayer(1, style).weigh(play.decision, Sight(play.game, 0))
    worth = next(one.worth for one in weighed if one.option.verb is POLITICAL)
    assert (worth < -20) is (style is SHARP)


def test_a_referendum_that_others_cannot_stop_is_called(cb, style):
    """Two votes across the table are no danger: Cleo loses nothing by the referendum."""
    play = CardPlay(cb)
    play.ready("Ada", "Rake")
    for name in ("Anson", "Lutz von Hohenzollern"):
        play.ready("Cleo", name)
    play.hand("Ada", "Kine Resources Contested")
    play.turn("Ada", Phase.MINION)
    option, _ = choice(play, style)
    assert (option.verb is POLITICAL) is (style is SHARP)


def test_terms_are_those_with_the_best_outcome(cb, style):
    """Parity Shift: 3 points of the pool of a richer Methuselah go to others."""
    play = CardPlay(cb)
    play.ready("Ada", "Anson")
    play.hand("Ada", "Parity Shift")
    for name, pool in (("Ada", 5), ("Ben", 20), ("Cleo", 4), ("Dora", 4)):
        play.pool(name, pool)
    play.acts("Ada").choose(POLITICAL, "Parity Shift")
    gained = None
    while play.decision is not None and play.decision.kind is not DecisionKind.VOTE:
        option, _ = choice(play, style)
        if play.decision.kind is DecisionKind.TERMS and option.verb.name == "allocate":
            gained = (option.seat, option.n) if gained is None else gained
        play.game.apply(option)
    assert gained == (0, 3) or style is USUAL


@pytest.mark.parametrize("victim", ["Ben", "Cleo"])
def test_a_harmful_card_is_cancelled(cb, style, victim):
    """Direct Intervention costs 1 pool; the bleed is for 3 in all."""
    play = CardPlay(cb)
    acting = play.vampire("Ada", "DOM", capacity=8)
    play.hand("Ada", "Govern the Unaligned")
    play.hand(victim, "Direct Intervention")
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=acting)
    play.until(victim, "Direct Intervention")
    option, why = choice(play, style)
    cancelled = option.verb is not PASS and why is AdviceReason.CANCEL
    assert cancelled is (style is SHARP and victim == "Ben")


def test_no_loss_is_chosen_before_an_unavoidable_one(cb, style):
    """Ada burns a pool for Anarch Revolt in any case; Tattoo Signal would unlock a rival."""
    play = CardPlay(cb)
    seraph = play.vampire("Ada", sect=Sect.SABBAT)
    other = play.vampire("Cleo", sect=Sect.SABBAT, locked=True)
    play[seraph].set_mark(Trait.SERAPH.value, 1)
    play[other].set_mark(Trait.BLACK_HAND.value, 1)
    play.on(seraph, "Tattoo Signal", "Ada")
    revolt = play.in_play("Ben", "Anarch Revolt")
    play.pool("Ada", 12)
    play.turn("Ada", Phase.UNLOCK)
    assert {one.target for one in play.options} == {NONE, other}
    option, _ = choice(play, style)
    assert (option.card == revolt) is (style is SHARP)


def test_a_player_does_not_cancel_its_own_card(cb, style):
    play = CardPlay(cb)
    acting = play.vampire("Ada", "DOM", capacity=8)
    play.hand("Ada", "Govern the Unaligned", "Direct Intervention")
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=acting)
    while play.action is not None:
        option, _ = choice(play, style)
        assert option.card == NONE or play.table.cards[option.card].name != "Direct Intervention"
        play.game.apply(option)


def test_a_minion_unlocked_by_a_card_blocks(cb, style):
    """Eyes of the Wild unlocks a locked Gangrel, who attempts to block."""
    play = CardPlay(cb)
    acting = play.vampire("Ada", capacity=3)
    play.ready("Ben", of_clan(cb, "Gangrel"), locked=True)
    play.hand("Ben", "Eyes of the Wild")
    play.pool("Ben", 6)
    play.turn("Ada", Phase.MINION)
    play.bleeds(acting).until("Ben", "Eyes of the Wild")
    blocked = False
    while play.action is not None:
        option, why = choice(play, style)
        blocked |= why is AdviceReason.BLOCK and option.card != NONE
        play.game.apply(option)
    assert blocked is (style is SHARP)


def test_a_title_that_a_card_requires_is_considered(cb, style):
    """Second Tradition needs a prince or a justicar: this hand will never have one."""
    play = CardPlay(cb)
    play.vampire("Ada", "dom", locked=True)
    tradition, action = play.hand("Ada", "Second Tradition: Domain", "Threats")
    play.turn("Ada", Phase.DISCARD)
    option, _ = choice(play, style)
    assert (option.card == tradition) is (style is SHARP)
    assert option.card != action


def test_an_action_that_gains_little_is_not_repeated_endlessly(cb, style):
    """Baron Dieudonne can unlock after a successful action for the blood that a hunt gains."""
    play = CardPlay(cb)
    hunter = play.ready("Ada", "Baron Dieudonne")
    play.blood(hunter, 7)
    play.turn("Ada", Phase.MINION)
    player = QuickPlayer(1, style)
    hunts = 0
    for _ in range(60):
        if play.decision is None or play.table.active or play.table.phase is not Phase.MINION:
            break
        option = player.choose(play.decision, Sight(play.game, play.decision.seat))
        hunts += option.verb is HUNT
        play.game.apply(option)
    assert hunts <= 3 or style is USUAL


@pytest.mark.parametrize("blood", [0, 7])
def test_a_combat_is_predicted_from_the_blood_of_the_blocker(cb, style, blood):
    """A vampire with no blood falls to the first damage; one with 7 does not."""
    play = CardPlay(cb)
    fighter = play.vampire("Ada", "POT", capacity=7)
    victim = play.vampire("Ben", capacity=7, blood=blood)
    play.hand("Ada", "Torn Signpost", "Undead Strength")
    play.turn("Ada", Phase.MINION)
    seen = SeenPosition(Sight(play.game, 0), play.decision, style)
    wins, loses = chances(seen, fighter, victim)
    assert 0 < loses < 1
    assert (wins > 0.2) is (blood == 0)


def test_a_large_ally_is_worth_its_price(cb, style):
    """War Ghoul costs 3 pool; it has 5 life and 4 strength."""
    play = CardPlay(cb)
    play.ready("Ada", of_clan(cb, "Tzimisce"))
    (ally,) = play.hand("Ada", "War Ghoul")
    play.pool("Ada", 25)
    play.turn("Ada", Phase.MINION)
    weighed = QuickPlayer(1, style).weigh(play.decision, Sight(play.game, 0))
    worth = next(one.worth for one in weighed if one.option.card == ally)
    assert (worth > 2.5) is (style is SHARP)


def test_counters_for_a_large_vampire_are_worth_pool_while_the_pool_is_large(cb, style):
    """Zillah's Valley adds 4 blood to an uncontrolled vampire with capacity 8 or more."""
    play = CardPlay(cb)
    play.uncontrolled("Ada", "Queen Anne (G6)")
    play.hand("Ada", "Zillah's Valley")
    play.pool("Ada", 30)
    play.turn("Ada", Phase.MASTER)
    option, _ = choice(play, style)
    assert (option.verb is not PASS) is (style is SHARP)


def test_the_vampire_that_can_play_the_hand_is_influenced_first(cb, style):
    """Both have capacity 5; only one of them can play Dominate."""
    chosen = set()
    for seed in range(4):
        play = CardPlay(cb)
        other, suited = two_of_capacity(cb, play, 5)
        play.hand("Ada", *["Govern the Unaligned"] * 4)
        play.pool("Ada", 25)
        play.turn("Ada", Phase.INFLUENCE)
        player = QuickPlayer(seed, style)
        chosen.add(player.choose(play.decision, Sight(play.game, 0)).card == suited)
        assert other != suited
    assert chosen == {True} or style is USUAL


def two_of_capacity(cb, play, capacity):
    """A vampire without Dominate and one with it, uncontrolled."""
    found = []
    for has in (False, True):
        name = next(
            one.unique_name
            for one in cb.crypt
            if one.capacity == capacity
            and ("dom" in one.disciplines) is has
            and "DOM" not in one.disciplines
        )
        found.append(play.uncontrolled("Ada", name))
    return found


def test_effects_of_a_card_in_each_turn_count(cb, style):
    """A hunting ground gives 1 blood in each unlock phase."""
    play = CardPlay(cb)
    play.ready("Ada", of_clan(cb, "Gangrel"))
    (ground,) = play.hand("Ada", "Zoo Hunting Ground")
    play.turn("Ada", Phase.MASTER)
    seen = SeenPosition(Sight(play.game, 0), play.decision, style)
    found = seen.does(next(one for one in play.decision.options if one.card == ground))
    assert [(one.kind, one.n) for one in found.each_turn] == [(K.BLOOD, 1)]
    once = OptionPurposes(found.does, found.pool, found.blood)
    assert (price(seen, found) > price(seen, once)) is (style is SHARP)


@pytest.mark.parametrize(("n", "dearer"), [(4, True), (-4, False)])
def test_counters_are_worth_more_than_the_transfers_that_a_power_uses(cb, style, n, dearer):
    """The power replaces transfers of the turn that would otherwise be lost."""
    play = CardPlay(cb)
    play.turn("Ada", Phase.INFLUENCE)
    worth = abs(
        price_of(SeenPosition(Sight(play.game, 0), play.decision, style), Purpose(K.INFLUENCE, n))
    )
    assert (worth > 3) is (dearer and style is SHARP)


def test_no_counters_go_on_a_copy_of_a_vampire_in_play(cb, style):
    """Powerbase: Montreal offers its counter to both vampires that wait."""
    play = CardPlay(cb)
    play.ready("Ada", "Anson")
    copy, other = play.uncontrolled("Ada", "Anson"), play.uncontrolled("Ada", "Rake")
    play.turn("Ada", Phase.INFLUENCE)
    seen = SeenPosition(Sight(play.game, 0), play.decision, style)
    worth = [price_of(seen, Purpose(K.INFLUENCE, 1, 0, card)) for card in (copy, other)]
    assert (worth[0] < worth[1]) is (style is SHARP)


def of_clan(cb, clan):
    """A vampire of a clan with capacity 7."""
    return next(one.unique_name for one in cb.crypt if one.clan == clan and one.capacity == 7)


@pytest.mark.parametrize("owner", ["Cleo", "Ada"])
def test_a_power_that_only_helps_a_rival_is_a_loss(cb, style, owner):
    """Tattoo Signal may unlock any vampire of the Black Hand."""
    play = CardPlay(cb)
    seraph = play.vampire("Ada", sect=Sect.SABBAT)
    other = play.vampire(owner, sect=Sect.SABBAT, locked=True)
    play[seraph].set_mark(Trait.SERAPH.value, 1)
    play[other].set_mark(Trait.BLACK_HAND.value, 1)
    play.on(seraph, "Tattoo Signal", "Ada")
    play.turn("Ada", Phase.MINION)
    weighed = QuickPlayer(1, style).weigh(play.decision, Sight(play.game, 0))
    worth = next(one.worth for one in weighed if one.option.target == other)
    assert (worth < Budget().least) is (style is SHARP and owner == "Cleo")


def test_gear_is_worth_its_effects(cb, style):
    """J. S. Simmons adds to each bleed, Leather Jacket prevents damage once; both are free."""
    play = CardPlay(cb)
    play.vampire("Ada")
    lawyer, jacket = play.hand("Ada", "J. S. Simmons, Esq.", "Leather Jacket")
    play.turn("Ada", Phase.MINION)
    weighed = QuickPlayer(1, style).weigh(play.decision, Sight(play.game, 0))
    worth = {one.option.card: one.worth for one in weighed if one.option.card != NONE}
    assert (worth[lawyer] > worth[jacket]) is (style is SHARP)


def test_purposes_include_the_uses_of_a_card(cb, style):
    """Ivory Bow strikes for 1 aggravated damage; Villein has no effect while it stays in play."""
    play = CardPlay(cb)
    play.vampire("Ada", blood=4)
    bow, villein = play.hand("Ada", "Ivory Bow", "Villein")

    def of(card, phase):
        play.turn("Ada", phase)
        option = next(one for one in play.decision.options if one.card == card)
        return SeenPosition(Sight(play.game, 0), play.decision, style).does(option)

    assert {(one.kind, one.n) for one in of(bow, Phase.MINION).offers} == {
        (K.STRIKE, 1),
        (K.AGGRAVATED, 1),
    }
    assert of(villein, Phase.MASTER).idle
    assert not of(bow, Phase.MINION).idle


def test_a_vampire_is_not_drained_for_the_cost_of_draining_it(cb, style):
    """A second Villein on the vampire costs a pool: for 2 blood it brings one."""
    play = CardPlay(cb)
    vampire = play.vampire("Ada", capacity=8, blood=2)
    play.on(vampire, "Villein")
    play.hand("Ada", "Villein")
    play.pool("Ada", 12)
    play.turn("Ada", Phase.MASTER)
    option, _ = choice(play, style)
    assert (option.verb is PASS) is (style is SHARP)


@pytest.mark.parametrize(("card", "strength", "paid"), [(None, 1, 0), ("Claws of the Dead", 2, 1)])
def test_blood_is_paid_for_prevention_only_if_more_is_saved(cb, style, card, strength, paid):
    """Hidden Strength prevents 1 damage and 1 more for each blood; the vampire has 2 blood.

    Two aggravated damage send it to torpor unless both are prevented.
    """
    play = CardPlay(cb)
    _, ben = fight(
        play, "for", "Hidden Strength", blood=2, theirs="pro", held=[card] if card else []
    )
    play.table.modify(Modifier(Bonus.STRENGTH, strength - 1, ben, Until.TURN))
    while play.decision.kind is not DecisionKind.DAMAGE:
        if card is not None and play.can(card):
            play.plays(card, "pro")
        else:
            play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    mine = Sight(play.game, 0)().combat.sides[0]
    assert (mine.damage, mine.aggravated) == (strength, strength if card else 0)
    option, why = choice(play, style)
    assert why is AdviceReason.PREVENT
    assert option.n == (paid if style is SHARP else 2)


def test_gear_is_not_moved_between_own_minions_without_need(cb, style):
    play = CardPlay(cb)
    bearer, other = play.vampire("Ada"), play.vampire("Ada")
    play.on(bearer, "Ivory Bow")
    play.turn("Ada", Phase.MINION)
    weighed = QuickPlayer(1, style).weigh(play.decision, Sight(play.game, 0))
    worth = {(one.option.verb, one.option.minion): one.worth for one in weighed}
    assert (worth[TAKE_EQUIPMENT, other] < worth[PASS, NONE]) is (style is SHARP)


@pytest.mark.parametrize("cards", [0, 3])
def test_a_vampire_becomes_anarch_for_the_cards_of_anarchs(cb, style, cards):
    """ANR-03: it costs 2 blood. Only anarchs play Undue Influence and Power of One."""
    play = CardPlay(cb)
    play.vampire("Ada", "PRE", capacity=6)
    play.hand("Ada", *["Undue Influence"] * cards)
    play.turn("Ada", Phase.MINION)
    option, _ = choice(play, style)
    assert (option.verb is BECOME_ANARCH) is (style is SHARP and cards > 0)


def test_a_camp_makes_a_new_vampire_anarch_for_a_card_that_it_can_play(cb, style):
    """Twilight Camp: a blood of the card makes a vampire anarch that enters play."""
    play = CardPlay(cb)
    play.blood(play.in_play("Ada", "Twilight Camp"), 4)
    new = play.uncontrolled("Ada", "Smash", 3)
    play.hand("Ada", "Undue Influence")
    play.turn("Ada", Phase.INFLUENCE)
    while play.decision.kind is not DecisionKind.TARGET:
        play.game.apply(choice(play, style)[0])
    option, _ = choice(play, style)
    assert (option.target == new) is (style is SHARP)


def test_a_curse_is_put_on_a_rival_by_referendum(cb, style):
    """Anathema: the vampire is burned when it loses its last blood in a combat."""
    play = CardPlay(cb)
    ada = play.ready("Ada", "Anson")
    play.ready("Ben", "Lutz von Hohenzollern")
    play.hand("Ada", "Anathema")
    play.acts("Ada").choose(POLITICAL, "Anathema")
    while play.decision.kind is not DecisionKind.TERMS:
        play.game.apply(choice(play, style)[0])
    option, _ = choice(play, style)
    assert (option.target == ada) is (style is USUAL)
