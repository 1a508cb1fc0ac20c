## Wörter des Wikinger-Tischs

vikings-wheel = Das Drehrad: Kombinationen nach Preis
vikings-group = Preis { $price }: { $tile }, { $figure }
vikings-group-not-now = Preis { $price }: { $tile }, { $figure }, jetzt nicht zu haben
vikings-nobody = noch keine Figur
vikings-round = Durchgang { $round } von { $rounds }
vikings-then = { $last ->
    [yes] { $scoring }, dann Schluss
   *[no] danach { $scoring }
}
vikings-over = Die Partie ist zu Ende
vikings-threatened = bedroht
vikings-repelled = abgewehrt
vikings-supplies = Vorrat
vikings-bag = Im Sack: { $n } Figuren
vikings-stacks = In den Stapeln: { $n } Plättchen
vikings-hidden = Verdeckt: { $n } Sonderplättchen
vikings-close = Schließen

vikings-display = Auslage von { $name }: { $tiles } Inselplättchen, { $standing } Figuren darauf, { $threatened } davon bedroht, { $ships } Schiffe, { $islands } fertige Inseln
vikings-larger = Auslage von { $name } groß zeigen
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
vikings-remove = Eine Figur geht
vikings-colours = Eine Farbe ans Rad

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
vikings-specials-none = In diesem Durchgang liegt keines mehr.
vikings-take-none = Keines
vikings-stay = Bleibt
vikings-go = Aufs Festland

vikings-fact-round = Durchgang
vikings-fact-scoring = Nächste Wertung
vikings-fact-mainland = warten auf dem Festland
vikings-fact-boatswains = Bootsmänner
