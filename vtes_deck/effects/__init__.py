"""Card texts: the vocabulary, and the cards defined with it.

A card is a frozen tree of expressions with the id and the printed name of the card. It is an entry
in the tuple ``CARDS`` of a module in ``library/<type>``, named after a Discipline or a mechanic, or
of ``crypt/<sect>/<clan>.py``. New modules are found automatically. *Printed* facts (cost,
requirement, types, trifle, out-of-turn, unique and others) are enforced without a script and are
not repeated. Card modules import from :mod:`vtes_deck.effects.vocab` and
:mod:`vtes_deck.effects.api` only. :mod:`registry` finds the definitions, :mod:`script` and
:mod:`card_play` execute them, :mod:`coverage` counts them.

**Adding a card**: read its text and rulings (``vtes-deck card NAME``), write the entry (``vtes-deck
cards propose NAME`` can often write it for you), and compare both texts (``vtes-deck coverage
--text NAME``). ``tests/effects/test_generated.py`` sets up a situation for every card and does
everything that the card allows. A use of the card that it does not reach is listed in
``generated_gaps.txt`` with a reason. Write tests in ``tests/effects``, named
``test_<card>__<situation>``, for tricky sentences and for rulings that change play. A card needs at
least two if its text differs from the official one or if it uses a word that fewer than two tested
cards use. One of them then shows something that the card must not allow. Its name contains *not*,
*no*, *only*, *once* or a similar word, which a test checks. If only a part of the text is enforced,
state what is missing: ``partial="It cannot be played at superior."``. A test sets up a table with
``CardPlay`` (in ``tests/helpers``) and plays cards by name::

    def test_conditioning__no_second_modifier_of_the_bleed(play):
        ada = play.vampire("Ada", "DOM")
        play.hand("Ada", "Conditioning", "Bonding")
        play.bleeds(ada).plays("Conditioning", "DOM")
        assert not play.can("Bonding")

Three cards of increasing difficulty::

    card(100401, "Conditioning",
         modifier("dom", MoreBleed(2)),
         modifier("DOM", MoreBleed(3)))

Write one ``modifier`` per mode: ``"dom"`` is basic, ``"DOM"`` superior, ``"cel+for"`` both
Disciplines, ``""`` none. ``MoreBleed`` implies a bleed and the limit of one modifier, and
``Stealth`` implies that stealth is needed. State a window or a condition only if it does not follow
from the effects: ``at=POLLING``, ``conditions=(ActionWas("bleed", but=True),)``. ::

    card(101949, "Telepathic Misdirection",
         reaction("aus", Intercept(1)),
         reaction("AUS", Lock(), Bounce(), target=NewTarget()))

Effects are listed in order. ``target`` is what the player chooses as the card is played; a later
choice is an effect, ``Choose(target, effects)``. ::

    card(100588, "Dreams of the Sphinx",
         master(PutInPlay()),
         Power(sentence="Lock {card}: +2 hand size this turn.", at=ANY_TIME, lock=True,
               effects=(HandSize(2, Until.TURN), Gain(1, Blood("this")),
                     If((AtLeast(Blood("this"), 3),), (BurnCard("this"),)))),
         ...)

Each ability of a card in play is a separate part: ``Power`` (an ability that a player uses;
``forced`` if its use is mandatory), ``CardAction`` (an action that minions can take), ``Trigger``
(an automatic effect), ``StaticBonus``, ``Aura`` and ``Restriction`` (active while in play). A card
that has left play but still has an effect uses ``AddDelayedTrigger``.

A vampire needs an entry in ``crypt/<sect>/<clan>.py`` only for text that is more than facts. If
:func:`~vtes_deck.effects.crypt_text.unexplained_statements` returns nothing for a vampire, the
vampire is played in full without a script. Abilities of a vampire also work in torpor, unless the
text requires a ready vampire (``IS_READY``). "During X, do Y" means once per X (GEN-22), for
example ``once=Until.ACTION``.

**Amounts, places, references**: ``Gain(2, Blood("target"))``, ``Burn(1, Pool("prey"))`` and
``MoveCounters(X, Blood("target"), Pool())`` state the number of counters and their places. An
amount is a number or a node of :mod:`vocab.amounts` (``X``, ``Half``, ``Times``, ``Count`` ...),
and ``AtLeast`` and ``AtMost`` compare amounts. A reference names a card: ``"this"``, ``"user"``,
``"target"``, ``"acting"`` (:mod:`vocab.references`). ``MinionFilter`` describes minions; ``but=``
excludes some.

**Extending the vocabulary**: a word belongs to :mod:`vocab` if its phrase occurs in the texts of at
least three cards. Add a frozen subclass of :class:`~vtes_deck.effects.vocab.context.Effect`,
``Condition`` or ``Target`` to the appropriate module of ``vocab``, and list it in
``vocab/__init__``. ``possible`` returns whether it may be used and ``windows`` the windows in which
it is useful. ``carry_out`` executes it through ``bank`` and ``zones`` only. ``say`` renders it as
text, and ``does`` describes its purpose for players. A word for a single card belongs in a file of
that card, ``library/<type>/<card>.py`` or ``crypt/<card>.py``, next to the entry in ``CARDS``.
Write it with :mod:`vtes_deck.effects.api`.
"""

from __future__ import annotations
