"""How Vikings Gone Wild is shown to people: views, sentences, reasons, scores, the terminal."""
