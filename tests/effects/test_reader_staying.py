"""Sentences about bearers, retainers, alternatives and prices, read from invented cards."""

import pytest
from card_play import CardPlay
from msgspec.structs import replace

from cardbase.terms import Bonus, Sect, Title
from vtes_deck.effects.reader.cards import Reader
from vtes_deck.effects.vocab import (
    ALLY,
    ANYONE,
    BLOCKING,
    DISCARD_ENDS,
    UNLOCK,
    VAMPIRE,
    ACard,
    ActionWas,
    AMinion,
    AtBleed,
    AtLeast,
    AtMost,
    AtSuperior,
    Aura,
    Bearer,
    Belongs,
    Blood,
    Burn,
    BurnCard,
    CannotBlock,
    CardAction,
    Directed,
    Either,
    ForEach,
    Gain,
    HasBled,
    HasDiscipline,
    If,
    InflictDamage,
    Is,
    LessBleed,
    LessIntercept,
    Lock,
    LookAt,
    MinionFilter,
    Not,
    Power,
    PutInPlay,
    PutOn,
    Restriction,
    RetainerDamage,
    Same,
    StaticBonus,
    Stealth,
    StealthInAction,
    TakeControl,
    The,
    Toll,
    Toughness,
    Trigger,
    Unlock,
    UnlocksLater,
    Zone,
)
from vtes_deck.engine.state.table import Activity


@pytest.fixture(scope="module")
def reader(cb):
    return Reader(cb.clans, dict.fromkeys(one.name for one in cb.crypt))


@pytest.fixture(scope="module")
def parts(cb, reader):
    """The parts of a copy of a card with another text; empty if it is not read."""

    def read(likeness, text):
        found = reader.read(replace(cb[likeness], name="Xantha", text=text, id=1)).definition
        return () if found is None else found.parts

    return read


ON_VAMPIRE = "Put this card on a vampire. "
IN_PLAY = "Unique. Put this card in play. "


def bearing(parts, sentence):
    """The parts that a sentence declares on a master card that is put on a vampire."""
    return parts("Fame", f"Unique. {ON_VAMPIRE}{sentence}")[1:]


def kept(parts, sentence):
    """The parts that a sentence declares on a master card in play."""
    return parts("Gangrel Revel", f"{IN_PLAY}{sentence}")[1:]


def test_the_controller_of_the_bearer_uses_its_ability(parts):
    """The text says who uses it: the vampire, or you."""
    (its,) = bearing(parts, "This vampire can burn this card to get +1 stealth.")
    (mine,) = bearing(parts, "You can burn this card to give this vampire +1 stealth.")
    assert isinstance(its, Power)
    assert (its.user, mine.user) == ("host", "controller")
    assert its.effects == mine.effects == (BurnCard("this"), Stealth(1))
    assert its.conditions == mine.conditions == (Same("host", "acting"),)


def test_the_phase_of_a_bearer_is_not_yours(parts):
    text = "During their {}unlock phase, this vampire can burn 1 blood to unlock."
    for owner in ("", "controller's "):
        (power,) = bearing(parts, text.format(owner))
        assert (power.at, power.user, power.blood) == (UNLOCK, "host", 1)
    assert not bearing(parts, "During their unlock phase, you can gain 1 pool.")


@pytest.mark.parametrize(
    ("sentence", "part"),
    [
        ("This vampire treats aggravated damage as normal damage.", Toughness()),
        ("This vampire cannot perform actions.", Restriction(activity=Activity.ACT)),
        ("This vampire cannot cast votes or ballots.", Restriction(activity=Activity.VOTE)),
        ("This vampire cannot recruit allies.", Restriction(activity=Activity.RECRUIT)),
        ("Vampires must burn 1 blood to attempt to block this vampire.", Toll(n=1, who=VAMPIRE)),
        (
            "This vampire gains 1 additional vote unless they have a title.",
            Aura(
                bonus=Bonus.VOTES,
                n=1,
                host=True,
                conditions=(Is("host", MinionFilter(untitled=True)),),
            ),
        ),
    ],
)
def test_effects_on_a_bearer(parts, sentence, part):
    assert bearing(parts, sentence) == (part,)


def test_minions_of_others_fight_the_bearer_that_is_ready(parts):
    """COM-01: the combat is with the bearer, not the card, and not between minions of one side."""
    (fight,) = bearing(parts, "Gangrel can enter combat with this vampire as a Ⓓ action.")
    assert fight.target == The("host")
    assert Not(Belongs("host", "mine")) in fight.conditions


@pytest.mark.parametrize(
    ("damage", "end", "effect"),
    [
        ("1R damage", "", RetainerDamage(1)),
        ("2 damage", " at close range", RetainerDamage(2, close=True)),
        ("2 damage", "", None),
    ],
)
def test_a_retainer_inflicts_damage_each_round_at_a_range(parts, damage, end, effect):
    text = f"Xantha inflicts {damage} on the opposing minion each round of combat during normal"
    said = f"{text} strike resolution{end}."
    found = parts(
        "Raven Spy", f"Animal with 1 life.\n[ani] {said}\n[ANI] As above, but Xantha has 2 life."
    )
    assert [one.effects for one in found if isinstance(one, Trigger)] == (
        [] if effect is None else [(effect,)]
    )


def test_abilities_of_the_superior_version_only(parts):
    basic = "[ani] The employer gets +1 intercept."
    text = f"Animal with 1 life.\n{basic}\n[ANI] As above, and the employer can burn 1 blood to"
    *_, power = parts("Raven Spy", f"{text} get +1 stealth.")
    assert power.conditions == (Same("host", "acting"), AtSuperior())


def test_alternatives_are_two_modes_with_texts(parts):
    text = "+1 stealth action.\nUnlock another ready Laibon, or lock a Gangrel."
    one, other = parts("Zip Line", text)
    assert one.effects == (Unlock("target"),)
    assert other.effects == (Lock("target"),)
    assert (one.words, other.words) == ("unlock another ready Laibon vampire", "lock a Gangrel")
    assert not parts("Zip Line", "+1 stealth action.\nUnlock another ready Laibon, or sing.")


def test_all_of_a_kind_means_each_card(parts):
    (mode,) = parts("Zip Line", "+1 stealth action.\nLock all allies.")
    assert mode.effects == (ForEach(AMinion(ALLY, "any"), (Lock("target"),)),)
    (mode,) = parts(
        "Zip Line", "+1 stealth action.\nIf this vampire has 4 or more blood, they gain 2 blood."
    )
    assert mode.effects == (If((AtLeast(Blood(), 4),), (Gain(2, Blood()),)),)


@pytest.mark.parametrize(
    ("what", "target"),
    [
        ("an ally", AMinion(ALLY, "any")),
        (
            "an ally or retainer controlled by your prey",
            Either(
                AMinion(ALLY, "prey"),
                ACard(Zone.IN_PLAY, (), "prey", on="minion"),
            ),
        ),
        (
            "a vampire who has committed diablerie since your last turn",
            AMinion(MinionFilter(vampire=True, diablerist=True), "any"),
        ),
        ("a vampire", None),
    ],
)
def test_the_cards_that_an_action_burns(parts, what, target):
    found = parts("Zip Line", f"+1 stealth action.\nⓓ Burn {what}.".replace("ⓓ", "Ⓓ"))
    if target is None:
        assert not found
    elif isinstance(target, Either):
        assert found[0].target.one == target.one
        assert found[0].target.other.whose == "prey"
    else:
        assert found[0].target == target


def test_that_vampire_is_not_the_acting_one(parts, cb, reader):
    """The dialect calls both "this minion"."""
    text = "+1 stealth action.\nMove 2 blood from the blood bank to a ready Gangrel."
    assert parts("Zip Line", text)
    card = replace(
        cb["Zip Line"], name="Xantha", id=1, text=f"{text} Put this card on that vampire."
    )
    (mode,) = reader.read(card).definition.parts
    assert mode.effects == (Gain(2, Blood("target")), PutOn())


def test_an_unblockable_action_and_an_undirected_one(parts):
    (mode,) = parts(
        "Mantle of the Moon", "Only usable as the action is announced.\nThis action is unblockable."
    )
    assert mode.effects == (CannotBlock(ANYONE),)
    (mode,) = parts("Soar", "Only usable on an undirected action.\n+1 stealth.")
    assert mode.conditions == (Not(Directed()),)
    (mode,) = parts("Soar", "Burn 2 blood to get +3 stealth.")
    assert (mode.blood, mode.effects) == (2, (Stealth(3),))


def test_intercept_that_minions_of_two_kinds_lose(parts):
    (mode,) = parts("Soar", "Allies and younger vampires get -1 intercept.")
    assert mode.effects == (
        LessIntercept(1, all_of=(ALLY, MinionFilter(vampire=True, younger=True))),
    )
    assert not parts("Soar", "Allies and younger vampires get +1 intercept.")


def test_a_minion_that_bleeds_you(parts):
    after = "Only usable after a vampire successfully bleeds you. The acting vampire burns 2 blood."
    (mode,) = parts("Legwork", after)
    assert mode.conditions == (AtBleed("me"), HasBled(), Is("acting", VAMPIRE))
    assert mode.effects == (Burn(2, Blood("acting")),)
    text = "Only usable if a minion controlled by your predator successfully bleeds you."
    (mode,) = parts("Legwork", f"{text} Your predator burns 1 pool.")
    assert Belongs("acting", "predator") in mode.conditions
    (mode,) = parts(
        "Legwork", "Only usable if a Sabbat vampire is bleeding you. Reduce the bleed amount by 2."
    )
    assert mode.effects == (LessBleed(2),)
    assert mode.conditions[0] == AtBleed("me")


def test_effects_after_a_bleed(parts):
    text = "Only usable after resolution of a successful bleed."
    (mode,) = parts("Soar", f"{text} Look at the top card of the library of the target Methuselah.")
    assert mode.effects == (LookAt(Zone.LIBRARY, "bled", 1),)
    assert mode.conditions == (HasBled(),)


def test_a_vampire_unlocks_later(parts):
    text = "+1 stealth action.\nThis vampire gains 1 blood{}"
    (now,) = parts("Zip Line", text.format(" and unlocks."))
    (later,) = parts(
        "Zip Line", text.format(". Unlock this vampire during the next discard phase.")
    )
    assert now.effects == (Gain(1, Blood()), Unlock())
    assert later.effects == (Gain(1, Blood()), UnlocksLater())


def test_an_action_on_a_card_hurts_vampires_only(parts):
    text = (
        "Any minion may burn this card as a Ⓓ action; if that minion is a vampire, he or she takes"
    )
    (act,) = kept(parts, f"{text} 1 unpreventable damage when this card is burned.")
    assert act.effects == (BurnCard("this"), InflictDamage(1, "acting", VAMPIRE))


def test_the_passive_names_the_acting_minions(parts):
    (act,) = kept(parts, "This card may be burned by any minion who is not Tremere as a Ⓓ action.")
    assert act.who == MinionFilter(but=MinionFilter(clans=("Tremere",)))
    (act,) = kept(parts, "This card may be burned by any Toreador as a Ⓓ action.")
    assert act.who == MinionFilter(clans=("Toreador",))
    assert not kept(parts, "Older vampires can burn this card as a Ⓓ action.")


def test_stealth_in_an_action_that_a_card_allows(parts):
    text = (
        "Any Camarilla vampire may enter combat with any Gangrel controlled by another Methuselah"
    )
    said = f"{text} as a Ⓓ action. Gangrel get -1 stealth when attempting that action."
    act, stealth = kept(parts, said)
    assert isinstance(act, CardAction)
    assert act.who == MinionFilter(vampire=True, sects=(Sect.CAMARILLA,))
    assert act.target == AMinion(MinionFilter(ready=True, clans=("Gangrel",)), "others")
    assert stealth == StealthInAction("Gangrel", -1)


def test_a_card_that_changes_its_controller(parts):
    (passes,) = kept(parts, "During your discard phase, your predator takes control of Xantha.")
    assert passes == Trigger(on=DISCARD_ENDS, effects=(TakeControl("this", "predator"),), mine=True)


def test_political_actions_have_less_stealth(parts):
    (aura,) = kept(parts, "Any minion attempting a political action gets -1 stealth.")
    assert (aura.n, aura.whose) == (-1, "any")
    assert aura.conditions == (ActionWas("political action"),)


def test_an_ally_with_little_life_heals(parts):
    facts = "Unique mortal with 2 life. 0 strength, 0 bleed."
    text = "If Xantha has fewer than 2 life during your unlock phase, she gains 1 life."
    found = parts("Carlton Van Wyk", f"{facts}\n{text}")
    (power,) = [one for one in found if isinstance(one, Power)]
    assert AtMost(Blood(), 1) in power.conditions
    assert power.forced


def test_equipment_serves_one_kind_of_bearer(parts):
    """GEN-31: equipment moves, and the text has no effect on a bearer of another kind."""
    (aura,) = parts(
        "Erebus Mask",
        "Unique equipment. The Tremere antitribu with this equipment gets +1 stealth.",
    )
    assert Bearer(MinionFilter(clans=("Tremere antitribu",))) in aura.conditions
    discipline, _ = parts(
        "Erebus Mask",
        "Unique equipment. This vampire gets superior Potence. This vampire gets +1 strength.",
    )
    assert discipline == HasDiscipline("POT")
    mixed = "Unique equipment. The bearer gets +1 bleed. This vampire gets +1 strength."
    assert not parts("Erebus Mask", mixed)


def test_a_vampire_without_titles_of_a_list(parts):
    who = "a vampire who is not a prince, a justicar or an Inner Circle member"
    text = f"+1 stealth action.\nⒹ Put this card on {who}. This vampire gets +1 bleed."
    mode, _ = parts("Zip Line", text)
    titles = (Title.PRINCE, Title.JUSTICAR, Title.INNER_CIRCLE)
    assert mode.target.who.but == MinionFilter(titles=titles)


def test_the_benefit_of_a_cost_for_the_acting_minion(parts):
    price = "lock this card and a Gangrel you control"
    text = f"Unique location.\nYou can {price} to give a minion +1 stealth."
    _, power = parts("Paris Opera House", text)
    assert power.lock
    assert (power.at, power.effects) == (BLOCKING, (Lock("target"), Stealth(1)))


def test_a_bearer_of_a_kind_is_not_any_bearer(cb, reader):
    """A location can move to a minion of another sect, which this text does not serve."""
    (act,) = reader.read(cb["Local 1111"]).definition.parts
    assert act.who == MinionFilter(vampire=True, sects=(Sect.SABBAT,))


def test_a_text_about_the_vampire_with_equipment_does_not_apply_to_every_bearer(parts):
    """An ally can take the equipment, and this text has no effect on it."""
    any_bearer = StaticBonus(Bonus.STRENGTH, 1)
    its = Aura(bonus=Bonus.STRENGTH, n=1, host=True, conditions=(Bearer(VAMPIRE),))
    cases = (("The bearer", any_bearer), ("This minion", any_bearer), ("This vampire", its))
    for who, part in cases:
        assert parts("Hawg", f"Vehicle. {who} gets +1 strength.") == (part,), who


def test_a_card_in_play_has_its_superior_version(parts):
    """PLY-36: the second level puts the card into play, so only its sentence applies."""
    basic = "Put this card on a minion you control. The minion with this card gets +2 intercept."
    superior = "Put this card in play. Minions you control get +1 intercept."
    text = f"+1 stealth action.\n[aus] {basic}\n[AUS] {superior}"
    _, strong, weak, more = parts("Psychic Projection", text)
    assert strong.effects == (PutInPlay(superior=True),)
    assert weak.conditions == (Not(AtSuperior()),)
    assert more.conditions == (AtSuperior(),)


@pytest.mark.parametrize(("level", "intercept"), [("aus", (2, 0)), ("AUS", (1, 1))])
def test_a_card_in_play_gives_the_benefit_of_its_level(cb, level, intercept):
    """The basic level affects the bearer, the superior level affects all minions."""
    play = CardPlay(cb)
    acting, other = play.vampire("Ada", "AUS"), play.vampire("Ada")
    dora = play.vampire("Dora")
    play.hand("Ada", "Psychic Projection")
    target = {"target": acting} if level == "aus" else {}
    play.acts("Ada").plays("Psychic Projection", level, minion=acting, **target)
    play.finish()
    play.acts("Dora").bleeds(dora).blocks(other)
    assert (play.intercept(acting), play.intercept(other)) == intercept
