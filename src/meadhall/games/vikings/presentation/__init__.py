"""How Vikings is shown to people: views, sentences, reasons, scores, the terminal."""
