# Jede Stufe: wie sie heißt, und was dich erwartet.

level-beginner = Anfänger
level-beginner-about = Lernt noch. Für deine ersten Partien.
level-easy = leicht
level-easy-about = Übersieht vieles.
level-medium = mittel
level-medium-about = Kennt das Spiel und plant von Zug zu Zug.
level-skilled = geübt
level-skilled-about = Urteilt gut, schaut aber nicht voraus.
level-hard = schwer
level-hard-about = Schaut voraus.
level-expert = Experte
level-expert-about = Spielt stark.
level-master = Meister
level-master-about = Am stärksten.

# Wie lange ein Bot über jede Wahl nachdenkt.
bot-answers = Antwortet sofort.
bot-thinks-briefly = Denkt einen Moment nach.
bot-thinks = { $seconds ->
    [one] Denkt bis zu einer Sekunde nach.
   *[other] Denkt bis zu { $seconds } Sekunden nach.
}

# Warum eine Möglichkeit besser ist als die nächstbeste, aus Partien, die mit beiden zu Ende gespielt wurden.
reason-brings = { $sign ->
    [more] Bis zum Ende der Partie bringt dir das etwa { $brings } { $currency }, { $points } mehr als die nächstbeste Möglichkeit.
    [less] Bis zum Ende der Partie bringt dir das etwa { $brings } { $currency }. Einfach weitergespielt brächte die nächstbeste Möglichkeit { $points } mehr; die Suche blickt weiter und zieht diese vor.
   *[same] Bis zum Ende der Partie bringt dir das etwa { $brings } { $currency }, so viel wie die nächstbeste Möglichkeit.
}
reason-source = { $source } ({ $points })
reason-more = Besser ist es bei: { $sources }.
reason-less = Etwas kostet es dich bei: { $sources }.
reason-alike = Keine einzelne Quelle macht einen Unterschied.
reason-others = Die anderen haben dadurch am Ende { $points } { $currency } { $sign ->
    [more] mehr
   *[less] weniger
}.
