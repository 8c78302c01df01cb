<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>&quot;+N hand damage&quot; effect (COM-32).</source>
        <translation>Effet «&#xa0;+N aux dégâts à mains nues&#xa0;» (COM-32).</translation>
    </message>
    <message>
        <source>&quot;Burn&quot; (from play) and &quot;discard&quot; (from hand) are different verbs.</source>
        <translation>«&#xa0;Brûler&#xa0;» (en jeu) et «&#xa0;défausser&#xa0;» (de la main) sont deux verbes différents.</translation>
    </message>
    <message>
        <source>&quot;Do not replace (until ...)&quot; lowers hand size by 1 for that time.</source>
        <translation>«&#xa0;Ne pas remplacer (jusqu&apos;à ...)&#xa0;» réduit la taille de main de 1 pendant ce temps.</translation>
    </message>
    <message>
        <source>&quot;End the action&quot; after block resolution makes it unsuccessful and closes it to modifiers and reactions.</source>
        <translation>«&#xa0;Terminer l&apos;action&#xa0;» après la résolution du blocage la rend non réussie et la ferme aux modificateurs et réactions.</translation>
    </message>
    <message>
        <source>&quot;Fail&quot; effects: as if blocked but no blocker and no combat; only after-resolution effects may follow.</source>
        <translation>Effets d&apos;«&#xa0;échec&#xa0;»&#xa0;: comme bloquée, mais sans bloqueur ni combat&#x202f;; seuls les effets d&apos;après résolution peuvent suivre.</translation>
    </message>
    <message>
        <source>&quot;Lock X to do Y&quot; needs an unlocked X and cannot be used by a locked minion under a wake; &quot;Lock X. Do Y&quot; can.</source>
        <translation>«&#xa0;Inclinez X pour faire Y&#xa0;» demande un X redressé et n&apos;est pas utilisable par un serviteur incliné sous un réveil&#x202f;; «&#xa0;Inclinez X. Faites Y&#xa0;» l&apos;est.</translation>
    </message>
    <message>
        <source>&quot;another minion may attempt&quot;</source>
        <translation>«&#xa0;un autre serviteur peut tenter&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;burn a card from your hand&quot; used for the discard action</source>
        <translation>«&#xa0;brûler une carte de votre main&#xa0;» employé pour l&apos;action de défausse</translation>
    </message>
    <message>
        <source>&quot;default cost&quot;</source>
        <translation>«&#xa0;coût par défaut&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;defending Methuselah&quot; then rest clockwise</source>
        <translation>«&#xa0;Mathusalem qui défend&#xa0;» puis les autres dans le sens horaire</translation>
    </message>
    <message>
        <source>&quot;higher capacity&quot; used</source>
        <translation>emploie «&#xa0;capacité supérieure&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;in a multi-player game&quot;</source>
        <translation>«&#xa0;dans une partie à plusieurs joueurs&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;may be called&quot;</source>
        <translation>«&#xa0;peut être appelée&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;no longer ready&quot; ends combat immediately</source>
        <translation>«&#xa0;plus disponible&#xa0;» met fin au combat immédiatement</translation>
    </message>
    <message>
        <source>&quot;reshuffle&quot; in each search rule; failing silent</source>
        <translation>«&#xa0;mélanger à nouveau&#xa0;» dans chaque règle de recherche&#x202f;; muet sur l&apos;échec</translation>
    </message>
    <message>
        <source>&quot;same action card&quot;</source>
        <translation>«&#xa0;même carte d&apos;action&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;typically&quot; a master card</source>
        <translation>«&#xa0;en général&#xa0;» une carte de maître</translation>
    </message>
    <message>
        <source>((D) icon missing in text)</source>
        <translation>(icône (D) absente du texte)</translation>
    </message>
    <message>
        <source>(D) printed defines directed; without it the action is not directed</source>
        <translation>(D) imprimé définit dirigée&#x202f;; sans lui l&apos;action n&apos;est pas dirigée</translation>
    </message>
    <message>
        <source>+1</source>
        <translation>+1</translation>
    </message>
    <message>
        <source>+1 stealth, undirected.</source>
        <translation>+1 en discrétion, non dirigée.</translation>
    </message>
    <message>
        <source>+1, undirected stated</source>
        <translation>+1, non dirigée énoncé</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>0 (&quot;call vote&quot; listed without stealth)</source>
        <translation>0 («&#xa0;appeler un vote&#xa0;» cité sans discrétion)</translation>
    </message>
    <message>
        <source>0.5</source>
        <translation>0.5</translation>
    </message>
    <message>
        <source>0.5 VP</source>
        <translation>0.5 PV</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>1 &quot;vote&quot; in the sub-referendum</source>
        <translation>1 «&#xa0;voix&#xa0;» dans le sous-référendum</translation>
    </message>
    <message>
        <source>1 (all minions)</source>
        <translation>1 (tous les serviteurs)</translation>
    </message>
    <message>
        <source>1 (ante kept)</source>
        <translation>1 (mise gardée)</translation>
    </message>
    <message>
        <source>1 (any minion)</source>
        <translation>1 (tout serviteur)</translation>
    </message>
    <message>
        <source>1 (cards may change it)</source>
        <translation>1 (des cartes peuvent le changer)</translation>
    </message>
    <message>
        <source>1 / 2 / 3 / 4</source>
        <translation>1 / 2 / 3 / 4</translation>
    </message>
    <message>
        <source>1 / 2 / 3 / regent not listed</source>
        <translation>1 / 2 / 3 / régent non cité</translation>
    </message>
    <message>
        <source>1 MPA</source>
        <translation>1 MPA</translation>
    </message>
    <message>
        <source>1 VP</source>
        <translation>1 PV</translation>
    </message>
    <message>
        <source>1 ballot</source>
        <translation>1 bulletin</translation>
    </message>
    <message>
        <source>1 blood</source>
        <translation>1 point de sang</translation>
    </message>
    <message>
        <source>1 blood, from the vampire</source>
        <translation>1 point de sang, du vampire</translation>
    </message>
    <message>
        <source>1 combat ends, 2 first strikes, 3 others</source>
        <translation>1 fin de combat, 2 frappes avec initiative, 3 autres</translation>
    </message>
    <message>
        <source>1 for all minions, allies&apos; text usually overrides</source>
        <translation>1 pour tous les serviteurs, le texte des alliés l&apos;emporte en général</translation>
    </message>
    <message>
        <source>1 for vampires; allies by text; imbued 1</source>
        <translation>1 pour les vampires&#x202f;; alliés selon leur texte&#x202f;; imbued 1</translation>
    </message>
    <message>
        <source>1 life left</source>
        <translation>1 point de vie restant</translation>
    </message>
    <message>
        <source>1 master phase action (MPA), cards may change it</source>
        <translation>1 action de phase de maître (MPA), des cartes peuvent le changer</translation>
    </message>
    <message>
        <source>1 pool per card per own unlock phase</source>
        <translation>1 point de réserve par carte à chacune de ses propres phases de redressement</translation>
    </message>
    <message>
        <source>1 pool per card per own untap phase</source>
        <translation>1 point de réserve par carte à chacune de ses propres phases de redressement</translation>
    </message>
    <message>
        <source>1 pool per contested card in each of your untap phases</source>
        <translation>1 point de réserve par carte disputée à chacune de vos phases de redressement</translation>
    </message>
    <message>
        <source>1, max 1 per player</source>
        <translation>1, max 1 par joueur</translation>
    </message>
    <message>
        <source>12</source>
        <translation>12</translation>
    </message>
    <message>
        <source>15 clans: antitribu clans, Lasombra, Tzimisce, Pander, Ahrimane, Blood Brothers, Harbingers of Skulls, Kiasyd</source>
        <translation>15 clans&#xa0;: clans antitribu, Lasombra, Tzimisce, Pander, Ahrimane, Blood Brothers, Harbingers of Skulls, Kiasyd</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>2 / +1</source>
        <translation>2 / +1</translation>
    </message>
    <message>
        <source>2 each</source>
        <translation>2 chacun</translation>
    </message>
    <message>
        <source>2 from either vampire</source>
        <translation>2 de l&apos;un ou l&apos;autre vampire</translation>
    </message>
    <message>
        <source>2 from one of them or 1 each</source>
        <translation>2 de l&apos;un d&apos;eux ou 1 de chacun</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 ou plus</translation>
    </message>
    <message>
        <source>2 or more (about 3 hours)</source>
        <translation>2 ou plus (environ 3 heures)</translation>
    </message>
    <message>
        <source>2, or 1 if you control a ready anarch (&quot;other&quot; omitted)</source>
        <translation>2, ou 1 si vous contrôlez un Anarch disponible («&#xa0;autre&#xa0;» omis)</translation>
    </message>
    <message>
        <source>2, split allowed</source>
        <translation>2, partage permis</translation>
    </message>
    <message>
        <source>2, split announced with the action</source>
        <translation>2, partage annoncé avec l&apos;action</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>3 pool per vampire of that clan you already control</source>
        <translation>3 points de réserve par vampire de ce clan que vous contrôlez déjà</translation>
    </message>
    <message>
        <source>30</source>
        <translation>30</translation>
    </message>
    <message>
        <source>3: maneuver, strike, press</source>
        <translation>3&#xa0;: manœuvre, frappe, poursuite</translation>
    </message>
    <message>
        <source>3: range, strike, press</source>
        <translation>3&#xa0;: portée, frappe, poursuite</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>4 (&quot;up to four&quot;)</source>
        <translation>4 («&#xa0;jusqu&apos;à quatre&#xa0;»)</translation>
    </message>
    <message>
        <source>4 (8 or more stay behind)</source>
        <translation>4 (8 ou plus restent dans la crypte)</translation>
    </message>
    <message>
        <source>4 or 5</source>
        <translation>4 ou 5</translation>
    </message>
    <message>
        <source>40</source>
        <translation>40</translation>
    </message>
    <message>
        <source>40 (60 in an official constructed tournament)</source>
        <translation>40 (60 en tournoi construit officiel)</translation>
    </message>
    <message>
        <source>40 + 10 per player (6 players: 100)</source>
        <translation>40 + 10 par joueur (6 joueurs&#xa0;: 100)</translation>
    </message>
    <message>
        <source>40 + 10 per player counting yourself (90 in an official constructed tournament)</source>
        <translation>40 + 10 par joueur, vous compris (90 en tournoi construit officiel)</translation>
    </message>
    <message>
        <source>40-card library, 4 players</source>
        <translation>bibliothèque de 40 cartes, 4 joueurs</translation>
    </message>
    <message>
        <source>5: maneuver, choose strike, resolve strike, additional strikes, press</source>
        <translation>5&#xa0;: manœuvre, choix de la frappe, résolution de la frappe, frappes additionnelles, poursuite</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>60</source>
        <translation>60</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>7: before range, range, before strikes, strike, damage resolution, press, end of round</source>
        <translation>7&#xa0;: avant la portée, portée, avant les frappes, frappe, résolution des dégâts, poursuite, fin du round</translation>
    </message>
    <message>
        <source>90, independent of player count</source>
        <translation>90, quel que soit le nombre de joueurs</translation>
    </message>
    <message>
        <source>90-card library, 4 players / 5 players</source>
        <translation>bibliothèque de 90 cartes, 4 joueurs / 5 joueurs</translation>
    </message>
    <message>
        <source>A Blood Brother without a printed circle is a circle by itself.</source>
        <translation>Un Blood Brother sans cercle imprimé forme un cercle à lui seul.</translation>
    </message>
    <message>
        <source>A Blood Cursed vampire cannot commit diablerie.</source>
        <translation>Un vampire Blood Cursed ne peut pas commettre de diablerie.</translation>
    </message>
    <message>
        <source>A Discipline master is put on a controlled vampire of any Methuselah. It gives a new Discipline at basic, or raises a basic one to superior.</source>
        <translation>Une carte de maître de Discipline est mise sur un vampire contrôlé de n&apos;importe quel Mathusalem. Elle donne une nouvelle Discipline de base, ou élève une Discipline de base au niveau supérieur.</translation>
    </message>
    <message>
        <source>A Methuselah can use the burn option if she controls no minion that meets the requirements of the card (PLY-28). Does a minion in torpor count?</source>
        <translation>Un Mathusalem peut utiliser l&apos;option de brûler s&apos;il ne contrôle aucun serviteur qui remplit les conditions de la carte (PLY-28). Un serviteur en torpeur compte-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>A Methuselah can withdraw in every game. Victory points can therefore be halves.</source>
        <translation>Un Mathusalem peut se retirer dans toute partie. Les points de victoire peuvent donc être des demis.</translation>
    </message>
    <message>
        <source>A Methuselah who controls no minion that meets the requirements of a card with the burn option can discard it and draw in any unlock phase. She can do so once in each unlock phase.</source>
        <translation>Un Mathusalem qui ne contrôle aucun serviteur remplissant les conditions d&apos;une carte avec l&apos;option de brûler peut la défausser et piocher dans toute phase de redressement, une fois par phase de redressement.</translation>
    </message>
    <message>
        <source>A Methuselah who declines to block gives the others another chance (SEQ-06). Does this include a Methuselah who can neither block nor play a card?</source>
        <translation>Un Mathusalem qui renonce à bloquer redonne une occasion aux autres (SEQ-06). Est-ce le cas d&apos;un Mathusalem qui ne peut ni bloquer ni jouer une carte&#x202f;?</translation>
    </message>
    <message>
        <source>A Methuselah who has declined to block cannot block later. The rules do not mention a redirected action whose new target has not declined.</source>
        <translation>Un Mathusalem qui a renoncé à bloquer ne peut plus bloquer. Les règles ne parlent pas d&apos;une action redirigée dont la nouvelle cible n&apos;a pas renoncé.</translation>
    </message>
    <message>
        <source>A Methuselah whose library is empty and who begins her turn with less than a full hand can announce in the unlock phase that she withdraws.</source>
        <translation>Un Mathusalem dont la bibliothèque est vide et qui commence son tour avec moins d&apos;une main pleine peut annoncer son retrait à la phase de redressement.</translation>
    </message>
    <message>
        <source>A Methuselah whose pool reaches 0 is ousted.</source>
        <translation>Un Mathusalem dont la réserve atteint 0 est évincé.</translation>
    </message>
    <message>
        <source>A Methuselah wins only if no other has as many victory points.</source>
        <translation>Un Mathusalem ne gagne que si aucun autre n&apos;a autant de points de victoire.</translation>
    </message>
    <message>
        <source>A bleed of 1 or more gives the Edge if the action succeeds. But an action that cannot be paid for is successful without effect.</source>
        <translation>Une morsure d&apos;au moins 1 donne l&apos;Avantage si l&apos;action réussit. Mais une action qui ne peut être payée réussit sans effet.</translation>
    </message>
    <message>
        <source>A bleed reduced to 0 is a successful action but not a successful bleed: no pool is lost, and the Edge does not move.</source>
        <translation>Une morsure réduite à 0 est une action réussie mais pas une morsure réussie&#xa0;: pas de réserve perdue, et l&apos;Avantage ne change pas.</translation>
    </message>
    <message>
        <source>A block attempt succeeds if intercept is at least equal to stealth.</source>
        <translation>Une tentative de blocage réussit si l&apos;interception est au moins égale à la discrétion.</translation>
    </message>
    <message>
        <source>A burned card goes face up to its owner&apos;s ash heap; any player may inspect any ash heap at any time.</source>
        <translation>Une carte brûlée va face visible dans le tas de cendres de son propriétaire&#x202f;; tout joueur peut consulter tout tas de cendres à tout moment.</translation>
    </message>
    <message>
        <source>A cancelled card has no effect but counts as played. If it is an action card, the minion does not lock, pays nothing and can play that card again.</source>
        <translation>Une carte annulée est sans effet mais compte comme jouée. Si c&apos;est une carte d&apos;action, le serviteur ne s&apos;incline pas, ne paie rien et peut rejouer cette carte.</translation>
    </message>
    <message>
        <source>A card marked &quot;(limited)&quot; counts for the limits of BLD-08 (one action modifier card that increases the bleed) and COM-26 (one source of additional strikes).</source>
        <translation>Une carte marquée «&#xa0;(limité)&#xa0;» compte pour les limites de BLD-08 (une seule carte de modificateur augmentant la morsure) et de COM-26 (une seule source de frappes additionnelles).</translation>
    </message>
    <message>
        <source>A card played on or aimed at another card needs a controlled (in play) target: torpor is eligible, uncontrolled region and contested cards are not.</source>
        <translation>Une carte jouée sur une autre carte ou la visant demande une cible contrôlée (en jeu)&#xa0;: la torpeur convient, la région incontrôlée et les cartes disputées non.</translation>
    </message>
    <message>
        <source>A card removed from the game can no longer be retrieved or affected.</source>
        <translation>Une carte retirée de la partie ne peut plus être récupérée ni affectée.</translation>
    </message>
    <message>
        <source>A card that you search for need not be announced, and you may fail to find it. The library or crypt is then shuffled.</source>
        <translation>Une carte que vous cherchez n&apos;a pas à être annoncée, et vous pouvez ne pas la trouver. La bibliothèque ou la crypte est ensuite mélangée.</translation>
    </message>
    <message>
        <source>A cast vote cannot be changed.</source>
        <translation>Une voix exprimée ne peut être changée.</translation>
    </message>
    <message>
        <source>A controller chooses the order of several mandatory actions.</source>
        <translation>Un contrôleur choisit l&apos;ordre de plusieurs actions obligatoires.</translation>
    </message>
    <message>
        <source>A cost is paid only from the resources of the payer, such as the own Edge or hand. A minion can use the resources of its controller.</source>
        <translation>Un coût n&apos;est payé qu&apos;avec les ressources du payeur, comme son Avantage ou sa main. Un serviteur peut utiliser les ressources de son contrôleur.</translation>
    </message>
    <message>
        <source>A counter that you burn, pay or spend returns to the bank. A counter that you gain or add comes from the bank.</source>
        <translation>Un compteur que vous brûlez, payez ou dépensez retourne à la banque. Un compteur que vous gagnez ou ajoutez vient de la banque.</translation>
    </message>
    <message>
        <source>A deck is made of crypt cards and library cards.</source>
        <translation>Un deck se compose de cartes de crypte et de cartes de bibliothèque.</translation>
    </message>
    <message>
        <source>A deck is made of vampire cards and library cards.</source>
        <translation>Un deck se compose de cartes de vampire et de cartes de bibliothèque.</translation>
    </message>
    <message>
        <source>A discard phase action discards a card and draws one.</source>
        <translation>Une action de la phase de défausse défausse une carte et en pioche une.</translation>
    </message>
    <message>
        <source>A discard phase action puts one event in play, at most one in each phase.</source>
        <translation>Une action de la phase de défausse met un événement en jeu, au plus un par phase.</translation>
    </message>
    <message>
        <source>A dodge does not protect retainers.</source>
        <translation>Une esquive ne protège pas les compagnons.</translation>
    </message>
    <message>
        <source>A dodge inflicts no damage. It cancels the effects of the opposing strike, even a first strike, on the dodging minion and its possessions, at any range.</source>
        <translation>Une esquive n&apos;inflige pas de dégâts. Elle annule les effets de la frappe opposée, même avec initiative, sur celui qui esquive et ses possessions, à toute portée.</translation>
    </message>
    <message>
        <source>A failed blocker is not locked.</source>
        <translation>Un bloqueur qui échoue n&apos;est pas incliné.</translation>
    </message>
    <message>
        <source>A hand strike inflicts damage equal to the strength, which is 1 by default.</source>
        <translation>Une frappe à mains nues inflige autant de dégâts que la force, qui est de 1 par défaut.</translation>
    </message>
    <message>
        <source>A location stays in play. It can be used again and again, also in the turn in which it is played.</source>
        <translation>Un lieu reste en jeu. Il est utilisable à répétition, aussi pendant le tour où il est joué.</translation>
    </message>
    <message>
        <source>A maneuver from a strike card or weapon commits that strike as the initial strike and no second strike card/weapon may maneuver this round.</source>
        <translation>Une manœuvre issue d&apos;une carte de frappe ou d&apos;une arme engage cette frappe comme frappe initiale, et aucune seconde carte de frappe ou arme ne peut manœuvrer ce round.</translation>
    </message>
    <message>
        <source>A maneuver that is part of a card&apos;s effect must be used that round; an optional one need not be.</source>
        <translation>Une manœuvre qui fait partie de l&apos;effet d&apos;une carte doit être utilisée ce round&#x202f;; une manœuvre optionnelle non.</translation>
    </message>
    <message>
        <source>A master that is not put in play is discarded after use.</source>
        <translation>Une carte de maître qui n&apos;est pas mise en jeu est défaussée après usage.</translation>
    </message>
    <message>
        <source>A minion can take one bleed action in a turn, even if it unlocks.</source>
        <translation>Un serviteur peut accomplir une seule action de morsure par tour, même s&apos;il se redresse.</translation>
    </message>
    <message>
        <source>A minion cannot repeat an action provided by a card in play (own text included) in a turn.</source>
        <translation>Un serviteur ne peut répéter dans un tour une action fournie par une carte en jeu (son propre texte compris).</translation>
    </message>
    <message>
        <source>A minion cannot repeat an action with the same action card in a turn.</source>
        <translation>Un serviteur ne peut répéter dans un tour une action avec la même carte d&apos;action.</translation>
    </message>
    <message>
        <source>A minion card may have several types.</source>
        <translation>Une carte de serviteur peut avoir plusieurs types.</translation>
    </message>
    <message>
        <source>A minion in the ready region is ready. A minion that is wounded, burned or removed in combat stops being ready at once; it changes its region after the combat.</source>
        <translation>Un serviteur dans la région disponible est disponible. Un serviteur blessé, brûlé ou retiré en combat cesse aussitôt d&apos;être disponible&#x202f;; il change de région après le combat.</translation>
    </message>
    <message>
        <source>A minion takes one action (quick reference), or several if it untaps (section 12.3).</source>
        <translation>Un serviteur accomplit une action (aide-mémoire), ou plusieurs s&apos;il se redresse (section 12.3).</translation>
    </message>
    <message>
        <source>A minion that is immune to damage from a source burns no blood or life for that damage and is not wounded by it.</source>
        <translation>Un serviteur immunisé aux dégâts d&apos;une source ne brûle ni sang ni vie pour ces dégâts et n&apos;en est pas blessé.</translation>
    </message>
    <message>
        <source>A minion that unlocks during the phase may act again.</source>
        <translation>Un serviteur qui se redresse durant la phase peut agir de nouveau.</translation>
    </message>
    <message>
        <source>A minion that wakes can block and play reactions during the action as though it were unlocked. Wakes can be played before the played card is replaced. An effect that only unlocks a minion is not a wake.</source>
        <translation>Un serviteur qui se réveille peut bloquer et jouer des réactions pendant l&apos;action comme s&apos;il était redressé. Les réveils peuvent être joués avant le remplacement de la carte jouée. Un effet qui ne fait que redresser un serviteur n&apos;est pas un réveil.</translation>
    </message>
    <message>
        <source>A minion with a mandatory action may do nothing else.</source>
        <translation>Un serviteur qui a une action obligatoire ne peut rien faire d&apos;autre.</translation>
    </message>
    <message>
        <source>A minion with two or more different mandatory actions is stuck: it takes no action, and does not hold up other minions.</source>
        <translation>Un serviteur qui a deux actions obligatoires différentes ou plus est coincé&#xa0;: il n&apos;agit pas, et ne retient pas les autres serviteurs.</translation>
    </message>
    <message>
        <source>A modifier for a minion other than the acting minion is played by minions of the acting Methuselah, which may be locked.</source>
        <translation>Un modificateur pour un serviteur autre que celui qui agit est joué par des serviteurs du Mathusalem qui agit, même inclinés.</translation>
    </message>
    <message>
        <source>A modifier or reaction is allowed in a referendum only if its text mentions a referendum, polling, votes or ballots. All others are too late once blocks are over (BLK-11). The specific rule beats the general one.</source>
        <translation>Un modificateur ou une réaction n&apos;est permis pendant un référendum que si son texte parle de référendum, de vote, de voix ou de bulletins. Pour tous les autres, il est trop tard une fois les blocages terminés (BLK-11). La règle particulière l&apos;emporte sur la règle générale.</translation>
    </message>
    <message>
        <source>A monster is a minion or retainer that is neither mortal nor animal. All vampires are monsters.</source>
        <translation>Un monstre est un serviteur ou un compagnon qui n&apos;est ni mortel ni animal. Tous les vampires sont des monstres.</translation>
    </message>
    <message>
        <source>A paralyzed vampire goes to torpor tapped and does not untap in the untap phase. A rescue costs nothing; diablerie is as usual.</source>
        <translation>Un vampire paralysé va en torpeur incliné et ne se redresse pas à la phase de redressement. Un secours ne coûte rien&#x202f;; la diablerie est comme d&apos;habitude.</translation>
    </message>
    <message>
        <source>A played card goes to the ash heap when it resolves, but it is replaced as soon as it is played.</source>
        <translation>Une carte jouée va au tas de cendres quand elle se résout, mais elle est remplacée dès qu&apos;elle est jouée.</translation>
    </message>
    <message>
        <source>A political card burned for a vote has its text ignored.</source>
        <translation>Le texte d&apos;une carte politique brûlée pour une voix est ignoré.</translation>
    </message>
    <message>
        <source>A power applies at all times, even locked, or is used by locking it at its moment and paying its cost.</source>
        <translation>Un pouvoir s&apos;applique en permanence, même incliné, ou s&apos;utilise en l&apos;inclinant à son moment et en payant son coût.</translation>
    </message>
    <message>
        <source>A predator ousted in the same turn still gets it.</source>
        <translation>Un prédateur évincé le même tour l&apos;obtient quand même.</translation>
    </message>
    <message>
        <source>A predator who is ousted together with her prey gets the VP but not the 6 pool.</source>
        <translation>Un prédateur évincé en même temps que sa proie obtient le VP mais pas les 6 points de réserve.</translation>
    </message>
    <message>
        <source>A press that is part of an effect must be used that round; optional presses need not be.</source>
        <translation>Une poursuite qui fait partie d&apos;un effet doit être utilisée ce round&#x202f;; les poursuites optionnelles non.</translation>
    </message>
    <message>
        <source>A priscus with votes must cast votes and ballot the same way.</source>
        <translation>Un priscus qui a des voix doit exprimer voix et bulletin dans le même sens.</translation>
    </message>
    <message>
        <source>A ranged strike can be aimed at a retainer instead of the minion. The target is announced with the strike.</source>
        <translation>Une frappe à distance peut viser un compagnon au lieu du serviteur. La cible est annoncée avec la frappe.</translation>
    </message>
    <message>
        <source>A ready unlocked vampire with no blood must hunt.</source>
        <translation>Un vampire disponible et redressé sans sang doit chasser.</translation>
    </message>
    <message>
        <source>A recruited ally cannot act this turn.</source>
        <translation>Un allié recruté ne peut pas agir ce tour-ci.</translation>
    </message>
    <message>
        <source>A second copy entering play under another Methuselah contests: all copies go face down and are out of play.</source>
        <translation>Un second exemplaire entrant en jeu chez un autre Mathusalem crée une dispute&#xa0;: tous les exemplaires sont mis face cachée et hors jeu.</translation>
    </message>
    <message>
        <source>A successful block locks the blocker and starts combat with the acting minion (exception TOR-08).</source>
        <translation>Un blocage réussi incline le bloqueur et commence un combat avec le serviteur qui agit (exception TOR-08).</translation>
    </message>
    <message>
        <source>A third copy joins the contest immediately.</source>
        <translation>Un troisième exemplaire rejoint la dispute immédiatement.</translation>
    </message>
    <message>
        <source>A trophy can be put in play with a master phase action. It has no effect until it is moved to a vampire (TRT-10).</source>
        <translation>Un trophée peut être mis en jeu avec une action de phase de maître. Il est sans effet jusqu&apos;à être déplacé sur un vampire (TRT-10).</translation>
    </message>
    <message>
        <source>A unique card is contested (see CON-01).</source>
        <translation>Une carte unique est disputée (voir CON-01).</translation>
    </message>
    <message>
        <source>A vampire belongs to exactly one sect.</source>
        <translation>Un vampire appartient à exactement une secte.</translation>
    </message>
    <message>
        <source>A vampire blocker may diablerise the acting vampire instead; an ally blocker simply stops it.</source>
        <translation>Un vampire bloqueur peut diabler le vampire qui agit à la place&#x202f;; un allié bloqueur l&apos;arrête simplement.</translation>
    </message>
    <message>
        <source>A vampire created by another&apos;s action takes the sect of its creator (sire).</source>
        <translation>Un vampire créé par l&apos;action d&apos;un autre prend la secte de son créateur (sire).</translation>
    </message>
    <message>
        <source>A vampire destroyed by aggravated damage skips torpor.</source>
        <translation>Un vampire détruit par des dégâts aggravés ne passe pas par la torpeur.</translation>
    </message>
    <message>
        <source>A vampire in torpor cannot enter combat.</source>
        <translation>Un vampire en torpeur ne peut pas entrer en combat.</translation>
    </message>
    <message>
        <source>A vampire in torpor must yield the title in the unlock phase; only ready vampires may contest.</source>
        <translation>Un vampire en torpeur doit abandonner le titre à la phase de redressement&#x202f;; seuls les vampires disponibles peuvent disputer.</translation>
    </message>
    <message>
        <source>A vampire never holds more blood than capacity; excess goes to the bank at once.</source>
        <translation>Un vampire n&apos;a jamais plus de sang que sa capacité&#x202f;; l&apos;excédent va aussitôt à la banque.</translation>
    </message>
    <message>
        <source>A vampire that cannot pay for a title.</source>
        <translation>Un vampire qui ne peut payer pour un titre.</translation>
    </message>
    <message>
        <source>A vampire whose title benefit is suspended by sect/clan change and whose title is then contested yields it at once.</source>
        <translation>Un vampire dont le bénéfice du titre est suspendu par un changement de secte/clan et dont le titre est ensuite disputé l&apos;abandonne aussitôt.</translation>
    </message>
    <message>
        <source>A vampire with a contested title that gains another title immediately yields the contested one.</source>
        <translation>Un vampire au titre disputé qui gagne un autre titre abandonne immédiatement le titre disputé.</translation>
    </message>
    <message>
        <source>A withdrawal is announced in the unlock phase (END-12).</source>
        <translation>Un retrait est annoncé dans la phase de redressement (END-12).</translation>
    </message>
    <message>
        <source>A withdrawing player keeps the ante; the last player keeps her own.</source>
        <translation>Un joueur qui se retire garde la mise&#x202f;; le dernier joueur garde la sienne.</translation>
    </message>
    <message>
        <source>Acting minion chooses its strike first, then the opponent, then both resolve together (exceptions STR-).</source>
        <translation>Le serviteur qui agit choisit sa frappe en premier, puis l&apos;adversaire, puis les deux se résolvent ensemble (exceptions STR-).</translation>
    </message>
    <message>
        <source>Acting minion has first use at every step.</source>
        <translation>Le serviteur qui agit a la première utilisation à chaque étape.</translation>
    </message>
    <message>
        <source>Additional strikes are gained only after the first pair, acting minion deciding first.</source>
        <translation>Les frappes additionnelles ne s&apos;obtiennent qu&apos;après la première paire, le serviteur qui agit décidant en premier.</translation>
    </message>
    <message>
        <source>Advanced and base versions of a vampire contest each other.</source>
        <translation>Les versions avancée et de base d&apos;un vampire se disputent entre elles.</translation>
    </message>
    <message>
        <source>Advanced vampires are crypt cards and count as such.</source>
        <translation>Les vampires avancés sont des cartes de crypte et comptent comme telles.</translation>
    </message>
    <message>
        <source>Advanced: with one version controlled and the other in your uncontrolled region, 4 transfers and 1 pool merge them (advanced on top).</source>
        <translation>Avancé&#xa0;: avec une version contrôlée et l&apos;autre dans votre région incontrôlée, 4 transferts et 1 point de réserve les fusionnent (l&apos;avancée au-dessus).</translation>
    </message>
    <message>
        <source>After a failed attempt another may be made, by the same or a different minion, as often as wished.</source>
        <translation>Après une tentative échouée, une autre peut être faite, par le même serviteur ou un autre, aussi souvent que voulu.</translation>
    </message>
    <message>
        <source>After a failed attempt others can be declared (BLK-10). A successful attempt blocks the action.</source>
        <translation>Après une tentative ratée, d&apos;autres peuvent être déclarées (BLK-10). Une tentative réussie bloque l&apos;action.</translation>
    </message>
    <message>
        <source>After all have declined, further effects can be used. A change of the target opens blocks again (BLK-10). When all have passed, the action succeeds.</source>
        <translation>Après que tous ont renoncé, d&apos;autres effets peuvent être utilisés. Un changement de cible rouvre les blocages (BLK-10). Quand tous ont passé, l&apos;action réussit.</translation>
    </message>
    <message>
        <source>After any diablerie a blood hunt referendum takes place.</source>
        <translation>Après toute diablerie a lieu un référendum de chasse de sang.</translation>
    </message>
    <message>
        <source>After shuffle and cut each player turns over the top library card and sets it aside (before drawing).</source>
        <translation>Après avoir mélangé et coupé, chaque joueur retourne la première carte de sa bibliothèque et la met de côté (avant de piocher).</translation>
    </message>
    <message>
        <source>Aggravated damage may be prevented before ordinary damage.</source>
        <translation>Les dégâts aggravés peuvent être prévenus avant les dégâts ordinaires.</translation>
    </message>
    <message>
        <source>Akunanse, Guruhi, Ishtarri, Osebo</source>
        <translation>Akunanse, Guruhi, Ishtarri, Osebo</translation>
    </message>
    <message>
        <source>All votes (and ballots) of one vampire or source go the same way; different sources of one Methuselah may differ.</source>
        <translation>Toutes les voix (et bulletins) d&apos;un vampire ou d&apos;une source vont dans le même sens&#x202f;; différentes sources d&apos;un même Mathusalem peuvent différer.</translation>
    </message>
    <message>
        <source>All your cards unlock first.</source>
        <translation>Toutes vos cartes se redressent d&apos;abord.</translation>
    </message>
    <message>
        <source>Allies and retainers treat aggravated as ordinary.</source>
        <translation>Les alliés et les compagnons traitent les dégâts aggravés comme ordinaires.</translation>
    </message>
    <message>
        <source>Allowance per master phase.</source>
        <translation>Allocation par phase de maître.</translation>
    </message>
    <message>
        <source>Alternative uses by card text.</source>
        <translation>Autres usages selon le texte de la carte.</translation>
    </message>
    <message>
        <source>Always undirected.</source>
        <translation>Toujours non dirigée.</translation>
    </message>
    <message>
        <source>Amount gained from the bank.</source>
        <translation>Montant gagné de la banque.</translation>
    </message>
    <message>
        <source>An MPA plays a master card or powers alternate uses printed on cards.</source>
        <translation>Une MPA joue une carte de maître ou sert à d&apos;autres usages imprimés sur des cartes.</translation>
    </message>
    <message>
        <source>An action aimed at an ash heap is always undirected.</source>
        <translation>Une action visant un tas de cendres est toujours non dirigée.</translation>
    </message>
    <message>
        <source>An action cannot be started if its cost or requirements cannot be met.</source>
        <translation>Une action ne peut être commencée si son coût ou ses prérequis ne peuvent être remplis.</translation>
    </message>
    <message>
        <source>An action-card bleed follows all basic bleed rules except as it says.</source>
        <translation>Une morsure par carte d&apos;action suit toutes les règles de la morsure de base sauf ce qu&apos;elle en dit.</translation>
    </message>
    <message>
        <source>An ally entering play by other means may act that turn.</source>
        <translation>Un allié entrant en jeu par un autre moyen peut agir ce tour-ci.</translation>
    </message>
    <message>
        <source>An eligible Methuselah who passes while no attempt is in progress cannot declare a block for the rest of the action, unless its target changes. When all have passed, blocks are over (BLK-16).</source>
        <translation>Un Mathusalem qui y a droit et qui passe alors qu&apos;aucune tentative n&apos;est en cours ne peut plus déclarer de blocage pour le reste de l&apos;action, sauf changement de cible. Quand tous ont passé, les blocages sont terminés (BLK-16).</translation>
    </message>
    <message>
        <source>An organiser may allow the cards of some sets only, if it is advertised before the event.</source>
        <translation>Un organisateur peut n&apos;autoriser que les cartes de certaines extensions, s&apos;il l&apos;annonce avant le tournoi.</translation>
    </message>
    <message>
        <source>Anarch.</source>
        <translation>Anarch.</translation>
    </message>
    <message>
        <source>advanced format</source>
        <translation>format avancé</translation>
    </message>
    <message>
        <source>as in the White Wolf rulebook</source>
        <translation>comme dans le livret de White Wolf</translation>
    </message>
    <message>
        <source>see ANT-01</source>
        <translation>voir ANT-01</translation>
    </message>
    <message>
        <source>stated only in a suggestion; follows from STL-03</source>
        <translation>énoncé seulement dans une suggestion&#x202f;; découle de STL-03</translation>
    </message>
    <message>
        <source>Antitribu clans are distinct from their namesakes for requirements.</source>
        <translation>Les clans antitribu sont distincts de leurs homonymes pour les prérequis.</translation>
    </message>
    <message>
        <source>Any effect used by anyone returns the impulse to the acting Methuselah; a stage ends when all pass in succession.</source>
        <translation>Tout effet utilisé par quiconque rend l&apos;impulsion au Mathusalem qui agit&#x202f;; une étape se termine quand tous passent à la suite.</translation>
    </message>
    <message>
        <source>At every stage the acting Methuselah has the first opportunity (impulse) and may use several effects in a row before passing.</source>
        <translation>À chaque étape, le Mathusalem qui agit a la première occasion (impulsion) et peut utiliser plusieurs effets de suite avant de passer.</translation>
    </message>
    <message>
        <source>At most one MPA from trifles per master phase; further trifles act as ordinary masters.</source>
        <translation>Au plus une MPA issue de triviales par phase de maître&#x202f;; les triviales suivantes agissent comme des cartes de maître ordinaires.</translation>
    </message>
    <message>
        <source>At most one out-of-turn master before your next master phase.</source>
        <translation>Au plus une carte de maître hors-tour avant votre prochaine phase de maître.</translation>
    </message>
    <message>
        <source>B:0</source>
        <translation>B:0</translation>
    </message>
    <message>
        <source>B:2</source>
        <translation>B:2</translation>
    </message>
    <message>
        <source>B:3</source>
        <translation>B:3</translation>
    </message>
    <message>
        <source>B:4 (6 held until end of turn, minus 2)</source>
        <translation>B:4 (6 conservés jusqu&apos;à la fin du tour, moins 2)</translation>
    </message>
    <message>
        <source>Baron (unique per city), anarchs only.</source>
        <translation>Baron (unique par ville), Anarchs seulement.</translation>
    </message>
    <message>
        <source>Baron B:5 contests a prince for one round</source>
        <translation>Un baron B:5 dispute un titre de prince pendant un tour de table</translation>
    </message>
    <message>
        <source>Baron contesting a title held by a prince or archbishop.</source>
        <translation>Baron disputant un titre détenu par un prince ou un archevêque.</translation>
    </message>
    <message>
        <source>Baron leaving anarch loses the benefit until anarch again.</source>
        <translation>Un baron quittant les Anarchs perd le bénéfice jusqu&apos;à redevenir Anarch.</translation>
    </message>
    <message>
        <source>Baron votes.</source>
        <translation>Voix d&apos;un baron.</translation>
    </message>
    <message>
        <source>Before-range effects precede the acting minion&apos;s first maneuver decision.</source>
        <translation>Les effets d&apos;avant la portée précèdent la première décision de manœuvre du serviteur qui agit.</translation>
    </message>
    <message>
        <source>Bishop / archbishop / cardinal / regent votes.</source>
        <translation>Voix d&apos;évêque / archevêque / cardinal / régent.</translation>
    </message>
    <message>
        <source>Blocker must be ready and unlocked (or awake).</source>
        <translation>Le bloqueur doit être disponible et redressé (ou réveillé).</translation>
    </message>
    <message>
        <source>Blocks and acts like a minion from the next turn.</source>
        <translation>Bloque et agit comme un serviteur à partir du tour suivant.</translation>
    </message>
    <message>
        <source>Blood cost (red drop) is burned by the minion; pool cost by the Methuselah.</source>
        <translation>Le coût en sang (goutte rouge) est brûlé par le serviteur&#x202f;; le coût en réserve par le Mathusalem.</translation>
    </message>
    <message>
        <source>Blood on a blocked leave attempt.</source>
        <translation>Sang d&apos;une tentative bloquée de quitter la torpeur.</translation>
    </message>
    <message>
        <source>Blood-cursed vampires cannot commit diablerie.</source>
        <translation>Les vampires Blood Cursed ne peuvent pas commettre de diablerie.</translation>
    </message>
    <message>
        <source>Brujah, Gangrel, Malkavian, Nosferatu, Toreador, Tremere, Ventrue (Caitiff clanless)</source>
        <translation>Brujah, Gangrel, Malkavian, Nosferatu, Toreador, Tremere, Ventrue (Caitiff sans clan)</translation>
    </message>
    <message>
        <source>Brujah, Malkavian, Nosferatu, Toreador, Tremere, Ventrue, Caitiff; unmarked old cards are Camarilla</source>
        <translation>Brujah, Malkavian, Nosferatu, Toreador, Tremere, Ventrue, Caitiff&#x202f;; les anciennes cartes sans marque sont Camarilla</translation>
    </message>
    <message>
        <source>Burning the last blood is harmless by itself.</source>
        <translation>Brûler le dernier point de sang est en soi sans conséquence.</translation>
    </message>
    <message>
        <source>Camarilla membership list.</source>
        <translation>Liste des membres de la Camarilla.</translation>
    </message>
    <message>
        <source>Camarilla titles: primogen (not unique), prince (unique per city), justicar and Inner Circle (unique per clan, clan only).</source>
        <translation>Titres Camarilla&#xa0;: primogène (non unique), prince (unique par ville), justicar et Cercle intérieur (uniques par clan, clan seulement).</translation>
    </message>
    <message>
        <source>Cannot hunt, rescue, diablerise or call referendums.</source>
        <translation>Ne peut ni chasser, ni secourir, ni diabler, ni appeler de référendums.</translation>
    </message>
    <message>
        <source>Capacity-5 vampire gets its 5th counter with 2 transfers still unspent</source>
        <translation>Un vampire de capacité 5 reçoit son 5e compteur alors que 2 transferts restent à dépenser</translation>
    </message>
    <message>
        <source>Card text beats the rulebook.</source>
        <translation>Le texte des cartes l&apos;emporte sur le livret de règles.</translation>
    </message>
    <message>
        <source>Card versions of leave torpor cost what the card says.</source>
        <translation>Les versions par carte de quitter la torpeur coûtent ce que dit la carte.</translation>
    </message>
    <message>
        <source>Cards and blood on the vampire stay with it.</source>
        <translation>Les cartes et le sang sur le vampire restent avec lui.</translation>
    </message>
    <message>
        <source>Cards and counters on a yielded card are burned.</source>
        <translation>Les cartes et compteurs sur une carte abandonnée sont brûlés.</translation>
    </message>
    <message>
        <source>Cards banned in all tournaments, constructed and limited.</source>
        <translation>Cartes interdites dans tous les tournois, construits et limités.</translation>
    </message>
    <message>
        <source>Cards the ousted player controlled.</source>
        <translation>Cartes que contrôlait le joueur évincé.</translation>
    </message>
    <message>
        <source>Cards wait for steps that older rulebooks do not name: after blocks are declined, before strikes are chosen, the end of a round.</source>
        <translation>Des cartes attendent des étapes que les anciens livrets ne nomment pas&#xa0;: après qu&apos;on a renoncé à bloquer, avant le choix des frappes, la fin d&apos;un round.</translation>
    </message>
    <message>
        <source>Changes last for the whole action and reset afterwards.</source>
        <translation>Les changements durent toute l&apos;action et sont remis à zéro ensuite.</translation>
    </message>
    <message>
        <source>Changing clan.</source>
        <translation>Changer de clan.</translation>
    </message>
    <message>
        <source>Changing sect.</source>
        <translation>Changer de secte.</translation>
    </message>
    <message>
        <source>City titles of different kinds contest each other for one city.</source>
        <translation>Des titres de ville de genres différents se disputent entre eux pour une même ville.</translation>
    </message>
    <message>
        <source>Clan change to a clan of another sect</source>
        <translation>Changement de clan vers un clan d&apos;une autre secte</translation>
    </message>
    <message>
        <source>Close quarters: no long range for the rest of the combat.</source>
        <translation>Corps à corps&#xa0;: jamais à distance pour le reste du combat.</translation>
    </message>
    <message>
        <source>Combat and referendums are part of action resolution.</source>
        <translation>Le combat et les référendums font partie de la résolution de l&apos;action.</translation>
    </message>
    <message>
        <source>Combat cards &quot;by a minion not involved in the combat&quot; may be played by minions of any Methuselah.</source>
        <translation>Les cartes de combat «&#xa0;par un serviteur qui n&apos;est pas impliqué dans le combat&#xa0;» peuvent être jouées par des serviteurs de n&apos;importe quel Mathusalem.</translation>
    </message>
    <message>
        <source>Combat cards are played by minions in combat; no other minion cards are playable there.</source>
        <translation>Les cartes de combat sont jouées par les serviteurs en combat&#x202f;; aucune autre carte de serviteur n&apos;y est jouable.</translation>
    </message>
    <message>
        <source>Compulsory or optional.</source>
        <translation>Obligatoire ou facultatif.</translation>
    </message>
    <message>
        <source>Contested cards are not legal targets.</source>
        <translation>Les cartes disputées ne sont pas des cibles légales.</translation>
    </message>
    <message>
        <source>Controller of the Edge may gain 1 pool from the bank.</source>
        <translation>Le contrôleur de l&apos;Avantage peut gagner 1 point de réserve de la banque.</translation>
    </message>
    <message>
        <source>Controller orders MPAs and other master phase effects freely.</source>
        <translation>Le contrôleur choisit librement l&apos;ordre des MPA et des autres effets de la phase de maître.</translation>
    </message>
    <message>
        <source>Conviction may be burned to pay conviction costs.</source>
        <translation>De la conviction peut être brûlée pour payer des coûts en conviction.</translation>
    </message>
    <message>
        <source>Copies of one card.</source>
        <translation>Exemplaires d&apos;une même carte.</translation>
    </message>
    <message>
        <source>Cost 2 blood from rescuer, rescued, or split.</source>
        <translation>Coût 2 points de sang du sauveteur, du secouru, ou partagé.</translation>
    </message>
    <message>
        <source>Cost 2 blood, or 1 if its controller has at least one other ready anarch.</source>
        <translation>Coût 2 points de sang, ou 1 si son contrôleur a au moins un autre Anarch disponible.</translation>
    </message>
    <message>
        <source>Cost as printed, paid on success.</source>
        <translation>Coût comme imprimé, payé en cas de réussite.</translation>
    </message>
    <message>
        <source>Cost to keep contesting.</source>
        <translation>Coût pour continuer à disputer.</translation>
    </message>
    <message>
        <source>Counters/cards on the card coming from the uncontrolled region.</source>
        <translation>Compteurs/cartes sur la carte venant de la région incontrôlée.</translation>
    </message>
    <message>
        <source>Crypt 12 or more and library 60 to 90: the sizes that have stood ever since.</source>
        <translation>Crypte de 12 ou plus et bibliothèque de 60 à 90&#xa0;: les tailles en vigueur depuis lors.</translation>
    </message>
    <message>
        <source>Crypt card printed without a group number.</source>
        <translation>Carte de crypte imprimée sans numéro de groupe.</translation>
    </message>
    <message>
        <source>Crypt card with group &quot;ANY&quot; is exempt from grouping.</source>
        <translation>Une carte de crypte du groupe «&#xa0;ANY&#xa0;» échappe à la règle des groupes.</translation>
    </message>
    <message>
        <source>Crypt cards of one group or of two consecutive groups; old cards without a number are of group 1 or 2.</source>
        <translation>Cartes de crypte d&apos;un groupe ou de deux groupes consécutifs&#x202f;; les anciennes cartes sans numéro sont du groupe 1 ou 2.</translation>
    </message>
    <message>
        <source>Crypt contains vampire (or other crypt-type) cards; everything else is library.</source>
        <translation>La crypte contient les cartes de vampire (ou d&apos;un autre type de crypte)&#x202f;; tout le reste est bibliothèque.</translation>
    </message>
    <message>
        <source>Crypt grouping: all crypt cards from one group or two consecutive groups.</source>
        <translation>Groupes de crypte&#xa0;: toutes les cartes de crypte d&apos;un groupe ou de deux groupes consécutifs.</translation>
    </message>
    <message>
        <source>Crypt groups {2, 4}</source>
        <translation>Groupes de crypte {2, 4}</translation>
    </message>
    <message>
        <source>Crypt maximum.</source>
        <translation>Maximum de la crypte.</translation>
    </message>
    <message>
        <source>Crypt minimum.</source>
        <translation>Minimum de la crypte.</translation>
    </message>
    <message>
        <source>Crypt of 12 or more, without a maximum.</source>
        <translation>Crypte de 12 ou plus, sans maximum.</translation>
    </message>
    <message>
        <source>Crypt of 12 or more.</source>
        <translation>Crypte de 12 ou plus.</translation>
    </message>
    <message>
        <source>Damage handling: prevent, then mend.</source>
        <translation>Traitement des dégâts&#xa0;: prévenir, puis soigner.</translation>
    </message>
    <message>
        <source>Damage to a retainer.</source>
        <translation>Dégâts à un compagnon.</translation>
    </message>
    <message>
        <source>Deal 4 crypt cards face down into the uncontrolled region.</source>
        <translation>Distribuez 4 cartes de crypte face cachée dans la région incontrôlée.</translation>
    </message>
    <message>
        <source>Declining further blocks is final for that Methuselah.</source>
        <translation>Renoncer à d&apos;autres blocages est définitif pour ce Mathusalem.</translation>
    </message>
    <message>
        <source>Declining to block is an event that gives the acting Methuselah (and others) another chance to play effects.</source>
        <translation>Renoncer à bloquer est un événement qui donne au Mathusalem qui agit (et aux autres) une nouvelle occasion de jouer des effets.</translation>
    </message>
    <message>
        <source>Default (cardless) actions of a vampire.</source>
        <translation>Actions par défaut (sans carte) d&apos;un vampire.</translation>
    </message>
    <message>
        <source>Default actions of an ally.</source>
        <translation>Actions par défaut d&apos;un allié.</translation>
    </message>
    <message>
        <source>Default bleed amount.</source>
        <translation>Valeur de morsure par défaut.</translation>
    </message>
    <message>
        <source>Default hand size.</source>
        <translation>Taille de main par défaut.</translation>
    </message>
    <message>
        <source>Destruction by aggravated damage is not diablerie.</source>
        <translation>La destruction par des dégâts aggravés n&apos;est pas une diablerie.</translation>
    </message>
    <message>
        <source>Directed action: only the targeted Methuselah(s) may block; several targets proceed clockwise.</source>
        <translation>Action dirigée&#xa0;: seuls le ou les Mathusalems ciblés peuvent bloquer&#x202f;; plusieurs cibles procèdent dans le sens horaire.</translation>
    </message>
    <message>
        <source>Directed at the bled Methuselah.</source>
        <translation>Dirigée contre le Mathusalem mordu.</translation>
    </message>
    <message>
        <source>Directed only if it targets another Methuselah or something she controls; (D) is a reminder.</source>
        <translation>Dirigée seulement si elle cible un autre Mathusalem ou quelque chose qu&apos;il contrôle&#x202f;; (D) est un rappel.</translation>
    </message>
    <message>
        <source>Discard phase actions.</source>
        <translation>Actions de la phase de défausse.</translation>
    </message>
    <message>
        <source>Discipline master raises capacity by 1 and adds no blood.</source>
        <translation>Une carte de maître Discipline augmente la capacité de 1 et n&apos;ajoute pas de sang.</translation>
    </message>
    <message>
        <source>Dodge does not protect retainers.</source>
        <translation>L&apos;esquive ne protège pas les compagnons.</translation>
    </message>
    <message>
        <source>EX-WW-10 inputs (steal 3, take 2)</source>
        <translation>Données de EX-WW-10 (voler 3, subir 2)</translation>
    </message>
    <message>
        <source>Each event may be played only once per game (by anyone).</source>
        <translation>Chaque événement ne peut être joué qu&apos;une fois par partie (par qui que ce soit).</translation>
    </message>
    <message>
        <source>Each ready priscus gives 1 ballot in the sub-referendum; ordinary votes cannot be used there.</source>
        <translation>Chaque priscus disponible donne 1 bulletin dans le sous-référendum&#x202f;; les voix ordinaires n&apos;y sont pas utilisables.</translation>
    </message>
    <message>
        <source>Effect of yielding a title.</source>
        <translation>Effet de l&apos;abandon d&apos;un titre.</translation>
    </message>
    <message>
        <source>Effects of strikes apply first, damage afterwards.</source>
        <translation>Les effets des frappes s&apos;appliquent d&apos;abord, les dégâts ensuite.</translation>
    </message>
    <message>
        <source>Effects on the vampire before merging now apply to the merged version.</source>
        <translation>Les effets sur le vampire avant la fusion s&apos;appliquent désormais à la version fusionnée.</translation>
    </message>
    <message>
        <source>Effects playable &quot;as the action is announced&quot; come before ordinary modifiers and reactions.</source>
        <translation>Les effets jouables «&#xa0;lors de l&apos;annonce de l&apos;action&#xa0;» viennent avant les modificateurs et réactions ordinaires.</translation>
    </message>
    <message>
        <source>End-of-round effects.</source>
        <translation>Effets de fin de round.</translation>
    </message>
    <message>
        <source>End-of-turn window after the discard phase.</source>
        <translation>Fenêtre de fin de tour après la phase de défausse.</translation>
    </message>
    <message>
        <source>Enters with life from the bank; burned when the last life is lost.</source>
        <translation>Entre avec des points de vie de la banque&#x202f;; brûlé quand le dernier est perdu.</translation>
    </message>
    <message>
        <source>Equipment and retainers are burned when their minion is burned.</source>
        <translation>L&apos;équipement et les compagnons sont brûlés quand leur serviteur est brûlé.</translation>
    </message>
    <message>
        <source>Equipment text naming a kind of bearer works only for that kind.</source>
        <translation>Un texte d&apos;équipement nommant un genre de possesseur ne vaut que pour ce genre.</translation>
    </message>
    <message>
        <source>Every crypt card is unique; library cards are unique only if they say so.</source>
        <translation>Toute carte de crypte est unique&#x202f;; les cartes de bibliothèque ne sont uniques que si elles le disent.</translation>
    </message>
    <message>
        <source>Everyone starts at 0 stealth, 0 intercept; inherent action stealth is added.</source>
        <translation>Chacun commence à 0 en discrétion, 0 en interception&#x202f;; la discrétion propre à l&apos;action s&apos;ajoute.</translation>
    </message>
    <message>
        <source>Excess over capacity drains; an already full vampire may still hunt.</source>
        <translation>L&apos;excédent sur la capacité est perdu&#x202f;; un vampire déjà plein peut quand même chasser.</translation>
    </message>
    <message>
        <source>Extra transfers granted by a vampire just put in play are not available that turn.</source>
        <translation>Les transferts supplémentaires accordés par un vampire qui vient d&apos;entrer en jeu ne sont pas disponibles ce tour-ci.</translation>
    </message>
    <message>
        <source>First player.</source>
        <translation>Premier joueur.</translation>
    </message>
    <message>
        <source>First strike resolves before normal strikes; if it removes the opponent or its weapon, the other strike is lost; two first strikes are simultaneous.</source>
        <translation>L&apos;initiative se résout avant les frappes normales&#x202f;; si elle élimine l&apos;adversaire ou son arme, l&apos;autre frappe est perdue&#x202f;; deux frappes avec initiative sont simultanées.</translation>
    </message>
    <message>
        <source>Five phases in order: unlock, master, minion, influence, discard.</source>
        <translation>Cinq phases dans l&apos;ordre&#xa0;: redressement, maître, serviteur, influence, défausse.</translation>
    </message>
    <message>
        <source>From another of your minions: free, +1 stealth; may take several pieces from one minion in one action.</source>
        <translation>D&apos;un autre de vos serviteurs&#xa0;: gratuit, +1 en discrétion&#x202f;; peut prendre plusieurs pièces à un serviteur en une action.</translation>
    </message>
    <message>
        <source>From hand: one equipment card per action; placed on the acting minion on success, cost paid then.</source>
        <translation>De la main&#xa0;: une carte d&apos;équipement par action&#x202f;; mise sur le serviteur qui agit en cas de réussite, coût alors payé.</translation>
    </message>
    <message>
        <source>From when on a new card may be played in constructed tournaments.</source>
        <translation>À partir de quand une nouvelle carte peut être jouée en tournois construits.</translation>
    </message>
    <message>
        <source>Game ends when one Methuselah is left.</source>
        <translation>La partie se termine quand il reste un seul Mathusalem.</translation>
    </message>
    <message>
        <source>Grouping restricts construction only, not control changes in play.</source>
        <translation>Les groupes ne restreignent que la construction, pas les changements de contrôle en jeu.</translation>
    </message>
    <message>
        <source>Hand-damage boosts (+N) apply to hand or melee weapon only.</source>
        <translation>Les bonus aux dégâts à mains nues (+N) s&apos;appliquent seulement aux mains nues ou à une arme de mêlée.</translation>
    </message>
    <message>
        <source>How often a weapon&apos;s maneuver may be used.</source>
        <translation>Combien de fois la manœuvre d&apos;une arme peut être utilisée.</translation>
    </message>
    <message>
        <source>If a combatant stops being ready, combat ends at once (no more strikes, no press).</source>
        <translation>Si un combattant cesse d&apos;être disponible, le combat se termine aussitôt (plus de frappes, pas de poursuite).</translation>
    </message>
    <message>
        <source>If seating changes, the person now on your left is your prey at once.</source>
        <translation>Si les places changent, la personne désormais à votre gauche est aussitôt votre proie.</translation>
    </message>
    <message>
        <source>If the leave attempt is blocked there is no combat.</source>
        <translation>Si la tentative de quitter la torpeur est bloquée, il n&apos;y a pas de combat.</translation>
    </message>
    <message>
        <source>Impulse applies throughout; acting player plays first after each event.</source>
        <translation>L&apos;impulsion s&apos;applique partout&#x202f;; le joueur qui agit joue en premier après chaque événement.</translation>
    </message>
    <message>
        <source>Independent printed votes count as a title.</source>
        <translation>Les voix imprimées d&apos;un Indépendant comptent comme un titre.</translation>
    </message>
    <message>
        <source>Independents with printed votes are treated as titled.</source>
        <translation>Les Indépendants avec des voix imprimées sont traités comme titrés.</translation>
    </message>
    <message>
        <source>Inner Circle is not a circle</source>
        <translation>Cercle intérieur n&apos;est pas un cercle</translation>
    </message>
    <message>
        <source>Inner Circle votes.</source>
        <translation>Voix du Cercle intérieur.</translation>
    </message>
    <message>
        <source>Instead of paying you may yield: card burned.</source>
        <translation>Au lieu de payer vous pouvez abandonner&#xa0;: carte brûlée.</translation>
    </message>
    <message>
        <source>Intercept-0 untapped blocker against an unmodified political action</source>
        <translation>Bloqueur redressé d&apos;interception 0 contre une action politique non modifiée</translation>
    </message>
    <message>
        <source>It is not an action of its own: cannot be blocked.</source>
        <translation>Ce n&apos;est pas une action à part&#xa0;: ne peut pas être bloqué.</translation>
    </message>
    <message>
        <source>Justicar votes.</source>
        <translation>Voix d&apos;un justicar.</translation>
    </message>
    <message>
        <source>Kholo and magaji votes.</source>
        <translation>Voix d&apos;un kholo et d&apos;un magaji.</translation>
    </message>
    <message>
        <source>Laibon titles: kholo (unique per clan), magaji (not unique).</source>
        <translation>Titres Laibon&#xa0;: kholo (unique par clan), magaji (non unique).</translation>
    </message>
    <message>
        <source>Laibon.</source>
        <translation>Laibon.</translation>
    </message>
    <message>
        <source>Last claimant acquires the title in its next unlock phase.</source>
        <translation>Le dernier prétendant acquiert le titre à sa prochaine phase de redressement.</translation>
    </message>
    <message>
        <source>Leave torpor blocked by a vampire that declines to diablerise, actor B:2</source>
        <translation>Quitter la torpeur bloqué par un vampire qui renonce à diabler, B:2 chez celui qui agit</translation>
    </message>
    <message>
        <source>Leaving or being rescued clears the wounded state; does not lock or unlock by itself.</source>
        <translation>Quitter ou être secouru efface l&apos;état blessé&#x202f;; n&apos;incline ni ne redresse de soi-même.</translation>
    </message>
    <message>
        <source>Library draws come from the top to hand; crypt draws from the top to the uncontrolled region.</source>
        <translation>On pioche de la bibliothèque depuis le dessus vers la main&#x202f;; de la crypte depuis le dessus vers la région incontrôlée.</translation>
    </message>
    <message>
        <source>Library maximum.</source>
        <translation>Maximum de la bibliothèque.</translation>
    </message>
    <message>
        <source>Library minimum.</source>
        <translation>Minimum de la bibliothèque.</translation>
    </message>
    <message>
        <source>Library of 40 and 10 more for each player, at most.</source>
        <translation>Bibliothèque de 40 et 10 de plus pour chaque joueur, au plus.</translation>
    </message>
    <message>
        <source>Library of 40 or more.</source>
        <translation>Bibliothèque de 40 ou plus.</translation>
    </message>
    <message>
        <source>Life can be gained back.</source>
        <translation>Des points de vie peuvent être regagnés.</translation>
    </message>
    <message>
        <source>Lock state is irrelevant in combat.</source>
        <translation>Être incliné ou redressé n&apos;importe pas en combat.</translation>
    </message>
    <message>
        <source>Locked infernal minion: controller may burn 1 pool to unlock it.</source>
        <translation>Serviteur infernal incliné&#xa0;: son contrôleur peut brûler 1 point de réserve pour le redresser.</translation>
    </message>
    <message>
        <source>Locking turns a card 90 degrees; only unlocked minions may act or block.</source>
        <translation>Incliner tourne une carte de 90 degrés&#x202f;; seuls les serviteurs redressés peuvent agir ou bloquer.</translation>
    </message>
    <message>
        <source>MPA may mark a Red List minion for this turn.</source>
        <translation>Une MPA peut marquer un serviteur de la Liste Rouge pour ce tour.</translation>
    </message>
    <message>
        <source>Mandatory actions come before any non-mandatory action by any of your minions.</source>
        <translation>Les actions obligatoires viennent avant toute action non obligatoire de n&apos;importe lequel de vos serviteurs.</translation>
    </message>
    <message>
        <source>Maneuvers flip the range; combatants alternate; none plays two in a row.</source>
        <translation>Les manœuvres inversent la portée&#x202f;; les combattants alternent&#x202f;; personne n&apos;en joue deux de suite.</translation>
    </message>
    <message>
        <source>Merge: counters/cards on the one in play remain.</source>
        <translation>Fusion&#xa0;: les compteurs/cartes sur celui en jeu restent.</translation>
    </message>
    <message>
        <source>Methuselahs have no inherent votes.</source>
        <translation>Les Mathusalems n&apos;ont pas de voix par eux-mêmes.</translation>
    </message>
    <message>
        <source>Minion burned in combat reaches the ash heap, wounded vampire reaches torpor, only after combat.</source>
        <translation>Un serviteur brûlé en combat n&apos;atteint le tas de cendres, et un vampire blessé la torpeur, qu&apos;après le combat.</translation>
    </message>
    <message>
        <source>Minion cards are burned after use unless they say otherwise.</source>
        <translation>Les cartes de serviteur sont brûlées après usage sauf mention contraire.</translation>
    </message>
    <message>
        <source>Modifier and reaction costs are paid when played, whatever happens to the action.</source>
        <translation>Les coûts des modificateurs et réactions sont payés quand ils sont joués, quoi qu&apos;il advienne de l&apos;action.</translation>
    </message>
    <message>
        <source>No action modifiers and no reactions may be played in it.</source>
        <translation>Aucun modificateur d&apos;action ni aucune réaction ne peut y être joué.</translation>
    </message>
    <message>
        <source>No limit on equipment per minion.</source>
        <translation>Pas de limite d&apos;équipement par serviteur.</translation>
    </message>
    <message>
        <source>No limit per minion.</source>
        <translation>Pas de limite par serviteur.</translation>
    </message>
    <message>
        <source>No maneuvers by default.</source>
        <translation>Pas de manœuvres par défaut.</translation>
    </message>
    <message>
        <source>Number of Methuselahs at the table.</source>
        <translation>Nombre de Mathusalems à la table.</translation>
    </message>
    <message>
        <source>One action is fully resolved before the next is announced.</source>
        <translation>Une action est entièrement résolue avant que la suivante soit annoncée.</translation>
    </message>
    <message>
        <source>One additional-strike source per minion per round.</source>
        <translation>Une source de frappes additionnelles par serviteur et par round.</translation>
    </message>
    <message>
        <source>One strike per minion per round by default.</source>
        <translation>Une frappe par serviteur et par round par défaut.</translation>
    </message>
    <message>
        <source>Only genuine cards, and those the V:EKN has issued, may be played.</source>
        <translation>Seules les cartes authentiques, et celles que la V:EKN a émises, peuvent être jouées.</translation>
    </message>
    <message>
        <source>Only one action card per action; action cards cannot modify other actions.</source>
        <translation>Une seule carte d&apos;action par action&#x202f;; les cartes d&apos;action ne peuvent pas modifier d&apos;autres actions.</translation>
    </message>
    <message>
        <source>Only one action modifier card may increase a bleed (unless a card says it does not count).</source>
        <translation>Une seule carte de modificateur d&apos;action peut augmenter une morsure (sauf si une carte dit qu&apos;elle ne compte pas).</translation>
    </message>
    <message>
        <source>Only one additional-strike source per minion per round.</source>
        <translation>Une seule source de frappes additionnelles par serviteur et par round.</translation>
    </message>
    <message>
        <source>Only one bleed-increasing action modifier card per bleed (&quot;limited&quot;).</source>
        <translation>Une seule carte de modificateur d&apos;action augmentant la morsure par morsure («&#xa0;limité&#xa0;»).</translation>
    </message>
    <message>
        <source>Only one minion attempts at a time.</source>
        <translation>Un seul serviteur tente à la fois.</translation>
    </message>
    <message>
        <source>Only ranged / &quot;R&quot; strikes and defensive strikes (dodge, combat ends) work at long range; those work at any range.</source>
        <translation>Seules les frappes à toute portée / «&#xa0;R&#xa0;» et les frappes défensives (esquive, fin de combat) marchent à distance&#x202f;; celles-là marchent à n&apos;importe quelle portée.</translation>
    </message>
    <message>
        <source>Only ready minions fight; your minions never fight each other.</source>
        <translation>Seuls les serviteurs disponibles combattent&#x202f;; vos serviteurs ne se combattent jamais entre eux.</translation>
    </message>
    <message>
        <source>Only ready minions give their votes; lock state is irrelevant.</source>
        <translation>Seuls les serviteurs disponibles donnent leurs voix&#x202f;; être incliné ou redressé n&apos;importe pas.</translation>
    </message>
    <message>
        <source>Only ready unlocked minions act (exception: leave torpor); acting locks them.</source>
        <translation>Seuls les serviteurs disponibles et redressés agissent (exception&#xa0;: quitter la torpeur)&#x202f;; agir les incline.</translation>
    </message>
    <message>
        <source>Only the prey&apos;s own ante passes, not antes that prey had won.</source>
        <translation>Seule passe la mise de la proie elle-même, pas les mises que cette proie avait gagnées.</translation>
    </message>
    <message>
        <source>Opening hand 7 library cards.</source>
        <translation>Main de départ&#xa0;: 7 cartes de bibliothèque.</translation>
    </message>
    <message>
        <source>Opening turns: first turn 1, second turn 2, third turn 3, then 4.</source>
        <translation>Tours de début&#xa0;: premier tour 1, deuxième tour 2, troisième tour 3, puis 4.</translation>
    </message>
    <message>
        <source>Optional ante card is set aside before dealing.</source>
        <translation>La carte de mise facultative est mise de côté avant la distribution.</translation>
    </message>
    <message>
        <source>Optional; agreed before the game.</source>
        <translation>Facultatif&#x202f;; convenu avant la partie.</translation>
    </message>
    <message>
        <source>Ordinary damage is handled before aggravated damage dealt at the same time.</source>
        <translation>Les dégâts ordinaires sont traités avant les dégâts aggravés infligés en même temps.</translation>
    </message>
    <message>
        <source>Other crypt card types (imbued) are influenced likewise.</source>
        <translation>Les autres types de cartes de crypte (imbued) s&apos;influencent de même.</translation>
    </message>
    <message>
        <source>Otherwise an ordinary referendum (titles, Edge, political cards as votes).</source>
        <translation>Sinon un référendum ordinaire (titres, Avantage, cartes politiques comme voix).</translation>
    </message>
    <message>
        <source>Ousted player&apos;s library card sits on another player&apos;s vampire</source>
        <translation>Une carte de bibliothèque du joueur évincé est sur le vampire d&apos;un autre joueur</translation>
    </message>
    <message>
        <source>Out-of-turn master played, next own master phase</source>
        <translation>Carte de maître hors-tour jouée, sa propre phase de maître suivante</translation>
    </message>
    <message>
        <source>Out-of-turn trifle: the extra MPA is gained in your next master phase.</source>
        <translation>Triviale hors-tour&#xa0;: la MPA supplémentaire est gagnée à votre prochaine phase de maître.</translation>
    </message>
    <message>
        <source>Passing burns the diablerist.</source>
        <translation>S&apos;il passe, le diableriste est brûlé.</translation>
    </message>
    <message>
        <source>Playing a card from hand draws a replacement at once (unless text says otherwise).</source>
        <translation>Jouer une carte de la main fait aussitôt piocher un remplacement (sauf texte contraire).</translation>
    </message>
    <message>
        <source>Political action cards can be played (as the action) only by vampires.</source>
        <translation>Les cartes d&apos;action politique ne peuvent être jouées (comme action) que par des vampires.</translation>
    </message>
    <message>
        <source>Political card played during an unfinished referendum</source>
        <translation>Carte politique jouée durant un référendum non terminé</translation>
    </message>
    <message>
        <source>Polling closes when everyone is finished; optional agreed limit of 15 s after the last vote.</source>
        <translation>Le vote se clôt quand chacun a fini&#x202f;; limite facultative convenue de 15 s après la dernière voix.</translation>
    </message>
    <message>
        <source>Predator of a withdrawing player.</source>
        <translation>Prédateur d&apos;un joueur qui se retire.</translation>
    </message>
    <message>
        <source>Press: at round end, if both are ready, an uncancelled press to continue starts another round.</source>
        <translation>Poursuite&#xa0;: en fin de round, si les deux sont disponibles, une poursuite pour continuer non annulée commence un autre round.</translation>
    </message>
    <message>
        <source>Presses alternate; none plays two in a row; a press can continue or end.</source>
        <translation>Les poursuites alternent&#x202f;; personne n&apos;en joue deux de suite&#x202f;; une poursuite peut continuer ou terminer.</translation>
    </message>
    <message>
        <source>Prevention cards are played one at a time until all is prevented or the player stops.</source>
        <translation>Les cartes de prévention sont jouées une à une jusqu&apos;à ce que tout soit prévenu ou que le joueur s&apos;arrête.</translation>
    </message>
    <message>
        <source>Price of an out-of-turn master.</source>
        <translation>Prix d&apos;une carte de maître hors-tour.</translation>
    </message>
    <message>
        <source>Primogen vote.</source>
        <translation>Voix d&apos;un primogène.</translation>
    </message>
    <message>
        <source>Prince votes.</source>
        <translation>Voix d&apos;un prince.</translation>
    </message>
    <message>
        <source>Prisci block: the prisci as a group have 3 votes.</source>
        <translation>Bloc des prisci&#xa0;: les prisci ont 3 voix en tant que groupe.</translation>
    </message>
    <message>
        <source>Range starts at close each round.</source>
        <translation>La portée commence au contact à chaque round.</translation>
    </message>
    <message>
        <source>Ranged strike at close range aimed at a retainer</source>
        <translation>Frappe à toute portée au contact visant un compagnon</translation>
    </message>
    <message>
        <source>Recruited ally counted as a ready minion later in the same turn</source>
        <translation>Allié recruté compté comme serviteur disponible plus tard dans le même tour</translation>
    </message>
    <message>
        <source>Referendum called with a card; caller controls a prince, one opponent burns 2 political cards and a justicar votes against</source>
        <translation>Référendum appelé avec une carte&#x202f;; celui qui l&apos;appelle contrôle un prince, un adversaire brûle 2 cartes politiques et un justicar vote contre</translation>
    </message>
    <message>
        <source>Refusing to strike is irrevocable for the round.</source>
        <translation>Refuser de frapper est irrévocable pour le round.</translation>
    </message>
    <message>
        <source>Regent.</source>
        <translation>Régent.</translation>
    </message>
    <message>
        <source>Replacement of cards played during a referendum.</source>
        <translation>Remplacement des cartes jouées durant un référendum.</translation>
    </message>
    <message>
        <source>Rescuing a paralyzed vampire is free.</source>
        <translation>Secourir un vampire paralysé est gratuit.</translation>
    </message>
    <message>
        <source>Restricted format: the organiser sets what decks may contain and says so in the calendar.</source>
        <translation>Format restreint&#xa0;: l&apos;organisateur fixe ce que les decks peuvent contenir et l&apos;indique au calendrier.</translation>
    </message>
    <message>
        <source>Retainer with life 2 takes 1 damage, survives</source>
        <translation>Un compagnon à 2 points de vie subit 1 point de dégâts, survit</translation>
    </message>
    <message>
        <source>Retainers and allies enter with their printed life from the bank and are burned on losing the last one.</source>
        <translation>Les compagnons et les alliés entrent avec leurs points de vie imprimés venant de la banque et sont brûlés en perdant le dernier.</translation>
    </message>
    <message>
        <source>Retainers never move between minions.</source>
        <translation>Les compagnons ne passent jamais d&apos;un serviteur à un autre.</translation>
    </message>
    <message>
        <source>Round steps.</source>
        <translation>Étapes du round.</translation>
    </message>
    <message>
        <source>Sabbat membership list.</source>
        <translation>Liste des membres du Sabbat.</translation>
    </message>
    <message>
        <source>Sabbat titles: bishop, archbishop (per city), priscus, cardinal, regent (unique).</source>
        <translation>Titres Sabbat&#xa0;: évêque, archevêque (par ville), priscus, cardinal, régent (unique).</translation>
    </message>
    <message>
        <source>Scarce surcharge (TRT-07) is paid on moving to the ready region.</source>
        <translation>Le supplément pour rare (TRT-07) est payé en passant à la région disponible.</translation>
    </message>
    <message>
        <source>Scarce: on moving it to ready by influence, burn pool per other vampire of that clan.</source>
        <translation>Rare (scarce)&#xa0;: en le faisant passer à disponible par influence, brûler de la réserve par autre vampire de ce clan.</translation>
    </message>
    <message>
        <source>Seating by any method.</source>
        <translation>Places attribuées par n&apos;importe quelle méthode.</translation>
    </message>
    <message>
        <source>Sect (and clan where relevant) required to receive a title.</source>
        <translation>Secte (et clan le cas échéant) requis pour recevoir un titre.</translation>
    </message>
    <message>
        <source>Shuffle crypt and library separately; predator may cut both.</source>
        <translation>Mélangez crypte et bibliothèque séparément&#x202f;; le prédateur peut couper les deux.</translation>
    </message>
    <message>
        <source>Sizes of a constructed deck: crypt 12 or more, library 60 to 90.</source>
        <translation>Tailles d&apos;un deck construit&#xa0;: crypte de 12 ou plus, bibliothèque de 60 à 90.</translation>
    </message>
    <message>
        <source>Sizes of a limited deck by the number of boosters; no rule about groups.</source>
        <translation>Tailles d&apos;un deck limité selon le nombre de boosters&#x202f;; pas de règle sur les groupes.</translation>
    </message>
    <message>
        <source>Slave: no directed action unless its controller has a ready member of the clan.</source>
        <translation>Esclave&#xa0;: pas d&apos;action dirigée sauf si son contrôleur a un membre disponible du clan.</translation>
    </message>
    <message>
        <source>Slave: when a same-controller member of that clan is blocked, lock the slave to cancel that combat, unlock the acting vampire, and let the slave fight the blocker.</source>
        <translation>Esclave&#xa0;: quand un membre de ce clan de même contrôleur est bloqué, incliner l&apos;esclave pour annuler ce combat, redresser le vampire qui agit, et faire combattre l&apos;esclave avec le bloqueur.</translation>
    </message>
    <message>
        <source>Spending the last pool on transfers ousts you.</source>
        <translation>Dépenser le dernier point de réserve en transferts vous évince.</translation>
    </message>
    <message>
        <source>Start-of-turn window before the unlock phase.</source>
        <translation>Fenêtre de début de tour avant la phase de redressement.</translation>
    </message>
    <message>
        <source>Starting capacities printed on vampires.</source>
        <translation>Capacités de départ imprimées sur les vampires.</translation>
    </message>
    <message>
        <source>Starting pool 30 each.</source>
        <translation>Réserve de départ 30 chacun.</translation>
    </message>
    <message>
        <source>Stealing from a target with fewer counters takes what is there.</source>
        <translation>Voler à une cible qui a moins de compteurs prend ce qu&apos;il y a.</translation>
    </message>
    <message>
        <source>Stealth +1, undirected, no cost.</source>
        <translation>Discrétion +1, non dirigée, sans coût.</translation>
    </message>
    <message>
        <source>Stealth / intercept may drop below 0.</source>
        <translation>La discrétion / l&apos;interception peut descendre sous 0.</translation>
    </message>
    <message>
        <source>Stealth by action modifiers or cards in play, intercept by reactions or cards in play.</source>
        <translation>Discrétion par modificateurs d&apos;action ou cartes en jeu, interception par réactions ou cartes en jeu.</translation>
    </message>
    <message>
        <source>Stealth may be added only while a blocker currently has enough intercept; intercept only while stealth exceeds it.</source>
        <translation>De la discrétion ne peut être ajoutée que si un bloqueur a présentement assez d&apos;interception&#x202f;; de l&apos;interception que si la discrétion la dépasse.</translation>
    </message>
    <message>
        <source>Stealth.</source>
        <translation>Discrétion.</translation>
    </message>
    <message>
        <source>Step 1: all victim&apos;s blood moves to the diablerist; excess drains.</source>
        <translation>Étape 1&#xa0;: tout le sang de la victime va au diableriste&#x202f;; l&apos;excédent est perdu.</translation>
    </message>
    <message>
        <source>Step 2: diablerist may take any of the equipment.</source>
        <translation>Étape 2&#xa0;: le diableriste peut prendre n&apos;importe quel équipement.</translation>
    </message>
    <message>
        <source>Step 3: victim burned with its remaining cards and counters (owner&apos;s ash heap).</source>
        <translation>Étape 3&#xa0;: la victime est brûlée avec ses cartes et compteurs restants (tas de cendres du propriétaire).</translation>
    </message>
    <message>
        <source>Step 4: if the victim had the higher capacity, the controller may fetch one Discipline master from library, ash heap or hand onto the diablerist; reshuffle / redraw.</source>
        <translation>Étape 4&#xa0;: si la victime avait la capacité la plus grande, le contrôleur peut prendre une carte de maître Discipline dans la bibliothèque, le tas de cendres ou la main et la mettre sur le diableriste&#x202f;; mélanger / repiocher.</translation>
    </message>
    <message>
        <source>Step 5: trophies if the victim was Red List, before the blood hunt.</source>
        <translation>Étape 5&#xa0;: trophées si la victime était de la Liste Rouge, avant la chasse de sang.</translation>
    </message>
    <message>
        <source>Stolen blood may mend damage dealt simultaneously.</source>
        <translation>Le sang volé peut soigner des dégâts infligés simultanément.</translation>
    </message>
    <message>
        <source>Successful withdrawal</source>
        <translation>Retrait réussi</translation>
    </message>
    <message>
        <source>Terms are chosen only after the action succeeds.</source>
        <translation>Les termes ne sont choisis qu&apos;après la réussite de l&apos;action.</translation>
    </message>
    <message>
        <source>That card&apos;s capacity increase brings no blood.</source>
        <translation>L&apos;augmentation de capacité par cette carte n&apos;apporte pas de sang.</translation>
    </message>
    <message>
        <source>The Edge may be burned (returned uncontrolled to the centre) for 1 vote.</source>
        <translation>L&apos;Avantage peut être brûlé (remis au centre, incontrôlé) pour 1 voix.</translation>
    </message>
    <message>
        <source>The Edge starts uncontrolled in the centre.</source>
        <translation>L&apos;Avantage commence au centre, incontrôlé.</translation>
    </message>
    <message>
        <source>The acting minion stays locked afterwards.</source>
        <translation>Le serviteur qui agit reste incliné ensuite.</translation>
    </message>
    <message>
        <source>The blood bank never runs out.</source>
        <translation>La banque de sang ne s&apos;épuise jamais.</translation>
    </message>
    <message>
        <source>The card pool of the V5 format; any printing of a listed card will do.</source>
        <translation>L&apos;ensemble des cartes du format V5&#x202f;; n&apos;importe quelle édition d&apos;une carte listée convient.</translation>
    </message>
    <message>
        <source>The card that called the referendum gives its player 1 vote and uses up that cap.</source>
        <translation>La carte qui a appelé le référendum donne 1 voix à son joueur et épuise ce plafond.</translation>
    </message>
    <message>
        <source>The next player to the left becomes the new prey.</source>
        <translation>Le joueur suivant à gauche devient la nouvelle proie.</translation>
    </message>
    <message>
        <source>The ousted player&apos;s own cards controlled by others.</source>
        <translation>Les cartes du joueur évincé que d&apos;autres contrôlent.</translation>
    </message>
    <message>
        <source>The pieces to be taken are announced with the action.</source>
        <translation>Les pièces à prendre sont annoncées avec l&apos;action.</translation>
    </message>
    <message>
        <source>The predator gains the ante card of an ousted prey, permanently.</source>
        <translation>Le prédateur gagne la carte de mise d&apos;une proie évincée, définitivement.</translation>
    </message>
    <message>
        <source>The regained card returns instead of paying again in that phase.</source>
        <translation>La carte récupérée revient au lieu d&apos;un nouveau paiement à cette phase.</translation>
    </message>
    <message>
        <source>The replacement draw happens after the card&apos;s &quot;as played&quot; window.</source>
        <translation>La pioche de remplacement a lieu après la fenêtre «&#xa0;lorsqu&apos;elle est jouée&#xa0;» de la carte.</translation>
    </message>
    <message>
        <source>The same modifier card may not be played twice by one minion in one action.</source>
        <translation>La même carte de modificateur ne peut être jouée deux fois par un même serviteur dans une action.</translation>
    </message>
    <message>
        <source>The same reaction card may not be played twice by one minion in one action.</source>
        <translation>La même carte de réaction ne peut être jouée deux fois par un même serviteur dans une action.</translation>
    </message>
    <message>
        <source>The steps are one unit; effects only before or after.</source>
        <translation>Les étapes forment une unité&#x202f;; des effets seulement avant ou après.</translation>
    </message>
    <message>
        <source>The vote is administered by the caller.</source>
        <translation>Le vote est conduit par celui qui l&apos;appelle.</translation>
    </message>
    <message>
        <source>They repeat choose/resolve (and damage) at the same range, only for minions that have them; any strike may be chosen even if a weapon was used to maneuver.</source>
        <translation>Elles répètent choix/résolution (et dégâts) à la même portée, seulement pour les serviteurs qui en ont&#x202f;; toute frappe peut être choisie même si une arme a servi à manœuvrer.</translation>
    </message>
    <message>
        <source>Tie for most VP.</source>
        <translation>Égalité de PV au plus haut.</translation>
    </message>
    <message>
        <source>Time limit.</source>
        <translation>Limite de temps.</translation>
    </message>
    <message>
        <source>Title contest cost, paid by the vampire in its controller&apos;s unlock phase.</source>
        <translation>Coût d&apos;une dispute de titre, payé par le vampire à la phase de redressement de son contrôleur.</translation>
    </message>
    <message>
        <source>Transfers are gained at the start of the phase, are not counters, cannot be saved.</source>
        <translation>Les transferts sont gagnés au début de la phase, ne sont pas des compteurs, ne peuvent être conservés.</translation>
    </message>
    <message>
        <source>Transfers per influence phase.</source>
        <translation>Transferts par phase d&apos;influence.</translation>
    </message>
    <message>
        <source>Turns run clockwise from the first player.</source>
        <translation>Les tours se suivent dans le sens horaire à partir du premier joueur.</translation>
    </message>
    <message>
        <source>Two VP leaders tied at the end</source>
        <translation>Deux joueurs à égalité en tête des PV à la fin</translation>
    </message>
    <message>
        <source>Two different bleed modifiers (+1, +2) on one bleed</source>
        <translation>Deux modificateurs de morsure différents (+1, +2) sur une morsure</translation>
    </message>
    <message>
        <source>Unblocked action with no effect (e.g. bleed of 0) is still successful.</source>
        <translation>Une action non bloquée sans effet (p. ex. morsure de 0) est quand même réussie.</translation>
    </message>
    <message>
        <source>Undirected (including aimed at your own card): prey first, then predator. No one else.</source>
        <translation>Non dirigée (y compris visant votre propre carte)&#xa0;: proie d&apos;abord, puis prédateur. Personne d&apos;autre.</translation>
    </message>
    <message>
        <source>Unique titles held by two vampires are contested; meanwhile none of them has the title but they stay in play and act and block.</source>
        <translation>Les titres uniques détenus par deux vampires sont disputés&#x202f;; entre-temps aucun des deux n&apos;a le titre, mais ils restent en jeu, agissent et bloquent.</translation>
    </message>
    <message>
        <source>Unlock-phase effects come after the unlocking, in the order their player chooses.</source>
        <translation>Les effets de la phase de redressement viennent après le redressement, dans l&apos;ordre que choisit leur joueur.</translation>
    </message>
    <message>
        <source>Untitled minions may have additional votes by text.</source>
        <translation>Les serviteurs non titrés peuvent avoir des voix supplémentaires par leur texte.</translation>
    </message>
    <message>
        <source>Unused MPAs are lost, never saved.</source>
        <translation>Les MPA inutilisées sont perdues, jamais conservées.</translation>
    </message>
    <message>
        <source>Unused actions are lost.</source>
        <translation>Les actions inutilisées sont perdues.</translation>
    </message>
    <message>
        <source>VP for withdrawing.</source>
        <translation>PV pour un retrait.</translation>
    </message>
    <message>
        <source>Vampire emptied during its own minion phase (had blood at its start), ready and untapped</source>
        <translation>Vampire vidé durant sa propre phase de serviteur (avait du sang à son début), disponible et redressé</translation>
    </message>
    <message>
        <source>Vampire unlocked by an effect after a bleed bleeds again</source>
        <translation>Un vampire redressé par un effet après une morsure mord de nouveau</translation>
    </message>
    <message>
        <source>Vampire with B:0 contesting a title, unlock phase</source>
        <translation>Vampire à B:0 disputant un titre, phase de redressement</translation>
    </message>
    <message>
        <source>Vote-granting modifiers only by the acting minion, reactions only by ready unlocked minions of others.</source>
        <translation>Modificateurs donnant des voix seulement par le serviteur qui agit, réactions seulement par des serviteurs disponibles et redressés des autres.</translation>
    </message>
    <message>
        <source>Votes are cast freely in any order; voting is optional.</source>
        <translation>Les voix sont exprimées librement dans n&apos;importe quel ordre&#x202f;; personne n&apos;est tenu de voter.</translation>
    </message>
    <message>
        <source>Warning: a second copy of a unique card cannot be controlled at the same time (CON-10) but may serve as a replacement.</source>
        <translation>Avertissement&#xa0;: un second exemplaire d&apos;une carte unique ne peut être contrôlé en même temps (CON-10) mais peut servir de remplacement.</translation>
    </message>
    <message>
        <source>Weapons are equipped by actions, never during combat.</source>
        <translation>Les armes s&apos;équipent par des actions, jamais durant le combat.</translation>
    </message>
    <message>
        <source>What happens to the Edge when its holder is ousted.</source>
        <translation>Ce qu&apos;il advient de l&apos;Avantage quand son détenteur est évincé.</translation>
    </message>
    <message>
        <source>When a card is burned or removed from the game, counters and other cards on it are burned.</source>
        <translation>Quand une carte est brûlée ou retirée de la partie, les compteurs et autres cartes sur elle sont brûlés.</translation>
    </message>
    <message>
        <source>When a vampire becomes controlled.</source>
        <translation>Quand un vampire devient contrôlé.</translation>
    </message>
    <message>
        <source>When all others have yielded, your copy returns unlocked, face up.</source>
        <translation>Quand tous les autres ont abandonné, votre exemplaire revient redressé, face visible.</translation>
    </message>
    <message>
        <source>When combat ends early, skip to the end-of-round step, which still happens.</source>
        <translation>Quand le combat se termine tôt, passer à l&apos;étape de fin de round, qui a lieu quand même.</translation>
    </message>
    <message>
        <source>When hand size or hand count changes, immediately discard down or draw up to match.</source>
        <translation>Quand la taille de main ou le nombre de cartes en main change, défausser ou piocher immédiatement pour s&apos;y conformer.</translation>
    </message>
    <message>
        <source>Which phases are compulsory.</source>
        <translation>Quelles phases sont obligatoires.</translation>
    </message>
    <message>
        <source>With two players each is the other&apos;s prey and predator.</source>
        <translation>À deux joueurs, chacun est la proie et le prédateur de l&apos;autre.</translation>
    </message>
    <message>
        <source>A recruited ally is in the ready region at once. Can it use abilities that are not actions, and does it meet requirements?</source>
        <translation>Un allié recruté est aussitôt dans la région disponible. Peut-il utiliser des capacités qui ne sont pas des actions, et remplit-il des conditions&#x202f;?</translation>
    </message>
    <message>
        <source>A Lasombra becomes Camarilla.</source>
        <translation>Un Lasombra devient Camarilla.</translation>
    </message>
    <message>
        <source>A library has 40 to 100 cards.</source>
        <translation>Une bibliothèque compte de 40 à 100 cartes.</translation>
    </message>
    <message>
        <source>A minion takes 3 aggravated damage.</source>
        <translation>Un serviteur subit 3 points de dégâts aggravés.</translation>
    </message>
    <message>
        <source>A minion takes an undirected action, such as a political action or to equip, employ or recruit.</source>
        <translation>Un serviteur accomplit une action non dirigée, par exemple une action politique, ou pour s&apos;équiper, employer ou recruter.</translation>
    </message>
    <message>
        <source>A player plays two copies of Wake with Evening&apos;s Freshness.</source>
        <translation>Un joueur joue deux exemplaires de Wake with Evening&apos;s Freshness.</translation>
    </message>
    <message>
        <source>A ready unlocked vampire has no blood.</source>
        <translation>Un vampire disponible et redressé n&apos;a pas de sang.</translation>
    </message>
    <message>
        <source>A referendum has three steps: the terms are chosen, votes are cast, and the result applies.</source>
        <translation>Un référendum a trois étapes&#xa0;: on choisit les termes, on vote, et le résultat s&apos;applique.</translation>
    </message>
    <message>
        <source>A referendum passes with more votes for it than against it. A tie fails.</source>
        <translation>Un référendum passe avec plus de voix pour que contre. Une égalité échoue.</translation>
    </message>
    <message>
        <source>A reflex card cancels a card of a given kind as it is played against the minion.</source>
        <translation>Une carte réflexe annule une carte d&apos;un genre donné au moment où elle est jouée contre le serviteur.</translation>
    </message>
    <message>
        <source>A research area contains cards face down that only its owner sees. Only effects that name it can use it.</source>
        <translation>Une zone de recherche contient des cartes face cachée que seul son propriétaire voit. Seuls les effets qui la nomment peuvent l&apos;utiliser.</translation>
    </message>
    <message>
        <source>A retainer can be the target of a ranged strike at long range. An older sentence on strikes that work at long range is missing.</source>
        <translation>Un compagnon peut être la cible d&apos;une frappe à distance à longue portée. Une phrase plus ancienne sur les frappes utilisables à longue portée a disparu.</translation>
    </message>
    <message>
        <source>A retainer is not a minion. It cannot act or use equipment, and inflicts damage in combat only if its card says so.</source>
        <translation>Un compagnon n&apos;est pas un serviteur. Il ne peut ni agir ni utiliser d&apos;équipement, et n&apos;inflige de dégâts en combat que si sa carte le dit.</translation>
    </message>
    <message>
        <source>A sentence about effects that force a minion to block during a block attempt is garbled.</source>
        <translation>Une phrase sur les effets qui forcent un serviteur à bloquer pendant une tentative de blocage est incompréhensible.</translation>
    </message>
    <message>
        <source>A sentence that retainers are not protected by a dodge is struck out, but two other passages say the same.</source>
        <translation>Une phrase disant que les compagnons ne sont pas protégés par une esquive est barrée, mais deux autres passages disent la même chose.</translation>
    </message>
    <message>
        <source>A sterile vampire cannot take actions that put new vampires in play.</source>
        <translation>Un vampire stérile ne peut accomplir d&apos;actions qui mettent de nouveaux vampires en jeu.</translation>
    </message>
    <message>
        <source>A strike comes from the hands, a strike card, a weapon or another card in play. Hand strikes are the default.</source>
        <translation>Une frappe vient des mains, d&apos;une carte de frappe, d&apos;une arme ou d&apos;une autre carte en jeu. Les frappes à mains nues sont celles par défaut.</translation>
    </message>
    <message>
        <source>A strike inflicts 2R damage.</source>
        <translation>Une frappe inflige 2R points de dégâts.</translation>
    </message>
    <message>
        <source>A strike that ends combat resolves before all others, even first strikes, at any range. A dodge does not stop it.</source>
        <translation>Une frappe qui met fin au combat se résout avant toutes les autres, même avec initiative, à toute portée. Une esquive ne l&apos;arrête pas.</translation>
    </message>
    <message>
        <source>A symbol, the numbers of some steps and some links are wrong, and two passages are printed twice.</source>
        <translation>Un symbole, les numéros de certaines étapes et certains liens sont faux, et deux passages sont imprimés deux fois.</translation>
    </message>
    <message>
        <source>A target is a Methuselah or card that an effect other than a referendum affects. A target on another card does not make that card a target. Counters are never targets: as many as there are move, up to the stated amount.</source>
        <translation>Une cible est un Mathusalem ou une carte affectés par un effet autre qu&apos;un référendum. Cibler une carte attachée ne cible pas celle qui la porte. Les compteurs ne sont jamais des cibles&#xa0;: il s&apos;en déplace autant qu&apos;il y en a, jusqu&apos;au nombre indiqué.</translation>
    </message>
    <message>
        <source>A title card represents a title. It is burned if the title is yielded or lost. A contest of a unique title costs blood of the vampire.</source>
        <translation>Une carte de titre représente un titre. Elle est brûlée si le titre est abandonné ou perdu. La dispute d&apos;un titre unique coûte du sang du vampire.</translation>
    </message>
    <message>
        <source>A trifle that is not cancelled gives 1 master phase action.</source>
        <translation>Une triviale qui n&apos;est pas annulée donne 1 action de phase de maître.</translation>
    </message>
    <message>
        <source>A trophy moves to a vampire that burns a Red List minion in combat or by a directed action. The controller of that vampire then controls it. It is awarded once.</source>
        <translation>Un trophée passe à un vampire qui brûle un serviteur de la Liste Rouge en combat ou par une action dirigée. Le contrôleur de ce vampire le contrôle alors. Il n&apos;est attribué qu&apos;une fois.</translation>
    </message>
    <message>
        <source>A vampire can take one political action in a turn.</source>
        <translation>Un vampire peut accomplir une seule action politique par tour.</translation>
    </message>
    <message>
        <source>A vampire goes to torpor if it cannot mend all damage, if it takes aggravated damage that is not prevented, or by an effect.</source>
        <translation>Un vampire va en torpeur s&apos;il ne peut soigner tous ses dégâts, s&apos;il subit des dégâts aggravés non prévenus, ou par un effet.</translation>
    </message>
    <message>
        <source>A vampire has one title. A new title replaces it, even if it is lower.</source>
        <translation>Un vampire a un seul titre. Un nouveau titre le remplace, même s&apos;il est inférieur.</translation>
    </message>
    <message>
        <source>A vampire in torpor cannot block or play reactions.</source>
        <translation>Un vampire en torpeur ne peut ni bloquer ni jouer de réactions.</translation>
    </message>
    <message>
        <source>A vampire in torpor cannot cast votes or ballots.</source>
        <translation>Un vampire en torpeur ne peut exprimer ni voix ni bulletins.</translation>
    </message>
    <message>
        <source>A vampire in torpor is still controlled and unlocks, but it is not ready.</source>
        <translation>Un vampire en torpeur est toujours contrôlé et se redresse, mais il n&apos;est pas disponible.</translation>
    </message>
    <message>
        <source>A vampire in torpor is stolen, and a location on a minion is stolen.</source>
        <translation>Un vampire en torpeur est volé, et un lieu sur un serviteur est volé.</translation>
    </message>
    <message>
        <source>A vampire is wounded if it has damage that is not mended, or if it is in torpor or on the way to torpor.</source>
        <translation>Un vampire est blessé s&apos;il a des dégâts non soignés, ou s&apos;il est en torpeur ou en route vers elle.</translation>
    </message>
    <message>
        <source>A vampire must hunt if it is empty at the beginning of the minion phase (section 12.3.1). Other passages name any empty vampire that is ready and untapped.</source>
        <translation>Un vampire doit chasser s&apos;il est vide au début de la phase des serviteurs (section 12.3.1). D&apos;autres passages citent tout vampire vide, disponible et redressé.</translation>
    </message>
    <message>
        <source>A vampire takes one action to equip.</source>
        <translation>Un vampire accomplit une action pour s&apos;équiper.</translation>
    </message>
    <message>
        <source>A vampire that becomes anarch becomes Independent, and an anarch that changes its sect is no longer anarch. What if an effect makes an anarch Independent?</source>
        <translation>Un vampire qui devient Anarch devient indépendant, et un Anarch qui change de secte n&apos;est plus Anarch. Que se passe-t-il si un effet rend un Anarch indépendant&#x202f;?</translation>
    </message>
    <message>
        <source>A vampire that blocks an attempt to leave torpor may commit diablerie. Does it lock, is there a blood hunt, and who is the acting Methuselah?</source>
        <translation>Un vampire qui bloque une tentative de quitter la torpeur peut commettre une diablerie. S&apos;incline-t-il, y a-t-il une chasse de sang, et qui est le Mathusalem qui agit&#x202f;?</translation>
    </message>
    <message>
        <source>A vampire that is not of a major sect is Independent. Older cards that say Non-Camarilla are Independent.</source>
        <translation>Un vampire qui n&apos;est pas d&apos;une secte majeure est Indépendant. Les cartes anciennes «&#xa0;Non-Camarilla&#xa0;» sont Indépendantes.</translation>
    </message>
    <message>
        <source>A vampire whose title is suspended can get it back; a yielded title is lost for good. A suspended title that becomes contested is yielded.</source>
        <translation>Un vampire dont le titre est suspendu peut le retrouver&#x202f;; un titre cédé est perdu définitivement. Un titre suspendu qui devient disputé est cédé.</translation>
    </message>
    <message>
        <source>A vampire with 2 additional bleed is not blocked.</source>
        <translation>Un vampire à +2 en morsure n&apos;est pas bloqué.</translation>
    </message>
    <message>
        <source>A vampire with a larger capacity is older; one with a smaller capacity is younger.</source>
        <translation>Un vampire de capacité plus grande est plus ancien&#x202f;; un vampire de capacité plus petite est plus jeune.</translation>
    </message>
    <message>
        <source>A vampire with ordinary damage that is not mended is wounded and goes to torpor after all damage is handled.</source>
        <translation>Un vampire qui a des dégâts ordinaires non soignés est blessé et va en torpeur après le traitement de tous les dégâts.</translation>
    </message>
    <message>
        <source>A wounded or burned minion is no longer ready at once; elsewhere its status changes only after the combat, or after all damage of the pair of strikes.</source>
        <translation>Un serviteur blessé ou brûlé n&apos;est aussitôt plus disponible&#x202f;; ailleurs, son état ne change qu&apos;après le combat, ou après tous les dégâts de la paire de frappes.</translation>
    </message>
    <message>
        <source>A yielded title is lost for the rest of the game, but a title that a vampire loses by a change of sect is only suspended.</source>
        <translation>Un titre cédé est perdu pour le reste de la partie, mais un titre qu&apos;un vampire perd en changeant de secte n&apos;est que suspendu.</translation>
    </message>
    <message>
        <source>Action cards from the hand count by name. Actions of a card in play count for each copy and each printed action. The most detailed passage is the newest.</source>
        <translation>Les cartes d&apos;action jouées de la main se comptent par nom. Les actions d&apos;une carte en jeu se comptent pour chaque exemplaire et chaque action imprimée. Le passage le plus détaillé est le plus récent.</translation>
    </message>
    <message>
        <source>Action modifiers and reactions can be used only before resolution. Referendums are part of resolution, but the rules allow modifiers and reactions that grant votes.</source>
        <translation>Les modificateurs d&apos;action et les réactions ne s&apos;utilisent qu&apos;avant la résolution. Les référendums font partie de la résolution, mais les règles permettent les modificateurs et réactions qui donnent des voix.</translation>
    </message>
    <message>
        <source>Action modifiers are limited for each minion (section 7.2.2) or for each player (section 14). Reactions are limited for each minion (section 7.2.2) or for each declared action (section 13.2).</source>
        <translation>Les modificateurs d&apos;action sont limités par serviteur (section 7.2.2) ou par joueur (section 14). Les réactions sont limitées par serviteur (section 7.2.2) ou par action déclarée (section 13.2).</translation>
    </message>
    <message>
        <source>Action modifiers are played by the acting minion for its own action, before resolution.</source>
        <translation>Les modificateurs d&apos;action sont joués par le serviteur qui agit, pour sa propre action, avant la résolution.</translation>
    </message>
    <message>
        <source>After EX-J94-10, Tiberius has a motorcycle with 1 press. Cassandra has used the maneuver of her handgun.</source>
        <translation>Après EX-J94-10, Tiberius a une moto avec 1 poursuite. Cassandra a utilisé la manœuvre de son pistolet.</translation>
    </message>
    <message>
        <source>After a strike card is cancelled, its player chooses a strike again, which can be another strike card.</source>
        <translation>Après l&apos;annulation d&apos;une carte de frappe, son joueur choisit de nouveau une frappe, qui peut être une autre carte de frappe.</translation>
    </message>
    <message>
        <source>After it is burned, the controller of the vampire can search library, ash heap and hand for one trophy and put it on the vampire, before the blood hunt.</source>
        <translation>Une fois qu&apos;il est brûlé, le contrôleur du vampire peut chercher un trophée dans sa bibliothèque, son tas de cendres et sa main et le mettre sur le vampire, avant la chasse de sang.</translation>
    </message>
    <message>
        <source>After the range is set, effects can be used before strikes are chosen.</source>
        <translation>Une fois la portée fixée, des effets sont utilisables avant le choix des frappes.</translation>
    </message>
    <message>
        <source>After the terms, effects can be used before votes and ballots are cast.</source>
        <translation>Après les termes, des effets sont utilisables avant les voix et bulletins.</translation>
    </message>
    <message>
        <source>After turn 1 she has 29 pool. In turn 2 she has 30 and then 28. The first vampire has no counter and the second has 2. No transfers are left.</source>
        <translation>Après le tour 1, elle a 29 points de réserve. Au tour 2, elle en a 30, puis 28. Le premier vampire n&apos;a pas de compteur et le second en a 2. Il ne reste aucun transfert.</translation>
    </message>
    <message>
        <source>Aggravated damage cannot be mended. The first point on a vampire that is not wounded wounds it and costs no blood.</source>
        <translation>Les dégâts aggravés ne se soignent pas. Le premier point sur un vampire non blessé le blesse et ne coûte pas de sang.</translation>
    </message>
    <message>
        <source>Alexis declines to block. After that Sarah plays Confusion, which adds 1.</source>
        <translation>Alexis renonce à bloquer. Ensuite, Sarah joue Confusion, qui ajoute 1.</translation>
    </message>
    <message>
        <source>All her cards are removed except those that others control. The Edge becomes uncontrolled. Oustings are simultaneous if one effect causes them.</source>
        <translation>Toutes ses cartes sont retirées, sauf celles que d&apos;autres contrôlent. L&apos;Avantage redevient incontrôlé. Des évictions sont simultanées si un même effet les cause.</translation>
    </message>
    <message>
        <source>All of the cards leave the hand at the same time. Only then are they replaced.</source>
        <translation>Toutes les cartes quittent la main en même temps. Elles ne sont remplacées qu&apos;ensuite.</translation>
    </message>
    <message>
        <source>All of the damage is prevented, and the minion does not go to torpor. The fourth point of prevention is lost.</source>
        <translation>Tous les dégâts sont prévenus, et le serviteur ne va pas en torpeur. Le quatrième point de prévention est perdu.</translation>
    </message>
    <message>
        <source>All of them may block if they are eligible under the new target. The target cannot change during a block attempt.</source>
        <translation>Tous le peuvent si la nouvelle cible les y autorise. La cible ne peut pas changer pendant une tentative de blocage.</translation>
    </message>
    <message>
        <source>An action cannot be taken if its cost cannot be paid. But the minion that pays for leaving torpor or for a rescue can change, and at resolution a cost is paid as far as possible.</source>
        <translation>Une action ne peut pas être entreprise si son coût ne peut être payé. Mais le serviteur qui paie pour quitter la torpeur ou pour un secours peut changer, et à la résolution un coût est payé dans la mesure du possible.</translation>
    </message>
    <message>
        <source>An action is declared.</source>
        <translation>Une action est déclarée.</translation>
    </message>
    <message>
        <source>An action is directed if it has a target of another Methuselah. The symbol alone decides nothing.</source>
        <translation>Une action est dirigée si elle a une cible d&apos;un autre Mathusalem. Le symbole seul ne décide de rien.</translation>
    </message>
    <message>
        <source>An action is successful if it is not blocked. A bleed is successful if its amount is 1 or more. The rules use the same word for both.</source>
        <translation>Une action réussit si elle n&apos;est pas bloquée. Une morsure réussit si elle est d&apos;au moins 1. Les règles emploient le même mot pour les deux.</translation>
    </message>
    <message>
        <source>An action lasts from its announcement to its resolution.</source>
        <translation>Une action dure de son annonce à sa résolution.</translation>
    </message>
    <message>
        <source>An action without effect is not a bleed and does not give the Edge.</source>
        <translation>Une action sans effet n&apos;est pas une morsure et ne donne pas l&apos;Avantage.</translation>
    </message>
    <message>
        <source>An ally can wake if the text of a card says so.</source>
        <translation>Un allié peut se réveiller si le texte d&apos;une carte le dit.</translation>
    </message>
    <message>
        <source>An ally is burned during combat.</source>
        <translation>Un allié est brûlé pendant le combat.</translation>
    </message>
    <message>
        <source>An ally steals a blood counter from a vampire. A player moves a pool counter to a vampire.</source>
        <translation>Un allié vole un compteur de sang à un vampire. Un joueur déplace un compteur de réserve vers un vampire.</translation>
    </message>
    <message>
        <source>An ally that plays a card as a vampire counts as a vampire for the effects of playing it. Its life counts as blood and its capacity is 1; excess life is not lost, and aggravated damage burns life. If it would go to torpor, it is burned. It is not a vampire for effects of the card in play.</source>
        <translation>Un allié qui joue une carte comme un vampire compte comme un vampire pour les effets de la jouer. Ses points de vie comptent comme du sang et sa capacité est de 1&#x202f;; l&apos;excédent de vie n&apos;est pas perdu, et les dégâts aggravés brûlent la vie. S&apos;il devait aller en torpeur, il est brûlé. Il n&apos;est pas un vampire pour les effets de la carte en jeu.</translation>
    </message>
    <message>
        <source>An ally, equipment or retainer with a Discipline requirement has its basic version if it enters play in another way than by its action.</source>
        <translation>Un allié, un équipement ou un compagnon avec une condition de Discipline a sa version de base s&apos;il entre en jeu autrement que par son action.</translation>
    </message>
    <message>
        <source>An effect during a phase or step can be used once for each card in that phase or step.</source>
        <translation>Un effet pendant une phase ou une étape s&apos;utilise une fois par carte dans cette phase ou étape.</translation>
    </message>
    <message>
        <source>An effect ends combat and then inflicts 1 damage on the opposing minion.</source>
        <translation>Un effet met fin au combat, puis inflige 1 point de dégâts au serviteur opposé.</translation>
    </message>
    <message>
        <source>An effect is carried out completely. It cannot be interrupted, preceded or divided unless its text gives a sequence.</source>
        <translation>Un effet est accompli entièrement. Il ne peut être interrompu, devancé ni divisé, sauf si son texte donne une séquence.</translation>
    </message>
    <message>
        <source>An effect is carried out completely. Then ousting, allies without life and excess blood are checked.</source>
        <translation>Un effet est accompli entièrement. Ensuite, on vérifie l&apos;éviction, les alliés sans vie et le sang excédentaire.</translation>
    </message>
    <message>
        <source>An effect makes a player discard several cards.</source>
        <translation>Un effet fait défausser plusieurs cartes à un joueur.</translation>
    </message>
    <message>
        <source>An effect steals 2 blood from a vampire that has only 1 or none.</source>
        <translation>Un effet vole 2 points de sang à un vampire qui n&apos;en a que 1 ou aucun.</translation>
    </message>
    <message>
        <source>An effect that lasts until something begins ends at that moment.</source>
        <translation>Un effet qui dure jusqu&apos;à ce que quelque chose commence se termine à ce moment.</translation>
    </message>
    <message>
        <source>An event is put in play with a discard phase action and controlled by the player who played it.</source>
        <translation>Un événement est mis en jeu par une action de la phase de défausse et contrôlé par le joueur qui l&apos;a joué.</translation>
    </message>
    <message>
        <source>An imbued has a creed, like a clan, and virtues, like Disciplines with one level.</source>
        <translation>Un imbued a un credo, comme un clan, et des vertus, comme des Disciplines à un seul niveau.</translation>
    </message>
    <message>
        <source>An imbued has at most 5 conviction. More are burned.</source>
        <translation>Un imbued a au plus 5 convictions. Les autres sont brûlées.</translation>
    </message>
    <message>
        <source>An imbued has strength 1 and bleed 1 by default.</source>
        <translation>Un imbued a une force de 1 et une morsure de 1 par défaut.</translation>
    </message>
    <message>
        <source>An imbued is a crypt card. It counts as a mortal ally, not as a vampire.</source>
        <translation>Un imbued est une carte de crypte. Il compte comme un allié mortel, pas comme un vampire.</translation>
    </message>
    <message>
        <source>An imbued that enters play without conviction can get 1 from your library, hand or ash heap.</source>
        <translation>Un imbued qui entre en jeu sans conviction peut en recevoir 1 de votre bibliothèque, de votre main ou de votre tas de cendres.</translation>
    </message>
    <message>
        <source>An imbued with 0 life is incapacitated instead of burned. Effects that burn an ally burn it.</source>
        <translation>Un imbued à 0 point de vie est hors d&apos;état d&apos;agir au lieu d&apos;être brûlé. Les effets qui brûlent un allié le brûlent.</translation>
    </message>
    <message>
        <source>An incapacitated imbued is controlled but not ready. It cannot use effects that a burning ally could not use.</source>
        <translation>Un imbued hors d&apos;état d&apos;agir est contrôlé mais pas disponible. Il ne peut utiliser les effets qu&apos;un allié en train de brûler ne pourrait utiliser.</translation>
    </message>
    <message>
        <source>An infernal minion does not unlock in the unlock phase. Its controller can burn 1 pool to unlock it.</source>
        <translation>Un serviteur infernal ne se redresse pas à la phase de redressement. Son contrôleur peut brûler 1 point de réserve pour le redresser.</translation>
    </message>
    <message>
        <source>An optional reduction of a cost can be used when the card is played or when it resolves. It is not used if the card is cancelled.</source>
        <translation>Une réduction de coût facultative peut être utilisée quand la carte est jouée ou quand elle se résout. Elle n&apos;est pas utilisée si la carte est annulée.</translation>
    </message>
    <message>
        <source>An out-of-turn master can be played only in the turn of another Methuselah.</source>
        <translation>Une carte de maître hors-tour ne se joue que pendant le tour d&apos;un autre Mathusalem.</translation>
    </message>
    <message>
        <source>An unblocked bleed is redirected to another Methuselah.</source>
        <translation>Une morsure non bloquée est redirigée vers un autre Mathusalem.</translation>
    </message>
    <message>
        <source>An unblocked bleed is reduced to 0.</source>
        <translation>Une morsure non bloquée est réduite à 0.</translation>
    </message>
    <message>
        <source>An untitled vampire that is not anarch can become anarch.</source>
        <translation>Un vampire sans titre qui n&apos;est pas Anarch peut devenir Anarch.</translation>
    </message>
    <message>
        <source>Anarch is not a sect, but all anarchs are Independent and lose their status when they change their sect.</source>
        <translation>Anarch n&apos;est pas une secte, mais tous les Anarchs sont indépendants et perdent ce statut en changeant de secte.</translation>
    </message>
    <message>
        <source>Another card prevents combat from ending.</source>
        <translation>Une autre carte empêche le combat de se terminer.</translation>
    </message>
    <message>
        <source>Any minion can burn an incapacitated imbued and take its equipment by a directed action. Then each ready imbued can burn 1 conviction to inflict 1 unpreventable damage on that minion.</source>
        <translation>Tout serviteur peut brûler un imbued hors d&apos;état d&apos;agir et prendre son équipement par une action dirigée. Ensuite, chaque imbued disponible peut brûler 1 conviction pour infliger à ce serviteur 1 point de dégâts qui ne peut être prévenu.</translation>
    </message>
    <message>
        <source>Any ready minion can bleed. It needs no card and costs nothing.</source>
        <translation>Tout serviteur disponible peut mordre. Il n&apos;y faut pas de carte et cela ne coûte rien.</translation>
    </message>
    <message>
        <source>Any ready minion can employ one retainer in an action with +1 stealth, which is undirected. The printed cost is paid on success.</source>
        <translation>Tout serviteur disponible peut employer un compagnon par une action à +1 en discrétion, non dirigée. Le coût imprimé est payé en cas de réussite.</translation>
    </message>
    <message>
        <source>Any ready minion can equip. The action has +1 stealth and is undirected.</source>
        <translation>Tout serviteur disponible peut s&apos;équiper. L&apos;action a +1 en discrétion et n&apos;est pas dirigée.</translation>
    </message>
    <message>
        <source>Any ready minion can recruit one ally in an action with +1 stealth, which is undirected. The printed cost is paid on success.</source>
        <translation>Tout serviteur disponible peut recruter un allié par une action à +1 en discrétion, non dirigée. Le coût imprimé est payé en cas de réussite.</translation>
    </message>
    <message>
        <source>Any ready minion that meets the requirements can take the action. It has 0 stealth unless the card gives it stealth.</source>
        <translation>Tout serviteur disponible qui remplit les conditions peut accomplir l&apos;action. Elle a 0 en discrétion, sauf si la carte lui en donne.</translation>
    </message>
    <message>
        <source>Any ready vampire can commit diablerie, at no cost. Allies cannot.</source>
        <translation>Tout vampire disponible peut commettre une diablerie, sans coût. Les alliés ne le peuvent pas.</translation>
    </message>
    <message>
        <source>Any ready vampire can rescue a vampire from torpor.</source>
        <translation>Tout vampire disponible peut secourir un vampire en torpeur.</translation>
    </message>
    <message>
        <source>At close range, Cassandra has first strike and a strike that destroys a weapon. Tiberius strikes with a flamethrower.</source>
        <translation>Au contact, Cassandra a l&apos;initiative et une frappe qui détruit une arme. Tiberius frappe avec un lance-flammes.</translation>
    </message>
    <message>
        <source>At the announcement it is enough that one of the permitted minions can pay. At resolution as much as possible is paid, and if that is not enough the action has no effect.</source>
        <translation>À l&apos;annonce, il suffit qu&apos;un des serviteurs autorisés puisse payer. À la résolution, on paie autant que possible&#x202f;; si cela ne suffit pas, l&apos;action est sans effet.</translation>
    </message>
    <message>
        <source>At the announcement. At payment only the ability to pay is checked again.</source>
        <translation>À l&apos;annonce. Au paiement, on ne vérifie de nouveau que la possibilité de payer.</translation>
    </message>
    <message>
        <source>Ayelech has blocked Colette. Ayelech has a .44 Magnum (strike: 2R damage, with an optional maneuver) and one more card to maneuver. Colette has one card to maneuver.</source>
        <translation>Ayelech a bloqué Colette. Ayelech a un .44 Magnum (frappe&#xa0;: 2R points de dégâts, avec une manœuvre optionnelle) et une carte de plus pour manœuvrer. Colette a une carte pour manœuvrer.</translation>
    </message>
    <message>
        <source>Barth is ready and has 1 blood.</source>
        <translation>Barth est disponible et a 1 point de sang.</translation>
    </message>
    <message>
        <source>Barth takes 2 normal and 1 aggravated damage.</source>
        <translation>Barth subit 2 points de dégâts normaux et 1 aggravé.</translation>
    </message>
    <message>
        <source>Before a played card is replaced, only effects that cancel it and wakes can be used.</source>
        <translation>Avant le remplacement d&apos;une carte jouée, seuls les effets qui l&apos;annulent et les réveils sont utilisables.</translation>
    </message>
    <message>
        <source>Being anarch is a property of a vampire, and its sect is Independent.</source>
        <translation>Être Anarch est une propriété d&apos;un vampire, et sa secte est Indépendante.</translation>
    </message>
    <message>
        <source>Belinde locks. The action is directed at Alexis, its bleed amount is 1 and its stealth is 0. No pool has moved yet.</source>
        <translation>Belinde s&apos;incline. L&apos;action est dirigée contre Alexis, sa valeur de morsure est de 1 et sa discrétion de 0. Aucun point de réserve n&apos;a encore été déplacé.</translation>
    </message>
    <message>
        <source>Blocked actions cost nothing (sections 13.3.2, 14, 15), but a blocked attempt to leave torpor loses its 2 blood (section 16.2).</source>
        <translation>Les actions bloquées ne coûtent rien (sections 13.3.2, 14, 15), mais une tentative bloquée de quitter la torpeur perd ses 2 points de sang (section 16.2).</translation>
    </message>
    <message>
        <source>Blocks are declared by the prey, then by the predator. Effects go clockwise.</source>
        <translation>La proie déclare ses blocages, puis le prédateur. Les effets suivent le sens horaire.</translation>
    </message>
    <message>
        <source>Blocks can be attempted again, under the normal rules.</source>
        <translation>Des blocages peuvent être tentés de nouveau, selon les règles normales.</translation>
    </message>
    <message>
        <source>Blood, equipment, burning the victim, the Discipline and trophies are one unit, in which no effects can be used. The blood hunt follows as a step of its own, and effects can be used before its polling (REF-02).</source>
        <translation>Le sang, l&apos;équipement, la destruction de la victime, la Discipline et les trophées forment une unité, pendant laquelle aucun effet n&apos;est utilisable. La chasse de sang suit comme une étape distincte, et des effets sont utilisables avant son vote (REF-02).</translation>
    </message>
    <message>
        <source>Both are tracked separately. The Edge and effects of bleeds depend on the bleed.</source>
        <translation>Les deux sont suivis séparément. L&apos;Avantage et les effets des morsures dépendent de la morsure.</translation>
    </message>
    <message>
        <source>Burning a card for a vote is not playing it. It needs no minion, requirements or cost. The card is replaced.</source>
        <translation>Brûler une carte pour une voix n&apos;est pas la jouer. Il n&apos;y faut ni serviteur, ni conditions, ni coût. La carte est remplacée.</translation>
    </message>
    <message>
        <source>Can a vampire that rescues a vampire of another Methuselah make the rescued one pay the 2 blood?</source>
        <translation>Un vampire qui secourt un vampire d&apos;un autre Mathusalem peut-il lui faire payer les 2 points de sang&#x202f;?</translation>
    </message>
    <message>
        <source>Capacities are compared after the victim of a diablerie has been burned.</source>
        <translation>Les capacités sont comparées après la destruction de la victime d&apos;une diablerie.</translation>
    </message>
    <message>
        <source>Cards are burned from play and discarded from the hand, but political cards are burned for votes from the hand.</source>
        <translation>Les cartes sont brûlées depuis le jeu et défaussées depuis la main, mais les cartes politiques sont brûlées depuis la main pour des voix.</translation>
    </message>
    <message>
        <source>Cards are master cards (without a symbol), minion cards or events.</source>
        <translation>Les cartes sont des cartes de maître (sans symbole), des cartes de serviteur ou des événements.</translation>
    </message>
    <message>
        <source>Cards with the burn option can be discarded (PLY-28).</source>
        <translation>Les cartes avec l&apos;option de brûler peuvent être défaussées (PLY-28).</translation>
    </message>
    <message>
        <source>Cassandra loses 2 blood and Tiberius 1.</source>
        <translation>Cassandra perd 2 points de sang et Tiberius 1.</translation>
    </message>
    <message>
        <source>Cassandra must still use the handgun.</source>
        <translation>Cassandra doit quand même utiliser le pistolet.</translation>
    </message>
    <message>
        <source>Che blocks. Cassandra and Che tap, and combat begins. Cassandra gains no blood.</source>
        <translation>Che bloque. Cassandra et Che s&apos;inclinent, et le combat commence. Cassandra ne gagne pas de sang.</translation>
    </message>
    <message>
        <source>Chrysanthemum has a capacity of 5 and 4 blood. Underbridge Stray has 2 life.</source>
        <translation>Chrysanthemum a une capacité de 5 et 4 points de sang. Underbridge Stray a 2 points de vie.</translation>
    </message>
    <message>
        <source>Chrysanthemum steals 2 blood; the ally strikes for 1.</source>
        <translation>Chrysanthemum vole 2 points de sang&#x202f;; l&apos;allié frappe pour 1.</translation>
    </message>
    <message>
        <source>Clan Impersonation moves a vampire to a clan of another sect.</source>
        <translation>Clan Impersonation fait passer un vampire dans un clan d&apos;une autre secte.</translation>
    </message>
    <message>
        <source>Clockwise around the table: Justine, Lisa, Richard, Scott, Steve.</source>
        <translation>Dans le sens horaire autour de la table&#xa0;: Justine, Lisa, Richard, Scott, Steve.</translation>
    </message>
    <message>
        <source>Clockwise around the table: Nora, Eddie, Suki, Winnie. They play for an ante.</source>
        <translation>Dans le sens horaire autour de la table&#xa0;: Nora, Eddie, Suki, Winnie. Ils jouent avec mise.</translation>
    </message>
    <message>
        <source>Clockwise around the table: Richard, Steve, Justin, Lisa.</source>
        <translation>Dans le sens horaire autour de la table&#xa0;: Richard, Steve, Justin, Lisa.</translation>
    </message>
    <message>
        <source>Cohn Rose has a capacity of 5 and 4 blood. A mage ally has 2 life and strikes for 2R damage.</source>
        <translation>Cohn Rose a une capacité de 5 et 4 points de sang. Un allié mage a 2 points de vie et frappe pour 2R points de dégâts.</translation>
    </message>
    <message>
        <source>Cohn steals 3 blood.</source>
        <translation>Cohn vole 3 points de sang.</translation>
    </message>
    <message>
        <source>Colette declines to maneuver. The gun maneuvers to long range, a card of Colette to close range, and a card of Ayelech to long range. Colette has no more cards.</source>
        <translation>Colette renonce à manœuvrer. Le pistolet manœuvre à distance, une carte de Colette au contact, et une carte d&apos;Ayelech à distance. Colette n&apos;a plus de cartes.</translation>
    </message>
    <message>
        <source>Combat has seven steps, with damage after strikes. But damage of a first strike must be resolved before normal strikes, and additional strikes repeat both steps.</source>
        <translation>Le combat a sept étapes, les dégâts venant après les frappes. Mais les dégâts d&apos;une frappe avec initiative doivent être résolus avant les frappes normales, et les frappes supplémentaires répètent les deux étapes.</translation>
    </message>
    <message>
        <source>Contested cards are out of play, but the rules of the unlock phase call them cards that a Methuselah controls.</source>
        <translation>Les cartes disputées sont hors jeu, mais les règles de la phase de redressement les appellent des cartes qu&apos;un Mathusalem contrôle.</translation>
    </message>
    <message>
        <source>Conviction is a type of card. In your unlock phase, each of your imbued can get 1 conviction from your hand or ash heap.</source>
        <translation>La conviction est un type de carte. À votre phase de redressement, chacun de vos imbued peut recevoir 1 conviction de votre main ou de votre tas de cendres.</translation>
    </message>
    <message>
        <source>Damage comes from a strike of a minion, from another effect of a minion, from a retainer, or from none of them. The last two are environmental. A dodge stops only strikes. If the card names a step, the damage resolves then; otherwise with the first pair of strikes.</source>
        <translation>Les dégâts viennent d&apos;une frappe d&apos;un serviteur, d&apos;un autre effet d&apos;un serviteur, d&apos;un compagnon, ou d&apos;aucun d&apos;eux. Les deux derniers sont environnementaux. Une esquive n&apos;arrête que les frappes. Si la carte nomme une étape, les dégâts se résolvent alors&#x202f;; sinon avec la première paire de frappes.</translation>
    </message>
    <message>
        <source>Damage from a weapon with the named trait is aggravated for a vampire with this vulnerability.</source>
        <translation>Les dégâts d&apos;une arme ayant le trait nommé sont aggravés pour un vampire qui a cette vulnérabilité.</translation>
    </message>
    <message>
        <source>Damage inflicted in another step is prevented and mended at once. Then the combat continues.</source>
        <translation>Les dégâts infligés à une autre étape sont prévenus et soignés aussitôt. Puis le combat continue.</translation>
    </message>
    <message>
        <source>Diablerie always raises the capacity (section 7.1), or only by a skill card when the victim is older (section 16.3).</source>
        <translation>La diablerie augmente toujours la capacité (section 7.1), ou seulement par une carte de compétence quand la victime est plus ancienne (section 16.3).</translation>
    </message>
    <message>
        <source>Does a Methuselah decline to block if she passes during the block attempt of another minion, or only passes the impulse?</source>
        <translation>Un Mathusalem renonce-t-il à bloquer s&apos;il passe pendant la tentative de blocage d&apos;un autre serviteur, ou s&apos;il ne fait que passer l&apos;impulsion&#x202f;?</translation>
    </message>
    <message>
        <source>Does an out-of-turn trifle count as the one trifle that gives a master phase action in the next master phase?</source>
        <translation>Une triviale hors-tour compte-t-elle comme la seule triviale qui donne une action de phase de maître dans la prochaine phase de maître&#x202f;?</translation>
    </message>
    <message>
        <source>During a block attempt no other minion can attempt to block. When all have passed, stealth and intercept are compared (STL-02).</source>
        <translation>Pendant une tentative de blocage, aucun autre serviteur ne peut tenter de bloquer. Quand tous ont passé, on compare discrétion et interception (STL-02).</translation>
    </message>
    <message>
        <source>During a block attempt the target of the action cannot be changed.</source>
        <translation>Pendant une tentative de blocage, la cible de l&apos;action ne peut pas être changée.</translation>
    </message>
    <message>
        <source>Each Methuselah gets at most 1 vote from political action cards.</source>
        <translation>Chaque Mathusalem reçoit au plus 1 voix par des cartes d&apos;action politique.</translation>
    </message>
    <message>
        <source>Each card has an owner, who brought it, and can have a different controller. Ownership never changes during the game.</source>
        <translation>Chaque carte a un propriétaire, qui l&apos;a apportée, et peut avoir un autre contrôleur. La propriété ne change jamais pendant la partie.</translation>
    </message>
    <message>
        <source>Each pair of strikes resolves in this order: combat ends; effects and damage of first strikes; effects and damage of normal strikes. No other order agrees with STR-04.</source>
        <translation>Chaque paire de frappes se résout dans cet ordre&#xa0;: fin du combat&#x202f;; effets et dégâts des frappes avec initiative&#x202f;; effets et dégâts des frappes normales. Aucun autre ordre n&apos;est conforme à STR-04.</translation>
    </message>
    <message>
        <source>Each ready vampire of the player who marked a Red List minion can enter combat with it once in a turn, by a directed action with +1 stealth that costs 1 blood.</source>
        <translation>Chaque vampire disponible du joueur qui a marqué un serviteur de la Liste Rouge peut entrer en combat avec lui une fois par tour, par une action dirigée à +1 en discrétion qui coûte 1 point de sang.</translation>
    </message>
    <message>
        <source>Ebanezer has no blood. He takes a wound in the strike in which he steals blood.</source>
        <translation>Ebanezer n&apos;a pas de sang. Il subit une blessure dans la frappe où il vole du sang.</translation>
    </message>
    <message>
        <source>Ebanezer steals 2 blood from Tiberius, who has 1.</source>
        <translation>Ebanezer vole 2 points de sang à Tiberius, qui en a 1.</translation>
    </message>
    <message>
        <source>Ebanezer steals 2 blood from a mage ally with 1 life.</source>
        <translation>Ebanezer vole 2 points de sang à un allié mage qui a 1 point de vie.</translation>
    </message>
    <message>
        <source>Eddie is ousted, then Suki, then Nora.</source>
        <translation>Eddie est évincé, puis Suki, puis Nora.</translation>
    </message>
    <message>
        <source>Effects that make another minion attempt to block are not allowed until the present attempt is resolved. Effects that concern only the blocking minion are allowed.</source>
        <translation>Les effets qui font tenter un blocage à un autre serviteur ne sont pas permis avant la résolution de la tentative en cours. Les effets qui ne concernent que le serviteur bloqueur sont permis.</translation>
    </message>
    <message>
        <source>Effects that name vampires do not affect an imbued that is known. An unknown card is handled as what it turns out to be, with its starting life as capacity.</source>
        <translation>Les effets qui nomment des vampires n&apos;affectent pas un imbued connu. Une carte inconnue est traitée comme ce qu&apos;elle se révèle être, ses points de vie de départ tenant lieu de capacité.</translation>
    </message>
    <message>
        <source>Environmental damage has no minion as its source. It cannot be dodged and resolves with the first pair of strikes.</source>
        <translation>Les dégâts environnementaux n&apos;ont pas de serviteur pour source. Ils ne s&apos;esquivent pas et se résolvent avec la première paire de frappes.</translation>
    </message>
    <message>
        <source>Equipment that becomes a location is equipment in hand, library and ash heap, both while it is played, and only a location in play.</source>
        <translation>Un équipement qui devient un lieu est un équipement en main, dans la bibliothèque et dans le tas de cendres, les deux pendant qu&apos;il est joué, et seulement un lieu en jeu.</translation>
    </message>
    <message>
        <source>Excess blood is lost (section 7.1), but stolen blood above the capacity stays until the end of the turn (section 15.3).</source>
        <translation>Le sang excédentaire est perdu (section 7.1), mais le sang volé au-delà de la capacité reste jusqu&apos;à la fin du tour (section 15.3).</translation>
    </message>
    <message>
        <source>First pair of strikes: Roundhouse (4 damage) against a dodge. Then Wauneka plays a card for 1 additional strike and Flavio one for 2. Second pair: hand strikes. Third pair: only Flavio strikes, with his hand.</source>
        <translation>Première paire de frappes&#xa0;: Roundhouse (4 points de dégâts) contre une esquive. Ensuite, Wauneka joue une carte pour 1 frappe additionnelle, et Flavio une pour 2. Deuxième paire&#xa0;: frappes à mains nues. Troisième paire&#xa0;: seul Flavio frappe, à mains nues.</translation>
    </message>
    <message>
        <source>First pair of strikes: Undead Strength (3 damage) against Dodge. Then Kurt plays Blur for 1 additional strike and Ira superior Blur for 2. Second pair: hand strikes. Third pair: only Ira strikes.</source>
        <translation>Première paire de frappes&#xa0;: Undead Strength (3 points de dégâts) contre Dodge. Ensuite, Kurt joue Blur pour 1 frappe additionnelle, et Ira Blur au niveau supérieur pour 2. Deuxième paire&#xa0;: frappes à mains nues. Troisième paire&#xa0;: seul Ira frappe.</translation>
    </message>
    <message>
        <source>First pair of strikes: Vampiric Strength (2 damage) against Dodge. Then Tiberius plays Blur for 1 additional strike and Cassandra superior Blur for 2. Second pair: hand strikes. Third pair: only Cassandra strikes, with her hand.</source>
        <translation>Première paire de frappes&#xa0;: Vampiric Strength (2 points de dégâts) contre Dodge. Ensuite, Tiberius joue Blur pour 1 frappe additionnelle, et Cassandra Blur au niveau supérieur pour 2. Deuxième paire&#xa0;: frappes à mains nues. Troisième paire&#xa0;: seule Cassandra frappe, à mains nues.</translation>
    </message>
    <message>
        <source>For each point of aggravated damage on a wounded vampire, it burns 1 blood or is burned.</source>
        <translation>Pour chaque point de dégâts aggravés sur un vampire blessé, il brûle 1 point de sang ou est brûlé.</translation>
    </message>
    <message>
        <source>For each point of ordinary damage that is not prevented, a vampire burns 1 blood, and must do so while it has any. An ally or retainer burns 1 life.</source>
        <translation>Pour chaque point de dégâts ordinaires non prévenu, un vampire brûle 1 point de sang, et le doit tant qu&apos;il en a. Un allié ou un compagnon brûle 1 point de vie.</translation>
    </message>
    <message>
        <source>He cancels your maneuver.</source>
        <translation>Il annule votre manœuvre.</translation>
    </message>
    <message>
        <source>He is wounded and goes to torpor with 1 blood. No blood is burned.</source>
        <translation>Il est blessé et va en torpeur avec 1 point de sang. Aucun point de sang n&apos;est brûlé.</translation>
    </message>
    <message>
        <source>He presses, and a new round begins at close range. He plays a Potence card that adds 1 to his hand damage.</source>
        <translation>Il poursuit, et un nouveau round commence au contact. Il joue une carte de Potence qui ajoute 1 à ses dégâts à mains nues.</translation>
    </message>
    <message>
        <source>He takes 1 aggravated damage, which is not prevented.</source>
        <translation>Il subit 1 point de dégâts aggravés, qui n&apos;est pas prévenu.</translation>
    </message>
    <message>
        <source>He takes 2 normal and 1 aggravated damage at the same time.</source>
        <translation>Il subit 2 points de dégâts normaux et 1 aggravé en même temps.</translation>
    </message>
    <message>
        <source>He takes 3 aggravated damage.</source>
        <translation>Il subit 3 points de dégâts aggravés.</translation>
    </message>
    <message>
        <source>Her copy counts as yielded: you regain the card in your next unlock phase.</source>
        <translation>Son exemplaire compte comme cédé&#xa0;: vous récupérez la carte dans votre prochaine phase de redressement.</translation>
    </message>
    <message>
        <source>If an ally blocks, the vampire stays in torpor and loses the 2 blood.</source>
        <translation>Si un allié bloque, le vampire reste en torpeur et perd les 2 points de sang.</translation>
    </message>
    <message>
        <source>If the action fails, a card from the hand is burned without payment. Equipment of another minion stays on it.</source>
        <translation>Si l&apos;action échoue, une carte de la main est brûlée sans paiement. L&apos;équipement d&apos;un autre serviteur reste sur lui.</translation>
    </message>
    <message>
        <source>If the action fails, a card from the hand is burned. An action of a card in play has no effect.</source>
        <translation>Si l&apos;action échoue, une carte de la main est brûlée. Une action d&apos;une carte en jeu est sans effet.</translation>
    </message>
    <message>
        <source>If the action is blocked, an ordinary combat with the blocker follows.</source>
        <translation>Si l&apos;action est bloquée, un combat ordinaire avec le bloqueur suit.</translation>
    </message>
    <message>
        <source>If the action is blocked, it has no effect, its cost is not paid, and its card is burned.</source>
        <translation>Si l&apos;action est bloquée, elle est sans effet, son coût n&apos;est pas payé, et sa carte est brûlée.</translation>
    </message>
    <message>
        <source>If the action succeeds, its cost is paid, then its effect applies.</source>
        <translation>Si l&apos;action réussit, son coût est payé, puis son effet s&apos;applique.</translation>
    </message>
    <message>
        <source>If the bleed succeeds, the target burns pool equal to the bleed amount.</source>
        <translation>Si la morsure réussit, la cible brûle autant de points de réserve que la valeur de la morsure.</translation>
    </message>
    <message>
        <source>If the cost cannot be paid at resolution, as much as possible is paid. The action is successful but has no effect.</source>
        <translation>Si le coût ne peut être payé à la résolution, on paie autant que possible. L&apos;action est réussie mais sans effet.</translation>
    </message>
    <message>
        <source>If the requirements are no longer met or no target is valid at resolution, the action is successful but has no effect.</source>
        <translation>Si les conditions ne sont plus remplies ou qu&apos;aucune cible n&apos;est valable à la résolution, l&apos;action est réussie mais sans effet.</translation>
    </message>
    <message>
        <source>If the rescue is blocked, an ordinary combat with the blocker follows.</source>
        <translation>Si le secours est bloqué, un combat ordinaire avec le bloqueur suit.</translation>
    </message>
    <message>
        <source>If the rescue succeeds, the vampire moves to the ready region and stays locked or unlocked.</source>
        <translation>Si le secours réussit, le vampire passe dans la région disponible et reste incliné ou redressé.</translation>
    </message>
    <message>
        <source>If the target of an action changes, which Methuselahs who have declined may block again?</source>
        <translation>Si la cible d&apos;une action change, quels Mathusalems ayant renoncé peuvent de nouveau bloquer&#x202f;?</translation>
    </message>
    <message>
        <source>If your library is empty, you do not replace cards and play on.</source>
        <translation>Si votre bibliothèque est vide, vous ne remplacez pas vos cartes et continuez à jouer.</translation>
    </message>
    <message>
        <source>In an action directed at several Methuselahs, the impulse goes clockwise to them, then clockwise to the rest.</source>
        <translation>Lors d&apos;une action dirigée contre plusieurs Mathusalems, l&apos;impulsion passe à ceux-ci dans le sens horaire, puis aux autres.</translation>
    </message>
    <message>
        <source>In an undirected action, the impulse goes to the prey, then to the predator, then clockwise to the rest.</source>
        <translation>Lors d&apos;une action non dirigée, l&apos;impulsion passe à la proie, puis au prédateur, puis aux autres dans le sens horaire.</translation>
    </message>
    <message>
        <source>In combat, and in an action directed at one Methuselah, the impulse goes from the acting Methuselah to the defending one, then clockwise to the rest.</source>
        <translation>En combat, et lors d&apos;une action dirigée contre un seul Mathusalem, l&apos;impulsion passe du Mathusalem qui agit au défenseur, puis aux autres dans le sens horaire.</translation>
    </message>
    <message>
        <source>In the unlock phase an incapacitated imbued can burn 3 conviction to become ready and gain 1 life, not above its starting life. Other effects that make it ready also give 1 life.</source>
        <translation>À la phase de redressement, un imbued hors d&apos;état d&apos;agir peut brûler 3 convictions pour redevenir disponible en gagnant 1 point de vie, sans dépasser ceux de départ. D&apos;autres effets qui le rendent disponible donnent aussi 1 point de vie.</translation>
    </message>
    <message>
        <source>In turn 1 her single transfer puts 1 counter on the vampire. In turn 2, of 4 transfers, two take the counter back and two put 2 counters on another vampire.</source>
        <translation>Au tour 1, son seul transfert met 1 compteur sur le vampire. Au tour 2, sur 4 transferts, deux reprennent le compteur et deux mettent 2 compteurs sur un autre vampire.</translation>
    </message>
    <message>
        <source>Intercept and stealth are compared.</source>
        <translation>L&apos;interception et la discrétion sont comparées.</translation>
    </message>
    <message>
        <source>Into the Fire makes a Malkavian Sabbat.</source>
        <translation>Into the Fire rend Sabbat un Malkavian.</translation>
    </message>
    <message>
        <source>Ira declines to maneuver. The gun maneuvers to long range, Ira&apos;s card to close range, and Mazz&apos;s card to long range.</source>
        <translation>Ira renonce à manœuvrer. L&apos;arme manœuvre à distance, la carte d&apos;Ira au contact, et la carte de Mazz à distance.</translation>
    </message>
    <message>
        <source>Ira hunts with 1 stealth. The prey declines to block. Eugenio, an untapped minion of the predator, gets 1 intercept. Sarah cannot add stealth.</source>
        <translation>Ira chasse avec 1 en discrétion. La proie renonce à bloquer. Eugenio, un serviteur redressé du prédateur, obtient 1 en interception. Sarah ne peut pas ajouter de discrétion.</translation>
    </message>
    <message>
        <source>It applies from the play of the card to the next master phase of its player. Both give the same result, because these cards cannot be played in the own turn; this reading also covers the time before the first turn.</source>
        <translation>Elle s&apos;applique de l&apos;utilisation de la carte à la prochaine phase de maître de son joueur. Le résultat est le même, car ces cartes ne se jouent pas pendant son propre tour&#x202f;; cette lecture couvre aussi le temps avant le premier tour.</translation>
    </message>
    <message>
        <source>It bleeds.</source>
        <translation>Il mord.</translation>
    </message>
    <message>
        <source>It can get more. The excess is lost when the vampire moves to the ready region; no rule limits the counters of uncontrolled vampires.</source>
        <translation>Il peut en recevoir d&apos;autres. L&apos;excédent est perdu quand le vampire passe dans la région disponible&#x202f;; aucune règle ne limite les compteurs des vampires incontrôlés.</translation>
    </message>
    <message>
        <source>It cancels his press, and combat ends.</source>
        <translation>Elle annule sa poursuite, et le combat se termine.</translation>
    </message>
    <message>
        <source>It counts only for action modifiers, because it can play them while it leaves torpor; rulings on such cards say so. For all other cards the minion must be ready.</source>
        <translation>Il ne compte que pour les modificateurs d&apos;action, car il peut en jouer en quittant la torpeur&#x202f;; des décisions sur de telles cartes le disent. Pour toutes les autres cartes, le serviteur doit être disponible.</translation>
    </message>
    <message>
        <source>It inflicts 2 damage at either range.</source>
        <translation>Elle inflige 2 points de dégâts quelle que soit la portée.</translation>
    </message>
    <message>
        <source>It is Sarah&apos;s minion phase. Belinde is ready and unlocked. Alexis is Sarah&apos;s prey.</source>
        <translation>C&apos;est la phase de serviteur de Sarah. Belinde est disponible et redressée. Alexis est la proie de Sarah.</translation>
    </message>
    <message>
        <source>It is a Camarilla Lasombra.</source>
        <translation>C&apos;est un Lasombra Camarilla.</translation>
    </message>
    <message>
        <source>It is decided before each announcement. A minion that cannot take its mandatory action holds up no one.</source>
        <translation>On le décide avant chaque annonce. Un serviteur qui ne peut pas accomplir son action obligatoire ne retient personne.</translation>
    </message>
    <message>
        <source>It is still a Brujah antitribu and not a Brujah.</source>
        <translation>C&apos;est toujours un Brujah antitribu, et non un Brujah.</translation>
    </message>
    <message>
        <source>It is still a Malkavian and not a Malkavian antitribu.</source>
        <translation>C&apos;est toujours un Malkavian, et non un Malkavian antitribu.</translation>
    </message>
    <message>
        <source>It is the first turn of the third player.</source>
        <translation>C&apos;est le premier tour du troisième joueur.</translation>
    </message>
    <message>
        <source>It is used at close range and at long range.</source>
        <translation>Elle est utilisée au contact et à distance.</translation>
    </message>
    <message>
        <source>It moves 1 blood or none. The vampire is a legal target anyway.</source>
        <translation>Il déplace 1 point de sang ou aucun. Le vampire est quand même une cible légale.</translation>
    </message>
    <message>
        <source>Its controller begins the minion phase.</source>
        <translation>Son contrôleur commence la phase de serviteur.</translation>
    </message>
    <message>
        <source>Its controller plays a card that prevents 2 damage, and then another one.</source>
        <translation>Son contrôleur joue une carte qui prévient 2 points de dégâts, puis une autre.</translation>
    </message>
    <message>
        <source>Its controller tries to use it twice in one unlock phase.</source>
        <translation>Son contrôleur essaie de l&apos;utiliser deux fois durant une phase de redressement.</translation>
    </message>
    <message>
        <source>Its controller wants to take two equipment cards from the hand.</source>
        <translation>Son contrôleur veut prendre deux cartes d&apos;équipement de la main.</translation>
    </message>
    <message>
        <source>Its sect changes too. In the current rulebook it stays.</source>
        <translation>Sa secte change aussi. Dans le livret actuel, elle reste.</translation>
    </message>
    <message>
        <source>Krid announces a bleed.</source>
        <translation>Krid annonce une morsure.</translation>
    </message>
    <message>
        <source>Krid goes to torpor with 1 blood.</source>
        <translation>Krid va en torpeur avec 1 point de sang.</translation>
    </message>
    <message>
        <source>Krid is a minion of Sarah, and Alexis is Sarah&apos;s prey.</source>
        <translation>Krid est un serviteur de Sarah, et Alexis est la proie de Sarah.</translation>
    </message>
    <message>
        <source>Krid is ready and has 1 blood.</source>
        <translation>Krid est disponible et a 1 point de sang.</translation>
    </message>
    <message>
        <source>Krid plays Computer Hacking, which bleeds at +1.</source>
        <translation>Krid joue Computer Hacking, qui mord à +1.</translation>
    </message>
    <message>
        <source>Krid takes 1 aggravated damage.</source>
        <translation>Krid subit 1 point de dégâts aggravés.</translation>
    </message>
    <message>
        <source>Krid taps. The bleed amount is 1, and the action is directed at Alexis.</source>
        <translation>Krid s&apos;incline. La valeur de morsure est de 1, et l&apos;action est dirigée contre Alexis.</translation>
    </message>
    <message>
        <source>Kurt, who acts, fights Ira at close range.</source>
        <translation>Kurt, qui agit, combat Ira au contact.</translation>
    </message>
    <message>
        <source>Later in the turn of EX-V5-01, The Dowager is ready and unlocked. Sarah has the ally Underbridge Stray, which costs 1 blood, in her hand.</source>
        <translation>Plus tard dans le tour de EX-V5-01, The Dowager est disponible et redressée. Sarah a en main l&apos;allié Underbridge Stray, qui coûte 1 point de sang.</translation>
    </message>
    <message>
        <source>Leaving torpor costs 2 blood. The action has +1 stealth and is undirected.</source>
        <translation>Quitter la torpeur coûte 2 points de sang. L&apos;action a +1 en discrétion et n&apos;est pas dirigée.</translation>
    </message>
    <message>
        <source>Mazz has blocked Ira, who acts. Mazz has a Submachine Gun (strike: 3R damage, with an optional maneuver) and one card to maneuver. Ira has one card to maneuver.</source>
        <translation>Mazz a bloqué Ira, qui agit. Mazz a une Submachine Gun (frappe&#xa0;: 3R points de dégâts, avec une manœuvre optionnelle) et une carte pour manœuvrer. Ira a une carte pour manœuvrer.</translation>
    </message>
    <message>
        <source>Milo is ready and has 2 blood.</source>
        <translation>Milo est disponible et a 2 points de sang.</translation>
    </message>
    <message>
        <source>Milo takes 3 aggravated damage.</source>
        <translation>Milo subit 3 points de dégâts aggravés.</translation>
    </message>
    <message>
        <source>Most Discipline masters raise the capacity, and the rules of diablerie say &quot;if&quot; they do. Older editions raise it always, so older cards do not print it.</source>
        <translation>La plupart des cartes de maître de Discipline augmentent la capacité, et les règles de la diablerie disent «&#xa0;si&#xa0;» elles le font. Les éditions plus anciennes l&apos;augmentent toujours&#x202f;; leurs cartes ne l&apos;impriment donc pas.</translation>
    </message>
    <message>
        <source>Must the last Methuselah who contests a card pay once more in the unlock phase in which she regains it?</source>
        <translation>Le dernier Mathusalem qui dispute une carte doit-il payer encore une fois dans la phase de redressement où il la récupère&#x202f;?</translation>
    </message>
    <message>
        <source>Nassir is ready and has 1 blood.</source>
        <translation>Nassir est disponible et a 1 point de sang.</translation>
    </message>
    <message>
        <source>No. She declines for good only if she could block, no attempt is in progress, and she passes. A pass during an attempt ends her part in that attempt. Otherwise the attempt of one Methuselah would use up the choice of another.</source>
        <translation>Non. Il ne renonce définitivement que s&apos;il pourrait bloquer, qu&apos;aucune tentative n&apos;est en cours et qu&apos;il passe. Passer pendant une tentative met fin à sa part dans cette tentative. Sinon, la tentative d&apos;un Mathusalem épuiserait le choix d&apos;un autre.</translation>
    </message>
    <message>
        <source>No. She had no choice, and nothing has happened since the others passed. She is not asked. When all have declined, every Methuselah has one more chance in any case.</source>
        <translation>Non. Il n&apos;avait pas de choix, et rien ne s&apos;est passé depuis que les autres ont passé. On ne le consulte pas. Quand tous ont renoncé, chaque Mathusalem a de toute façon encore une occasion.</translation>
    </message>
    <message>
        <source>No. The end of a contest is checked first. She pays only for cards that are still contested.</source>
        <translation>Non. On vérifie d&apos;abord si la dispute est terminée. Il ne paie que pour les cartes encore disputées.</translation>
    </message>
    <message>
        <source>Nora has 1 pool. The smaller vampire has lost 1 counter. The larger one has 10 and becomes controlled at the end of the phase.</source>
        <translation>Nora a 1 point de réserve. Le plus petit vampire a perdu 1 compteur. Le plus grand en a 10 et devient contrôlé à la fin de la phase.</translation>
    </message>
    <message>
        <source>Nora has 2 VP and keeps the antes of Eddie and Suki. Winnie gains 6 pool and 1 VP for Nora, and 1 VP as the last player. She wins Nora&apos;s own ante and keeps hers. Both the VPs and the antes are tied, 2 to 2.</source>
        <translation>Nora a 2 PV et garde les mises d&apos;Eddie et de Suki. Winnie gagne 6 points de réserve et 1 PV pour Nora, et 1 PV comme dernier joueur. Elle remporte la mise de Nora elle-même et garde la sienne. Il y a égalité de PV et de mises, 2 à 2.</translation>
    </message>
    <message>
        <source>Nora has 2 pool and 4 transfers. Alexa Draper (capacity 8) has 6 counters, and Sybren van Oosten (capacity 7) has 2.</source>
        <translation>Nora a 2 points de réserve et 4 transferts. Alexa Draper (capacité 8) a 6 compteurs, et Sybren van Oosten (capacité 7) en a 2.</translation>
    </message>
    <message>
        <source>Nora has 2 pool and 4 transfers. Her vampire with a capacity of 10 has 8 counters, and her vampire with a capacity of 7 has a few.</source>
        <translation>Nora a 2 points de réserve et 4 transferts. Son vampire de capacité 10 a 8 compteurs, et son vampire de capacité 7 en a quelques-uns.</translation>
    </message>
    <message>
        <source>Nora has 2 pool and 4 transfers. Her vampire with a capacity of 10 has 8 counters. Her vampire with a capacity of 7 has at least 1.</source>
        <translation>Nora a 2 points de réserve et 4 transferts. Son vampire de capacité 10 a 8 compteurs. Son vampire de capacité 7 en a au moins 1.</translation>
    </message>
    <message>
        <source>Nora&apos;s pool goes from 2 to 3 and then to 1. Sybren has 1 counter. Alexa is ready and unlocked with 8 blood. No transfers are left.</source>
        <translation>La réserve de Nora passe de 2 à 3, puis à 1. Sybren a 1 compteur. Alexa est disponible et redressée, avec 8 points de sang. Il ne reste aucun transfert.</translation>
    </message>
    <message>
        <source>Of three players Nora is the first. She has 30 pool and an uncontrolled vampire with a capacity of 6.</source>
        <translation>De trois joueurs, Nora est la première. Elle a 30 points de réserve et un vampire incontrôlé de capacité 6.</translation>
    </message>
    <message>
        <source>On a card with several Disciplines, each effect names the Disciplines that it requires.</source>
        <translation>Sur une carte à plusieurs Disciplines, chaque effet indique les Disciplines qu&apos;il demande.</translation>
    </message>
    <message>
        <source>One action modifier has already increased a bleed.</source>
        <translation>Un modificateur d&apos;action a déjà augmenté une morsure.</translation>
    </message>
    <message>
        <source>One blood is burned, and then Barth is burned.</source>
        <translation>Un point de sang est brûlé, puis Barth est brûlé.</translation>
    </message>
    <message>
        <source>One blood mends one normal point, and the second point wounds him. He cannot pay for the aggravated point, so he is burned. It is not a diablerie.</source>
        <translation>Un point de sang soigne un point normal, et le second point le blesse. Il ne peut pas payer le point aggravé, et il est donc brûlé. Ce n&apos;est pas une diablerie.</translation>
    </message>
    <message>
        <source>One passage allows only one action modifier card that increases a bleed. Another forbids such a card only while another action modifier card already increases the bleed.</source>
        <translation>Un passage ne permet qu&apos;une seule carte de modificateur d&apos;action qui augmente une morsure. Un autre n&apos;interdit une telle carte que si une autre augmente déjà la morsure.</translation>
    </message>
    <message>
        <source>One passage says that the vote on a blood hunt is not an action, so that it cannot be blocked and allows no action modifiers or reactions. Another says that it is part of the action that led to the diablerie.</source>
        <translation>Un passage dit que le vote d&apos;une chasse de sang n&apos;est pas une action&#xa0;: il ne peut pas être bloqué et n&apos;admet ni modificateur d&apos;action ni réaction. Un autre dit qu&apos;il fait partie de l&apos;action qui a mené à la diablerie.</translation>
    </message>
    <message>
        <source>Only a minion that meets the requirements of a minion card can play it: clan, Discipline, capacity, title and others.</source>
        <translation>Seul un serviteur qui remplit les conditions d&apos;une carte de serviteur peut la jouer&#xa0;: clan, Discipline, capacité, titre et autres.</translation>
    </message>
    <message>
        <source>Only imbued can play power cards. Doing so is an action with +1 stealth, like equipping, and unlocks the imbued if it succeeds. An imbued cannot have two copies of a power.</source>
        <translation>Seuls les imbued peuvent jouer des cartes de pouvoir. C&apos;est une action à +1 en discrétion, comme s&apos;équiper, qui redresse l&apos;imbued si elle réussit. Un imbued ne peut avoir deux exemplaires d&apos;un même pouvoir.</translation>
    </message>
    <message>
        <source>Only minions that are still ready. No effect can continue the combat if a combatant is wounded.</source>
        <translation>Seulement les serviteurs encore disponibles. Aucun effet ne peut prolonger le combat si un combattant est blessé.</translation>
    </message>
    <message>
        <source>Only ready unlocked minions can take actions, but a vampire that leaves torpor is not ready.</source>
        <translation>Seuls les serviteurs disponibles et redressés peuvent agir, mais un vampire qui quitte la torpeur n&apos;est pas disponible.</translation>
    </message>
    <message>
        <source>Only ready vampires can hunt.</source>
        <translation>Seuls les vampires disponibles peuvent chasser.</translation>
    </message>
    <message>
        <source>Only ready vampires can take political actions.</source>
        <translation>Seuls les vampires disponibles peuvent accomplir des actions politiques.</translation>
    </message>
    <message>
        <source>Only stealth and intercept that are needed can be added (section 13.3.2), but an example plays stealth on a bleed before any block.</source>
        <translation>Seules la discrétion et l&apos;interception nécessaires peuvent être ajoutées (section 13.3.2), mais un exemple joue de la discrétion sur une morsure avant tout blocage.</translation>
    </message>
    <message>
        <source>Only the ready unlocked minions of Alexis may.</source>
        <translation>Seuls les serviteurs disponibles et redressés d&apos;Alexis le peuvent.</translation>
    </message>
    <message>
        <source>Only the ready untapped minions of Alexis may, with as many attempts as she likes.</source>
        <translation>Seuls les serviteurs disponibles et redressés d&apos;Alexis le peuvent, avec autant de tentatives qu&apos;elle veut.</translation>
    </message>
    <message>
        <source>Only vampires can play political action cards, but any Methuselah can burn one for a vote.</source>
        <translation>Seuls les vampires peuvent jouer des cartes d&apos;action politique, mais tout Mathusalem peut en brûler une pour une voix.</translation>
    </message>
    <message>
        <source>Pug announces that he recruits the gang.</source>
        <translation>Pug annonce qu&apos;il recrute le gang.</translation>
    </message>
    <message>
        <source>Pug is ready and untapped. Loyal Street Gang costs 1 pool.</source>
        <translation>Pug est disponible et redressé. Loyal Street Gang coûte 1 point de réserve.</translation>
    </message>
    <message>
        <source>Pug taps. The action has 1 stealth. The pool is paid only if the action succeeds.</source>
        <translation>Pug s&apos;incline. L&apos;action a 1 en discrétion. Le point de réserve n&apos;est payé que si l&apos;action réussit.</translation>
    </message>
    <message>
        <source>Quentin bleeds Alexis for 1.</source>
        <translation>Quentin mord Alexis pour 1.</translation>
    </message>
    <message>
        <source>Reactions are played by ready unlocked minions of other Methuselahs. Playing one does not lock the minion.</source>
        <translation>Les réactions sont jouées par des serviteurs disponibles et redressés d&apos;autres Mathusalems. En jouer une n&apos;incline pas le serviteur.</translation>
    </message>
    <message>
        <source>Richard gains 6 pool and 1 VP twice. Lisa gains 6 pool and 1 VP for Richard, and 1 VP as the last player. Each has 2 VP: a tie.</source>
        <translation>Richard gagne deux fois 6 points de réserve et 1 PV. Lisa gagne 6 points de réserve et 1 PV pour Richard, et 1 PV comme dernier joueur. Chacun a 2 PV&#xa0;: égalité.</translation>
    </message>
    <message>
        <source>Ryan is ready and has 1 blood.</source>
        <translation>Ryan est disponible et a 1 point de sang.</translation>
    </message>
    <message>
        <source>Sarah announces a basic bleed with Belinde.</source>
        <translation>Sarah annonce une morsure de base avec Belinde.</translation>
    </message>
    <message>
        <source>Sarah announces that The Dowager recruits the ally.</source>
        <translation>Sarah annonce que The Dowager recrute l&apos;allié.</translation>
    </message>
    <message>
        <source>Scott gains 6 pool and 1 VP for Steve. Richard gains 6 pool and 1 VP for Scott. Justine gains 6 pool and 1 VP for Lisa, the same for Richard, and 1 VP as the last player. Justine has 3 VP, Richard 1, Scott 1, Lisa and Steve none. Justine wins.</source>
        <translation>Scott gagne 6 points de réserve et 1 PV pour Steve. Richard gagne 6 points de réserve et 1 PV pour Scott. Justine gagne 6 points de réserve et 1 PV pour Lisa, autant pour Richard, et 1 PV comme dernier joueur. Justine a 3 PV, Richard 1, Scott 1, Lisa et Steve aucun. Justine gagne.</translation>
    </message>
    <message>
        <source>Section 12.3 applies.</source>
        <translation>La section 12.3 s&apos;applique.</translation>
    </message>
    <message>
        <source>Section 12.3.1 applies.</source>
        <translation>La section 12.3.1 s&apos;applique.</translation>
    </message>
    <message>
        <source>Section 15.3 is the specific rule for stolen blood.</source>
        <translation>La section 15.3 est la règle particulière du sang volé.</translation>
    </message>
    <message>
        <source>Section 16.3 applies.</source>
        <translation>La section 16.3 s&apos;applique.</translation>
    </message>
    <message>
        <source>She can block, because the action is now directed at her (BLK-01). A Methuselah who has declined cannot, even if the action comes back to her.</source>
        <translation>Il peut bloquer, car l&apos;action est maintenant dirigée contre lui (BLK-01). Un Mathusalem qui a renoncé ne le peut pas, même si l&apos;action lui revient.</translation>
    </message>
    <message>
        <source>She has 1 pool. The larger vampire has 10 counters and enters the active region at the end of the phase.</source>
        <translation>Elle a 1 point de réserve. Le plus grand vampire a 10 compteurs et entre dans la région active à la fin de la phase.</translation>
    </message>
    <message>
        <source>She makes the same transfers as in EX-WW-14.</source>
        <translation>Elle fait les mêmes transferts que dans EX-WW-14.</translation>
    </message>
    <message>
        <source>Six players play.</source>
        <translation>Six joueurs jouent.</translation>
    </message>
    <message>
        <source>Some cards require flight.</source>
        <translation>Certaines cartes demandent le vol.</translation>
    </message>
    <message>
        <source>Some cards require the Black Hand.</source>
        <translation>Certaines cartes demandent la Main Noire.</translation>
    </message>
    <message>
        <source>Some sections are marked as an advanced format. Are they part of the default game?</source>
        <translation>Certaines sections sont marquées comme un format avancé. Font-elles partie du jeu par défaut&#x202f;?</translation>
    </message>
    <message>
        <source>Stealing a card gives permanent control of it. The card stays in the same region. A stolen attached card can be attached to a card of the same type of the thief. You cannot steal from yourself.</source>
        <translation>Voler une carte en donne le contrôle permanent. La carte reste dans la même région. Une carte attachée volée peut être rattachée à une carte de même type du voleur. On ne peut pas se voler soi-même.</translation>
    </message>
    <message>
        <source>Stealing blood moves counters of blood or life. It is not damage, cannot be prevented, and happens before damage is handled. Excess blood is lost at once.</source>
        <translation>Le vol de sang déplace des compteurs de sang ou de vie. Ce ne sont pas des dégâts&#x202f;; il ne peut être prévenu et a lieu avant le traitement des dégâts. L&apos;excédent est aussitôt perdu.</translation>
    </message>
    <message>
        <source>Steve is ousted, then Justin, then Richard.</source>
        <translation>Steve est évincé, puis Justin, puis Richard.</translation>
    </message>
    <message>
        <source>Steve is ousted, then Scott, then Lisa, then Richard.</source>
        <translation>Steve est évincé, puis Scott, puis Lisa, puis Richard.</translation>
    </message>
    <message>
        <source>Stolen equipment moves to the striking minion, which cannot use it in this round and keeps it after the combat.</source>
        <translation>L&apos;équipement volé passe à celui qui frappe, qui ne peut l&apos;utiliser ce round et le garde après le combat.</translation>
    </message>
    <message>
        <source>Strikes resolve in this order: combat ends, first strikes, all others.</source>
        <translation>Les frappes se résolvent dans cet ordre&#xa0;: fin de combat, frappes avec initiative, toutes les autres.</translation>
    </message>
    <message>
        <source>Tamoszius is ready and has 2 blood.</source>
        <translation>Tamoszius est disponible et a 2 points de sang.</translation>
    </message>
    <message>
        <source>That is illegal, unless one of the two says that it does not count.</source>
        <translation>C&apos;est illégal, sauf si l&apos;un des deux dit qu&apos;il ne compte pas.</translation>
    </message>
    <message>
        <source>That is illegal.</source>
        <translation>C&apos;est illégal.</translation>
    </message>
    <message>
        <source>That is legal. Alexis burns 2 pool.</source>
        <translation>C&apos;est légal. Alexis brûle 2 points de réserve.</translation>
    </message>
    <message>
        <source>The 2 blood are lost: section 16.2 is more specific.</source>
        <translation>Les 2 points de sang sont perdus&#xa0;: la section 16.2 est plus précise.</translation>
    </message>
    <message>
        <source>The Dowager locks. The action has 1 stealth. The blood is not paid yet, and the card is set aside, out of play.</source>
        <translation>The Dowager s&apos;incline. L&apos;action a 1 en discrétion. Le point de sang n&apos;est pas encore payé, et la carte est mise de côté, hors jeu.</translation>
    </message>
    <message>
        <source>The Edge is gained by bleeding the prey (section 5) or any Methuselah (section 12.3.1).</source>
        <translation>L&apos;Avantage se gagne en mordant sa proie (section 5) ou n&apos;importe quel Mathusalem (section 12.3.1).</translation>
    </message>
    <message>
        <source>The Methuselah who played a master card controls it in play, even on a card of another. A minion card in play is controlled by the controller of the minion that it is on, or else by the Methuselah who played it.</source>
        <translation>Une carte de maître en jeu est contrôlée par qui l&apos;a jouée, même sur la carte d&apos;un autre. Une carte de serviteur en jeu est contrôlée par le contrôleur du serviteur qui la porte, ou sinon par qui l&apos;a jouée.</translation>
    </message>
    <message>
        <source>The Methuselah with the most VP wins, ousted or not.</source>
        <translation>Le Mathusalem qui a le plus de VP gagne, évincé ou non.</translation>
    </message>
    <message>
        <source>The acting Methuselah takes the Edge if the action succeeds with a bleed amount of 1 or more.</source>
        <translation>Le Mathusalem qui agit prend l&apos;Avantage si l&apos;action réussit avec une valeur de morsure de 1 ou plus.</translation>
    </message>
    <message>
        <source>The acting minion locks when the action is announced, but it does not lock if the action card is cancelled.</source>
        <translation>Le serviteur qui agit s&apos;incline quand l&apos;action est annoncée, mais il ne s&apos;incline pas si la carte d&apos;action est annulée.</translation>
    </message>
    <message>
        <source>The acting minion plays action modifiers unless the text of the card names another minion (GEN-02).</source>
        <translation>Le serviteur qui agit joue les modificateurs d&apos;action, sauf si le texte de la carte désigne un autre serviteur (GEN-02).</translation>
    </message>
    <message>
        <source>The acting player plays a second one that increases it.</source>
        <translation>Le joueur qui agit en joue un second qui l&apos;augmente.</translation>
    </message>
    <message>
        <source>The action has +1 stealth and is undirected against your own vampire; it has 0 stealth and is directed against a vampire of another.</source>
        <translation>L&apos;action a +1 en discrétion et n&apos;est pas dirigée contre votre propre vampire&#x202f;; elle a 0 en discrétion et est dirigée contre un vampire d&apos;un autre.</translation>
    </message>
    <message>
        <source>The action is announced.</source>
        <translation>L&apos;action est annoncée.</translation>
    </message>
    <message>
        <source>The action is directed, as in the White Wolf rulebook.</source>
        <translation>L&apos;action est dirigée, comme dans le livret de White Wolf.</translation>
    </message>
    <message>
        <source>The action is successful. It has no effect, and no pool is lost.</source>
        <translation>L&apos;action est réussie. Elle n&apos;a pas d&apos;effet, et aucun point de réserve n&apos;est perdu.</translation>
    </message>
    <message>
        <source>The action resolves.</source>
        <translation>L&apos;action se résout.</translation>
    </message>
    <message>
        <source>The additional effect in a DRAFT box can be used only in draft or sealed events. The bold first line and the cost of the card apply; the clan or Discipline is that of the box.</source>
        <translation>L&apos;effet supplémentaire d&apos;un cadre DRAFT n&apos;est utilisable qu&apos;en draft ou en scellé. La première ligne en gras et le coût de la carte s&apos;appliquent&#x202f;; le clan ou la Discipline est celui du cadre.</translation>
    </message>
    <message>
        <source>The advanced card of a merged vampire applies completely and wins conflicts; only the text of the base card applies. Texts with the merged symbol apply only while it is merged. It stays one card until it is burned, even in the uncontrolled region.</source>
        <translation>La carte avancée d&apos;un vampire fusionné s&apos;applique en entier et l&apos;emporte en cas de conflit&#x202f;; de la carte de base, seul le texte s&apos;applique. Les textes au symbole «&#xa0;fusionné&#xa0;» ne s&apos;appliquent que s&apos;il est fusionné. Il reste une seule carte jusqu&apos;à être brûlé, même dans la région incontrôlée.</translation>
    </message>
    <message>
        <source>The ally is not ready any more. It reaches the ash heap only after the combat.</source>
        <translation>L&apos;allié n&apos;est plus disponible. Il n&apos;atteint le tas de cendres qu&apos;après le combat.</translation>
    </message>
    <message>
        <source>The anarch is already Independent. It does not change its sect and remains anarch.</source>
        <translation>L&apos;Anarch est déjà indépendant. Il ne change pas de secte et reste Anarch.</translation>
    </message>
    <message>
        <source>The ballot counts at every moment, and its votes belong to no Methuselah. A tie, or no ballots at all, is an abstention.</source>
        <translation>Le vote compte à tout moment, et ses voix n&apos;appartiennent à aucun Mathusalem. Une égalité, ou l&apos;absence de bulletins, est une abstention.</translation>
    </message>
    <message>
        <source>The basic level of a Discipline gives the plain effect. The superior level gives the plain or the bold effect, never both.</source>
        <translation>Le niveau de base d&apos;une Discipline donne l&apos;effet normal. Le niveau supérieur donne l&apos;effet normal ou l&apos;effet en gras, jamais les deux.</translation>
    </message>
    <message>
        <source>The basic rules of a bleed apply: only the prey is its target. The bleed amount is 2.</source>
        <translation>Les règles de la morsure de base s&apos;appliquent&#xa0;: seule la proie en est la cible. La valeur de morsure est de 2.</translation>
    </message>
    <message>
        <source>The beginning of the minion phase decides: section 12.3.1 is the detailed rule.</source>
        <translation>C&apos;est le début de la phase des serviteurs qui décide&#xa0;: la section 12.3.1 est la règle détaillée.</translation>
    </message>
    <message>
        <source>The bleed of EX-V5-01 is announced.</source>
        <translation>La morsure de EX-V5-01 est annoncée.</translation>
    </message>
    <message>
        <source>The bleed of EX-WW-02 is announced.</source>
        <translation>La morsure de EX-WW-02 est annoncée.</translation>
    </message>
    <message>
        <source>The block fails, Cassandra stays untapped, and the bleed succeeds.</source>
        <translation>Le blocage échoue, Cassandra reste redressée, et la morsure réussit.</translation>
    </message>
    <message>
        <source>The block has locked it; it may then commit diablerie with all its consequences, including the blood hunt, because they belong to the diablerie and not to an action. The acting Methuselah remains the one whose turn it is.</source>
        <translation>Le blocage l&apos;a incliné&#x202f;; il peut ensuite commettre une diablerie avec toutes ses conséquences, chasse de sang comprise, car elles tiennent à la diablerie et non à une action. Le Mathusalem qui agit reste celui dont c&apos;est le tour.</translation>
    </message>
    <message>
        <source>The capacities at the beginning of the diablerie are compared, with all changes that apply then.</source>
        <translation>On compare les capacités au début de la diablerie, avec toutes les modifications qui s&apos;appliquent alors.</translation>
    </message>
    <message>
        <source>The card goes to the ash heap of its owner. It is neither discarded nor burned from play.</source>
        <translation>La carte va au tas de cendres de son propriétaire. Elle n&apos;est ni défaussée ni brûlée depuis le jeu.</translation>
    </message>
    <message>
        <source>The card is played first, then it can be cancelled, and then the minion locks. A cancelled card does not unlock anything.</source>
        <translation>La carte est d&apos;abord jouée, puis elle peut être annulée, et ensuite le serviteur s&apos;incline. Une carte annulée ne redresse rien.</translation>
    </message>
    <message>
        <source>The card is set aside, it can be cancelled, its replacement is drawn, and it resolves. Then it goes to the ash heap or into play.</source>
        <translation>La carte est mise de côté, elle peut être annulée, sa remplaçante est piochée, puis elle se résout. Ensuite, elle va au tas de cendres ou en jeu.</translation>
    </message>
    <message>
        <source>The cards change their controller.</source>
        <translation>Les cartes changent de contrôleur.</translation>
    </message>
    <message>
        <source>The choices of a referendum are made later (POL-04).</source>
        <translation>Les choix d&apos;un référendum se font plus tard (POL-04).</translation>
    </message>
    <message>
        <source>The combat goes on.</source>
        <translation>Le combat continue.</translation>
    </message>
    <message>
        <source>The combat is the one of EX-J94-06, but Tiberius has IR Goggles with one maneuver each combat.</source>
        <translation>Le combat est celui de EX-J94-06, mais Tiberius a IR Goggles, avec une manœuvre par combat.</translation>
    </message>
    <message>
        <source>The combat is the one of EX-J94-07.</source>
        <translation>Le combat est celui de EX-J94-07.</translation>
    </message>
    <message>
        <source>The combat is the one of EX-J94-11, but you have a card to press.</source>
        <translation>Le combat est celui de EX-J94-11, mais vous avez une carte de poursuite.</translation>
    </message>
    <message>
        <source>The controller of the blocking minion, who has the impulse second in that combat.</source>
        <translation>Le contrôleur du serviteur bloqueur, qui a l&apos;impulsion en second dans ce combat.</translation>
    </message>
    <message>
        <source>The cost of a cancelled card that is not an action card is paid.</source>
        <translation>Le coût d&apos;une carte annulée qui n&apos;est pas une carte d&apos;action est payé.</translation>
    </message>
    <message>
        <source>The cost of becoming anarch depends on another ready anarch. When is it fixed?</source>
        <translation>Le coût pour devenir Anarch dépend d&apos;un autre Anarch disponible. Quand est-il fixé&#x202f;?</translation>
    </message>
    <message>
        <source>The counters arrive.</source>
        <translation>Les compteurs arrivent.</translation>
    </message>
    <message>
        <source>The counters that the vampire must have.</source>
        <translation>Les compteurs que le vampire doit avoir.</translation>
    </message>
    <message>
        <source>The course of an action says that only the acting minion can play action modifiers. The section on card types says that other minions of the same Methuselah play some of them, even locked ones.</source>
        <translation>Le déroulement d&apos;une action dit que seul le serviteur qui agit peut jouer des modificateurs d&apos;action. La section sur les types de cartes dit que d&apos;autres serviteurs du même Mathusalem en jouent certains, même inclinés.</translation>
    </message>
    <message>
        <source>The detailed course applies (BLK-01).</source>
        <translation>Le déroulement détaillé s&apos;applique (BLK-01).</translation>
    </message>
    <message>
        <source>The effect resolves.</source>
        <translation>L&apos;effet se résout.</translation>
    </message>
    <message>
        <source>The end of the round takes place even if the combat ended early. Who can still use effects then?</source>
        <translation>La fin du round a lieu même si le combat s&apos;est terminé tôt. Qui peut alors encore utiliser des effets&#x202f;?</translation>
    </message>
    <message>
        <source>The first applies to casual games, the second to tournaments.</source>
        <translation>La première vaut pour les parties amicales, la seconde pour les tournois.</translation>
    </message>
    <message>
        <source>The first counter becomes life, the second becomes blood.</source>
        <translation>Le premier compteur devient un point de vie, le second un point de sang.</translation>
    </message>
    <message>
        <source>The first pair inflicts nothing. The second inflicts 1 damage on each. The third inflicts 1 on Kurt. In total Kurt takes 2 damage and Ira 1.</source>
        <translation>La première paire n&apos;inflige rien. La deuxième inflige 1 point de dégâts à chacun. La troisième en inflige 1 à Kurt. Au total, Kurt subit 2 points de dégâts et Ira 1.</translation>
    </message>
    <message>
        <source>The first pair inflicts nothing. The second inflicts 1 damage on each. The third inflicts 1 on Tiberius. In total Tiberius takes 2 damage and Cassandra 1.</source>
        <translation>La première paire n&apos;inflige rien. La deuxième inflige 1 point de dégâts à chacun. La troisième en inflige 1 à Tiberius. Au total, Tiberius subit 2 points de dégâts et Cassandra 1.</translation>
    </message>
    <message>
        <source>The first pair inflicts nothing. The second inflicts 1 damage on each. The third inflicts 1 on Wauneka. In total Wauneka takes 2 damage and Flavio 1.</source>
        <translation>La première paire n&apos;inflige rien. La deuxième inflige 1 point de dégâts à chacun. La troisième en inflige 1 à Wauneka. Au total, Wauneka subit 2 points de dégâts et Flavio 1.</translation>
    </message>
    <message>
        <source>The first point wounds him, and 2 blood are burned for the other two points. He goes to torpor without blood.</source>
        <translation>Le premier point le blesse, et 2 points de sang sont brûlés pour les deux autres. Il va en torpeur sans sang.</translation>
    </message>
    <message>
        <source>The first three turns have fewer transfers. With two players the third turn is the second turn of the first player.</source>
        <translation>Les trois premiers tours ont moins de transferts. À deux joueurs, le troisième tour est le deuxième du premier joueur.</translation>
    </message>
    <message>
        <source>The flamethrower is burned before it is used. His strike has no effect.</source>
        <translation>Le lance-flammes est brûlé avant d&apos;être utilisé. Sa frappe n&apos;a pas d&apos;effet.</translation>
    </message>
    <message>
        <source>The last Methuselah in the game gains 1 VP.</source>
        <translation>Le dernier Mathusalem de la partie gagne 1 VP.</translation>
    </message>
    <message>
        <source>The last step of an action is for effects after its resolution.</source>
        <translation>La dernière étape d&apos;une action est celle des effets après sa résolution.</translation>
    </message>
    <message>
        <source>The limit is for each player and action: it is stricter and has an example.</source>
        <translation>La limite vaut par joueur et par action&#xa0;: elle est plus stricte et a un exemple.</translation>
    </message>
    <message>
        <source>The limit on out-of-turn masters applies, in different passages, until the next master phase or between two turns.</source>
        <translation>La limite des cartes de maître hors-tour s&apos;applique, selon les passages, jusqu&apos;à la prochaine phase de maître ou entre deux tours.</translation>
    </message>
    <message>
        <source>The limit on repeated actions counts, in different passages, the same card, cards of the same name, and the same copy of a card in play.</source>
        <translation>La limite des actions répétées compte, selon les passages, la même carte, les cartes de même nom, et le même exemplaire d&apos;une carte en jeu.</translation>
    </message>
    <message>
        <source>The mage is burned, and Ebanezer gains 1 blood.</source>
        <translation>Le mage est brûlé, et Ebanezer gagne 1 point de sang.</translation>
    </message>
    <message>
        <source>The majority of the ballots decides the side of the 3 votes. With a tie the prisci abstain. The side can change while ballots are cast.</source>
        <translation>La majorité des bulletins décide du sens des 3 voix. À égalité, les prisci s&apos;abstiennent. Le sens peut changer pendant le vote.</translation>
    </message>
    <message>
        <source>The minion can do nothing else (MIN-05) and delays no one, as in the current rulebook. A ruling of 1998 on a card that keeps a minion from its mandatory action says the same.</source>
        <translation>Le serviteur ne peut rien faire d&apos;autre (MIN-05) et ne retarde personne, comme dans le livret actuel. Une décision de 1998 sur une carte qui empêche un serviteur d&apos;accomplir son action obligatoire dit la même chose.</translation>
    </message>
    <message>
        <source>The minion stops being ready at once, so the combat ends (COM-21). It changes its region when the combat is over. For further aggravated damage it counts as wounded at once.</source>
        <translation>Le serviteur cesse aussitôt d&apos;être disponible, donc le combat se termine (COM-21). Il change de région quand le combat est terminé. Pour d&apos;autres dégâts aggravés, il compte aussitôt comme blessé.</translation>
    </message>
    <message>
        <source>The only action of a vampire in torpor is to leave torpor, unless a card says otherwise. It can play action modifiers during that action.</source>
        <translation>La seule action d&apos;un vampire en torpeur est de quitter la torpeur, sauf texte de carte. Il peut jouer des modificateurs pendant cette action.</translation>
    </message>
    <message>
        <source>The play area has an uncontrolled region and a controlled region, which consists of the ready and the torpor region. A vampire in torpor is controlled but not ready.</source>
        <translation>La zone de jeu a une région incontrôlée et une région contrôlée, formée de la région disponible et de la torpeur. Un vampire en torpeur est contrôlé mais pas disponible.</translation>
    </message>
    <message>
        <source>The player counts the transfers.</source>
        <translation>Le joueur compte les transferts.</translation>
    </message>
    <message>
        <source>The players check its clan and its sect.</source>
        <translation>Les joueurs vérifient son clan et sa secte.</translation>
    </message>
    <message>
        <source>The players check its clan.</source>
        <translation>Les joueurs vérifient son clan.</translation>
    </message>
    <message>
        <source>The players check its sect.</source>
        <translation>Les joueurs vérifient sa secte.</translation>
    </message>
    <message>
        <source>The players check the clan of the vampire.</source>
        <translation>Les joueurs vérifient le clan du vampire.</translation>
    </message>
    <message>
        <source>The players check who may block it.</source>
        <translation>Les joueurs vérifient qui peut la bloquer.</translation>
    </message>
    <message>
        <source>The playmat is a summary. The White Wolf rulebook applies.</source>
        <translation>Le tapis de jeu est un résumé. Le livret de White Wolf s&apos;applique.</translation>
    </message>
    <message>
        <source>The playmat prints two limits of the library: 40 and 10 for each player, and 60 to 90 for tournaments.</source>
        <translation>Le tapis de jeu imprime deux limites de la bibliothèque&#xa0;: 40 plus 10 par joueur, et 60 à 90 en tournoi.</translation>
    </message>
    <message>
        <source>The playmat states the blood hunt, the equipment of a victim, the discount for anarchs and the votes of a regent in a shorter form.</source>
        <translation>Le tapis de jeu donne sous une forme abrégée la chasse de sang, l&apos;équipement d&apos;une victime, la réduction des Anarchs et les voix d&apos;un régent.</translation>
    </message>
    <message>
        <source>The predator can block after the prey has declined, as section 14 says.</source>
        <translation>Le prédateur peut bloquer après que la proie a renoncé, comme le dit la section 14.</translation>
    </message>
    <message>
        <source>The predator of an ousted Methuselah gains 1 victory point (VP), regardless of the cause.</source>
        <translation>Le prédateur d&apos;un Mathusalem évincé gagne 1 point de victoire (VP), quelle qu&apos;en soit la cause.</translation>
    </message>
    <message>
        <source>The predator of the ousted Methuselah gains 6 pool from the bank.</source>
        <translation>Le prédateur du Mathusalem évincé gagne 6 points de réserve de la banque.</translation>
    </message>
    <message>
        <source>The prey attempts to block, fails, and may try again until she declines. Then the predator may.</source>
        <translation>La proie tente de bloquer, échoue, et peut réessayer jusqu&apos;à ce qu&apos;elle renonce. Ensuite, le prédateur le peut.</translation>
    </message>
    <message>
        <source>The prey comes first, with any number of attempts. The predator follows only after the prey has declined. No other player may block.</source>
        <translation>La proie vient d&apos;abord, avec autant de tentatives qu&apos;elle veut. Le prédateur ne suit qu&apos;après que la proie a renoncé. Aucun autre joueur ne peut bloquer.</translation>
    </message>
    <message>
        <source>The prey loses 3 blood from the pool.</source>
        <translation>La proie perd 3 points de sang de sa réserve.</translation>
    </message>
    <message>
        <source>The prey may until she declines, and then the predator.</source>
        <translation>La proie le peut jusqu&apos;à ce qu&apos;elle renonce, puis le prédateur.</translation>
    </message>
    <message>
        <source>The prey may, and then the predator.</source>
        <translation>La proie le peut, puis le prédateur.</translation>
    </message>
    <message>
        <source>The printed cost of an imbued is the number of counters needed to control it, and its starting life.</source>
        <translation>Le coût imprimé d&apos;un imbued est le nombre de compteurs nécessaires pour le contrôler, et ses points de vie de départ.</translation>
    </message>
    <message>
        <source>The printed symbol of each card decides.</source>
        <translation>Le symbole imprimé sur chaque carte décide.</translation>
    </message>
    <message>
        <source>The printed values apply. An ally without a printed value has 1, as the White Wolf rulebook says for all minions; so has an imbued.</source>
        <translation>Les valeurs imprimées s&apos;appliquent. Un allié sans valeur imprimée a 1, comme le livret de White Wolf le dit pour tous les serviteurs&#x202f;; de même un imbued.</translation>
    </message>
    <message>
        <source>The range is close, and each inflicts 1 damage.</source>
        <translation>Le combat est au contact, et chacun inflige 1 point de dégâts.</translation>
    </message>
    <message>
        <source>The range is long. Ayelech must use the gun as the initial strike. A hand strike by Colette has no effect.</source>
        <translation>Le combat est à distance. Ayelech doit utiliser le pistolet comme frappe initiale. Une frappe à mains nues de Colette n&apos;a pas d&apos;effet.</translation>
    </message>
    <message>
        <source>The range is long. Cassandra inflicts 1 damage and Tiberius none.</source>
        <translation>Le combat est à distance. Cassandra inflige 1 point de dégâts et Tiberius aucun.</translation>
    </message>
    <message>
        <source>The range is long. Mazz must strike with the gun. A hand strike by Ira has no effect.</source>
        <translation>Le combat est à distance. Mazz doit frapper avec l&apos;arme. Une frappe à mains nues d&apos;Ira n&apos;a pas d&apos;effet.</translation>
    </message>
    <message>
        <source>The range must be long, and the strike must be ranged or marked R.</source>
        <translation>La portée doit être longue, et la frappe doit être à distance ou marquée R.</translation>
    </message>
    <message>
        <source>The recruit action of EX-V5-02 is announced.</source>
        <translation>L&apos;action de recrutement de EX-V5-02 est annoncée.</translation>
    </message>
    <message>
        <source>The recruit action of EX-WW-03 is announced.</source>
        <translation>L&apos;action de recrutement de EX-WW-03 est annoncée.</translation>
    </message>
    <message>
        <source>The rescue of a vampire of another Methuselah has 0 stealth and is directed.</source>
        <translation>Le secours d&apos;un vampire d&apos;un autre Mathusalem a 0 en discrétion et est dirigé.</translation>
    </message>
    <message>
        <source>The rescue of your own vampire has +1 stealth and is undirected.</source>
        <translation>Le secours de votre propre vampire a +1 en discrétion et n&apos;est pas dirigé.</translation>
    </message>
    <message>
        <source>The rest of the effect is skipped, so no damage is inflicted.</source>
        <translation>Le reste de l&apos;effet est omis, et aucun dégât n&apos;est donc infligé.</translation>
    </message>
    <message>
        <source>The rule applies. The example is a shortcut.</source>
        <translation>La règle s&apos;applique. L&apos;exemple est un raccourci.</translation>
    </message>
    <message>
        <source>The rule on leaving torpor names only vampires that block, but allies can block, too.</source>
        <translation>La règle pour quitter la torpeur ne cite que des vampires bloqueurs, mais les alliés peuvent aussi bloquer.</translation>
    </message>
    <message>
        <source>The rules call the (D) symbol a reminder and say that such actions are typically directed.</source>
        <translation>Les règles appellent le symbole (D) un rappel et disent que de telles actions sont d&apos;ordinaire dirigées.</translation>
    </message>
    <message>
        <source>The rules describe the sequence of blocks twice. One description forbids stealth and intercept before a block attempt; the other does not mention it.</source>
        <translation>Les règles décrivent deux fois le déroulement des blocages. Une description interdit la discrétion et l&apos;interception avant une tentative de blocage&#x202f;; l&apos;autre n&apos;en parle pas.</translation>
    </message>
    <message>
        <source>The rules do not say what happens if one effect burns two cards of the same Methuselah at once.</source>
        <translation>Les règles ne disent pas ce qui se passe si un effet brûle deux cartes du même Mathusalem à la fois.</translation>
    </message>
    <message>
        <source>The rules do not say what happens to a minion with one mandatory action that it cannot take. They mention only two different mandatory actions (MIN-07).</source>
        <translation>Les règles ne disent pas ce que devient un serviteur qui a une action obligatoire qu&apos;il ne peut accomplir. Elles ne citent que deux actions obligatoires différentes (MIN-07).</translation>
    </message>
    <message>
        <source>The rules give a default bleed and strength only for vampires, although every ready minion can bleed and strike with its hands.</source>
        <translation>Les règles ne donnent une morsure et une force par défaut que pour les vampires, alors que tout serviteur disponible peut mordre et frapper à mains nues.</translation>
    </message>
    <message>
        <source>The rules speak of four or five players, but their examples have as few as two.</source>
        <translation>Les règles parlent de quatre ou cinq joueurs, mais leurs exemples descendent à deux.</translation>
    </message>
    <message>
        <source>The second copy is illegal. Other reaction cards are legal.</source>
        <translation>Le second exemplaire est illégal. D&apos;autres cartes de réaction sont légales.</translation>
    </message>
    <message>
        <source>The second passage is played: it also covers a first card that was cancelled. Effects that are not cards do not count.</source>
        <translation>Le second passage s&apos;applique&#xa0;: il couvre aussi une première carte annulée. Les effets qui ne sont pas des cartes ne comptent pas.</translation>
    </message>
    <message>
        <source>The second use is illegal.</source>
        <translation>La seconde utilisation est illégale.</translation>
    </message>
    <message>
        <source>The sentence on the burn option has an unclear clause about legal targets.</source>
        <translation>La phrase sur l&apos;option de brûler contient une proposition peu claire sur les cibles légales.</translation>
    </message>
    <message>
        <source>The sentence on the order of blocks by prey and predator (section 13.3.1) is garbled.</source>
        <translation>La phrase sur l&apos;ordre des blocages de la proie et du prédateur (section 13.3.1) est incompréhensible.</translation>
    </message>
    <message>
        <source>The sequence of play goes clockwise, but the rule on blocks names first the prey and then the predator.</source>
        <translation>Le déroulement du jeu suit le sens horaire, mais la règle des blocages cite d&apos;abord la proie, puis le prédateur.</translation>
    </message>
    <message>
        <source>The steps exist for these cards, because card text beats the rulebook (GEN-02). A round that ends early also has its end (COM-22): by their texts and by rulings of that time, the cards that wait for it exclude only minions that are burned or about to go to torpor.</source>
        <translation>Les étapes existent pour ces cartes, car le texte des cartes l&apos;emporte sur le livret (GEN-02). Un round qui se termine tôt a aussi sa fin (COM-22)&#xa0;: d&apos;après leurs textes et les décisions de l&apos;époque, les cartes qui l&apos;attendent n&apos;excluent que les serviteurs brûlés ou sur le point de tomber en torpeur.</translation>
    </message>
    <message>
        <source>The steps of a diablerie are listed twice with different numbers. Only the passage on trophies says that they are one unit.</source>
        <translation>Les étapes d&apos;une diablerie sont données deux fois avec des numéros différents. Seul le passage sur les trophées dit qu&apos;elles forment une unité.</translation>
    </message>
    <message>
        <source>The stolen blood heals the wound, unless the wound came from a first strike.</source>
        <translation>Le sang volé soigne la blessure, sauf si elle vient d&apos;une frappe avec initiative.</translation>
    </message>
    <message>
        <source>The strike resolves.</source>
        <translation>La frappe se résout.</translation>
    </message>
    <message>
        <source>The strikes are chosen.</source>
        <translation>Les frappes sont choisies.</translation>
    </message>
    <message>
        <source>The strikes resolve.</source>
        <translation>Les frappes se résolvent.</translation>
    </message>
    <message>
        <source>The striking minion chooses the equipment to destroy. It can be used until the strike resolves. A strike that destroys a weapon must choose a weapon.</source>
        <translation>Celui qui frappe choisit l&apos;équipement à détruire. Il est utilisable jusqu&apos;à la résolution de la frappe. Une frappe qui détruit une arme doit choisir une arme.</translation>
    </message>
    <message>
        <source>The summary of an action lets prey and predator block an action directed at several Methuselahs. The detailed course names the Methuselahs at whom it is directed.</source>
        <translation>Le résumé d&apos;une action permet à la proie et au prédateur de bloquer une action dirigée contre plusieurs Mathusalems. Le déroulement détaillé cite les Mathusalems visés.</translation>
    </message>
    <message>
        <source>The symbol of the Red List action is missing.</source>
        <translation>Le symbole de l&apos;action de la Liste Rouge manque.</translation>
    </message>
    <message>
        <source>The target changes.</source>
        <translation>La cible change.</translation>
    </message>
    <message>
        <source>The target is your prey. Only a card can give another target.</source>
        <translation>La cible est votre proie. Seule une carte peut donner une autre cible.</translation>
    </message>
    <message>
        <source>The turns of the game count: turns 1, 2 and 3 have 1, 2 and 3 transfers.</source>
        <translation>Ce sont les tours de la partie qui comptent&#xa0;: les tours 1, 2 et 3 ont 1, 2 et 3 transferts.</translation>
    </message>
    <message>
        <source>The vampire enters play face up and unlocked, and its counters become its blood. Excess blood is lost.</source>
        <translation>Le vampire entre en jeu face visible et redressé, et ses compteurs deviennent son sang. L&apos;excédent est perdu.</translation>
    </message>
    <message>
        <source>The vampire must hunt before any minion of the controller takes an optional action.</source>
        <translation>Le vampire doit chasser avant que tout serviteur du même contrôleur accomplisse une action facultative.</translation>
    </message>
    <message>
        <source>The vampire stays in torpor under the thief. The thief may attach the location to a minion of the thief.</source>
        <translation>Le vampire reste en torpeur sous le contrôle du voleur. Le voleur peut attacher le lieu à un de ses serviteurs.</translation>
    </message>
    <message>
        <source>The vote is part of the resolution of the current action. It cannot be blocked, and it is closed to action modifiers and reactions. Both passages give the same result; the only difference is that effects which last during the action continue.</source>
        <translation>Le vote fait partie de la résolution de l&apos;action en cours. Il ne peut pas être bloqué et n&apos;admet ni modificateur d&apos;action ni réaction. Les deux passages donnent le même résultat&#x202f;; la seule différence est que les effets qui durent pendant l&apos;action continuent.</translation>
    </message>
    <message>
        <source>The votes of the prisci have no owner. When is a tied or empty ballot of the prisci settled?</source>
        <translation>Les voix des prisci n&apos;ont pas de propriétaire. Quand un vote des prisci nul ou vide est-il réglé&#x202f;?</translation>
    </message>
    <message>
        <source>The winner is the Methuselah with the most victory points, but in a tie there is no winner.</source>
        <translation>Le vainqueur est le Mathusalem qui a le plus de points de victoire, mais il n&apos;y a pas de vainqueur en cas d&apos;égalité.</translation>
    </message>
    <message>
        <source>The withdrawal succeeds in her next unlock phase if none of her minions has entered combat and she has lost or spent no pool and no blood of her minions. Later gains do not make up for a loss.</source>
        <translation>Le retrait réussit à sa prochaine phase de redressement si aucun de ses serviteurs n&apos;est entré en combat et s&apos;il n&apos;a perdu ni dépensé de réserve ni de sang de ses serviteurs. Des gains ultérieurs ne compensent pas une perte.</translation>
    </message>
    <message>
        <source>There are 3.</source>
        <translation>Il y en a 3.</translation>
    </message>
    <message>
        <source>There is one kind of counter. It is pool on a Methuselah, blood on a vampire, and life on an ally or retainer; it changes its name when it moves.</source>
        <translation>Il n&apos;y a qu&apos;une sorte de compteur. C&apos;est de la réserve chez un Mathusalem, du sang sur un vampire et des points de vie sur un allié ou un compagnon&#x202f;; il change de nom en se déplaçant.</translation>
    </message>
    <message>
        <source>These are printing faults and change nothing.</source>
        <translation>Ce sont des fautes d&apos;impression sans conséquence.</translation>
    </message>
    <message>
        <source>They are equal, so Eugenio blocks. He taps, and combat begins. Ira gains no blood.</source>
        <translation>Elles sont égales, donc Eugenio bloque. Il s&apos;incline, et le combat commence. Ira ne gagne pas de sang.</translation>
    </message>
    <message>
        <source>They are forbidden. The result is the same without the prohibition: without an attempt nothing is needed, and only what is needed can be used.</source>
        <translation>Elles sont interdites. Le résultat est le même sans l&apos;interdiction&#xa0;: sans tentative, rien n&apos;est nécessaire, et seul ce qui est nécessaire peut être utilisé.</translation>
    </message>
    <message>
        <source>They are out of play: they cannot be targets, do not count, and have no abilities. Their Methuselah is remembered for the payment and for END-07.</source>
        <translation>Elles sont hors jeu&#xa0;: elles ne peuvent pas être des cibles, ne comptent pas et n&apos;ont pas de capacités. Leur Mathusalem est retenu pour le paiement et pour END-07.</translation>
    </message>
    <message>
        <source>They check the limits of a library.</source>
        <translation>Ils vérifient les limites d&apos;une bibliothèque.</translation>
    </message>
    <message>
        <source>This action is the exception for ready minions only. The vampire must be unlocked, because an action locks it.</source>
        <translation>Cette action n&apos;est une exception que pour la disponibilité. Le vampire doit être redressé, car une action l&apos;incline.</translation>
    </message>
    <message>
        <source>This is a printing fault: the vampires are uncontrolled.</source>
        <translation>C&apos;est une faute d&apos;impression&#xa0;: les vampires sont incontrôlés.</translation>
    </message>
    <message>
        <source>Three passages define environmental damage differently. One says that it resolves with the first pair of strikes; another says that damage outside strikes resolves at once.</source>
        <translation>Trois passages définissent différemment les dégâts environnementaux. L&apos;un dit qu&apos;ils se résolvent avec la première paire de frappes&#x202f;; un autre, que les dégâts hors des frappes se résolvent aussitôt.</translation>
    </message>
    <message>
        <source>Tiberius has no blood left, and Ebanezer gains 1. The rest is ignored, and Tiberius does not go to torpor for it.</source>
        <translation>Tiberius n&apos;a plus de sang, et Ebanezer en gagne 1. Le reste est ignoré, et Tiberius ne va pas en torpeur pour cela.</translation>
    </message>
    <message>
        <source>Tiberius, who acts, fights Cassandra at close range.</source>
        <translation>Tiberius, qui agit, combat Cassandra au contact.</translation>
    </message>
    <message>
        <source>To announce an action, you lock the acting minion, play its card if any, and name the target, the cost and the effect.</source>
        <translation>Pour annoncer une action, vous inclinez le serviteur qui agit, jouez sa carte s&apos;il y en a une, et nommez la cible, le coût et l&apos;effet.</translation>
    </message>
    <message>
        <source>To play a card, you announce its effect and show it. It goes to the ash heap or into play when it resolves. Until then, an action card is out of play.</source>
        <translation>Pour jouer une carte, vous annoncez son effet et la montrez. Elle va au tas de cendres ou en jeu quand elle se résout. Jusque-là, une carte d&apos;action est hors jeu.</translation>
    </message>
    <message>
        <source>To play a master card with a requirement, you must control a ready minion that meets it.</source>
        <translation>Pour jouer une carte de maître qui a une condition, vous devez contrôler un serviteur disponible qui la remplit.</translation>
    </message>
    <message>
        <source>Transfers move counters to or from controlled vampires, according to the playmat.</source>
        <translation>Selon le tapis de jeu, les transferts déplacent des compteurs vers ou depuis des vampires contrôlés.</translation>
    </message>
    <message>
        <source>Two blood are burned. Milo goes to torpor without blood.</source>
        <translation>Deux points de sang sont brûlés. Milo va en torpeur sans sang.</translation>
    </message>
    <message>
        <source>Two counters move. Chrysanthemum has 6 blood and drains to 5. The ally has 0 life and is burned. One blood mends the 1 damage, which leaves 4 blood.</source>
        <translation>Deux compteurs sont déplacés. Chrysanthemum a 6 points de sang, ramenés à 5. L&apos;allié a 0 point de vie et est brûlé. Un point de sang soigne 1 point de dégâts, et il en reste 4.</translation>
    </message>
    <message>
        <source>Two counters move. Cohn has 6 blood and drains to 5. The mage is burned. Two blood mend the 2 damage, which leaves 3 blood.</source>
        <translation>Deux compteurs sont déplacés. Cohn a 6 points de sang, ramenés à 5. Le mage est brûlé. Deux points de sang soignent les 2 points de dégâts, et il en reste 3.</translation>
    </message>
    <message>
        <source>Two or more can play.</source>
        <translation>On peut jouer à deux ou plus.</translation>
    </message>
    <message>
        <source>Two transfers move 1 counter from Sybren to the pool. Two transfers move 2 pool to Alexa, who moves to the ready region.</source>
        <translation>Deux transferts déplacent 1 compteur de Sybren vers la réserve. Deux transferts déplacent 2 points de réserve vers Alexa, qui passe dans la région disponible.</translation>
    </message>
    <message>
        <source>Two transfers move 1 counter of the smaller vampire to the pool. Two transfers move 2 pool to the larger one. The phase ends.</source>
        <translation>Deux transferts déplacent 1 compteur du plus petit vampire vers la réserve. Deux transferts déplacent 2 points de réserve vers le plus grand. La phase se termine.</translation>
    </message>
    <message>
        <source>Vampires and allies are minions. The cards of the crypt are vampires and imbued.</source>
        <translation>Les vampires et les alliés sont des serviteurs. Les cartes de la crypte sont des vampires et des imbued.</translation>
    </message>
    <message>
        <source>Vessel is in play. Its effect can be used during one phase.</source>
        <translation>Vessel est en jeu. Son effet est utilisable durant une phase.</translation>
    </message>
    <message>
        <source>Waking is defined for vampires only.</source>
        <translation>Le réveil n&apos;est défini que pour les vampires.</translation>
    </message>
    <message>
        <source>Wauneka, who acts, fights Flavio Goncalves, who blocks. Neither maneuvers, so the range is close.</source>
        <translation>Wauneka, qui agit, combat Flavio Goncalves, qui bloque. Aucun des deux ne manœuvre, et le combat est donc au contact.</translation>
    </message>
    <message>
        <source>What happens to a contest if the last other Methuselah is ousted?</source>
        <translation>Que devient une dispute si le dernier autre Mathusalem est évincé&#x202f;?</translation>
    </message>
    <message>
        <source>What the vampire becomes.</source>
        <translation>Ce que devient le vampire.</translation>
    </message>
    <message>
        <source>When a Methuselah is ousted, the cards that she controls are removed. The rules do not mention her hand, library, ash heap, uncontrolled vampires, the Edge and pending effects.</source>
        <translation>Quand un Mathusalem est évincé, les cartes qu&apos;il contrôle sont retirées. Les règles ne parlent pas de sa main, de sa bibliothèque, de son tas de cendres, de ses vampires incontrôlés, de l&apos;Avantage ni des effets en attente.</translation>
    </message>
    <message>
        <source>When is it decided whether a vampire must hunt, and does an empty vampire that unlocks later hold up the others?</source>
        <translation>Quand décide-t-on si un vampire doit chasser, et un vampire vide redressé plus tard retient-il les autres&#x202f;?</translation>
    </message>
    <message>
        <source>While no attempt is in progress, effects of stealth and intercept cannot be used.</source>
        <translation>Tant qu&apos;aucune tentative n&apos;est en cours, les effets de discrétion et d&apos;interception ne sont pas utilisables.</translation>
    </message>
    <message>
        <source>While no block attempt is in progress, an eligible Methuselah can declare one.</source>
        <translation>Tant qu&apos;aucune tentative de blocage n&apos;est en cours, un Mathusalem qui y a droit peut en déclarer une.</translation>
    </message>
    <message>
        <source>While the sect or clan does not fit the title, its benefit is suspended. A new title or a contest makes the vampire yield it.</source>
        <translation>Tant que la secte ou le clan ne convient pas au titre, son bénéfice est suspendu. Un nouveau titre ou une dispute le fait abandonner.</translation>
    </message>
    <message>
        <source>Who is the defending Methuselah in a combat after your predator has blocked an undirected action?</source>
        <translation>Qui est le Mathusalem défenseur dans un combat après que votre prédateur a bloqué une action non dirigée&#x202f;?</translation>
    </message>
    <message>
        <source>With 1 transfer you move 1 pool to an uncontrolled vampire.</source>
        <translation>Avec 1 transfert, vous déplacez 1 point de réserve sur un vampire incontrôlé.</translation>
    </message>
    <message>
        <source>With 2 transfers you move 1 blood from an uncontrolled vampire to your pool.</source>
        <translation>Avec 2 transferts, vous déplacez 1 point de sang d&apos;un vampire incontrôlé vers votre réserve.</translation>
    </message>
    <message>
        <source>With 4 transfers and 1 burned pool you move the top card of your crypt to your uncontrolled region.</source>
        <translation>Avec 4 transferts et 1 point de réserve brûlé, vous déplacez la première carte de votre crypte vers votre région incontrôlée.</translation>
    </message>
    <message>
        <source>Withdrawal is described among the tournament rules, but the glossary lists it without a restriction.</source>
        <translation>Le retrait est décrit parmi les règles de tournoi, mais le glossaire le cite sans restriction.</translation>
    </message>
    <message>
        <source>Writ of Acceptance makes a Brujah antitribu Camarilla.</source>
        <translation>Writ of Acceptance rend Camarilla un Brujah antitribu.</translation>
    </message>
    <message>
        <source>Yes. How the cost is shared is announced with the action; the rules name this as an exception to paying from your own cards.</source>
        <translation>Oui. Le partage du coût est annoncé avec l&apos;action&#x202f;; les règles le citent comme une exception au paiement par ses propres cartes.</translation>
    </message>
    <message>
        <source>Yes. The action is received in that phase, and the limit is for each phase. The trifle costs one action and gives one.</source>
        <translation>Oui. L&apos;action est reçue dans cette phase, et la limite vaut pour chaque phase. La triviale coûte une action et en donne une.</translation>
    </message>
    <message>
        <source>Yes. Until your next turn it cannot take actions; nothing else is forbidden.</source>
        <translation>Oui. Jusqu&apos;à votre prochain tour, il ne peut pas agir&#x202f;; rien d&apos;autre n&apos;est interdit.</translation>
    </message>
    <message>
        <source>Yes: trophies, reflex cards, events, first strikes, the burn option and the Red List are played, because all older cards remain legal.</source>
        <translation>Oui&#xa0;: les trophées, les cartes réflexes, les événements, les frappes avec initiative, l&apos;option de brûler et la Liste Rouge sont en jeu, car toutes les cartes anciennes restent légales.</translation>
    </message>
    <message>
        <source>You can never bleed yourself.</source>
        <translation>Vous ne pouvez jamais vous mordre vous-même.</translation>
    </message>
    <message>
        <source>You can use it if you control no minion that meets the requirements of the card, or if the card has no legal target now. Each Methuselah can discard one such card in each unlock phase.</source>
        <translation>Vous pouvez l&apos;utiliser si vous ne contrôlez aucun serviteur qui remplit les conditions de la carte, ou si la carte n&apos;a maintenant aucune cible légale. Chaque Mathusalem peut défausser une telle carte par phase de redressement.</translation>
    </message>
    <message>
        <source>You cannot contest with yourself: the incoming copy is burned.</source>
        <translation>Vous ne pouvez pas disputer avec vous-même&#xa0;: l&apos;exemplaire entrant est brûlé.</translation>
    </message>
    <message>
        <source>You cannot react to your own minions&apos; actions.</source>
        <translation>Vous ne pouvez pas réagir aux actions de vos propres serviteurs.</translation>
    </message>
    <message>
        <source>You hunt with Cassandra, with 1 stealth. Your prey does not block.</source>
        <translation>Vous chassez avec Cassandra, avec 1 en discrétion. Votre proie ne bloque pas.</translation>
    </message>
    <message>
        <source>You maneuver.</source>
        <translation>Vous manœuvrez.</translation>
    </message>
    <message>
        <source>You may leave a vampire in the uncontrolled region although it has enough counters. Can it get more, and when is the excess lost?</source>
        <translation>Vous pouvez laisser un vampire dans la région incontrôlée bien qu&apos;il ait assez de compteurs. Peut-il en recevoir d&apos;autres, et quand l&apos;excédent est-il perdu&#x202f;?</translation>
    </message>
    <message>
        <source>You may look at your own hand and uncontrolled region whenever you like; they are hidden from others.</source>
        <translation>Vous pouvez regarder votre main et votre région incontrôlée quand vous voulez&#x202f;; elles sont cachées aux autres.</translation>
    </message>
    <message>
        <source>You need enough blood/pool to play a card with that cost.</source>
        <translation>Il vous faut assez de sang/réserve pour jouer une carte ayant ce coût.</translation>
    </message>
    <message>
        <source>You pay for or yield each contested card and title (CON-04, CON-12).</source>
        <translation>Vous payez ou abandonnez chaque carte et chaque titre disputés (CON-04, CON-12).</translation>
    </message>
    <message>
        <source>You play 1 intercept, he adds stealth to a total of 2, and you have no more intercept.</source>
        <translation>Vous jouez 1 en interception, il ajoute de la discrétion jusqu&apos;à un total de 2, et vous n&apos;avez plus d&apos;interception.</translation>
    </message>
    <message>
        <source>You play it.</source>
        <translation>Vous la jouez.</translation>
    </message>
    <message>
        <source>Your Cassandra blocks Tiberius. She has a handgun: 1R damage, with one maneuver each combat.</source>
        <translation>Votre Cassandra bloque Tiberius. Elle a un pistolet&#xa0;: 1R point de dégâts, avec une manœuvre par combat.</translation>
    </message>
    <message>
        <source>Your imbued can get conviction and leave the incapacitated region (IMB-06, IMB-14).</source>
        <translation>Vos imbued peuvent recevoir de la conviction et quitter la région des hors-combat (IMB-06, IMB-14).</translation>
    </message>
    <message>
        <source>Your predator bleeds you with Tiberius and raises his stealth to 1. Your Cassandra is untapped.</source>
        <translation>Votre prédateur vous mord avec Tiberius et porte sa discrétion à 1. Votre Cassandra est redressée.</translation>
    </message>
    <message>
        <source>Your predator plays a card for 1 intercept on Che. You have no more stealth.</source>
        <translation>Votre prédateur joue une carte pour 1 en interception sur Che. Vous n&apos;avez plus de discrétion.</translation>
    </message>
    <message>
        <source>Your prey is the player on your left. Your predator is the player on your right.</source>
        <translation>Votre proie est le joueur à votre gauche. Votre prédateur est le joueur à votre droite.</translation>
    </message>
    <message>
        <source>a minion that untaps may do any action again</source>
        <translation>un serviteur qui se redresse peut refaire n&apos;importe quelle action</translation>
    </message>
    <message>
        <source>a paralyzed vampire stays tapped (STR-11)</source>
        <translation>un vampire paralysé reste incliné (STR-11)</translation>
    </message>
    <message>
        <source>a second copy of the sentence is struck out; see AMB-15</source>
        <translation>une seconde occurrence de la phrase est barrée&#x202f;; voir AMB-15</translation>
    </message>
    <message>
        <source>a sect</source>
        <translation>une secte</translation>
    </message>
    <message>
        <source>absent as a term</source>
        <translation>terme absent</translation>
    </message>
    <message>
        <source>acting declares first</source>
        <translation>celui qui agit déclare en premier</translation>
    </message>
    <message>
        <source>acting first</source>
        <translation>celui qui agit en premier</translation>
    </message>
    <message>
        <source>acting minion, unless the card notes otherwise</source>
        <translation>serviteur qui agit, sauf mention contraire de la carte</translation>
    </message>
    <message>
        <source>acting player decides first (stated for combat); passing gives it up except in direct response</source>
        <translation>le joueur qui agit décide en premier (énoncé pour le combat)&#x202f;; passer y renonce sauf en réponse directe</translation>
    </message>
    <message>
        <source>acting player, then all others clockwise from her (predator therefore last)</source>
        <translation>joueur qui agit, puis tous les autres dans le sens horaire à partir de lui (le prédateur donc en dernier)</translation>
    </message>
    <message>
        <source>affected Methuselah only</source>
        <translation>Mathusalem affecté seulement</translation>
    </message>
    <message>
        <source>after the first</source>
        <translation>après la première</translation>
    </message>
    <message>
        <source>all Camarilla context (seven clans plus Caitiff)</source>
        <translation>tout le contexte Camarilla (sept clans plus Caitiff)</translation>
    </message>
    <message>
        <source>all details</source>
        <translation>tous les détails</translation>
    </message>
    <message>
        <source>allies only</source>
        <translation>alliés seulement</translation>
    </message>
    <message>
        <source>allies only for some human retainers</source>
        <translation>alliés seulement pour certains compagnons humains</translation>
    </message>
    <message>
        <source>allies stated</source>
        <translation>énoncé pour les alliés</translation>
    </message>
    <message>
        <source>allies, equipment, retainers</source>
        <translation>alliés, équipement, compagnons</translation>
    </message>
    <message>
        <source>also any modifier cards used are burned</source>
        <translation>les cartes de modificateur utilisées sont aussi brûlées</translation>
    </message>
    <message>
        <source>also cannot do so voluntarily</source>
        <translation>ne le peut pas non plus volontairement</translation>
    </message>
    <message>
        <source>also ignore any card that lets you draw</source>
        <translation>ignorer aussi toute carte qui vous fait piocher</translation>
    </message>
    <message>
        <source>also: or play reactions</source>
        <translation>aussi&#xa0;: ou jouer des réactions</translation>
    </message>
    <message>
        <source>alternate increases</source>
        <translation>augmentations en alternance</translation>
    </message>
    <message>
        <source>always +1</source>
        <translation>toujours +1</translation>
    </message>
    <message>
        <source>always +1 (the &quot;+1&quot; icon)</source>
        <translation>toujours +1 (l&apos;icône «&#xa0;+1&#xa0;»)</translation>
    </message>
    <message>
        <source>and also stuck if it has one mandatory action it cannot take</source>
        <translation>et aussi coincé s&apos;il a une action obligatoire qu&apos;il ne peut pas faire</translation>
    </message>
    <message>
        <source>and such titles are not tied to a sect</source>
        <translation>et de tels titres ne sont pas liés à une secte</translation>
    </message>
    <message>
        <source>announce the card</source>
        <translation>annoncer la carte</translation>
    </message>
    <message>
        <source>any acceptable way</source>
        <translation>toute manière acceptable</translation>
    </message>
    <message>
        <source>any one skill card</source>
        <translation>n&apos;importe quelle carte de compétence, une seule</translation>
    </message>
    <message>
        <source>any order</source>
        <translation>dans n&apos;importe quel ordre</translation>
    </message>
    <message>
        <source>any time during the action</source>
        <translation>à tout moment durant l&apos;action</translation>
    </message>
    <message>
        <source>any time during the phase</source>
        <translation>à tout moment durant la phase</translation>
    </message>
    <message>
        <source>any vampire not in a major sect</source>
        <translation>tout vampire qui n&apos;est pas d&apos;une secte majeure</translation>
    </message>
    <message>
        <source>as many counters as capacity</source>
        <translation>autant de compteurs que la capacité</translation>
    </message>
    <message>
        <source>at least capacity</source>
        <translation>au moins la capacité</translation>
    </message>
    <message>
        <source>at resolution pay what can be paid and the unpaid card has no effect</source>
        <translation>à la résolution payer ce qui peut l&apos;être, et la carte impayée est sans effet</translation>
    </message>
    <message>
        <source>at the start of your turn</source>
        <translation>au début de votre tour</translation>
    </message>
    <message>
        <source>attribute of some Independent vampires, lost on sect change</source>
        <translation>attribut de certains vampires Indépendants, perdu en changeant de secte</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>automatic (&quot;is placed&quot;)</source>
        <translation>automatique («&#xa0;est placé&#xa0;»)</translation>
    </message>
    <message>
        <source>automatic and immediate</source>
        <translation>automatique et immédiate</translation>
    </message>
    <message>
        <source>baron pays 1 extra blood (2 in total)</source>
        <translation>le baron paie 1 point de sang de plus (2 en tout)</translation>
    </message>
    <message>
        <source>becomes an Independent with the anarch attribute (sect becomes Independent)</source>
        <translation>devient Indépendant avec l&apos;attribut Anarch (la secte devient Indépendant)</translation>
    </message>
    <message>
        <source>between 1 and 10</source>
        <translation>entre 1 et 10</translation>
    </message>
    <message>
        <source>bleed (plus equipment/employ/recruit)</source>
        <translation>mordre (plus s&apos;équiper/employer/recruter)</translation>
    </message>
    <message>
        <source>bleed (same)</source>
        <translation>mordre (identique)</translation>
    </message>
    <message>
        <source>bleed, hunt, leave torpor, encounter torpor, take equipment</source>
        <translation>mordre, chasser, quitter la torpeur, rencontrer un vampire en torpeur, prendre de l&apos;équipement</translation>
    </message>
    <message>
        <source>bleed, hunt, move equipment, torpor actions, become anarch</source>
        <translation>mordre, chasser, déplacer de l&apos;équipement, actions de torpeur, devenir Anarch</translation>
    </message>
    <message>
        <source>block order prey then predator</source>
        <translation>ordre de blocage&#xa0;: proie puis prédateur</translation>
    </message>
    <message>
        <source>block succeeds (stealth 0)</source>
        <translation>le blocage réussit (discrétion 0)</translation>
    </message>
    <message>
        <source>blocked before terms are set</source>
        <translation>bloquée avant que les termes soient fixés</translation>
    </message>
    <message>
        <source>blocking vampire can diablerise</source>
        <translation>le vampire qui bloque peut diabler</translation>
    </message>
    <message>
        <source>blocking vampire may destroy it; ally blocker silent</source>
        <translation>le vampire qui bloque peut le détruire&#x202f;; muet sur l&apos;allié bloqueur</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>burned</source>
        <translation>brûlés</translation>
    </message>
    <message>
        <source>but not at long range unless stated</source>
        <translation>mais pas à distance sauf si c&apos;est précisé</translation>
    </message>
    <message>
        <source>by card</source>
        <translation>selon la carte</translation>
    </message>
    <message>
        <source>by card text</source>
        <translation>selon le texte de la carte</translation>
    </message>
    <message>
        <source>by definition</source>
        <translation>par définition</translation>
    </message>
    <message>
        <source>called &quot;before votes are cast&quot;</source>
        <translation>appelée «&#xa0;avant que des voix soient exprimées&#xa0;»</translation>
    </message>
    <message>
        <source>caller&apos;s card gives 1; other Methuselahs may burn political cards for votes with no stated cap</source>
        <translation>la carte de celui qui appelle donne 1&#x202f;; les autres Mathusalems peuvent brûler des cartes politiques pour des voix, sans plafond énoncé</translation>
    </message>
    <message>
        <source>cancel only noted for trifles and timing</source>
        <translation>annulation signalée seulement pour les triviales et le moment</translation>
    </message>
    <message>
        <source>cancels, and effects that grant the ability to play them</source>
        <translation>annulations, et effets qui donnent la possibilité de les jouer</translation>
    </message>
    <message>
        <source>cannot act independently</source>
        <translation>ne peut pas agir de façon indépendante</translation>
    </message>
    <message>
        <source>cannot be renewed in any way</source>
        <translation>ne peuvent être renouvelés d&apos;aucune façon</translation>
    </message>
    <message>
        <source>cannot cancel own</source>
        <translation>on ne peut annuler la sienne</translation>
    </message>
    <message>
        <source>cannot encounter torpor; hunt is vampire-only; votes silent</source>
        <translation>ne peut pas rencontrer de vampire en torpeur&#x202f;; chasser est réservé aux vampires&#x202f;; muet sur les voix</translation>
    </message>
    <message>
        <source>cannot exceed capacity</source>
        <translation>ne peut dépasser la capacité</translation>
    </message>
    <message>
        <source>cannot vote</source>
        <translation>ne peut pas voter</translation>
    </message>
    <message>
        <source>cap not printed</source>
        <translation>plafond non imprimé</translation>
    </message>
    <message>
        <source>card adding a title is burned when the title is yielded</source>
        <translation>une carte ajoutant un titre est brûlée quand le titre est abandonné</translation>
    </message>
    <message>
        <source>card text</source>
        <translation>texte de la carte</translation>
    </message>
    <message>
        <source>card text only</source>
        <translation>texte de carte seulement</translation>
    </message>
    <message>
        <source>cards only mentioned</source>
        <translation>seules les cartes sont mentionnées</translation>
    </message>
    <message>
        <source>cards referring to vampires never apply to allies</source>
        <translation>les cartes parlant de vampires ne s&apos;appliquent jamais aux alliés</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>tiré au hasard</translation>
    </message>
    <message>
        <source>clan only</source>
        <translation>clan seulement</translation>
    </message>
    <message>
        <source>clan unchanged</source>
        <translation>clan inchangé</translation>
    </message>
    <message>
        <source>clan, Discipline</source>
        <translation>clan, Discipline</translation>
    </message>
    <message>
        <source>clans have no default sect: sect is kept</source>
        <translation>les clans n&apos;ont pas de secte par défaut&#xa0;: la secte est gardée</translation>
    </message>
    <message>
        <source>close</source>
        <translation>au contact</translation>
    </message>
    <message>
        <source>close assumed</source>
        <translation>au contact supposé</translation>
    </message>
    <message>
        <source>closes after 15 s without a new vote, with a 3 s warning</source>
        <translation>se clôt après 15 s sans nouvelle voix, avec un avertissement de 3 s</translation>
    </message>
    <message>
        <source>combat results</source>
        <translation>un combat s&apos;ensuit</translation>
    </message>
    <message>
        <source>continue or end</source>
        <translation>continuer ou terminer</translation>
    </message>
    <message>
        <source>controlled</source>
        <translation>contrôlé</translation>
    </message>
    <message>
        <source>controllers of other trophies in play may add theirs</source>
        <translation>les contrôleurs d&apos;autres trophées en jeu peuvent ajouter les leurs</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coût</translation>
    </message>
    <message>
        <source>cost only if successful</source>
        <translation>coût seulement si réussie</translation>
    </message>
    <message>
        <source>distinct</source>
        <translation>distincts</translation>
    </message>
    <message>
        <source>during your next unlock phase</source>
        <translation>durant votre prochaine phase de redressement</translation>
    </message>
    <message>
        <source>during your next untap phase</source>
        <translation>durant votre prochaine phase de redressement</translation>
    </message>
    <message>
        <source>end of phase</source>
        <translation>fin de la phase</translation>
    </message>
    <message>
        <source>end of the influence phase</source>
        <translation>fin de la phase d&apos;influence</translation>
    </message>
    <message>
        <source>end of turn exists only for moving recruited allies</source>
        <translation>la fin de tour n&apos;existe que pour déplacer les alliés recrutés</translation>
    </message>
    <message>
        <source>end of turn exists only for moving recruited allies and draining stolen excess</source>
        <translation>la fin de tour n&apos;existe que pour déplacer les alliés recrutés et retirer l&apos;excédent volé</translation>
    </message>
    <message>
        <source>equal to capacity</source>
        <translation>égal à la capacité</translation>
    </message>
    <message>
        <source>equal to or more than capacity</source>
        <translation>égal ou supérieur à la capacité</translation>
    </message>
    <message>
        <source>even at a different Discipline level</source>
        <translation>même à un autre niveau de Discipline</translation>
    </message>
    <message>
        <source>exactly one discard, then redraw</source>
        <translation>exactement une défausse, puis repiocher</translation>
    </message>
    <message>
        <source>exactly one master card (no action economy)</source>
        <translation>exactement une carte de maître (pas de décompte d&apos;actions)</translation>
    </message>
    <message>
        <source>example</source>
        <translation>exemple</translation>
    </message>
    <message>
        <source>except ante cards (ANT-)</source>
        <translation>sauf les cartes de mise (ANT-)</translation>
    </message>
    <message>
        <source>except during a vote (REF-20)</source>
        <translation>sauf durant un vote (REF-20)</translation>
    </message>
    <message>
        <source>exception: rescue, RSC-02</source>
        <translation>exception&#xa0;: secourir, RSC-02</translation>
    </message>
    <message>
        <source>excess ignored</source>
        <translation>excédent ignoré</translation>
    </message>
    <message>
        <source>excess ignored, except blood gained by a Steal Blood strike (STR-05)</source>
        <translation>excédent ignoré, sauf le sang gagné par une frappe de vol de sang (STR-05)</translation>
    </message>
    <message>
        <source>excess kept until end of turn, then lost</source>
        <translation>excédent gardé jusqu&apos;à la fin du tour, puis perdu</translation>
    </message>
    <message>
        <source>excess points beyond the first are paid in blood, else destroyed (no rule for a vampire wounded by ordinary damage at the same time)</source>
        <translation>les points au-delà du premier sont payés en sang, sinon détruit (pas de règle pour un vampire blessé en même temps par des dégâts ordinaires)</translation>
    </message>
    <message>
        <source>explicit: blood an ally steals becomes life</source>
        <translation>explicite&#xa0;: le sang qu&apos;un allié vole devient des points de vie</translation>
    </message>
    <message>
        <source>face up, counters kept</source>
        <translation>face visible, compteurs gardés</translation>
    </message>
    <message>
        <source>face up, untapped</source>
        <translation>face visible, redressé</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>échoue</translation>
    </message>
    <message>
        <source>fails (stealth 1)</source>
        <translation>échoue (discrétion 1)</translation>
    </message>
    <message>
        <source>final</source>
        <translation>définitif</translation>
    </message>
    <message>
        <source>final even if the action is later modified</source>
        <translation>définitif même si l&apos;action est ensuite modifiée</translation>
    </message>
    <message>
        <source>final unless the target of the action changes, which reopens blocking</source>
        <translation>définitif sauf si la cible de l&apos;action change, ce qui rouvre le blocage</translation>
    </message>
    <message>
        <source>first in order</source>
        <translation>première dans l&apos;ordre</translation>
    </message>
    <message>
        <source>first player 1, second 2, and so on until 4 is reached</source>
        <translation>premier joueur 1, deuxième 2, et ainsi de suite jusqu&apos;à atteindre 4</translation>
    </message>
    <message>
        <source>follows from STL-03</source>
        <translation>découle de STL-03</translation>
    </message>
    <message>
        <source>for 3, against 4</source>
        <translation>3 pour, 4 contre</translation>
    </message>
    <message>
        <source>for 3, against 5</source>
        <translation>3 pour, 5 contre</translation>
    </message>
    <message>
        <source>for each copy of the card and each action it provides (see AMB-09)</source>
        <translation>pour chaque exemplaire de la carte et chaque action qu&apos;il donne (voir AMB-09)</translation>
    </message>
    <message>
        <source>full life after combat</source>
        <translation>tous ses points de vie après le combat</translation>
    </message>
    <message>
        <source>general agreement rule</source>
        <translation>règle générale de concordance</translation>
    </message>
    <message>
        <source>gives 1</source>
        <translation>donne 1</translation>
    </message>
    <message>
        <source>glossary equates burn with discard</source>
        <translation>le glossaire assimile brûler à défausser</translation>
    </message>
    <message>
        <source>goes straight to the ready region but cannot act</source>
        <translation>va directement dans la région disponible mais ne peut pas agir</translation>
    </message>
    <message>
        <source>goes to torpor</source>
        <translation>va en torpeur</translation>
    </message>
    <message>
        <source>group defined as restricting crypt construction</source>
        <translation>groupe défini comme restreignant la construction de la crypte</translation>
    </message>
    <message>
        <source>hand compared &quot;less cards not replaced until later&quot;</source>
        <translation>main comparée «&#xa0;moins les cartes à remplacer plus tard&#xa0;»</translation>
    </message>
    <message>
        <source>hand stays one short until it ends</source>
        <translation>il manque une carte en main jusqu&apos;à la fin de celui-ci</translation>
    </message>
    <message>
        <source>hunt amount, default 1, can be increased (+x hunt)</source>
        <translation>valeur de chasse, 1 par défaut, peut être augmentée (+x en chasse)</translation>
    </message>
    <message>
        <source>if ousted at the same time</source>
        <translation>si évincé au même moment</translation>
    </message>
    <message>
        <source>if ousted in the same turn</source>
        <translation>si évincé durant le même tour</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illégal</translation>
    </message>
    <message>
        <source>illegal (max 80) / legal (max 90)</source>
        <translation>illégal (max 80) / légal (max 90)</translation>
    </message>
    <message>
        <source>illegal (min 60)</source>
        <translation>illégal (min 60)</translation>
    </message>
    <message>
        <source>illegal / legal</source>
        <translation>illégal / légal</translation>
    </message>
    <message>
        <source>imbued appendix</source>
        <translation>annexe sur les imbued</translation>
    </message>
    <message>
        <source>immediate</source>
        <translation>immédiat</translation>
    </message>
    <message>
        <source>implicit</source>
        <translation>implicite</translation>
    </message>
    <message>
        <source>implied</source>
        <translation>implicite</translation>
    </message>
    <message>
        <source>implied (see AMB-17)</source>
        <translation>implicite (voir AMB-17)</translation>
    </message>
    <message>
        <source>implied by example</source>
        <translation>implicite par un exemple</translation>
    </message>
    <message>
        <source>infernal minions stay locked</source>
        <translation>les serviteurs infernaux restent inclinés</translation>
    </message>
    <message>
        <source>infernal minions stay tapped (TRT-05)</source>
        <translation>les serviteurs infernaux restent inclinés (TRT-05)</translation>
    </message>
    <message>
        <source>it is also allowed if there is no legal target; advanced format</source>
        <translation>permis aussi s&apos;il n&apos;y a pas de cible légale&#x202f;; format avancé</translation>
    </message>
    <message>
        <source>it returns to the centre (see AMB-28)</source>
        <translation>il retourne au centre (voir AMB-28)</translation>
    </message>
    <message>
        <source>its blood to the bank</source>
        <translation>son sang va à la banque</translation>
    </message>
    <message>
        <source>last-chance effects allowed; target change silent</source>
        <translation>effets de dernière chance permis&#x202f;; muet sur le changement de cible</translation>
    </message>
    <message>
        <source>legacy sect</source>
        <translation>ancienne secte</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>légal</translation>
    </message>
    <message>
        <source>legal / legal</source>
        <translation>légal / légal</translation>
    </message>
    <message>
        <source>like contested cards</source>
        <translation>comme les cartes disputées</translation>
    </message>
    <message>
        <source>list of cards</source>
        <translation>liste de cartes</translation>
    </message>
    <message>
        <source>listed as &quot;other action&quot;</source>
        <translation>citée comme «&#xa0;autre action&#xa0;»</translation>
    </message>
    <message>
        <source>loses it; burn the title card if one gave it, otherwise note it</source>
        <translation>le perd&#x202f;; brûler la carte de titre si une carte l&apos;a donné, sinon le noter</translation>
    </message>
    <message>
        <source>master and minion only; anything not labelled master is a minion card</source>
        <translation>maître et serviteur seulement&#x202f;; tout ce qui n&apos;est pas marqué maître est une carte de serviteur</translation>
    </message>
    <message>
        <source>master, minion, event</source>
        <translation>maître, serviteur, événement</translation>
    </message>
    <message>
        <source>master/action/etc. mentioned</source>
        <translation>maître/action/etc. mentionnés</translation>
    </message>
    <message>
        <source>may abstain</source>
        <translation>peut s&apos;abstenir</translation>
    </message>
    <message>
        <source>may get a Discipline card</source>
        <translation>peut recevoir une carte de Discipline</translation>
    </message>
    <message>
        <source>may take</source>
        <translation>peut prendre</translation>
    </message>
    <message>
        <source>mentioned</source>
        <translation>mentionné</translation>
    </message>
    <message>
        <source>minion votes only when ready</source>
        <translation>voix d&apos;un serviteur seulement s&apos;il est disponible</translation>
    </message>
    <message>
        <source>minions</source>
        <translation>serviteurs</translation>
    </message>
    <message>
        <source>modifiers silent</source>
        <translation>muet sur les modificateurs</translation>
    </message>
    <message>
        <source>most VP</source>
        <translation>le plus de PV</translation>
    </message>
    <message>
        <source>most do (when the +1 is printed)</source>
        <translation>la plupart (quand le +1 est imprimé)</translation>
    </message>
    <message>
        <source>must hunt</source>
        <translation>doit chasser</translation>
    </message>
    <message>
        <source>must yield the title</source>
        <translation>doit abandonner le titre</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>sans objet</translation>
    </message>
    <message>
        <source>need not hunt (rule checks the start of the phase; but see IC-02)</source>
        <translation>n&apos;a pas à chasser (la règle considère le début de la phase&#x202f;; mais voir IC-02)</translation>
    </message>
    <message>
        <source>needs ready</source>
        <translation>doit être disponible</translation>
    </message>
    <message>
        <source>negates the opponent&apos;s strike that round</source>
        <translation>annule la frappe de l&apos;adversaire ce round</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>no VP, no pool</source>
        <translation>pas de PV, pas de réserve</translation>
    </message>
    <message>
        <source>no card may continue it</source>
        <translation>aucune carte ne peut le continuer</translation>
    </message>
    <message>
        <source>no limit stated</source>
        <translation>aucune limite énoncée</translation>
    </message>
    <message>
        <source>no master at all</source>
        <translation>aucune carte de maître</translation>
    </message>
    <message>
        <source>no other effect on the vampire</source>
        <translation>pas d&apos;autre effet sur le vampire</translation>
    </message>
    <message>
        <source>no repeat limits</source>
        <translation>pas de limites de répétition</translation>
    </message>
    <message>
        <source>no such step</source>
        <translation>pas d&apos;étape de ce genre</translation>
    </message>
    <message>
        <source>no surcharge (1 blood)</source>
        <translation>pas de supplément (1 point de sang)</translation>
    </message>
    <message>
        <source>no title and no benefit of it for the rest of the game</source>
        <translation>ni titre ni bénéfice de celui-ci pour le reste de la partie</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>pas de vainqueur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>none (by card)</source>
        <translation>aucune (selon la carte)</translation>
    </message>
    <message>
        <source>none in this document</source>
        <translation>aucune dans ce document</translation>
    </message>
    <message>
        <source>none stated</source>
        <translation>aucun énoncé</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>sans objet</translation>
    </message>
    <message>
        <source>not applicable (end of phase)</source>
        <translation>sans objet (fin de la phase)</translation>
    </message>
    <message>
        <source>not forbidden</source>
        <translation>pas interdit</translation>
    </message>
    <message>
        <source>not if that damage came from a first strike</source>
        <translation>pas si ces dégâts venaient d&apos;une frappe avec initiative</translation>
    </message>
    <message>
        <source>not more cards than needed, surplus prevention is lost</source>
        <translation>pas plus de cartes que nécessaire, la prévention en surplus est perdue</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>non payé</translation>
    </message>
    <message>
        <source>not preventable, not even by Dodge; survivors heal fully after the combat</source>
        <translation>ne peuvent être prévenus, pas même par Dodge&#x202f;; les survivants guérissent entièrement après le combat</translation>
    </message>
    <message>
        <source>not replaced until the vote is over</source>
        <translation>pas remplacées avant la fin du vote</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>non précisé</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>non précisé</translation>
    </message>
    <message>
        <source>not tied to a sect</source>
        <translation>non liées à une secte</translation>
    </message>
    <message>
        <source>not usable until the following round</source>
        <translation>inutilisable avant le round suivant</translation>
    </message>
    <message>
        <source>nothing, except the usual 1 VP if she is then the last player</source>
        <translation>rien, sauf le 1 PV habituel s&apos;il est alors le dernier joueur</translation>
    </message>
    <message>
        <source>numbered 0 to 4</source>
        <translation>numérotées 0 à 4</translation>
    </message>
    <message>
        <source>on your vampires</source>
        <translation>sur vos vampires</translation>
    </message>
    <message>
        <source>one MPA fewer (normally 0)</source>
        <translation>une MPA de moins (normalement 0)</translation>
    </message>
    <message>
        <source>one MPA of your next master phase</source>
        <translation>une MPA de votre prochaine phase de maître</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>one card or effect</source>
        <translation>une carte ou un effet</translation>
    </message>
    <message>
        <source>one card per round</source>
        <translation>une carte par round</translation>
    </message>
    <message>
        <source>one fewer MPA next master phase</source>
        <translation>une MPA de moins à la prochaine phase de maître</translation>
    </message>
    <message>
        <source>one or more pool</source>
        <translation>un point de réserve ou plus</translation>
    </message>
    <message>
        <source>only &quot;be careful&quot; advice, no consequence</source>
        <translation>seulement le conseil de «&#xa0;faire attention&#xa0;», sans conséquence</translation>
    </message>
    <message>
        <source>only &quot;reshuffle&quot; after diablerie search</source>
        <translation>seulement «&#xa0;mélanger à nouveau&#xa0;» après la recherche de la diablerie</translation>
    </message>
    <message>
        <source>only at long range</source>
        <translation>seulement à distance</translation>
    </message>
    <message>
        <source>only equipment, by strike</source>
        <translation>seulement l&apos;équipement, par une frappe</translation>
    </message>
    <message>
        <source>only equipment, by strike (STR-07)</source>
        <translation>seulement l&apos;équipement, par une frappe (STR-07)</translation>
    </message>
    <message>
        <source>only if it begins the minion phase with no blood</source>
        <translation>seulement s&apos;il commence la phase de serviteur sans sang</translation>
    </message>
    <message>
        <source>only the same-card rule PLY-19</source>
        <translation>seulement la règle de la même carte PLY-19</translation>
    </message>
    <message>
        <source>only through ousting</source>
        <translation>seulement par éviction</translation>
    </message>
    <message>
        <source>only untap is mandatory (an empty vampire must still hunt)</source>
        <translation>seul le redressement est obligatoire (un vampire vide doit quand même chasser)</translation>
    </message>
    <message>
        <source>only what is needed to counter the opponent&apos;s last increase; one card that gives more is allowed (see IC-04 on its example)</source>
        <translation>seulement ce qu&apos;il faut pour contrer la dernière augmentation de l&apos;adversaire&#x202f;; une seule carte donnant plus est permise (voir IC-04 sur son exemple)</translation>
    </message>
    <message>
        <source>only when not your turn</source>
        <translation>seulement quand ce n&apos;est pas votre tour</translation>
    </message>
    <message>
        <source>only: cards played in a vote are not replaced until it ends (REF-20)</source>
        <translation>seulement&#xa0;: les cartes jouées durant un vote ne sont pas remplacées avant sa fin (REF-20)</translation>
    </message>
    <message>
        <source>only: discard down to 7 when a card that raised the limit leaves play</source>
        <translation>seulement&#xa0;: défausser jusqu&apos;à 7 quand une carte qui augmentait la limite quitte le jeu</translation>
    </message>
    <message>
        <source>only: effects that grant the ability to play a cancel (e.g. Forced Awakening) are allowed in the as-played window</source>
        <translation>seulement&#xa0;: les effets qui donnent la possibilité de jouer une annulation (p. ex. Forced Awakening) sont permis dans la fenêtre «&#xa0;lorsqu&apos;elle est jouée&#xa0;»</translation>
    </message>
    <message>
        <source>opponents&apos; cards go to their owners&apos; ash heaps</source>
        <translation>les cartes des adversaires vont dans les tas de cendres de leurs propriétaires</translation>
    </message>
    <message>
        <source>opposite suggested: when blocked, costs of cards and powers used for the action are not paid</source>
        <translation>le contraire est suggéré&#xa0;: en cas de blocage, les coûts des cartes et pouvoirs utilisés pour l&apos;action ne sont pas payés</translation>
    </message>
    <message>
        <source>optional (&quot;can&quot;)</source>
        <translation>facultatif («&#xa0;peut&#xa0;»)</translation>
    </message>
    <message>
        <source>optional: any Methuselah may immediately call it</source>
        <translation>facultative&#xa0;: tout Mathusalem peut l&apos;appeler immédiatement</translation>
    </message>
    <message>
        <source>ordinary damage, life counters lost</source>
        <translation>dégâts ordinaires, compteurs de vie perdus</translation>
    </message>
    <message>
        <source>other minions can try</source>
        <translation>d&apos;autres serviteurs peuvent essayer</translation>
    </message>
    <message>
        <source>paid only if successful</source>
        <translation>payé seulement si réussie</translation>
    </message>
    <message>
        <source>partly (STR-05)</source>
        <translation>en partie (STR-05)</translation>
    </message>
    <message>
        <source>passing is final except as a direct response</source>
        <translation>passer est définitif sauf en réponse directe</translation>
    </message>
    <message>
        <source>pay to the bank</source>
        <translation>payer à la banque</translation>
    </message>
    <message>
        <source>pay what is possible, effect of the unpaid card does not happen</source>
        <translation>payer ce qui est possible, l&apos;effet de la carte impayée n&apos;a pas lieu</translation>
    </message>
    <message>
        <source>pay, amount not printed</source>
        <translation>payer, montant non imprimé</translation>
    </message>
    <message>
        <source>pays 1 (B:4)</source>
        <translation>paie 1 (B:4)</translation>
    </message>
    <message>
        <source>pays 2 (B:3)</source>
        <translation>paie 2 (B:3)</translation>
    </message>
    <message>
        <source>per card in play</source>
        <translation>par carte en jeu</translation>
    </message>
    <message>
        <source>place in play area or on a minion and pay its cost</source>
        <translation>la placer dans la zone de jeu ou sur un serviteur et payer son coût</translation>
    </message>
    <message>
        <source>placed face up in play or shown and put in the ash heap as played</source>
        <translation>placée face visible en jeu, ou montrée et mise dans le tas de cendres lorsqu&apos;elle est jouée</translation>
    </message>
    <message>
        <source>placed under tournament rules</source>
        <translation>placé sous les règles de tournoi</translation>
    </message>
    <message>
        <source>player on the right cuts</source>
        <translation>le joueur de droite coupe</translation>
    </message>
    <message>
        <source>plus protects from additional effects of an opposing combat-ends strike</source>
        <translation>et protège des effets supplémentaires d&apos;une frappe de fin de combat opposée</translation>
    </message>
    <message>
        <source>pool and blood interchange; ally life is a separate notion, never blood, cannot heal and cannot be renewed</source>
        <translation>réserve et sang sont interchangeables&#x202f;; la vie d&apos;un allié est une notion à part, jamais du sang, ne peut ni guérir ni être renouvelée</translation>
    </message>
    <message>
        <source>pool cost icon is white number in a black drop</source>
        <translation>l&apos;icône de coût en réserve est un chiffre blanc dans une goutte noire</translation>
    </message>
    <message>
        <source>pool icon: number in white diamond with skull</source>
        <translation>icône de réserve&#xa0;: chiffre dans un losange blanc à crâne</translation>
    </message>
    <message>
        <source>prevention in resolve strike</source>
        <translation>prévention dans la résolution de la frappe</translation>
    </message>
    <message>
        <source>prey by default</source>
        <translation>proie par défaut</translation>
    </message>
    <message>
        <source>prey only; a (D) card may be aimed at any Methuselah</source>
        <translation>proie seulement&#x202f;; une carte (D) peut viser n&apos;importe quel Mathusalem</translation>
    </message>
    <message>
        <source>prey then predator for blocks</source>
        <translation>proie puis prédateur pour les blocages</translation>
    </message>
    <message>
        <source>primogen, prince (per city), justicar (per clan)</source>
        <translation>primogène, prince (par ville), justicar (par clan)</translation>
    </message>
    <message>
        <source>prince vs prince</source>
        <translation>prince contre prince</translation>
    </message>
    <message>
        <source>prince, archbishop, baron: any title to the same city</source>
        <translation>prince, archevêque, baron&#xa0;: tout titre d&apos;une même ville</translation>
    </message>
    <message>
        <source>printed number, no stated range</source>
        <translation>nombre imprimé, pas d&apos;étendue énoncée</translation>
    </message>
    <message>
        <source>protects whatever the opposing strike is</source>
        <translation>protège quelle que soit la frappe opposée</translation>
    </message>
    <message>
        <source>range silent</source>
        <translation>muet sur la portée</translation>
    </message>
    <message>
        <source>ranged works at both; combat-ends and dodge range silent</source>
        <translation>à toute portée marche aux deux&#x202f;; muet sur la portée de fin de combat et de l&apos;esquive</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>disponibles</translation>
    </message>
    <message>
        <source>ready (lock silent)</source>
        <translation>disponibles (muet sur incliné ou redressé)</translation>
    </message>
    <message>
        <source>ready = in active region; timing silent</source>
        <translation>disponible = dans la région active&#x202f;; muet sur le moment</translation>
    </message>
    <message>
        <source>ready now</source>
        <translation>disponible maintenant</translation>
    </message>
    <message>
        <source>ready only at end of phase</source>
        <translation>disponible seulement à la fin de la phase</translation>
    </message>
    <message>
        <source>ready region</source>
        <translation>région disponible</translation>
    </message>
    <message>
        <source>ready untapped</source>
        <translation>disponible et redressé</translation>
    </message>
    <message>
        <source>ready vampire with no blood</source>
        <translation>vampire disponible sans sang</translation>
    </message>
    <message>
        <source>ready; timing: combat ends immediately when a combatant is no longer ready</source>
        <translation>disponible&#x202f;; moment&#xa0;: le combat se termine immédiatement quand un combattant n&apos;est plus disponible</translation>
    </message>
    <message>
        <source>ready; torpor cannot vote</source>
        <translation>disponibles&#x202f;; la torpeur ne peut pas voter</translation>
    </message>
    <message>
        <source>removed from the game; returned to owners when the game ends</source>
        <translation>retirées de la partie&#x202f;; rendues aux propriétaires à la fin de la partie</translation>
    </message>
    <message>
        <source>replaced at once</source>
        <translation>remplacée aussitôt</translation>
    </message>
    <message>
        <source>reported as a tie</source>
        <translation>consigné comme égalité</translation>
    </message>
    <message>
        <source>rescued vampire keeps its tapped state</source>
        <translation>le vampire secouru garde son état incliné ou redressé</translation>
    </message>
    <message>
        <source>resolves first; both = simultaneous</source>
        <translation>se résout en premier&#x202f;; les deux = simultané</translation>
    </message>
    <message>
        <source>retainer damage is undodgeable</source>
        <translation>les dégâts des compagnons ne s&apos;esquivent pas</translation>
    </message>
    <message>
        <source>returned to her immediately (leave the game)</source>
        <translation>lui sont rendues immédiatement (quittent la partie)</translation>
    </message>
    <message>
        <source>returned to her, leaves the game</source>
        <translation>lui est rendue, quitte la partie</translation>
    </message>
    <message>
        <source>run out = ousted</source>
        <translation>épuisée = évincé</translation>
    </message>
    <message>
        <source>sacrifices your whole next master phase</source>
        <translation>sacrifie toute votre prochaine phase de maître</translation>
    </message>
    <message>
        <source>same assumed</source>
        <translation>identique supposé</translation>
    </message>
    <message>
        <source>same effect</source>
        <translation>même effet</translation>
    </message>
    <message>
        <source>same for allies; retainer life is a per-combat damage threshold (COM-45)</source>
        <translation>identique pour les alliés&#x202f;; la vie d&apos;un compagnon est un seuil de dégâts par combat (COM-45)</translation>
    </message>
    <message>
        <source>same for bleed</source>
        <translation>identique pour la morsure</translation>
    </message>
    <message>
        <source>same for leave torpor</source>
        <translation>identique pour quitter la torpeur</translation>
    </message>
    <message>
        <source>same idea</source>
        <translation>même idée</translation>
    </message>
    <message>
        <source>same minion may retry</source>
        <translation>le même serviteur peut réessayer</translation>
    </message>
    <message>
        <source>same named card</source>
        <translation>carte de même nom</translation>
    </message>
    <message>
        <source>same or different</source>
        <translation>le même ou un autre</translation>
    </message>
    <message>
        <source>same order</source>
        <translation>même ordre</translation>
    </message>
    <message>
        <source>same time</source>
        <translation>même moment</translation>
    </message>
    <message>
        <source>sample weapon: once per whole combat</source>
        <translation>exemple d&apos;arme&#xa0;: une fois par combat entier</translation>
    </message>
    <message>
        <source>second illegal (2 or 3)</source>
        <translation>second illégal (2 ou 3)</translation>
    </message>
    <message>
        <source>sect becomes Anarch</source>
        <translation>la secte devient Anarch</translation>
    </message>
    <message>
        <source>sect changes</source>
        <translation>la secte change</translation>
    </message>
    <message>
        <source>sect kept</source>
        <translation>secte gardée</translation>
    </message>
    <message>
        <source>sect per card text, overriding the clan default</source>
        <translation>secte selon le texte de la carte, qui l&apos;emporte sur celle du clan par défaut</translation>
    </message>
    <message>
        <source>see STL-03</source>
        <translation>voir STL-03</translation>
    </message>
    <message>
        <source>separate action, declared</source>
        <translation>action distincte, déclarée</translation>
    </message>
    <message>
        <source>shuffle; cut not mentioned</source>
        <translation>mélanger&#x202f;; la coupe n&apos;est pas mentionnée</translation>
    </message>
    <message>
        <source>sits in inactive region until end of turn</source>
        <translation>reste dans la région inactive jusqu&apos;à la fin du tour</translation>
    </message>
    <message>
        <source>sits in uncontrolled region (though controlled) until end of turn</source>
        <translation>reste dans la région incontrôlée (bien que contrôlé) jusqu&apos;à la fin du tour</translation>
    </message>
    <message>
        <source>state C, BLK-16</source>
        <translation>état C, BLK-16</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>énoncé</translation>
    </message>
    <message>
        <source>stated for each minion (7.2.2) and for each player (14); see IC-03</source>
        <translation>énoncé par serviteur (7.2.2) et par joueur (14)&#x202f;; voir IC-03</translation>
    </message>
    <message>
        <source>stated for each minion and reaction, and for each player and action (13.2); see IC-03</source>
        <translation>énoncé par serviteur et réaction, et par joueur et action (13.2)&#x202f;; voir IC-03</translation>
    </message>
    <message>
        <source>stated only for skills, equipment, retainers and yielded cards</source>
        <translation>énoncé seulement pour les compétences, l&apos;équipement, les compagnons et les cartes abandonnées</translation>
    </message>
    <message>
        <source>stated twice</source>
        <translation>énoncé deux fois</translation>
    </message>
    <message>
        <source>stay in play until burned</source>
        <translation>restent en jeu jusqu&apos;à être brûlées</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>stealth not printed</source>
        <translation>discrétion non imprimée</translation>
    </message>
    <message>
        <source>stealth only if printed</source>
        <translation>discrétion seulement si imprimée</translation>
    </message>
    <message>
        <source>sub-step 2a of polling</source>
        <translation>sous-étape 2a du vote</translation>
    </message>
    <message>
        <source>subject to NRP-</source>
        <translation>sous réserve de NRP-</translation>
    </message>
    <message>
        <source>takes all</source>
        <translation>prend tout</translation>
    </message>
    <message>
        <source>the 2 blood are lost</source>
        <translation>les 2 points de sang sont perdus</translation>
    </message>
    <message>
        <source>the White Wolf rule applies to older cards</source>
        <translation>la règle de White Wolf s&apos;applique aux cartes anciennes</translation>
    </message>
    <message>
        <source>the affected Methuselah only</source>
        <translation>seulement le Mathusalem affecté</translation>
    </message>
    <message>
        <source>the amount cannot be read; each other vampire of the clan in play counts (any controller)</source>
        <translation>le montant est illisible&#x202f;; tout autre vampire du clan en jeu compte (quel que soit le contrôleur)</translation>
    </message>
    <message>
        <source>the current rule applies</source>
        <translation>la règle actuelle s&apos;applique</translation>
    </message>
    <message>
        <source>the forced hunt must precede other actions</source>
        <translation>la chasse imposée doit précéder les autres actions</translation>
    </message>
    <message>
        <source>three named regions</source>
        <translation>trois régions nommées</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>tie loses</source>
        <translation>l&apos;égalité perd</translation>
    </message>
    <message>
        <source>ties fail</source>
        <translation>l&apos;égalité échoue</translation>
    </message>
    <message>
        <source>to a clan of another sect changes sect too</source>
        <translation>vers un clan d&apos;une autre secte change aussi la secte</translation>
    </message>
    <message>
        <source>torpor</source>
        <translation>torpeur</translation>
    </message>
    <message>
        <source>uncontrolled only</source>
        <translation>incontrôlée seulement</translation>
    </message>
    <message>
        <source>unique, 4 votes; cardinal clause dropped</source>
        <translation>unique, 4 voix&#x202f;; clause sur le cardinal supprimée</translation>
    </message>
    <message>
        <source>unique, counts as a cardinal and has an additional vote (4)</source>
        <translation>unique, compte comme un cardinal et a une voix supplémentaire (4)</translation>
    </message>
    <message>
        <source>unlimited, library and crypt</source>
        <translation>sans limite, bibliothèque et crypte</translation>
    </message>
    <message>
        <source>unlock mandatory; others optional (mandatory actions apply)</source>
        <translation>redressement obligatoire&#x202f;; les autres facultatives (les actions obligatoires valent)</translation>
    </message>
    <message>
        <source>untap mandatory; others optional (mandatory actions apply)</source>
        <translation>redressement obligatoire&#x202f;; les autres facultatives (les actions obligatoires valent)</translation>
    </message>
    <message>
        <source>untapped and ready</source>
        <translation>redressé et disponible</translation>
    </message>
    <message>
        <source>untapped controlled minions</source>
        <translation>serviteurs contrôlés redressés</translation>
    </message>
    <message>
        <source>untapped minion; &quot;you or your minions&quot;</source>
        <translation>serviteur redressé&#x202f;; «&#xa0;vous ou vos serviteurs&#xa0;»</translation>
    </message>
    <message>
        <source>untapped only</source>
        <translation>redressé seulement</translation>
    </message>
    <message>
        <source>used in combat</source>
        <translation>utilisées en combat</translation>
    </message>
    <message>
        <source>used interchangeably</source>
        <translation>employés indifféremment</translation>
    </message>
    <message>
        <source>uses the terms</source>
        <translation>emploie les termes</translation>
    </message>
    <message>
        <source>vampire</source>
        <translation>vampire</translation>
    </message>
    <message>
        <source>vampire, allies cannot</source>
        <translation>vampire, les alliés ne le peuvent pas</translation>
    </message>
    <message>
        <source>vampire; part of the &quot;encounter&quot; action: rescue or destroy is chosen on success</source>
        <translation>vampire&#x202f;; partie de l&apos;action «&#xa0;rencontrer&#xa0;»&#xa0;: secourir ou détruire se choisit à la réussite</translation>
    </message>
    <message>
        <source>vampires 1; others by text; imbued 1</source>
        <translation>vampires 1&#x202f;; autres selon leur texte&#x202f;; imbued 1</translation>
    </message>
    <message>
        <source>vampires and marked cards</source>
        <translation>les vampires et les cartes marquées</translation>
    </message>
    <message>
        <source>via &quot;encounter&quot;</source>
        <translation>par «&#xa0;rencontrer&#xa0;»</translation>
    </message>
    <message>
        <source>vote is called, terms set, votes called out</source>
        <translation>le vote est appelé, les termes fixés, les voix annoncées</translation>
    </message>
    <message>
        <source>votes only for ready titled vampires</source>
        <translation>voix seulement pour les vampires titrés disponibles</translation>
    </message>
    <message>
        <source>whatever your number of MPAs, even if it was cancelled or an MPA was regained</source>
        <translation>quel que soit votre nombre de MPA, même si elle a été annulée ou qu&apos;une MPA a été regagnée</translation>
    </message>
    <message>
        <source>whenever a minion successfully bleeds a Methuselah (no minimum stated)</source>
        <translation>chaque fois qu&apos;un serviteur mord avec succès un Mathusalem (pas de minimum énoncé)</translation>
    </message>
    <message>
        <source>whenever ranged damage is dealt, at any range; all of it goes to minion or one retainer</source>
        <translation>chaque fois que des dégâts à toute portée sont infligés, à n&apos;importe quelle portée&#x202f;; tous vont au serviteur ou à un seul compagnon</translation>
    </message>
    <message>
        <source>with expansion symbol: group 2; without: group 1</source>
        <translation>avec symbole d&apos;extension&#xa0;: groupe 2&#x202f;; sans&#xa0;: groupe 1</translation>
    </message>
    <message>
        <source>wounds used informally</source>
        <translation>blessures employées de façon informelle</translation>
    </message>
    <message>
        <source>yes, but cannot act</source>
        <translation>oui, mais ne peut pas agir</translation>
    </message>
    <message>
        <source>yields</source>
        <translation>abandonne</translation>
    </message>
    <message>
        <source>yields, title lost for the game</source>
        <translation>abandonne, titre perdu pour la partie</translation>
    </message>
</context>
</TS>
