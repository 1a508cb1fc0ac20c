## Die erste Partie

first-title = Deine erste Partie
first-about = Preise setzen, kaufen und bauen, Gebiete abschließen und sehen, was Wertungsplättchen bringen.

first-market = Preise und Kaufen
first-market-welcome = Du bist Ida, Ole spielt gegen dich. Das ist deine Burg: Um sie herum wächst dein Clangebiet, Plättchen für Plättchen.
first-market-tiles = Vier Wertungsplättchen sagen, was in dieser Partie zählt. A wird am Ende dieser Runde gewertet: 1 Punkt für jedes Schaf.
first-market-axe = Du hast drei Plättchen gezogen. Eines kommt zurück in den Beutel: Lege die Axt an die Schiffe, denn die bringen diesmal nichts.
first-market-price = Die anderen beiden stehen zum Verkauf, und den Preis legst du in Gold dazu. Setze 2 für das Plättchen mit einem Schaf.
first-market-second = Nun 1 für das Plättchen mit zwei Schafen. 2 Gold behältst du zum Kaufen auf der Hand.
first-market-second-done = Die Sichtschirme sind weg: Du siehst Oles Preise, und Ole sieht deine.
first-market-dear = Du kaufst zuerst. Versuche es mit Oles Plättchen mit dem Bauernhof.
first-market-dear-done = Ausgeben kannst du nur, was du auf der Hand hast.
first-market-buy = Das Plättchen mit zwei Schafen und Fässern kostet 2. Kaufe es.
first-market-buy-done = Ole hat eines von deinen gekauft: Du bekommst den Preis und deine eigenen 2 Gold zurück.
first-market-sold = Dieses hat niemand gekauft, also behältst du es. Das 1 Gold daran ist ausgegeben.
first-market-build = Jetzt wird gebaut. Nimm das Plättchen, das du Ole abgekauft hast.
first-market-clash = Wo zwei Plättchen sich berühren, muss die Landschaft gleich sein. Versuche den Platz östlich der Burg, am Gewässer.
first-market-clash-done = Weideland an Gewässer passt nicht.
first-market-north = Lege es nördlich der Burg an: Weideland an Weideland, und die Straße führt weiter zur Burg.
first-market-next = Nimm dein zweites Plättchen.
first-market-beside = Lege es westlich neben das neue Plättchen, Weideland an Weideland.
first-market-beside-done = Vier Schafe, 4 Punkte. Und das nächste Einkommen ist da: 5 Gold für die Burg, 1 für Fässer, deren Straße zu ihr führt.

first-areas = Abgeschlossene Gebiete und Einkommen
first-areas-mountain = Dritte Runde: Schafe bei A und bei C 1 Punkt für jedes abgeschlossene Gebiet. Nimm das Plättchen mit zwei Rindern.
first-areas-close = Das Gebirge deiner Burg ist im Westen offen. Lege das Plättchen umgedreht dorthin, dann ist das Gebirge abgeschlossen.
first-areas-close-done = Keine Kante dieses Gebirges ist mehr offen.
first-areas-water = Nimm das andere Plättchen: Das Gewässer deiner Burg ist noch offen.
first-areas-sea = Lege es östlich der Burg an, dann ist das Gewässer abgeschlossen.
first-areas-sea-done = Zwei abgeschlossene Gebiete, fünf Schafe. Auch das Einkommen wächst: zwei Plättchen mit Fässern, dazu Gold, weil Ole vorn liegt.

first-selling = Verkaufen
first-selling-axe = Vierte Runde. Die Axt bitte an das Plättchen mit drei Seiten Gewässer: Es passt kaum.
first-selling-high = Das Plättchen mit Leuchtturm und Schaf hätte Ole gern. Verlange 6 Gold: Verkauft bringt es das Doppelte, sonst gehört es dir.
first-selling-low = Und 3 für das andere. Vier Gold bleiben auf deiner Hand.
first-selling-low-done = Ole hat 6 bezahlt, und deine eigenen 6 kamen zurück: 12 Gold mehr auf der Hand.
first-selling-mountain = Nun du. Oles Plättchen mit Broch und Fässern kostet nur 2: Kaufe es.
first-selling-mountain-done = Billige Plättchen der anderen sind die besten Käufe. Nun würden beide wieder bauen.

first-end = Schriftrollen und Ende
first-end-scroll = Die letzte Runde: B, C und D werden gewertet. Nimm dein letztes Plättchen, es zeigt eine Schriftrolle.
first-end-peak = Lege es in den Nordosten, mit dem Gebirge nach Westen: So ist noch ein Gebirge abgeschlossen.
first-end-peak-done = Die Schriftrolle zählt deine Rinder, und 5 Gold werden 1 Punkt. Ein abgeschlossenes Gebiet hätte die Rolle verdoppelt. Du hast gewonnen.
