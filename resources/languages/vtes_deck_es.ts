<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>No unsaved decks</source>
        <translation>No hay mazos sin guardar</translation>
    </message>
    <message>
        <source>Vampire</source>
        <translation>Vampiro</translation>
    </message>
    <message>
        <source>Imbued</source>
        <translation>Imbued</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Heril</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Political Action</source>
        <translation>Acción política</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Aliado</translation>
    </message>
    <message>
        <source>Retainer</source>
        <translation>Criado</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Action Modifier</source>
        <translation>Modificador de acción</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reacción</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Temperament</source>
        <translation>Temperamento</translation>
    </message>
    <message>
        <source>Geography</source>
        <translation>Geografía</translation>
    </message>
    <message>
        <source>Archetype</source>
        <translation>Arquetipo</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Slots for stickers</source>
        <translation>Espacios para pegatinas</translation>
    </message>
    <message>
        <source>Unlocked in a chronicle</source>
        <translation>Se desbloquea en una crónica</translation>
    </message>
    <message>
        <source>From the end of chapter</source>
        <translation>Desde el final del capítulo</translation>
    </message>
    <message>
        <source>Schemes at the start</source>
        <translation>Intrigas iniciales</translation>
    </message>
    <message>
        <source>Battleground</source>
        <translation>Campo de batalla</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Requisito</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Efectos</translation>
    </message>
    <message>
        <source>Research deck</source>
        <translation>Mazo de investigación</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Atributo</translation>
    </message>
    <message>
        <source>Reward in power</source>
        <translation>Recompensa en poder</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Misiones</translation>
    </message>
    <message>
        <source>Schemes to unlock</source>
        <translation>Intrigas que se desbloquean</translation>
    </message>
    <message>
        <source>Asset</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>Score needed</source>
        <translation>Puntuación necesaria</translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>Cuántas hay</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Demostración</translation>
    </message>
    <message>
        <source>A: points of the spaces</source>
        <translation>A: puntos de las casillas</translation>
    </message>
    <message>
        <source>B: points of the spaces</source>
        <translation>B: puntos de las casillas</translation>
    </message>
    <message>
        <source>H: points of the spaces</source>
        <translation>H: puntos de las casillas</translation>
    </message>
    <message>
        <source>C: courts</source>
        <translation>C: cortes</translation>
    </message>
    <message>
        <source>D: sides at first</source>
        <translation>D: caras iniciales</translation>
    </message>
    <message>
        <source>F: steps of a track</source>
        <translation>F: pasos de un recorrido</translation>
    </message>
    <message>
        <source>I: regions</source>
        <translation>I: regiones</translation>
    </message>
    <message>
        <source>I: Camarilla tokens</source>
        <translation>I: fichas de la Camarilla</translation>
    </message>
    <message>
        <source>I: Sabbat tokens</source>
        <translation>I: fichas del Sabbat</translation>
    </message>
    <message>
        <source>Era points by place</source>
        <translation>Puntos de era por puesto</translation>
    </message>
    <message>
        <source>Most dots of a trait</source>
        <translation>Máximo de puntos de un rasgo</translation>
    </message>
    <message>
        <source>Stickers of each clan</source>
        <translation>Pegatinas de cada clan</translation>
    </message>
    <message>
        <source>Thin blood stickers</source>
        <translation>Pegatinas de sangre débil</translation>
    </message>
    <message>
        <source>Bonded</source>
        <translation>Vinculado</translation>
    </message>
    <message>
        <source>Unlocks</source>
        <translation>Desbloquea</translation>
    </message>
    <message>
        <source>Elevates</source>
        <translation>Asciende</translation>
    </message>
    <message>
        <source>Next to</source>
        <translation>Junto a</translation>
    </message>
    <message>
        <source>Home court of</source>
        <translation>Corte de origen de</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>For each</source>
        <translation>Por cada</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A quién</translation>
    </message>
    <message>
        <source>A childe can go instead</source>
        <translation>Puede ir un chiquillo en su lugar</translation>
    </message>
    <message>
        <source>Who draws</source>
        <translation>Quién roba</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Como mucho</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Al menos</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Maneras</translation>
    </message>
    <message>
        <source>Among</source>
        <translation>Entre</translation>
    </message>
    <message>
        <source>Any or each</source>
        <translation>Cualquiera o cada uno</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Which are</source>
        <translation>Que sean</translation>
    </message>
    <message>
        <source>With an attribute</source>
        <translation>Con un atributo</translation>
    </message>
    <message>
        <source>Same attribute</source>
        <translation>Mismo atributo</translation>
    </message>
    <message>
        <source>Of a clan</source>
        <translation>De un clan</translation>
    </message>
    <message>
        <source>Infamy</source>
        <translation>Infamia</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Poder</translation>
    </message>
    <message>
        <source>Boons</source>
        <translation>Favores</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Face-up</source>
        <translation>Boca arriba</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capítulo</translation>
    </message>
    <message>
        <source>Unlocked characters</source>
        <translation>Personajes desbloqueados</translation>
    </message>
    <message>
        <source>Scoring cards</source>
        <translation>Cartas de puntuación</translation>
    </message>
    <message>
        <source>Winners of eras</source>
        <translation>Ganadores de las eras</translation>
    </message>
    <message>
        <source>Results of chapters</source>
        <translation>Resultados de los capítulos</translation>
    </message>
    <message>
        <source>Does not play now</source>
        <translation>Ahora no juega</translation>
    </message>
    <message>
        <source>Ancilla</source>
        <translation>Ancilla</translation>
    </message>
    <message>
        <source>Ability stickers</source>
        <translation>Pegatinas de habilidad</translation>
    </message>
    <message>
        <source>Places, first to last</source>
        <translation>Puestos, del primero al último</translation>
    </message>
    <message>
        <source>Claimed missions</source>
        <translation>Misiones adjudicadas</translation>
    </message>
    <message>
        <source>Clan leader</source>
        <translation>Líder de clan</translation>
    </message>
    <message>
        <source>Sires</source>
        <translation>Sires</translation>
    </message>
    <message>
        <source>Points on the departing battleground</source>
        <translation>Puntos en el campo de batalla que se retira</translation>
    </message>
    <message>
        <source>Class A</source>
        <translation>Clase A</translation>
    </message>
    <message>
        <source>Class C</source>
        <translation>Clase C</translation>
    </message>
    <message>
        <source>Temperament b</source>
        <translation>Temperamento b</translation>
    </message>
    <message>
        <source>Temperament d</source>
        <translation>Temperamento d</translation>
    </message>
    <message>
        <source>Geography G</source>
        <translation>Geografía G</translation>
    </message>
    <message>
        <source>Geography F</source>
        <translation>Geografía F</translation>
    </message>
    <message>
        <source>Geography e</source>
        <translation>Geografía e</translation>
    </message>
    <message>
        <source>Geography h</source>
        <translation>Geografía h</translation>
    </message>
    <message>
        <source>Outsider</source>
        <translation>Forastero</translation>
    </message>
    <message>
        <source>Warlike</source>
        <translation>Guerrero</translation>
    </message>
    <message>
        <source>Scholarly</source>
        <translation>Erudito</translation>
    </message>
    <message>
        <source>Clandestine</source>
        <translation>Clandestino</translation>
    </message>
    <message>
        <source>Wealthy</source>
        <translation>Adinerado</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Hogar</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Dentro</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Posición en la tabla</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Timer</source>
        <translation>Contador</translation>
    </message>
    <message>
        <source>Kindred</source>
        <translation>Vástagos</translation>
    </message>
    <message>
        <source>Mortals</source>
        <translation>Mortales</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Riqueza</translation>
    </message>
    <message>
        <source>Subterfuge</source>
        <translation>Subterfugio</translation>
    </message>
    <message>
        <source>Warfare</source>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Occult</source>
        <translation>Ocultismo</translation>
    </message>
    <message>
        <source>Cruelty</source>
        <translation>Crueldad</translation>
    </message>
    <message>
        <source>Mercy</source>
        <translation>Piedad</translation>
    </message>
    <message>
        <source>Detachment</source>
        <translation>Desapego</translation>
    </message>
    <message>
        <source>Camarilla</source>
        <translation>Camarilla</translation>
    </message>
    <message>
        <source>Anarchs</source>
        <translation>Anarquistas</translation>
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
        <translation>Blood sorcery</translation>
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
        <translation>Sin Disciplina</translation>
    </message>
    <message>
        <source>No clan</source>
        <translation>Sin clan</translation>
    </message>
    <message>
        <source>Capacity {capacity}</source>
        <translation>Capacidad {capacity}</translation>
    </message>
    <message>
        <source>X blood</source>
        <translation>X de sangre</translation>
    </message>
    <message numerus="yes">
        <source>{n} blood</source>
        <comment>{n} blood</comment>
        <translation>
            <numerusform>{n} de sangre</numerusform>
            <numerusform>{n} de sangre</numerusform>
        </translation>
    </message>
    <message>
        <source>X pool</source>
        <translation>X de reserva</translation>
    </message>
    <message numerus="yes">
        <source>{n} pool</source>
        <comment>{n} pool</comment>
        <translation>
            <numerusform>{n} de reserva</numerusform>
            <numerusform>{n} de reserva</numerusform>
        </translation>
    </message>
    <message>
        <source>Conviction</source>
        <translation>Convicción</translation>
    </message>
    <message>
        <source>No cost</source>
        <translation>Sin coste</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;New deck</source>
        <translation>&amp;Nuevo mazo</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Abrir …</translation>
    </message>
    <message>
        <source>Open a deck file of any format</source>
        <translation>Abrir un archivo de mazo en cualquier formato</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;recientes</translation>
    </message>
    <message>
        <source>&amp;Unsaved decks</source>
        <translation>Mazos &amp;sin guardar</translation>
    </message>
    <message>
        <source>Decks with unsaved changes</source>
        <translation>Mazos con cambios que aún no están en ningún archivo</translation>
    </message>
    <message>
        <source>&amp;Import text …</source>
        <translation>&amp;Importar texto …</translation>
    </message>
    <message>
        <source>Paste a deck list in any format and see at once how it was read</source>
        <translation>Pega una lista de mazo en cualquier forma y mira al momento qué se ha leído</translation>
    </message>
    <message>
        <source>C&amp;lose deck</source>
        <translation>&amp;Cerrar el mazo</translation>
    </message>
    <message>
        <source>Close this deck; File ▸ Open a closed deck reopens it</source>
        <translation>Cerrar este mazo; se puede recuperar</translation>
    </message>
    <message>
        <source>Open a closed deck a&amp;gain</source>
        <translation>Reabrir un ma&amp;zo cerrado</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Guardar c&amp;omo …</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>E&amp;xportar …</translation>
    </message>
    <message>
        <source>The deck in any format, to copy or save</source>
        <translation>El mazo en cualquier formato, para copiarlo o guardarlo</translation>
    </message>
    <message>
        <source>&amp;Print and PDF …</source>
        <translation>Im&amp;primir y PDF …</translation>
    </message>
    <message>
        <source>Print or save a registration sheet, decklist, proxies or statistics</source>
        <translation>Hoja de inscripción, lista del mazo, proxies y estadísticas, tal como quedarán en papel</translation>
    </message>
    <message>
        <source>Share the &amp;deck as a picture …</source>
        <translation>Compartir el &amp;mazo como imagen …</translation>
    </message>
    <message>
        <source>The cards or the list as one picture, with a QR code of the deck&apos;s link</source>
        <translation>Las cartas o la lista en una imagen, con un código QR del enlace del mazo</translation>
    </message>
    <message>
        <source>C&amp;heck a folder of lists …</source>
        <translation>Comprobar una carpeta de lis&amp;tas …</translation>
    </message>
    <message>
        <source>Check many decklists at once, for example before a tournament</source>
        <translation>Comprobar muchas listas de mazos a la vez, como antes de un torneo</translation>
    </message>
    <message>
        <source>&amp;Card data …</source>
        <translation>&amp;Datos de cartas …</translation>
    </message>
    <message>
        <source>Show, update or restore the card data</source>
        <translation>Qué datos de cartas están en uso, otros más nuevos y cómo volver atrás</translation>
    </message>
    <message>
        <source>&amp;Your own cards …</source>
        <translation>T&amp;us propias cartas …</translation>
    </message>
    <message>
        <source>Write cards of your own, or official ones before their release</source>
        <translation>Escribir cartas propias, u oficiales antes de su publicación</translation>
    </message>
    <message>
        <source>Se&amp;ttings …</source>
        <translation>A&amp;justes …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;lir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Copy the deck as text</source>
        <translation>&amp;Copiar el mazo como texto</translation>
    </message>
    <message>
        <source>Copy the whole deck as plain text for forums and mail</source>
        <translation>El mazo entero en el portapapeles, como se escribe en foros y correos</translation>
    </message>
    <message>
        <source>C&amp;ompare decks …</source>
        <translation>C&amp;omparar mazos …</translation>
    </message>
    <message>
        <source>Two decks side by side: versions, open decks, files, winning decks</source>
        <translation>Dos mazos lado a lado: versiones, mazos abiertos, archivos, mazos ganadores</translation>
    </message>
    <message>
        <source>&amp;Command palette …</source>
        <translation>Paleta de órde&amp;nes …</translation>
    </message>
    <message>
        <source>Commands, panels, open decks, files and cards by a few letters of their names</source>
        <translation>Órdenes, paneles, mazos abiertos, archivos y cartas por unas pocas letras de su nombre</translation>
    </message>
    <message>
        <source>Ne&amp;xt deck</source>
        <translation>Mazo &amp;siguiente</translation>
    </message>
    <message>
        <source>Previous dec&amp;k</source>
        <translation>Mazo an&amp;terior</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>&amp;Panel siguiente</translation>
    </message>
    <message>
        <source>Move to the next part of the window</source>
        <translation>Pasar a la siguiente parte de la ventana</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>Panel &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Wide panel</source>
        <translation>Pane&amp;l ancho</translation>
    </message>
    <message>
        <source>Give the panel with the cursor the room of a second column, or take it back</source>
        <translation>Dar al panel del cursor el espacio de otra columna, o quitárselo</translation>
    </message>
    <message>
        <source>Charts as ta&amp;bles</source>
        <translation>Gráficos como ta&amp;blas</translation>
    </message>
    <message>
        <source>Show the numbers of all charts as tables, or the charts again</source>
        <translation>Mostrar los números de todos los gráficos como tablas, o de nuevo los gráficos</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>Game &amp;table</source>
        <translation>&amp;Mesa de juego</translation>
    </message>
    <message>
        <source>Play against computer players, watch them, look at a game again</source>
        <translation>Jugar contra el ordenador, verlo jugar, volver a ver una partida</translation>
    </message>
    <message>
        <source>&amp;Heritage</source>
        <translation>&amp;Heritage</translation>
    </message>
    <message>
        <source>The second game: play it, keep a chronicle, look up its rules</source>
        <translation>El segundo juego: jugarlo, llevar su crónica, resolver dudas sobre sus reglas</translation>
    </message>
    <message>
        <source>D&amp;ocumentation</source>
        <translation>D&amp;ocumentación</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>A&amp;tajos de teclado</translation>
    </message>
    <message>
        <source>&amp;Show me around</source>
        <translation>&amp;Recorrido guiado</translation>
    </message>
    <message>
        <source>A short tour of the window</source>
        <translation>Un breve paseo por la ventana</translation>
    </message>
    <message>
        <source>What is &amp;new</source>
        <translation>&amp;Novedades</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Re&amp;glas</translation>
    </message>
    <message>
        <source>A searchable summary of the rules by phase, and the rulings on a card</source>
        <translation>Las reglas en breve, fase a fase, con búsqueda, y las aclaraciones de una carta</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>&amp;Ver el registro</translation>
    </message>
    <message>
        <source>Error messages for a bug report</source>
        <translation>Qué ha ido mal, para informar de ello</translation>
    </message>
    <message>
        <source>Show the &amp;data folder</source>
        <translation>Ver la carpeta de &amp;datos</translation>
    </message>
    <message>
        <source>&amp;About VTES Deck</source>
        <translation>&amp;Acerca de VTES Deck</translation>
    </message>
    <message>
        <source>Saving a recovery copy of the deck</source>
        <translation>Conservando el mazo</translation>
    </message>
    <message numerus="yes">
        <source>VTES Deck closed unexpectedly. {n} decks with unsaved changes are under File ▸ Unsaved decks: {names}</source>
        <comment>VTES Deck closed unexpectedly. A deck with unsaved changes is under File ▸ Unsaved decks: {names}</comment>
        <translation>
            <numerusform>VTES Deck se cerró de forma inesperada. Un mazo con cambios sin guardar está en Archivo ▸ Mazos sin guardar: {names}</numerusform>
            <numerusform>VTES Deck se cerró de forma inesperada. {n} mazos con cambios sin guardar están en Archivo ▸ Mazos sin guardar: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} recovery copies are damaged and can&apos;t be read: {places}</source>
        <comment>A recovery copy is damaged and can&apos;t be read: {places}</comment>
        <translation>
            <numerusform>Una copia de recuperación está dañada y no se puede leer: {places}</numerusform>
            <numerusform>{n} copias de recuperación están dañadas y no se pueden leer: {places}</numerusform>
        </translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Abrir {name}</translation>
    </message>
    <message>
        <source>This example is the deck that won {event}. Explore it, edit it, or start your own.</source>
        <translation>Para empezar, aquí está el mazo que ganó {event}. Échale un vistazo, cámbialo o empieza el tuyo.</translation>
    </message>
    <message>
        <source>Reading the tournament archive</source>
        <translation>Leyendo el archivo de torneos</translation>
    </message>
    <message>
        <source>{path} no longer exists. A recovery copy of the deck was kept.</source>
        <translation>{path} ya no está ahí. El mazo se conservó de todos modos.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«{name}»</translation>
    </message>
    <message numerus="yes">
        <source>Open them</source>
        <comment>Open it</comment>
        <translation>
            <numerusform>Abrirlo</numerusform>
            <numerusform>Abrirlos</numerusform>
        </translation>
    </message>
    <message>
        <source>VTES Deck closed unexpectedly. {names} were restored; save them to keep the changes.</source>
        <translation>VTES Deck no se cerró correctamente. {names} están como los dejaste; sus cambios aún no están en ningún archivo.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Back to the saved deck</source>
        <translation>Volver al mazo guardado</translation>
    </message>
    <message>
        <source>VTES Deck closed unexpectedly. “{name}” was restored as of {time}; save it to keep the changes.</source>
        <translation>VTES Deck no se cerró correctamente. «{name}» está como lo dejaste a las {time}; sus cambios aún no están en ningún archivo.</translation>
    </message>
    <message>
        <source>{why} A recovery copy of the deck was kept.</source>
        <translation>{why} El mazo se conservó de todos modos.</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>Abriendo {name}</translation>
    </message>
    <message>
        <source>Bring back the unsaved changes</source>
        <translation>Recuperar los cambios sin guardar</translation>
    </message>
    <message>
        <source>Go back to the saved deck</source>
        <translation>Volver al mazo guardado</translation>
    </message>
    <message>
        <source>ANY</source>
        <translation>ANY</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Ninguna carta</translation>
    </message>
    <message>
        <source>Reading the collection</source>
        <translation>Leyendo la colección</translation>
    </message>
    <message>
        <source>Reading your decks</source>
        <translation>Revisando tus mazos</translation>
    </message>
    <message>
        <source>The collection could not be read: {why}</source>
        <translation>No se pudo leer la colección: {why}</translation>
    </message>
    <message>
        <source>Saving the collection</source>
        <translation>Guardando la colección</translation>
    </message>
    <message>
        <source>The collection saved by the other window is kept as {file}.</source>
        <translation>Lo que había guardado otra ventana se conserva como {file}.</translation>
    </message>
    <message>
        <source>Another window has changed the collection since it was opened here. Both versions still exist; choose one before you close this window.</source>
        <translation>Otra ventana ha cambiado la colección desde que se leyó aquí. No se ha perdido nada: ambas están ahí, y la tuya seguirá mientras esta ventana esté abierta.</translation>
    </message>
    <message>
        <source>The collection can&apos;t be saved: {why} Your changes are kept until you close the window.</source>
        <translation>No se puede guardar la colección: {why} Tus cambios siguen aquí mientras la ventana esté abierta.</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Colección</translation>
    </message>
    <message>
        <source>The collection saved by the other window is damaged. It is kept as {file}; the collection in this window was saved instead.</source>
        <translation>Lo que guardó la otra ventana está dañado. Se conserva como {file}, y en su lugar se ha guardado la colección que hay aquí.</translation>
    </message>
    <message>
        <source>The collection file is damaged. A backup from before the last change was opened; the damaged file is kept as {file}.</source>
        <translation>El archivo de la colección estaba dañado. Esta es la colección tal como era cuando el programa empezó a cambiarla por última vez; el archivo dañado se conserva como {file}.</translation>
    </message>
    <message>
        <source>The collection file is damaged and was replaced by an empty collection. The damaged file is kept as {file}.</source>
        <translation>El archivo de la colección estaba dañado. Se conserva como {file} junto al nuevo, que empieza vacío.</translation>
    </message>
    <message>
        <source>The collection was saved by a newer version of VTES Deck. Changes you make here are not saved. Update VTES Deck to edit it.</source>
        <translation>Una versión posterior del programa ha escrito la colección. Esta versión la deja como está: lo que cambies aquí no se conserva.</translation>
    </message>
    <message>
        <source>The collection file can&apos;t be read: {why}. Changes you make here are not saved.</source>
        <translation>No se puede leer el archivo de la colección: {why}. Lo que cambies aquí no se conserva.</translation>
    </message>
    <message>
        <source>Open decks</source>
        <translation>Mazos abiertos</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Close the &amp;others</source>
        <translation>Cerrar los &amp;demás</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Los cambios aún no están en el archivo</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Aún en ningún archivo</translation>
    </message>
    <message>
        <source>About VTES Deck</source>
        <translation>Acerca de VTES Deck</translation>
    </message>
    <message>
        <source>Builds, judges and tries decks for Vampire: The Eternal Struggle.</source>
        <translation>Construye, comprueba y prueba mazos para Vampire: The Eternal Struggle.</translation>
    </message>
    <message>
        <source>Versions, credits, licence</source>
        <translation>Versiones, créditos, licencia</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Créditos</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Software inside</source>
        <translation>Software incluido</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copiar las versiones</translation>
    </message>
    <message>
        <source>{label}:</source>
        <translation>{label}:</translation>
    </message>
    <message>
        <source>Vampire: The Eternal Struggle</source>
        <translation>Vampire: The Eternal Struggle</translation>
    </message>
    <message>
        <source>designed by Richard Garfield, published by Black Chantry</source>
        <translation>diseñado por Richard Garfield, publicado por Black Chantry</translation>
    </message>
    <message>
        <source>Card lists, rulings, banned list</source>
        <translation>Listas de cartas, aclaraciones, lista de prohibidas</translation>
    </message>
    <message>
        <source>VEKN, the V:EKN network of players</source>
        <translation>VEKN, la red de jugadores V:EKN</translation>
    </message>
    <message>
        <source>Card data, rulings and names</source>
        <translation>Datos de cartas, aclaraciones y nombres</translation>
    </message>
    <message>
        <source>krcg by Lionel Panhaleux, MIT License</source>
        <translation>krcg, de Lionel Panhaleux, licencia MIT</translation>
    </message>
    <message>
        <source>Tournament winning decks</source>
        <translation>Mazos ganadores de torneos</translation>
    </message>
    <message>
        <source>the TWD archive and everybody who reported a deck</source>
        <translation>el archivo TWD y todos los que enviaron un mazo</translation>
    </message>
    <message>
        <source>Qt and PySide6, LGPL</source>
        <translation>Qt y PySide6, LGPL</translation>
    </message>
    <message>
        <source>Card data</source>
        <translation>Datos de cartas</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>{crypt} crypt, {library} library</source>
        <translation>{crypt} de cripta, {library} de biblioteca</translation>
    </message>
    <message>
        <source>Checking the card data …</source>
        <translation>Revisando los datos de cartas …</translation>
    </message>
    <message>
        <source>Card data on this machine</source>
        <translation>Datos de cartas en este equipo</translation>
    </message>
    <message>
        <source>On this machine</source>
        <translation>En este equipo</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Instalado</translation>
    </message>
    <message>
        <source>Update from &amp;{source}</source>
        <translation>Actualizar desde &amp;{source}</translation>
    </message>
    <message>
        <source>{what}, from {host}</source>
        <translation>{what}, de {host}</translation>
    </message>
    <message>
        <source>From a &amp;file …</source>
        <translation>De un &amp;archivo …</translation>
    </message>
    <message>
        <source>Read the VEKN&apos;s card list archive or KRCG&apos;s JSON file from this computer</source>
        <translation>El archivo comprimido de listas de cartas de la VEKN o el JSON de KRCG, traídos de otro sitio</translation>
    </message>
    <message>
        <source>&amp;Go back</source>
        <translation>Volver a&amp;trás</translation>
    </message>
    <message>
        <source>Use them &amp;anyway</source>
        <translation>Usarlos &amp;de todos modos</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Qué se ha hecho</translation>
    </message>
    <message>
        <source>In use: {version}</source>
        <translation>En uso: {version}</translation>
    </message>
    <message>
        <source>In use because: {why}.</source>
        <translation>En uso por lo siguiente: {why}.</translation>
    </message>
    <message>
        <source>with the program</source>
        <translation>con el programa</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>en uso</translation>
    </message>
    <message>
        <source>Restore the card data used before</source>
        <translation>A los datos de cartas que estaban en uso antes</translation>
    </message>
    <message>
        <source>There are no earlier card data</source>
        <translation>No hay nada a lo que volver</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Un momento …</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Parando …</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Card data from files</source>
        <translation>Datos de cartas desde archivos</translation>
    </message>
    <message>
        <source>Open a deck</source>
        <translation>Abrir un mazo</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>Guardar el mazo</translation>
    </message>
    <message>
        <source>Close VTES Deck</source>
        <translation>Cerrar VTES Deck</translation>
    </message>
    <message>
        <source>“{name}” has unsaved changes.</source>
        <translation>Los cambios de «{name}» no están en ningún archivo.</translation>
    </message>
    <message>
        <source>They can&apos;t be kept on this computer. If you don&apos;t save, they are lost when the window closes.</source>
        <translation>En este equipo no se pueden conservar hasta la próxima vez: se pierden al cerrar la ventana, a menos que los guardes.</translation>
    </message>
    <message>
        <source>Open: {name}</source>
        <translation>Abierto: {name}</translation>
    </message>
    <message>
        <source>Version: {name}</source>
        <translation>Versión: {name}</translation>
    </message>
    <message>
        <source>{player}&apos;s deck</source>
        <translation>Mazo de {player}</translation>
    </message>
    <message>
        <source>Winning deck: {name}</source>
        <translation>Mazo ganador: {name}</translation>
    </message>
    <message>
        <source>Compare decks</source>
        <translation>Comparar mazos</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Reading versions</source>
        <translation>Leyendo versiones</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>&amp;Show unchanged cards too</source>
        <translation>Tam&amp;bién lo que es igual</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Asiento</translation>
    </message>
    <message>
        <source>Seat {seat} of {all}</source>
        <translation>Asiento {seat} de {all}</translation>
    </message>
    <message>
        <source>How transfers are spent</source>
        <translation>Cómo se gastan las transferencias</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>&amp;Intercambiar</translation>
    </message>
    <message>
        <source>Copy this card&apos;s &amp;number</source>
        <translation>&amp;Adoptar esta carta</translation>
    </message>
    <message>
        <source>Set the open deck&apos;s copies to the other deck&apos;s number (Enter)</source>
        <translation>Poner en el mazo abierto tantos ejemplares como tiene el otro (Enter)</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>Im&amp;primir …</translation>
    </message>
    <message>
        <source>&amp;Before</source>
        <translation>A&amp;ntes</translation>
    </message>
    <message>
        <source>A&amp;fter</source>
        <translation>&amp;Después</translation>
    </message>
    <message>
        <source>A file …</source>
        <translation>Un archivo …</translation>
    </message>
    <message>
        <source>File: {name}</source>
        <translation>Archivo: {name}</translation>
    </message>
    <message>
        <source>{name} holds several decks; this is the first.</source>
        <translation>{name} contiene varios mazos; este es el primero.</translation>
    </message>
    <message>
        <source>Reading {name}</source>
        <translation>Leyendo {name}</translation>
    </message>
    <message>
        <source>The cards are the same; other: {texts}.</source>
        <translation>Las cartas son las mismas; cambia: {texts}.</translation>
    </message>
    <message>
        <source>The cards are the same.</source>
        <translation>Las cartas son las mismas.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards in, {out} out.</source>
        <comment>{n} card in, {out} out.</comment>
        <translation>
            <numerusform>Cartas que entran: {n}; que salen: {out}.</numerusform>
            <numerusform>Cartas que entran: {n}; que salen: {out}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unidentified lines differ.</source>
        <comment>{n} unidentified line differs.</comment>
        <translation>
            <numerusform>Difiere {n} línea sin identificar.</numerusform>
            <numerusform>Difieren {n} líneas sin identificar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Following both crypts …</source>
        <translation>Siguiendo ambas criptas …</translation>
    </message>
    <message>
        <source>The vampires become ready at the same speed.</source>
        <translation>Los vampiros entran en juego como antes.</translation>
    </message>
    <message>
        <source>Following both crypts</source>
        <translation>Siguiendo ambas criptas</translation>
    </message>
    <message>
        <source>Take over {copies} {card}</source>
        <translation>Adoptar {copies} {card}</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Exportar el mazo</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>Formato de archivo</translation>
    </message>
    <message>
        <source>The deck in this format</source>
        <translation>El mazo en este formato</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>&amp;Guardar como …</translation>
    </message>
    <message>
        <source>{format} does not hold {lost}.</source>
        <translation>«{format}» no conserva {lost}.</translation>
    </message>
    <message>
        <source>The format keeps everything.</source>
        <translation>No se omite nada.</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>Está en el portapapeles.</translation>
    </message>
    <message>
        <source>Goldfish game {number}</source>
        <translation>Partida en solitario {number}</translation>
    </message>
    <message>
        <source>Replaying …</source>
        <translation>Jugándola de nuevo …</translation>
    </message>
    <message>
        <source>The game, turn by turn</source>
        <translation>La partida, turno a turno</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Play it yourself …</source>
        <translation>Jugarla tú …</translation>
    </message>
    <message>
        <source>Watch it at the table</source>
        <translation>Verla en la mesa</translation>
    </message>
    <message>
        <source>Playing the game again</source>
        <translation>Jugando la partida de nuevo</translation>
    </message>
    <message>
        <source>Game {number}, seed {seed}: the prey falls in turn {turn}.</source>
        <translation>Partida {number}, semilla {seed}: la presa cae en el turno {turn}.</translation>
    </message>
    <message>
        <source>Game {number}, seed {seed}: the deck falls before turn {turn}.</source>
        <translation>Partida {number}, semilla {seed}: el mazo cae antes del turno {turn}.</translation>
    </message>
    <message numerus="yes">
        <source>Game {number}, seed {seed}: {n} turns.</source>
        <comment>Game {number}, seed {seed}: {n} turn.</comment>
        <translation>
            <numerusform>Partida {number}, semilla {seed}: {n} turno.</numerusform>
            <numerusform>Partida {number}, semilla {seed}: {n} turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Turno {turn}</translation>
    </message>
    <message numerus="yes">
        <source>{n} minions ready, {pool} pool, prey at {prey}</source>
        <comment>{n} minion ready, {pool} pool, prey at {prey}</comment>
        <translation>
            <numerusform>{n} siervo preparado, {pool} de reserva, presa: {prey}</numerusform>
            <numerusform>{n} siervos preparados, {pool} de reserva, presa: {prey}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards stuck</source>
        <comment>{n} card stuck</comment>
        <translation>
            <numerusform>{n} carta atascada</numerusform>
            <numerusform>{n} cartas atascadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}, bleeds for {bleed}; then {stands}</source>
        <translation>Turno {turn}, sangra por {bleed}; después {stands}</translation>
    </message>
    <message>
        <source>Turn {turn}; then {stands}</source>
        <translation>Turno {turn}; después {stands}</translation>
    </message>
    <message>
        <source>Import text</source>
        <translation>Importar texto</translation>
    </message>
    <message>
        <source>Text of the deck</source>
        <translation>Texto del mazo</translation>
    </message>
    <message>
        <source>Paste a deck list here: from a mail, a forum, the tournament archive, VDB, Amaranth, Lackey, JOL, ARDB …</source>
        <translation>Pega aquí una lista de mazo: de un correo, un foro, el archivo de torneos, VDB, Amaranth, Lackey, JOL, ARDB …</translation>
    </message>
    <message>
        <source>Lines to check</source>
        <translation>Líneas que merecen un vistazo</translation>
    </message>
    <message>
        <source>Open as a &amp;new deck</source>
        <translation>Abrir como mazo &amp;nuevo</translation>
    </message>
    <message>
        <source>Open a&amp;ll decks</source>
        <translation>Abrir &amp;todos los mazos</translation>
    </message>
    <message>
        <source>&amp;Add to the open deck</source>
        <translation>&amp;Añadir al mazo abierto</translation>
    </message>
    <message>
        <source>Reading the text</source>
        <translation>Leyendo el texto</translation>
    </message>
    <message>
        <source>Nothing to read yet.</source>
        <translation>Aún no hay nada que leer.</translation>
    </message>
    <message>
        <source>Write {card} into line {line}</source>
        <translation>Escribir {card} en la línea {line}</translation>
    </message>
    <message>
        <source>Crypt {crypt}, library {library}</source>
        <translation>Cripta {crypt}, biblioteca {library}</translation>
    </message>
    <message numerus="yes">
        <source>{n} lines not recognised</source>
        <comment>{n} line not recognised</comment>
        <translation>
            <numerusform>{n} línea no reconocida</numerusform>
            <numerusform>{n} líneas no reconocidas</numerusform>
        </translation>
    </message>
    <message>
        <source>the first of {n} decks</source>
        <translation>el primero de {n} mazos</translation>
    </message>
    <message>
        <source>read as {format}</source>
        <translation>leído como {format}</translation>
    </message>
    <message>
        <source>“{name}”: {what}</source>
        <translation>«{name}»: {what}</translation>
    </message>
    <message>
        <source>the pasted text</source>
        <translation>el texto pegado</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>From the crypt:</source>
        <translation>De la cripta:</translation>
    </message>
    <message>
        <source>From the library:</source>
        <translation>De la biblioteca:</translation>
    </message>
    <message>
        <source>From the library, playable by a vampire drawn:</source>
        <translation>De la biblioteca, jugable por un vampiro robado:</translation>
    </message>
    <message>
        <source>different cards</source>
        <translation>cartas distintas</translation>
    </message>
    <message>
        <source>capacity in total</source>
        <translation>capacidad total</translation>
    </message>
    <message>
        <source>cost in pool in total</source>
        <translation>coste total en reserva</translation>
    </message>
    <message>
        <source>cost in blood in total</source>
        <translation>coste total en sangre</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>al menos</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>como mucho</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>exactamente</translation>
    </message>
    <message>
        <source>… (pick cards)</source>
        <translation>… (elige cartas)</translation>
    </message>
    <message>
        <source>{cards}: {compare} {number} ({measure})</source>
        <translation>{cards}: {compare} {number} ({measure})</translation>
    </message>
    <message>
        <source>At least {number} of {cards}</source>
        <translation>Al menos {number} de {cards}</translation>
    </message>
    <message>
        <source>At most {number} of {cards}</source>
        <translation>Como mucho {number} de {cards}</translation>
    </message>
    <message>
        <source>Exactly {number} of {cards}</source>
        <translation>Exactamente {number} de {cards}</translation>
    </message>
    <message>
        <source>A question about draws</source>
        <translation>Una pregunta sobre robos</translation>
    </message>
    <message>
        <source>Ask this</source>
        <translation>Preguntar esto</translation>
    </message>
    <message>
        <source>How to combine the conditions</source>
        <translation>Cómo se combinan las condiciones</translation>
    </message>
    <message>
        <source>All conditions are met</source>
        <translation>Se cumplen todas</translation>
    </message>
    <message>
        <source>At least one condition is met</source>
        <translation>Se cumple al menos una</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condiciones</translation>
    </message>
    <message>
        <source>Another condition</source>
        <translation>Otra condición</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Drawn from</source>
        <translation>Robadas de</translation>
    </message>
    <message>
        <source>At least, at most or exactly</source>
        <translation>Al menos, como mucho o exactamente</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Qué se cuenta</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántas</translation>
    </message>
    <message>
        <source>Of these cards</source>
        <translation>De estas cartas</translation>
    </message>
    <message>
        <source>when my turn begins:</source>
        <translation>al empezar mi turno:</translation>
    </message>
    <message>
        <source>after cards seen:</source>
        <translation>cartas ya vistas:</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Turn or number of cards</source>
        <translation>Turno o número de cartas</translation>
    </message>
    <message>
        <source>Seat of {all}</source>
        <translation>Asiento de {all}</translation>
    </message>
    <message>
        <source>Select the cards for each condition.</source>
        <translation>Marca las cartas de las que trata cada condición.</translation>
    </message>
    <message>
        <source>Written: {question}</source>
        <translation>Se escribe: {question}</translation>
    </message>
    <message>
        <source>{chance} (exact)</source>
        <translation>{chance} (exacto)</translation>
    </message>
    <message>
        <source>Open deck</source>
        <translation>Mazo abierto</translation>
    </message>
    <message>
        <source>Closed deck</source>
        <translation>Mazo cerrado</translation>
    </message>
    <message>
        <source>Recent file</source>
        <translation>Archivo reciente</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Paleta de órdenes</translation>
    </message>
    <message>
        <source>A command, a panel, an open deck, a recent file, a card …</source>
        <translation>Una orden, un panel, un mazo abierto, un archivo reciente, una carta …</translation>
    </message>
    <message>
        <source>Command or search text</source>
        <translation>Qué hacer o buscar</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>Lo que hay</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Sin resultados.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Priorities of the goldfish</source>
        <translation>Prioridades de la simulación en solitario</translation>
    </message>
    <message>
        <source>Table of priorities</source>
        <translation>Tabla de prioridades</translation>
    </message>
    <message>
        <source>Your last unused draft was restored. Undo returns to the table in use.</source>
        <translation>Lo que escribiste y no usaste está aquí de nuevo; al deshacer vuelve la tabla en uso.</translation>
    </message>
    <message>
        <source>Mistakes in the table</source>
        <translation>Errores en la tabla</translation>
    </message>
    <message>
        <source>Keep the current table; your draft is kept for next time</source>
        <translation>Seguir como antes; lo que has escrito se guarda para la próxima vez</translation>
    </message>
    <message>
        <source>Use this table</source>
        <translation>Usar esta tabla</translation>
    </message>
    <message>
        <source>The built-in table</source>
        <translation>La tabla incluida</translation>
    </message>
    <message>
        <source>Insert the built-in table; undo restores yours</source>
        <translation>Poner en el texto la tabla incluida; al deshacer vuelve la tuya</translation>
    </message>
    <message>
        <source>A computer player plays the deck. Lines here overrule it: an option with a priority above 0 is taken, one with 0 or less is left. The built-in table replaces the player.</source>
        <translation>El ordenador juega el mazo. Las líneas de aquí mandan sobre él: una opción con prioridad mayor que 0 se toma, una con 0 o menos se deja. La tabla incluida sustituye al jugador.</translation>
    </message>
    <message>
        <source>Line {line}: {what}</source>
        <translation>Línea {line}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>{n} lines cannot be read.</source>
        <comment>One line cannot be read.</comment>
        <translation>
            <numerusform>No se puede leer una línea.</numerusform>
            <numerusform>No se pueden leer {n} líneas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines, all understood.</source>
        <comment>{n} line, understood.</comment>
        <translation>
            <numerusform>{n} línea, entendida.</numerusform>
            <numerusform>{n} líneas, todas entendidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>To the next field or list</source>
        <translation>Al siguiente campo o lista</translation>
    </message>
    <message>
        <source>Open the menu with that letter underlined</source>
        <translation>Abrir el menú que tiene esa letra subrayada</translation>
    </message>
    <message>
        <source>Alt+letter</source>
        <translation>Alt+letra</translation>
    </message>
    <message>
        <source>Close a dialog, a list of names, a message</source>
        <translation>Cerrar un diálogo, una lista de nombres, un mensaje</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Search for a key or for what it does</source>
        <translation>Busca una tecla o lo que hace</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Buscar en los atajos</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Teclas nuevas</translation>
    </message>
    <message>
        <source>&amp;Use these keys</source>
        <translation>&amp;Usar estas teclas</translation>
    </message>
    <message>
        <source>&amp;Reset this shortcut</source>
        <translation>&amp;Restablecer este atajo</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Reset &amp;all shortcuts</source>
        <translation>Restablecer &amp;todos los atajos</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Changed by you</source>
        <translation>Cambiadas por ti</translation>
    </message>
    <message>
        <source>Select an action to change its keys.</source>
        <translation>Elige una acción para darle otras teclas.</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <translation>Estas teclas no se pueden cambiar.</translation>
    </message>
    <message>
        <source>Keys for “{what}”:</source>
        <translation>Teclas para «{what}»:</translation>
    </message>
    <message>
        <source>These keys are reserved for typing and navigation.</source>
        <translation>Estas teclas hacen falta para escribir y para moverse.</translation>
    </message>
    <message>
        <source>Taken from: {actions}.</source>
        <translation>Quitadas a: {actions}.</translation>
    </message>
    <message>
        <source>Cards of {seat}</source>
        <translation>Cartas de {seat}</translation>
    </message>
    <message>
        <source>Ash heap</source>
        <translation>Montón de ceniza</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Research area</source>
        <translation>Zona de investigación</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards left in the library, {crypt} in the crypt.</source>
        <comment>{n} card left in the library, {crypt} in the crypt.</comment>
        <translation>
            <numerusform>Queda {n} carta en la biblioteca, {crypt} en la cripta.</numerusform>
            <numerusform>Quedan {n} cartas en la biblioteca, {crypt} en la cripta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversarios</translation>
    </message>
    <message>
        <source>A search for winning decks, or a folder of lists</source>
        <translation>Una búsqueda de mazos ganadores, o una carpeta de listas</translation>
    </message>
    <message>
        <source>A search for winning decks, or a folder of lists of your own</source>
        <translation>Una búsqueda de mazos ganadores, o una carpeta con tus propias listas</translation>
    </message>
    <message>
        <source>Choose a folder of decks</source>
        <translation>Elegir una carpeta de mazos</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>More tables give narrower intervals</source>
        <translation>Más mesas dan intervalos más estrechos</translation>
    </message>
    <message>
        <source>The computer player in every seat</source>
        <translation>El jugador artificial de cada asiento</translation>
    </message>
    <message>
        <source>Another open deck that sits at the same tables with the same shuffles</source>
        <translation>Otro mazo abierto que se sienta a las mismas mesas con las mismas barajadas</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same decks and seed play the same games everywhere</source>
        <translation>Los mismos mazos y la misma semilla juegan las mismas partidas en todas partes</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Preparados</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Otras cartas</translation>
    </message>
    <message>
        <source>{seat}, {region}: {cards}</source>
        <translation>{seat}, {region}: {cards}</translation>
    </message>
    <message>
        <source>In torpor</source>
        <translation>En letargo</translation>
    </message>
    <message>
        <source>Uncontrolled</source>
        <translation>Incontrolados</translation>
    </message>
    <message>
        <source>Show me around</source>
        <translation>Recorrido guiado</translation>
    </message>
    <message>
        <source>Remove {card}</source>
        <translation>Quitar {card}</translation>
    </message>
    <message>
        <source>Add {copies} {card}</source>
        <translation>Añadir {copies} {card}</translation>
    </message>
    <message>
        <source>Remove {copies} {card}</source>
        <translation>Quitar {copies} {card}</translation>
    </message>
    <message>
        <source>Undo {what}</source>
        <translation>Deshacer {what}</translation>
    </message>
    <message>
        <source>Redo {what}</source>
        <translation>Rehacer {what}</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nuevo mazo</translation>
    </message>
    <message>
        <source>archive deck</source>
        <translation>mazo del archivo de torneos</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Abrir …</translation>
    </message>
    <message>
        <source>Add them to what I own</source>
        <translation>Añadirlas a lo que tengo</translation>
    </message>
    <message>
        <source>Set the copies of these cards</source>
        <translation>Tener justo esa cantidad de estas cartas</translation>
    </message>
    <message>
        <source>Replace the whole collection</source>
        <translation>Tener estas y nada más</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Import into the collection</source>
        <translation>Importar a la colección</translation>
    </message>
    <message>
        <source>Open a &amp;file …</source>
        <translation>Abrir un &amp;archivo …</translation>
    </message>
    <message>
        <source>or paste a list below</source>
        <translation>o pega una lista abajo</translation>
    </message>
    <message>
        <source>Text to import</source>
        <translation>Texto que importar</translation>
    </message>
    <message>
        <source>Lists of VDB, vtesdecks, FELDB, ARDB, Sutekh, Lackey and JOL, tables with titles, any list of cards</source>
        <translation>Listas de VDB, vtesdecks, FELDB, ARDB, Sutekh, Lackey y JOL, tablas con títulos, cualquier lista de cartas</translation>
    </message>
    <message>
        <source>What to do with the cards</source>
        <translation>Qué hacer con las cartas</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importar</translation>
    </message>
    <message>
        <source>Reading {name} …</source>
        <translation>Leyendo {name} …</translation>
    </message>
    <message>
        <source>Reading the text …</source>
        <translation>Leyendo el texto …</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>el texto</translation>
    </message>
    <message>
        <source>That is more than a collection can hold.</source>
        <translation>Es más de lo que cabe en una colección.</translation>
    </message>
    <message>
        <source>The changes can&apos;t be previewed: {error}</source>
        <translation>No se puede decir qué cambiaría: {error}</translation>
    </message>
    <message>
        <source>Comparing with what you own …</source>
        <translation>Comparando con lo que tienes …</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparando</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards read as {format}</source>
        <comment>{n} card read as {format}</comment>
        <translation>
            <numerusform>{n} carta leída como {format}</numerusform>
            <numerusform>{n} cartas leídas como {format}</numerusform>
        </translation>
    </message>
    <message>
        <source>{copies} more</source>
        <translation>{copies} más</translation>
    </message>
    <message>
        <source>{copies} fewer</source>
        <translation>{copies} menos</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>no cambia nada</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards on the wish list</source>
        <comment>{n} card on the wish list</comment>
        <translation>
            <numerusform>{n} carta en la lista de deseos</numerusform>
            <numerusform>{n} cartas en la lista de deseos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards on the trade list</source>
        <comment>{n} card on the trade list</comment>
        <translation>
            <numerusform>{n} carta en la lista de cambios</numerusform>
            <numerusform>{n} cartas en la lista de cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines with no copies left out</source>
        <comment>{n} line with no copies left out</comment>
        <translation>
            <numerusform>{n} línea sin ejemplares omitida</numerusform>
            <numerusform>{n} líneas sin ejemplares omitidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines not recognised, kept as they are</source>
        <comment>{n} line not recognised, kept as they are</comment>
        <translation>
            <numerusform>{n} línea no reconocida, conservada como está</numerusform>
            <numerusform>{n} líneas no reconocidas, conservadas como están</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}”: {words}</source>
        <translation>«{text}»: {words}</translation>
    </message>
    <message>
        <source>{line}: {words}</source>
        <translation>{line}: {words}</translation>
    </message>
    <message>
        <source>{before} before, {after} after</source>
        <translation>{before} antes, {after} después</translation>
    </message>
    <message>
        <source>{card}, {before} before, {after} after</source>
        <translation>{card}, {before} antes, {after} después</translation>
    </message>
    <message>
        <source>and {more} more</source>
        <translation>y {more} más</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept on this machine: {why} Save your deck before you close the window.</source>
        <translation>Los cambios sin guardar no se pueden conservar en este equipo: {why} Guarda tu mazo antes de cerrar la ventana.</translation>
    </message>
    <message>
        <source>Not saved; a recovery copy is kept</source>
        <translation>Conservado, aún en ningún archivo</translation>
    </message>
    <message>
        <source>Not saved; no recovery copy is kept</source>
        <translation>Sin conservar, aún en ningún archivo</translation>
    </message>
    <message>
        <source>{file}: saved</source>
        <translation>{file}: guardado</translation>
    </message>
    <message>
        <source>{file}: unsaved changes, recovery copy kept</source>
        <translation>{file}: cambios conservados, aún sin guardar</translation>
    </message>
    <message>
        <source>{file}: unsaved changes, no recovery copy</source>
        <translation>{file}: cambios sin conservar, aún sin guardar</translation>
    </message>
    <message>
        <source>Reload {name}</source>
        <translation>Volver a leer {name}</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Volver a leer el archivo</translation>
    </message>
    <message>
        <source>There are {n} decks in {name}; the first is open.</source>
        <translation>Hay {n} mazos en {name}; el primero está abierto.</translation>
    </message>
    <message>
        <source>Open the &amp;others</source>
        <translation>Abrir los &amp;demás</translation>
    </message>
    <message numerus="yes">
        <source>{n} lines in {name} need checking. It was read as {format}.</source>
        <comment>One line in {name} needs checking. It was read as {format}.</comment>
        <translation>
            <numerusform>Hay que revisar una línea de {name}. Se ha leído como {format}.</numerusform>
            <numerusform>Hay que revisar {n} líneas de {name}. Se ha leído como {format}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines in the text need checking. It was read as {format}.</source>
        <comment>One line in the text needs checking. It was read as {format}.</comment>
        <translation>
            <numerusform>Hay que revisar una línea del texto. Se ha leído como {format}.</numerusform>
            <numerusform>Hay que revisar {n} líneas del texto. Se ha leído como {format}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Mostrarlas</translation>
    </message>
    <message>
        <source>“{name}” was closed. Its unsaved changes are kept under File ▸ Unsaved decks.</source>
        <translation>«{name}» está cerrado. Sus cambios no están en ningún archivo; se conservan en Archivo ▸ Mazos sin guardar.</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Reabrir</translation>
    </message>
    <message>
        <source>No deck was closed</source>
        <translation>No se ha cerrado ningún mazo</translation>
    </message>
    <message>
        <source>{file} is saved, but {format} files do not hold {lost}. Another file format keeps everything.</source>
        <translation>{file} está guardado, pero el formato «{format}» no conserva {lost}. Otro formato de archivo lo conserva todo.</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Guardar como …</translation>
    </message>
    <message>
        <source>{file} could not be saved: {why} The file is unchanged, and your changes are kept.</source>
        <translation>No se pudo guardar {file}: {why} Lo que había antes en el archivo sigue ahí y tus cambios se conservan.</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>Guardando {file}</translation>
    </message>
    <message numerus="yes">
        <source>{file} was the file of {names} until now, which are still open and in no file any more.</source>
        <comment>{file} was the file of {names} until now, which is still open and in no file any more.</comment>
        <translation>
            <numerusform>{file} era hasta ahora el archivo de {names}, que sigue abierto y ya no está en ningún archivo.</numerusform>
            <numerusform>{file} era hasta ahora el archivo de {names}, que siguen abiertos y ya no están en ningún archivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} was not saved because another program has changed it since you opened it.</source>
        <translation>Alguien más ha cambiado {file} desde que se abrió aquí, así que no se ha guardado.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazarlo</translation>
    </message>
    <message>
        <source>Open the changed file</source>
        <translation>Abrir lo que hay</translation>
    </message>
    <message>
        <source>The deck was copied to the clipboard as text</source>
        <translation>El mazo está en el portapapeles como texto</translation>
    </message>
    <message>
        <source>&amp;Discard decks from other sessions</source>
        <translation>&amp;Descartar lo que dejaron otras sesiones</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks were discarded.</source>
        <comment>One deck was discarded.</comment>
        <translation>
            <numerusform>Se ha descartado un mazo.</numerusform>
            <numerusform>Se han descartado {n} mazos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Reading the cards …</source>
        <translation>Leyendo las cartas …</translation>
    </message>
    <message>
        <source>“{panel}” can&apos;t be shown. See the log for details (Help ▸ Show the log).</source>
        <translation>«{panel}» no se puede mostrar. Lo que ha ido mal está en el registro (Ayuda ▸ Ver el registro).</translation>
    </message>
    <message>
        <source>“{panel}” failed after the last change. The deck is not affected.</source>
        <translation>«{panel}» ha tropezado con el último cambio. El mazo no se ve afectado.</translation>
    </message>
    <message>
        <source>All panels in this group</source>
        <translation>Todos los paneles de este lugar</translation>
    </message>
    <message>
        <source>Cards colu&amp;mn</source>
        <translation>Columna de ca&amp;rtas</translation>
    </message>
    <message>
        <source>&amp;Deck column</source>
        <translation>Columna del &amp;mazo</translation>
    </message>
    <message>
        <source>&amp;Right column</source>
        <translation>Columna &amp;derecha</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>Asp&amp;ecto</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Mazo</translation>
    </message>
    <message>
        <source>&amp;Undo “{what}”</source>
        <translation>&amp;Deshacer «{what}»</translation>
    </message>
    <message>
        <source>&amp;Redo “{what}”</source>
        <translation>&amp;Rehacer «{what}»</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Dismiss (Esc)</source>
        <translation>Descartar (Esc)</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Descartar el mensaje</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Chronicle points</source>
        <translation>Puntos de crónica</translation>
    </message>
    <message>
        <source>Clan</source>
        <translation>Clan</translation>
    </message>
    <message>
        <source>Data set: {name}. Its names and cards are not those of the game.</source>
        <translation>Conjunto de datos: {name}. Sus nombres y cartas no son los del juego.</translation>
    </message>
    <message>
        <source>Data set: {name} ({id}).</source>
        <translation>Conjunto de datos: {name} ({id}).</translation>
    </message>
    <message>
        <source>The chronicle is over. Most chronicle points: {players}.</source>
        <translation>La crónica ha terminado. Más puntos de crónica: {players}.</translation>
    </message>
    <message>
        <source>Chapter {chapter} of 21, era {era}. Battlegrounds: {grounds}.</source>
        <translation>Capítulo {chapter} de 21, era {era}. Campos de batalla: {grounds}.</translation>
    </message>
    <message>
        <source>Chapter {n}</source>
        <translation>Capítulo {n}</translation>
    </message>
    <message>
        <source>{chapter}: {name}</source>
        <translation>{chapter}: {name}</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personaje</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Títulos</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Rasgos</translation>
    </message>
    <message>
        <source>Retained</source>
        <translation>Conservado</translation>
    </message>
    <message>
        <source>Assets</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Obligations</source>
        <translation>Obligaciones</translation>
    </message>
    <message>
        <source>Clan leaders</source>
        <translation>Líderes de clan</translation>
    </message>
    <message>
        <source>ancilla</source>
        <translation>ancilla</translation>
    </message>
    <message>
        <source>name: {name}</source>
        <translation>nombre: {name}</translation>
    </message>
    <message>
        <source>clan: {clan}</source>
        <translation>clan: {clan}</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer, simple</source>
        <translation>Ordenador, simple</translation>
    </message>
    <message>
        <source>Computer, random</source>
        <translation>Ordenador, al azar</translation>
    </message>
    <message>
        <source>No one</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Who plays seat {n}</source>
        <translation>Quién juega en el asiento {n}</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Jugador {n}</translation>
    </message>
    <message>
        <source>Name of player {n}</source>
        <translation>Nombre del jugador {n}</translation>
    </message>
    <message>
        <source>Clan of player {n}</source>
        <translation>Clan del jugador {n}</translation>
    </message>
    <message>
        <source>Chosen in the game</source>
        <translation>Se elige en la partida</translation>
    </message>
    <message>
        <source>Chronicles</source>
        <translation>Crónicas</translation>
    </message>
    <message>
        <source>Name of a new chronicle</source>
        <translation>Nombre de una crónica nueva</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Conjunto de datos</translation>
    </message>
    <message>
        <source>Players, youngest first: Ada, Ben</source>
        <translation>Jugadores, del más joven al mayor: Ada, Ben</translation>
    </message>
    <message>
        <source>Players, youngest first</source>
        <translation>Jugadores, del más joven al mayor</translation>
    </message>
    <message>
        <source>A tie at the end (H-AMB-16)</source>
        <translation>Un empate al final (H-AMB-16)</translation>
    </message>
    <message>
        <source>A tie at the end is shared</source>
        <translation>Un empate al final se comparte</translation>
    </message>
    <message>
        <source>The primogen decides a tie at the end</source>
        <translation>El primogénito decide un empate al final</translation>
    </message>
    <message>
        <source>Begin a chronicle</source>
        <translation>Empezar una crónica</translation>
    </message>
    <message>
        <source>Begun on paper …</source>
        <translation>Empezada en papel …</translation>
    </message>
    <message>
        <source>Markdown …</source>
        <translation>Markdown …</translation>
    </message>
    <message>
        <source>Standings, players and stickers</source>
        <translation>Clasificación, jugadores y pegatinas</translation>
    </message>
    <message>
        <source>Bloodlines of the chapters</source>
        <translation>Linajes de los capítulos</translation>
    </message>
    <message>
        <source>The chronicle</source>
        <translation>La crónica</translation>
    </message>
    <message>
        <source>Enter two to four names with commas between them (H-SET-01).</source>
        <translation>Escribe de dos a cuatro nombres separados por comas (H-SET-01).</translation>
    </message>
    <message>
        <source>The set</source>
        <translation>El conjunto</translation>
    </message>
    <message>
        <source>The id tells data sets apart; a chronicle records it.</source>
        <translation>El identificador distingue unos conjuntos de datos de otros; las crónicas lo anotan.</translation>
    </message>
    <message>
        <source>Names of the attributes</source>
        <translation>Nombres de los atributos</translation>
    </message>
    <message>
        <source>What you call the icons of classes, temperaments, geographies (H-DAT-17).</source>
        <translation>Cómo llamas a los iconos de clases, temperamentos y geografías (H-DAT-17).</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personajes</translation>
    </message>
    <message>
        <source>Both sides of the cards, with the abilities of the ancilla (H-DAT-01).</source>
        <translation>Las dos caras de las cartas, con las habilidades del ancilla (H-DAT-01).</translation>
    </message>
    <message>
        <source>Attributes, and the clan schemes with which they start (H-DAT-02).</source>
        <translation>Atributos, y las intrigas de clan con las que empiezan (H-DAT-02).</translation>
    </message>
    <message>
        <source>Schemes</source>
        <translation>Intrigas</translation>
    </message>
    <message>
        <source>Of a clan or of a battleground, with requirement and effects (H-DAT-03, H-DAT-04).</source>
        <translation>De un clan o de un campo de batalla, con su requisito y sus efectos (H-DAT-03, H-DAT-04).</translation>
    </message>
    <message>
        <source>The attribute that is counted, and the printed reward (H-DAT-05).</source>
        <translation>El atributo que se cuenta y la recompensa impresa (H-DAT-05).</translation>
    </message>
    <message>
        <source>Chronicle missions</source>
        <translation>Misiones de crónica</translation>
    </message>
    <message>
        <source>The attribute, and the responses on the back (H-DAT-05).</source>
        <translation>El atributo y las respuestas del reverso (H-DAT-05).</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>The chapter overviews in the order of the chronicle deck (H-DAT-06).</source>
        <translation>Las presentaciones de los capítulos en el orden del mazo de crónica (H-DAT-06).</translation>
    </message>
    <message>
        <source>Text and effects (H-DAT-07).</source>
        <translation>Texto y efectos (H-DAT-07).</translation>
    </message>
    <message>
        <source>The trait and the score that they need, and how many there are (H-DAT-08).</source>
        <translation>El rasgo y la puntuación que necesitan, y cuántas hay (H-DAT-08).</translation>
    </message>
    <message>
        <source>The dots of the chronicle scoring cards of each era (H-DAT-06).</source>
        <translation>Los puntos de las cartas de puntuación de crónica de cada era (H-DAT-06).</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>What is printed on the battlegrounds (H-DAT-09 to H-DAT-14).</source>
        <translation>Lo que está impreso en los campos de batalla (de H-DAT-09 a H-DAT-14).</translation>
    </message>
    <message>
        <source>Quantities</source>
        <translation>Cantidades</translation>
    </message>
    <message>
        <source>Stickers, dots and era points; without a number there is no limit (H-DAT-15).</source>
        <translation>Pegatinas, puntos de los rasgos y puntos de era; sin número no hay límite (H-DAT-15).</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the entries</source>
        <translation>Buscar en las entradas</translation>
    </message>
    <message>
        <source>New entry</source>
        <translation>Entrada nueva</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar los cambios</translation>
    </message>
    <message>
        <source>{name} (not saved)</source>
        <translation>{name} (sin guardar)</translation>
    </message>
    <message>
        <source>New entry (not saved)</source>
        <translation>Entrada nueva (sin guardar)</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Guardado.</translation>
    </message>
    <message>
        <source>“{name}” is there already.</source>
        <translation>«{name}» ya existe.</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>Eliminado.</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sin nombre</translation>
    </message>
    <message>
        <source>Write a note and press Enter</source>
        <translation>Escribe una nota y pulsa Intro</translation>
    </message>
    <message>
        <source>The file was damaged and is kept as {file}; the state before is shown.</source>
        <translation>El archivo estaba dañado y se conserva como {file}; se muestra el estado anterior.</translation>
    </message>
    <message>
        <source>A chronicle begun on paper</source>
        <translation>Una crónica empezada en papel</translation>
    </message>
    <message>
        <source>Name of the chronicle</source>
        <translation>Nombre de la crónica</translation>
    </message>
    <message>
        <source>Enter the next chapter and the players; everything else is optional. Cards, missions and stickers are the ids of the data set “{name}”.</source>
        <translation>Introduce el próximo capítulo y los jugadores; todo lo demás es opcional. Las cartas, las misiones y las pegatinas se indican con los identificadores del conjunto de datos «{name}».</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Abrir un archivo …</translation>
    </message>
    <message>
        <source>Begin a chronicle, or choose one</source>
        <translation>Empieza una crónica o elige una</translation>
    </message>
    <message>
        <source>The chronicle is over</source>
        <translation>La crónica ha terminado</translation>
    </message>
    <message>
        <source>Then:</source>
        <translation>Después:</translation>
    </message>
    <message>
        <source>{n}. {players}</source>
        <translation>{n}. {players}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Stickers</source>
        <translation>Pegatinas</translation>
    </message>
    <message>
        <source>Unlocked schemes</source>
        <translation>Intrigas desbloqueadas</translation>
    </message>
    <message>
        <source>Change the result</source>
        <translation>Cambiar el resultado</translation>
    </message>
    <message>
        <source>Add a result</source>
        <translation>Añadir un resultado</translation>
    </message>
    <message>
        <source>Tournament, league or evening</source>
        <translation>Torneo, liga o velada</translation>
    </message>
    <message>
        <source>Players or decks</source>
        <translation>Jugadores o mazos</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>of</source>
        <comment>place 3 of 20 players</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Evento</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Día</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Puesto</translation>
    </message>
    <message>
        <source>&amp;Victory points</source>
        <translation>Puntos de &amp;victoria</translation>
    </message>
    <message>
        <source>&amp;Game wins</source>
        <translation>Partidas &amp;ganadas</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Adversarios</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notas</translation>
    </message>
    <message>
        <source>Era</source>
        <translation>Era</translation>
    </message>
    <message>
        <source>Era {n}</source>
        <translation>Era {n}</translation>
    </message>
    <message>
        <source>Battleground of {kind}</source>
        <translation>Campo de batalla: {kind}</translation>
    </message>
    <message>
        <source>Basic missions</source>
        <translation>Misiones básicas</translation>
    </message>
    <message>
        <source>Hide the hand when another person takes over</source>
        <translation>Ocultar la mano cuando le toca a otra persona</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Kept games</source>
        <translation>Partidas conservadas</translation>
    </message>
    <message>
        <source>Go on with this game</source>
        <translation>Seguir con esta partida</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>rank</comment>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(sin nombre)</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>fusionado</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>vuelo</translation>
    </message>
    <message>
        <source>reflex</source>
        <translation>reflejo</translation>
    </message>
    <message>
        <source>directed</source>
        <translation>dirigida</translation>
    </message>
    <message>
        <source>{count} blood</source>
        <translation>{count} de sangre</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>carta oculta</translation>
    </message>
    <message>
        <source>hidden crypt card</source>
        <translation>carta de cripta oculta</translation>
    </message>
    <message>
        <source>{card}, {n} blood</source>
        <translation>{card}, {n} de sangre</translation>
    </message>
    <message>
        <source>{minion} fights {other}</source>
        <translation>{minion} combate contra {other}</translation>
    </message>
    <message>
        <source>close</source>
        <translation>de cerca</translation>
    </message>
    <message>
        <source>long</source>
        <translation>a distancia</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Puntos: {points}</translation>
    </message>
    <message>
        <source>Referendum of {card}</source>
        <translation>Referéndum de {card}</translation>
    </message>
    <message>
        <source>Blood hunt on {card}</source>
        <translation>Caza de sangre contra {card}</translation>
    </message>
    <message>
        <source>continue</source>
        <translation>continuar</translation>
    </message>
    <message>
        <source>end</source>
        <translation>terminar</translation>
    </message>
    <message>
        <source>for</source>
        <translation>a favor</translation>
    </message>
    <message>
        <source>against</source>
        <translation>en contra</translation>
    </message>
    <message>
        <source>blood</source>
        <translation>sangre</translation>
    </message>
    <message>
        <source>life</source>
        <translation>vida</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>{card} #{n}</source>
        <translation>{card} n.º {n}</translation>
    </message>
    <message>
        <source>{seat}&apos;s {card}</source>
        <translation>{card} de {seat}</translation>
    </message>
    <message>
        <source>its ability</source>
        <translation>su habilidad</translation>
    </message>
    <message>
        <source>{sentence} ({card}).</source>
        <translation>{sentence} ({card}).</translation>
    </message>
    <message>
        <source>{count} pool</source>
        <translation>{count} de reserva</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>reserva</translation>
    </message>
    <message>
        <source>{count} conviction</source>
        <translation>{count} de convicción</translation>
    </message>
    <message>
        <source>conviction</source>
        <translation>convicción</translation>
    </message>
    <message>
        <source>superior {discipline}</source>
        <translation>{discipline} superior</translation>
    </message>
    <message>
        <source>inferior {discipline}</source>
        <translation>{discipline} básica</translation>
    </message>
    <message>
        <source>start of turn</source>
        <translation>comienzo del turno</translation>
    </message>
    <message>
        <source>unlock phase</source>
        <translation>fase de enderezamiento</translation>
    </message>
    <message>
        <source>master phase</source>
        <translation>fase heril</translation>
    </message>
    <message>
        <source>minion phase</source>
        <translation>fase servil</translation>
    </message>
    <message>
        <source>influence phase</source>
        <translation>fase de influencia</translation>
    </message>
    <message>
        <source>discard phase</source>
        <translation>fase de descarte</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>fin del turno</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloqueo</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>descarte</translation>
    </message>
    <message>
        <source>Go on to the master phase</source>
        <translation>Pasar a la fase heril</translation>
    </message>
    <message>
        <source>Do not pay</source>
        <translation>No pagar</translation>
    </message>
    <message>
        <source>End the master phase</source>
        <translation>Terminar la fase heril</translation>
    </message>
    <message>
        <source>End the minion phase</source>
        <translation>Terminar la fase servil</translation>
    </message>
    <message>
        <source>Do not block</source>
        <translation>No bloquear</translation>
    </message>
    <message>
        <source>Play nothing</source>
        <translation>No jugar nada</translation>
    </message>
    <message>
        <source>Do not cancel it</source>
        <translation>No cancelarla</translation>
    </message>
    <message>
        <source>Set no more terms</source>
        <translation>No fijar más condiciones</translation>
    </message>
    <message>
        <source>Cast no more votes</source>
        <translation>No emitir más votos</translation>
    </message>
    <message>
        <source>Accept the range</source>
        <translation>Aceptar la distancia</translation>
    </message>
    <message>
        <source>Do not strike</source>
        <translation>No atacar</translation>
    </message>
    <message>
        <source>Take the damage</source>
        <translation>Recibir el daño</translation>
    </message>
    <message>
        <source>Let the combat end</source>
        <translation>Dejar que termine el combate</translation>
    </message>
    <message>
        <source>End the influence phase</source>
        <translation>Terminar la fase de influencia</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Discard no more</source>
        <translation>No descartar más</translation>
    </message>
    <message>
        <source>Choose no more targets</source>
        <translation>No elegir más objetivos</translation>
    </message>
    <message>
        <source>Take no card</source>
        <translation>No tomar ninguna carta</translation>
    </message>
    <message>
        <source>Choose no number</source>
        <translation>No elegir ningún número</translation>
    </message>
    <message>
        <source>Do not do it</source>
        <translation>No hacerlo</translation>
    </message>
    <message>
        <source>What do you do in your unlock phase?</source>
        <translation>¿Qué haces en tu fase de enderezamiento?</translation>
    </message>
    <message>
        <source>Do you pay for the contest?</source>
        <translation>¿Pagas por la disputa?</translation>
    </message>
    <message>
        <source>Which master card do you play?</source>
        <translation>¿Qué carta heril juegas?</translation>
    </message>
    <message>
        <source>Which minion acts?</source>
        <translation>¿Qué siervo actúa?</translation>
    </message>
    <message>
        <source>Do you block?</source>
        <translation>¿Bloqueas?</translation>
    </message>
    <message>
        <source>Do you play a card or use an effect?</source>
        <translation>¿Juegas una carta o usas un efecto?</translation>
    </message>
    <message>
        <source>Do you cancel the card?</source>
        <translation>¿Cancelas la carta?</translation>
    </message>
    <message>
        <source>What are the terms of the referendum?</source>
        <translation>¿Cuáles son las condiciones del referéndum?</translation>
    </message>
    <message>
        <source>How do you vote?</source>
        <translation>¿Qué votas?</translation>
    </message>
    <message>
        <source>Do you maneuver?</source>
        <translation>¿Maniobras?</translation>
    </message>
    <message>
        <source>Which strike do you choose?</source>
        <translation>¿Qué ataque eliges?</translation>
    </message>
    <message>
        <source>Do you prevent damage?</source>
        <translation>¿Previenes daño?</translation>
    </message>
    <message>
        <source>Do you press?</source>
        <translation>¿Acosas?</translation>
    </message>
    <message>
        <source>What do you use your transfers for?</source>
        <translation>¿En qué usas tus transferencias?</translation>
    </message>
    <message>
        <source>What do you discard?</source>
        <translation>¿Qué descartas?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>¿Qué carta descartas?</translation>
    </message>
    <message>
        <source>What is the target?</source>
        <translation>¿Cuál es el objetivo?</translation>
    </message>
    <message>
        <source>Which card do you choose?</source>
        <translation>¿Qué carta eliges?</translation>
    </message>
    <message>
        <source>Which number do you choose?</source>
        <translation>¿Qué número eliges?</translation>
    </message>
    <message>
        <source>What do you pay with?</source>
        <translation>¿Con qué pagas?</translation>
    </message>
    <message>
        <source>What do you choose?</source>
        <translation>¿Qué eliges?</translation>
    </message>
    <message>
        <source>Block with {minion}</source>
        <translation>Bloquear con {minion}</translation>
    </message>
    <message>
        <source>Strike with hands</source>
        <translation>Atacar con la mano</translation>
    </message>
    <message>
        <source>Maneuver</source>
        <translation>Maniobrar</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Acosar</translation>
    </message>
    <message>
        <source>Move 1 pool to {card}</source>
        <translation>Pasar 1 de reserva a {card}</translation>
    </message>
    <message>
        <source>Move 1 blood from {card} to your pool</source>
        <translation>Pasar 1 de sangre de {card} a tu reserva</translation>
    </message>
    <message>
        <source>Take a new crypt card</source>
        <translation>Tomar una nueva carta de cripta</translation>
    </message>
    <message>
        <source>Bring {card} to the ready region</source>
        <translation>Pasar a {card} a la zona preparada</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Descartar {card}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Maneuver with {card}</source>
        <translation>Maniobrar con {card}</translation>
    </message>
    <message>
        <source>Strike with {card}</source>
        <translation>Atacar con {card}</translation>
    </message>
    <message>
        <source>Strike by the text of {card}</source>
        <translation>Atacar según el texto de {card}</translation>
    </message>
    <message>
        <source>Prevent damage with {card}</source>
        <translation>Prevenir daño con {card}</translation>
    </message>
    <message>
        <source>Prevent damage</source>
        <translation>Prevenir daño</translation>
    </message>
    <message>
        <source>Press with {card}</source>
        <translation>Acosar con {card}</translation>
    </message>
    <message>
        <source>Bleed {seat} for {n}</source>
        <translation>Sangrar a {seat} por {n}</translation>
    </message>
    <message>
        <source>Discard nothing</source>
        <translation>No descartar nada</translation>
    </message>
    <message>
        <source>Abstain</source>
        <translation>Abstenerse</translation>
    </message>
    <message>
        <source>Do not act</source>
        <translation>No actuar</translation>
    </message>
    <message>
        <source>Add nothing to the strike</source>
        <translation>No añadir nada al ataque</translation>
    </message>
    <message>
        <source>{card} …</source>
        <translation>{card} …</translation>
    </message>
    <message>
        <source>{minion}: {option}</source>
        <translation>{minion}: {option}</translation>
    </message>
    <message>
        <source>{card} [{level}]</source>
        <translation>{card} ({level})</translation>
    </message>
    <message>
        <source>{card} with {minion}</source>
        <translation>{card} con {minion}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Turn {turn}, {phase} of {seat}</source>
        <translation>Turno {turn}, {phase} de {seat}</translation>
    </message>
    <message>
        <source>What do you add to the strike?</source>
        <translation>¿Qué añades al golpe?</translation>
    </message>
    <message>
        <source>{what}: {question}</source>
        <translation>{what}: {question}</translation>
    </message>
    <message>
        <source>{minion} takes {n} damage</source>
        <translation>{minion} sufre {n} de daño</translation>
    </message>
    <message>
        <source>{n} of it aggravated</source>
        <translation>{n} de ellos agravados</translation>
    </message>
    <message>
        <source>{n} of it not preventable</source>
        <translation>{n} de ellos no se pueden prevenir</translation>
    </message>
    <message>
        <source>{minion} bleeds {seat} for {n}</source>
        <translation>{minion} sangra a {seat} por {n}</translation>
    </message>
    <message>
        <source>hand strike</source>
        <translation>ataque con la mano</translation>
    </message>
    <message numerus="yes">
        <source>{n} damage</source>
        <comment>{n} damage</comment>
        <translation>
            <numerusform>{n} de daño</numerusform>
            <numerusform>{n} de daño</numerusform>
        </translation>
    </message>
    <message>
        <source>{blood} of {capacity} blood</source>
        <translation>{blood} de {capacity} de sangre</translation>
    </message>
    <message>
        <source>{life} of {most} life</source>
        <translation>{life} de {most} de vida</translation>
    </message>
    <message numerus="yes">
        <source>{n} counters</source>
        <comment>{n} counter</comment>
        <translation>
            <numerusform>{n} ficha</numerusform>
            <numerusform>{n} fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>locked</source>
        <translation>girado</translation>
    </message>
    <message>
        <source>contested</source>
        <translation>en disputa</translation>
    </message>
    <message>
        <source>with {cards}</source>
        <translation>con {cards}</translation>
    </message>
    <message>
        <source>{name}, ousted</source>
        <translation>{name}, fuera de la partida</translation>
    </message>
    <message>
        <source>{n} pool</source>
        <translation>{n} de reserva</translation>
    </message>
    <message>
        <source>the Edge</source>
        <translation>la Ventaja</translation>
    </message>
    <message numerus="yes">
        <source>{n} victory points</source>
        <comment>{n} victory point</comment>
        <translation>
            <numerusform>{n} punto de victoria</numerusform>
            <numerusform>{n} puntos de victoria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards in hand</source>
        <comment>{n} card in hand</comment>
        <translation>
            <numerusform>{n} carta en la mano</numerusform>
            <numerusform>{n} cartas en la mano</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, {counters} of {capacity}</source>
        <translation>{card}, {counters} de {capacity}</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>You play it in your master phase, with a master phase action.</source>
        <translation>Se juega en tu fase heril, con una acción de fase heril.</translation>
    </message>
    <message>
        <source>You play it in the turn of another Methuselah.</source>
        <translation>Se juega en el turno de otro Matusalén.</translation>
    </message>
    <message>
        <source>You have played an out-of-turn master since your last master phase.</source>
        <translation>Ya has jugado una carta heril fuera de turno desde tu última fase heril.</translation>
    </message>
    <message>
        <source>You control no ready minion that it requires: {requirement}.</source>
        <translation>No controlas ningún siervo preparado como el que requiere: {requirement}.</translation>
    </message>
    <message>
        <source>You control this unique card already.</source>
        <translation>Ya controlas esta carta única.</translation>
    </message>
    <message>
        <source>You cannot pay its cost of {pool} pool.</source>
        <translation>No puedes pagar su coste de {pool} de reserva.</translation>
    </message>
    <message>
        <source>A minion plays it as an action, in your minion phase.</source>
        <translation>La juega un siervo como acción, en tu fase servil.</translation>
    </message>
    <message>
        <source>A minion of yours plays it while a minion of yours acts.</source>
        <translation>La juega un siervo tuyo mientras actúa un siervo tuyo.</translation>
    </message>
    <message>
        <source>A ready unlocked minion of yours plays it while another Methuselah&apos;s minion acts.</source>
        <translation>La juega un siervo tuyo preparado y enderezado mientras actúa el siervo de otro Matusalén.</translation>
    </message>
    <message>
        <source>A minion plays it in combat.</source>
        <translation>La juega un siervo en combate.</translation>
    </message>
    <message>
        <source>You play it with a discard phase action.</source>
        <translation>Se juega con una acción de fase de descarte.</translation>
    </message>
    <message>
        <source>The program does not play the text of this card.</source>
        <translation>El programa no juega el texto de esta carta.</translation>
    </message>
    <message>
        <source>It is played at another time.</source>
        <translation>Se juega en otro momento.</translation>
    </message>
    <message>
        <source>No minion that could play it meets its requirement: {words}.</source>
        <translation>Ningún siervo que podría jugarla cumple su requisito: {words}.</translation>
    </message>
    <message>
        <source>It is played while a minion attempts to block.</source>
        <translation>Se juega mientras un siervo intenta bloquear.</translation>
    </message>
    <message>
        <source>Stealth and intercept are played only while they are needed.</source>
        <translation>El sigilo y la intercepción solo se juegan mientras hacen falta.</translation>
    </message>
    <message>
        <source>None of your minions is ready and unlocked.</source>
        <translation>Ninguno de tus siervos está preparado y enderezado.</translation>
    </message>
    <message>
        <source>None of your minions takes part.</source>
        <translation>Ninguno de tus siervos participa.</translation>
    </message>
    <message>
        <source>{minion} has played it in this action.</source>
        <translation>{minion} ya la ha jugado en esta acción.</translation>
    </message>
    <message>
        <source>{minion} has taken this action in this turn.</source>
        <translation>{minion} ya ha realizado esta acción en este turno.</translation>
    </message>
    <message>
        <source>No minion that could play it has the {n} blood that it costs.</source>
        <translation>Ningún siervo que podría jugarla tiene los {n} de sangre que cuesta.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>no title</source>
        <translation>sin título</translation>
    </message>
    <message>
        <source>capacity {n} or more</source>
        <translation>capacidad {n} o más</translation>
    </message>
    <message>
        <source>capacity {n} or less</source>
        <translation>capacidad {n} o menos</translation>
    </message>
    <message>
        <source>{types}, trifle</source>
        <translation>{types}, nimiedad</translation>
    </message>
    <message>
        <source>{amount} pool</source>
        <translation>{amount} de reserva</translation>
    </message>
    <message>
        <source>{amount} blood</source>
        <translation>{amount} de sangre</translation>
    </message>
    <message>
        <source>{amount} conviction</source>
        <translation>{amount} de convicción</translation>
    </message>
    <message>
        <source>non-{what}</source>
        <translation>no {what}</translation>
    </message>
    <message>
        <source>titled</source>
        <translation>titulado</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>sin título</translation>
    </message>
    <message>
        <source>cap. {capacity}+</source>
        <translation>cap. {capacity}+</translation>
    </message>
    <message>
        <source>cap. up to {capacity}</source>
        <translation>cap. hasta {capacity}</translation>
    </message>
    <message>
        <source>Copies in the deck</source>
        <translation>Ejemplares en el mazo</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>TWD</translation>
    </message>
    <message>
        <source>Winning decks that play it</source>
        <translation>Mazos ganadores que la juegan</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Expansiones</translation>
    </message>
    <message>
        <source>Artist</source>
        <translation>Ilustrador</translation>
    </message>
    <message>
        <source>Disciplines</source>
        <translation>Disciplinas</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Cap</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacidad</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>New title</source>
        <translation>Título nuevo</translation>
    </message>
    <message>
        <source>All chapters and eras are over.</source>
        <translation>Todos los capítulos y eras han terminado.</translation>
    </message>
    <message>
        <source>These players are tied for most chronicle points. The primogen decides for:</source>
        <translation>Estos jugadores comparten el máximo de puntos de crónica. El primogénito decide a favor de:</translation>
    </message>
    <message>
        <source>What can be entered</source>
        <translation>Lo que se puede introducir</translation>
    </message>
    <message>
        <source>Name sticker</source>
        <translation>Pegatina de nombre</translation>
    </message>
    <message>
        <source>A new name for the ancilla, or nothing</source>
        <translation>Un nombre nuevo para el ancilla, o nada</translation>
    </message>
    <message>
        <source>Name on the sheet</source>
        <translation>Nombre en la hoja</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Free dot {n}</source>
        <translation>Punto gratuito {n}</translation>
    </message>
    <message>
        <source>Drawn character {n}</source>
        <translation>Personaje robado {n}</translation>
    </message>
    <message>
        <source>Clan sticker</source>
        <translation>Pegatina de clan</translation>
    </message>
    <message>
        <source>A new name for the retainer, or nothing</source>
        <translation>Un nombre nuevo para el personaje conservado, o nada</translation>
    </message>
    <message>
        <source>Draw three at random</source>
        <translation>Robar tres al azar</translation>
    </message>
    <message>
        <source>Play the chapter here</source>
        <translation>Jugar el capítulo aquí</translation>
    </message>
    <message>
        <source>Or enter the result from the real table:</source>
        <translation>O introduce el resultado de la mesa real:</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Name of a player who joins</source>
        <translation>Nombre de un jugador que se incorpora</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Incorporar</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Jugador nuevo</translation>
    </message>
    <message>
        <source>Clan of {player}</source>
        <translation>Clan de {player}</translation>
    </message>
    <message>
        <source>Victory points of {player}</source>
        <translation>Puntos de victoria de {player}</translation>
    </message>
    <message>
        <source>Bloodline</source>
        <translation>Linaje</translation>
    </message>
    <message>
        <source>Name of a childe of the chosen vampire</source>
        <translation>Nombre de un chiquillo del vampiro elegido</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>No character of the deck has the name “{name}”.</source>
        <translation>Ningún personaje del mazo se llama «{name}».</translation>
    </message>
    <message>
        <source>“{name}” is in the bloodline already.</source>
        <translation>«{name}» ya está en el linaje.</translation>
    </message>
    <message>
        <source>Clan leader of {player}</source>
        <translation>Líder de clan de {player}</translation>
    </message>
    <message>
        <source>Names of the vampires, with commas between them</source>
        <translation>Nombres de los vampiros, separados por comas</translation>
    </message>
    <message>
        <source>Family tree …</source>
        <translation>Árbol genealógico …</translation>
    </message>
    <message>
        <source>Points from {battleground}</source>
        <translation>Puntos de {battleground}</translation>
    </message>
    <message>
        <source>Assets used</source>
        <translation>Bazas usadas</translation>
    </message>
    <message>
        <source>recruited {name}</source>
        <translation>ha reclutado a {name}</translation>
    </message>
    <message>
        <source>Retainer</source>
        <comment>Heritage</comment>
        <translation>Personaje conservado</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>sin anotar</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Mission {name}</source>
        <translation>Misión {name}</translation>
    </message>
    <message>
        <source>Places (H-END-06)</source>
        <translation>Puestos (H-END-06)</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>The primogen decides for this player</source>
        <translation>El primogénito decide a favor de este jugador</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Introducir el resultado</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Votos</translation>
    </message>
    <message>
        <source>Sect</source>
        <translation>Secta</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Dis</source>
        <translation>Dis</translation>
    </message>
    <message>
        <source>Disciplines required</source>
        <translation>Disciplinas requeridas</translation>
    </message>
    <message>
        <source>Requires</source>
        <translation>Requiere</translation>
    </message>
    <message>
        <source>Clan and others</source>
        <translation>Clan y otros</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message numerus="yes">
        <source>{n} winning decks of the archive play it</source>
        <comment>{n} winning deck of the archive plays it</comment>
        <translation>
            <numerusform>{n} mazo ganador del archivo de torneos la juega</numerusform>
            <numerusform>{n} mazos ganadores del archivo de torneos la juegan</numerusform>
        </translation>
    </message>
    <message>
        <source>{copies} in the deck</source>
        <translation>{copies} en el mazo</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Card types</source>
        <translation>Tipos de carta</translation>
    </message>
    <message>
        <source>Influence, seat {seat} of 5: {habit}</source>
        <translation>Influencia, asiento {seat} de 5: {habit}</translation>
    </message>
    <message>
        <source>First deck</source>
        <translation>Primer mazo</translation>
    </message>
    <message>
        <source>Second deck</source>
        <translation>Segundo mazo</translation>
    </message>
    <message>
        <source>{deck} (before)</source>
        <translation>{deck} (antes)</translation>
    </message>
    <message>
        <source>{deck} (after)</source>
        <translation>{deck} (después)</translation>
    </message>
    <message>
        <source>{change} points</source>
        <translation>{change} puntos</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacto</translation>
    </message>
    <message>
        <source>{mean} ({low} to {high})</source>
        <translation>{mean} (de {low} a {high})</translation>
    </message>
    <message>
        <source>Different crypt cards</source>
        <translation>Cartas de cripta distintas</translation>
    </message>
    <message>
        <source>Different library cards</source>
        <translation>Cartas de biblioteca distintas</translation>
    </message>
    <message>
        <source>Cheapest opening of four</source>
        <translation>Cripta inicial de cuatro más barata</translation>
    </message>
    <message>
        <source>Most expensive opening of four</source>
        <translation>Cripta inicial de cuatro más cara</translation>
    </message>
    <message>
        <source>Votes by titles</source>
        <translation>Votos por títulos</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>Blood, all cards together</source>
        <translation>Sangre, todas las cartas juntas</translation>
    </message>
    <message>
        <source>Blood for each card</source>
        <translation>Sangre por carta</translation>
    </message>
    <message>
        <source>Pool, all cards together</source>
        <translation>Reserva sanguínea, todas las cartas juntas</translation>
    </message>
    <message>
        <source>Cards with a cost of X</source>
        <translation>Cartas con coste X</translation>
    </message>
    <message>
        <source>Masters that are trifles</source>
        <translation>Cartas heriles que son nimiedades</translation>
    </message>
    <message>
        <source>{discipline}, vampires</source>
        <translation>{discipline}, vampiros</translation>
    </message>
    <message>
        <source>{discipline}, vampires at superior</source>
        <translation>{discipline}, vampiros a nivel superior</translation>
    </message>
    <message>
        <source>{discipline}, library cards</source>
        <translation>{discipline}, cartas de biblioteca</translation>
    </message>
    <message>
        <source>One vampire ready by turn {turn}</source>
        <translation>Un vampiro preparado en el turno {turn}</translation>
    </message>
    <message>
        <source>Two vampires ready by turn {turn}</source>
        <translation>Dos vampiros preparados en el turno {turn}</translation>
    </message>
    <message>
        <source>Three vampires ready by turn {turn}</source>
        <translation>Tres vampiros preparados en el turno {turn}</translation>
    </message>
    <message>
        <source>Capacity ready on turn {turn}</source>
        <translation>Capacidad preparada en el turno {turn}</translation>
    </message>
    <message>
        <source>Pool left on turn {turn}</source>
        <translation>Reserva sanguínea restante en el turno {turn}</translation>
    </message>
    <message>
        <source>simulated, {games} games, seed {seed}</source>
        <translation>simulado, {games} partidas, semilla {seed}</translation>
    </message>
    <message>
        <source>Only in {deck}</source>
        <translation>Solo en {deck}</translation>
    </message>
    <message>
        <source>In other numbers</source>
        <translation>En otra cantidad</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>{title}: {before}, then {after}</source>
        <translation>{title}: {before}, después {after}</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>Capacity or cost</source>
        <translation>Capacidad o coste</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the file as UTF-8.</source>
        <translation>No es texto UTF-8. Guarda el archivo como UTF-8.</translation>
    </message>
    <message>
        <source>It is nested too deeply.</source>
        <translation>Tiene demasiados niveles anidados.</translation>
    </message>
    <message>
        <source>This is not TOML: {reason}.</source>
        <translation>No es TOML: {reason}.</translation>
    </message>
    <message>
        <source>Write each card under [[card]].</source>
        <translation>Escribe cada carta bajo [[card]].</translation>
    </message>
    <message>
        <source>This is outside the cards. Write it under [[card]].</source>
        <translation>Esto está fuera de las cartas. Escríbelo bajo [[card]].</translation>
    </message>
    <message>
        <source>There are more than {n} cards.</source>
        <translation>Hay más de {n} cartas.</translation>
    </message>
    <message>
        <source>Another card of this file has the same name.</source>
        <translation>Otra carta de este archivo tiene el mismo nombre.</translation>
    </message>
    <message>
        <source>There is no such field. Fields are: {known}.</source>
        <translation>No existe ese campo. Los campos son: {known}.</translation>
    </message>
    <message>
        <source>This field is missing.</source>
        <translation>Falta este campo.</translation>
    </message>
    <message>
        <source>The picture cannot be read. Name a file that is next to this one.</source>
        <translation>No se puede leer la imagen. Nombra un archivo que esté junto a este.</translation>
    </message>
    <message>
        <source>The picture has more than {n} megabytes.</source>
        <translation>La imagen supera {n} megabytes.</translation>
    </message>
    <message>
        <source>The picture is neither JPEG nor PNG.</source>
        <translation>La imagen no es JPEG ni PNG.</translation>
    </message>
    <message>
        <source>Write a whole number from 0 to {most}, or “X”.</source>
        <translation>Escribe un número entero de 0 a {most}, o «X».</translation>
    </message>
    <message>
        <source>Write a whole number from 1 to {most}, or “any”.</source>
        <translation>Escribe un número entero de 1 a {most}, o «any».</translation>
    </message>
    <message>
        <source>Write a whole number from 1 to {most}.</source>
        <translation>Escribe un número entero de 1 a {most}.</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation>Escribe true o false.</translation>
    </message>
    <message>
        <source>Write a list of texts.</source>
        <translation>Escribe una lista de textos.</translation>
    </message>
    <message>
        <source>Write a text in quotation marks.</source>
        <translation>Escribe un texto entre comillas.</translation>
    </message>
    <message numerus="yes">
        <source>not recognised: {text}, {n} copies</source>
        <comment>not recognised: {text}, {n} copy</comment>
        <translation>
            <numerusform>no reconocida: {text}, {n} ejemplar</numerusform>
            <numerusform>no reconocida: {text}, {n} ejemplares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{text}, {n} copies</source>
        <comment>{text}, {n} copy</comment>
        <translation>
            <numerusform>{text}, {n} ejemplar</numerusform>
            <numerusform>{text}, {n} ejemplares</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown card name. Press Enter to choose the card.</source>
        <translation>Este nombre no es de ninguna carta conocida. Pulsa Enter para decir qué carta es.</translation>
    </message>
    <message>
        <source>Unknown card name (line {line} of the file). Press Enter to choose the card.</source>
        <translation>Este nombre no es de ninguna carta conocida (línea {line} del archivo). Pulsa Enter para decir qué carta es.</translation>
    </message>
    <message>
        <source>F2: comment on this card</source>
        <translation>F2: escribir un comentario junto a esta carta</translation>
    </message>
    <message>
        <source>Winning decks</source>
        <translation>Mazos ganadores</translation>
    </message>
    <message>
        <source>Decks that won tournaments, to look at and to copy, and what is played in them</source>
        <translation>Mazos que ganaron torneos, para mirarlos y copiarlos, y qué se juega en ellos</translation>
    </message>
    <message>
        <source>Ideas</source>
        <translation>Ideas</translation>
    </message>
    <message>
        <source>Similar winning decks, and the cards they suggest</source>
        <translation>Mazos ganadores parecidos a este y las cartas que sugieren</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Like</source>
        <translation>Afín</translation>
    </message>
    <message>
        <source>Similarity of the two decks; rare cards count more</source>
        <translation>Cuánto coincide en ambos mazos; las cartas raras pesan más</translation>
    </message>
    <message>
        <source>Change in copies when you press Enter</source>
        <translation>Cuántos ejemplares más o menos pone Enter</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Author of new decks</source>
        <translation>Autor de los mazos nuevos</translation>
    </message>
    <message>
        <source>Tournament format of new decks</source>
        <translation>Comprobar los mazos nuevos para</translation>
    </message>
    <message>
        <source>TWD text (keeps everything)</source>
        <translation>Texto TWD, que lo conserva todo</translation>
    </message>
    <message>
        <source>File format of new decks</source>
        <translation>Guardar los mazos nuevos como</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Idioma de la ventana</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Reiniciar ahora</translation>
    </message>
    <message>
        <source>Takes effect after a restart</source>
        <translation>Surte efecto tras reiniciar</translation>
    </message>
    <message>
        <source>Reopen the decks of the last session</source>
        <translation>Empezar con los mazos de la última vez</translation>
    </message>
    <message>
        <source>Names and texts of cards</source>
        <translation>Nombres y textos de las cartas</translation>
    </message>
    <message>
        <source>Cards that no person has declared act as the program reads them</source>
        <translation>Las cartas que nadie ha descrito actúan como las lee el programa</translation>
    </message>
    <message>
        <source>Fetch card pictures and symbols from the internet</source>
        <translation>Obtener imágenes y símbolos de las cartas de internet</translation>
    </message>
    <message>
        <source>Show a card next to the pointer</source>
        <translation>Mostrar una carta junto al puntero</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Keep pictures up to</source>
        <translation>Conservar imágenes hasta</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Look:</source>
        <translation>Aspecto:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Idioma:</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Autor:</translation>
    </message>
    <message>
        <source>Tournament format of new decks:</source>
        <translation>Comprobar los mazos nuevos para:</translation>
    </message>
    <message>
        <source>File format of new decks:</source>
        <translation>Guardar los mazos nuevos como:</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Names and texts:</source>
        <translation>Nombres y textos:</translation>
    </message>
    <message>
        <source>Keep pictures up to:</source>
        <translation>Conservar imágenes hasta:</translation>
    </message>
    <message>
        <source>Your data:</source>
        <translation>Tus datos:</translation>
    </message>
    <message>
        <source>Folder of the recovery files and the log</source>
        <translation>Aquí están los mazos abiertos, los archivos de recuperación y el registro</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show the data folder</source>
        <translation>Ver la carpeta de datos</translation>
    </message>
    <message>
        <source>Similar winning decks that play it, or that play more or fewer copies</source>
        <translation>Mazos ganadores parecidos a este que la juegan, o que juegan más o menos ejemplares</translation>
    </message>
    <message>
        <source>Of all</source>
        <translation>Global</translation>
    </message>
    <message>
        <source>Share of the whole archive that plays it</source>
        <translation>Parte del archivo de torneos entero que la juega</translation>
    </message>
    <message>
        <source>More copies</source>
        <translation>Más ejemplares</translation>
    </message>
    <message>
        <source>Cards to cut</source>
        <translation>Cartas que quitar</translation>
    </message>
    <message>
        <source>Nothing to compare yet. Add a few cards to see similar winning decks and the cards they suggest.</source>
        <translation>Aún no hay nada que comparar. Con unas pocas cartas en el mazo, aquí se encuentran mazos ganadores parecidos y lo que juegan ellos y este no.</translation>
    </message>
    <message>
        <source>No winning deck is similar to this one.</source>
        <translation>Ningún mazo ganador se parece a este: nadie ha ganado aún con algo así.</translation>
    </message>
    <message>
        <source>Learning from the archive which cards go together …</source>
        <translation>Aprendiendo del archivo de torneos qué cartas van juntas …</translation>
    </message>
    <message>
        <source>The archive has not been learned from. Choose this list again to start.</source>
        <translation>Aún no se ha aprendido nada del archivo de torneos. Elige esta lista otra vez para empezar.</translation>
    </message>
    <message>
        <source>Reading the archive …</source>
        <translation>Leyendo el archivo de torneos …</translation>
    </message>
    <message>
        <source>Similar winning decks</source>
        <translation>Mazos ganadores parecidos a este</translation>
    </message>
    <message>
        <source>Ideas to show</source>
        <translation>Qué ideas se muestran</translation>
    </message>
    <message>
        <source>Ideas for this deck</source>
        <translation>Ideas para este mazo</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Hacerlo</translation>
    </message>
    <message>
        <source>Apply the idea to the deck (Enter); undo reverts it</source>
        <translation>Cambiar el mazo como dice la idea (Enter); deshacer lo revierte</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Add the usual copies and take out as many of the card to replace (Shift+Enter)</source>
        <translation>Añadir los ejemplares habituales y quitar otros tantos de la carta que se reemplaza (Mayús+Enter)</translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>Comparar …</translation>
    </message>
    <message>
        <source>Compare the open deck with the winning deck</source>
        <translation>Comparar el mazo abierto con el mazo ganador</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Abrir una copia</translation>
    </message>
    <message>
        <source>Searching for similar decks</source>
        <translation>Buscando mazos parecidos a este</translation>
    </message>
    <message>
        <source>Learning from the archive</source>
        <translation>Aprendiendo del archivo de torneos</translation>
    </message>
    <message>
        <source>The archive can&apos;t be read: {error}</source>
        <translation>No se puede leer el archivo de torneos: {error}</translation>
    </message>
    <message numerus="yes">
        <source>{n} similar winning decks</source>
        <comment>One similar winning deck</comment>
        <translation>
            <numerusform>Un mazo ganador parecido</numerusform>
            <numerusform>{n} mazos ganadores parecidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For ideas they count as {n}: nearly the same decks of a player count once.</source>
        <comment>For ideas they count as one: nearly the same decks of a player count once.</comment>
        <translation>
            <numerusform>Para las ideas cuentan como uno: los mazos casi iguales de un mismo jugador cuentan una sola vez.</numerusform>
            <numerusform>Para las ideas cuentan como {n}: los mazos casi iguales de un mismo jugador cuentan una sola vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>No ideas of this kind.</source>
        <translation>No hay ideas de este tipo.</translation>
    </message>
    <message>
        <source>{card}: {reason}.</source>
        <translation>{card}: {reason}.</translation>
    </message>
    <message>
        <source>Usual here</source>
        <translation>Lo habitual aquí</translation>
    </message>
    <message>
        <source>Sets this deck apart</source>
        <translation>Lo que distingue a este mazo</translation>
    </message>
    <message>
        <source>Cut {card}</source>
        <translation>Quitar {card}</translation>
    </message>
    <message>
        <source>Play {copies} {card}</source>
        <translation>Jugar {copies} {card}</translation>
    </message>
    <message>
        <source>Replace {old} by {new}</source>
        <translation>Reemplazar {old} por {new}</translation>
    </message>
    <message>
        <source>Compare with the most similar deck</source>
        <translation>Comparar con el mazo más parecido</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Apply the idea</source>
        <translation>Hacer lo que dice la idea</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Mayús+Enter</translation>
    </message>
    <message>
        <source>Replace a card by the idea</source>
        <translation>Reemplazar una carta por la idea</translation>
    </message>
    <message>
        <source>+ or -</source>
        <translation>+ o -</translation>
    </message>
    <message>
        <source>One copy more or fewer</source>
        <translation>Un ejemplar más o menos</translation>
    </message>
    <message>
        <source>{name}, {player}, {event}, {date}. Like this one: crypt {crypt}, library {library}</source>
        <translation>{name}, {player}, {event}, {date}. Parecido a este: cripta {crypt}, biblioteca {library}</translation>
    </message>
    <message>
        <source>{part} of {all}</source>
        <translation>{part} de {all}</translation>
    </message>
    <message>
        <source>{change} {card}: {reason}</source>
        <translation>{change} {card}: {reason}</translation>
    </message>
    <message>
        <source>Select a deck to see its cards. Enter or a double-click opens a copy.</source>
        <translation>Elige un mazo para ver qué contiene. Enter o un doble clic abre una copia.</translation>
    </message>
    <message>
        <source>No winning deck matches. Remove a condition, or ask for fewer copies.</source>
        <translation>Ningún mazo ganador cumple esto. Quita una condición o pide menos ejemplares.</translation>
    </message>
    <message>
        <source>These card data contain no winning decks. Choose File ▸ Card data … to update them.</source>
        <translation>Estos datos de cartas vienen sin mazos ganadores. Archivo ▸ Datos de cartas … obtiene otros más nuevos.</translation>
    </message>
    <message>
        <source>Search decks:  2+ arika and govern,  clan:ventrue date&gt;=2015</source>
        <translation>Buscar mazos:  2+ arika and govern,  clan:ventrue date&gt;=2015</translation>
    </message>
    <message>
        <source>Search the winning decks</source>
        <translation>Buscar en los mazos ganadores</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>Search with a form; it fills in the search box</source>
        <translation>Preguntar con un formulario; lo que pide aparece en el cuadro</translation>
    </message>
    <message>
        <source>How to search the winning decks</source>
        <translation>Cómo buscar en los mazos ganadores</translation>
    </message>
    <message>
        <source>Only decks with the selected card</source>
        <translation>Solo mazos con la carta que se está mirando</translation>
    </message>
    <message>
        <source>&amp;Open a copy</source>
        <translation>Abrir una co&amp;pia</translation>
    </message>
    <message>
        <source>Compare the open deck with this one</source>
        <translation>Comparar el mazo abierto con este</translation>
    </message>
    <message>
        <source>Decks, or what they play</source>
        <translation>Los mazos o lo que juegan</translation>
    </message>
    <message>
        <source>Cards in them</source>
        <translation>Cartas que contienen</translation>
    </message>
    <message>
        <source>Metagame</source>
        <translation>Metajuego</translation>
    </message>
    <message>
        <source>Reading the archive</source>
        <translation>Leyendo el archivo de torneos</translation>
    </message>
    <message>
        <source>with {card}</source>
        <translation>con {card}</translation>
    </message>
    <message>
        <source>Only decks that play {card}</source>
        <translation>Solo mazos que juegan {card}</translation>
    </message>
    <message>
        <source>Open a copy of the winning deck</source>
        <translation>Abrir una copia del mazo ganador</translation>
    </message>
    <message>
        <source>Compare the deck with the winning deck …</source>
        <translation>Comparar el mazo con el mazo ganador …</translation>
    </message>
    <message>
        <source>Down, Enter</source>
        <translation>Abajo, Enter</translation>
    </message>
    <message>
        <source>From the query to the results</source>
        <translation>De la búsqueda a lo encontrado</translation>
    </message>
    <message>
        <source>Open a copy of the first deck found</source>
        <translation>Abrir una copia del primer mazo encontrado</translation>
    </message>
    <message>
        <source>Open a copy of the deck; add the card</source>
        <translation>Abrir una copia del mazo; añadir la carta</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Abajo</translation>
    </message>
    <message>
        <source>Earlier queries</source>
        <translation>Búsquedas anteriores</translation>
    </message>
    <message>
        <source>{part} of {all} winning decks</source>
        <translation>{part} de {all} mazos ganadores</translation>
    </message>
    <message>
        <source>Compare with the open deck …</source>
        <translation>Comparar con el mazo abierto …</translation>
    </message>
    <message>
        <source>Decks by {player}</source>
        <translation>Mazos de {player}</translation>
    </message>
    <message>
        <source>Decks from {country}</source>
        <translation>Mazos de {country}</translation>
    </message>
    <message>
        <source>{clan} decks</source>
        <translation>Mazos {clan}</translation>
    </message>
    <message>
        <source>Decks, of those that were found, that play it</source>
        <translation>Mazos, de los encontrados, que la juegan</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Share of the decks that were found</source>
        <translation>Parte de los mazos encontrados</translation>
    </message>
    <message>
        <source>Copies in each deck that plays it, on average</source>
        <translation>Ejemplares en cada mazo que la juega, de media</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>Crypt</source>
        <translation>Cripta</translation>
    </message>
    <message>
        <source>Different vampires</source>
        <translation>Vampiros distintos</translation>
    </message>
    <message>
        <source>Mean capacity</source>
        <translation>Capacidad media</translation>
    </message>
    <message>
        <source>Votes by title</source>
        <translation>Votos por título</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Blood, all cards</source>
        <translation>Sangre, todas las cartas</translation>
    </message>
    <message>
        <source>Pool, all cards</source>
        <translation>Reserva sanguínea, todas las cartas</translation>
    </message>
    <message>
        <source>For: {function}</source>
        <translation>Para: {function}</translation>
    </message>
    <message>
        <source>Which cards are counted</source>
        <translation>Qué cartas se cuentan</translation>
    </message>
    <message>
        <source>Cards in these decks</source>
        <translation>Cartas de estos mazos</translation>
    </message>
    <message>
        <source>Share of the decks that play the card, by year</source>
        <translation>Parte de los mazos que juegan la carta, por año</translation>
    </message>
    <message>
        <source>Archetypes</source>
        <translation>Arquetipos</translation>
    </message>
    <message>
        <source>Winning decks since {year}. The archive holds winners only: these are shares of wins, and there are no win rates.</source>
        <translation>Mazos ganadores desde {year}. El archivo de torneos solo contiene ganadores: son partes del total de victorias, y no hay tasas de victoria.</translation>
    </message>
    <message>
        <source>{decks} decks up to {day}. Choose a tile to see its share by year.</source>
        <translation>{decks} mazos hasta el {day}. Elige un recuadro para ver su parte por año.</translation>
    </message>
    <message>
        <source>{decks} decks up to {day}. A deck counts for each clan of a third of its crypt.</source>
        <translation>{decks} mazos hasta el {day}. Un mazo cuenta para cada clan que forma al menos un tercio de su cripta.</translation>
    </message>
    <message>
        <source>{decks} decks up to {day}. A deck counts for each Discipline of half of its crypt.</source>
        <translation>{decks} mazos hasta el {day}. Un mazo cuenta para cada Disciplina que tiene al menos la mitad de su cripta.</translation>
    </message>
    <message>
        <source>Share of these decks that play it</source>
        <translation>Parte de estos mazos que la juega</translation>
    </message>
    <message>
        <source>The usual number: the median</source>
        <translation>La cantidad habitual: la mediana</translation>
    </message>
    <message>
        <source>What the tiles show</source>
        <translation>Qué muestran los recuadros</translation>
    </message>
    <message>
        <source>Archetypes, clans or Disciplines</source>
        <translation>Arquetipos, clanes o Disciplinas</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Contando …</translation>
    </message>
    <message>
        <source>Share of each year&apos;s winning decks, in percent</source>
        <translation>Parte de los mazos ganadores de cada año, en porcentaje</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Share of the year&apos;s winning decks</source>
        <translation>Parte de los mazos ganadores del año</translation>
    </message>
    <message>
        <source>Usual cards of the archetype</source>
        <translation>Cartas habituales del arquetipo</translation>
    </message>
    <message>
        <source>Open the reference deck</source>
        <translation>Abrir el mazo de referencia</translation>
    </message>
    <message>
        <source>The deck that is most like all of the archetype</source>
        <translation>El mazo que más se parece a todos los del arquetipo</translation>
    </message>
    <message>
        <source>Open the averaged list</source>
        <translation>Abrir la lista media</translation>
    </message>
    <message>
        <source>A new deck of the usual cards in their usual numbers</source>
        <translation>Un mazo nuevo con las cartas habituales en sus cantidades habituales</translation>
    </message>
    <message>
        <source>The search above does not limit them.</source>
        <translation>La búsqueda de arriba no los limita.</translation>
    </message>
    <message>
        <source>Counting archetypes</source>
        <translation>Contando los arquetipos</translation>
    </message>
    <message>
        <source>The archetypes can&apos;t be counted: {error}</source>
        <translation>No se pueden contar los arquetipos: {error}</translation>
    </message>
    <message>
        <source>{share} in {year}</source>
        <translation>{share} en {year}</translation>
    </message>
    <message>
        <source>{card}: in {share} of the decks, usually {copies}</source>
        <translation>{card}: en el {share} de los mazos, normalmente {copies}</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>{share} now, {trend}</source>
        <translation>{share} ahora, {trend}</translation>
    </message>
    <message>
        <source>{name}, {year}: {share}</source>
        <translation>{name}, {year}: {share}</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks, {share} of all. {recent} of the {all} decks of the last 180 days of data, {before} in the two years before.</source>
        <comment>{n} deck, {share} of all. {recent} of the {all} decks of the last 180 days of data, {before} in the two years before.</comment>
        <translation>
            <numerusform>{n} mazo, el {share} de todos. El {recent} de los {all} mazos de los últimos 180 días de datos, el {before} en los dos años anteriores.</numerusform>
            <numerusform>{n} mazos, el {share} de todos. El {recent} de los {all} mazos de los últimos 180 días de datos, el {before} en los dos años anteriores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks that fit no rule.</source>
        <translation>Mazos que no siguen ninguna regla.</translation>
    </message>
    <message>
        <source>Counting the cards</source>
        <translation>Contando las cartas</translation>
    </message>
    <message numerus="yes">
        <source>{cards} cards in {n} decks</source>
        <comment>{cards} cards in {n} deck</comment>
        <translation>
            <numerusform>{cards} cartas en {n} mazo</numerusform>
            <numerusform>{cards} cartas en {n} mazos</numerusform>
        </translation>
    </message>
    <message>
        <source>No winning deck matches.</source>
        <translation>Ningún mazo ganador cumple esto, así que no hay cartas que contar.</translation>
    </message>
    <message>
        <source>Select a card to see how it is played. Enter adds one to the deck.</source>
        <translation>Elige una carta para ver cómo se juega. Enter añade una al mazo.</translation>
    </message>
    <message>
        <source>Share of each year&apos;s decks, {first} to {last}</source>
        <translation>Parte de los mazos de cada año, de {first} a {last}</translation>
    </message>
    <message>
        <source>{year}: {decks} of {of} decks, {share}, {copies} copies each</source>
        <translation>{year}: {decks} de {of} mazos, {share}, {copies} ejemplares en cada uno</translation>
    </message>
    <message>
        <source>{card}: in {decks} of {of} decks ({share}), {copies} copies each; {everywhere} of all winning decks.</source>
        <translation>{card}: en {decks} de {of} mazos ({share}), {copies} ejemplares en cada uno; {everywhere} de todos los mazos ganadores.</translation>
    </message>
    <message>
        <source>You play {copies}.</source>
        <translation>Tú juegas {copies}.</translation>
    </message>
    <message>
        <source>You do not play it.</source>
        <translation>Tú no la juegas.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: {n} decks, {share}, {copies} copies; {everywhere} of all decks</source>
        <comment>{card}: {n} deck, {share}, {copies} copies; {everywhere} of all decks</comment>
        <translation>
            <numerusform>{card}: {n} mazo, {share}, {copies} copias; {everywhere} de todos los mazos</numerusform>
            <numerusform>{card}: {n} mazos, {share}, {copies} copias; {everywhere} de todos los mazos</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected winning deck</source>
        <translation>El mazo ganador que se está mirando</translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <comment>{n} player</comment>
        <translation>
            <numerusform>{n} jugador</numerusform>
            <numerusform>{n} jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Juega</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>Disciplina</translation>
    </message>
    <message>
        <source>Avg capacity</source>
        <translation>Capacidad media</translation>
    </message>
    <message>
        <source>5..6 or &lt;=4.5</source>
        <translation>5..6 o &lt;=4.5</translation>
    </message>
    <message>
        <source>2015..2018 or &gt;=2020</source>
        <translation>2015..2018 o &gt;2019</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>championship</source>
        <translation>campeonato</translation>
    </message>
    <message>
        <source>Deck name</source>
        <translation>Nombre del mazo</translation>
    </message>
    <message>
        <source>turbo</source>
        <translation>turbo</translation>
    </message>
    <message>
        <source>Nothing to count yet: the deck is empty.</source>
        <translation>Aún no hay nada que contar: el mazo está vacío.</translation>
    </message>
    <message>
        <source>Crypt by capacity</source>
        <translation>Cripta por capacidad</translation>
    </message>
    <message>
        <source>Library cards by the Discipline they need</source>
        <translation>Cartas de biblioteca por la Disciplina que necesitan</translation>
    </message>
    <message>
        <source>Library by type</source>
        <translation>Biblioteca por tipo</translation>
    </message>
    <message>
        <source>How many crypt cards can play each library card</source>
        <translation>Cuántas cartas de cripta pueden jugar cada carta de biblioteca</translation>
    </message>
    <message>
        <source>What the library cards do</source>
        <translation>Qué hacen las cartas de biblioteca</translation>
    </message>
    <message>
        <source>Crypt by clan</source>
        <translation>Cripta por clan</translation>
    </message>
    <message>
        <source>Comparison with similar winning decks</source>
        <translation>Este mazo junto a mazos ganadores parecidos</translation>
    </message>
    <message>
        <source>Disciplines: cards that need one, vampires that have it</source>
        <translation>Disciplinas: cartas que necesitan una, vampiros que la tienen</translation>
    </message>
    <message>
        <source>Who can play them: crypt cards, of these at superior</source>
        <translation>Quién puede jugarlas: cartas de cripta, y de ellas a nivel superior</translation>
    </message>
    <message>
        <source>What the cards do</source>
        <translation>Qué hacen las cartas</translation>
    </message>
    <message>
        <source>Clans</source>
        <translation>Clanes</translation>
    </message>
    <message>
        <source>More than 25 % of the library: {functions}.</source>
        <translation>Más del 25&#xa0;% de la biblioteca: {functions}.</translation>
    </message>
    <message>
        <source>14 to 25 %: {functions}.</source>
        <translation>Del 14 al 25&#xa0;%: {functions}.</translation>
    </message>
    <message>
        <source>7 to 14 %: {functions}.</source>
        <translation>Del 7 al 14&#xa0;%: {functions}.</translation>
    </message>
    <message>
        <source>Less than 7 %: {functions}.</source>
        <translation>Menos del 7&#xa0;%: {functions}.</translation>
    </message>
    <message>
        <source>Compared with similar winning decks</source>
        <translation>Junto a mazos ganadores parecidos a este</translation>
    </message>
    <message>
        <source>Composition</source>
        <translation>Composición</translation>
    </message>
    <message>
        <source>At superior</source>
        <translation>En superior</translation>
    </message>
    <message>
        <source>This deck</source>
        <translation>Este mazo</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Your deck, and the range of eight in ten of the {decks} most similar winning decks. Values outside the range are marked; they need not be wrong.</source>
        <translation>Lo tuyo, y lo que tienen ocho de cada diez de los {decks} mazos ganadores más parecidos al tuyo. Lo que se sale de ahí está marcado: una invitación a mirar, no un veredicto.</translation>
    </message>
    <message numerus="yes">
        <source>{n} more cards with more support.</source>
        <comment>{n} more card with more support.</comment>
        <translation>
            <numerusform>{n} carta más con mayor apoyo.</numerusform>
            <numerusform>{n} cartas más con mayor apoyo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards can be played by every minion at the superior level.</source>
        <comment>{n} card can be played by every minion at the superior level.</comment>
        <translation>
            <numerusform>{n} carta la puede jugar cualquier siervo a nivel superior.</numerusform>
            <numerusform>{n} cartas las puede jugar cualquier siervo a nivel superior.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other card has requirements.</source>
        <translation>Ninguna otra carta pide nada.</translation>
    </message>
    <message>
        <source>{name}: {needed} library cards need it; {superior} vampires have it at superior and {inferior} at inferior.</source>
        <translation>{name}: {needed} cartas de biblioteca la necesitan; {superior} vampiros la tienen a nivel superior y {inferior} a nivel básico.</translation>
    </message>
    <message>
        <source>No crypt cards.</source>
        <translation>Ninguna carta de cripta.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards, {different} different; {groups}.</source>
        <comment>{n} card, {different} different; {groups}.</comment>
        <translation>
            <numerusform>{n} carta, {different} distinta; {groups}.</numerusform>
            <numerusform>{n} cartas, {different} distintas; {groups}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>groups {which}</source>
        <comment>group {which}</comment>
        <translation>
            <numerusform>grupo {which}</numerusform>
            <numerusform>grupos {which}</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean capacity {mean}; total capacity of an opening crypt: {capacity}.</source>
        <translation>Capacidad media {mean}; una cripta inicial de cuatro suma {capacity}.</translation>
    </message>
    <message>
        <source>Mean capacity {mean}; total capacity of an opening crypt: {low} to {high}.</source>
        <translation>Capacidad media {mean}; una cripta inicial de cuatro suma de {low} a {high}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} votes by title.</source>
        <comment>{n} vote by title.</comment>
        <translation>
            <numerusform>{n} voto por título.</numerusform>
            <numerusform>{n} votos por título.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards, {different} different.</source>
        <comment>{n} card, {different} different.</comment>
        <translation>
            <numerusform>{n} carta, {different} distinta.</numerusform>
            <numerusform>{n} cartas, {different} distintas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Total cost {blood} blood and {pool} pool; {variable} cost X.</source>
        <translation>Todas juntas cuestan {blood} de sangre y {pool} de reserva sanguínea; {variable} cuestan X.</translation>
    </message>
    <message numerus="yes">
        <source>Crypt {n} cards</source>
        <comment>Crypt {n} card</comment>
        <translation>
            <numerusform>Cripta {n} carta</numerusform>
            <numerusform>Cripta {n} cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>library {n} cards</source>
        <comment>library {n} card</comment>
        <translation>
            <numerusform>biblioteca {n} carta</numerusform>
            <numerusform>biblioteca {n} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>capacity {capacity}</source>
        <translation>capacidad {capacity}</translation>
    </message>
    <message>
        <source>{cards} different cards; group {group}.</source>
        <translation>{cards} cartas distintas; grupo {group}.</translation>
    </message>
    <message>
        <source>{cards} different cards; groups {groups}.</source>
        <translation>{cards} cartas distintas; grupos {groups}.</translation>
    </message>
    <message>
        <source>Mean capacity {mean}; an opening of four has {low} to {high} together, {opening} on average.</source>
        <translation>Capacidad media {mean}; una cripta inicial de cuatro suma de {low} a {high}, de media {opening}.</translation>
    </message>
    <message>
        <source>Simulated: {games} games, seed {seed}; 95 % intervals in parentheses.</source>
        <translation>Simulado: {games} partidas, semilla {seed}; entre paréntesis, intervalos del 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>Transferencias</translation>
    </message>
    <message>
        <source>1 or more</source>
        <translation>1 o más</translation>
    </message>
    <message>
        <source>2 or more</source>
        <translation>2 o más</translation>
    </message>
    <message>
        <source>3 or more</source>
        <translation>3 o más</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Seat {seat} of {players}; transfers go to {habit}. Transfers only: no library card, no text of a vampire. {source}</source>
        <translation>Asiento {seat} de {players}; transferencias: {habit}. Solo transferencias: ninguna carta de biblioteca, ningún texto de vampiro. {source}</translation>
    </message>
    <message>
        <source>At least one copy. Different vampires among them: {different}. Capacity together {mean} on average, {low} to {high}. Exact.</source>
        <translation>Al menos un ejemplar. Vampiros distintos entre ellas: {different}. Capacidad en total: {mean} de media, de {low} a {high}. Exacto.</translation>
    </message>
    <message>
        <source>Library cards that need it</source>
        <translation>Cartas de biblioteca que la necesitan</translation>
    </message>
    <message>
        <source>Vampires, superior</source>
        <translation>Vampiros, superior</translation>
    </message>
    <message>
        <source>Vampires, inferior</source>
        <translation>Vampiros, básico</translation>
    </message>
    <message>
        <source>A card may count for several.</source>
        <translation>Una carta puede contar para varias.</translation>
    </message>
    <message>
        <source>{cards} different cards.</source>
        <translation>{cards} cartas distintas.</translation>
    </message>
    <message>
        <source>All together cost {blood} blood and {pool} pool; {cards} cost X.</source>
        <translation>Todas juntas cuestan {blood} de sangre y {pool} de reserva sanguínea; {cards} cuestan X.</translation>
    </message>
    <message>
        <source>Total cost {blood} blood and {pool} pool.</source>
        <translation>Todas juntas cuestan {blood} de sangre y {pool} de reserva sanguínea.</translation>
    </message>
    <message numerus="yes">
        <source>{n} trifles.</source>
        <comment>{n} trifle.</comment>
        <translation>
            <numerusform>{n} nimiedad.</numerusform>
            <numerusform>{n} nimiedades.</numerusform>
        </translation>
    </message>
    <message>
        <source>Library cards seen by the beginning of a turn</source>
        <translation>Cartas de biblioteca vistas al empezar un turno</translation>
    </message>
    <message>
        <source>At least one copy among {numbers} cards: the opening seven, and one more for the discard of each turn; cards that are played bring more. Exact.</source>
        <translation>Al menos un ejemplar entre {numbers} cartas: las siete iniciales y una más por el descarte de cada turno; las cartas que se juegan traen más. Exacto.</translation>
    </message>
    <message>
        <source>Each card costs {blood} blood and {pool} pool on average.</source>
        <translation>Cada carta cuesta de media {blood} de sangre y {pool} de reserva sanguínea.</translation>
    </message>
    <message>
        <source>{copies} of capacity {capacity}</source>
        <translation>{copies} de capacidad {capacity}</translation>
    </message>
    <message>
        <source>{n} ({share})</source>
        <translation>{n} ({share})</translation>
    </message>
    <message>
        <source>{function}: {n} of {of} library cards, {share}</source>
        <translation>{function}: {n} de {of} cartas de biblioteca, {share}</translation>
    </message>
    <message>
        <source>{copies}x {card}: {able} of {of} crypt cards can play it, {superior} at the superior level.</source>
        <translation>{copies}x {card}: {able} de {of} cartas de cripta pueden jugarla, {superior} a nivel superior.</translation>
    </message>
    <message>
        <source>{own} · {low} to {high}</source>
        <translation>{own} · de {low} a {high}</translation>
    </message>
    <message>
        <source>{name}: {own} here; on average {mean} there, {low} to {high} in eight decks of ten.</source>
        <translation>{name}: {own} aquí; allí {mean} de media, de {low} a {high} en ocho de cada diez mazos.</translation>
    </message>
    <message>
        <source>What the deck is made of, counted as you edit</source>
        <translation>De qué está hecho el mazo, contado mientras lo editas</translation>
    </message>
    <message>
        <source>No card “{name}”</source>
        <translation>Ninguna carta «{name}»</translation>
    </message>
    <message>
        <source>&amp;Add cards …</source>
        <translation>&amp;Añadir cartas …</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Descripción</translation>
    </message>
    <message>
        <source>R&amp;ead the description</source>
        <translation>L&amp;eer la descripción</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Cambiar el nombre</translation>
    </message>
    <message>
        <source>&amp;Comment on the card</source>
        <translation>Co&amp;mentar la carta</translation>
    </message>
    <message>
        <source>&amp;Put into the usual order</source>
        <translation>Poner en el &amp;orden habitual</translation>
    </message>
    <message>
        <source>Sort the deck itself as the tournament archive does</source>
        <translation>Ordenar el propio mazo como lo hace el archivo de torneos</translation>
    </message>
    <message>
        <source>Sort the cr&amp;ypt by</source>
        <translation>Ordenar la cr&amp;ipta por</translation>
    </message>
    <message>
        <source>Sort the &amp;library by</source>
        <translation>Ordenar la &amp;biblioteca por</translation>
    </message>
    <message>
        <source>Hide the description</source>
        <translation>Ocultar la descripción</translation>
    </message>
    <message>
        <source>Show the description</source>
        <translation>Mostrar la descripción</translation>
    </message>
    <message>
        <source>One copy more or less of the selected cards</source>
        <translation>Un ejemplar más o menos de las cartas elegidas</translation>
    </message>
    <message>
        <source>Set the copies of the selected cards</source>
        <translation>Esa cantidad de ejemplares de las cartas elegidas</translation>
    </message>
    <message>
        <source>Remove the selected cards or lines</source>
        <translation>Quitar las cartas o líneas elegidas</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>F2, Enter</source>
        <translation>F2, Enter</translation>
    </message>
    <message>
        <source>On an unrecognised line: choose the card</source>
        <translation>En una línea no reconocida: decir qué carta es</translation>
    </message>
    <message>
        <source>Copy, cut and paste cards</source>
        <translation>Copiar, cortar y pegar cartas</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Filters</source>
        <translation>&amp;Filtros</translation>
    </message>
    <message>
        <source>Show or hide the filters</source>
        <translation>Mostrar u ocultar los filtros</translation>
    </message>
    <message>
        <source>Crypt or &amp;library</source>
        <translation>&amp;Cripta o biblioteca</translation>
    </message>
    <message>
        <source>&amp;Clear the search</source>
        <translation>B&amp;orrar la búsqueda</translation>
    </message>
    <message>
        <source>&amp;Guide to searching</source>
        <translation>&amp;Guía de búsqueda</translation>
    </message>
    <message>
        <source>As a g&amp;rid</source>
        <translation>En c&amp;uadrícula</translation>
    </message>
    <message>
        <source>Show the cards as pictures</source>
        <translation>Mostrar las cartas como imágenes</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>Cómo buscar</translation>
    </message>
    <message>
        <source>In the search box: accept the completion</source>
        <translation>En el cuadro de búsqueda: aceptar lo sugerido</translation>
    </message>
    <message>
        <source>In the search box: go to the cards</source>
        <translation>En el cuadro de búsqueda: ir a las cartas</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>In the search box: add the first card found</source>
        <translation>En el cuadro de búsqueda: añadir la primera carta encontrada</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Ctrl+Espacio</translation>
    </message>
    <message>
        <source>In the search box: show completions</source>
        <translation>En el cuadro de búsqueda: mostrar qué puede seguir</translation>
    </message>
    <message>
        <source>In the search box: earlier searches</source>
        <translation>En el cuadro de búsqueda: búsquedas anteriores</translation>
    </message>
    <message>
        <source>Enter  +  -</source>
        <translation>Enter  +  -</translation>
    </message>
    <message>
        <source>In the list: one copy more or less in the deck</source>
        <translation>En la lista: un ejemplar más o menos en el mazo</translation>
    </message>
    <message>
        <source>In the list: set the copies in the deck</source>
        <translation>En la lista: esa cantidad de ejemplares en el mazo</translation>
    </message>
    <message>
        <source>In the grid: larger or smaller cards</source>
        <translation>En la cuadrícula: cartas más grandes o más pequeñas</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>letras</translation>
    </message>
    <message>
        <source>In the list: go to the card of that name</source>
        <translation>En la lista: ir a la carta de ese nombre</translation>
    </message>
    <message>
        <source>Filters ({count})</source>
        <translation>Filtros ({count})</translation>
    </message>
    <message>
        <source>Did you mean {card}?</source>
        <translation>¿Quieres decir {card}?</translation>
    </message>
    <message numerus="yes">
        <source>Without {condition}:  {n} cards</source>
        <comment>Without {condition}:  {n} card</comment>
        <translation>
            <numerusform>Sin {condition}:  {n} carta</numerusform>
            <numerusform>Sin {condition}:  {n} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>No cards match.</source>
        <translation>Ninguna carta cumple esto.</translation>
    </message>
    <message>
        <source>Sorting the cards …</source>
        <translation>Ordenando las cartas …</translation>
    </message>
    <message>
        <source>Go to the card of that name</source>
        <translation>Ir a la carta de ese nombre</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+rueda</translation>
    </message>
    <message>
        <source>As stacks or a grid: larger or smaller cards</source>
        <translation>En pilas o en cuadrícula: cartas más grandes o más pequeñas</translation>
    </message>
    <message>
        <source>In the line for adding: go to the list</source>
        <translation>En la línea para añadir: ir a la lista</translation>
    </message>
    <message>
        <source>Numbers, with commas between them</source>
        <translation>Números, separados por comas</translation>
    </message>
    <message>
        <source>{words}; {sign} if there are none</source>
        <translation>{words}; {sign} si no hay ninguno</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Enter …</source>
        <translation>Introducir …</translation>
    </message>
    <message>
        <source>Add …</source>
        <translation>Añadir …</translation>
    </message>
    <message>
        <source>Edit …</source>
        <translation>Editar …</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Looking for similar names</source>
        <translation>Buscando nombres parecidos</translation>
    </message>
    <message>
        <source>{card}: nothing to change</source>
        <translation>{card}: nada que cambiar</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards copied</source>
        <comment>{n} cards copied</comment>
        <translation>
            <numerusform>{n} carta copiada</numerusform>
            <numerusform>{n} cartas copiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Type its name …</source>
        <translation>&amp;Escribir su nombre …</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <translation>&amp;Quitar la línea</translation>
    </message>
    <message>
        <source>Selected cards</source>
        <translation>Cartas elegidas</translation>
    </message>
    <message>
        <source>&amp;Add one</source>
        <translation>Añadir &amp;uno</translation>
    </message>
    <message>
        <source>&amp;Remove one</source>
        <translation>&amp;Quitar uno</translation>
    </message>
    <message>
        <source>&amp;Copies</source>
        <translation>&amp;Ejemplares</translation>
    </message>
    <message>
        <source>&amp;Show the card</source>
        <translation>&amp;Verla</translation>
    </message>
    <message>
        <source>Copy the &amp;name</source>
        <translation>Copiar el &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;Search similar cards</source>
        <translation>&amp;Buscar cartas parecidas</translation>
    </message>
    <message>
        <source>The same &amp;clan</source>
        <translation>El mismo &amp;clan</translation>
    </message>
    <message>
        <source>The same &amp;Disciplines</source>
        <translation>Las mismas &amp;Disciplinas</translation>
    </message>
    <message>
        <source>The same &amp;title</source>
        <translation>El mismo &amp;título</translation>
    </message>
    <message>
        <source>Clan, and this &amp;group or the next</source>
        <translation>Clan, y este &amp;grupo o el siguiente</translation>
    </message>
    <message>
        <source>Library cards that it can &amp;play</source>
        <translation>Cartas de biblioteca que puede &amp;jugar</translation>
    </message>
    <message>
        <source>The same t&amp;ype</source>
        <translation>El mismo t&amp;ipo</translation>
    </message>
    <message>
        <source>The same &amp;function</source>
        <translation>La misma &amp;función</translation>
    </message>
    <message>
        <source>Vampires that can &amp;play it</source>
        <translation>Vampiros que pueden &amp;jugarla</translation>
    </message>
    <message>
        <source>Remove a&amp;ll</source>
        <translation>Quitar t&amp;odos</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>C&amp;ut</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Crypt and library: change copies with + and -, digits and Delete</source>
        <translation>Cripta y biblioteca: cambia los ejemplares con + y -, cifras y Supr</translation>
    </message>
    <message>
        <source>Opening crypt</source>
        <translation>Cripta inicial</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Mano inicial</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Cartas repartidas</translation>
    </message>
    <message>
        <source>Deal aga&amp;in</source>
        <translation>Repartir de &amp;nuevo</translation>
    </message>
    <message>
        <source>Count this opening as one that you would keep, and deal another</source>
        <translation>Contar esta mano como una que conservarías y repartir otra</translation>
    </message>
    <message>
        <source>D&amp;raw</source>
        <translation>&amp;Robar</translation>
    </message>
    <message>
        <source>Draw the next card of the library</source>
        <translation>Robar la siguiente carta de la biblioteca</translation>
    </message>
    <message>
        <source>Draw &amp;crypt</source>
        <translation>Robar &amp;cripta</translation>
    </message>
    <message>
        <source>Draw the next card of the crypt (four transfers and one pool)</source>
        <translation>Robar la siguiente carta de la cripta (cuatro transferencias y 1 de reserva sanguínea)</translation>
    </message>
    <message>
        <source>Play on …</source>
        <translation>Seguir jugando …</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Semilla del reparto</translation>
    </message>
    <message>
        <source>The same deck and number deal the same cards on every machine</source>
        <translation>El mismo mazo y número reparten las mismas cartas en cualquier equipo</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Semilla</translation>
    </message>
    <message>
        <source>Deal another opening</source>
        <translation>Repartir otra mano inicial</translation>
    </message>
    <message>
        <source>Crypt: {drawn} of {all}, capacity {capacity} together</source>
        <translation>Cripta: {drawn} de {all}, capacidad {capacity} en total</translation>
    </message>
    <message>
        <source>The crypt is empty.</source>
        <translation>La cripta está vacía.</translation>
    </message>
    <message>
        <source>Kept {kept} of {dealt}.</source>
        <translation>Conservadas {kept} de {dealt}.</translation>
    </message>
    <message>
        <source>Hand: {drawn} of {all}</source>
        <translation>Mano: {drawn} de {all}</translation>
    </message>
    <message>
        <source>The library is empty.</source>
        <translation>La biblioteca está vacía.</translation>
    </message>
    <message>
        <source>Play this deal in the first seat, from the opening hand and crypt; cards that were drawn here come next, in the same order</source>
        <translation>Jugar este reparto en el primer asiento, desde la mano y la cripta iniciales; las cartas robadas aquí vienen después, en el mismo orden</translation>
    </message>
    <message>
        <source>Hand: {drawn} of {all}; these vampires can play {able} of them</source>
        <translation>Mano: {drawn} de {all}; estos vampiros pueden jugar {able} de ellas</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Opening crypts and hands of this deck</source>
        <translation>Criptas y manos iniciales de este mazo</translation>
    </message>
    <message>
        <source>author</source>
        <translation>autor</translation>
    </message>
    <message>
        <source>description</source>
        <translation>descripción</translation>
    </message>
    <message>
        <source>History of the deck</source>
        <translation>Historial del mazo</translation>
    </message>
    <message>
        <source>Changes since it was opened</source>
        <translation>Pasos desde que se abrió</translation>
    </message>
    <message>
        <source>{step}, now</source>
        <translation>{step}, ahora</translation>
    </message>
    <message>
        <source>{step}, undone</source>
        <translation>{step}, deshecho</translation>
    </message>
    <message>
        <source>The current deck. Select a step to restore it.</source>
        <translation>El mazo tal como está ahora. Elige un paso para volver a él.</translation>
    </message>
    <message>
        <source>The same deck as now.</source>
        <translation>El mismo mazo que ahora.</translation>
    </message>
    <message numerus="yes">
        <source>and {n} more</source>
        <comment>and {n} more</comment>
        <translation>
            <numerusform>y {n} más</numerusform>
            <numerusform>y {n} más</numerusform>
        </translation>
    </message>
    <message>
        <source>Restoring it: {changes}</source>
        <translation>Al ir allí: {changes}</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Versions and changes of this deck; select one to restore it</source>
        <translation>Versiones de este mazo y todos los cambios: elige uno para volver a él</translation>
    </message>
    <message>
        <source>Verdict and advice</source>
        <translation>Veredicto y consejos</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>Da&amp;y</source>
        <translation>&amp;Día</translation>
    </message>
    <message>
        <source>Players at a table</source>
        <translation>Jugadores por mesa</translation>
    </message>
    <message>
        <source>Boosters each</source>
        <translation>Sobres por jugador</translation>
    </message>
    <message>
        <source>Tournament format</source>
        <translation>Formato de torneo</translation>
    </message>
    <message>
        <source>&amp;today</source>
        <translation>&amp;hoy</translation>
    </message>
    <message>
        <source>Day of the tournament</source>
        <translation>Día del torneo</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>Crypt {crypt} (at least {least_crypt}), {groups}; library {library} ({least} to {most}).</source>
        <translation>Cripta {crypt} (al menos {least_crypt}), {groups}; biblioteca {library} (de {least} a {most}).</translation>
    </message>
    <message>
        <source>Crypt {crypt} (at least {least_crypt}); library {library} ({least} to {most}).</source>
        <translation>Cripta {crypt} (al menos {least_crypt}); biblioteca {library} (de {least} a {most}).</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards so far</source>
        <comment>{n} card so far</comment>
        <translation>
            <numerusform>{n} carta por ahora</numerusform>
            <numerusform>{n} cartas por ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove them</source>
        <comment>Remove</comment>
        <translation>
            <numerusform>Quitarla</numerusform>
            <numerusform>Quitarlas</numerusform>
        </translation>
    </message>
    <message>
        <source>on this day</source>
        <translation>en este día</translation>
    </message>
    <message>
        <source>on the date in each list</source>
        <translation>en el día que indica cada lista</translation>
    </message>
    <message>
        <source>Tournament format of the lists</source>
        <translation>Formato de torneo de las listas</translation>
    </message>
    <message>
        <source>Date to check the lists for</source>
        <translation>Para qué día se comprueban las listas</translation>
    </message>
    <message>
        <source>Day of the tournament of the lists</source>
        <translation>Día del torneo de las listas</translation>
    </message>
    <message>
        <source> players at a table</source>
        <translation> jugadores por mesa</translation>
    </message>
    <message>
        <source>Players at a table, for all lists</source>
        <translation>Jugadores por mesa, para todas las listas</translation>
    </message>
    <message>
        <source>boosters not stated</source>
        <translation>sobres sin indicar</translation>
    </message>
    <message>
        <source> boosters each</source>
        <translation> sobres por jugador</translation>
    </message>
    <message>
        <source>Boosters each, for all lists</source>
        <translation>Sobres por jugador, para todas las listas</translation>
    </message>
    <message>
        <source>starters are used</source>
        <translation>se usan mazos de inicio</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Card pool</source>
        <translation>Cartas permitidas</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>{format}, pool {pool}</source>
        <translation>{format}, cartas permitidas {pool}</translation>
    </message>
    <message>
        <source>{format} on the date in each list</source>
        <translation>{format} en el día que indica cada una</translation>
    </message>
    <message>
        <source>{format} on {day}</source>
        <translation>{format}, {day}</translation>
    </message>
    <message>
        <source>Checking the deck</source>
        <translation>Revisando el mazo</translation>
    </message>
    <message>
        <source>Advice apart from legality</source>
        <translation>Merece un vistazo, aparte de la legalidad</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <translation>El mazo está vacío.</translation>
    </message>
    <message>
        <source>Legal for {format} on {day}</source>
        <translation>Legal para {format}, {day}</translation>
    </message>
    <message>
        <source>Not legal for {format} on {day}</source>
        <translation>No legal para {format}, {day}</translation>
    </message>
    <message>
        <source>Rule {rule}: {source}</source>
        <translation>Regla {rule}: {source}</translation>
    </message>
    <message>
        <source>What to cut …</source>
        <translation>Qué quitar …</translation>
    </message>
    <message>
        <source>What to add …</source>
        <translation>Qué añadir …</translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Legalidad</translation>
    </message>
    <message>
        <source>Whether the deck is legal, and how to fix it</source>
        <translation>Si se puede jugar el mazo y qué lo arreglaría</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>(and {n} more)</source>
        <comment>(and {n} more)</comment>
        <translation>
            <numerusform>(y {n} más)</numerusform>
            <numerusform>(y {n} más)</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel: {job}</source>
        <translation>Cancelar: {job}</translation>
    </message>
    <message>
        <source>{job}: stopping …</source>
        <translation>{job}: parando …</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Aún no hay archivos</translation>
    </message>
    <message>
        <source>Checking the card data</source>
        <translation>Revisando los datos de cartas</translation>
    </message>
    <message>
        <source>Updating the card data</source>
        <translation>Renovando los datos de cartas</translation>
    </message>
    <message>
        <source>Reading card data</source>
        <translation>Leyendo datos de cartas</translation>
    </message>
    <message>
        <source>Restoring the previous card data</source>
        <translation>Volviendo a los datos de cartas anteriores</translation>
    </message>
    <message>
        <source>Reading the cards</source>
        <translation>Leyendo las cartas</translation>
    </message>
    <message>
        <source>first start</source>
        <translation>primer inicio</translation>
    </message>
    <message>
        <source>tournament archive</source>
        <translation>archivo de torneos</translation>
    </message>
    <message>
        <source>An unexpected error occurred. Your deck is kept and you can continue. If it happens again, see the log for details.</source>
        <translation>Algo ha ido mal en el programa. Tu mazo se conserva y puedes continuar; si vuelve a ocurrir, el registro dice qué ha sido.</translation>
    </message>
    <message>
        <source>An unexpected error occurred, and your deck has no recovery copy. Save it now. See the log for details.</source>
        <translation>Algo ha ido mal en el programa y tu mazo no se ha conservado: guárdalo. El registro dice qué ha sido.</translation>
    </message>
    <message>
        <source>Find cards</source>
        <translation>Buscar cartas</translation>
    </message>
    <message>
        <source>Type what you are looking for: a name, a part of a text, or a search such as clan:ventrue cap&gt;=7. Enter or a double click adds the card to your deck.</source>
        <translation>Escribe lo que buscas: un nombre, parte de un texto o una búsqueda como clan:ventrue cap&gt;=7. Enter o un doble clic añade la carta a tu mazo.</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Tu mazo</translation>
    </message>
    <message>
        <source>common</source>
        <translation>común</translation>
    </message>
    <message>
        <source>uncommon</source>
        <translation>poco común</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>rara</translation>
    </message>
    <message>
        <source>vampire</source>
        <translation>vampiro</translation>
    </message>
    <message>
        <source>inferior</source>
        <translation>básico</translation>
    </message>
    <message>
        <source>superior</source>
        <translation>superior</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Prohibida</translation>
    </message>
    <message>
        <source>Not yet legal</source>
        <translation>Aún no legal</translation>
    </message>
    <message>
        <source>Being tested</source>
        <translation>En pruebas</translation>
    </message>
    <message>
        <source>Never released</source>
        <translation>Nunca publicada</translation>
    </message>
    <message>
        <source>Not in the card pool</source>
        <translation>No está entre las cartas permitidas</translation>
    </message>
    <message>
        <source>Came out later</source>
        <translation>Salió después</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Tus propias cartas</translation>
    </message>
    <message>
        <source>&amp;Import …</source>
        <translation>&amp;Importar …</translation>
    </message>
    <message>
        <source>&amp;Save the card</source>
        <translation>&amp;Guardar la carta</translation>
    </message>
    <message>
        <source>Add the cards of a TOML file, such as a friend&apos;s</source>
        <translation>Añadir las cartas de un archivo TOML, como el de un amigo</translation>
    </message>
    <message>
        <source>Write the selected cards, or all, as one file for friends</source>
        <translation>Escribir las cartas seleccionadas, o todas, en un archivo para tus amigos</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>La carta</translation>
    </message>
    <message>
        <source>{name} (replaced by the official card)</source>
        <translation>{name} (sustituida por la carta oficial)</translation>
    </message>
    <message>
        <source>You have a card of this name. Select it to change it.</source>
        <translation>Tienes una carta con este nombre. Selecciónala para cambiarla.</translation>
    </message>
    <message>
        <source>The new card</source>
        <translation>La carta nueva</translation>
    </message>
    <message>
        <source>“{name}” is not saved. Discard what you have written?</source>
        <translation>«{name}» no está guardada. ¿Descartar lo que has escrito?</translation>
    </message>
    <message>
        <source>Saved: {name}. It is never legal.</source>
        <translation>Guardada: {name}. Nunca es legal.</translation>
    </message>
    <message>
        <source>Decks on disk keep its line as an unknown card. Undo brings it back.</source>
        <translation>Los mazos guardados conservan su línea como carta desconocida. Deshacer la recupera.</translation>
    </message>
    <message>
        <source>Deleted: {names}</source>
        <translation>Eliminadas: {names}</translation>
    </message>
    <message>
        <source>The last change is undone.</source>
        <translation>Se ha deshecho el último cambio.</translation>
    </message>
    <message>
        <source>Own cards (*.toml)</source>
        <translation>Cartas propias (*.toml)</translation>
    </message>
    <message>
        <source>Nothing was added: {file} has mistakes.</source>
        <translation>No se ha añadido nada: {file} tiene errores.</translation>
    </message>
    <message>
        <source>{file} has no cards.</source>
        <translation>{file} no tiene cartas.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards added.</source>
        <comment>{n} card added.</comment>
        <translation>
            <numerusform>{n} carta añadida.</numerusform>
            <numerusform>{n} cartas añadidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>own cards</source>
        <translation>cartas propias</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards are in {file}.</source>
        <comment>{n} card is in {file}.</comment>
        <translation>
            <numerusform>{n} carta está en {file}.</numerusform>
            <numerusform>{n} cartas están en {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>&lt;b&gt;{copies}&lt;/b&gt; in the deck</source>
        <translation>&lt;b&gt;{copies}&lt;/b&gt; en el mazo</translation>
    </message>
    <message numerus="yes">
        <source>{n} lines are not known cards</source>
        <comment>{n} line is not a known card</comment>
        <translation>
            <numerusform>{n} línea no es ninguna carta conocida</numerusform>
            <numerusform>{n} líneas no son ninguna carta conocida</numerusform>
        </translation>
    </message>
    <message>
        <source>Not recognised</source>
        <translation>No reconocidas</translation>
    </message>
    <message numerus="yes">
        <source>{n} trifle</source>
        <comment>{n} trifle</comment>
        <translation>
            <numerusform>{n} nimiedad</numerusform>
            <numerusform>{n} nimiedades</numerusform>
        </translation>
    </message>
    <message>
        <source>group {group}</source>
        <translation>grupo {group}</translation>
    </message>
    <message>
        <source>groups {low} and {high}</source>
        <translation>grupos {low} y {high}</translation>
    </message>
    <message>
        <source>groups {groups}</source>
        <translation>grupos {groups}</translation>
    </message>
    <message>
        <source>min {capacity}</source>
        <translation>mín. {capacity}</translation>
    </message>
    <message>
        <source>max {capacity}</source>
        <translation>máx. {capacity}</translation>
    </message>
    <message>
        <source>avg {capacity}</source>
        <translation>media {capacity}</translation>
    </message>
    <message>
        <source>life &lt;b&gt;{life}&lt;/b&gt;</source>
        <translation>vida &lt;b&gt;{life}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>capacity &lt;b&gt;{capacity}&lt;/b&gt;</source>
        <translation>capacidad &lt;b&gt;{capacity}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>costs {costs}</source>
        <translation>cuesta {costs}</translation>
    </message>
    <message>
        <source>requires {needs}</source>
        <translation>requiere {needs}</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legal</translation>
    </message>
    <message>
        <source>Legal in {where}</source>
        <translation>Legal en {where}</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>no legal</translation>
    </message>
    <message>
        <source>&lt;b&gt;{why}&lt;/b&gt;: {where}</source>
        <translation>&lt;b&gt;{why}&lt;/b&gt;: {where}</translation>
    </message>
    <message>
        <source>legal from {day}</source>
        <translation>legal desde {day}</translation>
    </message>
    <message>
        <source>banned from {day}</source>
        <translation>prohibida desde {day}</translation>
    </message>
    <message>
        <source>Who can play it</source>
        <translation>Quién puede jugarla</translation>
    </message>
    <message>
        <source>All library cards that it can play</source>
        <translation>Todas las cartas de biblioteca que puede jugar</translation>
    </message>
    <message>
        <source>What it can play of this deck</source>
        <translation>Qué puede jugar de este mazo</translation>
    </message>
    <message>
        <source>What it can play</source>
        <translation>Qué puede jugar</translation>
    </message>
    <message>
        <source>You, with any minions: it has no requirements.</source>
        <translation>Tú, sean cuales sean tus esbirros: no tiene requisitos.</translation>
    </message>
    <message>
        <source>Any minion: it has no requirements.</source>
        <translation>Cualquiera: no pide nada.</translation>
    </message>
    <message>
        <source>Not {names}</source>
        <translation>No: {names}</translation>
    </message>
    <message>
        <source>No vampire in this crypt. Not {names}</source>
        <translation>Nadie en esta cripta. No: {names}</translation>
    </message>
    <message>
        <source>{able} of {all} crypt cards can.</source>
        <translation>{able} de {all} cartas de cripta pueden.</translation>
    </message>
    <message>
        <source>{names} and {more} more</source>
        <translation>{names} y {more} más</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;{able}&lt;/b&gt; of the {n} cards with requirements</source>
        <comment>&lt;b&gt;{able}&lt;/b&gt; of the {n} card with requirements</comment>
        <translation>
            <numerusform>&lt;b&gt;{able}&lt;/b&gt; de la única carta con requisitos</numerusform>
            <numerusform>&lt;b&gt;{able}&lt;/b&gt; de las {n} cartas con requisitos</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own card, unreleased</source>
        <translation>Tu propia carta, no publicada</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards have no requirements.</source>
        <comment>{n} card has no requirements.</comment>
        <translation>
            <numerusform>{n} carta no tiene requisitos.</numerusform>
            <numerusform>{n} cartas no tienen requisitos.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the rules engine</source>
        <translation>En el motor de reglas</translation>
    </message>
    <message>
        <source>Compare the text with what the engine plays</source>
        <translation>Comparar el texto con lo que juega el motor</translation>
    </message>
    <message>
        <source>Hide the comparison</source>
        <translation>Ocultar la comparación</translation>
    </message>
    <message>
        <source>Official text</source>
        <translation>Texto oficial</translation>
    </message>
    <message>
        <source>As the engine understands it</source>
        <translation>Como lo entiende el motor</translation>
    </message>
    <message>
        <source>Rulings ({count})</source>
        <translation>Aclaraciones ({count})</translation>
    </message>
    <message>
        <source>In winning decks</source>
        <translation>En mazos ganadores</translation>
    </message>
    <message numerus="yes">
        <source>In none of the {n} decks of the archive.</source>
        <comment>Not in the {n} deck of the archive.</comment>
        <translation>
            <numerusform>No está en el único mazo del archivo de torneos.</numerusform>
            <numerusform>En ninguno de los {n} mazos del archivo de torneos.</numerusform>
        </translation>
    </message>
    <message>
        <source>In &lt;b&gt;{decks}&lt;/b&gt; of {all} ({percent} %), {copies} copies in each</source>
        <translation>En &lt;b&gt;{decks}&lt;/b&gt; de {all} ({percent}&#xa0;%), {copies} ejemplares en cada uno</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Played with {names}</source>
        <translation>Se juega con {names}</translation>
    </message>
    <message>
        <source>Printings ({count})</source>
        <translation>Ediciones ({count})</translation>
    </message>
    <message>
        <source>product</source>
        <translation>producto</translation>
    </message>
    <message>
        <source>{copies} in {product}</source>
        <translation>{copies} en {product}</translation>
    </message>
    <message>
        <source>its picture is shown</source>
        <translation>se muestra su imagen</translation>
    </message>
    <message>
        <source>Show the usual picture again</source>
        <translation>Volver a la imagen habitual</translation>
    </message>
    <message>
        <source>Show the picture from here</source>
        <translation>Mostrar la imagen de esta edición</translation>
    </message>
    <message>
        <source>Other versions {names}</source>
        <translation>Otras versiones: {names}</translation>
    </message>
    <message>
        <source>Drawn by {names}</source>
        <translation>Ilustrada por {names}</translation>
    </message>
    <message>
        <source>Also called {names}</source>
        <translation>También llamada {names}</translation>
    </message>
    <message>
        <source>Number {id}</source>
        <translation>Número {id}</translation>
    </message>
    <message>
        <source>Text, rulings, printings, which of your vampires can play it, and how often it won.</source>
        <translation>Texto, aclaraciones, ediciones, quién de tu mazo puede jugarla y cuántas veces ganó.</translation>
    </message>
    <message>
        <source>Legal or not</source>
        <translation>Legal o no</translation>
    </message>
    <message>
        <source>Plus and minus change the copies, and everything can be undone. Files of all the usual programs are opened, lists from mails and forums are pasted with {keys}.</source>
        <translation>Más y menos cambian las copias, y todo se puede deshacer. Se abren los archivos de todos los programas habituales; las listas de correos y foros se pegan con {keys}.</translation>
    </message>
    <message>
        <source>For every tournament format and date, as you edit: what is wrong, under which rule, and how to fix it.</source>
        <translation>Para cada formato de torneo y cada día, mientras editas: qué está mal, según qué regla y qué lo corregiría.</translation>
    </message>
    <message>
        <source>What to expect</source>
        <translation>Qué esperar</translation>
    </message>
    <message>
        <source>Exact odds of any draw, and how soon your vampires become ready.</source>
        <translation>Probabilidades exactas de cualquier robo y cómo entran en juego tus vampiros turno a turno.</translation>
    </message>
    <message>
        <source>How it runs</source>
        <translation>Cómo funciona</translation>
    </message>
    <message>
        <source>The deck plays alone under the full rules, hundreds of times: how fast it is, where it jams, and which of two versions is better.</source>
        <translation>El mazo juega solo con las reglas completas, cientos de veces: lo rápido que es, dónde se atasca y cuál de dos versiones es mejor.</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Todo lo demás</translation>
    </message>
    <message>
        <source>{palette} finds every command, deck and card; {shortcuts} lists all keys. Nothing that you type is lost, whatever happens.</source>
        <translation>{palette} encuentra cada orden, mazo y carta; {shortcuts} enumera todas las teclas. Nada de lo que escribes se pierde, pase lo que pase.</translation>
    </message>
    <message>
        <source>Tour of the window</source>
        <translation>Recorrido por la ventana</translation>
    </message>
    <message>
        <source>Positions (*.position.json *.json)</source>
        <translation>Posiciones (*.position.json *.json)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Empty table</source>
        <translation>Mesa vacía</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Guardar …</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Copiar como Python</translation>
    </message>
    <message>
        <source>Seats and turn</source>
        <translation>Asientos y turno</translation>
    </message>
    <message>
        <source>Rules that are broken</source>
        <translation>Reglas infringidas</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Mostrar la regla</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message numerus="yes">
        <source>This position is illegal for {n} reasons:</source>
        <comment>This position is illegal:</comment>
        <translation>
            <numerusform>Esta posición es ilegal:</numerusform>
            <numerusform>Esta posición es ilegal por {n} razones:</numerusform>
        </translation>
    </message>
    <message>
        <source>This position is legal.</source>
        <translation>Esta posición es legal.</translation>
    </message>
    <message>
        <source>The position is on the clipboard as Python code.</source>
        <translation>La posición está en el portapapeles como código Python.</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Abrir una posición</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>Keeping the position</source>
        <translation>Guardando la posición</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <translation>{at} de {all}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Tidying versions</source>
        <translation>Ordenando versiones</translation>
    </message>
    <message>
        <source>Saving a version</source>
        <translation>Conservando una versión</translation>
    </message>
    <message>
        <source>Parts of the window can&apos;t be shown: {names}. Try reinstalling VTES Deck. See the log for details.</source>
        <translation>Hay partes de la ventana que no se pueden mostrar: {names}. Puede ayudar instalar VTES Deck de nuevo; el registro dice qué falla.</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Ver el registro</translation>
    </message>
    <message>
        <source>State of the file</source>
        <translation>Estado del archivo</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards, {version}</source>
        <comment>{n} card, {version}</comment>
        <translation>
            <numerusform>{n} carta, {version}</numerusform>
            <numerusform>{n} cartas, {version}</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards can&apos;t be read: {why} Decks can&apos;t be shown without them. Reinstall VTES Deck to restore them.</source>
        <translation>No se pueden leer las cartas: {why} Sin ellas no se puede mostrar ningún mazo. Instalar VTES Deck de nuevo las recupera.</translation>
    </message>
    <message>
        <source>Card data …</source>
        <translation>Datos de cartas …</translation>
    </message>
    <message>
        <source>{job} failed: {why}</source>
        <translation>{job}: no ha funcionado. {why}</translation>
    </message>
    <message>
        <source>The settings file is damaged, so the default settings are used. The damaged file is kept as {file}.</source>
        <translation>La configuración estaba dañada. El archivo se conserva como {file}; la configuración es la del primer inicio.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be read: {why}. Changes to the settings are lost when you quit.</source>
        <translation>No se puede leer la configuración: {why}. Hasta que se pueda, lo que cambies en ella vale hasta que se cierre el programa.</translation>
    </message>
    <message>
        <source>The window layout could not be read. The damaged file is kept as {file}.</source>
        <translation>No se pudo leer el aspecto de la ventana. El archivo se conserva como {file}.</translation>
    </message>
    <message>
        <source>it is too large for a collection</source>
        <translation>es demasiado grande para una colección</translation>
    </message>
    <message>
        <source>it is no collection of this program</source>
        <translation>no es una colección de este programa</translation>
    </message>
    <message>
        <source>{most} or {last}</source>
        <translation>{most} o {last}</translation>
    </message>
    <message>
        <source>{line}: no such card</source>
        <translation>{line}: no existe tal carta</translation>
    </message>
    <message>
        <source>{line}: no such card; perhaps {names}</source>
        <translation>{line}: no existe tal carta; quizá {names}</translation>
    </message>
    <message>
        <source>{line}: an own card that you do not have; add its file to your own cards</source>
        <translation>{line}: una carta propia que no tienes; añade su archivo a tus propias cartas</translation>
    </message>
    <message>
        <source>no card has the number {number}</source>
        <translation>ninguna carta tiene el número {number}</translation>
    </message>
    <message>
        <source>{line}: another deck begins here; it was not read</source>
        <translation>{line}: aquí empieza otro mazo; no se ha leído</translation>
    </message>
    <message>
        <source>{line} was read as {card}</source>
        <translation>{line} se ha leído como {card}</translation>
    </message>
    <message>
        <source>{line} may be {cards}; {card} was taken</source>
        <translation>{line} puede ser {cards}; se ha tomado {card}</translation>
    </message>
    <message>
        <source>{line}: the group is not that of {card}, which was taken</source>
        <translation>{line}: el grupo no es el de {card}, que se ha tomado</translation>
    </message>
    <message>
        <source>{line} was read as {card} with a comment</source>
        <translation>{line} se ha leído como {card} con un comentario</translation>
    </message>
    <message>
        <source>{line} was not understood and is kept as text</source>
        <translation>{line} no se ha entendido y se conserva como texto</translation>
    </message>
    <message>
        <source>{line} was not understood and is kept as text; perhaps {names}</source>
        <translation>{line} no se ha entendido y se conserva como texto; quizá {names}</translation>
    </message>
    <message>
        <source>{line} has no number; one copy was taken</source>
        <translation>{line} no tiene número; se ha tomado un ejemplar</translation>
    </message>
    <message>
        <source>{line}: the number is not clear; {found} was taken</source>
        <translation>{line}: el número no está claro; se ha tomado {found}</translation>
    </message>
    <message>
        <source>{line}: 0 copies; left out</source>
        <translation>{line}: 0 ejemplares; omitida</translation>
    </message>
    <message>
        <source>{line}: {said} copies are too many; {found} were read</source>
        <translation>{line}: {said} ejemplares no son creíbles; se han tomado {found}</translation>
    </message>
    <message>
        <source>{line} says {said} cards, but {found} were read</source>
        <translation>{line} dice {said} cartas, pero se han leído {found}</translation>
    </message>
    <message>
        <source>{line} is not part of the deck and was not counted</source>
        <translation>{line} está junto al mazo y no se ha contado</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>{file}: it is too large for a collection (more than {size} MB, or {lines} lines)</source>
        <translation>{file}: es demasiado grande para una colección (más de {size} MB o {lines} líneas)</translation>
    </message>
    <message>
        <source>workbook (VDB)</source>
        <translation>libro de Excel (VDB)</translation>
    </message>
    <message>
        <source>some characters could not be read; names with accents may be wrong</source>
        <translation>algunos caracteres no se han podido leer; los nombres con acentos pueden estar mal</translation>
    </message>
    <message>
        <source>FELDB inventory</source>
        <translation>inventario de FELDB</translation>
    </message>
    <message>
        <source>ARDB inventory</source>
        <translation>inventario de ARDB</translation>
    </message>
    <message>
        <source>table (CSV)</source>
        <translation>tabla (CSV)</translation>
    </message>
    <message>
        <source>list of cards</source>
        <translation>lista de cartas</translation>
    </message>
    <message>
        <source>no such card</source>
        <translation>no existe tal carta</translation>
    </message>
    <message numerus="yes">
        <source>Import {n} cards from {file}</source>
        <comment>Import {n} card from {file}</comment>
        <translation>
            <numerusform>Importar {n} carta de {file}</numerusform>
            <numerusform>Importar {n} cartas de {file}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import {n} cards</source>
        <comment>Import {n} card</comment>
        <translation>
            <numerusform>Importar {n} carta</numerusform>
            <numerusform>Importar {n} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{line} is in the description and was not counted as a card</source>
        <translation>{line} está en la descripción y no se ha contado como carta</translation>
    </message>
    <message>
        <source>{line} is in the description and was not counted as {card}</source>
        <translation>{line} está en la descripción y no se ha contado como {card}</translation>
    </message>
    <message>
        <source>{line} was read as a heading</source>
        <translation>{line} se ha leído como encabezado</translation>
    </message>
    <message>
        <source>the text from {line} on was kept in the description</source>
        <translation>el texto a partir de {line} se ha conservado en la descripción</translation>
    </message>
    <message>
        <source>{said} names are unknown; only the first {found} were compared with similar names</source>
        <translation>{said} nombres son desconocidos; solo los {found} primeros se han comparado con nombres parecidos</translation>
    </message>
    <message>
        <source>{line} looks like the heading of a list that was not read</source>
        <translation>{line} parece el encabezado de una lista que no se ha leído</translation>
    </message>
    <message>
        <source>{line} leads to a deck on the web, which was not read; the list was</source>
        <translation>{line} lleva a un mazo en la web, que no se ha leído; la lista sí</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>no contiene nada</translation>
    </message>
    <message>
        <source>it is too large for a deck (more than {size} MB, or {lines} lines)</source>
        <translation>es demasiado grande para un mazo (más de {size} MB o {lines} líneas)</translation>
    </message>
    <message>
        <source>it is not text</source>
        <translation>no es texto</translation>
    </message>
    <message>
        <source>it is {kind}, not text; copy the list out of it, or save it as plain text</source>
        <translation>es {kind}, no texto; copia la lista de ahí o guárdala como texto sin formato</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>está dañado</translation>
    </message>
    <message>
        <source>it is damaged: {fault}</source>
        <translation>está dañado: {fault}</translation>
    </message>
    <message>
        <source>it is damaged (line {line}): {fault}</source>
        <translation>está dañado (línea {line}): {fault}</translation>
    </message>
    <message>
        <source>there are no cards in it</source>
        <translation>no contiene cartas</translation>
    </message>
    <message>
        <source>no line could be read as a card; line {line} may be one: {text}</source>
        <translation>ninguna línea se ha podido leer como carta; la línea {line} quizá sea una: {text}</translation>
    </message>
    <message>
        <source>the link leads to a deck on the web; export the deck there and paste the text</source>
        <translation>el enlace lleva a un mazo en la web; exporta el mazo allí y pega el texto</translation>
    </message>
    <message>
        <source>the link leads to a deck on the web ({address}); export the deck there and paste the text</source>
        <translation>el enlace lleva a un mazo en la web ({address}); exporta el mazo allí y pega el texto</translation>
    </message>
    <message>
        <source>there are several decks in it; they begin on lines {lines}</source>
        <translation>contiene varios mazos; empiezan en las líneas {lines}</translation>
    </message>
    <message>
        <source>it holds fewer decks; they begin on lines {lines}</source>
        <translation>contiene menos mazos; empiezan en las líneas {lines}</translation>
    </message>
    <message>
        <source>there is no format called “{name}” for that</source>
        <translation>no hay ningún formato llamado «{name}» para eso</translation>
    </message>
    <message>
        <source>ARDB XML</source>
        <translation>XML de ARDB</translation>
    </message>
    <message>
        <source>BBCode (forum)</source>
        <translation>BBCode (foro)</translation>
    </message>
    <message>
        <source>CSV (spreadsheet)</source>
        <translation>CSV (hoja de cálculo)</translation>
    </message>
    <message>
        <source>ELDB/FELDB deck</source>
        <translation>Mazo de ELDB/FELDB</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>Página HTML</translation>
    </message>
    <message>
        <source>JOL (Jyhad On-Line)</source>
        <translation>JOL (Jyhad On-Line)</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <translation>anidado con demasiada profundidad</translation>
    </message>
    <message>
        <source>JSON (KRCG)</source>
        <translation>JSON (KRCG)</translation>
    </message>
    <message>
        <source>LackeyCCG text</source>
        <translation>Texto de LackeyCCG</translation>
    </message>
    <message>
        <source>LackeyCCG .dek</source>
        <translation>.dek de LackeyCCG</translation>
    </message>
    <message>
        <source>Sutekh card set</source>
        <translation>Conjunto de cartas de Sutekh</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Tournament winning deck archive</source>
        <translation>Archivo de mazos ganadores de torneos</translation>
    </message>
    <message>
        <source>VDB deck in URL</source>
        <translation>Mazo de VDB en URL</translation>
    </message>
    <message>
        <source>a PDF</source>
        <translation>un PDF</translation>
    </message>
    <message>
        <source>a picture (PNG)</source>
        <translation>una imagen (PNG)</translation>
    </message>
    <message>
        <source>a picture (JPEG)</source>
        <translation>una imagen (JPEG)</translation>
    </message>
    <message>
        <source>a picture (GIF)</source>
        <translation>una imagen (GIF)</translation>
    </message>
    <message>
        <source>a picture (BMP)</source>
        <translation>una imagen (BMP)</translation>
    </message>
    <message>
        <source>a picture (TIFF)</source>
        <translation>una imagen (TIFF)</translation>
    </message>
    <message>
        <source>an old Word or Excel document</source>
        <translation>un documento antiguo de Word o Excel</translation>
    </message>
    <message>
        <source>a packed file (gzip)</source>
        <translation>un archivo comprimido (gzip)</translation>
    </message>
    <message>
        <source>a packed file (7-Zip)</source>
        <translation>un archivo comprimido (7-Zip)</translation>
    </message>
    <message>
        <source>a packed file (RAR)</source>
        <translation>un archivo comprimido (RAR)</translation>
    </message>
    <message>
        <source>a packed file (bzip2)</source>
        <translation>un archivo comprimido (bzip2)</translation>
    </message>
    <message>
        <source>a packed file (xz)</source>
        <translation>un archivo comprimido (xz)</translation>
    </message>
    <message>
        <source>a database (SQLite)</source>
        <translation>una base de datos (SQLite)</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programa</translation>
    </message>
    <message>
        <source>a property list of a Mac</source>
        <translation>una lista de propiedades de un Mac</translation>
    </message>
    <message>
        <source>a Word document</source>
        <translation>un documento de Word</translation>
    </message>
    <message>
        <source>an Excel sheet</source>
        <translation>una hoja de Excel</translation>
    </message>
    <message>
        <source>a PowerPoint presentation</source>
        <translation>una presentación de PowerPoint</translation>
    </message>
    <message>
        <source>an OpenDocument text</source>
        <translation>un texto de OpenDocument</translation>
    </message>
    <message>
        <source>an OpenDocument sheet</source>
        <translation>una hoja de cálculo de OpenDocument</translation>
    </message>
    <message>
        <source>a Pages or Numbers document</source>
        <translation>un documento de Pages o Numbers</translation>
    </message>
    <message>
        <source>a packed file (zip)</source>
        <translation>un archivo comprimido (zip)</translation>
    </message>
    <message>
        <source>a picture (WebP)</source>
        <translation>una imagen (WebP)</translation>
    </message>
    <message>
        <source>a picture (HEIC)</source>
        <translation>una imagen (HEIC)</translation>
    </message>
    <message>
        <source>a film</source>
        <translation>una película</translation>
    </message>
    <message>
        <source>it defines entities</source>
        <translation>define entidades</translation>
    </message>
    <message>
        <source>{title} of {city}</source>
        <translation>{title} de {city}</translation>
    </message>
    <message>
        <source>life {number}</source>
        <translation>vida {number}</translation>
    </message>
    <message>
        <source>capacity {number}</source>
        <translation>capacidad {number}</translation>
    </message>
    <message>
        <source>any group</source>
        <translation>cualquier grupo</translation>
    </message>
    <message>
        <source>group {number}</source>
        <translation>grupo {number}</translation>
    </message>
    <message>
        <source>advanced</source>
        <translation>avanzado</translation>
    </message>
    <message>
        <source>requires {what}</source>
        <translation>requiere {what}</translation>
    </message>
    <message>
        <source>costs {amount} pool</source>
        <translation>cuesta {amount} de reserva sanguínea</translation>
    </message>
    <message>
        <source>costs {amount} blood</source>
        <translation>cuesta {amount} de sangre</translation>
    </message>
    <message>
        <source>costs {amount} conviction</source>
        <translation>cuesta {amount} de convicción</translation>
    </message>
    <message>
        <source>burn option</source>
        <translation>opción de quema</translation>
    </message>
    <message>
        <source>Print: {title}</source>
        <translation>Imprimir: {title}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} y {other}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} o {other}</translation>
    </message>
    <message>
        <source>Making ready</source>
        <translation>Preparando</translation>
    </message>
    <message>
        <source>The selected card: text, rulings, who can play it, where it was printed</source>
        <translation>La carta que miras: texto, aclaraciones, quién puede jugarla, dónde se imprimió</translation>
    </message>
    <message>
        <source>There is no picture of this card.</source>
        <translation>No hay imagen de esta carta.</translation>
    </message>
    <message>
        <source>There is no picture of this card on the server.</source>
        <translation>No hay imagen de esta carta en el servidor.</translation>
    </message>
    <message>
        <source>The picture server cannot be reached.</source>
        <translation>No se puede llegar al servidor de imágenes.</translation>
    </message>
    <message>
        <source>The picture server does not answer. Try again later.</source>
        <translation>El servidor de imágenes no responde en este momento.</translation>
    </message>
    <message>
        <source>The picture server sends elsewhere.</source>
        <translation>El servidor de imágenes remite a otro sitio.</translation>
    </message>
    <message>
        <source>The picture server sends in circles.</source>
        <translation>El servidor de imágenes remite en círculos.</translation>
    </message>
    <message>
        <source>The picture is too large.</source>
        <translation>La imagen es demasiado grande.</translation>
    </message>
    <message>
        <source>The picture did not arrive whole.</source>
        <translation>La imagen no ha llegado entera.</translation>
    </message>
    <message>
        <source>What the server sent is no picture.</source>
        <translation>Lo que ha enviado el servidor no es una imagen.</translation>
    </message>
    <message>
        <source>The picture server refused (status {status}).</source>
        <translation>El servidor de imágenes se ha negado (estado {status}).</translation>
    </message>
    <message>
        <source>The picture could not be shown: {error}</source>
        <translation>No se pudo mostrar la imagen: {error}</translation>
    </message>
    <message>
        <source>Fetching the picture of {card}</source>
        <translation>Obteniendo la imagen de {card}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>&amp;Copy the text</source>
        <translation>&amp;Copiar el texto</translation>
    </message>
    <message>
        <source>Show the &amp;picture</source>
        <translation>Mostrar la &amp;imagen</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>Más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Más &amp;pequeña</translation>
    </message>
    <message>
        <source>As large as the &amp;window</source>
        <translation>Ajustar a la &amp;ventana</translation>
    </message>
    <message>
        <source>{what} ({keys})</source>
        <translation>{what} ({keys})</translation>
    </message>
    <message>
        <source>Tab, Enter</source>
        <translation>Tab, Enter</translation>
    </message>
    <message>
        <source>Go to the next name or address, and follow it</source>
        <translation>Ir al siguiente nombre o dirección y seguirlo</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>Copiar lo marcado</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>Counting the archive</source>
        <translation>Contando el archivo de torneos</translation>
    </message>
    <message>
        <source>Fetching the picture …</source>
        <translation>Obteniendo la imagen …</translation>
    </message>
    <message>
        <source>There is no picture from {set}. This is the default picture.</source>
        <translation>No hay imagen de {set}; esta es la habitual.</translation>
    </message>
    <message>
        <source>Select a card in a list to see its details.</source>
        <translation>Elige una carta en una lista y aquí aparece todo sobre ella.</translation>
    </message>
    <message>
        <source>Search all cards; Enter or + adds one to the deck</source>
        <translation>Busca entre todas las cartas; Enter o + pone una en el mazo</translation>
    </message>
    <message numerus="yes">
        <source>Add {n} cards</source>
        <comment>Add {n} card</comment>
        <translation>
            <numerusform>Añadir {n} carta</numerusform>
            <numerusform>Añadir {n} cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {n} pasted cards</source>
        <comment>Add {n} pasted card</comment>
        <translation>
            <numerusform>Añadir {n} carta pegada</numerusform>
            <numerusform>Añadir {n} cartas pegadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {copies} of {n} cards</source>
        <comment>Add {copies} of {n} card</comment>
        <translation>
            <numerusform>Añadir {copies} de {n} carta</numerusform>
            <numerusform>Añadir {copies} de cada una de {n} cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove {copies} of {n} cards</source>
        <comment>Remove {copies} of {n} card</comment>
        <translation>
            <numerusform>Quitar {copies} de {n} carta</numerusform>
            <numerusform>Quitar {copies} de cada una de {n} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the line “{name}”</source>
        <translation>Quitar la línea «{name}»</translation>
    </message>
    <message numerus="yes">
        <source>{copies} copies of {n} cards</source>
        <comment>{copies} copies of {n} card</comment>
        <translation>
            <numerusform>Ejemplares de {n} carta: {copies}</numerusform>
            <numerusform>Ejemplares de cada una de {n} cartas: {copies}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove {n} cards</source>
        <comment>Remove {n} card</comment>
        <translation>
            <numerusform>Quitar {n} carta</numerusform>
            <numerusform>Quitar {n} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Comment on {card}</source>
        <translation>Comentar {card}</translation>
    </message>
    <message>
        <source>Put into the pile “{pile}”</source>
        <translation>Poner en el montón «{pile}»</translation>
    </message>
    <message>
        <source>Take out of piles</source>
        <translation>Sacar de los montones</translation>
    </message>
    <message>
        <source>Rename the pile “{pile}”</source>
        <translation>Renombrar el montón “{pile}”</translation>
    </message>
    <message>
        <source>“{name}” is {card}</source>
        <translation>«{name}» es {card}</translation>
    </message>
    <message>
        <source>Put into the usual order</source>
        <translation>Poner en el orden habitual</translation>
    </message>
    <message>
        <source>Crypt cards found</source>
        <translation>Cartas de cripta encontradas</translation>
    </message>
    <message>
        <source>Library cards found</source>
        <translation>Cartas de biblioteca encontradas</translation>
    </message>
    <message>
        <source>Enter or plus adds a copy to the deck, minus removes one, digits set the copies.</source>
        <translation>Enter o más añade un ejemplar al mazo, menos quita uno, las cifras fijan los ejemplares.</translation>
    </message>
    <message>
        <source>Click to sort; right click for more columns</source>
        <translation>Haz clic para ordenar; clic derecho para más columnas</translation>
    </message>
    <message>
        <source>Usual &amp;widths</source>
        <translation>&amp;Anchos habituales</translation>
    </message>
    <message>
        <source>Best &amp;first</source>
        <translation>Mejores &amp;primero</translation>
    </message>
    <message>
        <source>Crypt or library</source>
        <translation>Cripta o biblioteca</translation>
    </message>
    <message>
        <source>Sorting the cards</source>
        <translation>Ordenando las cartas</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Judging all cards</source>
        <translation>Comprobando todas las cartas</translation>
    </message>
    <message>
        <source>Cards you own, the decks that use them, and cards missing from this deck</source>
        <translation>Qué tienes, qué usan de ello los mazos y qué le falta a este mazo</translation>
    </message>
    <message>
        <source>Select a card to see and change its copies by printing.</source>
        <translation>Elige una carta para ver y cambiar sus ejemplares por edición.</translation>
    </message>
    <message numerus="yes">
        <source>{card}: {n} copies</source>
        <comment>{card}: {n} copy</comment>
        <translation>
            <numerusform>{card}: {n} ejemplar</numerusform>
            <numerusform>{card}: {n} ejemplares</numerusform>
        </translation>
    </message>
    <message>
        <source>Printings of {card}</source>
        <translation>Ediciones de {card}</translation>
    </message>
    <message>
        <source>Printings</source>
        <translation>Ediciones</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Un ejemplar más</translation>
    </message>
    <message>
        <source>One copy fewer</source>
        <translation>Un ejemplar menos</translation>
    </message>
    <message>
        <source>One unknown copy is of this printing</source>
        <translation>Un ejemplar de edición desconocida es de esta</translation>
    </message>
    <message>
        <source>All unknown copies are</source>
        <translation>Todos los de edición desconocida lo son</translation>
    </message>
    <message>
        <source>Undo in the collection</source>
        <translation>Deshacer en la colección</translation>
    </message>
    <message>
        <source>Redo in the collection</source>
        <translation>Rehacer en la colección</translation>
    </message>
    <message>
        <source>Import into the collection …</source>
        <translation>Importar a la colección …</translation>
    </message>
    <message>
        <source>Export the collection …</source>
        <translation>Exportar la colección …</translation>
    </message>
    <message>
        <source>Copy the missing cards</source>
        <translation>Copiar lo que le falta al mazo</translation>
    </message>
    <message>
        <source>Add missing cards to the wish list</source>
        <translation>Desear lo que le falta al mazo</translation>
    </message>
    <message>
        <source>Copy the current list</source>
        <translation>Copiar la lista que se muestra</translation>
    </message>
    <message>
        <source>Print the current list …</source>
        <translation>Imprimir la lista que se muestra …</translation>
    </message>
    <message>
        <source>Add the deck&apos;s cards to the collection</source>
        <translation>Añadir las cartas del mazo a la colección</translation>
    </message>
    <message>
        <source>Lines that were not recognised …</source>
        <translation>Líneas no reconocidas …</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Deshecho: {what}</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <translation>Rehecho: {what}</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards added to the collection.</source>
        <comment>{n} card added to the collection.</comment>
        <translation>
            <numerusform>{n} carta añadida a la colección.</numerusform>
            <numerusform>{n} cartas añadidas a la colección.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards on the wish list.</source>
        <comment>{n} card on the wish list.</comment>
        <translation>
            <numerusform>{n} carta en la lista de deseos.</numerusform>
            <numerusform>{n} cartas en la lista de deseos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list was copied to the clipboard.</source>
        <translation>La lista está en el portapapeles.</translation>
    </message>
    <message>
        <source>What I own</source>
        <translation>Lo que tengo</translation>
    </message>
    <message>
        <source>The wish list</source>
        <translation>La lista de deseos</translation>
    </message>
    <message>
        <source>The trade list</source>
        <translation>La lista de cambios</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export the collection</source>
        <translation>Exportar la colección</translation>
    </message>
    <message>
        <source>List to export</source>
        <translation>Qué se exporta</translation>
    </message>
    <message>
        <source>The list in this format</source>
        <translation>La lista en este formato</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>Escribiendo …</translation>
    </message>
    <message>
        <source>Writing the collection</source>
        <translation>Escribiendo la colección</translation>
    </message>
    <message>
        <source>Use the other version</source>
        <translation>Usar la otra</translation>
    </message>
    <message>
        <source>Keep this version</source>
        <translation>Conservar esta</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Guardar de nuevo</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>List to show</source>
        <translation>Qué se lista</translation>
    </message>
    <message>
        <source>Find:  govern,  set:V5,  clan:ventrue</source>
        <translation>Buscar:  govern,  set:V5,  clan:ventrue</translation>
    </message>
    <message>
        <source>Find in the collection</source>
        <translation>Buscar en la colección</translation>
    </message>
    <message>
        <source>Own cards:  4 govern,  -1 villein</source>
        <translation>Tengo:  4 govern,  -1 villein</translation>
    </message>
    <message>
        <source>Add cards to the collection</source>
        <translation>Añadir cartas a la colección</translation>
    </message>
    <message>
        <source>Set of the cards that are added</source>
        <translation>Expansión de las cartas que se añaden</translation>
    </message>
    <message>
        <source>The set of the cards that are added</source>
        <translation>La expansión de las cartas que se añaden</translation>
    </message>
    <message>
        <source>Whether this deck uses your cards</source>
        <translation>Si tus cartas están en este mazo</translation>
    </message>
    <message>
        <source>Import a list …</source>
        <translation>Importar una lista …</translation>
    </message>
    <message>
        <source>Import, export and lists</source>
        <translation>Importar, exportar y listas</translation>
    </message>
    <message>
        <source>Cards of the collection</source>
        <translation>Cartas de la colección</translation>
    </message>
    <message>
        <source>Printing unknown</source>
        <translation>Edición desconocida</translation>
    </message>
    <message>
        <source>Add to or remove from the wish list</source>
        <translation>Desear uno más o uno menos</translation>
    </message>
    <message>
        <source>Add to or remove from the trade list</source>
        <translation>Ofrecer uno más o uno menos</translation>
    </message>
    <message>
        <source>To the printings of the card</source>
        <translation>A las ediciones de la carta</translation>
    </message>
    <message>
        <source>There: one or all unknown copies are of this printing</source>
        <translation>Allí: uno o todos los ejemplares de edición desconocida son de esta</translation>
    </message>
    <message>
        <source>Reading the collection …</source>
        <translation>Leyendo la colección …</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Deshacer: {what}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nada que deshacer</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Rehacer: {what}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nada que rehacer</translation>
    </message>
    <message>
        <source>This deck is</source>
        <translation>Este mazo</translation>
    </message>
    <message>
        <source>The collection is loading.</source>
        <translation>Se está leyendo la colección.</translation>
    </message>
    <message>
        <source>{card} was not printed in that set: printing unknown.</source>
        <translation>{card} no se imprimió en esa expansión: edición desconocida.</translation>
    </message>
    <message>
        <source>No card is called “{name}”.</source>
        <translation>Ninguna carta se llama «{name}».</translation>
    </message>
    <message>
        <source>There are no copies of an unknown printing.</source>
        <translation>No hay ningún ejemplar de edición desconocida.</translation>
    </message>
    <message>
        <source>Add one to the wish list</source>
        <translation>Desear uno más</translation>
    </message>
    <message>
        <source>Remove one from the wish list</source>
        <translation>Desear uno menos</translation>
    </message>
    <message>
        <source>Add one to the trade list</source>
        <translation>Ofrecer uno más</translation>
    </message>
    <message>
        <source>Remove one from the trade list</source>
        <translation>Ofrecer uno menos</translation>
    </message>
    <message>
        <source>Missing for {deck}</source>
        <translation>Faltan para {deck}</translation>
    </message>
    <message>
        <source>Missing for all built decks</source>
        <translation>Faltan para todos los mazos montados</translation>
    </message>
    <message>
        <source>Wish list</source>
        <translation>Lista de deseos</translation>
    </message>
    <message>
        <source>Trade list</source>
        <translation>Lista de cambios</translation>
    </message>
    <message>
        <source>Have</source>
        <translation>Tengo</translation>
    </message>
    <message>
        <source>Need</source>
        <translation>Necesito</translation>
    </message>
    <message>
        <source>In other decks</source>
        <translation>En otros mazos</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>En mazos</translation>
    </message>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>Lists by VTES Deck</source>
        <translation>Listas de VTES Deck</translation>
    </message>
    <message>
        <source>Copies in the open deck</source>
        <translation>Ejemplares en el mazo abierto</translation>
    </message>
    <message>
        <source>Copies that you own</source>
        <translation>Ejemplares que tienes</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libres</translation>
    </message>
    <message>
        <source>Copies that stay in no other deck</source>
        <translation>Ejemplares que no se quedan en ningún otro mazo</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>Copies that the open deck misses</source>
        <translation>Ejemplares que le faltan al mazo abierto</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Usados</translation>
    </message>
    <message>
        <source>Copies that built decks need</source>
        <translation>Ejemplares que necesitan los mazos montados</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Sobran</translation>
    </message>
    <message>
        <source>Copies over what built decks need</source>
        <translation>Ejemplares que exceden lo que necesitan los mazos montados</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Cortos</translation>
    </message>
    <message>
        <source>Copies that built decks need beyond what you own</source>
        <translation>Ejemplares que necesitan los mazos montados y que no tienes</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Deseo</translation>
    </message>
    <message>
        <source>Copies on your wish list</source>
        <translation>Ejemplares en tu lista de deseos</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Copies on your trade list</source>
        <translation>Ejemplares en tu lista de cambios</translation>
    </message>
    <message numerus="yes">
        <source>{n} of them come from flexible decks</source>
        <comment>{n} of them comes from flexible decks</comment>
        <translation>
            <numerusform>{n} de ellos sale de mazos flexibles</numerusform>
            <numerusform>{n} de ellos salen de mazos flexibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Lines that were not recognised</source>
        <translation>Líneas no reconocidas</translation>
    </message>
    <message>
        <source>Card for this line …</source>
        <translation>Esta línea es la carta …</translation>
    </message>
    <message>
        <source>Card for the line</source>
        <translation>La carta que representa la línea</translation>
    </message>
    <message>
        <source>&amp;Discard the lines</source>
        <translation>&amp;Descartar las líneas</translation>
    </message>
    <message>
        <source>{text} ({source}, line {number})</source>
        <translation>{text} ({source}, línea {number})</translation>
    </message>
    <message numerus="yes">
        <source>{n} imported lines match no card. Select a line and choose its card, or discard it. Undo reverts both.</source>
        <comment>{n} imported line matches no card. Select it and choose its card, or discard it. Undo reverts both.</comment>
        <translation>
            <numerusform>{n} línea importada no corresponde a ninguna carta. Selecciónala y elige su carta, o descártala. Deshacer revierte ambas cosas.</numerusform>
            <numerusform>{n} líneas importadas no corresponden a ninguna carta. Selecciona una y elige su carta, o descártala. Deshacer revierte ambas cosas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard {n} lines</source>
        <comment>Discard {n} line</comment>
        <translation>
            <numerusform>Descartar {n} línea</numerusform>
            <numerusform>Descartar {n} líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>All imported lines are resolved.</source>
        <translation>Todas las líneas de tus importaciones están resueltas.</translation>
    </message>
    <message>
        <source>“{line}” is {card}</source>
        <translation>«{line}» es {card}</translation>
    </message>
    <message>
        <source>For this deck</source>
        <translation>Para este mazo</translation>
    </message>
    <message>
        <source>Missing: decks need more</source>
        <translation>Cortos: los mazos necesitan más</translation>
    </message>
    <message>
        <source>Spare: in no deck</source>
        <translation>Sobran: en ningún mazo</translation>
    </message>
    <message>
        <source>It uses no cards of yours.</source>
        <translation>No contiene ninguna carta tuya.</translation>
    </message>
    <message>
        <source>It is built only when you play it: flexible decks share cards.</source>
        <translation>Se monta cuando se juega: esos mazos se prestan sus cartas.</translation>
    </message>
    <message>
        <source>Its cards stay in it and are not available to other decks.</source>
        <translation>Sus cartas se quedan en él y faltan en otros sitios.</translation>
    </message>
    <message>
        <source>Save the deck first to record whether it uses your cards.</source>
        <translation>Guarda el mazo para decir si contiene tus cartas.</translation>
    </message>
    <message>
        <source>Nothing is written down yet.

Type “4 govern” above and press Enter, or import a list from VDB, vtesdecks, FELDB, ARDB, Lackey or any text. Precons gives you whole decks at once.</source>
        <translation>Aún no hay nada anotado.

Escribe «4 govern» arriba y pulsa Enter, o importa una lista de VDB, vtesdecks, FELDB, ARDB, Lackey o cualquier texto. Precons te da mazos enteros de una vez.</translation>
    </message>
    <message>
        <source>The open deck has no cards yet.</source>
        <translation>El mazo abierto aún no tiene cartas.</translation>
    </message>
    <message>
        <source>Your collection is empty.</source>
        <translation>No tienes nada anotado.</translation>
    </message>
    <message>
        <source>No built deck is missing cards.</source>
        <translation>A ningún mazo montado le falta nada.</translation>
    </message>
    <message>
        <source>Every card that you own is needed in a deck.</source>
        <translation>Todas las cartas que tienes hacen falta en algún mazo.</translation>
    </message>
    <message>
        <source>Your wish list is empty. Press W on a card, or add the cards a deck is missing.</source>
        <translation>No deseas nada. Pulsa W sobre una carta, o desea lo que le falta a un mazo.</translation>
    </message>
    <message>
        <source>Your trade list is empty. Press T on a card to add it.</source>
        <translation>No ofreces nada. Pulsa T sobre una carta para ofrecerla.</translation>
    </message>
    <message>
        <source>There are no cards.</source>
        <translation>No hay cartas.</translation>
    </message>
    <message>
        <source>No cards match “{query}”.</source>
        <translation>Ninguna carta cumple «{query}» aquí.</translation>
    </message>
    <message numerus="yes">
        <source>You have all {n} cards.</source>
        <comment>You have all {n} card.</comment>
        <translation>
            <numerusform>Tienes la única carta.</numerusform>
            <numerusform>Tienes las {n} cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{missing} of {n} cards missing</source>
        <comment>{missing} of {n} card missing</comment>
        <translation>
            <numerusform>{missing} de {n} carta por conseguir</numerusform>
            <numerusform>{missing} de {n} cartas por conseguir</numerusform>
        </translation>
    </message>
    <message>
        <source>{deck} ({copies}, {short} short for both)</source>
        <translation>{deck} ({copies}, {short} cortos para ambos)</translation>
    </message>
    <message>
        <source>Shares cards with {decks}.</source>
        <translation>Comparte cartas con {decks}.</translation>
    </message>
    <message numerus="yes">
        <source>Shares cards with {decks} and {n} more decks.</source>
        <comment>Shares cards with {decks} and {n} more deck.</comment>
        <translation>
            <numerusform>Comparte cartas con {decks} y {n} mazo más.</numerusform>
            <numerusform>Comparte cartas con {decks} y {n} mazos más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards, {different} different</source>
        <comment>{n} card, {different} different</comment>
        <translation>
            <numerusform>{n} carta, {different} distinta</numerusform>
            <numerusform>{n} cartas, {different} distintas</numerusform>
        </translation>
    </message>
    <message>
        <source>Goldfish</source>
        <translation>En solitario</translation>
    </message>
    <message>
        <source>The deck plays alone on the rules engine, many times: how fast it is and where it jams</source>
        <translation>El mazo juega solo con el motor de reglas, muchas veces: lo rápido que es y dónde se atasca</translation>
    </message>
    <message>
        <source>Curve over turns</source>
        <translation>Curva por turnos</translation>
    </message>
    <message>
        <source>How often each number came up</source>
        <translation>Cuántas veces ha salido cada número</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Carta por carta</translation>
    </message>
    <message>
        <source>Own turn</source>
        <translation>Turno propio</translation>
    </message>
    <message>
        <source>{seat} of {seats}</source>
        <translation>{seat} de {seats}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Number of your turns to play</source>
        <translation>Turnos tuyos que se juegan</translation>
    </message>
    <message>
        <source>Prey and predator, heat map</source>
        <translation>Presa y depredador, mapa de calor</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>Por asiento</translation>
    </message>
    <message>
        <source>By archetype of the prey</source>
        <translation>Por arquetipo de la presa</translation>
    </message>
    <message>
        <source>By archetype of the predator</source>
        <translation>Por arquetipo del depredador</translation>
    </message>
    <message>
        <source>Time to the first ousting</source>
        <translation>Tiempo hasta la primera eliminación</translation>
    </message>
    <message>
        <source>Victory points of the games</source>
        <translation>Puntos de victoria de las partidas</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Mapa de calor</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barras</translation>
    </message>
    <message>
        <source>Curve over rounds</source>
        <translation>Curva por rondas</translation>
    </message>
    <message>
        <source>Seat, from the first player</source>
        <translation>Asiento, desde el primer jugador</translation>
    </message>
    <message>
        <source>{deck}: a prey ousted by round {round} in {share} of the games.</source>
        <translation>{deck}: una presa eliminada como tarde en la ronda {round} en el {share} de las partidas.</translation>
    </message>
    <message>
        <source>First ousting in round {n}</source>
        <translation>Primera eliminación en la ronda {n}</translation>
    </message>
    <message>
        <source>Ousted a prey</source>
        <translation>Presa eliminada</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Predator {predator}, prey {prey}</source>
        <translation>Depredador {predator}, presa {prey}</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation>Asiento {n}</translation>
    </message>
    <message>
        <source>Prey: {kind}</source>
        <translation>Presa: {kind}</translation>
    </message>
    <message>
        <source>Predator: {kind}</source>
        <translation>Depredador: {kind}</translation>
    </message>
    <message>
        <source>Number of games; more games give more precise results</source>
        <translation>Partidas; cuantas más, más seguro</translation>
    </message>
    <message>
        <source>Another open deck that plays the same games on the same shuffles</source>
        <translation>Otro mazo abierto que juega las mismas partidas, para que la diferencia no sea suerte</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>La tuya</translation>
    </message>
    <message>
        <source>What your prey and your predator do</source>
        <translation>Lo que hacen tu presa y tu depredador</translation>
    </message>
    <message>
        <source>Opponents, seed, priorities …</source>
        <translation>Oponentes, semilla, prioridades …</translation>
    </message>
    <message>
        <source>Pool of the prey</source>
        <translation>Reserva de la presa</translation>
    </message>
    <message>
        <source>Starting pool of your prey</source>
        <translation>Reserva sanguínea con la que empieza tu presa</translation>
    </message>
    <message>
        <source>Blockers</source>
        <translation>Bloqueadores</translation>
    </message>
    <message>
        <source>Minions of your prey, and of your predator, that try to block</source>
        <translation>Siervos de tu presa, y de tu depredador, que intentan bloquear</translation>
    </message>
    <message>
        <source>Their intercept</source>
        <translation>Su intercepción</translation>
    </message>
    <message>
        <source>Intercept of each of them</source>
        <translation>Intercepción de cada uno de ellos</translation>
    </message>
    <message>
        <source>Bleed per round</source>
        <translation>Sangrado por ronda</translation>
    </message>
    <message>
        <source>Pool that your predator bleeds from you each round</source>
        <translation>Reserva sanguínea que te quita tu depredador en cada ronda</translation>
    </message>
    <message>
        <source>The same deck and seed play the same games everywhere</source>
        <translation>El mismo mazo y semilla juegan las mismas partidas en todas partes</translation>
    </message>
    <message>
        <source>Priorities …</source>
        <translation>Prioridades …</translation>
    </message>
    <message>
        <source>Show and edit the table of priorities that overrules the player of the deck</source>
        <translation>Mostrar y editar la tabla de prioridades que manda sobre el jugador del mazo</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>No other deck</source>
        <translation>Ningún otro mazo</translation>
    </message>
    <message>
        <source>{measure}, turn by turn</source>
        <translation>{measure}, turno a turno</translation>
    </message>
    <message>
        <source>{measure}, in a game</source>
        <translation>{measure}, en una partida</translation>
    </message>
    <message>
        <source>{measure}, card by card</source>
        <translation>{measure}, carta por carta</translation>
    </message>
    <message>
        <source>{measure}, vampire by vampire</source>
        <translation>{measure}, vampiro por vampiro</translation>
    </message>
    <message>
        <source>Play games</source>
        <translation>Jugar partidas</translation>
    </message>
    <message>
        <source>Play tables</source>
        <translation>Jugar mesas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Parar; lo obtenido hasta ahora se conserva</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>Ver esta partida</translation>
    </message>
    <message>
        <source>Replay the game on the game table, step by step</source>
        <translation>Reproducir la partida en la mesa de juego, paso a paso</translation>
    </message>
    <message>
        <source>Play a gauntlet</source>
        <translation>Jugar un gauntlet</translation>
    </message>
    <message>
        <source>Nothing to play yet: the deck needs a crypt.</source>
        <translation>Aún no hay nada que jugar: el mazo necesita una cripta.</translation>
    </message>
    <message>
        <source>The deck plays whole games at tables of five, drawn from winning decks. Computer players take all seats. A second deck sits at the same tables, so that a difference shows early.</source>
        <translation>El mazo juega partidas enteras en mesas de cinco, sacadas de mazos ganadores. Jugadores artificiales ocupan todos los asientos. Un segundo mazo se sienta a las mismas mesas, de modo que una diferencia se ve pronto.</translation>
    </message>
    <message>
        <source>Playing the first tables …</source>
        <translation>Se juegan las primeras mesas …</translation>
    </message>
    <message>
        <source>Playing a gauntlet</source>
        <translation>Gauntlet en curso</translation>
    </message>
    <message numerus="yes">
        <source>{n} games</source>
        <comment>{n} game</comment>
        <translation>
            <numerusform>{n} partida</numerusform>
            <numerusform>{n} partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{all}, the first {n} of them</source>
        <translation>{all}, de ellas las {n} primeras</translation>
    </message>
    <message>
        <source>{title}: {games}</source>
        <translation>{title}: {games}</translation>
    </message>
    <message>
        <source>Play one yourself …</source>
        <translation>Jugar una tú …</translation>
    </message>
    <message>
        <source>Play one game on the rules engine step by step, by hand or automatically</source>
        <translation>Una partida con el motor de reglas, paso a paso, a mano o de forma automática</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Qué se muestra</translation>
    </message>
    <message>
        <source>Show a game behind it …</source>
        <translation>Mostrar una partida de ahí …</translation>
    </message>
    <message>
        <source>Save picture …</source>
        <translation>Guardar imagen …</translation>
    </message>
    <message>
        <source>Save numbers …</source>
        <translation>Guardar números …</translation>
    </message>
    <message>
        <source>The chart as a table (CSV) for a spreadsheet</source>
        <translation>El gráfico como tabla (CSV) para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Play goldfish games</source>
        <translation>Jugar partidas en solitario</translation>
    </message>
    <message>
        <source>Nothing to play yet: the deck needs a crypt and a library.</source>
        <translation>Aún no hay nada que jugar: el mazo necesita una cripta y una biblioteca.</translation>
    </message>
    <message>
        <source>The deck plays alone under the full rules against passive opponents that you define. The results show how fast it is and where its hand jams.</source>
        <translation>El mazo juega solo con las reglas completas contra oponentes pasivos, tal como los configures. Así se ve lo rápido que es y dónde se le atasca la mano.</translation>
    </message>
    <message>
        <source>The deck has changed since. These results are for the earlier version.</source>
        <translation>El mazo ha cambiado desde entonces: así era.</translation>
    </message>
    <message>
        <source>Playing the first games …</source>
        <translation>Jugando las primeras partidas …</translation>
    </message>
    <message>
        <source>The band holds eight games of ten.</source>
        <translation>La banda abarca ocho de cada diez partidas.</translation>
    </message>
    <message>
        <source>{played} of {all} games.</source>
        <translation>{played} de {all} partidas.</translation>
    </message>
    <message numerus="yes">
        <source>{n} games.</source>
        <comment>{n} games.</comment>
        <translation>
            <numerusform>{n} partida.</numerusform>
            <numerusform>{n} partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show a game behind turn {turn} …</source>
        <translation>Mostrar una partida del turno {turn} …</translation>
    </message>
    <message>
        <source>Show a game behind {row} …</source>
        <translation>Mostrar una partida de {row} …</translation>
    </message>
    <message>
        <source>points of per cent</source>
        <translation>puntos porcentuales</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>{new} against {old}, turn {row}: {change} {margin} {unit}, in {games} games on the same shuffles.</source>
        <translation>{new} frente a {old}, turno {row}: {change} {margin} {unit}, en {games} partidas con los mismos repartos.</translation>
    </message>
    <message>
        <source>{new} against {old}: {change} {margin} {unit}, in {games} games on the same shuffles.</source>
        <translation>{new} frente a {old}: {change} {margin} {unit}, en {games} partidas con los mismos repartos.</translation>
    </message>
    <message>
        <source>{new} against {old}, {row}: {change} {margin} {unit}, in {games} games on the same shuffles.</source>
        <translation>{new} frente a {old}, {row}: {change} {margin} {unit}, en {games} partidas con los mismos repartos.</translation>
    </message>
    <message>
        <source>The engine plays every card of the deck completely.</source>
        <translation>El motor juega por completo todas las cartas del mazo.</translation>
    </message>
    <message>
        <source>The engine plays these cards only in part: {names}.</source>
        <translation>De estas cartas el motor solo juega lo que está impreso como dato, o una parte: {names}.</translation>
    </message>
    <message>
        <source>These cards act as the program read them, and no person has checked it: {names}.</source>
        <translation>Estas cartas actúan como las leyó el programa, y nadie lo ha comprobado: {names}.</translation>
    </message>
    <message>
        <source>This is very unlikely to be luck.</source>
        <translation>Difícilmente es suerte.</translation>
    </message>
    <message>
        <source>It may still be luck: with this many numbers, some differ by chance.</source>
        <translation>Aun así puede ser suerte: entre tantos números, algunos salen así.</translation>
    </message>
    <message>
        <source>Victory points a game</source>
        <translation>Puntos de victoria por partida</translation>
    </message>
    <message>
        <source>Game wins</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>Supervivencia</translation>
    </message>
    <message>
        <source>{name}: {points}{interval} victory points a game, game wins {wins}, survived {survived}, in {games}.</source>
        <translation>{name}: {points}{interval} puntos de victoria por partida, partidas ganadas {wins}, supervivencia {survived}, en {games}.</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>el resto</translation>
    </message>
    <message>
        <source>other</source>
        <translation>otro</translation>
    </message>
    <message>
        <source>{points} victory points a game</source>
        <translation>{points} puntos de victoria por partida</translation>
    </message>
    <message>
        <source>{points} victory points a game [{low}, {high}]</source>
        <translation>{points} puntos de victoria por partida [{low}, {high}]</translation>
    </message>
    <message>
        <source>Game wins {share}.</source>
        <translation>Partidas ganadas: {share}.</translation>
    </message>
    <message>
        <source>Survived {share}.</source>
        <translation>Supervivencia: {share}.</translation>
    </message>
    <message>
        <source>Ousted a prey in {share} of the games, first in round {round} at the median.</source>
        <translation>Eliminó a una presa en el {share} de las partidas, la primera en la ronda {round} de mediana.</translation>
    </message>
    <message>
        <source>It ousted no one.</source>
        <translation>No eliminó a nadie.</translation>
    </message>
    <message>
        <source>{new} against {old}: {change}{interval} victory points a game at the same tables.</source>
        <translation>{new} frente a {old}: {change}{interval} puntos de victoria por partida en las mismas mesas.</translation>
    </message>
    <message>
        <source>This is clear.</source>
        <translation>Está claro.</translation>
    </message>
    <message>
        <source>This may be luck.</source>
        <translation>Puede ser suerte.</translation>
    </message>
    <message>
        <source>This may be luck; a true difference of this size shows after about {n} tables.</source>
        <translation>Puede ser suerte; una diferencia real de este tamaño se ve tras unas {n} mesas.</translation>
    </message>
    <message>
        <source>Another {decks} and {field} of the field act as the program read them, and no person has checked it.</source>
        <translation>Además, {decks} y el {field} de los adversarios actúan como los leyó el programa, y nadie lo ha comprobado.</translation>
    </message>
    <message>
        <source>{share} of {deck}</source>
        <translation>el {share} de {deck}</translation>
    </message>
    <message>
        <source>The engine plays the texts of {decks} and of {field} of the field whole.</source>
        <translation>El motor juega enteros los textos de {decks} y del {field} de los adversarios.</translation>
    </message>
    <message>
        <source>All seats are played by programs; the archive holds winning decks only.</source>
        <translation>Todos los asientos los juegan programas; el archivo solo contiene mazos ganadores.</translation>
    </message>
    <message>
        <source>{done} of {all} tables of {seats} from {field} decks, seed {seed}; {decided} of the games ended before round {rounds} was over.</source>
        <translation>{done} de {all} mesas de {seats} sacadas de {field} mazos, semilla {seed}; el {decided} de las partidas acabó antes de terminar la ronda {rounds}.</translation>
    </message>
    <message>
        <source>survived</source>
        <translation>sobrevivió</translation>
    </message>
    <message>
        <source>ousted</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>Table {table}, seat {seat}: {points} VP, {end}. Prey {prey} ({kind}), predator {predator} ({other})</source>
        <translation>Mesa {table}, asiento {seat}: {points} PV, {end}. Presa {prey} ({kind}), depredador {predator} ({other})</translation>
    </message>
    <message>
        <source>This may be luck. About {games} games would show whether it is real.</source>
        <translation>Puede ser suerte. Si es real, unas {games} partidas lo mostrarían.</translation>
    </message>
    <message>
        <source>Playing goldfish games</source>
        <translation>Jugando partidas en solitario</translation>
    </message>
    <message>
        <source>The table of priorities can&apos;t be read. {why}</source>
        <translation>No se puede leer la tabla de prioridades. {why}</translation>
    </message>
    <message>
        <source>{done} of {all} games</source>
        <translation>{done} de {all} partidas</translation>
    </message>
    <message>
        <source>No game was played.</source>
        <translation>No se ha jugado ninguna partida.</translation>
    </message>
    <message>
        <source>Check a folder of deck lists at once, as a judge does before a tournament</source>
        <translation>Comprobar de una vez una carpeta de listas de mazos, como hace un juez antes de un torneo</translation>
    </message>
    <message>
        <source>Checking lists</source>
        <translation>Comprobando listas</translation>
    </message>
    <message>
        <source>There are too many files in {folder}. Choose one of the folders in it.</source>
        <translation>Hay demasiados archivos en {folder}. Elige una de las carpetas que contiene.</translation>
    </message>
    <message>
        <source>The lists can&apos;t be checked: {why}</source>
        <translation>No se pueden comprobar las listas: {why}</translation>
    </message>
    <message>
        <source>A folder with deck lists</source>
        <translation>Una carpeta con listas de mazos</translation>
    </message>
    <message>
        <source>Deck lists</source>
        <translation>Listas de mazos</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Guardar la tabla</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>No legal</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegible</translation>
    </message>
    <message>
        <source>Findings for the list</source>
        <translation>Qué se dice de la lista</translation>
    </message>
    <message>
        <source>Select a list to see its details. Enter or a double-click opens it.</source>
        <translation>Elige una lista para ver todo sobre ella. Enter o un doble clic la abre.</translation>
    </message>
    <message>
        <source>{format} on {day}. Crypt {crypt} ({groups}), library {library}. Checksum {checksum}.</source>
        <translation>{format}, {day}. Cripta {crypt} ({groups}), biblioteca {library}. Suma de comprobación {checksum}.</translation>
    </message>
    <message>
        <source>The list names a tournament on {day}.</source>
        <translation>La propia lista indica un torneo del {day}.</translation>
    </message>
    <message>
        <source>groups none</source>
        <translation>sin grupos</translation>
    </message>
    <message numerus="yes">
        <source>{n} doubtful lines</source>
        <comment>{n} doubtful line</comment>
        <translation>
            <numerusform>{n} línea dudosa</numerusform>
            <numerusform>{n} líneas dudosas</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {line}: {message}</source>
        <translation>Línea {line}: {message}</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more.</source>
        <comment>… and {n} more.</comment>
        <translation>
            <numerusform>… y {n} más.</numerusform>
            <numerusform>… y {n} más.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;The same cards as&lt;/b&gt; {files}</source>
        <translation>&lt;b&gt;Las mismas cartas que&lt;/b&gt; {files}</translation>
    </message>
    <message>
        <source>Drop a folder of decklists here, or choose one. Every decklist in it is checked for the format and date above.</source>
        <translation>Suelta aquí una carpeta con listas de mazos, o elige una. Se comprueba cada lista que contenga para el formato y el día de arriba, sea cual sea el tipo de archivo.</translation>
    </message>
    <message>
        <source>Check a folder …</source>
        <translation>Comprobar una carpeta …</translation>
    </message>
    <message>
        <source>Files …</source>
        <translation>Archivos …</translation>
    </message>
    <message>
        <source>Check some files</source>
        <translation>Comprobar algunos archivos</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Conjuntos de datos</translation>
    </message>
    <message>
        <source>Problems and gaps</source>
        <translation>Problemas y lagunas</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>New data set …</source>
        <translation>Conjunto de datos nuevo …</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Abrir en el editor</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Volver a comprobar</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
    <message>
        <source>The rulebook does not give what is printed on the cards. Enter it from your own box, here or in a text editor. A half-filled data set is fine: the program lists what cannot be played yet.</source>
        <translation>El reglamento no incluye lo que está impreso en las cartas. Introdúcelo a partir de tu propia caja, aquí o en un editor de texto. Un conjunto de datos a medio rellenar también vale: el programa enumera lo que aún no se puede jugar.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message numerus="yes">
        <source>{n} problems: the set is not played before they are corrected.</source>
        <comment>{n} problem: the set is not played before it is corrected.</comment>
        <translation>
            <numerusform>{n} problema: el conjunto no se juega hasta que se corrija.</numerusform>
            <numerusform>{n} problemas: el conjunto no se juega hasta que se corrijan.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can be played. What is left out below is missing.</source>
        <translation>Se puede jugar. Falta lo que se deja fuera más abajo.</translation>
    </message>
    <message>
        <source>It cannot be played yet. The first entries below say why.</source>
        <translation>Aún no se puede jugar. Las primeras entradas de abajo dicen por qué.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>{file}, line {n}</source>
        <translation>{file}, línea {n}</translation>
    </message>
    <message>
        <source>Needed before anything can be played</source>
        <translation>Necesario antes de poder jugar</translation>
    </message>
    <message>
        <source>Left out of games until it is entered</source>
        <translation>Queda fuera de las partidas hasta que se introduzca</translation>
    </message>
    <message>
        <source>{title}: {n}</source>
        <translation>{title}: {n}</translation>
    </message>
    <message>
        <source>New data set</source>
        <translation>Conjunto de datos nuevo</translation>
    </message>
    <message>
        <source>Name of the data set, such as “My box”:</source>
        <translation>Nombre del conjunto de datos, como «Mi caja»:</translation>
    </message>
    <message>
        <source>Reload and check the same files again</source>
        <translation>Volver a comprobar: leer y juzgar de nuevo los mismos archivos</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Summary: see, print or save it</source>
        <translation>Resumen: verlo, imprimirlo o guardarlo</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Guardar como CSV</translation>
    </message>
    <message>
        <source>Save as CSV: the table for a spreadsheet</source>
        <translation>Guardar como CSV: la tabla para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Check a folder of lists …</source>
        <translation>Comprobar una carpeta de listas …</translation>
    </message>
    <message>
        <source>Check some lists …</source>
        <translation>Comprobar algunas listas …</translation>
    </message>
    <message>
        <source>Check them again</source>
        <translation>Volver a comprobarlas</translation>
    </message>
    <message>
        <source>Summary on paper …</source>
        <translation>Resumen en papel …</translation>
    </message>
    <message>
        <source>Save the table as CSV …</source>
        <translation>Guardar la tabla como CSV …</translation>
    </message>
    <message>
        <source>Lists that are checked</source>
        <translation>Listas que se comprueban</translation>
    </message>
    <message>
        <source>Open the chosen list</source>
        <translation>Abrir la lista elegida</translation>
    </message>
    <message>
        <source>Searching for lists …</source>
        <translation>Buscando listas …</translation>
    </message>
    <message>
        <source>{done} of {all} checked</source>
        <translation>{done} de {all} comprobadas</translation>
    </message>
    <message>
        <source>Stopped before a list was checked.</source>
        <translation>Se ha parado antes de comprobar ninguna lista.</translation>
    </message>
    <message>
        <source>There are no decklists in {places}.</source>
        <translation>No hay ninguna lista de mazo en {places}.</translation>
    </message>
    <message numerus="yes">
        <source>It holds {n} other files.</source>
        <comment>It holds {n} other file.</comment>
        <translation>
            <numerusform>Contiene {n} otro archivo.</numerusform>
            <numerusform>Contiene otros {n} archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>Se ha parado antes del final.</translation>
    </message>
    <message numerus="yes">
        <source>{n} shown.</source>
        <comment>{n} shown.</comment>
        <translation>
            <numerusform>{n} mostrada.</numerusform>
            <numerusform>{n} mostradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No lists match the filter.</source>
        <translation>Ninguna de ellas cumple el filtro.</translation>
    </message>
    <message numerus="yes">
        <source>{n} files with other extensions were skipped.</source>
        <comment>{n} file with another extension was skipped.</comment>
        <translation>
            <numerusform>Se ha omitido {n} archivo con otra extensión.</numerusform>
            <numerusform>Se han omitido {n} archivos con otras extensiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Summary of the check</source>
        <translation>Resumen de la comprobación</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>The first problem; the details below the table show all of them</source>
        <translation>Lo primero que está mal; la línea bajo la tabla lo dice todo</translation>
    </message>
    <message>
        <source>Unreadable or doubtful lines</source>
        <translation>Líneas que no se han leído, o no sin dudas</translation>
    </message>
    <message>
        <source>legal, doubtful</source>
        <translation>legal, dudosa</translation>
    </message>
    <message>
        <source>All lists</source>
        <translation>Todas las listas</translation>
    </message>
    <message>
        <source>With doubtful lines</source>
        <translation>Con líneas dudosas</translation>
    </message>
    <message>
        <source>File, player, deck …</source>
        <translation>Archivo, jugador, mazo …</translation>
    </message>
    <message>
        <source>Search the lists</source>
        <translation>Buscar en las listas</translation>
    </message>
    <message>
        <source>Lists to show</source>
        <translation>Qué listas se muestran</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Veredictos</translation>
    </message>
    <message>
        <source>Nothing to calculate yet: the crypt is empty.</source>
        <translation>Aún no hay nada que calcular: la cripta está vacía.</translation>
    </message>
    <message>
        <source>In the opening four</source>
        <translation>En las cuatro iniciales</translation>
    </message>
    <message>
        <source>Chance of each vampire in the opening</source>
        <translation>Probabilidad de cada vampiro en la cripta inicial</translation>
    </message>
    <message>
        <source>In the opening, %</source>
        <translation>Al principio, %</translation>
    </message>
    <message>
        <source>Two or more, %</source>
        <translation>Dos o más, %</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Question about draws</source>
        <translation>Pregunta sobre robos</translation>
    </message>
    <message>
        <source>crypt or hand, how many (&gt;=, &lt;=, =, =2..4), cards or [searches] in parentheses with | between them; and, or, not; then: by turn 3, after 12 cards, seat 3, with 1 discard 2 plays 1 decrypt, given seen(...) top(...) removed(...)</source>
        <translation>crypt o hand, cuántas (&gt;=, &lt;=, =, =2..4), cartas o [búsquedas] entre paréntesis con | entre ellas; and, or, not; después: by turn 3, after 12 cards, seat 3, with 1 discard 2 plays 1 decrypt, given seen(...) top(...) removed(...)</translation>
    </message>
    <message>
        <source>Build a question …</source>
        <translation>Componer …</translation>
    </message>
    <message>
        <source>Build a question from the cards of the deck</source>
        <translation>Componer una pregunta con las cartas del mazo</translation>
    </message>
    <message>
        <source>The chance by turn</source>
        <translation>La probabilidad por turno</translation>
    </message>
    <message>
        <source>When this turn begins</source>
        <translation>Al empezar este turno</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>Exacto.</translation>
    </message>
    <message>
        <source>Following the chance by turn</source>
        <translation>Siguiendo la probabilidad por turno</translation>
    </message>
    <message>
        <source>Turn {turn}: {chance}.</source>
        <translation>Turno {turn}: {chance}.</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>about one deal in {n}</source>
        <translation>más o menos un reparto de cada {n}</translation>
    </message>
    <message>
        <source>all but one deal in {n}</source>
        <translation>todos los repartos menos uno de cada {n}</translation>
    </message>
    <message numerus="yes">
        <source>about {n} deals in {of}</source>
        <comment>about {n} deal in {of}</comment>
        <translation>
            <numerusform>unos {n} repartos de cada {of}</numerusform>
            <numerusform>unos {n} repartos de cada {of}</numerusform>
        </translation>
    </message>
    <message>
        <source>Vampires ready, turn by turn</source>
        <translation>Vampiros preparados, turno a turno</translation>
    </message>
    <message>
        <source>Se&amp;at</source>
        <translation>As&amp;iento</translation>
    </message>
    <message>
        <source>Tra&amp;nsfers</source>
        <translation>&amp;Transferencias</translation>
    </message>
    <message>
        <source>Share of games by number of ready vampires and turn</source>
        <translation>Proporción de partidas por número de vampiros preparados y turno</translation>
    </message>
    <message>
        <source>Share of games</source>
        <translation>Parte de las partidas</translation>
    </message>
    <message>
        <source>At “{place}”: {message}</source>
        <translation>En «{place}»: {message}</translation>
    </message>
    <message>
        <source>Looking for the best line…</source>
        <translation>Buscando la mejor línea…</translation>
    </message>
    <message>
        <source>Following the crypt</source>
        <translation>Siguiendo la cripta</translation>
    </message>
    <message>
        <source>Looking for the best line</source>
        <translation>Buscando la mejor línea</translation>
    </message>
    <message>
        <source>Vampires ready: 0, 1, 2, 3, 4 or more, and how often.</source>
        <translation>Vampiros preparados: 0, 1, 2, 3, 4 o más, y con qué frecuencia.</translation>
    </message>
    <message>
        <source>The star is {stars}.</source>
        <translation>La estrella es {stars}.</translation>
    </message>
    <message>
        <source>After turn {turn} you have {capacity} capacity ready and {pool} pool on average.</source>
        <translation>Tras el turno {turn} tienes de media {capacity} de capacidad preparada y {pool} de reserva sanguínea.</translation>
    </message>
    <message>
        <source>Transfers only: no library card, no text of a vampire.</source>
        <translation>Solo transferencias: ninguna carta de biblioteca, ningún texto de vampiro.</translation>
    </message>
    <message>
        <source>Exact: every opening was followed.</source>
        <translation>Exacto: se ha seguido cada cripta inicial.</translation>
    </message>
    <message>
        <source>Simulated: {games} games, seed {seed}.</source>
        <translation>Simulado: {games} partidas, semilla {seed}.</translation>
    </message>
    <message>
        <source>turn {turn}: {chance}, at best {best}</source>
        <translation>turno {turn}: {chance}, como mucho {best}</translation>
    </message>
    <message>
        <source>later turns take too long to calculate for a crypt of this size</source>
        <translation>para turnos posteriores se tarda demasiado en hallarlo con una cripta tan grande</translation>
    </message>
    <message>
        <source>Two or more ready: {turns}.</source>
        <translation>Dos o más preparados: {turns}.</translation>
    </message>
    <message>
        <source>Two or more ready: the best possible.</source>
        <translation>Dos o más preparados: no se puede mejorar.</translation>
    </message>
    <message>
        <source>“At best” is exact: no use of transfers and crypt draws does better by that turn.</source>
        <translation>«Como mucho» es exacto: ninguna forma de gastar transferencias y robar cartas de cripta da mejor resultado en ese turno.</translation>
    </message>
    <message>
        <source>{card}: at least one of {copies} in the opening {chance} of the time, two or more {two}. Exact.</source>
        <translation>{card}: al menos uno de {copies} en la cripta inicial: {chance}; dos o más: {two}. Exacto.</translation>
    </message>
    <message>
        <source>Different vampires among them: {different}. Capacity together {mean} on average, {least} to {most}. Exact.</source>
        <translation>Vampiros distintos entre ellas: {different}. Capacidad en total: {mean} de media, de {least} a {most}. Exacto.</translation>
    </message>
    <message>
        <source>{vampires} or more {chance}</source>
        <translation>{vampires} o más {chance}</translation>
    </message>
    <message>
        <source>prey and predator have {blockers} blockers each with {intercept} intercept</source>
        <translation>presa y depredador tienen cada uno {blockers} bloqueadores con {intercept} de intercepción</translation>
    </message>
    <message>
        <source>no one blocks</source>
        <translation>nadie bloquea</translation>
    </message>
    <message>
        <source>the predator bleeds for {bleed} each round</source>
        <translation>el depredador sangra por {bleed} en cada ronda</translation>
    </message>
    <message>
        <source>no one bleeds</source>
        <translation>nadie sangra</translation>
    </message>
    <message>
        <source>{conditions}. Edition {edition}, your own priorities, seed {seed}.</source>
        <translation>{conditions}. Edición {edition}, tus propias prioridades, semilla {seed}.</translation>
    </message>
    <message numerus="yes">
        <source>Seat {seat} of 5, {n} turns; the prey has {pool} pool</source>
        <comment>Seat {seat} of 5, {n} turn; the prey has {pool} pool</comment>
        <translation>
            <numerusform>Asiento {seat} de 5, {n} turno; la presa tiene {pool} de reserva</numerusform>
            <numerusform>Asiento {seat} de 5, {n} turnos; la presa tiene {pool} de reserva</numerusform>
        </translation>
    </message>
    <message>
        <source>{conditions}. Edition {edition}, seed {seed}.</source>
        <translation>{conditions}. Edición {edition}, semilla {seed}.</translation>
    </message>
    <message>
        <source>No opponent acts against the deck, so reactions and intercept are dead cards here. Judge cards at the ordinary table.</source>
        <translation>Ningún adversario actúa contra el mazo, así que las reacciones y la intercepción son aquí cartas muertas. Juzga las cartas en la mesa corriente.</translation>
    </message>
    <message>
        <source>No opponent blocks, so stealth is a dead card here. Judge cards at the ordinary table.</source>
        <translation>Ningún adversario bloquea, así que el sigilo es aquí una carta muerta. Juzga las cartas en la mesa corriente.</translation>
    </message>
    <message>
        <source>No opponent blocks or acts against the deck, so stealth, intercept and reactions are dead cards here. Judge cards at the ordinary table.</source>
        <translation>Ningún adversario bloquea ni actúa contra el mazo, así que el sigilo, la intercepción y las reacciones son aquí cartas muertas. Juzga las cartas en la mesa corriente.</translation>
    </message>
    <message>
        <source>prey and predator have {minions} minions each, and block, bleed and turn bleeds away as often as computer players did in {games} games with archive decks ({day})</source>
        <translation>la presa y el depredador tienen {minions} esbirros cada uno, y bloquean, sangran y desvían sangrados tan a menudo como el ordenador en {games} partidas con mazos del archivo ({day})</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>turno {turn}</translation>
    </message>
    <message>
        <source>{measure}, {row}: {share} of {games} games ({low} to {high} %).</source>
        <translation>{measure}, {row}: {share} de {games} partidas (de {low} a {high}&#xa0;%).</translation>
    </message>
    <message>
        <source>{measure}, {row}: {mean} {margin} {unit} on average; in eight games of ten {low} to {high}.</source>
        <translation>{measure}, {row}: {mean} {margin} {unit} de media; en ocho de cada diez partidas, de {low} a {high}.</translation>
    </message>
    <message>
        <source>{measure}, {row}: by turn {turns} in {share} of {games} games ({low} to {high} %).</source>
        <translation>{measure}, {row}: en el turno {turns} o antes, {share} de {games} partidas (de {low} a {high}&#xa0;%).</translation>
    </message>
    <message>
        <source>{measure}, {row}: by turn {turns} in {share} of {games} games ({low} to {high} %); in half of them by turn {median}.</source>
        <translation>{measure}, {row}: en el turno {turns} o antes, {share} de {games} partidas (de {low} a {high}&#xa0;%); en la mitad, en el turno {median} o antes.</translation>
    </message>
    <message>
        <source>{measure}: {outcome} in {share} of {games} games ({low} to {high} %).</source>
        <translation>{measure}: {outcome}, {share} de {games} partidas (de {low} a {high}&#xa0;%).</translation>
    </message>
    <message>
        <source>later</source>
        <translation>más tarde</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>The prey falls within {turns} turns in {share} of {games} games ({low} to {high} %)</source>
        <translation>La presa cae en {turns} turnos o menos: {share} de {games} partidas (de {low} a {high}&#xa0;%)</translation>
    </message>
    <message>
        <source>half the time by turn {turn}</source>
        <translation>la mitad de las veces en el turno {turn} o antes</translation>
    </message>
    <message>
        <source>two or more minions are ready after turn 3 in {share}</source>
        <translation>dos o más siervos preparados tras el turno 3: {share}</translation>
    </message>
    <message>
        <source>Turn {turn}, {transfers} transfers: {told}. {pool} pool left on average.</source>
        <translation>Turno {turn}, {transfers} transferencias: {told}. De media quedan {pool} de reserva sanguínea.</translation>
    </message>
    <message>
        <source>{chance} ({low} to {high} %)</source>
        <translation>{chance} (de {low} a {high}&#xa0;%)</translation>
    </message>
    <message>
        <source>How soon vampires become ready, and the odds of any draw</source>
        <translation>Cómo entran en juego los vampiros turno a turno y lo probable que es cualquier robo</translation>
    </message>
    <message>
        <source>The final table: change the names, ids and numbers. A line that begins with # is</source>
        <translation># La mesa final: cambia los nombres, los identificadores y los números. Una línea que empieza por # es</translation>
    </message>
    <message>
        <source>a remark. Ids are those of the data set; sire is the id of the vampire above.</source>
        <translation># una nota. Los identificadores son los del conjunto de datos; sire es el identificador del vampiro de arriba.</translation>
    </message>
    <message>
        <source>The program does not enforce it: {reason}</source>
        <translation>El programa no la aplica: {reason}</translation>
    </message>
    <message>
        <source>Open point {id}: {issue} {reading}</source>
        <translation>Punto abierto {id}: {issue} {reading}</translation>
    </message>
    <message>
        <source>Example {id}: {given} {event} {expected}</source>
        <translation>Ejemplo {id}: {given} {event} {expected}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Words or a number, such as boon or REC-03</source>
        <translation>Palabras o un número, como favor o REC-03</translation>
    </message>
    <message>
        <source>Rules that were found</source>
        <translation>Reglas encontradas</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>Players: </source>
        <translation>Jugadores: </translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Mesa nueva</translation>
    </message>
    <message>
        <source>The table as text</source>
        <translation>La mesa como texto</translation>
    </message>
    <message>
        <source>From a game …</source>
        <translation>De una partida …</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Como texto</translation>
    </message>
    <message>
        <source>Score it</source>
        <translation>Puntuar</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Every point with its rule</source>
        <translation>Cada punto con su regla</translation>
    </message>
    <message>
        <source>No rule has all these words.</source>
        <translation>Ninguna regla tiene todas estas palabras.</translation>
    </message>
    <message>
        <source>There are no kept games</source>
        <translation>No hay partidas conservadas</translation>
    </message>
    <message numerus="yes">
        <source>Missions ({n})</source>
        <comment>Mission</comment>
        <translation>
            <numerusform>Misión</numerusform>
            <numerusform>Misiones ({n})</numerusform>
        </translation>
    </message>
    <message>
        <source>not in this edition</source>
        <translation>no en esta edición</translation>
    </message>
    <message>
        <source>not mentioned in this edition</source>
        <translation>esta edición no habla de ello</translation>
    </message>
    <message>
        <source>The turn, phase by phase</source>
        <translation>El turno, fase a fase</translation>
    </message>
    <message>
        <source>Rulings of the chosen card</source>
        <translation>Aclaraciones de la carta elegida</translation>
    </message>
    <message>
        <source>Rulings on {card} ({count})</source>
        <translation>Aclaraciones de {card} ({count})</translation>
    </message>
    <message>
        <source>Rulings on {card} (none)</source>
        <translation>Aclaraciones de {card} (ninguna)</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>lo mismo</translation>
    </message>
    <message>
        <source>no such rule</source>
        <translation>no existe tal regla</translation>
    </message>
    <message>
        <source>does not mention it</source>
        <translation>no dice nada de ello</translation>
    </message>
    <message>
        <source>The same in every edition.</source>
        <translation>Igual en todas las ediciones.</translation>
    </message>
    <message>
        <source>In other editions</source>
        <translation>En otras ediciones</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Véase también</translation>
    </message>
    <message numerus="yes">
        <source>{n} rules are not in {edition}.</source>
        <comment>{n} rule is not in {edition}.</comment>
        <translation>
            <numerusform>{n} regla no está en {edition}.</numerusform>
            <numerusform>{n} reglas no están en {edition}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a card in a list to see its rulings.</source>
        <translation>Elige una carta en una lista y sus aclaraciones aparecen aquí.</translation>
    </message>
    <message>
        <source>Rulings on {card}</source>
        <translation>Aclaraciones de {card}</translation>
    </message>
    <message>
        <source>There are no rulings on this card.</source>
        <translation>No hay ninguna: su texto y las reglas lo dicen todo.</translation>
    </message>
    <message>
        <source>A summary of the rules in our own words. The rulebooks take precedence over it, and card text over both.</source>
        <translation>Las reglas en breve y con nuestras propias palabras; los reglamentos prevalecen sobre ellas, y el texto de las cartas sobre ambos.</translation>
    </message>
    <message>
        <source>Edition: &lt;b&gt;{edition}&lt;/b&gt;.</source>
        <translation>Se leen como en: &lt;b&gt;{edition}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>No rule contains “{words}”. Use fewer words, or a number such as INF-03.</source>
        <translation>Ninguna regla contiene «{words}». Usa menos palabras o un número como INF-03.</translation>
    </message>
    <message>
        <source>Reading the rules …</source>
        <translation>Leyendo las reglas …</translation>
    </message>
    <message>
        <source>Reading the rules</source>
        <translation>Leyendo las reglas</translation>
    </message>
    <message>
        <source>Back to the rule before</source>
        <translation>Volver a la regla anterior</translation>
    </message>
    <message>
        <source>Rulings on the chosen card</source>
        <translation>Aclaraciones de la carta elegida</translation>
    </message>
    <message>
        <source>The rules can&apos;t be read: {why}. Reinstall VTES Deck to restore them.</source>
        <translation>No se pueden leer las reglas: {why}. Instalar VTES Deck de nuevo las recupera.</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Words, or a number such as INF-03</source>
        <translation>Palabras o un número como INF-03</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Edition of the rules</source>
        <translation>Edición de las reglas</translation>
    </message>
    <message>
        <source>Back to the rule before (Backspace)</source>
        <translation>Volver a la regla anterior (Retroceso)</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regla</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Estantería</translation>
    </message>
    <message>
        <source>The decks in your folders, with tags, notes and missing cards</source>
        <translation>Los mazos de tus carpetas, con etiquetas y notas, y lo que le falta a cada uno</translation>
    </message>
    <message>
        <source>Precons</source>
        <translation>Precons</translation>
    </message>
    <message>
        <source>Preconstructed decks: view them, open a copy, add their cards to your collection</source>
        <translation>Mazos preconstruidos: míralos, abre una copia, anota sus cartas como tuyas</translation>
    </message>
    <message>
        <source>Folder with decks</source>
        <translation>Carpeta con mazos</translation>
    </message>
    <message>
        <source>Open the deck of the shelf</source>
        <translation>Abrir el mazo de la estantería</translation>
    </message>
    <message>
        <source>Add another folder …</source>
        <translation>Mirar en otra carpeta …</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Mirar de nuevo</translation>
    </message>
    <message>
        <source>Undo on the shelf</source>
        <translation>Deshacer en la estantería</translation>
    </message>
    <message>
        <source>Smart tags of your own …</source>
        <translation>Tus etiquetas automáticas …</translation>
    </message>
    <message>
        <source>Remove the folder {folder}</source>
        <translation>Dejar de mirar en {folder}</translation>
    </message>
    <message>
        <source>No deck has a tag yet</source>
        <translation>Ningún mazo tiene aún etiquetas</translation>
    </message>
    <message>
        <source>Open the deck</source>
        <translation>Abrir el mazo</translation>
    </message>
    <message>
        <source>#word</source>
        <translation>#palabra</translation>
    </message>
    <message>
        <source>In the search box: a tag</source>
        <translation>En la línea de búsqueda: una etiqueta</translation>
    </message>
    <message>
        <source>Undo “{what}”</source>
        <translation>Deshacer «{what}»</translation>
    </message>
    <message>
        <source>Searching for your decks …</source>
        <translation>Buscando tus mazos …</translation>
    </message>
    <message>
        <source>No decks match “{words}”.</source>
        <translation>Ningún mazo cumple «{words}».</translation>
    </message>
    <message numerus="yes">
        <source>The folders {names} can&apos;t be read.</source>
        <comment>The folder {names} can&apos;t be read.</comment>
        <translation>
            <numerusform>No se puede leer la carpeta {names}.</numerusform>
            <numerusform>No se pueden leer las carpetas {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The folders {names} can&apos;t be read</source>
        <comment>The folder {names} can&apos;t be read</comment>
        <translation>
            <numerusform>No se puede leer la carpeta {names}</numerusform>
            <numerusform>No se pueden leer las carpetas {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no decks in your folders yet. What you save there appears here.</source>
        <translation>Aún no hay mazos en tus carpetas. Lo que guardes en ellas aparece aquí.</translation>
    </message>
    <message>
        <source>Choose the folder of your decks to list them here.</source>
        <translation>Elige la carpeta donde guardas tus mazos: aquí aparecen todos.</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks</source>
        <comment>{n} deck</comment>
        <translation>
            <numerusform>{n} mazo</numerusform>
            <numerusform>{n} mazos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The folders {names}: too many files, not all are listed</source>
        <comment>The folder {names}: too many files, not all are listed</comment>
        <translation>
            <numerusform>La carpeta {names}: demasiados archivos, no aparecen todos</numerusform>
            <numerusform>Las carpetas {names}: demasiados archivos, no aparecen todos</numerusform>
        </translation>
    </message>
    <message>
        <source>tags</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>{deck}: {what}</source>
        <translation>{deck}: {what}</translation>
    </message>
    <message>
        <source>Find a deck:  name,  card,  #tag,  note</source>
        <translation>Buscar un mazo:  nombre,  carta,  #etiqueta,  nota</translation>
    </message>
    <message>
        <source>Find a deck</source>
        <translation>Buscar un mazo</translation>
    </message>
    <message>
        <source>Find by tag</source>
        <translation>Buscar por etiqueta</translation>
    </message>
    <message>
        <source>Choose a folder …</source>
        <translation>Elegir una carpeta …</translation>
    </message>
    <message>
        <source>Where is its file? …</source>
        <translation>¿Dónde está su archivo? …</translation>
    </message>
    <message>
        <source>Whether the deck uses your cards</source>
        <translation>Si tus cartas están en el mazo</translation>
    </message>
    <message>
        <source>Tags of the deck</source>
        <translation>Etiquetas del mazo</translation>
    </message>
    <message>
        <source>casual, to lend</source>
        <translation>informal, para prestar</translation>
    </message>
    <message>
        <source>Note on the deck</source>
        <translation>Nota sobre el mazo</translation>
    </message>
    <message>
        <source>Folders of the shelf</source>
        <translation>Carpetas de la estantería</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message numerus="yes">
        <source>{n} of its cards are missing in the open deck</source>
        <comment>{n} of its cards is missing in the open deck</comment>
        <translation>
            <numerusform>Al mazo abierto le falta {n} de sus cartas</numerusform>
            <numerusform>Al mazo abierto le faltan {n} de sus cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Precon</source>
        <translation>Precon</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Expansión</translation>
    </message>
    <message>
        <source>Helps</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Find a precon:  tremere,  v5,  govern</source>
        <translation>Buscar un precon:  tremere,  v5,  govern</translation>
    </message>
    <message>
        <source>Find a precon</source>
        <translation>Buscar un precon</translation>
    </message>
    <message>
        <source>Preconstructed decks</source>
        <translation>Mazos preconstruidos</translation>
    </message>
    <message>
        <source>Cards of the precon</source>
        <translation>Cartas del precon</translation>
    </message>
    <message>
        <source>Add its cards to the collection</source>
        <translation>Tengo sus cartas</translation>
    </message>
    <message>
        <source>Open a copy of the precon</source>
        <translation>Abrir una copia del precon</translation>
    </message>
    <message>
        <source>Add the cards of the precon to the collection</source>
        <translation>Anotar como tuyas las cartas del precon</translation>
    </message>
    <message>
        <source>Choose a precon to see its cards. Enter opens a copy of it.</source>
        <translation>Elige un precon para ver sus cartas. Enter abre una copia.</translation>
    </message>
    <message>
        <source>No preconstructed decks match “{words}”.</source>
        <translation>Ningún precon cumple «{words}».</translation>
    </message>
    <message numerus="yes">
        <source>{n} precons</source>
        <comment>{n} precon</comment>
        <translation>
            <numerusform>{n} precon</numerusform>
            <numerusform>{n} precons</numerusform>
        </translation>
    </message>
    <message>
        <source>Open {deck}</source>
        <translation>Abrir {deck}</translation>
    </message>
    <message>
        <source>{crypt} crypt, {library} library.</source>
        <translation>{crypt} de cripta, {library} de biblioteca.</translation>
    </message>
    <message>
        <source>The data count {stated} cards and list {size}.</source>
        <translation>Los datos cuentan {stated} cartas y enumeran {size}.</translation>
    </message>
    <message numerus="yes">
        <source>You have {have} of {size}; {n} of its cards are missing in the open deck.</source>
        <comment>You have {have} of {size}; {n} of its cards are missing in the open deck.</comment>
        <translation>
            <numerusform>Tienes {have} de {size}; {n} de sus cartas falta en el mazo abierto.</numerusform>
            <numerusform>Tienes {have} de {size}; {n} de sus cartas faltan en el mazo abierto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have all of them; {n} of its cards are missing in the open deck.</source>
        <comment>You have all of them; {n} of its cards are missing in the open deck.</comment>
        <translation>
            <numerusform>Las tienes todas; {n} de sus cartas falta en el mazo abierto.</numerusform>
            <numerusform>Las tienes todas; {n} de sus cartas faltan en el mazo abierto.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have {have} of {size}.</source>
        <translation>Tienes {have} de {size}.</translation>
    </message>
    <message>
        <source>You have all of them.</source>
        <translation>Las tienes todas.</translation>
    </message>
    <message>
        <source>flexible</source>
        <translation>flexible</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fijo</translation>
    </message>
    <message>
        <source>file missing</source>
        <translation>sin archivo</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>{deck}: its file is missing, but its cards still count</source>
        <translation>{deck}: su archivo ya no está ahí, pero sus cartas siguen contando</translation>
    </message>
    <message>
        <source>{deck}: {crypt} crypt, {library} library, by {author}</source>
        <translation>{deck}: {crypt} de cripta, {library} de biblioteca, de {author}</translation>
    </message>
    <message>
        <source>{deck}: {crypt} crypt, {library} library</source>
        <translation>{deck}: {crypt} de cripta, {library} de biblioteca</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards not recognised</source>
        <comment>{n} card not recognised</comment>
        <translation>
            <numerusform>{n} carta no reconocida</numerusform>
            <numerusform>{n} cartas no reconocidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards missing</source>
        <comment>{n} card missing</comment>
        <translation>
            <numerusform>falta {n} carta</numerusform>
            <numerusform>faltan {n} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Página {page} de {pages}</translation>
    </message>
    <message>
        <source>Deck without a name</source>
        <translation>Mazo sin nombre</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} other cards.</source>
        <comment>… and {n} other card.</comment>
        <translation>
            <numerusform>… y {n} carta más.</numerusform>
            <numerusform>… y {n} cartas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not identified: {cards}</source>
        <translation>No reconocidas: {cards}</translation>
    </message>
    <message>
        <source>Checksum of the list: {checksum}</source>
        <translation>Suma de comprobación de la lista: {checksum}</translation>
    </message>
    <message>
        <source>Scan the code to open this deck in VDB.</source>
        <translation>Escanea el código para abrir este mazo en VDB.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>de {author}</translation>
    </message>
    <message>
        <source>{clan}, group {group}</source>
        <translation>{clan}, grupo {group}</translation>
    </message>
    <message>
        <source>Not identified</source>
        <translation>Sin identificar</translation>
    </message>
    <message>
        <source>{type}, continued</source>
        <translation>{type}, continuación</translation>
    </message>
    <message>
        <source>Registration sheet</source>
        <translation>Hoja de inscripción</translation>
    </message>
    <message>
        <source>Decklist</source>
        <translation>Lista del mazo</translation>
    </message>
    <message>
        <source>Proxies</source>
        <translation>Proxies</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Print the deck</source>
        <translation>El mazo en papel</translation>
    </message>
    <message>
        <source>Kind of document</source>
        <translation>Clase de papel</translation>
    </message>
    <message>
        <source>The composition of the deck, how soon vampires become ready, and how soon each card is drawn. Every number says how it was calculated.</source>
        <translation>De qué está hecho el mazo, cómo entra en juego turno a turno y lo pronto que se ve cada carta. Cada número dice cómo se ha obtenido.</translation>
    </message>
    <message>
        <source>Proxies: {deck}</source>
        <translation>Proxies: {deck}</translation>
    </message>
    <message>
        <source>Proxies: deck without a name</source>
        <translation>Proxies: mazo sin nombre</translation>
    </message>
    <message>
        <source>&amp;Stop downloading</source>
        <translation>No obtener &amp;más</translation>
    </message>
    <message>
        <source>{done} of {all} pictures fetched …</source>
        <translation>{done} de {all} imágenes obtenidas …</translation>
    </message>
    <message>
        <source>The deck could not be counted: {why}</source>
        <translation>No se pudo contar el mazo: {why}</translation>
    </message>
    <message>
        <source>Counting the deck</source>
        <translation>Contando el mazo</translation>
    </message>
    <message>
        <source>Size of the paper</source>
        <translation>Tamaño del papel</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>&amp;Save as PDF …</source>
        <translation>&amp;Guardar como PDF …</translation>
    </message>
    <message>
        <source>Paper si&amp;ze</source>
        <translation>T&amp;amaño de papel</translation>
    </message>
    <message numerus="yes">
        <source>{n} pages</source>
        <comment>{n} page</comment>
        <translation>
            <numerusform>{n} página</numerusform>
            <numerusform>{n} páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing …</source>
        <translation>Imprimiendo …</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Va camino de la impresora.</translation>
    </message>
    <message>
        <source>Writing {file}</source>
        <translation>Escribiendo {file}</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Escrito en {file}.</translation>
    </message>
    <message>
        <source>{file} could not be written: {why}</source>
        <translation>No se pudo escribir {file}: {why}</translation>
    </message>
    <message>
        <source>Writing {file} …</source>
        <translation>Escribiendo {file} …</translation>
    </message>
    <message>
        <source>Printing failed: {why}</source>
        <translation>No ha funcionado: {why}</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Parado; no se ha escrito nada.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;Fetch the missing pictures</source>
        <translation>O&amp;btener las imágenes que faltan</translation>
    </message>
    <message>
        <source>The whole deck</source>
        <translation>El mazo entero</translation>
    </message>
    <message>
        <source>The crypt</source>
        <translation>La cripta</translation>
    </message>
    <message>
        <source>The library</source>
        <translation>La biblioteca</translation>
    </message>
    <message>
        <source>P&amp;layer</source>
        <translation>&amp;Jugador</translation>
    </message>
    <message>
        <source>&amp;V:EKN number</source>
        <translation>Número &amp;V:EKN</translation>
    </message>
    <message>
        <source>&amp;Tournament</source>
        <translation>&amp;Torneo</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Fecha</translation>
    </message>
    <message>
        <source>Deck &amp;name</source>
        <translation>&amp;Nombre del mazo</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>Fo&amp;rmato</translation>
    </message>
    <message>
        <source>left free to write on</source>
        <translation>en blanco para rellenar</translation>
    </message>
    <message>
        <source>Comments on &amp;cards</source>
        <translation>&amp;Comentarios junto a las cartas</translation>
    </message>
    <message>
        <source>The d&amp;escription</source>
        <translation>La &amp;descripción</translation>
    </message>
    <message>
        <source>&amp;One of each card</source>
        <translation>&amp;Una de cada carta</translation>
    </message>
    <message>
        <source>Room &amp;between the cards</source>
        <translation>&amp;Espacio entre las cartas</translation>
    </message>
    <message>
        <source>drawn by VTES Deck</source>
        <translation>dibujadas por este programa</translation>
    </message>
    <message>
        <source>pictures of the cards</source>
        <translation>imágenes de las cartas</translation>
    </message>
    <message>
        <source>P&amp;roxies of</source>
        <translation>Pro&amp;xies de</translation>
    </message>
    <message>
        <source>Cards &amp;as</source>
        <translation>Cartas c&amp;omo</translation>
    </message>
    <message>
        <source>63 by 88 mm, nine on a page. Print them at 100 %, not fitted to the page.</source>
        <translation>63 por 88 mm, nueve por página. Imprímelas al 100&#xa0;%, sin ajustar a la página.</translation>
    </message>
    <message numerus="yes">
        <source>{missing} of {n} pictures are not on this machine; those cards are drawn.</source>
        <comment>{missing} of {n} pictures are not on this machine; those cards are drawn.</comment>
        <translation>
            <numerusform>{missing} de {n} imagen no está en este equipo; esa carta se dibuja.</numerusform>
            <numerusform>{missing} de {n} imágenes no están en este equipo; esas cartas se dibujan.</numerusform>
        </translation>
    </message>
    <message>
        <source>it does not accept data</source>
        <translation>no ocupa nada</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta (Letter)</translation>
    </message>
    <message>
        <source>Looking for pictures</source>
        <translation>Buscando imágenes</translation>
    </message>
    <message>
        <source>Fetching pictures</source>
        <translation>Obteniendo imágenes</translation>
    </message>
    <message>
        <source>The pictures can&apos;t be downloaded: {why}</source>
        <translation>No se pueden obtener las imágenes: {why}</translation>
    </message>
    <message numerus="yes">
        <source>{n} pictures are not available.</source>
        <comment>{n} picture is not available.</comment>
        <translation>
            <numerusform>{n} imagen no está disponible.</numerusform>
            <numerusform>{n} imágenes no están disponibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation>No hay cartas.</translation>
    </message>
    <message>
        <source>Deck registration</source>
        <translation>Inscripción del mazo</translation>
    </message>
    <message>
        <source>Checksum of the list</source>
        <translation>Suma de comprobación de la lista</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>V:EKN number</source>
        <translation>Número V:EKN</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message numerus="yes">
        <source>Crypt: {n} cards</source>
        <comment>Crypt: {n} card</comment>
        <translation>
            <numerusform>Cripta: {n} carta</numerusform>
            <numerusform>Cripta: {n} cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Crypt: {n} cards, {groups}</source>
        <comment>Crypt: {n} card, {groups}</comment>
        <translation>
            <numerusform>Cripta: {n} carta, {groups}</numerusform>
            <numerusform>Cripta: {n} cartas, {groups}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Library: {n} cards</source>
        <comment>Library: {n} card</comment>
        <translation>
            <numerusform>Biblioteca: {n} carta</numerusform>
            <numerusform>Biblioteca: {n} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>For the judge</source>
        <translation>Para el juez</translation>
    </message>
    <message>
        <source>Crypt counted</source>
        <translation>Cripta contada</translation>
    </message>
    <message>
        <source>Library counted</source>
        <translation>Biblioteca contada</translation>
    </message>
    <message>
        <source>Ankhs</source>
        <translation>Ankhs</translation>
    </message>
    <message>
        <source>Monstrosity of</source>
        <translation>Monstruosidad con</translation>
    </message>
    <message>
        <source>Gain tokens</source>
        <translation>Ganar fichas</translation>
    </message>
    <message>
        <source>Assign tokens</source>
        <translation>Asignar fichas</translation>
    </message>
    <message>
        <source>Steal tokens</source>
        <translation>Robar fichas</translation>
    </message>
    <message>
        <source>Remove tokens</source>
        <translation>Retirar fichas</translation>
    </message>
    <message>
        <source>Move tokens</source>
        <translation>Mover fichas</translation>
    </message>
    <message>
        <source>Exhaust vampires</source>
        <translation>Agotar vampiros</translation>
    </message>
    <message>
        <source>Remove exhaustion</source>
        <translation>Quitar el agotamiento</translation>
    </message>
    <message>
        <source>Rejuvenate vampires</source>
        <translation>Revitalizar vampiros</translation>
    </message>
    <message>
        <source>Place vampires into torpor</source>
        <translation>Poner vampiros en letargo</translation>
    </message>
    <message>
        <source>Activate vampires</source>
        <translation>Activar vampiros</translation>
    </message>
    <message>
        <source>Modify one battleground</source>
        <translation>Modificar un campo de batalla</translation>
    </message>
    <message>
        <source>Trigger abilities</source>
        <translation>Desencadenar habilidades</translation>
    </message>
    <message>
        <source>Draw clan schemes</source>
        <translation>Robar intrigas de clan</translation>
    </message>
    <message>
        <source>Take discarded clan schemes into hand</source>
        <translation>Recuperar en la mano intrigas de clan descartadas</translation>
    </message>
    <message>
        <source>Reserve a character</source>
        <translation>Reservar un personaje</translation>
    </message>
    <message>
        <source>Remove characters from the queue</source>
        <translation>Retirar personajes de la fila</translation>
    </message>
    <message>
        <source>Play an additional scheme</source>
        <translation>Jugar una intriga adicional</translation>
    </message>
    <message>
        <source>One of several ways</source>
        <translation>Una de varias maneras</translation>
    </message>
    <message>
        <source>Only if vampires fit</source>
        <translation>Solo si encajan vampiros</translation>
    </message>
    <message>
        <source>Recruit from the deck</source>
        <translation>Reclutar del mazo</translation>
    </message>
    <message>
        <source>Declare enemy</source>
        <translation>Declarar un enemigo</translation>
    </message>
    <message>
        <source>Kiss the ring</source>
        <translation>Besar el anillo</translation>
    </message>
    <message>
        <source>Embrace the chaos</source>
        <translation>Abrazar el caos</translation>
    </message>
    <message>
        <source>Black market</source>
        <translation>Mercado negro</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Invitación</translation>
    </message>
    <message>
        <source>Usurp</source>
        <translation>Usurpar</translation>
    </message>
    <message>
        <source>Craft monstrosity</source>
        <translation>Crear una monstruosidad</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Edicto</translation>
    </message>
    <message>
        <source>The vampire that acts</source>
        <translation>El vampiro que actúa</translation>
    </message>
    <message>
        <source>Your bloodline</source>
        <translation>Tu linaje</translation>
    </message>
    <message>
        <source>The coterie</source>
        <translation>La cuadrilla</translation>
    </message>
    <message>
        <source>Its childer</source>
        <translation>Sus chiquillos</translation>
    </message>
    <message>
        <source>Its sire</source>
        <translation>Su sire</translation>
    </message>
    <message>
        <source>The pack</source>
        <translation>La manada</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todos los oponentes</translation>
    </message>
    <message>
        <source>The chosen opponent</source>
        <translation>El oponente elegido</translation>
    </message>
    <message>
        <source>The vampire of the previous effect</source>
        <translation>El vampiro del efecto anterior</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos los jugadores</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Fledgling</source>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Sire</source>
        <translation>Sire</translation>
    </message>
    <message>
        <source>Basic character</source>
        <translation>Personaje básico</translation>
    </message>
    <message>
        <source>Exhausted</source>
        <translation>Agotado</translation>
    </message>
    <message>
        <source>Childe</source>
        <translation>Chiquillo</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Enemigo</translation>
    </message>
    <message>
        <source>Another vampire</source>
        <translation>Otro vampiro</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Cada uno</translation>
    </message>
    <message>
        <source>Boon</source>
        <translation>Favor</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Básico</translation>
    </message>
    <message>
        <source>Harpy</source>
        <translation>Arpía</translation>
    </message>
    <message>
        <source>Prince</source>
        <translation>Príncipe</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Torpor</source>
        <translation>Letargo</translation>
    </message>
    <message>
        <source>Spaces of the token from neutral: negative toward class A, positive toward class C.</source>
        <translation>Casillas de la ficha desde la neutral: negativas hacia la clase A, positivas hacia la clase C.</translation>
    </message>
    <message>
        <source>For each player: the space, 0 for the lowest one, and the side of the token.</source>
        <translation>Para cada jugador: la casilla, 0 para la más baja, y la cara de la ficha.</translation>
    </message>
    <message>
        <source>The ankhs on each court, such as G = 3.</source>
        <translation>Los ankhs de cada corte, por ejemplo G = 3.</translation>
    </message>
    <message>
        <source>The class that the token of each archetype shows, and which are judices.</source>
        <translation>La clase que muestra la ficha de cada arquetipo y cuáles son judices.</translation>
    </message>
    <message>
        <source>The ankhs left in each city, and those in the fire.</source>
        <translation>Los ankhs que quedan en cada ciudad y los que están en el fuego.</translation>
    </message>
    <message>
        <source>The steps of each investigator, and the ankhs on each final space.</source>
        <translation>Los pasos de cada investigador y los ankhs de cada casilla final.</translation>
    </message>
    <message>
        <source>The classes of the tokens inside the walls, and how many titles were voted on.</source>
        <translation>Las clases de las fichas dentro de los muros y cuántos títulos se han votado.</translation>
    </message>
    <message>
        <source>The tokens at home, of which the last one comes next, and those in each region.</source>
        <translation>Las fichas en casa, de las que la última es la próxima, y las de cada región.</translation>
    </message>
    <message>
        <source>Allegiance</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>por sorteo</translation>
    </message>
    <message>
        <source>those of the leader</source>
        <translation>las del líder</translation>
    </message>
    <message>
        <source>Schemes in hand</source>
        <translation>Intrigas en la mano</translation>
    </message>
    <message>
        <source>The data set has no character “{name}”.</source>
        <translation>El conjunto de datos no tiene ningún personaje «{name}».</translation>
    </message>
    <message>
        <source>Battlegrounds</source>
        <translation>Campos de batalla</translation>
    </message>
    <message>
        <source>Winners of ties</source>
        <translation>Ganadores de los desempates</translation>
    </message>
    <message>
        <source>Queue, from the left</source>
        <translation>Fila, desde la izquierda</translation>
    </message>
    <message>
        <source>Next characters</source>
        <translation>Próximos personajes</translation>
    </message>
    <message>
        <source>Current round</source>
        <translation>Ronda actual</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Missions and queue</source>
        <translation>Misiones y fila</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
    <message>
        <source>as on this list</source>
        <translation>como en esta lista</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>difiere</translation>
    </message>
    <message>
        <source>Remarks, penalties</source>
        <translation>Observaciones, sanciones</translation>
    </message>
    <message>
        <source>Signature of the player</source>
        <translation>Firma del jugador</translation>
    </message>
    <message>
        <source>Statistics by VTES Deck</source>
        <translation>Estadísticas de VTES Deck</translation>
    </message>
    <message>
        <source>by {author}. {size}.</source>
        <translation>de {author}. {size}.</translation>
    </message>
    <message>
        <source>{size}.</source>
        <translation>{size}.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>with doubtful lines</source>
        <translation>con líneas dudosas</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks: {legal} legal, {illegal} not legal, {unreadable} unreadable.</source>
        <comment>{n} deck: {legal} legal, {illegal} not legal, {unreadable} unreadable.</comment>
        <translation>
            <numerusform>{n} mazo: {legal} legal, {illegal} no legal, {unreadable} ilegible.</numerusform>
            <numerusform>{n} mazos: {legal} legales, {illegal} no legales, {unreadable} ilegibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of them have doubtful lines.</source>
        <comment>{n} of them has doubtful lines.</comment>
        <translation>
            <numerusform>{n} de ellas tiene líneas dudosas.</numerusform>
            <numerusform>{n} de ellas tienen líneas dudosas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>First violation</source>
        <translation>Primera infracción</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Dudosas</translation>
    </message>
    <message>
        <source>Deck check: {question}</source>
        <translation>Comprobación de mazos: {question}</translation>
    </message>
    <message>
        <source>Deck check by VTES Deck</source>
        <translation>Comprobación de mazos de VTES Deck</translation>
    </message>
    <message>
        <source>Deck check</source>
        <translation>Comprobación de mazos</translation>
    </message>
    <message>
        <source>List by list</source>
        <translation>Lista por lista</translation>
    </message>
    <message>
        <source>The same cards</source>
        <translation>Las mismas cartas</translation>
    </message>
    <message>
        <source>{lists}: {verdict}</source>
        <translation>{lists}: {verdict}</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} doubtful lines more.</source>
        <comment>… and {n} doubtful lines more.</comment>
        <translation>
            <numerusform>… y {n} línea dudosa más.</numerusform>
            <numerusform>… y {n} líneas dudosas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checksum {checksum}</source>
        <translation>Suma de comprobación {checksum}</translation>
    </message>
    <message>
        <source>Looking for games</source>
        <translation>Buscando partidas</translation>
    </message>
    <message>
        <source>A game at turn {turn} is not finished: {names}.</source>
        <translation>Una partida en el turno {turn} no ha terminado: {names}.</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Continuar la partida</translation>
    </message>
    <message>
        <source>The documentation is not built in this checkout. Build it with “make docs”.</source>
        <translation>La documentación no está generada en esta copia del código. Genérala con «make docs».</translation>
    </message>
    <message>
        <source>Open the source text</source>
        <translation>Abrir el texto fuente</translation>
    </message>
    <message>
        <source>VTES Deck was updated from {former} to {version}.</source>
        <translation>VTES Deck es ahora {version}; la última vez era {former}.</translation>
    </message>
    <message>
        <source>as it was opened</source>
        <comment>a version</comment>
        <translation>al abrirse</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>a version</comment>
        <translation>guardada</translation>
    </message>
    <message>
        <source>work</source>
        <comment>a version</comment>
        <translation>trabajo</translation>
    </message>
    <message>
        <source>before going back</source>
        <comment>a version</comment>
        <translation>antes de volver</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>a version</comment>
        <translation>conservada</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>hoy {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>ayer {time}</translation>
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
            <numerusform>Las versiones de «{deck}» ocupaban demasiado. Se ha eliminado la más antigua sin nombre.</numerusform>
            <numerusform>Las versiones de «{deck}» ocupaban demasiado. Se han eliminado las {n} más antiguas sin nombre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>En cualquier parte</translation>
    </message>
    <message>
        <source>Has cards</source>
        <translation>Contiene cartas</translation>
    </message>
    <message>
        <source>Card type</source>
        <translation>Tipo de carta</translation>
    </message>
    <message>
        <source>Average capacity</source>
        <translation>Capacidad media</translation>
    </message>
    <message>
        <source>Smallest capacity</source>
        <translation>Capacidad mínima</translation>
    </message>
    <message>
        <source>Largest capacity</source>
        <translation>Capacidad máxima</translation>
    </message>
    <message>
        <source>Crypt cards</source>
        <translation>Cartas de cripta</translation>
    </message>
    <message>
        <source>Library cards</source>
        <translation>Cartas de biblioteca</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Puntos de victoria</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Es</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>In the deck&apos;s name, player, event, place or date, or in the name of a card that it plays. With a number in front it is a card: 2+ Arika.</source>
        <translation>En el nombre del mazo, jugador, evento, lugar o fecha, o en el nombre de una carta que juega. Con un número delante es una carta: 2+ Arika.</translation>
    </message>
    <message>
        <source>Words in the name of the deck.</source>
        <translation>Palabras del nombre del mazo.</translation>
    </message>
    <message>
        <source>Words in what the player wrote about the deck or its cards.</source>
        <translation>Palabras de lo que el jugador escribió sobre el mazo o junto a sus cartas.</translation>
    </message>
    <message>
        <source>Plays a card: its name, the beginning of it or a word of it. A number in front asks for copies: 2+ is two or more, 1..3 one to three, 4 exactly four, 0 none at all.</source>
        <translation>Juega una carta: su nombre, el comienzo de este o una palabra de él. Un número delante pide ejemplares: 2+ son dos o más, 1..3 de uno a tres, 4 exactamente cuatro, 0 ninguno.</translation>
    </message>
    <message>
        <source>Copies of cards that a search for cards finds, in quotation marks, with the number of copies in front: one or more, if none is given.</source>
        <translation>Ejemplares de cartas que encuentra una búsqueda de cartas, entre comillas, con el número de ejemplares delante: uno o más, si no se indica.</translation>
    </message>
    <message>
        <source>A clan of which at least a third of the crypt is.</source>
        <translation>Un clan del que es al menos un tercio de la cripta.</translation>
    </message>
    <message>
        <source>A sect of which at least a third of the crypt is.</source>
        <translation>Una secta de la que es al menos un tercio de la cripta.</translation>
    </message>
    <message>
        <source>A Discipline that it plays: a third of the crypt has it (in capitals: at superior), and at least 4 library cards require it.</source>
        <translation>Una Disciplina que juega: un tercio de la cripta la tiene (en mayúsculas: a nivel superior) y al menos 4 cartas de biblioteca la requieren.</translation>
    </message>
    <message>
        <source>Has a vampire with the title in its crypt.</source>
        <translation>Tiene en su cripta un vampiro con el título.</translation>
    </message>
    <message>
        <source>Has a library card of the type; for numbers write has:&quot;10+ type:master&quot;.</source>
        <translation>Tiene una carta de biblioteca del tipo; para cantidades, escribe has:&quot;10+ type:master&quot;.</translation>
    </message>
    <message>
        <source>A group of which the crypt has vampires.</source>
        <translation>Un grupo del que la cripta tiene vampiros.</translation>
    </message>
    <message>
        <source>Average capacity of the crypt, each copy counted.</source>
        <translation>Capacidad media de la cripta, contando cada ejemplar.</translation>
    </message>
    <message>
        <source>Capacity of the smallest vampire.</source>
        <translation>Capacidad del vampiro más pequeño.</translation>
    </message>
    <message>
        <source>Capacity of the largest vampire.</source>
        <translation>Capacidad del vampiro más grande.</translation>
    </message>
    <message>
        <source>How many cards the crypt has.</source>
        <translation>Cuántas cartas tiene la cripta.</translation>
    </message>
    <message>
        <source>How many cards the library has.</source>
        <translation>Cuántas cartas tiene la biblioteca.</translation>
    </message>
    <message>
        <source>Who won with the deck, or built it.</source>
        <translation>Quién ganó con el mazo o lo construyó.</translation>
    </message>
    <message>
        <source>Words in the name of the tournament.</source>
        <translation>Palabras del nombre del torneo.</translation>
    </message>
    <message>
        <source>Words in the place of the tournament: town, region or country.</source>
        <translation>Palabras del lugar del torneo: ciudad, región o país.</translation>
    </message>
    <message>
        <source>The country of the tournament.</source>
        <translation>El país del torneo.</translation>
    </message>
    <message>
        <source>The first day of the tournament: a year, a month, a day, a range, or a set&apos;s release.</source>
        <translation>El primer día del torneo: un año, un mes, un día, un intervalo o la publicación de una expansión.</translation>
    </message>
    <message>
        <source>How many players took part.</source>
        <translation>Cuántos jugadores participaron.</translation>
    </message>
    <message>
        <source>How many rounds were played before the final.</source>
        <translation>Cuántas rondas se jugaron antes de la final.</translation>
    </message>
    <message>
        <source>Victory points of the winner before the final, where they are known.</source>
        <translation>Puntos de victoria del ganador antes de la final, cuando se conocen.</translation>
    </message>
    <message>
        <source>mono: one clan only; star: five or more copies of one vampire; onegroup: vampires of one group; online: won online; described: with a text by its player.</source>
        <translation>mono: un solo clan; star: cinco o más ejemplares de un vampiro; onegroup: vampiros de un solo grupo; online: ganado en línea; described: con un texto de su jugador.</translation>
    </message>
    <message>
        <source>Sort the decks by date, players, avg, vp, player and other figures or texts. A minus sign puts the largest first; the key after a comma orders ties. Decks without a value come last.</source>
        <translation>Ordenar los mazos por date, players, avg, vp, player y otras cifras o textos. Un signo menos pone primero los mayores; la clave tras una coma ordena los empates. Los mazos sin valor van al final.</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar la imagen</translation>
    </message>
    <message>
        <source>Show the numbers as a table</source>
        <translation>Mostrar los números como tabla</translation>
    </message>
    <message>
        <source>Show the chart</source>
        <translation>Mostrar el gráfico</translation>
    </message>
    <message>
        <source>Copy numbers</source>
        <translation>Copiar los números</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>part</source>
        <translation>parte</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Comment on the card</source>
        <translation>Comentar la carta</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nombre del mazo</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>What the deck does, how to play it …</source>
        <translation>Qué hace el mazo, cómo se juega …</translation>
    </message>
    <message>
        <source>Description to be read</source>
        <translation>Descripción para leer</translation>
    </message>
    <message>
        <source>Read the description</source>
        <translation>Leer la descripción</translation>
    </message>
    <message>
        <source>by</source>
        <comment>an author</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>Describe</source>
        <translation>Describir</translation>
    </message>
    <message>
        <source>Won {event}. Changed since.</source>
        <translation>Ganó {event}. Cambiado después.</translation>
    </message>
    <message>
        <source>Won {event}.</source>
        <translation>Ganó {event}.</translation>
    </message>
    <message>
        <source>Rename the deck</source>
        <translation>Cambiar el nombre del mazo</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Cambiar el autor</translation>
    </message>
    <message>
        <source>Change the description</source>
        <translation>Cambiar la descripción</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>Qt&apos;s notation of a day</comment>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>Deck list</source>
        <translation>Lista del mazo</translation>
    </message>
    <message>
        <source>Which card is {name}?</source>
        <translation>¿Qué carta es {name}?</translation>
    </message>
    <message>
        <source>No card has a similar name</source>
        <translation>Ninguna carta tiene un nombre parecido</translation>
    </message>
    <message>
        <source>Plus and minus change the copies of a card, digits set them, Delete removes it, F2 writes a comment.</source>
        <translation>Más y menos cambian los ejemplares de una carta, las cifras los fijan, Supr la quita, F2 escribe un comentario.</translation>
    </message>
    <message>
        <source>{cards} and {n} more</source>
        <translation>{cards} y {n} más</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>buscado</translation>
    </message>
    <message>
        <source>excluded</source>
        <translation>excluido</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find in the list</source>
        <translation>Buscar en la lista</translation>
    </message>
    <message>
        <source>&amp;one of them</source>
        <translation>&amp;uno de ellos</translation>
    </message>
    <message>
        <source>&amp;all of them</source>
        <translation>&amp;todos ellos</translation>
    </message>
    <message>
        <source>Click again to exclude</source>
        <translation>Otro clic para excluir</translation>
    </message>
    <message>
        <source>not {what}</source>
        <translation>no {what}</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Todas</translation>
    </message>
    <message>
        <source>Cards that have all the Disciplines chosen</source>
        <translation>Cartas que tienen todas las Disciplinas elegidas</translation>
    </message>
    <message>
        <source>An&amp;y</source>
        <translation>&amp;Alguna</translation>
    </message>
    <message>
        <source>Cards that have at least one of the Disciplines chosen</source>
        <translation>Cartas que tienen al menos una de las Disciplinas elegidas</translation>
    </message>
    <message>
        <source>&amp;Only</source>
        <translation>&amp;Solo</translation>
    </message>
    <message>
        <source>Cards that have some of the Disciplines chosen and no others</source>
        <translation>Cartas que tienen alguna de las Disciplinas elegidas y ninguna otra</translation>
    </message>
    <message>
        <source>superior wanted</source>
        <translation>buscada a nivel superior</translation>
    </message>
    <message>
        <source>wanted at any level</source>
        <translation>buscada a cualquier nivel</translation>
    </message>
    <message>
        <source>Click once for any level, again for superior, again to exclude; the right button goes back.</source>
        <translation>Un clic para cualquier nivel, otro para superior, otro para excluir; el botón derecho va hacia atrás.</translation>
    </message>
    <message>
        <source>from</source>
        <comment>number</comment>
        <translation>desde</translation>
    </message>
    <message>
        <source>{label} from</source>
        <translation>{label} desde</translation>
    </message>
    <message>
        <source>to</source>
        <comment>number</comment>
        <translation>hasta</translation>
    </message>
    <message>
        <source>{label} to</source>
        <translation>{label} hasta</translation>
    </message>
    <message>
        <source>{help}

In the search box: {example}</source>
        <translation>{help}

En el cuadro de búsqueda: {example}</translation>
    </message>
    <message>
        <source>Fits groups {low} and {high}</source>
        <translation>Encaja con los grupos {low} y {high}</translation>
    </message>
    <message>
        <source>Legal today</source>
        <translation>Legal hoy</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>{title}: unfolded</source>
        <translation>{title}: desplegado</translation>
    </message>
    <message>
        <source>{title}: expanded, {n} in use</source>
        <translation>{title}: desplegado, {n} en uso</translation>
    </message>
    <message>
        <source>{title}: folded</source>
        <translation>{title}: plegado</translation>
    </message>
    <message>
        <source>{title}: collapsed, {n} in use</source>
        <translation>{title}: plegado, {n} en uso</translation>
    </message>
    <message>
        <source>Remove the filters of “{family}”</source>
        <translation>Quitar los filtros de «{family}»</translation>
    </message>
    <message>
        <source>Clear {family}</source>
        <translation>Borrar {family}</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>Más …</translation>
    </message>
    <message>
        <source>More filters of {family}</source>
        <translation>Más filtros de {family}</translation>
    </message>
    <message>
        <source>Only in the search box:  {conditions}</source>
        <translation>Solo en el cuadro de búsqueda, y se conserva ahí:  {conditions}</translation>
    </message>
    <message>
        <source>Click a number, or drag from one to another. Click again to clear.</source>
        <translation>Haz clic en un número o arrastra de uno a otro. Otro clic lo borra.</translation>
    </message>
    <message>
        <source>up to {number}</source>
        <translation>hasta {number}</translation>
    </message>
    <message>
        <source>from {number}</source>
        <translation>desde {number}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>de {low} a {high}</translation>
    </message>
    <message>
        <source>Left and right move, Space chooses a number, Shift with the arrows chooses a range, Delete clears.</source>
        <translation>Izquierda y derecha mueven, Espacio elige un número, Mayús con las flechas elige un intervalo, Supr borra.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No permitido</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>En orden</translation>
    </message>
    <message>
        <source>Rule {link}</source>
        <translation>Regla {link}</translation>
    </message>
    <message>
        <source>Left, Right, Enter</source>
        <translation>Izquierda, Derecha, Enter</translation>
    </message>
    <message>
        <source>Go to a link in the text and follow it</source>
        <translation>Ir a un enlace del texto y seguirlo</translation>
    </message>
    <message>
        <source>&amp;Capacity</source>
        <translation>&amp;Capacidad</translation>
    </message>
    <message>
        <source>C&amp;opies</source>
        <translation>&amp;Ejemplares</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Grupo</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>C&amp;lan</source>
        <translation>C&amp;lan</translation>
    </message>
    <message>
        <source>&amp;Cost or capacity</source>
        <translation>&amp;Coste o capacidad</translation>
    </message>
    <message>
        <source>Your own &amp;piles</source>
        <translation>Tus &amp;montones</translation>
    </message>
    <message>
        <source>As a l&amp;ist</source>
        <translation>En &amp;lista</translation>
    </message>
    <message>
        <source>As &amp;stacks</source>
        <translation>En pila&amp;s</translation>
    </message>
    <message>
        <source>As a &amp;grid</source>
        <translation>E&amp;n cuadrícula</translation>
    </message>
    <message>
        <source>Stac&amp;ks by</source>
        <translation>Apila&amp;r por</translation>
    </message>
    <message>
        <source>Drag a card to a free place: it begins a pile of your own.</source>
        <translation>Arrastra una carta a un lugar libre: empieza un montón tuyo.</translation>
    </message>
    <message>
        <source>Comment on {card}:</source>
        <translation>Comentario sobre {card}:</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>As &amp;written</source>
        <translation>Como se e&amp;scribió</translation>
    </message>
    <message>
        <source>&amp;Cost</source>
        <translation>C&amp;oste</translation>
    </message>
    <message>
        <source>&amp;Discipline</source>
        <translation>&amp;Disciplina</translation>
    </message>
    <message>
        <source>Search cards:  govern,  clan:ventrue cap&gt;=7,  dis:DOM</source>
        <translation>Buscar cartas:  govern,  clan:ventrue cap&gt;=7,  dis:DOM</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>Buscar cartas</translation>
    </message>
    <message>
        <source>Earlier searches</source>
        <translation>Búsquedas anteriores</translation>
    </message>
    <message>
        <source>Earlier searches (Alt+Down)</source>
        <translation>Búsquedas anteriores (Alt+Abajo)</translation>
    </message>
    <message>
        <source>No earlier searches</source>
        <translation>No hay búsquedas anteriores</translation>
    </message>
    <message>
        <source>a word: in names and in card texts</source>
        <translation>una palabra: en los nombres y en los textos de las cartas</translation>
    </message>
    <message>
        <source>a phrase</source>
        <translation>una frase</translation>
    </message>
    <message>
        <source>both</source>
        <translation>deben cumplirse ambas</translation>
    </message>
    <message>
        <source>one of them</source>
        <translation>una de ellas</translation>
    </message>
    <message>
        <source>superior Dominate and any Presence</source>
        <translation>Dominate a nivel superior y Presence a cualquiera</translation>
    </message>
    <message>
        <source>alternatives</source>
        <translation>alternativas</translation>
    </message>
    <message>
        <source>a range</source>
        <translation>un intervalo</translation>
    </message>
    <message>
        <source>years, days, sets</source>
        <translation>años, días, expansiones</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>un patrón</translation>
    </message>
    <message>
        <source>Find a filter:  stealth, set, artist …</source>
        <translation>Buscar un filtro:  sigilo, expansión, ilustrador …</translation>
    </message>
    <message>
        <source>Find a filter</source>
        <translation>Buscar un filtro</translation>
    </message>
    <message>
        <source>Guide to searching</source>
        <translation>Guía de búsqueda</translation>
    </message>
    <message>
        <source>There is no such filter. You can search for any word as it is.</source>
        <translation>Ningún filtro se llama así. Cualquier palabra se puede buscar tal cual.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>En breve</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>Al completo</translation>
    </message>
    <message>
        <source>words alone</source>
        <translation>solo palabras</translation>
    </message>
    <message>
        <source>Mistake in the search</source>
        <translation>Error en la búsqueda</translation>
    </message>
    <message>
        <source>{mistake} Did you mean {suggestions}?</source>
        <translation>{mistake} ¿Quizá {suggestions}?</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Formas de continuar</translation>
    </message>
    <message>
        <source>Add cards:  4 govern</source>
        <translation>Añadir cartas:  4 govern</translation>
    </message>
    <message>
        <source>Add cards</source>
        <translation>Añadir cartas</translation>
    </message>
    <message>
        <source>Type copies and a card name, then Enter</source>
        <translation>Escribe los ejemplares y el nombre de una carta, y después Enter</translation>
    </message>
    <message>
        <source>“{filter}” needs one group or two, such as 4 or 4-5.</source>
        <translation>«{filter}» necesita uno o dos grupos, como 4 o 4-5.</translation>
    </message>
    <message>
        <source>The groups of one crypt are at most two, one after another.</source>
        <translation>Los grupos de una cripta son como mucho dos, consecutivos.</translation>
    </message>
    <message>
        <source>“{text}” is no Discipline.</source>
        <translation>«{text}» no es ninguna Disciplina.</translation>
    </message>
    <message>
        <source>“{text}” could be {choices}.</source>
        <translation>«{text}» puede ser {choices}.</translation>
    </message>
    <message>
        <source>A card is never “{text}”.</source>
        <translation>Una carta nunca es «{text}».</translation>
    </message>
    <message>
        <source>Cards cannot be sorted by “{text}”.</source>
        <translation>Las cartas no se pueden ordenar por «{text}».</translation>
    </message>
    <message>
        <source>Decks cannot be sorted by “{text}”.</source>
        <translation>Los mazos no se pueden ordenar por «{text}».</translation>
    </message>
    <message>
        <source>“{filter}” needs a name to look for.</source>
        <translation>«{filter}» necesita un nombre que buscar.</translation>
    </message>
    <message>
        <source>A regular expression is never near: write name:/.../.</source>
        <translation>Una expresión regular nunca es aproximada: escribe name:/.../.</translation>
    </message>
    <message>
        <source>There is nothing to look for between the quotes.</source>
        <translation>No hay nada que buscar entre las comillas.</translation>
    </message>
    <message>
        <source>There is no card “{name}” here.</source>
        <translation>Aquí no hay ninguna carta «{name}».</translation>
    </message>
    <message>
        <source>“{filter}” needs the name of a card.</source>
        <translation>«{filter}» necesita el nombre de una carta.</translation>
    </message>
    <message>
        <source>No crypt to play cards: playable:crypt needs a deck with vampires.</source>
        <translation>No hay cripta que juegue cartas: playable:crypt necesita un mazo con vampiros.</translation>
    </message>
    <message>
        <source>No deck is open here.</source>
        <translation>Aquí no hay ningún mazo abierto.</translation>
    </message>
    <message>
        <source>The card pool of {format} is not known here.</source>
        <translation>Aquí no se conocen las cartas permitidas en {format}.</translation>
    </message>
    <message>
        <source>A regular expression cannot be used for “{label}”.</source>
        <translation>No se puede usar una expresión regular para «{label}».</translation>
    </message>
    <message>
        <source>“{text}” is not a Discipline. Write three letters, such as dom, or the name.</source>
        <translation>«{text}» no es una Disciplina. Escribe tres letras, como dom, o el nombre.</translation>
    </message>
    <message>
        <source>“{text}” is not a card type. Types are: {types}.</source>
        <translation>«{text}» no es un tipo de carta. Los tipos son: {types}.</translation>
    </message>
    <message>
        <source>“{text}” is not known as {label}.</source>
        <translation>«{text}» no se conoce como {label}.</translation>
    </message>
    <message>
        <source>The quotation mark is not closed.</source>
        <translation>Las comillas no están cerradas.</translation>
    </message>
    <message>
        <source>The regular expression is not closed with /.</source>
        <translation>La expresión regular no está cerrada con /.</translation>
    </message>
    <message>
        <source>Use either &amp; or commas between values, or write the filter twice.</source>
        <translation>Usa &amp; o comas entre los valores, no ambas cosas, o escribe el filtro dos veces.</translation>
    </message>
    <message>
        <source>“{filter}” needs a value.</source>
        <translation>«{filter}» necesita un valor.</translation>
    </message>
    <message>
        <source>There is no filter “{word}”. For the words themselves, write quotation marks.</source>
        <translation>No hay ningún filtro «{word}». Para buscar las palabras mismas, escribe comillas.</translation>
    </message>
    <message>
        <source>“{filter}” takes {signs} and not {sign}.</source>
        <translation>«{filter}» admite {signs} y no {sign}.</translation>
    </message>
    <message>
        <source>The name of a filter is missing before “{sign}”.</source>
        <translation>Falta el nombre de un filtro antes de «{sign}».</translation>
    </message>
    <message>
        <source>Something is missing after “{text}”.</source>
        <translation>Falta algo después de «{text}».</translation>
    </message>
    <message>
        <source>Something is missing before “{text}”.</source>
        <translation>Falta algo antes de «{text}».</translation>
    </message>
    <message>
        <source>There is nothing to exclude after “{text}”.</source>
        <translation>No hay nada que excluir después de «{text}».</translation>
    </message>
    <message>
        <source>Too many parentheses inside one another.</source>
        <translation>Demasiados paréntesis unos dentro de otros.</translation>
    </message>
    <message>
        <source>There is nothing in these parentheses.</source>
        <translation>No hay nada en estos paréntesis.</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>Este paréntesis no está cerrado.</translation>
    </message>
    <message>
        <source>This parenthesis was never opened.</source>
        <translation>Este paréntesis nunca se abrió.</translation>
    </message>
    <message>
        <source>A query may have {most} characters, not {length}.</source>
        <translation>Una búsqueda puede tener {most} caracteres, no {length}.</translation>
    </message>
    <message>
        <source>A query may have {most} regular expressions or near names.</source>
        <translation>Una búsqueda puede tener {most} expresiones regulares o nombres aproximados.</translation>
    </message>
    <message>
        <source>A pattern may have {most} characters, not {length}.</source>
        <translation>Un patrón puede tener {most} caracteres, no {length}.</translation>
    </message>
    <message>
        <source>This pattern leaves too much open (.* and the like) and could take very long.</source>
        <translation>Este patrón deja demasiado abierto (.* y similares) y podría tardar mucho.</translation>
    </message>
    <message>
        <source>This pattern takes too long; make it more definite.</source>
        <translation>Este patrón tarda demasiado; hazlo más preciso.</translation>
    </message>
    <message>
        <source>This is no regular expression: {fault}.</source>
        <translation>Esto no es una expresión regular: {fault}.</translation>
    </message>
    <message>
        <source>There is nothing to repeat.</source>
        <translation>No hay nada que repetir.</translation>
    </message>
    <message>
        <source>Two repeats one after another.</source>
        <translation>Dos repeticiones seguidas.</translation>
    </message>
    <message>
        <source>A count goes up to {most}, the lower one first.</source>
        <translation>Una cantidad llega hasta {most}, la menor primero.</translation>
    </message>
    <message>
        <source>A repeat inside a repeat could run forever.</source>
        <translation>Repetir algo que ya se repite podría no terminar nunca.</translation>
    </message>
    <message>
        <source>A repeat of a pattern this open could run forever.</source>
        <translation>Repetir algo tan abierto podría no terminar nunca.</translation>
    </message>
    <message>
        <source>This kind of group is not known here.</source>
        <translation>Este tipo de grupo no se conoce aquí.</translation>
    </message>
    <message>
        <source>A backslash at the end needs a character after it.</source>
        <translation>Una barra invertida al final no significa nada.</translation>
    </message>
    <message>
        <source>“{text}” is not known here.</source>
        <translation>«{text}» no se conoce aquí.</translation>
    </message>
    <message>
        <source>This bracket is not closed.</source>
        <translation>Este corchete no está cerrado.</translation>
    </message>
    <message>
        <source>This range runs backwards.</source>
        <translation>Este intervalo va al revés.</translation>
    </message>
    <message>
        <source>“{text}” is no date. Write 2016, 2016-05, 2016-05-17, today or a set.</source>
        <translation>«{text}» no es una fecha. Escribe 2016, 2016-05, 2016-05-17, today o una expansión.</translation>
    </message>
    <message>
        <source>“{text}” has no date of release.</source>
        <translation>«{text}» no tiene fecha de publicación.</translation>
    </message>
    <message>
        <source>There is no date “{text}”.</source>
        <translation>No existe la fecha «{text}».</translation>
    </message>
    <message>
        <source>“{filter}” takes only one number.</source>
        <translation>Solo puede haber un número después de «{filter}».</translation>
    </message>
    <message>
        <source>“{filter}” takes only one date.</source>
        <translation>Solo puede haber una fecha después de «{filter}».</translation>
    </message>
    <message>
        <source>“{filter}” needs one number, not a range.</source>
        <translation>«{filter}» necesita un número, no un intervalo.</translation>
    </message>
    <message>
        <source>“{filter}” needs one date, not a range.</source>
        <translation>«{filter}» necesita una fecha, no un intervalo.</translation>
    </message>
    <message>
        <source>“{filter}” needs a date, such as 2016 or 2016-05-17.</source>
        <translation>«{filter}» necesita una fecha, como 2016 o 2016-05-17.</translation>
    </message>
    <message>
        <source>“{filter}” needs a number.</source>
        <translation>«{filter}» necesita un número.</translation>
    </message>
    <message>
        <source>“{filter}” needs a number or a range, such as 3, 5..8.</source>
        <translation>«{filter}» necesita un número o un intervalo, como 3, 5..8.</translation>
    </message>
    <message>
        <source>“{filter}” needs a number or a range, such as 3, 5..8 or {special}.</source>
        <translation>«{filter}» necesita un número o un intervalo, como 3, 5..8 o {special}.</translation>
    </message>
    <message>
        <source>“{filter}” needs something to look for.</source>
        <translation>«{filter}» necesita algo que buscar.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>In a word</source>
        <translation>En una palabra</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>Vampires</source>
        <translation>Vampiros</translation>
    </message>
    <message>
        <source>Sets and printings</source>
        <translation>Expansiones y ediciones</translation>
    </message>
    <message>
        <source>Tournaments and decks</source>
        <translation>Torneos y mazos</translation>
    </message>
    <message>
        <source>A word or a &quot;quoted phrase&quot; on its own is looked for in names and card text.</source>
        <translation>Una palabra o una &quot;frase entre comillas&quot; por sí sola se busca en los nombres y en el texto de las cartas.</translation>
    </message>
    <message>
        <source>A keyword, a colon and a value ask one filter: clan:ventrue.</source>
        <translation>Una palabra clave, dos puntos y un valor preguntan a un filtro: clan:ventrue.</translation>
    </message>
    <message>
        <source>Small and capital letters are the same, and so are letters with and without accents, except that dis:DOM asks for the superior level.</source>
        <translation>Mayúsculas y minúsculas dan igual, y también las letras con y sin acento, salvo que dis:DOM pide el nivel superior.</translation>
    </message>
    <message>
        <source>Values joined by a comma or a bar mean one of them: clan:ventrue,tremere or dis:DOM|AUS.</source>
        <translation>Los valores unidos por una coma o una barra significan uno de ellos: clan:ventrue,tremere o dis:DOM|AUS.</translation>
    </message>
    <message>
        <source>Values joined by &amp; mean all of them: dis:DOM&amp;pre is dis:DOM dis:pre.</source>
        <translation>Los valores unidos por &amp; significan todos ellos: dis:DOM&amp;pre es dis:DOM dis:pre.</translation>
    </message>
    <message>
        <source>Put - or NOT before what must not hold, OR between alternatives, parentheses around what belongs together: -is:banned (type:master OR cost:0).</source>
        <translation>Pon - o NOT antes de lo que no debe cumplirse, OR entre alternativas, paréntesis alrededor de lo que va junto: -is:banned (type:master OR cost:0).</translation>
    </message>
    <message>
        <source>Written in capitals, AND, OR and NOT are always understood so; in small letters only next to a filter.</source>
        <translation>Escritos en mayúsculas, AND, OR y NOT se entienden siempre así; en minúsculas, solo junto a un filtro.</translation>
    </message>
    <message>
        <source>Numbers are compared or given as ranges: cap&gt;=7, cap:5..8, cap:..3, blood:0.</source>
        <translation>Los números se comparan o se dan como intervalos: cap&gt;=7, cap:5..8, cap:..3, blood:0.</translation>
    </message>
    <message>
        <source>A date is a year, a month, a day, today or a set: legal&lt;=2020-01, printed:2010..2013, latest&lt;KoT.</source>
        <translation>Una fecha es un año, un mes, un día, today o una expansión: legal&lt;=2020-01, printed:2010..2013, latest&lt;KoT.</translation>
    </message>
    <message>
        <source>Values with blanks need quotation marks: title:&quot;inner circle&quot;.</source>
        <translation>Los valores con espacios necesitan comillas: title:&quot;inner circle&quot;.</translation>
    </message>
    <message>
        <source>Cards are sorted by sort:cap, from the largest by sort:-cap, by clan first by sort:clan,-cap.</source>
        <translation>Las cartas se ordenan con sort:cap; de mayor a menor, con sort:-cap; primero por clan, con sort:clan,-cap.</translation>
    </message>
    <message>
        <source>Regular expressions stand between slashes: text:/\+\d bleed/.</source>
        <translation>Las expresiones regulares van entre barras: text:/\+\d bleed/.</translation>
    </message>
    <message>
        <source>Conditions are written one after another, and all must hold:</source>
        <translation>Las condiciones se escriben una tras otra, y deben cumplirse todas:</translation>
    </message>
    <message>
        <source>A word on its own is looked for in the deck&apos;s name, player, event and place, and in the names of its cards.</source>
        <translation>Una palabra por sí sola se busca en el nombre del mazo, el jugador, el evento y el lugar, y en los nombres de sus cartas.</translation>
    </message>
    <message>
        <source>A number of copies in front of words makes them a card: 2+ Arika, 1..3 Villein, 0 Deflection.</source>
        <translation>Un número de ejemplares delante de unas palabras las convierte en una carta: 2+ Arika, 1..3 Villein, 0 Deflection.</translation>
    </message>
    <message>
        <source>Values joined by a comma mean one of them, by &amp; all of them.</source>
        <translation>Los valores unidos por una coma significan uno de ellos; por &amp;, todos ellos.</translation>
    </message>
    <message>
        <source>Put - in front of what must not hold, OR between alternatives, parentheses around what belongs together.</source>
        <translation>Pon - delante de lo que no debe cumplirse, OR entre alternativas, paréntesis alrededor de lo que va junto.</translation>
    </message>
    <message>
        <source>Numbers are compared or given as ranges: avg&lt;=4.5, players:12..20.</source>
        <translation>Los números se comparan o se dan como intervalos: avg&lt;=4.5, players:12..20.</translation>
    </message>
    <message>
        <source>A date is a year, a month or a day.</source>
        <translation>Una fecha es un año, un mes o un día.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Texto de la carta</translation>
    </message>
    <message>
        <source>Second type</source>
        <translation>Segundo tipo</translation>
    </message>
    <message>
        <source>Advanced vampire</source>
        <translation>Vampiro avanzado</translation>
    </message>
    <message>
        <source>Burn option</source>
        <translation>Opción de quema</translation>
    </message>
    <message>
        <source>Flavour text</source>
        <translation>Texto de ambientación</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>Sangre</translation>
    </message>
    <message>
        <source>Amount of the cost</source>
        <translation>Cantidad del coste</translation>
    </message>
    <message>
        <source>such as: preview of May</source>
        <translation>por ejemplo: avance de mayo</translation>
    </message>
    <message>
        <source>none required</source>
        <translation>sin requisitos</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Aclaraciones</translation>
    </message>
    <message>
        <source>French text</source>
        <translation>Texto francés</translation>
    </message>
    <message>
        <source>Spanish text</source>
        <translation>Texto español</translation>
    </message>
    <message>
        <source>Only these Disciplines</source>
        <translation>Solo estas Disciplinas</translation>
    </message>
    <message>
        <source>Number of Disciplines</source>
        <translation>Número de Disciplinas</translation>
    </message>
    <message>
        <source>Superior Disciplines</source>
        <translation>Disciplinas superiores</translation>
    </message>
    <message>
        <source>Title when merged</source>
        <translation>Título al fusionarse</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Senda</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Círculo</translation>
    </message>
    <message>
        <source>Fits groups</source>
        <translation>Admite grupos</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Blood cost</source>
        <translation>Coste de sangre</translation>
    </message>
    <message>
        <source>Pool cost</source>
        <translation>Coste de reserva</translation>
    </message>
    <message>
        <source>Conviction cost</source>
        <translation>Coste de convicción</translation>
    </message>
    <message>
        <source>Paid in</source>
        <translation>Se paga con</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Vida</translation>
    </message>
    <message>
        <source>Requires capacity from</source>
        <translation>Requiere capacidad desde</translation>
    </message>
    <message>
        <source>Requires capacity up to</source>
        <translation>Requiere capacidad hasta</translation>
    </message>
    <message>
        <source>Playable by</source>
        <translation>Jugable por</translation>
    </message>
    <message>
        <source>Can play</source>
        <translation>Puede jugar</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>Rasgo</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Función</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonificación</translation>
    </message>
    <message>
        <source>Bleed bonus</source>
        <translation>Bon. de sangrado</translation>
    </message>
    <message>
        <source>Stealth bonus</source>
        <translation>Bon. de sigilo</translation>
    </message>
    <message>
        <source>Intercept bonus</source>
        <translation>Bon. de intercepción</translation>
    </message>
    <message>
        <source>Strength bonus</source>
        <translation>Bon. de fuerza</translation>
    </message>
    <message>
        <source>Only in sets</source>
        <translation>Solo en expansiones</translation>
    </message>
    <message>
        <source>First in set</source>
        <translation>Primera vez en expansión</translation>
    </message>
    <message>
        <source>Reprinted in set</source>
        <translation>Reimpresa en expansión</translation>
    </message>
    <message>
        <source>As new as</source>
        <translation>Tan nueva como</translation>
    </message>
    <message>
        <source>As old as</source>
        <translation>Tan antigua como</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Impresa</translation>
    </message>
    <message>
        <source>First printed</source>
        <translation>Primera impresión</translation>
    </message>
    <message>
        <source>Last printed</source>
        <translation>Última impresión</translation>
    </message>
    <message>
        <source>Preconstructed deck</source>
        <translation>Mazo preconstruido</translation>
    </message>
    <message>
        <source>Only in products</source>
        <translation>Solo en productos</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Rareza</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Editorial</translation>
    </message>
    <message>
        <source>Banned since</source>
        <translation>Prohibida desde</translation>
    </message>
    <message>
        <source>Legal since</source>
        <translation>Legal desde</translation>
    </message>
    <message>
        <source>Legal on</source>
        <translation>Legal el día</translation>
    </message>
    <message>
        <source>In the deck</source>
        <translation>En el mazo</translation>
    </message>
    <message>
        <source>A word or a quoted phrase on its own is looked for in names and in card text; cards that have that name come first.</source>
        <translation>Una palabra o una frase entre comillas por sí sola se busca en los nombres y en el texto de las cartas; las cartas que se llaman así van primero.</translation>
    </message>
    <message>
        <source>Part of a name in any language, an old or a short name, or its initials. = asks for the whole name, ~ also finds names that are spelt a little differently.</source>
        <translation>Parte de un nombre en cualquier idioma, un nombre antiguo o corto, o sus iniciales. = pide el nombre completo, ~ encuentra también nombres escritos de forma algo distinta.</translation>
    </message>
    <message>
        <source>The number of the card in the VEKN&apos;s lists: 1xxxxx library, 2xxxxx crypt.</source>
        <translation>El número de la carta en las listas de la VEKN: 1xxxxx biblioteca, 2xxxxx cripta.</translation>
    </message>
    <message>
        <source>The illustrator; part of the name is enough.</source>
        <translation>El ilustrador; basta parte del nombre.</translation>
    </message>
    <message>
        <source>Languages in which the data have the card&apos;s text. Names are found in all of them.</source>
        <translation>Idiomas en los que los datos tienen el texto de la carta. Los nombres se encuentran en todos ellos.</translation>
    </message>
    <message>
        <source>How many Disciplines (or virtues) a crypt card has, or a library card names as requirements. Names of Disciplines work as with dis:.</source>
        <translation>Cuántas Disciplinas (o virtudes) tiene una carta de cripta, o requiere una carta de biblioteca. Los nombres de Disciplinas sirven como con dis:.</translation>
    </message>
    <message>
        <source>The clan of a vampire, the creed of an imbued, or the clan that a library card requires. Old names and abbreviations will do (fos, doc, !ventrue); antitribu stands for all antitribu clans.</source>
        <translation>El clan de un vampiro, el credo de un imbued o el clan que requiere una carta de biblioteca. Sirven los nombres antiguos y las abreviaturas (fos, doc, !ventrue); antitribu vale por todos los clanes antitribu.</translation>
    </message>
    <message>
        <source>What a title is of: prince of Chicago; also of a title when merged, and of one that a library card gives. Part of the name is enough.</source>
        <translation>De qué es un título: príncipe de Chicago; también de un título al fusionarse y del que da una carta de biblioteca. Basta parte del nombre.</translation>
    </message>
    <message>
        <source>The card type. A card of two types is found by both; two conditions ask for cards that have both. A trait will do as well: location, gun, hunting ground.</source>
        <translation>El tipo de carta. Una carta de dos tipos se encuentra por ambos; dos condiciones piden cartas que tengan los dos. También sirve un rasgo: location, gun, hunting ground.</translation>
    </message>
    <message>
        <source>Words of the card text. Quotes for a phrase, slashes for a regular expression, in which . does not leave the line; [dom] and [DOM] are the symbols of the two levels.</source>
        <translation>Palabras del texto de la carta. Comillas para una frase, barras para una expresión regular, en la que . no sale de la línea; [dom] y [DOM] son los símbolos de los dos niveles.</translation>
    </message>
    <message>
        <source>Words of the flavour text.</source>
        <translation>Palabras del texto de ambientación.</translation>
    </message>
    <message>
        <source>Words of the rulings on the card, or of their references.</source>
        <translation>Palabras de las aclaraciones de la carta o de sus referencias.</translation>
    </message>
    <message>
        <source>Words of the French card text, where there is one.</source>
        <translation>Palabras del texto francés de la carta, si lo hay.</translation>
    </message>
    <message>
        <source>Words of the Spanish card text, where there is one.</source>
        <translation>Palabras del texto español de la carta, si lo hay.</translation>
    </message>
    <message>
        <source>Three letters or the name. Small letters for any level, capitals for superior. A library card has the Disciplines that it requires, superior where it has an effect at superior. Several words ask for all, a comma for one of them.</source>
        <translation>Tres letras o el nombre. Minúsculas para cualquier nivel, mayúsculas para superior. Una carta de biblioteca tiene las Disciplinas que requiere, a nivel superior si tiene un efecto a ese nivel. Varias palabras piden todas, una coma una de ellas.</translation>
    </message>
    <message>
        <source>Has some of the Disciplines listed, and no others.</source>
        <translation>Tiene alguna de las Disciplinas enumeradas y ninguna otra.</translation>
    </message>
    <message>
        <source>The sect of a vampire, or the sect that a library card requires.</source>
        <translation>La secta de un vampiro o la secta que requiere una carta de biblioteca.</translation>
    </message>
    <message>
        <source>The printed title of a vampire, or the title that a library card requires; any, none. “1 vote” and “2 votes” are the titles of independents.</source>
        <translation>El título impreso de un vampiro o el título que requiere una carta de biblioteca; any, none. «1 vote» y «2 votes» son los títulos de los independientes.</translation>
    </message>
    <message>
        <source>The title that an advanced vampire has when merged.</source>
        <translation>El título que tiene un vampiro avanzado cuando está fusionado.</translation>
    </message>
    <message>
        <source>The path of a vampire, or the path that a library card requires.</source>
        <translation>La senda de un vampiro o la senda que requiere una carta de biblioteca.</translation>
    </message>
    <message>
        <source>The circle that a Blood Brother belongs to. Part of the name is enough.</source>
        <translation>El círculo al que pertenece un Blood Brother. Basta parte del nombre.</translation>
    </message>
    <message>
        <source>The capacity of a vampire, the life of an imbued.</source>
        <translation>La capacidad de un vampiro, la vida de un imbued.</translation>
    </message>
    <message>
        <source>Votes of the printed title. A priscus counts 0: the votes are those of the whole block.</source>
        <translation>Votos del título impreso. Un priscus cuenta 0: los votos son los de todo el bloque.</translation>
    </message>
    <message>
        <source>The group of a crypt card; any is the group ANY, which fits with all.</source>
        <translation>El grupo de una carta de cripta; any es el grupo ANY, que encaja con todos.</translation>
    </message>
    <message>
        <source>Crypt cards that may join a crypt of these groups; ANY joins all.</source>
        <translation>Cartas de cripta que pueden estar en una cripta de estos grupos; ANY puede estar en todas.</translation>
    </message>
    <message>
        <source>Crypt cards or library cards only.</source>
        <translation>Solo cartas de cripta o solo de biblioteca.</translation>
    </message>
    <message>
        <source>Cost in blood; 0 for none, x where the text sets it.</source>
        <translation>Coste en sangre; 0 para ninguno, x si lo fija el texto.</translation>
    </message>
    <message>
        <source>Cost in pool; 0 for none, x where the text sets it.</source>
        <translation>Coste en reserva sanguínea; 0 para ninguno, x si lo fija el texto.</translation>
    </message>
    <message>
        <source>Cost in conviction, for cards of the imbued; 0 for none.</source>
        <translation>Coste en convicción, para cartas de los imbued; 0 para ninguno.</translation>
    </message>
    <message>
        <source>Cost in blood, pool or conviction; 0 for none at all, x where the text sets it.</source>
        <translation>Coste, se pague con lo que se pague; 0 para ninguno, x si lo fija el texto.</translation>
    </message>
    <message>
        <source>What the cost is paid in: blood, pool, conviction, or none.</source>
        <translation>Con qué se paga el coste: blood, pool, conviction o none.</translation>
    </message>
    <message>
        <source>Printed life of an ally, a retainer or an imbued.</source>
        <translation>Vida impresa de un aliado, un criado o un imbued.</translation>
    </message>
    <message>
        <source>What a library card requires: none; some discipline (mono for one, choice for one of several, combo for several together), clan, path, sect, title, capacity or trait; or a certain one of these.</source>
        <translation>Qué requiere una carta de biblioteca: none; alguna discipline (mono para una, choice para una de varias, combo para varias juntas), clan, path, sect, title, capacity o trait; o uno concreto de ellos.</translation>
    </message>
    <message>
        <source>Library cards that require at least some capacity, by that number.</source>
        <translation>Cartas de biblioteca que requieren al menos cierta capacidad, por ese número.</translation>
    </message>
    <message>
        <source>Library cards that require at most some capacity, by that number.</source>
        <translation>Cartas de biblioteca que requieren como mucho cierta capacidad, por ese número.</translation>
    </message>
    <message>
        <source>Library cards that a crypt card can play, by what is printed on both: a vampire by name or number, Disciplines joined by +, or crypt for the vampires of the open deck. A comma for one of several.</source>
        <translation>Cartas de biblioteca que puede jugar una carta de cripta, según lo impreso en ambas: un vampiro por nombre o número, Disciplinas unidas por +, o crypt para los vampiros del mazo abierto. Una coma para uno de varios.</translation>
    </message>
    <message>
        <source>Crypt cards that can play a library card, by what is printed on both.</source>
        <translation>Cartas de cripta que pueden jugar una carta de biblioteca, según lo impreso en ambas.</translation>
    </message>
    <message>
        <source>A trait of a vampire (scarce, Black Hand, Red List ...), a keyword of a library card (location, gun, frenzy ...) or the kind of creature that an ally or retainer is.</source>
        <translation>Un rasgo de un vampiro (escaso, Mano Negra, Lista Roja ...), una palabra clave de una carta de biblioteca (lugar, arma de fuego, frenesí ...) o la clase de criatura que es un aliado o criado.</translation>
    </message>
    <message>
        <source>What players use the card for, read from its text.</source>
        <translation>Para qué usan la carta los jugadores, según su texto.</translation>
    </message>
    <message>
        <source>What the card increases by a number, for any minion and under any condition.</source>
        <translation>Algo que la carta aumenta en un número, para cualquiera y bajo cualquier condición.</translation>
    </message>
    <message>
        <source>The bleed bonus that a vampire always has, or the largest on a library card.</source>
        <translation>La bonificación de sangrado que un vampiro tiene siempre, o la mayor de una carta de biblioteca.</translation>
    </message>
    <message>
        <source>The stealth bonus that a vampire always has, or the largest on a library card.</source>
        <translation>La bonificación de sigilo que un vampiro tiene siempre, o la mayor de una carta de biblioteca.</translation>
    </message>
    <message>
        <source>The intercept bonus that a vampire always has, or the largest on a library card.</source>
        <translation>La bonificación de intercepción que un vampiro tiene siempre, o la mayor de una carta de biblioteca.</translation>
    </message>
    <message>
        <source>The strength bonus that a vampire always has, or the largest on a library card.</source>
        <translation>La bonificación de fuerza que un vampiro tiene siempre, o la mayor de una carta de biblioteca.</translation>
    </message>
    <message>
        <source>Printed in a set, by its short or full name. Promo and POD count as sets.</source>
        <translation>Impresa en una expansión, por su nombre corto o completo. Promo y POD cuentan como expansiones.</translation>
    </message>
    <message>
        <source>Printed in the sets listed, and nowhere else.</source>
        <translation>Impresa en las expansiones enumeradas y en ninguna otra.</translation>
    </message>
    <message>
        <source>Printed for the first time in a set.</source>
        <translation>Impresa por primera vez en una expansión.</translation>
    </message>
    <message>
        <source>Printed in a set, but not for the first time.</source>
        <translation>Impresa en una expansión, pero no por primera vez.</translation>
    </message>
    <message>
        <source>With a printing in this set or a later one; the same as latest&gt;=.</source>
        <translation>Con una edición en esta expansión o en una posterior; lo mismo que latest&gt;=.</translation>
    </message>
    <message>
        <source>With a printing in this set or an earlier one; the same as earliest&lt;=.</source>
        <translation>Con una edición en esta expansión o en una anterior; lo mismo que earliest&lt;=.</translation>
    </message>
    <message>
        <source>The date of any printing: a year, month, day, or a set.</source>
        <translation>La fecha de cualquier edición: un año, mes, día o una expansión.</translation>
    </message>
    <message>
        <source>The date of the first printing.</source>
        <translation>La fecha de la primera edición.</translation>
    </message>
    <message>
        <source>The date of the latest printing, as far as it is known.</source>
        <translation>La fecha de la última edición, hasta donde se sabe.</translation>
    </message>
    <message>
        <source>Contained in a product, as set:deck or by part of its name; any, none.</source>
        <translation>Contenida en un producto, como set:deck o por parte de su nombre; any, none.</translation>
    </message>
    <message>
        <source>Printed in the products listed, and nowhere else.</source>
        <translation>Impresa en los productos enumerados y en ninguno más.</translation>
    </message>
    <message>
        <source>Rarity in any set, or in a certain one: common, uncommon, rare, vampire, or none for cards that were never in boosters.</source>
        <translation>Rareza en cualquier expansión o en una concreta: common, uncommon, rare, vampire, o none para cartas que nunca salieron en sobres.</translation>
    </message>
    <message>
        <source>Printed by a publisher; part of the name is enough.</source>
        <translation>Impresa por una editorial; basta parte del nombre.</translation>
    </message>
    <message>
        <source>The day on which a card was banned; is:banned for all that are.</source>
        <translation>El día en que se prohibió una carta; is:banned para todas las prohibidas.</translation>
    </message>
    <message>
        <source>The day from which a card may be played in tournaments.</source>
        <translation>El día desde el que una carta se puede jugar en torneos.</translation>
    </message>
    <message>
        <source>Legal and not banned on a day; of a month or a year, on its last day.</source>
        <translation>Legal y no prohibida en un día; de un mes o un año, en su último día.</translation>
    </message>
    <message>
        <source>Cards of the pool of a tournament format that has one.</source>
        <translation>Cartas permitidas en un formato de torneo que las limita.</translation>
    </message>
    <message>
        <source>How many decks of the archive of tournament winning decks play the card; 0 for none.</source>
        <translation>Cuántos mazos del archivo de mazos ganadores de torneos juegan la carta; 0 para ninguno.</translation>
    </message>
    <message>
        <source>Copies in the deck that is open.</source>
        <translation>Ejemplares en el mazo abierto.</translation>
    </message>
    <message>
        <source>Sort the cards by what a filter knows of them: cap, name, clan, group, cost, twd. A minus sign puts the largest first; the key after a comma orders ties. Cards without a value come last.</source>
        <translation>Ordenar las cartas por lo que un filtro sabe de ellas: cap, name, clan, group, cost, twd. Un signo menos pone primero las mayores; la clave tras una coma ordena los empates. Las cartas sin valor van al final.</translation>
    </message>
    <message>
        <source>banned in tournaments</source>
        <translation>prohibida en torneos</translation>
    </message>
    <message>
        <source>imbued</source>
        <translation>imbued</translation>
    </message>
    <message>
        <source>of an antitribu clan</source>
        <translation>de un clan antitribu</translation>
    </message>
    <message>
        <source>with a burn option</source>
        <translation>con opción de quema</translation>
    </message>
    <message>
        <source>trifle</source>
        <translation>nimiedad</translation>
    </message>
    <message>
        <source>of two types</source>
        <translation>de dos tipos</translation>
    </message>
    <message>
        <source>of several Disciplines</source>
        <translation>de varias Disciplinas</translation>
    </message>
    <message>
        <source>not released</source>
        <translation>no publicada</translation>
    </message>
    <message>
        <source>crypt</source>
        <translation>cripta</translation>
    </message>
    <message>
        <source>library</source>
        <translation>biblioteca</translation>
    </message>
    <message>
        <source>weenie</source>
        <translation>weenie</translation>
    </message>
    <message>
        <source>mean capacity of the crypt 4 or less</source>
        <translation>capacidad media de la cripta 4 o menos</translation>
    </message>
    <message>
        <source>large vampires</source>
        <translation>vampiros grandes</translation>
    </message>
    <message>
        <source>mean capacity of the crypt 8 or more</source>
        <translation>capacidad media de la cripta 8 o más</translation>
    </message>
    <message>
        <source>bleed</source>
        <translation>sangrado</translation>
    </message>
    <message>
        <source>10 library cards or more that raise bleed</source>
        <translation>10 cartas de biblioteca o más que aumentan el sangrado</translation>
    </message>
    <message>
        <source>stealth</source>
        <translation>sigilo</translation>
    </message>
    <message>
        <source>10 library cards or more that give stealth</source>
        <translation>10 cartas de biblioteca o más que dan sigilo</translation>
    </message>
    <message>
        <source>8 political actions or more</source>
        <translation>8 acciones políticas o más</translation>
    </message>
    <message>
        <source>intercept</source>
        <translation>intercepción</translation>
    </message>
    <message>
        <source>5 library cards or more that enter combat</source>
        <translation>5 cartas de biblioteca o más que entran en combate</translation>
    </message>
    <message>
        <source>allies</source>
        <translation>aliados</translation>
    </message>
    <message>
        <source>8 allies or more</source>
        <translation>8 aliados o más</translation>
    </message>
    <message>
        <source>legal in the Standard format today</source>
        <translation>legal hoy en el formato Standard</translation>
    </message>
    <message>
        <source>not legal in the Standard format today</source>
        <translation>no legal hoy en el formato Standard</translation>
    </message>
    <message>
        <source>legal in the V5 format today</source>
        <translation>legal hoy en el formato V5</translation>
    </message>
    <message>
        <source>block denial</source>
        <translation>impedir bloqueos</translation>
    </message>
    <message>
        <source>wake</source>
        <translation>despertar</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>desvío</translation>
    </message>
    <message>
        <source>bleed reduction</source>
        <translation>reducción de sangrado</translation>
    </message>
    <message>
        <source>unlock</source>
        <translation>enderezar</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>girar</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>votos</translation>
    </message>
    <message>
        <source>12 library cards or more that give intercept</source>
        <translation>12 cartas de biblioteca o más que dan intercepción</translation>
    </message>
    <message>
        <source>6 library cards or more that redirect bleeds</source>
        <translation>6 cartas de biblioteca o más que desvían sangrados</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combate</translation>
    </message>
    <message>
        <source>20 combat cards or more</source>
        <translation>20 cartas de combate o más</translation>
    </message>
    <message>
        <source>rush</source>
        <translation>rush</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>cancelar</translation>
    </message>
    <message>
        <source>combat ends</source>
        <translation>fin del combate</translation>
    </message>
    <message>
        <source>prevent</source>
        <translation>prevenir</translation>
    </message>
    <message>
        <source>aggravated</source>
        <translation>agravado</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>a distancia</translation>
    </message>
    <message>
        <source>additional strike</source>
        <translation>ataque adicional</translation>
    </message>
    <message>
        <source>first strike</source>
        <translation>ataque inicial</translation>
    </message>
    <message>
        <source>maneuver</source>
        <translation>maniobra</translation>
    </message>
    <message>
        <source>press</source>
        <translation>acoso</translation>
    </message>
    <message>
        <source>dodge</source>
        <translation>esquiva</translation>
    </message>
    <message>
        <source>steal blood</source>
        <translation>robar sangre</translation>
    </message>
    <message>
        <source>torpor</source>
        <translation>letargo</translation>
    </message>
    <message>
        <source>pool gain</source>
        <translation>ganar reserva</translation>
    </message>
    <message>
        <source>pool loss</source>
        <translation>perder reserva</translation>
    </message>
    <message>
        <source>blood gain</source>
        <translation>ganar sangre</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>aceleración</translation>
    </message>
    <message>
        <source>rescue</source>
        <translation>rescatar</translation>
    </message>
    <message>
        <source>steal</source>
        <translation>arrebatar</translation>
    </message>
    <message>
        <source>burn</source>
        <translation>quemar</translation>
    </message>
    <message>
        <source>embrace</source>
        <translation>Abrazo</translation>
    </message>
    <message>
        <source>discount</source>
        <translation>descuento</translation>
    </message>
    <message>
        <source>search</source>
        <translation>buscar</translation>
    </message>
    <message>
        <source>recursion</source>
        <translation>recuperar</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>robar cartas</translation>
    </message>
    <message>
        <source>unique</source>
        <translation>único</translation>
    </message>
    <message>
        <source>non-unique</source>
        <translation>no único</translation>
    </message>
    <message>
        <source>scarce</source>
        <translation>escaso</translation>
    </message>
    <message>
        <source>sterile</source>
        <translation>estéril</translation>
    </message>
    <message>
        <source>infernal</source>
        <translation>infernal</translation>
    </message>
    <message>
        <source>slave</source>
        <translation>esclavo</translation>
    </message>
    <message>
        <source>blood cursed</source>
        <translation>maldito de sangre</translation>
    </message>
    <message>
        <source>Black Hand</source>
        <translation>Mano Negra</translation>
    </message>
    <message>
        <source>Seraph</source>
        <translation>Serafín</translation>
    </message>
    <message>
        <source>Red List</source>
        <translation>Lista Roja</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>trophy</source>
        <translation>trofeo</translation>
    </message>
    <message>
        <source>out-of-turn</source>
        <translation>fuera de turno</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>location</source>
        <translation>lugar</translation>
    </message>
    <message>
        <source>hunting ground</source>
        <translation>zona de caza</translation>
    </message>
    <message>
        <source>haven</source>
        <translation>refugio</translation>
    </message>
    <message>
        <source>watchtower</source>
        <translation>atalaya</translation>
    </message>
    <message>
        <source>Elysium</source>
        <translation>Elíseo</translation>
    </message>
    <message>
        <source>class</source>
        <translation>clase</translation>
    </message>
    <message>
        <source>temperament</source>
        <translation>temperamento</translation>
    </message>
    <message>
        <source>geography</source>
        <translation>geografía</translation>
    </message>
    <message>
        <source>archetype</source>
        <translation>arquetipo</translation>
    </message>
    <message>
        <source>Of Clans High and Low</source>
        <translation>De altos y bajos clanes</translation>
    </message>
    <message>
        <source>The Beast Within</source>
        <translation>La Bestia interior</translation>
    </message>
    <message>
        <source>The War of the Princes</source>
        <translation>La Guerra de los Príncipes</translation>
    </message>
    <message>
        <source>The Inquisition</source>
        <translation>La Inquisición</translation>
    </message>
    <message>
        <source>The Anarch Revolt</source>
        <translation>La Revuelta Anarquista</translation>
    </message>
    <message>
        <source>The Masquerade</source>
        <translation>La Mascarada</translation>
    </message>
    <message>
        <source>The Court</source>
        <translation>La Corte</translation>
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
        <source>{player}: the prologue.</source>
        <translation>{player}: el prólogo.</translation>
    </message>
    <message>
        <source>Play chapter {chapter} and enter its result.</source>
        <translation>Juega el capítulo {chapter} e introduce su resultado.</translation>
    </message>
    <message>
        <source>{player} writes a new title.</source>
        <translation>{player} escribe un título nuevo.</translation>
    </message>
    <message>
        <source>{player} unlocks clan schemes.</source>
        <translation>{player} desbloquea intrigas de clan.</translation>
    </message>
    <message>
        <source>{player} responds to the mission {mission}.</source>
        <translation>{player} responde a la misión {mission}.</translation>
    </message>
    <message>
        <source>{player} draws an obligation; the others remove one each.</source>
        <translation>{player} roba una obligación; los demás retiran una cada uno.</translation>
    </message>
    <message>
        <source>{player} places an ability sticker, or none.</source>
        <translation>{player} coloca una pegatina de habilidad o ninguna.</translation>
    </message>
    <message>
        <source>{player} retains a vampire, or none.</source>
        <translation>{player} conserva un vampiro o ninguno.</translation>
    </message>
    <message>
        <source>The winner of the era selects a scoring card.</source>
        <translation>El ganador de la era elige una carta de puntuación.</translation>
    </message>
    <message>
        <source>thin blood</source>
        <translation>sangre débil</translation>
    </message>
    <message>
        <source>The chronicle begins with {players}.</source>
        <translation>La crónica empieza con {players}.</translation>
    </message>
    <message>
        <source>The chronicle is continued at chapter {n}.</source>
        <translation>La crónica continúa en el capítulo {n}.</translation>
    </message>
    <message>
        <source>{player} joins.</source>
        <translation>{player} se incorpora.</translation>
    </message>
    <message>
        <source>{players} take part from now on.</source>
        <translation>Desde ahora participan {players}.</translation>
    </message>
    <message>
        <source>Chapter {n} ends: {places}.</source>
        <translation>Termina el capítulo {n}: {places}.</translation>
    </message>
    <message>
        <source>{player} writes the title “{title}”.</source>
        <translation>{player} escribe el título «{title}».</translation>
    </message>
    <message>
        <source>{player} unlocks no clan scheme.</source>
        <translation>{player} no desbloquea ninguna intriga de clan.</translation>
    </message>
    <message>
        <source>{player} unlocks {schemes}.</source>
        <translation>{player} desbloquea {schemes}.</translation>
    </message>
    <message>
        <source>{player} places no sticker.</source>
        <translation>{player} no coloca ninguna pegatina.</translation>
    </message>
    <message>
        <source>{player} places the sticker {sticker} on {character}.</source>
        <translation>{player} coloca la pegatina {sticker} en {character}.</translation>
    </message>
    <message>
        <source>{player} leaves the haven as it is.</source>
        <translation>{player} deja el refugio como está.</translation>
    </message>
    <message>
        <source>{player} retains {character}.</source>
        <translation>{player} conserva a {character}.</translation>
    </message>
    <message>
        <source>{player} dominates the era.</source>
        <translation>{player} domina la era.</translation>
    </message>
    <message>
        <source>{player} dominates the era and selects {card}.</source>
        <translation>{player} domina la era y elige {card}.</translation>
    </message>
    <message>
        <source>The primogen decides for {player}.</source>
        <translation>El primogénito decide a favor de {player}.</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Nota: {text}</translation>
    </message>
    <message>
        <source>{player} plays {character}, “{title}”: {traits}. Retainer: {retainer}.</source>
        <translation>{player} juega con {character}, «{title}»: {traits}. Personaje conservado: {retainer}.</translation>
    </message>
    <message>
        <source>{player} has no response to {mission}.</source>
        <translation>{player} no tiene respuesta a {mission}.</translation>
    </message>
    <message>
        <source>{trait} +1</source>
        <translation>{trait} +1</translation>
    </message>
    <message>
        <source>the {asset} asset</source>
        <translation>la baza «{asset}»</translation>
    </message>
    <message>
        <source>into the haven</source>
        <translation>al refugio</translation>
    </message>
    <message>
        <source>into the deck</source>
        <translation>al mazo</translation>
    </message>
    <message>
        <source>{character} becomes an ancilla</source>
        <translation>{character} pasa a ser ancilla</translation>
    </message>
    <message>
        <source>clan sticker: {clan}</source>
        <translation>pegatina de clan: {clan}</translation>
    </message>
    <message>
        <source>{player} responds to {mission}: {reward}.</source>
        <translation>{player} responde a {mission}: {reward}.</translation>
    </message>
    <message>
        <source>{player} draws {obligation}.</source>
        <translation>{player} roba {obligation}.</translation>
    </message>
    <message>
        <source>No obligation is left to draw.</source>
        <translation>No queda ninguna obligación que robar.</translation>
    </message>
    <message>
        <source>{player} removes {obligation}.</source>
        <translation>{player} retira {obligation}.</translation>
    </message>
    <message>
        <source>no clan</source>
        <translation>sin clan</translation>
    </message>
    <message>
        <source>{name}: names and cards made up for VTES Deck, not those of the game</source>
        <translation>{name}: nombres y cartas inventados para VTES Deck, no los del juego</translation>
    </message>
    <message>
        <source>Clan leader of {clan}</source>
        <translation>Líder del clan {clan}</translation>
    </message>
    <message>
        <source>Clan: {clan}</source>
        <translation>Clan: {clan}</translation>
    </message>
    <message>
        <source>{ability}: {text}</source>
        <translation>{ability}: {text}</translation>
    </message>
    <message>
        <source>Bonded: only its own clan recruits it.</source>
        <translation>Vinculado: solo lo recluta su propio clan.</translation>
    </message>
    <message>
        <source>In torpor: it does not count and cannot act.</source>
        <translation>En letargo: no cuenta y no puede actuar.</translation>
    </message>
    <message>
        <source>Exhausted: it cannot lead a coterie.</source>
        <translation>Agotado: no puede liderar una cuadrilla.</translation>
    </message>
    <message>
        <source>{n} infamy</source>
        <translation>{n} de infamia</translation>
    </message>
    <message numerus="yes">
        <source>{n} boons of {player}</source>
        <comment>{n} boon of {player}</comment>
        <translation>
            <numerusform>{n} favor de {player}</numerusform>
            <numerusform>{n} favores de {player}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ankhs of {place}</source>
        <comment>{n} ankh of {place}</comment>
        <translation>
            <numerusform>{n} ankh de {place}</numerusform>
            <numerusform>{n} ankhs de {place}</numerusform>
        </translation>
    </message>
    <message>
        <source>Court title: {title}</source>
        <translation>Título de la corte: {title}</translation>
    </message>
    <message numerus="yes">
        <source>Enemy of {n} schemes</source>
        <comment>Enemy of {n} scheme</comment>
        <translation>
            <numerusform>Enemigo de {n} intriga</numerusform>
            <numerusform>Enemigo de {n} intrigas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A monstrosity of {n} further ancillae</source>
        <comment>A monstrosity of {n} further ancilla</comment>
        <translation>
            <numerusform>Monstruosidad con {n} ancilla más</numerusform>
            <numerusform>Monstruosidad con {n} ancillae más</numerusform>
        </translation>
    </message>
    <message>
        <source>no archetype</source>
        <translation>sin arquetipo</translation>
    </message>
    <message>
        <source>The coterie needs: {archetypes}</source>
        <translation>La cuadrilla necesita: {archetypes}</translation>
    </message>
    <message>
        <source>Battleground: {name}</source>
        <translation>Campo de batalla: {name}</translation>
    </message>
    <message>
        <source>investment</source>
        <translation>inversión</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>contrato</translation>
    </message>
    <message>
        <source>boon</source>
        <translation>favor</translation>
    </message>
    <message>
        <source>path</source>
        <translation>senda</translation>
    </message>
    <message>
        <source>hunter-list</source>
        <translation>lista de cazadores</translation>
    </message>
    <message>
        <source>condemnation</source>
        <translation>condenación</translation>
    </message>
    <message>
        <source>frenzy</source>
        <translation>frenesí</translation>
    </message>
    <message>
        <source>grapple</source>
        <translation>agarre</translation>
    </message>
    <message>
        <source>aim</source>
        <translation>puntería</translation>
    </message>
    <message>
        <source>ammo</source>
        <translation>munición</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arma</translation>
    </message>
    <message>
        <source>melee weapon</source>
        <translation>arma blanca</translation>
    </message>
    <message>
        <source>gun</source>
        <translation>arma de fuego</translation>
    </message>
    <message>
        <source>vehicle</source>
        <translation>vehículo</translation>
    </message>
    <message>
        <source>electronic</source>
        <translation>electrónico</translation>
    </message>
    <message>
        <source>Nod fragment</source>
        <translation>fragmento de Nod</translation>
    </message>
    <message>
        <source>skin</source>
        <translation>piel</translation>
    </message>
    <message>
        <source>multiplier</source>
        <translation>multiplicador</translation>
    </message>
    <message>
        <source>Gehenna</source>
        <translation>Gehenna</translation>
    </message>
    <message>
        <source>transient</source>
        <translation>transitorio</translation>
    </message>
    <message>
        <source>Inconnu</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Inquisition</source>
        <translation>Inquisición</translation>
    </message>
    <message>
        <source>government</source>
        <translation>gobierno</translation>
    </message>
    <message>
        <source>Operation Antigen</source>
        <translation>Operación Antígeno</translation>
    </message>
    <message>
        <source>Mithraic Mysteries</source>
        <translation>Misterios de Mitra</translation>
    </message>
    <message>
        <source>derivative</source>
        <translation>derivado</translation>
    </message>
    <message>
        <source>animal</source>
        <translation>animal</translation>
    </message>
    <message>
        <source>changeling</source>
        <translation>changeling</translation>
    </message>
    <message>
        <source>demon</source>
        <translation>demonio</translation>
    </message>
    <message>
        <source>dhampir</source>
        <translation>dhampir</translation>
    </message>
    <message>
        <source>Gargoyle creature</source>
        <translation>criatura gárgola</translation>
    </message>
    <message>
        <source>ghoul</source>
        <translation>ghoul</translation>
    </message>
    <message>
        <source>mage</source>
        <translation>mago</translation>
    </message>
    <message>
        <source>mortal</source>
        <translation>mortal</translation>
    </message>
    <message>
        <source>mummy</source>
        <translation>momia</translation>
    </message>
    <message>
        <source>werewolf</source>
        <translation>hombre lobo</translation>
    </message>
    <message>
        <source>wraith</source>
        <translation>espectro</translation>
    </message>
    <message>
        <source>zombie</source>
        <translation>zombi</translation>
    </message>
    <message>
        <source>the crypt of the deck</source>
        <translation>la cripta del mazo</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>fuerza</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>daño</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>capacidad</translation>
    </message>
    <message>
        <source>hunt</source>
        <translation>caza</translation>
    </message>
    <message>
        <source>hand size</source>
        <translation>tamaño de la mano</translation>
    </message>
    <message>
        <source>{discipline} (superior)</source>
        <translation>{discipline} (superior)</translation>
    </message>
    <message>
        <source>No versions yet. A version is saved when you save the deck and after a minute&apos;s pause. “Keep” saves the current deck under a name.</source>
        <translation>Aún no hay versiones. Se conserva una de cada estado que guardas, y de tu trabajo tras un minuto de pausa. «Conservar» conserva el mazo tal como está ahora, con un nombre.</translation>
    </message>
    <message>
        <source>Go back to the version or step</source>
        <translation>Volver a la versión o al paso</translation>
    </message>
    <message>
        <source>Name the version</source>
        <translation>Poner nombre a la versión</translation>
    </message>
    <message>
        <source>None yet. A game is kept after each choice, and you can continue it later.</source>
        <translation>Aún no hay ninguna. La partida se guarda tras cada elección y puedes continuarla más tarde.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Volver a ver</translation>
    </message>
    <message>
        <source>{game}
Cannot be played by this version</source>
        <translation>{game}
Esta versión no puede jugarla</translation>
    </message>
    <message>
        <source>Remove it, or open it with the version of the program that kept it.</source>
        <translation>Elimínala o ábrela con la versión del programa que la guardó.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>What if: {who}</source>
        <translation>Qué pasaría si: {who}</translation>
    </message>
    <message>
        <source>{who}
{when}, over in turn {turn}</source>
        <translation>{who}
{when}, terminada en el turno {turn}</translation>
    </message>
    <message>
        <source>{who}
{when}, turn {turn}</source>
        <translation>{who}
{when}, turno {turn}</translation>
    </message>
    <message>
        <source>Remove the version</source>
        <translation>Eliminar la versión</translation>
    </message>
    <message>
        <source>Versions of the deck</source>
        <translation>Versiones del mazo</translation>
    </message>
    <message>
        <source>Name for the deck as it is now</source>
        <translation>Nombre para el mazo actual</translation>
    </message>
    <message>
        <source>Name of the version to keep</source>
        <translation>Nombre de la versión que conservar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep the deck as it is now as a version with this name</source>
        <translation>Conservar el mazo tal como está ahora como versión con este nombre</translation>
    </message>
    <message>
        <source>Compare the deck with this version, card by card</source>
        <translation>Comparar el mazo con esta versión, carta por carta</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Restore this version of the deck; undo reverts it</source>
        <translation>Dejar el mazo como estaba en esta versión; deshacer lo revierte</translation>
    </message>
    <message>
        <source>Open this version as a new deck</source>
        <translation>Seguir desde esta versión en un mazo propio</translation>
    </message>
    <message>
        <source>Keep a version of the deck</source>
        <translation>Conservar una versión del mazo</translation>
    </message>
    <message>
        <source>Compare decks …</source>
        <translation>Comparar mazos …</translation>
    </message>
    <message>
        <source>{version} (now)</source>
        <translation>{version} (ahora)</translation>
    </message>
    <message>
        <source>Select a version to view it.</source>
        <translation>Elige una versión para verla.</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>y {n} más</translation>
    </message>
    <message>
        <source>unidentified lines</source>
        <translation>líneas sin identificar</translation>
    </message>
    <message>
        <source>Kept.</source>
        <translation>Conservada.</translation>
    </message>
    <message>
        <source>Go back to {version}</source>
        <translation>Volver a {version}</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>rama</translation>
    </message>
    <message>
        <source>New {deck}</source>
        <translation>Nuevo {deck}</translation>
    </message>
    <message>
        <source>Removing a version</source>
        <translation>Eliminando una versión</translation>
    </message>
    <message>
        <source>Removed {version}.</source>
        <translation>Eliminada {version}.</translation>
    </message>
    <message>
        <source>Naming a version</source>
        <translation>Poniendo nombre a una versión</translation>
    </message>
    <message>
        <source>Now called {name}.</source>
        <translation>Ahora se llama {name}.</translation>
    </message>
    <message>
        <source>The name was removed.</source>
        <translation>Ya no tiene nombre.</translation>
    </message>
    <message>
        <source>Undoing</source>
        <translation>Revirtiendo</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>Volver a esta versión</translation>
    </message>
    <message>
        <source>Compare with the deck …</source>
        <translation>Comparar con el mazo …</translation>
    </message>
    <message>
        <source>Open as a new deck</source>
        <translation>Seguir en un mazo nuevo</translation>
    </message>
    <message>
        <source>Name it …</source>
        <translation>Ponerle nombre …</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Eliminarla</translation>
    </message>
    <message>
        <source>Written to {path}.</source>
        <translation>Escrito en {path}.</translation>
    </message>
    <message>
        <source>No minion of this deck can play {cards}. Missing: {needs}.</source>
        <translation>Ningún siervo de este mazo puede jugar {cards}. Falta: {needs}.</translation>
    </message>
    <message>
        <source>Can only be burned for a vote, because no vampire in the crypt can call them: {cards}. Missing: {needs}.</source>
        <translation>Solo para quemarlas por un voto, pues nadie puede proponerlas: {cards}. Falta: {needs}.</translation>
    </message>
    <message>
        <source>Only {able} of {crypt} crypt cards have {discipline}, which {cards} require.</source>
        <translation>Solo {able} de {crypt} cartas de cripta tienen {discipline}, que {cards} requieren.</translation>
    </message>
    <message>
        <source>Unique, so only one copy at a time can be in play; the others replace one that was lost, or bring it sooner: {cards}.</source>
        <translation>Únicas, así que solo puede haber un ejemplar en juego a la vez; los demás reemplazan uno perdido o hacen que llegue antes: {cards}.</translation>
    </message>
    <message>
        <source>Nothing here makes a bleed larger, calls a referendum, burns pool or enters combat: how does the prey lose its pool?</source>
        <translation>Nada aquí aumenta un sangrado, propone un referéndum, quema reserva sanguínea o entra en combate: ¿cómo pierde la presa su reserva?</translation>
    </message>
    <message>
        <source>Only after a vampire has become Anarch by an action: {cards}.</source>
        <translation>Solo después de que un vampiro se haya vuelto Anarquista con una acción: {cards}.</translation>
    </message>
    <message>
        <source>No minion can play {cards} as printed. Missing: {needs}, which {helpers} may give.</source>
        <translation>Ningún siervo puede jugar {cards} tal como están impresos. Falta: {needs}, que {helpers} pueden dar.</translation>
    </message>
    <message>
        <source>the Path of {name}</source>
        <translation>la senda {name}</translation>
    </message>
    <message>
        <source>a capacity of {n} or more</source>
        <translation>una capacidad de {n} o más</translation>
    </message>
    <message>
        <source>a capacity of {n} or less</source>
        <translation>una capacidad de {n} o menos</translation>
    </message>
    <message>
        <source>a title</source>
        <translation>un título</translation>
    </message>
    <message>
        <source>{what}: {value}. At least {share} of {decks} winning decks lie between {low} and {high}.</source>
        <translation>{what}: {value}. Al menos el {share} de {decks} mazos ganadores está entre {low} y {high}.</translation>
    </message>
    <message>
        <source>Master cards in the library, without trifles</source>
        <translation>Cartas heriles de la biblioteca, sin nimiedades</translation>
    </message>
    <message>
        <source>Action, ally, retainer and equipment cards in the library</source>
        <translation>Cartas de acción, aliado, criado y equipo de la biblioteca</translation>
    </message>
    <message>
        <source>Action modifiers in the library</source>
        <translation>Modificadores de acción de la biblioteca</translation>
    </message>
    <message>
        <source>Reaction cards in the library</source>
        <translation>Cartas de reacción de la biblioteca</translation>
    </message>
    <message>
        <source>Combat cards in the library</source>
        <translation>Cartas de combate de la biblioteca</translation>
    </message>
    <message>
        <source>Mean capacity of the crypt</source>
        <translation>Capacidad media de la cripta</translation>
    </message>
    <message>
        <source>Mean blood cost of a library card</source>
        <translation>Coste medio en sangre de una carta de biblioteca</translation>
    </message>
    <message>
        <source>Mean pool cost of a library card</source>
        <translation>Coste medio en reserva sanguínea de una carta de biblioteca</translation>
    </message>
    <message>
        <source>Jyhad 1994</source>
        <translation>Jyhad 1994</translation>
    </message>
    <message>
        <source>The first rulebook: crypt of 12 or more, library of 40 to 40 + 10 per player, no groups, no bans. Cards of later sets are noted.</source>
        <translation>El primer reglamento: cripta de 12 o más, biblioteca de 40 a 40 + 10 por jugador, sin grupos ni prohibiciones. Las cartas de expansiones posteriores se señalan.</translation>
    </message>
    <message>
        <source>Limited (sealed, draft)</source>
        <translation>Limitado (sellado, draft)</translation>
    </message>
    <message>
        <source>Crypt of one card per booster up to 12, library of five per booster up to 40 and 90 at most, any groups, no banned cards. Tell the number of boosters per player; without it, and with starters, 12 and 40 are asked for.</source>
        <translation>Cripta de una carta por sobre hasta 12, biblioteca de cinco por sobre hasta 40 y 90 como mucho, cualquier grupo, sin cartas prohibidas. Indica el número de sobres por jugador; sin él, y con mazos de inicio, se piden 12 y 40.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Crypt of 12 or more from one group or two consecutive groups, library of 60 to 90, no banned cards, all cards legal on the day.</source>
        <translation>Cripta de 12 o más de un grupo o de dos grupos consecutivos, biblioteca de 60 a 90, sin cartas prohibidas, todas las cartas legales en el día.</translation>
    </message>
    <message>
        <source>V5</source>
        <translation>V5</translation>
    </message>
    <message>
        <source>Standard with the cards of the Fifth Edition, New Blood, Fall of London, Shadows of Berlin, 30th Anniversary, Sabbat V5, and Promo Packs 3 and 4, in any printing.</source>
        <translation>Standard con las cartas de Fifth Edition, New Blood, Fall of London, Shadows of Berlin, 30th Anniversary, Sabbat V5 y Promo Packs 3 y 4, en cualquier edición.</translation>
    </message>
    <message>
        <source>White Wolf</source>
        <translation>White Wolf</translation>
    </message>
    <message>
        <source>The rulebook of 2000 to 2010: crypt of 12 or more from one group or two consecutive groups, library of 40 to 40 + 10 per player, no bans. Cards of later sets are noted.</source>
        <translation>El reglamento de 2000 a 2010: cripta de 12 o más de un grupo o de dos grupos consecutivos, biblioteca de 40 a 40 + 10 por jugador, sin prohibiciones. Las cartas de expansiones posteriores se señalan.</translation>
    </message>
    <message>
        <source>The crypt has vampires of groups {groups}; it must come from one group or from two consecutive groups.</source>
        <translation>La cripta tiene vampiros de los grupos {groups}; deben ser de un solo grupo o de dos grupos consecutivos.</translation>
    </message>
    <message>
        <source>Banned since {day}: {cards}.</source>
        <translation>Prohibidas desde {day}: {cards}.</translation>
    </message>
    <message>
        <source>Cannot be played before {day}: {cards}.</source>
        <translation>No se pueden jugar antes de {day}: {cards}.</translation>
    </message>
    <message>
        <source>Never released, as far as the card data know: {cards}.</source>
        <translation>Nunca publicadas, según los datos de cartas: {cards}.</translation>
    </message>
    <message>
        <source>Still being tested, not released: {cards}.</source>
        <translation>Aún en pruebas, no publicadas: {cards}.</translation>
    </message>
    <message>
        <source>Your own cards, never legal in a tournament: {cards}.</source>
        <translation>Tus propias cartas, nunca legales en un torneo: {cards}.</translation>
    </message>
    <message>
        <source>Unknown cards: {names}.</source>
        <translation>Nadie conoce estas cartas: {names}.</translation>
    </message>
    <message>
        <source>All vampires must be of one clan; most are {clan}, not: {cards}.</source>
        <translation>Todos los vampiros deben ser de un solo clan; la mayoría son {clan}, pero no: {cards}.</translation>
    </message>
    <message>
        <source>Came out after {day}, when this rulebook&apos;s time was over: {cards}.</source>
        <translation>Salieron después de {day}, cuando este reglamento ya no estaba vigente: {cards}.</translation>
    </message>
    <message>
        <source>Judged by the rules as they have been since {day}; before that day others held.</source>
        <translation>Comprobado con las reglas tal como son desde {day}; antes de ese día regían otras.</translation>
    </message>
    <message>
        <source>The number of boosters per player is not known, so the minimum for twelve or more boosters, or for starters, was used.</source>
        <translation>No se indicó el número de sobres por jugador, así que se pidieron los mínimos para doce o más sobres, o para mazos de inicio.</translation>
    </message>
    <message numerus="yes">
        <source>With so few boosters a player may make a new library from the ash heap, {n} times in the game.</source>
        <comment>With so few boosters a player may make a new library from the ash heap, {n} time in the game.</comment>
        <translation>
            <numerusform>Con tan pocos sobres, un jugador puede rehacer una biblioteca vacía con el montón de ceniza, {n} vez en la partida.</numerusform>
            <numerusform>Con tan pocos sobres, un jugador puede rehacer una biblioteca vacía con el montón de ceniza, {n} veces en la partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The crypt has {n} cards; it needs at least {least}.</source>
        <comment>The crypt has {n} card; it needs at least {least}.</comment>
        <translation>
            <numerusform>La cripta tiene {n} carta; necesita al menos {least}.</numerusform>
            <numerusform>La cripta tiene {n} cartas; necesita al menos {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The library has {n} cards; at most {most} are allowed.</source>
        <comment>The library has {n} card; at most {most} are allowed.</comment>
        <translation>
            <numerusform>La biblioteca tiene {n} carta; se permiten como mucho {most}.</numerusform>
            <numerusform>La biblioteca tiene {n} cartas; se permiten como mucho {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The library has {n} cards; it needs at least {least}.</source>
        <comment>The library has {n} card; it needs at least {least}.</comment>
        <translation>
            <numerusform>La biblioteca tiene {n} carta; necesita al menos {least}.</numerusform>
            <numerusform>La biblioteca tiene {n} cartas; necesita al menos {least}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the {pool} card pool before {day}: {cards}.</source>
        <translation>No permitidas en {pool} antes de {day}: {cards}.</translation>
    </message>
    <message>
        <source>Not in the {pool} card pool: {cards}.</source>
        <translation>No permitidas en {pool}: {cards}.</translation>
    </message>
    <message>
        <source>The list of the pool ends with the releases of {day}; newer cards may belong to it.</source>
        <translation>La lista de cartas permitidas termina con las publicaciones de {day}; puede que otras más nuevas pertenezcan a ella.</translation>
    </message>
    <message>
        <source>Outside the pool ({condition} does not hold): {cards}.</source>
        <translation>Fuera de las cartas permitidas (no se cumple {condition}): {cards}.</translation>
    </message>
    <message>
        <source>Outside the pool “{pool}” ({condition} does not hold): {cards}.</source>
        <translation>Fuera de las cartas permitidas «{pool}» (no se cumple {condition}): {cards}.</translation>
    </message>
    <message>
        <source>{one}, or {other}</source>
        <translation>{one}, o {other}</translation>
    </message>
    <message>
        <source>take out {cards}</source>
        <translation>quita {cards}</translation>
    </message>
    <message>
        <source>replace {cards} by vampires of groups {groups}</source>
        <translation>reemplaza {cards} por vampiros de los grupos {groups}</translation>
    </message>
    <message>
        <source>play it on {day} or later</source>
        <translation>juégalo el {day} o después</translation>
    </message>
    <message numerus="yes">
        <source>say which cards are meant by {n} lines</source>
        <comment>say which card is meant by {n} line</comment>
        <translation>
            <numerusform>di a qué carta se refiere {n} línea</numerusform>
            <numerusform>di a qué cartas se refieren {n} líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add {n} cards to the crypt</source>
        <comment>add {n} card to the crypt</comment>
        <translation>
            <numerusform>añade {n} carta a la cripta</numerusform>
            <numerusform>añade {n} cartas a la cripta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add {n} cards to the library</source>
        <comment>add {n} card to the library</comment>
        <translation>
            <numerusform>añade {n} carta a la biblioteca</numerusform>
            <numerusform>añade {n} cartas a la biblioteca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take {n} cards out of the crypt</source>
        <comment>take {n} card out of the crypt</comment>
        <translation>
            <numerusform>quita {n} carta de la cripta</numerusform>
            <numerusform>quita {n} cartas de la cripta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take {n} cards out of the library</source>
        <comment>take {n} card out of the library</comment>
        <translation>
            <numerusform>quita {n} carta de la biblioteca</numerusform>
            <numerusform>quita {n} cartas de la biblioteca</numerusform>
        </translation>
    </message>
    <message>
        <source>the name</source>
        <translation>el nombre</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>el autor</translation>
    </message>
    <message>
        <source>the description</source>
        <translation>la descripción</translation>
    </message>
    <message>
        <source>the Markdown of the description</source>
        <translation>el Markdown de la descripción</translation>
    </message>
    <message>
        <source>the comments on cards</source>
        <translation>los comentarios de las cartas</translation>
    </message>
    <message>
        <source>the lines that were not recognised</source>
        <translation>las líneas no reconocidas</translation>
    </message>
    <message>
        <source>{most} and {last}</source>
        <translation>{most} y {last}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>{file} is no longer there.</source>
        <translation>{file} ya no está ahí.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {why}</source>
        <translation>No se puede abrir {file}: {why}</translation>
    </message>
    <message>
        <source>Decks ({endings})</source>
        <translation>Mazos ({endings})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message numerus="yes">
        <source>{names} and {n} more</source>
        <comment>{names} and {n} more</comment>
        <translation>
            <numerusform>{names} y {n} más</numerusform>
            <numerusform>{names} y {n} más</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} broke off: {error}. Its setup: {setup}</source>
        <translation>La partida {number} se interrumpió: {error}. Su preparación: {setup}</translation>
    </message>
    <message>
        <source>A worker process could not get ready: {error}.</source>
        <translation>Un proceso auxiliar no pudo prepararse: {error}.</translation>
    </message>
    <message>
        <source>A worker process was killed (signal {signal}). Perhaps the memory was short: fewer processes may help.</source>
        <translation>Se detuvo un proceso auxiliar (señal {signal}). Quizá faltaba memoria: puede ayudar usar menos procesos.</translation>
    </message>
    <message>
        <source>A worker process was killed in games {first} to {last} (signal {signal}). Perhaps the memory was short: fewer processes may help.</source>
        <translation>Se detuvo un proceso auxiliar en las partidas {first} a {last} (señal {signal}). Quizá faltaba memoria: puede ayudar usar menos procesos.</translation>
    </message>
    <message>
        <source>A worker process died (exit status {status}).</source>
        <translation>Un proceso auxiliar terminó de forma inesperada (estado de salida {status}).</translation>
    </message>
    <message>
        <source>A worker process died in games {first} to {last} (exit status {status}).</source>
        <translation>Un proceso auxiliar terminó de forma inesperada en las partidas {first} a {last} (estado de salida {status}).</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>El mazo</translation>
    </message>
    <message>
        <source>Prey</source>
        <translation>Presa</translation>
    </message>
    <message>
        <source>Grandprey</source>
        <translation>Gran presa</translation>
    </message>
    <message>
        <source>Grandpredator</source>
        <translation>Gran depredador</translation>
    </message>
    <message>
        <source>Predator</source>
        <translation>Depredador</translation>
    </message>
    <message>
        <source>{id} is no crypt card.</source>
        <translation>{id} no es una carta de cripta.</translation>
    </message>
    <message>
        <source>{id} is no library card.</source>
        <translation>{id} no es una carta de biblioteca.</translation>
    </message>
    <message>
        <source>There is no edition {name}: {known}.</source>
        <translation>No existe la edición {name}: {known}.</translation>
    </message>
    <message>
        <source>There are seats 1 to {most}, not {seat}.</source>
        <translation>Hay asientos del 1 al {most}, no {seat}.</translation>
    </message>
    <message>
        <source>1 to {most} turns can be played, not {turns}.</source>
        <translation>Se pueden jugar de 1 a {most} turnos, no {turns}.</translation>
    </message>
    <message>
        <source>A deck without a crypt cannot be played.</source>
        <translation>Un mazo sin cripta no se puede jugar.</translation>
    </message>
    <message>
        <source>A deck has at most {most} cards.</source>
        <translation>Un mazo tiene como mucho {most} cartas.</translation>
    </message>
    <message>
        <source>Games are numbered from 0; there is no game {number}.</source>
        <translation>Las partidas se numeran desde 0; no existe la partida {number}.</translation>
    </message>
    <message>
        <source>Game {number} does not end.</source>
        <translation>La partida {number} no termina.</translation>
    </message>
    <message>
        <source>Answer {number}, {key}, is not legal there.</source>
        <translation>La respuesta {number}, {key}, no es legal ahí.</translation>
    </message>
    <message>
        <source>No measure is called {name}; there are {known}.</source>
        <translation>Ninguna medida se llama {name}; existen {known}.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>acciones</translation>
    </message>
    <message>
        <source>Actions that were announced in the turn. Only games that still went on count.</source>
        <translation>Acciones anunciadas en el turno. Solo cuentan las partidas que seguían en curso.</translation>
    </message>
    <message>
        <source>Bleed so far</source>
        <translation>Sangrado hasta ahora</translation>
    </message>
    <message>
        <source>Pool that bleeds have burned up to the end of the turn. A game that ended early counts on with the number it ended with.</source>
        <translation>Reserva sanguínea que han quemado los sangrados hasta el final del turno. Una partida que terminó antes sigue contando con el número con que terminó.</translation>
    </message>
    <message>
        <source>Bleed in the turn</source>
        <translation>Sangrado en el turno</translation>
    </message>
    <message>
        <source>Pool that bleeds burned during the turn. Only games that still went on count.</source>
        <translation>Reserva sanguínea que quemaron los sangrados durante el turno. Solo cuentan las partidas que seguían en curso.</translation>
    </message>
    <message>
        <source>Blocked actions</source>
        <translation>Acciones bloqueadas</translation>
    </message>
    <message>
        <source>Of the actions of the turn, those that were blocked. Only games that still went on count.</source>
        <translation>De las acciones del turno, las que fueron bloqueadas. Solo cuentan las partidas que seguían en curso.</translation>
    </message>
    <message>
        <source>Blood on ready vampires</source>
        <translation>Sangre en vampiros preparados</translation>
    </message>
    <message>
        <source>The blood on all ready vampires together when the turn ends. A game that ended early counts on with the number it ended with.</source>
        <translation>La sangre de todos los vampiros preparados en total al terminar el turno. Una partida que terminó antes sigue contando con el número con que terminó.</translation>
    </message>
    <message>
        <source>Capacity that is ready</source>
        <translation>Capacidad preparada</translation>
    </message>
    <message>
        <source>The capacities of all ready vampires together when the turn ends. A game that ended early counts on with the number it ended with.</source>
        <translation>Las capacidades de todos los vampiros preparados en total al terminar el turno. Una partida que terminó antes sigue contando con el número con que terminó.</translation>
    </message>
    <message>
        <source>Library cards discarded</source>
        <translation>Cartas de biblioteca descartadas</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>Cards discarded up to the end of the turn. A game that ended early counts on with the number it ended with.</source>
        <translation>Cartas descartadas hasta el final del turno. Una partida que terminó antes sigue contando con el número con que terminó.</translation>
    </message>
    <message>
        <source>Copies discarded</source>
        <translation>Ejemplares descartados</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>ejemplares</translation>
    </message>
    <message>
        <source>How often the card is discarded in a game.</source>
        <translation>Cuántas veces se descarta la carta en una partida.</translation>
    </message>
    <message>
        <source>Deck ousted</source>
        <translation>Mazo eliminado</translation>
    </message>
    <message>
        <source>The share of the games in which the deck itself had lost its last pool before the turn.</source>
        <translation>La parte de las partidas en las que el propio mazo había perdido su última reserva sanguínea antes del turno.</translation>
    </message>
    <message>
        <source>First ready on turn</source>
        <translation>Preparado por primera vez en el turno</translation>
    </message>
    <message>
        <source>The first turn at whose end a copy of the vampire is ready. Games in which no copy becomes ready are counted separately.</source>
        <translation>El primer turno a cuyo final está preparado un ejemplar del vampiro. Las partidas en las que ninguno llega a estarlo se cuentan aparte.</translation>
    </message>
    <message>
        <source>First seen on turn</source>
        <translation>Vista por primera vez en el turno</translation>
    </message>
    <message>
        <source>The turn by whose end the first copy has been drawn, 0 for the opening hand. Games in which no copy is drawn are counted separately.</source>
        <translation>El turno a cuyo final se ha robado el primer ejemplar, 0 para la mano inicial. Las partidas en las que no se roba ninguno se cuentan aparte.</translation>
    </message>
    <message>
        <source>Turns jammed in hand</source>
        <translation>Turnos atascada en la mano</translation>
    </message>
    <message>
        <source>Turns without the card</source>
        <translation>Turnos sin la carta</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>turnos</translation>
    </message>
    <message>
        <source>Turns of the game that begin before the first copy was seen, 0 for the opening hand. A game in which none is seen counts all its turns, so the mean is a restricted mean.</source>
        <translation>Turnos de la partida que empiezan antes de ver el primer ejemplar, 0 para la mano inicial. Una partida en la que no se ve ninguno cuenta todos sus turnos, así que la media es una media restringida.</translation>
    </message>
    <message>
        <source>For each turn and copy that was in hand from its beginning to its end and could not have been played at any time, one; added up over the game.</source>
        <translation>Por cada turno y ejemplar que estuvo en la mano de principio a fin y no se pudo jugar en ningún momento, uno; sumado en toda la partida.</translation>
    </message>
    <message>
        <source>Cards jammed in hand</source>
        <translation>Cartas atascadas en la mano</translation>
    </message>
    <message>
        <source>Cards that were in hand when the turn before ended, are still there when this one ends, and could not have been played at any time in between. Only games that still went on count.</source>
        <translation>Cartas que estaban en la mano al terminar el turno anterior, siguen ahí al terminar este y no se pudieron jugar en ningún momento intermedio. Solo cuentan las partidas que seguían en curso.</translation>
    </message>
    <message>
        <source>Master phases wasted</source>
        <translation>Fases heriles desaprovechadas</translation>
    </message>
    <message>
        <source>master phase actions</source>
        <translation>acciones de fase heril</translation>
    </message>
    <message>
        <source>Master phase actions that nothing was done with. Only games that still went on count.</source>
        <translation>Acciones de fase heril con las que no se hizo nada. Solo cuentan las partidas que seguían en curso.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>Seen and never played</source>
        <translation>Vista y nunca jugada</translation>
    </message>
    <message>
        <source>Of the games in which a copy was seen, the share in which none was played.</source>
        <translation>De las partidas en las que se vio un ejemplar, la parte en la que no se jugó ninguno.</translation>
    </message>
    <message>
        <source>Bleed offered</source>
        <translation>Sangrado ofrecido</translation>
    </message>
    <message>
        <source>What the bleeds of the turn would have burned without blocks. Only games still in progress count.</source>
        <translation>Lo que habrían quemado los sangrados del turno si nadie hubiera bloqueado. Solo cuentan las partidas que seguían en curso.</translation>
    </message>
    <message>
        <source>Library cards played</source>
        <translation>Cartas de biblioteca jugadas</translation>
    </message>
    <message>
        <source>Cards played up to the end of the turn. A game that ended early counts on with the number it ended with.</source>
        <translation>Cartas jugadas hasta el final del turno. Una partida que terminó antes sigue contando con el número con que terminó.</translation>
    </message>
    <message>
        <source>Copies played</source>
        <translation>Ejemplares jugados</translation>
    </message>
    <message>
        <source>How often the card is played in a game.</source>
        <translation>Cuántas veces se juega la carta en una partida.</translation>
    </message>
    <message>
        <source>Own pool</source>
        <translation>Reserva propia</translation>
    </message>
    <message>
        <source>What is left when the turn ends. A game that ended early counts on with the number it ended with.</source>
        <translation>Lo que queda al terminar el turno. Una partida que terminó antes sigue contando con el número con que terminó.</translation>
    </message>
    <message>
        <source>The prey falls on turn</source>
        <translation>La presa cae en el turno</translation>
    </message>
    <message>
        <source>The turn in which the prey is ousted. Games in which it survives are counted separately.</source>
        <translation>El turno en el que se elimina a la presa. Las partidas en las que sobrevive se cuentan aparte.</translation>
    </message>
    <message>
        <source>Prey ousted</source>
        <translation>Presa eliminada</translation>
    </message>
    <message>
        <source>The share of the games in which the prey was ousted by the end of the turn.</source>
        <translation>La parte de las partidas en las que la presa fue eliminada antes del final del turno.</translation>
    </message>
    <message>
        <source>What the prey has left when the turn ends, 0 once it is ousted.</source>
        <translation>Lo que le queda a la presa al terminar el turno, 0 una vez eliminada.</translation>
    </message>
    <message>
        <source>Pool of the prey, all turns added up</source>
        <translation>Reserva de la presa, suma de todos los turnos</translation>
    </message>
    <message>
        <source>What the prey has left at the end of each turn, added up over all turns: the less, the faster the deck, also where the prey does not fall in time.</source>
        <translation>Lo que le queda a la presa al final de cada turno, sumado en todos los turnos: cuanto menos, más rápido es el mazo, también cuando la presa no cae a tiempo.</translation>
    </message>
    <message>
        <source>Library cards seen</source>
        <translation>Cartas de biblioteca vistas</translation>
    </message>
    <message>
        <source>The opening hand and all cards drawn up to the end of the turn. A game that ended early counts on with the number it ended with.</source>
        <translation>La mano inicial y todas las cartas robadas hasta el final del turno. Una partida que terminó antes sigue contando con el número con que terminó.</translation>
    </message>
    <message>
        <source>Transfers wasted</source>
        <translation>Transferencias desaprovechadas</translation>
    </message>
    <message>
        <source>transfers</source>
        <translation>transferencias</translation>
    </message>
    <message>
        <source>Transfers that nothing was done with. Only games that still went on count.</source>
        <translation>Transferencias con las que no se hizo nada. Solo cuentan las partidas que seguían en curso.</translation>
    </message>
    <message>
        <source>Ready minions</source>
        <translation>Siervos preparados</translation>
    </message>
    <message>
        <source>minions</source>
        <translation>siervos</translation>
    </message>
    <message>
        <source>Minions in the ready region when the turn ends. A game that ended early counts on with the number it ended with.</source>
        <translation>Siervos en la zona preparada al terminar el turno. Una partida que terminó antes sigue contando con el número con que terminó.</translation>
    </message>
    <message>
        <source>Votes that the ready minions could cast together when the turn ends. A game that ended early counts on with the number it ended with.</source>
        <translation>Votos que los siervos preparados podrían emitir en total al terminar el turno. Una partida que terminó antes sigue contando con el número con que terminó.</translation>
    </message>
    <message>
        <source>Opponents have {least} to {most} pool, not {number}.</source>
        <translation>Los oponentes tienen de {least} a {most} de reserva sanguínea, no {number}.</translation>
    </message>
    <message>
        <source>Opponents have {least} to {most} blockers, not {number}.</source>
        <translation>Los oponentes tienen de {least} a {most} bloqueadores, no {number}.</translation>
    </message>
    <message>
        <source>Opponents have {least} to {most} intercept, not {number}.</source>
        <translation>Los oponentes tienen de {least} a {most} de intercepción, no {number}.</translation>
    </message>
    <message>
        <source>Opponents have {least} to {most} bleed, not {number}.</source>
        <translation>Los oponentes tienen de {least} a {most} de sangrado, no {number}.</translation>
    </message>
    <message>
        <source>There are {found} plain vampires, {wanted} are wanted.</source>
        <translation>Hay {found} vampiros corrientes, se necesitan {wanted}.</translation>
    </message>
    <message>
        <source>Line {line}: {mistake}</source>
        <translation>Línea {line}: {mistake}</translation>
    </message>
    <message>
        <source>the table is longer than {most} characters</source>
        <translation>la tabla tiene más de {most} caracteres</translation>
    </message>
    <message>
        <source>there are more than {most} rules</source>
        <translation>hay más de {most} reglas</translation>
    </message>
    <message>
        <source>{wanted} columns are wanted (moment | what | when | which first | priority), there are {found}</source>
        <translation>se necesitan {wanted} columnas (momento | qué | cuándo | cuál primero | prioridad), hay {found}</translation>
    </message>
    <message>
        <source>{word} is no moment: there are {known}</source>
        <translation>{word} no es ningún momento: existen {known}</translation>
    </message>
    <message>
        <source>{word} is no priority: it is a number from -{most} to {most}</source>
        <translation>{word} no es ninguna prioridad: es un número de -{most} a {most}</translation>
    </message>
    <message>
        <source>the second column says what is done; it is empty</source>
        <translation>la segunda columna dice qué se hace; está vacía</translation>
    </message>
    <message>
        <source>{text} names no card</source>
        <translation>{text} no nombra ninguna carta</translation>
    </message>
    <message>
        <source>a verb is named after the colon, e.g. verb:bleed</source>
        <translation>un verbo se nombra tras los dos puntos, p. ej. verb:bleed</translation>
    </message>
    <message>
        <source>{word} is no {kind}: there are {known}</source>
        <translation>{word} no es ningún {kind}: existen {known}</translation>
    </message>
    <message>
        <source>{word} is no fact: there are {known}</source>
        <translation>{word} no es ningún dato: existen {known}</translation>
    </message>
    <message>
        <source>a condition has at most {most} parts</source>
        <translation>una condición tiene como mucho {most} partes</translation>
    </message>
    <message>
        <source>{text} is no comparison such as &apos;pool &lt; 12&apos; or &apos;blood &gt;= thirst + 1&apos;</source>
        <translation>{text} no es una comparación como &apos;pool &lt; 12&apos; o &apos;blood &gt;= thirst + 1&apos;</translation>
    </message>
    <message>
        <source>a rule has at most {most} wishes</source>
        <translation>una regla tiene como mucho {most} deseos</translation>
    </message>
    <message>
        <source>{text} is no wish such as &apos;most blood&apos; or &apos;least capacity&apos;</source>
        <translation>{text} no es un deseo como &apos;most blood&apos; o &apos;least capacity&apos;</translation>
    </message>
    <message>
        <source>below {share}</source>
        <translation>menos de {share}</translation>
    </message>
    <message>
        <source>all but {share}</source>
        <translation>todo salvo {share}</translation>
    </message>
    <message>
        <source>Too many cards are drawn at too many moments.</source>
        <translation>Se roban demasiadas cartas en demasiados momentos.</translation>
    </message>
    <message>
        <source>The question has too many groups at too many moments to count every way.</source>
        <translation>La pregunta tiene demasiados grupos en demasiados momentos para contar todas las formas.</translation>
    </message>
    <message>
        <source>The question has too many groups to count every way.</source>
        <translation>La pregunta tiene demasiados grupos para contar todas las formas.</translation>
    </message>
    <message>
        <source>the capacity</source>
        <translation>la capacidad</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>cuántos</translation>
    </message>
    <message>
        <source>Expected: {words}.</source>
        <translation>Se esperaba: {words}.</translation>
    </message>
    <message>
        <source>Expected: {words}, or the end.</source>
        <translation>Se esperaba: {words}, o el final.</translation>
    </message>
    <message>
        <source>Expected cards in parentheses.</source>
        <translation>Se esperaban cartas entre paréntesis.</translation>
    </message>
    <message>
        <source>Expected “|” and another card, or “)”.</source>
        <translation>Se esperaba «|» y otra carta, o «)».</translation>
    </message>
    <message>
        <source>Expected the name of a card.</source>
        <translation>Se esperaba el nombre de una carta.</translation>
    </message>
    <message>
        <source>There is no card “{name}”. Searches are in brackets: [{name}].</source>
        <translation>No hay ninguna carta «{name}». Las búsquedas van entre corchetes: [{name}].</translation>
    </message>
    <message>
        <source>Write a search between the brackets.</source>
        <translation>Escribe una búsqueda entre los corchetes.</translation>
    </message>
    <message>
        <source>This is written twice.</source>
        <translation>Esto está escrito dos veces.</translation>
    </message>
    <message>
        <source>Expected a number: {what}.</source>
        <translation>Se esperaba un número: {what}.</translation>
    </message>
    <message>
        <source>A range goes from the smaller number to the larger one, such as 2..4.</source>
        <translation>Un intervalo va del número menor al mayor, como 2..4.</translation>
    </message>
    <message>
        <source>There are not {number} different vampires here.</source>
        <translation>Aquí no hay {number} vampiros distintos.</translation>
    </message>
    <message>
        <source>the cheapest first</source>
        <translation>primero el más barato</translation>
    </message>
    <message>
        <source>the most expensive that can be ready by turn 3 first</source>
        <translation>primero el más caro que pueda estar preparado en el turno 3</translation>
    </message>
    <message>
        <source>the most expensive first</source>
        <translation>primero el más caro</translation>
    </message>
    <message>
        <source>the star first, then the cheapest</source>
        <translation>primero la estrella, después el más barato</translation>
    </message>
    <message>
        <source>the cheapest first; a crypt card is drawn when nothing else can be done</source>
        <translation>primero el más barato; se roba una carta de cripta cuando no se puede hacer otra cosa</translation>
    </message>
    <message>
        <source>a crypt card is drawn as long as the star is missing; then the star first</source>
        <translation>se roba una carta de cripta mientras falte la estrella; después, primero la estrella</translation>
    </message>
    <message>
        <source>More copies of {card} are known than the deck holds.</source>
        <translation>Se conocen más ejemplares de {card} de los que tiene el mazo.</translation>
    </message>
    <message>
        <source>A card is playable if a crypt card seen by then meets its printed requirements.</source>
        <translation>Una carta se puede jugar si una carta de cripta vista hasta entonces cumple sus requisitos impresos.</translation>
    </message>
    <message numerus="yes">
        <source>{count}: the deck has {n} of these cards.</source>
        <comment>{count}: the deck has {n} of these cards.</comment>
        <translation>
            <numerusform>{count}: el mazo tiene {n} de estas cartas.</numerusform>
            <numerusform>{count}: el mazo tiene {n} de estas cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count}: only {n} cards are seen by then.</source>
        <comment>{count}: only {n} card is seen by then.</comment>
        <translation>
            <numerusform>{count}: para entonces solo se ve {n} carta.</numerusform>
            <numerusform>{count}: para entonces solo se ven {n} cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is not in the deck.</source>
        <translation>{card} no está en el mazo.</translation>
    </message>
    <message>
        <source>No card of the crypt matches [{query}].</source>
        <translation>Ninguna carta de la cripta coincide con [{query}].</translation>
    </message>
    <message>
        <source>No card of the library matches [{query}].</source>
        <translation>Ninguna carta de la biblioteca coincide con [{query}].</translation>
    </message>
    <message>
        <source>Crypt: {seen} of {cards} cards seen.</source>
        <translation>Cripta: {seen} de {cards} cartas vistas.</translation>
    </message>
    <message>
        <source>Crypt: {seen} of {cards} cards seen, the opening.</source>
        <translation>Cripta: {seen} de {cards} cartas vistas, las iniciales.</translation>
    </message>
    <message numerus="yes">
        <source>Crypt: {seen} of {cards} cards seen when turn {turn} begins: the opening {opening}, and one for the {transfers} transfers of {n} earlier turns.</source>
        <comment>Crypt: {seen} of {cards} cards seen when turn {turn} begins: the opening {opening}, and one for the {transfers} transfers of {n} earlier turn.</comment>
        <translation>
            <numerusform>Cripta: {seen} de {cards} cartas vistas al empezar el turno {turn}: las {opening} iniciales y una por las {transfers} transferencias de {n} turno anterior.</numerusform>
            <numerusform>Cripta: {seen} de {cards} cartas vistas al empezar el turno {turn}: las {opening} iniciales y una por las {transfers} transferencias de cada uno de {n} turnos anteriores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand: {seen} of {cards} cards seen.</source>
        <translation>Mano: {seen} de {cards} cartas vistas.</translation>
    </message>
    <message>
        <source>Hand: {seen} of {cards} cards seen, the opening.</source>
        <translation>Mano: {seen} de {cards} cartas vistas, las iniciales.</translation>
    </message>
    <message numerus="yes">
        <source>Hand: {seen} of {cards} cards seen when turn {turn} begins: the opening {opening}, and in {n} earlier turns {discards} and {plays} each, replaced at once.</source>
        <comment>Hand: {seen} of {cards} cards seen when turn {turn} begins: the opening {opening}, and in {n} earlier turn {discards} and {plays} each, replaced at once.</comment>
        <translation>
            <numerusform>Mano: {seen} de {cards} cartas vistas al empezar el turno {turn}: las {opening} iniciales y, en {n} turno anterior, {discards} y {plays}, con reemplazo inmediato.</numerusform>
            <numerusform>Mano: {seen} de {cards} cartas vistas al empezar el turno {turn}: las {opening} iniciales y, en cada uno de {n} turnos anteriores, {discards} y {plays}, con reemplazo inmediato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} discards</source>
        <comment>{n} discard</comment>
        <translation>
            <numerusform>{n} descarte</numerusform>
            <numerusform>{n} descartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} plays</source>
        <comment>{n} play</comment>
        <translation>
            <numerusform>{n} jugada</numerusform>
            <numerusform>{n} jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The seat makes no difference, because no crypt cards are drawn by transfers.</source>
        <translation>El asiento no importa, porque no se roban cartas de cripta con transferencias.</translation>
    </message>
    <message>
        <source>Seat {seat} of {players}: {first}, {second}, {third} transfers in the first three turns, then 4.</source>
        <translation>Asiento {seat} de {players}: {first}, {second}, {third} transferencias en los tres primeros turnos, después 4.</translation>
    </message>
    <message>
        <source>Already seen: {cards}.</source>
        <translation>Ya vistas: {cards}.</translation>
    </message>
    <message>
        <source>Next on top: {cards}.</source>
        <translation>Las siguientes encima: {cards}.</translation>
    </message>
    <message>
        <source>Not to be drawn: {cards}.</source>
        <translation>No se pueden robar: {cards}.</translation>
    </message>
    <message>
        <source>The question is too long.</source>
        <translation>La pregunta es demasiado larga.</translation>
    </message>
    <message>
        <source>Expected “crypt”, “hand”, “playable”, “not” or a parenthesis.</source>
        <translation>Se esperaba «crypt», «hand», «playable», «not» o un paréntesis.</translation>
    </message>
    <message>
        <source>All conditions come before “by”, “seat”, “with” and “given”; a single count has its own moment as in hand@t2.</source>
        <translation>Todas las condiciones van antes de «by», «seat», «with» y «given»; un recuento concreto tiene su propio momento, como en hand@t2.</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>el turno</translation>
    </message>
    <message>
        <source>how many cards of the library</source>
        <translation>cuántas cartas de la biblioteca</translation>
    </message>
    <message>
        <source>the seat</source>
        <translation>el asiento</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>los jugadores</translation>
    </message>
    <message>
        <source>There is no seat {seat} at a table of {players}.</source>
        <translation>No hay asiento {seat} en una mesa de {players}.</translation>
    </message>
    <message>
        <source>Crypt cards named as seen: {named}. Seen at the moment of the question: {drawn}.</source>
        <translation>Cartas de cripta nombradas como vistas: {named}. Vistas en el momento de la pregunta: {drawn}.</translation>
    </message>
    <message>
        <source>Library cards named as seen: {named}. Seen at the moment of the question: {drawn}.</source>
        <translation>Cartas de biblioteca nombradas como vistas: {named}. Vistas en el momento de la pregunta: {drawn}.</translation>
    </message>
    <message>
        <source>how many in each turn</source>
        <translation>cuántas en cada turno</translation>
    </message>
    <message>
        <source>Four transfers draw one crypt card in a turn, no more.</source>
        <translation>Cuatro transferencias roban una carta de cripta en un turno, no más.</translation>
    </message>
    <message>
        <source>Copies are 1 to {most}.</source>
        <translation>Los ejemplares son de 1 a {most}.</translation>
    </message>
    <message>
        <source>The parentheses are nested too deeply.</source>
        <translation>Los paréntesis tienen demasiados niveles.</translation>
    </message>
    <message>
        <source>This parenthesis is never closed.</source>
        <translation>Este paréntesis no se cierra.</translation>
    </message>
    <message>
        <source>A question may have {most} counts.</source>
        <translation>Una pregunta puede tener {most} recuentos.</translation>
    </message>
    <message>
        <source>the cards seen, or t and a turn</source>
        <translation>las cartas vistas, o t y un turno</translation>
    </message>
    <message>
        <source>There are never fewer than 0.</source>
        <translation>Nunca hay menos de 0.</translation>
    </message>
    <message>
        <source>This bracket is never closed.</source>
        <translation>Este corchete no se cierra.</translation>
    </message>
    <message>
        <source>This quotation mark is never closed.</source>
        <translation>Estas comillas no se cierran.</translation>
    </message>
    <message>
        <source>The number ({what}) is {least} to {most}.</source>
        <translation>El número ({what}) va de {least} a {most}.</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>prohibida</translation>
    </message>
    <message>
        <source>not yet legal</source>
        <translation>aún no legal</translation>
    </message>
    <message>
        <source>your own card</source>
        <translation>tu propia carta</translation>
    </message>
    <message>
        <source>being tested</source>
        <translation>en pruebas</translation>
    </message>
    <message>
        <source>never released</source>
        <translation>nunca publicada</translation>
    </message>
    <message>
        <source>not in the card pool</source>
        <translation>no está entre las cartas permitidas</translation>
    </message>
    <message>
        <source>came out later</source>
        <translation>salió después</translation>
    </message>
    <message>
        <source>fetching {what}</source>
        <translation>obteniendo {what}</translation>
    </message>
    <message>
        <source>reading {what}</source>
        <translation>leyendo {what}</translation>
    </message>
    <message>
        <source>building {what}</source>
        <translation>construyendo {what}</translation>
    </message>
    <message>
        <source>comparing {what}</source>
        <translation>comparando {what}</translation>
    </message>
    <message>
        <source>installing {what}</source>
        <translation>instalando {what}</translation>
    </message>
    <message>
        <source>The official card lists and their translations</source>
        <translation>Las listas oficiales de cartas y sus traducciones</translation>
    </message>
    <message>
        <source>Cards, rulings and tournament winning decks</source>
        <translation>Cartas, aclaraciones y mazos ganadores de torneos</translation>
    </message>
    <message>
        <source>Stopped. The card data are as they were.</source>
        <translation>Parado. Los datos de cartas están como estaban.</translation>
    </message>
    <message>
        <source>{work}, {done} MB</source>
        <translation>{work}, {done} MB</translation>
    </message>
    <message>
        <source>{work}, {done} of {all} MB</source>
        <translation>{work}, {done} de {all} MB</translation>
    </message>
    <message>
        <source>up to {day}.</source>
        <translation>hasta {day}.</translation>
    </message>
    <message>
        <source>{crypt} crypt cards, {library} library cards and {decks} winning decks.</source>
        <translation>{crypt} cartas de cripta, {library} cartas de biblioteca y {decks} mazos ganadores.</translation>
    </message>
    <message>
        <source>{crypt} crypt cards, {library} library cards and {decks} winning decks up to {day}.</source>
        <translation>{crypt} cartas de cripta, {library} cartas de biblioteca y {decks} mazos ganadores hasta {day}.</translation>
    </message>
    <message>
        <source>They came with the program.</source>
        <translation>Venían con el programa.</translation>
    </message>
    <message>
        <source>Installed on {day} at {time}.</source>
        <translation>Instalados el {day} a las {time}.</translation>
    </message>
    <message>
        <source>Nothing new: {version} stays in use.</source>
        <translation>Nada nuevo: {version} sigue en uso.</translation>
    </message>
    <message>
        <source>New cards ({number}): {names}.</source>
        <translation>Cartas nuevas ({number}): {names}.</translation>
    </message>
    <message>
        <source>Cards that are gone ({number}): {names}.</source>
        <translation>Cartas que ya no están ({number}): {names}.</translation>
    </message>
    <message>
        <source>Other texts ({number}): {names}.</source>
        <translation>Textos distintos ({number}): {names}.</translation>
    </message>
    <message>
        <source>Other facts, such as printings ({number}): {names}.</source>
        <translation>Otros datos distintos, como las ediciones ({number}): {names}.</translation>
    </message>
    <message>
        <source>Other rulings ({number}): {names}.</source>
        <translation>Aclaraciones distintas ({number}): {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} new</source>
        <comment>{n} new</comment>
        <translation>
            <numerusform>{n} nuevo</numerusform>
            <numerusform>{n} nuevos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} gone</source>
        <comment>{n} gone</comment>
        <translation>
            <numerusform>{n} menos</numerusform>
            <numerusform>{n} menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} changed</source>
        <comment>{n} changed</comment>
        <translation>
            <numerusform>{n} cambiado</numerusform>
            <numerusform>{n} cambiados</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning decks: {changes}.</source>
        <translation>Mazos ganadores: {changes}.</translation>
    </message>
    <message>
        <source>They have the same content as the ones before.</source>
        <translation>Dicen lo mismo que los anteriores.</translation>
    </message>
    <message>
        <source>In use: {version}.</source>
        <translation>Ahora en uso: {version}.</translation>
    </message>
    <message>
        <source>These card data look wrong, so they were not taken.</source>
        <translation>Estos datos de cartas parecen erróneos, así que no se han usado.</translation>
    </message>
    <message>
        <source>The card data are already being updated, perhaps in another window.</source>
        <translation>Los datos de cartas ya se están renovando, quizá en otra ventana.</translation>
    </message>
    <message>
        <source>Try again when that is done.</source>
        <translation>Inténtalo de nuevo cuando termine.</translation>
    </message>
    <message>
        <source>Newer card data could not be fetched.</source>
        <translation>No se pudieron obtener datos de cartas más nuevos.</translation>
    </message>
    <message>
        <source>The current data stay in use, and everything works offline. You can also load a file that was downloaded on another computer.</source>
        <translation>Los actuales siguen en uso y todo funciona sin conexión. Lo que haya obtenido otro equipo se puede tomar de un archivo.</translation>
    </message>
    <message>
        <source>The update failed; the card data are unchanged.</source>
        <translation>La actualización ha fallado; los datos de cartas no han cambiado.</translation>
    </message>
    <message numerus="yes">
        <source>{names}; and {n} more</source>
        <comment>{names}; and {n} more</comment>
        <translation>
            <numerusform>{names}; y {n} más</numerusform>
            <numerusform>{names}; y {n} más</numerusform>
        </translation>
    </message>
    <message>
        <source>The collection</source>
        <translation>La colección</translation>
    </message>
    <message>
        <source>It is larger than a collection can be</source>
        <translation>Es más grande de lo que puede ser una colección</translation>
    </message>
    <message>
        <source>Take over what another window saved</source>
        <translation>Adoptar lo que guardó otra ventana</translation>
    </message>
    <message>
        <source>printings, conditions, languages, places and notes</source>
        <translation>ediciones, estados, idiomas, lugares y notas</translation>
    </message>
    <message>
        <source>Spreadsheet (CSV), with everything</source>
        <translation>Hoja de cálculo (CSV), con todo</translation>
    </message>
    <message>
        <source>the decks</source>
        <translation>los mazos</translation>
    </message>
    <message>
        <source>vtesdecks (CSV)</source>
        <translation>vtesdecks (CSV)</translation>
    </message>
    <message>
        <source>the decks, and wishes and trades unless they are written by themselves</source>
        <translation>los mazos, y los deseos y cambios a menos que se escriban aparte</translation>
    </message>
    <message>
        <source>FELDB inventory (CSV), also for ARDB and Sutekh</source>
        <translation>Inventario de FELDB (CSV), también para ARDB y Sutekh</translation>
    </message>
    <message>
        <source>printings, conditions, languages, places and notes, and what is offered</source>
        <translation>ediciones, estados, idiomas, lugares y notas, y lo que se ofrece</translation>
    </message>
    <message>
        <source>ARDB inventory (XML)</source>
        <translation>Inventario de ARDB (XML)</translation>
    </message>
    <message>
        <source>conditions, languages, places and notes</source>
        <translation>estados, idiomas, lugares y notas</translation>
    </message>
    <message>
        <source>LackeyCCG list</source>
        <translation>Lista de LackeyCCG</translation>
    </message>
    <message>
        <source>List of cards, also for VDB</source>
        <translation>Lista de cartas, también para VDB</translation>
    </message>
    <message>
        <source>the line is too long for a card</source>
        <translation>la línea es demasiado larga para una carta</translation>
    </message>
    <message>
        <source>above the list</source>
        <translation>encima de la lista</translation>
    </message>
    <message>
        <source>it has no number; 1 was taken</source>
        <translation>no tiene número; se ha tomado 1</translation>
    </message>
    <message>
        <source>a heading</source>
        <translation>un encabezado</translation>
    </message>
    <message>
        <source>neither a card nor a heading</source>
        <translation>ni una carta ni un encabezado</translation>
    </message>
    <message>
        <source>Card {id}</source>
        <translation>Carta {id}</translation>
    </message>
    <message>
        <source>{missing}x {card} (have {have}, need {need})</source>
        <translation>{missing}x {card} (tienes {have}, necesitas {need})</translation>
    </message>
    <message numerus="yes">
        <source>Missing for {deck}: {n} cards</source>
        <comment>Missing for {deck}: {n} card</comment>
        <translation>
            <numerusform>Falta para {deck}: {n} carta</numerusform>
            <numerusform>Faltan para {deck}: {n} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{copies} in {deck} (fixed)</source>
        <translation>{copies} en {deck} (fijo)</translation>
    </message>
    <message>
        <source>{copies} in {deck}</source>
        <translation>{copies} en {deck}</translation>
    </message>
    <message>
        <source>it has no number</source>
        <translation>no tiene número</translation>
    </message>
    <message>
        <source>the line is damaged</source>
        <translation>la línea está dañada</translation>
    </message>
    <message>
        <source>a sum</source>
        <translation>una suma</translation>
    </message>
    <message>
        <source>no such card; perhaps {names}</source>
        <translation>no existe tal carta; quizá {names}</translation>
    </message>
    <message>
        <source>{card} was taken; it may be {others}</source>
        <translation>se ha tomado {card}; puede ser {others}</translation>
    </message>
    <message>
        <source>read as {card}</source>
        <translation>leída como {card}</translation>
    </message>
    <message>
        <source>no card is named</source>
        <translation>no se nombra ninguna carta</translation>
    </message>
    <message>
        <source>the number is not clear; 1 was taken</source>
        <translation>el número no está claro; se ha tomado 1</translation>
    </message>
    <message>
        <source>a number below 0</source>
        <translation>un número menor que 0</translation>
    </message>
    <message>
        <source>{said} copies are too many; {found} were read</source>
        <translation>{said} ejemplares no son creíbles; se han tomado {found}</translation>
    </message>
    <message>
        <source>no set is called “{set}”; it is in the note</source>
        <translation>ninguna expansión se llama «{set}»; queda en la nota</translation>
    </message>
    <message>
        <source>{card} is not known to have been printed in {set}</source>
        <translation>no se sabe que {card} se haya impreso en {set}</translation>
    </message>
    <message>
        <source>only a list</source>
        <translation>es solo una lista</translation>
    </message>
    <message>
        <source>built when played (flexible)</source>
        <translation>se monta al jugarlo (flexible)</translation>
    </message>
    <message>
        <source>built and kept (fixed)</source>
        <translation>está siempre montado (fijo)</translation>
    </message>
    <message>
        <source>Own {copies} {card}</source>
        <translation>Anotar {copies} {card}</translation>
    </message>
    <message>
        <source>Give away {copies} {card}</source>
        <translation>Dar {copies} {card}</translation>
    </message>
    <message>
        <source>Give away {card}</source>
        <translation>Dar {card}</translation>
    </message>
    <message>
        <source>Change {card}</source>
        <translation>Cambiar {card}</translation>
    </message>
    <message>
        <source>{deck}: {use}</source>
        <translation>{deck}: {use}</translation>
    </message>
    <message>
        <source>{deck} is in another file</source>
        <translation>{deck} está en otro archivo</translation>
    </message>
    <message>
        <source>Look into {folder}</source>
        <translation>Mirar en {folder}</translation>
    </message>
    <message>
        <source>Stop looking into {folder}</source>
        <translation>Dejar de mirar en {folder}</translation>
    </message>
    <message>
        <source>Smart tag {name}</source>
        <translation>Etiqueta automática {name}</translation>
    </message>
    <message>
        <source>Delete the smart tag {name}</source>
        <translation>Eliminar la etiqueta automática {name}</translation>
    </message>
    <message numerus="yes">
        <source>Own the {n} cards of {title}</source>
        <comment>Own the {n} card of {title}</comment>
        <translation>
            <numerusform>Anotar como tuya la {n} carta de {title}</numerusform>
            <numerusform>Anotar como tuyas las {n} cartas de {title}</numerusform>
        </translation>
    </message>
    <message>
        <source>Wish for what {deck} misses</source>
        <translation>Desear lo que le falta a {deck}</translation>
    </message>
    <message>
        <source>Wish for {card}</source>
        <translation>Desear {card}</translation>
    </message>
    <message numerus="yes">
        <source>Wish for {n} cards</source>
        <comment>Wish for {n} card</comment>
        <translation>
            <numerusform>Desear {n} carta</numerusform>
            <numerusform>Desear {n} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Offer {card}</source>
        <translation>Ofrecer {card}</translation>
    </message>
    <message numerus="yes">
        <source>Offer {n} cards</source>
        <comment>Offer {n} card</comment>
        <translation>
            <numerusform>Ofrecer {n} carta</numerusform>
            <numerusform>Ofrecer {n} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>a packed file without tables</source>
        <translation>un archivo comprimido sin tablas</translation>
    </message>
    <message>
        <source>packed in an unusual way</source>
        <translation>comprimido de forma inusual</translation>
    </message>
    <message numerus="yes">
        <source>A library of {n} cards is no library.</source>
        <comment>A library of {n} card is no library.</comment>
        <translation>
            <numerusform>Una biblioteca de {n} carta no es una biblioteca.</numerusform>
            <numerusform>Una biblioteca de {n} cartas no es una biblioteca.</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Turn {turn} of the deck is over: {pool} pool, {prey} pool left to the prey; ready: {ready}; in hand: {hand}.</source>
        <translation>El turno {turn} del mazo ha terminado: {pool} de reserva sanguínea, a la presa le quedan {prey}; preparados: {ready}; en la mano: {hand}.</translation>
    </message>
    <message>
        <source>Several cards are called “{name}”. Perhaps: {names}.</source>
        <translation>Varias cartas se llaman «{name}». Quizá: {names}.</translation>
    </message>
    <message>
        <source>There is no card “{name}”. Perhaps: {names}.</source>
        <translation>No hay ninguna carta «{name}». Quizá: {names}.</translation>
    </message>
    <message>
        <source>There is no card “{name}”.</source>
        <translation>No hay ninguna carta «{name}».</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>no existe tal archivo o carpeta</translation>
    </message>
    <message>
        <source>there is no permission to read it</source>
        <translation>no se puede leer (permiso denegado)</translation>
    </message>
    <message>
        <source>it is a link to itself</source>
        <translation>es un enlace a sí mismo</translation>
    </message>
    <message>
        <source>there is no such file (the name is too long)</source>
        <translation>no existe tal archivo (el nombre es demasiado largo)</translation>
    </message>
    <message>
        <source>it is a link to nothing</source>
        <translation>es un enlace a nada</translation>
    </message>
    <message>
        <source>it is a pipe, not a file</source>
        <translation>es una tubería, no un archivo</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>es un dispositivo, no un archivo</translation>
    </message>
    <message>
        <source>nothing came through the pipe</source>
        <translation>no ha llegado nada por la tubería</translation>
    </message>
    <message>
        <source>Untitled deck</source>
        <translation>Mazo sin título</translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation>Antes de la partida</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>El turno</translation>
    </message>
    <message>
        <source>1. Unlock phase</source>
        <translation>1. Fase de enderezamiento</translation>
    </message>
    <message>
        <source>2. Master phase</source>
        <translation>2. Fase heril</translation>
    </message>
    <message>
        <source>3. Minion phase</source>
        <translation>3. Fase servil</translation>
    </message>
    <message>
        <source>An action: announce it</source>
        <translation>Una acción: anunciarla</translation>
    </message>
    <message>
        <source>An action: may it be blocked?</source>
        <translation>Una acción: ¿se puede bloquear?</translation>
    </message>
    <message>
        <source>An action: resolve it</source>
        <translation>Una acción: resolverla</translation>
    </message>
    <message>
        <source>A bleed</source>
        <translation>Un sangrado</translation>
    </message>
    <message>
        <source>A referendum: poll and resolve it</source>
        <translation>Un referéndum: votarlo y resolverlo</translation>
    </message>
    <message>
        <source>A referendum: whose votes</source>
        <translation>Un referéndum: votos de quién</translation>
    </message>
    <message>
        <source>A round of combat: range and strikes</source>
        <translation>Un asalto de combate: distancia y ataques</translation>
    </message>
    <message>
        <source>A round of combat: damage and its end</source>
        <translation>Un asalto de combate: daño y su final</translation>
    </message>
    <message>
        <source>4. Influence phase</source>
        <translation>4. Fase de influencia</translation>
    </message>
    <message>
        <source>5. Discard phase</source>
        <translation>5. Fase de descarte</translation>
    </message>
    <message>
        <source>Ousting and victory</source>
        <translation>Eliminación y victoria</translation>
    </message>
    <message>
        <source>Tournaments and deck construction</source>
        <translation>Torneos y construcción de mazos</translation>
    </message>
    <message>
        <source>Where it stands</source>
        <translation>Dónde está escrito</translation>
    </message>
    <message>
        <source>Unclear passages, and how they are played</source>
        <translation>Pasajes poco claros y cómo se juegan</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>Ejemplos resueltos</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué ocurre</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>The same situation in each edition</source>
        <translation>La misma situación en cada edición</translation>
    </message>
    <message>
        <source>{decks} of {of} decks like this one play more; the median where it is played is {copies}, you play {have}</source>
        <translation>{decks} de {of} mazos parecidos a este juegan más; la mediana donde se juega es {copies}, tú juegas {have}</translation>
    </message>
    <message>
        <source>{decks} of {of} decks like this one play fewer or none; the median where it is played is {copies}, you play {have}</source>
        <translation>{decks} de {of} mazos parecidos a este juegan menos o ninguna; la mediana donde se juega es {copies}, tú juegas {have}</translation>
    </message>
    <message>
        <source>in none of {of} decks like this one</source>
        <translation>en ninguno de {of} mazos parecidos a este</translation>
    </message>
    <message>
        <source>in only {decks} of {of} decks like this one</source>
        <translation>solo en {decks} de {of} mazos parecidos a este</translation>
    </message>
    <message numerus="yes">
        <source>in {decks} of {of} decks like this one, the median is {n} copies; {share} of all decks play it</source>
        <comment>in {decks} of {of} decks like this one, the median is {n} copy; {share} of all decks play it</comment>
        <translation>
            <numerusform>en {decks} de {of} mazos parecidos a este, la mediana es {n} ejemplar; {share} de todos los mazos la juegan</numerusform>
            <numerusform>en {decks} de {of} mazos parecidos a este, la mediana es {n} ejemplares; {share} de todos los mazos la juegan</numerusform>
        </translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>menos del 1&#xa0;%</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>usual with {cards}</source>
        <translation>habitual con {cards}</translation>
    </message>
    <message>
        <source>usual with this crypt</source>
        <translation>habitual con esta cripta</translation>
    </message>
    <message numerus="yes">
        <source>usually {n} copies</source>
        <comment>usually {n} copy</comment>
        <translation>
            <numerusform>normalmente {n} ejemplar</numerusform>
            <numerusform>normalmente {n} ejemplares</numerusform>
        </translation>
    </message>
    <message>
        <source>{because}; {copies}</source>
        <translation>{because}; {copies}</translation>
    </message>
    <message numerus="yes">
        <source>{because}; {copies}. It could replace {card}, of which you play {n}</source>
        <comment>{because}; {copies}. It could replace {card}, of which you play {n}</comment>
        <translation>
            <numerusform>{because}; {copies}. Podría reemplazar a {card}, de la que juegas {n}</numerusform>
            <numerusform>{because}; {copies}. Podría reemplazar a {card}, de la que juegas {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window is writing versions right now.</source>
        <translation>Otra ventana está escribiendo versiones en este momento.</translation>
    </message>
    <message>
        <source>Versions cannot be kept on this machine: {reason}.</source>
        <translation>No se pueden conservar versiones en este equipo: {reason}.</translation>
    </message>
    <message>
        <source>The versions of this deck are damaged ({file}). They are put aside when the next one is kept.</source>
        <translation>Las versiones de este mazo están dañadas ({file}). Se apartarán cuando se conserve la siguiente.</translation>
    </message>
    <message>
        <source>The versions cannot be read: {reason}.</source>
        <translation>No se pueden leer las versiones: {reason}.</translation>
    </message>
    <message>
        <source>The versions of this deck are too large together. Remove some that have a name.</source>
        <translation>Las versiones de este mazo ocupan demasiado en conjunto. Elimina algunas que tengan nombre.</translation>
    </message>
    <message numerus="yes">
        <source>{n} lines</source>
        <comment>{n} line</comment>
        <translation>
            <numerusform>{n} línea</numerusform>
            <numerusform>{n} líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <comment>{n} card</comment>
        <translation>
            <numerusform>{n} carta</numerusform>
            <numerusform>{n} cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Jyhad, 1994</source>
        <translation>Jyhad, 1994</translation>
    </message>
    <message>
        <source>White Wolf playmat</source>
        <translation>Tapete de White Wolf</translation>
    </message>
    <message>
        <source>VEKN, current rulebook</source>
        <translation>VEKN, reglas actuales</translation>
    </message>
    <message>
        <source>White Wolf rulebook</source>
        <translation>Reglamento de White Wolf</translation>
    </message>
    <message>
        <source>the card lists</source>
        <translation>las listas de cartas</translation>
    </message>
    <message>
        <source>the French translation</source>
        <translation>la traducción francesa</translation>
    </message>
    <message>
        <source>the Spanish translation</source>
        <translation>la traducción española</translation>
    </message>
    <message>
        <source>the cards</source>
        <translation>las cartas</translation>
    </message>
    <message>
        <source>the sets</source>
        <translation>las expansiones</translation>
    </message>
    <message>
        <source>the tournament archive</source>
        <translation>el archivo de torneos</translation>
    </message>
    <message>
        <source>the new data</source>
        <translation>los datos nuevos</translation>
    </message>
    <message>
        <source>the new card base</source>
        <translation>la nueva base de cartas</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>expansiones</translation>
    </message>
    <message>
        <source>archived decks</source>
        <translation>mazos archivados</translation>
    </message>
    <message>
        <source>the new data with the present ones</source>
        <translation>los datos nuevos con los actuales</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>una página web</translation>
    </message>
    <message>
        <source>+1 strength</source>
        <translation>+1 de fuerza</translation>
    </message>
    <message>
        <source>+3 votes</source>
        <translation>+3 votos</translation>
    </message>
    <message>
        <source>2 blood</source>
        <translation>2 de sangre</translation>
    </message>
    <message>
        <source>2 blood and unlock</source>
        <translation>2 de sangre y enderezar</translation>
    </message>
    <message>
        <source>3 blood</source>
        <translation>3 de sangre</translation>
    </message>
    <message>
        <source>3 pool</source>
        <translation>3 de reserva</translation>
    </message>
    <message>
        <source>A card cannot be both a crypt card and a library card.</source>
        <translation>Una carta no puede ser de cripta y de biblioteca a la vez.</translation>
    </message>
    <message>
        <source>A card costs only one of pool, blood and conviction.</source>
        <translation>Una carta solo cuesta una cosa: reserva, sangre o convicción.</translation>
    </message>
    <message>
        <source>A cost is a number from 0 to {most}, or X.</source>
        <translation>Un coste es un número de 0 a {most}, o X.</translation>
    </message>
    <message>
        <source>A crypt card has no such field.</source>
        <translation>Una carta de cripta no tiene ese campo.</translation>
    </message>
    <message>
        <source>A crypt card needs a capacity from 1 on.</source>
        <translation>Una carta de cripta necesita una capacidad de 1 o más.</translation>
    </message>
    <message>
        <source>A crypt card needs a clan.</source>
        <translation>Una carta de cripta necesita un clan.</translation>
    </message>
    <message>
        <source>A crypt card needs a group: a number from 1 on, or “any”.</source>
        <translation>Una carta de cripta necesita un grupo: un número de 1 o más, o «any».</translation>
    </message>
    <message>
        <source>A library card has no such field.</source>
        <translation>Una carta de biblioteca no tiene ese campo.</translation>
    </message>
    <message>
        <source>A name has letters or digits.</source>
        <translation>Un nombre tiene letras o cifras.</translation>
    </message>
    <message>
        <source>A referendum decides on a blood hunt against {target}.</source>
        <translation>Un referéndum decide sobre una caza de sangre contra {target}.</translation>
    </message>
    <message>
        <source>Add 1 blood to {card}.</source>
        <translation>Añadir 1 de sangre a {card}.</translation>
    </message>
    <message>
        <source>Add 1 blood to {target} and to {card}.</source>
        <translation>Añadir 1 de sangre a {target} y a {card}.</translation>
    </message>
    <message>
        <source>Add 1 counter to {card}.</source>
        <translation>Añadir 1 ficha a {card}.</translation>
    </message>
    <message>
        <source>Add 2 counters to {card}.</source>
        <translation>Añadir 2 fichas a {card}.</translation>
    </message>
    <message>
        <source>Anarchs burn 1 blood or become Camarilla, allies burn 1 life.</source>
        <translation>Los anarquistas queman 1 de sangre o pasan a la Camarilla; los aliados queman 1 de vida.</translation>
    </message>
    <message>
        <source>Set the range to close.</source>
        <translation>Fijar la distancia en corta.</translation>
    </message>
    <message>
        <source>Set the range to long and strike with {card}.</source>
        <translation>Fijar la distancia larga y golpear con {card}.</translation>
    </message>
    <message>
        <source>Set the range to long.</source>
        <translation>Fijar la distancia en larga.</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>un archivo vacío</translation>
    </message>
    <message>
        <source>another update of the card data is under way</source>
        <translation>ya hay otra actualización de los datos de cartas en curso</translation>
    </message>
    <message>
        <source>the update was stopped</source>
        <translation>la actualización se ha parado</translation>
    </message>
    <message>
        <source>there is nothing to go back to: {version}, which the program came with, is in use</source>
        <translation>no hay nada a lo que volver: está en uso {version}, que venía con el programa</translation>
    </message>
    <message>
        <source>{card} cancels the card of the opposing minion.</source>
        <translation>{card} cancela la carta del siervo contrario.</translation>
    </message>
    <message>
        <source>{card} gains 1 life.</source>
        <translation>{card} gana 1 de vida.</translation>
    </message>
    <message>
        <source>{card} gains 2 blood.</source>
        <translation>{card} gana 2 de sangre.</translation>
    </message>
    <message>
        <source>{card} has {n:counter}.</source>
        <translation>{card} tiene {n:ficha}.</translation>
    </message>
    <message>
        <source>{card} inflicts 3 damage on {target}.</source>
        <translation>{card} inflige 3 de daño a {target}.</translation>
    </message>
    <message>
        <source>{card} is cancelled.</source>
        <translation>Se cancela {card}.</translation>
    </message>
    <message>
        <source>{card} locks and burns 2 blood to cancel the referendum.</source>
        <translation>{card} se gira y quema 2 de sangre para cancelar el referéndum.</translation>
    </message>
    <message>
        <source>{card} locks for {target} to abstain.</source>
        <translation>{card} se gira: {target} se abstiene.</translation>
    </message>
    <message>
        <source>{minion} acts for +3 hand size until the next unlock phase.</source>
        <translation>{minion} actúa para +3 al tamaño de la mano hasta la próxima fase de enderezamiento.</translation>
    </message>
    <message>
        <source>{minion} acts to arrange the top 5 cards of the library and unlock.</source>
        <translation>{minion} actúa para ordenar las 5 primeras cartas de la biblioteca y enderezarse.</translation>
    </message>
    <message>
        <source>{minion} acts to arrange the top 5 cards of the library.</source>
        <translation>{minion} actúa para ordenar las 5 primeras cartas de la biblioteca.</translation>
    </message>
    <message>
        <source>{minion} acts to call a referendum for +1 hand size.</source>
        <translation>{minion} actúa para convocar un referéndum para +1 al tamaño de la mano.</translation>
    </message>
    <message>
        <source>{minion} acts to exchange a card of the hand for {target}.</source>
        <translation>{minion} actúa para cambiar una carta de la mano por {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to move 1 counter from {target} to the pool.</source>
        <translation>{minion} actúa para mover 1 ficha de {target} a la reserva.</translation>
    </message>
    <message>
        <source>{minion} acts to move {target} to the hand.</source>
        <translation>{minion} actúa para poner {target} en la mano.</translation>
    </message>
    <message>
        <source>{minion} acts to move {target} to the uncontrolled region.</source>
        <translation>{minion} actúa para poner {target} en la región incontrolada.</translation>
    </message>
    <message>
        <source>{minion} acts to search the library for a weapon.</source>
        <translation>{minion} actúa para buscar un arma en la biblioteca.</translation>
    </message>
    <message>
        <source>{minion} acts to steal 1 pool from {seat}.</source>
        <translation>{minion} actúa para robar 1 de reserva a {seat}.</translation>
    </message>
    <message>
        <source>{minion} attempts to block {target}.</source>
        <translation>{minion} intenta bloquear a {target}.</translation>
    </message>
    <message>
        <source>{minion} bleeds with {card}.</source>
        <translation>{minion} sangra con {card}.</translation>
    </message>
    <message>
        <source>{minion} bleeds {seat} with {card}.</source>
        <translation>{minion} sangra a {seat} con {card}.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood for +1 bleed by {card}.</source>
        <translation>{minion} quema 1 de sangre: +1 de sangrado por {card}.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood for +1 intercept by {card}.</source>
        <translation>{minion} quema 1 de sangre: +1 de intercepción por {card}.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood for {card} to fight again.</source>
        <translation>{minion} quema 1 de sangre por {card} para combatir de nuevo.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to maneuver.</source>
        <translation>{minion} quema 1 de sangre para maniobrar.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to prevent all damage from {card}.</source>
        <translation>{minion} quema 1 de sangre para prevenir todo el daño de {card}.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to prevent all damage of the strike with {card}.</source>
        <translation>{minion} quema 1 de sangre para prevenir todo el daño del ataque con {card}.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to unlock and attempt to block.</source>
        <translation>{minion} quema 1 de sangre para enderezarse e intentar bloquear.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to unlock the acting ally.</source>
        <translation>{minion} quema 1 de sangre para enderezar al aliado activo.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to unlock with {card}.</source>
        <translation>{minion} quema 1 de sangre para enderezarse con {card}.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to unlock {target}.</source>
        <translation>{minion} quema 1 de sangre para enderezar a {target}.</translation>
    </message>
    <message>
        <source>{minion} burns 2 blood to add 1 counter to {card}.</source>
        <translation>{minion} quema 2 de sangre para añadir 1 ficha a {card}.</translation>
    </message>
    <message>
        <source>{minion} burns 4 blood to burn {card}.</source>
        <translation>{minion} quema 4 de sangre para quemar {card}.</translation>
    </message>
    <message>
        <source>{minion} burns {card} and 1 blood: +1 stealth.</source>
        <translation>{minion} quema {card} y 1 de sangre: +1 de sigilo.</translation>
    </message>
    <message>
        <source>{minion} calls a referendum for the title of a prince.</source>
        <translation>{minion} convoca un referéndum por el título de un príncipe.</translation>
    </message>
    <message>
        <source>{minion} cancels the combat with {card}.</source>
        <translation>{minion} cancela el combate con {card}.</translation>
    </message>
    <message>
        <source>{minion} changes sect: {word}.</source>
        <translation>{minion} cambia de secta: {word}.</translation>
    </message>
    <message>
        <source>{minion} contests the title of {word}.</source>
        <translation>{minion} disputa el título: {word}.</translation>
    </message>
    <message>
        <source>{minion} diablerises {target}.</source>
        <translation>{minion} diaboliza a {target}.</translation>
    </message>
    <message>
        <source>{minion} gains +1 strength with {card}.</source>
        <translation>{minion} gana +1 de fuerza con {card}.</translation>
    </message>
    <message>
        <source>{minion} gains +2 strength with {card}.</source>
        <translation>{minion} gana +2 de fuerza con {card}.</translation>
    </message>
    <message>
        <source>{minion} has {card} as a retainer now.</source>
        <translation>{card} es ahora criado de {minion}.</translation>
    </message>
    <message>
        <source>{minion} has {card} now.</source>
        <translation>{minion} tiene ahora {card}.</translation>
    </message>
    <message>
        <source>{minion} hunts: 2 copies of {target} are removed.</source>
        <translation>{minion} caza: 2 copias de {target} se retiran de la partida.</translation>
    </message>
    <message>
        <source>{minion} hunts: it steals blood from {target}.</source>
        <translation>{minion} caza: roba sangre a {target}.</translation>
    </message>
    <message>
        <source>{minion} is destroyed.</source>
        <translation>{minion} queda destruido.</translation>
    </message>
    <message>
        <source>{minion} loses the title of {word}.</source>
        <translation>{minion} pierde el título: {word}.</translation>
    </message>
    <message>
        <source>{minion} presses to {word} the combat.</source>
        <translation>{minion} acosa para {word} el combate.</translation>
    </message>
    <message>
        <source>{minion} prevents 1 more damage with {card}.</source>
        <translation>{minion} previene 1 más de daño con {card}.</translation>
    </message>
    <message>
        <source>{minion} suffers {n} aggravated damage.</source>
        <translation>{minion} recibe {n} de daño agravado.</translation>
    </message>
    <message>
        <source>{minion} suffers {n} damage.</source>
        <translation>{minion} recibe {n} de daño.</translation>
    </message>
    <message>
        <source>{minion} takes the damage of {card} now.</source>
        <translation>{minion} recibe ahora el daño de {card}.</translation>
    </message>
    <message>
        <source>{minion} unlocks.</source>
        <translation>{minion} se endereza.</translation>
    </message>
    <message>
        <source>{minion} yields the title of {word}.</source>
        <translation>{minion} cede el título: {word}.</translation>
    </message>
    <message>
        <source>{other_seat} burns {n} pool.</source>
        <translation>{other_seat} quema {n} de reserva.</translation>
    </message>
    <message>
        <source>{seat} burns 1 pool to unlock {minion}.</source>
        <translation>{seat} quema 1 de reserva para enderezar a {minion}.</translation>
    </message>
    <message>
        <source>{seat} burns a corruption counter of {other_seat} from {minion}.</source>
        <translation>{seat} quema una ficha de corrupción de {other_seat} de {minion}.</translation>
    </message>
    <message>
        <source>{seat} burns the Edge for {n:vote} {word}.</source>
        <translation>{seat} quema la Ventaja por {n:voto} {word}.</translation>
    </message>
    <message>
        <source>{seat} burns {n:corruption counter} from {minion}.</source>
        <translation>{seat} quema {n:ficha de corrupción|fichas de corrupción} de {minion}.</translation>
    </message>
    <message>
        <source>{seat} casts {n:vote} of {minion} {word}.</source>
        <translation>{seat} vota {word} con {minion}: {n:voto}.</translation>
    </message>
    <message>
        <source>{seat} discards a card at random.</source>
        <translation>{seat} descarta una carta al azar.</translation>
    </message>
    <message>
        <source>{seat} discards {card}.</source>
        <translation>{seat} descarta {card}.</translation>
    </message>
    <message>
        <source>{seat} gains {n:victory point}.</source>
        <translation>{seat} gana {n:punto} de victoria.</translation>
    </message>
    <message>
        <source>{seat} gains {n} pool.</source>
        <translation>{seat} gana {n} de reserva.</translation>
    </message>
    <message>
        <source>{seat} has {card} as an ally now.</source>
        <translation>{card} es ahora aliado de {seat}.</translation>
    </message>
    <message>
        <source>{seat} puts {card} in play.</source>
        <translation>{seat} pone {card} en juego.</translation>
    </message>
    <message>
        <source>{seat} skips the turn.</source>
        <translation>{seat} se salta el turno.</translation>
    </message>
    <message>
        <source>{target} burns 1 blood: you steal {card}.</source>
        <translation>{target} quema 1 de sangre: arrebatas {card}.</translation>
    </message>
    <message>
        <source>{target} burns 1 blood: {card} gains 1 life.</source>
        <translation>{target} quema 1 de sangre: {card} gana 1 de vida.</translation>
    </message>
    <message>
        <source>{target} burns 1 blood: {card} gets +1 bleed.</source>
        <translation>{target} quema 1 de sangre: {card} obtiene +1 de sangrado.</translation>
    </message>
    <message>
        <source>{target} burns 1 blood: {card} locks.</source>
        <translation>{target} quema 1 de sangre: {card} se gira.</translation>
    </message>
    <message>
        <source>{target} burns 1 life: {card} gets +1 bleed.</source>
        <translation>{target} quema 1 de vida: {card} obtiene +1 de sangrado.</translation>
    </message>
    <message>
        <source>{target} burns 2 blood to free a hostage of {card}.</source>
        <translation>{target} quema 2 de sangre para liberar a un rehén de {card}.</translation>
    </message>
    <message>
        <source>{target} gains 1 life from {card}.</source>
        <translation>{target} gana 1 de vida de {card}.</translation>
    </message>
    <message>
        <source>{target} gives 1 blood to another anarch with {card}.</source>
        <translation>{target} da 1 sangre a otro anarquista con {card}.</translation>
    </message>
    <message>
        <source>{target} takes 1 damage.</source>
        <translation>{target} recibe 1 de daño.</translation>
    </message>
    <message>
        <source>{target} takes an action.</source>
        <translation>{target} realiza una acción.</translation>
    </message>
    <message>
        <source>{version}: there is no {file}</source>
        <translation>{version}: no hay ningún {file}</translation>
    </message>
    <message>
        <source>{version}: {file} cannot be read: {why}</source>
        <translation>{version}: no se puede leer {file}: {why}</translation>
    </message>
    <message>
        <source>{version}: {file} is damaged</source>
        <translation>{version}: {file} está dañado</translation>
    </message>
    <message>
        <source>{where}: unknown set {text}</source>
        <translation>{where}: expansión desconocida {text}</translation>
    </message>
    <message>
        <source>{where}: {text} is not a card type</source>
        <translation>{where}: {text} no es un tipo de carta</translation>
    </message>
    <message>
        <source>{where}: {text} is not a date</source>
        <translation>{where}: {text} no es una fecha</translation>
    </message>
    <message>
        <source>{where}: {text} is not a number</source>
        <translation>{where}: {text} no es un número</translation>
    </message>
    <message>
        <source>{why}; it was passed over</source>
        <translation>{why}; se ha omitido</translation>
    </message>
    <message>
        <source>you went back to it</source>
        <translation>has vuelto a ellos</translation>
    </message>
    <message>
        <source>installed on {day}</source>
        <translation>instalados el {day}</translation>
    </message>
    <message>
        <source>no newer data have been installed</source>
        <translation>no se han instalado datos más nuevos</translation>
    </message>
    <message>
        <source>{subject} could not be fetched: {why}</source>
        <translation>no se pudo obtener {subject}: {why}</translation>
    </message>
    <message>
        <source>{file} contains {name}, which another file contains too</source>
        <translation>{file} contiene {name}, que ya estaba en otro sitio</translation>
    </message>
    <message>
        <source>the new data look wrong: {reasons}</source>
        <translation>los datos nuevos parecen erróneos: {reasons}</translation>
    </message>
    <message>
        <source>the card data cannot be kept: {why}</source>
        <translation>no se pueden conservar los datos de cartas: {why}</translation>
    </message>
    <message>
        <source>the installed card data {version} are not there: {why}</source>
        <translation>los datos de cartas instalados {version} no están: {why}</translation>
    </message>
    <message>
        <source>the installed card data {version} are damaged: {why}</source>
        <translation>los datos de cartas instalados {version} están dañados: {why}</translation>
    </message>
    <message>
        <source>{version} is not there</source>
        <translation>{version} no está</translation>
    </message>
    <message>
        <source>the set {name} ({code}) is new</source>
        <translation>la expansión {name} ({code}) es nueva</translation>
    </message>
    <message>
        <source>the release of {name} ({code}) is {day}, not {before}</source>
        <translation>la publicación de {name} ({code}) es {day}, no {before}</translation>
    </message>
    <message>
        <source>the set {name} ({code}) no longer exists</source>
        <translation>la expansión {name} ({code}) ya no está</translation>
    </message>
    <message>
        <source>they are of {day}, we have cards released on {released}</source>
        <translation>son de {day}, tenemos cartas publicadas en {released}</translation>
    </message>
    <message>
        <source>they have only {now} crypt cards, we have {then}</source>
        <translation>solo tienen {now} cartas de cripta, tenemos {then}</translation>
    </message>
    <message>
        <source>they have only {now} library cards, we have {then}</source>
        <translation>solo tienen {now} cartas de biblioteca, tenemos {then}</translation>
    </message>
    <message>
        <source>they have only {now} archived decks, we have {then}</source>
        <translation>solo tienen {now} mazos archivados, tenemos {then}</translation>
    </message>
    <message>
        <source>they lack cards that we have: {names}</source>
        <translation>les faltan cartas que tenemos: {names}</translation>
    </message>
    <message>
        <source>{number} cards have other names under the same numbers</source>
        <translation>{number} cartas tienen otro nombre con el mismo número</translation>
    </message>
    <message>
        <source>archived decks play {number} cards that they lack</source>
        <translation>los mazos archivados juegan {number} cartas que les faltan</translation>
    </message>
    <message>
        <source>{subject} have invisible control characters: {names}</source>
        <translation>{subject}: caracteres de control invisibles en {names}</translation>
    </message>
    <message>
        <source>{version}, which the program came with, contains days up to {day}; {other} is of {until}</source>
        <translation>{version}, que venía con el programa, llega hasta {day}; {other} es de {until}</translation>
    </message>
    <message>
        <source>{other} is of {until}; {version}, which the program came with, contains nothing after {day}</source>
        <translation>{other} es de {until}; {version}, que venía con el programa, no dice nada posterior a {day}</translation>
    </message>
    <message>
        <source>{host} was never asked</source>
        <translation>nunca se ha preguntado a {host}</translation>
    </message>
    <message>
        <source>{host} cannot prove who it is: {why}</source>
        <translation>{host} no puede demostrar quién es: {why}</translation>
    </message>
    <message>
        <source>{host} reports no change without having been asked for it</source>
        <translation>{host} responde que no hay nada nuevo, lo que no se le había preguntado</translation>
    </message>
    <message>
        <source>{host} does not answer</source>
        <translation>{host} no responde</translation>
    </message>
    <message>
        <source>{address} is no address: {why}</source>
        <translation>{address} no es una dirección: {why}</translation>
    </message>
    <message>
        <source>{host} cannot be reached: {why}</source>
        <translation>no se puede llegar a {host}: {why}</translation>
    </message>
    <message>
        <source>{host} broke the connection: {why}</source>
        <translation>{host} ha cortado la conexión: {why}</translation>
    </message>
    <message>
        <source>{host} sends us from one address to the next, on and on</source>
        <translation>{host} remite de una dirección a otra sin fin</translation>
    </message>
    <message>
        <source>{host} cannot continue the download</source>
        <translation>{host} no puede continuar la descarga</translation>
    </message>
    <message>
        <source>{host} cannot answer now ({status})</source>
        <translation>{host} no puede responder ahora ({status})</translation>
    </message>
    <message>
        <source>there is no file at {address} ({status})</source>
        <translation>no hay ningún archivo en {address} ({status})</translation>
    </message>
    <message>
        <source>{host} refuses ({status})</source>
        <translation>{host} se niega ({status})</translation>
    </message>
    <message>
        <source>{host} sent {subject} instead of card data</source>
        <translation>{host} ha enviado {subject} en lugar de datos de cartas</translation>
    </message>
    <message>
        <source>{host} broke the connection after {number} bytes of {all}</source>
        <translation>{host} ha cortado la conexión tras {number} bytes de {all}</translation>
    </message>
    <message>
        <source>{host} broke the connection after {number} bytes</source>
        <translation>{host} ha cortado la conexión tras {number} bytes</translation>
    </message>
    <message>
        <source>{address} is larger than {size} MB</source>
        <translation>{address} tiene más de {size} MB</translation>
    </message>
    <message>
        <source>{host} packs the file in a way that was not asked for: {coding}</source>
        <translation>{host} comprime el archivo de una forma que no se pidió: {coding}</translation>
    </message>
    <message>
        <source>{host} sent damaged data: {why}</source>
        <translation>{host} ha enviado datos dañados: {why}</translation>
    </message>
    <message>
        <source>{host} sends us to an address that is not on the web: {address}</source>
        <translation>{host} remite a una dirección que no está en la web: {address}</translation>
    </message>
    <message>
        <source>{address} does not begin with http:// or https://</source>
        <translation>{address} no es una dirección que empiece por http:// o https://</translation>
    </message>
    <message>
        <source>{address} is no address</source>
        <translation>{address} no es una dirección</translation>
    </message>
    <message>
        <source>the address at {host} holds a user name or a password</source>
        <translation>la dirección de {host} contiene un nombre de usuario o una contraseña</translation>
    </message>
    <message>
        <source>{host} sends us from a safe connection to an unsafe one</source>
        <translation>{host} remite de una conexión segura a una no segura</translation>
    </message>
    <message>
        <source>it took longer than {number} seconds</source>
        <translation>ha tardado más de {number} segundos</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>no se puede leer {file}: {why}</translation>
    </message>
    <message>
        <source>{file} is a pipe or a device. Save the card data in a file first</source>
        <translation>{file} es una tubería o un dispositivo. Guarda antes los datos de cartas en un archivo</translation>
    </message>
    <message>
        <source>{file} is empty</source>
        <translation>{file} está vacío</translation>
    </message>
    <message>
        <source>{file} is a web page, not card data</source>
        <translation>{file} es una página web, no datos de cartas</translation>
    </message>
    <message>
        <source>{file} is damaged: {why}</source>
        <translation>{file} está dañado: {why}</translation>
    </message>
    <message>
        <source>{file} unpacks to more than {size} MB</source>
        <translation>{file} ocupa descomprimido más de {size} MB</translation>
    </message>
    <message>
        <source>{file} is cut short or has something behind its end</source>
        <translation>{file} está incompleto o tiene algo después de su final</translation>
    </message>
    <message>
        <source>{file} is neither an archive of the VEKN nor KRCG&apos;s JSON</source>
        <translation>{file} no es ni un archivo comprimido de la VEKN ni el JSON de KRCG</translation>
    </message>
    <message>
        <source>{file} holds no card data ({names})</source>
        <translation>{file} no contiene datos de cartas ({names})</translation>
    </message>
    <message>
        <source>{file} holds more than {most} files</source>
        <translation>{file} contiene más de {most} archivos</translation>
    </message>
    <message>
        <source>{file} contains a file whose path leads out of it: {name}</source>
        <translation>{file} contiene un archivo que sale de él: {name}</translation>
    </message>
    <message>
        <source>{file} holds {name} twice</source>
        <translation>{file} contiene {name} dos veces</translation>
    </message>
    <message>
        <source>{file} holds a link in place of {name}</source>
        <translation>{file} contiene un enlace en lugar de {name}</translation>
    </message>
    <message>
        <source>{file} is protected by a password</source>
        <translation>{file} está protegido con contraseña</translation>
    </message>
    <message>
        <source>{name} in {file} is packed in a way that is not understood</source>
        <translation>{name} en {file} está comprimido de una forma que no se entiende</translation>
    </message>
    <message>
        <source>{name} in {file} unpacks to far too much</source>
        <translation>{name} en {file} ocupa demasiado al descomprimirse</translation>
    </message>
    <message>
        <source>{seat} draws {card}.</source>
        <translation>{seat} roba {card}.</translation>
    </message>
    <message>
        <source>{seat} draws a card.</source>
        <translation>{seat} roba una carta.</translation>
    </message>
    <message>
        <source>{seat} draws {cards}.</source>
        <translation>{seat} roba {cards}.</translation>
    </message>
    <message>
        <source>{seat} draws {n:card}.</source>
        <translation>{seat} roba {n:carta}.</translation>
    </message>
    <message>
        <source>{seat} puts {card} in the uncontrolled region.</source>
        <translation>{seat} pone {card} en la zona incontrolada.</translation>
    </message>
    <message>
        <source>{seat} puts a crypt card in the uncontrolled region.</source>
        <translation>{seat} pone una carta de cripta en la zona incontrolada.</translation>
    </message>
    <message>
        <source>{seat} puts {cards} in the uncontrolled region.</source>
        <translation>{seat} pone a {cards} en la zona incontrolada.</translation>
    </message>
    <message>
        <source>{seat} puts {n:crypt card} in the uncontrolled region.</source>
        <translation>{seat} pone {n:carta} de cripta en la zona incontrolada.</translation>
    </message>
    <message>
        <source>{cards} of {seat} are burned.</source>
        <translation>{seat}: se queman {cards}.</translation>
    </message>
    <message>
        <source>{card} on {target} is burned.</source>
        <translation>{card} en {target} se quema.</translation>
    </message>
    <message>
        <source>{cards} of {seat} are removed from the game.</source>
        <translation>{seat}: {cards} se retiran de la partida.</translation>
    </message>
    <message>
        <source>{minion} gives 1 blood to {card}.</source>
        <translation>{minion} da 1 de sangre a {card}.</translation>
    </message>
    <message>
        <source>{minion} gives 1 blood to an uncontrolled vampire.</source>
        <translation>{minion} da 1 de sangre a un vampiro incontrolado.</translation>
    </message>
    <message>
        <source>Yield {card}: it is burned.</source>
        <translation>Ceder {card}: se quema.</translation>
    </message>
    <message>
        <source>{minion} yields its title.</source>
        <translation>{minion} cede su título.</translation>
    </message>
    <message>
        <source>{seat} moves {n} pool to {card}.</source>
        <translation>{seat} pasa {n} de reserva a {card}.</translation>
    </message>
    <message>
        <source>{seat} moves {n} pool to an uncontrolled vampire.</source>
        <translation>{seat} pasa {n} de reserva a un vampiro incontrolado.</translation>
    </message>
    <message>
        <source>{seat} takes {n} blood back from {card}.</source>
        <translation>{seat} recupera {n} de sangre de {card}.</translation>
    </message>
    <message>
        <source>{seat} takes {n} blood back from an uncontrolled vampire.</source>
        <translation>{seat} recupera {n} de sangre de un vampiro incontrolado.</translation>
    </message>
    <message>
        <source>{seat}: {word}.</source>
        <translation>{seat}: {word}.</translation>
    </message>
    <message>
        <source>{seat} adds {n} blood to {card}.</source>
        <translation>{seat} añade {n} de sangre a {card}.</translation>
    </message>
    <message>
        <source>{seat} adds {n} blood to an uncontrolled vampire.</source>
        <translation>{seat} añade {n} de sangre a un vampiro incontrolado.</translation>
    </message>
    <message>
        <source>+1 bleed</source>
        <translation>+1 de sangrado</translation>
    </message>
    <message>
        <source>+1 intercept</source>
        <translation>+1 de intercepción</translation>
    </message>
    <message>
        <source>+1 stealth and +1 bleed</source>
        <translation>+1 de sigilo y +1 de sangrado</translation>
    </message>
    <message>
        <source>+2 intercept</source>
        <translation>+2 de intercepción</translation>
    </message>
    <message>
        <source>Action from an action card or card in play</source>
        <translation>Acción de una carta de acción o de una carta en juego</translation>
    </message>
    <message>
        <source>Add 1 blood to {target} with {card}.</source>
        <translation>Añadir 1 de sangre a {target} con {card}.</translation>
    </message>
    <message>
        <source>Add 1 blood to {target}.</source>
        <translation>Añadir 1 de sangre a {target}.</translation>
    </message>
    <message>
        <source>Announcement, resolution, costs</source>
        <translation>Anuncio, resolución, costes</translation>
    </message>
    <message>
        <source>Become anarch</source>
        <translation>Hacerse anarquista</translation>
    </message>
    <message>
        <source>Blocked by {minion}</source>
        <translation>Bloqueo de {minion}</translation>
    </message>
    <message>
        <source>{minion} attempts to block</source>
        <translation>{minion} intenta bloquear</translation>
    </message>
    <message>
        <source>no strike yet</source>
        <translation>aún sin ataque</translation>
    </message>
    <message>
        <source>For {n}</source>
        <translation>A favor {n}</translation>
    </message>
    <message>
        <source>Against {n}</source>
        <translation>En contra {n}</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Sangrado</translation>
    </message>
    <message>
        <source>Stealth</source>
        <translation>Sigilo</translation>
    </message>
    <message>
        <source>Intercept</source>
        <translation>Intercepción</translation>
    </message>
    <message>
        <source>Round {n}
{range} range</source>
        <translation>Asalto {n}
Combate {range}</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>con acoso</translation>
    </message>
    <message>
        <source>{votes} votes for, {against} against</source>
        <translation>{votes} votos a favor, {against} en contra</translation>
    </message>
    <message>
        <source>{seat} {n} for</source>
        <translation>{seat} {n} a favor</translation>
    </message>
    <message>
        <source>{seat} {n} against</source>
        <translation>{seat} {n} en contra</translation>
    </message>
    <message>
        <source>No votes have been cast.</source>
        <translation>No se ha emitido ningún voto.</translation>
    </message>
    <message>
        <source>Block procedure</source>
        <translation>Procedimiento de bloqueo</translation>
    </message>
    <message>
        <source>Blood hunt</source>
        <translation>Caza de sangre</translation>
    </message>
    <message>
        <source>Burn 1 blood and {card}: vampires cannot block this action.</source>
        <translation>Quemar 1 de sangre y {card}: los vampiros no pueden bloquear esta acción.</translation>
    </message>
    <message>
        <source>Burn 1 blood for {card} to unlock.</source>
        <translation>Quemar 1 sangre para enderezar {card}.</translation>
    </message>
    <message>
        <source>Burn 1 blood for {card}.</source>
        <translation>Quemar 1 de sangre por {card}.</translation>
    </message>
    <message>
        <source>Burn 1 blood from a ready Tremere.</source>
        <translation>Quemar 1 sangre de un Tremere preparado.</translation>
    </message>
    <message>
        <source>Burn 1 blood of {card}.</source>
        <translation>Quemar 1 de sangre de {card}.</translation>
    </message>
    <message>
        <source>Burn 1 blood of {card}: she blocks and plays Auspex as if unlocked.</source>
        <translation>Quemar 1 de sangre de {card}: bloquea y juega Auspex como si estuviera enderezada.</translation>
    </message>
    <message>
        <source>Burn 1 blood of {card}: {target} votes against the referendum.</source>
        <translation>Quemar 1 de sangre de {card}: {target} vota contra el referéndum.</translation>
    </message>
    <message>
        <source>Burn 1 blood of {card}: {target} votes for the referendum.</source>
        <translation>Quemar 1 de sangre de {card}: {target} vota a favor del referéndum.</translation>
    </message>
    <message>
        <source>Burn 1 blood to set the range with {card}.</source>
        <translation>Quemar 1 de sangre para fijar la distancia con {card}.</translation>
    </message>
    <message>
        <source>Burn 1 blood.</source>
        <translation>Quemar 1 de sangre.</translation>
    </message>
    <message>
        <source>Burn 1 counter from {card}.</source>
        <translation>Quemar 1 ficha de {card}.</translation>
    </message>
    <message>
        <source>Burn 1 counter from {card}: +1 stealth, or fewer votes.</source>
        <translation>Quemar 1 ficha de {card}: +1 de sigilo, o menos votos.</translation>
    </message>
    <message>
        <source>Burn 1 counter of {card} to pay 1 blood less.</source>
        <translation>Quemar 1 ficha de {card} para pagar 1 de sangre menos.</translation>
    </message>
    <message>
        <source>Burn 1 counter of {card} to pay 1 less.</source>
        <translation>Quemar 1 ficha de {card} para pagar 1 menos.</translation>
    </message>
    <message>
        <source>Burn 1 counter of {card}.</source>
        <translation>Quemar 1 ficha de {card}.</translation>
    </message>
    <message>
        <source>Burn 1 counter of {card}: the acting Lasombra gets +2 bleed.</source>
        <translation>Quemar 1 ficha de {card}: el Lasombra activo obtiene +2 de sangrado.</translation>
    </message>
    <message>
        <source>Burn 1 counter of {card}: the zombie gets +1 bleed.</source>
        <translation>Quemar 1 ficha de {card}: el zombi obtiene +1 de sangrado.</translation>
    </message>
    <message>
        <source>Burn 1 counter of {card}: {target} gets +2 votes.</source>
        <translation>Quemar 1 ficha de {card}: {target} obtiene +2 votos.</translation>
    </message>
    <message>
        <source>Burn 1 counter of {card}: {target} gets a maneuver.</source>
        <translation>Quemar 1 ficha de {card}: {target} obtiene una maniobra.</translation>
    </message>
    <message>
        <source>Burn 1 counter of {card}: {target} gets a press.</source>
        <translation>Quemar 1 ficha de {card}: {target} obtiene un acoso.</translation>
    </message>
    <message>
        <source>Burn 1 life of {card}: lock the blocking minion, and the action goes on.</source>
        <translation>Quemar 1 de vida de {card}: girar al siervo que bloquea, y la acción continúa.</translation>
    </message>
    <message>
        <source>Burn 1 life to cancel the strike card.</source>
        <translation>Quemar 1 de vida para cancelar la carta de ataque.</translation>
    </message>
    <message>
        <source>Burn 1 pool and use 4 transfers: {card} gains a level of Melpominee.</source>
        <translation>Quemar 1 de reserva y usar 4 transferencias: {card} gana un nivel de Melpominee.</translation>
    </message>
    <message>
        <source>Burn 1 pool because of {card}.</source>
        <translation>Quemar 1 de reserva a causa de {card}.</translation>
    </message>
    <message>
        <source>Burn 1 pool for each location, or the location.</source>
        <translation>Quemar 1 de reserva por cada lugar, o el lugar.</translation>
    </message>
    <message>
        <source>Burn 1 pool for each of your vampires in torpor ({card}).</source>
        <translation>Quemar 1 de reserva por cada uno de tus vampiros en letargo ({card}).</translation>
    </message>
    <message>
        <source>Burn 1 pool for {card}.</source>
        <translation>Quemar 1 de reserva por {card}.</translation>
    </message>
    <message>
        <source>Burn 1 pool for {card}: unlock your infernal minions.</source>
        <translation>Quemar 1 de reserva por {card}: enderezar a tus siervos infernales.</translation>
    </message>
    <message>
        <source>Burn 1 pool for {card}: you get 3 votes.</source>
        <translation>Quemar 1 de reserva por {card}: obtienes 3 votos.</translation>
    </message>
    <message>
        <source>Burn 1 pool for {card}: {target} unlocks.</source>
        <translation>Quemar 1 de reserva por {card}: {target} se endereza.</translation>
    </message>
    <message>
        <source>Burn 1 pool of each Methuselah with tortured vampires.</source>
        <translation>Quemar 1 de reserva de cada Matusalén con vampiros torturados.</translation>
    </message>
    <message>
        <source>Burn 1 pool to keep {card}.</source>
        <translation>Quemar 1 de reserva para conservar {card}.</translation>
    </message>
    <message>
        <source>Burn 1 pool to unlock the ally with {card}.</source>
        <translation>Quemar 1 de reserva para enderezar al aliado con {card}.</translation>
    </message>
    <message>
        <source>Burn 1 pool to unlock {card}.</source>
        <translation>Quemar 1 de reserva para enderezar a {card}.</translation>
    </message>
    <message>
        <source>Burn 1 pool.</source>
        <translation>Quemar 1 de reserva.</translation>
    </message>
    <message>
        <source>Burn 1 pool: +1 master phase action.</source>
        <translation>Quemar 1 de reserva: +1 acción de fase heril.</translation>
    </message>
    <message>
        <source>Burn 1 training counter of {card}.</source>
        <translation>Quemar 1 ficha de entrenamiento de {card}.</translation>
    </message>
    <message>
        <source>Burn 2 blood with {card}: the action fails.</source>
        <translation>Quemar 2 de sangre con {card}: la acción fracasa.</translation>
    </message>
    <message>
        <source>Burn 2 blood.</source>
        <translation>Quemar 2 de sangre.</translation>
    </message>
    <message>
        <source>Burn 2 counters of {card}: {target} unlocks.</source>
        <translation>Quemar 2 fichas de {card}: {target} se endereza.</translation>
    </message>
    <message>
        <source>Burn 2 pool for {card}.</source>
        <translation>Quemar 2 de reserva por {card}.</translation>
    </message>
    <message>
        <source>Burn 3 blood to burn {card}.</source>
        <translation>Quemar 3 de sangre para quemar {card}.</translation>
    </message>
    <message>
        <source>Burn 5 blood for {card}.</source>
        <translation>Quemar 5 sangre por {card}.</translation>
    </message>
    <message>
        <source>Burn a corruption counter from {target}: its attempt to block fails.</source>
        <translation>Quemar una ficha de corrupción de {target}: su intento de bloqueo fracasa.</translation>
    </message>
    <message>
        <source>Burn a counter of {card}: {target} unlocks and attempts to block.</source>
        <translation>Quemar una ficha de {card}: {target} se endereza e intenta bloquear.</translation>
    </message>
    <message>
        <source>Burn another event at random.</source>
        <translation>Quemar otro evento al azar.</translation>
    </message>
    <message>
        <source>Burn as much blood as the combat card costs to cancel it.</source>
        <translation>Quemar tanta sangre como cuesta la carta de combate para cancelarla.</translation>
    </message>
    <message>
        <source>Burn counters of {card}: {target} gets +{n} votes.</source>
        <translation>Quemar fichas de {card}: {target} obtiene +{n} votos.</translation>
    </message>
    <message>
        <source>Burn no blood.</source>
        <translation>No quemar sangre.</translation>
    </message>
    <message>
        <source>Burn pool and {n:card} at random for {card}.</source>
        <translation>Quemar reserva y {n:carta} al azar por {card}.</translation>
    </message>
    <message>
        <source>Burn pool or a vampire for {card}.</source>
        <translation>Quemar reserva o un vampiro por {card}.</translation>
    </message>
    <message>
        <source>Burn pool or blood for {card}.</source>
        <translation>Quemar reserva o sangre por {card}.</translation>
    </message>
    <message>
        <source>Burn the Edge for {n:vote} against the referendum.</source>
        <translation>Quemar la Ventaja por {n:voto} contra el referéndum.</translation>
    </message>
    <message>
        <source>Burn the Edge for {n:vote} for the referendum.</source>
        <translation>Quemar la Ventaja por {n:voto} a favor del referéndum.</translation>
    </message>
    <message>
        <source>Burn the Edge to add 1 blood to {target}.</source>
        <translation>Quemar la Ventaja para añadir 1 de sangre a {target}.</translation>
    </message>
    <message>
        <source>Burn the Edge to gain 2 pool.</source>
        <translation>Quemar la Ventaja para ganar 2 de reserva.</translation>
    </message>
    <message>
        <source>Burn the Edge to look at the hand of {seat}.</source>
        <translation>Quemar la Ventaja para mirar la mano de {seat}.</translation>
    </message>
    <message>
        <source>Burn the Edge to steal {card}.</source>
        <translation>Quemar la Ventaja para arrebatar {card}.</translation>
    </message>
    <message>
        <source>Burn the Edge to unlock {card}.</source>
        <translation>Quemar la Ventaja para enderezar a {card}.</translation>
    </message>
    <message>
        <source>Burn the Edge: +1 master phase action.</source>
        <translation>Quemar la Ventaja: +1 acción de fase de maestro.</translation>
    </message>
    <message>
        <source>Burn the Edge: gain 1 pool.</source>
        <translation>Quemar la Ventaja: ganar 1 de reserva.</translation>
    </message>
    <message>
        <source>Burn the Edge: {card} burns 1 blood.</source>
        <translation>Quemar la Ventaja: {card} quema 1 de sangre.</translation>
    </message>
    <message>
        <source>Burn the Edge: {card} gains 1 blood.</source>
        <translation>Quemar la Ventaja: {card} gana 1 de sangre.</translation>
    </message>
    <message>
        <source>Burn the Edge: {card} gets +1 stealth.</source>
        <translation>Quemar la Ventaja: {card} obtiene +1 de sigilo.</translation>
    </message>
    <message>
        <source>Burn the Edge: {card} leaves torpor.</source>
        <translation>Quemar la Ventaja: {card} sale del letargo.</translation>
    </message>
    <message>
        <source>Burn the Edge: {target} gets a maneuver.</source>
        <translation>Quemar la Ventaja: {target} obtiene una maniobra.</translation>
    </message>
    <message>
        <source>Burn the top card of the library of who was bled.</source>
        <translation>Quemar la primera carta de la biblioteca del Matusalén sangrado.</translation>
    </message>
    <message>
        <source>Burn the top two cards of the library of who was bled.</source>
        <translation>Quemar las dos primeras cartas de la biblioteca del Matusalén sangrado.</translation>
    </message>
    <message>
        <source>Burn {card} and 1 pool for each ready minion of your prey.</source>
        <translation>Quemar {card} y 1 de reserva por cada siervo preparado de tu presa.</translation>
    </message>
    <message>
        <source>Burn {card} and move its blood to your pool.</source>
        <translation>Quemar {card} y pasar su sangre a tu reserva.</translation>
    </message>
    <message>
        <source>Burn {card} for {n:vote} against the referendum.</source>
        <translation>Quemar {card} por {n:voto} contra el referéndum.</translation>
    </message>
    <message>
        <source>Burn {card} for {n:vote} for the referendum.</source>
        <translation>Quemar {card} por {n:voto} a favor del referéndum.</translation>
    </message>
    <message>
        <source>Burn {card} to burn {target}.</source>
        <translation>Quemar {card} para quemar {target}.</translation>
    </message>
    <message>
        <source>Burn {card} to gain 2 blood.</source>
        <translation>Quemar {card} para ganar 2 sangre.</translation>
    </message>
    <message>
        <source>Burn {card} to get +2 intercept.</source>
        <translation>Quemar {card} para obtener +2 de intercepción.</translation>
    </message>
    <message>
        <source>Burn {card} to give {minion} +2 intercept.</source>
        <translation>Quemar {card} para dar +2 de intercepción a {minion}.</translation>
    </message>
    <message>
        <source>Burn {card} to pay 1 blood less.</source>
        <translation>Quemar {card} para pagar 1 de sangre menos.</translation>
    </message>
    <message>
        <source>Burn {card} to reduce the bleed by 3.</source>
        <translation>Quemar {card} para reducir el sangrado en 3.</translation>
    </message>
    <message>
        <source>Burn {card} to unlock {minion}.</source>
        <translation>Quemar {card} para enderezar a {minion}.</translation>
    </message>
    <message>
        <source>Burn {card}.</source>
        <translation>Quemar {card}.</translation>
    </message>
    <message>
        <source>Burn {card}: +1 bleed.</source>
        <translation>Quemar {card}: +1 de sangrado.</translation>
    </message>
    <message>
        <source>Burn {card}: reduce the bleed by 2.</source>
        <translation>Quemar {card}: reducir el sangrado en 2.</translation>
    </message>
    <message>
        <source>Burn {card}: take control of the vampire for this turn.</source>
        <translation>Quemar {card}: tomar el control del vampiro durante este turno.</translation>
    </message>
    <message>
        <source>Burn {card}: the acting vampire gets +1 stealth.</source>
        <translation>Quemar {card}: el vampiro activo obtiene +1 de sigilo.</translation>
    </message>
    <message>
        <source>Burn {card}: the acting vampire gets +2 stealth.</source>
        <translation>Quemar {card}: el vampiro activo obtiene +2 de sigilo.</translation>
    </message>
    <message>
        <source>Burn {card}: the action fails.</source>
        <translation>Quemar {card}: la acción fracasa.</translation>
    </message>
    <message>
        <source>Burn {card}: the combat ends.</source>
        <translation>Quemar {card}: el combate termina.</translation>
    </message>
    <message>
        <source>Burn {card}: the vampire gets +1 intercept.</source>
        <translation>Quemar {card}: el vampiro obtiene +1 de intercepción.</translation>
    </message>
    <message>
        <source>Burn {card}: unlock {target}.</source>
        <translation>Quemar {card}: enderezar a {target}.</translation>
    </message>
    <message>
        <source>Burn {card}: vampires cannot block this action.</source>
        <translation>Quemar {card}: los vampiros no pueden bloquear esta acción.</translation>
    </message>
    <message>
        <source>Burn {card}: you get 2 votes.</source>
        <translation>Quemar {card}: obtienes 2 votos.</translation>
    </message>
    <message>
        <source>Burn {card}: {minion} gains blood.</source>
        <translation>Quemar {card}: {minion} gana sangre.</translation>
    </message>
    <message>
        <source>Burn {card}: {minion} gets 2 votes.</source>
        <translation>Quemar {card}: {minion} obtiene 2 votos.</translation>
    </message>
    <message>
        <source>Burn {card}: {minion} leaves torpor.</source>
        <translation>Quemar {card}: {minion} sale del letargo.</translation>
    </message>
    <message>
        <source>Burn {card}: {target} gets {n} blood.</source>
        <translation>Quemar {card}: {target} obtiene {n} de sangre.</translation>
    </message>
    <message>
        <source>Burn {card}: {target} leaves torpor.</source>
        <translation>Quemar {card}: {target} sale del letargo.</translation>
    </message>
    <message>
        <source>Burn {n} blood to get +{n} intercept.</source>
        <translation>Quemar {n} de sangre para obtener +{n} de intercepción.</translation>
    </message>
    <message>
        <source>Burn {n} counters of {card}: the bleed is for as much less.</source>
        <translation>Quemar {n} fichas de {card}: el sangrado se reduce en esa cantidad.</translation>
    </message>
    <message>
        <source>Burn {target} for {card}.</source>
        <translation>Quemar {target} por {card}.</translation>
    </message>
    <message>
        <source>Burn {target} to burn {card}.</source>
        <translation>Quemar {target} para quemar {card}.</translation>
    </message>
    <message>
        <source>Burn {target} with {card}.</source>
        <translation>Quemar {target} con {card}.</translation>
    </message>
    <message>
        <source>Burn {target}: the action fails.</source>
        <translation>Quemar {target}: la acción fracasa.</translation>
    </message>
    <message>
        <source>Burn {target}: {card} gets +1 stealth.</source>
        <translation>Quemar {target}: {card} obtiene +1 de sigilo.</translation>
    </message>
    <message>
        <source>Cancel the combat card.</source>
        <translation>Cancelar la carta de combate.</translation>
    </message>
    <message>
        <source>Carry out {card}.</source>
        <translation>Aplicar {card}.</translation>
    </message>
    <message>
        <source>Cast the ballot of {minion} against the referendum.</source>
        <translation>Votar contra el referéndum con la papeleta de {minion}.</translation>
    </message>
    <message>
        <source>Cast the ballot of {minion} for the referendum.</source>
        <translation>Votar a favor del referéndum con la papeleta de {minion}.</translation>
    </message>
    <message>
        <source>Cast the ballots of {minion} against the referendum.</source>
        <translation>Votar contra el referéndum con las papeletas de {minion}.</translation>
    </message>
    <message>
        <source>Cast the ballots of {minion} for the referendum.</source>
        <translation>Votar a favor del referéndum con las papeletas de {minion}.</translation>
    </message>
    <message>
        <source>Cast the vote of {card} against the referendum.</source>
        <translation>Votar contra el referéndum con el voto de {card}.</translation>
    </message>
    <message>
        <source>Cast the vote of {card} for the referendum.</source>
        <translation>Votar a favor del referéndum con el voto de {card}.</translation>
    </message>
    <message>
        <source>Cast {n:vote} and the ballot of {minion} against the referendum.</source>
        <translation>Votar contra el referéndum: {n:voto} y la papeleta de {minion}.</translation>
    </message>
    <message>
        <source>Cast {n:vote} and the ballot of {minion} for the referendum.</source>
        <translation>Votar a favor del referéndum: {n:voto} y la papeleta de {minion}.</translation>
    </message>
    <message>
        <source>Cast {n:vote} and the ballots of {minion} against the referendum.</source>
        <translation>Votar contra el referéndum: {n:voto} y las papeletas de {minion}.</translation>
    </message>
    <message>
        <source>Cast {n:vote} and the ballots of {minion} for the referendum.</source>
        <translation>Votar a favor del referéndum: {n:voto} y las papeletas de {minion}.</translation>
    </message>
    <message>
        <source>Cast {n:vote} from {card} against the referendum.</source>
        <translation>Votar contra el referéndum: {n:voto} de {card}.</translation>
    </message>
    <message>
        <source>Cast {n:vote} from {card} for the referendum.</source>
        <translation>Votar a favor del referéndum: {n:voto} de {card}.</translation>
    </message>
    <message>
        <source>Cast {n:vote} of {minion} against the referendum.</source>
        <translation>Votar contra el referéndum: {n:voto} de {minion}.</translation>
    </message>
    <message>
        <source>Cast {n:vote} of {minion} for the referendum.</source>
        <translation>Votar a favor del referéndum: {n:voto} de {minion}.</translation>
    </message>
    <message>
        <source>Check your pool total for {card}.</source>
        <translation>Comprobar el total de tu reserva para {card}.</translation>
    </message>
    <message>
        <source>Choose Abombwe.</source>
        <translation>Elegir Abombwe.</translation>
    </message>
    <message>
        <source>Choose Animalism.</source>
        <translation>Elegir Animalism.</translation>
    </message>
    <message>
        <source>Choose Auspex.</source>
        <translation>Elegir Auspex.</translation>
    </message>
    <message>
        <source>Choose Blood Sorcery.</source>
        <translation>Elegir Blood Sorcery.</translation>
    </message>
    <message>
        <source>Choose Celerity.</source>
        <translation>Elegir Celerity.</translation>
    </message>
    <message>
        <source>Choose Chimerstry.</source>
        <translation>Elegir Chimerstry.</translation>
    </message>
    <message>
        <source>Choose Daimoinon.</source>
        <translation>Elegir Daimoinon.</translation>
    </message>
    <message>
        <source>Choose Defense.</source>
        <translation>Elegir Defense.</translation>
    </message>
    <message>
        <source>Choose Dementation.</source>
        <translation>Elegir Dementation.</translation>
    </message>
    <message>
        <source>Choose Dominate.</source>
        <translation>Elegir Dominate.</translation>
    </message>
    <message>
        <source>Choose Flight.</source>
        <translation>Elegir Flight.</translation>
    </message>
    <message>
        <source>Choose Fortitude.</source>
        <translation>Elegir Fortitude.</translation>
    </message>
    <message>
        <source>Choose Innocence.</source>
        <translation>Elegir Innocence.</translation>
    </message>
    <message>
        <source>Choose Judgment.</source>
        <translation>Elegir Judgment.</translation>
    </message>
    <message>
        <source>Choose Maleficia.</source>
        <translation>Elegir Maleficia.</translation>
    </message>
    <message>
        <source>Choose Martyrdom.</source>
        <translation>Elegir Martyrdom.</translation>
    </message>
    <message>
        <source>Choose Melpominee.</source>
        <translation>Elegir Melpominee.</translation>
    </message>
    <message>
        <source>Choose Mytherceria.</source>
        <translation>Elegir Mytherceria.</translation>
    </message>
    <message>
        <source>Choose Necromancy.</source>
        <translation>Elegir Necromancy.</translation>
    </message>
    <message>
        <source>Choose Obeah.</source>
        <translation>Elegir Obeah.</translation>
    </message>
    <message>
        <source>Choose Obfuscate.</source>
        <translation>Elegir Obfuscate.</translation>
    </message>
    <message>
        <source>Choose Oblivion.</source>
        <translation>Elegir Oblivion.</translation>
    </message>
    <message>
        <source>Choose Obtenebration.</source>
        <translation>Elegir Obtenebration.</translation>
    </message>
    <message>
        <source>Choose Potence.</source>
        <translation>Elegir Potence.</translation>
    </message>
    <message>
        <source>Choose Presence.</source>
        <translation>Elegir Presence.</translation>
    </message>
    <message>
        <source>Choose Protean.</source>
        <translation>Elegir Protean.</translation>
    </message>
    <message>
        <source>Choose Quietus.</source>
        <translation>Elegir Quietus.</translation>
    </message>
    <message>
        <source>Choose Redemption.</source>
        <translation>Elegir Redemption.</translation>
    </message>
    <message>
        <source>Choose Sanguinus.</source>
        <translation>Elegir Sanguinus.</translation>
    </message>
    <message>
        <source>Choose Serpentis.</source>
        <translation>Elegir Serpentis.</translation>
    </message>
    <message>
        <source>Choose Spiritus.</source>
        <translation>Elegir Spiritus.</translation>
    </message>
    <message>
        <source>Choose Striga.</source>
        <translation>Elegir Striga.</translation>
    </message>
    <message>
        <source>Choose Temporis.</source>
        <translation>Elegir Temporis.</translation>
    </message>
    <message>
        <source>Choose Thanatosis.</source>
        <translation>Elegir Thanatosis.</translation>
    </message>
    <message>
        <source>Choose Valeren.</source>
        <translation>Elegir Valeren.</translation>
    </message>
    <message>
        <source>Choose Vengeance.</source>
        <translation>Elegir Vengeance.</translation>
    </message>
    <message>
        <source>Choose Vicissitude.</source>
        <translation>Elegir Vicissitude.</translation>
    </message>
    <message>
        <source>Choose Visceratika.</source>
        <translation>Elegir Visceratika.</translation>
    </message>
    <message>
        <source>Choose Vision.</source>
        <translation>Elegir Vision.</translation>
    </message>
    <message>
        <source>Combat procedure</source>
        <translation>Procedimiento de combate</translation>
    </message>
    <message>
        <source>Contested cards and titles</source>
        <translation>Cartas y títulos en disputa</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Deck construction</source>
        <translation>Construcción de mazos</translation>
    </message>
    <message>
        <source>Diablerise</source>
        <translation>Diablerie</translation>
    </message>
    <message>
        <source>Discard 2 cards.</source>
        <translation>Descartar 2 cartas.</translation>
    </message>
    <message>
        <source>Discard a master card: {minion} acts to enter combat with {target}.</source>
        <translation>Descartar una carta heril: {minion} actúa para entrar en combate con {target}.</translation>
    </message>
    <message>
        <source>Discard master cards: {card} gets intercept.</source>
        <translation>Descartar cartas maestras: {card} obtiene intercepción.</translation>
    </message>
    <message>
        <source>Discard phase</source>
        <translation>Fase de descarte</translation>
    </message>
    <message>
        <source>Discard {target} and draw a card.</source>
        <translation>Descartar {target} y robar una carta.</translation>
    </message>
    <message>
        <source>Discard {target} for {card}.</source>
        <translation>Descartar {target} para {card}.</translation>
    </message>
    <message>
        <source>Discard {target} to gain 1 pool.</source>
        <translation>Descartar {target} para ganar 1 de reserva.</translation>
    </message>
    <message>
        <source>Discard {target}: +1 bleed with {card}.</source>
        <translation>Descartar {target}: +1 de sangrado con {card}.</translation>
    </message>
    <message>
        <source>Discard {target}: add 2 life to {card}.</source>
        <translation>Descartar {target}: añadir 2 de vida a {card}.</translation>
    </message>
    <message>
        <source>Discard {target}: gain 1 pool.</source>
        <translation>Descartar {target}: ganar 1 de reserva.</translation>
    </message>
    <message>
        <source>Discard {target}: the acting minion gets +1 bleed.</source>
        <translation>Descartar {target}: el siervo activo obtiene +1 de sangrado.</translation>
    </message>
    <message>
        <source>Discard {target}: the acting minion gets +1 stealth.</source>
        <translation>Descartar {target}: el siervo activo obtiene +1 de sigilo.</translation>
    </message>
    <message>
        <source>Discard {target}: the controller of {card} discards her hand.</source>
        <translation>Descartar {target}: quien controla {card} descarta su mano.</translation>
    </message>
    <message>
        <source>Discard {target}: {card} gets +1 bleed.</source>
        <translation>Descartar {target}: {card} obtiene +1 de sangrado.</translation>
    </message>
    <message>
        <source>Discard {target}: {card} gets +1 intercept.</source>
        <translation>Descartar {target}: {card} obtiene +1 de intercepción.</translation>
    </message>
    <message>
        <source>Discard {target}: {card} gets +1 stealth.</source>
        <translation>Descartar {target}: {card} obtiene +1 de sigilo.</translation>
    </message>
    <message>
        <source>Discard {target}: {card} gets +1 strength.</source>
        <translation>Descartar {target}: {card} obtiene +1 de fuerza.</translation>
    </message>
    <message>
        <source>Discard {target}: {card} gets +1 vote.</source>
        <translation>Descartar {target}: {card} obtiene +1 voto.</translation>
    </message>
    <message>
        <source>Discard {target}: {card} gets +2 strength.</source>
        <translation>Descartar {target}: {card} obtiene +2 de fuerza.</translation>
    </message>
    <message>
        <source>Discard {target}: {card} gets +2 votes.</source>
        <translation>Descartar {target}: {card} obtiene +2 votos.</translation>
    </message>
    <message>
        <source>Discard {target}: {seat} is bled instead.</source>
        <translation>Descartar {target}: el sangrado pasa a {seat}.</translation>
    </message>
    <message>
        <source>Draw {n:card} with {card}, then move as many under your library.</source>
        <translation>Robar {n:carta} con {card} y poner otras tantas en el fondo de tu biblioteca.</translation>
    </message>
    <message>
        <source>Drawing and hand</source>
        <translation>Robo y mano</translation>
    </message>
    <message>
        <source>Each non-Camarilla vampire gets -1 vote.</source>
        <translation>Cada vampiro que no sea de la Camarilla tiene -1 voto.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>Employ retainer</source>
        <translation>Emplear criados</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>Equipar</translation>
    </message>
    <message>
        <source>Exchange {target} for the card on {card}.</source>
        <translation>Cambiar {target} por la carta que está sobre {card}.</translation>
    </message>
    <message>
        <source>Gain 1 pool.</source>
        <translation>Ganar 1 de reserva.</translation>
    </message>
    <message>
        <source>Gain 2 pool for the bleed of {card}.</source>
        <translation>Ganar 2 de reserva por el sangrado de {card}.</translation>
    </message>
    <message>
        <source>General concepts</source>
        <translation>Conceptos generales</translation>
    </message>
    <message>
        <source>Get -2 hand size: {card} gets +1 bleed.</source>
        <translation>-2 al tamaño de la mano: {card} obtiene +1 de sangrado.</translation>
    </message>
    <message>
        <source>Give {card} to your prey and burn {target}.</source>
        <translation>Dar {card} a tu presa y quemar {target}.</translation>
    </message>
    <message>
        <source>Give {card} to your prey and lock up to two vampires of hers.</source>
        <translation>Dar {card} a tu presa y girar hasta dos vampiros suyos.</translation>
    </message>
    <message>
        <source>How many Disciplines a vampire has at the superior level. The name of a Discipline asks for it at superior, as dis: does in capitals.</source>
        <translation>Cuántas Disciplinas tiene un vampiro a nivel superior. El nombre de una Disciplina la pide a nivel superior, como hace dis: con mayúsculas.</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Caza</translation>
    </message>
    <message>
        <source>Influence phase</source>
        <translation>Fase de influencia</translation>
    </message>
    <message>
        <source>It has characters that are not visible.</source>
        <translation>Tiene caracteres que no se ven.</translation>
    </message>
    <message>
        <source>It has more than {most} characters.</source>
        <translation>Tiene más de {most} caracteres.</translation>
    </message>
    <message>
        <source>It has more than {most} former names.</source>
        <translation>Tiene más de {most} nombres anteriores.</translation>
    </message>
    <message>
        <source>It is not the name of a file.</source>
        <translation>No es el nombre de un archivo.</translation>
    </message>
    <message>
        <source>Lock and burn {card}: burn {target}.</source>
        <translation>Girar y quemar {card}: quemar {target}.</translation>
    </message>
    <message>
        <source>Lock each of your minions, or discard cards.</source>
        <translation>Girar a cada uno de tus siervos o descartar cartas.</translation>
    </message>
    <message>
        <source>Lock {card} and a ready vampire: lock {target}.</source>
        <translation>Girar {card} y a un vampiro preparado: girar a {target}.</translation>
    </message>
    <message>
        <source>Lock {card} and burn 1 pool: {target} gets +1 intercept.</source>
        <translation>Girar {card} y quemar 1 de reserva: {target} obtiene +1 de intercepción.</translation>
    </message>
    <message>
        <source>Lock {card} and burn 1 pool: {target} unlocks.</source>
        <translation>Girar {card} y quemar 1 de reserva: {target} se endereza.</translation>
    </message>
    <message>
        <source>Lock {card} and burn the Edge: get 4 transfers.</source>
        <translation>Girar {card} y quemar la Ventaja: obtener 4 transferencias.</translation>
    </message>
    <message>
        <source>Lock {card} and burn {n} pool for twice as many votes.</source>
        <translation>Girar {card} y quemar {n} de reserva por el doble de votos.</translation>
    </message>
    <message>
        <source>Lock {card} and burn {target}, and more: gain 1 pool each.</source>
        <translation>Girar {card} y quemar {target}, y más: ganar 1 de reserva por cada uno.</translation>
    </message>
    <message>
        <source>Lock {card} and discard any number of cards.</source>
        <translation>Girar {card} y descartar cualquier número de cartas.</translation>
    </message>
    <message>
        <source>Lock {card} and discard {target} twice: gain 1 pool.</source>
        <translation>Girar {card} y descartar {target} dos veces: ganar 1 de reserva.</translation>
    </message>
    <message>
        <source>Lock {card} and pay to move {target} out of torpor.</source>
        <translation>Girar {card} y pagar para sacar a {target} del letargo.</translation>
    </message>
    <message>
        <source>Lock {card} and {target}, who enters combat with the acting minion.</source>
        <translation>Girar {card} y a {target}, que entra en combate con el siervo activo.</translation>
    </message>
    <message>
        <source>Lock {card} for a larger hand.</source>
        <translation>Girar {card} para una mano más grande.</translation>
    </message>
    <message>
        <source>Lock {card} to add 1 blood to it.</source>
        <translation>Girar {card} para añadirle 1 de sangre.</translation>
    </message>
    <message>
        <source>Lock {card} to cancel the master card.</source>
        <translation>Girar {card} para cancelar la carta heril.</translation>
    </message>
    <message>
        <source>Lock {card} to move its blood to {target}.</source>
        <translation>Girar {card} para pasar su sangre a {target}.</translation>
    </message>
    <message>
        <source>Lock {card} to pay 1 blood less.</source>
        <translation>Girar {card} para pagar 1 de sangre menos.</translation>
    </message>
    <message>
        <source>Lock {card} to pay 1 less for a mortal.</source>
        <translation>Girar {card} para pagar 1 menos por un mortal.</translation>
    </message>
    <message>
        <source>Lock {card} to pay 1 pool less.</source>
        <translation>Girar {card} para pagar 1 de reserva menos.</translation>
    </message>
    <message>
        <source>Lock {card} to pay 2 less.</source>
        <translation>Girar {card} para pagar 2 menos.</translation>
    </message>
    <message>
        <source>Lock {card} to pay for a location with its blood.</source>
        <translation>Girar {card} para pagar un lugar con su sangre.</translation>
    </message>
    <message>
        <source>Lock {card} to pay less for a location.</source>
        <translation>Girar {card} para pagar menos por un lugar.</translation>
    </message>
    <message>
        <source>Lock {card} to set the range to close.</source>
        <translation>Girar {card} para fijar la distancia corta.</translation>
    </message>
    <message>
        <source>Lock {card} to unlock {target}.</source>
        <translation>Girar {card} para enderezar a {target}.</translation>
    </message>
    <message>
        <source>Lock {card}, {target} burns 1 blood: search your library.</source>
        <translation>Girar {card}, {target} quema 1 de sangre: buscar en tu biblioteca.</translation>
    </message>
    <message>
        <source>Lock {card}.</source>
        <translation>Girar {card}.</translation>
    </message>
    <message>
        <source>Lock {card}: +1 bleed.</source>
        <translation>Girar {card}: +1 de sangrado.</translation>
    </message>
    <message>
        <source>Lock {card}: +1 discard phase action.</source>
        <translation>Girar {card}: +1 acción de fase de descarte.</translation>
    </message>
    <message>
        <source>Lock {card}: +1 hand size this turn.</source>
        <translation>Girar {card}: +1 al tamaño de la mano este turno.</translation>
    </message>
    <message>
        <source>Lock {card}: +1 master phase action.</source>
        <translation>Girar {card}: +1 acción de fase de maestro.</translation>
    </message>
    <message>
        <source>Lock {card}: +1 stealth.</source>
        <translation>Girar {card}: +1 de sigilo.</translation>
    </message>
    <message>
        <source>Lock {card}: +1 transfer.</source>
        <translation>Girar {card}: +1 transferencia.</translation>
    </message>
    <message>
        <source>Lock {card}: +2 hand size this turn.</source>
        <translation>Girar {card}: +2 al tamaño de la mano este turno.</translation>
    </message>
    <message>
        <source>Lock {card}: 1 damage to the acting vampire.</source>
        <translation>Girar {card}: 1 de daño al vampiro activo.</translation>
    </message>
    <message>
        <source>Lock {card}: 1 unpreventable damage to the opposing minion.</source>
        <translation>Girar {card}: 1 de daño no prevenible al siervo contrario.</translation>
    </message>
    <message>
        <source>Lock {card}: add 1 blood to {target}.</source>
        <translation>Girar {card}: añadir 1 de sangre a {target}.</translation>
    </message>
    <message>
        <source>Lock {card}: add 1 life to {target}.</source>
        <translation>Girar {card}: añadir 1 de vida a {target}.</translation>
    </message>
    <message>
        <source>Lock {card}: burn the top 2 cards of your prey&apos;s library.</source>
        <translation>Girar {card}: quemar las 2 primeras cartas de la biblioteca de tu presa.</translation>
    </message>
    <message>
        <source>Lock {card}: burn {target}.</source>
        <translation>Girar {card}: quemar a {target}.</translation>
    </message>
    <message>
        <source>Lock {card}: cancel the frenzy card.</source>
        <translation>Girar {card}: cancelar la carta de frenesí.</translation>
    </message>
    <message>
        <source>Lock {card}: combat ends.</source>
        <translation>Girar {card}: el combate termina.</translation>
    </message>
    <message>
        <source>Lock {card}: discard {target} and draw.</source>
        <translation>Girar {card}: descartar {target} y robar.</translation>
    </message>
    <message>
        <source>Lock {card}: draw 2 cards.</source>
        <translation>Girar {card}: robar 2 cartas.</translation>
    </message>
    <message>
        <source>Lock {card}: each Lasombra gets +1 vote.</source>
        <translation>Girar {card}: cada Lasombra obtiene +1 voto.</translation>
    </message>
    <message>
        <source>Lock {card}: each titled Camarilla vampire gets +1 vote.</source>
        <translation>Girar {card}: cada vampiro de la Camarilla con título tiene +1 voto.</translation>
    </message>
    <message>
        <source>Lock {card}: end the combat.</source>
        <translation>Girar {card}: terminar el combate.</translation>
    </message>
    <message>
        <source>Lock {card}: exchange a card of your hand for {target}.</source>
        <translation>Girar {card}: cambiar una carta de tu mano por {target}.</translation>
    </message>
    <message>
        <source>Lock {card}: gain 1 pool.</source>
        <translation>Girar {card}: ganar 1 de reserva.</translation>
    </message>
    <message>
        <source>Lock {card}: get 1 master phase action.</source>
        <translation>Girar {card}: obtener 1 acción de fase heril.</translation>
    </message>
    <message>
        <source>Lock {card}: hunts have +1 stealth.</source>
        <translation>Girar {card}: las cacerías tienen +1 de sigilo.</translation>
    </message>
    <message>
        <source>Lock {card}: look at the top 4 cards of your library and reorder them.</source>
        <translation>Girar {card}: mirar las 4 primeras cartas de tu biblioteca y reordenarlas.</translation>
    </message>
    <message>
        <source>Lock {card}: move 1 blood from your pool to {target}.</source>
        <translation>Girar {card}: pasar 1 de sangre de tu reserva a {target}.</translation>
    </message>
    <message>
        <source>Lock {card}: move 1 blood from {target} to your pool.</source>
        <translation>Girar {card}: pasar 1 de sangre de {target} a tu reserva.</translation>
    </message>
    <message>
        <source>Lock {card}: move a card of your ash heap to the bottom of your library.</source>
        <translation>Girar {card}: poner una carta de tu montón de ceniza en el fondo de tu biblioteca.</translation>
    </message>
    <message>
        <source>Lock {card}: move its counters to {target}.</source>
        <translation>Girar {card}: mover sus fichas a {target}.</translation>
    </message>
    <message>
        <source>Lock {card}: move things between {target} and another vampire.</source>
        <translation>Girar {card}: mover sangre o cartas entre {target} y otro vampiro.</translation>
    </message>
    <message>
        <source>Lock {card}: put {target} on it, face down.</source>
        <translation>Girar {card}: poner {target} sobre ella, boca abajo.</translation>
    </message>
    <message>
        <source>Lock {card}: reduce the bleed by 1.</source>
        <translation>Girar {card}: reducir el sangrado en 1.</translation>
    </message>
    <message>
        <source>Lock {card}: search your library for a weapon.</source>
        <translation>Girar {card}: buscar un arma en tu biblioteca.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting Anarch gets +1 stealth.</source>
        <translation>Girar {card}: el anarquista activo obtiene +1 de sigilo.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting Gangrel gets +1 stealth.</source>
        <translation>Girar {card}: el Gangrel activo obtiene +1 de sigilo.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting Ministry gets +1 bleed.</source>
        <translation>Girar {card}: el vampiro del Ministerio que actúa obtiene +1 de sangrado.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting Ministry gets +1 stealth.</source>
        <translation>Girar {card}: el Ministry activo obtiene +1 de sigilo.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting Nosferatu unlocks after the action.</source>
        <translation>Girar {card}: el Nosferatu activo se endereza tras la acción.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting ally gets +1 stealth.</source>
        <translation>Girar {card}: el aliado activo obtiene +1 de sigilo.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting minion gets +1 bleed.</source>
        <translation>Girar {card}: el siervo activo obtiene +1 de sangrado.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting minion gets +1 stealth.</source>
        <translation>Girar {card}: el siervo activo obtiene +1 de sigilo.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting minion gets -1 stealth.</source>
        <translation>Girar {card}: el siervo activo obtiene -1 de sigilo.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting minion takes 1 damage.</source>
        <translation>Girar {card}: el siervo activo recibe 1 de daño.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting minion unlocks, and the action fails.</source>
        <translation>Girar {card}: el siervo activo se endereza y la acción fracasa.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting minion unlocks, and the referendum fails.</source>
        <translation>Girar {card}: el siervo activo se endereza y el referéndum fracasa.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting minion unlocks.</source>
        <translation>Girar {card}: el siervo activo se endereza.</translation>
    </message>
    <message>
        <source>Lock {card}: the acting vampire gets +1 stealth.</source>
        <translation>Girar {card}: el vampiro activo obtiene +1 de sigilo.</translation>
    </message>
    <message>
        <source>Lock {card}: the action fails.</source>
        <translation>Girar {card}: la acción fracasa.</translation>
    </message>
    <message>
        <source>Lock {card}: the blocking ally gets +1 intercept.</source>
        <translation>Girar {card}: el aliado que bloquea obtiene +1 de intercepción.</translation>
    </message>
    <message>
        <source>Lock {card}: the combat ends, and the combatants are hurt.</source>
        <translation>Girar {card}: el combate termina y los combatientes reciben daño.</translation>
    </message>
    <message>
        <source>Lock {card}: the combat ends.</source>
        <translation>Girar {card}: el combate termina.</translation>
    </message>
    <message>
        <source>Lock {card}: the employer gets +1 intercept.</source>
        <translation>Girar {card}: el empleador obtiene +1 de intercepción.</translation>
    </message>
    <message>
        <source>Lock {card}: the hunt of the anarch is for 1 more.</source>
        <translation>Girar {card}: la caza del anarquista da 1 más.</translation>
    </message>
    <message>
        <source>Lock {card}: the vampire takes an action.</source>
        <translation>Girar {card}: el vampiro realiza una acción.</translation>
    </message>
    <message>
        <source>Lock {card}: unlock the vampire with it.</source>
        <translation>Girar {card}: enderezar al vampiro que la tiene.</translation>
    </message>
    <message>
        <source>Lock {card}: unlock {target}.</source>
        <translation>Girar {card}: enderezar a {target}.</translation>
    </message>
    <message>
        <source>Lock {card}: you get 2 votes.</source>
        <translation>Girar {card}: obtienes 2 votos.</translation>
    </message>
    <message>
        <source>Lock {card}: you get 3 votes.</source>
        <translation>Girar {card}: obtienes 3 votos.</translation>
    </message>
    <message>
        <source>Lock {card}: your prey burns 1 pool.</source>
        <translation>Girar {card}: tu presa quema 1 de reserva.</translation>
    </message>
    <message>
        <source>Lock {card}: {minion} burns 1 blood to unlock.</source>
        <translation>Girar {card}: {minion} quema 1 de sangre para enderezarse.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} abstains.</source>
        <translation>Girar {card}: {target} se abstiene.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} becomes Anarch.</source>
        <translation>Girar {card}: {target} pasa a ser anarquista.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} can enter combat this turn.</source>
        <translation>Girar {card}: {target} puede entrar en combate este turno.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} can get +1 bleed.</source>
        <translation>Girar {card}: {target} puede obtener +1 de sangrado.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} can get +1 intercept.</source>
        <translation>Girar {card}: {target} puede obtener +1 de intercepción.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} enters combat with the acting vampire.</source>
        <translation>Girar {card}: {target} entra en combate con el vampiro activo.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} gains 1 blood.</source>
        <translation>Girar {card}: {target} gana 1 de sangre.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} gains 2 blood.</source>
        <translation>Girar {card}: {target} gana 2 de sangre.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} gains blood for each hostage.</source>
        <translation>Girar {card}: {target} gana sangre por cada rehén.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} gets +1 intercept.</source>
        <translation>Girar {card}: {target} obtiene +1 de intercepción.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} gets +1 vote for each counter.</source>
        <translation>Girar {card}: {target} obtiene +1 voto por cada ficha.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} gets +2 intercept.</source>
        <translation>Girar {card}: {target} obtiene +2 de intercepción.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} gets 1 press.</source>
        <translation>Girar {card}: {target} obtiene 1 acoso.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} may burn 1 blood to get +1 intercept.</source>
        <translation>Girar {card}: {target} puede quemar 1 de sangre para obtener +1 de intercepción.</translation>
    </message>
    <message>
        <source>Lock {card}: {target} strikes with strength from votes.</source>
        <translation>Girar {card}: {target} ataca con la fuerza de sus votos.</translation>
    </message>
    <message>
        <source>Lock {target} for {card}.</source>
        <translation>Girar a {target} por {card}.</translation>
    </message>
    <message>
        <source>Lock {target}: combat ends.</source>
        <translation>Girar a {target}: el combate termina.</translation>
    </message>
    <message>
        <source>Lock {target}: {card} gets +1 bleed.</source>
        <translation>Girar a {target}: {card} obtiene +1 de sangrado.</translation>
    </message>
    <message>
        <source>Look at the hand of the bled player.</source>
        <translation>Mirar la mano del Matusalén sangrado.</translation>
    </message>
    <message>
        <source>Look at the hand of the opposing player.</source>
        <translation>Mirar la mano del Matusalén contrario.</translation>
    </message>
    <message>
        <source>Look at the hand of {seat} for Gehenna events.</source>
        <translation>Mirar la mano de {seat} en busca de eventos de Gehenna.</translation>
    </message>
    <message>
        <source>Look at the hands of the players with a ready Giovanni.</source>
        <translation>Mirar las manos de los Matusalenes con un Giovanni preparado.</translation>
    </message>
    <message>
        <source>Look at {target}.</source>
        <translation>Mirar {target}.</translation>
    </message>
    <message>
        <source>Lose all transfers of this turn because of {card}.</source>
        <translation>Perder todas las transferencias de este turno a causa de {card}.</translation>
    </message>
    <message>
        <source>Master phase</source>
        <translation>Fase heril</translation>
    </message>
    <message>
        <source>Minion phase general</source>
        <translation>Fase servil, generalidades</translation>
    </message>
    <message>
        <source>Move 1 blood from your pool to {target}.</source>
        <translation>Pasar 1 de sangre de tu reserva a {target}.</translation>
    </message>
    <message>
        <source>Move 1 blood from {card} to your pool.</source>
        <translation>Pasar 1 de sangre de {card} a tu reserva.</translation>
    </message>
    <message>
        <source>Move 1 blood from {card} to {target}.</source>
        <translation>Pasar 1 de sangre de {card} a {target}.</translation>
    </message>
    <message>
        <source>Move 1 blood from {target} to a vampire of another Methuselah.</source>
        <translation>Mover 1 de sangre de {target} a un vampiro de otro Matusalén.</translation>
    </message>
    <message>
        <source>Move 1 blood from {target} to your pool.</source>
        <translation>Pasar 1 de sangre de {target} a tu reserva.</translation>
    </message>
    <message>
        <source>Move 1 blood from {target} to {card}.</source>
        <translation>Pasar 1 de sangre de {target} a {card}.</translation>
    </message>
    <message>
        <source>Move 1 blood from {target} to {card}: it votes against the referendum.</source>
        <translation>Mover 1 de sangre de {target} a {card}: vota contra el referéndum.</translation>
    </message>
    <message>
        <source>Move 1 blood from {target} to {card}: it votes for the referendum.</source>
        <translation>Mover 1 de sangre de {target} a {card}: vota a favor del referéndum.</translation>
    </message>
    <message>
        <source>Move 1 blood of {card} to {target} as life.</source>
        <translation>Mover 1 de sangre de {card} a {target} como vida.</translation>
    </message>
    <message>
        <source>Move 1 life of {target} to {card} as blood.</source>
        <translation>Mover 1 de vida de {target} a {card} como sangre.</translation>
    </message>
    <message>
        <source>Move 1 pool to {card}.</source>
        <translation>Pasar 1 de reserva a {card}.</translation>
    </message>
    <message>
        <source>Move 2 blood from {card} to {target}.</source>
        <translation>Pasar 2 de sangre de {card} a {target}.</translation>
    </message>
    <message>
        <source>Move a nightmare from {card} to {target}.</source>
        <translation>Pasar una pesadilla de {card} a {target}.</translation>
    </message>
    <message>
        <source>Move the Society of Leopold to {target}.</source>
        <translation>Mover la Society of Leopold a {target}.</translation>
    </message>
    <message>
        <source>Move the blood on {card} to your pool.</source>
        <translation>Pasar la sangre de {card} a tu reserva.</translation>
    </message>
    <message>
        <source>Move the top card of your library to {card}.</source>
        <translation>Mover la primera carta de tu biblioteca a {card}.</translation>
    </message>
    <message>
        <source>Move up to 2 cards from your hand to the bottom of your library.</source>
        <translation>Poner hasta 2 cartas de tu mano en el fondo de tu biblioteca.</translation>
    </message>
    <message>
        <source>Move {n} blood from {card} to {target}.</source>
        <translation>Pasar {n} de sangre de {card} a {target}.</translation>
    </message>
    <message>
        <source>Move {target} to another vampire.</source>
        <translation>Mover {target} a otro vampiro.</translation>
    </message>
    <message>
        <source>Move {target} to the top of your library.</source>
        <translation>Poner {target} en la parte superior de tu biblioteca.</translation>
    </message>
    <message>
        <source>Non-repeat limits</source>
        <translation>Límites de repetición</translation>
    </message>
    <message>
        <source>Ousting, victory, withdrawal</source>
        <translation>Expulsión, victoria, retirada</translation>
    </message>
    <message>
        <source>Pay for the counters on {card}.</source>
        <translation>Pagar por las fichas de {card}.</translation>
    </message>
    <message>
        <source>Play {card} [{level}], aimed at {seat}, {n}.</source>
        <translation>Jugar {card} ({level}), objetivo: {seat}, {n}.</translation>
    </message>
    <message>
        <source>Play {card} [{level}], aimed at {seat}.</source>
        <translation>Jugar {card} ({level}), objetivo: {seat}.</translation>
    </message>
    <message>
        <source>Play {card} [{level}], aimed at {target}, aimed at {seat}, {n}.</source>
        <translation>Jugar {card} ({level}), objetivo: {target}, objetivo: {seat}, {n}.</translation>
    </message>
    <message>
        <source>Play {card} [{level}], aimed at {target}, aimed at {seat}.</source>
        <translation>Jugar {card} ({level}), objetivo: {target}, objetivo: {seat}.</translation>
    </message>
    <message>
        <source>Play {card} [{level}], aimed at {target}, {n}.</source>
        <translation>Jugar {card} ({level}), objetivo: {target}, {n}.</translation>
    </message>
    <message>
        <source>Play {card} [{level}], aimed at {target}.</source>
        <translation>Jugar {card} ({level}), objetivo: {target}.</translation>
    </message>
    <message>
        <source>Play {card} [{level}], {n}.</source>
        <translation>Jugar {card} ({level}), {n}.</translation>
    </message>
    <message>
        <source>Play {card} [{level}].</source>
        <translation>Jugar {card} ({level}).</translation>
    </message>
    <message>
        <source>Play {card}, aimed at {seat}, {n}.</source>
        <translation>Jugar {card}, objetivo: {seat}, {n}.</translation>
    </message>
    <message>
        <source>Play {card}, aimed at {seat}.</source>
        <translation>Jugar {card}, objetivo: {seat}.</translation>
    </message>
    <message>
        <source>Play {card}, aimed at {target}, aimed at {seat}, {n}.</source>
        <translation>Jugar {card}, objetivo: {target}, objetivo: {seat}, {n}.</translation>
    </message>
    <message>
        <source>Play {card}, aimed at {target}, aimed at {seat}.</source>
        <translation>Jugar {card}, objetivo: {target}, objetivo: {seat}.</translation>
    </message>
    <message>
        <source>Play {card}, aimed at {target}, {n}.</source>
        <translation>Jugar {card}, objetivo: {target}, {n}.</translation>
    </message>
    <message>
        <source>Play {card}, aimed at {target}.</source>
        <translation>Jugar {card}, objetivo: {target}.</translation>
    </message>
    <message>
        <source>Play {card}, {n}.</source>
        <translation>Jugar {card}, {n}.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>Jugar {card}.</translation>
    </message>
    <message>
        <source>Playing cards, requirements, costs</source>
        <translation>Jugar cartas, requisitos, costes</translation>
    </message>
    <message>
        <source>Playing for ante (J94 only)</source>
        <translation>Jugar con apuesta (solo J94)</translation>
    </message>
    <message>
        <source>Political action</source>
        <translation>Acción política</translation>
    </message>
    <message>
        <source>Prevent 1 other damage.</source>
        <translation>Prevenir 1 daño de otro tipo.</translation>
    </message>
    <message>
        <source>Prevent 2 damage from guns.</source>
        <translation>Prevenir 2 daños de armas de fuego.</translation>
    </message>
    <message>
        <source>Put a corruption counter on {target}.</source>
        <translation>Poner una ficha de corrupción sobre {target}.</translation>
    </message>
    <message>
        <source>Put a counter on {card}.</source>
        <translation>Poner una ficha sobre {card}.</translation>
    </message>
    <message>
        <source>Ready anarchs gain blood from {card}.</source>
        <translation>Los anarquistas preparados ganan la sangre de {card}.</translation>
    </message>
    <message>
        <source>Recruit ally</source>
        <translation>Reclutar aliados</translation>
    </message>
    <message>
        <source>Referendum and votes</source>
        <translation>Referéndum y votos</translation>
    </message>
    <message>
        <source>Remove 7 cards in your ash heap from the game: {card} gets +1 bleed.</source>
        <translation>Retirar de la partida 7 cartas de tu montón de ceniza: {card} obtiene +1 de sangrado.</translation>
    </message>
    <message>
        <source>Remove 7 cards of your ash heap from the game: another {card} returns.</source>
        <translation>Retirar de la partida 7 cartas de tu montón de ceniza: vuelve otra copia de {card}.</translation>
    </message>
    <message>
        <source>Remove 7 cards of your ash heap from the game: {card} gives +1 bleed.</source>
        <translation>Retirar de la partida 7 cartas de tu montón de ceniza: {card} da +1 de sangrado.</translation>
    </message>
    <message>
        <source>Remove the top card of your crypt from the game.</source>
        <translation>Retirar del juego la carta superior de tu cripta.</translation>
    </message>
    <message>
        <source>Remove the top card of your crypt: {card} gets +1 intercept.</source>
        <translation>Retirar de la partida la carta superior de tu cripta: {card} obtiene +1 de intercepción.</translation>
    </message>
    <message>
        <source>Remove the top card of your crypt: {card} gets +1 stealth.</source>
        <translation>Retirar de la partida la carta superior de tu cripta: {card} obtiene +1 de sigilo.</translation>
    </message>
    <message>
        <source>Remove {card} from the game: gain 11 pool.</source>
        <translation>Retirar {card} de la partida: ganar 11 de reserva.</translation>
    </message>
    <message>
        <source>Remove {card} from the game: gain 6 pool.</source>
        <translation>Retirar {card} de la partida: ganar 6 de reserva.</translation>
    </message>
    <message>
        <source>Rescue from torpor</source>
        <translation>Rescatar del letargo</translation>
    </message>
    <message>
        <source>Reveal the top card of your library for {card}.</source>
        <translation>Revelar la primera carta de tu biblioteca para {card}.</translation>
    </message>
    <message>
        <source>Roll a die for {card}.</source>
        <translation>Tirar un dado para {card}.</translation>
    </message>
    <message>
        <source>Round {n} of combat.</source>
        <translation>Asalto {n} del combate.</translation>
    </message>
    <message>
        <source>Search your library for Tajdid.</source>
        <translation>Buscar Tajdid en tu biblioteca.</translation>
    </message>
    <message>
        <source>Sects and titles</source>
        <translation>Sectas y títulos</translation>
    </message>
    <message>
        <source>Sequencing and impulse</source>
        <translation>Secuencia e impulso</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Stealth and intercept</source>
        <translation>Sigilo e intercepción</translation>
    </message>
    <message>
        <source>Strike effects and special combat effects</source>
        <translation>Efectos de los ataques y efectos especiales de combate</translation>
    </message>
    <message>
        <source>Take a crypt card.</source>
        <translation>Tomar una carta de cripta.</translation>
    </message>
    <message>
        <source>The acting vampire gets +1 stealth.</source>
        <translation>El vampiro activo tiene +1 de sigilo.</translation>
    </message>
    <message>
        <source>The bleed is for 1 less: {card} gets +2 bleed this turn.</source>
        <translation>El sangrado se reduce en 1: {card} obtiene +2 de sangrado este turno.</translation>
    </message>
    <message>
        <source>The block by {minion} fails.</source>
        <translation>El bloqueo de {minion} fracasa.</translation>
    </message>
    <message>
        <source>The card has no name.</source>
        <translation>La carta no tiene nombre.</translation>
    </message>
    <message>
        <source>The combat is over.</source>
        <translation>El combate ha terminado.</translation>
    </message>
    <message>
        <source>The employer burns 1 blood to keep {card}.</source>
        <translation>El empleador quema 1 de sangre para conservar a {card}.</translation>
    </message>
    <message>
        <source>The picture is no longer needed.</source>
        <translation>La imagen ya no hace falta.</translation>
    </message>
    <message>
        <source>The referendum passes, {word}.</source>
        <translation>El referéndum prospera, {word}.</translation>
    </message>
    <message>
        <source>The same type is listed twice.</source>
        <translation>El mismo tipo aparece dos veces.</translation>
    </message>
    <message>
        <source>Torpor and the leave-torpor action</source>
        <translation>Letargo y acción de salir de él</translation>
    </message>
    <message>
        <source>Traits and special terms</source>
        <translation>Rasgos y términos especiales</translation>
    </message>
    <message>
        <source>Turn structure</source>
        <translation>Estructura del turno</translation>
    </message>
    <message>
        <source>Turn {n}: {seat}.</source>
        <translation>Turno {n}: {seat}.</translation>
    </message>
    <message>
        <source>Unlock phase</source>
        <translation>Fase de enderezamiento</translation>
    </message>
    <message>
        <source>Unlock with {card}.</source>
        <translation>Enderezarse con {card}.</translation>
    </message>
    <message>
        <source>Unlock {card} after the political action.</source>
        <translation>Enderezar a {card} tras la acción política.</translation>
    </message>
    <message>
        <source>Unlock {card}.</source>
        <translation>Enderezar a {card}.</translation>
    </message>
    <message>
        <source>Unlock {target}.</source>
        <translation>Enderezar a {target}.</translation>
    </message>
    <message>
        <source>Use 1 transfer: draw a crypt card, then remove one from the game.</source>
        <translation>Usar 1 transferencia: robar una carta de cripta y retirar una de la partida.</translation>
    </message>
    <message>
        <source>Use 2 transfers: move 1 blood of {target} to the pool of its owner.</source>
        <translation>Usar 2 transferencias: pasar 1 de sangre de {target} a la reserva de su propietario.</translation>
    </message>
    <message>
        <source>Use 4 transfers and burn {card}: gain 2 pool.</source>
        <translation>Usar 4 transferencias y quemar {card}: ganar 2 de reserva.</translation>
    </message>
    <message>
        <source>Use 4 transfers: look for a mage that {card} could recruit.</source>
        <translation>Usar 4 transferencias: buscar un mago que {card} pueda reclutar.</translation>
    </message>
    <message>
        <source>Use a discard phase action and burn pool for the other events: burn {card}.</source>
        <translation>Usar una acción de fase de descarte y quemar reserva por los demás eventos: quemar {card}.</translation>
    </message>
    <message>
        <source>Use a discard phase action to burn {card}.</source>
        <translation>Usar una acción de fase de descarte para quemar {card}.</translation>
    </message>
    <message>
        <source>Use a master phase action and 1 pool: a research counter for {card}.</source>
        <translation>Usar una acción de fase heril y 1 de reserva: una ficha de investigación para {card}.</translation>
    </message>
    <message>
        <source>Use a master phase action and burn {card}: gain 4 pool.</source>
        <translation>Usar una acción de fase heril y quemar {card}: ganar 4 de reserva.</translation>
    </message>
    <message>
        <source>Use a master phase action and discard 2 master cards to burn {card}.</source>
        <translation>Usar una acción de fase heril y descartar 2 cartas heriles para quemar {card}.</translation>
    </message>
    <message>
        <source>Use a master phase action and move 1 pool to {card}.</source>
        <translation>Usar una acción de fase heril y mover 1 de reserva a {card}.</translation>
    </message>
    <message>
        <source>Use a master phase action: +1 hand size this turn.</source>
        <translation>Usar una acción de fase heril: +1 al tamaño de la mano este turno.</translation>
    </message>
    <message>
        <source>Use a master phase action: burn {card}.</source>
        <translation>Usar una acción de fase heril: quemar {card}.</translation>
    </message>
    <message>
        <source>Use a master phase action: move 1 blood from {card} to {target}.</source>
        <translation>Usar una acción de fase heril: pasar 1 de sangre de {card} a {target}.</translation>
    </message>
    <message>
        <source>Use a master phase action: move {target} to the top of your library.</source>
        <translation>Usar una acción de fase heril: poner {target} en la parte superior de tu biblioteca.</translation>
    </message>
    <message>
        <source>Use {card} to pay 1 blood less.</source>
        <translation>Usar {card} para pagar 1 de sangre menos.</translation>
    </message>
    <message>
        <source>Use {card} to pay less for a location or equipment.</source>
        <translation>Usar {card} para pagar menos por un lugar o un equipo.</translation>
    </message>
    <message>
        <source>What the card does for its player or to others, also compared with a number. The rules engine says it of the cards that it plays; their text says it of the others. An amount of X fits every number.</source>
        <translation>Lo que hace la carta por quien la juega o a los demás, también comparado con un número. De las cartas que juega lo dice el motor de reglas; de las demás, su texto. Una cantidad X cumple cualquier número.</translation>
    </message>
    <message>
        <source>Whether a card is something: banned, advanced, imbued, titled, antitribu, trifle, reflex, burn option, multi-type, multi-discipline, unreleased, own; or any trait, function, type, kind, title, sect or clan.</source>
        <translation>Si una carta es algo: banned, advanced, imbued, titled, antitribu, trifle, reflex, burn option, multi-type, multi-discipline, unreleased, own; o cualquier rasgo, función, tipo, clase, título, secta o clan.</translation>
    </message>
    <message>
        <source>Write either / (one of them) or &amp; (all of them).</source>
        <translation>Escribe / (uno de ellos) o &amp; (todos ellos).</translation>
    </message>
    <message>
        <source>Write the name without “{suffix}”; the group has a field of its own.</source>
        <translation>Escribe el nombre sin «{suffix}»; el grupo tiene su propio campo.</translation>
    </message>
    <message>
        <source>Your prey burns 1 pool for {card}.</source>
        <translation>Tu presa quema 1 de reserva por {card}.</translation>
    </message>
    <message>
        <source>Your prey burns 1 pool.</source>
        <translation>Tu presa quema 1 de reserva.</translation>
    </message>
    <message>
        <source>Your prey burns the top card of the library.</source>
        <translation>Tu presa quema la primera carta de su biblioteca.</translation>
    </message>
    <message>
        <source>Your prey chooses a minion that takes 1 damage.</source>
        <translation>Tu presa elige a un siervo que recibe 1 de daño.</translation>
    </message>
    <message>
        <source>Your two oldest ready vampires gain 1 blood from {card}.</source>
        <translation>Tus dos vampiros preparados de mayor capacidad ganan 1 de sangre por {card}.</translation>
    </message>
    <message>
        <source>a later version of the program has written it</source>
        <translation>lo ha escrito una versión posterior del programa</translation>
    </message>
    <message>
        <source>ballots</source>
        <translation>papeletas</translation>
    </message>
    <message>
        <source>banish</source>
        <translation>destierro</translation>
    </message>
    <message>
        <source>blood loss</source>
        <translation>perder sangre</translation>
    </message>
    <message>
        <source>burn a wraith</source>
        <translation>quemar un espectro</translation>
    </message>
    <message>
        <source>cancel a card</source>
        <translation>cancelar una carta</translation>
    </message>
    <message>
        <source>corruption</source>
        <translation>corrupción</translation>
    </message>
    <message>
        <source>crypt draw</source>
        <translation>robar de la cripta</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>cambiar cartas</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>Ventaja</translation>
    </message>
    <message>
        <source>for the master</source>
        <translation>por la carta heril</translation>
    </message>
    <message>
        <source>gain 1 pool</source>
        <translation>ganar 1 de reserva</translation>
    </message>
    <message>
        <source>it has more than {most} bytes</source>
        <translation>tiene más de {most} bytes</translation>
    </message>
    <message>
        <source>krcg&apos;s data are incomplete: {why}</source>
        <translation>los datos de krcg están incompletos: {why}</translation>
    </message>
    <message>
        <source>mill</source>
        <translation>quemar biblioteca</translation>
    </message>
    <message>
        <source>minion</source>
        <translation>siervo</translation>
    </message>
    <message>
        <source>one of your own cards</source>
        <translation>una de tus propias cartas</translation>
    </message>
    <message>
        <source>phase actions</source>
        <translation>acciones de fase</translation>
    </message>
    <message>
        <source>reduce the bleed</source>
        <translation>reducir el sangrado</translation>
    </message>
    <message>
        <source>restriction</source>
        <translation>restricción</translation>
    </message>
    <message>
        <source>second maneuver</source>
        <translation>segunda maniobra</translation>
    </message>
    <message>
        <source>strike: 1R damage</source>
        <translation>ataque: 1R de daño</translation>
    </message>
    <message>
        <source>strike: 2R damage</source>
        <translation>ataque: 2R de daño</translation>
    </message>
    <message>
        <source>strike: burn equipment</source>
        <translation>ataque: quemar un equipo</translation>
    </message>
    <message>
        <source>strike: dodge</source>
        <translation>ataque: esquiva</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>encarecer</translation>
    </message>
    <message>
        <source>the JSON file is empty</source>
        <translation>el archivo JSON está vacío</translation>
    </message>
    <message>
        <source>the package krcg, which carries the card data, is not installed</source>
        <translation>el paquete krcg, que trae los datos de cartas, no está instalado</translation>
    </message>
    <message>
        <source>the tournament archive cannot be read: {why}</source>
        <translation>no se puede leer el archivo de torneos: {why}</translation>
    </message>
    <message>
        <source>this JSON holds neither cards nor decks</source>
        <translation>este JSON no contiene ni cartas ni mazos</translation>
    </message>
    <message>
        <source>this JSON holds neither cards nor decks: {why}</source>
        <translation>este JSON no contiene ni cartas ni mazos: {why}</translation>
    </message>
    <message>
        <source>this is KRCG&apos;s JSON of an older layout; the program reads version 5 (data/v5)</source>
        <translation>este es el JSON de KRCG con una estructura antigua; el programa lee la versión 5 (data/v5)</translation>
    </message>
    <message>
        <source>two cards have the id {id}</source>
        <translation>dos cartas tienen el identificador {id}</translation>
    </message>
    <message>
        <source>unlock to block</source>
        <translation>enderezarse para bloquear</translation>
    </message>
    <message>
        <source>wrong manifest</source>
        <translation>manifiesto incorrecto</translation>
    </message>
    <message>
        <source>{card} burns 1 blood or life.</source>
        <translation>{card} quema 1 sangre o vida.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to cancel the reaction.</source>
        <translation>{card} quema 1 de sangre para cancelar la reacción.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to draw a card.</source>
        <translation>{card} quema 1 de sangre para robar una carta.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to end the combat.</source>
        <translation>{card} quema 1 de sangre para terminar el combate.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to leave torpor.</source>
        <translation>{card} quema 1 de sangre para salir del letargo.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to pay 1 less.</source>
        <translation>{card} quema 1 de sangre para pagar 1 menos.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to prevent 1 damage.</source>
        <translation>{card} quema 1 de sangre para prevenir 1 de daño.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to prevent 2 damage of the strike.</source>
        <translation>{card} quema 1 de sangre para prevenir 2 de daño del ataque.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to treat aggravated damage as normal damage.</source>
        <translation>{card} quema 1 de sangre para tratar el daño agravado como daño normal.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to unlock the acting Hecata.</source>
        <translation>{card} quema 1 de sangre para enderezar al Hecata activo.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to unlock {target}.</source>
        <translation>{card} quema 1 de sangre para enderezar a {target}.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood to unlock.</source>
        <translation>{card} quema 1 de sangre para enderezarse.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood, discard {target}: +1 bleed.</source>
        <translation>{card} quema 1 de sangre, descartar {target}: +1 de sangrado.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood, unlocks and attempts to block.</source>
        <translation>{card} quema 1 de sangre, se endereza e intenta bloquear.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: +1 bleed.</source>
        <translation>{card} quema 1 de sangre: +1 de sangrado.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: +1 intercept.</source>
        <translation>{card} quema 1 de sangre: +1 de intercepción.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: +1 stealth.</source>
        <translation>{card} quema 1 de sangre: +1 de sigilo.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: +1 vote for each ready Anarch.</source>
        <translation>{card} quema 1 de sangre: +1 voto por cada anarquista preparado.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: +1 vote.</source>
        <translation>{card} quema 1 de sangre: +1 voto.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: +2 votes.</source>
        <translation>{card} quema 1 de sangre: +2 votos.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: -1 bleed.</source>
        <translation>{card} quema 1 de sangre: -1 de sangrado.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: cancel the action card.</source>
        <translation>{card} quema 1 de sangre: cancelar la carta de acción.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: her hand strikes are aggravated.</source>
        <translation>{card} quema 1 de sangre: sus ataques con las manos son agravados.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: look at the hand of the opposing player.</source>
        <translation>{card} quema 1 de sangre: mirar la mano del Matusalén contrario.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: no Camarilla vampire votes.</source>
        <translation>{card} quema 1 de sangre: ningún vampiro de la Camarilla vota.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: shuffle your hand into your library and draw another.</source>
        <translation>{card} quema 1 de sangre: barajar tu mano en tu biblioteca y robar otra.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: the acting minion gets +1 bleed.</source>
        <translation>{card} quema 1 de sangre: el siervo activo obtiene +1 de sangrado.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: the acting minion gets +1 stealth.</source>
        <translation>{card} quema 1 de sangre: el siervo activo obtiene +1 de sigilo.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: the blocking minion gets +1 intercept.</source>
        <translation>{card} quema 1 de sangre: el siervo que bloquea obtiene +1 de intercepción.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: the blocking minion gets -1 intercept.</source>
        <translation>{card} quema 1 de sangre: el siervo que bloquea obtiene -1 de intercepción.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: the blocking vampire gets -2 intercept.</source>
        <translation>{card} quema 1 de sangre: el vampiro que bloquea obtiene -2 de intercepción.</translation>
    </message>
    <message>
        <source>{card} burns 1 blood: {target} abstains.</source>
        <translation>{card} quema 1 de sangre: {target} se abstiene.</translation>
    </message>
    <message>
        <source>{card} burns 1 life to prevent 1 damage to {target}.</source>
        <translation>{card} quema 1 de vida para prevenir 1 de daño a {target}.</translation>
    </message>
    <message>
        <source>{card} burns 1 life.</source>
        <translation>{card} quema 1 de vida.</translation>
    </message>
    <message>
        <source>{card} burns 1 life: {target} gets 1 press.</source>
        <translation>{card} quema 1 de vida: {target} obtiene 1 acoso.</translation>
    </message>
    <message>
        <source>{card} burns 2 blood to lock {target}.</source>
        <translation>{card} quema 2 de sangre para girar a {target}.</translation>
    </message>
    <message>
        <source>{card} burns 2 blood to unlock.</source>
        <translation>{card} quema 2 de sangre para enderezarse.</translation>
    </message>
    <message>
        <source>{card} burns 2 blood: +1 stealth.</source>
        <translation>{card} quema 2 de sangre: +1 de sigilo.</translation>
    </message>
    <message>
        <source>{card} burns 2 blood: +2 strength.</source>
        <translation>{card} quema 2 de sangre: +2 de fuerza.</translation>
    </message>
    <message>
        <source>{card} burns 2 blood: your prey burns 1 pool.</source>
        <translation>{card} quema 2 de sangre: tu presa quema 1 de reserva.</translation>
    </message>
    <message>
        <source>{card} burns 2 blood: your ready Banu Haqim get +1 vote.</source>
        <translation>{card} quema 2 de sangre: tus Banu Haqim preparados obtienen +1 voto.</translation>
    </message>
    <message>
        <source>{card} burns 3 blood: cancel the master card.</source>
        <translation>{card} quema 3 de sangre: cancelar la carta de Máster.</translation>
    </message>
    <message>
        <source>{card} burns 3 blood: the referendum fails.</source>
        <translation>{card} quema 3 de sangre: el referéndum fracasa.</translation>
    </message>
    <message>
        <source>{card} burns 5 blood: cancel the card.</source>
        <translation>{card} quema 5 de sangre: cancelar la carta.</translation>
    </message>
    <message>
        <source>{card} burns {target} to gain 2 blood.</source>
        <translation>{card} quema {target} para ganar 2 de sangre.</translation>
    </message>
    <message>
        <source>{card} is burned.</source>
        <translation>{card} se quema.</translation>
    </message>
    <message>
        <source>{card} locks {target}.</source>
        <translation>{card} gira a {target}.</translation>
    </message>
    <message>
        <source>{card} locks: +2 votes.</source>
        <translation>{card} se gira: +2 votos.</translation>
    </message>
    <message>
        <source>{card} looks at the hand of the acting Methuselah.</source>
        <translation>{card} mira la mano del Matusalén activo.</translation>
    </message>
    <message>
        <source>{card} looks at the top 5 cards of your library and shuffles them.</source>
        <translation>{card} mira las 5 primeras cartas de tu biblioteca y las baraja.</translation>
    </message>
    <message>
        <source>{card} pays 1 blood less.</source>
        <translation>{card} paga 1 de sangre menos.</translation>
    </message>
    <message>
        <source>{card} removes {target}: +2 bleed.</source>
        <translation>{card} retira {target} de la partida: +2 de sangrado.</translation>
    </message>
    <message>
        <source>{card} sets the range.</source>
        <translation>{card} fija la distancia.</translation>
    </message>
    <message>
        <source>{card} unlocks its bearer.</source>
        <translation>{card} endereza a su portador.</translation>
    </message>
    <message>
        <source>{card} unlocks {target}.</source>
        <translation>{card} endereza a {target}.</translation>
    </message>
    <message>
        <source>{card} watches {target}.</source>
        <translation>{card} vigila a {target}.</translation>
    </message>
    <message>
        <source>{card}: burn 1 blood and get +1 bleed.</source>
        <translation>{card}: quemar 1 de sangre y obtener +1 de sangrado.</translation>
    </message>
    <message>
        <source>{card}: burn 1 blood and get +1 intercept.</source>
        <translation>{card}: quemar 1 de sangre y obtener +1 de intercepción.</translation>
    </message>
    <message>
        <source>{card}: burn 1 blood and get +1 stealth.</source>
        <translation>{card}: quemar 1 de sangre y obtener +1 de sigilo.</translation>
    </message>
    <message>
        <source>{card}: burn 1 blood and get +1 vote.</source>
        <translation>{card}: quemar 1 de sangre y obtener +1 voto.</translation>
    </message>
    <message>
        <source>{card}: burn 1 blood and unlock {target}.</source>
        <translation>{card}: quemar 1 de sangre y enderezar a {target}.</translation>
    </message>
    <message>
        <source>{card}: burn 1 blood and unlock.</source>
        <translation>{card}: quemar 1 de sangre y enderezarse.</translation>
    </message>
    <message>
        <source>{card}: burn 1 blood.</source>
        <translation>{card}: quemar 1 de sangre.</translation>
    </message>
    <message>
        <source>{card}: burn 1 blood: damage from hand strikes is aggravated this round.</source>
        <translation>{card}: quemar 1 de sangre: el daño de los golpes cuerpo a cuerpo es agravado este asalto.</translation>
    </message>
    <message>
        <source>{card}: burn 1 pool.</source>
        <translation>{card}: quemar 1 de reserva.</translation>
    </message>
    <message>
        <source>{card}: burn 2 blood and lock {target}.</source>
        <translation>{card}: quemar 2 de sangre y girar a {target}.</translation>
    </message>
    <message>
        <source>{card}: burn 2 blood and unlock {target}.</source>
        <translation>{card}: quemar 2 de sangre y enderezar a {target}.</translation>
    </message>
    <message>
        <source>{card}: burn the Edge and unlock.</source>
        <translation>{card}: quemar la Ventaja y enderezarse.</translation>
    </message>
    <message>
        <source>{card}: burn the vampire.</source>
        <translation>{card}: quemar al vampiro.</translation>
    </message>
    <message>
        <source>{card}: discard {target}.</source>
        <translation>{card}: descartar {target}.</translation>
    </message>
    <message>
        <source>{card}: equip {card} with {target}.</source>
        <translation>{card}: equipar a {card} con {target}.</translation>
    </message>
    <message>
        <source>{card}: lock and get +5 votes.</source>
        <translation>{card}: girarse y obtener +5 votos.</translation>
    </message>
    <message>
        <source>{card}: lock and give you +1 hand size this turn.</source>
        <translation>{card}: girarse y darte +1 al tamaño de la mano este turno.</translation>
    </message>
    <message>
        <source>{card}: lock and unlock {target}.</source>
        <translation>{card}: girarse y enderezar a {target}.</translation>
    </message>
    <message>
        <source>{card}: lock the vampire.</source>
        <translation>{card}: girar al vampiro.</translation>
    </message>
    <message>
        <source>{card}: lock to end the combat.</source>
        <translation>{card}: girarse para terminar el combate.</translation>
    </message>
    <message>
        <source>{card}: lock {target}.</source>
        <translation>{card}: girar a {target}.</translation>
    </message>
    <message>
        <source>{card}: move {target} to the bottom of your library.</source>
        <translation>{card}: mover {target} al fondo de tu biblioteca.</translation>
    </message>
    <message>
        <source>{card}: steal 1 pool from {seat}.</source>
        <translation>{card}: robar 1 de reserva a {seat}.</translation>
    </message>
    <message>
        <source>{card}: unlock {target}.</source>
        <translation>{card}: enderezar a {target}.</translation>
    </message>
    <message>
        <source>{file} has more than {most} cards</source>
        <translation>{file} tiene más de {most} cartas</translation>
    </message>
    <message>
        <source>{file} has more than {most} rows</source>
        <translation>{file} tiene más de {most} filas</translation>
    </message>
    <message>
        <source>{file} has no column {names}</source>
        <translation>{file} no tiene la columna {names}</translation>
    </message>
    <message>
        <source>{file} has two columns of one name</source>
        <translation>{file} tiene dos columnas con el mismo nombre</translation>
    </message>
    <message>
        <source>{file} is missing</source>
        <translation>falta {file}</translation>
    </message>
    <message>
        <source>{file} is not UTF-8 text (byte {byte})</source>
        <translation>{file} no es texto UTF-8 (byte {byte})</translation>
    </message>
    <message>
        <source>{file} is of another program</source>
        <translation>{file} es de otro programa</translation>
    </message>
    <message>
        <source>{file}, line {line}: a cell is too long</source>
        <translation>{file}, línea {line}: una celda es demasiado larga</translation>
    </message>
    <message>
        <source>{file}, line {line}: wrong number of cells</source>
        <translation>{file}, línea {line}: número de celdas incorrecto</translation>
    </message>
    <message>
        <source>{file}, line {line}: {why}</source>
        <translation>{file}, línea {line}: {why}</translation>
    </message>
    <message>
        <source>{file}: a quotation mark is never closed</source>
        <translation>{file}: unas comillas no se cierran nunca</translation>
    </message>
    <message>
        <source>{file}: unknown group {text}</source>
        <translation>{file}: grupo desconocido {text}</translation>
    </message>
    <message>
        <source>{file}: {text} names no card</source>
        <translation>{file}: {text} no es el nombre de ninguna carta</translation>
    </message>
    <message>
        <source>{minion} acts for a research counter.</source>
        <translation>{minion} actúa por una ficha de investigación.</translation>
    </message>
    <message>
        <source>{minion} acts to add 1 blood to {card}.</source>
        <translation>{minion} actúa para añadir 1 de sangre a {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to add 1 blood to {target}.</source>
        <translation>{minion} actúa para añadir 1 de sangre a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to add 1 counter to {card}.</source>
        <translation>{minion} actúa para añadir 1 ficha a {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to add 2 blood or life to {target}.</source>
        <translation>{minion} actúa para añadir 2 de sangre o vida a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to add 2 blood to {target}.</source>
        <translation>{minion} actúa para añadir 2 de sangre a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to add 3 blood to {target}.</source>
        <translation>{minion} actúa para añadir 3 de sangre a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to become Black Hand.</source>
        <translation>{minion} actúa para pasar a ser Mano Negra.</translation>
    </message>
    <message>
        <source>{minion} acts to bleed with {card}.</source>
        <translation>{minion} actúa para sangrar con {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to bring back {target}.</source>
        <translation>{minion} actúa para hacer volver a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to burn 1 blood from {card}.</source>
        <translation>{minion} actúa para quemar 1 de sangre de {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to burn 1 blood from {target}.</source>
        <translation>{minion} actúa para quemar 1 de sangre de {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to burn 1 blood on {target}.</source>
        <translation>{minion} actúa para quemar 1 de sangre de {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to burn 1 blood or life from {target}.</source>
        <translation>{minion} actúa para quemar 1 de sangre o vida de {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to burn blood from {target}.</source>
        <translation>{minion} actúa para quemar sangre de {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to burn or steal {target}.</source>
        <translation>{minion} actúa para quemar o arrebatar {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to burn the counters on {card}.</source>
        <translation>{minion} actúa para quemar las fichas de {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to burn {card}.</source>
        <translation>{minion} actúa para quemar {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to burn {target} and gain 1 life.</source>
        <translation>{minion} actúa para quemar {target} y ganar 1 de vida.</translation>
    </message>
    <message>
        <source>{minion} acts to burn {target} and gain 2 life.</source>
        <translation>{minion} actúa para quemar {target} y ganar 2 de vida.</translation>
    </message>
    <message>
        <source>{minion} acts to burn {target}.</source>
        <translation>{minion} actúa para quemar a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to call a referendum that distributes 4 blood.</source>
        <translation>{minion} actúa para convocar un referéndum que reparte 4 sangre.</translation>
    </message>
    <message>
        <source>{minion} acts to call a referendum to become Prince of Chicago.</source>
        <translation>{minion} actúa para convocar un referéndum y ser Príncipe de Chicago.</translation>
    </message>
    <message>
        <source>{minion} acts to call a referendum to burn {card}.</source>
        <translation>{minion} actúa para convocar un referéndum que queme {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to call the referendum of {card}.</source>
        <translation>{minion} actúa para convocar el referéndum de {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to cleanse {target}.</source>
        <translation>{minion} actúa para purificar a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to discard a card of {seat}.</source>
        <translation>{minion} actúa para que {seat} descarte una carta.</translation>
    </message>
    <message>
        <source>{minion} acts to draw 3 cards.</source>
        <translation>{minion} actúa para robar 3 cartas.</translation>
    </message>
    <message>
        <source>{minion} acts to draw 5 cards.</source>
        <translation>{minion} actúa para robar 5 cartas.</translation>
    </message>
    <message>
        <source>{minion} acts to draw cards.</source>
        <translation>{minion} actúa para robar cartas.</translation>
    </message>
    <message>
        <source>{minion} acts to enter combat with {card}.</source>
        <translation>{minion} actúa para entrar en combate con {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to enter combat with {target}.</source>
        <translation>{minion} actúa para entrar en combate con {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to equip with the first equipment of the library.</source>
        <translation>{minion} actúa para equiparse con el primer equipo de la biblioteca.</translation>
    </message>
    <message>
        <source>{minion} acts to equip with {target} from an ash heap.</source>
        <translation>{minion} actúa para equiparse con {target} de un montón de ceniza.</translation>
    </message>
    <message>
        <source>{minion} acts to force {target} to yield the title.</source>
        <translation>{minion} actúa para forzar a {target} a ceder el título.</translation>
    </message>
    <message>
        <source>{minion} acts to give {seat} control of {card}.</source>
        <translation>{minion} actúa para dar a {seat} el control de {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to heal {target}.</source>
        <translation>{minion} actúa para curar a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to inflict 1 damage on {target}.</source>
        <translation>{minion} actúa para infligir 1 de daño a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to inflict damage on the Sabbat vampires of {seat}.</source>
        <translation>{minion} actúa para infligir daño a los vampiros del Sabbat de {seat}.</translation>
    </message>
    <message>
        <source>{minion} acts to lock {target}.</source>
        <translation>{minion} actúa para girar a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to look at the hand of {seat}.</source>
        <translation>{minion} actúa para mirar la mano de {seat}.</translation>
    </message>
    <message>
        <source>{minion} acts to look for Giant&apos;s Blood.</source>
        <translation>{minion} actúa para buscar Giant&apos;s Blood.</translation>
    </message>
    <message>
        <source>{minion} acts to look for a Discipline.</source>
        <translation>{minion} actúa para buscar una Disciplina.</translation>
    </message>
    <message>
        <source>{minion} acts to look for a contract.</source>
        <translation>{minion} actúa para buscar un contrato.</translation>
    </message>
    <message>
        <source>{minion} acts to look for a minion card.</source>
        <translation>{minion} actúa para buscar una carta de siervo.</translation>
    </message>
    <message>
        <source>{minion} acts to look for an archetype.</source>
        <translation>{minion} actúa para buscar un arquetipo.</translation>
    </message>
    <message>
        <source>{minion} acts to look for an equipment card.</source>
        <translation>{minion} actúa para buscar una carta de equipo.</translation>
    </message>
    <message>
        <source>{minion} acts to look for equipment.</source>
        <translation>{minion} actúa para buscar equipo.</translation>
    </message>
    <message>
        <source>{minion} acts to make {target} Sabbat.</source>
        <translation>{minion} actúa para que {target} pase al Sabbat.</translation>
    </message>
    <message>
        <source>{minion} acts to make {target} a bishop.</source>
        <translation>{minion} actúa para hacer obispo a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to move {card} to {target}.</source>
        <translation>{minion} actúa para mover {card} a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to put 1 corruption counter on {target}.</source>
        <translation>{minion} actúa para poner 1 ficha de corrupción sobre {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to put a corruption counter on {target}.</source>
        <translation>{minion} actúa para poner una ficha de corrupción sobre {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to put a ritual counter on {card}.</source>
        <translation>{minion} actúa para poner una ficha de ritual en {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to remove itself from the game and burn {target}.</source>
        <translation>{minion} actúa para retirarse de la partida y quemar {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to remove {target} from the game and to feed {other}.</source>
        <translation>{minion} actúa para retirar a {target} de la partida y alimentar a {other}.</translation>
    </message>
    <message>
        <source>{minion} acts to shuffle {card} into the library.</source>
        <translation>{minion} actúa para barajar {card} en la biblioteca.</translation>
    </message>
    <message>
        <source>{minion} acts to steal 1 blood from {target}.</source>
        <translation>{minion} actúa para robar 1 de sangre a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to steal 1 blood or life from {target}.</source>
        <translation>{minion} actúa para robar 1 de sangre o vida a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to steal 2 blood from {target}.</source>
        <translation>{minion} actúa para robar 2 de sangre a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to steal the title of {card}.</source>
        <translation>{minion} actúa para arrebatar el título de {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to steal {card}.</source>
        <translation>{minion} actúa para arrebatar {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to steal {n} blood from {target}.</source>
        <translation>{minion} actúa para robar {n} de sangre a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to steal {target}.</source>
        <translation>{minion} actúa para arrebatar {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to take 1 blood of {target}.</source>
        <translation>{minion} actúa para tomar 1 de sangre de {target}.</translation>
    </message>
    <message>
        <source>{minion} acts to take the Edge.</source>
        <translation>{minion} actúa para tomar la Ventaja.</translation>
    </message>
    <message>
        <source>{minion} acts to take the blood on {card}.</source>
        <translation>{minion} actúa para tomar la sangre de {card}.</translation>
    </message>
    <message>
        <source>{minion} acts to unlock {target}.</source>
        <translation>{minion} actúa para enderezar a {target}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} [{level}], aimed at {seat}, {n}.</source>
        <translation>{minion} actúa con {card} ({level}), objetivo: {seat}, {n}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} [{level}], aimed at {seat}.</source>
        <translation>{minion} actúa con {card} ({level}), objetivo: {seat}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} [{level}], aimed at {target}, aimed at {seat}, {n}.</source>
        <translation>{minion} actúa con {card} ({level}), objetivo: {target}, objetivo: {seat}, {n}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} [{level}], aimed at {target}, aimed at {seat}.</source>
        <translation>{minion} actúa con {card} ({level}), objetivo: {target}, objetivo: {seat}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} [{level}], aimed at {target}, {n}.</source>
        <translation>{minion} actúa con {card} ({level}), objetivo: {target}, {n}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} [{level}], aimed at {target}.</source>
        <translation>{minion} actúa con {card} ({level}), objetivo: {target}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} [{level}], {n}.</source>
        <translation>{minion} actúa con {card} ({level}), {n}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} [{level}].</source>
        <translation>{minion} actúa con {card} ({level}).</translation>
    </message>
    <message>
        <source>{minion} acts with {card}, aimed at {seat}, {n}.</source>
        <translation>{minion} actúa con {card}, objetivo: {seat}, {n}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card}, aimed at {seat}.</source>
        <translation>{minion} actúa con {card}, objetivo: {seat}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card}, aimed at {target}, aimed at {seat}, {n}.</source>
        <translation>{minion} actúa con {card}, objetivo: {target}, objetivo: {seat}, {n}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card}, aimed at {target}, aimed at {seat}.</source>
        <translation>{minion} actúa con {card}, objetivo: {target}, objetivo: {seat}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card}, aimed at {target}, {n}.</source>
        <translation>{minion} actúa con {card}, objetivo: {target}, {n}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card}, aimed at {target}.</source>
        <translation>{minion} actúa con {card}, objetivo: {target}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card}, {n}.</source>
        <translation>{minion} actúa con {card}, {n}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card}.</source>
        <translation>{minion} actúa con {card}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} on {target}.</source>
        <translation>{minion} actúa con {card} sobre {target}.</translation>
    </message>
    <message>
        <source>{minion} acts with {card} on {other_seat}.</source>
        <translation>{minion} actúa con {card} contra {other_seat}.</translation>
    </message>
    <message>
        <source>{minion} and {target} enter combat.</source>
        <translation>{minion} y {target} entran en combate.</translation>
    </message>
    <message>
        <source>{minion} bleeds {seat} with +1 bleed and +1 stealth.</source>
        <translation>{minion} sangra a {seat} con +1 de sangrado y +1 de sigilo.</translation>
    </message>
    <message>
        <source>{minion} bleeds {seat} with +1 bleed.</source>
        <translation>{minion} sangra a {seat} con +1 de sangrado.</translation>
    </message>
    <message>
        <source>{minion} bleeds {seat} with +2 bleed.</source>
        <translation>{minion} sangra a {seat} con +2 de sangrado.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to get +1 intercept.</source>
        <translation>{minion} quema 1 de sangre para obtener +1 de intercepción.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to go on with the action as though unblocked.</source>
        <translation>{minion} quema 1 de sangre para seguir con la acción como si nadie la bloqueara.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood to unlock.</source>
        <translation>{minion} quema 1 de sangre para enderezarse.</translation>
    </message>
    <message>
        <source>{minion} burns 1 blood: {target} gets -1 intercept.</source>
        <translation>{minion} quema 1 de sangre: {target} obtiene -1 de intercepción.</translation>
    </message>
    <message>
        <source>{minion} burns 2 corruption counters from {target} to unlock.</source>
        <translation>{minion} quema 2 fichas de corrupción de {target} para enderezarse.</translation>
    </message>
    <message>
        <source>{minion} calls a referendum to move two minion cards to the hand.</source>
        <translation>{minion} convoca un referéndum para poner dos cartas de siervo en la mano.</translation>
    </message>
    <message>
        <source>{minion} goes to torpor.</source>
        <translation>{minion} entra en letargo.</translation>
    </message>
    <message>
        <source>{minion} hunts.</source>
        <translation>{minion} caza.</translation>
    </message>
    <message>
        <source>{minion} is blocked by {target}.</source>
        <translation>{target} bloquea a {minion}.</translation>
    </message>
    <message>
        <source>{minion} is incapacitated.</source>
        <translation>{minion} queda incapacitado.</translation>
    </message>
    <message>
        <source>{minion} leaves torpor.</source>
        <translation>{minion} sale del letargo.</translation>
    </message>
    <message>
        <source>{minion} plays {card} [{level}], aimed at {seat}, {n}.</source>
        <translation>{minion} juega {card} ({level}), objetivo: {seat}, {n}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} [{level}], aimed at {seat}.</source>
        <translation>{minion} juega {card} ({level}), objetivo: {seat}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} [{level}], aimed at {target}, aimed at {seat}, {n}.</source>
        <translation>{minion} juega {card} ({level}), objetivo: {target}, objetivo: {seat}, {n}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} [{level}], aimed at {target}, aimed at {seat}.</source>
        <translation>{minion} juega {card} ({level}), objetivo: {target}, objetivo: {seat}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} [{level}], aimed at {target}, {n}.</source>
        <translation>{minion} juega {card} ({level}), objetivo: {target}, {n}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} [{level}], aimed at {target}.</source>
        <translation>{minion} juega {card} ({level}), objetivo: {target}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} [{level}], {n}.</source>
        <translation>{minion} juega {card} ({level}), {n}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} [{level}].</source>
        <translation>{minion} juega {card} ({level}).</translation>
    </message>
    <message>
        <source>{minion} plays {card}, aimed at {seat}, {n}.</source>
        <translation>{minion} juega {card}, objetivo: {seat}, {n}.</translation>
    </message>
    <message>
        <source>{minion} plays {card}, aimed at {seat}.</source>
        <translation>{minion} juega {card}, objetivo: {seat}.</translation>
    </message>
    <message>
        <source>{minion} plays {card}, aimed at {target}, aimed at {seat}, {n}.</source>
        <translation>{minion} juega {card}, objetivo: {target}, objetivo: {seat}, {n}.</translation>
    </message>
    <message>
        <source>{minion} plays {card}, aimed at {target}, aimed at {seat}.</source>
        <translation>{minion} juega {card}, objetivo: {target}, objetivo: {seat}.</translation>
    </message>
    <message>
        <source>{minion} plays {card}, aimed at {target}, {n}.</source>
        <translation>{minion} juega {card}, objetivo: {target}, {n}.</translation>
    </message>
    <message>
        <source>{minion} plays {card}, aimed at {target}.</source>
        <translation>{minion} juega {card}, objetivo: {target}.</translation>
    </message>
    <message>
        <source>{minion} plays {card}, {n}.</source>
        <translation>{minion} juega {card}, {n}.</translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <translation>{seat} juega {card}.</translation>
    </message>
    <message>
        <source>{seat} plays {card} on {target}.</source>
        <translation>{seat} juega {card} sobre {target}.</translation>
    </message>
    <message>
        <source>{seat} plays {card} on {other_seat}.</source>
        <translation>{seat} juega {card} contra {other_seat}.</translation>
    </message>
    <message>
        <source>{minion} plays {card}.</source>
        <translation>{minion} juega {card}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} on {target}.</source>
        <translation>{minion} juega {card} sobre {target}.</translation>
    </message>
    <message>
        <source>{minion} plays {card} on {other_seat}.</source>
        <translation>{minion} juega {card} contra {other_seat}.</translation>
    </message>
    <message>
        <source>{minion} prevents 1 damage with {card}.</source>
        <translation>{minion} previene 1 de daño con {card}.</translation>
    </message>
    <message>
        <source>{minion} strikes: damage.</source>
        <translation>{minion} ataca: daño.</translation>
    </message>
    <message>
        <source>{minion} strikes: aggravated damage.</source>
        <translation>{minion} ataca: daño agravado.</translation>
    </message>
    <message>
        <source>{minion} strikes: ranged damage.</source>
        <translation>{minion} ataca: daño a distancia.</translation>
    </message>
    <message>
        <source>{minion} strikes: ranged aggravated damage.</source>
        <translation>{minion} ataca: daño agravado a distancia.</translation>
    </message>
    <message>
        <source>{minion} strikes: dodge.</source>
        <translation>{minion} ataca: esquivar.</translation>
    </message>
    <message>
        <source>{minion} strikes: combat ends.</source>
        <translation>{minion} ataca: el combate termina.</translation>
    </message>
    <message>
        <source>{minion} strikes: steal blood.</source>
        <translation>{minion} ataca: robar sangre.</translation>
    </message>
    <message>
        <source>{minion} strikes: steal 1 blood.</source>
        <translation>{minion} ataca: arrebata 1 de sangre.</translation>
    </message>
    <message>
        <source>{minion} strikes: steal 2 blood.</source>
        <translation>{minion} ataca: arrebata 2 de sangre.</translation>
    </message>
    <message>
        <source>{reasons}</source>
        <translation>{reasons}</translation>
    </message>
    <message>
        <source>{seat} has {n:transfer}.</source>
        <translation>{seat} tiene {n:transferencia}.</translation>
    </message>
    <message>
        <source>{seat} takes control of {card}.</source>
        <translation>{seat} toma el control de {card}.</translation>
    </message>
    <message>
        <source>{target} burns 1 blood to get +1 bleed with {card}.</source>
        <translation>{target} quema 1 de sangre para obtener +1 de sangrado con {card}.</translation>
    </message>
    <message>
        <source>{target} burns 1 blood to get +1 intercept with {card}.</source>
        <translation>{target} quema 1 de sangre para obtener +1 de intercepción con {card}.</translation>
    </message>
    <message>
        <source>{target} burns 1 blood to unlock with {card}.</source>
        <translation>{target} quema 1 de sangre para enderezarse con {card}.</translation>
    </message>
    <message>
        <source>{target} gains 1 blood from {card}, as you control a baron.</source>
        <translation>{target} gana 1 de sangre por {card}, pues controlas a un barón.</translation>
    </message>
    <message>
        <source>{target} gains 1 blood from {card}.</source>
        <translation>{target} gana 1 de sangre por {card}.</translation>
    </message>
    <message>
        <source>{target} gains 2 blood from {card}.</source>
        <translation>{target} gana 2 de sangre por {card}.</translation>
    </message>
    <message>
        <source>{target} unlocks with {card}.</source>
        <translation>{target} se endereza con {card}.</translation>
    </message>
    <message>
        <source>it has more parts than any list of cards</source>
        <translation>tiene más partes que cualquier lista de cartas</translation>
    </message>
    <message>
        <source>Tidying up</source>
        <translation>Ordenando</translation>
    </message>
    <message>
        <source>{year}: in no winning deck</source>
        <translation>{year}: en ningún mazo ganador</translation>
    </message>
    <message numerus="yes">
        <source>{year}: in {n} winning decks, {copies} copies in each</source>
        <comment>{year}: in {n} winning deck, {copies} copies</comment>
        <translation>
            <numerusform>{year}: en {n} mazo ganador, {copies} ejemplares</numerusform>
            <numerusform>{year}: en {n} mazos ganadores, {copies} ejemplares en cada uno</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning decks that play it, by year: {years}.</source>
        <translation>Mazos ganadores que la juegan, por año: {years}.</translation>
    </message>
    <message>
        <source>Smart tags of your own</source>
        <translation>Tus etiquetas automáticas</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>Nombre de la etiqueta</translation>
    </message>
    <message>
        <source>such as: Arika</source>
        <translation>por ejemplo: Arika</translation>
    </message>
    <message>
        <source>Search of the tag</source>
        <translation>Búsqueda de la etiqueta</translation>
    </message>
    <message>
        <source>such as:  2+ arika  avg&lt;=6</source>
        <translation>por ejemplo:  2+ arika  avg&lt;=6</translation>
    </message>
    <message>
        <source>Decks that match the search have the tag. It works like the search for winning decks: cards, clan, Disciplines, capacity, groups, name.</source>
        <translation>Un mazo lleva la etiqueta mientras cumple la búsqueda, que es la de los mazos ganadores: cartas, clan, Disciplinas, capacidad, grupos, nombre.</translation>
    </message>
    <message>
        <source>Card pools</source>
        <translation>Cartas permitidas</translation>
    </message>
    <message>
        <source>Saved card pools</source>
        <translation>Listas de cartas permitidas guardadas</translation>
    </message>
    <message>
        <source>Name of the pool</source>
        <translation>Nombre de la lista</translation>
    </message>
    <message>
        <source>such as: Sabbat only</source>
        <translation>por ejemplo: solo Sabbat</translation>
    </message>
    <message>
        <source>Query of the pool</source>
        <translation>Búsqueda de la lista</translation>
    </message>
    <message>
        <source>such as:  kind:library or sect:sabbat</source>
        <translation>por ejemplo:  kind:library or sect:sabbat</translation>
    </message>
    <message>
        <source>All crypt cards of a deck are of &amp;one clan</source>
        <translation>Todas las cartas de cripta de un mazo son de &amp;un solo clan</translation>
    </message>
    <message>
        <source>Every card of a deck must fit the query; “kind:library or …” restricts the crypt alone. Only Jyhad cards: set:Jyhad. Printed since 2018: latest&gt;=2018. Tournament rules 6.1.1 and 7.9.</source>
        <translation>Cada carta de un mazo debe cumplir la búsqueda; «kind:library or …» restringe solo la cripta. Solo cartas de Jyhad: set:Jyhad. Impresas desde 2018: latest&gt;=2018. Reglas de torneo 6.1.1 y 7.9.</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nueva</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>&amp;Búsqueda</translation>
    </message>
    <message>
        <source>In the pool: {crypt} crypt cards, {library} library cards.</source>
        <translation>Permitidas: {crypt} cartas de cripta, {library} cartas de biblioteca.</translation>
    </message>
    <message>
        <source>&amp;How to search</source>
        <translation>&amp;Cómo buscar</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>No&amp;mbre</translation>
    </message>
    <message>
        <source>Reading your decks …</source>
        <translation>Leyendo tus mazos …</translation>
    </message>
    <message>
        <source>No decks match.</source>
        <translation>Ningún mazo encaja.</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks: {names}</source>
        <comment>{n} deck: {names}</comment>
        <translation>
            <numerusform>{n} mazo: {names}</numerusform>
            <numerusform>{n} mazos: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>A later version of the program has written the versions of this deck. They are left as they are.</source>
        <translation>Una versión posterior del programa ha escrito las versiones de este mazo. Se dejan como están.</translation>
    </message>
    <message>
        <source>There is no section “{name}”.</source>
        <translation>No hay ninguna sección «{name}».</translation>
    </message>
    <message>
        <source>The entry has characters that cannot be written.</source>
        <translation>La entrada tiene caracteres que no se pueden escribir.</translation>
    </message>
    <message>
        <source>There is no “{name}”.</source>
        <translation>No existe «{name}».</translation>
    </message>
    <message>
        <source>Another program has changed this entry. Check the set again.</source>
        <translation>Otro programa ha cambiado esta entrada. Vuelve a comprobar el conjunto.</translation>
    </message>
    <message>
        <source>Write each entry under [[{section}]] to change it here.</source>
        <translation>Escribe cada entrada bajo [[{section}]] para cambiarla aquí.</translation>
    </message>
    <message>
        <source>Write [{section}] as a table to change it here.</source>
        <translation>Escribe [{section}] como tabla para cambiarla aquí.</translation>
    </message>
    <message>
        <source>“{value}” cannot be entered.</source>
        <translation>No se puede introducir «{value}».</translation>
    </message>
    <message>
        <source>“{name}” is there already. Choose another name.</source>
        <translation>«{name}» ya existe. Elige otro nombre.</translation>
    </message>
    <message>
        <source>A name has 1 to {n} characters.</source>
        <translation>Un nombre tiene de 1 a {n} caracteres.</translation>
    </message>
    <message>
        <source>A name consists of visible characters.</source>
        <translation>Un nombre consta de caracteres visibles.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>No se puede escribir {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>No se puede leer {file}: {reason}.</translation>
    </message>
    <message>
        <source>It is too large for a position.</source>
        <translation>Es demasiado grande para una posición.</translation>
    </message>
    <message>
        <source>A later version of the program has written this position.</source>
        <translation>Esta posición la ha escrito una versión posterior del programa.</translation>
    </message>
    <message>
        <source>It holds no position.</source>
        <translation>No contiene ninguna posición.</translation>
    </message>
    <message>
        <source>Another program is writing right now. Try again.</source>
        <translation>Otro programa está escribiendo en este momento. Inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The game was given up after {n} decisions.</source>
        <translation>La partida se abandonó tras {n} decisiones.</translation>
    </message>
    <message>
        <source>A later version of the program has written this game.</source>
        <translation>Esta partida la ha escrito una versión posterior del programa.</translation>
    </message>
    <message>
        <source>The game cannot be played on: {reason}.</source>
        <translation>No se puede seguir la partida: {reason}.</translation>
    </message>
    <message>
        <source>{n} players need {n} kinds of player.</source>
        <translation>{n} jugadores necesitan {n} clases de jugador.</translation>
    </message>
    <message>
        <source>The game cannot be set up: {reason}.</source>
        <translation>No se puede preparar la partida: {reason}.</translation>
    </message>
    <message>
        <source>The game is not the next chapter of this chronicle.</source>
        <translation>La partida no es el próximo capítulo de esta crónica.</translation>
    </message>
    <message>
        <source>“{name}” is damaged. It is kept as {file}.</source>
        <translation>«{name}» está dañado. Se conserva como {file}.</translation>
    </message>
    <message>
        <source>Game {n}</source>
        <translation>Partida {n}</translation>
    </message>
    <message>
        <source>There is no player “{kind}”. There are: {known}.</source>
        <translation>No hay ningún jugador «{kind}». Hay: {known}.</translation>
    </message>
    <message>
        <source>Two to four players can play (H-SET-01).</source>
        <translation>Pueden jugar de dos a cuatro jugadores (H-SET-01).</translation>
    </message>
    <message>
        <source>A later version of the program has written this game. It is left as it is.</source>
        <translation>Una versión posterior del programa ha escrito esta partida. Se deja como está.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>A chronicle has at most {n} entries.</source>
        <translation>Una crónica tiene como mucho {n} entradas.</translation>
    </message>
    <message>
        <source>Another program has changed “{name}”. Open it again.</source>
        <translation>Otro programa ha cambiado «{name}». Ábrela de nuevo.</translation>
    </message>
    <message>
        <source>The chronicle is too large to be kept.</source>
        <translation>La crónica es demasiado grande para conservarla.</translation>
    </message>
    <message>
        <source>The chronicle could not be read again, so it was not written.</source>
        <translation>La crónica no se podría volver a leer, así que no se ha escrito.</translation>
    </message>
    <message>
        <source>The chronicle goes on with the data set as it was. {reason} Correct the data set, or undo up to that entry.</source>
        <translation>La crónica sigue con el conjunto de datos tal como era. {reason} Corrige el conjunto de datos, o deshaz hasta esa entrada.</translation>
    </message>
    <message>
        <source>Entry {n} of “{name}” does not fit the data set “{set}”: {reason}</source>
        <translation>La entrada {n} de «{name}» no encaja con el conjunto de datos «{set}»: {reason}</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>No hay ningún archivo {file}.</translation>
    </message>
    <message>
        <source>A later version of the program has written this chronicle. It is left as it is.</source>
        <translation>Una versión posterior del programa ha escrito esta crónica. Se deja como está.</translation>
    </message>
    <message>
        <source>“{name}” is damaged ({file}).</source>
        <translation>«{name}» está dañado ({file}).</translation>
    </message>
    <message>
        <source>{seat} has most of it (H-END-01).</source>
        <translation>{seat} es quien más tiene (H-END-01).</translation>
    </message>
    <message>
        <source>{seats} are tied (H-END-02); the primogen decides (H-END-07).</source>
        <translation>{seats} están empatados (H-END-02); decide el primogénito (H-END-07).</translation>
    </message>
    <message>
        <source>{seat} won the tie (H-END-07).</source>
        <translation>{seat} ganó el desempate (H-END-07).</translation>
    </message>
    <message>
        <source>No one has it (H-END-01).</source>
        <translation>Nadie tiene (H-END-01).</translation>
    </message>
    <message>
        <source>The file is too large for a position.</source>
        <translation>El archivo es demasiado grande para una posición.</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}.</source>
        <translation>No se puede leer el archivo: {reason}.</translation>
    </message>
    <message>
        <source>The file does not hold a position.</source>
        <translation>El archivo no contiene una posición.</translation>
    </message>
    <message>
        <source>Under ties, write the name of a player for each mission.</source>
        <translation>En ties, escribe el nombre de un jugador para cada misión.</translation>
    </message>
    <message>
        <source>The players of this game have not chosen their clans yet.</source>
        <translation>Los jugadores de esta partida aún no han elegido sus clanes.</translation>
    </message>
    <message>
        <source>There is no seat {n}.</source>
        <translation>No hay asiento {n}.</translation>
    </message>
    <message>
        <source>There is no mission “{id}” in this game.</source>
        <translation>No hay misión «{id}» en esta partida.</translation>
    </message>
    <message>
        <source>Battleground {letter} is not entered: it counts as at the beginning.</source>
        <translation>El campo de batalla {letter} no está introducido: cuenta como al principio.</translation>
    </message>
    <message>
        <source>{seats} are tied for victory (H-END-06); the primogen decides (H-END-07).</source>
        <translation>{seats} están empatados por la victoria (H-END-06); decide el primogénito (H-END-07).</translation>
    </message>
    <message>
        <source>“{name}” is not tied for the mission “{id}”.</source>
        <translation>«{name}» no está empatado por la misión «{id}».</translation>
    </message>
    <message>
        <source>“{name}” is not tied for victory.</source>
        <translation>«{name}» no está empatado por la victoria.</translation>
    </message>
    <message>
        <source>There is no .toml file.</source>
        <translation>No hay ningún archivo .toml.</translation>
    </message>
    <message>
        <source>This id is that of the demonstration set. Choose another one.</source>
        <translation>Este identificador es el del conjunto de demostración. Elige otro.</translation>
    </message>
    <message>
        <source>{file} has the same id. Change one of them.</source>
        <translation>{file} tiene el mismo identificador. Cambia uno de ellos.</translation>
    </message>
    <message>
        <source>There is no data set “{id}”. There are: {known}.</source>
        <translation>No hay ningún conjunto de datos «{id}». Hay: {known}.</translation>
    </message>
    <message>
        <source>The data set {file} has problems:</source>
        <translation>El conjunto de datos {file} tiene problemas:</translation>
    </message>
    <message>
        <source>The id “{id}” is taken. Choose another one.</source>
        <translation>El identificador «{id}» ya está en uso. Elige otro.</translation>
    </message>
    <message>
        <source>There are more than {n} files.</source>
        <translation>Hay más de {n} archivos.</translation>
    </message>
    <message>
        <source>It is not UTF-8 text. Save it as UTF-8 in your editor.</source>
        <translation>No es texto UTF-8. Guárdalo como UTF-8 en tu editor.</translation>
    </message>
    <message>
        <source>The pool has no crypt cards. Write “kind:crypt or (…)” to leave the crypt free.</source>
        <translation>No hay cartas de cripta permitidas. Escribe «kind:crypt or (…)» para dejar libre la cripta.</translation>
    </message>
    <message>
        <source>The pool has no library cards. Write “kind:library or (…)” to leave the library free.</source>
        <translation>La selección no tiene cartas de biblioteca. Escribe «kind:library or (…)» para dejar libre la biblioteca.</translation>
    </message>
    <message numerus="yes">
        <source>The pool has {n} library cards only. Write “kind:library or (…)” to leave the library free.</source>
        <comment>The pool has {n} library card only. Write “kind:library or (…)” to leave the library free.</comment>
        <translation>
            <numerusform>Solo se permite {n} carta de biblioteca. Escribe «kind:library or (…)» para dejar libre la biblioteca.</numerusform>
            <numerusform>Solo se permiten {n} cartas de biblioteca. Escribe «kind:library or (…)» para dejar libre la biblioteca.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pool has no condition.</source>
        <translation>La lista de cartas permitidas no tiene ninguna condición.</translation>
    </message>
    <message>
        <source>No card fits the pool {query}.</source>
        <translation>Ninguna carta cumple {query}.</translation>
    </message>
    <message>
        <source>no program reads from the pipe</source>
        <translation>nadie lee de la tubería</translation>
    </message>
    <message>
        <source>{seat} uses {card}: “{word}”</source>
        <translation>{seat} usa {card}: «{word}»</translation>
    </message>
    <message>
        <source>copy {n}</source>
        <translation>ejemplar {n}</translation>
    </message>
    <message>
        <source>{n} blood</source>
        <translation>{n} de sangre</translation>
    </message>
    <message>
        <source>on {card}</source>
        <translation>en {card}</translation>
    </message>
    <message>
        <source>{n} life</source>
        <translation>{n} de vida</translation>
    </message>
    <message>
        <source>unlocked</source>
        <translation>enderezado</translation>
    </message>
    <message>
        <source>in torpor</source>
        <translation>en letargo</translation>
    </message>
    <message>
        <source>{seat} has {n} pool.</source>
        <translation>{seat} tiene {n} de reserva.</translation>
    </message>
    <message>
        <source>Pool: {cards}.</source>
        <translation>Reserva: {cards}.</translation>
    </message>
    <message>
        <source>{seat} {n}</source>
        <translation>{seat} {n}</translation>
    </message>
    <message>
        <source>Bloodline of {player}</source>
        <translation>Linaje de {player}</translation>
    </message>
    <message numerus="yes">
        <source>{n} vampires</source>
        <comment>{n} vampire</comment>
        <translation>
            <numerusform>{n} vampiro</numerusform>
            <numerusform>{n} vampiros</numerusform>
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
        <translation>Dentro de los muros</translation>
    </message>
    <message>
        <source>At home: Camarilla {camarilla}, Sabbat {sabbat}</source>
        <translation>En casa: Camarilla {camarilla}, Sabbat {sabbat}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>tranquilo</translation>
    </message>
    <message>
        <source>fierce</source>
        <translation>feroz</translation>
    </message>
    <message>
        <source>high class</source>
        <translation>clase alta</translation>
    </message>
    <message>
        <source>low class</source>
        <translation>clase baja</translation>
    </message>
    <message>
        <source>north</source>
        <translation>norte</translation>
    </message>
    <message>
        <source>east</source>
        <translation>este</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>west</source>
        <translation>oeste</translation>
    </message>
    <message>
        <source>Keeper</source>
        <translation>Guardián</translation>
    </message>
    <message>
        <source>Scourge</source>
        <translation>Azote</translation>
    </message>
    <message>
        <source>Seneschal</source>
        <translation>Senescal</translation>
    </message>
    <message>
        <source>Sheriff</source>
        <translation>Sheriff</translation>
    </message>
    <message>
        <source>{player}: {value}, {side}.</source>
        <translation>{player}: {value}, {side}.</translation>
    </message>
    <message>
        <source>The clan politics token is on the neutral space.</source>
        <translation>La ficha de política de clanes está en la casilla neutral.</translation>
    </message>
    <message>
        <source>The clan politics token is {n} from neutral, toward {word}.</source>
        <translation>La ficha de política de clanes está a {n} de la casilla neutral, hacia {word}.</translation>
    </message>
    <message numerus="yes">
        <source>{court}: {n} ankhs of {faction}.</source>
        <comment>{court}: {n} ankh of {faction}.</comment>
        <translation>
            <numerusform>{court}: {n} ankh de {faction}.</numerusform>
            <numerusform>{court}: {n} ankhs de {faction}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{court}: empty.</source>
        <translation>{court}: vacía.</translation>
    </message>
    <message>
        <source>The {token} token is among the judices and shows {side}.</source>
        <translation>La ficha «{token}» está entre los judices y muestra {side}.</translation>
    </message>
    <message>
        <source>The {token} token is in the Vaticanum and shows {side}.</source>
        <translation>La ficha «{token}» está en el Vaticanum y muestra {side}.</translation>
    </message>
    <message>
        <source>Inside the walls: {tokens}.</source>
        <translation>Dentro de los muros: {tokens}.</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>ninguna ficha</translation>
    </message>
    <message>
        <source>The next vote is for the title {title}.</source>
        <translation>La próxima votación es por el título {title}.</translation>
    </message>
    <message>
        <source>{player} holds the title {title}.</source>
        <translation>{player} tiene el título {title}.</translation>
    </message>
    <message>
        <source>{city}: {n} ankhs stand, {burned} have burned.</source>
        <translation>{city}: {n} ankhs en pie, {burned} quemados.</translation>
    </message>
    <message>
        <source>{track}: the investigator is on space {n} of {end}, with {ankhs} ankhs there.</source>
        <translation>{track}: el investigador está en la casilla {n} de {end}; ankhs allí: {ankhs}.</translation>
    </message>
    <message>
        <source>{region}: {tokens}.</source>
        <translation>{region}: {tokens}.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>{place}. {player}</source>
        <translation>{place}. {player}</translation>
    </message>
    <message numerus="yes">
        <source>{n} missions</source>
        <comment>{n} mission</comment>
        <translation>
            <numerusform>{n} misión</numerusform>
            <numerusform>{n} misiones</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}. {player}, {missions}</source>
        <translation>{place}. {player}, {missions}</translation>
    </message>
    <message>
        <source>Choose a clan</source>
        <translation>Elige un clan</translation>
    </message>
    <message>
        <source>Choose a clan leader</source>
        <translation>Elige un líder de clan</translation>
    </message>
    <message>
        <source>What do you do in your turn?</source>
        <translation>¿Qué haces en tu turno?</translation>
    </message>
    <message>
        <source>Play another scheme?</source>
        <translation>¿Jugar otra intriga?</translation>
    </message>
    <message>
        <source>Choose the sire of the recruit</source>
        <translation>Elige el sire del recluta</translation>
    </message>
    <message>
        <source>Choose who pays</source>
        <translation>Elige quién paga</translation>
    </message>
    <message>
        <source>Choose who receives the boon and lends an archetype</source>
        <translation>Elige quién recibe el favor y presta un arquetipo</translation>
    </message>
    <message>
        <source>Choose what the activation does</source>
        <translation>Elige qué hace la activación</translation>
    </message>
    <message>
        <source>Choose a vampire</source>
        <translation>Elige un vampiro</translation>
    </message>
    <message>
        <source>Choose who suffers it</source>
        <translation>Elige quién lo sufre</translation>
    </message>
    <message>
        <source>Choose a character</source>
        <translation>Elige un personaje</translation>
    </message>
    <message>
        <source>Choose an opponent</source>
        <translation>Elige un oponente</translation>
    </message>
    <message>
        <source>Choose a clan scheme</source>
        <translation>Elige una intriga de clan</translation>
    </message>
    <message>
        <source>Choose an attribute</source>
        <translation>Elige un atributo</translation>
    </message>
    <message>
        <source>Do it or not?</source>
        <translation>¿Hacerlo o no?</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Elige uno</translation>
    </message>
    <message>
        <source>What do the players agree on?</source>
        <translation>¿Qué acuerdan los jugadores?</translation>
    </message>
    <message>
        <source>{card}: {question}</source>
        <translation>{card}: {question}</translation>
    </message>
    <message>
        <source>Enter the result into the chronicle</source>
        <translation>Introducir el resultado en la crónica</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>More in the list of options</source>
        <translation>Hay más en la lista de opciones</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>{player} is thinking …</source>
        <translation>{player} está pensando …</translation>
    </message>
    <message>
        <source>It is the turn of {player} to choose</source>
        <translation>Le toca elegir a {player}</translation>
    </message>
    <message>
        <source>Hand over the screen, then show the hand.</source>
        <translation>Pasa la pantalla y después muestra la mano.</translation>
    </message>
    <message>
        <source>I am {player}: show my hand</source>
        <translation>Soy {player}: mostrar mi mano</translation>
    </message>
    <message>
        <source>Schemes of {player}</source>
        <translation>Intrigas de {player}</translation>
    </message>
    <message>
        <source>Schemes of the battlegrounds</source>
        <translation>Intrigas de los campos de batalla</translation>
    </message>
    <message>
        <source>Round {n} of {rounds}</source>
        <translation>Ronda {n} de {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>{n} schemes in hand</source>
        <comment>{n} scheme in hand</comment>
        <translation>
            <numerusform>{n} intriga en la mano</numerusform>
            <numerusform>{n} intrigas en la mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} schemes</source>
        <comment>{n} scheme</comment>
        <translation>
            <numerusform>{n} intriga</numerusform>
            <numerusform>{n} intrigas</numerusform>
        </translation>
    </message>
    <message>
        <source>assets: {assets}</source>
        <translation>bazas: {assets}</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>jugador inicial</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>en su turno</translation>
    </message>
    <message>
        <source>Bloodlines</source>
        <translation>Linajes</translation>
    </message>
    <message>
        <source>{mission} (most {attribute})</source>
        <translation>{mission} (más: {attribute})</translation>
    </message>
    <message>
        <source>Missions: {missions}</source>
        <translation>Misiones: {missions}</translation>
    </message>
    <message numerus="yes">
        <source>Queue · {n} characters in the deck, {discard} discarded</source>
        <comment>Queue · {n} character in the deck, {discard} discarded</comment>
        <translation>
            <numerusform>Fila · {n} personaje en el mazo, {discard} descartados</numerusform>
            <numerusform>Fila · {n} personajes en el mazo, {discard} descartados</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty space of the queue</source>
        <translation>Casilla vacía de la fila</translation>
    </message>
    <message>
        <source>{n} power</source>
        <translation>{n} de poder</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>Price: {price}</source>
        <translation>Precio: {price}</translation>
    </message>
    <message>
        <source>Reserved by {player}</source>
        <translation>Reservado por {player}</translation>
    </message>
    <message>
        <source>Heritage</source>
        <translation>Heritage</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Crónica</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Árbitro</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message numerus="yes">
        <source>{n} entries of data sets are not saved. Discard them?</source>
        <comment>{n} entry of a data set is not saved. Discard it?</comment>
        <translation>
            <numerusform>{n} entrada de un conjunto de datos está sin guardar. ¿Descartarla?</numerusform>
            <numerusform>{n} entradas de conjuntos de datos están sin guardar. ¿Descartarlas?</numerusform>
        </translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>Mejores coincidencias primero</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Mayores primero</translation>
    </message>
    <message>
        <source>Card pool of the tournament</source>
        <translation>Cartas permitidas en el torneo</translation>
    </message>
    <message>
        <source>Edit card pools: sets or cards that an organiser allows</source>
        <translation>Escribir listas de cartas permitidas: expansiones o cartas que autoriza un organizador</translation>
    </message>
    <message>
        <source>Edit card pools</source>
        <translation>Escribir listas de cartas permitidas</translation>
    </message>
    <message>
        <source>No restriction</source>
        <translation>Sin restricción</translation>
    </message>
    <message>
        <source>The pool can&apos;t be used: {reason}</source>
        <translation>No se puede usar la lista de cartas permitidas: {reason}</translation>
    </message>
    <message>
        <source>character {key}</source>
        <translation>personaje {key}</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>personajes</translation>
    </message>
    <message>
        <source>leader {key}</source>
        <translation>líder {key}</translation>
    </message>
    <message>
        <source>clans</source>
        <translation>clanes</translation>
    </message>
    <message>
        <source>clan {key}</source>
        <translation>clan {key}</translation>
    </message>
    <message>
        <source>scheme {key}</source>
        <translation>intriga {key}</translation>
    </message>
    <message>
        <source>schemes</source>
        <translation>intrigas</translation>
    </message>
    <message>
        <source>mission {key}</source>
        <translation>misión {key}</translation>
    </message>
    <message>
        <source>missions</source>
        <translation>misiones</translation>
    </message>
    <message>
        <source>chronicle mission {key}</source>
        <translation>misión de crónica {key}</translation>
    </message>
    <message>
        <source>chronicle missions</source>
        <translation>misiones de crónica</translation>
    </message>
    <message>
        <source>chapter {key}</source>
        <translation>capítulo {key}</translation>
    </message>
    <message>
        <source>chapters</source>
        <translation>capítulos</translation>
    </message>
    <message>
        <source>obligation {key}</source>
        <translation>obligación {key}</translation>
    </message>
    <message>
        <source>obligations</source>
        <translation>obligaciones</translation>
    </message>
    <message>
        <source>era {key}</source>
        <translation>era {key}</translation>
    </message>
    <message>
        <source>eras</source>
        <translation>eras</translation>
    </message>
    <message>
        <source>battleground {key}</source>
        <translation>campo de batalla {key}</translation>
    </message>
    <message>
        <source>battlegrounds</source>
        <translation>campos de batalla</translation>
    </message>
    <message>
        <source>limit {key}</source>
        <translation>límite {key}</translation>
    </message>
    <message>
        <source>era points</source>
        <translation>puntos de era</translation>
    </message>
    <message>
        <source>{field} is missing, so it is left out.</source>
        <translation>Falta {field}, así que se deja fuera.</translation>
    </message>
    <message>
        <source>It has no effects, so it is left out.</source>
        <translation>No tiene efectos, así que se deja fuera.</translation>
    </message>
    <message>
        <source>Its requirement is missing, so it is left out.</source>
        <translation>Falta su requisito, así que se deja fuera.</translation>
    </message>
    <message>
        <source>The ability {name} has no effects; nothing happens when it is triggered.</source>
        <translation>La habilidad {name} no tiene efectos; no pasa nada cuando se desencadena.</translation>
    </message>
    <message>
        <source>It has no complete clan leader, so it cannot be chosen.</source>
        <translation>No tiene un líder de clan completo, así que no se puede elegir.</translation>
    </message>
    <message>
        <source>Its board is missing or incomplete, so it cannot be played: {need}.</source>
        <translation>Falta su tablero o está incompleto, así que no se puede jugar: {need}.</translation>
    </message>
    <message>
        <source>victory points of the spaces</source>
        <translation>puntos de victoria de las casillas</translation>
    </message>
    <message>
        <source>values of the spaces, with the start {n}</source>
        <translation>valores de las casillas, con el inicio {n}</translation>
    </message>
    <message>
        <source>courts, with a home court for each of G, F, e and h</source>
        <translation>cortes, con una corte de origen para cada una de G, F, e y h</translation>
    </message>
    <message>
        <source>steps to the end space</source>
        <translation>pasos hasta la casilla final</translation>
    </message>
    <message>
        <source>titles, with the prince</source>
        <translation>títulos, con el príncipe</translation>
    </message>
    <message>
        <source>a region for each of G, F, e and h, and a token of each side for each region</source>
        <translation>una región para cada una de G, F, e y h, y una ficha de cada bando para cada región</translation>
    </message>
    <message>
        <source>{n} characters are complete; two players need {least}.</source>
        <translation>Personajes completos: {n}; dos jugadores necesitan {least}.</translation>
    </message>
    <message>
        <source>Fewer than two clans can be chosen.</source>
        <translation>Se pueden elegir menos de dos clanes.</translation>
    </message>
    <message>
        <source>Its overview is missing.</source>
        <translation>Falta su presentación.</translation>
    </message>
    <message>
        <source>It names {n} of five chronicle missions.</source>
        <translation>Nombra {n} de las cinco misiones de crónica.</translation>
    </message>
    <message>
        <source>It has no responses, so it gives no reward.</source>
        <translation>No tiene respuestas, así que no da recompensa.</translation>
    </message>
    <message>
        <source>How many schemes the vanquished unlocks is missing; none are unlocked.</source>
        <translation>Falta cuántas intrigas desbloquea el vencido; no se desbloquea ninguna.</translation>
    </message>
    <message>
        <source>No scoring card is entered for the era.</source>
        <translation>No se ha introducido ninguna carta de puntuación para la era.</translation>
    </message>
    <message>
        <source>Era points are missing; the number of opponents behind a player is used.</source>
        <translation>Faltan los puntos de era; se usa el número de oponentes que quedan por detrás de un jugador.</translation>
    </message>
    <message>
        <source>{seat} draws a clan scheme.</source>
        <translation>{seat} roba una intriga de clan.</translation>
    </message>
    <message>
        <source>warlike</source>
        <translation>guerrero</translation>
    </message>
    <message>
        <source>scholarly</source>
        <translation>erudito</translation>
    </message>
    <message>
        <source>clandestine</source>
        <translation>clandestino</translation>
    </message>
    <message>
        <source>wealthy</source>
        <translation>adinerado</translation>
    </message>
    <message>
        <source>outsider</source>
        <translation>forastero</translation>
    </message>
    <message>
        <source>power</source>
        <translation>poder</translation>
    </message>
    <message>
        <source>infamy</source>
        <translation>infamia</translation>
    </message>
    <message>
        <source>{card}: {word} wins.</source>
        <translation>{card}: gana {word}.</translation>
    </message>
    <message>
        <source>{card}: {word} scores.</source>
        <translation>{card}: puntúa {word}.</translation>
    </message>
    <message>
        <source>{card} is an outsider.</source>
        <translation>{card} es un forastero.</translation>
    </message>
    <message>
        <source>The morality token of {seat}.</source>
        <translation>La ficha de moralidad de {seat}.</translation>
    </message>
    <message>
        <source>{card} holds the title {word}.</source>
        <translation>{card} tiene el título {word}.</translation>
    </message>
    <message>
        <source>{seat} fought for the {word}.</source>
        <translation>{seat} luchó en el bando {word}.</translation>
    </message>
    <message>
        <source>{seat} claimed the mission {word}.</source>
        <translation>{seat} se adjudicó la misión {word}.</translation>
    </message>
    <message>
        <source>Power on {card}.</source>
        <translation>Poder en {card}.</translation>
    </message>
    <message>
        <source>Boons on {card}.</source>
        <translation>Favores en {card}.</translation>
    </message>
    <message>
        <source>Infamy on {card}.</source>
        <translation>Infamia en {card}.</translation>
    </message>
    <message>
        <source>Turns that the prey lasts</source>
        <translation>Turnos que aguanta la presa</translation>
    </message>
    <message>
        <source>Turns of the game at whose end the prey is still in play. A game in which the prey is not ousted counts all its turns, so the mean is a restricted mean.</source>
        <translation>Turnos de la partida a cuyo final la presa sigue en juego. Una partida en la que no se elimina a la presa cuenta todos sus turnos, así que la media es una media restringida.</translation>
    </message>
    <message>
        <source>Turns without the vampire</source>
        <translation>Turnos sin el vampiro</translation>
    </message>
    <message>
        <source>Turns of the game that end before a copy of the vampire was ready. A game in which none ever is counts all its turns, so the mean is a restricted mean.</source>
        <translation>Turnos de la partida que terminan antes de que esté preparado un ejemplar del vampiro. Una partida en la que nunca lo está ninguno cuenta todos sus turnos, así que la media es una media restringida.</translation>
    </message>
    <message>
        <source>The file is too large for a chronicle begun on paper.</source>
        <translation>El archivo es demasiado grande para una crónica empezada en papel.</translation>
    </message>
    <message>
        <source>There are two players “{name}” (H-CHR-02).</source>
        <translation>Hay dos jugadores «{name}» (H-CHR-02).</translation>
    </message>
    <message>
        <source>“{name}” is marked twice (H-CMP-10).</source>
        <translation>«{name}» está marcado dos veces (H-CMP-10).</translation>
    </message>
    <message>
        <source>The order of age names each player once (H-SET-09).</source>
        <translation>El orden por edad nombra una vez a cada jugador (H-SET-09).</translation>
    </message>
    <message>
        <source>There is no player “{name}” (H-CHR-02).</source>
        <translation>No hay ningún jugador «{name}» (H-CHR-02).</translation>
    </message>
    <message>
        <source>“{name}” is in two places (H-AFT-06).</source>
        <translation>«{name}» está en dos lugares (H-AFT-06).</translation>
    </message>
    <message>
        <source>Stickers on characters</source>
        <translation>Pegatinas en los personajes</translation>
    </message>
    <message>
        <source>The prologue is not entered.</source>
        <translation>El prólogo no está introducido.</translation>
    </message>
    <message>
        <source>{player} claimed {mission}.</source>
        <translation>{player} se adjudicó {mission}.</translation>
    </message>
    <message>
        <source>Bloodline of {player}, {clan}</source>
        <translation>Linaje de {player}, {clan}</translation>
    </message>
    <message numerus="yes">
        <source>groups</source>
        <comment>group</comment>
        <extracomment>Files from which on a progress bar is worth its line. Files of a folder that are named when they are passed over. Columns of a terminal from which on a table tells the names of the decks too.</extracomment>
        <translation>
            <numerusform>grupo</numerusform>
            <numerusform>grupos</numerusform>
        </translation>
    </message>
    <message>
        <source>Write NAME=VALUE, each name once: “{text}”.</source>
        <translation>Escribe NOMBRE=VALOR, cada nombre una sola vez: «{text}».</translation>
    </message>
    <message>
        <source>This step is entered with --choose or --title.</source>
        <translation>Este paso se introduce con --choose o --title.</translation>
    </message>
    <message>
        <source>There is no “{name}” to choose.</source>
        <translation>No hay ningún «{name}» que elegir.</translation>
    </message>
    <message>
        <source>“{name}” is unknown; possible: {words}.</source>
        <translation>«{name}» es desconocido; posibles: {words}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks.</source>
        <comment>{n} deck.</comment>
        <translation>
            <numerusform>{n} mazo.</numerusform>
            <numerusform>{n} mazos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} shuffles {card} into the library.</source>
        <translation>{seat} baraja {card} en su biblioteca.</translation>
    </message>
    <message>
        <source>{seat} shuffles {cards} into the library.</source>
        <translation>{seat} baraja {cards} en su biblioteca.</translation>
    </message>
    <message>
        <source>The engine plays the whole text.</source>
        <translation>El motor juega todo el texto.</translation>
    </message>
    <message>
        <source>The engine plays the text as the program read it by itself. No person has checked it.</source>
        <translation>El motor juega el texto como lo leyó el propio programa. Nadie lo ha comprobado.</translation>
    </message>
    <message>
        <source>The engine plays a part of the text.</source>
        <translation>El motor juega una parte del texto.</translation>
    </message>
    <message>
        <source>The engine does not play this text.</source>
        <translation>El motor no juega este texto.</translation>
    </message>
    <message>
        <source>Does: {words}.</source>
        <translation>Efectos: {words}.</translation>
    </message>
    <message>
        <source>Deck as pictures</source>
        <translation>El mazo en imágenes</translation>
    </message>
    <message>
        <source>standing and fire name each of G, F, e and h (H-BGE-01)</source>
        <translation>standing y fire nombran cada una de G, F, e y h (H-BGE-01)</translation>
    </message>
    <message>
        <source>there are {ankhs} ankhs of {city} (H-BGE-01)</source>
        <translation>hay {ankhs} ankhs de {city} (H-BGE-01)</translation>
    </message>
    <message>
        <source>the token stands between {least} and {most} (H-BGA-03)</source>
        <translation>la ficha está entre {least} y {most} (H-BGA-03)</translation>
    </message>
    <message>
        <source>inside: at most {n} of A and C (H-BGG-03)</source>
        <translation>inside: como mucho {n} de A y C (H-BGG-03)</translation>
    </message>
    <message>
        <source>the timer is at 0 to {n} (H-BGG-04)</source>
        <translation>el contador está entre 0 y {n} (H-BGG-04)</translation>
    </message>
    <message>
        <source>each title is held once: {words} (H-BGG-01)</source>
        <translation>cada título se tiene una sola vez: {words} (H-BGG-01)</translation>
    </message>
    <message>
        <source>a title is held before its vote; set the timer to the next vote (H-BGG-04)</source>
        <translation>alguien tiene un título antes de su votación; pon el contador en la próxima votación (H-BGG-04)</translation>
    </message>
    <message>
        <source>sides: A or C for each of {words} (H-BGD-01)</source>
        <translation>sides: A o C para cada uno de {words} (H-BGD-01)</translation>
    </message>
    <message>
        <source>judices: at most three of {words} (H-BGD-03)</source>
        <translation>judices: como mucho tres de {words} (H-BGD-03)</translation>
    </message>
    <message>
        <source>steps and ankhs name each of G, F, e and h (H-BGF-01)</source>
        <translation>steps y ankhs nombran cada una de G, F, e y h (H-BGF-01)</translation>
    </message>
    <message>
        <source>there are {ankhs} ankhs of {track} (H-BGF-01)</source>
        <translation>hay {ankhs} ankhs de {track} (H-BGF-01)</translation>
    </message>
    <message>
        <source>the investigator of {track} is on step 0 to {last} (H-BGF-04)</source>
        <translation>el investigador de {track} está en un paso de 0 a {last} (H-BGF-04)</translation>
    </message>
    <message>
        <source>each player has a space from 0 to {last} (H-SET-11)</source>
        <translation>cada jugador tiene una casilla de 0 a {last} (H-SET-11)</translation>
    </message>
    <message>
        <source>each player has a side: {words} (H-SET-11)</source>
        <translation>cada jugador tiene una cara: {words} (H-SET-11)</translation>
    </message>
    <message>
        <source>home names {sides}; regions names {regions} (H-BGI-01)</source>
        <translation>home nombra {sides}; regions nombra {regions} (H-BGI-01)</translation>
    </message>
    <message>
        <source>{region!r} has {n} spaces (H-BGI-04)</source>
        <translation>{region!r} tiene {n} casillas (H-BGI-04)</translation>
    </message>
    <message>
        <source>{region!r} has tokens of {words} (H-BGI-01)</source>
        <translation>{region!r} tiene fichas de {words} (H-BGI-01)</translation>
    </message>
    <message>
        <source>there are fewer tokens of {side} with the value {value} (H-BGI-01)</source>
        <translation>hay menos fichas de {side} con el valor {value} (H-BGI-01)</translation>
    </message>
    <message>
        <source>a token is on the home space of the other side (H-BGI-01)</source>
        <translation>hay una ficha en casa del otro bando (H-BGI-01)</translation>
    </message>
    <message>
        <source>the allegiances are {words} (H-BGI-02)</source>
        <translation>los bandos son {words} (H-BGI-02)</translation>
    </message>
    <message>
        <source>there is no court {court!r} (H-BGC-01)</source>
        <translation>no hay ninguna corte {court!r} (H-BGC-01)</translation>
    </message>
    <message>
        <source>{court!r} has 0 or more ankhs of G, F, e, h (H-BGC-01)</source>
        <translation>{court!r} tiene 0 o más ankhs de G, F, e, h (H-BGC-01)</translation>
    </message>
    <message>
        <source>{court!r} holds ankhs of rivals (H-BGC-02)</source>
        <translation>{court!r} contiene ankhs de rivales (H-BGC-02)</translation>
    </message>
    <message>
        <source>{court!r} is the home of another faction (H-BGC-03)</source>
        <translation>{court!r} es la corte de origen de otra facción (H-BGC-03)</translation>
    </message>
    <message>
        <source>there are {ankhs} ankhs of {faction} (H-BGC-01)</source>
        <translation>hay {ankhs} ankhs de {faction} (H-BGC-01)</translation>
    </message>
    <message>
        <source>clan leader</source>
        <translation>líder de clan</translation>
    </message>
    <message>
        <source>clan sticker</source>
        <translation>pegatina de clan</translation>
    </message>
    <message>
        <source>ability sticker</source>
        <translation>pegatina de habilidad</translation>
    </message>
    <message>
        <source>trait</source>
        <translation>rasgo</translation>
    </message>
    <message>
        <source>asset</source>
        <translation>baza</translation>
    </message>
    <message>
        <source>obligation</source>
        <translation>obligación</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>intriga</translation>
    </message>
    <message>
        <source>it needs the data set {needed!r}, not {id!r}</source>
        <translation>necesita el conjunto de datos {needed!r}, no {id!r}</translation>
    </message>
    <message>
        <source>it needs the data set “{needed}”, not “{id}”</source>
        <translation>necesita el conjunto de datos «{needed}», no «{id}»</translation>
    </message>
    <message>
        <source>chapter {chapter} cannot be (H-CHR-01)</source>
        <translation>el capítulo {chapter} no puede ser (H-CHR-01)</translation>
    </message>
    <message>
        <source>there is no character “{name}” in the data set (H-DAT-01)</source>
        <translation>no hay ningún personaje «{name}» en el conjunto de datos (H-DAT-01)</translation>
    </message>
    <message>
        <source>the character “{name}” is in two places (H-AFT-06)</source>
        <translation>el personaje «{name}» está en dos lugares (H-AFT-06)</translation>
    </message>
    <message>
        <source>there is no {kind} “{name}” ({rule})</source>
        <translation>no existe: {kind} «{name}» ({rule})</translation>
    </message>
    <message>
        <source>a player is named who does not take part (H-CHR-02)</source>
        <translation>se nombra a un jugador que no participa (H-CHR-02)</translation>
    </message>
    <message>
        <source>two to four of the players take part (H-SET-01)</source>
        <translation>participan de dos a cuatro de los jugadores (H-SET-01)</translation>
    </message>
    <message>
        <source>the order of age names each player once (H-SET-09)</source>
        <translation>el orden por edad nombra una vez a cada jugador (H-SET-09)</translation>
    </message>
    <message>
        <source>two players have the name “{name}” (H-CHR-02)</source>
        <translation>dos jugadores tienen el nombre «{name}» (H-CHR-02)</translation>
    </message>
    <message>
        <source>{step} follows a chapter that was played (H-AFT-00)</source>
        <translation>{step} sigue a un capítulo jugado (H-AFT-00)</translation>
    </message>
    <message>
        <source>{step} is for a player of the chapter (H-AFT-00)</source>
        <translation>{step} es para un jugador del capítulo (H-AFT-00)</translation>
    </message>
    <message>
        <source>there is no chronicle mission “{mission}” (H-AFT-03)</source>
        <translation>no hay ninguna misión de crónica «{mission}» (H-AFT-03)</translation>
    </message>
    <message>
        <source>“{name}” is no leader that a mission unlocks (H-AFT-08)</source>
        <translation>«{name}» no es un líder que desbloquee una misión (H-AFT-08)</translation>
    </message>
    <message>
        <source>“{name}” is in two havens (H-AFT-04, H-AFT-08)</source>
        <translation>«{name}» está en dos refugios (H-AFT-04, H-AFT-08)</translation>
    </message>
    <message>
        <source>“{name}” is no scheme of a research deck (H-AFT-02)</source>
        <translation>«{name}» no es una intriga de un mazo de investigación (H-AFT-02)</translation>
    </message>
    <message>
        <source>the scheme “{name}” is unlocked twice (H-AFT-02)</source>
        <translation>la intriga «{name}» se desbloquea dos veces (H-AFT-02)</translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation>0 o más</translation>
    </message>
    <message>
        <source>0 to {most}</source>
        <translation>de 0 a {most}</translation>
    </message>
    <message>
        <source>“{name}” has {n} dots in {trait}; possible: {bound} (H-CHR-05)</source>
        <translation>«{name}» tiene {n} puntos en {trait}; posibles: {bound} (H-CHR-05)</translation>
    </message>
    <message>
        <source>“{name}” is used {n} times; there are {count} (H-AFT-05)</source>
        <translation>«{name}» se usa {n} veces; hay {count} (H-AFT-05)</translation>
    </message>
    <message>
        <source>{n} clan stickers of {clan} are used; there are {most} (H-CHR-06)</source>
        <translation>se usan {n} pegatinas de clan de {clan}; hay {most} (H-CHR-06)</translation>
    </message>
    <message>
        <source>“{name}” has a printed clan and takes no clan sticker (H-AFT-08)</source>
        <translation>«{name}» tiene un clan impreso y no admite pegatina de clan (H-AFT-08)</translation>
    </message>
    <message>
        <source>“{name}” is no ancilla and bears no ability sticker (H-AFT-05)</source>
        <translation>«{name}» no es un ancilla y no lleva pegatinas de habilidad (H-AFT-05)</translation>
    </message>
    <message>
        <source>“{name}” has more ability stickers than slots, {slots} (H-AFT-05)</source>
        <translation>«{name}» tiene más pegatinas de habilidad que espacios, {slots} (H-AFT-05)</translation>
    </message>
    <message>
        <source>“{name}” is a thin blood and cannot be bonded (H-CHR-06)</source>
        <translation>«{name}» es un sangre débil y no puede estar vinculado (H-CHR-06)</translation>
    </message>
    <message>
        <source>{over} eras are over; no more than that are decided (H-ERA-01)</source>
        <translation>eras terminadas: {over}; no puede haber más decididas (H-ERA-01)</translation>
    </message>
    <message>
        <source>an era was won by a player who does not take part (H-ERA-02)</source>
        <translation>una era la ganó un jugador que no participa (H-ERA-02)</translation>
    </message>
    <message>
        <source>there is no scoring card “{name}” (H-ERA-03)</source>
        <translation>no hay ninguna carta de puntuación «{name}» (H-ERA-03)</translation>
    </message>
    <message>
        <source>the scoring card “{name}” is of era {era} (H-ERA-03)</source>
        <translation>la carta de puntuación «{name}» es de la era {era} (H-ERA-03)</translation>
    </message>
    <message>
        <source>the scoring card “{name}” is selected twice (H-ERA-03)</source>
        <translation>la carta de puntuación «{name}» se elige dos veces (H-ERA-03)</translation>
    </message>
    <message>
        <source>results are of chapters before {chapter}, in order (H-AFT-01)</source>
        <translation>los resultados son de capítulos anteriores al {chapter}, en orden (H-AFT-01)</translation>
    </message>
    <message>
        <source>chapter {chapter}: {message}</source>
        <translation>capítulo {chapter}: {message}</translation>
    </message>
    <message>
        <source>two to four players have one place each (H-AFT-01)</source>
        <translation>de dos a cuatro jugadores tienen un puesto cada uno (H-AFT-01)</translation>
    </message>
    <message>
        <source>first place has most victory points (H-END-06)</source>
        <translation>el primer puesto tiene el máximo de puntos de victoria (H-END-06)</translation>
    </message>
    <message>
        <source>there is no clan “{clan}” (H-SET-08)</source>
        <translation>no hay ningún clan «{clan}» (H-SET-08)</translation>
    </message>
    <message>
        <source>two players have the clan “{clan}” (H-SET-08)</source>
        <translation>dos jugadores tienen el clan «{clan}» (H-SET-08)</translation>
    </message>
    <message>
        <source>“{name}” is in two bloodlines (H-AFT-00)</source>
        <translation>«{name}» está en dos linajes (H-AFT-00)</translation>
    </message>
    <message>
        <source>there is no chronicle mission “{name}” (H-AFT-03)</source>
        <translation>no hay ninguna misión de crónica «{name}» (H-AFT-03)</translation>
    </message>
    <message>
        <source>“{name}” is claimed by a player who has no place (H-END-01)</source>
        <translation>se adjudica «{name}» un jugador que no tiene puesto (H-END-01)</translation>
    </message>
    <message>
        <source>each player who takes part has one place (H-AFT-01)</source>
        <translation>cada jugador que participa tiene un puesto (H-AFT-01)</translation>
    </message>
    <message>
        <source>two players have the same clan (H-SET-08)</source>
        <translation>dos jugadores tienen el mismo clan (H-SET-08)</translation>
    </message>
    <message>
        <source>“{mission}” cannot be claimed by that player (H-END-01)</source>
        <translation>ese jugador no puede adjudicarse «{mission}» (H-END-01)</translation>
    </message>
    <message>
        <source>a character is in two bloodlines (H-AFT-00)</source>
        <translation>un personaje está en dos linajes (H-AFT-00)</translation>
    </message>
    <message>
        <source>the clan “{clan}” has no leader (H-DAT-02)</source>
        <translation>el clan «{clan}» no tiene líder (H-DAT-02)</translation>
    </message>
    <message>
        <source>“{leader}” is no leader of the clan “{clan}” (H-SET-08)</source>
        <translation>«{leader}» no es un líder del clan «{clan}» (H-SET-08)</translation>
    </message>
    <message>
        <source>only its owner can use the leader “{name}” (H-AFT-08)</source>
        <translation>solo su dueño puede usar el líder «{name}» (H-AFT-08)</translation>
    </message>
    <message>
        <source>“{name}” cannot be in the bloodline of {player} (H-REC-11)</source>
        <translation>“{name}” no puede estar en el linaje de {player} (H-REC-11)</translation>
    </message>
    <message>
        <source>there is no {asset} asset to discard (H-TRN-07)</source>
        <translation>no hay ninguna baza {asset} que descartar (H-TRN-07)</translation>
    </message>
    <message>
        <source>there was no retained character to recruit (H-REC-11)</source>
        <translation>no había ningún personaje conservado que reclutar (H-REC-11)</translation>
    </message>
    <message>
        <source>the retained character was recruited (H-REC-11)</source>
        <translation>el personaje conservado fue reclutado (H-REC-11)</translation>
    </message>
    <message>
        <source>“{name}” is its own sire (H-REC-05)</source>
        <translation>«{name}» es su propio sire (H-REC-05)</translation>
    </message>
    <message>
        <source>“{name}” has more than three childer (H-REC-05)</source>
        <translation>«{name}» tiene más de tres chiquillos (H-REC-05)</translation>
    </message>
    <message>
        <source>{wanted} research schemes of the clan just played (H-AFT-02)</source>
        <translation>{wanted} intrigas de investigación del clan que se acaba de jugar (H-AFT-02)</translation>
    </message>
    <message>
        <source>the mission “{mission}” comes first (H-AFT-03)</source>
        <translation>primero va la misión «{mission}» (H-AFT-03)</translation>
    </message>
    <message>
        <source>“{name}” has {n} responses (H-AFT-03)</source>
        <translation>«{name}» tiene {n} respuestas (H-AFT-03)</translation>
    </message>
    <message>
        <source>an unlocked character goes into the haven or the deck (H-AFT-08)</source>
        <translation>un personaje desbloqueado va al refugio o al mazo (H-AFT-08)</translation>
    </message>
    <message>
        <source>a basic character of the bloodline is elevated (H-AFT-10)</source>
        <translation>asciende un personaje básico del linaje (H-AFT-10)</translation>
    </message>
    <message>
        <source>the winner draws one of the obligations left (H-AFT-04)</source>
        <translation>el ganador roba una de las obligaciones que quedan (H-AFT-04)</translation>
    </message>
    <message>
        <source>each other player with obligations removes one (H-AFT-04)</source>
        <translation>cada uno de los demás jugadores con obligaciones retira una (H-AFT-04)</translation>
    </message>
    <message>
        <source>the player does not have “{name}” (H-AFT-04)</source>
        <translation>el jugador no tiene «{name}» (H-AFT-04)</translation>
    </message>
    <message>
        <source>“{sticker}” is used up or not allowed (H-AFT-05)</source>
        <translation>«{sticker}» está agotada o no se permite (H-AFT-05)</translation>
    </message>
    <message>
        <source>“{character}” cannot bear it (H-AFT-05)</source>
        <translation>«{character}» no puede llevarla (H-AFT-05)</translation>
    </message>
    <message>
        <source>a vampire of the bloodline is retained (H-AFT-06)</source>
        <translation>se conserva un vampiro del linaje (H-AFT-06)</translation>
    </message>
    <message>
        <source>“{name}” has a clan already (H-AFT-08)</source>
        <translation>«{name}» ya tiene clan (H-AFT-08)</translation>
    </message>
    <message>
        <source>the clan sticker is one of {listed} (H-AFT-10, H-CHR-06)</source>
        <translation>la pegatina de clan es una de {listed} (H-AFT-10, H-CHR-06)</translation>
    </message>
    <message>
        <source>another player dominates the era (H-ERA-02)</source>
        <translation>otro jugador domina la era (H-ERA-02)</translation>
    </message>
    <message>
        <source>one of the revealed scoring cards is selected (H-ERA-03)</source>
        <translation>se elige una de las cartas de puntuación reveladas (H-ERA-03)</translation>
    </message>
    <message>
        <source>a tie for most chronicle points is shared (H-FIN-02)</source>
        <translation>un empate a más puntos de crónica se comparte (H-FIN-02)</translation>
    </message>
    <message>
        <source>the player is not tied for most chronicle points (H-FIN-02)</source>
        <translation>el jugador no está empatado a más puntos de crónica (H-FIN-02)</translation>
    </message>
    <message>
        <source>the chronicle has begun already (H-CHR-01)</source>
        <translation>la crónica ya ha empezado (H-CHR-01)</translation>
    </message>
    <message>
        <source>a chronicle begins with its players (H-CHR-01)</source>
        <translation>una crónica empieza con sus jugadores (H-CHR-01)</translation>
    </message>
    <message>
        <source>{what} comes first, in the order of the aftermath (H-AFT-01)</source>
        <translation>primero va {what}, según el orden del desenlace (H-AFT-01)</translation>
    </message>
    <message>
        <source>entry {number}: {error}</source>
        <translation>entrada {number}: {error}</translation>
    </message>
    <message>
        <source>it is too large for a chronicle</source>
        <translation>es demasiado grande para una crónica</translation>
    </message>
    <message>
        <source>it is of a later version of the program; it is left as is</source>
        <translation>es de una versión posterior del programa; se deja como está</translation>
    </message>
    <message>
        <source>this is no chronicle of Heritage: {reason}</source>
        <translation>esto no es una crónica de Heritage: {reason}</translation>
    </message>
    <message>
        <source>no chapter is to be played now (H-AFT-01)</source>
        <translation>ahora no toca jugar ningún capítulo (H-AFT-01)</translation>
    </message>
    <message>
        <source>the game is not over (H-TRN-01)</source>
        <translation>la partida no ha terminado (H-TRN-01)</translation>
    </message>
    <message>
        <source>two players have the same name (H-CHR-02)</source>
        <translation>dos jugadores tienen el mismo nombre (H-CHR-02)</translation>
    </message>
    <message>
        <source>players join between two chapters (H-CHR-04)</source>
        <translation>los jugadores se incorporan entre dos capítulos (H-CHR-04)</translation>
    </message>
    <message>
        <source>four players take part already (H-SET-01)</source>
        <translation>ya participan cuatro jugadores (H-SET-01)</translation>
    </message>
    <message>
        <source>there is a player “{name}” already (H-CHR-02)</source>
        <translation>ya hay un jugador «{name}» (H-CHR-02)</translation>
    </message>
    <message>
        <source>players drop in and out between two chapters (H-CHR-04)</source>
        <translation>los jugadores entran y salen entre dos capítulos (H-CHR-04)</translation>
    </message>
    <message>
        <source>it is the prologue of another player (H-CHR-02)</source>
        <translation>es el prólogo de otro jugador (H-CHR-02)</translation>
    </message>
    <message>
        <source>the first dot is of resources, abilities or psyche (H-CHR-02)</source>
        <translation>el primer punto es de recursos, habilidades o psique (H-CHR-02)</translation>
    </message>
    <message>
        <source>“{discipline}” is no discipline (H-CHR-02)</source>
        <translation>«{discipline}» no es una disciplina (H-CHR-02)</translation>
    </message>
    <message>
        <source>{missed} free dots, one for each missed chapter (H-CHR-04)</source>
        <translation>{missed} puntos gratuitos, uno por cada capítulo perdido (H-CHR-04)</translation>
    </message>
    <message>
        <source>three characters of the deck are drawn, one is kept (H-CHR-03)</source>
        <translation>se roban tres personajes del mazo y se conserva uno (H-CHR-03)</translation>
    </message>
    <message>
        <source>the victor writes a title (H-AFT-02)</source>
        <translation>el vencedor escribe un título (H-AFT-02)</translation>
    </message>
    <message>
        <source>a prologue needs a name on the sheet and a title (H-CHR-02)</source>
        <translation>un prólogo necesita un nombre en la hoja y un título (H-CHR-02)</translation>
    </message>
    <message>
        <source>it has a letter that cannot be written</source>
        <translation>tiene un carácter que no se puede escribir</translation>
    </message>
    <message>
        <source>{field}: {message}</source>
        <translation>{field}: {message}</translation>
    </message>
    <message>
        <source>of players with equal points, the one with fewer missions is ahead (H-END-06)</source>
        <translation>entre jugadores con los mismos puntos va por delante el que tiene menos misiones (H-END-06)</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a decimal number</source>
        <translation>un número decimal</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>una tabla</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>una fecha u hora</translation>
    </message>
    <message>
        <source>; did you mean {close!r}? Possible: {words}</source>
        <translation>; ¿querías decir {close!r}? Posibles: {words}</translation>
    </message>
    <message>
        <source>; possible: {words}</source>
        <translation>; posibles: {words}</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>otra cosa</translation>
    </message>
    <message>
        <source>write {wanted}, not {shape}</source>
        <translation>escribe {wanted}, no {shape}</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>está anidado a demasiada profundidad</translation>
    </message>
    <message>
        <source>line {n}</source>
        <translation>línea {n}</translation>
    </message>
    <message>
        <source>a table with {field!r}</source>
        <translation>una tabla con {field!r}</translation>
    </message>
    <message>
        <source>{name!r} is missing{hint}</source>
        <translation>falta {name!r}{hint}</translation>
    </message>
    <message>
        <source>{name!r} is missing</source>
        <translation>falta {name!r}</translation>
    </message>
    <message>
        <source>there is no such field{hint}</source>
        <translation>no existe tal campo{hint}</translation>
    </message>
    <message>
        <source>a list, as [ ... ]</source>
        <translation>una lista, como [ ... ]</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>entradas</translation>
    </message>
    <message>
        <source>a table, as {example}</source>
        <translation>una tabla, como {example}</translation>
    </message>
    <message>
        <source>one of these words</source>
        <translation>una de estas palabras</translation>
    </message>
    <message>
        <source>{message}: {words}</source>
        <translation>{message}: {words}</translation>
    </message>
    <message>
        <source>{value!r} is unknown{hint}</source>
        <translation>{value!r} es desconocido{hint}</translation>
    </message>
    <message>
        <source>a text in quotation marks</source>
        <translation>un texto entre comillas</translation>
    </message>
    <message>
        <source>write 1 to 60 small letters (a to z), digits and hyphens, as &apos;old-tower&apos;</source>
        <translation>escribe de 1 a 60 letras minúsculas (de la a a la z), cifras y guiones, como &apos;old-tower&apos;</translation>
    </message>
    <message>
        <source>{value!r} is no id: {message}</source>
        <translation>{value!r} no es un identificador: {message}</translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation>al menos {least}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} a {most}</translation>
    </message>
    <message>
        <source>write {bounds} {what}; there are {n}</source>
        <translation>escribe {bounds} {what}; hay {n}</translation>
    </message>
    <message>
        <source>write a whole number from {least} to {most}</source>
        <translation>escribe un número entero de {least} a {most}</translation>
    </message>
    <message>
        <source>its files are larger than {n} MB together</source>
        <translation>sus archivos ocupan en conjunto más de {n} MB</translation>
    </message>
    <message>
        <source>this is no TOML: {reason}</source>
        <translation>esto no es TOML: {reason}</translation>
    </message>
    <message>
        <source>there are more than {most} {name}</source>
        <translation>hay más de {most} {name}</translation>
    </message>
    <message>
        <source>there is no such section{hint}</source>
        <translation>no existe tal sección{hint}</translation>
    </message>
    <message>
        <source>write each entry under [[{name}]]</source>
        <translation>escribe cada entrada bajo [[{name}]]</translation>
    </message>
    <message>
        <source>it is in another file already</source>
        <translation>ya está en otro archivo</translation>
    </message>
    <message>
        <source>write [set] with the id and the name of the data set</source>
        <translation>escribe [set] con el identificador y el nombre del conjunto de datos</translation>
    </message>
    <message>
        <source>there are {more} more problems</source>
        <translation>hay {more} problemas más</translation>
    </message>
    <message>
        <source>{value!r} exists already; each {key} must be unique</source>
        <translation>{value!r} ya existe; cada {key} aparece una sola vez</translation>
    </message>
    <message>
        <source>there is a character {id!r} already; a leader has an id of its own</source>
        <translation>ya hay un personaje {id!r}; un líder tiene un identificador propio</translation>
    </message>
    <message>
        <source>there is no scheme {name!r}</source>
        <translation>no hay ninguna intriga {name!r}</translation>
    </message>
    <message>
        <source>{name!r} is no scheme of the clan {clan}</source>
        <translation>{name!r} no es una intriga del clan {clan}</translation>
    </message>
    <message>
        <source>{name!r} lies in the research deck at first</source>
        <translation>{name!r} está al principio en el mazo de investigación</translation>
    </message>
    <message>
        <source>write either a clan or a battleground</source>
        <translation>escribe o un clan o un campo de batalla</translation>
    </message>
    <message>
        <source>more than eight archetypes</source>
        <translation>más de ocho arquetipos</translation>
    </message>
    <message>
        <source>there is no chronicle mission {name!r}</source>
        <translation>no hay ninguna misión de crónica {name!r}</translation>
    </message>
    <message>
        <source>a response has one reward: asset, unlock or elevate</source>
        <translation>una respuesta tiene una sola recompensa: asset, unlock o elevate</translation>
    </message>
    <message>
        <source>{name!r} is no character or leader with chronicle = true</source>
        <translation>{name!r} no es un personaje ni un líder con chronicle = true</translation>
    </message>
    <message>
        <source>the start value {start} is listed twice</source>
        <translation>el valor inicial {start} aparece dos veces en la lista</translation>
    </message>
    <message>
        <source>the first title is {title!r}</source>
        <translation>el primer título es {title!r}</translation>
    </message>
    <message>
        <source>{id!r} is next to itself</source>
        <translation>{id!r} está junto a sí misma</translation>
    </message>
    <message>
        <source>{id!r} is next to {other!r}, which is no court</source>
        <translation>{id!r} está junto a {other!r}, que no es una corte</translation>
    </message>
    <message>
        <source>there is another home court of {home}</source>
        <translation>hay otra corte de origen de {home}</translation>
    </message>
    <message>
        <source>{name!r} is listed twice</source>
        <translation>{name!r} aparece dos veces en la lista</translation>
    </message>
    <message>
        <source>each player of a position has a clan and a leader (H-SET-08)</source>
        <translation>cada jugador de una posición tiene un clan y un líder (H-SET-08)</translation>
    </message>
    <message>
        <source>more sides than players (H-SET-01)</source>
        <translation>más bandos que jugadores (H-SET-01)</translation>
    </message>
    <message>
        <source>battleground {letter}: {wrong}</source>
        <translation>campo de batalla {letter}: {wrong}</translation>
    </message>
    <message>
        <source>round {round} of {rounds} (H-TRN-01)</source>
        <translation>ronda {round} de {rounds} (H-TRN-01)</translation>
    </message>
    <message>
        <source>there is no character or leader “{name}” in this game</source>
        <translation>no hay ningún personaje o líder «{name}» en esta partida</translation>
    </message>
    <message>
        <source>“{name}” is a clan leader and no character (H-SET-04)</source>
        <translation>«{name}» es un líder de clan y no un personaje (H-SET-04)</translation>
    </message>
    <message>
        <source>there is no scheme “{name}” in this game</source>
        <translation>no hay ninguna intriga «{name}» en esta partida</translation>
    </message>
    <message>
        <source>{name} has a scheme of another clan (H-SET-12)</source>
        <translation>{name} tiene una intriga de otro clan (H-SET-12)</translation>
    </message>
    <message>
        <source>{name} has a scheme twice (H-SCH-08)</source>
        <translation>{name} tiene una intriga dos veces (H-SCH-08)</translation>
    </message>
    <message>
        <source>“{name}” cannot be placed, or is placed twice</source>
        <translation>«{name}» no se puede colocar o está colocado dos veces</translation>
    </message>
    <message>
        <source>“{name}” is not the leader of this bloodline (H-SET-08)</source>
        <translation>«{name}» no es el líder de este linaje (H-SET-08)</translation>
    </message>
    <message>
        <source>“{name}” has a boon of a clan that does not play</source>
        <translation>«{name}» tiene un favor de un clan que no juega</translation>
    </message>
    <message>
        <source>“{name}” has an ankh that is not in play (H-CMP-08)</source>
        <translation>«{name}» tiene un ankh que no está en juego (H-CMP-08)</translation>
    </message>
    <message>
        <source>“{name}” has a title that is not in play (H-CMP-08)</source>
        <translation>«{name}» tiene un título que no está en juego (H-CMP-08)</translation>
    </message>
    <message>
        <source>“{name}” has less than no tokens (H-TOK-01)</source>
        <translation>«{name}» tiene menos de cero fichas (H-TOK-01)</translation>
    </message>
    <message>
        <source>“{name}” is a clan leader (H-TOK-06, H-TOK-07)</source>
        <translation>«{name}» es un líder de clan (H-TOK-06, H-TOK-07)</translation>
    </message>
    <message>
        <source>{name} has no vampire at the top (H-SET-08)</source>
        <translation>{name} no tiene ningún vampiro en lo más alto (H-SET-08)</translation>
    </message>
    <message>
        <source>“{name}” is no ancilla (H-CLN-08)</source>
        <translation>«{name}» no es un ancilla (H-CLN-08)</translation>
    </message>
    <message>
        <source>“{name}” is placed twice (H-CLN-08)</source>
        <translation>«{name}» está colocado dos veces (H-CLN-08)</translation>
    </message>
    <message>
        <source>“{name}” has no sire (H-REC-05)</source>
        <translation>«{name}» no tiene sire (H-REC-05)</translation>
    </message>
    <message>
        <source>the sire of “{name}” is not placed before it (H-REC-05)</source>
        <translation>el sire de «{name}» no está colocado antes que él (H-REC-05)</translation>
    </message>
    <message>
        <source>a character is in two places, or the queue is too long (H-SET-04)</source>
        <translation>un personaje está en dos lugares o la fila es demasiado larga (H-SET-04)</translation>
    </message>
    <message>
        <source>an empty space of the queue is on the left (H-REC-06)</source>
        <translation>una casilla vacía de la fila está a la izquierda (H-REC-06)</translation>
    </message>
    <message>
        <source>“{name}” is not in the queue, or is reserved (H-REC-09)</source>
        <translation>«{name}» no está en la fila o está reservado (H-REC-09)</translation>
    </message>
    <message>
        <source>battleground “{letter}” is not in play</source>
        <translation>el campo de batalla «{letter}» no está en juego</translation>
    </message>
    <message>
        <source>battleground {letter}: there is no “{name}”{hint}</source>
        <translation>campo de batalla {letter}: no existe «{name}»{hint}</translation>
    </message>
    <message>
        <source>battleground {letter}: {error}</source>
        <translation>campo de batalla {letter}: {error}</translation>
    </message>
    <message>
        <source>battleground {letter}{path}: {message}</source>
        <translation>campo de batalla {letter}{path}: {message}</translation>
    </message>
    <message>
        <source>a game from a position is not saved; save the position</source>
        <translation>una partida a partir de una posición no se guarda; guarda la posición</translation>
    </message>
    <message>
        <source>a game from a position is not saved: it is found by its setup</source>
        <translation>una partida desde una posición no se guarda: se encuentra por su preparación</translation>
    </message>
    <message>
        <source>a game is not saved without its whole log</source>
        <translation>una partida no se guarda sin su registro completo</translation>
    </message>
    <message>
        <source>it is too large for a saved game</source>
        <translation>es demasiado grande para una partida guardada</translation>
    </message>
    <message>
        <source>this is no saved game: {reason}</source>
        <translation>esto no es una partida guardada: {reason}</translation>
    </message>
    <message>
        <source>it has {count} seats</source>
        <translation>tiene {count} asientos</translation>
    </message>
    <message>
        <source>a seat has a name that cannot be shown</source>
        <translation>un asiento tiene un nombre que no se puede mostrar</translation>
    </message>
    <message>
        <source>the first player has no seat</source>
        <translation>el primer jugador no tiene asiento</translation>
    </message>
    <message>
        <source>there is no edition {name}</source>
        <translation>no hay ninguna edición {name}</translation>
    </message>
    <message>
        <source>the card {name} ({id}) is not in the card base</source>
        <translation>la carta {name} ({id}) no está en la base de cartas</translation>
    </message>
    <message>
        <source>{name} has changed since the game was played</source>
        <translation>{name} ha cambiado desde que se jugó la partida</translation>
    </message>
    <message>
        <source>a deck has a line that cannot be read: {line}</source>
        <translation>un mazo tiene una línea que no se puede leer: {line}</translation>
    </message>
    <message>
        <source>a deck has more than {most} cards</source>
        <translation>un mazo tiene más de {most} cartas</translation>
    </message>
    <message>
        <source>the card {id} of a deck is not among its cards</source>
        <translation>la carta {id} de un mazo no está entre sus cartas</translation>
    </message>
    <message>
        <source>the setup cannot be played: {reason}</source>
        <translation>la preparación no se puede jugar: {reason}</translation>
    </message>
    <message>
        <source>choice {number} ({key}) is not legal under the rules of this version</source>
        <translation>la elección {number} ({key}) no es legal según las reglas de esta versión</translation>
    </message>
    <message>
        <source>this is no saved game of Heritage: {reason}</source>
        <translation>esto no es una partida guardada de Heritage: {reason}</translation>
    </message>
    <message>
        <source>this is no saved game of this version</source>
        <translation>esto no es una partida guardada de esta versión</translation>
    </message>
    <message>
        <source>the data set {id!r} has changed since it was saved: {reason}</source>
        <translation>el conjunto de datos {id!r} ha cambiado desde que se guardó: {reason}</translation>
    </message>
    <message>
        <source>the setup cannot be played: {error}</source>
        <translation>la preparación no se puede jugar: {error}</translation>
    </message>
    <message>
        <source>input {count}, {key!r}, is not legal there</source>
        <translation>la decisión {count}, {key!r}, no es legal ahí</translation>
    </message>
    <message>
        <source>played again it goes another way: the rules have changed since</source>
        <translation>al jugarla de nuevo toma otro camino: las reglas han cambiado desde entonces</translation>
    </message>
    <message>
        <source>the name of a player has 1 to {most} letters</source>
        <translation>el nombre de un jugador tiene de 1 a {most} letras</translation>
    </message>
    <message>
        <source>{count} players: two to four can play (H-SET-01)</source>
        <translation>{count} jugadores: pueden jugar de dos a cuatro (H-SET-01)</translation>
    </message>
    <message>
        <source>“{letter}” is no battleground of {kind} (H-SET-06)</source>
        <translation>«{letter}» no es un campo de batalla de este tipo: {kind} (H-SET-06)</translation>
    </message>
    <message>
        <source>the board of battleground {letter} is not entered (part D)</source>
        <translation>el tablero del campo de batalla {letter} no está introducido (parte D)</translation>
    </message>
    <message>
        <source>the clan “{clan}” has no complete leader (H-DAT-02)</source>
        <translation>el clan «{clan}» no tiene ningún líder completo (H-DAT-02)</translation>
    </message>
    <message>
        <source>{n} clans have a complete leader; {count} players need one each (H-DAT-02)</source>
        <translation>{n} clanes tienen un líder completo; {count} jugadores necesitan uno cada uno (H-DAT-02)</translation>
    </message>
    <message>
        <source>a character is in two havens (H-AFT-06)</source>
        <translation>un personaje está en dos refugios (H-AFT-06)</translation>
    </message>
    <message>
        <source>a clan leader is in two havens (H-AFT-08)</source>
        <translation>un líder de clan está en dos refugios (H-AFT-08)</translation>
    </message>
    <message>
        <source>only its owner can use the leader “{leader}” (H-AFT-08)</source>
        <translation>solo su dueño puede usar el líder «{leader}» (H-AFT-08)</translation>
    </message>
    <message>
        <source>there is no asset “{asset}”; there are {words} (H-AST-01)</source>
        <translation>no hay ninguna baza «{asset}»; hay {words} (H-AST-01)</translation>
    </message>
    <message>
        <source>there is no seat {n} (H-SET-07)</source>
        <translation>no hay asiento {n} (H-SET-07)</translation>
    </message>
    <message>
        <source>the order of the choice names each seat once (H-SET-09)</source>
        <translation>el orden de la elección nombra una vez cada asiento (H-SET-09)</translation>
    </message>
    <message>
        <source>0 to 5 missions are played (H-SET-02)</source>
        <translation>se juegan de 0 a 5 misiones (H-SET-02)</translation>
    </message>
    <message>
        <source>{have} characters are complete; {count} players need {need} (H-DAT-01)</source>
        <translation>personajes completos: {have}; {count} jugadores necesitan {need} (H-DAT-01)</translation>
    </message>
    <message>
        <source>character</source>
        <translation>personaje</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>líder</translation>
    </message>
    <message>
        <source>mission</source>
        <translation>misión</translation>
    </message>
    <message>
        <source>there is no complete {kind} “{name}” in the data set</source>
        <translation>falta o está por completar en el conjunto de datos: {kind} «{name}»</translation>
    </message>
    <message>
        <source>“{leader}” is not unlocked by {name} (H-AFT-08)</source>
        <translation>{name} no ha desbloqueado a «{leader}» (H-AFT-08)</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Ningún objetivo</translation>
    </message>
    <message>
        <source>The card base has no such card.</source>
        <translation>La base de cartas no tiene esa carta.</translation>
    </message>
    <message>
        <source>A position has at most {n} cards.</source>
        <translation>Una posición tiene como mucho {n} cartas.</translation>
    </message>
    <message>
        <source>A card has 0 to {n} counters.</source>
        <translation>Una carta tiene de 0 a {n} fichas.</translation>
    </message>
    <message>
        <source>{card} has no counters there.</source>
        <translation>{card} no tiene fichas ahí.</translation>
    </message>
    <message>
        <source>{card} is not in play (GEN-13).</source>
        <translation>{card} no está en juego (GEN-13).</translation>
    </message>
    <message>
        <source>A Methuselah has 0 to {n} pool.</source>
        <translation>Un Matusalén tiene de 0 a {n} de reserva.</translation>
    </message>
    <message>
        <source>A name has 1 to {n} characters and belongs to one.</source>
        <translation>Un nombre tiene de 1 a {n} caracteres y es de un solo Matusalén.</translation>
    </message>
    <message>
        <source>There is no edition “{name}”.</source>
        <translation>No existe la edición «{name}».</translation>
    </message>
    <message>
        <source>At most {n} can play (GEN-01).</source>
        <translation>Pueden jugar como mucho {n} (GEN-01).</translation>
    </message>
    <message>
        <source>At least {n} play (GEN-01).</source>
        <translation>Juegan al menos {n} (GEN-01).</translation>
    </message>
    <message>
        <source>The position has no such card.</source>
        <translation>La posición no tiene esa carta.</translation>
    </message>
    <message>
        <source>There is no such Methuselah.</source>
        <translation>No existe ese Matusalén.</translation>
    </message>
    <message>
        <source>{card} is no minion (GEN-16).</source>
        <translation>{card} no es un siervo (GEN-16).</translation>
    </message>
    <message>
        <source>{card} is a crypt card (DCK-10).</source>
        <translation>{card} es una carta de cripta (DCK-10).</translation>
    </message>
    <message>
        <source>{card} is not in play (GEN-19).</source>
        <translation>{card} no está en juego (GEN-19).</translation>
    </message>
    <message>
        <source>Only a card on another one has a host.</source>
        <translation>Solo una carta puesta sobre otra tiene portador.</translation>
    </message>
    <message>
        <source>The game is damaged. It is kept as {file}.</source>
        <translation>La partida está dañada. Se conserva como {file}.</translation>
    </message>
    <message>
        <source>There is no such game.</source>
        <translation>No existe esa partida.</translation>
    </message>
    <message>
        <source>The game is open already.</source>
        <translation>La partida ya está abierta.</translation>
    </message>
    <message>
        <source>The game cannot be kept: {reason}.</source>
        <translation>No se puede conservar la partida: {reason}.</translation>
    </message>
    <message>
        <source>Two Methuselahs are called {name}.</source>
        <translation>Dos Matusalenes se llaman {name}.</translation>
    </message>
    <message>
        <source>The turn or the Edge belongs to a player who is not at the table.</source>
        <translation>El turno o la Ventaja no es de nadie de la mesa.</translation>
    </message>
    <message>
        <source>The card base has no card {name}.</source>
        <translation>La base de cartas no tiene ninguna carta {name}.</translation>
    </message>
    <message>
        <source>{card} belongs to a player who is not at the table.</source>
        <translation>{card} no es de nadie de la mesa.</translation>
    </message>
    <message>
        <source>{card} is on a card that is not in play.</source>
        <translation>{card} está sobre una carta que no está en juego.</translation>
    </message>
    <message>
        <source>{card} is no minion, so it is in no region of minions.</source>
        <translation>{card} no es un siervo, así que no está en ninguna zona de siervos.</translation>
    </message>
    <message>
        <source>{card} is a crypt card: it is in no hand and no library.</source>
        <translation>{card} es una carta de cripta: no está en ninguna mano ni biblioteca.</translation>
    </message>
    <message>
        <source>{card} is a library card: it is not in the crypt.</source>
        <translation>{card} es una carta de biblioteca: no está en la cripta.</translation>
    </message>
    <message>
        <source>Only vampires are in torpor, not {card}.</source>
        <translation>En letargo solo hay vampiros; {card} no lo es.</translation>
    </message>
    <message>
        <source>{card} has more blood than its capacity of {n}.</source>
        <translation>{card} tiene más sangre que su capacidad de {n}.</translation>
    </message>
    <message>
        <source>{card} has no life and is burned.</source>
        <translation>{card} no tiene vida y se quema.</translation>
    </message>
    <message>
        <source>{card} is on a minion.</source>
        <translation>{card} está sobre un siervo.</translation>
    </message>
    <message>
        <source>{card} is a minion: it is in the ready region.</source>
        <translation>{card} es un siervo: está en la zona preparada.</translation>
    </message>
    <message>
        <source>{card} goes to the ash heap when it has been played.</source>
        <translation>{card} va al montón de cenizas después de jugarse.</translation>
    </message>
    <message>
        <source>{name} has no pool: she is ousted.</source>
        <translation>{name} no tiene reserva: queda fuera de la partida.</translation>
    </message>
    <message>
        <source>{card} is unique: a Methuselah can control only one.</source>
        <translation>{card} es única: nadie la controla dos veces.</translation>
    </message>
    <message>
        <source>{card} is unique: it would be contested.</source>
        <translation>{card} es única: estaría en disputa.</translation>
    </message>
    <message>
        <source>{name} has more than {n} cards in hand.</source>
        <translation>{name} tiene más de {n} cartas en la mano.</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>equilibrado</translation>
    </message>
    <message>
        <source>aggressive</source>
        <translation>agresivo</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>prudente</translation>
    </message>
    <message>
        <source>political</source>
        <translation>político</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>full strength</source>
        <translation>nivel máximo</translation>
    </message>
    <message>
        <source>experienced</source>
        <translation>experimentado</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>ocasional</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Weighs what each option does, and answers at once.</source>
        <translation>Sopesa lo que hace cada opción y responde al momento.</translation>
    </message>
    <message>
        <source>Thoughtful</source>
        <translation>Reflexivo</translation>
    </message>
    <message>
        <source>Tries the best options in imagined games: stronger, and slower.</source>
        <translation>Prueba las mejores opciones en partidas imaginadas: más fuerte y más lento.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Brings out vampires and bleeds; chooses at random otherwise.</source>
        <translation>Saca vampiros y sangra; en lo demás elige al azar.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Chooses at random.</source>
        <translation>Elige al azar.</translation>
    </message>
    <message>
        <source>Weighs attack and defence alike.</source>
        <translation>Da el mismo peso al ataque y a la defensa.</translation>
    </message>
    <message>
        <source>Bleeds and fights more, and keeps less pool and fewer blockers.</source>
        <translation>Sangra y combate más, y guarda menos reserva y menos bloqueadores.</translation>
    </message>
    <message>
        <source>Keeps more pool, and blocks more.</source>
        <translation>Guarda más reserva y bloquea más.</translation>
    </message>
    <message>
        <source>Prefers referendums to fights.</source>
        <translation>Prefiere los referendos a los combates.</translation>
    </message>
    <message>
        <source>{name}: {about}</source>
        <translation>{name}: {about}</translation>
    </message>
    <message>
        <source>Makes each choice as well as it can.</source>
        <translation>Elige siempre lo mejor que puede.</translation>
    </message>
    <message>
        <source>Makes {percent} % of its choices at random.</source>
        <translation>Hace al azar el {percent}&#xa0;% de sus elecciones.</translation>
    </message>
    <message>
        <source>{n} players for {seats} seats.</source>
        <translation>{n} jugadores para {seats} asientos.</translation>
    </message>
    <message>
        <source>There is no player “{name}”. There are: {known}.</source>
        <translation>No existe el jugador «{name}». Existen: {known}.</translation>
    </message>
    <message>
        <source>“{player}” has no “{name}”.</source>
        <translation>«{player}» no tiene «{name}».</translation>
    </message>
    <message>
        <source>{least} to {most} can play, not {n}.</source>
        <translation>Pueden jugar de {least} a {most}, no {n}.</translation>
    </message>
    <message>
        <source>The seed is a number from 0 to {most}.</source>
        <translation>La semilla es un número de 0 a {most}.</translation>
    </message>
    <message>
        <source>The deck has no crypt.</source>
        <translation>El mazo no tiene cripta.</translation>
    </message>
    <message>
        <source>The deck has more than {n} cards.</source>
        <translation>El mazo tiene más de {n} cartas.</translation>
    </message>
    <message>
        <source>The archive has no deck “{id}”.</source>
        <translation>El archivo no tiene ningún mazo «{id}».</translation>
    </message>
    <message>
        <source>There is no preconstructed deck “{key}”.</source>
        <translation>No existe el mazo preconstruido «{key}».</translation>
    </message>
    <message numerus="yes">
        <source>The search finds {n} decks that can be played, not {wanted}.</source>
        <comment>The search finds {n} deck that can be played, not {wanted}.</comment>
        <translation>
            <numerusform>La búsqueda encuentra {n} mazo jugable, no {wanted}.</numerusform>
            <numerusform>La búsqueda encuentra {n} mazos jugables, no {wanted}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Passive</source>
        <translation>Pasivo</translation>
    </message>
    <message>
        <source>No player has to choose now.</source>
        <translation>Ahora nadie tiene que elegir.</translation>
    </message>
    <message>
        <source>You cannot yield for so long now.</source>
        <translation>Ahora no puedes pasar durante tanto tiempo.</translation>
    </message>
    <message>
        <source>There is no game to concede.</source>
        <translation>No hay ninguna partida que conceder.</translation>
    </message>
    <message>
        <source>{seat} burns {n:card} at random.</source>
        <translation>{seat} quema {n:carta} al azar.</translation>
    </message>
    <message>
        <source>&amp;Another deal</source>
        <translation>&amp;Otro reparto</translation>
    </message>
    <message>
        <source>Deal with &amp;seed …</source>
        <translation>Repartir con una &amp;semilla …</translation>
    </message>
    <message>
        <source>Dealing the cards</source>
        <translation>Repartiendo las cartas</translation>
    </message>
    <message>
        <source>The same deck and seed deal the same cards on every machine.</source>
        <translation>El mismo mazo y semilla reparten las mismas cartas en cualquier equipo.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>se puede elegir</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegida</translation>
    </message>
    <message>
        <source>&amp;Replay this game</source>
        <translation>&amp;Volver a ver esta partida</translation>
    </message>
    <message>
        <source>C&amp;hoose for me once</source>
        <translation>Elegir una vez &amp;por mí</translation>
    </message>
    <message>
        <source>Choose for me until my next &amp;turn</source>
        <translation>Elegir por mí hasta mi próximo &amp;turno</translation>
    </message>
    <message>
        <source>&amp;What if … (a copy to try)</source>
        <translation>&amp;Qué pasaría si … (una copia para probar)</translation>
    </message>
    <message>
        <source>Ed&amp;it this position … (shows all hands)</source>
        <translation>Ed&amp;itar esta posición … (muestra todas las manos)</translation>
    </message>
    <message>
        <source>&amp;Concede</source>
        <translation>C&amp;onceder</translation>
    </message>
    <message>
        <source>As&amp;k me whenever I can do something</source>
        <translation>Preguntarme &amp;siempre que pueda hacer algo</translation>
    </message>
    <message>
        <source>Ani&amp;mations</source>
        <translation>Ani&amp;maciones</translation>
    </message>
    <message>
        <source>S&amp;peed of computer players</source>
        <translation>Velocidad &amp;del ordenador</translation>
    </message>
    <message>
        <source>So&amp;und when I have to choose</source>
        <translation>Sonido cuando tengo que e&amp;legir</translation>
    </message>
    <message>
        <source>{head}: game table</source>
        <translation>{head}: mesa de juego</translation>
    </message>
    <message>
        <source>Hint: {option}</source>
        <translation>Pista: {option}</translation>
    </message>
    <message>
        <source>Result sheet …</source>
        <translation>Hoja de resultado …</translation>
    </message>
    <message>
        <source>Replay this game</source>
        <translation>Volver a ver esta partida</translation>
    </message>
    <message>
        <source>{seat} takes over.</source>
        <translation>Le toca a {seat}.</translation>
    </message>
    <message>
        <source>Show the hand of {seat}</source>
        <translation>Mostrar la mano de {seat}</translation>
    </message>
    <message>
        <source>A computer player chooses for you.</source>
        <translation>El ordenador elige por ti.</translation>
    </message>
    <message>
        <source>Let me choose again</source>
        <translation>Volver a elegir yo</translation>
    </message>
    <message>
        <source>Double-click the card, or press the button.</source>
        <translation>Haz doble clic en la carta o pulsa el botón.</translation>
    </message>
    <message>
        <source>{head}: replay</source>
        <translation>{head}: repetición</translation>
    </message>
    <message>
        <source>Whose lines</source>
        <translation>De quién son las líneas</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Copiar el registro</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Todos</translation>
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
        <translation>Nombre en el asiento {n}</translation>
    </message>
    <message>
        <source>Computer: {kind}</source>
        <translation>Ordenador: {kind}</translation>
    </message>
    <message>
        <source>Strength at seat {n}</source>
        <translation>Nivel en el asiento {n}</translation>
    </message>
    <message>
        <source>Style at seat {n}</source>
        <translation>Estilo en el asiento {n}</translation>
    </message>
    <message>
        <source>Deck at seat {n}</source>
        <translation>Mazo en el asiento {n}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>Random decks from</source>
        <translation>Mazos al azar de</translation>
    </message>
    <message>
        <source>All winning decks; or a search, such as: clan:ventrue</source>
        <translation>Todos los mazos ganadores; o una búsqueda, como: clan:ventrue</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Límite de tiempo</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Límite de turnos</translation>
    </message>
    <message>
        <source>Time is up after so many turns of a Methuselah; everybody left gets half a point</source>
        <translation>El tiempo se acaba tras este número de turnos de un Matusalén; cada jugador que queda recibe medio punto</translation>
    </message>
    <message>
        <source>Play deck 1 alone</source>
        <translation>Jugar el mazo 1 en solitario</translation>
    </message>
    <message>
        <source>Deal the deck of the first seat against opponents who do nothing</source>
        <translation>Repartir el mazo del primer asiento contra adversarios que no hacen nada</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Each seat is the predator of the next one; the last is the predator of the first.</source>
        <translation>Cada asiento es el depredador del siguiente; el último es el depredador del primero.</translation>
    </message>
    <message>
        <source>Open deck: {name}</source>
        <translation>Mazo abierto: {name}</translation>
    </message>
    <message>
        <source>Choose the deck at seat {n}.</source>
        <translation>Elige el mazo del asiento {n}.</translation>
    </message>
    <message>
        <source>A random winning deck</source>
        <translation>Un mazo ganador al azar</translation>
    </message>
    <message>
        <source>A random preconstructed deck</source>
        <translation>Un mazo preconstruido al azar</translation>
    </message>
    <message>
        <source>A winning deck …</source>
        <translation>Un mazo ganador …</translation>
    </message>
    <message>
        <source>Starting the game</source>
        <translation>Empezando la partida</translation>
    </message>
    <message>
        <source>Thinking about a hint …</source>
        <translation>Pensando una sugerencia …</translation>
    </message>
    <message>
        <source>The game ends here.</source>
        <translation>La partida termina aquí.</translation>
    </message>
    <message>
        <source>Next: {seat}: {choice}</source>
        <translation>Después: {seat}: {choice}</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Back to the turn before</source>
        <translation>Volver al turno anterior</translation>
    </message>
    <message>
        <source>One choice back</source>
        <translation>Una elección atrás</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>Avanzar sola</translation>
    </message>
    <message>
        <source>One choice on</source>
        <translation>Una elección adelante</translation>
    </message>
    <message>
        <source>On to the next turn</source>
        <translation>Ir al turno siguiente</translation>
    </message>
    <message>
        <source>Choice of the game</source>
        <translation>Elección de la partida</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Con los ojos de quién</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Parar aquí</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Todas las cartas a la vista</translation>
    </message>
    <message>
        <source>As a spectator</source>
        <translation>Como espectador</translation>
    </message>
    <message>
        <source>As {name}</source>
        <translation>Como {name}</translation>
    </message>
    <message>
        <source>Choose otherwise</source>
        <translation>Elegir otra cosa</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message numerus="yes">
        <source>{n} more on the table</source>
        <comment>{n} more on the table</comment>
        <translation>
            <numerusform>{n} más en la mesa</numerusform>
            <numerusform>{n} más en la mesa</numerusform>
        </translation>
    </message>
    <message>
        <source>Conceded.</source>
        <translation>Partida concedida.</translation>
    </message>
    <message>
        <source>The time is over. Half a point for everybody who is left.</source>
        <translation>Se acabó el tiempo. Medio punto para cada uno de los que quedan.</translation>
    </message>
    <message>
        <source>It had too many choices.</source>
        <translation>Tuvo demasiadas elecciones.</translation>
    </message>
    <message>
        <source>{points} victory points</source>
        <translation>{points} puntos de victoria</translation>
    </message>
    <message>
        <source>game win</source>
        <translation>victoria de la partida</translation>
    </message>
    <message>
        <source>{name} has the game win.</source>
        <translation>{name} tiene la victoria de la partida.</translation>
    </message>
    <message>
        <source>No game win.</source>
        <translation>Sin victoria de la partida.</translation>
    </message>
    <message>
        <source>A game win needs two victory points, and more than anybody else.</source>
        <translation>Una victoria de la partida pide dos puntos de victoria y más que nadie.</translation>
    </message>
    <message>
        <source>Methuselah</source>
        <translation>Matusalén</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>conceded</source>
        <translation>ha concedido</translation>
    </message>
    <message numerus="yes">
        <source>{n} turns</source>
        <comment>{n} turn</comment>
        <translation>
            <numerusform>{n} turno</numerusform>
            <numerusform>{n} turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} minutes</source>
        <comment>{n} minute</comment>
        <translation>
            <numerusform>{n} minuto</numerusform>
            <numerusform>{n} minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>The engine plays the texts of {whole} of the {cards} cards of these decks whole.</source>
        <translation>El motor juega enteros los textos de {whole} de las {cards} cartas de estos mazos.</translation>
    </message>
    <message numerus="yes">
        <source>{n} act as the program read them, and no person has checked it.</source>
        <comment>One acts as the program read it, and no person has checked it.</comment>
        <translation>
            <numerusform>{n} actúa como la leyó el programa, y nadie lo ha comprobado.</numerusform>
            <numerusform>{n} actúan como las leyó el programa, y nadie lo ha comprobado.</numerusform>
        </translation>
    </message>
    <message>
        <source>ousted in turn {turn}</source>
        <translation>fuera de la partida en el turno {turn}</translation>
    </message>
    <message>
        <source>withdrew in turn {turn}</source>
        <translation>se retiró en el turno {turn}</translation>
    </message>
    <message>
        <source>it is her turn</source>
        <translation>es su turno</translation>
    </message>
    <message>
        <source>Opens the ash heap</source>
        <translation>Abre el montón de ceniza</translation>
    </message>
    <message>
        <source>Library {library}, crypt {crypt}, hand {hand}, ash heap {ash}</source>
        <translation>Biblioteca {library}, cripta {crypt}, mano {hand}, montón de ceniza {ash}</translation>
    </message>
    <message>
        <source>Click to look at the ash heap</source>
        <translation>Haz clic para ver el montón de ceniza</translation>
    </message>
    <message>
        <source>{name} (ousted)</source>
        <translation>{name} (fuera de la partida)</translation>
    </message>
    <message>
        <source>prey and predator</source>
        <translation>presa y depredador</translation>
    </message>
    <message>
        <source>your prey</source>
        <translation>tu presa</translation>
    </message>
    <message>
        <source>your predator</source>
        <translation>tu depredador</translation>
    </message>
    <message>
        <source>this action ends</source>
        <translation>termine esta acción</translation>
    </message>
    <message>
        <source>another player acts against me</source>
        <translation>alguien actúe contra mí</translation>
    </message>
    <message>
        <source>my turn</source>
        <translation>sea mi turno</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Do that</source>
        <translation>Hacer eso</translation>
    </message>
    <message>
        <source>Pass until …</source>
        <translation>Pasar hasta que …</translation>
    </message>
    <message>
        <source>Pass until {until}</source>
        <translation>Pasar hasta que {until}</translation>
    </message>
    <message>
        <source>You are not asked until then. Key: {key}</source>
        <translation>Hasta entonces no se te pregunta. Tecla: {key}</translation>
    </message>
    <message>
        <source>Stop passing</source>
        <translation>Dejar de pasar</translation>
    </message>
    <message>
        <source>Stop passing (until {until})</source>
        <translation>Dejar de pasar (hasta que {until})</translation>
    </message>
    <message>
        <source>Ask me again (Esc)</source>
        <translation>Preguntarme de nuevo (Esc)</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>Regla {number}</translation>
    </message>
    <message>
        <source>Keeping the game</source>
        <translation>Conservando la partida</translation>
    </message>
    <message>
        <source>Keeping the result</source>
        <translation>Guardando el resultado</translation>
    </message>
    <message>
        <source>Games (*.json)</source>
        <translation>Partidas (*.json)</translation>
    </message>
    <message>
        <source>&amp;New game …</source>
        <translation>Partida &amp;nueva …</translation>
    </message>
    <message>
        <source>&amp;Open a saved game …</source>
        <translation>&amp;Abrir una partida guardada …</translation>
    </message>
    <message>
        <source>Sa&amp;ve …</source>
        <translation>&amp;Guardar …</translation>
    </message>
    <message>
        <source>&amp;Edit a position …</source>
        <translation>Editar &amp;una posición …</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>Look at a game from a file, and play on from there</source>
        <translation>Ver una partida de un archivo y seguir jugando desde ahí</translation>
    </message>
    <message>
        <source>Edit a position …</source>
        <translation>Editar una posición …</translation>
    </message>
    <message>
        <source>Lay out cards by hand, see which rules that breaks, and play from there</source>
        <translation>Colocar cartas a mano, ver qué reglas se infringen y jugar desde ahí</translation>
    </message>
    <message>
        <source>Open in a win&amp;dow of its own</source>
        <translation>A&amp;brir en su propia ventana</translation>
    </message>
    <message>
        <source>Move to the main win&amp;dow</source>
        <translation>Pasa&amp;r a la ventana principal</translation>
    </message>
    <message>
        <source>Game table</source>
        <translation>Mesa de juego</translation>
    </message>
    <message>
        <source>Position editor</source>
        <translation>Editor de posiciones</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Abrir una partida guardada</translation>
    </message>
    <message>
        <source>The game cannot be saved: {why}</source>
        <translation>No se puede guardar la partida: {why}</translation>
    </message>
    <message>
        <source>There is no other choice</source>
        <translation>No hay otra opción</translation>
    </message>
    <message>
        <source>Nothing else is worth its cost</source>
        <translation>Ninguna otra cosa vale lo que cuesta</translation>
    </message>
    <message>
        <source>The effect of the card is worth its cost</source>
        <translation>El efecto de la carta compensa su coste</translation>
    </message>
    <message>
        <source>It harms a rival most</source>
        <translation>Es lo que más perjudica a un rival</translation>
    </message>
    <message>
        <source>It harms its own side least</source>
        <translation>Es lo que menos perjudica al propio bando</translation>
    </message>
    <message>
        <source>It helps its own side most</source>
        <translation>Es lo que más ayuda al propio bando</translation>
    </message>
    <message>
        <source>The vampire is ready to come into play</source>
        <translation>El vampiro está listo para entrar en juego</translation>
    </message>
    <message>
        <source>It brings the cheapest vampire into play soonest</source>
        <translation>Es lo que antes hace entrar en juego al vampiro más barato</translation>
    </message>
    <message>
        <source>There is pool for another vampire, and none to bring out</source>
        <translation>Hay reserva para otro vampiro y ninguno que sacar</translation>
    </message>
    <message>
        <source>Pool is needed more than the vampire</source>
        <translation>La reserva hace más falta que el vampiro</translation>
    </message>
    <message>
        <source>The predator makes spending pool too dangerous</source>
        <translation>Con este depredador, gastar reserva es demasiado peligroso</translation>
    </message>
    <message>
        <source>The bleed can oust the prey</source>
        <translation>El sangrado puede eliminar a la presa</translation>
    </message>
    <message>
        <source>The prey loses pool, and the Edge changes hands</source>
        <translation>La presa pierde reserva y la Ventaja cambia de manos</translation>
    </message>
    <message>
        <source>The vampire needs blood</source>
        <translation>El vampiro necesita sangre</translation>
    </message>
    <message>
        <source>An unlocked minion is needed against the predator</source>
        <translation>Hace falta un siervo enderezado contra el depredador</translation>
    </message>
    <message>
        <source>It brings another minion</source>
        <translation>Trae otro siervo</translation>
    </message>
    <message>
        <source>It makes the minion stronger</source>
        <translation>Hace más fuerte al siervo</translation>
    </message>
    <message>
        <source>The referendum is likely to pass</source>
        <translation>Es probable que el referéndum prospere</translation>
    </message>
    <message>
        <source>A vampire in torpor cannot act</source>
        <translation>Un vampiro en letargo no puede actuar</translation>
    </message>
    <message>
        <source>The minion is likely to win the combat</source>
        <translation>Es probable que el siervo gane el combate</translation>
    </message>
    <message>
        <source>Without more stealth the action is blocked</source>
        <translation>Sin más sigilo, la acción se bloquea</translation>
    </message>
    <message>
        <source>The bleed is not blocked, so more of it counts</source>
        <translation>El sangrado no se bloquea, así que conviene aumentarlo</translation>
    </message>
    <message>
        <source>Another Methuselah takes the bleed</source>
        <translation>Otro Matusalén recibe el sangrado</translation>
    </message>
    <message>
        <source>It saves pool</source>
        <translation>Ahorra reserva</translation>
    </message>
    <message>
        <source>The minion can react to a bleed that hurts</source>
        <translation>El siervo puede reaccionar a un sangrado que duele</translation>
    </message>
    <message>
        <source>With more intercept the block succeeds</source>
        <translation>Con más intercepción, el bloqueo tiene éxito</translation>
    </message>
    <message>
        <source>A block saves more than the combat can cost</source>
        <translation>Bloquear ahorra más de lo que puede costar el combate</translation>
    </message>
    <message>
        <source>A block would not succeed, or costs more than it saves</source>
        <translation>El bloqueo no tendría éxito o cuesta más de lo que ahorra</translation>
    </message>
    <message>
        <source>The referendum does more good than harm</source>
        <translation>El referéndum hace más bien que mal</translation>
    </message>
    <message>
        <source>The referendum does more harm than good</source>
        <translation>El referéndum hace más mal que bien</translation>
    </message>
    <message>
        <source>The votes would not change the result, or the result does not matter</source>
        <translation>Los votos no cambiarían el resultado o el resultado no importa</translation>
    </message>
    <message>
        <source>The strike does most damage</source>
        <translation>Es el ataque que más daño hace</translation>
    </message>
    <message>
        <source>The opposing minion is stronger</source>
        <translation>El siervo contrario es más fuerte</translation>
    </message>
    <message>
        <source>It prevents damage</source>
        <translation>Previene daño</translation>
    </message>
    <message>
        <source>The combat goes well</source>
        <translation>El combate va bien</translation>
    </message>
    <message>
        <source>The combat goes badly</source>
        <translation>El combate va mal</translation>
    </message>
    <message>
        <source>The card would do harm</source>
        <translation>La carta haría daño</translation>
    </message>
    <message>
        <source>The card cannot be played soon</source>
        <translation>La carta no se podrá jugar pronto</translation>
    </message>
    <message>
        <source>It chose without thinking</source>
        <translation>Ha elegido sin pensar</translation>
    </message>
    <message>
        <source>It came out best in imagined games</source>
        <translation>Ha dado el mejor resultado en partidas imaginadas</translation>
    </message>
    <message>
        <source>{why}.</source>
        <translation>{why}.</translation>
    </message>
    <message>
        <source>{why} (worth {worth} pool).</source>
        <translation>{why} (vale {worth} de reserva).</translation>
    </message>
    <message>
        <source>{choice} {why}.</source>
        <translation>{choice} {why}.</translation>
    </message>
    <message>
        <source>{choice} {why} (worth {worth} pool). Second best (worth {other} pool): {second}</source>
        <translation>{choice} {why} (vale {worth} de reserva). La segunda mejor opción (vale {other} de reserva): {second}</translation>
    </message>
    <message>
        <source>The Edge</source>
        <translation>La Ventaja</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>C&amp;artas</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Lista</translation>
    </message>
    <message>
        <source>Share the deck as a picture</source>
        <translation>Compartir el mazo como imagen</translation>
    </message>
    <message>
        <source>&amp;QR code that opens the deck in VDB</source>
        <translation>Código &amp;QR que abre el mazo en VDB</translation>
    </message>
    <message>
        <source>Painting the picture …</source>
        <translation>Dibujando la imagen …</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Imagen PNG (*.png)</translation>
    </message>
    <message>
        <source>Allocate</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Points for {name}</source>
        <translation>Puntos para {name}</translation>
    </message>
    <message numerus="yes">
        <source>{n} points are left.</source>
        <comment>{n} point is left.</comment>
        <translation>
            <numerusform>Queda {n} punto.</numerusform>
            <numerusform>Quedan {n} puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points too many.</source>
        <comment>{n} point too many.</comment>
        <translation>
            <numerusform>{n} punto de más.</numerusform>
            <numerusform>{n} puntos de más.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card asks for more Methuselahs with points.</source>
        <translation>La carta pide puntos para más Matusalenes.</translation>
    </message>
    <message>
        <source>All points are allocated.</source>
        <translation>Todos los puntos están repartidos.</translation>
    </message>
    <message>
        <source>All votes</source>
        <translation>Todos los votos</translation>
    </message>
    <message>
        <source>Other damage</source>
        <translation>Otro daño</translation>
    </message>
    <message>
        <source>cannot be prevented</source>
        <translation>no se puede prevenir</translation>
    </message>
    <message>
        <source>{card} (is burned)</source>
        <translation>{card} (se quema)</translation>
    </message>
    <message>
        <source>Ready region</source>
        <translation>Zona preparada</translation>
    </message>
    <message>
        <source>Uncontrolled region</source>
        <translation>Zona incontrolada</translation>
    </message>
    <message>
        <source>In play, no minion</source>
        <translation>En juego, no es esbirro</translation>
    </message>
    <message>
        <source>On another card</source>
        <translation>Sobre otra carta</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>De quién son las cartas</translation>
    </message>
    <message>
        <source>Add a card: type its name</source>
        <translation>Añadir una carta: escribe su nombre</translation>
    </message>
    <message>
        <source>Where added cards go</source>
        <translation>Adónde van las cartas añadidas</translation>
    </message>
    <message>
        <source>Cards of the position</source>
        <translation>Cartas de la posición</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>como impreso</translation>
    </message>
    <message>
        <source>&amp;Locked</source>
        <translation>&amp;Girada</translation>
    </message>
    <message>
        <source>To the top</source>
        <translation>Arriba del todo</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Contadores</translation>
    </message>
    <message>
        <source>{card} ({owner})</source>
        <translation>{card} ({owner})</translation>
    </message>
    <message>
        <source>Pool at seat {n}</source>
        <translation>Reserva en el asiento {n}</translation>
    </message>
    <message>
        <source>Add a Methuselah</source>
        <translation>Añadir un Matusalén</translation>
    </message>
    <message>
        <source>Turn of</source>
        <translation>Turno de</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Number of the turn</source>
        <translation>Número del turno</translation>
    </message>
    <message>
        <source>Remove {name} and her cards</source>
        <translation>Quitar a {name} y sus cartas</translation>
    </message>
    <message>
        <source>No player</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Games of the deck</source>
        <translation>Partidas del mazo</translation>
    </message>
    <message>
        <source>A double click replays the game</source>
        <translation>Un doble clic vuelve a mostrar la partida</translation>
    </message>
    <message>
        <source>Reading games</source>
        <translation>Leyendo las partidas</translation>
    </message>
    <message numerus="yes">
        <source>{n} games: {points} VP, {wins}</source>
        <comment>{n} game: {points} VP, {wins}</comment>
        <translation>
            <numerusform>{n} partida: {points} PV, {wins}</numerusform>
            <numerusform>{n} partidas: {points} PV, {wins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{when}: {result}
Seat {seat} of {seats}, against {others}; {n} turns</source>
        <comment>{when}: {result}
Seat {seat} of {seats}, against {others}; {n} turn</comment>
        <translation>
            <numerusform>{when}: {result}
Asiento {seat} de {seats}, contra {others}; {n} turno</numerusform>
            <numerusform>{when}: {result}
Asiento {seat} de {seats}, contra {others}; {n} turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Tus resultados</translation>
    </message>
    <message>
        <source>Add a result …</source>
        <translation>Añadir un resultado …</translation>
    </message>
    <message>
        <source>How the deck did at a tournament or an evening</source>
        <translation>Cómo le fue al mazo en un torneo o una velada</translation>
    </message>
    <message>
        <source>Your results with the deck</source>
        <translation>Tus resultados con el mazo</translation>
    </message>
    <message>
        <source>A double click changes the result, Delete removes it</source>
        <translation>Un doble clic cambia el resultado, Supr lo quita</translation>
    </message>
    <message>
        <source>Add a result of the deck …</source>
        <translation>Añadir un resultado del mazo …</translation>
    </message>
    <message>
        <source>Reading results</source>
        <translation>Lectura de los resultados</translation>
    </message>
    <message numerus="yes">
        <source>{version}
{n} results, {points} VP, {wins}</source>
        <comment>{version}
{n} result, {points} VP, {wins}</comment>
        <translation>
            <numerusform>{version}
{n} resultado, {points} PV, {wins}</numerusform>
            <numerusform>{version}
{n} resultados, {points} PV, {wins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} game wins</source>
        <comment>{n} game win</comment>
        <translation>
            <numerusform>{n} partida ganada</numerusform>
            <numerusform>{n} partidas ganadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed {result}.</source>
        <translation>{result} quitado.</translation>
    </message>
    <message>
        <source>place {place} of {players}</source>
        <translation>puesto {place} de {players}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>puesto {place}</translation>
    </message>
    <message>
        <source>Against {others}</source>
        <translation>Contra {others}</translation>
    </message>
    <message>
        <source>This game is no longer kept, so it cannot be replayed.</source>
        <translation>Esta partida ya no se conserva y no se puede volver a ver.</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} PV</translation>
    </message>
    <message>
        <source>the prologue</source>
        <translation>el prólogo</translation>
    </message>
    <message>
        <source>the result of the chapter</source>
        <translation>el resultado del capítulo</translation>
    </message>
    <message>
        <source>the new title</source>
        <translation>el nuevo título</translation>
    </message>
    <message>
        <source>the clan schemes of the vanquished</source>
        <translation>las intrigas de clan del vencido</translation>
    </message>
    <message>
        <source>the response to a mission</source>
        <translation>la respuesta a una misión</translation>
    </message>
    <message>
        <source>the obligations</source>
        <translation>las obligaciones</translation>
    </message>
    <message>
        <source>the ability sticker</source>
        <translation>la pegatina de habilidad</translation>
    </message>
    <message>
        <source>the retainer</source>
        <translation>el personaje conservado</translation>
    </message>
    <message>
        <source>the end of the era</source>
        <translation>el fin de la era</translation>
    </message>
    <message>
        <source>the vampire that acts</source>
        <translation>el vampiro que actúa</translation>
    </message>
    <message>
        <source>any vampire of your bloodline</source>
        <translation>un vampiro de tu linaje</translation>
    </message>
    <message>
        <source>any vampire of the coterie</source>
        <translation>un vampiro de la cuadrilla</translation>
    </message>
    <message>
        <source>any of its childer</source>
        <translation>uno de sus chiquillos</translation>
    </message>
    <message>
        <source>its sire</source>
        <translation>su sire</translation>
    </message>
    <message>
        <source>any vampire of the pack</source>
        <translation>un vampiro de la manada</translation>
    </message>
    <message>
        <source>any vampire of an opponent</source>
        <translation>un vampiro de un adversario</translation>
    </message>
    <message>
        <source>any vampire of that opponent</source>
        <translation>un vampiro de ese adversario</translation>
    </message>
    <message>
        <source>the same vampire</source>
        <translation>el mismo vampiro</translation>
    </message>
    <message>
        <source>any vampire</source>
        <translation>un vampiro</translation>
    </message>
    <message>
        <source>each vampire of your bloodline</source>
        <translation>cada vampiro de tu linaje</translation>
    </message>
    <message>
        <source>each vampire of the coterie</source>
        <translation>cada vampiro de la cuadrilla</translation>
    </message>
    <message>
        <source>each of its childer</source>
        <translation>cada uno de sus chiquillos</translation>
    </message>
    <message>
        <source>each vampire of the pack</source>
        <translation>cada vampiro de la manada</translation>
    </message>
    <message>
        <source>each vampire of all opponents</source>
        <translation>cada vampiro de todos los adversarios</translation>
    </message>
    <message>
        <source>each vampire of that opponent</source>
        <translation>cada vampiro de ese adversario</translation>
    </message>
    <message>
        <source>each vampire</source>
        <translation>cada vampiro</translation>
    </message>
    <message>
        <source>fledgling</source>
        <translation>novato</translation>
    </message>
    <message>
        <source>sire</source>
        <translation>sire</translation>
    </message>
    <message>
        <source>basic character</source>
        <translation>personaje básico</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>agotado</translation>
    </message>
    <message>
        <source>not the clan leader</source>
        <translation>no el líder del clan</translation>
    </message>
    <message>
        <source>enemy</source>
        <translation>enemigo</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>otro</translation>
    </message>
    <message>
        <source>of the same class</source>
        <translation>de la misma clase</translation>
    </message>
    <message>
        <source>of the same temperament</source>
        <translation>del mismo temperamento</translation>
    </message>
    <message>
        <source>of the same geography</source>
        <translation>de la misma geografía</translation>
    </message>
    <message>
        <source>of the same archetype</source>
        <translation>del mismo arquetipo</translation>
    </message>
    <message>
        <source>Gain {n} power.</source>
        <translation>Ganar {n} de poder.</translation>
    </message>
    <message>
        <source>Receive {n} infamy.</source>
        <translation>Recibir {n} de infamia.</translation>
    </message>
    <message>
        <source>Give {n} power to {who}.</source>
        <translation>Dar {n} de poder: {who}.</translation>
    </message>
    <message>
        <source>Give {n} infamy to {who}.</source>
        <translation>Dar {n} de infamia: {who}.</translation>
    </message>
    <message>
        <source>Steal {n} power from {who}.</source>
        <translation>Robar {n} de poder: {who}.</translation>
    </message>
    <message>
        <source>Take {n} infamy from {who}.</source>
        <translation>Tomar {n} de infamia: {who}.</translation>
    </message>
    <message>
        <source>Steal {n:boon} from {who}.</source>
        <translation>Robar {n:favor|favores}: {who}.</translation>
    </message>
    <message>
        <source>Remove {n} power from {who}.</source>
        <translation>Quitar {n} de poder: {who}.</translation>
    </message>
    <message>
        <source>Remove {n} infamy from {who}.</source>
        <translation>Quitar {n} de infamia: {who}.</translation>
    </message>
    <message>
        <source>Move {n} power from {who} to {to}.</source>
        <translation>Mover {n} de poder: de {who} a {to}.</translation>
    </message>
    <message>
        <source>Move {n} infamy from {who} to {to}.</source>
        <translation>Mover {n} de infamia: de {who} a {to}.</translation>
    </message>
    <message>
        <source>Gain {n} power for {each}.</source>
        <translation>Ganar {n} de poder por {each}.</translation>
    </message>
    <message>
        <source>Receive {n} infamy for {each}.</source>
        <translation>Recibir {n} de infamia por {each}.</translation>
    </message>
    <message>
        <source>Draw {n:clan scheme}.</source>
        <translation>Robar {n:intriga de clan|intrigas de clan}.</translation>
    </message>
    <message>
        <source>That opponent draws {n:clan scheme}.</source>
        <translation>Ese adversario roba {n:intriga de clan|intrigas de clan}.</translation>
    </message>
    <message>
        <source>Each opponent draws {n:clan scheme}.</source>
        <translation>Cada adversario roba {n:intriga de clan|intrigas de clan}.</translation>
    </message>
    <message>
        <source>Each player draws {n:clan scheme}.</source>
        <translation>Cada jugador roba {n:intriga de clan|intrigas de clan}.</translation>
    </message>
    <message>
        <source>Modify only the battleground of class with {who}.</source>
        <translation>Modificar solo el campo de batalla de clase con {who}.</translation>
    </message>
    <message>
        <source>Modify only the battleground of temperament with {who}.</source>
        <translation>Modificar solo el campo de batalla de temperamento con {who}.</translation>
    </message>
    <message>
        <source>Modify only the battleground of geography with {who}.</source>
        <translation>Modificar solo el campo de batalla de geografía con {who}.</translation>
    </message>
    <message>
        <source>Exhaust {who}.</source>
        <translation>Agotar: {who}.</translation>
    </message>
    <message>
        <source>Remove exhaustion from {who}.</source>
        <translation>Quitar el agotamiento: {who}.</translation>
    </message>
    <message>
        <source>Rejuvenate {who}.</source>
        <translation>Revitalizar: {who}.</translation>
    </message>
    <message>
        <source>Place {who} into torpor.</source>
        <translation>Poner en letargo: {who}.</translation>
    </message>
    <message>
        <source>Activate {who}.</source>
        <translation>Activar: {who}.</translation>
    </message>
    <message>
        <source>Trigger the abilities of {who}.</source>
        <translation>Activar las habilidades: {who}.</translation>
    </message>
    <message>
        <source>Take {n:clan scheme} from your discard pile into hand.</source>
        <translation>Tomar en la mano {n:intriga de clan|intrigas de clan} de tu pila de descartes.</translation>
    </message>
    <message>
        <source>Reserve a character of the queue.</source>
        <translation>Reservar un personaje de la fila.</translation>
    </message>
    <message>
        <source>Play an additional scheme.</source>
        <translation>Jugar una intriga adicional.</translation>
    </message>
    <message>
        <source>Choose an opponent.</source>
        <translation>Elegir un adversario.</translation>
    </message>
    <message>
        <source>Choose one: {ways}.</source>
        <translation>Elegir: {ways}.</translation>
    </message>
    <message>
        <source>If there is {who}: {effects}.</source>
        <translation>Si hay {who}: {effects}.</translation>
    </message>
    <message>
        <source>Recruit any character of the deck instead of one of the queue.</source>
        <translation>Reclutar cualquier personaje del mazo en lugar de uno de la fila.</translation>
    </message>
    <message>
        <source>Declare an enemy: {who}.</source>
        <translation>Declarar un enemigo: {who}.</translation>
    </message>
    <message>
        <source>Each opponent gives a boon, or else: {effects}.</source>
        <translation>Cada adversario da un favor; si no: {effects}.</translation>
    </message>
    <message>
        <source>Declare an attribute and recruit the first of the deck that has it.</source>
        <translation>Declarar un atributo y reclutar al primero del mazo que lo tenga.</translation>
    </message>
    <message>
        <source>Stays on the table. Once per round, for a boon on it: {effects}.</source>
        <translation>Se queda en la mesa. Una vez por ronda, por un favor sobre ella: {effects}.</translation>
    </message>
    <message>
        <source>For you, and for one opponent if you invite one: {effects}.</source>
        <translation>Para ti, y para un adversario si invitas a uno: {effects}.</translation>
    </message>
    <message>
        <source>A character of the queue takes the place of any of your vampires.</source>
        <translation>Un personaje de la fila ocupa el lugar de uno de tus vampiros.</translation>
    </message>
    <message>
        <source>Put an ancilla of the queue under any of your vampires.</source>
        <translation>Poner un ancilla de la fila debajo de uno de tus vampiros.</translation>
    </message>
    <message>
        <source>Stays on the table. When a player recruits the chosen attribute: {effects}.</source>
        <translation>Se queda en la mesa. Cuando un jugador recluta el atributo elegido: {effects}.</translation>
    </message>
    <message>
        <source>with at least {n} power</source>
        <translation>con al menos {n} de poder</translation>
    </message>
    <message>
        <source>with at least {n} infamy</source>
        <translation>con al menos {n} de infamia</translation>
    </message>
    <message>
        <source>with at least {n:boon}</source>
        <translation>con al menos {n:favor|favores}</translation>
    </message>
    <message>
        <source>Place {who} into torpor; no childe can go instead.</source>
        <translation>Poner en letargo: {who}; ningún chiquillo puede ir en su lugar.</translation>
    </message>
    <message>
        <source>Remove {n:character} from the queue.</source>
        <translation>Quitar {n:personaje} de la fila.</translation>
    </message>
    <message>
        <source>Remove up to {n:character} from the queue.</source>
        <translation>Quitar hasta {n:personaje} de la fila.</translation>
    </message>
    <message>
        <source>Remove {least} to {most} characters from the queue.</source>
        <translation>Quitar de {least} a {most} personajes de la fila.</translation>
    </message>
    <message>
        <source>Declare an attribute ({kinds}) and recruit the first of the deck that has it.</source>
        <translation>Declarar un atributo ({kinds}) y reclutar al primero del mazo que lo tenga.</translation>
    </message>
    <message>
        <source>{n} of them</source>
        <translation>{n} de ellos</translation>
    </message>
    <message>
        <source>{card}: +1 intercept.</source>
        <translation>{card}: +1 de intercepción.</translation>
    </message>
    <message>
        <source>{card}: +1 stealth.</source>
        <translation>{card}: +1 de sigilo.</translation>
    </message>
    <message>
        <source>{card}: +1 bleed.</source>
        <translation>{card}: +1 de sangrado.</translation>
    </message>
    <message>
        <source>{card}: {seat} is bled instead.</source>
        <translation>{card}: el sangrado pasa a {seat}.</translation>
    </message>
    <message>
        <source>Ordinary table</source>
        <translation>Mesa corriente</translation>
    </message>
    <message>
        <source>No opponents</source>
        <translation>Nadie enfrente</translation>
    </message>
    <message>
        <source>A wall</source>
        <translation>Un muro</translation>
    </message>
    <message>
        <source>How many copies to see one in time</source>
        <translation>Cuántas copias para ver una a tiempo</translation>
    </message>
    <message>
        <source>Library cards that you play or discard in each of your turns</source>
        <translation>Cartas de biblioteca que juegas o descartas en cada uno de tus turnos</translation>
    </message>
    <message>
        <source>Copies for a chance by turn</source>
        <translation>Copias para una probabilidad por turno</translation>
    </message>
    <message>
        <source>Cards per t&amp;urn</source>
        <translation>Cartas p&amp;or turno</translation>
    </message>
    <message>
        <source>By turn</source>
        <translation>En el turno</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vista</translation>
    </message>
    <message numerus="yes">
        <source>The least copies in a library of {n} cards with which at least one is seen when the turn begins. Further copies replace other cards. Exact.</source>
        <comment>The least copies in a library of {n} card with which at least one is seen when the turn begins. Exact.</comment>
        <translation>
            <numerusform>El menor número de copias, en una biblioteca de {n} cartas, con el que se ve al menos una al empezar el turno. Las copias de más sustituyen a otras cartas. Exacto.</numerusform>
            <numerusform>El menor número de copias, en una biblioteca de {n} cartas, con el que se ve al menos una al empezar el turno. Las copias de más sustituyen a otras cartas. Exacto.</numerusform>
        </translation>
    </message>
    <message>
        <source>When your cards can be played, by turn</source>
        <translation>Cuándo se pueden jugar tus cartas, por turno</translation>
    </message>
    <message>
        <source>Chance that a card can be played, by turn</source>
        <translation>Probabilidad de que se pueda jugar una carta, por turno</translation>
    </message>
    <message>
        <source>How often a vampire who can play the card is ready after your influence phase, with the seat and the transfers chosen above. Cards that ask for nothing are left out.</source>
        <translation>Con qué frecuencia hay un vampiro preparado que puede jugar la carta después de tu fase de influencia, con el asiento y las transferencias elegidos arriba. Se omiten las cartas que no piden nada.</translation>
    </message>
    <message>
        <source>Simulated: {games} games.</source>
        <translation>Simulado: {games} partidas.</translation>
    </message>
    <message>
        <source>Choose a winning deck</source>
        <translation>Elegir un mazo ganador</translation>
    </message>
    <message>
        <source>Search for winning decks</source>
        <translation>Buscar mazos ganadores</translation>
    </message>
    <message>
        <source>For example: clan:ventrue date&gt;=2020</source>
        <translation>Por ejemplo: clan:ventrue date&gt;=2020</translation>
    </message>
    <message>
        <source>Play this deck</source>
        <translation>Jugar este mazo</translation>
    </message>
    <message>
        <source>Searching decks</source>
        <translation>Buscando mazos</translation>
    </message>
    <message>
        <source>{decks}, the newest {most} are listed</source>
        <translation>{decks}, se listan los {most} más recientes</translation>
    </message>
    <message>
        <source>Deck of {player}</source>
        <translation>Mazo de {player}</translation>
    </message>
    <message>
        <source>Paste a list</source>
        <translation>Pegar una lista</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir un archivo</translation>
    </message>
    <message>
        <source>A winning deck</source>
        <translation>Un mazo ganador</translation>
    </message>
    <message>
        <source>A preconstructed deck</source>
        <translation>Un mazo preconstruido</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>Vampires of a clan</source>
        <translation>Vampiros de un clan</translation>
    </message>
    <message>
        <source>Ways to begin a deck</source>
        <translation>Formas de empezar un mazo</translation>
    </message>
    <message>
        <source>Begin a deck</source>
        <translation>Empezar un mazo</translation>
    </message>
    <message>
        <source>Type a card above, drag cards here from the list, or choose a way to begin.</source>
        <translation>Escribe una carta arriba, arrastra aquí cartas de la lista o elige una forma de empezar.</translation>
    </message>
    <message>
        <source>The folder {folder} has too many files.</source>
        <translation>La carpeta {folder} tiene demasiados archivos.</translation>
    </message>
    <message>
        <source>The field has too few decks: {n}, and {opponents} opponents sit at each table.</source>
        <translation>Hay pocos mazos adversarios: {n}, y a cada mesa se sientan {opponents} adversarios.</translation>
    </message>
    <message>
        <source>{deck} has no crypt and cannot be played.</source>
        <translation>{deck} no tiene cripta y no se puede jugar.</translation>
    </message>
    <message>
        <source>No table was played.</source>
        <translation>No se ha jugado ninguna mesa.</translation>
    </message>
    <message>
        <source>The file {file} is damaged: {reason}. It is renamed when you add a card.</source>
        <translation>El archivo {file} está dañado: {reason}. Cambiará de nombre cuando añadas una carta.</translation>
    </message>
    <message>
        <source>Your own cards cannot be read: {reason}.</source>
        <translation>No se pueden leer tus propias cartas: {reason}.</translation>
    </message>
    <message>
        <source>Several of your own cards have this name: {names}.</source>
        <translation>Varias de tus propias cartas tienen este nombre: {names}.</translation>
    </message>
    <message>
        <source>None of your own cards is called “{name}”.</source>
        <translation>Ninguna de tus propias cartas se llama «{name}».</translation>
    </message>
    <message>
        <source>There is an official card {name}.</source>
        <translation>Hay una carta oficial {name}.</translation>
    </message>
    <message>
        <source>Another card is called {name}.</source>
        <translation>Otra carta se llama {name}.</translation>
    </message>
    <message>
        <source>No other card has the clan or path “{name}”.</source>
        <translation>Ninguna otra carta tiene el clan o la senda «{name}».</translation>
    </message>
    <message>
        <source>The program cannot tell “{name}” from “{other}”. Change a name.</source>
        <translation>El programa no puede distinguir «{name}» de «{other}». Cambia un nombre.</translation>
    </message>
    <message>
        <source>There can be {n} own cards.</source>
        <translation>Puede haber {n} cartas propias.</translation>
    </message>
    <message>
        <source>{file} has more than {n} megabytes.</source>
        <translation>{file} supera {n} megabytes.</translation>
    </message>
    <message>
        <source>Your own cards cannot be saved: {reason}.</source>
        <translation>No se pueden guardar tus propias cartas: {reason}.</translation>
    </message>
    <message>
        <source>The engine plays the whole card: its text states facts only.</source>
        <translation>El motor juega la carta entera: su texto solo enuncia hechos.</translation>
    </message>
    <message>
        <source>The card has no text, so the engine has nothing to play.</source>
        <translation>La carta no tiene texto, así que el motor no tiene nada que jugar.</translation>
    </message>
    <message>
        <source>The engine reads the whole text.</source>
        <translation>El motor lee el texto entero.</translation>
    </message>
    <message>
        <source>The engine does not understand the whole text, so the text has no effect.</source>
        <translation>El motor no entiende todo el texto, así que el texto no tiene efecto.</translation>
    </message>
    <message>
        <source>It stops at: “{phrase}”</source>
        <translation>Se detiene en: «{phrase}»</translation>
    </message>
    <message>
        <source>&amp;Picture …</source>
        <translation>I&amp;magen …</translation>
    </message>
    <message>
        <source>&amp;Without picture</source>
        <translation>&amp;Sin imagen</translation>
    </message>
    <message>
        <source>{file} is damaged or too large.</source>
        <translation>{file} está dañado o es demasiado grande.</translation>
    </message>
    <message>
        <source>{field}: {sentence}</source>
        <translation>{field}: {sentence}</translation>
    </message>
    <message>
        <source>Reading the card</source>
        <translation>Leyendo la carta</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png)</source>
        <translation>Imágenes (*.jpg *.jpeg *.png)</translation>
    </message>
    <message>
        <source>Picture of the card</source>
        <translation>Imagen de la carta</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Gauntlet</translation>
    </message>
    <message>
        <source>The deck plays whole games at tables of winning decks: victory points by seat, prey and predator</source>
        <translation>El mazo juega partidas enteras en mesas de mazos ganadores: puntos de victoria por asiento, presa y depredador</translation>
    </message>
    <message>
        <source>{done} of {all} tables</source>
        <translation>{done} de {all} mesas</translation>
    </message>
    <message>
        <source>The search for opponents has a mistake. {why}</source>
        <translation>La búsqueda de adversarios tiene un error. {why}</translation>
    </message>
    <message>
        <source>Put into a p&amp;ile</source>
        <translation>Poner en un mont&amp;ón</translation>
    </message>
    <message>
        <source>&amp;New pile …</source>
        <translation>&amp;Nuevo montón …</translation>
    </message>
    <message>
        <source>Take o&amp;ut of its pile</source>
        <translation>Sacar de su mont&amp;ón</translation>
    </message>
    <message>
        <source>New pile</source>
        <translation>Montón nuevo</translation>
    </message>
    <message>
        <source>Rename the pile</source>
        <translation>Renombrar el montón</translation>
    </message>
    <message>
        <source>&amp;Rename the pile …</source>
        <translation>&amp;Renombrar el montón …</translation>
    </message>
    <message>
        <source>Name of the pile:</source>
        <translation>Nombre del montón:</translation>
    </message>
    <message>
        <source>Clans and Disciplines: {names}</source>
        <translation>Clanes y Disciplinas: {names}</translation>
    </message>
    <message numerus="yes">
        <source>and {n} more lines</source>
        <comment>and {n} more line</comment>
        <translation>
            <numerusform>y {n} línea más</numerusform>
            <numerusform>y {n} líneas más</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is longer. Write in it to see the rest.</source>
        <translation>El texto es más largo. Escribe en él para ver el resto.</translation>
    </message>
    <message>
        <source>Legality: {verdict}</source>
        <translation>Legalidad: {verdict}</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message numerus="yes">
        <source>Not legal: {n} reasons</source>
        <comment>Not legal: {n} reason</comment>
        <translation>
            <numerusform>No legal: {n} motivo</numerusform>
            <numerusform>No legal: {n} motivos</numerusform>
        </translation>
    </message>
    <message>
        <source>the archive has no such deck</source>
        <translation>el archivo no tiene ese mazo</translation>
    </message>
    <message>
        <source>{seat} reveals {card}.</source>
        <translation>{seat} revela {card}.</translation>
    </message>
    <message>
        <source>{seat} shuffles the crypt.</source>
        <translation>{seat} baraja su cripta.</translation>
    </message>
    <message>
        <source>{seat} moves {card} to the bottom of the library.</source>
        <translation>{seat} pone {card} en el fondo de su biblioteca.</translation>
    </message>
    <message>
        <source>{seat} moves a card to the bottom of the library.</source>
        <translation>{seat} pone una carta en el fondo de su biblioteca.</translation>
    </message>
    <message>
        <source>{seat} reveals {card} from the crypt.</source>
        <translation>{seat} revela {card} de su cripta.</translation>
    </message>
    <message>
        <source>{seat} searches and shuffles the crypt.</source>
        <translation>{seat} busca en su cripta y la baraja.</translation>
    </message>
    <message>
        <source>{minion} has {n:hostage counter}.</source>
        <translation>{minion} tiene {n:ficha de rehén|fichas de rehén}.</translation>
    </message>
    <message>
        <source>{seat} shuffles {n:crypt card} into the crypt and deals as many.</source>
        <translation>{seat} baraja {n:carta} en su cripta y reparte otras tantas.</translation>
    </message>
    <message>
        <source>{seat} puts {card} on {target}, face down.</source>
        <translation>{seat} pone {card} sobre {target}, boca abajo.</translation>
    </message>
    <message>
        <source>{seat} puts a card on {target}, face down.</source>
        <translation>{seat} pone una carta sobre {target}, boca abajo.</translation>
    </message>
    <message>
        <source>{seat} moves {card} to her hand.</source>
        <translation>{seat} pasa {card} a su mano.</translation>
    </message>
    <message>
        <source>{seat} moves a card from {target} to her hand.</source>
        <translation>{seat} pasa una carta de {target} a su mano.</translation>
    </message>
    <message>
        <source>{seat} moves {card} to the top of the library.</source>
        <translation>{seat} pone {card} en la parte superior de su biblioteca.</translation>
    </message>
    <message>
        <source>{seat} moves a card to the top of the library.</source>
        <translation>{seat} pone una carta en la parte superior de su biblioteca.</translation>
    </message>
    <message>
        <source>{seat} looks at the top {n:card} of the library.</source>
        <translation>{seat} mira {n:carta} de la parte superior de su biblioteca.</translation>
    </message>
    <message>
        <source>{minion} has {n:nightmare counter}.</source>
        <translation>{minion} tiene {n:ficha de pesadilla|fichas de pesadilla}.</translation>
    </message>
    <message>
        <source>Turns still in hand</source>
        <translation>Turnos todavía en mano</translation>
    </message>
    <message>
        <source>The turns that ended with at least one copy in hand.</source>
        <translation>Los turnos que terminaron con al menos una copia en mano.</translation>
    </message>
    <message>
        <source>Fetching symbols</source>
        <translation>Obteniendo los símbolos</translation>
    </message>
    <message>
        <source>Played on: {head}</source>
        <translation>Continuación: {head}</translation>
    </message>
    <message>
        <source>What if: {head}</source>
        <translation>Qué pasaría si: {head}</translation>
    </message>
    <message>
        <source>A deck alone</source>
        <translation>Un mazo solo</translation>
    </message>
    <message>
        <source>Played on: {who}</source>
        <translation>Continuación: {who}</translation>
    </message>
    <message>
        <source>The game is saved as {file}.</source>
        <translation>La partida se ha guardado como {file}.</translation>
    </message>
    <message>
        <source>By type, minions go to the ready region and other cards to the hand.</source>
        <translation>Por tipo, los siervos van a la zona preparada y las demás cartas a la mano.</translation>
    </message>
    <message>
        <source>By type: ready or hand</source>
        <translation>Por tipo: preparados o mano</translation>
    </message>
    <message>
        <source>Choice {n}</source>
        <translation>Elección {n}</translation>
    </message>
    <message>
        <source>Choice {n} of {last}</source>
        <translation>Elección {n} de {last}</translation>
    </message>
    <message>
        <source>{sentence} ({detail}).</source>
        <translation>{sentence} ({detail}).</translation>
    </message>
    <message>
        <source>Time that is left until the game ends</source>
        <translation>Tiempo que queda hasta el final de la partida</translation>
    </message>
    <message>
        <source>{minutes} minutes {seconds} seconds left</source>
        <translation>Quedan {minutes} minutos y {seconds} segundos</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> each</source>
        <translation> cada uno</translation>
    </message>
    <message>
        <source>It is played while another card is being played.</source>
        <translation>Se juega mientras se juega otra carta.</translation>
    </message>
    <message>
        <source>It is played as an action is announced.</source>
        <translation>Se juega al anunciarse una acción.</translation>
    </message>
    <message>
        <source>It is played before a block is attempted.</source>
        <translation>Se juega antes de que se intente un bloqueo.</translation>
    </message>
    <message>
        <source>It is played when no Methuselah blocks any more.</source>
        <translation>Se juega cuando ningún Matusalén bloquea ya.</translation>
    </message>
    <message>
        <source>It is played as an action is about to succeed.</source>
        <translation>Se juega cuando una acción está a punto de tener éxito.</translation>
    </message>
    <message>
        <source>It is played after an action is resolved.</source>
        <translation>Se juega después de resolverse una acción.</translation>
    </message>
    <message>
        <source>It is played as a referendum is called.</source>
        <translation>Se juega al convocarse un referéndum.</translation>
    </message>
    <message>
        <source>It is played before votes are cast.</source>
        <translation>Se juega antes de la votación.</translation>
    </message>
    <message>
        <source>It is played while votes are cast.</source>
        <translation>Se juega durante la votación.</translation>
    </message>
    <message>
        <source>It is played after a referendum.</source>
        <translation>Se juega después de un referéndum.</translation>
    </message>
    <message>
        <source>It is played as a combat is about to begin.</source>
        <translation>Se juega cuando un combate va a empezar.</translation>
    </message>
    <message>
        <source>It is played before the range is determined.</source>
        <translation>Se juega antes de determinar la distancia.</translation>
    </message>
    <message>
        <source>It is played to maneuver.</source>
        <translation>Se juega para maniobrar.</translation>
    </message>
    <message>
        <source>It is played before strikes are chosen.</source>
        <translation>Se juega antes de elegir los ataques.</translation>
    </message>
    <message>
        <source>It is played as a strike is chosen.</source>
        <translation>Se juega al elegir un ataque.</translation>
    </message>
    <message>
        <source>It is played before strikes are resolved.</source>
        <translation>Se juega antes de resolverse los ataques.</translation>
    </message>
    <message>
        <source>It is played to gain additional strikes.</source>
        <translation>Se juega para obtener ataques adicionales.</translation>
    </message>
    <message>
        <source>It is played to prevent damage.</source>
        <translation>Se juega para prevenir daño.</translation>
    </message>
    <message>
        <source>It is played to press.</source>
        <translation>Se juega para acosar.</translation>
    </message>
    <message>
        <source>It is played as a combat is about to end.</source>
        <translation>Se juega cuando un combate va a terminar.</translation>
    </message>
    <message>
        <source>It is played at the end of a round of combat.</source>
        <translation>Se juega al final de un asalto de combate.</translation>
    </message>
    <message>
        <source>It is played after a combat.</source>
        <translation>Se juega después de un combate.</translation>
    </message>
    <message>
        <source>It is played before the unlock phase.</source>
        <translation>Se juega antes de la fase de enderezamiento.</translation>
    </message>
    <message>
        <source>It is played in the unlock phase.</source>
        <translation>Se juega en la fase de enderezamiento.</translation>
    </message>
    <message>
        <source>It is played at the end of the turn.</source>
        <translation>Se juega al final del turno.</translation>
    </message>
    <message>
        <source>It is played in the influence phase.</source>
        <translation>Se juega en la fase de influencia.</translation>
    </message>
    <message>
        <source>It is played when you have no pool left.</source>
        <translation>Se juega cuando no te queda reserva.</translation>
    </message>
    <message>
        <source>It is played at another moment.</source>
        <translation>Se juega en otro momento.</translation>
    </message>
    <message>
        <source>No minion of yours can play it now.</source>
        <translation>Ninguno de tus siervos puede jugarla ahora.</translation>
    </message>
    <message>
        <source>No minion that could play it has the Discipline.</source>
        <translation>Ningún siervo que podría jugarla tiene la Disciplina.</translation>
    </message>
    <message>
        <source>What is going on now is not what its text is for.</source>
        <translation>Su texto no es para lo que ocurre ahora.</translation>
    </message>
    <message>
        <source>Another action modifier has increased this bleed already.</source>
        <translation>Otro modificador de acción ya ha aumentado este sangrado.</translation>
    </message>
    <message>
        <source>No minion that could play it can bleed again in this turn.</source>
        <translation>Ningún siervo que podría jugarla puede sangrar otra vez en este turno.</translation>
    </message>
    <message>
        <source>No minion that could play it is one that its text demands.</source>
        <translation>Ningún siervo que podría jugarla cumple lo que pide su texto.</translation>
    </message>
    <message>
        <source>It has been played as often as it may be.</source>
        <translation>Ya se ha jugado tantas veces como se puede.</translation>
    </message>
    <message>
        <source>A condition of its text does not hold.</source>
        <translation>No se cumple una condición de su texto.</translation>
    </message>
    <message>
        <source>The combat does not allow it now.</source>
        <translation>El combate no lo permite ahora.</translation>
    </message>
    <message>
        <source>It has no legal target.</source>
        <translation>No tiene ningún objetivo legal.</translation>
    </message>
    <message>
        <source>It would have no effect now.</source>
        <translation>No tendría ningún efecto ahora.</translation>
    </message>
    <message>
        <source>Only vampires take political actions.</source>
        <translation>Solo los vampiros realizan acciones políticas.</translation>
    </message>
    <message>
        <source>Its referendum could have no terms now.</source>
        <translation>Su referéndum no podría tener términos ahora.</translation>
    </message>
    <message>
        <source>No vampire of yours may take another political action in this turn.</source>
        <translation>Ninguno de tus vampiros puede realizar otra acción política en este turno.</translation>
    </message>
    <message>
        <source>No minion of yours can take this action now.</source>
        <translation>Ninguno de tus siervos puede realizar esta acción ahora.</translation>
    </message>
    <message>
        <source>The log is on the clipboard.</source>
        <translation>El registro está en el portapapeles.</translation>
    </message>
    <message>
        <source>{seat} reveals {card}, the top card of the crypt.</source>
        <translation>{seat} revela {card}, la primera carta de su cripta.</translation>
    </message>
    <message>
        <source>{minion} acts to equip from the library.</source>
        <translation>{minion} actúa para equiparse desde la biblioteca.</translation>
    </message>
    <message>
        <source>1 blood on {card} is burned.</source>
        <translation>Se quema 1 de sangre de {card}.</translation>
    </message>
    <message>
        <source>1 blood on an uncontrolled minion of {seat} is burned.</source>
        <translation>Se quema 1 de sangre de un siervo incontrolado de {seat}.</translation>
    </message>
    <message>
        <source>{minion} has {n:torture counter}.</source>
        <translation>{minion} tiene {n:ficha de tortura|fichas de tortura}.</translation>
    </message>
    <message>
        <source>{minion} has a disease counter.</source>
        <translation>{minion} tiene una ficha de enfermedad.</translation>
    </message>
    <message>
        <source>{minion} has no disease counter any more.</source>
        <translation>{minion} ya no tiene ficha de enfermedad.</translation>
    </message>
    <message>
        <source>{seat} puts a card of the library on {target}, face down.</source>
        <translation>{seat} pone una carta de la biblioteca sobre {target}, boca abajo.</translation>
    </message>
    <message>
        <source>{seat} draws {card} from {target}.</source>
        <translation>{seat} roba {card} de {target}.</translation>
    </message>
    <message>
        <source>{seat} draws a card from {target}.</source>
        <translation>{seat} roba una carta de {target}.</translation>
    </message>
    <message>
        <source>{minion} returns to {seat}.</source>
        <translation>{minion} vuelve a {seat}.</translation>
    </message>
    <message>
        <source>{minion} has {n:burn counter}.</source>
        <translation>{minion} tiene {n:ficha de quema|fichas de quema}.</translation>
    </message>
    <message>
        <source>{card} has {n:ritual counter}.</source>
        <translation>{card} tiene {n:ficha de ritual|fichas de ritual}.</translation>
    </message>
    <message>
        <source>{card} is a vampire now.</source>
        <translation>{card} es ahora un vampiro.</translation>
    </message>
    <message>
        <source>{minion} has superior Dementation this turn.</source>
        <translation>{minion} tiene Dementation superior este turno.</translation>
    </message>
    <message>
        <source>{seat} sets the terms: {word}</source>
        <translation>{seat} fija las condiciones: {word}</translation>
    </message>
    <message>
        <source>{seat} sets the terms: {cards}.</source>
        <translation>{seat} fija las condiciones: {cards}.</translation>
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
        <translation>{minion} se abstiene.</translation>
    </message>
</context>
<context>
    <name>accepted</name>
    <message>
        <source>{other_seat} accepts the invitation of {seat}.</source>
        <translation>{other_seat} acepta la invitación de {seat}.</translation>
    </message>
</context>
<context>
    <name>acquires title</name>
    <message>
        <source>{minion} has won the title of {word}.</source>
        <translation>{minion} gana el título: {word}.</translation>
    </message>
</context>
<context>
    <name>action blocked</name>
    <message>
        <source>{minion} is blocked by {target}.</source>
        <translation>{target} bloquea a {minion}.</translation>
    </message>
</context>
<context>
    <name>action card</name>
    <message>
        <source>{minion} acts with {card}.</source>
        <translation>{minion} actúa con {card}.</translation>
    </message>
</context>
<context>
    <name>action ends</name>
    <message>
        <source>The action of {minion} ends.</source>
        <translation>La acción de {minion} termina.</translation>
    </message>
</context>
<context>
    <name>action failed</name>
    <message>
        <source>The action of {minion} fails.</source>
        <translation>La acción de {minion} fracasa.</translation>
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
        <translation>Se activa a {target}.</translation>
    </message>
</context>
<context>
    <name>acts to burn imbued</name>
    <message>
        <source>{minion} acts to burn {target}.</source>
        <translation>{minion} actúa para quemar a {target}.</translation>
    </message>
</context>
<context>
    <name>acts to diablerise</name>
    <message>
        <source>{minion} tries to diablerise {target}.</source>
        <translation>{minion} intenta diabolizar a {target}.</translation>
    </message>
</context>
<context>
    <name>add token</name>
    <message>
        <source>Add a {first} token to {second}.</source>
        <translation>Añadir una ficha {first}: {second}.</translation>
    </message>
</context>
<context>
    <name>additional strikes</name>
    <message>
        <source>{minion} gets {n:additional strike}.</source>
        <translation>{minion} obtiene {n:ataque adicional|ataques adicionales}.</translation>
    </message>
</context>
<context>
    <name>advance</name>
    <message>
        <source>Advance the investigator of {word}.</source>
        <translation>Hacer avanzar al investigador: {word}.</translation>
    </message>
</context>
<context>
    <name>advances</name>
    <message>
        <source>The investigator of {word} advances to space {n}.</source>
        <translation>El investigador ({word}) avanza a la casilla {n}.</translation>
    </message>
</context>
<context>
    <name>aggravated damage</name>
    <message>
        <source>{minion} suffers {n} aggravated damage.</source>
        <translation>{minion} recibe {n} de daño agravado.</translation>
    </message>
</context>
<context>
    <name>agreed nothing</name>
    <message>
        <source>All agree: recruit no one this turn.</source>
        <translation>Todos de acuerdo: no reclutar a nadie este turno.</translation>
    </message>
</context>
<context>
    <name>agreed recruit</name>
    <message>
        <source>All agree: recruit {card} without paying.</source>
        <translation>Todos de acuerdo: reclutar a {card} sin pagar.</translation>
    </message>
</context>
<context>
    <name>aim</name>
    <message>
        <source>Aim the strike at {target}.</source>
        <translation>Dirigir el ataque a {target}.</translation>
    </message>
</context>
<context>
    <name>aims</name>
    <message>
        <source>{minion} aims at {target}.</source>
        <translation>{minion} apunta a {target}.</translation>
    </message>
</context>
<context>
    <name>allegiance</name>
    <message>
        <source>{seat} fights for the {word}.</source>
        <translation>{seat} lucha en el bando {word}.</translation>
    </message>
</context>
<context>
    <name>allocate</name>
    <message>
        <source>Allocate {n:point} to {seat}.</source>
        <translation>Asignar {n:punto} a {seat}.</translation>
    </message>
</context>
<context>
    <name>ankh returns</name>
    <message>
        <source>The ankh of {word} returns.</source>
        <translation>El ankh de {word} regresa.</translation>
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
        <translation>{seat} anuncia que se retira.</translation>
    </message>
</context>
<context>
    <name>ante</name>
    <message>
        <source>{seat} sets aside {card} as ante.</source>
        <translation>{seat} aparta {card} como apuesta.</translation>
    </message>
</context>
<context>
    <name>asset</name>
    <message>
        <source>Discard the {word} asset.</source>
        <translation>Descartar la baza «{word}».</translation>
    </message>
    <message>
        <source>{seat} discards the {word} asset.</source>
        <translation>{seat} descarta la baza «{word}».</translation>
    </message>
</context>
<context>
    <name>attack marked</name>
    <message>
        <source>{minion} acts to enter combat with {target}.</source>
        <translation>{minion} actúa para entrar en combate con {target}.</translation>
    </message>
</context>
<context>
    <name>attacks marked</name>
    <message>
        <source>{minion} acts to enter combat with {target}.</source>
        <translation>{minion} actúa para entrar en combate con {target}.</translation>
    </message>
</context>
<context>
    <name>attempts to block</name>
    <message>
        <source>{minion} attempts to block {target}.</source>
        <translation>{minion} intenta bloquear a {target}.</translation>
    </message>
</context>
<context>
    <name>awake</name>
    <message>
        <source>{minion} is awake.</source>
        <translation>{minion} se despierta.</translation>
    </message>
</context>
<context>
    <name>award trophy</name>
    <message>
        <source>Move {card} to {minion}.</source>
        <translation>Pasar {card} a {minion}.</translation>
    </message>
</context>
<context>
    <name>back</name>
    <message>
        <source>{seat} moves {card} to the uncontrolled region.</source>
        <translation>{seat} pasa a {card} a la zona incontrolada.</translation>
    </message>
</context>
<context>
    <name>back to library</name>
    <message>
        <source>{seat} shuffles {n:card} into the library.</source>
        <translation>{seat} baraja {n:carta} en su biblioteca.</translation>
    </message>
</context>
<context>
    <name>ballot</name>
    <message>
        <source>{seat} casts {n:ballot} of {minion} {word}.</source>
        <translation>{seat} vota {word} con {minion}: {n:papeleta}.</translation>
    </message>
</context>
<context>
    <name>banished</name>
    <message>
        <source>{minion} is moved to the uncontrolled region.</source>
        <translation>{minion} pasa a la zona incontrolada.</translation>
    </message>
</context>
<context>
    <name>battleground</name>
    <message>
        <source>Resolve the battleground {battleground} next.</source>
        <translation>Resolver a continuación el campo de batalla {battleground}.</translation>
    </message>
</context>
<context>
    <name>become Camarilla</name>
    <message>
        <source>{minion} becomes Camarilla.</source>
        <translation>{minion} pasa a la Camarilla.</translation>
    </message>
</context>
<context>
    <name>become anarch</name>
    <message>
        <source>{minion} burns {n} blood to become anarch.</source>
        <translation>{minion} quema {n} de sangre para volverse Anarquista.</translation>
    </message>
</context>
<context>
    <name>becomes anarch</name>
    <message>
        <source>{minion} tries to become anarch.</source>
        <translation>{minion} intenta volverse Anarquista.</translation>
    </message>
</context>
<context>
    <name>bid</name>
    <message>
        <source>Bid {n} pool for {target}.</source>
        <translation>Pujar {n} de reserva por {target}.</translation>
    </message>
</context>
<context>
    <name>bids</name>
    <message>
        <source>{seat} bids {n} pool for {minion}.</source>
        <translation>{seat} puja {n} de reserva por {minion}.</translation>
    </message>
</context>
<context>
    <name>blame</name>
    <message>
        <source>{target} receives the infamy.</source>
        <translation>{target} recibe la infamia.</translation>
    </message>
</context>
<context>
    <name>bled</name>
    <message>
        <source>{other_seat} burns {n} pool.</source>
        <translation>{other_seat} quema {n} de reserva.</translation>
    </message>
</context>
<context>
    <name>bleed</name>
    <message>
        <source>{minion} bleeds {seat}.</source>
        <translation>{minion} sangra a {seat}.</translation>
    </message>
</context>
<context>
    <name>bleed changes</name>
    <message>
        <source>The bleed of {minion} is now for {n}.</source>
        <translation>El sangrado de {minion} es ahora de {n}.</translation>
    </message>
</context>
<context>
    <name>bleed replaced</name>
    <message>
        <source>The bleed of {minion} is replaced and burns no pool.</source>
        <translation>El sangrado de {minion} se reemplaza y no quema reserva.</translation>
    </message>
</context>
<context>
    <name>bleeds</name>
    <message>
        <source>{minion} bleeds {other_seat} for {n}.</source>
        <translation>{minion} sangra a {other_seat} por {n}.</translation>
    </message>
</context>
<context>
    <name>block</name>
    <message>
        <source>{minion} attempts to block.</source>
        <translation>{minion} intenta bloquear.</translation>
    </message>
</context>
<context>
    <name>block fails</name>
    <message>
        <source>The block by {minion} fails.</source>
        <translation>El bloqueo de {minion} fracasa.</translation>
    </message>
</context>
<context>
    <name>blood hunt called</name>
    <message>
        <source>A referendum decides on a blood hunt against {target}.</source>
        <translation>Un referéndum decide sobre una caza de sangre contra {target}.</translation>
    </message>
</context>
<context>
    <name>blood to pool</name>
    <message>
        <source>{seat} moves {n} blood from {minion} to her pool.</source>
        <translation>{seat} pasa {n} de sangre de {minion} a su reserva.</translation>
    </message>
    <message>
        <source>Gain 1 pool.</source>
        <translation>Ganar 1 de reserva.</translation>
    </message>
</context>
<context>
    <name>blood to vampire</name>
    <message>
        <source>{target} gains 1 blood.</source>
        <translation>{target} gana 1 de sangre.</translation>
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
        <translation>Un favor de {other_seat} está ahora en {target}.</translation>
    </message>
</context>
<context>
    <name>breach</name>
    <message>
        <source>Breach: an ankh of {word} is put on {target}.</source>
        <translation>Brecha: se pone un ankh de {word} en {target}.</translation>
    </message>
</context>
<context>
    <name>break gear</name>
    <message>
        <source>Destroy {target}.</source>
        <translation>Destruir {target}.</translation>
    </message>
</context>
<context>
    <name>buries</name>
    <message>
        <source>{seat} moves {card} to the bottom of the crypt.</source>
        <translation>{seat} pone {card} en el fondo de su cripta.</translation>
    </message>
</context>
<context>
    <name>burn</name>
    <message>
        <source>Burn an ankh of {word}.</source>
        <translation>Quemar un ankh de {word}.</translation>
    </message>
</context>
<context>
    <name>burn for immunity</name>
    <message>
        <source>{minion} burns {n} blood and takes no damage.</source>
        <translation>{minion} quema {n} de sangre y no recibe daño.</translation>
    </message>
</context>
<context>
    <name>burn imbued</name>
    <message>
        <source>{minion} acts to burn {target}.</source>
        <translation>{minion} actúa para quemar a {target}.</translation>
    </message>
</context>
<context>
    <name>burn option</name>
    <message>
        <source>Discard {card} by its burn option.</source>
        <translation>Descartar {card} por su opción de quema.</translation>
    </message>
</context>
<context>
    <name>burn pool for votes</name>
    <message>
        <source>Burn 1 pool for {n:vote}.</source>
        <translation>Quemar 1 de reserva por {n:voto}.</translation>
    </message>
</context>
<context>
    <name>burn to cancel</name>
    <message>
        <source>{minion} burns {n} to cancel {card}.</source>
        <translation>{minion} quema {n} para cancelar {card}.</translation>
    </message>
</context>
<context>
    <name>burn to go on</name>
    <message>
        <source>{minion} burns {n} blood so that the action does not fail.</source>
        <translation>{minion} quema {n} de sangre para que la acción no fracase.</translation>
    </message>
</context>
<context>
    <name>burned</name>
    <message>
        <source>An ankh of {word} burns.</source>
        <translation>Se quema un ankh de {word}.</translation>
    </message>
</context>
<context>
    <name>burned for vote</name>
    <message>
        <source>{seat} burns {card} for {n:vote} {word}.</source>
        <translation>{seat} quema {card} por {n:voto} {word}.</translation>
    </message>
</context>
<context>
    <name>burns blood</name>
    <message>
        <source>{minion} burns {n} blood.</source>
        <translation>{minion} quema {n} de sangre.</translation>
    </message>
</context>
<context>
    <name>burns life</name>
    <message>
        <source>{minion} burns {n} life.</source>
        <translation>{minion} quema {n} de vida.</translation>
    </message>
</context>
<context>
    <name>burns pool</name>
    <message>
        <source>{seat} burns {n} pool.</source>
        <translation>{seat} quema {n} de reserva.</translation>
    </message>
</context>
<context>
    <name>burns the Edge</name>
    <message>
        <source>{seat} burns the Edge.</source>
        <translation>{seat} quema la Ventaja.</translation>
    </message>
</context>
<context>
    <name>buy the bleeder</name>
    <message>
        <source>Burn 1 pool to steal {target}.</source>
        <translation>Quemar 1 de reserva para arrebatar {target}.</translation>
    </message>
</context>
<context>
    <name>buys crypt card</name>
    <message>
        <source>{seat} burns {n} pool for a new crypt card.</source>
        <translation>{seat} quema {n} de reserva por una nueva carta de cripta.</translation>
    </message>
</context>
<context>
    <name>call blood hunt</name>
    <message>
        <source>Call a blood hunt against {target}.</source>
        <translation>Proponer una caza de sangre contra {target}.</translation>
    </message>
</context>
<context>
    <name>cancelled</name>
    <message>
        <source>{card} is cancelled.</source>
        <translation>Se cancela {card}.</translation>
    </message>
</context>
<context>
    <name>card moved</name>
    <message>
        <source>{card} moves to {minion}.</source>
        <translation>{card} pasa a {minion}.</translation>
    </message>
</context>
<context>
    <name>card shown</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>card vote</name>
    <message>
        <source>{seat} casts {n:vote} from {card} {word}.</source>
        <translation>{seat} vota {word} con {card}: {n:voto}.</translation>
    </message>
</context>
<context>
    <name>changes clan</name>
    <message>
        <source>{minion} changes clan: {word}.</source>
        <translation>{minion} cambia de clan: {word}.</translation>
    </message>
</context>
<context>
    <name>changes sect</name>
    <message>
        <source>{minion} changes sect: {word}.</source>
        <translation>{minion} cambia de secta: {word}.</translation>
    </message>
</context>
<context>
    <name>choose Anarch</name>
    <message>
        <source>Choose {target} to be locked.</source>
        <translation>Elegir {target} para girarlo.</translation>
    </message>
</context>
<context>
    <name>choose Methuselah</name>
    <message>
        <source>Choose {seat}.</source>
        <translation>Elegir a {seat}.</translation>
    </message>
</context>
<context>
    <name>choose card</name>
    <message>
        <source>Choose {target}.</source>
        <translation>Elegir {target}.</translation>
    </message>
</context>
<context>
    <name>choose clan</name>
    <message>
        <source>Choose the clan of {target}.</source>
        <translation>Elegir el clan de {target}.</translation>
    </message>
</context>
<context>
    <name>choose clan {clan}</name>
    <message>
        <source>Choose {clan}.</source>
        <translation>Elegir {clan}.</translation>
    </message>
</context>
<context>
    <name>choose from heap</name>
    <message>
        <source>Choose {target} in your ash heap.</source>
        <translation>Elegir {target} en tu montón de ceniza.</translation>
    </message>
</context>
<context>
    <name>choose minion</name>
    <message>
        <source>Choose {target}.</source>
        <translation>Elegir {target}.</translation>
    </message>
</context>
<context>
    <name>choose number</name>
    <message>
        <source>Choose {n}.</source>
        <translation>Elegir {n}.</translation>
    </message>
</context>
<context>
    <name>choose own vampire</name>
    <message>
        <source>Choose {target}.</source>
        <translation>Elegir {target}.</translation>
    </message>
</context>
<context>
    <name>chooses</name>
    <message>
        <source>{seat} chooses {minion} for {card}.</source>
        <translation>{seat} elige a {minion} para {card}.</translation>
    </message>
</context>
<context>
    <name>chooses vampire</name>
    <message>
        <source>{seat} chooses {minion}.</source>
        <translation>{seat} elige a {minion}.</translation>
    </message>
</context>
<context>
    <name>claimed</name>
    <message>
        <source>{seat} claims the mission {word}.</source>
        <translation>{seat} se adjudica la misión {word}.</translation>
    </message>
</context>
<context>
    <name>clan</name>
    <message>
        <source>Play the clan {word}.</source>
        <translation>Jugar con el clan {word}.</translation>
    </message>
    <message>
        <source>{seat} plays the clan {word}.</source>
        <translation>{seat} juega con el clan {word}.</translation>
    </message>
</context>
<context>
    <name>cleansed</name>
    <message>
        <source>{seat} burns {n:corruption counter} from {minion}.</source>
        <translation>{seat} quema {n:ficha de corrupción|fichas de corrupción} de {minion}.</translation>
    </message>
</context>
<context>
    <name>cleanses</name>
    <message>
        <source>{seat} burns a corruption counter of {other_seat} from {minion}.</source>
        <translation>{seat} quema una ficha de corrupción de {other_seat} de {minion}.</translation>
    </message>
</context>
<context>
    <name>combat</name>
    <message>
        <source>{minion} and {target} enter combat.</source>
        <translation>{minion} y {target} entran en combate.</translation>
    </message>
</context>
<context>
    <name>combat ends</name>
    <message>
        <source>{minion} ends the combat.</source>
        <translation>{minion} termina el combate.</translation>
    </message>
</context>
<context>
    <name>combat goes on</name>
    <message>
        <source>{minion} keeps the combat going.</source>
        <translation>{minion} hace que el combate continúe.</translation>
    </message>
</context>
<context>
    <name>combat over</name>
    <message>
        <source>The combat is over.</source>
        <translation>El combate ha terminado.</translation>
    </message>
</context>
<context>
    <name>combat queued</name>
    <message>
        <source>{minion} will fight {target} once more.</source>
        <translation>{minion} luchará otra vez contra {target}.</translation>
    </message>
</context>
<context>
    <name>comes with</name>
    <message>
        <source>{minion} comes with {n} life.</source>
        <translation>{minion} llega con {n} de vida.</translation>
    </message>
</context>
<context>
    <name>comes with blood</name>
    <message>
        <source>{minion} comes with {n} blood.</source>
        <translation>{minion} llega con {n} de sangre.</translation>
    </message>
</context>
<context>
    <name>contest paid</name>
    <message>
        <source>{seat} burns {n} pool to contest {card}.</source>
        <translation>{seat} quema {n} de reserva para disputar {card}.</translation>
    </message>
</context>
<context>
    <name>contested</name>
    <message>
        <source>{seat} contests {card}.</source>
        <translation>{seat} disputa {card}.</translation>
    </message>
</context>
<context>
    <name>control</name>
    <message>
        <source>Move {card} to the ready region.</source>
        <translation>Pasar a {card} a la zona preparada.</translation>
    </message>
</context>
<context>
    <name>controlled</name>
    <message>
        <source>{seat} gains control of {card} with {n} blood.</source>
        <translation>{seat} toma el control de {card} con {n} de sangre.</translation>
    </message>
</context>
<context>
    <name>conviction</name>
    <message>
        <source>Put {card} on {minion}.</source>
        <translation>Poner {card} en {minion}.</translation>
    </message>
</context>
<context>
    <name>corrupted</name>
    <message>
        <source>{seat} puts a corruption counter on {minion}.</source>
        <translation>{seat} pone una ficha de corrupción sobre {minion}.</translation>
    </message>
</context>
<context>
    <name>counters</name>
    <message>
        <source>{card} has {n:counter}.</source>
        <translation>{card} tiene {n:ficha}.</translation>
    </message>
</context>
<context>
    <name>craft</name>
    <message>
        <source>Take {card} for a monstrosity.</source>
        <translation>Tomar a {card} para una monstruosidad.</translation>
    </message>
</context>
<context>
    <name>crafted</name>
    <message>
        <source>{card} is now a part of {target}.</source>
        <translation>{card} es ahora parte de {target}.</translation>
    </message>
</context>
<context>
    <name>crypt card</name>
    <message>
        <source>Use 4 transfers and burn 1 pool: take a new crypt card.</source>
        <translation>Usar 4 transferencias y quemar 1 de reserva: tomar una nueva carta de cripta.</translation>
    </message>
</context>
<context>
    <name>crypt card removed</name>
    <message>
        <source>{seat} reveals {card} and removes it from the game.</source>
        <translation>{seat} revela {card} y la retira del juego.</translation>
    </message>
</context>
<context>
    <name>damage</name>
    <message>
        <source>{minion} suffers {n} damage.</source>
        <translation>{minion} recibe {n} de daño.</translation>
    </message>
</context>
<context>
    <name>damage prevented</name>
    <message>
        <source>{minion} prevents {n} damage.</source>
        <translation>{minion} previene {n} de daño.</translation>
    </message>
</context>
<context>
    <name>decisive victory</name>
    <message>
        <source>Decisive victory of {word}.</source>
        <translation>Victoria decisiva: {word}.</translation>
    </message>
</context>
<context>
    <name>declare</name>
    <message>
        <source>Declare {word}.</source>
        <translation>Declarar: {word}.</translation>
    </message>
</context>
<context>
    <name>declared</name>
    <message>
        <source>{seat} declares {word}.</source>
        <translation>{seat} declara: {word}.</translation>
    </message>
</context>
<context>
    <name>declined</name>
    <message>
        <source>{other_seat} declines the invitation of {seat}.</source>
        <translation>{other_seat} rechaza la invitación de {seat}.</translation>
    </message>
</context>
<context>
    <name>destroyed</name>
    <message>
        <source>{minion} is destroyed.</source>
        <translation>{minion} queda destruido.</translation>
    </message>
</context>
<context>
    <name>diablerie</name>
    <message>
        <source>{minion} diablerises {target}.</source>
        <translation>{minion} diaboliza a {target}.</translation>
    </message>
</context>
<context>
    <name>diablerise</name>
    <message>
        <source>{minion} diablerises {target}.</source>
        <translation>{minion} diaboliza a {target}.</translation>
    </message>
</context>
<context>
    <name>discard</name>
    <message>
        <source>Discard {card}.</source>
        <translation>Descartar {card}.</translation>
    </message>
</context>
<context>
    <name>discard action</name>
    <message>
        <source>Discard {card} and draw a card.</source>
        <translation>Descartar {card} y robar una carta.</translation>
    </message>
</context>
<context>
    <name>discard chosen</name>
    <message>
        <source>Discard {target}.</source>
        <translation>Descartar {target}.</translation>
    </message>
</context>
<context>
    <name>discard in fear</name>
    <message>
        <source>Discard {target} for {minion}.</source>
        <translation>Descartar {target} por {minion}.</translation>
    </message>
</context>
<context>
    <name>discard of all hands</name>
    <message>
        <source>Discard {target} of the hand of {seat}.</source>
        <translation>Descartar {target} de la mano de {seat}.</translation>
    </message>
</context>
<context>
    <name>discard one of two</name>
    <message>
        <source>Discard {target}.</source>
        <translation>Descartar {target}.</translation>
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
        <translation>Descartar también {target}.</translation>
    </message>
</context>
<context>
    <name>discard to cancel</name>
    <message>
        <source>Discard {target} and another to cancel {card}.</source>
        <translation>Descartar {target} y otra carta para cancelar {card}.</translation>
    </message>
</context>
<context>
    <name>discard token</name>
    <message>
        <source>Discard token {n} of {word}.</source>
        <translation>Descartar la ficha {n} de {word}.</translation>
    </message>
</context>
<context>
    <name>discarded</name>
    <message>
        <source>{seat} discards {card}.</source>
        <translation>{seat} descarta {card}.</translation>
    </message>
</context>
<context>
    <name>distribute blood</name>
    <message>
        <source>Give 1 blood to {target}.</source>
        <translation>Dar 1 sangre a {target}.</translation>
    </message>
</context>
<context>
    <name>do it</name>
    <message>
        <source>Use {card}.</source>
        <translation>Usar {card}.</translation>
    </message>
</context>
<context>
    <name>dodges</name>
    <message>
        <source>{minion} dodges.</source>
        <translation>{minion} esquiva.</translation>
    </message>
</context>
<context>
    <name>drains</name>
    <message>
        <source>{minion} burns {n} blood above its capacity.</source>
        <translation>{minion} quema {n} de sangre por encima de su capacidad.</translation>
    </message>
</context>
<context>
    <name>drinks</name>
    <message>
        <source>{minion} takes {n} blood from {target}.</source>
        <translation>{minion} toma {n} de sangre de {target}.</translation>
    </message>
</context>
<context>
    <name>edge</name>
    <message>
        <source>{seat} gets the Edge.</source>
        <translation>{seat} obtiene la Ventaja.</translation>
    </message>
</context>
<context>
    <name>edge burned</name>
    <message>
        <source>{seat} burns the Edge for {n:vote} {word}.</source>
        <translation>{seat} quema la Ventaja por {n:voto} {word}.</translation>
    </message>
</context>
<context>
    <name>edge lost</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>edge pool</name>
    <message>
        <source>Gain 1 pool for the Edge.</source>
        <translation>Ganar 1 de reserva por la Ventaja.</translation>
    </message>
</context>
<context>
    <name>edict</name>
    <message>
        <source>{seat} issues the edict {card} on {word}.</source>
        <translation>{seat} promulga el edicto {card} ({word}).</translation>
    </message>
</context>
<context>
    <name>edict acts</name>
    <message>
        <source>The edict {card} is triggered by {word}.</source>
        <translation>El edicto {card} se desencadena por: {word}.</translation>
    </message>
</context>
<context>
    <name>embraced</name>
    <message>
        <source>{card} is a vampire of the clan {word} now.</source>
        <translation>{card} es ahora un vampiro del clan {word}.</translation>
    </message>
</context>
<context>
    <name>employ</name>
    <message>
        <source>{minion} employs {card}.</source>
        <translation>{minion} emplea a {card}.</translation>
    </message>
</context>
<context>
    <name>employ at basic</name>
    <message>
        <source>{minion} employs {card}, at its basic level.</source>
        <translation>{minion} emplea a {card}, a su nivel básico.</translation>
    </message>
</context>
<context>
    <name>employed</name>
    <message>
        <source>{minion} has {card} as a retainer now.</source>
        <translation>{card} es ahora criado de {minion}.</translation>
    </message>
</context>
<context>
    <name>employs</name>
    <message>
        <source>{minion} acts to employ {card}.</source>
        <translation>{minion} actúa para emplear a {card}.</translation>
    </message>
</context>
<context>
    <name>empty breach</name>
    <message>
        <source>The investigator of {word} finds nothing.</source>
        <translation>El investigador ({word}) no encuentra nada.</translation>
    </message>
</context>
<context>
    <name>encounter</name>
    <message>
        <source>{minion} encounters {target} in torpor.</source>
        <translation>{minion} encuentra a {target} en letargo.</translation>
    </message>
</context>
<context>
    <name>encounters</name>
    <message>
        <source>{minion} tries to encounter {target} in torpor.</source>
        <translation>{minion} intenta encontrar a {target} en letargo.</translation>
    </message>
</context>
<context>
    <name>end turn</name>
    <message>
        <source>End your turn.</source>
        <translation>Terminar tu turno.</translation>
    </message>
</context>
<context>
    <name>enemy</name>
    <message>
        <source>{target} is now an enemy of {seat}.</source>
        <translation>{target} es ahora enemigo de {seat}.</translation>
    </message>
</context>
<context>
    <name>enough</name>
    <message>
        <source>Remove no more characters.</source>
        <translation>No retirar más personajes.</translation>
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
        <translation>{minion} se equipa con {card}.</translation>
    </message>
</context>
<context>
    <name>equip at basic</name>
    <message>
        <source>{minion} equips with {card}, at its basic level.</source>
        <translation>{minion} se equipa con {card}, a su nivel básico.</translation>
    </message>
</context>
<context>
    <name>equipped</name>
    <message>
        <source>{minion} has {card} now.</source>
        <translation>{minion} tiene ahora {card}.</translation>
    </message>
</context>
<context>
    <name>equips</name>
    <message>
        <source>{minion} acts to equip with {card}.</source>
        <translation>{minion} actúa para equiparse con {card}.</translation>
    </message>
</context>
<context>
    <name>event played</name>
    <message>
        <source>{seat} puts {card} in play.</source>
        <translation>{seat} pone {card} en juego.</translation>
    </message>
</context>
<context>
    <name>exchange with</name>
    <message>
        <source>Move things between {minion} and {target}.</source>
        <translation>Mover sangre o cartas entre {minion} y {target}.</translation>
    </message>
</context>
<context>
    <name>exchanges</name>
    <message>
        <source>{seat} moves {target} from the ash heap to her hand.</source>
        <translation>{seat} pasa {target} del montón de ceniza a su mano.</translation>
    </message>
</context>
<context>
    <name>exchanges cards</name>
    <message>
        <source>{seat} exchanges {card} for {target}.</source>
        <translation>{seat} cambia {card} por {target}.</translation>
    </message>
</context>
<context>
    <name>exhausted</name>
    <message>
        <source>{target} is exhausted.</source>
        <translation>{target} queda agotado.</translation>
    </message>
</context>
<context>
    <name>fall</name>
    <message>
        <source>{target} goes to torpor.</source>
        <translation>{target} entra en letargo.</translation>
    </message>
</context>
<context>
    <name>falls short</name>
    <message>
        <source>{minion} has {n} intercept against {word} stealth.</source>
        <translation>{minion} tiene {n} de intercepción contra {word} de sigilo.</translation>
    </message>
</context>
<context>
    <name>fed</name>
    <message>
        <source>{minion} gains {n} blood.</source>
        <translation>{minion} gana {n} de sangre.</translation>
    </message>
</context>
<context>
    <name>feed as oldest</name>
    <message>
        <source>{target} gains 1 blood.</source>
        <translation>{target} gana 1 de sangre.</translation>
    </message>
</context>
<context>
    <name>fetch</name>
    <message>
        <source>Put {target} in play.</source>
        <translation>Poner {target} en juego.</translation>
    </message>
</context>
<context>
    <name>fetch trophy</name>
    <message>
        <source>Put {card} on {minion}.</source>
        <translation>Poner {card} en {minion}.</translation>
    </message>
</context>
<context>
    <name>fetches</name>
    <message>
        <source>{seat} puts {card} in play.</source>
        <translation>{seat} pone {card} en juego.</translation>
    </message>
</context>
<context>
    <name>find</name>
    <message>
        <source>Take {target} from your library.</source>
        <translation>Tomar {target} de tu biblioteca.</translation>
    </message>
</context>
<context>
    <name>find in crypt</name>
    <message>
        <source>Move {target} from your crypt to your uncontrolled region.</source>
        <translation>Pasar a {target} de tu cripta a tu zona incontrolada.</translation>
    </message>
</context>
<context>
    <name>finds</name>
    <message>
        <source>{seat} reveals {card} and moves it to her hand.</source>
        <translation>{seat} revela {card} y la pasa a su mano.</translation>
    </message>
</context>
<context>
    <name>first</name>
    <message>
        <source>{seat} plays first.</source>
        <translation>{seat} juega primero.</translation>
    </message>
    <message>
        <source>{seat} is the first player.</source>
        <translation>{seat} es el jugador inicial.</translation>
    </message>
</context>
<context>
    <name>first conviction</name>
    <message>
        <source>{minion} gains {card}.</source>
        <translation>{minion} obtiene {card}.</translation>
    </message>
</context>
<context>
    <name>first player</name>
    <message>
        <source>{seat} takes the first player marker.</source>
        <translation>{seat} toma el marcador de jugador inicial.</translation>
    </message>
</context>
<context>
    <name>fizzles</name>
    <message>
        <source>The action of {minion} succeeds without effect.</source>
        <translation>La acción de {minion} tiene éxito sin efecto.</translation>
    </message>
</context>
<context>
    <name>flip token</name>
    <message>
        <source>Flip over token {n} of {word}.</source>
        <translation>Dar la vuelta a la ficha {n} de {word}.</translation>
    </message>
</context>
<context>
    <name>forced to vote</name>
    <message>
        <source>{minion} has to vote {word} the referendum.</source>
        <translation>{minion} tiene que votar {word} el referéndum.</translation>
    </message>
</context>
<context>
    <name>forgets</name>
    <message>
        <source>{minion} has less of {word} now.</source>
        <translation>{minion} tiene ahora menos nivel de {word}.</translation>
    </message>
</context>
<context>
    <name>found</name>
    <message>
        <source>{card} is revealed.</source>
        <translation>Se revela a {card}.</translation>
    </message>
</context>
<context>
    <name>found in crypt</name>
    <message>
        <source>{seat} reveals {card} and puts it in the uncontrolled region.</source>
        <translation>{seat} revela {card} y la pone en la zona incontrolada.</translation>
    </message>
</context>
<context>
    <name>gain barred</name>
    <message>
        <source>{seat} does not gain {n} pool.</source>
        <translation>{seat} no gana {n} de reserva.</translation>
    </message>
</context>
<context>
    <name>gains</name>
    <message>
        <source>{target} receives {n} {word}.</source>
        <translation>{target} recibe {n} de {word}.</translation>
    </message>
</context>
<context>
    <name>gains blood</name>
    <message>
        <source>{minion} gains {n} blood.</source>
        <translation>{minion} gana {n} de sangre.</translation>
    </message>
</context>
<context>
    <name>gains conviction</name>
    <message>
        <source>{minion} gains {card}.</source>
        <translation>{minion} obtiene {card}.</translation>
    </message>
</context>
<context>
    <name>gains discards</name>
    <message>
        <source>{seat} gets {n:discard phase action}.</source>
        <translation>{seat} obtiene {n:acción|acciones} de fase de descarte.</translation>
    </message>
</context>
<context>
    <name>gains for edge</name>
    <message>
        <source>{seat} gains {n} pool for the Edge.</source>
        <translation>{seat} gana {n} de reserva por la Ventaja.</translation>
    </message>
</context>
<context>
    <name>gains life</name>
    <message>
        <source>{minion} gains {n} life.</source>
        <translation>{minion} gana {n} de vida.</translation>
    </message>
</context>
<context>
    <name>gains master phase actions</name>
    <message>
        <source>{seat} gets {n:master phase action}.</source>
        <translation>{seat} obtiene {n:acción|acciones} de fase heril.</translation>
    </message>
</context>
<context>
    <name>gains pool</name>
    <message>
        <source>{seat} gains {n} pool.</source>
        <translation>{seat} gana {n} de reserva.</translation>
    </message>
</context>
<context>
    <name>gains power</name>
    <message>
        <source>{minion} gains {card}.</source>
        <translation>{minion} obtiene {card}.</translation>
    </message>
</context>
<context>
    <name>gains title</name>
    <message>
        <source>{minion} gains the title of {word}.</source>
        <translation>{minion} obtiene el título: {word}.</translation>
    </message>
</context>
<context>
    <name>gains transfers</name>
    <message>
        <source>{seat} gains {n:transfer}.</source>
        <translation>{seat} gana {n:transferencia}.</translation>
    </message>
</context>
<context>
    <name>gets bonus</name>
    <message>
        <source>{minion} gets +{n} {word}.</source>
        <translation>{minion} obtiene +{n} de {word}.</translation>
    </message>
</context>
<context>
    <name>gets intercept</name>
    <message>
        <source>{minion} gets +{n} intercept.</source>
        <translation>{minion} obtiene +{n} de intercepción.</translation>
    </message>
</context>
<context>
    <name>gets penalty</name>
    <message>
        <source>{minion} gets -{n} {word}.</source>
        <translation>{minion} obtiene -{n} de {word}.</translation>
    </message>
</context>
<context>
    <name>gets stealth</name>
    <message>
        <source>{minion} gets +{n} stealth.</source>
        <translation>{minion} obtiene +{n} de sigilo.</translation>
    </message>
</context>
<context>
    <name>gets votes</name>
    <message>
        <source>{minion} gets {n:vote}.</source>
        <translation>{minion} obtiene {n:voto}.</translation>
    </message>
</context>
<context>
    <name>give blood</name>
    <message>
        <source>Move 1 blood to {target}.</source>
        <translation>Pasar 1 de sangre a {target}.</translation>
    </message>
</context>
<context>
    <name>give up ally</name>
    <message>
        <source>Let {target} be burned.</source>
        <translation>Dejar que se queme {target}.</translation>
    </message>
</context>
<context>
    <name>give up master</name>
    <message>
        <source>Discard {target} for +1 intercept.</source>
        <translation>Descartar {target} para +1 de intercepción.</translation>
    </message>
</context>
<context>
    <name>goes on</name>
    <message>
        <source>{minion} goes on with the action as though unblocked.</source>
        <translation>{minion} sigue con la acción como si nadie la bloqueara.</translation>
    </message>
</context>
<context>
    <name>goes to torpor</name>
    <message>
        <source>{minion} goes to torpor.</source>
        <translation>{minion} entra en letargo.</translation>
    </message>
</context>
<context>
    <name>half point</name>
    <message>
        <source>{seat} gains half a victory point.</source>
        <translation>{seat} gana medio punto de victoria.</translation>
    </message>
</context>
<context>
    <name>hand strike</name>
    <message>
        <source>{minion} strikes with hands.</source>
        <translation>{minion} ataca con la mano.</translation>
    </message>
</context>
<context>
    <name>heads</name>
    <message>
        <source>The coin for {card} shows heads.</source>
        <translation>La moneda por {card} sale cara.</translation>
    </message>
</context>
<context>
    <name>hostage freed</name>
    <message>
        <source>{minion} is no longer a hostage.</source>
        <translation>{minion} ya no es rehén.</translation>
    </message>
</context>
<context>
    <name>hunt</name>
    <message>
        <source>{minion} hunts.</source>
        <translation>{minion} caza.</translation>
    </message>
</context>
<context>
    <name>hunts</name>
    <message>
        <source>{minion} hunts.</source>
        <translation>{minion} caza.</translation>
    </message>
</context>
<context>
    <name>immune</name>
    <message>
        <source>{minion} is immune to the damage.</source>
        <translation>{minion} es inmune al daño.</translation>
    </message>
</context>
<context>
    <name>improves</name>
    <message>
        <source>{minion} has superior {word} now.</source>
        <translation>{minion} tiene ahora {word} superior.</translation>
    </message>
</context>
<context>
    <name>incapacitated</name>
    <message>
        <source>{minion} is incapacitated.</source>
        <translation>{minion} queda incapacitado.</translation>
    </message>
</context>
<context>
    <name>inflicts</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>inside</name>
    <message>
        <source>A token of {word} is inside the walls.</source>
        <translation>Una ficha de {word} está dentro de los muros.</translation>
    </message>
</context>
<context>
    <name>instead</name>
    <message>
        <source>Use the text of {card} instead.</source>
        <translation>Usar en su lugar el texto de {card}.</translation>
    </message>
</context>
<context>
    <name>intercept from</name>
    <message>
        <source>{minion} has {n} intercept from {card}.</source>
        <translation>{minion} tiene {n} de intercepción por {card}.</translation>
    </message>
</context>
<context>
    <name>invite</name>
    <message>
        <source>{target} cannot be blocked in other actions than bleeds.</source>
        <translation>{target} no puede ser bloqueado en acciones que no sean sangrados.</translation>
    </message>
</context>
<context>
    <name>invite after</name>
    <message>
        <source>Invite {seat} to gain the effect after you.</source>
        <translation>Invitar a {seat} a obtener el efecto después de ti.</translation>
    </message>
</context>
<context>
    <name>invite before</name>
    <message>
        <source>Invite {seat} to gain the effect before you.</source>
        <translation>Invitar a {seat} a obtener el efecto antes que tú.</translation>
    </message>
</context>
<context>
    <name>invite no one</name>
    <message>
        <source>Invite no one.</source>
        <translation>No invitar a nadie.</translation>
    </message>
</context>
<context>
    <name>join circle</name>
    <message>
        <source>Join the circle of {target}.</source>
        <translation>Unirse al círculo de {target}.</translation>
    </message>
</context>
<context>
    <name>joins circle</name>
    <message>
        <source>{minion} joins the circle of {target}.</source>
        <translation>{minion} se une al círculo de {target}.</translation>
    </message>
</context>
<context>
    <name>joins the Black Hand</name>
    <message>
        <source>{minion} becomes Black Hand.</source>
        <translation>{minion} pasa a ser Mano Negra.</translation>
    </message>
</context>
<context>
    <name>judices</name>
    <message>
        <source>The {word} token is among the judices.</source>
        <translation>La ficha «{word}» está entre los judices.</translation>
    </message>
</context>
<context>
    <name>keep ally</name>
    <message>
        <source>Keep {target} and burn {n} pool.</source>
        <translation>Conservar {target} y quemar {n} de reserva.</translation>
    </message>
</context>
<context>
    <name>keep location</name>
    <message>
        <source>Burn 1 pool to keep {target}.</source>
        <translation>Quemar 1 de reserva para conservar {target}.</translation>
    </message>
</context>
<context>
    <name>keeps location</name>
    <message>
        <source>{seat} burns 1 pool to keep {card}.</source>
        <translation>{seat} quema 1 de reserva para conservar {card}.</translation>
    </message>
</context>
<context>
    <name>kiss</name>
    <message>
        <source>{target} gives a boon of {seat}.</source>
        <translation>{target} da un favor de {seat}.</translation>
    </message>
</context>
<context>
    <name>kissed</name>
    <message>
        <source>{seat} gives a boon.</source>
        <translation>{seat} da un favor.</translation>
    </message>
</context>
<context>
    <name>last</name>
    <message>
        <source>{seat} is the last Methuselah in the game.</source>
        <translation>Solo queda {seat} en la partida.</translation>
    </message>
</context>
<context>
    <name>leader</name>
    <message>
        <source>Play {card} as clan leader.</source>
        <translation>Jugar con {card} como líder de clan.</translation>
    </message>
    <message>
        <source>{card} is the clan leader of {seat}.</source>
        <translation>{card} es el líder de clan de {seat}.</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Put {card} on {minion}.</source>
        <translation>Poner {card} en {minion}.</translation>
    </message>
</context>
<context>
    <name>learn from library</name>
    <message>
        <source>Put {card} from your library on {target}.</source>
        <translation>Poner {card} de tu biblioteca sobre {target}.</translation>
    </message>
</context>
<context>
    <name>learns</name>
    <message>
        <source>{minion} has {word} now.</source>
        <translation>{minion} tiene ahora {word}.</translation>
    </message>
</context>
<context>
    <name>leave torpor</name>
    <message>
        <source>{minion} burns 2 blood to leave torpor.</source>
        <translation>{minion} quema 2 de sangre para salir del letargo.</translation>
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
        <translation>{minion} deja a {target} en letargo.</translation>
    </message>
</context>
<context>
    <name>leaves torpor</name>
    <message>
        <source>{minion} leaves torpor.</source>
        <translation>{minion} sale del letargo.</translation>
    </message>
</context>
<context>
    <name>lend</name>
    <message>
        <source>{target} receives the boon and lends {word}.</source>
        <translation>{target} recibe el favor y presta: {word}.</translation>
    </message>
</context>
<context>
    <name>lent</name>
    <message>
        <source>{target} of {other_seat} lends {word} to {seat} for a boon.</source>
        <translation>{target}, de {other_seat}, presta un arquetipo a {seat} por un favor: {word}.</translation>
    </message>
</context>
<context>
    <name>lock in fear</name>
    <message>
        <source>Lock {minion}.</source>
        <translation>Girar a {minion}.</translation>
    </message>
</context>
<context>
    <name>locks</name>
    <message>
        <source>{minion} locks.</source>
        <translation>{minion} se gira.</translation>
    </message>
</context>
<context>
    <name>looks at a card</name>
    <message>
        <source>{seat} looks at a card of the hand of {other_seat}.</source>
        <translation>{seat} mira una carta de la mano de {other_seat}.</translation>
    </message>
</context>
<context>
    <name>looks at all hands</name>
    <message>
        <source>{seat} looks at the hands of all Methuselahs.</source>
        <translation>{seat} mira las manos de todos los Matusalenes.</translation>
    </message>
</context>
<context>
    <name>looks at crypt</name>
    <message>
        <source>{seat} looks at the top {n:card} of the crypt of {other_seat}.</source>
        <translation>{seat} mira {n:carta} de la parte superior de la cripta de {other_seat}.</translation>
    </message>
</context>
<context>
    <name>looks at hand</name>
    <message>
        <source>{seat} looks at the hand of {other_seat}.</source>
        <translation>{seat} mira la mano de {other_seat}.</translation>
    </message>
</context>
<context>
    <name>looks at library</name>
    <message>
        <source>{seat} looks at the top {n:card} of the library of {other_seat}.</source>
        <translation>{seat} mira {n:carta} de la parte superior de la biblioteca de {other_seat}.</translation>
    </message>
</context>
<context>
    <name>looks at own top</name>
    <message>
        <source>{seat} looks at the top {n:card} of the library.</source>
        <translation>{seat} mira {n:carta} de la parte superior de su biblioteca.</translation>
    </message>
</context>
<context>
    <name>looks at top</name>
    <message>
        <source>{seat} looks at the top {n:card} of the library.</source>
        <translation>{seat} mira {n:carta} de la parte superior de su biblioteca.</translation>
    </message>
</context>
<context>
    <name>looks at uncontrolled</name>
    <message>
        <source>{seat} looks at an uncontrolled card of {other_seat}.</source>
        <translation>{seat} mira una carta incontrolada de {other_seat}.</translation>
    </message>
</context>
<context>
    <name>loosens</name>
    <message>
        <source>{minion} loosens {card}.</source>
        <translation>{minion} afloja {card}.</translation>
    </message>
</context>
<context>
    <name>lose location</name>
    <message>
        <source>Burn {target}.</source>
        <translation>Quemar {target}.</translation>
    </message>
</context>
<context>
    <name>loses</name>
    <message>
        <source>{target} loses {n} {word}.</source>
        <translation>{target} pierde {n} de {word}.</translation>
    </message>
</context>
<context>
    <name>loses discards</name>
    <message>
        <source>{seat} gets {n:discard phase action} fewer.</source>
        <translation>{seat} tiene {n:acción|acciones} de fase de descarte menos.</translation>
    </message>
</context>
<context>
    <name>loses intercept</name>
    <message>
        <source>{minion} gets -{n} intercept.</source>
        <translation>{minion} obtiene -{n} de intercepción.</translation>
    </message>
</context>
<context>
    <name>loses life</name>
    <message>
        <source>{minion} burns {n} life.</source>
        <translation>{minion} quema {n} de vida.</translation>
    </message>
</context>
<context>
    <name>loses stealth</name>
    <message>
        <source>{minion} gets -{n} stealth.</source>
        <translation>{minion} obtiene -{n} de sigilo.</translation>
    </message>
</context>
<context>
    <name>loses title</name>
    <message>
        <source>{minion} loses the title of {word}.</source>
        <translation>{minion} pierde el título: {word}.</translation>
    </message>
</context>
<context>
    <name>lost strike</name>
    <message>
        <source>{minion} loses the strike.</source>
        <translation>{minion} pierde su ataque.</translation>
    </message>
</context>
<context>
    <name>maneuver</name>
    <message>
        <source>{minion} maneuvers.</source>
        <translation>{minion} maniobra.</translation>
    </message>
</context>
<context>
    <name>maneuvers</name>
    <message>
        <source>{minion} maneuvers to {word} range.</source>
        <translation>{minion} maniobra para combatir {word}.</translation>
    </message>
</context>
<context>
    <name>march</name>
    <message>
        <source>Move an ankh of {first} from {second} to {third}.</source>
        <translation>Mover un ankh de {first}: de {second} a {third}.</translation>
    </message>
    <message>
        <source>An ankh of {first} moves from {second} to {third}.</source>
        <translation>Un ankh de {first} pasa de {second} a {third}.</translation>
    </message>
</context>
<context>
    <name>mark red list</name>
    <message>
        <source>Use a master phase action to mark {target}.</source>
        <translation>Usar una acción de fase heril para marcar a {target}.</translation>
    </message>
</context>
<context>
    <name>market</name>
    <message>
        <source>{card} is a black market now.</source>
        <translation>{card} es ahora un mercado negro.</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <source>{seat} marks {target}.</source>
        <translation>{seat} marca a {target}.</translation>
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
        <translation>{minion} no puede bloquear esta acción.</translation>
    </message>
</context>
<context>
    <name>mended</name>
    <message>
        <source>{minion} burns {n} blood.</source>
        <translation>{minion} quema {n} de sangre.</translation>
    </message>
</context>
<context>
    <name>merge</name>
    <message>
        <source>Use 4 transfers and burn 1 pool: merge {card} with {target}.</source>
        <translation>Usar 4 transferencias y quemar 1 de reserva: fusionar {card} con {target}.</translation>
    </message>
</context>
<context>
    <name>merged</name>
    <message>
        <source>{card} merges with {target}: {minion} has {n} blood.</source>
        <translation>{card} se fusiona con {target}: {minion} tiene {n} de sangre.</translation>
    </message>
</context>
<context>
    <name>milled</name>
    <message>
        <source>{seat} burns {n:card} from the top of the library.</source>
        <translation>{seat} quema {n:carta} de la parte superior de su biblioteca.</translation>
    </message>
</context>
<context>
    <name>morality down</name>
    <message>
        <source>The morality of {seat} falls to {n}.</source>
        <translation>La moralidad de {seat} baja a {n}.</translation>
    </message>
</context>
<context>
    <name>morality flips</name>
    <message>
        <source>The morality token of {seat} now shows {word}.</source>
        <translation>La ficha de moralidad de {seat} muestra ahora {word}.</translation>
    </message>
</context>
<context>
    <name>morality up</name>
    <message>
        <source>The morality of {seat} rises to {n}.</source>
        <translation>La moralidad de {seat} sube a {n}.</translation>
    </message>
</context>
<context>
    <name>more damage</name>
    <message>
        <source>The strike of {minion} inflicts {n} more damage.</source>
        <translation>El ataque de {minion} inflige {n} más de daño.</translation>
    </message>
</context>
<context>
    <name>more votes</name>
    <message>
        <source>{minion} casts {n:additional vote} against.</source>
        <translation>{minion} vota en contra: {n:voto adicional|votos adicionales}.</translation>
    </message>
</context>
<context>
    <name>move blood</name>
    <message>
        <source>Move {n} blood from {target} to {minion}.</source>
        <translation>Pasar {n} de sangre de {target} a {minion}.</translation>
    </message>
</context>
<context>
    <name>move card</name>
    <message>
        <source>Move {target} to {minion}.</source>
        <translation>Mover {target} a {minion}.</translation>
    </message>
</context>
<context>
    <name>move retainer</name>
    <message>
        <source>Move {target} to {minion}.</source>
        <translation>Mover {target} a {minion}.</translation>
    </message>
</context>
<context>
    <name>move token</name>
    <message>
        <source>Move token {n} of {first} to {second}.</source>
        <translation>Mover la ficha {n}: de {first} a {second}.</translation>
    </message>
</context>
<context>
    <name>moves</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>moves pool</name>
    <message>
        <source>{seat} moves {n} pool to {other_seat}.</source>
        <translation>{seat} pasa {n} de reserva a {other_seat}.</translation>
    </message>
</context>
<context>
    <name>moves waiting blood</name>
    <message>
        <source>{seat} moves {n} blood from an uncontrolled vampire of {other_seat} to another.</source>
        <translation>{seat} mueve {n} de sangre de un vampiro incontrolado de {other_seat} a otro.</translation>
    </message>
</context>
<context>
    <name>name Methuselah</name>
    <message>
        <source>Choose {seat}.</source>
        <translation>Elegir a {seat}.</translation>
    </message>
</context>
<context>
    <name>new target</name>
    <message>
        <source>{minion} bleeds {other_seat} instead.</source>
        <translation>{minion} sangra ahora a {other_seat}.</translation>
    </message>
</context>
<context>
    <name>next in order</name>
    <message>
        <source>Put {target} next on your library.</source>
        <translation>Poner a continuación {target} sobre tu biblioteca.</translation>
    </message>
</context>
<context>
    <name>no</name>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
</context>
<context>
    <name>no bids</name>
    <message>
        <source>No one bids for {minion}.</source>
        <translation>Nadie puja por {minion}.</translation>
    </message>
</context>
<context>
    <name>no bleed</name>
    <message>
        <source>{other_seat} burns no pool.</source>
        <translation>{other_seat} no quema reserva.</translation>
    </message>
</context>
<context>
    <name>no childe</name>
    <message>
        <source>{target} has no childe for it; nothing happens.</source>
        <translation>{target} no tiene ningún chiquillo para ello; no pasa nada.</translation>
    </message>
</context>
<context>
    <name>no combat</name>
    <message>
        <source>{minion} and {target} cannot enter combat.</source>
        <translation>{minion} y {target} no pueden entrar en combate.</translation>
    </message>
</context>
<context>
    <name>no diablerie</name>
    <message>
        <source>{minion} cannot diablerise {target}.</source>
        <translation>{minion} no puede diabolizar a {target}.</translation>
    </message>
</context>
<context>
    <name>no march</name>
    <message>
        <source>No ankh of {word} can move.</source>
        <translation>Ningún ankh de {word} puede moverse.</translation>
    </message>
</context>
<context>
    <name>no more</name>
    <message>
        <source>Choose no more.</source>
        <translation>No elegir nada más.</translation>
    </message>
</context>
<context>
    <name>no pool kept</name>
    <message>
        <source>{seat} burns {n} pool that would be gained.</source>
        <translation>{seat} quema {n} de reserva que ganaría.</translation>
    </message>
</context>
<context>
    <name>no recruit</name>
    <message>
        <source>{seat} recruits no one.</source>
        <translation>{seat} no recluta a nadie.</translation>
    </message>
</context>
<context>
    <name>no scheme</name>
    <message>
        <source>{seat} has no clan scheme left to draw.</source>
        <translation>A {seat} no le quedan intrigas de clan que robar.</translation>
    </message>
</context>
<context>
    <name>no strike</name>
    <message>
        <source>{minion} does not strike.</source>
        <translation>{minion} no ataca.</translation>
    </message>
</context>
<context>
    <name>no suspect</name>
    <message>
        <source>No vampire has infamy; the trial targets no one.</source>
        <translation>Ningún vampiro tiene infamia; el juicio no afecta a nadie.</translation>
    </message>
</context>
<context>
    <name>no title</name>
    <message>
        <source>No vampire receives the title {word}.</source>
        <translation>Ningún vampiro recibe el título {word}.</translation>
    </message>
</context>
<context>
    <name>no winner</name>
    <message>
        <source>No single Methuselah has the most victory points: there is no winner.</source>
        <translation>Nadie tiene más puntos de victoria que los demás: no hay ganador.</translation>
    </message>
</context>
<context>
    <name>not fed</name>
    <message>
        <source>{minion} gains no blood.</source>
        <translation>{minion} no gana sangre.</translation>
    </message>
</context>
<context>
    <name>not found</name>
    <message>
        <source>No character with {word} is left.</source>
        <translation>No queda ningún personaje de este tipo: {word}.</translation>
    </message>
</context>
<context>
    <name>number from</name>
    <message>
        <source>{minion} has {n} {word} from {card}.</source>
        <translation>{minion} tiene {n} de {word} por {card}.</translation>
    </message>
</context>
<context>
    <name>obligation</name>
    <message>
        <source>{seat} carries out an obligation: {word}.</source>
        <translation>{seat} cumple una obligación: {word}.</translation>
    </message>
</context>
<context>
    <name>offers for exchange</name>
    <message>
        <source>{seat} names {card} to exchange it.</source>
        <translation>{seat} nombra {card} para cambiarla.</translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message>
        <source>Choose {seat}.</source>
        <translation>Elegir a {seat}.</translation>
    </message>
</context>
<context>
    <name>order top</name>
    <message>
        <source>Put {target} next on top of your library.</source>
        <translation>Poner a continuación {target} en la parte superior de tu biblioteca.</translation>
    </message>
</context>
<context>
    <name>ousted</name>
    <message>
        <source>{seat} is ousted.</source>
        <translation>{seat} queda fuera de la partida.</translation>
    </message>
</context>
<context>
    <name>out of range</name>
    <message>
        <source>The strike of {minion} does not reach.</source>
        <translation>El ataque de {minion} no alcanza.</translation>
    </message>
</context>
<context>
    <name>own copy</name>
    <message>
        <source>{seat} has {card} already: this one is burned.</source>
        <translation>{seat} ya tiene {card}: este ejemplar se quema.</translation>
    </message>
</context>
<context>
    <name>own intercept</name>
    <message>
        <source>{minion} has {n} intercept of its own.</source>
        <translation>{minion} tiene {n} de intercepción propia.</translation>
    </message>
</context>
<context>
    <name>own number</name>
    <message>
        <source>{minion} has {n} {word} of its own.</source>
        <translation>{minion} tiene {n} de {word} por sí mismo.</translation>
    </message>
</context>
<context>
    <name>own stealth</name>
    <message>
        <source>{minion} has {n} stealth of its own.</source>
        <translation>{minion} tiene {n} de sigilo propio.</translation>
    </message>
</context>
<context>
    <name>paralyzed</name>
    <message>
        <source>{minion} is paralyzed.</source>
        <translation>{minion} queda paralizado.</translation>
    </message>
</context>
<context>
    <name>pass</name>
    <message>
        <source>Do nothing more.</source>
        <translation>No hacer nada más.</translation>
    </message>
</context>
<context>
    <name>pay</name>
    <message>
        <source>{target} pays 1 power.</source>
        <translation>{target} paga 1 de poder.</translation>
    </message>
</context>
<context>
    <name>pay blood</name>
    <message>
        <source>Burn 1 blood from {target}.</source>
        <translation>Quemar 1 de sangre de {target}.</translation>
    </message>
</context>
<context>
    <name>pay contest</name>
    <message>
        <source>Burn 1 pool to go on contesting {card}.</source>
        <translation>Quemar 1 de reserva para seguir disputando {card}.</translation>
    </message>
</context>
<context>
    <name>pay conviction</name>
    <message>
        <source>Burn {card} on {minion}.</source>
        <translation>Quemar {card} en {minion}.</translation>
    </message>
</context>
<context>
    <name>pay pool</name>
    <message>
        <source>Burn 1 pool.</source>
        <translation>Quemar 1 de reserva.</translation>
    </message>
</context>
<context>
    <name>pay title contest</name>
    <message>
        <source>{minion} burns {n} blood to go on contesting its title.</source>
        <translation>{minion} quema {n} de sangre para seguir disputando su título.</translation>
    </message>
</context>
<context>
    <name>pay to cancel</name>
    <message>
        <source>Burn {n} pool to cancel {card}.</source>
        <translation>Quemar {n} de reserva para cancelar {card}.</translation>
    </message>
</context>
<context>
    <name>pay to stay anarch</name>
    <message>
        <source>{minion} burns 1 blood.</source>
        <translation>{minion} quema 1 de sangre.</translation>
    </message>
</context>
<context>
    <name>pay toll</name>
    <message>
        <source>{minion} burns {n} to go on with the attempt to block.</source>
        <translation>{minion} quema {n} para seguir con su intento de bloqueo.</translation>
    </message>
</context>
<context>
    <name>pays blood</name>
    <message>
        <source>{minion} burns {n} blood for {card}.</source>
        <translation>{minion} quema {n} de sangre por {card}.</translation>
    </message>
</context>
<context>
    <name>pays for action</name>
    <message>
        <source>{minion} burns {n} blood for its action.</source>
        <translation>{minion} quema {n} de sangre por su acción.</translation>
    </message>
</context>
<context>
    <name>pays life</name>
    <message>
        <source>{minion} burns {n} life for {card}.</source>
        <translation>{minion} quema {n} de vida por {card}.</translation>
    </message>
</context>
<context>
    <name>pays pool</name>
    <message>
        <source>{seat} burns {n} pool for {card}.</source>
        <translation>{seat} quema {n} de reserva por {card}.</translation>
    </message>
</context>
<context>
    <name>pays rescue</name>
    <message>
        <source>{minion} burns {n} blood for the rescue.</source>
        <translation>{minion} quema {n} de sangre por el rescate.</translation>
    </message>
</context>
<context>
    <name>piper brings</name>
    <message>
        <source>{minion} brings {target} into play.</source>
        <translation>{minion} pone en juego a {target}.</translation>
    </message>
</context>
<context>
    <name>place</name>
    <message>
        <source>Place it below {target}.</source>
        <translation>Colocarlo debajo de {target}.</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>Play {card}.</source>
        <translation>Jugar {card}.</translation>
    </message>
</context>
<context>
    <name>play event</name>
    <message>
        <source>Put {card} in play.</source>
        <translation>Poner {card} en juego.</translation>
    </message>
</context>
<context>
    <name>plays open</name>
    <message>
        <source>{seat} plays with an open hand.</source>
        <translation>{seat} juega con la mano abierta.</translation>
    </message>
</context>
<context>
    <name>point</name>
    <message>
        <source>{seat} gains {n:victory point}.</source>
        <translation>{seat} gana {n:punto} de victoria.</translation>
    </message>
</context>
<context>
    <name>political action</name>
    <message>
        <source>{minion} takes a political action with {card}.</source>
        <translation>{minion} realiza una acción política con {card}.</translation>
    </message>
</context>
<context>
    <name>politics moves</name>
    <message>
        <source>The clan politics token moves toward {word}.</source>
        <translation>La ficha de política de clanes avanza hacia {word}.</translation>
    </message>
</context>
<context>
    <name>pool to blood</name>
    <message>
        <source>{seat} moves {n} pool to {minion}.</source>
        <translation>{seat} pasa {n} de reserva a {minion}.</translation>
    </message>
</context>
<context>
    <name>pool to card</name>
    <message>
        <source>{seat} moves {n} pool to {card}.</source>
        <translation>{seat} pasa {n} de reserva a {card}.</translation>
    </message>
</context>
<context>
    <name>press</name>
    <message>
        <source>{minion} presses.</source>
        <translation>{minion} acosa.</translation>
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
        <translation>{minion} acosa para {word} el combate.</translation>
    </message>
</context>
<context>
    <name>prevent aggravated</name>
    <message>
        <source>Prevent {n} aggravated damage, the rest ordinary.</source>
        <translation>Prevenir {n} de daño agravado, el resto normal.</translation>
    </message>
</context>
<context>
    <name>primogen</name>
    <message>
        <source>Declare {word} to the primogen.</source>
        <translation>Declarar al primogénito: {word}.</translation>
    </message>
    <message>
        <source>{seat} declares {word} to the primogen.</source>
        <translation>{seat} declara al primogénito: {word}.</translation>
    </message>
</context>
<context>
    <name>primogen decides</name>
    <message>
        <source>The primogen reveals {card}: {seat} wins the tie.</source>
        <translation>El primogénito revela a {card}: {seat} gana el desempate.</translation>
    </message>
</context>
<context>
    <name>primogen lot</name>
    <message>
        <source>The primogen is silent: {seat} wins the tie by lot.</source>
        <translation>El primogénito calla: {seat} gana el desempate por sorteo.</translation>
    </message>
</context>
<context>
    <name>prisci</name>
    <message>
        <source>The prisci cast {n:vote} {word}.</source>
        <translation>Los prisci votan {word}: {n:voto}.</translation>
    </message>
</context>
<context>
    <name>protect</name>
    <message>
        <source>Put an ankh of {word} on {target}.</source>
        <translation>Poner un ankh de {word} en {target}.</translation>
    </message>
</context>
<context>
    <name>protected</name>
    <message>
        <source>An ankh of {word} is put on {target}.</source>
        <translation>Se pone un ankh de {word} en {target}.</translation>
    </message>
</context>
<context>
    <name>provides a press</name>
    <message>
        <source>{card} presses to continue the combat.</source>
        <translation>{card} acosa para continuar el combate.</translation>
    </message>
</context>
<context>
    <name>put in play</name>
    <message>
        <source>{seat} puts {card} in play.</source>
        <translation>{seat} pone {card} en juego.</translation>
    </message>
</context>
<context>
    <name>put on</name>
    <message>
        <source>{seat} puts {card} on {target}.</source>
        <translation>{seat} pone {card} en {target}.</translation>
    </message>
</context>
<context>
    <name>put on top</name>
    <message>
        <source>Put {target} on top of your library.</source>
        <translation>Poner {target} en la parte superior de tu biblioteca.</translation>
    </message>
</context>
<context>
    <name>put trophy</name>
    <message>
        <source>Use a master phase action to put {card} in play.</source>
        <translation>Usar una acción de fase heril para poner {card} en juego.</translation>
    </message>
</context>
<context>
    <name>puts copy away</name>
    <message>
        <source>{seat} moves {card} from the library to the ash heap.</source>
        <translation>{seat} pone {card} de su biblioteca en su montón de ceniza.</translation>
    </message>
</context>
<context>
    <name>puts on top</name>
    <message>
        <source>{seat} moves {n:card} from the hand to the top of the library.</source>
        <translation>{seat} pone {n:carta} de su mano en la parte superior de su biblioteca.</translation>
    </message>
</context>
<context>
    <name>queue</name>
    <message>
        <source>{card} comes into the queue.</source>
        <translation>{card} entra en la fila.</translation>
    </message>
</context>
<context>
    <name>range</name>
    <message>
        <source>The range is {word}.</source>
        <translation>Se combate {word}.</translation>
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
        <translation>Quemar 3 de convicción: {minion} sale de la zona de incapacitados.</translation>
    </message>
    <message>
        <source>Take {card} back into hand.</source>
        <translation>Recuperar {card} en la mano.</translation>
    </message>
</context>
<context>
    <name>recovered</name>
    <message>
        <source>{seat} moves {card} to her hand.</source>
        <translation>{seat} pasa {card} a su mano.</translation>
    </message>
    <message>
        <source>{seat} takes {card} back into hand.</source>
        <translation>{seat} recupera {card} en la mano.</translation>
    </message>
</context>
<context>
    <name>recovers</name>
    <message>
        <source>{minion} leaves the incapacitated region.</source>
        <translation>{minion} sale de la zona de incapacitados.</translation>
    </message>
</context>
<context>
    <name>recruit</name>
    <message>
        <source>{minion} recruits {card}.</source>
        <translation>{minion} recluta a {card}.</translation>
    </message>
    <message>
        <source>Recruit {card} ({price}).</source>
        <translation>Reclutar a {card} ({price}).</translation>
    </message>
</context>
<context>
    <name>recruit at basic</name>
    <message>
        <source>{minion} recruits {card}, at its basic level.</source>
        <translation>{minion} recluta a {card}, a su nivel básico.</translation>
    </message>
</context>
<context>
    <name>recruit retained</name>
    <message>
        <source>Recruit {card} from your haven.</source>
        <translation>Reclutar a {card} desde tu refugio.</translation>
    </message>
</context>
<context>
    <name>recruited</name>
    <message>
        <source>{seat} has {card} as an ally now.</source>
        <translation>{card} es ahora aliado de {seat}.</translation>
    </message>
    <message>
        <source>{seat} recruits {card} below {target}.</source>
        <translation>{seat} recluta a {card} debajo de {target}.</translation>
    </message>
</context>
<context>
    <name>recruits</name>
    <message>
        <source>{minion} acts to recruit {card}.</source>
        <translation>{minion} actúa para reclutar a {card}.</translation>
    </message>
</context>
<context>
    <name>reduce cost</name>
    <message>
        <source>Use {card} to pay less for {target}.</source>
        <translation>Usar {card} para pagar menos por {target}.</translation>
    </message>
</context>
<context>
    <name>referendum called</name>
    <message>
        <source>{seat} calls the referendum of {card}.</source>
        <translation>{seat} propone el referéndum de {card}.</translation>
    </message>
</context>
<context>
    <name>referendum called off</name>
    <message>
        <source>The referendum does not take place.</source>
        <translation>El referéndum no se celebra.</translation>
    </message>
</context>
<context>
    <name>referendum fails</name>
    <message>
        <source>The referendum fails, {word}.</source>
        <translation>El referéndum fracasa, {word}.</translation>
    </message>
</context>
<context>
    <name>referendum passes</name>
    <message>
        <source>The referendum passes, {word}.</source>
        <translation>El referéndum prospera, {word}.</translation>
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
        <translation>{minion} cancela {target} con {card}.</translation>
    </message>
</context>
<context>
    <name>refuses life</name>
    <message>
        <source>{minion} burns {n} life that it cannot gain.</source>
        <translation>{minion} quema {n} de vida que no puede ganar.</translation>
    </message>
</context>
<context>
    <name>regained</name>
    <message>
        <source>{seat} has won {card}.</source>
        <translation>{seat} gana {card}.</translation>
    </message>
</context>
<context>
    <name>regains action</name>
    <message>
        <source>{seat} gets {n:master phase action}.</source>
        <translation>{seat} obtiene acciones de fase heril: {n}.</translation>
    </message>
</context>
<context>
    <name>rejuvenated</name>
    <message>
        <source>{target} is rejuvenated.</source>
        <translation>{target} queda revitalizado.</translation>
    </message>
</context>
<context>
    <name>remove</name>
    <message>
        <source>Remove {card} from the queue.</source>
        <translation>Retirar a {card} de la fila.</translation>
    </message>
</context>
<context>
    <name>remove from heap</name>
    <message>
        <source>Remove {target} from the game.</source>
        <translation>Retirar {target} de la partida.</translation>
    </message>
</context>
<context>
    <name>removed</name>
    <message>
        <source>{seat} removes {card} from the queue.</source>
        <translation>{seat} retira a {card} de la fila.</translation>
    </message>
</context>
<context>
    <name>repealed</name>
    <message>
        <source>The edict {card} is discarded.</source>
        <translation>Se descarta el edicto {card}.</translation>
    </message>
</context>
<context>
    <name>replaced</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rescue</name>
    <message>
        <source>{minion} rescues {target} and burns {n} of the blood that it costs.</source>
        <translation>{minion} rescata a {target} y quema {n} de la sangre que cuesta.</translation>
    </message>
</context>
<context>
    <name>rescues</name>
    <message>
        <source>{minion} rescues {target}.</source>
        <translation>{minion} rescata a {target}.</translation>
    </message>
</context>
<context>
    <name>research counter</name>
    <message>
        <source>{minion} has {n:research counter}.</source>
        <translation>{minion} tiene {n:ficha de investigación|fichas de investigación}.</translation>
    </message>
</context>
<context>
    <name>reserve</name>
    <message>
        <source>Reserve {card}.</source>
        <translation>Reservar a {card}.</translation>
    </message>
</context>
<context>
    <name>reserved</name>
    <message>
        <source>{seat} reserves {card}.</source>
        <translation>{seat} reserva a {card}.</translation>
    </message>
</context>
<context>
    <name>reshuffled</name>
    <message>
        <source>The discarded characters become the character deck.</source>
        <translation>Los personajes descartados pasan a ser el mazo de personajes.</translation>
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
        <translation>Tregua: los ankhs regresan a {word}.</translation>
    </message>
</context>
<context>
    <name>retainer moved</name>
    <message>
        <source>{seat} moves {target} to {minion}.</source>
        <translation>{seat} mueve {target} a {minion}.</translation>
    </message>
</context>
<context>
    <name>returns</name>
    <message>
        <source>{seat} moves {card} from the ash heap to the ready region.</source>
        <translation>{seat} pasa a {card} del montón de ceniza a la zona preparada.</translation>
    </message>
</context>
<context>
    <name>returns to library</name>
    <message>
        <source>{seat} shuffles {card} into the library.</source>
        <translation>{seat} baraja {card} en la biblioteca.</translation>
    </message>
</context>
<context>
    <name>revealed</name>
    <message>
        <source>{card} is revealed and discarded.</source>
        <translation>Se revela y se descarta a {card}.</translation>
    </message>
</context>
<context>
    <name>reveals</name>
    <message>
        <source>{seat} reveals {card} from the top of the library.</source>
        <translation>{seat} revela {card} de la parte superior de su biblioteca.</translation>
    </message>
</context>
<context>
    <name>reveals crypt</name>
    <message>
        <source>{seat} reveals {card}, the top card of the crypt.</source>
        <translation>{seat} revela {card}, la primera carta de su cripta.</translation>
    </message>
</context>
<context>
    <name>reveals for sorcery</name>
    <message>
        <source>{seat} reveals {card}, the top card of the library.</source>
        <translation>{seat} revela {card}, la primera carta de su biblioteca.</translation>
    </message>
</context>
<context>
    <name>revenge</name>
    <message>
        <source>Burn {card} on {minion} to inflict 1 damage on {target}.</source>
        <translation>Quemar {card} en {minion} para infligir 1 de daño a {target}.</translation>
    </message>
</context>
<context>
    <name>rises from crypt</name>
    <message>
        <source>{seat} draws {card} for {target}.</source>
        <translation>{seat} roba {card} para {target}.</translation>
    </message>
</context>
<context>
    <name>rolls</name>
    <message>
        <source>{minion} rolls a {n}.</source>
        <translation>{minion} saca un {n} en el dado.</translation>
    </message>
</context>
<context>
    <name>round</name>
    <message>
        <source>Round {n} of combat.</source>
        <translation>Asalto {n} del combate.</translation>
    </message>
    <message>
        <source>Round {n} begins.</source>
        <translation>Empieza la ronda {n}.</translation>
    </message>
</context>
<context>
    <name>round ends</name>
    <message>
        <source>Round {n} is over.</source>
        <translation>Termina la ronda {n}.</translation>
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
        <translation>{target} entra en letargo en su lugar.</translation>
    </message>
    <message>
        <source>Burn {target} to burn {card}.</source>
        <translation>Quemar {target} para quemar {card}.</translation>
    </message>
</context>
<context>
    <name>sacrificed</name>
    <message>
        <source>{target} goes to torpor instead of {card}.</source>
        <translation>{target} entra en letargo en lugar de {card}.</translation>
    </message>
</context>
<context>
    <name>scarce</name>
    <message>
        <source>{seat} burns {n} pool, as {card} is scarce.</source>
        <translation>{seat} quema {n} de reserva, pues {card} es escaso.</translation>
    </message>
</context>
<context>
    <name>scheme</name>
    <message>
        <source>Play {card} with {target}.</source>
        <translation>Jugar {card} con {target}.</translation>
    </message>
    <message>
        <source>{seat} plays {card} with {target}.</source>
        <translation>{seat} juega {card} con {target}.</translation>
    </message>
</context>
<context>
    <name>scores</name>
    <message>
        <source>{seat} scores {n:victory point}.</source>
        <translation>{seat} obtiene {n:punto} de victoria.</translation>
    </message>
</context>
<context>
    <name>searches</name>
    <message>
        <source>{seat} searches the library.</source>
        <translation>{seat} busca en su biblioteca.</translation>
    </message>
</context>
<context>
    <name>searches crypt</name>
    <message>
        <source>{seat} searches the crypt.</source>
        <translation>{seat} busca en su cripta.</translation>
    </message>
</context>
<context>
    <name>seated</name>
    <message>
        <source>{seat} sits down with {n} pool; the prey is {other_seat}.</source>
        <translation>{seat} se sienta con {n} de reserva; su presa es {other_seat}.</translation>
    </message>
</context>
<context>
    <name>seeks power</name>
    <message>
        <source>{minion} acts to gain {card}.</source>
        <translation>{minion} actúa para obtener {card}.</translation>
    </message>
</context>
<context>
    <name>sees</name>
    <message>
        <source>{other_seat} has {card}.</source>
        <translation>{other_seat} tiene {card}.</translation>
    </message>
    <message>
        <source>{seat} sees {card}.</source>
        <translation>{seat} ve {card}.</translation>
    </message>
</context>
<context>
    <name>sees top</name>
    <message>
        <source>{seat} sees {card}.</source>
        <translation>{seat} ve {card}.</translation>
    </message>
</context>
<context>
    <name>sets range</name>
    <message>
        <source>{minion} sets the range to {word}.</source>
        <translation>{minion} fija la distancia: {word}.</translation>
    </message>
</context>
<context>
    <name>shows stored</name>
    <message>
        <source>{seat} puts {card} on {target}, face up.</source>
        <translation>{seat} pone {card} sobre {target}, boca arriba.</translation>
    </message>
</context>
<context>
    <name>shuffled</name>
    <message>
        <source>The character deck is shuffled.</source>
        <translation>Se baraja el mazo de personajes.</translation>
    </message>
</context>
<context>
    <name>shuffles</name>
    <message>
        <source>{seat} shuffles the library.</source>
        <translation>{seat} baraja su biblioteca.</translation>
    </message>
</context>
<context>
    <name>shuffles crypt</name>
    <message>
        <source>{seat} shuffles the crypt.</source>
        <translation>{seat} baraja su cripta.</translation>
    </message>
</context>
<context>
    <name>shuffles top</name>
    <message>
        <source>{seat} shuffles the top {n:card} of the library.</source>
        <translation>{seat} baraja {n:carta} de la parte superior de su biblioteca.</translation>
    </message>
</context>
<context>
    <name>skip turn</name>
    <message>
        <source>Skip your turn.</source>
        <translation>Saltarse el turno.</translation>
    </message>
</context>
<context>
    <name>skips turn</name>
    <message>
        <source>{seat} skips the turn.</source>
        <translation>{seat} se salta el turno.</translation>
    </message>
</context>
<context>
    <name>slave steps in</name>
    <message>
        <source>Lock {minion}: it fights {target} instead.</source>
        <translation>Girar a {minion}: lucha contra {target} en su lugar.</translation>
    </message>
    <message>
        <source>{minion} steps in and fights {target}.</source>
        <translation>{minion} interviene y lucha contra {target}.</translation>
    </message>
</context>
<context>
    <name>smaller hands</name>
    <message>
        <source>The hand size of the others is 1 smaller ({card}).</source>
        <translation>El tamaño de la mano de los demás es 1 menor ({card}).</translation>
    </message>
</context>
<context>
    <name>spend</name>
    <message>
        <source>{target} spends a boon of {seat}.</source>
        <translation>{target} gasta un favor de {seat}.</translation>
    </message>
</context>
<context>
    <name>spoils</name>
    <message>
        <source>{seat} gains {n} pool.</source>
        <translation>{seat} gana {n} de reserva.</translation>
    </message>
</context>
<context>
    <name>stands still</name>
    <message>
        <source>No player can do anything: the game is over.</source>
        <translation>Nadie puede hacer ya nada: la partida ha terminado.</translation>
    </message>
</context>
<context>
    <name>stays unlocked</name>
    <message>
        <source>{minion} does not lock for the block.</source>
        <translation>{minion} no se gira por el bloqueo.</translation>
    </message>
</context>
<context>
    <name>steals blood</name>
    <message>
        <source>{minion} steals {n} {word} from {target}.</source>
        <translation>{minion} le roba {n} de {word} a {target}.</translation>
    </message>
</context>
<context>
    <name>steals gear</name>
    <message>
        <source>{minion} steals {card}.</source>
        <translation>{minion} roba {card}.</translation>
    </message>
</context>
<context>
    <name>steals pool</name>
    <message>
        <source>{seat} steals {n} pool from {other_seat}.</source>
        <translation>{seat} le roba {n} de reserva a {other_seat}.</translation>
    </message>
</context>
<context>
    <name>steals retainer</name>
    <message>
        <source>{minion} steals {card}.</source>
        <translation>{minion} roba {card}.</translation>
    </message>
</context>
<context>
    <name>stealth from</name>
    <message>
        <source>{minion} has {n} stealth from {card}.</source>
        <translation>{minion} tiene {n} de sigilo por {card}.</translation>
    </message>
</context>
<context>
    <name>stealth of action</name>
    <message>
        <source>The action of {minion} has {n} stealth.</source>
        <translation>La acción de {minion} tiene {n} de sigilo.</translation>
    </message>
</context>
<context>
    <name>stolen title</name>
    <message>
        <source>{target} steals the title {word}.</source>
        <translation>{target} roba el título {word}.</translation>
    </message>
</context>
<context>
    <name>stopped</name>
    <message>
        <source>Go on.</source>
        <translation>Seguir.</translation>
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
    <name>strike resolved</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strikes</name>
    <message>
        <source>{minion} strikes with {card}.</source>
        <translation>{minion} ataca con {card}.</translation>
    </message>
</context>
<context>
    <name>strikes resolve</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strikes with hands</name>
    <message>
        <source>{minion} strikes with hands.</source>
        <translation>{minion} ataca con la mano.</translation>
    </message>
</context>
<context>
    <name>studies</name>
    <message>
        <source>{minion} gains a level of {word}.</source>
        <translation>{minion} gana un nivel de {word}.</translation>
    </message>
</context>
<context>
    <name>suffer</name>
    <message>
        <source>Give no boon and suffer the effect.</source>
        <translation>No dar ningún favor y sufrir el efecto.</translation>
    </message>
</context>
<context>
    <name>suffer aggravated</name>
    <message>
        <source>{minion} suffers 1 point of the aggravated damage.</source>
        <translation>{minion} sufre 1 punto del daño agravado.</translation>
    </message>
</context>
<context>
    <name>suffer ordinary</name>
    <message>
        <source>{minion} suffers 1 point of the ordinary damage.</source>
        <translation>{minion} sufre 1 punto del daño normal.</translation>
    </message>
</context>
<context>
    <name>suffers</name>
    <message>
        <source>{seat} gives no boon.</source>
        <translation>{seat} no da ningún favor.</translation>
    </message>
</context>
<context>
    <name>summon history</name>
    <message>
        <source>Put {target} in play.</source>
        <translation>Poner {target} en juego.</translation>
    </message>
</context>
<context>
    <name>summons history</name>
    <message>
        <source>{seat} puts {card} in play.</source>
        <translation>{seat} pone {card} en juego.</translation>
    </message>
</context>
<context>
    <name>suspicion</name>
    <message>
        <source>The suspicion against {target} is {n}.</source>
        <translation>La sospecha contra {target} es de {n}.</translation>
    </message>
</context>
<context>
    <name>tails</name>
    <message>
        <source>The coin for {card} shows tails: the action fails.</source>
        <translation>La moneda por {card} sale cruz: la acción fracasa.</translation>
    </message>
</context>
<context>
    <name>take again</name>
    <message>
        <source>Take {card} from the ash heap instead of drawing.</source>
        <translation>Tomar {card} del montón de ceniza en lugar de robar.</translation>
    </message>
</context>
<context>
    <name>take back</name>
    <message>
        <source>Use 2 transfers: move 1 blood from {card} to your pool.</source>
        <translation>Usar 2 transferencias: pasar 1 de sangre de {card} a tu reserva.</translation>
    </message>
</context>
<context>
    <name>take equipment</name>
    <message>
        <source>{minion} takes equipment from {target}.</source>
        <translation>{minion} toma equipo de {target}.</translation>
    </message>
</context>
<context>
    <name>take from crypt</name>
    <message>
        <source>Take {target} from your crypt.</source>
        <translation>Tomar a {target} de tu cripta.</translation>
    </message>
</context>
<context>
    <name>take from victim</name>
    <message>
        <source>{minion} takes {card}.</source>
        <translation>{minion} toma {card}.</translation>
    </message>
</context>
<context>
    <name>take gear</name>
    <message>
        <source>Steal {target}.</source>
        <translation>Robar {target}.</translation>
    </message>
</context>
<context>
    <name>take into library</name>
    <message>
        <source>Put {target} in your library.</source>
        <translation>Poner {target} en tu biblioteca.</translation>
    </message>
</context>
<context>
    <name>take piece</name>
    <message>
        <source>Take {card}.</source>
        <translation>Tomar {card}.</translation>
    </message>
</context>
<context>
    <name>take power</name>
    <message>
        <source>{minion} acts to gain {card}.</source>
        <translation>{minion} actúa para obtener {card}.</translation>
    </message>
</context>
<context>
    <name>taken again</name>
    <message>
        <source>{seat} takes {card} from the ash heap instead of drawing.</source>
        <translation>{seat} toma {card} del montón de ceniza en lugar de robar.</translation>
    </message>
</context>
<context>
    <name>taken into library</name>
    <message>
        <source>{seat} moves {card} to her library.</source>
        <translation>{seat} pone {card} en su biblioteca.</translation>
    </message>
</context>
<context>
    <name>takes blood</name>
    <message>
        <source>{minion} takes {n} {word} from {target}.</source>
        <translation>{minion} toma {n} de {word} de {target}.</translation>
    </message>
</context>
<context>
    <name>takes control</name>
    <message>
        <source>{seat} takes control of {card}.</source>
        <translation>{seat} toma el control de {card}.</translation>
    </message>
</context>
<context>
    <name>takes equipment</name>
    <message>
        <source>{minion} takes {card}.</source>
        <translation>{minion} toma {card}.</translation>
    </message>
</context>
<context>
    <name>takes from</name>
    <message>
        <source>{minion} acts to take equipment from {target}.</source>
        <translation>{minion} actúa para tomar equipo de {target}.</translation>
    </message>
</context>
<context>
    <name>takes from top</name>
    <message>
        <source>{seat} moves {n:card} to the hand.</source>
        <translation>{seat} pasa {n:carta} a la mano.</translation>
    </message>
</context>
<context>
    <name>takes political action</name>
    <message>
        <source>{minion} takes a political action with {card}.</source>
        <translation>{minion} realiza una acción política con {card}.</translation>
    </message>
</context>
<context>
    <name>takes to hand</name>
    <message>
        <source>{seat} moves {card} to her hand.</source>
        <translation>{seat} pasa {card} a su mano.</translation>
    </message>
</context>
<context>
    <name>target</name>
    <message>
        <source>Choose {target}.</source>
        <translation>Elegir {target}.</translation>
    </message>
</context>
<context>
    <name>teach</name>
    <message>
        <source>Play {card} on {target}.</source>
        <translation>Jugar {card} en {target}.</translation>
    </message>
</context>
<context>
    <name>teach from hand</name>
    <message>
        <source>Put {card} from your hand on {target}.</source>
        <translation>Poner {card} de tu mano sobre {target}.</translation>
    </message>
</context>
<context>
    <name>teach from heap</name>
    <message>
        <source>Put {card} from your ash heap on {target}.</source>
        <translation>Poner {card} de tu montón de cenizas sobre {target}.</translation>
    </message>
</context>
<context>
    <name>teach from library</name>
    <message>
        <source>Put {card} from your library on {target}.</source>
        <translation>Poner {card} de tu biblioteca sobre {target}.</translation>
    </message>
</context>
<context>
    <name>throw away</name>
    <message>
        <source>Discard {target} with the others.</source>
        <translation>Descartar {target} con las demás.</translation>
    </message>
</context>
<context>
    <name>tie</name>
    <message>
        <source>{seat} shares the most victory points: the game is tied.</source>
        <translation>{seat} comparte el máximo de puntos de victoria: hay empate.</translation>
    </message>
</context>
<context>
    <name>time</name>
    <message>
        <source>Time is up.</source>
        <translation>Se acabó el tiempo.</translation>
    </message>
</context>
<context>
    <name>title contest paid</name>
    <message>
        <source>{minion} burns {n} blood to contest its title.</source>
        <translation>{minion} quema {n} de sangre para disputar su título.</translation>
    </message>
</context>
<context>
    <name>title contested</name>
    <message>
        <source>{minion} contests the title of {word}.</source>
        <translation>{minion} disputa el título: {word}.</translation>
    </message>
</context>
<context>
    <name>title not paid</name>
    <message>
        <source>{minion} cannot pay for its title.</source>
        <translation>{minion} no puede pagar por su título.</translation>
    </message>
</context>
<context>
    <name>titled</name>
    <message>
        <source>{target} receives the title {word}.</source>
        <translation>{target} recibe el título {word}.</translation>
    </message>
</context>
<context>
    <name>to bottom</name>
    <message>
        <source>Move {target} to the bottom of your library.</source>
        <translation>Poner {target} en el fondo de tu biblioteca.</translation>
    </message>
</context>
<context>
    <name>to hand</name>
    <message>
        <source>Move {target} to your hand.</source>
        <translation>Pasar {target} a tu mano.</translation>
    </message>
</context>
<context>
    <name>to library</name>
    <message>
        <source>Shuffle {target} into your library.</source>
        <translation>Barajar {target} en tu biblioteca.</translation>
    </message>
</context>
<context>
    <name>token added</name>
    <message>
        <source>A {first} token is added to {second}.</source>
        <translation>Se añade una ficha {first}: {second}.</translation>
    </message>
</context>
<context>
    <name>token discarded</name>
    <message>
        <source>A token of {word} is discarded.</source>
        <translation>Se descarta una ficha de {word}.</translation>
    </message>
</context>
<context>
    <name>token flipped</name>
    <message>
        <source>A token of {word} is flipped over.</source>
        <translation>Se da la vuelta a una ficha de {word}.</translation>
    </message>
</context>
<context>
    <name>token moved</name>
    <message>
        <source>A token moves from {first} to {second}.</source>
        <translation>Una ficha pasa de {first} a {second}.</translation>
    </message>
</context>
<context>
    <name>token returned</name>
    <message>
        <source>There is no space for it; it returns to the supply.</source>
        <translation>No hay casilla para ella; vuelve al suministro.</translation>
    </message>
</context>
<context>
    <name>torpor</name>
    <message>
        <source>{target} goes to torpor.</source>
        <translation>{target} entra en letargo.</translation>
    </message>
</context>
<context>
    <name>torpor for title</name>
    <message>
        <source>{minion} cannot pay for its title and goes to torpor.</source>
        <translation>{minion} no puede pagar por su título y entra en letargo.</translation>
    </message>
</context>
<context>
    <name>trade</name>
    <message>
        <source>{target} puts a boon of {seat} on {card}.</source>
        <translation>{target} pone un favor de {seat} en {card}.</translation>
    </message>
</context>
<context>
    <name>traded</name>
    <message>
        <source>{seat} triggers {card} with a boon.</source>
        <translation>{seat} desencadena {card} con un favor.</translation>
    </message>
</context>
<context>
    <name>transfer</name>
    <message>
        <source>Use 1 transfer: move 1 pool to {card}.</source>
        <translation>Usar 1 transferencia: pasar 1 de reserva a {card}.</translation>
    </message>
</context>
<context>
    <name>transfers</name>
    <message>
        <source>{seat} has {n:transfer}.</source>
        <translation>{seat} tiene {n:transferencia}.</translation>
    </message>
</context>
<context>
    <name>trial</name>
    <message>
        <source>A trial is held.</source>
        <translation>Se celebra un juicio.</translation>
    </message>
</context>
<context>
    <name>tries to leave torpor</name>
    <message>
        <source>{minion} tries to leave torpor.</source>
        <translation>{minion} intenta salir del letargo.</translation>
    </message>
</context>
<context>
    <name>tries to rescue</name>
    <message>
        <source>{minion} tries to rescue {target}.</source>
        <translation>{minion} intenta rescatar a {target}.</translation>
    </message>
</context>
<context>
    <name>triggered</name>
    <message>
        <source>The abilities of {target} are triggered.</source>
        <translation>Se desencadenan las habilidades de {target}.</translation>
    </message>
</context>
<context>
    <name>trophy</name>
    <message>
        <source>{minion} receives {card}.</source>
        <translation>{minion} recibe {card}.</translation>
    </message>
</context>
<context>
    <name>trophy in play</name>
    <message>
        <source>{seat} puts {card} in play.</source>
        <translation>{seat} pone {card} en juego.</translation>
    </message>
</context>
<context>
    <name>tuck</name>
    <message>
        <source>Move {target} to the bottom of your library.</source>
        <translation>Poner {target} en el fondo de tu biblioteca.</translation>
    </message>
</context>
<context>
    <name>tucked</name>
    <message>
        <source>{seat} moves {n:card} to the bottom of the library.</source>
        <translation>{seat} pone {n:carta} en el fondo de su biblioteca.</translation>
    </message>
</context>
<context>
    <name>turn</name>
    <message>
        <source>Turn {n}: {seat}.</source>
        <translation>Turno {n}: {seat}.</translation>
    </message>
    <message>
        <source>{seat} begins a turn.</source>
        <translation>{seat} empieza un turno.</translation>
    </message>
</context>
<context>
    <name>unclaimed</name>
    <message>
        <source>No one claims the mission {word}.</source>
        <translation>Nadie se adjudica la misión {word}.</translation>
    </message>
</context>
<context>
    <name>under</name>
    <message>
        <source>Put it under {target}.</source>
        <translation>Ponerlo debajo de {target}.</translation>
    </message>
    <message>
        <source>{seat} moves {card} to the bottom of the library.</source>
        <translation>{seat} pone {card} en el fondo de su biblioteca.</translation>
    </message>
</context>
<context>
    <name>under library</name>
    <message>
        <source>Move {target} to the bottom of your library.</source>
        <translation>Poner {target} en el fondo de tu biblioteca.</translation>
    </message>
    <message>
        <source>{seat} moves a card to the bottom of the library.</source>
        <translation>{seat} pone una carta en el fondo de su biblioteca.</translation>
    </message>
</context>
<context>
    <name>unexhausted</name>
    <message>
        <source>{target} is no longer exhausted.</source>
        <translation>{target} ya no está agotado.</translation>
    </message>
</context>
<context>
    <name>unlock infernal</name>
    <message>
        <source>Burn 1 pool to unlock {minion}.</source>
        <translation>Quemar 1 de reserva para enderezar a {minion}.</translation>
    </message>
</context>
<context>
    <name>unlocked as normal</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>unlocks</name>
    <message>
        <source>{minion} unlocks.</source>
        <translation>{minion} se endereza.</translation>
    </message>
</context>
<context>
    <name>unlocks infernal</name>
    <message>
        <source>{seat} burns 1 pool to unlock {minion}.</source>
        <translation>{seat} quema 1 de reserva para enderezar a {minion}.</translation>
    </message>
</context>
<context>
    <name>use in combat</name>
    <message>
        <source>{minion} uses {card}.</source>
        <translation>{minion} usa {card}.</translation>
    </message>
</context>
<context>
    <name>uses master phase actions</name>
    <message>
        <source>{seat} uses {n:master phase action}.</source>
        <translation>{seat} usa {n:acción de fase heril|acciones de fase heril}.</translation>
    </message>
</context>
<context>
    <name>uses transfers</name>
    <message>
        <source>{seat} uses {n:transfer}.</source>
        <translation>{seat} usa {n:transferencia}.</translation>
    </message>
</context>
<context>
    <name>usurp</name>
    <message>
        <source>{card} takes the place of {target}.</source>
        <translation>{card} ocupa el lugar de {target}.</translation>
    </message>
</context>
<context>
    <name>usurped</name>
    <message>
        <source>{card} takes the place of {target}.</source>
        <translation>{card} ocupa el lugar de {target}.</translation>
    </message>
</context>
<context>
    <name>vest prevents</name>
    <message>
        <source>{card} prevents {n} damage to {minion}.</source>
        <translation>{card} previene {n} daños a {minion}.</translation>
    </message>
</context>
<context>
    <name>vote</name>
    <message>
        <source>A vote for the title {word} is held.</source>
        <translation>Se celebra una votación por el título {word}.</translation>
    </message>
</context>
<context>
    <name>votes</name>
    <message>
        <source>{seat} casts {n:vote} of {minion} {word}.</source>
        <translation>{seat} vota {word} con {minion}: {n:voto}.</translation>
    </message>
</context>
<context>
    <name>votes for hunt</name>
    <message>
        <source>The blood hunt on {minion} gets +{n:vote} in favor.</source>
        <translation>La caza de sangre contra {minion} obtiene +{n:voto} a favor.</translation>
    </message>
</context>
<context>
    <name>way</name>
    <message>
        <source>{n}: {effects}</source>
        <translation>{n}: {effects}</translation>
    </message>
</context>
<context>
    <name>wins</name>
    <message>
        <source>{seat} wins the game.</source>
        <translation>{seat} gana la partida.</translation>
    </message>
    <message>
        <source>{seat} wins.</source>
        <translation>{seat} gana.</translation>
    </message>
</context>
<context>
    <name>wins ante</name>
    <message>
        <source>{seat} wins {card}, the ante of {other_seat}.</source>
        <translation>{seat} gana {card}, la apuesta de {other_seat}.</translation>
    </message>
</context>
<context>
    <name>withdraw</name>
    <message>
        <source>Announce that you will withdraw.</source>
        <translation>Anunciar que te retiras.</translation>
    </message>
</context>
<context>
    <name>withdraws</name>
    <message>
        <source>{seat} withdraws from the game.</source>
        <translation>{seat} se retira de la partida.</translation>
    </message>
</context>
<context>
    <name>wounded</name>
    <message>
        <source>{minion} is wounded.</source>
        <translation>{minion} queda herido.</translation>
    </message>
</context>
<context>
    <name>yes</name>
    <message>
        <source>Yes.</source>
        <translation>Sí.</translation>
    </message>
</context>
<context>
    <name>yielded</name>
    <message>
        <source>{seat} yields {card}.</source>
        <translation>{seat} cede {card}.</translation>
    </message>
</context>
<context>
    <name>yields title</name>
    <message>
        <source>{minion} yields the title of {word}.</source>
        <translation>{minion} cede el título: {word}.</translation>
    </message>
</context>
</TS>
