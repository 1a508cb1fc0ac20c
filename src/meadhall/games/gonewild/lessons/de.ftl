## Die erste Partie

first-title = Deine erste Partie
first-about = Ressourcen ausspielen, kaufen und bauen, angreifen und verteidigen, Missionen erledigen und die Götter gewinnen.

first-resources = Bier, Gold und dein erster Zug
first-resources-welcome = Du bist Ida, Ole ist dein Rivale. Das sind deine Karten für diesen Zug: Bier und Gold bezahlen, ein Krieger kämpft.
first-resources-price = Auf dem Markt gibt es Kämpfer, Verteidigungen und Gebäude. Versuche es mit dem Elfen-Bogenschützen, er kostet 3 Bier.
first-resources-price-done = Karten auf der Hand bezahlen erst, wenn du sie ausspielst.
first-resources-beer = Also spiele ein Bier aus.
first-resources-more = Und noch eines.
first-resources-enough = Und das dritte: Nun hast du 3 Bier in diesem Zug.
first-resources-factory = Baue eine Goldfabrik: Sie bringt in jeder Runde einen Goldbarren. Übriges Bier wäre ohnehin verloren.
first-resources-factory-done = Sie ist im Bau und arbeitet ab der nächsten Runde.
first-resources-mission = Du hast ein Gebäude gekauft, also ist deine Mission „Arbeiter“ erfüllt. Erledige sie.
first-resources-mission-done = 1 Punkt. Eine Mission darfst du pro Runde erledigen.
first-resources-draco = Einmal pro Zug kann dein Krieger Draco besiegen. Greife an.
first-resources-warrior = Schicke deinen Wikingerkrieger.
first-resources-fight = Stärke 1 genügt. Greife an.
first-resources-token = Draco zahlt eine Ressource deiner Wahl: Nimm Gold.
first-resources-gold = Der Goldbarren liegt auf deinem Gemeindehaus. Spiele auch deine Goldkarte aus.
first-resources-cannon = Das macht 2 Gold: Kaufe eine Kanone. Auf die Hand kommt sie in einer späteren Runde.
first-resources-end = Mehr ist nicht zu tun: Beende deinen Zug.
first-resources-end-done = Gespielte und gekaufte Karten kommen auf den Abwurfstapel. Aus ihm wird später wieder ein Deck.

first-attack = Angreifen
first-attack-target = Vierte Runde. In Oles Golddepot liegt Gold, seine Verteidigung ist 2. Greife es an.
first-attack-archer = Schicke einen Elfen-Bogenschützen, Stärke 2: So viel wie die Verteidigung genügt.
first-attack-plunder = Greife an.
first-attack-plunder-done = Ole hat nicht geantwortet. Du hast das Depot getroffen und 1 Gold geplündert.
first-attack-mission = „Angreifer“ verlangt ein getroffenes Gebäude. Erledige die Mission.
first-attack-brewery = Gegen Ole darfst du in diesem Zug weitermachen. Greife die Brauerei an, ihre Verteidigung ist 1.
first-attack-warrior = Schicke den Wikingerkrieger.
first-attack-repelled = Greife an und sieh, ob Ole antwortet.
first-attack-repelled-done = Eine Kanone gibt der Brauerei 2 dazu: abgewehrt, und 1 Punkt für Ole, für deinen einen Kämpfer.
first-attack-again = Jedes Gebäude ist ein eigenes Ziel. Greife die Goldfabrik an.
first-attack-second = Schicke deinen zweiten Elfen-Bogenschützen.
first-attack-hit = Greife an.
first-attack-end = Zwei getroffene Gebäude in einem Zug sind 3 Punkte wert. Beende deinen Zug, dann bekommst du sie.

first-defence = Verteidigen
first-defence-raid = Jetzt ist Ole am Zug und hat einen Elfen-Bogenschützen. Deine Goldfabrik hat Verteidigung 1.
first-defence-cannon = Stärke 2 gegen 1. Antworte mit deiner Kanone.
first-defence-enough = 3 gegen 2: Das hält. Mehr brauchst du nicht.
first-defence-enough-done = 1 Punkt für den abgewehrten Kämpfer und 1 für die Komplette Verteidigung: Nichts von dir wurde getroffen.

first-favour = Gemeindehaus, Gunst und Depots
first-favour-gold = Siebte Runde. Ein größeres Gemeindehaus kostet 3 Gold, zwei Goldbarren liegen auf dem Haus: Spiele eine Goldkarte als drittes aus.
first-favour-hall = Baue das Gemeindehaus aus: Auf Stufe 2 dürfen sechs Gebäude daneben stehen.
first-favour-mission = Du hast 3 Gold ausgegeben, also ist „Moneten“ erfüllt. Erledige die Mission.
first-favour-mission-done = Der fünfte Punkt: Ein Gott wird aufmerksam.
first-favour-favour = Bei 5, 12 und 20 Punkten wählst du eine Göttliche Gunst. Nimm die Schatztruhe: 2 Bier und 2 Gold, jedes Mal, wenn du sie ziehst.
first-favour-end = Beende deinen Zug.
first-favour-store = Der Goldbarren deiner Fabrik ist noch da. Lege ihn ins Depot, dann sind es vier.
first-favour-store-done = Ein volles Depot bringt in jeder Runde 1 Punkt. Bei 40 Punkten beginnt die letzte Runde, danach zahlen die Bonuskarten.
