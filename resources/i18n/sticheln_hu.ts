<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>Texts</name>
    <message>
        <source>Sticheln · %1</source>
        <comment>%1 is a variant</comment>
        <translation>Sticheln · %1</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasszikus</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Fordított</translation>
    </message>
    <message>
        <source>Mild</source>
        <translation>Szelíd</translation>
    </message>
    <message>
        <source>Aggravated</source>
        <translation>Heves</translation>
    </message>
    <message>
        <source>Hazy</source>
        <translation>Ködös</translation>
    </message>
    <message>
        <source>Delayed</source>
        <translation>Késleltetett</translation>
    </message>
    <message>
        <source>House mix</source>
        <comment>beside the name Sticheln</comment>
        <translation>Házi szabályok</translation>
    </message>
    <message>
        <source>Tiles %1</source>
        <comment>%1 are numbers</comment>
        <translation>Lapkák: %1</translation>
    </message>
    <message>
        <source>Edition: %1</source>
        <translation>Kiadás: %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <comment>stichling</comment>
        <translation>Forduló: %1/%2</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Forduló: %1/%2</translation>
    </message>
    <message>
        <source>Your turn %1 of %2</source>
        <comment>the first of twelve turns</comment>
        <translation>Lépésed: %1/%2</translation>
    </message>
    <message>
        <source>Trick %1 of %2</source>
        <translation>Ütés: %1/%2</translation>
    </message>
    <message>
        <source>Double trick %1 of %2</source>
        <translation>Kettős ütés: %1/%2</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Lépés: %1/%2</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>vegyes</translation>
    </message>
    <message>
        <source>%1, your turn. The others look away.</source>
        <comment>%1 is a name</comment>
        <translation>%1, te jössz. A többiek forduljanak el!</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Lapjaim mutatása</translation>
    </message>
    <message>
        <source>Rules in short</source>
        <translation>Játékszabály röviden</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Gyorsbillentyűk</translation>
    </message>
    <message>
        <source>About Sticheln Desktop</source>
        <translation>Névjegy: Sticheln Desktop</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
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
        <translation>Az asztalnál</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>A játszma</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Az ablak</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>Walk through your cards and choices</source>
        <translation>Végiglépkedés a lapjaidon és a választékon</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Play, choose or confirm</source>
        <translation>Kijátszás, választás vagy jóváhagyás</translation>
    </message>
    <message>
        <source>1 2 3 4</source>
        <translation>1 2 3 4</translation>
    </message>
    <message>
        <source>The place for the picked card (Stichling)</source>
        <translation>A felvett lap helye (Stichling)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put the picked card back</source>
        <translation>A felvett lap visszatétele</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Szóköz</translation>
    </message>
    <message>
        <source>Skip what is moving</source>
        <translation>A mozgás kihagyása</translation>
    </message>
    <message>
        <source>F10, Alt</source>
        <translation>F10, Alt</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>A menü megnyitása</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>On to the next button</source>
        <translation>Tovább a következő gombra</translation>
    </message>
    <message>
        <source>Sticheln Desktop %1</source>
        <translation>Sticheln Desktop %1</translation>
    </message>
    <message>
        <source>Sticheln and Hattrick are games by Klaus Palesch, Stichling is one by Ralf zur Linde.</source>
        <translation>A Sticheln és a Hattrick Klaus Palesch játéka, a Stichling Ralf zur Lindéé.</translation>
    </message>
    <message>
        <source>This program is unofficial: it is not connected with the authors or their publishers.</source>
        <translation>Ez a program nem hivatalos: nem áll kapcsolatban a szerzőkkel és kiadóikkal.</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. It is built with:</source>
        <translation>A program szabad szoftver, MIT-licenccel. Ezekre épül:</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fájl</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Legutóbbi megnyitása</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>Játs&amp;zma</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Té&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>Lap&amp;kép</translation>
    </message>
    <message>
        <source>M&amp;otion</source>
        <translation>&amp;Animáció</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Súgó</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Kezdőlap</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Megnyitás…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>M&amp;entés másként…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>K&amp;ilépés</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Utolsó ütés</translation>
    </message>
    <message>
        <source>S&amp;ort the hand by value</source>
        <translation>Lapok &amp;rendezése érték szerint</translation>
    </message>
    <message>
        <source>S&amp;kip what moves</source>
        <translation>Mozgás &amp;kihagyása</translation>
    </message>
    <message>
        <source>&amp;Leave the match for now</source>
        <translation>Játszma fé&amp;lbehagyása</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pane&amp;lek</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Teljes képernyő</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Hang</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Beállítások…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>Gyors&amp;billentyűk</translation>
    </message>
    <message>
        <source>&amp;Rules in short</source>
        <translation>Játék&amp;szabály röviden</translation>
    </message>
    <message>
        <source>&amp;About Sticheln Desktop</source>
        <translation>&amp;Névjegy: Sticheln Desktop</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Mint a rendszer</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Világos</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sötét</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Nagy kontraszt</translation>
    </message>
    <message>
        <source>Illustrated</source>
        <translation>Rajzos</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Nagy jelek</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>%1 is what it does, %2 a key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Még nincs</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Üzenet bezárása</translation>
    </message>
    <message>
        <source>Matches (*.sticheln)</source>
        <translation>Játszmák (*.sticheln)</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Játszma megnyitása</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Játszma mentése</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <comment>%1 is a file</comment>
        <translation>Nem nyitható meg: %1 (%2).</translation>
    </message>
    <message>
        <source>%1 is not there any more; it was taken off the list.</source>
        <translation>Már nincs meg: %1; lekerült a listáról.</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2.</source>
        <comment>%1 is a file</comment>
        <translation>Nem sikerült menteni: %1 (%2).</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Elmentve: %1.</translation>
    </message>
    <message>
        <source>The match could not be saved: %1.</source>
        <translation>Nem sikerült menteni a játszmát: %1.</translation>
    </message>
    <message>
        <source>The settings could not be saved: %1.</source>
        <translation>Nem sikerült menteni a beállításokat: %1.</translation>
    </message>
    <message>
        <source>The match could not be discarded: %1.</source>
        <translation>Nem sikerült eldobni a játszmát: %1.</translation>
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
        <translation>Új játszma</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>Játszma indítása</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>House settings</source>
        <translation>Házi szabályok</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Kiadás</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Játszma</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Játékosok száma</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Ki kezd</translation>
    </message>
    <message>
        <source>Rules as in the edition</source>
        <translation>Szabályok e kiadás szerint</translation>
    </message>
    <message>
        <source>Left-over cards</source>
        <translation>Megmaradt lapok</translation>
    </message>
    <message>
        <source>Who deals next</source>
        <translation>Ki oszt legközelebb</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Fordulók</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Kezdőérték</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempó</translation>
    </message>
    <message>
        <source>Chosen colour</source>
        <translation>Választott szín</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Levonás</translation>
    </message>
    <message>
        <source>Number of colours</source>
        <translation>Színek száma</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>Választott lapok</translation>
    </message>
    <message>
        <source>Time of choice</source>
        <translation>Választás ideje</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Német</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Angol</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Magyar</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Rejtett</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Látható</translation>
    </message>
    <message>
        <source>Rotates</source>
        <translation>Körbejár</translation>
    </message>
    <message>
        <source>Lowest deals</source>
        <translation>Legkevesebb pont</translation>
    </message>
    <message>
        <source>Still</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Misery</source>
        <translation>Büntető</translation>
    </message>
    <message>
        <source>Lucky</source>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>Face value</source>
        <translation>A lap értéke</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Laponként 5</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Egy</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Kettő</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Nyílt</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Előtte</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Utána</translation>
    </message>
    <message>
        <source>With 7 and 8 players: set aside unseen</source>
        <translation>7 és 8 játékosnál: senki sem látja őket</translation>
    </message>
    <message>
        <source>With 7 and 8 players: all see them</source>
        <translation>7 és 8 játékosnál: mindenki látja őket</translation>
    </message>
    <message>
        <source>The dealer moves one seat left each round</source>
        <translation>Az osztás fordulónként egy székkel balra kerül</translation>
    </message>
    <message>
        <source>Whoever has the lowest total deals</source>
        <translation>A legkevesebb összpontszámú oszt</translation>
    </message>
    <message>
        <source>The chosen colour costs points, other cards score 1</source>
        <translation>A választott szín pontba kerül, a többi lap 1-et ér</translation>
    </message>
    <message>
        <source>The chosen colour scores, others cost 1, the lowest trump wins</source>
        <translation>A választott szín pontot ér, a többi lap 1-be kerül, a legalacsonyabb adu visz</translation>
    </message>
    <message>
        <source>A card of the chosen colour counts its value</source>
        <translation>A választott szín lapja az értékét éri</translation>
    </message>
    <message>
        <source>Each card of the chosen colour counts 5, a 0 too</source>
        <translation>A választott szín minden lapja 5-öt ér, a 0 is</translation>
    </message>
    <message>
        <source>Everyone chooses one card</source>
        <translation>Mindenki egy lapot választ</translation>
    </message>
    <message>
        <source>Everyone chooses two cards of different colours</source>
        <translation>Mindenki két különböző színű lapot választ</translation>
    </message>
    <message>
        <source>All chosen cards are turned up before play</source>
        <translation>A választott lapokat a kijátszás előtt felfordítjátok</translation>
    </message>
    <message>
        <source>Chosen cards stay face down until the round is scored</source>
        <translation>A választott lapok a pontozásig lefordítva maradnak</translation>
    </message>
    <message>
        <source>Everyone lays the chosen card before the first trick</source>
        <translation>Mindenki az első ütés előtt teszi le a választott lapját</translation>
    </message>
    <message>
        <source>Everyone names a colour after the last trick</source>
        <translation>Mindenki az utolsó ütés után nevez meg egy színt</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Sorsolás</translation>
    </message>
    <message>
        <source>By the rulebook the oldest starts</source>
        <translation>A szabály szerint a legidősebb kezd</translation>
    </message>
    <message>
        <source>By the rulebook the youngest starts</source>
        <translation>A szabály szerint a legfiatalabb kezd</translation>
    </message>
    <message>
        <source>Stichling always has three rounds</source>
        <translation>A Stichling mindig három fordulóból áll</translation>
    </message>
    <message>
        <source>Empty: drawn</source>
        <translation>Üres: sorsolt</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again</source>
        <translation>Azonos kezdőérték ugyanazt a leosztást adja</translation>
    </message>
    <message>
        <source>Allow undo</source>
        <translation>Visszavonás engedélyezése</translation>
    </message>
    <message>
        <source>Allow the “cards seen” aid</source>
        <translation>A „Látott lapok” segédeszköz engedélyezése</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Ember</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <comment>%1 is a level</comment>
        <translation>Gép: %1</translation>
    </message>
    <message>
        <source>random</source>
        <translation>véletlen</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>kezdő</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>alkalmi</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>erős</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>szakértő</translation>
    </message>
    <message>
        <source>New bot…</source>
        <translation>Új bot…</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <comment>%1 is a name</comment>
        <translation>Bot: %1</translation>
    </message>
    <message>
        <source>Name of the bot</source>
        <translation>A bot neve</translation>
    </message>
    <message>
        <source>%1: say which command runs the bot</source>
        <comment>%1 is a bot</comment>
        <translation>%1: add meg, melyik parancs indítja a botot!</translation>
    </message>
    <message>
        <source>Command that runs the bot</source>
        <translation>A botot indító parancs</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Narancs</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Piros</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Szürke</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Elefántcsont</translation>
    </message>
    <message>
        <source>Onyx</source>
        <translation>Ónix</translation>
    </message>
    <message>
        <source>Sky</source>
        <translation>Égkék</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indigó</translation>
    </message>
    <message>
        <source>Lime</source>
        <translation>Lime</translation>
    </message>
    <message>
        <source>Seat %1: colour %2</source>
        <translation>%1.&#xa0;szék: szín: %2</translation>
    </message>
    <message>
        <source>Seat %1: name</source>
        <translation>%1.&#xa0;szék: név</translation>
    </message>
    <message>
        <source>Seat %1: who plays</source>
        <translation>%1.&#xa0;szék: ki játszik</translation>
    </message>
    <message>
        <source>Seat %1: bot command</source>
        <translation>%1.&#xa0;szék: a bot parancsa</translation>
    </message>
    <message>
        <source>Seat %1: name of the bot</source>
        <translation>%1.&#xa0;szék: a bot neve</translation>
    </message>
    <message>
        <source>You</source>
        <comment>name of the only person at the table</comment>
        <translation>Te</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>name of one of several people, %1 is a number</comment>
        <translation>%1. játékos</translation>
    </message>
    <message>
        <source>Classic Sticheln</source>
        <translation>Klasszikus Sticheln</translation>
    </message>
    <message>
        <source>Reverse Sticheln</source>
        <translation>Fordított Sticheln</translation>
    </message>
    <message>
        <source>Mild Sticheln</source>
        <translation>Szelíd Sticheln</translation>
    </message>
    <message>
        <source>Aggravated Sticheln</source>
        <translation>Heves Sticheln</translation>
    </message>
    <message>
        <source>Hazy Sticheln</source>
        <translation>Ködös Sticheln</translation>
    </message>
    <message>
        <source>Delayed Sticheln</source>
        <translation>Késleltetett Sticheln</translation>
    </message>
    <message>
        <source>House mix</source>
        <translation>Sticheln házi szabályokkal</translation>
    </message>
    <message>
        <source>Any other colour is trump. Dodge the colour you chose.</source>
        <translation>Minden más szín adu. Kerüld a színt, amelyet választottál!</translation>
    </message>
    <message>
        <source>Your colour is lucky, and the lowest trump wins.</source>
        <translation>A színed szerencsét hoz, és a legalacsonyabb adu visz.</translation>
    </message>
    <message>
        <source>Each misery card costs just 5, even the 14.</source>
        <translation>Minden büntetőlap csak 5-be kerül, még a 14-es is.</translation>
    </message>
    <message>
        <source>Two misery colours. Twice the trouble.</source>
        <translation>Két büntetőszín. Kétszeres bosszúság.</translation>
    </message>
    <message>
        <source>Misery colours stay secret until the round is scored.</source>
        <translation>A büntetőszínek a pontozásig titkosak.</translation>
    </message>
    <message>
        <source>Play first, name your misery colour afterwards.</source>
        <translation>Előbb játszol, a büntetőszínt utána nevezed meg.</translation>
    </message>
    <message>
        <source>Two tricks at once. Collect one colour, pass at a price.</source>
        <translation>Két ütés egyszerre. Gyűjts egy színt, a passznak ára van!</translation>
    </message>
    <message>
        <source>Four tricks side by side. Win just often enough.</source>
        <translation>Négy ütés egymás mellett. Nyerj épp elégszer!</translation>
    </message>
    <message>
        <source>Your own Sticheln: mix luck, misery, secrets and late choices as you like.</source>
        <translation>A saját Stichelned: keverd kedved szerint a szerencsét, a büntetést, a titkot és a késői választást!</translation>
    </message>
    <message>
        <source>Cards of your misery colour cost their value, every other card you take scores 1.</source>
        <translation>A büntetőszíned lapjai az értékükbe kerülnek, minden más elvitt lap 1 pontot ér.</translation>
    </message>
    <message>
        <source>Cards of your lucky colour score their value, every other card you take costs 1.</source>
        <translation>A szerencseszíned lapjai az értéküket érik, minden más elvitt lap 1 pontba kerül.</translation>
    </message>
    <message>
        <source>Each card of your misery colour costs 5, every other card you take scores 1.</source>
        <translation>A büntetőszíned minden lapja 5-be kerül, minden más elvitt lap 1 pontot ér.</translation>
    </message>
    <message>
        <source>Cards of your two misery colours cost their value, every other card scores 1.</source>
        <translation>A két büntetőszíned lapjai az értékükbe kerülnek, minden más lap 1 pontot ér.</translation>
    </message>
    <message>
        <source>The chosen cards stay face down: nobody knows the others’ misery colours until the end.</source>
        <translation>A választott lapok lefordítva maradnak: a végéig senki sem ismeri a többiek büntetőszínét.</translation>
    </message>
    <message>
        <source>After the last trick you name your misery colour among the cards you took.</source>
        <translation>Az utolsó ütés után az elvitt lapjaid egyik színét nevezed meg büntetőszínnek.</translation>
    </message>
    <message>
        <source>Your largest colour scores 1 a card, the others cost 1 a card, a passed card costs 2.</source>
        <translation>A legtöbb lapot adó színed laponként 1-et ér, a többi laponként 1-be, a passzolt lap 2-be kerül.</translation>
    </message>
    <message>
        <source>Each trick you win turns up your next tile; the tile that is face up at the end counts.</source>
        <translation>Minden elvitt ütés felfordítja a következő lapkádat; a végén a felfordított lapka számít.</translation>
    </message>
    <message>
        <source>Sticheln with the settings below; highest total wins.</source>
        <translation>Sticheln az alábbi szabályokkal; a legnagyobb összpontszám nyer.</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <comment>%1 fewest, %2 most</comment>
        <translation>%1–%2 játékos</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>%1 is a number of minutes</comment>
        <translation>%1&#xa0;perc</translation>
    </message>
    <message>
        <source>about %1 minutes</source>
        <translation>körülbelül %1 perc</translation>
    </message>
    <message>
        <source>Eight prickly trick-taking games</source>
        <translation>Nyolc szúrós ütésszerző kártyajáték</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>%1 is a game</comment>
        <translation>Játék: %1</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Beállítás…</translation>
    </message>
    <message>
        <source>Set up a match of %1</source>
        <comment>%1 is a game</comment>
        <translation>Játszma beállítása: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <comment>%1 is a game</comment>
        <translation>Folytatás: %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Eldobás</translation>
    </message>
    <message>
        <source>Discard for good?</source>
        <translation>Végleg eldobod?</translation>
    </message>
    <message>
        <source>Round %1 of %2, %3</source>
        <comment>%3 says whose turn it is</comment>
        <translation>Forduló: %1/%2, %3</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>te jössz</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <comment>%1 is a name</comment>
        <translation>következik: %1</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>Ma, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>%1 is a time of day</comment>
        <translation>Tegnap, %1</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Házi szabályok…</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Játékszabály</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Open match…</source>
        <translation>Játszma megnyitása…</translation>
    </message>
    <message>
        <source>There is no such game</source>
        <translation>Nincs ilyen játék</translation>
    </message>
    <message>
        <source>This game is for %1 to %2 players</source>
        <translation>Ez a játék %1–%2 játékosnak való</translation>
    </message>
    <message>
        <source>These house settings do not exist</source>
        <translation>Nincsenek ilyen házi szabályok</translation>
    </message>
    <message>
        <source>A match has 1 to %1 rounds</source>
        <translation>Egy játszma 1–%1 fordulóból áll</translation>
    </message>
    <message>
        <source>Whoever starts must sit at the table</source>
        <translation>Aki kezd, annak az asztalnál kell ülnie</translation>
    </message>
    <message>
        <source>The seed is a whole number of at most 18 digits</source>
        <translation>A kezdőérték legfeljebb 18 jegyű egész szám</translation>
    </message>
    <message>
        <source>Seat %1 needs a name</source>
        <translation>%1.&#xa0;szék: hiányzik a név</translation>
    </message>
    <message>
        <source>Two seats are called “%1”</source>
        <translation>Két széken ugyanaz a név: „%1”</translation>
    </message>
    <message>
        <source>“%1…” is longer than %2 characters</source>
        <translation>„%1…” hosszabb, mint %2 karakter</translation>
    </message>
    <message>
        <source>Two seats have the same colour</source>
        <translation>Két széknek azonos a színe</translation>
    </message>
    <message>
        <source>There is no such seat colour</source>
        <translation>Nincs ilyen székszín</translation>
    </message>
    <message>
        <source>%1: say which program plays</source>
        <comment>%1 is a name</comment>
        <translation>%1: add meg, melyik program játszik!</translation>
    </message>
    <message>
        <source>This trick</source>
        <translation>Ez az ütés</translation>
    </message>
    <message>
        <source>Tricks won and face-up tile</source>
        <translation>Elvitt ütések és felfordított lapka</translation>
    </message>
    <message>
        <source>Face-up tile counts at the end of the round</source>
        <translation>A végén a felfordított lapka számít</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>hívás</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>adu</translation>
    </message>
    <message>
        <source>lead colour</source>
        <translation>hívószín</translation>
    </message>
    <message>
        <source>0: no trump</source>
        <translation>0: nem adu</translation>
    </message>
    <message>
        <source>now %1</source>
        <comment>points as it stands</comment>
        <translation>most %1</translation>
    </message>
    <message>
        <source>To play: %1</source>
        <comment>%1 is a name</comment>
        <translation>Következik: %1</translation>
    </message>
    <message>
        <source>Your turn: any card may be played</source>
        <translation>Te jössz: bármely lapot kijátszhatod</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te jössz</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Megjelenés</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Segédeszközök</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Téma</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Lapkép</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Betűméret</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animáció</translation>
    </message>
    <message>
        <source>A full trick rests</source>
        <translation>Betelt ütés látszik</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>Kattintásig</translation>
    </message>
    <message>
        <source>Computers think at most</source>
        <translation>A gépek gondolkodási ideje</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Lapok rendezése</translation>
    </message>
    <message>
        <source>Show the cards still out</source>
        <translation>Még játékban lévő lapok mutatása</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Hangok</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hangerő</translation>
    </message>
    <message>
        <source>A match can forbid both for itself when it is set up.</source>
        <translation>Egy játszma beállításakor mindkettő megtiltható.</translation>
    </message>
    <message>
        <source>Another language is used from the next start on.</source>
        <translation>A másik nyelv a következő indításkor lép életbe.</translation>
    </message>
    <message>
        <source>Space always ends what is moving.</source>
        <translation>A szóköz minden mozgást befejez.</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Szín szerint</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Érték szerint</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>%1 is a number</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>%1 is a number of seconds</comment>
        <translation>%1&#xa0;mp</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zöld</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>barna</translation>
    </message>
    <message>
        <source>red</source>
        <translation>piros</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>kék</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>sárga</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>lila</translation>
    </message>
    <message>
        <source> and </source>
        <translation> és </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 ütés</translation>
    </message>
    <message>
        <source>this round %1</source>
        <translation>forduló: %1</translation>
    </message>
    <message>
        <source>Your round</source>
        <translation>A pontjaid</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>A lapod</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Hívás</translation>
    </message>
    <message>
        <source>wins now</source>
        <translation>ez visz</translation>
    </message>
    <message>
        <source>Lead, wins now</source>
        <translation>Hívás, ez visz</translation>
    </message>
    <message>
        <source>0 never trumps</source>
        <translation>A 0 sosem adu</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>megmaradt</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Utolsó ütés</translation>
    </message>
    <message>
        <source>No trick has been taken in this round</source>
        <translation>Még nincs elvitt ütés</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>kiválasztva</translation>
    </message>
    <message>
        <source>taken up</source>
        <translation>felvéve</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>%1.&#xa0;hely</translation>
    </message>
    <message>
        <source>tile %1, number %2 in the row</source>
        <translation>lapka: %1, a sorban %2.</translation>
    </message>
    <message>
        <source>You win now</source>
        <translation>Most te viszed</translation>
    </message>
    <message>
        <source>%1 wins now</source>
        <translation>Most %1 viszi</translation>
    </message>
    <message>
        <source>The only card so far: %1</source>
        <translation>Eddig az egyetlen lap: %1</translation>
    </message>
    <message>
        <source>Highest trump: %1</source>
        <translation>Legmagasabb adu: %1</translation>
    </message>
    <message>
        <source>Lowest trump: %1</source>
        <translation>Legalacsonyabb adu: %1</translation>
    </message>
    <message>
        <source>Best trump; of equal %1s the first played</source>
        <translation>Legjobb adu; azonos értéknél (%1) az első számít</translation>
    </message>
    <message>
        <source>No trump yet; highest of the lead colour: %1</source>
        <translation>Még nincs adu; a hívószín legmagasabb lapja: %1</translation>
    </message>
    <message>
        <source>Only zeros: the lead wins</source>
        <translation>Csak nullák: a hívott lap visz</translation>
    </message>
    <message>
        <source>Worth to you</source>
        <translation>Neked ennyit ér</translation>
    </message>
    <message>
        <source>1 other</source>
        <translation>1 másik</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>%1 másik</translation>
    </message>
    <message>
        <source>if you name none of them</source>
        <comment>the colours of these cards, after the round</comment>
        <translation>ha egyiket sem nevezed meg</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Te hívsz</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 hív</translation>
    </message>
    <message>
        <source>Any card may be led. Every other colour is then trump, but a 0 never is.</source>
        <translation>Bármely lappal hívhatsz. Ezután minden más szín adu, de a 0 sohasem.</translation>
    </message>
    <message>
        <source>%1 would win now</source>
        <translation>%1 most vinné az ütést</translation>
    </message>
    <message>
        <source>%1 cannot win: trumps are down</source>
        <translation>%1 nem viheti: már van adu</translation>
    </message>
    <message>
        <source>%1 would not win</source>
        <translation>%1 nem vinné az ütést</translation>
    </message>
    <message>
        <source>Leads %1</source>
        <translation>Hívószín: %1</translation>
    </message>
    <message>
        <source>Choose your two lucky cards</source>
        <translation>Válaszd ki a két szerencselapodat!</translation>
    </message>
    <message>
        <source>Choose your lucky card</source>
        <translation>Válaszd ki a szerencselapodat!</translation>
    </message>
    <message>
        <source>Choose your two misery cards</source>
        <translation>Válaszd ki a két büntetőlapodat!</translation>
    </message>
    <message>
        <source>Choose your misery card</source>
        <translation>Válaszd ki a büntetőlapodat!</translation>
    </message>
    <message>
        <source>Cards of its colour score their value, every other card costs 1.</source>
        <translation>A színének lapjai az értéküket érik, minden más lap 1-be kerül.</translation>
    </message>
    <message>
        <source>Cards of its colour cost you points, every other card scores 1.</source>
        <translation>A színének lapjai pontba kerülnek, minden más lap 1-et ér.</translation>
    </message>
    <message>
        <source>Of two colours. Cards of both score their value, every other card costs 1.</source>
        <translation>Két különböző színből. Mindkét szín lapjai az értéküket érik, minden más lap 1-be kerül.</translation>
    </message>
    <message>
        <source>Of two colours. Cards of both cost you points, every other card scores 1.</source>
        <translation>Két különböző színből. Mindkét szín lapjai pontba kerülnek, minden más lap 1-et ér.</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Választás: %1</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Még választ: %1</translation>
    </message>
    <message>
        <source>All decide in secret and at the same time.</source>
        <translation>Mindenki titokban, egyszerre dönt.</translation>
    </message>
    <message>
        <source>Name your colour</source>
        <translation>Nevezd meg a színedet!</translation>
    </message>
    <message>
        <source>Two colours count. Under each: your points with it and the other named.</source>
        <translation>Két szín számít. Alattuk: a pontjaid ezzel és a másik megnevezettel.</translation>
    </message>
    <message>
        <source>Under each colour: your points this round if you name it.</source>
        <translation>Minden szín alatt: a forduló pontjai, ha azt nevezed meg.</translation>
    </message>
    <message>
        <source>Round %1 is scored</source>
        <comment>stichling</comment>
        <translation>%1.&#xa0;forduló: pontozás</translation>
    </message>
    <message>
        <source>Round %1 is scored</source>
        <translation>%1.&#xa0;forduló: pontozás</translation>
    </message>
    <message>
        <source>Most points: %1 %2</source>
        <translation>Legtöbb pont: %1 %2</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 következik</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Második szín</translation>
    </message>
    <message>
        <source>First colour</source>
        <translation>Első szín</translation>
    </message>
    <message>
        <source>%1 joins here</source>
        <translation>%1 ide</translation>
    </message>
    <message>
        <source>opens here</source>
        <translation>itt nyit</translation>
    </message>
    <message>
        <source>You take %1 %2</source>
        <translation>Te viszed: %1 %2</translation>
    </message>
    <message>
        <source>%1 takes %2 %3</source>
        <translation>%1 viszi: %2 %3</translation>
    </message>
    <message>
        <source>top card %1: leads next</source>
        <translation>legmagasabb %1: ő hív</translation>
    </message>
    <message>
        <source>top card %1</source>
        <translation>legmagasabb lap %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>third colour, %1</source>
        <translation>3.&#xa0;szín, %1</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>Passz: %1</translation>
    </message>
    <message>
        <source>%1 is the third colour: a pass</source>
        <translation>%1: harmadik szín, tehát passz</translation>
    </message>
    <message>
        <source>Two colours are open: shown, laid face down, costs %1</source>
        <translation>Két szín nyitva van: megmutatod, lefordítva leteszed, ára %1</translation>
    </message>
    <message>
        <source>%1 would take %2</source>
        <translation>%1 most vinné az ütést (%2)</translation>
    </message>
    <message>
        <source>%1 joins %2</source>
        <translation>%1 csatlakozik (%2)</translation>
    </message>
    <message>
        <source>%1 in this trick now, highest %2</source>
        <translation>Lapok ebben az ütésben: %1, legmagasabb: %2</translation>
    </message>
    <message>
        <source>%1 opens a trick</source>
        <translation>%1 ütést nyit</translation>
    </message>
    <message>
        <source>In each of the two colours the highest card takes all of its colour.</source>
        <translation>A két szín mindegyikében a legmagasabb lap viszi a színe összes lapját.</translation>
    </message>
    <message>
        <source>Any card: its colour says whether it joins, opens or passes.</source>
        <translation>Bármely lap jó: a színe dönti el, hogy csatlakozik, nyit vagy passzol.</translation>
    </message>
    <message>
        <source>free place</source>
        <translation>szabad hely</translation>
    </message>
    <message>
        <source>You hold it</source>
        <translation>Te tartod</translation>
    </message>
    <message>
        <source>%1 holds it</source>
        <translation>%1 tartja</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>még %1</translation>
    </message>
    <message>
        <source>1 stone left</source>
        <translation>még 1 kő</translation>
    </message>
    <message>
        <source>%1 stones left</source>
        <translation>még %1 kő</translation>
    </message>
    <message>
        <source>Open a %1 trick</source>
        <translation>Ütés nyitása: %1</translation>
    </message>
    <message>
        <source>a second one is allowed</source>
        <translation>lehet második is</translation>
    </message>
    <message>
        <source>your stone stands by it</source>
        <translation>a te köveddel</translation>
    </message>
    <message>
        <source>Take over from %1</source>
        <translation>Átvétel, eddig: %1</translation>
    </message>
    <message>
        <source>%1 beats %2</source>
        <translation>%1 több, mint %2</translation>
    </message>
    <message>
        <source>Join this trick</source>
        <translation>Ehhez az ütéshez</translation>
    </message>
    <message>
        <source>you hold it still</source>
        <translation>továbbra is te tartod</translation>
    </message>
    <message>
        <source>%1 holds it still</source>
        <translation>továbbra is %1 tartja</translation>
    </message>
    <message>
        <source>Discard here</source>
        <translation>Ledobás ide</translation>
    </message>
    <message>
        <source>full: you win it</source>
        <translation>betelik: te viszed</translation>
    </message>
    <message>
        <source>full: %1 wins it</source>
        <translation>betelik: %1 viszi</translation>
    </message>
    <message>
        <source>%1 lies on place %2</source>
        <translation>%1: van már (%2.&#xa0;hely)</translation>
    </message>
    <message>
        <source>Other colour: discards need four open tricks</source>
        <translation>Más szín: ledobni csak négy nyitott ütésnél lehet</translation>
    </message>
    <message>
        <source> or </source>
        <translation>. vagy </translation>
    </message>
    <message>
        <source>%1: place %2</source>
        <translation>%1: %2.&#xa0;hely</translation>
    </message>
    <message>
        <source>Click a lit place, drag, or press the key. Esc puts it back.</source>
        <translation>Világos hely: kattintás, húzás vagy billentyű. Esc: vissza.</translation>
    </message>
    <message>
        <source>Pick a card; the places where it may go light up.</source>
        <translation>Vegyél fel egy lapot: kivilágosodnak a helyek, ahová teheted!</translation>
    </message>
    <message>
        <source>The face-up tile counts when the round ends.</source>
        <translation>A forduló végén a felfordított lapka számít.</translation>
    </message>
    <message>
        <source>Order your tiles</source>
        <translation>Rakd sorba a lapkáidat!</translation>
    </message>
    <message>
        <source>Each trick you win turns the next one up; the one that is up at the end counts.</source>
        <translation>Minden elvitt ütés felfordítja a következőt; a végén a felfordított számít.</translation>
    </message>
    <message>
        <source>Lay them face down</source>
        <translation>Letétel lefordítva</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Cards out</source>
        <translation>Lapok</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>Még játékban</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>látott</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>nálad van</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Pontállás</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>dönt</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>vezet</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>Ki nyert?</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Visszavágó</translation>
    </message>
    <message>
        <source>Podium</source>
        <translation>Dobogó</translation>
    </message>
    <message>
        <source>Misery card</source>
        <translation>Büntetőlap</translation>
    </message>
    <message>
        <source>Lucky card</source>
        <translation>Szerencselap</translation>
    </message>
    <message>
        <source>Misery cards</source>
        <translation>Büntetőlapok</translation>
    </message>
    <message>
        <source>Lucky cards</source>
        <translation>Szerencselapok</translation>
    </message>
    <message>
        <source>Passed cards</source>
        <translation>Passzolt lapok</translation>
    </message>
    <message>
        <source>Last card (unscored)</source>
        <translation>Utolsó lap (nem számít)</translation>
    </message>
    <message>
        <source>No trick won</source>
        <translation>Nem vitt ütést</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A lapjaid</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Székek</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Szöveg</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>A legutóbbi lépésed óta</translation>
    </message>
    <message>
        <source>Face-up tile</source>
        <translation>Felfordított lapka</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>mínusz %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n ütés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other cards</source>
        <translation>
            <numerusform>%n másik lap</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Most nincs mit dönteni.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Még nem te jössz.</translation>
    </message>
    <message>
        <source>You have already decided.</source>
        <translation>Már döntöttél.</translation>
    </message>
    <message>
        <source>That is not what is being decided now.</source>
        <translation>Most nem erről kell dönteni.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Ez a lap nincs a kezedben.</translation>
    </message>
    <message>
        <source>That is not the number of cards to choose.</source>
        <translation>Nem ennyi lapot kell választani.</translation>
    </message>
    <message>
        <source>The two cards must have different colours.</source>
        <translation>A két lapnak különböző színűnek kell lennie.</translation>
    </message>
    <message>
        <source>Each tile of this round must lie in the row once.</source>
        <translation>A forduló minden lapkájának egyszer kell a sorban lennie.</translation>
    </message>
    <message>
        <source>That is not the number of colours to name.</source>
        <translation>Nem ennyi színt kell megnevezni.</translation>
    </message>
    <message>
        <source>You may only name a colour among the cards you took.</source>
        <translation>Csak az elvitt lapjaid egyik színét nevezheted meg.</translation>
    </message>
    <message>
        <source>There is no such place.</source>
        <translation>Nincs ilyen hely.</translation>
    </message>
    <message>
        <source>You may not discard this card: place %1 is free.</source>
        <translation>Ezt a lapot nem dobhatod le: van szabad hely (%1.&#xa0;hely).</translation>
    </message>
    <message>
        <source>You may not discard this card: its colour lies on place %1.</source>
        <translation>Ezt a lapot nem dobhatod le: van nyitott ütés a színében (%1.&#xa0;hely).</translation>
    </message>
    <message>
        <source>It is not your turn: waiting for %1.</source>
        <translation>Még nem te jössz: %1 következik.</translation>
    </message>
    <message>
        <source>%1 replaces %2.</source>
        <translation>%1 kerül %2 helyére.</translation>
    </message>
    <message>
        <source>%1 leads %2</source>
        <translation>%1 hív: %2</translation>
    </message>
    <message>
        <source>You lead %1</source>
        <translation>Te hívsz: %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 lapja: %2</translation>
    </message>
    <message>
        <source>You play %1</source>
        <translation>A lapod: %1</translation>
    </message>
    <message>
        <source>%1 opens the second colour with %2</source>
        <translation>%1 megnyitja a második színt: %2</translation>
    </message>
    <message>
        <source>You open the second colour with %1</source>
        <translation>Megnyitod a második színt: %1</translation>
    </message>
    <message>
        <source>%1 opens a trick on place %3 with %2</source>
        <translation>%1 ütést nyit: %2 (%3.&#xa0;hely)</translation>
    </message>
    <message>
        <source>You open a trick on place %2 with %1</source>
        <translation>Ütést nyitsz: %1 (%2.&#xa0;hely)</translation>
    </message>
    <message>
        <source>%1 plays %2 to place %3</source>
        <translation>%1 lapja: %2 (%3.&#xa0;hely)</translation>
    </message>
    <message>
        <source>You play %1 to place %2</source>
        <translation>A lapod: %1 (%2.&#xa0;hely)</translation>
    </message>
    <message>
        <source>%1 discards %2 on place %3</source>
        <translation>%1 ledobott lapja: %2 (%3.&#xa0;hely)</translation>
    </message>
    <message>
        <source>You discard %1 on place %2</source>
        <translation>A ledobott lapod: %1 (%2.&#xa0;hely)</translation>
    </message>
    <message>
        <source>%1 passes with %2: %3 points</source>
        <translation>%1 passzol, a lapja: %2 (%3 pont)</translation>
    </message>
    <message>
        <source>You pass with %1: %2 points</source>
        <translation>Passzolsz, a lapod: %1 (%2 pont)</translation>
    </message>
    <message>
        <source>%1 puts a stone on place %2</source>
        <translation>%1 követ tesz le (%2.&#xa0;hely)</translation>
    </message>
    <message>
        <source>You put a stone on place %1</source>
        <translation>Követ teszel le (%1.&#xa0;hely)</translation>
    </message>
    <message>
        <source>%1 takes over the trick on place %2 from %3</source>
        <translation>%1 átveszi az ütést (%2.&#xa0;hely); eddig %3 vitte volna</translation>
    </message>
    <message>
        <source>You take over the trick on place %1 from %2</source>
        <translation>Átveszed az ütést (%1.&#xa0;hely); eddig %2 vitte volna</translation>
    </message>
    <message>
        <source>%1 takes over the trick on place %2 from you</source>
        <translation>%1 átveszi az ütést (%2.&#xa0;hely); eddig te vitted volna</translation>
    </message>
    <message>
        <source>%1 turns up the tile %2</source>
        <translation>%1 felfordított lapkája: %2</translation>
    </message>
    <message>
        <source>You turn up the tile %1</source>
        <translation>A felfordított lapkád: %1</translation>
    </message>
    <message>
        <source>%1 has chosen</source>
        <translation>%1 választott</translation>
    </message>
    <message>
        <source>You have chosen</source>
        <translation>Választottál</translation>
    </message>
    <message>
        <source>%1 has laid the tiles</source>
        <translation>%1 letette a lapkáit</translation>
    </message>
    <message>
        <source>You have laid the tiles</source>
        <translation>Letetted a lapkáidat</translation>
    </message>
    <message>
        <source>%1 wins the full trick on place %2</source>
        <translation>%1 viszi a betelt ütést (%2.&#xa0;hely)</translation>
    </message>
    <message>
        <source>You win the full trick on place %1</source>
        <translation>Te viszed a betelt ütést (%1.&#xa0;hely)</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 nyeri a játszmát</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Te nyered a játszmát</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>Megosztott győzelem: %1</translation>
    </message>
    <message>
        <source>You share the win with %1</source>
        <translation>Megosztott győzelem: te és %1</translation>
    </message>
    <message>
        <source>Misery colour of %1: %2</source>
        <translation>%1 büntetőszíne: %2</translation>
    </message>
    <message>
        <source>Your misery colour: %1</source>
        <translation>A büntetőszíned: %1</translation>
    </message>
    <message>
        <source>Lucky colour of %1: %2</source>
        <translation>%1 szerencseszíne: %2</translation>
    </message>
    <message>
        <source>Your lucky colour: %1</source>
        <translation>A szerencseszíned: %1</translation>
    </message>
    <message>
        <source>%1 wins the trick with %2</source>
        <translation>%1 viszi az ütést, a lapja: %2</translation>
    </message>
    <message>
        <source>You win the trick with %1</source>
        <translation>Te viszed az ütést, a lapod: %1</translation>
    </message>
    <message>
        <source>%1 wins the trick with %2: highest trump</source>
        <translation>%1 viszi az ütést a legmagasabb aduval: %2</translation>
    </message>
    <message>
        <source>You win the trick with %1: highest trump</source>
        <translation>Te viszed az ütést a legmagasabb aduval: %1</translation>
    </message>
    <message>
        <source>%1 wins the trick with %2: lowest trump</source>
        <translation>%1 viszi az ütést a legalacsonyabb aduval: %2</translation>
    </message>
    <message>
        <source>You win the trick with %1: lowest trump</source>
        <translation>Te viszed az ütést a legalacsonyabb aduval: %1</translation>
    </message>
    <message>
        <source>%1 wins the trick with %2: of equal trumps the first one counts</source>
        <translation>%1 viszi az ütést (%2): egyforma aduk közül az első számít</translation>
    </message>
    <message>
        <source>You win the trick with %1: of equal trumps the first one counts</source>
        <translation>Te viszed az ütést (%1): egyforma aduk közül az első számít</translation>
    </message>
    <message>
        <source>%1 wins the trick with %2: highest card of the lead colour</source>
        <translation>%1 viszi az ütést a hívószín legmagasabb lapjával: %2</translation>
    </message>
    <message>
        <source>You win the trick with %1: highest card of the lead colour</source>
        <translation>Te viszed az ütést a hívószín legmagasabb lapjával: %1</translation>
    </message>
    <message>
        <source>%1 wins the trick with %2: zeros only go to the lead</source>
        <translation>%1 viszi az ütést (%2): csupa nullát a hívó visz</translation>
    </message>
    <message>
        <source>You win the trick with %1: zeros only go to the lead</source>
        <translation>Te viszed az ütést (%1): csupa nullát a hívó visz</translation>
    </message>
    <message>
        <source>Everyone has chosen: the cards are face up</source>
        <translation>Mindenki választott: a lapok felfordítva</translation>
    </message>
    <message>
        <source>The late choices are shown</source>
        <translation>A késői választások felfedve</translation>
    </message>
    <message>
        <source>The last cards are laid open, unscored</source>
        <translation>Az utolsó lapok felfordítva, nem számítanak</translation>
    </message>
    <message>
        <source>Round %1: you start</source>
        <comment>stichling</comment>
        <translation>%1.&#xa0;forduló: te kezdesz</translation>
    </message>
    <message>
        <source>Round %1: %2 starts</source>
        <comment>stichling</comment>
        <translation>%1.&#xa0;forduló: %2 kezd</translation>
    </message>
    <message>
        <source>Round %1: you lead</source>
        <translation>%1.&#xa0;forduló: te hívsz</translation>
    </message>
    <message>
        <source>Round %1: %2 leads</source>
        <translation>%1.&#xa0;forduló: %2 hív</translation>
    </message>
    <message>
        <source>%1 wins the trick in %2 (%3)</source>
        <translation>%1 viszi az ütést, színe: %2 (%3)</translation>
    </message>
    <message>
        <source>You win the trick in %1 (%2)</source>
        <translation>Te viszed az ütést, színe: %1 (%2)</translation>
    </message>
    <message>
        <source>Lucky colour: %1</source>
        <translation>Szerencseszín: %1</translation>
    </message>
    <message>
        <source>Misery colour: %1</source>
        <translation>Büntetőszín: %1</translation>
    </message>
    <message>
        <source>Largest pile: %1</source>
        <translation>Legnagyobb pakli: %1</translation>
    </message>
    <message>
        <source>Pile: %1</source>
        <translation>Pakli: %1</translation>
    </message>
    <message>
        <source>Trick won: tile %1 is up</source>
        <translation>Elvitt ütés: felfordított lapka: %1</translation>
    </message>
    <message>
        <source>Round %1 is over: %2 is ahead with %3</source>
        <comment>stichling</comment>
        <translation>%1.&#xa0;forduló vége: %2 vezet, pontszáma&#xa0;%3</translation>
    </message>
    <message>
        <source>Round %1 is over: you are ahead with %3</source>
        <comment>stichling</comment>
        <translation>%1.&#xa0;forduló vége: te vezetsz, pontszámod&#xa0;%3</translation>
    </message>
    <message>
        <source>Round %1 is over. Ahead with %3: %2</source>
        <comment>stichling</comment>
        <translation>%1.&#xa0;forduló vége. Vezetnek %3 ponttal: %2</translation>
    </message>
    <message>
        <source>Round %1 is over: %2 is ahead with %3</source>
        <translation>%1.&#xa0;forduló vége: %2 vezet, pontszáma&#xa0;%3</translation>
    </message>
    <message>
        <source>Round %1 is over: you are ahead with %3</source>
        <translation>%1.&#xa0;forduló vége: te vezetsz, pontszámod&#xa0;%3</translation>
    </message>
    <message>
        <source>Round %1 is over. Ahead with %3: %2</source>
        <translation>%1.&#xa0;forduló vége. Vezetnek %3 ponttal: %2</translation>
    </message>
    <message>
        <source>Next round</source>
        <comment>stichling</comment>
        <translation>Következő forduló</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Következő forduló</translation>
    </message>
    <message>
        <source>Left over: %1</source>
        <translation>Megmaradt: %1</translation>
    </message>
    <message>
        <source>%1: all seen</source>
        <translation>%1: mindet láttad</translation>
    </message>
    <message>
        <source>%1, still out: %2</source>
        <translation>%1, még játékban: %2</translation>
    </message>
</context>
</TS>
