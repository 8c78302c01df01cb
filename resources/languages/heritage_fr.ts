<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>&quot;Any&quot; = any one; &quot;each&quot; = all that fit. &quot;Any opponent&quot;: the activating player picks one.</source>
        <translation>«&#xa0;N&apos;importe quel&#xa0;» = un seul, au choix&#xa0;; «&#xa0;chaque&#xa0;» = tous ceux qui conviennent. «&#xa0;N&apos;importe quel adversaire&#xa0;»&#xa0;: le joueur qui active en choisit un.</translation>
    </message>
    <message>
        <source>&quot;Gain X&quot; goes to the coterie leader or the triggering vampire; &quot;assign&quot; goes to the named vampire; &quot;steal&quot; moves tokens to the coterie leader or triggering vampire.</source>
        <translation>«&#xa0;Gagner X&#xa0;» revient au chef de coterie ou au vampire qui déclenche&#xa0;; «&#xa0;attribuer&#xa0;» au vampire nommé&#xa0;; «&#xa0;voler&#xa0;» déplace des jetons vers le chef de coterie ou le vampire qui déclenche.</translation>
    </message>
    <message>
        <source>&quot;Three moments&quot; for ties excludes clan-choice order and aftermath order; the latter has its own rule (fewer missions).</source>
        <translation>Les «&#xa0;trois moments&#xa0;» des égalités excluent l&apos;ordre du choix des clans et celui des suites&#xa0;; ce dernier a sa propre règle (moins de missions).</translation>
    </message>
    <message>
        <source>+1 power, not 2</source>
        <translation>+1 pouvoir, pas 2</translation>
    </message>
    <message>
        <source>+3 - 1 + 1 = 3</source>
        <translation>+3 - 1 + 1 = 3</translation>
    </message>
    <message>
        <source>0 and not counted</source>
        <translation>0, et non compté</translation>
    </message>
    <message>
        <source>10, 9, 8 recruits per player</source>
        <translation>10, 9, 8 recrues par joueur</translation>
    </message>
    <message>
        <source>2 to 4 players (only these have round counts and Sabbat Wars allegiances).</source>
        <translation>2 à 4 joueurs (seuls ces nombres ont un nombre de manches et des allégeances pour les Guerres du Sabbat).</translation>
    </message>
    <message>
        <source>2, 3, 4 players</source>
        <translation>2, 3, 4 joueurs</translation>
    </message>
    <message>
        <source>21 chapters = 7 eras of 3. Chronicle deck is used from the front, never shuffled.</source>
        <translation>21 chapitres = 7 ères de 3. Le paquet de chronique s&apos;utilise depuis le devant et n&apos;est jamais mélangé.</translation>
    </message>
    <message>
        <source>4, one per track.</source>
        <translation>4, un par piste.</translation>
    </message>
    <message>
        <source>4th burned, city burned</source>
        <translation>le 4e brûle, la ville brûle</translation>
    </message>
    <message>
        <source>9 VP to both Camarilla players</source>
        <translation>9 PV aux deux joueurs de la Camarilla</translation>
    </message>
    <message>
        <source>9 VP to each player of the winning allegiance.</source>
        <translation>9 PV à chaque joueur de l&apos;allégeance gagnante.</translation>
    </message>
    <message>
        <source>9 battlegrounds A-I, each with rule card(s) and battleground schemes</source>
        <translation>9 champs de bataille A-I, chacun avec sa ou ses cartes de règles et ses intrigues de champ de bataille</translation>
    </message>
    <message>
        <source>9 clans: player aid, clan schemes (starting + locked research deck), clan tokens, clan stickers</source>
        <translation>9 clans&#xa0;: aide de jeu, intrigues de clan (de départ + pioche de recherche verrouillée), jetons de clan, autocollants de clan</translation>
    </message>
    <message>
        <source>A character of the clan you are playing is free wherever it stands. Thin bloods have no clan and always pay.</source>
        <translation>Un personnage du clan que vous jouez est gratuit où qu&apos;il soit. Les sangs clairs n&apos;ont pas de clan et se paient toujours.</translation>
    </message>
    <message>
        <source>A map space holds one token; an added token without space goes back to the supply.</source>
        <translation>Une case de la carte contient un jeton&#xa0;; un jeton ajouté sans place retourne à la réserve.</translation>
    </message>
    <message>
        <source>A turn has a mandatory Recruit phase and an optional Scheme phase, in any order.</source>
        <translation>Un tour a une phase de recrutement obligatoire et une phase d&apos;intrigue facultative, dans n&apos;importe quel ordre.</translation>
    </message>
    <message>
        <source>Activate and trigger are distinct: an effect doing one does not do the other.</source>
        <translation>Activer et déclencher sont distincts&#xa0;: un effet qui fait l&apos;un ne fait pas l&apos;autre.</translation>
    </message>
    <message>
        <source>Activating a vampire modifies all three battlegrounds, none may be skipped.</source>
        <translation>Activer un vampire modifie les trois champs de bataille&#xa0;; aucun ne peut être omis.</translation>
    </message>
    <message>
        <source>Activation and abilities</source>
        <translation>Activation et aptitudes</translation>
    </message>
    <message>
        <source>Activation effect on an ancilla</source>
        <translation>Effet d&apos;activation sur un ancilla</translation>
    </message>
    <message>
        <source>Activation matching the token: up 1.</source>
        <translation>Activation conforme au jeton&#xa0;: monter de 1.</translation>
    </message>
    <message>
        <source>Activation: advance one investigator 1 space on the matching track.</source>
        <translation>Activation&#xa0;: avancer un enquêteur d&apos;une case sur la piste correspondante.</translation>
    </message>
    <message>
        <source>Activation: archetype chooses the action in the geography&apos;s region: warlike discard, wealthy add, clandestine flip over, scholarly move to any other region.</source>
        <translation>Activation&#xa0;: l&apos;archétype choisit l&apos;action dans la région de la géographie&#xa0;: guerrier défausse, fortuné ajoute, clandestin retourne, érudit déplace vers une autre région.</translation>
    </message>
    <message>
        <source>Activation: move one ankh of that faction to an adjacent court not holding any rival ankh.</source>
        <translation>Activation&#xa0;: déplacer un ankh de cette faction vers une cour voisine sans ankh rival.</translation>
    </message>
    <message>
        <source>Activation: one token moves inside and shows the vampire&apos;s class.</source>
        <translation>Activation&#xa0;: un jeton entre et montre la classe du vampire.</translation>
    </message>
    <message>
        <source>Activation: take an ankh of that city and put it on the activating vampire or burn it (fire).</source>
        <translation>Activation&#xa0;: prendre un ankh de cette ville et le mettre sur le vampire activé, ou le brûler (feu).</translation>
    </message>
    <message>
        <source>Activation: the token in the archetype column of the vampire goes to judices (if not there) and is flipped to its class. If already there, only flip when different.</source>
        <translation>Activation&#xa0;: le jeton de la colonne de l&apos;archétype du vampire va aux judices (s&apos;il n&apos;y est pas) et est tourné vers sa classe. S&apos;il y est déjà, le retourner seulement si elle diffère.</translation>
    </message>
    <message>
        <source>After era 7: chronicle points = dots x trait value: 1-3 (Resources, Abilities, Psyche), 1 (Disciplines), -1 to +1 (Allegiance); plus 1 per title.</source>
        <translation>Après l&apos;ère 7&#xa0;: points de chronique = points x valeur du trait&#xa0;: 1-3 (Ressources, Capacités, Psyché), 1 (Disciplines), -1 à +1 (Allégeance)&#xa0;; plus 1 par titre.</translation>
    </message>
    <message>
        <source>After every 3rd chapter: one battleground leaves, its successor&apos;s cards and chronicle scoring cards are revealed.</source>
        <translation>Après chaque 3e chapitre&#xa0;: un champ de bataille s&apos;en va, les cartes de son successeur et les cartes de score de la chronique sont révélées.</translation>
    </message>
    <message>
        <source>After placing: activate the recruit, then trigger its abilities.</source>
        <translation>Après le placement&#xa0;: activer la recrue, puis déclencher ses aptitudes.</translation>
    </message>
    <message>
        <source>After the trial all tokens return to vaticanum.</source>
        <translation>Après le procès, tous les jetons retournent au vaticanum.</translation>
    </message>
    <message>
        <source>Aftermath (after each chapter, in this order)</source>
        <translation>Suites du chapitre (après chaque chapitre, dans cet ordre)</translation>
    </message>
    <message>
        <source>Aggressive schemes may be limited to vampires with infamy.</source>
        <translation>Les intrigues agressives peuvent être limitées aux vampires qui ont de l&apos;infamie.</translation>
    </message>
    <message>
        <source>All 5 inside: vote - the class in favour is decided by the face-up tokens (majority is our reading; 5 tokens, so no tie). The vampire of that class with most power and no court title receives the current title.</source>
        <translation>Les 5 à l&apos;intérieur&#xa0;: vote - les jetons visibles décident de la classe favorisée (la majorité est notre lecture&#xa0;; 5 jetons, donc pas d&apos;égalité). Le vampire de cette classe qui a le plus de pouvoir et aucun titre de cour reçoit le titre en jeu.</translation>
    </message>
    <message>
        <source>All four tokens always count at scoring (the 2-2 clause implies four). They keep their side after a trial; the data set says which side they show at first.</source>
        <translation>Les quatre jetons comptent toujours au score (la clause 2-2 en suppose quatre). Ils gardent leur face après un procès&#xa0;; le jeu de données indique la face de départ.</translation>
    </message>
    <message>
        <source>Allow several by theft; no winning class; no further votes.</source>
        <translation>Plusieurs titres par vol&#xa0;; pas de classe gagnante&#xa0;; plus de votes.</translation>
    </message>
    <message>
        <source>Ancilla = vampire with one or more special abilities; they trigger on recruiting or by effects.</source>
        <translation>Ancilla = vampire avec une ou plusieurs aptitudes spéciales&#xa0;; elles se déclenchent au recrutement ou par des effets.</translation>
    </message>
    <message>
        <source>As 02 with a character of clan A</source>
        <translation>Comme 02 avec un personnage du clan A</translation>
    </message>
    <message>
        <source>Assets, eras, chronicle end</source>
        <translation>Atouts, ères, fin de la chronique</translation>
    </message>
    <message>
        <source>B is headed &quot;Eras 2-5&quot; but is in the first chapter.</source>
        <translation>B porte la mention «&#xa0;ères 2-5&#xa0;» mais figure dans le premier chapitre.</translation>
    </message>
    <message>
        <source>Basic characters that come out are sleeved basic side up and join the character deck.</source>
        <translation>Les personnages de base qui apparaissent sont mis côté basique dans la pioche de personnages.</translation>
    </message>
    <message>
        <source>Basic game: missions give a printed reward (apparently power); chronicle: they give no power, only aftermath effects.</source>
        <translation>Partie de base&#xa0;: les missions donnent la récompense imprimée (apparemment du pouvoir)&#xa0;; chronique&#xa0;: elles ne donnent pas de pouvoir, seulement des effets dans les suites du chapitre.</translation>
    </message>
    <message>
        <source>Beast/Humanity: tie for highest/lowest</source>
        <translation>Bête/Humanité&#xa0;: égalité au plus haut/plus bas</translation>
    </message>
    <message>
        <source>Beast: &quot;nothing happens&quot; at the lowest space - is the scheme drawn and the token flipped?</source>
        <translation>Bête&#xa0;: «&#xa0;rien ne se passe&#xa0;» sur la case la plus basse - l&apos;intrigue est-elle piochée et le jeton retourné&#xa0;?</translation>
    </message>
    <message>
        <source>Beyond either end nothing happens.</source>
        <translation>Au-delà de chaque extrémité, rien ne se passe.</translation>
    </message>
    <message>
        <source>Black market already has a boon this round</source>
        <translation>Le marché noir a déjà une faveur cette manche-ci</translation>
    </message>
    <message>
        <source>Bloodline (caption).</source>
        <translation>Lignée (légende).</translation>
    </message>
    <message>
        <source>Bonded vampires can be recruited only into their own clan&apos;s bloodline.</source>
        <translation>Un vampire lié ne peut être recruté que dans la lignée de son propre clan.</translation>
    </message>
    <message>
        <source>Boons can be received by exhausted vampires; not by or from vampires in torpor.</source>
        <translation>Un vampire épuisé peut recevoir des faveurs&#xa0;; ni un vampire en torpeur, ni depuis un vampire en torpeur.</translation>
    </message>
    <message>
        <source>Borrowed vampires do not become coterie members for the effects.</source>
        <translation>Les vampires empruntés ne deviennent pas membres de la coterie pour les effets.</translation>
    </message>
    <message>
        <source>Breach (end space reached): one ankh from there on the activating vampire; investigator reset.</source>
        <translation>Brèche (case finale atteinte)&#xa0;: un ankh de là sur le vampire activé&#xa0;; l&apos;enquêteur revient au départ.</translation>
    </message>
    <message>
        <source>Brujah - Declare enemy: Move the scheme card onto any vampire of any opponent: it is an enemy. Enemies in torpor follow torpor rules and are not counted.</source>
        <translation>Brujah - Déclarer un ennemi&#xa0;: déplacer la carte d&apos;intrigue sur n&apos;importe quel vampire d&apos;un adversaire&#xa0;: c&apos;est un ennemi. Les ennemis en torpeur suivent les règles de la torpeur et ne comptent pas.</translation>
    </message>
    <message>
        <source>Burn it from the vampire.</source>
        <translation>Il brûle sur le vampire.</translation>
    </message>
    <message>
        <source>Burned ankhs never return.</source>
        <translation>Les ankhs brûlés ne reviennent jamais.</translation>
    </message>
    <message>
        <source>Chapter overview: victor writes a new title (1 chronicle point); vanquished plots - adds the indicated number of clan schemes of the clan just played from the research deck.</source>
        <translation>Aperçu du chapitre&#xa0;: le vainqueur écrit un nouveau titre (1 point de chronique)&#xa0;; le vaincu complote - il ajoute le nombre indiqué d&apos;intrigues de la pioche de recherche du clan qu&apos;il vient de jouer.</translation>
    </message>
    <message>
        <source>Chapter resolution cards can show an asset: the victor keeps the card itself as that asset.</source>
        <translation>Les cartes de résolution de chapitre peuvent montrer un atout&#xa0;: le vainqueur garde la carte elle-même comme cet atout.</translation>
    </message>
    <message>
        <source>Character deck empty: shuffle the discarded characters at once into a new deck (a running Embrace the Chaos continues on it).</source>
        <translation>Pioche de personnages vide&#xa0;: mélanger aussitôt les personnages défaussés en une nouvelle pioche (une recherche en cours d&apos;Embrasser le chaos continue dessus).</translation>
    </message>
    <message>
        <source>Character deck runs out during Embrace</source>
        <translation>La pioche de personnages s&apos;épuise pendant Embrasser le chaos</translation>
    </message>
    <message>
        <source>Characters (double-sided: basic / ancilla), with class, temperament, geography, archetype, clan slot, name slot, ability slot(s)</source>
        <translation>Personnages (recto verso&#xa0;: basique / ancilla), avec classe, tempérament, géographie, archétype, emplacement de clan, emplacement de nom, emplacement(s) d&apos;aptitude</translation>
    </message>
    <message>
        <source>Childer of a vampire in torpor: still in the bloodline?</source>
        <translation>Infants d&apos;un vampire en torpeur&#xa0;: encore dans la lignée&#xa0;?</translation>
    </message>
    <message>
        <source>Choose a character from the queue.</source>
        <translation>Choisir un personnage de la file.</translation>
    </message>
    <message>
        <source>Choose an unexhausted vampire of the bloodline as coterie leader and a scheme (clan scheme from hand or available battleground scheme).</source>
        <translation>Choisir un vampire non épuisé de la lignée comme chef de coterie, et une intrigue (intrigue de clan de la main ou intrigue disponible d&apos;un champ de bataille).</translation>
    </message>
    <message>
        <source>Chronicle deck (fixed order, never shuffled, more than 700 years of content)</source>
        <translation>Paquet de chronique (ordre fixe, jamais mélangé, plus de 700 ans de contenu)</translation>
    </message>
    <message>
        <source>Chronicle frame</source>
        <translation>Cadre de la chronique</translation>
    </message>
    <message>
        <source>Chronicle game: instead take 1 chapter overview and 5 chronicle missions from the front of the chronicle deck.</source>
        <translation>Partie de chronique&#xa0;: prendre plutôt 1 aperçu de chapitre et 5 missions de chronique sur le devant du paquet de chronique.</translation>
    </message>
    <message>
        <source>Chronicle missions: claimers flip and choose a response, gain 1 dot, get one reward: asset, unlock or elevate.</source>
        <translation>Missions de chronique&#xa0;: ceux qui les ont remportées retournent et choisissent une réponse, gagnent 1 point et une récompense&#xa0;: atout, déblocage ou élévation.</translation>
    </message>
    <message>
        <source>Chronicle: once per game a player may recruit the retained character from the haven instead of from the queue; all other rules of the phase apply.</source>
        <translation>Chronique&#xa0;: une fois par partie, un joueur peut recruter le personnage conservé dans son refuge au lieu d&apos;un personnage de la file&#xa0;; les autres règles de la phase s&apos;appliquent.</translation>
    </message>
    <message>
        <source>Chronicle: once per turn a player may discard one asset for its effect (gone for the whole chronicle).</source>
        <translation>Chronique&#xa0;: une fois par tour, un joueur peut défausser un atout pour son effet (perdu pour toute la chronique).</translation>
    </message>
    <message>
        <source>Chronicle: then each player with obligations carries them out.</source>
        <translation>Chronique&#xa0;: ensuite chaque joueur qui a des obligations les exécute.</translation>
    </message>
    <message>
        <source>Clan choice order in a chronicle: chapter 1 youngest first, oldest last; later reverse of the previous result (previous victor last).</source>
        <translation>Ordre du choix des clans dans une chronique&#xa0;: au chapitre 1 le plus jeune d&apos;abord, le plus âgé en dernier&#xa0;; ensuite l&apos;ordre inverse du résultat précédent (l&apos;ancien vainqueur en dernier).</translation>
    </message>
    <message>
        <source>Clan leader starts with 3 power and 3 clan boons.</source>
        <translation>Le chef de clan commence avec 3 pouvoirs et 3 faveurs de son clan.</translation>
    </message>
    <message>
        <source>Clan leader without childer is given infamy / torpor</source>
        <translation>Un chef de clan sans infant reçoit de l&apos;infamie / de la torpeur</translation>
    </message>
    <message>
        <source>Clan leaders (at least one per clan, more unlocked) with attributes and a list of starting schemes</source>
        <translation>Chefs de clan (au moins un par clan, d&apos;autres à débloquer) avec leurs attributs et la liste de leurs intrigues de départ</translation>
    </message>
    <message>
        <source>Clan marker near the bloodline; morality token on the morality battleground in play (B or H).</source>
        <translation>Marqueur de clan près de la lignée&#xa0;; jeton de moralité sur le champ de bataille de moralité en jeu (B ou H).</translation>
    </message>
    <message>
        <source>Clan schemes go to a personal discard pile after use; battleground schemes remain available.</source>
        <translation>Les intrigues de clan vont dans une défausse personnelle après usage&#xa0;; celles des champs de bataille restent disponibles.</translation>
    </message>
    <message>
        <source>Clandestine: trigger the abilities of a vampire of your bloodline.</source>
        <translation>Clandestin&#xa0;: déclencher les aptitudes d&apos;un vampire de votre lignée.</translation>
    </message>
    <message>
        <source>Clans (one keyword each, on clan schemes)</source>
        <translation>Clans (un mot-clé chacun, sur les intrigues de clan)</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <source>Coterie = leader plus its direct childer (max 4); exhausted childer may join; torpor members do not count.</source>
        <translation>Coterie = le chef et ses infants directs (4 au plus)&#xa0;; les infants épuisés peuvent se joindre&#xa0;; ceux en torpeur ne comptent pas.</translation>
    </message>
    <message>
        <source>Count every court with an ankh; if no legal move the activation has no effect.</source>
        <translation>Toute cour avec un ankh compte&#xa0;; sans déplacement légal, l&apos;activation est sans effet.</translation>
    </message>
    <message>
        <source>Court: most power tied between two eligible vampires</source>
        <translation>Cour&#xa0;: le plus de pouvoir à égalité entre deux vampires éligibles</translation>
    </message>
    <message>
        <source>Court: stolen title when the thief already holds one; no Prince at the end; timer after the last title.</source>
        <translation>Cour&#xa0;: titre volé par un vampire qui en a déjà un&#xa0;; pas de Prince à la fin&#xa0;; minuteur après le dernier titre.</translation>
    </message>
    <message>
        <source>Draw from an empty clan scheme deck</source>
        <translation>Piocher dans une pioche d&apos;intrigues de clan vide</translation>
    </message>
    <message>
        <source>Each mission is claimed by the player with most of its attribute in the bloodline (no torpor).</source>
        <translation>Chaque mission revient au joueur qui a le plus de son attribut dans sa lignée (sans la torpeur).</translation>
    </message>
    <message>
        <source>Each player chooses a clan (aid, schemes, tokens) and flips a clan leader to the top of the play space.</source>
        <translation>Chaque joueur choisit un clan (aide, intrigues, jetons) et place un chef de clan, face visible, en haut de sa zone de jeu.</translation>
    </message>
    <message>
        <source>Each player may move one vampire (not in torpor) to the haven as the single retainer, or one unlocked by a mission.</source>
        <translation>Chaque joueur peut mettre dans son refuge un vampire (pas en torpeur), seul personnage conservé, ou un personnage débloqué par une mission.</translation>
    </message>
    <message>
        <source>Each player may put one ability sticker on an ancilla in bloodline or haven with a free slot; sheet scores limit the choice.</source>
        <translation>Chaque joueur peut mettre un autocollant d&apos;aptitude sur un ancilla de sa lignée ou de son refuge avec un emplacement libre&#xa0;; les scores de la feuille limitent le choix.</translation>
    </message>
    <message>
        <source>Effect &quot;place any fledgling into torpor&quot; with 3 fledglings</source>
        <translation>Effet «&#xa0;mettre n&apos;importe quel novice en torpeur&#xa0;» avec 3 novices</translation>
    </message>
    <message>
        <source>Elevate: basic character of the bloodline (no torpor) flips to ancilla, sticker of the clan just played.</source>
        <translation>Élever&#xa0;: un personnage de base de la lignée (pas en torpeur) est tourné côté ancilla, avec l&apos;autocollant du clan qui vient d&apos;être joué.</translation>
    </message>
    <message>
        <source>Embrace reaches a bonded non-Malkavian match</source>
        <translation>Embrasser le chaos atteint un personnage lié d&apos;un autre clan qui convient</translation>
    </message>
    <message>
        <source>Embrace recruits an ancilla</source>
        <translation>Embrasser le chaos recrute un ancilla</translation>
    </message>
    <message>
        <source>Embrace the chaos</source>
        <translation>Embrasser le chaos</translation>
    </message>
    <message>
        <source>End of round: highest position takes the first player marker; tie for highest = marker stays.</source>
        <translation>Fin de manche&#xa0;: la position la plus haute prend le marqueur de premier joueur&#xa0;; égalité au plus haut = le marqueur reste.</translation>
    </message>
    <message>
        <source>End of round: lowest position takes the first player marker; tie = marker stays.</source>
        <translation>Fin de manche&#xa0;: la position la plus basse prend le marqueur de premier joueur&#xa0;; égalité = le marqueur reste.</translation>
    </message>
    <message>
        <source>End of round: the morality battleground (B or H) decides the first player marker; then the round marker moves.</source>
        <translation>Fin de manche&#xa0;: le champ de bataille de moralité (B ou H) décide du marqueur de premier joueur&#xa0;; puis le marqueur de manche avance.</translation>
    </message>
    <message>
        <source>End: cities with at least 1 ankh stand. Each vampire of a standing attribute scores X = number of burned cities.</source>
        <translation>Fin&#xa0;: les villes avec au moins 1 ankh sont debout. Chaque vampire d&apos;un attribut debout marque X = nombre de villes brûlées.</translation>
    </message>
    <message>
        <source>End: faction controlling most courts (holding 1+ ankh); centre counts as two.</source>
        <translation>Fin&#xa0;: la faction qui contrôle le plus de cours (au moins 1 ankh)&#xa0;; le centre compte pour deux.</translation>
    </message>
    <message>
        <source>End: reveal all; higher total controls a region. Camarilla or Sabbat with 3+ regions wins, else the Anarchs.</source>
        <translation>Fin&#xa0;: tout révéler&#xa0;; le total le plus élevé contrôle une région. La Camarilla ou le Sabbat gagne avec 3 régions ou plus, sinon les Anarchs.</translation>
    </message>
    <message>
        <source>End: token position names the winning class and 1 or 2 VP per vampire of it; neutral = no one.</source>
        <translation>Fin&#xa0;: la position du jeton désigne la classe gagnante et 1 ou 2 PV par vampire de cette classe&#xa0;; neutre = personne.</translation>
    </message>
    <message>
        <source>Era winner selects one scoring card; its dots on the shared scoresheet set trait values for all.</source>
        <translation>Le gagnant de l&apos;ère choisit une carte de score&#xa0;; ses points sur la feuille de score commune fixent la valeur des traits pour tous.</translation>
    </message>
    <message>
        <source>Era winner: best of the last three chapters; tie: most VP on the departing battleground in the third chapter; then primogen.</source>
        <translation>Gagnant de l&apos;ère&#xa0;: le meilleur des trois derniers chapitres&#xa0;; égalité&#xa0;: le plus de PV sur le champ de bataille sortant au troisième chapitre&#xa0;; puis le primogène.</translation>
    </message>
    <message>
        <source>Eras 1-5.</source>
        <translation>Ères 1-5.</translation>
    </message>
    <message>
        <source>Exactly one recruit per turn, ever (so recruits per player = number of rounds).</source>
        <translation>Exactement une recrue par tour, toujours (donc autant de recrues par joueur que de manches).</translation>
    </message>
    <message>
        <source>Exhaust the coterie leader, then carry out all effects top to bottom.</source>
        <translation>Épuiser le chef de coterie, puis exécuter tous les effets de haut en bas.</translation>
    </message>
    <message>
        <source>Exhausted vampire, its sire leads</source>
        <translation>Vampire épuisé, son sire mène</translation>
    </message>
    <message>
        <source>Fall back to primogen.</source>
        <translation>À défaut, le primogène.</translation>
    </message>
    <message>
        <source>Final ankh of a city placed on a vampire: respite - each vampire with a matching ankh gains 1 power (one, however many it holds), all matching ankhs on vampires return to the city.</source>
        <translation>Dernier ankh d&apos;une ville mis sur un vampire&#xa0;: répit - chaque vampire avec un ankh correspondant gagne 1 pouvoir (un seul, quel qu&apos;en soit le nombre), tous les ankhs correspondants posés sur des vampires reviennent à la ville.</translation>
    </message>
    <message>
        <source>First player: random (basic). Chronicle: oldest player in chapter 1, later the vanquished (last) of the previous chapter.</source>
        <translation>Premier joueur&#xa0;: au hasard (partie de base). Chronique&#xa0;: le joueur le plus âgé au chapitre 1, puis le vaincu (dernier) du chapitre précédent.</translation>
    </message>
    <message>
        <source>First retainer: draw 3 random characters, keep one, flip to ancilla, clan sticker (name sticker optional), into haven.</source>
        <translation>Premier personnage conservé&#xa0;: tirer 3 personnages au hasard, en garder un, le tourner côté ancilla, autocollant de clan (autocollant de nom facultatif), dans le refuge.</translation>
    </message>
    <message>
        <source>Fledgling = vampire without childer (may be an ancilla, cannot be a sire). Sire and childe as usual.</source>
        <translation>Novice = vampire sans infant (peut être un ancilla, ne peut pas être un sire). Sire et infant au sens habituel.</translation>
    </message>
    <message>
        <source>Flip only; the sentence is that of B.</source>
        <translation>Seulement retourner&#xa0;; la phrase est celle de B.</translation>
    </message>
    <message>
        <source>Four judices filled: trial. Target(s): the vampire(s) with most infamy (torpor excluded).</source>
        <translation>Les quatre judices sont là&#xa0;: procès. Cible(s)&#xa0;: le ou les vampires qui ont le plus d&apos;infamie (sans la torpeur).</translation>
    </message>
    <message>
        <source>Game end and scoring</source>
        <translation>Fin de partie et score</translation>
    </message>
    <message>
        <source>Gangrel - Pack: All vampires of the bloodline sharing the coterie leader&apos;s geography; outsiders form their own pack only.</source>
        <translation>Gangrel - Meute&#xa0;: tous les vampires de la lignée qui ont la géographie du chef de coterie&#xa0;; les marginaux ne forment une meute qu&apos;entre eux.</translation>
    </message>
    <message>
        <source>If order matters: player with fewer claimed missions first.</source>
        <translation>Si l&apos;ordre importe&#xa0;: d&apos;abord le joueur qui a remporté le moins de missions.</translation>
    </message>
    <message>
        <source>Infamy for a clan leader goes to one of its childer (not in torpor); with none, nothing.</source>
        <translation>L&apos;infamie d&apos;un chef de clan va à un de ses infants (pas en torpeur)&#xa0;; sans infant, rien.</translation>
    </message>
    <message>
        <source>Inquisition trial: infamy 2, 2 matching</source>
        <translation>Procès de l&apos;Inquisition&#xa0;: 2 d&apos;infamie, 2 conformes</translation>
    </message>
    <message>
        <source>Inquisition trial: target infamy 3 with 2 matching tokens</source>
        <translation>Procès de l&apos;Inquisition&#xa0;: cible à 3 d&apos;infamie avec 2 jetons conformes</translation>
    </message>
    <message>
        <source>Inquisition with no infamy anywhere: literally every vampire is targeted.</source>
        <translation>Inquisition sans aucune infamie&#xa0;: à la lettre, chaque vampire est une cible.</translation>
    </message>
    <message>
        <source>Inquisition: archetype token already in judices showing A, vampire is C</source>
        <translation>Inquisition&#xa0;: jeton de l&apos;archétype déjà aux judices, montrant A&#xa0;; le vampire est C</translation>
    </message>
    <message>
        <source>Inquisition: which side tokens show at setup and after a trial is not given.</source>
        <translation>Inquisition&#xa0;: la face des jetons à la mise en place et après un procès n&apos;est pas donnée.</translation>
    </message>
    <message>
        <source>Kiss the ring: noun lost after &quot;applies to their&quot;.</source>
        <translation>Baiser l&apos;anneau&#xa0;: nom perdu après «&#xa0;s&apos;applique à leur&#xa0;».</translation>
    </message>
    <message>
        <source>Lasombra - Kiss the ring: Each opponent may give a boon to your coterie leader; those who do not suffer the negative effect on their bloodline.</source>
        <translation>Lasombra - Baiser l&apos;anneau&#xa0;: chaque adversaire peut donner une faveur à votre chef de coterie&#xa0;; ceux qui ne le font pas subissent l&apos;effet négatif sur leur lignée.</translation>
    </message>
    <message>
        <source>Late joiner: prologue plus 1 free dot in any section per missed chapter.</source>
        <translation>Joueur arrivé plus tard&#xa0;: le prologue et 1 point libre dans n&apos;importe quelle section par chapitre manqué.</translation>
    </message>
    <message>
        <source>Main board in the middle. Basic game: shuffle, draw 0 to 5 basic missions (players&apos; choice; fewer = simpler).</source>
        <translation>Plateau principal au milieu. Partie de base&#xa0;: mélanger et tirer 0 à 5 missions de base (au choix des joueurs&#xa0;; moins = plus simple).</translation>
    </message>
    <message>
        <source>Main board: queue of 5 spaces, mission spaces, round track with player-count marks</source>
        <translation>Plateau principal&#xa0;: file de 5 cases, cases de mission, piste des manches avec des repères selon le nombre de joueurs</translation>
    </message>
    <message>
        <source>Malkavian - Embrace the chaos: Declare an attribute; reveal from the character deck until one matches; recruit it, discard the rest. Instead of and before the normal recruit; not possible if already recruited. Activation and abilities resolve before the rest of the scheme. Bonded characters of other clans are discarded.</source>
        <translation>Malkavian - Embrasser le chaos&#xa0;: déclarer un attribut&#xa0;; révéler la pioche de personnages jusqu&apos;à ce que l&apos;un convienne&#xa0;; le recruter, défausser les autres. À la place du recrutement normal et avant lui&#xa0;; impossible si vous avez déjà recruté. L&apos;activation et les aptitudes se résolvent avant le reste de l&apos;intrigue. Les personnages liés d&apos;autres clans sont défaussés.</translation>
    </message>
    <message>
        <source>Malkavian already recruited this turn</source>
        <translation>Le joueur Malkavian a déjà recruté ce tour-ci</translation>
    </message>
    <message>
        <source>Masquerade: 4 investigators in the text, 3 in its caption.</source>
        <translation>Mascarade&#xa0;: 4 enquêteurs dans le texte, 3 dans la légende.</translation>
    </message>
    <message>
        <source>Masquerade: breach with no ankh left; who &quot;gains&quot; the 2 power.</source>
        <translation>Mascarade&#xa0;: brèche sans ankh restant&#xa0;; qui «&#xa0;gagne&#xa0;» les 2 pouvoirs.</translation>
    </message>
    <message>
        <source>Matching activation: down 1 and draw 1 clan scheme.</source>
        <translation>Activation conforme&#xa0;: descendre de 1 et piocher 1 intrigue de clan.</translation>
    </message>
    <message>
        <source>Missing archetypes may be filled by moving a boon from anywhere in your bloodline to a vampire of an opponent&apos;s bloodline and adding that vampire&apos;s archetype.</source>
        <translation>Un archétype manquant peut être fourni en déplaçant une faveur de n&apos;importe où dans votre lignée vers un vampire de la lignée d&apos;un adversaire, dont l&apos;archétype s&apos;ajoute.</translation>
    </message>
    <message>
        <source>Mission tie, one clan leader has the attribute</source>
        <translation>Égalité pour une mission, un chef de clan a l&apos;attribut</translation>
    </message>
    <message>
        <source>Mission tie: recount with each clan leader&apos;s relevant attribute counted twice; then consult the primogen.</source>
        <translation>Égalité pour une mission&#xa0;: recompter, l&apos;attribut de chaque chef de clan comptant double&#xa0;; puis consulter le primogène.</translation>
    </message>
    <message>
        <source>Mission unlocks: chronicle character (always ancilla, clan sticker if blank, either side, retained or into deck) or clan leader (claimer&apos;s haven, returns to it, only its owner uses it; missing schemes join the clan deck for good).</source>
        <translation>Déblocages des missions&#xa0;: un personnage de chronique (toujours ancilla, autocollant de clan s&apos;il n&apos;en a pas, de l&apos;un ou l&apos;autre côté, conservé ou dans la pioche) ou un chef de clan (dans le refuge de celui qui a remporté la mission, il y revient, lui seul l&apos;utilise&#xa0;; les intrigues manquantes rejoignent pour de bon la pioche du clan).</translation>
    </message>
    <message>
        <source>Most VP wins; tie: fewer missions claimed; then primogen.</source>
        <translation>Le plus de PV gagne&#xa0;; égalité&#xa0;: le moins de missions remportées&#xa0;; puis le primogène.</translation>
    </message>
    <message>
        <source>Most chronicle points wins and takes the last card. No tie-break is stated.</source>
        <translation>Le plus de points de chronique gagne et prend la dernière carte. Aucun départage n&apos;est énoncé.</translation>
    </message>
    <message>
        <source>New clan schemes come only from b/d battlegrounds, schemes and abilities; drawing from an empty deck does nothing.</source>
        <translation>De nouvelles intrigues de clan ne viennent que des champs de bataille b/d, d&apos;intrigues et d&apos;aptitudes&#xa0;; piocher dans une pioche vide ne fait rien.</translation>
    </message>
    <message>
        <source>No ankh may move back into any home court.</source>
        <translation>Aucun ankh ne peut revenir dans une cour d&apos;origine.</translation>
    </message>
    <message>
        <source>No stickers left for the clan</source>
        <translation>Plus d&apos;autocollants du clan</translation>
    </message>
    <message>
        <source>No one with 0 infamy is targeted. A switch gives the literal reading.</source>
        <translation>Personne avec 0 infamie n&apos;est une cible. Une option donne la lecture littérale.</translation>
    </message>
    <message>
        <source>Nosferatu - Black market: Scheme stays face up (not triggered when played). Once per round one player may put a boon on it in their turn to trigger it. End of round: boons on it go to the Nosferatu leader. Any number may be in play; the Nosferatu player pays too.</source>
        <translation>Nosferatu - Marché noir&#xa0;: l&apos;intrigue reste face visible (non déclenchée quand elle est jouée). Une fois par manche, un joueur peut y mettre une faveur à son tour pour la déclencher. Fin de manche&#xa0;: les faveurs posées dessus vont au chef des Nosferatu. Plusieurs peuvent être en jeu&#xa0;; le joueur Nosferatu paie aussi.</translation>
    </message>
    <message>
        <source>Not matching: flip only.</source>
        <translation>Non conforme&#xa0;: seulement retourner.</translation>
    </message>
    <message>
        <source>Not matching: flip, down 1, draw 1 clan scheme.</source>
        <translation>Non conforme&#xa0;: retourner, descendre de 1, piocher 1 intrigue de clan.</translation>
    </message>
    <message>
        <source>Nothing is stated: the players are asked what they agree on.</source>
        <translation>Rien n&apos;est énoncé&#xa0;: on demande aux joueurs ce dont ils conviennent.</translation>
    </message>
    <message>
        <source>Numerals of E and G boards and Sabbat Wars icons wrong in print.</source>
        <translation>Chiffres des plateaux E et G et icônes des Guerres du Sabbat faux à l&apos;impression.</translation>
    </message>
    <message>
        <source>Obligations: winner +1 random to haven, each other player -1 random.</source>
        <translation>Obligations&#xa0;: le gagnant en reçoit une au hasard dans son refuge, chaque autre joueur en retire une au hasard.</translation>
    </message>
    <message>
        <source>Of Clans High and Low</source>
        <translation>Des hauts et des bas clans</translation>
    </message>
    <message>
        <source>On activation of class X: move 1 space toward X.</source>
        <translation>À l&apos;activation de la classe X&#xa0;: avancer d&apos;une case vers X.</translation>
    </message>
    <message>
        <source>One battleground is completely resolved before the next; recommended order class (A/C), temperament (b/d), geography (G/F/e/h).</source>
        <translation>Un champ de bataille est entièrement résolu avant le suivant&#xa0;; ordre recommandé&#xa0;: classe (A/C), tempérament (b/d), géographie (G/F/e/h).</translation>
    </message>
    <message>
        <source>One scheme per turn unless a card says to play an additional one.</source>
        <translation>Une intrigue par tour, sauf si une carte permet d&apos;en jouer une de plus.</translation>
    </message>
    <message>
        <source>Only reset; coterie leader or triggering vampire (&quot;gain&quot; rule).</source>
        <translation>L&apos;enquêteur revient seulement au départ&#xa0;; le chef de coterie ou le vampire qui déclenche (règle de «&#xa0;gagner&#xa0;»).</translation>
    </message>
    <message>
        <source>Only the movement is void; flip and draw stay. The switch b_end_draw turns the draw off.</source>
        <translation>Seul le mouvement est sans effet&#xa0;; on retourne et on pioche. L&apos;option b_end_draw supprime la pioche.</translation>
    </message>
    <message>
        <source>Only while playing a scheme, and only boons actually needed; any clan&apos;s boon you hold counts.</source>
        <translation>Seulement en jouant une intrigue, et seulement les faveurs nécessaires&#xa0;; une faveur que vous possédez compte quel que soit son clan.</translation>
    </message>
    <message>
        <source>Outsider picks any region; tied region uncontrolled; no one scores.</source>
        <translation>Le marginal choisit la région&#xa0;; une région à égalité n&apos;est contrôlée par personne&#xa0;; personne ne marque.</translation>
    </message>
    <message>
        <source>Outsider vampires activate any faction and score 1 VP each at the end.</source>
        <translation>Un marginal active n&apos;importe quelle faction et marque 1 PV à la fin.</translation>
    </message>
    <message>
        <source>Outsiders activate any attribute and score 1 VP each.</source>
        <translation>Les marginaux activent n&apos;importe quel attribut et marquent 1 PV chacun.</translation>
    </message>
    <message>
        <source>Outsiders advance any investigator 2 spaces.</source>
        <translation>Les marginaux avancent n&apos;importe quel enquêteur de 2 cases.</translation>
    </message>
    <message>
        <source>Place it directly below any vampire of your bloodline; a sire may have at most 3 childer; vampires in torpor cannot gain childer.</source>
        <translation>La placer directement sous n&apos;importe quel vampire de votre lignée&#xa0;; un sire a au plus 3 infants&#xa0;; un vampire en torpeur ne peut pas recevoir d&apos;infant.</translation>
    </message>
    <message>
        <source>Player sheet, haven (envelope), chronicle booklet, chronicle scoresheet, obligations, assets, ability stickers, name stickers, clan stickers, thin-blood stickers</source>
        <translation>Feuille de joueur, refuge (enveloppe), livret de chronique, feuille de score de chronique, obligations, atouts, autocollants d&apos;aptitude, de nom, de clan et de sang clair</translation>
    </message>
    <message>
        <source>Power is paid from vampires of your bloodline not in torpor, to the supply.</source>
        <translation>Le pouvoir est payé par des vampires de votre lignée qui ne sont pas en torpeur, et va à la réserve.</translation>
    </message>
    <message>
        <source>Preparation: leave bloodlines on the table, remove vampires in torpor, take all chronicle cards up to the next chapter overview.</source>
        <translation>Préparation&#xa0;: laisser les lignées sur la table, retirer les vampires en torpeur, prendre toutes les cartes de chronique jusqu&apos;à l&apos;aperçu du chapitre suivant.</translation>
    </message>
    <message>
        <source>Price: the left-most space costs 3 power, the second from the left 1, the other three are free.</source>
        <translation>Prix&#xa0;: la case la plus à gauche coûte 3 pouvoirs, la deuxième à partir de la gauche 1, les trois autres sont gratuites.</translation>
    </message>
    <message>
        <source>Primogen: each tied player declares a different archetype; shuffle the character deck, draw until one of the declared archetypes appears; that player wins.</source>
        <translation>Primogène&#xa0;: chaque joueur à égalité déclare un archétype différent&#xa0;; mélanger la pioche de personnages, piocher jusqu&apos;à ce qu&apos;un archétype déclaré apparaisse&#xa0;; ce joueur gagne.</translation>
    </message>
    <message>
        <source>Prologue per player: name on haven and sheet; 1 dot in any Resources/Abilities/Psyche trait; 1 dot in any Discipline; one title.</source>
        <translation>Prologue de chaque joueur&#xa0;: un nom sur le refuge et la feuille&#xa0;; 1 point dans un trait des Ressources, Capacités ou de la Psyché&#xa0;; 1 point dans une Discipline&#xa0;; un titre.</translation>
    </message>
    <message>
        <source>Putting a titled vampire into torpor steals the title.</source>
        <translation>Mettre en torpeur un vampire titré lui vole son titre.</translation>
    </message>
    <message>
        <source>Putting a vampire with ankh into torpor: gain 2 power; ankh returns to the battleground.</source>
        <translation>Mettre en torpeur un vampire avec un ankh&#xa0;: gagner 2 pouvoirs&#xa0;; l&apos;ankh revient au champ de bataille.</translation>
    </message>
    <message>
        <source>Queue of 5, own clan A</source>
        <translation>File de 5, propre clan A</translation>
    </message>
    <message>
        <source>Random allegiance: 2 players Camarilla/Sabbat; 3 players Camarilla/Sabbat/Anarch; 4 players two Camarilla, two Sabbat.</source>
        <translation>Allégeance au hasard&#xa0;: 2 joueurs Camarilla/Sabbat&#xa0;; 3 joueurs Camarilla/Sabbat/Anarch&#xa0;; 4 joueurs deux Camarilla, deux Sabbat.</translation>
    </message>
    <message>
        <source>Reaching the last space: decisive victory - every vampire of that class gains 1 power, token returns to neutral.</source>
        <translation>Dernière case atteinte&#xa0;: victoire décisive - chaque vampire de cette classe gagne 1 pouvoir, le jeton revient à la case neutre.</translation>
    </message>
    <message>
        <source>Record results: names and clans in the booklet; gives era points.</source>
        <translation>Noter les résultats&#xa0;: noms et clans dans le livret&#xa0;; donne des points d&apos;ère.</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Recrutement</translation>
    </message>
    <message>
        <source>Recruiting is mandatory, but every free character is reserved by opponents and the player cannot pay for the rest.</source>
        <translation>Le recrutement est obligatoire, mais tous les personnages gratuits sont réservés par des adversaires et le joueur ne peut pas payer les autres.</translation>
    </message>
    <message>
        <source>Refresh: remaining characters slide right, empty left spaces are filled from the character deck; performed every time one or more leave, after all of a multi-removal.</source>
        <translation>Renouvellement&#xa0;: les personnages restants glissent vers la droite et les cases vides de gauche sont remplies depuis la pioche&#xa0;; à chaque départ d&apos;un ou plusieurs personnages, une seule fois après un retrait multiple.</translation>
    </message>
    <message>
        <source>Rejuvenate removes exhaustion and torpor; it may always target vampires in torpor.</source>
        <translation>Revigorer retire l&apos;épuisement et la torpeur&#xa0;; cela peut toujours cibler des vampires en torpeur.</translation>
    </message>
    <message>
        <source>Remove from queue: set aside in a discard pile, then refresh.</source>
        <translation>Retirer de la file&#xa0;: mettre dans une défausse, puis renouveler.</translation>
    </message>
    <message>
        <source>Reserve: clan marker on an unreserved queue character; only its owner may recruit it; it may still be removed or usurped; the marker comes off at the start of the owner&apos;s next turn.</source>
        <translation>Réserver&#xa0;: marqueur de clan sur un personnage non réservé de la file&#xa0;; seul son propriétaire peut le recruter&#xa0;; il peut toujours être retiré ou usurper une place&#xa0;; le marqueur est repris au début du prochain tour de son propriétaire.</translation>
    </message>
    <message>
        <source>Revolt: 3rd ankh burned while the 4th is on a vampire.</source>
        <translation>Révolte&#xa0;: 3e ankh brûlé alors que le 4e est sur un vampire.</translation>
    </message>
    <message>
        <source>Revolt: 3rd ankh of a city burned</source>
        <translation>Révolte&#xa0;: 3e ankh d&apos;une ville brûlé</translation>
    </message>
    <message>
        <source>Revolt: a vampire holds 2 matching ankhs at respite</source>
        <translation>Révolte&#xa0;: un vampire a 2 ankhs correspondants au répit</translation>
    </message>
    <message>
        <source>Rise of Humanity prints no upward movement, but forbids moving above the top.</source>
        <translation>L&apos;Essor de l&apos;humanité n&apos;imprime aucun mouvement vers le haut, mais interdit de dépasser le haut.</translation>
    </message>
    <message>
        <source>Rites sticker (Cruelty 6): its torpor cannot be sacrificed away, so the clan leader cannot be chosen.</source>
        <translation>Autocollant Rites (Cruauté 6)&#xa0;: sa torpeur ne peut pas être évitée par un sacrifice, donc le chef de clan ne peut pas être choisi.</translation>
    </message>
    <message>
        <source>Round marker on space 1.</source>
        <translation>Marqueur de manche sur la case 1.</translation>
    </message>
    <message>
        <source>Round marker, first player marker, clan markers (per player), scoreboard on the rulebook&apos;s back</source>
        <translation>Marqueur de manche, marqueur de premier joueur, marqueurs de clan (un par joueur), tableau de score au dos du livret de règles</translation>
    </message>
    <message>
        <source>Rounds: 2 players 10, 3 players 9, 4 players 8. Game ends right after the final round.</source>
        <translation>Manches&#xa0;: 10 à 2 joueurs, 9 à 3 joueurs, 8 à 4 joueurs. La partie se termine juste après la dernière manche.</translation>
    </message>
    <message>
        <source>Sabbat Wars, 4 players, Camarilla controls 3 regions</source>
        <translation>Guerres du Sabbat, 4 joueurs, la Camarilla contrôle 3 régions</translation>
    </message>
    <message>
        <source>Sabbat Wars: outsiders, region ties, Anarch win with 2 or 4 players.</source>
        <translation>Guerres du Sabbat&#xa0;: marginaux, égalités de région, victoire des Anarchs à 2 ou 4 joueurs.</translation>
    </message>
    <message>
        <source>Sacrifice does not chain (no grandchild).</source>
        <translation>Le sacrifice ne s&apos;enchaîne pas (pas de petit-infant).</translation>
    </message>
    <message>
        <source>Sacrifice: when your vampire would go to torpor you may put one of its direct childer (not already in torpor) there instead.</source>
        <translation>Sacrifice&#xa0;: quand votre vampire irait en torpeur, vous pouvez y mettre à sa place un de ses infants directs (pas déjà en torpeur).</translation>
    </message>
    <message>
        <source>Scheme satisfied without boons</source>
        <translation>Intrigue satisfaite sans faveurs</translation>
    </message>
    <message>
        <source>Schemes, coteries and boons</source>
        <translation>Intrigues, coteries et faveurs</translation>
    </message>
    <message>
        <source>Scholarly: one clan scheme from own discard pile to hand.</source>
        <translation>Érudit&#xa0;: une intrigue de clan de votre défausse revient en main.</translation>
    </message>
    <message>
        <source>Scoring: VP printed on the space.</source>
        <translation>Score&#xa0;: PV imprimés sur la case.</translation>
    </message>
    <message>
        <source>Scoring: class with fewer face-up tokens, 1 VP per vampire; 2-2 = no one.</source>
        <translation>Score&#xa0;: la classe qui a le moins de jetons visibles, 1 PV par vampire&#xa0;; 2-2 = personne.</translation>
    </message>
    <message>
        <source>Scoring: each vampire scores the number of ankhs remaining on its attribute&apos;s final space. Outsiders 1 each.</source>
        <translation>Score&#xa0;: chaque vampire marque le nombre d&apos;ankhs restés sur la case finale de son attribut. Les marginaux 1 chacun.</translation>
    </message>
    <message>
        <source>Scoring: printed value of the space.</source>
        <translation>Score&#xa0;: valeur imprimée de la case.</translation>
    </message>
    <message>
        <source>Scoring: winning class = Prince&apos;s class; 2 VP per vampire of it and 2 VP per court title in the bloodline.</source>
        <translation>Score&#xa0;: classe gagnante = celle du Prince&#xa0;; 2 PV par vampire de cette classe et 2 PV par titre de cour dans la lignée.</translation>
    </message>
    <message>
        <source>Second edict played</source>
        <translation>Un deuxième édit est joué</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Setup: 1 clan politics token on each of four vaticanum spaces (one per archetype).</source>
        <translation>Mise en place&#xa0;: 1 jeton de politique des clans sur chacune des quatre cases du vaticanum (une par archétype).</translation>
    </message>
    <message>
        <source>Setup: 4 ankhs on each of four cities.</source>
        <translation>Mise en place&#xa0;: 4 ankhs sur chacune des quatre villes.</translation>
    </message>
    <message>
        <source>Setup: 5 clan politics tokens outside the walls, court title tokens on their spaces, timer at the harpy.</source>
        <translation>Mise en place&#xa0;: 5 jetons de politique des clans hors des murs, les jetons de titre de cour sur leurs cases, le minuteur sur la harpie.</translation>
    </message>
    <message>
        <source>Setup: 7 ankhs on each of four home courts, one per geography.</source>
        <translation>Mise en place&#xa0;: 7 ankhs sur chacune des quatre cours d&apos;origine, une par géographie.</translation>
    </message>
    <message>
        <source>Setup: each player&apos;s morality token on the start space, value -3, flipped to the clan leader&apos;s temperament.</source>
        <translation>Mise en place&#xa0;: le jeton de moralité de chaque joueur sur la case de départ, valeur -3, tourné vers le tempérament du chef de clan.</translation>
    </message>
    <message>
        <source>Setup: investigators (text 4, caption 3) at the start, 3 ankhs on each of four final spaces.</source>
        <translation>Mise en place&#xa0;: les enquêteurs (texte 4, légende 3) au départ, 3 ankhs sur chacune des quatre cases finales.</translation>
    </message>
    <message>
        <source>Setup: morality tokens at start value 8, flipped to the clan leader&apos;s temperament.</source>
        <translation>Mise en place&#xa0;: les jetons de moralité à la valeur de départ 8, tournés vers le tempérament du chef de clan.</translation>
    </message>
    <message>
        <source>Setup: numbered tokens face down on matching home spaces; one random Camarilla and one random Sabbat token on each region (errata: the two icons were swapped in print).</source>
        <translation>Mise en place&#xa0;: jetons numérotés face cachée sur les cases d&apos;origine correspondantes&#xa0;; un jeton Camarilla et un jeton Sabbat au hasard sur chaque région (errata&#xa0;: les deux icônes étaient inversées à l&apos;impression).</translation>
    </message>
    <message>
        <source>Setup: one clan politics token on the neutral space of a track.</source>
        <translation>Mise en place&#xa0;: un jeton de politique des clans sur la case neutre d&apos;une piste.</translation>
    </message>
    <message>
        <source>Shared victory, or primogen by group agreement.</source>
        <translation>Victoire partagée, ou primogène si le groupe en convient.</translation>
    </message>
    <message>
        <source>Shuffle characters; 5 to the queue; the rest form the character deck.</source>
        <translation>Mélanger les personnages&#xa0;; 5 dans la file&#xa0;; le reste forme la pioche de personnages.</translation>
    </message>
    <message>
        <source>Suspicion = infamy + number of tokens matching the target&apos;s class; 5 or more: torpor; otherwise the target gains 1 infamy.</source>
        <translation>Suspicion = infamie + nombre de jetons conformes à la classe de la cible&#xa0;; 5 ou plus&#xa0;: torpeur&#xa0;; sinon la cible reçoit 1 infamie.</translation>
    </message>
    <message>
        <source>Take the schemes named on the clan leader into hand; shuffle the remaining clan schemes as a deck.</source>
        <translation>Prendre en main les intrigues nommées sur le chef de clan&#xa0;; mélanger les autres intrigues de clan pour former une pioche.</translation>
    </message>
    <message>
        <source>The Anarch Revolt</source>
        <translation>La Révolte anarch</translation>
    </message>
    <message>
        <source>The Beast Within</source>
        <translation>La Bête intérieure</translation>
    </message>
    <message>
        <source>The Court</source>
        <translation>La Cour</translation>
    </message>
    <message>
        <source>The Inquisition</source>
        <translation>L&apos;Inquisition</translation>
    </message>
    <message>
        <source>The Masquerade</source>
        <translation>La Mascarade</translation>
    </message>
    <message>
        <source>The Rise of Humanity</source>
        <translation>L&apos;Essor de l&apos;humanité</translation>
    </message>
    <message>
        <source>The Sabbat Wars</source>
        <translation>Les Guerres du Sabbat</translation>
    </message>
    <message>
        <source>The War of the Princes</source>
        <translation>La Guerre des Princes</translation>
    </message>
    <message>
        <source>The archetypes of the coterie must satisfy the scheme&apos;s requirement.</source>
        <translation>Les archétypes de la coterie doivent satisfaire la condition de l&apos;intrigue.</translation>
    </message>
    <message>
        <source>The literal text allows it. A switch forbids it, because the clan and the protection of the leader would be lost.</source>
        <translation>Le texte littéral le permet. Une option l&apos;interdit, car le clan et la protection du chef seraient perdus.</translation>
    </message>
    <message>
        <source>The rules here follow the errata.</source>
        <translation>Les règles suivent ici les errata.</translation>
    </message>
    <message>
        <source>Thin blood sticker may replace any clan sticker; mandatory if the clan&apos;s stickers are used up; if none left either, any other clan. Not bondable.</source>
        <translation>Un autocollant de sang clair peut remplacer tout autocollant de clan&#xa0;; obligatoire si ceux du clan sont épuisés&#xa0;; s&apos;il n&apos;en reste pas non plus, n&apos;importe quel autre clan. Ne peut pas être lié.</translation>
    </message>
    <message>
        <source>Three battlegrounds with their rule cards and schemes, each set up by its own rules. First chapter: Of Clans High and Low, The War of the Princes, The Beast Within.</source>
        <translation>Trois champs de bataille avec leurs cartes de règles et leurs intrigues, chacun mis en place selon ses règles. Premier chapitre&#xa0;: Des hauts et des bas clans, La Guerre des Princes, La Bête intérieure.</translation>
    </message>
    <message>
        <source>Tie among vampires: no one gets it. In both cases reset tokens and move the timer on.</source>
        <translation>Égalité entre vampires&#xa0;: personne ne l&apos;obtient. Dans les deux cas, remettre les jetons et avancer le minuteur.</translation>
    </message>
    <message>
        <source>Tie for most chronicle points: no tie-break is given (only missions, chapter and era ties are covered).</source>
        <translation>Égalité au plus de points de chronique&#xa0;: aucun départage n&apos;est donné (seules les égalités des missions, des chapitres et des ères sont traitées).</translation>
    </message>
    <message>
        <source>Ties are shared: each tied attribute scores 2 VP per vampire. Winner scores 2 VP per vampire.</source>
        <translation>Les égalités sont partagées&#xa0;: chaque attribut à égalité marque 2 PV par vampire. Le gagnant marque 2 PV par vampire.</translation>
    </message>
    <message>
        <source>Token side irrelevant; recommended to show the class ahead.</source>
        <translation>La face du jeton est sans importance&#xa0;; il est recommandé de montrer la classe en tête.</translation>
    </message>
    <message>
        <source>Tokens belong to a vampire. Exhaustion: cannot lead a coterie (stays until removed). Torpor: not part of the bloodline. Power +1 VP, infamy -1 VP (values 1 and 3).</source>
        <translation>Les jetons appartiennent à un vampire. Épuisement&#xa0;: ne peut pas mener une coterie (reste jusqu&apos;à son retrait). Torpeur&#xa0;: hors de la lignée. Pouvoir +1 PV, infamie -1 PV (valeurs 1 et 3).</translation>
    </message>
    <message>
        <source>Tokens for battlegrounds: clan politics (two-sided, at least 5), clan morality (two-sided, 1 per player), ankhs, investigators, court titles, timer, numbered Sabbat Wars tokens</source>
        <translation>Jetons des champs de bataille&#xa0;: politique des clans (deux faces, au moins 5), moralité des clans (deux faces, 1 par joueur), ankhs, enquêteurs, titres de cour, minuteur, jetons numérotés des Guerres du Sabbat</translation>
    </message>
    <message>
        <source>Tokens, torpor and sacrifice</source>
        <translation>Jetons, torpeur et sacrifice</translation>
    </message>
    <message>
        <source>Tokens: exhaustion, torpor, power (1 and 3), infamy (1 and 3), clan boons</source>
        <translation>Jetons&#xa0;: épuisement, torpeur, pouvoir (1 et 3), infamie (1 et 3), faveurs de clan</translation>
    </message>
    <message>
        <source>Toreador - Invitation: Choose an opponent (or no one), who may also take the effect; if so your coterie leader gains 2 power from the supply. You fix the order before they accept. Recruiting from the deck follows all recruit rules, then shuffle.</source>
        <translation>Toreador - Invitation&#xa0;: choisir un adversaire (ou personne) qui peut profiter aussi de l&apos;effet&#xa0;; s&apos;il accepte, votre chef de coterie gagne 2 pouvoirs de la réserve. Vous fixez l&apos;ordre avant sa réponse. Recruter depuis la pioche suit toutes les règles du recrutement, puis on mélange.</translation>
    </message>
    <message>
        <source>Torpor for a clan leader is always replaced by a childe; with none, nothing.</source>
        <translation>La torpeur d&apos;un chef de clan est toujours prise par un infant&#xa0;; sans infant, rien.</translation>
    </message>
    <message>
        <source>Torpor vampires and holders of a title are ignored, with their power.</source>
        <translation>Les vampires en torpeur et ceux qui ont un titre sont ignorés, avec leur pouvoir.</translation>
    </message>
    <message>
        <source>Torpor: cannot join or lead a coterie, gain childer, receive infamy, receive/spend power, receive/spend boons, or be targeted. Stated exceptions: rejuvenate (H-TOK-03) and usurp (H-CLN-07).</source>
        <translation>Torpeur&#xa0;: ne peut ni rejoindre ni mener une coterie, ni recevoir d&apos;infant ou d&apos;infamie, ni recevoir ou dépenser pouvoir et faveurs, ni être pris pour cible. Exceptions énoncées&#xa0;: revigorer (H-TOK-03) et usurper (H-CLN-07).</translation>
    </message>
    <message>
        <source>Traits: Resources (Kindred, Mortals, Wealth), Abilities (Subterfuge, Warfare, Occult), Psyche (Cruelty, Mercy, Detachment), Allegiance (Camarilla, Anarchs, Sabbat), Disciplines (Animalism, Auspex, Blood Sorcery, Celerity, Dominate, Fortitude, Obfuscate, Oblivion, Potence, Presence, Protean).</source>
        <translation>Traits&#xa0;: Ressources (Caïnites, Mortels, Richesse), Capacités (Subterfuge, Guerre, Occultisme), Psyché (Cruauté, Clémence, Détachement), Allégeance (Camarilla, Anarchs, Sabbat), Disciplines (Animalism, Auspex, Blood Sorcery, Celerity, Dominate, Fortitude, Obfuscate, Oblivion, Potence, Presence, Protean).</translation>
    </message>
    <message>
        <source>Tremere - Usurp: Replace any vampire of your bloodline (torpor included) with a queue character; all tokens but torpor move over; old vampire discarded. No recruit, no activation, no abilities, no power cost. Brujah enemy status carries over.</source>
        <translation>Tremere - Usurper&#xa0;: remplacer n&apos;importe quel vampire de votre lignée (torpeur comprise) par un personnage de la file&#xa0;; tous les jetons sauf la torpeur le suivent&#xa0;; l&apos;ancien vampire est défaussé. Ni recrutement, ni activation, ni aptitudes, ni coût. Le statut d&apos;ennemi des Brujah se transmet.</translation>
    </message>
    <message>
        <source>Triggering: every ability top to bottom, each fully, none skipped if a legal target exists.</source>
        <translation>Déclenchement&#xa0;: chaque aptitude de haut en bas, chacune en entier, aucune omise s&apos;il y a une cible légale.</translation>
    </message>
    <message>
        <source>Turn structure</source>
        <translation>Déroulement du tour</translation>
    </message>
    <message>
        <source>Turns go clockwise from the first player; a round ends when everyone had a turn.</source>
        <translation>Les tours se jouent dans le sens horaire à partir du premier joueur&#xa0;; une manche se termine quand chacun a joué un tour.</translation>
    </message>
    <message>
        <source>Two vampires activated, first causes a decisive victory (A)</source>
        <translation>Deux vampires activés, le premier cause une victoire décisive (A)</translation>
    </message>
    <message>
        <source>Tzimisce - Craft monstrosity: Put an ancilla from the queue under one of your vampires, only ability visible: the vampire is an ancilla with all its abilities (no limit, stack order top to bottom). No recruit, activation, trigger or power cost. Returned to the deck in the aftermath, not retainable.</source>
        <translation>Tzimisce - Façonner une monstruosité&#xa0;: placer un ancilla de la file sous un de vos vampires, seule son aptitude étant visible&#xa0;: le vampire est un ancilla avec toutes ses aptitudes (sans limite, de haut en bas). Ni recrutement, ni activation, ni déclenchement, ni coût. Remis dans la pioche après le chapitre, ne peut pas être conservé.</translation>
    </message>
    <message>
        <source>Unlocked clan leader used in a chapter</source>
        <translation>Chef de clan débloqué utilisé dans un chapitre</translation>
    </message>
    <message>
        <source>Usurp / craft from a 3-cost space</source>
        <translation>Usurper / façonner depuis une case à 3</translation>
    </message>
    <message>
        <source>Usurp names any vampire of the bloodline; by definition that includes the clan leader.</source>
        <translation>Usurper nomme n&apos;importe quel vampire de la lignée&#xa0;; par définition, le chef de clan en fait partie.</translation>
    </message>
    <message>
        <source>Usurped vampire was a Brujah enemy</source>
        <translation>Le vampire usurpé était un ennemi des Brujah</translation>
    </message>
    <message>
        <source>VP = battleground scores (three) + 1 per power + 1 per boon - 1 per infamy in the bloodline.</source>
        <translation>PV = scores des (trois) champs de bataille + 1 par pouvoir + 1 par faveur - 1 par infamie dans la lignée.</translation>
    </message>
    <message>
        <source>VP tie, missions claimed 1 vs 2</source>
        <translation>PV à égalité, 1 mission remportée contre 2</translation>
    </message>
    <message>
        <source>Vampire X with childe Y, Y with childe Z, X would go to torpor</source>
        <translation>Vampire X d&apos;infant Y, Y d&apos;infant Z, X irait en torpeur</translation>
    </message>
    <message>
        <source>Vampire in torpor with 5 power, 2 boons</source>
        <translation>Vampire en torpeur avec 5 pouvoirs, 2 faveurs</translation>
    </message>
    <message>
        <source>Vampire with ankh going to torpor: its ankh goes to the fire.</source>
        <translation>Vampire avec un ankh qui entre en torpeur&#xa0;: son ankh va au feu.</translation>
    </message>
    <message>
        <source>Vampire with power 3-token, infamy 1-token, one boon</source>
        <translation>Vampire avec un jeton de 3 pouvoirs, un jeton de 1 infamie, une faveur</translation>
    </message>
    <message>
        <source>Vampires in torpor: 0, including tokens on them.</source>
        <translation>Vampires en torpeur&#xa0;: 0, jetons compris.</translation>
    </message>
    <message>
        <source>Ventrue - Edict: Scheme stays face up with a chosen attribute marked by a supply power token (worth nothing, not changeable). Triggers when any player recruits that attribute. Only one edict in play; a new one replaces it.</source>
        <translation>Ventrue - Édit&#xa0;: l&apos;intrigue reste face visible avec un attribut choisi, marqué par un jeton de pouvoir de la réserve (sans valeur, non modifiable). Elle se déclenche quand n&apos;importe quel joueur recrute cet attribut. Un seul édit en jeu&#xa0;; un nouveau le remplace.</translation>
    </message>
    <message>
        <source>War of the Princes ends with two factions tied for most courts</source>
        <translation>La Guerre des Princes se termine avec deux factions à égalité pour le plus de cours</translation>
    </message>
    <message>
        <source>War of the Princes: home courts counted as courts? No legal move?</source>
        <translation>Guerre des Princes&#xa0;: les cours d&apos;origine comptent-elles&#xa0;? Et sans déplacement légal&#xa0;?</translation>
    </message>
    <message>
        <source>War of the Princes: neighbour court has a rival ankh</source>
        <translation>Guerre des Princes&#xa0;: la cour voisine a un ankh rival</translation>
    </message>
    <message>
        <source>Warlike asset or &quot;remove 3&quot;</source>
        <translation>Atout guerrier ou «&#xa0;retirer 3&#xa0;»</translation>
    </message>
    <message>
        <source>Warlike: remove 1 to 5 characters from the queue.</source>
        <translation>Guerrier&#xa0;: retirer 1 à 5 personnages de la file.</translation>
    </message>
    <message>
        <source>Wealthy: rejuvenate any vampire.</source>
        <translation>Fortuné&#xa0;: revigorer n&apos;importe quel vampire.</translation>
    </message>
    <message>
        <source>When the 3rd ankh of a city is burned, its 4th is burned too.</source>
        <translation>Quand le 3e ankh d&apos;une ville est brûlé, le 4e brûle aussi.</translation>
    </message>
    <message>
        <source>With several vampires activated, each activation is carried out fully, including battleground events (decisive victory, trial, ...), before the next.</source>
        <translation>Si plusieurs vampires sont activés, chaque activation est exécutée entièrement, avec les événements des champs de bataille (victoire décisive, procès, ...), avant la suivante.</translation>
    </message>
    <message>
        <source>Y possible, Z not</source>
        <translation>Y possible, pas Z</translation>
    </message>
    <message>
        <source>Yes, only the vampire itself is out; it cannot lead their coterie.</source>
        <translation>Oui, seul le vampire lui-même en sort&#xa0;; il ne peut pas mener leur coterie.</translation>
    </message>
    <message>
        <source>activate</source>
        <translation>activer</translation>
    </message>
    <message>
        <source>activate, trigger, then rest of the scheme</source>
        <translation>activer, déclencher, puis le reste de l&apos;intrigue</translation>
    </message>
    <message>
        <source>adjacency</source>
        <translation>voisinage</translation>
    </message>
    <message>
        <source>aftermath</source>
        <translation>suites du chapitre</translation>
    </message>
    <message>
        <source>apply</source>
        <translation>appliquer</translation>
    </message>
    <message>
        <source>back to its owner&apos;s haven</source>
        <translation>de retour au refuge de son propriétaire</translation>
    </message>
    <message>
        <source>battlegrounds changed, abilities not triggered</source>
        <translation>champs de bataille modifiés, aptitudes non déclenchées</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>count, track length</source>
        <translation>nombre, longueur des pistes</translation>
    </message>
    <message>
        <source>counts missing</source>
        <translation>quantités manquantes</translation>
    </message>
    <message>
        <source>declaration order missing</source>
        <translation>ordre des déclarations manquant</translation>
    </message>
    <message>
        <source>discarded, search continues</source>
        <translation>défaussé, la recherche continue</translation>
    </message>
    <message>
        <source>discards shuffled, search continues</source>
        <translation>défausse mélangée, la recherche continue</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>piocher</translation>
    </message>
    <message>
        <source>effects</source>
        <translation>effets</translation>
    </message>
    <message>
        <source>empty end space: not stated</source>
        <translation>case finale vide&#xa0;: non précisé</translation>
    </message>
    <message>
        <source>end of round</source>
        <translation>fin de manche</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>exactement un</translation>
    </message>
    <message>
        <source>first player marker unchanged</source>
        <translation>marqueur de premier joueur inchangé</translation>
    </message>
    <message>
        <source>form coterie</source>
        <translation>former la coterie</translation>
    </message>
    <message>
        <source>holder of two titles: not stated</source>
        <translation>détenteur de deux titres&#xa0;: non précisé</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illégal</translation>
    </message>
    <message>
        <source>illegal (and the reverse)</source>
        <translation>illégal (et inversement)</translation>
    </message>
    <message>
        <source>illegal; giving boons outside a scheme also illegal</source>
        <translation>illégal&#xa0;; donner des faveurs hors d&apos;une intrigue l&apos;est aussi</translation>
    </message>
    <message>
        <source>joins; cannot lead itself; still exhausted next round</source>
        <translation>il se joint&#xa0;; ne peut pas mener lui-même&#xa0;; encore épuisé à la manche suivante</translation>
    </message>
    <message>
        <source>leader counts twice</source>
        <translation>le chef compte double</translation>
    </message>
    <message>
        <source>list and values</source>
        <translation>liste et valeurs</translation>
    </message>
    <message>
        <source>map</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>maximum dots missing</source>
        <translation>nombre maximal de points manquant</translation>
    </message>
    <message>
        <source>missions</source>
        <translation>missions</translation>
    </message>
    <message>
        <source>move there</source>
        <translation>s&apos;y déplacer</translation>
    </message>
    <message>
        <source>names and mechanics only</source>
        <translation>noms et mécanismes seulement</translation>
    </message>
    <message>
        <source>names on card</source>
        <translation>noms sur la carte</translation>
    </message>
    <message>
        <source>new vampire is the enemy</source>
        <translation>le nouveau vampire est l&apos;ennemi</translation>
    </message>
    <message>
        <source>no Prince: not stated</source>
        <translation>pas de Prince&#xa0;: non précisé</translation>
    </message>
    <message>
        <source>no movement printed</source>
        <translation>aucun mouvement imprimé</translation>
    </message>
    <message>
        <source>no power paid, no activation, no abilities</source>
        <translation>pas de pouvoir payé, pas d&apos;activation, pas d&apos;aptitudes</translation>
    </message>
    <message>
        <source>no title; tokens reset; timer moves</source>
        <translation>pas de titre&#xa0;; jetons remis&#xa0;; le minuteur avance</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>number, schemes</source>
        <translation>nombre, intrigues</translation>
    </message>
    <message>
        <source>older one discarded; indicator token not scored</source>
        <translation>l&apos;ancien est défaussé&#xa0;; son jeton indicateur ne compte pas</translation>
    </message>
    <message>
        <source>on cards</source>
        <translation>sur les cartes</translation>
    </message>
    <message>
        <source>one refresh after all three</source>
        <translation>un seul renouvellement, après les trois</translation>
    </message>
    <message>
        <source>only costs of two left spaces and round counts known</source>
        <translation>seuls le coût des deux cases de gauche et le nombre de manches sont connus</translation>
    </message>
    <message>
        <source>order of equals not stated</source>
        <translation>ordre des ex æquo non précisé</translation>
    </message>
    <message>
        <source>pay 0</source>
        <translation>payer 0</translation>
    </message>
    <message>
        <source>pay 3 / 1 / 0 power</source>
        <translation>payer 3 / 1 / 0 pouvoir</translation>
    </message>
    <message>
        <source>payer chosen freely is our reading</source>
        <translation>le libre choix de qui paie est notre lecture</translation>
    </message>
    <message>
        <source>play to the end</source>
        <translation>jouer jusqu&apos;à la fin</translation>
    </message>
    <message>
        <source>player with 1</source>
        <translation>le joueur qui en a 1</translation>
    </message>
    <message>
        <source>point scale missing</source>
        <translation>barème des points manquant</translation>
    </message>
    <message>
        <source>points per place</source>
        <translation>points par place</translation>
    </message>
    <message>
        <source>quantities missing</source>
        <translation>quantités manquantes</translation>
    </message>
    <message>
        <source>recruit a foreign character from left-most / second / third space</source>
        <translation>recruter un personnage d&apos;un autre clan sur la case la plus à gauche / la deuxième / la troisième</translation>
    </message>
    <message>
        <source>recruit from left-most</source>
        <translation>recruter depuis la case la plus à gauche</translation>
    </message>
    <message>
        <source>region count, ties</source>
        <translation>nombre de régions, égalités</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>retirer</translation>
    </message>
    <message>
        <source>requirements on cards</source>
        <translation>conditions sur les cartes</translation>
    </message>
    <message>
        <source>resolve</source>
        <translation>résoudre</translation>
    </message>
    <message>
        <source>respite</source>
        <translation>répit</translation>
    </message>
    <message>
        <source>reward value not printed</source>
        <translation>valeur de la récompense non imprimée</translation>
    </message>
    <message>
        <source>sacrifice</source>
        <translation>sacrifier</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>scoring and missions</source>
        <translation>score et missions</translation>
    </message>
    <message>
        <source>second trigger</source>
        <translation>deuxième déclenchement</translation>
    </message>
    <message>
        <source>see H-AMB-04 for zero infamy</source>
        <translation>voir H-AMB-04 s&apos;il n&apos;y a pas d&apos;infamie</translation>
    </message>
    <message>
        <source>starting side and side after a trial: not stated, H-AMB-05</source>
        <translation>face au départ et après un procès&#xa0;: non précisée, H-AMB-05</translation>
    </message>
    <message>
        <source>stays, flipped to C</source>
        <translation>reste, tourné vers C</translation>
    </message>
    <message>
        <source>sticker text otherwise missing</source>
        <translation>le reste du texte de l&apos;autocollant manque</translation>
    </message>
    <message>
        <source>suspicion 4 -&gt; +1 infamy</source>
        <translation>suspicion 4 -&gt; +1 infamie</translation>
    </message>
    <message>
        <source>suspicion 5 -&gt; torpor</source>
        <translation>suspicion 5 -&gt; torpeur</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>textes</translation>
    </message>
    <message>
        <source>texts missing</source>
        <translation>textes manquants</translation>
    </message>
    <message>
        <source>the text says left-most spaces cost &quot;3 or 1&quot;, elsewhere &quot;3/1&quot; and &quot;two left-most spaces&quot;; that 3 is the outermost is inferred from that order</source>
        <translation>le texte dit que les cases de gauche coûtent «&#xa0;3 ou 1&#xa0;», ailleurs «&#xa0;3/1&#xa0;» et «&#xa0;deux cases de gauche&#xa0;»&#xa0;; que 3 soit à l&apos;extrémité se déduit de cet ordre</translation>
    </message>
    <message>
        <source>thin blood sticker</source>
        <translation>autocollant de sang clair</translation>
    </message>
    <message>
        <source>tie-break</source>
        <translation>départage</translation>
    </message>
    <message>
        <source>titles, order</source>
        <translation>titres, ordre</translation>
    </message>
    <message>
        <source>token choice free; outsider missing</source>
        <translation>jeton au choix&#xa0;; les marginaux ne sont pas mentionnés</translation>
    </message>
    <message>
        <source>track</source>
        <translation>piste</translation>
    </message>
    <message>
        <source>track length</source>
        <translation>longueur de la piste</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>procès</translation>
    </message>
    <message>
        <source>try to spend a boon</source>
        <translation>essayer de dépenser une faveur</translation>
    </message>
    <message>
        <source>usurp</source>
        <translation>usurper</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>values, regions, spaces</source>
        <translation>valeurs, régions, cases</translation>
    </message>
    <message>
        <source>vampires of both attributes score 2 VP each</source>
        <translation>les vampires des deux attributs marquent 2 PV chacun</translation>
    </message>
    <message>
        <source>victory completely handled before the second activation</source>
        <translation>victoire entièrement traitée avant la deuxième activation</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>vote</translation>
    </message>
    <message>
        <source>whether the scheme is still drawn - see H-AMB-03</source>
        <translation>l&apos;intrigue est-elle quand même piochée&#xa0;? Voir H-AMB-03</translation>
    </message>
    <message>
        <source>which spaces give 1 or 2</source>
        <translation>quelles cases donnent 1 ou 2</translation>
    </message>
</context>
</TS>
