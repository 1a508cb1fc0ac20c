"""How Isle of Skye is shown to people: views, sentences, reasons, scores, the terminal."""
