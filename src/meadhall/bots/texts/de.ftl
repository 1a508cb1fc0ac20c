# Jede Stufe: wie sie heißt, und was dich erwartet.

level-easy = leicht
level-easy-about = Übersieht vieles. Für deine ersten Partien.
level-medium = mittel
level-medium-about = Kennt das Spiel und plant von Zug zu Zug.
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
