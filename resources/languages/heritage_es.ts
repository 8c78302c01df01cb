<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>&quot;Any&quot; = any one; &quot;each&quot; = all that fit. &quot;Any opponent&quot;: the activating player picks one.</source>
        <translation>«Cualquier» = uno cualquiera; «cada» = todos los que cumplen. «Cualquier oponente»: el jugador que activa elige uno.</translation>
    </message>
    <message>
        <source>&quot;Gain X&quot; goes to the coterie leader or the triggering vampire; &quot;assign&quot; goes to the named vampire; &quot;steal&quot; moves tokens to the coterie leader or triggering vampire.</source>
        <translation>«Ganar X» va al líder de cuadrilla o al vampiro que desencadena; «asignar» va al vampiro nombrado; «robar» mueve fichas al líder de cuadrilla o al vampiro que desencadena.</translation>
    </message>
    <message>
        <source>&quot;Three moments&quot; for ties excludes clan-choice order and aftermath order; the latter has its own rule (fewer missions).</source>
        <translation>Los «tres momentos» de los empates excluyen el orden de elección de clan y el del desenlace; este último tiene su propia regla (menos misiones).</translation>
    </message>
    <message>
        <source>+1 power, not 2</source>
        <translation>+1 de poder, no 2</translation>
    </message>
    <message>
        <source>+3 - 1 + 1 = 3</source>
        <translation>+3 - 1 + 1 = 3</translation>
    </message>
    <message>
        <source>0 and not counted</source>
        <translation>0, y no cuenta</translation>
    </message>
    <message>
        <source>10, 9, 8 recruits per player</source>
        <translation>10, 9, 8 reclutas por jugador</translation>
    </message>
    <message>
        <source>2 to 4 players (only these have round counts and Sabbat Wars allegiances).</source>
        <translation>De 2 a 4 jugadores (solo para ellos hay número de rondas y lealtades en las Guerras del Sabbat).</translation>
    </message>
    <message>
        <source>2, 3, 4 players</source>
        <translation>2, 3, 4 jugadores</translation>
    </message>
    <message>
        <source>21 chapters = 7 eras of 3. Chronicle deck is used from the front, never shuffled.</source>
        <translation>21 capítulos = 7 eras de 3. El mazo de crónica se usa desde el frente y nunca se baraja.</translation>
    </message>
    <message>
        <source>4, one per track.</source>
        <translation>4, uno por recorrido.</translation>
    </message>
    <message>
        <source>4th burned, city burned</source>
        <translation>se quema el 4.º, la ciudad se quema</translation>
    </message>
    <message>
        <source>9 VP to both Camarilla players</source>
        <translation>9 PV a los dos jugadores de la Camarilla</translation>
    </message>
    <message>
        <source>9 VP to each player of the winning allegiance.</source>
        <translation>9 PV a cada jugador de la lealtad ganadora.</translation>
    </message>
    <message>
        <source>9 battlegrounds A-I, each with rule card(s) and battleground schemes</source>
        <translation>9 campos de batalla A-I, cada uno con su carta o cartas de reglas y sus intrigas de campo de batalla</translation>
    </message>
    <message>
        <source>9 clans: player aid, clan schemes (starting + locked research deck), clan tokens, clan stickers</source>
        <translation>9 clanes: ayuda de juego, intrigas de clan (iniciales + mazo de investigación bloqueado), fichas de clan, pegatinas de clan</translation>
    </message>
    <message>
        <source>A character of the clan you are playing is free wherever it stands. Thin bloods have no clan and always pay.</source>
        <translation>Un personaje del clan que juegas es gratis esté donde esté. Los sangre débil no tienen clan y siempre se pagan.</translation>
    </message>
    <message>
        <source>A map space holds one token; an added token without space goes back to the supply.</source>
        <translation>Una casilla del mapa contiene una ficha; una ficha añadida sin espacio vuelve a la reserva.</translation>
    </message>
    <message>
        <source>A turn has a mandatory Recruit phase and an optional Scheme phase, in any order.</source>
        <translation>Un turno tiene una fase de reclutamiento obligatoria y una fase de intriga opcional, en cualquier orden.</translation>
    </message>
    <message>
        <source>Activate and trigger are distinct: an effect doing one does not do the other.</source>
        <translation>Activar y desencadenar son distintos: un efecto que hace uno no hace el otro.</translation>
    </message>
    <message>
        <source>Activating a vampire modifies all three battlegrounds, none may be skipped.</source>
        <translation>Activar a un vampiro modifica los tres campos de batalla; no se puede omitir ninguno.</translation>
    </message>
    <message>
        <source>Activation and abilities</source>
        <translation>Activación y habilidades</translation>
    </message>
    <message>
        <source>Activation effect on an ancilla</source>
        <translation>Efecto de activación sobre un ancilla</translation>
    </message>
    <message>
        <source>Activation matching the token: up 1.</source>
        <translation>Activación que coincide con la ficha: sube 1.</translation>
    </message>
    <message>
        <source>Activation: advance one investigator 1 space on the matching track.</source>
        <translation>Activación: avanzar un investigador 1 casilla en el recorrido correspondiente.</translation>
    </message>
    <message>
        <source>Activation: archetype chooses the action in the geography&apos;s region: warlike discard, wealthy add, clandestine flip over, scholarly move to any other region.</source>
        <translation>Activación: el arquetipo elige la acción en la región de la geografía: guerrero descarta, adinerado añade, clandestino gira, erudito mueve a cualquier otra región.</translation>
    </message>
    <message>
        <source>Activation: move one ankh of that faction to an adjacent court not holding any rival ankh.</source>
        <translation>Activación: mover un ankh de esa facción a una corte vecina sin ankhs rivales.</translation>
    </message>
    <message>
        <source>Activation: one token moves inside and shows the vampire&apos;s class.</source>
        <translation>Activación: una ficha entra y muestra la clase del vampiro.</translation>
    </message>
    <message>
        <source>Activation: take an ankh of that city and put it on the activating vampire or burn it (fire).</source>
        <translation>Activación: tomar un ankh de esa ciudad y ponerlo en el vampiro activado o quemarlo (fuego).</translation>
    </message>
    <message>
        <source>Activation: the token in the archetype column of the vampire goes to judices (if not there) and is flipped to its class. If already there, only flip when different.</source>
        <translation>Activación: la ficha de la columna del arquetipo del vampiro va a los judices (si no está) y se gira a su clase. Si ya está, solo se gira cuando difiere.</translation>
    </message>
    <message>
        <source>After era 7: chronicle points = dots x trait value: 1-3 (Resources, Abilities, Psyche), 1 (Disciplines), -1 to +1 (Allegiance); plus 1 per title.</source>
        <translation>Tras la era 7: puntos de crónica = puntos x valor del rasgo: 1-3 (Recursos, Habilidades, Psique), 1 (Disciplinas), -1 a +1 (Lealtad); más 1 por título.</translation>
    </message>
    <message>
        <source>After every 3rd chapter: one battleground leaves, its successor&apos;s cards and chronicle scoring cards are revealed.</source>
        <translation>Tras cada 3.er capítulo: un campo de batalla se va, se revelan las cartas de su sucesor y las cartas de puntuación de la crónica.</translation>
    </message>
    <message>
        <source>After placing: activate the recruit, then trigger its abilities.</source>
        <translation>Tras colocarlo: activar al recluta y después desencadenar sus habilidades.</translation>
    </message>
    <message>
        <source>After the trial all tokens return to vaticanum.</source>
        <translation>Tras el juicio, todas las fichas vuelven al vaticanum.</translation>
    </message>
    <message>
        <source>Aftermath (after each chapter, in this order)</source>
        <translation>Desenlace (tras cada capítulo, en este orden)</translation>
    </message>
    <message>
        <source>Aggressive schemes may be limited to vampires with infamy.</source>
        <translation>Las intrigas agresivas pueden limitarse a vampiros con infamia.</translation>
    </message>
    <message>
        <source>All 5 inside: vote - the class in favour is decided by the face-up tokens (majority is our reading; 5 tokens, so no tie). The vampire of that class with most power and no court title receives the current title.</source>
        <translation>Las 5 dentro: votación - las fichas a la vista deciden la clase favorecida (la mayoría es nuestra lectura; 5 fichas, así que no hay empate). El vampiro de esa clase con más poder y sin título de corte recibe el título en juego.</translation>
    </message>
    <message>
        <source>All four tokens always count at scoring (the 2-2 clause implies four). They keep their side after a trial; the data set says which side they show at first.</source>
        <translation>Las cuatro fichas cuentan siempre al puntuar (la cláusula 2-2 supone cuatro). Conservan su cara tras un juicio; el conjunto de datos indica la cara inicial.</translation>
    </message>
    <message>
        <source>Allow several by theft; no winning class; no further votes.</source>
        <translation>Se permiten varios por robo; sin clase ganadora; no hay más votaciones.</translation>
    </message>
    <message>
        <source>Ancilla = vampire with one or more special abilities; they trigger on recruiting or by effects.</source>
        <translation>Ancilla = vampiro con una o más habilidades especiales; se desencadenan al reclutarlo o por efectos.</translation>
    </message>
    <message>
        <source>As 02 with a character of clan A</source>
        <translation>Como 02 con un personaje del clan A</translation>
    </message>
    <message>
        <source>Assets, eras, chronicle end</source>
        <translation>Bazas, eras, fin de la crónica</translation>
    </message>
    <message>
        <source>B is headed &quot;Eras 2-5&quot; but is in the first chapter.</source>
        <translation>B lleva el título «Eras 2-5» pero está en el primer capítulo.</translation>
    </message>
    <message>
        <source>Basic characters that come out are sleeved basic side up and join the character deck.</source>
        <translation>Los personajes básicos que aparecen se unen al mazo de personajes por su cara básica.</translation>
    </message>
    <message>
        <source>Basic game: missions give a printed reward (apparently power); chronicle: they give no power, only aftermath effects.</source>
        <translation>Partida básica: las misiones dan la recompensa impresa (al parecer, poder); crónica: no dan poder, solo efectos en el desenlace.</translation>
    </message>
    <message>
        <source>Beast/Humanity: tie for highest/lowest</source>
        <translation>Bestia/Humanidad: empate en la más alta/baja</translation>
    </message>
    <message>
        <source>Beast: &quot;nothing happens&quot; at the lowest space - is the scheme drawn and the token flipped?</source>
        <translation>Bestia: «no ocurre nada» en la casilla más baja - ¿se roba la intriga y se gira la ficha?</translation>
    </message>
    <message>
        <source>Beyond either end nothing happens.</source>
        <translation>Más allá de cada extremo no ocurre nada.</translation>
    </message>
    <message>
        <source>Black market already has a boon this round</source>
        <translation>El mercado negro ya tiene un favor esta ronda</translation>
    </message>
    <message>
        <source>Bloodline (caption).</source>
        <translation>Linaje (pie).</translation>
    </message>
    <message>
        <source>Bonded vampires can be recruited only into their own clan&apos;s bloodline.</source>
        <translation>Un vampiro vinculado solo puede ser reclutado en el linaje de su propio clan.</translation>
    </message>
    <message>
        <source>Boons can be received by exhausted vampires; not by or from vampires in torpor.</source>
        <translation>Un vampiro agotado puede recibir favores; uno en letargo no puede recibirlos ni darlos.</translation>
    </message>
    <message>
        <source>Borrowed vampires do not become coterie members for the effects.</source>
        <translation>Los vampiros prestados no pasan a ser miembros de la cuadrilla para los efectos.</translation>
    </message>
    <message>
        <source>Breach (end space reached): one ankh from there on the activating vampire; investigator reset.</source>
        <translation>Brecha (casilla final alcanzada): un ankh de allí al vampiro activado; el investigador vuelve al comienzo.</translation>
    </message>
    <message>
        <source>Brujah - Declare enemy: Move the scheme card onto any vampire of any opponent: it is an enemy. Enemies in torpor follow torpor rules and are not counted.</source>
        <translation>Brujah - Declarar un enemigo: mover la carta de intriga a cualquier vampiro de cualquier oponente: es un enemigo. Los enemigos en letargo siguen las reglas del letargo y no cuentan.</translation>
    </message>
    <message>
        <source>Burn it from the vampire.</source>
        <translation>Se quema desde el vampiro.</translation>
    </message>
    <message>
        <source>Burned ankhs never return.</source>
        <translation>Los ankhs quemados no vuelven nunca.</translation>
    </message>
    <message>
        <source>Chapter overview: victor writes a new title (1 chronicle point); vanquished plots - adds the indicated number of clan schemes of the clan just played from the research deck.</source>
        <translation>Resumen del capítulo: el vencedor escribe un nuevo título (1 punto de crónica); el vencido conspira - añade el número indicado de intrigas del mazo de investigación del clan que acaba de jugar.</translation>
    </message>
    <message>
        <source>Chapter resolution cards can show an asset: the victor keeps the card itself as that asset.</source>
        <translation>Las cartas de resolución de capítulo pueden mostrar una baza: el vencedor se queda la propia carta como esa baza.</translation>
    </message>
    <message>
        <source>Character deck empty: shuffle the discarded characters at once into a new deck (a running Embrace the Chaos continues on it).</source>
        <translation>Mazo de personajes vacío: barajar enseguida los descartados como mazo nuevo (una búsqueda en curso de Abrazar el caos continúa en él).</translation>
    </message>
    <message>
        <source>Character deck runs out during Embrace</source>
        <translation>El mazo de personajes se agota durante Abrazar el caos</translation>
    </message>
    <message>
        <source>Characters (double-sided: basic / ancilla), with class, temperament, geography, archetype, clan slot, name slot, ability slot(s)</source>
        <translation>Personajes (de dos caras: básico / ancilla), con clase, temperamento, geografía, arquetipo, espacio de clan, espacio de nombre, espacio(s) de habilidad</translation>
    </message>
    <message>
        <source>Childer of a vampire in torpor: still in the bloodline?</source>
        <translation>Chiquillos de un vampiro en letargo: ¿siguen en el linaje?</translation>
    </message>
    <message>
        <source>Choose a character from the queue.</source>
        <translation>Elegir un personaje de la fila.</translation>
    </message>
    <message>
        <source>Choose an unexhausted vampire of the bloodline as coterie leader and a scheme (clan scheme from hand or available battleground scheme).</source>
        <translation>Elegir un vampiro no agotado del linaje como líder de cuadrilla y una intriga (de clan, de la mano, o una disponible de un campo de batalla).</translation>
    </message>
    <message>
        <source>Chronicle deck (fixed order, never shuffled, more than 700 years of content)</source>
        <translation>Mazo de crónica (orden fijo, nunca se baraja, más de 700 años de contenido)</translation>
    </message>
    <message>
        <source>Chronicle frame</source>
        <translation>Marco de la crónica</translation>
    </message>
    <message>
        <source>Chronicle game: instead take 1 chapter overview and 5 chronicle missions from the front of the chronicle deck.</source>
        <translation>Partida de crónica: tomar en su lugar 1 resumen de capítulo y 5 misiones de crónica del frente del mazo de crónica.</translation>
    </message>
    <message>
        <source>Chronicle missions: claimers flip and choose a response, gain 1 dot, get one reward: asset, unlock or elevate.</source>
        <translation>Misiones de crónica: quienes las han obtenido giran y eligen una respuesta, ganan 1 punto y una recompensa: baza, desbloqueo o ascenso.</translation>
    </message>
    <message>
        <source>Chronicle: once per game a player may recruit the retained character from the haven instead of from the queue; all other rules of the phase apply.</source>
        <translation>Crónica: una vez por partida, un jugador puede reclutar al personaje conservado en el refugio en vez de uno de la fila; se aplican las demás reglas de la fase.</translation>
    </message>
    <message>
        <source>Chronicle: once per turn a player may discard one asset for its effect (gone for the whole chronicle).</source>
        <translation>Crónica: una vez por turno, un jugador puede descartar una baza por su efecto (perdida para toda la crónica).</translation>
    </message>
    <message>
        <source>Chronicle: then each player with obligations carries them out.</source>
        <translation>Crónica: después, cada jugador con obligaciones las cumple.</translation>
    </message>
    <message>
        <source>Clan choice order in a chronicle: chapter 1 youngest first, oldest last; later reverse of the previous result (previous victor last).</source>
        <translation>Orden de elección de clan en una crónica: en el capítulo 1 primero el más joven y al final el de más edad; después, el orden inverso del resultado anterior (el vencedor anterior, al final).</translation>
    </message>
    <message>
        <source>Clan leader starts with 3 power and 3 clan boons.</source>
        <translation>El líder de clan empieza con 3 de poder y 3 favores de su clan.</translation>
    </message>
    <message>
        <source>Clan leader without childer is given infamy / torpor</source>
        <translation>Un líder de clan sin chiquillos recibe infamia / letargo</translation>
    </message>
    <message>
        <source>Clan leaders (at least one per clan, more unlocked) with attributes and a list of starting schemes</source>
        <translation>Líderes de clan (al menos uno por clan, otros por desbloquear) con sus atributos y la lista de sus intrigas iniciales</translation>
    </message>
    <message>
        <source>Clan marker near the bloodline; morality token on the morality battleground in play (B or H).</source>
        <translation>Marcador de clan junto al linaje; ficha de moralidad en el campo de batalla de moralidad en juego (B o H).</translation>
    </message>
    <message>
        <source>Clan schemes go to a personal discard pile after use; battleground schemes remain available.</source>
        <translation>Las intrigas de clan van a una pila de descartes personal tras usarse; las de los campos de batalla siguen disponibles.</translation>
    </message>
    <message>
        <source>Clandestine: trigger the abilities of a vampire of your bloodline.</source>
        <translation>Clandestino: desencadenar las habilidades de un vampiro de tu linaje.</translation>
    </message>
    <message>
        <source>Clans (one keyword each, on clan schemes)</source>
        <translation>Clanes (una palabra clave cada uno, en las intrigas de clan)</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Componentes</translation>
    </message>
    <message>
        <source>Coterie = leader plus its direct childer (max 4); exhausted childer may join; torpor members do not count.</source>
        <translation>Cuadrilla = el líder y sus chiquillos directos (4 como mucho); los agotados pueden unirse; los que están en letargo no cuentan.</translation>
    </message>
    <message>
        <source>Count every court with an ankh; if no legal move the activation has no effect.</source>
        <translation>Cuenta toda corte con un ankh; sin movimiento legal, la activación no tiene efecto.</translation>
    </message>
    <message>
        <source>Court: most power tied between two eligible vampires</source>
        <translation>Corte: mayor poder empatado entre dos vampiros posibles</translation>
    </message>
    <message>
        <source>Court: stolen title when the thief already holds one; no Prince at the end; timer after the last title.</source>
        <translation>Corte: título robado por quien ya tiene uno; sin Príncipe al final; temporizador tras el último título.</translation>
    </message>
    <message>
        <source>Draw from an empty clan scheme deck</source>
        <translation>Robar de un mazo de intrigas de clan vacío</translation>
    </message>
    <message>
        <source>Each mission is claimed by the player with most of its attribute in the bloodline (no torpor).</source>
        <translation>Cada misión es para el jugador con más de su atributo en el linaje (sin contar el letargo).</translation>
    </message>
    <message>
        <source>Each player chooses a clan (aid, schemes, tokens) and flips a clan leader to the top of the play space.</source>
        <translation>Cada jugador elige un clan (ayuda, intrigas, fichas) y coloca un líder de clan, boca arriba, en lo alto de su zona de juego.</translation>
    </message>
    <message>
        <source>Each player may move one vampire (not in torpor) to the haven as the single retainer, or one unlocked by a mission.</source>
        <translation>Cada jugador puede pasar al refugio un vampiro (que no esté en letargo) como único conservado, o uno desbloqueado por una misión.</translation>
    </message>
    <message>
        <source>Each player may put one ability sticker on an ancilla in bloodline or haven with a free slot; sheet scores limit the choice.</source>
        <translation>Cada jugador puede poner una pegatina de habilidad en un ancilla del linaje o del refugio con un espacio libre; las puntuaciones de la hoja limitan la elección.</translation>
    </message>
    <message>
        <source>Effect &quot;place any fledgling into torpor&quot; with 3 fledglings</source>
        <translation>Efecto «poner cualquier novato en letargo» con 3 novatos</translation>
    </message>
    <message>
        <source>Elevate: basic character of the bloodline (no torpor) flips to ancilla, sticker of the clan just played.</source>
        <translation>Ascender: un personaje básico del linaje (que no esté en letargo) se gira a ancilla, con la pegatina del clan que se acaba de jugar.</translation>
    </message>
    <message>
        <source>Embrace reaches a bonded non-Malkavian match</source>
        <translation>Abrazar el caos llega a un vinculado de otro clan que coincide</translation>
    </message>
    <message>
        <source>Embrace recruits an ancilla</source>
        <translation>Abrazar el caos recluta a un ancilla</translation>
    </message>
    <message>
        <source>Embrace the chaos</source>
        <translation>Abrazar el caos</translation>
    </message>
    <message>
        <source>End of round: highest position takes the first player marker; tie for highest = marker stays.</source>
        <translation>Fin de ronda: la posición más alta toma el marcador de jugador inicial; empate en la más alta = el marcador se queda.</translation>
    </message>
    <message>
        <source>End of round: lowest position takes the first player marker; tie = marker stays.</source>
        <translation>Fin de ronda: la posición más baja toma el marcador de jugador inicial; empate = el marcador se queda.</translation>
    </message>
    <message>
        <source>End of round: the morality battleground (B or H) decides the first player marker; then the round marker moves.</source>
        <translation>Fin de ronda: el campo de batalla de moralidad (B o H) decide el marcador de jugador inicial; después avanza el marcador de ronda.</translation>
    </message>
    <message>
        <source>End: cities with at least 1 ankh stand. Each vampire of a standing attribute scores X = number of burned cities.</source>
        <translation>Final: las ciudades con al menos 1 ankh siguen en pie. Cada vampiro de un atributo en pie puntúa X = número de ciudades quemadas.</translation>
    </message>
    <message>
        <source>End: faction controlling most courts (holding 1+ ankh); centre counts as two.</source>
        <translation>Final: la facción que controla más cortes (con 1 ankh o más); el centro cuenta como dos.</translation>
    </message>
    <message>
        <source>End: reveal all; higher total controls a region. Camarilla or Sabbat with 3+ regions wins, else the Anarchs.</source>
        <translation>Final: revelar todo; el total más alto controla una región. La Camarilla o el Sabbat gana con 3 regiones o más; si no, los Anarquistas.</translation>
    </message>
    <message>
        <source>End: token position names the winning class and 1 or 2 VP per vampire of it; neutral = no one.</source>
        <translation>Final: la posición de la ficha indica la clase ganadora y 1 o 2 PV por vampiro de ella; neutral = nadie.</translation>
    </message>
    <message>
        <source>Era winner selects one scoring card; its dots on the shared scoresheet set trait values for all.</source>
        <translation>El ganador de la era elige una carta de puntuación; sus puntos en la hoja común fijan el valor de los rasgos para todos.</translation>
    </message>
    <message>
        <source>Era winner: best of the last three chapters; tie: most VP on the departing battleground in the third chapter; then primogen.</source>
        <translation>Ganador de la era: el mejor de los tres últimos capítulos; empate: más PV en el campo de batalla saliente en el tercer capítulo; después, el primogénito.</translation>
    </message>
    <message>
        <source>Eras 1-5.</source>
        <translation>Eras 1-5.</translation>
    </message>
    <message>
        <source>Exactly one recruit per turn, ever (so recruits per player = number of rounds).</source>
        <translation>Exactamente un recluta por turno, siempre (por tanto, tantos reclutas por jugador como rondas).</translation>
    </message>
    <message>
        <source>Exhaust the coterie leader, then carry out all effects top to bottom.</source>
        <translation>Agotar al líder de cuadrilla y después llevar a cabo todos los efectos de arriba abajo.</translation>
    </message>
    <message>
        <source>Exhausted vampire, its sire leads</source>
        <translation>Vampiro agotado, su sire lidera</translation>
    </message>
    <message>
        <source>Fall back to primogen.</source>
        <translation>En su defecto, el primogénito.</translation>
    </message>
    <message>
        <source>Final ankh of a city placed on a vampire: respite - each vampire with a matching ankh gains 1 power (one, however many it holds), all matching ankhs on vampires return to the city.</source>
        <translation>Último ankh de una ciudad puesto en un vampiro: tregua - cada vampiro con un ankh correspondiente gana 1 de poder (uno, tenga los que tenga) y todos los ankhs correspondientes de los vampiros vuelven a la ciudad.</translation>
    </message>
    <message>
        <source>First player: random (basic). Chronicle: oldest player in chapter 1, later the vanquished (last) of the previous chapter.</source>
        <translation>Jugador inicial: al azar (partida básica). Crónica: el jugador de más edad en el capítulo 1; después, el vencido (último) del capítulo anterior.</translation>
    </message>
    <message>
        <source>First retainer: draw 3 random characters, keep one, flip to ancilla, clan sticker (name sticker optional), into haven.</source>
        <translation>Primer conservado: robar 3 personajes al azar, quedarse con uno, girarlo a ancilla, pegatina de clan (la de nombre es opcional), al refugio.</translation>
    </message>
    <message>
        <source>Fledgling = vampire without childer (may be an ancilla, cannot be a sire). Sire and childe as usual.</source>
        <translation>Novato = vampiro sin chiquillos (puede ser un ancilla, no puede ser un sire). Sire y chiquillo en el sentido habitual.</translation>
    </message>
    <message>
        <source>Flip only; the sentence is that of B.</source>
        <translation>Solo girar; la frase es la de B.</translation>
    </message>
    <message>
        <source>Four judices filled: trial. Target(s): the vampire(s) with most infamy (torpor excluded).</source>
        <translation>Los cuatro judices ocupados: juicio. Objetivo(s): el vampiro o vampiros con más infamia (sin contar el letargo).</translation>
    </message>
    <message>
        <source>Game end and scoring</source>
        <translation>Fin de la partida y puntuación</translation>
    </message>
    <message>
        <source>Gangrel - Pack: All vampires of the bloodline sharing the coterie leader&apos;s geography; outsiders form their own pack only.</source>
        <translation>Gangrel - Manada: todos los vampiros del linaje con la geografía del líder de cuadrilla; los forasteros solo forman manada entre ellos.</translation>
    </message>
    <message>
        <source>If order matters: player with fewer claimed missions first.</source>
        <translation>Si el orden importa: primero el jugador con menos misiones obtenidas.</translation>
    </message>
    <message>
        <source>Infamy for a clan leader goes to one of its childer (not in torpor); with none, nothing.</source>
        <translation>La infamia de un líder de clan va a un chiquillo suyo (que no esté en letargo); si no hay, nada.</translation>
    </message>
    <message>
        <source>Inquisition trial: infamy 2, 2 matching</source>
        <translation>Juicio de la Inquisición: infamia 2, 2 coincidentes</translation>
    </message>
    <message>
        <source>Inquisition trial: target infamy 3 with 2 matching tokens</source>
        <translation>Juicio de la Inquisición: objetivo con 3 de infamia y 2 fichas coincidentes</translation>
    </message>
    <message>
        <source>Inquisition with no infamy anywhere: literally every vampire is targeted.</source>
        <translation>Inquisición sin infamia alguna: al pie de la letra, todos los vampiros son objetivo.</translation>
    </message>
    <message>
        <source>Inquisition: archetype token already in judices showing A, vampire is C</source>
        <translation>Inquisición: ficha del arquetipo ya en judices mostrando A; el vampiro es C</translation>
    </message>
    <message>
        <source>Inquisition: which side tokens show at setup and after a trial is not given.</source>
        <translation>Inquisición: no se indica qué cara muestran las fichas al comienzo y tras un juicio.</translation>
    </message>
    <message>
        <source>Kiss the ring: noun lost after &quot;applies to their&quot;.</source>
        <translation>Besar el anillo: falta el nombre tras «se aplica a su».</translation>
    </message>
    <message>
        <source>Lasombra - Kiss the ring: Each opponent may give a boon to your coterie leader; those who do not suffer the negative effect on their bloodline.</source>
        <translation>Lasombra - Besar el anillo: cada oponente puede dar un favor a tu líder de cuadrilla; los que no lo hacen sufren el efecto negativo en su linaje.</translation>
    </message>
    <message>
        <source>Late joiner: prologue plus 1 free dot in any section per missed chapter.</source>
        <translation>Jugador que llega más tarde: el prólogo y 1 punto libre en cualquier sección por capítulo perdido.</translation>
    </message>
    <message>
        <source>Main board in the middle. Basic game: shuffle, draw 0 to 5 basic missions (players&apos; choice; fewer = simpler).</source>
        <translation>Tablero principal en el centro. Partida básica: barajar y robar de 0 a 5 misiones básicas (a elección de los jugadores; menos = más sencillo).</translation>
    </message>
    <message>
        <source>Main board: queue of 5 spaces, mission spaces, round track with player-count marks</source>
        <translation>Tablero principal: fila de 5 casillas, casillas de misión, contador de rondas con marcas según el número de jugadores</translation>
    </message>
    <message>
        <source>Malkavian - Embrace the chaos: Declare an attribute; reveal from the character deck until one matches; recruit it, discard the rest. Instead of and before the normal recruit; not possible if already recruited. Activation and abilities resolve before the rest of the scheme. Bonded characters of other clans are discarded.</source>
        <translation>Malkavian - Abrazar el caos: declarar un atributo; revelar del mazo de personajes hasta que uno coincida; reclutarlo y descartar el resto. En lugar del reclutamiento normal y antes de él; imposible si ya se ha reclutado. La activación y las habilidades se resuelven antes que el resto de la intriga. Los personajes vinculados de otros clanes se descartan.</translation>
    </message>
    <message>
        <source>Malkavian already recruited this turn</source>
        <translation>El jugador Malkavian ya ha reclutado este turno</translation>
    </message>
    <message>
        <source>Masquerade: 4 investigators in the text, 3 in its caption.</source>
        <translation>Mascarada: 4 investigadores en el texto, 3 en el pie.</translation>
    </message>
    <message>
        <source>Masquerade: breach with no ankh left; who &quot;gains&quot; the 2 power.</source>
        <translation>Mascarada: brecha sin ankhs; quién «gana» los 2 de poder.</translation>
    </message>
    <message>
        <source>Matching activation: down 1 and draw 1 clan scheme.</source>
        <translation>Activación que coincide: bajar 1 y robar 1 intriga de clan.</translation>
    </message>
    <message>
        <source>Missing archetypes may be filled by moving a boon from anywhere in your bloodline to a vampire of an opponent&apos;s bloodline and adding that vampire&apos;s archetype.</source>
        <translation>Un arquetipo que falta se puede aportar moviendo un favor desde cualquier lugar de tu linaje a un vampiro del linaje de un oponente, cuyo arquetipo se añade.</translation>
    </message>
    <message>
        <source>Mission tie, one clan leader has the attribute</source>
        <translation>Empate en una misión, un líder de clan tiene el atributo</translation>
    </message>
    <message>
        <source>Mission tie: recount with each clan leader&apos;s relevant attribute counted twice; then consult the primogen.</source>
        <translation>Empate en una misión: recontar con el atributo de cada líder de clan contado dos veces; después consultar al primogénito.</translation>
    </message>
    <message>
        <source>Mission unlocks: chronicle character (always ancilla, clan sticker if blank, either side, retained or into deck) or clan leader (claimer&apos;s haven, returns to it, only its owner uses it; missing schemes join the clan deck for good).</source>
        <translation>Desbloqueos de las misiones: un personaje de crónica (siempre ancilla, pegatina de clan si no tiene, cualquiera de las caras, conservado o al mazo) o un líder de clan (al refugio de quien obtuvo la misión, vuelve a él, solo su dueño lo usa; las intrigas que falten se unen para siempre al mazo del clan).</translation>
    </message>
    <message>
        <source>Most VP wins; tie: fewer missions claimed; then primogen.</source>
        <translation>Gana quien tenga más PV; empate: menos misiones obtenidas; después, el primogénito.</translation>
    </message>
    <message>
        <source>Most chronicle points wins and takes the last card. No tie-break is stated.</source>
        <translation>Gana quien tenga más puntos de crónica y toma la última carta. No se indica desempate.</translation>
    </message>
    <message>
        <source>New clan schemes come only from b/d battlegrounds, schemes and abilities; drawing from an empty deck does nothing.</source>
        <translation>Las nuevas intrigas de clan solo vienen de campos de batalla b/d, intrigas y habilidades; robar de un mazo vacío no hace nada.</translation>
    </message>
    <message>
        <source>No ankh may move back into any home court.</source>
        <translation>Ningún ankh puede volver a una corte de origen.</translation>
    </message>
    <message>
        <source>No stickers left for the clan</source>
        <translation>No quedan pegatinas del clan</translation>
    </message>
    <message>
        <source>No one with 0 infamy is targeted. A switch gives the literal reading.</source>
        <translation>Nadie con 0 de infamia es objetivo. Una opción da la lectura literal.</translation>
    </message>
    <message>
        <source>Nosferatu - Black market: Scheme stays face up (not triggered when played). Once per round one player may put a boon on it in their turn to trigger it. End of round: boons on it go to the Nosferatu leader. Any number may be in play; the Nosferatu player pays too.</source>
        <translation>Nosferatu - Mercado negro: la intriga queda boca arriba (no se desencadena al jugarla). Una vez por ronda, un jugador puede poner un favor en ella durante su turno para desencadenarla. Fin de ronda: sus favores van al líder Nosferatu. Puede haber cualquier número en juego; el jugador Nosferatu también paga.</translation>
    </message>
    <message>
        <source>Not matching: flip only.</source>
        <translation>Si no coincide: solo girar.</translation>
    </message>
    <message>
        <source>Not matching: flip, down 1, draw 1 clan scheme.</source>
        <translation>Si no coincide: girar, bajar 1, robar 1 intriga de clan.</translation>
    </message>
    <message>
        <source>Nothing is stated: the players are asked what they agree on.</source>
        <translation>No se indica nada: se pregunta a los jugadores qué acuerdan.</translation>
    </message>
    <message>
        <source>Numerals of E and G boards and Sabbat Wars icons wrong in print.</source>
        <translation>Números de los tableros E y G e iconos de las Guerras del Sabbat erróneos en la impresión.</translation>
    </message>
    <message>
        <source>Obligations: winner +1 random to haven, each other player -1 random.</source>
        <translation>Obligaciones: el ganador recibe una al azar en su refugio, cada otro jugador retira una al azar.</translation>
    </message>
    <message>
        <source>Of Clans High and Low</source>
        <translation>De altos y bajos clanes</translation>
    </message>
    <message>
        <source>On activation of class X: move 1 space toward X.</source>
        <translation>Al activar la clase X: mover 1 casilla hacia X.</translation>
    </message>
    <message>
        <source>One battleground is completely resolved before the next; recommended order class (A/C), temperament (b/d), geography (G/F/e/h).</source>
        <translation>Un campo de batalla se resuelve del todo antes del siguiente; orden recomendado: clase (A/C), temperamento (b/d), geografía (G/F/e/h).</translation>
    </message>
    <message>
        <source>One scheme per turn unless a card says to play an additional one.</source>
        <translation>Una intriga por turno, salvo que una carta permita jugar otra.</translation>
    </message>
    <message>
        <source>Only reset; coterie leader or triggering vampire (&quot;gain&quot; rule).</source>
        <translation>Solo vuelve el investigador; el líder de cuadrilla o el vampiro que desencadena (regla de «ganar»).</translation>
    </message>
    <message>
        <source>Only the movement is void; flip and draw stay. The switch b_end_draw turns the draw off.</source>
        <translation>Solo el movimiento queda sin efecto; se gira y se roba. La opción b_end_draw suprime el robo.</translation>
    </message>
    <message>
        <source>Only while playing a scheme, and only boons actually needed; any clan&apos;s boon you hold counts.</source>
        <translation>Solo al jugar una intriga, y solo los favores necesarios; vale cualquier favor que tengas, sea del clan que sea.</translation>
    </message>
    <message>
        <source>Outsider picks any region; tied region uncontrolled; no one scores.</source>
        <translation>El forastero elige cualquier región; una región empatada no la controla nadie; nadie puntúa.</translation>
    </message>
    <message>
        <source>Outsider vampires activate any faction and score 1 VP each at the end.</source>
        <translation>Un forastero activa cualquier facción y puntúa 1 PV al final.</translation>
    </message>
    <message>
        <source>Outsiders activate any attribute and score 1 VP each.</source>
        <translation>Los forasteros activan cualquier atributo y puntúan 1 PV cada uno.</translation>
    </message>
    <message>
        <source>Outsiders advance any investigator 2 spaces.</source>
        <translation>Los forasteros avanzan cualquier investigador 2 casillas.</translation>
    </message>
    <message>
        <source>Place it directly below any vampire of your bloodline; a sire may have at most 3 childer; vampires in torpor cannot gain childer.</source>
        <translation>Se coloca directamente bajo cualquier vampiro de tu linaje; un sire tiene como mucho 3 chiquillos; un vampiro en letargo no puede recibir chiquillos.</translation>
    </message>
    <message>
        <source>Player sheet, haven (envelope), chronicle booklet, chronicle scoresheet, obligations, assets, ability stickers, name stickers, clan stickers, thin-blood stickers</source>
        <translation>Hoja de jugador, refugio (sobre), cuaderno de crónica, hoja de puntuación de la crónica, obligaciones, bazas, pegatinas de habilidad, de nombre, de clan y de sangre débil</translation>
    </message>
    <message>
        <source>Power is paid from vampires of your bloodline not in torpor, to the supply.</source>
        <translation>El poder se paga desde vampiros de tu linaje que no estén en letargo, a la reserva.</translation>
    </message>
    <message>
        <source>Preparation: leave bloodlines on the table, remove vampires in torpor, take all chronicle cards up to the next chapter overview.</source>
        <translation>Preparación: dejar los linajes en la mesa, retirar los vampiros en letargo, tomar todas las cartas de crónica hasta el resumen del siguiente capítulo.</translation>
    </message>
    <message>
        <source>Price: the left-most space costs 3 power, the second from the left 1, the other three are free.</source>
        <translation>Precio: la casilla más a la izquierda cuesta 3 de poder, la segunda desde la izquierda 1, las otras tres son gratis.</translation>
    </message>
    <message>
        <source>Primogen: each tied player declares a different archetype; shuffle the character deck, draw until one of the declared archetypes appears; that player wins.</source>
        <translation>Primogénito: cada jugador empatado declara un arquetipo distinto; barajar el mazo de personajes y robar hasta que aparezca uno de los declarados; gana ese jugador.</translation>
    </message>
    <message>
        <source>Prologue per player: name on haven and sheet; 1 dot in any Resources/Abilities/Psyche trait; 1 dot in any Discipline; one title.</source>
        <translation>Prólogo de cada jugador: nombre en el refugio y la hoja; 1 punto en un rasgo de Recursos, Habilidades o Psique; 1 punto en una Disciplina; un título.</translation>
    </message>
    <message>
        <source>Putting a titled vampire into torpor steals the title.</source>
        <translation>Poner en letargo a un vampiro con título le roba el título.</translation>
    </message>
    <message>
        <source>Putting a vampire with ankh into torpor: gain 2 power; ankh returns to the battleground.</source>
        <translation>Poner en letargo a un vampiro con ankh: ganar 2 de poder; el ankh vuelve al campo de batalla.</translation>
    </message>
    <message>
        <source>Queue of 5, own clan A</source>
        <translation>Fila de 5, clan propio A</translation>
    </message>
    <message>
        <source>Random allegiance: 2 players Camarilla/Sabbat; 3 players Camarilla/Sabbat/Anarch; 4 players two Camarilla, two Sabbat.</source>
        <translation>Lealtad al azar: 2 jugadores Camarilla/Sabbat; 3 jugadores Camarilla/Sabbat/Anarquista; 4 jugadores dos Camarilla, dos Sabbat.</translation>
    </message>
    <message>
        <source>Reaching the last space: decisive victory - every vampire of that class gains 1 power, token returns to neutral.</source>
        <translation>Al llegar a la última casilla: victoria decisiva - cada vampiro de esa clase gana 1 de poder, la ficha vuelve a la casilla neutral.</translation>
    </message>
    <message>
        <source>Record results: names and clans in the booklet; gives era points.</source>
        <translation>Anotar los resultados: nombres y clanes en el cuaderno; da puntos de era.</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Reclutamiento</translation>
    </message>
    <message>
        <source>Recruiting is mandatory, but every free character is reserved by opponents and the player cannot pay for the rest.</source>
        <translation>Reclutar es obligatorio, pero los oponentes han reservado todos los personajes gratis y el jugador no puede pagar los demás.</translation>
    </message>
    <message>
        <source>Refresh: remaining characters slide right, empty left spaces are filled from the character deck; performed every time one or more leave, after all of a multi-removal.</source>
        <translation>Renovación: los personajes restantes se deslizan a la derecha y las casillas vacías de la izquierda se llenan desde el mazo; cada vez que se van uno o más, tras todos los de una retirada múltiple.</translation>
    </message>
    <message>
        <source>Rejuvenate removes exhaustion and torpor; it may always target vampires in torpor.</source>
        <translation>Revitalizar quita el agotamiento y el letargo; siempre puede elegir vampiros en letargo.</translation>
    </message>
    <message>
        <source>Remove from queue: set aside in a discard pile, then refresh.</source>
        <translation>Retirar de la fila: apartar a una pila de descartes y después renovar.</translation>
    </message>
    <message>
        <source>Reserve: clan marker on an unreserved queue character; only its owner may recruit it; it may still be removed or usurped; the marker comes off at the start of the owner&apos;s next turn.</source>
        <translation>Reservar: marcador de clan sobre un personaje no reservado de la fila; solo su dueño puede reclutarlo; aún puede ser retirado o usurpar; el marcador se quita al comienzo del siguiente turno de su dueño.</translation>
    </message>
    <message>
        <source>Revolt: 3rd ankh burned while the 4th is on a vampire.</source>
        <translation>Revuelta: 3.er ankh quemado mientras el 4.º está en un vampiro.</translation>
    </message>
    <message>
        <source>Revolt: 3rd ankh of a city burned</source>
        <translation>Revuelta: 3.er ankh de una ciudad quemado</translation>
    </message>
    <message>
        <source>Revolt: a vampire holds 2 matching ankhs at respite</source>
        <translation>Revuelta: un vampiro tiene 2 ankhs correspondientes en la tregua</translation>
    </message>
    <message>
        <source>Rise of Humanity prints no upward movement, but forbids moving above the top.</source>
        <translation>El Auge de la Humanidad no imprime movimiento hacia arriba, pero prohíbe pasar del tope.</translation>
    </message>
    <message>
        <source>Rites sticker (Cruelty 6): its torpor cannot be sacrificed away, so the clan leader cannot be chosen.</source>
        <translation>Pegatina Ritos (Crueldad 6): su letargo no se puede evitar con un sacrificio, así que no se puede elegir al líder de clan.</translation>
    </message>
    <message>
        <source>Round marker on space 1.</source>
        <translation>Marcador de ronda en la casilla 1.</translation>
    </message>
    <message>
        <source>Round marker, first player marker, clan markers (per player), scoreboard on the rulebook&apos;s back</source>
        <translation>Marcador de ronda, marcador de jugador inicial, marcadores de clan (uno por jugador), tabla de puntuación en el dorso del reglamento</translation>
    </message>
    <message>
        <source>Rounds: 2 players 10, 3 players 9, 4 players 8. Game ends right after the final round.</source>
        <translation>Rondas: 10 con 2 jugadores, 9 con 3, 8 con 4. La partida termina justo después de la última ronda.</translation>
    </message>
    <message>
        <source>Sabbat Wars, 4 players, Camarilla controls 3 regions</source>
        <translation>Guerras del Sabbat, 4 jugadores, la Camarilla controla 3 regiones</translation>
    </message>
    <message>
        <source>Sabbat Wars: outsiders, region ties, Anarch win with 2 or 4 players.</source>
        <translation>Guerras del Sabbat: forasteros, empates de región, victoria de los Anarquistas con 2 o 4 jugadores.</translation>
    </message>
    <message>
        <source>Sacrifice does not chain (no grandchild).</source>
        <translation>El sacrificio no se encadena (no vale un chiquillo del chiquillo).</translation>
    </message>
    <message>
        <source>Sacrifice: when your vampire would go to torpor you may put one of its direct childer (not already in torpor) there instead.</source>
        <translation>Sacrificio: cuando tu vampiro fuera a entrar en letargo, puedes poner en su lugar a uno de sus chiquillos directos (que no esté ya en letargo).</translation>
    </message>
    <message>
        <source>Scheme satisfied without boons</source>
        <translation>Intriga cumplida sin favores</translation>
    </message>
    <message>
        <source>Schemes, coteries and boons</source>
        <translation>Intrigas, cuadrillas y favores</translation>
    </message>
    <message>
        <source>Scholarly: one clan scheme from own discard pile to hand.</source>
        <translation>Erudito: una intriga de clan de tu pila de descartes vuelve a la mano.</translation>
    </message>
    <message>
        <source>Scoring: VP printed on the space.</source>
        <translation>Puntuación: PV impresos en la casilla.</translation>
    </message>
    <message>
        <source>Scoring: class with fewer face-up tokens, 1 VP per vampire; 2-2 = no one.</source>
        <translation>Puntuación: la clase con menos fichas a la vista, 1 PV por vampiro; 2-2 = nadie.</translation>
    </message>
    <message>
        <source>Scoring: each vampire scores the number of ankhs remaining on its attribute&apos;s final space. Outsiders 1 each.</source>
        <translation>Puntuación: cada vampiro puntúa el número de ankhs que quedan en la casilla final de su atributo. Los forasteros, 1 cada uno.</translation>
    </message>
    <message>
        <source>Scoring: printed value of the space.</source>
        <translation>Puntuación: valor impreso de la casilla.</translation>
    </message>
    <message>
        <source>Scoring: winning class = Prince&apos;s class; 2 VP per vampire of it and 2 VP per court title in the bloodline.</source>
        <translation>Puntuación: clase ganadora = la del Príncipe; 2 PV por vampiro de ella y 2 PV por título de corte en el linaje.</translation>
    </message>
    <message>
        <source>Second edict played</source>
        <translation>Se juega un segundo edicto</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Setup: 1 clan politics token on each of four vaticanum spaces (one per archetype).</source>
        <translation>Preparación: 1 ficha de política de clanes en cada una de las cuatro casillas del vaticanum (una por arquetipo).</translation>
    </message>
    <message>
        <source>Setup: 4 ankhs on each of four cities.</source>
        <translation>Preparación: 4 ankhs en cada una de las cuatro ciudades.</translation>
    </message>
    <message>
        <source>Setup: 5 clan politics tokens outside the walls, court title tokens on their spaces, timer at the harpy.</source>
        <translation>Preparación: 5 fichas de política de clanes fuera de los muros, las fichas de título de corte en sus casillas, el temporizador en la arpía.</translation>
    </message>
    <message>
        <source>Setup: 7 ankhs on each of four home courts, one per geography.</source>
        <translation>Preparación: 7 ankhs en cada una de las cuatro cortes de origen, una por geografía.</translation>
    </message>
    <message>
        <source>Setup: each player&apos;s morality token on the start space, value -3, flipped to the clan leader&apos;s temperament.</source>
        <translation>Preparación: la ficha de moralidad de cada jugador en la casilla inicial, valor -3, con el temperamento del líder de clan.</translation>
    </message>
    <message>
        <source>Setup: investigators (text 4, caption 3) at the start, 3 ankhs on each of four final spaces.</source>
        <translation>Preparación: los investigadores (texto 4, pie 3) al comienzo, 3 ankhs en cada una de las cuatro casillas finales.</translation>
    </message>
    <message>
        <source>Setup: morality tokens at start value 8, flipped to the clan leader&apos;s temperament.</source>
        <translation>Preparación: las fichas de moralidad en el valor inicial 8, con el temperamento del líder de clan.</translation>
    </message>
    <message>
        <source>Setup: numbered tokens face down on matching home spaces; one random Camarilla and one random Sabbat token on each region (errata: the two icons were swapped in print).</source>
        <translation>Preparación: fichas numeradas boca abajo en sus casillas de origen; una ficha de la Camarilla y una del Sabbat al azar en cada región (errata: los dos iconos estaban cambiados en la impresión).</translation>
    </message>
    <message>
        <source>Setup: one clan politics token on the neutral space of a track.</source>
        <translation>Preparación: una ficha de política de clanes en la casilla neutral de un recorrido.</translation>
    </message>
    <message>
        <source>Shared victory, or primogen by group agreement.</source>
        <translation>Victoria compartida, o primogénito si el grupo lo acuerda.</translation>
    </message>
    <message>
        <source>Shuffle characters; 5 to the queue; the rest form the character deck.</source>
        <translation>Barajar los personajes; 5 a la fila; el resto forma el mazo de personajes.</translation>
    </message>
    <message>
        <source>Suspicion = infamy + number of tokens matching the target&apos;s class; 5 or more: torpor; otherwise the target gains 1 infamy.</source>
        <translation>Sospecha = infamia + número de fichas que coinciden con la clase del objetivo; 5 o más: letargo; si no, el objetivo recibe 1 de infamia.</translation>
    </message>
    <message>
        <source>Take the schemes named on the clan leader into hand; shuffle the remaining clan schemes as a deck.</source>
        <translation>Tomar en la mano las intrigas que nombra el líder de clan; barajar las demás intrigas de clan como mazo.</translation>
    </message>
    <message>
        <source>The Anarch Revolt</source>
        <translation>La Revuelta Anarquista</translation>
    </message>
    <message>
        <source>The Beast Within</source>
        <translation>La Bestia interior</translation>
    </message>
    <message>
        <source>The Court</source>
        <translation>La Corte</translation>
    </message>
    <message>
        <source>The Inquisition</source>
        <translation>La Inquisición</translation>
    </message>
    <message>
        <source>The Masquerade</source>
        <translation>La Mascarada</translation>
    </message>
    <message>
        <source>The Rise of Humanity</source>
        <translation>El Auge de la Humanidad</translation>
    </message>
    <message>
        <source>The Sabbat Wars</source>
        <translation>Las Guerras del Sabbat</translation>
    </message>
    <message>
        <source>The War of the Princes</source>
        <translation>La Guerra de los Príncipes</translation>
    </message>
    <message>
        <source>The archetypes of the coterie must satisfy the scheme&apos;s requirement.</source>
        <translation>Los arquetipos de la cuadrilla deben cumplir el requisito de la intriga.</translation>
    </message>
    <message>
        <source>The literal text allows it. A switch forbids it, because the clan and the protection of the leader would be lost.</source>
        <translation>El texto literal lo permite. Una opción lo prohíbe, porque se perderían el clan y la protección del líder.</translation>
    </message>
    <message>
        <source>The rules here follow the errata.</source>
        <translation>Aquí las reglas siguen la fe de erratas.</translation>
    </message>
    <message>
        <source>Thin blood sticker may replace any clan sticker; mandatory if the clan&apos;s stickers are used up; if none left either, any other clan. Not bondable.</source>
        <translation>Una pegatina de sangre débil puede sustituir a cualquier pegatina de clan; es obligatoria si se agotan las del clan; si tampoco quedan, cualquier otro clan. No puede ser vinculado.</translation>
    </message>
    <message>
        <source>Three battlegrounds with their rule cards and schemes, each set up by its own rules. First chapter: Of Clans High and Low, The War of the Princes, The Beast Within.</source>
        <translation>Tres campos de batalla con sus cartas de reglas y sus intrigas, cada uno preparado según sus reglas. Primer capítulo: De altos y bajos clanes, La Guerra de los Príncipes, La Bestia interior.</translation>
    </message>
    <message>
        <source>Tie among vampires: no one gets it. In both cases reset tokens and move the timer on.</source>
        <translation>Empate entre vampiros: nadie lo obtiene. En ambos casos, reiniciar las fichas y avanzar el temporizador.</translation>
    </message>
    <message>
        <source>Tie for most chronicle points: no tie-break is given (only missions, chapter and era ties are covered).</source>
        <translation>Empate a puntos de crónica: no se da desempate (solo se tratan los de misiones, capítulos y eras).</translation>
    </message>
    <message>
        <source>Ties are shared: each tied attribute scores 2 VP per vampire. Winner scores 2 VP per vampire.</source>
        <translation>Los empates se comparten: cada atributo empatado puntúa 2 PV por vampiro. El ganador puntúa 2 PV por vampiro.</translation>
    </message>
    <message>
        <source>Token side irrelevant; recommended to show the class ahead.</source>
        <translation>La cara de la ficha es irrelevante; se recomienda mostrar la clase que va por delante.</translation>
    </message>
    <message>
        <source>Tokens belong to a vampire. Exhaustion: cannot lead a coterie (stays until removed). Torpor: not part of the bloodline. Power +1 VP, infamy -1 VP (values 1 and 3).</source>
        <translation>Las fichas pertenecen a un vampiro. Agotamiento: no puede liderar una cuadrilla (permanece hasta que se quite). Letargo: no forma parte del linaje. Poder +1 PV, infamia -1 PV (valores 1 y 3).</translation>
    </message>
    <message>
        <source>Tokens for battlegrounds: clan politics (two-sided, at least 5), clan morality (two-sided, 1 per player), ankhs, investigators, court titles, timer, numbered Sabbat Wars tokens</source>
        <translation>Fichas de los campos de batalla: política de clanes (dos caras, al menos 5), moralidad de clanes (dos caras, 1 por jugador), ankhs, investigadores, títulos de corte, temporizador, fichas numeradas de las Guerras del Sabbat</translation>
    </message>
    <message>
        <source>Tokens, torpor and sacrifice</source>
        <translation>Fichas, letargo y sacrificio</translation>
    </message>
    <message>
        <source>Tokens: exhaustion, torpor, power (1 and 3), infamy (1 and 3), clan boons</source>
        <translation>Fichas: agotamiento, letargo, poder (1 y 3), infamia (1 y 3), favores de clan</translation>
    </message>
    <message>
        <source>Toreador - Invitation: Choose an opponent (or no one), who may also take the effect; if so your coterie leader gains 2 power from the supply. You fix the order before they accept. Recruiting from the deck follows all recruit rules, then shuffle.</source>
        <translation>Toreador - Invitación: elegir a un oponente (o a nadie), que también puede tomar el efecto; si lo hace, tu líder de cuadrilla gana 2 de poder de la reserva. Tú fijas el orden antes de que acepte. Reclutar del mazo sigue todas las reglas de reclutamiento y después se baraja.</translation>
    </message>
    <message>
        <source>Torpor for a clan leader is always replaced by a childe; with none, nothing.</source>
        <translation>El letargo de un líder de clan siempre lo asume un chiquillo; si no hay, nada.</translation>
    </message>
    <message>
        <source>Torpor vampires and holders of a title are ignored, with their power.</source>
        <translation>Los vampiros en letargo y los que tienen un título se ignoran, con su poder.</translation>
    </message>
    <message>
        <source>Torpor: cannot join or lead a coterie, gain childer, receive infamy, receive/spend power, receive/spend boons, or be targeted. Stated exceptions: rejuvenate (H-TOK-03) and usurp (H-CLN-07).</source>
        <translation>Letargo: no puede unirse a una cuadrilla ni liderarla, ni recibir chiquillos ni infamia, ni recibir o gastar poder o favores, ni ser objetivo. Excepciones indicadas: revitalizar (H-TOK-03) y usurpar (H-CLN-07).</translation>
    </message>
    <message>
        <source>Traits: Resources (Kindred, Mortals, Wealth), Abilities (Subterfuge, Warfare, Occult), Psyche (Cruelty, Mercy, Detachment), Allegiance (Camarilla, Anarchs, Sabbat), Disciplines (Animalism, Auspex, Blood Sorcery, Celerity, Dominate, Fortitude, Obfuscate, Oblivion, Potence, Presence, Protean).</source>
        <translation>Rasgos: Recursos (Vástagos, Mortales, Riqueza), Habilidades (Subterfugio, Guerra, Ocultismo), Psique (Crueldad, Piedad, Desapego), Lealtad (Camarilla, Anarquistas, Sabbat), Disciplinas (Animalism, Auspex, Blood Sorcery, Celerity, Dominate, Fortitude, Obfuscate, Oblivion, Potence, Presence, Protean).</translation>
    </message>
    <message>
        <source>Tremere - Usurp: Replace any vampire of your bloodline (torpor included) with a queue character; all tokens but torpor move over; old vampire discarded. No recruit, no activation, no abilities, no power cost. Brujah enemy status carries over.</source>
        <translation>Tremere - Usurpar: sustituir a cualquier vampiro de tu linaje (incluso en letargo) por un personaje de la fila; pasan todas las fichas salvo el letargo; el vampiro antiguo se descarta. Sin reclutamiento, activación, habilidades ni coste. La condición de enemigo de los Brujah se mantiene.</translation>
    </message>
    <message>
        <source>Triggering: every ability top to bottom, each fully, none skipped if a legal target exists.</source>
        <translation>Desencadenar: cada habilidad de arriba abajo, cada una por completo, sin omitir ninguna si hay un objetivo legal.</translation>
    </message>
    <message>
        <source>Turn structure</source>
        <translation>Estructura del turno</translation>
    </message>
    <message>
        <source>Turns go clockwise from the first player; a round ends when everyone had a turn.</source>
        <translation>Los turnos van en sentido horario desde el jugador inicial; una ronda termina cuando todos han tenido un turno.</translation>
    </message>
    <message>
        <source>Two vampires activated, first causes a decisive victory (A)</source>
        <translation>Dos vampiros activados, el primero causa una victoria decisiva (A)</translation>
    </message>
    <message>
        <source>Tzimisce - Craft monstrosity: Put an ancilla from the queue under one of your vampires, only ability visible: the vampire is an ancilla with all its abilities (no limit, stack order top to bottom). No recruit, activation, trigger or power cost. Returned to the deck in the aftermath, not retainable.</source>
        <translation>Tzimisce - Crear una monstruosidad: poner un ancilla de la fila bajo uno de tus vampiros, con solo su habilidad visible: el vampiro es un ancilla con todas sus habilidades (sin límite, de arriba abajo). Sin reclutamiento, activación, desencadenamiento ni coste. Vuelve al mazo tras el capítulo y no se puede conservar.</translation>
    </message>
    <message>
        <source>Unlocked clan leader used in a chapter</source>
        <translation>Líder de clan desbloqueado usado en un capítulo</translation>
    </message>
    <message>
        <source>Usurp / craft from a 3-cost space</source>
        <translation>Usurpar / crear desde una casilla de coste 3</translation>
    </message>
    <message>
        <source>Usurp names any vampire of the bloodline; by definition that includes the clan leader.</source>
        <translation>Usurpar nombra a cualquier vampiro del linaje; por definición, incluye al líder de clan.</translation>
    </message>
    <message>
        <source>Usurped vampire was a Brujah enemy</source>
        <translation>El vampiro usurpado era enemigo de los Brujah</translation>
    </message>
    <message>
        <source>VP = battleground scores (three) + 1 per power + 1 per boon - 1 per infamy in the bloodline.</source>
        <translation>PV = puntuaciones de los (tres) campos de batalla + 1 por poder + 1 por favor - 1 por infamia en el linaje.</translation>
    </message>
    <message>
        <source>VP tie, missions claimed 1 vs 2</source>
        <translation>Empate a PV, 1 misión obtenida contra 2</translation>
    </message>
    <message>
        <source>Vampire X with childe Y, Y with childe Z, X would go to torpor</source>
        <translation>Vampiro X con chiquillo Y, Y con chiquillo Z, X iría a letargo</translation>
    </message>
    <message>
        <source>Vampire in torpor with 5 power, 2 boons</source>
        <translation>Vampiro en letargo con 5 de poder, 2 favores</translation>
    </message>
    <message>
        <source>Vampire with ankh going to torpor: its ankh goes to the fire.</source>
        <translation>Vampiro con un ankh que entra en letargo: su ankh va al fuego.</translation>
    </message>
    <message>
        <source>Vampire with power 3-token, infamy 1-token, one boon</source>
        <translation>Vampiro con ficha de 3 de poder, ficha de 1 de infamia, un favor</translation>
    </message>
    <message>
        <source>Vampires in torpor: 0, including tokens on them.</source>
        <translation>Vampiros en letargo: 0, incluidas sus fichas.</translation>
    </message>
    <message>
        <source>Ventrue - Edict: Scheme stays face up with a chosen attribute marked by a supply power token (worth nothing, not changeable). Triggers when any player recruits that attribute. Only one edict in play; a new one replaces it.</source>
        <translation>Ventrue - Edicto: la intriga queda boca arriba con un atributo elegido, marcado con una ficha de poder de la reserva (sin valor, no se puede cambiar). Se desencadena cuando cualquier jugador recluta ese atributo. Solo un edicto en juego; uno nuevo lo sustituye.</translation>
    </message>
    <message>
        <source>War of the Princes ends with two factions tied for most courts</source>
        <translation>La Guerra de los Príncipes termina con dos facciones empatadas a cortes</translation>
    </message>
    <message>
        <source>War of the Princes: home courts counted as courts? No legal move?</source>
        <translation>Guerra de los Príncipes: ¿cuentan las cortes de origen? ¿Y sin movimiento legal?</translation>
    </message>
    <message>
        <source>War of the Princes: neighbour court has a rival ankh</source>
        <translation>Guerra de los Príncipes: la corte vecina tiene un ankh rival</translation>
    </message>
    <message>
        <source>Warlike asset or &quot;remove 3&quot;</source>
        <translation>Baza guerrera o «retirar 3»</translation>
    </message>
    <message>
        <source>Warlike: remove 1 to 5 characters from the queue.</source>
        <translation>Guerrero: retirar de 1 a 5 personajes de la fila.</translation>
    </message>
    <message>
        <source>Wealthy: rejuvenate any vampire.</source>
        <translation>Adinerado: revitalizar a cualquier vampiro.</translation>
    </message>
    <message>
        <source>When the 3rd ankh of a city is burned, its 4th is burned too.</source>
        <translation>Cuando se quema el 3.er ankh de una ciudad, también se quema el 4.º.</translation>
    </message>
    <message>
        <source>With several vampires activated, each activation is carried out fully, including battleground events (decisive victory, trial, ...), before the next.</source>
        <translation>Si se activan varios vampiros, cada activación se lleva a cabo por completo, con los sucesos de los campos de batalla (victoria decisiva, juicio, ...), antes de la siguiente.</translation>
    </message>
    <message>
        <source>Y possible, Z not</source>
        <translation>Y posible, Z no</translation>
    </message>
    <message>
        <source>Yes, only the vampire itself is out; it cannot lead their coterie.</source>
        <translation>Sí, solo sale el propio vampiro; no puede liderar su cuadrilla.</translation>
    </message>
    <message>
        <source>activate</source>
        <translation>activar</translation>
    </message>
    <message>
        <source>activate, trigger, then rest of the scheme</source>
        <translation>activar, desencadenar, después el resto de la intriga</translation>
    </message>
    <message>
        <source>adjacency</source>
        <translation>vecindad</translation>
    </message>
    <message>
        <source>aftermath</source>
        <translation>desenlace</translation>
    </message>
    <message>
        <source>apply</source>
        <translation>aplicar</translation>
    </message>
    <message>
        <source>back to its owner&apos;s haven</source>
        <translation>de vuelta al refugio de su dueño</translation>
    </message>
    <message>
        <source>battlegrounds changed, abilities not triggered</source>
        <translation>campos de batalla modificados, habilidades no desencadenadas</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>count, track length</source>
        <translation>cantidad, longitud de los recorridos</translation>
    </message>
    <message>
        <source>counts missing</source>
        <translation>faltan las cantidades</translation>
    </message>
    <message>
        <source>declaration order missing</source>
        <translation>falta el orden de las declaraciones</translation>
    </message>
    <message>
        <source>discarded, search continues</source>
        <translation>descartado, la búsqueda continúa</translation>
    </message>
    <message>
        <source>discards shuffled, search continues</source>
        <translation>descartes barajados, la búsqueda continúa</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>robar</translation>
    </message>
    <message>
        <source>effects</source>
        <translation>efectos</translation>
    </message>
    <message>
        <source>empty end space: not stated</source>
        <translation>casilla final vacía: no se indica</translation>
    </message>
    <message>
        <source>end of round</source>
        <translation>fin de ronda</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>exactamente uno</translation>
    </message>
    <message>
        <source>first player marker unchanged</source>
        <translation>marcador de jugador inicial sin cambios</translation>
    </message>
    <message>
        <source>form coterie</source>
        <translation>formar la cuadrilla</translation>
    </message>
    <message>
        <source>holder of two titles: not stated</source>
        <translation>poseedor de dos títulos: no se indica</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>ilegal</translation>
    </message>
    <message>
        <source>illegal (and the reverse)</source>
        <translation>ilegal (y al revés)</translation>
    </message>
    <message>
        <source>illegal; giving boons outside a scheme also illegal</source>
        <translation>ilegal; dar favores fuera de una intriga también lo es</translation>
    </message>
    <message>
        <source>joins; cannot lead itself; still exhausted next round</source>
        <translation>se une; no puede liderar él; sigue agotado en la siguiente ronda</translation>
    </message>
    <message>
        <source>leader counts twice</source>
        <translation>el líder cuenta dos veces</translation>
    </message>
    <message>
        <source>list and values</source>
        <translation>lista y valores</translation>
    </message>
    <message>
        <source>map</source>
        <translation>mapa</translation>
    </message>
    <message>
        <source>maximum dots missing</source>
        <translation>falta el máximo de puntos</translation>
    </message>
    <message>
        <source>missions</source>
        <translation>misiones</translation>
    </message>
    <message>
        <source>move there</source>
        <translation>mover allí</translation>
    </message>
    <message>
        <source>names and mechanics only</source>
        <translation>solo nombres y mecánicas</translation>
    </message>
    <message>
        <source>names on card</source>
        <translation>nombres en la carta</translation>
    </message>
    <message>
        <source>new vampire is the enemy</source>
        <translation>el nuevo vampiro es el enemigo</translation>
    </message>
    <message>
        <source>no Prince: not stated</source>
        <translation>sin Príncipe: no se indica</translation>
    </message>
    <message>
        <source>no movement printed</source>
        <translation>ningún movimiento impreso</translation>
    </message>
    <message>
        <source>no power paid, no activation, no abilities</source>
        <translation>sin pagar poder, sin activación, sin habilidades</translation>
    </message>
    <message>
        <source>no title; tokens reset; timer moves</source>
        <translation>sin título; fichas reiniciadas; el temporizador avanza</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>number, schemes</source>
        <translation>número, intrigas</translation>
    </message>
    <message>
        <source>older one discarded; indicator token not scored</source>
        <translation>el anterior se descarta; su ficha indicadora no puntúa</translation>
    </message>
    <message>
        <source>on cards</source>
        <translation>en las cartas</translation>
    </message>
    <message>
        <source>one refresh after all three</source>
        <translation>una sola renovación tras los tres</translation>
    </message>
    <message>
        <source>only costs of two left spaces and round counts known</source>
        <translation>solo se conocen el coste de las dos casillas de la izquierda y el número de rondas</translation>
    </message>
    <message>
        <source>order of equals not stated</source>
        <translation>no se indica el orden de los empatados</translation>
    </message>
    <message>
        <source>pay 0</source>
        <translation>pagar 0</translation>
    </message>
    <message>
        <source>pay 3 / 1 / 0 power</source>
        <translation>pagar 3 / 1 / 0 de poder</translation>
    </message>
    <message>
        <source>payer chosen freely is our reading</source>
        <translation>que se elija libremente quién paga es nuestra lectura</translation>
    </message>
    <message>
        <source>play to the end</source>
        <translation>jugar hasta el final</translation>
    </message>
    <message>
        <source>player with 1</source>
        <translation>el jugador con 1</translation>
    </message>
    <message>
        <source>point scale missing</source>
        <translation>falta la escala de puntos</translation>
    </message>
    <message>
        <source>points per place</source>
        <translation>puntos por puesto</translation>
    </message>
    <message>
        <source>quantities missing</source>
        <translation>faltan las cantidades</translation>
    </message>
    <message>
        <source>recruit a foreign character from left-most / second / third space</source>
        <translation>reclutar a un personaje ajeno de la casilla más a la izquierda / la segunda / la tercera</translation>
    </message>
    <message>
        <source>recruit from left-most</source>
        <translation>reclutar de la casilla más a la izquierda</translation>
    </message>
    <message>
        <source>region count, ties</source>
        <translation>número de regiones, empates</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>retirar</translation>
    </message>
    <message>
        <source>requirements on cards</source>
        <translation>requisitos en las cartas</translation>
    </message>
    <message>
        <source>resolve</source>
        <translation>resolver</translation>
    </message>
    <message>
        <source>respite</source>
        <translation>tregua</translation>
    </message>
    <message>
        <source>reward value not printed</source>
        <translation>valor de la recompensa no impreso</translation>
    </message>
    <message>
        <source>sacrifice</source>
        <translation>sacrificar</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puntuar</translation>
    </message>
    <message>
        <source>scoring and missions</source>
        <translation>puntuación y misiones</translation>
    </message>
    <message>
        <source>second trigger</source>
        <translation>segundo desencadenamiento</translation>
    </message>
    <message>
        <source>see H-AMB-04 for zero infamy</source>
        <translation>véase H-AMB-04 si no hay infamia</translation>
    </message>
    <message>
        <source>starting side and side after a trial: not stated, H-AMB-05</source>
        <translation>cara inicial y cara tras un juicio: no se indica, H-AMB-05</translation>
    </message>
    <message>
        <source>stays, flipped to C</source>
        <translation>se queda, girada a C</translation>
    </message>
    <message>
        <source>sticker text otherwise missing</source>
        <translation>falta el resto del texto de la pegatina</translation>
    </message>
    <message>
        <source>suspicion 4 -&gt; +1 infamy</source>
        <translation>sospecha 4 -&gt; +1 de infamia</translation>
    </message>
    <message>
        <source>suspicion 5 -&gt; torpor</source>
        <translation>sospecha 5 -&gt; letargo</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>textos</translation>
    </message>
    <message>
        <source>texts missing</source>
        <translation>faltan los textos</translation>
    </message>
    <message>
        <source>the text says left-most spaces cost &quot;3 or 1&quot;, elsewhere &quot;3/1&quot; and &quot;two left-most spaces&quot;; that 3 is the outermost is inferred from that order</source>
        <translation>el texto dice que las casillas de la izquierda cuestan «3 o 1», en otro lugar «3/1» y «dos casillas de la izquierda»; que 3 sea la del extremo se deduce de ese orden</translation>
    </message>
    <message>
        <source>thin blood sticker</source>
        <translation>pegatina de sangre débil</translation>
    </message>
    <message>
        <source>tie-break</source>
        <translation>desempate</translation>
    </message>
    <message>
        <source>titles, order</source>
        <translation>títulos, orden</translation>
    </message>
    <message>
        <source>token choice free; outsider missing</source>
        <translation>ficha a elegir; no se habla de los forasteros</translation>
    </message>
    <message>
        <source>track</source>
        <translation>recorrido</translation>
    </message>
    <message>
        <source>track length</source>
        <translation>longitud del recorrido</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>juicio</translation>
    </message>
    <message>
        <source>try to spend a boon</source>
        <translation>intentar gastar un favor</translation>
    </message>
    <message>
        <source>usurp</source>
        <translation>usurpar</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>values, regions, spaces</source>
        <translation>valores, regiones, casillas</translation>
    </message>
    <message>
        <source>vampires of both attributes score 2 VP each</source>
        <translation>los vampiros de ambos atributos puntúan 2 PV cada uno</translation>
    </message>
    <message>
        <source>victory completely handled before the second activation</source>
        <translation>victoria resuelta del todo antes de la segunda activación</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>votación</translation>
    </message>
    <message>
        <source>whether the scheme is still drawn - see H-AMB-03</source>
        <translation>si aun así se roba la intriga: véase H-AMB-03</translation>
    </message>
    <message>
        <source>which spaces give 1 or 2</source>
        <translation>qué casillas dan 1 o 2</translation>
    </message>
</context>
</TS>
