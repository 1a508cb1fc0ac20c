## Die erste Partie

first-title = Deine erste Partie
first-about = Kombinationen kaufen, Inseln bauen, Schiffe abwehren und dreimal werten.

first-buying = Kaufen und legen
first-buying-welcome = Du bist Ida, Ole spielt gegen dich. Das ist dein Festland: Rechts davon wachsen deine Inseln, in fünf Reihen.
first-buying-zero = Du kaufst immer ein Plättchen mit einer Figur. Am Drehrad stehen die Preise: Versuche es mit der Kombination bei 0, die nichts kosten würde.
first-buying-zero-done = Die Kombination bei 0 bleibt liegen, solange noch eine Figur ihrer Farbe am Drehrad steht.
first-buying-buy = Also kaufe den Goldschmied für 3. Goldschmiede bringen bei jeder Wertung Gold.
first-buying-buy-done = 3 Gold, und die Kombination gehört dir.
first-buying-start = Zuerst kommt dein Startplättchen. Lege es in die Reihe der Goldschmiede.
first-buying-tile = Nun das gekaufte Plättchen: Land muss an Land grenzen, also lege es gleich neben dein Startplättchen.
first-buying-stay = Das Plättchen liegt in der Reihe der Goldschmiede, also darf der Goldschmied darauf bleiben. Lass ihn stehen.
first-buying-stay-done = Ein unbedrohter Goldschmied: 3 Gold bei jeder Wertung. Inzwischen kauft Ole den anderen Fischer.
first-buying-last = Jetzt ist der Fischer bei 0 der letzte seiner Farbe am Drehrad. Nimm ihn, er kostet nichts.
first-buying-last-done = Das Drehrad hat sich gedreht: Jede Kombination ist nun 2 billiger.
first-buying-touch = Ein Plättchen muss nur eines von deinen berühren. Lege dieses unter deinen Goldschmied, in die Reihe der Fischer.
first-buying-fisherman = Ein Plättchen in der Fischerreihe und ein Fischer: Lass ihn stehen.
first-buying-fisherman-done = Am Ende versorgt jeder unbedrohte Fischer fünf Figuren.
first-buying-turned = Wer wartet, zahlt weniger, wenn niemand schneller ist: Ole hat eben 7 für seinen Kämpfer bezahlt.

first-ships = Schiffe und Kämpfer
first-ships-ship = Ein paar Durchgänge später sind nur vier Kombinationen übrig. Kaufe das Schiff, denn zu ihm gehört ein Bootsmann.
first-ships-ship-done = Der Bootsmann wartet auf deinem Festland, bis du ihn brauchst.
first-ships-column = Die ersten drei Schiffe kommen über die Spalten 1 bis 3. Lege dieses über Spalte 2.
first-ships-threat = Das gelbe Schiff bedroht seine Spalte bis hinab zu den Goldschmieden. Dieser Goldschmied liegt: Bedrohte Figuren bringen nichts.
first-ships-warrior = Kämpfer helfen. Ole nahm den letzten Adligen, also ist der Kämpfer bei 0 käuflich: Kaufe die Kombination.
first-ships-under = Lege das Plättchen in die Kämpferreihe, genau unter das Schiff.
first-ships-repel = Lass den Kämpfer dort stehen: Ein Schiff mit einem Kämpfer darunter ist abgewehrt.
first-ships-repel-done = Das Schiff ist abgewehrt, und der Durchgang endete mit einer Kleinen Wertung. Beide Goldschmiede haben gezählt.

first-crossing = Überfahrt und Große Wertung
first-crossing-scout = Der vierte Durchgang endet bald. Kaufe den Späher bei 0.
first-crossing-island = Schließe deine Insel in der Späherreihe mit diesem Inselende.
first-crossing-island-done = Eine fertige Insel: Inselanfang, Mittelstück, Inselende. Die meisten davon bringen am Ende Siegpunkte.
first-crossing-sees = Lass den Späher stehen. Späher bringen Siegpunkte, und mehr für Goldschmied und Fischer in ihrer Spalte.
first-crossing-sees-done = Alles ist verkauft. Vor einer Großen Wertung dürfen Bootsmänner Figuren übersetzen.
first-crossing-waiting = Zwei Adlige warten auf deinem Festland. Dort bringen sie nichts.
first-crossing-boatswain = Schicke deinen Bootsmann für die Adligen: Eine Überfahrt nimmt beliebig viele einer Farbe mit.
first-crossing-first-noble = Stelle den ersten Adligen auf ein freies Plättchen der Adligenreihe: auf die Kirche in Spalte 2.
first-crossing-second-noble = Und den zweiten Adligen auf das Plättchen daneben.
first-crossing-second-noble-done = Deine Große Wertung: Adlige, Späher, das abgewehrte Schiff und Goldschmiede. Allein die zwei Adligen brachten 4 Siegpunkte.

first-feeding = Versorgung und Ende
first-feeding-mouths = Der letzte Durchgang. Jede deiner zehn Figuren will versorgt werden, und jeder deiner zwei Fischer versorgt fünf.
first-feeding-fisherman = Ein Adliger brächte 2 Siegpunkte, aber eine Figur bliebe hungrig. Kaufe lieber den Fischer.
first-feeding-place = Lege das Plättchen in die Fischerreihe, Spalte 3.
first-feeding-end = Lass den Fischer stehen und versorge mehr Figuren, als du hast.
first-feeding-end-done = Das war deine letzte Große Wertung. Nun beendet Ole seine.
first-feeding-large = Nach dem letzten Durchgang kommt das Ende: nicht abgewehrte Schiffe, Gold, Bootsmänner, Inseln und die Versorgung. Sieh, was es bringt.
first-feeding-large-done = 11 Figuren, versorgt für 15: je 2 Siegpunkte für die vier zu viel. Du hast deine erste Partie gewonnen.

## Die Version für Fortgeschrittene

advanced-title = Version für Fortgeschrittene
advanced-about = Um das Startspielerrecht bieten, Farben stellen und Sonderplättchen nutzen.

advanced-auction = Die Versteigerung
advanced-auction-drawn = Für Fortgeschrittene kommen die Figuren zuerst: 13 sind gezogen, und der Startspieler eröffnet eine Versteigerung. Das bist du.
advanced-auction-bid = Wer gewinnt, nimmt eine Figur heraus, wählt zuerst eine Farbe und kauft zuerst. Eröffne mit 0.
advanced-auction-bid-done = Ole bietet 1. Jedes Gebot muss höher sein, und wer passt, ist draußen.
advanced-auction-higher = Ein wenig mehr ist es dir wert. Biete 2.
advanced-auction-higher-done = Ole passt, und du zahlst 2.
advanced-auction-remove = Eine Figur geht aus dem Spiel. Nimm den einzigen Bootsmann heraus, bevor Ole ihn bekommt.
advanced-auction-remove-done = Erst jetzt werden die Plättchen aufgedeckt.
advanced-auction-ships = Reihum stellt ihr je eine Farbe auf die höchsten freien Plätze. Stelle die Fischer ans teure Ende, zu den Schiffen.
advanced-auction-nobles = Als Nächstes die Adligen, in die Mitte.
advanced-auction-rest = Was zuletzt kommt, steht am billigen Ende. Die Späher wolltest du billig: Stelle sie.
advanced-auction-rest-done = Späher ab Preis 0, und du kaufst zuerst.

advanced-specials = Sonderplättchen
advanced-specials-dearest = Wer die teuerste Kombination kauft, bekommt ein Sonderplättchen dazu. Sie kostet jetzt nur 3: Kaufe sie.
advanced-specials-middle = Lege die Kirche in die Adligenreihe.
advanced-specials-stay = Lass den Adligen stehen.
advanced-specials-take = Vier Sonderplättchen liegen offen. Nimm das Kirchenplättchen.
advanced-specials-take-done = Ein Bauwerksplättchen ersetzt ein Mittelstück mit demselben Bauwerk.
advanced-specials-replace = Du hast zwei Kirchen. Ersetze die in der Späherreihe: Um sie herum werden mehr Figuren stehen.
advanced-specials-replace-done = Ole kaufte die nächste teuerste Kombination und nahm einen Schatz: sofort 5 Gold.
advanced-specials-again = Zwei Kombinationen sind übrig, und 1 ist der höchste Preis. Kaufe sie.
advanced-specials-church = Lege das Plättchen in die Adligenreihe, dann ist dort noch eines frei.
advanced-specials-boat = Nimm das Boot: Gleich siehst du, wozu es gut ist.
advanced-specials-single = Überfahrten sind jetzt kleiner: Ein Bootsmann setzt eine einzelne Figur über. Schicke einen ohne dein Boot.
advanced-specials-noble = Setze den Adligen auf das freie Plättchen über.
advanced-specials-each = Mit einem Boot setzt ein Bootsmann über wie im Grundspiel. Schicke den zweiten für je eine Figur jeder Farbe.
advanced-specials-goldsmith = Zuerst den Goldschmied.
advanced-specials-fisherman = Und den Fischer.
advanced-specials-fisherman-done = Zwei Bootsmänner und ein Boot haben drei Figuren übergesetzt, gerade vor der Großen Wertung.

advanced-end = Sonderplättchen am Ende
advanced-end-tiles = Letzter Durchgang. Dein Kirchenplättchen bringt 1 Siegpunkt für jede Figur darauf und auf den acht Plättchen ringsum.
advanced-end-noble = Der Adlige für 1 ist die teuerste Kombination. Kaufe sie.
advanced-end-close = Schließe die Insel der Adligen.
advanced-end-stay = Lass den Adligen stehen.
advanced-end-exchange = Du hast viel Gold. Nimm den Umtausch: am Ende 3 Gold für 1 Siegpunkt statt 5.
advanced-end-exchange-done = Die Kirche brachte 6 Siegpunkte, der Umtausch noch 3. Die Bootsmänner gingen an Ole, dessen Plättchen als einer zählt.
