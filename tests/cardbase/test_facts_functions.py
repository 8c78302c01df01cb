"""The functions of cards: each one on cards that have it, and on similar cards that do not."""

import pytest

from cardbase.facts import crypt_facts, library_facts
from cardbase.terms import Bonus, Function, Type

HAVE = {
    Function.BLEED: "Conditioning; Govern the Unaligned; Leverage; Laptop Computer; Gwendolyn",
    Function.STEALTH: "Lost in Crowds; Swallowed by the Night; Alacrity; Call of the Hungry Dead; "
    "Mask of a Thousand Faces; Creepshow Casino; Zip Line; Gavrylo",
    Function.INTERCEPT: "Coterie Tactics; "
    "Enhanced Senses; Raven Spy; KRCG News Radio; Ignis Fatuus; Veiled Sight; "
    "Persona Non Grata; Screamer; Barth; Anton",
    Function.BLOCK_DENIAL: "Seduction; Daring the Dawn; Elder Impersonation; Form of Mist; "
    "Neutral Guard; Pentex™ Subversion; Mantle of the Moon; Lord Fianna",
    Function.WAKE: "On the Qui Vive; Forced Awakening; Second Tradition: Domain; Rat's Warning; "
    "Organized Resistance; Wake with Evening's Freshness; Gracetius; General Perfidio Díos",
    Function.BOUNCE: "Deflection; Redirection; Telepathic Misdirection; Lost in Translation; "
    "Two Wrongs; Murmur of the False Will; Aksinya Daclau",
    Function.BLEED_REDUCTION: "Gangrel Atavism; "
    "Telepathic Counter; Folderol; Confusion of the Eye; "
    "Protected Resources; Terra Incognita; Serenna the White",
    Function.UNLOCK: "Freak Drive; Cats' Guidance; Metro Underground; Nakhthorheb",
    Function.LOCK: "Misdirection; Anarch Troublemaker; Command the Legion; Fantasy World; Yitzak",
    Function.VOTES: "Rastacourere; Beyond Reproach; Astrid Thomas; Bruce de Guy (G4); "
    "Ellison Humboldt; "
    "Awe; Bewitching Oration; Praxis Seizure: Athens; Conflict of Interests; "
    "Pulling Strings; Closed Session; Bela Kardoza; Zane",
    Function.RUSH: "Siren's Lure; Ensconced; Malleable Visage; Tracker's Mark; Coordinate Attacks; "
    "Bum's Rush; Haven Uncovered; Ambush; Fast Reaction; Theo Bell (G2)",
    Function.CANCEL: "Direct Intervention; Sudden Reversal; Wash; Delaying Tactics; The Jones; "
    "Rewind Time; Botched Move; Asguresh",
    Function.COMBAT_ENDS: "Majesty; Earth Meld; No Trace; Staredown; Catatonic Fear; "
    "Elysium: The Arboretum; Living Manse; Rowena",
    Function.PREVENT: "Flesh of Marble; "
    "Indomitability; Flak Jacket; Rolling with the Punches; Superior Mettle; "
    "Skin of Steel; Xaviar",
    Function.AGGRAVATED: "Claws of the Dead; Burst of Sunlight; Chiropteran Marauder; "
    "Dawn Operation; Potio Martyrium; Basilia",
    Function.RANGED: ".44 Magnum; Theft of Vitae; Aid from Bats; Blood Sweat; Aurora van Brande",
    Function.ADDITIONAL_STRIKE: "Blur; Pursuit; Acrobatics; Renegade Garou; Kiradin",
    Function.FIRST_STRIKE: "Quick Jab; Forearm Block; Muddled Vampire Hunter; Wise Frog",
    Function.MANEUVER: "Flash; Pursuit; .44 Magnum; Fake Out; Juggler",
    Function.PRESS: "Disengage; Boxed In; Immortal Grapple; Aidan Lyle",
    Function.DODGE: "Side Strike; Sideslip; Staredown; Bronwen",
    Function.STEAL_BLOOD: "Legacy of Caine; Kyoko Shinsegawa; "
    "Theft of Vitae; Drain Essence; Siphon; Goratrix",
    Function.TORPOR: "Rötschreck; Blade Clot; Antithesis; "
    "Entombment; Coma; Wooden Stake; Sleep of Reason; Mistaken Identity",
    Function.POOL_GAIN: "Using the Advantage; Marcel de Breau; The Realm of the Black Sun; "
    "Malkavian Prank; "
    "Villein; Blood Doll; Vessel; Minion Tap; Art Scam; Parity Shift; "
    "Tribute to the Master; Consanguineous Boon; Ramona (ADV); Line Brawl",
    Function.POOL_LOSS: "Army of Rats; Fame; Antediluvian Awakening; Conservative Agitation; "
    "Anarch Revolt; Enticement; Arika; Marcos Belegrad",
    Function.BLOOD_GAIN: "Fifth Tradition: Hospitality; Academic Hunting Ground; Giant's Blood; "
    "Taste of Vitae; Restoration; Voter Captivation; Paolo Sardenzo",
    Function.ACCELERATION: "Govern the Unaligned; Information Highway; Zillah's Valley; "
    "Dreams of the Sphinx; Honor the Elders; Recruiting Party; Casino Reeds; Ingrid Rossler",
    Function.RESCUE: "Rapid Healing; Lord of Serenity; Chantry; Warsaw Station; Frondator",
    Function.STEAL: "Redline; "
    "Graverobbing; Far Mastery; Fast Hands; Temptation; Entrancement; Juniper",
    Function.BURN: "Hard Case; Target Hand; "
    "Arson; Unnatural Disaster; Vulnerability; Entombment; Bomb; Conceal; "
    "Shattering Blow; Themistocles",
    Function.EMBRACE: "The Embrace; Third Tradition: Progeny; Create Gargoyle; Shock Troops",
    Function.DISCOUNT: "Eccentric Billionaire; Therbold Realty; The Path of Metamorphosis; Una",
    Function.SEARCH: "The Summoning; Magic of the Smith; Recruitment; Dominica",
    Function.RECURSION: "Daemonic Possession; "
    "Sudario Refraction; Whispers from the Dead; Ashur Tablets; Possession; "
    "Kiss of Lachesis; Undele",
    Function.DRAW: "Deal with the Devil; "
    "Heart of Nizchetus; Hourglass of the Mind; Improvised Tactics; Beckett",
}

LOOK_LIKE = {
    # A bleed against its own controller.
    Function.BLEED: "Bethany Ray; Hektor; Ublo-Satha; Blood Doll",
    # The stealth of the action, of an enemy against the card, none, a handicap of the vampire.
    Function.STEALTH: "Art Scam; Night Moves; Lock; Powerbase: Barranquilla; Erosion; Amelia; "
    "Strained Vitae Supply; Igo the Hungry; Muse; Hugo; Castellan",
    Function.INTERCEPT: "Dirk; Paolo Sardenzo; Bela; Royce; Covenant of Blood; The Wildebeest",
    Function.BLOCK_DENIAL: "Navar McClaren; Janet Langer; Vagabond Mystic; Piper",
    Function.WAKE: "Funeral Wake; Cats' Guidance; Burden the Mind; Movement of the Slow Body",
    Function.BOUNCE: "Contingency Planning; Spirit Marionette; Deep Ecology",
    Function.BLEED_REDUCTION: "Johan Wrede; Andre LeRoux; Suspension of Disbelief; Maldavis",
    Function.UNLOCK: "Raphael Catarari; Wooden Stake; Miguel Cordovera; Coma",
    Function.LOCK: "Blood Doll; Gift of Experience; Council of Seraphim; Brutal Influence",
    Function.VOTES: "Annazir; Freddy Gage; Troius; Protection Racket",
    Function.RUSH: 'Erick "Shophet125" Franco; Bravo; Adhiambo; Gift of Sleep; The Oath',
    Function.CANCEL: "Target Vitals; Golconda: Inner Peace; Foresee; Johannes Castelein",
    Function.COMBAT_ENDS: "Dog Pack; Open Grate; Oliver Thrace; Creep Show; Azrael",
    Function.PREVENT: "Bloodform; Blood Tempering; Blood Sweat; Personal Scourge; Bruce de Guy; "
    "Riposte",
    Function.AGGRAVATED: "Skin of Night; Daring the Dawn; Sunrise Service; Karsh (G3)",
    Function.RANGED: "Gargoyle Slave; Anachronism; Shadowed Eyes; Torn Signpost",
    Function.ADDITIONAL_STRIKE: "Blight; Stutter-Step; Target Head; Decompose",
    Function.FIRST_STRIKE: "Haymaker; Blur",
    Function.MANEUVER: "Lapse; Terror Frenzy; Hanna Redmonds; Leo Washington; Ysador the Foul",
    Function.PRESS: "Andy; Blight; Momentary Delay; Mukhtar Bey; Backstep",
    Function.DODGE: "Earthshock; Skin Trap; Scorpion Sting; Creep Show",
    Function.STEAL_BLOOD: "Fast Hands; Graverobbing; Alacrity; Amaranth",
    Function.TORPOR: "Julius; Hasina Kesi; Fame; Day Operation; Reform Body",
    Function.POOL_GAIN: "The Rising; Hector Trelane",
    Function.POOL_LOSS: "Golconda: Inner Peace; The Uncoiling; Metro Underground; Angela Decker",
    Function.BLOOD_GAIN: "Govern the Unaligned; Ex Nihilo; Mercy for the Weak; Punish",
    Function.ACCELERATION: "Effective Management; Gemini; Brainwash; Recruitment",
    Function.RESCUE: "Boss Callihan (G3); Vulnerability; Mummify",
    Function.STEAL: "The Coven; Shaal Fragment; Powerbase: Montreal; Gengis (G3); Theft of Vitae",
    Function.BURN: "Fame; The Vozhd of Gravesend; Judgment: Camarilla Segregation",
    Function.EMBRACE: "Legacy; Jake Washington; Akhenaten, The Sun Pharaoh; Chameleon",
    Function.DISCOUNT: "Hay Ride; Exile; Bulscu (G5); Jane Sims",
    Function.SEARCH: "Heart of Nizchetus; Blood Doll",
    Function.RECURSION: "Ambrogino Giovanni (G2); Redeem the Lost Soul; Trochomancy",
    Function.DRAW: "Govern the Unaligned; Dr. Jest; Roll",
}


def pairs(table):
    return [
        (function, name.strip()) for function, names in table.items() for name in names.split(";")
    ]


def test_every_function_has_example_cards():
    assert set(HAVE) == set(LOOK_LIKE) == set(Function)


def test_cards_with_the_function(cb):
    wrong = [pair for pair in pairs(HAVE) if pair[0] not in cb[pair[1]].functions]
    assert wrong == []


def test_cards_without_the_function(cb):
    wrong = [pair for pair in pairs(LOOK_LIKE) if pair[0] in cb[pair[1]].functions]
    assert wrong == []


def functions(text, types=(Type.ACTION,)):
    return set(library_facts(name="Nobody", text=text, types=types, capacity="").functions)


def test_only_stealth_of_a_modifier_counts_and_not_of_an_action():
    improved = "[pre] Do this.\n[PRE] As above, with +1 stealth."
    assert Function.STEALTH not in functions(improved)
    assert Function.STEALTH in functions(improved, (Type.ACTION_MODIFIER,))
    assert Function.STEALTH in functions(improved, (Type.ACTION, Type.ACTION_MODIFIER))


def test_a_card_with_an_effect_as_a_reaction_is_a_wake_but_not_an_action():
    text = "Only usable by a locked vampire.\n[pro] This vampire unlocks."
    assert Function.WAKE in functions(text, (Type.REACTION,))
    assert Function.WAKE not in functions(text, (Type.ACTION,))


def test_any_part_of_the_name_refers_to_the_vampire():
    def of(text):
        facts = crypt_facts(name="Jane Roe, The Doe", text=text, title="", imbued=False)
        return set(facts.functions)

    assert Function.STEALTH not in of("Sabbat: Roe gets -1 intercept.")
    assert Function.STEALTH in of("Sabbat: Allies get -1 intercept against Jane.")
    assert Function.INTERCEPT not in of(
        "Sabbat: Allies get +1 intercept when attempting to block Doe."
    )


def test_the_directed_sign_can_be_written_in_plain_characters():
    """The official tables have letters for symbols of other sources."""
    drawn = "Any vampire can burn this card as a +1 stealth Ⓓ action."
    written = drawn.replace("Ⓓ", "(D)")
    assert functions(drawn, (Type.MASTER,)) == functions(written, (Type.MASTER,)) == set()


@pytest.mark.parametrize(
    ("bonus", "have", "have_not"),
    [
        (Bonus.BLEED, "Conditioning; Bethany Ray", "Blood Doll"),
        (Bonus.STEALTH, "Lost in Crowds; Iniko, The Black Lion", "Art Scam; Igo the Hungry"),
        (Bonus.INTERCEPT, "Raven Spy; Dirk", "Screamer"),
        (Bonus.STRENGTH, "Eye of Hazimel", "Blood Doll"),
        (Bonus.DAMAGE, "Baseball Bat; Elihu; Shoulder Drop", "Theft of Vitae"),
        (Bonus.VOTES, "Awe; Eze, The Demon Prince; Unholy Radiance", "Annazir; Pulling Strings"),
        (Bonus.CAPACITY, "Dominate; Auspex; Praxis Seizure: Athens", "Blood Doll"),
        (Bonus.HUNT, "Hesha Ruhadze (G2); Harvest Rites", "Academic Hunting Ground; Jane Sims"),
        (Bonus.HAND_SIZE, "Dreams of the Sphinx; Elder Library; Wise Spider", "Beckett (G3)"),
    ],
)
def test_bonuses(cb, bonus, have, have_not):
    assert {name for name in have.split("; ") if bonus not in cb[name].bonuses} == set()
    assert {name for name in have_not.split("; ") if bonus in cb[name].bonuses} == set()
