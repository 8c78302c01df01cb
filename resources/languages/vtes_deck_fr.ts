<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>No unsaved decks</source>
        <translation>Aucun deck non enregistré</translation>
    </message>
    <message>
        <source>Vampire</source>
        <translation>Vampire</translation>
    </message>
    <message>
        <source>Imbued</source>
        <translation>Imbued</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Political Action</source>
        <translation>Action politique</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Allié</translation>
    </message>
    <message>
        <source>Retainer</source>
        <translation>Compagnon</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Action Modifier</source>
        <translation>Modificateur d&apos;action</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Réaction</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Temperament</source>
        <translation>Tempérament</translation>
    </message>
    <message>
        <source>Geography</source>
        <translation>Géographie</translation>
    </message>
    <message>
        <source>Archetype</source>
        <translation>Archétype</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Aptitudes</translation>
    </message>
    <message>
        <source>Slots for stickers</source>
        <translation>Emplacements d&apos;autocollants</translation>
    </message>
    <message>
        <source>Unlocked in a chronicle</source>
        <translation>Se débloque en chronique</translation>
    </message>
    <message>
        <source>From the end of chapter</source>
        <translation>À partir de la fin du chapitre</translation>
    </message>
    <message>
        <source>Schemes at the start</source>
        <translation>Intrigues de départ</translation>
    </message>
    <message>
        <source>Battleground</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Prérequis</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effets</translation>
    </message>
    <message>
        <source>Research deck</source>
        <translation>Pioche de recherche</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Reward in power</source>
        <translation>Récompense en pouvoir</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Schemes to unlock</source>
        <translation>Intrigues à débloquer</translation>
    </message>
    <message>
        <source>Asset</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Aptitude</translation>
    </message>
    <message>
        <source>Score needed</source>
        <translation>Score requis</translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>Nombre d&apos;exemplaires</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Points de trait</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Démonstration</translation>
    </message>
    <message>
        <source>A: points of the spaces</source>
        <translation>A&#xa0;: points des cases</translation>
    </message>
    <message>
        <source>B: points of the spaces</source>
        <translation>B&#xa0;: points des cases</translation>
    </message>
    <message>
        <source>H: points of the spaces</source>
        <translation>H&#xa0;: points des cases</translation>
    </message>
    <message>
        <source>C: courts</source>
        <translation>C&#xa0;: cours</translation>
    </message>
    <message>
        <source>D: sides at first</source>
        <translation>D&#xa0;: faces au début</translation>
    </message>
    <message>
        <source>F: steps of a track</source>
        <translation>F&#xa0;: pas d&apos;une piste</translation>
    </message>
    <message>
        <source>I: regions</source>
        <translation>I&#xa0;: régions</translation>
    </message>
    <message>
        <source>I: Camarilla tokens</source>
        <translation>I&#xa0;: jetons Camarilla</translation>
    </message>
    <message>
        <source>I: Sabbat tokens</source>
        <translation>I&#xa0;: jetons Sabbat</translation>
    </message>
    <message>
        <source>Era points by place</source>
        <translation>Points d&apos;ère par place</translation>
    </message>
    <message>
        <source>Most dots of a trait</source>
        <translation>Maximum de points d&apos;un trait</translation>
    </message>
    <message>
        <source>Stickers of each clan</source>
        <translation>Autocollants par clan</translation>
    </message>
    <message>
        <source>Thin blood stickers</source>
        <translation>Autocollants de sang clair</translation>
    </message>
    <message>
        <source>Bonded</source>
        <translation>Lié</translation>
    </message>
    <message>
        <source>Unlocks</source>
        <translation>Débloque</translation>
    </message>
    <message>
        <source>Elevates</source>
        <translation>Élève au rang d&apos;ancilla</translation>
    </message>
    <message>
        <source>Next to</source>
        <translation>Voisine de</translation>
    </message>
    <message>
        <source>Home court of</source>
        <translation>Cour d&apos;origine de</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>For each</source>
        <translation>Pour chaque</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>A childe can go instead</source>
        <translation>Un infant peut y aller à sa place</translation>
    </message>
    <message>
        <source>Who draws</source>
        <translation>Qui pioche</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Among</source>
        <translation>Parmi</translation>
    </message>
    <message>
        <source>Any or each</source>
        <translation>Au choix ou tous</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De qui</translation>
    </message>
    <message>
        <source>Which are</source>
        <translation>Qui sont</translation>
    </message>
    <message>
        <source>With an attribute</source>
        <translation>Avec un attribut</translation>
    </message>
    <message>
        <source>Same attribute</source>
        <translation>Même attribut</translation>
    </message>
    <message>
        <source>Of a clan</source>
        <translation>D&apos;un clan</translation>
    </message>
    <message>
        <source>Infamy</source>
        <translation>Infamie</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Pouvoir</translation>
    </message>
    <message>
        <source>Boons</source>
        <translation>Faveurs</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Face-up</source>
        <translation>Face visible</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Unlocked characters</source>
        <translation>Personnages débloqués</translation>
    </message>
    <message>
        <source>Scoring cards</source>
        <translation>Cartes de score</translation>
    </message>
    <message>
        <source>Winners of eras</source>
        <translation>Vainqueurs des ères</translation>
    </message>
    <message>
        <source>Results of chapters</source>
        <translation>Résultats des chapitres</translation>
    </message>
    <message>
        <source>Does not play now</source>
        <translation>Ne joue pas en ce moment</translation>
    </message>
    <message>
        <source>Ancilla</source>
        <translation>Ancilla</translation>
    </message>
    <message>
        <source>Ability stickers</source>
        <translation>Autocollants d&apos;aptitude</translation>
    </message>
    <message>
        <source>Places, first to last</source>
        <translation>Places, de la première à la dernière</translation>
    </message>
    <message>
        <source>Claimed missions</source>
        <translation>Missions remportées</translation>
    </message>
    <message>
        <source>Clan leader</source>
        <translation>Chef de clan</translation>
    </message>
    <message>
        <source>Sires</source>
        <translation>Sires</translation>
    </message>
    <message>
        <source>Points on the departing battleground</source>
        <translation>Points sur le champ de bataille qui part</translation>
    </message>
    <message>
        <source>Class A</source>
        <translation>Classe A</translation>
    </message>
    <message>
        <source>Class C</source>
        <translation>Classe C</translation>
    </message>
    <message>
        <source>Temperament b</source>
        <translation>Tempérament b</translation>
    </message>
    <message>
        <source>Temperament d</source>
        <translation>Tempérament d</translation>
    </message>
    <message>
        <source>Geography G</source>
        <translation>Géographie G</translation>
    </message>
    <message>
        <source>Geography F</source>
        <translation>Géographie F</translation>
    </message>
    <message>
        <source>Geography e</source>
        <translation>Géographie e</translation>
    </message>
    <message>
        <source>Geography h</source>
        <translation>Géographie h</translation>
    </message>
    <message>
        <source>Outsider</source>
        <translation>Marginal</translation>
    </message>
    <message>
        <source>Warlike</source>
        <translation>Guerrier</translation>
    </message>
    <message>
        <source>Scholarly</source>
        <translation>Érudit</translation>
    </message>
    <message>
        <source>Clandestine</source>
        <translation>Clandestin</translation>
    </message>
    <message>
        <source>Wealthy</source>
        <translation>Fortuné</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feu</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Foyer</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>À l&apos;intérieur</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Timer</source>
        <translation>Minuterie</translation>
    </message>
    <message>
        <source>Kindred</source>
        <translation>Caïnites</translation>
    </message>
    <message>
        <source>Mortals</source>
        <translation>Mortels</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Richesse</translation>
    </message>
    <message>
        <source>Subterfuge</source>
        <translation>Subterfuge</translation>
    </message>
    <message>
        <source>Warfare</source>
        <translation>Guerre</translation>
    </message>
    <message>
        <source>Occult</source>
        <translation>Occultisme</translation>
    </message>
    <message>
        <source>Cruelty</source>
        <translation>Cruauté</translation>
    </message>
    <message>
        <source>Mercy</source>
        <translation>Clémence</translation>
    </message>
    <message>
        <source>Detachment</source>
        <translation>Détachement</translation>
    </message>
    <message>
        <source>Camarilla</source>
        <translation>Camarilla</translation>
    </message>
    <message>
        <source>Anarchs</source>
        <translation>Anarchs</translation>
    </message>
    <message>
        <source>Sabbat</source>
        <translation>Sabbat</translation>
    </message>
    <message>
        <source>Animalism</source>
        <translation>Animalism</translation>
    </message>
    <message>
        <source>Auspex</source>
        <translation>Auspex</translation>
    </message>
    <message>
        <source>Blood sorcery</source>
        <translation>Blood Sorcery</translation>
    </message>
    <message>
        <source>Celerity</source>
        <translation>Celerity</translation>
    </message>
    <message>
        <source>Dominate</source>
        <translation>Dominate</translation>
    </message>
    <message>
        <source>Fortitude</source>
        <translation>Fortitude</translation>
    </message>
    <message>
        <source>Obfuscate</source>
        <translation>Obfuscate</translation>
    </message>
    <message>
        <source>Oblivion</source>
        <translation>Oblivion</translation>
    </message>
    <message>
        <source>Potence</source>
        <translation>Potence</translation>
    </message>
    <message>
        <source>Presence</source>
        <translation>Presence</translation>
    </message>
    <message>
        <source>Protean</source>
        <translation>Protean</translation>
    </message>
    <message>
        <source>No Discipline</source>
        <translation>Sans Discipline</translation>
    </message>
    <message>
        <source>No clan</source>
        <translation>Sans clan</translation>
    </message>
    <message>
        <source>Capacity {capacity}</source>
        <translation>Capacité {capacity}</translation>
    </message>
    <message>
        <source>X blood</source>
        <translation>X de sang</translation>
    </message>
    <message numerus="yes">
        <source>{n} blood</source>
        <comment>{n} blood</comment>
        <translation>
            <numerusform>{n} de sang</numerusform>
            <numerusform>{n} de sang</numerusform>
        </translation>
    </message>
    <message>
        <source>X pool</source>
        <translation>X de réserve</translation>
    </message>
    <message numerus="yes">
        <source>{n} pool</source>
        <comment>{n} pool</comment>
        <translation>
            <numerusform>{n} de réserve</numerusform>
            <numerusform>{n} de réserve</numerusform>
        </translation>
    </message>
    <message>
        <source>Conviction</source>
        <translation>Conviction</translation>
    </message>
    <message>
        <source>No cost</source>
        <translation>Sans coût</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Éd&amp;ition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Je&amp;u</translation>
    </message>
    <message>
        <source>&amp;New deck</source>
        <translation>&amp;Nouveau deck</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Ouvrir …</translation>
    </message>
    <message>
        <source>Open a deck file of any format</source>
        <translation>Ouvrir un fichier de deck de n&apos;importe quel format</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Unsaved decks</source>
        <translation>&amp;Decks non enregistrés</translation>
    </message>
    <message>
        <source>Decks with unsaved changes</source>
        <translation>Decks dont les modifications ne sont encore dans aucun fichier</translation>
    </message>
    <message>
        <source>&amp;Import text …</source>
        <translation>&amp;Importer du texte …</translation>
    </message>
    <message>
        <source>Paste a deck list in any format and see at once how it was read</source>
        <translation>Coller une liste de deck de toute forme et voir aussitôt ce qui a été lu</translation>
    </message>
    <message>
        <source>C&amp;lose deck</source>
        <translation>Fer&amp;mer le deck</translation>
    </message>
    <message>
        <source>Close this deck; File ▸ Open a closed deck reopens it</source>
        <translation>Fermer ce deck&#x202f;; il pourra être rouvert</translation>
    </message>
    <message>
        <source>Open a closed deck a&amp;gain</source>
        <translation>Rou&amp;vrir un deck fermé</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Enregistrer &amp;sous …</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>E&amp;xporter …</translation>
    </message>
    <message>
        <source>The deck in any format, to copy or save</source>
        <translation>Le deck dans n&apos;importe quel format, à copier ou à enregistrer</translation>
    </message>
    <message>
        <source>&amp;Print and PDF …</source>
        <translation>Im&amp;primer et PDF …</translation>
    </message>
    <message>
        <source>Print or save a registration sheet, decklist, proxies or statistics</source>
        <translation>Feuille d&apos;inscription, liste de deck, proxys et statistiques, tels qu&apos;ils seront sur papier</translation>
    </message>
    <message>
        <source>Share the &amp;deck as a picture …</source>
        <translation>Parta&amp;ger le deck en image …</translation>
    </message>
    <message>
        <source>The cards or the list as one picture, with a QR code of the deck&apos;s link</source>
        <translation>Les cartes ou la liste en une image, avec un QR code du lien du deck</translation>
    </message>
    <message>
        <source>C&amp;heck a folder of lists …</source>
        <translation>Vérifier &amp;un dossier de listes …</translation>
    </message>
    <message>
        <source>Check many decklists at once, for example before a tournament</source>
        <translation>Vérifier de nombreuses listes de deck à la fois, comme avant un tournoi</translation>
    </message>
    <message>
        <source>&amp;Card data …</source>
        <translation>Données des &amp;cartes …</translation>
    </message>
    <message>
        <source>Show, update or restore the card data</source>
        <translation>Données des cartes utilisées, plus récentes, et retour aux précédentes</translation>
    </message>
    <message>
        <source>&amp;Your own cards …</source>
        <translation>Vos propres c&amp;artes …</translation>
    </message>
    <message>
        <source>Write cards of your own, or official ones before their release</source>
        <translation>Écrire vos propres cartes, ou des cartes officielles avant leur sortie</translation>
    </message>
    <message>
        <source>Se&amp;ttings …</source>
        <translation>Paramè&amp;tres …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Copy the deck as text</source>
        <translation>&amp;Copier le deck en texte</translation>
    </message>
    <message>
        <source>Copy the whole deck as plain text for forums and mail</source>
        <translation>Le deck entier dans le presse-papiers, tel qu&apos;on l&apos;écrit dans les forums et les e-mails</translation>
    </message>
    <message>
        <source>C&amp;ompare decks …</source>
        <translation>C&amp;omparer des decks …</translation>
    </message>
    <message>
        <source>Two decks side by side: versions, open decks, files, winning decks</source>
        <translation>Deux decks côte à côte&#xa0;: versions, decks ouverts, fichiers, decks gagnants</translation>
    </message>
    <message>
        <source>&amp;Command palette …</source>
        <translation>Palette de co&amp;mmandes …</translation>
    </message>
    <message>
        <source>Commands, panels, open decks, files and cards by a few letters of their names</source>
        <translation>Commandes, panneaux, decks ouverts, fichiers et cartes par quelques lettres de leur nom</translation>
    </message>
    <message>
        <source>Ne&amp;xt deck</source>
        <translation>Deck &amp;suivant</translation>
    </message>
    <message>
        <source>Previous dec&amp;k</source>
        <translation>Deck &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>Panneau s&amp;uivant</translation>
    </message>
    <message>
        <source>Move to the next part of the window</source>
        <translation>Passer à la partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>Panneau p&amp;récédent</translation>
    </message>
    <message>
        <source>&amp;Wide panel</source>
        <translation>Panneau lar&amp;ge</translation>
    </message>
    <message>
        <source>Give the panel with the cursor the room of a second column, or take it back</source>
        <translation>Donner au panneau du curseur la place d&apos;une deuxième colonne, ou la reprendre</translation>
    </message>
    <message>
        <source>Charts as ta&amp;bles</source>
        <translation>Graphiques en ta&amp;bleaux</translation>
    </message>
    <message>
        <source>Show the numbers of all charts as tables, or the charts again</source>
        <translation>Afficher les nombres de tous les graphiques en tableaux, ou de nouveau les graphiques</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>Game &amp;table</source>
        <translation>&amp;Table de jeu</translation>
    </message>
    <message>
        <source>Play against computer players, watch them, look at a game again</source>
        <translation>Jouer contre l&apos;ordinateur, regarder, revoir une partie</translation>
    </message>
    <message>
        <source>&amp;Heritage</source>
        <translation>&amp;Heritage</translation>
    </message>
    <message>
        <source>The second game: play it, keep a chronicle, look up its rules</source>
        <translation>Le second jeu&#xa0;: y jouer, tenir sa chronique, trancher des questions sur ses règles</translation>
    </message>
    <message>
        <source>D&amp;ocumentation</source>
        <translation>D&amp;ocumentation</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;Show me around</source>
        <translation>&amp;Visite guidée</translation>
    </message>
    <message>
        <source>A short tour of the window</source>
        <translation>Un petit tour de la fenêtre</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>&amp;Nouveautés</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Rè&amp;gles</translation>
    </message>
    <message>
        <source>A searchable summary of the rules by phase, and the rulings on a card</source>
        <translation>Les règles en bref, phase par phase, avec recherche, et les décisions sur une carte</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>Afficher le &amp;journal</translation>
    </message>
    <message>
        <source>Error messages for a bug report</source>
        <translation>Ce qui n&apos;a pas marché, pour un rapport</translation>
    </message>
    <message>
        <source>Show the &amp;data folder</source>
        <translation>Afficher le dossier des &amp;données</translation>
    </message>
    <message>
        <source>&amp;About VTES Deck</source>
        <translation>À &amp;propos de VTES Deck</translation>
    </message>
    <message>
        <source>Saving a recovery copy of the deck</source>
        <translation>Conservation du deck</translation>
    </message>
    <message numerus="yes">
        <source>VTES Deck closed unexpectedly. {n} decks with unsaved changes are under File ▸ Unsaved decks: {names}</source>
        <comment>VTES Deck closed unexpectedly. A deck with unsaved changes is under File ▸ Unsaved decks: {names}</comment>
        <translation>
            <numerusform>VTES Deck s&apos;est fermé de façon inattendue. Un deck aux modifications non enregistrées se trouve dans Fichier ▸ Decks non enregistrés&#xa0;: {names}</numerusform>
            <numerusform>VTES Deck s&apos;est fermé de façon inattendue. {n} decks aux modifications non enregistrées se trouvent dans Fichier ▸ Decks non enregistrés&#xa0;: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} recovery copies are damaged and can&apos;t be read: {places}</source>
        <comment>A recovery copy is damaged and can&apos;t be read: {places}</comment>
        <translation>
            <numerusform>{n} copie de secours est endommagée et ne peut pas être lue&#xa0;: {places}</numerusform>
            <numerusform>{n} copies de secours sont endommagées et ne peuvent pas être lues&#xa0;: {places}</numerusform>
        </translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Ouvrir {name}</translation>
    </message>
    <message>
        <source>This example is the deck that won {event}. Explore it, edit it, or start your own.</source>
        <translation>Pour commencer, voici le deck qui a gagné {event}. Explorez-le, modifiez-le ou commencez le vôtre.</translation>
    </message>
    <message>
        <source>Reading the tournament archive</source>
        <translation>Lecture de l&apos;archive des tournois</translation>
    </message>
    <message>
        <source>{path} no longer exists. A recovery copy of the deck was kept.</source>
        <translation>{path} n&apos;existe plus. Le deck a tout de même été conservé.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«&#xa0;{name}&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Open them</source>
        <comment>Open it</comment>
        <translation>
            <numerusform>L&apos;ouvrir</numerusform>
            <numerusform>Les ouvrir</numerusform>
        </translation>
    </message>
    <message>
        <source>VTES Deck closed unexpectedly. {names} were restored; save them to keep the changes.</source>
        <translation>VTES Deck ne s&apos;est pas fermé normalement. {names} sont tels que vous les avez laissés&#x202f;; leurs modifications ne sont encore dans aucun fichier.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Back to the saved deck</source>
        <translation>Revenir au deck enregistré</translation>
    </message>
    <message>
        <source>VTES Deck closed unexpectedly. “{name}” was restored as of {time}; save it to keep the changes.</source>
        <translation>VTES Deck ne s&apos;est pas fermé normalement. «&#xa0;{name}&#xa0;» est tel que vous l&apos;avez laissé à {time}&#x202f;; ses modifications ne sont encore dans aucun fichier.</translation>
    </message>
    <message>
        <source>{why} A recovery copy of the deck was kept.</source>
        <translation>{why} Le deck a tout de même été conservé.</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>Ouverture de {name}</translation>
    </message>
    <message>
        <source>Bring back the unsaved changes</source>
        <translation>Reprendre les modifications non enregistrées</translation>
    </message>
    <message>
        <source>Go back to the saved deck</source>
        <translation>Revenir au deck enregistré</translation>
    </message>
    <message>
        <source>ANY</source>
        <translation>ANY</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Aucune carte</translation>
    </message>
    <message>
        <source>Reading the collection</source>
        <translation>Lecture de la collection</translation>
    </message>
    <message>
        <source>Reading your decks</source>
        <translation>Examen de vos decks</translation>
    </message>
    <message>
        <source>The collection could not be read: {why}</source>
        <translation>La collection n&apos;a pas pu être lue&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Saving the collection</source>
        <translation>Enregistrement de la collection</translation>
    </message>
    <message>
        <source>The collection saved by the other window is kept as {file}.</source>
        <translation>Ce qu&apos;une autre fenêtre avait enregistré est conservé sous {file}.</translation>
    </message>
    <message>
        <source>Another window has changed the collection since it was opened here. Both versions still exist; choose one before you close this window.</source>
        <translation>Une autre fenêtre a modifié la collection depuis sa lecture ici. Rien n&apos;est perdu&#xa0;: les deux sont là, la vôtre tant que cette fenêtre est ouverte.</translation>
    </message>
    <message>
        <source>The collection can&apos;t be saved: {why} Your changes are kept until you close the window.</source>
        <translation>La collection ne peut pas être enregistrée&#xa0;: {why} Vos modifications restent ici tant que la fenêtre est ouverte.</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>The collection saved by the other window is damaged. It is kept as {file}; the collection in this window was saved instead.</source>
        <translation>Ce que l&apos;autre fenêtre a enregistré est endommagé. Cela est conservé sous {file}, et la collection d&apos;ici a été enregistrée à sa place.</translation>
    </message>
    <message>
        <source>The collection file is damaged. A backup from before the last change was opened; the damaged file is kept as {file}.</source>
        <translation>Le fichier de la collection était endommagé. Voici la collection telle qu&apos;elle était quand le programme a commencé à la modifier pour la dernière fois&#x202f;; le fichier endommagé est conservé sous {file}.</translation>
    </message>
    <message>
        <source>The collection file is damaged and was replaced by an empty collection. The damaged file is kept as {file}.</source>
        <translation>Le fichier de la collection était endommagé. Il est conservé sous {file} à côté du nouveau, qui commence vide.</translation>
    </message>
    <message>
        <source>The collection was saved by a newer version of VTES Deck. Changes you make here are not saved. Update VTES Deck to edit it.</source>
        <translation>Une version plus récente du programme a écrit la collection. Cette version la laisse telle quelle&#xa0;: ce que vous changez ici n&apos;est pas conservé.</translation>
    </message>
    <message>
        <source>The collection file can&apos;t be read: {why}. Changes you make here are not saved.</source>
        <translation>Le fichier de la collection ne peut pas être lu&#xa0;: {why}. Ce que vous changez ici n&apos;est pas conservé.</translation>
    </message>
    <message>
        <source>Open decks</source>
        <translation>Decks ouverts</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close the &amp;others</source>
        <translation>Fermer les &amp;autres</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications pas encore dans le fichier</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Encore dans aucun fichier</translation>
    </message>
    <message>
        <source>About VTES Deck</source>
        <translation>À propos de VTES Deck</translation>
    </message>
    <message>
        <source>Builds, judges and tries decks for Vampire: The Eternal Struggle.</source>
        <translation>Construit, vérifie et essaie des decks pour Vampire: The Eternal Struggle.</translation>
    </message>
    <message>
        <source>Versions, credits, licence</source>
        <translation>Versions, crédits, licence</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Crédits</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Software inside</source>
        <translation>Logiciels inclus</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copier les versions</translation>
    </message>
    <message>
        <source>{label}:</source>
        <translation>{label}&#xa0;:</translation>
    </message>
    <message>
        <source>Vampire: The Eternal Struggle</source>
        <translation>Vampire: The Eternal Struggle</translation>
    </message>
    <message>
        <source>designed by Richard Garfield, published by Black Chantry</source>
        <translation>conçu par Richard Garfield, publié par Black Chantry</translation>
    </message>
    <message>
        <source>Card lists, rulings, banned list</source>
        <translation>Listes de cartes, décisions, liste des interdictions</translation>
    </message>
    <message>
        <source>VEKN, the V:EKN network of players</source>
        <translation>VEKN, le réseau de joueurs V:EKN</translation>
    </message>
    <message>
        <source>Card data, rulings and names</source>
        <translation>Données des cartes, décisions et noms</translation>
    </message>
    <message>
        <source>krcg by Lionel Panhaleux, MIT License</source>
        <translation>krcg par Lionel Panhaleux, licence MIT</translation>
    </message>
    <message>
        <source>Tournament winning decks</source>
        <translation>Decks gagnants de tournois</translation>
    </message>
    <message>
        <source>the TWD archive and everybody who reported a deck</source>
        <translation>l&apos;archive TWD et tous ceux qui ont signalé un deck</translation>
    </message>
    <message>
        <source>Qt and PySide6, LGPL</source>
        <translation>Qt et PySide6, LGPL</translation>
    </message>
    <message>
        <source>Card data</source>
        <translation>Données des cartes</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>{crypt} crypt, {library} library</source>
        <translation>crypte {crypt}, bibliothèque {library}</translation>
    </message>
    <message>
        <source>Checking the card data …</source>
        <translation>Examen des données des cartes …</translation>
    </message>
    <message>
        <source>Card data on this machine</source>
        <translation>Données des cartes sur cet ordinateur</translation>
    </message>
    <message>
        <source>On this machine</source>
        <translation>Sur cet ordinateur</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Jusqu&apos;à</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Installées</translation>
    </message>
    <message>
        <source>Update from &amp;{source}</source>
        <translation>Mettre à jour depuis &amp;{source}</translation>
    </message>
    <message>
        <source>{what}, from {host}</source>
        <translation>{what}, depuis {host}</translation>
    </message>
    <message>
        <source>From a &amp;file …</source>
        <translation>Depuis un &amp;fichier …</translation>
    </message>
    <message>
        <source>Read the VEKN&apos;s card list archive or KRCG&apos;s JSON file from this computer</source>
        <translation>L&apos;archive des listes de cartes de la VEKN, ou le JSON de KRCG, venant d&apos;ailleurs</translation>
    </message>
    <message>
        <source>&amp;Go back</source>
        <translation>&amp;Revenir</translation>
    </message>
    <message>
        <source>Use them &amp;anyway</source>
        <translation>Les prendre &amp;malgré tout</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Ce qui a été fait</translation>
    </message>
    <message>
        <source>In use: {version}</source>
        <translation>Utilisées&#xa0;: {version}</translation>
    </message>
    <message>
        <source>In use because: {why}.</source>
        <translation>Utilisées pour cette raison&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>with the program</source>
        <translation>avec le programme</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>utilisées</translation>
    </message>
    <message>
        <source>Restore the card data used before</source>
        <translation>Vers les données des cartes utilisées auparavant</translation>
    </message>
    <message>
        <source>There are no earlier card data</source>
        <translation>Il n&apos;y a rien à quoi revenir</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Un instant …</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Arrêt …</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Card data from files</source>
        <translation>Données des cartes de fichiers</translation>
    </message>
    <message>
        <source>Open a deck</source>
        <translation>Ouvrir un deck</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>Enregistrer le deck</translation>
    </message>
    <message>
        <source>Close VTES Deck</source>
        <translation>Fermer VTES Deck</translation>
    </message>
    <message>
        <source>“{name}” has unsaved changes.</source>
        <translation>Les modifications de «&#xa0;{name}&#xa0;» ne sont dans aucun fichier.</translation>
    </message>
    <message>
        <source>They can&apos;t be kept on this computer. If you don&apos;t save, they are lost when the window closes.</source>
        <translation>Sur cet ordinateur, elles ne peuvent pas être conservées jusqu&apos;à la prochaine fois&#xa0;: elles seront perdues à la fermeture de la fenêtre, à moins que vous ne les enregistriez.</translation>
    </message>
    <message>
        <source>Open: {name}</source>
        <translation>Ouvert&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Version: {name}</source>
        <translation>Version&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{player}&apos;s deck</source>
        <translation>Deck de {player}</translation>
    </message>
    <message>
        <source>Winning deck: {name}</source>
        <translation>Deck gagnant&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Compare decks</source>
        <translation>Comparer des decks</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Reading versions</source>
        <translation>Lecture des versions</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>&amp;Show unchanged cards too</source>
        <translation>Aussi ce qui est &amp;identique</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Seat {seat} of {all}</source>
        <translation>Place {seat} sur {all}</translation>
    </message>
    <message>
        <source>How transfers are spent</source>
        <translation>Emploi des transferts</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>Éc&amp;hanger</translation>
    </message>
    <message>
        <source>Copy this card&apos;s &amp;number</source>
        <translation>&amp;Reprendre cette carte</translation>
    </message>
    <message>
        <source>Set the open deck&apos;s copies to the other deck&apos;s number (Enter)</source>
        <translation>Donner au deck ouvert autant d&apos;exemplaires que l&apos;autre en a (Entrée)</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier en texte</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>Im&amp;primer …</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <translation>A&amp;vant</translation>
    </message>
    <message>
        <source>A&amp;fter</source>
        <translation>Aprè&amp;s</translation>
    </message>
    <message>
        <source>A file …</source>
        <translation>Un fichier …</translation>
    </message>
    <message>
        <source>File: {name}</source>
        <translation>Fichier&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name} holds several decks; this is the first.</source>
        <translation>{name} contient plusieurs decks&#x202f;; celui-ci est le premier.</translation>
    </message>
    <message>
        <source>Reading {name}</source>
        <translation>Lecture de {name}</translation>
    </message>
    <message>
        <source>The cards are the same; other: {texts}.</source>
        <translation>Les cartes sont les mêmes&#x202f;; autre&#xa0;: {texts}.</translation>
    </message>
    <message>
        <source>The cards are the same.</source>
        <translation>Les cartes sont les mêmes.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards in, {out} out.</source>
        <comment>{n} card in, {out} out.</comment>
        <translation>
            <numerusform>Cartes ajoutées&#xa0;: {n}, retirées&#xa0;: {out}.</numerusform>
            <numerusform>Cartes ajoutées&#xa0;: {n}, retirées&#xa0;: {out}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unidentified lines differ.</source>
        <comment>{n} unidentified line differs.</comment>
        <translation>
            <numerusform>{n} ligne non identifiée diffère.</numerusform>
            <numerusform>{n} lignes non identifiées diffèrent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Following both crypts …</source>
        <translation>Suivi des deux cryptes …</translation>
    </message>
    <message>
        <source>The vampires become ready at the same speed.</source>
        <translation>Les vampires entrent en jeu comme avant.</translation>
    </message>
    <message>
        <source>Following both crypts</source>
        <translation>Suivi des deux cryptes</translation>
    </message>
    <message>
        <source>Take over {copies} {card}</source>
        <translation>Reprendre {copies} {card}</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Exporter le deck</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>Format de fichier</translation>
    </message>
    <message>
        <source>The deck in this format</source>
        <translation>Le deck dans ce format</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>Enregistrer &amp;sous …</translation>
    </message>
    <message>
        <source>{format} does not hold {lost}.</source>
        <translation>{format} ne conserve pas&#xa0;: {lost}.</translation>
    </message>
    <message>
        <source>The format keeps everything.</source>
        <translation>Rien n&apos;est omis.</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>Copié dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Goldfish game {number}</source>
        <translation>Partie en solitaire {number}</translation>
    </message>
    <message>
        <source>Replaying …</source>
        <translation>Nouvelle exécution de la partie …</translation>
    </message>
    <message>
        <source>The game, turn by turn</source>
        <translation>La partie, tour par tour</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Play it yourself …</source>
        <translation>La jouer vous-même …</translation>
    </message>
    <message>
        <source>Watch it at the table</source>
        <translation>Regarder à la table</translation>
    </message>
    <message>
        <source>Playing the game again</source>
        <translation>Nouvelle exécution de la partie</translation>
    </message>
    <message>
        <source>Game {number}, seed {seed}: the prey falls in turn {turn}.</source>
        <translation>Partie {number}, graine {seed}&#xa0;: la proie est évincée au tour {turn}.</translation>
    </message>
    <message>
        <source>Game {number}, seed {seed}: the deck falls before turn {turn}.</source>
        <translation>Partie {number}, graine {seed}&#xa0;: le deck est évincé avant le tour {turn}.</translation>
    </message>
    <message numerus="yes">
        <source>Game {number}, seed {seed}: {n} turns.</source>
        <comment>Game {number}, seed {seed}: {n} turn.</comment>
        <translation>
            <numerusform>Partie {number}, graine {seed}&#xa0;: {n} tour.</numerusform>
            <numerusform>Partie {number}, graine {seed}&#xa0;: {n} tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message numerus="yes">
        <source>{n} minions ready, {pool} pool, prey at {prey}</source>
        <comment>{n} minion ready, {pool} pool, prey at {prey}</comment>
        <translation>
            <numerusform>{n} serviteur disponible, réserve {pool}, proie à {prey}</numerusform>
            <numerusform>{n} serviteurs disponibles, réserve {pool}, proie à {prey}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards stuck</source>
        <comment>{n} card stuck</comment>
        <translation>
            <numerusform>{n} carte coincée</numerusform>
            <numerusform>{n} cartes coincées</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}, bleeds for {bleed}; then {stands}</source>
        <translation>Tour {turn}, morsure de {bleed}&#x202f;; ensuite {stands}</translation>
    </message>
    <message>
        <source>Turn {turn}; then {stands}</source>
        <translation>Tour {turn}&#x202f;; ensuite {stands}</translation>
    </message>
    <message>
        <source>Import text</source>
        <translation>Importer du texte</translation>
    </message>
    <message>
        <source>Text of the deck</source>
        <translation>Texte du deck</translation>
    </message>
    <message>
        <source>Paste a deck list here: from a mail, a forum, the tournament archive, VDB, Amaranth, Lackey, JOL, ARDB …</source>
        <translation>Collez ici une liste de deck&#xa0;: d&apos;un e-mail, d&apos;un forum, de l&apos;archive des tournois, de VDB, Amaranth, Lackey, JOL, ARDB …</translation>
    </message>
    <message>
        <source>Lines to check</source>
        <translation>Lignes à vérifier</translation>
    </message>
    <message>
        <source>Open as a &amp;new deck</source>
        <translation>Ouvrir en &amp;nouveau deck</translation>
    </message>
    <message>
        <source>Open a&amp;ll decks</source>
        <translation>Ouvrir &amp;tous les decks</translation>
    </message>
    <message>
        <source>&amp;Add to the open deck</source>
        <translation>&amp;Ajouter au deck ouvert</translation>
    </message>
    <message>
        <source>Reading the text</source>
        <translation>Lecture du texte</translation>
    </message>
    <message>
        <source>Nothing to read yet.</source>
        <translation>Rien à lire pour l&apos;instant.</translation>
    </message>
    <message>
        <source>Write {card} into line {line}</source>
        <translation>Écrire {card} à la ligne {line}</translation>
    </message>
    <message>
        <source>Crypt {crypt}, library {library}</source>
        <translation>Crypte {crypt}, bibliothèque {library}</translation>
    </message>
    <message numerus="yes">
        <source>{n} lines not recognised</source>
        <comment>{n} line not recognised</comment>
        <translation>
            <numerusform>{n} ligne non reconnue</numerusform>
            <numerusform>{n} lignes non reconnues</numerusform>
        </translation>
    </message>
    <message>
        <source>the first of {n} decks</source>
        <translation>le premier de {n} decks</translation>
    </message>
    <message>
        <source>read as {format}</source>
        <translation>lu comme {format}</translation>
    </message>
    <message>
        <source>“{name}”: {what}</source>
        <translation>«&#xa0;{name}&#xa0;»&#xa0;: {what}</translation>
    </message>
    <message>
        <source>the pasted text</source>
        <translation>le texte collé</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Nouveautés</translation>
    </message>
    <message>
        <source>From the crypt:</source>
        <translation>De la crypte&#xa0;:</translation>
    </message>
    <message>
        <source>From the library:</source>
        <translation>De la bibliothèque&#xa0;:</translation>
    </message>
    <message>
        <source>From the library, playable by a vampire drawn:</source>
        <translation>De la bibliothèque, jouable par un vampire pioché&#xa0;:</translation>
    </message>
    <message>
        <source>different cards</source>
        <translation>cartes différentes</translation>
    </message>
    <message>
        <source>capacity in total</source>
        <translation>capacité totale</translation>
    </message>
    <message>
        <source>cost in pool in total</source>
        <translation>coût total en réserve</translation>
    </message>
    <message>
        <source>cost in blood in total</source>
        <translation>coût total en sang</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>exactement</translation>
    </message>
    <message>
        <source>… (pick cards)</source>
        <translation>… (choisir des cartes)</translation>
    </message>
    <message>
        <source>{cards}: {compare} {number} ({measure})</source>
        <translation>{cards}&#xa0;: {compare} {number} ({measure})</translation>
    </message>
    <message>
        <source>At least {number} of {cards}</source>
        <translation>Au moins {number} de {cards}</translation>
    </message>
    <message>
        <source>At most {number} of {cards}</source>
        <translation>Au plus {number} de {cards}</translation>
    </message>
    <message>
        <source>Exactly {number} of {cards}</source>
        <translation>Exactement {number} de {cards}</translation>
    </message>
    <message>
        <source>A question about draws</source>
        <translation>Question sur les pioches</translation>
    </message>
    <message>
        <source>Ask this</source>
        <translation>Poser la question</translation>
    </message>
    <message>
        <source>How to combine the conditions</source>
        <translation>Comment les conditions se combinent</translation>
    </message>
    <message>
        <source>All conditions are met</source>
        <translation>Toutes sont vraies</translation>
    </message>
    <message>
        <source>At least one condition is met</source>
        <translation>Au moins une est vraie</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Another condition</source>
        <translation>Autre condition</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Drawn from</source>
        <translation>Pioché dans</translation>
    </message>
    <message>
        <source>At least, at most or exactly</source>
        <translation>Au moins, au plus ou exactement</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Ce qui est compté</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Of these cards</source>
        <translation>De ces cartes</translation>
    </message>
    <message>
        <source>when my turn begins:</source>
        <translation>au début de mon tour&#xa0;:</translation>
    </message>
    <message>
        <source>after cards seen:</source>
        <translation>après ce nombre de cartes vues&#xa0;:</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Turn or number of cards</source>
        <translation>Tour ou nombre de cartes</translation>
    </message>
    <message>
        <source>Seat of {all}</source>
        <translation>Place (sur {all})</translation>
    </message>
    <message>
        <source>Select the cards for each condition.</source>
        <translation>Cochez les cartes concernées par chaque condition.</translation>
    </message>
    <message>
        <source>Written: {question}</source>
        <translation>Écrite&#xa0;: {question}</translation>
    </message>
    <message>
        <source>{chance} (exact)</source>
        <translation>{chance} (exact)</translation>
    </message>
    <message>
        <source>Open deck</source>
        <translation>Deck ouvert</translation>
    </message>
    <message>
        <source>Closed deck</source>
        <translation>Deck fermé</translation>
    </message>
    <message>
        <source>Recent file</source>
        <translation>Fichier récent</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>A command, a panel, an open deck, a recent file, a card …</source>
        <translation>Une commande, un panneau, un deck ouvert, un fichier récent, une carte …</translation>
    </message>
    <message>
        <source>Command or search text</source>
        <translation>Que faire ou trouver</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>Ce qu&apos;il y a</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Priorities of the goldfish</source>
        <translation>Priorités du solitaire</translation>
    </message>
    <message>
        <source>Table of priorities</source>
        <translation>Table de priorités</translation>
    </message>
    <message>
        <source>Your last unused draft was restored. Undo returns to the table in use.</source>
        <translation>Ce que vous aviez écrit sans l&apos;utiliser est de nouveau ici&#x202f;; annuler ramène la table en usage.</translation>
    </message>
    <message>
        <source>Mistakes in the table</source>
        <translation>Erreurs dans la table</translation>
    </message>
    <message>
        <source>Keep the current table; your draft is kept for next time</source>
        <translation>Continuer comme avant&#x202f;; ce que vous avez écrit est gardé pour la prochaine fois</translation>
    </message>
    <message>
        <source>Use this table</source>
        <translation>Utiliser cette table</translation>
    </message>
    <message>
        <source>The built-in table</source>
        <translation>La table intégrée</translation>
    </message>
    <message>
        <source>Insert the built-in table; undo restores yours</source>
        <translation>Mettre la table intégrée dans le texte&#x202f;; annuler rend la vôtre</translation>
    </message>
    <message>
        <source>A computer player plays the deck. Lines here overrule it: an option with a priority above 0 is taken, one with 0 or less is left. The built-in table replaces the player.</source>
        <translation>L&apos;ordinateur joue le deck. Les lignes d&apos;ici passent avant lui&#xa0;: une option de priorité supérieure à 0 est prise, une option de priorité 0 ou moins est laissée. La table intégrée remplace le joueur.</translation>
    </message>
    <message>
        <source>Line {line}: {what}</source>
        <translation>Ligne {line}&#xa0;: {what}</translation>
    </message>
    <message numerus="yes">
        <source>{n} lines cannot be read.</source>
        <comment>One line cannot be read.</comment>
        <translation>
            <numerusform>{n} ligne illisible.</numerusform>
            <numerusform>{n} lignes illisibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines, all understood.</source>
        <comment>{n} line, understood.</comment>
        <translation>
            <numerusform>{n} ligne, comprise.</numerusform>
            <numerusform>{n} lignes, toutes comprises.</numerusform>
        </translation>
    </message>
    <message>
        <source>To the next field or list</source>
        <translation>Aller au champ ou à la liste suivante</translation>
    </message>
    <message>
        <source>Open the menu with that letter underlined</source>
        <translation>Ouvrir le menu dont cette lettre est soulignée</translation>
    </message>
    <message>
        <source>Alt+letter</source>
        <translation>Alt+lettre</translation>
    </message>
    <message>
        <source>Close a dialog, a list of names, a message</source>
        <translation>Fermer une boîte de dialogue, une liste de noms, un message</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search for a key or for what it does</source>
        <translation>Chercher une touche ou ce qu&apos;elle fait</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Chercher dans les raccourcis</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce que ça fait</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nouvelles touches</translation>
    </message>
    <message>
        <source>&amp;Use these keys</source>
        <translation>&amp;Utiliser ces touches</translation>
    </message>
    <message>
        <source>&amp;Reset this shortcut</source>
        <translation>&amp;Rétablir ce raccourci</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>Reset &amp;all shortcuts</source>
        <translation>Rétablir &amp;tous les raccourcis</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>Modifié par vous</translation>
    </message>
    <message>
        <source>Select an action to change its keys.</source>
        <translation>Choisissez une action pour lui donner d&apos;autres touches.</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <translation>Ces touches ne peuvent pas être modifiées.</translation>
    </message>
    <message>
        <source>Keys for “{what}”:</source>
        <translation>Touches pour «&#xa0;{what}&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>These keys are reserved for typing and navigation.</source>
        <translation>Ces touches servent à taper et à se déplacer.</translation>
    </message>
    <message>
        <source>Taken from: {actions}.</source>
        <translation>Prises à&#xa0;: {actions}.</translation>
    </message>
    <message>
        <source>Cards of {seat}</source>
        <translation>Cartes de {seat}</translation>
    </message>
    <message>
        <source>Ash heap</source>
        <translation>Tas de cendres</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Research area</source>
        <translation>Zone de recherche</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards left in the library, {crypt} in the crypt.</source>
        <comment>{n} card left in the library, {crypt} in the crypt.</comment>
        <translation>
            <numerusform>Il reste {n} carte dans la bibliothèque, {crypt} dans la crypte.</numerusform>
            <numerusform>Il reste {n} cartes dans la bibliothèque, {crypt} dans la crypte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>A search for winning decks, or a folder of lists</source>
        <translation>Une recherche de decks gagnants, ou un dossier de listes</translation>
    </message>
    <message>
        <source>A search for winning decks, or a folder of lists of your own</source>
        <translation>Une recherche de decks gagnants, ou un dossier de vos propres listes</translation>
    </message>
    <message>
        <source>Choose a folder of decks</source>
        <translation>Choisir un dossier de decks</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>More tables give narrower intervals</source>
        <translation>Plus de tables donnent des intervalles plus étroits</translation>
    </message>
    <message>
        <source>The computer player in every seat</source>
        <translation>Le joueur artificiel à chaque place</translation>
    </message>
    <message>
        <source>Another open deck that sits at the same tables with the same shuffles</source>
        <translation>Un autre deck ouvert qui s&apos;assied aux mêmes tables avec les mêmes mélanges</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same decks and seed play the same games everywhere</source>
        <translation>Les mêmes decks et la même graine jouent partout les mêmes parties</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Disponibles</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>{seat}, {region}: {cards}</source>
        <translation>{seat}, {region}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>In torpor</source>
        <translation>En torpeur</translation>
    </message>
    <message>
        <source>Uncontrolled</source>
        <translation>Incontrôlés</translation>
    </message>
    <message>
        <source>Show me around</source>
        <translation>Visite guidée</translation>
    </message>
    <message>
        <source>Remove {card}</source>
        <translation>Retirer {card}</translation>
    </message>
    <message>
        <source>Add {copies} {card}</source>
        <translation>Ajouter {copies} {card}</translation>
    </message>
    <message>
        <source>Remove {copies} {card}</source>
        <translation>Retirer {copies} {card}</translation>
    </message>
    <message>
        <source>Undo {what}</source>
        <translation>Annuler {what}</translation>
    </message>
    <message>
        <source>Redo {what}</source>
        <translation>Rétablir {what}</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nouveau deck</translation>
    </message>
    <message>
        <source>archive deck</source>
        <translation>deck de l&apos;archive</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Ouvrir …</translation>
    </message>
    <message>
        <source>Add them to what I own</source>
        <translation>Les ajouter à ce que je possède</translation>
    </message>
    <message>
        <source>Set the copies of these cards</source>
        <translation>Posséder exactement ces nombres de ces cartes</translation>
    </message>
    <message>
        <source>Replace the whole collection</source>
        <translation>Posséder ces cartes et rien d&apos;autre</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Import into the collection</source>
        <translation>Importer dans la collection</translation>
    </message>
    <message>
        <source>Open a &amp;file …</source>
        <translation>Ouvrir un &amp;fichier …</translation>
    </message>
    <message>
        <source>or paste a list below</source>
        <translation>ou collez une liste ci-dessous</translation>
    </message>
    <message>
        <source>Text to import</source>
        <translation>Texte à importer</translation>
    </message>
    <message>
        <source>Lists of VDB, vtesdecks, FELDB, ARDB, Sutekh, Lackey and JOL, tables with titles, any list of cards</source>
        <translation>Listes de VDB, vtesdecks, FELDB, ARDB, Sutekh, Lackey et JOL, tableaux avec titres, toute liste de cartes</translation>
    </message>
    <message>
        <source>What to do with the cards</source>
        <translation>Que faire des cartes</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message>
        <source>Reading {name} …</source>
        <translation>Lecture de {name} …</translation>
    </message>
    <message>
        <source>Reading the text …</source>
        <translation>Lecture du texte …</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>le texte</translation>
    </message>
    <message>
        <source>That is more than a collection can hold.</source>
        <translation>C&apos;est plus qu&apos;une collection ne peut contenir.</translation>
    </message>
    <message>
        <source>The changes can&apos;t be previewed: {error}</source>
        <translation>Impossible de dire ce qui changerait&#xa0;: {error}</translation>
    </message>
    <message>
        <source>Comparing with what you own …</source>
        <translation>Comparaison avec ce que vous possédez …</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparaison</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards read as {format}</source>
        <comment>{n} card read as {format}</comment>
        <translation>
            <numerusform>{n} carte lue comme {format}</numerusform>
            <numerusform>{n} cartes lues comme {format}</numerusform>
        </translation>
    </message>
    <message>
        <source>{copies} more</source>
        <translation>{copies} de plus</translation>
    </message>
    <message>
        <source>{copies} fewer</source>
        <translation>{copies} de moins</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>rien ne change</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards on the wish list</source>
        <comment>{n} card on the wish list</comment>
        <translation>
            <numerusform>{n} carte sur la liste de souhaits</numerusform>
            <numerusform>{n} cartes sur la liste de souhaits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards on the trade list</source>
        <comment>{n} card on the trade list</comment>
        <translation>
            <numerusform>{n} carte sur la liste d&apos;échanges</numerusform>
            <numerusform>{n} cartes sur la liste d&apos;échanges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines with no copies left out</source>
        <comment>{n} line with no copies left out</comment>
        <translation>
            <numerusform>{n} ligne sans exemplaire omise</numerusform>
            <numerusform>{n} lignes sans exemplaire omises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines not recognised, kept as they are</source>
        <comment>{n} line not recognised, kept as they are</comment>
        <translation>
            <numerusform>{n} ligne non reconnue, gardée telle quelle</numerusform>
            <numerusform>{n} lignes non reconnues, gardées telles quelles</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}”: {words}</source>
        <translation>«&#xa0;{text}&#xa0;»&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{line}: {words}</source>
        <translation>{line}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{before} before, {after} after</source>
        <translation>{before} avant, {after} après</translation>
    </message>
    <message>
        <source>{card}, {before} before, {after} after</source>
        <translation>{card}, {before} avant, {after} après</translation>
    </message>
    <message>
        <source>and {more} more</source>
        <translation>et {more} de plus</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept on this machine: {why} Save your deck before you close the window.</source>
        <translation>Les modifications non enregistrées ne peuvent pas être conservées sur cet ordinateur&#xa0;: {why} Enregistrez votre deck avant de fermer la fenêtre.</translation>
    </message>
    <message>
        <source>Not saved; a recovery copy is kept</source>
        <translation>Conservé, encore dans aucun fichier</translation>
    </message>
    <message>
        <source>Not saved; no recovery copy is kept</source>
        <translation>Pas conservé, encore dans aucun fichier</translation>
    </message>
    <message>
        <source>{file}: saved</source>
        <translation>{file}&#xa0;: enregistré</translation>
    </message>
    <message>
        <source>{file}: unsaved changes, recovery copy kept</source>
        <translation>{file}&#xa0;: modifications conservées, pas encore enregistrées</translation>
    </message>
    <message>
        <source>{file}: unsaved changes, no recovery copy</source>
        <translation>{file}&#xa0;: modifications pas conservées, pas encore enregistrées</translation>
    </message>
    <message>
        <source>Reload {name}</source>
        <translation>Relire {name}</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Relire le fichier</translation>
    </message>
    <message>
        <source>There are {n} decks in {name}; the first is open.</source>
        <translation>Il y a {n} decks dans {name}&#x202f;; le premier est ouvert.</translation>
    </message>
    <message>
        <source>Open the &amp;others</source>
        <translation>Ouvrir les &amp;autres</translation>
    </message>
    <message numerus="yes">
        <source>{n} lines in {name} need checking. It was read as {format}.</source>
        <comment>One line in {name} needs checking. It was read as {format}.</comment>
        <translation>
            <numerusform>{n} ligne à vérifier dans {name}, lu comme {format}.</numerusform>
            <numerusform>{n} lignes à vérifier dans {name}, lu comme {format}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines in the text need checking. It was read as {format}.</source>
        <comment>One line in the text needs checking. It was read as {format}.</comment>
        <translation>
            <numerusform>{n} ligne à vérifier dans le texte, lu comme {format}.</numerusform>
            <numerusform>{n} lignes à vérifier dans le texte, lu comme {format}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Les afficher</translation>
    </message>
    <message>
        <source>“{name}” was closed. Its unsaved changes are kept under File ▸ Unsaved decks.</source>
        <translation>«&#xa0;{name}&#xa0;» est fermé. Ses modifications ne sont dans aucun fichier&#x202f;; elles sont conservées dans Fichier ▸ Decks non enregistrés.</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>No deck was closed</source>
        <translation>Aucun deck n&apos;a été fermé</translation>
    </message>
    <message>
        <source>{file} is saved, but {format} files do not hold {lost}. Another file format keeps everything.</source>
        <translation>{file} est enregistré, mais les fichiers {format} ne conservent pas&#xa0;: {lost}. Un autre format de fichier garde tout.</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Enregistrer sous …</translation>
    </message>
    <message>
        <source>{file} could not be saved: {why} The file is unchanged, and your changes are kept.</source>
        <translation>{file} n&apos;a pas pu être enregistré&#xa0;: {why} Le contenu précédent du fichier est toujours là, et vos modifications sont conservées.</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>Enregistrement de {file}</translation>
    </message>
    <message numerus="yes">
        <source>{file} was the file of {names} until now, which are still open and in no file any more.</source>
        <comment>{file} was the file of {names} until now, which is still open and in no file any more.</comment>
        <translation>
            <numerusform>{file} était jusqu&apos;ici le fichier de {names}, toujours ouvert mais désormais dans aucun fichier.</numerusform>
            <numerusform>{file} était jusqu&apos;ici le fichier de {names}, toujours ouverts mais désormais dans aucun fichier.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} was not saved because another program has changed it since you opened it.</source>
        <translation>{file} a été modifié par quelqu&apos;un d&apos;autre depuis son ouverture ici&#x202f;; il n&apos;a donc pas été enregistré.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Le remplacer</translation>
    </message>
    <message>
        <source>Open the changed file</source>
        <translation>Ouvrir ce qui s&apos;y trouve</translation>
    </message>
    <message>
        <source>The deck was copied to the clipboard as text</source>
        <translation>Le deck est en texte dans le presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Discard decks from other sessions</source>
        <translation>&amp;Jeter ce que d&apos;autres sessions ont laissé</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks were discarded.</source>
        <comment>One deck was discarded.</comment>
        <translation>
            <numerusform>{n} deck a été jeté.</numerusform>
            <numerusform>{n} decks ont été jetés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Reading the cards …</source>
        <translation>Lecture des cartes …</translation>
    </message>
    <message>
        <source>“{panel}” can&apos;t be shown. See the log for details (Help ▸ Show the log).</source>
        <translation>«&#xa0;{panel}&#xa0;» ne peut pas être affiché. Le journal dit pourquoi (Aide ▸ Afficher le journal).</translation>
    </message>
    <message>
        <source>“{panel}” failed after the last change. The deck is not affected.</source>
        <translation>«&#xa0;{panel}&#xa0;» a échoué à la dernière modification. Le deck n&apos;est pas touché.</translation>
    </message>
    <message>
        <source>All panels in this group</source>
        <translation>Tous les panneaux de cet emplacement</translation>
    </message>
    <message>
        <source>Cards colu&amp;mn</source>
        <translation>Colonne des c&amp;artes</translation>
    </message>
    <message>
        <source>&amp;Deck column</source>
        <translation>Colonne du &amp;deck</translation>
    </message>
    <message>
        <source>&amp;Right column</source>
        <translation>Colonne de dr&amp;oite</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>Appar&amp;ence</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>Dec&amp;k</translation>
    </message>
    <message>
        <source>&amp;Undo “{what}”</source>
        <translation>&amp;Annuler «&#xa0;{what}&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Redo “{what}”</source>
        <translation>&amp;Rétablir «&#xa0;{what}&#xa0;»</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Dismiss (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Chronicle points</source>
        <translation>Points de chronique</translation>
    </message>
    <message>
        <source>Clan</source>
        <translation>Clan</translation>
    </message>
    <message>
        <source>Data set: {name}. Its names and cards are not those of the game.</source>
        <translation>Jeu de données&#xa0;: {name}. Ses noms et ses cartes ne sont pas ceux du jeu.</translation>
    </message>
    <message>
        <source>Data set: {name} ({id}).</source>
        <translation>Jeu de données&#xa0;: {name} ({id}).</translation>
    </message>
    <message>
        <source>The chronicle is over. Most chronicle points: {players}.</source>
        <translation>La chronique est finie. Le plus de points de chronique&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>Chapter {chapter} of 21, era {era}. Battlegrounds: {grounds}.</source>
        <translation>Chapitre {chapter} sur 21, ère {era}. Champs de bataille&#xa0;: {grounds}.</translation>
    </message>
    <message>
        <source>Chapter {n}</source>
        <translation>Chapitre {n}</translation>
    </message>
    <message>
        <source>{chapter}: {name}</source>
        <translation>{chapter}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titres</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Traits</translation>
    </message>
    <message>
        <source>Retained</source>
        <translation>Conservé</translation>
    </message>
    <message>
        <source>Assets</source>
        <translation>Atouts</translation>
    </message>
    <message>
        <source>Obligations</source>
        <translation>Obligations</translation>
    </message>
    <message>
        <source>Clan leaders</source>
        <translation>Chefs de clan</translation>
    </message>
    <message>
        <source>ancilla</source>
        <translation>ancilla</translation>
    </message>
    <message>
        <source>name: {name}</source>
        <translation>nom&#xa0;: {name}</translation>
    </message>
    <message>
        <source>clan: {clan}</source>
        <translation>clan&#xa0;: {clan}</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer, simple</source>
        <translation>Ordinateur, simple</translation>
    </message>
    <message>
        <source>Computer, random</source>
        <translation>Ordinateur, au hasard</translation>
    </message>
    <message>
        <source>No one</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Who plays seat {n}</source>
        <translation>Qui joue à la place {n}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Joueur {n}</translation>
    </message>
    <message>
        <source>Name of player {n}</source>
        <translation>Nom du joueur {n}</translation>
    </message>
    <message>
        <source>Clan of player {n}</source>
        <translation>Clan du joueur {n}</translation>
    </message>
    <message>
        <source>Chosen in the game</source>
        <translation>Choisi pendant la partie</translation>
    </message>
    <message>
        <source>Chronicles</source>
        <translation>Chroniques</translation>
    </message>
    <message>
        <source>Name of a new chronicle</source>
        <translation>Nom d&apos;une nouvelle chronique</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>Players, youngest first: Ada, Ben</source>
        <translation>Joueurs, du plus jeune au plus âgé&#xa0;: Ada, Ben</translation>
    </message>
    <message>
        <source>Players, youngest first</source>
        <translation>Joueurs, du plus jeune au plus âgé</translation>
    </message>
    <message>
        <source>A tie at the end (H-AMB-16)</source>
        <translation>Égalité à la fin (H-AMB-16)</translation>
    </message>
    <message>
        <source>A tie at the end is shared</source>
        <translation>Une égalité à la fin est partagée</translation>
    </message>
    <message>
        <source>The primogen decides a tie at the end</source>
        <translation>Le primogène tranche une égalité à la fin</translation>
    </message>
    <message>
        <source>Begin a chronicle</source>
        <translation>Commencer une chronique</translation>
    </message>
    <message>
        <source>Begun on paper …</source>
        <translation>Commencée sur papier …</translation>
    </message>
    <message>
        <source>Markdown …</source>
        <translation>Markdown …</translation>
    </message>
    <message>
        <source>Standings, players and stickers</source>
        <translation>Classement, joueurs et autocollants</translation>
    </message>
    <message>
        <source>Bloodlines of the chapters</source>
        <translation>Lignées des chapitres</translation>
    </message>
    <message>
        <source>The chronicle</source>
        <translation>La chronique</translation>
    </message>
    <message>
        <source>Enter two to four names with commas between them (H-SET-01).</source>
        <translation>Saisissez de deux à quatre noms séparés par des virgules (H-SET-01).</translation>
    </message>
    <message>
        <source>The set</source>
        <translation>Le jeu de données</translation>
    </message>
    <message>
        <source>The id tells data sets apart; a chronicle records it.</source>
        <translation>L&apos;identifiant distingue les jeux de données&#x202f;; une chronique le note.</translation>
    </message>
    <message>
        <source>Names of the attributes</source>
        <translation>Noms des attributs</translation>
    </message>
    <message>
        <source>What you call the icons of classes, temperaments, geographies (H-DAT-17).</source>
        <translation>Les noms que vous donnez aux icônes des classes, tempéraments et géographies (H-DAT-17).</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Both sides of the cards, with the abilities of the ancilla (H-DAT-01).</source>
        <translation>Les deux faces des cartes, avec les aptitudes de l&apos;ancilla (H-DAT-01).</translation>
    </message>
    <message>
        <source>Attributes, and the clan schemes with which they start (H-DAT-02).</source>
        <translation>Leurs attributs, et les intrigues de clan avec lesquelles ils commencent (H-DAT-02).</translation>
    </message>
    <message>
        <source>Schemes</source>
        <translation>Intrigues</translation>
    </message>
    <message>
        <source>Of a clan or of a battleground, with requirement and effects (H-DAT-03, H-DAT-04).</source>
        <translation>D&apos;un clan ou d&apos;un champ de bataille, avec prérequis et effets (H-DAT-03, H-DAT-04).</translation>
    </message>
    <message>
        <source>The attribute that is counted, and the printed reward (H-DAT-05).</source>
        <translation>L&apos;attribut qui est compté, et la récompense imprimée (H-DAT-05).</translation>
    </message>
    <message>
        <source>Chronicle missions</source>
        <translation>Missions de chronique</translation>
    </message>
    <message>
        <source>The attribute, and the responses on the back (H-DAT-05).</source>
        <translation>L&apos;attribut, et les réponses au dos (H-DAT-05).</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>The chapter overviews in the order of the chronicle deck (H-DAT-06).</source>
        <translation>Les présentations des chapitres dans l&apos;ordre de la pioche de chronique (H-DAT-06).</translation>
    </message>
    <message>
        <source>Text and effects (H-DAT-07).</source>
        <translation>Texte et effets (H-DAT-07).</translation>
    </message>
    <message>
        <source>The trait and the score that they need, and how many there are (H-DAT-08).</source>
        <translation>Le trait et le score requis, et le nombre d&apos;exemplaires (H-DAT-08).</translation>
    </message>
    <message>
        <source>The dots of the chronicle scoring cards of each era (H-DAT-06).</source>
        <translation>Les points de trait des cartes de score de chronique de chaque ère (H-DAT-06).</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>What is printed on the battlegrounds (H-DAT-09 to H-DAT-14).</source>
        <translation>Ce qui est imprimé sur les champs de bataille (H-DAT-09 à H-DAT-14).</translation>
    </message>
    <message>
        <source>Quantities</source>
        <translation>Quantités</translation>
    </message>
    <message>
        <source>Stickers, dots and era points; without a number there is no limit (H-DAT-15).</source>
        <translation>Autocollants, points de trait et points d&apos;ère&#x202f;; sans nombre, il n&apos;y a pas de limite (H-DAT-15).</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the entries</source>
        <translation>Chercher dans les entrées</translation>
    </message>
    <message>
        <source>New entry</source>
        <translation>Nouvelle entrée</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message>
        <source>{name} (not saved)</source>
        <translation>{name} (non enregistrée)</translation>
    </message>
    <message>
        <source>New entry (not saved)</source>
        <translation>Nouvelle entrée (non enregistrée)</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Entrée enregistrée.</translation>
    </message>
    <message>
        <source>“{name}” is there already.</source>
        <translation>«&#xa0;{name}&#xa0;» existe déjà.</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>Entrée retirée.</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sans nom</translation>
    </message>
    <message>
        <source>Write a note and press Enter</source>
        <translation>Écrivez une note et appuyez sur Entrée</translation>
    </message>
    <message>
        <source>The file was damaged and is kept as {file}; the state before is shown.</source>
        <translation>Le fichier était endommagé et est conservé sous {file}&#x202f;; l&apos;état précédent est affiché.</translation>
    </message>
    <message>
        <source>A chronicle begun on paper</source>
        <translation>Une chronique commencée sur papier</translation>
    </message>
    <message>
        <source>Name of the chronicle</source>
        <translation>Nom de la chronique</translation>
    </message>
    <message>
        <source>Enter the next chapter and the players; everything else is optional. Cards, missions and stickers are the ids of the data set “{name}”.</source>
        <translation>Saisissez le prochain chapitre et les joueurs&#x202f;; tout le reste est facultatif. Pour les cartes, missions et autocollants, utilisez les identifiants du jeu de données «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Ouvrir un fichier …</translation>
    </message>
    <message>
        <source>Begin a chronicle, or choose one</source>
        <translation>Commencez une chronique, ou choisissez-en une</translation>
    </message>
    <message>
        <source>The chronicle is over</source>
        <translation>La chronique est finie</translation>
    </message>
    <message>
        <source>Then:</source>
        <translation>Ensuite&#xa0;:</translation>
    </message>
    <message>
        <source>{n}. {players}</source>
        <translation>{n}. {players}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Stickers</source>
        <translation>Autocollants</translation>
    </message>
    <message>
        <source>Unlocked schemes</source>
        <translation>Intrigues débloquées</translation>
    </message>
    <message>
        <source>Change the result</source>
        <translation>Modifier le résultat</translation>
    </message>
    <message>
        <source>Add a result</source>
        <translation>Ajouter un résultat</translation>
    </message>
    <message>
        <source>Tournament, league or evening</source>
        <translation>Tournoi, ligue ou soirée</translation>
    </message>
    <message>
        <source>Players or decks</source>
        <translation>Joueurs ou decks</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>of</source>
        <comment>place 3 of 20 players</comment>
        <translation>sur</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Événement</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Jour</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Place</translation>
    </message>
    <message>
        <source>&amp;Victory points</source>
        <translation>Points de &amp;victoire</translation>
    </message>
    <message>
        <source>&amp;Game wins</source>
        <translation>Parties &amp;gagnées</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Adversaires</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notes</translation>
    </message>
    <message>
        <source>Era</source>
        <translation>Ère</translation>
    </message>
    <message>
        <source>Era {n}</source>
        <translation>Ère {n}</translation>
    </message>
    <message>
        <source>Battleground of {kind}</source>
        <translation>Champ de bataille&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>Basic missions</source>
        <translation>Missions de base</translation>
    </message>
    <message>
        <source>Hide the hand when another person takes over</source>
        <translation>Masquer la main quand une autre personne prend le relais</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Kept games</source>
        <translation>Parties conservées</translation>
    </message>
    <message>
        <source>Go on with this game</source>
        <translation>Reprendre cette partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>rank</comment>
        <translation>Place</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>sans date</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(sans nom)</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>fusionné</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>vol</translation>
    </message>
    <message>
        <source>reflex</source>
        <translation>réflexe</translation>
    </message>
    <message>
        <source>directed</source>
        <translation>dirigée</translation>
    </message>
    <message>
        <source>{count} blood</source>
        <translation>{count} de sang</translation>
    </message>
    <message>
        <source>{card}, {n} blood</source>
        <translation>{card}, {n} de sang</translation>
    </message>
    <message>
        <source>{minion} fights {other}</source>
        <translation>{minion} combat {other}</translation>
    </message>
    <message>
        <source>close</source>
        <translation>au contact</translation>
    </message>
    <message>
        <source>long</source>
        <translation>à distance</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Points&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Referendum of {card}</source>
        <translation>Référendum de {card}</translation>
    </message>
    <message>
        <source>Blood hunt on {card}</source>
        <translation>Chasse au sang contre {card}</translation>
    </message>
    <message>
        <source>continue</source>
        <translation>poursuivre</translation>
    </message>
    <message>
        <source>end</source>
        <translation>terminer</translation>
    </message>
    <message>
        <source>for</source>
        <translation>pour</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>blood</source>
        <translation>sang</translation>
    </message>
    <message>
        <source>life</source>
        <translation>vie</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>{card} #{n}</source>
        <translation>{card} n° {n}</translation>
    </message>
    <message>
        <source>{seat}&apos;s {card}</source>
        <translation>{card} de {seat}</translation>
    </message>
    <message>
        <source>its ability</source>
        <translation>sa capacité</translation>
    </message>
    <message>
        <source>{sentence} ({card}).</source>
        <translation>{sentence} ({card}).</translation>
    </message>
    <message>
        <source>{count} pool</source>
        <translation>{count} de réserve</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>réserve</translation>
    </message>
    <message>
        <source>{count} conviction</source>
        <translation>{count} de conviction</translation>
    </message>
    <message>
        <source>conviction</source>
        <translation>conviction</translation>
    </message>
    <message>
        <source>superior {discipline}</source>
        <translation>{discipline} (niveau supérieur)</translation>
    </message>
    <message>
        <source>inferior {discipline}</source>
        <translation>{discipline} (niveau inférieur)</translation>
    </message>
    <message>
        <source>start of turn</source>
        <translation>début du tour</translation>
    </message>
    <message>
        <source>unlock phase</source>
        <translation>phase de redressement</translation>
    </message>
    <message>
        <source>master phase</source>
        <translation>phase de maître</translation>
    </message>
    <message>
        <source>minion phase</source>
        <translation>phase de serviteur</translation>
    </message>
    <message>
        <source>influence phase</source>
        <translation>phase d&apos;influence</translation>
    </message>
    <message>
        <source>discard phase</source>
        <translation>phase de défausse</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>fin du tour</translation>
    </message>
    <message>
        <source>block</source>
        <translation>blocage</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>défausse</translation>
    </message>
    <message>
        <source>Go on to the master phase</source>
        <translation>Passer à la phase de maître</translation>
    </message>
    <message>
        <source>Do not pay</source>
        <translation>Ne pas payer</translation>
    </message>
    <message>
        <source>End the master phase</source>
        <translation>Finir la phase de maître</translation>
    </message>
    <message>
        <source>End the minion phase</source>
        <translation>Finir la phase de serviteur</translation>
    </message>
    <message>
        <source>Do not block</source>
        <translation>Ne pas bloquer</translation>
    </message>
    <message>
        <source>Play nothing</source>
        <translation>Ne rien jouer</translation>
    </message>
    <message>
        <source>Do not cancel it</source>
        <translation>Ne pas l&apos;annuler</translation>
    </message>
    <message>
        <source>Set no more terms</source>
        <translation>Ne plus fixer de termes</translation>
    </message>
    <message>
        <source>Cast no more votes</source>
        <translation>Ne plus voter</translation>
    </message>
    <message>
        <source>Accept the range</source>
        <translation>Accepter la portée</translation>
    </message>
    <message>
        <source>Do not strike</source>
        <translation>Ne pas frapper</translation>
    </message>
    <message>
        <source>Take the damage</source>
        <translation>Subir les dégâts</translation>
    </message>
    <message>
        <source>Let the combat end</source>
        <translation>Laisser finir le combat</translation>
    </message>
    <message>
        <source>End the influence phase</source>
        <translation>Finir la phase d&apos;influence</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Discard no more</source>
        <translation>Ne plus défausser</translation>
    </message>
    <message>
        <source>Choose no more targets</source>
        <translation>Ne plus choisir de cible</translation>
    </message>
    <message>
        <source>Take no card</source>
        <translation>Ne prendre aucune carte</translation>
    </message>
    <message>
        <source>Choose no number</source>
        <translation>Ne choisir aucun nombre</translation>
    </message>
    <message>
        <source>Do not do it</source>
        <translation>Ne pas le faire</translation>
    </message>
    <message>
        <source>What do you do in your unlock phase?</source>
        <translation>Que faites-vous pendant votre phase de redressement&#x202f;?</translation>
    </message>
    <message>
        <source>Do you pay for the contest?</source>
        <translation>Payez-vous pour la dispute&#x202f;?</translation>
    </message>
    <message>
        <source>Which master card do you play?</source>
        <translation>Quelle carte de maître jouez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Which minion acts?</source>
        <translation>Quel serviteur agit&#x202f;?</translation>
    </message>
    <message>
        <source>Do you block?</source>
        <translation>Bloquez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Do you play a card or use an effect?</source>
        <translation>Jouez-vous une carte ou utilisez-vous un effet&#x202f;?</translation>
    </message>
    <message>
        <source>Do you cancel the card?</source>
        <translation>Annulez-vous la carte&#x202f;?</translation>
    </message>
    <message>
        <source>What are the terms of the referendum?</source>
        <translation>Quels sont les termes du référendum&#x202f;?</translation>
    </message>
    <message>
        <source>How do you vote?</source>
        <translation>Comment votez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Do you maneuver?</source>
        <translation>Manœuvrez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Which strike do you choose?</source>
        <translation>Quelle frappe choisissez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Do you prevent damage?</source>
        <translation>Prévenez-vous des dégâts&#x202f;?</translation>
    </message>
    <message>
        <source>Do you press?</source>
        <translation>Jouez-vous une poursuite&#x202f;?</translation>
    </message>
    <message>
        <source>What do you use your transfers for?</source>
        <translation>À quoi servent vos transferts&#x202f;?</translation>
    </message>
    <message>
        <source>What do you discard?</source>
        <translation>Que défaussez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Quelle carte défaussez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>What is the target?</source>
        <translation>Quelle est la cible&#x202f;?</translation>
    </message>
    <message>
        <source>Which card do you choose?</source>
        <translation>Quelle carte choisissez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Which number do you choose?</source>
        <translation>Quel nombre choisissez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>What do you pay with?</source>
        <translation>Avec quoi payez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>What do you choose?</source>
        <translation>Que choisissez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Block with {minion}</source>
        <translation>Bloquer avec {minion}</translation>
    </message>
    <message>
        <source>Strike with hands</source>
        <translation>Frapper à mains nues</translation>
    </message>
    <message>
        <source>Maneuver</source>
        <translation>Manœuvrer</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Poursuivre</translation>
    </message>
    <message>
        <source>Move 1 pool to {card}</source>
        <translation>Déplacer 1 de réserve sur {card}</translation>
    </message>
    <message>
        <source>Move 1 blood from {card} to your pool</source>
        <translation>Déplacer 1 de sang de {card} vers votre réserve</translation>
    </message>
    <message>
        <source>Take a new crypt card</source>
        <translation>Prendre une nouvelle carte de crypte</translation>
    </message>
    <message>
        <source>Bring {card} to the ready region</source>
        <translation>Amener {card} dans la région disponible</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Défausser {card}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Bleed {seat} for {n}</source>
        <translation>Mordre {seat} de {n}</translation>
    </message>
    <message>
        <source>Discard nothing</source>
        <translation>Ne rien défausser</translation>
    </message>
    <message>
        <source>Abstain</source>
        <translation>S&apos;abstenir</translation>
    </message>
    <message>
        <source>Do not act</source>
        <translation>Ne pas agir</translation>
    </message>
    <message>
        <source>Add nothing to the strike</source>
        <translation>Ne rien ajouter à la frappe</translation>
    </message>
    <message>
        <source>{card} …</source>
        <translation>{card} …</translation>
    </message>
    <message>
        <source>{minion}: {deed}</source>
        <translation>{minion}&#xa0;: {deed}</translation>
    </message>
    <message>
        <source>{card} at {level}</source>
        <translation>{card} en {level}</translation>
    </message>
    <message>
        <source>{card} with {minion}</source>
        <translation>{card} avec {minion}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Turn {turn}, {phase} of {seat}</source>
        <translation>Tour {turn}, {phase} de {seat}</translation>
    </message>
    <message>
        <source>{what}: {question}</source>
        <translation>{what}&#xa0;: {question}</translation>
    </message>
    <message>
        <source>{minion} takes {n} damage</source>
        <translation>{minion} subit {n} de dégâts</translation>
    </message>
    <message>
        <source>{n} of it aggravated</source>
        <translation>dont {n} aggravés</translation>
    </message>
    <message>
        <source>{n} of it not preventable</source>
        <translation>dont {n} qu&apos;on ne peut pas prévenir</translation>
    </message>
    <message>
        <source>{minion} bleeds {seat} for {n}</source>
        <translation>{minion} mord {seat} de {n}</translation>
    </message>
    <message>
        <source>hand strike</source>
        <translation>frappe à mains nues</translation>
    </message>
    <message numerus="yes">
        <source>{n} damage</source>
        <comment>{n} damage</comment>
        <translation>
            <numerusform>{n} dégât</numerusform>
            <numerusform>{n} dégâts</numerusform>
        </translation>
    </message>
    <message>
        <source>{blood} of {capacity} blood</source>
        <translation>{blood} de sang sur {capacity}</translation>
    </message>
    <message>
        <source>{life} of {most} life</source>
        <translation>{life} de vie sur {most}</translation>
    </message>
    <message numerus="yes">
        <source>{n} counters</source>
        <comment>{n} counter</comment>
        <translation>
            <numerusform>{n} compteur</numerusform>
            <numerusform>{n} compteurs</numerusform>
        </translation>
    </message>
    <message>
        <source>locked</source>
        <translation>incliné</translation>
    </message>
    <message>
        <source>contested</source>
        <translation>disputé</translation>
    </message>
    <message>
        <source>with {cards}</source>
        <translation>avec {cards}</translation>
    </message>
    <message>
        <source>{name}, ousted</source>
        <translation>{name}, hors de la partie</translation>
    </message>
    <message>
        <source>{n} pool</source>
        <translation>{n} de réserve</translation>
    </message>
    <message>
        <source>the Edge</source>
        <translation>l&apos;Avantage</translation>
    </message>
    <message numerus="yes">
        <source>{n} victory points</source>
        <comment>{n} victory point</comment>
        <translation>
            <numerusform>{n} point de victoire</numerusform>
            <numerusform>{n} points de victoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards in hand</source>
        <comment>{n} card in hand</comment>
        <translation>
            <numerusform>{n} carte en main</numerusform>
            <numerusform>{n} cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, {counters} of {capacity}</source>
        <translation>{card}, {counters} sur {capacity}</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>You play it in your master phase, with a master phase action.</source>
        <translation>Elle se joue dans votre phase de maître, avec une action de phase de maître.</translation>
    </message>
    <message>
        <source>You play it in the turn of another Methuselah.</source>
        <translation>Elle se joue pendant le tour d&apos;un autre Mathusalem.</translation>
    </message>
    <message>
        <source>You have played an out-of-turn master since your last master phase.</source>
        <translation>Vous avez joué une carte de maître hors tour depuis votre dernière phase de maître.</translation>
    </message>
    <message>
        <source>You control no ready minion that it requires: {requirement}.</source>
        <translation>Vous ne contrôlez aucun serviteur disponible tel qu&apos;elle en requiert&#xa0;: {requirement}.</translation>
    </message>
    <message>
        <source>You control this unique card already.</source>
        <translation>Vous contrôlez déjà cette carte unique.</translation>
    </message>
    <message>
        <source>You cannot pay its cost of {pool} pool.</source>
        <translation>Vous ne pouvez pas payer son coût de {pool} de réserve.</translation>
    </message>
    <message>
        <source>A minion plays it as an action, in your minion phase.</source>
        <translation>Un serviteur la joue comme action, dans votre phase de serviteur.</translation>
    </message>
    <message>
        <source>A minion of yours plays it while a minion of yours acts.</source>
        <translation>Un de vos serviteurs la joue pendant qu&apos;un de vos serviteurs agit.</translation>
    </message>
    <message>
        <source>A ready unlocked minion of yours plays it while another Methuselah&apos;s minion acts.</source>
        <translation>Un de vos serviteurs disponibles et redressés la joue pendant que le serviteur d&apos;un autre Mathusalem agit.</translation>
    </message>
    <message>
        <source>A minion plays it in combat.</source>
        <translation>Un serviteur la joue en combat.</translation>
    </message>
    <message>
        <source>You play it with a discard phase action.</source>
        <translation>Elle se joue avec une action de phase de défausse.</translation>
    </message>
    <message>
        <source>The program does not play the text of this card.</source>
        <translation>Le programme ne joue pas le texte de cette carte.</translation>
    </message>
    <message>
        <source>It has no effect now, or no legal target.</source>
        <translation>Elle n&apos;a pas d&apos;effet maintenant, ou aucune cible légale.</translation>
    </message>
    <message>
        <source>It is played at another time.</source>
        <translation>Elle se joue à un autre moment.</translation>
    </message>
    <message>
        <source>No minion that could play it meets its requirement: {words}.</source>
        <translation>Aucun serviteur qui pourrait la jouer ne remplit son prérequis&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>It is played while a minion attempts to block.</source>
        <translation>Elle se joue pendant qu&apos;un serviteur tente de bloquer.</translation>
    </message>
    <message>
        <source>Stealth and intercept are played only while they are needed.</source>
        <translation>La discrétion et l&apos;interception ne se jouent que lorsqu&apos;elles sont nécessaires.</translation>
    </message>
    <message>
        <source>None of your minions is ready and unlocked.</source>
        <translation>Aucun de vos serviteurs n&apos;est disponible et redressé.</translation>
    </message>
    <message>
        <source>None of your minions takes part.</source>
        <translation>Aucun de vos serviteurs n&apos;y prend part.</translation>
    </message>
    <message>
        <source>{minion} has played it in this action.</source>
        <translation>{minion} l&apos;a jouée pendant cette action.</translation>
    </message>
    <message>
        <source>{minion} has taken this action in this turn.</source>
        <translation>{minion} a effectué cette action pendant ce tour.</translation>
    </message>
    <message>
        <source>No minion that could play it has the {n} blood that it costs.</source>
        <translation>Aucun serviteur qui pourrait la jouer n&apos;a les {n} de sang qu&apos;elle coûte.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>no title</source>
        <translation>sans titre</translation>
    </message>
    <message>
        <source>capacity {n} or more</source>
        <translation>capacité {n} ou plus</translation>
    </message>
    <message>
        <source>capacity {n} or less</source>
        <translation>capacité {n} ou moins</translation>
    </message>
    <message>
        <source>{types}, trifle</source>
        <translation>{types}, triviale</translation>
    </message>
    <message>
        <source>{amount} pool</source>
        <translation>{amount} de réserve</translation>
    </message>
    <message>
        <source>{amount} blood</source>
        <translation>{amount} de sang</translation>
    </message>
    <message>
        <source>{amount} conviction</source>
        <translation>{amount} de conviction</translation>
    </message>
    <message>
        <source>non-{what}</source>
        <translation>non {what}</translation>
    </message>
    <message>
        <source>titled</source>
        <translation>titré</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>non titré</translation>
    </message>
    <message>
        <source>cap. {capacity}+</source>
        <translation>cap. {capacity}+</translation>
    </message>
    <message>
        <source>cap. up to {capacity}</source>
        <translation>cap. {capacity} au plus</translation>
    </message>
    <message>
        <source>Copies in the deck</source>
        <translation>Exemplaires dans le deck</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>TWD</translation>
    </message>
    <message>
        <source>Winning decks that play it</source>
        <translation>Decks gagnants qui la jouent</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Artist</source>
        <translation>Artiste</translation>
    </message>
    <message>
        <source>Disciplines</source>
        <translation>Disciplines</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Cap</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>New title</source>
        <translation>Nouveau titre</translation>
    </message>
    <message>
        <source>All chapters and eras are over.</source>
        <translation>Tous les chapitres et toutes les ères sont finis.</translation>
    </message>
    <message>
        <source>These players are tied for most chronicle points. The primogen decides for:</source>
        <translation>Ces joueurs sont à égalité pour le plus de points de chronique. Le primogène tranche en faveur de&#xa0;:</translation>
    </message>
    <message>
        <source>What can be entered</source>
        <translation>Ce qui peut être saisi</translation>
    </message>
    <message>
        <source>Name sticker</source>
        <translation>Autocollant de nom</translation>
    </message>
    <message>
        <source>A new name for the ancilla, or nothing</source>
        <translation>Un nouveau nom pour l&apos;ancilla, ou rien</translation>
    </message>
    <message>
        <source>Name on the sheet</source>
        <translation>Nom sur la feuille</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Free dot {n}</source>
        <translation>Point gratuit {n}</translation>
    </message>
    <message>
        <source>Drawn character {n}</source>
        <translation>Personnage pioché {n}</translation>
    </message>
    <message>
        <source>Clan sticker</source>
        <translation>Autocollant de clan</translation>
    </message>
    <message>
        <source>A new name for the retainer, or nothing</source>
        <translation>Un nouveau nom pour le personnage conservé, ou rien</translation>
    </message>
    <message>
        <source>Draw three at random</source>
        <translation>En piocher trois au hasard</translation>
    </message>
    <message>
        <source>Play the chapter here</source>
        <translation>Jouer le chapitre ici</translation>
    </message>
    <message>
        <source>Or enter the result from the real table:</source>
        <translation>Ou saisissez le résultat de la vraie table&#xa0;:</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Name of a player who joins</source>
        <translation>Nom d&apos;un joueur qui arrive</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Faire entrer</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nouveau joueur</translation>
    </message>
    <message>
        <source>Clan of {player}</source>
        <translation>Clan de {player}</translation>
    </message>
    <message>
        <source>Victory points of {player}</source>
        <translation>Points de victoire de {player}</translation>
    </message>
    <message>
        <source>Bloodline</source>
        <translation>Lignée</translation>
    </message>
    <message>
        <source>Name of a childe of the chosen vampire</source>
        <translation>Nom d&apos;un infant du vampire choisi</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>No character of the deck has the name “{name}”.</source>
        <translation>Aucun personnage de la pioche ne porte le nom «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>“{name}” is in the bloodline already.</source>
        <translation>«&#xa0;{name}&#xa0;» est déjà dans la lignée.</translation>
    </message>
    <message>
        <source>Clan leader of {player}</source>
        <translation>Chef de clan de {player}</translation>
    </message>
    <message>
        <source>Names of the vampires, with commas between them</source>
        <translation>Noms des vampires, séparés par des virgules</translation>
    </message>
    <message>
        <source>Family tree …</source>
        <translation>Arbre généalogique …</translation>
    </message>
    <message>
        <source>Points from {battleground}</source>
        <translation>Points pour {battleground}</translation>
    </message>
    <message>
        <source>Assets used</source>
        <translation>Atouts utilisés</translation>
    </message>
    <message>
        <source>recruited {name}</source>
        <translation>a recruté {name}</translation>
    </message>
    <message>
        <source>Retainer</source>
        <comment>Heritage</comment>
        <translation>Personnage conservé</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non noté</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Mission {name}</source>
        <translation>Mission {name}</translation>
    </message>
    <message>
        <source>Places (H-END-06)</source>
        <translation>Places (H-END-06)</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>The primogen decides for this player</source>
        <translation>Le primogène tranche en faveur de ce joueur</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Saisir le résultat</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Voix</translation>
    </message>
    <message>
        <source>Sect</source>
        <translation>Secte</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Dis</source>
        <translation>Dis</translation>
    </message>
    <message>
        <source>Disciplines required</source>
        <translation>Disciplines requises</translation>
    </message>
    <message>
        <source>Requires</source>
        <translation>Requiert</translation>
    </message>
    <message>
        <source>Clan and others</source>
        <translation>Clan et autres</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message numerus="yes">
        <source>{n} winning decks of the archive play it</source>
        <comment>{n} winning deck of the archive plays it</comment>
        <translation>
            <numerusform>{n} deck gagnant de l&apos;archive la joue</numerusform>
            <numerusform>{n} decks gagnants de l&apos;archive la jouent</numerusform>
        </translation>
    </message>
    <message>
        <source>{copies} in the deck</source>
        <translation>{copies} dans le deck</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Card types</source>
        <translation>Types de cartes</translation>
    </message>
    <message>
        <source>Influence, seat {seat} of 5: {habit}</source>
        <translation>Influence, place {seat} sur 5&#xa0;: {habit}</translation>
    </message>
    <message>
        <source>First deck</source>
        <translation>Premier deck</translation>
    </message>
    <message>
        <source>Second deck</source>
        <translation>Second deck</translation>
    </message>
    <message>
        <source>{deck} (before)</source>
        <translation>{deck} (avant)</translation>
    </message>
    <message>
        <source>{deck} (after)</source>
        <translation>{deck} (après)</translation>
    </message>
    <message>
        <source>{change} points</source>
        <translation>{change} points</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>{mean} ({low} to {high})</source>
        <translation>{mean} (de {low} à {high})</translation>
    </message>
    <message>
        <source>Different crypt cards</source>
        <translation>Cartes de crypte différentes</translation>
    </message>
    <message>
        <source>Different library cards</source>
        <translation>Cartes de bibliothèque différentes</translation>
    </message>
    <message>
        <source>Cheapest opening of four</source>
        <translation>Crypte de départ la moins chère</translation>
    </message>
    <message>
        <source>Dearest opening of four</source>
        <translation>Crypte de départ la plus chère</translation>
    </message>
    <message>
        <source>Votes by titles</source>
        <translation>Voix par les titres</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>Blood, all cards together</source>
        <translation>Sang, toutes cartes confondues</translation>
    </message>
    <message>
        <source>Blood for each card</source>
        <translation>Sang par carte</translation>
    </message>
    <message>
        <source>Pool, all cards together</source>
        <translation>Réserve, toutes cartes confondues</translation>
    </message>
    <message>
        <source>Cards with a cost of X</source>
        <translation>Cartes à coût X</translation>
    </message>
    <message>
        <source>Masters that are trifles</source>
        <translation>Cartes de maître triviales</translation>
    </message>
    <message>
        <source>{discipline}, vampires</source>
        <translation>{discipline}, vampires</translation>
    </message>
    <message>
        <source>{discipline}, vampires at superior</source>
        <translation>{discipline}, vampires au niveau supérieur</translation>
    </message>
    <message>
        <source>{discipline}, library cards</source>
        <translation>{discipline}, cartes de bibliothèque</translation>
    </message>
    <message>
        <source>One vampire ready by turn {turn}</source>
        <translation>Un vampire disponible au tour {turn}</translation>
    </message>
    <message>
        <source>Two vampires ready by turn {turn}</source>
        <translation>Deux vampires disponibles au tour {turn}</translation>
    </message>
    <message>
        <source>Three vampires ready by turn {turn}</source>
        <translation>Trois vampires disponibles au tour {turn}</translation>
    </message>
    <message>
        <source>Capacity ready on turn {turn}</source>
        <translation>Capacité disponible au tour {turn}</translation>
    </message>
    <message>
        <source>Pool left on turn {turn}</source>
        <translation>Réserve restante au tour {turn}</translation>
    </message>
    <message>
        <source>simulated, {games} games, seed {seed}</source>
        <translation>simulé, {games} parties, graine {seed}</translation>
    </message>
    <message>
        <source>Only in {deck}</source>
        <translation>Seulement dans {deck}</translation>
    </message>
    <message>
        <source>In other numbers</source>
        <translation>En nombres différents</translation>
    </message>
    <message>
        <source>same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>{title}: {before}, then {after}</source>
        <translation>{title}&#xa0;: {before}, puis {after}</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Capacity or cost</source>
        <translation>Capacité ou coût</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>ligne {line}</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the file as UTF-8.</source>
        <translation>Ce n&apos;est pas du texte UTF-8. Enregistrez le fichier en UTF-8.</translation>
    </message>
    <message>
        <source>It is nested too deeply.</source>
        <translation>Les niveaux imbriqués sont trop nombreux.</translation>
    </message>
    <message>
        <source>This is not TOML: {reason}.</source>
        <translation>Ce n&apos;est pas du TOML&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Write each card under [[card]].</source>
        <translation>Écrivez chaque carte sous [[card]].</translation>
    </message>
    <message>
        <source>This is outside the cards. Write it under [[card]].</source>
        <translation>Ceci se trouve hors des cartes. Écrivez-le sous [[card]].</translation>
    </message>
    <message>
        <source>There are more than {n} cards.</source>
        <translation>Il y a plus de {n} cartes.</translation>
    </message>
    <message>
        <source>Another card of this file has the same name.</source>
        <translation>Une autre carte de ce fichier a le même nom.</translation>
    </message>
    <message>
        <source>There is no such field. Fields are: {known}.</source>
        <translation>Ce champ n&apos;existe pas. Les champs sont&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>This field is missing.</source>
        <translation>Ce champ manque.</translation>
    </message>
    <message>
        <source>The picture cannot be read. Name a file that is next to this one.</source>
        <translation>L&apos;image ne peut pas être lue. Nommez un fichier qui se trouve à côté de celui-ci.</translation>
    </message>
    <message>
        <source>The picture has more than {n} megabytes.</source>
        <translation>L&apos;image dépasse {n} mégaoctets.</translation>
    </message>
    <message>
        <source>The picture is neither JPEG nor PNG.</source>
        <translation>L&apos;image n&apos;est ni JPEG ni PNG.</translation>
    </message>
    <message>
        <source>Write a whole number from 0 to {most}, or “X”.</source>
        <translation>Écrivez un nombre entier de 0 à {most}, ou «&#xa0;X&#xa0;».</translation>
    </message>
    <message>
        <source>Write a whole number from 1 to {most}, or “any”.</source>
        <translation>Écrivez un nombre entier de 1 à {most}, ou «&#xa0;any&#xa0;».</translation>
    </message>
    <message>
        <source>Write a whole number from 1 to {most}.</source>
        <translation>Écrivez un nombre entier de 1 à {most}.</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation>Écrivez true ou false.</translation>
    </message>
    <message>
        <source>Write a list of texts.</source>
        <translation>Écrivez une liste de textes.</translation>
    </message>
    <message>
        <source>Write a text in quotation marks.</source>
        <translation>Écrivez un texte entre guillemets.</translation>
    </message>
    <message numerus="yes">
        <source>not recognised: {text}, {n} copies</source>
        <comment>not recognised: {text}, {n} copy</comment>
        <translation>
            <numerusform>non reconnu&#xa0;: {text}, {n} exemplaire</numerusform>
            <numerusform>non reconnu&#xa0;: {text}, {n} exemplaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{text}, {n} copies</source>
        <comment>{text}, {n} copy</comment>
        <translation>
            <numerusform>{text}, {n} exemplaire</numerusform>
            <numerusform>{text}, {n} exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown card name. Press Enter to choose the card.</source>
        <translation>Ce nom n&apos;est celui d&apos;aucune carte connue. Appuyez sur Entrée pour dire quelle carte c&apos;est.</translation>
    </message>
    <message>
        <source>Unknown card name (line {line} of the file). Press Enter to choose the card.</source>
        <translation>Ce nom n&apos;est celui d&apos;aucune carte connue (ligne {line} du fichier). Appuyez sur Entrée pour dire quelle carte c&apos;est.</translation>
    </message>
    <message>
        <source>F2: comment on this card</source>
        <translation>F2&#xa0;: écrire un commentaire à côté de cette carte</translation>
    </message>
    <message>
        <source>Winning decks</source>
        <translation>Decks gagnants</translation>
    </message>
    <message>
        <source>Decks that won tournaments, to look at and to copy, and what is played in them</source>
        <translation>Decks qui ont gagné des tournois, à regarder et à copier, et ce qu&apos;on y joue</translation>
    </message>
    <message>
        <source>Ideas</source>
        <translation>Idées</translation>
    </message>
    <message>
        <source>Similar winning decks, and the cards they suggest</source>
        <translation>Decks gagnants proches de celui-ci, et cartes auxquelles ils font penser</translation>
    </message>
    <message>
        <source>any</source>
        <translation>indifférent</translation>
    </message>
    <message>
        <source>Like</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Similarity of the two decks; rare cards count more</source>
        <translation>Quelle part des deux decks est la même, les cartes rares pesant plus</translation>
    </message>
    <message>
        <source>Change in copies when you press Enter</source>
        <translation>De combien Entrée augmente ou diminue le nombre</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Author of new decks</source>
        <translation>Auteur des nouveaux decks</translation>
    </message>
    <message>
        <source>Tournament format of new decks</source>
        <translation>Vérifier les nouveaux decks pour</translation>
    </message>
    <message>
        <source>TWD text (keeps everything)</source>
        <translation>Texte TWD, qui contient tout</translation>
    </message>
    <message>
        <source>File format of new decks</source>
        <translation>Enregistrer les nouveaux decks en</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Langue de la fenêtre</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Redémarrer maintenant</translation>
    </message>
    <message>
        <source>Takes effect after a restart</source>
        <translation>Prend effet après un redémarrage</translation>
    </message>
    <message>
        <source>Reopen the decks of the last session</source>
        <translation>Commencer avec les decks de la dernière fois</translation>
    </message>
    <message>
        <source>Names and texts of cards</source>
        <translation>Noms et textes des cartes</translation>
    </message>
    <message>
        <source>Cards that no person has declared act as the program reads them</source>
        <translation>Les cartes que personne n&apos;a décrites agissent comme le programme les lit</translation>
    </message>
    <message>
        <source>Fetch card pictures and symbols from the internet</source>
        <translation>Télécharger les images et les symboles des cartes sur Internet</translation>
    </message>
    <message>
        <source>Show a card next to the pointer</source>
        <translation>Montrer une carte à côté du pointeur</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> Mo</translation>
    </message>
    <message>
        <source>Keep pictures up to</source>
        <translation>Garder des images jusqu&apos;à</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Look:</source>
        <translation>Apparence&#xa0;:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Langue&#xa0;:</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Auteur&#xa0;:</translation>
    </message>
    <message>
        <source>Tournament format of new decks:</source>
        <translation>Vérifier les nouveaux decks pour&#xa0;:</translation>
    </message>
    <message>
        <source>File format of new decks:</source>
        <translation>Enregistrer les nouveaux decks en&#xa0;:</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Names and texts:</source>
        <translation>Noms et textes&#xa0;:</translation>
    </message>
    <message>
        <source>Keep pictures up to:</source>
        <translation>Garder des images jusqu&apos;à&#xa0;:</translation>
    </message>
    <message>
        <source>Your data:</source>
        <translation>Vos données&#xa0;:</translation>
    </message>
    <message>
        <source>Folder of the recovery files and the log</source>
        <translation>Les decks ouverts, les fichiers de récupération et le journal sont ici</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Show the data folder</source>
        <translation>Afficher le dossier des données</translation>
    </message>
    <message>
        <source>Similar winning decks that play it, or that play more or fewer copies</source>
        <translation>Decks gagnants semblables qui la jouent, ou qui en jouent plus ou moins</translation>
    </message>
    <message>
        <source>Of all</source>
        <translation>De tous</translation>
    </message>
    <message>
        <source>Share of the whole archive that plays it</source>
        <translation>Part de toute l&apos;archive qui la joue</translation>
    </message>
    <message>
        <source>More copies</source>
        <translation>Plus d&apos;exemplaires</translation>
    </message>
    <message>
        <source>Cards to cut</source>
        <translation>Cartes à retirer</translation>
    </message>
    <message>
        <source>Nothing to compare yet. Add a few cards to see similar winning decks and the cards they suggest.</source>
        <translation>Rien à comparer pour l&apos;instant. Dès qu&apos;il y a quelques cartes dans le deck, les decks gagnants proches sont trouvés ici, avec ce qu&apos;ils jouent et que lui ne joue pas.</translation>
    </message>
    <message>
        <source>No winning deck is similar to this one.</source>
        <translation>Aucun deck gagnant n&apos;est proche de celui-ci&#xa0;: personne n&apos;a encore gagné avec quelque chose de ce genre.</translation>
    </message>
    <message>
        <source>Learning from the archive which cards go together …</source>
        <translation>Apprentissage, d&apos;après l&apos;archive, des cartes qui vont ensemble …</translation>
    </message>
    <message>
        <source>The archive has not been learned from. Choose this list again to start.</source>
        <translation>Rien n&apos;a encore été appris de l&apos;archive. Choisissez de nouveau cette liste pour commencer.</translation>
    </message>
    <message>
        <source>Reading the archive …</source>
        <translation>Lecture de l&apos;archive …</translation>
    </message>
    <message>
        <source>Similar winning decks</source>
        <translation>Decks gagnants proches de celui-ci</translation>
    </message>
    <message>
        <source>Ideas to show</source>
        <translation>Quelles idées sont affichées</translation>
    </message>
    <message>
        <source>Ideas for this deck</source>
        <translation>Idées pour ce deck</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Le faire</translation>
    </message>
    <message>
        <source>Apply the idea to the deck (Enter); undo reverts it</source>
        <translation>Modifier le deck comme le dit l&apos;idée (Entrée)&#x202f;; annuler y revient</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Add the usual copies and take out as many of the card to replace (Shift+Enter)</source>
        <translation>Ajouter le nombre habituel d&apos;exemplaires et en retirer autant de la carte à remplacer (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>Comparer …</translation>
    </message>
    <message>
        <source>Compare the open deck with the winning deck</source>
        <translation>Comparer le deck ouvert avec le deck gagnant</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Ouvrir une copie</translation>
    </message>
    <message>
        <source>Searching for similar decks</source>
        <translation>Recherche de decks proches de celui-ci</translation>
    </message>
    <message>
        <source>Learning from the archive</source>
        <translation>Apprentissage d&apos;après l&apos;archive</translation>
    </message>
    <message>
        <source>The archive can&apos;t be read: {error}</source>
        <translation>L&apos;archive ne peut pas être lue&#xa0;: {error}</translation>
    </message>
    <message numerus="yes">
        <source>{n} similar winning decks</source>
        <comment>One similar winning deck</comment>
        <translation>
            <numerusform>{n} deck gagnant proche</numerusform>
            <numerusform>{n} decks gagnants proches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For ideas they count as {n}: nearly the same decks of a player count once.</source>
        <comment>For ideas they count as one: nearly the same decks of a player count once.</comment>
        <translation>
            <numerusform>Pour les idées, ils comptent pour un&#xa0;: les decks presque identiques d&apos;un même joueur comptent une seule fois.</numerusform>
            <numerusform>Pour les idées, ils comptent pour {n}&#xa0;: les decks presque identiques d&apos;un même joueur comptent une seule fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>No ideas of this kind.</source>
        <translation>Aucune idée de ce genre.</translation>
    </message>
    <message>
        <source>{card}: {reason}.</source>
        <translation>{card}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Usual here</source>
        <translation>Habituelles ici</translation>
    </message>
    <message>
        <source>Sets this deck apart</source>
        <translation>Ce qui distingue ce deck</translation>
    </message>
    <message>
        <source>Cut {card}</source>
        <translation>Retirer {card}</translation>
    </message>
    <message>
        <source>Play {copies} {card}</source>
        <translation>Jouer {copies} {card}</translation>
    </message>
    <message>
        <source>Replace {old} by {new}</source>
        <translation>Remplacer {old} par {new}</translation>
    </message>
    <message>
        <source>Compare with the most similar deck</source>
        <translation>Comparer avec le deck le plus proche</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Apply the idea</source>
        <translation>Faire ce que dit l&apos;idée</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Maj+Entrée</translation>
    </message>
    <message>
        <source>Replace a card by the idea</source>
        <translation>Remplacer une carte par l&apos;idée</translation>
    </message>
    <message>
        <source>+ or -</source>
        <translation>+ ou -</translation>
    </message>
    <message>
        <source>One copy more or fewer</source>
        <translation>Un exemplaire de plus ou de moins</translation>
    </message>
    <message>
        <source>{name}, {player}, {event}, {date}. Like this one: crypt {crypt}, library {library}</source>
        <translation>{name}, {player}, {event}, {date}. Ressemblance&#xa0;: crypte {crypt}, bibliothèque {library}</translation>
    </message>
    <message>
        <source>{part} of {all}</source>
        <translation>{part} sur {all}</translation>
    </message>
    <message>
        <source>{change} {card}: {reason}</source>
        <translation>{change} {card}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Select a deck to see its cards. Enter or a double-click opens a copy.</source>
        <translation>Choisissez un deck pour voir ce qu&apos;il contient. Entrée ou un double-clic en ouvre une copie.</translation>
    </message>
    <message>
        <source>No winning deck matches. Remove a condition, or ask for fewer copies.</source>
        <translation>Aucun deck gagnant ne convient. Retirez une condition ou demandez moins d&apos;exemplaires.</translation>
    </message>
    <message>
        <source>These card data contain no winning decks. Choose File ▸ Card data … to update them.</source>
        <translation>Ces données des cartes n&apos;ont pas de decks gagnants. Fichier ▸ Données des cartes … en obtient de plus récentes.</translation>
    </message>
    <message>
        <source>Search decks:  2+ arika and govern,  clan:ventrue date&gt;=2015</source>
        <translation>Chercher des decks&#xa0;:  2+ arika and govern,  clan:ventrue date&gt;=2015</translation>
    </message>
    <message>
        <source>Search the winning decks</source>
        <translation>Chercher dans les decks gagnants</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Search with a form; it fills in the search box</source>
        <translation>Chercher avec un formulaire&#x202f;; ce qu&apos;il cherche s&apos;écrit dans le champ</translation>
    </message>
    <message>
        <source>How to search the winning decks</source>
        <translation>Comment chercher dans les decks gagnants</translation>
    </message>
    <message>
        <source>Only decks with the selected card</source>
        <translation>Seulement les decks avec la carte affichée</translation>
    </message>
    <message>
        <source>&amp;Open a copy</source>
        <translation>&amp;Ouvrir une copie</translation>
    </message>
    <message>
        <source>Compare the open deck with this one</source>
        <translation>Comparer le deck ouvert avec celui-ci</translation>
    </message>
    <message>
        <source>Decks, or what they play</source>
        <translation>Decks, ou ce qu&apos;ils jouent</translation>
    </message>
    <message>
        <source>Cards in them</source>
        <translation>Leurs cartes</translation>
    </message>
    <message>
        <source>Metagame</source>
        <translation>Métagame</translation>
    </message>
    <message>
        <source>Reading the archive</source>
        <translation>Lecture de l&apos;archive</translation>
    </message>
    <message>
        <source>with {card}</source>
        <translation>avec {card}</translation>
    </message>
    <message>
        <source>Only decks that play {card}</source>
        <translation>Seulement les decks qui jouent {card}</translation>
    </message>
    <message>
        <source>Open a copy of the winning deck</source>
        <translation>Ouvrir une copie du deck gagnant</translation>
    </message>
    <message>
        <source>Compare the deck with the winning deck …</source>
        <translation>Comparer le deck avec le deck gagnant …</translation>
    </message>
    <message>
        <source>Down, Enter</source>
        <translation>Bas, Entrée</translation>
    </message>
    <message>
        <source>From the query to the results</source>
        <translation>De la recherche à ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Open a copy of the first deck found</source>
        <translation>Ouvrir une copie du premier deck trouvé</translation>
    </message>
    <message>
        <source>Open a copy of the deck; add the card</source>
        <translation>Ouvrir une copie du deck&#x202f;; ajouter la carte</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Bas</translation>
    </message>
    <message>
        <source>Earlier queries</source>
        <translation>Recherches précédentes</translation>
    </message>
    <message>
        <source>{part} of {all} winning decks</source>
        <translation>{part} decks gagnants sur {all}</translation>
    </message>
    <message>
        <source>Compare with the open deck …</source>
        <translation>Comparer avec le deck ouvert …</translation>
    </message>
    <message>
        <source>Decks by {player}</source>
        <translation>Decks de {player}</translation>
    </message>
    <message>
        <source>Decks from {country}</source>
        <translation>Decks du pays&#xa0;: {country}</translation>
    </message>
    <message>
        <source>{clan} decks</source>
        <translation>Decks {clan}</translation>
    </message>
    <message>
        <source>Decks, of those that were found, that play it</source>
        <translation>Decks, parmi ceux trouvés, qui la jouent</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Share of the decks that were found</source>
        <translation>Part des decks trouvés</translation>
    </message>
    <message>
        <source>Copies in each deck that plays it, on average</source>
        <translation>Exemplaires dans chaque deck qui la joue, en moyenne</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Crypt</source>
        <translation>Crypte</translation>
    </message>
    <message>
        <source>Different vampires</source>
        <translation>Vampires différents</translation>
    </message>
    <message>
        <source>Mean capacity</source>
        <translation>Capacité moyenne</translation>
    </message>
    <message>
        <source>Votes by title</source>
        <translation>Voix par titre</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Blood, all cards</source>
        <translation>Sang, toutes les cartes</translation>
    </message>
    <message>
        <source>Pool, all cards</source>
        <translation>Réserve, toutes les cartes</translation>
    </message>
    <message>
        <source>For: {function}</source>
        <translation>Pour&#xa0;: {function}</translation>
    </message>
    <message>
        <source>Which cards are counted</source>
        <translation>Quelles cartes sont comptées</translation>
    </message>
    <message>
        <source>Cards in these decks</source>
        <translation>Cartes de ces decks</translation>
    </message>
    <message>
        <source>Share of the decks that play the card, by year</source>
        <translation>Part des decks qui jouent la carte, par année</translation>
    </message>
    <message>
        <source>Archetypes</source>
        <translation>Archétypes</translation>
    </message>
    <message>
        <source>Winning decks since {year}. The archive holds winners only: these are shares of wins, and there are no win rates.</source>
        <translation>Decks gagnants depuis {year}. L&apos;archive ne contient que des vainqueurs&#xa0;: ce sont des parts des victoires, et il n&apos;y a pas de taux de victoire.</translation>
    </message>
    <message>
        <source>{decks} decks up to {day}. Choose a tile to see its share by year.</source>
        <translation>{decks} decks jusqu&apos;au {day}. Choisissez une tuile pour voir sa part par année.</translation>
    </message>
    <message>
        <source>{decks} decks up to {day}. A deck counts for each clan of a third of its crypt.</source>
        <translation>{decks} decks jusqu&apos;au {day}. Un deck compte pour chaque clan qui fait au moins un tiers de sa crypte.</translation>
    </message>
    <message>
        <source>{decks} decks up to {day}. A deck counts for each Discipline of half of its crypt.</source>
        <translation>{decks} decks jusqu&apos;au {day}. Un deck compte pour chaque Discipline qu&apos;a au moins la moitié de sa crypte.</translation>
    </message>
    <message>
        <source>Share of these decks that play it</source>
        <translation>Part de ces decks qui la jouent</translation>
    </message>
    <message>
        <source>The usual number: the median</source>
        <translation>Le nombre habituel&#xa0;: la médiane</translation>
    </message>
    <message>
        <source>What the tiles show</source>
        <translation>Ce que montrent les tuiles</translation>
    </message>
    <message>
        <source>Archetypes, clans or Disciplines</source>
        <translation>Archétypes, clans ou Disciplines</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Comptage …</translation>
    </message>
    <message>
        <source>Share of each year&apos;s winning decks, in percent</source>
        <translation>Part des decks gagnants de chaque année, en pour cent</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Share of the year&apos;s winning decks</source>
        <translation>Part des decks gagnants de l&apos;année</translation>
    </message>
    <message>
        <source>Usual cards of the archetype</source>
        <translation>Cartes habituelles de l&apos;archétype</translation>
    </message>
    <message>
        <source>Open the reference deck</source>
        <translation>Ouvrir le deck de référence</translation>
    </message>
    <message>
        <source>The deck that is most like all of the archetype</source>
        <translation>Le deck qui ressemble le plus à tous ceux de l&apos;archétype</translation>
    </message>
    <message>
        <source>Open the averaged list</source>
        <translation>Ouvrir la liste moyenne</translation>
    </message>
    <message>
        <source>A new deck of the usual cards in their usual numbers</source>
        <translation>Un nouveau deck avec les cartes habituelles, en nombres habituels</translation>
    </message>
    <message>
        <source>Counting archetypes</source>
        <translation>Comptage des archétypes</translation>
    </message>
    <message>
        <source>The archetypes can&apos;t be counted: {error}</source>
        <translation>Les archétypes ne peuvent pas être comptés&#xa0;: {error}</translation>
    </message>
    <message>
        <source>{share} in {year}</source>
        <translation>{share} en {year}</translation>
    </message>
    <message>
        <source>{card}: in {share} of the decks, usually {copies}</source>
        <translation>{card}&#xa0;: dans {share} des decks, d&apos;habitude {copies}</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>{share} now, {trend}</source>
        <translation>{share} actuellement, {trend}</translation>
    </message>
    <message>
        <source>{name}, {year}: {share}</source>
        <translation>{name}, {year}&#xa0;: {share}</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks, {share} of all. {recent} of the {all} decks of the last 180 days of data, {before} in the two years before.</source>
        <comment>{n} deck, {share} of all. {recent} of the {all} decks of the last 180 days of data, {before} in the two years before.</comment>
        <translation>
            <numerusform>{n} deck, {share} de tous. {recent} des {all} decks des 180 derniers jours de données, {before} dans les deux années précédentes.</numerusform>
            <numerusform>{n} decks, {share} de tous. {recent} des {all} decks des 180 derniers jours de données, {before} dans les deux années précédentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks that fit no rule.</source>
        <translation>Decks qui ne suivent aucune règle.</translation>
    </message>
    <message>
        <source>Counting the cards</source>
        <translation>Comptage des cartes</translation>
    </message>
    <message numerus="yes">
        <source>{cards} cards in {n} decks</source>
        <comment>{cards} cards in {n} deck</comment>
        <translation>
            <numerusform>{cards} cartes dans {n} deck</numerusform>
            <numerusform>{cards} cartes dans {n} decks</numerusform>
        </translation>
    </message>
    <message>
        <source>No winning deck matches.</source>
        <translation>Aucun deck gagnant ne convient, donc rien n&apos;y est joué.</translation>
    </message>
    <message>
        <source>Select a card to see how it is played. Enter adds one to the deck.</source>
        <translation>Choisissez une carte pour voir comment elle est jouée. Entrée en ajoute une au deck.</translation>
    </message>
    <message>
        <source>Share of each year&apos;s decks, {first} to {last}</source>
        <translation>Part des decks de chaque année, de {first} à {last}</translation>
    </message>
    <message>
        <source>{year}: {decks} of {of} decks, {share}, {copies} copies each</source>
        <translation>{year}&#xa0;: {decks} decks sur {of}, {share}, {copies} exemplaires par deck</translation>
    </message>
    <message>
        <source>{card}: in {decks} of {of} decks ({share}), {copies} copies each; {everywhere} of all winning decks.</source>
        <translation>{card}&#xa0;: dans {decks} decks sur {of} ({share}), {copies} exemplaires par deck&#x202f;; {everywhere} de tous les decks gagnants.</translation>
    </message>
    <message>
        <source>You play {copies}.</source>
        <translation>Vous en jouez {copies}.</translation>
    </message>
    <message>
        <source>You do not play it.</source>
        <translation>Vous ne la jouez pas.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: {n} decks, {share}, {copies} copies; {everywhere} of all decks</source>
        <comment>{card}: {n} deck, {share}, {copies} copies; {everywhere} of all decks</comment>
        <translation>
            <numerusform>{card}&#xa0;: {n} deck, {share}, {copies} exemplaires&#x202f;; {everywhere} de tous les decks</numerusform>
            <numerusform>{card}&#xa0;: {n} decks, {share}, {copies} exemplaires&#x202f;; {everywhere} de tous les decks</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected winning deck</source>
        <translation>Le deck gagnant affiché</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <comment>{n} player</comment>
        <translation>
            <numerusform>{n} joueur</numerusform>
            <numerusform>{n} joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Joue</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>Discipline</translation>
    </message>
    <message>
        <source>Avg capacity</source>
        <translation>Capacité moyenne</translation>
    </message>
    <message>
        <source>5..6 or &lt;=4.5</source>
        <translation>5..6 or &lt;=4.5</translation>
    </message>
    <message>
        <source>2015..2018 or &gt;=2020</source>
        <translation>2015..2018 or &gt;=2020</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>championship</source>
        <translation>championship</translation>
    </message>
    <message>
        <source>Deck name</source>
        <translation>Nom du deck</translation>
    </message>
    <message>
        <source>turbo</source>
        <translation>turbo</translation>
    </message>
    <message>
        <source>Nothing to count yet: the deck is empty.</source>
        <translation>Rien à compter pour l&apos;instant&#xa0;: le deck est vide.</translation>
    </message>
    <message>
        <source>Crypt by capacity</source>
        <translation>Crypte par capacité</translation>
    </message>
    <message>
        <source>Library cards by the Discipline they need</source>
        <translation>Cartes de bibliothèque par Discipline requise</translation>
    </message>
    <message>
        <source>Library by type</source>
        <translation>Bibliothèque par type</translation>
    </message>
    <message>
        <source>How many crypt cards can play each library card</source>
        <translation>Combien de cartes de crypte peuvent jouer chaque carte de bibliothèque</translation>
    </message>
    <message>
        <source>What the library cards do</source>
        <translation>Ce que font les cartes de bibliothèque</translation>
    </message>
    <message>
        <source>Crypt by clan</source>
        <translation>Crypte par clan</translation>
    </message>
    <message>
        <source>Comparison with similar winning decks</source>
        <translation>Ce deck face aux decks gagnants proches</translation>
    </message>
    <message>
        <source>Disciplines: cards that need one, vampires that have it</source>
        <translation>Disciplines&#xa0;: cartes qui en requièrent une, vampires qui l&apos;ont</translation>
    </message>
    <message>
        <source>Who can play them: crypt cards, of these at superior</source>
        <translation>Qui peut les jouer&#xa0;: cartes de crypte, dont au niveau supérieur</translation>
    </message>
    <message>
        <source>What the cards do</source>
        <translation>Ce que font les cartes</translation>
    </message>
    <message>
        <source>Clans</source>
        <translation>Clans</translation>
    </message>
    <message>
        <source>More than 25 % of the library: {functions}.</source>
        <translation>Plus de 25&#xa0;% de la bibliothèque&#xa0;: {functions}.</translation>
    </message>
    <message>
        <source>14 to 25 %: {functions}.</source>
        <translation>14 à 25&#xa0;%&#xa0;: {functions}.</translation>
    </message>
    <message>
        <source>7 to 14 %: {functions}.</source>
        <translation>7 à 14&#xa0;%&#xa0;: {functions}.</translation>
    </message>
    <message>
        <source>Less than 7 %: {functions}.</source>
        <translation>Moins de 7&#xa0;%&#xa0;: {functions}.</translation>
    </message>
    <message>
        <source>Compared with similar winning decks</source>
        <translation>Face aux decks gagnants proches</translation>
    </message>
    <message>
        <source>Composition</source>
        <translation>Composition</translation>
    </message>
    <message>
        <source>At superior</source>
        <translation>Au niveau supérieur</translation>
    </message>
    <message>
        <source>This deck</source>
        <translation>Ce deck</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Your deck, and the range of eight in ten of the {decks} most similar winning decks. Values outside the range are marked; they need not be wrong.</source>
        <translation>Le vôtre, et ce qu&apos;ont huit sur dix des {decks} decks gagnants les plus proches. Là où le vôtre en sort, c&apos;est indiqué&#xa0;: une invitation à regarder, pas un verdict.</translation>
    </message>
    <message numerus="yes">
        <source>{n} more cards with more support.</source>
        <comment>{n} more card with more support.</comment>
        <translation>
            <numerusform>{n} autre carte mieux soutenue.</numerusform>
            <numerusform>{n} autres cartes mieux soutenues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards can be played by every minion at the superior level.</source>
        <comment>{n} card can be played by every minion at the superior level.</comment>
        <translation>
            <numerusform>{n} carte peut être jouée par tous les serviteurs au niveau supérieur.</numerusform>
            <numerusform>{n} cartes peuvent être jouées par tous les serviteurs au niveau supérieur.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other card has requirements.</source>
        <translation>Toutes les autres cartes ne requièrent rien.</translation>
    </message>
    <message>
        <source>{name}: {needed} library cards need it; {superior} vampires have it at superior and {inferior} at inferior.</source>
        <translation>{name}&#xa0;: {needed} cartes de bibliothèque requièrent cette Discipline&#x202f;; {superior} vampires l&apos;ont au niveau supérieur et {inferior} au niveau inférieur.</translation>
    </message>
    <message>
        <source>No crypt cards.</source>
        <translation>Aucune carte de crypte.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards, {different} different; {groups}.</source>
        <comment>{n} card, {different} different; {groups}.</comment>
        <translation>
            <numerusform>{n} carte, {different} différente&#x202f;; {groups}.</numerusform>
            <numerusform>{n} cartes, {different} différentes&#x202f;; {groups}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>groups {which}</source>
        <comment>group {which}</comment>
        <translation>
            <numerusform>groupe {which}</numerusform>
            <numerusform>groupes {which}</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean capacity {mean}; total capacity of an opening crypt: {capacity}.</source>
        <translation>Capacité moyenne {mean}&#x202f;; une crypte de départ de quatre totalise {capacity}.</translation>
    </message>
    <message>
        <source>Mean capacity {mean}; total capacity of an opening crypt: {low} to {high}.</source>
        <translation>Capacité moyenne {mean}&#x202f;; une crypte de départ de quatre totalise de {low} à {high}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} votes by title.</source>
        <comment>{n} vote by title.</comment>
        <translation>
            <numerusform>{n} voix par les titres.</numerusform>
            <numerusform>{n} voix par les titres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards, {different} different.</source>
        <comment>{n} card, {different} different.</comment>
        <translation>
            <numerusform>{n} carte, {different} différente.</numerusform>
            <numerusform>{n} cartes, {different} différentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Total cost {blood} blood and {pool} pool; {variable} cost X.</source>
        <translation>Coût total&#xa0;: {blood} de sang et {pool} de réserve&#x202f;; à coût X&#xa0;: {variable}.</translation>
    </message>
    <message numerus="yes">
        <source>Crypt {n} cards</source>
        <comment>Crypt {n} card</comment>
        <translation>
            <numerusform>Crypte {n} carte</numerusform>
            <numerusform>Crypte {n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>library {n} cards</source>
        <comment>library {n} card</comment>
        <translation>
            <numerusform>bibliothèque {n} carte</numerusform>
            <numerusform>bibliothèque {n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>capacity {capacity}</source>
        <translation>capacité {capacity}</translation>
    </message>
    <message>
        <source>{cards} different cards; group {group}.</source>
        <translation>{cards} cartes différentes&#x202f;; groupe {group}.</translation>
    </message>
    <message>
        <source>{cards} different cards; groups {groups}.</source>
        <translation>{cards} cartes différentes&#x202f;; groupes {groups}.</translation>
    </message>
    <message>
        <source>Mean capacity {mean}; an opening of four has {low} to {high} together, {opening} on average.</source>
        <translation>Capacité moyenne {mean}&#x202f;; une crypte de départ de quatre totalise de {low} à {high}, {opening} en moyenne.</translation>
    </message>
    <message>
        <source>Simulated: {games} games, seed {seed}; 95 % intervals in parentheses.</source>
        <translation>Simulé&#xa0;: {games} parties, graine {seed}&#x202f;; intervalles à 95&#xa0;% entre parenthèses.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Transferts</translation>
    </message>
    <message>
        <source>1 or more</source>
        <translation>1 ou plus</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 ou plus</translation>
    </message>
    <message>
        <source>3 or more</source>
        <translation>3 ou plus</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Seat {seat} of {players}; transfers go to {habit}. Transfers only: no library card, no text of a vampire. {source}</source>
        <translation>Place {seat} sur {players}&#x202f;; transferts&#xa0;: {habit}. Transferts seuls&#xa0;: aucune carte de bibliothèque, aucun texte de vampire. {source}</translation>
    </message>
    <message>
        <source>At least one copy. Different vampires among them: {different}. Capacity together {mean} on average, {low} to {high}. Exact.</source>
        <translation>Au moins un exemplaire. Vampires différents parmi eux&#xa0;: {different}. Capacité totale {mean} en moyenne, de {low} à {high}. Exact.</translation>
    </message>
    <message>
        <source>Library cards that need it</source>
        <translation>Cartes de bibliothèque qui la requièrent</translation>
    </message>
    <message>
        <source>Vampires, superior</source>
        <translation>Vampires, supérieur</translation>
    </message>
    <message>
        <source>Vampires, inferior</source>
        <translation>Vampires, inférieur</translation>
    </message>
    <message>
        <source>A card may count for several.</source>
        <translation>Une carte peut compter plusieurs fois.</translation>
    </message>
    <message>
        <source>{cards} different cards.</source>
        <translation>{cards} cartes différentes.</translation>
    </message>
    <message>
        <source>All together cost {blood} blood and {pool} pool; {cards} cost X.</source>
        <translation>Coût total&#xa0;: {blood} de sang et {pool} de réserve&#x202f;; à coût X&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Total cost {blood} blood and {pool} pool.</source>
        <translation>Coût total&#xa0;: {blood} de sang et {pool} de réserve.</translation>
    </message>
    <message numerus="yes">
        <source>{n} trifles.</source>
        <comment>{n} trifle.</comment>
        <translation>
            <numerusform>{n} triviale.</numerusform>
            <numerusform>{n} triviales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Library cards seen by the beginning of a turn</source>
        <translation>Cartes de bibliothèque vues au début d&apos;un tour</translation>
    </message>
    <message>
        <source>At least one copy among {numbers} cards: the opening seven, and one more for the discard of each turn; cards that are played bring more. Exact.</source>
        <translation>Au moins un exemplaire parmi {numbers} cartes&#xa0;: les sept de départ, et une de plus pour la défausse de chaque tour&#x202f;; les cartes jouées en amènent d&apos;autres. Exact.</translation>
    </message>
    <message>
        <source>Each card costs {blood} blood and {pool} pool on average.</source>
        <translation>Chaque carte coûte en moyenne {blood} de sang et {pool} de réserve.</translation>
    </message>
    <message>
        <source>{copies} of capacity {capacity}</source>
        <translation>{copies} de capacité {capacity}</translation>
    </message>
    <message>
        <source>{n} ({share})</source>
        <translation>{n} ({share})</translation>
    </message>
    <message>
        <source>{function}: {n} of {of} library cards, {share}</source>
        <translation>{function}&#xa0;: {n} des {of} cartes de bibliothèque, {share}</translation>
    </message>
    <message>
        <source>{copies}x {card}: {able} of {of} crypt cards can play it, {superior} at the superior level.</source>
        <translation>{copies}x {card}&#xa0;: {able} cartes de crypte sur {of} peuvent la jouer, dont {superior} au niveau supérieur.</translation>
    </message>
    <message>
        <source>{own} · {low} to {high}</source>
        <translation>{own} · {low} à {high}</translation>
    </message>
    <message>
        <source>{name}: {own} here; on average {mean} there, {low} to {high} in eight decks of ten.</source>
        <translation>{name}&#xa0;: {own} ici&#x202f;; {mean} là en moyenne, de {low} à {high} dans huit decks sur dix.</translation>
    </message>
    <message>
        <source>What the deck is made of, counted as you edit</source>
        <translation>De quoi le deck est fait, compté à mesure que vous le modifiez</translation>
    </message>
    <message>
        <source>No card “{name}”</source>
        <translation>Aucune carte «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Add cards …</source>
        <translation>A&amp;jouter des cartes …</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>Descrip&amp;tion</translation>
    </message>
    <message>
        <source>R&amp;ead the description</source>
        <translation>&amp;Lire la description</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Comment on the card</source>
        <translation>&amp;Commenter la carte</translation>
    </message>
    <message>
        <source>&amp;Put into the usual order</source>
        <translation>&amp;Mettre dans l&apos;ordre habituel</translation>
    </message>
    <message>
        <source>Sort the deck itself as the tournament archive does</source>
        <translation>Trier le deck lui-même comme le fait l&apos;archive des tournois</translation>
    </message>
    <message>
        <source>Sort the cr&amp;ypt by</source>
        <translation>Trier la cr&amp;ypte par</translation>
    </message>
    <message>
        <source>Sort the &amp;library by</source>
        <translation>Trier la &amp;bibliothèque par</translation>
    </message>
    <message>
        <source>Hide the description</source>
        <translation>Masquer la description</translation>
    </message>
    <message>
        <source>Show the description</source>
        <translation>Afficher la description</translation>
    </message>
    <message>
        <source>One copy more or less of the selected cards</source>
        <translation>Un exemplaire de plus ou de moins des cartes sélectionnées</translation>
    </message>
    <message>
        <source>Set the copies of the selected cards</source>
        <translation>Ce nombre d&apos;exemplaires des cartes sélectionnées</translation>
    </message>
    <message>
        <source>Remove the selected cards or lines</source>
        <translation>Retirer les cartes ou lignes sélectionnées</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>F2, Enter</source>
        <translation>F2, Entrée</translation>
    </message>
    <message>
        <source>On an unrecognised line: choose the card</source>
        <translation>Sur une ligne non reconnue&#xa0;: dire quelle carte c&apos;est</translation>
    </message>
    <message>
        <source>Copy, cut and paste cards</source>
        <translation>Copier, couper et coller des cartes</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>&amp;Filters</source>
        <translation>Fi&amp;ltres</translation>
    </message>
    <message>
        <source>Show or hide the filters</source>
        <translation>Afficher ou masquer les filtres</translation>
    </message>
    <message>
        <source>Crypt or &amp;library</source>
        <translation>Crypte ou &amp;bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Clear the search</source>
        <translation>Effacer la &amp;recherche</translation>
    </message>
    <message>
        <source>&amp;Guide to searching</source>
        <translation>&amp;Guide de recherche</translation>
    </message>
    <message>
        <source>As a g&amp;rid</source>
        <translation>En gr&amp;ille</translation>
    </message>
    <message>
        <source>Show the cards as pictures</source>
        <translation>Montrer les cartes en images</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>Comment chercher</translation>
    </message>
    <message>
        <source>In the search box: accept the completion</source>
        <translation>Dans le champ de recherche&#xa0;: prendre la proposition</translation>
    </message>
    <message>
        <source>In the search box: go to the cards</source>
        <translation>Dans le champ de recherche&#xa0;: aller aux cartes</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Entrée</translation>
    </message>
    <message>
        <source>In the search box: add the first card found</source>
        <translation>Dans le champ de recherche&#xa0;: ajouter la première carte trouvée</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Ctrl+Espace</translation>
    </message>
    <message>
        <source>In the search box: show completions</source>
        <translation>Dans le champ de recherche&#xa0;: montrer ce qui peut suivre</translation>
    </message>
    <message>
        <source>In the search box: earlier searches</source>
        <translation>Dans le champ de recherche&#xa0;: recherches précédentes</translation>
    </message>
    <message>
        <source>Enter  +  -</source>
        <translation>Entrée  +  -</translation>
    </message>
    <message>
        <source>In the list: one copy more or less in the deck</source>
        <translation>Dans la liste&#xa0;: un exemplaire de plus ou de moins dans le deck</translation>
    </message>
    <message>
        <source>In the list: set the copies in the deck</source>
        <translation>Dans la liste&#xa0;: ce nombre d&apos;exemplaires dans le deck</translation>
    </message>
    <message>
        <source>In the grid: larger or smaller cards</source>
        <translation>Dans la grille&#xa0;: cartes plus grandes ou plus petites</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>lettres</translation>
    </message>
    <message>
        <source>In the list: go to the card of that name</source>
        <translation>Dans la liste&#xa0;: aller à la carte de ce nom</translation>
    </message>
    <message>
        <source>Filters ({count})</source>
        <translation>Filtres ({count})</translation>
    </message>
    <message>
        <source>Did you mean {card}?</source>
        <translation>Vouliez-vous dire {card}&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Without {condition}:  {n} cards</source>
        <comment>Without {condition}:  {n} card</comment>
        <translation>
            <numerusform>Sans {condition}&#xa0;:  {n} carte</numerusform>
            <numerusform>Sans {condition}&#xa0;:  {n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>No cards match.</source>
        <translation>Aucune carte ne convient.</translation>
    </message>
    <message>
        <source>Sorting the cards …</source>
        <translation>Tri des cartes …</translation>
    </message>
    <message>
        <source>Go to the card of that name</source>
        <translation>Aller à la carte de ce nom</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+molette</translation>
    </message>
    <message>
        <source>As stacks or a grid: larger or smaller cards</source>
        <translation>En piles ou en grille&#xa0;: cartes plus grandes ou plus petites</translation>
    </message>
    <message>
        <source>In the line for adding: go to the list</source>
        <translation>Dans la ligne d&apos;ajout&#xa0;: aller à la liste</translation>
    </message>
    <message>
        <source>Numbers, with commas between them</source>
        <translation>Nombres, séparés par des virgules</translation>
    </message>
    <message>
        <source>{words}; {sign} if there are none</source>
        <translation>{words}&#x202f;; {sign} s&apos;il n&apos;y en a pas</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Enter …</source>
        <translation>Saisir …</translation>
    </message>
    <message>
        <source>Add …</source>
        <translation>Ajouter …</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>Modifier …</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Looking for similar names</source>
        <translation>Recherche de noms semblables</translation>
    </message>
    <message>
        <source>{card}: nothing to change</source>
        <translation>{card}&#xa0;: rien à modifier</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards copied</source>
        <comment>{n} cards copied</comment>
        <translation>
            <numerusform>{n} carte copiée</numerusform>
            <numerusform>{n} cartes copiées</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Type its name …</source>
        <translation>&amp;Taper son nom …</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <translation>&amp;Retirer la ligne</translation>
    </message>
    <message>
        <source>Selected cards</source>
        <translation>Cartes sélectionnées</translation>
    </message>
    <message>
        <source>&amp;Add one</source>
        <translation>A&amp;jouter un exemplaire</translation>
    </message>
    <message>
        <source>&amp;Remove one</source>
        <translation>&amp;Retirer un exemplaire</translation>
    </message>
    <message>
        <source>&amp;Copies</source>
        <translation>E&amp;xemplaires</translation>
    </message>
    <message>
        <source>&amp;Show the card</source>
        <translation>A&amp;fficher</translation>
    </message>
    <message>
        <source>Copy the &amp;name</source>
        <translation>Copier le &amp;nom</translation>
    </message>
    <message>
        <source>&amp;Search similar cards</source>
        <translation>Chercher des cartes &amp;semblables</translation>
    </message>
    <message>
        <source>The same &amp;clan</source>
        <translation>Le même &amp;clan</translation>
    </message>
    <message>
        <source>The same &amp;Disciplines</source>
        <translation>Les mêmes &amp;Disciplines</translation>
    </message>
    <message>
        <source>The same &amp;title</source>
        <translation>Le même &amp;titre</translation>
    </message>
    <message>
        <source>Clan, and this &amp;group or the next</source>
        <translation>Clan, et ce &amp;groupe ou le suivant</translation>
    </message>
    <message>
        <source>Library cards that it can &amp;play</source>
        <translation>Cartes de bibliothèque qu&apos;il peut &amp;jouer</translation>
    </message>
    <message>
        <source>The same t&amp;ype</source>
        <translation>Le même t&amp;ype</translation>
    </message>
    <message>
        <source>The same &amp;function</source>
        <translation>La même &amp;fonction</translation>
    </message>
    <message>
        <source>Vampires that can &amp;play it</source>
        <translation>Vampires qui peuvent la &amp;jouer</translation>
    </message>
    <message>
        <source>Remove a&amp;ll</source>
        <translation>Retirer &amp;tout</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>C&amp;ut</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Crypt and library: change copies with + and -, digits and Delete</source>
        <translation>Crypte et bibliothèque&#xa0;: changer les exemplaires avec + et -, les chiffres et Suppr</translation>
    </message>
    <message>
        <source>Opening crypt</source>
        <translation>Crypte de départ</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Main de départ</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Cartes distribuées</translation>
    </message>
    <message>
        <source>Deal aga&amp;in</source>
        <translation>Redistri&amp;buer</translation>
    </message>
    <message>
        <source>Count this opening as one that you would keep, and deal another</source>
        <translation>Compter cette main comme une que vous garderiez, et en donner une autre</translation>
    </message>
    <message>
        <source>D&amp;raw</source>
        <translation>Pio&amp;cher</translation>
    </message>
    <message>
        <source>Draw the next card of the library</source>
        <translation>Piocher la carte suivante de la bibliothèque</translation>
    </message>
    <message>
        <source>Draw &amp;crypt</source>
        <translation>C&amp;rypte</translation>
    </message>
    <message>
        <source>Draw the next card of the crypt (four transfers and one pool)</source>
        <translation>Piocher la carte suivante de la crypte (quatre transferts et un point de réserve)</translation>
    </message>
    <message>
        <source>Play on …</source>
        <translation>Jouer …</translation>
    </message>
    <message>
        <source>Continue with this deal in the first seat on the rules engine, by hand or automatically</source>
        <translation>Jouer la suite de cette donne, à la première place, avec le moteur de règles&#xa0;: à la main ou tout seul</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Graine de la donne</translation>
    </message>
    <message>
        <source>The same deck and number deal the same cards on every machine</source>
        <translation>Les mêmes deck et numéro donnent les mêmes cartes sur tout ordinateur</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>Deal another opening</source>
        <translation>Distribuer une autre donne</translation>
    </message>
    <message>
        <source>Crypt: {drawn} of {all}, capacity {capacity} together</source>
        <translation>Crypte&#xa0;: {drawn} sur {all}, capacité totale {capacity}</translation>
    </message>
    <message>
        <source>The crypt is empty.</source>
        <translation>La crypte est vide.</translation>
    </message>
    <message>
        <source>Kept {kept} of {dealt}.</source>
        <translation>{kept} gardées sur {dealt}.</translation>
    </message>
    <message>
        <source>Hand: {drawn} of {all}</source>
        <translation>Main&#xa0;: {drawn} sur {all}</translation>
    </message>
    <message>
        <source>The library is empty.</source>
        <translation>La bibliothèque est vide.</translation>
    </message>
    <message>
        <source>Hand: {drawn} of {all}; these vampires can play {able} of them</source>
        <translation>Main&#xa0;: {drawn} sur {all}&#x202f;; ces vampires peuvent en jouer {able}</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Opening crypts and hands of this deck</source>
        <translation>Cryptes et mains de départ de ce deck</translation>
    </message>
    <message>
        <source>author</source>
        <translation>auteur</translation>
    </message>
    <message>
        <source>description</source>
        <translation>description</translation>
    </message>
    <message>
        <source>History of the deck</source>
        <translation>Historique du deck</translation>
    </message>
    <message>
        <source>Changes since it was opened</source>
        <translation>Étapes depuis l&apos;ouverture</translation>
    </message>
    <message>
        <source>{step}, now</source>
        <translation>{step}, maintenant</translation>
    </message>
    <message>
        <source>{step}, undone</source>
        <translation>{step}, annulée</translation>
    </message>
    <message>
        <source>The current deck. Select a step to restore it.</source>
        <translation>Le deck tel qu&apos;il est maintenant. Choisissez une étape pour y revenir.</translation>
    </message>
    <message>
        <source>The same deck as now.</source>
        <translation>Le même deck que maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>and {n} more</source>
        <comment>and {n} more</comment>
        <translation>
            <numerusform>et {n} autre</numerusform>
            <numerusform>et {n} autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Restoring it: {changes}</source>
        <translation>En y allant&#xa0;: {changes}</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Versions and changes of this deck; select one to restore it</source>
        <translation>Versions de ce deck et chaque modification&#xa0;: choisissez-en une pour y revenir</translation>
    </message>
    <message>
        <source>Verdict and advice</source>
        <translation>Verdict et conseils</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>For&amp;mat</translation>
    </message>
    <message>
        <source>Da&amp;y</source>
        <translation>&amp;Jour</translation>
    </message>
    <message>
        <source>Players at a table</source>
        <translation>Joueurs par table</translation>
    </message>
    <message>
        <source>Boosters each</source>
        <translation>Boosters par joueur</translation>
    </message>
    <message>
        <source>Tournament format</source>
        <translation>Format de tournoi</translation>
    </message>
    <message>
        <source>&amp;today</source>
        <translation>aujourd&apos;&amp;hui</translation>
    </message>
    <message>
        <source>Day of the tournament</source>
        <translation>Jour du tournoi</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>non précisé</translation>
    </message>
    <message>
        <source>Crypt {crypt} (at least {least_crypt}), {groups}; library {library} ({least} to {most}).</source>
        <translation>Crypte {crypt} (au moins {least_crypt}), {groups}&#x202f;; bibliothèque {library} (de {least} à {most}).</translation>
    </message>
    <message>
        <source>Crypt {crypt} (at least {least_crypt}); library {library} ({least} to {most}).</source>
        <translation>Crypte {crypt} (au moins {least_crypt})&#x202f;; bibliothèque {library} (de {least} à {most}).</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards so far</source>
        <comment>{n} card so far</comment>
        <translation>
            <numerusform>{n} carte pour l&apos;instant</numerusform>
            <numerusform>{n} cartes pour l&apos;instant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove them</source>
        <comment>Remove</comment>
        <translation>
            <numerusform>La retirer</numerusform>
            <numerusform>Les retirer</numerusform>
        </translation>
    </message>
    <message>
        <source>on this day</source>
        <translation>ce jour-là</translation>
    </message>
    <message>
        <source>on the date in each list</source>
        <translation>le jour indiqué par chaque liste</translation>
    </message>
    <message>
        <source>Tournament format of the lists</source>
        <translation>Format de tournoi des listes</translation>
    </message>
    <message>
        <source>Date to check the lists for</source>
        <translation>Pour quel jour les listes sont vérifiées</translation>
    </message>
    <message>
        <source>Day of the tournament of the lists</source>
        <translation>Jour du tournoi des listes</translation>
    </message>
    <message>
        <source> players at a table</source>
        <translation> joueurs par table</translation>
    </message>
    <message>
        <source>Players at a table, for all lists</source>
        <translation>Joueurs par table, pour toutes les listes</translation>
    </message>
    <message>
        <source>boosters not stated</source>
        <translation>boosters non précisés</translation>
    </message>
    <message>
        <source> boosters each</source>
        <translation> boosters par joueur</translation>
    </message>
    <message>
        <source>Boosters each, for all lists</source>
        <translation>Boosters par joueur, pour toutes les listes</translation>
    </message>
    <message>
        <source>starters are used</source>
        <translation>avec decks de démarrage</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Card pool</source>
        <translation>Pool de cartes</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>{format}, pool {pool}</source>
        <translation>{format}, pool {pool}</translation>
    </message>
    <message>
        <source>{format} on the date in each list</source>
        <translation>{format} le jour que chacune indique</translation>
    </message>
    <message>
        <source>{format} on {day}</source>
        <translation>{format} le {day}</translation>
    </message>
    <message>
        <source>Checking the deck</source>
        <translation>Examen du deck</translation>
    </message>
    <message>
        <source>Advice apart from legality</source>
        <translation>À regarder, hors légalité</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <translation>Le deck est vide.</translation>
    </message>
    <message>
        <source>Legal for {format} on {day}</source>
        <translation>Légal en {format} le {day}</translation>
    </message>
    <message>
        <source>Not legal for {format} on {day}</source>
        <translation>Non légal en {format} le {day}</translation>
    </message>
    <message>
        <source>Rule {rule}: {source}</source>
        <translation>Règle {rule}&#xa0;: {source}</translation>
    </message>
    <message>
        <source>What to cut …</source>
        <translation>Que couper …</translation>
    </message>
    <message>
        <source>What to add …</source>
        <translation>Qu&apos;ajouter …</translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Légalité</translation>
    </message>
    <message>
        <source>Whether the deck is legal, and how to fix it</source>
        <translation>Si le deck peut être joué, et ce qui y remédierait</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>(and {n} more)</source>
        <comment>(and {n} more)</comment>
        <translation>
            <numerusform>(et {n} autre)</numerusform>
            <numerusform>(et {n} autres)</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel: {job}</source>
        <translation>Annuler&#xa0;: {job}</translation>
    </message>
    <message>
        <source>{job}: stopping …</source>
        <translation>{job}&#xa0;: arrêt …</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Encore aucun fichier</translation>
    </message>
    <message>
        <source>Checking the card data</source>
        <translation>Examen des données des cartes</translation>
    </message>
    <message>
        <source>Updating the card data</source>
        <translation>Renouvellement des données des cartes</translation>
    </message>
    <message>
        <source>Reading card data</source>
        <translation>Lecture de données des cartes</translation>
    </message>
    <message>
        <source>Restoring the previous card data</source>
        <translation>Retour aux données des cartes précédentes</translation>
    </message>
    <message>
        <source>Reading the cards</source>
        <translation>Lecture des cartes</translation>
    </message>
    <message>
        <source>first start</source>
        <translation>premier démarrage</translation>
    </message>
    <message>
        <source>tournament archive</source>
        <translation>archives des tournois</translation>
    </message>
    <message>
        <source>An unexpected error occurred. Your deck is kept and you can continue. If it happens again, see the log for details.</source>
        <translation>Quelque chose a mal tourné dans le programme. Votre deck est conservé, et vous pouvez continuer&#x202f;; si cela se reproduit, le journal dit ce que c&apos;était.</translation>
    </message>
    <message>
        <source>An unexpected error occurred, and your deck has no recovery copy. Save it now. See the log for details.</source>
        <translation>Quelque chose a mal tourné dans le programme, et votre deck n&apos;est pas conservé&#xa0;: enregistrez-le. Le journal dit ce que c&apos;était.</translation>
    </message>
    <message>
        <source>Find cards</source>
        <translation>Trouver des cartes</translation>
    </message>
    <message>
        <source>Type what you are looking for: a name, a part of a text, or a search such as clan:ventrue cap&gt;=7. Enter or a double click adds the card to your deck.</source>
        <translation>Tapez ce que vous cherchez&#xa0;: un nom, une partie d&apos;un texte, ou une recherche comme clan:ventrue cap&gt;=7. Entrée ou un double-clic ajoute la carte à votre deck.</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Votre deck</translation>
    </message>
    <message>
        <source>common</source>
        <translation>commune</translation>
    </message>
    <message>
        <source>uncommon</source>
        <translation>peu commune</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>rare</translation>
    </message>
    <message>
        <source>vampire</source>
        <translation>vampire</translation>
    </message>
    <message>
        <source>inferior</source>
        <translation>inférieur</translation>
    </message>
    <message>
        <source>superior</source>
        <translation>supérieur</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Interdite</translation>
    </message>
    <message>
        <source>Not yet legal</source>
        <translation>Pas encore légale</translation>
    </message>
    <message>
        <source>Being tested</source>
        <translation>En test</translation>
    </message>
    <message>
        <source>Never released</source>
        <translation>Jamais parue</translation>
    </message>
    <message>
        <source>Not in the card pool</source>
        <translation>Hors du pool de cartes</translation>
    </message>
    <message>
        <source>Came out later</source>
        <translation>Parue plus tard</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Vos propres cartes</translation>
    </message>
    <message>
        <source>&amp;Import …</source>
        <translation>&amp;Importer …</translation>
    </message>
    <message>
        <source>&amp;Save the card</source>
        <translation>&amp;Enregistrer la carte</translation>
    </message>
    <message>
        <source>Add the cards of a TOML file, such as a friend&apos;s</source>
        <translation>Ajouter les cartes d&apos;un fichier TOML, par exemple celui d&apos;un ami</translation>
    </message>
    <message>
        <source>Write the selected cards, or all, as one file for friends</source>
        <translation>Écrire les cartes sélectionnées, ou toutes, dans un fichier pour vos amis</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>La carte</translation>
    </message>
    <message>
        <source>{name} (replaced by the official card)</source>
        <translation>{name} (remplacée par la carte officielle)</translation>
    </message>
    <message>
        <source>You have a card of this name. Select it to change it.</source>
        <translation>Vous avez une carte de ce nom. Sélectionnez-la pour la modifier.</translation>
    </message>
    <message>
        <source>The new card</source>
        <translation>La nouvelle carte</translation>
    </message>
    <message>
        <source>“{name}” is not saved. Discard what you have written?</source>
        <translation>«&#xa0;{name}&#xa0;» n&apos;est pas enregistrée. Abandonner ce que vous avez écrit&#x202f;?</translation>
    </message>
    <message>
        <source>Saved: {name}. It is never legal.</source>
        <translation>Enregistrée&#xa0;: {name}. Elle n&apos;est jamais légale.</translation>
    </message>
    <message>
        <source>Decks on disk keep its line as an unknown card. Undo brings it back.</source>
        <translation>Les decks sur disque gardent sa ligne comme carte inconnue. Annuler la rétablit.</translation>
    </message>
    <message>
        <source>Deleted: {names}</source>
        <translation>Supprimées&#xa0;: {names}</translation>
    </message>
    <message>
        <source>The last change is undone.</source>
        <translation>La dernière modification est annulée.</translation>
    </message>
    <message>
        <source>Own cards (*.toml)</source>
        <translation>Cartes personnelles (*.toml)</translation>
    </message>
    <message>
        <source>Nothing was added: {file} has mistakes.</source>
        <translation>Rien n&apos;a été ajouté&#xa0;: {file} contient des erreurs.</translation>
    </message>
    <message>
        <source>{file} has no cards.</source>
        <translation>{file} ne contient aucune carte.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards added.</source>
        <comment>{n} card added.</comment>
        <translation>
            <numerusform>{n} carte ajoutée.</numerusform>
            <numerusform>{n} cartes ajoutées.</numerusform>
        </translation>
    </message>
    <message>
        <source>own cards</source>
        <translation>cartes personnelles</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards are in {file}.</source>
        <comment>{n} card is in {file}.</comment>
        <translation>
            <numerusform>{n} carte est dans {file}.</numerusform>
            <numerusform>{n} cartes sont dans {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>&lt;b&gt;{copies}&lt;/b&gt; in the deck</source>
        <translation>&lt;b&gt;{copies}&lt;/b&gt; dans le deck</translation>
    </message>
    <message numerus="yes">
        <source>{n} lines are no cards we know</source>
        <comment>one line is no card we know</comment>
        <translation>
            <numerusform>{n} ligne ne correspond à aucune carte connue</numerusform>
            <numerusform>{n} lignes ne correspondent à aucune carte connue</numerusform>
        </translation>
    </message>
    <message>
        <source>Not recognised</source>
        <translation>Non reconnues</translation>
    </message>
    <message numerus="yes">
        <source>{n} trifle</source>
        <comment>{n} trifle</comment>
        <translation>
            <numerusform>{n} triviale</numerusform>
            <numerusform>{n} triviales</numerusform>
        </translation>
    </message>
    <message>
        <source>group {group}</source>
        <translation>groupe {group}</translation>
    </message>
    <message>
        <source>groups {low} and {high}</source>
        <translation>groupes {low} et {high}</translation>
    </message>
    <message>
        <source>groups {groups}</source>
        <translation>groupes {groups}</translation>
    </message>
    <message>
        <source>min {capacity}</source>
        <translation>min. {capacity}</translation>
    </message>
    <message>
        <source>max {capacity}</source>
        <translation>max. {capacity}</translation>
    </message>
    <message>
        <source>avg {capacity}</source>
        <translation>moy. {capacity}</translation>
    </message>
    <message>
        <source>life &lt;b&gt;{life}&lt;/b&gt;</source>
        <translation>vie &lt;b&gt;{life}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>capacity &lt;b&gt;{capacity}&lt;/b&gt;</source>
        <translation>capacité &lt;b&gt;{capacity}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>costs {costs}</source>
        <translation>coûte {costs}</translation>
    </message>
    <message>
        <source>requires {needs}</source>
        <translation>requiert {needs}</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>légal</translation>
    </message>
    <message>
        <source>Legal in {where}</source>
        <translation>Légale en {where}</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>non légal</translation>
    </message>
    <message>
        <source>&lt;b&gt;{why}&lt;/b&gt;: {where}</source>
        <translation>&lt;b&gt;{why}&lt;/b&gt;&#xa0;: {where}</translation>
    </message>
    <message>
        <source>legal from {day}</source>
        <translation>légale à partir du {day}</translation>
    </message>
    <message>
        <source>banned from {day}</source>
        <translation>interdite à partir du {day}</translation>
    </message>
    <message>
        <source>Who can play it</source>
        <translation>Qui peut la jouer</translation>
    </message>
    <message>
        <source>All library cards that it can play</source>
        <translation>Toutes les cartes de bibliothèque qu&apos;il peut jouer</translation>
    </message>
    <message>
        <source>What it can play of this deck</source>
        <translation>Ce qu&apos;il peut jouer de ce deck</translation>
    </message>
    <message>
        <source>What it can play</source>
        <translation>Ce qu&apos;il peut jouer</translation>
    </message>
    <message>
        <source>You, with any minions: it has no requirements.</source>
        <translation>Vous, quels que soient vos serviteurs&#xa0;: elle n&apos;a aucun prérequis.</translation>
    </message>
    <message>
        <source>Any minion: it has no requirements.</source>
        <translation>Tout le monde&#xa0;: elle ne requiert rien.</translation>
    </message>
    <message>
        <source>Not {names}</source>
        <translation>Sauf {names}</translation>
    </message>
    <message>
        <source>No vampire in this crypt. Not {names}</source>
        <translation>Personne dans cette crypte. Pas {names}</translation>
    </message>
    <message>
        <source>{able} of {all} crypt cards can.</source>
        <translation>{able} cartes de crypte sur {all} le peuvent.</translation>
    </message>
    <message>
        <source>{names} and {more} more</source>
        <translation>{names} et {more} de plus</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{able}&lt;/b&gt; of the {n} cards with requirements</source>
        <comment>&lt;b&gt;{able}&lt;/b&gt; of the {n} card with requirements</comment>
        <translation>
            <numerusform>&lt;b&gt;{able}&lt;/b&gt; sur {n} carte qui a des prérequis</numerusform>
            <numerusform>&lt;b&gt;{able}&lt;/b&gt; sur {n} cartes qui ont des prérequis</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own card, unreleased</source>
        <translation>Votre propre carte, non parue</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards have no requirements.</source>
        <comment>{n} card has no requirements.</comment>
        <translation>
            <numerusform>{n} carte ne requiert rien.</numerusform>
            <numerusform>{n} cartes ne requièrent rien.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the rules engine</source>
        <translation>Dans le moteur de règles</translation>
    </message>
    <message>
        <source>Compare the text with what the engine plays</source>
        <translation>Comparer le texte avec ce que joue le moteur</translation>
    </message>
    <message>
        <source>Hide the comparison</source>
        <translation>Masquer la comparaison</translation>
    </message>
    <message>
        <source>Official text</source>
        <translation>Texte officiel</translation>
    </message>
    <message>
        <source>As the engine understands it</source>
        <translation>Tel que le moteur le comprend</translation>
    </message>
    <message>
        <source>Rulings ({count})</source>
        <translation>Décisions ({count})</translation>
    </message>
    <message>
        <source>In winning decks</source>
        <translation>Dans les decks gagnants</translation>
    </message>
    <message numerus="yes">
        <source>In none of the {n} decks of the archive.</source>
        <comment>Not in the {n} deck of the archive.</comment>
        <translation>
            <numerusform>Pas dans le {n} deck de l&apos;archive.</numerusform>
            <numerusform>Dans aucun des {n} decks de l&apos;archive.</numerusform>
        </translation>
    </message>
    <message>
        <source>In &lt;b&gt;{decks}&lt;/b&gt; of {all} ({percent} %), {copies} copies in each</source>
        <translation>Dans &lt;b&gt;{decks}&lt;/b&gt; sur {all} ({percent}&#xa0;%), {copies} exemplaires par deck</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Played with {names}</source>
        <translation>Jouée avec {names}</translation>
    </message>
    <message>
        <source>Printings ({count})</source>
        <translation>Éditions ({count})</translation>
    </message>
    <message>
        <source>product</source>
        <translation>produit</translation>
    </message>
    <message>
        <source>{copies} in {product}</source>
        <translation>{copies} dans {product}</translation>
    </message>
    <message>
        <source>its picture is shown</source>
        <translation>image affichée</translation>
    </message>
    <message>
        <source>Show the usual picture again</source>
        <translation>Revenir à l&apos;image habituelle</translation>
    </message>
    <message>
        <source>Show the picture from here</source>
        <translation>Afficher l&apos;image de cette édition</translation>
    </message>
    <message>
        <source>Other versions {names}</source>
        <translation>Autres versions&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Drawn by {names}</source>
        <translation>Dessinée par {names}</translation>
    </message>
    <message>
        <source>Also called {names}</source>
        <translation>Aussi appelée {names}</translation>
    </message>
    <message>
        <source>Number {id}</source>
        <translation>Numéro {id}</translation>
    </message>
    <message>
        <source>Text, rulings, printings, which of your vampires can play it, and how often it won.</source>
        <translation>Texte, décisions, éditions, qui de votre deck peut la jouer et combien de fois elle a gagné.</translation>
    </message>
    <message>
        <source>Legal or not</source>
        <translation>Légal ou non</translation>
    </message>
    <message>
        <source>Plus and minus change the copies, and everything can be undone. Files of all the usual programs are opened, lists from mails and forums are pasted with {keys}.</source>
        <translation>Plus et moins changent le nombre d&apos;exemplaires, et tout peut être annulé. Les fichiers de tous les programmes habituels s&apos;ouvrent, les listes de courriels et de forums se collent avec {keys}.</translation>
    </message>
    <message>
        <source>For every tournament format and date, as you edit: what is wrong, under which rule, and how to fix it.</source>
        <translation>Pour chaque format de tournoi et chaque jour, à mesure que vous modifiez le deck&#xa0;: ce qui ne va pas, selon quelle règle, et ce qui le corrigerait.</translation>
    </message>
    <message>
        <source>What to expect</source>
        <translation>À quoi s&apos;attendre</translation>
    </message>
    <message>
        <source>Exact odds of any draw, and how soon your vampires become ready.</source>
        <translation>Probabilités exactes de toute pioche, et arrivée de vos vampires tour par tour.</translation>
    </message>
    <message>
        <source>How it runs</source>
        <translation>Comment il tourne</translation>
    </message>
    <message>
        <source>The deck plays alone under the full rules, hundreds of times: how fast it is, where it jams, and which of two versions is better.</source>
        <translation>Le deck joue seul avec les règles complètes, des centaines de fois&#xa0;: à quelle vitesse, où il se coince, et laquelle de deux versions est la meilleure.</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Tout le reste</translation>
    </message>
    <message>
        <source>{palette} finds every command, deck and card; {shortcuts} lists all keys. Nothing that you type is lost, whatever happens.</source>
        <translation>{palette} trouve chaque commande, deck et carte&#x202f;; {shortcuts} liste toutes les touches. Rien de ce que vous tapez n&apos;est perdu, quoi qu&apos;il arrive.</translation>
    </message>
    <message>
        <source>Tour of the window</source>
        <translation>Visite de la fenêtre</translation>
    </message>
    <message>
        <source>Positions (*.position.json *.json)</source>
        <translation>Positions (*.position.json *.json)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Empty table</source>
        <translation>Table vide</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Enregistrer …</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Copier en Python</translation>
    </message>
    <message>
        <source>Seats and turn</source>
        <translation>Places et tour</translation>
    </message>
    <message>
        <source>Rules that are broken</source>
        <translation>Règles enfreintes</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Afficher la règle</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d&apos;ici</translation>
    </message>
    <message numerus="yes">
        <source>This position is illegal for {n} reasons:</source>
        <comment>This position is illegal:</comment>
        <translation>
            <numerusform>Cette position est illégale&#xa0;:</numerusform>
            <numerusform>Cette position est illégale pour {n} raisons&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>This position is legal.</source>
        <translation>Cette position est légale.</translation>
    </message>
    <message>
        <source>The position is on the clipboard as Python code.</source>
        <translation>La position est dans le presse-papiers en code Python.</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Ouvrir une position</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>Keeping the position</source>
        <translation>Enregistrement de la position</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <translation>{at} sur {all}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Tidying versions</source>
        <translation>Rangement des versions</translation>
    </message>
    <message>
        <source>Saving a version</source>
        <translation>Conservation d&apos;une version</translation>
    </message>
    <message>
        <source>Parts of the window can&apos;t be shown: {names}. Try reinstalling VTES Deck. See the log for details.</source>
        <translation>Des parties de la fenêtre ne peuvent pas être affichées&#xa0;: {names}. Réinstaller VTES Deck peut aider&#x202f;; le journal dit ce qui ne va pas.</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Afficher le journal</translation>
    </message>
    <message>
        <source>State of the file</source>
        <translation>État du fichier</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards, {version}</source>
        <comment>{n} card, {version}</comment>
        <translation>
            <numerusform>{n} carte, {version}</numerusform>
            <numerusform>{n} cartes, {version}</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards can&apos;t be read: {why} Decks can&apos;t be shown without them. Reinstall VTES Deck to restore them.</source>
        <translation>Les cartes ne peuvent pas être lues&#xa0;: {why} Sans elles, aucun deck ne peut être affiché. Réinstaller VTES Deck les fait revenir.</translation>
    </message>
    <message>
        <source>Card data …</source>
        <translation>Données des cartes …</translation>
    </message>
    <message>
        <source>{job} failed: {why}</source>
        <translation>{job}&#xa0;: cela n&apos;a pas fonctionné. {why}</translation>
    </message>
    <message>
        <source>The settings file is damaged, so the default settings are used. The damaged file is kept as {file}.</source>
        <translation>Les réglages étaient endommagés. Le fichier est conservé sous {file}&#x202f;; les réglages sont ceux d&apos;un premier démarrage.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be read: {why}. Changes to the settings are lost when you quit.</source>
        <translation>Les réglages ne peuvent pas être lus&#xa0;: {why}. En attendant, ce que vous y changez vaut jusqu&apos;à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The window layout could not be read. The damaged file is kept as {file}.</source>
        <translation>L&apos;aspect de la fenêtre n&apos;a pas pu être lu. Le fichier est conservé sous {file}.</translation>
    </message>
    <message>
        <source>it is too large for a collection</source>
        <translation>il est trop volumineux pour une collection</translation>
    </message>
    <message>
        <source>it is no collection of this program</source>
        <translation>ce n&apos;est pas une collection de ce programme</translation>
    </message>
    <message>
        <source>{most} or {last}</source>
        <translation>{most} ou {last}</translation>
    </message>
    <message>
        <source>{line}: no such card</source>
        <translation>{line}&#xa0;: carte inexistante</translation>
    </message>
    <message>
        <source>{line}: no such card; perhaps {names}</source>
        <translation>{line}&#xa0;: carte inexistante&#x202f;; peut-être {names}</translation>
    </message>
    <message>
        <source>{line}: an own card that you do not have; add its file to your own cards</source>
        <translation>{line}&#xa0;: une carte personnelle que vous n&apos;avez pas&#x202f;; ajoutez son fichier à vos propres cartes</translation>
    </message>
    <message>
        <source>no card has the number {number}</source>
        <translation>aucune carte n&apos;a le numéro {number}</translation>
    </message>
    <message>
        <source>{line}: another deck begins here; it was not read</source>
        <translation>{line}&#xa0;: un autre deck commence ici&#x202f;; il n&apos;a pas été lu</translation>
    </message>
    <message>
        <source>{line} was read as {card}</source>
        <translation>{line}&#xa0;: lu comme {card}</translation>
    </message>
    <message>
        <source>{line} may be {cards}; {card} was taken</source>
        <translation>{line}&#xa0;: peut être {cards}&#x202f;; {card} est retenu</translation>
    </message>
    <message>
        <source>{line}: the group is not that of {card}, which was taken</source>
        <translation>{line}&#xa0;: le groupe n&apos;est pas celui de {card}, qui est retenu</translation>
    </message>
    <message>
        <source>{line} was read as {card} with a comment</source>
        <translation>{line}&#xa0;: lu comme {card} avec un commentaire</translation>
    </message>
    <message>
        <source>{line} was not understood and is kept as text</source>
        <translation>{line}&#xa0;: pas compris, gardé comme texte</translation>
    </message>
    <message>
        <source>{line} was not understood and is kept as text; perhaps {names}</source>
        <translation>{line}&#xa0;: pas compris, gardé comme texte&#x202f;; peut-être {names}</translation>
    </message>
    <message>
        <source>{line} has no number; one copy was taken</source>
        <translation>{line}&#xa0;: pas de nombre&#x202f;; un exemplaire retenu</translation>
    </message>
    <message>
        <source>{line}: the number is not clear; {found} was taken</source>
        <translation>{line}&#xa0;: nombre peu clair&#x202f;; {found} retenu</translation>
    </message>
    <message>
        <source>{line}: 0 copies; left out</source>
        <translation>{line}&#xa0;: 0 exemplaire&#x202f;; omis</translation>
    </message>
    <message>
        <source>{line}: {said} copies are too many; {found} were read</source>
        <translation>{line}&#xa0;: {said} exemplaires, c&apos;est improbable&#x202f;; {found} retenus</translation>
    </message>
    <message>
        <source>{line} says {said} cards, but {found} were read</source>
        <translation>{line}&#xa0;: annonce {said} cartes, mais {found} ont été lues</translation>
    </message>
    <message>
        <source>{line} is not part of the deck and was not counted</source>
        <translation>{line}&#xa0;: à côté du deck, pas compté</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>ce n&apos;est pas un fichier</translation>
    </message>
    <message>
        <source>{file}: it is too large for a collection (more than {size} MB, or {lines} lines)</source>
        <translation>{file}&#xa0;: il est trop volumineux pour une collection (plus de {size} Mo, ou {lines} lignes)</translation>
    </message>
    <message>
        <source>workbook (VDB)</source>
        <translation>classeur (VDB)</translation>
    </message>
    <message>
        <source>some characters could not be read; names with accents may be wrong</source>
        <translation>certains caractères n&apos;ont pas pu être lus&#x202f;; les noms avec accents peuvent être faux</translation>
    </message>
    <message>
        <source>FELDB inventory</source>
        <translation>inventaire FELDB</translation>
    </message>
    <message>
        <source>ARDB inventory</source>
        <translation>inventaire ARDB</translation>
    </message>
    <message>
        <source>table (CSV)</source>
        <translation>tableau (CSV)</translation>
    </message>
    <message>
        <source>list of cards</source>
        <translation>liste de cartes</translation>
    </message>
    <message>
        <source>no such card</source>
        <translation>carte inexistante</translation>
    </message>
    <message numerus="yes">
        <source>Import {n} cards from {file}</source>
        <comment>Import {n} card from {file}</comment>
        <translation>
            <numerusform>Importer {n} carte de {file}</numerusform>
            <numerusform>Importer {n} cartes de {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import {n} cards</source>
        <comment>Import {n} card</comment>
        <translation>
            <numerusform>Importer {n} carte</numerusform>
            <numerusform>Importer {n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{line} is in the description and was not counted as a card</source>
        <translation>{line}&#xa0;: dans la description, pas compté comme une carte</translation>
    </message>
    <message>
        <source>{line} is in the description and was not counted as {card}</source>
        <translation>{line}&#xa0;: dans la description, pas compté comme {card}</translation>
    </message>
    <message>
        <source>{line} was read as a heading</source>
        <translation>{line}&#xa0;: lu comme un titre</translation>
    </message>
    <message>
        <source>the text from {line} on was kept in the description</source>
        <translation>le texte à partir de {line} a été gardé dans la description</translation>
    </message>
    <message>
        <source>{said} names are unknown; only the first {found} were compared with similar names</source>
        <translation>{said} noms sont inconnus&#x202f;; seuls les {found} premiers ont été comparés à des noms semblables</translation>
    </message>
    <message>
        <source>{line} looks like the heading of a list that was not read</source>
        <translation>{line} ressemble au titre d&apos;une liste qui n&apos;a pas été lue</translation>
    </message>
    <message>
        <source>{line} leads to a deck on the web, which was not read; the list was</source>
        <translation>{line} mène à un deck sur le web, qui n&apos;a pas été lu&#x202f;; la liste l&apos;a été</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>il ne contient rien</translation>
    </message>
    <message>
        <source>it is too large for a deck (more than {size} MB, or {lines} lines)</source>
        <translation>il est trop volumineux pour un deck (plus de {size} Mo, ou {lines} lignes)</translation>
    </message>
    <message>
        <source>it is not text</source>
        <translation>ce n&apos;est pas du texte</translation>
    </message>
    <message>
        <source>it is {kind}, not text; copy the list out of it, or save it as plain text</source>
        <translation>c&apos;est {kind}, pas du texte&#x202f;; copiez-en la liste, ou enregistrez-le en texte brut</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>il est endommagé</translation>
    </message>
    <message>
        <source>it is damaged: {fault}</source>
        <translation>il est endommagé&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>it is damaged (line {line}): {fault}</source>
        <translation>il est endommagé (ligne {line})&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>there are no cards in it</source>
        <translation>il ne contient aucune carte</translation>
    </message>
    <message>
        <source>no line of it could be read as a card; line {line} may be meant as one: {text}</source>
        <translation>aucune ligne n&apos;a pu être lue comme une carte&#x202f;; la ligne {line} en est peut-être une&#xa0;: {text}</translation>
    </message>
    <message>
        <source>the link leads to a deck on the web; export the deck there and paste the text</source>
        <translation>le lien mène à un deck sur le web&#x202f;; exportez-y le deck et collez le texte</translation>
    </message>
    <message>
        <source>the link leads to a deck on the web ({address}); export the deck there and paste the text</source>
        <translation>le lien mène à un deck sur le web ({address})&#x202f;; exportez-y le deck et collez le texte</translation>
    </message>
    <message>
        <source>there are several decks in it; they begin on lines {lines}</source>
        <translation>il contient plusieurs decks&#x202f;; ils commencent aux lignes {lines}</translation>
    </message>
    <message>
        <source>it holds fewer decks; they begin on lines {lines}</source>
        <translation>il contient moins de decks&#x202f;; ils commencent aux lignes {lines}</translation>
    </message>
    <message>
        <source>there is no format called “{name}” for that</source>
        <translation>aucun format ne s&apos;appelle «&#xa0;{name}&#xa0;» pour cela</translation>
    </message>
    <message>
        <source>ARDB XML</source>
        <translation>XML ARDB</translation>
    </message>
    <message>
        <source>BBCode (forum)</source>
        <translation>BBCode (forum)</translation>
    </message>
    <message>
        <source>CSV (spreadsheet)</source>
        <translation>CSV (tableur)</translation>
    </message>
    <message>
        <source>ELDB/FELDB deck</source>
        <translation>Deck ELDB/FELDB</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>Page HTML</translation>
    </message>
    <message>
        <source>JOL (Jyhad On-Line)</source>
        <translation>JOL (Jyhad On-Line)</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <translation>imbrication trop profonde</translation>
    </message>
    <message>
        <source>JSON (KRCG)</source>
        <translation>JSON (KRCG)</translation>
    </message>
    <message>
        <source>LackeyCCG text</source>
        <translation>Texte LackeyCCG</translation>
    </message>
    <message>
        <source>LackeyCCG .dek</source>
        <translation>LackeyCCG .dek</translation>
    </message>
    <message>
        <source>Sutekh card set</source>
        <translation>Liste de cartes Sutekh</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Tournament winning deck archive</source>
        <translation>Archive des decks gagnants</translation>
    </message>
    <message>
        <source>VDB deck in URL</source>
        <translation>Deck VDB dans une URL</translation>
    </message>
    <message>
        <source>a PDF</source>
        <translation>un PDF</translation>
    </message>
    <message>
        <source>a picture (PNG)</source>
        <translation>une image (PNG)</translation>
    </message>
    <message>
        <source>a picture (JPEG)</source>
        <translation>une image (JPEG)</translation>
    </message>
    <message>
        <source>a picture (GIF)</source>
        <translation>une image (GIF)</translation>
    </message>
    <message>
        <source>a picture (BMP)</source>
        <translation>une image (BMP)</translation>
    </message>
    <message>
        <source>a picture (TIFF)</source>
        <translation>une image (TIFF)</translation>
    </message>
    <message>
        <source>an old Word or Excel document</source>
        <translation>un ancien document Word ou Excel</translation>
    </message>
    <message>
        <source>a packed file (gzip)</source>
        <translation>un fichier compressé (gzip)</translation>
    </message>
    <message>
        <source>a packed file (7-Zip)</source>
        <translation>un fichier compressé (7-Zip)</translation>
    </message>
    <message>
        <source>a packed file (RAR)</source>
        <translation>un fichier compressé (RAR)</translation>
    </message>
    <message>
        <source>a packed file (bzip2)</source>
        <translation>un fichier compressé (bzip2)</translation>
    </message>
    <message>
        <source>a packed file (xz)</source>
        <translation>un fichier compressé (xz)</translation>
    </message>
    <message>
        <source>a database (SQLite)</source>
        <translation>une base de données (SQLite)</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programme</translation>
    </message>
    <message>
        <source>a property list of a Mac</source>
        <translation>une liste de propriétés Mac</translation>
    </message>
    <message>
        <source>a Word document</source>
        <translation>un document Word</translation>
    </message>
    <message>
        <source>an Excel sheet</source>
        <translation>une feuille Excel</translation>
    </message>
    <message>
        <source>a PowerPoint presentation</source>
        <translation>une présentation PowerPoint</translation>
    </message>
    <message>
        <source>an OpenDocument text</source>
        <translation>un texte OpenDocument</translation>
    </message>
    <message>
        <source>an OpenDocument sheet</source>
        <translation>une feuille OpenDocument</translation>
    </message>
    <message>
        <source>a Pages or Numbers document</source>
        <translation>un document Pages ou Numbers</translation>
    </message>
    <message>
        <source>a packed file (zip)</source>
        <translation>un fichier compressé (zip)</translation>
    </message>
    <message>
        <source>a picture (WebP)</source>
        <translation>une image (WebP)</translation>
    </message>
    <message>
        <source>a picture (HEIC)</source>
        <translation>une image (HEIC)</translation>
    </message>
    <message>
        <source>a film</source>
        <translation>un film</translation>
    </message>
    <message>
        <source>it defines entities</source>
        <translation>il définit des entités</translation>
    </message>
    <message>
        <source>{title} of {city}</source>
        <translation>{title} ({city})</translation>
    </message>
    <message>
        <source>life {number}</source>
        <translation>vie {number}</translation>
    </message>
    <message>
        <source>capacity {number}</source>
        <translation>capacité {number}</translation>
    </message>
    <message>
        <source>any group</source>
        <translation>tout groupe</translation>
    </message>
    <message>
        <source>group {number}</source>
        <translation>groupe {number}</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>avancé</translation>
    </message>
    <message>
        <source>requires {what}</source>
        <translation>requiert {what}</translation>
    </message>
    <message>
        <source>costs {amount} pool</source>
        <translation>coûte {amount} de réserve</translation>
    </message>
    <message>
        <source>costs {amount} blood</source>
        <translation>coûte {amount} de sang</translation>
    </message>
    <message>
        <source>costs {amount} conviction</source>
        <translation>coûte {amount} de conviction</translation>
    </message>
    <message>
        <source>burn option</source>
        <translation>option de brûlage</translation>
    </message>
    <message>
        <source>Print: {title}</source>
        <translation>Imprimer&#xa0;: {title}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} et {other}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} ou {other}</translation>
    </message>
    <message>
        <source>Making ready</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>The selected card: text, rulings, who can play it, where it was printed</source>
        <translation>La carte affichée&#xa0;: texte, décisions, qui peut la jouer, où elle a été imprimée</translation>
    </message>
    <message>
        <source>There is no picture of this card.</source>
        <translation>Il n&apos;y a pas d&apos;image de cette carte.</translation>
    </message>
    <message>
        <source>There is no picture of this card on the server.</source>
        <translation>Il n&apos;y a pas d&apos;image de cette carte sur le serveur.</translation>
    </message>
    <message>
        <source>The picture server cannot be reached.</source>
        <translation>Le serveur d&apos;images est injoignable.</translation>
    </message>
    <message>
        <source>The picture server does not answer. Try again later.</source>
        <translation>Le serveur d&apos;images ne répond pas actuellement.</translation>
    </message>
    <message>
        <source>The picture server sends elsewhere.</source>
        <translation>Le serveur d&apos;images renvoie ailleurs.</translation>
    </message>
    <message>
        <source>The picture server sends in circles.</source>
        <translation>Le serveur d&apos;images tourne en rond.</translation>
    </message>
    <message>
        <source>The picture is too large.</source>
        <translation>L&apos;image est trop volumineuse.</translation>
    </message>
    <message>
        <source>The picture did not arrive whole.</source>
        <translation>L&apos;image n&apos;est pas arrivée entière.</translation>
    </message>
    <message>
        <source>What the server sent is no picture.</source>
        <translation>Ce que le serveur a envoyé n&apos;est pas une image.</translation>
    </message>
    <message>
        <source>The picture server refused (status {status}).</source>
        <translation>Le serveur d&apos;images a refusé (statut {status}).</translation>
    </message>
    <message>
        <source>The picture could not be shown: {error}</source>
        <translation>L&apos;image n&apos;a pas pu être affichée&#xa0;: {error}</translation>
    </message>
    <message>
        <source>Fetching the picture of {card}</source>
        <translation>Téléchargement de l&apos;image de {card}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;Copy the text</source>
        <translation>&amp;Copier le texte</translation>
    </message>
    <message>
        <source>Show the &amp;picture</source>
        <translation>Afficher l&apos;&amp;image</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>A&amp;grandir</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Ré&amp;duire</translation>
    </message>
    <message>
        <source>As large as the &amp;window</source>
        <translation>Adapter à la &amp;fenêtre</translation>
    </message>
    <message>
        <source>{what} ({keys})</source>
        <translation>{what} ({keys})</translation>
    </message>
    <message>
        <source>Tab, Enter</source>
        <translation>Tab, Entrée</translation>
    </message>
    <message>
        <source>Go to the next name or address, and follow it</source>
        <translation>Aller au nom ou à l&apos;adresse qui suit, et l&apos;ouvrir</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>Copier ce qui est sélectionné</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd&apos;hui</translation>
    </message>
    <message>
        <source>Counting the archive</source>
        <translation>Comptage de l&apos;archive</translation>
    </message>
    <message>
        <source>Fetching the picture …</source>
        <translation>Téléchargement de l&apos;image …</translation>
    </message>
    <message>
        <source>There is no picture from {set}. This is the default picture.</source>
        <translation>Pas d&apos;image de {set}&#x202f;; voici l&apos;image habituelle.</translation>
    </message>
    <message>
        <source>Select a card in a list to see its details.</source>
        <translation>Choisissez une carte dans une liste, et tout sur elle s&apos;affiche ici.</translation>
    </message>
    <message>
        <source>Search all cards; Enter or + adds one to the deck</source>
        <translation>Chercher dans toutes les cartes&#x202f;; Entrée ou + en met une dans le deck</translation>
    </message>
    <message numerus="yes">
        <source>Add {n} cards</source>
        <comment>Add {n} card</comment>
        <translation>
            <numerusform>Ajouter {n} carte</numerusform>
            <numerusform>Ajouter {n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {n} pasted cards</source>
        <comment>Add {n} pasted card</comment>
        <translation>
            <numerusform>Ajouter {n} carte collée</numerusform>
            <numerusform>Ajouter {n} cartes collées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {copies} of {n} cards</source>
        <comment>Add {copies} of {n} card</comment>
        <translation>
            <numerusform>Ajouter {copies} de {n} carte</numerusform>
            <numerusform>Ajouter {copies} de chacune des {n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove {copies} of {n} cards</source>
        <comment>Remove {copies} of {n} card</comment>
        <translation>
            <numerusform>Retirer {copies} de {n} carte</numerusform>
            <numerusform>Retirer {copies} de chacune des {n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the line “{name}”</source>
        <translation>Retirer la ligne «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>{copies} copies of {n} cards</source>
        <comment>{copies} copies of {n} card</comment>
        <translation>
            <numerusform>{copies} exemplaires de {n} carte</numerusform>
            <numerusform>{copies} exemplaires de {n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove {n} cards</source>
        <comment>Remove {n} card</comment>
        <translation>
            <numerusform>Retirer {n} carte</numerusform>
            <numerusform>Retirer {n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Comment on {card}</source>
        <translation>Commentaire sur {card}</translation>
    </message>
    <message>
        <source>Put into the pile “{pile}”</source>
        <translation>Mettre dans la pile «&#xa0;{pile}&#xa0;»</translation>
    </message>
    <message>
        <source>Take out of piles</source>
        <translation>Retirer des piles</translation>
    </message>
    <message>
        <source>Rename the pile “{pile}”</source>
        <translation>Renommer la pile «&#xa0;{pile}&#xa0;»</translation>
    </message>
    <message>
        <source>“{name}” is {card}</source>
        <translation>«&#xa0;{name}&#xa0;» est {card}</translation>
    </message>
    <message>
        <source>Put into the usual order</source>
        <translation>Mettre dans l&apos;ordre habituel</translation>
    </message>
    <message>
        <source>Crypt cards found</source>
        <translation>Cartes de crypte trouvées</translation>
    </message>
    <message>
        <source>Library cards found</source>
        <translation>Cartes de bibliothèque trouvées</translation>
    </message>
    <message>
        <source>Enter or plus adds a copy to the deck, minus removes one, digits set the copies.</source>
        <translation>Entrée ou plus ajoute un exemplaire au deck, moins en retire un, les chiffres fixent le nombre.</translation>
    </message>
    <message>
        <source>Click to sort; right click for more columns</source>
        <translation>Cliquez pour trier&#x202f;; clic droit pour d&apos;autres colonnes</translation>
    </message>
    <message>
        <source>Usual &amp;widths</source>
        <translation>&amp;Largeurs habituelles</translation>
    </message>
    <message>
        <source>Best &amp;first</source>
        <translation>Les &amp;meilleures d&apos;abord</translation>
    </message>
    <message>
        <source>Crypt or library</source>
        <translation>Crypte ou bibliothèque</translation>
    </message>
    <message>
        <source>Sorting the cards</source>
        <translation>Tri des cartes</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Judging all cards</source>
        <translation>Vérification de toutes les cartes</translation>
    </message>
    <message>
        <source>Cards you own, the decks that use them, and cards missing from this deck</source>
        <translation>Ce que vous possédez, ce que les decks en utilisent et ce qui manque à ce deck</translation>
    </message>
    <message>
        <source>Select a card to see and change its copies by printing.</source>
        <translation>Choisissez une carte pour voir et modifier ses exemplaires par édition.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: {n} copies</source>
        <comment>{card}: {n} copy</comment>
        <translation>
            <numerusform>{card}&#xa0;: {n} exemplaire</numerusform>
            <numerusform>{card}&#xa0;: {n} exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>Printings of {card}</source>
        <translation>Éditions de {card}</translation>
    </message>
    <message>
        <source>Printings</source>
        <translation>Éditions</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Un exemplaire de plus</translation>
    </message>
    <message>
        <source>One copy fewer</source>
        <translation>Un exemplaire de moins</translation>
    </message>
    <message>
        <source>One unknown copy is of this printing</source>
        <translation>Un exemplaire inconnu est de cette édition</translation>
    </message>
    <message>
        <source>All unknown copies are</source>
        <translation>Tous les exemplaires inconnus le sont</translation>
    </message>
    <message>
        <source>Undo in the collection</source>
        <translation>Annuler dans la collection</translation>
    </message>
    <message>
        <source>Redo in the collection</source>
        <translation>Rétablir dans la collection</translation>
    </message>
    <message>
        <source>Import into the collection …</source>
        <translation>Importer dans la collection …</translation>
    </message>
    <message>
        <source>Export the collection …</source>
        <translation>Exporter la collection …</translation>
    </message>
    <message>
        <source>Copy the missing cards</source>
        <translation>Copier ce qui manque au deck</translation>
    </message>
    <message>
        <source>Add missing cards to the wish list</source>
        <translation>Souhaiter ce qui manque au deck</translation>
    </message>
    <message>
        <source>Copy the current list</source>
        <translation>Copier la liste affichée</translation>
    </message>
    <message>
        <source>Print the current list …</source>
        <translation>Imprimer la liste affichée …</translation>
    </message>
    <message>
        <source>Add the deck&apos;s cards to the collection</source>
        <translation>Ajouter les cartes du deck à la collection</translation>
    </message>
    <message>
        <source>Lines that were not recognised …</source>
        <translation>Lignes non reconnues …</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Annulé&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <translation>Rétabli&#xa0;: {what}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards added to the collection.</source>
        <comment>{n} card added to the collection.</comment>
        <translation>
            <numerusform>{n} carte ajoutée à la collection.</numerusform>
            <numerusform>{n} cartes ajoutées à la collection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards on the wish list.</source>
        <comment>{n} card on the wish list.</comment>
        <translation>
            <numerusform>{n} carte sur la liste de souhaits.</numerusform>
            <numerusform>{n} cartes sur la liste de souhaits.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list was copied to the clipboard.</source>
        <translation>La liste est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>What I own</source>
        <translation>Ce que je possède</translation>
    </message>
    <message>
        <source>The wish list</source>
        <translation>La liste de souhaits</translation>
    </message>
    <message>
        <source>The trade list</source>
        <translation>La liste d&apos;échanges</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export the collection</source>
        <translation>Exporter la collection</translation>
    </message>
    <message>
        <source>List to export</source>
        <translation>Ce qui est exporté</translation>
    </message>
    <message>
        <source>The list in this format</source>
        <translation>La liste dans ce format</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>Écriture …</translation>
    </message>
    <message>
        <source>Writing the collection</source>
        <translation>Écriture de la collection</translation>
    </message>
    <message>
        <source>Use the other version</source>
        <translation>Prendre l&apos;autre</translation>
    </message>
    <message>
        <source>Keep this version</source>
        <translation>Garder celle-ci</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Réenregistrer</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>List to show</source>
        <translation>Ce qui est listé</translation>
    </message>
    <message>
        <source>Find:  govern,  set:V5,  clan:ventrue</source>
        <translation>Chercher&#xa0;:  govern,  set:V5,  clan:ventrue</translation>
    </message>
    <message>
        <source>Find in the collection</source>
        <translation>Chercher dans la collection</translation>
    </message>
    <message>
        <source>Own cards:  4 govern,  -1 villein</source>
        <translation>Posséder&#xa0;:  4 govern,  -1 villein</translation>
    </message>
    <message>
        <source>Add cards to the collection</source>
        <translation>Ajouter des cartes à la collection</translation>
    </message>
    <message>
        <source>Set of the cards that are added</source>
        <translation>Extension des cartes ajoutées</translation>
    </message>
    <message>
        <source>The set of the cards that are added</source>
        <translation>L&apos;extension des cartes ajoutées</translation>
    </message>
    <message>
        <source>Whether this deck uses your cards</source>
        <translation>Si vos cartes sont dans ce deck</translation>
    </message>
    <message>
        <source>Import a list …</source>
        <translation>Importer une liste …</translation>
    </message>
    <message>
        <source>Import, export and lists</source>
        <translation>Importation, exportation et listes</translation>
    </message>
    <message>
        <source>Cards of the collection</source>
        <translation>Cartes de la collection</translation>
    </message>
    <message>
        <source>Printing unknown</source>
        <translation>Édition inconnue</translation>
    </message>
    <message>
        <source>Add to or remove from the wish list</source>
        <translation>En souhaiter un de plus ou de moins</translation>
    </message>
    <message>
        <source>Add to or remove from the trade list</source>
        <translation>En proposer un de plus ou de moins</translation>
    </message>
    <message>
        <source>To the printings of the card</source>
        <translation>Aller aux éditions de la carte</translation>
    </message>
    <message>
        <source>There: one or all unknown copies are of this printing</source>
        <translation>Là&#xa0;: un exemplaire inconnu ou tous sont de cette édition</translation>
    </message>
    <message>
        <source>Reading the collection …</source>
        <translation>Lecture de la collection …</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Annuler&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Rien à annuler</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Rétablir&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Rien à rétablir</translation>
    </message>
    <message>
        <source>This deck is</source>
        <translation>Ce deck est</translation>
    </message>
    <message>
        <source>The collection is loading.</source>
        <translation>La collection est en cours de lecture.</translation>
    </message>
    <message>
        <source>{card} was not printed in that set: printing unknown.</source>
        <translation>{card} n&apos;a pas été imprimée dans cette extension&#xa0;: édition inconnue.</translation>
    </message>
    <message>
        <source>No card is called “{name}”.</source>
        <translation>Aucune carte ne s&apos;appelle «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>There are no copies of an unknown printing.</source>
        <translation>Il n&apos;y a aucun exemplaire d&apos;édition inconnue.</translation>
    </message>
    <message>
        <source>Add one to the wish list</source>
        <translation>En souhaiter un de plus</translation>
    </message>
    <message>
        <source>Remove one from the wish list</source>
        <translation>En souhaiter un de moins</translation>
    </message>
    <message>
        <source>Add one to the trade list</source>
        <translation>En proposer un de plus</translation>
    </message>
    <message>
        <source>Remove one from the trade list</source>
        <translation>En proposer un de moins</translation>
    </message>
    <message>
        <source>Missing for {deck}</source>
        <translation>Manque pour {deck}</translation>
    </message>
    <message>
        <source>Missing for all built decks</source>
        <translation>Déficit pour tous les decks construits</translation>
    </message>
    <message>
        <source>Wish list</source>
        <translation>Liste de souhaits</translation>
    </message>
    <message>
        <source>Trade list</source>
        <translation>Liste d&apos;échanges</translation>
    </message>
    <message>
        <source>Have</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Need</source>
        <translation>Besoin</translation>
    </message>
    <message>
        <source>In other decks</source>
        <translation>Dans d&apos;autres decks</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>Dans des decks</translation>
    </message>
    <message>
        <source>list</source>
        <translation>liste</translation>
    </message>
    <message>
        <source>Lists by VTES Deck</source>
        <translation>Listes de VTES Deck</translation>
    </message>
    <message>
        <source>Copies in the open deck</source>
        <translation>Exemplaires dans le deck ouvert</translation>
    </message>
    <message>
        <source>Copies that you own</source>
        <translation>Exemplaires que vous possédez</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Copies that stay in no other deck</source>
        <translation>Exemplaires qui ne restent dans aucun autre deck</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manque</translation>
    </message>
    <message>
        <source>Copies that the open deck misses</source>
        <translation>Exemplaires qui manquent au deck ouvert</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Utilisé</translation>
    </message>
    <message>
        <source>Copies that built decks need</source>
        <translation>Exemplaires dont les decks construits ont besoin</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>En trop</translation>
    </message>
    <message>
        <source>Copies over what built decks need</source>
        <translation>Exemplaires au-delà du besoin des decks construits</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Déficit</translation>
    </message>
    <message>
        <source>Copies that built decks need beyond what you own</source>
        <translation>Exemplaires dont les decks construits ont besoin au-delà de ce que vous possédez</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Souhait</translation>
    </message>
    <message>
        <source>Copies on your wish list</source>
        <translation>Exemplaires sur votre liste de souhaits</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Copies on your trade list</source>
        <translation>Exemplaires sur votre liste d&apos;échanges</translation>
    </message>
    <message numerus="yes">
        <source>{n} of them come from flexible decks</source>
        <comment>{n} of them comes from flexible decks</comment>
        <translation>
            <numerusform>dont {n} vient de decks flexibles</numerusform>
            <numerusform>dont {n} viennent de decks flexibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Lines that were not recognised</source>
        <translation>Lignes non reconnues</translation>
    </message>
    <message>
        <source>Card for this line …</source>
        <translation>Cette ligne est la carte …</translation>
    </message>
    <message>
        <source>Card for the line</source>
        <translation>La carte que la ligne désigne</translation>
    </message>
    <message>
        <source>&amp;Discard the lines</source>
        <translation>Abandonner les &amp;lignes</translation>
    </message>
    <message>
        <source>{text} ({source}, line {number})</source>
        <translation>{text} ({source}, ligne {number})</translation>
    </message>
    <message numerus="yes">
        <source>{n} imported lines match no card. Select a line and choose its card, or discard it. Undo reverts both.</source>
        <comment>{n} imported line matches no card. Select it and choose its card, or discard it. Undo reverts both.</comment>
        <translation>
            <numerusform>{n} ligne importée ne correspond à aucune carte. Sélectionnez-la et choisissez sa carte, ou abandonnez-la. Annuler revient sur l&apos;un comme sur l&apos;autre.</numerusform>
            <numerusform>{n} lignes importées ne correspondent à aucune carte. Sélectionnez une ligne et choisissez sa carte, ou abandonnez-la. Annuler revient sur l&apos;un comme sur l&apos;autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard {n} lines</source>
        <comment>Discard {n} line</comment>
        <translation>
            <numerusform>Abandonner {n} ligne</numerusform>
            <numerusform>Abandonner {n} lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>All imported lines are resolved.</source>
        <translation>Toutes les lignes de vos importations sont traitées.</translation>
    </message>
    <message>
        <source>“{line}” is {card}</source>
        <translation>«&#xa0;{line}&#xa0;» est {card}</translation>
    </message>
    <message>
        <source>For this deck</source>
        <translation>Pour ce deck</translation>
    </message>
    <message>
        <source>Missing: decks need more</source>
        <translation>Déficit&#xa0;: besoin des decks</translation>
    </message>
    <message>
        <source>Spare: in no deck</source>
        <translation>En trop&#xa0;: dans aucun deck</translation>
    </message>
    <message>
        <source>It uses no cards of yours.</source>
        <translation>Aucune carte n&apos;est dedans.</translation>
    </message>
    <message>
        <source>It is built only when you play it: flexible decks share cards.</source>
        <translation>Il est construit quand on le joue&#xa0;: ces decks se prêtent leurs cartes.</translation>
    </message>
    <message>
        <source>Its cards stay in it and are not available to other decks.</source>
        <translation>Ses cartes y restent et manquent ailleurs.</translation>
    </message>
    <message>
        <source>Save the deck first to record whether it uses your cards.</source>
        <translation>Enregistrez le deck pour dire si vos cartes y sont.</translation>
    </message>
    <message>
        <source>Nothing is written down yet.

Type “4 govern” above and press Enter, or import a list from VDB, vtesdecks, FELDB, ARDB, Lackey or any text. Precons gives you whole decks at once.</source>
        <translation>Rien n&apos;est encore noté.

Tapez «&#xa0;4 govern&#xa0;» ci-dessus et appuyez sur Entrée, ou importez une liste de VDB, vtesdecks, FELDB, ARDB, Lackey ou tout texte. Précons vous donne des decks entiers d&apos;un coup.</translation>
    </message>
    <message>
        <source>The open deck has no cards yet.</source>
        <translation>Le deck ouvert n&apos;a pas encore de cartes.</translation>
    </message>
    <message>
        <source>Your collection is empty.</source>
        <translation>Vous ne possédez rien qui soit noté.</translation>
    </message>
    <message>
        <source>No built deck is missing cards.</source>
        <translation>Rien ne manque à aucun deck construit.</translation>
    </message>
    <message>
        <source>Every card that you own is needed in a deck.</source>
        <translation>Chaque carte que vous possédez est nécessaire dans un deck.</translation>
    </message>
    <message>
        <source>Your wish list is empty. Press W on a card, or add the cards a deck is missing.</source>
        <translation>Vous ne souhaitez rien. Appuyez sur W sur une carte, ou souhaitez ce qui manque à un deck.</translation>
    </message>
    <message>
        <source>Your trade list is empty. Press T on a card to add it.</source>
        <translation>Vous ne proposez rien. Appuyez sur T sur une carte pour la proposer.</translation>
    </message>
    <message>
        <source>There are no cards.</source>
        <translation>Il n&apos;y a aucune carte.</translation>
    </message>
    <message>
        <source>No cards match “{query}”.</source>
        <translation>Aucune carte ici ne convient à «&#xa0;{query}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>You have all {n} cards.</source>
        <comment>You have all {n} card.</comment>
        <translation>
            <numerusform>Vous avez l&apos;unique carte ({n}).</numerusform>
            <numerusform>Vous avez les {n} cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{missing} of {n} cards missing</source>
        <comment>{missing} of {n} card missing</comment>
        <translation>
            <numerusform>{missing} carte sur {n} manquante</numerusform>
            <numerusform>{missing} cartes sur {n} manquantes</numerusform>
        </translation>
    </message>
    <message>
        <source>{deck} ({copies}, {short} short for both)</source>
        <translation>{deck} ({copies}, {short} en déficit pour les deux)</translation>
    </message>
    <message>
        <source>Shares cards with {decks}.</source>
        <translation>Partage des cartes avec {decks}.</translation>
    </message>
    <message numerus="yes">
        <source>Shares cards with {decks} and {n} more decks.</source>
        <comment>Shares cards with {decks} and {n} more deck.</comment>
        <translation>
            <numerusform>Partage des cartes avec {decks} et {n} autre deck.</numerusform>
            <numerusform>Partage des cartes avec {decks} et {n} autres decks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards, {different} different</source>
        <comment>{n} card, {different} different</comment>
        <translation>
            <numerusform>{n} carte, {different} différente</numerusform>
            <numerusform>{n} cartes, {different} différentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Goldfish</source>
        <translation>Solitaire</translation>
    </message>
    <message>
        <source>The deck plays alone on the rules engine, many times: how fast it is and where it jams</source>
        <translation>Le deck joue seul avec le moteur de règles, de nombreuses fois&#xa0;: à quelle vitesse, et où il se coince</translation>
    </message>
    <message>
        <source>Curve over turns</source>
        <translation>Courbe au fil des tours</translation>
    </message>
    <message>
        <source>How often each number came up</source>
        <translation>Fréquence de chaque nombre</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Carte par carte</translation>
    </message>
    <message>
        <source>Own turn</source>
        <translation>Tour propre</translation>
    </message>
    <message>
        <source>{seat} of {seats}</source>
        <translation>{seat} sur {seats}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Number of your turns to play</source>
        <translation>Vos tours qui sont joués</translation>
    </message>
    <message>
        <source>Prey and predator, heat map</source>
        <translation>Proie et prédateur, carte de chaleur</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>Par place</translation>
    </message>
    <message>
        <source>By archetype of the prey</source>
        <translation>Par archétype de la proie</translation>
    </message>
    <message>
        <source>By archetype of the predator</source>
        <translation>Par archétype du prédateur</translation>
    </message>
    <message>
        <source>Time to the first ousting</source>
        <translation>Temps jusqu&apos;à la première éviction</translation>
    </message>
    <message>
        <source>Victory points of the games</source>
        <translation>Points de victoire des parties</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Carte de chaleur</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barres</translation>
    </message>
    <message>
        <source>Curve over rounds</source>
        <translation>Courbe par tour de table</translation>
    </message>
    <message>
        <source>Seat, from the first player</source>
        <translation>Place, depuis le premier joueur</translation>
    </message>
    <message>
        <source>{deck}: a prey ousted by round {round} in {share} of the games.</source>
        <translation>{deck}&#xa0;: une proie évincée au tour {round} au plus tard dans {share} des parties.</translation>
    </message>
    <message>
        <source>First ousting in round {n}</source>
        <translation>Première éviction au tour {n}</translation>
    </message>
    <message>
        <source>Ousted a prey</source>
        <translation>Proie évincée</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Predator {predator}, prey {prey}</source>
        <translation>Prédateur {predator}, proie {prey}</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Place {n}</translation>
    </message>
    <message>
        <source>Prey: {kind}</source>
        <translation>Proie&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>Predator: {kind}</source>
        <translation>Prédateur&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>Number of games; more games give more precise results</source>
        <translation>Parties&#x202f;; plus il y en a, plus c&apos;est sûr</translation>
    </message>
    <message>
        <source>Another open deck that plays the same games on the same shuffles</source>
        <translation>Un autre deck ouvert qui joue les mêmes parties, pour que l&apos;écart ne soit pas dû au hasard</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>La vôtre</translation>
    </message>
    <message>
        <source>What your prey and your predator do</source>
        <translation>Ce que font votre proie et votre prédateur</translation>
    </message>
    <message>
        <source>Opponents, seed, priorities …</source>
        <translation>Adversaires, graine, priorités …</translation>
    </message>
    <message>
        <source>Pool of the prey</source>
        <translation>Réserve de la proie</translation>
    </message>
    <message>
        <source>Starting pool of your prey</source>
        <translation>Réserve avec laquelle votre proie commence</translation>
    </message>
    <message>
        <source>Blockers</source>
        <translation>Bloqueurs</translation>
    </message>
    <message>
        <source>Minions of your prey, and of your predator, that try to block</source>
        <translation>Serviteurs de votre proie et de votre prédateur qui tentent de bloquer</translation>
    </message>
    <message>
        <source>Their intercept</source>
        <translation>Leur interception</translation>
    </message>
    <message>
        <source>Intercept of each of them</source>
        <translation>Interception de chacun d&apos;eux</translation>
    </message>
    <message>
        <source>Bleed per round</source>
        <translation>Mordu par tour de table</translation>
    </message>
    <message>
        <source>Pool that your predator bleeds from you each round</source>
        <translation>Réserve que votre prédateur vous prend à chaque tour de table</translation>
    </message>
    <message>
        <source>The same deck and seed play the same games everywhere</source>
        <translation>Les mêmes deck et graine jouent partout les mêmes parties</translation>
    </message>
    <message>
        <source>Priorities …</source>
        <translation>Priorités …</translation>
    </message>
    <message>
        <source>Show and edit the table of priorities that overrules the player of the deck</source>
        <translation>Afficher et modifier la table de priorités qui passe avant le joueur du deck</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>No other deck</source>
        <translation>Aucun autre deck</translation>
    </message>
    <message>
        <source>{measure}, turn by turn</source>
        <translation>{measure}, tour par tour</translation>
    </message>
    <message>
        <source>{measure}, in a game</source>
        <translation>{measure}, par partie</translation>
    </message>
    <message>
        <source>{measure}, card by card</source>
        <translation>{measure}, carte par carte</translation>
    </message>
    <message>
        <source>{measure}, vampire by vampire</source>
        <translation>{measure}, vampire par vampire</translation>
    </message>
    <message>
        <source>Play games</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play tables</source>
        <translation>Jouer des tables</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Arrêter&#x202f;; ce que les parties ont donné jusqu&apos;ici reste</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>Regarder cette partie</translation>
    </message>
    <message>
        <source>Replay the game on the game table, step by step</source>
        <translation>Rejouer la partie sur la table de jeu, pas à pas</translation>
    </message>
    <message>
        <source>Play a gauntlet</source>
        <translation>Jouer un gauntlet</translation>
    </message>
    <message>
        <source>Nothing to play yet: the deck needs a crypt.</source>
        <translation>Rien à jouer pour l&apos;instant&#xa0;: il faut une crypte au deck.</translation>
    </message>
    <message>
        <source>The deck plays whole games at tables of five, drawn from winning decks. Computer players take all seats. A second deck sits at the same tables, so that a difference shows early.</source>
        <translation>Le deck joue des parties entières à des tables de cinq, tirées des decks gagnants. Des joueurs artificiels occupent toutes les places. Un second deck s&apos;assied aux mêmes tables, si bien qu&apos;une différence se voit tôt.</translation>
    </message>
    <message>
        <source>Playing the first tables …</source>
        <translation>Les premières tables se jouent …</translation>
    </message>
    <message>
        <source>Playing a gauntlet</source>
        <translation>Gauntlet en cours</translation>
    </message>
    <message numerus="yes">
        <source>{n} games</source>
        <comment>{n} game</comment>
        <translation>
            <numerusform>{n} partie</numerusform>
            <numerusform>{n} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{all}, the first {n} of them</source>
        <translation>{all}, dont les {n} premières</translation>
    </message>
    <message>
        <source>{title}: {games}</source>
        <translation>{title}&#xa0;: {games}</translation>
    </message>
    <message>
        <source>Play one yourself …</source>
        <translation>Jouer à la main …</translation>
    </message>
    <message>
        <source>Play one game on the rules engine step by step, by hand or automatically</source>
        <translation>Une partie avec le moteur de règles, pas à pas, à la main ou toute seule</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>Show a game behind it …</source>
        <translation>Voir une partie derrière ceci …</translation>
    </message>
    <message>
        <source>Save picture …</source>
        <translation>Enregistrer l&apos;image …</translation>
    </message>
    <message>
        <source>Save numbers …</source>
        <translation>Enregistrer les nombres …</translation>
    </message>
    <message>
        <source>The chart as a table (CSV) for a spreadsheet</source>
        <translation>Le graphique en tableau (CSV) pour un tableur</translation>
    </message>
    <message>
        <source>Play goldfish games</source>
        <translation>Jouer des parties en solitaire</translation>
    </message>
    <message>
        <source>Nothing to play yet: the deck needs a crypt and a library.</source>
        <translation>Rien à jouer pour l&apos;instant&#xa0;: il faut au deck une crypte et une bibliothèque.</translation>
    </message>
    <message>
        <source>The deck plays alone under the full rules against passive opponents that you define. The results show how fast it is and where its hand jams.</source>
        <translation>Le deck joue seul avec les règles complètes contre des adversaires qui sont simplement là, tels que vous les réglez. On voit ainsi sa vitesse, et où sa main se coince.</translation>
    </message>
    <message>
        <source>The deck has changed since. These results are for the earlier version.</source>
        <translation>Le deck a changé depuis&#xa0;: ceci est ce qu&apos;il était.</translation>
    </message>
    <message>
        <source>Playing the first games …</source>
        <translation>Premières parties en cours …</translation>
    </message>
    <message>
        <source>The band holds eight games of ten.</source>
        <translation>La bande contient huit parties sur dix.</translation>
    </message>
    <message>
        <source>{played} of {all} games.</source>
        <translation>{played} parties sur {all}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} games.</source>
        <comment>{n} games.</comment>
        <translation>
            <numerusform>{n} partie.</numerusform>
            <numerusform>{n} parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show a game behind turn {turn} …</source>
        <translation>Voir une partie derrière le tour {turn} …</translation>
    </message>
    <message>
        <source>Show a game behind {row} …</source>
        <translation>Voir une partie derrière {row} …</translation>
    </message>
    <message>
        <source>points of per cent</source>
        <translation>points de pourcentage</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>{new} against {old}, turn {row}: {change} {margin} {unit}, in {games} games on the same shuffles.</source>
        <translation>{new} face à {old}, tour {row}&#xa0;: {change} {margin} {unit}, en {games} parties avec les mêmes mélanges.</translation>
    </message>
    <message>
        <source>{new} against {old}: {change} {margin} {unit}, in {games} games on the same shuffles.</source>
        <translation>{new} face à {old}&#xa0;: {change} {margin} {unit}, en {games} parties avec les mêmes mélanges.</translation>
    </message>
    <message>
        <source>{new} against {old}, {row}: {change} {margin} {unit}, in {games} games on the same shuffles.</source>
        <translation>{new} face à {old}, {row}&#xa0;: {change} {margin} {unit}, en {games} parties avec les mêmes mélanges.</translation>
    </message>
    <message>
        <source>The engine plays every card of the deck completely.</source>
        <translation>Le moteur joue complètement chaque carte du deck.</translation>
    </message>
    <message>
        <source>The engine plays these cards only in part: {names}.</source>
        <translation>De ces cartes, le moteur ne joue que les caractéristiques imprimées, ou une partie&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>These cards act as the program read them, and no person has checked it: {names}.</source>
        <translation>Ces cartes agissent comme le programme les a lues, sans vérification humaine&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>This is very unlikely to be luck.</source>
        <translation>Ce n&apos;est guère le hasard.</translation>
    </message>
    <message>
        <source>It may still be luck: with this many numbers, some differ by chance.</source>
        <translation>C&apos;est peut-être tout de même le hasard&#xa0;: sur tant de nombres, certains ont cet aspect.</translation>
    </message>
    <message>
        <source>Victory points a game</source>
        <translation>Points de victoire par partie</translation>
    </message>
    <message>
        <source>Game wins</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>Survie</translation>
    </message>
    <message>
        <source>{name}: {points}{interval} victory points a game, game wins {wins}, survived {survived}, in {games}.</source>
        <translation>{name}&#xa0;: {points}{interval} points de victoire par partie, parties gagnées {wins}, survie {survived}, en {games}.</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>le reste</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>{points} victory points a game</source>
        <translation>{points} points de victoire par partie</translation>
    </message>
    <message>
        <source>{points} victory points a game [{low}, {high}]</source>
        <translation>{points} points de victoire par partie [{low}, {high}]</translation>
    </message>
    <message>
        <source>Game wins {share}.</source>
        <translation>Parties gagnées&#xa0;: {share}.</translation>
    </message>
    <message>
        <source>Survived {share}.</source>
        <translation>Survie&#xa0;: {share}.</translation>
    </message>
    <message>
        <source>Ousted a prey in {share} of the games, first in round {round} at the median.</source>
        <translation>Une proie évincée dans {share} des parties, la première au tour {round} en médiane.</translation>
    </message>
    <message>
        <source>It ousted no one.</source>
        <translation>Il n&apos;a évincé personne.</translation>
    </message>
    <message>
        <source>{new} against {old}: {change}{interval} victory points a game at the same tables.</source>
        <translation>{new} contre {old}&#xa0;: {change}{interval} points de victoire par partie aux mêmes tables.</translation>
    </message>
    <message>
        <source>This is clear.</source>
        <translation>C&apos;est net.</translation>
    </message>
    <message>
        <source>This may be luck.</source>
        <translation>C&apos;est peut-être le hasard.</translation>
    </message>
    <message>
        <source>This may be luck; a true difference of this size shows after about {n} tables.</source>
        <translation>C&apos;est peut-être le hasard&#x202f;; une vraie différence de cette taille se voit après environ {n} tables.</translation>
    </message>
    <message>
        <source>Another {decks} and {field} of the field act as the program read them, and no person has checked it.</source>
        <translation>De plus, {decks} et {field} du champ agissent comme le programme les a lus, sans vérification humaine.</translation>
    </message>
    <message>
        <source>{share} of {deck}</source>
        <translation>{share} de {deck}</translation>
    </message>
    <message>
        <source>The engine plays the texts of {decks} and of {field} of the field whole.</source>
        <translation>Le moteur joue en entier les textes de {decks} et de {field} du champ.</translation>
    </message>
    <message>
        <source>All seats are played by programs; the archive holds winning decks only.</source>
        <translation>Des programmes jouent toutes les places&#x202f;; l&apos;archive ne contient que des decks gagnants.</translation>
    </message>
    <message>
        <source>{done} of {all} tables of {seats} from {field} decks, seed {seed}; {decided} of the games ended before round {rounds} was over.</source>
        <translation>{done} tables de {seats} sur {all}, tirées de {field} decks, graine {seed}&#x202f;; {decided} des parties se sont terminées avant la fin du tour {rounds}.</translation>
    </message>
    <message>
        <source>survived</source>
        <translation>a survécu</translation>
    </message>
    <message>
        <source>ousted</source>
        <translation>évincé</translation>
    </message>
    <message>
        <source>Table {table}, seat {seat}: {points} VP, {end}. Prey {prey} ({kind}), predator {predator} ({other})</source>
        <translation>Table {table}, place {seat}&#xa0;: {points} PV, {end}. Proie {prey} ({kind}), prédateur {predator} ({other})</translation>
    </message>
    <message>
        <source>This may be luck. About {games} games would show whether it is real.</source>
        <translation>C&apos;est peut-être le hasard. Si c&apos;est réel, environ {games} parties le montreraient.</translation>
    </message>
    <message>
        <source>Playing goldfish games</source>
        <translation>Parties en solitaire</translation>
    </message>
    <message>
        <source>The table of priorities can&apos;t be read. {why}</source>
        <translation>La table de priorités ne peut pas être lue. {why}</translation>
    </message>
    <message>
        <source>{done} of {all} games</source>
        <translation>{done} parties sur {all}</translation>
    </message>
    <message>
        <source>No game was played.</source>
        <translation>Aucune partie n&apos;a été jouée.</translation>
    </message>
    <message>
        <source>Check a folder of deck lists at once, as a judge does before a tournament</source>
        <translation>Vérifier d&apos;un coup un dossier de listes de deck, comme un juge avant un tournoi</translation>
    </message>
    <message>
        <source>Checking lists</source>
        <translation>Vérification des listes</translation>
    </message>
    <message>
        <source>There are too many files in {folder}. Choose one of the folders in it.</source>
        <translation>Il y a trop de fichiers dans {folder}. Choisissez l&apos;un de ses dossiers.</translation>
    </message>
    <message>
        <source>The lists can&apos;t be checked: {why}</source>
        <translation>Les listes ne peuvent pas être vérifiées&#xa0;: {why}</translation>
    </message>
    <message>
        <source>A folder with deck lists</source>
        <translation>Un dossier de listes de deck</translation>
    </message>
    <message>
        <source>Deck lists</source>
        <translation>Listes de deck</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Légal</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Non légal</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Findings for the list</source>
        <translation>Ce qui est dit de la liste</translation>
    </message>
    <message>
        <source>Select a list to see its details. Enter or a double-click opens it.</source>
        <translation>Choisissez une liste pour tout voir sur elle. Entrée ou un double-clic l&apos;ouvre.</translation>
    </message>
    <message>
        <source>{format} on {day}. Crypt {crypt} ({groups}), library {library}. Checksum {checksum}.</source>
        <translation>{format} le {day}. Crypte {crypt} ({groups}), bibliothèque {library}. Somme de contrôle {checksum}.</translation>
    </message>
    <message>
        <source>The list names a tournament on {day}.</source>
        <translation>La liste elle-même nomme un tournoi du {day}.</translation>
    </message>
    <message>
        <source>groups none</source>
        <translation>aucun groupe</translation>
    </message>
    <message numerus="yes">
        <source>{n} doubtful lines</source>
        <comment>{n} doubtful line</comment>
        <translation>
            <numerusform>{n} ligne douteuse</numerusform>
            <numerusform>{n} lignes douteuses</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {line}: {message}</source>
        <translation>Ligne {line}&#xa0;: {message}</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more.</source>
        <comment>… and {n} more.</comment>
        <translation>
            <numerusform>… et {n} autre.</numerusform>
            <numerusform>… et {n} autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;The same cards as&lt;/b&gt; {files}</source>
        <translation>&lt;b&gt;Les mêmes cartes que&lt;/b&gt; {files}</translation>
    </message>
    <message>
        <source>Drop a folder of decklists here, or choose one. Every decklist in it is checked for the format and date above.</source>
        <translation>Déposez ici un dossier de listes de deck, ou choisissez-en un. Chaque liste est vérifiée pour le format et le jour ci-dessus, quel que soit le type du fichier.</translation>
    </message>
    <message>
        <source>Check a folder …</source>
        <translation>Vérifier un dossier …</translation>
    </message>
    <message>
        <source>Files …</source>
        <translation>Fichiers …</translation>
    </message>
    <message>
        <source>Check some files</source>
        <translation>Vérifier des fichiers</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Jeux de données</translation>
    </message>
    <message>
        <source>Problems and gaps</source>
        <translation>Problèmes et lacunes</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>New data set …</source>
        <translation>Nouveau jeu de données …</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Ouvrir dans l&apos;éditeur</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier de nouveau</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Afficher le dossier</translation>
    </message>
    <message>
        <source>The rulebook does not give what is printed on the cards. Enter it from your own box, here or in a text editor. A half-filled data set is fine: the program lists what cannot be played yet.</source>
        <translation>Le livret de règles ne donne pas ce qui est imprimé sur les cartes. Saisissez-le d&apos;après votre propre boîte, ici ou dans un éditeur de texte. Un jeu de données à moitié rempli suffit pour commencer&#xa0;: le programme indique ce qui ne peut pas encore être joué.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entrées</translation>
    </message>
    <message numerus="yes">
        <source>{n} problems: the set is not played before they are corrected.</source>
        <comment>{n} problem: the set is not played before it is corrected.</comment>
        <translation>
            <numerusform>{n} problème&#xa0;: le jeu de données n&apos;est pas joué tant qu&apos;il n&apos;est pas corrigé.</numerusform>
            <numerusform>{n} problèmes&#xa0;: le jeu de données n&apos;est pas joué tant qu&apos;ils ne sont pas corrigés.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can be played. What is left out below is missing.</source>
        <translation>Il peut être joué. Ce qui est laissé de côté ci-dessous manque.</translation>
    </message>
    <message>
        <source>It cannot be played yet. The first entries below say why.</source>
        <translation>Il ne peut pas encore être joué. Les premières entrées ci-dessous disent pourquoi.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>{file}, line {n}</source>
        <translation>{file}, ligne {n}</translation>
    </message>
    <message>
        <source>Needed before anything can be played</source>
        <translation>Nécessaire avant toute partie</translation>
    </message>
    <message>
        <source>Left out of games until it is entered</source>
        <translation>Laissé hors des parties tant que ce n&apos;est pas saisi</translation>
    </message>
    <message>
        <source>{title}: {n}</source>
        <translation>{title}&#xa0;: {n}</translation>
    </message>
    <message>
        <source>New data set</source>
        <translation>Nouveau jeu de données</translation>
    </message>
    <message>
        <source>Name of the data set, such as “My box”:</source>
        <translation>Nom du jeu de données, par exemple «&#xa0;Ma boîte&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>Reload and check the same files again</source>
        <translation>Vérifier de nouveau&#xa0;: relire et juger les mêmes fichiers</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Summary: see, print or save it</source>
        <translation>Résumé&#xa0;: le voir, l&apos;imprimer ou l&apos;enregistrer</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Enregistrer en CSV</translation>
    </message>
    <message>
        <source>Save as CSV: the table for a spreadsheet</source>
        <translation>Enregistrer en CSV&#xa0;: le tableau pour un tableur</translation>
    </message>
    <message>
        <source>Check a folder of lists …</source>
        <translation>Vérifier un dossier de listes …</translation>
    </message>
    <message>
        <source>Check some lists …</source>
        <translation>Vérifier des listes …</translation>
    </message>
    <message>
        <source>Check them again</source>
        <translation>Les vérifier de nouveau</translation>
    </message>
    <message>
        <source>Summary on paper …</source>
        <translation>Résumé sur papier …</translation>
    </message>
    <message>
        <source>Save the table as CSV …</source>
        <translation>Enregistrer le tableau en CSV …</translation>
    </message>
    <message>
        <source>Lists that are checked</source>
        <translation>Listes vérifiées</translation>
    </message>
    <message>
        <source>Open the chosen list</source>
        <translation>Ouvrir la liste choisie</translation>
    </message>
    <message>
        <source>Searching for lists …</source>
        <translation>Recherche de listes …</translation>
    </message>
    <message>
        <source>{done} of {all} checked</source>
        <translation>{done} sur {all} vérifiées</translation>
    </message>
    <message>
        <source>Stopped before a list was checked.</source>
        <translation>Arrêté avant la première liste.</translation>
    </message>
    <message>
        <source>There are no decklists in {places}.</source>
        <translation>Il n&apos;y a aucune liste de deck dans {places}.</translation>
    </message>
    <message numerus="yes">
        <source>It holds {n} other files.</source>
        <comment>It holds {n} other file.</comment>
        <translation>
            <numerusform>Il contient {n} autre fichier.</numerusform>
            <numerusform>Il contient {n} autres fichiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>Arrêté avant la fin.</translation>
    </message>
    <message numerus="yes">
        <source>{n} shown.</source>
        <comment>{n} shown.</comment>
        <translation>
            <numerusform>{n} affichée.</numerusform>
            <numerusform>{n} affichées.</numerusform>
        </translation>
    </message>
    <message>
        <source>No lists match the filter.</source>
        <translation>Aucune ne correspond au filtre.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files with other extensions were skipped.</source>
        <comment>{n} file with another extension was skipped.</comment>
        <translation>
            <numerusform>{n} fichier d&apos;une autre extension a été ignoré.</numerusform>
            <numerusform>{n} fichiers d&apos;autres extensions ont été ignorés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Summary of the check</source>
        <translation>Résumé de la vérification</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>The first problem; the details below the table show all of them</source>
        <translation>La première chose qui ne va pas&#x202f;; la ligne sous le tableau les dit toutes</translation>
    </message>
    <message>
        <source>Unreadable or doubtful lines</source>
        <translation>Lignes non lues, ou pas sans doute</translation>
    </message>
    <message>
        <source>legal, doubtful</source>
        <translation>légal, douteux</translation>
    </message>
    <message>
        <source>All lists</source>
        <translation>Toutes les listes</translation>
    </message>
    <message>
        <source>With doubtful lines</source>
        <translation>Avec lignes douteuses</translation>
    </message>
    <message>
        <source>File, player, deck …</source>
        <translation>Fichier, joueur, deck …</translation>
    </message>
    <message>
        <source>Search the lists</source>
        <translation>Chercher dans les listes</translation>
    </message>
    <message>
        <source>Lists to show</source>
        <translation>Quelles listes sont affichées</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Verdicts</translation>
    </message>
    <message>
        <source>Nothing to calculate yet: the crypt is empty.</source>
        <translation>Rien à calculer pour l&apos;instant&#xa0;: la crypte est vide.</translation>
    </message>
    <message>
        <source>In the opening four</source>
        <translation>Dans les quatre de départ</translation>
    </message>
    <message>
        <source>Chance of each vampire in the opening</source>
        <translation>Chance de chaque vampire dans la crypte de départ</translation>
    </message>
    <message>
        <source>In the opening, %</source>
        <translation>Au départ, %</translation>
    </message>
    <message>
        <source>Two or more, %</source>
        <translation>Deux ou plus, %</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Question about draws</source>
        <translation>Question sur les pioches</translation>
    </message>
    <message>
        <source>crypt or hand, how many (&gt;=, &lt;=, =, =2..4), cards or [searches] in parentheses with | between them; and, or, not; then: by turn 3, after 12 cards, seat 3, with 1 discard 2 plays 1 decrypt, given seen(...) top(...) removed(...)</source>
        <translation>crypt ou hand, combien (&gt;=, &lt;=, =, =2..4), cartes ou [recherches] entre parenthèses, séparées par |&#x202f;; and, or, not&#x202f;; puis&#xa0;: by turn 3, after 12 cards, seat 3, with 1 discard 2 plays 1 decrypt, given seen(...) top(...) removed(...)</translation>
    </message>
    <message>
        <source>Build a question …</source>
        <translation>Composer …</translation>
    </message>
    <message>
        <source>Build a question from the cards of the deck</source>
        <translation>Composer une question à partir des cartes du deck</translation>
    </message>
    <message>
        <source>The chance by turn</source>
        <translation>La probabilité par tour</translation>
    </message>
    <message>
        <source>When this turn begins</source>
        <translation>Au début de ce tour</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>Exact.</translation>
    </message>
    <message>
        <source>Following the chance by turn</source>
        <translation>Suivi de la probabilité par tour</translation>
    </message>
    <message>
        <source>Turn {turn}: {chance}.</source>
        <translation>Tour {turn}&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>about one deal in {n}</source>
        <translation>environ une donne sur {n}</translation>
    </message>
    <message>
        <source>all but one deal in {n}</source>
        <translation>toutes les donnes sauf une sur {n}</translation>
    </message>
    <message numerus="yes">
        <source>about {n} deals in {of}</source>
        <comment>about {n} deal in {of}</comment>
        <translation>
            <numerusform>environ {n} donnes sur {of}</numerusform>
            <numerusform>environ {n} donnes sur {of}</numerusform>
        </translation>
    </message>
    <message>
        <source>Vampires ready, turn by turn</source>
        <translation>Vampires disponibles, tour par tour</translation>
    </message>
    <message>
        <source>Se&amp;at</source>
        <translation>&amp;Place</translation>
    </message>
    <message>
        <source>Tra&amp;nsfers</source>
        <translation>Tra&amp;nsferts</translation>
    </message>
    <message>
        <source>Share of games by number of ready vampires and turn</source>
        <translation>Part des parties par nombre de vampires disponibles et par tour</translation>
    </message>
    <message>
        <source>Share of games</source>
        <translation>Part des parties</translation>
    </message>
    <message>
        <source>At “{place}”: {message}</source>
        <translation>À «&#xa0;{place}&#xa0;»&#xa0;: {message}</translation>
    </message>
    <message>
        <source>Looking for the best line…</source>
        <translation>Recherche de la meilleure ligne…</translation>
    </message>
    <message>
        <source>Following the crypt</source>
        <translation>Suivi de la crypte</translation>
    </message>
    <message>
        <source>Looking for the best line</source>
        <translation>Recherche de la meilleure ligne</translation>
    </message>
    <message>
        <source>Vampires ready: 0, 1, 2, 3, 4 or more, and how often.</source>
        <translation>Vampires disponibles&#xa0;: 0, 1, 2, 3, 4 ou plus, et à quelle fréquence.</translation>
    </message>
    <message>
        <source>The star is {stars}.</source>
        <translation>La star est {stars}.</translation>
    </message>
    <message>
        <source>After turn {turn} you have {capacity} capacity ready and {pool} pool on average.</source>
        <translation>Après le tour {turn}, vous avez en moyenne {capacity} de capacité disponible et {pool} de réserve.</translation>
    </message>
    <message>
        <source>Transfers only: no library card, no text of a vampire.</source>
        <translation>Transferts seuls&#xa0;: aucune carte de bibliothèque, aucun texte de vampire.</translation>
    </message>
    <message>
        <source>Exact: every opening was followed.</source>
        <translation>Exact&#xa0;: toutes les cryptes de départ ont été suivies.</translation>
    </message>
    <message>
        <source>Simulated: {games} games, seed {seed}.</source>
        <translation>Simulé&#xa0;: {games} parties, graine {seed}.</translation>
    </message>
    <message>
        <source>turn {turn}: {chance}, at best {best}</source>
        <translation>tour {turn}&#xa0;: {chance}, au mieux {best}</translation>
    </message>
    <message>
        <source>later turns take too long to calculate for a crypt of this size</source>
        <translation>pour les tours suivants, le calcul est trop long pour une si grande crypte</translation>
    </message>
    <message>
        <source>Two or more ready: {turns}.</source>
        <translation>Deux disponibles ou plus&#xa0;: {turns}.</translation>
    </message>
    <message>
        <source>Two or more ready: the best possible.</source>
        <translation>Deux disponibles ou plus&#xa0;: impossible de faire mieux.</translation>
    </message>
    <message>
        <source>“At best” is exact: no use of transfers and crypt draws does better by that turn.</source>
        <translation>«&#xa0;Au mieux&#xa0;» est exact&#xa0;: aucune façon de dépenser les transferts et de piocher des cartes de crypte ne fait mieux à ce tour.</translation>
    </message>
    <message>
        <source>{card}: at least one of {copies} in the opening {chance} of the time, two or more {two}. Exact.</source>
        <translation>{card}&#xa0;: au moins un des {copies} dans la crypte de départ {chance} du temps, deux ou plus {two}. Exact.</translation>
    </message>
    <message>
        <source>Different vampires among them: {different}. Capacity together {mean} on average, {least} to {most}. Exact.</source>
        <translation>Vampires différents parmi eux&#xa0;: {different}. Capacité totale {mean} en moyenne, de {least} à {most}. Exact.</translation>
    </message>
    <message>
        <source>{vampires} or more {chance}</source>
        <translation>{vampires} ou plus {chance}</translation>
    </message>
    <message>
        <source>prey and predator have {blockers} blockers each with {intercept} intercept</source>
        <translation>proie et prédateur ont {blockers} bloqueurs chacun avec {intercept} d&apos;interception</translation>
    </message>
    <message>
        <source>no one blocks</source>
        <translation>personne ne bloque</translation>
    </message>
    <message>
        <source>the predator bleeds for {bleed} each round</source>
        <translation>le prédateur mord de {bleed} à chaque tour de table</translation>
    </message>
    <message>
        <source>no one bleeds</source>
        <translation>personne ne mord</translation>
    </message>
    <message>
        <source>{conditions}. Edition {edition}, your own priorities, seed {seed}.</source>
        <translation>{conditions}. Édition {edition}, vos propres priorités, graine {seed}.</translation>
    </message>
    <message numerus="yes">
        <source>Seat {seat} of 5, {n} turns; the prey has {pool} pool</source>
        <comment>Seat {seat} of 5, {n} turn; the prey has {pool} pool</comment>
        <translation>
            <numerusform>Place {seat} sur 5, {n} tour&#x202f;; la proie a {pool} de réserve</numerusform>
            <numerusform>Place {seat} sur 5, {n} tours&#x202f;; la proie a {pool} de réserve</numerusform>
        </translation>
    </message>
    <message>
        <source>{conditions}. Edition {edition}, seed {seed}.</source>
        <translation>{conditions}. Édition {edition}, graine {seed}.</translation>
    </message>
    <message>
        <source>No opponent acts against the deck, so reactions and intercept are dead cards here. Judge cards at the ordinary table.</source>
        <translation>Aucun adversaire n&apos;agit contre le deck&#xa0;: les réactions et l&apos;interception sont ici des cartes mortes. Jugez les cartes à la table ordinaire.</translation>
    </message>
    <message>
        <source>No opponent blocks, so stealth is a dead card here. Judge cards at the ordinary table.</source>
        <translation>Aucun adversaire ne bloque&#xa0;: la discrétion est ici une carte morte. Jugez les cartes à la table ordinaire.</translation>
    </message>
    <message>
        <source>No opponent blocks or acts against the deck, so stealth, intercept and reactions are dead cards here. Judge cards at the ordinary table.</source>
        <translation>Aucun adversaire ne bloque ni n&apos;agit contre le deck&#xa0;: discrétion, interception et réactions sont ici des cartes mortes. Jugez les cartes à la table ordinaire.</translation>
    </message>
    <message>
        <source>prey and predator have {minions} minions each, and block, bleed and turn bleeds away as often as computer players did in {games} games with archive decks ({day})</source>
        <translation>la proie et le prédateur ont {minions} serviteurs chacun&#x202f;; ils bloquent, mordent et détournent des morsures aussi souvent que l&apos;ordinateur dans {games} parties avec des decks des archives ({day})</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>tour {turn}</translation>
    </message>
    <message>
        <source>{measure}, {row}: {share} of {games} games ({low} to {high} %).</source>
        <translation>{measure}, {row}&#xa0;: {share} de {games} parties (de {low} à {high}&#xa0;%).</translation>
    </message>
    <message>
        <source>{measure}, {row}: {mean} {margin} {unit} on average; in eight games of ten {low} to {high}.</source>
        <translation>{measure}, {row}&#xa0;: {mean} {margin} {unit} en moyenne&#x202f;; dans huit parties sur dix, de {low} à {high}.</translation>
    </message>
    <message>
        <source>{measure}, {row}: by turn {turns} in {share} of {games} games ({low} to {high} %).</source>
        <translation>{measure}, {row}&#xa0;: au tour {turns} au plus tard dans {share} de {games} parties (de {low} à {high}&#xa0;%).</translation>
    </message>
    <message>
        <source>{measure}, {row}: by turn {turns} in {share} of {games} games ({low} to {high} %); in half of them by turn {median}.</source>
        <translation>{measure}, {row}&#xa0;: au tour {turns} au plus tard dans {share} de {games} parties (de {low} à {high}&#xa0;%)&#x202f;; dans la moitié, au tour {median} au plus tard.</translation>
    </message>
    <message>
        <source>{measure}: {outcome} in {share} of {games} games ({low} to {high} %).</source>
        <translation>{measure}&#xa0;: {outcome} dans {share} de {games} parties (de {low} à {high}&#xa0;%).</translation>
    </message>
    <message>
        <source>later</source>
        <translation>plus tard</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>The prey falls within {turns} turns in {share} of {games} games ({low} to {high} %)</source>
        <translation>La proie est évincée en {turns} tours dans {share} de {games} parties (de {low} à {high}&#xa0;%)</translation>
    </message>
    <message>
        <source>half the time by turn {turn}</source>
        <translation>la moitié du temps au tour {turn}</translation>
    </message>
    <message>
        <source>two or more minions are ready after turn 3 in {share}</source>
        <translation>deux serviteurs ou plus sont disponibles après le tour 3 dans {share}</translation>
    </message>
    <message>
        <source>Turn {turn}, {transfers} transfers: {told}. {pool} pool left on average.</source>
        <translation>Tour {turn}, {transfers} transferts&#xa0;: {told}. Réserve moyenne restante {pool}.</translation>
    </message>
    <message>
        <source>{chance} ({low} to {high} %)</source>
        <translation>{chance} (de {low} à {high}&#xa0;%)</translation>
    </message>
    <message>
        <source>How soon vampires become ready, and the odds of any draw</source>
        <translation>Comment les vampires entrent en jeu tour par tour, et la probabilité de toute pioche</translation>
    </message>
    <message>
        <source>The final table: change the names, ids and numbers. A line that begins with # is</source>
        <translation># La table finale&#xa0;: changez les noms, les identifiants et les nombres. Une ligne qui commence par # est</translation>
    </message>
    <message>
        <source>a remark. Ids are those of the data set; sire is the id of the vampire above.</source>
        <translation># une remarque. Les identifiants sont ceux du jeu de données&#x202f;; sire est l&apos;identifiant du vampire au-dessus.</translation>
    </message>
    <message>
        <source>The program does not enforce it: {reason}</source>
        <translation>Le programme ne l&apos;applique pas&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Open point {id}: {issue} {reading}</source>
        <translation>Point ouvert {id}&#xa0;: {issue} {reading}</translation>
    </message>
    <message>
        <source>Example {id}: {given} {event} {expected}</source>
        <translation>Exemple {id}&#xa0;: {given} {event} {expected}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Words or a number, such as boon or REC-03</source>
        <translation>Des mots ou un numéro, comme faveur ou REC-03</translation>
    </message>
    <message>
        <source>Rules that were found</source>
        <translation>Règles trouvées</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Players: </source>
        <translation>Joueurs&#xa0;: </translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>The table as text</source>
        <translation>La table en texte</translation>
    </message>
    <message>
        <source>From a game …</source>
        <translation>D&apos;après une partie …</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>En texte</translation>
    </message>
    <message>
        <source>Score it</source>
        <translation>Compter les points</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer à jouer à partir d&apos;ici</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Every point with its rule</source>
        <translation>Chaque point avec sa règle</translation>
    </message>
    <message>
        <source>No rule has all these words.</source>
        <translation>Aucune règle ne contient tous ces mots.</translation>
    </message>
    <message>
        <source>There are no kept games</source>
        <translation>Aucune partie conservée</translation>
    </message>
    <message numerus="yes">
        <source>Missions ({n})</source>
        <comment>Mission</comment>
        <translation>
            <numerusform>Mission</numerusform>
            <numerusform>Missions ({n})</numerusform>
        </translation>
    </message>
    <message>
        <source>not in this edition</source>
        <translation>pas dans cette édition</translation>
    </message>
    <message>
        <source>not mentioned in this edition</source>
        <translation>cette édition n&apos;en parle pas</translation>
    </message>
    <message>
        <source>The turn, phase by phase</source>
        <translation>Le tour, phase par phase</translation>
    </message>
    <message>
        <source>Rulings of the chosen card</source>
        <translation>Décisions sur la carte choisie</translation>
    </message>
    <message>
        <source>Rulings on {card} ({count})</source>
        <translation>Décisions sur {card} ({count})</translation>
    </message>
    <message>
        <source>Rulings on {card} (none)</source>
        <translation>Décisions sur {card} (aucune)</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>la même</translation>
    </message>
    <message>
        <source>no such rule</source>
        <translation>règle inexistante</translation>
    </message>
    <message>
        <source>does not mention it</source>
        <translation>n&apos;en dit rien</translation>
    </message>
    <message>
        <source>The same in every edition.</source>
        <translation>La même dans toutes les éditions.</translation>
    </message>
    <message>
        <source>In other editions</source>
        <translation>Dans d&apos;autres éditions</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
    <message numerus="yes">
        <source>{n} rules are not in {edition}.</source>
        <comment>{n} rule is not in {edition}.</comment>
        <translation>
            <numerusform>{n} règle n&apos;est pas dans {edition}.</numerusform>
            <numerusform>{n} règles ne sont pas dans {edition}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a card in a list to see its rulings.</source>
        <translation>Choisissez une carte dans une liste, et ses décisions s&apos;affichent ici.</translation>
    </message>
    <message>
        <source>Rulings on {card}</source>
        <translation>Décisions sur {card}</translation>
    </message>
    <message>
        <source>There are no rulings on this card.</source>
        <translation>Il n&apos;y en a pas&#xa0;: son texte et les règles disent tout.</translation>
    </message>
    <message>
        <source>A summary of the rules in our own words. The rulebooks take precedence over it, and card text over both.</source>
        <translation>Les règles en bref et dans nos propres mots&#x202f;; les livrets de règles prévalent sur elles, et le texte des cartes prévaut sur les deux.</translation>
    </message>
    <message>
        <source>Edition: &lt;b&gt;{edition}&lt;/b&gt;.</source>
        <translation>Elles sont lues dans&#xa0;: &lt;b&gt;{edition}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>No rule contains “{words}”. Use fewer words, or a number such as INF-03.</source>
        <translation>Aucune règle ne contient «&#xa0;{words}&#xa0;». Utilisez moins de mots, ou un numéro comme INF-03.</translation>
    </message>
    <message>
        <source>Reading the rules …</source>
        <translation>Lecture des règles …</translation>
    </message>
    <message>
        <source>Reading the rules</source>
        <translation>Lecture des règles</translation>
    </message>
    <message>
        <source>Back to the rule before</source>
        <translation>Retour à la règle précédente</translation>
    </message>
    <message>
        <source>Rulings on the chosen card</source>
        <translation>Décisions sur la carte choisie</translation>
    </message>
    <message>
        <source>The rules can&apos;t be read: {why}. Reinstall VTES Deck to restore them.</source>
        <translation>Les règles ne peuvent pas être lues&#xa0;: {why}. Réinstaller VTES Deck les fait revenir.</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Words, or a number such as INF-03</source>
        <translation>Mots, ou un numéro comme INF-03</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Edition of the rules</source>
        <translation>Édition des règles</translation>
    </message>
    <message>
        <source>Back to the rule before (Backspace)</source>
        <translation>Retour à la règle précédente (Retour arrière)</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La règle</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Étagère</translation>
    </message>
    <message>
        <source>The decks in your folders, with tags, notes and missing cards</source>
        <translation>Les decks de vos dossiers, avec étiquettes et notes, et ce qui manque à chacun</translation>
    </message>
    <message>
        <source>Precons</source>
        <translation>Précons</translation>
    </message>
    <message>
        <source>Preconstructed decks: view them, open a copy, add their cards to your collection</source>
        <translation>Decks préconstruits&#xa0;: les voir, en ouvrir une copie, posséder leurs cartes</translation>
    </message>
    <message>
        <source>Folder with decks</source>
        <translation>Dossier de decks</translation>
    </message>
    <message>
        <source>Open the deck of the shelf</source>
        <translation>Ouvrir le deck de l&apos;étagère</translation>
    </message>
    <message>
        <source>Add another folder …</source>
        <translation>Examiner un autre dossier …</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Examiner de nouveau</translation>
    </message>
    <message>
        <source>Undo on the shelf</source>
        <translation>Annuler sur l&apos;étagère</translation>
    </message>
    <message>
        <source>Smart tags of your own …</source>
        <translation>Vos étiquettes automatiques …</translation>
    </message>
    <message>
        <source>Remove the folder {folder}</source>
        <translation>Ne plus examiner {folder}</translation>
    </message>
    <message>
        <source>No deck has a tag yet</source>
        <translation>Aucun deck n&apos;a encore d&apos;étiquette</translation>
    </message>
    <message>
        <source>Open the deck</source>
        <translation>Ouvrir le deck</translation>
    </message>
    <message>
        <source>#word</source>
        <translation>#mot</translation>
    </message>
    <message>
        <source>In the search box: a tag</source>
        <translation>Dans la ligne de recherche&#xa0;: une étiquette</translation>
    </message>
    <message>
        <source>Undo “{what}”</source>
        <translation>Annuler «&#xa0;{what}&#xa0;»</translation>
    </message>
    <message>
        <source>Searching for your decks …</source>
        <translation>Recherche de vos decks …</translation>
    </message>
    <message>
        <source>No decks match “{words}”.</source>
        <translation>Aucun deck ne convient à «&#xa0;{words}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>The folders {names} can&apos;t be read.</source>
        <comment>The folder {names} can&apos;t be read.</comment>
        <translation>
            <numerusform>Le dossier {names} ne peut pas être lu.</numerusform>
            <numerusform>Les dossiers {names} ne peuvent pas être lus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The folders {names} can&apos;t be read</source>
        <comment>The folder {names} can&apos;t be read</comment>
        <translation>
            <numerusform>Le dossier {names} ne peut pas être lu</numerusform>
            <numerusform>Les dossiers {names} ne peuvent pas être lus</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no decks in your folders yet. What you save there appears here.</source>
        <translation>Il n&apos;y a pas encore de decks dans vos dossiers. Ce que vous y enregistrez apparaît ici.</translation>
    </message>
    <message>
        <source>Choose the folder of your decks to list them here.</source>
        <translation>Choisissez le dossier où vous gardez vos decks&#xa0;: ils y sont tous listés.</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks</source>
        <comment>{n} deck</comment>
        <translation>
            <numerusform>{n} deck</numerusform>
            <numerusform>{n} decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The folders {names}: too many files, not all are listed</source>
        <comment>The folder {names}: too many files, not all are listed</comment>
        <translation>
            <numerusform>Le dossier {names}&#xa0;: trop de fichiers, tous ne sont pas listés</numerusform>
            <numerusform>Les dossiers {names}&#xa0;: trop de fichiers, tous ne sont pas listés</numerusform>
        </translation>
    </message>
    <message>
        <source>tags</source>
        <translation>étiquettes</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>{deck}: {what}</source>
        <translation>{deck}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Find a deck:  name,  card,  #tag,  note</source>
        <translation>Trouver un deck&#xa0;:  nom,  carte,  #étiquette,  note</translation>
    </message>
    <message>
        <source>Find a deck</source>
        <translation>Trouver un deck</translation>
    </message>
    <message>
        <source>Find by tag</source>
        <translation>Trouver par étiquette</translation>
    </message>
    <message>
        <source>Choose a folder …</source>
        <translation>Choisir un dossier …</translation>
    </message>
    <message>
        <source>Where is its file? …</source>
        <translation>Où est son fichier&#x202f;? …</translation>
    </message>
    <message>
        <source>Whether the deck uses your cards</source>
        <translation>Si vos cartes sont dans le deck</translation>
    </message>
    <message>
        <source>Tags of the deck</source>
        <translation>Étiquettes du deck</translation>
    </message>
    <message>
        <source>casual, to lend</source>
        <translation>détente, à prêter</translation>
    </message>
    <message>
        <source>Note on the deck</source>
        <translation>Note sur le deck</translation>
    </message>
    <message>
        <source>Folders of the shelf</source>
        <translation>Dossiers de l&apos;étagère</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message numerus="yes">
        <source>{n} of its cards are missing in the open deck</source>
        <comment>{n} of its cards is missing in the open deck</comment>
        <translation>
            <numerusform>{n} de ses cartes manque au deck ouvert</numerusform>
            <numerusform>{n} de ses cartes manquent au deck ouvert</numerusform>
        </translation>
    </message>
    <message>
        <source>Precon</source>
        <translation>Précon</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Extension</translation>
    </message>
    <message>
        <source>Helps</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Find a precon:  tremere,  v5,  govern</source>
        <translation>Trouver un précon&#xa0;:  tremere,  v5,  govern</translation>
    </message>
    <message>
        <source>Find a precon</source>
        <translation>Trouver un précon</translation>
    </message>
    <message>
        <source>Preconstructed decks</source>
        <translation>Decks préconstruits</translation>
    </message>
    <message>
        <source>Cards of the precon</source>
        <translation>Cartes du précon</translation>
    </message>
    <message>
        <source>Add its cards to the collection</source>
        <translation>Posséder ses cartes</translation>
    </message>
    <message>
        <source>Open a copy of the precon</source>
        <translation>Ouvrir une copie du précon</translation>
    </message>
    <message>
        <source>Add the cards of the precon to the collection</source>
        <translation>Posséder les cartes du précon</translation>
    </message>
    <message>
        <source>Choose a precon to see its cards. Enter opens a copy of it.</source>
        <translation>Choisissez un précon pour voir ses cartes. Entrée en ouvre une copie.</translation>
    </message>
    <message>
        <source>No preconstructed decks match “{words}”.</source>
        <translation>Aucun précon ne convient à «&#xa0;{words}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>{n} precons</source>
        <comment>{n} precon</comment>
        <translation>
            <numerusform>{n} précon</numerusform>
            <numerusform>{n} précons</numerusform>
        </translation>
    </message>
    <message>
        <source>Open {deck}</source>
        <translation>Ouvrir {deck}</translation>
    </message>
    <message>
        <source>{crypt} crypt, {library} library.</source>
        <translation>Crypte {crypt}, bibliothèque {library}.</translation>
    </message>
    <message>
        <source>The data count {stated} cards and list {size}.</source>
        <translation>Les données comptent {stated} cartes et en listent {size}.</translation>
    </message>
    <message numerus="yes">
        <source>You have {have} of {size}; {n} of its cards are missing in the open deck.</source>
        <comment>You have {have} of {size}; {n} of its cards are missing in the open deck.</comment>
        <translation>
            <numerusform>Vous en avez {have} sur {size}&#x202f;; {n} de ses cartes manque au deck ouvert.</numerusform>
            <numerusform>Vous en avez {have} sur {size}&#x202f;; {n} de ses cartes manquent au deck ouvert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have all of them; {n} of its cards are missing in the open deck.</source>
        <comment>You have all of them; {n} of its cards are missing in the open deck.</comment>
        <translation>
            <numerusform>Vous les avez toutes&#x202f;; {n} de ses cartes manque au deck ouvert.</numerusform>
            <numerusform>Vous les avez toutes&#x202f;; {n} de ses cartes manquent au deck ouvert.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have {have} of {size}.</source>
        <translation>Vous en avez {have} sur {size}.</translation>
    </message>
    <message>
        <source>You have all of them.</source>
        <translation>Vous les avez toutes.</translation>
    </message>
    <message>
        <source>flexible</source>
        <translation>flexible</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixe</translation>
    </message>
    <message>
        <source>file gone</source>
        <translation>fichier disparu</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>{deck}: its file is missing, but its cards still count</source>
        <translation>{deck}&#xa0;: son fichier n&apos;existe plus, mais ses cartes comptent toujours</translation>
    </message>
    <message>
        <source>{deck}: {crypt} crypt, {library} library, by {author}</source>
        <translation>{deck}&#xa0;: crypte {crypt}, bibliothèque {library}, par {author}</translation>
    </message>
    <message>
        <source>{deck}: {crypt} crypt, {library} library</source>
        <translation>{deck}&#xa0;: crypte {crypt}, bibliothèque {library}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards not recognised</source>
        <comment>{n} card not recognised</comment>
        <translation>
            <numerusform>{n} carte non reconnue</numerusform>
            <numerusform>{n} cartes non reconnues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards missing</source>
        <comment>{n} card missing</comment>
        <translation>
            <numerusform>{n} carte manquante</numerusform>
            <numerusform>{n} cartes manquantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message>
        <source>Deck without a name</source>
        <translation>Deck sans nom</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} other cards.</source>
        <comment>… and {n} other card.</comment>
        <translation>
            <numerusform>… et {n} autre carte.</numerusform>
            <numerusform>… et {n} autres cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not identified: {cards}</source>
        <translation>Non reconnues&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Checksum of the list: {checksum}</source>
        <translation>Somme de contrôle de la liste&#xa0;: {checksum}</translation>
    </message>
    <message>
        <source>Scan the code to open this deck in VDB.</source>
        <translation>Scannez le code pour ouvrir ce deck dans VDB.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>par {author}</translation>
    </message>
    <message>
        <source>{clan}, group {group}</source>
        <translation>{clan}, groupe {group}</translation>
    </message>
    <message>
        <source>Not identified</source>
        <translation>Non identifiées</translation>
    </message>
    <message>
        <source>{type}, continued</source>
        <translation>{type}, suite</translation>
    </message>
    <message>
        <source>Registration sheet</source>
        <translation>Feuille d&apos;inscription</translation>
    </message>
    <message>
        <source>Decklist</source>
        <translation>Liste de deck</translation>
    </message>
    <message>
        <source>Proxies</source>
        <translation>Proxys</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Print the deck</source>
        <translation>Le deck sur papier</translation>
    </message>
    <message>
        <source>Kind of document</source>
        <translation>Genre de papier</translation>
    </message>
    <message>
        <source>The composition of the deck, how soon vampires become ready, and how soon each card is drawn. Every number says how it was calculated.</source>
        <translation>De quoi le deck est fait, comment il se met en place tour par tour, et quand chaque carte est vue. Chaque nombre dit comment il a été trouvé.</translation>
    </message>
    <message>
        <source>Proxies: {deck}</source>
        <translation>Proxys&#xa0;: {deck}</translation>
    </message>
    <message>
        <source>Proxies: deck without a name</source>
        <translation>Proxys&#xa0;: deck sans nom</translation>
    </message>
    <message>
        <source>&amp;Stop downloading</source>
        <translation>Ne plus téléchar&amp;ger</translation>
    </message>
    <message>
        <source>{done} of {all} pictures fetched …</source>
        <translation>{done} images sur {all} téléchargées …</translation>
    </message>
    <message>
        <source>The deck could not be counted: {why}</source>
        <translation>Le deck n&apos;a pas pu être compté&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Counting the deck</source>
        <translation>Comptage du deck</translation>
    </message>
    <message>
        <source>Size of the paper</source>
        <translation>Taille du papier</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>&amp;Save as PDF …</source>
        <translation>&amp;Enregistrer en PDF …</translation>
    </message>
    <message>
        <source>Paper si&amp;ze</source>
        <translation>Taille du p&amp;apier</translation>
    </message>
    <message numerus="yes">
        <source>{n} pages</source>
        <comment>{n} page</comment>
        <translation>
            <numerusform>{n} page</numerusform>
            <numerusform>{n} pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing …</source>
        <translation>Impression …</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>C&apos;est en route vers l&apos;imprimante.</translation>
    </message>
    <message>
        <source>Writing {file}</source>
        <translation>Écriture de {file}</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Écrit dans {file}.</translation>
    </message>
    <message>
        <source>{file} could not be written: {why}</source>
        <translation>{file} n&apos;a pas pu être écrit&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Writing {file} …</source>
        <translation>Écriture de {file} …</translation>
    </message>
    <message>
        <source>Printing failed: {why}</source>
        <translation>Cela n&apos;a pas fonctionné&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Arrêté&#x202f;; rien n&apos;a été écrit.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Fetch the missing pictures</source>
        <translation>Téléchar&amp;ger les images manquantes</translation>
    </message>
    <message>
        <source>The whole deck</source>
        <translation>Le deck entier</translation>
    </message>
    <message>
        <source>The crypt</source>
        <translation>La crypte</translation>
    </message>
    <message>
        <source>The library</source>
        <translation>La bibliothèque</translation>
    </message>
    <message>
        <source>P&amp;layer</source>
        <translation>&amp;Joueur</translation>
    </message>
    <message>
        <source>&amp;V:EKN number</source>
        <translation>Numéro &amp;V:EKN</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Tournoi</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Date</translation>
    </message>
    <message>
        <source>Deck &amp;name</source>
        <translation>&amp;Nom du deck</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>left free to write on</source>
        <translation>laissé libre pour écrire</translation>
    </message>
    <message>
        <source>Comments on &amp;cards</source>
        <translation>Commentaires à côté des &amp;cartes</translation>
    </message>
    <message>
        <source>The d&amp;escription</source>
        <translation>La de&amp;scription</translation>
    </message>
    <message>
        <source>&amp;One of each card</source>
        <translation>&amp;Un exemplaire de chaque carte</translation>
    </message>
    <message>
        <source>Room &amp;between the cards</source>
        <translation>Espace entre &amp;les cartes</translation>
    </message>
    <message>
        <source>drawn by VTES Deck</source>
        <translation>dessinées par ce programme</translation>
    </message>
    <message>
        <source>pictures of the cards</source>
        <translation>images des cartes</translation>
    </message>
    <message>
        <source>P&amp;roxies of</source>
        <translation>Pro&amp;xys pour</translation>
    </message>
    <message>
        <source>Cards &amp;as</source>
        <translation>Cartes c&amp;omme</translation>
    </message>
    <message>
        <source>63 by 88 mm, nine on a page. Print them at 100 %, not fitted to the page.</source>
        <translation>63 sur 88 mm, neuf par page. Imprimez-les à 100&#xa0;%, sans ajuster à la page.</translation>
    </message>
    <message numerus="yes">
        <source>{missing} of {n} pictures are not on this machine; those cards are drawn.</source>
        <comment>{missing} of {n} pictures are not on this machine; those cards are drawn.</comment>
        <translation>
            <numerusform>{missing} image sur {n} n&apos;est pas sur cet ordinateur&#x202f;; cette carte est dessinée.</numerusform>
            <numerusform>{missing} images sur {n} ne sont pas sur cet ordinateur&#x202f;; ces cartes sont dessinées.</numerusform>
        </translation>
    </message>
    <message>
        <source>it does not accept data</source>
        <translation>il ne prend rien</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Looking for pictures</source>
        <translation>Recherche d&apos;images</translation>
    </message>
    <message>
        <source>Fetching pictures</source>
        <translation>Téléchargement d&apos;images</translation>
    </message>
    <message>
        <source>The pictures can&apos;t be downloaded: {why}</source>
        <translation>Impossible d&apos;obtenir les images&#xa0;: {why}</translation>
    </message>
    <message numerus="yes">
        <source>{n} pictures are not available.</source>
        <comment>{n} picture is not available.</comment>
        <translation>
            <numerusform>{n} image n&apos;est pas disponible.</numerusform>
            <numerusform>{n} images ne sont pas disponibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation>Aucune carte.</translation>
    </message>
    <message>
        <source>Deck registration</source>
        <translation>Inscription du deck</translation>
    </message>
    <message>
        <source>Checksum of the list</source>
        <translation>Somme de contrôle de la liste</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>V:EKN number</source>
        <translation>Numéro V:EKN</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message numerus="yes">
        <source>Crypt: {n} cards</source>
        <comment>Crypt: {n} card</comment>
        <translation>
            <numerusform>Crypte&#xa0;: {n} carte</numerusform>
            <numerusform>Crypte&#xa0;: {n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Crypt: {n} cards, {groups}</source>
        <comment>Crypt: {n} card, {groups}</comment>
        <translation>
            <numerusform>Crypte&#xa0;: {n} carte, {groups}</numerusform>
            <numerusform>Crypte&#xa0;: {n} cartes, {groups}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Library: {n} cards</source>
        <comment>Library: {n} card</comment>
        <translation>
            <numerusform>Bibliothèque&#xa0;: {n} carte</numerusform>
            <numerusform>Bibliothèque&#xa0;: {n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>For the judge</source>
        <translation>Pour le juge</translation>
    </message>
    <message>
        <source>Crypt counted</source>
        <translation>Crypte comptée</translation>
    </message>
    <message>
        <source>Library counted</source>
        <translation>Bibliothèque comptée</translation>
    </message>
    <message>
        <source>Ankhs</source>
        <translation>Ankhs</translation>
    </message>
    <message>
        <source>Monstrosity of</source>
        <translation>Monstruosité faite de</translation>
    </message>
    <message>
        <source>Gain tokens</source>
        <translation>Gagner des jetons</translation>
    </message>
    <message>
        <source>Assign tokens</source>
        <translation>Attribuer des jetons</translation>
    </message>
    <message>
        <source>Steal tokens</source>
        <translation>Voler des jetons</translation>
    </message>
    <message>
        <source>Remove tokens</source>
        <translation>Retirer des jetons</translation>
    </message>
    <message>
        <source>Move tokens</source>
        <translation>Déplacer des jetons</translation>
    </message>
    <message>
        <source>Exhaust vampires</source>
        <translation>Épuiser des vampires</translation>
    </message>
    <message>
        <source>Remove exhaustion</source>
        <translation>Retirer l&apos;épuisement</translation>
    </message>
    <message>
        <source>Rejuvenate vampires</source>
        <translation>Revigorer des vampires</translation>
    </message>
    <message>
        <source>Place vampires into torpor</source>
        <translation>Mettre des vampires en torpeur</translation>
    </message>
    <message>
        <source>Activate vampires</source>
        <translation>Activer des vampires</translation>
    </message>
    <message>
        <source>Modify one battleground</source>
        <translation>Modifier un champ de bataille</translation>
    </message>
    <message>
        <source>Trigger abilities</source>
        <translation>Déclencher des aptitudes</translation>
    </message>
    <message>
        <source>Draw clan schemes</source>
        <translation>Piocher des intrigues de clan</translation>
    </message>
    <message>
        <source>Take discarded clan schemes into hand</source>
        <translation>Reprendre en main des intrigues de clan défaussées</translation>
    </message>
    <message>
        <source>Reserve a character</source>
        <translation>Réserver un personnage</translation>
    </message>
    <message>
        <source>Remove characters from the queue</source>
        <translation>Retirer des personnages de la file</translation>
    </message>
    <message>
        <source>Play an additional scheme</source>
        <translation>Jouer une intrigue de plus</translation>
    </message>
    <message>
        <source>One of several ways</source>
        <translation>Une option parmi plusieurs</translation>
    </message>
    <message>
        <source>Only if vampires fit</source>
        <translation>Seulement si des vampires conviennent</translation>
    </message>
    <message>
        <source>Recruit from the deck</source>
        <translation>Recruter depuis la pioche</translation>
    </message>
    <message>
        <source>Declare enemy</source>
        <translation>Déclarer un ennemi</translation>
    </message>
    <message>
        <source>Kiss the ring</source>
        <translation>Baiser l&apos;anneau</translation>
    </message>
    <message>
        <source>Embrace the chaos</source>
        <translation>Embrasser le chaos</translation>
    </message>
    <message>
        <source>Black market</source>
        <translation>Marché noir</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Invitation</translation>
    </message>
    <message>
        <source>Usurp</source>
        <translation>Usurper</translation>
    </message>
    <message>
        <source>Craft monstrosity</source>
        <translation>Façonner une monstruosité</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Édit</translation>
    </message>
    <message>
        <source>The vampire that acts</source>
        <translation>Le vampire qui agit</translation>
    </message>
    <message>
        <source>Your bloodline</source>
        <translation>Votre lignée</translation>
    </message>
    <message>
        <source>The coterie</source>
        <translation>La coterie</translation>
    </message>
    <message>
        <source>Its childer</source>
        <translation>Ses infants</translation>
    </message>
    <message>
        <source>Its sire</source>
        <translation>Son sire</translation>
    </message>
    <message>
        <source>The pack</source>
        <translation>La meute</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>The chosen opponent</source>
        <translation>L&apos;adversaire choisi</translation>
    </message>
    <message>
        <source>The vampire of the previous effect</source>
        <translation>Le vampire de l&apos;effet précédent</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Fledgling</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Sire</source>
        <translation>Sire</translation>
    </message>
    <message>
        <source>Basic character</source>
        <translation>Personnage de base</translation>
    </message>
    <message>
        <source>Exhausted</source>
        <translation>Épuisé</translation>
    </message>
    <message>
        <source>Childe</source>
        <translation>Infant</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Ennemi</translation>
    </message>
    <message>
        <source>Another vampire</source>
        <translation>Un autre vampire</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Boon</source>
        <translation>Faveur</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>De base</translation>
    </message>
    <message>
        <source>Harpy</source>
        <translation>Harpie</translation>
    </message>
    <message>
        <source>Prince</source>
        <translation>Prince</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Torpor</source>
        <translation>Torpeur</translation>
    </message>
    <message>
        <source>Spaces of the token from neutral: negative toward class A, positive toward class C.</source>
        <translation>Distance du jeton à la case neutre, en cases&#xa0;: négative vers la classe A, positive vers la classe C.</translation>
    </message>
    <message>
        <source>For each player: the space, 0 for the lowest one, and the side of the token.</source>
        <translation>Pour chaque joueur&#xa0;: la case, 0 pour la plus basse, et la face du jeton.</translation>
    </message>
    <message>
        <source>The ankhs on each court, such as G = 3.</source>
        <translation>Les ankhs sur chaque cour, par exemple G = 3.</translation>
    </message>
    <message>
        <source>The class that the token of each archetype shows, and which are judices.</source>
        <translation>La classe que montre le jeton de chaque archétype, et lesquels sont judices.</translation>
    </message>
    <message>
        <source>The ankhs left in each city, and those in the fire.</source>
        <translation>Les ankhs qui restent dans chaque ville, et ceux qui sont dans le feu.</translation>
    </message>
    <message>
        <source>The steps of each investigator, and the ankhs on each final space.</source>
        <translation>Les pas de chaque enquêteur, et les ankhs sur chaque case finale.</translation>
    </message>
    <message>
        <source>The classes of the tokens inside the walls, and how many titles were voted on.</source>
        <translation>Les classes des jetons dans l&apos;enceinte, et le nombre de titres déjà mis aux voix.</translation>
    </message>
    <message>
        <source>The tokens at home, of which the last one comes next, and those in each region.</source>
        <translation>Les jetons en réserve (foyer), dont le dernier vient ensuite, et ceux de chaque région.</translation>
    </message>
    <message>
        <source>Allegiance</source>
        <translation>Allégeance</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>par tirage au sort</translation>
    </message>
    <message>
        <source>those of the leader</source>
        <translation>celles du chef de clan</translation>
    </message>
    <message>
        <source>Schemes in hand</source>
        <translation>Intrigues en main</translation>
    </message>
    <message>
        <source>The data set has no character “{name}”.</source>
        <translation>Le jeu de données n&apos;a pas de personnage «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Battlegrounds</source>
        <translation>Champs de bataille</translation>
    </message>
    <message>
        <source>Winners of ties</source>
        <translation>Vainqueurs des égalités</translation>
    </message>
    <message>
        <source>Queue, from the left</source>
        <translation>File, depuis la gauche</translation>
    </message>
    <message>
        <source>Next characters</source>
        <translation>Prochains personnages</translation>
    </message>
    <message>
        <source>Current round</source>
        <translation>Manche en cours</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Missions and queue</source>
        <translation>Missions et file</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juge</translation>
    </message>
    <message>
        <source>as on this list</source>
        <translation>comme sur cette liste</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>diffère</translation>
    </message>
    <message>
        <source>Remarks, penalties</source>
        <translation>Remarques, pénalités</translation>
    </message>
    <message>
        <source>Signature of the player</source>
        <translation>Signature du joueur</translation>
    </message>
    <message>
        <source>Statistics by VTES Deck</source>
        <translation>Statistiques par VTES Deck</translation>
    </message>
    <message>
        <source>by {author}. {size}.</source>
        <translation>par {author}. {size}.</translation>
    </message>
    <message>
        <source>{size}.</source>
        <translation>{size}.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>with doubtful lines</source>
        <translation>avec lignes douteuses</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks: {legal} legal, {illegal} not legal, {unreadable} unreadable.</source>
        <comment>{n} deck: {legal} legal, {illegal} not legal, {unreadable} unreadable.</comment>
        <translation>
            <numerusform>{n} deck&#xa0;: {legal} légal, {illegal} non légal, {unreadable} illisible.</numerusform>
            <numerusform>{n} decks&#xa0;: {legal} légaux, {illegal} non légaux, {unreadable} illisibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of them have doubtful lines.</source>
        <comment>{n} of them has doubtful lines.</comment>
        <translation>
            <numerusform>dont {n} avec des lignes douteuses.</numerusform>
            <numerusform>dont {n} avec des lignes douteuses.</numerusform>
        </translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>First violation</source>
        <translation>Première infraction</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Douteux</translation>
    </message>
    <message>
        <source>Deck check: {question}</source>
        <translation>Contrôle de decks&#xa0;: {question}</translation>
    </message>
    <message>
        <source>Deck check by VTES Deck</source>
        <translation>Contrôle de decks par VTES Deck</translation>
    </message>
    <message>
        <source>Deck check</source>
        <translation>Contrôle de decks</translation>
    </message>
    <message>
        <source>List by list</source>
        <translation>Liste par liste</translation>
    </message>
    <message>
        <source>The same cards</source>
        <translation>Les mêmes cartes</translation>
    </message>
    <message>
        <source>{lists}: {verdict}</source>
        <translation>{lists}&#xa0;: {verdict}</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} doubtful lines more.</source>
        <comment>… and {n} doubtful lines more.</comment>
        <translation>
            <numerusform>… et {n} ligne douteuse de plus.</numerusform>
            <numerusform>… et {n} lignes douteuses de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checksum {checksum}</source>
        <translation>Somme de contrôle {checksum}</translation>
    </message>
    <message>
        <source>Looking for games</source>
        <translation>Recherche de parties</translation>
    </message>
    <message>
        <source>A game at turn {turn} is not finished: {names}.</source>
        <translation>Une partie au tour {turn} n&apos;est pas terminée&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Continuer la partie</translation>
    </message>
    <message>
        <source>The documentation is not built in this checkout. Build it with “make docs”.</source>
        <translation>La documentation n&apos;est pas construite dans cette copie du code source. Construisez-la avec «&#xa0;make docs&#xa0;».</translation>
    </message>
    <message>
        <source>Open the source text</source>
        <translation>Ouvrir le texte source</translation>
    </message>
    <message>
        <source>VTES Deck was updated from {former} to {version}.</source>
        <translation>VTES Deck est maintenant en {version}&#x202f;; la dernière fois, c&apos;était {former}.</translation>
    </message>
    <message>
        <source>as it was opened</source>
        <comment>a version</comment>
        <translation>à l&apos;ouverture</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>a version</comment>
        <translation>enregistrée</translation>
    </message>
    <message>
        <source>work</source>
        <comment>a version</comment>
        <translation>travail</translation>
    </message>
    <message>
        <source>before going back</source>
        <comment>a version</comment>
        <translation>avant le retour</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>a version</comment>
        <translation>gardée</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>aujourd&apos;hui {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>hier {time}</translation>
    </message>
    <message>
        <source>d MMM HH:mm</source>
        <comment>Qt&apos;s notation of a day and time</comment>
        <translation>d MMM HH:mm</translation>
    </message>
    <message numerus="yes">
        <source>The versions of “{deck}” took too much space. The {n} oldest unnamed versions were deleted.</source>
        <comment>The versions of “{deck}” took too much space. The oldest unnamed version was deleted.</comment>
        <translation>
            <numerusform>Les versions de «&#xa0;{deck}&#xa0;» prenaient trop de place. La plus ancienne version sans nom a été supprimée.</numerusform>
            <numerusform>Les versions de «&#xa0;{deck}&#xa0;» prenaient trop de place. Les {n} plus anciennes versions sans nom ont été supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Has cards</source>
        <translation>Contient</translation>
    </message>
    <message>
        <source>Card type</source>
        <translation>Type de carte</translation>
    </message>
    <message>
        <source>Average capacity</source>
        <translation>Capacité moyenne</translation>
    </message>
    <message>
        <source>Smallest capacity</source>
        <translation>Plus petite capacité</translation>
    </message>
    <message>
        <source>Largest capacity</source>
        <translation>Plus grande capacité</translation>
    </message>
    <message>
        <source>Crypt cards</source>
        <translation>Cartes de crypte</translation>
    </message>
    <message>
        <source>Library cards</source>
        <translation>Cartes de bibliothèque</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>In the deck&apos;s name, player, event, place or date, or in the name of a card that it plays. With a number in front it is a card: 2+ Arika.</source>
        <translation>Dans le nom, le joueur, l&apos;événement, le lieu ou la date du deck, ou dans le nom d&apos;une carte qu&apos;il joue. Avec un nombre devant, c&apos;est une carte&#xa0;: 2+ Arika.</translation>
    </message>
    <message>
        <source>Words in the name of the deck.</source>
        <translation>Mots du nom du deck.</translation>
    </message>
    <message>
        <source>Words in what the player wrote about the deck or its cards.</source>
        <translation>Mots de ce que le joueur a écrit sur le deck ou à côté de ses cartes.</translation>
    </message>
    <message>
        <source>Plays a card: its name, the beginning of it or a word of it. A number in front asks for copies: 2+ is two or more, 1..3 one to three, 4 exactly four, 0 none at all.</source>
        <translation>Joue une carte&#xa0;: son nom, son début ou un de ses mots. Un nombre devant demande des exemplaires&#xa0;: 2+ pour deux ou plus, 1..3 pour un à trois, 4 pour exactement quatre, 0 pour aucun.</translation>
    </message>
    <message>
        <source>Copies of cards that a search for cards finds, in quotation marks, with the number of copies in front: one or more, if none is given.</source>
        <translation>Exemplaires de cartes que trouve une recherche de cartes, entre guillemets, avec le nombre d&apos;exemplaires devant&#xa0;: un ou plus si aucun n&apos;est donné.</translation>
    </message>
    <message>
        <source>A clan of which at least a third of the crypt is.</source>
        <translation>Un clan auquel appartient au moins un tiers de la crypte.</translation>
    </message>
    <message>
        <source>A sect of which at least a third of the crypt is.</source>
        <translation>Une secte à laquelle appartient au moins un tiers de la crypte.</translation>
    </message>
    <message>
        <source>A Discipline that it plays: a third of the crypt has it (in capitals: at superior), and at least 4 library cards require it.</source>
        <translation>Une Discipline qu&apos;il joue&#xa0;: un tiers de la crypte l&apos;a (en majuscules&#xa0;: au niveau supérieur), et au moins 4 cartes de bibliothèque la requièrent.</translation>
    </message>
    <message>
        <source>Has a vampire with the title in its crypt.</source>
        <translation>A dans sa crypte un vampire avec ce titre.</translation>
    </message>
    <message>
        <source>Has a library card of the type; for numbers write has:&quot;10+ type:master&quot;.</source>
        <translation>A une carte de bibliothèque de ce type&#x202f;; pour des nombres, écrivez has:&quot;10+ type:master&quot;.</translation>
    </message>
    <message>
        <source>A group of which the crypt has vampires.</source>
        <translation>Un groupe dont la crypte a des vampires.</translation>
    </message>
    <message>
        <source>Average capacity of the crypt, each copy counted.</source>
        <translation>Capacité moyenne de la crypte, chaque exemplaire compté.</translation>
    </message>
    <message>
        <source>Capacity of the smallest vampire.</source>
        <translation>Capacité du plus petit vampire.</translation>
    </message>
    <message>
        <source>Capacity of the largest vampire.</source>
        <translation>Capacité du plus grand vampire.</translation>
    </message>
    <message>
        <source>How many cards the crypt has.</source>
        <translation>Combien de cartes a la crypte.</translation>
    </message>
    <message>
        <source>How many cards the library has.</source>
        <translation>Combien de cartes a la bibliothèque.</translation>
    </message>
    <message>
        <source>Who won with the deck, or built it.</source>
        <translation>Qui a gagné avec le deck, ou l&apos;a construit.</translation>
    </message>
    <message>
        <source>Words in the name of the tournament.</source>
        <translation>Mots du nom du tournoi.</translation>
    </message>
    <message>
        <source>Words in the place of the tournament: town, region or country.</source>
        <translation>Mots du lieu du tournoi&#xa0;: ville, région ou pays.</translation>
    </message>
    <message>
        <source>The country of the tournament.</source>
        <translation>Le pays du tournoi.</translation>
    </message>
    <message>
        <source>The first day of the tournament: a year, a month, a day, a range, or a set&apos;s release.</source>
        <translation>Le premier jour du tournoi&#xa0;: une année, un mois, un jour, un intervalle, ou la sortie d&apos;une extension.</translation>
    </message>
    <message>
        <source>How many players took part.</source>
        <translation>Combien de joueurs ont participé.</translation>
    </message>
    <message>
        <source>How many rounds were played before the final.</source>
        <translation>Combien de rondes ont été jouées avant la finale.</translation>
    </message>
    <message>
        <source>Victory points of the winner before the final, where they are known.</source>
        <translation>Points de victoire du vainqueur avant la finale, quand ils sont connus.</translation>
    </message>
    <message>
        <source>mono: one clan only; star: five or more copies of one vampire; onegroup: vampires of one group; online: won online; described: with a text by its player.</source>
        <translation>mono&#xa0;: un seul clan&#x202f;; star&#xa0;: cinq exemplaires ou plus d&apos;un vampire&#x202f;; onegroup&#xa0;: vampires d&apos;un seul groupe&#x202f;; online&#xa0;: gagné en ligne&#x202f;; described&#xa0;: avec un texte de son joueur.</translation>
    </message>
    <message>
        <source>Sort the decks by date, players, avg, vp, player and other figures or texts. A minus sign puts the largest first; the key after a comma orders ties. Decks without a value come last.</source>
        <translation>Trier les decks par date, players, avg, vp, player et d&apos;autres nombres ou textes. Un signe moins met les plus grands en premier&#x202f;; la clé après une virgule départage les ex æquo. Les decks sans valeur viennent en dernier.</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copier l&apos;image</translation>
    </message>
    <message>
        <source>Show the numbers as a table</source>
        <translation>Afficher les nombres en tableau</translation>
    </message>
    <message>
        <source>Show the chart</source>
        <translation>Afficher le graphique</translation>
    </message>
    <message>
        <source>Copy numbers</source>
        <translation>Copier les nombres</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>part</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Comment on the card</source>
        <translation>Commentaire sur la carte</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nom du deck</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>What the deck does, how to play it …</source>
        <translation>Ce que fait le deck, comment le jouer …</translation>
    </message>
    <message>
        <source>Description to be read</source>
        <translation>Description à lire</translation>
    </message>
    <message>
        <source>Read the description</source>
        <translation>Lire la description</translation>
    </message>
    <message>
        <source>by</source>
        <comment>an author</comment>
        <translation>par</translation>
    </message>
    <message>
        <source>Describe</source>
        <translation>Décrire</translation>
    </message>
    <message>
        <source>Won {event}. Changed since.</source>
        <translation>A gagné {event}. Modifié depuis.</translation>
    </message>
    <message>
        <source>Won {event}.</source>
        <translation>A gagné {event}.</translation>
    </message>
    <message>
        <source>Rename the deck</source>
        <translation>Renommer le deck</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Changer l&apos;auteur</translation>
    </message>
    <message>
        <source>Change the description</source>
        <translation>Changer la description</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>Qt&apos;s notation of a day</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Deck list</source>
        <translation>Liste de deck</translation>
    </message>
    <message>
        <source>Which card is {name}?</source>
        <translation>Quelle carte est {name}&#x202f;?</translation>
    </message>
    <message>
        <source>No card has a similar name</source>
        <translation>Aucune carte n&apos;a un nom semblable</translation>
    </message>
    <message>
        <source>Plus and minus change the copies of a card, digits set them, Delete removes it, F2 writes a comment.</source>
        <translation>Plus et moins changent les exemplaires d&apos;une carte, les chiffres les fixent, Suppr la retire, F2 écrit un commentaire.</translation>
    </message>
    <message>
        <source>{cards} and {n} more</source>
        <translation>{cards} et {n} de plus</translation>
    </message>
    <message>
        <source>off</source>
        <translation>inactif</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>voulu</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>exclu</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Trouver</translation>
    </message>
    <message>
        <source>Find in the list</source>
        <translation>Trouver dans la liste</translation>
    </message>
    <message>
        <source>&amp;one of them</source>
        <translation>&amp;l&apos;un d&apos;eux</translation>
    </message>
    <message>
        <source>&amp;all of them</source>
        <translation>&amp;tous</translation>
    </message>
    <message>
        <source>Click again to exclude</source>
        <translation>Cliquer de nouveau pour exclure</translation>
    </message>
    <message>
        <source>not {what}</source>
        <translation>pas {what}</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Toutes</translation>
    </message>
    <message>
        <source>Cards that have all the Disciplines chosen</source>
        <translation>Cartes qui ont toutes les Disciplines choisies</translation>
    </message>
    <message>
        <source>An&amp;y</source>
        <translation>Au moins &amp;une</translation>
    </message>
    <message>
        <source>Cards that have at least one of the Disciplines chosen</source>
        <translation>Cartes qui ont au moins une des Disciplines choisies</translation>
    </message>
    <message>
        <source>&amp;Only</source>
        <translation>&amp;Seules</translation>
    </message>
    <message>
        <source>Cards that have some of the Disciplines chosen and no others</source>
        <translation>Cartes qui ont certaines des Disciplines choisies et aucune autre</translation>
    </message>
    <message>
        <source>superior wanted</source>
        <translation>voulu au niveau supérieur</translation>
    </message>
    <message>
        <source>wanted at any level</source>
        <translation>voulu à tout niveau</translation>
    </message>
    <message>
        <source>Click once for any level, again for superior, again to exclude; the right button goes back.</source>
        <translation>Cliquez une fois pour tout niveau, encore pour le supérieur, encore pour exclure&#x202f;; le bouton droit revient en arrière.</translation>
    </message>
    <message>
        <source>from</source>
        <comment>number</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>{label} from</source>
        <translation>{label} de</translation>
    </message>
    <message>
        <source>to</source>
        <comment>number</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>{label} to</source>
        <translation>{label} à</translation>
    </message>
    <message>
        <source>{help}

In the search box: {example}</source>
        <translation>{help}

Dans le champ de recherche&#xa0;: {example}</translation>
    </message>
    <message>
        <source>Fits groups {low} and {high}</source>
        <translation>Compatible avec les groupes {low} et {high}</translation>
    </message>
    <message>
        <source>Legal today</source>
        <translation>Légale aujourd&apos;hui</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd&apos;hui</translation>
    </message>
    <message>
        <source>{title}: unfolded</source>
        <translation>{title}&#xa0;: déplié</translation>
    </message>
    <message>
        <source>{title}: expanded, {n} in use</source>
        <translation>{title}&#xa0;: déplié, {n} utilisés</translation>
    </message>
    <message>
        <source>{title}: folded</source>
        <translation>{title}&#xa0;: replié</translation>
    </message>
    <message>
        <source>{title}: collapsed, {n} in use</source>
        <translation>{title}&#xa0;: replié, {n} utilisés</translation>
    </message>
    <message>
        <source>Remove the filters of “{family}”</source>
        <translation>Retirer les filtres de «&#xa0;{family}&#xa0;»</translation>
    </message>
    <message>
        <source>Clear {family}</source>
        <translation>Effacer {family}</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>Plus …</translation>
    </message>
    <message>
        <source>More filters of {family}</source>
        <translation>Plus de filtres de {family}</translation>
    </message>
    <message>
        <source>Only in the search box:  {conditions}</source>
        <translation>Seulement dans le champ de recherche, et gardé là&#xa0;:  {conditions}</translation>
    </message>
    <message>
        <source>Click a number, or drag from one to another. Click again to clear.</source>
        <translation>Cliquez un nombre, ou glissez de l&apos;un à l&apos;autre. Cliquez de nouveau pour effacer.</translation>
    </message>
    <message>
        <source>up to {number}</source>
        <translation>jusqu&apos;à {number}</translation>
    </message>
    <message>
        <source>from {number}</source>
        <translation>à partir de {number}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>Left and right move, Space chooses a number, Shift with the arrows chooses a range, Delete clears.</source>
        <translation>Gauche et Droite déplacent, Espace choisit un nombre, Maj avec les flèches choisit un intervalle, Suppr efface.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>En ordre</translation>
    </message>
    <message>
        <source>Rule {link}</source>
        <translation>Règle {link}</translation>
    </message>
    <message>
        <source>Left, Right, Enter</source>
        <translation>Gauche, Droite, Entrée</translation>
    </message>
    <message>
        <source>Go to a link in the text and follow it</source>
        <translation>Aller à un lien dans le texte et le suivre</translation>
    </message>
    <message>
        <source>&amp;Capacity</source>
        <translation>&amp;Capacité</translation>
    </message>
    <message>
        <source>C&amp;opies</source>
        <translation>E&amp;xemplaires</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Groupe</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>&amp;Type</translation>
    </message>
    <message>
        <source>C&amp;lan</source>
        <translation>C&amp;lan</translation>
    </message>
    <message>
        <source>&amp;Cost or capacity</source>
        <translation>&amp;Coût ou capacité</translation>
    </message>
    <message>
        <source>Your own &amp;piles</source>
        <translation>Vos &amp;piles</translation>
    </message>
    <message>
        <source>As a l&amp;ist</source>
        <translation>En l&amp;iste</translation>
    </message>
    <message>
        <source>As &amp;stacks</source>
        <translation>En &amp;piles</translation>
    </message>
    <message>
        <source>As a &amp;grid</source>
        <translation>En &amp;grille</translation>
    </message>
    <message>
        <source>Stac&amp;ks by</source>
        <translation>Pil&amp;es par</translation>
    </message>
    <message>
        <source>Comment on {card}:</source>
        <translation>Commentaire sur {card}&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>As &amp;written</source>
        <translation>Comme écri&amp;t</translation>
    </message>
    <message>
        <source>&amp;Cost</source>
        <translation>C&amp;oût</translation>
    </message>
    <message>
        <source>&amp;Discipline</source>
        <translation>&amp;Discipline</translation>
    </message>
    <message>
        <source>Search cards:  govern,  clan:ventrue cap&gt;=7,  dis:DOM</source>
        <translation>Chercher des cartes&#xa0;:  govern,  clan:ventrue cap&gt;=7,  dis:DOM</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>Chercher des cartes</translation>
    </message>
    <message>
        <source>Earlier searches</source>
        <translation>Recherches précédentes</translation>
    </message>
    <message>
        <source>Earlier searches (Alt+Down)</source>
        <translation>Recherches précédentes (Alt+Bas)</translation>
    </message>
    <message>
        <source>No earlier searches</source>
        <translation>Aucune recherche précédente</translation>
    </message>
    <message>
        <source>a word: in names and in card texts</source>
        <translation>un mot&#xa0;: dans les noms et dans les textes des cartes</translation>
    </message>
    <message>
        <source>a phrase</source>
        <translation>une expression</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux doivent être vrais</translation>
    </message>
    <message>
        <source>one of them</source>
        <translation>l&apos;un d&apos;eux</translation>
    </message>
    <message>
        <source>superior Dominate and any Presence</source>
        <translation>Dominate au niveau supérieur et Presence à tout niveau</translation>
    </message>
    <message>
        <source>alternatives</source>
        <translation>alternatives</translation>
    </message>
    <message>
        <source>a range</source>
        <translation>un intervalle</translation>
    </message>
    <message>
        <source>years, days, sets</source>
        <translation>années, jours, extensions</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>un motif</translation>
    </message>
    <message>
        <source>Find a filter:  stealth, set, artist …</source>
        <translation>Trouver un filtre&#xa0;:  stealth, set, artist …</translation>
    </message>
    <message>
        <source>Find a filter</source>
        <translation>Trouver un filtre</translation>
    </message>
    <message>
        <source>Guide to searching</source>
        <translation>Guide de recherche</translation>
    </message>
    <message>
        <source>There is no such filter. You can search for any word as it is.</source>
        <translation>Aucun filtre ne s&apos;appelle ainsi. Tout mot peut être cherché tel quel.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>En bref</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>En détail</translation>
    </message>
    <message>
        <source>words alone</source>
        <translation>mots seuls</translation>
    </message>
    <message>
        <source>Mistake in the search</source>
        <translation>Erreur dans la recherche</translation>
    </message>
    <message>
        <source>{mistake} Did you mean {suggestions}?</source>
        <translation>{mistake} Peut-être {suggestions}&#x202f;?</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Comment continuer</translation>
    </message>
    <message>
        <source>Add cards:  4 govern</source>
        <translation>Ajouter des cartes&#xa0;:  4 govern</translation>
    </message>
    <message>
        <source>Add cards</source>
        <translation>Ajouter des cartes</translation>
    </message>
    <message>
        <source>Type copies and a card name, then Enter</source>
        <translation>Tapez les exemplaires et un nom de carte, puis Entrée</translation>
    </message>
    <message>
        <source>“{filter}” needs one group or two, such as 4 or 4-5.</source>
        <translation>«&#xa0;{filter}&#xa0;» demande un groupe ou deux, comme 4 ou 4-5.</translation>
    </message>
    <message>
        <source>The groups of one crypt are at most two, one after another.</source>
        <translation>Les groupes d&apos;une crypte sont au plus deux, qui se suivent.</translation>
    </message>
    <message>
        <source>“{text}” is no Discipline.</source>
        <translation>«&#xa0;{text}&#xa0;» n&apos;est pas une Discipline.</translation>
    </message>
    <message>
        <source>“{text}” could be {choices}.</source>
        <translation>«&#xa0;{text}&#xa0;» pourrait être {choices}.</translation>
    </message>
    <message>
        <source>A card is never “{text}”.</source>
        <translation>Une carte n&apos;est jamais «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>Cards cannot be sorted by “{text}”.</source>
        <translation>Les cartes ne peuvent pas être triées par «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>Decks cannot be sorted by “{text}”.</source>
        <translation>Les decks ne peuvent pas être triés par «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>“{filter}” needs a name to look for.</source>
        <translation>«&#xa0;{filter}&#xa0;» demande un nom à chercher.</translation>
    </message>
    <message>
        <source>A regular expression is never near: write name:/.../.</source>
        <translation>Une expression régulière n&apos;est jamais approchée&#xa0;: écrivez name:/.../.</translation>
    </message>
    <message>
        <source>There is nothing to look for between the quotes.</source>
        <translation>Il n&apos;y a rien à chercher entre les guillemets.</translation>
    </message>
    <message>
        <source>There is no card “{name}” here.</source>
        <translation>Il n&apos;y a pas de carte «&#xa0;{name}&#xa0;» ici.</translation>
    </message>
    <message>
        <source>“{filter}” needs the name of a card.</source>
        <translation>«&#xa0;{filter}&#xa0;» demande le nom d&apos;une carte.</translation>
    </message>
    <message>
        <source>No crypt to play cards: playable:crypt needs a deck with vampires.</source>
        <translation>Pas de crypte pour jouer des cartes&#xa0;: playable:crypt demande un deck avec des vampires.</translation>
    </message>
    <message>
        <source>No deck is open here.</source>
        <translation>Aucun deck n&apos;est ouvert ici.</translation>
    </message>
    <message>
        <source>The card pool of {format} is not known here.</source>
        <translation>Le pool de cartes de {format} n&apos;est pas connu ici.</translation>
    </message>
    <message>
        <source>A regular expression cannot be used for “{label}”.</source>
        <translation>Une expression régulière ne peut pas servir pour «&#xa0;{label}&#xa0;».</translation>
    </message>
    <message>
        <source>“{text}” is not a Discipline. Write three letters, such as dom, or the name.</source>
        <translation>«&#xa0;{text}&#xa0;» n&apos;est pas une Discipline. Écrivez trois lettres, comme dom, ou le nom.</translation>
    </message>
    <message>
        <source>“{text}” is not a card type. Types are: {types}.</source>
        <translation>«&#xa0;{text}&#xa0;» n&apos;est pas un type de carte. Les types sont&#xa0;: {types}.</translation>
    </message>
    <message>
        <source>“{text}” is not known as {label}.</source>
        <translation>«&#xa0;{text}&#xa0;» n&apos;est pas connu comme {label}.</translation>
    </message>
    <message>
        <source>The quotation mark is not closed.</source>
        <translation>Le guillemet n&apos;est pas fermé.</translation>
    </message>
    <message>
        <source>The regular expression is not closed with /.</source>
        <translation>L&apos;expression régulière n&apos;est pas fermée par /.</translation>
    </message>
    <message>
        <source>Use either &amp; or commas between values, or write the filter twice.</source>
        <translation>Utilisez soit &amp;, soit des virgules entre les valeurs, ou écrivez le filtre deux fois.</translation>
    </message>
    <message>
        <source>“{filter}” needs a value.</source>
        <translation>«&#xa0;{filter}&#xa0;» demande une valeur.</translation>
    </message>
    <message>
        <source>There is no filter “{word}”. For the words themselves, write quotation marks.</source>
        <translation>Il n&apos;y a pas de filtre «&#xa0;{word}&#xa0;». Pour les mots eux-mêmes, écrivez des guillemets.</translation>
    </message>
    <message>
        <source>“{filter}” takes {signs} and not {sign}.</source>
        <translation>«&#xa0;{filter}&#xa0;» accepte {signs} et non {sign}.</translation>
    </message>
    <message>
        <source>The name of a filter is missing before “{sign}”.</source>
        <translation>Le nom d&apos;un filtre manque avant «&#xa0;{sign}&#xa0;».</translation>
    </message>
    <message>
        <source>Something is missing after “{text}”.</source>
        <translation>Il manque quelque chose après «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>Something is missing before “{text}”.</source>
        <translation>Il manque quelque chose avant «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>There is nothing to exclude after “{text}”.</source>
        <translation>Il n&apos;y a rien à exclure après «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>Too many parentheses inside one another.</source>
        <translation>Trop de parenthèses imbriquées.</translation>
    </message>
    <message>
        <source>There is nothing in these parentheses.</source>
        <translation>Il n&apos;y a rien dans ces parenthèses.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Cette parenthèse n&apos;est pas fermée.</translation>
    </message>
    <message>
        <source>This parenthesis was never opened.</source>
        <translation>Cette parenthèse n&apos;a jamais été ouverte.</translation>
    </message>
    <message>
        <source>A query may have {most} characters, not {length}.</source>
        <translation>Une recherche peut avoir {most} caractères, pas {length}.</translation>
    </message>
    <message>
        <source>A query may have {most} regular expressions or near names.</source>
        <translation>Une recherche peut avoir {most} expressions régulières ou noms approchés.</translation>
    </message>
    <message>
        <source>A pattern may have {most} characters, not {length}.</source>
        <translation>Un motif peut avoir {most} caractères, pas {length}.</translation>
    </message>
    <message>
        <source>This pattern leaves too much open (.* and the like) and could take very long.</source>
        <translation>Ce motif laisse trop de choses ouvertes (.* et semblables) et pourrait prendre très longtemps.</translation>
    </message>
    <message>
        <source>This pattern takes too long; make it more definite.</source>
        <translation>Ce motif prend trop longtemps&#x202f;; rendez-le plus précis.</translation>
    </message>
    <message>
        <source>This is no regular expression: {fault}.</source>
        <translation>Ce n&apos;est pas une expression régulière&#xa0;: {fault}.</translation>
    </message>
    <message>
        <source>There is nothing to repeat.</source>
        <translation>Il n&apos;y a rien à répéter.</translation>
    </message>
    <message>
        <source>Two repeats one after another.</source>
        <translation>Deux répétitions à la suite.</translation>
    </message>
    <message>
        <source>A count goes up to {most}, the lower one first.</source>
        <translation>Un nombre va jusqu&apos;à {most}, le plus petit d&apos;abord.</translation>
    </message>
    <message>
        <source>A repeat inside a repeat could run forever.</source>
        <translation>Répéter ce qui se répète déjà pourrait durer sans fin.</translation>
    </message>
    <message>
        <source>A repeat of a pattern this open could run forever.</source>
        <translation>Répéter quelque chose d&apos;aussi ouvert pourrait durer sans fin.</translation>
    </message>
    <message>
        <source>This kind of group is not known here.</source>
        <translation>Ce genre de groupe n&apos;est pas connu ici.</translation>
    </message>
    <message>
        <source>A backslash at the end stands for nothing.</source>
        <translation>Une barre oblique inverse à la fin ne signifie rien.</translation>
    </message>
    <message>
        <source>“{text}” is not known here.</source>
        <translation>«&#xa0;{text}&#xa0;» n&apos;est pas connu ici.</translation>
    </message>
    <message>
        <source>This bracket is not closed.</source>
        <translation>Ce crochet n&apos;est pas fermé.</translation>
    </message>
    <message>
        <source>This range runs backwards.</source>
        <translation>Cet intervalle va à l&apos;envers.</translation>
    </message>
    <message>
        <source>“{text}” is no date. Write 2016, 2016-05, 2016-05-17, today or a set.</source>
        <translation>«&#xa0;{text}&#xa0;» n&apos;est pas une date. Écrivez 2016, 2016-05, 2016-05-17, today ou une extension.</translation>
    </message>
    <message>
        <source>“{text}” has no date of release.</source>
        <translation>«&#xa0;{text}&#xa0;» n&apos;a pas de date de sortie.</translation>
    </message>
    <message>
        <source>There is no date “{text}”.</source>
        <translation>Il n&apos;y a pas de date «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>“{filter}” takes only one number.</source>
        <translation>Un seul nombre peut suivre «&#xa0;{filter}&#xa0;».</translation>
    </message>
    <message>
        <source>“{filter}” takes only one date.</source>
        <translation>Une seule date peut suivre «&#xa0;{filter}&#xa0;».</translation>
    </message>
    <message>
        <source>“{filter}” needs one number, not a range.</source>
        <translation>«&#xa0;{filter}&#xa0;» demande un nombre, pas un intervalle.</translation>
    </message>
    <message>
        <source>“{filter}” needs one date, not a range.</source>
        <translation>«&#xa0;{filter}&#xa0;» demande une date, pas un intervalle.</translation>
    </message>
    <message>
        <source>“{filter}” needs a date, such as 2016 or 2016-05-17.</source>
        <translation>«&#xa0;{filter}&#xa0;» demande une date, comme 2016 ou 2016-05-17.</translation>
    </message>
    <message>
        <source>“{filter}” needs a number.</source>
        <translation>«&#xa0;{filter}&#xa0;» demande un nombre.</translation>
    </message>
    <message>
        <source>“{filter}” needs a number or a range, such as 3, 5..8.</source>
        <translation>«&#xa0;{filter}&#xa0;» demande un nombre ou un intervalle, comme 3, 5..8.</translation>
    </message>
    <message>
        <source>“{filter}” needs a number or a range, such as 3, 5..8 or {special}.</source>
        <translation>«&#xa0;{filter}&#xa0;» demande un nombre ou un intervalle, comme 3, 5..8 ou {special}.</translation>
    </message>
    <message>
        <source>“{filter}” needs something to look for.</source>
        <translation>«&#xa0;{filter}&#xa0;» demande quelque chose à chercher.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>En un mot</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Vampires</source>
        <translation>Vampires</translation>
    </message>
    <message>
        <source>Sets and printings</source>
        <translation>Extensions et éditions</translation>
    </message>
    <message>
        <source>Tournaments and decks</source>
        <translation>Tournois et decks</translation>
    </message>
    <message>
        <source>A word or a &quot;quoted phrase&quot; on its own is looked for in names and card text.</source>
        <translation>Un mot ou une &quot;expression entre guillemets&quot;, seul, est cherché dans les noms et les textes des cartes.</translation>
    </message>
    <message>
        <source>A keyword, a colon and a value ask one filter: clan:ventrue.</source>
        <translation>Un mot-clé, un deux-points et une valeur interrogent un filtre&#xa0;: clan:ventrue.</translation>
    </message>
    <message>
        <source>Small and capital letters are the same, and so are letters with and without accents, except that dis:DOM asks for the superior level.</source>
        <translation>Minuscules et majuscules sont équivalentes, de même que les lettres avec et sans accents, sauf que dis:DOM demande le niveau supérieur.</translation>
    </message>
    <message>
        <source>Values joined by a comma or a bar mean one of them: clan:ventrue,tremere or dis:DOM|AUS.</source>
        <translation>Des valeurs jointes par une virgule ou une barre signifient l&apos;une d&apos;elles&#xa0;: clan:ventrue,tremere ou dis:DOM|AUS.</translation>
    </message>
    <message>
        <source>Values joined by &amp; mean all of them: dis:DOM&amp;pre is dis:DOM dis:pre.</source>
        <translation>Des valeurs jointes par &amp; les signifient toutes&#xa0;: dis:DOM&amp;pre équivaut à dis:DOM dis:pre.</translation>
    </message>
    <message>
        <source>Put - or NOT before what must not hold, OR between alternatives, parentheses around what belongs together: -is:banned (type:master OR cost:0).</source>
        <translation>Mettez - ou NOT devant ce qui ne doit pas être vrai, OR entre des alternatives, des parenthèses autour de ce qui va ensemble&#xa0;: -is:banned (type:master OR cost:0).</translation>
    </message>
    <message>
        <source>Written in capitals, AND, OR and NOT are always understood so; in small letters only next to a filter.</source>
        <translation>En majuscules, AND, OR et NOT sont toujours compris ainsi&#x202f;; en minuscules, seulement à côté d&apos;un filtre.</translation>
    </message>
    <message>
        <source>Numbers are compared or given as ranges: cap&gt;=7, cap:5..8, cap:..3, blood:0.</source>
        <translation>Les nombres se comparent ou se donnent par intervalles&#xa0;: cap&gt;=7, cap:5..8, cap:..3, blood:0.</translation>
    </message>
    <message>
        <source>Dates are a year, a month, a day, today, or a set: legal&lt;=2020-01, printed:2010..2013, latest&lt;KoT.</source>
        <translation>Les dates sont une année, un mois, un jour, today, ou une extension&#xa0;: legal&lt;=2020-01, printed:2010..2013, latest&lt;KoT.</translation>
    </message>
    <message>
        <source>Values with blanks need quotation marks: title:&quot;inner circle&quot;.</source>
        <translation>Les valeurs avec des espaces demandent des guillemets&#xa0;: title:&quot;inner circle&quot;.</translation>
    </message>
    <message>
        <source>Cards are sorted by sort:cap, from the largest by sort:-cap, by clan first by sort:clan,-cap.</source>
        <translation>Les cartes se trient par sort:cap, de la plus grande capacité à la plus petite par sort:-cap, d&apos;abord par clan par sort:clan,-cap.</translation>
    </message>
    <message>
        <source>Regular expressions stand between slashes: text:/\+\d bleed/.</source>
        <translation>Les expressions régulières se mettent entre barres obliques&#xa0;: text:/\+\d bleed/.</translation>
    </message>
    <message>
        <source>Conditions are written one after another, and all must hold:</source>
        <translation>Les conditions s&apos;écrivent l&apos;une après l&apos;autre, et toutes doivent être vraies&#xa0;:</translation>
    </message>
    <message>
        <source>A word on its own is looked for in the deck&apos;s name, player, event and place, and in the names of its cards.</source>
        <translation>Un mot seul est cherché dans le nom, le joueur, l&apos;événement et le lieu du deck, et dans les noms de ses cartes.</translation>
    </message>
    <message>
        <source>A number of copies in front of words makes them a card: 2+ Arika, 1..3 Villein, 0 Deflection.</source>
        <translation>Un nombre d&apos;exemplaires devant des mots en fait une carte&#xa0;: 2+ Arika, 1..3 Villein, 0 Deflection.</translation>
    </message>
    <message>
        <source>Values joined by a comma mean one of them, by &amp; all of them.</source>
        <translation>Des valeurs jointes par une virgule signifient l&apos;une d&apos;elles, par &amp; toutes.</translation>
    </message>
    <message>
        <source>Put - in front of what must not hold, OR between alternatives, parentheses around what belongs together.</source>
        <translation>Mettez - devant ce qui ne doit pas être vrai, OR entre des alternatives, des parenthèses autour de ce qui va ensemble.</translation>
    </message>
    <message>
        <source>Numbers are compared or given as ranges: avg&lt;=4.5, players:12..20.</source>
        <translation>Les nombres se comparent ou se donnent par intervalles&#xa0;: avg&lt;=4.5, players:12..20.</translation>
    </message>
    <message>
        <source>Dates are a year, a month, a day.</source>
        <translation>Les dates sont une année, un mois, un jour.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Texte de carte</translation>
    </message>
    <message>
        <source>Second type</source>
        <translation>Second type</translation>
    </message>
    <message>
        <source>Advanced vampire</source>
        <translation>Vampire avancé</translation>
    </message>
    <message>
        <source>Burn option</source>
        <translation>Option de brûlage</translation>
    </message>
    <message>
        <source>Flavour text</source>
        <translation>Texte d&apos;ambiance</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>Sang</translation>
    </message>
    <message>
        <source>Amount of the cost</source>
        <translation>Montant du coût</translation>
    </message>
    <message>
        <source>such as: preview of May</source>
        <translation>par exemple&#xa0;: avant-première de mai</translation>
    </message>
    <message>
        <source>none required</source>
        <translation>aucune exigence</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>French text</source>
        <translation>Texte français</translation>
    </message>
    <message>
        <source>Spanish text</source>
        <translation>Texte espagnol</translation>
    </message>
    <message>
        <source>Only these Disciplines</source>
        <translation>Seulement ces Disciplines</translation>
    </message>
    <message>
        <source>Number of Disciplines</source>
        <translation>Nombre de Disciplines</translation>
    </message>
    <message>
        <source>Superior Disciplines</source>
        <translation>Disciplines supérieures</translation>
    </message>
    <message>
        <source>Title when merged</source>
        <translation>Titre une fois fusionné</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Voie</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Cercle</translation>
    </message>
    <message>
        <source>Fits groups</source>
        <translation>Va avec groupes</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Blood cost</source>
        <translation>Coût en sang</translation>
    </message>
    <message>
        <source>Pool cost</source>
        <translation>Coût en réserve</translation>
    </message>
    <message>
        <source>Conviction cost</source>
        <translation>Coût en conviction</translation>
    </message>
    <message>
        <source>Paid in</source>
        <translation>Payé en</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Vie</translation>
    </message>
    <message>
        <source>Requires capacity from</source>
        <translation>Capacité requise min</translation>
    </message>
    <message>
        <source>Requires capacity up to</source>
        <translation>Capacité requise max</translation>
    </message>
    <message>
        <source>Playable by</source>
        <translation>Jouable par</translation>
    </message>
    <message>
        <source>Can play</source>
        <translation>Peut jouer</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>Trait</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Fonction</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Bleed bonus</source>
        <translation>Bonus de morsure</translation>
    </message>
    <message>
        <source>Stealth bonus</source>
        <translation>Bonus de discrétion</translation>
    </message>
    <message>
        <source>Intercept bonus</source>
        <translation>Bonus d&apos;interception</translation>
    </message>
    <message>
        <source>Strength bonus</source>
        <translation>Bonus de force</translation>
    </message>
    <message>
        <source>Only in sets</source>
        <translation>Seulement ces extensions</translation>
    </message>
    <message>
        <source>First in set</source>
        <translation>D&apos;abord parue dans</translation>
    </message>
    <message>
        <source>Reprinted in set</source>
        <translation>Rééditée dans</translation>
    </message>
    <message>
        <source>As new as</source>
        <translation>Aussi récente que</translation>
    </message>
    <message>
        <source>As old as</source>
        <translation>Aussi ancienne que</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Imprimée</translation>
    </message>
    <message>
        <source>First printed</source>
        <translation>Première édition</translation>
    </message>
    <message>
        <source>Last printed</source>
        <translation>Dernière édition</translation>
    </message>
    <message>
        <source>Preconstructed deck</source>
        <translation>Deck préconstruit</translation>
    </message>
    <message>
        <source>Only in products</source>
        <translation>Seulement ces produits</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Rareté</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Éditeur</translation>
    </message>
    <message>
        <source>Banned since</source>
        <translation>Interdite depuis</translation>
    </message>
    <message>
        <source>Legal since</source>
        <translation>Légale depuis</translation>
    </message>
    <message>
        <source>Legal on</source>
        <translation>Légale le</translation>
    </message>
    <message>
        <source>In the deck</source>
        <translation>Dans le deck</translation>
    </message>
    <message>
        <source>A word or a quoted phrase on its own is looked for in names and in card text; cards that have that name come first.</source>
        <translation>Un mot ou une expression entre guillemets, seul, est cherché dans les noms et les textes des cartes&#x202f;; les cartes qui s&apos;appellent ainsi viennent d&apos;abord.</translation>
    </message>
    <message>
        <source>Part of a name in any language, an old or a short name, or its initials. = asks for the whole name, ~ also finds names that are spelt a little differently.</source>
        <translation>Partie d&apos;un nom dans toute langue, nom ancien ou court, ou ses initiales. = demande le nom entier, ~ trouve aussi les noms d&apos;orthographe un peu différente.</translation>
    </message>
    <message>
        <source>The number of the card in the VEKN&apos;s lists: 1xxxxx library, 2xxxxx crypt.</source>
        <translation>Le numéro de la carte dans les listes de la VEKN&#xa0;: 1xxxxx bibliothèque, 2xxxxx crypte.</translation>
    </message>
    <message>
        <source>The illustrator; part of the name is enough.</source>
        <translation>L&apos;illustrateur&#x202f;; une partie du nom suffit.</translation>
    </message>
    <message>
        <source>Languages in which the data have the card&apos;s text. Names are found in all of them.</source>
        <translation>Langues dans lesquelles les données ont le texte de la carte. Les noms sont trouvés dans toutes.</translation>
    </message>
    <message>
        <source>How many Disciplines (or virtues) a crypt card has, or a library card names as requirements. Names of Disciplines work as with dis:.</source>
        <translation>Combien de Disciplines (ou de vertus) a une carte de crypte, ou combien une carte de bibliothèque en requiert. Les noms de Disciplines marchent comme avec dis:.</translation>
    </message>
    <message>
        <source>The clan of a vampire, the creed of an imbued, or the clan that a library card requires. Old names and abbreviations will do (fos, doc, !ventrue); antitribu stands for all antitribu clans.</source>
        <translation>Le clan d&apos;un vampire, le credo d&apos;un imbued, ou le clan que requiert une carte de bibliothèque. Les anciens noms et les abréviations conviennent (fos, doc,&#x202f;!ventrue)&#x202f;; antitribu vaut pour tous les clans antitribu.</translation>
    </message>
    <message>
        <source>What a title is of: prince of Chicago; also of a title when merged, and of one that a library card gives. Part of the name is enough.</source>
        <translation>De quoi relève un titre&#xa0;: prince de Chicago&#x202f;; aussi d&apos;un titre une fois fusionné, et d&apos;un titre que donne une carte de bibliothèque. Une partie du nom suffit.</translation>
    </message>
    <message>
        <source>The card type. A card of two types is found by both; two conditions ask for cards that have both. A trait will do as well: location, gun, hunting ground.</source>
        <translation>Le type de carte. Une carte de deux types est trouvée par les deux&#x202f;; deux conditions demandent les cartes qui ont les deux. Un trait convient aussi&#xa0;: location, gun, hunting ground.</translation>
    </message>
    <message>
        <source>Words of the card text. Quotes for a phrase, slashes for a regular expression, in which . does not leave the line; [dom] and [DOM] are the symbols of the two levels.</source>
        <translation>Mots du texte de la carte. Guillemets pour une expression, barres obliques pour une expression régulière, où . ne sort pas de la ligne&#x202f;; [dom] et [DOM] sont les symboles des deux niveaux.</translation>
    </message>
    <message>
        <source>Words of the flavour text.</source>
        <translation>Mots du texte d&apos;ambiance.</translation>
    </message>
    <message>
        <source>Words of the rulings on the card, or of their references.</source>
        <translation>Mots des décisions sur la carte, ou de leurs références.</translation>
    </message>
    <message>
        <source>Words of the French card text, where there is one.</source>
        <translation>Mots du texte français de la carte, s&apos;il existe.</translation>
    </message>
    <message>
        <source>Words of the Spanish card text, where there is one.</source>
        <translation>Mots du texte espagnol de la carte, s&apos;il existe.</translation>
    </message>
    <message>
        <source>Three letters or the name. Small letters for any level, capitals for superior. A library card has the Disciplines that it requires, superior where it has an effect at superior. Several words ask for all, a comma for one of them.</source>
        <translation>Trois lettres ou le nom. Minuscules pour tout niveau, majuscules pour le niveau supérieur. Une carte de bibliothèque a les Disciplines qu&apos;elle requiert, au niveau supérieur si elle y a un effet. Plusieurs mots les demandent tous, une virgule l&apos;un d&apos;eux.</translation>
    </message>
    <message>
        <source>Has some of the Disciplines listed, and no others.</source>
        <translation>A certaines des Disciplines listées, et aucune autre.</translation>
    </message>
    <message>
        <source>The sect of a vampire, or the sect that a library card requires.</source>
        <translation>La secte d&apos;un vampire, ou la secte que requiert une carte de bibliothèque.</translation>
    </message>
    <message>
        <source>The printed title of a vampire, or the title that a library card requires; any, none. “1 vote” and “2 votes” are the titles of independents.</source>
        <translation>Le titre imprimé d&apos;un vampire, ou le titre que requiert une carte de bibliothèque&#x202f;; any, none. «&#xa0;1 vote&#xa0;» et «&#xa0;2 votes&#xa0;» sont les titres des indépendants.</translation>
    </message>
    <message>
        <source>The title that an advanced vampire has when merged.</source>
        <translation>Le titre qu&apos;un vampire avancé a une fois fusionné.</translation>
    </message>
    <message>
        <source>The path of a vampire, or the path that a library card requires.</source>
        <translation>La voie d&apos;un vampire, ou la voie que requiert une carte de bibliothèque.</translation>
    </message>
    <message>
        <source>The circle that a Blood Brother belongs to. Part of the name is enough.</source>
        <translation>Le cercle auquel appartient un Blood Brother. Une partie du nom suffit.</translation>
    </message>
    <message>
        <source>The capacity of a vampire, the life of an imbued.</source>
        <translation>La capacité d&apos;un vampire, la vie d&apos;un imbued.</translation>
    </message>
    <message>
        <source>Votes of the printed title. A priscus counts 0: the votes are those of the whole block.</source>
        <translation>Voix du titre imprimé. Un priscus compte 0&#xa0;: les voix sont celles du bloc entier.</translation>
    </message>
    <message>
        <source>The group of a crypt card; any is the group ANY, which fits with all.</source>
        <translation>Le groupe d&apos;une carte de crypte&#x202f;; any est le groupe ANY, qui va avec tous.</translation>
    </message>
    <message>
        <source>Crypt cards that may join a crypt of these groups; ANY joins all.</source>
        <translation>Cartes de crypte qui peuvent entrer dans une crypte de ces groupes&#x202f;; ANY va avec tous.</translation>
    </message>
    <message>
        <source>Crypt cards or library cards only.</source>
        <translation>Seulement les cartes de crypte ou de bibliothèque.</translation>
    </message>
    <message>
        <source>Cost in blood; 0 for none, x where the text sets it.</source>
        <translation>Coût en sang&#x202f;; 0 pour aucun, x si le texte le fixe.</translation>
    </message>
    <message>
        <source>Cost in pool; 0 for none, x where the text sets it.</source>
        <translation>Coût en réserve&#x202f;; 0 pour aucun, x si le texte le fixe.</translation>
    </message>
    <message>
        <source>Cost in conviction, for cards of the imbued; 0 for none.</source>
        <translation>Coût en conviction, pour les cartes des imbued&#x202f;; 0 pour aucun.</translation>
    </message>
    <message>
        <source>Cost in blood, pool or conviction; 0 for none at all, x where the text sets it.</source>
        <translation>Coût, quelle qu&apos;en soit la monnaie&#x202f;; 0 pour aucun, x si le texte le fixe.</translation>
    </message>
    <message>
        <source>What the cost is paid in: blood, pool, conviction, or none.</source>
        <translation>En quoi le coût est payé&#xa0;: blood, pool, conviction, ou none.</translation>
    </message>
    <message>
        <source>Printed life of an ally, a retainer or an imbued.</source>
        <translation>Vie imprimée d&apos;un allié, d&apos;un compagnon ou d&apos;un imbued.</translation>
    </message>
    <message>
        <source>What a library card requires: none; some discipline (mono for one, choice for one of several, combo for several together), clan, path, sect, title, capacity or trait; or a certain one of these.</source>
        <translation>Ce que requiert une carte de bibliothèque&#xa0;: none&#x202f;; discipline (mono pour une, choice pour une parmi plusieurs, combo pour plusieurs à la fois), clan, path, sect, title, capacity ou trait&#x202f;; ou l&apos;un de ceux-ci en particulier.</translation>
    </message>
    <message>
        <source>Library cards that require at least some capacity, by that number.</source>
        <translation>Cartes de bibliothèque qui requièrent une capacité minimale, par ce nombre.</translation>
    </message>
    <message>
        <source>Library cards that require at most some capacity, by that number.</source>
        <translation>Cartes de bibliothèque qui requièrent une capacité maximale, par ce nombre.</translation>
    </message>
    <message>
        <source>Library cards that a crypt card can play, by what is printed on both: a vampire by name or number, Disciplines joined by +, or crypt for the vampires of the open deck. A comma for one of several.</source>
        <translation>Cartes de bibliothèque qu&apos;une carte de crypte peut jouer, d&apos;après ce qui est imprimé sur les deux&#xa0;: un vampire par nom ou numéro, des Disciplines jointes par +, ou crypt pour les vampires du deck ouvert. Une virgule pour l&apos;un parmi plusieurs.</translation>
    </message>
    <message>
        <source>Crypt cards that can play a library card, by what is printed on both.</source>
        <translation>Cartes de crypte qui peuvent jouer une carte de bibliothèque, d&apos;après ce qui est imprimé sur les deux.</translation>
    </message>
    <message>
        <source>A trait of a vampire (scarce, Black Hand, Red List ...), a keyword of a library card (location, gun, frenzy ...) or the kind of creature that an ally or retainer is.</source>
        <translation>Un trait d&apos;un vampire (scarce, Black Hand, Red List ...), un mot-clé d&apos;une carte de bibliothèque (location, gun, frenzy ...) ou le genre de créature d&apos;un allié ou d&apos;un compagnon.</translation>
    </message>
    <message>
        <source>What players use the card for, read from its text.</source>
        <translation>À quoi les joueurs utilisent la carte, lu dans son texte.</translation>
    </message>
    <message>
        <source>What the card increases by a number, for any minion and under any condition.</source>
        <translation>Quelque chose que la carte augmente d&apos;un nombre, pour n&apos;importe qui et à toute condition.</translation>
    </message>
    <message>
        <source>The bleed bonus that a vampire always has, or the largest on a library card.</source>
        <translation>Le bonus de morsure qu&apos;un vampire a toujours, ou le plus grand d&apos;une carte de bibliothèque.</translation>
    </message>
    <message>
        <source>The stealth bonus that a vampire always has, or the largest on a library card.</source>
        <translation>Le bonus de discrétion qu&apos;un vampire a toujours, ou le plus grand d&apos;une carte de bibliothèque.</translation>
    </message>
    <message>
        <source>The intercept bonus that a vampire always has, or the largest on a library card.</source>
        <translation>Le bonus d&apos;interception qu&apos;un vampire a toujours, ou le plus grand d&apos;une carte de bibliothèque.</translation>
    </message>
    <message>
        <source>The strength bonus that a vampire always has, or the largest on a library card.</source>
        <translation>Le bonus de force qu&apos;un vampire a toujours, ou le plus grand d&apos;une carte de bibliothèque.</translation>
    </message>
    <message>
        <source>Printed in a set, by its short or full name. Promo and POD count as sets.</source>
        <translation>Imprimée dans une extension, par son nom court ou complet. Promo et POD comptent comme des extensions.</translation>
    </message>
    <message>
        <source>Printed in the sets listed, and nowhere else.</source>
        <translation>Imprimée dans les extensions listées, et nulle part ailleurs.</translation>
    </message>
    <message>
        <source>Printed for the first time in a set.</source>
        <translation>Imprimée pour la première fois dans une extension.</translation>
    </message>
    <message>
        <source>Printed in a set, but not for the first time.</source>
        <translation>Imprimée dans une extension, mais pas pour la première fois.</translation>
    </message>
    <message>
        <source>With a printing in this set or a later one; the same as latest&gt;=.</source>
        <translation>Avec une édition dans cette extension ou une plus récente&#x202f;; comme latest&gt;=.</translation>
    </message>
    <message>
        <source>With a printing in this set or an earlier one; the same as earliest&lt;=.</source>
        <translation>Avec une édition dans cette extension ou une plus ancienne&#x202f;; comme earliest&lt;=.</translation>
    </message>
    <message>
        <source>The date of any printing: a year, month, day, or a set.</source>
        <translation>La date de n&apos;importe quelle édition&#xa0;: une année, un mois, un jour, ou une extension.</translation>
    </message>
    <message>
        <source>The date of the first printing.</source>
        <translation>La date de la première édition.</translation>
    </message>
    <message>
        <source>The date of the latest printing, as far as it is known.</source>
        <translation>La date de la dernière édition, pour autant qu&apos;elle soit connue.</translation>
    </message>
    <message>
        <source>Contained in a product, as set:deck or by part of its name; any, none.</source>
        <translation>Contenue dans un produit, écrit set:deck ou par une partie de son nom&#x202f;; any, none.</translation>
    </message>
    <message>
        <source>Printed in the products listed, and nowhere else.</source>
        <translation>Imprimée dans les produits listés, et nulle part ailleurs.</translation>
    </message>
    <message>
        <source>Rarity in any set, or in a certain one: common, uncommon, rare, vampire, or none for cards that were never in boosters.</source>
        <translation>Rareté dans toute extension, ou dans une en particulier&#xa0;: common, uncommon, rare, vampire, ou none pour les cartes qui n&apos;ont jamais été en boosters.</translation>
    </message>
    <message>
        <source>Printed by a publisher; part of the name is enough.</source>
        <translation>Imprimée par un éditeur&#x202f;; une partie du nom suffit.</translation>
    </message>
    <message>
        <source>The day on which a card was banned; is:banned for all that are.</source>
        <translation>Le jour où une carte a été interdite&#x202f;; is:banned pour toutes celles qui le sont.</translation>
    </message>
    <message>
        <source>The day from which a card may be played in tournaments.</source>
        <translation>Le jour à partir duquel une carte peut être jouée en tournoi.</translation>
    </message>
    <message>
        <source>Legal and not banned on a day; of a month or a year, on its last day.</source>
        <translation>Légale et non interdite un jour donné&#x202f;; pour un mois ou une année, à son dernier jour.</translation>
    </message>
    <message>
        <source>Cards of the pool of a tournament format that has one.</source>
        <translation>Cartes du pool d&apos;un format de tournoi qui en a un.</translation>
    </message>
    <message>
        <source>How many decks of the archive of tournament winning decks play the card; 0 for none.</source>
        <translation>Combien de decks de l&apos;archive des decks gagnants de tournois jouent la carte&#x202f;; 0 pour aucun.</translation>
    </message>
    <message>
        <source>Copies in the deck that is open.</source>
        <translation>Exemplaires dans le deck ouvert.</translation>
    </message>
    <message>
        <source>Sort the cards by what a filter knows of them: cap, name, clan, group, cost, twd. A minus sign puts the largest first; the key after a comma orders ties. Cards without a value come last.</source>
        <translation>Trier les cartes par ce qu&apos;un filtre sait d&apos;elles&#xa0;: cap, name, clan, group, cost, twd. Un signe moins met les plus grandes en premier&#x202f;; la clé après une virgule départage les ex æquo. Les cartes sans valeur viennent en dernier.</translation>
    </message>
    <message>
        <source>banned in tournaments</source>
        <translation>interdite en tournoi</translation>
    </message>
    <message>
        <source>imbued</source>
        <translation>imbued</translation>
    </message>
    <message>
        <source>of an antitribu clan</source>
        <translation>d&apos;un clan antitribu</translation>
    </message>
    <message>
        <source>with a burn option</source>
        <translation>avec option de brûlage</translation>
    </message>
    <message>
        <source>trifle</source>
        <translation>triviale</translation>
    </message>
    <message>
        <source>of two types</source>
        <translation>de deux types</translation>
    </message>
    <message>
        <source>of several Disciplines</source>
        <translation>de plusieurs Disciplines</translation>
    </message>
    <message>
        <source>not released</source>
        <translation>pas parue</translation>
    </message>
    <message>
        <source>crypt</source>
        <translation>crypte</translation>
    </message>
    <message>
        <source>library</source>
        <translation>bibliothèque</translation>
    </message>
    <message>
        <source>weenie</source>
        <translation>weenie</translation>
    </message>
    <message>
        <source>mean capacity of the crypt 4 or less</source>
        <translation>capacité moyenne de la crypte de 4 ou moins</translation>
    </message>
    <message>
        <source>large vampires</source>
        <translation>gros vampires</translation>
    </message>
    <message>
        <source>mean capacity of the crypt 8 or more</source>
        <translation>capacité moyenne de la crypte de 8 ou plus</translation>
    </message>
    <message>
        <source>bleed</source>
        <translation>morsure</translation>
    </message>
    <message>
        <source>10 library cards or more that raise bleed</source>
        <translation>10 cartes de bibliothèque ou plus qui augmentent la morsure</translation>
    </message>
    <message>
        <source>stealth</source>
        <translation>discrétion</translation>
    </message>
    <message>
        <source>10 library cards or more that give stealth</source>
        <translation>10 cartes de bibliothèque ou plus qui donnent de la discrétion</translation>
    </message>
    <message>
        <source>8 political actions or more</source>
        <translation>8 actions politiques ou plus</translation>
    </message>
    <message>
        <source>intercept</source>
        <translation>interception</translation>
    </message>
    <message>
        <source>5 library cards or more that enter combat</source>
        <translation>5 cartes de bibliothèque ou plus qui entrent en combat</translation>
    </message>
    <message>
        <source>allies</source>
        <translation>alliés</translation>
    </message>
    <message>
        <source>8 allies or more</source>
        <translation>8 alliés ou plus</translation>
    </message>
    <message>
        <source>legal in the Standard format today</source>
        <translation>légal aujourd&apos;hui dans le format Standard</translation>
    </message>
    <message>
        <source>not legal in the Standard format today</source>
        <translation>non légal aujourd&apos;hui dans le format Standard</translation>
    </message>
    <message>
        <source>legal in the V5 format today</source>
        <translation>légal aujourd&apos;hui dans le format V5</translation>
    </message>
    <message>
        <source>block denial</source>
        <translation>déni de blocage</translation>
    </message>
    <message>
        <source>wake</source>
        <translation>réveil</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>redirection</translation>
    </message>
    <message>
        <source>bleed reduction</source>
        <translation>réduction de morsure</translation>
    </message>
    <message>
        <source>unlock</source>
        <translation>redressement</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>inclinaison</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>voix</translation>
    </message>
    <message>
        <source>12 library cards or more that give intercept</source>
        <translation>12 cartes de bibliothèque ou plus qui donnent de l&apos;interception</translation>
    </message>
    <message>
        <source>6 library cards or more that redirect bleeds</source>
        <translation>6 cartes de bibliothèque ou plus qui redirigent les morsures</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combat</translation>
    </message>
    <message>
        <source>20 combat cards or more</source>
        <translation>20 cartes de combat ou plus</translation>
    </message>
    <message>
        <source>rush</source>
        <translation>rush</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>annulation</translation>
    </message>
    <message>
        <source>combat ends</source>
        <translation>fin de combat</translation>
    </message>
    <message>
        <source>prevent</source>
        <translation>prévention</translation>
    </message>
    <message>
        <source>aggravated</source>
        <translation>dégâts aggravés</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>à toute portée</translation>
    </message>
    <message>
        <source>additional strike</source>
        <translation>frappe additionnelle</translation>
    </message>
    <message>
        <source>first strike</source>
        <translation>initiative</translation>
    </message>
    <message>
        <source>maneuver</source>
        <translation>manœuvre</translation>
    </message>
    <message>
        <source>press</source>
        <translation>poursuite</translation>
    </message>
    <message>
        <source>dodge</source>
        <translation>esquive</translation>
    </message>
    <message>
        <source>steal blood</source>
        <translation>vol de sang</translation>
    </message>
    <message>
        <source>torpor</source>
        <translation>torpeur</translation>
    </message>
    <message>
        <source>pool gain</source>
        <translation>gain de réserve</translation>
    </message>
    <message>
        <source>pool loss</source>
        <translation>perte de réserve</translation>
    </message>
    <message>
        <source>blood gain</source>
        <translation>gain de sang</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>accélération</translation>
    </message>
    <message>
        <source>rescue</source>
        <translation>sauvetage</translation>
    </message>
    <message>
        <source>steal</source>
        <translation>prise de contrôle</translation>
    </message>
    <message>
        <source>burn</source>
        <translation>brûler</translation>
    </message>
    <message>
        <source>embrace</source>
        <translation>étreinte</translation>
    </message>
    <message>
        <source>discount</source>
        <translation>réduction de coût</translation>
    </message>
    <message>
        <source>search</source>
        <translation>recherche</translation>
    </message>
    <message>
        <source>recursion</source>
        <translation>récupération</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>unique</source>
        <translation>unique</translation>
    </message>
    <message>
        <source>non-unique</source>
        <translation>non unique</translation>
    </message>
    <message>
        <source>scarce</source>
        <translation>rare (scarce)</translation>
    </message>
    <message>
        <source>sterile</source>
        <translation>stérile</translation>
    </message>
    <message>
        <source>infernal</source>
        <translation>infernal</translation>
    </message>
    <message>
        <source>slave</source>
        <translation>esclave</translation>
    </message>
    <message>
        <source>blood cursed</source>
        <translation>blood cursed</translation>
    </message>
    <message>
        <source>Black Hand</source>
        <translation>Main Noire</translation>
    </message>
    <message>
        <source>Seraph</source>
        <translation>Séraphin</translation>
    </message>
    <message>
        <source>Red List</source>
        <translation>Liste Rouge</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <source>trophy</source>
        <translation>trophée</translation>
    </message>
    <message>
        <source>out-of-turn</source>
        <translation>hors-tour</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>location</source>
        <translation>lieu</translation>
    </message>
    <message>
        <source>hunting ground</source>
        <translation>terrain de chasse</translation>
    </message>
    <message>
        <source>haven</source>
        <translation>refuge</translation>
    </message>
    <message>
        <source>watchtower</source>
        <translation>tour de guet</translation>
    </message>
    <message>
        <source>Elysium</source>
        <translation>Élysium</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>temperament</source>
        <translation>tempérament</translation>
    </message>
    <message>
        <source>geography</source>
        <translation>géographie</translation>
    </message>
    <message>
        <source>archetype</source>
        <translation>archétype</translation>
    </message>
    <message>
        <source>Of Clans High and Low</source>
        <translation>Des hauts et des bas clans</translation>
    </message>
    <message>
        <source>The Beast Within</source>
        <translation>La Bête intérieure</translation>
    </message>
    <message>
        <source>The War of the Princes</source>
        <translation>La Guerre des Princes</translation>
    </message>
    <message>
        <source>The Inquisition</source>
        <translation>L&apos;Inquisition</translation>
    </message>
    <message>
        <source>The Anarch Revolt</source>
        <translation>La Révolte anarch</translation>
    </message>
    <message>
        <source>The Masquerade</source>
        <translation>La Mascarade</translation>
    </message>
    <message>
        <source>The Court</source>
        <translation>La Cour</translation>
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
        <source>{player}: the prologue.</source>
        <translation>{player}&#xa0;: le prologue.</translation>
    </message>
    <message>
        <source>Play chapter {chapter} and enter its result.</source>
        <translation>Jouez le chapitre {chapter} et saisissez son résultat.</translation>
    </message>
    <message>
        <source>{player} writes a new title.</source>
        <translation>{player} écrit un nouveau titre.</translation>
    </message>
    <message>
        <source>{player} unlocks clan schemes.</source>
        <translation>{player} débloque des intrigues de clan.</translation>
    </message>
    <message>
        <source>{player} responds to the mission {mission}.</source>
        <translation>{player} répond à la mission {mission}.</translation>
    </message>
    <message>
        <source>{player} draws an obligation; the others remove one each.</source>
        <translation>{player} pioche une obligation&#x202f;; les autres en retirent chacun une.</translation>
    </message>
    <message>
        <source>{player} places an ability sticker, or none.</source>
        <translation>{player} place un autocollant d&apos;aptitude, ou aucun.</translation>
    </message>
    <message>
        <source>{player} retains a vampire, or none.</source>
        <translation>{player} conserve un vampire, ou aucun.</translation>
    </message>
    <message>
        <source>The winner of the era selects a scoring card.</source>
        <translation>Le vainqueur de l&apos;ère choisit une carte de score.</translation>
    </message>
    <message>
        <source>thin blood</source>
        <translation>sang clair</translation>
    </message>
    <message>
        <source>The chronicle begins with {players}.</source>
        <translation>La chronique commence avec {players}.</translation>
    </message>
    <message>
        <source>The chronicle is continued at chapter {n}.</source>
        <translation>La chronique reprend au chapitre {n}.</translation>
    </message>
    <message>
        <source>{player} joins.</source>
        <translation>{player} se joint à la chronique.</translation>
    </message>
    <message>
        <source>{players} take part from now on.</source>
        <translation>{players} participent désormais.</translation>
    </message>
    <message>
        <source>Chapter {n} ends: {places}.</source>
        <translation>Le chapitre {n} se termine&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>{player} writes the title “{title}”.</source>
        <translation>{player} écrit le titre «&#xa0;{title}&#xa0;».</translation>
    </message>
    <message>
        <source>{player} unlocks no clan scheme.</source>
        <translation>{player} ne débloque aucune intrigue de clan.</translation>
    </message>
    <message>
        <source>{player} unlocks {schemes}.</source>
        <translation>{player} débloque {schemes}.</translation>
    </message>
    <message>
        <source>{player} places no sticker.</source>
        <translation>{player} ne place aucun autocollant.</translation>
    </message>
    <message>
        <source>{player} places the sticker {sticker} on {character}.</source>
        <translation>{player} place l&apos;autocollant {sticker} sur {character}.</translation>
    </message>
    <message>
        <source>{player} leaves the haven as it is.</source>
        <translation>{player} laisse le refuge tel quel.</translation>
    </message>
    <message>
        <source>{player} retains {character}.</source>
        <translation>{player} conserve {character}.</translation>
    </message>
    <message>
        <source>{player} dominates the era.</source>
        <translation>{player} domine l&apos;ère.</translation>
    </message>
    <message>
        <source>{player} dominates the era and selects {card}.</source>
        <translation>{player} domine l&apos;ère et choisit {card}.</translation>
    </message>
    <message>
        <source>The primogen decides for {player}.</source>
        <translation>Le primogène tranche en faveur de {player}.</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Note&#xa0;: {text}</translation>
    </message>
    <message>
        <source>{player} plays {character}, “{title}”: {traits}. Retainer: {retainer}.</source>
        <translation>{player} joue {character}, «&#xa0;{title}&#xa0;»&#xa0;: {traits}. Personnage conservé&#xa0;: {retainer}.</translation>
    </message>
    <message>
        <source>{player} has no response to {mission}.</source>
        <translation>{player} n&apos;a pas de réponse à {mission}.</translation>
    </message>
    <message>
        <source>{trait} +1</source>
        <translation>{trait} +1</translation>
    </message>
    <message>
        <source>the {asset} asset</source>
        <translation>l&apos;atout «&#xa0;{asset}&#xa0;»</translation>
    </message>
    <message>
        <source>into the haven</source>
        <translation>dans le refuge</translation>
    </message>
    <message>
        <source>into the deck</source>
        <translation>dans la pioche</translation>
    </message>
    <message>
        <source>{character} becomes an ancilla</source>
        <translation>{character} devient une ancilla</translation>
    </message>
    <message>
        <source>clan sticker: {clan}</source>
        <translation>autocollant de clan&#xa0;: {clan}</translation>
    </message>
    <message>
        <source>{player} responds to {mission}: {reward}.</source>
        <translation>{player} répond à {mission}&#xa0;: {reward}.</translation>
    </message>
    <message>
        <source>{player} draws {obligation}.</source>
        <translation>{player} pioche {obligation}.</translation>
    </message>
    <message>
        <source>No obligation is left to draw.</source>
        <translation>Il ne reste aucune obligation à piocher.</translation>
    </message>
    <message>
        <source>{player} removes {obligation}.</source>
        <translation>{player} retire {obligation}.</translation>
    </message>
    <message>
        <source>no clan</source>
        <translation>sans clan</translation>
    </message>
    <message>
        <source>{name}: names and cards made up for VTES Deck, not those of the game</source>
        <translation>{name}&#xa0;: noms et cartes inventés pour VTES Deck, pas ceux du jeu</translation>
    </message>
    <message>
        <source>Clan leader of {clan}</source>
        <translation>Chef de clan {clan}</translation>
    </message>
    <message>
        <source>Clan: {clan}</source>
        <translation>Clan&#xa0;: {clan}</translation>
    </message>
    <message>
        <source>{ability}: {text}</source>
        <translation>{ability}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Bonded: only its own clan recruits it.</source>
        <translation>Lié&#xa0;: seul son propre clan le recrute.</translation>
    </message>
    <message>
        <source>In torpor: it does not count and cannot act.</source>
        <translation>En torpeur&#xa0;: il ne compte pas et ne peut pas agir.</translation>
    </message>
    <message>
        <source>Exhausted: it cannot lead a coterie.</source>
        <translation>Épuisé&#xa0;: il ne peut pas mener une coterie.</translation>
    </message>
    <message>
        <source>{n} infamy</source>
        <translation>{n} d&apos;infamie</translation>
    </message>
    <message numerus="yes">
        <source>{n} boons of {player}</source>
        <comment>{n} boon of {player}</comment>
        <translation>
            <numerusform>{n} faveur de {player}</numerusform>
            <numerusform>{n} faveurs de {player}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ankhs of {place}</source>
        <comment>{n} ankh of {place}</comment>
        <translation>
            <numerusform>{n} ankh&#xa0;: {place}</numerusform>
            <numerusform>{n} ankhs&#xa0;: {place}</numerusform>
        </translation>
    </message>
    <message>
        <source>Court title: {title}</source>
        <translation>Titre de cour&#xa0;: {title}</translation>
    </message>
    <message numerus="yes">
        <source>Enemy of {n} schemes</source>
        <comment>Enemy of {n} scheme</comment>
        <translation>
            <numerusform>Ennemi de {n} intrigue</numerusform>
            <numerusform>Ennemi de {n} intrigues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A monstrosity of {n} further ancillae</source>
        <comment>A monstrosity of {n} further ancilla</comment>
        <translation>
            <numerusform>Monstruosité faite de {n} autre ancilla</numerusform>
            <numerusform>Monstruosité faite de {n} autres ancillae</numerusform>
        </translation>
    </message>
    <message>
        <source>no archetype</source>
        <translation>sans archétype</translation>
    </message>
    <message>
        <source>The coterie needs: {archetypes}</source>
        <translation>La coterie doit avoir&#xa0;: {archetypes}</translation>
    </message>
    <message>
        <source>Battleground: {name}</source>
        <translation>Champ de bataille&#xa0;: {name}</translation>
    </message>
    <message>
        <source>investment</source>
        <translation>investissement</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>contrat</translation>
    </message>
    <message>
        <source>boon</source>
        <translation>faveur</translation>
    </message>
    <message>
        <source>path</source>
        <translation>voie</translation>
    </message>
    <message>
        <source>hunter-list</source>
        <translation>hunter-list</translation>
    </message>
    <message>
        <source>condemnation</source>
        <translation>condamnation</translation>
    </message>
    <message>
        <source>frenzy</source>
        <translation>frénésie</translation>
    </message>
    <message>
        <source>grapple</source>
        <translation>prise</translation>
    </message>
    <message>
        <source>aim</source>
        <translation>visée</translation>
    </message>
    <message>
        <source>ammo</source>
        <translation>munitions</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arme</translation>
    </message>
    <message>
        <source>melee weapon</source>
        <translation>arme de mêlée</translation>
    </message>
    <message>
        <source>gun</source>
        <translation>arme à feu</translation>
    </message>
    <message>
        <source>vehicle</source>
        <translation>véhicule</translation>
    </message>
    <message>
        <source>electronic</source>
        <translation>électronique</translation>
    </message>
    <message>
        <source>Nod fragment</source>
        <translation>fragment de Nod</translation>
    </message>
    <message>
        <source>skin</source>
        <translation>peau</translation>
    </message>
    <message>
        <source>multiplier</source>
        <translation>multiplicateur</translation>
    </message>
    <message>
        <source>Gehenna</source>
        <translation>Géhenne</translation>
    </message>
    <message>
        <source>transient</source>
        <translation>éphémère</translation>
    </message>
    <message>
        <source>Inconnu</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Inquisition</source>
        <translation>Inquisition</translation>
    </message>
    <message>
        <source>government</source>
        <translation>gouvernement</translation>
    </message>
    <message>
        <source>Operation Antigen</source>
        <translation>Operation Antigen</translation>
    </message>
    <message>
        <source>Mithraic Mysteries</source>
        <translation>Mithraic Mysteries</translation>
    </message>
    <message>
        <source>derivative</source>
        <translation>dérivé</translation>
    </message>
    <message>
        <source>animal</source>
        <translation>animal</translation>
    </message>
    <message>
        <source>changeling</source>
        <translation>changelin</translation>
    </message>
    <message>
        <source>demon</source>
        <translation>démon</translation>
    </message>
    <message>
        <source>dhampir</source>
        <translation>dhampir</translation>
    </message>
    <message>
        <source>Gargoyle creature</source>
        <translation>créature Gargouille</translation>
    </message>
    <message>
        <source>ghoul</source>
        <translation>goule</translation>
    </message>
    <message>
        <source>mage</source>
        <translation>mage</translation>
    </message>
    <message>
        <source>mortal</source>
        <translation>mortel</translation>
    </message>
    <message>
        <source>mummy</source>
        <translation>momie</translation>
    </message>
    <message>
        <source>werewolf</source>
        <translation>loup-garou</translation>
    </message>
    <message>
        <source>wraith</source>
        <translation>spectre</translation>
    </message>
    <message>
        <source>zombie</source>
        <translation>zombie</translation>
    </message>
    <message>
        <source>the crypt of the deck</source>
        <translation>la crypte du deck</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>force</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>capacité</translation>
    </message>
    <message>
        <source>hunt</source>
        <translation>chasse</translation>
    </message>
    <message>
        <source>hand size</source>
        <translation>taille de main</translation>
    </message>
    <message>
        <source>{discipline} (superior)</source>
        <translation>{discipline} (niveau supérieur)</translation>
    </message>
    <message>
        <source>No versions yet. A version is saved when you save the deck and after a minute&apos;s pause. “Keep” saves the current deck under a name.</source>
        <translation>Pas encore de versions. Une est gardée à chaque état que vous enregistrez, et de votre travail après une minute de pause. «&#xa0;Garder&#xa0;» garde le deck tel qu&apos;il est, sous un nom.</translation>
    </message>
    <message>
        <source>Go back to the version or step</source>
        <translation>Revenir à la version ou à l&apos;étape</translation>
    </message>
    <message>
        <source>Name the version</source>
        <translation>Nommer la version</translation>
    </message>
    <message>
        <source>None yet. A game is kept after each choice, and you can continue it later.</source>
        <translation>Aucune pour l&apos;instant. Une partie est enregistrée après chaque choix, et vous pouvez la reprendre plus tard.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>What if: {who}</source>
        <translation>Et si&#xa0;: {who}</translation>
    </message>
    <message>
        <source>{who}
{when}, over in turn {turn}</source>
        <translation>{who}
{when}, finie au tour {turn}</translation>
    </message>
    <message>
        <source>{who}
{when}, turn {turn}</source>
        <translation>{who}
{when}, tour {turn}</translation>
    </message>
    <message>
        <source>Remove the version</source>
        <translation>Supprimer la version</translation>
    </message>
    <message>
        <source>Versions of the deck</source>
        <translation>Versions du deck</translation>
    </message>
    <message>
        <source>Name for the deck as it is now</source>
        <translation>Nom pour le deck tel qu&apos;il est</translation>
    </message>
    <message>
        <source>Name of the version to keep</source>
        <translation>Nom de la version à garder</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep the deck as it is now as a version with this name</source>
        <translation>Garder le deck tel qu&apos;il est comme version sous ce nom</translation>
    </message>
    <message>
        <source>Compare the deck with this version, card by card</source>
        <translation>Comparer le deck avec cette version, carte par carte</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Restore this version of the deck; undo reverts it</source>
        <translation>Remettre le deck dans l&apos;état de cette version&#x202f;; annuler y revient</translation>
    </message>
    <message>
        <source>Open this version as a new deck</source>
        <translation>Continuer à partir de cette version dans un deck à part</translation>
    </message>
    <message>
        <source>Keep a version of the deck</source>
        <translation>Garder une version du deck</translation>
    </message>
    <message>
        <source>Compare decks …</source>
        <translation>Comparer des decks …</translation>
    </message>
    <message>
        <source>{version} (now)</source>
        <translation>{version} (maintenant)</translation>
    </message>
    <message>
        <source>Select a version to view it.</source>
        <translation>Choisissez une version pour la voir.</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>et {n} de plus</translation>
    </message>
    <message>
        <source>unidentified lines</source>
        <translation>lignes non identifiées</translation>
    </message>
    <message>
        <source>Kept.</source>
        <translation>Gardée.</translation>
    </message>
    <message>
        <source>Go back to {version}</source>
        <translation>Revenir à {version}</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>branche</translation>
    </message>
    <message>
        <source>New {deck}</source>
        <translation>Nouveau deck {deck}</translation>
    </message>
    <message>
        <source>Removing a version</source>
        <translation>Suppression d&apos;une version</translation>
    </message>
    <message>
        <source>Removed {version}.</source>
        <translation>Supprimée&#xa0;: {version}.</translation>
    </message>
    <message>
        <source>Naming a version</source>
        <translation>Nommage d&apos;une version</translation>
    </message>
    <message>
        <source>Now called {name}.</source>
        <translation>S&apos;appelle maintenant {name}.</translation>
    </message>
    <message>
        <source>The name was removed.</source>
        <translation>Elle n&apos;a plus de nom.</translation>
    </message>
    <message>
        <source>Undoing</source>
        <translation>Annulation</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>Revenir à cette version</translation>
    </message>
    <message>
        <source>Compare with the deck …</source>
        <translation>Comparer avec le deck …</translation>
    </message>
    <message>
        <source>Open as a new deck</source>
        <translation>Continuer dans un nouveau deck</translation>
    </message>
    <message>
        <source>Name it …</source>
        <translation>La nommer …</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>La supprimer</translation>
    </message>
    <message>
        <source>Written to {path}.</source>
        <translation>Écrit dans {path}.</translation>
    </message>
    <message>
        <source>No minion of this deck can play {cards}. Missing: {needs}.</source>
        <translation>Aucun serviteur de ce deck ne peut jouer {cards}. Il manque&#xa0;: {needs}.</translation>
    </message>
    <message>
        <source>Can only be burned for a vote, because no vampire in the crypt can call them: {cards}. Missing: {needs}.</source>
        <translation>Seulement à brûler pour une voix, car personne ne peut appeler leur référendum&#xa0;: {cards}. Il manque&#xa0;: {needs}.</translation>
    </message>
    <message>
        <source>Only {able} of {crypt} crypt cards have {discipline}, which {cards} require.</source>
        <translation>Seulement {able} cartes de crypte sur {crypt} ont {discipline}, prérequis de {cards}.</translation>
    </message>
    <message>
        <source>Unique, so only one copy at a time can be in play; the others replace one that was lost, or bring it sooner: {cards}.</source>
        <translation>Uniques, donc un seul exemplaire à la fois peut être en jeu&#x202f;; les autres remplacent celui qui est perdu, ou le font venir plus tôt&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Nothing here makes a bleed larger, calls a referendum, burns pool or enters combat: how does the prey lose its pool?</source>
        <translation>Rien ici n&apos;augmente une morsure, n&apos;appelle un référendum, ne brûle de réserve ni n&apos;entre en combat&#xa0;: comment la proie perd-elle sa réserve&#x202f;?</translation>
    </message>
    <message>
        <source>Only after a vampire has become Anarch by an action: {cards}.</source>
        <translation>Seulement après qu&apos;un vampire est devenu Anarch par une action&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>No minion can play {cards} as printed. Missing: {needs}, which {helpers} may give.</source>
        <translation>Aucun serviteur, tel qu&apos;imprimé, ne peut jouer {cards}. Il manque&#xa0;: {needs}, que l&apos;on peut obtenir avec {helpers}.</translation>
    </message>
    <message>
        <source>the Path of {name}</source>
        <translation>la Voie de {name}</translation>
    </message>
    <message>
        <source>a capacity of {n} or more</source>
        <translation>une capacité de {n} ou plus</translation>
    </message>
    <message>
        <source>a capacity of {n} or less</source>
        <translation>une capacité de {n} ou moins</translation>
    </message>
    <message>
        <source>a title</source>
        <translation>un titre</translation>
    </message>
    <message>
        <source>{what}: {value}. At least {share} of {decks} winning decks lie between {low} and {high}.</source>
        <translation>{what}&#xa0;: {value}. Au moins {share} de {decks} decks gagnants sont entre {low} et {high}.</translation>
    </message>
    <message>
        <source>Master cards in the library, without trifles</source>
        <translation>Cartes Maître de la bibliothèque, sans les triviales</translation>
    </message>
    <message>
        <source>Action, ally, retainer and equipment cards in the library</source>
        <translation>Cartes Action, Allié, Compagnon et Équipement de la bibliothèque</translation>
    </message>
    <message>
        <source>Action modifiers in the library</source>
        <translation>Modificateurs d&apos;action de la bibliothèque</translation>
    </message>
    <message>
        <source>Reaction cards in the library</source>
        <translation>Cartes Réaction de la bibliothèque</translation>
    </message>
    <message>
        <source>Combat cards in the library</source>
        <translation>Cartes Combat de la bibliothèque</translation>
    </message>
    <message>
        <source>Mean capacity of the crypt</source>
        <translation>Capacité moyenne de la crypte</translation>
    </message>
    <message>
        <source>Mean blood cost of a library card</source>
        <translation>Coût moyen en sang d&apos;une carte de bibliothèque</translation>
    </message>
    <message>
        <source>Mean pool cost of a library card</source>
        <translation>Coût moyen en réserve d&apos;une carte de bibliothèque</translation>
    </message>
    <message>
        <source>Jyhad 1994</source>
        <translation>Jyhad 1994</translation>
    </message>
    <message>
        <source>The first rulebook: crypt of 12 or more, library of 40 to 40 + 10 per player, no groups, no bans. Cards of later sets are noted.</source>
        <translation>Le premier livret de règles&#xa0;: crypte de 12 ou plus, bibliothèque de 40 à 40 + 10 par joueur, pas de groupes, aucune interdiction. Les cartes d&apos;extensions ultérieures sont signalées.</translation>
    </message>
    <message>
        <source>Limited (sealed, draft)</source>
        <translation>Limité (scellé, draft)</translation>
    </message>
    <message>
        <source>Crypt of one card per booster up to 12, library of five per booster up to 40 and 90 at most, any groups, no banned cards. Tell the number of boosters per player; without it, and with starters, 12 and 40 are asked for.</source>
        <translation>Crypte d&apos;une carte par booster jusqu&apos;à 12, bibliothèque de cinq par booster jusqu&apos;à 40 et 90 au plus, groupes indifférents, aucune carte interdite. Indiquez le nombre de boosters par joueur&#x202f;; sans lui, et avec des decks de démarrage, 12 et 40 sont exigés.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Crypt of 12 or more from one group or two consecutive groups, library of 60 to 90, no banned cards, all cards legal on the day.</source>
        <translation>Crypte de 12 ou plus d&apos;un seul groupe ou de deux groupes consécutifs, bibliothèque de 60 à 90, aucune carte interdite, toutes les cartes légales ce jour-là.</translation>
    </message>
    <message>
        <source>V5</source>
        <translation>V5</translation>
    </message>
    <message>
        <source>Standard with the cards of the Fifth Edition, New Blood, Fall of London, Shadows of Berlin, 30th Anniversary, Sabbat V5, and Promo Packs 3 and 4, in any printing.</source>
        <translation>Standard avec les cartes de Fifth Edition, New Blood, Fall of London, Shadows of Berlin, 30th Anniversary, Sabbat V5 et Promo Packs 3 et 4, dans n&apos;importe quelle édition.</translation>
    </message>
    <message>
        <source>White Wolf</source>
        <translation>White Wolf</translation>
    </message>
    <message>
        <source>The rulebook of 2000 to 2010: crypt of 12 or more from one group or two consecutive groups, library of 40 to 40 + 10 per player, no bans. Cards of later sets are noted.</source>
        <translation>Le livret de règles de 2000 à 2010&#xa0;: crypte de 12 ou plus d&apos;un seul groupe ou de deux groupes consécutifs, bibliothèque de 40 à 40 + 10 par joueur, aucune interdiction. Les cartes d&apos;extensions ultérieures sont signalées.</translation>
    </message>
    <message>
        <source>The crypt has vampires of groups {groups}; it must come from one group or from two consecutive groups.</source>
        <translation>La crypte a des vampires des groupes {groups}&#x202f;; elle doit venir d&apos;un seul groupe ou de deux groupes consécutifs.</translation>
    </message>
    <message>
        <source>Banned since {day}: {cards}.</source>
        <translation>Interdites depuis le {day}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Not to be played before {day}: {cards}.</source>
        <translation>Pas jouables avant le {day}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Never released, as far as the card data know: {cards}.</source>
        <translation>Jamais parues, selon les données des cartes&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Still being tested, not released: {cards}.</source>
        <translation>Encore en test, pas parues&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Your own cards, never legal in a tournament: {cards}.</source>
        <translation>Vos propres cartes, jamais légales en tournoi&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Unknown cards: {names}.</source>
        <translation>Personne ne connaît ces cartes&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>All vampires must be of one clan; most are {clan}, not: {cards}.</source>
        <translation>Tous les vampires doivent être d&apos;un seul clan&#x202f;; la plupart sont {clan}, mais pas&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Came out after {day}, when this rulebook&apos;s time was over: {cards}.</source>
        <translation>Parues après le {day}, quand ce livret de règles n&apos;avait plus cours&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Judged by the rules as they have been since {day}; before that day others held.</source>
        <translation>Vérifié selon les règles en vigueur depuis le {day}&#x202f;; avant ce jour, d&apos;autres s&apos;appliquaient.</translation>
    </message>
    <message>
        <source>The number of boosters per player is not known, so the minimum for twelve or more boosters, or for starters, was used.</source>
        <translation>Le nombre de boosters par joueur n&apos;a pas été précisé&#x202f;; les minimums pour douze boosters ou plus, ou pour des decks de démarrage, ont donc été exigés.</translation>
    </message>
    <message numerus="yes">
        <source>With so few boosters a player may make a new library from the ash heap, {n} times in the game.</source>
        <comment>With so few boosters a player may make a new library from the ash heap, {n} time in the game.</comment>
        <translation>
            <numerusform>Avec si peu de boosters, un joueur peut {n} fois dans la partie refaire une bibliothèque vide à partir de son tas de cendres.</numerusform>
            <numerusform>Avec si peu de boosters, un joueur peut {n} fois dans la partie refaire une bibliothèque vide à partir de son tas de cendres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The crypt has {n} cards; it needs at least {least}.</source>
        <comment>The crypt has {n} card; it needs at least {least}.</comment>
        <translation>
            <numerusform>La crypte a {n} carte&#x202f;; il en faut au moins {least}.</numerusform>
            <numerusform>La crypte a {n} cartes&#x202f;; il en faut au moins {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The library has {n} cards; at most {most} are allowed.</source>
        <comment>The library has {n} card; at most {most} are allowed.</comment>
        <translation>
            <numerusform>La bibliothèque a {n} carte&#x202f;; au plus {most} sont permises.</numerusform>
            <numerusform>La bibliothèque a {n} cartes&#x202f;; au plus {most} sont permises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The library has {n} cards; it needs at least {least}.</source>
        <comment>The library has {n} card; it needs at least {least}.</comment>
        <translation>
            <numerusform>La bibliothèque a {n} carte&#x202f;; il en faut au moins {least}.</numerusform>
            <numerusform>La bibliothèque a {n} cartes&#x202f;; il en faut au moins {least}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the {pool} card pool before {day}: {cards}.</source>
        <translation>Hors du pool de cartes {pool} avant le {day}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Not in the {pool} card pool: {cards}.</source>
        <translation>Hors du pool de cartes {pool}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The list of the pool ends with the releases of {day}; newer cards may belong to it.</source>
        <translation>La liste du pool s&apos;arrête aux parutions du {day}&#x202f;; des cartes plus récentes peuvent en faire partie.</translation>
    </message>
    <message>
        <source>Outside the pool ({condition} does not hold): {cards}.</source>
        <translation>Hors du pool ({condition} n&apos;est pas remplie)&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Outside the pool “{pool}” ({condition} does not hold): {cards}.</source>
        <translation>Hors du pool «&#xa0;{pool}&#xa0;» ({condition} n&apos;est pas remplie)&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{one}, or {other}</source>
        <translation>{one}, ou {other}</translation>
    </message>
    <message>
        <source>take out {cards}</source>
        <translation>retirer {cards}</translation>
    </message>
    <message>
        <source>replace {cards} by vampires of groups {groups}</source>
        <translation>remplacer {cards} par des vampires des groupes {groups}</translation>
    </message>
    <message>
        <source>play it on {day} or later</source>
        <translation>le jouer le {day} ou plus tard</translation>
    </message>
    <message numerus="yes">
        <source>say which cards are meant by {n} lines</source>
        <comment>say which card is meant by {n} line</comment>
        <translation>
            <numerusform>dire quelle carte désigne {n} ligne</numerusform>
            <numerusform>dire quelles cartes désignent {n} lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add {n} cards to the crypt</source>
        <comment>add {n} card to the crypt</comment>
        <translation>
            <numerusform>ajouter {n} carte à la crypte</numerusform>
            <numerusform>ajouter {n} cartes à la crypte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add {n} cards to the library</source>
        <comment>add {n} card to the library</comment>
        <translation>
            <numerusform>ajouter {n} carte à la bibliothèque</numerusform>
            <numerusform>ajouter {n} cartes à la bibliothèque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take {n} cards out of the crypt</source>
        <comment>take {n} card out of the crypt</comment>
        <translation>
            <numerusform>retirer {n} carte de la crypte</numerusform>
            <numerusform>retirer {n} cartes de la crypte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take {n} cards out of the library</source>
        <comment>take {n} card out of the library</comment>
        <translation>
            <numerusform>retirer {n} carte de la bibliothèque</numerusform>
            <numerusform>retirer {n} cartes de la bibliothèque</numerusform>
        </translation>
    </message>
    <message>
        <source>the name</source>
        <translation>le nom</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>l&apos;auteur</translation>
    </message>
    <message>
        <source>the description</source>
        <translation>la description</translation>
    </message>
    <message>
        <source>the comments on cards</source>
        <translation>les commentaires sur les cartes</translation>
    </message>
    <message>
        <source>the lines that were not recognised</source>
        <translation>les lignes non reconnues</translation>
    </message>
    <message>
        <source>{most} and {last}</source>
        <translation>{most} et {last}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{file} is no longer there.</source>
        <translation>{file} n&apos;existe plus.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {why}</source>
        <translation>{file} ne peut pas être ouvert&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Decks ({endings})</source>
        <translation>Decks ({endings})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message numerus="yes">
        <source>{names} and {n} more</source>
        <comment>{names} and {n} more</comment>
        <translation>
            <numerusform>{names} et {n} autre</numerusform>
            <numerusform>{names} et {n} autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} broke off: {error}. Its setup: {setup}</source>
        <translation>La partie {number} s&apos;est interrompue&#xa0;: {error}. Ses réglages&#xa0;: {setup}</translation>
    </message>
    <message>
        <source>A worker process could not get ready: {error}.</source>
        <translation>Un processus de calcul n&apos;a pas pu démarrer&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>A worker process was killed (signal {signal}). Perhaps the memory was short: fewer processes may help.</source>
        <translation>Un processus de calcul a été tué (signal {signal}). La mémoire était peut-être insuffisante&#xa0;: moins de processus peuvent aider.</translation>
    </message>
    <message>
        <source>A worker process was killed in games {first} to {last} (signal {signal}). Perhaps the memory was short: fewer processes may help.</source>
        <translation>Un processus de calcul a été tué dans les parties {first} à {last} (signal {signal}). La mémoire était peut-être insuffisante&#xa0;: moins de processus peuvent aider.</translation>
    </message>
    <message>
        <source>A worker process died (exit status {status}).</source>
        <translation>Un processus de calcul s&apos;est arrêté (code de sortie {status}).</translation>
    </message>
    <message>
        <source>A worker process died in games {first} to {last} (exit status {status}).</source>
        <translation>Un processus de calcul s&apos;est arrêté dans les parties {first} à {last} (code de sortie {status}).</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Le deck</translation>
    </message>
    <message>
        <source>Prey</source>
        <translation>Proie</translation>
    </message>
    <message>
        <source>Grandprey</source>
        <translation>Grande proie</translation>
    </message>
    <message>
        <source>Grandpredator</source>
        <translation>Grand prédateur</translation>
    </message>
    <message>
        <source>Predator</source>
        <translation>Prédateur</translation>
    </message>
    <message>
        <source>{id} is no crypt card.</source>
        <translation>{id} n&apos;est pas une carte de crypte.</translation>
    </message>
    <message>
        <source>{id} is no library card.</source>
        <translation>{id} n&apos;est pas une carte de bibliothèque.</translation>
    </message>
    <message>
        <source>There is no edition {name}: {known}.</source>
        <translation>Il n&apos;y a pas d&apos;édition {name}&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>There are seats 1 to {most}, not {seat}.</source>
        <translation>Les places vont de 1 à {most}, pas {seat}.</translation>
    </message>
    <message>
        <source>1 to {most} turns can be played, not {turns}.</source>
        <translation>On peut jouer de 1 à {most} tours, pas {turns}.</translation>
    </message>
    <message>
        <source>A deck without a crypt cannot be played.</source>
        <translation>Un deck sans crypte ne peut pas être joué.</translation>
    </message>
    <message>
        <source>A deck has at most {most} cards.</source>
        <translation>Un deck a au plus {most} cartes.</translation>
    </message>
    <message>
        <source>Games are numbered from 0; there is no game {number}.</source>
        <translation>Les parties sont numérotées à partir de 0&#x202f;; il n&apos;y a pas de partie {number}.</translation>
    </message>
    <message>
        <source>Game {number} does not end.</source>
        <translation>La partie {number} ne finit pas.</translation>
    </message>
    <message>
        <source>Answer {number}, {key}, is not legal there.</source>
        <translation>La réponse {number}, {key}, n&apos;est pas légale à cet endroit.</translation>
    </message>
    <message>
        <source>No measure is called {name}; there are {known}.</source>
        <translation>Aucune mesure ne s&apos;appelle {name}&#x202f;; il y a {known}.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>actions</translation>
    </message>
    <message>
        <source>Actions that were announced in the turn. Only games that still went on count.</source>
        <translation>Les actions annoncées durant le tour. Seules comptent les parties encore en cours.</translation>
    </message>
    <message>
        <source>Bleed so far</source>
        <translation>Morsure cumulée</translation>
    </message>
    <message>
        <source>Pool that bleeds have burned up to the end of the turn. A game that ended early counts on with the number it ended with.</source>
        <translation>La réserve que les morsures ont brûlée jusqu&apos;à la fin du tour. Une partie finie plus tôt continue de compter avec son dernier nombre.</translation>
    </message>
    <message>
        <source>Bleed in the turn</source>
        <translation>Morsure du tour</translation>
    </message>
    <message>
        <source>Pool that bleeds burned during the turn. Only games that still went on count.</source>
        <translation>La réserve que les morsures ont brûlée durant le tour. Seules comptent les parties encore en cours.</translation>
    </message>
    <message>
        <source>Blocked actions</source>
        <translation>Actions bloquées</translation>
    </message>
    <message>
        <source>Of the actions of the turn, those that were blocked. Only games that still went on count.</source>
        <translation>Des actions du tour, celles qui ont été bloquées. Seules comptent les parties encore en cours.</translation>
    </message>
    <message>
        <source>Blood on ready vampires</source>
        <translation>Sang des vampires disponibles</translation>
    </message>
    <message>
        <source>The blood on all ready vampires together when the turn ends. A game that ended early counts on with the number it ended with.</source>
        <translation>Le sang de tous les vampires disponibles à la fin du tour. Une partie finie plus tôt continue de compter avec son dernier nombre.</translation>
    </message>
    <message>
        <source>Capacity that is ready</source>
        <translation>Capacité disponible</translation>
    </message>
    <message>
        <source>The capacities of all ready vampires together when the turn ends. A game that ended early counts on with the number it ended with.</source>
        <translation>La capacité totale des vampires disponibles à la fin du tour. Une partie finie plus tôt continue de compter avec son dernier nombre.</translation>
    </message>
    <message>
        <source>Library cards discarded</source>
        <translation>Cartes de bibliothèque défaussées</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>Cards discarded up to the end of the turn. A game that ended early counts on with the number it ended with.</source>
        <translation>Les cartes défaussées jusqu&apos;à la fin du tour. Une partie finie plus tôt continue de compter avec son dernier nombre.</translation>
    </message>
    <message>
        <source>Copies discarded</source>
        <translation>Exemplaires défaussés</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>exemplaires</translation>
    </message>
    <message>
        <source>How often the card is discarded in a game.</source>
        <translation>Combien de fois la carte est défaussée par partie.</translation>
    </message>
    <message>
        <source>Deck ousted</source>
        <translation>Deck évincé</translation>
    </message>
    <message>
        <source>The share of the games in which the deck itself had lost its last pool before the turn.</source>
        <translation>La part des parties où le deck lui-même avait perdu son dernier point de réserve avant le tour.</translation>
    </message>
    <message>
        <source>First ready on turn</source>
        <translation>Disponible au tour</translation>
    </message>
    <message>
        <source>The first turn at whose end a copy of the vampire is ready. Games in which no copy becomes ready are counted separately.</source>
        <translation>Le premier tour à la fin duquel un exemplaire du vampire est disponible. Les parties où aucun exemplaire ne le devient sont comptées à part.</translation>
    </message>
    <message>
        <source>First seen on turn</source>
        <translation>Vue au tour</translation>
    </message>
    <message>
        <source>The turn by whose end the first copy has been drawn, 0 for the opening hand. Games in which no copy is drawn are counted separately.</source>
        <translation>Le tour à la fin duquel le premier exemplaire a été pioché, 0 pour la main de départ. Les parties où aucun exemplaire n&apos;est pioché sont comptées à part.</translation>
    </message>
    <message>
        <source>Turns jammed in hand</source>
        <translation>Tours coincée en main</translation>
    </message>
    <message>
        <source>Turns without the card</source>
        <translation>Tours sans la carte</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>Turns of the game that begin before the first copy was seen, 0 for the opening hand. A game in which none is seen counts all its turns, so the mean is a restricted mean.</source>
        <translation>Tours de la partie qui commencent avant que le premier exemplaire soit vu, 0 pour la main de départ. Une partie où aucun n&apos;est vu compte tous ses tours&#xa0;: la moyenne est donc une moyenne restreinte.</translation>
    </message>
    <message>
        <source>For each turn and copy that was in hand from its beginning to its end and could not have been played at any time, one; added up over the game.</source>
        <translation>Un pour chaque tour et chaque exemplaire resté en main du début à la fin du tour sans pouvoir être joué à aucun moment&#x202f;; additionné sur la partie.</translation>
    </message>
    <message>
        <source>Cards jammed in hand</source>
        <translation>Cartes coincées en main</translation>
    </message>
    <message>
        <source>Cards that were in hand when the turn before ended, are still there when this one ends, and could not have been played at any time in between. Only games that still went on count.</source>
        <translation>Les cartes qui étaient en main à la fin du tour précédent, y sont encore à la fin de celui-ci, et n&apos;ont pu être jouées à aucun moment entre les deux. Seules comptent les parties encore en cours.</translation>
    </message>
    <message>
        <source>Master phases wasted</source>
        <translation>Phases de maître perdues</translation>
    </message>
    <message>
        <source>master phase actions</source>
        <translation>actions de phase de maître</translation>
    </message>
    <message>
        <source>Master phase actions that nothing was done with. Only games that still went on count.</source>
        <translation>Les actions de phase de maître dont rien n&apos;a été fait. Seules comptent les parties encore en cours.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>Seen and never played</source>
        <translation>Vue et jamais jouée</translation>
    </message>
    <message>
        <source>Of the games in which a copy was seen, the share in which none was played.</source>
        <translation>Des parties où un exemplaire a été vu, la part où aucun n&apos;a été joué.</translation>
    </message>
    <message>
        <source>Bleed offered</source>
        <translation>Morsure tentée</translation>
    </message>
    <message>
        <source>What the bleeds of the turn would have burned without blocks. Only games still in progress count.</source>
        <translation>Ce que les morsures du tour auraient brûlé si personne n&apos;avait bloqué. Seules comptent les parties encore en cours.</translation>
    </message>
    <message>
        <source>Library cards played</source>
        <translation>Cartes de bibliothèque jouées</translation>
    </message>
    <message>
        <source>Cards played up to the end of the turn. A game that ended early counts on with the number it ended with.</source>
        <translation>Les cartes jouées jusqu&apos;à la fin du tour. Une partie finie plus tôt continue de compter avec son dernier nombre.</translation>
    </message>
    <message>
        <source>Copies played</source>
        <translation>Exemplaires joués</translation>
    </message>
    <message>
        <source>How often the card is played in a game.</source>
        <translation>Combien de fois la carte est jouée par partie.</translation>
    </message>
    <message>
        <source>Own pool</source>
        <translation>Réserve du deck</translation>
    </message>
    <message>
        <source>What is left when the turn ends. A game that ended early counts on with the number it ended with.</source>
        <translation>Ce qui reste à la fin du tour. Une partie finie plus tôt continue de compter avec son dernier nombre.</translation>
    </message>
    <message>
        <source>The prey falls on turn</source>
        <translation>Tour d&apos;éviction de la proie</translation>
    </message>
    <message>
        <source>The turn in which the prey is ousted. Games in which it survives are counted separately.</source>
        <translation>Le tour où la proie est évincée. Les parties où elle survit sont comptées à part.</translation>
    </message>
    <message>
        <source>Prey ousted</source>
        <translation>Proie évincée</translation>
    </message>
    <message>
        <source>The share of the games in which the prey was ousted by the end of the turn.</source>
        <translation>La part des parties où la proie est évincée à la fin du tour au plus tard.</translation>
    </message>
    <message>
        <source>What the prey has left when the turn ends, 0 once it is ousted.</source>
        <translation>Ce qui reste à la proie à la fin du tour, 0 une fois évincée.</translation>
    </message>
    <message>
        <source>Pool of the prey, all turns added up</source>
        <translation>Réserve de la proie, tous tours additionnés</translation>
    </message>
    <message>
        <source>What the prey has left at the end of each turn, added up over all turns: the less, the faster the deck, also where the prey does not fall in time.</source>
        <translation>Ce qui reste à la proie à la fin de chaque tour, additionné sur tous les tours&#xa0;: moins il y en a, plus le deck est rapide, même si la proie n&apos;est pas évincée à temps.</translation>
    </message>
    <message>
        <source>Library cards seen</source>
        <translation>Cartes de bibliothèque vues</translation>
    </message>
    <message>
        <source>The opening hand and all cards drawn up to the end of the turn. A game that ended early counts on with the number it ended with.</source>
        <translation>La main de départ et toutes les cartes piochées jusqu&apos;à la fin du tour. Une partie finie plus tôt continue de compter avec son dernier nombre.</translation>
    </message>
    <message>
        <source>Transfers wasted</source>
        <translation>Transferts perdus</translation>
    </message>
    <message>
        <source>transfers</source>
        <translation>transferts</translation>
    </message>
    <message>
        <source>Transfers that nothing was done with. Only games that still went on count.</source>
        <translation>Les transferts dont rien n&apos;a été fait. Seules comptent les parties encore en cours.</translation>
    </message>
    <message>
        <source>Ready minions</source>
        <translation>Serviteurs disponibles</translation>
    </message>
    <message>
        <source>minions</source>
        <translation>serviteurs</translation>
    </message>
    <message>
        <source>Minions in the ready region when the turn ends. A game that ended early counts on with the number it ended with.</source>
        <translation>Les serviteurs dans la région disponible à la fin du tour. Une partie finie plus tôt continue de compter avec son dernier nombre.</translation>
    </message>
    <message>
        <source>Votes that the ready minions could cast together when the turn ends. A game that ended early counts on with the number it ended with.</source>
        <translation>Les voix que les serviteurs disponibles pourraient exprimer ensemble à la fin du tour. Une partie finie plus tôt continue de compter avec son dernier nombre.</translation>
    </message>
    <message>
        <source>Opponents have {least} to {most} pool, not {number}.</source>
        <translation>La réserve des adversaires va de {least} à {most}, pas {number}.</translation>
    </message>
    <message>
        <source>Opponents have {least} to {most} blockers, not {number}.</source>
        <translation>Les bloqueurs des adversaires vont de {least} à {most}, pas {number}.</translation>
    </message>
    <message>
        <source>Opponents have {least} to {most} intercept, not {number}.</source>
        <translation>L&apos;interception des adversaires va de {least} à {most}, pas {number}.</translation>
    </message>
    <message>
        <source>Opponents have {least} to {most} bleed, not {number}.</source>
        <translation>La morsure des adversaires va de {least} à {most}, pas {number}.</translation>
    </message>
    <message>
        <source>There are {found} plain vampires, {wanted} are wanted.</source>
        <translation>Il y a {found} vampires simples, il en faut {wanted}.</translation>
    </message>
    <message>
        <source>Line {line}: {mistake}</source>
        <translation>Ligne {line}&#xa0;: {mistake}</translation>
    </message>
    <message>
        <source>the table is longer than {most} characters</source>
        <translation>la table dépasse {most} caractères</translation>
    </message>
    <message>
        <source>there are more than {most} rules</source>
        <translation>il y a plus de {most} règles</translation>
    </message>
    <message>
        <source>{wanted} columns are wanted (moment | what | when | which first | priority), there are {found}</source>
        <translation>il faut {wanted} colonnes (moment | quoi | quand | laquelle d&apos;abord | priorité), il y en a {found}</translation>
    </message>
    <message>
        <source>{word} is no moment: there are {known}</source>
        <translation>{word} n&apos;est pas un moment&#xa0;: il y a {known}</translation>
    </message>
    <message>
        <source>{word} is no priority: it is a number from -{most} to {most}</source>
        <translation>{word} n&apos;est pas une priorité&#xa0;: c&apos;est un nombre de -{most} à {most}</translation>
    </message>
    <message>
        <source>the second column says what is done; it is empty</source>
        <translation>la deuxième colonne dit ce qu&apos;on fait&#x202f;; elle est vide</translation>
    </message>
    <message>
        <source>{text} names no card</source>
        <translation>{text} ne nomme aucune carte</translation>
    </message>
    <message>
        <source>a deed is named after the colon, e.g. deed:bleed</source>
        <translation>un acte est nommé après le deux-points, par ex. deed:bleed</translation>
    </message>
    <message>
        <source>{word} is no {kind}: there are {known}</source>
        <translation>{word} n&apos;est pas un «&#xa0;{kind}&#xa0;»&#xa0;: il y a {known}</translation>
    </message>
    <message>
        <source>{word} is no fact: there are {known}</source>
        <translation>{word} n&apos;est pas un fait&#xa0;: il y a {known}</translation>
    </message>
    <message>
        <source>a condition has at most {most} parts</source>
        <translation>une condition a au plus {most} parties</translation>
    </message>
    <message>
        <source>{text} is no comparison such as &apos;pool &lt; 12&apos; or &apos;blood &gt;= thirst + 1&apos;</source>
        <translation>{text} n&apos;est pas une comparaison comme &apos;pool &lt; 12&apos; ou &apos;blood &gt;= thirst + 1&apos;</translation>
    </message>
    <message>
        <source>a rule has at most {most} wishes</source>
        <translation>une règle a au plus {most} souhaits</translation>
    </message>
    <message>
        <source>{text} is no wish such as &apos;most blood&apos; or &apos;least capacity&apos;</source>
        <translation>{text} n&apos;est pas un souhait comme &apos;most blood&apos; ou &apos;least capacity&apos;</translation>
    </message>
    <message>
        <source>below {share}</source>
        <translation>moins de {share}</translation>
    </message>
    <message>
        <source>all but {share}</source>
        <translation>tout sauf {share}</translation>
    </message>
    <message>
        <source>Too many cards are drawn at too many moments.</source>
        <translation>Trop de cartes sont piochées à trop de moments.</translation>
    </message>
    <message>
        <source>The question has too many groups at too many moments to count every way.</source>
        <translation>La question a trop de groupes à trop de moments pour compter tous les cas.</translation>
    </message>
    <message>
        <source>The question has too many groups to count every way.</source>
        <translation>La question a trop de groupes pour compter tous les cas.</translation>
    </message>
    <message>
        <source>the capacity</source>
        <translation>la capacité</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>combien</translation>
    </message>
    <message>
        <source>Expected: {words}.</source>
        <translation>Attendu&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>Expected: {words}, or the end.</source>
        <translation>Attendu&#xa0;: {words}, ou la fin.</translation>
    </message>
    <message>
        <source>Expected cards in parentheses.</source>
        <translation>Attendu&#xa0;: des cartes entre parenthèses.</translation>
    </message>
    <message>
        <source>Expected “|” and another card, or “)”.</source>
        <translation>Attendu&#xa0;: «&#xa0;|&#xa0;» et une autre carte, ou «&#xa0;)&#xa0;».</translation>
    </message>
    <message>
        <source>Expected the name of a card.</source>
        <translation>Attendu&#xa0;: le nom d&apos;une carte.</translation>
    </message>
    <message>
        <source>Write a search between the brackets.</source>
        <translation>Écrivez une recherche entre les crochets.</translation>
    </message>
    <message>
        <source>This is written twice.</source>
        <translation>Ceci est écrit deux fois.</translation>
    </message>
    <message>
        <source>Expected a number: {what}.</source>
        <translation>Attendu&#xa0;: un nombre, {what}.</translation>
    </message>
    <message>
        <source>A range goes from the smaller number to the larger one, such as 2..4.</source>
        <translation>Un intervalle va du plus petit nombre au plus grand, comme 2..4.</translation>
    </message>
    <message>
        <source>There are not {number} different vampires here.</source>
        <translation>Il n&apos;y a pas {number} vampires différents ici.</translation>
    </message>
    <message>
        <source>the cheapest first</source>
        <translation>le moins cher d&apos;abord</translation>
    </message>
    <message>
        <source>the dearest that can be ready by turn 3 first</source>
        <translation>d&apos;abord le plus cher qui peut être disponible au tour 3</translation>
    </message>
    <message>
        <source>the dearest first</source>
        <translation>le plus cher d&apos;abord</translation>
    </message>
    <message>
        <source>the star first, then the cheapest</source>
        <translation>la star d&apos;abord, puis le moins cher</translation>
    </message>
    <message>
        <source>the cheapest first; a crypt card is drawn when nothing else can be done</source>
        <translation>le moins cher d&apos;abord&#x202f;; une carte de crypte est piochée quand on ne peut rien faire d&apos;autre</translation>
    </message>
    <message>
        <source>a crypt card is drawn as long as the star is missing; then the star first</source>
        <translation>une carte de crypte est piochée tant que la star manque&#x202f;; ensuite la star d&apos;abord</translation>
    </message>
    <message>
        <source>More copies of {card} are known than the deck holds.</source>
        <translation>Plus d&apos;exemplaires de {card} sont connus que le deck n&apos;en contient.</translation>
    </message>
    <message>
        <source>A card is playable if a crypt card seen by then meets its printed requirements.</source>
        <translation>Une carte est jouable si une carte de crypte vue jusque-là remplit ses prérequis imprimés.</translation>
    </message>
    <message numerus="yes">
        <source>{count}: the deck has {n} of these cards.</source>
        <comment>{count}: the deck has {n} of these cards.</comment>
        <translation>
            <numerusform>{count}&#xa0;: le deck a {n} de ces cartes.</numerusform>
            <numerusform>{count}&#xa0;: le deck a {n} de ces cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count}: only {n} cards are seen by then.</source>
        <comment>{count}: only {n} card is seen by then.</comment>
        <translation>
            <numerusform>{count}&#xa0;: seule {n} carte est vue à ce moment.</numerusform>
            <numerusform>{count}&#xa0;: seules {n} cartes sont vues à ce moment.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is not in the deck.</source>
        <translation>{card} n&apos;est pas dans le deck.</translation>
    </message>
    <message>
        <source>No card of the crypt matches [{query}].</source>
        <translation>Aucune carte de la crypte ne correspond à [{query}].</translation>
    </message>
    <message>
        <source>No card of the library matches [{query}].</source>
        <translation>Aucune carte de la bibliothèque ne correspond à [{query}].</translation>
    </message>
    <message>
        <source>Crypt: {seen} of {cards} cards seen.</source>
        <translation>Crypte&#xa0;: {seen} cartes vues sur {cards}.</translation>
    </message>
    <message>
        <source>Crypt: {seen} of {cards} cards seen, the opening.</source>
        <translation>Crypte&#xa0;: {seen} cartes vues sur {cards}, la crypte de départ.</translation>
    </message>
    <message numerus="yes">
        <source>Crypt: {seen} of {cards} cards seen when turn {turn} begins: the opening {opening}, and one for the {transfers} transfers of {n} earlier turns.</source>
        <comment>Crypt: {seen} of {cards} cards seen when turn {turn} begins: the opening {opening}, and one for the {transfers} transfers of {n} earlier turn.</comment>
        <translation>
            <numerusform>Crypte&#xa0;: {seen} cartes vues sur {cards} au début du tour {turn}, soit les {opening} de départ et une pour les {transfers} transferts du tour précédent.</numerusform>
            <numerusform>Crypte&#xa0;: {seen} cartes vues sur {cards} au début du tour {turn}, soit les {opening} de départ et une pour les {transfers} transferts de chacun des {n} tours précédents.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand: {seen} of {cards} cards seen.</source>
        <translation>Main&#xa0;: {seen} cartes vues sur {cards}.</translation>
    </message>
    <message>
        <source>Hand: {seen} of {cards} cards seen, the opening.</source>
        <translation>Main&#xa0;: {seen} cartes vues sur {cards}, la main de départ.</translation>
    </message>
    <message numerus="yes">
        <source>Hand: {seen} of {cards} cards seen when turn {turn} begins: the opening {opening}, and in {n} earlier turns {discards} and {plays} each, replaced at once.</source>
        <comment>Hand: {seen} of {cards} cards seen when turn {turn} begins: the opening {opening}, and in {n} earlier turn {discards} and {plays} each, replaced at once.</comment>
        <translation>
            <numerusform>Main&#xa0;: {seen} cartes vues sur {cards} au début du tour {turn}, soit les {opening} de départ et, au tour précédent, {discards} et {plays}, remplacées aussitôt.</numerusform>
            <numerusform>Main&#xa0;: {seen} cartes vues sur {cards} au début du tour {turn}, soit les {opening} de départ et, à chacun des {n} tours précédents, {discards} et {plays}, remplacées aussitôt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} discards</source>
        <comment>{n} discard</comment>
        <translation>
            <numerusform>{n} défausse</numerusform>
            <numerusform>{n} défausses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} plays</source>
        <comment>{n} play</comment>
        <translation>
            <numerusform>{n} carte jouée</numerusform>
            <numerusform>{n} cartes jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>The seat makes no difference, because no crypt cards are drawn by transfers.</source>
        <translation>La place ne change rien, car aucune carte de crypte n&apos;est piochée par transferts.</translation>
    </message>
    <message>
        <source>Seat {seat} of {players}: {first}, {second}, {third} transfers in the first three turns, then 4.</source>
        <translation>Place {seat} sur {players}&#xa0;: {first}, {second}, {third} transferts aux trois premiers tours, puis 4.</translation>
    </message>
    <message>
        <source>Already seen: {cards}.</source>
        <translation>Déjà vues&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Next on top: {cards}.</source>
        <translation>Prochaines sur le dessus&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Not to be drawn: {cards}.</source>
        <translation>Ne peuvent être piochées&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The question is too long.</source>
        <translation>La question est trop longue.</translation>
    </message>
    <message>
        <source>Expected “crypt”, “hand”, “playable”, “not” or a parenthesis.</source>
        <translation>Attendu&#xa0;: «&#xa0;crypt&#xa0;», «&#xa0;hand&#xa0;», «&#xa0;playable&#xa0;», «&#xa0;not&#xa0;» ou une parenthèse.</translation>
    </message>
    <message>
        <source>All conditions come before “by”, “seat”, “with” and “given”; a single count has its own moment as in hand@t2.</source>
        <translation>Toutes les conditions viennent avant «&#xa0;by&#xa0;», «&#xa0;seat&#xa0;», «&#xa0;with&#xa0;» et «&#xa0;given&#xa0;»&#x202f;; un décompte seul a son propre moment, comme dans hand@t2.</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>le tour</translation>
    </message>
    <message>
        <source>how many cards of the library</source>
        <translation>combien de cartes de la bibliothèque</translation>
    </message>
    <message>
        <source>the seat</source>
        <translation>la place</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>les joueurs</translation>
    </message>
    <message>
        <source>There is no seat {seat} at a table of {players}.</source>
        <translation>Il n&apos;y a pas de place {seat} à une table de {players}.</translation>
    </message>
    <message>
        <source>Crypt cards named as seen: {named}. Seen at the moment of the question: {drawn}.</source>
        <translation>Cartes de crypte nommées comme vues&#xa0;: {named}. Vues au moment de la question&#xa0;: {drawn}.</translation>
    </message>
    <message>
        <source>Library cards named as seen: {named}. Seen at the moment of the question: {drawn}.</source>
        <translation>Cartes de bibliothèque nommées comme vues&#xa0;: {named}. Vues au moment de la question&#xa0;: {drawn}.</translation>
    </message>
    <message>
        <source>how many in each turn</source>
        <translation>combien à chaque tour</translation>
    </message>
    <message>
        <source>Four transfers draw one crypt card in a turn, no more.</source>
        <translation>Quatre transferts piochent une seule carte de crypte par tour, pas plus.</translation>
    </message>
    <message>
        <source>Copies are 1 to {most}.</source>
        <translation>Les exemplaires vont de 1 à {most}.</translation>
    </message>
    <message>
        <source>The parentheses are nested too deeply.</source>
        <translation>Trop de parenthèses imbriquées.</translation>
    </message>
    <message>
        <source>This parenthesis is never closed.</source>
        <translation>Cette parenthèse n&apos;est jamais fermée.</translation>
    </message>
    <message>
        <source>A question may have {most} counts.</source>
        <translation>Une question peut avoir {most} décomptes.</translation>
    </message>
    <message>
        <source>the cards seen, or t and a turn</source>
        <translation>les cartes vues, ou t et un tour</translation>
    </message>
    <message>
        <source>There are never fewer than 0.</source>
        <translation>Il n&apos;y en a jamais moins de 0.</translation>
    </message>
    <message>
        <source>This bracket is never closed.</source>
        <translation>Ce crochet n&apos;est jamais fermé.</translation>
    </message>
    <message>
        <source>This quotation mark is never closed.</source>
        <translation>Ce guillemet n&apos;est jamais fermé.</translation>
    </message>
    <message>
        <source>The number ({what}) is {least} to {most}.</source>
        <translation>Le nombre ({what}) va de {least} à {most}.</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>interdite</translation>
    </message>
    <message>
        <source>not yet legal</source>
        <translation>pas encore légale</translation>
    </message>
    <message>
        <source>your own card</source>
        <translation>votre propre carte</translation>
    </message>
    <message>
        <source>being tested</source>
        <translation>en test</translation>
    </message>
    <message>
        <source>never released</source>
        <translation>jamais parue</translation>
    </message>
    <message>
        <source>not in the card pool</source>
        <translation>hors du pool de cartes</translation>
    </message>
    <message>
        <source>came out later</source>
        <translation>parue plus tard</translation>
    </message>
    <message>
        <source>fetching {what}</source>
        <translation>téléchargement&#xa0;: {what}</translation>
    </message>
    <message>
        <source>reading {what}</source>
        <translation>lecture&#xa0;: {what}</translation>
    </message>
    <message>
        <source>building {what}</source>
        <translation>construction&#xa0;: {what}</translation>
    </message>
    <message>
        <source>comparing {what}</source>
        <translation>comparaison&#xa0;: {what}</translation>
    </message>
    <message>
        <source>installing {what}</source>
        <translation>installation&#xa0;: {what}</translation>
    </message>
    <message>
        <source>The official card lists and their translations</source>
        <translation>Les listes de cartes officielles et leurs traductions</translation>
    </message>
    <message>
        <source>Cards, rulings and tournament winning decks</source>
        <translation>Cartes, décisions et decks gagnants de tournois</translation>
    </message>
    <message>
        <source>Stopped. The card data are as they were.</source>
        <translation>Arrêté. Les données des cartes sont inchangées.</translation>
    </message>
    <message>
        <source>{work}, {done} MB</source>
        <translation>{work}, {done} Mo</translation>
    </message>
    <message>
        <source>{work}, {done} of {all} MB</source>
        <translation>{work}, {done} sur {all} Mo</translation>
    </message>
    <message>
        <source>up to {day}.</source>
        <translation>jusqu&apos;au {day}.</translation>
    </message>
    <message>
        <source>{crypt} crypt cards, {library} library cards and {decks} winning decks.</source>
        <translation>{crypt} cartes de crypte, {library} cartes de bibliothèque et {decks} decks gagnants.</translation>
    </message>
    <message>
        <source>{crypt} crypt cards, {library} library cards and {decks} winning decks up to {day}.</source>
        <translation>{crypt} cartes de crypte, {library} cartes de bibliothèque et {decks} decks gagnants jusqu&apos;au {day}.</translation>
    </message>
    <message>
        <source>They came with the program.</source>
        <translation>Fournies avec le programme.</translation>
    </message>
    <message>
        <source>Installed on {day} at {time}.</source>
        <translation>Installées le {day} à {time}.</translation>
    </message>
    <message>
        <source>Nothing new: {version} stays in force.</source>
        <translation>Rien de nouveau&#xa0;: {version} reste en usage.</translation>
    </message>
    <message>
        <source>New cards ({number}): {names}.</source>
        <translation>Nouvelles cartes ({number})&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Cards that are gone ({number}): {names}.</source>
        <translation>Cartes disparues ({number})&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Other texts ({number}): {names}.</source>
        <translation>Textes modifiés ({number})&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Other facts, such as printings ({number}): {names}.</source>
        <translation>Caractéristiques modifiées, comme les éditions ({number})&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Other rulings ({number}): {names}.</source>
        <translation>Décisions modifiées ({number})&#xa0;: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} new</source>
        <comment>{n} new</comment>
        <translation>
            <numerusform>{n} nouveau</numerusform>
            <numerusform>{n} nouveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} gone</source>
        <comment>{n} gone</comment>
        <translation>
            <numerusform>{n} disparu</numerusform>
            <numerusform>{n} disparus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} changed</source>
        <comment>{n} changed</comment>
        <translation>
            <numerusform>{n} modifié</numerusform>
            <numerusform>{n} modifiés</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning decks: {changes}.</source>
        <translation>Decks gagnants&#xa0;: {changes}.</translation>
    </message>
    <message>
        <source>They have the same content as the ones before.</source>
        <translation>Elles disent la même chose que les précédentes.</translation>
    </message>
    <message>
        <source>In force now: {version}.</source>
        <translation>Maintenant utilisées&#xa0;: {version}.</translation>
    </message>
    <message>
        <source>These card data look wrong, so they were not taken.</source>
        <translation>Ces données des cartes semblent fausses&#x202f;; elles n&apos;ont donc pas été prises.</translation>
    </message>
    <message>
        <source>Card data are being renewed already, perhaps in another window.</source>
        <translation>Les données des cartes sont déjà en cours de renouvellement, peut-être dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Try again when that is done.</source>
        <translation>Réessayez quand ce sera terminé.</translation>
    </message>
    <message>
        <source>Newer card data could not be fetched.</source>
        <translation>Des données des cartes plus récentes n&apos;ont pas pu être téléchargées.</translation>
    </message>
    <message>
        <source>The present ones stay in force, and everything works without a connection. What was fetched by another computer can be taken from a file.</source>
        <translation>Les données actuelles restent utilisées, et tout fonctionne sans connexion. Ce qui a été téléchargé par un autre ordinateur peut être pris d&apos;un fichier.</translation>
    </message>
    <message>
        <source>That did not work; the card data are as they were.</source>
        <translation>Cela n&apos;a pas fonctionné&#x202f;; les données des cartes sont inchangées.</translation>
    </message>
    <message numerus="yes">
        <source>{names}; and {n} more</source>
        <comment>{names}; and {n} more</comment>
        <translation>
            <numerusform>{names}&#x202f;; et {n} autre</numerusform>
            <numerusform>{names}&#x202f;; et {n} autres</numerusform>
        </translation>
    </message>
    <message>
        <source>The collection</source>
        <translation>La collection</translation>
    </message>
    <message>
        <source>It is larger than a collection can be</source>
        <translation>Elle est plus grande qu&apos;une collection ne peut l&apos;être</translation>
    </message>
    <message>
        <source>Take over what another window saved</source>
        <translation>Reprendre ce qu&apos;une autre fenêtre a enregistré</translation>
    </message>
    <message>
        <source>printings, conditions, languages, places and notes</source>
        <translation>éditions, états, langues, lieux et notes</translation>
    </message>
    <message>
        <source>Spreadsheet (CSV), with everything</source>
        <translation>Tableur (CSV), avec tout</translation>
    </message>
    <message>
        <source>the decks</source>
        <translation>les decks</translation>
    </message>
    <message>
        <source>vtesdecks (CSV)</source>
        <translation>vtesdecks (CSV)</translation>
    </message>
    <message>
        <source>the decks, and wishes and trades unless they are written by themselves</source>
        <translation>les decks, et les souhaits et échanges sauf s&apos;ils sont écrits seuls</translation>
    </message>
    <message>
        <source>FELDB inventory (CSV), also for ARDB and Sutekh</source>
        <translation>Inventaire FELDB (CSV), aussi pour ARDB et Sutekh</translation>
    </message>
    <message>
        <source>printings, conditions, languages, places and notes, and what is offered</source>
        <translation>éditions, états, langues, lieux et notes, et ce qui est proposé</translation>
    </message>
    <message>
        <source>ARDB inventory (XML)</source>
        <translation>Inventaire ARDB (XML)</translation>
    </message>
    <message>
        <source>conditions, languages, places and notes</source>
        <translation>états, langues, lieux et notes</translation>
    </message>
    <message>
        <source>LackeyCCG list</source>
        <translation>Liste LackeyCCG</translation>
    </message>
    <message>
        <source>List of cards, also for VDB</source>
        <translation>Liste de cartes, aussi pour VDB</translation>
    </message>
    <message>
        <source>the line is too long for a card</source>
        <translation>la ligne est trop longue pour une carte</translation>
    </message>
    <message>
        <source>above the list</source>
        <translation>au-dessus de la liste</translation>
    </message>
    <message>
        <source>it has no number; 1 was taken</source>
        <translation>pas de nombre&#x202f;; 1 retenu</translation>
    </message>
    <message>
        <source>a heading</source>
        <translation>un titre</translation>
    </message>
    <message>
        <source>neither a card nor a heading</source>
        <translation>ni une carte ni un titre</translation>
    </message>
    <message>
        <source>Card {id}</source>
        <translation>Carte {id}</translation>
    </message>
    <message>
        <source>{missing}x {card} (have {have}, need {need})</source>
        <translation>{missing}x {card} (stock {have}, besoin {need})</translation>
    </message>
    <message numerus="yes">
        <source>Missing for {deck}: {n} cards</source>
        <comment>Missing for {deck}: {n} card</comment>
        <translation>
            <numerusform>Manque pour {deck}&#xa0;: {n} carte</numerusform>
            <numerusform>Manque pour {deck}&#xa0;: {n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{copies} in {deck} (fixed)</source>
        <translation>{copies} dans {deck} (fixe)</translation>
    </message>
    <message>
        <source>{copies} in {deck}</source>
        <translation>{copies} dans {deck}</translation>
    </message>
    <message>
        <source>it has no number</source>
        <translation>pas de nombre</translation>
    </message>
    <message>
        <source>the line is damaged</source>
        <translation>la ligne est endommagée</translation>
    </message>
    <message>
        <source>a sum</source>
        <translation>un total</translation>
    </message>
    <message>
        <source>no such card; perhaps {names}</source>
        <translation>carte inexistante&#x202f;; peut-être {names}</translation>
    </message>
    <message>
        <source>{card} was taken; it may be {others}</source>
        <translation>{card} est retenu&#x202f;; ce peut être {others}</translation>
    </message>
    <message>
        <source>read as {card}</source>
        <translation>lu comme {card}</translation>
    </message>
    <message>
        <source>no card is named</source>
        <translation>aucune carte n&apos;est nommée</translation>
    </message>
    <message>
        <source>the number is not clear; 1 was taken</source>
        <translation>nombre peu clair&#x202f;; 1 retenu</translation>
    </message>
    <message>
        <source>a number below 0</source>
        <translation>un nombre inférieur à 0</translation>
    </message>
    <message>
        <source>{said} copies are too many; {found} were read</source>
        <translation>{said} exemplaires, c&apos;est improbable&#x202f;; {found} retenus</translation>
    </message>
    <message>
        <source>no set is called “{set}”; it is in the note</source>
        <translation>aucune extension ne s&apos;appelle «&#xa0;{set}&#xa0;»&#x202f;; c&apos;est dans la note</translation>
    </message>
    <message>
        <source>{card} is not known to have been printed in {set}</source>
        <translation>rien ne dit que {card} ait été imprimée dans {set}</translation>
    </message>
    <message>
        <source>only a list</source>
        <translation>seulement une liste</translation>
    </message>
    <message>
        <source>built when played (flexible)</source>
        <translation>construit pour le jouer (flexible)</translation>
    </message>
    <message>
        <source>built and kept (fixed)</source>
        <translation>construit et gardé (fixe)</translation>
    </message>
    <message>
        <source>Own {copies} {card}</source>
        <translation>Posséder {copies} {card}</translation>
    </message>
    <message>
        <source>Give away {copies} {card}</source>
        <translation>Donner {copies} {card}</translation>
    </message>
    <message>
        <source>Give away {card}</source>
        <translation>Donner {card}</translation>
    </message>
    <message>
        <source>Change {card}</source>
        <translation>Modifier {card}</translation>
    </message>
    <message>
        <source>{deck}: {use}</source>
        <translation>{deck}&#xa0;: {use}</translation>
    </message>
    <message>
        <source>{deck} is in another file</source>
        <translation>{deck} est dans un autre fichier</translation>
    </message>
    <message>
        <source>Look into {folder}</source>
        <translation>Examiner {folder}</translation>
    </message>
    <message>
        <source>Look into {folder} no more</source>
        <translation>Ne plus examiner {folder}</translation>
    </message>
    <message>
        <source>Smart tag {name}</source>
        <translation>Étiquette automatique {name}</translation>
    </message>
    <message>
        <source>Delete the smart tag {name}</source>
        <translation>Supprimer l&apos;étiquette automatique {name}</translation>
    </message>
    <message numerus="yes">
        <source>Own the {n} cards of {title}</source>
        <comment>Own the {n} card of {title}</comment>
        <translation>
            <numerusform>Posséder la carte ({n}) de {title}</numerusform>
            <numerusform>Posséder les {n} cartes de {title}</numerusform>
        </translation>
    </message>
    <message>
        <source>Wish for what {deck} misses</source>
        <translation>Souhaiter ce qui manque à {deck}</translation>
    </message>
    <message>
        <source>Wish for {card}</source>
        <translation>Souhaiter {card}</translation>
    </message>
    <message numerus="yes">
        <source>Wish for {n} cards</source>
        <comment>Wish for {n} card</comment>
        <translation>
            <numerusform>Souhaiter {n} carte</numerusform>
            <numerusform>Souhaiter {n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Offer {card}</source>
        <translation>Proposer {card}</translation>
    </message>
    <message numerus="yes">
        <source>Offer {n} cards</source>
        <comment>Offer {n} card</comment>
        <translation>
            <numerusform>Proposer {n} carte</numerusform>
            <numerusform>Proposer {n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>a packed file without tables</source>
        <translation>un fichier compressé sans tableaux</translation>
    </message>
    <message>
        <source>packed in an unusual way</source>
        <translation>compressé d&apos;une façon inhabituelle</translation>
    </message>
    <message numerus="yes">
        <source>A library of {n} cards is no library.</source>
        <comment>A library of {n} card is no library.</comment>
        <translation>
            <numerusform>Une bibliothèque de {n} carte n&apos;est pas une bibliothèque.</numerusform>
            <numerusform>Une bibliothèque de {n} cartes n&apos;est pas une bibliothèque.</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Turn {turn} of the deck is over: {pool} pool, {prey} pool left to the prey; ready: {ready}; in hand: {hand}.</source>
        <translation>Le tour {turn} du deck est fini&#xa0;: {pool} de réserve, la proie en a encore {prey}&#x202f;; disponibles&#xa0;: {ready}&#x202f;; en main&#xa0;: {hand}.</translation>
    </message>
    <message>
        <source>Several cards are called “{name}”. Perhaps: {names}.</source>
        <translation>Plusieurs cartes s&apos;appellent «&#xa0;{name}&#xa0;». Peut-être&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>There is no card “{name}”. Perhaps: {names}.</source>
        <translation>Il n&apos;y a aucune carte «&#xa0;{name}&#xa0;». Peut-être&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>There is no card “{name}”.</source>
        <translation>Il n&apos;y a aucune carte «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c&apos;est un dossier</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>ce fichier ou dossier n&apos;existe pas</translation>
    </message>
    <message>
        <source>it may not be read (permission denied)</source>
        <translation>il ne peut pas être lu (accès refusé)</translation>
    </message>
    <message>
        <source>it is a link to itself</source>
        <translation>c&apos;est un lien vers lui-même</translation>
    </message>
    <message>
        <source>there is no such file (the name is too long)</source>
        <translation>ce fichier n&apos;existe pas (le nom est trop long)</translation>
    </message>
    <message>
        <source>it is a link to nothing</source>
        <translation>c&apos;est un lien vers rien</translation>
    </message>
    <message>
        <source>it is a pipe, not a file</source>
        <translation>c&apos;est un tube, pas un fichier</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>c&apos;est un périphérique, pas un fichier</translation>
    </message>
    <message>
        <source>nothing came through the pipe</source>
        <translation>rien n&apos;est venu par le tube</translation>
    </message>
    <message>
        <source>Untitled deck</source>
        <translation>Deck sans titre</translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation>Avant la partie</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>1. Unlock phase</source>
        <translation>1. Phase de redressement</translation>
    </message>
    <message>
        <source>2. Master phase</source>
        <translation>2. Phase de maître</translation>
    </message>
    <message>
        <source>3. Minion phase</source>
        <translation>3. Phase de serviteur</translation>
    </message>
    <message>
        <source>An action: announce it</source>
        <translation>Une action&#xa0;: l&apos;annoncer</translation>
    </message>
    <message>
        <source>An action: may it be blocked?</source>
        <translation>Une action&#xa0;: peut-elle être bloquée&#x202f;?</translation>
    </message>
    <message>
        <source>An action: resolve it</source>
        <translation>Une action&#xa0;: la résoudre</translation>
    </message>
    <message>
        <source>A bleed</source>
        <translation>Une morsure</translation>
    </message>
    <message>
        <source>A referendum: poll and resolve it</source>
        <translation>Un référendum&#xa0;: le vote et son résultat</translation>
    </message>
    <message>
        <source>A referendum: whose votes</source>
        <translation>Un référendum&#xa0;: à qui sont les voix</translation>
    </message>
    <message>
        <source>A round of combat: range and strikes</source>
        <translation>Un round de combat&#xa0;: portée et frappes</translation>
    </message>
    <message>
        <source>A round of combat: damage and its end</source>
        <translation>Un round de combat&#xa0;: dégâts et fin</translation>
    </message>
    <message>
        <source>4. Influence phase</source>
        <translation>4. Phase d&apos;influence</translation>
    </message>
    <message>
        <source>5. Discard phase</source>
        <translation>5. Phase de défausse</translation>
    </message>
    <message>
        <source>Ousting and victory</source>
        <translation>Éviction et victoire</translation>
    </message>
    <message>
        <source>Tournaments and deck construction</source>
        <translation>Tournois et construction de deck</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>Où c&apos;est écrit</translation>
    </message>
    <message>
        <source>Unclear passages, and how they are played</source>
        <translation>Passages peu clairs, et comment ils sont joués</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Comment c&apos;est joué</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>Exemples détaillés</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ce qui se passe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>The same situation in each edition</source>
        <translation>La même situation dans chaque édition</translation>
    </message>
    <message>
        <source>{decks} of {of} decks like this one play more; the median where it is played is {copies}, you play {have}</source>
        <translation>{decks} decks sur {of} proches de celui-ci en jouent plus&#x202f;; la médiane là où elle est jouée est {copies}, vous en jouez {have}</translation>
    </message>
    <message>
        <source>{decks} of {of} decks like this one play fewer or none; the median where it is played is {copies}, you play {have}</source>
        <translation>{decks} decks sur {of} proches de celui-ci en jouent moins ou pas&#x202f;; la médiane là où elle est jouée est {copies}, vous en jouez {have}</translation>
    </message>
    <message>
        <source>in none of {of} decks like this one</source>
        <translation>dans aucun des {of} decks proches de celui-ci</translation>
    </message>
    <message>
        <source>in only {decks} of {of} decks like this one</source>
        <translation>dans seulement {decks} decks sur {of} proches de celui-ci</translation>
    </message>
    <message numerus="yes">
        <source>in {decks} of {of} decks like this one, the median is {n} copies; {share} of all decks play it</source>
        <comment>in {decks} of {of} decks like this one, the median is {n} copy; {share} of all decks play it</comment>
        <translation>
            <numerusform>dans {decks} decks sur {of} proches de celui-ci, la médiane est de {n} exemplaire&#x202f;; {share} de tous les decks la jouent</numerusform>
            <numerusform>dans {decks} decks sur {of} proches de celui-ci, la médiane est de {n} exemplaires&#x202f;; {share} de tous les decks la jouent</numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>moins de 1&#xa0;%</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>usual with {cards}</source>
        <translation>habituelle avec {cards}</translation>
    </message>
    <message>
        <source>usual with this crypt</source>
        <translation>habituelle avec cette crypte</translation>
    </message>
    <message numerus="yes">
        <source>usually {n} copies</source>
        <comment>usually {n} copy</comment>
        <translation>
            <numerusform>d&apos;habitude {n} exemplaire</numerusform>
            <numerusform>d&apos;habitude {n} exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>{because}; {copies}</source>
        <translation>{because}&#x202f;; {copies}</translation>
    </message>
    <message numerus="yes">
        <source>{because}; {copies}. It could replace {card}, of which you play {n}</source>
        <comment>{because}; {copies}. It could replace {card}, of which you play {n}</comment>
        <translation>
            <numerusform>{because}&#x202f;; {copies}. Elle pourrait remplacer {card}, dont vous jouez {n} exemplaire</numerusform>
            <numerusform>{because}&#x202f;; {copies}. Elle pourrait remplacer {card}, dont vous jouez {n} exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window is writing versions right now.</source>
        <translation>Une autre fenêtre est en train d&apos;écrire des versions.</translation>
    </message>
    <message>
        <source>Versions cannot be kept on this machine: {reason}.</source>
        <translation>Les versions ne peuvent pas être gardées sur cet ordinateur&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The versions of this deck are damaged ({file}). They are put aside when the next one is kept.</source>
        <translation>Les versions de ce deck sont endommagées ({file}). Elles sont mises de côté quand la suivante est gardée.</translation>
    </message>
    <message>
        <source>The versions cannot be read: {reason}.</source>
        <translation>Les versions ne peuvent pas être lues&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The versions of this deck are too large together. Remove some that have a name.</source>
        <translation>Les versions de ce deck sont trop volumineuses ensemble. Supprimez-en qui ont un nom.</translation>
    </message>
    <message numerus="yes">
        <source>{n} lines</source>
        <comment>{n} line</comment>
        <translation>
            <numerusform>{n} ligne</numerusform>
            <numerusform>{n} lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <comment>{n} card</comment>
        <translation>
            <numerusform>{n} carte</numerusform>
            <numerusform>{n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Jyhad, 1994</source>
        <translation>Jyhad, 1994</translation>
    </message>
    <message>
        <source>White Wolf playmat</source>
        <translation>Playmat White Wolf</translation>
    </message>
    <message>
        <source>VEKN, current rulebook</source>
        <translation>VEKN, règles actuelles</translation>
    </message>
    <message>
        <source>White Wolf rulebook</source>
        <translation>Livret de règles White Wolf</translation>
    </message>
    <message>
        <source>the card lists</source>
        <translation>les listes de cartes</translation>
    </message>
    <message>
        <source>the French translation</source>
        <translation>la traduction française</translation>
    </message>
    <message>
        <source>the Spanish translation</source>
        <translation>la traduction espagnole</translation>
    </message>
    <message>
        <source>the cards</source>
        <translation>les cartes</translation>
    </message>
    <message>
        <source>the sets</source>
        <translation>les extensions</translation>
    </message>
    <message>
        <source>the tournament archive</source>
        <translation>l&apos;archive des tournois</translation>
    </message>
    <message>
        <source>the new data</source>
        <translation>les nouvelles données</translation>
    </message>
    <message>
        <source>the new card base</source>
        <translation>la nouvelle base de cartes</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>extensions</translation>
    </message>
    <message>
        <source>archived decks</source>
        <translation>decks archivés</translation>
    </message>
    <message>
        <source>the new data with the present ones</source>
        <translation>les nouvelles données et les actuelles</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>une page web</translation>
    </message>
    <message>
        <source>+3 votes</source>
        <translation>+3 votes</translation>
    </message>
    <message>
        <source>2 blood</source>
        <translation>2 de sang</translation>
    </message>
    <message>
        <source>3 blood</source>
        <translation>3 de sang</translation>
    </message>
    <message>
        <source>3 pool</source>
        <translation>3 de réserve</translation>
    </message>
    <message>
        <source>A card cannot be both a crypt card and a library card.</source>
        <translation>Une carte ne peut pas être à la fois de crypte et de bibliothèque.</translation>
    </message>
    <message>
        <source>A card costs only one of pool, blood and conviction.</source>
        <translation>Une carte ne coûte que l&apos;un de ces trois&#xa0;: réserve, sang ou conviction.</translation>
    </message>
    <message>
        <source>A cost is a number from 0 to {most}, or X.</source>
        <translation>Un coût est un nombre de 0 à {most}, ou X.</translation>
    </message>
    <message>
        <source>A crypt card has no such field.</source>
        <translation>Une carte de crypte n&apos;a pas ce champ.</translation>
    </message>
    <message>
        <source>A crypt card needs a capacity from 1 on.</source>
        <translation>Une carte de crypte a besoin d&apos;une capacité d&apos;au moins 1.</translation>
    </message>
    <message>
        <source>A crypt card needs a clan.</source>
        <translation>Une carte de crypte a besoin d&apos;un clan.</translation>
    </message>
    <message>
        <source>A crypt card needs a group: a number from 1 on, or “any”.</source>
        <translation>Une carte de crypte a besoin d&apos;un groupe&#xa0;: un nombre d&apos;au moins 1, ou «&#xa0;any&#xa0;».</translation>
    </message>
    <message>
        <source>A library card has no such field.</source>
        <translation>Une carte de bibliothèque n&apos;a pas ce champ.</translation>
    </message>
    <message>
        <source>A name has letters or digits.</source>
        <translation>Un nom contient des lettres ou des chiffres.</translation>
    </message>
    <message>
        <source>Add 1 blood to {card}.</source>
        <translation>Ajouter 1 sang à {card}.</translation>
    </message>
    <message>
        <source>Add 1 blood to {target} and to {card}.</source>
        <translation>Ajouter 1 sang à {target} et à {card}.</translation>
    </message>
    <message>
        <source>Add 1 counter to {card}.</source>
        <translation>Ajouter 1 compteur sur {card}.</translation>
    </message>
    <message>
        <source>Add 2 counters to {card}.</source>
        <translation>Ajouter 2 compteurs sur {card}.</translation>
    </message>
    <message>
        <source>Anarchs burn 1 blood or become Camarilla, allies burn 1 life.</source>
        <translation>Les anarchs brûlent 1 sang ou rejoignent la Camarilla, les alliés brûlent 1 de vie.</translation>
    </message>
    <message>
        <source>Set the range to close.</source>
        <translation>Fixer la distance à courte.</translation>
    </message>
    <message>
        <source>Set the range to long and strike with {card}.</source>
        <translation>Fixer la distance à longue et frapper avec {card}.</translation>
    </message>
    <message>
        <source>Set the range to long.</source>
        <translation>Fixer la distance à longue.</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>un fichier vide</translation>
    </message>
    <message>
        <source>another update of the card data is under way</source>
        <translation>une autre mise à jour des données des cartes est en cours</translation>
    </message>
    <message>
        <source>the update was stopped</source>
        <translation>la mise à jour a été arrêtée</translation>
    </message>
    <message>
        <source>there is nothing to go back to: {version}, which the program came with, is in force</source>
        <translation>il n&apos;y a rien à quoi revenir&#xa0;: {version}, fournie avec le programme, est utilisée</translation>
    </message>
    <message>
        <source>{card} gains 1 life.</source>
        <translation>{card} gagne 1 de vie.</translation>
    </message>
    <message>
        <source>{card} gains 2 blood.</source>
        <translation>{card} gagne 2 de sang.</translation>
    </message>
    <message>
        <source>{card} has {n:counter}.</source>
        <translation>{card} a {n:compteur}.</translation>
    </message>
    <message>
        <source>{card} locks and burns 2 blood to cancel the referendum.</source>
        <translation>{card} s&apos;incline et brûle 2 de sang pour annuler le référendum.</translation>
    </message>
    <message>
        <source>{minion} attempts to block {target}.</source>
        <translation>{minion} tente de bloquer {target}.</translation>
    </message>
    <message>
        <source>{minion} bleeds {seat} with {card}.</source>
        <translation>{minion} mord {seat} avec {card}.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood for +1 bleed by {card}.</source>
        <translation>{minion} brûle 1 sang&#xa0;: +1 en morsure par {card}.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood for +1 intercept by {card}.</source>
        <translation>{minion} brûle 1 sang&#xa0;: +1 en interception par {card}.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to maneuver.</source>
        <translation>{minion} brûle 1 sang pour manœuvrer.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to prevent all damage of the strike with {card}.</source>
        <translation>{minion} brûle 1 sang pour prévenir tous les dégâts de la frappe avec {card}.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to unlock and attempt to block.</source>
        <translation>{minion} brûle 1 sang pour se redresser et tenter de bloquer.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to unlock with {card}.</source>
        <translation>{minion} brûle 1 sang pour se redresser avec {card}.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to unlock {target}.</source>
        <translation>{minion} brûle 1 sang pour redresser {target}.</translation>
    </message>
    <message>
        <source>{minion} calls a referendum to move two minion cards to your hand.</source>
        <translation>{minion} convoque un référendum pour amener deux cartes de serviteur dans votre main.</translation>
    </message>
    <message>
        <source>{minion} changes sect: {word}.</source>
        <translation>{minion} change de secte&#xa0;: {word}.</translation>
    </message>
    <message>
        <source>{minion} diablerises {target}.</source>
        <translation>{minion} commet la diablerie sur {target}.</translation>
    </message>
    <message>
        <source>{minion} gains +1 strength with {card}.</source>
        <translation>{minion} gagne +1 en force avec {card}.</translation>
    </message>
    <message>
        <source>{minion} gains +2 strength with {card}.</source>
        <translation>{minion} gagne +2 en force avec {card}.</translation>
    </message>
    <message>
        <source>{minion} hunts: it steals blood from {target}.</source>
        <translation>{minion} chasse&#xa0;: vol de sang à {target}.</translation>
    </message>
    <message>
        <source>{other_seat} burns {n} pool.</source>
        <translation>{other_seat} brûle {n} de réserve.</translation>
    </message>
    <message>
        <source>{seat} burns 1 pool to unlock {minion}.</source>
        <translation>{seat} brûle 1 de réserve pour redresser {minion}.</translation>
    </message>
    <message>
        <source>{seat} burns the Edge for {n:vote} {word}.</source>
        <translation>{seat} brûle l&apos;Avantage pour {n:vote} {word}.</translation>
    </message>
    <message>
        <source>{seat} casts {n:vote} of {minion} {word}.</source>
        <translation>{seat} vote {word} avec {minion}&#xa0;: {n:vote}.</translation>
    </message>
    <message>
        <source>{seat} discards a card at random.</source>
        <translation>{seat} défausse une carte au hasard.</translation>
    </message>
    <message>
        <source>{seat} discards {card}.</source>
        <translation>{seat} défausse {card}.</translation>
    </message>
    <message>
        <source>{seat} gains {n:victory point}.</source>
        <translation>{seat} gagne {n:point} de victoire.</translation>
    </message>
    <message>
        <source>{seat} gains {n} pool.</source>
        <translation>{seat} gagne {n} de réserve.</translation>
    </message>
    <message>
        <source>{seat} puts {card} in play.</source>
        <translation>{seat} met {card} en jeu.</translation>
    </message>
    <message>
        <source>{target} burns 1 blood: you steal {card}.</source>
        <translation>{target} brûle 1 sang&#xa0;: vous volez {card}.</translation>
    </message>
    <message>
        <source>{target} burns 1 blood: {card} locks.</source>
        <translation>{target} brûle 1 sang&#xa0;: {card} s&apos;incline.</translation>
    </message>
    <message>
        <source>{target} burns 2 blood to free a hostage of {card}.</source>
        <translation>{target} brûle 2 de sang pour libérer un otage de {card}.</translation>
    </message>
    <message>
        <source>{target} gives 1 blood to another anarch with {card}.</source>
        <translation>{target} donne 1 sang à un autre anarch avec {card}.</translation>
    </message>
    <message>
        <source>{target} takes 1 damage.</source>
        <translation>{target} subit 1 point de dégâts.</translation>
    </message>
    <message>
        <source>{version}: there is no {file}</source>
        <translation>{version}&#xa0;: {file} est absent</translation>
    </message>
    <message>
        <source>{version}: {file} cannot be read: {why}</source>
        <translation>{version}&#xa0;: {file} ne peut pas être lu&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{version}: {file} is damaged</source>
        <translation>{version}&#xa0;: {file} est endommagé</translation>
    </message>
    <message>
        <source>{where}: unknown set {text}</source>
        <translation>{where}&#xa0;: extension {text} inconnue</translation>
    </message>
    <message>
        <source>{where}: {text} is no card type</source>
        <translation>{where}&#xa0;: {text} n&apos;est pas un type de carte</translation>
    </message>
    <message>
        <source>{where}: {text} is not a date</source>
        <translation>{where}&#xa0;: {text} n&apos;est pas une date</translation>
    </message>
    <message>
        <source>{where}: {text} is not a number</source>
        <translation>{where}&#xa0;: {text} n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>{why}; it was passed over</source>
        <translation>{why}&#x202f;; elles ont été ignorées</translation>
    </message>
    <message>
        <source>you went back to it</source>
        <translation>vous y êtes revenu</translation>
    </message>
    <message>
        <source>installed on {day}</source>
        <translation>installées le {day}</translation>
    </message>
    <message>
        <source>no newer data have been installed</source>
        <translation>aucune donnée plus récente n&apos;a été installée</translation>
    </message>
    <message>
        <source>{subject} could not be had: {why}</source>
        <translation>impossible d&apos;obtenir {subject}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{file} holds {name}, which something else held already</source>
        <translation>{file} contient {name}, qu&apos;un autre fichier contenait déjà</translation>
    </message>
    <message>
        <source>the new data look wrong: {reasons}</source>
        <translation>les nouvelles données semblent fausses&#xa0;: {reasons}</translation>
    </message>
    <message>
        <source>the card data cannot be kept: {why}</source>
        <translation>les données des cartes ne peuvent pas être conservées&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the installed card data {version} are not there: {why}</source>
        <translation>les données de cartes installées {version} sont absentes&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the installed card data {version} are damaged: {why}</source>
        <translation>les données de cartes installées {version} sont endommagées&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{version} is not there</source>
        <translation>{version} est absente</translation>
    </message>
    <message>
        <source>the set {name} ({code}) is new</source>
        <translation>l&apos;extension {name} ({code}) est nouvelle</translation>
    </message>
    <message>
        <source>the release of {name} ({code}) is {day}, not {before}</source>
        <translation>la sortie de {name} ({code}) est le {day}, pas le {before}</translation>
    </message>
    <message>
        <source>the set {name} ({code}) is not there any more</source>
        <translation>l&apos;extension {name} ({code}) n&apos;existe plus</translation>
    </message>
    <message>
        <source>they are of {day}, we have cards released on {released}</source>
        <translation>elles sont du {day}, nous avons des cartes parues le {released}</translation>
    </message>
    <message>
        <source>they have only {now} crypt cards, we have {then}</source>
        <translation>elles n&apos;ont que {now} cartes de crypte, nous en avons {then}</translation>
    </message>
    <message>
        <source>they have only {now} library cards, we have {then}</source>
        <translation>elles n&apos;ont que {now} cartes de bibliothèque, nous en avons {then}</translation>
    </message>
    <message>
        <source>they have only {now} archived decks, we have {then}</source>
        <translation>elles n&apos;ont que {now} decks de l&apos;archive, nous en avons {then}</translation>
    </message>
    <message>
        <source>they lack cards that we have: {names}</source>
        <translation>il leur manque des cartes que nous avons&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{number} cards have other names under the same numbers</source>
        <translation>{number} cartes ont d&apos;autres noms sous les mêmes numéros</translation>
    </message>
    <message>
        <source>archived decks play {number} cards that they lack</source>
        <translation>des decks de l&apos;archive jouent {number} cartes qui leur manquent</translation>
    </message>
    <message>
        <source>{subject} have invisible control characters: {names}</source>
        <translation>{subject}&#xa0;: caractères de contrôle invisibles dans {names}</translation>
    </message>
    <message>
        <source>{version}, which the program came with, contains days up to {day}; {other} is of {until}</source>
        <translation>{version}, fournie avec le programme, va jusqu&apos;au {day}&#x202f;; {other} est du {until}</translation>
    </message>
    <message>
        <source>{other} is of {until}; {version}, which the program came with, contains nothing after {day}</source>
        <translation>{other} est du {until}&#x202f;; {version}, fournie avec le programme, ne dit rien après le {day}</translation>
    </message>
    <message>
        <source>{host} was never asked</source>
        <translation>{host} n&apos;a jamais été interrogé</translation>
    </message>
    <message>
        <source>{host} cannot prove who it is: {why}</source>
        <translation>{host} ne peut pas prouver son identité&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{host} reports no change without having been asked for it</source>
        <translation>{host} répond que rien n&apos;est nouveau, ce qui ne lui était pas demandé</translation>
    </message>
    <message>
        <source>{host} does not answer</source>
        <translation>{host} ne répond pas</translation>
    </message>
    <message>
        <source>{address} is no address: {why}</source>
        <translation>{address} n&apos;est pas une adresse&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{host} cannot be reached: {why}</source>
        <translation>{host} est injoignable&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{host} broke the connection: {why}</source>
        <translation>{host} a coupé la connexion&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{host} sends us from one address to the next, on and on</source>
        <translation>{host} nous renvoie d&apos;une adresse à l&apos;autre, sans fin</translation>
    </message>
    <message>
        <source>{host} cannot continue the download</source>
        <translation>{host} ne peut pas reprendre le téléchargement</translation>
    </message>
    <message>
        <source>{host} cannot answer now ({status})</source>
        <translation>{host} ne peut pas répondre maintenant ({status})</translation>
    </message>
    <message>
        <source>there is no file at {address} ({status})</source>
        <translation>il n&apos;y a aucun fichier à {address} ({status})</translation>
    </message>
    <message>
        <source>{host} refuses ({status})</source>
        <translation>{host} refuse ({status})</translation>
    </message>
    <message>
        <source>{host} sent {subject} instead of card data</source>
        <translation>{host} a envoyé {subject} au lieu de données des cartes</translation>
    </message>
    <message>
        <source>{host} broke the connection after {number} bytes of {all}</source>
        <translation>{host} a coupé la connexion après {number} octets sur {all}</translation>
    </message>
    <message>
        <source>{host} broke the connection after {number} bytes</source>
        <translation>{host} a coupé la connexion après {number} octets</translation>
    </message>
    <message>
        <source>{address} is larger than {size} MB</source>
        <translation>{address} dépasse {size} Mo</translation>
    </message>
    <message>
        <source>{host} packs the file in a way that was not asked for: {coding}</source>
        <translation>{host} compresse le fichier d&apos;une façon qui n&apos;était pas demandée&#xa0;: {coding}</translation>
    </message>
    <message>
        <source>{host} sent damaged data: {why}</source>
        <translation>{host} a envoyé des données endommagées&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{host} sends us to an address that is not on the web: {address}</source>
        <translation>{host} nous renvoie à une adresse qui n&apos;est pas sur le web&#xa0;: {address}</translation>
    </message>
    <message>
        <source>{address} is no address that begins with http:// or https://</source>
        <translation>{address} n&apos;est pas une adresse qui commence par http:// ou https://</translation>
    </message>
    <message>
        <source>{address} is no address</source>
        <translation>{address} n&apos;est pas une adresse</translation>
    </message>
    <message>
        <source>the address at {host} holds a user name or a password</source>
        <translation>l&apos;adresse chez {host} contient un nom d&apos;utilisateur ou un mot de passe</translation>
    </message>
    <message>
        <source>{host} sends us from a safe connection to an unsafe one</source>
        <translation>{host} nous renvoie d&apos;une connexion sûre à une connexion non sûre</translation>
    </message>
    <message>
        <source>it took longer than {number} seconds</source>
        <translation>cela a pris plus de {number} secondes</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} ne peut pas être lu&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{file} is a pipe or a device. Save the card data in a file first</source>
        <translation>{file} est un tube ou un périphérique. Enregistrez d&apos;abord les données des cartes dans un fichier</translation>
    </message>
    <message>
        <source>{file} is empty</source>
        <translation>{file} est vide</translation>
    </message>
    <message>
        <source>{file} is a web page, not card data</source>
        <translation>{file} est une page web, pas des données des cartes</translation>
    </message>
    <message>
        <source>{file} is damaged: {why}</source>
        <translation>{file} est endommagé&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{file} unpacks to more than {size} MB</source>
        <translation>{file} dépasse {size} Mo une fois décompressé</translation>
    </message>
    <message>
        <source>{file} is cut short or has something behind its end</source>
        <translation>{file} est tronqué ou a quelque chose après sa fin</translation>
    </message>
    <message>
        <source>{file} is neither an archive of the VEKN nor KRCG&apos;s JSON</source>
        <translation>{file} n&apos;est ni une archive de la VEKN ni le JSON de KRCG</translation>
    </message>
    <message>
        <source>{file} holds no card data ({names})</source>
        <translation>{file} ne contient aucune donnée des cartes ({names})</translation>
    </message>
    <message>
        <source>{file} holds more than {most} files</source>
        <translation>{file} contient plus de {most} fichiers</translation>
    </message>
    <message>
        <source>{file} contains a file whose path leads out of it: {name}</source>
        <translation>{file} contient un fichier qui mène hors de lui&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{file} holds {name} twice</source>
        <translation>{file} contient {name} deux fois</translation>
    </message>
    <message>
        <source>{file} holds a link in place of {name}</source>
        <translation>{file} contient un lien à la place de {name}</translation>
    </message>
    <message>
        <source>{file} is protected by a password</source>
        <translation>{file} est protégé par un mot de passe</translation>
    </message>
    <message>
        <source>{name} in {file} is packed in a way that is not understood</source>
        <translation>{name} dans {file} est compressé d&apos;une façon qui n&apos;est pas comprise</translation>
    </message>
    <message>
        <source>{name} in {file} unpacks to far too much</source>
        <translation>{name} dans {file} est bien trop volumineux une fois décompressé</translation>
    </message>
    <message>
        <source>{seat} draws {card}.</source>
        <translation>{seat} pioche {card}.</translation>
    </message>
    <message>
        <source>{seat} draws a card.</source>
        <translation>{seat} pioche une carte.</translation>
    </message>
    <message>
        <source>{seat} draws {cards}.</source>
        <translation>{seat} pioche {cards}.</translation>
    </message>
    <message>
        <source>{seat} draws {n:card}.</source>
        <translation>{seat} pioche {n:carte}.</translation>
    </message>
    <message>
        <source>{seat} puts {card} in the uncontrolled region.</source>
        <translation>{seat} met {card} dans la région incontrôlée.</translation>
    </message>
    <message>
        <source>{seat} puts a crypt card in the uncontrolled region.</source>
        <translation>{seat} met une carte de crypte dans la région incontrôlée.</translation>
    </message>
    <message>
        <source>{seat} puts {cards} in the uncontrolled region.</source>
        <translation>{seat} met {cards} dans la région incontrôlée.</translation>
    </message>
    <message>
        <source>{seat} puts {n:crypt card} in the uncontrolled region.</source>
        <translation>{seat} met {n:carte} de crypte dans la région incontrôlée.</translation>
    </message>
    <message>
        <source>{card} on {target} is burned.</source>
        <translation>{card} sur {target} brûle.</translation>
    </message>
    <message>
        <source>{minion} gives 1 blood to {card}.</source>
        <translation>{minion} donne 1 sang à {card}.</translation>
    </message>
    <message>
        <source>{minion} gives 1 blood to an uncontrolled vampire.</source>
        <translation>{minion} donne 1 sang à un vampire incontrôlé.</translation>
    </message>
    <message>
        <source>Yield {card}: it is burned.</source>
        <translation>Abandonner {card}, qui brûle.</translation>
    </message>
    <message>
        <source>{minion} yields its title.</source>
        <translation>{minion} abandonne son titre.</translation>
    </message>
    <message>
        <source>{seat} moves {n} pool to {card}.</source>
        <translation>{seat} déplace {n} de réserve vers {card}.</translation>
    </message>
    <message>
        <source>{seat} moves {n} pool to an uncontrolled vampire.</source>
        <translation>{seat} déplace {n} de réserve vers un vampire incontrôlé.</translation>
    </message>
    <message>
        <source>{seat} takes {n} blood back from {card}.</source>
        <translation>{seat} reprend {n} de sang à {card}.</translation>
    </message>
    <message>
        <source>{seat} takes {n} blood back from an uncontrolled vampire.</source>
        <translation>{seat} reprend {n} de sang à un vampire incontrôlé.</translation>
    </message>
    <message>
        <source>{seat}: {word}.</source>
        <translation>{seat}&#xa0;: {word}.</translation>
    </message>
    <message>
        <source>{seat} adds {n} blood to {card}.</source>
        <translation>{seat} ajoute {n} de sang à {card}.</translation>
    </message>
    <message>
        <source>{seat} adds {n} blood to an uncontrolled vampire.</source>
        <translation>{seat} ajoute {n} de sang à un vampire incontrôlé.</translation>
    </message>
    <message>
        <source>+1 bleed</source>
        <translation>+1 en morsure</translation>
    </message>
    <message>
        <source>+1 intercept</source>
        <translation>+1 en interception</translation>
    </message>
    <message>
        <source>+1 stealth and +1 bleed</source>
        <translation>+1 en discrétion et +1 en morsure</translation>
    </message>
    <message>
        <source>+2 intercept</source>
        <translation>+2 en interception</translation>
    </message>
    <message>
        <source>Action from an action card or card in play</source>
        <translation>Action d&apos;une carte d&apos;action ou d&apos;une carte en jeu</translation>
    </message>
    <message>
        <source>Add 1 blood to {target} with {card}.</source>
        <translation>Ajouter 1 sang à {target} avec {card}.</translation>
    </message>
    <message>
        <source>Add 1 blood to {target}.</source>
        <translation>Ajouter 1 sang à {target}.</translation>
    </message>
    <message>
        <source>Announcement, resolution, costs</source>
        <translation>Annonce, résolution, coûts</translation>
    </message>
    <message>
        <source>Become anarch</source>
        <translation>Devenir anarch</translation>
    </message>
    <message>
        <source>Blocked by {minion}</source>
        <translation>Bloqué par {minion}</translation>
    </message>
    <message>
        <source>{minion} attempts to block</source>
        <translation>{minion} tente de bloquer</translation>
    </message>
    <message>
        <source>no strike yet</source>
        <translation>pas encore de frappe</translation>
    </message>
    <message>
        <source>For {n}</source>
        <translation>Pour {n}</translation>
    </message>
    <message>
        <source>Against {n}</source>
        <translation>Contre {n}</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Morsure</translation>
    </message>
    <message>
        <source>Stealth</source>
        <translation>Discrétion</translation>
    </message>
    <message>
        <source>Intercept</source>
        <translation>Interception</translation>
    </message>
    <message>
        <source>Round {n}
{range} range</source>
        <translation>Round {n}
Portée {range}</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>avec poursuite</translation>
    </message>
    <message>
        <source>{votes} votes for, {against} against</source>
        <translation>{votes} voix pour, {against} contre</translation>
    </message>
    <message>
        <source>{seat} {n} for</source>
        <translation>{seat} {n} pour</translation>
    </message>
    <message>
        <source>{seat} {n} against</source>
        <translation>{seat} {n} contre</translation>
    </message>
    <message>
        <source>No votes have been cast.</source>
        <translation>Aucune voix n&apos;est exprimée.</translation>
    </message>
    <message>
        <source>Block procedure</source>
        <translation>Déroulement du blocage</translation>
    </message>
    <message>
        <source>Blood hunt</source>
        <translation>Chasse de sang</translation>
    </message>
    <message>
        <source>Burn 1 blood for {card} to unlock.</source>
        <translation>Brûler 1 sang pour redresser {card}.</translation>
    </message>
    <message>
        <source>Burn 1 blood for {card}.</source>
        <translation>Brûler 1 sang pour {card}.</translation>
    </message>
    <message>
        <source>Burn 1 blood from a ready Tremere.</source>
        <translation>Brûler 1 sang d&apos;un Tremere prêt.</translation>
    </message>
    <message>
        <source>Burn 1 counter from {card}.</source>
        <translation>Brûler 1 compteur de {card}.</translation>
    </message>
    <message>
        <source>Burn 1 counter from {card}: +1 stealth, or fewer votes.</source>
        <translation>Brûler 1 compteur de {card}&#xa0;: +1 en discrétion, ou moins de votes.</translation>
    </message>
    <message>
        <source>Burn 1 counter of {card} to pay 1 blood less.</source>
        <translation>Brûler 1 compteur de {card} pour payer 1 sang de moins.</translation>
    </message>
    <message>
        <source>Burn 1 counter of {card} to pay 1 less.</source>
        <translation>Brûler 1 compteur de {card} pour payer 1 de moins.</translation>
    </message>
    <message>
        <source>Burn 1 counter of {card}: the acting Lasombra gets +2 bleed.</source>
        <translation>Brûler 1 compteur de {card}&#xa0;: le Lasombra qui agit obtient +2 en morsure.</translation>
    </message>
    <message>
        <source>Burn 1 counter of {card}: the zombie gets +1 bleed.</source>
        <translation>Brûler 1 compteur de {card}&#xa0;: le zombie obtient +1 en morsure.</translation>
    </message>
    <message>
        <source>Burn 1 counter of {card}: {target} gets +2 votes.</source>
        <translation>Brûler 1 compteur de {card}&#xa0;: {target} obtient +2 votes.</translation>
    </message>
    <message>
        <source>Burn 1 life of {card}: lock the blocking minion, and the action goes on.</source>
        <translation>Brûler 1 de vie de {card}&#xa0;: incliner le serviteur qui bloque, et l&apos;action continue.</translation>
    </message>
    <message>
        <source>Burn 1 pool because of {card}.</source>
        <translation>Brûler 1 de réserve à cause de {card}.</translation>
    </message>
    <message>
        <source>Burn 1 pool for each location, or the location.</source>
        <translation>Brûler 1 de réserve pour chaque lieu, ou le lieu.</translation>
    </message>
    <message>
        <source>Burn 1 pool for each of your vampires in torpor ({card}).</source>
        <translation>Brûler 1 de réserve pour chacun de vos vampires en torpeur ({card}).</translation>
    </message>
    <message>
        <source>Burn 1 pool for {card}.</source>
        <translation>Brûler 1 de réserve pour {card}.</translation>
    </message>
    <message>
        <source>Burn 1 pool for {card}: unlock your infernal minions.</source>
        <translation>Brûler 1 de réserve pour {card}&#xa0;: redresser vos serviteurs infernaux.</translation>
    </message>
    <message>
        <source>Burn 1 pool for {card}: you get 3 votes.</source>
        <translation>Brûler 1 de réserve pour {card}&#xa0;: vous obtenez 3 voix.</translation>
    </message>
    <message>
        <source>Burn 1 pool for {card}: {target} unlocks.</source>
        <translation>Brûler 1 de réserve pour {card}&#xa0;: {target} se redresse.</translation>
    </message>
    <message>
        <source>Burn 1 pool to keep {card}.</source>
        <translation>Brûler 1 de réserve pour garder {card}.</translation>
    </message>
    <message>
        <source>Burn 1 pool to unlock the ally with {card}.</source>
        <translation>Brûler 1 de réserve pour redresser l&apos;allié qui a {card}.</translation>
    </message>
    <message>
        <source>Burn 1 pool to unlock {card}.</source>
        <translation>Brûler 1 de réserve pour redresser {card}.</translation>
    </message>
    <message>
        <source>Burn 1 pool.</source>
        <translation>Brûler 1 de réserve.</translation>
    </message>
    <message>
        <source>Burn 1 pool: +1 master phase action.</source>
        <translation>Brûler 1 de réserve&#xa0;: +1 action de phase de maître.</translation>
    </message>
    <message>
        <source>Burn 2 counters of {card}: {target} unlocks.</source>
        <translation>Brûler 2 compteurs de {card}&#xa0;: {target} se redresse.</translation>
    </message>
    <message>
        <source>Burn 3 blood to burn {card}.</source>
        <translation>Brûler 3 de sang pour brûler {card}.</translation>
    </message>
    <message>
        <source>Burn 5 blood for {card}.</source>
        <translation>Brûler 5 sang pour {card}.</translation>
    </message>
    <message>
        <source>Burn a corruption counter from {target}: its attempt to block fails.</source>
        <translation>Brûler un compteur de corruption de {target}&#xa0;: sa tentative de blocage échoue.</translation>
    </message>
    <message>
        <source>Burn a counter of {card}: {target} unlocks and attempts to block.</source>
        <translation>Brûler un compteur de {card}&#xa0;: {target} se redresse et tente de bloquer.</translation>
    </message>
    <message>
        <source>Burn another event at random.</source>
        <translation>Brûler un autre événement au hasard.</translation>
    </message>
    <message>
        <source>Burn counters of {card}: {target} gets +{n} votes.</source>
        <translation>Brûler des compteurs de {card}&#xa0;: {target} a +{n} votes.</translation>
    </message>
    <message>
        <source>Burn pool and {n:card} at random for {card}.</source>
        <translation>Brûler de la réserve et {n:carte} au hasard pour {card}.</translation>
    </message>
    <message>
        <source>Burn pool or a vampire for {card}.</source>
        <translation>Brûler de la réserve ou un vampire pour {card}.</translation>
    </message>
    <message>
        <source>Burn pool or blood for {card}.</source>
        <translation>Brûler de la réserve ou du sang pour {card}.</translation>
    </message>
    <message>
        <source>Burn the Edge for {n:vote} against the referendum.</source>
        <translation>Brûler l&apos;Avantage pour {n:vote} contre le référendum.</translation>
    </message>
    <message>
        <source>Burn the Edge for {n:vote} for the referendum.</source>
        <translation>Brûler l&apos;Avantage pour {n:vote} en faveur du référendum.</translation>
    </message>
    <message>
        <source>Burn the Edge to add 1 blood to {target}.</source>
        <translation>Brûler l&apos;Avantage pour ajouter 1 sang à {target}.</translation>
    </message>
    <message>
        <source>Burn the Edge to gain 2 pool.</source>
        <translation>Brûler l&apos;Avantage pour gagner 2 de réserve.</translation>
    </message>
    <message>
        <source>Burn the Edge to look at the hand of {seat}.</source>
        <translation>Brûler l&apos;Avantage pour regarder la main de {seat}.</translation>
    </message>
    <message>
        <source>Burn the Edge to steal {card}.</source>
        <translation>Brûler l&apos;Avantage pour voler {card}.</translation>
    </message>
    <message>
        <source>Burn the Edge to unlock {card}.</source>
        <translation>Brûler l&apos;Avantage pour redresser {card}.</translation>
    </message>
    <message>
        <source>Burn the Edge: +1 master phase action.</source>
        <translation>Brûler l&apos;Avantage&#xa0;: +1 action de phase de maître.</translation>
    </message>
    <message>
        <source>Burn the Edge: gain 1 pool.</source>
        <translation>Brûler l&apos;Avantage&#xa0;: gagner 1 de réserve.</translation>
    </message>
    <message>
        <source>Burn the Edge: {card} burns 1 blood.</source>
        <translation>Brûler l&apos;Avantage&#xa0;: {card} brûle 1 sang.</translation>
    </message>
    <message>
        <source>Burn the Edge: {card} gains 1 blood.</source>
        <translation>Brûler l&apos;Avantage&#xa0;: {card} gagne 1 sang.</translation>
    </message>
    <message>
        <source>Burn the Edge: {card} gets +1 stealth.</source>
        <translation>Brûler l&apos;Avantage&#xa0;: {card} obtient +1 en discrétion.</translation>
    </message>
    <message>
        <source>Burn the Edge: {card} leaves torpor.</source>
        <translation>Brûler l&apos;Avantage&#xa0;: {card} quitte la torpeur.</translation>
    </message>
    <message>
        <source>Burn the top card of the library of who was bled.</source>
        <translation>Brûler la première carte de la bibliothèque du Mathusalem mordu.</translation>
    </message>
    <message>
        <source>Burn the top two cards of the library of who was bled.</source>
        <translation>Brûler les deux premières cartes de la bibliothèque du Mathusalem mordu.</translation>
    </message>
    <message>
        <source>Burn {card} and 1 pool for each ready minion of your prey.</source>
        <translation>Brûler {card} et 1 de réserve par serviteur prêt de votre proie.</translation>
    </message>
    <message>
        <source>Burn {card} and move its blood to your pool.</source>
        <translation>Brûler {card} et déplacer son sang vers votre réserve.</translation>
    </message>
    <message>
        <source>Burn {card} for {n:vote} against the referendum.</source>
        <translation>Brûler {card} pour {n:vote} contre le référendum.</translation>
    </message>
    <message>
        <source>Burn {card} for {n:vote} for the referendum.</source>
        <translation>Brûler {card} pour {n:vote} en faveur du référendum.</translation>
    </message>
    <message>
        <source>Burn {card} to burn {target}.</source>
        <translation>Brûler {card} pour brûler {target}.</translation>
    </message>
    <message>
        <source>Burn {card} to gain 2 blood.</source>
        <translation>Brûler {card} pour gagner 2 sang.</translation>
    </message>
    <message>
        <source>Burn {card} to get +2 intercept.</source>
        <translation>Brûler {card} pour obtenir +2 en interception.</translation>
    </message>
    <message>
        <source>Burn {card} to give {minion} +2 intercept.</source>
        <translation>Brûler {card} pour donner +2 en interception à {minion}.</translation>
    </message>
    <message>
        <source>Burn {card} to pay 1 blood less.</source>
        <translation>Brûler {card} pour payer 1 sang de moins.</translation>
    </message>
    <message>
        <source>Burn {card} to reduce the bleed by 3.</source>
        <translation>Brûler {card} pour réduire la morsure de 3.</translation>
    </message>
    <message>
        <source>Burn {card} to unlock {minion}.</source>
        <translation>Brûler {card} pour redresser {minion}.</translation>
    </message>
    <message>
        <source>Burn {card}.</source>
        <translation>Brûler {card}.</translation>
    </message>
    <message>
        <source>Burn {card}: reduce the bleed by 2.</source>
        <translation>Brûler {card}&#xa0;: réduire la morsure de 2.</translation>
    </message>
    <message>
        <source>Burn {card}: the acting vampire gets +1 stealth.</source>
        <translation>Brûler {card}&#xa0;: le vampire qui agit obtient +1 en discrétion.</translation>
    </message>
    <message>
        <source>Burn {card}: the acting vampire gets +2 stealth.</source>
        <translation>Brûler {card}&#xa0;: le vampire qui agit obtient +2 en discrétion.</translation>
    </message>
    <message>
        <source>Burn {card}: the action fails.</source>
        <translation>Brûler {card}&#xa0;: l&apos;action échoue.</translation>
    </message>
    <message>
        <source>Burn {card}: the combat ends.</source>
        <translation>Brûler {card}&#xa0;: fin du combat.</translation>
    </message>
    <message>
        <source>Burn {card}: the vampire gets +1 intercept.</source>
        <translation>Brûler {card}&#xa0;: le vampire obtient +1 en interception.</translation>
    </message>
    <message>
        <source>Burn {card}: unlock {target}.</source>
        <translation>Brûler {card}&#xa0;: redresser {target}.</translation>
    </message>
    <message>
        <source>Burn {card}: you get 2 votes.</source>
        <translation>Brûler {card}&#xa0;: vous obtenez 2 votes.</translation>
    </message>
    <message>
        <source>Burn {card}: {minion} gains blood.</source>
        <translation>Brûler {card}&#xa0;: {minion} gagne du sang.</translation>
    </message>
    <message>
        <source>Burn {card}: {minion} leaves torpor.</source>
        <translation>Brûler {card}&#xa0;: {minion} quitte la torpeur.</translation>
    </message>
    <message>
        <source>Burn {card}: {target} gets {n} blood.</source>
        <translation>Brûler {card}&#xa0;: {target} obtient {n} de sang.</translation>
    </message>
    <message>
        <source>Burn {card}: {target} leaves torpor.</source>
        <translation>Brûler {card}&#xa0;: {target} quitte la torpeur.</translation>
    </message>
    <message>
        <source>Burn {n} counters of {card}: the bleed is for as much less.</source>
        <translation>Brûler {n} compteurs de {card}&#xa0;: la morsure est réduite d&apos;autant.</translation>
    </message>
    <message>
        <source>Burn {target} for {card}.</source>
        <translation>Brûler {target} pour {card}.</translation>
    </message>
    <message>
        <source>Burn {target} to burn {card}.</source>
        <translation>Brûler {target} pour brûler {card}.</translation>
    </message>
    <message>
        <source>Burn {target} with {card}.</source>
        <translation>Brûler {target} avec {card}.</translation>
    </message>
    <message>
        <source>Burn {target}: the action fails.</source>
        <translation>Brûler {target}&#xa0;: l&apos;action échoue.</translation>
    </message>
    <message>
        <source>Burn {target}: {card} gets +1 stealth.</source>
        <translation>Brûler {target}&#xa0;: {card} obtient +1 en discrétion.</translation>
    </message>
    <message>
        <source>Cancel the combat card.</source>
        <translation>Annuler la carte de combat.</translation>
    </message>
    <message>
        <source>Cast the ballot of {minion} against the referendum.</source>
        <translation>Voter contre le référendum avec le bulletin de {minion}.</translation>
    </message>
    <message>
        <source>Cast the ballot of {minion} for the referendum.</source>
        <translation>Voter pour le référendum avec le bulletin de {minion}.</translation>
    </message>
    <message>
        <source>Cast the ballots of {minion} against the referendum.</source>
        <translation>Voter contre le référendum avec les bulletins de {minion}.</translation>
    </message>
    <message>
        <source>Cast the ballots of {minion} for the referendum.</source>
        <translation>Voter pour le référendum avec les bulletins de {minion}.</translation>
    </message>
    <message>
        <source>Cast the vote of {card} against the referendum.</source>
        <translation>Voter contre le référendum avec le vote de {card}.</translation>
    </message>
    <message>
        <source>Cast the vote of {card} for the referendum.</source>
        <translation>Voter pour le référendum avec le vote de {card}.</translation>
    </message>
    <message>
        <source>Cast {n:vote} and the ballot of {minion} against the referendum.</source>
        <translation>Voter contre le référendum&#xa0;: {n:vote} et le bulletin de {minion}.</translation>
    </message>
    <message>
        <source>Cast {n:vote} and the ballot of {minion} for the referendum.</source>
        <translation>Voter pour le référendum&#xa0;: {n:vote} et le bulletin de {minion}.</translation>
    </message>
    <message>
        <source>Cast {n:vote} and the ballots of {minion} against the referendum.</source>
        <translation>Voter contre le référendum&#xa0;: {n:vote} et les bulletins de {minion}.</translation>
    </message>
    <message>
        <source>Cast {n:vote} and the ballots of {minion} for the referendum.</source>
        <translation>Voter pour le référendum&#xa0;: {n:vote} et les bulletins de {minion}.</translation>
    </message>
    <message>
        <source>Cast {n:vote} from {card} against the referendum.</source>
        <translation>Voter contre le référendum&#xa0;: {n:vote} de {card}.</translation>
    </message>
    <message>
        <source>Cast {n:vote} from {card} for the referendum.</source>
        <translation>Voter pour le référendum&#xa0;: {n:vote} de {card}.</translation>
    </message>
    <message>
        <source>Cast {n:vote} of {minion} against the referendum.</source>
        <translation>Voter contre le référendum&#xa0;: {n:vote} de {minion}.</translation>
    </message>
    <message>
        <source>Cast {n:vote} of {minion} for the referendum.</source>
        <translation>Voter pour le référendum&#xa0;: {n:vote} de {minion}.</translation>
    </message>
    <message>
        <source>Choose Abombwe.</source>
        <translation>Choisir Abombwe.</translation>
    </message>
    <message>
        <source>Choose Animalism.</source>
        <translation>Choisir Animalism.</translation>
    </message>
    <message>
        <source>Choose Auspex.</source>
        <translation>Choisir Auspex.</translation>
    </message>
    <message>
        <source>Choose Blood Sorcery.</source>
        <translation>Choisir Blood Sorcery.</translation>
    </message>
    <message>
        <source>Choose Celerity.</source>
        <translation>Choisir Celerity.</translation>
    </message>
    <message>
        <source>Choose Chimerstry.</source>
        <translation>Choisir Chimerstry.</translation>
    </message>
    <message>
        <source>Choose Daimoinon.</source>
        <translation>Choisir Daimoinon.</translation>
    </message>
    <message>
        <source>Choose Defense.</source>
        <translation>Choisir Defense.</translation>
    </message>
    <message>
        <source>Choose Dementation.</source>
        <translation>Choisir Dementation.</translation>
    </message>
    <message>
        <source>Choose Dominate.</source>
        <translation>Choisir Dominate.</translation>
    </message>
    <message>
        <source>Choose Flight.</source>
        <translation>Choisir Flight.</translation>
    </message>
    <message>
        <source>Choose Fortitude.</source>
        <translation>Choisir Fortitude.</translation>
    </message>
    <message>
        <source>Choose Innocence.</source>
        <translation>Choisir Innocence.</translation>
    </message>
    <message>
        <source>Choose Judgment.</source>
        <translation>Choisir Judgment.</translation>
    </message>
    <message>
        <source>Choose Maleficia.</source>
        <translation>Choisir Maleficia.</translation>
    </message>
    <message>
        <source>Choose Martyrdom.</source>
        <translation>Choisir Martyrdom.</translation>
    </message>
    <message>
        <source>Choose Melpominee.</source>
        <translation>Choisir Melpominee.</translation>
    </message>
    <message>
        <source>Choose Mytherceria.</source>
        <translation>Choisir Mytherceria.</translation>
    </message>
    <message>
        <source>Choose Necromancy.</source>
        <translation>Choisir Necromancy.</translation>
    </message>
    <message>
        <source>Choose Obeah.</source>
        <translation>Choisir Obeah.</translation>
    </message>
    <message>
        <source>Choose Obfuscate.</source>
        <translation>Choisir Obfuscate.</translation>
    </message>
    <message>
        <source>Choose Oblivion.</source>
        <translation>Choisir Oblivion.</translation>
    </message>
    <message>
        <source>Choose Obtenebration.</source>
        <translation>Choisir Obtenebration.</translation>
    </message>
    <message>
        <source>Choose Potence.</source>
        <translation>Choisir Potence.</translation>
    </message>
    <message>
        <source>Choose Presence.</source>
        <translation>Choisir Presence.</translation>
    </message>
    <message>
        <source>Choose Protean.</source>
        <translation>Choisir Protean.</translation>
    </message>
    <message>
        <source>Choose Quietus.</source>
        <translation>Choisir Quietus.</translation>
    </message>
    <message>
        <source>Choose Redemption.</source>
        <translation>Choisir Redemption.</translation>
    </message>
    <message>
        <source>Choose Sanguinus.</source>
        <translation>Choisir Sanguinus.</translation>
    </message>
    <message>
        <source>Choose Serpentis.</source>
        <translation>Choisir Serpentis.</translation>
    </message>
    <message>
        <source>Choose Spiritus.</source>
        <translation>Choisir Spiritus.</translation>
    </message>
    <message>
        <source>Choose Striga.</source>
        <translation>Choisir Striga.</translation>
    </message>
    <message>
        <source>Choose Temporis.</source>
        <translation>Choisir Temporis.</translation>
    </message>
    <message>
        <source>Choose Thanatosis.</source>
        <translation>Choisir Thanatosis.</translation>
    </message>
    <message>
        <source>Choose Valeren.</source>
        <translation>Choisir Valeren.</translation>
    </message>
    <message>
        <source>Choose Vengeance.</source>
        <translation>Choisir Vengeance.</translation>
    </message>
    <message>
        <source>Choose Vicissitude.</source>
        <translation>Choisir Vicissitude.</translation>
    </message>
    <message>
        <source>Choose Visceratika.</source>
        <translation>Choisir Visceratika.</translation>
    </message>
    <message>
        <source>Choose Vision.</source>
        <translation>Choisir Vision.</translation>
    </message>
    <message>
        <source>Combat procedure</source>
        <translation>Déroulement du combat</translation>
    </message>
    <message>
        <source>Contested cards and titles</source>
        <translation>Cartes et titres disputés</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Deck construction</source>
        <translation>Construction des decks</translation>
    </message>
    <message>
        <source>Diablerise</source>
        <translation>Diablerie</translation>
    </message>
    <message>
        <source>Discard 2 cards.</source>
        <translation>Défausser 2 cartes.</translation>
    </message>
    <message>
        <source>Discard phase</source>
        <translation>Phase de défausse</translation>
    </message>
    <message>
        <source>Discard {target} and draw a card.</source>
        <translation>Défausser {target} et piocher une carte.</translation>
    </message>
    <message>
        <source>Discard {target} to gain 1 pool.</source>
        <translation>Défausser {target} pour gagner 1 de réserve.</translation>
    </message>
    <message>
        <source>Discard {target}: +1 bleed with {card}.</source>
        <translation>Défausser {target}&#xa0;: +1 en morsure avec {card}.</translation>
    </message>
    <message>
        <source>Discard {target}: add 2 life to {card}.</source>
        <translation>Défausser {target}&#xa0;: ajouter 2 de vie à {card}.</translation>
    </message>
    <message>
        <source>Discard {target}: the acting minion gets +1 bleed.</source>
        <translation>Défausser {target}&#xa0;: le serviteur qui agit obtient +1 en morsure.</translation>
    </message>
    <message>
        <source>Discard {target}: the acting minion gets +1 stealth.</source>
        <translation>Défausser {target}&#xa0;: le serviteur qui agit obtient +1 en discrétion.</translation>
    </message>
    <message>
        <source>Discard {target}: {card} gets +1 bleed.</source>
        <translation>Défausser {target}&#xa0;: {card} obtient +1 en morsure.</translation>
    </message>
    <message>
        <source>Discard {target}: {card} gets +1 intercept.</source>
        <translation>Défausser {target}&#xa0;: {card} obtient +1 en interception.</translation>
    </message>
    <message>
        <source>Discard {target}: {card} gets +1 stealth.</source>
        <translation>Défausser {target}&#xa0;: {card} obtient +1 en discrétion.</translation>
    </message>
    <message>
        <source>Discard {target}: {card} gets +1 vote.</source>
        <translation>Défausser {target}&#xa0;: {card} obtient +1 vote.</translation>
    </message>
    <message>
        <source>Discard {target}: {card} gets +2 strength.</source>
        <translation>Défausser {target}&#xa0;: {card} obtient +2 en force.</translation>
    </message>
    <message>
        <source>Discard {target}: {card} gets +2 votes.</source>
        <translation>Défausser {target}&#xa0;: {card} obtient +2 votes.</translation>
    </message>
    <message>
        <source>Discard {target}: {seat} is bled instead.</source>
        <translation>Défausser {target}&#xa0;: la morsure vise {seat}.</translation>
    </message>
    <message>
        <source>Draw {n:card} with {card}, then move as many under your library.</source>
        <translation>Piocher {n:carte} avec {card}, puis en mettre autant sous votre bibliothèque.</translation>
    </message>
    <message>
        <source>Drawing and hand</source>
        <translation>Pioche et main</translation>
    </message>
    <message>
        <source>Each non-Camarilla vampire gets -1 vote.</source>
        <translation>Chaque vampire qui n&apos;est pas de la Camarilla a -1 vote.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Employ retainer</source>
        <translation>Engager un compagnon</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Gain 1 pool.</source>
        <translation>Gagner 1 de réserve.</translation>
    </message>
    <message>
        <source>Gain 2 pool for the bleed of {card}.</source>
        <translation>Gagner 2 de réserve pour la morsure de {card}.</translation>
    </message>
    <message>
        <source>General concepts</source>
        <translation>Notions générales</translation>
    </message>
    <message>
        <source>Get -2 hand size: {card} gets +1 bleed.</source>
        <translation>-2 cartes en main&#xa0;: {card} obtient +1 en morsure.</translation>
    </message>
    <message>
        <source>Give {card} to your prey and burn {target}.</source>
        <translation>Donner {card} à votre proie et brûler {target}.</translation>
    </message>
    <message>
        <source>Give {card} to your prey and lock up to two vampires of hers.</source>
        <translation>Donner {card} à votre proie et incliner jusqu&apos;à deux de ses vampires.</translation>
    </message>
    <message>
        <source>How many Disciplines a vampire has at the superior level. The name of a Discipline asks for it at superior, as dis: does in capitals.</source>
        <translation>Combien de Disciplines un vampire a au niveau supérieur. Le nom d&apos;une Discipline la demande au niveau supérieur, comme le font les majuscules avec dis:.</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Chasse</translation>
    </message>
    <message>
        <source>Influence phase</source>
        <translation>Phase d&apos;influence</translation>
    </message>
    <message>
        <source>It has characters that are not visible.</source>
        <translation>Il contient des caractères invisibles.</translation>
    </message>
    <message>
        <source>It has more than {most} characters.</source>
        <translation>Il a plus de {most} caractères.</translation>
    </message>
    <message>
        <source>It has more than {most} former names.</source>
        <translation>Elle a plus de {most} anciens noms.</translation>
    </message>
    <message>
        <source>It is not the name of a file.</source>
        <translation>Ce n&apos;est pas un nom de fichier.</translation>
    </message>
    <message>
        <source>Lock and burn {card}: burn {target}.</source>
        <translation>Incliner et brûler {card}&#xa0;: brûler {target}.</translation>
    </message>
    <message>
        <source>Lock each of your minions, or discard cards.</source>
        <translation>Incliner chacun de vos serviteurs, ou défausser des cartes.</translation>
    </message>
    <message>
        <source>Lock {card} and a ready vampire: lock {target}.</source>
        <translation>Incliner {card} et un vampire prêt&#xa0;: incliner {target}.</translation>
    </message>
    <message>
        <source>Lock {card} and burn 1 pool: {target} gets +1 intercept.</source>
        <translation>Incliner {card} et brûler 1 de réserve&#xa0;: {target} obtient +1 en interception.</translation>
    </message>
    <message>
        <source>Lock {card} and burn 1 pool: {target} unlocks.</source>
        <translation>Incliner {card} et brûler 1 de réserve&#xa0;: {target} se redresse.</translation>
    </message>
    <message>
        <source>Lock {card} and burn the Edge: get 4 transfers.</source>
        <translation>Incliner {card} et brûler l&apos;Avantage&#xa0;: obtenir 4 transferts.</translation>
    </message>
    <message>
        <source>Lock {card} and pay to move {target} out of torpor.</source>
        <translation>Incliner {card} et payer pour sortir {target} de la torpeur.</translation>
    </message>
    <message>
        <source>Lock {card} and {target}, who enters combat with the acting minion.</source>
        <translation>Incliner {card} et {target}, qui entre en combat avec le serviteur qui agit.</translation>
    </message>
    <message>
        <source>Lock {card} to add 1 blood to it.</source>
        <translation>Incliner {card} pour y ajouter 1 sang.</translation>
    </message>
    <message>
        <source>Lock {card} to cancel the master card.</source>
        <translation>Incliner {card} pour annuler la carte de maître.</translation>
    </message>
    <message>
        <source>Lock {card} to move its blood to {target}.</source>
        <translation>Incliner {card} pour déplacer son sang vers {target}.</translation>
    </message>
    <message>
        <source>Lock {card} to pay 1 blood less.</source>
        <translation>Incliner {card} pour payer 1 sang de moins.</translation>
    </message>
    <message>
        <source>Lock {card} to pay 1 pool less.</source>
        <translation>Incliner {card} pour payer 1 de réserve de moins.</translation>
    </message>
    <message>
        <source>Lock {card} to pay 2 less.</source>
        <translation>Incliner {card} pour payer 2 de moins.</translation>
    </message>
    <message>
        <source>Lock {card} to pay less for a location.</source>
        <translation>Incliner {card} pour payer moins pour un lieu.</translation>
    </message>
    <message>
        <source>Lock {card} to unlock {target}.</source>
        <translation>Incliner {card} pour redresser {target}.</translation>
    </message>
    <message>
        <source>Lock {card}.</source>
        <translation>Incliner {card}.</translation>
    </message>
    <message>
        <source>Lock {card}: +1 bleed.</source>
        <translation>Incliner {card}&#xa0;: +1 en morsure.</translation>
    </message>
    <message>
        <source>Lock {card}: +1 discard phase action.</source>
        <translation>Incliner {card}&#xa0;: +1 action de phase de défausse.</translation>
    </message>
    <message>
        <source>Lock {card}: +1 hand size this turn.</source>
        <translation>Incliner {card}&#xa0;: +1 carte en main ce tour-ci.</translation>
    </message>
    <message>
        <source>Lock {card}: +1 master phase action.</source>
        <translation>Incliner {card}&#xa0;: +1 action de phase de maître.</translation>
    </message>
    <message>
        <source>Lock {card}: +1 transfer.</source>
        <translation>Incliner {card}&#xa0;: +1 transfert.</translation>
    </message>
    <message>
        <source>Lock {card}: +2 hand size this turn.</source>
        <translation>Incliner {card}&#xa0;: +2 cartes en main ce tour-ci.</translation>
    </message>
    <message>
        <source>Lock {card}: add 1 blood to {target}.</source>
        <translation>Incliner {card}&#xa0;: ajouter 1 sang à {target}.</translation>
    </message>
    <message>
        <source>Lock {card}: add 1 life to {target}.</source>
        <translation>Incliner {card}&#xa0;: ajouter 1 de vie à {target}.</translation>
    </message>
    <message>
        <source>Lock {card}: burn the top 2 cards of your prey&apos;s library.</source>
        <translation>Incliner {card}&#xa0;: brûler les 2 premières cartes de la bibliothèque de votre proie.</translation>
    </message>
    <message>
        <source>Lock {card}: burn {target}.</source>
        <translation>Incliner {card}&#xa0;: brûler {target}.</translation>
    </message>
    <message>
        <source>Lock {card}: combat ends.</source>
        <translation>Incliner {card}&#xa0;: fin du combat.</translation>
    </message>
    <message>
        <source>Lock {card}: discard {target} and draw.</source>
        <translation>Incliner {card}&#xa0;: défausser {target} et piocher.</translation>
    </message>
    <message>
        <source>Lock {card}: draw 2 cards.</source>
        <translation>Incliner {card}&#xa0;: piocher 2 cartes.</translation>
    </message>
    <message>
        <source>Lock {card}: each Lasombra gets +1 vote.</source>
        <translation>Incliner {card}&#xa0;: chaque Lasombra obtient +1 vote.</translation>
    </message>
    <message>
        <source>Lock {card}: each titled Camarilla vampire gets +1 vote.</source>
        <translation>Incliner {card}&#xa0;: chaque vampire titré de la Camarilla a +1 vote.</translation>
    </message>
    <message>
        <source>Lock {card}: exchange a card of your hand for {target}.</source>
        <translation>Incliner {card}&#xa0;: échanger une carte de votre main contre {target}.</translation>
    </message>
    <message>
        <source>Lock {card}: gain 1 pool.</source>
        <translation>Incliner {card}&#xa0;: gagner 1 de réserve.</translation>
    </message>
    <message>
        <source>Lock {card}: get 1 master phase action.</source>
        <translation>Incliner {card}&#xa0;: obtenir 1 action de phase de maître.</translation>
    </message>
    <message>
        <source>Lock {card}: look at the top 4 cards of your library and reorder them.</source>
        <translation>Incliner {card}&#xa0;: regarder les 4 premières cartes de votre bibliothèque et les réordonner.</translation>
    </message>
    <message>
        <source>Lock {card}: move 1 blood from your pool to {target}.</source>
        <translation>Incliner {card}&#xa0;: déplacer 1 sang de votre réserve vers {target}.</translation>
    </message>
    <message>
        <source>Lock {card}: move 1 blood from {target} to your pool.</source>
        <translation>Incliner {card}&#xa0;: déplacer 1 sang de {target} vers votre réserve.</translation>
    </message>
    <message>
        <source>Lock {card}: move a card of your ash heap to the bottom of your library.</source>
        <translation>Incliner {card}&#xa0;: placer une carte de votre tas de cendres sous votre bibliothèque.</translation>
    </message>
    <message>
        <source>Lock {card}: move its counters to {target}.</source>
        <translation>Incliner {card}&#xa0;: déplacer ses compteurs sur {target}.</translation>
    </message>
    <message>
        <source>Lock {card}: move things between {target} and another vampire.</source>
        <translation>Incliner {card}&#xa0;: déplacer du sang ou des cartes entre {target} et un autre vampire.</translation>
    </message>
    <message>
        <source>Lock {card}: put {target} on it, face down.</source>
        <translation>Incliner {card}&#xa0;: y placer {target}, face cachée.</translation>
    </message>
    <message>
        <source>Lock {card}: reduce the bleed by 1.</source>
        <translation>Incliner {card}&#xa0;: réduire la morsure de 1.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting Anarch gets +1 stealth.</source>
        <translation>Incliner {card}&#xa0;: l&apos;Anarch qui agit obtient +1 en discrétion.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting Gangrel gets +1 stealth.</source>
        <translation>Incliner {card}&#xa0;: le Gangrel qui agit obtient +1 en discrétion.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting Ministry gets +1 bleed.</source>
        <translation>Incliner {card}&#xa0;: le vampire du Ministère qui agit obtient +1 en saignée.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting Ministry gets +1 stealth.</source>
        <translation>Incliner {card}&#xa0;: le membre du Ministry qui agit obtient +1 en discrétion.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting Nosferatu unlocks after the action.</source>
        <translation>Incliner {card}&#xa0;: le Nosferatu qui agit se redresse après l&apos;action.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting ally gets +1 stealth.</source>
        <translation>Incliner {card}&#xa0;: l&apos;allié qui agit obtient +1 en discrétion.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting minion gets +1 bleed.</source>
        <translation>Incliner {card}&#xa0;: le serviteur qui agit obtient +1 en morsure.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting minion gets +1 stealth.</source>
        <translation>Incliner {card}&#xa0;: le serviteur agissant obtient +1 en discrétion.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting minion gets -1 stealth.</source>
        <translation>Incliner {card}&#xa0;: le serviteur qui agit obtient -1 en discrétion.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting minion takes 1 damage.</source>
        <translation>Incliner {card}&#xa0;: le serviteur qui agit subit 1 point de dégâts.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting minion unlocks, and the action fails.</source>
        <translation>Incliner {card}&#xa0;: le serviteur qui agit se redresse, et l&apos;action échoue.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting minion unlocks, and the referendum fails.</source>
        <translation>Incliner {card}&#xa0;: le serviteur qui agit se redresse, et le référendum échoue.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting minion unlocks.</source>
        <translation>Incliner {card}&#xa0;: le serviteur qui agit se redresse.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting vampire gets +1 stealth.</source>
        <translation>Incliner {card}&#xa0;: le vampire qui agit obtient +1 en discrétion.</translation>
    </message>
    <message>
        <source>Lock {card}: the blocking ally gets +1 intercept.</source>
        <translation>Incliner {card}&#xa0;: l&apos;allié qui bloque obtient +1 en interception.</translation>
    </message>
    <message>
        <source>Lock {card}: the combat ends.</source>
        <translation>Incliner {card}&#xa0;: fin du combat.</translation>
    </message>
    <message>
        <source>Lock {card}: the hunt of the anarch is for 1 more.</source>
        <translation>Incliner {card}&#xa0;: la chasse de l&apos;anarch rapporte 1 de plus.</translation>
    </message>
    <message>
        <source>Lock {card}: the vampire takes an action.</source>
        <translation>Incliner {card}&#xa0;: le vampire effectue une action.</translation>
    </message>
    <message>
        <source>Lock {card}: unlock the vampire with it.</source>
        <translation>Incliner {card}&#xa0;: redresser le vampire qui la porte.</translation>
    </message>
    <message>
        <source>Lock {card}: you get 2 votes.</source>
        <translation>Incliner {card}&#xa0;: vous obtenez 2 votes.</translation>
    </message>
    <message>
        <source>Lock {card}: you get 3 votes.</source>
        <translation>Incliner {card}&#xa0;: vous obtenez 3 voix.</translation>
    </message>
    <message>
        <source>Lock {card}: your prey burns 1 pool.</source>
        <translation>Incliner {card}&#xa0;: votre proie brûle 1 de réserve.</translation>
    </message>
    <message>
        <source>Lock {card}: {minion} burns 1 blood to unlock.</source>
        <translation>Incliner {card}&#xa0;: {minion} brûle 1 sang pour se redresser.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} abstains.</source>
        <translation>Incliner {card}&#xa0;: {target} s&apos;abstient.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} becomes Anarch.</source>
        <translation>Incliner {card}&#xa0;: {target} devient Anarch.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} can enter combat this turn.</source>
        <translation>Incliner {card}&#xa0;: {target} peut entrer en combat ce tour-ci.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} can get +1 bleed.</source>
        <translation>Incliner {card}&#xa0;: {target} peut obtenir +1 en morsure.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} can get +1 intercept.</source>
        <translation>Incliner {card}&#xa0;: {target} peut obtenir +1 en interception.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} gains 1 blood.</source>
        <translation>Incliner {card}&#xa0;: {target} gagne 1 sang.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} gains 2 blood.</source>
        <translation>Incliner {card}&#xa0;: {target} gagne 2 de sang.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} gains blood for each hostage.</source>
        <translation>Incliner {card}&#xa0;: {target} gagne du sang pour chaque otage.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} gets +1 intercept.</source>
        <translation>Incliner {card}&#xa0;: {target} obtient +1 en interception.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} gets +1 vote for each counter.</source>
        <translation>Incliner {card}&#xa0;: {target} obtient +1 vote par compteur.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} gets +2 intercept.</source>
        <translation>Incliner {card}&#xa0;: {target} obtient +2 en interception.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} gets 1 press.</source>
        <translation>Incliner {card}&#xa0;: {target} obtient 1 poursuite.</translation>
    </message>
    <message>
        <source>Lock {target} for {card}.</source>
        <translation>Incliner {target} pour {card}.</translation>
    </message>
    <message>
        <source>Lock {target}: combat ends.</source>
        <translation>Incliner {target}&#xa0;: le combat se termine.</translation>
    </message>
    <message>
        <source>Look at the hand of the bled player.</source>
        <translation>Regarder la main du Mathusalem mordu.</translation>
    </message>
    <message>
        <source>Look at the hand of the opposing player.</source>
        <translation>Regarder la main du Mathusalem adverse.</translation>
    </message>
    <message>
        <source>Look at the hand of {seat} for Gehenna events.</source>
        <translation>Regarder la main de {seat} pour y chercher des événements de Géhenne.</translation>
    </message>
    <message>
        <source>Look at the hands of the players with a ready Giovanni.</source>
        <translation>Regarder la main des Mathusalems qui ont un Giovanni prêt.</translation>
    </message>
    <message>
        <source>Lose all transfers of this turn because of {card}.</source>
        <translation>Perdre tous les transferts de ce tour à cause de {card}.</translation>
    </message>
    <message>
        <source>Master phase</source>
        <translation>Phase de maître</translation>
    </message>
    <message>
        <source>Minion phase general</source>
        <translation>Phase des serviteurs, généralités</translation>
    </message>
    <message>
        <source>Move 1 blood from your pool to {target}.</source>
        <translation>Déplacer 1 sang de votre réserve vers {target}.</translation>
    </message>
    <message>
        <source>Move 1 blood from {card} to your pool.</source>
        <translation>Déplacer 1 sang de {card} vers votre réserve.</translation>
    </message>
    <message>
        <source>Move 1 blood from {card} to {target}.</source>
        <translation>Déplacer 1 sang de {card} vers {target}.</translation>
    </message>
    <message>
        <source>Move 1 blood from {target} to your pool.</source>
        <translation>Déplacer 1 sang de {target} vers votre réserve.</translation>
    </message>
    <message>
        <source>Move 1 blood from {target} to {card}.</source>
        <translation>Déplacer 1 sang de {target} vers {card}.</translation>
    </message>
    <message>
        <source>Move 1 pool to {card}.</source>
        <translation>Déplacer 1 de réserve vers {card}.</translation>
    </message>
    <message>
        <source>Move 2 blood from {card} to {target}.</source>
        <translation>Déplacer 2 sang de {card} vers {target}.</translation>
    </message>
    <message>
        <source>Move a nightmare from {card} to {target}.</source>
        <translation>Déplacer un cauchemar de {card} vers {target}.</translation>
    </message>
    <message>
        <source>Move the blood on {card} to your pool.</source>
        <translation>Déplacer le sang de {card} vers votre réserve.</translation>
    </message>
    <message>
        <source>Move up to 2 cards from your hand to the bottom of your library.</source>
        <translation>Placer jusqu&apos;à 2 cartes de votre main sous votre bibliothèque.</translation>
    </message>
    <message>
        <source>Move {n} blood from {card} to {target}.</source>
        <translation>Déplacer {n} de sang de {card} vers {target}.</translation>
    </message>
    <message>
        <source>Move {target} to another vampire.</source>
        <translation>Déplacer {target} sur un autre vampire.</translation>
    </message>
    <message>
        <source>Non-repeat limits</source>
        <translation>Limites de répétition</translation>
    </message>
    <message>
        <source>Ousting, victory, withdrawal</source>
        <translation>Élimination, victoire, retrait</translation>
    </message>
    <message>
        <source>Play {card} at {level}, aimed at {seat}, {n}.</source>
        <translation>Jouer {card} ({level}), cible&#xa0;: {seat}, {n}.</translation>
    </message>
    <message>
        <source>Play {card} at {level}, aimed at {seat}.</source>
        <translation>Jouer {card} ({level}), cible&#xa0;: {seat}.</translation>
    </message>
    <message>
        <source>Play {card} at {level}, aimed at {target}, aimed at {seat}, {n}.</source>
        <translation>Jouer {card} ({level}), cible&#xa0;: {target}, cible&#xa0;: {seat}, {n}.</translation>
    </message>
    <message>
        <source>Play {card} at {level}, aimed at {target}, aimed at {seat}.</source>
        <translation>Jouer {card} ({level}), cible&#xa0;: {target}, cible&#xa0;: {seat}.</translation>
    </message>
    <message>
        <source>Play {card} at {level}, aimed at {target}, {n}.</source>
        <translation>Jouer {card} ({level}), cible&#xa0;: {target}, {n}.</translation>
    </message>
    <message>
        <source>Play {card} at {level}, aimed at {target}.</source>
        <translation>Jouer {card} ({level}), cible&#xa0;: {target}.</translation>
    </message>
    <message>
        <source>Play {card} at {level}, {n}.</source>
        <translation>Jouer {card} ({level}), {n}.</translation>
    </message>
    <message>
        <source>Play {card} at {level}.</source>
        <translation>Jouer {card} ({level}).</translation>
    </message>
    <message>
        <source>Play {card}, aimed at {seat}, {n}.</source>
        <translation>Jouer {card}, cible&#xa0;: {seat}, {n}.</translation>
    </message>
    <message>
        <source>Play {card}, aimed at {seat}.</source>
        <translation>Jouer {card}, cible&#xa0;: {seat}.</translation>
    </message>
    <message>
        <source>Play {card}, aimed at {target}, aimed at {seat}, {n}.</source>
        <translation>Jouer {card}, cible&#xa0;: {target}, cible&#xa0;: {seat}, {n}.</translation>
    </message>
    <message>
        <source>Play {card}, aimed at {target}, aimed at {seat}.</source>
        <translation>Jouer {card}, cible&#xa0;: {target}, cible&#xa0;: {seat}.</translation>
    </message>
    <message>
        <source>Play {card}, aimed at {target}, {n}.</source>
        <translation>Jouer {card}, cible&#xa0;: {target}, {n}.</translation>
    </message>
    <message>
        <source>Play {card}, aimed at {target}.</source>
        <translation>Jouer {card}, cible&#xa0;: {target}.</translation>
    </message>
    <message>
        <source>Play {card}, {n}.</source>
        <translation>Jouer {card}, {n}.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>Jouer {card}.</translation>
    </message>
    <message>
        <source>Playing cards, requirements, costs</source>
        <translation>Jouer des cartes, prérequis, coûts</translation>
    </message>
    <message>
        <source>Playing for ante (J94 only)</source>
        <translation>Jouer avec mise (J94 seulement)</translation>
    </message>
    <message>
        <source>Political action</source>
        <translation>Action politique</translation>
    </message>
    <message>
        <source>Prevent 1 other damage.</source>
        <translation>Prévenir 1 autre dégât.</translation>
    </message>
    <message>
        <source>Prevent 2 damage from guns.</source>
        <translation>Prévenir 2 dégâts d&apos;armes à feu.</translation>
    </message>
    <message>
        <source>Ready anarchs gain blood from {card}.</source>
        <translation>Les anarchs prêts gagnent le sang de {card}.</translation>
    </message>
    <message>
        <source>Recruit ally</source>
        <translation>Recruter un allié</translation>
    </message>
    <message>
        <source>Referendum and votes</source>
        <translation>Référendum et votes</translation>
    </message>
    <message>
        <source>Remove 7 cards in your ash heap from the game: {card} gets +1 bleed.</source>
        <translation>Retirer de la partie 7 cartes de votre tas de cendres&#xa0;: {card} obtient +1 en morsure.</translation>
    </message>
    <message>
        <source>Remove 7 cards of your ash heap from the game: another {card} returns.</source>
        <translation>Retirer de la partie 7 cartes de votre tas de cendres&#xa0;: un autre exemplaire de {card} revient.</translation>
    </message>
    <message>
        <source>Remove 7 cards of your ash heap from the game: {card} gives +1 bleed.</source>
        <translation>Retirer de la partie 7 cartes de votre tas de cendres&#xa0;: {card} donne +1 en morsure.</translation>
    </message>
    <message>
        <source>Remove the top card of your crypt from the game.</source>
        <translation>Retirer du jeu la première carte de votre crypte.</translation>
    </message>
    <message>
        <source>Remove the top card of your crypt: {card} gets +1 intercept.</source>
        <translation>Retirer de la partie la première carte de votre crypte&#xa0;: {card} obtient +1 en interception.</translation>
    </message>
    <message>
        <source>Remove the top card of your crypt: {card} gets +1 stealth.</source>
        <translation>Retirer de la partie la première carte de votre crypte&#xa0;: {card} obtient +1 en discrétion.</translation>
    </message>
    <message>
        <source>Remove {card} from the game: gain 11 pool.</source>
        <translation>Retirer {card} de la partie&#xa0;: gagner 11 de réserve.</translation>
    </message>
    <message>
        <source>Remove {card} from the game: gain 6 pool.</source>
        <translation>Retirer {card} de la partie&#xa0;: gagner 6 de réserve.</translation>
    </message>
    <message>
        <source>Rescue from torpor</source>
        <translation>Secourir de la torpeur</translation>
    </message>
    <message>
        <source>Reveal the top card of your library for {card}.</source>
        <translation>Révéler la première carte de votre bibliothèque pour {card}.</translation>
    </message>
    <message>
        <source>Round {n} of combat.</source>
        <translation>Round {n} du combat.</translation>
    </message>
    <message>
        <source>Search your library for Tajdid.</source>
        <translation>Chercher Tajdid dans votre bibliothèque.</translation>
    </message>
    <message>
        <source>Sects and titles</source>
        <translation>Sectes et titres</translation>
    </message>
    <message>
        <source>Sequencing and impulse</source>
        <translation>Ordre de jeu et impulsion</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Stealth and intercept</source>
        <translation>Discrétion et interception</translation>
    </message>
    <message>
        <source>Strike effects and special combat effects</source>
        <translation>Effets des frappes et effets de combat particuliers</translation>
    </message>
    <message>
        <source>Take a crypt card.</source>
        <translation>Prendre une carte de crypte.</translation>
    </message>
    <message>
        <source>The acting vampire gets +1 stealth.</source>
        <translation>Le vampire qui agit a +1 en discrétion.</translation>
    </message>
    <message>
        <source>The bleed is for 1 less: {card} gets +2 bleed this turn.</source>
        <translation>La morsure est réduite de 1&#xa0;: {card} obtient +2 en morsure ce tour-ci.</translation>
    </message>
    <message>
        <source>The block by {minion} fails.</source>
        <translation>Le blocage de {minion} échoue.</translation>
    </message>
    <message>
        <source>The card has no name.</source>
        <translation>La carte n&apos;a pas de nom.</translation>
    </message>
    <message>
        <source>The combat is over.</source>
        <translation>Le combat est terminé.</translation>
    </message>
    <message>
        <source>The employer burns 1 blood to keep {card}.</source>
        <translation>L&apos;employeur brûle 1 sang pour garder {card}.</translation>
    </message>
    <message>
        <source>The picture is no longer needed.</source>
        <translation>L&apos;image n&apos;est plus nécessaire.</translation>
    </message>
    <message>
        <source>The same type is listed twice.</source>
        <translation>Le même type y figure deux fois.</translation>
    </message>
    <message>
        <source>Torpor and the leave-torpor action</source>
        <translation>Torpeur et action pour la quitter</translation>
    </message>
    <message>
        <source>Traits and special terms</source>
        <translation>Traits et termes particuliers</translation>
    </message>
    <message>
        <source>Turn structure</source>
        <translation>Déroulement du tour</translation>
    </message>
    <message>
        <source>Turn {n}: {seat}.</source>
        <translation>Tour {n}&#xa0;: {seat}.</translation>
    </message>
    <message>
        <source>Unlock phase</source>
        <translation>Phase de redressement</translation>
    </message>
    <message>
        <source>Unlock with {card}.</source>
        <translation>Redresser avec {card}.</translation>
    </message>
    <message>
        <source>Unlock {card} after the political action.</source>
        <translation>Redresser {card} après l&apos;action politique.</translation>
    </message>
    <message>
        <source>Unlock {card}.</source>
        <translation>Redresser {card}.</translation>
    </message>
    <message>
        <source>Use 1 transfer: draw a crypt card, then remove one from the game.</source>
        <translation>Utiliser 1 transfert&#xa0;: piocher une carte de crypte, puis en retirer une de la partie.</translation>
    </message>
    <message>
        <source>Use 2 transfers: move 1 blood of {target} to the pool of its owner.</source>
        <translation>Utiliser 2 transferts&#xa0;: déplacer 1 sang de {target} vers la réserve de son propriétaire.</translation>
    </message>
    <message>
        <source>Use 4 transfers and burn {card}: gain 2 pool.</source>
        <translation>Utiliser 4 transferts et brûler {card}&#xa0;: gagner 2 de réserve.</translation>
    </message>
    <message>
        <source>Use 4 transfers: look for a mage that {card} could recruit.</source>
        <translation>Utiliser 4 transferts&#xa0;: chercher un mage que {card} pourrait recruter.</translation>
    </message>
    <message>
        <source>Use a discard phase action and burn pool for the other events: burn {card}.</source>
        <translation>Utiliser une action de phase de défausse et brûler de la réserve pour les autres événements&#xa0;: brûler {card}.</translation>
    </message>
    <message>
        <source>Use a discard phase action to burn {card}.</source>
        <translation>Utiliser une action de phase de défausse pour brûler {card}.</translation>
    </message>
    <message>
        <source>Use a master phase action and burn {card}: gain 4 pool.</source>
        <translation>Utiliser une action de phase de maître et brûler {card}&#xa0;: gagner 4 de réserve.</translation>
    </message>
    <message>
        <source>Use a master phase action and discard 2 master cards to burn {card}.</source>
        <translation>Utiliser une action de phase de maître et défausser 2 cartes de maître pour brûler {card}.</translation>
    </message>
    <message>
        <source>Use a master phase action and move 1 pool to {card}.</source>
        <translation>Utiliser une action de phase de maître et déplacer 1 de réserve sur {card}.</translation>
    </message>
    <message>
        <source>Use a master phase action: +1 hand size this turn.</source>
        <translation>Utiliser une action de phase de maître&#xa0;: +1 carte en main ce tour-ci.</translation>
    </message>
    <message>
        <source>Use a master phase action: move 1 blood from {card} to {target}.</source>
        <translation>Utiliser une action de phase de maître&#xa0;: déplacer 1 sang de {card} vers {target}.</translation>
    </message>
    <message>
        <source>Use a master phase action: move {target} to the top of your library.</source>
        <translation>Utiliser une action de phase de maître&#xa0;: placer {target} au-dessus de votre bibliothèque.</translation>
    </message>
    <message>
        <source>Use {card} to pay 1 blood less.</source>
        <translation>Utiliser {card} pour payer 1 sang de moins.</translation>
    </message>
    <message>
        <source>Use {card} to pay less for a location or equipment.</source>
        <translation>Utiliser {card} pour payer moins pour un lieu ou un équipement.</translation>
    </message>
    <message>
        <source>What the card does for its player or to others, also compared with a number. The rules engine says it of the cards that it plays; their text says it of the others. An amount of X fits every number.</source>
        <translation>Ce que la carte fait pour son joueur ou aux autres, comparé aussi à un nombre. Le moteur de règles le dit des cartes qu&apos;il joue, leur texte le dit des autres. Une quantité X convient à tout nombre.</translation>
    </message>
    <message>
        <source>Whether a card is something: banned, advanced, imbued, titled, antitribu, trifle, reflex, burn option, multi-type, multi-discipline, unreleased, own; or any trait, function, type, kind, title, sect or clan.</source>
        <translation>Si une carte est quelque chose&#xa0;: banned, advanced, imbued, titled, antitribu, trifle, reflex, burn option, multi-type, multi-discipline, unreleased, own&#x202f;; ou n&apos;importe quel trait, fonction, type, genre, titre, secte ou clan.</translation>
    </message>
    <message>
        <source>Write either / (one of them) or &amp; (all of them).</source>
        <translation>Écrivez soit / (l&apos;un d&apos;eux), soit &amp; (tous).</translation>
    </message>
    <message>
        <source>Write the name without “{suffix}”; the group has a field of its own.</source>
        <translation>Écrivez le nom sans «&#xa0;{suffix}&#xa0;»&#x202f;; le groupe a son propre champ.</translation>
    </message>
    <message>
        <source>Your prey burns 1 pool for {card}.</source>
        <translation>Votre proie brûle 1 de réserve pour {card}.</translation>
    </message>
    <message>
        <source>Your prey burns 1 pool.</source>
        <translation>Votre proie brûle 1 de réserve.</translation>
    </message>
    <message>
        <source>Your prey burns the top card of the library.</source>
        <translation>Votre proie brûle la première carte de sa bibliothèque.</translation>
    </message>
    <message>
        <source>Your prey chooses a minion that takes 1 damage.</source>
        <translation>Votre proie choisit un serviteur qui subit 1 point de dégâts.</translation>
    </message>
    <message>
        <source>Your two oldest ready vampires gain 1 blood from {card}.</source>
        <translation>Vos deux plus vieux vampires prêts gagnent 1 sang par {card}.</translation>
    </message>
    <message>
        <source>a later version of the program has written it</source>
        <translation>une version plus récente du programme l&apos;a écrit</translation>
    </message>
    <message>
        <source>ballots</source>
        <translation>bulletins</translation>
    </message>
    <message>
        <source>banish</source>
        <translation>bannissement</translation>
    </message>
    <message>
        <source>blood loss</source>
        <translation>perte de sang</translation>
    </message>
    <message>
        <source>cancel a card</source>
        <translation>annuler une carte</translation>
    </message>
    <message>
        <source>corruption</source>
        <translation>corruption</translation>
    </message>
    <message>
        <source>crypt draw</source>
        <translation>pioche de crypte</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>échange de cartes</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>Avantage</translation>
    </message>
    <message>
        <source>gain 1 pool</source>
        <translation>gagner 1 de réserve</translation>
    </message>
    <message>
        <source>it has more than {most} bytes</source>
        <translation>il a plus de {most} octets</translation>
    </message>
    <message>
        <source>krcg&apos;s data are incomplete: {why}</source>
        <translation>les données de krcg sont incomplètes&#xa0;: {why}</translation>
    </message>
    <message>
        <source>mill</source>
        <translation>bibliothèque brûlée</translation>
    </message>
    <message>
        <source>minion</source>
        <translation>serviteur</translation>
    </message>
    <message>
        <source>one of your own cards</source>
        <translation>l&apos;une de vos propres cartes</translation>
    </message>
    <message>
        <source>phase actions</source>
        <translation>actions de phase</translation>
    </message>
    <message>
        <source>reduce the bleed</source>
        <translation>réduire la morsure</translation>
    </message>
    <message>
        <source>restriction</source>
        <translation>restriction</translation>
    </message>
    <message>
        <source>strike: 1R damage</source>
        <translation>frappe&#xa0;: 1R de dégâts</translation>
    </message>
    <message>
        <source>strike: 2R damage</source>
        <translation>frappe&#xa0;: 2R de dégâts</translation>
    </message>
    <message>
        <source>strike: burn equipment</source>
        <translation>frappe&#xa0;: brûler un équipement</translation>
    </message>
    <message>
        <source>strike: dodge</source>
        <translation>frappe&#xa0;: esquive</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>surcoût</translation>
    </message>
    <message>
        <source>the JSON file is empty</source>
        <translation>le fichier JSON est vide</translation>
    </message>
    <message>
        <source>the package krcg, which carries the card data, is not installed</source>
        <translation>le paquet krcg, qui apporte les données des cartes, n&apos;est pas installé</translation>
    </message>
    <message>
        <source>the tournament archive cannot be read: {why}</source>
        <translation>l&apos;archive des tournois ne peut pas être lue&#xa0;: {why}</translation>
    </message>
    <message>
        <source>this JSON holds neither cards nor decks</source>
        <translation>ce JSON ne contient ni cartes ni decks</translation>
    </message>
    <message>
        <source>this JSON holds neither cards nor decks: {why}</source>
        <translation>ce JSON ne contient ni cartes ni decks&#xa0;: {why}</translation>
    </message>
    <message>
        <source>this is KRCG&apos;s JSON of an older layout; the program reads version 5 (data/v5)</source>
        <translation>c&apos;est le JSON de KRCG dans une structure plus ancienne&#x202f;; le programme lit la version 5 (data/v5)</translation>
    </message>
    <message>
        <source>two cards have the id {id}</source>
        <translation>deux cartes ont l&apos;identifiant {id}</translation>
    </message>
    <message>
        <source>unlock to block</source>
        <translation>se redresser pour bloquer</translation>
    </message>
    <message>
        <source>wrong manifest</source>
        <translation>manifeste incorrect</translation>
    </message>
    <message>
        <source>{card} burns 1 blood or life.</source>
        <translation>{card} brûle 1 sang ou 1 vie.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to cancel the reaction.</source>
        <translation>{card} brûle 1 sang pour annuler la réaction.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to draw a card.</source>
        <translation>{card} brûle 1 sang pour piocher une carte.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to end the combat.</source>
        <translation>{card} brûle 1 sang pour mettre fin au combat.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to leave torpor.</source>
        <translation>{card} brûle 1 sang pour quitter la torpeur.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to pay 1 less.</source>
        <translation>{card} brûle 1 sang pour payer 1 de moins.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to prevent 1 damage.</source>
        <translation>{card} brûle 1 sang pour prévenir 1 point de dégâts.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to prevent 2 damage of the strike.</source>
        <translation>{card} brûle 1 sang pour prévenir 2 points de dégâts de la frappe.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to unlock the acting Hecata.</source>
        <translation>{card} brûle 1 sang pour redresser le Hecata qui agit.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to unlock {target}.</source>
        <translation>{card} brûle 1 sang pour redresser {target}.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to unlock.</source>
        <translation>{card} brûle 1 sang pour se redresser.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood, discard {target}: +1 bleed.</source>
        <translation>{card} brûle 1 sang, défausser {target}&#xa0;: +1 en morsure.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: +1 bleed.</source>
        <translation>{card} brûle 1 sang&#xa0;: +1 en morsure.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: +1 intercept.</source>
        <translation>{card} brûle 1 sang&#xa0;: +1 en interception.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: +1 stealth.</source>
        <translation>{card} brûle 1 sang&#xa0;: +1 en discrétion.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: +1 vote for each ready Anarch.</source>
        <translation>{card} brûle 1 sang&#xa0;: +1 vote par Anarch disponible.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: +1 vote.</source>
        <translation>{card} brûle 1 sang&#xa0;: +1 vote.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: +2 votes.</source>
        <translation>{card} brûle 1 sang&#xa0;: +2 votes.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: -1 bleed.</source>
        <translation>{card} brûle 1 sang&#xa0;: -1 en morsure.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: cancel the action card.</source>
        <translation>{card} brûle 1 sang&#xa0;: annuler la carte d&apos;action.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: look at the hand of the opposing player.</source>
        <translation>{card} brûle 1 sang&#xa0;: regarder la main du Mathusalem adverse.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: no Camarilla vampire votes.</source>
        <translation>{card} brûle 1 sang&#xa0;: aucun vampire de la Camarilla ne vote.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: shuffle your hand into your library and draw another.</source>
        <translation>{card} brûle 1 sang&#xa0;: mélanger votre main à votre bibliothèque et en piocher une autre.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: the acting minion gets +1 bleed.</source>
        <translation>{card} brûle 1 sang&#xa0;: le serviteur qui agit obtient +1 en morsure.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: the acting minion gets +1 stealth.</source>
        <translation>{card} brûle 1 sang&#xa0;: le serviteur qui agit obtient +1 en discrétion.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: the blocking minion gets +1 intercept.</source>
        <translation>{card} brûle 1 sang&#xa0;: le serviteur qui bloque obtient +1 en interception.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: the blocking minion gets -1 intercept.</source>
        <translation>{card} brûle 1 sang&#xa0;: le serviteur qui bloque obtient -1 en interception.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: the blocking vampire gets -2 intercept.</source>
        <translation>{card} brûle 1 sang&#xa0;: le vampire qui bloque obtient -2 en interception.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: {target} abstains.</source>
        <translation>{card} brûle 1 sang&#xa0;: {target} s&apos;abstient.</translation>
    </message>
    <message>
        <source>{card} burns 1 life.</source>
        <translation>{card} brûle 1 de vie.</translation>
    </message>
    <message>
        <source>{card} burns 1 life: {target} gets 1 press.</source>
        <translation>{card} brûle 1 de vie&#xa0;: {target} obtient 1 poursuite.</translation>
    </message>
    <message>
        <source>{card} burns 2 blood to lock {target}.</source>
        <translation>{card} brûle 2 sang pour incliner {target}.</translation>
    </message>
    <message>
        <source>{card} burns 2 blood to unlock.</source>
        <translation>{card} brûle 2 sang pour se redresser.</translation>
    </message>
    <message>
        <source>{card} burns 2 blood: +1 stealth.</source>
        <translation>{card} brûle 2 sang&#xa0;: +1 en discrétion.</translation>
    </message>
    <message>
        <source>{card} burns 2 blood: +2 strength.</source>
        <translation>{card} brûle 2 de sang&#xa0;: +2 en force.</translation>
    </message>
    <message>
        <source>{card} burns 2 blood: your prey burns 1 pool.</source>
        <translation>{card} brûle 2 de sang&#xa0;: votre proie brûle 1 de réserve.</translation>
    </message>
    <message>
        <source>{card} burns 2 blood: your ready Banu Haqim get +1 vote.</source>
        <translation>{card} brûle 2 de sang&#xa0;: vos Banu Haqim prêts obtiennent +1 vote.</translation>
    </message>
    <message>
        <source>{card} burns 3 blood: the referendum fails.</source>
        <translation>{card} brûle 3 de sang&#xa0;: le référendum échoue.</translation>
    </message>
    <message>
        <source>{card} burns 5 blood: cancel the card.</source>
        <translation>{card} brûle 5 de sang&#xa0;: annuler la carte.</translation>
    </message>
    <message>
        <source>{card} burns {target} to gain 2 blood.</source>
        <translation>{card} brûle {target} pour gagner 2 de sang.</translation>
    </message>
    <message>
        <source>{card} is burned.</source>
        <translation>{card} brûle.</translation>
    </message>
    <message>
        <source>{card} locks {target}.</source>
        <translation>{card} incline {target}.</translation>
    </message>
    <message>
        <source>{card} locks: +2 votes.</source>
        <translation>{card} s&apos;incline&#xa0;: +2 votes.</translation>
    </message>
    <message>
        <source>{card} looks at the hand of the acting Methuselah.</source>
        <translation>{card} regarde la main du Mathusalem qui agit.</translation>
    </message>
    <message>
        <source>{card} looks at the top 5 cards of your library and shuffles them.</source>
        <translation>{card} regarde les 5 premières cartes de votre bibliothèque et les mélange.</translation>
    </message>
    <message>
        <source>{card} removes {target}: +2 bleed.</source>
        <translation>{card} retire {target} de la partie&#xa0;: +2 en morsure.</translation>
    </message>
    <message>
        <source>{card} unlocks {target}.</source>
        <translation>{card} redresse {target}.</translation>
    </message>
    <message>
        <source>{card}: burn 1 blood and get +1 bleed.</source>
        <translation>{card}&#xa0;: brûler 1 sang et obtenir +1 en morsure.</translation>
    </message>
    <message>
        <source>{card}: burn 1 blood and get +1 intercept.</source>
        <translation>{card}&#xa0;: brûler 1 sang et obtenir +1 en interception.</translation>
    </message>
    <message>
        <source>{card}: burn 1 blood and get +1 stealth.</source>
        <translation>{card}&#xa0;: brûler 1 sang et obtenir +1 en discrétion.</translation>
    </message>
    <message>
        <source>{card}: burn 1 blood and get +1 vote.</source>
        <translation>{card}&#xa0;: brûler 1 sang et obtenir +1 vote.</translation>
    </message>
    <message>
        <source>{card}: burn 1 blood and unlock {target}.</source>
        <translation>{card}&#xa0;: brûler 1 sang et redresser {target}.</translation>
    </message>
    <message>
        <source>{card}: burn 1 blood and unlock.</source>
        <translation>{card}&#xa0;: brûler 1 sang et se redresser.</translation>
    </message>
    <message>
        <source>{card}: burn 1 blood.</source>
        <translation>{card}&#xa0;: brûler 1 sang.</translation>
    </message>
    <message>
        <source>{card}: burn 1 blood: damage from hand strikes is aggravated this round.</source>
        <translation>{card}&#xa0;: brûler 1 sang&#xa0;: les dégâts des frappes à mains nues sont aggravés ce round-ci.</translation>
    </message>
    <message>
        <source>{card}: burn 2 blood and lock {target}.</source>
        <translation>{card}&#xa0;: brûler 2 sangs et incliner {target}.</translation>
    </message>
    <message>
        <source>{card}: burn 2 blood and unlock {target}.</source>
        <translation>{card}&#xa0;: brûler 2 sangs et redresser {target}.</translation>
    </message>
    <message>
        <source>{card}: burn the Edge and unlock.</source>
        <translation>{card}&#xa0;: brûler l&apos;Avantage et se redresser.</translation>
    </message>
    <message>
        <source>{card}: burn the vampire.</source>
        <translation>{card}&#xa0;: brûler le vampire.</translation>
    </message>
    <message>
        <source>{card}: discard {target}.</source>
        <translation>{card}&#xa0;: défausser {target}.</translation>
    </message>
    <message>
        <source>{card}: lock and get +5 votes.</source>
        <translation>{card}&#xa0;: s&apos;incliner et obtenir +5 votes.</translation>
    </message>
    <message>
        <source>{card}: lock and give you +1 hand size this turn.</source>
        <translation>{card}&#xa0;: s&apos;incliner et vous donner +1 carte en main ce tour-ci.</translation>
    </message>
    <message>
        <source>{card}: lock and unlock {target}.</source>
        <translation>{card}&#xa0;: s&apos;incliner et redresser {target}.</translation>
    </message>
    <message>
        <source>{card}: lock {target}.</source>
        <translation>{card}&#xa0;: incliner {target}.</translation>
    </message>
    <message>
        <source>{card}: move {target} to the bottom of your library.</source>
        <translation>{card}&#xa0;: placer {target} sous votre bibliothèque.</translation>
    </message>
    <message>
        <source>{card}: steal 1 pool from {seat}.</source>
        <translation>{card}&#xa0;: voler 1 de réserve à {seat}.</translation>
    </message>
    <message>
        <source>{card}: unlock {target}.</source>
        <translation>{card}&#xa0;: redresser {target}.</translation>
    </message>
    <message>
        <source>{file} has more than {most} cards</source>
        <translation>{file} a plus de {most} cartes</translation>
    </message>
    <message>
        <source>{file} has more than {most} rows</source>
        <translation>{file} a plus de {most} lignes</translation>
    </message>
    <message>
        <source>{file} has no column {names}</source>
        <translation>{file} n&apos;a pas de colonne {names}</translation>
    </message>
    <message>
        <source>{file} has two columns of one name</source>
        <translation>{file} a deux colonnes du même nom</translation>
    </message>
    <message>
        <source>{file} is missing</source>
        <translation>{file} manque</translation>
    </message>
    <message>
        <source>{file} is not UTF-8 text (byte {byte})</source>
        <translation>{file} n&apos;est pas du texte UTF-8 (octet {byte})</translation>
    </message>
    <message>
        <source>{file} is of another program</source>
        <translation>{file} vient d&apos;un autre programme</translation>
    </message>
    <message>
        <source>{file}, line {line}: a cell is too long</source>
        <translation>{file}, ligne {line}&#xa0;: une cellule est trop longue</translation>
    </message>
    <message>
        <source>{file}, line {line}: wrong number of cells</source>
        <translation>{file}, ligne {line}&#xa0;: mauvais nombre de cellules</translation>
    </message>
    <message>
        <source>{file}, line {line}: {why}</source>
        <translation>{file}, ligne {line}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{file}: a quotation mark is never closed</source>
        <translation>{file}&#xa0;: un guillemet n&apos;est jamais fermé</translation>
    </message>
    <message>
        <source>{file}: unknown group {text}</source>
        <translation>{file}&#xa0;: groupe {text} inconnu</translation>
    </message>
    <message>
        <source>{file}: {text} names no card</source>
        <translation>{file}&#xa0;: {text} ne nomme aucune carte</translation>
    </message>
    <message>
        <source>{minion} acts to add 1 blood to {card}.</source>
        <translation>{minion} agit pour ajouter 1 sang à {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to add 1 blood to {target}.</source>
        <translation>{minion} agit pour ajouter 1 sang à {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to add 2 blood or life to {target}.</source>
        <translation>{minion} agit pour ajouter 2 de sang ou de vie à {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to add 2 blood to {target}.</source>
        <translation>{minion} agit pour ajouter 2 de sang à {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to arrange the top 5 cards of your library and unlock.</source>
        <translation>{minion} agit pour ordonner les 5 premières cartes de votre bibliothèque et se redresser.</translation>
    </message>
    <message>
        <source>{minion} acts to arrange the top 5 cards of your library.</source>
        <translation>{minion} agit pour ordonner les 5 premières cartes de votre bibliothèque.</translation>
    </message>
    <message>
        <source>{minion} acts to become Black Hand.</source>
        <translation>{minion} agit pour devenir Main Noire.</translation>
    </message>
    <message>
        <source>{minion} acts to bleed with {card}.</source>
        <translation>{minion} agit pour mordre avec {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to burn 1 blood from {card}.</source>
        <translation>{minion} agit pour brûler 1 sang de {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to burn 1 blood from {target}.</source>
        <translation>{minion} agit pour brûler 1 sang de {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to burn 1 blood or life from {target}.</source>
        <translation>{minion} agit pour brûler 1 sang ou vie de {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to burn or steal {target}.</source>
        <translation>{minion} agit pour brûler ou voler {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to burn the counters on {card}.</source>
        <translation>{minion} agit pour brûler les compteurs de {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to burn {card}.</source>
        <translation>{minion} agit pour brûler {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to burn {target} and gain 1 life.</source>
        <translation>{minion} agit pour brûler {target} et gagner 1 de vie.</translation>
    </message>
    <message>
        <source>{minion} acts to burn {target} and gain 2 life.</source>
        <translation>{minion} agit pour brûler {target} et gagner 2 de vie.</translation>
    </message>
    <message>
        <source>{minion} acts to burn {target}.</source>
        <translation>{minion} agit pour brûler {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to call a referendum that distributes 4 blood.</source>
        <translation>{minion} agit pour appeler un référendum qui répartit 4 sang.</translation>
    </message>
    <message>
        <source>{minion} acts to call a referendum that gives you +1 hand size.</source>
        <translation>{minion} agit pour convoquer un référendum qui vous donne +1 carte en main.</translation>
    </message>
    <message>
        <source>{minion} acts to call a referendum to become Prince of Chicago.</source>
        <translation>{minion} agit pour convoquer un référendum et devenir Prince de Chicago.</translation>
    </message>
    <message>
        <source>{minion} acts to call a referendum to burn {card}.</source>
        <translation>{minion} agit pour convoquer un référendum qui brûle {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to call the referendum of {card}.</source>
        <translation>{minion} agit pour convoquer le référendum de {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to discard a card of {seat}.</source>
        <translation>{minion} agit pour faire défausser une carte à {seat}.</translation>
    </message>
    <message>
        <source>{minion} acts to draw 3 cards.</source>
        <translation>{minion} agit pour piocher 3 cartes.</translation>
    </message>
    <message>
        <source>{minion} acts to draw cards.</source>
        <translation>{minion} agit pour piocher des cartes.</translation>
    </message>
    <message>
        <source>{minion} acts to enter combat with {target}.</source>
        <translation>{minion} agit pour entrer en combat avec {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to give you +3 hand size until your next unlock phase.</source>
        <translation>{minion} agit pour vous donner +3 cartes en main jusqu&apos;à votre prochaine phase de redressement.</translation>
    </message>
    <message>
        <source>{minion} acts to lock {target}.</source>
        <translation>{minion} agit pour incliner {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to look at the hand of {seat}.</source>
        <translation>{minion} agit pour regarder la main de {seat}.</translation>
    </message>
    <message>
        <source>{minion} acts to look for Giant&apos;s Blood.</source>
        <translation>{minion} agit pour chercher Giant&apos;s Blood.</translation>
    </message>
    <message>
        <source>{minion} acts to look for a contract.</source>
        <translation>{minion} agit pour chercher un contrat.</translation>
    </message>
    <message>
        <source>{minion} acts to look for a minion card.</source>
        <translation>{minion} agit pour chercher une carte de serviteur.</translation>
    </message>
    <message>
        <source>{minion} acts to look for an archetype.</source>
        <translation>{minion} agit pour chercher un archétype.</translation>
    </message>
    <message>
        <source>{minion} acts to look for an equipment card.</source>
        <translation>{minion} agit pour chercher une carte d&apos;équipement.</translation>
    </message>
    <message>
        <source>{minion} acts to look for equipment.</source>
        <translation>{minion} agit pour chercher de l&apos;équipement.</translation>
    </message>
    <message>
        <source>{minion} acts to make {target} Sabbat.</source>
        <translation>{minion} agit pour que {target} rejoigne le Sabbat.</translation>
    </message>
    <message>
        <source>{minion} acts to make {target} a bishop.</source>
        <translation>{minion} agit pour faire de {target} un évêque.</translation>
    </message>
    <message>
        <source>{minion} acts to move 1 counter from {target} to your pool.</source>
        <translation>{minion} agit pour déplacer 1 compteur de {target} vers votre réserve.</translation>
    </message>
    <message>
        <source>{minion} acts to move 1 pool from {seat} to you.</source>
        <translation>{minion} agit pour déplacer 1 de réserve de {seat} vers vous.</translation>
    </message>
    <message>
        <source>{minion} acts to move {card} to {target}.</source>
        <translation>{minion} agit pour déplacer {card} sur {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to move {target} to your hand.</source>
        <translation>{minion} agit pour amener {target} dans votre main.</translation>
    </message>
    <message>
        <source>{minion} acts to move {target} to your uncontrolled region.</source>
        <translation>{minion} agit pour amener {target} dans votre région incontrôlée.</translation>
    </message>
    <message>
        <source>{minion} acts to put 1 corruption counter on {target}.</source>
        <translation>{minion} agit pour mettre 1 compteur de corruption sur {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to put a corruption counter on {target}.</source>
        <translation>{minion} agit pour mettre un compteur de corruption sur {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to remove {target} from the game and to feed {other}.</source>
        <translation>{minion} agit pour retirer {target} de la partie et nourrir {other}.</translation>
    </message>
    <message>
        <source>{minion} acts to search your library for a weapon.</source>
        <translation>{minion} agit pour chercher une arme dans votre bibliothèque.</translation>
    </message>
    <message>
        <source>{minion} acts to shuffle {card} into the library.</source>
        <translation>{minion} agit pour mélanger {card} dans la bibliothèque.</translation>
    </message>
    <message>
        <source>{minion} acts to steal 1 blood from {target}.</source>
        <translation>{minion} agit pour voler 1 sang à {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to steal 1 blood or life from {target}.</source>
        <translation>{minion} agit pour voler 1 sang ou vie à {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to steal 2 blood from {target}.</source>
        <translation>{minion} agit pour voler 2 sang à {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to steal {card}.</source>
        <translation>{minion} agit pour voler {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to steal {n} blood from {target}.</source>
        <translation>{minion} agit pour voler {n} de sang à {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to steal {target}.</source>
        <translation>{minion} agit pour voler {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to take the Edge.</source>
        <translation>{minion} agit pour prendre l&apos;Avantage.</translation>
    </message>
    <message>
        <source>{minion} acts to take the blood on {card}.</source>
        <translation>{minion} agit pour prendre le sang de {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to unlock {target}.</source>
        <translation>{minion} agit pour redresser {target}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} at {level}, aimed at {seat}, {n}.</source>
        <translation>{minion} agit avec {card} ({level}), cible&#xa0;: {seat}, {n}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} at {level}, aimed at {seat}.</source>
        <translation>{minion} agit avec {card} ({level}), cible&#xa0;: {seat}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} at {level}, aimed at {target}, aimed at {seat}, {n}.</source>
        <translation>{minion} agit avec {card} ({level}), cible&#xa0;: {target}, cible&#xa0;: {seat}, {n}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} at {level}, aimed at {target}, aimed at {seat}.</source>
        <translation>{minion} agit avec {card} ({level}), cible&#xa0;: {target}, cible&#xa0;: {seat}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} at {level}, aimed at {target}, {n}.</source>
        <translation>{minion} agit avec {card} ({level}), cible&#xa0;: {target}, {n}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} at {level}, aimed at {target}.</source>
        <translation>{minion} agit avec {card} ({level}), cible&#xa0;: {target}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} at {level}, {n}.</source>
        <translation>{minion} agit avec {card} ({level}), {n}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} at {level}.</source>
        <translation>{minion} agit avec {card} ({level}).</translation>
    </message>
    <message>
        <source>{minion} acts with {card}, aimed at {seat}, {n}.</source>
        <translation>{minion} agit avec {card}, cible&#xa0;: {seat}, {n}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card}, aimed at {seat}.</source>
        <translation>{minion} agit avec {card}, cible&#xa0;: {seat}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card}, aimed at {target}, aimed at {seat}, {n}.</source>
        <translation>{minion} agit avec {card}, cible&#xa0;: {target}, cible&#xa0;: {seat}, {n}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card}, aimed at {target}, aimed at {seat}.</source>
        <translation>{minion} agit avec {card}, cible&#xa0;: {target}, cible&#xa0;: {seat}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card}, aimed at {target}, {n}.</source>
        <translation>{minion} agit avec {card}, cible&#xa0;: {target}, {n}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card}, aimed at {target}.</source>
        <translation>{minion} agit avec {card}, cible&#xa0;: {target}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card}, {n}.</source>
        <translation>{minion} agit avec {card}, {n}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card}.</source>
        <translation>{minion} agit avec {card}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} on {target}.</source>
        <translation>{minion} agit avec {card} sur {target}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} on {other_seat}.</source>
        <translation>{minion} agit avec {card} contre {other_seat}.</translation>
    </message>
    <message>
        <source>{minion} and {target} enter combat.</source>
        <translation>{minion} et {target} entrent en combat.</translation>
    </message>
    <message>
        <source>{minion} bleeds {seat} with +1 bleed and +1 stealth.</source>
        <translation>{minion} mord {seat} à +1 en morsure et +1 en discrétion.</translation>
    </message>
    <message>
        <source>{minion} bleeds {seat} with +1 bleed.</source>
        <translation>{minion} mord {seat} à +1 en morsure.</translation>
    </message>
    <message>
        <source>{minion} bleeds {seat} with +2 bleed.</source>
        <translation>{minion} mord {seat} à +2 en morsure.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to get +1 intercept.</source>
        <translation>{minion} brûle 1 sang pour obtenir +1 en interception.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to go on with the action as though unblocked.</source>
        <translation>{minion} brûle 1 sang pour poursuivre son action comme sans blocage.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to unlock.</source>
        <translation>{minion} brûle 1 sang pour se redresser.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood: {target} gets -1 intercept.</source>
        <translation>{minion} brûle 1 sang&#xa0;: {target} obtient -1 en interception.</translation>
    </message>
    <message>
        <source>{minion} burns 2 corruption counters from {target} to unlock.</source>
        <translation>{minion} brûle 2 compteurs de corruption de {target} pour se redresser.</translation>
    </message>
    <message>
        <source>{minion} goes to torpor.</source>
        <translation>{minion} entre en torpeur.</translation>
    </message>
    <message>
        <source>{minion} hunts.</source>
        <translation>{minion} chasse.</translation>
    </message>
    <message>
        <source>{minion} is blocked by {target}.</source>
        <translation>{target} bloque {minion}.</translation>
    </message>
    <message>
        <source>{minion} is incapacitated.</source>
        <translation>{minion} est hors d&apos;état d&apos;agir.</translation>
    </message>
    <message>
        <source>{minion} leaves torpor.</source>
        <translation>{minion} quitte la torpeur.</translation>
    </message>
    <message>
        <source>{minion} plays {card} at {level}, aimed at {seat}, {n}.</source>
        <translation>{minion} joue {card} ({level}), cible&#xa0;: {seat}, {n}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} at {level}, aimed at {seat}.</source>
        <translation>{minion} joue {card} ({level}), cible&#xa0;: {seat}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} at {level}, aimed at {target}, aimed at {seat}, {n}.</source>
        <translation>{minion} joue {card} ({level}), cible&#xa0;: {target}, cible&#xa0;: {seat}, {n}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} at {level}, aimed at {target}, aimed at {seat}.</source>
        <translation>{minion} joue {card} ({level}), cible&#xa0;: {target}, cible&#xa0;: {seat}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} at {level}, aimed at {target}, {n}.</source>
        <translation>{minion} joue {card} ({level}), cible&#xa0;: {target}, {n}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} at {level}, aimed at {target}.</source>
        <translation>{minion} joue {card} ({level}), cible&#xa0;: {target}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} at {level}, {n}.</source>
        <translation>{minion} joue {card} ({level}), {n}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} at {level}.</source>
        <translation>{minion} joue {card} ({level}).</translation>
    </message>
    <message>
        <source>{minion} plays {card}, aimed at {seat}, {n}.</source>
        <translation>{minion} joue {card}, cible&#xa0;: {seat}, {n}.</translation>
    </message>
    <message>
        <source>{minion} plays {card}, aimed at {seat}.</source>
        <translation>{minion} joue {card}, cible&#xa0;: {seat}.</translation>
    </message>
    <message>
        <source>{minion} plays {card}, aimed at {target}, aimed at {seat}, {n}.</source>
        <translation>{minion} joue {card}, cible&#xa0;: {target}, cible&#xa0;: {seat}, {n}.</translation>
    </message>
    <message>
        <source>{minion} plays {card}, aimed at {target}, aimed at {seat}.</source>
        <translation>{minion} joue {card}, cible&#xa0;: {target}, cible&#xa0;: {seat}.</translation>
    </message>
    <message>
        <source>{minion} plays {card}, aimed at {target}, {n}.</source>
        <translation>{minion} joue {card}, cible&#xa0;: {target}, {n}.</translation>
    </message>
    <message>
        <source>{minion} plays {card}, aimed at {target}.</source>
        <translation>{minion} joue {card}, cible&#xa0;: {target}.</translation>
    </message>
    <message>
        <source>{minion} plays {card}, {n}.</source>
        <translation>{minion} joue {card}, {n}.</translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <translation>{seat} joue {card}.</translation>
    </message>
    <message>
        <source>{seat} plays {card} on {target}.</source>
        <translation>{seat} joue {card} sur {target}.</translation>
    </message>
    <message>
        <source>{seat} plays {card} on {other_seat}.</source>
        <translation>{seat} joue {card} contre {other_seat}.</translation>
    </message>
    <message>
        <source>{minion} plays {card}.</source>
        <translation>{minion} joue {card}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} on {target}.</source>
        <translation>{minion} joue {card} sur {target}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} on {other_seat}.</source>
        <translation>{minion} joue {card} contre {other_seat}.</translation>
    </message>
    <message>
        <source>{minion} prevents 1 damage with {card}.</source>
        <translation>{minion} prévient 1 point de dégâts avec {card}.</translation>
    </message>
    <message>
        <source>{minion} strikes: combat ends.</source>
        <translation>{minion} frappe&#xa0;: fin du combat.</translation>
    </message>
    <message>
        <source>{minion} strikes: steal 1 blood.</source>
        <translation>{minion} frappe&#xa0;: vol de 1 sang.</translation>
    </message>
    <message>
        <source>{minion} strikes: steal 2 blood.</source>
        <translation>{minion} frappe&#xa0;: vol de 2 de sang.</translation>
    </message>
    <message>
        <source>{reasons}</source>
        <translation>{reasons}</translation>
    </message>
    <message>
        <source>{seat} has {n:transfer}.</source>
        <translation>{seat} a {n:transfert}.</translation>
    </message>
    <message>
        <source>{seat} takes control of {card}.</source>
        <translation>{seat} prend le contrôle de {card}.</translation>
    </message>
    <message>
        <source>{target} burns 1 blood to get +1 bleed with {card}.</source>
        <translation>{target} brûle 1 sang pour obtenir +1 en morsure avec {card}.</translation>
    </message>
    <message>
        <source>{target} burns 1 blood to get +1 intercept with {card}.</source>
        <translation>{target} brûle 1 sang pour obtenir +1 en interception avec {card}.</translation>
    </message>
    <message>
        <source>{target} burns 1 blood to unlock with {card}.</source>
        <translation>{target} brûle 1 sang pour se redresser avec {card}.</translation>
    </message>
    <message>
        <source>{target} gains 1 blood from {card}, as you control a baron.</source>
        <translation>{target} gagne 1 sang par {card}, car vous contrôlez un baron.</translation>
    </message>
    <message>
        <source>{target} gains 1 blood from {card}.</source>
        <translation>{target} gagne 1 sang par {card}.</translation>
    </message>
    <message>
        <source>{target} gains 2 blood from {card}.</source>
        <translation>{target} gagne 2 de sang par {card}.</translation>
    </message>
    <message>
        <source>{target} unlocks with {card}.</source>
        <translation>{target} se redresse avec {card}.</translation>
    </message>
    <message>
        <source>it has more parts than any list of cards</source>
        <translation>il a plus d&apos;éléments que n&apos;importe quelle liste de cartes</translation>
    </message>
    <message>
        <source>Tidying up</source>
        <translation>Rangement</translation>
    </message>
    <message>
        <source>{year}: in no winning deck</source>
        <translation>{year}&#xa0;: dans aucun deck gagnant</translation>
    </message>
    <message numerus="yes">
        <source>{year}: in {n} winning decks, {copies} copies in each</source>
        <comment>{year}: in {n} winning deck, {copies} copies</comment>
        <translation>
            <numerusform>{year}&#xa0;: dans {n} deck gagnant, {copies} exemplaires</numerusform>
            <numerusform>{year}&#xa0;: dans {n} decks gagnants, {copies} exemplaires par deck</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning decks that play it, by year: {years}.</source>
        <translation>Decks gagnants qui la jouent, par année&#xa0;: {years}.</translation>
    </message>
    <message>
        <source>Smart tags of your own</source>
        <translation>Vos étiquettes automatiques</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>Nom de l&apos;étiquette</translation>
    </message>
    <message>
        <source>such as: Arika</source>
        <translation>par exemple&#xa0;: Arika</translation>
    </message>
    <message>
        <source>Search of the tag</source>
        <translation>Recherche de l&apos;étiquette</translation>
    </message>
    <message>
        <source>such as:  2+ arika  avg&lt;=6</source>
        <translation>par exemple&#xa0;:  2+ arika  avg&lt;=6</translation>
    </message>
    <message>
        <source>Decks that match the search have the tag. It works like the search for winning decks: cards, clan, Disciplines, capacity, groups, name.</source>
        <translation>Un deck porte l&apos;étiquette tant qu&apos;il répond à la recherche, celle des decks gagnants&#xa0;: cartes, clan, Disciplines, capacité, groupes, nom.</translation>
    </message>
    <message>
        <source>Card pools</source>
        <translation>Pools de cartes</translation>
    </message>
    <message>
        <source>Saved card pools</source>
        <translation>Pools de cartes enregistrés</translation>
    </message>
    <message>
        <source>Name of the pool</source>
        <translation>Nom du pool</translation>
    </message>
    <message>
        <source>such as: Sabbat only</source>
        <translation>par exemple&#xa0;: Sabbat seulement</translation>
    </message>
    <message>
        <source>Query of the pool</source>
        <translation>Recherche du pool</translation>
    </message>
    <message>
        <source>such as:  kind:library or sect:sabbat</source>
        <translation>par exemple&#xa0;:  kind:library or sect:sabbat</translation>
    </message>
    <message>
        <source>All crypt cards of a deck are of &amp;one clan</source>
        <translation>Toutes les cartes de crypte d&apos;un deck sont d&apos;&amp;un seul clan</translation>
    </message>
    <message>
        <source>Every card of a deck must fit the query; “kind:library or …” restricts the crypt alone. Only Jyhad cards: set:Jyhad. Printed since 2018: latest&gt;=2018. Tournament rules 6.1.1 and 7.9.</source>
        <translation>Chaque carte d&apos;un deck doit répondre à la recherche&#x202f;; «&#xa0;kind:library or …&#xa0;» ne restreint que la crypte. Cartes de Jyhad seulement&#xa0;: set:Jyhad. Imprimées depuis 2018&#xa0;: latest&gt;=2018. Règles de tournoi 6.1.1 et 7.9.</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouvelle</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>&amp;Recherche</translation>
    </message>
    <message>
        <source>In the pool: {crypt} crypt cards, {library} library cards.</source>
        <translation>Dans le pool&#xa0;: {crypt} cartes de crypte, {library} cartes de bibliothèque.</translation>
    </message>
    <message>
        <source>&amp;How to search</source>
        <translation>Comment c&amp;hercher</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>Gar&amp;der</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>No&amp;m</translation>
    </message>
    <message>
        <source>Reading your decks …</source>
        <translation>Lecture de vos decks …</translation>
    </message>
    <message>
        <source>No decks match.</source>
        <translation>Aucun deck ne correspond.</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks: {names}</source>
        <comment>{n} deck: {names}</comment>
        <translation>
            <numerusform>{n} deck&#xa0;: {names}</numerusform>
            <numerusform>{n} decks&#xa0;: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>A later version of the program has written the versions of this deck. They are left as they are.</source>
        <translation>Une version plus récente du programme a écrit les versions de ce deck. Elles sont laissées telles quelles.</translation>
    </message>
    <message>
        <source>There is no section “{name}”.</source>
        <translation>Il n&apos;y a pas de section «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>The entry has characters that cannot be written.</source>
        <translation>L&apos;entrée a des caractères qui ne peuvent pas être écrits.</translation>
    </message>
    <message>
        <source>There is no “{name}”.</source>
        <translation>«&#xa0;{name}&#xa0;» n&apos;existe pas.</translation>
    </message>
    <message>
        <source>Another program has changed this entry. Check the set again.</source>
        <translation>Un autre programme a modifié cette entrée. Vérifiez de nouveau le jeu de données.</translation>
    </message>
    <message>
        <source>Write each entry under [[{section}]] to change it here.</source>
        <translation>Écrivez chaque entrée sous [[{section}]] pour la modifier ici.</translation>
    </message>
    <message>
        <source>Write [{section}] as a table to change it here.</source>
        <translation>Écrivez [{section}] comme table pour pouvoir modifier cette section ici.</translation>
    </message>
    <message>
        <source>“{value}” cannot be entered.</source>
        <translation>«&#xa0;{value}&#xa0;» ne peut pas être saisi.</translation>
    </message>
    <message>
        <source>“{name}” is there already. Choose another name.</source>
        <translation>«&#xa0;{name}&#xa0;» existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>A name has 1 to {n} characters.</source>
        <translation>Un nom a de 1 à {n} caractères.</translation>
    </message>
    <message>
        <source>A name consists of visible characters.</source>
        <translation>Un nom se compose de caractères visibles.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>{file} ne peut pas être écrit&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>{file} ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>It is too large for a position.</source>
        <translation>Elle est trop grande pour une position.</translation>
    </message>
    <message>
        <source>A later version of the program has written this position.</source>
        <translation>Une version plus récente du programme a écrit cette position.</translation>
    </message>
    <message>
        <source>It holds no position.</source>
        <translation>Elle ne contient pas de position.</translation>
    </message>
    <message>
        <source>Another program is writing right now. Try again.</source>
        <translation>Un autre programme est en train d&apos;écrire. Réessayez.</translation>
    </message>
    <message>
        <source>The game was given up after {n} decisions.</source>
        <translation>La partie a été abandonnée après {n} décisions.</translation>
    </message>
    <message>
        <source>A later version of the program has written this game.</source>
        <translation>Une version plus récente du programme a écrit cette partie.</translation>
    </message>
    <message>
        <source>The game cannot be played on: {reason}.</source>
        <translation>La partie ne peut pas être continuée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{n} players need {n} kinds of player.</source>
        <translation>{n} joueurs demandent {n} genres de joueur.</translation>
    </message>
    <message>
        <source>The game cannot be set up: {reason}.</source>
        <translation>La partie ne peut pas être mise en place&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The game is not the next chapter of this chronicle.</source>
        <translation>La partie n&apos;est pas le prochain chapitre de cette chronique.</translation>
    </message>
    <message>
        <source>“{name}” is damaged. It is kept as {file}.</source>
        <translation>«&#xa0;{name}&#xa0;» est endommagé. Il est conservé sous {file}.</translation>
    </message>
    <message>
        <source>Game {n}</source>
        <translation>Partie {n}</translation>
    </message>
    <message>
        <source>There is no player “{kind}”. There are: {known}.</source>
        <translation>Il n&apos;y a pas de joueur «&#xa0;{kind}&#xa0;». Il y a&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>Two to four players can play (H-SET-01).</source>
        <translation>Le jeu se joue de deux à quatre joueurs (H-SET-01).</translation>
    </message>
    <message>
        <source>A later version of the program has written this game. It is left as it is.</source>
        <translation>Une version plus récente du programme a écrit cette partie. Elle est laissée telle quelle.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n&apos;y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n&apos;y a rien à rétablir.</translation>
    </message>
    <message>
        <source>A chronicle has at most {n} entries.</source>
        <translation>Une chronique a au plus {n} entrées.</translation>
    </message>
    <message>
        <source>Another program has changed “{name}”. Open it again.</source>
        <translation>Un autre programme a modifié «&#xa0;{name}&#xa0;». Ouvrez-la de nouveau.</translation>
    </message>
    <message>
        <source>The chronicle is too large to be kept.</source>
        <translation>La chronique est trop grande pour être conservée.</translation>
    </message>
    <message>
        <source>The chronicle could not be read again, so it was not written.</source>
        <translation>La chronique n&apos;aurait pas pu être relue&#x202f;; elle n&apos;a donc pas été écrite.</translation>
    </message>
    <message>
        <source>The chronicle goes on with the data set as it was. {reason} Correct the data set, or undo up to that entry.</source>
        <translation>La chronique continue avec le jeu de données tel qu&apos;il était. {reason} Corrigez le jeu de données, ou annulez jusqu&apos;à cette entrée.</translation>
    </message>
    <message>
        <source>Entry {n} of “{name}” does not fit the data set “{set}”: {reason}</source>
        <translation>L&apos;entrée {n} de «&#xa0;{name}&#xa0;» ne correspond pas au jeu de données «&#xa0;{set}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Il n&apos;y a pas de fichier {file}.</translation>
    </message>
    <message>
        <source>A later version of the program has written this chronicle. It is left as it is.</source>
        <translation>Une version plus récente du programme a écrit cette chronique. Elle est laissée telle quelle.</translation>
    </message>
    <message>
        <source>“{name}” is damaged ({file}).</source>
        <translation>«&#xa0;{name}&#xa0;» est endommagé ({file}).</translation>
    </message>
    <message>
        <source>{seat} has most of it (H-END-01).</source>
        <translation>{seat} en a le plus (H-END-01).</translation>
    </message>
    <message>
        <source>{seats} are tied (H-END-02); the primogen decides (H-END-07).</source>
        <translation>{seats} sont à égalité (H-END-02)&#x202f;; le primogène décide (H-END-07).</translation>
    </message>
    <message>
        <source>{seat} won the tie (H-END-07).</source>
        <translation>{seat} a remporté l&apos;égalité (H-END-07).</translation>
    </message>
    <message>
        <source>No one has it (H-END-01).</source>
        <translation>Personne n&apos;en a (H-END-01).</translation>
    </message>
    <message>
        <source>The file is too large for a position.</source>
        <translation>Le fichier est trop grand pour une position.</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}.</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The file does not hold a position.</source>
        <translation>Le fichier ne contient pas de position.</translation>
    </message>
    <message>
        <source>Under ties, write the name of a player for each mission.</source>
        <translation>Sous ties, écrivez le nom d&apos;un joueur pour chaque mission.</translation>
    </message>
    <message>
        <source>The players of this game have not chosen their clans yet.</source>
        <translation>Les joueurs de cette partie n&apos;ont pas encore choisi leurs clans.</translation>
    </message>
    <message>
        <source>There is no seat {n}.</source>
        <translation>Il n&apos;y a pas de place {n}.</translation>
    </message>
    <message>
        <source>There is no mission “{id}” in this game.</source>
        <translation>Il n&apos;y a pas de mission «&#xa0;{id}&#xa0;» dans cette partie.</translation>
    </message>
    <message>
        <source>Battleground {letter} is not entered: it counts as at the beginning.</source>
        <translation>Le champ de bataille {letter} n&apos;est pas saisi&#xa0;: il compte comme au début.</translation>
    </message>
    <message>
        <source>{seats} are tied for victory (H-END-06); the primogen decides (H-END-07).</source>
        <translation>{seats} sont à égalité pour la victoire (H-END-06)&#x202f;; le primogène décide (H-END-07).</translation>
    </message>
    <message>
        <source>“{name}” is not tied for the mission “{id}”.</source>
        <translation>«&#xa0;{name}&#xa0;» n&apos;est pas à égalité pour la mission «&#xa0;{id}&#xa0;».</translation>
    </message>
    <message>
        <source>“{name}” is not tied for victory.</source>
        <translation>«&#xa0;{name}&#xa0;» n&apos;est pas à égalité pour la victoire.</translation>
    </message>
    <message>
        <source>There is no .toml file.</source>
        <translation>Il n&apos;y a pas de fichier .toml.</translation>
    </message>
    <message>
        <source>This id is that of the demonstration set. Choose another one.</source>
        <translation>Cet identifiant est celui du jeu de démonstration. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>{file} has the same id. Change one of them.</source>
        <translation>{file} a le même identifiant. Changez l&apos;un d&apos;eux.</translation>
    </message>
    <message>
        <source>There is no data set “{id}”. There are: {known}.</source>
        <translation>Il n&apos;y a pas de jeu de données «&#xa0;{id}&#xa0;». Il y a&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The data set {file} has problems:</source>
        <translation>Le jeu de données {file} a des problèmes&#xa0;:</translation>
    </message>
    <message>
        <source>The id “{id}” is taken. Choose another one.</source>
        <translation>L&apos;identifiant «&#xa0;{id}&#xa0;» est déjà pris. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>There are more than {n} files.</source>
        <translation>Il y a plus de {n} fichiers.</translation>
    </message>
    <message>
        <source>It is not UTF-8 text. Save it as UTF-8 in your editor.</source>
        <translation>Ce n&apos;est pas du texte UTF-8. Enregistrez-le en UTF-8 dans votre éditeur.</translation>
    </message>
    <message>
        <source>The pool has no crypt cards. Write “kind:crypt or (…)” to leave the crypt free.</source>
        <translation>Le pool n&apos;a pas de cartes de crypte. Écrivez «&#xa0;kind:crypt or (…)&#xa0;» pour laisser la crypte libre.</translation>
    </message>
    <message>
        <source>The pool has no library cards. Write “kind:library or (…)” to leave the library free.</source>
        <translation>La sélection n&apos;a aucune carte de bibliothèque. Écrivez «&#xa0;kind:library or (…)&#xa0;» pour laisser la bibliothèque libre.</translation>
    </message>
    <message numerus="yes">
        <source>The pool has {n} library cards only. Write “kind:library or (…)” to leave the library free.</source>
        <comment>The pool has {n} library card only. Write “kind:library or (…)” to leave the library free.</comment>
        <translation>
            <numerusform>Le pool n&apos;a que {n} carte de bibliothèque. Écrivez «&#xa0;kind:library or (…)&#xa0;» pour laisser la bibliothèque libre.</numerusform>
            <numerusform>Le pool n&apos;a que {n} cartes de bibliothèque. Écrivez «&#xa0;kind:library or (…)&#xa0;» pour laisser la bibliothèque libre.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pool has no condition.</source>
        <translation>Le pool n&apos;a pas de condition.</translation>
    </message>
    <message>
        <source>No card fits the pool {query}.</source>
        <translation>Aucune carte ne correspond au pool {query}.</translation>
    </message>
    <message>
        <source>no program reads from the pipe</source>
        <translation>personne ne lit dans le tube</translation>
    </message>
    <message>
        <source>{seat} uses {card}: “{word}”</source>
        <translation>{seat} utilise {card}&#xa0;: «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>{sentence} ({detail})</source>
        <translation>{sentence} ({detail})</translation>
    </message>
    <message>
        <source>copy {n}</source>
        <translation>exemplaire {n}</translation>
    </message>
    <message>
        <source>{n} blood</source>
        <translation>{n} de sang</translation>
    </message>
    <message>
        <source>on {card}</source>
        <translation>sur {card}</translation>
    </message>
    <message>
        <source>{n} life</source>
        <translation>{n} de vie</translation>
    </message>
    <message>
        <source>unlocked</source>
        <translation>redressé</translation>
    </message>
    <message>
        <source>in torpor</source>
        <translation>en torpeur</translation>
    </message>
    <message>
        <source>{seat} has {n} pool.</source>
        <translation>{seat} a {n} de réserve.</translation>
    </message>
    <message>
        <source>Pool: {cards}.</source>
        <translation>Réserve&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{seat} {n}</source>
        <translation>{seat} {n}</translation>
    </message>
    <message>
        <source>Bloodline of {player}</source>
        <translation>Lignée de {player}</translation>
    </message>
    <message numerus="yes">
        <source>{n} vampires</source>
        <comment>{n} vampire</comment>
        <translation>
            <numerusform>{n} vampire</numerusform>
            <numerusform>{n} vampires</numerusform>
        </translation>
    </message>
    <message>
        <source>Vaticanum</source>
        <translation>Vaticanum</translation>
    </message>
    <message>
        <source>Judices</source>
        <translation>Judices</translation>
    </message>
    <message>
        <source>Inside the walls</source>
        <translation>Dans l&apos;enceinte</translation>
    </message>
    <message>
        <source>At home: Camarilla {camarilla}, Sabbat {sabbat}</source>
        <translation>En réserve&#xa0;: Camarilla {camarilla}, Sabbat {sabbat}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>calme</translation>
    </message>
    <message>
        <source>fierce</source>
        <translation>féroce</translation>
    </message>
    <message>
        <source>high class</source>
        <translation>haute société</translation>
    </message>
    <message>
        <source>low class</source>
        <translation>bas-fonds</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>Keeper</source>
        <translation>Gardien</translation>
    </message>
    <message>
        <source>Scourge</source>
        <translation>Fléau</translation>
    </message>
    <message>
        <source>Seneschal</source>
        <translation>Sénéchal</translation>
    </message>
    <message>
        <source>Sheriff</source>
        <translation>Shérif</translation>
    </message>
    <message>
        <source>{player}: {value}, {side}.</source>
        <translation>{player}&#xa0;: {value}, {side}.</translation>
    </message>
    <message>
        <source>The clan politics token is on the neutral space.</source>
        <translation>Le jeton de politique des clans est sur la case neutre.</translation>
    </message>
    <message>
        <source>The clan politics token is {n} from neutral, toward {word}.</source>
        <translation>Le jeton de politique des clans est à {n} de la case neutre, vers {word}.</translation>
    </message>
    <message numerus="yes">
        <source>{court}: {n} ankhs of {faction}.</source>
        <comment>{court}: {n} ankh of {faction}.</comment>
        <translation>
            <numerusform>{court}&#xa0;: {n} ankh, {faction}.</numerusform>
            <numerusform>{court}&#xa0;: {n} ankhs, {faction}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{court}: empty.</source>
        <translation>{court}&#xa0;: vide.</translation>
    </message>
    <message>
        <source>The {token} token is among the judices and shows {side}.</source>
        <translation>Le jeton «&#xa0;{token}&#xa0;» est parmi les judices et montre {side}.</translation>
    </message>
    <message>
        <source>The {token} token is in the Vaticanum and shows {side}.</source>
        <translation>Le jeton «&#xa0;{token}&#xa0;» est dans le Vaticanum et montre {side}.</translation>
    </message>
    <message>
        <source>Inside the walls: {tokens}.</source>
        <translation>Dans l&apos;enceinte&#xa0;: {tokens}.</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>aucun jeton</translation>
    </message>
    <message>
        <source>The next vote is for the title {title}.</source>
        <translation>Le prochain vote porte sur le titre {title}.</translation>
    </message>
    <message>
        <source>{player} holds the title {title}.</source>
        <translation>{player} détient le titre {title}.</translation>
    </message>
    <message>
        <source>{city}: {n} ankhs stand, {burned} have burned.</source>
        <translation>{city}&#xa0;: {n} ankhs debout, {burned} brûlés.</translation>
    </message>
    <message>
        <source>{track}: the investigator is on space {n} of {end}, with {ankhs} ankhs there.</source>
        <translation>{track}&#xa0;: l&apos;enquêteur est sur la case {n} de {end}&#x202f;; ankhs à cet endroit&#xa0;: {ankhs}.</translation>
    </message>
    <message>
        <source>{region}: {tokens}.</source>
        <translation>{region}&#xa0;: {tokens}.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>{place}. {player}</source>
        <translation>{place}. {player}</translation>
    </message>
    <message numerus="yes">
        <source>{n} missions</source>
        <comment>{n} mission</comment>
        <translation>
            <numerusform>{n} mission</numerusform>
            <numerusform>{n} missions</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}. {player}, {missions}</source>
        <translation>{place}. {player}, {missions}</translation>
    </message>
    <message>
        <source>Choose a clan</source>
        <translation>Choisissez un clan</translation>
    </message>
    <message>
        <source>Choose a clan leader</source>
        <translation>Choisissez un chef de clan</translation>
    </message>
    <message>
        <source>What do you do in your turn?</source>
        <translation>Que faites-vous pendant votre tour&#x202f;?</translation>
    </message>
    <message>
        <source>Play another scheme?</source>
        <translation>Jouer une autre intrigue&#x202f;?</translation>
    </message>
    <message>
        <source>Choose the sire of the recruit</source>
        <translation>Choisissez le sire de la recrue</translation>
    </message>
    <message>
        <source>Choose who pays</source>
        <translation>Choisissez qui paie</translation>
    </message>
    <message>
        <source>Choose who receives the boon and lends an archetype</source>
        <translation>Choisissez qui reçoit la faveur et prête un archétype</translation>
    </message>
    <message>
        <source>Choose what the activation does</source>
        <translation>Choisissez l&apos;effet de l&apos;activation</translation>
    </message>
    <message>
        <source>Choose a vampire</source>
        <translation>Choisissez un vampire</translation>
    </message>
    <message>
        <source>Choose who suffers it</source>
        <translation>Choisissez qui le subit</translation>
    </message>
    <message>
        <source>Choose a character</source>
        <translation>Choisissez un personnage</translation>
    </message>
    <message>
        <source>Choose an opponent</source>
        <translation>Choisissez un adversaire</translation>
    </message>
    <message>
        <source>Choose a clan scheme</source>
        <translation>Choisissez une intrigue de clan</translation>
    </message>
    <message>
        <source>Choose an attribute</source>
        <translation>Choisissez un attribut</translation>
    </message>
    <message>
        <source>Do it or not?</source>
        <translation>Le faire ou non&#x202f;?</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Choisissez</translation>
    </message>
    <message>
        <source>What do the players agree on?</source>
        <translation>De quoi les joueurs conviennent-ils&#x202f;?</translation>
    </message>
    <message>
        <source>{card}: {question}</source>
        <translation>{card}&#xa0;: {question}</translation>
    </message>
    <message>
        <source>Enter the result into the chronicle</source>
        <translation>Saisir le résultat dans la chronique</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>More in the list of options</source>
        <translation>D&apos;autres dans la liste des options</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>{player} is thinking …</source>
        <translation>{player} réfléchit …</translation>
    </message>
    <message>
        <source>It is the turn of {player} to choose</source>
        <translation>C&apos;est à {player} de choisir</translation>
    </message>
    <message>
        <source>Hand over the screen, then show the hand.</source>
        <translation>Passez l&apos;écran, puis affichez la main.</translation>
    </message>
    <message>
        <source>I am {player}: show my hand</source>
        <translation>Je suis {player}&#xa0;: afficher ma main</translation>
    </message>
    <message>
        <source>Schemes of {player}</source>
        <translation>Intrigues de {player}</translation>
    </message>
    <message>
        <source>Schemes of the battlegrounds</source>
        <translation>Intrigues des champs de bataille</translation>
    </message>
    <message>
        <source>Round {n} of {rounds}</source>
        <translation>Manche {n} sur {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>{n} schemes in hand</source>
        <comment>{n} scheme in hand</comment>
        <translation>
            <numerusform>{n} intrigue en main</numerusform>
            <numerusform>{n} intrigues en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} schemes</source>
        <comment>{n} scheme</comment>
        <translation>
            <numerusform>{n} intrigue</numerusform>
            <numerusform>{n} intrigues</numerusform>
        </translation>
    </message>
    <message>
        <source>assets: {assets}</source>
        <translation>atouts&#xa0;: {assets}</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>premier joueur</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>à son tour</translation>
    </message>
    <message>
        <source>Bloodlines</source>
        <translation>Lignées</translation>
    </message>
    <message>
        <source>{mission} (most {attribute})</source>
        <translation>{mission} (le plus&#xa0;: {attribute})</translation>
    </message>
    <message>
        <source>Missions: {missions}</source>
        <translation>Missions&#xa0;: {missions}</translation>
    </message>
    <message numerus="yes">
        <source>Queue · {n} characters in the deck, {discard} discarded</source>
        <comment>Queue · {n} character in the deck, {discard} discarded</comment>
        <translation>
            <numerusform>File · {n} personnage dans la pioche, {discard} défaussés</numerusform>
            <numerusform>File · {n} personnages dans la pioche, {discard} défaussés</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty space of the queue</source>
        <translation>Case vide de la file</translation>
    </message>
    <message>
        <source>{n} power</source>
        <translation>{n} de pouvoir</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>Price: {price}</source>
        <translation>Prix&#xa0;: {price}</translation>
    </message>
    <message>
        <source>Reserved by {player}</source>
        <translation>Réservé par {player}</translation>
    </message>
    <message>
        <source>Heritage</source>
        <translation>Heritage</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronique</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message numerus="yes">
        <source>{n} entries of data sets are not saved. Discard them?</source>
        <comment>{n} entry of a data set is not saved. Discard it?</comment>
        <translation>
            <numerusform>{n} entrée d&apos;un jeu de données n&apos;est pas enregistrée. L&apos;abandonner&#x202f;?</numerusform>
            <numerusform>{n} entrées de jeux de données ne sont pas enregistrées. Les abandonner&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>Meilleures correspondances d&apos;abord</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Les plus grands d&apos;abord</translation>
    </message>
    <message>
        <source>Card pool of the tournament</source>
        <translation>Pool de cartes du tournoi</translation>
    </message>
    <message>
        <source>Edit card pools: sets or cards that an organiser allows</source>
        <translation>Écrire des pools de cartes&#xa0;: extensions ou cartes qu&apos;un organisateur autorise</translation>
    </message>
    <message>
        <source>Edit card pools</source>
        <translation>Écrire des pools de cartes</translation>
    </message>
    <message>
        <source>No restriction</source>
        <translation>Aucune restriction</translation>
    </message>
    <message>
        <source>The pool can&apos;t be used: {reason}</source>
        <translation>Le pool ne peut pas être utilisé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>character {key}</source>
        <translation>personnage {key}</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>personnages</translation>
    </message>
    <message>
        <source>leader {key}</source>
        <translation>chef de clan {key}</translation>
    </message>
    <message>
        <source>clans</source>
        <translation>clans</translation>
    </message>
    <message>
        <source>clan {key}</source>
        <translation>clan {key}</translation>
    </message>
    <message>
        <source>scheme {key}</source>
        <translation>intrigue {key}</translation>
    </message>
    <message>
        <source>schemes</source>
        <translation>intrigues</translation>
    </message>
    <message>
        <source>mission {key}</source>
        <translation>mission {key}</translation>
    </message>
    <message>
        <source>missions</source>
        <translation>missions</translation>
    </message>
    <message>
        <source>chronicle mission {key}</source>
        <translation>mission de chronique {key}</translation>
    </message>
    <message>
        <source>chronicle missions</source>
        <translation>missions de chronique</translation>
    </message>
    <message>
        <source>chapter {key}</source>
        <translation>chapitre {key}</translation>
    </message>
    <message>
        <source>chapters</source>
        <translation>chapitres</translation>
    </message>
    <message>
        <source>obligation {key}</source>
        <translation>obligation {key}</translation>
    </message>
    <message>
        <source>obligations</source>
        <translation>obligations</translation>
    </message>
    <message>
        <source>era {key}</source>
        <translation>ère {key}</translation>
    </message>
    <message>
        <source>eras</source>
        <translation>ères</translation>
    </message>
    <message>
        <source>battleground {key}</source>
        <translation>champ de bataille {key}</translation>
    </message>
    <message>
        <source>battlegrounds</source>
        <translation>champs de bataille</translation>
    </message>
    <message>
        <source>limit {key}</source>
        <translation>limite {key}</translation>
    </message>
    <message>
        <source>era points</source>
        <translation>points d&apos;ère</translation>
    </message>
    <message>
        <source>{field} is missing, so it is left out.</source>
        <translation>{field} manque, la carte est donc laissée de côté.</translation>
    </message>
    <message>
        <source>It has no effects, so it is left out.</source>
        <translation>Elle n&apos;a pas d&apos;effets et est donc laissée de côté.</translation>
    </message>
    <message>
        <source>Its requirement is missing, so it is left out.</source>
        <translation>Son prérequis manque, elle est donc laissée de côté.</translation>
    </message>
    <message>
        <source>The ability {name} has no effects; nothing happens when it is triggered.</source>
        <translation>L&apos;aptitude {name} n&apos;a pas d&apos;effets&#x202f;; rien ne se passe quand elle se déclenche.</translation>
    </message>
    <message>
        <source>It has no complete clan leader, so it cannot be chosen.</source>
        <translation>Il n&apos;a pas de chef de clan complet et ne peut donc pas être choisi.</translation>
    </message>
    <message>
        <source>Its board is missing or incomplete, so it cannot be played: {need}.</source>
        <translation>Son plateau manque ou est incomplet, il ne peut donc pas être joué&#xa0;: {need}.</translation>
    </message>
    <message>
        <source>victory points of the spaces</source>
        <translation>points de victoire des cases</translation>
    </message>
    <message>
        <source>values of the spaces, with the start {n}</source>
        <translation>valeurs des cases, avec le départ {n}</translation>
    </message>
    <message>
        <source>courts, with a home court for each of G, F, e and h</source>
        <translation>cours, avec une cour d&apos;origine pour chacune de G, F, e et h</translation>
    </message>
    <message>
        <source>steps to the end space</source>
        <translation>nombre de cases jusqu&apos;à la dernière</translation>
    </message>
    <message>
        <source>titles, with the prince</source>
        <translation>titres, dont le prince</translation>
    </message>
    <message>
        <source>a region for each of G, F, e and h, and a token of each side for each region</source>
        <translation>une région pour chacune de G, F, e et h, et un jeton de chaque camp pour chaque région</translation>
    </message>
    <message>
        <source>{n} characters are complete; two players need {least}.</source>
        <translation>Personnages complets&#xa0;: {n}&#x202f;; deux joueurs en demandent {least}.</translation>
    </message>
    <message>
        <source>Fewer than two clans can be chosen.</source>
        <translation>Moins de deux clans peuvent être choisis.</translation>
    </message>
    <message>
        <source>Its overview is missing.</source>
        <translation>Sa présentation manque.</translation>
    </message>
    <message>
        <source>It names {n} of five chronicle missions.</source>
        <translation>Il nomme {n} des cinq missions de chronique.</translation>
    </message>
    <message>
        <source>It has no responses, so it gives no reward.</source>
        <translation>Elle n&apos;a pas de réponses et ne donne donc aucune récompense.</translation>
    </message>
    <message>
        <source>How many schemes the vanquished unlocks is missing; none are unlocked.</source>
        <translation>Le nombre d&apos;intrigues que débloque le vaincu manque&#x202f;; aucune n&apos;est débloquée.</translation>
    </message>
    <message>
        <source>No scoring card is entered for the era.</source>
        <translation>Aucune carte de score n&apos;est saisie pour l&apos;ère.</translation>
    </message>
    <message>
        <source>Era points are missing; the number of opponents behind a player is used.</source>
        <translation>Les points d&apos;ère manquent&#x202f;; le nombre d&apos;adversaires derrière un joueur est utilisé.</translation>
    </message>
    <message>
        <source>{seat} draws a clan scheme.</source>
        <translation>{seat} pioche une intrigue de clan.</translation>
    </message>
    <message>
        <source>warlike</source>
        <translation>guerrier</translation>
    </message>
    <message>
        <source>scholarly</source>
        <translation>érudit</translation>
    </message>
    <message>
        <source>clandestine</source>
        <translation>clandestin</translation>
    </message>
    <message>
        <source>wealthy</source>
        <translation>fortuné</translation>
    </message>
    <message>
        <source>outsider</source>
        <translation>marginal</translation>
    </message>
    <message>
        <source>power</source>
        <translation>pouvoir</translation>
    </message>
    <message>
        <source>infamy</source>
        <translation>infamie</translation>
    </message>
    <message>
        <source>{card}: {word} wins.</source>
        <translation>{card}&#xa0;: {word} l&apos;emporte.</translation>
    </message>
    <message>
        <source>{card}: {word} scores.</source>
        <translation>{card}&#xa0;: {word} compte.</translation>
    </message>
    <message>
        <source>{card} is an outsider.</source>
        <translation>{card} est un marginal.</translation>
    </message>
    <message>
        <source>The morality token of {seat}.</source>
        <translation>Le jeton de moralité de {seat}.</translation>
    </message>
    <message>
        <source>{card} holds the title {word}.</source>
        <translation>{card} détient le titre {word}.</translation>
    </message>
    <message>
        <source>{seat} fought for the {word}.</source>
        <translation>{seat} a combattu dans le camp {word}.</translation>
    </message>
    <message>
        <source>{seat} claimed the mission {word}.</source>
        <translation>{seat} a remporté la mission {word}.</translation>
    </message>
    <message>
        <source>Power on {card}.</source>
        <translation>Pouvoir sur {card}.</translation>
    </message>
    <message>
        <source>Boons on {card}.</source>
        <translation>Faveurs sur {card}.</translation>
    </message>
    <message>
        <source>Infamy on {card}.</source>
        <translation>Infamie sur {card}.</translation>
    </message>
    <message>
        <source>Turns that the prey lasts</source>
        <translation>Tours que tient la proie</translation>
    </message>
    <message>
        <source>Turns of the game at whose end the prey is still in play. A game in which the prey is not ousted counts all its turns, so the mean is a restricted mean.</source>
        <translation>Tours de la partie à la fin desquels la proie est encore en jeu. Une partie où la proie n&apos;est pas évincée compte tous ses tours&#xa0;: la moyenne est donc une moyenne restreinte.</translation>
    </message>
    <message>
        <source>Turns without the vampire</source>
        <translation>Tours sans le vampire</translation>
    </message>
    <message>
        <source>Turns of the game that end before a copy of the vampire was ready. A game in which none ever is counts all its turns, so the mean is a restricted mean.</source>
        <translation>Tours de la partie qui finissent avant qu&apos;un exemplaire du vampire soit disponible. Une partie où aucun ne l&apos;est jamais compte tous ses tours&#xa0;: la moyenne est donc une moyenne restreinte.</translation>
    </message>
    <message>
        <source>The file is too large for a chronicle begun on paper.</source>
        <translation>Le fichier est trop grand pour une chronique commencée sur papier.</translation>
    </message>
    <message>
        <source>There are two players “{name}” (H-CHR-02).</source>
        <translation>Il y a deux joueurs «&#xa0;{name}&#xa0;» (H-CHR-02).</translation>
    </message>
    <message>
        <source>“{name}” is marked twice (H-CMP-10).</source>
        <translation>«&#xa0;{name}&#xa0;» est marqué deux fois (H-CMP-10).</translation>
    </message>
    <message>
        <source>The order of age names each player once (H-SET-09).</source>
        <translation>L&apos;ordre d&apos;âge nomme chaque joueur une fois (H-SET-09).</translation>
    </message>
    <message>
        <source>There is no player “{name}” (H-CHR-02).</source>
        <translation>Il n&apos;y a pas de joueur «&#xa0;{name}&#xa0;» (H-CHR-02).</translation>
    </message>
    <message>
        <source>“{name}” is in two places (H-AFT-06).</source>
        <translation>«&#xa0;{name}&#xa0;» est à deux endroits (H-AFT-06).</translation>
    </message>
    <message>
        <source>Stickers on characters</source>
        <translation>Autocollants sur les personnages</translation>
    </message>
    <message>
        <source>The prologue is not entered.</source>
        <translation>Le prologue n&apos;est pas saisi.</translation>
    </message>
    <message>
        <source>{player} claimed {mission}.</source>
        <translation>{player} a remporté {mission}.</translation>
    </message>
    <message>
        <source>Bloodline of {player}, {clan}</source>
        <translation>Lignée de {player}, {clan}</translation>
    </message>
    <message numerus="yes">
        <source>groups</source>
        <comment>group</comment>
        <extracomment>Files from which on a progress bar is worth its line. Files of a folder that are named when they are passed over. Columns of a terminal from which on a table tells the names of the decks too.</extracomment>
        <translation>
            <numerusform>groupe</numerusform>
            <numerusform>groupes</numerusform>
        </translation>
    </message>
    <message>
        <source>Write NAME=VALUE, each name once: “{text}”.</source>
        <translation>Écrivez NOM=VALEUR, chaque nom une seule fois&#xa0;: «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>This step is entered with --choose or --title.</source>
        <translation>Cette étape se saisit avec --choose ou --title.</translation>
    </message>
    <message>
        <source>There is no “{name}” to choose.</source>
        <translation>Il n&apos;y a pas de «&#xa0;{name}&#xa0;» à choisir.</translation>
    </message>
    <message>
        <source>“{name}” is unknown; possible: {words}.</source>
        <translation>«&#xa0;{name}&#xa0;» est inconnu&#x202f;; possibles&#xa0;: {words}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks.</source>
        <comment>{n} deck.</comment>
        <translation>
            <numerusform>{n} deck.</numerusform>
            <numerusform>{n} decks.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} shuffles {card} into the library.</source>
        <translation>{seat} mélange {card} à sa bibliothèque.</translation>
    </message>
    <message>
        <source>{seat} shuffles {cards} into the library.</source>
        <translation>{seat} mélange {cards} à sa bibliothèque.</translation>
    </message>
    <message>
        <source>The engine plays the whole text.</source>
        <translation>Le moteur joue tout le texte.</translation>
    </message>
    <message>
        <source>The engine plays the text as the program read it by itself. No person has checked it.</source>
        <translation>Le moteur joue le texte comme le programme l&apos;a lu seul. Personne ne l&apos;a vérifié.</translation>
    </message>
    <message>
        <source>The engine plays a part of the text.</source>
        <translation>Le moteur joue une partie du texte.</translation>
    </message>
    <message>
        <source>The engine does not play this text.</source>
        <translation>Le moteur ne joue pas ce texte.</translation>
    </message>
    <message>
        <source>Does: {words}.</source>
        <translation>Effet&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>Deck as pictures</source>
        <translation>Deck en images</translation>
    </message>
    <message>
        <source>standing and fire name each of G, F, e and h (H-BGE-01)</source>
        <translation>standing et fire nomment chacune de G, F, e et h (H-BGE-01)</translation>
    </message>
    <message>
        <source>there are {ankhs} ankhs of {city} (H-BGE-01)</source>
        <translation>il y a {ankhs} ankhs de {city} (H-BGE-01)</translation>
    </message>
    <message>
        <source>the token stands between {least} and {most} (H-BGA-03)</source>
        <translation>le jeton est entre {least} et {most} (H-BGA-03)</translation>
    </message>
    <message>
        <source>inside: at most {n} of A and C (H-BGG-03)</source>
        <translation>inside&#xa0;: au plus {n} jetons parmi A et C (H-BGG-03)</translation>
    </message>
    <message>
        <source>the timer is at 0 to {n} (H-BGG-04)</source>
        <translation>la minuterie va de 0 à {n} (H-BGG-04)</translation>
    </message>
    <message>
        <source>each title is held once: {words} (H-BGG-01)</source>
        <translation>chaque titre est détenu une seule fois&#xa0;: {words} (H-BGG-01)</translation>
    </message>
    <message>
        <source>a title is held before its vote; set the timer to the next vote (H-BGG-04)</source>
        <translation>un titre est détenu avant son vote&#x202f;; réglez la minuterie sur le prochain vote (H-BGG-04)</translation>
    </message>
    <message>
        <source>sides: A or C for each of {words} (H-BGD-01)</source>
        <translation>sides&#xa0;: A ou C pour chacun de {words} (H-BGD-01)</translation>
    </message>
    <message>
        <source>judices: at most three of {words} (H-BGD-03)</source>
        <translation>judices&#xa0;: au plus trois de {words} (H-BGD-03)</translation>
    </message>
    <message>
        <source>steps and ankhs name each of G, F, e and h (H-BGF-01)</source>
        <translation>steps et ankhs nomment chacune de G, F, e et h (H-BGF-01)</translation>
    </message>
    <message>
        <source>there are {ankhs} ankhs of {track} (H-BGF-01)</source>
        <translation>il y a {ankhs} ankhs de {track} (H-BGF-01)</translation>
    </message>
    <message>
        <source>the investigator of {track} is on step 0 to {last} (H-BGF-04)</source>
        <translation>l&apos;enquêteur ({track}) est sur une case de 0 à {last} (H-BGF-04)</translation>
    </message>
    <message>
        <source>each player has a space from 0 to {last} (H-SET-11)</source>
        <translation>chaque joueur a une case de 0 à {last} (H-SET-11)</translation>
    </message>
    <message>
        <source>each player has a side: {words} (H-SET-11)</source>
        <translation>chaque joueur a une face&#xa0;: {words} (H-SET-11)</translation>
    </message>
    <message>
        <source>home names {sides}; regions names {regions} (H-BGI-01)</source>
        <translation>home nomme {sides}&#x202f;; regions nomme {regions} (H-BGI-01)</translation>
    </message>
    <message>
        <source>{region!r} has {n} spaces (H-BGI-04)</source>
        <translation>nombre de cases de {region!r}&#xa0;: {n} (H-BGI-04)</translation>
    </message>
    <message>
        <source>{region!r} has tokens of {words} (H-BGI-01)</source>
        <translation>{region!r} a des jetons de {words} (H-BGI-01)</translation>
    </message>
    <message>
        <source>there are fewer tokens of {side} with the value {value} (H-BGI-01)</source>
        <translation>il y a moins de jetons de {side} de valeur {value} (H-BGI-01)</translation>
    </message>
    <message>
        <source>a token is on the home space of the other side (H-BGI-01)</source>
        <translation>un jeton est dans la réserve de l&apos;autre camp (H-BGI-01)</translation>
    </message>
    <message>
        <source>the allegiances are {words} (H-BGI-02)</source>
        <translation>les allégeances sont {words} (H-BGI-02)</translation>
    </message>
    <message>
        <source>there is no court {court!r} (H-BGC-01)</source>
        <translation>il n&apos;y a pas de cour {court!r} (H-BGC-01)</translation>
    </message>
    <message>
        <source>{court!r} has 0 or more ankhs of G, F, e, h (H-BGC-01)</source>
        <translation>{court!r} a 0 ankh ou plus de G, F, e, h (H-BGC-01)</translation>
    </message>
    <message>
        <source>{court!r} holds ankhs of rivals (H-BGC-02)</source>
        <translation>{court!r} a des ankhs de rivaux (H-BGC-02)</translation>
    </message>
    <message>
        <source>{court!r} is the home of another faction (H-BGC-03)</source>
        <translation>{court!r} est la cour d&apos;origine d&apos;une autre faction (H-BGC-03)</translation>
    </message>
    <message>
        <source>there are {ankhs} ankhs of {faction} (H-BGC-01)</source>
        <translation>il y a {ankhs} ankhs de {faction} (H-BGC-01)</translation>
    </message>
    <message>
        <source>clan leader</source>
        <translation>chef de clan</translation>
    </message>
    <message>
        <source>clan sticker</source>
        <translation>autocollant de clan</translation>
    </message>
    <message>
        <source>ability sticker</source>
        <translation>autocollant d&apos;aptitude</translation>
    </message>
    <message>
        <source>trait</source>
        <translation>trait</translation>
    </message>
    <message>
        <source>asset</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>obligation</source>
        <translation>obligation</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>intrigue</translation>
    </message>
    <message>
        <source>it needs the data set {needed!r}, not {id!r}</source>
        <translation>il faut le jeu de données {needed!r}, pas {id!r}</translation>
    </message>
    <message>
        <source>it needs the data set “{needed}”, not “{id}”</source>
        <translation>il faut le jeu de données «&#xa0;{needed}&#xa0;», pas «&#xa0;{id}&#xa0;»</translation>
    </message>
    <message>
        <source>chapter {chapter} cannot be (H-CHR-01)</source>
        <translation>il ne peut pas y avoir de chapitre {chapter} (H-CHR-01)</translation>
    </message>
    <message>
        <source>there is no character “{name}” in the data set (H-DAT-01)</source>
        <translation>il n&apos;y a pas de personnage «&#xa0;{name}&#xa0;» dans le jeu de données (H-DAT-01)</translation>
    </message>
    <message>
        <source>the character “{name}” is in two places (H-AFT-06)</source>
        <translation>le personnage «&#xa0;{name}&#xa0;» est à deux endroits (H-AFT-06)</translation>
    </message>
    <message>
        <source>there is no {kind} “{name}” ({rule})</source>
        <translation>introuvable&#xa0;: {kind} «&#xa0;{name}&#xa0;» ({rule})</translation>
    </message>
    <message>
        <source>a player is named who does not take part (H-CHR-02)</source>
        <translation>un joueur nommé ne participe pas (H-CHR-02)</translation>
    </message>
    <message>
        <source>two to four of the players take part (H-SET-01)</source>
        <translation>deux à quatre des joueurs participent (H-SET-01)</translation>
    </message>
    <message>
        <source>the order of age names each player once (H-SET-09)</source>
        <translation>l&apos;ordre d&apos;âge nomme chaque joueur une fois (H-SET-09)</translation>
    </message>
    <message>
        <source>two players have the name “{name}” (H-CHR-02)</source>
        <translation>deux joueurs portent le nom «&#xa0;{name}&#xa0;» (H-CHR-02)</translation>
    </message>
    <message>
        <source>{step} follows a chapter that was played (H-AFT-00)</source>
        <translation>{step} suit un chapitre qui a été joué (H-AFT-00)</translation>
    </message>
    <message>
        <source>{step} is for a player of the chapter (H-AFT-00)</source>
        <translation>{step} est pour un joueur du chapitre (H-AFT-00)</translation>
    </message>
    <message>
        <source>there is no chronicle mission “{mission}” (H-AFT-03)</source>
        <translation>il n&apos;y a pas de mission de chronique «&#xa0;{mission}&#xa0;» (H-AFT-03)</translation>
    </message>
    <message>
        <source>“{name}” is no leader that a mission unlocks (H-AFT-08)</source>
        <translation>«&#xa0;{name}&#xa0;» n&apos;est pas un chef de clan qu&apos;une mission débloque (H-AFT-08)</translation>
    </message>
    <message>
        <source>“{name}” is in two havens (H-AFT-04, H-AFT-08)</source>
        <translation>«&#xa0;{name}&#xa0;» est dans deux refuges (H-AFT-04, H-AFT-08)</translation>
    </message>
    <message>
        <source>“{name}” is no scheme of a research deck (H-AFT-02)</source>
        <translation>«&#xa0;{name}&#xa0;» n&apos;est pas une intrigue d&apos;une pioche de recherche (H-AFT-02)</translation>
    </message>
    <message>
        <source>the scheme “{name}” is unlocked twice (H-AFT-02)</source>
        <translation>l&apos;intrigue «&#xa0;{name}&#xa0;» est débloquée deux fois (H-AFT-02)</translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation>0 ou plus</translation>
    </message>
    <message>
        <source>0 to {most}</source>
        <translation>de 0 à {most}</translation>
    </message>
    <message>
        <source>“{name}” has {n} dots in {trait}; possible: {bound} (H-CHR-05)</source>
        <translation>«&#xa0;{name}&#xa0;», points de trait en {trait}&#xa0;: {n}&#x202f;; possible&#xa0;: {bound} (H-CHR-05)</translation>
    </message>
    <message>
        <source>“{name}” is used {n} times; there are {count} (H-AFT-05)</source>
        <translation>«&#xa0;{name}&#xa0;» est utilisé {n} fois&#x202f;; il y en a {count} (H-AFT-05)</translation>
    </message>
    <message>
        <source>{n} clan stickers of {clan} are used; there are {most} (H-CHR-06)</source>
        <translation>autocollants de clan utilisés pour {clan}&#xa0;: {n}&#x202f;; il y en a {most} (H-CHR-06)</translation>
    </message>
    <message>
        <source>“{name}” has a printed clan and takes no clan sticker (H-AFT-08)</source>
        <translation>«&#xa0;{name}&#xa0;» a un clan imprimé et ne prend pas d&apos;autocollant de clan (H-AFT-08)</translation>
    </message>
    <message>
        <source>“{name}” is no ancilla and bears no ability sticker (H-AFT-05)</source>
        <translation>«&#xa0;{name}&#xa0;» n&apos;est pas une ancilla et ne porte pas d&apos;autocollant d&apos;aptitude (H-AFT-05)</translation>
    </message>
    <message>
        <source>“{name}” has more ability stickers than slots, {slots} (H-AFT-05)</source>
        <translation>«&#xa0;{name}&#xa0;» a plus d&apos;autocollants d&apos;aptitude que d&apos;emplacements, {slots} (H-AFT-05)</translation>
    </message>
    <message>
        <source>“{name}” is a thin blood and cannot be bonded (H-CHR-06)</source>
        <translation>«&#xa0;{name}&#xa0;» est un sang clair et ne peut pas être lié (H-CHR-06)</translation>
    </message>
    <message>
        <source>{over} eras are over; no more than that are decided (H-ERA-01)</source>
        <translation>ères finies&#xa0;: {over}&#x202f;; il n&apos;y en a pas plus de décidées (H-ERA-01)</translation>
    </message>
    <message>
        <source>an era was won by a player who does not take part (H-ERA-02)</source>
        <translation>une ère a été gagnée par un joueur qui ne participe pas (H-ERA-02)</translation>
    </message>
    <message>
        <source>there is no scoring card “{name}” (H-ERA-03)</source>
        <translation>il n&apos;y a pas de carte de score «&#xa0;{name}&#xa0;» (H-ERA-03)</translation>
    </message>
    <message>
        <source>the scoring card “{name}” is of era {era} (H-ERA-03)</source>
        <translation>la carte de score «&#xa0;{name}&#xa0;» est de l&apos;ère {era} (H-ERA-03)</translation>
    </message>
    <message>
        <source>the scoring card “{name}” is selected twice (H-ERA-03)</source>
        <translation>la carte de score «&#xa0;{name}&#xa0;» est choisie deux fois (H-ERA-03)</translation>
    </message>
    <message>
        <source>results are of chapters before {chapter}, in order (H-AFT-01)</source>
        <translation>les résultats sont ceux de chapitres avant {chapter}, dans l&apos;ordre (H-AFT-01)</translation>
    </message>
    <message>
        <source>chapter {chapter}: {message}</source>
        <translation>chapitre {chapter}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>two to four players have one place each (H-AFT-01)</source>
        <translation>deux à quatre joueurs ont chacun une place (H-AFT-01)</translation>
    </message>
    <message>
        <source>first place has most victory points (H-END-06)</source>
        <translation>la première place a le plus de points de victoire (H-END-06)</translation>
    </message>
    <message>
        <source>there is no clan “{clan}” (H-SET-08)</source>
        <translation>il n&apos;y a pas de clan «&#xa0;{clan}&#xa0;» (H-SET-08)</translation>
    </message>
    <message>
        <source>two players have the clan “{clan}” (H-SET-08)</source>
        <translation>deux joueurs ont le clan «&#xa0;{clan}&#xa0;» (H-SET-08)</translation>
    </message>
    <message>
        <source>“{name}” is in two bloodlines (H-AFT-00)</source>
        <translation>«&#xa0;{name}&#xa0;» est dans deux lignées (H-AFT-00)</translation>
    </message>
    <message>
        <source>there is no chronicle mission “{name}” (H-AFT-03)</source>
        <translation>il n&apos;y a pas de mission de chronique «&#xa0;{name}&#xa0;» (H-AFT-03)</translation>
    </message>
    <message>
        <source>“{name}” is claimed by a player who has no place (H-END-01)</source>
        <translation>«&#xa0;{name}&#xa0;» est remportée par un joueur qui n&apos;a pas de place (H-END-01)</translation>
    </message>
    <message>
        <source>each player who takes part has one place (H-AFT-01)</source>
        <translation>chaque joueur qui participe a une place (H-AFT-01)</translation>
    </message>
    <message>
        <source>two players have the same clan (H-SET-08)</source>
        <translation>deux joueurs ont le même clan (H-SET-08)</translation>
    </message>
    <message>
        <source>“{mission}” cannot be claimed by that player (H-END-01)</source>
        <translation>«&#xa0;{mission}&#xa0;» ne peut pas être remportée par ce joueur (H-END-01)</translation>
    </message>
    <message>
        <source>a character is in two bloodlines (H-AFT-00)</source>
        <translation>un personnage est dans deux lignées (H-AFT-00)</translation>
    </message>
    <message>
        <source>the clan “{clan}” has no leader (H-DAT-02)</source>
        <translation>le clan «&#xa0;{clan}&#xa0;» n&apos;a pas de chef de clan (H-DAT-02)</translation>
    </message>
    <message>
        <source>“{leader}” is no leader of the clan “{clan}” (H-SET-08)</source>
        <translation>«&#xa0;{leader}&#xa0;» n&apos;est pas un chef du clan «&#xa0;{clan}&#xa0;» (H-SET-08)</translation>
    </message>
    <message>
        <source>only its owner can use the leader “{name}” (H-AFT-08)</source>
        <translation>seul son propriétaire peut utiliser le chef de clan «&#xa0;{name}&#xa0;» (H-AFT-08)</translation>
    </message>
    <message>
        <source>“{name}” cannot be in the bloodline of {player} (H-REC-11)</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être dans la lignée de {player} (H-REC-11)</translation>
    </message>
    <message>
        <source>there is no {asset} asset to discard (H-TRN-07)</source>
        <translation>il n&apos;y a pas d&apos;atout «&#xa0;{asset}&#xa0;» à défausser (H-TRN-07)</translation>
    </message>
    <message>
        <source>there was no retained character to recruit (H-REC-11)</source>
        <translation>il n&apos;y avait pas de personnage conservé à recruter (H-REC-11)</translation>
    </message>
    <message>
        <source>the retained character was recruited (H-REC-11)</source>
        <translation>le personnage conservé a été recruté (H-REC-11)</translation>
    </message>
    <message>
        <source>“{name}” is its own sire (H-REC-05)</source>
        <translation>«&#xa0;{name}&#xa0;» est son propre sire (H-REC-05)</translation>
    </message>
    <message>
        <source>“{name}” has more than three childer (H-REC-05)</source>
        <translation>«&#xa0;{name}&#xa0;» a plus de trois infants (H-REC-05)</translation>
    </message>
    <message>
        <source>{wanted} research schemes of the clan just played (H-AFT-02)</source>
        <translation>intrigues de recherche du clan qui vient d&apos;être joué&#xa0;: {wanted} (H-AFT-02)</translation>
    </message>
    <message>
        <source>the mission “{mission}” comes first (H-AFT-03)</source>
        <translation>la mission «&#xa0;{mission}&#xa0;» vient d&apos;abord (H-AFT-03)</translation>
    </message>
    <message>
        <source>“{name}” has {n} responses (H-AFT-03)</source>
        <translation>nombre de réponses de «&#xa0;{name}&#xa0;»&#xa0;: {n} (H-AFT-03)</translation>
    </message>
    <message>
        <source>an unlocked character goes into the haven or the deck (H-AFT-08)</source>
        <translation>un personnage débloqué va dans le refuge ou dans la pioche (H-AFT-08)</translation>
    </message>
    <message>
        <source>a basic character of the bloodline is elevated (H-AFT-10)</source>
        <translation>un personnage de base de la lignée est élevé au rang d&apos;ancilla (H-AFT-10)</translation>
    </message>
    <message>
        <source>the winner draws one of the obligations left (H-AFT-04)</source>
        <translation>le vainqueur pioche une des obligations qui restent (H-AFT-04)</translation>
    </message>
    <message>
        <source>each other player with obligations removes one (H-AFT-04)</source>
        <translation>chaque autre joueur qui a des obligations en retire une (H-AFT-04)</translation>
    </message>
    <message>
        <source>the player does not have “{name}” (H-AFT-04)</source>
        <translation>le joueur n&apos;a pas «&#xa0;{name}&#xa0;» (H-AFT-04)</translation>
    </message>
    <message>
        <source>“{sticker}” is used up or not allowed (H-AFT-05)</source>
        <translation>«&#xa0;{sticker}&#xa0;» est épuisé ou n&apos;est pas permis (H-AFT-05)</translation>
    </message>
    <message>
        <source>“{character}” cannot bear it (H-AFT-05)</source>
        <translation>«&#xa0;{character}&#xa0;» ne peut pas le porter (H-AFT-05)</translation>
    </message>
    <message>
        <source>a vampire of the bloodline is retained (H-AFT-06)</source>
        <translation>un vampire de la lignée est conservé (H-AFT-06)</translation>
    </message>
    <message>
        <source>“{name}” has a clan already (H-AFT-08)</source>
        <translation>«&#xa0;{name}&#xa0;» a déjà un clan (H-AFT-08)</translation>
    </message>
    <message>
        <source>the clan sticker is one of {listed} (H-AFT-10, H-CHR-06)</source>
        <translation>l&apos;autocollant de clan est l&apos;un de {listed} (H-AFT-10, H-CHR-06)</translation>
    </message>
    <message>
        <source>another player dominates the era (H-ERA-02)</source>
        <translation>un autre joueur domine l&apos;ère (H-ERA-02)</translation>
    </message>
    <message>
        <source>one of the revealed scoring cards is selected (H-ERA-03)</source>
        <translation>une des cartes de score révélées est choisie (H-ERA-03)</translation>
    </message>
    <message>
        <source>a tie for most chronicle points is shared (H-FIN-02)</source>
        <translation>une égalité pour le plus de points de chronique est partagée (H-FIN-02)</translation>
    </message>
    <message>
        <source>the player is not tied for most chronicle points (H-FIN-02)</source>
        <translation>le joueur n&apos;est pas à égalité pour le plus de points de chronique (H-FIN-02)</translation>
    </message>
    <message>
        <source>the chronicle has begun already (H-CHR-01)</source>
        <translation>la chronique a déjà commencé (H-CHR-01)</translation>
    </message>
    <message>
        <source>a chronicle begins with its players (H-CHR-01)</source>
        <translation>une chronique commence avec ses joueurs (H-CHR-01)</translation>
    </message>
    <message>
        <source>{what} comes first, in the order of the aftermath (H-AFT-01)</source>
        <translation>{what} vient d&apos;abord, dans l&apos;ordre des suites du chapitre (H-AFT-01)</translation>
    </message>
    <message>
        <source>entry {number}: {error}</source>
        <translation>entrée {number}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>it is too large for a chronicle</source>
        <translation>il est trop volumineux pour une chronique</translation>
    </message>
    <message>
        <source>it is of a later version of the program; it is left as is</source>
        <translation>ce fichier vient d&apos;une version plus récente du programme&#x202f;; il est laissé tel quel</translation>
    </message>
    <message>
        <source>this is no chronicle of Heritage: {reason}</source>
        <translation>ce n&apos;est pas une chronique Heritage&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>no chapter is to be played now (H-AFT-01)</source>
        <translation>aucun chapitre n&apos;est à jouer maintenant (H-AFT-01)</translation>
    </message>
    <message>
        <source>the game is not over (H-TRN-01)</source>
        <translation>la partie n&apos;est pas finie (H-TRN-01)</translation>
    </message>
    <message>
        <source>two players have the same name (H-CHR-02)</source>
        <translation>deux joueurs portent le même nom (H-CHR-02)</translation>
    </message>
    <message>
        <source>players join between two chapters (H-CHR-04)</source>
        <translation>les joueurs se joignent à la chronique entre deux chapitres (H-CHR-04)</translation>
    </message>
    <message>
        <source>four players take part already (H-SET-01)</source>
        <translation>quatre joueurs participent déjà (H-SET-01)</translation>
    </message>
    <message>
        <source>there is a player “{name}” already (H-CHR-02)</source>
        <translation>il y a déjà un joueur «&#xa0;{name}&#xa0;» (H-CHR-02)</translation>
    </message>
    <message>
        <source>players drop in and out between two chapters (H-CHR-04)</source>
        <translation>les joueurs arrivent et s&apos;absentent entre deux chapitres (H-CHR-04)</translation>
    </message>
    <message>
        <source>it is the prologue of another player (H-CHR-02)</source>
        <translation>c&apos;est le prologue d&apos;un autre joueur (H-CHR-02)</translation>
    </message>
    <message>
        <source>the first dot is of resources, abilities or psyche (H-CHR-02)</source>
        <translation>le premier point est de ressources, d&apos;aptitudes ou de psyché (H-CHR-02)</translation>
    </message>
    <message>
        <source>“{discipline}” is no discipline (H-CHR-02)</source>
        <translation>«&#xa0;{discipline}&#xa0;» n&apos;est pas une Discipline (H-CHR-02)</translation>
    </message>
    <message>
        <source>{missed} free dots, one for each missed chapter (H-CHR-04)</source>
        <translation>points gratuits&#xa0;: {missed}, un pour chaque chapitre manqué (H-CHR-04)</translation>
    </message>
    <message>
        <source>three characters of the deck are drawn, one is kept (H-CHR-03)</source>
        <translation>trois personnages sont piochés, un est conservé (H-CHR-03)</translation>
    </message>
    <message>
        <source>the victor writes a title (H-AFT-02)</source>
        <translation>le vainqueur écrit un titre (H-AFT-02)</translation>
    </message>
    <message>
        <source>a prologue needs a name on the sheet and a title (H-CHR-02)</source>
        <translation>un prologue demande un nom sur la feuille et un titre (H-CHR-02)</translation>
    </message>
    <message>
        <source>it has a letter that cannot be written</source>
        <translation>il contient un caractère qui ne peut pas être écrit</translation>
    </message>
    <message>
        <source>{field}: {message}</source>
        <translation>{field}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>of players with equal points, the one with fewer missions is ahead (H-END-06)</source>
        <translation>à égalité de points, le joueur qui a le moins de missions est devant (H-END-06)</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a decimal number</source>
        <translation>un nombre décimal</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>une table</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>une date ou une heure</translation>
    </message>
    <message>
        <source>; did you mean {close!r}? Possible: {words}</source>
        <translation>. Vouliez-vous dire {close!r}&#x202f;? Possibles&#xa0;: {words}</translation>
    </message>
    <message>
        <source>; possible: {words}</source>
        <translation>. Possibles&#xa0;: {words}</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>write {wanted}, not {shape}</source>
        <translation>écrivez {wanted}, pas {shape}</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>l&apos;imbrication est trop profonde</translation>
    </message>
    <message>
        <source>line {n}</source>
        <translation>ligne {n}</translation>
    </message>
    <message>
        <source>a table with {field!r}</source>
        <translation>une table avec {field!r}</translation>
    </message>
    <message>
        <source>{name!r} is missing{hint}</source>
        <translation>{name!r} manque{hint}</translation>
    </message>
    <message>
        <source>{name!r} is missing</source>
        <translation>{name!r} manque</translation>
    </message>
    <message>
        <source>there is no such field{hint}</source>
        <translation>ce champ n&apos;existe pas{hint}</translation>
    </message>
    <message>
        <source>a list, as [ ... ]</source>
        <translation>une liste, comme [ ... ]</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>entrées</translation>
    </message>
    <message>
        <source>a table, as {example}</source>
        <translation>une table, comme {example}</translation>
    </message>
    <message>
        <source>one of these words</source>
        <translation>un de ces mots</translation>
    </message>
    <message>
        <source>{message}: {words}</source>
        <translation>{message}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{value!r} is unknown{hint}</source>
        <translation>{value!r} est inconnu{hint}</translation>
    </message>
    <message>
        <source>a text in quotation marks</source>
        <translation>un texte entre guillemets</translation>
    </message>
    <message>
        <source>write 1 to 60 small letters (a to z), digits and hyphens, as &apos;old-tower&apos;</source>
        <translation>écrivez de 1 à 60 minuscules (a à z), chiffres et traits d&apos;union, comme &apos;old-tower&apos;</translation>
    </message>
    <message>
        <source>{value!r} is no id: {message}</source>
        <translation>{value!r} n&apos;est pas un identifiant&#xa0;: {message}</translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation>au moins {least}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message>
        <source>write {bounds} {what}; there are {n}</source>
        <translation>écrivez {bounds} {what}&#x202f;; il y en a {n}</translation>
    </message>
    <message>
        <source>write a whole number from {least} to {most}</source>
        <translation>écrivez un nombre entier de {least} à {most}</translation>
    </message>
    <message>
        <source>its files are larger than {n} MB together</source>
        <translation>ses fichiers dépassent {n} Mo ensemble</translation>
    </message>
    <message>
        <source>this is no TOML: {reason}</source>
        <translation>ce n&apos;est pas du TOML&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>there are more than {most} {name}</source>
        <translation>il y a plus de {most} {name}</translation>
    </message>
    <message>
        <source>there is no such section{hint}</source>
        <translation>cette section n&apos;existe pas{hint}</translation>
    </message>
    <message>
        <source>write each entry under [[{name}]]</source>
        <translation>écrivez chaque entrée sous [[{name}]]</translation>
    </message>
    <message>
        <source>it is in another file already</source>
        <translation>cela figure déjà dans un autre fichier</translation>
    </message>
    <message>
        <source>write [set] with the id and the name of the data set</source>
        <translation>écrivez [set] avec l&apos;identifiant et le nom du jeu de données</translation>
    </message>
    <message>
        <source>there are {more} more problems</source>
        <translation>nombre d&apos;autres problèmes&#xa0;: {more}</translation>
    </message>
    <message>
        <source>{value!r} exists already; each {key} must be unique</source>
        <translation>{value!r} existe déjà&#x202f;; chaque {key} figure une seule fois</translation>
    </message>
    <message>
        <source>there is a character {id!r} already; a leader has an id of its own</source>
        <translation>il y a déjà un personnage {id!r}&#x202f;; un chef de clan a son propre identifiant</translation>
    </message>
    <message>
        <source>there is no scheme {name!r}</source>
        <translation>il n&apos;y a pas d&apos;intrigue {name!r}</translation>
    </message>
    <message>
        <source>{name!r} is no scheme of the clan {clan}</source>
        <translation>{name!r} n&apos;est pas une intrigue du clan {clan}</translation>
    </message>
    <message>
        <source>{name!r} lies in the research deck at first</source>
        <translation>{name!r} est d&apos;abord dans la pioche de recherche</translation>
    </message>
    <message>
        <source>write either a clan or a battleground</source>
        <translation>écrivez soit un clan, soit un champ de bataille</translation>
    </message>
    <message>
        <source>more than eight archetypes</source>
        <translation>plus de huit archétypes</translation>
    </message>
    <message>
        <source>there is no chronicle mission {name!r}</source>
        <translation>il n&apos;y a pas de mission de chronique {name!r}</translation>
    </message>
    <message>
        <source>a response has one reward: asset, unlock or elevate</source>
        <translation>une réponse a une seule récompense&#xa0;: asset, unlock ou elevate</translation>
    </message>
    <message>
        <source>{name!r} is no character or leader with chronicle = true</source>
        <translation>{name!r} n&apos;est pas un personnage ou un chef de clan avec chronicle = true</translation>
    </message>
    <message>
        <source>the start value {start} is listed twice</source>
        <translation>la valeur de départ {start} est indiquée deux fois</translation>
    </message>
    <message>
        <source>the first title is {title!r}</source>
        <translation>le premier titre est {title!r}</translation>
    </message>
    <message>
        <source>{id!r} is next to itself</source>
        <translation>{id!r} est voisine d&apos;elle-même</translation>
    </message>
    <message>
        <source>{id!r} is next to {other!r}, which is no court</source>
        <translation>{id!r} est voisine de {other!r}, qui n&apos;est pas une cour</translation>
    </message>
    <message>
        <source>there is another home court of {home}</source>
        <translation>il y a une autre cour d&apos;origine de {home}</translation>
    </message>
    <message>
        <source>{name!r} is listed twice</source>
        <translation>{name!r} est indiqué deux fois</translation>
    </message>
    <message>
        <source>each player of a position has a clan and a leader (H-SET-08)</source>
        <translation>chaque joueur d&apos;une position a un clan et un chef de clan (H-SET-08)</translation>
    </message>
    <message>
        <source>more sides than players (H-SET-01)</source>
        <translation>plus de camps que de joueurs (H-SET-01)</translation>
    </message>
    <message>
        <source>battleground {letter}: {wrong}</source>
        <translation>champ de bataille {letter}&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>round {round} of {rounds} (H-TRN-01)</source>
        <translation>manche {round} sur {rounds} (H-TRN-01)</translation>
    </message>
    <message>
        <source>there is no character or leader “{name}” in this game</source>
        <translation>il n&apos;y a pas de personnage ni de chef de clan «&#xa0;{name}&#xa0;» dans cette partie</translation>
    </message>
    <message>
        <source>“{name}” is a clan leader and no character (H-SET-04)</source>
        <translation>«&#xa0;{name}&#xa0;» est un chef de clan et non un personnage (H-SET-04)</translation>
    </message>
    <message>
        <source>there is no scheme “{name}” in this game</source>
        <translation>il n&apos;y a pas d&apos;intrigue «&#xa0;{name}&#xa0;» dans cette partie</translation>
    </message>
    <message>
        <source>{name} has a scheme of another clan (H-SET-12)</source>
        <translation>{name} a une intrigue d&apos;un autre clan (H-SET-12)</translation>
    </message>
    <message>
        <source>{name} has a scheme twice (H-SCH-08)</source>
        <translation>{name} a deux fois une intrigue (H-SCH-08)</translation>
    </message>
    <message>
        <source>“{name}” cannot be placed, or is placed twice</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être placé, ou est placé deux fois</translation>
    </message>
    <message>
        <source>“{name}” is not the leader of this bloodline (H-SET-08)</source>
        <translation>«&#xa0;{name}&#xa0;» n&apos;est pas le chef de clan de cette lignée (H-SET-08)</translation>
    </message>
    <message>
        <source>“{name}” has a boon of a clan that does not play</source>
        <translation>«&#xa0;{name}&#xa0;» a une faveur d&apos;un clan qui ne joue pas</translation>
    </message>
    <message>
        <source>“{name}” has an ankh that is not in play (H-CMP-08)</source>
        <translation>«&#xa0;{name}&#xa0;» a un ankh qui n&apos;est pas en jeu (H-CMP-08)</translation>
    </message>
    <message>
        <source>“{name}” has a title that is not in play (H-CMP-08)</source>
        <translation>«&#xa0;{name}&#xa0;» a un titre qui n&apos;est pas en jeu (H-CMP-08)</translation>
    </message>
    <message>
        <source>“{name}” has less than no tokens (H-TOK-01)</source>
        <translation>«&#xa0;{name}&#xa0;» a moins de zéro jeton (H-TOK-01)</translation>
    </message>
    <message>
        <source>“{name}” is a clan leader (H-TOK-06, H-TOK-07)</source>
        <translation>«&#xa0;{name}&#xa0;» est un chef de clan (H-TOK-06, H-TOK-07)</translation>
    </message>
    <message>
        <source>{name} has no vampire at the top (H-SET-08)</source>
        <translation>{name} n&apos;a pas de vampire au sommet (H-SET-08)</translation>
    </message>
    <message>
        <source>“{name}” is no ancilla (H-CLN-08)</source>
        <translation>«&#xa0;{name}&#xa0;» n&apos;est pas une ancilla (H-CLN-08)</translation>
    </message>
    <message>
        <source>“{name}” is placed twice (H-CLN-08)</source>
        <translation>«&#xa0;{name}&#xa0;» est placé deux fois (H-CLN-08)</translation>
    </message>
    <message>
        <source>“{name}” has no sire (H-REC-05)</source>
        <translation>«&#xa0;{name}&#xa0;» n&apos;a pas de sire (H-REC-05)</translation>
    </message>
    <message>
        <source>the sire of “{name}” is not placed before it (H-REC-05)</source>
        <translation>le sire de «&#xa0;{name}&#xa0;» n&apos;est pas placé avant lui (H-REC-05)</translation>
    </message>
    <message>
        <source>a character is in two places, or the queue is too long (H-SET-04)</source>
        <translation>un personnage est à deux endroits, ou la file est trop longue (H-SET-04)</translation>
    </message>
    <message>
        <source>an empty space of the queue is on the left (H-REC-06)</source>
        <translation>une case vide de la file est à gauche (H-REC-06)</translation>
    </message>
    <message>
        <source>“{name}” is not in the queue, or is reserved (H-REC-09)</source>
        <translation>«&#xa0;{name}&#xa0;» n&apos;est pas dans la file, ou est réservé (H-REC-09)</translation>
    </message>
    <message>
        <source>battleground “{letter}” is not in play</source>
        <translation>le champ de bataille «&#xa0;{letter}&#xa0;» n&apos;est pas en jeu</translation>
    </message>
    <message>
        <source>battleground {letter}: there is no “{name}”{hint}</source>
        <translation>champ de bataille {letter}&#xa0;: «&#xa0;{name}&#xa0;» n&apos;existe pas{hint}</translation>
    </message>
    <message>
        <source>battleground {letter}: {error}</source>
        <translation>champ de bataille {letter}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>battleground {letter}{path}: {message}</source>
        <translation>champ de bataille {letter}{path}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>a game from a position is not saved; save the position</source>
        <translation>une partie issue d&apos;une position n&apos;est pas enregistrée&#x202f;; enregistrez la position</translation>
    </message>
    <message>
        <source>a game from a position is not saved: it is found by its setup</source>
        <translation>une partie partie d&apos;une position n&apos;est pas enregistrée&#xa0;: elle se retrouve par sa mise en place</translation>
    </message>
    <message>
        <source>a game is not saved without its whole log</source>
        <translation>une partie n&apos;est pas enregistrée sans son journal complet</translation>
    </message>
    <message>
        <source>it is too large for a saved game</source>
        <translation>il est trop volumineux pour une partie enregistrée</translation>
    </message>
    <message>
        <source>this is no saved game: {reason}</source>
        <translation>ce n&apos;est pas une partie enregistrée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>it has {count} seats</source>
        <translation>elle a {count} places</translation>
    </message>
    <message>
        <source>a seat has a name that cannot be shown</source>
        <translation>une place a un nom qui ne peut pas être affiché</translation>
    </message>
    <message>
        <source>the first player has no seat</source>
        <translation>le premier joueur n&apos;a pas de place</translation>
    </message>
    <message>
        <source>there is no edition {name}</source>
        <translation>il n&apos;y a pas d&apos;édition {name}</translation>
    </message>
    <message>
        <source>the card {name} ({id}) is not in the card base</source>
        <translation>la carte {name} ({id}) n&apos;est pas dans la base de cartes</translation>
    </message>
    <message>
        <source>{name} has changed since the game was played</source>
        <translation>{name} a changé depuis que la partie a été jouée</translation>
    </message>
    <message>
        <source>a deck has a line that cannot be read: {line}</source>
        <translation>un deck a une ligne illisible&#xa0;: {line}</translation>
    </message>
    <message>
        <source>a deck has more than {most} cards</source>
        <translation>un deck a plus de {most} cartes</translation>
    </message>
    <message>
        <source>the card {id} of a deck is not among its cards</source>
        <translation>la carte {id} d&apos;un deck n&apos;est pas parmi ses cartes</translation>
    </message>
    <message>
        <source>the setup cannot be played: {reason}</source>
        <translation>la mise en place ne peut pas être jouée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>input {number}, {key}, is not legal there</source>
        <translation>l&apos;entrée {number}, {key}, n&apos;y est pas légale</translation>
    </message>
    <message>
        <source>this is no saved game of Heritage: {reason}</source>
        <translation>ce n&apos;est pas une partie Heritage enregistrée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>this is no saved game of this version</source>
        <translation>ce n&apos;est pas une partie enregistrée de cette version</translation>
    </message>
    <message>
        <source>the data set {id!r} has changed since it was saved: {reason}</source>
        <translation>le jeu de données {id!r} a changé depuis l&apos;enregistrement de la partie&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the setup cannot be played: {error}</source>
        <translation>la mise en place ne peut pas être jouée&#xa0;: {error}</translation>
    </message>
    <message>
        <source>input {count}, {key!r}, is not legal there</source>
        <translation>l&apos;entrée {count}, {key!r}, n&apos;est pas légale à cet endroit</translation>
    </message>
    <message>
        <source>played again it goes another way: the rules have changed since</source>
        <translation>rejouée, elle se déroule autrement&#xa0;: les règles ont changé depuis</translation>
    </message>
    <message>
        <source>the name of a player has 1 to {most} letters</source>
        <translation>le nom d&apos;un joueur a de 1 à {most} lettres</translation>
    </message>
    <message>
        <source>{count} players: two to four can play (H-SET-01)</source>
        <translation>{count} joueurs&#xa0;: le jeu se joue de deux à quatre joueurs (H-SET-01)</translation>
    </message>
    <message>
        <source>“{letter}” is no battleground of {kind} (H-SET-06)</source>
        <translation>«&#xa0;{letter}&#xa0;» n&apos;est pas un champ de bataille du genre «&#xa0;{kind}&#xa0;» (H-SET-06)</translation>
    </message>
    <message>
        <source>the board of battleground {letter} is not entered (part D)</source>
        <translation>le plateau du champ de bataille {letter} n&apos;est pas saisi (partie D)</translation>
    </message>
    <message>
        <source>the clan “{clan}” has no complete leader (H-DAT-02)</source>
        <translation>le clan «&#xa0;{clan}&#xa0;» n&apos;a pas de chef de clan complet (H-DAT-02)</translation>
    </message>
    <message>
        <source>{n} clans have a complete leader; {count} players need one each (H-DAT-02)</source>
        <translation>clans qui ont un chef de clan complet&#xa0;: {n}&#x202f;; il en faut un à chacun des {count} joueurs (H-DAT-02)</translation>
    </message>
    <message>
        <source>a character is in two havens (H-AFT-06)</source>
        <translation>un personnage est dans deux refuges (H-AFT-06)</translation>
    </message>
    <message>
        <source>a clan leader is in two havens (H-AFT-08)</source>
        <translation>un chef de clan est dans deux refuges (H-AFT-08)</translation>
    </message>
    <message>
        <source>only its owner can use the leader “{leader}” (H-AFT-08)</source>
        <translation>seul son propriétaire peut utiliser le chef de clan «&#xa0;{leader}&#xa0;» (H-AFT-08)</translation>
    </message>
    <message>
        <source>there is no asset “{asset}”; there are {words} (H-AST-01)</source>
        <translation>il n&apos;y a pas d&apos;atout «&#xa0;{asset}&#xa0;»&#x202f;; il y a {words} (H-AST-01)</translation>
    </message>
    <message>
        <source>there is no seat {n} (H-SET-07)</source>
        <translation>il n&apos;y a pas de place {n} (H-SET-07)</translation>
    </message>
    <message>
        <source>the order of the choice names each seat once (H-SET-09)</source>
        <translation>l&apos;ordre du choix nomme chaque place une fois (H-SET-09)</translation>
    </message>
    <message>
        <source>0 to 5 missions are played (H-SET-02)</source>
        <translation>on joue de 0 à 5 missions (H-SET-02)</translation>
    </message>
    <message>
        <source>{have} characters are complete; {count} players need {need} (H-DAT-01)</source>
        <translation>personnages complets&#xa0;: {have}&#x202f;; {count} joueurs en demandent {need} (H-DAT-01)</translation>
    </message>
    <message>
        <source>character</source>
        <translation>personnage</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>chef de clan</translation>
    </message>
    <message>
        <source>mission</source>
        <translation>mission</translation>
    </message>
    <message>
        <source>there is no complete {kind} “{name}” in the data set</source>
        <translation>absent du jeu de données, ou incomplet&#xa0;: {kind} «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>“{leader}” is not unlocked by {name} (H-AFT-08)</source>
        <translation>«&#xa0;{leader}&#xa0;» n&apos;est pas débloqué par {name} (H-AFT-08)</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Pas de cible</translation>
    </message>
    <message>
        <source>The card base has no such card.</source>
        <translation>La base de cartes n&apos;a pas cette carte.</translation>
    </message>
    <message>
        <source>A position has at most {n} cards.</source>
        <translation>Une position a au plus {n} cartes.</translation>
    </message>
    <message>
        <source>A card has 0 to {n} counters.</source>
        <translation>Une carte a de 0 à {n} compteurs.</translation>
    </message>
    <message>
        <source>{card} has no counters there.</source>
        <translation>{card} n&apos;y a pas de compteurs.</translation>
    </message>
    <message>
        <source>{card} is not in play (GEN-13).</source>
        <translation>{card} n&apos;est pas en jeu (GEN-13).</translation>
    </message>
    <message>
        <source>A Methuselah has 0 to {n} pool.</source>
        <translation>Un Mathusalem a de 0 à {n} de réserve.</translation>
    </message>
    <message>
        <source>A name has 1 to {n} characters and belongs to one.</source>
        <translation>Un nom a de 1 à {n} caractères et n&apos;appartient qu&apos;à un seul.</translation>
    </message>
    <message>
        <source>There is no edition “{name}”.</source>
        <translation>Il n&apos;y a pas d&apos;édition «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>At most {n} can play (GEN-01).</source>
        <translation>Au plus {n} peuvent jouer (GEN-01).</translation>
    </message>
    <message>
        <source>At least {n} play (GEN-01).</source>
        <translation>Au moins {n} jouent (GEN-01).</translation>
    </message>
    <message>
        <source>The position has no such card.</source>
        <translation>La position n&apos;a pas cette carte.</translation>
    </message>
    <message>
        <source>There is no such Methuselah.</source>
        <translation>Il n&apos;y a pas un tel Mathusalem.</translation>
    </message>
    <message>
        <source>{card} is no minion (GEN-16).</source>
        <translation>{card} n&apos;est pas un serviteur (GEN-16).</translation>
    </message>
    <message>
        <source>{card} is a crypt card (DCK-10).</source>
        <translation>{card} est une carte de crypte (DCK-10).</translation>
    </message>
    <message>
        <source>{card} is not in play (GEN-19).</source>
        <translation>{card} n&apos;est pas en jeu (GEN-19).</translation>
    </message>
    <message>
        <source>Only a card on another one has a host.</source>
        <translation>Seule une carte placée sur une autre a un hôte.</translation>
    </message>
    <message>
        <source>The game is damaged. It is kept as {file}.</source>
        <translation>La partie est endommagée. Elle est conservée sous {file}.</translation>
    </message>
    <message>
        <source>There is no such game.</source>
        <translation>Il n&apos;y a pas une telle partie.</translation>
    </message>
    <message>
        <source>The game is open already.</source>
        <translation>La partie est déjà ouverte.</translation>
    </message>
    <message>
        <source>The game cannot be kept: {reason}.</source>
        <translation>La partie ne peut pas être conservée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Two Methuselahs are called {name}.</source>
        <translation>Deux Mathusalems s&apos;appellent {name}.</translation>
    </message>
    <message>
        <source>The turn or the Edge belongs to a player who is not at the table.</source>
        <translation>Le tour ou l&apos;Avantage n&apos;appartient à personne à la table.</translation>
    </message>
    <message>
        <source>The card base has no card {name}.</source>
        <translation>La base de cartes n&apos;a pas de carte {name}.</translation>
    </message>
    <message>
        <source>{card} belongs to a player who is not at the table.</source>
        <translation>{card} n&apos;appartient à personne à la table.</translation>
    </message>
    <message>
        <source>{card} is on a card that is not in play.</source>
        <translation>{card} est sur une carte qui n&apos;est pas en jeu.</translation>
    </message>
    <message>
        <source>{card} is no minion, so it is in no region of minions.</source>
        <translation>{card} n&apos;est pas un serviteur&#x202f;; elle n&apos;est dans aucune région de serviteurs.</translation>
    </message>
    <message>
        <source>{card} is a crypt card: it is in no hand and no library.</source>
        <translation>{card} est une carte de crypte&#xa0;: elle n&apos;est ni en main ni dans la bibliothèque.</translation>
    </message>
    <message>
        <source>{card} is a library card: it is not in the crypt.</source>
        <translation>{card} est une carte de bibliothèque&#xa0;: elle n&apos;est pas dans la crypte.</translation>
    </message>
    <message>
        <source>Only vampires are in torpor, not {card}.</source>
        <translation>Seuls les vampires sont en torpeur, pas {card}.</translation>
    </message>
    <message>
        <source>{card} has more blood than its capacity of {n}.</source>
        <translation>{card} a plus de sang que sa capacité de {n}.</translation>
    </message>
    <message>
        <source>{card} has no life and is burned.</source>
        <translation>{card} n&apos;a pas de vie et est brûlée.</translation>
    </message>
    <message>
        <source>{card} is on a minion.</source>
        <translation>{card} est sur un serviteur.</translation>
    </message>
    <message>
        <source>{card} is a minion: it is in the ready region.</source>
        <translation>{card} est un serviteur&#xa0;: elle est dans la région disponible.</translation>
    </message>
    <message>
        <source>{name} has no pool: she is ousted.</source>
        <translation>{name} n&apos;a plus de réserve et quitte la partie.</translation>
    </message>
    <message>
        <source>{card} is unique: a Methuselah can control only one.</source>
        <translation>{card} est unique&#xa0;: personne ne la contrôle deux fois.</translation>
    </message>
    <message>
        <source>{card} is unique: it would be contested.</source>
        <translation>{card} est unique&#xa0;: elle serait disputée.</translation>
    </message>
    <message>
        <source>{name} has more than {n} cards in hand.</source>
        <translation>{name} a plus de {n} cartes en main.</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>équilibré</translation>
    </message>
    <message>
        <source>aggressive</source>
        <translation>agressif</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>prudent</translation>
    </message>
    <message>
        <source>political</source>
        <translation>politique</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>débutant</translation>
    </message>
    <message>
        <source>full strength</source>
        <translation>niveau maximal</translation>
    </message>
    <message>
        <source>experienced</source>
        <translation>expérimenté</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>occasionnel</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Thoughtful</source>
        <translation>Réfléchi</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Constant</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>{n} players for {seats} seats.</source>
        <translation>{n} joueurs pour {seats} places.</translation>
    </message>
    <message>
        <source>There is no player “{name}”. There are: {known}.</source>
        <translation>Il n&apos;y a pas de joueur «&#xa0;{name}&#xa0;». Il y a&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>“{player}” has no “{name}”.</source>
        <translation>«&#xa0;{player}&#xa0;» n&apos;a pas de «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>{least} to {most} can play, not {n}.</source>
        <translation>De {least} à {most} peuvent jouer, pas {n}.</translation>
    </message>
    <message>
        <source>The seed is a number from 0 to {most}.</source>
        <translation>La graine est un nombre de 0 à {most}.</translation>
    </message>
    <message>
        <source>The deck has no crypt.</source>
        <translation>Le deck n&apos;a pas de crypte.</translation>
    </message>
    <message>
        <source>The deck has more than {n} cards.</source>
        <translation>Le deck a plus de {n} cartes.</translation>
    </message>
    <message>
        <source>The archive has no deck “{id}”.</source>
        <translation>L&apos;archive n&apos;a pas de deck «&#xa0;{id}&#xa0;».</translation>
    </message>
    <message>
        <source>There is no preconstructed deck “{key}”.</source>
        <translation>Il n&apos;y a pas de deck préconstruit «&#xa0;{key}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>The search finds {n} decks that can be played, not {wanted}.</source>
        <comment>The search finds {n} deck that can be played, not {wanted}.</comment>
        <translation>
            <numerusform>La recherche trouve {n} deck jouable, pas {wanted}.</numerusform>
            <numerusform>La recherche trouve {n} decks jouables, pas {wanted}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Passive</source>
        <translation>Passif</translation>
    </message>
    <message>
        <source>No player has to choose now.</source>
        <translation>Personne n&apos;a à choisir maintenant.</translation>
    </message>
    <message>
        <source>You cannot yield for so long now.</source>
        <translation>Vous ne pouvez pas passer si longtemps maintenant.</translation>
    </message>
    <message>
        <source>There is no game to concede.</source>
        <translation>Il n&apos;y a pas de partie à abandonner.</translation>
    </message>
    <message>
        <source>{seat} burns {n:card} at random.</source>
        <translation>{seat} brûle {n:carte} au hasard.</translation>
    </message>
    <message>
        <source>&amp;Another deal</source>
        <translation>&amp;Autre donne</translation>
    </message>
    <message>
        <source>Deal with &amp;seed …</source>
        <translation>Donner avec une &amp;graine …</translation>
    </message>
    <message>
        <source>Dealing the cards</source>
        <translation>Distribution des cartes</translation>
    </message>
    <message>
        <source>The same deck and seed deal the same cards on every machine.</source>
        <translation>Le même deck et la même graine donnent les mêmes cartes sur chaque machine.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Quantité</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>peut être choisi</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>&amp;Replay this game</source>
        <translation>&amp;Revoir cette partie</translation>
    </message>
    <message>
        <source>C&amp;hoose for me once</source>
        <translation>&amp;Choisir pour moi une fois</translation>
    </message>
    <message>
        <source>Choose for me until my next &amp;turn</source>
        <translation>Choisir pour moi jusqu&apos;à mon prochain &amp;tour</translation>
    </message>
    <message>
        <source>&amp;What if … (a copy to try)</source>
        <translation>Et s&amp;i … (une copie pour essayer)</translation>
    </message>
    <message>
        <source>Ed&amp;it this position … (shows all hands)</source>
        <translation>&amp;Modifier cette position … (montre toutes les mains)</translation>
    </message>
    <message>
        <source>&amp;Concede</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>As&amp;k me whenever I can do something</source>
        <translation>&amp;Demander dès que je peux faire quelque chose</translation>
    </message>
    <message>
        <source>Ani&amp;mations</source>
        <translation>Animation&amp;s</translation>
    </message>
    <message>
        <source>S&amp;peed of computer players</source>
        <translation>&amp;Vitesse de l&apos;ordinateur</translation>
    </message>
    <message>
        <source>So&amp;und when I have to choose</source>
        <translation>Son &amp;quand je dois choisir</translation>
    </message>
    <message>
        <source>{head}: game table</source>
        <translation>{head}&#xa0;: table de jeu</translation>
    </message>
    <message>
        <source>Hint: {deed}</source>
        <translation>Conseil&#xa0;: {deed}</translation>
    </message>
    <message>
        <source>Result sheet …</source>
        <translation>Feuille de résultat …</translation>
    </message>
    <message>
        <source>Replay this game</source>
        <translation>Revoir cette partie</translation>
    </message>
    <message>
        <source>{seat} takes over.</source>
        <translation>{seat} prend la suite.</translation>
    </message>
    <message>
        <source>Show the hand of {seat}</source>
        <translation>Montrer la main de {seat}</translation>
    </message>
    <message>
        <source>A computer player chooses for you.</source>
        <translation>L&apos;ordinateur choisit pour vous.</translation>
    </message>
    <message>
        <source>Let me choose again</source>
        <translation>Choisir de nouveau moi-même</translation>
    </message>
    <message>
        <source>Double-click the card, or press the button.</source>
        <translation>Double-cliquez sur la carte, ou appuyez sur le bouton.</translation>
    </message>
    <message>
        <source>{head}: replay</source>
        <translation>{head}&#xa0;: partie revue</translation>
    </message>
    <message>
        <source>Whose lines</source>
        <translation>Lignes de qui</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Copier le journal</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Ben</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Cleo</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Eve</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Finn</translation>
    </message>
    <message>
        <source>Name at seat {n}</source>
        <translation>Nom à la place {n}</translation>
    </message>
    <message>
        <source>Computer: {kind}</source>
        <translation>Ordinateur&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>Strength at seat {n}</source>
        <translation>Niveau à la place {n}</translation>
    </message>
    <message>
        <source>Style at seat {n}</source>
        <translation>Style à la place {n}</translation>
    </message>
    <message>
        <source>Deck at seat {n}</source>
        <translation>Deck à la place {n}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Random decks from</source>
        <translation>Decks au hasard parmi</translation>
    </message>
    <message>
        <source>All winning decks; or a search, such as: clan:ventrue</source>
        <translation>Tous les decks vainqueurs&#x202f;; ou une recherche, par exemple&#xa0;: clan:ventrue</translation>
    </message>
    <message>
        <source> minutes</source>
        <translation> minutes</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source> turns each</source>
        <translation> tours chacun</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Limite de tours</translation>
    </message>
    <message>
        <source>Time is up after so many turns of a Methuselah; everybody left gets half a point</source>
        <translation>Le temps est écoulé après ce nombre de tours d&apos;un Mathusalem&#x202f;; chaque joueur restant reçoit un demi-point</translation>
    </message>
    <message>
        <source>Play deck 1 alone</source>
        <translation>Jouer le deck 1 seul</translation>
    </message>
    <message>
        <source>Deal the deck of the first seat against opponents who do nothing</source>
        <translation>Donner le deck de la première place contre des adversaires qui ne font rien</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Each seat is the predator of the next one; the last is the predator of the first.</source>
        <translation>Chaque place est le prédateur de la suivante&#x202f;; la dernière est le prédateur de la première.</translation>
    </message>
    <message>
        <source>Open deck: {name}</source>
        <translation>Deck ouvert&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Choose the deck at seat {n}.</source>
        <translation>Choisissez le deck de la place {n}.</translation>
    </message>
    <message>
        <source>A random winning deck</source>
        <translation>Un deck vainqueur au hasard</translation>
    </message>
    <message>
        <source>A random preconstructed deck</source>
        <translation>Un deck préconstruit au hasard</translation>
    </message>
    <message>
        <source>A winning deck …</source>
        <translation>Un deck gagnant …</translation>
    </message>
    <message>
        <source>Starting the game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Thinking about a hint …</source>
        <translation>Recherche d&apos;un conseil …</translation>
    </message>
    <message>
        <source>The game ends here.</source>
        <translation>La partie finit ici.</translation>
    </message>
    <message>
        <source>Next: {seat}: {choice}</source>
        <translation>Ensuite&#xa0;: {seat}&#xa0;: {choice}</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>D&apos;un coup</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Back to the turn before</source>
        <translation>Revenir au tour précédent</translation>
    </message>
    <message>
        <source>One choice back</source>
        <translation>Un choix en arrière</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation>Avancer tout seul</translation>
    </message>
    <message>
        <source>One choice on</source>
        <translation>Un choix en avant</translation>
    </message>
    <message>
        <source>On to the next turn</source>
        <translation>Aller au tour suivant</translation>
    </message>
    <message>
        <source>Choice of the game</source>
        <translation>Choix de la partie</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>Avec les yeux de</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Arrêter ici</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Toutes les cartes visibles</translation>
    </message>
    <message>
        <source>As a spectator</source>
        <translation>En spectateur</translation>
    </message>
    <message>
        <source>As {name}</source>
        <translation>En tant que {name}</translation>
    </message>
    <message>
        <source>Choose otherwise</source>
        <translation>Choisir autrement</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message numerus="yes">
        <source>{n} more on the table</source>
        <comment>{n} more on the table</comment>
        <translation>
            <numerusform>{n} de plus sur la table</numerusform>
            <numerusform>{n} de plus sur la table</numerusform>
        </translation>
    </message>
    <message>
        <source>Conceded.</source>
        <translation>Abandonnée.</translation>
    </message>
    <message>
        <source>The time is over. Half a point for everybody who is left.</source>
        <translation>Le temps est écoulé. Un demi-point pour chacun de ceux qui restent.</translation>
    </message>
    <message>
        <source>It had too many choices.</source>
        <translation>Elle avait trop de choix.</translation>
    </message>
    <message>
        <source>{points} victory points</source>
        <translation>{points} points de victoire</translation>
    </message>
    <message>
        <source>game win</source>
        <translation>partie gagnée</translation>
    </message>
    <message>
        <source>{name} has the game win.</source>
        <translation>{name} a la partie gagnée.</translation>
    </message>
    <message>
        <source>No game win.</source>
        <translation>Pas de partie gagnée.</translation>
    </message>
    <message>
        <source>A game win needs two victory points, and more than anybody else.</source>
        <translation>Une partie gagnée demande deux points de victoire, et plus que tous les autres.</translation>
    </message>
    <message>
        <source>Methuselah</source>
        <translation>Mathusalem</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>a abandonné</translation>
    </message>
    <message numerus="yes">
        <source>{n} turns</source>
        <comment>{n} turn</comment>
        <translation>
            <numerusform>{n} tour</numerusform>
            <numerusform>{n} tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} minutes</source>
        <comment>{n} minute</comment>
        <translation>
            <numerusform>{n} minute</numerusform>
            <numerusform>{n} minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine plays the texts of {whole} of the {cards} cards of these decks whole.</source>
        <translation>Le moteur joue en entier les textes de {whole} des {cards} cartes de ces decks.</translation>
    </message>
    <message numerus="yes">
        <source>{n} act as the program read them, and no person has checked it.</source>
        <comment>One acts as the program read it, and no person has checked it.</comment>
        <translation>
            <numerusform>{n} agit comme le programme l’a lue, sans vérification humaine.</numerusform>
            <numerusform>{n} agissent comme le programme les a lues, sans vérification humaine.</numerusform>
        </translation>
    </message>
    <message>
        <source>ousted in turn {turn}</source>
        <translation>hors de la partie au tour {turn}</translation>
    </message>
    <message>
        <source>withdrew in turn {turn}</source>
        <translation>s&apos;est retiré au tour {turn}</translation>
    </message>
    <message>
        <source>it is her turn</source>
        <translation>c&apos;est son tour</translation>
    </message>
    <message>
        <source>Opens the ash heap</source>
        <translation>Ouvre le tas de cendres</translation>
    </message>
    <message>
        <source>Library {library}, crypt {crypt}, hand {hand}, ash heap {ash}</source>
        <translation>Bibliothèque {library}, crypte {crypt}, main {hand}, tas de cendres {ash}</translation>
    </message>
    <message>
        <source>Click to look at the ash heap</source>
        <translation>Cliquer pour voir le tas de cendres</translation>
    </message>
    <message>
        <source>{name} (ousted)</source>
        <translation>{name} (hors de la partie)</translation>
    </message>
    <message>
        <source>prey and predator</source>
        <translation>proie et prédateur</translation>
    </message>
    <message>
        <source>your prey</source>
        <translation>votre proie</translation>
    </message>
    <message>
        <source>your predator</source>
        <translation>votre prédateur</translation>
    </message>
    <message>
        <source>this action ends</source>
        <translation>la fin de cette action</translation>
    </message>
    <message>
        <source>another player acts against me</source>
        <translation>une action contre moi</translation>
    </message>
    <message>
        <source>my turn</source>
        <translation>mon tour</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Do that</source>
        <translation>Faire cela</translation>
    </message>
    <message>
        <source>Pass until …</source>
        <translation>Passer jusqu&apos;à …</translation>
    </message>
    <message>
        <source>Pass until {until}</source>
        <translation>Passer jusqu&apos;à {until}</translation>
    </message>
    <message>
        <source>You are not asked until then. Key: {key}</source>
        <translation>Rien ne vous est demandé d&apos;ici là. Touche&#xa0;: {key}</translation>
    </message>
    <message>
        <source>Stop passing</source>
        <translation>Ne plus passer</translation>
    </message>
    <message>
        <source>Stop passing (until {until})</source>
        <translation>Ne plus passer (jusqu&apos;à {until})</translation>
    </message>
    <message>
        <source>Ask me again (Esc)</source>
        <translation>Me demander de nouveau (Échap)</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>Règle {number}</translation>
    </message>
    <message>
        <source>Keeping the game</source>
        <translation>Conservation de la partie</translation>
    </message>
    <message>
        <source>Keeping the result</source>
        <translation>Enregistrement du résultat</translation>
    </message>
    <message>
        <source>Games (*.json)</source>
        <translation>Parties (*.json)</translation>
    </message>
    <message>
        <source>&amp;New game …</source>
        <translation>&amp;Nouvelle partie …</translation>
    </message>
    <message>
        <source>&amp;Open a saved game …</source>
        <translation>&amp;Ouvrir une partie enregistrée …</translation>
    </message>
    <message>
        <source>Sa&amp;ve …</source>
        <translation>&amp;Enregistrer …</translation>
    </message>
    <message>
        <source>&amp;Edit a position …</source>
        <translation>Modifier une &amp;position …</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Edit a position …</source>
        <translation>Modifier une position …</translation>
    </message>
    <message>
        <source>Lay out cards by hand, see which rules that breaks, and play from there</source>
        <translation>Disposer les cartes à la main, voir quelles règles cela enfreint, et jouer à partir de là</translation>
    </message>
    <message>
        <source>Open in a win&amp;dow of its own</source>
        <translation>O&amp;uvrir dans sa propre fenêtre</translation>
    </message>
    <message>
        <source>Move to the main win&amp;dow</source>
        <translation>Pl&amp;acer dans la fenêtre principale</translation>
    </message>
    <message>
        <source>Game table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>Position editor</source>
        <translation>Éditeur de position</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>The game cannot be saved: {why}</source>
        <translation>La partie ne peut pas être enregistrée&#xa0;: {why}</translation>
    </message>
    <message>
        <source>There is no other choice</source>
        <translation>Il n&apos;y a pas d&apos;autre choix</translation>
    </message>
    <message>
        <source>Nothing else is worth its cost</source>
        <translation>Rien d&apos;autre ne vaut son coût</translation>
    </message>
    <message>
        <source>What the card does is worth it</source>
        <translation>Ce que fait la carte le vaut</translation>
    </message>
    <message>
        <source>It harms a rival most</source>
        <translation>Cela nuit le plus à un rival</translation>
    </message>
    <message>
        <source>It harms its own side least</source>
        <translation>Cela nuit le moins à son propre camp</translation>
    </message>
    <message>
        <source>It helps its own side most</source>
        <translation>Cela aide le plus son propre camp</translation>
    </message>
    <message>
        <source>The vampire is ready to come into play</source>
        <translation>Le vampire est prêt à entrer en jeu</translation>
    </message>
    <message>
        <source>It brings the cheapest vampire into play soonest</source>
        <translation>Cela fait entrer en jeu au plus tôt le vampire le moins cher</translation>
    </message>
    <message>
        <source>There is pool for another vampire, and none to bring out</source>
        <translation>Il y a de la réserve pour un autre vampire, et aucun à faire sortir</translation>
    </message>
    <message>
        <source>Pool is needed more than the vampire</source>
        <translation>La réserve est plus nécessaire que le vampire</translation>
    </message>
    <message>
        <source>The predator makes spending pool too dangerous</source>
        <translation>Le prédateur rend trop dangereux de dépenser de la réserve</translation>
    </message>
    <message>
        <source>The bleed can oust the prey</source>
        <translation>La morsure peut éliminer la proie</translation>
    </message>
    <message>
        <source>The prey loses pool, and the Edge changes hands</source>
        <translation>La proie perd de la réserve, et l&apos;Avantage change de main</translation>
    </message>
    <message>
        <source>The vampire needs blood</source>
        <translation>Le vampire a besoin de sang</translation>
    </message>
    <message>
        <source>An unlocked minion is needed against the predator</source>
        <translation>Un serviteur redressé est nécessaire contre le prédateur</translation>
    </message>
    <message>
        <source>It brings another minion</source>
        <translation>Cela amène un autre serviteur</translation>
    </message>
    <message>
        <source>It makes the minion stronger</source>
        <translation>Cela rend le serviteur plus fort</translation>
    </message>
    <message>
        <source>The referendum is likely to pass</source>
        <translation>Le référendum passera probablement</translation>
    </message>
    <message>
        <source>A vampire in torpor cannot act</source>
        <translation>Un vampire en torpeur ne peut pas agir</translation>
    </message>
    <message>
        <source>The minion is likely to win the combat</source>
        <translation>Le serviteur gagnera probablement le combat</translation>
    </message>
    <message>
        <source>Without more stealth the action is blocked</source>
        <translation>Sans plus de discrétion, l&apos;action est bloquée</translation>
    </message>
    <message>
        <source>The bleed is not blocked, so more of it counts</source>
        <translation>La morsure n&apos;est pas bloquée&#x202f;; en ajouter compte</translation>
    </message>
    <message>
        <source>Another Methuselah takes the bleed</source>
        <translation>Un autre Mathusalem subit la morsure</translation>
    </message>
    <message>
        <source>It saves pool</source>
        <translation>Cela épargne de la réserve</translation>
    </message>
    <message>
        <source>The minion can react to a bleed that hurts</source>
        <translation>Le serviteur peut réagir à une morsure qui fait mal</translation>
    </message>
    <message>
        <source>With more intercept the block succeeds</source>
        <translation>Avec plus d&apos;interception, le blocage réussit</translation>
    </message>
    <message>
        <source>A block saves more than the combat can cost</source>
        <translation>Bloquer épargne plus que ne peut coûter le combat</translation>
    </message>
    <message>
        <source>A block would not succeed, or costs more than it saves</source>
        <translation>Bloquer ne réussirait pas, ou coûte plus qu&apos;il n&apos;épargne</translation>
    </message>
    <message>
        <source>The referendum does more good than harm</source>
        <translation>Le référendum fait plus de bien que de mal</translation>
    </message>
    <message>
        <source>The referendum does more harm than good</source>
        <translation>Le référendum fait plus de mal que de bien</translation>
    </message>
    <message>
        <source>The votes would not change the result, or the result does not matter</source>
        <translation>Les voix ne changeraient pas le résultat, ou il importe peu</translation>
    </message>
    <message>
        <source>The strike does most damage</source>
        <translation>La frappe fait le plus de dégâts</translation>
    </message>
    <message>
        <source>The opposing minion is stronger</source>
        <translation>Le serviteur adverse est plus fort</translation>
    </message>
    <message>
        <source>It prevents damage</source>
        <translation>Cela prévient des dégâts</translation>
    </message>
    <message>
        <source>The combat goes well</source>
        <translation>Le combat va bien</translation>
    </message>
    <message>
        <source>The combat goes badly</source>
        <translation>Le combat va mal</translation>
    </message>
    <message>
        <source>The card would do harm</source>
        <translation>La carte ferait du tort</translation>
    </message>
    <message>
        <source>The card cannot be played soon</source>
        <translation>La carte ne pourra pas être jouée bientôt</translation>
    </message>
    <message>
        <source>It chose without thinking</source>
        <translation>Il a choisi sans réfléchir</translation>
    </message>
    <message>
        <source>It came out best in imagined games</source>
        <translation>Cela a donné le meilleur résultat dans des parties imaginées</translation>
    </message>
    <message>
        <source>{why}.</source>
        <translation>{why}.</translation>
    </message>
    <message>
        <source>{why} (worth {worth} pool).</source>
        <translation>{why} (vaut {worth} de réserve).</translation>
    </message>
    <message>
        <source>{choice} {why}.</source>
        <translation>{choice} {why}.</translation>
    </message>
    <message>
        <source>{choice} {why} (worth {worth} pool). Second best (worth {other} pool): {second}</source>
        <translation>{choice} {why} (vaut {worth} de réserve). En second (vaut {other} de réserve)&#xa0;: {second}</translation>
    </message>
    <message>
        <source>The Edge</source>
        <translation>L&apos;Avantage</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartes</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>Share the deck as a picture</source>
        <translation>Partager le deck en image</translation>
    </message>
    <message>
        <source>&amp;QR code that opens the deck in VDB</source>
        <translation>&amp;QR code qui ouvre le deck dans VDB</translation>
    </message>
    <message>
        <source>Painting the picture …</source>
        <translation>Dessin de l&apos;image …</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l&apos;image</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <source>Allocate</source>
        <translation>Répartir</translation>
    </message>
    <message>
        <source>Points for {name}</source>
        <translation>Points pour {name}</translation>
    </message>
    <message numerus="yes">
        <source>{n} points are left.</source>
        <comment>{n} point is left.</comment>
        <translation>
            <numerusform>Il reste {n} point.</numerusform>
            <numerusform>Il reste {n} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points too many.</source>
        <comment>{n} point too many.</comment>
        <translation>
            <numerusform>{n} point de trop.</numerusform>
            <numerusform>{n} points de trop.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card asks for more Methuselahs with points.</source>
        <translation>La carte demande des points pour plus de Mathusalem.</translation>
    </message>
    <message>
        <source>All points are allocated.</source>
        <translation>Tous les points sont répartis.</translation>
    </message>
    <message>
        <source>All votes</source>
        <translation>Tous les votes</translation>
    </message>
    <message>
        <source>Other damage</source>
        <translation>Autres dégâts</translation>
    </message>
    <message>
        <source>cannot be prevented</source>
        <translation>ne peuvent pas être prévenus</translation>
    </message>
    <message>
        <source>{card} (is burned)</source>
        <translation>{card} (est brûlé)</translation>
    </message>
    <message>
        <source>Ready region</source>
        <translation>Région disponible</translation>
    </message>
    <message>
        <source>Uncontrolled region</source>
        <translation>Région incontrôlée</translation>
    </message>
    <message>
        <source>In play, no minion</source>
        <translation>En jeu, pas un serviteur</translation>
    </message>
    <message>
        <source>On another card</source>
        <translation>Sur une autre carte</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>À qui sont les cartes</translation>
    </message>
    <message>
        <source>Add a card: type its name</source>
        <translation>Ajouter une carte&#xa0;: tapez son nom</translation>
    </message>
    <message>
        <source>Where added cards go</source>
        <translation>Où vont les cartes ajoutées</translation>
    </message>
    <message>
        <source>Minions ready, other cards to the hand</source>
        <translation>Serviteurs disponibles, autres cartes en main</translation>
    </message>
    <message>
        <source>Cards of the position</source>
        <translation>Cartes de la position</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>comme imprimé</translation>
    </message>
    <message>
        <source>&amp;Locked</source>
        <translation>&amp;Incliné</translation>
    </message>
    <message>
        <source>To the top</source>
        <translation>Au-dessus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>{card} ({owner})</source>
        <translation>{card} ({owner})</translation>
    </message>
    <message>
        <source>Pool at seat {n}</source>
        <translation>Réserve à la place {n}</translation>
    </message>
    <message>
        <source>Add a Methuselah</source>
        <translation>Ajouter un Mathusalem</translation>
    </message>
    <message>
        <source>Turn of</source>
        <translation>Tour de</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Number of the turn</source>
        <translation>Numéro du tour</translation>
    </message>
    <message>
        <source>Remove {name} and her cards</source>
        <translation>Retirer {name} et ses cartes</translation>
    </message>
    <message>
        <source>No player</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Games of the deck</source>
        <translation>Parties du deck</translation>
    </message>
    <message>
        <source>A double click replays the game</source>
        <translation>Un double clic revoit la partie</translation>
    </message>
    <message>
        <source>Reading games</source>
        <translation>Lecture des parties</translation>
    </message>
    <message numerus="yes">
        <source>{n} games: {points} VP, {wins}</source>
        <comment>{n} game: {points} VP, {wins}</comment>
        <translation>
            <numerusform>{n} partie&#xa0;: {points} PV, {wins}</numerusform>
            <numerusform>{n} parties&#xa0;: {points} PV, {wins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{when}: {result}
Seat {seat} of {seats}, against {others}; {n} turns</source>
        <comment>{when}: {result}
Seat {seat} of {seats}, against {others}; {n} turn</comment>
        <translation>
            <numerusform>{when}&#xa0;: {result}
Place {seat} sur {seats}, contre {others}&#x202f;; {n} tour</numerusform>
            <numerusform>{when}&#xa0;: {result}
Place {seat} sur {seats}, contre {others}&#x202f;; {n} tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Vos résultats</translation>
    </message>
    <message>
        <source>Add a result …</source>
        <translation>Ajouter un résultat …</translation>
    </message>
    <message>
        <source>How the deck did at a tournament or an evening</source>
        <translation>Comment le deck s’est comporté à un tournoi ou une soirée</translation>
    </message>
    <message>
        <source>Your results with the deck</source>
        <translation>Vos résultats avec le deck</translation>
    </message>
    <message>
        <source>A double click changes the result, Delete removes it</source>
        <translation>Un double clic modifie le résultat, Suppr l’enlève</translation>
    </message>
    <message>
        <source>Add a result of the deck …</source>
        <translation>Ajouter un résultat du deck …</translation>
    </message>
    <message>
        <source>Reading results</source>
        <translation>Lecture des résultats</translation>
    </message>
    <message numerus="yes">
        <source>{version}
{n} results, {points} VP, {wins}</source>
        <comment>{version}
{n} result, {points} VP, {wins}</comment>
        <translation>
            <numerusform>{version}
{n} résultat, {points} PV, {wins}</numerusform>
            <numerusform>{version}
{n} résultats, {points} PV, {wins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} game wins</source>
        <comment>{n} game win</comment>
        <translation>
            <numerusform>{n} partie gagnée</numerusform>
            <numerusform>{n} parties gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed {result}.</source>
        <translation>{result} enlevé.</translation>
    </message>
    <message>
        <source>place {place} of {players}</source>
        <translation>place {place} sur {players}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>place {place}</translation>
    </message>
    <message>
        <source>Against {others}</source>
        <translation>Contre {others}</translation>
    </message>
    <message>
        <source>This game is no longer kept, so it cannot be replayed.</source>
        <translation>Cette partie n&apos;est plus conservée et ne peut pas être revue.</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} PV</translation>
    </message>
    <message>
        <source>the prologue</source>
        <translation>le prologue</translation>
    </message>
    <message>
        <source>the result of the chapter</source>
        <translation>le résultat du chapitre</translation>
    </message>
    <message>
        <source>the new title</source>
        <translation>le nouveau titre</translation>
    </message>
    <message>
        <source>the clan schemes of the vanquished</source>
        <translation>les intrigues de clan du vaincu</translation>
    </message>
    <message>
        <source>the response to a mission</source>
        <translation>la réponse à une mission</translation>
    </message>
    <message>
        <source>the obligations</source>
        <translation>les obligations</translation>
    </message>
    <message>
        <source>the ability sticker</source>
        <translation>l&apos;autocollant d&apos;aptitude</translation>
    </message>
    <message>
        <source>the retainer</source>
        <translation>le personnage conservé</translation>
    </message>
    <message>
        <source>the end of the era</source>
        <translation>la fin de l&apos;époque</translation>
    </message>
    <message>
        <source>the vampire that acts</source>
        <translation>le vampire qui agit</translation>
    </message>
    <message>
        <source>any vampire of your bloodline</source>
        <translation>un vampire de votre lignée</translation>
    </message>
    <message>
        <source>any vampire of the coterie</source>
        <translation>un vampire de la coterie</translation>
    </message>
    <message>
        <source>any of its childer</source>
        <translation>un de ses infants</translation>
    </message>
    <message>
        <source>its sire</source>
        <translation>son sire</translation>
    </message>
    <message>
        <source>any vampire of the pack</source>
        <translation>un vampire de la meute</translation>
    </message>
    <message>
        <source>any vampire of an opponent</source>
        <translation>un vampire d&apos;un adversaire</translation>
    </message>
    <message>
        <source>any vampire of that opponent</source>
        <translation>un vampire de cet adversaire</translation>
    </message>
    <message>
        <source>the same vampire</source>
        <translation>le même vampire</translation>
    </message>
    <message>
        <source>any vampire</source>
        <translation>un vampire</translation>
    </message>
    <message>
        <source>each vampire of your bloodline</source>
        <translation>chaque vampire de votre lignée</translation>
    </message>
    <message>
        <source>each vampire of the coterie</source>
        <translation>chaque vampire de la coterie</translation>
    </message>
    <message>
        <source>each of its childer</source>
        <translation>chacun de ses infants</translation>
    </message>
    <message>
        <source>each vampire of the pack</source>
        <translation>chaque vampire de la meute</translation>
    </message>
    <message>
        <source>each vampire of all opponents</source>
        <translation>chaque vampire de tous les adversaires</translation>
    </message>
    <message>
        <source>each vampire of that opponent</source>
        <translation>chaque vampire de cet adversaire</translation>
    </message>
    <message>
        <source>each vampire</source>
        <translation>chaque vampire</translation>
    </message>
    <message>
        <source>fledgling</source>
        <translation>novice</translation>
    </message>
    <message>
        <source>sire</source>
        <translation>sire</translation>
    </message>
    <message>
        <source>basic character</source>
        <translation>personnage de base</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>épuisé</translation>
    </message>
    <message>
        <source>not the clan leader</source>
        <translation>pas le chef de clan</translation>
    </message>
    <message>
        <source>enemy</source>
        <translation>ennemi</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>un autre</translation>
    </message>
    <message>
        <source>of the same class</source>
        <translation>de la même classe</translation>
    </message>
    <message>
        <source>of the same temperament</source>
        <translation>du même tempérament</translation>
    </message>
    <message>
        <source>of the same geography</source>
        <translation>de la même géographie</translation>
    </message>
    <message>
        <source>of the same archetype</source>
        <translation>du même archétype</translation>
    </message>
    <message>
        <source>Gain {n} power.</source>
        <translation>Gagner {n} de puissance.</translation>
    </message>
    <message>
        <source>Receive {n} infamy.</source>
        <translation>Recevoir {n} d&apos;infamie.</translation>
    </message>
    <message>
        <source>Give {n} power to {who}.</source>
        <translation>Donner {n} de puissance&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Give {n} infamy to {who}.</source>
        <translation>Donner {n} d&apos;infamie&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Steal {n} power from {who}.</source>
        <translation>Voler {n} de puissance&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Take {n} infamy from {who}.</source>
        <translation>Prendre {n} d&apos;infamie&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Steal {n:boon} from {who}.</source>
        <translation>Voler {n:faveur}&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Remove {n} power from {who}.</source>
        <translation>Retirer {n} de puissance&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Remove {n} infamy from {who}.</source>
        <translation>Retirer {n} d&apos;infamie&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Move {n} power from {who} to {to}.</source>
        <translation>Déplacer {n} de puissance&#xa0;: de {who} à {to}.</translation>
    </message>
    <message>
        <source>Move {n} infamy from {who} to {to}.</source>
        <translation>Déplacer {n} d&apos;infamie&#xa0;: de {who} à {to}.</translation>
    </message>
    <message>
        <source>Gain {n} power for {each}.</source>
        <translation>Gagner {n} de puissance pour {each}.</translation>
    </message>
    <message>
        <source>Receive {n} infamy for {each}.</source>
        <translation>Recevoir {n} d&apos;infamie pour {each}.</translation>
    </message>
    <message>
        <source>Draw {n:clan scheme}.</source>
        <translation>Piocher {n:intrigue de clan|intrigues de clan}.</translation>
    </message>
    <message>
        <source>That opponent draws {n:clan scheme}.</source>
        <translation>Cet adversaire pioche {n:intrigue de clan|intrigues de clan}.</translation>
    </message>
    <message>
        <source>Each opponent draws {n:clan scheme}.</source>
        <translation>Chaque adversaire pioche {n:intrigue de clan|intrigues de clan}.</translation>
    </message>
    <message>
        <source>Each player draws {n:clan scheme}.</source>
        <translation>Chaque joueur pioche {n:intrigue de clan|intrigues de clan}.</translation>
    </message>
    <message>
        <source>Modify only the battleground of class with {who}.</source>
        <translation>Modifier seulement le champ de bataille de la classe avec {who}.</translation>
    </message>
    <message>
        <source>Modify only the battleground of temperament with {who}.</source>
        <translation>Modifier seulement le champ de bataille du tempérament avec {who}.</translation>
    </message>
    <message>
        <source>Modify only the battleground of geography with {who}.</source>
        <translation>Modifier seulement le champ de bataille de la géographie avec {who}.</translation>
    </message>
    <message>
        <source>Exhaust {who}.</source>
        <translation>Épuiser {who}.</translation>
    </message>
    <message>
        <source>Remove exhaustion from {who}.</source>
        <translation>Retirer l&apos;épuisement&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Rejuvenate {who}.</source>
        <translation>Revigorer {who}.</translation>
    </message>
    <message>
        <source>Place {who} into torpor.</source>
        <translation>Mettre {who} en torpeur.</translation>
    </message>
    <message>
        <source>Activate {who}.</source>
        <translation>Activer {who}.</translation>
    </message>
    <message>
        <source>Trigger the abilities of {who}.</source>
        <translation>Déclencher les aptitudes&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Take {n:clan scheme} from your discard pile into hand.</source>
        <translation>Prendre en main {n:intrigue de clan|intrigues de clan} de votre défausse.</translation>
    </message>
    <message>
        <source>Reserve a character of the queue.</source>
        <translation>Réserver un personnage de la file.</translation>
    </message>
    <message>
        <source>Play an additional scheme.</source>
        <translation>Jouer une intrigue de plus.</translation>
    </message>
    <message>
        <source>Choose an opponent.</source>
        <translation>Choisir un adversaire.</translation>
    </message>
    <message>
        <source>Choose one: {ways}.</source>
        <translation>Choisir&#xa0;: {ways}.</translation>
    </message>
    <message>
        <source>If there is {who}: {effects}.</source>
        <translation>S&apos;il y a {who}&#xa0;: {effects}.</translation>
    </message>
    <message>
        <source>Recruit any character of the deck instead of one of the queue.</source>
        <translation>Recruter n&apos;importe quel personnage de la pioche au lieu d&apos;un de la file.</translation>
    </message>
    <message>
        <source>Declare an enemy: {who}.</source>
        <translation>Déclarer un ennemi&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Each opponent gives a boon, or else: {effects}.</source>
        <translation>Chaque adversaire donne une faveur, sinon&#xa0;: {effects}.</translation>
    </message>
    <message>
        <source>Declare an attribute and recruit the first of the deck that has it.</source>
        <translation>Déclarer un attribut et recruter le premier de la pioche qui l&apos;a.</translation>
    </message>
    <message>
        <source>Stays on the table. Once per round, for a boon on it: {effects}.</source>
        <translation>Reste sur la table. Une fois par manche, pour une faveur dessus&#xa0;: {effects}.</translation>
    </message>
    <message>
        <source>For you, and for one opponent if you invite one: {effects}.</source>
        <translation>Pour vous, et pour un adversaire si vous en invitez un&#xa0;: {effects}.</translation>
    </message>
    <message>
        <source>A character of the queue takes the place of any of your vampires.</source>
        <translation>Un personnage de la file prend la place d&apos;un de vos vampires.</translation>
    </message>
    <message>
        <source>Put an ancilla of the queue under any of your vampires.</source>
        <translation>Mettre un ancilla de la file sous un de vos vampires.</translation>
    </message>
    <message>
        <source>Stays on the table. When a player recruits the chosen attribute: {effects}.</source>
        <translation>Reste sur la table. Quand un joueur recrute l&apos;attribut choisi&#xa0;: {effects}.</translation>
    </message>
    <message>
        <source>with at least {n} power</source>
        <translation>avec au moins {n} de puissance</translation>
    </message>
    <message>
        <source>with at least {n} infamy</source>
        <translation>avec au moins {n} d&apos;infamie</translation>
    </message>
    <message>
        <source>with at least {n:boon}</source>
        <translation>avec au moins {n:faveur}</translation>
    </message>
    <message>
        <source>Place {who} into torpor; no childe can go instead.</source>
        <translation>Mettre {who} en torpeur&#x202f;; aucun infant ne peut y aller à sa place.</translation>
    </message>
    <message>
        <source>Remove {n:character} from the queue.</source>
        <translation>Retirer {n:personnage} de la file.</translation>
    </message>
    <message>
        <source>Remove up to {n:character} from the queue.</source>
        <translation>Retirer jusqu&apos;à {n:personnage} de la file.</translation>
    </message>
    <message>
        <source>Remove {least} to {most} characters from the queue.</source>
        <translation>Retirer de {least} à {most} personnages de la file.</translation>
    </message>
    <message>
        <source>Declare an attribute ({kinds}) and recruit the first of the deck that has it.</source>
        <translation>Déclarer un attribut ({kinds}) et recruter le premier de la pioche qui l&apos;a.</translation>
    </message>
    <message>
        <source>{n} of them</source>
        <translation>{n} d&apos;entre eux</translation>
    </message>
    <message>
        <source>{card}: +1 intercept.</source>
        <translation>{card}&#xa0;: +1 en interception.</translation>
    </message>
    <message>
        <source>{card}: +1 stealth.</source>
        <translation>{card}&#xa0;: +1 en discrétion.</translation>
    </message>
    <message>
        <source>{card}: +1 bleed.</source>
        <translation>{card}&#xa0;: +1 en morsure.</translation>
    </message>
    <message>
        <source>{card}: {seat} is bled instead.</source>
        <translation>{card}&#xa0;: la morsure vise {seat}.</translation>
    </message>
    <message>
        <source>Ordinary table</source>
        <translation>Table ordinaire</translation>
    </message>
    <message>
        <source>No opponents</source>
        <translation>Personne en face</translation>
    </message>
    <message>
        <source>A wall</source>
        <translation>Un mur</translation>
    </message>
    <message>
        <source>How many copies to see one in time</source>
        <translation>Combien d&apos;exemplaires pour en voir un à temps</translation>
    </message>
    <message>
        <source>Library cards that you play or discard in each of your turns</source>
        <translation>Cartes de bibliothèque que vous jouez ou défaussez à chacun de vos tours</translation>
    </message>
    <message>
        <source>Copies for a chance by turn</source>
        <translation>Exemplaires pour une probabilité par tour</translation>
    </message>
    <message>
        <source>Cards per t&amp;urn</source>
        <translation>Cartes par &amp;tour</translation>
    </message>
    <message>
        <source>By turn</source>
        <translation>Au tour</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vue</translation>
    </message>
    <message numerus="yes">
        <source>The least copies in a library of {n} cards with which at least one is seen when the turn begins. Further copies replace other cards. Exact.</source>
        <comment>The least copies in a library of {n} card with which at least one is seen when the turn begins. Exact.</comment>
        <translation>
            <numerusform>Le plus petit nombre d&apos;exemplaires, dans une bibliothèque de {n} cartes, avec lequel au moins un est vu au début du tour. Les exemplaires de plus remplacent d&apos;autres cartes. Exact.</numerusform>
            <numerusform>Le plus petit nombre d&apos;exemplaires, dans une bibliothèque de {n} cartes, avec lequel au moins un est vu au début du tour. Les exemplaires de plus remplacent d&apos;autres cartes. Exact.</numerusform>
        </translation>
    </message>
    <message>
        <source>When your cards can be played, by turn</source>
        <translation>Quand vos cartes peuvent être jouées, par tour</translation>
    </message>
    <message>
        <source>Chance that a card can be played, by turn</source>
        <translation>Probabilité qu&apos;une carte puisse être jouée, par tour</translation>
    </message>
    <message>
        <source>How often a vampire who can play the card is ready after your influence phase, with the seat and the transfers chosen above. Cards that ask for nothing are left out.</source>
        <translation>Combien de fois un vampire qui peut jouer la carte est disponible après votre phase d&apos;influence, avec la place et les transferts choisis ci-dessus. Les cartes qui ne demandent rien sont omises.</translation>
    </message>
    <message>
        <source>Simulated: {games} games.</source>
        <translation>Simulé&#xa0;: {games} parties.</translation>
    </message>
    <message>
        <source>Choose a winning deck</source>
        <translation>Choisir un deck gagnant</translation>
    </message>
    <message>
        <source>Search for winning decks</source>
        <translation>Chercher des decks gagnants</translation>
    </message>
    <message>
        <source>For example: clan:ventrue date&gt;=2020</source>
        <translation>Par exemple&#xa0;: clan:ventrue date&gt;=2020</translation>
    </message>
    <message>
        <source>Play this deck</source>
        <translation>Jouer ce deck</translation>
    </message>
    <message>
        <source>Searching decks</source>
        <translation>Recherche de decks</translation>
    </message>
    <message>
        <source>{decks}, the newest {most} are listed</source>
        <translation>{decks}, les {most} plus récents sont listés</translation>
    </message>
    <message>
        <source>Deck of {player}</source>
        <translation>Deck de {player}</translation>
    </message>
    <message>
        <source>Paste a list</source>
        <translation>Coller une liste</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>A winning deck</source>
        <translation>Un deck gagnant</translation>
    </message>
    <message>
        <source>A preconstructed deck</source>
        <translation>Un deck préconstruit</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Vampires of a clan</source>
        <translation>Vampires d&apos;un clan</translation>
    </message>
    <message>
        <source>Ways to begin a deck</source>
        <translation>Façons de commencer un deck</translation>
    </message>
    <message>
        <source>Begin a deck</source>
        <translation>Commencer un deck</translation>
    </message>
    <message>
        <source>Type a card above, drag cards here from the list, or choose a way to begin.</source>
        <translation>Tapez une carte ci-dessus, glissez des cartes de la liste ici, ou choisissez une façon de commencer.</translation>
    </message>
    <message>
        <source>The folder {folder} has too many files.</source>
        <translation>Le dossier {folder} contient trop de fichiers.</translation>
    </message>
    <message>
        <source>The field has too few decks: {n}, and {opponents} opponents sit at each table.</source>
        <translation>Trop peu de decks adverses&#xa0;: {n}, et {opponents} adversaires s&apos;asseyent à chaque table.</translation>
    </message>
    <message>
        <source>{deck} has no crypt and cannot be played.</source>
        <translation>{deck} n&apos;a pas de crypte et ne peut pas être joué.</translation>
    </message>
    <message>
        <source>No table was played.</source>
        <translation>Aucune table n&apos;a été jouée.</translation>
    </message>
    <message>
        <source>The file {file} is damaged: {reason}. It is renamed when you add a card.</source>
        <translation>Le fichier {file} est endommagé&#xa0;: {reason}. Il sera renommé quand vous ajouterez une carte.</translation>
    </message>
    <message>
        <source>Your own cards cannot be read: {reason}.</source>
        <translation>Vos propres cartes ne peuvent pas être lues&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Several of your own cards have this name: {names}.</source>
        <translation>Plusieurs de vos propres cartes portent ce nom&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>None of your own cards is called “{name}”.</source>
        <translation>Aucune de vos propres cartes ne s&apos;appelle «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>There is an official card {name}.</source>
        <translation>Il existe une carte officielle {name}.</translation>
    </message>
    <message>
        <source>Another card is called {name}.</source>
        <translation>Une autre carte s&apos;appelle {name}.</translation>
    </message>
    <message>
        <source>No other card has the clan or path “{name}”.</source>
        <translation>Aucune autre carte n&apos;a le clan ou la voie «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>The program cannot tell “{name}” from “{other}”. Change a name.</source>
        <translation>Le programme ne peut pas distinguer «&#xa0;{name}&#xa0;» de «&#xa0;{other}&#xa0;». Changez un nom.</translation>
    </message>
    <message>
        <source>There can be {n} own cards.</source>
        <translation>Il peut y avoir {n} cartes personnelles.</translation>
    </message>
    <message>
        <source>{file} has more than {n} megabytes.</source>
        <translation>{file} dépasse {n} mégaoctets.</translation>
    </message>
    <message>
        <source>Your own cards cannot be saved: {reason}.</source>
        <translation>Vos propres cartes ne peuvent pas être enregistrées&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The engine plays the whole card: its text states facts only.</source>
        <translation>Le moteur joue la carte entière&#xa0;: son texte n&apos;énonce que des faits.</translation>
    </message>
    <message>
        <source>The card has no text, so the engine has nothing to play.</source>
        <translation>La carte n&apos;a pas de texte&#xa0;: le moteur n&apos;a rien à jouer.</translation>
    </message>
    <message>
        <source>The engine reads the whole text.</source>
        <translation>Le moteur lit le texte entier.</translation>
    </message>
    <message>
        <source>The engine does not understand the whole text, so the text has no effect.</source>
        <translation>Le moteur ne comprend pas tout le texte&#xa0;: le texte n&apos;a aucun effet.</translation>
    </message>
    <message>
        <source>It stops at: “{phrase}”</source>
        <translation>Il s&apos;arrête à&#xa0;: «&#xa0;{phrase}&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Picture …</source>
        <translation>I&amp;mage …</translation>
    </message>
    <message>
        <source>&amp;Without picture</source>
        <translation>&amp;Sans image</translation>
    </message>
    <message>
        <source>{file} is damaged or too large.</source>
        <translation>{file} est endommagé ou trop grand.</translation>
    </message>
    <message>
        <source>{field}: {sentence}</source>
        <translation>{field}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>Reading the card</source>
        <translation>Lecture de la carte</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png)</source>
        <translation>Images (*.jpg *.jpeg *.png)</translation>
    </message>
    <message>
        <source>Picture of the card</source>
        <translation>Image de la carte</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Gauntlet</translation>
    </message>
    <message>
        <source>The deck plays whole games at tables of winning decks: victory points by seat, prey and predator</source>
        <translation>Le deck joue des parties entières à des tables de decks gagnants&#xa0;: points de victoire par place, proie et prédateur</translation>
    </message>
    <message>
        <source>{done} of {all} tables</source>
        <translation>{done} tables sur {all}</translation>
    </message>
    <message>
        <source>The search for opponents has a mistake. {why}</source>
        <translation>La recherche d&apos;adversaires contient une erreur. {why}</translation>
    </message>
    <message>
        <source>Put into a p&amp;ile</source>
        <translation>Mettre dans une p&amp;ile</translation>
    </message>
    <message>
        <source>&amp;New pile …</source>
        <translation>&amp;Nouvelle pile …</translation>
    </message>
    <message>
        <source>Take o&amp;ut of its pile</source>
        <translation>Retirer de sa p&amp;ile</translation>
    </message>
    <message>
        <source>New pile</source>
        <translation>Nouvelle pile</translation>
    </message>
    <message>
        <source>Rename the pile</source>
        <translation>Renommer la pile</translation>
    </message>
    <message>
        <source>&amp;Rename the pile …</source>
        <translation>&amp;Renommer la pile …</translation>
    </message>
    <message>
        <source>Name of the pile:</source>
        <translation>Nom de la pile&#xa0;:</translation>
    </message>
    <message>
        <source>Clans and Disciplines: {names}</source>
        <translation>Clans et Disciplines&#xa0;: {names}</translation>
    </message>
    <message numerus="yes">
        <source>and {n} more lines</source>
        <comment>and {n} more line</comment>
        <translation>
            <numerusform>et {n} ligne de plus</numerusform>
            <numerusform>et {n} lignes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is longer. Write in it to see the rest.</source>
        <translation>Le texte est plus long. Écrivez dedans pour voir le reste.</translation>
    </message>
    <message>
        <source>Legality: {verdict}</source>
        <translation>Légalité&#xa0;: {verdict}</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevé</translation>
    </message>
    <message numerus="yes">
        <source>Not legal: {n} reasons</source>
        <comment>Not legal: {n} reason</comment>
        <translation>
            <numerusform>Illégal&#xa0;: {n} raison</numerusform>
            <numerusform>Illégal&#xa0;: {n} raisons</numerusform>
        </translation>
    </message>
    <message>
        <source>the archive has no such deck</source>
        <translation>l&apos;archive n&apos;a pas ce deck</translation>
    </message>
    <message>
        <source>{seat} reveals {card}.</source>
        <translation>{seat} révèle {card}.</translation>
    </message>
    <message>
        <source>{seat} shuffles the crypt.</source>
        <translation>{seat} mélange sa crypte.</translation>
    </message>
    <message>
        <source>{seat} moves {card} to the bottom of the library.</source>
        <translation>{seat} met {card} sous sa bibliothèque.</translation>
    </message>
    <message>
        <source>{seat} moves a card to the bottom of the library.</source>
        <translation>{seat} met une carte sous sa bibliothèque.</translation>
    </message>
    <message>
        <source>{seat} reveals {card} from the crypt.</source>
        <translation>{seat} révèle {card} de sa crypte.</translation>
    </message>
    <message>
        <source>{seat} searches and shuffles the crypt.</source>
        <translation>{seat} fouille et mélange sa crypte.</translation>
    </message>
    <message>
        <source>{minion} has {n:hostage counter}.</source>
        <translation>{minion} a {n:compteur d&apos;otage|compteurs d&apos;otage}.</translation>
    </message>
    <message>
        <source>{seat} shuffles {n:crypt card} into the crypt and deals as many.</source>
        <translation>{seat} mélange {n:carte} à sa crypte et en distribue autant.</translation>
    </message>
    <message>
        <source>{seat} puts {card} on {target}, face down.</source>
        <translation>{seat} met {card} sur {target}, face cachée.</translation>
    </message>
    <message>
        <source>{seat} moves {card} to the top of the library.</source>
        <translation>{seat} met {card} au-dessus de sa bibliothèque.</translation>
    </message>
    <message>
        <source>{seat} moves a card to the top of the library.</source>
        <translation>{seat} met une carte au-dessus de sa bibliothèque.</translation>
    </message>
    <message>
        <source>{seat} looks at the top {n:card} of the library.</source>
        <translation>{seat} regarde {n:carte} du dessus de sa bibliothèque.</translation>
    </message>
    <message>
        <source>{minion} has {n:nightmare counter}.</source>
        <translation>{minion} a {n:compteur de cauchemar|compteurs de cauchemar}.</translation>
    </message>
    <message>
        <source>Turns still in hand</source>
        <translation>Tours encore en main</translation>
    </message>
    <message>
        <source>The turns that ended with at least one copy in hand.</source>
        <translation>Les tours terminés avec au moins un exemplaire en main.</translation>
    </message>
    <message>
        <source>Fetching symbols</source>
        <translation>Téléchargement des symboles</translation>
    </message>
    <message>
        <source>Played on: {head}</source>
        <translation>Reprise&#xa0;: {head}</translation>
    </message>
    <message>
        <source>What if: {head}</source>
        <translation>Et si&#xa0;: {head}</translation>
    </message>
    <message>
        <source>Played on: {who}</source>
        <translation>Reprise&#xa0;: {who}</translation>
    </message>
    <message>
        <source>The game is saved as {file}.</source>
        <translation>La partie est enregistrée sous {file}.</translation>
    </message>
    <message>
        <source>By type, minions go to the ready region and other cards to the hand.</source>
        <translation>Par type, les serviteurs vont dans la région disponible et les autres cartes dans la main.</translation>
    </message>
    <message>
        <source>By type: ready or hand</source>
        <translation>Par type&#xa0;: disponible ou main</translation>
    </message>
    <message>
        <source>Choice {n}</source>
        <translation>Choix {n}</translation>
    </message>
    <message>
        <source>Choice {n} of {last}</source>
        <translation>Choix {n} sur {last}</translation>
    </message>
    <message>
        <source>{sentence} ({detail}).</source>
        <translation>{sentence} ({detail}).</translation>
    </message>
    <message>
        <source>Time that is left until the game ends</source>
        <translation>Temps qui reste avant la fin de la partie</translation>
    </message>
    <message>
        <source>{minutes} minutes {seconds} seconds left</source>
        <translation>Il reste {minutes} minutes et {seconds} secondes</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> each</source>
        <translation> chacun</translation>
    </message>
    <message>
        <source>It is played while another card is being played.</source>
        <translation>Elle se joue pendant qu&apos;une autre carte est jouée.</translation>
    </message>
    <message>
        <source>It is played as an action is announced.</source>
        <translation>Elle se joue à l&apos;annonce d&apos;une action.</translation>
    </message>
    <message>
        <source>It is played before a block is attempted.</source>
        <translation>Elle se joue avant toute tentative de blocage.</translation>
    </message>
    <message>
        <source>It is played when no Methuselah blocks any more.</source>
        <translation>Elle se joue quand aucun Mathusalem ne bloque plus.</translation>
    </message>
    <message>
        <source>It is played as an action is about to succeed.</source>
        <translation>Elle se joue quand une action est sur le point de réussir.</translation>
    </message>
    <message>
        <source>It is played after an action is resolved.</source>
        <translation>Elle se joue après la résolution d&apos;une action.</translation>
    </message>
    <message>
        <source>It is played as a referendum is called.</source>
        <translation>Elle se joue à l&apos;appel d&apos;un référendum.</translation>
    </message>
    <message>
        <source>It is played before votes are cast.</source>
        <translation>Elle se joue avant que l&apos;on vote.</translation>
    </message>
    <message>
        <source>It is played while votes are cast.</source>
        <translation>Elle se joue pendant que l&apos;on vote.</translation>
    </message>
    <message>
        <source>It is played after a referendum.</source>
        <translation>Elle se joue après un référendum.</translation>
    </message>
    <message>
        <source>It is played as a combat is about to begin.</source>
        <translation>Elle se joue quand un combat va commencer.</translation>
    </message>
    <message>
        <source>It is played before the range is determined.</source>
        <translation>Elle se joue avant de déterminer la portée.</translation>
    </message>
    <message>
        <source>It is played to maneuver.</source>
        <translation>Elle se joue pour manœuvrer.</translation>
    </message>
    <message>
        <source>It is played before strikes are chosen.</source>
        <translation>Elle se joue avant le choix des frappes.</translation>
    </message>
    <message>
        <source>It is played as a strike is chosen.</source>
        <translation>Elle se joue au choix d&apos;une frappe.</translation>
    </message>
    <message>
        <source>It is played before strikes are resolved.</source>
        <translation>Elle se joue avant la résolution des frappes.</translation>
    </message>
    <message>
        <source>It is played to gain additional strikes.</source>
        <translation>Elle se joue pour obtenir des frappes supplémentaires.</translation>
    </message>
    <message>
        <source>It is played to prevent damage.</source>
        <translation>Elle se joue pour prévenir des dégâts.</translation>
    </message>
    <message>
        <source>It is played to press.</source>
        <translation>Elle se joue pour jouer une poursuite.</translation>
    </message>
    <message>
        <source>It is played as a combat is about to end.</source>
        <translation>Elle se joue quand un combat va finir.</translation>
    </message>
    <message>
        <source>It is played at the end of a round of combat.</source>
        <translation>Elle se joue à la fin d&apos;un round de combat.</translation>
    </message>
    <message>
        <source>It is played after a combat.</source>
        <translation>Elle se joue après un combat.</translation>
    </message>
    <message>
        <source>It is played before the unlock phase.</source>
        <translation>Elle se joue avant la phase de redressement.</translation>
    </message>
    <message>
        <source>It is played in the unlock phase.</source>
        <translation>Elle se joue pendant la phase de redressement.</translation>
    </message>
    <message>
        <source>It is played at the end of the turn.</source>
        <translation>Elle se joue à la fin du tour.</translation>
    </message>
    <message>
        <source>It is played in the influence phase.</source>
        <translation>Elle se joue pendant la phase d&apos;influence.</translation>
    </message>
    <message>
        <source>It is played when you have no pool left.</source>
        <translation>Elle se joue quand il ne vous reste plus de réserve.</translation>
    </message>
    <message>
        <source>It is played at another moment.</source>
        <translation>Elle se joue à un autre moment.</translation>
    </message>
    <message>
        <source>No minion of yours can play it now.</source>
        <translation>Aucun de vos serviteurs ne peut la jouer maintenant.</translation>
    </message>
    <message>
        <source>No minion that could play it has the Discipline.</source>
        <translation>Aucun serviteur qui pourrait la jouer n&apos;a la Discipline.</translation>
    </message>
    <message>
        <source>What is going on now is not what its text is for.</source>
        <translation>Son texte ne concerne pas ce qui se passe maintenant.</translation>
    </message>
    <message>
        <source>Another action modifier has increased this bleed already.</source>
        <translation>Un autre modificateur d&apos;action a déjà augmenté cette morsure.</translation>
    </message>
    <message>
        <source>No minion that could play it can bleed again in this turn.</source>
        <translation>Aucun serviteur qui pourrait la jouer ne peut mordre de nouveau ce tour-ci.</translation>
    </message>
    <message>
        <source>No minion that could play it is one that its text demands.</source>
        <translation>Aucun serviteur qui pourrait la jouer ne répond à son texte.</translation>
    </message>
    <message>
        <source>It has been played as often as it may be.</source>
        <translation>Elle a déjà été jouée autant de fois qu&apos;elle peut l&apos;être.</translation>
    </message>
    <message>
        <source>A condition of its text does not hold.</source>
        <translation>Une condition de son texte n&apos;est pas remplie.</translation>
    </message>
    <message>
        <source>The combat does not allow it now.</source>
        <translation>Le combat ne le permet pas maintenant.</translation>
    </message>
    <message>
        <source>It has no legal target.</source>
        <translation>Elle n&apos;a pas de cible légale.</translation>
    </message>
    <message>
        <source>It would have no effect now.</source>
        <translation>Elle n&apos;aurait aucun effet maintenant.</translation>
    </message>
    <message>
        <source>Only vampires take political actions.</source>
        <translation>Seuls les vampires mènent des actions politiques.</translation>
    </message>
    <message>
        <source>Its referendum could have no terms now.</source>
        <translation>Son référendum ne pourrait avoir aucun terme maintenant.</translation>
    </message>
    <message>
        <source>No vampire of yours may take another political action in this turn.</source>
        <translation>Aucun de vos vampires ne peut mener une autre action politique ce tour-ci.</translation>
    </message>
    <message>
        <source>No minion of yours can take this action now.</source>
        <translation>Aucun de vos serviteurs ne peut mener cette action maintenant.</translation>
    </message>
    <message>
        <source>The log is on the clipboard.</source>
        <translation>Le journal est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>about to bleed</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>abstains</name>
    <message>
        <source>{minion} abstains.</source>
        <translation>{minion} s&apos;abstient.</translation>
    </message>
</context>
<context>
    <name>accepted</name>
    <message>
        <source>{other_seat} accepts the invitation of {seat}.</source>
        <translation>{other_seat} accepte l&apos;invitation de {seat}.</translation>
    </message>
</context>
<context>
    <name>acquires title</name>
    <message>
        <source>{minion} has won the title of {word}.</source>
        <translation>{minion} remporte le titre&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>action blocked</name>
    <message>
        <source>{minion} is blocked by {target}.</source>
        <translation>{target} bloque {minion}.</translation>
    </message>
</context>
<context>
    <name>action card</name>
    <message>
        <source>{minion} acts with {card}.</source>
        <translation>{minion} agit avec {card}.</translation>
    </message>
</context>
<context>
    <name>action ends</name>
    <message>
        <source>The action of {minion} ends.</source>
        <translation>L&apos;action de {minion} prend fin.</translation>
    </message>
</context>
<context>
    <name>action failed</name>
    <message>
        <source>The action of {minion} fails.</source>
        <translation>L&apos;action de {minion} échoue.</translation>
    </message>
</context>
<context>
    <name>action over</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>activated</name>
    <message>
        <source>{target} is activated.</source>
        <translation>{target} est activé.</translation>
    </message>
</context>
<context>
    <name>acts to burn imbued</name>
    <message>
        <source>{minion} acts to burn {target}.</source>
        <translation>{minion} agit pour brûler {target}.</translation>
    </message>
</context>
<context>
    <name>acts to diablerise</name>
    <message>
        <source>{minion} tries to diablerise {target}.</source>
        <translation>{minion} tente de commettre la diablerie sur {target}.</translation>
    </message>
</context>
<context>
    <name>add token</name>
    <message>
        <source>Add a {first} token to {second}.</source>
        <translation>Ajouter un jeton {first}&#xa0;: {second}.</translation>
    </message>
</context>
<context>
    <name>additional strikes</name>
    <message>
        <source>{minion} gets {n:additional strike}.</source>
        <translation>{minion} obtient {n:frappe additionnelle|frappes additionnelles}.</translation>
    </message>
</context>
<context>
    <name>advance</name>
    <message>
        <source>Advance the investigator of {word}.</source>
        <translation>Faire avancer l&apos;enquêteur&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>advances</name>
    <message>
        <source>The investigator of {word} advances to space {n}.</source>
        <translation>L&apos;enquêteur ({word}) avance sur la case {n}.</translation>
    </message>
</context>
<context>
    <name>aggravated damage</name>
    <message>
        <source>{minion} suffers {n} aggravated damage.</source>
        <translation>{minion} subit des dégâts aggravés&#xa0;: {n}.</translation>
    </message>
</context>
<context>
    <name>agreed nothing</name>
    <message>
        <source>All agree: recruit no one this turn.</source>
        <translation>Accord de tous&#xa0;: ne recruter personne ce tour-ci.</translation>
    </message>
</context>
<context>
    <name>agreed recruit</name>
    <message>
        <source>All agree: recruit {card} without paying.</source>
        <translation>Accord de tous&#xa0;: recruter {card} sans payer.</translation>
    </message>
</context>
<context>
    <name>aim</name>
    <message>
        <source>Aim the strike at {target}.</source>
        <translation>Viser {target} avec la frappe.</translation>
    </message>
</context>
<context>
    <name>aims</name>
    <message>
        <source>{minion} aims at {target}.</source>
        <translation>{minion} vise {target}.</translation>
    </message>
</context>
<context>
    <name>allegiance</name>
    <message>
        <source>{seat} fights for the {word}.</source>
        <translation>{seat} combat dans le camp {word}.</translation>
    </message>
</context>
<context>
    <name>allocate</name>
    <message>
        <source>Allocate {n:point} to {seat}.</source>
        <translation>Attribuer {n:point} à {seat}.</translation>
    </message>
</context>
<context>
    <name>ankh returns</name>
    <message>
        <source>The ankh of {word} returns.</source>
        <translation>L&apos;ankh revient&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>announced</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>announces withdrawal</name>
    <message>
        <source>{seat} announces to withdraw.</source>
        <translation>{seat} annonce son retrait.</translation>
    </message>
</context>
<context>
    <name>ante</name>
    <message>
        <source>{seat} sets aside {card} as ante.</source>
        <translation>{seat} met {card} en jeu comme mise.</translation>
    </message>
</context>
<context>
    <name>asset</name>
    <message>
        <source>Discard the {word} asset.</source>
        <translation>Défausser l&apos;atout «&#xa0;{word}&#xa0;».</translation>
    </message>
    <message>
        <source>{seat} discards the {word} asset.</source>
        <translation>{seat} défausse l&apos;atout «&#xa0;{word}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>attack marked</name>
    <message>
        <source>{minion} acts to enter combat with {target}.</source>
        <translation>{minion} agit pour entrer en combat avec {target}.</translation>
    </message>
</context>
<context>
    <name>attacks marked</name>
    <message>
        <source>{minion} acts to enter combat with {target}.</source>
        <translation>{minion} agit pour entrer en combat avec {target}.</translation>
    </message>
</context>
<context>
    <name>attempts to block</name>
    <message>
        <source>{minion} attempts to block {target}.</source>
        <translation>{minion} tente de bloquer {target}.</translation>
    </message>
</context>
<context>
    <name>awake</name>
    <message>
        <source>{minion} is awake.</source>
        <translation>{minion} se réveille.</translation>
    </message>
</context>
<context>
    <name>award trophy</name>
    <message>
        <source>Move {card} to {minion}.</source>
        <translation>Déplacer {card} sur {minion}.</translation>
    </message>
</context>
<context>
    <name>back</name>
    <message>
        <source>{seat} moves {card} to the uncontrolled region.</source>
        <translation>{seat} place {card} dans la région incontrôlée.</translation>
    </message>
</context>
<context>
    <name>back to library</name>
    <message>
        <source>{seat} shuffles {n:card} into the library.</source>
        <translation>{seat} mélange {n:carte} à sa bibliothèque.</translation>
    </message>
</context>
<context>
    <name>ballot</name>
    <message>
        <source>{seat} casts {n:ballot} of {minion} {word}.</source>
        <translation>{seat} vote {word} avec {minion}&#xa0;: {n:bulletin}.</translation>
    </message>
</context>
<context>
    <name>banished</name>
    <message>
        <source>{minion} is moved to the uncontrolled region.</source>
        <translation>{minion} est placé dans la région incontrôlée.</translation>
    </message>
</context>
<context>
    <name>battleground</name>
    <message>
        <source>Resolve the battleground {battleground} next.</source>
        <translation>Résoudre ensuite le champ de bataille {battleground}.</translation>
    </message>
</context>
<context>
    <name>become Camarilla</name>
    <message>
        <source>{minion} becomes Camarilla.</source>
        <translation>{minion} rejoint la Camarilla.</translation>
    </message>
</context>
<context>
    <name>become anarch</name>
    <message>
        <source>{minion} burns {n} blood to become anarch.</source>
        <translation>{minion} brûle {n} de sang pour devenir anarch.</translation>
    </message>
</context>
<context>
    <name>becomes anarch</name>
    <message>
        <source>{minion} tries to become anarch.</source>
        <translation>{minion} tente de devenir anarch.</translation>
    </message>
</context>
<context>
    <name>blame</name>
    <message>
        <source>{target} receives the infamy.</source>
        <translation>{target} reçoit l&apos;infamie.</translation>
    </message>
</context>
<context>
    <name>bled</name>
    <message>
        <source>{other_seat} burns {n} pool.</source>
        <translation>{other_seat} brûle {n} de réserve.</translation>
    </message>
</context>
<context>
    <name>bleed</name>
    <message>
        <source>{minion} bleeds {seat}.</source>
        <translation>{minion} mord {seat}.</translation>
    </message>
</context>
<context>
    <name>bleed changes</name>
    <message>
        <source>The bleed of {minion} is now for {n}.</source>
        <translation>La morsure de {minion} est maintenant de {n}.</translation>
    </message>
</context>
<context>
    <name>bleed replaced</name>
    <message>
        <source>The bleed of {minion} is replaced and burns no pool.</source>
        <translation>La morsure de {minion} est remplacée et ne brûle pas de réserve.</translation>
    </message>
</context>
<context>
    <name>bleeds</name>
    <message>
        <source>{minion} bleeds {other_seat} for {n}.</source>
        <translation>{minion} mord {other_seat} pour {n}.</translation>
    </message>
</context>
<context>
    <name>block</name>
    <message>
        <source>{minion} attempts to block.</source>
        <translation>{minion} tente de bloquer.</translation>
    </message>
</context>
<context>
    <name>block fails</name>
    <message>
        <source>The block by {minion} fails.</source>
        <translation>Le blocage de {minion} échoue.</translation>
    </message>
</context>
<context>
    <name>blood hunt called</name>
    <message>
        <source>A referendum decides on a blood hunt against {target}.</source>
        <translation>Un référendum décide d&apos;une chasse de sang contre {target}.</translation>
    </message>
</context>
<context>
    <name>blood to pool</name>
    <message>
        <source>{seat} moves {n} blood from {minion} to her pool.</source>
        <translation>{seat} déplace {n} de sang de {minion} vers sa réserve.</translation>
    </message>
</context>
<context>
    <name>bloodless</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>boon</name>
    <message>
        <source>A boon of {other_seat} is now on {target}.</source>
        <translation>Une faveur de {other_seat} est maintenant sur {target}.</translation>
    </message>
</context>
<context>
    <name>breach</name>
    <message>
        <source>Breach: an ankh of {word} is put on {target}.</source>
        <translation>Brèche&#xa0;: un ankh ({word}) est mis sur {target}.</translation>
    </message>
</context>
<context>
    <name>break gear</name>
    <message>
        <source>Destroy {target}.</source>
        <translation>Détruire {target}.</translation>
    </message>
</context>
<context>
    <name>buries</name>
    <message>
        <source>{seat} moves {card} to the bottom of the crypt.</source>
        <translation>{seat} met {card} sous sa crypte.</translation>
    </message>
</context>
<context>
    <name>burn</name>
    <message>
        <source>Burn an ankh of {word}.</source>
        <translation>Brûler un ankh&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>burn for immunity</name>
    <message>
        <source>{minion} burns {n} blood and takes no damage.</source>
        <translation>{minion} brûle {n} de sang et ne subit pas de dégâts.</translation>
    </message>
</context>
<context>
    <name>burn imbued</name>
    <message>
        <source>{minion} acts to burn {target}.</source>
        <translation>{minion} agit pour brûler {target}.</translation>
    </message>
</context>
<context>
    <name>burn option</name>
    <message>
        <source>Discard {card} by its burn option.</source>
        <translation>Défausser {card} par son option de brûlage.</translation>
    </message>
</context>
<context>
    <name>burned</name>
    <message>
        <source>An ankh of {word} burns.</source>
        <translation>Un ankh brûle&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>burned for vote</name>
    <message>
        <source>{seat} burns {card} for {n:vote} {word}.</source>
        <translation>{seat} brûle {card} pour {n:vote} {word}.</translation>
    </message>
</context>
<context>
    <name>burns blood</name>
    <message>
        <source>{minion} burns {n} blood.</source>
        <translation>{minion} brûle {n} de sang.</translation>
    </message>
</context>
<context>
    <name>burns life</name>
    <message>
        <source>{minion} burns {n} life.</source>
        <translation>{minion} brûle {n} de vie.</translation>
    </message>
</context>
<context>
    <name>burns pool</name>
    <message>
        <source>{seat} burns {n} pool.</source>
        <translation>{seat} brûle {n} de réserve.</translation>
    </message>
</context>
<context>
    <name>burns the Edge</name>
    <message>
        <source>{seat} burns the Edge.</source>
        <translation>{seat} brûle l&apos;Avantage.</translation>
    </message>
</context>
<context>
    <name>buys crypt card</name>
    <message>
        <source>{seat} burns {n} pool for a new crypt card.</source>
        <translation>{seat} brûle {n} de réserve pour une nouvelle carte de crypte.</translation>
    </message>
</context>
<context>
    <name>call blood hunt</name>
    <message>
        <source>Call a blood hunt against {target}.</source>
        <translation>Appeler à la chasse de sang contre {target}.</translation>
    </message>
</context>
<context>
    <name>cancelled</name>
    <message>
        <source>{card} is cancelled.</source>
        <translation>{card} est annulée.</translation>
    </message>
</context>
<context>
    <name>card moved</name>
    <message>
        <source>{card} moves to {minion}.</source>
        <translation>{card} passe sur {minion}.</translation>
    </message>
</context>
<context>
    <name>card vote</name>
    <message>
        <source>{seat} casts {n:vote} from {card} {word}.</source>
        <translation>{seat} vote {word} avec {card}&#xa0;: {n:vote}.</translation>
    </message>
</context>
<context>
    <name>changes clan</name>
    <message>
        <source>{minion} changes clan: {word}.</source>
        <translation>{minion} change de clan&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>changes sect</name>
    <message>
        <source>{minion} changes sect: {word}.</source>
        <translation>{minion} change de secte&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>choose Anarch</name>
    <message>
        <source>Choose {target} to be locked.</source>
        <translation>Choisir {target} pour l&apos;incliner.</translation>
    </message>
</context>
<context>
    <name>choose Methuselah</name>
    <message>
        <source>Choose {seat}.</source>
        <translation>Choisir {seat}.</translation>
    </message>
</context>
<context>
    <name>choose card</name>
    <message>
        <source>Choose {target}.</source>
        <translation>Choisir {target}.</translation>
    </message>
</context>
<context>
    <name>choose clan</name>
    <message>
        <source>Choose the clan of {target}.</source>
        <translation>Choisir le clan de {target}.</translation>
    </message>
</context>
<context>
    <name>choose from heap</name>
    <message>
        <source>Choose {target} in your ash heap.</source>
        <translation>Choisir {target} dans votre tas de cendres.</translation>
    </message>
</context>
<context>
    <name>choose minion</name>
    <message>
        <source>Choose {target}.</source>
        <translation>Choisir {target}.</translation>
    </message>
</context>
<context>
    <name>choose number</name>
    <message>
        <source>Choose {n}.</source>
        <translation>Choisir {n}.</translation>
    </message>
</context>
<context>
    <name>choose own vampire</name>
    <message>
        <source>Choose {target}.</source>
        <translation>Choisir {target}.</translation>
    </message>
</context>
<context>
    <name>chooses</name>
    <message>
        <source>{seat} chooses {minion} for {card}.</source>
        <translation>{seat} choisit {minion} pour {card}.</translation>
    </message>
</context>
<context>
    <name>chooses vampire</name>
    <message>
        <source>{seat} chooses {minion}.</source>
        <translation>{seat} choisit {minion}.</translation>
    </message>
</context>
<context>
    <name>claimed</name>
    <message>
        <source>{seat} claims the mission {word}.</source>
        <translation>{seat} remporte la mission {word}.</translation>
    </message>
</context>
<context>
    <name>clan</name>
    <message>
        <source>Play the clan {word}.</source>
        <translation>Jouer le clan {word}.</translation>
    </message>
    <message>
        <source>{seat} plays the clan {word}.</source>
        <translation>{seat} joue le clan {word}.</translation>
    </message>
</context>
<context>
    <name>cleansed</name>
    <message>
        <source>{seat} burns {n:corruption counter} from {minion}.</source>
        <translation>{seat} brûle {n:compteur de corruption|compteurs de corruption} de {minion}.</translation>
    </message>
</context>
<context>
    <name>combat</name>
    <message>
        <source>{minion} and {target} enter combat.</source>
        <translation>{minion} et {target} entrent en combat.</translation>
    </message>
</context>
<context>
    <name>combat ends</name>
    <message>
        <source>{minion} ends the combat.</source>
        <translation>{minion} met fin au combat.</translation>
    </message>
</context>
<context>
    <name>combat goes on</name>
    <message>
        <source>{minion} keeps the combat going.</source>
        <translation>{minion} fait continuer le combat.</translation>
    </message>
</context>
<context>
    <name>combat over</name>
    <message>
        <source>The combat is over.</source>
        <translation>Le combat est terminé.</translation>
    </message>
</context>
<context>
    <name>combat queued</name>
    <message>
        <source>{minion} will fight {target} once more.</source>
        <translation>{minion} combattra {target} encore une fois.</translation>
    </message>
</context>
<context>
    <name>comes with</name>
    <message>
        <source>{minion} comes with {n} life.</source>
        <translation>{minion} arrive avec {n} de vie.</translation>
    </message>
</context>
<context>
    <name>contest paid</name>
    <message>
        <source>{seat} burns {n} pool to contest {card}.</source>
        <translation>{seat} brûle {n} de réserve pour disputer {card}.</translation>
    </message>
</context>
<context>
    <name>contested</name>
    <message>
        <source>{seat} contests {card}.</source>
        <translation>{seat} dispute {card}.</translation>
    </message>
</context>
<context>
    <name>control</name>
    <message>
        <source>Move {card} to the ready region.</source>
        <translation>Déplacer {card} dans la région disponible.</translation>
    </message>
</context>
<context>
    <name>controlled</name>
    <message>
        <source>{seat} gains control of {card} with {n} blood.</source>
        <translation>{seat} prend le contrôle de {card} avec {n} de sang.</translation>
    </message>
</context>
<context>
    <name>conviction</name>
    <message>
        <source>Put {card} on {minion}.</source>
        <translation>Mettre {card} sur {minion}.</translation>
    </message>
</context>
<context>
    <name>corrupted</name>
    <message>
        <source>{seat} puts a corruption counter on {minion}.</source>
        <translation>{seat} met un compteur de corruption sur {minion}.</translation>
    </message>
</context>
<context>
    <name>counters</name>
    <message>
        <source>{card} has {n:counter}.</source>
        <translation>{card} a {n:compteur}.</translation>
    </message>
</context>
<context>
    <name>craft</name>
    <message>
        <source>Take {card} for a monstrosity.</source>
        <translation>Prendre {card} pour une monstruosité.</translation>
    </message>
</context>
<context>
    <name>crafted</name>
    <message>
        <source>{card} is now a part of {target}.</source>
        <translation>{card} fait maintenant partie de {target}.</translation>
    </message>
</context>
<context>
    <name>crypt card</name>
    <message>
        <source>Use 4 transfers and burn 1 pool: take a new crypt card.</source>
        <translation>Utiliser 4 transferts et brûler 1 de réserve&#xa0;: prendre une nouvelle carte de crypte.</translation>
    </message>
</context>
<context>
    <name>crypt card removed</name>
    <message>
        <source>{seat} reveals {card} and removes it from the game.</source>
        <translation>{seat} révèle {card} et la retire du jeu.</translation>
    </message>
</context>
<context>
    <name>damage</name>
    <message>
        <source>{minion} suffers {n} damage.</source>
        <translation>{minion} subit {n:point} de dégâts.</translation>
    </message>
</context>
<context>
    <name>damage prevented</name>
    <message>
        <source>{minion} prevents {n} damage.</source>
        <translation>{minion} prévient {n:point} de dégâts.</translation>
    </message>
</context>
<context>
    <name>decisive victory</name>
    <message>
        <source>Decisive victory of {word}.</source>
        <translation>Victoire décisive&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>declare</name>
    <message>
        <source>Declare {word}.</source>
        <translation>Déclarer&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>declared</name>
    <message>
        <source>{seat} declares {word}.</source>
        <translation>{seat} déclare&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>declined</name>
    <message>
        <source>{other_seat} declines the invitation of {seat}.</source>
        <translation>{other_seat} décline l&apos;invitation de {seat}.</translation>
    </message>
</context>
<context>
    <name>destroyed</name>
    <message>
        <source>{minion} is destroyed.</source>
        <translation>{minion} est détruit.</translation>
    </message>
</context>
<context>
    <name>diablerie</name>
    <message>
        <source>{minion} diablerises {target}.</source>
        <translation>{minion} commet la diablerie sur {target}.</translation>
    </message>
</context>
<context>
    <name>diablerise</name>
    <message>
        <source>{minion} diablerises {target}.</source>
        <translation>{minion} commet la diablerie sur {target}.</translation>
    </message>
</context>
<context>
    <name>discard</name>
    <message>
        <source>Discard {card}.</source>
        <translation>Défausser {card}.</translation>
    </message>
</context>
<context>
    <name>discard action</name>
    <message>
        <source>Discard {card} and draw a card.</source>
        <translation>Défausser {card} et piocher une carte.</translation>
    </message>
</context>
<context>
    <name>discard chosen</name>
    <message>
        <source>Discard {target}.</source>
        <translation>Défausser {target}.</translation>
    </message>
</context>
<context>
    <name>discard in fear</name>
    <message>
        <source>Discard {target} for {minion}.</source>
        <translation>Défausser {target} pour {minion}.</translation>
    </message>
</context>
<context>
    <name>discard one of two</name>
    <message>
        <source>Discard {target}.</source>
        <translation>Défausser {target}.</translation>
    </message>
</context>
<context>
    <name>discard phase begins</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>discard phase ends</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>discard the other</name>
    <message>
        <source>Discard {target} too.</source>
        <translation>Défausser aussi {target}.</translation>
    </message>
</context>
<context>
    <name>discard to cancel</name>
    <message>
        <source>Discard {target} and another to cancel {card}.</source>
        <translation>Défausser {target} et une autre carte pour annuler {card}.</translation>
    </message>
</context>
<context>
    <name>discard token</name>
    <message>
        <source>Discard token {n} of {word}.</source>
        <translation>Défausser le jeton {n}&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>discarded</name>
    <message>
        <source>{seat} discards {card}.</source>
        <translation>{seat} défausse {card}.</translation>
    </message>
</context>
<context>
    <name>distribute blood</name>
    <message>
        <source>Give 1 blood to {target}.</source>
        <translation>Donner 1 sang à {target}.</translation>
    </message>
</context>
<context>
    <name>do it</name>
    <message>
        <source>Use {card}.</source>
        <translation>Utiliser {card}.</translation>
    </message>
</context>
<context>
    <name>dodges</name>
    <message>
        <source>{minion} dodges.</source>
        <translation>{minion} esquive.</translation>
    </message>
</context>
<context>
    <name>drains</name>
    <message>
        <source>{minion} burns {n} blood above its capacity.</source>
        <translation>{minion} brûle {n} de sang au-delà de sa capacité.</translation>
    </message>
</context>
<context>
    <name>drinks</name>
    <message>
        <source>{minion} takes {n} blood from {target}.</source>
        <translation>{minion} prend {n} de sang à {target}.</translation>
    </message>
</context>
<context>
    <name>edge</name>
    <message>
        <source>{seat} gets the Edge.</source>
        <translation>{seat} obtient l&apos;Avantage.</translation>
    </message>
</context>
<context>
    <name>edge burned</name>
    <message>
        <source>{seat} burns the Edge for {n:vote} {word}.</source>
        <translation>{seat} brûle l&apos;Avantage pour {n:vote} {word}.</translation>
    </message>
</context>
<context>
    <name>edge pool</name>
    <message>
        <source>Gain 1 pool for the Edge.</source>
        <translation>Gagner 1 de réserve pour l&apos;Avantage.</translation>
    </message>
</context>
<context>
    <name>edict</name>
    <message>
        <source>{seat} issues the edict {card} on {word}.</source>
        <translation>{seat} promulgue l&apos;édit {card} ({word}).</translation>
    </message>
</context>
<context>
    <name>edict acts</name>
    <message>
        <source>The edict {card} is triggered by {word}.</source>
        <translation>L&apos;édit {card} est déclenché par&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>embraced</name>
    <message>
        <source>{card} is a vampire of the clan {word} now.</source>
        <translation>{card} est maintenant un vampire du clan {word}.</translation>
    </message>
</context>
<context>
    <name>employ</name>
    <message>
        <source>{minion} employs {card}.</source>
        <translation>{minion} engage {card}.</translation>
    </message>
</context>
<context>
    <name>employ at basic</name>
    <message>
        <source>{minion} employs {card}, at its basic level.</source>
        <translation>{minion} engage {card}, au niveau de base.</translation>
    </message>
</context>
<context>
    <name>employed</name>
    <message>
        <source>{minion} has {card} as a retainer now.</source>
        <translation>{card} est maintenant le compagnon de {minion}.</translation>
    </message>
</context>
<context>
    <name>employs</name>
    <message>
        <source>{minion} acts to employ {card}.</source>
        <translation>{minion} agit pour engager {card}.</translation>
    </message>
</context>
<context>
    <name>empty breach</name>
    <message>
        <source>The investigator of {word} finds nothing.</source>
        <translation>L&apos;enquêteur ({word}) ne trouve rien.</translation>
    </message>
</context>
<context>
    <name>encounter</name>
    <message>
        <source>{minion} encounters {target} in torpor.</source>
        <translation>{minion} rencontre {target} en torpeur.</translation>
    </message>
</context>
<context>
    <name>encounters</name>
    <message>
        <source>{minion} tries to encounter {target} in torpor.</source>
        <translation>{minion} tente de rencontrer {target} en torpeur.</translation>
    </message>
</context>
<context>
    <name>end turn</name>
    <message>
        <source>End your turn.</source>
        <translation>Terminer votre tour.</translation>
    </message>
</context>
<context>
    <name>enemy</name>
    <message>
        <source>{target} is now an enemy of {seat}.</source>
        <translation>{target} est maintenant un ennemi de {seat}.</translation>
    </message>
</context>
<context>
    <name>enough</name>
    <message>
        <source>Remove no more characters.</source>
        <translation>Ne plus retirer de personnages.</translation>
    </message>
</context>
<context>
    <name>enters</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>equip</name>
    <message>
        <source>{minion} equips with {card}.</source>
        <translation>{minion} s&apos;équipe de {card}.</translation>
    </message>
</context>
<context>
    <name>equip at basic</name>
    <message>
        <source>{minion} equips with {card}, at its basic level.</source>
        <translation>{minion} s&apos;équipe de {card}, au niveau de base.</translation>
    </message>
</context>
<context>
    <name>equipped</name>
    <message>
        <source>{minion} has {card} now.</source>
        <translation>{minion} a maintenant {card}.</translation>
    </message>
</context>
<context>
    <name>equips</name>
    <message>
        <source>{minion} acts to equip with {card}.</source>
        <translation>{minion} agit pour s&apos;équiper de {card}.</translation>
    </message>
</context>
<context>
    <name>event played</name>
    <message>
        <source>{seat} puts {card} in play.</source>
        <translation>{seat} met {card} en jeu.</translation>
    </message>
</context>
<context>
    <name>exchange with</name>
    <message>
        <source>Move things between {minion} and {target}.</source>
        <translation>Déplacer du sang ou des cartes entre {minion} et {target}.</translation>
    </message>
</context>
<context>
    <name>exchanges</name>
    <message>
        <source>{seat} moves {target} from the ash heap to her hand.</source>
        <translation>{seat} prend {target} du tas de cendres en main.</translation>
    </message>
</context>
<context>
    <name>exhausted</name>
    <message>
        <source>{target} is exhausted.</source>
        <translation>{target} est épuisé.</translation>
    </message>
</context>
<context>
    <name>fall</name>
    <message>
        <source>{target} goes to torpor.</source>
        <translation>{target} entre en torpeur.</translation>
    </message>
</context>
<context>
    <name>falls short</name>
    <message>
        <source>{minion} has {n} intercept against {word} stealth.</source>
        <translation>{minion} a {n} en interception contre {word} en discrétion.</translation>
    </message>
</context>
<context>
    <name>fed</name>
    <message>
        <source>{minion} gains {n} blood.</source>
        <translation>{minion} gagne {n} de sang.</translation>
    </message>
</context>
<context>
    <name>feed as oldest</name>
    <message>
        <source>{target} gains 1 blood.</source>
        <translation>{target} gagne 1 sang.</translation>
    </message>
</context>
<context>
    <name>fetch</name>
    <message>
        <source>Put {target} in play.</source>
        <translation>Mettre {target} en jeu.</translation>
    </message>
</context>
<context>
    <name>fetch trophy</name>
    <message>
        <source>Put {card} on {minion}.</source>
        <translation>Mettre {card} sur {minion}.</translation>
    </message>
</context>
<context>
    <name>fetches</name>
    <message>
        <source>{seat} puts {card} in play.</source>
        <translation>{seat} met {card} en jeu.</translation>
    </message>
</context>
<context>
    <name>find</name>
    <message>
        <source>Take {target} from your library.</source>
        <translation>Prendre {target} dans votre bibliothèque.</translation>
    </message>
</context>
<context>
    <name>find in crypt</name>
    <message>
        <source>Move {target} from your crypt to your uncontrolled region.</source>
        <translation>Placer {target} de votre crypte dans votre région incontrôlée.</translation>
    </message>
</context>
<context>
    <name>finds</name>
    <message>
        <source>{seat} reveals {card} and moves it to her hand.</source>
        <translation>{seat} révèle {card} et la prend en main.</translation>
    </message>
</context>
<context>
    <name>first</name>
    <message>
        <source>{seat} plays first.</source>
        <translation>{seat} joue en premier.</translation>
    </message>
    <message>
        <source>{seat} is the first player.</source>
        <translation>{seat} est le premier joueur.</translation>
    </message>
</context>
<context>
    <name>first conviction</name>
    <message>
        <source>{minion} gains {card}.</source>
        <translation>{minion} obtient {card}.</translation>
    </message>
</context>
<context>
    <name>first player</name>
    <message>
        <source>{seat} takes the first player marker.</source>
        <translation>{seat} prend le marqueur de premier joueur.</translation>
    </message>
</context>
<context>
    <name>fizzles</name>
    <message>
        <source>The action of {minion} succeeds without effect.</source>
        <translation>L&apos;action de {minion} réussit sans effet.</translation>
    </message>
</context>
<context>
    <name>flip token</name>
    <message>
        <source>Flip over token {n} of {word}.</source>
        <translation>Retourner le jeton {n}&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>forgets</name>
    <message>
        <source>{minion} has less of {word} now.</source>
        <translation>{minion} a maintenant moins de {word}.</translation>
    </message>
</context>
<context>
    <name>found</name>
    <message>
        <source>{card} is revealed.</source>
        <translation>{card} est révélé.</translation>
    </message>
</context>
<context>
    <name>found in crypt</name>
    <message>
        <source>{seat} reveals {card} and puts it in the uncontrolled region.</source>
        <translation>{seat} révèle {card} et la met dans la région incontrôlée.</translation>
    </message>
</context>
<context>
    <name>gains</name>
    <message>
        <source>{target} receives {n} {word}.</source>
        <translation>{target} reçoit {n} en {word}.</translation>
    </message>
</context>
<context>
    <name>gains blood</name>
    <message>
        <source>{minion} gains {n} blood.</source>
        <translation>{minion} gagne {n} de sang.</translation>
    </message>
</context>
<context>
    <name>gains conviction</name>
    <message>
        <source>{minion} gains {card}.</source>
        <translation>{minion} obtient {card}.</translation>
    </message>
</context>
<context>
    <name>gains discards</name>
    <message>
        <source>{seat} gets {n:discard phase action}.</source>
        <translation>{seat} obtient {n:action} de phase de défausse.</translation>
    </message>
</context>
<context>
    <name>gains for edge</name>
    <message>
        <source>{seat} gains {n} pool for the Edge.</source>
        <translation>{seat} gagne {n} de réserve pour l&apos;Avantage.</translation>
    </message>
</context>
<context>
    <name>gains life</name>
    <message>
        <source>{minion} gains {n} life.</source>
        <translation>{minion} gagne {n} de vie.</translation>
    </message>
</context>
<context>
    <name>gains master phase actions</name>
    <message>
        <source>{seat} gets {n:master phase action}.</source>
        <translation>{seat} obtient {n:action} de phase de maître.</translation>
    </message>
</context>
<context>
    <name>gains pool</name>
    <message>
        <source>{seat} gains {n} pool.</source>
        <translation>{seat} gagne {n} de réserve.</translation>
    </message>
</context>
<context>
    <name>gains power</name>
    <message>
        <source>{minion} gains {card}.</source>
        <translation>{minion} obtient {card}.</translation>
    </message>
</context>
<context>
    <name>gains title</name>
    <message>
        <source>{minion} gains the title of {word}.</source>
        <translation>{minion} obtient le titre&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>gains transfers</name>
    <message>
        <source>{seat} gains {n:transfer}.</source>
        <translation>{seat} gagne {n:transfert}.</translation>
    </message>
</context>
<context>
    <name>gets bonus</name>
    <message>
        <source>{minion} gets +{n} {word}.</source>
        <translation>{minion} obtient +{n}&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>gets intercept</name>
    <message>
        <source>{minion} gets +{n} intercept.</source>
        <translation>{minion} obtient +{n} en interception.</translation>
    </message>
</context>
<context>
    <name>gets penalty</name>
    <message>
        <source>{minion} gets -{n} {word}.</source>
        <translation>{minion} obtient -{n}&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>gets stealth</name>
    <message>
        <source>{minion} gets +{n} stealth.</source>
        <translation>{minion} obtient +{n} en discrétion.</translation>
    </message>
</context>
<context>
    <name>gets votes</name>
    <message>
        <source>{minion} gets {n:vote}.</source>
        <translation>{minion} obtient {n:voix|voix}.</translation>
    </message>
</context>
<context>
    <name>give blood</name>
    <message>
        <source>Move 1 blood to {target}.</source>
        <translation>Déplacer 1 sang vers {target}.</translation>
    </message>
</context>
<context>
    <name>give up ally</name>
    <message>
        <source>Let {target} be burned.</source>
        <translation>Laisser brûler {target}.</translation>
    </message>
</context>
<context>
    <name>goes on</name>
    <message>
        <source>{minion} goes on with the action as though unblocked.</source>
        <translation>{minion} poursuit son action comme sans blocage.</translation>
    </message>
</context>
<context>
    <name>goes to torpor</name>
    <message>
        <source>{minion} goes to torpor.</source>
        <translation>{minion} entre en torpeur.</translation>
    </message>
</context>
<context>
    <name>half point</name>
    <message>
        <source>{seat} gains half a victory point.</source>
        <translation>{seat} gagne un demi-point de victoire.</translation>
    </message>
</context>
<context>
    <name>hand strike</name>
    <message>
        <source>{minion} strikes with hands.</source>
        <translation>{minion} frappe à mains nues.</translation>
    </message>
</context>
<context>
    <name>heads</name>
    <message>
        <source>The coin for {card} shows heads.</source>
        <translation>La pièce pour {card} tombe sur face.</translation>
    </message>
</context>
<context>
    <name>hostage freed</name>
    <message>
        <source>{minion} is no hostage any more.</source>
        <translation>{minion} n&apos;est plus otage.</translation>
    </message>
</context>
<context>
    <name>hunt</name>
    <message>
        <source>{minion} hunts.</source>
        <translation>{minion} chasse.</translation>
    </message>
</context>
<context>
    <name>hunts</name>
    <message>
        <source>{minion} hunts.</source>
        <translation>{minion} chasse.</translation>
    </message>
</context>
<context>
    <name>immune</name>
    <message>
        <source>{minion} is immune to the damage.</source>
        <translation>{minion} ne craint pas ces dégâts.</translation>
    </message>
</context>
<context>
    <name>improves</name>
    <message>
        <source>{minion} has superior {word} now.</source>
        <translation>{minion} a maintenant {word} (niveau supérieur).</translation>
    </message>
</context>
<context>
    <name>incapacitated</name>
    <message>
        <source>{minion} is incapacitated.</source>
        <translation>{minion} est hors d&apos;état d&apos;agir.</translation>
    </message>
</context>
<context>
    <name>inside</name>
    <message>
        <source>A token of {word} is inside the walls.</source>
        <translation>Un jeton est dans l&apos;enceinte&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>instead</name>
    <message>
        <source>Use the text of {card} instead.</source>
        <translation>Utiliser le texte de {card} à la place.</translation>
    </message>
</context>
<context>
    <name>intercept from</name>
    <message>
        <source>{minion} has {n} intercept from {card}.</source>
        <translation>{minion} a {n} en interception grâce à {card}.</translation>
    </message>
</context>
<context>
    <name>invite</name>
    <message>
        <source>{target} cannot be blocked in other actions than bleeds.</source>
        <translation>{target} ne peut pas être bloqué dans ses actions autres que les morsures.</translation>
    </message>
</context>
<context>
    <name>invite after</name>
    <message>
        <source>Invite {seat} to gain the effect after you.</source>
        <translation>Inviter {seat} à obtenir l&apos;effet après vous.</translation>
    </message>
</context>
<context>
    <name>invite before</name>
    <message>
        <source>Invite {seat} to gain the effect before you.</source>
        <translation>Inviter {seat} à obtenir l&apos;effet avant vous.</translation>
    </message>
</context>
<context>
    <name>invite no one</name>
    <message>
        <source>Invite no one.</source>
        <translation>N&apos;inviter personne.</translation>
    </message>
</context>
<context>
    <name>join circle</name>
    <message>
        <source>Join the circle of {target}.</source>
        <translation>Rejoindre le cercle de {target}.</translation>
    </message>
</context>
<context>
    <name>joins circle</name>
    <message>
        <source>{minion} joins the circle of {target}.</source>
        <translation>{minion} rejoint le cercle de {target}.</translation>
    </message>
</context>
<context>
    <name>joins the Black Hand</name>
    <message>
        <source>{minion} becomes Black Hand.</source>
        <translation>{minion} devient Main Noire.</translation>
    </message>
</context>
<context>
    <name>judices</name>
    <message>
        <source>The {word} token is among the judices.</source>
        <translation>Le jeton «&#xa0;{word}&#xa0;» est parmi les judices.</translation>
    </message>
</context>
<context>
    <name>keep ally</name>
    <message>
        <source>Keep {target} and burn {n} pool.</source>
        <translation>Garder {target} et brûler {n} de réserve.</translation>
    </message>
</context>
<context>
    <name>keep location</name>
    <message>
        <source>Burn 1 pool to keep {target}.</source>
        <translation>Brûler 1 de réserve pour garder {target}.</translation>
    </message>
</context>
<context>
    <name>keeps location</name>
    <message>
        <source>{seat} burns 1 pool to keep {card}.</source>
        <translation>{seat} brûle 1 de réserve pour garder {card}.</translation>
    </message>
</context>
<context>
    <name>kiss</name>
    <message>
        <source>{target} gives a boon of {seat}.</source>
        <translation>{target} donne une faveur de {seat}.</translation>
    </message>
</context>
<context>
    <name>kissed</name>
    <message>
        <source>{seat} gives a boon.</source>
        <translation>{seat} donne une faveur.</translation>
    </message>
</context>
<context>
    <name>last</name>
    <message>
        <source>{seat} is the last Methuselah in the game.</source>
        <translation>Il ne reste que {seat} dans la partie.</translation>
    </message>
</context>
<context>
    <name>leader</name>
    <message>
        <source>Play {card} as clan leader.</source>
        <translation>Jouer {card} comme chef de clan.</translation>
    </message>
    <message>
        <source>{card} is the clan leader of {seat}.</source>
        <translation>{card} est le chef de clan de {seat}.</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Put {card} on {minion}.</source>
        <translation>Mettre {card} sur {minion}.</translation>
    </message>
</context>
<context>
    <name>learns</name>
    <message>
        <source>{minion} has {word} now.</source>
        <translation>{minion} a maintenant {word}.</translation>
    </message>
</context>
<context>
    <name>leave torpor</name>
    <message>
        <source>{minion} burns 2 blood to leave torpor.</source>
        <translation>{minion} brûle 2 de sang pour quitter la torpeur.</translation>
    </message>
</context>
<context>
    <name>leaves</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>leaves be</name>
    <message>
        <source>{minion} leaves {target} in torpor.</source>
        <translation>{minion} laisse {target} en torpeur.</translation>
    </message>
</context>
<context>
    <name>leaves torpor</name>
    <message>
        <source>{minion} leaves torpor.</source>
        <translation>{minion} quitte la torpeur.</translation>
    </message>
</context>
<context>
    <name>lend</name>
    <message>
        <source>{target} receives the boon and lends {word}.</source>
        <translation>{target} reçoit la faveur et prête&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>lent</name>
    <message>
        <source>{target} of {other_seat} lends {word} to {seat} for a boon.</source>
        <translation>{target} ({other_seat}) prête un archétype à {seat} contre une faveur&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>lock in fear</name>
    <message>
        <source>Lock {minion}.</source>
        <translation>Incliner {minion}.</translation>
    </message>
</context>
<context>
    <name>locks</name>
    <message>
        <source>{minion} locks.</source>
        <translation>{minion} s&apos;incline.</translation>
    </message>
</context>
<context>
    <name>looks at a card</name>
    <message>
        <source>{seat} looks at a card of the hand of {other_seat}.</source>
        <translation>{seat} regarde une carte de la main de {other_seat}.</translation>
    </message>
</context>
<context>
    <name>looks at crypt</name>
    <message>
        <source>{seat} looks at the top {n:card} of the crypt of {other_seat}.</source>
        <translation>{seat} regarde {n:carte} du dessus de la crypte de {other_seat}.</translation>
    </message>
</context>
<context>
    <name>looks at hand</name>
    <message>
        <source>{seat} looks at the hand of {other_seat}.</source>
        <translation>{seat} regarde la main de {other_seat}.</translation>
    </message>
</context>
<context>
    <name>looks at library</name>
    <message>
        <source>{seat} looks at the top {n:card} of the library of {other_seat}.</source>
        <translation>{seat} regarde {n:carte} du dessus de la bibliothèque de {other_seat}.</translation>
    </message>
</context>
<context>
    <name>looks at top</name>
    <message>
        <source>{seat} looks at the top {n:card} of the library.</source>
        <translation>{seat} regarde {n:carte} du dessus de sa bibliothèque.</translation>
    </message>
</context>
<context>
    <name>lose location</name>
    <message>
        <source>Burn {target}.</source>
        <translation>Brûler {target}.</translation>
    </message>
</context>
<context>
    <name>loses</name>
    <message>
        <source>{target} loses {n} {word}.</source>
        <translation>{target} perd {n} en {word}.</translation>
    </message>
</context>
<context>
    <name>loses discards</name>
    <message>
        <source>{seat} gets {n:discard phase action} fewer.</source>
        <translation>{seat} a {n:action} de phase de défausse de moins.</translation>
    </message>
</context>
<context>
    <name>loses intercept</name>
    <message>
        <source>{minion} gets -{n} intercept.</source>
        <translation>{minion} obtient -{n} en interception.</translation>
    </message>
</context>
<context>
    <name>loses life</name>
    <message>
        <source>{minion} burns {n} life.</source>
        <translation>{minion} brûle {n} de vie.</translation>
    </message>
</context>
<context>
    <name>loses stealth</name>
    <message>
        <source>{minion} gets -{n} stealth.</source>
        <translation>{minion} obtient -{n} en discrétion.</translation>
    </message>
</context>
<context>
    <name>loses title</name>
    <message>
        <source>{minion} loses the title of {word}.</source>
        <translation>{minion} perd le titre&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>lost strike</name>
    <message>
        <source>{minion} loses the strike.</source>
        <translation>{minion} perd sa frappe.</translation>
    </message>
</context>
<context>
    <name>maneuver</name>
    <message>
        <source>{minion} maneuvers.</source>
        <translation>{minion} manœuvre.</translation>
    </message>
</context>
<context>
    <name>maneuvers</name>
    <message>
        <source>{minion} maneuvers to {word} range.</source>
        <translation>{minion} manœuvre, portée&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>march</name>
    <message>
        <source>Move an ankh of {first} from {second} to {third}.</source>
        <translation>Déplacer un ankh {first}&#xa0;: de {second} à {third}.</translation>
    </message>
    <message>
        <source>An ankh of {first} moves from {second} to {third}.</source>
        <translation>Un ankh {first} passe de {second} à {third}.</translation>
    </message>
</context>
<context>
    <name>mark red list</name>
    <message>
        <source>Use a master phase action to mark {target}.</source>
        <translation>Utiliser une action de phase de maître pour marquer {target}.</translation>
    </message>
</context>
<context>
    <name>market</name>
    <message>
        <source>{card} is a black market now.</source>
        <translation>{card} est maintenant un marché noir.</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <source>{seat} marks {target}.</source>
        <translation>{seat} marque {target}.</translation>
    </message>
</context>
<context>
    <name>master phase begins</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>may not block</name>
    <message>
        <source>{minion} cannot block this action.</source>
        <translation>{minion} ne peut pas bloquer cette action.</translation>
    </message>
</context>
<context>
    <name>mended</name>
    <message>
        <source>{minion} burns {n} blood.</source>
        <translation>{minion} brûle {n} de sang.</translation>
    </message>
</context>
<context>
    <name>merge</name>
    <message>
        <source>Use 4 transfers and burn 1 pool: merge {card} with {target}.</source>
        <translation>Utiliser 4 transferts et brûler 1 de réserve&#xa0;: fusionner {card} avec {target}.</translation>
    </message>
</context>
<context>
    <name>merged</name>
    <message>
        <source>{card} merges with {target}: {minion} has {n} blood.</source>
        <translation>{card} fusionne avec {target}&#xa0;: {minion} a {n} de sang.</translation>
    </message>
</context>
<context>
    <name>milled</name>
    <message>
        <source>{seat} burns {n:card} from the top of the library.</source>
        <translation>{seat} brûle {n:carte} du dessus de sa bibliothèque.</translation>
    </message>
</context>
<context>
    <name>morality down</name>
    <message>
        <source>The morality of {seat} falls to {n}.</source>
        <translation>La moralité de {seat} tombe à {n}.</translation>
    </message>
</context>
<context>
    <name>morality flips</name>
    <message>
        <source>The morality token of {seat} now shows {word}.</source>
        <translation>Le jeton de moralité de {seat} montre maintenant {word}.</translation>
    </message>
</context>
<context>
    <name>morality up</name>
    <message>
        <source>The morality of {seat} rises to {n}.</source>
        <translation>La moralité de {seat} monte à {n}.</translation>
    </message>
</context>
<context>
    <name>more damage</name>
    <message>
        <source>The strike of {minion} inflicts {n} more damage.</source>
        <translation>La frappe de {minion} inflige {n:point} de dégâts de plus.</translation>
    </message>
</context>
<context>
    <name>more votes</name>
    <message>
        <source>{minion} casts {n:additional vote} against.</source>
        <translation>{minion} vote contre&#xa0;: {n:vote additionnel|votes additionnels}.</translation>
    </message>
</context>
<context>
    <name>move blood</name>
    <message>
        <source>Move {n} blood from {target} to {minion}.</source>
        <translation>Déplacer {n} de sang de {target} vers {minion}.</translation>
    </message>
</context>
<context>
    <name>move card</name>
    <message>
        <source>Move {target} to {minion}.</source>
        <translation>Déplacer {target} sur {minion}.</translation>
    </message>
</context>
<context>
    <name>move retainer</name>
    <message>
        <source>Move {target} to {minion}.</source>
        <translation>Déplacer {target} sur {minion}.</translation>
    </message>
</context>
<context>
    <name>move token</name>
    <message>
        <source>Move token {n} of {first} to {second}.</source>
        <translation>Déplacer le jeton {n}&#xa0;: de {first} à {second}.</translation>
    </message>
</context>
<context>
    <name>moves pool</name>
    <message>
        <source>{seat} moves {n} pool to {other_seat}.</source>
        <translation>{seat} déplace {n} de réserve vers {other_seat}.</translation>
    </message>
</context>
<context>
    <name>name Methuselah</name>
    <message>
        <source>Choose {seat}.</source>
        <translation>Choisir {seat}.</translation>
    </message>
</context>
<context>
    <name>new target</name>
    <message>
        <source>{minion} bleeds {other_seat} instead.</source>
        <translation>{minion} mord maintenant {other_seat}.</translation>
    </message>
</context>
<context>
    <name>next in order</name>
    <message>
        <source>Put {target} next on your library.</source>
        <translation>Placer ensuite {target} sur votre bibliothèque.</translation>
    </message>
</context>
<context>
    <name>no</name>
    <message>
        <source>No.</source>
        <translation>Non.</translation>
    </message>
</context>
<context>
    <name>no bleed</name>
    <message>
        <source>{other_seat} burns no pool.</source>
        <translation>{other_seat} ne brûle pas de réserve.</translation>
    </message>
</context>
<context>
    <name>no childe</name>
    <message>
        <source>{target} has no childe for it; nothing happens.</source>
        <translation>{target} n&apos;a pas d&apos;infant pour cela&#x202f;; rien ne se passe.</translation>
    </message>
</context>
<context>
    <name>no combat</name>
    <message>
        <source>{minion} and {target} cannot enter combat.</source>
        <translation>{minion} et {target} ne peuvent pas entrer en combat.</translation>
    </message>
</context>
<context>
    <name>no diablerie</name>
    <message>
        <source>{minion} cannot diablerise {target}.</source>
        <translation>{minion} ne peut pas commettre la diablerie sur {target}.</translation>
    </message>
</context>
<context>
    <name>no march</name>
    <message>
        <source>No ankh of {word} can move.</source>
        <translation>Aucun ankh ne peut se déplacer&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>no more</name>
    <message>
        <source>Choose no more.</source>
        <translation>Ne plus rien choisir.</translation>
    </message>
</context>
<context>
    <name>no recruit</name>
    <message>
        <source>{seat} recruits no one.</source>
        <translation>{seat} ne recrute personne.</translation>
    </message>
</context>
<context>
    <name>no scheme</name>
    <message>
        <source>{seat} has no clan scheme left to draw.</source>
        <translation>{seat} n&apos;a plus d&apos;intrigue de clan à piocher.</translation>
    </message>
</context>
<context>
    <name>no strike</name>
    <message>
        <source>{minion} does not strike.</source>
        <translation>{minion} ne frappe pas.</translation>
    </message>
</context>
<context>
    <name>no suspect</name>
    <message>
        <source>No vampire has infamy; the trial targets no one.</source>
        <translation>Aucun vampire n&apos;a d&apos;infamie&#x202f;; le procès ne vise personne.</translation>
    </message>
</context>
<context>
    <name>no title</name>
    <message>
        <source>No vampire receives the title {word}.</source>
        <translation>Aucun vampire ne reçoit le titre {word}.</translation>
    </message>
</context>
<context>
    <name>no winner</name>
    <message>
        <source>No single Methuselah has the most victory points: there is no winner.</source>
        <translation>Personne n&apos;a le plus de points de victoire&#xa0;: il n&apos;y a pas de gagnant.</translation>
    </message>
</context>
<context>
    <name>not fed</name>
    <message>
        <source>{minion} gains no blood.</source>
        <translation>{minion} ne gagne pas de sang.</translation>
    </message>
</context>
<context>
    <name>not found</name>
    <message>
        <source>No character with {word} is left.</source>
        <translation>Il ne reste aucun personnage de ce type&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>number from</name>
    <message>
        <source>{minion} has {n} {word} from {card}.</source>
        <translation>{minion} a {n} en {word} grâce à {card}.</translation>
    </message>
</context>
<context>
    <name>obligation</name>
    <message>
        <source>{seat} carries out an obligation: {word}.</source>
        <translation>{seat} s&apos;acquitte d&apos;une obligation&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message>
        <source>Choose {seat}.</source>
        <translation>Choisir {seat}.</translation>
    </message>
</context>
<context>
    <name>order top</name>
    <message>
        <source>Put {target} next on top of your library.</source>
        <translation>Placer ensuite {target} au-dessus de votre bibliothèque.</translation>
    </message>
</context>
<context>
    <name>ousted</name>
    <message>
        <source>{seat} is ousted.</source>
        <translation>{seat} quitte la partie, réserve épuisée.</translation>
    </message>
</context>
<context>
    <name>out of range</name>
    <message>
        <source>The strike of {minion} does not reach.</source>
        <translation>La frappe de {minion} n&apos;atteint pas sa cible.</translation>
    </message>
</context>
<context>
    <name>own copy</name>
    <message>
        <source>{seat} has {card} already: this one is burned.</source>
        <translation>{seat} a déjà {card}&#xa0;: celle-ci brûle.</translation>
    </message>
</context>
<context>
    <name>own intercept</name>
    <message>
        <source>{minion} has {n} intercept of its own.</source>
        <translation>{minion} a {n} en interception par lui-même.</translation>
    </message>
</context>
<context>
    <name>own number</name>
    <message>
        <source>{minion} has {n} {word} of its own.</source>
        <translation>{minion} a {n} en {word} par lui-même.</translation>
    </message>
</context>
<context>
    <name>own stealth</name>
    <message>
        <source>{minion} has {n} stealth of its own.</source>
        <translation>{minion} a {n} en discrétion par lui-même.</translation>
    </message>
</context>
<context>
    <name>own strike</name>
    <message>
        <source>{minion} strikes as its own text says.</source>
        <translation>{minion} frappe comme le dit son propre texte.</translation>
    </message>
</context>
<context>
    <name>paralyzed</name>
    <message>
        <source>{minion} is paralyzed.</source>
        <translation>{minion} est paralysé.</translation>
    </message>
</context>
<context>
    <name>pass</name>
    <message>
        <source>Do nothing more.</source>
        <translation>Ne rien faire de plus.</translation>
    </message>
</context>
<context>
    <name>pay</name>
    <message>
        <source>{target} pays 1 power.</source>
        <translation>{target} paie 1 de pouvoir.</translation>
    </message>
</context>
<context>
    <name>pay blood</name>
    <message>
        <source>Burn 1 blood from {target}.</source>
        <translation>Brûler 1 sang de {target}.</translation>
    </message>
</context>
<context>
    <name>pay contest</name>
    <message>
        <source>Burn 1 pool to go on contesting {card}.</source>
        <translation>Brûler 1 de réserve pour continuer à disputer {card}.</translation>
    </message>
</context>
<context>
    <name>pay conviction</name>
    <message>
        <source>Burn {card} on {minion}.</source>
        <translation>Brûler {card} sur {minion}.</translation>
    </message>
</context>
<context>
    <name>pay pool</name>
    <message>
        <source>Burn 1 pool.</source>
        <translation>Brûler 1 de réserve.</translation>
    </message>
</context>
<context>
    <name>pay title contest</name>
    <message>
        <source>{minion} burns {n} blood to go on contesting its title.</source>
        <translation>{minion} brûle {n} de sang pour continuer à disputer son titre.</translation>
    </message>
</context>
<context>
    <name>pay to cancel</name>
    <message>
        <source>Burn {n} pool to cancel {card}.</source>
        <translation>Brûler {n} de réserve pour annuler {card}.</translation>
    </message>
</context>
<context>
    <name>pay to stay anarch</name>
    <message>
        <source>{minion} burns 1 blood.</source>
        <translation>{minion} brûle 1 sang.</translation>
    </message>
</context>
<context>
    <name>pay toll</name>
    <message>
        <source>{minion} burns {n} to go on with the attempt to block.</source>
        <translation>{minion} brûle {n} pour poursuivre sa tentative de blocage.</translation>
    </message>
</context>
<context>
    <name>pays blood</name>
    <message>
        <source>{minion} burns {n} blood for {card}.</source>
        <translation>{minion} brûle {n} de sang pour {card}.</translation>
    </message>
</context>
<context>
    <name>pays for action</name>
    <message>
        <source>{minion} burns {n} blood for its action.</source>
        <translation>{minion} brûle {n} de sang pour son action.</translation>
    </message>
</context>
<context>
    <name>pays life</name>
    <message>
        <source>{minion} burns {n} life for {card}.</source>
        <translation>{minion} brûle {n} de vie pour {card}.</translation>
    </message>
</context>
<context>
    <name>pays pool</name>
    <message>
        <source>{seat} burns {n} pool for {card}.</source>
        <translation>{seat} brûle {n} de réserve pour {card}.</translation>
    </message>
</context>
<context>
    <name>pays rescue</name>
    <message>
        <source>{minion} burns {n} blood for the rescue.</source>
        <translation>{minion} brûle {n} de sang pour le sauvetage.</translation>
    </message>
</context>
<context>
    <name>piper brings</name>
    <message>
        <source>{minion} brings {target} into play.</source>
        <translation>{minion} met {target} en jeu.</translation>
    </message>
</context>
<context>
    <name>place</name>
    <message>
        <source>Place it below {target}.</source>
        <translation>Le placer sous {target}.</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>Play {card}.</source>
        <translation>Jouer {card}.</translation>
    </message>
</context>
<context>
    <name>play event</name>
    <message>
        <source>Put {card} in play.</source>
        <translation>Mettre {card} en jeu.</translation>
    </message>
</context>
<context>
    <name>point</name>
    <message>
        <source>{seat} gains {n:victory point}.</source>
        <translation>{seat} gagne {n:point} de victoire.</translation>
    </message>
</context>
<context>
    <name>political action</name>
    <message>
        <source>{minion} takes a political action with {card}.</source>
        <translation>{minion} mène une action politique avec {card}.</translation>
    </message>
</context>
<context>
    <name>politics moves</name>
    <message>
        <source>The clan politics token moves toward {word}.</source>
        <translation>Le jeton de politique des clans avance vers {word}.</translation>
    </message>
</context>
<context>
    <name>pool to blood</name>
    <message>
        <source>{seat} moves {n} pool to {minion}.</source>
        <translation>{seat} déplace {n} de réserve vers {minion}.</translation>
    </message>
</context>
<context>
    <name>pool to card</name>
    <message>
        <source>{seat} moves {n} pool to {card}.</source>
        <translation>{seat} déplace {n} de réserve vers {card}.</translation>
    </message>
</context>
<context>
    <name>press</name>
    <message>
        <source>{minion} presses.</source>
        <translation>{minion} joue une poursuite.</translation>
    </message>
</context>
<context>
    <name>press step</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>presses</name>
    <message>
        <source>{minion} presses to {word} the combat.</source>
        <translation>Poursuite de {minion}&#xa0;: {word} le combat.</translation>
    </message>
</context>
<context>
    <name>prevent aggravated</name>
    <message>
        <source>Prevent {n} aggravated damage, the rest ordinary.</source>
        <translation>Prévenir {n} de dégâts aggravés, le reste en dégâts normaux.</translation>
    </message>
</context>
<context>
    <name>primogen</name>
    <message>
        <source>Declare {word} to the primogen.</source>
        <translation>Déclarer au primogène&#xa0;: {word}.</translation>
    </message>
    <message>
        <source>{seat} declares {word} to the primogen.</source>
        <translation>{seat} déclare au primogène&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>primogen decides</name>
    <message>
        <source>The primogen reveals {card}: {seat} wins the tie.</source>
        <translation>Le primogène révèle {card}&#xa0;: {seat} remporte l&apos;égalité.</translation>
    </message>
</context>
<context>
    <name>primogen lot</name>
    <message>
        <source>The primogen is silent: {seat} wins the tie by lot.</source>
        <translation>Le primogène se tait&#xa0;: {seat} remporte l&apos;égalité par tirage au sort.</translation>
    </message>
</context>
<context>
    <name>prisci</name>
    <message>
        <source>The prisci cast {n:vote} {word}.</source>
        <translation>Les prisci votent {word}&#xa0;: {n:vote}.</translation>
    </message>
</context>
<context>
    <name>protect</name>
    <message>
        <source>Put an ankh of {word} on {target}.</source>
        <translation>Mettre un ankh ({word}) sur {target}.</translation>
    </message>
</context>
<context>
    <name>protected</name>
    <message>
        <source>An ankh of {word} is put on {target}.</source>
        <translation>Un ankh ({word}) est mis sur {target}.</translation>
    </message>
</context>
<context>
    <name>provides a press</name>
    <message>
        <source>{card} presses to continue the combat.</source>
        <translation>Poursuite de {card}&#xa0;: continuer le combat.</translation>
    </message>
</context>
<context>
    <name>put in play</name>
    <message>
        <source>{seat} puts {card} in play.</source>
        <translation>{seat} met {card} en jeu.</translation>
    </message>
</context>
<context>
    <name>put on</name>
    <message>
        <source>{seat} puts {card} on {target}.</source>
        <translation>{seat} met {card} sur {target}.</translation>
    </message>
</context>
<context>
    <name>put trophy</name>
    <message>
        <source>Use a master phase action to put {card} in play.</source>
        <translation>Utiliser une action de phase de maître pour mettre {card} en jeu.</translation>
    </message>
</context>
<context>
    <name>queue</name>
    <message>
        <source>{card} comes into the queue.</source>
        <translation>{card} entre dans la file.</translation>
    </message>
</context>
<context>
    <name>range</name>
    <message>
        <source>The range is {word}.</source>
        <translation>Portée&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>range is set</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>recover</name>
    <message>
        <source>Burn 3 conviction: {minion} leaves the incapacitated region.</source>
        <translation>Brûler 3 convictions&#xa0;: {minion} quitte la région des hors-combat.</translation>
    </message>
    <message>
        <source>Take {card} back into hand.</source>
        <translation>Reprendre {card} en main.</translation>
    </message>
</context>
<context>
    <name>recovered</name>
    <message>
        <source>{seat} moves {card} to her hand.</source>
        <translation>{seat} prend {card} en main.</translation>
    </message>
    <message>
        <source>{seat} takes {card} back into hand.</source>
        <translation>{seat} reprend {card} en main.</translation>
    </message>
</context>
<context>
    <name>recovers</name>
    <message>
        <source>{minion} leaves the incapacitated region.</source>
        <translation>{minion} quitte la région des hors-combat.</translation>
    </message>
</context>
<context>
    <name>recruit</name>
    <message>
        <source>{minion} recruits {card}.</source>
        <translation>{minion} recrute {card}.</translation>
    </message>
    <message>
        <source>Recruit {card} ({price}).</source>
        <translation>Recruter {card} ({price}).</translation>
    </message>
</context>
<context>
    <name>recruit at basic</name>
    <message>
        <source>{minion} recruits {card}, at its basic level.</source>
        <translation>{minion} recrute {card}, au niveau de base.</translation>
    </message>
</context>
<context>
    <name>recruit retained</name>
    <message>
        <source>Recruit {card} from your haven.</source>
        <translation>Recruter {card} depuis votre refuge.</translation>
    </message>
</context>
<context>
    <name>recruited</name>
    <message>
        <source>{seat} has {card} as an ally now.</source>
        <translation>{card} est maintenant un allié de {seat}.</translation>
    </message>
    <message>
        <source>{seat} recruits {card} below {target}.</source>
        <translation>{seat} recrute {card} sous {target}.</translation>
    </message>
</context>
<context>
    <name>recruits</name>
    <message>
        <source>{minion} acts to recruit {card}.</source>
        <translation>{minion} agit pour recruter {card}.</translation>
    </message>
</context>
<context>
    <name>reduce cost</name>
    <message>
        <source>Use {card} to pay less for {target}.</source>
        <translation>Utiliser {card} pour payer moins pour {target}.</translation>
    </message>
</context>
<context>
    <name>referendum called</name>
    <message>
        <source>{seat} calls the referendum of {card}.</source>
        <translation>{seat} convoque le référendum de {card}.</translation>
    </message>
</context>
<context>
    <name>referendum called off</name>
    <message>
        <source>The referendum does not take place.</source>
        <translation>Le référendum n&apos;a pas lieu.</translation>
    </message>
</context>
<context>
    <name>referendum fails</name>
    <message>
        <source>The referendum fails, {word}.</source>
        <translation>Le référendum échoue, {word}.</translation>
    </message>
</context>
<context>
    <name>referendum passes</name>
    <message>
        <source>The referendum passes, {word}.</source>
        <translation>Le référendum passe, {word}.</translation>
    </message>
</context>
<context>
    <name>referendum resolved</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>referendum tallied</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>reflex</name>
    <message>
        <source>{minion} cancels {target} with {card}.</source>
        <translation>{minion} annule {target} avec {card}.</translation>
    </message>
</context>
<context>
    <name>refuses life</name>
    <message>
        <source>{minion} burns {n} life that it cannot gain.</source>
        <translation>{minion} brûle {n} de vie en trop, qu&apos;il ne peut pas gagner.</translation>
    </message>
</context>
<context>
    <name>regained</name>
    <message>
        <source>{seat} has won {card}.</source>
        <translation>{seat} remporte {card}.</translation>
    </message>
</context>
<context>
    <name>regains action</name>
    <message>
        <source>{seat} gets {n:master phase action}.</source>
        <translation>{seat} obtient {n:action} de phase de maître.</translation>
    </message>
</context>
<context>
    <name>rejuvenated</name>
    <message>
        <source>{target} is rejuvenated.</source>
        <translation>{target} est revigoré.</translation>
    </message>
</context>
<context>
    <name>remove</name>
    <message>
        <source>Remove {card} from the queue.</source>
        <translation>Retirer {card} de la file.</translation>
    </message>
</context>
<context>
    <name>remove from heap</name>
    <message>
        <source>Remove {target} from the game.</source>
        <translation>Retirer {target} de la partie.</translation>
    </message>
</context>
<context>
    <name>removed</name>
    <message>
        <source>{card} is removed from the game.</source>
        <translation>{card} est retirée de la partie.</translation>
    </message>
    <message>
        <source>{seat} removes {card} from the queue.</source>
        <translation>{seat} retire {card} de la file.</translation>
    </message>
</context>
<context>
    <name>repealed</name>
    <message>
        <source>The edict {card} is discarded.</source>
        <translation>L&apos;édit {card} est défaussé.</translation>
    </message>
</context>
<context>
    <name>rescue</name>
    <message>
        <source>{minion} rescues {target} and burns {n} of the blood that it costs.</source>
        <translation>{minion} secourt {target} et brûle {n} du sang que cela coûte.</translation>
    </message>
</context>
<context>
    <name>rescues</name>
    <message>
        <source>{minion} rescues {target}.</source>
        <translation>{minion} secourt {target}.</translation>
    </message>
</context>
<context>
    <name>reserve</name>
    <message>
        <source>Reserve {card}.</source>
        <translation>Réserver {card}.</translation>
    </message>
</context>
<context>
    <name>reserved</name>
    <message>
        <source>{seat} reserves {card}.</source>
        <translation>{seat} réserve {card}.</translation>
    </message>
</context>
<context>
    <name>reshuffled</name>
    <message>
        <source>The discarded characters become the character deck.</source>
        <translation>Les personnages défaussés deviennent la pioche de personnages.</translation>
    </message>
</context>
<context>
    <name>resolved</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>resolving</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>respite</name>
    <message>
        <source>Respite: the ankhs return to {word}.</source>
        <translation>Répit&#xa0;: les ankhs reviennent ({word}).</translation>
    </message>
</context>
<context>
    <name>retainer moved</name>
    <message>
        <source>{seat} moves {target} to {minion}.</source>
        <translation>{seat} déplace {target} sur {minion}.</translation>
    </message>
</context>
<context>
    <name>returns</name>
    <message>
        <source>{seat} moves {card} from the ash heap to the ready region.</source>
        <translation>{seat} déplace {card} du tas de cendres vers la région disponible.</translation>
    </message>
</context>
<context>
    <name>revealed</name>
    <message>
        <source>{card} is revealed and discarded.</source>
        <translation>{card} est révélé et défaussé.</translation>
    </message>
</context>
<context>
    <name>reveals</name>
    <message>
        <source>{seat} reveals {card} from the top of the library.</source>
        <translation>{seat} révèle {card} du dessus de sa bibliothèque.</translation>
    </message>
</context>
<context>
    <name>reveals crypt</name>
    <message>
        <source>{seat} reveals {card}, the top card of the crypt.</source>
        <translation>{seat} révèle {card}, première carte de sa crypte.</translation>
    </message>
</context>
<context>
    <name>revenge</name>
    <message>
        <source>Burn {card} on {minion} to inflict 1 damage on {target}.</source>
        <translation>Brûler {card} sur {minion} pour infliger 1 point de dégâts à {target}.</translation>
    </message>
</context>
<context>
    <name>round</name>
    <message>
        <source>Round {n} of combat.</source>
        <translation>Round {n} du combat.</translation>
    </message>
    <message>
        <source>Round {n} begins.</source>
        <translation>La manche {n} commence.</translation>
    </message>
</context>
<context>
    <name>round ends</name>
    <message>
        <source>Round {n} is over.</source>
        <translation>La manche {n} est finie.</translation>
    </message>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sacrifice</name>
    <message>
        <source>{target} goes to torpor instead.</source>
        <translation>{target} entre en torpeur à sa place.</translation>
    </message>
    <message>
        <source>Burn {target} to burn {card}.</source>
        <translation>Brûler {target} pour brûler {card}.</translation>
    </message>
</context>
<context>
    <name>sacrificed</name>
    <message>
        <source>{target} goes to torpor instead of {card}.</source>
        <translation>{target} entre en torpeur à la place de {card}.</translation>
    </message>
</context>
<context>
    <name>scarce</name>
    <message>
        <source>{seat} burns {n} pool, as {card} is scarce.</source>
        <translation>{seat} brûle {n} de réserve, car {card} est rare (scarce).</translation>
    </message>
</context>
<context>
    <name>scheme</name>
    <message>
        <source>Play {card} with {target}.</source>
        <translation>Jouer {card} avec {target}.</translation>
    </message>
    <message>
        <source>{seat} plays {card} with {target}.</source>
        <translation>{seat} joue {card} avec {target}.</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>{seat} scores {n:victory point}.</source>
        <translation>{seat} marque {n:point} de victoire.</translation>
    </message>
</context>
<context>
    <name>searches</name>
    <message>
        <source>{seat} searches the library.</source>
        <translation>{seat} fouille sa bibliothèque.</translation>
    </message>
</context>
<context>
    <name>searches crypt</name>
    <message>
        <source>{seat} searches the crypt.</source>
        <translation>{seat} fouille sa crypte.</translation>
    </message>
</context>
<context>
    <name>seated</name>
    <message>
        <source>{seat} sits down with {n} pool; the prey is {other_seat}.</source>
        <translation>{seat} prend place avec {n} de réserve&#x202f;; sa proie est {other_seat}.</translation>
    </message>
</context>
<context>
    <name>seeks power</name>
    <message>
        <source>{minion} acts to gain {card}.</source>
        <translation>{minion} agit pour obtenir {card}.</translation>
    </message>
</context>
<context>
    <name>sees</name>
    <message>
        <source>{other_seat} has {card}.</source>
        <translation>{other_seat} a {card}.</translation>
    </message>
    <message>
        <source>{seat} sees {card}.</source>
        <translation>{seat} voit {card}.</translation>
    </message>
</context>
<context>
    <name>sees top</name>
    <message>
        <source>{seat} sees {card}.</source>
        <translation>{seat} voit {card}.</translation>
    </message>
</context>
<context>
    <name>sets range</name>
    <message>
        <source>{minion} sets the range to {word}.</source>
        <translation>{minion} fixe la distance&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>shuffled</name>
    <message>
        <source>The character deck is shuffled.</source>
        <translation>La pioche de personnages est mélangée.</translation>
    </message>
</context>
<context>
    <name>shuffles</name>
    <message>
        <source>{seat} shuffles the library.</source>
        <translation>{seat} mélange sa bibliothèque.</translation>
    </message>
</context>
<context>
    <name>shuffles crypt</name>
    <message>
        <source>{seat} shuffles the crypt.</source>
        <translation>{seat} mélange sa crypte.</translation>
    </message>
</context>
<context>
    <name>shuffles top</name>
    <message>
        <source>{seat} shuffles the top {n:card} of the library.</source>
        <translation>{seat} mélange {n:carte} du dessus de sa bibliothèque.</translation>
    </message>
</context>
<context>
    <name>slave steps in</name>
    <message>
        <source>Lock {minion}: it fights {target} instead.</source>
        <translation>Incliner {minion}, qui combat {target} à la place.</translation>
    </message>
    <message>
        <source>{minion} steps in and fights {target}.</source>
        <translation>{minion} intervient et combat {target}.</translation>
    </message>
</context>
<context>
    <name>smaller hands</name>
    <message>
        <source>The hands of the others are smaller for {card}.</source>
        <translation>La main des autres est plus petite à cause de {card}.</translation>
    </message>
</context>
<context>
    <name>spend</name>
    <message>
        <source>{target} spends a boon of {seat}.</source>
        <translation>{target} dépense une faveur de {seat}.</translation>
    </message>
</context>
<context>
    <name>spoils</name>
    <message>
        <source>{seat} gains {n} pool.</source>
        <translation>{seat} gagne {n} de réserve.</translation>
    </message>
</context>
<context>
    <name>stands still</name>
    <message>
        <source>No player can do anything: the game is over.</source>
        <translation>Plus personne ne peut rien faire&#xa0;: la partie est terminée.</translation>
    </message>
</context>
<context>
    <name>steals blood</name>
    <message>
        <source>{minion} steals {n} {word} from {target}.</source>
        <translation>{minion} vole {n} de {word} à {target}.</translation>
    </message>
</context>
<context>
    <name>steals gear</name>
    <message>
        <source>{minion} steals {card}.</source>
        <translation>{minion} vole {card}.</translation>
    </message>
</context>
<context>
    <name>steals pool</name>
    <message>
        <source>{seat} steals {n} pool from {other_seat}.</source>
        <translation>{seat} vole {n} de réserve à {other_seat}.</translation>
    </message>
</context>
<context>
    <name>steals retainer</name>
    <message>
        <source>{minion} steals {card}.</source>
        <translation>{minion} vole {card}.</translation>
    </message>
</context>
<context>
    <name>stealth from</name>
    <message>
        <source>{minion} has {n} stealth from {card}.</source>
        <translation>{minion} a {n} en discrétion grâce à {card}.</translation>
    </message>
</context>
<context>
    <name>stealth of action</name>
    <message>
        <source>The action of {minion} has {n} stealth.</source>
        <translation>L&apos;action de {minion} a {n} en discrétion.</translation>
    </message>
</context>
<context>
    <name>stolen title</name>
    <message>
        <source>{target} steals the title {word}.</source>
        <translation>{target} vole le titre {word}.</translation>
    </message>
</context>
<context>
    <name>stopped</name>
    <message>
        <source>Go on.</source>
        <translation>Continuer.</translation>
    </message>
</context>
<context>
    <name>strike hurts</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strikes</name>
    <message>
        <source>{minion} strikes with {card}.</source>
        <translation>{minion} frappe avec {card}.</translation>
    </message>
</context>
<context>
    <name>strikes with hands</name>
    <message>
        <source>{minion} strikes with hands.</source>
        <translation>{minion} frappe à mains nues.</translation>
    </message>
</context>
<context>
    <name>suffer</name>
    <message>
        <source>Give no boon and suffer the effect.</source>
        <translation>Ne pas donner de faveur et subir l&apos;effet.</translation>
    </message>
</context>
<context>
    <name>suffer aggravated</name>
    <message>
        <source>{minion} suffers 1 point of the aggravated damage.</source>
        <translation>{minion} subit 1 point des dégâts aggravés.</translation>
    </message>
</context>
<context>
    <name>suffer ordinary</name>
    <message>
        <source>{minion} suffers 1 point of the ordinary damage.</source>
        <translation>{minion} subit 1 point des dégâts ordinaires.</translation>
    </message>
</context>
<context>
    <name>suffers</name>
    <message>
        <source>{seat} gives no boon.</source>
        <translation>{seat} ne donne pas de faveur.</translation>
    </message>
</context>
<context>
    <name>suspicion</name>
    <message>
        <source>The suspicion against {target} is {n}.</source>
        <translation>Le soupçon contre {target} est de {n}.</translation>
    </message>
</context>
<context>
    <name>tails</name>
    <message>
        <source>The coin for {card} shows tails: the action fails.</source>
        <translation>La pièce pour {card} tombe sur pile&#xa0;: l&apos;action échoue.</translation>
    </message>
</context>
<context>
    <name>take back</name>
    <message>
        <source>Use 2 transfers: move 1 blood from {card} to your pool.</source>
        <translation>Utiliser 2 transferts&#xa0;: déplacer 1 sang de {card} vers votre réserve.</translation>
    </message>
</context>
<context>
    <name>take equipment</name>
    <message>
        <source>{minion} takes equipment from {target}.</source>
        <translation>{minion} prend de l&apos;équipement à {target}.</translation>
    </message>
</context>
<context>
    <name>take from crypt</name>
    <message>
        <source>Take {target} from your crypt.</source>
        <translation>Prendre {target} dans votre crypte.</translation>
    </message>
</context>
<context>
    <name>take from victim</name>
    <message>
        <source>{minion} takes {card}.</source>
        <translation>{minion} prend {card}.</translation>
    </message>
</context>
<context>
    <name>take gear</name>
    <message>
        <source>Steal {target}.</source>
        <translation>Voler {target}.</translation>
    </message>
</context>
<context>
    <name>take piece</name>
    <message>
        <source>Take {card}.</source>
        <translation>Prendre {card}.</translation>
    </message>
</context>
<context>
    <name>take power</name>
    <message>
        <source>{minion} acts to gain {card}.</source>
        <translation>{minion} agit pour obtenir {card}.</translation>
    </message>
</context>
<context>
    <name>takes blood</name>
    <message>
        <source>{minion} takes {n} {word} from {target}.</source>
        <translation>{minion} prend {n} de {word} à {target}.</translation>
    </message>
</context>
<context>
    <name>takes control</name>
    <message>
        <source>{seat} takes control of {card}.</source>
        <translation>{seat} prend le contrôle de {card}.</translation>
    </message>
</context>
<context>
    <name>takes equipment</name>
    <message>
        <source>{minion} takes {card}.</source>
        <translation>{minion} prend {card}.</translation>
    </message>
</context>
<context>
    <name>takes from</name>
    <message>
        <source>{minion} acts to take equipment from {target}.</source>
        <translation>{minion} agit pour prendre de l&apos;équipement à {target}.</translation>
    </message>
</context>
<context>
    <name>takes political action</name>
    <message>
        <source>{minion} takes a political action with {card}.</source>
        <translation>{minion} mène une action politique avec {card}.</translation>
    </message>
</context>
<context>
    <name>takes to hand</name>
    <message>
        <source>{seat} moves {card} to her hand.</source>
        <translation>{seat} prend {card} en main.</translation>
    </message>
</context>
<context>
    <name>target</name>
    <message>
        <source>Choose {target}.</source>
        <translation>Choisir {target}.</translation>
    </message>
</context>
<context>
    <name>teach</name>
    <message>
        <source>Play {card} on {target}.</source>
        <translation>Jouer {card} sur {target}.</translation>
    </message>
</context>
<context>
    <name>teach from hand</name>
    <message>
        <source>Put {card} from your hand on {target}.</source>
        <translation>Placer {card} de votre main sur {target}.</translation>
    </message>
</context>
<context>
    <name>teach from heap</name>
    <message>
        <source>Put {card} from your ash heap on {target}.</source>
        <translation>Placer {card} de votre tas de cendres sur {target}.</translation>
    </message>
</context>
<context>
    <name>teach from library</name>
    <message>
        <source>Put {card} from your library on {target}.</source>
        <translation>Placer {card} de votre bibliothèque sur {target}.</translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message>
        <source>{seat} sets the terms: {word}</source>
        <translation>{seat} fixe les termes&#xa0;: {word}</translation>
    </message>
</context>
<context>
    <name>tie</name>
    <message>
        <source>{seat} shares the most victory points: the game is tied.</source>
        <translation>{seat} partage le plus de points de victoire&#xa0;: égalité.</translation>
    </message>
</context>
<context>
    <name>time</name>
    <message>
        <source>Time is up.</source>
        <translation>Le temps est écoulé.</translation>
    </message>
</context>
<context>
    <name>title contest paid</name>
    <message>
        <source>{minion} burns {n} blood to contest its title.</source>
        <translation>{minion} brûle {n} de sang pour disputer son titre.</translation>
    </message>
</context>
<context>
    <name>title contested</name>
    <message>
        <source>{minion} contests the title of {word}.</source>
        <translation>{minion} dispute le titre&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>title not paid</name>
    <message>
        <source>{minion} cannot pay for its title.</source>
        <translation>{minion} ne peut pas payer pour son titre.</translation>
    </message>
</context>
<context>
    <name>titled</name>
    <message>
        <source>{target} receives the title {word}.</source>
        <translation>{target} reçoit le titre {word}.</translation>
    </message>
</context>
<context>
    <name>to bottom</name>
    <message>
        <source>Move {target} to the bottom of your library.</source>
        <translation>Placer {target} sous votre bibliothèque.</translation>
    </message>
</context>
<context>
    <name>to hand</name>
    <message>
        <source>Move {target} to your hand.</source>
        <translation>Prendre {target} en main.</translation>
    </message>
</context>
<context>
    <name>to library</name>
    <message>
        <source>Shuffle {target} into your library.</source>
        <translation>Mélanger {target} à votre bibliothèque.</translation>
    </message>
</context>
<context>
    <name>token added</name>
    <message>
        <source>A {first} token is added to {second}.</source>
        <translation>Un jeton {first} est ajouté&#xa0;: {second}.</translation>
    </message>
</context>
<context>
    <name>token discarded</name>
    <message>
        <source>A token of {word} is discarded.</source>
        <translation>Un jeton est défaussé&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>token flipped</name>
    <message>
        <source>A token of {word} is flipped over.</source>
        <translation>Un jeton est retourné&#xa0;: {word}.</translation>
    </message>
</context>
<context>
    <name>token moved</name>
    <message>
        <source>A token moves from {first} to {second}.</source>
        <translation>Un jeton passe de {first} à {second}.</translation>
    </message>
</context>
<context>
    <name>token returned</name>
    <message>
        <source>There is no space for it; it returns to the supply.</source>
        <translation>Il n&apos;y a pas de case pour lui&#x202f;; il retourne à la réserve.</translation>
    </message>
</context>
<context>
    <name>torpor</name>
    <message>
        <source>{target} goes to torpor.</source>
        <translation>{target} entre en torpeur.</translation>
    </message>
</context>
<context>
    <name>torpor for title</name>
    <message>
        <source>{minion} cannot pay for its title and goes to torpor.</source>
        <translation>{minion} ne peut pas payer pour son titre et entre en torpeur.</translation>
    </message>
</context>
<context>
    <name>trade</name>
    <message>
        <source>{target} puts a boon of {seat} on {card}.</source>
        <translation>{target} met une faveur de {seat} sur {card}.</translation>
    </message>
</context>
<context>
    <name>traded</name>
    <message>
        <source>{seat} triggers {card} with a boon.</source>
        <translation>{seat} déclenche {card} avec une faveur.</translation>
    </message>
</context>
<context>
    <name>transfer</name>
    <message>
        <source>Use 1 transfer: move 1 pool to {card}.</source>
        <translation>Utiliser 1 transfert&#xa0;: déplacer 1 de réserve vers {card}.</translation>
    </message>
</context>
<context>
    <name>transfers</name>
    <message>
        <source>{seat} has {n:transfer}.</source>
        <translation>{seat} a {n:transfert}.</translation>
    </message>
</context>
<context>
    <name>trial</name>
    <message>
        <source>A trial is held.</source>
        <translation>Un procès a lieu.</translation>
    </message>
</context>
<context>
    <name>tries to leave torpor</name>
    <message>
        <source>{minion} tries to leave torpor.</source>
        <translation>{minion} tente de quitter la torpeur.</translation>
    </message>
</context>
<context>
    <name>tries to rescue</name>
    <message>
        <source>{minion} tries to rescue {target}.</source>
        <translation>{minion} tente de secourir {target}.</translation>
    </message>
</context>
<context>
    <name>triggered</name>
    <message>
        <source>The abilities of {target} are triggered.</source>
        <translation>Les aptitudes de {target} se déclenchent.</translation>
    </message>
</context>
<context>
    <name>trophy</name>
    <message>
        <source>{minion} receives {card}.</source>
        <translation>{minion} reçoit {card}.</translation>
    </message>
</context>
<context>
    <name>trophy in play</name>
    <message>
        <source>{seat} puts {card} in play.</source>
        <translation>{seat} met {card} en jeu.</translation>
    </message>
</context>
<context>
    <name>tuck</name>
    <message>
        <source>Move {target} to the bottom of your library.</source>
        <translation>Mettre {target} sous votre bibliothèque.</translation>
    </message>
</context>
<context>
    <name>tucked</name>
    <message>
        <source>{seat} moves {n:card} to the bottom of the library.</source>
        <translation>{seat} met {n:carte} sous sa bibliothèque.</translation>
    </message>
</context>
<context>
    <name>turn</name>
    <message>
        <source>Turn {n}: {seat}.</source>
        <translation>Tour {n}&#xa0;: {seat}.</translation>
    </message>
    <message>
        <source>{seat} begins a turn.</source>
        <translation>{seat} commence un tour.</translation>
    </message>
</context>
<context>
    <name>unclaimed</name>
    <message>
        <source>No one claims the mission {word}.</source>
        <translation>Personne ne remporte la mission {word}.</translation>
    </message>
</context>
<context>
    <name>under</name>
    <message>
        <source>Put it under {target}.</source>
        <translation>Le mettre sous {target}.</translation>
    </message>
    <message>
        <source>{seat} moves {card} to the bottom of the library.</source>
        <translation>{seat} place {card} sous la bibliothèque.</translation>
    </message>
</context>
<context>
    <name>under library</name>
    <message>
        <source>Move {target} to the bottom of your library.</source>
        <translation>Placer {target} sous votre bibliothèque.</translation>
    </message>
    <message>
        <source>{seat} moves a card to the bottom of the library.</source>
        <translation>{seat} met une carte sous sa bibliothèque.</translation>
    </message>
</context>
<context>
    <name>unexhausted</name>
    <message>
        <source>{target} is not exhausted any more.</source>
        <translation>{target} n&apos;est plus épuisé.</translation>
    </message>
</context>
<context>
    <name>unlock infernal</name>
    <message>
        <source>Burn 1 pool to unlock {minion}.</source>
        <translation>Brûler 1 de réserve pour redresser {minion}.</translation>
    </message>
</context>
<context>
    <name>unlocks</name>
    <message>
        <source>{minion} unlocks.</source>
        <translation>{minion} se redresse.</translation>
    </message>
</context>
<context>
    <name>unlocks infernal</name>
    <message>
        <source>{seat} burns 1 pool to unlock {minion}.</source>
        <translation>{seat} brûle 1 de réserve pour redresser {minion}.</translation>
    </message>
</context>
<context>
    <name>use in combat</name>
    <message>
        <source>{minion} uses {card}.</source>
        <translation>{minion} utilise {card}.</translation>
    </message>
</context>
<context>
    <name>uses master phase actions</name>
    <message>
        <source>{seat} uses {n:master phase action}.</source>
        <translation>{seat} utilise {n:action de phase de maître|actions de phase de maître}.</translation>
    </message>
</context>
<context>
    <name>uses transfers</name>
    <message>
        <source>{seat} uses {n:transfer}.</source>
        <translation>{seat} utilise {n:transfert}.</translation>
    </message>
</context>
<context>
    <name>usurp</name>
    <message>
        <source>{card} takes the place of {target}.</source>
        <translation>{card} prend la place de {target}.</translation>
    </message>
</context>
<context>
    <name>usurped</name>
    <message>
        <source>{card} takes the place of {target}.</source>
        <translation>{card} prend la place de {target}.</translation>
    </message>
</context>
<context>
    <name>vest prevents</name>
    <message>
        <source>{card} prevents {n} damage to {minion}.</source>
        <translation>{card} prévient {n} dégâts à {minion}.</translation>
    </message>
</context>
<context>
    <name>vote</name>
    <message>
        <source>A vote for the title {word} is held.</source>
        <translation>Un vote a lieu pour le titre {word}.</translation>
    </message>
</context>
<context>
    <name>votes</name>
    <message>
        <source>{seat} casts {n:vote} of {minion} {word}.</source>
        <translation>{seat} vote {word} avec {minion}&#xa0;: {n:vote}.</translation>
    </message>
</context>
<context>
    <name>way</name>
    <message>
        <source>{n}: {effects}</source>
        <translation>{n}&#xa0;: {effects}</translation>
    </message>
</context>
<context>
    <name>wins</name>
    <message>
        <source>{seat} wins the game.</source>
        <translation>{seat} gagne la partie.</translation>
    </message>
    <message>
        <source>{seat} wins.</source>
        <translation>{seat} gagne.</translation>
    </message>
</context>
<context>
    <name>wins ante</name>
    <message>
        <source>{seat} wins {card}, the ante of {other_seat}.</source>
        <translation>{seat} remporte {card}, la mise de {other_seat}.</translation>
    </message>
</context>
<context>
    <name>withdraw</name>
    <message>
        <source>Announce that you will withdraw.</source>
        <translation>Annoncer votre retrait.</translation>
    </message>
</context>
<context>
    <name>withdraws</name>
    <message>
        <source>{seat} withdraws from the game.</source>
        <translation>{seat} se retire de la partie.</translation>
    </message>
</context>
<context>
    <name>wounded</name>
    <message>
        <source>{minion} is wounded.</source>
        <translation>{minion} est blessé.</translation>
    </message>
</context>
<context>
    <name>yes</name>
    <message>
        <source>Yes.</source>
        <translation>Oui.</translation>
    </message>
</context>
<context>
    <name>yielded</name>
    <message>
        <source>{seat} yields {card}.</source>
        <translation>{seat} abandonne {card}.</translation>
    </message>
</context>
<context>
    <name>yields title</name>
    <message>
        <source>{minion} yields the title of {word}.</source>
        <translation>{minion} abandonne le titre&#xa0;: {word}.</translation>
    </message>
</context>
</TS>
