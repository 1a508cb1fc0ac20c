ruling = ruling { $number }
rule-turns = rule: whose turn it is
rule-notation = rule: the list of actions
rule-chance = rule: what is left to be drawn
rule-ending = rule: the end of the game
