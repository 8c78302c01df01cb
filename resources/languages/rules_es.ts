<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>&quot;+N hand damage&quot; effect (COM-32).</source>
        <translation>Efecto de «+N de daño con la mano» (COM-32).</translation>
    </message>
    <message>
        <source>&quot;Burn&quot; (from play) and &quot;discard&quot; (from hand) are different verbs.</source>
        <translation>«Quemar» (del juego) y «descartar» (de la mano) son verbos distintos.</translation>
    </message>
    <message>
        <source>&quot;Do not replace (until ...)&quot; lowers hand size by 1 for that time.</source>
        <translation>«No reemplazar (hasta ...)» reduce el tamaño de la mano en 1 durante ese tiempo.</translation>
    </message>
    <message>
        <source>&quot;End the action&quot; after block resolution makes it unsuccessful and closes it to modifiers and reactions.</source>
        <translation>«Terminar la acción» tras la resolución del bloqueo hace que no tenga éxito y la cierra a modificadores y reacciones.</translation>
    </message>
    <message>
        <source>&quot;Fail&quot; effects: as if blocked but no blocker and no combat; only after-resolution effects may follow.</source>
        <translation>Efectos de «fracasa»: como si se bloqueara, pero sin bloqueador ni combate; solo pueden seguir efectos posteriores a la resolución.</translation>
    </message>
    <message>
        <source>&quot;Lock X to do Y&quot; needs an unlocked X and cannot be used by a locked minion under a wake; &quot;Lock X. Do Y&quot; can.</source>
        <translation>«Girar X para hacer Y» necesita un X enderezado y no puede usarlo un siervo girado que ha despertado; «Girar X. Hacer Y» sí.</translation>
    </message>
    <message>
        <source>&quot;another minion may attempt&quot;</source>
        <translation>«otro siervo puede intentarlo»</translation>
    </message>
    <message>
        <source>&quot;burn a card from your hand&quot; used for the discard action</source>
        <translation>«quemar una carta de tu mano» usado para la acción de descarte</translation>
    </message>
    <message>
        <source>&quot;default cost&quot;</source>
        <translation>«coste por defecto»</translation>
    </message>
    <message>
        <source>&quot;defending Methuselah&quot; then rest clockwise</source>
        <translation>el «Matusalén defensor», luego los demás en sentido horario</translation>
    </message>
    <message>
        <source>&quot;higher capacity&quot; used</source>
        <translation>se usa «mayor capacidad»</translation>
    </message>
    <message>
        <source>&quot;in a multi-player game&quot;</source>
        <translation>«en una partida multijugador»</translation>
    </message>
    <message>
        <source>&quot;may be called&quot;</source>
        <translation>«puede convocarse»</translation>
    </message>
    <message>
        <source>&quot;no longer ready&quot; ends combat immediately</source>
        <translation>«ya no preparado» termina el combate de inmediato</translation>
    </message>
    <message>
        <source>&quot;reshuffle&quot; in each search rule; failing silent</source>
        <translation>«volver a barajar» en cada regla de búsqueda; nada sobre no encontrar</translation>
    </message>
    <message>
        <source>&quot;same action card&quot;</source>
        <translation>«la misma carta de acción»</translation>
    </message>
    <message>
        <source>&quot;typically&quot; a master card</source>
        <translation>«normalmente» una carta heril</translation>
    </message>
    <message>
        <source>((D) icon missing in text)</source>
        <translation>(falta el icono (D) en el texto)</translation>
    </message>
    <message>
        <source>(D) printed defines directed; without it the action is not directed</source>
        <translation>El (D) impreso define que es dirigida; sin él, la acción no es dirigida</translation>
    </message>
    <message>
        <source>+1</source>
        <translation>+1</translation>
    </message>
    <message>
        <source>+1 stealth, undirected.</source>
        <translation>+1 de sigilo, no dirigida.</translation>
    </message>
    <message>
        <source>+1, undirected stated</source>
        <translation>+1, se indica que no es dirigida</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>0 (&quot;call vote&quot; listed without stealth)</source>
        <translation>0 («convocar votación» figura sin sigilo)</translation>
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
        <translation>1 «voto» en el subreferéndum</translation>
    </message>
    <message>
        <source>1 (all minions)</source>
        <translation>1 (todos los siervos)</translation>
    </message>
    <message>
        <source>1 (ante kept)</source>
        <translation>1 (se conserva la apuesta)</translation>
    </message>
    <message>
        <source>1 (any minion)</source>
        <translation>1 (cualquier siervo)</translation>
    </message>
    <message>
        <source>1 (cards may change it)</source>
        <translation>1 (las cartas pueden cambiarlo)</translation>
    </message>
    <message>
        <source>1 / 2 / 3 / 4</source>
        <translation>1 / 2 / 3 / 4</translation>
    </message>
    <message>
        <source>1 / 2 / 3 / regent not listed</source>
        <translation>1 / 2 / 3 / el regente no figura</translation>
    </message>
    <message>
        <source>1 MPA</source>
        <translation>1 AFH</translation>
    </message>
    <message>
        <source>1 VP</source>
        <translation>1 PV</translation>
    </message>
    <message>
        <source>1 ballot</source>
        <translation>1 papeleta</translation>
    </message>
    <message>
        <source>1 blood</source>
        <translation>1 de sangre</translation>
    </message>
    <message>
        <source>1 blood, from the vampire</source>
        <translation>1 de sangre, del vampiro</translation>
    </message>
    <message>
        <source>1 combat ends, 2 first strikes, 3 others</source>
        <translation>1 el combate termina, 2 ataques iniciales, 3 los demás</translation>
    </message>
    <message>
        <source>1 for all minions, allies&apos; text usually overrides</source>
        <translation>1 para todos los siervos; el texto de los aliados suele prevalecer</translation>
    </message>
    <message>
        <source>1 for vampires; allies by text; imbued 1</source>
        <translation>1 para los vampiros; los aliados según su texto; imbued 1</translation>
    </message>
    <message>
        <source>1 life left</source>
        <translation>queda 1 de vida</translation>
    </message>
    <message>
        <source>1 master phase action (MPA), cards may change it</source>
        <translation>1 acción de fase heril (AFH); las cartas pueden cambiarlo</translation>
    </message>
    <message>
        <source>1 pool per card per own unlock phase</source>
        <translation>1 de reserva sanguínea por carta en cada fase de enderezamiento propia</translation>
    </message>
    <message>
        <source>1 pool per card per own untap phase</source>
        <translation>1 de reserva sanguínea por carta en cada fase de enderezamiento propia</translation>
    </message>
    <message>
        <source>1 pool per contested card in each of your untap phases</source>
        <translation>1 de reserva sanguínea por carta disputada en cada una de tus fases de enderezamiento</translation>
    </message>
    <message>
        <source>1, max 1 per player</source>
        <translation>1, máx. 1 por jugador</translation>
    </message>
    <message>
        <source>12</source>
        <translation>12</translation>
    </message>
    <message>
        <source>15 clans: antitribu clans, Lasombra, Tzimisce, Pander, Ahrimane, Blood Brothers, Harbingers of Skulls, Kiasyd</source>
        <translation>15 clanes: clanes antitribu, Lasombra, Tzimisce, Pander, Ahrimane, Blood Brothers, Harbingers of Skulls, Kiasyd</translation>
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
        <translation>2 cada uno</translation>
    </message>
    <message>
        <source>2 from either vampire</source>
        <translation>2 de cualquiera de los dos vampiros</translation>
    </message>
    <message>
        <source>2 from one of them or 1 each</source>
        <translation>2 de uno de ellos o 1 de cada uno</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 o más</translation>
    </message>
    <message>
        <source>2 or more (about 3 hours)</source>
        <translation>2 o más (unas 3 horas)</translation>
    </message>
    <message>
        <source>2, or 1 if you control a ready anarch (&quot;other&quot; omitted)</source>
        <translation>2, o 1 si controlas un anarquista preparado («otro» omitido)</translation>
    </message>
    <message>
        <source>2, split allowed</source>
        <translation>2, se permite repartir</translation>
    </message>
    <message>
        <source>2, split announced with the action</source>
        <translation>2, el reparto se anuncia con la acción</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>3 pool per vampire of that clan you already control</source>
        <translation>3 de reserva sanguínea por cada vampiro de ese clan que ya controles</translation>
    </message>
    <message>
        <source>30</source>
        <translation>30</translation>
    </message>
    <message>
        <source>3: maneuver, strike, press</source>
        <translation>3: maniobra, ataque, acoso</translation>
    </message>
    <message>
        <source>3: range, strike, press</source>
        <translation>3: distancia, ataque, acoso</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>4 (&quot;up to four&quot;)</source>
        <translation>4 («hasta cuatro»)</translation>
    </message>
    <message>
        <source>4 (8 or more stay behind)</source>
        <translation>4 (8 o más se quedan)</translation>
    </message>
    <message>
        <source>4 or 5</source>
        <translation>4 o 5</translation>
    </message>
    <message>
        <source>40</source>
        <translation>40</translation>
    </message>
    <message>
        <source>40 (60 in an official constructed tournament)</source>
        <translation>40 (60 en un torneo oficial de mazo construido)</translation>
    </message>
    <message>
        <source>40 + 10 per player (6 players: 100)</source>
        <translation>40 + 10 por jugador (6 jugadores: 100)</translation>
    </message>
    <message>
        <source>40 + 10 per player counting yourself (90 in an official constructed tournament)</source>
        <translation>40 + 10 por jugador contándote a ti (90 en un torneo oficial de mazo construido)</translation>
    </message>
    <message>
        <source>40-card library, 4 players</source>
        <translation>biblioteca de 40 cartas, 4 jugadores</translation>
    </message>
    <message>
        <source>5: maneuver, choose strike, resolve strike, additional strikes, press</source>
        <translation>5: maniobra, elegir ataque, resolver ataque, ataques adicionales, acoso</translation>
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
        <translation>7: antes de la distancia, distancia, antes de los ataques, ataque, resolución del daño, acoso, fin del asalto</translation>
    </message>
    <message>
        <source>90, independent of player count</source>
        <translation>90, sea cual sea el número de jugadores</translation>
    </message>
    <message>
        <source>90-card library, 4 players / 5 players</source>
        <translation>biblioteca de 90 cartas, 4 jugadores / 5 jugadores</translation>
    </message>
    <message>
        <source>A Blood Brother without a printed circle is a circle by itself.</source>
        <translation>Un Blood Brother sin círculo impreso forma un círculo por sí solo.</translation>
    </message>
    <message>
        <source>A Blood Cursed vampire cannot commit diablerie.</source>
        <translation>Un vampiro Maldito de sangre no puede cometer diablerie.</translation>
    </message>
    <message>
        <source>A Discipline master is put on a controlled vampire of any Methuselah. It gives a new Discipline at basic, or raises a basic one to superior.</source>
        <translation>Una carta heril de Disciplina se pone sobre un vampiro controlado de cualquier Matusalén. Da una Disciplina nueva al nivel básico, o sube una básica a superior.</translation>
    </message>
    <message>
        <source>A Methuselah can use the burn option if she controls no minion that meets the requirements of the card (PLY-28). Does a minion in torpor count?</source>
        <translation>Un Matusalén puede usar la opción de quemar si no controla ningún siervo que cumpla los requisitos de la carta (PLY-28). ¿Cuenta un siervo en letargo?</translation>
    </message>
    <message>
        <source>A Methuselah can withdraw in every game. Victory points can therefore be halves.</source>
        <translation>Un Matusalén puede retirarse en cualquier partida. Por eso los puntos de victoria pueden ser medios.</translation>
    </message>
    <message>
        <source>A Methuselah who controls no minion that meets the requirements of a card with the burn option can discard it and draw in any unlock phase. She can do so once in each unlock phase.</source>
        <translation>Un Matusalén que no controla ningún siervo que cumpla los requisitos de una carta con la opción de quemar puede descartarla y robar en cualquier fase de enderezamiento, una vez por fase de enderezamiento.</translation>
    </message>
    <message>
        <source>A Methuselah who declines to block gives the others another chance (SEQ-06). Does this include a Methuselah who can neither block nor play a card?</source>
        <translation>Un Matusalén que renuncia a bloquear da a los demás otra oportunidad (SEQ-06). ¿Incluye esto a un Matusalén que no puede ni bloquear ni jugar una carta?</translation>
    </message>
    <message>
        <source>A Methuselah who has declined to block cannot block later. The rules do not mention a redirected action whose new target has not declined.</source>
        <translation>Un Matusalén que ha renunciado a bloquear no puede bloquear después. Las reglas no mencionan una acción redirigida cuyo nuevo objetivo no ha renunciado.</translation>
    </message>
    <message>
        <source>A Methuselah whose library is empty and who begins her turn with less than a full hand can announce in the unlock phase that she withdraws.</source>
        <translation>Un Matusalén cuya biblioteca está vacía y que empieza su turno con menos de la mano completa puede anunciar su retirada en la fase de enderezamiento.</translation>
    </message>
    <message>
        <source>A Methuselah whose pool reaches 0 is ousted.</source>
        <translation>Un Matusalén cuya reserva sanguínea llega a 0 queda eliminado.</translation>
    </message>
    <message>
        <source>A Methuselah wins only if no other has as many victory points.</source>
        <translation>Un Matusalén solo gana si ningún otro tiene tantos puntos de victoria.</translation>
    </message>
    <message>
        <source>A bleed of 1 or more gives the Edge if the action succeeds. But an action that cannot be paid for is successful without effect.</source>
        <translation>Un sangrado de 1 o más da la Ventaja si la acción tiene éxito. Pero una acción que no se puede pagar tiene éxito sin efecto.</translation>
    </message>
    <message>
        <source>A bleed reduced to 0 is a successful action but not a successful bleed: no pool is lost, and the Edge does not move.</source>
        <translation>Un sangrado reducido a 0 es una acción con éxito, pero no un sangrado con éxito: no se pierde reserva sanguínea y la Ventaja no se mueve.</translation>
    </message>
    <message>
        <source>A block attempt succeeds if intercept is at least equal to stealth.</source>
        <translation>Un intento de bloqueo tiene éxito si la intercepción es al menos igual al sigilo.</translation>
    </message>
    <message>
        <source>A burned card goes face up to its owner&apos;s ash heap; any player may inspect any ash heap at any time.</source>
        <translation>Una carta quemada va boca arriba al montón de ceniza de su propietario; cualquier jugador puede mirar cualquier montón de ceniza en cualquier momento.</translation>
    </message>
    <message>
        <source>A cancelled card has no effect but counts as played. If it is an action card, the minion does not lock, pays nothing and can play that card again.</source>
        <translation>Una carta cancelada no tiene efecto, pero cuenta como jugada. Si es una carta de acción, el siervo no se gira, no paga nada y puede jugar de nuevo esa carta.</translation>
    </message>
    <message>
        <source>A card marked &quot;(limited)&quot; counts for the limits of BLD-08 (one action modifier card that increases the bleed) and COM-26 (one source of additional strikes).</source>
        <translation>Una carta marcada «(limitado)» cuenta para los límites de BLD-08 (una carta modificadora que aumente el sangrado) y COM-26 (una fuente de ataque adicional).</translation>
    </message>
    <message>
        <source>A card played on or aimed at another card needs a controlled (in play) target: torpor is eligible, uncontrolled region and contested cards are not.</source>
        <translation>Una carta jugada o dirigida sobre otra carta necesita un objetivo controlado (en juego): el letargo vale; la zona incontrolada y las cartas disputadas, no.</translation>
    </message>
    <message>
        <source>A card removed from the game can no longer be retrieved or affected.</source>
        <translation>Una carta retirada de la partida ya no puede recuperarse ni verse afectada.</translation>
    </message>
    <message>
        <source>A card that you search for need not be announced, and you may fail to find it. The library or crypt is then shuffled.</source>
        <translation>No hace falta anunciar una carta que buscas, y puedes no encontrarla. Después se baraja la biblioteca o la cripta.</translation>
    </message>
    <message>
        <source>A cast vote cannot be changed.</source>
        <translation>Un voto emitido no se puede cambiar.</translation>
    </message>
    <message>
        <source>A controller chooses the order of several mandatory actions.</source>
        <translation>El controlador elige el orden de varias acciones obligatorias.</translation>
    </message>
    <message>
        <source>A cost is paid only from the resources of the payer, such as the own Edge or hand. A minion can use the resources of its controller.</source>
        <translation>Un coste se paga solo con los recursos de quien paga, como su Ventaja o su mano. Un siervo puede usar los recursos de su controlador.</translation>
    </message>
    <message>
        <source>A counter that you burn, pay or spend returns to the bank. A counter that you gain or add comes from the bank.</source>
        <translation>Una ficha que quemas, pagas o gastas vuelve al banco. Una ficha que ganas o añades viene del banco.</translation>
    </message>
    <message>
        <source>A deck is made of crypt cards and library cards.</source>
        <translation>Un mazo se compone de cartas de cripta y cartas de biblioteca.</translation>
    </message>
    <message>
        <source>A deck is made of vampire cards and library cards.</source>
        <translation>Un mazo se compone de cartas de vampiro y cartas de biblioteca.</translation>
    </message>
    <message>
        <source>A discard phase action discards a card and draws one.</source>
        <translation>Una acción de fase de descarte descarta una carta y roba otra.</translation>
    </message>
    <message>
        <source>A discard phase action puts one event in play, at most one in each phase.</source>
        <translation>Una acción de fase de descarte pone un evento en juego, como máximo uno por fase.</translation>
    </message>
    <message>
        <source>A dodge does not protect retainers.</source>
        <translation>Una esquiva no protege a los criados.</translation>
    </message>
    <message>
        <source>A dodge inflicts no damage. It cancels the effects of the opposing strike, even a first strike, on the dodging minion and its possessions, at any range.</source>
        <translation>Una esquiva no inflige daño. Cancela los efectos del ataque oponente, incluso de un ataque inicial, sobre quien esquiva y sus posesiones, a cualquier distancia.</translation>
    </message>
    <message>
        <source>A failed blocker is not locked.</source>
        <translation>Un bloqueador que fracasa no se gira.</translation>
    </message>
    <message>
        <source>A hand strike inflicts damage equal to the strength, which is 1 by default.</source>
        <translation>Un ataque con las manos inflige tanto daño como la fuerza, que por defecto es 1.</translation>
    </message>
    <message>
        <source>A location stays in play. It can be used again and again, also in the turn in which it is played.</source>
        <translation>Un lugar permanece en juego. Puede usarse una y otra vez, también en el turno en que se juega.</translation>
    </message>
    <message>
        <source>A maneuver from a strike card or weapon commits that strike as the initial strike and no second strike card/weapon may maneuver this round.</source>
        <translation>Una maniobra de una carta de ataque o un arma obliga a usar ese ataque como primer ataque, y ninguna segunda carta de ataque/arma puede maniobrar en este asalto.</translation>
    </message>
    <message>
        <source>A maneuver that is part of a card&apos;s effect must be used that round; an optional one need not be.</source>
        <translation>Una maniobra que forma parte del efecto de una carta debe usarse en ese asalto; una opcional no es obligatoria.</translation>
    </message>
    <message>
        <source>A master that is not put in play is discarded after use.</source>
        <translation>Una carta heril que no se pone en juego se descarta tras usarse.</translation>
    </message>
    <message>
        <source>A minion can take one bleed action in a turn, even if it unlocks.</source>
        <translation>Un siervo puede realizar una sola acción de sangrado por turno, aunque se enderece.</translation>
    </message>
    <message>
        <source>A minion cannot repeat an action provided by a card in play (own text included) in a turn.</source>
        <translation>Un siervo no puede repetir en un turno una acción proporcionada por una carta en juego (incluido su propio texto).</translation>
    </message>
    <message>
        <source>A minion cannot repeat an action with the same action card in a turn.</source>
        <translation>Un siervo no puede repetir en un turno una acción con la misma carta de acción.</translation>
    </message>
    <message>
        <source>A minion card may have several types.</source>
        <translation>Una carta de siervo puede tener varios tipos.</translation>
    </message>
    <message>
        <source>A minion in the ready region is ready. A minion that is wounded, burned or removed in combat stops being ready at once; it changes its region after the combat.</source>
        <translation>Un siervo en la zona preparada está preparado. Un siervo herido, quemado o retirado en combate deja de estar preparado de inmediato; cambia de zona después del combate.</translation>
    </message>
    <message>
        <source>A minion takes one action (quick reference), or several if it untaps (section 12.3).</source>
        <translation>Un siervo realiza una acción (referencia rápida), o varias si se endereza (sección 12.3).</translation>
    </message>
    <message>
        <source>A minion that is immune to damage from a source burns no blood or life for that damage and is not wounded by it.</source>
        <translation>Un siervo inmune al daño de una fuente no quema sangre ni vida por ese daño y no queda herido.</translation>
    </message>
    <message>
        <source>A minion that unlocks during the phase may act again.</source>
        <translation>Un siervo que se endereza durante la fase puede volver a actuar.</translation>
    </message>
    <message>
        <source>A minion that wakes can block and play reactions during the action as though it were unlocked. Wakes can be played before the played card is replaced. An effect that only unlocks a minion is not a wake.</source>
        <translation>Un siervo que despierta puede bloquear y jugar reacciones durante la acción como si estuviera enderezado. Se puede despertar antes de que se reemplace la carta jugada. Un efecto que solo endereza a un siervo no es despertar.</translation>
    </message>
    <message>
        <source>A minion with a mandatory action may do nothing else.</source>
        <translation>Un siervo con una acción obligatoria no puede hacer nada más.</translation>
    </message>
    <message>
        <source>A minion with two or more different mandatory actions is stuck: it takes no action, and does not hold up other minions.</source>
        <translation>Un siervo con dos o más acciones obligatorias distintas está atascado: no realiza ninguna acción y no retiene a los demás siervos.</translation>
    </message>
    <message>
        <source>A modifier for a minion other than the acting minion is played by minions of the acting Methuselah, which may be locked.</source>
        <translation>Un modificador para un siervo distinto del que actúa lo juegan siervos del Matusalén activo, aunque estén girados.</translation>
    </message>
    <message>
        <source>A modifier or reaction is allowed in a referendum only if its text mentions a referendum, polling, votes or ballots. All others are too late once blocks are over (BLK-11). The specific rule beats the general one.</source>
        <translation>Un modificador o una reacción solo se permite en un referéndum si su texto habla de un referéndum, de la votación, de votos o de papeletas. Para los demás es tarde una vez terminados los bloqueos (BLK-11). La regla específica prevalece sobre la general.</translation>
    </message>
    <message>
        <source>A monster is a minion or retainer that is neither mortal nor animal. All vampires are monsters.</source>
        <translation>Un monstruo es un siervo o criado que no es mortal ni animal. Todos los vampiros son monstruos.</translation>
    </message>
    <message>
        <source>A paralyzed vampire goes to torpor tapped and does not untap in the untap phase. A rescue costs nothing; diablerie is as usual.</source>
        <translation>Un vampiro paralizado va al letargo girado y no se endereza en la fase de enderezamiento. Un rescate no cuesta nada; la diablerie es como de costumbre.</translation>
    </message>
    <message>
        <source>A played card goes to the ash heap when it resolves, but it is replaced as soon as it is played.</source>
        <translation>Una carta jugada va al montón de ceniza cuando se resuelve, pero se reemplaza en cuanto se juega.</translation>
    </message>
    <message>
        <source>A political card burned for a vote has its text ignored.</source>
        <translation>El texto de una carta política quemada para obtener un voto se ignora.</translation>
    </message>
    <message>
        <source>A power applies at all times, even locked, or is used by locking it at its moment and paying its cost.</source>
        <translation>Un poder se aplica en todo momento, aunque esté girado, o se usa girándolo en su momento y pagando su coste.</translation>
    </message>
    <message>
        <source>A predator ousted in the same turn still gets it.</source>
        <translation>Un depredador eliminado en el mismo turno también lo obtiene.</translation>
    </message>
    <message>
        <source>A predator who is ousted together with her prey gets the VP but not the 6 pool.</source>
        <translation>Un depredador eliminado a la vez que su presa recibe el VP, pero no los 6 de reserva sanguínea.</translation>
    </message>
    <message>
        <source>A press that is part of an effect must be used that round; optional presses need not be.</source>
        <translation>Un acoso que forma parte de un efecto debe usarse en ese asalto; los opcionales no son obligatorios.</translation>
    </message>
    <message>
        <source>A priscus with votes must cast votes and ballot the same way.</source>
        <translation>Un priscus con votos debe emitir votos y papeleta en el mismo sentido.</translation>
    </message>
    <message>
        <source>A ranged strike can be aimed at a retainer instead of the minion. The target is announced with the strike.</source>
        <translation>Un ataque a distancia puede dirigirse a un criado en vez de al siervo. El objetivo se anuncia con el ataque.</translation>
    </message>
    <message>
        <source>A ready unlocked vampire with no blood must hunt.</source>
        <translation>Un vampiro preparado enderezado sin sangre debe cazar.</translation>
    </message>
    <message>
        <source>A recruited ally cannot act this turn.</source>
        <translation>Un aliado reclutado no puede actuar este turno.</translation>
    </message>
    <message>
        <source>A second copy entering play under another Methuselah contests: all copies go face down and are out of play.</source>
        <translation>Un segundo ejemplar que entra en juego bajo otro Matusalén provoca la disputa: todos los ejemplares se ponen boca abajo y quedan fuera de juego.</translation>
    </message>
    <message>
        <source>A successful block locks the blocker and starts combat with the acting minion (exception TOR-08).</source>
        <translation>Un bloqueo con éxito gira al bloqueador e inicia el combate con el siervo activo (excepción TOR-08).</translation>
    </message>
    <message>
        <source>A third copy joins the contest immediately.</source>
        <translation>Un tercer ejemplar se suma a la disputa de inmediato.</translation>
    </message>
    <message>
        <source>A trophy can be put in play with a master phase action. It has no effect until it is moved to a vampire (TRT-10).</source>
        <translation>Un trofeo puede ponerse en juego con una acción de fase heril. No tiene efecto hasta que pasa a un vampiro (TRT-10).</translation>
    </message>
    <message>
        <source>A unique card is contested (see CON-01).</source>
        <translation>Una carta única se disputa (ver CON-01).</translation>
    </message>
    <message>
        <source>A vampire belongs to exactly one sect.</source>
        <translation>Un vampiro pertenece exactamente a una secta.</translation>
    </message>
    <message>
        <source>A vampire blocker may diablerise the acting vampire instead; an ally blocker simply stops it.</source>
        <translation>En su lugar, un vampiro bloqueador puede diabolizar al vampiro activo; un aliado bloqueador simplemente lo detiene.</translation>
    </message>
    <message>
        <source>A vampire created by another&apos;s action takes the sect of its creator (sire).</source>
        <translation>Un vampiro creado por la acción de otro adopta la secta de su creador (sire).</translation>
    </message>
    <message>
        <source>A vampire destroyed by aggravated damage skips torpor.</source>
        <translation>Un vampiro destruido por daño agravado no pasa por el letargo.</translation>
    </message>
    <message>
        <source>A vampire in torpor cannot enter combat.</source>
        <translation>Un vampiro en letargo no puede entrar en combate.</translation>
    </message>
    <message>
        <source>A vampire in torpor must yield the title in the unlock phase; only ready vampires may contest.</source>
        <translation>Un vampiro en letargo debe ceder el título en la fase de enderezamiento; solo los vampiros preparados pueden disputar.</translation>
    </message>
    <message>
        <source>A vampire never holds more blood than capacity; excess goes to the bank at once.</source>
        <translation>Un vampiro nunca tiene más sangre que su capacidad; el exceso va al banco de inmediato.</translation>
    </message>
    <message>
        <source>A vampire that cannot pay for a title.</source>
        <translation>Un vampiro que no puede pagar por un título.</translation>
    </message>
    <message>
        <source>A vampire whose title benefit is suspended by sect/clan change and whose title is then contested yields it at once.</source>
        <translation>Un vampiro cuyo beneficio del título está suspendido por cambio de secta/clan y cuyo título pasa a disputarse lo cede de inmediato.</translation>
    </message>
    <message>
        <source>A vampire with a contested title that gains another title immediately yields the contested one.</source>
        <translation>Un vampiro con un título disputado que obtiene otro título cede de inmediato el disputado.</translation>
    </message>
    <message>
        <source>A withdrawal is announced in the unlock phase (END-12).</source>
        <translation>Una retirada se anuncia en la fase de enderezamiento (END-12).</translation>
    </message>
    <message>
        <source>A withdrawing player keeps the ante; the last player keeps her own.</source>
        <translation>Un jugador que se retira conserva la apuesta; el último jugador conserva la suya.</translation>
    </message>
    <message>
        <source>Acting minion chooses its strike first, then the opponent, then both resolve together (exceptions STR-).</source>
        <translation>El siervo activo elige su ataque primero, después el oponente; luego ambos se resuelven a la vez (excepciones STR-).</translation>
    </message>
    <message>
        <source>Acting minion has first use at every step.</source>
        <translation>El siervo activo usa primero los efectos en cada paso.</translation>
    </message>
    <message>
        <source>Additional strikes are gained only after the first pair, acting minion deciding first.</source>
        <translation>Los ataques adicionales se obtienen solo tras el primer par; el siervo activo decide primero.</translation>
    </message>
    <message>
        <source>Advanced and base versions of a vampire contest each other.</source>
        <translation>Las versiones avanzada y básica de un vampiro se disputan entre sí.</translation>
    </message>
    <message>
        <source>Advanced vampires are crypt cards and count as such.</source>
        <translation>Los vampiros avanzados son cartas de cripta y cuentan como tales.</translation>
    </message>
    <message>
        <source>Advanced: with one version controlled and the other in your uncontrolled region, 4 transfers and 1 pool merge them (advanced on top).</source>
        <translation>Avanzado: con una versión controlada y la otra en tu zona incontrolada, 4 transferencias y 1 de reserva sanguínea las fusionan (la avanzada encima).</translation>
    </message>
    <message>
        <source>After a failed attempt another may be made, by the same or a different minion, as often as wished.</source>
        <translation>Tras un intento fracasado puede hacerse otro, con el mismo siervo u otro distinto, tantas veces como se quiera.</translation>
    </message>
    <message>
        <source>After a failed attempt others can be declared (BLK-10). A successful attempt blocks the action.</source>
        <translation>Después de un intento fallido pueden declararse otros (BLK-10). Un intento con éxito bloquea la acción.</translation>
    </message>
    <message>
        <source>After all have declined, further effects can be used. A change of the target opens blocks again (BLK-10). When all have passed, the action succeeds.</source>
        <translation>Después de que todos han renunciado pueden usarse más efectos. Un cambio de objetivo abre de nuevo los bloqueos (BLK-10). Cuando todos han pasado, la acción tiene éxito.</translation>
    </message>
    <message>
        <source>After any diablerie a blood hunt referendum takes place.</source>
        <translation>Después de cualquier diablerie tiene lugar un referéndum de caza de sangre.</translation>
    </message>
    <message>
        <source>After shuffle and cut each player turns over the top library card and sets it aside (before drawing).</source>
        <translation>Tras barajar y cortar, cada jugador da la vuelta a la primera carta de su biblioteca y la aparta (antes de robar).</translation>
    </message>
    <message>
        <source>Aggravated damage may be prevented before ordinary damage.</source>
        <translation>El daño agravado puede prevenirse antes que el ordinario.</translation>
    </message>
    <message>
        <source>Akunanse, Guruhi, Ishtarri, Osebo</source>
        <translation>Akunanse, Guruhi, Ishtarri, Osebo</translation>
    </message>
    <message>
        <source>All votes (and ballots) of one vampire or source go the same way; different sources of one Methuselah may differ.</source>
        <translation>Todos los votos (y papeletas) de un vampiro o fuente van en el mismo sentido; fuentes distintas de un mismo Matusalén pueden diferir.</translation>
    </message>
    <message>
        <source>All your cards unlock first.</source>
        <translation>Todas tus cartas se enderezan primero.</translation>
    </message>
    <message>
        <source>Allies and retainers treat aggravated as ordinary.</source>
        <translation>Los aliados y criados tratan el daño agravado como ordinario.</translation>
    </message>
    <message>
        <source>Allowance per master phase.</source>
        <translation>Asignación por fase heril.</translation>
    </message>
    <message>
        <source>Alternative uses by card text.</source>
        <translation>Usos alternativos según el texto de la carta.</translation>
    </message>
    <message>
        <source>Always undirected.</source>
        <translation>Siempre no dirigida.</translation>
    </message>
    <message>
        <source>Amount gained from the bank.</source>
        <translation>Cantidad ganada del banco.</translation>
    </message>
    <message>
        <source>An MPA plays a master card or powers alternate uses printed on cards.</source>
        <translation>Una AFH juega una carta heril o activa usos alternativos impresos en las cartas.</translation>
    </message>
    <message>
        <source>An action aimed at an ash heap is always undirected.</source>
        <translation>Una acción dirigida a un montón de ceniza es siempre no dirigida.</translation>
    </message>
    <message>
        <source>An action cannot be started if its cost or requirements cannot be met.</source>
        <translation>Una acción no puede empezarse si no se pueden cumplir su coste o sus requisitos.</translation>
    </message>
    <message>
        <source>An action-card bleed follows all basic bleed rules except as it says.</source>
        <translation>Un sangrado con carta de acción sigue todas las reglas básicas del sangrado salvo lo que ella diga.</translation>
    </message>
    <message>
        <source>An ally entering play by other means may act that turn.</source>
        <translation>Un aliado que entra en juego por otros medios puede actuar ese turno.</translation>
    </message>
    <message>
        <source>An eligible Methuselah who passes while no attempt is in progress cannot declare a block for the rest of the action, unless its target changes. When all have passed, blocks are over (BLK-16).</source>
        <translation>Un Matusalén con derecho que pasa mientras no hay un intento en curso no puede declarar un bloqueo durante el resto de la acción, salvo que cambie el objetivo. Cuando todos han pasado, los bloqueos han terminado (BLK-16).</translation>
    </message>
    <message>
        <source>An organiser may allow the cards of some sets only, if it is advertised before the event.</source>
        <translation>Un organizador puede permitir solo las cartas de algunas expansiones si lo anuncia antes del torneo.</translation>
    </message>
    <message>
        <source>Anarch.</source>
        <translation>Anarquista.</translation>
    </message>
    <message>
        <source>advanced format</source>
        <translation>formato avanzado</translation>
    </message>
    <message>
        <source>as in the White Wolf rulebook</source>
        <translation>como en el reglamento de White Wolf</translation>
    </message>
    <message>
        <source>see ANT-01</source>
        <translation>ver ANT-01</translation>
    </message>
    <message>
        <source>stated only in a suggestion; follows from STL-03</source>
        <translation>se indica solo en una sugerencia; se deduce de STL-03</translation>
    </message>
    <message>
        <source>Antitribu clans are distinct from their namesakes for requirements.</source>
        <translation>Los clanes antitribu son distintos de sus homónimos para los requisitos.</translation>
    </message>
    <message>
        <source>Any effect used by anyone returns the impulse to the acting Methuselah; a stage ends when all pass in succession.</source>
        <translation>Cualquier efecto usado por cualquiera devuelve el impulso al Matusalén activo; una etapa termina cuando todos pasan seguidos.</translation>
    </message>
    <message>
        <source>At every stage the acting Methuselah has the first opportunity (impulse) and may use several effects in a row before passing.</source>
        <translation>En cada etapa el Matusalén activo tiene la primera oportunidad (impulso) y puede usar varios efectos seguidos antes de pasar.</translation>
    </message>
    <message>
        <source>At most one MPA from trifles per master phase; further trifles act as ordinary masters.</source>
        <translation>Como máximo una AFH por nimiedades en cada fase heril; las demás nimiedades actúan como cartas heriles normales.</translation>
    </message>
    <message>
        <source>At most one out-of-turn master before your next master phase.</source>
        <translation>Como máximo una carta heril fuera de turno antes de tu siguiente fase heril.</translation>
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
        <translation>B:4 (6 conservados hasta el fin del turno, menos 2)</translation>
    </message>
    <message>
        <source>Baron (unique per city), anarchs only.</source>
        <translation>Barón (único por ciudad), solo anarquistas.</translation>
    </message>
    <message>
        <source>Baron B:5 contests a prince for one round</source>
        <translation>Un barón B:5 disputa con un príncipe durante una ronda</translation>
    </message>
    <message>
        <source>Baron contesting a title held by a prince or archbishop.</source>
        <translation>Barón que disputa un título que tiene un príncipe o arzobispo.</translation>
    </message>
    <message>
        <source>Baron leaving anarch loses the benefit until anarch again.</source>
        <translation>Un barón que deja de ser anarquista pierde el beneficio hasta que vuelva a serlo.</translation>
    </message>
    <message>
        <source>Baron votes.</source>
        <translation>Votos de barón.</translation>
    </message>
    <message>
        <source>Before-range effects precede the acting minion&apos;s first maneuver decision.</source>
        <translation>Los efectos previos a la distancia preceden a la primera decisión de maniobra del siervo activo.</translation>
    </message>
    <message>
        <source>Bishop / archbishop / cardinal / regent votes.</source>
        <translation>Votos de obispo / arzobispo / cardenal / regente.</translation>
    </message>
    <message>
        <source>Blocker must be ready and unlocked (or awake).</source>
        <translation>El bloqueador debe estar preparado y enderezado (o despierto).</translation>
    </message>
    <message>
        <source>Blocks and acts like a minion from the next turn.</source>
        <translation>Bloquea y actúa como un siervo desde el turno siguiente.</translation>
    </message>
    <message>
        <source>Blood cost (red drop) is burned by the minion; pool cost by the Methuselah.</source>
        <translation>El coste en sangre (gota roja) lo quema el siervo; el coste en reserva sanguínea, el Matusalén.</translation>
    </message>
    <message>
        <source>Blood on a blocked leave attempt.</source>
        <translation>Sangre en un intento bloqueado de salir.</translation>
    </message>
    <message>
        <source>Blood-cursed vampires cannot commit diablerie.</source>
        <translation>Los vampiros malditos de sangre no pueden cometer diablerie.</translation>
    </message>
    <message>
        <source>Brujah, Gangrel, Malkavian, Nosferatu, Toreador, Tremere, Ventrue (Caitiff clanless)</source>
        <translation>Brujah, Gangrel, Malkavian, Nosferatu, Toreador, Tremere, Ventrue (Caitiff sin clan)</translation>
    </message>
    <message>
        <source>Brujah, Malkavian, Nosferatu, Toreador, Tremere, Ventrue, Caitiff; unmarked old cards are Camarilla</source>
        <translation>Brujah, Malkavian, Nosferatu, Toreador, Tremere, Ventrue, Caitiff; las cartas antiguas sin marca son Camarilla</translation>
    </message>
    <message>
        <source>Burning the last blood is harmless by itself.</source>
        <translation>Quemar la última sangre es inofensivo por sí mismo.</translation>
    </message>
    <message>
        <source>Camarilla membership list.</source>
        <translation>Lista de pertenencia a la Camarilla.</translation>
    </message>
    <message>
        <source>Camarilla titles: primogen (not unique), prince (unique per city), justicar and Inner Circle (unique per clan, clan only).</source>
        <translation>Títulos de Camarilla: primogénito (no único), príncipe (único por ciudad), justicar y Círculo Interior (único por clan, solo del clan).</translation>
    </message>
    <message>
        <source>Cannot hunt, rescue, diablerise or call referendums.</source>
        <translation>No puede cazar, rescatar, diabolizar ni proponer referendos.</translation>
    </message>
    <message>
        <source>Capacity-5 vampire gets its 5th counter with 2 transfers still unspent</source>
        <translation>Un vampiro de capacidad 5 recibe su 5.ª ficha con 2 transferencias aún sin gastar</translation>
    </message>
    <message>
        <source>Card text beats the rulebook.</source>
        <translation>El texto de la carta prevalece sobre el reglamento.</translation>
    </message>
    <message>
        <source>Card versions of leave torpor cost what the card says.</source>
        <translation>Las versiones con carta de salir del letargo cuestan lo que dice la carta.</translation>
    </message>
    <message>
        <source>Cards and blood on the vampire stay with it.</source>
        <translation>Las cartas y la sangre que hay sobre el vampiro se quedan con él.</translation>
    </message>
    <message>
        <source>Cards and counters on a yielded card are burned.</source>
        <translation>Las cartas y fichas que hay sobre una carta cedida se queman.</translation>
    </message>
    <message>
        <source>Cards banned in all tournaments, constructed and limited.</source>
        <translation>Cartas prohibidas en todos los torneos, de mazo construido y limitados.</translation>
    </message>
    <message>
        <source>Cards the ousted player controlled.</source>
        <translation>Cartas que controlaba el jugador eliminado.</translation>
    </message>
    <message>
        <source>Cards wait for steps that older rulebooks do not name: after blocks are declined, before strikes are chosen, the end of a round.</source>
        <translation>Hay cartas que esperan pasos que los reglamentos antiguos no nombran: después de renunciar a los bloqueos, antes de elegir los ataques, el fin de un asalto.</translation>
    </message>
    <message>
        <source>Changes last for the whole action and reset afterwards.</source>
        <translation>Los cambios duran toda la acción y después se anulan.</translation>
    </message>
    <message>
        <source>Changing clan.</source>
        <translation>Cambio de clan.</translation>
    </message>
    <message>
        <source>Changing sect.</source>
        <translation>Cambio de secta.</translation>
    </message>
    <message>
        <source>City titles of different kinds contest each other for one city.</source>
        <translation>Los títulos de ciudad de distinto tipo se disputan entre sí por una misma ciudad.</translation>
    </message>
    <message>
        <source>Clan change to a clan of another sect</source>
        <translation>Cambio de clan a un clan de otra secta</translation>
    </message>
    <message>
        <source>Close quarters: no long range for the rest of the combat.</source>
        <translation>Cuerpo a cuerpo: no se puede combatir a distancia durante el resto del combate.</translation>
    </message>
    <message>
        <source>Combat and referendums are part of action resolution.</source>
        <translation>El combate y los referendos forman parte de la resolución de la acción.</translation>
    </message>
    <message>
        <source>Combat cards &quot;by a minion not involved in the combat&quot; may be played by minions of any Methuselah.</source>
        <translation>Las cartas de combate «de un siervo que no participa en el combate» pueden jugarlas siervos de cualquier Matusalén.</translation>
    </message>
    <message>
        <source>Combat cards are played by minions in combat; no other minion cards are playable there.</source>
        <translation>Las cartas de combate las juegan los siervos en combate; allí no puede jugarse ninguna otra carta de siervo.</translation>
    </message>
    <message>
        <source>Compulsory or optional.</source>
        <translation>Obligatorio u opcional.</translation>
    </message>
    <message>
        <source>Contested cards are not legal targets.</source>
        <translation>Las cartas disputadas no son objetivos legales.</translation>
    </message>
    <message>
        <source>Controller of the Edge may gain 1 pool from the bank.</source>
        <translation>Quien controla la Ventaja puede ganar 1 de reserva sanguínea del banco.</translation>
    </message>
    <message>
        <source>Controller orders MPAs and other master phase effects freely.</source>
        <translation>El controlador ordena libremente las AFH y los demás efectos de la fase heril.</translation>
    </message>
    <message>
        <source>Conviction may be burned to pay conviction costs.</source>
        <translation>Se puede quemar convicción para pagar costes de convicción.</translation>
    </message>
    <message>
        <source>Copies of one card.</source>
        <translation>Ejemplares de una carta.</translation>
    </message>
    <message>
        <source>Cost 2 blood from rescuer, rescued, or split.</source>
        <translation>Cuesta 2 de sangre del rescatador, del rescatado o repartidos.</translation>
    </message>
    <message>
        <source>Cost 2 blood, or 1 if its controller has at least one other ready anarch.</source>
        <translation>Cuesta 2 de sangre, o 1 si su controlador tiene al menos otro anarquista preparado.</translation>
    </message>
    <message>
        <source>Cost as printed, paid on success.</source>
        <translation>Coste según lo impreso, pagado si tiene éxito.</translation>
    </message>
    <message>
        <source>Cost to keep contesting.</source>
        <translation>Coste de seguir disputando.</translation>
    </message>
    <message>
        <source>Counters/cards on the card coming from the uncontrolled region.</source>
        <translation>Fichas/cartas sobre la carta que viene de la zona incontrolada.</translation>
    </message>
    <message>
        <source>Crypt 12 or more and library 60 to 90: the sizes that have stood ever since.</source>
        <translation>Cripta de 12 o más y biblioteca de 60 a 90: los tamaños vigentes desde entonces.</translation>
    </message>
    <message>
        <source>Crypt card printed without a group number.</source>
        <translation>Carta de cripta impresa sin número de grupo.</translation>
    </message>
    <message>
        <source>Crypt card with group &quot;ANY&quot; is exempt from grouping.</source>
        <translation>Una carta de cripta de grupo «ANY» está exenta de la regla de grupos.</translation>
    </message>
    <message>
        <source>Crypt cards of one group or of two consecutive groups; old cards without a number are of group 1 or 2.</source>
        <translation>Cartas de cripta de un grupo o de dos grupos consecutivos; las cartas antiguas sin número son del grupo 1 o 2.</translation>
    </message>
    <message>
        <source>Crypt contains vampire (or other crypt-type) cards; everything else is library.</source>
        <translation>La cripta contiene cartas de vampiro (u otras de tipo cripta); todo lo demás es biblioteca.</translation>
    </message>
    <message>
        <source>Crypt grouping: all crypt cards from one group or two consecutive groups.</source>
        <translation>Grupos de cripta: todas las cartas de cripta de un grupo o de dos grupos consecutivos.</translation>
    </message>
    <message>
        <source>Crypt groups {2, 4}</source>
        <translation>Grupos de cripta {2, 4}</translation>
    </message>
    <message>
        <source>Crypt maximum.</source>
        <translation>Máximo de cripta.</translation>
    </message>
    <message>
        <source>Crypt minimum.</source>
        <translation>Mínimo de cripta.</translation>
    </message>
    <message>
        <source>Crypt of 12 or more, without a maximum.</source>
        <translation>Cripta de 12 o más, sin máximo.</translation>
    </message>
    <message>
        <source>Crypt of 12 or more.</source>
        <translation>Cripta de 12 o más.</translation>
    </message>
    <message>
        <source>Damage handling: prevent, then mend.</source>
        <translation>Tratamiento del daño: prevenir, después curar.</translation>
    </message>
    <message>
        <source>Damage to a retainer.</source>
        <translation>Daño a un criado.</translation>
    </message>
    <message>
        <source>Deal 4 crypt cards face down into the uncontrolled region.</source>
        <translation>Repartir 4 cartas de cripta boca abajo en la zona incontrolada.</translation>
    </message>
    <message>
        <source>Declining further blocks is final for that Methuselah.</source>
        <translation>Renunciar a más bloqueos es definitivo para ese Matusalén.</translation>
    </message>
    <message>
        <source>Declining to block is an event that gives the acting Methuselah (and others) another chance to play effects.</source>
        <translation>Renunciar a bloquear es un suceso que da al Matusalén activo (y a los demás) otra oportunidad de jugar efectos.</translation>
    </message>
    <message>
        <source>Default (cardless) actions of a vampire.</source>
        <translation>Acciones por defecto (sin carta) de un vampiro.</translation>
    </message>
    <message>
        <source>Default actions of an ally.</source>
        <translation>Acciones por defecto de un aliado.</translation>
    </message>
    <message>
        <source>Default bleed amount.</source>
        <translation>Cantidad de sangrado por defecto.</translation>
    </message>
    <message>
        <source>Default hand size.</source>
        <translation>Tamaño de la mano por defecto.</translation>
    </message>
    <message>
        <source>Destruction by aggravated damage is not diablerie.</source>
        <translation>La destrucción por daño agravado no es diablerie.</translation>
    </message>
    <message>
        <source>Directed action: only the targeted Methuselah(s) may block; several targets proceed clockwise.</source>
        <translation>Acción dirigida: solo pueden bloquear los Matusalenes objetivo; si hay varios, en sentido horario.</translation>
    </message>
    <message>
        <source>Directed at the bled Methuselah.</source>
        <translation>Dirigida al Matusalén al que se sangra.</translation>
    </message>
    <message>
        <source>Directed only if it targets another Methuselah or something she controls; (D) is a reminder.</source>
        <translation>Dirigida solo si su objetivo es otro Matusalén o algo que este controla; (D) es un recordatorio.</translation>
    </message>
    <message>
        <source>Discard phase actions.</source>
        <translation>Acciones de la fase de descarte.</translation>
    </message>
    <message>
        <source>Discipline master raises capacity by 1 and adds no blood.</source>
        <translation>Una carta heril de Disciplina aumenta la capacidad en 1 y no añade sangre.</translation>
    </message>
    <message>
        <source>Dodge does not protect retainers.</source>
        <translation>La esquiva no protege a los criados.</translation>
    </message>
    <message>
        <source>EX-WW-10 inputs (steal 3, take 2)</source>
        <translation>Datos de EX-WW-10 (robar 3, tomar 2)</translation>
    </message>
    <message>
        <source>Each event may be played only once per game (by anyone).</source>
        <translation>Cada evento solo puede jugarse una vez por partida (por cualquiera).</translation>
    </message>
    <message>
        <source>Each ready priscus gives 1 ballot in the sub-referendum; ordinary votes cannot be used there.</source>
        <translation>Cada priscus preparado da 1 papeleta en el subreferéndum; allí no pueden usarse votos ordinarios.</translation>
    </message>
    <message>
        <source>Effect of yielding a title.</source>
        <translation>Efecto de ceder un título.</translation>
    </message>
    <message>
        <source>Effects of strikes apply first, damage afterwards.</source>
        <translation>Primero se aplican los efectos de los ataques; después, el daño.</translation>
    </message>
    <message>
        <source>Effects on the vampire before merging now apply to the merged version.</source>
        <translation>Los efectos sobre el vampiro anteriores a la fusión se aplican ahora a la versión fusionada.</translation>
    </message>
    <message>
        <source>Effects playable &quot;as the action is announced&quot; come before ordinary modifiers and reactions.</source>
        <translation>Los efectos que se juegan «al anunciar la acción» van antes que los modificadores y reacciones ordinarios.</translation>
    </message>
    <message>
        <source>End-of-round effects.</source>
        <translation>Efectos de fin de asalto.</translation>
    </message>
    <message>
        <source>End-of-turn window after the discard phase.</source>
        <translation>Ventana de fin de turno tras la fase de descarte.</translation>
    </message>
    <message>
        <source>Enters with life from the bank; burned when the last life is lost.</source>
        <translation>Entra con vida del banco; se quema al perder la última.</translation>
    </message>
    <message>
        <source>Equipment and retainers are burned when their minion is burned.</source>
        <translation>El equipo y los criados se queman cuando se quema su siervo.</translation>
    </message>
    <message>
        <source>Equipment text naming a kind of bearer works only for that kind.</source>
        <translation>El texto de un equipo que nombra una clase de portador solo funciona para esa clase.</translation>
    </message>
    <message>
        <source>Every crypt card is unique; library cards are unique only if they say so.</source>
        <translation>Toda carta de cripta es única; las de biblioteca son únicas solo si lo dicen.</translation>
    </message>
    <message>
        <source>Everyone starts at 0 stealth, 0 intercept; inherent action stealth is added.</source>
        <translation>Todos empiezan con 0 de sigilo, 0 de intercepción; se añade el sigilo propio de la acción.</translation>
    </message>
    <message>
        <source>Excess over capacity drains; an already full vampire may still hunt.</source>
        <translation>Lo que excede de la capacidad se drena; un vampiro ya lleno puede cazar igualmente.</translation>
    </message>
    <message>
        <source>Extra transfers granted by a vampire just put in play are not available that turn.</source>
        <translation>Las transferencias adicionales que da un vampiro recién puesto en juego no están disponibles ese turno.</translation>
    </message>
    <message>
        <source>First player.</source>
        <translation>Primer jugador.</translation>
    </message>
    <message>
        <source>First strike resolves before normal strikes; if it removes the opponent or its weapon, the other strike is lost; two first strikes are simultaneous.</source>
        <translation>El ataque inicial se resuelve antes que los ataques normales; si elimina al oponente o su arma, el otro ataque se pierde; dos ataques iniciales son simultáneos.</translation>
    </message>
    <message>
        <source>Five phases in order: unlock, master, minion, influence, discard.</source>
        <translation>Cinco fases por orden: enderezamiento, heril, servil, influencia, descarte.</translation>
    </message>
    <message>
        <source>From another of your minions: free, +1 stealth; may take several pieces from one minion in one action.</source>
        <translation>De otro de tus siervos: gratis, +1 de sigilo; puede tomar varias piezas de un siervo en una acción.</translation>
    </message>
    <message>
        <source>From hand: one equipment card per action; placed on the acting minion on success, cost paid then.</source>
        <translation>De la mano: una carta de equipo por acción; se pone sobre el siervo activo si tiene éxito, y el coste se paga entonces.</translation>
    </message>
    <message>
        <source>From when on a new card may be played in constructed tournaments.</source>
        <translation>Desde cuándo puede jugarse una carta nueva en torneos de mazo construido.</translation>
    </message>
    <message>
        <source>Game ends when one Methuselah is left.</source>
        <translation>La partida termina cuando queda un solo Matusalén.</translation>
    </message>
    <message>
        <source>Grouping restricts construction only, not control changes in play.</source>
        <translation>Los grupos restringen solo la construcción, no los cambios de control en juego.</translation>
    </message>
    <message>
        <source>Hand-damage boosts (+N) apply to hand or melee weapon only.</source>
        <translation>Los aumentos de daño con la mano (+N) se aplican solo a la mano o a un arma blanca.</translation>
    </message>
    <message>
        <source>How often a weapon&apos;s maneuver may be used.</source>
        <translation>Con qué frecuencia puede usarse la maniobra de un arma.</translation>
    </message>
    <message>
        <source>If a combatant stops being ready, combat ends at once (no more strikes, no press).</source>
        <translation>Si un combatiente deja de estar preparado, el combate termina de inmediato (sin más ataques, sin acoso).</translation>
    </message>
    <message>
        <source>If seating changes, the person now on your left is your prey at once.</source>
        <translation>Si cambia la colocación en la mesa, quien está ahora a tu izquierda es tu presa de inmediato.</translation>
    </message>
    <message>
        <source>If the leave attempt is blocked there is no combat.</source>
        <translation>Si el intento de salir se bloquea, no hay combate.</translation>
    </message>
    <message>
        <source>Impulse applies throughout; acting player plays first after each event.</source>
        <translation>El impulso se aplica en todo momento; el jugador activo juega primero tras cada suceso.</translation>
    </message>
    <message>
        <source>Independent printed votes count as a title.</source>
        <translation>Los votos impresos de los independientes cuentan como un título.</translation>
    </message>
    <message>
        <source>Independents with printed votes are treated as titled.</source>
        <translation>Los independientes con votos impresos se tratan como titulados.</translation>
    </message>
    <message>
        <source>Inner Circle is not a circle</source>
        <translation>el Círculo Interior no es un círculo</translation>
    </message>
    <message>
        <source>Inner Circle votes.</source>
        <translation>Votos del Círculo Interior.</translation>
    </message>
    <message>
        <source>Instead of paying you may yield: card burned.</source>
        <translation>En lugar de pagar puedes ceder: la carta se quema.</translation>
    </message>
    <message>
        <source>Intercept-0 untapped blocker against an unmodified political action</source>
        <translation>Bloqueador enderezado con intercepción 0 contra una acción política sin modificar</translation>
    </message>
    <message>
        <source>It is not an action of its own: cannot be blocked.</source>
        <translation>No es una acción propia: no se puede bloquear.</translation>
    </message>
    <message>
        <source>Justicar votes.</source>
        <translation>Votos de justicar.</translation>
    </message>
    <message>
        <source>Kholo and magaji votes.</source>
        <translation>Votos de kholo y magaji.</translation>
    </message>
    <message>
        <source>Laibon titles: kholo (unique per clan), magaji (not unique).</source>
        <translation>Títulos Laibon: kholo (único por clan), magaji (no único).</translation>
    </message>
    <message>
        <source>Laibon.</source>
        <translation>Laibon.</translation>
    </message>
    <message>
        <source>Last claimant acquires the title in its next unlock phase.</source>
        <translation>El último aspirante adquiere el título en su siguiente fase de enderezamiento.</translation>
    </message>
    <message>
        <source>Leave torpor blocked by a vampire that declines to diablerise, actor B:2</source>
        <translation>Salir del letargo, bloqueado por un vampiro que renuncia a diabolizar; activo B:2</translation>
    </message>
    <message>
        <source>Leaving or being rescued clears the wounded state; does not lock or unlock by itself.</source>
        <translation>Salir o ser rescatado elimina el estado de herido; por sí mismo no gira ni endereza.</translation>
    </message>
    <message>
        <source>Library draws come from the top to hand; crypt draws from the top to the uncontrolled region.</source>
        <translation>En la biblioteca se roba de arriba a la mano; en la cripta, de arriba a la zona incontrolada.</translation>
    </message>
    <message>
        <source>Library maximum.</source>
        <translation>Máximo de biblioteca.</translation>
    </message>
    <message>
        <source>Library minimum.</source>
        <translation>Mínimo de biblioteca.</translation>
    </message>
    <message>
        <source>Library of 40 and 10 more for each player, at most.</source>
        <translation>Biblioteca de 40 y 10 más por cada jugador, como máximo.</translation>
    </message>
    <message>
        <source>Library of 40 or more.</source>
        <translation>Biblioteca de 40 o más.</translation>
    </message>
    <message>
        <source>Life can be gained back.</source>
        <translation>La vida puede recuperarse.</translation>
    </message>
    <message>
        <source>Lock state is irrelevant in combat.</source>
        <translation>En combate da igual estar girado o enderezado.</translation>
    </message>
    <message>
        <source>Locked infernal minion: controller may burn 1 pool to unlock it.</source>
        <translation>Siervo infernal girado: el controlador puede quemar 1 de reserva sanguínea para enderezarlo.</translation>
    </message>
    <message>
        <source>Locking turns a card 90 degrees; only unlocked minions may act or block.</source>
        <translation>Girar pone una carta a 90 grados; solo los siervos enderezados pueden actuar o bloquear.</translation>
    </message>
    <message>
        <source>MPA may mark a Red List minion for this turn.</source>
        <translation>Una AFH puede marcar a un siervo de la Lista Roja durante este turno.</translation>
    </message>
    <message>
        <source>Mandatory actions come before any non-mandatory action by any of your minions.</source>
        <translation>Las acciones obligatorias van antes que cualquier acción no obligatoria de cualquiera de tus siervos.</translation>
    </message>
    <message>
        <source>Maneuvers flip the range; combatants alternate; none plays two in a row.</source>
        <translation>Las maniobras invierten la distancia; los combatientes se alternan; nadie juega dos seguidas.</translation>
    </message>
    <message>
        <source>Merge: counters/cards on the one in play remain.</source>
        <translation>Fusionar: las fichas/cartas de la que está en juego permanecen.</translation>
    </message>
    <message>
        <source>Methuselahs have no inherent votes.</source>
        <translation>Los Matusalenes no tienen votos propios.</translation>
    </message>
    <message>
        <source>Minion burned in combat reaches the ash heap, wounded vampire reaches torpor, only after combat.</source>
        <translation>Un siervo quemado en combate llega al montón de ceniza, y un vampiro herido al letargo, solo después del combate.</translation>
    </message>
    <message>
        <source>Minion cards are burned after use unless they say otherwise.</source>
        <translation>Las cartas de siervo se queman tras usarse a menos que digan otra cosa.</translation>
    </message>
    <message>
        <source>Modifier and reaction costs are paid when played, whatever happens to the action.</source>
        <translation>Los costes de modificadores y reacciones se pagan al jugarlos, pase lo que pase con la acción.</translation>
    </message>
    <message>
        <source>No action modifiers and no reactions may be played in it.</source>
        <translation>No pueden jugarse en ella modificadores de acción ni reacciones.</translation>
    </message>
    <message>
        <source>No limit on equipment per minion.</source>
        <translation>Sin límite de equipo por siervo.</translation>
    </message>
    <message>
        <source>No limit per minion.</source>
        <translation>Sin límite por siervo.</translation>
    </message>
    <message>
        <source>No maneuvers by default.</source>
        <translation>Sin maniobras por defecto.</translation>
    </message>
    <message>
        <source>Number of Methuselahs at the table.</source>
        <translation>Número de Matusalenes en la mesa.</translation>
    </message>
    <message>
        <source>One action is fully resolved before the next is announced.</source>
        <translation>Una acción se resuelve por completo antes de anunciar la siguiente.</translation>
    </message>
    <message>
        <source>One additional-strike source per minion per round.</source>
        <translation>Una fuente de ataques adicionales por siervo y asalto.</translation>
    </message>
    <message>
        <source>One strike per minion per round by default.</source>
        <translation>Un ataque por siervo y asalto por defecto.</translation>
    </message>
    <message>
        <source>Only genuine cards, and those the V:EKN has issued, may be played.</source>
        <translation>Solo pueden jugarse cartas auténticas y las emitidas por la V:EKN.</translation>
    </message>
    <message>
        <source>Only one action card per action; action cards cannot modify other actions.</source>
        <translation>Solo una carta de acción por acción; las cartas de acción no pueden modificar otras acciones.</translation>
    </message>
    <message>
        <source>Only one action modifier card may increase a bleed (unless a card says it does not count).</source>
        <translation>Solo una carta de modificador de acción puede aumentar un sangrado (a menos que una carta diga que no cuenta).</translation>
    </message>
    <message>
        <source>Only one additional-strike source per minion per round.</source>
        <translation>Solo una fuente de ataques adicionales por siervo y asalto.</translation>
    </message>
    <message>
        <source>Only one bleed-increasing action modifier card per bleed (&quot;limited&quot;).</source>
        <translation>Solo una carta de modificador de acción que aumente el sangrado por sangrado («limitado»).</translation>
    </message>
    <message>
        <source>Only one minion attempts at a time.</source>
        <translation>Solo un siervo lo intenta cada vez.</translation>
    </message>
    <message>
        <source>Only ranged / &quot;R&quot; strikes and defensive strikes (dodge, combat ends) work at long range; those work at any range.</source>
        <translation>A distancia solo funcionan los ataques a distancia / «R» y los defensivos (esquiva, el combate termina); estos funcionan a cualquier distancia.</translation>
    </message>
    <message>
        <source>Only ready minions fight; your minions never fight each other.</source>
        <translation>Solo luchan los siervos preparados; tus siervos nunca luchan entre sí.</translation>
    </message>
    <message>
        <source>Only ready minions give their votes; lock state is irrelevant.</source>
        <translation>Solo los siervos preparados dan sus votos; da igual si están girados.</translation>
    </message>
    <message>
        <source>Only ready unlocked minions act (exception: leave torpor); acting locks them.</source>
        <translation>Solo actúan los siervos preparados enderezados (excepción: salir del letargo); actuar los gira.</translation>
    </message>
    <message>
        <source>Only the prey&apos;s own ante passes, not antes that prey had won.</source>
        <translation>Solo pasa la apuesta propia de la presa, no las apuestas que esa presa había ganado.</translation>
    </message>
    <message>
        <source>Opening hand 7 library cards.</source>
        <translation>Mano inicial de 7 cartas de biblioteca.</translation>
    </message>
    <message>
        <source>Opening turns: first turn 1, second turn 2, third turn 3, then 4.</source>
        <translation>Turnos iniciales: primer turno 1, segundo turno 2, tercer turno 3, después 4.</translation>
    </message>
    <message>
        <source>Optional ante card is set aside before dealing.</source>
        <translation>La carta de apuesta opcional se aparta antes de repartir.</translation>
    </message>
    <message>
        <source>Optional; agreed before the game.</source>
        <translation>Opcional; se acuerda antes de la partida.</translation>
    </message>
    <message>
        <source>Ordinary damage is handled before aggravated damage dealt at the same time.</source>
        <translation>El daño ordinario se trata antes que el agravado infligido al mismo tiempo.</translation>
    </message>
    <message>
        <source>Other crypt card types (imbued) are influenced likewise.</source>
        <translation>Los otros tipos de carta de cripta (imbued) se ponen en juego por influencia del mismo modo.</translation>
    </message>
    <message>
        <source>Otherwise an ordinary referendum (titles, Edge, political cards as votes).</source>
        <translation>Por lo demás, un referéndum ordinario (títulos, Ventaja, cartas políticas como votos).</translation>
    </message>
    <message>
        <source>Ousted player&apos;s library card sits on another player&apos;s vampire</source>
        <translation>La carta de biblioteca de un jugador eliminado está sobre el vampiro de otro jugador</translation>
    </message>
    <message>
        <source>Out-of-turn master played, next own master phase</source>
        <translation>Carta heril fuera de turno jugada, siguiente fase heril propia</translation>
    </message>
    <message>
        <source>Out-of-turn trifle: the extra MPA is gained in your next master phase.</source>
        <translation>Nimiedad fuera de turno: la AFH adicional se gana en tu siguiente fase heril.</translation>
    </message>
    <message>
        <source>Passing burns the diablerist.</source>
        <translation>Si prospera, quien cometió la diablerie se quema.</translation>
    </message>
    <message>
        <source>Playing a card from hand draws a replacement at once (unless text says otherwise).</source>
        <translation>Jugar una carta de la mano hace robar un reemplazo de inmediato (a menos que el texto diga otra cosa).</translation>
    </message>
    <message>
        <source>Political action cards can be played (as the action) only by vampires.</source>
        <translation>Solo los vampiros pueden jugar cartas de acción política (como la acción).</translation>
    </message>
    <message>
        <source>Political card played during an unfinished referendum</source>
        <translation>Carta política jugada durante un referéndum sin terminar</translation>
    </message>
    <message>
        <source>Polling closes when everyone is finished; optional agreed limit of 15 s after the last vote.</source>
        <translation>La votación se cierra cuando todos han terminado; límite opcional acordado de 15 s tras el último voto.</translation>
    </message>
    <message>
        <source>Predator of a withdrawing player.</source>
        <translation>Depredador de un jugador que se retira.</translation>
    </message>
    <message>
        <source>Press: at round end, if both are ready, an uncancelled press to continue starts another round.</source>
        <translation>Acoso: al final del asalto, si ambos están preparados, un acoso no cancelado para continuar empieza otro asalto.</translation>
    </message>
    <message>
        <source>Presses alternate; none plays two in a row; a press can continue or end.</source>
        <translation>Los acosos se alternan; nadie juega dos seguidos; un acoso puede continuar o terminar.</translation>
    </message>
    <message>
        <source>Prevention cards are played one at a time until all is prevented or the player stops.</source>
        <translation>Las cartas de prevención se juegan de una en una hasta que todo está prevenido o el jugador para.</translation>
    </message>
    <message>
        <source>Price of an out-of-turn master.</source>
        <translation>Precio de una carta heril fuera de turno.</translation>
    </message>
    <message>
        <source>Primogen vote.</source>
        <translation>Voto de primogénito.</translation>
    </message>
    <message>
        <source>Prince votes.</source>
        <translation>Votos de príncipe.</translation>
    </message>
    <message>
        <source>Prisci block: the prisci as a group have 3 votes.</source>
        <translation>Bloque de prisci: los prisci como grupo tienen 3 votos.</translation>
    </message>
    <message>
        <source>Range starts at close each round.</source>
        <translation>La distancia empieza de cerca en cada asalto.</translation>
    </message>
    <message>
        <source>Ranged strike at close range aimed at a retainer</source>
        <translation>De cerca, un ataque a distancia dirigido a un criado</translation>
    </message>
    <message>
        <source>Recruited ally counted as a ready minion later in the same turn</source>
        <translation>Aliado reclutado contado como siervo preparado más adelante en el mismo turno</translation>
    </message>
    <message>
        <source>Referendum called with a card; caller controls a prince, one opponent burns 2 political cards and a justicar votes against</source>
        <translation>Referéndum propuesto con una carta; quien lo propone controla a un príncipe, un oponente quema 2 cartas políticas y un justicar vota en contra</translation>
    </message>
    <message>
        <source>Refusing to strike is irrevocable for the round.</source>
        <translation>Negarse a atacar es irrevocable durante el asalto.</translation>
    </message>
    <message>
        <source>Regent.</source>
        <translation>Regente.</translation>
    </message>
    <message>
        <source>Replacement of cards played during a referendum.</source>
        <translation>Reemplazo de las cartas jugadas durante un referéndum.</translation>
    </message>
    <message>
        <source>Rescuing a paralyzed vampire is free.</source>
        <translation>Rescatar a un vampiro paralizado es gratis.</translation>
    </message>
    <message>
        <source>Restricted format: the organiser sets what decks may contain and says so in the calendar.</source>
        <translation>Formato restringido: el organizador fija qué pueden contener los mazos y lo indica en el calendario.</translation>
    </message>
    <message>
        <source>Retainer with life 2 takes 1 damage, survives</source>
        <translation>Un criado con 2 de vida recibe 1 de daño, sobrevive</translation>
    </message>
    <message>
        <source>Retainers and allies enter with their printed life from the bank and are burned on losing the last one.</source>
        <translation>Los criados y aliados entran con su vida impresa, tomada del banco, y se queman al perder la última.</translation>
    </message>
    <message>
        <source>Retainers never move between minions.</source>
        <translation>Los criados nunca pasan de un siervo a otro.</translation>
    </message>
    <message>
        <source>Round steps.</source>
        <translation>Pasos del asalto.</translation>
    </message>
    <message>
        <source>Sabbat membership list.</source>
        <translation>Lista de pertenencia al Sabbat.</translation>
    </message>
    <message>
        <source>Sabbat titles: bishop, archbishop (per city), priscus, cardinal, regent (unique).</source>
        <translation>Títulos del Sabbat: obispo, arzobispo (por ciudad), priscus, cardenal, regente (único).</translation>
    </message>
    <message>
        <source>Scarce surcharge (TRT-07) is paid on moving to the ready region.</source>
        <translation>El recargo de escaso (TRT-07) se paga al pasar a la zona preparada.</translation>
    </message>
    <message>
        <source>Scarce: on moving it to ready by influence, burn pool per other vampire of that clan.</source>
        <translation>Escaso: al pasarlo a preparados por influencia, quema reserva sanguínea por cada otro vampiro de ese clan.</translation>
    </message>
    <message>
        <source>Seating by any method.</source>
        <translation>Colocación en la mesa por cualquier método.</translation>
    </message>
    <message>
        <source>Sect (and clan where relevant) required to receive a title.</source>
        <translation>Secta (y clan si procede) que se requiere para recibir un título.</translation>
    </message>
    <message>
        <source>Shuffle crypt and library separately; predator may cut both.</source>
        <translation>Barajar cripta y biblioteca por separado; el depredador puede cortar ambas.</translation>
    </message>
    <message>
        <source>Sizes of a constructed deck: crypt 12 or more, library 60 to 90.</source>
        <translation>Tamaños de un mazo construido: cripta de 12 o más, biblioteca de 60 a 90.</translation>
    </message>
    <message>
        <source>Sizes of a limited deck by the number of boosters; no rule about groups.</source>
        <translation>Tamaños de un mazo limitado según el número de sobres; ninguna regla sobre grupos.</translation>
    </message>
    <message>
        <source>Slave: no directed action unless its controller has a ready member of the clan.</source>
        <translation>Esclavo: ninguna acción dirigida a menos que su controlador tenga un miembro preparado del clan.</translation>
    </message>
    <message>
        <source>Slave: when a same-controller member of that clan is blocked, lock the slave to cancel that combat, unlock the acting vampire, and let the slave fight the blocker.</source>
        <translation>Esclavo: si se bloquea a un miembro de ese clan del mismo controlador, girar al esclavo para cancelar ese combate, enderezar al vampiro activo y hacer que el esclavo luche con el bloqueador.</translation>
    </message>
    <message>
        <source>Spending the last pool on transfers ousts you.</source>
        <translation>Gastar la última reserva sanguínea en transferencias te elimina.</translation>
    </message>
    <message>
        <source>Start-of-turn window before the unlock phase.</source>
        <translation>Ventana de comienzo de turno antes de la fase de enderezamiento.</translation>
    </message>
    <message>
        <source>Starting capacities printed on vampires.</source>
        <translation>Capacidades iniciales impresas en los vampiros.</translation>
    </message>
    <message>
        <source>Starting pool 30 each.</source>
        <translation>Reserva sanguínea inicial: 30 cada uno.</translation>
    </message>
    <message>
        <source>Stealing from a target with fewer counters takes what is there.</source>
        <translation>Robar a un objetivo con menos fichas toma lo que haya.</translation>
    </message>
    <message>
        <source>Stealth +1, undirected, no cost.</source>
        <translation>Sigilo +1, no dirigida, sin coste.</translation>
    </message>
    <message>
        <source>Stealth / intercept may drop below 0.</source>
        <translation>El sigilo / la intercepción pueden bajar de 0.</translation>
    </message>
    <message>
        <source>Stealth by action modifiers or cards in play, intercept by reactions or cards in play.</source>
        <translation>Sigilo por modificadores de acción o cartas en juego, intercepción por reacciones o cartas en juego.</translation>
    </message>
    <message>
        <source>Stealth may be added only while a blocker currently has enough intercept; intercept only while stealth exceeds it.</source>
        <translation>Solo puede añadirse sigilo mientras un bloqueador tenga en ese momento suficiente intercepción; intercepción, solo mientras el sigilo la supere.</translation>
    </message>
    <message>
        <source>Stealth.</source>
        <translation>Sigilo.</translation>
    </message>
    <message>
        <source>Step 1: all victim&apos;s blood moves to the diablerist; excess drains.</source>
        <translation>Paso 1: toda la sangre de la víctima pasa a quien comete la diablerie; el exceso se drena.</translation>
    </message>
    <message>
        <source>Step 2: diablerist may take any of the equipment.</source>
        <translation>Paso 2: quien comete la diablerie puede tomar cualquier parte del equipo.</translation>
    </message>
    <message>
        <source>Step 3: victim burned with its remaining cards and counters (owner&apos;s ash heap).</source>
        <translation>Paso 3: la víctima se quema con las cartas y fichas que le queden (montón de ceniza del propietario).</translation>
    </message>
    <message>
        <source>Step 4: if the victim had the higher capacity, the controller may fetch one Discipline master from library, ash heap or hand onto the diablerist; reshuffle / redraw.</source>
        <translation>Paso 4: si la víctima tenía más capacidad, el controlador puede tomar una carta heril de Disciplina de biblioteca, montón de ceniza o mano y ponerla sobre quien cometió la diablerie; volver a barajar / robar.</translation>
    </message>
    <message>
        <source>Step 5: trophies if the victim was Red List, before the blood hunt.</source>
        <translation>Paso 5: trofeos si la víctima era de la Lista Roja, antes de la caza de sangre.</translation>
    </message>
    <message>
        <source>Stolen blood may mend damage dealt simultaneously.</source>
        <translation>La sangre robada puede curar daño infligido simultáneamente.</translation>
    </message>
    <message>
        <source>Successful withdrawal</source>
        <translation>Retirada con éxito</translation>
    </message>
    <message>
        <source>Terms are chosen only after the action succeeds.</source>
        <translation>Las condiciones se eligen solo después de que la acción tenga éxito.</translation>
    </message>
    <message>
        <source>That card&apos;s capacity increase brings no blood.</source>
        <translation>El aumento de capacidad de esa carta no trae sangre.</translation>
    </message>
    <message>
        <source>The Edge may be burned (returned uncontrolled to the centre) for 1 vote.</source>
        <translation>La Ventaja puede quemarse (vuelve no controlada al centro) para obtener 1 voto.</translation>
    </message>
    <message>
        <source>The Edge starts uncontrolled in the centre.</source>
        <translation>La Ventaja empieza no controlada en el centro.</translation>
    </message>
    <message>
        <source>The acting minion stays locked afterwards.</source>
        <translation>El siervo activo sigue girado después.</translation>
    </message>
    <message>
        <source>The blood bank never runs out.</source>
        <translation>El banco de sangre nunca se agota.</translation>
    </message>
    <message>
        <source>The card pool of the V5 format; any printing of a listed card will do.</source>
        <translation>El conjunto de cartas del formato V5; vale cualquier edición de una carta de la lista.</translation>
    </message>
    <message>
        <source>The card that called the referendum gives its player 1 vote and uses up that cap.</source>
        <translation>La carta que propuso el referéndum da a su jugador 1 voto y agota ese tope.</translation>
    </message>
    <message>
        <source>The next player to the left becomes the new prey.</source>
        <translation>El siguiente jugador a la izquierda pasa a ser la nueva presa.</translation>
    </message>
    <message>
        <source>The ousted player&apos;s own cards controlled by others.</source>
        <translation>Las cartas propias del jugador eliminado controladas por otros.</translation>
    </message>
    <message>
        <source>The pieces to be taken are announced with the action.</source>
        <translation>Las piezas que se van a tomar se anuncian con la acción.</translation>
    </message>
    <message>
        <source>The predator gains the ante card of an ousted prey, permanently.</source>
        <translation>El depredador gana la carta de apuesta de una presa eliminada, de forma permanente.</translation>
    </message>
    <message>
        <source>The regained card returns instead of paying again in that phase.</source>
        <translation>La carta recuperada vuelve en lugar de pagar otra vez en esa fase.</translation>
    </message>
    <message>
        <source>The replacement draw happens after the card&apos;s &quot;as played&quot; window.</source>
        <translation>El robo de reemplazo ocurre después de la ventana «al jugarse» de la carta.</translation>
    </message>
    <message>
        <source>The same modifier card may not be played twice by one minion in one action.</source>
        <translation>Un siervo no puede jugar dos veces la misma carta de modificador en una acción.</translation>
    </message>
    <message>
        <source>The same reaction card may not be played twice by one minion in one action.</source>
        <translation>Un siervo no puede jugar dos veces la misma carta de reacción en una acción.</translation>
    </message>
    <message>
        <source>The steps are one unit; effects only before or after.</source>
        <translation>Los pasos son una unidad; efectos solo antes o después.</translation>
    </message>
    <message>
        <source>The vote is administered by the caller.</source>
        <translation>El voto lo administra quien lo propone.</translation>
    </message>
    <message>
        <source>They repeat choose/resolve (and damage) at the same range, only for minions that have them; any strike may be chosen even if a weapon was used to maneuver.</source>
        <translation>Repiten elegir/resolver (y daño) a la misma distancia, solo para los siervos que los tienen; puede elegirse cualquier ataque aunque se usara un arma para maniobrar.</translation>
    </message>
    <message>
        <source>Tie for most VP.</source>
        <translation>Empate a más PV.</translation>
    </message>
    <message>
        <source>Time limit.</source>
        <translation>Límite de tiempo.</translation>
    </message>
    <message>
        <source>Title contest cost, paid by the vampire in its controller&apos;s unlock phase.</source>
        <translation>Coste de la disputa de un título, pagado por el vampiro en la fase de enderezamiento de su controlador.</translation>
    </message>
    <message>
        <source>Transfers are gained at the start of the phase, are not counters, cannot be saved.</source>
        <translation>Las transferencias se obtienen al comienzo de la fase, no son fichas, no se pueden guardar.</translation>
    </message>
    <message>
        <source>Transfers per influence phase.</source>
        <translation>Transferencias por fase de influencia.</translation>
    </message>
    <message>
        <source>Turns run clockwise from the first player.</source>
        <translation>Los turnos van en sentido horario desde el primer jugador.</translation>
    </message>
    <message>
        <source>Two VP leaders tied at the end</source>
        <translation>Dos líderes en PV empatados al final</translation>
    </message>
    <message>
        <source>Two different bleed modifiers (+1, +2) on one bleed</source>
        <translation>Dos modificadores de sangrado distintos (+1, +2) en un mismo sangrado</translation>
    </message>
    <message>
        <source>Unblocked action with no effect (e.g. bleed of 0) is still successful.</source>
        <translation>Una acción no bloqueada sin efecto (p. ej. un sangrado de 0) tiene éxito igualmente.</translation>
    </message>
    <message>
        <source>Undirected (including aimed at your own card): prey first, then predator. No one else.</source>
        <translation>No dirigida (también la dirigida a tu propia carta): primero la presa, después el depredador. Nadie más.</translation>
    </message>
    <message>
        <source>Unique titles held by two vampires are contested; meanwhile none of them has the title but they stay in play and act and block.</source>
        <translation>Los títulos únicos que tienen dos vampiros se disputan; entretanto ninguno de ellos tiene el título, pero siguen en juego y actúan y bloquean.</translation>
    </message>
    <message>
        <source>Unlock-phase effects come after the unlocking, in the order their player chooses.</source>
        <translation>Los efectos de la fase de enderezamiento van después del enderezamiento, en el orden que elija su jugador.</translation>
    </message>
    <message>
        <source>Untitled minions may have additional votes by text.</source>
        <translation>Los siervos sin título pueden tener votos adicionales por texto.</translation>
    </message>
    <message>
        <source>Unused MPAs are lost, never saved.</source>
        <translation>Las AFH sin usar se pierden, nunca se guardan.</translation>
    </message>
    <message>
        <source>Unused actions are lost.</source>
        <translation>Las acciones sin usar se pierden.</translation>
    </message>
    <message>
        <source>VP for withdrawing.</source>
        <translation>PV por retirarse.</translation>
    </message>
    <message>
        <source>Vampire emptied during its own minion phase (had blood at its start), ready and untapped</source>
        <translation>Vampiro que se vacía durante su propia fase servil (tenía sangre al comienzo), preparado y enderezado</translation>
    </message>
    <message>
        <source>Vampire unlocked by an effect after a bleed bleeds again</source>
        <translation>Un vampiro enderezado por un efecto tras un sangrado sangra otra vez</translation>
    </message>
    <message>
        <source>Vampire with B:0 contesting a title, unlock phase</source>
        <translation>Vampiro con B:0 que disputa un título, fase de enderezamiento</translation>
    </message>
    <message>
        <source>Vote-granting modifiers only by the acting minion, reactions only by ready unlocked minions of others.</source>
        <translation>Modificadores que dan votos: solo del siervo activo; reacciones: solo de siervos preparados enderezados de los demás.</translation>
    </message>
    <message>
        <source>Votes are cast freely in any order; voting is optional.</source>
        <translation>Los votos se emiten libremente en cualquier orden; nadie está obligado a votar.</translation>
    </message>
    <message>
        <source>Warning: a second copy of a unique card cannot be controlled at the same time (CON-10) but may serve as a replacement.</source>
        <translation>Aviso: un segundo ejemplar de una carta única no puede controlarse al mismo tiempo (CON-10), pero puede servir de reemplazo.</translation>
    </message>
    <message>
        <source>Weapons are equipped by actions, never during combat.</source>
        <translation>Las armas se equipan con acciones, nunca durante el combate.</translation>
    </message>
    <message>
        <source>What happens to the Edge when its holder is ousted.</source>
        <translation>Qué pasa con la Ventaja cuando se elimina a quien la tiene.</translation>
    </message>
    <message>
        <source>When a card is burned or removed from the game, counters and other cards on it are burned.</source>
        <translation>Cuando una carta se quema o se retira de la partida, las fichas y otras cartas que hay sobre ella se queman.</translation>
    </message>
    <message>
        <source>When a vampire becomes controlled.</source>
        <translation>Cuándo pasa un vampiro a estar controlado.</translation>
    </message>
    <message>
        <source>When all others have yielded, your copy returns unlocked, face up.</source>
        <translation>Cuando todos los demás han cedido, tu ejemplar vuelve enderezado, boca arriba.</translation>
    </message>
    <message>
        <source>When combat ends early, skip to the end-of-round step, which still happens.</source>
        <translation>Cuando el combate termina antes, se salta al paso de fin de asalto, que ocurre igualmente.</translation>
    </message>
    <message>
        <source>When hand size or hand count changes, immediately discard down or draw up to match.</source>
        <translation>Cuando cambia el tamaño de la mano o el número de cartas en ella, descartar o robar de inmediato hasta igualarlos.</translation>
    </message>
    <message>
        <source>Which phases are compulsory.</source>
        <translation>Qué fases son obligatorias.</translation>
    </message>
    <message>
        <source>With two players each is the other&apos;s prey and predator.</source>
        <translation>Con dos jugadores, cada uno es presa y depredador del otro.</translation>
    </message>
    <message>
        <source>A recruited ally is in the ready region at once. Can it use abilities that are not actions, and does it meet requirements?</source>
        <translation>Un aliado reclutado está en el acto en la zona preparada. ¿Puede usar capacidades que no son acciones, y cumple requisitos?</translation>
    </message>
    <message>
        <source>A Lasombra becomes Camarilla.</source>
        <translation>Un Lasombra pasa a ser Camarilla.</translation>
    </message>
    <message>
        <source>A library has 40 to 100 cards.</source>
        <translation>Una biblioteca tiene de 40 a 100 cartas.</translation>
    </message>
    <message>
        <source>A minion takes 3 aggravated damage.</source>
        <translation>Un siervo recibe 3 de daño agravado.</translation>
    </message>
    <message>
        <source>A minion takes an undirected action, such as a political action or to equip, employ or recruit.</source>
        <translation>Un siervo realiza una acción no dirigida, como una acción política o la de equipar, emplear o reclutar.</translation>
    </message>
    <message>
        <source>A player plays two copies of Wake with Evening&apos;s Freshness.</source>
        <translation>Un jugador juega dos ejemplares de Wake with Evening&apos;s Freshness.</translation>
    </message>
    <message>
        <source>A ready unlocked vampire has no blood.</source>
        <translation>Un vampiro preparado y enderezado no tiene sangre.</translation>
    </message>
    <message>
        <source>A referendum has three steps: the terms are chosen, votes are cast, and the result applies.</source>
        <translation>Un referéndum tiene tres pasos: se eligen las condiciones, se vota y se aplica el resultado.</translation>
    </message>
    <message>
        <source>A referendum passes with more votes for it than against it. A tie fails.</source>
        <translation>Un referéndum se aprueba con más votos a favor que en contra. Un empate fracasa.</translation>
    </message>
    <message>
        <source>A reflex card cancels a card of a given kind as it is played against the minion.</source>
        <translation>Una carta de reflejo cancela una carta de una clase determinada cuando se juega contra el siervo.</translation>
    </message>
    <message>
        <source>A research area contains cards face down that only its owner sees. Only effects that name it can use it.</source>
        <translation>Una zona de investigación contiene cartas boca abajo que solo ve su propietario. Solo pueden usarla los efectos que la nombran.</translation>
    </message>
    <message>
        <source>A retainer can be the target of a ranged strike at long range. An older sentence on strikes that work at long range is missing.</source>
        <translation>Un criado puede ser objetivo de un ataque a distancia a larga distancia. Falta una frase más antigua sobre los ataques que funcionan a larga distancia.</translation>
    </message>
    <message>
        <source>A retainer is not a minion. It cannot act or use equipment, and inflicts damage in combat only if its card says so.</source>
        <translation>Un criado no es un siervo. No puede actuar ni usar equipo, y solo inflige daño en combate si su carta lo dice.</translation>
    </message>
    <message>
        <source>A sentence about effects that force a minion to block during a block attempt is garbled.</source>
        <translation>Una frase sobre los efectos que obligan a un siervo a bloquear durante un intento de bloqueo es ininteligible.</translation>
    </message>
    <message>
        <source>A sentence that retainers are not protected by a dodge is struck out, but two other passages say the same.</source>
        <translation>Una frase que dice que una esquiva no protege a los criados está tachada, pero otros dos pasajes dicen lo mismo.</translation>
    </message>
    <message>
        <source>A sterile vampire cannot take actions that put new vampires in play.</source>
        <translation>Un vampiro estéril no puede realizar acciones que pongan en juego vampiros nuevos.</translation>
    </message>
    <message>
        <source>A strike comes from the hands, a strike card, a weapon or another card in play. Hand strikes are the default.</source>
        <translation>Un ataque procede de las manos, de una carta de ataque, de un arma o de otra carta en juego. Los ataques con las manos son los habituales.</translation>
    </message>
    <message>
        <source>A strike inflicts 2R damage.</source>
        <translation>Un ataque inflige 2R de daño.</translation>
    </message>
    <message>
        <source>A strike that ends combat resolves before all others, even first strikes, at any range. A dodge does not stop it.</source>
        <translation>Un ataque que termina el combate se resuelve antes que todos los demás, incluso los iniciales, a cualquier distancia. La esquiva no lo detiene.</translation>
    </message>
    <message>
        <source>A symbol, the numbers of some steps and some links are wrong, and two passages are printed twice.</source>
        <translation>Un símbolo, los números de algunos pasos y algunos enlaces son incorrectos, y dos pasajes están impresos dos veces.</translation>
    </message>
    <message>
        <source>A target is a Methuselah or card that an effect other than a referendum affects. A target on another card does not make that card a target. Counters are never targets: as many as there are move, up to the stated amount.</source>
        <translation>Un objetivo es un Matusalén o una carta a la que afecta un efecto que no es un referéndum. Una carta vinculada como objetivo no hace objetivo a la que la lleva. Las fichas nunca son objetivos: se mueven tantas como haya, hasta la cantidad indicada.</translation>
    </message>
    <message>
        <source>A title card represents a title. It is burned if the title is yielded or lost. A contest of a unique title costs blood of the vampire.</source>
        <translation>Una carta de título representa un título. Se quema si el título se cede o se pierde. La disputa de un título único cuesta sangre del vampiro.</translation>
    </message>
    <message>
        <source>A trifle that is not cancelled gives 1 master phase action.</source>
        <translation>Una nimiedad que no se cancela da 1 acción de fase heril.</translation>
    </message>
    <message>
        <source>A trophy moves to a vampire that burns a Red List minion in combat or by a directed action. The controller of that vampire then controls it. It is awarded once.</source>
        <translation>Un trofeo pasa a un vampiro que quema a un siervo de la Lista Roja en combate o con una acción dirigida. Entonces lo controla el controlador de ese vampiro. Solo se otorga una vez.</translation>
    </message>
    <message>
        <source>A vampire can take one political action in a turn.</source>
        <translation>Un vampiro puede realizar una sola acción política por turno.</translation>
    </message>
    <message>
        <source>A vampire goes to torpor if it cannot mend all damage, if it takes aggravated damage that is not prevented, or by an effect.</source>
        <translation>Un vampiro va al letargo si no puede curar todo el daño, si recibe daño agravado no prevenido, o por un efecto.</translation>
    </message>
    <message>
        <source>A vampire has one title. A new title replaces it, even if it is lower.</source>
        <translation>Un vampiro tiene un solo título. Un título nuevo lo sustituye, aunque sea de menor rango.</translation>
    </message>
    <message>
        <source>A vampire in torpor cannot block or play reactions.</source>
        <translation>Un vampiro en letargo no puede bloquear ni jugar reacciones.</translation>
    </message>
    <message>
        <source>A vampire in torpor cannot cast votes or ballots.</source>
        <translation>Un vampiro en letargo no puede emitir votos ni papeletas.</translation>
    </message>
    <message>
        <source>A vampire in torpor is still controlled and unlocks, but it is not ready.</source>
        <translation>Un vampiro en letargo sigue controlado y se endereza, pero no está preparado.</translation>
    </message>
    <message>
        <source>A vampire in torpor is stolen, and a location on a minion is stolen.</source>
        <translation>Se roba un vampiro en letargo, y se roba un lugar que está sobre un siervo.</translation>
    </message>
    <message>
        <source>A vampire is wounded if it has damage that is not mended, or if it is in torpor or on the way to torpor.</source>
        <translation>Un vampiro está herido si tiene daño sin curar, o si está en letargo o de camino a él.</translation>
    </message>
    <message>
        <source>A vampire must hunt if it is empty at the beginning of the minion phase (section 12.3.1). Other passages name any empty vampire that is ready and untapped.</source>
        <translation>Un vampiro debe cazar si está vacío al comienzo de la fase de siervos (sección 12.3.1). Otros pasajes nombran a cualquier vampiro vacío, preparado y enderezado.</translation>
    </message>
    <message>
        <source>A vampire takes one action to equip.</source>
        <translation>Un vampiro realiza una acción de equipar.</translation>
    </message>
    <message>
        <source>A vampire that becomes anarch becomes Independent, and an anarch that changes its sect is no longer anarch. What if an effect makes an anarch Independent?</source>
        <translation>Un vampiro que se hace anarquista pasa a ser independiente, y un anarquista que cambia de secta deja de serlo. ¿Qué ocurre si un efecto hace independiente a un anarquista?</translation>
    </message>
    <message>
        <source>A vampire that blocks an attempt to leave torpor may commit diablerie. Does it lock, is there a blood hunt, and who is the acting Methuselah?</source>
        <translation>Un vampiro que bloquea un intento de salir del letargo puede cometer diablerie. ¿Se gira, hay caza de sangre y quién es el Matusalén que actúa?</translation>
    </message>
    <message>
        <source>A vampire that is not of a major sect is Independent. Older cards that say Non-Camarilla are Independent.</source>
        <translation>Un vampiro que no es de una secta mayor es Independiente. Las cartas antiguas «no Camarilla» son Independientes.</translation>
    </message>
    <message>
        <source>A vampire whose title is suspended can get it back; a yielded title is lost for good. A suspended title that becomes contested is yielded.</source>
        <translation>Un vampiro cuyo título está suspendido puede recuperarlo; un título cedido se pierde para siempre. Un título suspendido que pasa a estar en disputa se cede.</translation>
    </message>
    <message>
        <source>A vampire with 2 additional bleed is not blocked.</source>
        <translation>Un vampiro con 2 de sangrado adicional no es bloqueado.</translation>
    </message>
    <message>
        <source>A vampire with a larger capacity is older; one with a smaller capacity is younger.</source>
        <translation>Un vampiro con más capacidad es mayor; uno con menos capacidad es menor.</translation>
    </message>
    <message>
        <source>A vampire with ordinary damage that is not mended is wounded and goes to torpor after all damage is handled.</source>
        <translation>Un vampiro con daño ordinario sin curar está herido y va al letargo después de tratar todo el daño.</translation>
    </message>
    <message>
        <source>A wounded or burned minion is no longer ready at once; elsewhere its status changes only after the combat, or after all damage of the pair of strikes.</source>
        <translation>Un siervo herido o quemado deja de estar preparado en el acto; en otro lugar, su estado solo cambia después del combate, o después de todo el daño del par de ataques.</translation>
    </message>
    <message>
        <source>A yielded title is lost for the rest of the game, but a title that a vampire loses by a change of sect is only suspended.</source>
        <translation>Un título cedido se pierde por el resto de la partida, pero un título que un vampiro pierde al cambiar de secta solo se suspende.</translation>
    </message>
    <message>
        <source>Action cards from the hand count by name. Actions of a card in play count for each copy and each printed action. The most detailed passage is the newest.</source>
        <translation>Las cartas de acción de la mano cuentan por nombre. Las acciones de una carta en juego cuentan por cada ejemplar y cada acción impresa. El pasaje más detallado es el más reciente.</translation>
    </message>
    <message>
        <source>Action modifiers and reactions can be used only before resolution. Referendums are part of resolution, but the rules allow modifiers and reactions that grant votes.</source>
        <translation>Los modificadores de acción y las reacciones solo se usan antes de la resolución. Los referéndums son parte de la resolución, pero las reglas permiten modificadores y reacciones que dan votos.</translation>
    </message>
    <message>
        <source>Action modifiers are limited for each minion (section 7.2.2) or for each player (section 14). Reactions are limited for each minion (section 7.2.2) or for each declared action (section 13.2).</source>
        <translation>Los modificadores de acción se limitan por siervo (sección 7.2.2) o por jugador (sección 14). Las reacciones se limitan por siervo (sección 7.2.2) o por acción declarada (sección 13.2).</translation>
    </message>
    <message>
        <source>Action modifiers are played by the acting minion for its own action, before resolution.</source>
        <translation>Los modificadores de acción los juega el siervo que actúa para su propia acción, antes de la resolución.</translation>
    </message>
    <message>
        <source>After EX-J94-10, Tiberius has a motorcycle with 1 press. Cassandra has used the maneuver of her handgun.</source>
        <translation>Después de EX-J94-10, Tiberius tiene una moto con 1 acoso. Cassandra ha usado la maniobra de su pistola.</translation>
    </message>
    <message>
        <source>After a strike card is cancelled, its player chooses a strike again, which can be another strike card.</source>
        <translation>Después de cancelarse una carta de ataque, su jugador elige de nuevo un ataque, que puede ser otra carta de ataque.</translation>
    </message>
    <message>
        <source>After it is burned, the controller of the vampire can search library, ash heap and hand for one trophy and put it on the vampire, before the blood hunt.</source>
        <translation>Después de quemarlo, el controlador del vampiro puede buscar un trofeo en su biblioteca, su montón de ceniza y su mano y ponerlo sobre el vampiro, antes de la caza de sangre.</translation>
    </message>
    <message>
        <source>After the range is set, effects can be used before strikes are chosen.</source>
        <translation>Una vez fijada la distancia, pueden usarse efectos antes de elegir ataques.</translation>
    </message>
    <message>
        <source>After the terms, effects can be used before votes and ballots are cast.</source>
        <translation>Después de las condiciones pueden usarse efectos antes de emitir votos y papeletas.</translation>
    </message>
    <message>
        <source>After turn 1 she has 29 pool. In turn 2 she has 30 and then 28. The first vampire has no counter and the second has 2. No transfers are left.</source>
        <translation>Después del turno 1 tiene 29 de reserva sanguínea. En el turno 2 tiene 30 y luego 28. El primer vampiro no tiene ninguna ficha y el segundo tiene 2. No quedan transferencias.</translation>
    </message>
    <message>
        <source>Aggravated damage cannot be mended. The first point on a vampire that is not wounded wounds it and costs no blood.</source>
        <translation>El daño agravado no se puede curar. El primer punto a un vampiro no herido lo hiere y no cuesta sangre.</translation>
    </message>
    <message>
        <source>Alexis declines to block. After that Sarah plays Confusion, which adds 1.</source>
        <translation>Alexis renuncia a bloquear. Después Sarah juega Confusion, que añade 1.</translation>
    </message>
    <message>
        <source>All her cards are removed except those that others control. The Edge becomes uncontrolled. Oustings are simultaneous if one effect causes them.</source>
        <translation>Se retiran todas sus cartas salvo las que otros controlan. La Ventaja queda sin controlar. Las eliminaciones son simultáneas si las causa un mismo efecto.</translation>
    </message>
    <message>
        <source>All of the cards leave the hand at the same time. Only then are they replaced.</source>
        <translation>Todas las cartas dejan la mano a la vez. Solo después se reemplazan.</translation>
    </message>
    <message>
        <source>All of the damage is prevented, and the minion does not go to torpor. The fourth point of prevention is lost.</source>
        <translation>Todo el daño se previene, y el siervo no va al letargo. El cuarto punto de prevención se pierde.</translation>
    </message>
    <message>
        <source>All of them may block if they are eligible under the new target. The target cannot change during a block attempt.</source>
        <translation>Todos pueden hacerlo si el nuevo objetivo se lo permite. El objetivo no puede cambiar durante un intento de bloqueo.</translation>
    </message>
    <message>
        <source>An action cannot be taken if its cost cannot be paid. But the minion that pays for leaving torpor or for a rescue can change, and at resolution a cost is paid as far as possible.</source>
        <translation>No se puede realizar una acción si no se puede pagar su coste. Pero el siervo que paga por salir del letargo o por un rescate puede cambiar, y en la resolución un coste se paga en lo posible.</translation>
    </message>
    <message>
        <source>An action is declared.</source>
        <translation>Se declara una acción.</translation>
    </message>
    <message>
        <source>An action is directed if it has a target of another Methuselah. The symbol alone decides nothing.</source>
        <translation>Una acción es dirigida si tiene un objetivo de otro Matusalén. El símbolo por sí solo no decide nada.</translation>
    </message>
    <message>
        <source>An action is successful if it is not blocked. A bleed is successful if its amount is 1 or more. The rules use the same word for both.</source>
        <translation>Una acción tiene éxito si no se bloquea. Un sangrado tiene éxito si su cantidad es 1 o más. Las reglas usan la misma palabra para ambas.</translation>
    </message>
    <message>
        <source>An action lasts from its announcement to its resolution.</source>
        <translation>Una acción dura desde su anuncio hasta su resolución.</translation>
    </message>
    <message>
        <source>An action without effect is not a bleed and does not give the Edge.</source>
        <translation>Una acción sin efecto no es un sangrado y no da la Ventaja.</translation>
    </message>
    <message>
        <source>An ally can wake if the text of a card says so.</source>
        <translation>Un aliado puede despertar si el texto de una carta lo dice.</translation>
    </message>
    <message>
        <source>An ally is burned during combat.</source>
        <translation>Un aliado se quema durante el combate.</translation>
    </message>
    <message>
        <source>An ally steals a blood counter from a vampire. A player moves a pool counter to a vampire.</source>
        <translation>Un aliado roba una ficha de sangre a un vampiro. Un jugador mueve una ficha de reserva sanguínea a un vampiro.</translation>
    </message>
    <message>
        <source>An ally that plays a card as a vampire counts as a vampire for the effects of playing it. Its life counts as blood and its capacity is 1; excess life is not lost, and aggravated damage burns life. If it would go to torpor, it is burned. It is not a vampire for effects of the card in play.</source>
        <translation>Un aliado que juega una carta como vampiro cuenta como vampiro para los efectos de jugarla. Su vida cuenta como sangre y su capacidad es 1; el exceso de vida no se pierde, y el daño agravado quema vida. Si fuera a ir al letargo, se quema. No es un vampiro para los efectos de la carta en juego.</translation>
    </message>
    <message>
        <source>An ally, equipment or retainer with a Discipline requirement has its basic version if it enters play in another way than by its action.</source>
        <translation>Un aliado, equipo o criado con un requisito de Disciplina tiene su versión básica si entra en juego de otro modo que por su acción.</translation>
    </message>
    <message>
        <source>An effect during a phase or step can be used once for each card in that phase or step.</source>
        <translation>Un efecto durante una fase o un paso puede usarse una vez por carta en esa fase o ese paso.</translation>
    </message>
    <message>
        <source>An effect ends combat and then inflicts 1 damage on the opposing minion.</source>
        <translation>Un efecto termina el combate y después inflige 1 de daño al siervo oponente.</translation>
    </message>
    <message>
        <source>An effect is carried out completely. It cannot be interrupted, preceded or divided unless its text gives a sequence.</source>
        <translation>Un efecto se realiza por completo. No puede interrumpirse, adelantarse ni dividirse salvo que su texto dé una secuencia.</translation>
    </message>
    <message>
        <source>An effect is carried out completely. Then ousting, allies without life and excess blood are checked.</source>
        <translation>Un efecto se realiza por completo. Después se comprueban la eliminación, los aliados sin vida y el exceso de sangre.</translation>
    </message>
    <message>
        <source>An effect makes a player discard several cards.</source>
        <translation>Un efecto hace descartar varias cartas a un jugador.</translation>
    </message>
    <message>
        <source>An effect steals 2 blood from a vampire that has only 1 or none.</source>
        <translation>Un efecto roba 2 de sangre a un vampiro que solo tiene 1 o ninguna.</translation>
    </message>
    <message>
        <source>An effect that lasts until something begins ends at that moment.</source>
        <translation>Un efecto que dura hasta que algo empieza termina en ese momento.</translation>
    </message>
    <message>
        <source>An event is put in play with a discard phase action and controlled by the player who played it.</source>
        <translation>Un evento se pone en juego con una acción de fase de descarte y lo controla el jugador que lo jugó.</translation>
    </message>
    <message>
        <source>An imbued has a creed, like a clan, and virtues, like Disciplines with one level.</source>
        <translation>Un imbued tiene un credo, como un clan, y virtudes, como Disciplinas de un solo nivel.</translation>
    </message>
    <message>
        <source>An imbued has at most 5 conviction. More are burned.</source>
        <translation>Un imbued tiene como máximo 5 de convicción. El resto se quema.</translation>
    </message>
    <message>
        <source>An imbued has strength 1 and bleed 1 by default.</source>
        <translation>Un imbued tiene fuerza 1 y sangrado 1 por defecto.</translation>
    </message>
    <message>
        <source>An imbued is a crypt card. It counts as a mortal ally, not as a vampire.</source>
        <translation>Un imbued es una carta de cripta. Cuenta como un aliado mortal, no como un vampiro.</translation>
    </message>
    <message>
        <source>An imbued that enters play without conviction can get 1 from your library, hand or ash heap.</source>
        <translation>Un imbued que entra en juego sin convicción puede recibir 1 de tu biblioteca, tu mano o tu montón de ceniza.</translation>
    </message>
    <message>
        <source>An imbued with 0 life is incapacitated instead of burned. Effects that burn an ally burn it.</source>
        <translation>Un imbued con 0 de vida queda incapacitado en vez de quemarse. Los efectos que queman a un aliado lo queman.</translation>
    </message>
    <message>
        <source>An incapacitated imbued is controlled but not ready. It cannot use effects that a burning ally could not use.</source>
        <translation>Un imbued incapacitado está controlado, pero no preparado. No puede usar efectos que no podría usar un aliado que se quema.</translation>
    </message>
    <message>
        <source>An infernal minion does not unlock in the unlock phase. Its controller can burn 1 pool to unlock it.</source>
        <translation>Un siervo infernal no se endereza en la fase de enderezamiento. Su controlador puede quemar 1 de reserva sanguínea para enderezarlo.</translation>
    </message>
    <message>
        <source>An optional reduction of a cost can be used when the card is played or when it resolves. It is not used if the card is cancelled.</source>
        <translation>Una reducción opcional de un coste puede usarse al jugar la carta o al resolverla. No se usa si la carta se cancela.</translation>
    </message>
    <message>
        <source>An out-of-turn master can be played only in the turn of another Methuselah.</source>
        <translation>Una carta heril fuera de turno solo puede jugarse en el turno de otro Matusalén.</translation>
    </message>
    <message>
        <source>An unblocked bleed is redirected to another Methuselah.</source>
        <translation>Un sangrado no bloqueado se desvía a otro Matusalén.</translation>
    </message>
    <message>
        <source>An unblocked bleed is reduced to 0.</source>
        <translation>Un sangrado no bloqueado se reduce a 0.</translation>
    </message>
    <message>
        <source>An untitled vampire that is not anarch can become anarch.</source>
        <translation>Un vampiro sin título que no es anarquista puede hacerse anarquista.</translation>
    </message>
    <message>
        <source>Anarch is not a sect, but all anarchs are Independent and lose their status when they change their sect.</source>
        <translation>Anarquista no es una secta, pero todos los anarquistas son independientes y pierden su condición al cambiar de secta.</translation>
    </message>
    <message>
        <source>Another card prevents combat from ending.</source>
        <translation>Otra carta impide que el combate termine.</translation>
    </message>
    <message>
        <source>Any minion can burn an incapacitated imbued and take its equipment by a directed action. Then each ready imbued can burn 1 conviction to inflict 1 unpreventable damage on that minion.</source>
        <translation>Cualquier siervo puede quemar a un imbued incapacitado y tomar su equipo con una acción dirigida. Después, cada imbued preparado puede quemar 1 de convicción para infligir a ese siervo 1 de daño que no se puede prevenir.</translation>
    </message>
    <message>
        <source>Any ready minion can bleed. It needs no card and costs nothing.</source>
        <translation>Cualquier siervo preparado puede sangrar. No requiere carta y no cuesta nada.</translation>
    </message>
    <message>
        <source>Any ready minion can employ one retainer in an action with +1 stealth, which is undirected. The printed cost is paid on success.</source>
        <translation>Cualquier siervo preparado puede emplear un criado con una acción con +1 de sigilo, no dirigida. El coste impreso se paga si tiene éxito.</translation>
    </message>
    <message>
        <source>Any ready minion can equip. The action has +1 stealth and is undirected.</source>
        <translation>Cualquier siervo preparado puede equiparse. La acción tiene +1 de sigilo y no es dirigida.</translation>
    </message>
    <message>
        <source>Any ready minion can recruit one ally in an action with +1 stealth, which is undirected. The printed cost is paid on success.</source>
        <translation>Cualquier siervo preparado puede reclutar un aliado con una acción con +1 de sigilo, no dirigida. El coste impreso se paga si tiene éxito.</translation>
    </message>
    <message>
        <source>Any ready minion that meets the requirements can take the action. It has 0 stealth unless the card gives it stealth.</source>
        <translation>Cualquier siervo preparado que cumpla los requisitos puede realizar la acción. Tiene 0 de sigilo salvo que la carta le dé sigilo.</translation>
    </message>
    <message>
        <source>Any ready vampire can commit diablerie, at no cost. Allies cannot.</source>
        <translation>Cualquier vampiro preparado puede cometer diablerie, sin coste. Los aliados no pueden.</translation>
    </message>
    <message>
        <source>Any ready vampire can rescue a vampire from torpor.</source>
        <translation>Cualquier vampiro preparado puede rescatar a un vampiro del letargo.</translation>
    </message>
    <message>
        <source>At close range, Cassandra has first strike and a strike that destroys a weapon. Tiberius strikes with a flamethrower.</source>
        <translation>De cerca, Cassandra tiene ataque inicial y un ataque que destruye un arma. Tiberius ataca con un lanzallamas.</translation>
    </message>
    <message>
        <source>At the announcement it is enough that one of the permitted minions can pay. At resolution as much as possible is paid, and if that is not enough the action has no effect.</source>
        <translation>Al anunciarla basta con que uno de los siervos permitidos pueda pagar. En la resolución se paga lo posible, y si no basta la acción no tiene efecto.</translation>
    </message>
    <message>
        <source>At the announcement. At payment only the ability to pay is checked again.</source>
        <translation>Al anunciar la acción. En el pago solo se comprueba de nuevo que se puede pagar.</translation>
    </message>
    <message>
        <source>Ayelech has blocked Colette. Ayelech has a .44 Magnum (strike: 2R damage, with an optional maneuver) and one more card to maneuver. Colette has one card to maneuver.</source>
        <translation>Ayelech ha bloqueado a Colette. Ayelech tiene una .44 Magnum (ataque: 2R de daño, con una maniobra opcional) y una carta más para maniobrar. Colette tiene una carta para maniobrar.</translation>
    </message>
    <message>
        <source>Barth is ready and has 1 blood.</source>
        <translation>Barth está preparado y tiene 1 de sangre.</translation>
    </message>
    <message>
        <source>Barth takes 2 normal and 1 aggravated damage.</source>
        <translation>Barth recibe 2 de daño normal y 1 de daño agravado.</translation>
    </message>
    <message>
        <source>Before a played card is replaced, only effects that cancel it and wakes can be used.</source>
        <translation>Antes de reemplazar una carta jugada, solo pueden usarse efectos que la cancelen y efectos de despertar.</translation>
    </message>
    <message>
        <source>Being anarch is a property of a vampire, and its sect is Independent.</source>
        <translation>Ser anarquista es una propiedad de un vampiro, y su secta es Independiente.</translation>
    </message>
    <message>
        <source>Belinde locks. The action is directed at Alexis, its bleed amount is 1 and its stealth is 0. No pool has moved yet.</source>
        <translation>Belinde se gira. La acción está dirigida a Alexis, su cantidad de sangrado es 1 y su sigilo es 0. Aún no se ha movido reserva sanguínea.</translation>
    </message>
    <message>
        <source>Blocked actions cost nothing (sections 13.3.2, 14, 15), but a blocked attempt to leave torpor loses its 2 blood (section 16.2).</source>
        <translation>Las acciones bloqueadas no cuestan nada (secciones 13.3.2, 14, 15), pero un intento bloqueado de salir del letargo pierde sus 2 puntos de sangre (sección 16.2).</translation>
    </message>
    <message>
        <source>Blocks are declared by the prey, then by the predator. Effects go clockwise.</source>
        <translation>Bloquea primero la presa y después el depredador. Los efectos siguen el sentido horario.</translation>
    </message>
    <message>
        <source>Blocks can be attempted again, under the normal rules.</source>
        <translation>Se puede volver a intentar bloquear, según las reglas normales.</translation>
    </message>
    <message>
        <source>Blood, equipment, burning the victim, the Discipline and trophies are one unit, in which no effects can be used. The blood hunt follows as a step of its own, and effects can be used before its polling (REF-02).</source>
        <translation>La sangre, el equipo, la quema de la víctima, la Disciplina y los trofeos forman una unidad, en la que no se pueden usar efectos. La caza de sangre sigue como un paso aparte, y se pueden usar efectos antes de su votación (REF-02).</translation>
    </message>
    <message>
        <source>Both are tracked separately. The Edge and effects of bleeds depend on the bleed.</source>
        <translation>Se registran por separado. La Ventaja y los efectos de los sangrados dependen del sangrado.</translation>
    </message>
    <message>
        <source>Burning a card for a vote is not playing it. It needs no minion, requirements or cost. The card is replaced.</source>
        <translation>Quemar una carta por un voto no es jugarla. No requiere siervo, requisitos ni coste. La carta se reemplaza.</translation>
    </message>
    <message>
        <source>Can a vampire that rescues a vampire of another Methuselah make the rescued one pay the 2 blood?</source>
        <translation>¿Puede un vampiro que rescata a un vampiro de otro Matusalén hacer que el rescatado pague los 2 puntos de sangre?</translation>
    </message>
    <message>
        <source>Capacities are compared after the victim of a diablerie has been burned.</source>
        <translation>Las capacidades se comparan después de quemar a la víctima de una diablerie.</translation>
    </message>
    <message>
        <source>Cards are burned from play and discarded from the hand, but political cards are burned for votes from the hand.</source>
        <translation>Las cartas se queman desde el juego y se descartan desde la mano, pero las cartas políticas se queman desde la mano por votos.</translation>
    </message>
    <message>
        <source>Cards are master cards (without a symbol), minion cards or events.</source>
        <translation>Las cartas son cartas heriles (sin símbolo), cartas de siervo o eventos.</translation>
    </message>
    <message>
        <source>Cards with the burn option can be discarded (PLY-28).</source>
        <translation>Pueden descartarse las cartas con la opción de quemar (PLY-28).</translation>
    </message>
    <message>
        <source>Cassandra loses 2 blood and Tiberius 1.</source>
        <translation>Cassandra pierde 2 de sangre y Tiberius 1.</translation>
    </message>
    <message>
        <source>Cassandra must still use the handgun.</source>
        <translation>Cassandra aún debe usar la pistola.</translation>
    </message>
    <message>
        <source>Che blocks. Cassandra and Che tap, and combat begins. Cassandra gains no blood.</source>
        <translation>Che bloquea. Cassandra y Che se giran, y empieza el combate. Cassandra no gana sangre.</translation>
    </message>
    <message>
        <source>Chrysanthemum has a capacity of 5 and 4 blood. Underbridge Stray has 2 life.</source>
        <translation>Chrysanthemum tiene una capacidad de 5 y 4 de sangre. Underbridge Stray tiene 2 de vida.</translation>
    </message>
    <message>
        <source>Chrysanthemum steals 2 blood; the ally strikes for 1.</source>
        <translation>Chrysanthemum roba 2 de sangre; el aliado ataca por 1.</translation>
    </message>
    <message>
        <source>Clan Impersonation moves a vampire to a clan of another sect.</source>
        <translation>Clan Impersonation pasa a un vampiro a un clan de otra secta.</translation>
    </message>
    <message>
        <source>Clockwise around the table: Justine, Lisa, Richard, Scott, Steve.</source>
        <translation>En sentido horario alrededor de la mesa: Justine, Lisa, Richard, Scott, Steve.</translation>
    </message>
    <message>
        <source>Clockwise around the table: Nora, Eddie, Suki, Winnie. They play for an ante.</source>
        <translation>En sentido horario alrededor de la mesa: Nora, Eddie, Suki, Winnie. Juegan con apuesta.</translation>
    </message>
    <message>
        <source>Clockwise around the table: Richard, Steve, Justin, Lisa.</source>
        <translation>En sentido horario alrededor de la mesa: Richard, Steve, Justin, Lisa.</translation>
    </message>
    <message>
        <source>Cohn Rose has a capacity of 5 and 4 blood. A mage ally has 2 life and strikes for 2R damage.</source>
        <translation>Cohn Rose tiene una capacidad de 5 y 4 de sangre. Un aliado mago tiene 2 de vida y ataca con 2R de daño.</translation>
    </message>
    <message>
        <source>Cohn steals 3 blood.</source>
        <translation>Cohn roba 3 de sangre.</translation>
    </message>
    <message>
        <source>Colette declines to maneuver. The gun maneuvers to long range, a card of Colette to close range, and a card of Ayelech to long range. Colette has no more cards.</source>
        <translation>Colette renuncia a maniobrar. El arma maniobra a distancia; una carta de Colette, de cerca; y una carta de Ayelech, a distancia. A Colette no le quedan cartas.</translation>
    </message>
    <message>
        <source>Combat has seven steps, with damage after strikes. But damage of a first strike must be resolved before normal strikes, and additional strikes repeat both steps.</source>
        <translation>El combate tiene siete pasos, con el daño después de los ataques. Pero el daño de un ataque inicial debe resolverse antes de los ataques normales, y los ataques adicionales repiten ambos pasos.</translation>
    </message>
    <message>
        <source>Contested cards are out of play, but the rules of the unlock phase call them cards that a Methuselah controls.</source>
        <translation>Las cartas disputadas están fuera de juego, pero las reglas de la fase de enderezamiento las llaman cartas que un Matusalén controla.</translation>
    </message>
    <message>
        <source>Conviction is a type of card. In your unlock phase, each of your imbued can get 1 conviction from your hand or ash heap.</source>
        <translation>La convicción es un tipo de carta. En tu fase de enderezamiento, cada uno de tus imbued puede recibir 1 de convicción de tu mano o de tu montón de ceniza.</translation>
    </message>
    <message>
        <source>Damage comes from a strike of a minion, from another effect of a minion, from a retainer, or from none of them. The last two are environmental. A dodge stops only strikes. If the card names a step, the damage resolves then; otherwise with the first pair of strikes.</source>
        <translation>El daño viene de un ataque de un siervo, de otro efecto de un siervo, de un criado o de ninguno de ellos. Los dos últimos son ambientales. Una esquiva solo detiene ataques. Si la carta nombra un paso, el daño se resuelve entonces; si no, con el primer par de ataques.</translation>
    </message>
    <message>
        <source>Damage from a weapon with the named trait is aggravated for a vampire with this vulnerability.</source>
        <translation>El daño de un arma con el rasgo nombrado es agravado para un vampiro con esta vulnerabilidad.</translation>
    </message>
    <message>
        <source>Damage inflicted in another step is prevented and mended at once. Then the combat continues.</source>
        <translation>El daño infligido en otro paso se previene y se cura al momento. Después sigue el combate.</translation>
    </message>
    <message>
        <source>Diablerie always raises the capacity (section 7.1), or only by a skill card when the victim is older (section 16.3).</source>
        <translation>La diablerie aumenta siempre la capacidad (sección 7.1), o solo con una carta de habilidad cuando la víctima es más antigua (sección 16.3).</translation>
    </message>
    <message>
        <source>Does a Methuselah decline to block if she passes during the block attempt of another minion, or only passes the impulse?</source>
        <translation>¿Renuncia un Matusalén a bloquear si pasa durante el intento de bloqueo de otro siervo, o si solo pasa el impulso?</translation>
    </message>
    <message>
        <source>Does an out-of-turn trifle count as the one trifle that gives a master phase action in the next master phase?</source>
        <translation>¿Cuenta una nimiedad fuera de turno como la única nimiedad que da una acción de fase heril en la próxima fase heril?</translation>
    </message>
    <message>
        <source>During a block attempt no other minion can attempt to block. When all have passed, stealth and intercept are compared (STL-02).</source>
        <translation>Durante un intento de bloqueo ningún otro siervo puede intentar bloquear. Cuando todos han pasado, se comparan sigilo e intercepción (STL-02).</translation>
    </message>
    <message>
        <source>During a block attempt the target of the action cannot be changed.</source>
        <translation>Durante un intento de bloqueo no puede cambiarse el objetivo de la acción.</translation>
    </message>
    <message>
        <source>Each Methuselah gets at most 1 vote from political action cards.</source>
        <translation>Cada Matusalén recibe como máximo 1 voto de cartas de acción política.</translation>
    </message>
    <message>
        <source>Each card has an owner, who brought it, and can have a different controller. Ownership never changes during the game.</source>
        <translation>Cada carta tiene un propietario, que la trajo, y puede tener otro controlador. La propiedad nunca cambia durante la partida.</translation>
    </message>
    <message>
        <source>Each pair of strikes resolves in this order: combat ends; effects and damage of first strikes; effects and damage of normal strikes. No other order agrees with STR-04.</source>
        <translation>Cada par de ataques se resuelve en este orden: fin del combate; efectos y daño de los ataques iniciales; efectos y daño de los ataques normales. Ningún otro orden concuerda con STR-04.</translation>
    </message>
    <message>
        <source>Each ready vampire of the player who marked a Red List minion can enter combat with it once in a turn, by a directed action with +1 stealth that costs 1 blood.</source>
        <translation>Cada vampiro preparado del jugador que marcó a un siervo de la Lista Roja puede entrar en combate con él una vez por turno, con una acción dirigida con +1 de sigilo que cuesta 1 de sangre.</translation>
    </message>
    <message>
        <source>Ebanezer has no blood. He takes a wound in the strike in which he steals blood.</source>
        <translation>Ebanezer no tiene sangre. Recibe una herida en el mismo ataque en que roba sangre.</translation>
    </message>
    <message>
        <source>Ebanezer steals 2 blood from Tiberius, who has 1.</source>
        <translation>Ebanezer roba 2 de sangre a Tiberius, que tiene 1.</translation>
    </message>
    <message>
        <source>Ebanezer steals 2 blood from a mage ally with 1 life.</source>
        <translation>Ebanezer roba 2 de sangre a un aliado mago con 1 de vida.</translation>
    </message>
    <message>
        <source>Eddie is ousted, then Suki, then Nora.</source>
        <translation>Se elimina a Eddie, luego a Suki, luego a Nora.</translation>
    </message>
    <message>
        <source>Effects that make another minion attempt to block are not allowed until the present attempt is resolved. Effects that concern only the blocking minion are allowed.</source>
        <translation>Los efectos que hacen que otro siervo intente bloquear no se permiten hasta que se resuelva el intento en curso. Los efectos que solo afectan al siervo que bloquea se permiten.</translation>
    </message>
    <message>
        <source>Effects that name vampires do not affect an imbued that is known. An unknown card is handled as what it turns out to be, with its starting life as capacity.</source>
        <translation>Los efectos que nombran vampiros no afectan a un imbued conocido. Una carta desconocida se trata como lo que resulte ser, con su vida inicial como capacidad.</translation>
    </message>
    <message>
        <source>Environmental damage has no minion as its source. It cannot be dodged and resolves with the first pair of strikes.</source>
        <translation>El daño ambiental no procede de un siervo. No se puede esquivar y se resuelve con el primer par de ataques.</translation>
    </message>
    <message>
        <source>Equipment that becomes a location is equipment in hand, library and ash heap, both while it is played, and only a location in play.</source>
        <translation>Un equipo que se convierte en lugar es equipo en la mano, la biblioteca y el montón de ceniza, ambas cosas mientras se juega, y solo un lugar en juego.</translation>
    </message>
    <message>
        <source>Excess blood is lost (section 7.1), but stolen blood above the capacity stays until the end of the turn (section 15.3).</source>
        <translation>El exceso de sangre se pierde (sección 7.1), pero la sangre robada por encima de la capacidad se queda hasta el final del turno (sección 15.3).</translation>
    </message>
    <message>
        <source>First pair of strikes: Roundhouse (4 damage) against a dodge. Then Wauneka plays a card for 1 additional strike and Flavio one for 2. Second pair: hand strikes. Third pair: only Flavio strikes, with his hand.</source>
        <translation>Primer par de ataques: Roundhouse (4 de daño) contra una esquiva. Después Wauneka juega una carta para 1 ataque adicional y Flavio una para 2. Segundo par: ataques con la mano. Tercer par: solo ataca Flavio, con la mano.</translation>
    </message>
    <message>
        <source>First pair of strikes: Undead Strength (3 damage) against Dodge. Then Kurt plays Blur for 1 additional strike and Ira superior Blur for 2. Second pair: hand strikes. Third pair: only Ira strikes.</source>
        <translation>Primer par de ataques: Undead Strength (3 de daño) contra Dodge. Después Kurt juega Blur para 1 ataque adicional e Ira juega Blur superior para 2. Segundo par: ataques con la mano. Tercer par: solo ataca Ira.</translation>
    </message>
    <message>
        <source>First pair of strikes: Vampiric Strength (2 damage) against Dodge. Then Tiberius plays Blur for 1 additional strike and Cassandra superior Blur for 2. Second pair: hand strikes. Third pair: only Cassandra strikes, with her hand.</source>
        <translation>Primer par de ataques: Vampiric Strength (2 de daño) contra Dodge. Después Tiberius juega Blur para 1 ataque adicional y Cassandra juega Blur superior para 2. Segundo par: ataques con la mano. Tercer par: solo ataca Cassandra, con la mano.</translation>
    </message>
    <message>
        <source>For each point of aggravated damage on a wounded vampire, it burns 1 blood or is burned.</source>
        <translation>Por cada punto de daño agravado a un vampiro herido, quema 1 de sangre o se quema.</translation>
    </message>
    <message>
        <source>For each point of ordinary damage that is not prevented, a vampire burns 1 blood, and must do so while it has any. An ally or retainer burns 1 life.</source>
        <translation>Por cada punto de daño ordinario no prevenido, un vampiro quema 1 de sangre, y debe hacerlo mientras tenga. Un aliado o criado quema 1 de vida.</translation>
    </message>
    <message>
        <source>He cancels your maneuver.</source>
        <translation>Él cancela tu maniobra.</translation>
    </message>
    <message>
        <source>He is wounded and goes to torpor with 1 blood. No blood is burned.</source>
        <translation>Está herido y va al letargo con 1 de sangre. No se quema sangre.</translation>
    </message>
    <message>
        <source>He presses, and a new round begins at close range. He plays a Potence card that adds 1 to his hand damage.</source>
        <translation>Él acosa, y empieza un nuevo asalto de cerca. Juega una carta de Potence que añade 1 a su daño con la mano.</translation>
    </message>
    <message>
        <source>He takes 1 aggravated damage, which is not prevented.</source>
        <translation>Recibe 1 de daño agravado, que no se previene.</translation>
    </message>
    <message>
        <source>He takes 2 normal and 1 aggravated damage at the same time.</source>
        <translation>Recibe a la vez 2 de daño normal y 1 de daño agravado.</translation>
    </message>
    <message>
        <source>He takes 3 aggravated damage.</source>
        <translation>Recibe 3 de daño agravado.</translation>
    </message>
    <message>
        <source>Her copy counts as yielded: you regain the card in your next unlock phase.</source>
        <translation>Su ejemplar cuenta como cedido: recuperas la carta en tu próxima fase de enderezamiento.</translation>
    </message>
    <message>
        <source>If an ally blocks, the vampire stays in torpor and loses the 2 blood.</source>
        <translation>Si bloquea un aliado, el vampiro sigue en letargo y pierde los 2 puntos de sangre.</translation>
    </message>
    <message>
        <source>If the action fails, a card from the hand is burned without payment. Equipment of another minion stays on it.</source>
        <translation>Si la acción fracasa, una carta de la mano se quema sin pagarla. El equipo de otro siervo se queda en él.</translation>
    </message>
    <message>
        <source>If the action fails, a card from the hand is burned. An action of a card in play has no effect.</source>
        <translation>Si la acción fracasa, una carta de la mano se quema. Una acción de una carta en juego no tiene efecto.</translation>
    </message>
    <message>
        <source>If the action is blocked, an ordinary combat with the blocker follows.</source>
        <translation>Si la acción se bloquea, sigue un combate normal con el bloqueador.</translation>
    </message>
    <message>
        <source>If the action is blocked, it has no effect, its cost is not paid, and its card is burned.</source>
        <translation>Si la acción se bloquea, no tiene efecto, su coste no se paga y su carta se quema.</translation>
    </message>
    <message>
        <source>If the action succeeds, its cost is paid, then its effect applies.</source>
        <translation>Si la acción tiene éxito, se paga su coste y después se aplica su efecto.</translation>
    </message>
    <message>
        <source>If the bleed succeeds, the target burns pool equal to the bleed amount.</source>
        <translation>Si el sangrado tiene éxito, el objetivo quema tanta reserva sanguínea como la cantidad del sangrado.</translation>
    </message>
    <message>
        <source>If the cost cannot be paid at resolution, as much as possible is paid. The action is successful but has no effect.</source>
        <translation>Si el coste no se puede pagar en la resolución, se paga lo posible. La acción tiene éxito, pero no tiene efecto.</translation>
    </message>
    <message>
        <source>If the requirements are no longer met or no target is valid at resolution, the action is successful but has no effect.</source>
        <translation>Si en la resolución ya no se cumplen los requisitos o ningún objetivo es válido, la acción tiene éxito, pero no tiene efecto.</translation>
    </message>
    <message>
        <source>If the rescue is blocked, an ordinary combat with the blocker follows.</source>
        <translation>Si el rescate se bloquea, sigue un combate normal con el bloqueador.</translation>
    </message>
    <message>
        <source>If the rescue succeeds, the vampire moves to the ready region and stays locked or unlocked.</source>
        <translation>Si el rescate tiene éxito, el vampiro pasa a la zona preparada y sigue girado o enderezado.</translation>
    </message>
    <message>
        <source>If the target of an action changes, which Methuselahs who have declined may block again?</source>
        <translation>Si cambia el objetivo de una acción, ¿qué Matusalenes que han renunciado pueden bloquear de nuevo?</translation>
    </message>
    <message>
        <source>If your library is empty, you do not replace cards and play on.</source>
        <translation>Si tu biblioteca está vacía, no reemplazas cartas y sigues jugando.</translation>
    </message>
    <message>
        <source>In an action directed at several Methuselahs, the impulse goes clockwise to them, then clockwise to the rest.</source>
        <translation>En una acción dirigida a varios Matusalenes, el impulso pasa a estos en sentido horario y después a los demás.</translation>
    </message>
    <message>
        <source>In an undirected action, the impulse goes to the prey, then to the predator, then clockwise to the rest.</source>
        <translation>En una acción no dirigida, el impulso pasa a la presa, después al depredador y después a los demás en sentido horario.</translation>
    </message>
    <message>
        <source>In combat, and in an action directed at one Methuselah, the impulse goes from the acting Methuselah to the defending one, then clockwise to the rest.</source>
        <translation>En combate, y en una acción dirigida a un solo Matusalén, el impulso pasa del Matusalén activo al defensor y después a los demás en sentido horario.</translation>
    </message>
    <message>
        <source>In the unlock phase an incapacitated imbued can burn 3 conviction to become ready and gain 1 life, not above its starting life. Other effects that make it ready also give 1 life.</source>
        <translation>En la fase de enderezamiento, un imbued incapacitado puede quemar 3 de convicción para volver a estar preparado con 1 de vida más, sin superar la inicial. Otros efectos que lo preparan también dan 1 de vida.</translation>
    </message>
    <message>
        <source>In turn 1 her single transfer puts 1 counter on the vampire. In turn 2, of 4 transfers, two take the counter back and two put 2 counters on another vampire.</source>
        <translation>En el turno 1 su única transferencia pone 1 ficha sobre el vampiro. En el turno 2, de 4 transferencias, dos devuelven la ficha y dos ponen 2 fichas sobre otro vampiro.</translation>
    </message>
    <message>
        <source>Intercept and stealth are compared.</source>
        <translation>Se comparan la intercepción y el sigilo.</translation>
    </message>
    <message>
        <source>Into the Fire makes a Malkavian Sabbat.</source>
        <translation>Into the Fire hace que un Malkavian pase a ser Sabbat.</translation>
    </message>
    <message>
        <source>Ira declines to maneuver. The gun maneuvers to long range, Ira&apos;s card to close range, and Mazz&apos;s card to long range.</source>
        <translation>Ira renuncia a maniobrar. El arma maniobra a distancia; la carta de Ira, de cerca; y la carta de Mazz, a distancia.</translation>
    </message>
    <message>
        <source>Ira hunts with 1 stealth. The prey declines to block. Eugenio, an untapped minion of the predator, gets 1 intercept. Sarah cannot add stealth.</source>
        <translation>Ira caza con 1 de sigilo. La presa renuncia a bloquear. Eugenio, un siervo enderezado del depredador, recibe 1 de intercepción. Sarah no puede añadir sigilo.</translation>
    </message>
    <message>
        <source>It applies from the play of the card to the next master phase of its player. Both give the same result, because these cards cannot be played in the own turn; this reading also covers the time before the first turn.</source>
        <translation>Se aplica desde que se juega la carta hasta la próxima fase heril de su jugador. El resultado es el mismo, porque estas cartas no se juegan en el turno propio; esta lectura también cubre el tiempo antes del primer turno.</translation>
    </message>
    <message>
        <source>It bleeds.</source>
        <translation>Sangra.</translation>
    </message>
    <message>
        <source>It can get more. The excess is lost when the vampire moves to the ready region; no rule limits the counters of uncontrolled vampires.</source>
        <translation>Puede recibir más. El exceso se pierde cuando el vampiro pasa a la zona preparada; ninguna regla limita los fichas de los vampiros incontrolados.</translation>
    </message>
    <message>
        <source>It cancels his press, and combat ends.</source>
        <translation>La carta cancela su acoso, y el combate termina.</translation>
    </message>
    <message>
        <source>It counts only for action modifiers, because it can play them while it leaves torpor; rulings on such cards say so. For all other cards the minion must be ready.</source>
        <translation>Solo cuenta para los modificadores de acción, porque puede jugarlos mientras sale del letargo; así lo dicen las resoluciones sobre tales cartas. Para las demás cartas el siervo debe estar preparado.</translation>
    </message>
    <message>
        <source>It inflicts 2 damage at either range.</source>
        <translation>Inflige 2 de daño a cualquier distancia.</translation>
    </message>
    <message>
        <source>It is Sarah&apos;s minion phase. Belinde is ready and unlocked. Alexis is Sarah&apos;s prey.</source>
        <translation>Es la fase servil de Sarah. Belinde está preparada y enderezada. Alexis es la presa de Sarah.</translation>
    </message>
    <message>
        <source>It is a Camarilla Lasombra.</source>
        <translation>Es un Lasombra Camarilla.</translation>
    </message>
    <message>
        <source>It is decided before each announcement. A minion that cannot take its mandatory action holds up no one.</source>
        <translation>Se decide antes de cada anuncio. Un siervo que no puede realizar su acción obligatoria no retiene a nadie.</translation>
    </message>
    <message>
        <source>It is still a Brujah antitribu and not a Brujah.</source>
        <translation>Sigue siendo un Brujah antitribu y no un Brujah.</translation>
    </message>
    <message>
        <source>It is still a Malkavian and not a Malkavian antitribu.</source>
        <translation>Sigue siendo un Malkavian y no un Malkavian antitribu.</translation>
    </message>
    <message>
        <source>It is the first turn of the third player.</source>
        <translation>Es el primer turno del tercer jugador.</translation>
    </message>
    <message>
        <source>It is used at close range and at long range.</source>
        <translation>Se usa de cerca y a distancia.</translation>
    </message>
    <message>
        <source>It moves 1 blood or none. The vampire is a legal target anyway.</source>
        <translation>Mueve 1 de sangre o ninguna. El vampiro es un objetivo legal de todos modos.</translation>
    </message>
    <message>
        <source>Its controller begins the minion phase.</source>
        <translation>Su controlador empieza la fase servil.</translation>
    </message>
    <message>
        <source>Its controller plays a card that prevents 2 damage, and then another one.</source>
        <translation>Su controlador juega una carta que previene 2 de daño, y después otra.</translation>
    </message>
    <message>
        <source>Its controller tries to use it twice in one unlock phase.</source>
        <translation>Su controlador intenta usarlo dos veces en una fase de enderezamiento.</translation>
    </message>
    <message>
        <source>Its controller wants to take two equipment cards from the hand.</source>
        <translation>Su controlador quiere tomar dos cartas de equipo de la mano.</translation>
    </message>
    <message>
        <source>Its sect changes too. In the current rulebook it stays.</source>
        <translation>Su secta también cambia. En el reglamento actual se conserva.</translation>
    </message>
    <message>
        <source>Krid announces a bleed.</source>
        <translation>Krid anuncia un sangrado.</translation>
    </message>
    <message>
        <source>Krid goes to torpor with 1 blood.</source>
        <translation>Krid va al letargo con 1 de sangre.</translation>
    </message>
    <message>
        <source>Krid is a minion of Sarah, and Alexis is Sarah&apos;s prey.</source>
        <translation>Krid es un siervo de Sarah, y Alexis es la presa de Sarah.</translation>
    </message>
    <message>
        <source>Krid is ready and has 1 blood.</source>
        <translation>Krid está preparado y tiene 1 de sangre.</translation>
    </message>
    <message>
        <source>Krid plays Computer Hacking, which bleeds at +1.</source>
        <translation>Krid juega Computer Hacking, que sangra a +1.</translation>
    </message>
    <message>
        <source>Krid takes 1 aggravated damage.</source>
        <translation>Krid recibe 1 de daño agravado.</translation>
    </message>
    <message>
        <source>Krid taps. The bleed amount is 1, and the action is directed at Alexis.</source>
        <translation>Krid se gira. La cantidad de sangrado es 1, y la acción está dirigida a Alexis.</translation>
    </message>
    <message>
        <source>Kurt, who acts, fights Ira at close range.</source>
        <translation>Kurt, que actúa, combate de cerca con Ira.</translation>
    </message>
    <message>
        <source>Later in the turn of EX-V5-01, The Dowager is ready and unlocked. Sarah has the ally Underbridge Stray, which costs 1 blood, in her hand.</source>
        <translation>Más tarde en el turno de EX-V5-01, The Dowager está preparada y enderezada. Sarah tiene en la mano el aliado Underbridge Stray, que cuesta 1 de sangre.</translation>
    </message>
    <message>
        <source>Leaving torpor costs 2 blood. The action has +1 stealth and is undirected.</source>
        <translation>Salir del letargo cuesta 2 de sangre. La acción tiene +1 de sigilo y no es dirigida.</translation>
    </message>
    <message>
        <source>Mazz has blocked Ira, who acts. Mazz has a Submachine Gun (strike: 3R damage, with an optional maneuver) and one card to maneuver. Ira has one card to maneuver.</source>
        <translation>Mazz ha bloqueado a Ira, que actúa. Mazz tiene una Submachine Gun (ataque: 3R de daño, con una maniobra opcional) y una carta para maniobrar. Ira tiene una carta para maniobrar.</translation>
    </message>
    <message>
        <source>Milo is ready and has 2 blood.</source>
        <translation>Milo está preparado y tiene 2 de sangre.</translation>
    </message>
    <message>
        <source>Milo takes 3 aggravated damage.</source>
        <translation>Milo recibe 3 de daño agravado.</translation>
    </message>
    <message>
        <source>Most Discipline masters raise the capacity, and the rules of diablerie say &quot;if&quot; they do. Older editions raise it always, so older cards do not print it.</source>
        <translation>La mayoría de las cartas heriles de Disciplina aumentan la capacidad, y las reglas de la diablerie dicen «si» lo hacen. Las ediciones antiguas la aumentan siempre, así que sus cartas no lo imprimen.</translation>
    </message>
    <message>
        <source>Must the last Methuselah who contests a card pay once more in the unlock phase in which she regains it?</source>
        <translation>¿Debe pagar una vez más el último Matusalén que disputa una carta en la fase de enderezamiento en que la recupera?</translation>
    </message>
    <message>
        <source>Nassir is ready and has 1 blood.</source>
        <translation>Nassir está preparado y tiene 1 de sangre.</translation>
    </message>
    <message>
        <source>No. She declines for good only if she could block, no attempt is in progress, and she passes. A pass during an attempt ends her part in that attempt. Otherwise the attempt of one Methuselah would use up the choice of another.</source>
        <translation>No. Solo renuncia definitivamente si podría bloquear, no hay ningún intento en curso y pasa. Pasar durante un intento pone fin a su parte en ese intento. De lo contrario, el intento de un Matusalén agotaría la elección de otro.</translation>
    </message>
    <message>
        <source>No. She had no choice, and nothing has happened since the others passed. She is not asked. When all have declined, every Methuselah has one more chance in any case.</source>
        <translation>No. No tenía elección, y nada ha ocurrido desde que los demás pasaron. No se le pregunta. Cuando todos han renunciado, cada Matusalén tiene de todos modos otra oportunidad.</translation>
    </message>
    <message>
        <source>No. The end of a contest is checked first. She pays only for cards that are still contested.</source>
        <translation>No. Primero se comprueba si la disputa ha terminado. Solo paga por las cartas que siguen disputadas.</translation>
    </message>
    <message>
        <source>Nora has 1 pool. The smaller vampire has lost 1 counter. The larger one has 10 and becomes controlled at the end of the phase.</source>
        <translation>Nora tiene 1 de reserva sanguínea. El vampiro de menor capacidad ha perdido 1 ficha. El de mayor capacidad tiene 10 y pasa a estar controlado al final de la fase.</translation>
    </message>
    <message>
        <source>Nora has 2 VP and keeps the antes of Eddie and Suki. Winnie gains 6 pool and 1 VP for Nora, and 1 VP as the last player. She wins Nora&apos;s own ante and keeps hers. Both the VPs and the antes are tied, 2 to 2.</source>
        <translation>Nora tiene 2 PV y conserva las apuestas de Eddie y Suki. Winnie gana 6 de reserva sanguínea y 1 PV por Nora, y 1 PV por ser la última jugadora. Gana la apuesta de la propia Nora y conserva la suya. Hay empate a PV y a apuestas, 2 a 2.</translation>
    </message>
    <message>
        <source>Nora has 2 pool and 4 transfers. Alexa Draper (capacity 8) has 6 counters, and Sybren van Oosten (capacity 7) has 2.</source>
        <translation>Nora tiene 2 de reserva sanguínea y 4 transferencias. Alexa Draper (capacidad 8) tiene 6 fichas, y Sybren van Oosten (capacidad 7) tiene 2.</translation>
    </message>
    <message>
        <source>Nora has 2 pool and 4 transfers. Her vampire with a capacity of 10 has 8 counters, and her vampire with a capacity of 7 has a few.</source>
        <translation>Nora tiene 2 de reserva sanguínea y 4 transferencias. Su vampiro de capacidad 10 tiene 8 fichas, y su vampiro de capacidad 7 tiene unas pocas.</translation>
    </message>
    <message>
        <source>Nora has 2 pool and 4 transfers. Her vampire with a capacity of 10 has 8 counters. Her vampire with a capacity of 7 has at least 1.</source>
        <translation>Nora tiene 2 de reserva sanguínea y 4 transferencias. Su vampiro de capacidad 10 tiene 8 fichas. Su vampiro de capacidad 7 tiene al menos 1.</translation>
    </message>
    <message>
        <source>Nora&apos;s pool goes from 2 to 3 and then to 1. Sybren has 1 counter. Alexa is ready and unlocked with 8 blood. No transfers are left.</source>
        <translation>La reserva sanguínea de Nora pasa de 2 a 3 y luego a 1. Sybren tiene 1 ficha. Alexa está preparada y enderezada con 8 de sangre. No quedan transferencias.</translation>
    </message>
    <message>
        <source>Of three players Nora is the first. She has 30 pool and an uncontrolled vampire with a capacity of 6.</source>
        <translation>De tres jugadores, Nora es la primera. Tiene 30 de reserva sanguínea y un vampiro incontrolado de capacidad 6.</translation>
    </message>
    <message>
        <source>On a card with several Disciplines, each effect names the Disciplines that it requires.</source>
        <translation>En una carta con varias Disciplinas, cada efecto indica las Disciplinas que requiere.</translation>
    </message>
    <message>
        <source>One action modifier has already increased a bleed.</source>
        <translation>Un modificador de acción ya ha aumentado un sangrado.</translation>
    </message>
    <message>
        <source>One blood is burned, and then Barth is burned.</source>
        <translation>Se quema 1 de sangre, y después se quema a Barth.</translation>
    </message>
    <message>
        <source>One blood mends one normal point, and the second point wounds him. He cannot pay for the aggravated point, so he is burned. It is not a diablerie.</source>
        <translation>Con 1 de sangre se cura un punto normal, y el segundo punto lo deja herido. No puede pagar por el punto agravado, así que se quema. No es diablerie.</translation>
    </message>
    <message>
        <source>One passage allows only one action modifier card that increases a bleed. Another forbids such a card only while another action modifier card already increases the bleed.</source>
        <translation>Un pasaje permite una sola carta de modificador de acción que aumente un sangrado. Otro solo la prohíbe mientras otra carta de modificador ya la aumenta.</translation>
    </message>
    <message>
        <source>One passage says that the vote on a blood hunt is not an action, so that it cannot be blocked and allows no action modifiers or reactions. Another says that it is part of the action that led to the diablerie.</source>
        <translation>Un pasaje dice que la votación de una caza de sangre no es una acción: no se puede bloquear y no admite modificadores de acción ni reacciones. Otro dice que es parte de la acción que llevó a la diablerie.</translation>
    </message>
    <message>
        <source>Only a minion that meets the requirements of a minion card can play it: clan, Discipline, capacity, title and others.</source>
        <translation>Solo un siervo que cumple los requisitos de una carta de siervo puede jugarla: clan, Disciplina, capacidad, título y otros.</translation>
    </message>
    <message>
        <source>Only imbued can play power cards. Doing so is an action with +1 stealth, like equipping, and unlocks the imbued if it succeeds. An imbued cannot have two copies of a power.</source>
        <translation>Solo los imbued pueden jugar cartas de poder. Es una acción con +1 de sigilo, como equipar, que endereza al imbued si tiene éxito. Un imbued no puede tener dos ejemplares de un mismo poder.</translation>
    </message>
    <message>
        <source>Only minions that are still ready. No effect can continue the combat if a combatant is wounded.</source>
        <translation>Solo los siervos que siguen preparados. Ningún efecto puede continuar el combate si un combatiente está herido.</translation>
    </message>
    <message>
        <source>Only ready unlocked minions can take actions, but a vampire that leaves torpor is not ready.</source>
        <translation>Solo los siervos preparados y enderezados pueden actuar, pero un vampiro que sale del letargo no está preparado.</translation>
    </message>
    <message>
        <source>Only ready vampires can hunt.</source>
        <translation>Solo los vampiros preparados pueden cazar.</translation>
    </message>
    <message>
        <source>Only ready vampires can take political actions.</source>
        <translation>Solo los vampiros preparados pueden realizar acciones políticas.</translation>
    </message>
    <message>
        <source>Only stealth and intercept that are needed can be added (section 13.3.2), but an example plays stealth on a bleed before any block.</source>
        <translation>Solo se pueden añadir el sigilo y la intercepción necesarios (sección 13.3.2), pero un ejemplo juega sigilo en un sangrado antes de cualquier bloqueo.</translation>
    </message>
    <message>
        <source>Only the ready unlocked minions of Alexis may.</source>
        <translation>Solo pueden los siervos preparados y enderezados de Alexis.</translation>
    </message>
    <message>
        <source>Only the ready untapped minions of Alexis may, with as many attempts as she likes.</source>
        <translation>Solo pueden los siervos preparados y enderezados de Alexis, con tantos intentos como ella quiera.</translation>
    </message>
    <message>
        <source>Only vampires can play political action cards, but any Methuselah can burn one for a vote.</source>
        <translation>Solo los vampiros pueden jugar cartas de acción política, pero cualquier Matusalén puede quemar una por un voto.</translation>
    </message>
    <message>
        <source>Pug announces that he recruits the gang.</source>
        <translation>Pug anuncia que recluta a la banda.</translation>
    </message>
    <message>
        <source>Pug is ready and untapped. Loyal Street Gang costs 1 pool.</source>
        <translation>Pug está preparado y enderezado. Loyal Street Gang cuesta 1 de reserva sanguínea.</translation>
    </message>
    <message>
        <source>Pug taps. The action has 1 stealth. The pool is paid only if the action succeeds.</source>
        <translation>Pug se gira. La acción tiene 1 de sigilo. La reserva sanguínea solo se paga si la acción tiene éxito.</translation>
    </message>
    <message>
        <source>Quentin bleeds Alexis for 1.</source>
        <translation>Quentin sangra a Alexis por 1.</translation>
    </message>
    <message>
        <source>Reactions are played by ready unlocked minions of other Methuselahs. Playing one does not lock the minion.</source>
        <translation>Las reacciones las juegan siervos preparados y enderezados de otros Matusalenes. Jugar una no gira al siervo.</translation>
    </message>
    <message>
        <source>Richard gains 6 pool and 1 VP twice. Lisa gains 6 pool and 1 VP for Richard, and 1 VP as the last player. Each has 2 VP: a tie.</source>
        <translation>Richard gana dos veces 6 de reserva sanguínea y 1 PV. Lisa gana 6 de reserva sanguínea y 1 PV por Richard, y 1 PV por ser la última jugadora. Cada uno tiene 2 PV: empate.</translation>
    </message>
    <message>
        <source>Ryan is ready and has 1 blood.</source>
        <translation>Ryan está preparado y tiene 1 de sangre.</translation>
    </message>
    <message>
        <source>Sarah announces a basic bleed with Belinde.</source>
        <translation>Sarah anuncia un sangrado básico con Belinde.</translation>
    </message>
    <message>
        <source>Sarah announces that The Dowager recruits the ally.</source>
        <translation>Sarah anuncia que The Dowager recluta al aliado.</translation>
    </message>
    <message>
        <source>Scott gains 6 pool and 1 VP for Steve. Richard gains 6 pool and 1 VP for Scott. Justine gains 6 pool and 1 VP for Lisa, the same for Richard, and 1 VP as the last player. Justine has 3 VP, Richard 1, Scott 1, Lisa and Steve none. Justine wins.</source>
        <translation>Scott gana 6 de reserva sanguínea y 1 PV por Steve. Richard gana 6 de reserva sanguínea y 1 PV por Scott. Justine gana 6 de reserva sanguínea y 1 PV por Lisa, lo mismo por Richard, y 1 PV por ser la última jugadora. Justine tiene 3 PV, Richard 1, Scott 1, Lisa y Steve ninguno. Gana Justine.</translation>
    </message>
    <message>
        <source>Section 12.3 applies.</source>
        <translation>Se aplica la sección 12.3.</translation>
    </message>
    <message>
        <source>Section 12.3.1 applies.</source>
        <translation>Se aplica la sección 12.3.1.</translation>
    </message>
    <message>
        <source>Section 15.3 is the specific rule for stolen blood.</source>
        <translation>La sección 15.3 es la regla específica de la sangre robada.</translation>
    </message>
    <message>
        <source>Section 16.3 applies.</source>
        <translation>Se aplica la sección 16.3.</translation>
    </message>
    <message>
        <source>She can block, because the action is now directed at her (BLK-01). A Methuselah who has declined cannot, even if the action comes back to her.</source>
        <translation>Puede bloquear, porque la acción se dirige ahora a él (BLK-01). Un Matusalén que ha renunciado no puede, aunque la acción vuelva a él.</translation>
    </message>
    <message>
        <source>She has 1 pool. The larger vampire has 10 counters and enters the active region at the end of the phase.</source>
        <translation>Tiene 1 de reserva sanguínea. El vampiro de mayor capacidad tiene 10 fichas y entra en la zona activa al final de la fase.</translation>
    </message>
    <message>
        <source>She makes the same transfers as in EX-WW-14.</source>
        <translation>Hace las mismas transferencias que en EX-WW-14.</translation>
    </message>
    <message>
        <source>Six players play.</source>
        <translation>Juegan seis jugadores.</translation>
    </message>
    <message>
        <source>Some cards require flight.</source>
        <translation>Algunas cartas requieren volar.</translation>
    </message>
    <message>
        <source>Some cards require the Black Hand.</source>
        <translation>Algunas cartas requieren la Mano Negra.</translation>
    </message>
    <message>
        <source>Some sections are marked as an advanced format. Are they part of the default game?</source>
        <translation>Algunas secciones están marcadas como formato avanzado. ¿Forman parte del juego por defecto?</translation>
    </message>
    <message>
        <source>Stealing a card gives permanent control of it. The card stays in the same region. A stolen attached card can be attached to a card of the same type of the thief. You cannot steal from yourself.</source>
        <translation>Robar una carta da su control permanente. La carta se queda en la misma zona. Una carta vinculada robada puede vincularse a una carta del mismo tipo del ladrón. No puedes robarte a ti mismo.</translation>
    </message>
    <message>
        <source>Stealing blood moves counters of blood or life. It is not damage, cannot be prevented, and happens before damage is handled. Excess blood is lost at once.</source>
        <translation>Robar sangre mueve fichas de sangre o de vida. No es daño, no se puede prevenir y ocurre antes de tratar el daño. El exceso se pierde de inmediato.</translation>
    </message>
    <message>
        <source>Steve is ousted, then Justin, then Richard.</source>
        <translation>Se elimina a Steve, luego a Justin, luego a Richard.</translation>
    </message>
    <message>
        <source>Steve is ousted, then Scott, then Lisa, then Richard.</source>
        <translation>Se elimina a Steve, luego a Scott, luego a Lisa, luego a Richard.</translation>
    </message>
    <message>
        <source>Stolen equipment moves to the striking minion, which cannot use it in this round and keeps it after the combat.</source>
        <translation>El equipo robado pasa al atacante, que no puede usarlo en este asalto y lo conserva tras el combate.</translation>
    </message>
    <message>
        <source>Strikes resolve in this order: combat ends, first strikes, all others.</source>
        <translation>Los ataques se resuelven en este orden: el combate termina, ataques iniciales, todos los demás.</translation>
    </message>
    <message>
        <source>Tamoszius is ready and has 2 blood.</source>
        <translation>Tamoszius está preparado y tiene 2 de sangre.</translation>
    </message>
    <message>
        <source>That is illegal, unless one of the two says that it does not count.</source>
        <translation>Es ilegal, a menos que uno de los dos diga que no cuenta.</translation>
    </message>
    <message>
        <source>That is illegal.</source>
        <translation>Es ilegal.</translation>
    </message>
    <message>
        <source>That is legal. Alexis burns 2 pool.</source>
        <translation>Es legal. Alexis quema 2 de reserva sanguínea.</translation>
    </message>
    <message>
        <source>The 2 blood are lost: section 16.2 is more specific.</source>
        <translation>Los 2 puntos de sangre se pierden: la sección 16.2 es más específica.</translation>
    </message>
    <message>
        <source>The Dowager locks. The action has 1 stealth. The blood is not paid yet, and the card is set aside, out of play.</source>
        <translation>The Dowager se gira. La acción tiene 1 de sigilo. La sangre aún no se paga, y la carta se aparta, fuera de juego.</translation>
    </message>
    <message>
        <source>The Edge is gained by bleeding the prey (section 5) or any Methuselah (section 12.3.1).</source>
        <translation>La Ventaja se gana al sangrar a la presa (sección 5) o a cualquier Matusalén (sección 12.3.1).</translation>
    </message>
    <message>
        <source>The Methuselah who played a master card controls it in play, even on a card of another. A minion card in play is controlled by the controller of the minion that it is on, or else by the Methuselah who played it.</source>
        <translation>Una carta heril en juego la controla quien la jugó, incluso sobre la carta de otro. Una carta de siervo en juego la controla el controlador del siervo sobre el que está o, si no, quien la jugó.</translation>
    </message>
    <message>
        <source>The Methuselah with the most VP wins, ousted or not.</source>
        <translation>Gana el Matusalén con más VP, eliminado o no.</translation>
    </message>
    <message>
        <source>The acting Methuselah takes the Edge if the action succeeds with a bleed amount of 1 or more.</source>
        <translation>El Matusalén activo toma la Ventaja si la acción tiene éxito con una cantidad de sangrado de 1 o más.</translation>
    </message>
    <message>
        <source>The acting minion locks when the action is announced, but it does not lock if the action card is cancelled.</source>
        <translation>El siervo que actúa se gira cuando se anuncia la acción, pero no se gira si se cancela la carta de acción.</translation>
    </message>
    <message>
        <source>The acting minion plays action modifiers unless the text of the card names another minion (GEN-02).</source>
        <translation>El siervo que actúa juega los modificadores de acción, salvo que el texto de la carta nombre a otro siervo (GEN-02).</translation>
    </message>
    <message>
        <source>The acting player plays a second one that increases it.</source>
        <translation>El jugador activo juega un segundo modificador que lo aumenta.</translation>
    </message>
    <message>
        <source>The action has +1 stealth and is undirected against your own vampire; it has 0 stealth and is directed against a vampire of another.</source>
        <translation>La acción tiene +1 de sigilo y no es dirigida contra tu propio vampiro; tiene 0 de sigilo y es dirigida contra un vampiro de otro.</translation>
    </message>
    <message>
        <source>The action is announced.</source>
        <translation>Se anuncia la acción.</translation>
    </message>
    <message>
        <source>The action is directed, as in the White Wolf rulebook.</source>
        <translation>La acción es dirigida, como en el reglamento de White Wolf.</translation>
    </message>
    <message>
        <source>The action is successful. It has no effect, and no pool is lost.</source>
        <translation>La acción tiene éxito. No tiene efecto, y no se pierde reserva sanguínea.</translation>
    </message>
    <message>
        <source>The action resolves.</source>
        <translation>La acción se resuelve.</translation>
    </message>
    <message>
        <source>The additional effect in a DRAFT box can be used only in draft or sealed events. The bold first line and the cost of the card apply; the clan or Discipline is that of the box.</source>
        <translation>El efecto adicional de un recuadro DRAFT solo puede usarse en draft o sellado. Se aplican la primera línea en negrita y el coste de la carta; el clan o la Disciplina es el del recuadro.</translation>
    </message>
    <message>
        <source>The advanced card of a merged vampire applies completely and wins conflicts; only the text of the base card applies. Texts with the merged symbol apply only while it is merged. It stays one card until it is burned, even in the uncontrolled region.</source>
        <translation>La carta avanzada de un vampiro fusionado se aplica por completo y prevalece en los conflictos; de la carta básica solo se aplica el texto. Los textos con el símbolo «fusionado» solo se aplican mientras está fusionado. Sigue siendo una sola carta hasta que se quema, incluso en la zona incontrolada.</translation>
    </message>
    <message>
        <source>The ally is not ready any more. It reaches the ash heap only after the combat.</source>
        <translation>El aliado deja de estar preparado. Llega al montón de ceniza solo después del combate.</translation>
    </message>
    <message>
        <source>The anarch is already Independent. It does not change its sect and remains anarch.</source>
        <translation>El anarquista ya es independiente. No cambia de secta y sigue siendo anarquista.</translation>
    </message>
    <message>
        <source>The ballot counts at every moment, and its votes belong to no Methuselah. A tie, or no ballots at all, is an abstention.</source>
        <translation>La votación cuenta en todo momento, y sus votos no pertenecen a ningún Matusalén. Un empate, o ninguna papeleta, es una abstención.</translation>
    </message>
    <message>
        <source>The basic level of a Discipline gives the plain effect. The superior level gives the plain or the bold effect, never both.</source>
        <translation>El nivel básico de una Disciplina da el efecto normal. El nivel superior da el efecto normal o el efecto en negrita, nunca ambos.</translation>
    </message>
    <message>
        <source>The basic rules of a bleed apply: only the prey is its target. The bleed amount is 2.</source>
        <translation>Se aplican las reglas básicas de un sangrado: solo la presa es su objetivo. La cantidad de sangrado es 2.</translation>
    </message>
    <message>
        <source>The beginning of the minion phase decides: section 12.3.1 is the detailed rule.</source>
        <translation>Decide el comienzo de la fase de siervos: la sección 12.3.1 es la regla detallada.</translation>
    </message>
    <message>
        <source>The bleed of EX-V5-01 is announced.</source>
        <translation>Se anuncia el sangrado de EX-V5-01.</translation>
    </message>
    <message>
        <source>The bleed of EX-WW-02 is announced.</source>
        <translation>Se anuncia el sangrado de EX-WW-02.</translation>
    </message>
    <message>
        <source>The block fails, Cassandra stays untapped, and the bleed succeeds.</source>
        <translation>El bloqueo fracasa, Cassandra sigue enderezada y el sangrado tiene éxito.</translation>
    </message>
    <message>
        <source>The block has locked it; it may then commit diablerie with all its consequences, including the blood hunt, because they belong to the diablerie and not to an action. The acting Methuselah remains the one whose turn it is.</source>
        <translation>El bloqueo lo ha girado; después puede cometer diablerie con todas sus consecuencias, incluida la caza de sangre, porque dependen de la diablerie y no de una acción. El Matusalén que actúa sigue siendo aquel de quien es el turno.</translation>
    </message>
    <message>
        <source>The capacities at the beginning of the diablerie are compared, with all changes that apply then.</source>
        <translation>Se comparan las capacidades al comienzo de la diablerie, con todos los cambios que se aplican entonces.</translation>
    </message>
    <message>
        <source>The card goes to the ash heap of its owner. It is neither discarded nor burned from play.</source>
        <translation>La carta va al montón de ceniza de su dueño. Ni se descarta ni se quema desde el juego.</translation>
    </message>
    <message>
        <source>The card is played first, then it can be cancelled, and then the minion locks. A cancelled card does not unlock anything.</source>
        <translation>Primero se juega la carta, después se puede cancelar y después el siervo se gira. Una carta cancelada no endereza nada.</translation>
    </message>
    <message>
        <source>The card is set aside, it can be cancelled, its replacement is drawn, and it resolves. Then it goes to the ash heap or into play.</source>
        <translation>La carta se aparta, se puede cancelar, se roba su reemplazo y se resuelve. Después va al montón de ceniza o entra en juego.</translation>
    </message>
    <message>
        <source>The cards change their controller.</source>
        <translation>Las cartas cambian de controlador.</translation>
    </message>
    <message>
        <source>The choices of a referendum are made later (POL-04).</source>
        <translation>Las elecciones de un referéndum se hacen más tarde (POL-04).</translation>
    </message>
    <message>
        <source>The combat goes on.</source>
        <translation>El combate sigue.</translation>
    </message>
    <message>
        <source>The combat is the one of EX-J94-06, but Tiberius has IR Goggles with one maneuver each combat.</source>
        <translation>El combate es el de EX-J94-06, pero Tiberius tiene IR Goggles, con una maniobra por combate.</translation>
    </message>
    <message>
        <source>The combat is the one of EX-J94-07.</source>
        <translation>El combate es el de EX-J94-07.</translation>
    </message>
    <message>
        <source>The combat is the one of EX-J94-11, but you have a card to press.</source>
        <translation>El combate es el de EX-J94-11, pero tú tienes una carta para acosar.</translation>
    </message>
    <message>
        <source>The controller of the blocking minion, who has the impulse second in that combat.</source>
        <translation>El controlador del siervo que bloquea, que tiene el impulso en segundo lugar en ese combate.</translation>
    </message>
    <message>
        <source>The cost of a cancelled card that is not an action card is paid.</source>
        <translation>El coste de una carta cancelada que no es de acción se paga.</translation>
    </message>
    <message>
        <source>The cost of becoming anarch depends on another ready anarch. When is it fixed?</source>
        <translation>El coste de hacerse anarquista depende de otro anarquista preparado. ¿Cuándo se fija?</translation>
    </message>
    <message>
        <source>The counters arrive.</source>
        <translation>Llegan las fichas.</translation>
    </message>
    <message>
        <source>The counters that the vampire must have.</source>
        <translation>Las fichas que debe tener el vampiro.</translation>
    </message>
    <message>
        <source>The course of an action says that only the acting minion can play action modifiers. The section on card types says that other minions of the same Methuselah play some of them, even locked ones.</source>
        <translation>El desarrollo de una acción dice que solo el siervo que actúa puede jugar modificadores de acción. La sección de tipos de carta dice que otros siervos del mismo Matusalén juegan algunos, incluso girados.</translation>
    </message>
    <message>
        <source>The detailed course applies (BLK-01).</source>
        <translation>Se aplica el desarrollo detallado (BLK-01).</translation>
    </message>
    <message>
        <source>The effect resolves.</source>
        <translation>El efecto se resuelve.</translation>
    </message>
    <message>
        <source>The end of the round takes place even if the combat ended early. Who can still use effects then?</source>
        <translation>El final del asalto tiene lugar aunque el combate termine antes. ¿Quién puede usar efectos entonces?</translation>
    </message>
    <message>
        <source>The first applies to casual games, the second to tournaments.</source>
        <translation>El primero vale para partidas amistosas, el segundo para torneos.</translation>
    </message>
    <message>
        <source>The first counter becomes life, the second becomes blood.</source>
        <translation>La primera ficha pasa a ser vida; la segunda, sangre.</translation>
    </message>
    <message>
        <source>The first pair inflicts nothing. The second inflicts 1 damage on each. The third inflicts 1 on Kurt. In total Kurt takes 2 damage and Ira 1.</source>
        <translation>El primer par no inflige nada. El segundo inflige 1 de daño a cada uno. El tercero inflige 1 a Kurt. En total Kurt recibe 2 de daño e Ira 1.</translation>
    </message>
    <message>
        <source>The first pair inflicts nothing. The second inflicts 1 damage on each. The third inflicts 1 on Tiberius. In total Tiberius takes 2 damage and Cassandra 1.</source>
        <translation>El primer par no inflige nada. El segundo inflige 1 de daño a cada uno. El tercero inflige 1 a Tiberius. En total Tiberius recibe 2 de daño y Cassandra 1.</translation>
    </message>
    <message>
        <source>The first pair inflicts nothing. The second inflicts 1 damage on each. The third inflicts 1 on Wauneka. In total Wauneka takes 2 damage and Flavio 1.</source>
        <translation>El primer par no inflige nada. El segundo inflige 1 de daño a cada uno. El tercero inflige 1 a Wauneka. En total Wauneka recibe 2 de daño y Flavio 1.</translation>
    </message>
    <message>
        <source>The first point wounds him, and 2 blood are burned for the other two points. He goes to torpor without blood.</source>
        <translation>El primer punto lo hiere, y se queman 2 de sangre por los otros dos puntos. Va al letargo sin sangre.</translation>
    </message>
    <message>
        <source>The first three turns have fewer transfers. With two players the third turn is the second turn of the first player.</source>
        <translation>Los tres primeros turnos tienen menos transferencias. Con dos jugadores, el tercer turno es el segundo del primer jugador.</translation>
    </message>
    <message>
        <source>The flamethrower is burned before it is used. His strike has no effect.</source>
        <translation>El lanzallamas se quema antes de usarse. Su ataque no tiene efecto.</translation>
    </message>
    <message>
        <source>The last Methuselah in the game gains 1 VP.</source>
        <translation>El último Matusalén de la partida gana 1 VP.</translation>
    </message>
    <message>
        <source>The last step of an action is for effects after its resolution.</source>
        <translation>El último paso de una acción es para efectos después de su resolución.</translation>
    </message>
    <message>
        <source>The limit is for each player and action: it is stricter and has an example.</source>
        <translation>El límite vale por jugador y acción: es más estricto y tiene un ejemplo.</translation>
    </message>
    <message>
        <source>The limit on out-of-turn masters applies, in different passages, until the next master phase or between two turns.</source>
        <translation>El límite de las cartas heriles fuera de turno se aplica, según el pasaje, hasta la próxima fase heril o entre dos turnos.</translation>
    </message>
    <message>
        <source>The limit on repeated actions counts, in different passages, the same card, cards of the same name, and the same copy of a card in play.</source>
        <translation>El límite de acciones repetidas cuenta, según el pasaje, la misma carta, las cartas del mismo nombre y el mismo ejemplar de una carta en juego.</translation>
    </message>
    <message>
        <source>The mage is burned, and Ebanezer gains 1 blood.</source>
        <translation>El mago se quema, y Ebanezer gana 1 de sangre.</translation>
    </message>
    <message>
        <source>The majority of the ballots decides the side of the 3 votes. With a tie the prisci abstain. The side can change while ballots are cast.</source>
        <translation>La mayoría de las papeletas decide el sentido de los 3 votos. Con un empate los prisci se abstienen. El sentido puede cambiar mientras se vota.</translation>
    </message>
    <message>
        <source>The minion can do nothing else (MIN-05) and delays no one, as in the current rulebook. A ruling of 1998 on a card that keeps a minion from its mandatory action says the same.</source>
        <translation>El siervo no puede hacer nada más (MIN-05) y no retrasa a nadie, como en el reglamento actual. Una resolución de 1998 sobre una carta que impide a un siervo su acción obligatoria dice lo mismo.</translation>
    </message>
    <message>
        <source>The minion stops being ready at once, so the combat ends (COM-21). It changes its region when the combat is over. For further aggravated damage it counts as wounded at once.</source>
        <translation>El siervo deja de estar preparado en el acto, así que el combate termina (COM-21). Cambia de zona cuando el combate ha terminado. Para más daño agravado cuenta como herido en el acto.</translation>
    </message>
    <message>
        <source>The only action of a vampire in torpor is to leave torpor, unless a card says otherwise. It can play action modifiers during that action.</source>
        <translation>La única acción de un vampiro en letargo es salir del letargo, salvo que una carta diga otra cosa. Puede jugar modificadores de acción durante esa acción.</translation>
    </message>
    <message>
        <source>The play area has an uncontrolled region and a controlled region, which consists of the ready and the torpor region. A vampire in torpor is controlled but not ready.</source>
        <translation>La zona de juego tiene una zona incontrolada y una zona controlada, formada por la zona preparada y el letargo. Un vampiro en letargo está controlado pero no preparado.</translation>
    </message>
    <message>
        <source>The player counts the transfers.</source>
        <translation>El jugador cuenta las transferencias.</translation>
    </message>
    <message>
        <source>The players check its clan and its sect.</source>
        <translation>Los jugadores comprueban su clan y su secta.</translation>
    </message>
    <message>
        <source>The players check its clan.</source>
        <translation>Los jugadores comprueban su clan.</translation>
    </message>
    <message>
        <source>The players check its sect.</source>
        <translation>Los jugadores comprueban su secta.</translation>
    </message>
    <message>
        <source>The players check the clan of the vampire.</source>
        <translation>Los jugadores comprueban el clan del vampiro.</translation>
    </message>
    <message>
        <source>The players check who may block it.</source>
        <translation>Los jugadores comprueban quién puede bloquear.</translation>
    </message>
    <message>
        <source>The playmat is a summary. The White Wolf rulebook applies.</source>
        <translation>El tapete es un resumen. Se aplica el reglamento de White Wolf.</translation>
    </message>
    <message>
        <source>The playmat prints two limits of the library: 40 and 10 for each player, and 60 to 90 for tournaments.</source>
        <translation>El tapete imprime dos límites de la biblioteca: 40 más 10 por jugador, y de 60 a 90 en torneos.</translation>
    </message>
    <message>
        <source>The playmat states the blood hunt, the equipment of a victim, the discount for anarchs and the votes of a regent in a shorter form.</source>
        <translation>El tapete da de forma abreviada la caza de sangre, el equipo de una víctima, el descuento de los anarquistas y los votos de un regente.</translation>
    </message>
    <message>
        <source>The predator can block after the prey has declined, as section 14 says.</source>
        <translation>El depredador puede bloquear después de que la presa haya renunciado, como dice la sección 14.</translation>
    </message>
    <message>
        <source>The predator of an ousted Methuselah gains 1 victory point (VP), regardless of the cause.</source>
        <translation>El depredador de un Matusalén eliminado gana 1 punto de victoria (VP), sea cual sea la causa.</translation>
    </message>
    <message>
        <source>The predator of the ousted Methuselah gains 6 pool from the bank.</source>
        <translation>El depredador del Matusalén eliminado gana 6 de reserva sanguínea del banco.</translation>
    </message>
    <message>
        <source>The prey attempts to block, fails, and may try again until she declines. Then the predator may.</source>
        <translation>La presa intenta bloquear, fracasa y puede volver a intentarlo hasta que renuncia. Después puede el depredador.</translation>
    </message>
    <message>
        <source>The prey comes first, with any number of attempts. The predator follows only after the prey has declined. No other player may block.</source>
        <translation>Primero va la presa, con cualquier número de intentos. El depredador solo va después de que la presa haya renunciado. Ningún otro jugador puede bloquear.</translation>
    </message>
    <message>
        <source>The prey loses 3 blood from the pool.</source>
        <translation>La presa pierde 3 de sangre de la reserva sanguínea.</translation>
    </message>
    <message>
        <source>The prey may until she declines, and then the predator.</source>
        <translation>Puede la presa hasta que renuncia, y después el depredador.</translation>
    </message>
    <message>
        <source>The prey may, and then the predator.</source>
        <translation>Puede la presa, y después el depredador.</translation>
    </message>
    <message>
        <source>The printed cost of an imbued is the number of counters needed to control it, and its starting life.</source>
        <translation>El coste impreso de un imbued es el número de fichas necesarias para controlarlo, y su vida inicial.</translation>
    </message>
    <message>
        <source>The printed symbol of each card decides.</source>
        <translation>Decide el símbolo impreso en cada carta.</translation>
    </message>
    <message>
        <source>The printed values apply. An ally without a printed value has 1, as the White Wolf rulebook says for all minions; so has an imbued.</source>
        <translation>Se aplican los valores impresos. Un aliado sin valor impreso tiene 1, como dice el reglamento de White Wolf para todos los siervos; también un imbued.</translation>
    </message>
    <message>
        <source>The range is close, and each inflicts 1 damage.</source>
        <translation>El combate es de cerca, y cada uno inflige 1 de daño.</translation>
    </message>
    <message>
        <source>The range is long. Ayelech must use the gun as the initial strike. A hand strike by Colette has no effect.</source>
        <translation>El combate es a distancia. Ayelech debe usar el arma como primer ataque. Un ataque con la mano de Colette no tiene efecto.</translation>
    </message>
    <message>
        <source>The range is long. Cassandra inflicts 1 damage and Tiberius none.</source>
        <translation>El combate es a distancia. Cassandra inflige 1 de daño y Tiberius ninguno.</translation>
    </message>
    <message>
        <source>The range is long. Mazz must strike with the gun. A hand strike by Ira has no effect.</source>
        <translation>El combate es a distancia. Mazz debe atacar con el arma. Un ataque con la mano de Ira no tiene efecto.</translation>
    </message>
    <message>
        <source>The range must be long, and the strike must be ranged or marked R.</source>
        <translation>La distancia debe ser larga, y el ataque debe ser a distancia o estar marcado con R.</translation>
    </message>
    <message>
        <source>The recruit action of EX-V5-02 is announced.</source>
        <translation>Se anuncia la acción de reclutar de EX-V5-02.</translation>
    </message>
    <message>
        <source>The recruit action of EX-WW-03 is announced.</source>
        <translation>Se anuncia la acción de reclutar de EX-WW-03.</translation>
    </message>
    <message>
        <source>The rescue of a vampire of another Methuselah has 0 stealth and is directed.</source>
        <translation>El rescate de un vampiro de otro Matusalén tiene 0 de sigilo y es dirigido.</translation>
    </message>
    <message>
        <source>The rescue of your own vampire has +1 stealth and is undirected.</source>
        <translation>El rescate de tu propio vampiro tiene +1 de sigilo y no es dirigido.</translation>
    </message>
    <message>
        <source>The rest of the effect is skipped, so no damage is inflicted.</source>
        <translation>El resto del efecto se omite, así que no se inflige daño.</translation>
    </message>
    <message>
        <source>The rule applies. The example is a shortcut.</source>
        <translation>Se aplica la regla. El ejemplo es un atajo.</translation>
    </message>
    <message>
        <source>The rule on leaving torpor names only vampires that block, but allies can block, too.</source>
        <translation>La regla para salir del letargo solo nombra a vampiros que bloquean, pero los aliados también pueden bloquear.</translation>
    </message>
    <message>
        <source>The rules call the (D) symbol a reminder and say that such actions are typically directed.</source>
        <translation>Las reglas llaman al símbolo (D) un recordatorio y dicen que tales acciones suelen ser dirigidas.</translation>
    </message>
    <message>
        <source>The rules describe the sequence of blocks twice. One description forbids stealth and intercept before a block attempt; the other does not mention it.</source>
        <translation>Las reglas describen dos veces la secuencia de los bloqueos. Una descripción prohíbe sigilo e intercepción antes de un intento de bloqueo; la otra no lo menciona.</translation>
    </message>
    <message>
        <source>The rules do not say what happens if one effect burns two cards of the same Methuselah at once.</source>
        <translation>Las reglas no dicen qué ocurre si un efecto quema dos cartas del mismo Matusalén a la vez.</translation>
    </message>
    <message>
        <source>The rules do not say what happens to a minion with one mandatory action that it cannot take. They mention only two different mandatory actions (MIN-07).</source>
        <translation>Las reglas no dicen qué ocurre con un siervo que tiene una acción obligatoria que no puede realizar. Solo mencionan dos acciones obligatorias distintas (MIN-07).</translation>
    </message>
    <message>
        <source>The rules give a default bleed and strength only for vampires, although every ready minion can bleed and strike with its hands.</source>
        <translation>Las reglas solo dan un sangrado y una fuerza por defecto para los vampiros, aunque todo siervo preparado puede sangrar y atacar con las manos.</translation>
    </message>
    <message>
        <source>The rules speak of four or five players, but their examples have as few as two.</source>
        <translation>Las reglas hablan de cuatro o cinco jugadores, pero sus ejemplos llegan a dos.</translation>
    </message>
    <message>
        <source>The second copy is illegal. Other reaction cards are legal.</source>
        <translation>El segundo ejemplar es ilegal. Otras cartas de reacción son legales.</translation>
    </message>
    <message>
        <source>The second passage is played: it also covers a first card that was cancelled. Effects that are not cards do not count.</source>
        <translation>Se juega el segundo pasaje: también cubre una primera carta cancelada. Los efectos que no son cartas no cuentan.</translation>
    </message>
    <message>
        <source>The second use is illegal.</source>
        <translation>El segundo uso es ilegal.</translation>
    </message>
    <message>
        <source>The sentence on the burn option has an unclear clause about legal targets.</source>
        <translation>La frase sobre la opción de quemar tiene una cláusula poco clara sobre los objetivos legales.</translation>
    </message>
    <message>
        <source>The sentence on the order of blocks by prey and predator (section 13.3.1) is garbled.</source>
        <translation>La frase sobre el orden de los bloqueos de la presa y del depredador (sección 13.3.1) es ininteligible.</translation>
    </message>
    <message>
        <source>The sequence of play goes clockwise, but the rule on blocks names first the prey and then the predator.</source>
        <translation>La secuencia de juego sigue el sentido horario, pero la regla de los bloqueos nombra primero a la presa y después al depredador.</translation>
    </message>
    <message>
        <source>The steps exist for these cards, because card text beats the rulebook (GEN-02). A round that ends early also has its end (COM-22): by their texts and by rulings of that time, the cards that wait for it exclude only minions that are burned or about to go to torpor.</source>
        <translation>Los pasos existen para estas cartas, porque el texto de las cartas prevalece sobre el reglamento (GEN-02). Un asalto que termina antes también tiene su final (COM-22): según sus textos y las resoluciones de la época, las cartas que lo esperan solo excluyen a los siervos quemados o a punto de entrar en letargo.</translation>
    </message>
    <message>
        <source>The steps of a diablerie are listed twice with different numbers. Only the passage on trophies says that they are one unit.</source>
        <translation>Los pasos de una diablerie figuran dos veces con números distintos. Solo el pasaje sobre los trofeos dice que forman una unidad.</translation>
    </message>
    <message>
        <source>The stolen blood heals the wound, unless the wound came from a first strike.</source>
        <translation>La sangre robada cura la herida, a menos que la herida viniera de un ataque inicial.</translation>
    </message>
    <message>
        <source>The strike resolves.</source>
        <translation>El ataque se resuelve.</translation>
    </message>
    <message>
        <source>The strikes are chosen.</source>
        <translation>Se eligen los ataques.</translation>
    </message>
    <message>
        <source>The strikes resolve.</source>
        <translation>Los ataques se resuelven.</translation>
    </message>
    <message>
        <source>The striking minion chooses the equipment to destroy. It can be used until the strike resolves. A strike that destroys a weapon must choose a weapon.</source>
        <translation>El atacante elige el equipo que se destruye. Puede usarse hasta que se resuelve el ataque. Un ataque que destruye un arma debe elegir un arma.</translation>
    </message>
    <message>
        <source>The summary of an action lets prey and predator block an action directed at several Methuselahs. The detailed course names the Methuselahs at whom it is directed.</source>
        <translation>El resumen de una acción permite a la presa y al depredador bloquear una acción dirigida a varios Matusalenes. El desarrollo detallado nombra a los Matusalenes a los que se dirige.</translation>
    </message>
    <message>
        <source>The symbol of the Red List action is missing.</source>
        <translation>Falta el símbolo de la acción de la Lista Roja.</translation>
    </message>
    <message>
        <source>The target changes.</source>
        <translation>El objetivo cambia.</translation>
    </message>
    <message>
        <source>The target is your prey. Only a card can give another target.</source>
        <translation>El objetivo es tu presa. Solo una carta puede dar otro objetivo.</translation>
    </message>
    <message>
        <source>The turns of the game count: turns 1, 2 and 3 have 1, 2 and 3 transfers.</source>
        <translation>Cuentan los turnos de la partida: los turnos 1, 2 y 3 tienen 1, 2 y 3 transferencias.</translation>
    </message>
    <message>
        <source>The vampire enters play face up and unlocked, and its counters become its blood. Excess blood is lost.</source>
        <translation>El vampiro entra en juego boca arriba y enderezado, y sus fichas pasan a ser su sangre. El exceso se pierde.</translation>
    </message>
    <message>
        <source>The vampire must hunt before any minion of the controller takes an optional action.</source>
        <translation>El vampiro debe cazar antes de que cualquier siervo de su controlador realice una acción opcional.</translation>
    </message>
    <message>
        <source>The vampire stays in torpor under the thief. The thief may attach the location to a minion of the thief.</source>
        <translation>El vampiro sigue en letargo bajo el control del ladrón. El ladrón puede vincular el lugar a un siervo suyo.</translation>
    </message>
    <message>
        <source>The vote is part of the resolution of the current action. It cannot be blocked, and it is closed to action modifiers and reactions. Both passages give the same result; the only difference is that effects which last during the action continue.</source>
        <translation>La votación es parte de la resolución de la acción en curso. No se puede bloquear y no admite modificadores de acción ni reacciones. Ambos pasajes dan el mismo resultado; la única diferencia es que los efectos que duran durante la acción continúan.</translation>
    </message>
    <message>
        <source>The votes of the prisci have no owner. When is a tied or empty ballot of the prisci settled?</source>
        <translation>Los votos de los prisci no tienen dueño. ¿Cuándo se decide una votación de prisci empatada o vacía?</translation>
    </message>
    <message>
        <source>The winner is the Methuselah with the most victory points, but in a tie there is no winner.</source>
        <translation>Gana el Matusalén con más puntos de victoria, pero en caso de empate no hay ganador.</translation>
    </message>
    <message>
        <source>The withdrawal succeeds in her next unlock phase if none of her minions has entered combat and she has lost or spent no pool and no blood of her minions. Later gains do not make up for a loss.</source>
        <translation>La retirada tiene éxito en su siguiente fase de enderezamiento si ninguno de sus siervos ha entrado en combate y no ha perdido ni gastado reserva sanguínea ni sangre de sus siervos. Las ganancias posteriores no compensan una pérdida.</translation>
    </message>
    <message>
        <source>There are 3.</source>
        <translation>Son 3.</translation>
    </message>
    <message>
        <source>There is one kind of counter. It is pool on a Methuselah, blood on a vampire, and life on an ally or retainer; it changes its name when it moves.</source>
        <translation>Hay una sola clase de ficha. Es reserva sanguínea en un Matusalén, sangre en un vampiro y vida en un aliado o criado; cambia de nombre al moverse.</translation>
    </message>
    <message>
        <source>These are printing faults and change nothing.</source>
        <translation>Son erratas de imprenta y no cambian nada.</translation>
    </message>
    <message>
        <source>They are equal, so Eugenio blocks. He taps, and combat begins. Ira gains no blood.</source>
        <translation>Son iguales, así que Eugenio bloquea. Se gira, y empieza el combate. Ira no gana sangre.</translation>
    </message>
    <message>
        <source>They are forbidden. The result is the same without the prohibition: without an attempt nothing is needed, and only what is needed can be used.</source>
        <translation>Están prohibidos. El resultado es el mismo sin la prohibición: sin un intento nada es necesario, y solo se puede usar lo necesario.</translation>
    </message>
    <message>
        <source>They are out of play: they cannot be targets, do not count, and have no abilities. Their Methuselah is remembered for the payment and for END-07.</source>
        <translation>Están fuera de juego: no pueden ser objetivos, no cuentan y no tienen capacidades. Su Matusalén se recuerda para el pago y para END-07.</translation>
    </message>
    <message>
        <source>They check the limits of a library.</source>
        <translation>Comprueban los límites de una biblioteca.</translation>
    </message>
    <message>
        <source>This action is the exception for ready minions only. The vampire must be unlocked, because an action locks it.</source>
        <translation>Esta acción es una excepción solo en cuanto a estar preparado. El vampiro debe estar enderezado, porque una acción lo gira.</translation>
    </message>
    <message>
        <source>This is a printing fault: the vampires are uncontrolled.</source>
        <translation>Es una errata: los vampiros son incontrolados.</translation>
    </message>
    <message>
        <source>Three passages define environmental damage differently. One says that it resolves with the first pair of strikes; another says that damage outside strikes resolves at once.</source>
        <translation>Tres pasajes definen de forma distinta el daño ambiental. Uno dice que se resuelve con el primer par de ataques; otro, que el daño fuera de los ataques se resuelve en el acto.</translation>
    </message>
    <message>
        <source>Tiberius has no blood left, and Ebanezer gains 1. The rest is ignored, and Tiberius does not go to torpor for it.</source>
        <translation>A Tiberius no le queda sangre, y Ebanezer gana 1. El resto se ignora, y Tiberius no va al letargo por ello.</translation>
    </message>
    <message>
        <source>Tiberius, who acts, fights Cassandra at close range.</source>
        <translation>Tiberius, que actúa, combate de cerca con Cassandra.</translation>
    </message>
    <message>
        <source>To announce an action, you lock the acting minion, play its card if any, and name the target, the cost and the effect.</source>
        <translation>Para anunciar una acción, giras al siervo que actúa, juegas su carta si la hay, y nombras el objetivo, el coste y el efecto.</translation>
    </message>
    <message>
        <source>To play a card, you announce its effect and show it. It goes to the ash heap or into play when it resolves. Until then, an action card is out of play.</source>
        <translation>Para jugar una carta, anuncias su efecto y la muestras. Va al montón de ceniza o al juego cuando se resuelve. Hasta entonces, una carta de acción está fuera de juego.</translation>
    </message>
    <message>
        <source>To play a master card with a requirement, you must control a ready minion that meets it.</source>
        <translation>Para jugar una carta heril con un requisito, debes controlar un siervo preparado que lo cumpla.</translation>
    </message>
    <message>
        <source>Transfers move counters to or from controlled vampires, according to the playmat.</source>
        <translation>Según el tapete, las transferencias mueven fichas hacia o desde vampiros controlados.</translation>
    </message>
    <message>
        <source>Two blood are burned. Milo goes to torpor without blood.</source>
        <translation>Se queman 2 de sangre. Milo va al letargo sin sangre.</translation>
    </message>
    <message>
        <source>Two counters move. Chrysanthemum has 6 blood and drains to 5. The ally has 0 life and is burned. One blood mends the 1 damage, which leaves 4 blood.</source>
        <translation>Se mueven dos fichas. Chrysanthemum tiene 6 de sangre y drena a 5. El aliado tiene 0 de vida y se quema. El 1 de daño se cura con 1 de sangre, y quedan 4 de sangre.</translation>
    </message>
    <message>
        <source>Two counters move. Cohn has 6 blood and drains to 5. The mage is burned. Two blood mend the 2 damage, which leaves 3 blood.</source>
        <translation>Se mueven dos fichas. Cohn tiene 6 de sangre y drena a 5. El mago se quema. Los 2 de daño se curan con 2 de sangre, y quedan 3 de sangre.</translation>
    </message>
    <message>
        <source>Two or more can play.</source>
        <translation>Pueden jugar dos o más.</translation>
    </message>
    <message>
        <source>Two transfers move 1 counter from Sybren to the pool. Two transfers move 2 pool to Alexa, who moves to the ready region.</source>
        <translation>Dos transferencias mueven 1 ficha de Sybren a la reserva sanguínea. Dos transferencias mueven 2 de reserva sanguínea a Alexa, que pasa a la zona preparada.</translation>
    </message>
    <message>
        <source>Two transfers move 1 counter of the smaller vampire to the pool. Two transfers move 2 pool to the larger one. The phase ends.</source>
        <translation>Dos transferencias mueven 1 ficha del vampiro de menor capacidad a la reserva sanguínea. Dos transferencias mueven 2 de reserva sanguínea al de mayor capacidad. La fase termina.</translation>
    </message>
    <message>
        <source>Vampires and allies are minions. The cards of the crypt are vampires and imbued.</source>
        <translation>Los vampiros y los aliados son siervos. Las cartas de la cripta son vampiros e imbued.</translation>
    </message>
    <message>
        <source>Vessel is in play. Its effect can be used during one phase.</source>
        <translation>Vessel está en juego. Su efecto puede usarse durante una fase.</translation>
    </message>
    <message>
        <source>Waking is defined for vampires only.</source>
        <translation>Despertar solo está definido para los vampiros.</translation>
    </message>
    <message>
        <source>Wauneka, who acts, fights Flavio Goncalves, who blocks. Neither maneuvers, so the range is close.</source>
        <translation>Wauneka, que actúa, combate con Flavio Goncalves, que bloquea. Ninguno maniobra, así que el combate es de cerca.</translation>
    </message>
    <message>
        <source>What happens to a contest if the last other Methuselah is ousted?</source>
        <translation>¿Qué ocurre con una disputa si se elimina al último otro Matusalén?</translation>
    </message>
    <message>
        <source>What the vampire becomes.</source>
        <translation>En qué se convierte el vampiro.</translation>
    </message>
    <message>
        <source>When a Methuselah is ousted, the cards that she controls are removed. The rules do not mention her hand, library, ash heap, uncontrolled vampires, the Edge and pending effects.</source>
        <translation>Cuando se elimina a un Matusalén, se retiran las cartas que controla. Las reglas no mencionan su mano, su biblioteca, su montón de ceniza, sus vampiros incontrolados, la Ventaja ni los efectos pendientes.</translation>
    </message>
    <message>
        <source>When is it decided whether a vampire must hunt, and does an empty vampire that unlocks later hold up the others?</source>
        <translation>¿Cuándo se decide si un vampiro debe cazar, y retiene a los demás un vampiro vacío que se endereza más tarde?</translation>
    </message>
    <message>
        <source>While no attempt is in progress, effects of stealth and intercept cannot be used.</source>
        <translation>Mientras no hay un intento en curso, no pueden usarse efectos de sigilo e intercepción.</translation>
    </message>
    <message>
        <source>While no block attempt is in progress, an eligible Methuselah can declare one.</source>
        <translation>Mientras no hay un intento de bloqueo en curso, un Matusalén con derecho puede declarar uno.</translation>
    </message>
    <message>
        <source>While the sect or clan does not fit the title, its benefit is suspended. A new title or a contest makes the vampire yield it.</source>
        <translation>Mientras la secta o el clan no corresponda al título, su beneficio se suspende. Un título nuevo o una disputa hace cederlo.</translation>
    </message>
    <message>
        <source>Who is the defending Methuselah in a combat after your predator has blocked an undirected action?</source>
        <translation>¿Quién es el Matusalén defensor en un combate después de que tu depredador haya bloqueado una acción no dirigida?</translation>
    </message>
    <message>
        <source>With 1 transfer you move 1 pool to an uncontrolled vampire.</source>
        <translation>Con 1 transferencia mueves 1 de reserva sanguínea a un vampiro incontrolado.</translation>
    </message>
    <message>
        <source>With 2 transfers you move 1 blood from an uncontrolled vampire to your pool.</source>
        <translation>Con 2 transferencias mueves 1 de sangre de un vampiro incontrolado a tu reserva sanguínea.</translation>
    </message>
    <message>
        <source>With 4 transfers and 1 burned pool you move the top card of your crypt to your uncontrolled region.</source>
        <translation>Con 4 transferencias y 1 de reserva sanguínea quemada mueves la primera carta de tu cripta a tu zona incontrolada.</translation>
    </message>
    <message>
        <source>Withdrawal is described among the tournament rules, but the glossary lists it without a restriction.</source>
        <translation>La retirada se describe entre las reglas de torneo, pero el glosario la cita sin restricción.</translation>
    </message>
    <message>
        <source>Writ of Acceptance makes a Brujah antitribu Camarilla.</source>
        <translation>Writ of Acceptance hace que un Brujah antitribu pase a ser Camarilla.</translation>
    </message>
    <message>
        <source>Yes. How the cost is shared is announced with the action; the rules name this as an exception to paying from your own cards.</source>
        <translation>Sí. El reparto del coste se anuncia con la acción; las reglas lo citan como excepción al pago con cartas propias.</translation>
    </message>
    <message>
        <source>Yes. The action is received in that phase, and the limit is for each phase. The trifle costs one action and gives one.</source>
        <translation>Sí. La acción se recibe en esa fase, y el límite vale para cada fase. La nimiedad cuesta una acción y da una.</translation>
    </message>
    <message>
        <source>Yes. Until your next turn it cannot take actions; nothing else is forbidden.</source>
        <translation>Sí. Hasta tu próximo turno no puede realizar acciones; nada más está prohibido.</translation>
    </message>
    <message>
        <source>Yes: trophies, reflex cards, events, first strikes, the burn option and the Red List are played, because all older cards remain legal.</source>
        <translation>Sí: los trofeos, las cartas reflejas, los eventos, los ataques iniciales, la opción de quemar y la Lista Roja se juegan, porque todas las cartas antiguas siguen siendo legales.</translation>
    </message>
    <message>
        <source>You can never bleed yourself.</source>
        <translation>Nunca puedes sangrarte a ti mismo.</translation>
    </message>
    <message>
        <source>You can use it if you control no minion that meets the requirements of the card, or if the card has no legal target now. Each Methuselah can discard one such card in each unlock phase.</source>
        <translation>Puedes usarla si no controlas ningún siervo que cumpla los requisitos de la carta, o si la carta no tiene ahora ningún objetivo legal. Cada Matusalén puede descartar una de esas cartas por fase de enderezamiento.</translation>
    </message>
    <message>
        <source>You cannot contest with yourself: the incoming copy is burned.</source>
        <translation>No puedes disputar contigo mismo: el ejemplar que entra se quema.</translation>
    </message>
    <message>
        <source>You cannot react to your own minions&apos; actions.</source>
        <translation>No puedes reaccionar a las acciones de tus propios siervos.</translation>
    </message>
    <message>
        <source>You hunt with Cassandra, with 1 stealth. Your prey does not block.</source>
        <translation>Cazas con Cassandra, con 1 de sigilo. Tu presa no bloquea.</translation>
    </message>
    <message>
        <source>You maneuver.</source>
        <translation>Tú maniobras.</translation>
    </message>
    <message>
        <source>You may leave a vampire in the uncontrolled region although it has enough counters. Can it get more, and when is the excess lost?</source>
        <translation>Puedes dejar a un vampiro en la zona incontrolada aunque tenga suficientes fichas. ¿Puede recibir más, y cuándo se pierde el exceso?</translation>
    </message>
    <message>
        <source>You may look at your own hand and uncontrolled region whenever you like; they are hidden from others.</source>
        <translation>Puedes mirar tu mano y tu zona incontrolada siempre que quieras; están ocultas a los demás.</translation>
    </message>
    <message>
        <source>You need enough blood/pool to play a card with that cost.</source>
        <translation>Necesitas suficiente sangre/reserva sanguínea para jugar una carta con ese coste.</translation>
    </message>
    <message>
        <source>You pay for or yield each contested card and title (CON-04, CON-12).</source>
        <translation>Pagas o cedes cada carta y cada título disputados (CON-04, CON-12).</translation>
    </message>
    <message>
        <source>You play 1 intercept, he adds stealth to a total of 2, and you have no more intercept.</source>
        <translation>Juegas 1 de intercepción, él añade sigilo hasta un total de 2, y tú no tienes más intercepción.</translation>
    </message>
    <message>
        <source>You play it.</source>
        <translation>La juegas.</translation>
    </message>
    <message>
        <source>Your Cassandra blocks Tiberius. She has a handgun: 1R damage, with one maneuver each combat.</source>
        <translation>Tu Cassandra bloquea a Tiberius. Tiene una pistola: 1R de daño, con una maniobra por combate.</translation>
    </message>
    <message>
        <source>Your imbued can get conviction and leave the incapacitated region (IMB-06, IMB-14).</source>
        <translation>Tus imbued pueden recibir convicción y salir de la zona de incapacitados (IMB-06, IMB-14).</translation>
    </message>
    <message>
        <source>Your predator bleeds you with Tiberius and raises his stealth to 1. Your Cassandra is untapped.</source>
        <translation>Tu depredador te sangra con Tiberius y aumenta su sigilo a 1. Tu Cassandra está enderezada.</translation>
    </message>
    <message>
        <source>Your predator plays a card for 1 intercept on Che. You have no more stealth.</source>
        <translation>Tu depredador juega una carta para 1 de intercepción sobre Che. No tienes más sigilo.</translation>
    </message>
    <message>
        <source>Your prey is the player on your left. Your predator is the player on your right.</source>
        <translation>Tu presa es el jugador a tu izquierda. Tu depredador es el jugador a tu derecha.</translation>
    </message>
    <message>
        <source>a minion that untaps may do any action again</source>
        <translation>un siervo que se endereza puede hacer cualquier acción otra vez</translation>
    </message>
    <message>
        <source>a paralyzed vampire stays tapped (STR-11)</source>
        <translation>un vampiro paralizado sigue girado (STR-11)</translation>
    </message>
    <message>
        <source>a second copy of the sentence is struck out; see AMB-15</source>
        <translation>una segunda aparición de la frase está tachada; ver AMB-15</translation>
    </message>
    <message>
        <source>a sect</source>
        <translation>una secta</translation>
    </message>
    <message>
        <source>absent as a term</source>
        <translation>no existe como término</translation>
    </message>
    <message>
        <source>acting declares first</source>
        <translation>el activo declara primero</translation>
    </message>
    <message>
        <source>acting first</source>
        <translation>el activo primero</translation>
    </message>
    <message>
        <source>acting minion, unless the card notes otherwise</source>
        <translation>el siervo activo, a menos que la carta indique otra cosa</translation>
    </message>
    <message>
        <source>acting player decides first (stated for combat); passing gives it up except in direct response</source>
        <translation>el jugador activo decide primero (dicho para el combate); al pasar se renuncia, salvo en respuesta directa</translation>
    </message>
    <message>
        <source>acting player, then all others clockwise from her (predator therefore last)</source>
        <translation>el jugador activo, luego todos los demás en sentido horario desde él (el depredador, por tanto, el último)</translation>
    </message>
    <message>
        <source>affected Methuselah only</source>
        <translation>solo el Matusalén afectado</translation>
    </message>
    <message>
        <source>after the first</source>
        <translation>tras el primero</translation>
    </message>
    <message>
        <source>all Camarilla context (seven clans plus Caitiff)</source>
        <translation>todo en contexto Camarilla (siete clanes más Caitiff)</translation>
    </message>
    <message>
        <source>all details</source>
        <translation>todos los detalles</translation>
    </message>
    <message>
        <source>allies only</source>
        <translation>solo aliados</translation>
    </message>
    <message>
        <source>allies only for some human retainers</source>
        <translation>aliados solo para algunos criados humanos</translation>
    </message>
    <message>
        <source>allies stated</source>
        <translation>dicho para aliados</translation>
    </message>
    <message>
        <source>allies, equipment, retainers</source>
        <translation>aliados, equipo, criados</translation>
    </message>
    <message>
        <source>also any modifier cards used are burned</source>
        <translation>también se quema toda carta de modificador usada</translation>
    </message>
    <message>
        <source>also cannot do so voluntarily</source>
        <translation>tampoco puede hacerlo voluntariamente</translation>
    </message>
    <message>
        <source>also ignore any card that lets you draw</source>
        <translation>ignorar también toda carta que te permita robar</translation>
    </message>
    <message>
        <source>also: or play reactions</source>
        <translation>también: o jugar reacciones</translation>
    </message>
    <message>
        <source>alternate increases</source>
        <translation>aumentos alternos</translation>
    </message>
    <message>
        <source>always +1</source>
        <translation>siempre +1</translation>
    </message>
    <message>
        <source>always +1 (the &quot;+1&quot; icon)</source>
        <translation>siempre +1 (el icono «+1»)</translation>
    </message>
    <message>
        <source>and also stuck if it has one mandatory action it cannot take</source>
        <translation>y también queda atascado si tiene una acción obligatoria que no puede realizar</translation>
    </message>
    <message>
        <source>and such titles are not tied to a sect</source>
        <translation>y tales títulos no están ligados a una secta</translation>
    </message>
    <message>
        <source>announce the card</source>
        <translation>anunciar la carta</translation>
    </message>
    <message>
        <source>any acceptable way</source>
        <translation>de cualquier forma aceptable</translation>
    </message>
    <message>
        <source>any one skill card</source>
        <translation>cualquier carta de habilidad</translation>
    </message>
    <message>
        <source>any order</source>
        <translation>cualquier orden</translation>
    </message>
    <message>
        <source>any time during the action</source>
        <translation>en cualquier momento durante la acción</translation>
    </message>
    <message>
        <source>any time during the phase</source>
        <translation>en cualquier momento durante la fase</translation>
    </message>
    <message>
        <source>any vampire not in a major sect</source>
        <translation>cualquier vampiro que no sea de una secta mayor</translation>
    </message>
    <message>
        <source>as many counters as capacity</source>
        <translation>tantas fichas como capacidad</translation>
    </message>
    <message>
        <source>at least capacity</source>
        <translation>al menos la capacidad</translation>
    </message>
    <message>
        <source>at resolution pay what can be paid and the unpaid card has no effect</source>
        <translation>en la resolución se paga lo que se puede y la carta no pagada no tiene efecto</translation>
    </message>
    <message>
        <source>at the start of your turn</source>
        <translation>al comienzo de tu turno</translation>
    </message>
    <message>
        <source>attribute of some Independent vampires, lost on sect change</source>
        <translation>atributo de algunos vampiros Independientes, se pierde al cambiar de secta</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>automatic (&quot;is placed&quot;)</source>
        <translation>automático («se pone»)</translation>
    </message>
    <message>
        <source>automatic and immediate</source>
        <translation>automático e inmediato</translation>
    </message>
    <message>
        <source>baron pays 1 extra blood (2 in total)</source>
        <translation>el barón paga 1 de sangre más (2 en total)</translation>
    </message>
    <message>
        <source>becomes an Independent with the anarch attribute (sect becomes Independent)</source>
        <translation>pasa a Independiente con el atributo anarquista (la secta pasa a ser Independiente)</translation>
    </message>
    <message>
        <source>between 1 and 10</source>
        <translation>entre 1 y 10</translation>
    </message>
    <message>
        <source>bleed (plus equipment/employ/recruit)</source>
        <translation>sangrar (más equipar/emplear/reclutar)</translation>
    </message>
    <message>
        <source>bleed (same)</source>
        <translation>sangrar (igual)</translation>
    </message>
    <message>
        <source>bleed, hunt, leave torpor, encounter torpor, take equipment</source>
        <translation>sangrar, cazar, salir del letargo, encuentro en letargo, tomar equipo</translation>
    </message>
    <message>
        <source>bleed, hunt, move equipment, torpor actions, become anarch</source>
        <translation>sangrar, cazar, mover equipo, acciones de letargo, hacerse anarquista</translation>
    </message>
    <message>
        <source>block order prey then predator</source>
        <translation>orden de bloqueo: presa, luego depredador</translation>
    </message>
    <message>
        <source>block succeeds (stealth 0)</source>
        <translation>el bloqueo tiene éxito (sigilo 0)</translation>
    </message>
    <message>
        <source>blocked before terms are set</source>
        <translation>bloqueada antes de fijar las condiciones</translation>
    </message>
    <message>
        <source>blocking vampire can diablerise</source>
        <translation>el vampiro bloqueador puede diabolizar</translation>
    </message>
    <message>
        <source>blocking vampire may destroy it; ally blocker silent</source>
        <translation>el vampiro bloqueador puede destruirlo; nada sobre un bloqueador aliado</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambos</translation>
    </message>
    <message>
        <source>burned</source>
        <translation>quemadas</translation>
    </message>
    <message>
        <source>but not at long range unless stated</source>
        <translation>pero no a distancia a menos que se indique</translation>
    </message>
    <message>
        <source>by card</source>
        <translation>por carta</translation>
    </message>
    <message>
        <source>by card text</source>
        <translation>por el texto de la carta</translation>
    </message>
    <message>
        <source>by definition</source>
        <translation>por definición</translation>
    </message>
    <message>
        <source>called &quot;before votes are cast&quot;</source>
        <translation>se llama «antes de emitir los votos»</translation>
    </message>
    <message>
        <source>caller&apos;s card gives 1; other Methuselahs may burn political cards for votes with no stated cap</source>
        <translation>la carta de quien propone da 1; los demás Matusalenes pueden quemar cartas políticas para obtener votos sin tope indicado</translation>
    </message>
    <message>
        <source>cancel only noted for trifles and timing</source>
        <translation>cancelar solo se menciona para nimiedades y momentos</translation>
    </message>
    <message>
        <source>cancels, and effects that grant the ability to play them</source>
        <translation>cancelaciones y efectos que dan la capacidad de jugarlas</translation>
    </message>
    <message>
        <source>cannot act independently</source>
        <translation>no puede obrar por su cuenta</translation>
    </message>
    <message>
        <source>cannot be renewed in any way</source>
        <translation>no puede renovarse de ningún modo</translation>
    </message>
    <message>
        <source>cannot cancel own</source>
        <translation>no se puede cancelar lo propio</translation>
    </message>
    <message>
        <source>cannot encounter torpor; hunt is vampire-only; votes silent</source>
        <translation>no puede tener un encuentro en letargo; cazar es solo de vampiros; nada sobre votos</translation>
    </message>
    <message>
        <source>cannot exceed capacity</source>
        <translation>no puede superar la capacidad</translation>
    </message>
    <message>
        <source>cannot vote</source>
        <translation>no puede votar</translation>
    </message>
    <message>
        <source>cap not printed</source>
        <translation>tope no impreso</translation>
    </message>
    <message>
        <source>card adding a title is burned when the title is yielded</source>
        <translation>una carta que añade un título se quema cuando se cede el título</translation>
    </message>
    <message>
        <source>card text</source>
        <translation>texto de la carta</translation>
    </message>
    <message>
        <source>card text only</source>
        <translation>solo el texto de la carta</translation>
    </message>
    <message>
        <source>cards only mentioned</source>
        <translation>las cartas solo se mencionan</translation>
    </message>
    <message>
        <source>cards referring to vampires never apply to allies</source>
        <translation>las cartas que se refieren a vampiros nunca se aplican a aliados</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>elegido al azar</translation>
    </message>
    <message>
        <source>clan only</source>
        <translation>solo del clan</translation>
    </message>
    <message>
        <source>clan unchanged</source>
        <translation>el clan no cambia</translation>
    </message>
    <message>
        <source>clan, Discipline</source>
        <translation>clan, Disciplina</translation>
    </message>
    <message>
        <source>clans have no default sect: sect is kept</source>
        <translation>los clanes no tienen secta por defecto: se conserva la secta</translation>
    </message>
    <message>
        <source>close</source>
        <translation>de cerca</translation>
    </message>
    <message>
        <source>close assumed</source>
        <translation>se supone de cerca</translation>
    </message>
    <message>
        <source>closes after 15 s without a new vote, with a 3 s warning</source>
        <translation>se cierra tras 15 s sin un voto nuevo, con un aviso de 3 s</translation>
    </message>
    <message>
        <source>combat results</source>
        <translation>resultado: combate</translation>
    </message>
    <message>
        <source>continue or end</source>
        <translation>continuar o terminar</translation>
    </message>
    <message>
        <source>controlled</source>
        <translation>controlado</translation>
    </message>
    <message>
        <source>controllers of other trophies in play may add theirs</source>
        <translation>los controladores de otros trofeos en juego pueden añadir los suyos</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coste</translation>
    </message>
    <message>
        <source>cost only if successful</source>
        <translation>coste solo si tiene éxito</translation>
    </message>
    <message>
        <source>distinct</source>
        <translation>distintos</translation>
    </message>
    <message>
        <source>during your next unlock phase</source>
        <translation>durante tu siguiente fase de enderezamiento</translation>
    </message>
    <message>
        <source>during your next untap phase</source>
        <translation>durante tu siguiente fase de enderezamiento</translation>
    </message>
    <message>
        <source>end of phase</source>
        <translation>fin de la fase</translation>
    </message>
    <message>
        <source>end of the influence phase</source>
        <translation>fin de la fase de influencia</translation>
    </message>
    <message>
        <source>end of turn exists only for moving recruited allies</source>
        <translation>el fin del turno existe solo para mover aliados reclutados</translation>
    </message>
    <message>
        <source>end of turn exists only for moving recruited allies and draining stolen excess</source>
        <translation>el fin del turno existe solo para mover aliados reclutados y drenar el exceso robado</translation>
    </message>
    <message>
        <source>equal to capacity</source>
        <translation>igual a la capacidad</translation>
    </message>
    <message>
        <source>equal to or more than capacity</source>
        <translation>igual o superior a la capacidad</translation>
    </message>
    <message>
        <source>even at a different Discipline level</source>
        <translation>incluso a otro nivel de Disciplina</translation>
    </message>
    <message>
        <source>exactly one discard, then redraw</source>
        <translation>exactamente un descarte, después volver a robar</translation>
    </message>
    <message>
        <source>exactly one master card (no action economy)</source>
        <translation>exactamente una carta heril (sin economía de acciones)</translation>
    </message>
    <message>
        <source>example</source>
        <translation>ejemplo</translation>
    </message>
    <message>
        <source>except ante cards (ANT-)</source>
        <translation>excepto las cartas de apuesta (ANT-)</translation>
    </message>
    <message>
        <source>except during a vote (REF-20)</source>
        <translation>excepto durante una votación (REF-20)</translation>
    </message>
    <message>
        <source>exception: rescue, RSC-02</source>
        <translation>excepción: rescate, RSC-02</translation>
    </message>
    <message>
        <source>excess ignored</source>
        <translation>el exceso se ignora</translation>
    </message>
    <message>
        <source>excess ignored, except blood gained by a Steal Blood strike (STR-05)</source>
        <translation>el exceso se ignora, salvo la sangre ganada con un ataque de robar sangre (STR-05)</translation>
    </message>
    <message>
        <source>excess kept until end of turn, then lost</source>
        <translation>el exceso se conserva hasta el fin del turno, después se pierde</translation>
    </message>
    <message>
        <source>excess points beyond the first are paid in blood, else destroyed (no rule for a vampire wounded by ordinary damage at the same time)</source>
        <translation>los puntos que pasan del primero se pagan con sangre; si no, es destruido (sin regla para un vampiro herido al mismo tiempo por daño ordinario)</translation>
    </message>
    <message>
        <source>explicit: blood an ally steals becomes life</source>
        <translation>explícito: la sangre que roba un aliado pasa a ser vida</translation>
    </message>
    <message>
        <source>face up, counters kept</source>
        <translation>boca arriba, se conservan las fichas</translation>
    </message>
    <message>
        <source>face up, untapped</source>
        <translation>boca arriba, enderezado</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>fracasa</translation>
    </message>
    <message>
        <source>fails (stealth 1)</source>
        <translation>fracasa (sigilo 1)</translation>
    </message>
    <message>
        <source>final</source>
        <translation>definitivo</translation>
    </message>
    <message>
        <source>final even if the action is later modified</source>
        <translation>definitivo aunque la acción se modifique después</translation>
    </message>
    <message>
        <source>final unless the target of the action changes, which reopens blocking</source>
        <translation>definitivo a menos que cambie el objetivo de la acción, lo que reabre el bloqueo</translation>
    </message>
    <message>
        <source>first in order</source>
        <translation>primero en el orden</translation>
    </message>
    <message>
        <source>first player 1, second 2, and so on until 4 is reached</source>
        <translation>primer jugador 1, segundo 2, y así hasta llegar a 4</translation>
    </message>
    <message>
        <source>follows from STL-03</source>
        <translation>se deduce de STL-03</translation>
    </message>
    <message>
        <source>for 3, against 4</source>
        <translation>a favor 3, en contra 4</translation>
    </message>
    <message>
        <source>for 3, against 5</source>
        <translation>a favor 3, en contra 5</translation>
    </message>
    <message>
        <source>for each copy of the card and each action it provides (see AMB-09)</source>
        <translation>por cada ejemplar de la carta y cada acción que concede (ver AMB-09)</translation>
    </message>
    <message>
        <source>full life after combat</source>
        <translation>vida completa tras el combate</translation>
    </message>
    <message>
        <source>general agreement rule</source>
        <translation>regla general de acuerdo</translation>
    </message>
    <message>
        <source>gives 1</source>
        <translation>da 1</translation>
    </message>
    <message>
        <source>glossary equates burn with discard</source>
        <translation>el glosario equipara quemar y descartar</translation>
    </message>
    <message>
        <source>goes straight to the ready region but cannot act</source>
        <translation>va directamente a la zona preparada, pero no puede actuar</translation>
    </message>
    <message>
        <source>goes to torpor</source>
        <translation>va al letargo</translation>
    </message>
    <message>
        <source>group defined as restricting crypt construction</source>
        <translation>el grupo se define como restricción de la construcción de la cripta</translation>
    </message>
    <message>
        <source>hand compared &quot;less cards not replaced until later&quot;</source>
        <translation>la mano se compara «menos las cartas que no se reemplazan hasta más tarde»</translation>
    </message>
    <message>
        <source>hand stays one short until it ends</source>
        <translation>la mano sigue con una menos hasta que termina</translation>
    </message>
    <message>
        <source>hunt amount, default 1, can be increased (+x hunt)</source>
        <translation>cantidad de caza, 1 por defecto, puede aumentarse (+x de caza)</translation>
    </message>
    <message>
        <source>if ousted at the same time</source>
        <translation>si es eliminado al mismo tiempo</translation>
    </message>
    <message>
        <source>if ousted in the same turn</source>
        <translation>si es eliminado en el mismo turno</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>ilegal</translation>
    </message>
    <message>
        <source>illegal (max 80) / legal (max 90)</source>
        <translation>ilegal (máx. 80) / legal (máx. 90)</translation>
    </message>
    <message>
        <source>illegal (min 60)</source>
        <translation>ilegal (mín. 60)</translation>
    </message>
    <message>
        <source>illegal / legal</source>
        <translation>ilegal / legal</translation>
    </message>
    <message>
        <source>imbued appendix</source>
        <translation>apéndice de imbued</translation>
    </message>
    <message>
        <source>immediate</source>
        <translation>inmediato</translation>
    </message>
    <message>
        <source>implicit</source>
        <translation>implícito</translation>
    </message>
    <message>
        <source>implied</source>
        <translation>implícito</translation>
    </message>
    <message>
        <source>implied (see AMB-17)</source>
        <translation>implícito (ver AMB-17)</translation>
    </message>
    <message>
        <source>implied by example</source>
        <translation>implícito por un ejemplo</translation>
    </message>
    <message>
        <source>infernal minions stay locked</source>
        <translation>los siervos infernales siguen girados</translation>
    </message>
    <message>
        <source>infernal minions stay tapped (TRT-05)</source>
        <translation>los siervos infernales siguen girados (TRT-05)</translation>
    </message>
    <message>
        <source>it is also allowed if there is no legal target; advanced format</source>
        <translation>también se permite si no hay objetivo legal; formato avanzado</translation>
    </message>
    <message>
        <source>it returns to the centre (see AMB-28)</source>
        <translation>vuelve al centro (ver AMB-28)</translation>
    </message>
    <message>
        <source>its blood to the bank</source>
        <translation>su sangre al banco</translation>
    </message>
    <message>
        <source>last-chance effects allowed; target change silent</source>
        <translation>se permiten efectos de última oportunidad; nada sobre cambio de objetivo</translation>
    </message>
    <message>
        <source>legacy sect</source>
        <translation>secta antigua</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legal</translation>
    </message>
    <message>
        <source>legal / legal</source>
        <translation>legal / legal</translation>
    </message>
    <message>
        <source>like contested cards</source>
        <translation>como las cartas disputadas</translation>
    </message>
    <message>
        <source>list of cards</source>
        <translation>lista de cartas</translation>
    </message>
    <message>
        <source>listed as &quot;other action&quot;</source>
        <translation>figura como «otra acción»</translation>
    </message>
    <message>
        <source>loses it; burn the title card if one gave it, otherwise note it</source>
        <translation>lo pierde; quemar la carta de título si lo daba una; si no, anotarlo</translation>
    </message>
    <message>
        <source>master and minion only; anything not labelled master is a minion card</source>
        <translation>solo heril y siervo; todo lo que no lleva la etiqueta de heril es una carta de siervo</translation>
    </message>
    <message>
        <source>master, minion, event</source>
        <translation>heril, siervo, evento</translation>
    </message>
    <message>
        <source>master/action/etc. mentioned</source>
        <translation>se mencionan heril/acción/etc.</translation>
    </message>
    <message>
        <source>may abstain</source>
        <translation>puede abstenerse</translation>
    </message>
    <message>
        <source>may get a Discipline card</source>
        <translation>puede obtener una carta de Disciplina</translation>
    </message>
    <message>
        <source>may take</source>
        <translation>puede tomar</translation>
    </message>
    <message>
        <source>mentioned</source>
        <translation>se menciona</translation>
    </message>
    <message>
        <source>minion votes only when ready</source>
        <translation>votos de siervos solo si están preparados</translation>
    </message>
    <message>
        <source>minions</source>
        <translation>siervos</translation>
    </message>
    <message>
        <source>modifiers silent</source>
        <translation>nada sobre modificadores</translation>
    </message>
    <message>
        <source>most VP</source>
        <translation>más PV</translation>
    </message>
    <message>
        <source>most do (when the +1 is printed)</source>
        <translation>la mayoría lo hace (cuando el +1 está impreso)</translation>
    </message>
    <message>
        <source>must hunt</source>
        <translation>debe cazar</translation>
    </message>
    <message>
        <source>must yield the title</source>
        <translation>debe ceder el título</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>n/a</translation>
    </message>
    <message>
        <source>need not hunt (rule checks the start of the phase; but see IC-02)</source>
        <translation>no está obligado a cazar (la regla mira el comienzo de la fase; pero ver IC-02)</translation>
    </message>
    <message>
        <source>needs ready</source>
        <translation>requiere estar preparado</translation>
    </message>
    <message>
        <source>negates the opponent&apos;s strike that round</source>
        <translation>anula el ataque del oponente en ese asalto</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>no VP, no pool</source>
        <translation>ni PV ni reserva sanguínea</translation>
    </message>
    <message>
        <source>no card may continue it</source>
        <translation>ninguna carta puede continuarlo</translation>
    </message>
    <message>
        <source>no limit stated</source>
        <translation>no se indica límite</translation>
    </message>
    <message>
        <source>no master at all</source>
        <translation>ninguna carta heril</translation>
    </message>
    <message>
        <source>no other effect on the vampire</source>
        <translation>ningún otro efecto sobre el vampiro</translation>
    </message>
    <message>
        <source>no repeat limits</source>
        <translation>sin límites de repetición</translation>
    </message>
    <message>
        <source>no such step</source>
        <translation>no hay tal paso</translation>
    </message>
    <message>
        <source>no surcharge (1 blood)</source>
        <translation>sin recargo (1 de sangre)</translation>
    </message>
    <message>
        <source>no title and no benefit of it for the rest of the game</source>
        <translation>sin título ni beneficio alguno de él durante el resto de la partida</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>sin ganador</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>none (by card)</source>
        <translation>ninguna (por carta)</translation>
    </message>
    <message>
        <source>none in this document</source>
        <translation>ninguno en este documento</translation>
    </message>
    <message>
        <source>none stated</source>
        <translation>no se indica ninguno</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>no aplicable</translation>
    </message>
    <message>
        <source>not applicable (end of phase)</source>
        <translation>no aplicable (fin de la fase)</translation>
    </message>
    <message>
        <source>not forbidden</source>
        <translation>no está prohibido</translation>
    </message>
    <message>
        <source>not if that damage came from a first strike</source>
        <translation>no si ese daño procedía de un ataque inicial</translation>
    </message>
    <message>
        <source>not more cards than needed, surplus prevention is lost</source>
        <translation>no más cartas de las necesarias, la prevención sobrante se pierde</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>no se paga</translation>
    </message>
    <message>
        <source>not preventable, not even by Dodge; survivors heal fully after the combat</source>
        <translation>no se puede prevenir, ni siquiera con Dodge; los supervivientes se curan del todo tras el combate</translation>
    </message>
    <message>
        <source>not replaced until the vote is over</source>
        <translation>no se reemplazan hasta que la votación termina</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>no se especifica</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>no se indica</translation>
    </message>
    <message>
        <source>not tied to a sect</source>
        <translation>no ligado a una secta</translation>
    </message>
    <message>
        <source>not usable until the following round</source>
        <translation>no se puede usar hasta el asalto siguiente</translation>
    </message>
    <message>
        <source>nothing, except the usual 1 VP if she is then the last player</source>
        <translation>nada, salvo el 1 PV habitual si entonces es el último jugador</translation>
    </message>
    <message>
        <source>numbered 0 to 4</source>
        <translation>numeradas de 0 a 4</translation>
    </message>
    <message>
        <source>on your vampires</source>
        <translation>sobre tus vampiros</translation>
    </message>
    <message>
        <source>one MPA fewer (normally 0)</source>
        <translation>una AFH menos (normalmente 0)</translation>
    </message>
    <message>
        <source>one MPA of your next master phase</source>
        <translation>una AFH de tu siguiente fase heril</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>one card or effect</source>
        <translation>una carta o efecto</translation>
    </message>
    <message>
        <source>one card per round</source>
        <translation>una carta por asalto</translation>
    </message>
    <message>
        <source>one fewer MPA next master phase</source>
        <translation>una AFH menos en la siguiente fase heril</translation>
    </message>
    <message>
        <source>one or more pool</source>
        <translation>uno o más de reserva sanguínea</translation>
    </message>
    <message>
        <source>only &quot;be careful&quot; advice, no consequence</source>
        <translation>solo el consejo de «tener cuidado», sin consecuencia</translation>
    </message>
    <message>
        <source>only &quot;reshuffle&quot; after diablerie search</source>
        <translation>solo «volver a barajar» tras la búsqueda de la diablerie</translation>
    </message>
    <message>
        <source>only at long range</source>
        <translation>solo a distancia</translation>
    </message>
    <message>
        <source>only equipment, by strike</source>
        <translation>solo equipo, con un ataque</translation>
    </message>
    <message>
        <source>only equipment, by strike (STR-07)</source>
        <translation>solo equipo, con un ataque (STR-07)</translation>
    </message>
    <message>
        <source>only if it begins the minion phase with no blood</source>
        <translation>solo si empieza la fase servil sin sangre</translation>
    </message>
    <message>
        <source>only the same-card rule PLY-19</source>
        <translation>solo la regla de la misma carta PLY-19</translation>
    </message>
    <message>
        <source>only through ousting</source>
        <translation>solo por eliminación</translation>
    </message>
    <message>
        <source>only untap is mandatory (an empty vampire must still hunt)</source>
        <translation>solo enderezar es obligatorio (un vampiro vacío debe cazar igualmente)</translation>
    </message>
    <message>
        <source>only what is needed to counter the opponent&apos;s last increase; one card that gives more is allowed (see IC-04 on its example)</source>
        <translation>solo lo necesario para contrarrestar el último aumento del oponente; se permite una carta que dé más (ver IC-04 sobre su ejemplo)</translation>
    </message>
    <message>
        <source>only when not your turn</source>
        <translation>solo cuando no es tu turno</translation>
    </message>
    <message>
        <source>only: cards played in a vote are not replaced until it ends (REF-20)</source>
        <translation>solo: las cartas jugadas en una votación no se reemplazan hasta que termina (REF-20)</translation>
    </message>
    <message>
        <source>only: discard down to 7 when a card that raised the limit leaves play</source>
        <translation>solo: descartar hasta 7 cuando una carta que aumentaba el límite deja el juego</translation>
    </message>
    <message>
        <source>only: effects that grant the ability to play a cancel (e.g. Forced Awakening) are allowed in the as-played window</source>
        <translation>solo: en la ventana «al jugarse» se permiten efectos que dan la capacidad de jugar una cancelación (p. ej. Forced Awakening)</translation>
    </message>
    <message>
        <source>opponents&apos; cards go to their owners&apos; ash heaps</source>
        <translation>las cartas de los oponentes van a los montones de ceniza de sus propietarios</translation>
    </message>
    <message>
        <source>opposite suggested: when blocked, costs of cards and powers used for the action are not paid</source>
        <translation>se sugiere lo contrario: si se bloquea, no se pagan los costes de las cartas y poderes usados para la acción</translation>
    </message>
    <message>
        <source>optional (&quot;can&quot;)</source>
        <translation>opcional («puede»)</translation>
    </message>
    <message>
        <source>optional: any Methuselah may immediately call it</source>
        <translation>opcional: cualquier Matusalén puede proponerlo de inmediato</translation>
    </message>
    <message>
        <source>ordinary damage, life counters lost</source>
        <translation>daño ordinario, se pierden fichas de vida</translation>
    </message>
    <message>
        <source>other minions can try</source>
        <translation>otros siervos pueden intentarlo</translation>
    </message>
    <message>
        <source>paid only if successful</source>
        <translation>se paga solo si tiene éxito</translation>
    </message>
    <message>
        <source>partly (STR-05)</source>
        <translation>en parte (STR-05)</translation>
    </message>
    <message>
        <source>passing is final except as a direct response</source>
        <translation>pasar es definitivo salvo en respuesta directa</translation>
    </message>
    <message>
        <source>pay to the bank</source>
        <translation>pagar al banco</translation>
    </message>
    <message>
        <source>pay what is possible, effect of the unpaid card does not happen</source>
        <translation>pagar lo posible, el efecto de la carta no pagada no ocurre</translation>
    </message>
    <message>
        <source>pay, amount not printed</source>
        <translation>pagar, cantidad no impresa</translation>
    </message>
    <message>
        <source>pays 1 (B:4)</source>
        <translation>paga 1 (B:4)</translation>
    </message>
    <message>
        <source>pays 2 (B:3)</source>
        <translation>paga 2 (B:3)</translation>
    </message>
    <message>
        <source>per card in play</source>
        <translation>por carta en juego</translation>
    </message>
    <message>
        <source>place in play area or on a minion and pay its cost</source>
        <translation>ponerla en la zona de juego o sobre un siervo y pagar su coste</translation>
    </message>
    <message>
        <source>placed face up in play or shown and put in the ash heap as played</source>
        <translation>se pone boca arriba en juego o se muestra y va al montón de ceniza al jugarse</translation>
    </message>
    <message>
        <source>placed under tournament rules</source>
        <translation>situada en las reglas de torneo</translation>
    </message>
    <message>
        <source>player on the right cuts</source>
        <translation>corta el jugador de la derecha</translation>
    </message>
    <message>
        <source>plus protects from additional effects of an opposing combat-ends strike</source>
        <translation>además protege de los efectos adicionales de un ataque oponente «el combate termina»</translation>
    </message>
    <message>
        <source>pool and blood interchange; ally life is a separate notion, never blood, cannot heal and cannot be renewed</source>
        <translation>reserva sanguínea y sangre se intercambian; la vida de los aliados es una noción aparte, nunca sangre, no se cura ni se renueva</translation>
    </message>
    <message>
        <source>pool cost icon is white number in a black drop</source>
        <translation>el icono de coste de reserva sanguínea es un número blanco en una gota negra</translation>
    </message>
    <message>
        <source>pool icon: number in white diamond with skull</source>
        <translation>icono de reserva sanguínea: número en un rombo blanco con calavera</translation>
    </message>
    <message>
        <source>prevention in resolve strike</source>
        <translation>prevención al resolver el ataque</translation>
    </message>
    <message>
        <source>prey by default</source>
        <translation>la presa por defecto</translation>
    </message>
    <message>
        <source>prey only; a (D) card may be aimed at any Methuselah</source>
        <translation>solo la presa; una carta (D) puede dirigirse a cualquier Matusalén</translation>
    </message>
    <message>
        <source>prey then predator for blocks</source>
        <translation>la presa, luego el depredador para los bloqueos</translation>
    </message>
    <message>
        <source>primogen, prince (per city), justicar (per clan)</source>
        <translation>primogénito, príncipe (por ciudad), justicar (por clan)</translation>
    </message>
    <message>
        <source>prince vs prince</source>
        <translation>príncipe contra príncipe</translation>
    </message>
    <message>
        <source>prince, archbishop, baron: any title to the same city</source>
        <translation>príncipe, arzobispo, barón: cualquier título de la misma ciudad</translation>
    </message>
    <message>
        <source>printed number, no stated range</source>
        <translation>número impreso, no se indica intervalo</translation>
    </message>
    <message>
        <source>protects whatever the opposing strike is</source>
        <translation>protege sea cual sea el ataque oponente</translation>
    </message>
    <message>
        <source>range silent</source>
        <translation>nada sobre la distancia</translation>
    </message>
    <message>
        <source>ranged works at both; combat-ends and dodge range silent</source>
        <translation>los ataques a distancia funcionan en ambas; nada sobre la distancia de «el combate termina» y la esquiva</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>preparado</translation>
    </message>
    <message>
        <source>ready (lock silent)</source>
        <translation>preparado (nada sobre estar girado)</translation>
    </message>
    <message>
        <source>ready = in active region; timing silent</source>
        <translation>preparado = en la zona activa; nada sobre el momento</translation>
    </message>
    <message>
        <source>ready now</source>
        <translation>preparado ya</translation>
    </message>
    <message>
        <source>ready only at end of phase</source>
        <translation>preparado solo al final de la fase</translation>
    </message>
    <message>
        <source>ready region</source>
        <translation>zona preparada</translation>
    </message>
    <message>
        <source>ready untapped</source>
        <translation>preparado y enderezado</translation>
    </message>
    <message>
        <source>ready vampire with no blood</source>
        <translation>vampiro preparado sin sangre</translation>
    </message>
    <message>
        <source>ready; timing: combat ends immediately when a combatant is no longer ready</source>
        <translation>preparado; momento: el combate termina de inmediato cuando un combatiente deja de estar preparado</translation>
    </message>
    <message>
        <source>ready; torpor cannot vote</source>
        <translation>preparado; en letargo no puede votar</translation>
    </message>
    <message>
        <source>removed from the game; returned to owners when the game ends</source>
        <translation>retiradas de la partida; devueltas a sus propietarios cuando la partida termina</translation>
    </message>
    <message>
        <source>replaced at once</source>
        <translation>se reemplazan de inmediato</translation>
    </message>
    <message>
        <source>reported as a tie</source>
        <translation>se comunica como empate</translation>
    </message>
    <message>
        <source>rescued vampire keeps its tapped state</source>
        <translation>el vampiro rescatado sigue girado o enderezado como estaba</translation>
    </message>
    <message>
        <source>resolves first; both = simultaneous</source>
        <translation>se resuelve primero; ambos = simultáneo</translation>
    </message>
    <message>
        <source>retainer damage is undodgeable</source>
        <translation>el daño de los criados no se puede esquivar</translation>
    </message>
    <message>
        <source>returned to her immediately (leave the game)</source>
        <translation>se le devuelven de inmediato (dejan la partida)</translation>
    </message>
    <message>
        <source>returned to her, leaves the game</source>
        <translation>se le devuelve, deja la partida</translation>
    </message>
    <message>
        <source>run out = ousted</source>
        <translation>agotada = eliminado</translation>
    </message>
    <message>
        <source>sacrifices your whole next master phase</source>
        <translation>sacrifica toda tu siguiente fase heril</translation>
    </message>
    <message>
        <source>same assumed</source>
        <translation>se supone igual</translation>
    </message>
    <message>
        <source>same effect</source>
        <translation>mismo efecto</translation>
    </message>
    <message>
        <source>same for allies; retainer life is a per-combat damage threshold (COM-45)</source>
        <translation>igual para los aliados; la vida de los criados es un umbral de daño por combate (COM-45)</translation>
    </message>
    <message>
        <source>same for bleed</source>
        <translation>igual para el sangrado</translation>
    </message>
    <message>
        <source>same for leave torpor</source>
        <translation>igual para salir del letargo</translation>
    </message>
    <message>
        <source>same idea</source>
        <translation>misma idea</translation>
    </message>
    <message>
        <source>same minion may retry</source>
        <translation>el mismo siervo puede volver a intentarlo</translation>
    </message>
    <message>
        <source>same named card</source>
        <translation>la misma carta con nombre</translation>
    </message>
    <message>
        <source>same or different</source>
        <translation>el mismo u otro distinto</translation>
    </message>
    <message>
        <source>same order</source>
        <translation>mismo orden</translation>
    </message>
    <message>
        <source>same time</source>
        <translation>mismo momento</translation>
    </message>
    <message>
        <source>sample weapon: once per whole combat</source>
        <translation>arma de muestra: una vez en todo el combate</translation>
    </message>
    <message>
        <source>second illegal (2 or 3)</source>
        <translation>el segundo ilegal (2 o 3)</translation>
    </message>
    <message>
        <source>sect becomes Anarch</source>
        <translation>la secta pasa a ser Anarquista</translation>
    </message>
    <message>
        <source>sect changes</source>
        <translation>la secta cambia</translation>
    </message>
    <message>
        <source>sect kept</source>
        <translation>se conserva la secta</translation>
    </message>
    <message>
        <source>sect per card text, overriding the clan default</source>
        <translation>la secta según el texto de la carta, que prevalece sobre la del clan por defecto</translation>
    </message>
    <message>
        <source>see STL-03</source>
        <translation>ver STL-03</translation>
    </message>
    <message>
        <source>separate action, declared</source>
        <translation>acción aparte, declarada</translation>
    </message>
    <message>
        <source>shuffle; cut not mentioned</source>
        <translation>barajar; no se menciona cortar</translation>
    </message>
    <message>
        <source>sits in inactive region until end of turn</source>
        <translation>está en la zona inactiva hasta el fin del turno</translation>
    </message>
    <message>
        <source>sits in uncontrolled region (though controlled) until end of turn</source>
        <translation>está en la zona incontrolada (aunque controlado) hasta el fin del turno</translation>
    </message>
    <message>
        <source>state C, BLK-16</source>
        <translation>estado C, BLK-16</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>se indica</translation>
    </message>
    <message>
        <source>stated for each minion (7.2.2) and for each player (14); see IC-03</source>
        <translation>se indica por siervo (7.2.2) y por jugador (14); ver IC-03</translation>
    </message>
    <message>
        <source>stated for each minion and reaction, and for each player and action (13.2); see IC-03</source>
        <translation>se indica por siervo y reacción, y por jugador y acción (13.2); ver IC-03</translation>
    </message>
    <message>
        <source>stated only for skills, equipment, retainers and yielded cards</source>
        <translation>se indica solo para habilidades, equipo, criados y cartas cedidas</translation>
    </message>
    <message>
        <source>stated twice</source>
        <translation>se indica dos veces</translation>
    </message>
    <message>
        <source>stay in play until burned</source>
        <translation>permanecen en juego hasta que se queman</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>se queda</translation>
    </message>
    <message>
        <source>stealth not printed</source>
        <translation>sigilo no impreso</translation>
    </message>
    <message>
        <source>stealth only if printed</source>
        <translation>sigilo solo si está impreso</translation>
    </message>
    <message>
        <source>sub-step 2a of polling</source>
        <translation>subpaso 2a de la votación</translation>
    </message>
    <message>
        <source>subject to NRP-</source>
        <translation>sujeto a NRP-</translation>
    </message>
    <message>
        <source>takes all</source>
        <translation>toma todo</translation>
    </message>
    <message>
        <source>the 2 blood are lost</source>
        <translation>los 2 de sangre se pierden</translation>
    </message>
    <message>
        <source>the White Wolf rule applies to older cards</source>
        <translation>la regla de White Wolf se aplica a las cartas antiguas</translation>
    </message>
    <message>
        <source>the affected Methuselah only</source>
        <translation>solo el Matusalén afectado</translation>
    </message>
    <message>
        <source>the amount cannot be read; each other vampire of the clan in play counts (any controller)</source>
        <translation>la cantidad es ilegible; cuentan todos los demás vampiros del clan en juego (de cualquier controlador)</translation>
    </message>
    <message>
        <source>the current rule applies</source>
        <translation>se aplica la regla actual</translation>
    </message>
    <message>
        <source>the forced hunt must precede other actions</source>
        <translation>la caza forzosa debe preceder a las demás acciones</translation>
    </message>
    <message>
        <source>three named regions</source>
        <translation>tres zonas con nombre</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>tie loses</source>
        <translation>el empate pierde</translation>
    </message>
    <message>
        <source>ties fail</source>
        <translation>los empates fracasan</translation>
    </message>
    <message>
        <source>to a clan of another sect changes sect too</source>
        <translation>al pasar a un clan de otra secta cambia también la secta</translation>
    </message>
    <message>
        <source>torpor</source>
        <translation>letargo</translation>
    </message>
    <message>
        <source>uncontrolled only</source>
        <translation>solo la zona incontrolada</translation>
    </message>
    <message>
        <source>unique, 4 votes; cardinal clause dropped</source>
        <translation>único, 4 votos; suprimida la cláusula de cardenal</translation>
    </message>
    <message>
        <source>unique, counts as a cardinal and has an additional vote (4)</source>
        <translation>único, cuenta como cardenal y tiene un voto adicional (4)</translation>
    </message>
    <message>
        <source>unlimited, library and crypt</source>
        <translation>sin límite, biblioteca y cripta</translation>
    </message>
    <message>
        <source>unlock mandatory; others optional (mandatory actions apply)</source>
        <translation>enderezar es obligatorio; lo demás, opcional (se aplican las acciones obligatorias)</translation>
    </message>
    <message>
        <source>untap mandatory; others optional (mandatory actions apply)</source>
        <translation>enderezar es obligatorio; lo demás, opcional (se aplican las acciones obligatorias)</translation>
    </message>
    <message>
        <source>untapped and ready</source>
        <translation>enderezado y preparado</translation>
    </message>
    <message>
        <source>untapped controlled minions</source>
        <translation>siervos controlados enderezados</translation>
    </message>
    <message>
        <source>untapped minion; &quot;you or your minions&quot;</source>
        <translation>siervo enderezado; «tú o tus siervos»</translation>
    </message>
    <message>
        <source>untapped only</source>
        <translation>solo enderezado</translation>
    </message>
    <message>
        <source>used in combat</source>
        <translation>se usan en combate</translation>
    </message>
    <message>
        <source>used interchangeably</source>
        <translation>se usan indistintamente</translation>
    </message>
    <message>
        <source>uses the terms</source>
        <translation>usa los términos</translation>
    </message>
    <message>
        <source>vampire</source>
        <translation>vampiro</translation>
    </message>
    <message>
        <source>vampire, allies cannot</source>
        <translation>vampiro, los aliados no pueden</translation>
    </message>
    <message>
        <source>vampire; part of the &quot;encounter&quot; action: rescue or destroy is chosen on success</source>
        <translation>vampiro; parte de la acción de «encuentro»: rescatar o destruir se elige al tener éxito</translation>
    </message>
    <message>
        <source>vampires 1; others by text; imbued 1</source>
        <translation>vampiros 1; los demás por texto; imbued 1</translation>
    </message>
    <message>
        <source>vampires and marked cards</source>
        <translation>los vampiros y las cartas marcadas</translation>
    </message>
    <message>
        <source>via &quot;encounter&quot;</source>
        <translation>mediante «encuentro»</translation>
    </message>
    <message>
        <source>vote is called, terms set, votes called out</source>
        <translation>se convoca la votación, se fijan las condiciones, se anuncian los votos</translation>
    </message>
    <message>
        <source>votes only for ready titled vampires</source>
        <translation>votos solo para vampiros titulados preparados</translation>
    </message>
    <message>
        <source>whatever your number of MPAs, even if it was cancelled or an MPA was regained</source>
        <translation>sea cual sea tu número de AFH, aunque se cancelara o se recuperara una AFH</translation>
    </message>
    <message>
        <source>whenever a minion successfully bleeds a Methuselah (no minimum stated)</source>
        <translation>siempre que un siervo sangra con éxito a un Matusalén (no se indica mínimo)</translation>
    </message>
    <message>
        <source>whenever ranged damage is dealt, at any range; all of it goes to minion or one retainer</source>
        <translation>siempre que se inflige daño a distancia, a cualquier distancia; todo va al siervo o a un solo criado</translation>
    </message>
    <message>
        <source>with expansion symbol: group 2; without: group 1</source>
        <translation>con símbolo de expansión: grupo 2; sin él: grupo 1</translation>
    </message>
    <message>
        <source>wounds used informally</source>
        <translation>heridas, usado informalmente</translation>
    </message>
    <message>
        <source>yes, but cannot act</source>
        <translation>sí, pero no puede actuar</translation>
    </message>
    <message>
        <source>yields</source>
        <translation>cede</translation>
    </message>
    <message>
        <source>yields, title lost for the game</source>
        <translation>cede, el título se pierde para el resto de la partida</translation>
    </message>
</context>
</TS>
