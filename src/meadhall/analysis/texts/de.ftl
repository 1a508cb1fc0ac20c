## Was im Rückblick auf eine Partie gesagt wird. Quellen, Währungen und Aktionen stehen in den Katalogen der Spiele.

review-title = Rückblick
review-you = dir
review-whom = dich

review-result-won = { $you ->
    [yes] Du hast gewonnen, { $points } { $currency } vor { $rival }.
   *[no] { $name } hat gewonnen, { $points } { $currency } vor { $rival }.
}
review-result-lost = { $you ->
    [yes] Du hast mit { $points } { $currency } Rückstand gegen { $rival } verloren.
   *[no] { $name } hat mit { $points } { $currency } Rückstand gegen { $rival } verloren.
}
review-result-level = { $you ->
    [yes] Du hast am Ende gleich viele { $currency } wie { $rival }.
   *[no] { $name } hat am Ende gleich viele { $currency } wie { $rival }.
}
review-result-open = { $sign ->
    [more] { $you ->
        [yes] Zu erwarten ist, dass du am Ende { $points } { $currency } vor { $rival } liegst.
       *[no] Zu erwarten ist, dass { $name } am Ende { $points } { $currency } vor { $rival } liegt.
    }
   *[less] { $you ->
        [yes] Zu erwarten ist, dass du am Ende { $points } { $currency } hinter { $rival } liegst.
       *[no] Zu erwarten ist, dass { $name } am Ende { $points } { $currency } hinter { $rival } liegt.
    }
}
review-luck = { $sign ->
    [more] Davon haben { $who } die Ziehungen { $points } gebracht.
   *[less] Davon haben { $whom } die Ziehungen { $points } gekostet.
}
review-luck-other = { $sign ->
    [more] Die Ziehungen waren für { $whom } um { $points } { $currency } besser als im Durchschnitt.
   *[less] Die Ziehungen waren für { $whom } um { $points } { $currency } schlechter als im Durchschnitt.
}
review-play = { $you ->
    [yes] Bei { $best } von { $decisions } Entscheidungen hast du das Beste gewählt; im Durchschnitt hat jede { $loss } von 100 Siegen gekostet ({ $level }, Genauigkeit { $accuracy }).
   *[no] Bei { $best } von { $decisions } Entscheidungen hat { $name } das Beste gewählt; im Durchschnitt hat jede { $loss } von 100 Siegen gekostet ({ $level }, Genauigkeit { $accuracy }).
}
review-level-masterly = meisterhaft
review-level-strong = stark
review-level-sound = solide
review-level-uneven = wechselhaft
review-level-careless = sorglos

review-line-start = am Anfang
review-line-luck = die Ziehungen
review-line-own = eigene Entscheidungen
review-line-gifts = Entscheidungen der anderen
review-line-hidden = was verborgen war
review-line-revised = später anders gesehen
review-line-result = am Ende
review-shares = Siege von 100
review-lead = { $currency } gegenüber { $rival }

review-cost = Das hat etwa { $loss } von 100 Siegen gekostet.
review-compared = { $times }-mal von beiden aus mit denselben Ziehungen weitergespielt, gewinnt die bessere Wahl { $share } von 100 Partien mehr, plus oder minus { $error }, und hat am Ende { $points } { $currency } { $sign ->
    [more] mehr
   *[less] weniger
}.
review-own = Woher der Unterschied kommt
review-others = Was es für die anderen ändert
review-only = Die einzige gute Wahl: Die nächstbeste gewinnt { $loss } von 100 Partien weniger.
review-turning = { $sign ->
    [more] { $name }: { $change } von 100 mehr
   *[less] { $name }: { $change } von 100 weniger
}
review-drawn = Ziehungen
review-chances = Siegchancen
review-balance = Woher das Ergebnis kommt
review-turnings = Wo sich die Partie gewendet hat
review-costly = Die teuersten Entscheidungen
review-praised = Gute Entscheidungen, die schwer zu finden waren
review-none = Keine Entscheidung hat einen deutlichen Teil des Sieges gekostet.
review-instead = Besser
review-played = Gespielt
review-step = Schritt { $ply }
review-judge = Die Siegchancen sind die des stärksten schnellen Urteils, das Meadhall hat. Was es einen Schritt später anders gesehen hat, ist eine eigene Zeile: { $revised } an quadrierter Änderung, neben { $luck } durch Glück.
