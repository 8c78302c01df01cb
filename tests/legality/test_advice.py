import msgspec
import pytest

from cardbase.playability import MissingRequirement, Need, lacks
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.legality.advice import advise
from vtes_deck.legality.advice.kinds import (
    CannotPlay,
    FewCanPlay,
    Measure,
    NoPressure,
    OnlyAfter,
    OnlyVotes,
    UniqueCopies,
    Unusual,
    Weight,
)
from vtes_deck.legality.advice.playability import cannot_play
from vtes_deck.legality.advice.words import describe
from vtes_deck.legality.violations import Copies


@pytest.fixture
def reported(deck_of):
    """The advice on playing these library cards with these vampires."""

    def tell(crypt, *library):
        deck = deck_of(dict.fromkeys(crypt, 4), dict.fromkeys(library, 1))
        return list(cannot_play(deck))

    return tell


def kinds(advice):
    return [type(one) for one in advice]


# ------------------------------------------------------------------------------ missing
# requirements


@pytest.mark.parametrize(
    ("card", "minion", "missing"),
    [
        # Disciplines: inferior is enough, one of a choice, all of a combination
        ("Govern the Unaligned", "Nathan Turner", [(Need.DISCIPLINE, ("dom",))]),
        ("Govern the Unaligned", "Gilbert Duane (G1)", []),
        ("Eyes of Argus", "Anson", []),
        ("Wall of Filth", "Anson", [(Need.DISCIPLINE, ("pro", "tha")), (Need.PATH, ("Caine",))]),
        ("Apparition", "Anson", [(Need.DISCIPLINE, ("chi",))]),
        # clan, sect, title, capacity, trait, type
        ("Ventrue Headquarters", "Anson", [(Need.CLAN, ("Ventrue",))]),
        ("Hospital Food", "Anson", [(Need.SECT, ("Anarch",))]),
        ("Parity Shift", "Anson", []),
        ("Parity Shift", "Alexandra", [(Need.TITLE, ("Prince", "Justicar"))]),
        ("Reinforcements", "Alexandra", []),
        ("Enkil Cog", "Anson", [(Need.CAPACITY, ("10+",))]),
        ("Enkil Cog", "Alexandra", []),
        ("Atonement", "Anson", [(Need.CAPACITY, ("5-",))]),
        ("Atonement", "Aisling Sturbridge", []),
        ("Council of Seraphim", "Anson", [(Need.TRAIT, ("Seraph",))]),
        ("Vigilance", "Anson", [(Need.DISCIPLINE, ("jud",)), (Need.TYPE, ("Imbued",))]),
        ("Strike with Conviction", "Anson", [(Need.TYPE, ("Imbued",))]),
        ("As the Crow", "Anson", [(Need.TRAIT, ("flight",))]),
        ("As the Crow", "Tupdog", []),
        # excluded facts of a minion
        ("Go Anarch", "Nathan Turner", [(Need.SECT, ("non-Anarch",))]),
        ("Go Anarch", "Anson", [(Need.TITLE, ("non-titled",))]),
        # no requirement
        ("Villein", "Anson", []),
        ("Pentex Subversion", "Anson", []),
    ],
)
def test_missing_requirements_of_a_minion(cb, card, minion, missing):
    found = [(one.need, one.values) for one in lacks(cb[card], cb[minion])]
    assert found == missing


def test_printed_and_older_sabbat_vampires_follow_a_path(cb):
    card = cb["Abuse of Power"]
    (path,) = card.requirement.paths
    follower = next(v for v in cb.crypt if v.path == path)
    other = next(v for v in cb.crypt if v.path and v.path != path)
    assert not lacks(card, follower)
    assert lacks(card, other)[0].need is Need.PATH
    assert not lacks(card, cb["Antonio Delgado"])  # Sabbat, of 1996
    assert lacks(card, cb["Anson"])[0].need is Need.PATH


def test_a_combination_whose_first_effect_needs_one_discipline_needs_one(cb):
    """Ten cards in the data require two Disciplines and can be used with one of them."""
    trochomancy = cb["Trochomancy"]
    assert trochomancy.requirement.combo
    assert not lacks(trochomancy, cb["Thomasso Ghiberti"])  # Necromancy, no Auspex
    (missing,) = lacks(trochomancy, cb["Anson"])
    assert missing == MissingRequirement(Need.DISCIPLINE, ("nec",), together=True)


def test_a_combination_needs_both_on_one_vampire(cb, reported):
    card = next(
        c
        for c in cb.library
        if c.requirement.combo
        and {"aus", "cel"} == set(c.requirement.disciplines)
        and not lacks(c, cb["Anson"])
    )
    only_celerity = next(v for v in cb.crypt if v.disciplines == ("cel",))
    only_auspex = next(v for v in cb.crypt if v.disciplines == ("aus",))
    assert reported(["Anson"], card.full_name) == []
    (advice,) = reported([only_celerity.full_name, only_auspex.full_name], card.full_name)
    assert isinstance(advice, CannotPlay)
    assert advice.missing == (MissingRequirement(Need.DISCIPLINE, ("aus", "cel"), together=True),)


def test_an_advanced_vampire_can_have_its_merged_title(cb):
    merged = [v for v in cb.crypt if v.merged and v.merged.title and v.merged.title != v.title]
    assert merged
    for vampire in merged:
        wanted = msgspec.structs.replace(
            cb["Parity Shift"].requirement, titles=(vampire.merged.title,)
        )
        card = msgspec.structs.replace(cb["Parity Shift"], requirement=wanted)
        assert not lacks(card, vampire)


# --------------------------------------------------------------------------------- cannot be played


def test_a_card_that_a_vampire_can_play_is_not_mentioned(reported):
    assert reported(["Anson"], "Villein", "Blur", "Parity Shift", "Majesty") == []


def test_a_card_that_no_one_can_play_is_reported_with_the_missing_requirements(reported, cb):
    (advice,) = reported(["Nathan Turner"], "Govern the Unaligned", "Earth Meld", "Conditioning")
    assert advice == CannotPlay(
        cards=(Copies(cb["Govern the Unaligned"], 1), Copies(cb["Conditioning"], 1)),
        missing=(MissingRequirement(Need.DISCIPLINE, ("dom",)),),
    )
    assert advice.weight is Weight.LOOK


def test_a_deck_without_a_crypt_has_no_advice(reported):
    assert reported([], "Govern the Unaligned") == []


@pytest.mark.parametrize(
    ("helper", "card"),
    [
        ("Dominate", "Govern the Unaligned"),  # the Master Discipline card
        ("Agent of Power", "Govern the Unaligned"),  # any Discipline
        ("Seal of Veddartha", "Govern the Unaligned"),  # equipment that lends one
        ("Maleficia", "Evil Eye"),  # "levels" that are not Discipline
        ("Praxis Seizure: Berlin", "Second Tradition: Domain"),  # a title card
        ("Brujah Justicar", "Second Tradition: Domain"),  # a referendum for a title
        ("Clan Impersonation", "Ventrue Headquarters"),  # another clan
        ("Mozambique Allure", "Strange Day"),  # another sect
        ("Summon History", "War Ghoul"),  # into play without its requirements
        ("Herald of Topheth", "Immortal Grapple"),  # an ally that plays it
    ],
)
def test_an_enabling_library_card_changes_the_advice_to_after(reported, cb, helper, card):
    crypt = ["Indira"]  # Anarch, Protean only
    (alone,) = reported(crypt, card)
    assert isinstance(alone, CannotPlay)
    found = [a for a in reported(crypt, card, helper) if cb[card] in [c.card for c in a.cards]]
    (advice,) = found
    assert isinstance(advice, OnlyAfter)
    assert advice.helpers == (cb[helper],)
    assert advice.weight is Weight.NOTE


@pytest.mark.parametrize(
    ("vampire", "card"),
    [
        ("Mata Hari", "Ventrue Headquarters"),  # any clan
        ("Vlad Tepes", "Second Tradition: Domain"),  # any title
        ("Vidal Jarbeaux", "As the Crow"),  # any trait
        ("Gem Ghastly", "Ventrue Headquarters"),  # counts as one
        ("Ian Forestal", "Govern the Unaligned"),  # any Discipline
        ("Kemintiri (ADV)", "Second Tradition: Domain"),  # when merged
    ],
)
def test_an_enabling_vampire_changes_the_advice(reported, cb, vampire, card):
    advice = reported([vampire], card)
    assert kinds(advice) in ([], [OnlyAfter])
    if advice:
        assert cb[vampire] in advice[0].helpers


@pytest.mark.parametrize(
    ("other", "card"),
    [
        ("Deflection", "Govern the Unaligned"),  # requires it as well
        ("Make the Misere", "Apparition"),  # "more than one Discipline can be used"
        ("Dead Hand", "Skin of Steel"),  # damage not prevented by Fortitude
        ("The Embrace", "Ventrue Headquarters"),  # of the same clan as its sire
        ("Villein", "War Ghoul"),  # put on a vampire other than itself
        ("Jake Washington", "War Ghoul"),  # becomes an ally itself
        ("Legal Manipulations", "Majesty"),  # gives pool to vampires with Presence
        ("Club Illusion", "Apparition"),
    ],
)
def test_cards_that_only_mention_the_requirement_do_not_help(reported, cb, other, card):
    advice = [a for a in reported(["Indira"], card, other) if cb[card] in [c.card for c in a.cards]]
    assert kinds(advice) == [CannotPlay]


def test_any_untitled_vampire_can_become_an_anarch(reported):
    assert reported(["Nathan Turner"], "Hospital Food") == []
    (advice,) = reported(["Zip"], "Hospital Food")
    assert isinstance(advice, OnlyAfter)
    assert advice.helpers == ()
    (advice,) = reported(["Anson"], "Hospital Food")  # a prince
    assert isinstance(advice, CannotPlay)


def test_a_card_does_not_help_itself(reported):
    """Field Training makes an Anarch, but only an Anarch can play it, and no prince becomes one."""
    (advice,) = reported(["Anson"], "Field Training")
    assert isinstance(advice, CannotPlay)


def test_a_general_action_precedes_a_card_to_be_drawn(reported):
    """A vampire with Auspex becomes Anarch sooner than an Anarch learns Auspex."""
    both = reported(["Indira", "Zoe"], "Guardian Vigil", "Auspex")
    (advice,) = both
    assert isinstance(advice, OnlyAfter)
    assert advice.missing == (MissingRequirement(Need.SECT, ("Anarch",)),)
    assert advice.helpers == ()
    (advice,) = reported(["Indira"], "Guardian Vigil", "Auspex")
    assert advice.helpers != ()


def test_edge_explosion_gives_powers(reported):
    (alone,) = reported(['Jack "Hannibal137" Harmon'], "Respire")
    assert isinstance(alone, CannotPlay)
    (advice,) = reported(['Jack "Hannibal137" Harmon'], "Respire", "Edge Explosion")
    assert isinstance(advice, OnlyAfter)


def test_an_ally_in_the_library_is_a_minion(reported):
    assert reported(["Anson"], "Leech", "Carlton Van Wyk") == []
    assert kinds(reported(["Anson"], "Leech")) == [CannotPlay]


def test_a_political_action_is_still_good_for_a_vote(reported):
    (advice,) = reported(["Nathan Turner"], "Parity Shift")
    assert isinstance(advice, OnlyVotes)
    assert advice.weight is Weight.NOTE


# ---------------------------------------------------------------------------------- other advice


def test_several_copies_of_unique_cards_are_noted_once(deck_of, cb):
    library = {"The Parthenon": 2, "Dreams of the Sphinx": 3, "Villein": 6, "The Rack": 1}
    found = [a for a in advise(deck_of(library=library)) if isinstance(a, UniqueCopies)]
    (advice,) = found
    assert advice.cards == (
        Copies(cb["Dreams of the Sphinx"], 3),
        Copies(cb["The Parthenon"], 2),
    )
    assert advice.weight is Weight.NOTE


def test_a_rare_discipline_is_reported(deck_of, cb):
    def few(dominating, cards, **more):
        crypt = {"Indira": 12 - dominating, "Gilbert Duane (G6)": dominating}
        deck = deck_of(crypt, {"Govern the Unaligned": cards, "Earth Meld": 30, **more})
        return [a for a in advise(deck) if isinstance(a, FewCanPlay)]

    (advice,) = few(2, 6)
    assert advice == FewCanPlay(
        cards=(Copies(cb["Govern the Unaligned"], 6),), discipline="dom", vampires=2, crypt=12
    )
    assert few(3, 6) == []  # a quarter is not few
    assert few(2, 5) == []  # five cards are not many
    assert few(0, 6) == []  # that is another advice
    assert few(2, 6, Dominate=1) == []  # it can be learned


def test_a_deck_without_any_pressure_is_reported(deck_of):
    quiet = deck_of({"Indira": 12}, {"Earth Meld": 60})
    assert NoPressure in kinds(advise(quiet))
    for card in ("Govern the Unaligned", "Banishment", "Bum's Rush", "Anarch Revolt"):
        loud = deck_of({"Indira": 12}, {"Earth Meld": 59, card: 1})
        assert NoPressure not in kinds(advise(loud))


@pytest.mark.parametrize(
    ("library", "measure", "value"),
    [
        ({"Villein": 60}, None, 0),  # trifles
        ({"The Rack": 60}, Measure.MASTERS, 1.0),
        ({"Majesty": 60}, Measure.COMBAT, 1.0),
        ({"Deflection": 60}, Measure.REACTIONS, 1.0),
        ({"Govern the Unaligned": 60}, Measure.ACTIONS, 1.0),
        ({"Conditioning": 60}, Measure.MODIFIERS, 1.0),
        ({"Second Tradition: Domain": 30, "Giant's Blood": 30}, None, 0),
    ],
)
def test_a_library_of_one_kind_is_reported(deck_of, library, measure, value):
    found = {a.measure: a for a in advise(deck_of(library=library)) if isinstance(a, Unusual)}
    if measure is None:
        assert Measure.MASTERS not in found or found[Measure.MASTERS].value < 0.1
    else:
        assert found[measure].value == value
        assert not found[measure].low <= value <= found[measure].high


@pytest.mark.parametrize(("cards", "reported"), [(29, False), (30, True)])
def test_an_unfinished_library_is_not_judged(deck_of, cards, reported):
    found = kinds(advise(deck_of(library={"Majesty": cards})))
    assert (Unusual in found) is reported


def test_average_capacity_and_costs_are_reported(deck_of):
    crypt = {"Alexandra": 6, "Anson": 6}  # 11 and 8
    found = {a.measure: a.value for a in advise(deck_of(crypt)) if isinstance(a, Unusual)}
    assert Measure.CAPACITY not in found
    high = deck_of({"Alexandra": 12}, {"Heart of Nizchetus": 60})  # costs 1 pool each
    found = {a.measure: a.value for a in advise(high) if isinstance(a, Unusual)}
    assert found[Measure.CAPACITY] == 11
    assert found[Measure.POOL] == 1
    assert Measure.BLOOD not in found


def test_a_cost_of_x_counts_one(deck_of, cb):
    assert cb["Awe"].blood_cost == "X"
    found = {
        a.measure: a.value for a in advise(deck_of(library={"Awe": 60})) if isinstance(a, Unusual)
    }
    assert found[Measure.BLOOD] == 1


def test_an_empty_deck_has_no_advice():
    assert advise(Deck()) == ()


def test_advice_is_not_a_violation(deck_of, today):
    from vtes_deck.legality.judge import judge

    deck = deck_of({"Indira": 12}, {"Earth Meld": 59, "Govern the Unaligned": 1})
    assert judge(deck, "standard", today).violations == ()
    assert advise(deck)


# ------------------------------------------------------------------------------------------ texts


def test(deck_of, cb):
    deck = deck_of(
        {"Indira": 10, "Gilbert Duane (G6)": 2},
        {
            "Govern the Unaligned": 6,
            "Apparition": 1,
            "The Rack": 2,
            "Parity Shift": 1,
            "Renegade Garou": 1,
            "Ventrue Headquarters": 1,
            "Clan Impersonation": 1,
        },
    )
    said = [describe(advice) for advice in advise(deck)]
    assert "No minion of this deck can play 1 Apparition. Missing: Chimerstry." in said
    assert (
        "No minion can play 1 Ventrue Headquarters as printed. Missing: Ventrue, which "
        "Clan Impersonation may give." in said
    )
    assert "Only 2 of 12 crypt cards have Dominate, which 6 Govern the Unaligned require." in said
    assert any(
        text.startswith("Unique, so only one copy") and "2 The Rack" in text for text in said
    )
    assert any(
        "burned for a vote" in text and "Missing: Prince or Justicar" in text for text in said
    )


@pytest.mark.parametrize(
    ("missing", "text"),
    [
        (MissingRequirement(Need.DISCIPLINE, ("aus", "cel"), together=True), "Auspex and Celerity"),
        (MissingRequirement(Need.DISCIPLINE, ("aus", "cel")), "Auspex or Celerity"),
        (MissingRequirement(Need.PATH, ("Caine",)), "the Path of Caine"),
        (MissingRequirement(Need.CAPACITY, ("5+",)), "a capacity of 5 or more"),
        (MissingRequirement(Need.CAPACITY, ("5-",)), "a capacity of 5 or less"),
        (MissingRequirement(Need.TITLE, ("titled",)), "a title"),
    ],
)
def test_missing_requirements_have_texts(missing, text):
    said = describe(CannotPlay(missing=(missing,)))
    assert said.endswith(f"Missing: {text}.")


def test_every_kind_of_advice_has_a_text(cb):
    cards = (Copies(cb["Villein"], 2),)
    missing = (MissingRequirement(Need.SECT, ("Anarch",)),)
    for advice in (
        CannotPlay(cards=cards, missing=missing),
        OnlyVotes(cards=cards, missing=missing),
        OnlyAfter(cards=cards, missing=missing),
        OnlyAfter(cards=cards, missing=missing, helpers=(cb["Go Anarch"],)),
        FewCanPlay(cards=cards, discipline="dom", vampires=1, crypt=12),
        UniqueCopies(cards=cards),
    ):
        assert "2 Villein" in describe(advice)
    for measure in Measure:
        said = describe(Unusual(measure=measure, value=1, low=0, high=0.5, share=0.98, decks=100))
        assert "98 % of 100 winning decks" in said
    assert describe(NoPressure()).endswith("?")


def test_cards_with_the_same_missing_requirement_are_grouped(reported):
    (advice,) = reported(["Indira"], "Govern the Unaligned", "Deflection", "Conditioning")
    assert [c.card.name for c in advice.cards] == [
        "Govern the Unaligned",
        "Deflection",
        "Conditioning",
    ]


def test_more_vampires_never_make_a_card_unplayable(cb, deck_of):
    """An additional vampire never removes playability."""
    import random

    chosen = random.Random(11)
    for _ in range(12):
        library = tuple(Slot(card, 1) for card in chosen.sample(cb.library, 40))
        crypt = tuple(Slot(card, 1) for card in chosen.sample(cb.crypt, 4))
        fewer = Deck(crypt=crypt[:3], library=library)
        more = Deck(crypt=crypt, library=library)

        def never(deck):
            return {
                c.card
                for a in cannot_play(deck)
                if isinstance(a, CannotPlay | OnlyVotes)
                for c in a.cards
            }

        assert never(more) <= never(fewer)
