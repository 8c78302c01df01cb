"""What the texts of cards do: a vocabulary, and the cards declared in it.

A card is a frozen tree of named words, an entry in the tuple ``CARDS`` of
``library/<type>/<Discipline>.py`` (or of ``crypt/<sect>.py``), with the number and the printed name
of the card; a new file is found by itself. What is *printed* as a fact (cost, requirement, types,
trifle, out-of-turn, unique ...) acts by itself and is not repeated. Cards import from
:mod:`vtes_deck.effects.vocab` and from nowhere else. :mod:`registry` finds them, :mod:`script` and
:mod:`playing` carry them out, :mod:`coverage` counts them.

**Adding a card**: read its text (``vtes-deck card NAME``, with the rulings), write the entry, and
at least two tests in ``tests/effects``, named ``test_<card>__<situation>``, one of them for
something that the card must not allow: its name says so with *not*, *no*, *only*, *once* or the
like, and a test looks for it. If only a part of it is enforced, say in a sentence what
is not: ``partial="It cannot be played at superior."``. A test lays a table with ``CardPlay`` (in
``tests/helpers``), where vampires have the Disciplines that it names, and plays cards by name::

    def test_conditioning__no_second_modifier_of_the_bleed(play):
        ada = play.vampire("Ada", "DOM")
        play.hand("Ada", "Conditioning", "Bonding")
        play.bleeds(ada).plays("Conditioning", "DOM")
        assert not play.can("Bonding")

Three cards of growing difficulty::

    card(100401, "Conditioning",
         modifier("dom", MoreBleed(2)),
         modifier("DOM", MoreBleed(3)))

One ``modifier`` for each way of playing it: ``"dom"`` basic, ``"DOM"`` superior, ``"cel+for"`` both
Disciplines, ``""`` none. ``MoreBleed`` knows by itself that it needs a bleed and is limited, as
``Stealth`` knows that it must be needed; so no moment has to be named. Where a text asks for a
moment or a condition that does not follow from what it does, it is named: ``at=POLLING``,
``conditions=(ActionWas("bleed", but=True),)``. ::

    card(101949, "Telepathic Misdirection",
         reaction("aus", Intercept(1)),
         reaction("AUS", Lock(), Bounce(), target=NewTarget()))

Effects stand in the order in which they happen. What has to be chosen as the card is played is its
``target``; what is chosen later is an effect, ``Choose(aim, effects)``. ::

    card(100588, "Dreams of the Sphinx",
         master(PutInPlay()),
         Power(sentence="Lock {card}: +2 hand size this turn.", at=ANY_TIME, lock=True,
               effects=(HandSize(2, Until.TURN), AddCounters(1),
                     If((HasCounters(3),), (BurnThis(),)))),
         ...)

What a card does in play is a separate part: ``Power`` (an ability that a player uses; ``forced`` if
its use is mandatory), ``CardAction`` (an action that minions can take), ``Trigger`` (an automatic
effect), ``StaticBonus``, ``Aura`` and ``Restriction`` (active while in play). A card
that has left play but still has an effect uses ``AddDelayedTrigger``.

A vampire needs an entry in ``crypt/<sect>.py`` only for text that goes beyond facts. See
:func:`~vtes_deck.effects.crypt_text.unexplained_statements`: a vampire for which it returns nothing
is played in full without a script. Abilities of a vampire also work in torpor, unless the text
requires a ready vampire (``IS_READY``). "During X, do Y" means once per X (GEN-22:
``once=Until.ACTION`` ...).

**Adding a word**: a frozen subclass of :class:`~vtes_deck.effects.vocab.context.Effect`,
``Condition`` or ``Target`` in the module of ``vocab`` that it belongs to, named in
``vocab/__init__``. ``possible`` says when it may be used, ``windows`` in which moments it makes
sense at all, ``carry_out`` does it, through ``bank`` and ``zones`` only. A word is never made for
one card's number: it says what it does.
"""

from __future__ import annotations
