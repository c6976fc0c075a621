<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Texts</name>
    <message>
        <source>Sticheln · %1</source>
        <comment>%1 is a variant</comment>
        <translation>Sticheln · %1</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classic</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Verkehrt</translation>
    </message>
    <message>
        <source>Mild</source>
        <translation>Mild</translation>
    </message>
    <message>
        <source>Aggravated</source>
        <translation>Verschärft</translation>
    </message>
    <message>
        <source>Hazy</source>
        <translation>Im Nebel</translation>
    </message>
    <message>
        <source>Delayed</source>
        <translation>Verspätet</translation>
    </message>
    <message>
        <source>House mix</source>
        <comment>beside the name Sticheln</comment>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Tiles %1</source>
        <comment>%1 are numbers</comment>
        <translation>Kärtchen %1</translation>
    </message>
    <message>
        <source>Edition: %1</source>
        <translation>Ausgabe: %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <comment>stichling</comment>
        <translation>Durchgang %1 von %2</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Spielrunde %1 von %2</translation>
    </message>
    <message>
        <source>Your turn %1 of %2</source>
        <comment>the first of twelve turns</comment>
        <translation>Dein Zug %1 von %2</translation>
    </message>
    <message>
        <source>Trick %1 of %2</source>
        <translation>Stich %1 von %2</translation>
    </message>
    <message>
        <source>Double trick %1 of %2</source>
        <translation>Doppelstich %1 von %2</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>%1, your turn. The others look away.</source>
        <comment>%1 is a name</comment>
        <translation>%1, du bist dran. Alle anderen schauen bitte weg.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message>
        <source>Rules in short</source>
        <translation>Spielregeln in Kürze</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>About Sticheln Desktop</source>
        <translation>Über Sticheln Desktop</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sticheln</source>
        <translation>Sticheln</translation>
    </message>
    <message>
        <source>Hattrick</source>
        <translation>Hattrick</translation>
    </message>
    <message>
        <source>Stichling</source>
        <translation>Stichling</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Das Fenster</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>Walk through your cards and choices</source>
        <translation>Durch deine Karten und Auswahlen gehen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Play, choose or confirm</source>
        <translation>Spielen, wählen oder bestätigen</translation>
    </message>
    <message>
        <source>1 2 3 4</source>
        <translation>1 2 3 4</translation>
    </message>
    <message>
        <source>The place for the picked card (Stichling)</source>
        <translation>Der Platz für die aufgenommene Karte (Stichling)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put the picked card back</source>
        <translation>Die aufgenommene Karte zurücklegen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Skip what is moving</source>
        <translation>Überspringen, was sich bewegt</translation>
    </message>
    <message>
        <source>F10, Alt</source>
        <translation>F10, Alt</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Das Menü öffnen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>On to the next button</source>
        <translation>Weiter zur nächsten Schaltfläche</translation>
    </message>
    <message>
        <source>Sticheln Desktop %1</source>
        <translation>Sticheln Desktop %1</translation>
    </message>
    <message>
        <source>Sticheln and Hattrick are games by Klaus Palesch, Stichling is one by Ralf zur Linde.</source>
        <translation>Sticheln und Hattrick sind Spiele von Klaus Palesch, Stichling ist eines von Ralf zur Linde.</translation>
    </message>
    <message>
        <source>This program is unofficial: it is not connected with the authors or their publishers.</source>
        <translation>Dieses Programm ist inoffiziell: Es steht in keiner Verbindung mit den Autoren oder ihren Verlagen.</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. It is built with:</source>
        <translation>Das Programm ist freie Software unter der MIT-Lizenz. Darin stecken:</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>Pa&amp;rtie</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Kartenbild</translation>
    </message>
    <message>
        <source>M&amp;otion</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>S&amp;ort the hand by value</source>
        <translation>&amp;Hand nach Wert sortieren</translation>
    </message>
    <message>
        <source>S&amp;kip what moves</source>
        <translation>&amp;Bewegung überspringen</translation>
    </message>
    <message>
        <source>&amp;Leave the match for now</source>
        <translation>Partie &amp;vorerst verlassen</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Rules in short</source>
        <translation>&amp;Spielregeln in Kürze</translation>
    </message>
    <message>
        <source>&amp;About Sticheln Desktop</source>
        <translation>Ü&amp;ber Sticheln Desktop</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Illustrated</source>
        <translation>Illustriert</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Großdruck</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>%1 is what it does, %2 a key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Matches (*.sticheln)</source>
        <translation>Partien (*.sticheln)</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <comment>%1 is a file</comment>
        <translation>%1 lässt sich nicht öffnen: %2.</translation>
    </message>
    <message>
        <source>%1 is not there any more; it was taken off the list.</source>
        <translation>%1 ist nicht mehr da und wurde aus der Liste genommen.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <comment>%1 is a file</comment>
        <translation>%1 ließ sich nicht speichern: %2.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>The match could not be saved: %1.</source>
        <translation>Die Partie ließ sich nicht speichern: %1.</translation>
    </message>
    <message>
        <source>The settings could not be saved: %1.</source>
        <translation>Die Einstellungen ließen sich nicht speichern: %1.</translation>
    </message>
    <message>
        <source>The match could not be discarded: %1.</source>
        <translation>Die Partie ließ sich nicht verwerfen: %1.</translation>
    </message>
    <message>
        <source>%1 – Sticheln Desktop</source>
        <comment>%1 is a game</comment>
        <translation>%1 – Sticheln Desktop</translation>
    </message>
    <message>
        <source>Sticheln Desktop</source>
        <translation>Sticheln Desktop</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>House settings</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Personenzahl</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Rules as in the edition</source>
        <translation>Regeln wie in der Ausgabe</translation>
    </message>
    <message>
        <source>Left-over cards</source>
        <translation>Übrige Karten</translation>
    </message>
    <message>
        <source>Who deals next</source>
        <translation>Wer als Nächstes gibt</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Spielrunden</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Chosen colour</source>
        <translation>Gewählte Farbe</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Abzug</translation>
    </message>
    <message>
        <source>Number of colours</source>
        <translation>Anzahl der Farben</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>Gewählte Karten</translation>
    </message>
    <message>
        <source>Time of choice</source>
        <translation>Zeitpunkt der Wahl</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Ungarisch</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Rotates</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>Lowest deals</source>
        <translation>Wenigste Punkte</translation>
    </message>
    <message>
        <source>Still</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Misery</source>
        <translation>Ärger</translation>
    </message>
    <message>
        <source>Lucky</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Face value</source>
        <translation>Kartenwert</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Je 5</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>With 7 and 8 players: set aside unseen</source>
        <translation>Zu siebt und zu acht: ungesehen beiseitegelegt</translation>
    </message>
    <message>
        <source>With 7 and 8 players: all see them</source>
        <translation>Zu siebt und zu acht: Alle sehen sie</translation>
    </message>
    <message>
        <source>The dealer moves one seat left each round</source>
        <translation>Das Geben wandert jedes Mal einen Sitz nach links</translation>
    </message>
    <message>
        <source>Whoever has the lowest total deals</source>
        <translation>Wer insgesamt am wenigsten Punkte hat, gibt</translation>
    </message>
    <message>
        <source>The chosen colour costs points, other cards score 1</source>
        <translation>Die gewählte Farbe kostet Punkte, andere Karten zählen 1</translation>
    </message>
    <message>
        <source>The chosen colour scores, others cost 1, the lowest trump wins</source>
        <translation>Die gewählte Farbe bringt Punkte, andere Karten kosten 1, der niedrigste Trumpf gewinnt</translation>
    </message>
    <message>
        <source>A card of the chosen colour counts its value</source>
        <translation>Eine Karte der gewählten Farbe zählt ihren Wert</translation>
    </message>
    <message>
        <source>Each card of the chosen colour counts 5, a 0 too</source>
        <translation>Jede Karte der gewählten Farbe zählt 5, auch eine 0</translation>
    </message>
    <message>
        <source>Everyone chooses one card</source>
        <translation>Alle wählen eine Karte</translation>
    </message>
    <message>
        <source>Everyone chooses two cards of different colours</source>
        <translation>Alle wählen zwei Karten verschiedener Farbe</translation>
    </message>
    <message>
        <source>All chosen cards are turned up before play</source>
        <translation>Alle gewählten Karten werden vor dem Spielen aufgedeckt</translation>
    </message>
    <message>
        <source>Chosen cards stay face down until the round is scored</source>
        <translation>Die gewählten Karten bleiben bis zur Wertung verdeckt</translation>
    </message>
    <message>
        <source>Everyone lays the chosen card before the first trick</source>
        <translation>Alle legen die gewählte Karte vor dem ersten Stich</translation>
    </message>
    <message>
        <source>Everyone names a colour after the last trick</source>
        <translation>Alle nennen nach dem letzten Stich eine Farbe</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>By the rulebook the oldest starts</source>
        <translation>Nach der Anleitung beginnt die älteste Person</translation>
    </message>
    <message>
        <source>By the rulebook the youngest starts</source>
        <translation>Nach der Anleitung beginnt die jüngste Person</translation>
    </message>
    <message>
        <source>Stichling always has three rounds</source>
        <translation>Stichling hat immer drei Durchgänge</translation>
    </message>
    <message>
        <source>Empty: drawn</source>
        <translation>Leer: ausgelost</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again</source>
        <translation>Derselbe Startwert gibt wieder dieselben Karten</translation>
    </message>
    <message>
        <source>Allow undo</source>
        <translation>Rückgängig erlauben</translation>
    </message>
    <message>
        <source>Allow the “cards seen” aid</source>
        <translation>Die Hilfe „Gesehene Karten“ erlauben</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <comment>%1 is a level</comment>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>Hobby</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Profi</translation>
    </message>
    <message>
        <source>New bot…</source>
        <translation>Neuer Bot&#xa0;…</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <comment>%1 is a name</comment>
        <translation>Bot: %1</translation>
    </message>
    <message>
        <source>Name of the bot</source>
        <translation>Name des Bots</translation>
    </message>
    <message>
        <source>%1: say which command runs the bot</source>
        <comment>%1 is a bot</comment>
        <translation>%1: Gib an, welcher Befehl den Bot startet</translation>
    </message>
    <message>
        <source>Command that runs the bot</source>
        <translation>Befehl, der den Bot startet</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Elfenbein</translation>
    </message>
    <message>
        <source>Onyx</source>
        <translation>Onyx</translation>
    </message>
    <message>
        <source>Sky</source>
        <translation>Himmelblau</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>Lime</source>
        <translation>Limette</translation>
    </message>
    <message>
        <source>Seat %1: colour %2</source>
        <translation>Sitz %1: Farbe %2</translation>
    </message>
    <message>
        <source>Seat %1: name</source>
        <translation>Sitz %1: Name</translation>
    </message>
    <message>
        <source>Seat %1: who plays</source>
        <translation>Sitz %1: wer spielt</translation>
    </message>
    <message>
        <source>Seat %1: bot command</source>
        <translation>Sitz %1: Befehl des Bots</translation>
    </message>
    <message>
        <source>Seat %1: name of the bot</source>
        <translation>Sitz %1: Name des Bots</translation>
    </message>
    <message>
        <source>You</source>
        <comment>name of the only person at the table</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>name of one of several people, %1 is a number</comment>
        <translation>Person %1</translation>
    </message>
    <message>
        <source>Classic Sticheln</source>
        <translation>Sticheln „Classic“</translation>
    </message>
    <message>
        <source>Reverse Sticheln</source>
        <translation>Sticheln „verkehrt“</translation>
    </message>
    <message>
        <source>Mild Sticheln</source>
        <translation>Sticheln „mild“</translation>
    </message>
    <message>
        <source>Aggravated Sticheln</source>
        <translation>Sticheln „verschärft“</translation>
    </message>
    <message>
        <source>Hazy Sticheln</source>
        <translation>Sticheln „im Nebel“</translation>
    </message>
    <message>
        <source>Delayed Sticheln</source>
        <translation>Sticheln „verspätet“</translation>
    </message>
    <message>
        <source>House mix</source>
        <translation>Sticheln nach Hausregeln</translation>
    </message>
    <message>
        <source>Any other colour is trump. Dodge the colour you chose.</source>
        <translation>Jede andere Farbe ist Trumpf. Meide die Farbe, die du gewählt hast.</translation>
    </message>
    <message>
        <source>Your colour is lucky, and the lowest trump wins.</source>
        <translation>Deine Farbe bringt Glück, und der niedrigste Trumpf gewinnt.</translation>
    </message>
    <message>
        <source>Each misery card costs just 5, even the 14.</source>
        <translation>Jede Ärgerkarte kostet nur 5, sogar die 14.</translation>
    </message>
    <message>
        <source>Two misery colours. Twice the trouble.</source>
        <translation>Zwei Ärgerfarben. Doppelter Ärger.</translation>
    </message>
    <message>
        <source>Misery colours stay secret until the round is scored.</source>
        <translation>Ärgerfarben bleiben bis zur Wertung geheim.</translation>
    </message>
    <message>
        <source>Play first, name your misery colour afterwards.</source>
        <translation>Erst spielen, die Ärgerfarbe danach nennen.</translation>
    </message>
    <message>
        <source>Two tricks at once. Collect one colour, pass at a price.</source>
        <translation>Zwei Stiche zugleich. Sammle eine Farbe, Passen kostet.</translation>
    </message>
    <message>
        <source>Four tricks side by side. Win just often enough.</source>
        <translation>Vier Stiche nebeneinander. Gewinne gerade oft genug.</translation>
    </message>
    <message>
        <source>Your own Sticheln: mix luck, misery, secrets and late choices as you like.</source>
        <translation>Dein eigenes Sticheln: Mische Glück, Ärger, Geheimnis und späte Wahl, wie du magst.</translation>
    </message>
    <message>
        <source>Cards of your misery colour cost their value, every other card you take scores 1.</source>
        <translation>Karten deiner Ärgerfarbe kosten ihren Wert, jede andere gewonnene Karte zählt 1.</translation>
    </message>
    <message>
        <source>Cards of your lucky colour score their value, every other card you take costs 1.</source>
        <translation>Karten deiner Glücksfarbe zählen ihren Wert, jede andere gewonnene Karte kostet 1.</translation>
    </message>
    <message>
        <source>Each card of your misery colour costs 5, every other card you take scores 1.</source>
        <translation>Jede Karte deiner Ärgerfarbe kostet 5, jede andere gewonnene Karte zählt 1.</translation>
    </message>
    <message>
        <source>Cards of your two misery colours cost their value, every other card scores 1.</source>
        <translation>Karten deiner zwei Ärgerfarben kosten ihren Wert, jede andere Karte zählt 1.</translation>
    </message>
    <message>
        <source>The chosen cards stay face down: nobody knows the others’ misery colours until the end.</source>
        <translation>Die gewählten Karten bleiben verdeckt: Bis zum Schluss kennt niemand die Ärgerfarben der anderen.</translation>
    </message>
    <message>
        <source>After the last trick you name your misery colour among the cards you took.</source>
        <translation>Nach dem letzten Stich nennst du eine Farbe deiner gewonnenen Karten als Ärgerfarbe.</translation>
    </message>
    <message>
        <source>Your largest colour scores 1 a card, the others cost 1 a card, a passed card costs 2.</source>
        <translation>Deine häufigste Farbe zählt 1 je Karte, die anderen kosten 1 je Karte, eine Passkarte kostet 2.</translation>
    </message>
    <message>
        <source>Each trick you win turns up your next tile; the tile that is face up at the end counts.</source>
        <translation>Jeder gewonnene Stich deckt dein nächstes Kärtchen auf; am Ende zählt das offene Kärtchen.</translation>
    </message>
    <message>
        <source>Sticheln with the settings below; highest total wins.</source>
        <translation>Sticheln mit den Regeln unten; die höchste Gesamtpunktzahl gewinnt.</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <comment>%1 fewest, %2 most</comment>
        <translation>%1 bis %2 Personen</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>%1 is a number of minutes</comment>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>about %1 minutes</source>
        <translation>ungefähr %1 Minuten</translation>
    </message>
    <message>
        <source>Eight prickly trick-taking games</source>
        <translation>Acht stachlige Stichspiele</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>%1 is a game</comment>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Einrichten&#xa0;…</translation>
    </message>
    <message>
        <source>Set up a match of %1</source>
        <comment>%1 is a game</comment>
        <translation>Partie einrichten: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <comment>%1 is a game</comment>
        <translation>Weiterspielen: %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard for good?</source>
        <translation>Endgültig verwerfen?</translation>
    </message>
    <message>
        <source>Round %1 of %2, %3</source>
        <comment>%3 says whose turn it is</comment>
        <translation>Spielrunde %1 von %2, %3</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <comment>%1 is a name</comment>
        <translation>am Zug: %1</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>Heute, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>Gestern, %1</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Hausregeln&#xa0;…</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Open match…</source>
        <translation>Partie öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>There is no such game</source>
        <translation>Dieses Spiel gibt es nicht</translation>
    </message>
    <message>
        <source>This game is for %1 to %2 players</source>
        <translation>Dieses Spiel ist für %1 bis %2 Personen</translation>
    </message>
    <message>
        <source>These house settings do not exist</source>
        <translation>Diese Hausregeln gibt es nicht</translation>
    </message>
    <message>
        <source>A match has 1 to %1 rounds</source>
        <translation>Eine Partie hat 1 bis %1 Spielrunden</translation>
    </message>
    <message>
        <source>Whoever starts must sit at the table</source>
        <translation>Wer beginnt, muss am Tisch sitzen</translation>
    </message>
    <message>
        <source>The seed is a whole number of at most 18 digits</source>
        <translation>Der Startwert ist eine ganze Zahl mit höchstens 18 Ziffern</translation>
    </message>
    <message>
        <source>Seat %1 needs a name</source>
        <translation>Sitz %1 braucht einen Namen</translation>
    </message>
    <message>
        <source>Two seats are called “%1”</source>
        <translation>Zwei Sitze heißen „%1“</translation>
    </message>
    <message>
        <source>“%1…” is longer than %2 characters</source>
        <translation>„%1…“ ist länger als %2 Zeichen</translation>
    </message>
    <message>
        <source>Two seats have the same colour</source>
        <translation>Zwei Sitze haben dieselbe Farbe</translation>
    </message>
    <message>
        <source>There is no such seat colour</source>
        <translation>Diese Sitzfarbe gibt es nicht</translation>
    </message>
    <message>
        <source>%1: say which program plays</source>
        <comment>%1 is a name</comment>
        <translation>%1: Gib an, welches Programm spielt</translation>
    </message>
    <message>
        <source>This trick</source>
        <translation>Dieser Stich</translation>
    </message>
    <message>
        <source>Tricks won and face-up tile</source>
        <translation>Gewonnene Stiche und offenes Kärtchen</translation>
    </message>
    <message>
        <source>Face-up tile counts at the end of the round</source>
        <translation>Am Ende zählt das offene Kärtchen</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>Anspiel</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>lead colour</source>
        <translation>Startfarbe</translation>
    </message>
    <message>
        <source>0: no trump</source>
        <translation>0: kein Trumpf</translation>
    </message>
    <message>
        <source>now %1</source>
        <comment>points as it stands</comment>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>To play: %1</source>
        <comment>%1 is a name</comment>
        <translation>Am Zug: %1</translation>
    </message>
    <message>
        <source>Your turn: any card may be played</source>
        <translation>Du bist dran: Jede Karte ist erlaubt</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Spielhilfen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartenbild</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>A full trick rests</source>
        <translation>Voller Stich bleibt liegen</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>Bis zum Klick</translation>
    </message>
    <message>
        <source>Computers think at most</source>
        <translation>Bedenkzeit der Computer</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Hand sortieren</translation>
    </message>
    <message>
        <source>Show the cards still out</source>
        <translation>Karten noch im Spiel zeigen</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>A match can forbid both for itself when it is set up.</source>
        <translation>Beim Einrichten lässt sich beides für eine Partie verbieten.</translation>
    </message>
    <message>
        <source>Another language is used from the next start on.</source>
        <translation>Eine andere Sprache gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Space always ends what is moving.</source>
        <translation>Die Leertaste beendet jede Bewegung.</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>%1 is a number</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>%1 is a number of seconds</comment>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Stiche: %1</translation>
    </message>
    <message>
        <source>this round %1</source>
        <translation>Spielrunde %1</translation>
    </message>
    <message>
        <source>Your round</source>
        <translation>Deine Punkte</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Deine Karte</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Anspiel</translation>
    </message>
    <message>
        <source>wins now</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>Lead, wins now</source>
        <translation>Anspiel, gewinnt</translation>
    </message>
    <message>
        <source>0 never trumps</source>
        <translation>0 ist nie Trumpf</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>No trick has been taken in this round</source>
        <translation>Noch kein Stich zu sehen</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>taken up</source>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>tile %1, number %2 in the row</source>
        <translation>Kärtchen %1, Nummer %2 in der Reihe</translation>
    </message>
    <message>
        <source>You win now</source>
        <translation>Du gewinnst jetzt</translation>
    </message>
    <message>
        <source>%1 wins now</source>
        <translation>%1 gewinnt jetzt</translation>
    </message>
    <message>
        <source>The only card so far: %1</source>
        <translation>Bisher die einzige Karte: %1</translation>
    </message>
    <message>
        <source>Highest trump: %1</source>
        <translation>Höchster Trumpf: %1</translation>
    </message>
    <message>
        <source>Lowest trump: %1</source>
        <translation>Niedrigster Trumpf: %1</translation>
    </message>
    <message>
        <source>Best trump; of equal %1s the first played</source>
        <translation>Bester Trumpf; bei gleichem Wert (%1) zählt der erste</translation>
    </message>
    <message>
        <source>No trump yet; highest of the lead colour: %1</source>
        <translation>Noch kein Trumpf; höchste Karte der Startfarbe: %1</translation>
    </message>
    <message>
        <source>Only zeros: the lead wins</source>
        <translation>Nur Nullen: Das Anspiel gewinnt</translation>
    </message>
    <message>
        <source>Worth to you</source>
        <translation>Zählt für dich</translation>
    </message>
    <message>
        <source>1 other</source>
        <translation>1 andere</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>%1 andere</translation>
    </message>
    <message>
        <source>if you name none of them</source>
        <comment>the colours of these cards, after the round</comment>
        <translation>wenn du keine davon nennst</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Du spielst an</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 spielt an</translation>
    </message>
    <message>
        <source>Any card may be led. Every other colour is then trump, but a 0 never is.</source>
        <translation>Jede Karte darf angespielt werden. Jede andere Farbe ist dann Trumpf, aber eine 0 nie.</translation>
    </message>
    <message>
        <source>%1 would win now</source>
        <translation>%1 würde jetzt gewinnen</translation>
    </message>
    <message>
        <source>%1 cannot win: trumps are down</source>
        <translation>%1 kann nicht gewinnen: Es liegt Trumpf</translation>
    </message>
    <message>
        <source>%1 would not win</source>
        <translation>%1 würde nicht gewinnen</translation>
    </message>
    <message>
        <source>Leads %1</source>
        <translation>Spielt %1 an</translation>
    </message>
    <message>
        <source>Choose your two lucky cards</source>
        <translation>Wähle deine zwei Glückskarten</translation>
    </message>
    <message>
        <source>Choose your lucky card</source>
        <translation>Wähle deine Glückskarte</translation>
    </message>
    <message>
        <source>Choose your two misery cards</source>
        <translation>Wähle deine zwei Ärgerkarten</translation>
    </message>
    <message>
        <source>Choose your misery card</source>
        <translation>Wähle deine Ärgerkarte</translation>
    </message>
    <message>
        <source>Cards of its colour score their value, every other card costs 1.</source>
        <translation>Karten ihrer Farbe zählen ihren Wert, jede andere kostet 1.</translation>
    </message>
    <message>
        <source>Cards of its colour cost you points, every other card scores 1.</source>
        <translation>Karten ihrer Farbe kosten dich Punkte, jede andere zählt 1.</translation>
    </message>
    <message>
        <source>Of two colours. Cards of both score their value, every other card costs 1.</source>
        <translation>Von zwei Farben. Karten beider zählen ihren Wert, jede andere kostet 1.</translation>
    </message>
    <message>
        <source>Of two colours. Cards of both cost you points, every other card scores 1.</source>
        <translation>Von zwei Farben. Karten beider kosten dich Punkte, jede andere zählt 1.</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Noch nicht so weit: %1</translation>
    </message>
    <message>
        <source>All decide in secret and at the same time.</source>
        <translation>Alle entscheiden geheim und gleichzeitig.</translation>
    </message>
    <message>
        <source>Name your colour</source>
        <translation>Nenne deine Farbe</translation>
    </message>
    <message>
        <source>Two colours count. Under each: your points with it and the other named.</source>
        <translation>Zwei Farben zählen. Darunter: deine Punkte mit dieser und der anderen genannten.</translation>
    </message>
    <message>
        <source>Under each colour: your points this round if you name it.</source>
        <translation>Unter jeder Farbe: deine Punkte dieser Spielrunde, wenn du sie nennst.</translation>
    </message>
    <message>
        <source>Round %1 is scored</source>
        <comment>stichling</comment>
        <translation>Durchgang %1 ist gewertet</translation>
    </message>
    <message>
        <source>Round %1 is scored</source>
        <translation>Spielrunde %1 ist gewertet</translation>
    </message>
    <message>
        <source>Most points: %1 %2</source>
        <translation>Die meisten Punkte: %1 %2</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 ist dran</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Zweite Farbe</translation>
    </message>
    <message>
        <source>First colour</source>
        <translation>Erste Farbe</translation>
    </message>
    <message>
        <source>%1 joins here</source>
        <translation>%1 hierher</translation>
    </message>
    <message>
        <source>opens here</source>
        <translation>eröffnet hier</translation>
    </message>
    <message>
        <source>You take %1 %2</source>
        <translation>Du bekommst %1× %2</translation>
    </message>
    <message>
        <source>%1 takes %2 %3</source>
        <translation>%1 bekommt %2× %3</translation>
    </message>
    <message>
        <source>top card %1: leads next</source>
        <translation>höchste %1: spielt an</translation>
    </message>
    <message>
        <source>top card %1</source>
        <translation>höchste Karte %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>third colour, %1</source>
        <translation>dritte Farbe, %1</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>%1 passen</translation>
    </message>
    <message>
        <source>%1 is the third colour: a pass</source>
        <translation>%1 ist die dritte Farbe: Passen</translation>
    </message>
    <message>
        <source>Two colours are open: shown, laid face down, costs %1</source>
        <translation>Zwei Farben sind eröffnet: zeigen, verdeckt ablegen, kostet %1</translation>
    </message>
    <message>
        <source>%1 would take %2</source>
        <translation>%1 würde %2 gewinnen</translation>
    </message>
    <message>
        <source>%1 joins %2</source>
        <translation>%1 kommt zu %2</translation>
    </message>
    <message>
        <source>%1 in this trick now, highest %2</source>
        <translation>Karten in diesem Stich: %1, höchste: %2</translation>
    </message>
    <message>
        <source>%1 opens a trick</source>
        <translation>%1 eröffnet einen Stich</translation>
    </message>
    <message>
        <source>In each of the two colours the highest card takes all of its colour.</source>
        <translation>In jeder der zwei Farben bekommt die höchste Karte alle ihrer Farbe.</translation>
    </message>
    <message>
        <source>Any card: its colour says whether it joins, opens or passes.</source>
        <translation>Jede Karte geht: Ihre Farbe bestimmt, ob sie dazukommt, eröffnet oder passt.</translation>
    </message>
    <message>
        <source>free place</source>
        <translation>freier Platz</translation>
    </message>
    <message>
        <source>You hold it</source>
        <translation>Du hältst</translation>
    </message>
    <message>
        <source>%1 holds it</source>
        <translation>%1 hält</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>1 stone left</source>
        <translation>noch 1 Stein</translation>
    </message>
    <message>
        <source>%1 stones left</source>
        <translation>noch %1 Steine</translation>
    </message>
    <message>
        <source>Open a %1 trick</source>
        <translation>Stich in %1 eröffnen</translation>
    </message>
    <message>
        <source>a second one is allowed</source>
        <translation>ein zweiter ist erlaubt</translation>
    </message>
    <message>
        <source>your stone stands by it</source>
        <translation>mit deinem Stein</translation>
    </message>
    <message>
        <source>Take over from %1</source>
        <translation>Von %1 übernehmen</translation>
    </message>
    <message>
        <source>%1 beats %2</source>
        <translation>%1 schlägt %2</translation>
    </message>
    <message>
        <source>Join this trick</source>
        <translation>Zu diesem Stich</translation>
    </message>
    <message>
        <source>you hold it still</source>
        <translation>du hältst ihn weiter</translation>
    </message>
    <message>
        <source>%1 holds it still</source>
        <translation>%1 hält ihn weiter</translation>
    </message>
    <message>
        <source>Discard here</source>
        <translation>Hier abwerfen</translation>
    </message>
    <message>
        <source>full: you win it</source>
        <translation>voll: Du gewinnst ihn</translation>
    </message>
    <message>
        <source>full: %1 wins it</source>
        <translation>voll: %1 gewinnt ihn</translation>
    </message>
    <message>
        <source>%1 lies on place %2</source>
        <translation>%1 liegt auf Platz %2</translation>
    </message>
    <message>
        <source>Other colour: discards need four open tricks</source>
        <translation>Andere Farbe: Abwerfen nur bei vier offenen Stichen</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1: place %2</source>
        <translation>%1: Platz %2</translation>
    </message>
    <message>
        <source>Click a lit place, drag, or press the key. Esc puts it back.</source>
        <translation>Heller Platz: anklicken, hinziehen oder Taste. Esc legt sie zurück.</translation>
    </message>
    <message>
        <source>Pick a card; the places where it may go light up.</source>
        <translation>Nimm eine Karte; die Plätze, auf die sie darf, leuchten auf.</translation>
    </message>
    <message>
        <source>The face-up tile counts when the round ends.</source>
        <translation>Am Ende des Durchgangs zählt das offene Kärtchen.</translation>
    </message>
    <message>
        <source>Order your tiles</source>
        <translation>Ordne deine Kärtchen</translation>
    </message>
    <message>
        <source>Each trick you win turns the next one up; the one that is up at the end counts.</source>
        <translation>Jeder gewonnene Stich deckt das nächste auf; am Ende zählt das offene.</translation>
    </message>
    <message>
        <source>Lay them face down</source>
        <translation>Verdeckt auslegen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Cards out</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>Noch im Spiel</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>auf deiner Hand</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Zwischenstand</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>in Führung</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Podium</source>
        <translation>Podest</translation>
    </message>
    <message>
        <source>Misery card</source>
        <translation>Ärgerkarte</translation>
    </message>
    <message>
        <source>Lucky card</source>
        <translation>Glückskarte</translation>
    </message>
    <message>
        <source>Misery cards</source>
        <translation>Ärgerkarten</translation>
    </message>
    <message>
        <source>Lucky cards</source>
        <translation>Glückskarten</translation>
    </message>
    <message>
        <source>Passed cards</source>
        <translation>Passkarten</translation>
    </message>
    <message>
        <source>Last card (unscored)</source>
        <translation>Letzte Karte (ohne Wertung)</translation>
    </message>
    <message>
        <source>No trick won</source>
        <translation>Keinen Stich gewonnen</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Sitze</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Face-up tile</source>
        <translation>Offenes Kärtchen</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>minus %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other cards</source>
        <translation>
            <numerusform>%n andere Karte</numerusform>
            <numerusform>%n andere Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Jetzt ist nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist noch nicht dran.</translation>
    </message>
    <message>
        <source>You have already decided.</source>
        <translation>Du hast dich schon entschieden.</translation>
    </message>
    <message>
        <source>That is not what is being decided now.</source>
        <translation>Darum geht es jetzt nicht.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Diese Karte hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>That is not the number of cards to choose.</source>
        <translation>So viele Karten sind nicht zu wählen.</translation>
    </message>
    <message>
        <source>The two cards must have different colours.</source>
        <translation>Die zwei Karten müssen verschiedene Farben haben.</translation>
    </message>
    <message>
        <source>Each tile of this round must lie in the row once.</source>
        <translation>Jedes Kärtchen dieses Durchgangs muss einmal in der Reihe liegen.</translation>
    </message>
    <message>
        <source>That is not the number of colours to name.</source>
        <translation>So viele Farben sind nicht zu nennen.</translation>
    </message>
    <message>
        <source>You may only name a colour among the cards you took.</source>
        <translation>Du darfst nur eine Farbe deiner gewonnenen Karten nennen.</translation>
    </message>
    <message>
        <source>There is no such place.</source>
        <translation>Diesen Platz gibt es nicht.</translation>
    </message>
    <message>
        <source>You may not discard this card: place %1 is free.</source>
        <translation>Du darfst diese Karte nicht abwerfen: Platz %1 ist frei.</translation>
    </message>
    <message>
        <source>You may not discard this card: its colour lies on place %1.</source>
        <translation>Du darfst diese Karte nicht abwerfen: Auf Platz %1 liegt ihre Farbe.</translation>
    </message>
    <message>
        <source>It is not your turn: waiting for %1.</source>
        <translation>Du bist noch nicht dran: %1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 replaces %2.</source>
        <translation>%1 ersetzt %2.</translation>
    </message>
    <message>
        <source>%1 leads %2</source>
        <translation>%1 spielt %2 an</translation>
    </message>
    <message>
        <source>You lead %1</source>
        <translation>Du spielst %1 an</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>You play %1</source>
        <translation>Du spielst %1</translation>
    </message>
    <message>
        <source>%1 opens the second colour with %2</source>
        <translation>%1 eröffnet mit %2 die zweite Farbe</translation>
    </message>
    <message>
        <source>You open the second colour with %1</source>
        <translation>Du eröffnest mit %1 die zweite Farbe</translation>
    </message>
    <message>
        <source>%1 opens a trick on place %3 with %2</source>
        <translation>%1 eröffnet auf Platz %3 einen Stich mit %2</translation>
    </message>
    <message>
        <source>You open a trick on place %2 with %1</source>
        <translation>Du eröffnest auf Platz %2 einen Stich mit %1</translation>
    </message>
    <message>
        <source>%1 plays %2 to place %3</source>
        <translation>%1 spielt %2 auf Platz %3</translation>
    </message>
    <message>
        <source>You play %1 to place %2</source>
        <translation>Du spielst %1 auf Platz %2</translation>
    </message>
    <message>
        <source>%1 discards %2 on place %3</source>
        <translation>%1 wirft %2 auf Platz %3 ab</translation>
    </message>
    <message>
        <source>You discard %1 on place %2</source>
        <translation>Du wirfst %1 auf Platz %2 ab</translation>
    </message>
    <message>
        <source>%1 passes with %2: %3 points</source>
        <translation>%1 passt mit %2: %3 Punkte</translation>
    </message>
    <message>
        <source>You pass with %1: %2 points</source>
        <translation>Du passt mit %1: %2 Punkte</translation>
    </message>
    <message>
        <source>%1 puts a stone on place %2</source>
        <translation>%1 setzt einen Stein auf Platz %2</translation>
    </message>
    <message>
        <source>You put a stone on place %1</source>
        <translation>Du setzt einen Stein auf Platz %1</translation>
    </message>
    <message>
        <source>%1 takes over the trick on place %2 from %3</source>
        <translation>%1 übernimmt den Stich auf Platz %2 von %3</translation>
    </message>
    <message>
        <source>You take over the trick on place %1 from %2</source>
        <translation>Du übernimmst den Stich auf Platz %1 von %2</translation>
    </message>
    <message>
        <source>%1 takes over the trick on place %2 from you</source>
        <translation>%1 übernimmt den Stich auf Platz %2 von dir</translation>
    </message>
    <message>
        <source>%1 turns up the tile %2</source>
        <translation>%1 deckt das Kärtchen %2 auf</translation>
    </message>
    <message>
        <source>You turn up the tile %1</source>
        <translation>Du deckst das Kärtchen %1 auf</translation>
    </message>
    <message>
        <source>%1 has chosen</source>
        <translation>%1 hat gewählt</translation>
    </message>
    <message>
        <source>You have chosen</source>
        <translation>Du hast gewählt</translation>
    </message>
    <message>
        <source>%1 has laid the tiles</source>
        <translation>%1 hat die Kärtchen ausgelegt</translation>
    </message>
    <message>
        <source>You have laid the tiles</source>
        <translation>Du hast die Kärtchen ausgelegt</translation>
    </message>
    <message>
        <source>%1 wins the full trick on place %2</source>
        <translation>%1 gewinnt den vollen Stich auf Platz %2</translation>
    </message>
    <message>
        <source>You win the full trick on place %1</source>
        <translation>Du gewinnst den vollen Stich auf Platz %1</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 gewinnt die Partie</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Du gewinnst die Partie</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>Geteilter Sieg: %1</translation>
    </message>
    <message>
        <source>You share the win with %1</source>
        <translation>Du teilst dir den Sieg mit %1</translation>
    </message>
    <message>
        <source>Misery colour of %1: %2</source>
        <translation>Ärgerfarbe von %1: %2</translation>
    </message>
    <message>
        <source>Your misery colour: %1</source>
        <translation>Deine Ärgerfarbe: %1</translation>
    </message>
    <message>
        <source>Lucky colour of %1: %2</source>
        <translation>Glücksfarbe von %1: %2</translation>
    </message>
    <message>
        <source>Your lucky colour: %1</source>
        <translation>Deine Glücksfarbe: %1</translation>
    </message>
    <message>
        <source>%1 wins the trick with %2</source>
        <translation>%1 gewinnt den Stich mit %2</translation>
    </message>
    <message>
        <source>You win the trick with %1</source>
        <translation>Du gewinnst den Stich mit %1</translation>
    </message>
    <message>
        <source>%1 wins the trick with %2: highest trump</source>
        <translation>%1 gewinnt den Stich mit %2: höchster Trumpf</translation>
    </message>
    <message>
        <source>You win the trick with %1: highest trump</source>
        <translation>Du gewinnst den Stich mit %1: höchster Trumpf</translation>
    </message>
    <message>
        <source>%1 wins the trick with %2: lowest trump</source>
        <translation>%1 gewinnt den Stich mit %2: niedrigster Trumpf</translation>
    </message>
    <message>
        <source>You win the trick with %1: lowest trump</source>
        <translation>Du gewinnst den Stich mit %1: niedrigster Trumpf</translation>
    </message>
    <message>
        <source>%1 wins the trick with %2: of equal trumps the first one counts</source>
        <translation>%1 gewinnt den Stich mit %2: Von gleichen Trümpfen zählt der erste</translation>
    </message>
    <message>
        <source>You win the trick with %1: of equal trumps the first one counts</source>
        <translation>Du gewinnst den Stich mit %1: Von gleichen Trümpfen zählt der erste</translation>
    </message>
    <message>
        <source>%1 wins the trick with %2: highest card of the lead colour</source>
        <translation>%1 gewinnt den Stich mit %2: höchste Karte der Startfarbe</translation>
    </message>
    <message>
        <source>You win the trick with %1: highest card of the lead colour</source>
        <translation>Du gewinnst den Stich mit %1: höchste Karte der Startfarbe</translation>
    </message>
    <message>
        <source>%1 wins the trick with %2: zeros only go to the lead</source>
        <translation>%1 gewinnt den Stich mit %2: Bei lauter Nullen zählt das Anspiel</translation>
    </message>
    <message>
        <source>You win the trick with %1: zeros only go to the lead</source>
        <translation>Du gewinnst den Stich mit %1: Bei lauter Nullen zählt das Anspiel</translation>
    </message>
    <message>
        <source>Everyone has chosen: the cards are face up</source>
        <translation>Alle haben gewählt: Die Karten liegen offen</translation>
    </message>
    <message>
        <source>The late choices are shown</source>
        <translation>Die späten Wahlen werden aufgedeckt</translation>
    </message>
    <message>
        <source>The last cards are laid open, unscored</source>
        <translation>Die letzten Karten liegen offen, ohne Wertung</translation>
    </message>
    <message>
        <source>Round %1: you start</source>
        <comment>stichling</comment>
        <translation>Durchgang %1: Du beginnst</translation>
    </message>
    <message>
        <source>Round %1: %2 starts</source>
        <comment>stichling</comment>
        <translation>Durchgang %1: %2 beginnt</translation>
    </message>
    <message>
        <source>Round %1: you lead</source>
        <translation>Spielrunde %1: Du spielst an</translation>
    </message>
    <message>
        <source>Round %1: %2 leads</source>
        <translation>Spielrunde %1: %2 spielt an</translation>
    </message>
    <message>
        <source>%1 wins the trick in %2 (%3)</source>
        <translation>%1 gewinnt den Stich in %2 (%3)</translation>
    </message>
    <message>
        <source>You win the trick in %1 (%2)</source>
        <translation>Du gewinnst den Stich in %1 (%2)</translation>
    </message>
    <message>
        <source>Lucky colour: %1</source>
        <translation>Glücksfarbe: %1</translation>
    </message>
    <message>
        <source>Misery colour: %1</source>
        <translation>Ärgerfarbe: %1</translation>
    </message>
    <message>
        <source>Largest pile: %1</source>
        <translation>Größter Stapel: %1</translation>
    </message>
    <message>
        <source>Pile: %1</source>
        <translation>Stapel: %1</translation>
    </message>
    <message>
        <source>Trick won: tile %1 is up</source>
        <translation>Stich gewonnen: Kärtchen %1 liegt offen</translation>
    </message>
    <message>
        <source>Round %1 is over: %2 is ahead with %3</source>
        <comment>stichling</comment>
        <translation>Durchgang %1 ist zu Ende: %2 führt mit&#xa0;%3</translation>
    </message>
    <message>
        <source>Round %1 is over: you are ahead with %3</source>
        <comment>stichling</comment>
        <translation>Durchgang %1 ist zu Ende: Du führst mit&#xa0;%3</translation>
    </message>
    <message>
        <source>Round %1 is over. Ahead with %3: %2</source>
        <comment>stichling</comment>
        <translation>Durchgang %1 ist zu Ende. In Führung mit&#xa0;%3: %2</translation>
    </message>
    <message>
        <source>Round %1 is over: %2 is ahead with %3</source>
        <translation>Spielrunde %1 ist zu Ende: %2 führt mit&#xa0;%3</translation>
    </message>
    <message>
        <source>Round %1 is over: you are ahead with %3</source>
        <translation>Spielrunde %1 ist zu Ende: Du führst mit&#xa0;%3</translation>
    </message>
    <message>
        <source>Round %1 is over. Ahead with %3: %2</source>
        <translation>Spielrunde %1 ist zu Ende. In Führung mit&#xa0;%3: %2</translation>
    </message>
    <message>
        <source>Next round</source>
        <comment>stichling</comment>
        <translation>Nächster Durchgang</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Spielrunde</translation>
    </message>
    <message>
        <source>Left over: %1</source>
        <translation>Übrig: %1</translation>
    </message>
    <message>
        <source>%1: all seen</source>
        <translation>%1: alle gesehen</translation>
    </message>
    <message>
        <source>%1, still out: %2</source>
        <translation>%1, noch im Spiel: %2</translation>
    </message>
</context>
</TS>
