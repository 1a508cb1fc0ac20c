## Wörter des Wikinger-Tischs

vikings-wheel = Das Drehrad: Kombinationen nach Preis
vikings-group = Preis { $price }: { $tile }, { $figure }
vikings-group-not-now = Preis { $price }: { $tile }, { $figure }, jetzt nicht käuflich
vikings-nobody = noch keine Figur
vikings-gain = Im Moment: { $what }.
vikings-gain-fame = { $n } Siegpunkte in den kommenden Wertungen
vikings-gain-gold = { $n } Gold in den kommenden Wertungen
vikings-gain-end = { $n } Siegpunkte am Ende
vikings-round = Durchgang { $round } von { $rounds }
vikings-then = { $last ->
    [yes] { $scoring }, dann Schluss
   *[no] danach { $scoring }
}
vikings-over = Die Partie ist zu Ende
vikings-threatened = bedroht
vikings-repelled = abgewehrt
vikings-supplies = Vorrat
vikings-bag = { $n ->
    [one] Im Sack: 1 Figur
   *[other] Im Sack: { $n } Figuren
}
vikings-stacks = In den Stapeln: { $n } Plättchen
vikings-hidden = Verdeckt: { $n } Sonderplättchen

vikings-display = Auslage von { $name }: { $tiles } Inselplättchen, { $standing ->
    [one] 1 Figur
   *[other] { $standing } Figuren
} auf Plättchen, { $threatened } bedroht, { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}, { $islands ->
    [one] 1 fertige Insel
   *[other] { $islands } fertige Inseln
}
vikings-larger = Auslage von { $name } vergrößern
vikings-start = Startspieler
vikings-bought = Wird gelegt: { $tile }, { $figure }
vikings-earns = Dazu gibt es ein Sonderplättchen
vikings-waits = { $tile }, wartet auf sein Mittelstück
vikings-own-specials = Sonderplättchen von { $name }
vikings-islands = Fertige Inseln: { $n }; die längste hat { $longest } Plättchen

vikings-auction = Versteigerung: Wer beginnt?
vikings-passed = passt
vikings-bid = { $gold } bieten
vikings-bids = bietet { $gold }
vikings-bid-less = Weniger bieten
vikings-bid-more = Mehr bieten
vikings-pass = Passen
vikings-remove = Figur herausnehmen
vikings-colours = Eine Farbe ans Drehrad

vikings-ferry = Überfahrten
vikings-boatswains = { $n ->
    [one] { $name } hat einen Bootsmann.
   *[other] { $name } hat { $n } Bootsmänner.
}
vikings-under-way = Überfahrt von { $name }: { $load }
vikings-ferry-each = je eine Figur
vikings-ferry-one = eine Figur
vikings-ferry-colour = alle { $n }
vikings-ferry-where = Wähle ein leuchtendes Plättchen.
vikings-no-ferry = Keine Überfahrt
vikings-landed = Das waren alle

vikings-specials = Sonderplättchen zur teuersten Kombination
vikings-specials-none = In diesem Durchgang ist keines mehr da.
vikings-take-none = Keines
vikings-stay = Bleibt
vikings-go = Aufs Festland

vikings-fact-round = Durchgang
vikings-fact-scoring = Nächste Wertung
vikings-fact-mainland = warten auf dem Festland
vikings-fact-boatswains = Bootsmänner

## Lobby, neuer Tisch, Wertung eines echten Tisches

about-vikings = Kaufe Plättchen und Siedler vom Drehrad, füge Inseln vor deiner Küste zusammen und wehre die Räuber ab.
option-vikings-advanced = Version für Fortgeschrittene: Sonderplättchen, und Bootsmänner setzen nur einzelne Figuren über
option-vikings-auction = Version für Fortgeschrittene: Um das Startspielerrecht bieten, dann die Farben stellen
vikings-rules-standard = Grundspiel
vikings-rules-auction = Erst wird um das Startspielerrecht geboten, dann werden die Farben gestellt
vikings-rules-no-auction = Um das Startspielerrecht wird nicht geboten
counts-vikings-small = Kleine Wertung
counts-vikings-large = Große Wertung
counts-vikings-end = Schlusswertung
score-vikings-middle = Mittelstück, beliebiges Bauwerk
score-vikings-figure = Figur der Reihe
score-vikings-ships-above = Schiffe kommen in die Schiffsreihe, über den Inseln.
score-vikings-only-ships = In die Schiffsreihe kommen nur Schiffe.
score-vikings-tile-first = Lege zuerst ein Plättchen dorthin; eine Figur steht auf einem Plättchen.
score-vikings-specials = Sonderplättchen (Version für Fortgeschrittene)
score-vikings-monuments = { $letters ->
    [one] Das letzte Plättchen oben ist ein Bauwerksplättchen: Lege es dorthin, wo es ein Mittelstück ersetzt hat.
   *[other] Die letzten { $letters } Plättchen oben sind Bauwerksplättchen: Lege jedes dorthin, wo es ein Mittelstück ersetzt hat.
}
